//! Backends: what evaluates batteries of programs and the waves of searches.
//!
//! In: batteries, each with a task; or, through a [`Lane`], waves of calls. Out: what every root or call gives on every
//! sample, what that is worth, and what was done for it. A backend never changes results, only where and how fast they
//! come about; the CPU is the first.

use gridwright_dsl::Answer;
use gridwright_grid::Task;

use crate::battery::Battery;
use crate::counters::{Counters, FaultCounts};
use crate::differs::Differs;
use crate::judge::Judged;
use crate::limits::Limits;
use crate::telemetry::Telemetry;
use crate::wave::{Outcome, Store, Terms, Work};

/// A battery to evaluate on every sample of a task.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    /// The programs.
    pub battery: &'a Battery,
    /// The task.
    pub task: &'a Task,
}

/// What came of a [`Job`].
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// For every sample, demos first, what every root gives.
    pub outputs: Vec<Vec<Answer>>,
    /// The quick hash of every output: equal outputs have equal hashes.
    pub hashes: Vec<Vec<u64>>,
    /// For every demo what its outputs are worth.
    pub judged: Vec<Judged>,
    /// What the programs did.
    pub counters: Counters,
    /// Faults of the differs.
    pub differ_faults: FaultCounts,
    /// Where the time went.
    pub telemetry: Telemetry,
}

/// What evaluates batteries and the waves of searches.
pub trait Backend: Send + Sync {
    /// What it is called in reports.
    fn name(&self) -> String;

    /// Evaluates jobs and judges their outputs on the demos; what comes out is in the order of the jobs.
    fn evaluate(&self, jobs: &[Job<'_>], differs: &Differs, limits: &Limits) -> Vec<Evaluation>;

    /// The same for as long as `goes_on` says so: a job that is not begun then has no evaluation. A backend that takes
    /// jobs together asks once for all of them.
    fn evaluate_while(
        &self,
        jobs: &[Job<'_>],
        differs: &Differs,
        limits: &Limits,
        goes_on: &(dyn Fn() -> bool + Sync),
    ) -> Vec<Option<Evaluation>> {
        if goes_on() {
            self.evaluate(jobs, differs, limits).into_iter().map(Some).collect()
        } else {
            jobs.iter().map(|_| None).collect()
        }
    }

    /// How many searches it takes to keep it busy.
    fn threads(&self) -> usize;

    /// A lane for the waves of one search, for as long as the search lasts.
    fn lane(&self) -> Box<dyn Lane + '_>;

    /// What was wrong with a result, where results are checked and one was found to be; nothing is to be kept then.
    fn mismatch(&self) -> Option<String> {
        None
    }
}

/// Where one search hands in its waves, one after the other.
pub trait Lane {
    /// Hands in a wave: the next outcomes are those of this work, in its order. What was not taken of the wave before is
    /// dropped.
    fn start(&mut self, store: &Store, work: Vec<Work>, terms: &Terms);

    /// The outcome of the next piece of work; `None` after the last. The store may have grown since the wave was handed
    /// in, and must hold the values of all operands.
    fn next(&mut self, store: &Store) -> Option<Outcome>;
}
