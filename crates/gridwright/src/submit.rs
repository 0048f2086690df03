//! Submissions from programs: what an archive has for each task is run, and the best answers are handed in.

use gridwright_engine::{Backend, Differs, Limits, on_threads};
use gridwright_grid::submission::Submission;
use gridwright_grid::{DataSet, Task};
use gridwright_program::Program;
use gridwright_search::attempts::ballots;

use crate::archive::{Archive, Entry, Filter, Kind, Order, Place};
use crate::error::Error;
use crate::observer::Observer;
use crate::session::named_for;

/// What is handed in, and where it comes from.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Submitted {
    /// Two attempts for each test input.
    pub submission: Submission,
    /// Tasks with a program that is right on all demos.
    pub exact: usize,
    /// Attempts that come from programs; the others are fillers.
    pub from_programs: usize,
    /// Test inputs.
    pub tests: usize,
    /// The programs behind the attempts, named as [`Session`](crate::Session) names them: what explains the submission, in
    /// the file of [`programs_file`](crate::programs_file).
    pub programs: Vec<Program>,
}

/// Runs the programs that an archive has for each task of a data set, and chooses two attempts for each test input.
///
/// ```
/// use gridwright::archive::Archive;
/// use gridwright::{Cpu, Limits, embedded_tasks, submit};
///
/// # let folder = tempfile::tempdir()?;
/// # let file = folder.path().join("found.db");
/// let (data, archive) = (embedded_tasks()?, Archive::open_or_create(&file)?);
/// let submitted = submit(&archive, &data, &Cpu::new(1)?, &Limits::default(), &())?;
/// assert_eq!((submitted.submission.len(), submitted.from_programs), (data.len(), 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn submit(
    archive: &Archive,
    data: &DataSet,
    backend: &dyn Backend,
    limits: &Limits,
    observer: &dyn Observer,
) -> Result<Submitted, Error> {
    let differs = Differs::standard()?;
    let with_programs = |task| Ok((task, programs(archive, data, task)?));
    let each: Vec<(&Task, Vec<Program>)> =
        data.tasks().iter().map(with_programs).collect::<Result<_, Error>>()?;
    let all = on_threads(backend.threads(), each.len(), |at| {
        let (task, programs) = &each[at];
        let ballots = ballots(programs, task, &differs, limits);
        observer.ran(task, programs.len(), ballots.solved);
        ballots
    });
    let mut submitted = Submitted {
        submission: Submission::default(),
        exact: 0,
        from_programs: 0,
        tests: 0,
        programs: Vec::new(),
    };
    for (task, ballots) in data.tasks().iter().zip(all) {
        submitted.exact += usize::from(ballots.solved);
        submitted.from_programs += ballots.from_programs;
        submitted.tests += task.tests.len();
        submitted.programs.extend(named_for(task, &ballots.behind));
        submitted.submission.insert(&task.id, ballots.attempts);
    }
    Ok(submitted)
}

/// The programs of a task: its best of this data set; if there is none, those of a task of that name in any other.
fn programs(archive: &Archive, data: &DataSet, task: &Task) -> Result<Vec<Program>, Error> {
    let hash = data.hash();
    let place = Place { kind: Kind::Solver, task: &task.id, data: hash.as_bytes() };
    let mut entries: Vec<Entry> =
        archive.best(place, usize::MAX)?.into_iter().map(|(entry, _)| entry).collect();
    if entries.is_empty() {
        let (kind, task) = (Some(Kind::Solver), Some(task.id.clone()));
        entries = archive.list(&Filter { kind, task, order: Order::Hash, limit: None })?;
    }
    entries.iter().map(|entry| Ok(archive.program(entry, &task.id)?)).collect()
}
