//! Data sets.

use std::path::PathBuf;
use std::sync::Arc;

use pyo3::exceptions::{PyIndexError, PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyList, PyString, PyTuple};

use crate::error::raise;
use crate::read::{self, a};
use crate::task::Task;

/// Tasks with a name and a hash of their content; a sequence, and a mapping by id.
///
/// >>> import gridwright
/// >>> data = gridwright.load()
/// >>> data.name, len(data), data["denoise"]
/// ('embedded', 23, Task(denoise, 4 demos, 1 tests))
#[pyclass(frozen, module = "gridwright")]
pub(crate) struct DataSet(pub(crate) Arc<gridwright::DataSet>);

/// Reads tasks: a task file, a folder of them, a data set in one file, Kaggle's files; `PATH#SPLIT` picks a split. Without a
/// path, and for the name "embedded", the tasks that come with gridwright.
///
/// >>> import gridwright
/// >>> [task.id for task in gridwright.load("embedded")][:2]
/// ['complete_symmetry', 'connect_pairs']
#[pyfunction]
#[pyo3(signature = (path = None, /))]
pub(crate) fn load(path: Option<PathBuf>) -> PyResult<DataSet> {
    let data = match path {
        None => gridwright::embedded_tasks(),
        Some(path) if path.as_os_str() == "embedded" && !path.exists() => gridwright::embedded_tasks(),
        Some(path) => gridwright::load(path),
    };
    data.map(|data| DataSet(Arc::new(data))).map_err(|error| raise(&error))
}

impl DataSet {
    /// The data set of whatever tasks are given: a data set, a path, a task, several, or a dict of them by id.
    pub(crate) fn of(tasks: Option<&Bound<'_, PyAny>>) -> PyResult<Arc<gridwright::DataSet>> {
        let Some(tasks) = tasks else { return Ok(load(None)?.0) };
        if let Ok(data) = tasks.cast::<DataSet>() {
            return Ok(Arc::clone(&data.get().0));
        }
        if tasks.is_instance_of::<PyString>() || tasks.hasattr("__fspath__")? {
            return Ok(load(Some(tasks.extract()?))?.0);
        }
        let list = if tasks.cast::<Task>().is_ok() || tasks.hasattr("train")? {
            vec![(*Task::of(tasks)?).clone()]
        } else if let Ok(dict) = tasks.cast::<PyDict>() {
            if dict.contains("train")? && dict.contains("test")? {
                vec![read::task(tasks, None)?]
            } else {
                let read = |(id, task): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
                    read::task(&task, Some(&id.extract::<String>()?))
                };
                dict.iter().map(read).collect::<PyResult<Vec<_>>>()?
            }
        } else if let Ok(items) = tasks.try_iter() {
            items.map(|task| Ok((*Task::of(&task?)?).clone())).collect::<PyResult<Vec<_>>>()?
        } else {
            return Err(PyTypeError::new_err(format!("{} is no task, list of tasks or data set", a(tasks))));
        };
        gridwright::DataSet::new("tasks", list).map(Arc::new).map_err(|error| raise(&error.into()))
    }

    /// The tasks of these ids, or all.
    pub(crate) fn only(data: &gridwright::DataSet, ids: Option<Vec<String>>) -> PyResult<Vec<usize>> {
        let Some(ids) = ids else { return Ok((0..data.len()).collect()) };
        let find = |id: &String| {
            let found = data.tasks().iter().position(|task| task.id == *id);
            found.ok_or_else(|| missing(data, id))
        };
        ids.iter().map(find).collect()
    }

    fn task(&self, at: usize) -> Option<Task> {
        self.0.tasks().get(at).map(|task| Task(Arc::new(task.clone())))
    }
}

fn missing(data: &gridwright::DataSet, id: &str) -> PyErr {
    PyKeyError::new_err(format!("task '{id}' is not in data {}", data.name()))
}

#[pymethods]
impl DataSet {
    #[new]
    #[pyo3(signature = (tasks, /, name = "tasks"))]
    fn new(tasks: &Bound<'_, PyAny>, name: &str) -> PyResult<DataSet> {
        let data = DataSet::of(Some(tasks))?;
        let named =
            gridwright::DataSet::new(name, data.tasks().to_vec()).map_err(|error| raise(&error.into()))?;
        Ok(DataSet(Arc::new(named)))
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        self.0.name()
    }

    /// The hash of its content.
    #[getter]
    fn hash(&self) -> String {
        self.0.hash().to_hex()
    }

    /// The ids of its tasks.
    fn keys(&self) -> Vec<&str> {
        self.0.tasks().iter().map(|task| task.id.as_str()).collect()
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __contains__(&self, id: &str) -> bool {
        self.0.task(id).is_some()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, which: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        if let Ok(id) = which.extract::<String>() {
            let task = self.0.task(&id).ok_or_else(|| missing(&self.0, &id))?;
            return Ok(Bound::new(py, Task(Arc::new(task.clone())))?.into_any());
        }
        if let Ok(at) = which.extract::<isize>() {
            let place =
                if at < 0 { self.0.len().checked_sub(at.unsigned_abs()) } else { usize::try_from(at).ok() };
            let task = place.and_then(|at| self.task(at));
            let task =
                task.ok_or_else(|| PyIndexError::new_err(format!("there are {} tasks", self.0.len())))?;
            return Ok(Bound::new(py, task)?.into_any());
        }
        Ok(self.list(py)?.get_item(which)?.into_any())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.list(py)?.try_iter()
    }

    fn __repr__(&self) -> String {
        format!("DataSet({}, {} tasks, hash {})", self.0.name(), self.0.len(), self.0.hash())
    }

    fn __reduce__<'py>(slf: &Bound<'py, DataSet>) -> PyResult<Bound<'py, PyTuple>> {
        let (py, this) = (slf.py(), slf.get());
        let arguments =
            PyTuple::new(py, [this.list(py)?.into_any(), this.name().into_pyobject(py)?.into_any()])?;
        PyTuple::new(py, [slf.get_type().into_any(), arguments.into_any()])
    }
}

impl DataSet {
    fn list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let tasks = (0..self.0.len()).filter_map(|at| self.task(at)).map(|task| Bound::new(py, task));
        Ok(PyList::new(py, tasks.collect::<PyResult<Vec<_>>>()?)?.into_any())
    }
}
