//! Independent pieces of work, such as one task each, on as many threads as a backend has.
//!
//! These threads only drive the work: they are not the backend's own, so that a search which waits for its wave never
//! picks up another search meanwhile.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, Builder};

use crate::telemetry::set_worker;

/// The stack of a thread that evaluates: values and calls nest, to a bounded depth, and this is more than they need.
pub const STACK: usize = 8 << 20;

/// Does work for each number below `count` on so many threads, and gives the results in order. Threads take the numbers
/// in ascending order. A panic in the work goes on in the caller.
pub fn on_threads<R: Send>(threads: usize, count: usize, work: impl Fn(usize) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let drive = || {
        let numbers =
            std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&at| at < count));
        numbers.map(|at| (at, work(at))).collect::<Vec<(usize, R)>>()
    };
    let mut done: Vec<(usize, R)> = thread::scope(|scope| {
        let spawn = |number| {
            let numbered = move || {
                set_worker(number);
                drive()
            };
            Builder::new().stack_size(STACK).spawn_scoped(scope, numbered).ok()
        };
        let others: Vec<_> = (0..threads.min(count)).filter_map(spawn).collect();
        // Where the system gives no thread, this one does it.
        let own = if others.is_empty() { drive() } else { Vec::new() };
        let joined = others.into_iter().flat_map(|thread| match thread.join() {
            Ok(done) => done,
            Err(panic) => resume_unwind(panic),
        });
        own.into_iter().chain(joined).collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order() {
        for threads in [0, 1, 2, 7] {
            assert_eq!(on_threads(threads, 20, |at| at * at), (0..20).map(|at| at * at).collect::<Vec<_>>());
        }
        assert!(on_threads(3, 0, |at| at).is_empty());
    }
}
