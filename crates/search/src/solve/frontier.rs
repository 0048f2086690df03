//! The states of a store by sort and cost: what a call of a given cost can take.

use gridwright_engine::wave::{Sort, StateId};

/// States by sort and by cost, each list in the order of ids.
#[derive(Debug, Default)]
pub(crate) struct Frontier {
    by_cost: [Vec<Vec<StateId>>; Sort::COUNT],
}

impl Frontier {
    /// The states of a sort that cost so much.
    pub(crate) fn of(&self, sort: Sort, cost: u32) -> &[StateId] {
        self.by_cost[sort as usize].get(cost as usize).map_or(&[], Vec::as_slice)
    }

    /// Adds a state.
    pub(crate) fn add(&mut self, sort: Sort, cost: u32, id: StateId) {
        let by_cost = &mut self.by_cost[sort as usize];
        if by_cost.len() <= cost as usize {
            by_cost.resize(cost as usize + 1, Vec::new());
        }
        let states = &mut by_cost[cost as usize];
        // Mostly the newest; an older one comes when a cheaper program was found for it.
        if let Err(at) = states.binary_search(&id) {
            states.insert(at, id);
        }
    }

    /// Takes a state out that cost so much.
    pub(crate) fn remove(&mut self, sort: Sort, cost: u32, id: StateId) {
        if let Some(states) = self.by_cost[sort as usize].get_mut(cost as usize)
            && let Ok(at) = states.binary_search(&id)
        {
            states.remove(at);
        }
    }
}
