//! `gridwright solve`: tasks in, a submission out, no programs given.

mod ray;
mod report;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use gridwright::{BackendConfig, Choice, Config, DataSet, Error, Observer, Session, SessionReport, Task};

use serde_json::json;

use super::VERSION;
use super::archive::{arguments, hinted};
use crate::args::{DataArgs, EXIT_CODES, SliceArgs};
use crate::backend::{BackendArgs, JSON_HELP};
use crate::log::{All, Log};
use crate::output::Beside;
use crate::progress::Progress;
use crate::screen::Screen;
use crate::{Outcome, data, interrupt, time};

use ray::Ray;
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

    #[command(flatten)]
    slice: SliceArgs,

    #[arg(long, value_name = "N", help = effort_help())]
    effort: Option<u64>,

    /// Time for each task, such as 90, 90s, 5m or 2h, after which it is cut off; what is found then depends on the machine
    #[arg(long, value_name = "TIME", value_parser = time::parse)]
    time_per_task: Option<Duration>,

    /// Time for the whole run, such as 90s, 5m or 2h. With --effort the run is cut off there; without, all of it is used,
    /// each task having its share of what is left when it begins
    #[arg(long, value_name = "TIME", value_parser = time::parse)]
    time: Option<Duration>,

    /// Go on from an earlier run with the same data, version and options that was ended or killed: what it has done, as the
    /// archive recorded it, is taken over, and the submission comes out as if it had not been interrupted
    #[arg(long, requires = "archive")]
    resume: bool,

    /// Write the submission and the archive this often, such as 30s or 5m
    #[arg(long, value_name = "TIME", value_parser = time::parse, default_value = "2s")]
    save_every: Duration,

    /// Threads; each has a task of its own while there are enough, then they share one [default, and 0: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Solve on the Ray cluster at this address, such as auto, 10.0.0.1:6379 or ray://10.0.0.1:10001; the submission and the
    /// archive are written here, with the same bytes. --jobs is then the CPUs of a task [default: 1], and --backend gpu gives
    /// each a GPU. It needs Python with gridwright[ray]
    #[arg(long, value_name = "ADDRESS")]
    ray: Option<String>,

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

    /// Write the submission to this file, in Kaggle's form, and the programs beside it, with the ending .py; - is standard
    /// output, for the submission alone
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Write only those programs beside the submission that run under Python's arc-dsl: of its primitives, and of the input I
    /// alone
    #[arg(long)]
    arc_dsl_only: bool,

    /// Append what happens to this file, a line of JSON each
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

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

The submission and the archive are written every --save-every. Ctrl-C, SIGTERM and SIGHUP end the search and save what was \
found; a task that was not reached has the answers of the starter set, or its input stands in. With an archive, the same \
command and --resume goes on from there. Where something cannot be written, the run says so, goes on and tries again.

Without a terminal, a line on stderr says every half minute how it goes; GRIDWRIGHT_PROGRESS sets the seconds, 0 is never. \
The log has the events started, task (one is done), saved, not_saved and ended, each with the time.

It exits with 129, 130 or 143 after SIGHUP, Ctrl-C or SIGTERM, with 2 if what was found could not be written in the end, and \
with 1 if a program gives another output alone than in the search, or if a search panics, which is a defect; the \
other tasks go on. So it does, and ends at once, if a device gives another result than the CPU.

JSON: {version, data: {name, tasks, hash}, backend, effort: null where time alone ends a task, seed, tasks: [{task, demos, demos_exact, found_after, size_factor, fuel, tried, \
states, stop, right: in one, in two attempts, programs: [{program, cost, demos_exact, known}], panic: only if it panicked, what it said, \
resumed, seconds}], exact, right: [in one \
attempt, in two], known_outputs, stored: {new, known}, read_only, resumed, interrupted, out_of_time, seconds}. ";

fn effort_help() -> String {
    format!(
        "Work for each task, in millions of fuel, times the size factor that the report shows (0.75 to 2); the same effort \
         finds the same programs, and is never exceeded [default: {}, or as much as --time-per-task or --time allows]",
        Config::new().effective_effort().unwrap_or_default()
    )
}

impl Solve {
    /// Solves the tasks.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let start = Instant::now();
        let interrupt = interrupt::watch("ending the search and saving")?;
        if self.effort == Some(0) {
            bail!("there is nothing to find with --effort 0; give at least 1");
        }
        let data = self.data.load()?;
        let tasks = self.tasks.iter().map(|id| data::task(&data, id)).collect::<Result<Vec<&Task>>>()?;
        let tasks = if tasks.is_empty() { data.tasks().iter().collect() } else { tasks };
        let tasks = self.slice.of(tasks)?;
        let log = Log::open(self.log.as_deref())?;
        // With a cluster nothing is solved here.
        let chosen = match &self.ray {
            Some(_) => BackendConfig::new(Choice::Cpu).threads(1).open()?,
            None => self.backend.open(self.jobs, false)?,
        };
        let mut config = self.config().cancel(interrupt.cancel());
        // Loading is a part of the run.
        config.time =
            config.time.map(|time| time.saturating_sub(start.elapsed()).max(Duration::from_millis(1)));
        let session = self.session(config).backend(Arc::clone(chosen.backend()));
        log.event(
            "started",
            json!({ "command": "solve", "version": VERSION, "arguments": arguments(), "tasks": tasks.len() }),
        );
        let progress = Progress::counting(tasks.len(), "tasks");
        let watched: [&dyn Observer; 2] = [&progress, &log];
        let ran = match &self.ray {
            Some(address) => self.on_cluster(address, &session, &data, &tasks, &All(&watched)),
            None => session.run(&data, &tasks, &All(&watched)).map_err(|error| {
                if error.is_threads() { anyhow::anyhow!("{error}; try --jobs 1") } else { hinted(error) }
            }),
        };
        drop(progress);
        let report = ran.inspect_err(|error| log.event("ended", json!({ "error": error.to_string() })))?;
        let (tasks, took) = (&tasks, start.elapsed());
        let report = Report { solve: self, data: &data, chosen: &chosen, tasks, report: &report, took };
        log.event("ended", report.ended());
        report.note_defects();
        let mut beside = Beside::new(self.out.as_deref());
        report.write(screen, beside.report(out))?;
        if let Some(error) = &report.report.unsaved {
            bail!("{error}; the submission and the archive do not have all that was found");
        }
        Ok(if report.is_defect() { Outcome::NotRight } else { interrupt.outcome(Outcome::Fine) })
    }

    /// Solves the tasks on a Ray cluster. Where that fails, what was done before is saved first; nothing is written if
    /// nothing was.
    fn on_cluster(
        &self,
        address: &str,
        session: &Session,
        data: &DataSet,
        tasks: &[&Task],
        observer: &dyn Observer,
    ) -> Result<SessionReport> {
        let ray = Ray { address, threads: self.jobs.max(1), backend: &self.backend.backend };
        let mut failed = None;
        let report = session.run_by(data, tasks, observer, |config, left, take| {
            let mut done = 0;
            let solved = ray.solve(&config, left, observer, &mut |outcome| {
                done += usize::from(outcome.is_some());
                take(outcome);
            });
            match solved {
                Err(error) if done == 0 => Err(error),
                solved => {
                    failed = solved.err();
                    Ok(())
                }
            }
        });
        let report = report.map_err(|error| error.downcast::<Error>().map_or_else(|other| other, hinted))?;
        failed.map_or(Ok(report), Err)
    }

    /// How tasks are solved.
    fn config(&self) -> Config {
        let mut config = Config::new().evolve(self.evolve).seed(self.seed).threads(self.jobs);
        config.effort = self.effort;
        config.time_per_task = self.time_per_task;
        config.time = self.time;
        config
    }

    /// Where what is found is kept.
    fn session(&self, config: Config) -> Session {
        let mut session = Session::new(config)
            .arguments(arguments())
            .resume(self.resume)
            .arc_dsl_only(self.arc_dsl_only)
            .save_every(self.save_every);
        if let Some(file) = &self.archive {
            session = session.archive(file);
        }
        if let Some(file) = &self.out {
            session = session.submission(file);
        }
        session
    }
}
