//! Solving: from a task to programs, and to two answers for each of its tests.
//!
//! In: a task, how much may be used, and a backend. Out: programs that are right on all demos, best first, or the nearest
//! there are; two different answers for each test input. Nothing here looks at a test's output, a clock or a random
//! number: the same task and effort give the same programs, on every backend.
//!
//! The way of a task: `versions` (the task seen another way: colours, poses, parts), `shares` (what each may use), `problem`
//! (what is seen of it), `known` (programs to try first), `search` (states, cheapest first, in waves), `stepped` (two rules in a row), `posed` (poses and
//! splits, one after the other), `rank` (which programs are handed in, by `vote`, each written by `emit` and run alone), and for a share
//! of the effort `evolved` (mutants of the nearest programs; these follow from a seed). The search asks `enumerate` for the
//! work of a level, made of `steps` and `calls` and the states of the `frontier`, at costs that a `prior` (`prior_table`) moves by the
//! task's `signature`; `assemble` for states that go together; `invariants` for what answers should keep; and keeps to its `fuel`.
//! `drawn` makes the random programs that the prior is counted on.

mod account;
mod assemble;
mod calls;
#[doc(hidden)]
pub mod drawn;
mod emit;
mod enumerate;
mod evolved;
mod frontier;
mod fuel;
mod invariants;
mod known;
mod lift;
#[doc(hidden)]
pub mod oracle;
mod posed;
mod prior;
mod prior_table;
mod problem;
mod rank;
mod search;
mod shares;
#[doc(hidden)]
pub mod signature;
mod stepped;
mod steps;
mod versions;
mod vote;

pub use crate::answers::{ATTEMPTS, Answer};
pub use account::Account;
pub use known::Known;
pub use rank::{Found, Solved};

use std::sync::Arc;

use gridwright_dsl::Value;
use gridwright_engine::{Backend, Lane};
use gridwright_grid::Task;

use crate::cancel::Cancel;
use crate::effort::Scale;
use fuel::SearchBudget;
use posed::Posed;
use problem::Problem;
use rank::Searched;
use search::Search;
use shares::Shares;
use versions::Version;

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// It has found enough.
    Found,
    /// All fuel was used.
    Fuel,
    /// All fuel was used, the last of it without keeping what was not right: the states took all memory that they may.
    Memory,
    /// There was nothing left to try.
    Exhausted,
    /// Whoever asked did not want to wait any longer.
    Interrupted,
    /// All fuel for it was used, and then evolution found a program.
    Evolved,
}

/// The share, in percent, of the task as it is for the version in which colours are renamed by how common they are.
const RANKED: u64 = 25;
/// The cost of a call of a known program.
const KNOWN_COST: u32 = 6;
/// How much work is handed to a backend at once.
const WAVE: usize = 1024;

/// How much a search may use, and what it starts from.
#[derive(Clone, Debug)]
pub struct Options {
    /// Work of the search, in units of [`effort::UNIT`](crate::effort::UNIT), scaled by the task's size. Trying
    /// known programs does not count.
    pub effort: u64,
    /// Bytes that the states of one task may take, about.
    pub memory: u64,
    /// The share of the work, in percent, that goes to evolution where the search finds no program that is right.
    pub evolve: u8,
    /// What the random choices of evolution follow from; the search makes none.
    pub seed: u64,
    /// Programs to try first.
    pub known: Option<Arc<Known>>,
    /// Whether it is written down what each search took and found ([`Solved::accounts`]), which takes a little longer.
    pub accounts: bool,
    /// Ends the search from outside; what is found then depends on when it does.
    pub cancel: Cancel,
    /// How much work is handed to the backend at once. What is found does not depend on it.
    pub wave: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            effort: 1400,
            memory: 3 << 29,
            evolve: 0,
            seed: 0,
            known: None,
            accounts: false,
            cancel: Cancel::new(),
            wave: WAVE,
        }
    }
}

/// Looks for programs that solve a task.
pub fn solve(task: &Task, options: &Options, backend: &dyn Backend) -> Solved {
    let Some(problem) = Problem::of(task) else { return Solved::nothing(task) };
    let (scale, evolve_share) = (Scale::of(task), u64::from(options.evolve.min(100)));
    let fuel = scale.fuel(options.effort);
    let for_evolution = fuel / 100 * evolve_share;
    let lane = &mut *backend.lane();
    let shares = Shares::of(fuel - for_evolution, scale, 100 - evolve_share);
    let solved = search(task, &problem, &shares, options, lane);
    if for_evolution == 0 || solved.is_exact() {
        solved
    } else {
        evolve(task, &problem, solved, for_evolution, options, lane)
    }
}

/// Searches the versions of a task, one after the other: its colours, then in two steps, then its poses and splits.
fn search(task: &Task, problem: &Problem, shares: &Shares, options: &Options, lane: &mut dyn Lane) -> Solved {
    let versions = plan(task);
    // One part more for the pose or split that is searched while these are kept.
    let memory = options.memory / (versions.len() + 1) as u64;
    let (mut searched, mut stop, mut spent, mut known_fuel) = (Vec::new(), Stop::Exhausted, 0, 0);
    for (at, (version, seen, until)) in versions.iter().enumerate() {
        let mut share = (shares.plain / 100 * until).saturating_sub(spent);
        if stop == Stop::Found {
            // For another second answer, a look at other colours as long as the first took.
            if !version.is_ranked() {
                continue;
            }
            share = share.min(spent).min(shares.plain / 100 * RANKED);
        }
        let mut search = Search::new(seen, SearchBudget { fuel: share, memory, wave: options.wave });
        if let (0, Some(known)) = (at, &options.known) {
            known_fuel += recall(&mut search, known, problem, version, lane);
        }
        let time = shares.plain_time(*until);
        let stopped = search.run(lane, &|| options.cancel.is_due(time));
        stop = if stop == Stop::Found { stop } else { stopped };
        let before = spent;
        spent += search.fuel.spent();
        searched.push(Searched { version, search, before });
    }
    let accounts = searched.iter().filter(|_| options.accounts);
    let mut accounts: Vec<Account> =
        accounts.map(|one| account::of_search(one.version.name(), task, one)).collect();
    let mut posed = match versions.first() {
        Some((base, ..)) if stop != Stop::Found => {
            let options = Options { memory, ..options.clone() };
            let stepped = stepped::search(task, base, spent, shares, &options, lane);
            let posed = posed::search(task, base, spent + stepped.fuel, shares, &options, lane);
            posed.and(stepped)
        }
        _ => Posed::default(),
    };
    let stop = if posed.is_cut { Stop::Interrupted } else { stop };
    accounts.append(&mut posed.accounts);
    Solved { known_fuel, accounts, ..rank::choose(task, &searched, &posed, options.known.as_deref(), stop) }
}

/// Enters what known programs give for the task as it is into the search of a version, and says what that took.
fn recall(
    search: &mut Search<'_>,
    known: &Known,
    task: &Problem,
    version: &Version,
    lane: &mut dyn Lane,
) -> u64 {
    let recalled = known.run(lane, &task.samples);
    for (program, values) in recalled.values {
        let encoded = values.iter().enumerate().map(|(sample, value)| match value {
            Value::Grid(grid) => version.encode(sample, grid).map(Value::Grid),
            _ => None,
        });
        if let Some(values) = encoded.collect() {
            search.recall(program as u32, KNOWN_COST * known.calls(program) as u32, values);
        }
    }
    recalled.fuel
}

/// The versions of a task in the order in which they are searched, and by how many percent of the work each ends.
fn plan(task: &Task) -> Vec<(Version, Problem, u64)> {
    let versions = Version::of(task);
    let ranked = versions.first().and_then(Version::ranked);
    let (count, shared) = (versions.len() as u64, if ranked.is_some() { 100 - RANKED } else { 100 });
    let until = (1..=count).map(|at| shared * at / count).chain([100]);
    let mut was_seen = false;
    let see = |(version, until): (Version, u64)| {
        let seen = Problem::of(version.task())?.again(was_seen || version.is_ranked());
        // Each sample in colours of its own is not the task in other colours.
        was_seen |= !version.has_own_grounds();
        Some((version, seen, until))
    };
    versions.into_iter().chain(ranked).zip(until).filter_map(see).collect()
}

/// Goes on from the nearest programs by evolution. What it finds is tried like programs that are known, and comes first.
fn evolve(
    task: &Task,
    problem: &Problem,
    solved: Solved,
    fuel: u64,
    options: &Options,
    lane: &mut dyn Lane,
) -> Solved {
    let nearest = solved.found.iter().map(|found| found.program.clone()).collect();
    let evolved = evolved::evolve(lane, task, nearest, fuel, options.seed, &|| options.cancel.is_due(100));
    let (used, tried) = (solved.fuel + evolved.fuel, solved.tried + evolved.tried);
    // Merging fails only for more calls than a graph can hold, and these are a few dozen short programs.
    let mut solved = match Known::new(&evolved.exact) {
        Ok(exact) if !exact.is_empty() => {
            let version = Version::plain(task);
            let budget = SearchBudget { fuel: 0, memory: options.memory, wave: options.wave };
            let mut search = Search::new(problem, budget);
            recall(&mut search, &exact, problem, &version, lane);
            let again = Searched { version: &version, search, before: used };
            let better = rank::choose(task, &[again], &Posed::default(), Some(&exact), Stop::Evolved);
            solved.after(better, task)
        }
        _ => solved,
    };
    (solved.fuel, solved.tried) = (used, tried);
    solved
}
