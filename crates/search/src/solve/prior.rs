//! A prior that looks at the task: which steps and rules are likely, by what its demos show.
//!
//! In: the signature of a task, and the table that `scripts/make-prior` counted. Out: how much more or less than the
//! table of steps says each step and each learner costs in the search of this task. So a task that keeps its size does not
//! pay for every crop and tile. Nothing is switched off, only put off; and programs are ranked by what they cost without it.

use gridwright_dsl::Prim;
use gridwright_engine::wave::{Callee, Derivation, StateId, Store};

use super::prior_table::PRIOR;
use super::problem::Problem;
use super::signature::{FEATURES, Signature};

/// The least and the most that it adds to a cost.
const LEAST: i32 = -2;
const MOST: i32 = 6;
/// The parts of a unit of cost that the table is written in.
const PARTS: i32 = 10;

/// What is added to the cost of each primitive for one task.
#[derive(Debug, Default)]
pub(crate) struct Prior {
    /// By the place of the primitive in the table; what is not there stays as it is.
    added: Vec<i32>,
}

impl Prior {
    /// The prior of a task.
    pub(crate) fn of(problem: &Problem) -> Prior {
        Prior::by(&Signature::of(&problem.inputs, &problem.targets))
    }

    /// The prior of a signature.
    fn by(signature: &Signature) -> Prior {
        let mut added = Vec::new();
        for (prim, row) in PRIOR {
            let (mut sum, mut values) = (0, row.as_slice());
            for ((_, names), value) in FEATURES.iter().zip(signature.0) {
                let (own, rest) = values.split_at(names.len().min(values.len()));
                sum += own.get(value).map_or(0, |&parts| i32::from(parts));
                values = rest;
            }
            if added.len() <= prim.index() {
                added.resize(prim.index() + 1, 0);
            }
            added[prim.index()] = ((sum + sum.signum() * PARTS / 2) / PARTS).clamp(LEAST, MOST);
        }
        Prior { added }
    }

    /// A cost of a primitive with what is added to it.
    pub(crate) fn cost(&self, prim: Prim, cost: u32) -> u32 {
        cost.saturating_add_signed(self.added(prim)).max(1)
    }

    /// What is added to a call and to those of its operands, all together.
    pub(crate) fn within(&self, store: &Store, derivation: Derivation) -> i32 {
        let within = |id: StateId| self.within(store, store.get(id).derivation);
        match derivation {
            Derivation::Call(call) => {
                let own = if let Callee::Prim(prim) = call.callee { self.added(prim) } else { 0 };
                own + call.args.as_slice().iter().map(|&id| within(id)).sum::<i32>()
            }
            Derivation::Rule { prim, from, .. } => self.added(prim) + within(from),
            Derivation::Input(_) | Derivation::Constant | Derivation::Known(_) => 0,
        }
    }

    fn added(&self, prim: Prim) -> i32 {
        self.added.get(prim.index()).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use gridwright_dsl::prim;
    use gridwright_grid::Grid;

    use super::*;

    fn prior(input: (usize, usize), output: (usize, usize)) -> Prior {
        let grid = |(height, width)| vec![Grid::filled(height, width, 1).unwrap()];
        Prior::by(&Signature::of(&grid(input), &grid(output)))
    }

    #[test]
    fn what_does_not_fit_the_size_costs_more() {
        let (same, smaller, twice) = (prior((4, 5), (4, 5)), prior((4, 5), (3, 3)), prior((4, 5), (8, 5)));
        assert!(same.added(prim::CROP_CONTENT) > smaller.added(prim::CROP_CONTENT));
        assert!(same.added(prim::TILE) > twice.added(prim::TILE));
        assert!(smaller.added(prim::VCONCAT) > twice.added(prim::VCONCAT));
    }

    #[test]
    fn nothing_is_switched_off() {
        let prior = prior((4, 5), (4, 5));
        assert!(prior.added.iter().all(|added| (LEAST..=MOST).contains(added)));
        assert_eq!(Prior::default().cost(prim::TILE, 8), 8);
    }

    #[test]
    fn every_row_has_all_features() {
        let values: usize = FEATURES.iter().map(|(_, names)| names.len()).sum();
        assert!(!PRIOR.is_empty() && PRIOR.iter().all(|(_, row)| row.len() == values));
    }
}
