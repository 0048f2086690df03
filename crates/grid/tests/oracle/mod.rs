//! What holds for every text that is read as tasks, shared by the tests and by fuzzing: call [`holds`] with the fuzzer's
//! bytes.

use std::io::Write;

use gridwright_grid::{DataError, DataSet, Grid, Task};

/// Reads bytes as a task and as a data set of every form that is one file. Panics if what came of it breaks a promise.
pub(crate) fn holds(bytes: &[u8]) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        match Task::from_json("id", text) {
            Ok(task) => is_task(&task),
            Err(error) => is_one_line(&error),
        }
    }
    let mut file = tempfile::Builder::new().suffix(".json").tempfile().unwrap();
    file.write_all(bytes).unwrap();
    match DataSet::load(file.path()) {
        Ok(data) => {
            assert!(!data.is_empty() && data.tasks().is_sorted_by(|a, b| a.id < b.id));
            data.tasks().iter().for_each(is_task);
            let same = DataSet::new("same", data.tasks().iter().rev().cloned().collect()).unwrap();
            assert_eq!(same.hash(), data.hash());
        }
        Err(error) => {
            is_one_line(&error);
            assert!(!error.is_not_found() && error.file().is_some(), "{error}");
        }
    }
}

/// A task has demos, all grids are ARC's, and its text reads back as the same.
fn is_task(task: &Task) {
    assert!(!task.id.is_empty() && !task.demos.is_empty());
    assert!(task.demos.iter().all(|demo| demo.output.is_some()));
    for (_, sample) in task.samples() {
        is_grid(&sample.input);
        sample.output.iter().for_each(is_grid);
    }
    assert_eq!(Task::from_json(&task.id, &task.to_json()).unwrap(), *task);
}

fn is_grid(grid: &Grid) {
    assert!((1..=30).contains(&grid.height()) && (1..=30).contains(&grid.width()));
    assert!(grid.cells().iter().all(|colour| (0..=9).contains(colour)));
}

fn is_one_line(error: &DataError) {
    let text = error.to_string();
    assert!(!text.is_empty() && !text.contains(char::is_control), "{text:?}");
}
