//! The poses and splits of a task, each searched as a task of its own.
//!
//! In: the version of a task with the right ground, and fuel. Out: the programs that are right on all demos, of every pose and
//! split that has some. They are searched one after the other, each with a share of the fuel, and let go: what is kept are
//! programs, so memory is that of one search.

use gridwright_dsl::Value;
use gridwright_engine::Lane;
use gridwright_grid::Task;

use super::account::{self, Account};
use super::fuel::SearchBudget;
use super::problem::Problem;
use super::rank::{self, Searched, Voted};
use super::search::Search;
use super::shares::Shares;
use super::versions::{Version, plans};
use super::{Options, Stop};

/// The least part of a share that a search is begun with.
const LEAST: u64 = 4;

/// What came of the poses and splits of a task.
#[derive(Default)]
pub(crate) struct Posed {
    pub(crate) found: Vec<Voted>,
    pub(crate) fuel: u64,
    pub(crate) tried: u64,
    pub(crate) states: usize,
    /// What each took and found, if somebody asked.
    pub(crate) accounts: Vec<Account>,
    /// Whether some were left out or cut off because whoever asked did not want to wait any longer.
    pub(crate) is_cut: bool,
}

impl Posed {
    /// What came of both.
    pub(crate) fn and(mut self, other: Posed) -> Posed {
        self.found.extend(other.found);
        self.fuel += other.fuel;
        self.tried += other.tried;
        self.states += other.states;
        self.accounts.extend(other.accounts);
        self.is_cut |= other.is_cut;
        self
    }
}

/// Searches the poses and splits of a task.
pub(crate) fn search(
    task: &Task,
    base: &Version,
    before: u64,
    shares: &Shares,
    options: &Options,
    lane: &mut dyn Lane,
) -> Posed {
    let (mut posed, fuel) = (Posed::default(), shares.all.saturating_sub(before));
    let mut seen: Vec<Value> = Vec::new();
    let plans = plans(base);
    for (at, plan) in plans.iter().enumerate() {
        let left = fuel - posed.fuel;
        let time = shares.plan_time(at, plans.len());
        if left < shares.each / LEAST {
            break;
        }
        if options.cancel.is_due(time) {
            posed.is_cut = true;
            continue;
        }
        let (version, used) = plan.version(base, left);
        posed.fuel += used;
        let Some(version) = version else { continue };
        if seen.contains(version.demos()) {
            continue;
        }
        seen.push(version.demos().clone());
        let Some(problem) = Problem::of(version.task()) else { continue };
        let problem = problem.again(version.is_ranked());
        let Options { memory, wave, .. } = *options;
        let share = if version.has_images() { shares.images } else { shares.each };
        let budget = SearchBudget { fuel: share.min(fuel - posed.fuel), memory, wave };
        let mut search = Search::new(&problem, budget);
        posed.is_cut |= search.run(lane, &|| options.cancel.is_due(time)) == Stop::Interrupted;
        let searched = Searched { version: &version, search, before: before + posed.fuel };
        posed.fuel += searched.search.fuel.spent();
        posed.tried += searched.search.tried;
        posed.states += searched.search.store.len();
        if options.accounts {
            posed.accounts.push(account::of_search(plan.name(), task, &searched));
        }
        posed.found.extend(rank::exact(task, &searched));
    }
    posed
}
