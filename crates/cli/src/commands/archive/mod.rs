//! `gridwright archive`: the programs that are kept, with their results and where they come from.

mod check;
mod export;
mod gc;
mod import;
mod ls;
mod show;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::{Args, Subcommand};
use gridwright::archive::{Archive as Store, Entry, Recording, Source};
use gridwright::{DataSet, Error, ErrorKind};
use serde_json::{Value as Json, json};

use super::VERSION;
use crate::Outcome;
use crate::args::EXIT_CODES;
use crate::parse_args::shown_arguments;
use crate::screen::Screen;

/// Keep programs, their results and where they come from
///
/// An archive is one file (while it is in use, two more are beside it: FILE-wal and FILE-shm). It holds every program
/// once, in canonical form under its content hash, with the names that it was given, the files or programs that it
/// comes from, and how it did on tasks. Any number of processes may use it at the same time, and a process that is
/// killed loses at most what it was just storing.
#[derive(Args)]
#[command(arg_required_else_help = true, subcommand_required = true, after_help = EXIT_CODES)]
pub(crate) struct Archive {
    #[command(subcommand)]
    what: What,
}

/// What is done with an archive.
#[derive(Subcommand)]
enum What {
    Ls(ls::Ls),
    Show(show::Show),
    Export(export::Export),
    Import(import::Import),
    Check(check::Check),
    Gc(gc::Gc),
}

impl Archive {
    /// Does it.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        match &self.what {
            What::Ls(ls) => ls.execute(screen, out),
            What::Show(show) => show.execute(screen, out),
            What::Export(export) => export.execute(out),
            What::Import(import) => import.execute(out),
            What::Check(check) => check.execute(out),
            What::Gc(gc) => gc.execute(out),
        }
    }
}

/// Which archive.
#[derive(Args)]
pub(crate) struct ArchiveArgs {
    /// The archive
    #[arg(long = "archive", value_name = "FILE", default_value = "gridwright.db")]
    pub(crate) file: PathBuf,
}

impl ArchiveArgs {
    /// Opens an archive that has to be there, to read it; also where nothing can be written.
    pub(crate) fn open(&self) -> Result<Store> {
        Store::open_to_read(&self.file).map_err(|error| hinted(error.into()))
    }

    /// Opens an archive that has to be there, to change it.
    pub(crate) fn open_to_write(&self) -> Result<Store> {
        Store::open(&self.file).map_err(|error| hinted(error.into()))
    }
}

/// An error with what to do about it.
pub(crate) fn hinted(error: Error) -> anyhow::Error {
    if error.kind() == ErrorKind::Archive && error.is_not_found() {
        anyhow!("{error}; 'gridwright archive import PROGRAMS.py' makes one, --archive FILE names another")
    } else {
        error.into()
    }
}

/// The arguments of this process, for the archive.
pub(crate) fn arguments() -> String {
    shown_arguments().collect::<Vec<String>>().join(" ")
}

/// Opens an archive, or makes one, and records that this command starts to write.
pub(crate) fn record(
    file: &Path,
    command: &str,
    seed: Option<u64>,
    data: Option<&DataSet>,
) -> Result<Recording> {
    Recording::begin(file, command, &arguments(), seed, data).map_err(hinted)
}

/// What it is called, in reports: its first name.
fn name(entry: &Entry) -> &str {
    entry.names.first().map_or("", String::as_str)
}

fn origin(source: &Source) -> String {
    match source {
        Source::File(file) => file.clone(),
        Source::Program { parent, how } => format!("{how} of {}", parent.short()),
        Source::Found { command, version } => format!("found by gridwright {version} ({command})"),
    }
}

/// What every JSON report says of a program.
fn entry_json(entry: &Entry) -> Json {
    let sources = entry.sources.iter().map(|source| match source {
        Source::File(file) => json!({ "file": file }),
        Source::Program { parent, how } => json!({ "parent": parent.to_string(), "how": how }),
        Source::Found { command, version } => json!({ "found": command, "version": version }),
    });
    json!({
        "hash": entry.hash.to_string(),
        "names": entry.names,
        "kind": entry.kind.name(),
        "calls": entry.calls,
        "cost": entry.cost,
        "sources": sources.collect::<Vec<Json>>(),
    })
}

/// The start of a JSON report.
fn report(archive: &ArchiveArgs, fields: impl IntoIterator<Item = (&'static str, Json)>) -> Json {
    let head = [("version", json!(VERSION)), ("archive", json!(archive.file.display().to_string()))];
    head.into_iter().chain(fields).map(|(name, value)| (name.to_owned(), value)).collect()
}
