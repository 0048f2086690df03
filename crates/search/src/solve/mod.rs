//! Solving: from a task to programs, and to two answers for each of its tests.
//!
//! In: a task and how much may be used. Out: programs that are right on all demos, best first, or the nearest there
//! are; two different answers for each test input. Nothing here looks at a test's output, a clock or a random number:
//! the same task and effort give the same programs. Flow: `versions` (the task in other colours), `problem` (what is seen
//! of it), `search` (states, cheapest first, by the table in `steps`, with `rules` and `sizes` fitted to them and
//! `assemble`d), `laws` (what answers should keep), `choose` (ranking, validation, the two answers), and for a share of the
//! effort `evolved` (mutants of the nearest programs; these follow from a seed).

mod assemble;
mod calls;
mod choose;
mod emit;
mod evolved;
mod known;
mod laws;
mod problem;
mod rules;
mod search;
mod sizes;
mod states;
mod steps;
mod versions;

pub use choose::{ATTEMPTS, Answer, Found, Solved};
pub use known::Known;
pub use search::Stop;

use std::sync::Arc;

use gridwright_engine::Backend;
use gridwright_grid::Task;

use crate::cancel::Cancel;
use choose::Searched;
use problem::Problem;
use search::{Means, Search};
use versions::Version;

/// How much work one unit of effort is on an ordinary task, in fuel.
pub const EFFORT: u64 = 1_000_000;
/// Cells of an ordinary task: of all inputs and demo outputs. A larger one gets more fuel for the same effort, since
/// every call takes more; a smaller one less.
const CELLS: u64 = 1_500;
/// The least and the most fuel that a task gets for the same effort, as parts of the ordinary, in halves.
const LEAST: u64 = 1;
const MOST: u64 = 6;

/// The share of the work, in percent, for the version in which colours are renamed by how common they are.
const RANKED: u64 = 25;

/// How much a search may use, and what it starts from.
#[derive(Clone, Debug)]
pub struct Options {
    /// Work, in units of [`EFFORT`].
    pub effort: u64,
    /// Bytes that the states of one task may take, about.
    pub memory: u64,
    /// The share of the work, in percent, that goes to evolution where the search finds no program that is right.
    pub evolve: u8,
    /// What the random choices of evolution follow from; the search makes none.
    pub seed: u64,
    /// Programs to try first.
    pub known: Option<Arc<Known>>,
    /// Ends the search from outside; what is found then depends on when it does.
    pub cancel: Cancel,
}

impl Default for Options {
    fn default() -> Self {
        Options { effort: 220, memory: 3 << 29, evolve: 0, seed: 0, known: None, cancel: Cancel::new() }
    }
}

/// Looks for programs that solve a task.
pub fn solve(task: &Task, options: &Options, _backend: &dyn Backend) -> Solved {
    let Some(problem) = Problem::of(task) else { return Solved::nothing(task) };
    let halves = ((2 * problem.all_cells()).div_ceil(CELLS)).clamp(LEAST, MOST);
    let fuel = options.effort.saturating_mul(EFFORT).saturating_mul(halves) / 2;
    let for_evolution = fuel / 100 * u64::from(options.evolve.min(100));
    let solved = search(task, &problem, fuel - for_evolution, options);
    if for_evolution == 0 || solved.is_exact() {
        solved
    } else {
        evolve(task, &problem, solved, for_evolution, options)
    }
}

/// Searches the versions of a task, one after the other.
fn search(task: &Task, problem: &Problem, fuel: u64, options: &Options) -> Solved {
    let versions = plan(task);
    let (mut searched, mut stop, mut spent) = (Vec::new(), Stop::Exhausted, 0);
    for (at, (version, seen, until)) in versions.iter().enumerate() {
        let mut share = (fuel / 100 * until).saturating_sub(spent);
        if stop == Stop::Found {
            // For another second answer, a look at other colours as long as the first took.
            if !version.is_ranked() {
                continue;
            }
            share = share.min(spent).min(fuel / 100 * RANKED);
        }
        let mut search = Search::new(seen);
        if let (0, Some(known)) = (at, &options.known) {
            search.recall(known, problem, version);
        }
        let time = (100 - u64::from(options.evolve.min(100))) * until / 100;
        let memory = options.memory / versions.len() as u64;
        let interrupted = || options.cancel.is_due(time);
        let stopped = search.run(&Means { fuel: share, memory, interrupted: &interrupted });
        stop = if stop == Stop::Found { stop } else { stopped };
        let before = spent;
        spent += search.spent;
        searched.push(Searched { version, search, before });
    }
    choose::choose(task, &searched, options.known.as_deref(), stop)
}

/// The versions of a task in the order in which they are searched, and by how many percent of the work each ends.
fn plan(task: &Task) -> Vec<(Version, Problem, u64)> {
    let versions = Version::of(task);
    let ranked = versions.first().and_then(Version::ranked);
    let (count, shared) = (versions.len() as u64, if ranked.is_some() { 100 - RANKED } else { 100 });
    let until = (1..=count).map(|at| shared * at / count).chain([100]);
    let see = |(version, until): (Version, u64)| {
        let seen = Problem::of(version.task())?;
        Some((version, seen, until))
    };
    versions.into_iter().chain(ranked).zip(until).filter_map(see).collect()
}

/// Goes on from the nearest programs by evolution. What it finds is tried like programs that are known, and comes first.
fn evolve(task: &Task, problem: &Problem, solved: Solved, fuel: u64, options: &Options) -> Solved {
    let nearest = solved.found.iter().map(|found| found.program.clone()).collect();
    let evolved = evolved::evolve(task, nearest, fuel, options.seed, &|| options.cancel.is_due(100));
    let (used, tried) = (solved.fuel + evolved.fuel, solved.tried + evolved.tried);
    // Merging fails only for more calls than a graph can hold, and these are a few dozen short programs.
    let better = match Known::new(evolved.exact) {
        Ok(exact) if !exact.is_empty() => {
            let mut again = Search::new(problem);
            again.spent = used;
            let version = Version::plain(task);
            again.recall(&exact, problem, &version);
            let again = Searched { version: &version, search: again, before: 0 };
            Some(choose::choose(task, &[again], Some(&exact), Stop::Evolved))
        }
        _ => None,
    };
    let used = better.as_ref().map_or(used, |better| better.fuel);
    let mut solved = if let Some(better) = better { solved.after(better) } else { solved };
    (solved.fuel, solved.tried) = (used, tried);
    solved
}
