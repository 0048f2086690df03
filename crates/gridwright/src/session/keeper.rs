//! What a session has done so far, and how it is kept: every few seconds in the archive and in the submission.

use std::collections::VecDeque;
use std::path::Path;
use std::time::{Duration, Instant};

#[cfg(feature = "archive")]
use gridwright_grid::DataSet;
use gridwright_grid::Task;
use gridwright_grid::submission::Submission;
use gridwright_program::print_file;
use gridwright_search::solve::Solved;

#[cfg(feature = "archive")]
use super::resume;
use super::{Saved, Stored, named_for, notes, programs_file};
#[cfg(feature = "archive")]
use crate::archive::{OptionsHash, Recording, found_programs};
use crate::error::Error;
use crate::files::{is_replaced, write_file};
use crate::observer::Observer;
use crate::outcome::Outcome;

/// What is done so far, and where it is kept.
pub(super) struct Keeper<'a> {
    pub(super) tasks: &'a [&'a Task],
    pub(super) submission: Option<&'a Path>,
    pub(super) arc_dsl_only: bool,
    pub(super) every: Duration,
    /// What the file of programs says of the run.
    pub(super) about: String,
    #[cfg(feature = "archive")]
    pub(super) archive: Option<Kept<'a>>,
    /// For each task whose outcome is not there yet, what an earlier session has of it.
    pub(super) earlier: VecDeque<Option<Outcome>>,
    pub(super) outcomes: Vec<Outcome>,
    /// Outcomes that are written down.
    pub(super) saved: usize,
    pub(super) stored: Stored,
    pub(super) last: Instant,
    pub(super) observer: &'a dyn Observer,
}

/// An archive, and what its records are found by.
#[cfg(feature = "archive")]
pub(super) struct Kept<'a> {
    pub(super) recording: Recording,
    pub(super) data: &'a DataSet,
    pub(super) options: OptionsHash,
    /// The options in words.
    pub(super) words: String,
    pub(super) cancel: gridwright_search::Cancel,
    /// The start of the session and its time, where a task that is cut off by it is not done.
    pub(super) cut_after: Option<(Instant, Duration)>,
    /// Outcomes that are stored.
    pub(super) stored: usize,
}

#[cfg(feature = "archive")]
impl Kept<'_> {
    /// Stores the programs of outcomes, and records what came of the tasks.
    fn store(&mut self, new: &[(&Task, &Outcome)]) -> Result<gridwright_archive::Stored, Error> {
        let (mut batch, mut records) = (Vec::new(), Vec::new());
        for (task, outcome) in new.iter().filter(|(_, outcome)| !outcome.resumed) {
            batch.extend(found_programs(self.recording.archive(), self.data, task, &outcome.solved)?);
            let over = self.cut_after.is_some_and(|(start, time)| start.elapsed() >= time);
            let record = resume::record(outcome, over || self.cancel.is_cancelled(), &self.words);
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
    pub(super) fn take(&mut self, outcome: Option<Outcome>) {
        self.take_over();
        if let Some(outcome) = outcome {
            self.outcomes.push(outcome);
            self.earlier.pop_front();
        }
        if self.outcomes.len() == self.saved || self.last.elapsed() < self.every {
            return;
        }
        // What is written once, like a pipe, is written in the end.
        let submission = self.submission.filter(|file| is_replaced(file));
        if let Err(error) = self.save(submission) {
            self.last = Instant::now();
            self.observer.not_saved(&error);
        }
    }

    /// Writes down what is left to be.
    pub(super) fn finish(&mut self) -> Result<(), Error> {
        self.take_over();
        self.save(self.submission)?;
        #[cfg(feature = "archive")]
        if let Some(kept) = self.archive.take() {
            kept.recording.finish()?;
        }
        Ok(())
    }

    fn save(&mut self, submission: Option<&Path>) -> Result<(), Error> {
        #[cfg(feature = "archive")]
        if let Some(kept) = &mut self.archive {
            let all = self.tasks.iter().copied().zip(&self.outcomes);
            self.stored.add(kept.store(&all.skip(kept.stored).collect::<Vec<_>>())?);
            kept.stored = self.outcomes.len();
        }
        if let Some(file) = submission {
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
            programs.extend(named_for(task, found.iter().map(|found| &found.program)));
        }
        programs.retain(|program| !self.arc_dsl_only || program.runs_under_arc_dsl());
        // First the programs: those that no answer is of are no harm, an answer without its program is.
        if is_replaced(file) {
            let done = self.tasks.iter().copied().zip(&self.outcomes);
            let text = format!("{}{}{}", self.about, print_file(&programs), notes::table(done));
            write_file(programs_file(file), &text)?;
        }
        write_file(file, &submission.to_json())
    }
}
