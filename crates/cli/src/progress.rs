//! How long work goes, on stderr: a bar where someone watches, else a line now and then.
//!
//! On a terminal a bar appears after a second. Without one, in a log file or a notebook, a line is written every half
//! minute, first after ten seconds: what is done, what is solved, what is left. `GRIDWRIGHT_PROGRESS` sets these seconds; 0
//! is never.

use std::env;
use std::io::{self, IsTerminal};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use gridwright::{Error, Observer, Outcome, Task};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::table::number;
use crate::{note, time};

/// How long to wait before showing a bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// How long to wait before the first line, and between lines.
const LINES: (Duration, Duration) = (Duration::from_secs(10), Duration::from_secs(30));

/// Lines now and then, where nobody watches.
struct Lines {
    start: Instant,
    next: Mutex<Option<Duration>>,
    every: Duration,
}

impl Lines {
    fn new() -> Lines {
        let asked = env::var("GRIDWRIGHT_PROGRESS").ok().and_then(|seconds| seconds.parse::<f64>().ok());
        let asked = asked.filter(|seconds| (0.0..=1e6).contains(seconds)).map(Duration::from_secs_f64);
        let (first, every) = asked.map_or(LINES, |seconds| (seconds, seconds));
        let wanted = !every.is_zero() && !io::stderr().is_terminal();
        Lines { start: Instant::now(), next: Mutex::new(wanted.then_some(first)), every }
    }

    /// Writes a line if it is time for one.
    fn offer(&self, line: impl FnOnce(Duration) -> String) {
        let Ok(mut next) = self.next.lock() else { return };
        let elapsed = self.start.elapsed();
        if next.is_some_and(|next| elapsed >= next) {
            *next = Some(elapsed + self.every);
            note(&line(elapsed));
        }
    }
}

/// The time that is left, if things go on like this.
pub(crate) fn left(elapsed: Duration, done: f64) -> Option<Duration> {
    if done <= 0.0 {
        return None;
    }
    Duration::try_from_secs_f64(elapsed.as_secs_f64() * (1.0 - done).max(0.0) / done).ok()
}

/// The same in words.
pub(crate) fn left_text(elapsed: Duration, done: f64) -> String {
    left(elapsed, done).map_or_else(String::new, |left| format!(", about {} left", time::brief(left)))
}

/// A bar that appears after a second, can be moved from any thread, and is gone when it is dropped; or lines.
pub(crate) struct Progress {
    bar: ProgressBar,
    lines: Lines,
    shown: AtomicBool,
    what: &'static str,
    steps: usize,
    done: AtomicUsize,
    /// Whether it says how many are solved.
    counts: bool,
    candidates: AtomicUsize,
    solved: AtomicUsize,
    complained: AtomicBool,
}

impl Progress {
    /// A bar for so many steps.
    pub(crate) fn new(steps: usize, what: &'static str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::hidden());
        let template = "{msg} {wide_bar} {pos}/{len}, {my_speed}, {eta} left";
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        let speed = |state: &indicatif::ProgressState, out: &mut dyn std::fmt::Write| {
            let _ = write!(out, "{}/s", rate(state.per_sec()));
        };
        let bar = bar.with_message(what).with_style(style.with_key("my_speed", speed));
        Progress {
            bar,
            lines: Lines::new(),
            shown: AtomicBool::new(false),
            what,
            steps,
            done: AtomicUsize::new(0),
            counts: false,
            candidates: AtomicUsize::new(0),
            solved: AtomicUsize::new(0),
            complained: AtomicBool::new(false),
        }
    }

    /// A bar that says how many are solved, and of how many candidates.
    pub(crate) fn counting(steps: usize, what: &'static str) -> Progress {
        let mut progress = Progress::new(steps, what);
        progress.counts = true;
        progress
    }

    /// One step further: so many candidates were looked at, and the task was solved or not.
    fn done(&self, name: &str, candidates: usize, solved: bool) {
        let candidates = self.candidates.fetch_add(candidates, Ordering::Relaxed) + candidates;
        let solved = self.solved.fetch_add(usize::from(solved), Ordering::Relaxed) + usize::from(solved);
        self.bar.set_message(format!(
            "{}: {solved} solved, {} candidates",
            self.what,
            number(candidates as u64)
        ));
        self.advance(&format!(", {} solved so far, {name} done last", number(solved as u64)));
    }

    /// One step further.
    pub(crate) fn step(&self) {
        self.advance("");
    }

    fn advance(&self, more: &str) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        self.bar.inc(1);
        self.lines.offer(|elapsed| {
            let [at, of] = [done, self.steps].map(|n| number(n as u64));
            let left = left_text(elapsed, done as f64 / self.steps.max(1) as f64);
            format!("{}: {at} of {of} done{more}, {} elapsed{left}", self.what, time::brief(elapsed))
        });
        if self.lines.start.elapsed() >= PATIENCE && !self.shown.swap(true, Ordering::Relaxed) {
            // Draws nothing unless stderr is a terminal.
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }
}

/// A rate with as many digits as say something: `3.5`, `120`, `48,028`.
fn rate(per_second: f64) -> String {
    if per_second < 10.0 { format!("{per_second:.1}") } else { number(per_second as u64) }
}

impl Observer for Progress {
    fn finished(&self, task: &Task, outcome: &Outcome) {
        if self.counts {
            self.done(&task.id, outcome.solved.tried as usize, outcome.is_exact());
        } else {
            self.step();
        }
    }

    fn ran(&self, task: &Task, programs: usize, exact: bool) {
        if self.counts { self.done(&task.id, programs, exact) } else { self.step() }
    }

    fn saved(&self, _: &gridwright::Saved) {
        if self.complained.swap(false, Ordering::Relaxed) {
            self.bar.suspend(|| note("saved again: all that is done so far is written down"));
        }
    }

    fn not_saved(&self, error: &Error) {
        if self.complained.swap(true, Ordering::Relaxed) {
            return;
        }
        self.bar.suspend(|| note(&format!("warning: {error}; the run goes on, and it is tried again")));
    }
}

/// A line that says how it goes, for what has no known end; it appears after a second and is gone when it is dropped.
pub(crate) struct Live {
    bar: ProgressBar,
    lines: Lines,
    shown: bool,
}

impl Live {
    /// An empty line.
    pub(crate) fn new() -> Live {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template("{spinner} {elapsed} {wide_msg}");
        let bar = bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
        Live { bar, lines: Lines::new(), shown: false }
    }

    /// Takes it away, before something else is printed.
    pub(crate) fn clear(&mut self) {
        self.bar.finish_and_clear();
    }

    /// Prints something else above it.
    pub(crate) fn warn(&mut self, text: &str) {
        self.bar.suspend(|| note(text));
    }

    /// Says something else.
    pub(crate) fn say(&mut self, text: String) {
        self.lines.offer(|elapsed| format!("{}: {text}", time::brief(elapsed)));
        if self.lines.start.elapsed() >= PATIENCE && !self.shown {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_rounded() {
        assert_eq!([3.4846, 0.04, 12.7, 48_028.3].map(rate), ["3.5", "0.0", "12", "48,028"]);
    }

    #[test]
    fn what_is_left_follows_from_what_is_done() {
        let minute = Duration::from_secs(60);
        assert_eq!((left(minute, 0.0), left(minute, 0.25)), (None, Some(3 * minute)));
        assert_eq!(left_text(minute, 0.5), ", about 1m 00s left");
    }
}
