//! The file that is handed in: its form, its errors, its marks.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

mod submission_oracle;

use gridwright_grid::submission::Submission;
use gridwright_grid::{DataSet, Grid, Sample, Task};
use proptest::prelude::*;

fn grid(rows: &[&[i8]]) -> Grid {
    Grid::from_rows(rows).unwrap()
}

fn any_grid() -> impl Strategy<Value = Grid> {
    (1usize..=30, 1usize..=30).prop_flat_map(|(height, width)| {
        proptest::collection::vec(0i8..=9, height * width)
            .prop_map(move |cells| Grid::from_cells(height, width, &cells).unwrap())
    })
}

proptest! {
    #[test]
    fn json_round_trips(grids in proptest::collection::vec((any_grid(), any_grid()), 1..4), id in ".{1,8}") {
        let mut submission = Submission::default();
        submission.insert(id, grids.into_iter().map(|(a, b)| [a, b]).collect());
        submission.insert("no tests", Vec::new());
        prop_assert_eq!(Submission::from_json(&submission.to_json()).unwrap(), submission);
    }

    #[test]
    fn damaged_text_gives_a_submission_or_one_line(at in any::<prop::sample::Index>(),
        patch in prop::sample::select(vec!["", "[", "]", "}", ",", "-", "1", "99", "null", "\"", "[]", "[[]]", "\n"])) {
        let mut text = r#"{"a": [{"attempt_1": [[1, 2], [3, 4]], "attempt_2": [[0]]}], "b": []}"#.to_owned();
        let at = at.index(text.len());
        text.replace_range(at..=at, patch);
        submission_oracle::holds(text.as_bytes());
    }
}

#[test]
fn errors_name_the_place() {
    let wrong = |text: &str| Submission::from_json(text).unwrap_err().to_string();
    let entry = |first: &str| {
        format!(
            r#"{{"t": [{{"attempt_1": [[1]], "attempt_2": [[1]]}}, {{"attempt_1": {first}, "attempt_2": [[1]]}}]}}"#
        )
    };
    assert!(wrong("[]").contains("expected an object {task: attempts}"), "{}", wrong("[]"));
    assert!(wrong(r#"{"t": [], "t": []}"#).contains("task \"t\" is there twice"));
    assert_eq!(wrong(r#"{"t": 5}"#), "task t: is a number, not a list with an entry for every test");
    assert_eq!(
        wrong(r#"{"t": [3]}"#),
        "task t, test 1: is a number, not an object with attempt_1 and attempt_2"
    );
    assert_eq!(wrong(r#"{"t": [{"attempt_1": [[1]]}]}"#), "task t, test 1: attempt_2 is missing");
    assert_eq!(
        wrong(r#"{"t": [{"attempt_1": [[1]], "attempt_2": [[1]], "attempt_3": [[1]]}]}"#),
        "task t, test 1: has an unknown field \"attempt_3\"; there are attempt_1 and attempt_2"
    );
    assert!(
        wrong(r#"{"t": [{"attempt_1": [[1]], "attempt_1": [[1]], "attempt_2": [[1]]}]}"#).contains("twice")
    );
    assert_eq!(wrong(&entry("7")), "task t, test 2, attempt_1: is a number, not a list of rows");
    assert_eq!(
        wrong(&entry("[[1], []]")),
        "task t, test 2, attempt_1, row 2: has 0 cells; a row has 1 to 30"
    );
    assert_eq!(wrong(&entry("[]")), "task t, test 2, attempt_1: has 0 rows; a grid has 1 to 30");
    assert_eq!(
        wrong(&entry("[[1], 2]")),
        "task t, test 2, attempt_1, row 2: is a number, not a list of colours"
    );
    assert_eq!(
        wrong(&entry("[[1, 2], [3]]")),
        "task t, test 2, attempt_1, row 2: has 1 cell, the first row has 2"
    );
    assert_eq!(
        wrong(&entry("[[1, 10]]")),
        "task t, test 2, attempt_1, row 1: column 2 is 10, not a colour, which is a whole number from 0 to 9"
    );
}

#[test]
fn marks_are_shares_of_tests_and_of_whole_tasks() {
    let (right, wrong) = (grid(&[&[1]]), grid(&[&[2]]));
    let test = |output: Option<&Grid>| Sample { input: wrong.clone(), output: output.cloned() };
    let task = |id: &str, tests: Vec<Sample>| Task {
        id: id.to_owned(),
        demos: vec![Sample::new(right.clone(), wrong.clone())],
        tests,
    };
    let tasks = vec![
        task("a", vec![test(Some(&right)), test(Some(&right))]),
        task("b", vec![test(Some(&right))]),
        task("c", vec![test(None)]),
    ];
    let data = DataSet::new("mine", tasks).unwrap();
    let hit = [wrong.clone(), right.clone()];
    let miss = [wrong.clone(), wrong.clone()];
    let mut submission = Submission::default();
    submission.insert("a", vec![hit.clone(), miss.clone()]);
    submission.insert("b", vec![hit.clone()]);
    let error = |submission: &Submission| submission.score(&data).unwrap_err().to_string();
    assert_eq!(error(&submission), "task c: is missing; a submission has every task of the data set");
    submission.insert("c", vec![miss.clone()]);
    let marks = submission.score(&data).unwrap();
    assert_eq!((marks.tests(), marks.whole_tasks()), ((2, 3), (1, 2)));
    submission.insert("b", vec![hit.clone(), hit]);
    assert_eq!(error(&submission), "task b: has 2 entries for 1 tests");
    submission.insert("d", vec![miss]);
    assert_eq!(error(&submission), "task d: is not in data mine");
}
