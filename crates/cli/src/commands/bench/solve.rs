//! `gridwright bench solve`: how many tasks are solved from nothing, and in how much CPU time.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use gridwright::bench::{OneThreadEach, disguised_set};
use gridwright::{
    Answer, Backend, Config, DataSet, Outcome as TaskOutcome, Sample, Solver, Task, can_write,
    embedded_tasks, load, write_file,
};
use serde_json::{Value as Json, json};

use crate::Outcome;
use crate::args::{EXIT_CODES, threads};
use crate::commands::{VERSION, write_json};
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

    /// Turn and mirror every task and exchange its colours, by this seed: what was learned by heart does not help then
    #[arg(long, value_name = "SEED")]
    disguise: Option<u64>,

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

The CSV has a row for each task: whether it is right in one and in two attempts and exact on all demos, times, fuel, \
calls tried, states, why the search ended, and the cost and text of its best program. That of --curve has a row for each \
point: the CPU seconds, and the tasks right in one and in two attempts.

JSON: {version, effort, sets: [{data, tasks, right: [in one attempt, in two], exact, exact_right, seconds, median, \
curve: [{seconds, right: [in one attempt, in two]}]}]}.

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
        let mut sets = match self.data.as_slice() {
            [] => vec![embedded_tasks()?],
            paths => paths.iter().map(load).collect::<Result<Vec<_>, _>>()?,
        };
        if let Some(seed) = self.disguise {
            for data in &mut sets {
                *data = disguised_set(data, seed)?;
            }
        }
        self.csv.iter().chain(&self.curve).try_for_each(can_write)?;
        // Every task on one thread, whose CPU time is measured.
        let (single, tasks) = (threads(1)?, threads(self.jobs)?.threads());
        let backend = Arc::new(OneThreadEach { single, tasks });
        let solver = Solver::with_backend(Config::new().effort(self.effort), backend);
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
        for data in &sets {
            let rows = measure(&solver, data)?;
            rows.iter().for_each(|row| csv_row(&mut csv, data, row));
            defects += rows.iter().filter(|row| row.outcome.is_defect()).count();
            let report = Report::of(data, &rows);
            table.row(report.fields().map(|field| Field::from(&field)));
            reports.push(report);
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
            write_json(out, &json!({ "version": VERSION, "effort": self.effort, "sets": sets }))?;
        } else {
            table.write(screen, out)?;
            for report in &reports {
                writeln!(out, "\n{}: tasks right in two attempts against CPU seconds", report.name)?;
                let points =
                    report.curve.iter().map(|point| format!("{} at {:.1} s", point.right[1], point.seconds));
                writeln!(out, "  {}", points.collect::<Vec<_>>().join(", "))?;
            }
        }
        Ok(Outcome::right(defects == 0))
    }
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
        json!({
            "data": self.name, "tasks": self.tasks, "right": self.right, "exact": self.exact,
            "exact_right": self.exact_right, "seconds": self.seconds, "median": self.median,
            "curve": curve.collect::<Vec<Json>>(),
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
