//! A session: tasks are solved, and what is found is kept as it goes, in a submission and in an archive.
//!
//! Outcomes come in the order of the tasks, whatever the number of threads. Every few seconds what is new goes to the
//! archive, and the submission is written anew: whole, with stand-ins for the tasks that are not done. So whenever a
//! session is stopped, little is lost.

mod notes;
#[cfg(feature = "archive")]
mod resume;

pub use notes::{FileNotes, TaskNote};
#[cfg(feature = "archive")]
pub use resume::{RecordedSession, recorded};

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use gridwright_engine::Backend;
use gridwright_grid::submission::Submission;
use gridwright_grid::{DataSet, Task};
use gridwright_program::print_file;
use gridwright_search::solve::Solved;

#[cfg(feature = "archive")]
use crate::archive::{Recording, found_programs, known_programs};
use crate::config::Config;
use crate::error::Error;
use crate::files::{can_write, write_file};
use crate::observer::Observer;
use crate::outcome::Outcome;
use crate::solver::Solver;

/// How often it is written down.
const EVERY: Duration = Duration::from_secs(2);

/// Programs that went to an archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Stored {
    /// New ones.
    pub new: usize,
    /// Those that it had.
    pub known: usize,
    /// Results that better ones pushed out.
    pub dropped: usize,
}

#[cfg(feature = "archive")]
impl Stored {
    /// Adds what became of a batch.
    pub(crate) fn add(&mut self, batch: gridwright_archive::Stored) {
        self.new += batch.new;
        self.known += batch.known;
        self.dropped += batch.dropped;
    }
}

/// What is written down so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Saved {
    /// Tasks that are done.
    pub tasks: usize,
    /// Programs that went to the archive.
    pub stored: Stored,
}

/// What came of a session.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SessionReport {
    /// What came of each task, in their order.
    pub outcomes: Vec<Outcome>,
    /// Programs that went to the archive.
    pub stored: Stored,
    /// Whether it was cancelled before its end.
    pub cancelled: bool,
}

/// Solves tasks, and keeps what is found as it goes.
///
/// ```
/// use gridwright::{Config, Session, embedded_tasks, load_submission};
///
/// # let folder = tempfile::tempdir()?;
/// # let file = folder.path().join("submission.json");
/// let data = embedded_tasks()?;
/// let tasks: Vec<_> = data.tasks().iter().take(4).collect();
/// let report = Session::new(Config::new().effort(1)).submission(&file).run(&data, &tasks, &())?;
/// assert_eq!(report.outcomes.len(), 4);
/// assert_eq!(load_submission(&file)?.len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Session {
    config: Config,
    backend: Option<Arc<dyn Backend>>,
    submission: Option<PathBuf>,
    #[cfg(feature = "archive")]
    archive: Option<PathBuf>,
    #[cfg(feature = "archive")]
    arguments: String,
    #[cfg(feature = "archive")]
    resume: bool,
}

impl Session {
    /// A session that works on the CPU and keeps nothing yet.
    pub fn new(config: Config) -> Session {
        Session {
            config,
            backend: None,
            submission: None,
            #[cfg(feature = "archive")]
            archive: None,
            #[cfg(feature = "archive")]
            arguments: String::new(),
            #[cfg(feature = "archive")]
            resume: false,
        }
    }

    /// Works on this backend.
    #[must_use]
    pub fn backend(mut self, backend: Arc<dyn Backend>) -> Session {
        self.backend = Some(backend);
        self
    }

    /// Writes the submission to this file, and the programs beside it ([`programs_file`]).
    #[must_use]
    pub fn submission(mut self, file: impl Into<PathBuf>) -> Session {
        self.submission = Some(file.into());
        self
    }

    /// Tries the programs of this archive first, and stores what is found; it is made if there is none.
    ///
    /// ```
    /// use gridwright::archive::{Archive, Filter, Source};
    /// use gridwright::{Config, Session, embedded_tasks};
    ///
    /// # let folder = tempfile::tempdir()?;
    /// # let file = folder.path().join("found.db");
    /// let data = embedded_tasks()?;
    /// let task = data.task("denoise").expect("it is embedded");
    /// let session = Session::new(Config::new().effort(4)).archive(&file);
    /// assert!(session.run(&data, &[task], &())?.stored.new > 0);
    /// let kept = Archive::open(&file)?.list(&Filter::default())?;
    /// assert!(kept.iter().any(|entry| matches!(&entry.sources[0], Source::Found { command, .. } if command == "solve")));
    /// // The next time it is known.
    /// assert!(session.run(&data, &[task], &())?.outcomes[0].solved.found[0].is_known);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "archive")]
    #[must_use]
    pub fn archive(mut self, file: impl Into<PathBuf>) -> Session {
        self.archive = Some(file.into());
        self
    }

    /// Takes over what an earlier session has done, as the archive recorded it: tasks of the same data set, with the same
    /// version and options. What was cut off from outside, or panicked, is done again.
    ///
    /// ```
    /// use gridwright::{Config, Session, embedded_tasks};
    ///
    /// # let folder = tempfile::tempdir()?;
    /// # let file = folder.path().join("found.db");
    /// let data = embedded_tasks()?;
    /// let tasks: Vec<_> = data.tasks().iter().take(2).collect();
    /// let session = Session::new(Config::new().effort(1)).archive(&file).resume(true);
    /// let first = session.run(&data, &tasks[..1], &())?;
    /// let second = session.run(&data, &tasks, &())?;
    /// assert!(second.outcomes[0].resumed && !second.outcomes[1].resumed);
    /// assert_eq!(second.outcomes[0].solved.answers, first.outcomes[0].solved.answers);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "archive")]
    #[must_use]
    pub fn resume(mut self, resume: bool) -> Session {
        self.resume = resume;
        self
    }

    /// What the archive records as the arguments of this run.
    #[cfg(feature = "archive")]
    #[must_use]
    pub fn arguments(mut self, arguments: impl Into<String>) -> Session {
        self.arguments = arguments.into();
        self
    }

    /// Solves tasks of a data set. An error of writing ends it and cancels the searches that were begun.
    pub fn run(
        &self,
        data: &DataSet,
        tasks: &[&Task],
        observer: &dyn Observer,
    ) -> Result<SessionReport, Error> {
        self.config.check()?;
        self.submission.iter().try_for_each(can_write)?;
        #[cfg(not(feature = "archive"))]
        let config = self.config.clone();
        #[cfg(feature = "archive")]
        let (config, recording) = match &self.archive {
            Some(file) => {
                let seed = Some(self.config.seed);
                let recording = Recording::begin(file, "solve", &self.arguments, seed, Some(data))?;
                let known = known_programs(recording.archive())?;
                (self.config.clone().known(known), Some(recording))
            }
            None => (self.config.clone(), None),
        };
        #[cfg(feature = "archive")]
        let (earlier, options) = {
            let options = resume::options_hash(&config);
            let recorded = recording.as_ref().filter(|_| self.resume);
            (
                tasks
                    .iter()
                    .map(|task| earlier(recorded, data, task, &options))
                    .collect::<Result<_, Error>>()?,
                options,
            )
        };
        #[cfg(not(feature = "archive"))]
        let earlier: VecDeque<Option<Outcome>> = tasks.iter().map(|_| None).collect();
        let is_left = |(_, earlier): &(&&Task, &Option<Outcome>)| earlier.is_none();
        let left: Vec<&Task> = tasks.iter().zip(&earlier).filter(is_left).map(|(task, _)| *task).collect();
        let cancel = config.cancel.clone();
        let about = notes::about(data, &config);
        let solver = match &self.backend {
            Some(backend) => Solver::with_backend(config, Arc::clone(backend)),
            None => Solver::new(config),
        };
        let mut keeper = Keeper {
            tasks,
            submission: self.submission.as_deref(),
            about,
            #[cfg(feature = "archive")]
            archive: recording.map(|recording| Kept {
                recording,
                data,
                options,
                words: notes::options(&self.config),
                cancel: cancel.clone(),
            }),
            earlier,
            outcomes: Vec::with_capacity(tasks.len()),
            saved: 0,
            stored: Stored::default(),
            last: Instant::now(),
            observer,
        };
        solver.each(&left, observer, |outcome| keeper.take(outcome))?;
        let (outcomes, stored) = keeper.finish()?;
        Ok(SessionReport { outcomes, stored, cancelled: cancel.is_cancelled() })
    }
}

/// What an earlier session has recorded of a task.
#[cfg(feature = "archive")]
fn earlier(
    recording: Option<&Recording>,
    data: &DataSet,
    task: &Task,
    options: &crate::archive::OptionsHash,
) -> Result<Option<Outcome>, Error> {
    let Some(recording) = recording else { return Ok(None) };
    let record = recording.archive().outcome(&task.id, data.hash().as_bytes(), options)?;
    Ok(record.and_then(|record| resume::outcome(task, &record)))
}

/// The file of programs that goes with a submission: the same name, with the ending `.py`. The first program of a task is
/// `solve_ID`, further ones `otherN_ID`; comments say how they were made and what came of each task ([`FileNotes`]).
pub fn programs_file(submission: impl AsRef<Path>) -> PathBuf {
    submission.as_ref().with_extension("py")
}

/// What is done so far, and where it is kept.
struct Keeper<'a> {
    tasks: &'a [&'a Task],
    submission: Option<&'a Path>,
    /// What the file of programs says of the run.
    about: String,
    #[cfg(feature = "archive")]
    archive: Option<Kept<'a>>,
    /// For each task whose outcome is not there yet, what an earlier session has of it.
    earlier: VecDeque<Option<Outcome>>,
    outcomes: Vec<Outcome>,
    /// Outcomes that are written down.
    saved: usize,
    stored: Stored,
    last: Instant,
    observer: &'a dyn Observer,
}

/// An archive, and what its records are found by.
#[cfg(feature = "archive")]
struct Kept<'a> {
    recording: Recording,
    data: &'a DataSet,
    options: crate::archive::OptionsHash,
    /// The options in words.
    words: String,
    cancel: gridwright_search::Cancel,
}

#[cfg(feature = "archive")]
impl Kept<'_> {
    /// Stores the programs of outcomes, and records what came of the tasks.
    fn store(&mut self, new: &[(&Task, &Outcome)]) -> Result<gridwright_archive::Stored, Error> {
        let (mut batch, mut records) = (Vec::new(), Vec::new());
        for (task, outcome) in new.iter().filter(|(_, outcome)| !outcome.resumed) {
            batch.extend(found_programs(self.recording.archive(), self.data, task, &outcome.solved)?);
            let record = resume::record(outcome, self.cancel.is_cancelled(), &self.words);
            records.extend(record.map(|record| (task.id.as_str(), record)));
        }
        let stored = self.recording.store_best(&batch)?;
        self.recording.record_outcomes(self.data, &self.options, &records)?;
        Ok(stored)
    }
}

impl Keeper<'_> {
    /// Takes over what earlier sessions have, up to the next task that they have not.
    fn take_over(&mut self) {
        while let Some(outcome) = self.earlier.front_mut().and_then(Option::take) {
            self.outcomes.push(outcome);
            self.earlier.pop_front();
        }
    }

    /// Takes what came of the next task that was left to do, if anything did.
    fn take(&mut self, outcome: Option<Outcome>) -> Result<(), Error> {
        self.take_over();
        if let Some(outcome) = outcome {
            self.outcomes.push(outcome);
            self.earlier.pop_front();
        }
        if self.outcomes.len() == self.saved || self.last.elapsed() < EVERY { Ok(()) } else { self.save() }
    }

    /// Writes down what is left to be.
    fn finish(mut self) -> Result<(Vec<Outcome>, Stored), Error> {
        self.take_over();
        self.save()?;
        #[cfg(feature = "archive")]
        if let Some(kept) = self.archive {
            kept.recording.finish()?;
        }
        Ok((self.outcomes, self.stored))
    }

    fn save(&mut self) -> Result<(), Error> {
        #[cfg(feature = "archive")]
        if let Some(kept) = &mut self.archive {
            let all = self.tasks.iter().copied().zip(&self.outcomes);
            self.stored.add(kept.store(&all.skip(self.saved).collect::<Vec<_>>())?);
        }
        if let Some(file) = self.submission {
            self.hand_in(file)?;
        }
        self.saved = self.outcomes.len();
        self.last = Instant::now();
        self.observer.saved(&Saved { tasks: self.saved, stored: self.stored });
        Ok(())
    }

    /// Writes the submission and its programs.
    fn hand_in(&self, file: &Path) -> Result<(), Error> {
        let mut submission = Submission::default();
        let mut programs = Vec::new();
        for (at, task) in self.tasks.iter().enumerate() {
            let (answers, found) = match self.outcomes.get(at) {
                Some(outcome) => (outcome.solved.answers.clone(), outcome.solved.found.as_slice()),
                None => (Solved::nothing(task).answers, &[][..]),
            };
            submission.insert(&task.id, answers.into_iter().map(|[a, b]| [a.grid, b.grid]).collect());
            for (at, found) in found.iter().enumerate() {
                // The first is a program like any other, to be run; further ones are there to explain the answers.
                let name =
                    if at == 0 { format!("solve_{}", task.id) } else { format!("other{at}_{}", task.id) };
                programs.push(found.program.renamed(name));
            }
        }
        // First the programs: those that no answer is of are no harm, an answer without its program is.
        let done = self.tasks.iter().copied().zip(&self.outcomes);
        let text = format!("{}{}{}", self.about, print_file(&programs), notes::table(done));
        write_file(programs_file(file), &text)?;
        write_file(file, &submission.to_json())
    }
}
