//! What `solve` says: a row for each task, drawings, JSON.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use gridwright_grid::{DataSet, Task};
use gridwright_search::solve::Solved;
use serde_json::{Value as Json, json};

use super::Solve;
use super::keep::{Stored, programs_file};
use crate::commands::{VERSION, write_json};
use crate::data;
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, count, duration, number};

/// What came of a task.
pub(super) struct Row<'a> {
    pub(super) task: &'a Task,
    pub(super) solved: Solved,
    pub(super) took: Duration,
}

impl Row<'_> {
    fn demos_exact(&self) -> usize {
        self.solved.found.first().map_or(0, |found| found.demos)
    }

    pub(super) fn known_tests(&self) -> usize {
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

/// What came of all.
pub(super) struct Report<'a> {
    pub(super) solve: &'a Solve,
    pub(super) data: &'a DataSet,
    pub(super) rows: &'a [Row<'a>],
    pub(super) stored: Stored,
    pub(super) interrupted: bool,
    pub(super) took: Duration,
}

impl Report<'_> {
    /// Programs that gave something else alone.
    pub(super) fn mismatches(&self) -> usize {
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

    /// Writes it.
    pub(super) fn write(&self, screen: &Screen, out: &mut dyn Write) -> Result<()> {
        if self.solve.json {
            let (right, known) = self.right();
            let report = json!({
                "version": VERSION, "data": data::json(self.data), "effort": self.solve.effort(),
                "seed": self.solve.seed, "tasks": self.rows.iter().map(Row::json).collect::<Vec<Json>>(),
                "exact": self.exact(), "right": right, "known_outputs": known,
                "stored": { "new": self.stored.new, "known": self.stored.known }, "interrupted": self.interrupted,
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
            let (new, known) = (number(self.stored.new as u64), number(self.stored.known as u64));
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
        let cut = if self.interrupted { " (interrupted, saved)" } else { "" };
        writeln!(out, "\n{}", screen.paint(tone, &format!("{exact}; {right}{defects}{cut}")))?;
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
            let mut fields: Vec<Field> = vec![
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
            table.row(fields);
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
