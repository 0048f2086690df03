//! Errors of the library as exceptions, with the command line's text.

use gridwright::dsl::{self, Prim};
use gridwright::{Error, ErrorKind};
use pyo3::exceptions::{PyFileNotFoundError, PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;

pyo3::create_exception!(
    _native,
    Fault,
    PyValueError,
    "Why a call of the DSL has no value. `kind` is one of type, range, empty, too large, out of fuel; `primitive` the name of \
     the innermost primitive that failed, if one did."
);

/// The exception of an error.
pub(crate) fn raise(error: &Error) -> PyErr {
    let text = match error.parse_errors() {
        Some(errors) => errors.to_string(),
        None => error.to_string(),
    };
    match error.kind() {
        _ if error.is_not_found() => PyFileNotFoundError::new_err(text),
        ErrorKind::Input | ErrorKind::Options | ErrorKind::Archive => PyValueError::new_err(text),
        ErrorKind::Output => PyOSError::new_err(text),
        _ => PyRuntimeError::new_err(text),
    }
}

/// The exception of a fault.
pub(crate) fn raise_fault(py: Python<'_>, fault: dsl::Fault) -> PyErr {
    let error = Fault::new_err(fault.to_string());
    let value = error.value(py);
    // A new exception takes any attribute.
    let _ = value.setattr("kind", fault.kind().to_string());
    let _ = value.setattr("primitive", fault.prim().map(Prim::name));
    error
}

/// An error of the library, or an exception of a caller's function.
pub(crate) enum Failure {
    Error(Error),
    Raised(PyErr),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Error(error)
    }
}

impl From<PyErr> for Failure {
    fn from(error: PyErr) -> Failure {
        Failure::Raised(error)
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> PyErr {
        match failure {
            Failure::Error(error) => raise(&error),
            Failure::Raised(error) => error,
        }
    }
}
