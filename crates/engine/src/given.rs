//! Results of steps that were computed elsewhere, for one sample of a battery.
//!
//! A device computes some steps of a code without a limit, and says what each of them used. The machine takes such a result
//! where it would have come to the same: where what it may use is enough. Else it says that it cannot, and the sample runs
//! without.

use gridwright_dsl::{Answer, Budget};
use rustc_hash::FxHashMap;

/// One step that was computed elsewhere.
#[derive(Clone, Debug)]
pub struct GivenStep {
    /// What it gives. `None` if it has a value that nothing but other given steps uses.
    pub answer: Option<Answer>,
    /// What it used.
    pub used: Budget,
    /// The calls of primitives that it made.
    pub calls: u64,
}

/// The steps of one sample that were computed elsewhere, by their place in the code.
#[derive(Clone, Default, Debug)]
pub struct Given {
    steps: FxHashMap<u32, GivenStep>,
}

impl Given {
    /// Adds a step.
    pub fn insert(&mut self, step: usize, given: GivenStep) {
        self.steps.insert(step as u32, given);
    }

    /// A step, if it was computed.
    #[inline]
    pub(crate) fn step(&self, step: usize) -> Option<&GivenStep> {
        self.steps.get(&(step as u32))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}
