//! Going on: what came of a task is recorded, and a later session takes it over.
//!
//! A record is found by the data set, the task and a hash of what else the outcome follows from: the version, the engine,
//! the options, and the programs that were known when the first session began, which are recorded, too: a session that goes
//! on has the same, whatever was stored meanwhile. What was cut off from outside, or panicked, is not recorded, so it is
//! done again.

use std::time::Duration;

use gridwright_engine::{Code, Limits, Machine, engine_hash, run_task};
use gridwright_grid::submission::Submission;
use gridwright_grid::{DataSet, Grid, SampleKind, Task};
use gridwright_program::{Program, parse_file, print_file};
use gridwright_search::solve::{Answer, Found, Solved, Stop};
use serde_json::{Value as Json, json};

use crate::archive::{Archive, KNOWN_NAME, OptionsHash, RunId};
use crate::config::Config;
use crate::error::Error;
use crate::outcome::{Outcome, Panic};

/// Why a search ends, all of them.
const STOPS: [Stop; 6] =
    [Stop::Found, Stop::Fuel, Stop::Memory, Stop::Exhausted, Stop::Interrupted, Stop::Evolved];

/// The hash of all that an outcome follows from, besides the task and the programs that are known.
pub(super) fn options_hash(config: &Config) -> OptionsHash {
    let (effort, time) = (config.effective_effort(), config.time_per_task);
    // With an effort the time of a run decides how far it comes, not what comes of a task.
    let all = config.time.filter(|_| config.effort.is_none());
    let Config { memory, evolve, seed, .. } = config;
    let options = format!(
        "gridwright outcome 2, version {}, effort {effort:?}, time {time:?} of {all:?}, memory {memory}, evolve {evolve}, \
         seed {seed}",
        env!("CARGO_PKG_VERSION"),
    );
    let mut hasher = blake3::Hasher::new();
    hasher.update(options.as_bytes());
    hasher.update(&engine_hash(&Limits::default()));
    *hasher.finalize().as_bytes()
}

/// The hash of the options and the programs that are known.
pub(super) fn with_known(options: &OptionsHash, known: &[Program]) -> OptionsHash {
    let mut hasher = blake3::Hasher::new();
    hasher.update(options);
    for program in known {
        hasher.update(program.content_hash().as_bytes());
    }
    *hasher.finalize().as_bytes()
}

/// What is recorded of the programs that are known when a session begins.
pub(super) fn known_record(known: &[Program]) -> String {
    print_file(known)
}

/// The programs of such a record; none if it is not one.
pub(super) fn known(record: &str) -> Option<Vec<Program>> {
    let programs = parse_file("record", record).into_result().ok()?;
    Some(programs.iter().map(|program| program.renamed(KNOWN_NAME)).collect())
}

/// What is recorded of an outcome; none if the task has to be done again.
pub(super) fn record(outcome: &Outcome, cancelled: bool, options: &str) -> Option<String> {
    let solved = &outcome.solved;
    if outcome.panic.is_some() || solved.mismatches > 0 || (cancelled && solved.stop == Stop::Interrupted) {
        return None;
    }
    Some(json_of(outcome, options).to_string())
}

/// An outcome as JSON: all but what follows from the task, and what is only of an outcome that is not recorded.
fn json_of(outcome: &Outcome, options: &str) -> Json {
    let solved = &outcome.solved;
    let found = solved.found.iter().map(|found| {
        json!({
            "program": found.program.to_string(), "known": found.is_known, "cost": found.cost,
            "demos": found.demos, "after": found.after,
        })
    });
    let mut submission = Submission::default();
    let grids = solved.answers.iter().map(|[a, b]| [a.grid.clone(), b.grid.clone()]);
    submission.insert(&solved.task, grids.collect());
    let programs: Vec<[Option<usize>; 2]> =
        solved.answers.iter().map(|[a, b]| [a.program, b.program]).collect();
    json!({
        "options": options, "stop": format!("{:?}", solved.stop), "fuel": solved.fuel, "tried": solved.tried, "states": solved.states,
        "seconds": outcome.took.as_secs_f64(), "core_seconds": outcome.core_seconds,
        "found": found.collect::<Vec<Json>>(), "answers": submission.to_json(), "programs": programs,
    })
}

impl Outcome {
    /// The outcome as text, for another process of the same version, which reads it with [`Outcome::from_text`].
    ///
    /// ```
    /// use gridwright::{Config, Outcome, Solver, embedded_tasks};
    ///
    /// let data = embedded_tasks()?;
    /// let (task, solver) = (&data.tasks()[0], Solver::new(Config::new().effort(1)));
    /// let outcome = solver.solve(task)?;
    /// let read = Outcome::from_text(task, &outcome.to_text())?;
    /// assert_eq!(read.solved.answers, outcome.solved.answers);
    /// assert!(Outcome::from_text(&data.tasks()[1], &outcome.to_text()).is_err());
    /// # Ok::<(), gridwright::Error>(())
    /// ```
    pub fn to_text(&self) -> String {
        let mut json = json_of(self, "");
        json["version"] = json!(env!("CARGO_PKG_VERSION"));
        json["task"] = json!(self.solved.task);
        // A record has programs run again for these; whoever takes what others solve has better things to do.
        let grid = |grid: &Grid| grid.rows().map(<[i8]>::to_vec).collect::<Vec<_>>();
        let grids = |found: &Found| found.answers.iter().map(grid).collect::<Vec<_>>();
        json["given"] = self.solved.found.iter().map(|found| json!(grids(found))).collect();
        json["known_fuel"] = json!(self.solved.known_fuel);
        json["mismatches"] = json!(self.solved.mismatches);
        json["resumed"] = json!(self.resumed);
        json["panic"] = json!(self.panic.as_ref().map(|panic| &panic.message));
        json.to_string()
    }

    /// Reads what [`Outcome::to_text`] wrote, of this task.
    pub fn from_text(task: &Task, text: &str) -> Result<Outcome, Error> {
        let bad =
            |what: &str| Error::options(format!("what came of task '{}' cannot be read: {what}", task.id));
        let json: Json = serde_json::from_str(text).map_err(|_| bad("it is no JSON"))?;
        let version = json.get("version").and_then(Json::as_str).unwrap_or("another version");
        if version != env!("CARGO_PKG_VERSION") {
            let ours = env!("CARGO_PKG_VERSION");
            return Err(bad(&format!("it was written by gridwright {version}, and this is {ours}")));
        }
        if json.get("task").and_then(Json::as_str) != Some(&task.id) {
            return Err(bad("it is of another task"));
        }
        let mut outcome = outcome(task, text).ok_or_else(|| bad("it is not as gridwright writes it"))?;
        outcome.solved.known_fuel = json.get("known_fuel").and_then(Json::as_u64).unwrap_or_default();
        let mismatches = json.get("mismatches").and_then(Json::as_u64).unwrap_or_default();
        outcome.solved.mismatches = usize::try_from(mismatches).unwrap_or(usize::MAX);
        outcome.resumed = json.get("resumed").and_then(Json::as_bool).unwrap_or_default();
        let message = json.get("panic").and_then(Json::as_str);
        outcome.panic = message.map(|message| Panic { message: message.to_owned() });
        Ok(outcome)
    }
}

/// What an archive recorded of the tasks of a data set.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RecordedSession {
    /// For each task of the data set, in its order, what came of it and the run that found it.
    pub outcomes: Vec<Option<(Outcome, RunId)>>,
    /// The run that recorded last.
    pub run: RunId,
    /// How it solved, in words.
    pub options: Option<String>,
}

/// What sessions recorded of the tasks of a data set, with the version and options of the last of them; none if none did.
///
/// ```
/// use gridwright::archive::Archive;
/// use gridwright::{Config, Session, embedded_tasks, recorded};
///
/// # let folder = tempfile::tempdir()?;
/// # let file = folder.path().join("found.db");
/// let data = embedded_tasks()?;
/// let task = &data.tasks()[0];
/// Session::new(Config::new().effort(1)).archive(&file).run(&data, &[task], &())?;
/// let recorded = recorded(&Archive::open(&file)?, &data)?.expect("there was a session");
/// assert!(recorded.outcomes[0].is_some() && recorded.outcomes[1].is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn recorded(archive: &Archive, data: &DataSet) -> Result<Option<RecordedSession>, Error> {
    let records = archive.outcomes(data.hash().as_bytes())?;
    let of_tasks = records.iter().filter(|record| data.task(&record.task).is_some());
    let Some(last) = of_tasks.max_by_key(|record| record.run) else { return Ok(None) };
    let of_task = |task: &Task| {
        let record =
            records.iter().find(|record| record.task == task.id && record.options == last.options)?;
        Some((outcome(task, &record.record)?, record.run))
    };
    let outcomes = data.tasks().iter().map(of_task).collect();
    let last_record: Json = serde_json::from_str(&last.record).unwrap_or_default();
    let options = last_record.get("options").and_then(Json::as_str).map(str::to_owned);
    Ok(Some(RecordedSession { outcomes, run: last.run, options }))
}

/// The outcome of a record; none if it is not one of this task, which is then done again.
pub(super) fn outcome(task: &Task, record: &str) -> Option<Outcome> {
    let record: Json = serde_json::from_str(record).ok()?;
    let number = |json: &Json, name: &str| json.get(name)?.as_u64();
    let count = |json: &Json, name: &str| usize::try_from(number(json, name)?).ok();
    let mut found = Vec::new();
    let given = record.get("given");
    for (at, json) in record.get("found")?.as_array()?.iter().enumerate() {
        let program = parse_file("record", json.get("program")?.as_str()?).into_result().ok()?.pop()?;
        found.push(Found {
            answers: match given {
                Some(given) => given_answers(given.get(at)?, task)?,
                None => answers(&program, task)?,
            },
            program,
            is_known: json.get("known")?.as_bool()?,
            cost: u32::try_from(number(json, "cost")?).ok()?,
            demos: count(json, "demos")?,
            after: number(json, "after")?,
        });
    }
    let submission = Submission::from_json(record.get("answers")?.as_str()?).ok()?;
    let grids = submission.get(&task.id).filter(|tests| tests.len() == task.tests.len())?;
    let mut both = Vec::new();
    for (grids, programs) in grids.iter().zip(record.get("programs")?.as_array()?) {
        let program =
            |at: usize| programs.get(at)?.as_u64().and_then(|program| usize::try_from(program).ok());
        let answer = |at: usize| Answer { grid: grids[at].clone(), program: program(at) };
        both.push([answer(0), answer(1)]);
    }
    let name = record.get("stop")?.as_str()?;
    let seconds = |name: &str| record.get(name)?.as_f64().filter(|seconds| *seconds >= 0.0);
    let solved = Solved {
        found,
        answers: both,
        stop: STOPS.into_iter().find(|stop| format!("{stop:?}") == name)?,
        fuel: number(&record, "fuel")?,
        tried: number(&record, "tried")?,
        states: count(&record, "states")?,
        ..Solved::nothing(task)
    };
    let is_whole = solved.answers.len() == task.tests.len();
    is_whole.then_some(Outcome {
        solved,
        took: Duration::try_from_secs_f64(seconds("seconds")?).ok()?,
        core_seconds: seconds("core_seconds")?,
        panic: None,
        resumed: true,
    })
}

/// The grids of a text, one for each test.
fn given_answers(json: &Json, task: &Task) -> Option<Vec<Grid>> {
    let colour = |cell: &Json| cell.as_i64().and_then(|colour| i8::try_from(colour).ok());
    let row = |row: &Json| row.as_array()?.iter().map(colour).collect::<Option<Vec<i8>>>();
    let grid = |grid: &Json| Grid::from_rows(&grid.as_array()?.iter().map(row).collect::<Option<Vec<_>>>()?);
    let grids = json.as_array()?.iter().map(grid).collect::<Option<Vec<Grid>>>()?;
    Some(grids).filter(|grids| grids.len() == task.tests.len())
}

/// What a program gives for each test; none if it has no grid for one.
fn answers(program: &Program, task: &Task) -> Option<Vec<Grid>> {
    let run = run_task(&mut Machine::new(), &Code::new(program), task, &Limits::default());
    let tests = run.samples.iter().filter(|sample| sample.kind == SampleKind::Test);
    tests.map(|sample| sample.verdict.grid().cloned()).collect()
}
