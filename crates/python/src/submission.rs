//! Submissions: what is handed in, and how much of it is right.

use std::path::PathBuf;

use gridwright::Submission;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::data::DataSet;
use crate::error::raise;
use crate::read::a;
use crate::solution::Solution;

/// The submission of whatever can be one: solutions, a path, or the dict of a submission.
fn of(object: &Bound<'_, PyAny>) -> PyResult<Submission> {
    if object.extract::<String>().is_ok() || object.hasattr("__fspath__")? {
        return gridwright::load_submission(object.extract::<PathBuf>()?).map_err(|error| raise(&error));
    }
    if object.cast::<PyDict>().is_ok() {
        let text: String = object.py().import("json")?.call_method1("dumps", (object,))?.extract()?;
        return Submission::from_json(&text).map_err(|error| PyValueError::new_err(error.to_string()));
    }
    let mut submission = Submission::default();
    let mut add = |solution: &Bound<'_, PyAny>| -> PyResult<()> {
        let solution = solution
            .cast::<Solution>()
            .map_err(|_| PyTypeError::new_err(format!("{} is no Solution", a(solution))))?;
        let answers = solution.get().outcome.solved.answers.iter();
        let attempts = answers.map(|[a, b]| [a.grid.clone(), b.grid.clone()]).collect();
        submission.insert(solution.get().task_id(), attempts);
        Ok(())
    };
    if object.cast::<Solution>().is_ok() {
        add(object)?;
    } else {
        object.try_iter()?.try_for_each(|solution| add(&solution?))?;
    }
    Ok(submission)
}

/// The text of `submission.json` for solutions, in Kaggle's form; written to `out`, if that is given.
///
/// >>> import gridwright
/// >>> solution = gridwright.solve(gridwright.load()["denoise"], effort=1, progress=False)
/// >>> gridwright.submission([solution])[:40]
/// '{"denoise": [{"attempt_1": [[0, 0, 0, 0,'
#[pyfunction]
#[pyo3(signature = (solutions, /, out = None))]
pub(crate) fn submission(solutions: &Bound<'_, PyAny>, out: Option<PathBuf>) -> PyResult<String> {
    let text = of(solutions)?.to_json();
    if let Some(out) = out {
        gridwright::write_file(out, &text).map_err(|error| raise(&error))?;
    }
    Ok(text)
}

/// Marks solutions, or a submission (a file or its dict), by the test outputs of tasks: tests and whole tasks that are right.
#[pyfunction]
#[pyo3(signature = (submission, tasks = None))]
pub(crate) fn score<'py>(
    py: Python<'py>,
    submission: &Bound<'py, PyAny>,
    tasks: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let data = DataSet::of(tasks)?;
    let wrong = |error: gridwright::SubmissionError| PyValueError::new_err(error.to_string());
    let marks = of(submission)?.score(&data).map_err(wrong)?;
    if marks.tasks.is_empty() {
        let name = data.name();
        return Err(PyValueError::new_err(format!(
            "data {name} has no test outputs to mark by; give one with solutions"
        )));
    }
    let (tests, tasks) = (marks.tests(), marks.whole_tasks());
    let dict = PyDict::new(py);
    dict.set_item("tests_right", tests.0)?;
    dict.set_item("tests", tests.1)?;
    dict.set_item("tasks_right", tasks.0)?;
    dict.set_item("tasks", tasks.1)?;
    let by_task = PyDict::new(py);
    for (task, right, all) in &marks.tasks {
        by_task.set_item(task, (right, all))?;
    }
    dict.set_item("by_task", by_task)?;
    Ok(dict)
}
