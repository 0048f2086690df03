//! What the file of programs says beside them, in comments: how it was made, and what came of each task.
//!
//! Only what follows from the task and the options is written, so that the file does not depend on the machine; times are
//! in the archive. People read it, and [`FileNotes::read`] does for a report.

use std::collections::BTreeMap;
use std::fmt::Write;

use gridwright_grid::{DataSet, Task};

use crate::config::Config;
use crate::outcome::Outcome;

/// What the file begins with.
pub(super) const MADE: &str = "# Programs found by gridwright ";
const DATA: &str = "# data: ";
const OPTIONS: &str = "# options: ";
/// The heading of the table, which is also what it is found by.
const HEADING: &str = "# task\tdemos\tfound after\tfuel\tstopped by";

/// What the comments of a file of programs say.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[non_exhaustive]
pub struct FileNotes {
    /// The version of gridwright.
    pub version: Option<String>,
    /// The data set: its name, its number of tasks and its hash, as reports show them.
    pub data: Option<String>,
    /// How the tasks were solved.
    pub options: Option<String>,
    /// What came of each task that is done, by its id.
    pub tasks: BTreeMap<String, TaskNote>,
}

/// What came of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TaskNote {
    /// Fuel that had been used when the first program was found, if there is one.
    pub after: Option<u64>,
    /// Fuel that was used.
    pub fuel: u64,
    /// Why the search ended, in a word.
    pub stop: String,
}

/// The lines at the start of the file.
pub(super) fn about(data: &DataSet, config: &Config) -> String {
    let (version, name) = (env!("CARGO_PKG_VERSION"), one_line(data.name()));
    format!(
        "{MADE}{version}\n{DATA}{name}, {} tasks, hash {}\n{OPTIONS}{}\n",
        data.len(),
        data.hash(),
        options(config)
    )
}

/// What decides what is found, in words.
pub(super) fn options(config: &Config) -> String {
    let mut text = match config.effective_effort() {
        Some(effort) => format!("effort {effort}"),
        None => "no limit of effort".to_owned(),
    };
    if let Some(time) = config.time_per_task {
        let _ = write!(text, ", {} s a task", time.as_secs_f64());
    }
    if config.evolve > 0 {
        let _ = write!(text, ", evolve {}%, seed {}", config.evolve, config.seed);
    }
    text
}

/// The table at the end of the file.
pub(super) fn table<'t>(done: impl Iterator<Item = (&'t Task, &'t Outcome)>) -> String {
    let mut text = format!("\n\n{HEADING}\n");
    for (task, outcome) in done {
        let solved = &outcome.solved;
        let after = solved.found.first().map_or("-".to_owned(), |found| found.after.to_string());
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "# {}\t{}/{}\t{after}\t{}\t{}",
            one_line(&task.id),
            outcome.demos_exact(),
            solved.demos,
            solved.fuel,
            outcome.stop()
        );
    }
    text
}

/// Text that stays within a comment and a column.
fn one_line(text: &str) -> String {
    text.replace(|c: char| c.is_control(), " ")
}

impl FileNotes {
    /// Reads the comments of a file of programs. What is not there, or not as we write it, is left out.
    ///
    /// ```
    /// use gridwright::{Config, FileNotes, Session, embedded_tasks, programs_file};
    ///
    /// # let folder = tempfile::tempdir()?;
    /// # let file = folder.path().join("submission.json");
    /// let data = embedded_tasks()?;
    /// Session::new(Config::new().effort(1)).submission(&file).run(&data, &[&data.tasks()[0]], &())?;
    /// let notes = FileNotes::read(&std::fs::read_to_string(programs_file(&file))?);
    /// assert_eq!(notes.options.as_deref(), Some("effort 1"));
    /// assert!(notes.tasks[&data.tasks()[0].id].fuel > 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(text: &str) -> FileNotes {
        let mut notes = FileNotes::default();
        let (head, table) = text.split_once(HEADING).unwrap_or((text, ""));
        // The first of each counts: whatever programs follow cannot speak for the file.
        for line in head.lines() {
            let fields = [(MADE, &mut notes.version), (DATA, &mut notes.data), (OPTIONS, &mut notes.options)];
            for (name, field) in fields {
                if let (None, Some(value)) = (&field, line.strip_prefix(name)) {
                    *field = Some(value.to_owned());
                }
            }
        }
        notes.tasks = table.lines().filter_map(row).collect();
        notes
    }
}

fn row(line: &str) -> Option<(String, TaskNote)> {
    let mut fields = line.strip_prefix("# ")?.split('\t');
    let (task, _demos, after) = (fields.next()?, fields.next()?, fields.next()?);
    let (fuel, stop) = (fields.next()?.parse().ok()?, fields.next()?.to_owned());
    Some((task.to_owned(), TaskNote { after: after.parse().ok(), fuel, stop }))
}

#[cfg(test)]
mod tests {
    use gridwright_search::solve::Solved;

    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let data = gridwright_grid::embedded().unwrap();
        let mut task = data.tasks()[0].clone();
        task.id = "odd\n\tid".to_owned();
        let outcome = Outcome {
            solved: Solved { fuel: 7, ..Solved::nothing(&task) },
            took: std::time::Duration::ZERO,
            core_seconds: 0.0,
            panic: None,
            resumed: false,
        };
        let text =
            about(&data, &Config::new().effort(30).evolve(25)) + &table([(&task, &outcome)].into_iter());
        assert!(text.lines().all(|line| line.is_empty() || line.starts_with("# ")), "{text}");
        let notes = FileNotes::read(&text);
        assert_eq!(notes.version.as_deref(), Some(env!("CARGO_PKG_VERSION")));
        assert!(notes.data.is_some_and(|line| line.ends_with(&format!("hash {}", data.hash()))));
        assert_eq!(notes.options.as_deref(), Some("effort 30, evolve 25%, seed 0"));
        let note = TaskNote { after: None, fuel: 7, stop: "exhausted".to_owned() };
        assert_eq!(notes.tasks.get("odd  id"), Some(&note));
        assert_eq!(FileNotes::read("def f(I): return I\n"), FileNotes::default());
    }
}
