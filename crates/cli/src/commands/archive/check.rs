//! `gridwright archive check`: whether an archive is sound.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use gridwright::archive::{Archive as Store, Checked, Filter, RunStart, Salvaged, TaskResult};
use gridwright::{Cancel, Limits, Rescored, rescore};
use serde_json::{Value as Json, json};

use super::{ArchiveArgs, hinted, record, report};
use crate::args::{DataArgs, EXIT_CODES, threads};
use crate::commands::{VERSION, write_json};
use crate::progress::Progress;
use crate::screen::printable;
use crate::table::{count, number};
use crate::{Outcome, interrupt, note};

/// Check that an archive is sound
///
/// Reads all of it: the file as SQLite knows it, that whatever belongs to a program or a run has one, and that the text
/// of every program can be read, is canonical and has the hash that it is stored under. Lists what is wrong and then
/// exits with 1. Nothing is changed.
///
/// With --run, every solver with a result on a task of --data runs again, and results that are not what it gives now are
/// corrected (scores are those of the standard differs). With --repair, the programs that can be read are saved into a new
/// archive, with their names, sources and results, and so are the tasks that `solve --resume` takes over. The damaged one
/// stays as it is.
///
/// Ctrl-C, SIGTERM and SIGHUP end --run before the next program; what it found by then is corrected, and it exits with 130, 143
/// or 129.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Check {
    #[command(flatten)]
    archive: ArchiveArgs,

    /// Run the programs again on the tasks of --data, and correct their results
    #[arg(long, conflicts_with = "repair")]
    run: bool,

    #[command(flatten)]
    data: DataArgs,

    /// Save what can be read into this file, a new archive
    #[arg(long, value_name = "NEW")]
    repair: Option<PathBuf>,

    /// Threads for --run [default, and 0: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright archive check
  gridwright archive check --archive all.db --json

  gridwright archive check --archive found.db --run --data arc-agi-1.json#train
  gridwright archive check --archive damaged.db --repair saved.db

JSON: {version, archive, programs, problems}: how many programs there are, and a line for each problem; with --run also run: \
{checked, others: results of other data sets, left: results that it did not come to, corrected: [{hash, task, before: {demo_score, demos_exact, tests_right}, after}], \
stored}; with --repair repaired: {file, programs, results, records: what `solve --resume` takes over, lost}.

";

impl Check {
    /// Checks it.
    pub(crate) fn execute(&self, out: &mut dyn Write) -> Result<Outcome> {
        let checked = match Store::open_to_read(&self.archive.file).and_then(|store| store.check()) {
            Ok(checked) => checked,
            // So much is wrong that nothing else can be said.
            Err(error) if error.is_damaged() => Checked { programs: 0, problems: vec![error.to_string()] },
            Err(error) => return Err(hinted(error.into())),
        };
        let (programs, problems) = (checked.programs, &checked.problems);
        let repaired = match &self.repair {
            Some(file) => {
                let run = RunStart { command: "archive check", version: VERSION, ..RunStart::default() };
                Some((file, Store::salvage(&self.archive.file, file, &run)?))
            }
            None => None,
        };
        // Only what runs programs takes long.
        let interrupt =
            if self.run { Some(interrupt::watch("ending before the next program")?) } else { None };
        let rescored = interrupt.as_ref().map(|interrupt| self.rescore(interrupt.cancel())).transpose()?;
        if self.json {
            let mut fields = vec![("programs", json!(programs)), ("problems", json!(problems))];
            fields.extend(rescored.as_ref().map(|(rescored, stored)| ("run", run_json(rescored, *stored))));
            fields.extend(repaired.map(|(file, saved)| {
                let Salvaged { programs, results, records, lost } = saved;
                let saved = json!({
                    "file": file.display().to_string(), "programs": programs, "results": results, "records": records,
                    "lost": lost,
                });
                ("repaired", saved)
            }));
            write_json(out, &report(&self.archive, fields))?;
        } else {
            for problem in problems {
                writeln!(out, "{}", printable(problem))?;
            }
            if let Some((rescored, stored)) = &rescored {
                write_rescored(out, rescored, *stored)?;
            }
            if let Some((file, Salvaged { programs, results, records, lost })) = repaired {
                let (programs, results) = (count(programs, "program"), count(results, "result"));
                let records = count(records, "record");
                let lost = if lost > 0 {
                    format!("; {} could not be read", count(lost, "program"))
                } else {
                    String::new()
                };
                let file = file.display();
                writeln!(out, "saved {programs} with {results} and {records} of tasks to {file}{lost}")?;
            }
            let verdict = match problems.len() {
                0 => "all right".to_owned(),
                n => count(n, "problem"),
            };
            writeln!(out, "{}, {verdict}", count(programs, "program"))?;
            if self.repair.is_none() && !problems.is_empty() {
                note("'gridwright archive check --repair NEW.db' saves what can be read into a new file");
            }
        }
        let false_results = rescored.is_some_and(|(rescored, _)| !rescored.corrections.is_empty());
        let outcome = Outcome::right(problems.is_empty() && !false_results);
        Ok(interrupt.map_or(outcome, |interrupt| interrupt.outcome(outcome)))
    }

    /// Runs the programs again, and corrects their results where the archive can be written; whether it could.
    fn rescore(&self, cancel: &Cancel) -> Result<(Rescored, bool)> {
        let data = self.data.load()?;
        let store = self.archive.open()?;
        let progress = Progress::new(store.list(&Filter::default())?.len(), "programs");
        let cpu = threads(self.jobs)?;
        let rescored = rescore(&store, &data, &cpu, &Limits::default(), &progress, cancel)?;
        drop(progress);
        if store.is_read_only() {
            return Ok((rescored, false));
        }
        drop(store);
        if !rescored.corrections.is_empty() {
            let mut recording = record(&self.archive.file, "archive check", None, Some(&data))?;
            recording.store(&rescored.batch())?;
            recording.finish()?;
        }
        Ok((rescored, true))
    }
}

fn said(result: &TaskResult) -> Json {
    json!({
        "demo_score": result.demo_score, "demos_exact": result.demos_exact, "tests_right": result.tests_right,
    })
}

fn run_json(rescored: &Rescored, stored: bool) -> Json {
    let corrected = rescored.corrections.iter().map(|correction| {
        json!({
            "hash": correction.program.to_string(), "task": correction.stored.task,
            "before": said(&correction.stored), "after": said(&correction.actual),
        })
    });
    json!({
        "checked": rescored.checked, "others": rescored.others, "left": rescored.left, "corrected": corrected.collect::<Vec<Json>>(),
        "stored": stored,
    })
}

fn write_rescored(out: &mut dyn Write, rescored: &Rescored, stored: bool) -> Result<()> {
    for correction in &rescored.corrections {
        let text = |result: &TaskResult| {
            let tests = result.tests_right.map_or("?".to_owned(), |tests| tests.to_string());
            format!("score {}, {} demos, {tests} tests", number(result.demo_score), result.demos_exact)
        };
        writeln!(
            out,
            "program {} on task {}: stored {}; gives {}",
            correction.program.short(),
            printable(&correction.stored.task),
            text(&correction.stored),
            text(&correction.actual)
        )?;
    }
    let verdict = match (rescored.corrections.len(), stored) {
        (0, _) => "all true".to_owned(),
        (some, true) => format!("{} corrected", number(some as u64)),
        (some, false) => {
            format!("{} not true; the archive cannot be written, so nothing is stored", number(some as u64))
        }
    };
    let others = number(rescored.others as u64);
    let left = match rescored.left {
        0 => String::new(),
        some => format!(" (interrupted, {} not checked)", count(some, "result")),
    };
    writeln!(
        out,
        "{} checked by running{left}, {verdict}; {others} of other data sets or differs left",
        count(rescored.checked, "result")
    )?;
    Ok(())
}
