//! ARC's JSON, in and out: the only place that knows its fields.
//!
//! In go parsed files ([`tree`]), out come tasks, whose grids hold ARC's promises ([`cells`]), or an error that says where
//! they are broken. Places are counted from 1: `demo 3 input, row 5`. What is handed in has a form
//! of its own ([`submission`]).

pub(crate) mod cells;
pub mod submission;
pub(crate) mod tree;

use std::collections::BTreeMap;
use std::fmt;

use self::cells::push_grid;
use self::tree::Tree;
use crate::error::Kind;
use crate::{DataError, Grid, Sample, Task};

/// Where a grid is inside its task.
#[derive(Clone, Copy)]
struct Place {
    list: &'static str,
    index: usize,
    field: Option<&'static str>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // ARC's files call the demos `train`.
        let kind = if self.list == "train" { "demo" } else { self.list };
        write!(f, "{kind} {}", self.index + 1)?;
        match self.field {
            Some(field) => write!(f, " {field}"),
            None => Ok(()),
        }
    }
}

/// Reads one task.
pub(crate) fn task(id: &str, tree: &Tree) -> Result<Task, DataError> {
    if id.is_empty() {
        return Err(Kind::EmptyId.into());
    }
    read_task(id, tree).map_err(|error| error.in_task(id))
}

/// Reads the outputs that a solutions file holds for one task, and adds them to its tests.
pub(crate) fn add_solutions(task: &mut Task, tree: &Tree) -> Result<(), DataError> {
    let outputs = read_solutions(tree, task.tests.len()).map_err(|error| error.in_task(&task.id))?;
    for (sample, output) in task.tests.iter_mut().zip(outputs) {
        sample.output = Some(output);
    }
    Ok(())
}

fn read_task(id: &str, tree: &Tree) -> Result<Task, DataError> {
    let fields = tree.object()?;
    let demos = samples(fields, "train", true)?;
    if demos.is_empty() {
        return Err(DataError::new(Kind::NoPairs).at("train"));
    }
    Ok(Task { id: id.to_owned(), demos, tests: samples(fields, "test", false)? })
}

fn samples(
    fields: &BTreeMap<String, Tree>,
    name: &'static str,
    needs_output: bool,
) -> Result<Vec<Sample>, DataError> {
    let items = field(fields, name)?.list().map_err(|error| error.at(name))?;
    let mut samples = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        let place = Place { list: name, index, field: None };
        let pair = item.object().map_err(|error| error.at(place))?;
        let input = field(pair, "input").map_err(|error| error.at(place))?;
        let input = grid(input, Place { field: Some("input"), ..place })?;
        let unknown = |output: &&Tree| matches!(output, Tree::Scalar(value) if value.is_null());
        let output = match pair.get("output") {
            None if needs_output => return Err(DataError::new(Kind::MissingField("output")).at(place)),
            Some(output) if needs_output || !unknown(&output) => {
                Some(grid(output, Place { field: Some("output"), ..place })?)
            }
            _ => None,
        };
        samples.push(Sample { input, output });
    }
    Ok(samples)
}

fn read_solutions(tree: &Tree, tests: usize) -> Result<Vec<Grid>, DataError> {
    let outputs = tree.list()?;
    if outputs.len() != tests {
        return Err(Kind::SolutionCount { solutions: outputs.len(), tests }.into());
    }
    let place = |index| Place { list: "output", index, field: None };
    outputs.iter().enumerate().map(|(index, output)| grid(output, place(index))).collect()
}

fn grid(tree: &Tree, place: Place) -> Result<Grid, DataError> {
    cells::grid(tree).map_err(|fault| {
        let error = DataError::new(fault.kind);
        match (fault.row, fault.column) {
            (Some(row), Some(column)) => {
                error.at(format_args!("{place}, row {}, column {}", row + 1, column + 1))
            }
            (Some(row), None) => error.at(format_args!("{place}, row {}", row + 1)),
            _ => error.at(place),
        }
    })
}

/// The text of a task, on one line.
pub(crate) fn task_text(task: &Task) -> String {
    let mut text = String::from("{\"train\": ");
    push_list(&mut text, &task.demos, push_sample);
    text.push_str(", \"test\": ");
    push_list(&mut text, &task.tests, push_sample);
    text.push('}');
    text
}

fn push_sample(text: &mut String, sample: &Sample) {
    text.push_str("{\"input\": ");
    push_grid(text, &sample.input);
    if let Some(output) = &sample.output {
        text.push_str(", \"output\": ");
        push_grid(text, output);
    }
    text.push('}');
}

/// Writes a list, with a space behind each comma.
fn push_list<T>(text: &mut String, items: &[T], push: impl Fn(&mut String, &T)) {
    text.push('[');
    for (at, item) in items.iter().enumerate() {
        if at > 0 {
            text.push_str(", ");
        }
        push(text, item);
    }
    text.push(']');
}

fn field<'a>(fields: &'a BTreeMap<String, Tree>, name: &'static str) -> Result<&'a Tree, DataError> {
    fields.get(name).ok_or_else(|| Kind::MissingField(name).into())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::task::tests::any_task;

    /// The error line of a task text.
    fn line(text: &str) -> String {
        Task::from_json("t", text).unwrap_err().to_string()
    }

    /// The error line of a task whose first input is this text.
    fn grid_line(input: &str) -> String {
        line(&format!(r#"{{"train": [{{"input": {input}, "output": [[0]]}}], "test": []}}"#))
    }

    #[test]
    fn bad_grids() {
        let long_row = format!("[[{}]]", vec!["1"; 31].join(","));
        let long_column = format!("[{}]", vec!["[1]"; 31].join(","));
        let cases = [
            ("[[1,2],[3]]", ", row 2: has 1 cell, the first row has 2"),
            ("[[1],[]]", ", row 2: is empty"),
            ("[[]]", ", row 1: is empty"),
            ("[[1,10]]", ", row 1, column 2: 10 is not a colour, which is a whole number from 0 to 9"),
            ("[[-1]]", ", row 1, column 1: -1 is not a colour, which is a whole number from 0 to 9"),
            ("[[1.0]]", ", row 1, column 1: 1.0 is not a colour, which is a whole number from 0 to 9"),
            ("[[1e99]]", ", row 1, column 1: 1e+99 is not a colour, which is a whole number from 0 to 9"),
            ("[[\"1\"]]", ", row 1, column 1: \"1\" is not a colour, which is a whole number from 0 to 9"),
            ("[[null]]", ", row 1, column 1: null is not a colour, which is a whole number from 0 to 9"),
            ("[1]", ", row 1: is a number, not a list"),
            (&long_row, ", row 1: has 31 cells, a grid has at most 30 columns"),
        ];
        for (input, want) in cases {
            assert_eq!(grid_line(input), format!("task t: demo 1 input{want}"), "{input}");
        }
        assert_eq!(grid_line("[]"), "task t: demo 1 input: is an empty grid");
        assert_eq!(grid_line("7"), "task t: demo 1 input: is a number, not a list");
        assert_eq!(grid_line(&long_column), "task t: demo 1 input: has 31 rows, a grid has at most 30");
    }

    #[test]
    fn bad_cells_are_cut_short() {
        let text = grid_line(&format!("[[\"{}\"]]", "é".repeat(500)));
        assert!(text.contains("ééé... is not a colour"), "{text}");
        assert!(text.chars().count() < 140, "{text}");
    }

    #[test]
    fn bad_fields() {
        let cases = [
            ("[]", "task t: is a list, not an object"),
            (r#"{"test": []}"#, r#"task t: field "train" is missing"#),
            (r#"{"train": {}, "test": []}"#, "task t: train: is an object, not a list"),
            (r#"{"train": [], "test": []}"#, "task t: train: is empty, a task needs at least one demo"),
            (r#"{"train": [3], "test": []}"#, "task t: demo 1: is a number, not an object"),
            (r#"{"train": [{"output": [[1]]}]}"#, r#"task t: demo 1: field "input" is missing"#),
            (r#"{"train": [{"input": [[1]]}]}"#, r#"task t: demo 1: field "output" is missing"#),
            (
                r#"{"train": [{"input": [[1]], "output": null}]}"#,
                "task t: demo 1 output: is null, not a list",
            ),
            (r#"{"train": [{"input": [[1]], "output": [[1]]}]}"#, r#"task t: field "test" is missing"#),
            (
                r#"{"train": [{"input": [[1]], "output": [[1]]}], "test": [{"input": [[1]], "output": 1}]}"#,
                "task t: test 1 output: is a number, not a list",
            ),
        ];
        for (text, want) in cases {
            assert_eq!(line(text), want, "{text}");
        }
    }

    #[test]
    fn outputs_of_tests_may_be_unknown() {
        let text = "{\"train\": [{\"input\": [[1]], \"output\": [[2]]}], \
                    \"test\": [{\"input\": [[1]]}, {\"input\": [[1]], \"output\": null}]}";
        let task = Task::from_json("t", text).unwrap();
        assert!(task.tests.iter().all(|sample| sample.output.is_none()));
    }

    #[test]
    fn solutions_fill_the_tests() {
        let text = r#"{"train": [{"input": [[1]], "output": [[2]]}], "test": [{"input": [[1]]}]}"#;
        let mut task = Task::from_json("t", text).unwrap();
        let mut add =
            |text: &str| add_solutions(&mut task, &Tree::parse(text).unwrap()).map_err(|e| e.to_string());
        assert_eq!(add("5"), Err("task t: is a number, not a list".to_owned()));
        assert_eq!(add("[]"), Err("task t: 0 outputs for 1 tests".to_owned()));
        assert_eq!(
            add("[[[1,2],[3]]]"),
            Err("task t: output 1, row 2: has 1 cell, the first row has 2".to_owned())
        );
        assert_eq!(add("[[[3]]]"), Ok(()));
        assert_eq!(task.tests[0].output, Grid::from_cells(1, 1, &[3]));
    }

    proptest! {
        #[test]
        fn damaged_text_gives_a_task_or_one_line(
            task in any_task("t"),
            at in any::<proptest::sample::Index>(),
            patch in prop::sample::select(vec!["", "[", "]", "}", ",", "-", "1", "99", "null", "\"", "[]", "[[]]", "\n"]),
        ) {
            let mut text = task.to_json();
            let at = at.index(text.len());
            text.replace_range(at..=at, patch);
            if let Err(error) = Task::from_json("t", &text) {
                let line = error.to_string();
                prop_assert!(line.starts_with("task t: ") && line.lines().count() == 1, "{}", line);
            }
        }
    }
}
