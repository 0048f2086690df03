//! `gridwright archive export`: programs of an archive as a Python file.

use std::cmp::Reverse;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use gridwright::archive::{Archive as Store, Entry, Filter, Kind, TaskResult, task_of};
use gridwright::program::{Program, ProgramHash, print_file};

use super::ArchiveArgs;
use crate::Outcome;
use crate::args::EXIT_CODES;
use crate::output::{self, Beside};
use crate::screen::printable;
use crate::table::count;

/// Write programs of an archive as a Python file
///
/// Every program is written under each of its names, and a solver as solve_ID for every other task that it has a result
/// for.
/// Of several programs for one task the one with the highest demo score comes first, of equal ones the cheapest; it
/// gets the name, and the others a number behind it (solve_ID_2), under which 'gridwright run' does not take them for
/// programs of the task.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Export {
    #[command(flatten)]
    archive: ArchiveArgs,

    /// Write into a file, or for - to standard output [default: print]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Only the programs for this task
    #[arg(long, value_name = "ID")]
    task: Option<String>,

    /// Only programs that run under Python's arc-dsl: of its primitives, and of the input I alone
    #[arg(long)]
    arc_dsl_only: bool,
}

const AFTER: &str = "\
Examples:
  gridwright archive export > programs.py
  gridwright archive export --task 007bbfb7 --arc-dsl-only --out solvers.py

";

/// A function to write.
struct Function {
    name: String,
    program: Program,
    /// How it did on the task that it is named for, if it is and if it ran; the best of all data sets.
    score: Option<u64>,
    cost: u64,
    hash: ProgramHash,
}

impl Export {
    /// Writes them.
    pub(crate) fn execute(&self, out: &mut dyn Write) -> Result<Outcome> {
        let programs = self.programs(&self.archive.open()?)?;
        if let (Some(task), true) = (&self.task, programs.is_empty()) {
            bail!(
                "no program in {} is for task '{}'; 'gridwright archive ls' lists them",
                self.archive.file.display(),
                printable(task)
            );
        }
        let text = print_file(&programs);
        match &self.out {
            None => write!(out, "{text}")?,
            Some(file) => {
                output::write(file, &text, out)?;
                let mut beside = Beside::new([file.as_path()]);
                let out = beside.report(out);
                writeln!(out, "wrote {} to {}", count(programs.len(), "program"), file.display())?;
            }
        }
        Ok(Outcome::Fine)
    }

    /// The programs to write, under the names that they should get.
    fn programs(&self, store: &Store) -> Result<Vec<Program>> {
        let filter = Filter { task: self.task.clone(), ..Filter::default() };
        let mut functions = Vec::new();
        store.for_each(&filter, |entry| -> Result<()> {
            let program = store.program(&entry, "")?;
            if !self.arc_dsl_only || program.runs_under_arc_dsl() {
                functions.extend(self.functions(&entry, &program, &store.results(&entry.hash)?));
            }
            Ok(())
        })?;
        functions.sort_by(|a, b| {
            let key = |f: &Function| (Reverse(f.score), f.cost, f.hash);
            a.name.cmp(&b.name).then_with(|| key(a).cmp(&key(b)))
        });
        Ok(functions.into_iter().map(|function| function.program).collect())
    }

    fn functions(&self, entry: &Entry, program: &Program, results: &[TaskResult]) -> Vec<Function> {
        let mut names = entry.names.clone();
        // A differ has results for tasks, too, but solves none.
        for result in results.iter().filter(|_| entry.kind == Kind::Solver) {
            if !names.iter().any(|name| task_of(name) == Some(&result.task)) {
                names.push(format!("solve_{}", result.task));
            }
        }
        let wanted = |name: &String| self.task.is_none() || task_of(name) == self.task.as_deref();
        let function = |name: String| {
            let of_task = results.iter().filter(|result| task_of(&name) == Some(&result.task));
            Function {
                program: program.renamed(&name),
                score: of_task.map(|result| result.demo_score).max(),
                cost: entry.cost,
                hash: entry.hash,
                name,
            }
        };
        names.into_iter().filter(wanted).map(function).collect()
    }
}
