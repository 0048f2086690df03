//! Enumerating: which work makes the programs of a cost, in a fixed order.
//!
//! In: the states so far. Out: calls and fits. All programs of one cost are made before those of the next: every step
//! with every state, or two, that make up the rest of the cost. So there is no queue, nothing is made twice, and what a
//! level has to do is known when it begins: whatever it makes costs at least as much, and is used by later levels.

use std::collections::VecDeque;

use gridwright_dsl::learn::{Gives, Learner, Takes, learners};
use gridwright_engine::wave::{Derivation, Sort, State, StateId, Store, Work};

use super::calls::Calls;
use super::frontier::Frontier;
use super::prior::Prior;
use super::problem::Problem;

/// The steps of a task.
pub(crate) struct Enumerator {
    prior: Prior,
    calls: Calls,
    /// The learners, and how much longer each makes a program of this task.
    learners: Vec<(&'static dyn Learner, u32)>,
    /// An output as large as its input needs no size.
    learns_sizes: bool,
    /// Whether the task was searched in other colours before.
    is_again: bool,
}

/// The work of one cost, as far as it was not handed out.
pub(crate) struct Level {
    /// The cost.
    pub(crate) cost: u32,
    states: std::vec::IntoIter<StateId>,
    ready: VecDeque<Work>,
}

impl Enumerator {
    /// The steps of a task; the parameters that they need are added to the store.
    pub(crate) fn new(problem: &Problem, store: &mut Store) -> Enumerator {
        let prior = Prior::of(problem);
        let with_cost = |learner: &'static dyn Learner| (learner, prior.cost(learner.prim(), learner.cost()));
        Enumerator {
            calls: Calls::of(problem, &prior, store),
            learners: learners().map(with_cost).collect(),
            prior,
            learns_sizes: !problem.keeps_shape(),
            is_again: problem.is_again,
        }
    }

    /// What the program of a state costs by the table of steps alone.
    pub(crate) fn unbiased(&self, store: &Store, id: StateId) -> u32 {
        let State { cost, derivation, .. } = *store.get(id);
        self.unbiased_of(store, cost, derivation)
    }

    /// The same of a program that ends in a call and that a search came to at a cost.
    pub(crate) fn unbiased_of(&self, store: &Store, cost: u32, derivation: Derivation) -> u32 {
        cost.saturating_add_signed(-self.prior.within(store, derivation))
    }

    /// The level of a cost.
    pub(crate) fn level(&self, cost: u32, store: &Store) -> Level {
        let states: Vec<StateId> = store.ids().filter(|&id| store.get(id).cost < cost).collect();
        Level { cost, states: states.into_iter(), ready: VecDeque::new() }
    }

    /// Hands out the next work of a level, so much at the most; none when the level is done.
    pub(crate) fn next(
        &self,
        level: &mut Level,
        store: &Store,
        frontier: &Frontier,
        most: usize,
    ) -> Vec<Work> {
        while level.ready.len() < most {
            let Some(id) = level.states.next() else { break };
            self.with_state(level, store, frontier, id);
        }
        let count = most.min(level.ready.len());
        level.ready.drain(..count).collect()
    }

    /// The rules that would be shorter programs than one of a cost, fitted from the states there are, without those of levels
    /// that are done, and without learners that take long: as in the levels to come, each with its level.
    pub(crate) fn rules_within(&self, cost: u32, done: u32, store: &Store) -> Vec<(u32, Work)> {
        let mut rules = Vec::new();
        for id in store.ids() {
            let state = store.get(id);
            let room = cost.saturating_sub(self.unbiased(store, id));
            let quick = self.learners.iter().filter(|(learner, _)| learner.starts_within() == u32::MAX);
            for &(learner, cost) in quick {
                let level = state.cost + cost;
                if learner.cost() < room && level > done && self.can_fit(learner, state) {
                    rules.push((level, Work::Fit(learner, id)));
                }
            }
        }
        rules.sort_by_key(|(level, _)| *level);
        rules
    }

    /// All work of a level that takes a state, and with it only states that came before.
    fn with_state(&self, level: &mut Level, store: &Store, frontier: &Frontier, id: StateId) {
        let state = store.get(id);
        let more = level.cost - state.cost;
        for template in self.calls.single(state.sort, more) {
            level.ready.push_back(Work::Call(template.with(&[id]), template.result));
        }
        for &(learner, _) in self.learners.iter().filter(|(_, cost)| *cost == more) {
            if self.can_fit(learner, state) {
                level.ready.push_back(Work::Fit(learner, id));
            }
        }
        for paired in self.calls.paired(state.sort) {
            let Some(other_cost) = more.checked_sub(paired.template.cost) else { continue };
            for &other in frontier.of(paired.other, other_cost) {
                // A pair comes up twice, seen from either; the later one makes the call. So does a state that is paired
                // with itself, seen from the first place.
                if other > id || (other == id && paired.from != 0) {
                    break;
                }
                let states = if paired.from == 0 { [id, other] } else { [other, id] };
                level.ready.push_back(Work::Call(paired.template.with(&states), paired.template.result));
            }
        }
    }

    /// Whether a learner can start from a state.
    fn can_fit(&self, learner: &dyn Learner, state: &State) -> bool {
        let takes = match learner.takes() {
            Takes::Grid => state.sort == Sort::Grid,
            Takes::OutputShape => state.comparison.is_some(),
            Takes::Pieces => state.sort == Sort::Grids,
        };
        let is_sized = self.learns_sizes && state.comparison.is_some();
        let within = if is_sized { learner.starts_from_sized_within() } else { learner.starts_within() };
        takes
            && state.cost <= within
            && (learner.gives() != Gives::Size || self.learns_sizes)
            && !(self.is_again && learner.sees_grounds())
    }
}
