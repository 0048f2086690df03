//! What `solve` says: a row for each task, drawings, JSON.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use gridwright::{Chosen, DataSet, Outcome, SessionReport, Task, is_replaced, is_stdout, programs_file};
use serde_json::{Value as Json, json};

use super::Solve;
use crate::commands::{VERSION, write_json};
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, count, duration, number};
use crate::{backend, data, note};

/// What came of a task.
fn json(task: &Task, outcome: &Outcome) -> Json {
    let solved = &outcome.solved;
    let programs = solved.found.iter().map(|found| {
        json!({
            "program": found.program.to_string(), "cost": found.cost, "demos_exact": found.demos,
            "known": found.is_known,
        })
    });
    let mut json = json!({
        "task": task.id, "demos": solved.demos, "demos_exact": outcome.demos_exact(),
        "found_after": solved.found.first().map(|found| found.after), "size_factor": solved.size_factor, "fuel": solved.fuel,
        "tried": solved.tried, "states": solved.states, "stop": outcome.stop(),
        "right": solved.right_within(task), "programs": programs.collect::<Vec<Json>>(),
        "resumed": outcome.resumed, "seconds": outcome.took.as_secs_f64(),
    });
    if let Some(panic) = &outcome.panic {
        json["panic"] = panic.message.as_str().into();
    }
    json
}

fn known_tests(task: &Task) -> usize {
    task.tests.iter().filter(|test| test.output.is_some()).count()
}

/// What came of all.
pub(super) struct Report<'a> {
    pub(super) solve: &'a Solve,
    pub(super) data: &'a DataSet,
    pub(super) chosen: &'a Chosen,
    pub(super) tasks: &'a [&'a Task],
    pub(super) report: &'a SessionReport,
    pub(super) took: Duration,
}

impl Report<'_> {
    /// Whether one of the tasks shows a defect.
    pub(super) fn is_defect(&self) -> bool {
        self.report.outcomes.iter().any(Outcome::is_defect)
    }

    /// The tasks with what came of them.
    fn rows(&self) -> impl Iterator<Item = (&Task, &Outcome)> {
        self.tasks.iter().copied().zip(&self.report.outcomes)
    }

    /// Tasks that an earlier run has done.
    fn resumed(&self) -> usize {
        self.report.outcomes.iter().filter(|outcome| outcome.resumed).count()
    }

    /// The last event of the log.
    pub(super) fn ended(&self) -> Json {
        let (right, known) = self.right();
        json!({
            "tasks": self.tasks.len(), "exact": self.exact(), "right": right, "known_outputs": known,
            "resumed": self.resumed(), "interrupted": self.report.cancelled, "out_of_time": self.report.out_of_time,
            "saved": self.report.unsaved.is_none(),
        })
    }

    /// Says which tasks panicked, and what to send us.
    pub(super) fn note_defects(&self) {
        for (task, outcome) in self.rows() {
            let Some(panic) = &outcome.panic else { continue };
            note(&format!(
                "defect: the search for task {} panicked: {}\nplease send us the lines above and this, at {}/issues:\n{}",
                task.id,
                panic.message,
                env!("CARGO_PKG_REPOSITORY"),
                panic.report(task, &self.solve.config())
            ));
        }
    }

    /// Programs that gave something else alone.
    fn mismatches(&self) -> usize {
        self.report.outcomes.iter().map(|outcome| outcome.solved.mismatches).sum()
    }

    fn panicked(&self) -> usize {
        self.report.outcomes.iter().filter(|outcome| outcome.panic.is_some()).count()
    }

    /// Tasks that are right in one and in two attempts, and those that could be marked.
    fn right(&self) -> ([usize; 2], usize) {
        let marked: Vec<[bool; 2]> =
            self.rows().filter_map(|(task, outcome)| outcome.solved.right_within(task)).collect();
        let within = |attempt: usize| marked.iter().filter(|right| right[attempt]).count();
        ([within(0), within(1)], marked.len())
    }

    fn exact(&self) -> usize {
        self.report.outcomes.iter().filter(|outcome| outcome.is_exact()).count()
    }

    /// Writes it.
    pub(super) fn write(&self, screen: &Screen, out: &mut dyn Write) -> Result<()> {
        if self.solve.json {
            let (right, known) = self.right();
            let tasks = self.rows().map(|(task, outcome)| json(task, outcome));
            let report = json!({
                "version": VERSION, "data": data::json(self.data), "backend": backend::json(self.chosen), "effort": self.solve.config().effective_effort(),
                "seed": self.solve.seed, "tasks": tasks.collect::<Vec<Json>>(),
                "exact": self.exact(), "right": right, "known_outputs": known,
                "stored": { "new": self.report.stored.new, "known": self.report.stored.known },
                "read_only": self.report.read_only, "resumed": self.resumed(),
                "interrupted": self.report.cancelled, "out_of_time": self.report.out_of_time,
                "seconds": self.took.as_secs_f64(),
            });
            return Ok(write_json(out, &report)?);
        }
        writeln!(out, "{}\n{}\n", data::describe(self.data), backend::describe(self.chosen))?;
        if self.solve.show {
            self.rows().try_for_each(|(task, outcome)| show(screen, out, task, outcome))?;
        }
        self.table().write(screen, out)?;
        if let (Some(file), true) = (&self.solve.archive, self.report.read_only) {
            writeln!(out, "\narchive: {} cannot be written, so nothing is stored", file.display())?;
        } else if self.solve.archive.is_some() {
            let stored = self.report.stored;
            let (new, known) = (number(stored.new as u64), number(stored.known as u64));
            writeln!(out, "\narchive: {new} new programs, {known} known")?;
        }
        if let Some(file) = self.solve.out.as_ref().filter(|_| self.report.unsaved.is_none()) {
            let programs = match is_replaced(file) {
                true => format!(", and its programs to {}", programs_file(file).display()),
                false => ", without its programs".to_owned(),
            };
            let file = if is_stdout(file) { "standard output".into() } else { file.to_string_lossy() };
            writeln!(out, "\nwrote {file}{programs}")?;
        }
        backend::write(self.chosen, screen, out)?;
        let ([first, second], known) = self.right();
        let exact =
            format!("{} of {} right on all demos", self.exact(), count(self.report.outcomes.len(), "task"));
        let right = if known == 0 {
            "no test outputs are known".to_owned()
        } else {
            let helped = second - first;
            format!("{second} of {known} right on all tests, {helped} of them by the second attempt")
        };
        let tone = if self.is_defect() { Tone::Bad } else { Tone::Plain };
        let mut defects = match self.mismatches() {
            0 => String::new(),
            some => format!(", {} alone unlike in the search", count(some, "program")),
        };
        if self.panicked() > 0 {
            defects += &format!(", {} panicked", count(self.panicked(), "task"));
        }
        let saved = if self.report.unsaved.is_none() { "saved" } else { "not saved" };
        let mut cut = match (self.report.cancelled, self.report.out_of_time) {
            (true, _) => format!(" (interrupted, {saved})"),
            (_, true) => " (the time is over)".to_owned(),
            _ => String::new(),
        };
        if self.resumed() > 0 {
            cut += &format!(", {} taken over from an earlier run", count(self.resumed(), "task"));
        }
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
            ("size factor", right),
            ("stopped by", left),
        ];
        if self.solve.timing {
            columns.push(("time", right));
        }
        let mut table = Table::new(&columns);
        for (task, outcome) in self.rows() {
            let solved = &outcome.solved;
            let best = solved.found.first();
            let known = known_tests(task);
            let tests =
                if known > 0 { format!("{}/{known}", outcome.tests_right(task)) } else { String::new() };
            let attempt = match solved.right_within(task) {
                Some([true, _]) => "1",
                Some([_, true]) => "2",
                _ => "",
            };
            let tone = if solved.is_exact() { Tone::Good } else { Tone::Plain };
            let mut fields: Vec<Field> = vec![
                task.id.as_str().into(),
                Field::toned(tone, &format!("{}/{}", outcome.demos_exact(), solved.demos)),
                tests.into(),
                attempt.into(),
                best.map_or(String::new(), |best| best.program.calls().to_string()).into(),
                best.map_or(String::new(), |best| number(best.after)).into(),
                number(solved.fuel).into(),
                format!("x{:.2}", solved.size_factor).into(),
                outcome.stop().into(),
            ];
            if self.solve.timing {
                fields.push(duration(outcome.took.as_secs_f64()).into());
            }
            table.row(fields);
        }
        table
    }
}

/// Draws the answers for every test.
fn show(screen: &Screen, out: &mut dyn Write, task: &Task, outcome: &Outcome) -> Result<()> {
    if let Some(best) = outcome.solved.found.first() {
        write!(out, "{}", best.program)?;
    }
    for (number, (test, answers)) in (1..).zip(task.tests.iter().zip(&outcome.solved.answers)) {
        for (attempt, answer) in (1..).zip(answers) {
            let verdict = match &test.output {
                Some(output) if answer.grid == *output => ": right",
                Some(_) => ": wrong",
                None => "",
            };
            let title = format!("{}, test {number}, attempt {attempt}{verdict}", task.id);
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

#[cfg(test)]
mod tests {
    use clap::Parser;
    use gridwright::{BackendConfig, Choice, Observer, Session, embedded_tasks};

    use super::*;
    use crate::args::{Cli, Command};

    /// Panics when one of the tasks starts.
    struct Bad;

    impl Observer for Bad {
        fn started(&self, task: &Task) {
            assert!(task.id != "denoise", "a mistake");
        }
    }

    fn written(arguments: &[&str]) -> (String, bool) {
        let arguments = [&["gridwright", "solve", "--effort", "1"], arguments].concat();
        let Command::Solve(solve) = Cli::try_parse_from(arguments).unwrap().command else { unreachable!() };
        let data = embedded_tasks().unwrap();
        let tasks = ["denoise", "mirror_below"].map(|id| data.task(id).unwrap());
        let report = Session::new(solve.config()).run(&data, &tasks, &Bad).unwrap();
        let chosen = BackendConfig::new(Choice::Cpu).open().unwrap();
        let (chosen, tasks, took) = (&chosen, &tasks, Duration::ZERO);
        let report = Report { solve: &solve, data: &data, chosen, tasks, report: &report, took };
        let mut out = Vec::new();
        report.write(&Screen::plain(100), &mut out).unwrap();
        (String::from_utf8(out).unwrap(), report.is_defect())
    }

    #[test]
    fn a_task_that_panicked_is_reported_as_such() {
        let (text, is_defect) = written(&[]);
        assert!(is_defect);
        let row = text.lines().find(|line| line.starts_with("denoise")).unwrap();
        assert!(row.trim_end().ends_with("panicked"), "{text}");
        assert!(text.trim_end().ends_with("1 task panicked"), "{text}");
        let (text, _) = written(&["--json"]);
        let json: Json = serde_json::from_str(&text).unwrap();
        assert_eq!(
            (&json["tasks"][0]["stop"], &json["tasks"][0]["panic"]),
            (&json!("panicked"), &json!("a mistake"))
        );
        assert_eq!(json["tasks"][1].get("panic"), None);
    }
}
