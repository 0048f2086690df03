//! Solving tasks: one, or many on all threads.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use gridwright_engine::{Backend, Cpu, Stopwatch, in_order};
use gridwright_grid::Task;
use gridwright_search::solve::{Known, Options, Solved, solve};

use crate::config::Config;
use crate::error::Error;
use crate::observer::Observer;
use crate::outcome::{Outcome, Panic};

/// Finds programs for tasks, and two answers for each of their tests.
///
/// ```
/// use gridwright::{Config, Solver, embedded_tasks};
///
/// let data = embedded_tasks()?;
/// let task = data.task("denoise").expect("it is embedded");
/// let outcome = Solver::new(Config::new().effort(4)).solve(task)?;
/// assert!(outcome.is_exact());
/// assert_eq!(outcome.solved.answers[0][0].grid, *task.tests[0].output.as_ref().expect("it is known"));
/// println!("{}", outcome.solved.found[0].program);
/// # Ok::<(), gridwright::Error>(())
/// ```
pub struct Solver {
    config: Config,
    given: Option<Arc<dyn Backend>>,
    ready: OnceLock<Ready>,
}

/// What all searches share; made when the first begins.
struct Ready {
    backend: Arc<dyn Backend>,
    known: Arc<Known>,
}

/// The time of a run, and how many tasks are left to have a part of it.
struct Clock {
    start: Instant,
    time: Option<Duration>,
    /// Whether each task has its share alone, or what it needs of what is left.
    shared: bool,
    left: AtomicUsize,
    threads: usize,
}

impl Clock {
    fn new(config: &Config, tasks: usize, threads: usize) -> Clock {
        let (start, time, shared) = (Instant::now(), config.time, config.effort.is_none());
        Clock { start, time, shared, left: AtomicUsize::new(tasks), threads }
    }

    /// The time that the task has that begins now, if time is limited.
    fn share(&self) -> Option<Duration> {
        let left = self.left.fetch_sub(1, Ordering::Relaxed).max(1);
        let rest = self.time?.saturating_sub(self.start.elapsed());
        let abreast = self.threads.clamp(1, left);
        Some(if self.shared { rest.mul_f64(abreast as f64 / left as f64) } else { rest })
    }
}

impl Solver {
    /// A solver that works on the CPU.
    pub fn new(config: Config) -> Solver {
        Solver { config, given: None, ready: OnceLock::new() }
    }

    /// A solver that works on this backend, and drives as many tasks at a time as keep it busy.
    pub fn with_backend(config: Config, backend: Arc<dyn Backend>) -> Solver {
        Solver { config, given: Some(backend), ready: OnceLock::new() }
    }

    /// How it solves.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Solves one task.
    pub fn solve(&self, task: &Task) -> Result<Outcome, Error> {
        let mut outcomes = self.solve_all([task], &())?;
        outcomes.pop().ok_or_else(|| Error::threads(&"none has worked"))
    }

    /// Solves one task within the part of a run's time that it is given, as [`Config::time`] is shared out.
    ///
    /// ```
    /// use gridwright::{Config, Solver, embedded_tasks};
    /// use std::time::Duration;
    ///
    /// let data = embedded_tasks()?;
    /// let solver = Solver::new(Config::new().effort(1).time(Duration::from_secs(3600)));
    /// assert_eq!(solver.solve_within(&data.tasks()[0], Duration::from_secs(60))?.solved.task, data.tasks()[0].id);
    /// # Ok::<(), gridwright::Error>(())
    /// ```
    pub fn solve_within(&self, task: &Task, share: Duration) -> Result<Outcome, Error> {
        let ready = self.ready()?;
        let outcome = self.one(ready, task, &(), Some(share));
        Error::of_mismatch(&*ready.backend).map(|()| outcome)
    }

    /// Solves tasks, several at a time, and gives what came of them in their order, which is the same for any number of
    /// threads.
    ///
    /// A panic in one task ends that task alone ([`Outcome::panic`]). After [`Config::cancel`] the searches that were
    /// begun end soon, and the tasks that are left have the answers of the programs that are known.
    ///
    /// ```
    /// use gridwright::{Config, Solver, Submission, embedded_tasks};
    ///
    /// let data = embedded_tasks()?;
    /// let solver = Solver::new(Config::new().effort(1));
    /// let mut submission = Submission::default();
    /// for outcome in solver.solve_all(data.tasks(), &())? {
    ///     let answers = outcome.solved.answers.iter().map(|[a, b]| [a.grid.clone(), b.grid.clone()]);
    ///     submission.insert(outcome.solved.task, answers.collect());
    /// }
    /// assert!(submission.score(&data).is_ok_and(|marks| marks.tests().0 > 0));
    /// # Ok::<(), gridwright::Error>(())
    /// ```
    pub fn solve_all<'t>(
        &self,
        tasks: impl IntoIterator<Item = &'t Task>,
        observer: &dyn Observer,
    ) -> Result<Vec<Outcome>, Error> {
        let tasks: Vec<&Task> = tasks.into_iter().collect();
        let mut outcomes = Vec::with_capacity(tasks.len());
        self.each(&tasks, observer, |outcome| {
            outcomes.extend(outcome);
            Ok(())
        })?;
        Ok(outcomes)
    }

    /// Solves tasks and takes what came of each in their order, or nothing now and then. An error of taking cancels the
    /// searches that were begun, and so does a result of the backend that was found to be wrong.
    pub(crate) fn each(
        &self,
        tasks: &[&Task],
        observer: &dyn Observer,
        mut take: impl FnMut(Option<Outcome>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let ready = self.ready()?;
        let clock = Clock::new(&self.config, tasks.len(), ready.backend.threads());
        let work = |task: &&Task| self.one(ready, task, observer, clock.share());
        let right = || Error::of_mismatch(&*ready.backend);
        in_order(ready.backend.threads(), tasks, work, |outcome| {
            right().and_then(|()| take(outcome)).inspect_err(|_| self.config.cancel.cancel())
        })?;
        right()
    }

    /// Checks the options, and makes what all searches share.
    fn ready(&self) -> Result<&Ready, Error> {
        if let Some(ready) = self.ready.get() {
            return Ok(ready);
        }
        self.config.check()?;
        let backend = match &self.given {
            Some(backend) => Arc::clone(backend),
            None => Arc::new(Cpu::new(self.config.threads).map_err(|error| Error::threads(&error))?),
        };
        let known = Arc::new(Known::starter_and(self.config.known.clone())?);
        Ok(self.ready.get_or_init(|| Ready { backend, known }))
    }

    fn one(&self, ready: &Ready, task: &Task, observer: &dyn Observer, share: Option<Duration>) -> Outcome {
        let (start, watch) = (Instant::now(), Stopwatch::start());
        let options = Options { known: Some(Arc::clone(&ready.known)), ..self.config.options(share) };
        // Nothing of a search that panicked is used again.
        let search = AssertUnwindSafe(|| {
            observer.started(task);
            solve(task, &options, &*ready.backend)
        });
        let (solved, panic) = match catch_unwind(search) {
            Ok(solved) => (solved, None),
            Err(payload) => (Solved::nothing(task), Some(Panic::of(&*payload))),
        };
        let outcome = Outcome {
            solved,
            took: start.elapsed(),
            core_seconds: watch.core_seconds(),
            panic,
            resumed: false,
        };
        observer.finished(task, &outcome);
        outcome
    }
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("config", &self.config).finish_non_exhaustive()
    }
}
