//! `gridwright bench mutate`: how fast mutants of programs are evaluated, how much they share, how many have no value.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use gridwright::bench::{Brood, Kinds, Pace, Shared, Tallies, Weights, breed};
use gridwright::engine::{Stopwatch, on_threads};
use gridwright::{Backend, DataSet, Imported, Limits, Program, Random, Task};
use serde_json::{Value as Json, json};

use crate::args::{EXIT_CODES, Given, threads};
use crate::batteries::BatteryArgs;
use crate::commands::{VERSION, write_json};
use crate::progress::Progress;
use crate::screen::{Screen, Tone};
use crate::table::{Align, Table, count, number};
use crate::{Outcome, data};

/// Measure how fast mutants are evaluated on tasks
///
/// Every task gets a battery, its own programs and others, and mutants of these are evaluated on its demos as a generation
/// of 'gridwright evolve' does it: a mutant differs from its parent in a few calls, and only these are computed. Nothing
/// is stored. The figures are those of one core, however many threads there are.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Mutate {
    #[command(flatten)]
    given: Given,

    #[command(flatten)]
    batteries: BatteryArgs,

    /// Mutants for each task
    #[arg(long, value_name = "N", default_value_t = 4000)]
    candidates: usize,

    /// Threads [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright bench mutate --jobs 1
  gridwright bench mutate solvers.py --data arc-agi-1.json#train --tasks 400 --jobs 1

JSON: {version, data: {name, tasks, hash}, seed, merge, tasks, candidates, seconds, candidates_per_second, void, calls, looked_up, \
computed, fuel, mutations: [{mutation, tried, void, new, improved}]}. `seconds` is the time that all threads worked; `void` are \
mutants without a value on any demo; `calls` are those that mutants have on all demos, `looked_up` those with a new operand, `computed` \
those that were made.

";

/// What all tasks came to.
#[derive(Default)]
struct Sum {
    tallies: Tallies,
    shared: Shared,
    calls: u64,
    seconds: f64,
}

impl Mutate {
    /// Measures.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let data = self.given.data.load()?;
        let entries = self.given.programs.entries(&data, self.given.data.keep_going)?;
        let tasks = self.batteries.tasks(&data, &self.given.programs.tasks)?;
        let limits = self.given.limits.limits();
        // Every task on one thread, whose CPU time is measured.
        let (cpu, single) = (threads(self.jobs)?, threads(1)?);
        let progress = Progress::new(tasks.len(), "tasks");
        let each: Vec<(Brood, f64)> = on_threads(cpu.threads(), tasks.len(), |at| {
            let bred = self.task(&single, &entries, tasks[at], &limits);
            progress.step();
            bred
        });
        drop(progress);
        let mut sum = Sum::default();
        for (brood, seconds) in &each {
            sum.tallies.merge(&brood.tallies);
            sum.shared.merge(brood.shared);
            sum.calls += brood.calls;
            sum.seconds += seconds;
        }
        if self.json {
            write_json(out, &self.report(&data, tasks.len(), &sum))?;
            return Ok(Outcome::Fine);
        }
        writeln!(out, "{}\n", data::describe(&data))?;
        table(&sum).write(screen, out)?;
        let total = sum.tallies.total();
        let of = |part: u64, whole: u64| if whole == 0 { 0.0 } else { 100.0 * part as f64 / whole as f64 };
        let (tasks, seed) = (count(tasks.len(), "task"), self.batteries.seed);
        writeln!(out, "\n{tasks}, batteries of {}, seed {seed}", self.batteries.merge)?;
        let (calls, computed) = (number(sum.calls), number(sum.shared.computed));
        let anew = of(sum.shared.computed, sum.calls);
        writeln!(
            out,
            "{calls} calls in these mutants on all demos, {computed} computed anew ({anew:.1}%), the others shared"
        )?;
        let void = of(total.void, total.tried);
        let verdict = format!(
            "{} mutants, {} a second and core, {void:.1}% with a fault on every demo",
            number(total.tried),
            number(sum.speed() as u64)
        );
        writeln!(out, "{}", screen.paint(Tone::Strong, &verdict))?;
        Ok(Outcome::Fine)
    }

    fn task(
        &self,
        backend: &dyn Backend,
        entries: &[Imported],
        task: &Task,
        limits: &Limits,
    ) -> (Brood, f64) {
        let drawn = self.batteries.config().draw(entries, task);
        let programs: Vec<&Program> = drawn.iter().map(|entry| &entry.program).collect();
        let pace =
            Pace { candidates: self.candidates, best: usize::from(self.batteries.merge), fuel: u64::MAX };
        let mut random = Random::named(self.batteries.seed, &task.id);
        let (clock, lane) = (Stopwatch::start(), &mut *backend.lane());
        let brood =
            breed(lane, &mut Kinds::new(), task, &programs, &Weights::default(), pace, limits, &mut random);
        (brood, clock.core_seconds())
    }

    fn report(&self, data: &DataSet, tasks: usize, sum: &Sum) -> Json {
        let total = sum.tallies.total();
        let mutations = sum.tallies.iter().map(|(mutation, tally)| {
            json!({
                "mutation": mutation.name(), "tried": tally.tried, "void": tally.void, "new": tally.new,
                "improved": tally.improved,
            })
        });
        json!({
            "version": VERSION, "data": data::json(data), "seed": self.batteries.seed, "merge": self.batteries.merge,
            "tasks": tasks, "candidates": total.tried, "seconds": sum.seconds,
            "candidates_per_second": sum.speed(), "void": total.void, "calls": sum.calls,
            "looked_up": sum.shared.looked_up, "computed": sum.shared.computed, "fuel": sum.shared.fuel,
            "mutations": mutations.collect::<Vec<Json>>(),
        })
    }
}

impl Sum {
    fn speed(&self) -> f64 {
        self.tallies.total().tried as f64 / self.seconds.max(1e-9)
    }
}

fn table(sum: &Sum) -> Table {
    let right = Align::Right;
    let columns = [("tried", right), ("faults", right), ("new", right), ("improved", right)];
    let mut table = Table::new(&[&[("mutation", Align::Left)], &columns[..]].concat());
    for (mutation, tally) in sum.tallies.iter() {
        let faults = 100.0 * tally.void as f64 / tally.tried.max(1) as f64;
        table.row([
            mutation.name().into(),
            number(tally.tried).into(),
            format!("{faults:.1}%").into(),
            number(tally.new).into(),
            number(tally.improved).into(),
        ]);
    }
    table
}
