//! `gridwright bench solve`: how many tasks are solved from nothing, and in how much CPU time.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use clap::Args;
use gridwright::bench::{OneThreadEach, disguised_set};
use gridwright::{
    Answer, Backend, Config, DataSet, Outcome as TaskOutcome, Sample, Solver, Task, can_write,
    embedded_tasks, load, read_file, write_file,
};
use serde_json::{Value as Json, json};

use super::accounts::Accounts;
use crate::Outcome;
use crate::args::{EXIT_CODES, threads};
use crate::commands::{VERSION, write_json};
use crate::data::task;
use crate::progress::Progress;
use crate::screen::Screen;
use crate::table::{Align, Field, Table, duration, number};

/// Count the tasks that are solved from nothing, and the CPU time that it takes
///
/// For every data set: the tasks whose tests are all right in one and in two attempts, how often the second attempt
/// helped, and the CPU time. A task counts when all its test outputs are right. Then the curve: how many tasks are solved
/// when every task is cut off after so much work, against the CPU time up to there.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Solve {
    /// ARC tasks, as in `gridwright solve`; may be given several times [default: the embedded tasks]
    #[arg(long, value_name = "PATH")]
    data: Vec<PathBuf>,

    /// Work for each task, in millions of fuel
    #[arg(long, value_name = "N", default_value_t = Config::new().effective_effort().unwrap_or_default())]
    effort: u64,

    /// Threads; times are CPU times, whatever their number [default: 1]
    #[arg(long, value_name = "N", default_value_t = 1, hide_default_value = true)]
    jobs: usize,

    /// Only the tasks whose ids are in this file, with blanks or line breaks between them
    #[arg(long, value_name = "FILE")]
    tasks: Option<PathBuf>,

    /// Turn and mirror every task and exchange its colours, by this seed: what was learned by heart does not help then
    #[arg(long, value_name = "SEED")]
    disguise: Option<u64>,

    /// So many disguises, by the seed, the next one and so on [default seed: 1], and the mean of them
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..=1000))]
    repeat_disguise: Option<u64>,

    /// Also count what each way to see a task and each learner took and brought: where the next unit of fuel is best spent
    #[arg(long)]
    accounts: bool,

    /// Write a row for each task into this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,

    /// Write the points of the curve into this file
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright bench solve
  gridwright bench solve --data arc-agi-1.json#train --data arc-agi-1.json#eval --csv solve.csv
  gridwright bench solve --data arc-agi-2.json#train --tasks ids.txt --repeat-disguise 5
  gridwright bench solve --data arc-agi-1.json#train --accounts

The CSV has a row for each task: whether it is right in one and in two attempts and exact on all demos, times, fuel, \
calls tried, states, why the search ended, and the cost and text of its best program. That of --curve has a row for each \
point: the CPU seconds, and the tasks right in one and in two attempts.

With --accounts a task is exact or right for a way or a learner if any of its programs that explain all demos is, also one \
that is not handed in; `calls` is all work but fits of rules.

JSON: {version, effort, sets: [{data, tasks, right: [in one attempt, in two], exact, exact_right, seconds, median, \
curve: [{seconds, right: [in one attempt, in two]}]}]}. With --repeat-disguise every disguise is a set, and means: [{data, \
disguises, tasks, right, exact, exact_right, seconds, median}] has the mean of those of each data set. With \
--accounts each set has accounts: {ways: [{way, tasks, fuel, exact, right, only}], learners: [{learner, ...}]}.

";

/// What came of a task.
struct Row<'a> {
    task: &'a Task,
    outcome: TaskOutcome,
}

impl Row<'_> {
    fn right(&self) -> [bool; 2] {
        self.outcome.solved.right_within(self.task).unwrap_or([false; 2])
    }

    /// The part of its time after which its answers were found that are right, or else its first.
    fn found_after(&self) -> f64 {
        let solved = &self.outcome.solved;
        let found = |(test, answers): (&Sample, &[Answer; 2])| {
            let right = answers.iter().find(|answer| test.output.as_ref() == Some(&answer.grid));
            let program = right.unwrap_or(&answers[0]).program?;
            Some(solved.found.get(program)?.after)
        };
        let after = self.task.tests.iter().zip(&solved.answers).filter_map(found).max();
        self.outcome.core_seconds * after.unwrap_or(solved.fuel) as f64 / solved.fuel.max(1) as f64
    }
}

impl Solve {
    /// Counts and measures.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let sets = match self.data.as_slice() {
            [] => vec![embedded_tasks()?],
            paths => paths.iter().map(load).collect::<Result<Vec<_>, _>>()?,
        };
        let sets = match &self.tasks {
            Some(file) => listed(sets, file)?,
            None => sets,
        };
        self.csv.iter().chain(&self.curve).try_for_each(can_write)?;
        // Every task on one thread, whose CPU time is measured.
        let (single, tasks) = (threads(1)?, threads(self.jobs)?.threads());
        let backend = Arc::new(OneThreadEach { single, tasks });
        let solver = Solver::with_backend(Config::new().effort(self.effort).accounts(self.accounts), backend);
        let mut csv = String::from(CSV_HEADING);
        let mut reports = Vec::new();
        let (left, right) = (Align::Left, Align::Right);
        let mut table = Table::new(&[
            ("set", left),
            ("tasks", right),
            ("right in 1", right),
            ("in 2", right),
            ("exact on demos", right),
            ("of these right", right),
            ("CPU in all", right),
            ("median a task", right),
        ]);
        let mut defects = 0;
        let mut means = Vec::new();
        for data in &sets {
            let before = reports.len();
            for data in self.disguises(data)? {
                let rows = measure(&solver, &data)?;
                rows.iter().for_each(|row| csv_row(&mut csv, &data, row));
                defects += rows.iter().filter(|row| row.outcome.is_defect()).count();
                let report = Report { accounts: self.accounts_of(&rows), ..Report::of(&data, &rows) };
                table.row(report.fields().map(|field| Field::from(&field)));
                reports.push(report);
            }
            if self.repeat_disguise.is_some() {
                let mean = Mean::of(data.name(), &reports[before..]);
                table.row(mean.fields().map(|field| Field::from(&field)));
                means.push(mean);
            }
        }
        if let Some(file) = &self.csv {
            write_file(file, &csv)?;
        }
        if let Some(file) = &self.curve {
            let points = reports.iter().map(Report::curve_rows).collect::<String>();
            write_file(file, &format!("data,seconds,right1,right2\n{points}"))?;
        }
        if self.json {
            let sets: Vec<Json> = reports.iter().map(Report::json).collect();
            let mut report = json!({ "version": VERSION, "effort": self.effort, "sets": sets });
            if self.repeat_disguise.is_some() {
                report["means"] = means.iter().map(Mean::json).collect();
            }
            write_json(out, &report)?;
        } else {
            table.write(screen, out)?;
            for report in &reports {
                writeln!(out, "\n{}: tasks right in two attempts against CPU seconds", report.name)?;
                let points =
                    report.curve.iter().map(|point| format!("{} at {:.1} s", point.right[1], point.seconds));
                writeln!(out, "  {}", points.collect::<Vec<_>>().join(", "))?;
                if let Some(accounts) = &report.accounts {
                    accounts.write(&report.name, screen, out)?;
                }
            }
        }
        Ok(Outcome::right(defects == 0))
    }

    /// What the searches took and brought, if that was asked for.
    fn accounts_of(&self, rows: &[Row<'_>]) -> Option<Accounts> {
        self.accounts.then(|| {
            let mut accounts = Accounts::default();
            rows.iter().for_each(|row| accounts.add(row.task, &row.outcome.solved));
            accounts
        })
    }

    /// A data set in the disguises that were asked for, or as it is.
    fn disguises(&self, data: &DataSet) -> Result<Vec<DataSet>> {
        if self.disguise.is_none() && self.repeat_disguise.is_none() {
            return Ok(vec![data.clone()]);
        }
        let (seed, count) = (self.disguise.unwrap_or(1), self.repeat_disguise.unwrap_or(1));
        let seeds = (0..count).map(|at| seed.wrapping_add(at));
        Ok(seeds.map(|seed| disguised_set(data, seed)).collect::<Result<_, _>>()?)
    }
}

/// The tasks of the data sets whose ids are in a file, without the sets that have none of them.
fn listed(sets: Vec<DataSet>, file: &Path) -> Result<Vec<DataSet>> {
    let text = read_file(file)?;
    let text = String::from_utf8_lossy(&text);
    let ids: BTreeSet<&str> = text.split_whitespace().collect();
    if ids.is_empty() {
        bail!("{}: there is no id of a task in it", file.display());
    }
    for id in &ids {
        if !sets.iter().any(|data| data.task(id).is_some()) {
            // The error of the one set says which id is nearest.
            sets.iter()
                .try_for_each(|data| task(data, id).map(|_| ()))
                .with_context(|| file.display().to_string())?;
        }
    }
    let mut of_ids = Vec::new();
    for data in sets {
        let name = data.name().to_owned();
        let tasks: Vec<Task> =
            data.into_tasks().into_iter().filter(|task| ids.contains(task.id.as_str())).collect();
        if !tasks.is_empty() {
            of_ids.push(DataSet::new(name, tasks)?);
        }
    }
    Ok(of_ids)
}

fn measure<'d>(solver: &Solver, data: &'d DataSet) -> Result<Vec<Row<'d>>> {
    let progress = Progress::new(data.len(), "tasks");
    let outcomes = solver.solve_all(data.tasks(), &progress)?;
    Ok(data.tasks().iter().zip(outcomes).map(|(task, outcome)| Row { task, outcome }).collect())
}

/// What came of a data set.
struct Report {
    name: String,
    tasks: usize,
    right: [usize; 2],
    exact: usize,
    exact_right: usize,
    seconds: f64,
    median: f64,
    curve: Vec<Point>,
    accounts: Option<Accounts>,
}

/// A point of the curve: CPU seconds, and the tasks that are right by then in one and in two attempts.
struct Point {
    seconds: f64,
    right: [usize; 2],
}

impl Report {
    fn of(data: &DataSet, rows: &[Row<'_>]) -> Report {
        let mut times: Vec<f64> = rows.iter().map(|row| row.outcome.core_seconds).collect();
        times.sort_by(f64::total_cmp);
        let right = |attempt: usize| rows.iter().filter(|row| row.right()[attempt]).count();
        let exact: Vec<&Row<'_>> = rows.iter().filter(|row| row.outcome.is_exact()).collect();
        // Cut off after a share of the longest time: what each task has used by then, and whether it was found by then.
        let longest = times.last().copied().unwrap_or(0.0);
        let point = |share: i32| {
            let cut = longest * 0.5_f64.powi(share);
            let right = |attempt: usize| {
                rows.iter().filter(|row| row.right()[attempt] && row.found_after() <= cut).count()
            };
            Point { seconds: times.iter().map(|time| time.min(cut)).sum(), right: [right(0), right(1)] }
        };
        Report {
            name: data.name().to_owned(),
            tasks: rows.len(),
            right: [right(0), right(1)],
            exact: exact.len(),
            exact_right: exact.iter().filter(|row| row.right()[1]).count(),
            seconds: times.iter().sum(),
            median: times.get(times.len() / 2).copied().unwrap_or(0.0),
            curve: (0..10).rev().map(point).collect(),
            accounts: None,
        }
    }

    fn fields(&self) -> [String; 8] {
        [
            self.name.clone(),
            number(self.tasks as u64),
            self.right[0].to_string(),
            self.right[1].to_string(),
            self.exact.to_string(),
            self.exact_right.to_string(),
            duration(self.seconds),
            duration(self.median),
        ]
    }

    fn curve_rows(&self) -> String {
        let row = |point: &Point| {
            let [first, second] = point.right;
            format!("{},{:.3},{first},{second}\n", self.name, point.seconds)
        };
        self.curve.iter().map(row).collect()
    }

    fn json(&self) -> Json {
        let point = |point: &Point| json!({ "seconds": point.seconds, "right": point.right });
        let curve = self.curve.iter().map(point);
        let mut report = json!({
            "data": self.name, "tasks": self.tasks, "right": self.right, "exact": self.exact,
            "exact_right": self.exact_right, "seconds": self.seconds, "median": self.median,
            "curve": curve.collect::<Vec<Json>>(),
        });
        if let Some(accounts) = &self.accounts {
            report["accounts"] = accounts.json();
        }
        report
    }
}

/// The mean of what came of the disguises of a data set.
struct Mean {
    name: String,
    disguises: usize,
    tasks: usize,
    right: [f64; 2],
    exact: f64,
    exact_right: f64,
    seconds: f64,
    median: f64,
}

impl Mean {
    fn of(name: &str, reports: &[Report]) -> Mean {
        let mean =
            |of: &dyn Fn(&Report) -> f64| reports.iter().map(of).sum::<f64>() / reports.len().max(1) as f64;
        let count = |of: &dyn Fn(&Report) -> usize| mean(&|report| of(report) as f64);
        Mean {
            name: name.to_owned(),
            disguises: reports.len(),
            tasks: reports.first().map_or(0, |report| report.tasks),
            right: [0, 1].map(|attempt| count(&|report| report.right[attempt])),
            exact: count(&|report| report.exact),
            exact_right: count(&|report| report.exact_right),
            seconds: mean(&|report| report.seconds),
            median: mean(&|report| report.median),
        }
    }

    fn fields(&self) -> [String; 8] {
        let [first, second] = self.right;
        let [first, second, exact, exact_right] =
            [first, second, self.exact, self.exact_right].map(|mean| format!("{mean:.1}"));
        let (tasks, name) = (number(self.tasks as u64), format!("{}, mean of {}", self.name, self.disguises));
        [name, tasks, first, second, exact, exact_right, duration(self.seconds), duration(self.median)]
    }

    fn json(&self) -> Json {
        json!({
            "data": self.name, "disguises": self.disguises, "tasks": self.tasks, "right": self.right,
            "exact": self.exact, "exact_right": self.exact_right, "seconds": self.seconds, "median": self.median,
        })
    }
}

const CSV_HEADING: &str = "data,task,right1,right2,exact,seconds,found_after_seconds,fuel,found_after_fuel,tried,states,stop,cost,program\n";

fn csv_row(csv: &mut String, data: &DataSet, row: &Row<'_>) {
    let (solved, [first, second]) = (&row.outcome.solved, row.right());
    let best = solved.found.first();
    let program = best.map_or(String::new(), |best| {
        let text = best.program.to_string();
        text.lines().skip(1).map(str::trim).collect::<Vec<_>>().join("; ").replace('"', "'")
    });
    csv.push_str(&format!(
        "{},{},{},{},{},{:.6},{:.6},{},{},{},{},{},{},\"{program}\"\n",
        data.name(),
        row.task.id,
        u8::from(first),
        u8::from(second),
        u8::from(solved.is_exact()),
        row.outcome.core_seconds,
        row.found_after(),
        solved.fuel,
        best.map_or(0, |best| best.after),
        solved.tried,
        solved.states,
        if row.outcome.panic.is_some() { "Panicked".to_owned() } else { format!("{:?}", solved.stop) },
        best.map_or(0, |best| best.cost),
    ));
}
