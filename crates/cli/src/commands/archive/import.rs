//! `gridwright archive import`: programs from files into an archive.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use gridwright::archive::{NewProgram, Source};

use super::{ArchiveArgs, record};
use crate::Outcome;
use crate::args::EXIT_CODES;
use crate::programs;
use crate::table::{count, number};

/// Store the programs of Python files in an archive
///
/// The archive is made if there is none. Programs that it holds already, whatever they are called, are not stored
/// again; they get the new name and origin beside those they have. All programs of all files are stored, or none: if a
/// file has an error, the archive stays as it is, unless --keep-going is given.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Import {
    /// Python files with programs, as 'gridwright run' takes them and 'gridwright archive export' writes them
    #[arg(value_name = "FILES", required = true)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    archive: ArchiveArgs,

    /// Report programs that do not parse, leave them out, and store the others
    #[arg(long)]
    keep_going: bool,
}

const AFTER: &str = "\
Examples:
  gridwright archive import solvers.py
  gridwright archive import found/*.py --archive all.db

";

impl Import {
    /// Stores them.
    pub(crate) fn execute(&self, out: &mut dyn Write) -> Result<Outcome> {
        let (mut batch, mut left_out) = (Vec::new(), 0);
        for file in &self.files {
            let read = programs::read_or_skip(file, self.keep_going)?;
            left_out += read.left_out;
            batch.extend(read.list.into_iter().map(|entry| NewProgram {
                program: entry.program,
                source: Source::File(entry.file),
                results: Vec::new(),
            }));
        }
        let mut recording = record(&self.archive.file, "archive import", None, None)?;
        let stored = recording.store(&batch)?;
        recording.finish()?;
        let more = match left_out {
            0 => String::new(),
            some => format!(", {} left out", count(some, "function")),
        };
        writeln!(out, "{} new, {} known{more}", number(stored.new as u64), number(stored.known as u64))?;
        Ok(Outcome::right(left_out == 0))
    }
}
