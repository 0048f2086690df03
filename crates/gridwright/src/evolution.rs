//! Evolution: programs of an archive are mutated, selected by their scores on the demos, and kept; again and again.

#[cfg(feature = "archive")]
use std::ops::Range;
use std::time::{Duration, Instant};

use gridwright_engine::{Backend, Differs, Limits};
use gridwright_grid::{DataSet, Task};
use gridwright_search::Cancel;
#[cfg(feature = "archive")]
use gridwright_search::evolve::Discovery;
use gridwright_search::evolve::{Evolution, Library, Settings};

#[cfg(feature = "archive")]
use crate::archive::{NewProgram, Recording, discovered, library};
#[cfg(feature = "archive")]
use crate::assignment::{read_offspring, write_assignment};
use crate::error::Error;
use crate::observer::Observer;
use crate::session::Stored;

/// When evolution ends; the end of a batch is when it looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Until {
    /// After so many generations.
    Generations(u64),
    /// After so much time.
    Time(Duration),
    /// When the candidates of every task have used so much work, in millions of fuel scaled by the task's size, as
    /// [`Config::effort`](crate::Config::effort) counts.
    Effort(u64),
}

/// How evolution goes.
///
/// ```
/// use gridwright::{EvolveConfig, Until};
///
/// let config = EvolveConfig::new().seed(3).until(Until::Generations(2));
/// assert_eq!((config.seed, config.until), (3, Until::Generations(2)));
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct EvolveConfig {
    /// When it ends.
    pub until: Until,
    /// What random choices follow from.
    pub seed: u64,
    /// Programs of a battery.
    pub merge: usize,
    /// Candidates of a task in a generation.
    pub candidates: usize,
    /// What an evaluation may use.
    pub limits: Limits,
    /// Ends it after the batch that is under way.
    pub cancel: Cancel,
}

impl Default for EvolveConfig {
    fn default() -> EvolveConfig {
        EvolveConfig {
            until: Until::Generations(10),
            seed: 0,
            merge: 32,
            candidates: 4000,
            limits: Limits::default(),
            cancel: Cancel::new(),
        }
    }
}

impl EvolveConfig {
    /// The usual.
    pub fn new() -> EvolveConfig {
        EvolveConfig::default()
    }

    /// When it ends.
    #[must_use]
    pub fn until(mut self, until: Until) -> EvolveConfig {
        self.until = until;
        self
    }

    /// What random choices follow from.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> EvolveConfig {
        self.seed = seed;
        self
    }

    /// So many programs in a battery.
    #[must_use]
    pub fn merge(mut self, programs: usize) -> EvolveConfig {
        self.merge = programs;
        self
    }

    /// So many candidates of a task in a generation.
    #[must_use]
    pub fn candidates(mut self, candidates: usize) -> EvolveConfig {
        self.candidates = candidates;
        self
    }

    /// What an evaluation may use.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> EvolveConfig {
        self.limits = limits;
        self
    }

    /// Ends when this token is cancelled.
    #[must_use]
    pub fn cancel(mut self, cancel: &Cancel) -> EvolveConfig {
        self.cancel = cancel.clone();
        self
    }
}

/// How evolution stands: what an observer sees, and what there is in the end.
#[non_exhaustive]
pub struct Evolving<'e, 'd> {
    /// The populations, and what was done so far.
    pub evolution: &'e Evolution<'d>,
    /// What went to the archive.
    pub stored: Stored,
    /// Time for evolving.
    pub evolving: Duration,
    /// Time for storing.
    pub storing: Duration,
    /// How much of the whole is done, from 0 to 1, as far as that can be told.
    pub done: f64,
    /// Why what was found could not be stored, if it could not in the end.
    pub unsaved: Option<&'e Error>,
}

/// Evolves the programs of tasks.
///
/// ```
/// use gridwright::{Cpu, EvolveConfig, Evolver, Until, embedded_tasks};
///
/// let (data, cpu) = (embedded_tasks()?, Cpu::new(0)?);
/// let tasks: Vec<_> = data.tasks().iter().take(2).collect();
/// let config = EvolveConfig::new().until(Until::Generations(1)).candidates(200);
/// let mut seen = 0;
/// Evolver::new(config, &cpu).run(&data, tasks, &(), |state| {
///     seen = state.evolution.progress().tallies.total().tried;
/// })?;
/// assert!(seen > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Evolver<'a> {
    config: EvolveConfig,
    backend: &'a dyn Backend,
    #[cfg(feature = "archive")]
    recording: Option<&'a mut Recording>,
    #[cfg(feature = "archive")]
    work: Option<Work<'a>>,
}

/// Does the work of a batch elsewhere.
#[cfg(feature = "archive")]
type Work<'a> = Box<dyn FnMut(Vec<String>) -> Option<Vec<String>> + 'a>;

impl<'a> Evolver<'a> {
    /// Evolution on this backend, from the starter set, kept nowhere yet.
    pub fn new(config: EvolveConfig, backend: &'a dyn Backend) -> Evolver<'a> {
        Evolver {
            config,
            backend,
            #[cfg(feature = "archive")]
            recording: None,
            #[cfg(feature = "archive")]
            work: None,
        }
    }

    /// Has the work of the tasks of each batch done elsewhere, by [`do_assignment`](crate::do_assignment): `work` is given
    /// the texts, and gives what came of each, in their order; nothing, to end it without this batch. What is found is the
    /// same.
    ///
    /// ```
    /// use gridwright::{Cpu, EvolveConfig, Evolver, Until, do_assignment, embedded_tasks};
    ///
    /// let (data, cpu) = (embedded_tasks()?, Cpu::new(1)?);
    /// let config = EvolveConfig::new().until(Until::Generations(2)).candidates(100);
    /// let best = |evolver: Evolver<'_>| {
    ///     evolver.run(&data, data.tasks().iter().take(2).collect(), &(), |state| {
    ///         let first = state.evolution.populations().map(|(_, members)| members[0].hash);
    ///         first.collect::<Vec<_>>()
    ///     })
    /// };
    /// let elsewhere = Evolver::new(config.clone(), &cpu)
    ///     .by(|texts| texts.iter().map(|text| do_assignment(text, &cpu).ok()).collect());
    /// assert_eq!(best(elsewhere)?, best(Evolver::new(config, &cpu))?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "archive")]
    #[must_use]
    pub fn by(mut self, work: impl FnMut(Vec<String>) -> Option<Vec<String>> + 'a) -> Evolver<'a> {
        self.work = Some(Box::new(work));
        self
    }

    /// Goes on from the programs of an archive, and stores what is better there, batch by batch.
    #[cfg(feature = "archive")]
    #[must_use]
    pub fn archive(mut self, recording: &'a mut Recording) -> Evolver<'a> {
        self.recording = Some(recording);
        self
    }

    /// Evolves programs for tasks of a data set. How it stands in the end is shown to `report`. With generations or
    /// effort as the end, the same seed and archive give the same programs, on any number of threads.
    pub fn run<T>(
        self,
        data: &DataSet,
        tasks: Vec<&Task>,
        observer: &dyn Observer,
        report: impl FnOnce(&Evolving<'_, '_>) -> T,
    ) -> Result<T, Error> {
        let EvolveConfig { until, seed, merge, candidates, limits, cancel } = self.config;
        let start = Instant::now();
        let differs = Differs::standard()?;
        #[cfg(feature = "archive")]
        let (mut recording, mut elsewhere) = (self.recording, self.work);
        #[cfg(feature = "archive")]
        let library = match &recording {
            Some(recording) => library(recording.archive(), data, &tasks, &limits)?,
            None => Library::default(),
        };
        #[cfg(not(feature = "archive"))]
        let (library, _) = (Library::default(), data);
        let effort = if let Until::Effort(effort) = until { Some(effort) } else { None };
        let settings = Settings { seed, merge, candidates, limits, effort };
        let mut evolution = Evolution::new(library, tasks, &differs, settings);
        let is_over = |evolution: &Evolution<'_>| {
            cancel.is_cancelled()
                || match until {
                    Until::Generations(most) => evolution.generation() >= most,
                    Until::Time(time) => start.elapsed() >= time,
                    Until::Effort(_) => evolution.is_spent(),
                }
        };
        let done = |evolution: &Evolution<'_>, of_generation: f64| match until {
            Until::Generations(most) => (evolution.generation() as f64 + of_generation) / most.max(1) as f64,
            Until::Time(time) => start.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9),
            Until::Effort(_) => evolution.spent(),
        };
        let (mut stored, mut evolving, mut storing) = (Stored::default(), Duration::ZERO, Duration::ZERO);
        #[cfg(feature = "archive")]
        let (mut unstored, mut unsaved): (Vec<NewProgram>, Option<Error>) = (Vec::new(), None);
        #[cfg(not(feature = "archive"))]
        let unsaved: Option<Error> = None;
        'generations: while !is_over(&evolution) {
            let batches = evolution.batches();
            let count = batches.len().max(1) as f64;
            for (batch, number) in batches.into_iter().zip(1..) {
                let clock = Instant::now();
                #[cfg(feature = "archive")]
                let new = match &mut elsewhere {
                    Some(work) => match batch_elsewhere(&mut evolution, batch, work)? {
                        Some(new) => new,
                        None => break 'generations,
                    },
                    None => evolution.batch(self.backend, batch)?,
                };
                #[cfg(not(feature = "archive"))]
                let new = evolution.batch(self.backend, batch)?;
                Error::of_mismatch(self.backend)?;
                evolving += clock.elapsed();
                let clock = Instant::now();
                #[cfg(feature = "archive")]
                if let Some(recording) = &mut recording {
                    let stored_as = |new| discovered(new, data.hash().as_bytes(), &limits);
                    unstored.extend(new.into_iter().map(stored_as));
                    // What could not be stored is tried again with what comes next.
                    unsaved = match recording.store_best(&unstored) {
                        Ok(batch) => {
                            stored.add(batch);
                            unstored.clear();
                            None
                        }
                        Err(error) => {
                            observer.not_saved(&error);
                            Some(error)
                        }
                    };
                }
                #[cfg(not(feature = "archive"))]
                {
                    stored.new += new.len();
                }
                storing += clock.elapsed();
                let done = done(&evolution, f64::from(number) / count).min(1.0);
                let unsaved = unsaved.as_ref();
                observer.evolved(&Evolving {
                    evolution: &evolution,
                    stored,
                    evolving,
                    storing,
                    done,
                    unsaved,
                });
                if is_over(&evolution) {
                    break 'generations;
                }
            }
            evolution.end_generation();
        }
        #[cfg(feature = "archive")]
        if let (Some(recording), Some(_)) = (&mut recording, &unsaved) {
            unsaved = recording.store_best(&unstored).map(|batch| stored.add(batch)).err();
        }
        let (done, unsaved) = (done(&evolution, 0.0).min(1.0), unsaved.as_ref());
        Ok(report(&Evolving { evolution: &evolution, stored, evolving, storing, done, unsaved }))
    }
}

/// Does a batch elsewhere; none if that was ended.
#[cfg(feature = "archive")]
fn batch_elsewhere(
    evolution: &mut Evolution<'_>,
    batch: Range<usize>,
    work: &mut Work<'_>,
) -> Result<Option<Vec<Discovery>>, Error> {
    let done = evolution.batch_by(batch, |assignments| {
        let texts = assignments.iter().map(|(task, assignment)| write_assignment(task, assignment));
        let done = work(texts.collect()).ok_or(None)?;
        if done.len() != assignments.len() {
            return Err(Some(Error::options("not every task of the batch was done")));
        }
        done.iter().map(|text| read_offspring(text).map_err(Some)).collect()
    });
    match done {
        Ok(new) => Ok(Some(new)),
        Err(None) => Ok(None),
        Err(Some(error)) => Err(error),
    }
}
