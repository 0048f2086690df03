//! Batteries: for every task, programs that are merged, evaluated, scored, distilled, validated and kept.
//!
//! In: tasks, and programs with their files. Out: for each task the programs that are worth keeping, what became of the
//! others, and where the time went. Tasks go in batches, each stored in one transaction: what is lost if the process is
//! killed. Who cancels it keeps what is evaluated.

use std::sync::Arc;

use gridwright_dsl::{Answer, Reason};
use gridwright_engine::{
    Backend, Battery, Counters, Differs, Distilled, DistilledDiffers, Evaluation, Job, Keep, Limits, Machine,
    Phase, Stopwatch, Telemetry, Validations, distil, distil_differs, on_threads,
};
use gridwright_grid::{DataSet, Task};
use gridwright_search::{Cancel, Random};

use crate::error::Error;
use crate::observer::Observer;
use crate::programs::Imported;
use crate::session::Stored;

#[cfg(feature = "archive")]
use crate::archive::{self as store, Performance, Recording};
#[cfg(feature = "archive")]
use gridwright_engine::{OutputsHash, engine_hash};

/// Tasks of a batch, at the most.
const MOST_TASKS: usize = 64;

/// Programs of a batch, about: what is lost if the process is killed, and finished if it is cancelled.
const BATCH: usize = 64 * 32;

/// How batteries are put together, and what is kept of them.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BatteryConfig {
    /// Programs of a battery: the task's own, and others drawn by the seed.
    pub merge: usize,
    /// Seed for drawing programs.
    pub seed: u64,
    /// Programs to keep for a task, at the most; in an archive, those of earlier runs included.
    pub keep: usize,
    /// What an evaluation may use.
    pub limits: Limits,
    /// Whether every call is timed; the backend has to be told as well.
    pub profiled: bool,
    /// Ends it before the next battery.
    pub cancel: Cancel,
}

impl Default for BatteryConfig {
    fn default() -> BatteryConfig {
        BatteryConfig {
            merge: 32,
            seed: 0,
            keep: 32,
            limits: Limits::default(),
            profiled: false,
            cancel: Cancel::new(),
        }
    }
}

impl BatteryConfig {
    /// The usual.
    pub fn new() -> BatteryConfig {
        BatteryConfig::default()
    }

    /// So many programs in a battery.
    #[must_use]
    pub fn merge(mut self, programs: usize) -> BatteryConfig {
        self.merge = programs;
        self
    }

    /// The seed for drawing programs.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> BatteryConfig {
        self.seed = seed;
        self
    }

    /// So many programs to keep for a task.
    #[must_use]
    pub fn keep(mut self, programs: usize) -> BatteryConfig {
        self.keep = programs;
        self
    }

    /// What an evaluation may use.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> BatteryConfig {
        self.limits = limits;
        self
    }

    /// Whether every call is timed.
    #[must_use]
    pub fn profiled(mut self, profiled: bool) -> BatteryConfig {
        self.profiled = profiled;
        self
    }

    /// Ends it before the next battery when this token is cancelled; what is evaluated by then is kept.
    #[must_use]
    pub fn cancel(mut self, cancel: &Cancel) -> BatteryConfig {
        self.cancel = cancel.clone();
        self
    }

    /// The programs of a task's battery: its own, then others in the order of the seed.
    pub fn draw<'p>(
        &self,
        programs: impl IntoIterator<Item = &'p Imported>,
        task: &Task,
    ) -> Vec<&'p Imported> {
        let (own, mut others): (Vec<&Imported>, Vec<&Imported>) =
            programs.into_iter().partition(|program| program.task_id() == Some(&task.id));
        Random::named(self.seed, &task.id).shuffle(&mut others);
        own.into_iter().chain(others).take(self.merge).collect()
    }
}

/// What came of a task's battery.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BatteryOutcome<'a> {
    /// The task.
    pub task: &'a Task,
    /// The programs of the battery.
    pub programs: Vec<&'a Imported>,
    /// Calls of all programs on their own.
    pub calls_before: usize,
    /// Calls of the battery.
    pub calls: usize,
    /// What the programs did.
    pub counters: Counters,
    /// The programs to keep, best first, and what became of the others.
    pub distilled: Distilled,
    /// The differs to keep.
    pub differs: DistilledDiffers,
    /// Where the time went.
    pub telemetry: Telemetry,
    /// Outputs, of a program on a sample, that there are not because fuel ran out.
    pub out_of_fuel: usize,
    /// Programs whose validation the archive knew.
    pub remembered: usize,
}

impl BatteryOutcome<'_> {
    /// Whether the best program is right on all demos.
    pub fn is_exact(&self) -> bool {
        self.distilled.kept.first().is_some_and(|best| best.demos_exact == self.task.demos.len())
    }

    /// What a program of the battery is called.
    pub fn name(&self, root: usize) -> &str {
        self.programs.get(root).map_or("", |imported| imported.program.name())
    }
}

/// What came of all batteries.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BatteryReport<'a> {
    /// What came of each task, in their order; if it was cancelled, of those that it came to.
    pub outcomes: Vec<BatteryOutcome<'a>>,
    /// Programs that went to the archive.
    pub stored: Stored,
    /// Why what is kept could not be stored in the end, if it could not.
    pub unsaved: Option<Arc<Error>>,
}

/// Runs a battery of programs on every task.
///
/// ```
/// use gridwright::{Batteries, BatteryConfig, Cpu, embedded_tasks, example_programs};
///
/// let (data, programs, cpu) = (embedded_tasks()?, example_programs()?, Cpu::new(0)?);
/// let tasks: Vec<_> = data.tasks().iter().collect();
/// let report = Batteries::new(BatteryConfig::new().merge(8), &cpu).run(&data, &tasks, &programs, &())?;
/// assert!(report.outcomes.iter().all(|outcome| outcome.is_exact() && outcome.calls <= outcome.calls_before));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Batteries<'a> {
    config: BatteryConfig,
    backend: &'a dyn Backend,
    #[cfg(feature = "archive")]
    recording: Option<&'a mut Recording>,
}

/// What all tasks share.
struct Pipeline<'a> {
    config: &'a BatteryConfig,
    backend: &'a dyn Backend,
    differs: Differs,
    observer: &'a dyn Observer,
    /// The differs of the files, for where they come from.
    #[cfg(feature = "archive")]
    differ_files: Vec<&'a Imported>,
    /// The hash of the data set.
    #[cfg(feature = "archive")]
    data: [u8; 32],
}

/// What is known of a task before its battery runs.
#[derive(Default)]
struct Before {
    floor: u64,
    differ_floor: u64,
    known: Validations,
    telemetry: Telemetry,
}

impl<'a> Batteries<'a> {
    /// Batteries that are evaluated by this backend, and kept nowhere yet.
    pub fn new(config: BatteryConfig, backend: &'a dyn Backend) -> Batteries<'a> {
        Batteries {
            config,
            backend,
            #[cfg(feature = "archive")]
            recording: None,
        }
    }

    /// Stores what is kept. A program that scores below the worst of the best that the archive has for its task is then
    /// dropped at once, and one that gives what it gave when it was last validated does not run alone again.
    #[cfg(feature = "archive")]
    #[must_use]
    pub fn archive(mut self, recording: &'a mut Recording) -> Batteries<'a> {
        self.recording = Some(recording);
        self
    }

    /// Runs the programs on tasks of a data set. Those named `differ_NAME` compare outputs with targets, beside the
    /// built-in ones.
    pub fn run<'p>(
        self,
        data: &DataSet,
        tasks: &[&'p Task],
        programs: &'p [Imported],
        observer: &dyn Observer,
    ) -> Result<BatteryReport<'p>, Error> {
        let (differ_files, solvers): (Vec<&Imported>, Vec<&Imported>) =
            programs.iter().partition(|imported| imported.is_differ());
        let pipeline = Pipeline {
            config: &self.config,
            backend: self.backend,
            differs: Differs::standard_and(differ_files.iter().map(|imported| &imported.program))?,
            observer,
            #[cfg(feature = "archive")]
            differ_files,
            #[cfg(feature = "archive")]
            data: *data.hash().as_bytes(),
        };
        #[cfg(not(feature = "archive"))]
        let _ = data;
        #[cfg(feature = "archive")]
        let mut recording = self.recording;
        let mut report = BatteryReport {
            outcomes: Vec::with_capacity(tasks.len()),
            stored: Stored::default(),
            unsaved: None,
        };
        #[cfg(feature = "archive")]
        let mut unstored = Vec::new();
        // Every thread has a task to distil.
        let batch = (BATCH / self.config.merge.max(1)).max(self.backend.threads()).clamp(1, MOST_TASKS);
        for tasks in tasks.chunks(batch) {
            if self.config.cancel.is_cancelled() {
                break;
            }
            let drawn: Vec<(&Task, Vec<&Imported>)> =
                tasks.iter().map(|&task| (task, self.config.draw(solvers.iter().copied(), task))).collect();
            #[cfg(feature = "archive")]
            let before = match &recording {
                Some(recording) => {
                    let before = |(task, _): &(&Task, _)| pipeline.before(recording.archive(), task);
                    drawn.iter().map(before).collect::<Result<Vec<Before>, Error>>()?
                }
                None => drawn.iter().map(|_| Before::default()).collect(),
            };
            #[cfg(not(feature = "archive"))]
            let before: Vec<Before> = drawn.iter().map(|_| Before::default()).collect();
            #[cfg_attr(
                not(feature = "archive"),
                expect(unused_mut, reason = "storing adds to its telemetry")
            )]
            let mut batch = pipeline.batch(drawn, before)?;
            Error::of_mismatch(self.backend)?;
            #[cfg(feature = "archive")]
            if let Some(recording) = &mut recording {
                // What could not be stored is tried again with the next batch.
                report.unsaved = match pipeline.store(recording, &mut batch, &mut unstored) {
                    Ok(stored) => {
                        report.stored.add(stored);
                        None
                    }
                    Err(error) => {
                        observer.not_saved(&error);
                        Some(Arc::new(error))
                    }
                };
            }
            report.outcomes.extend(batch);
        }
        Ok(report)
    }
}

impl Pipeline<'_> {
    /// One batch of tasks with their programs: merged, evaluated and distilled.
    fn batch<'p>(
        &self,
        drawn: Vec<(&'p Task, Vec<&'p Imported>)>,
        before: Vec<Before>,
    ) -> Result<Vec<BatteryOutcome<'p>>, Error> {
        let merge = |at: usize| -> Result<(Battery, Telemetry), Error> {
            let (_, programs) = &drawn[at];
            let mut watch = Stopwatch::start();
            let battery = Battery::merge(programs.iter().map(|imported| &imported.program))?;
            let spans = vec![watch.lap(Phase::Merge)];
            Ok((battery, Telemetry { spans, ..Telemetry::default() }))
        };
        let threads = self.backend.threads();
        let merged =
            on_threads(threads, drawn.len(), merge).into_iter().collect::<Result<Vec<_>, Error>>()?;
        let jobs: Vec<Job<'_>> =
            merged.iter().zip(&drawn).map(|((battery, _), (task, _))| Job { battery, task }).collect();
        let goes_on = || !self.config.cancel.is_cancelled();
        let evaluations = self.backend.evaluate_while(&jobs, &self.differs, &self.config.limits, &goes_on);
        let each: Vec<(Job<'_>, &Evaluation, &Before)> = jobs
            .iter()
            .zip(&evaluations)
            .zip(&before)
            .filter_map(|((job, done), before)| Some((*job, done.as_ref()?, before)))
            .collect();
        let distilled = on_threads(threads, each.len(), |at| {
            let (job, evaluation, before) = each[at];
            let distilled = self.distil(job, evaluation, before);
            let exact = distilled.0.kept.first().is_some_and(|kept| kept.demos_exact == job.task.demos.len());
            self.observer.ran(job.task, distilled.0.fates.candidates, exact);
            distilled
        });
        drop(each);
        drop(jobs);
        let mut outcomes = Vec::with_capacity(drawn.len());
        let all = drawn.into_iter().zip(merged).zip(before).zip(evaluations);
        let done = all.filter_map(|(each, evaluation)| Some((each, evaluation?))).zip(distilled);
        for ((((task_and_programs, merged), before), evaluation), distilled) in done {
            let ((task, programs), (battery, mut telemetry)) = (task_and_programs, merged);
            let (mut distilled, mut differs) = distilled;
            let out_of_fuel =
                evaluation.outputs.iter().flatten().filter(|answer| is_out_of_fuel(answer)).count();
            let remembered = before.known.len();
            telemetry.merge(before.telemetry);
            telemetry.merge(evaluation.telemetry);
            telemetry.merge(std::mem::take(&mut distilled.telemetry));
            telemetry.merge(std::mem::take(&mut differs.telemetry));
            outcomes.push(BatteryOutcome {
                task,
                programs,
                calls_before: battery.calls_before(),
                calls: battery.calls(),
                counters: evaluation.counters,
                distilled,
                differs,
                telemetry,
                out_of_fuel,
                remembered,
            });
        }
        Ok(outcomes)
    }

    fn distil(
        &self,
        job: Job<'_>,
        evaluation: &Evaluation,
        before: &Before,
    ) -> (Distilled, DistilledDiffers) {
        let mut machine = Machine::profiled(self.config.profiled);
        let (most, limits) = (self.config.keep, &self.config.limits);
        let keep = Keep { most, floor: before.floor };
        let distilled = distil(&mut machine, job, evaluation, &before.known, keep, limits);
        let keep = Keep { most, floor: before.differ_floor };
        let differs = distil_differs(&mut machine, job.task, evaluation, &self.differs, keep, limits);
        (distilled, differs)
    }
}

fn is_out_of_fuel(answer: &Answer) -> bool {
    answer.as_ref().is_err_and(|fault| fault.reason() == Reason::OutOfFuel)
}

#[cfg(feature = "archive")]
impl Pipeline<'_> {
    /// Looks up what is kept for a task already, and what is known of those programs.
    fn before(&self, archive: &store::Archive, task: &Task) -> Result<Before, Error> {
        let mut watch = Stopwatch::start();
        let place = |kind| store::Place { kind, task: &task.id, data: &self.data };
        let solvers = place(store::Kind::Solver);
        let mut known = Validations::default();
        for (program, validation, fuel) in archive.validations(solvers, &engine_hash(&self.config.limits))? {
            known.insert(program, OutputsHash(validation.outputs), fuel);
        }
        let floor = archive.floor(solvers, self.config.keep)?.unwrap_or(0);
        let differ_floor = archive.floor(place(store::Kind::Differ), self.config.keep)?.unwrap_or(0);
        let spans = vec![watch.lap(Phase::Archive)];
        Ok(Before { floor, differ_floor, known, telemetry: Telemetry { spans, ..Telemetry::default() } })
    }

    /// Stores what a batch keeps.
    fn store(
        &self,
        recording: &mut Recording,
        batch: &mut [BatteryOutcome<'_>],
        unstored: &mut Vec<store::NewProgram>,
    ) -> Result<store::Stored, Error> {
        let mut watch = Stopwatch::start();
        unstored.extend(batch.iter().flat_map(|outcome| self.solvers(outcome).chain(self.differs(outcome))));
        let stored = recording.keep_best(unstored, self.config.keep)?;
        unstored.clear();
        let span = watch.lap(Phase::Archive);
        if let Some(last) = batch.last_mut() {
            last.telemetry.spans.push(span);
        }
        Ok(stored)
    }

    fn solvers<'s>(
        &'s self,
        outcome: &'s BatteryOutcome<'_>,
    ) -> impl Iterator<Item = store::NewProgram> + 's {
        let known_tests = outcome.task.tests.iter().any(|test| test.output.is_some());
        let engine = engine_hash(&self.config.limits);
        outcome.distilled.kept.iter().map(move |kept| {
            let file =
                outcome.programs.get(kept.root).map_or(String::new(), |imported| imported.file.clone());
            let did = Performance {
                demo_score: kept.demo_score,
                demos_exact: kept.demos_exact,
                tests_right: known_tests.then_some(kept.tests_right),
                fuel: kept.fuel,
                validation: Some(store::Validation { engine, outputs: kept.outputs.0 }),
            };
            let program = kept.program.renamed(outcome.name(kept.root));
            store::new_program(program, store::Source::File(file), &outcome.task.id, &self.data, &did)
        })
    }

    fn differs<'s>(
        &'s self,
        outcome: &'s BatteryOutcome<'_>,
    ) -> impl Iterator<Item = store::NewProgram> + 's {
        outcome.differs.kept.iter().map(move |kept| {
            let program = self.differs.programs()[kept.index].clone();
            let imported = self.differ_files.iter().find(|imported| imported.program.same_code(&program));
            let file = imported.map_or(Differs::STANDARD_FILE, |imported| &imported.file).to_owned();
            let did = Performance {
                demo_score: kept.score,
                demos_exact: kept.demos_told_apart,
                tests_right: None,
                fuel: kept.fuel,
                validation: None,
            };
            store::new_program(program, store::Source::File(file), &outcome.task.id, &self.data, &did)
        })
    }
}
