//! Primitives, and the functions that they make, as Python callables.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use gridwright::dsl::{self, Budget, Cx, Prim, Reason, Value};
use pyo3::exceptions::PyTypeError;

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple};

use crate::error::raise_fault;
use crate::pickle::reduced;
use crate::value::{from_python, take_raised, to_python};
use crate::work::defect;

// A function of the DSL: a primitive, or what `compose`, `rbind` and the other combinators made. It takes and gives what
// arc-dsl's functions do; what has no value raises a `Fault`. A docstring of the class would hide those of the functions.
#[pyclass(frozen, module = "gridwright")]
pub(crate) struct Function {
    pub(crate) value: Value,
}

thread_local! {
    /// The context of calls, for its buffers; a call inside of a call has its own.
    static CONTEXT: RefCell<Option<Cx>> = const { RefCell::new(None) };
}

static PRIMITIVES: PyOnceLock<Vec<Py<Function>>> = PyOnceLock::new();

fn all(py: Python<'_>) -> PyResult<&'static [Py<Function>]> {
    let all = PRIMITIVES.get_or_try_init(py, || {
        Prim::all()
            .map(|prim| Py::new(py, Function { value: Value::Prim(prim) }))
            .collect::<PyResult<Vec<_>>>()
    });
    all.map(Vec::as_slice)
}

impl Function {
    /// The Python object of a function value; of a primitive it is always the same.
    pub(crate) fn of_value<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
        if let Value::Prim(prim) = value
            && let Some(function) = all(py)?.get(prim.index())
        {
            return Ok(function.bind(py).clone().into_any());
        }
        Ok(Bound::new(py, Function { value: value.clone() })?.into_any())
    }

    /// The function of a pickle: a name, or a combinator's name and its arguments.
    pub(crate) fn restore(py: Python<'_>, content: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let (name, parts): (String, Vec<Bound<'_, PyAny>>) = content.extract()?;
        let prim = Prim::by_name(&name).ok_or_else(|| {
            PyTypeError::new_err(format!("this pickle needs the primitive {name}, which is not there"))
        })?;
        let function = Function::of_value(py, &Value::Prim(prim))?;
        if parts.is_empty() {
            return Ok(function.unbind());
        }
        Ok(function.call1(PyTuple::new(py, parts)?)?.unbind())
    }

    fn prim(&self) -> Option<Prim> {
        if let Value::Prim(prim) = self.value { Some(prim) } else { None }
    }

    /// Calls it. The interpreter's lock is kept: most calls take less than letting go of it, and all are bounded.
    fn invoke(&self, args: &[&Value]) -> PyResult<dsl::Answer> {
        let budget = Budget::default();
        let mut cx = CONTEXT.take().unwrap_or_else(|| Cx::new(budget));
        cx.reset(budget);
        // A context that a panic went through is not used again.
        let call = AssertUnwindSafe(|| {
            let answer = self.value.call(&mut cx, args);
            CONTEXT.set(Some(cx));
            answer
        });
        catch_unwind(call).map_err(|panic| defect(&*panic))
    }

    /// The arguments in their order, of which some may be given by name.
    fn arguments<'py>(
        &self,
        args: &Bound<'py, PyTuple>,
        named: &Bound<'py, PyDict>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let name = self.__name__();
        let params = self.prim().map(|prim| prim.signature().params.as_slice()).unwrap_or_default();
        let mut all: Vec<Bound<'py, PyAny>> = args.iter().collect();
        for param in params.iter().skip(all.len()) {
            let Some(value) = named.get_item(param.name)? else { break };
            all.push(value);
        }
        if all.len() != args.len() + named.len() {
            return Err(PyTypeError::new_err(format!("{name}() does not take these arguments: {named}")));
        }
        Ok(all)
    }
}

#[pymethods]
impl Function {
    #[pyo3(signature = (*args, **named))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        args: &Bound<'py, PyTuple>,
        named: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let values = match named {
            None => args.iter_borrowed().map(|arg| from_python(&arg)).collect::<PyResult<Vec<Value>>>()?,
            Some(named) => {
                self.arguments(args, named)?.iter().map(from_python).collect::<PyResult<Vec<Value>>>()?
            }
        };
        let answer = match values.as_slice() {
            [a] => self.invoke(&[a]),
            [a, b] => self.invoke(&[a, b]),
            [a, b, c] => self.invoke(&[a, b, c]),
            all => self.invoke(&all.iter().collect::<Vec<&Value>>()),
        }?;
        match answer {
            Ok(value) => to_python(py, &value),
            Err(fault) if fault.reason() == Reason::Raised => {
                Err(take_raised().unwrap_or_else(|| raise_fault(py, fault)))
            }
            Err(fault)
                if fault.reason() == Reason::WrongArity
                    && self.prim().is_some_and(|prim| prim.arity() != values.len()) =>
            {
                let (name, takes) = (self.__name__(), self.prim().map_or(0, Prim::arity));
                Err(PyTypeError::new_err(format!(
                    "{name}() takes {takes} arguments but {} were given",
                    values.len()
                )))
            }
            Err(fault) => Err(raise_fault(py, fault)),
        }
    }

    /// Its name, or how it was made.
    #[getter]
    fn __name__(&self) -> String {
        self.value.to_string()
    }

    #[getter]
    fn __qualname__(&self) -> String {
        self.value.to_string()
    }

    #[getter]
    fn __doc__(&self) -> String {
        match self.prim().map(Prim::row) {
            Some(row) => format!("{}({})\n\n{}", row.name, row.signature, row.doc),
            None => "A function that a combinator of the DSL made.".to_owned(),
        }
    }

    /// The names of its parameters, if it is a primitive.
    #[getter]
    fn parameters(&self) -> Vec<String> {
        let params = self.prim().map(|prim| prim.signature().params.as_slice()).unwrap_or_default();
        params.iter().map(|param| param.name.to_owned()).collect()
    }

    /// Its signature, as `gridwright primitives` shows it.
    #[getter]
    fn signature(&self) -> Option<&'static str> {
        self.prim().map(|prim| prim.row().signature)
    }

    fn __repr__(&self) -> String {
        self.value.to_string()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Function>().is_ok_and(|other| other.get().value == self.value)
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        self.value.encoding().into_pyobject(py)?.hash()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let (name, parts) = match &self.value {
            Value::Func(function) => (function.combinator().map(Prim::name), function.parts()),
            _ => (self.prim().map(Prim::name), Vec::new()),
        };
        let parts = parts.iter().map(|part| to_python(py, part)).collect::<PyResult<Vec<_>>>()?;
        reduced(py, "Function", (name, parts))
    }
}

/// Every primitive by its name, aliases included.
#[pyfunction]
pub(crate) fn primitives(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let dict = PyDict::new(py);
    for (prim, function) in Prim::all().zip(all(py)?) {
        dict.set_item(prim.name(), function.bind(py))?;
        for alias in prim.row().aliases {
            dict.set_item(alias, function.bind(py))?;
        }
    }
    Ok(dict)
}

/// Every constant by its name.
#[pyfunction]
pub(crate) fn constants(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let dict = PyDict::new(py);
    for name in dsl::constants::names() {
        if let Some(value) = dsl::constants::by_name(name) {
            dict.set_item(name, to_python(py, &value)?)?;
        }
    }
    Ok(dict)
}
