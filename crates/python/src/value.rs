//! Values of the DSL as arc-dsl's Python has them: ints, bools, tuples, frozensets and functions.
//!
//! Every value that crosses the border is made anew on the other side, since user code wants real tuples and frozensets.
//! Three things make that bearable: small ints, locations and cells are made once; a large tuple or set that came from us or
//! was read lately is recognised by its identity (it cannot change, and is kept alive while it is remembered); and function
//! values stay ours, so that what `mapply` or `sfilter` call is called without a crossing.

use std::cell::RefCell;
use std::sync::Arc;

use gridwright::Grid;
use gridwright::dsl::{Answer, Cell, Foreign, Reason, Value};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyFrozenSet, PyInt, PyList, PySet, PyTuple};

use crate::error::raise_fault;
use crate::function::Function;
use crate::read::a;

/// Ints that are made once: all that a cell can be.
const SMALL: std::ops::RangeInclusive<i8> = i8::MIN..=i8::MAX;
/// Rows and columns of the locations that are made once.
const SIDE: usize = 30;
/// Colours of the cells that are made once.
const COLOURS: usize = 10;
/// Values that are remembered by identity; a power of two.
const REMEMBERED: usize = 512;
/// The shortest tuple or set that is worth remembering.
const WORTH: usize = 3;
/// How deep tuples may nest that are read; values cannot nest deeper.
const MAX_DEPTH: usize = 128;

/// What is made once.
struct Interned {
    ints: Vec<Py<PyAny>>,
    locations: Vec<Py<PyAny>>,
    cells: Vec<Py<PyAny>>,
    /// The address of the int 0 and the distance to the next, where CPython keeps small ints in a row.
    row_of_ints: Option<(usize, usize)>,
}

static INTERNED: PyOnceLock<Interned> = PyOnceLock::new();

fn interned(py: Python<'_>) -> PyResult<&'static Interned> {
    INTERNED.get_or_try_init(py, || {
        let mut ints = Vec::with_capacity(256);
        for n in SMALL {
            ints.push(n.into_pyobject(py)?.into_any().unbind());
        }
        let int = |n: usize| ints[n + 128].bind(py);
        let (mut locations, mut cells) = (Vec::new(), Vec::new());
        for row in 0..SIDE {
            for column in 0..SIDE {
                locations.push(PyTuple::new(py, [int(row), int(column)])?.into_any().unbind());
            }
        }
        for colour in 0..COLOURS {
            for location in &locations {
                cells.push(PyTuple::new(py, [int(colour), location.bind(py)])?.into_any().unbind());
            }
        }
        let at = |n: usize| int(n).as_ptr().addr();
        let step = at(1).wrapping_sub(at(0));
        let in_a_row = step > 0 && (0..100).all(|n| at(n) == at(0).wrapping_add(n.wrapping_mul(step)));
        let row_of_ints = in_a_row.then(|| (at(0), step));
        Ok::<Interned, PyErr>(Interned { ints, locations, cells, row_of_ints })
    })
}

/// Reads ints of a byte: by their address where CPython keeps small ints in a row, since each is there once.
#[derive(Clone, Copy)]
pub(crate) struct SmallInts {
    zero: usize,
    /// The distance from one to the next; nothing is found by address where it is 1.
    step: usize,
}

impl SmallInts {
    /// For what is read now.
    pub(crate) fn new(py: Python<'_>) -> PyResult<SmallInts> {
        let (zero, step) = interned(py)?.row_of_ints.unwrap_or((usize::MAX / 2, 1));
        Ok(SmallInts { zero, step })
    }

    /// The number, if it is an int of a byte and no bool.
    #[inline]
    pub(crate) fn read(self, item: &Bound<'_, PyAny>) -> Option<i8> {
        let distance = item.as_ptr().addr().wrapping_sub(self.zero);
        if distance < 100 * self.step && distance.is_multiple_of(self.step) {
            return i8::try_from(distance / self.step).ok();
        }
        if !item.is_exact_instance_of::<PyInt>() {
            return None;
        }
        item.extract().ok()
    }
}

/// A value that was seen, with the object that it was or became.
struct Seen {
    object: Py<PyAny>,
    value: Value,
}

thread_local! {
    static SEEN: RefCell<Vec<Option<Seen>>> = RefCell::new((0..REMEMBERED).map(|_| None).collect());
}

fn slot(address: usize) -> usize {
    (address >> 4).wrapping_mul(0x9E37_79B9) % REMEMBERED
}

fn remember(object: &Bound<'_, PyAny>, value: &Value) {
    let seen = Seen { object: object.clone().unbind(), value: value.clone() };
    // What was there is dropped after the borrow ends: dropping may run Python.
    let before = SEEN
        .with_borrow_mut(|all| all.get_mut(slot(object.as_ptr().addr())).and_then(|slot| slot.replace(seen)));
    drop(before);
}

fn recall(object: &Bound<'_, PyAny>) -> Option<Value> {
    SEEN.with_borrow(|all| {
        let seen = all.get(slot(object.as_ptr().addr()))?.as_ref()?;
        (seen.object.as_ptr() == object.as_ptr()).then(|| seen.value.clone())
    })
}

/// Reads a value.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(SmallInts::new(object.py())?, object, 0)
}

fn read(ints: SmallInts, object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if let Some(n) = ints.read(object) {
        return Ok(Value::Int(n.into()));
    }
    if let Ok(tuple) = object.cast::<PyTuple>() {
        if tuple.len() < WORTH {
            // Most are pairs and cells.
            return made(object.py(), Value::tuple(items(ints, tuple.iter(), depth)?));
        }
        if let Some(value) = recall(object) {
            return Ok(value);
        }
        let value = match read_grid(ints, tuple) {
            Some(grid) => Value::Grid(grid),
            None => made(object.py(), Value::tuple(items(ints, tuple.iter(), depth)?))?,
        };
        if tuple.is_exact_instance_of::<PyTuple>() {
            remember(object, &value);
        }
        return Ok(value);
    }
    if let Ok(set) = object.cast::<PyFrozenSet>() {
        if let Some(value) = recall(object) {
            return Ok(value);
        }
        let value = made(object.py(), Value::set(items(ints, set.iter(), depth)?))?;
        if set.is_exact_instance_of::<PyFrozenSet>() {
            remember(object, &value);
        }
        return Ok(value);
    }
    if let Ok(function) = object.cast::<Function>() {
        return Ok(function.get().value.clone());
    }
    if object.is_none() {
        return Ok(Value::None);
    }
    if let Ok(bool) = object.cast::<PyBool>() {
        return Ok(Value::Bool(bool.is_true()));
    }
    if object.is_instance_of::<PyInt>() {
        return object
            .extract()
            .map(Value::Int)
            .map_err(|_| PyOverflowError::new_err("the number does not fit in 64 bits"));
    }
    if let Ok(grid) = object.cast::<crate::grid::Grid>() {
        return Ok(Value::Grid(grid.get().0.clone()));
    }
    if let Ok(list) = object.cast::<PyList>() {
        return made(object.py(), Value::tuple(items(ints, list.iter(), depth)?));
    }
    if let Ok(set) = object.cast::<PySet>() {
        return made(object.py(), Value::set(items(ints, set.iter(), depth)?));
    }
    if object.is_callable() {
        return Ok(Value::of_foreign(Arc::new(Callable::new(object)?)));
    }
    if let Ok(number) = object.call_method0(intern!(object.py(), "__index__")) {
        return read(ints, &number, depth + 1);
    }
    Err(PyTypeError::new_err(format!(
        "{} is no value of the DSL, which has whole numbers, bools, tuples, frozensets and functions",
        a(object)
    )))
}

fn made(py: Python<'_>, answer: Answer) -> PyResult<Value> {
    answer.map_err(|fault| raise_fault(py, fault))
}

fn items<'py>(
    ints: SmallInts,
    items: impl Iterator<Item = Bound<'py, PyAny>>,
    depth: usize,
) -> PyResult<Vec<Value>> {
    if depth >= MAX_DEPTH {
        return Err(PyTypeError::new_err("nested too deep for a value of the DSL"));
    }
    items.map(|item| read(ints, &item, depth + 1)).collect()
}

/// The grid that a tuple is, if it is one.
fn read_grid(ints: SmallInts, rows: &Bound<'_, PyTuple>) -> Option<Grid> {
    let first = rows.get_borrowed_item(0).ok()?;
    let width = first.cast::<PyTuple>().ok()?.len();
    let mut cells = Vec::with_capacity(rows.len() * width);
    for row in rows.iter_borrowed() {
        let row = row.cast::<PyTuple>().ok().filter(|row| row.len() == width)?;
        for item in row.iter_borrowed() {
            cells.push(ints.read(&item)?);
        }
    }
    Grid::from_cells(rows.len(), width, &cells)
}

fn int(py: Python<'_>, n: i64) -> PyResult<Bound<'_, PyAny>> {
    match i8::try_from(n) {
        Ok(n) => Ok(small(py, n)?.clone()),
        Err(_) => Ok(n.into_pyobject(py)?.into_any()),
    }
}

fn small(py: Python<'_>, n: i8) -> PyResult<&Bound<'_, PyAny>> {
    // There is one for each.
    Ok(interned(py)?.ints[usize::from(n.wrapping_sub(i8::MIN).cast_unsigned())].bind(py))
}

fn location(py: Python<'_>, row: i32, column: i32) -> PyResult<Bound<'_, PyAny>> {
    let known = || {
        let (row, column) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
        if row < SIDE && column < SIDE { Some(row * SIDE + column) } else { None }
    };
    match known() {
        Some(at) => Ok(interned(py)?.locations[at].bind(py).clone()),
        None => Ok(PyTuple::new(py, [int(py, row.into())?, int(py, column.into())?])?.into_any()),
    }
}

fn cell(py: Python<'_>, cell: Cell) -> PyResult<Bound<'_, PyAny>> {
    let known = || {
        let (row, column) = (usize::try_from(cell.row).ok()?, usize::try_from(cell.column).ok()?);
        let colour = usize::try_from(cell.colour).ok()?;
        let known = row < SIDE && column < SIDE && colour < COLOURS;
        known.then_some((colour * SIDE + row) * SIDE + column)
    };
    match known() {
        Some(at) => Ok(interned(py)?.cells[at].bind(py).clone()),
        None => {
            let location = location(py, cell.row.into(), cell.column.into())?;
            Ok(PyTuple::new(py, [small(py, cell.colour)?, &location])?.into_any())
        }
    }
}

/// A row of a grid as a tuple.
pub(crate) fn row_tuple<'py>(py: Python<'py>, row: &[i8]) -> PyResult<Bound<'py, PyTuple>> {
    let ints = &interned(py)?.ints;
    PyTuple::new(py, row.iter().map(|n| ints[usize::from(n.wrapping_sub(i8::MIN).cast_unsigned())].bind(py)))
}

/// A grid as a tuple of tuples.
pub(crate) fn to_tuple<'py>(py: Python<'py>, grid: &Grid) -> PyResult<Bound<'py, PyTuple>> {
    let rows = grid.rows().map(|row| row_tuple(py, row)).collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(py, rows)
}

/// Makes the Python value.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    let object = match value {
        Value::None => return Ok(py.None().into_bound(py)),
        Value::Bool(bool) => return Ok(PyBool::new(py, *bool).to_owned().into_any()),
        Value::Int(n) => return int(py, *n),
        Value::Pair(row, column) => return location(py, *row, *column),
        Value::Cell(one) => return cell(py, *one),
        Value::Prim(_) => return Function::of_value(py, value),
        Value::Func(function) => {
            return match function.foreign().and_then(Callable::of) {
                Some(callable) => Ok(callable.function.bind(py).clone()),
                None => Function::of_value(py, value),
            };
        }
        Value::Grid(grid) => to_tuple(py, grid)?.into_any(),
        Value::Ints(ints) => row_tuple(py, ints)?.into_any(),
        Value::CellTuple(cells) => {
            let cells = cells.iter().map(|packed| cell(py, Cell::unpack(*packed)));
            PyTuple::new(py, cells.collect::<PyResult<Vec<_>>>()?)?.into_any()
        }
        Value::Indices(cells) => {
            let places = cells.as_slice().iter().map(|packed| {
                let cell = Cell::unpack(*packed);
                location(py, cell.row.into(), cell.column.into())
            });
            frozen(py, places)?
        }
        Value::Object(cells) => {
            frozen(py, cells.as_slice().iter().map(|packed| cell(py, Cell::unpack(*packed))))?
        }
        Value::Tuple(items) => {
            let items = items.iter().map(|item| to_python(py, item)).collect::<PyResult<Vec<_>>>()?;
            PyTuple::new(py, items)?.into_any()
        }
        Value::Set(items) => frozen(py, items.iter().map(|item| to_python(py, item)))?,
    };
    if value.is_set() || value.len().is_some_and(|len| len >= WORTH) {
        remember(&object, value);
    }
    Ok(object)
}

fn frozen<'py>(
    py: Python<'py>,
    items: impl Iterator<Item = PyResult<Bound<'py, PyAny>>>,
) -> PyResult<Bound<'py, PyAny>> {
    Ok(PyFrozenSet::new(py, items.collect::<PyResult<Vec<_>>>()?)?.into_any())
}

thread_local! {
    /// What a callable raised, until the call that it was a part of is over.
    static RAISED: RefCell<Option<PyErr>> = const { RefCell::new(None) };
}

/// Keeps what a callable raised.
pub(crate) fn set_raised(error: PyErr) {
    RAISED.set(Some(error));
}

/// What a callable raised on this thread since this was last asked.
pub(crate) fn take_raised() -> Option<PyErr> {
    RAISED.take()
}

/// A Python callable as a function of the DSL.
pub(crate) struct Callable {
    function: Arc<Py<PyAny>>,
    name: String,
    arity: usize,
}

impl Callable {
    pub(crate) fn new(function: &Bound<'_, PyAny>) -> PyResult<Callable> {
        let py = function.py();
        let name = function.getattr_opt(intern!(py, "__name__"))?.and_then(|name| name.extract().ok());
        // Bound arguments follow from it, as in arc-dsl, which asks the same.
        let count = || function.getattr("__code__")?.getattr("co_argcount")?.extract();
        Ok(Callable {
            function: Arc::new(function.clone().unbind()),
            name: name.unwrap_or_else(|| "a function".to_owned()),
            arity: count().unwrap_or(1),
        })
    }

    /// The same under another name.
    pub(crate) fn named(self, name: &str) -> Callable {
        Callable { name: name.to_owned(), ..self }
    }

    /// The callable that a function of the DSL is.
    fn of(foreign: &dyn Foreign) -> Option<&Callable> {
        (foreign as &dyn std::any::Any).downcast_ref()
    }
}

impl Foreign for Callable {
    fn name(&self) -> &str {
        &self.name
    }

    fn arity(&self) -> usize {
        self.arity
    }

    fn call(&self, args: &[&Value]) -> Answer {
        Python::attach(|py| {
            let call = || {
                let args = args.iter().map(|arg| to_python(py, arg)).collect::<PyResult<Vec<_>>>()?;
                from_python(&self.function.bind(py).call1(PyTuple::new(py, args)?)?)
            };
            call().map_err(|error| {
                RAISED.set(Some(error));
                Reason::Raised.into()
            })
        })
    }
}
