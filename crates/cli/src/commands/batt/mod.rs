//! `gridwright batt`: for every task a battery of programs, merged, run, scored, distilled and kept.

mod alone;
mod mismatches;
mod report;
mod spans;
mod timing;

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use gridwright::{Batteries, Imported, Limits, can_write, print_merged};

use super::archive::record;
use crate::args::{EXIT_CODES, Given};
use crate::backend::{BackendArgs, JSON_HELP};
use crate::batteries::BatteryArgs;
use crate::output::{self, Beside};
use crate::programs::Entries;
use crate::progress::Progress;
use crate::screen::Screen;
use crate::{Outcome, allocator, interrupt, note};
use alone::Alone;
use report::Report;

/// Run a battery of programs on every task and keep the best
///
/// For every task: its own programs and others drawn by the seed are merged into one graph, in which every distinct
/// call is computed once; what they give on the demos is scored; programs that are the same, or that do the same at a
/// higher cost, are dropped; and each that is left is run alone, where it must give what it gave merged. The best are
/// kept, in an archive if one is named. Selection looks at demos alone; what is right on the tests is only reported.
///
/// Scores come from differs: those that are built in, and any `differ_NAME(S, I, C)` in the files. They are distilled,
/// too: the archive keeps those that tell the outputs of a task apart.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{JSON_HELP}\n\n{EXIT_CODES}"))]
pub(crate) struct Batt {
    #[command(flatten)]
    given: Given,

    #[command(flatten)]
    batteries: BatteryArgs,

    /// Programs to keep for a task, at the most; in an archive, those of earlier runs included
    #[arg(long, value_name = "N", default_value_t = 32)]
    keep: usize,

    /// Store what is kept in this archive, which is made if there is none
    #[arg(long, value_name = "FILE")]
    archive: Option<PathBuf>,

    /// Threads [default, and 0: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Fuel that all calls of one program may use together on a sample; a chain of calls may use no more, either
    #[arg(long, value_name = "N")]
    program_fuel: Option<u64>,

    /// Show where the time went: by phase, primitive, task and program. Timing every call makes the run a little slower, and
    /// afterwards every program runs alone, to tell what it takes
    #[arg(long)]
    timing: bool,

    /// How many primitives, programs and faults --timing shows
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,

    /// Write the merged graphs as a Python file, to look at: a function for each battery, every distinct call once; - is
    /// standard output
    #[arg(long, value_name = "FILE")]
    write_merged: Option<PathBuf>,

    /// Write what ran when on which thread, for ui.perfetto.dev or chrome://tracing
    #[arg(long, value_name = "FILE")]
    trace_out: Option<PathBuf>,

    /// Where to keep the programs and the task of a mismatch [default: a temporary folder, which is named]
    #[arg(long, value_name = "FOLDER")]
    keep_mismatches: Option<PathBuf>,

    /// Report as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    backend: BackendArgs,
}

const AFTER: &str = "\
Examples:
  gridwright batt
  gridwright batt solvers.py --data arc-agi-1.json#train --tasks 100 --merge 32 --archive found.db --timing

With an archive, a program that scores below the worst of the best that are kept for its task is dropped at once, and one \
that gives what it gave when it was last validated does not run alone again.

Ctrl-C, SIGTERM and SIGHUP end it before the next battery: what is evaluated by then is finished, stored and reported. It then \
exits with 130, 143 or 129.

It exits with 1 if a program gives another output alone than merged, a mismatch, which is a defect: it is shown, and kept \
in files with which to see it again.

JSON: {version, data: {name, tasks, hash}, backend, seed, merge, keep, tasks: [{task, calls_before, calls, candidates, without_grid, \
below, same_program, same_outputs, validated, known, kept: [{program, hash, score, demos_exact, tests_right, fuel}], \
differs: [{differ, hash, score, fuel}]}], solved, mismatches, calls, fuel, faults: [{primitive, reason, count}], stored: \
{new, known, dropped}, timing: {phases: [{phase, wall, cpu, calls, outside}], other, inside, outside_share, primitives: \
[{primitive, calls, seconds}], caches: [{cache, hits, misses, entries, saved_seconds}], samples: [{kind, count, cpu}], \
samples_per_second, battery_seconds, programs: [{program, tasks, seconds, fuel, out_of_fuel}], outliers: [{program, task, \
own: whether it is named for the task, seconds, fuel, share_of_fuel}], peak_memory}, out_of_fuel, left_out, interrupted, left: tasks that it did not come to, seconds}; outside, \
inside, outside_share, primitives, programs and outliers only with --timing. A task has seconds, out_of_fuel and blind (differs \
that do not give the target 1000, and do not count), too. ";

impl Batt {
    /// Runs the batteries.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let start = Instant::now();
        let interrupt = interrupt::watch("finishing the batteries that are evaluated")?;
        let data = self.given.data.load()?;
        let Entries { list: programs, left_out } =
            self.given.programs.any_entries(&data, self.given.data.keep_going)?;
        if programs.iter().all(Imported::is_differ) {
            note("there is no program in the files, so every battery is empty");
        }
        let files = || self.write_merged.iter().chain(&self.trace_out);
        files().try_for_each(can_write)?;
        let tasks = self.batteries.tasks(&data, &self.given.programs.tasks)?;
        let chosen = self.backend.open(self.jobs, self.timing)?;
        let mut recording = match &self.archive {
            Some(file) => Some(record(file, "batt", Some(self.batteries.seed), Some(&data))?),
            None => None,
        };
        let limits = self.limits();
        let config = self.batteries.config().keep(self.keep).limits(limits).profiled(self.timing);
        let config = config.cancel(interrupt.cancel());
        let mut batteries = Batteries::new(config, &**chosen.backend());
        if let Some(recording) = &mut recording {
            batteries = batteries.archive(recording);
        }
        let progress = Progress::counting(tasks.len(), "tasks");
        let done = batteries.run(&data, &tasks, &programs, &progress)?;
        drop(progress);
        if let Some(recording) = recording.filter(|_| done.unsaved.is_none()) {
            recording.finish()?;
        }
        let rows = done.outcomes;
        mismatches::keep(&rows, self.keep_mismatches.as_deref(), self.given.limits.fuel);
        if let Some(file) = &self.trace_out {
            spans::write(file, start, &rows, out)?;
        }
        if let Some(file) = &self.write_merged {
            let batteries = rows.iter().map(|row| {
                let programs = row.programs.iter().map(|imported| &imported.program).collect();
                (format!("battery_{}", row.task.id), programs)
            });
            output::write(file, &print_merged(batteries)?, out)?;
        }
        // Before anything is measured that is no part of the run.
        let (seconds, used) = (start.elapsed(), allocator::used());
        let alone = if self.timing {
            Alone::measure(&rows, &limits, &**chosen.backend(), interrupt.cancel())?
        } else {
            None
        };
        let mut beside = Beside::new(files().map(PathBuf::as_path));
        let (batt, stored, alone) = (self, done.stored, alone.as_ref());
        let report = Report {
            batt,
            data: &data,
            chosen: &chosen,
            rows: &rows,
            all: tasks.len(),
            interrupted: interrupt.exit_code().is_some(),
            stored,
            left_out,
            alone,
            seconds,
            used,
        };
        report.write(screen, beside.report(out))?;
        if let Some(error) = &done.unsaved {
            bail!("{error}; the archive does not have all that was found");
        }
        if report.mismatches() > 0 {
            return Ok(Outcome::NotRight);
        }
        Ok(interrupt.outcome(Outcome::right(left_out == 0)))
    }

    /// What an evaluation may use.
    fn limits(&self) -> Limits {
        let mut limits = self.given.limits.limits();
        if let Some(fuel) = self.program_fuel {
            limits.run.fuel = fuel;
            limits.chain.fuel = limits.chain.fuel.min(fuel);
        }
        limits
    }
}
