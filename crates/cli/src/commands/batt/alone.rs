//! What every program of every battery takes when it runs alone: which programs are expensive, and on which tasks.
//!
//! Merged, programs share their calls, so time cannot be told apart; alone it can, and fuel is the same every time.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use gridwright::dsl::Reason;
use gridwright::{Backend, BatteryOutcome, Cancel, Limits, Program, Task, Verdict, run_programs_until};
use serde_json::{Value as Json, json};

use crate::screen::Screen;
use crate::table::{Align, Table, duration, number};

/// A program on a task.
struct Pair {
    program: String,
    task: String,
    cost: Cost,
}

/// What something took.
#[derive(Clone, Copy, Default)]
struct Cost {
    tasks: usize,
    seconds: f64,
    fuel: u64,
    out_of_fuel: usize,
}

/// What all programs took.
pub(super) struct Alone {
    /// The most fuel first.
    pairs: Vec<Pair>,
}

impl Alone {
    /// Runs every program of every battery on its task; none if that was cancelled, since then it is not known.
    pub(super) fn measure(
        rows: &[BatteryOutcome<'_>],
        limits: &Limits,
        backend: &dyn Backend,
        cancel: &Cancel,
    ) -> Result<Option<Alone>> {
        let jobs: Vec<(&Program, &Task)> = rows
            .iter()
            .flat_map(|row| row.programs.iter().map(move |imported| (&imported.program, row.task)))
            .collect();
        let runs = run_programs_until(backend, &jobs, limits, &(), cancel)?;
        let Some(runs) = runs.into_iter().collect::<Option<Vec<_>>>() else { return Ok(None) };
        let pair = |((program, task), run): (&(&Program, &Task), gridwright::ProgramRun)| {
            let samples = &run.run.samples;
            let ran_out = |verdict: &Verdict| matches!(verdict, Verdict::Fault(fault) if fault.reason() == Reason::OutOfFuel);
            let cost = Cost {
                tasks: 1,
                seconds: run.took.as_secs_f64(),
                fuel: samples.iter().map(|sample| sample.fuel).sum(),
                out_of_fuel: samples.iter().filter(|sample| ran_out(&sample.verdict)).count(),
            };
            Pair { program: program.name().to_owned(), task: task.id.clone(), cost }
        };
        let mut pairs: Vec<Pair> = jobs.iter().zip(runs).map(pair).collect();
        pairs.sort_by(|a, b| {
            let key = |pair: &Pair| (Reverse(pair.cost.fuel), pair.program.clone(), pair.task.clone());
            key(a).cmp(&key(b))
        });
        Ok(Some(Alone { pairs }))
    }

    fn fuel(&self) -> u64 {
        self.pairs.iter().map(|pair| pair.cost.fuel).sum()
    }

    fn share(&self, fuel: u64) -> f64 {
        fuel as f64 / self.fuel().max(1) as f64
    }

    /// By program, the most fuel first.
    fn programs(&self) -> Vec<(&str, Cost)> {
        let mut by_name: BTreeMap<&str, Cost> = BTreeMap::new();
        for pair in &self.pairs {
            let sum = by_name.entry(&pair.program).or_default();
            sum.tasks += 1;
            sum.seconds += pair.cost.seconds;
            sum.fuel += pair.cost.fuel;
            sum.out_of_fuel += pair.cost.out_of_fuel;
        }
        let mut all: Vec<(&str, Cost)> = by_name.into_iter().collect();
        all.sort_by_key(|(name, cost)| (Reverse(cost.fuel), *name));
        all
    }

    /// Writes the most expensive, and how much the outliers are of all.
    pub(super) fn write(&self, top: usize, screen: &Screen, out: &mut dyn Write) -> Result<()> {
        let (left, right) = (Align::Left, Align::Right);
        let columns = [
            ("program", left),
            ("tasks", right),
            ("alone", right),
            ("fuel", right),
            ("share", right),
            ("out of fuel", right),
        ];
        let mut table = Table::new(&columns);
        for (name, cost) in self.programs().into_iter().take(top) {
            table.row([
                name.into(),
                number(cost.tasks as u64).into(),
                duration(cost.seconds).into(),
                number(cost.fuel).into(),
                format!("{:.1}%", 100.0 * self.share(cost.fuel)).into(),
                number(cost.out_of_fuel as u64).into(),
            ]);
        }
        writeln!(out)?;
        table.write(screen, out)?;
        let mut table = Table::new(&[
            ("program", left),
            ("on task", left),
            ("alone", right),
            ("fuel", right),
            ("share", right),
        ]);
        for pair in self.pairs.iter().take(top) {
            table.row([
                pair.program.as_str().into(),
                pair.task.as_str().into(),
                duration(pair.cost.seconds).into(),
                number(pair.cost.fuel).into(),
                format!("{:.1}%", 100.0 * self.share(pair.cost.fuel)).into(),
            ]);
        }
        writeln!(out)?;
        table.write(screen, out)?;
        let half = self.pairs.iter().scan(0, |sum, pair| {
            *sum += pair.cost.fuel;
            Some(*sum)
        });
        let half = half.take_while(|sum| 2 * sum < self.fuel()).count() + 1;
        writeln!(
            out,
            "\nalone: {} programs on tasks use {} fuel; half of it by {} of them, and --program-fuel caps them\n",
            number(self.pairs.len() as u64),
            number(self.fuel()),
            number(half.min(self.pairs.len()) as u64)
        )?;
        Ok(())
    }

    /// All programs, and the most expensive on a task.
    pub(super) fn json(&self, top: usize) -> (Json, Json) {
        let programs = self.programs().into_iter().map(|(name, cost)| {
            json!({
                "program": name, "tasks": cost.tasks, "seconds": cost.seconds, "fuel": cost.fuel,
                "out_of_fuel": cost.out_of_fuel,
            })
        });
        let outliers = self.pairs.iter().take(top).map(|pair| {
            json!({
                "program": pair.program, "task": pair.task, "own": gridwright::task_of(&pair.program) == Some(&pair.task),
                "seconds": pair.cost.seconds, "fuel": pair.cost.fuel, "share_of_fuel": self.share(pair.cost.fuel),
            })
        });
        (programs.collect(), outliers.collect())
    }
}
