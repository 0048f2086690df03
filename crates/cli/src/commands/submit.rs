//! `gridwright submit`: two attempts for every test input, from the programs of an archive.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use gridwright::{
    DataSet, Submitted, can_hand_in, is_replaced, print_file, programs_file, submit, write_file,
};
use serde_json::json;

use super::archive::ArchiveArgs;
use super::{VERSION, write_json};
use crate::args::{DataArgs, EXIT_CODES, LimitArgs, threads};
use crate::output::{self, Beside};
use crate::progress::Progress;
use crate::screen::{Screen, Tone};
use crate::table::number;
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

    /// The file to write, with the programs behind the attempts beside it, with the ending .py; - is standard output, for the
    /// submission alone
    #[arg(long, value_name = "FILE", default_value = "submission.json")]
    out: PathBuf,

    /// Write only those programs that run under Python's arc-dsl: of its primitives, and of the input I alone
    #[arg(long)]
    arc_dsl_only: bool,

    #[command(flatten)]
    limits: LimitArgs,

    /// Threads [default, and 0: all cores]
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
        can_hand_in(&self.out)?;
        let data = self.data.load()?;
        let progress = Progress::new(data.len(), "tasks");
        let submitted = submit(&archive, &data, &threads(self.jobs)?, &self.limits.limits(), &progress)?;
        drop(progress);
        let Submitted { submission, exact: solved, from_programs: known, tests, mut programs, .. } =
            submitted;
        if is_replaced(&self.out) {
            programs.retain(|program| !self.arc_dsl_only || program.runs_under_arc_dsl());
            write_file(programs_file(&self.out), &print_file(&programs))?;
        }
        output::write(&self.out, &submission.to_json(), out)?;
        let mut beside = Beside::new([self.out.as_path()]);
        let out = beside.report(out);
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
            "{} attempts for {} test inputs: {} from programs, {} fillers",
            number(2 * tests as u64),
            number(tests as u64),
            number(known as u64),
            number(fillers as u64)
        )?;
        let programs = match is_replaced(&self.out) {
            true => format!(", and its programs to {}", programs_file(&self.out).display()),
            false => String::new(),
        };
        let wrote = format!("wrote {}{programs}", self.out.display());
        writeln!(out, "{}", screen.paint(Tone::Strong, &wrote))?;
        Ok(())
    }
}
