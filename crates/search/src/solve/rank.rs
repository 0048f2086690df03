//! Ranking: which of the programs that the searches of a task have found are handed in.
//!
//! Programs that are right on all demos come first, the shorter the better, where breaking the `invariants` of the task
//! counts as length, and where those that agree add up (`vote`). Where there are none, or none with a second answer, the nearest programs follow: by demos that are
//! right, then by invariants, then by cells. Every program that is handed in was run alone on every sample, and gave what
//! its state says. The answers themselves are chosen in [`crate::answers`].

use std::cmp::Reverse;

use gridwright_dsl::{Prim, Value};
use gridwright_engine::wave::{Derivation, StateId};
use gridwright_engine::{Code, Limits, Machine, run_task};
use gridwright_grid::{Grid, Task};
use gridwright_program::{Node, Program};

use super::Stop;
use super::account::Account;
use super::emit;
use super::known::Known;
use super::posed::Posed;
use super::search::{ExactState, Search};
use super::versions::Version;
use super::vote::{self, Group};
use crate::answers::{ATTEMPTS, Answer, Chooser};
use crate::effort::Scale;

/// How much longer by its steps a program may be that is handed in because it has fewer calls, and how many calls a rule in it
/// counts for.
const CLOSE: u32 = 12;
const RULE_CALLS: usize = 3;
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
    /// Fuel that was used by the search and by evolution: never more than the effort allows.
    pub fuel: u64,
    /// Fuel that was used by trying known programs, beside that.
    pub known_fuel: u64,
    /// How many times the fuel of an ordinary task the same effort is here, for the task's size.
    pub size_factor: f64,
    /// Calls and fits that were tried.
    pub tried: u64,
    /// States that were reached.
    pub states: usize,
    /// What each search took and found, in their order; none unless [`Options`](super::Options) asks for them.
    pub accounts: Vec<Account>,
    /// Programs that gave something else alone than in the search. Always zero, unless the engine has a defect.
    pub mismatches: usize,
}

impl Solved {
    /// What is said of a task that was not looked at: no program, and stand-ins for answers.
    pub fn nothing(task: &Task) -> Solved {
        Solved {
            task: task.id.clone(),
            found: Vec::new(),
            answers: chooser(task).finish(),
            demos: task.demos.len(),
            stop: Stop::Exhausted,
            fuel: 0,
            known_fuel: 0,
            size_factor: Scale::of(task).factor(),
            tried: 0,
            states: 0,
            accounts: Vec::new(),
            mismatches: 0,
        }
    }

    /// What is chosen when the programs of another search go before these.
    pub(crate) fn after(self, better: Solved, task: &Task) -> Solved {
        let mut chooser = chooser(task);
        let found: Vec<Found> = better.found.into_iter().map(Found::evolved).chain(self.found).collect();
        for (program, found) in found.iter().enumerate() {
            chooser.offer(program, &found.answers);
        }
        Solved {
            answers: chooser.finish(),
            found,
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
        if task.tests.is_empty() {
            return None;
        }
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

/// What may be handed in.
#[derive(Clone, Copy)]
struct Candidate<'a> {
    from: Source<'a>,
    /// The length of its program, and what the invariants that it breaks count for if it is right on all demos.
    cost: u32,
    demos: usize,
    cells: usize,
    after: u64,
}

#[derive(Clone, Copy)]
enum Source<'a> {
    /// A state of a search.
    State(&'a Searched<'a>, StateId),
    /// A program of a pose or split, or of two steps.
    Voted(&'a Voted),
}

/// A program of a pose or split, or of two steps, what it gives for every sample, and what all its programs weigh that agree with it. It was
/// not run alone yet: most of them are not handed in, and rules take long to fit.
pub(crate) struct Voted {
    written: Written,
    grids: Vec<Grid>,
    cost: u32,
    after: u64,
    weight: u64,
}

impl Voted {
    /// A program that nothing else agrees with.
    pub(crate) fn alone(program: Program, grids: Vec<Grid>, cost: u32, after: u64) -> Voted {
        let written = Written { own: Some(program), shorter: None, is_known: false };
        Voted { written, grids, cost, after, weight: vote::weight(cost) }
    }

    pub(crate) fn program(&self) -> Option<&Program> {
        self.written.own.as_ref()
    }

    /// What it gives for every sample.
    pub(crate) fn grids(&self) -> &[Grid] {
        &self.grids
    }

    pub(crate) fn cost(&self) -> u32 {
        self.cost
    }

    /// Fuel that had been used when it was found.
    pub(crate) fn after(&self) -> u64 {
        self.after
    }
}

impl<'a> Searched<'a> {
    /// Its states that are right on all demos.
    fn exact(&'a self) -> impl Iterator<Item = Candidate<'a>> {
        let problem = self.search.problem;
        let (demos, cells) = (problem.demo_count(), problem.cells);
        let of = move |exact: &ExactState| {
            let cost = self.search.cost(exact.state) + exact.penalty + self.version.cost();
            let (from, after) = (Source::State(self, exact.state), self.before + exact.after);
            Candidate { from, cost, demos, cells, after }
        };
        self.search.exact.iter().map(of)
    }

    /// Its states that are right on some.
    fn partial(&'a self) -> impl Iterator<Item = Candidate<'a>> {
        let of = |&state: &StateId| {
            let near = self.search.store.get(state);
            let comparison = near.comparison?;
            let cost = self.search.cost(state) + self.version.cost();
            let after = self.before + self.search.fuel.spent();
            let (demos, cells) = (comparison.targets, comparison.cells);
            Some(Candidate { from: Source::State(self, state), cost, demos, cells, after })
        };
        self.search.partial.iter().filter_map(of)
    }

    /// What a state gives for every sample of the task as it is.
    pub(crate) fn grids(&self, state: StateId) -> Option<Vec<Grid>> {
        let Search { store, problem, .. } = &self.search;
        let grids = (0..problem.inputs.len()).map(|sample| match store.value(state, sample) {
            Some(Value::Grid(grid)) => Some(grid.clone()),
            _ => None,
        });
        self.version.decode(grids.collect()).into_iter().collect()
    }

    /// The programs of a state, the shortest first. The same calls on the task as it is may do, too, where that is searched
    /// in other colours.
    fn programs(&self, state: StateId, task: &Task, known: Option<&Known>) -> Written {
        let (store, name) = (&self.search.store, format!("solve_{}", task.id));
        if let Derivation::Known(at) = store.get(state).derivation {
            let program = known.and_then(|known| known.program(at as usize));
            return Written {
                own: program.map(|program| program.renamed(&name)),
                shorter: None,
                is_known: true,
            };
        }
        let emit = |version: &Version| emit::program(version, store, known, state, &name);
        let shorter = if self.version.is_plain() { None } else { emit(&Version::plain(task)) };
        Written { own: emit(self.version), shorter, is_known: false }
    }
}

/// What was written of a state.
#[derive(Clone)]
struct Written {
    /// Its program; `None` where it cannot be written.
    own: Option<Program>,
    /// The same calls on the task as it is, which may give something else.
    shorter: Option<Program>,
    is_known: bool,
}

impl Candidate<'_> {
    /// What the invariants that it breaks count for.
    fn penalty(&self) -> u32 {
        match self.from {
            Source::State(searched, state) => searched.search.penalty(state),
            Source::Voted(_) => 0,
        }
    }

    /// What it weighs in a vote.
    fn weight(&self) -> u64 {
        if let Source::Voted(voted) = self.from { voted.weight } else { vote::weight(self.cost) }
    }

    /// What it gives for every sample; `None` where it does not give all.
    fn grids(&self) -> Option<Vec<Grid>> {
        match self.from {
            Source::State(searched, state) => searched.grids(state),
            Source::Voted(voted) => Some(voted.grids.clone()),
        }
    }

    /// What it gives for the tests; `None` where it does not give all samples.
    fn answers(&self, task: &Task) -> Option<Vec<Grid>> {
        Some(self.grids()?.split_off(task.demos.len()))
    }

    /// Its programs.
    fn programs(&self, task: &Task, known: Option<&Known>) -> Written {
        match self.from {
            Source::State(searched, state) => searched.programs(state, task, known),
            Source::Voted(voted) => voted.written.clone(),
        }
    }

    /// What is handed in: a program that was run alone, if its answers are wanted. The error is a program that gave
    /// something else alone.
    fn validated(
        self,
        task: &Task,
        known: Option<&Known>,
        machine: &mut Machine,
        wants: impl Fn(&[Grid]) -> bool,
    ) -> Result<Option<Found>, ()> {
        let Some(grids) = self.grids() else { return Ok(None) };
        let answers = &grids[task.demos.len()..];
        if !wants(answers) {
            return Ok(None);
        }
        let Written { own, shorter, is_known } = self.programs(task, known);
        let mut gives = |program: &Program| gives(machine, task, program, &grids);
        let program = match (shorter.filter(&mut gives), own) {
            (Some(program), _) => program,
            (None, Some(own)) => Some(own).filter(gives).ok_or(())?,
            (None, None) => return Ok(None),
        };
        let Candidate { cost, demos, after, .. } = self;
        Ok(Some(Found { program, is_known, cost, demos, after, answers: answers.to_vec() }))
    }
}

/// The programs of a version that are right on all demos of the task, each with other answers.
pub(crate) fn exact(task: &Task, searched: &Searched<'_>) -> Vec<Voted> {
    let mut ranked: Vec<Candidate<'_>> = searched.exact().collect();
    ranked.sort_by_key(|exact| exact.cost);
    // Where a sample has too many parts, some are no demos.
    let answers = |candidate: &Candidate<'_>| {
        let mut grids = candidate.grids()?;
        let answers = grids.split_off(task.demos.len());
        let is_right = task.demos.iter().zip(&grids).all(|(demo, grid)| demo.output.as_ref() == Some(grid));
        is_right.then_some(answers)
    };
    let groups = vote::grouped(ranked, Candidate::weight, answers);
    let voted = |Group { members, weight, .. }: Group<Candidate<'_>>| {
        members.iter().find_map(|candidate| {
            let (written, grids) = (candidate.programs(task, None), candidate.grids()?);
            let Candidate { cost, after, .. } = *candidate;
            written.own.is_some().then_some(Voted { written, grids, cost, after, weight })
        })
    };
    groups.into_iter().filter_map(voted).take(ATTEMPTS).collect()
}

/// The answers of a task, none yet.
fn chooser(task: &Task) -> Chooser {
    Chooser::new(task.tests.iter().map(|test| &test.input))
}

/// Ranks what the searches of a task have found, validates the best and makes the answers. What poses and splits have found
/// takes part by what it weighs.
pub(crate) fn choose(
    task: &Task,
    searched: &[Searched<'_>],
    posed: &Posed,
    known: Option<&Known>,
    stop: Stop,
) -> Solved {
    let mut solved = Solved { stop, ..Solved::nothing(task) };
    (solved.fuel, solved.tried, solved.states) = (posed.fuel, posed.tried, posed.states);
    for Searched { search, .. } in searched {
        solved.fuel += search.fuel.spent();
        solved.tried += search.tried;
        solved.states += search.store.len();
    }
    let of_posed = posed.found.iter().map(|voted| {
        let Voted { cost, after, .. } = *voted;
        Candidate { from: Source::Voted(voted), cost, demos: task.demos.len(), cells: 0, after }
    });
    let mut ranked: Vec<Candidate<'_>> = searched.iter().flat_map(Searched::exact).chain(of_posed).collect();
    ranked.sort_by_key(|exact| exact.cost);
    let groups = vote::grouped(ranked, Candidate::weight, |exact| exact.answers(task));
    let agreeing = groups.into_iter().flat_map(|group| fewest_calls_first(group.members, task, known));
    let mut partial: Vec<Candidate<'_>> = searched.iter().flat_map(Searched::partial).collect();
    partial.sort_by_key(|near| (Reverse((near.demos, near.cells)), near.cost));
    partial.truncate(NEAREST);
    partial.sort_by_cached_key(|near| (Reverse(near.demos), near.penalty()));
    let (mut machine, mut chooser) = (Machine::new(), chooser(task));
    for candidate in agreeing.chain(partial) {
        if chooser.is_full() {
            break;
        }
        match candidate.validated(task, known, &mut machine, |answers| chooser.wants(answers)) {
            Ok(Some(found)) => {
                chooser.offer(solved.found.len(), &found.answers);
                solved.found.push(found);
            }
            Ok(None) => {}
            Err(()) => solved.mismatches += 1,
        }
    }
    solved.answers = chooser.finish();
    solved
}

/// Programs that agree, the shortest by their steps first: of those that are about as short the one with the fewest calls goes
/// first, since it says the same in less.
fn fewest_calls_first<'a>(
    mut members: Vec<Candidate<'a>>,
    task: &Task,
    known: Option<&Known>,
) -> Vec<Candidate<'a>> {
    let Some(most) = members.first().map(|first| first.cost + CLOSE) else { return members };
    let close = members.partition_point(|candidate| candidate.cost <= most);
    let fewest = |candidate: &Candidate<'_>| {
        let Written { own, shorter, .. } = candidate.programs(task, known);
        own.iter().chain(&shorter).map(calls).min()
    };
    members[..close].sort_by_cached_key(fewest);
    members
}

/// How many calls a program has, where a rule that is learned counts for several.
fn calls(program: &Program) -> usize {
    let is_rule = |prim: Prim| prim.learner().is_some();
    let rules = program.graph().iter().filter(|(_, node)| match node {
        Node::Call(prim, _) => is_rule(*prim),
        Node::Const(Value::Prim(prim)) => is_rule(*prim),
        _ => false,
    });
    program.calls() + (RULE_CALLS - 1) * rules.count()
}

/// Whether a program run alone gives these grids.
fn gives(machine: &mut Machine, task: &Task, program: &Program, grids: &[Grid]) -> bool {
    let run = run_task(machine, &Code::new(program), task, &Limits::default());
    run.samples.iter().zip(grids).all(|(sample, grid)| sample.verdict.grid() == Some(grid))
}
