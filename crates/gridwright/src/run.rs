//! Programs on samples: all of them, or one step by step.

use std::time::{Duration, Instant};

use gridwright_dsl::Value;
use gridwright_engine::{
    Backend, Code, Differs, Inputs, Limits, Machine, Run, Traced, Verdict, demo_pairs, on_threads, run_task,
};
use gridwright_grid::{Sample, Task};
use gridwright_program::Program;
use gridwright_search::Cancel;

use crate::error::Error;
use crate::observer::Observer;

/// What a program made of its task.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ProgramRun {
    /// What it gave on every sample, demos first.
    pub run: Run,
    /// How near the outputs are to those expected, from 0 to 1000; none where none is known.
    pub score: Option<u16>,
    /// How long the program took.
    pub took: Duration,
}

/// Runs programs, each on every sample of its task, on the threads of a backend; in their order.
///
/// ```
/// use gridwright::{Cpu, Limits, embedded_tasks, example_programs, run_programs};
///
/// let (data, programs) = (embedded_tasks()?, example_programs()?);
/// let jobs: Vec<_> = programs.iter().filter_map(|p| Some((&p.program, data.task(p.task_id()?)?))).collect();
/// let runs = run_programs(&Cpu::new(0)?, &jobs, &Limits::default(), &())?;
/// assert!(runs.iter().all(|run| run.run.is_right()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run_programs(
    backend: &dyn Backend,
    jobs: &[(&Program, &Task)],
    limits: &Limits,
    observer: &dyn Observer,
) -> Result<Vec<ProgramRun>, Error> {
    let runs = run_programs_until(backend, jobs, limits, observer, &Cancel::new())?;
    Ok(runs.into_iter().flatten().collect())
}

/// The same until the token is cancelled: what has not begun by then has no run.
pub fn run_programs_until(
    backend: &dyn Backend,
    jobs: &[(&Program, &Task)],
    limits: &Limits,
    observer: &dyn Observer,
    cancel: &Cancel,
) -> Result<Vec<Option<ProgramRun>>, Error> {
    let differs = Differs::standard()?;
    let run_one = |at: usize| {
        if cancel.is_cancelled() {
            return None;
        }
        let (program, task) = jobs[at];
        let (mut machine, code) = (Machine::new(), Code::new(program));
        let start = Instant::now();
        let run = run_task(&mut machine, &code, task, limits);
        let took = start.elapsed();
        let score = run.score(&mut machine, &differs, task, limits);
        observer.ran(task, 1, run.is_right());
        Some(ProgramRun { run, score, took })
    };
    Ok(on_threads(backend.threads(), jobs.len(), run_one))
}

/// Every step of a program on one sample.
#[non_exhaustive]
pub struct Trace {
    /// The demos, as the program sees them.
    pub demos: Value,
    /// The steps in the order of the program's text, each with its value or fault and its fuel.
    pub steps: Vec<Traced>,
    /// Fuel of all steps.
    pub fuel: u64,
    /// What came out.
    pub verdict: Verdict,
}

/// Runs a program on a sample of a task, step by step.
///
/// ```
/// use gridwright::{Limits, embedded_tasks, example_programs, trace};
///
/// let data = embedded_tasks()?;
/// let task = data.task("denoise").expect("it is embedded");
/// let programs = example_programs()?;
/// let program = programs.iter().find(|p| p.task_id() == Some("denoise")).expect("each task has one");
/// let trace = trace(&program.program, task, &task.demos[0], &Limits::default());
/// assert!(trace.verdict.is_right() && trace.steps.len() == program.program.calls());
/// # Ok::<(), gridwright::Error>(())
/// ```
pub fn trace(program: &Program, task: &Task, sample: &Sample, limits: &Limits) -> Trace {
    let (mut machine, code) = (Machine::new(), Code::new(program));
    let (demos, input) = (demo_pairs(task), Value::Grid(sample.input.clone()));
    let inputs = Inputs::new(&demos, &input, &Value::None);
    let steps = machine.trace(&code, inputs, limits);
    let fuel = machine.used().fuel;
    let verdict = Verdict::of(machine.run(&code, inputs, limits), sample.output.as_ref());
    Trace { steps, fuel, verdict, demos }
}
