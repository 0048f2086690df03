//! Work on several threads whose results are handed over in order, as soon as they are there.
//!
//! In: items, what to do with each, and what to do with what comes of it. Threads pull the next item from the front, so
//! that what is done is always nearly a prefix; results are handed over on the caller's thread, in the order of the items.
//! The threads are ordinary ones with [`STACK`], none of a pool: what they do may wait for a pool.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::telemetry::set_worker;
use crate::threads::STACK;

/// How long to wait for a result before saying that there is none.
const WAIT: Duration = Duration::from_millis(500);

/// Works on each item, and takes what comes of it as soon as that of all before it was taken, or nothing now and then
/// while there is none.
///
/// When taking fails, no further item is begun, and that is the error; whoever wants that those that were begun end
/// early tells them before. Fails, too, if the system gives no thread.
pub fn in_order<I: Sync, R: Send, E: From<io::Error>>(
    threads: usize,
    items: &[I],
    work: impl Fn(&I) -> R + Sync,
    mut take: impl FnMut(Option<R>) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let (sender, done) = mpsc::channel::<(usize, R)>();
    let worker = |number: usize, sender: mpsc::Sender<(usize, R)>| {
        set_worker(number);
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(at) else { return };
            if sender.send((at, work(item))).is_err() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        for number in 0..threads.clamp(1, items.len().max(1)) {
            let (sender, worker) = (sender.clone(), &worker);
            let thread = thread::Builder::new().stack_size(STACK);
            match thread.spawn_scoped(scope, move || worker(number, sender)) {
                Err(error) if number == 0 => return Err(error.into()),
                // Fewer threads do the same.
                Err(_) => break,
                Ok(_) => {}
            }
        }
        drop(sender);
        let (mut waiting, mut turn) = (BTreeMap::new(), 0);
        // Ends, on an error as well, by dropping the receiver: then the threads have no one to work for.
        let done = done;
        loop {
            match done.recv_timeout(WAIT) {
                Ok((at, result)) => {
                    waiting.insert(at, result);
                    while let Some(result) = waiting.remove(&turn) {
                        turn += 1;
                        take(Some(result))?;
                    }
                }
                Err(RecvTimeoutError::Timeout) => take(None)?,
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        let items: Vec<u64> = (0..40).collect();
        let all = |threads, items: &[u64], work: &(dyn Fn(&u64) -> u64 + Sync)| {
            let mut results = Vec::new();
            let take = |result| {
                results.extend(result);
                io::Result::Ok(())
            };
            in_order(threads, items, work, take).unwrap();
            results
        };
        for threads in [0, 1, 3, 100] {
            let slow_first = |item: &u64| {
                thread::sleep(Duration::from_millis(if item.is_multiple_of(4) { 3 } else { 0 }));
                item * item
            };
            let expected: Vec<u64> = items.iter().map(|item| item * item).collect();
            assert_eq!(all(threads, &items, &slow_first), expected);
        }
        assert!(all(2, &[], &|item| *item).is_empty());
    }

    #[test]
    fn an_error_ends_the_work() {
        let items: Vec<usize> = (0..2_000).collect();
        let begun = AtomicUsize::new(0);
        let work = |item: &usize| {
            begun.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(1));
            *item
        };
        let take = |item: Option<usize>| {
            if item == Some(3) { Err(io::Error::other("full")) } else { Ok(()) }
        };
        assert_eq!(in_order(2, &items, work, take).unwrap_err().to_string(), "full");
        assert!(begun.load(Ordering::Relaxed) < items.len());
    }
}
