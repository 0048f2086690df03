//! What there is of each task: answers, the programs behind them, and what they took.
//!
//! In: a submission with its file of programs, or an archive. Out: a [`Row`] for each task that has answers, and what is
//! known of how they were made. Programs are run again, so what is said of them is what they give now.

use std::collections::HashMap;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Result, anyhow, bail};
use gridwright::archive::{Archive, Kind as ProgramKind, Place, Run, RunId};
use gridwright::engine::{Code, Machine, on_threads, run_task};
use gridwright::{
    Attempts, Backend, Cpu, DataSet, FileNotes, Grid, Limits, Outcome, Program, SampleKind, Task, TaskNote,
    load_submission, parse_programs, programs_file, read_file, recorded, submit,
};

use super::log::Done;
use crate::commands::archive::hinted;
use crate::commands::explain::{is_plain, written, written_for};
use crate::screen::printable;
use crate::table::count;

/// The most programs of a task that an archive is asked for.
const MAX_PROGRAMS: usize = 8;

/// What every SQLite file starts with.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// What came of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// All tests are right.
    Solved,
    /// A program is right on all demos, and the truth is not known.
    Exact,
    /// A program is right on all demos, and not all tests are right.
    Wrong,
    /// There are answers of programs, or near the truth.
    Near,
    /// There are stand-ins.
    Nothing,
}

impl Kind {
    /// All, in the order of the page.
    pub(super) const ALL: [Kind; 5] = [Kind::Solved, Kind::Exact, Kind::Wrong, Kind::Near, Kind::Nothing];

    /// In JSON and in the page's script.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Solved => "solved",
            Kind::Exact => "exact",
            Kind::Wrong => "wrong",
            Kind::Near => "near",
            Kind::Nothing => "nothing",
        }
    }

    /// For people.
    pub(super) fn title(self) -> &'static str {
        match self {
            Kind::Exact => "exact on the demos",
            Kind::Wrong => "exact but wrong",
            kind => kind.name(),
        }
    }
}

/// A program behind answers.
pub(super) struct Behind {
    pub(super) program: Program,
    /// Demos that it is right on.
    pub(super) demos: usize,
    /// What it gives for each test.
    pub(super) answers: Vec<Option<Grid>>,
    /// Fuel that the search had used when it found it.
    pub(super) after: Option<u64>,
}

/// What a task took.
#[derive(Default)]
pub(super) struct Spent {
    /// Fuel of the search.
    pub(super) fuel: Option<u64>,
    /// Fuel that it had used when it found its first program.
    pub(super) after: Option<u64>,
    /// How long the search took.
    pub(super) seconds: Option<f64>,
    /// When it was done, in seconds from the start.
    pub(super) at: Option<f64>,
    /// Why it ended.
    pub(super) stop: Option<String>,
}

/// A task with answers.
pub(super) struct Row<'d> {
    pub(super) task: &'d Task,
    pub(super) kind: Kind,
    pub(super) attempts: Vec<Attempts>,
    pub(super) programs: Vec<Behind>,
    pub(super) spent: Spent,
}

/// What the page is about.
pub(super) struct Source<'d> {
    /// What was read.
    pub(super) title: String,
    pub(super) rows: Vec<Row<'d>>,
    /// What is known of how it was made: names and values.
    pub(super) facts: Vec<(String, String)>,
    /// What does not fit together.
    pub(super) warnings: Vec<String>,
}

impl<'d> Source<'d> {
    /// Reads a submission or an archive, whichever the file is.
    pub(super) fn read(file: &Path, data: &'d DataSet, cpu: &Cpu) -> Result<Source<'d>> {
        let mut start = Vec::new();
        if file.is_file() {
            let opened = File::open(file).map_err(|error| anyhow!("{}: {error}", file.display()))?;
            opened.take(SQLITE.len() as u64).read_to_end(&mut start)?;
        }
        let mut source =
            if start == SQLITE { archived(file, data, cpu)? } else { handed_in(file, data, cpu)? };
        if source.rows.is_empty() {
            bail!(
                "{}: has no task of data {}; is --data the right one?",
                file.display(),
                printable(data.name())
            );
        }
        let missing = data.len() - source.rows.len();
        if missing > 0 {
            source.warnings.push(format!("no answers here for {} of the data set", count(missing, "task")));
        }
        Ok(source)
    }

    /// Adds when tasks were done.
    pub(super) fn add_log(&mut self, done: &HashMap<String, Done>, file: &Path) {
        let mut used = 0;
        for row in &mut self.rows {
            let Some(done) = done.get(&row.task.id) else { continue };
            used += 1;
            row.spent.at = Some(done.at);
            row.spent.seconds = done.took.or(row.spent.seconds);
        }
        self.facts.push(("log".to_owned(), file.display().to_string()));
        if used == 0 {
            self.warnings.push(format!("{}: no task of it is here; is it of another run?", file.display()));
        }
    }
}

/// A submission, and the programs beside it if they are there.
fn handed_in<'d>(file: &Path, data: &'d DataSet, cpu: &Cpu) -> Result<Source<'d>> {
    let submission = load_submission(file)?;
    let (mut warnings, mut facts) = (Vec::new(), vec![("submission".to_owned(), file.display().to_string())]);
    let beside = programs_file(file);
    let (programs, notes) = if beside.is_file() {
        let text = read_file(&beside)?;
        let notes = FileNotes::read(&String::from_utf8_lossy(&text));
        (parse_programs(&beside.display().to_string(), &text)?, notes)
    } else {
        warnings.push(format!("{} is not there, so no program is shown", beside.display()));
        (Vec::new(), FileNotes::default())
    };
    if let Some(made) = notes.data.as_ref().filter(|made| !made.ends_with(&data.hash().to_string())) {
        warnings.push(format!("the answers were made for other data: {made}"));
    }
    let made_with = [("found by gridwright", &notes.version), ("found with", &notes.options)];
    let made_with = made_with.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value.clone()?)));
    facts.extend(made_with);
    let mut by_task: HashMap<String, Vec<&Program>> = HashMap::new();
    for program in programs.iter().map(|imported| &imported.program) {
        if let Some(task) = written_for(program) {
            by_task.entry(task).or_default().push(program);
        }
    }
    let tasks = answered(data, |task| submission.get(&task.id))?;
    let rows = on_threads(cpu.threads(), tasks.len(), |at| {
        let (task, attempts) = &tasks[at];
        let own = by_task.get(&written(&task.id)).map_or(&[][..], Vec::as_slice);
        let programs = own.iter().map(|program| ((*program).clone(), None));
        row(task, attempts.to_vec(), programs, spent(notes.tasks.get(&task.id)))
    });
    Ok(Source { title: name_of(file), rows, facts, warnings })
}

fn spent(note: Option<&TaskNote>) -> Spent {
    note.map_or_else(Spent::default, |note| Spent {
        fuel: Some(note.fuel),
        after: note.after,
        stop: Some(note.stop.clone()),
        ..Spent::default()
    })
}

/// The tasks that have answers; a wrong number of them is an error.
fn answered<'d, 's>(
    data: &'d DataSet,
    attempts: impl Fn(&Task) -> Option<&'s [Attempts]>,
) -> Result<Vec<(&'d Task, &'s [Attempts])>> {
    let mut tasks = Vec::new();
    for task in data.tasks() {
        let Some(attempts) = attempts(task) else { continue };
        if attempts.len() != task.tests.len() {
            let (has, wants) = (attempts.len(), task.tests.len());
            bail!(
                "task '{}' has {has} answers for {wants} tests; is --data the right one?",
                printable(&task.id)
            );
        }
        tasks.push((task, attempts));
    }
    Ok(tasks)
}

/// What an archive has: what sessions recorded, and for the other tasks what would be handed in.
fn archived<'d>(file: &Path, data: &'d DataSet, cpu: &Cpu) -> Result<Source<'d>> {
    let archive = Archive::open(file).map_err(|error| hinted(error.into()))?;
    let (mut outcomes, options) = match recorded(&archive, data)? {
        Some(session) => (session.outcomes, session.options),
        None => (Vec::new(), None),
    };
    outcomes.resize_with(data.len(), || None);
    let handed_in = submit(&archive, data, cpu, &Limits::default(), &())?.submission;
    let hash = data.hash();
    let mut given = Vec::new();
    for (task, outcome) in data.tasks().iter().zip(outcomes) {
        let place = Place { kind: ProgramKind::Solver, task: &task.id, data: hash.as_bytes() };
        let best = archive.best(place, MAX_PROGRAMS)?;
        let has_exact = best.first().is_some_and(|(_, result)| result.demos_exact == task.demos.len() as u64);
        // What was found since then counts for more than a search that found nothing right.
        match outcome.filter(|(outcome, _)| outcome.is_exact() || !has_exact) {
            Some((outcome, _)) => given.push((task, Given::Session(Box::new(outcome)))),
            None => {
                let programs =
                    best.iter().map(|(entry, _)| archive.program(entry, &format!("solve_{}", task.id)));
                let attempts = handed_in.get(&task.id).unwrap_or_default().to_vec();
                given.push((task, Given::Archive(attempts, programs.collect::<Result<_, _>>()?)));
            }
        }
    }
    let rows = on_threads(cpu.threads(), given.len(), |at| {
        let (task, given) = &given[at];
        match given {
            Given::Session(outcome) => of_outcome(task, outcome),
            Given::Archive(attempts, programs) => {
                let programs = programs.iter().map(|program| (program.clone(), None));
                row(task, attempts.clone(), programs, Spent::default())
            }
        }
    });
    let mut facts = vec![("archive".to_owned(), file.display().to_string())];
    facts.extend(options.map(|options| ("found with".to_owned(), options)));
    facts.extend(archive.runs(hash.as_bytes())?.iter().map(run_fact));
    Ok(Source { title: name_of(file), rows, facts, warnings: Vec::new() })
}

/// Where the answers of a task are from.
enum Given {
    Session(Box<Outcome>),
    Archive(Vec<Attempts>, Vec<Program>),
}

fn of_outcome<'d>(task: &'d Task, outcome: &Outcome) -> Row<'d> {
    let solved = &outcome.solved;
    let attempts = solved.answers.iter().map(|[a, b]| [a.grid.clone(), b.grid.clone()]).collect();
    let programs = solved.found.iter().map(|found| (found.program.clone(), Some(found.after)));
    let spent = Spent {
        fuel: Some(solved.fuel),
        after: solved.found.first().map(|found| found.after),
        seconds: Some(outcome.took.as_secs_f64()),
        at: None,
        stop: Some(outcome.stop()),
    };
    row(task, attempts, programs, spent)
}

/// What the page says of a run.
fn run_fact((_, run): &(RunId, Run)) -> (String, String) {
    let arguments = if run.arguments.is_empty() { &run.command } else { &run.arguments };
    let took = match run.seconds {
        Some(seconds) => format!("{seconds:.1} s"),
        None => "its end is not recorded".to_owned(),
    };
    ("run".to_owned(), format!("{arguments} (gridwright {}, {took})", run.version))
}

fn name_of(file: &Path) -> String {
    file.file_name().map_or_else(|| file.display().to_string(), |name| name.display().to_string())
}

/// Runs the programs of a task, and finds out what came of it.
fn row<'d>(
    task: &'d Task,
    attempts: Vec<Attempts>,
    programs: impl Iterator<Item = (Program, Option<u64>)>,
    spent: Spent,
) -> Row<'d> {
    let programs: Vec<Behind> = programs.map(|(program, after)| behind(task, program, after)).collect();
    let kind = kind(task, &attempts, &programs);
    Row { task, kind, attempts, programs, spent }
}

fn behind(task: &Task, program: Program, after: Option<u64>) -> Behind {
    let run = run_task(&mut Machine::new(), &Code::new(&program), task, &Limits::default());
    let (demos, tests): (Vec<_>, Vec<_>) =
        run.samples.iter().partition(|sample| sample.kind == SampleKind::Demo);
    let demos = demos.iter().filter(|sample| sample.verdict.is_right()).count();
    Behind {
        program,
        demos,
        answers: tests.iter().map(|sample| sample.verdict.grid().cloned()).collect(),
        after,
    }
}

fn kind(task: &Task, attempts: &[Attempts], programs: &[Behind]) -> Kind {
    let is_exact = programs.iter().any(|behind| behind.demos == task.demos.len());
    let is_known = !task.tests.is_empty() && task.tests.iter().all(|test| test.output.is_some());
    let mut tests = task.tests.iter().zip(attempts);
    if is_known
        && tests.all(|(test, attempts)| attempts.iter().any(|grid| test.output.as_ref() == Some(grid)))
    {
        return Kind::Solved;
    }
    let is_stand_in = |(test, attempts): (&gridwright::Sample, &Attempts)| {
        attempts.iter().all(|grid| *grid == test.input || is_plain(grid))
    };
    match (is_exact, is_known) {
        (true, true) => Kind::Wrong,
        (true, false) => Kind::Exact,
        _ if programs.is_empty() && task.tests.iter().zip(attempts).all(is_stand_in) => Kind::Nothing,
        _ => Kind::Near,
    }
}
