//! What is handed in: two attempts for every test input of every task, in Kaggle's JSON form.
//!
//! `{task_id: [{"attempt_1": grid, "attempt_2": grid}, ...]}`, one entry a test input. In: attempts ([`Submission::insert`])
//! or text ([`Submission::from_json`]); out: text, or how much of it is right ([`Submission::score`]). Reading is strict:
//! what Kaggle would refuse is an error that names the task, the test, the attempt and the row, all counted from 1.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde_json::Value;

use super::cells::{self, GridFault};
use super::push_list;
use super::tree::Tree;
use crate::error::{Kind, printable};
use crate::{DataSet, Grid, MAX_SIDE};

/// The fields of an entry, in order.
const ATTEMPTS: [&str; 2] = ["attempt_1", "attempt_2"];

/// Two attempts at one test input.
pub type Attempts = [Grid; 2];

/// Attempts for the tests of tasks, by the tasks' ids.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Submission {
    tasks: BTreeMap<String, Vec<Attempts>>,
}

/// Why a text is no submission, or not one for a data set: one line that names the place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct SubmissionError(String);

/// How much of a submission is right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// For every task whose test outputs are known: its id, tests right, tests.
    pub tasks: Vec<(String, usize, usize)>,
}

impl Marks {
    /// Test outputs that one of the two attempts is, and all that are known. Their share is Kaggle's measure.
    pub fn tests(&self) -> (usize, usize) {
        self.tasks.iter().fold((0, 0), |(right, all), (_, r, a)| (right + r, all + a))
    }

    /// Tasks of which all tests are right, and all tasks. Their share is ARC-AGI-2's measure.
    pub fn whole_tasks(&self) -> (usize, usize) {
        (self.tasks.iter().filter(|(_, right, all)| right == all).count(), self.tasks.len())
    }
}

impl Submission {
    /// Adds a task with the attempts at each of its tests; one that is there is replaced.
    pub fn insert(&mut self, task: impl Into<String>, attempts: Vec<Attempts>) {
        self.tasks.insert(task.into(), attempts);
    }

    /// The attempts at the tests of a task.
    pub fn get(&self, task: &str) -> Option<&[Attempts]> {
        self.tasks.get(task).map(Vec::as_slice)
    }

    /// Number of tasks.
    pub fn len(&self) -> usize {
        self.tasks.len()
    }

    /// Whether there is no task.
    pub fn is_empty(&self) -> bool {
        self.tasks.is_empty()
    }

    /// The JSON text, a line a task, by id.
    pub fn to_json(&self) -> String {
        let mut text = String::from("{");
        for (at, (id, tests)) in self.tasks.iter().enumerate() {
            text.push_str(if at == 0 { "" } else { ",\n" });
            text.push_str(&format!("{}: ", Value::from(id.as_str())));
            push_list(&mut text, tests, |text, attempts| {
                for (name, (grid, before)) in ATTEMPTS.iter().zip(attempts.iter().zip(["{", ", "])) {
                    text.push_str(&format!("{before}\"{name}\": "));
                    cells::push_grid(text, grid);
                }
                text.push('}');
            });
        }
        text.push_str("}\n");
        text
    }

    /// Reads the JSON text.
    pub fn from_json(text: &str) -> Result<Submission, SubmissionError> {
        let Fields(fields) = serde_json::from_str(text.strip_prefix('\u{feff}').unwrap_or(text))
            .map_err(|error| SubmissionError(format!("is no submission: {error}")))?;
        let mut tasks = BTreeMap::new();
        for (id, tests) in fields {
            let place = Place { task: &id, test: None, attempt: None, row: None };
            let Some(entries) = tests.items() else {
                let found = tests.kind();
                return Err(place.wrong(format_args!("is {found}, not a list with an entry for every test")));
            };
            let read =
                |(number, entry): (usize, &Tree)| entry_of(entry, Place { test: Some(number + 1), ..place });
            let attempts: Vec<Attempts> = entries.iter().enumerate().map(read).collect::<Result<_, _>>()?;
            tasks.insert(id.clone(), attempts);
        }
        Ok(Submission { tasks })
    }

    /// Marks the attempts by the test outputs of a data set. Every task has to be there, and no other; tests whose output
    /// is not known are left out.
    pub fn score(&self, data: &DataSet) -> Result<Marks, SubmissionError> {
        let wrong = |id: &str, what: fmt::Arguments<'_>| {
            Err(Place { task: id, test: None, attempt: None, row: None }.wrong(what))
        };
        if let Some(id) = self.tasks.keys().find(|id| data.task(id).is_none()) {
            return wrong(id, format_args!("is not in data {}", data.name()));
        }
        let mut marks = Marks::default();
        for task in data.tasks() {
            let Some(attempts) = self.get(&task.id) else {
                return wrong(
                    &task.id,
                    format_args!("is missing; a submission has every task of the data set"),
                );
            };
            if attempts.len() != task.tests.len() {
                let (found, needed) = (attempts.len(), task.tests.len());
                return wrong(&task.id, format_args!("has {found} entries for {needed} tests"));
            }
            let known =
                || attempts.iter().zip(&task.tests).filter_map(|(a, test)| Some((a, test.output.as_ref()?)));
            let right = known().filter(|(attempts, output)| attempts.contains(output)).count();
            if known().count() > 0 {
                marks.tasks.push((task.id.clone(), right, known().count()));
            }
        }
        Ok(marks)
    }
}

/// The tasks of a file. One that is there twice is an error: one of the two would be lost.
struct Fields(BTreeMap<String, Tree>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        deserializer.deserialize_map(FieldsVisitor)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Fields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object {task: attempts}")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut items: A) -> Result<Fields, A::Error> {
        let mut fields = BTreeMap::new();
        while let Some(task) = items.next_key::<String>()? {
            if fields.contains_key(&task) {
                return Err(A::Error::custom(format_args!("task {task:?} is there twice")));
            }
            fields.insert(task, items.next_value()?);
        }
        Ok(Fields(fields))
    }
}

/// Where something is wrong.
#[derive(Clone, Copy)]
struct Place<'a> {
    task: &'a str,
    test: Option<usize>,
    attempt: Option<&'static str>,
    row: Option<usize>,
}

impl Place<'_> {
    fn wrong(self, what: impl fmt::Display) -> SubmissionError {
        // An id comes from the file: it must not break the line or reach a terminal's controls.
        let mut line = format!("task {}", self.task.escape_debug());
        if let Some(test) = self.test {
            let _ = write!(line, ", test {test}");
        }
        if let Some(attempt) = self.attempt {
            let _ = write!(line, ", {attempt}");
        }
        if let Some(row) = self.row {
            let _ = write!(line, ", row {row}");
        }
        SubmissionError(format!("{line}: {what}"))
    }
}

fn entry_of(entry: &Tree, place: Place<'_>) -> Result<Attempts, SubmissionError> {
    let Tree::Object(fields) = entry else {
        let found = entry.kind();
        return Err(place.wrong(format_args!("is {found}, not an object with attempt_1 and attempt_2")));
    };
    if let Some(other) = fields.keys().find(|name| !ATTEMPTS.contains(&name.as_str())) {
        return Err(
            place.wrong(format_args!("has an unknown field {other:?}; there are attempt_1 and attempt_2"))
        );
    }
    let [first, second] = ATTEMPTS.map(|name| {
        let field = fields.get(name).ok_or_else(|| place.wrong(format_args!("{name} is missing")))?;
        grid_of(field, Place { attempt: Some(name), ..place })
    });
    Ok([first?, second?])
}

fn grid_of(tree: &Tree, place: Place<'_>) -> Result<Grid, SubmissionError> {
    cells::grid(tree).map_err(|GridFault { row, column, kind }| {
        let place = Place { row: row.map(|row| row + 1), ..place };
        match kind {
            Kind::WrongType { found, .. } if row.is_none() => {
                place.wrong(format_args!("is {found}, not a list of rows"))
            }
            Kind::WrongType { found, .. } => place.wrong(format_args!("is {found}, not a list of colours")),
            Kind::EmptyGrid => place.wrong(format_args!("has 0 rows; a grid has 1 to {MAX_SIDE}")),
            Kind::TooHigh(rows) => place.wrong(format_args!("has {rows} rows; a grid has 1 to {MAX_SIDE}")),
            Kind::EmptyRow => place.wrong(format_args!("has 0 cells; a row has 1 to {MAX_SIDE}")),
            Kind::TooWide(found) => place.wrong(format_args!("has {found} cells; a row has 1 to {MAX_SIDE}")),
            Kind::NotColour(cell) => place.wrong(format_args!(
                "column {} is {}, not a colour, which is a whole number from 0 to 9",
                column.map_or(1, |column| column + 1),
                printable(&cell)
            )),
            other => place.wrong(other),
        }
    })
}
