//! What a search may use, and what it has used.

use super::Stop;

/// Limits of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchBudget {
    /// Fuel that all its work may take.
    pub(crate) fuel: u64,
    /// Bytes that its states may take.
    pub(crate) memory: u64,
    /// The most work that is handed to the backend at once; the results do not depend on it.
    pub(crate) wave: usize,
}

/// The fuel of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fuel {
    limit: u64,
    spent: u64,
    /// When to stop because something was found.
    enough: u64,
}

/// How much longer the search goes on, for shorter programs, after one that is right on all demos and predicts each from the
/// others: so many times as long as it took, and this much fuel; and at least until this part of the fuel is spent, if that is
/// not more than so much.
const PATIENCE: u64 = 3;
const GRACE: u64 = 10_000_000;
const PART: u64 = 5;
const MOST: u64 = 40_000_000;

impl Fuel {
    /// So much fuel, nothing of it spent.
    pub(crate) fn new(limit: u64) -> Fuel {
        Fuel { limit, spent: 0, enough: u64::MAX }
    }

    /// What was spent.
    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    /// What is left.
    pub(crate) fn left(&self) -> u64 {
        self.limit - self.spent
    }

    /// Lets it spend up to another limit, if that is not spent yet.
    pub(crate) fn limit(&mut self, limit: u64) {
        self.limit = limit.max(self.spent);
    }

    /// Charges work. What needs more than is left uses that up, and is not done.
    pub(crate) fn charge(&mut self, fuel: u64) -> Result<(), Stop> {
        if fuel > self.left() {
            self.spent = self.limit;
            return Err(Stop::Fuel);
        }
        self.spent += fuel;
        Ok(())
    }

    /// Something good was found: from now on there is little patience.
    pub(crate) fn found(&mut self) {
        let longer = PATIENCE.saturating_mul(self.spent).saturating_add(GRACE);
        self.enough = self.enough.min(longer.max((self.limit / PART).min(MOST)));
    }

    /// Gives this part of what was spent once more, as far as there is as much.
    pub(crate) fn once_more(&mut self, part: u64) {
        self.limit = self.limit.min(self.spent.saturating_add(self.spent / part));
        self.enough = u64::MAX;
    }

    /// Whether enough was spent since something good was found.
    pub(crate) fn is_enough(&self) -> bool {
        self.spent >= self.enough
    }
}
