//! Watching work as it goes.

use gridwright_grid::Task;

use crate::error::Error;
use crate::evolution::Evolving;
use crate::outcome::Outcome;
use crate::session::Saved;

/// Is told how work goes. Every method does nothing unless it is written; they are called from the threads that work, so
/// what they keep is behind atomics or locks. `&()` watches nothing.
///
/// ```
/// use std::sync::atomic::{AtomicUsize, Ordering};
/// use gridwright::{Config, Observer, Outcome, Solver, Task, embedded_tasks};
///
/// #[derive(Default)]
/// struct Count(AtomicUsize);
///
/// impl Observer for Count {
///     fn finished(&self, _task: &Task, _outcome: &Outcome) {
///         self.0.fetch_add(1, Ordering::Relaxed);
///     }
/// }
///
/// let (data, count) = (embedded_tasks()?, Count::default());
/// Solver::new(Config::new().effort(1)).solve_all(data.tasks().iter().take(3), &count)?;
/// assert_eq!(count.0.into_inner(), 3);
/// # Ok::<(), gridwright::Error>(())
/// ```
pub trait Observer: Sync {
    /// The search for a task begins. A panic in here counts as one of the search.
    fn started(&self, task: &Task) {
        let _ = task;
    }

    /// The search for a task is over; in the order in which searches end, which is not always that of the tasks.
    fn finished(&self, task: &Task, outcome: &Outcome) {
        let _ = (task, outcome);
    }

    /// What is done so far was written down.
    fn saved(&self, saved: &Saved) {
        let _ = saved;
    }

    /// What is done so far could not be written down. Work goes on, and it is tried again with what comes next.
    fn not_saved(&self, error: &Error) {
        let _ = error;
    }

    /// Programs were run on a task: so many, and one of them is right on all demos or not.
    fn ran(&self, task: &Task, programs: usize, exact: bool) {
        let _ = (task, programs, exact);
    }

    /// A batch of a generation is done and stored.
    fn evolved(&self, state: &Evolving<'_, '_>) {
        let _ = state;
    }
}

impl Observer for () {}
