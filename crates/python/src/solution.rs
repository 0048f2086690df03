//! What came of a task.

use std::sync::Arc;

use gridwright::Outcome;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::error::raise;
use crate::grid::Grid;
use crate::pickle::reduced;
use crate::program::Program;
use crate::task::Task;

/// What came of a task: two answers for each test, the programs that gave them, and why the search ended.
///
/// >>> import gridwright
/// >>> solution = gridwright.solve(gridwright.load()["denoise"], effort=4, progress=False)
/// >>> solution.is_exact, solution.tests_right
/// (True, 1)
/// >>> solution.answers[0][0] == solution.task.tests[0][1]
/// True
#[pyclass(frozen, module = "gridwright")]
pub(crate) struct Solution {
    task: Arc<gridwright::Task>,
    pub(crate) outcome: Outcome,
}

impl Solution {
    pub(crate) fn new(task: Arc<gridwright::Task>, outcome: Outcome) -> Solution {
        Solution { task, outcome }
    }

    pub(crate) fn task_id(&self) -> &str {
        &self.task.id
    }

    /// The solution of a pickle: the task's id and JSON, and the outcome.
    pub(crate) fn restore((id, json, outcome): (String, String, String)) -> PyResult<Solution> {
        let task = Task::restore((id, json))?.0;
        let outcome = Outcome::from_text(&task, &outcome).map_err(|error| raise(&error))?;
        Ok(Solution { task, outcome })
    }
}

#[pymethods]
impl Solution {
    /// The task.
    #[getter]
    fn task(&self) -> Task {
        Task(Arc::clone(&self.task))
    }

    /// For each test input two different answers, the better one first.
    #[getter]
    fn answers(&self) -> Vec<(Grid, Grid)> {
        let both = |[a, b]: &[gridwright::Answer; 2]| (Grid(a.grid.clone()), Grid(b.grid.clone()));
        self.outcome.solved.answers.iter().map(both).collect()
    }

    /// The programs behind the answers, best first.
    #[getter]
    fn programs(&self) -> Vec<Program> {
        let named = |(at, found): (usize, &gridwright::Found)| {
            let name = if at == 0 {
                format!("solve_{}", self.task.id)
            } else {
                format!("other{at}_{}", self.task.id)
            };
            Program::new(found.program.renamed(name))
        };
        self.outcome.solved.found.iter().enumerate().map(named).collect()
    }

    /// Of each program what is known of it: its cost, how many demos it is right on, the fuel that had been used when it was
    /// found, and whether it was known before.
    #[getter]
    fn found<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for (found, program) in self.outcome.solved.found.iter().zip(self.programs()) {
            let dict = PyDict::new(py);
            dict.set_item("program", Bound::new(py, program)?)?;
            dict.set_item("cost", found.cost)?;
            dict.set_item("demos_right", found.demos)?;
            dict.set_item("found_after", found.after)?;
            dict.set_item("known", found.is_known)?;
            list.append(dict)?;
        }
        Ok(list)
    }

    /// For each test and each of its two answers, in words, where the answer is from.
    #[getter]
    fn why(&self) -> Vec<(String, String)> {
        let solved = &self.outcome.solved;
        let words = |answer: &gridwright::Answer| match answer
            .program
            .and_then(|at| Some((at, solved.found.get(at)?)))
        {
            Some((at, found)) => {
                let origin = if found.is_known { "known before" } else { "found by the search" };
                format!(
                    "program {} of {}, {origin}, right on {} of {} demos, cost {}",
                    at + 1,
                    solved.found.len(),
                    found.demos,
                    solved.demos,
                    found.cost
                )
            }
            None => "stands in: no program has an answer".to_owned(),
        };
        solved.answers.iter().map(|[a, b]| (words(a), words(b))).collect()
    }

    /// Whether a program was found that is right on all demos.
    #[getter]
    fn is_exact(&self) -> bool {
        self.outcome.is_exact()
    }

    /// How many demos the best program is right on.
    #[getter]
    fn demos_right(&self) -> usize {
        self.outcome.demos_exact()
    }

    /// Tests that one of the two answers is right on, of those whose output is known.
    #[getter]
    fn tests_right(&self) -> usize {
        self.outcome.tests_right(&self.task)
    }

    /// Whether all tests are right within one and within two answers; None where no output is known.
    #[getter]
    fn right_within(&self) -> Option<(bool, bool)> {
        self.outcome.solved.right_within(&self.task).map(|[one, two]| (one, two))
    }

    /// In a word why the search ended: found, fuel, memory, exhausted, interrupted, evolved or panicked.
    #[getter]
    fn stop(&self) -> String {
        self.outcome.stop()
    }

    /// Fuel that was used.
    #[getter]
    fn fuel(&self) -> u64 {
        self.outcome.solved.fuel
    }

    /// How long it took.
    #[getter]
    fn seconds(&self) -> f64 {
        self.outcome.took.as_secs_f64()
    }

    /// Whether it was taken over from an earlier run.
    #[getter]
    fn resumed(&self) -> bool {
        self.outcome.resumed
    }

    /// What a panic said that ended the search, which is a defect of gridwright.
    #[getter]
    fn panic(&self) -> Option<&str> {
        self.outcome.panic.as_ref().map(|panic| panic.message.as_str())
    }

    /// What `gridwright solve --json` reports of the task.
    #[getter]
    fn record<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (self.outcome.to_text(),))
    }

    /// What came of the task as text, for another process of the same version, which has the task.
    fn to_text(&self) -> String {
        self.outcome.to_text()
    }

    /// The solution of a task, from what `to_text` wrote of it.
    #[staticmethod]
    fn from_text(task: &Bound<'_, PyAny>, text: &str) -> PyResult<Solution> {
        let task = Task::of(task)?;
        let outcome = Outcome::from_text(&task, text).map_err(|error| raise(&error))?;
        Ok(Solution { task, outcome })
    }

    /// The steps of the programs behind the answers on a sample, with the rules that they learned in words.
    #[pyo3(signature = (sample = "test1"))]
    fn explain<'py>(slf: &Bound<'py, Solution>, sample: &str) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("gridwright._show")?.call_method1("explain", (slf, sample))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Solution>().is_ok_and(|other| {
            let other = other.get();
            self.task == other.task && self.outcome.to_text() == other.outcome.to_text()
        })
    }

    fn __repr__(&self) -> String {
        let solved = &self.outcome.solved;
        let (right, programs) = (self.demos_right(), solved.found.len());
        format!(
            "Solution({}, {right}/{} demos, {programs} programs, {})",
            self.task.id,
            solved.demos,
            self.stop()
        )
    }

    fn __str__(slf: &Bound<'_, Solution>) -> PyResult<String> {
        slf.py().import("gridwright._show")?.call_method1("solution_text", (slf,))?.extract()
    }

    fn _repr_html_(slf: &Bound<'_, Solution>) -> PyResult<String> {
        slf.py().import("gridwright._show")?.call_method1("solution_html", (slf,))?.extract()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        reduced(py, "Solution", (&self.task.id, self.task.to_json(), self.outcome.to_text()))
    }
}
