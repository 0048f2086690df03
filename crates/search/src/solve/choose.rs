//! Choosing: which of the programs are handed in.
//!
//! Programs that are right on all demos come first, the shorter the better, where breaking the `laws` of the task counts
//! as length. Where there are none, or none with a second answer, the nearest programs follow: by demos that are right,
//! then by laws, then by cells. Every program that is handed in was run
//! alone on every sample, and gave what its state says.

use std::cmp::Reverse;

use gridwright_dsl::Value;
use gridwright_engine::{Code, Limits, Machine, run_task};
use gridwright_grid::{Grid, Task};
use gridwright_program::Program;

use super::emit;
use super::known::Known;
use super::search::{Search, Stop};
use super::states::{Origin, StateId};
use crate::attempts::fillers;

/// Answers for each test input.
pub const ATTEMPTS: usize = 2;

/// How many of the nearest programs are looked at where none is right on all demos.
const NEAREST: usize = 200;

/// A program that was found for a task.
#[derive(Clone, Debug)]
pub struct Found {
    /// The program.
    pub program: Program,
    /// Whether it was known before, and only tried.
    pub is_known: bool,
    /// Its length, in the units of the table of steps.
    pub cost: u32,
    /// How many demos it is right on.
    pub demos: usize,
    /// Fuel that had been used when it was found.
    pub after: u64,
    /// What it gives for each test input.
    pub answers: Vec<Grid>,
}

impl Found {
    /// The same, found and not known before.
    fn evolved(self) -> Found {
        Found { is_known: false, ..self }
    }
}

/// One answer for a test input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The grid.
    pub grid: Grid,
    /// Which of the found programs gives it; `None` if no program gave a second answer and the input stands in.
    pub program: Option<usize>,
}

/// What came of a task.
#[derive(Clone, Debug)]
pub struct Solved {
    /// The task's id.
    pub task: String,
    /// The programs that are handed in, best first.
    pub found: Vec<Found>,
    /// For each test input two different answers, better first.
    pub answers: Vec<[Answer; ATTEMPTS]>,
    /// Number of demos.
    pub demos: usize,
    /// Why the search ended.
    pub stop: Stop,
    /// Fuel that was used.
    pub fuel: u64,
    /// Calls that were tried.
    pub tried: u64,
    /// States that were reached.
    pub states: usize,
    /// Programs that gave something else alone than in the search. Always zero, unless the engine has a defect.
    pub mismatches: usize,
}

impl Solved {
    /// What is said of a task without demos or tests.
    pub(crate) fn nothing(task: &Task) -> Solved {
        Solved {
            task: task.id.clone(),
            found: Vec::new(),
            answers: task.tests.iter().map(|test| answers(&[], &test.input)).collect(),
            demos: task.demos.len(),
            stop: Stop::Exhausted,
            fuel: 0,
            tried: 0,
            states: 0,
            mismatches: 0,
        }
    }

    /// What is chosen when the programs and answers of another search go before these.
    pub(crate) fn after(self, better: Solved) -> Solved {
        let shift = better.found.len();
        let answers = better.answers.iter().zip(&self.answers).map(|([first, second], own)| {
            // An answer that no program gave stands behind those of programs.
            let shifted = own.iter().map(|answer| Answer {
                grid: answer.grid.clone(),
                program: answer.program.map(|program| program + shift),
            });
            let own = || shifted.clone().filter(|answer| answer.grid != first.grid);
            let next = if second.program.is_some() { Some(second.clone()) } else { own().next() };
            [first.clone(), next.unwrap_or_else(|| second.clone())]
        });
        Solved {
            answers: answers.collect(),
            found: better.found.into_iter().map(Found::evolved).chain(self.found).collect(),
            stop: better.stop,
            mismatches: self.mismatches + better.mismatches,
            ..self
        }
    }

    /// Whether a program was found that is right on all demos.
    pub fn is_exact(&self) -> bool {
        self.found.first().is_some_and(|found| found.demos == self.demos)
    }

    /// For each attempt up to the last, whether all tests are right by then; `None` where an output is not known.
    pub fn right_within(&self, task: &Task) -> Option<[bool; ATTEMPTS]> {
        let mut right = [true; ATTEMPTS];
        for (test, answers) in task.tests.iter().zip(&self.answers) {
            let expected = test.output.as_ref()?;
            let at = answers.iter().position(|answer| answer.grid == *expected);
            right.iter_mut().enumerate().for_each(|(attempt, right)| {
                *right &= at.is_some_and(|at| at <= attempt);
            });
        }
        Some(right)
    }
}

/// Ranks what a search has found, validates the best and makes the answers.
pub(crate) fn choose(task: &Task, search: &Search<'_>, known: Option<&Known>, stop: Stop) -> Solved {
    let mut solved = Solved {
        demos: search.problem.demo_count(),
        stop,
        fuel: search.spent,
        tried: search.tried,
        states: search.states.len(),
        ..Solved::nothing(task)
    };
    let mut exact = search.exact.clone();
    exact.sort_by_key(|exact| exact.cost);
    let mut ranked: Vec<(StateId, usize, u64)> =
        exact.iter().map(|exact| (exact.state, solved.demos, exact.after)).collect();
    let mut partial = search.partial.clone();
    partial.sort_by_key(|partial| {
        (Reverse((partial.demos, partial.cells)), search.states.get(partial.state).cost)
    });
    partial.truncate(NEAREST);
    partial.sort_by_cached_key(|partial| (Reverse(partial.demos), search.penalty(partial.state)));
    ranked.extend(partial.iter().map(|partial| (partial.state, partial.demos, search.spent)));
    let mut machine = Machine::new();
    let mut given: Vec<Vec<(Grid, usize)>> = vec![Vec::new(); task.tests.len()];
    for (state, demos, after) in ranked {
        if given.iter().all(|answers| answers.len() >= ATTEMPTS) {
            break;
        }
        let tests = &search.states.values(state)[solved.demos..];
        let answers: Vec<Grid> = tests
            .iter()
            .filter_map(|value| if let Value::Grid(grid) = value { Some(grid.clone()) } else { None })
            .collect();
        let is_new = |(answers, answer): (&Vec<(Grid, usize)>, &Grid)| {
            answers.len() < ATTEMPTS && answers.iter().all(|(grid, _)| grid != answer)
        };
        if answers.len() < task.tests.len() || !given.iter().zip(&answers).any(is_new) {
            continue;
        }
        let name = format!("solve_{}", task.id);
        let (program, is_known) = match search.states.get(state).origin {
            Origin::Known(at) => {
                (known.and_then(|known| known.program(at as usize)).map(|known| known.renamed(name)), true)
            }
            _ => (emit::program(&search.states, state, &name), false),
        };
        let Some(program) = program else { continue };
        if !validated(&mut machine, task, &program, search.states.values(state)) {
            solved.mismatches += 1;
            continue;
        }
        for (given, answer) in given.iter_mut().zip(&answers) {
            if is_new((given, answer)) {
                given.push((answer.clone(), solved.found.len()));
            }
        }
        let cost = search.states.get(state).cost;
        solved.found.push(Found { program, is_known, cost, demos, after, answers });
    }
    solved.answers = given.iter().zip(&task.tests).map(|(given, test)| answers(given, &test.input)).collect();
    solved
}

/// Whether a program run alone gives these values.
fn validated(machine: &mut Machine, task: &Task, program: &Program, values: &[Value]) -> bool {
    let run = run_task(machine, &Code::new(program), task, &Limits::default());
    run.samples.iter().zip(values).all(|(sample, value)| {
        matches!((sample.verdict.grid(), value), (Some(grid), Value::Grid(expected)) if grid == expected)
    })
}

/// Two different answers: those that programs gave, then those of [`fillers`].
fn answers(given: &[(Grid, usize)], input: &Grid) -> [Answer; ATTEMPTS] {
    let mut all: Vec<Answer> =
        given.iter().map(|(grid, program)| Answer { grid: grid.clone(), program: Some(*program) }).collect();
    for grid in fillers(input) {
        if all.iter().all(|answer| answer.grid != grid) {
            all.push(Answer { grid, program: None });
        }
    }
    all.truncate(ATTEMPTS);
    // There are two: fillers are more than two, and different.
    let blank = |colour: i8| input.edit(|cells| cells.fill(colour));
    <[Answer; ATTEMPTS]>::try_from(all)
        .unwrap_or_else(|_| [0, 1].map(|colour| Answer { grid: blank(colour), program: None }))
}
