//! One program on every sample of one task.

use gridwright_dsl::{Answer, Fault, Value};
use gridwright_grid::{Grid, SampleKind, Task};

use crate::code::Code;
use crate::differs::{Differs, EXACT};
use crate::limits::Limits;
use crate::machine::{Inputs, Machine};

/// What a program made of a sample.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// The expected grid.
    Right(Grid),
    /// Another value.
    Wrong(Value),
    /// A value where the expected one is not known.
    Unknown(Value),
    /// No value.
    Fault(Fault),
}

impl Verdict {
    /// The verdict on an answer, given what was expected.
    pub fn of(answer: Answer, expected: Option<&Grid>) -> Verdict {
        match (answer, expected) {
            (Err(fault), _) => Verdict::Fault(fault),
            (Ok(Value::Grid(grid)), Some(expected)) if grid == *expected => Verdict::Right(grid),
            (Ok(value), Some(_)) => Verdict::Wrong(value),
            (Ok(value), None) => Verdict::Unknown(value),
        }
    }

    /// Whether it is the expected grid.
    pub fn is_right(&self) -> bool {
        matches!(self, Verdict::Right(_))
    }

    /// The verdict in a word.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Right(_) => "right",
            Verdict::Wrong(_) => "wrong",
            Verdict::Unknown(_) => "unknown",
            Verdict::Fault(_) => "fault",
        }
    }

    /// What is wrong about an output, given what was expected; nothing where nothing is.
    pub fn why(&self, expected: Option<&Grid>) -> String {
        match (self, expected) {
            (Verdict::Fault(fault), _) => fault.to_string(),
            (Verdict::Wrong(Value::Grid(grid)), Some(expected)) => {
                let shape = |grid: &Grid| (grid.height(), grid.width());
                if shape(grid) != shape(expected) {
                    let ((height, width), (rows, columns)) = (shape(grid), shape(expected));
                    return format!("the grid is {height}x{width}, expected {rows}x{columns}");
                }
                match grid.cells().iter().zip(expected.cells()).filter(|(a, b)| a != b).count() {
                    1 => "1 cell differs".to_owned(),
                    cells => format!("{cells} cells differ"),
                }
            }
            (Verdict::Wrong(value), _) => format!("gives {}, which is no grid", value.brief(40)),
            _ => String::new(),
        }
    }

    /// The grid that came out, if one did.
    pub fn grid(&self) -> Option<&Grid> {
        match self {
            Verdict::Right(grid)
            | Verdict::Wrong(Value::Grid(grid))
            | Verdict::Unknown(Value::Grid(grid)) => Some(grid),
            _ => None,
        }
    }
}

/// Whether two answers are the same value or the same fault, bools and ints kept apart.
pub fn same_answer(a: &Answer, b: &Answer) -> bool {
    match (a, b) {
        (Ok(a), Ok(b)) => a.identical(b),
        (Err(a), Err(b)) => a == b,
        _ => false,
    }
}

/// One sample of a [`Run`].
#[derive(Clone, Debug)]
pub struct SampleRun {
    /// Demo or test.
    pub kind: SampleKind,
    /// What came out.
    pub verdict: Verdict,
    /// Fuel that it took.
    pub fuel: u64,
}

/// One program on every sample of one task, demos first.
#[derive(Clone, Debug)]
pub struct Run {
    /// The samples in order.
    pub samples: Vec<SampleRun>,
}

impl Run {
    /// Whether every sample whose output is known is right, and there is one.
    pub fn is_right(&self) -> bool {
        let mut known = self.samples.iter().filter(|s| !matches!(s.verdict, Verdict::Unknown(_))).peekable();
        known.peek().is_some() && known.all(|sample| sample.verdict.is_right())
    }

    /// Number of samples that are right.
    pub fn right(&self) -> usize {
        self.samples.iter().filter(|sample| sample.verdict.is_right()).count()
    }

    /// The first fault, if there is one.
    pub fn fault(&self) -> Option<Fault> {
        self.samples
            .iter()
            .find_map(|s| if let Verdict::Fault(fault) = s.verdict { Some(fault) } else { None })
    }
}

impl Run {
    /// How near the outputs are to the targets, from 0 to 1000: the mean over the samples whose output is known, where a
    /// fault is worth nothing. `None` when none is known.
    pub fn score(
        &self,
        machine: &mut Machine,
        differs: &Differs,
        task: &Task,
        limits: &Limits,
    ) -> Option<u16> {
        let demos = demo_pairs(task);
        let prefix = differs.for_task(machine, &demos, limits);
        let (mut sum, mut known) = (0, 0);
        for (run, (_, sample)) in self.samples.iter().zip(task.samples()) {
            let Some(target) = &sample.output else { continue };
            known += 1;
            sum += match &run.verdict {
                Verdict::Right(_) => u64::from(EXACT),
                Verdict::Wrong(value) | Verdict::Unknown(value) => {
                    let target = differs.for_target(machine, &prefix, &demos, target, limits);
                    u64::from(differs.score(machine, &target, &demos, value, limits).total)
                }
                Verdict::Fault(_) => 0,
            };
        }
        (known > 0).then(|| (sum / known) as u16)
    }
}

/// The demo pairs of a task as the value of `S`: a tuple of `(input, output)`.
pub fn demo_pairs(task: &Task) -> Value {
    let pair = |input: &Grid, output: &Grid| Value::tuple(vec![input.clone().into(), output.clone().into()]);
    let pairs = task.demos.iter().filter_map(|demo| Some((&demo.input, demo.output.as_ref()?)));
    // A task's grids are bounded, so their tuple is small enough; a data set that broke this would leave `S` empty.
    pairs
        .map(|(input, output)| pair(input, output))
        .collect::<Result<Vec<_>, _>>()
        .and_then(Value::tuple)
        .unwrap_or(Value::EMPTY_TUPLE)
}

/// Runs a program on every sample of a task. It sees the demos as `S`, and never a target.
pub fn run_task(machine: &mut Machine, code: &Code, task: &Task, limits: &Limits) -> Run {
    let demos = demo_pairs(task);
    let samples = task
        .samples()
        .map(|(kind, sample)| {
            let input = Value::Grid(sample.input.clone());
            let answer = machine.run(code, Inputs::new(&demos, &input, &Value::None), limits);
            let fuel = machine.used().fuel;
            SampleRun { kind, verdict: Verdict::of(answer, sample.output.as_ref()), fuel }
        })
        .collect();
    Run { samples }
}
