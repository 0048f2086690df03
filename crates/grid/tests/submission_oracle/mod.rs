//! What holds for every text that is read as a submission, shared by the tests and by fuzzing: call [`holds`] with the
//! fuzzer's bytes.

use gridwright_grid::submission::Submission;
use gridwright_grid::{DataSet, Grid, Sample, Task};

/// Reads bytes as a submission. Panics if what came of it breaks a promise.
pub(crate) fn holds(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Submission::from_json(text) {
        Ok(submission) => {
            let again = submission.to_json();
            assert_eq!(Submission::from_json(&again).unwrap(), submission);
            assert_eq!(Submission::from_json(&again).unwrap().to_json(), again);
            for id in ["a", "b"] {
                submission.get(id).into_iter().flatten().flatten().for_each(is_grid);
            }
            if let Err(error) = submission.score(&data()) {
                is_one_line(&error.to_string());
            }
        }
        Err(error) => is_one_line(&error.to_string()),
    }
}

/// Two tasks, the second with a test whose output is not known.
fn data() -> DataSet {
    let grid = Grid::from_cells(1, 2, &[1, 2]).unwrap();
    let demo = Sample::new(grid.clone(), grid.clone());
    let task = |id: &str, tests: Vec<Sample>| Task { id: id.to_owned(), demos: vec![demo.clone()], tests };
    let tests = vec![demo.clone(), Sample::unknown(grid)];
    DataSet::new("two", vec![task("a", vec![demo.clone()]), task("b", tests)]).unwrap()
}

fn is_grid(grid: &Grid) {
    assert!((1..=30).contains(&grid.height()) && (1..=30).contains(&grid.width()));
    assert!(grid.cells().iter().all(|colour| (0..=9).contains(colour)));
}

fn is_one_line(error: &str) {
    assert!(!error.is_empty() && !error.contains(char::is_control), "{error:?}");
}
