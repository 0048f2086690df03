//! `gridwright bench run`: how long one evaluation of a program on every sample of its task takes, on one core.
//!
//! Timed is the evaluation alone: the code, the inputs and the demo pairs are made before, and an output is dropped as
//! soon as it is there. A pass over the samples of a small program takes less than the clock can tell, so a measurement
//! repeats passes until it is long enough; the best of several measurements counts, since all that can disturb one
//! makes it longer.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use gridwright::dsl::Value;
use gridwright::engine::{Code, Inputs, Limits, Machine, Verdict, demo_pairs, run_task};
use gridwright::grid::DataSet;
use serde_json::{Value as Json, json};

use crate::args::{EXIT_CODES, Given};
use crate::commands::{VERSION, write_json};
use crate::programs::Job;
use crate::progress::Progress;
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, count, duration, number};
use crate::{Outcome, data};

/// Time programs on the samples of their tasks, on one core
///
/// A program's time is that of one evaluation of every sample of its task, demos and tests: the best of several
/// measurements, each at least 200 microseconds long. Only the evaluation is timed, not reading, parsing or comparing.
/// Calls are those of primitives, also inside of higher-order ones.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Run {
    #[command(flatten)]
    given: Given,

    /// Measurements of each program, of which the best counts
    #[arg(long, value_name = "K", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright bench run
  gridwright bench run solvers.py --data arc-agi-1.json#train --repeat 20 --json

It exits with 1 if a program is wrong on a sample: then its time says little.

JSON: {version, data: {name, tasks, hash}, repeat, fuel_limit, programs: [{task, program, file, samples, \
right, wrong, calls, fuel, seconds}], samples, right, wrong, calls, fuel, seconds, calls_per_second}. \
Counts and seconds are those of one pass over all samples of the task, or of all tasks; `right` and \
`wrong` count samples.

";

/// The shortest time that is measured.
const SHORTEST: Duration = Duration::from_micros(200);

/// What one pass over all samples of a task takes.
#[derive(Clone, Copy, Default)]
struct Cost {
    samples: usize,
    right: usize,
    /// Those without the expected output; of the others it may not be known.
    wrong: usize,
    calls: u64,
    fuel: u64,
    seconds: f64,
}

impl Run {
    /// Measures every program.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let data = self.given.data.load()?;
        let jobs = self.given.programs.jobs(&data, self.given.data.keep_going)?.list;
        let limits = self.given.limits.limits();
        let progress = Progress::new(jobs.len(), "programs");
        let mut machine = Machine::new();
        let mut costs = Vec::with_capacity(jobs.len());
        for job in &jobs {
            costs.push(measure(&mut machine, job, &limits, self.repeat));
            progress.step();
        }
        drop(progress);
        let total = costs.iter().fold(Cost::default(), |total, cost| total.plus(*cost));
        if self.json {
            write_json(out, &self.report(&data, &limits, &jobs, &costs, total))?;
        } else {
            writeln!(out, "{}\n", data::describe(&data))?;
            table(&jobs, &costs).write(screen, out)?;
            let right = format!("{}/{} samples right", total.right, total.samples);
            let best = format!("one core, best of {}", self.repeat);
            let programs = count(jobs.len(), "program");
            let (time, speed) = (duration(total.seconds), number(total.speed() as u64));
            writeln!(
                out,
                "\n{programs}, {right}, {} calls, {} fuel",
                number(total.calls),
                number(total.fuel)
            )?;
            writeln!(out, "{} in all, {speed} calls per second ({best})", time.trim())?;
        }
        Ok(Outcome::right(total.wrong == 0))
    }

    fn report(&self, data: &DataSet, limits: &Limits, jobs: &[Job<'_>], costs: &[Cost], total: Cost) -> Json {
        let programs: Vec<Json> = jobs
            .iter()
            .zip(costs)
            .map(|(job, cost)| {
                json!({
                    "task": job.task.id,
                    "program": job.entry.program.name(),
                    "file": job.entry.file,
                    "samples": cost.samples,
                    "right": cost.right,
                    "wrong": cost.wrong,
                    "calls": cost.calls,
                    "fuel": cost.fuel,
                    "seconds": cost.seconds,
                })
            })
            .collect();
        json!({
            "version": VERSION,
            "data": data::json(data),
            "repeat": self.repeat,
            "fuel_limit": limits.chain.fuel,
            "programs": programs,
            "samples": total.samples,
            "right": total.right,
            "wrong": total.wrong,
            "calls": total.calls,
            "fuel": total.fuel,
            "seconds": total.seconds,
            "calls_per_second": total.speed(),
        })
    }
}

impl Cost {
    fn plus(self, other: Cost) -> Cost {
        Cost {
            samples: self.samples + other.samples,
            right: self.right + other.right,
            wrong: self.wrong + other.wrong,
            calls: self.calls + other.calls,
            fuel: self.fuel + other.fuel,
            seconds: self.seconds + other.seconds,
        }
    }

    /// Calls per second.
    fn speed(self) -> f64 {
        if self.seconds > 0.0 { self.calls as f64 / self.seconds } else { 0.0 }
    }
}

fn is_wrong(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Wrong(_) | Verdict::Fault(_))
}

/// Measures one program.
fn measure(machine: &mut Machine, job: &Job<'_>, limits: &Limits, repeat: u32) -> Cost {
    let code = Code::new(&job.entry.program);
    let calls = machine.calls();
    let run = run_task(machine, &code, job.task, limits);
    let calls = machine.calls() - calls;

    let demos = demo_pairs(job.task);
    let inputs: Vec<Value> =
        job.task.samples().map(|(_, sample)| Value::Grid(sample.input.clone())).collect();
    let mut time = |passes: u32| {
        let start = Instant::now();
        for _ in 0..passes {
            for input in &inputs {
                let answer = machine.run(&code, Inputs::new(&demos, black_box(input), &Value::None), limits);
                // Looked at where it is: handed on it would be copied right after it was written, which takes longer than
                // some programs.
                black_box(&answer);
            }
        }
        start.elapsed()
    };
    let mut passes = 1;
    let mut best = loop {
        let elapsed = time(passes);
        if elapsed >= SHORTEST || passes >= 1 << 20 {
            break elapsed;
        }
        passes *= 2;
    };
    // The last one was long enough to count as the first measurement.
    for _ in 1..repeat {
        best = best.min(time(passes));
    }
    Cost {
        samples: run.samples.len(),
        right: run.right(),
        wrong: run.samples.iter().filter(|sample| is_wrong(&sample.verdict)).count(),
        calls,
        fuel: run.samples.iter().map(|sample| sample.fuel).sum(),
        seconds: best.as_secs_f64() / f64::from(passes),
    }
}

fn table(jobs: &[Job<'_>], costs: &[Cost]) -> Table {
    let (left, right) = (Align::Left, Align::Right);
    let numbers = [("samples right", right), ("calls", right), ("fuel", right), ("time", right)];
    let mut table = Table::new(&[&[("program", left)], &numbers[..]].concat());
    for (job, cost) in jobs.iter().zip(costs) {
        let tone = if cost.wrong == 0 { Tone::Plain } else { Tone::Bad };
        table.row([
            job.entry.program.name().into(),
            Field::toned(tone, &format!("{}/{}", cost.right, cost.samples)),
            number(cost.calls).into(),
            number(cost.fuel).into(),
            duration(cost.seconds).into(),
        ]);
    }
    table
}
