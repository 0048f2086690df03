//! Programs.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use gridwright::dsl::{Reason, Value};
use gridwright::engine::{Code, Inputs, Machine, demo_pairs};
use gridwright::{Imported, Limits};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use crate::error::{raise, raise_fault};
use crate::grid::Grid;
use crate::pickle::reduced;
use crate::read::a;
use crate::task::Task;
use crate::trace::Trace;
use crate::value::{take_raised, to_python};
use crate::work::briefly;

/// A program in the DSL, in canonical form.
///
/// Calling it with a grid runs it, with bounds of fuel and memory; what has no value raises a `Fault`.
///
/// >>> from gridwright import Grid, Program
/// >>> program = Program("def solve(I): return hconcat(I, vmirror(I))")
/// >>> program(Grid([[1, 2], [3, 4]]))
/// Grid([[1, 2, 2, 1], [3, 4, 4, 3]])
/// >>> print(program.canonical)
/// def solve(I):
///     x1 = vmirror(I)
///     x2 = hconcat(I, x1)
///     return x2
/// <BLANKLINE>
/// >>> Program("def solve(I): return vmiror(I)")
/// Traceback (most recent call last):
/// ValueError: program:1:22: error: unknown name 'vmiror'
/// def solve(I): return vmiror(I)
///                      ^^^^^^
/// help: did you mean 'vmirror'?
#[pyclass(frozen, module = "gridwright")]
pub(crate) struct Program {
    pub(crate) program: gridwright::Program,
    /// Laid out to run when it is first called.
    code: OnceLock<Code>,
    /// The file that it was read from.
    pub(crate) file: Option<String>,
}

thread_local! {
    static MACHINE: RefCell<Option<Machine>> = const { RefCell::new(None) };
}

/// Reads all programs of a Python file; with `keep_going`, those that have no error.
#[pyfunction]
#[pyo3(signature = (path, /, *, keep_going = false))]
pub(crate) fn load_programs(path: PathBuf, keep_going: bool) -> PyResult<Vec<Program>> {
    let programs = if keep_going {
        gridwright::load_readable_programs(path).map(|readable| readable.programs)
    } else {
        gridwright::load_programs(path)
    };
    Ok(programs.map_err(|error| raise(&error))?.into_iter().map(Program::imported).collect())
}

impl Program {
    pub(crate) fn new(program: gridwright::Program) -> Program {
        Program { code: OnceLock::new(), program, file: None }
    }

    fn imported(imported: Imported) -> Program {
        Program { file: Some(imported.file), ..Program::new(imported.program) }
    }

    /// The program of a pickle: its name and its text.
    pub(crate) fn restore((name, text): (String, String)) -> PyResult<Program> {
        let program = Program::parse("pickle", &text)?.program.renamed(name);
        Ok(Program::new(program))
    }

    fn parse(file: &str, text: &str) -> PyResult<Program> {
        let mut programs =
            gridwright::parse_programs(file, text.as_bytes()).map_err(|error| raise(&error))?;
        match (programs.pop(), programs.len()) {
            (Some(program), 0) => Ok(Program::imported(program)),
            (None, _) => Err(PyValueError::new_err(format!("{file}: there is no function"))),
            (_, more) => Err(PyValueError::new_err(format!(
                "{file} has {} functions, and a Program is one; load_programs() reads them all",
                more + 1
            ))),
        }
    }

    /// A program of whatever can be one: a program, or text.
    pub(crate) fn of(object: &Bound<'_, PyAny>) -> PyResult<Py<Program>> {
        if let Ok(program) = object.cast::<Program>() {
            return Ok(program.clone().unbind());
        }
        if object.is_instance_of::<PyString>() {
            return Py::new(object.py(), Program::parse("program", object.extract()?)?);
        }
        Err(PyTypeError::new_err(format!("{} is no program: give a Program or its text", a(object))))
    }
}

#[pymethods]
impl Program {
    #[new]
    #[pyo3(signature = (text, /))]
    fn py_new(text: &Bound<'_, PyAny>) -> PyResult<Program> {
        let text = text.cast::<PyString>().map_err(|_| {
            PyTypeError::new_err(format!("a program is made of its text, and {} is none", a(text)))
        })?;
        Program::parse("program", &text.to_string_lossy())
    }

    /// Reads the one program of a Python file, or the one of that name.
    #[staticmethod]
    #[pyo3(signature = (path, /, name = None))]
    #[expect(clippy::needless_pass_by_value, reason = "what Python gives is made for this call")]
    fn load(path: PathBuf, name: Option<&str>) -> PyResult<Program> {
        let shown = path.display().to_string();
        let programs = gridwright::load_programs(&path).map_err(|error| raise(&error))?;
        let count = programs.len();
        let mut wanted =
            programs.into_iter().filter(|imported| name.is_none_or(|name| imported.program.name() == name));
        match (wanted.next(), wanted.next()) {
            (Some(one), None) => Ok(Program::imported(one)),
            (None, _) => Err(PyValueError::new_err(format!(
                "{shown}: there is no function {}",
                name.unwrap_or("in it")
            ))),
            _ => Err(PyValueError::new_err(format!(
                "{shown} has {count} functions; give the name of one, or use load_programs()"
            ))),
        }
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        self.program.name()
    }

    /// The file that it was read from, if it was.
    #[getter]
    fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }

    /// The id of the task that it is for, by its name: `solve_ID` or `verify_ID`.
    #[getter]
    fn task_id(&self) -> Option<&str> {
        gridwright::task_of(self.program.name())
    }

    /// Its canonical text.
    #[getter]
    fn canonical(&self) -> String {
        self.program.to_string()
    }

    /// The hash of what it does: the same for other names, orders of statements, and dead code.
    #[getter]
    fn hash(&self) -> String {
        self.program.content_hash().to_string()
    }

    /// Fuel of its calls, before what the size of their arguments adds.
    #[getter]
    fn cost(&self) -> u64 {
        self.program.cost()
    }

    /// Number of its calls.
    #[getter]
    fn calls(&self) -> usize {
        self.program.calls()
    }

    /// Whether it runs under Python's arc-dsl: of its primitives, and of the input alone.
    #[getter]
    fn runs_under_arc_dsl(&self) -> bool {
        self.program.runs_under_arc_dsl()
    }

    /// The same program under another name.
    fn renamed(&self, name: &str) -> Program {
        Program { file: self.file.clone(), ..Program::new(self.program.renamed(name)) }
    }

    /// Runs it on a grid. `task` gives the demos, which some programs look at; `fuel` bounds the work.
    #[pyo3(signature = (grid, /, task = None, *, fuel = None))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        grid: &Bound<'py, PyAny>,
        task: Option<&Bound<'py, PyAny>>,
        fuel: Option<u64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let input = match grid.cast::<Grid>() {
            Ok(grid) => Value::Grid(grid.get().0.clone()),
            Err(_) => match crate::read::grid(grid) {
                Ok(grid) => Value::Grid(grid),
                Err(error) => return Err(error),
            },
        };
        let demos = match task {
            Some(task) => demo_pairs(&*Task::of(task)?),
            None => Value::EMPTY_TUPLE,
        };
        let limits = fuel.map_or_else(Limits::default, Limits::with_fuel);
        let code = self.code.get_or_init(|| Code::new(&self.program));
        let answer = briefly(py, || {
            let mut machine = MACHINE.take().unwrap_or_default();
            let answer = machine.run(code, Inputs::new(&demos, &input, &Value::None), &limits);
            MACHINE.set(Some(machine));
            answer
        })?;
        match answer {
            Ok(Value::Grid(grid)) => Ok(Bound::new(py, Grid(grid))?.into_any()),
            Ok(value) => to_python(py, &value),
            Err(fault) if fault.reason() == Reason::Raised => {
                let error = raise_fault(py, fault);
                error.set_cause(py, take_raised());
                Err(error)
            }
            Err(fault) => Err(raise_fault(py, fault)),
        }
    }

    /// Every step on a grid, or on a sample of a task: `program.trace(grid)`, `program.trace(task, "demo1")`.
    #[pyo3(signature = (on, /, sample = None, *, fuel = None))]
    fn trace(
        slf: &Bound<'_, Program>,
        on: &Bound<'_, PyAny>,
        sample: Option<&Bound<'_, PyAny>>,
        fuel: Option<u64>,
    ) -> PyResult<Trace> {
        let (py, limits) = (slf.py(), fuel.map_or_else(Limits::default, Limits::with_fuel));
        let grid = if on.cast::<Task>().is_ok() { None } else { crate::read::grid(on).ok() };
        let (task, chosen) = match grid {
            Some(input) => {
                let task = gridwright::Task { id: "grid".to_owned(), demos: Vec::new(), tests: Vec::new() };
                (Arc::new(task), gridwright::Sample::unknown(input))
            }
            None => {
                let task = Task::of(on)?;
                let first = PyString::new(py, "1").into_any();
                let chosen = crate::task::sample(&task, sample.unwrap_or(&first))?.clone();
                (task, chosen)
            }
        };
        let program = slf.get().program.clone();
        briefly(py, move || Trace::of(program, &task, chosen, &limits))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<Program>()
            .is_ok_and(|other| other.get().program.content_hash() == self.program.content_hash())
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        self.hash().into_pyobject(py)?.hash()
    }

    fn __str__(&self) -> String {
        self.program.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Program({}, {} calls, {})", self.program.name(), self.program.calls(), &self.hash()[..12])
    }

    fn _repr_html_(slf: &Bound<'_, Program>) -> PyResult<String> {
        slf.py().import("gridwright._show")?.call_method1("program_html", (slf,))?.extract()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        reduced(py, "Program", (self.program.name(), self.program.to_string()))
    }
}

/// Programs of whatever can be some: a program, text, a path of a Python file, or several of these.
pub(crate) fn programs_of(object: &Bound<'_, PyAny>) -> PyResult<Vec<Py<Program>>> {
    if object.cast::<Program>().is_ok() {
        return Ok(vec![Program::of(object)?]);
    }
    let is_file = object.hasattr("__fspath__")?
        || object.extract::<String>().is_ok_and(|text| text.ends_with(".py") && !text.contains('\n'));
    if is_file {
        let programs = load_programs(object.extract()?, false)?;
        return programs.into_iter().map(|program| Py::new(object.py(), program)).collect();
    }
    if let Ok(text) = object.extract::<String>() {
        let programs =
            gridwright::parse_programs("programs", text.as_bytes()).map_err(|error| raise(&error))?;
        return programs.into_iter().map(|one| Py::new(object.py(), Program::imported(one))).collect();
    }
    let items = object.try_iter().map_err(|_| {
        PyTypeError::new_err(format!(
            "{} is no program: give a Program, its text, a file, or a list of these",
            a(object)
        ))
    })?;
    items.map(|item| Program::of(&item?)).collect()
}
