//! Tasks on all threads, handed over in their order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use anyhow::Result;
use gridwright_engine::Cpu;
use gridwright_search::cancel::Cancel;

/// How long to wait for the next before saying that there is none.
const WAIT: Duration = Duration::from_millis(500);

/// Works on each item, and takes what comes of it as soon as that of all before it was taken, or nothing now and then
/// while there is none. When taking fails, the work is cancelled, and that is the error.
pub(super) fn in_order<I: Copy + Sync, R: Send>(
    cpu: &Cpu,
    items: &[I],
    stop: &Cancel,
    work: impl Fn(I) -> R + Sync,
    mut take: impl FnMut(Option<R>) -> Result<()>,
) -> Result<()> {
    let next = AtomicUsize::new(0);
    let (sender, done) = mpsc::channel();
    // One after the other from the front, so that what is done is always nearly a prefix.
    let each_thread = |sender: &mpsc::Sender<(usize, R)>| {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(&item) = items.get(at) else { return };
            if sender.send((at, work(item))).is_err() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        scope.spawn(move || cpu.install(|| rayon::broadcast(|_| each_thread(&sender))));
        let (mut waiting, mut turn) = (BTreeMap::new(), 0);
        let mut hand_over = || {
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
        };
        let handed_over = hand_over();
        // After an error the threads have no one to work for.
        if handed_over.is_err() {
            stop.cancel();
        }
        drop(done);
        handed_over
    })
}
