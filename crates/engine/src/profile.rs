//! Time by primitive. A call's time includes that of the calls inside it: `apply(f, x)` that of `f`.

use std::time::Duration;

use gridwright_dsl::Prim;

/// How often something was called, and how long that took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spending {
    /// Calls.
    pub calls: u64,
    /// Their time.
    pub time: Duration,
}

/// Time by primitive, for the steps of codes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Profile(Vec<Spending>);

impl Profile {
    /// Adds a call of a primitive, or of a value.
    #[inline]
    pub(crate) fn add(&mut self, prim: Option<Prim>, time: Duration) {
        let place = place(prim);
        if self.0.len() <= place {
            self.0.resize(place + 1, Spending::default());
        }
        self.0[place].calls += 1;
        self.0[place].time += time;
    }

    /// Adds another's.
    pub fn merge(&mut self, other: &Profile) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), Spending::default());
        }
        for (sum, more) in self.0.iter_mut().zip(&other.0) {
            sum.calls += more.calls;
            sum.time += more.time;
        }
    }

    /// All time inside of primitives.
    pub fn total(&self) -> Duration {
        self.0.iter().map(|spending| spending.time).sum()
    }

    /// All calls that were timed.
    pub fn calls(&self) -> u64 {
        self.0.iter().map(|spending| spending.calls).sum()
    }

    /// Every primitive that was called, most expensive first; none stands for calls of values.
    pub fn most_expensive(&self) -> Vec<(Option<Prim>, Spending)> {
        let prims = std::iter::once(None).chain(Prim::all().map(Some));
        let called = |prim: Option<Prim>| Some((prim, *self.0.get(place(prim))?));
        let mut all: Vec<_> = prims.filter_map(called).filter(|(_, spending)| spending.calls > 0).collect();
        all.sort_by_key(|(prim, spending)| (std::cmp::Reverse(spending.time), *prim));
        all
    }
}

/// Calls of values come first, then primitives in the order of the table.
fn place(prim: Option<Prim>) -> usize {
    prim.map_or(0, |prim| prim.index() + 1)
}
