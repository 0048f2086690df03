//! `gridwright solve`: tasks in, a submission out, no programs given.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, mem};

use anyhow::{Context, Result, bail};
use clap::Args;
use gridwright_archive::{Archive, Filter, Kind, NewProgram, Order, Source, TaskResult};
use gridwright_engine::{Code, EXACT, Limits, Machine, run_task};
use gridwright_grid::{DataSet, Task};
use gridwright_program::{Program, print_file};
use gridwright_search::evolve::{KEPT, STARTER_FILE};
use gridwright_search::solve::{Known, Options, Solved, solve};
use gridwright_search::submission::Submission;
use rayon::prelude::*;
use serde_json::{Value as Json, json};

use super::archive::{Recorded, hinted};
use super::{VERSION, write_json};
use crate::args::{DataArgs, EXIT_CODES, threads};
use crate::progress::Progress;
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, count, duration, number};
use crate::{Outcome, data, note};

/// Find programs for tasks from nothing, and write a submission
///
/// For every task the shortest programs are tried first: calls of primitives on states, which are the values of a program
/// on all samples at once, and rules that are fitted on the demos. A program that is right on all demos is a candidate;
/// short ones, and rules that foretell each demo from the others, come first. Every test input gets two different answers.
/// Every program that is handed in was run alone and gave what the search says. No test output is looked at; where they
/// are known they are marked in the report.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Solve {
    #[command(flatten)]
    data: DataArgs,

    /// Only these tasks
    #[arg(long = "task", value_name = "ID", num_args = 1.., value_delimiter = ',')]
    tasks: Vec<String>,

    /// Work for each task, in millions of fuel; the same effort finds the same programs
    #[arg(long, value_name = "N", default_value_t = Options::default().effort)]
    effort: u64,

    /// Seconds for each task, after which it is cut off; what is found then depends on the machine
    #[arg(long, value_name = "S")]
    time_per_task: Option<f64>,

    /// Threads, each with a task of its own [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Seed of --evolve; the search makes no random choice
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Spend this share of the effort, in percent, on mutants of the nearest programs where the search finds none that is
    /// right [default: 0; without a number: 25]
    #[arg(
        long,
        value_name = "PERCENT",
        num_args = 0..=1,
        default_value_t = 0,
        default_missing_value = "25",
        hide_default_value = true,
        value_parser = clap::value_parser!(u8).range(0..=100)
    )]
    evolve: u8,

    /// Try the programs of this archive first, after the starter set, and store what is found; it is made if there is none
    #[arg(long, value_name = "FILE")]
    archive: Option<PathBuf>,

    /// Write the submission to this file, in Kaggle's form, and the programs beside it, with the ending .py
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Draw the answers
    #[arg(long)]
    show: bool,

    /// Show how long each task took
    #[arg(long)]
    timing: bool,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright solve --show
  gridwright solve --data arc-agi-2.json#eval --out submission.json
  gridwright explain submission.json --data arc-agi-2.json#eval --task ID

It exits with 1 if a program gives another output alone than in the search, which is a defect.

JSON: {version, data: {name, tasks, hash}, effort, seed, tasks: [{task, demos, demos_exact, found_after, fuel, tried, \
states, stop, right: in one, in two attempts, programs: [{program, cost, demos_exact, known}], seconds}], exact, right: [in one \
attempt, in two], known_outputs, stored: {new, known}, seconds}.

";

/// The most programs of an archive that are tried.
const MAX_KNOWN: usize = 2_000;

/// What came of a task.
struct Row<'a> {
    task: &'a Task,
    solved: Solved,
    took: Duration,
}

impl Solve {
    /// Solves the tasks.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let start = Instant::now();
        let data = self.data.load()?;
        let tasks = self.tasks.iter().map(|id| data::task(&data, id)).collect::<Result<Vec<&Task>>>()?;
        let tasks = if tasks.is_empty() { data.tasks().iter().collect() } else { tasks };
        if self.effort == 0 {
            bail!("there is nothing to find with --effort 0; give at least 1");
        }
        if self.time_per_task.is_some_and(|seconds| !(seconds > 0.0 && seconds.is_finite())) {
            bail!("--time-per-task takes a number of seconds above 0");
        }
        let cpu = threads(self.jobs)?;
        let mut archive = match &self.archive {
            Some(file) => Some(Archive::open_or_create(file).map_err(|error| hinted(&error))?),
            None => None,
        };
        let known = Known::starter_and(archive.as_ref().map_or(Ok(Vec::new()), known_programs)?)?;
        let recorded = match &mut archive {
            Some(archive) => Some(Recorded::begin(archive, "solve", Some(self.seed), Some(&data))?),
            None => None,
        };
        let progress = Progress::new(tasks.len(), "tasks");
        let rows: Vec<Row<'_>> = cpu
            .install(|| tasks.par_iter().map(|task| self.one(task, &known, &progress)).collect::<Vec<_>>());
        drop(progress);
        let mut stored = (0, 0);
        if let (Some(archive), Some(recorded)) = (&mut archive, recorded) {
            let batch =
                rows.iter().map(|row| row.to_store(&data, archive)).collect::<Result<Vec<_>>>()?.concat();
            let done = archive.store_best(recorded.run(), &batch, KEPT)?;
            stored = (done.new, done.known);
            recorded.finish(archive)?;
        }
        if let Some(file) = &self.out {
            hand_in(file, &rows)?;
        }
        let report = Report { solve: self, data: &data, rows: &rows, stored, took: start.elapsed() };
        report.write(screen, out)?;
        Ok(Outcome::right(report.mismatches() == 0))
    }

    /// Solves one task. A defect in it must not end the others.
    fn one<'d>(&self, task: &'d Task, known: &Known, progress: &Progress) -> Row<'d> {
        let start = Instant::now();
        let until = self.time_per_task.map(|seconds| start + Duration::from_secs_f64(seconds.min(1e9)));
        let interrupted = || until.is_some_and(|until| Instant::now() >= until);
        let options = Options {
            effort: self.effort,
            evolve: self.evolve,
            seed: self.seed,
            known: Some(known),
            interrupted: &interrupted,
            ..Options::default()
        };
        let solved = catch_unwind(AssertUnwindSafe(|| solve(task, &options))).unwrap_or_else(|_| {
            note(&format!("defect: the search for task {} ended in a panic", task.id));
            let mut solved = solve(task, &Options { effort: 0, ..Options::default() });
            solved.mismatches += 1;
            solved
        });
        progress.done(solved.tried as usize, solved.is_exact());
        Row { task, solved, took: start.elapsed() }
    }
}

/// The solvers of an archive, in the order in which they were stored.
fn known_programs(archive: &Archive) -> Result<Vec<Program>> {
    let filter = Filter {
        kind: Some(Kind::Solver),
        order: Order::Stored,
        limit: Some(MAX_KNOWN),
        ..Filter::default()
    };
    let entries = archive.list(&filter)?;
    entries.iter().map(|entry| Ok(archive.program(entry, "known")?)).collect()
}

/// The file of programs that goes with a submission.
pub(super) fn programs_file(submission: &Path) -> PathBuf {
    submission.with_extension("py")
}

/// Writes the submission and its programs.
fn hand_in(file: &Path, rows: &[Row<'_>]) -> Result<()> {
    let mut submission = Submission::default();
    let mut programs = Vec::new();
    for row in rows {
        let attempts = row.solved.answers.iter().map(|[a, b]| [a.grid.clone(), b.grid.clone()]);
        submission.insert(&row.task.id, attempts.collect());
        for (at, found) in row.solved.found.iter().enumerate() {
            // The first is a program like any other, for `gridwright run`; further ones are for `explain` alone.
            let name =
                if at == 0 { format!("solve_{}", row.task.id) } else { format!("other{at}_{}", row.task.id) };
            programs.push(found.program.renamed(name));
        }
    }
    let write = |file: &Path, text: String| {
        fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
    };
    write(file, submission.to_json())?;
    write(&programs_file(file), print_file(&programs))
}

impl Row<'_> {
    fn demos_exact(&self) -> usize {
        self.solved.found.first().map_or(0, |found| found.demos)
    }

    fn known_tests(&self) -> usize {
        self.task.tests.iter().filter(|test| test.output.is_some()).count()
    }

    /// Tests that one of the two attempts is right on.
    fn tests_right(&self) -> usize {
        let tests = self.task.tests.iter().zip(&self.solved.answers);
        tests
            .filter(|(test, answers)| {
                test.output.as_ref().is_some_and(|output| answers.iter().any(|answer| answer.grid == *output))
            })
            .count()
    }

    /// The programs that are right on all demos, with their results.
    fn to_store(&self, data: &DataSet, archive: &Archive) -> Result<Vec<NewProgram>> {
        let mut machine = Machine::new();
        let exact = self.solved.found.iter().filter(|found| found.demos == self.solved.demos);
        exact
            .map(|found| {
                let run = run_task(&mut machine, &Code::new(&found.program), self.task, &Limits::default());
                let demos = self.solved.demos;
                let right = run.samples.iter().skip(demos).filter(|sample| sample.verdict.is_right()).count();
                let result = TaskResult {
                    task: self.task.id.clone(),
                    data: *data.hash().as_bytes(),
                    demo_score: demos as u64 * u64::from(EXACT),
                    demos_exact: demos as u64,
                    tests_right: (self.known_tests() > 0).then_some(right as u64),
                    fuel: run.samples.iter().map(|sample| sample.fuel).sum(),
                    validation: None,
                };
                let source = if found.is_known {
                    // What was only recalled is from where it was, or of the starter set.
                    let entry = archive.get(&found.program.content_hash())?;
                    let source = entry.and_then(|entry| entry.sources.into_iter().next());
                    source.unwrap_or_else(|| Source::File(STARTER_FILE.to_owned()))
                } else {
                    Source::File("gridwright solve".to_owned())
                };
                Ok(NewProgram { program: found.program.clone(), source, results: vec![result] })
            })
            .collect()
    }

    fn json(&self) -> Json {
        let programs = self.solved.found.iter().map(|found| {
            json!({
                "program": found.program.to_string(), "cost": found.cost, "demos_exact": found.demos,
                "known": found.is_known,
            })
        });
        json!({
            "task": self.task.id, "demos": self.solved.demos, "demos_exact": self.demos_exact(),
            "found_after": self.solved.found.first().map(|found| found.after), "fuel": self.solved.fuel,
            "tried": self.solved.tried, "states": self.solved.states,
            "stop": format!("{:?}", self.solved.stop).to_lowercase(),
            "right": self.solved.right_within(self.task), "programs": programs.collect::<Vec<Json>>(),
            "seconds": self.took.as_secs_f64(),
        })
    }
}

struct Report<'a> {
    solve: &'a Solve,
    data: &'a DataSet,
    rows: &'a [Row<'a>],
    stored: (usize, usize),
    took: Duration,
}

impl Report<'_> {
    fn mismatches(&self) -> usize {
        self.rows.iter().map(|row| row.solved.mismatches).sum()
    }

    /// Tasks that are right in one and in two attempts, and those that could be marked.
    fn right(&self) -> ([usize; 2], usize) {
        let marked: Vec<[bool; 2]> =
            self.rows.iter().filter_map(|row| row.solved.right_within(row.task)).collect();
        let within = |attempt: usize| marked.iter().filter(|right| right[attempt]).count();
        ([within(0), within(1)], marked.len())
    }

    fn exact(&self) -> usize {
        self.rows.iter().filter(|row| row.solved.is_exact()).count()
    }

    fn write(&self, screen: &Screen, out: &mut dyn Write) -> Result<()> {
        if self.solve.json {
            let (right, known) = self.right();
            let report = json!({
                "version": VERSION, "data": data::json(self.data), "effort": self.solve.effort,
                "seed": self.solve.seed, "tasks": self.rows.iter().map(Row::json).collect::<Vec<Json>>(),
                "exact": self.exact(), "right": right, "known_outputs": known,
                "stored": { "new": self.stored.0, "known": self.stored.1 },
                "seconds": self.took.as_secs_f64(),
            });
            return Ok(write_json(out, &report)?);
        }
        writeln!(out, "{}\n", data::describe(self.data))?;
        if self.solve.show {
            self.rows.iter().try_for_each(|row| show(screen, out, row))?;
        }
        self.table().write(screen, out)?;
        if self.solve.archive.is_some() {
            let (new, known) = (number(self.stored.0 as u64), number(self.stored.1 as u64));
            writeln!(out, "\narchive: {new} new programs, {known} known")?;
        }
        if let Some(file) = &self.solve.out {
            let (file, programs) = (file.display(), programs_file(file));
            writeln!(out, "\nwrote {file}, and its programs to {}", programs.display())?;
        }
        let ([first, second], known) = self.right();
        let exact = format!("{} of {} right on all demos", self.exact(), count(self.rows.len(), "task"));
        let right = if known == 0 {
            "no test outputs are known".to_owned()
        } else {
            let helped = second - first;
            format!("{second} of {known} right on all tests, {helped} of them by the second attempt")
        };
        let tone = if self.mismatches() == 0 { Tone::Plain } else { Tone::Bad };
        let defects = match self.mismatches() {
            0 => String::new(),
            some => format!(", {} alone unlike in the search", count(some, "program")),
        };
        writeln!(out, "\n{}", screen.paint(tone, &format!("{exact}; {right}{defects}")))?;
        Ok(())
    }

    fn table(&self) -> Table {
        let (left, right) = (Align::Left, Align::Right);
        let mut columns = vec![
            ("task", left),
            ("demos", right),
            ("tests", right),
            ("attempt", right),
            ("calls", right),
            ("found after", right),
            ("fuel", right),
            ("stopped by", left),
        ];
        if self.solve.timing {
            columns.push(("time", right));
        }
        let mut table = Table::new(&columns);
        for row in self.rows {
            let solved = &row.solved;
            let best = solved.found.first();
            let known = row.known_tests();
            let tests = if known > 0 { format!("{}/{known}", row.tests_right()) } else { String::new() };
            let attempt = match solved.right_within(row.task) {
                Some([true, _]) => "1",
                Some([_, true]) => "2",
                _ => "",
            };
            let tone = if solved.is_exact() { Tone::Good } else { Tone::Plain };
            let mut fields = vec![
                row.task.id.as_str().into(),
                Field::toned(tone, &format!("{}/{}", row.demos_exact(), solved.demos)),
                tests.into(),
                attempt.into(),
                best.map_or(String::new(), |best| best.program.calls().to_string()).into(),
                best.map_or(String::new(), |best| number(best.after)).into(),
                number(solved.fuel).into(),
                format!("{:?}", solved.stop).to_lowercase().into(),
            ];
            if self.solve.timing {
                fields.push(duration(row.took.as_secs_f64()).into());
            }
            table.row(mem::take(&mut fields));
        }
        table
    }
}

/// Draws the answers for every test.
fn show(screen: &Screen, out: &mut dyn Write, row: &Row<'_>) -> Result<()> {
    if let Some(best) = row.solved.found.first() {
        write!(out, "{}", best.program)?;
    }
    for (number, (test, answers)) in (1..).zip(row.task.tests.iter().zip(&row.solved.answers)) {
        for (attempt, answer) in (1..).zip(answers) {
            let verdict = match &test.output {
                Some(output) if answer.grid == *output => ": right",
                Some(_) => ": wrong",
                None => "",
            };
            let title = format!("{}, test {number}, attempt {attempt}{verdict}", row.task.id);
            writeln!(out, "{}", screen.paint(Tone::Strong, &title))?;
            writeln!(out, "{}", screen.pen().answer(&test.input, Some(&answer.grid), test.output.as_ref()))?;
            // A right first answer says all.
            if verdict == ": right" {
                break;
            }
        }
    }
    Ok(())
}
