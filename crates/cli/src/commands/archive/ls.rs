//! `gridwright archive ls`: which programs an archive holds.

use std::io::Write;

use anyhow::Result;
use clap::{Args, ValueEnum};
use gridwright::archive::{Entry, Filter, Kind, Order};
use serde_json::{Value as Json, json};

use super::{ArchiveArgs, entry_json, name, origin, report};
use crate::Outcome;
use crate::args::EXIT_CODES;
use crate::commands::write_json;
use crate::screen::Screen;
use crate::table::{Align, Table, count, number};

/// List the programs of an archive
///
/// A row a program: the start of its content hash, its first name, its calls, what they cost in fuel before the size
/// of arguments adds to it, what it is for, and where it comes from.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Ls {
    #[command(flatten)]
    archive: ArchiveArgs,

    /// Only programs with a result for this task, or named solve_ID or verify_ID
    #[arg(long, value_name = "ID")]
    task: Option<String>,

    /// Only solvers, or only differs
    #[arg(long, value_enum)]
    kind: Option<KindArg>,

    /// In which order
    #[arg(long, value_enum, value_name = "KEY", default_value_t = Sort::Stored)]
    sort: Sort,

    /// At most so many
    #[arg(long, value_name = "N")]
    limit: Option<usize>,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright archive ls
  gridwright archive ls --task 007bbfb7 --sort cost --limit 10

JSON: {version, archive, programs: [{hash, names, kind, calls, cost, sources: [{file}, {parent, how} or {found, version}]}]}.

";

/// What a program is for.
#[derive(Clone, Copy, ValueEnum)]
enum KindArg {
    Solver,
    Differ,
}

/// What programs are sorted by.
#[derive(Clone, Copy, ValueEnum)]
enum Sort {
    Stored,
    Name,
    Calls,
    Cost,
    Hash,
}

impl Ls {
    /// Lists them.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let entries = self.archive.open()?.list(&self.filter())?;
        if self.json {
            let programs: Vec<Json> = entries.iter().map(entry_json).collect();
            write_json(out, &report(&self.archive, [("programs", json!(programs))]))?;
        } else {
            if !entries.is_empty() {
                table(&entries).write(screen, out)?;
            }
            writeln!(out, "{}", count(entries.len(), "program"))?;
        }
        Ok(Outcome::Fine)
    }

    fn filter(&self) -> Filter {
        let kind = self.kind.map(|kind| match kind {
            KindArg::Solver => Kind::Solver,
            KindArg::Differ => Kind::Differ,
        });
        let order = match self.sort {
            Sort::Stored => Order::Stored,
            Sort::Name => Order::Name,
            Sort::Calls => Order::Calls,
            Sort::Cost => Order::Cost,
            Sort::Hash => Order::Hash,
        };
        Filter { kind, task: self.task.clone(), order, limit: self.limit }
    }
}

fn table(entries: &[Entry]) -> Table {
    let (left, right) = (Align::Left, Align::Right);
    let columns = [("hash", left), ("name", left), ("calls", right), ("cost", right), ("kind", left)];
    let mut table = Table::new(&[&columns[..], &[("origin", left)]].concat());
    for entry in entries {
        table.row([
            entry.hash.short().into(),
            more(name(entry), entry.names.len()).into(),
            number(entry.calls).into(),
            number(entry.cost).into(),
            entry.kind.name().into(),
            more(&entry.sources.first().map(origin).unwrap_or_default(), entry.sources.len()).into(),
        ]);
    }
    table
}

/// The first of some, and how many more there are.
fn more(first: &str, all: usize) -> String {
    if all > 1 { format!("{first} (+{})", all - 1) } else { first.to_owned() }
}
