//! What can be wrong with data that is read: one line that names the file, the task, the place and the fault.
//!
//! The kinds are private; callers ask [`DataError`] questions or print it. Nothing of the underlying I/O or JSON
//! error is exposed as a source, because its text is already part of the line.

use std::fmt;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::read::ReadError;

/// Why a task or data set could not be read.
#[derive(Debug)]
pub struct DataError {
    file: Option<PathBuf>,
    task: Option<String>,
    place: Option<String>,
    kind: Box<Kind>,
}

/// The fault itself, without where it is.
#[derive(Debug, Error)]
pub(crate) enum Kind {
    #[error("no such file or folder")]
    NotFound,
    #[error("cannot be read: {0}")]
    Io(String),
    #[error("{0}")]
    Unread(ReadError),
    #[error("is not UTF-8 text (byte {0})")]
    NotUtf8(usize),
    #[error("its name is not UTF-8, so it gives no task id; rename it")]
    NameNotUtf8,
    #[error("broken JSON at line {line}, column {column}: {what}")]
    Json { line: usize, column: usize, what: String },
    #[error(
        "is neither an ARC task (\"train\" and \"test\" lists) nor a data set \
         ({{id: task}} or {{\"train\": {{id: task}}, \"eval\": ...}})"
    )]
    NotArc,
    #[error("holds a whole data set, not one task; give this file by its own path")]
    DataSetInFolder,
    #[error("holds no tasks")]
    NoTasks,
    #[error("none of its tasks can be read: {0} were left out")]
    NoneLeft(usize),
    #[error("is an empty file")]
    EmptyFile,
    #[error("holds no .json files, and no training or evaluation folder")]
    EmptyFolder,
    #[error("has no splits, so #{0} picks nothing; leave it out")]
    NoSplits(String),
    #[error("has no split {wanted}; it has {}", .known.join(", "))]
    UnknownSplit { wanted: String, known: Vec<String> },
    #[error(
        "is in split {first} and in split {second}; pick one by adding #{first} or #{second} to the path"
    )]
    InTwoSplits { first: String, second: String },
    #[error("is there twice")]
    Twice,
    #[error("a task has an empty id")]
    EmptyId,
    #[error("has no {0} beside it, which holds the tasks")]
    NoChallenges(String),
    #[error("has no outputs in {0}")]
    NoSolution(String),
    #[error("{solutions} outputs for {tests} tests")]
    SolutionCount { solutions: usize, tests: usize },
    #[error("field {0:?} is missing")]
    MissingField(&'static str),
    #[error("is {found}, not {wanted}")]
    WrongType { found: &'static str, wanted: &'static str },
    #[error("is empty, a task needs at least one demo")]
    NoPairs,
    #[error("is an empty grid")]
    EmptyGrid,
    #[error("is empty")]
    EmptyRow,
    #[error("has {0} rows, a grid has at most 30")]
    TooHigh(usize),
    #[error("has {0} cells, a grid has at most 30 columns")]
    TooWide(usize),
    #[error("has {}, the first row has {first}", cells(*.found))]
    Ragged { found: usize, first: usize },
    #[error("{0} is not a colour, which is a whole number from 0 to 9")]
    NotColour(String),
}

fn cells(count: usize) -> String {
    format!("{count} cell{}", if count == 1 { "" } else { "s" })
}

impl DataError {
    pub(crate) fn new(kind: Kind) -> DataError {
        DataError { file: None, task: None, place: None, kind: Box::new(kind) }
    }

    /// Adds the place inside the task.
    pub(crate) fn at(mut self, place: impl fmt::Display) -> DataError {
        self.place = Some(place.to_string());
        self
    }

    /// Adds the task.
    pub(crate) fn in_task(mut self, id: &str) -> DataError {
        self.task = Some(id.to_owned());
        self
    }

    /// Adds the file, unless a more exact one is known.
    pub(crate) fn in_file(mut self, file: &Path) -> DataError {
        self.file.get_or_insert_with(|| file.to_owned());
        self
    }

    /// The file or folder at fault, when the data came from one.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The id of the task at fault, when it is known.
    pub fn task(&self) -> Option<&str> {
        self.task.as_deref()
    }

    /// Whether the file or folder does not exist.
    pub fn is_not_found(&self) -> bool {
        matches!(*self.kind, Kind::NotFound)
    }
}

impl From<Kind> for DataError {
    fn from(kind: Kind) -> DataError {
        DataError::new(kind)
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = String::new();
        if let Some(file) = &self.file {
            line += &format!("{}: ", file.display());
        }
        if let Some(task) = &self.task {
            line += &format!("task {task}: ");
        }
        if let Some(place) = &self.place {
            line += &format!("{place}: ");
        }
        line += &self.kind.to_string();
        // Names come from the data.
        f.write_str(&printable(&line))
    }
}

/// A text of which no line break or escape sequence reaches a terminal.
pub(crate) fn printable(text: &str) -> String {
    let shown = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.to_string() };
    text.chars().map(shown).collect()
}

impl std::error::Error for DataError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_everything_on_one_line() {
        let error = DataError::new(Kind::Ragged { found: 5, first: 6 })
            .at("demo 3 input, row 5")
            .in_task("007bbfb7")
            .in_file(Path::new("data/x.json"))
            .in_file(Path::new("data"));
        assert_eq!(
            error.to_string(),
            "data/x.json: task 007bbfb7: demo 3 input, row 5: has 5 cells, the first row has 6"
        );
        assert_eq!(error.file(), Some(Path::new("data/x.json")));
        assert!(!error.is_not_found());
    }

    #[test]
    fn control_characters_are_escaped() {
        let error = DataError::new(Kind::Twice).in_task("a\nb\u{1b}[31m");
        assert_eq!(error.to_string(), "task a\\nb\\u{1b}[31m: is there twice");
    }
}
