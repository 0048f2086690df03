//! How tasks are solved, as Python says it.

use std::time::Duration;

use gridwright::{BackendConfig, Choice, Chosen, Config, Error};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::primitive::{calls_python, search_calls_python};
use crate::program::programs_of;

/// What `Solver`, `Solving` and `keep` take alike, with the names of the command line.
#[derive(Clone)]
pub(crate) struct Options {
    pub(crate) effort: Option<u64>,
    pub(crate) time: Option<f64>,
    pub(crate) time_per_task: Option<f64>,
    pub(crate) seed: u64,
    pub(crate) evolve: u8,
    pub(crate) memory: Option<u64>,
    pub(crate) jobs: usize,
    pub(crate) backend: Choice,
    pub(crate) known: Vec<gridwright::Program>,
}

/// Which backend a text means.
pub(crate) fn choice(text: &str) -> PyResult<Choice> {
    text.parse().map_err(|error: String| PyValueError::new_err(format!("backend {text}: {error}")))
}

/// The backend that is wanted, with so many threads.
pub(crate) fn open(choice: &Choice, jobs: usize) -> Result<Chosen, Error> {
    BackendConfig::new(choice.clone()).threads(jobs).open()
}

/// Time in seconds, if it can be one.
pub(crate) fn seconds(name: &str, value: f64) -> PyResult<Duration> {
    Duration::try_from_secs_f64(value)
        .map_err(|_| PyValueError::new_err(format!("{name} is {value}, which is no time")))
}

impl Options {
    /// Takes the options out of a dict; what is left there is the caller's.
    pub(crate) fn take(dict: &Bound<'_, PyDict>) -> PyResult<Options> {
        fn item<'py, T>(dict: &Bound<'py, PyDict>, name: &str) -> PyResult<Option<T>>
        where
            T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
        {
            let Some(value) = dict.get_item(name)? else { return Ok(None) };
            dict.del_item(name)?;
            if value.is_none() {
                return Ok(None);
            }
            value.extract().map(Some).map_err(|error: PyErr| {
                let text = error.value(dict.py()).to_string();
                PyErr::from_type(error.get_type(dict.py()), format!("{name}: {text}"))
            })
        }
        let evolve: Option<u8> = item(dict, "evolve")?;
        if evolve.is_some_and(|evolve| evolve > 100) {
            return Err(PyValueError::new_err("evolve is a share of the effort in percent, from 0 to 100"));
        }
        let known = match dict.get_item("known")? {
            None => Vec::new(),
            Some(known) => {
                dict.del_item("known")?;
                programs_of(&known)?.iter().map(|program| program.get().program.clone()).collect()
            }
        };
        let options = Options {
            effort: item(dict, "effort")?,
            time: item(dict, "time")?,
            time_per_task: item(dict, "time_per_task")?,
            seed: item(dict, "seed")?.unwrap_or(0),
            evolve: evolve.unwrap_or(0),
            memory: item(dict, "memory")?,
            jobs: item(dict, "jobs")?.unwrap_or(0),
            backend: choice(&item::<String>(dict, "backend")?.unwrap_or_else(|| "auto".to_owned()))?,
            known,
        };
        options.config()?;
        Ok(options)
    }

    /// Whether a search with these calls a Python function.
    pub(crate) fn call_python(&self) -> bool {
        search_calls_python() || self.known.iter().any(calls_python)
    }

    /// The options of the library.
    pub(crate) fn config(&self) -> PyResult<Config> {
        let mut config =
            Config::new().seed(self.seed).evolve(self.evolve).threads(self.jobs).known(self.known.clone());
        config.effort = self.effort;
        config.time = self.time.map(|time| seconds("time", time)).transpose()?;
        config.time_per_task = self.time_per_task.map(|time| seconds("time_per_task", time)).transpose()?;
        if let Some(memory) = self.memory {
            config = config.memory(memory);
        }
        Ok(config)
    }

    /// The options that differ from the usual, as `take` reads them, all but the programs.
    pub(crate) fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in [("time", self.time), ("time_per_task", self.time_per_task)] {
            if let Some(value) = value {
                dict.set_item(name, value)?;
            }
        }
        for (name, value) in [("effort", self.effort), ("memory", self.memory)] {
            if let Some(value) = value {
                dict.set_item(name, value)?;
            }
        }
        dict.set_item("seed", self.seed)?;
        dict.set_item("evolve", self.evolve)?;
        dict.set_item("jobs", self.jobs)?;
        dict.set_item("backend", self.backend.to_string())?;
        Ok(dict)
    }
}

/// An error if there is an option that nobody knows.
pub(crate) fn all_taken(dict: &Bound<'_, PyDict>) -> PyResult<()> {
    match dict.keys().get_item(0) {
        Ok(name) => Err(pyo3::exceptions::PyTypeError::new_err(format!("there is no option {name}"))),
        Err(_) => Ok(()),
    }
}
