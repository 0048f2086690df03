//! Time on a core: what a thread has worked, however many others wanted the core.
//!
//! Linux tells it; elsewhere it is the time that has passed. It is for figures "a second and core", on one thread.

use std::fs;
use std::time::{Duration, Instant};

/// A clock of the thread that started it.
pub(crate) struct CoreClock {
    start: Instant,
    worked: Option<Duration>,
}

impl CoreClock {
    /// Starts it.
    pub(crate) fn start() -> CoreClock {
        CoreClock { start: Instant::now(), worked: worked() }
    }

    /// Seconds that the thread has worked since, never more than have passed.
    pub(crate) fn seconds(&self) -> f64 {
        let passed = self.start.elapsed();
        let on_core = self.worked.and_then(|before| worked()?.checked_sub(before));
        // The system counts in ticks of its own; a figure of nothing would be worse than a rough one.
        on_core.filter(|time| !time.is_zero()).map_or(passed, |time| time.min(passed)).as_secs_f64()
    }
}

/// What this thread has worked so far.
fn worked() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_counts_and_sleep_does_not_count_more_than_it_lasts() {
        let clock = CoreClock::start();
        let passed = Instant::now();
        let sum: u64 = (0..1_000_000_u64).map(std::hint::black_box).sum();
        assert!(sum > 0);
        let seconds = clock.seconds();
        assert!(seconds > 0.0 && seconds <= passed.elapsed().as_secs_f64() + 0.1);
    }
}
