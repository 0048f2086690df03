//! Archives: what was found, and questions about it.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use gridwright::archive::{self, Entry, Filter, Kind, Order, Place, Recording, Source};
use gridwright::program::ProgramHash;
use gridwright::{Choice, Limits};
use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::data::DataSet;
use crate::error::raise;
use crate::options::open;
use crate::program::{Program, programs_of};

/// An archive of programs, their results and where they come from: one SQLite file, which the command line shares.
///
/// >>> import gridwright, os, tempfile
/// >>> file = os.path.join(tempfile.mkdtemp(), "found.db")
/// >>> solution = gridwright.solve(gridwright.load()["denoise"], effort=2, archive=file, progress=False)
/// >>> with gridwright.Archive(file) as archive:
/// ...     [entry["names"] for entry in archive.list(task="denoise")][:1]
/// [['solve_denoise']]
#[pyclass(frozen, module = "gridwright")]
pub(crate) struct Archive {
    file: PathBuf,
    open: Mutex<Option<archive::Archive>>,
}

fn fault(error: archive::Error) -> PyErr {
    raise(&gridwright::Error::from(error))
}

impl Archive {
    fn with<T>(&self, ask: impl FnOnce(&mut archive::Archive) -> PyResult<T>) -> PyResult<T> {
        let mut open: MutexGuard<'_, Option<archive::Archive>> =
            self.open.lock().unwrap_or_else(PoisonError::into_inner);
        match open.as_mut() {
            Some(archive) => ask(archive),
            None => Err(PyValueError::new_err(format!("the archive {} is closed", self.file.display()))),
        }
    }

    fn hash(archive: &archive::Archive, prefix: &str) -> PyResult<ProgramHash> {
        let mut found = archive.find(prefix).map_err(fault)?;
        match (found.pop(), found.len()) {
            (Some(hash), 0) => Ok(hash),
            (None, _) => Err(PyKeyError::new_err(format!("there is no program {prefix}"))),
            (_, more) => Err(PyKeyError::new_err(format!("{} programs begin with {prefix}", more + 1))),
        }
    }
}

fn entry_dict<'py>(
    py: Python<'py>,
    archive: &archive::Archive,
    entry: &Entry,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    let name = entry.names.first().map_or("program", String::as_str);
    let program = archive.program(entry, name).map_err(fault)?;
    dict.set_item("hash", entry.hash.to_string())?;
    dict.set_item("kind", entry.kind.name())?;
    dict.set_item("names", &entry.names)?;
    dict.set_item("calls", entry.calls)?;
    dict.set_item("cost", entry.cost)?;
    let source = |source: &Source| match source {
        Source::File(file) => format!("file {file}"),
        Source::Program { parent, how } => format!("{how} of {parent}"),
        Source::Found { command, version } => format!("{command} of gridwright {version}"),
    };
    dict.set_item("sources", entry.sources.iter().map(source).collect::<Vec<_>>())?;
    dict.set_item("program", Bound::new(py, Program::new(program))?)?;
    Ok(dict)
}

#[pymethods]
impl Archive {
    /// Opens an archive; with `create` it is made if there is none.
    #[new]
    #[pyo3(signature = (file, /, *, create = false))]
    fn new(file: PathBuf, create: bool) -> PyResult<Archive> {
        let open =
            if create { archive::Archive::open_or_create(&file) } else { archive::Archive::open(&file) };
        Ok(Archive { file, open: Mutex::new(Some(open.map_err(fault)?)) })
    }

    /// Closes it; what is asked later is an error.
    fn close(&self) {
        drop(self.open.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    fn __enter__(slf: Py<Archive>) -> Py<Archive> {
        slf
    }

    #[pyo3(signature = (*_how))]
    fn __exit__(&self, _how: &Bound<'_, PyAny>) {
        self.close();
    }

    /// Programs: those with a result for a task or named for it, of a kind ("solver" or "differ"), in an order ("stored", "name",
    /// "calls", "cost" or "hash").
    #[pyo3(signature = (*, task = None, kind = None, order = "stored", limit = None))]
    fn list<'py>(
        &self,
        py: Python<'py>,
        task: Option<String>,
        kind: Option<&str>,
        order: &str,
        limit: Option<usize>,
    ) -> PyResult<Bound<'py, PyList>> {
        let kind = match kind {
            None => None,
            Some("solver") => Some(Kind::Solver),
            Some("differ") => Some(Kind::Differ),
            Some(other) => {
                return Err(PyValueError::new_err(format!("{other} is no kind: give solver or differ")));
            }
        };
        let order = match order {
            "stored" => Order::Stored,
            "name" => Order::Name,
            "calls" => Order::Calls,
            "cost" => Order::Cost,
            "hash" => Order::Hash,
            other => {
                let text = format!("{other} is no order: give stored, name, calls, cost or hash");
                return Err(PyValueError::new_err(text));
            }
        };
        self.with(|archive| {
            let list = PyList::empty(py);
            for entry in archive.list(&Filter { kind, task, order, limit }).map_err(fault)? {
                list.append(entry_dict(py, archive, &entry)?)?;
            }
            Ok(list)
        })
    }

    /// The program whose hash begins so, with its results.
    fn get<'py>(&self, py: Python<'py>, hash: &str) -> PyResult<Bound<'py, PyDict>> {
        self.with(|archive| {
            let hash = Archive::hash(archive, hash)?;
            let entry = archive.get(&hash).map_err(fault)?;
            let entry = entry.ok_or_else(|| PyKeyError::new_err(format!("there is no program {hash}")))?;
            let dict = entry_dict(py, archive, &entry)?;
            let results = PyList::empty(py);
            for result in archive.results(&hash).map_err(fault)? {
                results.append(result_dict(py, &result)?)?;
            }
            dict.set_item("results", results)?;
            Ok(dict)
        })
    }

    /// The best programs of a task of a data set, with their results.
    #[pyo3(signature = (task, tasks = None, *, most = 32))]
    fn best<'py>(
        &self,
        py: Python<'py>,
        task: &str,
        tasks: Option<&Bound<'py, PyAny>>,
        most: usize,
    ) -> PyResult<Bound<'py, PyList>> {
        let data = DataSet::of(tasks)?;
        self.with(|archive| {
            let hash = data.hash();
            let place = Place { kind: Kind::Solver, task, data: hash.as_bytes() };
            let list = PyList::empty(py);
            for (entry, result) in archive.best(place, most).map_err(fault)? {
                let dict = entry_dict(py, archive, &entry)?;
                dict.update(result_dict(py, &result)?.as_mapping())?;
                list.append(dict)?;
            }
            Ok(list)
        })
    }

    /// Stores programs, which then come from this file; gives how many were new and how many known.
    #[pyo3(signature = (programs, /, *, source = "python"))]
    fn add(&self, programs: &Bound<'_, PyAny>, source: &str) -> PyResult<(usize, usize)> {
        let programs = programs_of(programs)?;
        self.with(|_| Ok(()))?;
        let batch: Vec<archive::NewProgram> = programs
            .iter()
            .map(|program| archive::NewProgram {
                program: program.get().program.clone(),
                source: Source::File(program.get().file.clone().unwrap_or_else(|| source.to_owned())),
                results: Vec::new(),
            })
            .collect();
        let store = || {
            let mut recording = Recording::begin(&self.file, "import", "python", None, None)?;
            let stored = recording.store(&batch)?;
            recording.finish()?;
            Ok((stored.new, stored.known))
        };
        store().map_err(|error: gridwright::Error| raise(&error))
    }

    /// The text of the submission that the programs of the archive give for tasks.
    #[pyo3(signature = (tasks = None, *, jobs = 0))]
    fn submit(&self, tasks: Option<&Bound<'_, PyAny>>, jobs: usize) -> PyResult<String> {
        let data = DataSet::of(tasks)?;
        self.with(|archive| {
            let chosen = open(&Choice::Cpu, jobs).map_err(|error| raise(&error))?;
            let submitted = gridwright::submit(archive, &data, &**chosen.backend(), &Limits::default(), &());
            submitted.map(|submitted| submitted.submission.to_json()).map_err(|error| raise(&error))
        })
    }

    fn __len__(&self) -> PyResult<usize> {
        self.with(|archive| {
            let mut count = 0;
            let counted = archive.for_each(&Filter::default(), |_| {
                count += 1;
                Ok::<(), archive::Error>(())
            });
            counted.map(|()| count).map_err(fault)
        })
    }

    fn __repr__(&self) -> String {
        format!("Archive({:?})", self.file.display().to_string())
    }
}

fn result_dict<'py>(py: Python<'py>, result: &archive::TaskResult) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("task", &result.task)?;
    dict.set_item("demo_score", result.demo_score)?;
    dict.set_item("demos_right", result.demos_exact)?;
    dict.set_item("tests_right", result.tests_right)?;
    dict.set_item("fuel", result.fuel)?;
    Ok(dict)
}
