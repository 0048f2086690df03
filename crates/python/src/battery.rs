//! Batteries: programs merged, and run on a task at once.

use std::sync::Arc;

use gridwright::dsl::Value;
use gridwright::engine::{Inputs, Machine, demo_pairs};
use gridwright::{Limits, Verdict, engine, print_merged};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::error::raise;
use crate::program::{Program, programs_of};
use crate::run::output;
use crate::task::Task;
use crate::work::briefly;

/// Programs merged into one graph, in which every distinct call is computed once.
///
/// >>> from gridwright import Battery, load
/// >>> battery = Battery(["def a(I): return vmirror(hmirror(I))", "def b(I): return hconcat(hmirror(I), I)"])
/// >>> battery.calls, battery.calls_before
/// (3, 4)
/// >>> [row["demos_right"] for row in battery.evaluate(load()["denoise"])]
/// [0, 0]
#[pyclass(frozen, module = "gridwright")]
pub(crate) struct Battery(Arc<engine::Battery>);

#[pymethods]
impl Battery {
    #[new]
    #[pyo3(signature = (programs, /))]
    fn new(programs: &Bound<'_, PyAny>) -> PyResult<Battery> {
        let programs = programs_of(programs)?;
        let merged = engine::Battery::merge(programs.iter().map(|program| &program.get().program));
        merged.map(|battery| Battery(Arc::new(battery))).map_err(|error| raise(&error.into()))
    }

    /// The programs.
    #[getter]
    fn programs(&self) -> Vec<Program> {
        self.0.programs().iter().cloned().map(Program::new).collect()
    }

    /// Calls of the merged graph.
    #[getter]
    fn calls(&self) -> usize {
        self.0.calls()
    }

    /// Calls of all programs on their own.
    #[getter]
    fn calls_before(&self) -> usize {
        self.0.calls_before()
    }

    /// Runs all programs on every sample of a task; a row for each, in their order.
    #[pyo3(signature = (task, /, *, fuel = None))]
    fn evaluate<'py>(
        &self,
        py: Python<'py>,
        task: &Bound<'py, PyAny>,
        fuel: Option<u64>,
    ) -> PyResult<Bound<'py, PyList>> {
        let task = Task::of(task)?;
        let limits = fuel.map_or_else(Limits::default, Limits::with_fuel);
        let verdicts: Vec<Vec<Verdict>> = briefly(py, || {
            let (mut machine, demos) = (Machine::new(), demo_pairs(&task));
            let prefix = self.0.run_prefix(&mut machine, &demos, &limits);
            let samples = task.samples().map(|(_, sample)| {
                let input = Value::Grid(sample.input.clone());
                let inputs = Inputs::new(&demos, &input, &Value::None);
                let answers = self.0.run(&mut machine, &prefix, inputs, &limits);
                answers.into_iter().map(|answer| Verdict::of(answer, sample.output.as_ref())).collect()
            });
            samples.collect()
        })?;
        let rows = PyList::empty(py);
        for (at, program) in self.0.programs().iter().enumerate() {
            let row = PyDict::new(py);
            let of_program = || verdicts.iter().filter_map(|sample| sample.get(at));
            let outputs = of_program().map(|verdict| output(py, verdict)).collect::<PyResult<Vec<_>>>()?;
            row.set_item("program", program.name())?;
            row.set_item("task", &task.id)?;
            row.set_item(
                "demos_right",
                of_program().take(task.demos.len()).filter(|verdict| verdict.is_right()).count(),
            )?;
            row.set_item("demos", task.demos.len())?;
            row.set_item("verdicts", of_program().map(Verdict::word).collect::<Vec<_>>())?;
            row.set_item("outputs", outputs)?;
            rows.append(row)?;
        }
        Ok(rows)
    }

    fn __len__(&self) -> usize {
        self.0.programs().len()
    }

    fn __repr__(&self) -> String {
        format!(
            "Battery({} programs, {} calls of {})",
            self.0.programs().len(),
            self.0.calls(),
            self.0.calls_before()
        )
    }

    fn __str__(&self) -> PyResult<String> {
        print_merged([("battery".to_owned(), self.0.programs().iter().collect())])
            .map_err(|error| raise(&error.into()))
    }
}
