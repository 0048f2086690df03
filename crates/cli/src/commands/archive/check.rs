//! `gridwright archive check`: whether an archive is sound.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use gridwright::archive::{Archive as Store, Checked};
use serde_json::json;

use super::{ArchiveArgs, hinted, report};
use crate::Outcome;
use crate::args::EXIT_CODES;
use crate::commands::write_json;
use crate::screen::printable;
use crate::table::count;

/// Check that an archive is sound
///
/// Reads all of it: the file as SQLite knows it, that whatever belongs to a program or a run has one, and that the text
/// of every program can be read, is canonical and has the hash that it is stored under. Lists what is wrong and then
/// exits with 1. Nothing is repaired.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Check {
    #[command(flatten)]
    archive: ArchiveArgs,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright archive check
  gridwright archive check --archive all.db --json

JSON: {version, archive, programs, problems}: how many programs there are, and a line for each problem.

";

impl Check {
    /// Checks it.
    pub(crate) fn execute(&self, out: &mut dyn Write) -> Result<Outcome> {
        let checked = match Store::open(&self.archive.file).and_then(|store| store.check()) {
            Ok(checked) => checked,
            // So much is wrong that nothing else can be said.
            Err(error) if error.is_damaged() => Checked { programs: 0, problems: vec![error.to_string()] },
            Err(error) => return Err(hinted(error.into())),
        };
        let (programs, problems) = (checked.programs, &checked.problems);
        if self.json {
            let fields = [("programs", json!(programs)), ("problems", json!(problems))];
            write_json(out, &report(&self.archive, fields))?;
        } else {
            for problem in problems {
                writeln!(out, "{}", printable(problem))?;
            }
            let verdict = match problems.len() {
                0 => "all right".to_owned(),
                n => count(n, "problem"),
            };
            writeln!(out, "{}, {verdict}", count(programs, "program"))?;
        }
        Ok(Outcome::right(problems.is_empty()))
    }
}
