//! The command line inside of the package.

use std::ffi::OsString;

use pyo3::prelude::*;

use crate::work::briefly;

/// Runs the command `gridwright` with these arguments, its name first, and gives its exit code. It takes the process for its
/// own: it writes to its standard output and handles its signals.
#[pyfunction]
pub(crate) fn command(py: Python<'_>, arguments: Vec<OsString>) -> PyResult<u8> {
    briefly(py, || gridwright_cli::run(arguments))
}
