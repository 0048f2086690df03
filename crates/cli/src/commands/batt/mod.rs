//! `gridwright batt`: for every task a battery of programs, merged, run, scored, distilled and kept.

mod mismatches;
mod pipeline;
mod report;
mod spans;
mod timing;

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use gridwright_archive::Archive;
use gridwright_engine::Differs;

use super::archive::{Recorded, hinted};
use crate::args::{EXIT_CODES, Given, threads};
use crate::batteries::BatteryArgs;
use crate::programs::Entry;
use crate::progress::Progress;
use crate::screen::Screen;
use crate::{Outcome, note};
use pipeline::{Pipeline, Row};
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
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
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
}

const AFTER: &str = "\
Examples:
  gridwright batt
  gridwright batt solvers.py --data arc-agi-1.json#train --tasks 100 --merge 32 --archive found.db --timing

With an archive, a program that scores below the worst of the best that are kept for its task is dropped at once, and one \
that gives what it gave when it was last validated does not run alone again.

It exits with 1 if a program gives another output alone than merged, a mismatch, which is a defect: it is shown, and kept \
in files with which to see it again.

JSON: {version, data: {name, tasks, hash}, seed, merge, keep, tasks: [{task, calls_before, calls, candidates, without_grid, \
below, same_program, same_outputs, validated, known, kept: [{program, hash, score, demos_exact, tests_right, fuel}], \
differs: [{differ, hash, score, fuel}]}], solved, mismatches, calls, fuel, faults: [{primitive, reason, count}], stored: \
{new, known, dropped}, timing: {phases: [{phase, wall, cpu, calls, outside}], other, inside, outside_share, primitives: \
[{primitive, calls, seconds}], caches: [{cache, hits, misses}], peak_memory}, seconds}; outside, inside, \
outside_share and primitives only with --timing.

";

/// Tasks that are evaluated, distilled and stored together: what is lost if the process is killed.
const BATCH: usize = 64;

impl Batt {
    /// Runs the batteries.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let start = Instant::now();
        let data = self.given.data.load()?;
        let (differs, solvers): (Vec<Entry>, Vec<Entry>) =
            self.given.programs.any_entries(&data)?.into_iter().partition(Entry::is_differ);
        if solvers.is_empty() {
            note("there is no program in the files, so every battery is empty");
        }
        let tasks = self.batteries.tasks(&data, &self.given.programs.tasks)?;
        let cpu = threads(self.jobs)?;
        let mut archive = match &self.archive {
            Some(file) => {
                let mut store = Archive::open_or_create(file).map_err(|error| hinted(&error))?;
                let recorded = Recorded::begin(&mut store, "batt", Some(self.batteries.seed), Some(&data))?;
                Some((store, recorded))
            }
            None => None,
        };
        let pipeline = Pipeline {
            cpu: cpu.profiled(self.timing),
            differs: Differs::standard_and(differs.iter().map(|entry| &entry.program))?,
            differ_files: &differs,
            limits: self.given.limits.limits(),
            keep: self.keep,
            data: *data.hash().as_bytes(),
        };
        let progress = Progress::new(tasks.len(), "tasks");
        let mut rows: Vec<Row<'_>> = Vec::new();
        let mut stored = gridwright_archive::Stored::default();
        for tasks in tasks.chunks(BATCH) {
            let drawn = tasks.iter().map(|&task| (task, self.batteries.draw(&solvers, task))).collect();
            let mut batch = pipeline.batch(drawn, archive.as_ref().map(|(store, _)| store), &progress)?;
            if let Some((store, recorded)) = &mut archive {
                let done = pipeline.store(store, recorded.run(), &mut batch)?;
                stored.new += done.new;
                stored.known += done.known;
                stored.dropped += done.dropped;
            }
            rows.extend(batch);
        }
        drop(progress);
        if let Some((mut store, recorded)) = archive {
            recorded.finish(&mut store)?;
        }
        mismatches::keep(&rows, self.keep_mismatches.as_deref(), self.given.limits.fuel);
        if let Some(file) = &self.trace_out {
            spans::write(file, start, &rows)?;
        }
        let report = Report { batt: self, data: &data, rows: &rows, stored, seconds: start.elapsed() };
        report.write(screen, out)?;
        Ok(Outcome::right(report.mismatches() == 0))
    }
}
