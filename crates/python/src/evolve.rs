//! Evolution: programs are mutated, selected by their scores on the demos, and kept.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use gridwright::archive::Recording;
use gridwright::{Cancel, Error, EvolveConfig, Evolver, Stored, Until};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::data::DataSet;
use crate::error::raise;
use crate::options::{choice, open, seconds};
use crate::program::Program;
use crate::work::{briefly, interruptibly};

/// What came of it.
struct Evolved {
    generations: u64,
    tried: u64,
    stored: Stored,
    best: Vec<Best>,
    unsaved: Option<String>,
}

/// What there is of a task in the end.
struct Best {
    task: String,
    demo_score: u64,
    demos_right: usize,
    program: gridwright::Program,
}

/// Improves programs for tasks by mutation and selection, and keeps the best in an archive, if one is given. With generations
/// or effort as the end, the same seed and archive give the same programs, whatever the number of jobs. Ctrl-C raises
/// KeyboardInterrupt at once; the batch that is under way is finished and stored meanwhile.
///
/// With `work` the tasks of a batch are done elsewhere: it is called with a list of texts and gives a list of what
/// `do_assignment` makes of each, in their order, or None to end without this batch.
///
/// >>> import gridwright
/// >>> report = gridwright.evolve("embedded", only=["denoise"], generations=1, candidates=100)
/// >>> report["generations"], report["best"][0]["task"]
/// (1, 'denoise')
#[pyfunction]
#[pyo3(signature = (tasks = None, *, only = None, archive = None, generations = None, time = None, effort = None, seed = 0, jobs = 0, merge = 32, candidates = 4000, backend = "auto", work = None))]
#[expect(clippy::too_many_arguments, reason = "they are keyword arguments")]
pub(crate) fn evolve<'py>(
    py: Python<'py>,
    tasks: Option<&Bound<'py, PyAny>>,
    only: Option<Vec<String>>,
    archive: Option<PathBuf>,
    generations: Option<u64>,
    time: Option<f64>,
    effort: Option<u64>,
    seed: u64,
    jobs: usize,
    merge: usize,
    candidates: usize,
    backend: &str,
    work: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let until = match (generations, time, effort) {
        (generations, None, None) => Until::Generations(generations.unwrap_or(10)),
        (None, Some(time), None) => Until::Time(seconds("time", time)?),
        (None, None, Some(effort)) if effort > 0 => Until::Effort(effort),
        _ => return Err(PyValueError::new_err("give one of generations, time and effort (at least 1)")),
    };
    let backend = choice(backend)?;
    let data = DataSet::of(tasks)?;
    let chosen = DataSet::only(&data, only)?;
    let cancel = Cancel::new();
    let config = EvolveConfig::new()
        .until(until)
        .seed(seed)
        .merge(merge.max(4))
        .candidates(candidates)
        .cancel(&cancel);
    let elsewhere = work;
    let raised: Arc<Mutex<Option<PyErr>>> = Arc::default();
    let raising = Arc::clone(&raised);
    let work = move || -> Result<Evolved, Error> {
        let opened = open(&backend, jobs)?;
        let tasks: Vec<&gridwright::Task> = chosen.iter().filter_map(|&at| data.tasks().get(at)).collect();
        let mut recording = match &archive {
            Some(file) => Some(Recording::begin(file, "evolve", "python", Some(seed), Some(&*data))?),
            None => None,
        };
        let mut evolver = Evolver::new(config, &**opened.backend());
        if let Some(recording) = &mut recording {
            evolver = evolver.archive(recording);
        }
        if let Some(work) = &elsewhere {
            evolver = evolver.by(move |texts| {
                let done = Python::attach(|py| -> PyResult<Option<Vec<String>>> {
                    work.bind(py).call1((texts,))?.extract()
                });
                done.unwrap_or_else(|error| {
                    *raising.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                    None
                })
            });
        }
        let report = evolver.run(&data, tasks, &(), |state| {
            let progress = state.evolution.progress();
            let best = state.evolution.populations().filter_map(|(task, members)| {
                let member = members.first()?;
                Some(Best {
                    task: task.id.clone(),
                    demo_score: member.demo_score,
                    demos_right: member.demos_exact,
                    program: member.program.clone(),
                })
            });
            Evolved {
                generations: state.evolution.generation(),
                tried: progress.tallies.total().tried,
                stored: state.stored,
                best: best.collect(),
                unsaved: state.unsaved.map(ToString::to_string),
            }
        })?;
        if let Some(recording) = recording {
            recording.finish()?;
        }
        Ok(report)
    };
    let evolved = interruptibly(py, &cancel, work)?.map_err(|error| raise(&error))?;
    if let Some(error) = raised.lock().unwrap_or_else(PoisonError::into_inner).take() {
        return Err(error);
    }
    let dict = PyDict::new(py);
    dict.set_item("generations", evolved.generations)?;
    dict.set_item("candidates", evolved.tried)?;
    dict.set_item("stored", (evolved.stored.new, evolved.stored.known, evolved.stored.dropped))?;
    dict.set_item("unsaved", evolved.unsaved)?;
    let list = PyList::empty(py);
    for one in evolved.best {
        let row = PyDict::new(py);
        row.set_item("task", one.task)?;
        row.set_item("demo_score", one.demo_score)?;
        row.set_item("demos_right", one.demos_right)?;
        row.set_item("program", Bound::new(py, Program::new(one.program))?)?;
        list.append(row)?;
    }
    dict.set_item("best", list)?;
    Ok(dict)
}

/// Does the work of a task in a generation, which `evolve` gives to its `work`, and gives the text of what came of it. Ctrl-C is
/// looked for when it is done, which is soon.
#[pyfunction]
#[pyo3(signature = (text, *, jobs = 1, backend = "cpu"))]
pub(crate) fn do_assignment(py: Python<'_>, text: &str, jobs: usize, backend: &str) -> PyResult<String> {
    let backend = choice(backend)?;
    let work = || gridwright::do_assignment(text, &**open(&backend, jobs)?.backend());
    briefly(py, work)?.map_err(|error| raise(&error))
}
