//! `gridwright archive show`: all that an archive knows of a program.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use gridwright::archive::{Archive as Store, Entry, Run, TaskResult};
use gridwright::program::ProgramHash;
use serde_json::{Value as Json, json};

use super::{ArchiveArgs, entry_json, name, origin, report};
use crate::Outcome;
use crate::args::EXIT_CODES;
use crate::commands::write_json;
use crate::screen::{Screen, printable};
use crate::table::{Align, Table, count, number};

/// Show a program of an archive: text, names, origin, results
///
/// The results are those of the last run on each task of each data set: the sum of the demos' scores (1000 for a demo
/// that is right), demos and tests that are exactly right, and the fuel of all samples.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Show {
    /// The content hash of the program, or enough of its first digits to tell it from the others
    #[arg(value_name = "HASH")]
    hash: String,

    #[command(flatten)]
    archive: ArchiveArgs,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright archive show 3f2a
  gridwright archive show 3f2a --archive old.db --json

JSON: {version, archive, program: {hash, names, kind, calls, cost, sources: [{file}, {parent, how} or {found, version}], \
text, results: [{task, data, demo_score, demos_exact, tests_right, fuel}], run: {command, arguments, seed, data, \
version, started, seconds}}}. `run` stored the program first; `data` is the hash of a data set.

";

impl Show {
    /// Shows it.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let store = self.archive.open()?;
        let hash = self.find(&store)?;
        let Some(entry) = store.get(&hash)? else { bail!("program {} is gone", hash.short()) };
        let (results, run) = (store.results(&hash)?, store.run(entry.run)?);
        let text = store.program(&entry, name(&entry))?.to_string();
        if self.json {
            let mut program = entry_json(&entry);
            program["text"] = json!(text);
            program["results"] = results.iter().map(result_json).collect();
            program["run"] = run.as_ref().map_or(Json::Null, run_json);
            write_json(out, &report(&self.archive, [("program", program)]))?;
        } else {
            write!(out, "{text}\n{}", facts(&entry, run.as_ref()))?;
            if !results.is_empty() {
                writeln!(out)?;
                table(&results).write(screen, out)?;
            }
        }
        Ok(Outcome::Fine)
    }

    fn find(&self, store: &Store) -> Result<ProgramHash> {
        let digits = printable(&self.hash);
        match store.find(&self.hash)?.as_slice() {
            [hash] => Ok(*hash),
            [] if digits.is_empty() || !digits.chars().all(|c| c.is_ascii_hexdigit()) => bail!(
                "'{digits}' is no start of a content hash, which is made of hexadecimal digits; 'gridwright archive ls' \
                 lists them"
            ),
            [] => bail!(
                "no program's hash starts with '{digits}' in {}; 'gridwright archive ls' lists them",
                self.archive.file.display()
            ),
            _ => bail!("several programs' hashes start with '{digits}'; give more digits"),
        }
    }
}

/// What is known of a program, a line each.
fn facts(entry: &Entry, run: Option<&Run>) -> String {
    let mut lines = vec![
        format!("hash    {}", entry.hash),
        format!("names   {}", entry.names.join(", ")),
        format!(
            "kind    {}, {}, cost {}",
            entry.kind.name(),
            // Programs are small.
            count(usize::try_from(entry.calls).unwrap_or(usize::MAX), "call"),
            number(entry.cost)
        ),
    ];
    lines.extend(entry.sources.iter().map(|source| format!("origin  {}", origin(source))));
    lines.extend(run.map(|run| format!("stored  by gridwright {} ({})", run.version, run.command)));
    lines.iter().map(|line| format!("{}\n", printable(line))).collect()
}

fn table(results: &[TaskResult]) -> Table {
    let (left, right) = (Align::Left, Align::Right);
    let columns = [("task", left), ("data", left), ("demo score", right), ("demos right", right)];
    let mut table = Table::new(&[&columns[..], &[("tests right", right), ("fuel", right)]].concat());
    for result in results {
        table.row([
            result.task.as_str().into(),
            hex(&result.data[..6]).into(),
            number(result.demo_score).into(),
            number(result.demos_exact).into(),
            result.tests_right.map_or("?".to_owned(), number).into(),
            number(result.fuel).into(),
        ]);
    }
    table
}

fn result_json(result: &TaskResult) -> Json {
    json!({
        "task": result.task,
        "data": hex(&result.data),
        "demo_score": result.demo_score,
        "demos_exact": result.demos_exact,
        "tests_right": result.tests_right,
        "fuel": result.fuel,
    })
}

fn run_json(run: &Run) -> Json {
    json!({
        "command": run.command,
        "arguments": run.arguments,
        "seed": run.seed,
        "data": run.data.map(|data| hex(&data)),
        "version": run.version,
        "started": run.started,
        "seconds": run.seconds,
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
