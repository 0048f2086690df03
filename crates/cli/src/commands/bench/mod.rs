//! `gridwright bench`: how fast it is.

mod accounts;
mod batt;
mod caches;
#[cfg(feature = "gpu")]
mod gpu;
mod mutate;
mod repair;
mod run;
mod solve;

use std::io::Write;

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::Outcome;
use crate::args::EXIT_CODES;
use crate::screen::Screen;

/// Measure how fast it is
///
/// Benchmarks run real programs on real tasks; there is one for each thing that is worth to be fast.
#[derive(Args)]
#[command(arg_required_else_help = true, subcommand_required = true, after_help = EXIT_CODES)]
pub(crate) struct Bench {
    #[command(subcommand)]
    what: What,
}

/// What is measured.
#[derive(Subcommand)]
enum What {
    Run(run::Run),
    Batt(batt::Batt),
    Caches(caches::Caches),
    Mutate(mutate::Mutate),
    Repair(repair::Repair),
    Solve(solve::Solve),
    #[cfg(feature = "gpu")]
    Gpu(gpu::Gpu),
}

impl Bench {
    /// Measures.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        match &self.what {
            What::Run(run) => run.execute(screen, out),
            What::Batt(batt) => batt.execute(screen, out),
            What::Caches(caches) => caches.execute(screen, out),
            What::Mutate(mutate) => mutate.execute(screen, out),
            What::Repair(repair) => repair.execute(screen, out),
            What::Solve(solve) => solve.execute(screen, out),
            #[cfg(feature = "gpu")]
            What::Gpu(gpu) => gpu.execute(screen, out),
        }
    }
}
