//! A progress bar on stderr, for what takes longer than a second and only when someone watches.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use gridwright::{Observer, Outcome, Task};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::table::number;

/// How long to wait before showing it.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar that appears after a second, can be moved from any thread, and is gone when it is dropped.
pub(crate) struct Progress {
    bar: ProgressBar,
    start: Instant,
    shown: AtomicBool,
    what: &'static str,
    /// Whether it says how many are solved.
    counts: bool,
    candidates: AtomicUsize,
    solved: AtomicUsize,
}

impl Progress {
    /// A bar for so many steps.
    pub(crate) fn new(steps: usize, what: &'static str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template("{msg} {bar:40} {pos}/{len}, {per_sec}, {eta} left");
        let bar = bar.with_message(what).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Progress {
            bar,
            start: Instant::now(),
            shown: AtomicBool::new(false),
            what,
            counts: false,
            candidates: AtomicUsize::new(0),
            solved: AtomicUsize::new(0),
        }
    }

    /// A bar that says how many are solved, and of how many candidates.
    pub(crate) fn counting(steps: usize, what: &'static str) -> Progress {
        let mut progress = Progress::new(steps, what);
        progress.counts = true;
        progress
    }

    /// One step further: so many candidates were looked at, and the task was solved or not.
    fn done(&self, candidates: usize, solved: bool) {
        let candidates = self.candidates.fetch_add(candidates, Ordering::Relaxed) + candidates;
        let solved = self.solved.fetch_add(usize::from(solved), Ordering::Relaxed) + usize::from(solved);
        self.bar.set_message(format!(
            "{}: {solved} solved, {} candidates",
            self.what,
            number(candidates as u64)
        ));
        self.step();
    }

    /// One step further.
    pub(crate) fn step(&self) {
        self.bar.inc(1);
        if self.start.elapsed() >= PATIENCE && !self.shown.swap(true, Ordering::Relaxed) {
            // Draws nothing unless stderr is a terminal.
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }
}

impl Observer for Progress {
    fn finished(&self, _: &Task, outcome: &Outcome) {
        if self.counts { self.done(outcome.solved.tried as usize, outcome.is_exact()) } else { self.step() }
    }

    fn ran(&self, _: &Task, programs: usize, exact: bool) {
        if self.counts { self.done(programs, exact) } else { self.step() }
    }
}

/// A line that says how it goes, for what has no known end; it appears after a second and is gone when it is dropped.
pub(crate) struct Live {
    bar: ProgressBar,
    start: Instant,
    shown: bool,
}

impl Live {
    /// An empty line.
    pub(crate) fn new() -> Live {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template("{spinner} {elapsed} {wide_msg}");
        let bar = bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
        Live { bar, start: Instant::now(), shown: false }
    }

    /// Takes it away, before something else is printed.
    pub(crate) fn clear(&mut self) {
        self.bar.finish_and_clear();
    }

    /// Says something else.
    pub(crate) fn say(&mut self, text: String) {
        if self.start.elapsed() >= PATIENCE && !self.shown {
            self.shown = true;
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.set_message(text);
        self.bar.tick();
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        self.clear();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
