//! The pipeline: batches of tasks, each with its programs, through merge, run, score, distil and validate to the archive.

use anyhow::Result;
use gridwright_archive::{
    Archive, DataHash, Kind, NewProgram, Place, RunId, Source, Stored, TaskResult, Validation,
};
use gridwright_engine::{
    Backend, Battery, Counters, Cpu, Differs, Distilled, DistilledDiffers, Evaluation, Job, Keep, Kept,
    KeptDiffer, Known, Limits, OutputsHash, Phase, Stopwatch, Telemetry, distil, distil_differs, engine_hash,
};
use gridwright_grid::Task;
use rayon::prelude::*;

use crate::programs::Entry;
use crate::progress::Progress;

/// What all batches share.
pub(super) struct Pipeline<'a> {
    pub(super) cpu: Cpu,
    pub(super) differs: Differs,
    /// The differs of the files, for where they come from.
    pub(super) differ_files: &'a [Entry],
    pub(super) limits: Limits,
    pub(super) keep: usize,
    /// The hash of the data set.
    pub(super) data: DataHash,
}

/// What came of a task.
pub(super) struct Row<'a> {
    pub(super) task: &'a Task,
    pub(super) entries: Vec<&'a Entry>,
    /// Calls of all programs, and calls of the battery.
    pub(super) calls: (usize, usize),
    pub(super) counters: Counters,
    pub(super) distilled: Distilled,
    pub(super) differs: DistilledDiffers,
    pub(super) telemetry: Telemetry,
}

/// What is known of a task before its battery runs.
#[derive(Default)]
struct Before {
    floor: u64,
    differ_floor: u64,
    known: Known,
    telemetry: Telemetry,
}

impl<'a> Pipeline<'a> {
    /// One batch of tasks with their programs: merged, evaluated and distilled.
    pub(super) fn batch(
        &self,
        drawn: Vec<(&'a Task, Vec<&'a Entry>)>,
        archive: Option<&Archive>,
        progress: &Progress,
    ) -> Result<Vec<Row<'a>>> {
        let before: Vec<Before> = match archive {
            Some(archive) => {
                drawn.iter().map(|(task, _)| self.before(archive, task)).collect::<Result<_>>()?
            }
            None => drawn.iter().map(|_| Before::default()).collect(),
        };
        let merge = |(_, entries): &(&Task, Vec<&Entry>)| -> Result<(Battery, Telemetry)> {
            let mut watch = Stopwatch::start();
            let battery = Battery::merge(entries.iter().map(|entry| &entry.program))?;
            let spans = vec![watch.lap(Phase::Merge)];
            Ok((battery, Telemetry { spans, ..Telemetry::default() }))
        };
        let merged: Vec<(Battery, Telemetry)> =
            self.cpu.install(|| drawn.par_iter().map(merge).collect::<Result<_>>())?;
        let jobs: Vec<Job<'_>> =
            merged.iter().zip(&drawn).map(|((battery, _), (task, _))| Job { battery, task }).collect();
        let evaluations = self.cpu.evaluate(&jobs, &self.differs, &self.limits);
        let one = |((job, evaluation), before): ((&Job<'_>, &Evaluation), &Before)| {
            let distilled = self.distil(*job, evaluation, before);
            let solved =
                distilled.0.kept.first().is_some_and(|kept| kept.demos_exact == job.task.demos.len());
            progress.done(distilled.0.fates.candidates, solved);
            distilled
        };
        let distilled: Vec<(Distilled, DistilledDiffers)> =
            self.cpu.install(|| jobs.par_iter().zip(&evaluations).zip(&before).map(one).collect());
        drop(jobs);
        let mut rows = Vec::with_capacity(drawn.len());
        let all = drawn.into_iter().zip(merged).zip(evaluations).zip(distilled).zip(before);
        for (((((task, entries), (battery, mut telemetry)), evaluation), distilled), before) in all {
            let (mut distilled, mut differs) = distilled;
            telemetry.merge(before.telemetry);
            telemetry.merge(evaluation.telemetry);
            telemetry.merge(std::mem::take(&mut distilled.telemetry));
            telemetry.merge(std::mem::take(&mut differs.telemetry));
            let calls = (battery.calls_before(), battery.calls());
            rows.push(Row {
                task,
                entries,
                calls,
                counters: evaluation.counters,
                distilled,
                differs,
                telemetry,
            });
        }
        Ok(rows)
    }

    /// Looks up what is kept for a task already, and what is known of those programs.
    fn before(&self, archive: &Archive, task: &Task) -> Result<Before> {
        let mut watch = Stopwatch::start();
        let place = self.place(Kind::Solver, task);
        let mut known = Known::default();
        for (program, validation, fuel) in archive.validations(place, &engine_hash(&self.limits))? {
            known.insert(program, OutputsHash(validation.outputs), fuel);
        }
        let floor = archive.floor(place, self.keep)?.unwrap_or(0);
        let differ_floor = archive.floor(self.place(Kind::Differ, task), self.keep)?.unwrap_or(0);
        let spans = vec![watch.lap(Phase::Archive)];
        Ok(Before { floor, differ_floor, known, telemetry: Telemetry { spans, ..Telemetry::default() } })
    }

    fn distil(
        &self,
        job: Job<'_>,
        evaluation: &Evaluation,
        before: &Before,
    ) -> (Distilled, DistilledDiffers) {
        let mut machine = self.cpu.machine();
        let (most, floor) = (self.keep, before.floor);
        let keep = Keep { most, floor };
        let distilled = distil(&mut machine, job, evaluation, &before.known, keep, &self.limits);
        let keep = Keep { most, floor: before.differ_floor };
        let differs = distil_differs(&mut machine, job.task, evaluation, &self.differs, keep, &self.limits);
        (distilled, differs)
    }

    /// Stores what a batch keeps.
    pub(super) fn store(&self, archive: &mut Archive, run: RunId, batch: &mut [Row<'_>]) -> Result<Stored> {
        let mut watch = Stopwatch::start();
        let engine = engine_hash(&self.limits);
        let kept = batch.iter().flat_map(|row| {
            let solvers = row.distilled.kept.iter().map(move |kept| self.solver(row, kept, engine));
            let differs = row.differs.kept.iter().map(move |kept| self.differ(row, kept));
            solvers.chain(differs)
        });
        let kept: Vec<NewProgram> = kept.collect();
        let stored = archive.store_best(run, &kept, self.keep)?;
        let span = watch.lap(Phase::Archive);
        if let Some(last) = batch.last_mut() {
            last.telemetry.spans.push(span);
        }
        Ok(stored)
    }

    fn place<'t>(&'t self, kind: Kind, task: &'t Task) -> Place<'t> {
        Place { kind, task: &task.id, data: &self.data }
    }

    fn solver(&self, row: &Row<'_>, kept: &Kept, engine: [u8; 32]) -> NewProgram {
        let known = row.task.tests.iter().any(|test| test.output.is_some());
        NewProgram {
            program: kept.program.renamed(row.name(kept.root)),
            source: Source::File(
                row.entries.get(kept.root).map_or(String::new(), |entry| entry.file.clone()),
            ),
            results: vec![TaskResult {
                task: row.task.id.clone(),
                data: self.data,
                demo_score: kept.demo_score,
                demos_exact: kept.demos_exact as u64,
                tests_right: known.then_some(kept.tests_right as u64),
                fuel: kept.fuel,
                validation: Some(Validation { engine, outputs: kept.outputs.0 }),
            }],
        }
    }

    fn differ(&self, row: &Row<'_>, kept: &KeptDiffer) -> NewProgram {
        let program = self.differs.programs()[kept.index].clone();
        let entry = self.differ_files.iter().find(|entry| entry.program.same_code(&program));
        NewProgram {
            source: Source::File(entry.map_or(Differs::STANDARD_FILE, |entry| &entry.file).to_owned()),
            program,
            results: vec![TaskResult {
                task: row.task.id.clone(),
                data: self.data,
                demo_score: kept.score,
                demos_exact: kept.demos_told_apart as u64,
                tests_right: None,
                fuel: kept.fuel,
                validation: None,
            }],
        }
    }
}

impl Row<'_> {
    /// Whether the best program is right on all demos.
    pub(super) fn solved(&self) -> bool {
        self.distilled.kept.first().is_some_and(|best| best.demos_exact == self.task.demos.len())
    }

    /// What a program of the battery is called.
    pub(super) fn name(&self, root: usize) -> &str {
        self.entries.get(root).map_or("", |entry| entry.program.name())
    }
}
