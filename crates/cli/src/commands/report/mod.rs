//! `gridwright report`: a submission or an archive as one page to look at.
//!
//! [`source`] finds out what there is of each task, [`steps`] runs the programs behind the answers, [`grids`] writes grids
//! compactly, and [`page`] puts all of it into one file with the script that draws it.

mod grids;
mod log;
mod page;
mod source;
mod steps;

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use gridwright::{can_write, write_file};
use serde_json::json;

use super::{VERSION, write_json};
use crate::args::{DataArgs, EXIT_CODES, threads};
use crate::screen::{Screen, Tone};
use crate::table::number;
use crate::{Outcome, data, note};

use source::{Kind, Source};

/// Write a page to look at: what was solved, how, and where the time went
///
/// The page is one file that needs no network: a summary; how many tasks are solved against time, or against fuel where
/// no times are known; where the time went; and every task with its demos, our two answers beside the truth where it is
/// known, differences marked, the programs behind them and each of their steps drawn.
///
/// Of a submission, the programs are read from the file beside it, with the ending .py, as `gridwright solve` and
/// `submit` write it. Of an archive, it shows what `solve --archive` recorded, with times, and for other tasks what
/// `submit` would hand in.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Report {
    /// A submission or an archive
    #[arg(value_name = "SUBMISSION|ARCHIVE")]
    file: PathBuf,

    #[command(flatten)]
    data: DataArgs,

    /// The page to write
    #[arg(long, value_name = "FILE", default_value = "report.html")]
    out: PathBuf,

    /// What `solve --log` wrote: when each task was done
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

    /// Threads [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright solve --out submission.json && gridwright report submission.json
  gridwright report found.db --data arc-agi-2.json#eval --out report.html

Solved is a task of which all tests are right in two attempts; `exact but wrong` one with a program that is right on all \
demos, and other answers than the truth; `near` one with answers of programs that are not right on all demos; `nothing` \
one where stand-ins were handed in. Where the truth is not known, tasks with a program that is right on all demos are \
`exact`.

JSON: {version, data: {name, tasks, hash}, out, bytes, tasks: {solved, exact, wrong, near, nothing}}.

";

impl Report {
    /// Writes the page.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        can_write(&self.out)?;
        let data = self.data.load()?;
        let cpu = threads(self.jobs)?;
        let mut source = Source::read(&self.file, &data, &cpu)?;
        if let Some(file) = &self.log {
            source.add_log(&log::read(file)?, file);
        }
        source.warnings.iter().for_each(|warning| note(&format!("warning: {warning}")));
        let page = page::page(&source, &data, &cpu);
        write_file(&self.out, &page)?;
        let counts = Kind::ALL.map(|kind| (kind, source.rows.iter().filter(|row| row.kind == kind).count()));
        if self.json {
            let tasks: serde_json::Map<_, _> =
                counts.iter().map(|(kind, count)| (kind.name().to_owned(), json!(count))).collect();
            let report = json!({
                "version": VERSION, "data": data::json(&data), "out": self.out.display().to_string(),
                "bytes": page.len(), "tasks": tasks,
            });
            write_json(out, &report)?;
        } else {
            writeln!(out, "{}\n", data::describe(&data))?;
            let counts = counts.iter().filter(|(_, count)| *count > 0);
            let counts: Vec<String> =
                counts.map(|(kind, count)| format!("{} {}", number(*count as u64), kind.title())).collect();
            writeln!(out, "{}", counts.join(", "))?;
            let wrote = format!("wrote {} ({} kB)", self.out.display(), number(page.len() as u64 / 1000));
            writeln!(out, "{}", screen.paint(Tone::Strong, &wrote))?;
        }
        Ok(Outcome::Fine)
    }
}
