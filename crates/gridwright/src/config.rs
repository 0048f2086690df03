//! How much a search may use, and what it starts from.

use std::time::Duration;

use gridwright_program::Program;
use gridwright_search::Cancel;
use gridwright_search::solve::Options;

use crate::error::Error;

/// How tasks are solved; owned, and built from what differs from the usual.
///
/// ```
/// use std::time::Duration;
/// use gridwright::{Cancel, Config};
///
/// let cancel = Cancel::new();
/// let config = Config::new().effort(50).seed(7).evolve(25).threads(2).cancel(&cancel);
/// assert_eq!(config.effective_effort(), Some(50));
/// // With time alone there is no limit of effort, and what is found depends on the machine.
/// assert_eq!(Config::new().time_per_task(Duration::from_secs(10)).effective_effort(), None);
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Config {
    /// Work for each task, in millions of fuel on a task of ordinary size; the same effort finds the same programs.
    /// Without it: the usual one, or as much as the time allows.
    pub effort: Option<u64>,
    /// After which a task is cut off; what is found then depends on the machine.
    pub time_per_task: Option<Duration>,
    /// For all tasks together, after which the rest is cut off. With an effort it is the end of the run; without one it is
    /// all used, each task having its share of what is left when it begins.
    pub time: Option<Duration>,
    /// Bytes that the search for one task may keep, about.
    pub memory: u64,
    /// The share of the work, in percent, for mutants of the nearest programs where the search finds none that is right.
    pub evolve: u8,
    /// What the random choices of these mutants follow from; the search makes none.
    pub seed: u64,
    /// Programs to try first, after the starter set.
    pub known: Vec<Program>,
    /// Whether each outcome says what its searches took and found (`Solved::accounts`), which takes a little longer.
    pub accounts: bool,
    /// Threads of the CPU, each with a task of its own; 0 is one for each core. A backend that is given has its own.
    pub threads: usize,
    /// Ends all searches from outside.
    pub cancel: Cancel,
}

impl Default for Config {
    fn default() -> Config {
        let Options { memory, evolve, seed, cancel, .. } = Options::default();
        Config {
            effort: None,
            time_per_task: None,
            time: None,
            memory,
            evolve,
            seed,
            known: Vec::new(),
            accounts: false,
            threads: 0,
            cancel,
        }
    }
}

impl Config {
    /// The usual.
    pub fn new() -> Config {
        Config::default()
    }

    /// So much work for each task.
    #[must_use]
    pub fn effort(mut self, millions_of_fuel: u64) -> Config {
        self.effort = Some(millions_of_fuel);
        self
    }

    /// So much time for each task.
    #[must_use]
    pub fn time_per_task(mut self, time: Duration) -> Config {
        self.time_per_task = Some(time);
        self
    }

    /// So much time for all tasks together.
    #[must_use]
    pub fn time(mut self, time: Duration) -> Config {
        self.time = Some(time);
        self
    }

    /// So many bytes for the search of one task.
    #[must_use]
    pub fn memory(mut self, bytes: u64) -> Config {
        self.memory = bytes;
        self
    }

    /// So many percent of the work for mutants.
    #[must_use]
    pub fn evolve(mut self, percent: u8) -> Config {
        self.evolve = percent;
        self
    }

    /// The seed of the mutants.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Config {
        self.seed = seed;
        self
    }

    /// More programs to try first.
    #[must_use]
    pub fn known(mut self, programs: impl IntoIterator<Item = Program>) -> Config {
        self.known.extend(programs);
        self
    }

    /// With accounts of what each search took and found.
    #[must_use]
    pub fn accounts(mut self, kept: bool) -> Config {
        self.accounts = kept;
        self
    }

    /// So many threads.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Config {
        self.threads = threads;
        self
    }

    /// Ends when this token is cancelled.
    #[must_use]
    pub fn cancel(mut self, cancel: &Cancel) -> Config {
        self.cancel = cancel.clone();
        self
    }

    /// The effort that ends a search: what was asked for, or the usual one; none where time alone ends it.
    pub fn effective_effort(&self) -> Option<u64> {
        let timed = self.time_per_task.is_some() || self.time.is_some();
        self.effort.or(if timed { None } else { Some(Options::default().effort) })
    }

    pub(crate) fn check(&self) -> Result<(), Error> {
        if self.effort == Some(0) {
            return Err(Error::options("there is nothing to find with an effort of 0; give at least 1"));
        }
        if self.time_per_task.is_some_and(|time| time.is_zero()) {
            return Err(Error::options("the time for a task has to be above 0"));
        }
        if self.time.is_some_and(|time| time.is_zero()) {
            return Err(Error::options("the time for a run has to be above 0"));
        }
        Ok(())
    }

    /// What a search of one task is told; its time starts now. `share` is its part of the time of the run.
    pub(crate) fn options(&self, share: Option<Duration>) -> Options {
        let time = self.time_per_task.into_iter().chain(share).min();
        Options {
            effort: self.effective_effort().unwrap_or(u64::MAX),
            memory: self.memory,
            evolve: self.evolve,
            seed: self.seed,
            accounts: self.accounts,
            cancel: time.map_or_else(|| self.cancel.clone(), |time| self.cancel.within(time)),
            ..Options::default()
        }
    }
}
