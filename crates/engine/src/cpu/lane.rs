//! A lane of the CPU: the waves of one search, on its own thread or on several.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};

use gridwright_dsl::{Budget, Cx};
use rayon::prelude::*;

use crate::backend::Lane;
use crate::wave::{Outcome, Store, Terms, Work};

/// How much work is done at once where a wave runs on several threads: enough to make up for waking them, not so much
/// that what is never taken counts.
const CALLS: usize = 1024;
/// How much of it a thread takes at a time: little, since nothing is taken from it any more, and others wait for the last.
const SHARE: usize = 8;
/// How many calls a fit counts for.
const FIT: usize = 32;

/// A lane of the CPU. While there are as many lanes as threads, each does its work itself, when it is asked for;
/// a lane that has threads to spare does some work ahead, on all of them.
pub(crate) struct CpuLane<'a> {
    pool: &'a rayon::ThreadPool,
    open: &'a AtomicUsize,
    cx: Cx,
    work: VecDeque<Work>,
    terms: Option<Terms>,
    done: VecDeque<Outcome>,
}

impl<'a> CpuLane<'a> {
    /// A lane on these threads; `open` counts the lanes there are.
    pub(crate) fn open(pool: &'a rayon::ThreadPool, open: &'a AtomicUsize) -> CpuLane<'a> {
        open.fetch_add(1, Ordering::Relaxed);
        let (work, done) = (VecDeque::new(), VecDeque::new());
        CpuLane { pool, open, cx: Cx::new(Budget::default()), work, terms: None, done }
    }

    fn has_threads_to_spare(&self) -> bool {
        self.open.load(Ordering::Relaxed) < self.pool.current_num_threads()
    }

    /// The next work that is worth doing together.
    fn batch(&mut self) -> Vec<Work> {
        let mut size = 0;
        let worth = |work: &Work| match work {
            Work::Call(..) => 1,
            Work::Fit(..) => FIT,
        };
        let count = self.work.iter().take_while(|work| {
            let more = size < CALLS;
            size += worth(work);
            more
        });
        let count = count.count();
        self.work.drain(..count).collect()
    }
}

impl Lane for CpuLane<'_> {
    fn start(&mut self, _: &Store, work: Vec<Work>, terms: &Terms) {
        self.done.clear();
        self.work = work.into();
        self.terms = Some(*terms);
    }

    fn next(&mut self, store: &Store) -> Option<Outcome> {
        if let Some(done) = self.done.pop_front() {
            return Some(done);
        }
        let terms = self.terms?;
        if self.has_threads_to_spare() {
            let batch = self.batch();
            let run = |work: &Work| work.run_on_pool(store, &terms);
            let done: Vec<Outcome> =
                self.pool.install(|| batch.par_iter().with_max_len(SHARE).map(run).collect());
            self.done.extend(done);
            return self.done.pop_front();
        }
        Some(self.work.pop_front()?.run(&mut self.cx, store, &terms))
    }
}

impl Drop for CpuLane<'_> {
    fn drop(&mut self) {
        self.open.fetch_sub(1, Ordering::Relaxed);
    }
}
