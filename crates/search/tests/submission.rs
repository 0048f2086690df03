//! The file that is handed in: its form, its errors, its marks; and how the two attempts are chosen.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

mod submission_oracle;

use gridwright_grid::{DataSet, Grid, Sample, Task};
use gridwright_program::{Program, parse_file};
use gridwright_search::attempts::{Vote, two_attempts};
use gridwright_search::submission::Submission;
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
    assert_eq!(wrong(&entry("[]")), "task t, test 2, attempt_1: has 0 rows; a grid has 1 to 30");
    assert_eq!(
        wrong(&entry("[[1], 2]")),
        "task t, test 2, attempt_1, row 2: is a number, not a list of colours"
    );
    assert_eq!(
        wrong(&entry("[[1, 2], [3]]")),
        "task t, test 2, attempt_1, row 2: has 1 cells, the first row has 2"
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

fn program(text: &str) -> Program {
    parse_file("test.py", &format!("def f(I): return {text}")).into_result().unwrap().remove(0)
}

#[test]
fn attempts_go_by_score_then_agreement_then_length() {
    let input = grid(&[&[0, 1]]);
    let grids: Vec<Grid> = (1..6).map(|colour| grid(&[&[colour]])).collect();
    let programs =
        ["hmirror(I)", "vmirror(vmirror(I))", "rot180(hmirror(I))", "dmirror(trim(I))"].map(program);
    let vote = |grid: usize, which: usize, demo_score| Vote {
        grid: grids[grid].clone(),
        program: &programs[which],
        demo_score,
    };
    // The score comes first, whatever else.
    let votes = [vote(0, 0, 10), vote(1, 1, 20), vote(1, 2, 5)];
    assert_eq!(two_attempts(&votes, &input), [grids[1].clone(), grids[0].clone()]);
    // Two programs with calls of their own agree more than one; a program's relative adds less than a stranger.
    let votes = [vote(0, 0, 9), vote(0, 2, 9), vote(1, 1, 9), vote(1, 3, 9)];
    assert_eq!(two_attempts(&votes, &input), [grids[1].clone(), grids[0].clone()]);
    // Of equals the shorter first.
    let votes = [vote(0, 1, 9), vote(1, 0, 9)];
    assert_eq!(two_attempts(&votes, &input), [grids[1].clone(), grids[0].clone()]);
}

#[test]
fn there_are_always_two_different_grids() {
    let input = grid(&[&[0, 1, 1]]);
    assert_eq!(two_attempts(&[], &input), [input.clone(), grid(&[&[1, 1, 1]])]);
    let same = grid(&[&[4]]);
    assert_eq!(two_attempts(&[], &same), [same.clone(), grid(&[&[0]])]);
    // What is no grid of a task is not handed in.
    let program = program("I");
    let vote = |grid: Grid| Vote { grid, program: &program, demo_score: 1 };
    let votes = [vote(grid(&[&[-1]])), vote(Grid::filled(31, 1, 0).unwrap()), vote(grid(&[&[7]]))];
    assert_eq!(two_attempts(&votes, &input), [grid(&[&[7]]), input]);
}
