//! `gridwright batt`: for every task a battery of programs, merged, run, scored, distilled and kept.

mod mismatches;
mod report;
mod spans;
mod timing;

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use gridwright::{Batteries, Imported};

use super::archive::record;
use crate::args::{EXIT_CODES, Given};
use crate::backend::{BackendArgs, JSON_HELP};
use crate::batteries::BatteryArgs;
use crate::progress::Progress;
use crate::screen::Screen;
use crate::{Outcome, note};
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

    /// Threads [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Show where the time went; timing every call makes the run a little slower
    #[arg(long)]
    timing: bool,

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

It exits with 1 if a program gives another output alone than merged, a mismatch, which is a defect: it is shown, and kept \
in files with which to see it again.

JSON: {version, data: {name, tasks, hash}, backend, seed, merge, keep, tasks: [{task, calls_before, calls, candidates, without_grid, \
below, same_program, same_outputs, validated, known, kept: [{program, hash, score, demos_exact, tests_right, fuel}], \
differs: [{differ, hash, score, fuel}]}], solved, mismatches, calls, fuel, faults: [{primitive, reason, count}], stored: \
{new, known, dropped}, timing: {phases: [{phase, wall, cpu, calls, outside}], other, inside, outside_share, primitives: \
[{primitive, calls, seconds}], caches: [{cache, hits, misses}], peak_memory}, seconds}; outside, inside, \
outside_share and primitives only with --timing. ";

impl Batt {
    /// Runs the batteries.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let start = Instant::now();
        let data = self.given.data.load()?;
        let programs = self.given.programs.any_entries(&data)?;
        if programs.iter().all(Imported::is_differ) {
            note("there is no program in the files, so every battery is empty");
        }
        let tasks = self.batteries.tasks(&data, &self.given.programs.tasks)?;
        let chosen = self.backend.open(self.jobs, self.timing)?;
        let mut recording = match &self.archive {
            Some(file) => Some(record(file, "batt", Some(self.batteries.seed), Some(&data))?),
            None => None,
        };
        let config =
            self.batteries.config().keep(self.keep).limits(self.given.limits.limits()).profiled(self.timing);
        let mut batteries = Batteries::new(config, &**chosen.backend());
        if let Some(recording) = &mut recording {
            batteries = batteries.archive(recording);
        }
        let progress = Progress::counting(tasks.len(), "tasks");
        let done = batteries.run(&data, &tasks, &programs, &progress)?;
        drop(progress);
        if let Some(recording) = recording {
            recording.finish()?;
        }
        let rows = done.outcomes;
        mismatches::keep(&rows, self.keep_mismatches.as_deref(), self.given.limits.fuel);
        if let Some(file) = &self.trace_out {
            spans::write(file, start, &rows)?;
        }
        let (stored, seconds) = (done.stored, start.elapsed());
        let report = Report { batt: self, data: &data, chosen: &chosen, rows: &rows, stored, seconds };
        report.write(screen, out)?;
        Ok(Outcome::right(report.mismatches() == 0))
    }
}
