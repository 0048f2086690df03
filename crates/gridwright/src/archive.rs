//! The archive: programs, their results and where they come from, in one SQLite file.
//!
//! All of `gridwright-archive` is here. What is above it in this crate turns what searches find into rows ([`Recording`])
//! and rows into what searches start from.

use std::path::Path;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

pub use gridwright_archive::*;
use gridwright_engine::{Code, Inputs, Limits, Machine, OutputsHash, Verdict, demo_pairs, engine_hash};
use gridwright_grid::{DataSet, Task};
use gridwright_program::Program;
use gridwright_search::evolve::{Discovery, KEPT, Library, Member, Provenance, STARTER_FILE, Stocked};
use gridwright_search::solve::{Found, Solved};

use crate::error::Error as LibraryError;

/// The most programs of an archive that are tried on a task before the search.
const MAX_KNOWN: usize = 2_000;

/// What programs are called that a search tries first.
pub(crate) const KNOWN_NAME: &str = "known";

/// An archive that is open for a run of a command, which has a row of its own.
#[derive(Debug)]
pub struct Recording {
    archive: Archive,
    run: RunId,
    clock: Instant,
}

impl Recording {
    /// Opens an archive, or makes one, and records that a command starts: its name, arguments, seed and data set.
    pub fn begin(
        file: impl AsRef<Path>,
        command: &str,
        arguments: &str,
        seed: Option<u64>,
        data: Option<&DataSet>,
    ) -> Result<Recording, LibraryError> {
        Recording::of(Archive::open_or_create(file)?, command, arguments, seed, data)
    }

    /// The same in an archive that is open.
    pub fn of(
        mut archive: Archive,
        command: &str,
        arguments: &str,
        seed: Option<u64>,
        data: Option<&DataSet>,
    ) -> Result<Recording, LibraryError> {
        // A clock before 1970 is not worth an error.
        let started = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let start = RunStart {
            command,
            arguments,
            seed,
            data: data.map(|data| *data.hash().as_bytes()),
            version: env!("CARGO_PKG_VERSION"),
            started,
        };
        let run = archive.begin(&start)?;
        Ok(Recording { archive, run, clock: Instant::now() })
    }

    /// The archive.
    pub fn archive(&self) -> &Archive {
        &self.archive
    }

    /// The archive, to change.
    pub fn archive_mut(&mut self) -> &mut Archive {
        &mut self.archive
    }

    /// Stores programs in one transaction, and keeps all results.
    pub fn store(&mut self, batch: &[NewProgram]) -> Result<Stored, LibraryError> {
        Ok(self.archive.store(self.run, batch)?)
    }

    /// Stores programs in one transaction, and of every task that they have results for keeps the usual number of best.
    pub(crate) fn store_best(&mut self, batch: &[NewProgram]) -> Result<Stored, LibraryError> {
        self.keep_best(batch, KEPT)
    }

    /// The same with another number.
    pub(crate) fn keep_best(&mut self, batch: &[NewProgram], most: usize) -> Result<Stored, LibraryError> {
        Ok(self.archive.store_best(self.run, batch, most)?)
    }

    /// Records what came of tasks of a data set, under the hash of the options.
    pub(crate) fn record_outcomes(
        &mut self,
        data: &DataSet,
        options: &OptionsHash,
        records: &[(&str, String)],
    ) -> Result<(), LibraryError> {
        Ok(self.archive.record_outcomes(self.run, data.hash().as_bytes(), options, records)?)
    }

    /// Records that the command has ended.
    pub fn finish(mut self) -> Result<(), LibraryError> {
        Ok(self.archive.finish(self.run, self.clock.elapsed().as_secs_f64())?)
    }
}

/// How a program did on a task: what every result is made of, whoever found it.
pub(crate) struct Performance {
    pub(crate) demo_score: u64,
    pub(crate) demos_exact: usize,
    pub(crate) tests_right: Option<usize>,
    pub(crate) fuel: u64,
    pub(crate) validation: Option<Validation>,
}

/// A program to store, with its result for a task.
pub(crate) fn new_program(
    program: Program,
    source: Source,
    task: &str,
    data: &DataHash,
    did: &Performance,
) -> NewProgram {
    let result = TaskResult {
        task: task.to_owned(),
        data: *data,
        demo_score: did.demo_score,
        demos_exact: did.demos_exact as u64,
        tests_right: did.tests_right.map(|tests| tests as u64),
        fuel: did.fuel,
        validation: did.validation,
    };
    NewProgram { program, source, results: vec![result] }
}

/// The solvers of an archive, in the order in which they were stored: what a search tries first.
pub(crate) fn known_programs(archive: &Archive) -> Result<Vec<Program>, LibraryError> {
    let filter = Filter {
        kind: Some(Kind::Solver),
        order: Order::Stored,
        limit: Some(MAX_KNOWN),
        ..Filter::default()
    };
    let entries = archive.list(&filter)?;
    entries.iter().map(|entry| Ok(archive.program(entry, KNOWN_NAME)?)).collect()
}

/// The programs that were found for a task and are right on all its demos, with their results.
pub(crate) fn found_programs(
    archive: &Archive,
    data: &DataSet,
    task: &Task,
    solved: &Solved,
) -> Result<Vec<NewProgram>, LibraryError> {
    let exact = solved.found.iter().filter(|found| found.demos == solved.demos);
    exact
        .map(|found| {
            let did = performance(&found.program, task);
            let source = source_of_found(archive, found)?;
            Ok(new_program(found.program.clone(), source, &task.id, data.hash().as_bytes(), &did))
        })
        .collect()
}

/// Where a program of a search is from: what was only recalled from where it was, or from the starter set.
fn source_of_found(archive: &Archive, found: &Found) -> Result<Source, LibraryError> {
    if !found.is_known {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        return Ok(Source::Found { command: "solve".to_owned(), version });
    }
    let entry = archive.get(&found.program.content_hash())?;
    let source = entry.and_then(|entry| entry.sources.into_iter().next());
    Ok(source.unwrap_or_else(|| Source::File(STARTER_FILE.to_owned())))
}

/// Runs a program that is right on all demos alone on every sample of a task.
fn performance(program: &Program, task: &Task) -> Performance {
    let (mut machine, limits, code) = (Machine::new(), Limits::default(), Code::new(program));
    let demos = demo_pairs(task);
    let (mut answers, mut fuel) = (Vec::new(), 0);
    for (_, sample) in task.samples() {
        let input = gridwright_dsl::Value::Grid(sample.input.clone());
        answers.push(machine.run(&code, Inputs::new(&demos, &input, &gridwright_dsl::Value::None), &limits));
        fuel += machine.used().fuel;
    }
    let outputs = OutputsHash::of(&answers);
    let verdicts = answers.into_iter().zip(task.samples());
    let right: Vec<bool> = verdicts
        .map(|(answer, (_, sample))| Verdict::of(answer, sample.output.as_ref()).is_right())
        .collect();
    let (on_demos, on_tests) = right.split_at(task.demos.len());
    let count = |right: &[bool]| right.iter().filter(|right| **right).count();
    let known_tests = task.tests.iter().any(|test| test.output.is_some());
    Performance {
        demo_score: count(on_demos) as u64 * u64::from(gridwright_engine::EXACT),
        demos_exact: count(on_demos),
        tests_right: known_tests.then(|| count(on_tests)),
        fuel,
        validation: Some(Validation { engine: engine_hash(&limits), outputs: outputs.0 }),
    }
}

/// What evolution starts from: all solvers of an archive, and the best of each task.
pub(crate) fn library(
    archive: &Archive,
    data: &DataSet,
    tasks: &[&Task],
    limits: &Limits,
) -> Result<Library, LibraryError> {
    let mut library = Library::default();
    // By hash: in the order in which two processes happened to store them, a run would not come out the same.
    let filter = Filter { kind: Some(Kind::Solver), order: Order::Hash, ..Filter::default() };
    archive.for_each(&filter, |entry| {
        let program = archive.program(&entry, first_name(&entry))?;
        // What a file has for a task, or a search found for it, is tried on it; mutants are there by their results.
        let is_for_task = |source: &Source| match source {
            Source::File(file) => file != STARTER_FILE,
            Source::Found { .. } => true,
            Source::Program { .. } => false,
        };
        let named = entry.names.iter().filter_map(|name| task_of(name));
        let tasks = named.filter(|_| entry.sources.iter().any(is_for_task)).map(str::to_owned).collect();
        library.programs.push(Stocked { program, provenance: provenance(&entry.sources), tasks });
        Ok::<(), LibraryError>(())
    })?;
    let (engine, hash) = (engine_hash(limits), data.hash());
    for task in tasks {
        let place = Place { kind: Kind::Solver, task: &task.id, data: hash.as_bytes() };
        let members = archive.best(place, KEPT)?.into_iter().map(|(entry, result)| {
            let validation = result.validation.filter(|validation| validation.engine == engine);
            Ok(Member {
                program: archive.program(&entry, first_name(&entry))?,
                provenance: provenance(&entry.sources),
                hash: entry.hash,
                demo_score: result.demo_score,
                demos_exact: usize::try_from(result.demos_exact).unwrap_or(0),
                validated: validation.map(|validation| (OutputsHash(validation.outputs), result.fuel)),
            })
        });
        library.best.push(members.collect::<Result<_, LibraryError>>()?);
    }
    Ok(library)
}

/// What a generation found, as it is stored.
pub(crate) fn discovered(discovery: Discovery, data: &DataHash, limits: &Limits) -> NewProgram {
    let source = match discovery.provenance {
        Provenance::File(file) => Source::File(file),
        Provenance::Mutant { parent, how } => Source::Program { parent, how },
        Provenance::Found { command, version } => Source::Found { command, version },
    };
    let did = Performance {
        demo_score: discovery.demo_score,
        demos_exact: discovery.demos_exact,
        tests_right: discovery.tests_right,
        fuel: discovery.fuel,
        validation: Some(Validation { engine: engine_hash(limits), outputs: discovery.outputs.0 }),
    };
    new_program(discovery.program, source, &discovery.task, data, &did)
}

fn first_name(entry: &Entry) -> &str {
    entry.names.first().map_or("program", String::as_str)
}

/// Where a stored program comes from first; there is always a source.
fn provenance(sources: &[Source]) -> Provenance {
    match sources.first().cloned() {
        Some(Source::File(file)) => Provenance::File(file),
        Some(Source::Program { parent, how }) => Provenance::Mutant { parent, how },
        Some(Source::Found { command, version }) => Provenance::Found { command, version },
        None => Provenance::File(String::new()),
    }
}
