//! Telemetry: what the time of a run was spent on, by phase and by primitive. It is measured beside the work and never
//! changes a result.
//!
//! Work is measured where it is done, on its thread, as [`Span`]s: a span never waits for other threads, so the sum of
//! spans is what the threads did. Single calls of primitives are timed only when asked for ([`crate::Machine::profiled`]).

use std::cell::Cell;
use std::time::{Duration, Instant};

use gridwright_grid::SampleKind;

use crate::machine::Machine;
use crate::profile::Profile;

/// A part of the pipeline.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Programs become one graph.
    Merge,
    /// The graph gives outputs.
    Evaluate,
    /// Differs say how near outputs are to their targets.
    Differs,
    /// Outputs are hashed and compared, and scores added up.
    Score,
    /// Programs are taken out of the graph again.
    Extract,
    /// Programs get their identity; those that are the same are dropped.
    Canonical,
    /// Each program runs alone.
    Validate,
    /// What is known is read, and what is kept is stored.
    Archive,
}

impl Phase {
    /// All of them, in the order of the pipeline.
    pub const ALL: [Phase; 8] = [
        Phase::Merge,
        Phase::Evaluate,
        Phase::Differs,
        Phase::Score,
        Phase::Extract,
        Phase::Canonical,
        Phase::Validate,
        Phase::Archive,
    ];

    /// In one word.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Merge => "merge",
            Phase::Evaluate => "evaluate",
            Phase::Differs => "differs",
            Phase::Score => "score",
            Phase::Extract => "extract",
            Phase::Canonical => "canonical",
            Phase::Validate => "validate",
            Phase::Archive => "archive",
        }
    }
}

/// A piece of work on one thread.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Span {
    /// What it belongs to.
    pub phase: Phase,
    /// The number of the thread among those that work.
    pub thread: usize,
    /// When it began.
    pub start: Instant,
    /// How long it took.
    pub wall: Duration,
    /// How long the thread ran on a core meanwhile; where the system does not tell, how long it took.
    pub cpu: Duration,
    /// Time inside of primitives, if calls were timed.
    pub inside: Duration,
    /// Calls that were timed.
    pub timed: u64,
    /// Calls of primitives.
    pub calls: u64,
    /// Whether it was for a demo or for a test, where it was for one of them.
    pub sample: Option<SampleKind>,
}

/// What was measured of a piece of the pipeline.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Telemetry {
    /// The pieces of work.
    pub spans: Vec<Span>,
    /// Time by primitive; empty unless it was asked for.
    pub profile: Profile,
}

impl Telemetry {
    /// Adds what was done since a stopwatch was started or last asked, and what a machine did for it.
    pub(crate) fn lap(&mut self, watch: &mut Stopwatch, phase: Phase, machine: &mut Machine) {
        let mut span = watch.lap(phase);
        let profile = machine.take_profile();
        (span.calls, span.inside, span.timed) = (machine.take_calls(), profile.total(), profile.calls());
        self.profile.merge(&profile);
        self.spans.push(span);
    }

    /// Adds another's.
    pub fn merge(&mut self, other: Telemetry) {
        self.spans.extend(other.spans);
        self.profile.merge(&other.profile);
    }
}

thread_local! {
    /// The number of a thread that is none of a pool.
    static WORKER: Cell<usize> = const { Cell::new(0) };
}

/// Says which of those that work this thread is.
pub(crate) fn set_worker(number: usize) {
    WORKER.set(number);
}

/// Measures pieces of work one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    start: Instant,
    cpu: Option<Duration>,
}

impl Stopwatch {
    /// Starts now.
    pub fn start() -> Stopwatch {
        Stopwatch { start: Instant::now(), cpu: thread_cpu() }
    }

    /// What was done since the start or the last lap, without calls.
    pub fn lap(&mut self, phase: Phase) -> Span {
        let next = Stopwatch::start();
        let span = Span {
            phase,
            thread: rayon::current_thread_index().unwrap_or_else(|| WORKER.get()),
            start: self.start,
            wall: next.start - self.start,
            cpu: on_core(self.cpu, next.cpu).unwrap_or(next.start - self.start),
            inside: Duration::ZERO,
            timed: 0,
            calls: 0,
            sample: None,
        };
        *self = next;
        span
    }

    /// How long the thread ran on a core since the start or the last lap, in seconds.
    pub fn core_seconds(&self) -> f64 {
        on_core(self.cpu, thread_cpu()).unwrap_or_else(|| self.start.elapsed()).as_secs_f64()
    }
}

/// The time on a core between two readings, if the system tells it.
fn on_core(before: Option<Duration>, after: Option<Duration>) -> Option<Duration> {
    Some(after?.saturating_sub(before?))
}

/// What reading the clock once takes, measured: timing a call reads it twice, which takes one reading's time inside of
/// what is timed and one outside.
pub fn clock_cost() -> Duration {
    const READINGS: u32 = 10_000;
    let measure = || {
        let start = Instant::now();
        (0..READINGS).for_each(|_| {
            std::hint::black_box(Instant::now());
        });
        start.elapsed() / READINGS
    };
    // The least of several: the rest is what else the machine did.
    (0..5).map(|_| measure()).min().unwrap_or_default()
}

/// How long this thread has run on a core.
#[cfg(unix)]
fn thread_cpu() -> Option<Duration> {
    Duration::try_from(rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime)).ok()
}

/// How long this thread has run on a core: not told.
#[cfg(not(unix))]
fn thread_cpu() -> Option<Duration> {
    None
}
