//! `gridwright fmt`: programs in canonical form.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use gridwright::{Program, parse_programs, print_file, read_file};
use serde_json::{Value as Json, json};

use super::{VERSION, write_json};
use crate::args::EXIT_CODES;
use crate::programs::shown;
use crate::{Outcome, note};

/// Print the programs of a file in canonical form
///
/// In canonical form dead code is dropped, equal calls are shared, variables are numbered in order and constants have
/// their arc-dsl names. Two programs that do the same calls have the same canonical form, and its hash is what
/// identifies a program, whatever its name. The output is Python; its first lines say whether it runs under arc-dsl alone
/// or needs gridwright.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Fmt {
    /// Python file with programs
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Print nothing; exit with 1 if the file is not in canonical form
    #[arg(long)]
    check: bool,

    /// Only programs that run under Python's arc-dsl: of its primitives, and of the input I alone
    #[arg(long)]
    arc_dsl_only: bool,

    /// List the name and the content hash of each program instead
    #[arg(long, conflicts_with = "check")]
    hash: bool,

    /// Report as JSON
    #[arg(long, conflicts_with_all = ["check", "hash"])]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright fmt solvers.py > canonical.py
  gridwright fmt solvers.py --hash | sort -k2

JSON: {version, file, programs: [{program, hash, calls, cost, arc_dsl: whether it runs under arc-dsl alone, text}]}.

";

impl Fmt {
    /// Prints, checks or lists the programs.
    pub(crate) fn execute(&self, out: &mut dyn Write) -> Result<Outcome> {
        let name = self.file.display().to_string();
        // Read once: it may be a pipe.
        let text = read_file(&self.file)?;
        let programs = shown(parse_programs(&name, &text), "")?.into_iter().map(|entry| entry.program);
        let programs: Vec<Program> =
            programs.filter(|program| !self.arc_dsl_only || program.runs_under_arc_dsl()).collect();
        if self.json {
            let programs = programs.iter().map(|program| {
                json!({
                    "program": program.name(), "hash": program.content_hash().to_string(), "calls": program.calls(),
                    "cost": program.cost(), "arc_dsl": program.runs_under_arc_dsl(), "text": program.to_string(),
                })
            });
            let programs: Vec<Json> = programs.collect();
            write_json(out, &json!({ "version": VERSION, "file": name, "programs": programs }))?;
            return Ok(Outcome::Fine);
        }
        if self.hash {
            let width = programs.iter().map(|program| program.name().chars().count()).max().unwrap_or(0);
            for program in &programs {
                writeln!(out, "{:width$}  {}", program.name(), program.content_hash())?;
            }
            return Ok(Outcome::Fine);
        }
        let canonical = print_file(&programs);
        if !self.check {
            write!(out, "{canonical}")?;
            return Ok(Outcome::Fine);
        }
        let same = canonical.as_bytes() == text;
        if !same {
            note(&format!("{name} is not in canonical form; 'gridwright fmt {name}' prints it"));
        }
        Ok(Outcome::right(same))
    }
}
