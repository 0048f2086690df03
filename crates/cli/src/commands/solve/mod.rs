//! `gridwright solve`: tasks in, a submission out, no programs given.

mod report;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use gridwright::{Config, Observer, Session, Task};

use super::archive::{arguments, hinted};
use crate::args::{DataArgs, EXIT_CODES};
use crate::backend::{BackendArgs, JSON_HELP};
use crate::progress::Progress;
use crate::screen::Screen;
use crate::{Outcome, data, interrupt};

use report::Report;

/// Find programs for tasks from nothing, and write a submission
///
/// For every task the shortest programs are tried first: calls of primitives on states, which are the values of a program
/// on all samples at once, and rules that are fitted on the demos. A task whose ground is not black, or whose samples
/// differ in colours, is also searched with colours renamed; then in other poses, and cut into parts. A program that is
/// right on all demos is a candidate; short ones, rules that predict each demo from the others, and answers that keep to
/// what holds in every demo come first. Every test input gets two different answers. Every program that is handed in was
/// run alone and gave what the search says. No test output is looked at; where they are known they are marked in the
/// report.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{JSON_HELP}\n\n{EXIT_CODES}"))]
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

    /// Threads; each has a task of its own while there are enough, then they share one [default: all cores]
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

    /// Try the programs of this archive first, after the starter set, beside the effort, and store what is found; it is
    /// made if there is none
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

    #[command(flatten)]
    backend: BackendArgs,
}

const AFTER: &str = "\
Examples:
  gridwright solve --show
  gridwright solve --data arc-agi-2.json#eval --out submission.json
  gridwright solve --data arc-agi-2.json#eval --backend gpu --verify-gpu 1%
  gridwright explain submission.json --data arc-agi-2.json#eval --task ID

The submission and the archive are written every few seconds. Ctrl-C ends the search and saves what was found; a task \
that was not reached has the answers of the starter set, or its input stands in.

It exits with 1 if a program gives another output alone than in the search, or if a search panics, which is a defect; the \
other tasks go on. So it does, and ends at once, if a device gives another result than the CPU.

JSON: {version, data: {name, tasks, hash}, backend, effort: null where time alone ends a task, seed, tasks: [{task, demos, demos_exact, found_after, size_factor, fuel, tried, \
states, stop, right: in one, in two attempts, programs: [{program, cost, demos_exact, known}], panic: only if it panicked, what it said, \
seconds}], exact, right: [in one \
attempt, in two], known_outputs, stored: {new, known}, interrupted, seconds}. ";

fn effort_help() -> String {
    format!(
        "Work for each task, in millions of fuel, times the size factor that the report shows (0.5 to 3); the same effort \
         finds the same programs, and is never exceeded [default: {}, or as much as --time-per-task allows]",
        Config::new().effective_effort().unwrap_or_default()
    )
}

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
        let stop = interrupt::watch("ending the search and saving")?;
        let chosen = self.backend.open(self.jobs, false)?;
        let session = self.session(self.config().cancel(&stop)).backend(Arc::clone(chosen.backend()));
        let progress = Progress::counting(tasks.len(), "tasks");
        let observer: &dyn Observer = &progress;
        let report = session.run(&data, &tasks, observer).map_err(|error| {
            if error.is_threads() { anyhow::anyhow!("{error}; try --jobs 1") } else { hinted(error) }
        })?;
        drop(progress);
        let (tasks, took) = (&tasks, start.elapsed());
        let report = Report { solve: self, data: &data, chosen: &chosen, tasks, report: &report, took };
        report.note_defects();
        report.write(screen, out)?;
        Ok(Outcome::right(!report.is_defect()))
    }

    /// How tasks are solved.
    fn config(&self) -> Config {
        let mut config = Config::new().evolve(self.evolve).seed(self.seed).threads(self.jobs);
        config.effort = self.effort;
        config.time_per_task = self.time_per_task.map(|seconds| Duration::from_secs_f64(seconds.min(1e9)));
        config
    }

    /// Where what is found is kept.
    fn session(&self, config: Config) -> Session {
        let mut session = Session::new(config).arguments(arguments());
        if let Some(file) = &self.archive {
            session = session.archive(file);
        }
        if let Some(file) = &self.out {
            session = session.submission(file);
        }
        session
    }
}
