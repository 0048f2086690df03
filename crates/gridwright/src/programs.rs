//! Programs from files, and the tasks that they are for.

use std::path::Path;

use gridwright_grid::submission::Submission;
use gridwright_grid::{DataError, DataSet, embedded};
use gridwright_program::{ParseErrors, Program, parse_bytes};

use crate::error::{Cause, Error};
use crate::files;

/// What the programs for the embedded tasks are called in messages.
const EXAMPLES: &str = "examples/embedded.py";

/// A program of a file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Imported {
    /// The file.
    pub file: String,
    /// The program.
    pub program: Program,
}

impl Imported {
    /// A program that came with a name of a file.
    pub fn new(file: impl Into<String>, program: Program) -> Imported {
        Imported { file: file.into(), program }
    }

    /// The id of the task that the program is for, by its name: `solve_ID` or `verify_ID`.
    pub fn task_id(&self) -> Option<&str> {
        task_of(self.program.name())
    }

    /// Whether it is meant to compare grids rather than to make one, by its name: `differ_NAME`.
    pub fn is_differ(&self) -> bool {
        self.program.name().starts_with("differ_")
    }
}

/// The task that a program is for, by its name: `solve_ID` or `verify_ID`.
pub fn task_of(name: &str) -> Option<&str> {
    ["solve_", "verify_"].iter().find_map(|prefix| name.strip_prefix(prefix))
}

/// Reads tasks, in any of the forms in which ARC's tasks are passed around: a task file, a folder of them, a data set in
/// one file, Kaggle's files; `PATH#SPLIT` picks a split ([`DataSet::load`] lists the forms). Without a file there are the
/// [`embedded`] ones.
///
/// ```
/// # let folder = tempfile::tempdir()?;
/// # let file = folder.path().join("flip.json");
/// std::fs::write(&file, r#"{"train": [{"input": [[1, 2]], "output": [[2, 1]]}], "test": [{"input": [[3, 4]]}]}"#)?;
/// let data = gridwright::load(&file)?;
/// assert_eq!(data.tasks()[0].id, "flip");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn load(path: impl AsRef<Path>) -> Result<DataSet, Error> {
    Ok(DataSet::load(path)?)
}

/// Reads those tasks that can be read, and gives the reasons why others cannot; there has to be one that can.
pub fn load_readable(path: impl AsRef<Path>) -> Result<(DataSet, Vec<DataError>), Error> {
    Ok(DataSet::load_readable(path)?)
}

/// The tasks that come with gridwright: the data set `embedded`.
pub fn embedded_tasks() -> Result<DataSet, Error> {
    Ok(embedded()?)
}

/// Reads the programs of a Python file.
pub fn load_programs(path: impl AsRef<Path>) -> Result<Vec<Imported>, Error> {
    let path = path.as_ref();
    parse_programs(&path.display().to_string(), &files::read_file(path)?)
}

/// Parses the programs of a text, in the Python in which arc-dsl's and re-arc's are written; errors name the file.
///
/// ```
/// let text = "def solve_flip(I):\n    return vmirror(I)\n";
/// let programs = gridwright::parse_programs("mine.py", text.as_bytes())?;
/// assert_eq!(programs[0].task_id(), Some("flip"));
///
/// let error = gridwright::parse_programs("mine.py", b"def f(I): return vmiror(I)").unwrap_err();
/// assert!(error.parse_errors().is_some_and(|errors| errors.to_string().contains("vmirror")));
/// # Ok::<(), gridwright::Error>(())
/// ```
pub fn parse_programs(file: &str, text: &[u8]) -> Result<Vec<Imported>, Error> {
    let parsed = parse_bytes(file, text);
    let hidden = parsed.hidden;
    match parsed.into_result() {
        Ok(programs) => Ok(programs.into_iter().map(|program| Imported::new(file, program)).collect()),
        Err(errors) => Err(Cause::Parse { file: file.to_owned(), errors, hidden }.into()),
    }
}

/// What can be read of a file of programs.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Readable {
    /// The programs without an error, in the order of the file.
    pub programs: Vec<Imported>,
    /// How many functions were left out.
    pub left_out: usize,
    /// What is wrong with them, if anything is.
    pub errors: Option<ParseErrors>,
}

/// Reads those programs of a Python file that have no error.
///
/// ```
/// # let folder = tempfile::tempdir()?;
/// # let file = folder.path().join("mine.py");
/// std::fs::write(&file, "def solve_a(I): return vmirror(I)\n\ndef solve_b(I): return frobnicate(I)\n")?;
/// let readable = gridwright::load_readable_programs(&file)?;
/// assert_eq!((readable.programs.len(), readable.left_out), (1, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn load_readable_programs(path: impl AsRef<Path>) -> Result<Readable, Error> {
    let path = path.as_ref();
    let file = path.display().to_string();
    let parsed = parse_bytes(&file, &files::read_file(path)?);
    let programs = parsed.programs.iter().map(|program| Imported::new(&file, program.clone())).collect();
    Ok(Readable { programs, left_out: parsed.left_out, errors: parsed.into_result().err() })
}

/// The programs that come with gridwright: one for each embedded task.
pub fn example_programs() -> Result<Vec<Imported>, Error> {
    parse_programs(EXAMPLES, gridwright_program::EXAMPLES.as_bytes())
}

/// Reads a submission.
pub fn load_submission(path: impl AsRef<Path>) -> Result<Submission, Error> {
    let path = path.as_ref();
    let text = files::text(path)?;
    Submission::from_json(&text).map_err(|error| Cause::Submission(path.to_owned(), error).into())
}
