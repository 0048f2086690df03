//! Voting: which two grids to hand in for a test input, by what many programs of an archive give.
//!
//! In: [`Vote`]s, the outputs of programs for that input with what is known of each program. Out: two different grids,
//! always. A grid is better when a program with a higher score on the demos gives it; of equals, when more programs agree
//! on it that do not share their calls; of equals, when a shorter program gives it. `answers` chooses.

use std::cmp::Reverse;

use gridwright_dsl::Value;
use gridwright_engine::{Code, Differs, EXACT, Limits, Machine, Target, demo_pairs, run_task};
use gridwright_grid::submission::Attempts;
use gridwright_grid::{Grid, Task};
use gridwright_program::{GraphBuilder, Program};
use rustc_hash::FxHashSet;

use crate::answers::{ATTEMPTS, Answer, Chooser};

/// What a program gives for a test input.
#[derive(Clone, Debug)]
pub struct Vote<'a> {
    /// The grid.
    pub grid: Grid,
    /// The program that gives it.
    pub program: &'a Program,
    /// The sum of the program's scores on the demos.
    pub demo_score: u64,
}

/// What speaks for a grid.
struct Ballot {
    grid: Grid,
    demo_score: u64,
    /// What the calls of the programs with that score that none before has add up to, in thousandths of a program.
    agreement: u64,
    shortest: usize,
}

/// Two different grids for a test input, the better first.
pub fn two_attempts(votes: &[Vote<'_>], input: &Grid) -> Attempts {
    let [first, second] = answers(&[votes], [input])[0].clone();
    [first.grid, second.grid]
}

/// The answers for some test inputs.
fn answers<'a>(
    votes: &[impl AsRef<[Vote<'a>]>],
    inputs: impl IntoIterator<Item = &'a Grid>,
) -> Vec<[Answer; ATTEMPTS]> {
    let mut chooser = Chooser::new(inputs);
    for (test, votes) in votes.iter().enumerate() {
        for (rank, ballot) in ranked(votes.as_ref()).iter().enumerate() {
            chooser.offer_for(test, rank, &ballot.grid);
        }
    }
    chooser.finish()
}

/// The grids that were given, with what speaks for each, best first.
fn ranked(votes: &[Vote<'_>]) -> Vec<Ballot> {
    let mut ballots: Vec<Ballot> = Vec::new();
    for vote in votes {
        if !ballots.iter().any(|ballot| ballot.grid == vote.grid) {
            ballots.push(ballot(&vote.grid, votes));
        }
    }
    ballots.sort_by_key(|ballot| (Reverse(ballot.demo_score), Reverse(ballot.agreement), ballot.shortest));
    ballots
}

fn ballot(grid: &Grid, votes: &[Vote<'_>]) -> Ballot {
    let all = || votes.iter().filter(|vote| vote.grid == *grid);
    let demo_score = all().map(|vote| vote.demo_score).max().unwrap_or(0);
    let mut best: Vec<(usize, &Program)> = all()
        .filter(|vote| vote.demo_score == demo_score)
        .map(|vote| (vote.program.calls(), vote.program))
        .collect();
    best.sort_by_key(|(calls, program)| (*calls, program.content_hash()));
    let (mut graph, mut seen, mut agreement) = (GraphBuilder::new(), FxHashSet::default(), 0);
    for (_, program) in &best {
        agreement += new_share(&mut graph, &mut seen, program);
    }
    Ballot {
        grid: grid.clone(),
        demo_score,
        agreement,
        shortest: best.first().map_or(0, |(calls, _)| *calls),
    }
}

/// The share of a program's calls that none before it has, in thousandths.
fn new_share(graph: &mut GraphBuilder, seen: &mut FxHashSet<usize>, program: &Program) -> u64 {
    let Ok(root) = graph.import(program.graph(), program.root()) else { return 0 };
    let merged = graph.graph();
    let (mut new, mut all) = (0, 0);
    let mut path = vec![root];
    let mut walked = FxHashSet::default();
    while let Some(id) = path.pop() {
        if !walked.insert(id) {
            continue;
        }
        if !merged.operands(id).is_empty() {
            all += 1;
            new += u64::from(seen.insert(id.index()));
        }
        path.extend_from_slice(merged.operands(id));
    }
    // A program without calls is the input: it agrees with nobody in part.
    (1000 * new).checked_div(all).unwrap_or(1000)
}

/// What the programs of a task come to.
#[derive(Clone, Debug)]
pub struct Ballots {
    /// Two attempts for every test input.
    pub attempts: Vec<Attempts>,
    /// How many of these come from programs; the others are fillers.
    pub from_programs: usize,
    /// Whether a program is right on all demos.
    pub solved: bool,
    /// The programs behind the attempts, those of the first ones first; for each attempt the best that gives it.
    pub behind: Vec<Program>,
}

/// Runs programs on a task, and chooses two attempts for every test input.
pub fn ballots(programs: &[Program], task: &Task, differs: &Differs, limits: &Limits) -> Ballots {
    let (mut machine, demos) = (Machine::new(), demo_pairs(task));
    let front = differs.for_task(&mut machine, &demos, limits);
    let targets: Vec<Option<Target>> = task
        .demos
        .iter()
        .map(|demo| Some(differs.for_target(&mut machine, &front, &demos, demo.output.as_ref()?, limits)))
        .collect();
    let mut votes: Vec<Vec<Vote<'_>>> = vec![Vec::new(); task.tests.len()];
    let mut solved = false;
    for program in programs {
        let run = run_task(&mut machine, &Code::new(program), task, limits);
        let (demo_runs, test_runs) = run.samples.split_at(task.demos.len());
        let mut demo_score = 0;
        for (run, target) in demo_runs.iter().zip(&targets) {
            if let (Some(grid), Some(target)) = (run.verdict.grid(), target) {
                let output = Value::Grid(grid.clone());
                demo_score += u64::from(differs.score(&mut machine, target, &demos, &output, limits).total);
            }
        }
        solved |= demo_score == u64::from(EXACT) * task.demos.len() as u64;
        for (votes, run) in votes.iter_mut().zip(test_runs) {
            votes.extend(run.verdict.grid().map(|grid| Vote { grid: grid.clone(), program, demo_score }));
        }
    }
    let answers = answers(&votes, task.tests.iter().map(|test| &test.input));
    let mut behind: Vec<Program> = Vec::new();
    for attempt in 0..ATTEMPTS {
        for (votes, answers) in votes.iter().zip(&answers) {
            let gives =
                |vote: &&Vote<'_>| answers.get(attempt).is_some_and(|answer| answer.grid == vote.grid);
            let best = votes.iter().filter(gives).min_by_key(|vote| {
                (Reverse(vote.demo_score), vote.program.calls(), vote.program.content_hash())
            });
            let is_new = |vote: &&Vote<'_>| !behind.iter().any(|program| program.same_code(vote.program));
            let new = best.filter(is_new).map(|vote| vote.program.clone());
            behind.extend(new);
        }
    }
    let from_programs = answers.iter().flatten().filter(|answer| answer.program.is_some()).count();
    let attempts = answers.into_iter().map(|[first, second]| [first.grid, second.grid]).collect();
    Ballots { attempts, from_programs, solved, behind }
}
