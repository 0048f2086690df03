//! Python functions as primitives: `@gridwright.primitive`.

use std::sync::{Arc, OnceLock};

use gridwright::dsl::{Answer, Foreign, NewPrim, Prim, Reason, Type, Value};
use gridwright::program::Node;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::function::Function;
use crate::value::{Callable, set_raised};

/// A callable that was registered.
struct Registered {
    callable: Callable,
    /// The primitive, once it is one.
    prim: Arc<OnceLock<Prim>>,
}

impl Foreign for Registered {
    fn name(&self) -> &str {
        self.callable.name()
    }

    fn arity(&self) -> usize {
        self.callable.arity()
    }

    fn call(&self, args: &[&Value]) -> Answer {
        let value = self.callable.call(args)?;
        let Some(result) = self.prim.get().map(|prim| &prim.signature().result) else { return Ok(value) };
        if is_of(&value, result) {
            return Ok(value);
        }
        let name = self.name();
        let text = format!("{name} says that it gives {result}, and gave {}", value.brief(60));
        set_raised(PyTypeError::new_err(text));
        Err(Reason::Raised.into())
    }
}

/// Whether a value is of a type, as far as the search relies on it.
fn is_of(value: &Value, ty: &Type) -> bool {
    match ty {
        Type::Grid => matches!(value, Value::Grid(_)),
        Type::Pair => matches!(value, Value::Pair(..)),
        Type::Object => matches!(value, Value::Object(_)) || *value == Value::EMPTY_SET,
        Type::Indices => matches!(value, Value::Indices(_)) || *value == Value::EMPTY_SET,
        Type::Int => matches!(value, Value::Int(_)),
        Type::Bool => matches!(value, Value::Bool(_)),
        Type::Tuple(items) => {
            value.is_tuple() && value.elements().unwrap_or_default().iter().all(|item| is_of(item, items))
        }
        Type::Set(items) => {
            value.is_set() && value.elements().unwrap_or_default().iter().all(|item| is_of(item, items))
        }
        _ => true,
    }
}

/// Registers a Python function as a primitive: `name`, its signature as `gridwright primitives` shows them, a line of doc, the
/// fuel of a call, and whether the search may call it. Gives the primitive.
#[pyfunction]
pub(crate) fn register<'py>(
    py: Python<'py>,
    function: &Bound<'py, PyAny>,
    name: String,
    signature: String,
    doc: String,
    cost: u32,
    step: bool,
) -> PyResult<Bound<'py, PyAny>> {
    if !function.is_callable() {
        return Err(PyTypeError::new_err("a primitive is made of a function"));
    }
    let callable = Callable::new(function)?.named(&name);
    let prim = Arc::new(OnceLock::new());
    let run = Box::new(Registered { callable, prim: Arc::clone(&prim) });
    let added =
        Prim::add(NewPrim { name, signature, doc, cost, step, run }).map_err(PyValueError::new_err)?;
    // It was not set before.
    let _ = prim.set(added);
    Function::of_value(py, &Value::Prim(added))
}

/// Whether a program calls a primitive that is a Python function.
pub(crate) fn calls_python(program: &gridwright::Program) -> bool {
    program.graph().iter().any(|(_, node)| match node {
        Node::Call(prim, _) => prim.is_added(),
        Node::Const(value) => holds_added(value),
        _ => false,
    })
}

fn holds_added(value: &Value) -> bool {
    match value {
        Value::Prim(prim) => prim.is_added(),
        Value::Tuple(items) | Value::Set(items) => items.iter().any(holds_added),
        _ => false,
    }
}

/// Says once for each call that one thread works, and why; gives the number of threads.
pub(crate) fn one_thread(py: Python<'_>, jobs: usize, is_python: bool) -> PyResult<usize> {
    if !is_python || jobs == 1 {
        return Ok(jobs);
    }
    let text = "there are primitives that are Python functions, so one thread works; give jobs=1 to say so";
    py.import("warnings")?.call_method1("warn", (text,))?;
    Ok(1)
}

/// Whether the search calls a primitive that is a Python function.
pub(crate) fn search_calls_python() -> bool {
    !gridwright::dsl::step::added_steps().is_empty()
}
