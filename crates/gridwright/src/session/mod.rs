//! A session: tasks are solved, and what is found is kept as it goes, in a submission and in an archive.
//!
//! Outcomes come in the order of the tasks, whatever the number of threads. Every few seconds what is new goes to the
//! archive, and the submission is written anew: whole, with stand-ins for the tasks that are not done. So whenever a
//! session is stopped, little is lost.

mod arrivals;
mod keeper;
mod notes;
#[cfg(feature = "archive")]
mod pending;
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
use gridwright_grid::{DataSet, Task};
use gridwright_program::{HEADER_START, Program};
use gridwright_search::solve::Stop;

#[cfg(feature = "archive")]
use crate::archive::{Archive, OptionsHash, Recording, known_programs};
use crate::config::Config;
use crate::error::Error;
use crate::files::{can_write, is_replaced, read_file};
use crate::observer::Observer;
use crate::outcome::Outcome;
use crate::solver::Solver;
use arrivals::Arrivals;
use keeper::Keeper;
#[cfg(feature = "archive")]
use keeper::Kept;
#[cfg(feature = "archive")]
use pending::Pending;

/// How often it is written down, unless told otherwise.
const EVERY: Duration = Duration::from_secs(2);

/// The name under which an archive records what a session begins with, beside the tasks; no task is called so.
#[cfg(feature = "archive")]
const CAMPAIGN: &str = "";

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
    /// Whether its time was over before its end.
    pub out_of_time: bool,
    /// Why what was found could not be written down in the end, if it could not.
    pub unsaved: Option<Arc<Error>>,
    /// Whether the archive could only be read, so that nothing was stored in it.
    pub read_only: bool,
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
    arc_dsl_only: bool,
    every: Duration,
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
            arc_dsl_only: false,
            every: EVERY,
            #[cfg(feature = "archive")]
            archive: None,
            #[cfg(feature = "archive")]
            arguments: String::new(),
            #[cfg(feature = "archive")]
            resume: false,
        }
    }

    /// Writes only those programs beside the submission that run under Python's arc-dsl.
    #[must_use]
    pub fn arc_dsl_only(mut self, only: bool) -> Session {
        self.arc_dsl_only = only;
        self
    }

    /// Writes down what is done so far this often, as outcomes come; the usual is every two seconds.
    #[must_use]
    pub fn save_every(mut self, time: Duration) -> Session {
        self.every = time;
        self
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
    /// let task = data.task("sort_columns").expect("it is embedded");
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

    /// Solves tasks of a data set. Where something cannot be written down on the way, the observer is told, and it is tried
    /// again; that it failed in the end is in the report.
    pub fn run(
        &self,
        data: &DataSet,
        tasks: &[&Task],
        observer: &dyn Observer,
    ) -> Result<SessionReport, Error> {
        self.run_by(data, tasks, observer, |config, left, take| {
            let solver = match &self.backend {
                Some(backend) => Solver::with_backend(config, Arc::clone(backend)),
                None => Solver::new(config),
            };
            solver.each(left, observer, |outcome| {
                take(outcome);
                Ok(())
            })
        })
    }

    /// The same where somebody else solves the tasks: `work` is given the options, with the programs that are known, and the
    /// tasks that are left to do, and hands in what came of each, in any order; nothing, to have what is done so far
    /// saved if it is time. What is written is what [`Session::run`] writes, in the order of the tasks: an outcome that
    /// comes before its turn waits, with an archive in a file beside it, from which a session that goes on has it. Where
    /// `work` ends before all tasks are done, the session is cancelled, and the others have stand-ins; where it ends in an
    /// error, nothing more is written.
    ///
    /// ```
    /// use gridwright::{Config, Error, Session, Solver, embedded_tasks};
    ///
    /// # let folder = tempfile::tempdir()?;
    /// # let file = folder.path().join("submission.json");
    /// let data = embedded_tasks()?;
    /// let tasks: Vec<_> = data.tasks().iter().take(2).collect();
    /// let session = Session::new(Config::new().effort(1)).submission(&file);
    /// let report = session.run_by(&data, &tasks, &(), |config, left, take| {
    ///     let solver = Solver::new(config);
    ///     left.iter().try_for_each(|task| Ok::<(), Error>(take(Some(solver.solve(task)?))))
    /// })?;
    /// assert_eq!(report.outcomes.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run_by<E: From<Error>>(
        &self,
        data: &DataSet,
        tasks: &[&Task],
        observer: &dyn Observer,
        work: impl FnOnce(Config, &[&Task], &mut dyn FnMut(Option<Outcome>)) -> Result<(), E>,
    ) -> Result<SessionReport, E> {
        self.config.check()?;
        self.submission.iter().try_for_each(can_hand_in)?;
        let start = Instant::now();
        #[cfg(not(feature = "archive"))]
        let (config, earlier, read_only) =
            (self.config.clone(), tasks.iter().map(|_| None).collect::<VecDeque<Option<Outcome>>>(), false);
        #[cfg(feature = "archive")]
        let mut opened = match &self.archive {
            Some(file) => Some(Opened::new(file, &self.arguments, self.config.seed, data)?),
            None => None,
        };
        #[cfg(feature = "archive")]
        let (config, options) = match &mut opened {
            Some(opened) => opened.campaign(&self.config, self.resume, data)?,
            None => (self.config.clone(), resume::options_hash(&self.config)),
        };
        #[cfg(feature = "archive")]
        let (earlier, read_only) = {
            let recorded = opened.as_ref().filter(|_| self.resume).map(Opened::archive);
            let earlier = tasks.iter().map(|task| earlier(recorded, data, task, &options));
            let read_only = opened.as_ref().is_some_and(|opened| opened.archive().is_read_only());
            (earlier.collect::<Result<VecDeque<Option<Outcome>>, Error>>()?, read_only)
        };
        let is_left = |(_, earlier): &(&&Task, &Option<Outcome>)| earlier.is_none();
        let left = tasks.iter().zip(&earlier).filter(is_left).map(|(task, _)| *task);
        let mut arrivals = Arrivals::new(left.collect());
        #[cfg(feature = "archive")]
        if let Some(file) = self.archive.as_ref().filter(|_| !read_only) {
            arrivals.recover(Pending::beside(file, data, &options, self.resume));
        }
        let left = arrivals.left();
        let (cancel, end) = (config.cancel.clone(), config.time);
        // With an effort, time is only where a run is cut off; without one it is what the tasks are given.
        #[cfg(feature = "archive")]
        let cut_after = config.time.filter(|_| config.effort.is_some()).map(|time| (start, time));
        let about = notes::about(data, &config);
        let mut keeper = Keeper {
            tasks,
            submission: self.submission.as_deref(),
            arc_dsl_only: self.arc_dsl_only,
            every: self.every,
            about,
            #[cfg(feature = "archive")]
            archive: opened.and_then(Opened::into_recording).map(|recording| Kept {
                recording,
                data,
                options,
                words: notes::options(&self.config),
                cancel: cancel.clone(),
                cut_after,
                stored: 0,
            }),
            earlier,
            outcomes: Vec::with_capacity(tasks.len()),
            saved: 0,
            stored: Stored::default(),
            last: Instant::now(),
            observer,
        };
        work(config, &left, &mut |outcome| {
            if let Some(Err(error)) = outcome.map(|outcome| arrivals.put(outcome)) {
                observer.not_saved(&error);
            }
            keeper.take(arrivals.turn());
            while let Some(outcome) = arrivals.turn() {
                keeper.take(Some(outcome));
            }
        })?;
        while let Some(outcome) = arrivals.turn() {
            keeper.take(Some(outcome));
        }
        if !arrivals.is_over() {
            cancel.cancel();
            arrivals.rest().into_iter().for_each(|outcome| keeper.take(Some(outcome)));
        }
        let unsaved = keeper.finish().err().map(Arc::new);
        #[cfg(feature = "archive")]
        if let Some(pending) = arrivals.pending.filter(|_| unsaved.is_none()) {
            pending.clear();
        }
        let (outcomes, stored) = (keeper.outcomes, keeper.stored);
        let is_cut = outcomes.iter().any(|outcome| outcome.solved.stop == Stop::Interrupted);
        let out_of_time = is_cut && end.is_some_and(|time| start.elapsed() >= time);
        let cancelled = cancel.is_cancelled();
        Ok(SessionReport { outcomes, stored, cancelled, out_of_time, unsaved, read_only })
    }
}

/// Says at once whether a submission and its programs can be written where they should be.
pub fn can_hand_in(file: impl AsRef<Path>) -> Result<(), Error> {
    let file = file.as_ref();
    can_write(file)?;
    if !is_replaced(file) {
        return Ok(());
    }
    can_write_programs(&programs_file(file), file)
}

/// Whether the programs of a submission can go to their file: not where the submission itself is, nor over a file that
/// somebody wrote.
fn can_write_programs(programs: &Path, submission: &Path) -> Result<(), Error> {
    let (file, shown) = (submission.display(), programs.display());
    if submission.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("py")) {
        return Err(Error::options(format!(
            "{file} is where the programs of the submission would go; give the submission another ending, as in \
             {}",
            submission.with_extension("json").display()
        )));
    }
    can_write(programs)?;
    let is_ours = |text: Vec<u8>| {
        text.is_empty() || [notes::MADE, HEADER_START].iter().any(|start| text.starts_with(start.as_bytes()))
    };
    if programs.is_file() && !read_file(programs).is_ok_and(is_ours) {
        return Err(Error::options(format!(
            "the programs of {file} go to {shown}, which is there and was not written by gridwright; move it, or give \
             the submission another name"
        )));
    }
    Ok(())
}

/// An archive that is open for a session: to be written, or only to be read.
#[cfg(feature = "archive")]
enum Opened {
    Recording(Recording),
    ReadOnly(Archive),
}

#[cfg(feature = "archive")]
impl Opened {
    fn new(file: &Path, arguments: &str, seed: u64, data: &DataSet) -> Result<Opened, Error> {
        match Recording::begin(file, "solve", arguments, Some(seed), Some(data)) {
            Err(error) if error.is_read_only() && file.exists() => {
                Ok(Opened::ReadOnly(Archive::open_to_read(file)?))
            }
            recording => recording.map(Opened::Recording),
        }
    }

    fn archive(&self) -> &Archive {
        match self {
            Opened::Recording(recording) => recording.archive(),
            Opened::ReadOnly(archive) => archive,
        }
    }

    fn into_recording(self) -> Option<Recording> {
        if let Opened::Recording(recording) = self { Some(recording) } else { None }
    }

    /// The programs that are tried first, and the hash by which outcomes are found. A session that goes on tries the
    /// programs that the first one found in the archive, not those that it stored: so its outcomes are the same.
    fn campaign(
        &mut self,
        config: &Config,
        resume: bool,
        data: &DataSet,
    ) -> Result<(Config, OptionsHash), Error> {
        let (base, hash) = (resume::options_hash(config), data.hash());
        let begun = self.archive().outcome(CAMPAIGN, hash.as_bytes(), &base)?.filter(|_| resume);
        let known = match begun.as_deref().and_then(resume::known) {
            Some(known) => known,
            None => {
                let known = known_programs(self.archive())?;
                if let Opened::Recording(recording) = self {
                    recording.record_outcomes(data, &base, &[(CAMPAIGN, resume::known_record(&known))])?;
                }
                known
            }
        };
        let options = resume::with_known(&base, &known);
        Ok((config.clone().known(known), options))
    }
}

/// What an earlier session has recorded of a task.
#[cfg(feature = "archive")]
fn earlier(
    archive: Option<&Archive>,
    data: &DataSet,
    task: &Task,
    options: &OptionsHash,
) -> Result<Option<Outcome>, Error> {
    let Some(archive) = archive else { return Ok(None) };
    let record = archive.outcome(&task.id, data.hash().as_bytes(), options)?;
    Ok(record.and_then(|record| resume::outcome(task, &record)))
}

/// The file of programs that goes with a submission: the same name, with the ending `.py`. The first program of a task is
/// `solve_ID`, further ones `otherN_ID`; comments say how they were made and what came of each task ([`FileNotes`]).
pub fn programs_file(submission: impl AsRef<Path>) -> PathBuf {
    submission.as_ref().with_extension("py")
}

/// The programs behind the answers to a task, as they are called beside a submission.
pub(crate) fn named_for<'p>(
    task: &Task,
    programs: impl IntoIterator<Item = &'p Program>,
) -> impl Iterator<Item = Program> {
    programs.into_iter().enumerate().map(|(at, program)| {
        // The first is a program like any other, to be run; further ones are there to explain the answers.
        let name = if at == 0 { format!("solve_{}", task.id) } else { format!("other{at}_{}", task.id) };
        program.renamed(name)
    })
}
