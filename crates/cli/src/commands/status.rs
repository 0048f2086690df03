//! `gridwright status`: what an archive has solved of a data set, and what it is nearest to.

use std::cmp::Reverse;
use std::io::Write;

use anyhow::Result;
use clap::Args;
use gridwright::archive::{Archive, Entry, Kind, Place, TaskResult};
use gridwright::engine::{Code, Limits, Machine, run_task};
use gridwright::grid::{DataSet, SampleKind, Task};
use serde_json::{Value as Json, json};

use super::archive::ArchiveArgs;
use super::{VERSION, write_json};
use crate::args::{DataArgs, EXIT_CODES};
use crate::screen::{Screen, Tone};
use crate::table::{Align, Table, count, number};
use crate::{Outcome, data};

/// Show what an archive has solved, and draw the best of what it has not
///
/// Solved is a task that has a program which is right on all its demos; the best by score and fuel is shown, with the time
/// of the run that stored it first. Of the other tasks, those with the highest scores are drawn: each demo that is not
/// right, with the best program's output.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Status {
    #[command(flatten)]
    archive: ArchiveArgs,

    #[command(flatten)]
    data: DataArgs,

    /// Unsolved tasks to draw
    #[arg(long, value_name = "N", default_value_t = 3)]
    draw: usize,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright status
  gridwright status --archive found.db --data arc-agi-2.json#eval --draw 10

JSON: {version, archive, data: {name, tasks, hash}, solved, tasks: [{task, programs, demos, demos_exact, demo_score, tests_right, \
hash, calls, since}]}. Tasks without a program are left out; `since` is Unix time in seconds.

";

/// A task and its best program.
struct Row<'d> {
    task: &'d Task,
    programs: usize,
    entry: Entry,
    result: TaskResult,
    since: u64,
}

impl Row<'_> {
    fn is_solved(&self) -> bool {
        self.result.demos_exact == self.task.demos.len() as u64
    }

    /// The mean score over the demos.
    fn score(&self) -> u64 {
        self.result.demo_score / self.task.demos.len().max(1) as u64
    }
}

impl Status {
    /// Shows it.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let archive = self.archive.open()?;
        let data = self.data.load()?;
        let hash = data.hash();
        let mut rows = Vec::new();
        for task in data.tasks() {
            let place = Place { kind: Kind::Solver, task: &task.id, data: hash.as_bytes() };
            let best = archive.best(place, usize::MAX)?;
            let programs = best.len();
            if let Some((entry, result)) = best.into_iter().next() {
                let since = archive.run(entry.run)?.map_or(0, |run| run.started);
                rows.push(Row { task, programs, entry, result, since });
            }
        }
        let solved = rows.iter().filter(|row| row.is_solved()).count();
        if self.json {
            write_json(out, &self.report(&data, &rows, solved))?;
            return Ok(Outcome::Fine);
        }
        writeln!(out, "{}\n", data::describe(&data))?;
        let (done, mut open): (Vec<&Row<'_>>, Vec<&Row<'_>>) = rows.iter().partition(|row| row.is_solved());
        open.sort_by_key(|row| {
            (
                Reverse(row.result.demos_exact * 1000 / row.task.demos.len().max(1) as u64),
                Reverse(row.score()),
            )
        });
        if !done.is_empty() {
            table(&done).write(screen, out)?;
            writeln!(out)?;
        }
        for row in open.iter().take(self.draw) {
            draw(screen, out, &archive, row)?;
        }
        if !open.is_empty() {
            table(&open).write(screen, out)?;
            writeln!(out)?;
        }
        let all = data.len();
        let programs: usize = rows.iter().map(|row| row.programs).sum();
        let without = all - rows.len();
        let verdict = format!("{solved}/{all} tasks solved on all demos, {}", count(programs, "program"));
        writeln!(out, "{}, {without} tasks without one", screen.paint(Tone::Strong, &verdict))?;
        Ok(Outcome::Fine)
    }

    fn report(&self, data: &DataSet, rows: &[Row<'_>], solved: usize) -> Json {
        let tasks = rows.iter().map(|row| {
            json!({
                "task": row.task.id, "programs": row.programs, "demos": row.task.demos.len(),
                "demos_exact": row.result.demos_exact, "demo_score": row.result.demo_score,
                "tests_right": row.result.tests_right, "hash": row.entry.hash.to_string(), "calls": row.entry.calls,
                "since": row.since,
            })
        });
        json!({
            "version": VERSION, "archive": self.archive.file.display().to_string(), "data": data::json(data),
            "solved": solved, "tasks": tasks.collect::<Vec<Json>>(),
        })
    }
}

fn table(rows: &[&Row<'_>]) -> Table {
    let right = Align::Right;
    let mut table = Table::new(&[
        ("task", Align::Left),
        ("demos right", right),
        ("score", right),
        ("programs", right),
        ("best", Align::Left),
        ("calls", right),
        ("since (UTC)", Align::Left),
    ]);
    for row in rows {
        table.row([
            row.task.id.as_str().into(),
            format!("{}/{}", row.result.demos_exact, row.task.demos.len()).into(),
            row.score().to_string().into(),
            row.programs.to_string().into(),
            row.entry.hash.short().into(),
            number(row.entry.calls).into(),
            date(row.since).into(),
        ]);
    }
    table
}

/// Draws the demos that are not right.
fn draw(screen: &Screen, out: &mut dyn Write, archive: &Archive, row: &Row<'_>) -> Result<()> {
    let program = archive.program(&row.entry, &row.task.id)?;
    let run = run_task(&mut Machine::new(), &Code::new(&program), row.task, &Limits::default());
    let title = format!("{}, score {}, program {}", row.task.id, row.score(), row.entry.hash.short());
    writeln!(out, "{}", screen.paint(Tone::Strong, &title))?;
    let pen = screen.pen();
    for (number, ((kind, sample), run)) in row.task.samples().zip(&run.samples).enumerate() {
        if kind == SampleKind::Demo && !run.verdict.is_right() {
            writeln!(out, "demo {}", number + 1)?;
            writeln!(out, "{}", pen.answer(&sample.input, run.verdict.grid(), sample.output.as_ref()))?;
        }
    }
    Ok(())
}

/// A time as people read it, `2026-11-16 04:30`; it is UTC.
fn date(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // Years of 365.2425 days that start in March, so that the day of a leap year is the last one.
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let day_of_era = shifted % 146_097;
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", rest / 3600, rest % 3600 / 60)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn dates_are_right() {
        assert_eq!(date(0), "1970-01-01 00:00");
        assert_eq!(date(951_782_400), "2000-02-29 00:00");
        assert_eq!(date(951_868_799), "2000-02-29 23:59");
        assert_eq!(date(1_700_000_000), "2023-11-14 22:13");
    }
}
