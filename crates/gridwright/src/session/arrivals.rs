//! Outcomes that come in any order, put into the order of the tasks, in which a session keeps them.
//!
//! An outcome that comes before its turn waits. With an archive it waits in a file beside it, too: so what was done is not
//! lost when the process is killed, and the archive is still written in one order only.

use gridwright_grid::Task;

#[cfg(feature = "archive")]
use super::pending::Pending;
use crate::error::Error;
use crate::outcome::Outcome;

/// Outcomes on their way to the keeper.
pub(super) struct Arrivals<'t> {
    tasks: Vec<&'t Task>,
    /// For each task its outcome, if it is there and waits for its turn.
    waiting: Vec<Option<Outcome>>,
    /// Tasks whose turn has been.
    next: usize,
    #[cfg(feature = "archive")]
    pub(super) pending: Option<Pending>,
}

impl<'t> Arrivals<'t> {
    pub(super) fn new(tasks: Vec<&'t Task>) -> Arrivals<'t> {
        Arrivals {
            waiting: tasks.iter().map(|_| None).collect(),
            tasks,
            next: 0,
            #[cfg(feature = "archive")]
            pending: None,
        }
    }

    /// Takes over what an earlier session left in its file.
    #[cfg(feature = "archive")]
    pub(super) fn recover(&mut self, mut pending: Pending) {
        for (task, slot) in self.tasks.iter().zip(&mut self.waiting) {
            *slot = pending.take(task);
        }
        self.pending = Some(pending);
    }

    /// The tasks whose outcomes are not there.
    pub(super) fn left(&self) -> Vec<&'t Task> {
        let missing = self.tasks.iter().zip(&self.waiting).filter(|(_, slot)| slot.is_none());
        missing.map(|(task, _)| *task).collect()
    }

    /// Takes an outcome; one that nobody waits for is left out. The error is that it could not be put down where it waits:
    /// it waits all the same.
    pub(super) fn put(&mut self, outcome: Outcome) -> Result<(), Error> {
        let is_of = |at: &usize| self.tasks[*at].id == outcome.solved.task && self.waiting[*at].is_none();
        let Some(at) = (self.next..self.tasks.len()).find(is_of) else { return Ok(()) };
        #[cfg(feature = "archive")]
        let kept = match &mut self.pending {
            Some(pending) if at > self.next => pending.keep(&outcome),
            _ => Ok(()),
        };
        #[cfg(not(feature = "archive"))]
        let kept = Ok(());
        self.waiting[at] = Some(outcome);
        kept
    }

    /// The next outcome whose turn it is.
    pub(super) fn turn(&mut self) -> Option<Outcome> {
        let outcome = self.waiting.get_mut(self.next)?.take()?;
        self.next += 1;
        Some(outcome)
    }

    /// What is left when no more will come: all up to the last that waits, with stand-ins for those that are missing.
    pub(super) fn rest(&mut self) -> Vec<Outcome> {
        let end = self.waiting.iter().rposition(Option::is_some).map_or(self.next, |last| last + 1);
        let rest = self.next..end.max(self.next);
        self.next = rest.end;
        rest.map(|at| self.waiting[at].take().unwrap_or_else(|| Outcome::missing(self.tasks[at]))).collect()
    }

    /// Whether every task had its turn.
    pub(super) fn is_over(&self) -> bool {
        self.next == self.tasks.len()
    }
}
