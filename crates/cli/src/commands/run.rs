//! `gridwright run`: programs on every sample of their tasks.

use std::io::Write;
use std::slice;

use anyhow::Result;
use clap::Args;
use gridwright::dsl::Value;
use gridwright::{Cancel, DataSet, Limits, Program, Sample, SampleRun, Task, Verdict, run_programs_until};
use serde_json::{Value as Json, json};

use super::{VERSION, write_json};
use crate::args::{EXIT_CODES, Given, SliceArgs, threads};
use crate::programs::{Job, Jobs};
use crate::progress::Progress;
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, count, duration, number};
use crate::{Outcome, data, interrupt};

/// Run programs on every sample of their tasks and compare with the expected outputs
///
/// A program solve_ID or verify_ID is run on all demos and tests of task ID. Each gets a row: whether it is right on
/// every sample whose output is known, how near its outputs are (1000 is right, less is the mean of what differs see in
/// common), how long it took, and if it is not right, the first sample that is not and why. A task with two programs has
/// two rows and counts twice in the summary, which is the last line. Programs without a task in the data set are
/// skipped. Results do not depend on the number of threads.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Run {
    #[command(flatten)]
    given: Given,

    #[command(flatten)]
    slice: SliceArgs,

    /// Threads [default, and 0: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Draw input, output and expected output of every sample
    #[arg(long, conflicts_with = "json")]
    show: bool,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright run --show
  gridwright run solvers.py --data arc-agi-1.json#train
  gridwright run solvers.py --data training/ --task 007bbfb7 00d62c1b --show

Ctrl-C, SIGTERM and SIGHUP end it before the next program; what ran by then is reported, and it exits with 130, 143 or 129.

JSON: {version, data: {name, tasks, hash}, fuel, skipped, left_out: functions with errors, interrupted, left: programs that it did \
not come to, programs: [{task, program, file, verdict: \
right|wrong|fault, why, score, seconds, samples: [{kind, number, verdict, fuel, output}]}], tasks_right, tasks, \
samples_right, samples}. A sample's `output` is there unless it is right: rows of numbers, or text for \
what is no grid.

";

/// One row of the report.
struct Row<'d> {
    job: Job<'d>,
    samples: Vec<SampleRun>,
    right: bool,
    /// How near the outputs are to those expected, from 0 to 1000.
    score: Option<u16>,
    seconds: f64,
}

/// How many are right, of how many.
#[derive(Default)]
struct Tally {
    tasks: (usize, usize),
    samples: (usize, usize),
}

impl Run {
    /// Runs the programs.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let interrupt = interrupt::watch("ending before the next program")?;
        let data = self.given.data.load()?;
        let Jobs { mut list, skipped, left_out } =
            self.given.programs.jobs(&data, self.given.data.keep_going)?;
        if !self.slice.is_all() {
            let mut tasks: Vec<&Task> = list.iter().map(|job| job.task).collect();
            tasks.dedup_by_key(|task| &task.id);
            let picked = self.slice.of(tasks)?;
            list.retain(|job| picked.iter().any(|task| task.id == job.task.id));
        }
        let several_files =
            list.iter().any(|job| Some(&job.entry.file) != list.first().map(|job| &job.entry.file));
        let limits = self.given.limits.limits();
        let all = list.len();
        let rows = self.rows(list, &limits, interrupt.cancel())?;
        let left = interrupt.exit_code().map(|_| all - rows.len());
        let tally = Tally::of(&rows);
        if self.json {
            write_json(out, &report(&data, &limits, (skipped, left_out, left), &rows, &tally))?;
        } else {
            writeln!(out, "{}\n", data::describe(&data))?;
            if self.show {
                draw(screen, out, &rows)?;
            }
            table(&rows, several_files).write(screen, out)?;
            let Tally { tasks, samples } = &tally;
            let left_out = match left_out {
                0 => String::new(),
                some => format!(", {} left out", count(some, "program")),
            };
            let [a, b, c, d] = [tasks.0, tasks.1, samples.0, samples.1].map(|n| number(n as u64));
            let left = left
                .map_or(String::new(), |left| format!(" (interrupted, {} not run)", count(left, "program")));
            writeln!(out, "\n{a}/{b} tasks right, {c}/{d} samples right{left_out}{left}")?;
        }
        Ok(interrupt.outcome(Outcome::right(tally.tasks.0 == tally.tasks.1 && left_out == 0)))
    }

    /// Runs every job, in the order that they have, until that is cancelled.
    fn rows<'d>(&self, jobs: Vec<Job<'d>>, limits: &Limits, cancel: &Cancel) -> Result<Vec<Row<'d>>> {
        let progress = Progress::new(jobs.len(), "programs");
        let cpu = threads(self.jobs)?;
        let with_tasks: Vec<(&Program, &Task)> =
            jobs.iter().map(|job| (&job.entry.program, job.task)).collect();
        let runs = run_programs_until(&cpu, &with_tasks, limits, &progress, cancel)?;
        let row = |(job, ran): (Job<'d>, Option<gridwright::ProgramRun>)| {
            let ran = ran?;
            Some(Row {
                right: ran.run.is_right(),
                score: ran.score,
                samples: ran.run.samples,
                seconds: ran.took.as_secs_f64(),
                job,
            })
        };
        Ok(jobs.into_iter().zip(runs).filter_map(row).collect())
    }
}

impl Tally {
    fn of(rows: &[Row<'_>]) -> Tally {
        let samples = || rows.iter().flat_map(|row| &row.samples);
        let known = samples().filter(|sample| !matches!(sample.verdict, Verdict::Unknown(_)));
        Tally {
            tasks: (rows.iter().filter(|row| row.right).count(), rows.len()),
            samples: (samples().filter(|sample| sample.verdict.is_right()).count(), known.count()),
        }
    }
}

impl Row<'_> {
    /// The samples with what they are called and what they were made of.
    fn named(&self) -> impl Iterator<Item = (String, &Sample, &SampleRun)> {
        let samples = sample_names(self.job.task).zip(self.job.task.samples()).zip(&self.samples);
        samples.map(|((name, (_, sample)), run)| (name, sample, run))
    }

    /// In a word what came out, and if it is not right, where and why.
    fn verdict(&self) -> (&'static str, String) {
        let mut bad = self
            .named()
            .filter(|(_, _, run)| !matches!(run.verdict, Verdict::Right(_) | Verdict::Unknown(_)));
        match bad.next() {
            Some((name, sample, run)) => {
                (run.verdict.word(), format!("{name}: {}", run.verdict.why(sample.output.as_ref())))
            }
            None if self.right => ("right", String::new()),
            None => ("unknown", "no output is known".to_owned()),
        }
    }
}

/// What the samples of a task are called, in order: `demo 1`, `test 1`.
pub(crate) fn sample_names(task: &Task) -> impl Iterator<Item = String> {
    let demos = task.demos.len();
    task.samples()
        .enumerate()
        .map(move |(at, (kind, _))| format!("{kind} {}", if at < demos { at + 1 } else { at + 1 - demos }))
}

fn table(rows: &[Row<'_>], several_files: bool) -> Table {
    let mut columns = vec![("task", Align::Left), ("program", Align::Left)];
    if several_files {
        columns.push(("file", Align::Left));
    }
    columns.extend([
        ("samples", Align::Right),
        ("result", Align::Left),
        ("score", Align::Right),
        ("time", Align::Right),
        ("why", Align::Left),
    ]);
    let mut table = Table::new(&columns);
    for row in rows {
        let (verdict, why) = row.verdict();
        let Tally { samples: (right, known), .. } = Tally::of(slice::from_ref(row));
        let unknown = row.samples.len() - known;
        let why = if why.is_empty() && unknown > 0 {
            format!("{} not known", count(unknown, "output"))
        } else {
            why
        };
        let mut fields: Vec<Field> =
            vec![row.job.task.id.as_str().into(), row.job.entry.program.name().into()];
        if several_files {
            fields.push(row.job.entry.file.as_str().into());
        }
        fields.push(format!("{right}/{known}").into());
        fields.push(Field::toned(if row.right { Tone::Good } else { Tone::Bad }, verdict));
        fields.push(row.score.map_or(String::new(), |score| score.to_string()).into());
        fields.push(duration(row.seconds).into());
        fields.push(why.into());
        table.row(fields);
    }
    table
}

fn draw(screen: &Screen, out: &mut dyn Write, rows: &[Row<'_>]) -> Result<()> {
    let pen = screen.pen();
    for row in rows {
        for (name, sample, run) in row.named() {
            let verdict = run.verdict.word();
            let why = run.verdict.why(sample.output.as_ref());
            let why = if why.is_empty() { why } else { format!(" ({why})") };
            let title = format!("{}, {name}: {verdict}{why}", row.job.entry.program.name());
            writeln!(out, "{}", screen.paint(Tone::Strong, &title))?;
            writeln!(out, "{}", pen.answer(&sample.input, run.verdict.grid(), sample.output.as_ref()))?;
        }
    }
    Ok(())
}

fn report(
    data: &DataSet,
    limits: &Limits,
    (skipped, left_out, left): (usize, usize, Option<usize>),
    rows: &[Row<'_>],
    tally: &Tally,
) -> Json {
    let programs: Vec<Json> = rows.iter().map(program_report).collect();
    json!({
        "version": VERSION,
        "data": data::json(data),
        "fuel": limits.chain.fuel,
        "skipped": skipped,
        "left_out": left_out,
        "interrupted": left.is_some(),
        "left": left.unwrap_or(0),
        "programs": programs,
        "tasks_right": tally.tasks.0,
        "tasks": tally.tasks.1,
        "samples_right": tally.samples.0,
        "samples": tally.samples.1,
    })
}

fn program_report(row: &Row<'_>) -> Json {
    let mut demos = 0..;
    let mut tests = 0..;
    let samples: Vec<Json> = row
        .samples
        .iter()
        .map(|run| {
            let numbers = if run.kind == gridwright::SampleKind::Demo { &mut demos } else { &mut tests };
            let number = numbers.next().map_or(0, |at: usize| at + 1);
            let kind = run.kind.to_string();
            let mut json =
                json!({ "kind": kind, "number": number, "verdict": run.verdict.word(), "fuel": run.fuel });
            if let (Verdict::Wrong(value) | Verdict::Unknown(value), Some(json)) =
                (&run.verdict, json.as_object_mut())
            {
                json.insert("output".to_owned(), output(value));
            }
            json
        })
        .collect();
    let (verdict, why) = row.verdict();
    json!({
        "task": row.job.task.id,
        "program": row.job.entry.program.name(),
        "file": row.job.entry.file,
        "verdict": verdict,
        "why": if why.is_empty() { Json::Null } else { why.into() },
        "score": row.score,
        "seconds": row.seconds,
        "samples": samples,
    })
}

/// An output: rows of numbers, or text for what is no grid.
pub(super) fn output(value: &Value) -> Json {
    match value {
        Value::Grid(grid) => grid.rows().map(|row| Json::from(row.to_vec())).collect(),
        other => other.brief(1000).into(),
    }
}
