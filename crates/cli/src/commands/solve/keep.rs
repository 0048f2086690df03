//! What `solve` keeps as it goes: the submission, its programs, and the archive.
//!
//! Rows come in the order of the tasks, whatever the number of threads. Every few seconds what is new goes to the archive,
//! and the submission is written anew: whole, with stand-ins for the tasks that are not done. So whenever it is stopped,
//! little is lost.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Result;
use gridwright_archive::{Archive, NewProgram, Source, TaskResult};
use gridwright_engine::{Code, EXACT, Limits, Machine, run_task};
use gridwright_grid::{DataSet, Task};
use gridwright_program::print_file;
use gridwright_search::evolve::{KEPT, STARTER_FILE};
use gridwright_search::solve::Solved;
use gridwright_search::submission::Submission;

use super::report::Row;
use crate::commands::VERSION;
use crate::commands::archive::Recorded;
use crate::write::write_file;

/// How often it is written down.
const EVERY: Duration = Duration::from_secs(2);

/// Programs that went to the archive: new ones, and those that it had.
#[derive(Clone, Copy, Default)]
pub(super) struct Stored {
    pub(super) new: usize,
    pub(super) known: usize,
}

/// What is done so far, and where it is kept.
pub(super) struct Keeper<'a> {
    data: &'a DataSet,
    tasks: &'a [&'a Task],
    out: Option<&'a Path>,
    archive: Option<(Archive, Recorded)>,
    rows: Vec<Row<'a>>,
    /// Rows that are written down.
    saved: usize,
    stored: Stored,
    last: Instant,
}

impl<'a> Keeper<'a> {
    /// Nothing is done yet.
    pub(super) fn new(
        data: &'a DataSet,
        tasks: &'a [&'a Task],
        out: Option<&'a Path>,
        archive: Option<(Archive, Recorded)>,
    ) -> Keeper<'a> {
        let (rows, stored, last) = (Vec::with_capacity(tasks.len()), Stored::default(), Instant::now());
        Keeper { data, tasks, out, archive, rows, saved: 0, stored, last }
    }

    /// Takes what came of the next task, if anything did.
    pub(super) fn take(&mut self, row: Option<Row<'a>>) -> Result<()> {
        self.rows.extend(row);
        if self.rows.len() == self.saved || self.last.elapsed() < EVERY { Ok(()) } else { self.save() }
    }

    /// Writes down what is left to be.
    pub(super) fn finish(mut self) -> Result<(Vec<Row<'a>>, Stored)> {
        self.save()?;
        if let Some((mut archive, recorded)) = self.archive {
            recorded.finish(&mut archive)?;
        }
        Ok((self.rows, self.stored))
    }

    fn save(&mut self) -> Result<()> {
        if let Some((archive, recorded)) = &mut self.archive {
            let mut batch = Vec::new();
            for row in &self.rows[self.saved..] {
                batch.extend(to_store(row, self.data, archive)?);
            }
            let done = archive.store_best(recorded.run(), &batch, KEPT)?;
            self.stored.new += done.new;
            self.stored.known += done.known;
        }
        if let Some(file) = self.out {
            self.hand_in(file)?;
        }
        self.saved = self.rows.len();
        self.last = Instant::now();
        Ok(())
    }

    /// Writes the submission and its programs.
    fn hand_in(&self, file: &Path) -> Result<()> {
        let mut submission = Submission::default();
        let mut programs = Vec::new();
        for (at, task) in self.tasks.iter().enumerate() {
            let (answers, found) = match self.rows.get(at) {
                Some(row) => (row.solved.answers.clone(), row.solved.found.as_slice()),
                None => (Solved::nothing(task).answers, &[][..]),
            };
            submission.insert(&task.id, answers.into_iter().map(|[a, b]| [a.grid, b.grid]).collect());
            for (at, found) in found.iter().enumerate() {
                // The first is a program like any other, for `gridwright run`; further ones are for `explain` alone.
                let name =
                    if at == 0 { format!("solve_{}", task.id) } else { format!("other{at}_{}", task.id) };
                programs.push(found.program.renamed(name));
            }
        }
        // First the programs: those that no answer is of are no harm, an answer without its program is.
        write_file(&programs_file(file), &print_file(&programs))?;
        write_file(file, &submission.to_json())
    }
}

/// The file of programs that goes with a submission.
pub(crate) fn programs_file(submission: &Path) -> PathBuf {
    submission.with_extension("py")
}

/// The programs of a task that are right on all demos, with their results.
fn to_store(row: &Row<'_>, data: &DataSet, archive: &Archive) -> Result<Vec<NewProgram>> {
    let mut machine = Machine::new();
    let exact = row.solved.found.iter().filter(|found| found.demos == row.solved.demos);
    exact
        .map(|found| {
            let run = run_task(&mut machine, &Code::new(&found.program), row.task, &Limits::default());
            let demos = row.solved.demos;
            let right = run.samples.iter().skip(demos).filter(|sample| sample.verdict.is_right()).count();
            let result = TaskResult {
                task: row.task.id.clone(),
                data: *data.hash().as_bytes(),
                demo_score: demos as u64 * u64::from(EXACT),
                demos_exact: demos as u64,
                tests_right: (row.known_tests() > 0).then_some(right as u64),
                fuel: run.samples.iter().map(|sample| sample.fuel).sum(),
                validation: None,
            };
            let source = if found.is_known {
                // What was only recalled is from where it was, or of the starter set.
                let entry = archive.get(&found.program.content_hash())?;
                let source = entry.and_then(|entry| entry.sources.into_iter().next());
                source.unwrap_or_else(|| Source::File(STARTER_FILE.to_owned()))
            } else {
                Source::Found { command: "solve".to_owned(), version: VERSION.to_owned() }
            };
            Ok(NewProgram { program: found.program.clone(), source, results: vec![result] })
        })
        .collect()
}
