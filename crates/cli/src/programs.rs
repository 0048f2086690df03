//! The programs of a command, and the tasks that they are for.
//!
//! `solve_ID` and `verify_ID` are programs for the task of that id; what is named otherwise belongs to no task.

use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use gridwright::{DataSet, Error, Imported, Task};

use crate::data;
use crate::note;
use crate::screen::{printable, shortened};
use crate::suggest::did_you_mean;
use crate::table::count;

/// Where the programs come from, and which of them are meant.
#[derive(Args)]
pub(crate) struct ProgramArgs {
    /// Python files with functions solve_ID and verify_ID [default: the example programs for the embedded tasks]
    #[arg(value_name = "PROGRAMS")]
    pub(crate) files: Vec<PathBuf>,

    /// Only the programs for these tasks
    #[arg(long = "task", value_name = "ID", num_args = 1.., value_delimiter = ',')]
    pub(crate) tasks: Vec<String>,
}

/// A program and its task.
pub(crate) struct Job<'d> {
    pub(crate) entry: Imported,
    pub(crate) task: &'d Task,
}

/// The programs of a command with their tasks, by id.
pub(crate) struct Jobs<'d> {
    pub(crate) list: Vec<Job<'d>>,
    /// How many programs have no task in the data set.
    pub(crate) skipped: usize,
    /// How many functions of the files were left out because they have errors.
    pub(crate) left_out: usize,
}

/// Programs that were read, and how many functions were left out because they have errors.
pub(crate) struct Entries {
    pub(crate) list: Vec<Imported>,
    pub(crate) left_out: usize,
}

impl ProgramArgs {
    /// All programs, whatever their task; that there are none is an error, and so is a task that is not there.
    pub(crate) fn entries(&self, data: &DataSet, keep_going: bool) -> Result<Vec<Imported>> {
        let entries = self.any_entries(data, keep_going)?.list;
        if entries.is_empty() {
            bail!("{NO_PROGRAM}");
        }
        Ok(entries)
    }

    /// All programs, if there are any; a task that is not there is an error.
    pub(crate) fn any_entries(&self, data: &DataSet, keep_going: bool) -> Result<Entries> {
        for id in &self.tasks {
            data::task(data, id)?;
        }
        read_all(&self.files, keep_going)
    }

    /// The jobs of a data set. What is skipped is said on stderr; that nothing is left, or nothing for a task that was
    /// asked for, is an error.
    pub(crate) fn jobs<'d>(&self, data: &'d DataSet, keep_going: bool) -> Result<Jobs<'d>> {
        let Entries { list: entries, left_out } = read_all(&self.files, keep_going)?;
        let programs = entries.len();
        if programs == 0 {
            bail!("{NO_PROGRAM}");
        }
        self.check_tasks(&entries, data)?;
        let (mut unnamed, mut unknown) = (0, 0);
        let mut list = Vec::new();
        for entry in entries {
            match entry.task_id().map(|id| (data.task(id), id)) {
                Some((Some(task), id)) => {
                    if self.tasks.is_empty() || self.tasks.iter().any(|wanted| wanted == id) {
                        list.push(Job { entry, task });
                    }
                }
                Some((None, _)) => unknown += 1,
                None => unnamed += 1,
            }
        }
        // Stable, and `solve_` comes before `verify_`; of equal names the order of the files stays.
        list.sort_by(|a: &Job<'_>, b: &Job<'_>| {
            let by_program = || a.entry.program.name().cmp(b.entry.program.name());
            a.task.id.cmp(&b.task.id).then_with(by_program)
        });
        let name = printable(data.name());
        if list.is_empty() {
            let hint = if self.files.is_empty() {
                "give program files, as in 'gridwright run PROGRAMS.py --data PATH'"
            } else {
                "name programs solve_ID or verify_ID, and give --data with these tasks"
            };
            let any = if programs == 1 {
                "the program".to_owned()
            } else {
                format!("any of the {programs} programs")
            };
            bail!("data {name} has no task for {any}; {hint}");
        }
        if self.tasks.is_empty() {
            let reasons =
                [(unknown, format!("whose task is not in data {name}")), (unnamed, UNNAMED.to_owned())];
            let reasons = reasons.iter().filter(|(programs, _)| *programs > 0);
            let reasons: Vec<String> =
                reasons.map(|(n, why)| format!("{} {why}", count(*n, "program"))).collect();
            if !reasons.is_empty() {
                note(&format!("skipped {}", reasons.join(", ")));
            }
        }
        Ok(Jobs { list, skipped: unknown + unnamed, left_out })
    }

    /// Whether each task that was asked for is there and has a program.
    fn check_tasks(&self, entries: &[Imported], data: &DataSet) -> Result<()> {
        for id in &self.tasks {
            if Path::new(id).extension().is_some_and(|ending| ending == "py") && data.task(id).is_none() {
                bail!("'{}' is taken for a task's id; put program files before --task", shortened(id));
            }
            data::task(data, id)?;
            let mut known = entries.iter().filter_map(Imported::task_id).filter(|id| data.task(id).is_some());
            if !known.clone().any(|known| known == id) {
                let hint = did_you_mean(id, known.by_ref());
                let hint = if hint.is_empty() { "; give a file that has one".to_owned() } else { hint };
                return Err(anyhow!(
                    "no program for task '{id}': there is no solve_{id} or verify_{id}{hint}"
                ));
            }
        }
        Ok(())
    }
}

const NO_PROGRAM: &str = "there is no program to run; give a file with functions solve_ID or verify_ID";

const UNNAMED: &str = "not named solve_ID or verify_ID";

/// Reads every file; without files, the example programs.
fn read_all(files: &[PathBuf], keep_going: bool) -> Result<Entries> {
    if files.is_empty() {
        return Ok(Entries { list: gridwright::example_programs()?, left_out: 0 });
    }
    let mut entries = Entries { list: Vec::new(), left_out: 0 };
    for file in files {
        let read = read_or_skip(file, keep_going)?;
        entries.list.extend(read.list);
        entries.left_out += read.left_out;
    }
    Ok(entries)
}

/// Reads one file; what is wrong with it is an error, or is shown, counted and left out.
pub(crate) fn read_or_skip(file: &Path, keep_going: bool) -> Result<Entries> {
    if !keep_going {
        let list = shown(
            gridwright::load_programs(file),
            ", or give --keep-going to leave out what does not parse",
        )?;
        return Ok(Entries { list, left_out: 0 });
    }
    let readable = gridwright::load_readable_programs(file)?;
    if let Some(errors) = &readable.errors {
        let lines: Vec<String> =
            errors.errors().iter().map(gridwright::program::ParseError::one_line).collect();
        note(&lines.join("\n"));
        let all = errors.len();
        note(&format!(
            "{}: {} in {}, {} shown above; left out, {} read",
            file.display(),
            count(all, "error"),
            count(readable.left_out, "function"),
            lines.len(),
            count(readable.programs.len(), "program")
        ));
    }
    Ok(Entries { list: readable.programs, left_out: readable.left_out })
}

/// The programs of a file; all that is wrong with it is shown, and then there are none. What else can be done about it than to
/// correct the file is the end of the error.
pub(crate) fn shown(programs: Result<Vec<Imported>, Error>, else_do: &str) -> Result<Vec<Imported>> {
    programs.map_err(|error| match error.parse_errors() {
        Some(errors) => {
            note(&format!("{errors}\n"));
            let (all, shown) = (errors.len(), errors.errors().len());
            let which = if all == shown { "shown".to_owned() } else { format!("the first {shown} shown") };
            anyhow!("{error}, {which} above; correct the file{else_do}")
        }
        None => error.into(),
    })
}
