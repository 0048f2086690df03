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
use super::search::{Exact, Partial, Search, Stop};
use super::states::{Origin, StateId};
use super::versions::Version;
use crate::attempts::fillers;

/// Answers for each test input.
pub const ATTEMPTS: usize = 2;
/// How many of the nearest programs are looked at where there are not enough that are right on all demos.
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
    /// What is said of a task that was not looked at: no program, and stand-ins for answers.
    pub fn nothing(task: &Task) -> Solved {
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

/// The search of one version of a task, when it is over.
pub(crate) struct Searched<'a> {
    pub(crate) version: &'a Version,
    pub(crate) search: Search<'a>,
    /// Fuel that had been used when it began.
    pub(crate) before: u64,
}

/// A state that may be handed in.
#[derive(Clone, Copy)]
struct Candidate<'a> {
    from: &'a Searched<'a>,
    state: StateId,
    /// The length of its program, and what the laws that it breaks count for if it is right on all demos.
    cost: u32,
    demos: usize,
    cells: usize,
    after: u64,
}

impl<'a> Searched<'a> {
    /// Its states that are right on all demos.
    fn exact(&'a self) -> impl Iterator<Item = Candidate<'a>> {
        let problem = self.search.problem;
        let (demos, cells) = (problem.demo_count(), problem.cells);
        let of = move |exact: &Exact| {
            let cost = exact.cost + self.version.cost();
            Candidate { from: self, state: exact.state, cost, demos, cells, after: self.before + exact.after }
        };
        self.search.exact.iter().map(of)
    }

    /// Its states that are right on some.
    fn partial(&'a self) -> impl Iterator<Item = Candidate<'a>> {
        let of = |near: &Partial| {
            let cost = self.search.states.get(near.state).cost + self.version.cost();
            let after = self.before + self.search.spent;
            Candidate { from: self, state: near.state, cost, demos: near.demos, cells: near.cells, after }
        };
        self.search.partial.iter().map(of)
    }
}

impl Candidate<'_> {
    /// What it gives for every sample of the task as it is.
    fn grids(&self) -> Option<Vec<Grid>> {
        let values = self.from.search.states.values(self.state).iter().enumerate();
        let grids = values.map(|(sample, value)| match value {
            Value::Grid(grid) => self.from.version.unsee(sample, grid),
            _ => None,
        });
        grids.collect()
    }

    /// Its programs, the shortest first, and whether they were known. The same calls on the task as it is may do, too.
    fn programs(&self, task: &Task, known: Option<&Known>, name: &str) -> (Vec<Program>, bool) {
        let states = &self.from.search.states;
        if let Origin::Known(at) = states.get(self.state).origin {
            let program = known.and_then(|known| known.program(at as usize));
            return (program.map(|program| program.renamed(name)).into_iter().collect(), true);
        }
        let versions = [&Version::plain(task), self.from.version];
        let emit = |version| emit::program(version, states, self.state, name);
        (versions.into_iter().filter_map(emit).collect(), false)
    }
}

/// Ranks what the searches of a task have found, validates the best and makes the answers.
pub(crate) fn choose(task: &Task, searched: &[Searched<'_>], known: Option<&Known>, stop: Stop) -> Solved {
    let mut solved = Solved { stop, ..Solved::nothing(task) };
    for Searched { search, .. } in searched {
        solved.fuel += search.spent;
        solved.tried += search.tried;
        solved.states += search.states.len();
    }
    let mut ranked: Vec<Candidate<'_>> = searched.iter().flat_map(Searched::exact).collect();
    ranked.sort_by_key(|exact| exact.cost);
    let mut partial: Vec<Candidate<'_>> = searched.iter().flat_map(Searched::partial).collect();
    partial.sort_by_key(|near| (Reverse((near.demos, near.cells)), near.cost));
    partial.truncate(NEAREST);
    partial.sort_by_cached_key(|near| (Reverse(near.demos), near.from.search.penalty(near.state)));
    ranked.extend(partial);
    let mut machine = Machine::new();
    let mut given: Vec<Vec<(Grid, usize)>> = vec![Vec::new(); task.tests.len()];
    let name = format!("solve_{}", task.id);
    for candidate in ranked {
        if given.iter().all(|answers| answers.len() >= ATTEMPTS) {
            break;
        }
        let Some(grids) = candidate.grids() else { continue };
        let answers = &grids[solved.demos..];
        let is_new = |(answers, answer): (&Vec<(Grid, usize)>, &Grid)| {
            answers.len() < ATTEMPTS && answers.iter().all(|(grid, _)| grid != answer)
        };
        if !given.iter().zip(answers).any(is_new) {
            continue;
        }
        let (programs, is_known) = candidate.programs(task, known, &name);
        if programs.is_empty() {
            continue;
        }
        let validated = programs.into_iter().find(|program| validated(&mut machine, task, program, &grids));
        let Some(program) = validated else {
            solved.mismatches += 1;
            continue;
        };
        for (given, answer) in given.iter_mut().zip(answers) {
            if is_new((given, answer)) {
                given.push((answer.clone(), solved.found.len()));
            }
        }
        let Candidate { cost, demos, after, .. } = candidate;
        solved.found.push(Found { program, is_known, cost, demos, after, answers: answers.to_vec() });
    }
    solved.answers = given.iter().zip(&task.tests).map(|(given, test)| answers(given, &test.input)).collect();
    solved
}

/// Whether a program run alone gives these grids.
fn validated(machine: &mut Machine, task: &Task, program: &Program, grids: &[Grid]) -> bool {
    let run = run_task(machine, &Code::new(program), task, &Limits::default());
    run.samples.iter().zip(grids).all(|(sample, grid)| sample.verdict.grid() == Some(grid))
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
