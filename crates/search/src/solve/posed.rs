//! The poses and splits of a task, each searched as a task of its own.
//!
//! In: the version of a task with the right ground, and fuel. Out: the programs that are right on all demos, of every pose and
//! split that has some. They are searched one after the other, each with a share of the fuel, and let go: what is kept are
//! programs, so memory is that of one search.

use gridwright_dsl::Value;
use gridwright_engine::Lane;
use gridwright_grid::Task;

use super::fuel::SearchBudget;
use super::problem::Problem;
use super::rank::{self, Found, Searched};
use super::search::Search;
use super::versions::{Version, plans};
use super::{Options, Stop};

/// What came of the poses and splits of a task.
#[derive(Default)]
pub(crate) struct Posed {
    pub(crate) found: Vec<Found>,
    pub(crate) fuel: u64,
    pub(crate) tried: u64,
    pub(crate) states: usize,
    pub(crate) mismatches: usize,
}

/// Searches the poses and splits of a task.
pub(crate) fn search(
    task: &Task,
    base: &Version,
    (fuel, each, before): (u64, u64, u64),
    options: &Options,
    lane: &mut dyn Lane,
) -> Posed {
    let mut posed = Posed::default();
    let mut seen: Vec<Value> = Vec::new();
    for plan in plans(base) {
        let left = fuel - posed.fuel;
        if left < each / 4 || options.cancel.is_due(100) {
            break;
        }
        let (version, used) = plan.version(base, left);
        posed.fuel += used;
        let Some(version) = version else { continue };
        if seen.contains(version.demos()) {
            continue;
        }
        seen.push(version.demos().clone());
        let Some(problem) = Problem::of(version.task()) else { continue };
        let budget = SearchBudget {
            fuel: each.min(fuel - posed.fuel),
            memory: options.memory / 2,
            wave: options.wave,
        };
        let mut search = Search::new(&problem, budget);
        let stop: Stop = search.run(lane, &|| options.cancel.is_due(100));
        let searched = Searched { version: &version, search, before: before + posed.fuel };
        posed.fuel += searched.search.fuel.spent();
        posed.tried += searched.search.tried;
        posed.states += searched.search.store.len();
        let (found, mismatches) = rank::exact(task, &searched);
        if std::env::var("GW_LOG").is_ok() {
            let right = found
                .iter()
                .map(|f| f.answers.iter().zip(&task.tests).all(|(a, t)| t.output.as_ref() == Some(a)));
            eprintln!(
                "LOG {} {:?} demos {} fuel {} exact {} found {:?} right {:?} mism {} stop {:?} after {:?}",
                task.id,
                plan,
                version.task().demos.len(),
                searched.search.fuel.spent(),
                searched.search.exact.len(),
                found.iter().map(|f| f.cost).collect::<Vec<_>>(),
                right.collect::<Vec<_>>(),
                mismatches,
                stop,
                found.iter().map(|f| f.after - searched.before).collect::<Vec<_>>()
            );
        }
        posed.found.extend(found);
        posed.mismatches += mismatches;
    }
    posed
}
