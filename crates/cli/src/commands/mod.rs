//! The commands, one file each.

pub(crate) mod archive;
pub(crate) mod batt;
pub(crate) mod bench;
pub(crate) mod config;
pub(crate) mod conform;
#[cfg(feature = "gpu")]
pub(crate) mod devices;
pub(crate) mod evolve;
pub(crate) mod explain;
pub(crate) mod fmt;
pub(crate) mod generate;
pub(crate) mod primitives;
pub(crate) mod report;
pub(crate) mod run;
pub(crate) mod score;
pub(crate) mod solve;
pub(crate) mod status;
pub(crate) mod submit;
pub(crate) mod tasks;
pub(crate) mod trace;

use std::io::{self, Write};

use anyhow::Result;
use gridwright::engine::Limits;
use serde_json::Value as Json;

use crate::Outcome;
use crate::args::{Cli, Command, LimitArgs};
use crate::screen::Screen;

/// Our version, part of every JSON report.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Does what was asked and writes its report.
pub(crate) fn execute(cli: &Cli, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
    match &cli.command {
        Command::Run(run) => run.execute(screen, out),
        Command::Trace(trace) => trace.execute(screen, out),
        Command::Conform(conform) => conform.execute(screen, out),
        Command::Tasks(tasks) => tasks.execute(screen, out),
        Command::Primitives(primitives) => primitives.execute(screen, out),
        Command::Fmt(fmt) => fmt.execute(out),
        Command::Batt(batt) => batt.execute(screen, out),
        Command::Archive(archive) => archive.execute(screen, out),
        Command::Evolve(evolve) => evolve.execute(screen, out),
        Command::Status(status) => status.execute(screen, out),
        Command::Submit(submit) => submit.execute(screen, out),
        Command::Solve(solve) => solve.execute(screen, out),
        Command::Explain(explain) => explain.execute(screen, out),
        Command::Report(report) => report.execute(screen, out),
        Command::Score(score) => score.execute(screen, out),
        #[cfg(feature = "gpu")]
        Command::Devices(devices) => devices.execute(screen, out),
        Command::Bench(bench) => bench.execute(screen, out),
        Command::Config(config) => config.execute(cli, screen, out),
        Command::Generate(generate) => generate.execute(out),
    }
}

impl LimitArgs {
    /// The limits of an evaluation.
    pub(crate) fn limits(&self) -> Limits {
        Limits::with_fuel(self.fuel)
    }
}

/// Writes a JSON report: one line.
fn write_json(out: &mut dyn Write, json: &Json) -> io::Result<()> {
    writeln!(out, "{json}")
}
