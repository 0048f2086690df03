//! Running what an archive holds again, and correcting the results that are not true any more.
//!
//! In: an archive and a data set. Out: for every solver with a result on a task of that data set, whether the result is what
//! the program gives now; what is not can be stored. Scores are those of the standard differs.

use gridwright_dsl::{Answer, Value};
use gridwright_engine::{
    Backend, Code, Differs, Limits, Machine, OutputsHash, Verdict, demo_pairs, engine_hash, on_threads,
    run_task,
};
use gridwright_grid::{DataSet, Task};
use gridwright_program::ProgramHash;
use gridwright_search::Cancel;

use crate::archive::{Archive, Entry, Filter, Kind, NewProgram, Source, TaskResult, Validation};
use crate::error::Error;
use crate::observer::Observer;

/// A result that is not what the program gives now.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Correction {
    /// The program.
    pub program: ProgramHash,
    /// The result that is stored.
    pub stored: TaskResult,
    /// The result that is true.
    pub actual: TaskResult,
    new: NewProgram,
}

/// What came of running stored programs again.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Rescored {
    /// Results that were checked.
    pub checked: usize,
    /// Results of other data sets, and of differs, which were not.
    pub others: usize,
    /// Results that it did not come to before it was cancelled.
    pub left: usize,
    /// Those that are not true.
    pub corrections: Vec<Correction>,
}

impl Rescored {
    /// What to store, so that all results are true.
    pub fn batch(&self) -> Vec<NewProgram> {
        self.corrections.iter().map(|correction| correction.new.clone()).collect()
    }
}

/// Runs the programs of an archive on the tasks of a data set that they have results for, until the token is cancelled.
pub fn rescore(
    archive: &Archive,
    data: &DataSet,
    backend: &dyn Backend,
    limits: &Limits,
    observer: &dyn Observer,
    cancel: &Cancel,
) -> Result<Rescored, Error> {
    let differs = Differs::standard()?;
    let hash = data.hash();
    let (mut jobs, mut rescored) = (Vec::new(), Rescored::default());
    archive.for_each(&Filter::default(), |entry| {
        for result in archive.results(&entry.hash)? {
            match data.task(&result.task) {
                Some(task) if entry.kind == Kind::Solver && result.data == *hash.as_bytes() => {
                    jobs.push((entry.clone(), task, result));
                }
                _ => rescored.others += 1,
            }
        }
        Ok::<(), Error>(())
    })?;
    let parsed: Vec<_> = jobs
        .iter()
        .map(|(entry, ..)| Ok(archive.program(entry, name(entry))?))
        .collect::<Result<_, Error>>()?;
    let actual = on_threads(backend.threads(), jobs.len(), |at| {
        if cancel.is_cancelled() {
            return None;
        }
        let (_, task, stored) = &jobs[at];
        let actual = score(&parsed[at], task, stored, &differs, limits);
        observer.ran(task, 1, actual.demos_exact == task.demos.len() as u64);
        Some(actual)
    });
    rescored.checked = actual.iter().flatten().count();
    rescored.left = jobs.len() - rescored.checked;
    for (((entry, _, stored), actual), program) in jobs.into_iter().zip(actual).zip(parsed) {
        let Some(actual) = actual else { continue };
        let said = |result: &TaskResult| (result.demo_score, result.demos_exact, result.tests_right);
        if said(&stored) == said(&actual) {
            continue;
        }
        let source = entry.sources.first().cloned().unwrap_or_else(|| Source::File(String::new()));
        let new = NewProgram { program, source, results: vec![actual.clone()] };
        rescored.corrections.push(Correction { program: entry.hash, stored, actual, new });
    }
    Ok(rescored)
}

fn name(entry: &Entry) -> &str {
    entry.names.first().map_or("program", String::as_str)
}

/// How a program does on a task now.
fn score(
    program: &gridwright_program::Program,
    task: &Task,
    stored: &TaskResult,
    differs: &Differs,
    limits: &Limits,
) -> TaskResult {
    let (mut machine, demos) = (Machine::new(), demo_pairs(task));
    let run = run_task(&mut machine, &Code::new(program), task, limits);
    let (on_demos, on_tests) = run.samples.split_at(task.demos.len());
    let prefix = differs.for_task(&mut machine, &demos, limits);
    let mut demo_score = 0;
    for (sample, demo) in on_demos.iter().zip(&task.demos) {
        if let (Some(grid), Some(target)) = (sample.verdict.grid(), &demo.output) {
            let target = differs.for_target(&mut machine, &prefix, &demos, target, limits);
            let output = Value::Grid(grid.clone());
            demo_score += u64::from(differs.score(&mut machine, &target, &demos, &output, limits).total);
        }
    }
    let right = |samples: &[gridwright_engine::SampleRun]| {
        samples.iter().filter(|sample| sample.verdict.is_right()).count() as u64
    };
    let known_tests = task.tests.iter().any(|test| test.output.is_some());
    let outputs: Vec<Answer> = run.samples.iter().map(|sample| answer(&sample.verdict)).collect();
    TaskResult {
        demo_score,
        demos_exact: right(on_demos),
        tests_right: known_tests.then(|| right(on_tests)),
        fuel: run.samples.iter().map(|sample| sample.fuel).sum(),
        validation: Some(Validation { engine: engine_hash(limits), outputs: OutputsHash::of(&outputs).0 }),
        ..stored.clone()
    }
}

/// What a verdict is about.
fn answer(verdict: &Verdict) -> Answer {
    match verdict {
        Verdict::Right(grid) => Ok(Value::Grid(grid.clone())),
        Verdict::Wrong(value) | Verdict::Unknown(value) => Ok(value.clone()),
        Verdict::Fault(fault) => Err(*fault),
    }
}
