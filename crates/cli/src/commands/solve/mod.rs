//! `gridwright solve`: tasks in, a submission out, no programs given.

mod keep;
mod report;
mod work;

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use gridwright_archive::{Archive, Filter, Kind, Order};
use gridwright_engine::Cpu;
use gridwright_grid::Task;
use gridwright_program::Program;
use gridwright_search::cancel::Cancel;
use gridwright_search::solve::{Known, Options, Solved, solve};

use super::archive::{Recorded, hinted};
use crate::args::{DataArgs, EXIT_CODES, threads};
use crate::progress::Progress;
use crate::screen::Screen;
use crate::write::can_write;
use crate::{Outcome, data, interrupt, note};

use keep::Keeper;
pub(super) use keep::programs_file;
use report::{Report, Row};

/// Find programs for tasks from nothing, and write a submission
///
/// For every task the shortest programs are tried first: calls of primitives on states, which are the values of a program
/// on all samples at once, and rules that are fitted on the demos. A task whose ground is not black, or whose samples
/// differ in colours, is also searched with colours renamed. A program that is right on all demos is a candidate; short
/// ones, rules that foretell each demo from the others, and answers that keep to what holds in every demo come first.
/// Every test input gets two different answers. Every program that is handed in was run alone and gave what the search
/// says. No test output is looked at; where they are known they are marked in the report.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Solve {
    #[command(flatten)]
    data: DataArgs,

    /// Only these tasks
    #[arg(long = "task", value_name = "ID", num_args = 1.., value_delimiter = ',')]
    tasks: Vec<String>,

    #[arg(long, value_name = "N", help = effort_help())]
    effort: Option<u64>,

    /// Seconds for each task, after which it is cut off; what is found then depends on the machine
    #[arg(long, value_name = "S")]
    time_per_task: Option<f64>,

    /// Threads, each with a task of its own [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Seed of --evolve; the search makes no random choice
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Spend this share of the effort, in percent, on mutants of the nearest programs where the search finds none that is
    /// right [default: 0; without a number: 25]
    #[arg(
        long,
        value_name = "PERCENT",
        num_args = 0..=1,
        default_value_t = 0,
        default_missing_value = "25",
        hide_default_value = true,
        value_parser = clap::value_parser!(u8).range(0..=100)
    )]
    evolve: u8,

    /// Try the programs of this archive first, after the starter set, and store what is found; it is made if there is none
    #[arg(long, value_name = "FILE")]
    archive: Option<PathBuf>,

    /// Write the submission to this file, in Kaggle's form, and the programs beside it, with the ending .py
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Draw the answers
    #[arg(long)]
    show: bool,

    /// Show how long each task took
    #[arg(long)]
    timing: bool,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright solve --show
  gridwright solve --data arc-agi-2.json#eval --out submission.json
  gridwright explain submission.json --data arc-agi-2.json#eval --task ID

The submission and the archive are written every few seconds. Ctrl-C ends the search and saves what was found; a task \
that was not reached has the answers of the starter set, or its input stands in.

It exits with 1 if a program gives another output alone than in the search, which is a defect.

JSON: {version, data: {name, tasks, hash}, effort: null where time alone ends a task, seed, tasks: [{task, demos, demos_exact, found_after, fuel, tried, \
states, stop, right: in one, in two attempts, programs: [{program, cost, demos_exact, known}], seconds}], exact, right: [in one \
attempt, in two], known_outputs, stored: {new, known}, interrupted, seconds}.

";

fn effort_help() -> String {
    format!(
        "Work for each task, in millions of fuel; the same effort finds the same programs [default: {}, or as much as \
         --time-per-task allows]",
        Options::default().effort
    )
}

/// The most programs of an archive that are tried.
const MAX_KNOWN: usize = 2_000;

impl Solve {
    /// Solves the tasks.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let start = Instant::now();
        let data = self.data.load()?;
        let tasks = self.tasks.iter().map(|id| data::task(&data, id)).collect::<Result<Vec<&Task>>>()?;
        let tasks = if tasks.is_empty() { data.tasks().iter().collect() } else { tasks };
        if self.effort == Some(0) {
            bail!("there is nothing to find with --effort 0; give at least 1");
        }
        if self.time_per_task.is_some_and(|seconds| !(seconds > 0.0 && seconds.is_finite())) {
            bail!("--time-per-task takes a number of seconds above 0");
        }
        self.out.iter().try_for_each(|file| can_write(file))?;
        let cpu = threads(self.jobs)?;
        let archive = match &self.archive {
            Some(file) => Some(Archive::open_or_create(file).map_err(|error| hinted(&error))?),
            None => None,
        };
        let known = Known::starter_and(archive.as_ref().map_or(Ok(Vec::new()), known_programs)?)?;
        let known = Arc::new(known);
        let archive = match archive {
            Some(mut archive) => {
                let recorded = Recorded::begin(&mut archive, "solve", Some(self.seed), Some(&data))?;
                Some((archive, recorded))
            }
            None => None,
        };
        let stop = interrupt::watch("ending the search and saving")?;
        let mut keeper = Keeper::new(&data, &tasks, self.out.as_deref(), archive);
        let progress = Progress::new(tasks.len(), "tasks");
        let one = |task| self.one(task, &cpu, &known, &stop, &progress);
        work::in_order(&cpu, &tasks, &stop, one, |row| keeper.take(row))?;
        drop(progress);
        let (rows, stored) = keeper.finish()?;
        let interrupted = stop.is_cancelled();
        let took = start.elapsed();
        let report = Report { solve: self, data: &data, rows: &rows, stored, interrupted, took };
        report.write(screen, out)?;
        Ok(Outcome::right(report.mismatches() == 0))
    }

    /// The effort: what was asked for, or the usual one; none where time alone ends a search.
    fn effort(&self) -> Option<u64> {
        self.effort.or(if self.time_per_task.is_some() { None } else { Some(Options::default().effort) })
    }

    /// Solves one task. A defect in it must not end the others.
    fn one<'d>(
        &self,
        task: &'d Task,
        cpu: &Cpu,
        known: &Arc<Known>,
        stop: &Cancel,
        progress: &Progress,
    ) -> Row<'d> {
        let start = Instant::now();
        let time = self.time_per_task.map(|seconds| Duration::from_secs_f64(seconds.min(1e9)));
        let options = Options {
            effort: self.effort().unwrap_or(u64::MAX),
            evolve: self.evolve,
            seed: self.seed,
            known: Some(Arc::clone(known)),
            cancel: time.map_or_else(|| stop.clone(), |time| stop.within(time)),
            ..Options::default()
        };
        let solved = catch_unwind(AssertUnwindSafe(|| solve(task, &options, cpu))).unwrap_or_else(|_| {
            note(&format!("defect: the search for task {} ended in a panic", task.id));
            Solved { mismatches: 1, ..Solved::nothing(task) }
        });
        progress.done(solved.tried as usize, solved.is_exact());
        Row { task, solved, took: start.elapsed() }
    }
}

/// The solvers of an archive, in the order in which they were stored.
fn known_programs(archive: &Archive) -> Result<Vec<Program>> {
    let filter = Filter {
        kind: Some(Kind::Solver),
        order: Order::Stored,
        limit: Some(MAX_KNOWN),
        ..Filter::default()
    };
    let entries = archive.list(&filter)?;
    entries.iter().map(|entry| Ok(archive.program(entry, "known")?)).collect()
}
