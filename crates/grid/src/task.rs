//! ARC tasks: pairs of grids that show a rule, and the inputs that ask for it.
//!
//! Flows in: grids that were checked when they were read (`json.rs`), or that a caller made. Flows out: the samples,
//! to whoever runs programs on them, and ARC's own JSON form ([`Task::to_json`]).

use std::fmt;

use crate::json::tree::Tree;
use crate::{DataError, Grid, json};

/// The longest side of a grid in a task, and of one that can be handed in.
pub const MAX_SIDE: usize = 30;

/// One pair of a task.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sample {
    /// What a program is given.
    pub input: Grid,
    /// What it should answer. A demo always has it; a test's may be unknown.
    pub output: Option<Grid>,
}

impl Sample {
    /// A pair whose output is known.
    pub fn new(input: Grid, output: Grid) -> Sample {
        Sample { input, output: Some(output) }
    }

    /// An input whose output is asked for.
    pub fn unknown(input: Grid) -> Sample {
        Sample { input, output: None }
    }
}

/// Whether a sample shows the rule or asks for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SampleKind {
    /// Shows the rule (`train` in ARC's files).
    Demo,
    /// Asks for it (`test` in ARC's files).
    Test,
}

impl fmt::Display for SampleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            SampleKind::Demo => "demo",
            SampleKind::Test => "test",
        })
    }
}

/// An ARC task.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Task {
    /// The name that is unique in its data set, such as `007bbfb7`.
    pub id: String,
    /// The pairs that show the rule.
    pub demos: Vec<Sample>,
    /// The inputs that ask for it.
    pub tests: Vec<Sample>,
}

impl Task {
    /// Reads one task in ARC's JSON form, `{"train": [{"input", "output"}, ...], "test": [...]}`.
    pub fn from_json(id: &str, text: &str) -> Result<Task, DataError> {
        let tree = Tree::parse(text).map_err(|error| error.in_task(id))?;
        json::task(id, &tree)
    }

    /// The demos, then the tests.
    pub fn samples(&self) -> impl DoubleEndedIterator<Item = (SampleKind, &Sample)> {
        let demos = self.demos.iter().map(|sample| (SampleKind::Demo, sample));
        demos.chain(self.tests.iter().map(|sample| (SampleKind::Test, sample)))
    }

    /// Number of demos and tests together.
    pub fn sample_count(&self) -> usize {
        self.demos.len() + self.tests.len()
    }

    /// Whether the output of every test is known, so that an answer can be marked.
    pub fn is_solved(&self) -> bool {
        self.tests.iter().all(|sample| sample.output.is_some())
    }

    /// The task in ARC's JSON form, on one line; an unknown output is left out, as in Kaggle's files.
    pub fn to_json(&self) -> String {
        json::task_text(self)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::prelude::*;

    use super::*;

    fn grid(rows: &[&[i8]]) -> Grid {
        Grid::from_rows(rows).unwrap()
    }

    /// Any grid that a task may hold.
    pub(crate) fn any_grid() -> impl Strategy<Value = Grid> {
        (1usize..=30, 1usize..=30).prop_flat_map(|(height, width)| {
            proptest::collection::vec(0i8..=9, height * width)
                .prop_map(move |cells| Grid::from_cells(height, width, &cells).unwrap())
        })
    }

    /// Any task with this id.
    pub(crate) fn any_task(id: &'static str) -> impl Strategy<Value = Task> {
        let demo = (any_grid(), any_grid()).prop_map(|(input, output)| Sample::new(input, output));
        let test = (any_grid(), proptest::option::of(any_grid()))
            .prop_map(|(input, output)| Sample { input, output });
        (proptest::collection::vec(demo, 1..4), proptest::collection::vec(test, 0..3))
            .prop_map(|(demos, tests)| Task { id: id.to_owned(), demos, tests })
    }

    #[test]
    fn json_is_arcs_form() {
        let task = Task {
            id: "t".to_owned(),
            demos: vec![Sample::new(grid(&[&[1, 2]]), grid(&[&[3], &[4]]))],
            tests: vec![Sample::unknown(grid(&[&[5]]))],
        };
        assert_eq!(
            task.to_json(),
            r#"{"train": [{"input": [[1, 2]], "output": [[3], [4]]}], "test": [{"input": [[5]]}]}"#
        );
        assert!(!task.is_solved());
    }

    #[test]
    fn samples_come_demos_first() {
        let task = Task {
            id: "t".to_owned(),
            demos: vec![Sample::new(grid(&[&[1]]), grid(&[&[2]]))],
            tests: vec![Sample::new(grid(&[&[3]]), grid(&[&[4]]))],
        };
        let seen: Vec<_> =
            task.samples().map(|(kind, sample)| (kind.to_string(), sample.input.cells()[0])).collect();
        assert_eq!(seen, [("demo".to_owned(), 1), ("test".to_owned(), 3)]);
        assert_eq!(task.sample_count(), 2);
        assert!(task.is_solved());
    }

    #[test]
    fn from_json_names_the_task() {
        let error = Task::from_json("abc", r#"{"train": [], "test": []}"#).unwrap_err();
        assert_eq!(error.to_string(), "task abc: train: is empty, a task needs at least one demo");
        assert_eq!(error.task(), Some("abc"));
    }

    proptest! {
        #[test]
        fn json_round_trips(task in any_task("x")) {
            prop_assert_eq!(Task::from_json("x", &task.to_json()).unwrap(), task);
        }
    }
}
