//! Ending a search from outside: a flag that anyone may set, and a deadline.
//!
//! Both are the outermost guard: what is found then depends on when they strike. Fuel ends a search the same on every
//! machine.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A token that ends work before its fuel does. Clones share the flag; each has the deadline that it was given.
#[derive(Clone, Debug, Default)]
pub struct Cancel {
    flag: Arc<AtomicBool>,
    time: Option<(Instant, Duration)>,
}

impl Cancel {
    /// A token that nobody has used yet, without a deadline.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// A token with the same flag, and so much time from now on.
    #[must_use]
    pub fn within(&self, time: Duration) -> Cancel {
        Cancel { flag: Arc::clone(&self.flag), time: Some((Instant::now(), time)) }
    }

    /// Ends the work of everyone who has a clone of this token.
    pub fn cancel(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Whether someone has asked to end the work; the deadline does not count.
    pub fn is_cancelled(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }

    /// Whether the work should end: someone has asked for it, or so many percent of the time are over.
    pub fn is_due(&self, percent: u64) -> bool {
        let due = |(start, time): (Instant, Duration)| {
            start.elapsed().as_secs_f64() >= time.as_secs_f64() * percent as f64 / 100.0
        };
        self.is_cancelled() || self.time.is_some_and(due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_share_the_flag_and_not_the_deadline() {
        let all = Cancel::new();
        let (late, over) = (all.within(Duration::from_secs(3600)), all.within(Duration::ZERO));
        assert!(!all.is_due(100) && !late.is_due(1) && over.is_due(100) && !over.is_cancelled());
        late.cancel();
        assert!(all.is_cancelled() && over.is_cancelled() && late.is_due(100));
    }
}
