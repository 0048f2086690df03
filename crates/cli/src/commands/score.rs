//! `gridwright score`: how much of a submission is right.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use gridwright::{DataSet, Marks, load_submission};
use serde_json::{Value as Json, json};

use super::{VERSION, write_json};
use crate::args::{DataArgs, EXIT_CODES};
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, number};
use crate::{Outcome, data};

/// Mark a submission by the test outputs of a data set
///
/// A submission is a JSON file in Kaggle's form, {task: [{"attempt_1": grid, "attempt_2": grid}, ...]}, with every task
/// of the data set and an entry for each of its test inputs. A test is right if one of its two attempts is. The share
/// of tests that are right is Kaggle's measure, the share of tasks with all tests right is ARC-AGI-2's.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Score {
    /// The submission
    #[arg(value_name = "SUBMISSION")]
    file: PathBuf,

    #[command(flatten)]
    data: DataArgs,

    /// Show a row for every task
    #[arg(long)]
    tasks: bool,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright score submission.json --data arc-agi-2.json#eval
  gridwright score submission.json --data arc-agi_evaluation_challenges.json --tasks

It exits with 0 however few are right, and with 2 for a file that is malformed or not for this data set: the error \
names the task, the test, the attempt and the row, counted from 1.

JSON: {version, data: {name, tasks, hash}, tests_right, tests, share_of_tests, tasks_right, tasks, share_of_tasks, \
by_task: [{task, right, tests}]}. Only tests whose outputs are known count.

";

impl Score {
    /// Marks it.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let data = self.data.load()?;
        let marks = load_submission(&self.file)?
            .score(&data)
            .map_err(|error| anyhow!("{}: {error}", self.file.display()))?;
        if marks.tasks.is_empty() {
            bail!("data {} has no test outputs to mark by; give one with solutions", data.name());
        }
        if self.json {
            write_json(out, &report(&data, &marks))?;
        } else {
            writeln!(out, "{}\n", data::describe(&data))?;
            if self.tasks {
                table(&marks).write(screen, out)?;
                writeln!(out)?;
            }
            let line = |(right, all): (usize, usize), what: &str| {
                let share = 100.0 * share((right, all));
                let [right, all] = [right, all].map(|n| number(n as u64));
                format!("{right}/{all} {what} right ({share:.2}%)")
            };
            writeln!(out, "{}", line(marks.tests(), "test outputs"))?;
            writeln!(out, "{}", line(marks.whole_tasks(), "tasks with all tests"))?;
        }
        Ok(Outcome::Fine)
    }
}

fn share((right, all): (usize, usize)) -> f64 {
    if all == 0 { 0.0 } else { right as f64 / all as f64 }
}

fn table(marks: &Marks) -> Table {
    let mut table = Table::new(&[("task", Align::Left), ("tests right", Align::Right)]);
    for (task, right, tests) in &marks.tasks {
        let tone = if right == tests { Tone::Good } else { Tone::Plain };
        table.row([task.as_str().into(), Field::toned(tone, &format!("{right}/{tests}"))]);
    }
    table
}

fn report(data: &DataSet, marks: &Marks) -> Json {
    let (tests, tasks) = (marks.tests(), marks.whole_tasks());
    let by_task = marks
        .tasks
        .iter()
        .map(|(task, right, tests)| json!({ "task": task, "right": right, "tests": tests }));
    json!({
        "version": VERSION, "data": data::json(data),
        "tests_right": tests.0, "tests": tests.1, "share_of_tests": share(tests),
        "tasks_right": tasks.0, "tasks": tasks.1, "share_of_tasks": share(tasks),
        "by_task": by_task.collect::<Vec<Json>>(),
    })
}
