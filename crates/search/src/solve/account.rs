//! Accounts: what the fuel of a task went to, and what came of it, for whoever shares it out.
//!
//! In: searches that are over. Out: an [`Account`] for each way to see the task. They are kept only where somebody asks
//! (`Options::accounts`), since answers are decoded for them that are not handed in.

use std::collections::BTreeMap;

use gridwright_dsl::Prim;
use gridwright_engine::wave::Derivation;
use gridwright_grid::{Grid, Task};
use gridwright_program::{Node, Program};

use super::rank::{Searched, Voted};

/// What the search of a task seen one way took, and what it found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// How the task was seen, such as `as it is`, `two steps`, `pose 3`.
    pub way: String,
    /// Fuel by what took it: fits of a learner, or calls and all else (`None`).
    pub fuel: BTreeMap<Option<Prim>, u64>,
    /// For the programs that are right on all demos: the learner of the last rule, if there is one, and the answers to all tests.
    pub exact: Vec<(Option<Prim>, Vec<Grid>)>,
}

/// The account of a search.
pub(crate) fn of_search(way: String, task: &Task, searched: &Searched<'_>) -> Account {
    let Searched { search, .. } = searched;
    let exact = search.exact.iter().filter_map(|exact| {
        let mut grids = searched.grids(exact.state)?;
        let answers = grids.split_off(task.demos.len());
        let is_right = task.demos.iter().zip(&grids).all(|(demo, grid)| demo.output.as_ref() == Some(grid));
        let by = match search.store.get(exact.state).derivation {
            Derivation::Rule { prim, .. } => Some(prim),
            _ => None,
        };
        is_right.then_some((by, answers))
    });
    Account { way, fuel: search.fuel_by_learner(), exact: exact.collect() }
}

/// The account of programs that searches of other tasks were put together to.
pub(crate) fn of_programs(
    way: &str,
    task: &Task,
    fuel: BTreeMap<Option<Prim>, u64>,
    found: &[Voted],
) -> Account {
    let exact = found.iter().map(|voted| {
        let answers = voted.grids().iter().skip(task.demos.len()).cloned().collect();
        (voted.program().and_then(last_learner), answers)
    });
    Account { way: way.to_owned(), fuel, exact: exact.collect() }
}

/// Adds up fuel by what took it.
pub(crate) fn add(sums: &mut BTreeMap<Option<Prim>, u64>, more: BTreeMap<Option<Prim>, u64>) {
    for (by, fuel) in more {
        *sums.entry(by).or_default() += fuel;
    }
}

fn last_learner(program: &Program) -> Option<Prim> {
    let mut called = program.graph().iter().filter_map(|(_, node)| match node {
        Node::Call(prim, _) => prim.learner().map(|_| prim),
        _ => None,
    });
    called.next_back()
}
