//! Who gets how much of a task's fuel and time: the task as it is and in other colours, in two steps, its poses and splits.
//!
//! The shares follow from what each brought on training tasks. Most of what is found for the task as it is is found early, so
//! it gets all of a small effort and a part of a large one; each pose or split then gets a share of its own.

use crate::effort::Scale;

/// What the task as it is gets first, in units of effort, and its share of all, in percent.
const PLAIN_FIRST: u64 = 100;
const PLAIN: u64 = 15;
/// The share of one pose or split, in percent.
const EACH: u64 = 6;
/// The share of one with images beside the demos, on which every call takes twice as long, in percent.
const IMAGES: u64 = 2 * EACH;
/// The share of all two-step searches together, in percent.
const STEPS: u64 = 20;
/// The share of the time, in percent, after which the task as it is ends where time ends the search.
const PLAIN_TIME: u64 = 40;
/// The share of the time, in percent, that two-step searches have after that.
const STEPS_TIME: u64 = 15;

/// The fuel of a task, shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shares {
    /// What there is in all.
    pub(crate) all: u64,
    /// For the task as it is and in other colours.
    pub(crate) plain: u64,
    /// For each pose or split, and for each step.
    pub(crate) each: u64,
    /// For each pose with images beside the demos.
    pub(crate) images: u64,
    /// For all searches in two steps.
    pub(crate) steps: u64,
    /// The percent of the time for all of these.
    pub(crate) time: u64,
}

impl Shares {
    /// The shares of so much fuel for a task of this size, and of so many percent of the time.
    pub(crate) fn of(all: u64, scale: Scale, time: u64) -> Shares {
        let first = scale.fuel(PLAIN_FIRST);
        Shares {
            all,
            plain: first.saturating_add(all / 100 * PLAIN).min(all),
            each: all / 100 * EACH,
            images: all / 100 * IMAGES,
            steps: all / 100 * STEPS,
            time,
        }
    }

    /// By how many percent of the time a version of the task as it is ends, if it is to end by so many percent of theirs.
    pub(crate) fn plain_time(&self, until: u64) -> u64 {
        self.time * PLAIN_TIME / 100 * until / 100
    }

    /// By how many percent of the time the searches in two steps end.
    pub(crate) fn steps_time(&self) -> u64 {
        self.time * (PLAIN_TIME + STEPS_TIME) / 100
    }

    /// By how many percent of the time one of so many plans ends.
    pub(crate) fn plan_time(&self, at: usize, plans: usize) -> u64 {
        let before = PLAIN_TIME + STEPS_TIME;
        let rest = (100 - before) * (at as u64 + 1) / plans.max(1) as u64;
        self.time * (before + rest) / 100
    }
}
