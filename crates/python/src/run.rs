//! Many programs on many tasks at once.

use std::sync::Arc;

use gridwright::dsl::Value;
use gridwright::{Cancel, Choice, Limits, ProgramRun, SampleKind, Verdict};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::data::DataSet;
use crate::error::Failure;
use crate::grid::Grid;
use crate::options::open;
use crate::primitive::{calls_python, one_thread};
use crate::program::programs_of;
use crate::value::to_python;
use crate::work::interruptibly;

/// Programs that are run before it is looked whether the caller has gone.
const CHUNK: usize = 256;

/// Runs programs on tasks and gives a row of what came out for each pair, as `gridwright run --json` does: a program whose name
/// is `solve_ID` or `verify_ID` with the id of one of the tasks runs on that one, one of any other task is left out, and one
/// that names no task runs on all. Programs are a Program, text, a file or a list of these; tasks are whatever `DataSet` takes.
#[pyfunction]
#[pyo3(signature = (programs, tasks = None, *, jobs = 0, fuel = None))]
pub(crate) fn run<'py>(
    py: Python<'py>,
    programs: &Bound<'py, PyAny>,
    tasks: Option<&Bound<'py, PyAny>>,
    jobs: usize,
    fuel: Option<u64>,
) -> PyResult<Bound<'py, PyList>> {
    let programs = programs_of(programs)?;
    let data = DataSet::of(tasks)?;
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for (at, program) in programs.iter().enumerate() {
        match gridwright::task_of(program.get().program.name()) {
            Some(id) => {
                pairs.extend(data.tasks().iter().position(|task| task.id == id).map(|task| (at, task)));
            }
            None => pairs.extend((0..data.len()).map(|task| (at, task))),
        }
    }
    if pairs.is_empty() && !programs.is_empty() {
        return Err(PyValueError::new_err(format!(
            "data {} has no task for any of the {} programs; name programs solve_ID or verify_ID, or by no task at all",
            data.name(),
            programs.len()
        )));
    }
    let jobs = one_thread(py, jobs, programs.iter().any(|program| calls_python(&program.get().program)))?;
    let limits = fuel.map_or_else(Limits::default, Limits::with_fuel);
    let cancel = Cancel::new();
    let work = {
        let owned: Vec<gridwright::Program> =
            programs.iter().map(|program| program.get().program.clone()).collect();
        let (data, pairs, cancel) = (Arc::clone(&data), pairs.clone(), cancel.clone());
        move || -> Result<Vec<ProgramRun>, Failure> {
            let chosen = open(&Choice::Cpu, jobs)?;
            let mut runs = Vec::with_capacity(pairs.len());
            for chunk in pairs.chunks(CHUNK) {
                if cancel.is_cancelled() {
                    break;
                }
                let jobs: Vec<_> =
                    chunk.iter().map(|&(at, task)| (&owned[at], &data.tasks()[task])).collect();
                runs.extend(gridwright::run_programs(&**chosen.backend(), &jobs, &limits, &())?);
            }
            Ok(runs)
        }
    };
    let runs = interruptibly(py, &cancel, work)?.map_err(PyErr::from)?;
    let rows = PyList::empty(py);
    for (&(at, task), run) in pairs.iter().zip(&runs) {
        let (program, task) = (programs[at].bind(py), &data.tasks()[task]);
        let row = row(py, task, run)?;
        row.set_item("program", program.get().program.name())?;
        row.set_item("file", program.get().file.as_deref())?;
        row.set_item("index", at)?;
        rows.append(row)?;
    }
    Ok(rows)
}

fn row<'py>(py: Python<'py>, task: &gridwright::Task, ran: &ProgramRun) -> PyResult<Bound<'py, PyDict>> {
    let row = PyDict::new(py);
    row.set_item("task", &task.id)?;
    let samples = PyList::empty(py);
    let (mut why, mut demos, mut verdict) = (None, 0, if ran.run.is_right() { "right" } else { "unknown" });
    for (at, (run, (_, sample))) in ran.run.samples.iter().zip(task.samples()).enumerate() {
        let number = if run.kind == SampleKind::Demo { at + 1 } else { at + 1 - task.demos.len() };
        let one = PyDict::new(py);
        one.set_item("kind", run.kind.to_string())?;
        one.set_item("number", number)?;
        one.set_item("verdict", run.verdict.word())?;
        one.set_item("fuel", run.fuel)?;
        one.set_item("output", output(py, &run.verdict)?)?;
        samples.append(one)?;
        demos += usize::from(run.kind == SampleKind::Demo && run.verdict.is_right());
        if why.is_none() && matches!(run.verdict, Verdict::Wrong(_) | Verdict::Fault(_)) {
            verdict = run.verdict.word();
            why = Some(format!("{} {number}: {}", run.kind, run.verdict.why(sample.output.as_ref())));
        }
    }
    row.set_item("verdict", verdict)?;
    row.set_item("why", why)?;
    row.set_item("score", ran.score)?;
    row.set_item("demos_right", demos)?;
    row.set_item("demos", task.demos.len())?;
    row.set_item("fuel", ran.run.samples.iter().map(|sample| sample.fuel).sum::<u64>())?;
    row.set_item("seconds", ran.took.as_secs_f64())?;
    row.set_item("samples", samples)?;
    Ok(row)
}

/// What came out, as Python has it; None for a fault.
pub(crate) fn output<'py>(py: Python<'py>, verdict: &Verdict) -> PyResult<Bound<'py, PyAny>> {
    match verdict {
        Verdict::Right(grid) | Verdict::Wrong(Value::Grid(grid)) | Verdict::Unknown(Value::Grid(grid)) => {
            Ok(Bound::new(py, Grid(grid.clone()))?.into_any())
        }
        Verdict::Wrong(value) | Verdict::Unknown(value) => to_python(py, value),
        Verdict::Fault(_) => Ok(py.None().into_bound(py)),
    }
}
