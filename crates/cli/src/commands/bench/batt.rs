//! `gridwright bench batt`: the same programs on the same tasks one at a time, merged on one core, merged on all cores.
//!
//! All three do the same work in one run, and their outputs are compared: a speed-up counts only if nothing changed.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use gridwright::dsl::{Answer, Value};
use gridwright::engine::{
    Backend, Battery, Code, Cpu, Differs, Inputs, Job, Limits, Machine, demo_pairs, same_answer,
};
use gridwright::grid::Task;
use gridwright::program::Program;
use serde_json::json;

use crate::args::{EXIT_CODES, Given, threads};
use crate::batteries::BatteryArgs;
use crate::commands::{VERSION, write_json};
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, count, duration, number};
use crate::{Outcome, data};

/// Time batteries of programs: one at a time, merged on one core, merged on all cores
///
/// Every task gets a battery: its own programs, and others drawn by the seed. Merging, which happens once, is timed
/// apart; a measurement is one evaluation of every battery on every sample of its task, and the best of several counts.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Batt {
    #[command(flatten)]
    given: Given,

    #[command(flatten)]
    batteries: BatteryArgs,

    /// Threads for the last of the three [default: one for each core]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Measurements, of which the best counts
    #[arg(long, value_name = "K", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright bench batt
  gridwright bench batt solvers.py --data arc-agi-1.json#train --tasks 100 --merge 32

It exits with 1 if a merged program gives another output than alone.

JSON: {version, data: {name, tasks, hash}, tasks, merge, seed, calls_before, calls, sharing, merge_seconds, ways: [{way, \
seconds, speedup, calls}], mismatches}.

";

/// One way of doing the work.
struct Way {
    name: String,
    seconds: f64,
    calls: u64,
}

/// What every program of a battery gives on every sample of a task, sample by sample.
type Outputs = Vec<Answer>;

impl Batt {
    /// Measures the three ways.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let data = self.given.data.load()?;
        let entries = self.given.programs.entries(&data, self.given.data.keep_going)?;
        let tasks = self.batteries.tasks(&data, &self.given.programs.tasks)?;
        // What the outputs are worth is not part of the comparison.
        let (limits, differs) = (self.given.limits.limits(), Differs::none()?);
        let config = self.batteries.config();
        let draw =
            |task: &&Task| config.draw(&entries, task).into_iter().map(|entry| &entry.program).collect();
        let drawn: Vec<Vec<&Program>> = tasks.iter().map(draw).collect();

        let start = Instant::now();
        let batteries = drawn.iter().map(|programs| Battery::merge(programs.iter().copied()));
        let batteries: Vec<Battery> = batteries.collect::<Result<_, _>>()?;
        let merge_seconds = start.elapsed().as_secs_f64();

        let (alone, expected) = self.one_at_a_time(&tasks, &drawn, &limits);
        let mut ways = vec![alone];
        let mut mismatches = 0;
        for (name, jobs) in [("merged, one core", 1), ("merged, all cores", self.jobs)] {
            let cpu = threads(jobs)?;
            let (way, outputs) = self.merged(name, &cpu, &tasks, &batteries, &differs, &limits);
            mismatches += differing(&expected, &outputs);
            ways.push(way);
        }
        let before: usize = batteries.iter().map(Battery::calls_before).sum();
        let calls: usize = batteries.iter().map(Battery::calls).sum();
        let sharing = before as f64 / calls.max(1) as f64;
        let slowest = ways.first().map_or(0.0, |way| way.seconds);
        let speedup = |way: &Way| if way.seconds > 0.0 { slowest / way.seconds } else { 0.0 };
        if self.json {
            let ways: Vec<_> = ways
                .iter()
                .map(|way| {
                    json!({ "way": way.name, "seconds": way.seconds, "speedup": speedup(way), "calls": way.calls })
                })
                .collect();
            let report = json!({
                "version": VERSION, "data": data::json(&data), "tasks": tasks.len(), "merge": self.batteries.merge,
                "seed": self.batteries.seed, "calls_before": before, "calls": calls, "sharing": sharing,
                "merge_seconds": merge_seconds, "ways": ways, "mismatches": mismatches,
            });
            write_json(out, &report)?;
        } else {
            writeln!(out, "{}\n", data::describe(&data))?;
            let (left, right) = (Align::Left, Align::Right);
            let mut table =
                Table::new(&[("way", left), ("time", right), ("speed-up", right), ("calls", right)]);
            for way in &ways {
                let speedup = format!("{:.2}x", speedup(way));
                let fields = [way.name.clone(), duration(way.seconds), speedup, number(way.calls)];
                table.row(fields.map(|field| Field::from(&field)));
            }
            table.write(screen, out)?;
            let merged = format!(
                "{} calls of programs are {} calls merged",
                number(before as u64),
                number(calls as u64)
            );
            writeln!(out, "\n{merged} ({sharing:.2} to one), merged in {}", duration(merge_seconds).trim())?;
            let tone = if mismatches == 0 { Tone::Good } else { Tone::Bad };
            let tasks = count(tasks.len(), "task");
            let verdict = format!("{tasks}, {mismatches} outputs differ between merged and alone");
            writeln!(out, "{}", screen.paint(tone, &verdict))?;
        }
        Ok(Outcome::right(mismatches == 0))
    }

    fn best<T>(&self, mut work: impl FnMut() -> T) -> (f64, T) {
        let mut timed = || {
            let start = Instant::now();
            let result = work();
            (start.elapsed().as_secs_f64(), result)
        };
        let (mut best, result) = timed();
        for _ in 1..self.repeat {
            best = best.min(timed().0);
        }
        (best, result)
    }

    fn one_at_a_time(
        &self,
        tasks: &[&Task],
        drawn: &[Vec<&Program>],
        limits: &Limits,
    ) -> (Way, Vec<Outputs>) {
        let codes: Vec<Vec<Code>> = drawn
            .iter()
            .map(|programs| programs.iter().map(|program| Code::new(program)).collect())
            .collect();
        let mut machine = Machine::new();
        let (seconds, outputs) = self.best(|| {
            let each = tasks.iter().zip(&codes).map(|(task, codes)| {
                let demos = demo_pairs(task);
                let mut outputs = Vec::new();
                for (_, sample) in task.samples() {
                    let input = Value::Grid(sample.input.clone());
                    let inputs = Inputs::new(&demos, &input, &Value::None);
                    outputs.extend(codes.iter().map(|code| machine.run(code, inputs, limits)));
                }
                outputs
            });
            each.collect::<Vec<Outputs>>()
        });
        let calls = machine.calls() / u64::from(self.repeat);
        (Way { name: "one program at a time".to_owned(), seconds, calls }, outputs)
    }

    fn merged(
        &self,
        name: &str,
        cpu: &Cpu,
        tasks: &[&Task],
        batteries: &[Battery],
        differs: &Differs,
        limits: &Limits,
    ) -> (Way, Vec<Outputs>) {
        let jobs: Vec<Job<'_>> =
            batteries.iter().zip(tasks).map(|(battery, task)| Job { battery, task }).collect();
        let (seconds, evaluations) = self.best(|| cpu.evaluate(&jobs, differs, limits));
        let calls = evaluations.iter().map(|evaluation| evaluation.counters.calls).sum();
        let outputs =
            evaluations.into_iter().map(|done| done.outputs.into_iter().flatten().collect()).collect();
        let name = if cpu.threads() > 1 { format!("{name} ({})", cpu.threads()) } else { name.to_owned() };
        (Way { name, seconds, calls }, outputs)
    }
}

/// How many outputs differ.
fn differing(expected: &[Outputs], found: &[Outputs]) -> usize {
    expected.iter().flatten().zip(found.iter().flatten()).filter(|(a, b)| !same_answer(a, b)).count()
}
