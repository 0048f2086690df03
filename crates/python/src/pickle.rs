//! Pickles: what kind of thing, in which form, and its content as text or bytes.

use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};

use crate::function::Function;
use crate::grid::Grid;
use crate::program::Program;
use crate::solution::Solution;
use crate::solve::Solver;
use crate::task::Task;

/// The form in which pickles are written. Another one is refused rather than misread.
pub(crate) const FORM: u32 = 1;

/// What `__reduce__` gives: how to make the object again.
pub(crate) fn reduced<'py, P>(py: Python<'py>, kind: &str, content: P) -> PyResult<Bound<'py, PyTuple>>
where
    P: IntoPyObject<'py>,
{
    let restore = py.import("gridwright._native")?.getattr("restore")?;
    let content = content.into_bound_py_any(py)?;
    PyTuple::new(
        py,
        [
            restore,
            PyTuple::new(
                py,
                [kind.into_pyobject(py)?.into_any(), FORM.into_pyobject(py)?.into_any(), content],
            )?
            .into_any(),
        ],
    )
}

/// Makes an object of a pickle again.
#[pyfunction]
pub(crate) fn restore(kind: &str, form: u32, content: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
    let py = content.py();
    if form != FORM {
        return Err(PyValueError::new_err(format!(
            "this pickle of a {kind} is of form {form}, and gridwright {} reads form {FORM}; write it again with this version",
            env!("CARGO_PKG_VERSION")
        )));
    }
    Ok(match kind {
        "Grid" => Bound::new(py, Grid::restore(content.cast::<PyBytes>()?.as_bytes())?)?.into_any().unbind(),
        "Task" => Bound::new(py, Task::restore(content.extract()?)?)?.into_any().unbind(),
        "Program" => Bound::new(py, Program::restore(content.extract()?)?)?.into_any().unbind(),
        "Solution" => Bound::new(py, Solution::restore(content.extract()?)?)?.into_any().unbind(),
        "Solver" => Bound::new(py, Solver::restore(content)?)?.into_any().unbind(),
        "Function" => Function::restore(py, content)?,
        _ => return Err(PyTypeError::new_err(format!("gridwright pickles no {kind}"))),
    })
}
