//! What an evaluation did, counted. Counts do not depend on threads or order: they are sums.

use std::collections::BTreeMap;

use gridwright_dsl::{Fault, Prim, Reason};

/// How often calls failed, by primitive and reason.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FaultCounts(BTreeMap<(Option<Prim>, Reason), u64>);

impl FaultCounts {
    /// Counts a fault.
    pub fn add(&mut self, fault: Fault) {
        *self.0.entry((fault.prim(), fault.reason())).or_default() += 1;
    }

    /// All of them, by primitive in the order of the table.
    pub fn iter(&self) -> impl Iterator<Item = (Option<Prim>, Reason, u64)> {
        self.0.iter().map(|(&(prim, reason), &count)| (prim, reason, count))
    }

    /// Their number.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// Adds others.
    pub fn merge(&mut self, other: FaultCounts) {
        for (key, count) in other.0 {
            *self.0.entry(key).or_default() += count;
        }
    }
}

/// What an evaluation did: every distinct call of a battery once for a sample, and those that depend on the demos alone
/// once for a task. Where the programs of a battery use more together than one may, all that was done is counted: what
/// its parts have in common once for each of them, and the program at which a part ended as far as it came and once alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// Steps that were evaluated or poisoned.
    pub steps: u64,
    /// Calls of primitives, also inside of higher-order ones.
    pub calls: u64,
    /// Fuel used.
    pub fuel: u64,
    /// Faults where they arose.
    pub faults: FaultCounts,
}

impl Counters {
    /// Adds another evaluation's.
    pub fn merge(&mut self, other: Counters) {
        self.steps += other.steps;
        self.calls += other.calls;
        self.fuel += other.fuel;
        self.faults.merge(other.faults);
    }
}
