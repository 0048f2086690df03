//! What can be asked: the commands, and the options that several of them share.

use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::{Args, Parser, Subcommand};
use gridwright::{Cpu, Limits, Task};

#[cfg(feature = "gpu")]
use crate::commands::devices;
use crate::commands::{
    archive, batt, bench, config, conform, evolve, explain, fmt, generate, primitives, report, run, score,
    solve, status, submit, tasks, trace,
};
use crate::note;
use crate::programs::ProgramArgs;
use crate::screen::Color;
use crate::settings::Settings;

/// Exit codes, at the end of every help.
pub(crate) const EXIT_CODES: &str = "\
Exit codes:
  0  fine
  1  something that was checked is not right
  2  usage error or bad input";

/// Runs ARC-AGI grid programs, written in the DSL of Python's arc-dsl
///
/// Programs are Python functions `solve_ID(I)` or `verify_ID(I)`, as in arc-dsl's solvers.py and re-arc's
/// verifiers.py; they run here unmodified, and always with the same result and the same limits. Without files, the
/// tasks and the programs that come with gridwright are used: `gridwright run --show` shows what it does.
#[derive(Parser)]
#[command(
    name = "gridwright",
    version,
    arg_required_else_help = true,
    subcommand_required = true,
    max_term_width = 100,
    after_help = EXIT_CODES
)]
pub(crate) struct Cli {
    /// When to use colours: auto (looks at the terminal, NO_COLOR, COLORTERM and TERM), always or never
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        value_enum,
        default_value_t = Color::Auto,
        hide_possible_values = true,
        display_order = 100
    )]
    pub(crate) color: Color,

    #[command(subcommand)]
    pub(crate) command: Command,

    /// Whether the colours were chosen by the flag.
    #[arg(skip)]
    pub(crate) color_given: bool,

    /// The defaults that were in force.
    #[arg(skip)]
    pub(crate) settings: Settings,
}

/// The commands.
#[derive(Subcommand)]
pub(crate) enum Command {
    Solve(solve::Solve),
    Explain(explain::Explain),
    Report(report::Report),
    Run(run::Run),
    Trace(trace::Trace),
    Conform(conform::Conform),
    Tasks(tasks::Tasks),
    Primitives(primitives::Primitives),
    Fmt(fmt::Fmt),
    Batt(batt::Batt),
    Archive(archive::Archive),
    Evolve(evolve::Evolve),
    Status(status::Status),
    Submit(submit::Submit),
    Score(score::Score),
    #[cfg(feature = "gpu")]
    Devices(devices::Devices),
    Bench(bench::Bench),
    Config(config::Config),
    Generate(generate::Generate),
}

/// Where the tasks come from.
#[derive(Args)]
pub(crate) struct DataArgs {
    /// ARC tasks: a task file, a folder of them, or a data set in one file; `PATH#SPLIT` picks a split [default: the
    /// embedded tasks]
    #[arg(long, value_name = "PATH")]
    pub(crate) data: Option<PathBuf>,

    /// Report tasks and programs that cannot be read, leave them out, and go on with the others
    #[arg(long)]
    pub(crate) keep_going: bool,
}

/// Programs, the tasks that they run on, and how much they may use.
#[derive(Args)]
pub(crate) struct Given {
    #[command(flatten)]
    pub(crate) programs: ProgramArgs,

    #[command(flatten)]
    pub(crate) data: DataArgs,

    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

/// The most threads, whatever is asked for: each needs a stack, and more than cores are of no use.
const MAX_JOBS: usize = 256;

/// How many threads there will be of those asked for, where 0 is one for each core; that it is fewer is said.
pub(crate) fn capped(jobs: usize) -> usize {
    if jobs > MAX_JOBS {
        note(&format!("--jobs {jobs}: {MAX_JOBS} threads are used, which is the most"));
    }
    jobs.min(MAX_JOBS)
}

/// So many threads to work with; 0 means one for each core.
pub(crate) fn threads(jobs: usize) -> Result<Cpu> {
    Cpu::new(capped(jobs)).map_err(|error| anyhow!("cannot start threads: {error}; try --jobs 1"))
}

/// Which of the tasks.
#[derive(Args)]
pub(crate) struct SliceArgs {
    /// Only the first so many tasks
    #[arg(long = "tasks", value_name = "N")]
    first: Option<usize>,

    /// Leave out so many tasks before these
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    offset: usize,
}

impl SliceArgs {
    /// These of some tasks.
    pub(crate) fn of<'d>(&self, tasks: Vec<&'d Task>) -> Result<Vec<&'d Task>> {
        let all = tasks.len();
        let picked: Vec<&Task> =
            tasks.into_iter().skip(self.offset).take(self.first.unwrap_or(usize::MAX)).collect();
        if picked.is_empty() {
            bail!(
                "there is no task to work on: --offset {} and --tasks {} pick none of the {all}; give others",
                self.offset,
                self.first.map_or("all".to_owned(), |first| first.to_string())
            );
        }
        Ok(picked)
    }

    /// Whether all tasks are meant.
    pub(crate) fn is_all(&self) -> bool {
        self.first.is_none() && self.offset == 0
    }
}

/// How much an evaluation may use.
#[derive(Args)]
pub(crate) struct LimitArgs {
    /// Fuel that one chain of calls may use; all calls together may use four times that
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = Limits::default().chain.fuel)]
    pub(crate) fuel: u64,
}
