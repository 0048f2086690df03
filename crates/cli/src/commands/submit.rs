//! `gridwright submit`: two attempts for every test input, from the programs of an archive.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use gridwright_archive::{Archive, DataHash, Entry, Filter, Kind, Order, Place};
use gridwright_engine::Differs;
use gridwright_grid::{DataSet, Task};
use gridwright_program::Program;
use gridwright_search::attempts::{Ballots, ballots};
use gridwright_search::submission::Submission;
use rayon::prelude::*;
use serde_json::json;

use super::archive::ArchiveArgs;
use super::{VERSION, write_json};
use crate::args::{DataArgs, EXIT_CODES, LimitArgs, threads};
use crate::progress::Progress;
use crate::screen::{Screen, Tone};
use crate::write::write_file;
use crate::{Outcome, data};

/// Write two attempts for every test input, in Kaggle's form
///
/// The programs that the archive has for a task are run on it: those with a result for it, or if there is none, those that
/// are named for it or have a result for a task of that name in another data set. For each test input the two grids are handed in that come from the programs with the highest scores on the demos; of equal
/// scores, those on which more programs agree that do not share their calls; then those of the shortest programs. Where
/// there are fewer than two, a filler takes the place: the input itself, a grid of one colour. Test outputs are not looked
/// at.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Submit {
    #[command(flatten)]
    archive: ArchiveArgs,

    #[command(flatten)]
    data: DataArgs,

    /// The file to write
    #[arg(long, value_name = "FILE", default_value = "submission.json")]
    out: PathBuf,

    #[command(flatten)]
    limits: LimitArgs,

    /// Threads [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright submit --archive found.db --data arc-agi_test_challenges.json --out submission.json
  gridwright score submission.json --data arc-agi-2.json#eval

JSON: {version, archive, data: {name, tasks, hash}, out, tasks, tests, solved, from_programs, fillers}. `solved` are tasks with a \
program that is right on all demos; `from_programs` and `fillers` count attempts.

";

impl Submit {
    /// Writes the submission.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let archive = self.archive.open()?;
        let data = self.data.load()?;
        let (limits, differs) = (self.limits.limits(), Differs::standard()?);
        let cpu = threads(self.jobs)?;
        let hash = *data.hash().as_bytes();
        let programs: Vec<Vec<Program>> =
            data.tasks().iter().map(|task| programs(&archive, &hash, task)).collect::<Result<_>>()?;
        let progress = Progress::new(data.len(), "tasks");
        let all: Vec<Ballots> = cpu.install(|| {
            let each = data.tasks().par_iter().zip(&programs).map(|(task, programs)| {
                let ballots = ballots(programs, task, &differs, &limits);
                progress.step();
                ballots
            });
            each.collect()
        });
        drop(progress);
        let mut submission = Submission::default();
        let (mut solved, mut known, mut tests) = (0, 0, 0);
        for (task, ballots) in data.tasks().iter().zip(all) {
            solved += usize::from(ballots.solved);
            known += ballots.from_programs;
            tests += task.tests.len();
            submission.insert(&task.id, ballots.attempts);
        }
        write_file(&self.out, &submission.to_json())?;
        let fillers = 2 * tests - known;
        if self.json {
            let report = json!({
                "version": VERSION, "archive": self.archive.file.display().to_string(), "data": data::json(&data),
                "out": self.out.display().to_string(), "tasks": data.len(), "tests": tests, "solved": solved,
                "from_programs": known, "fillers": fillers,
            });
            write_json(out, &report)?;
        } else {
            self.summary(screen, out, &data, (solved, known, fillers, tests))?;
        }
        Ok(Outcome::Fine)
    }

    fn summary(
        &self,
        screen: &Screen,
        out: &mut dyn Write,
        data: &DataSet,
        (solved, known, fillers, tests): (usize, usize, usize, usize),
    ) -> Result<()> {
        writeln!(out, "{}\n", data::describe(data))?;
        writeln!(out, "{solved}/{} tasks have a program that is right on all demos", data.len())?;
        writeln!(
            out,
            "{} attempts for {tests} test inputs: {known} from programs, {fillers} fillers",
            2 * tests
        )?;
        writeln!(out, "{}", screen.paint(Tone::Strong, &format!("wrote {}", self.out.display())))?;
        Ok(())
    }
}

/// The programs of a task: its best of this data set; if there is none, those of a task of that name in any other.
fn programs(archive: &Archive, data: &DataHash, task: &Task) -> Result<Vec<Program>> {
    let best = archive.best(Place { kind: Kind::Solver, task: &task.id, data }, usize::MAX)?;
    let mut entries: Vec<Entry> = best.into_iter().map(|(entry, _)| entry).collect();
    if entries.is_empty() {
        let (kind, task) = (Some(Kind::Solver), Some(task.id.clone()));
        entries = archive.list(&Filter { kind, task, order: Order::Hash, limit: None })?;
    }
    Ok(entries.iter().map(|entry| archive.program(entry, &task.id)).collect::<Result<_, _>>()?)
}
