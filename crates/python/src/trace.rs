//! Every step of a program, to look at.

use gridwright::dsl::Value;
use gridwright::engine::same_answer;
use gridwright::program::Types;
use gridwright::{Limits, Sample, Verdict};
use pyo3::prelude::*;

use crate::grid::Grid;
use crate::program::Program;
use crate::value::to_python;

/// One step of a trace.
#[pyclass(frozen, get_all, module = "gridwright")]
pub(crate) struct Step {
    /// The statement, of the canonical text.
    statement: String,
    /// The type that is inferred for it.
    r#type: String,
    /// Fuel of this step alone.
    fuel: u64,
    /// What came of it: a Grid for a grid, None if it has no value.
    value: Held,
    /// Why it has no value, if it has none.
    fault: Option<String>,
    /// What the rules that it learned say.
    learned: Vec<String>,
}

/// A value that is made for Python when somebody asks.
#[derive(Clone)]
pub(crate) struct Held(Option<Value>);

impl<'py> IntoPyObject<'py> for Held {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self.0 {
            None => Ok(py.None().into_bound(py)),
            Some(Value::Grid(grid)) => Ok(Bound::new(py, Grid(grid))?.into_any()),
            Some(value) => to_python(py, &value),
        }
    }
}

#[pymethods]
impl Step {
    fn __repr__(&self) -> String {
        format!("Step({:?}, {}, fuel {})", self.statement, self.r#type, self.fuel)
    }
}

/// Every step of a program on one sample: a sequence of `Step`.
///
/// >>> from gridwright import Program
/// >>> trace = Program("def solve(I): return hconcat(I, vmirror(I))").trace([[1, 2]])
/// >>> [step.statement for step in trace], trace.verdict, trace.output
/// (['x1 = vmirror(I)', 'x2 = hconcat(I, x1)'], 'unknown', Grid([[1, 2, 2, 1]]))
#[pyclass(frozen, module = "gridwright")]
pub(crate) struct Trace {
    program: gridwright::Program,
    sample: Sample,
    verdict: Verdict,
    fuel: u64,
    steps: Vec<(String, String, u64, gridwright::dsl::Answer, Vec<String>)>,
}

impl Trace {
    pub(crate) fn of(
        program: gridwright::Program,
        task: &gridwright::Task,
        sample: Sample,
        limits: &Limits,
    ) -> Trace {
        let traced = gridwright::trace(&program, task, &sample, limits);
        let (types, text) = (Types::of(program.graph()), program.to_string());
        let statements = text.lines().skip(1).map(|line| line.trim().to_owned());
        let steps = traced.steps.into_iter().zip(statements).map(|(step, statement)| {
            (statement, types.get(step.node).to_string(), step.fuel, step.answer, step.words)
        });
        Trace { steps: steps.collect(), program, sample, verdict: traced.verdict, fuel: traced.fuel }
    }

    fn step(&self, at: usize) -> Option<Step> {
        let (statement, r#type, fuel, answer, learned) = self.steps.get(at)?;
        Some(Step {
            statement: statement.clone(),
            r#type: r#type.clone(),
            fuel: *fuel,
            value: Held(answer.as_ref().ok().cloned()),
            fault: answer.as_ref().err().map(ToString::to_string),
            learned: learned.clone(),
        })
    }
}

#[pymethods]
impl Trace {
    /// The program.
    #[getter]
    fn program(&self) -> Program {
        Program::new(self.program.clone())
    }

    /// What it was given.
    #[getter]
    fn input(&self) -> Grid {
        Grid(self.sample.input.clone())
    }

    /// What it should give, if that is known.
    #[getter]
    fn expected(&self) -> Option<Grid> {
        self.sample.output.clone().map(Grid)
    }

    /// The grid that came out, if one did.
    #[getter]
    fn output(&self) -> Option<Grid> {
        self.verdict.grid().cloned().map(Grid)
    }

    /// In a word what came out: right, wrong, unknown or fault.
    #[getter]
    fn verdict(&self) -> &'static str {
        self.verdict.word()
    }

    /// Fuel of all steps.
    #[getter]
    fn fuel(&self) -> u64 {
        self.fuel
    }

    /// The steps.
    #[getter]
    fn steps(&self) -> Vec<Step> {
        (0..self.steps.len()).filter_map(|at| self.step(at)).collect()
    }

    fn __len__(&self) -> usize {
        self.steps.len()
    }

    fn __getitem__(&self, at: isize) -> PyResult<Step> {
        let place =
            if at < 0 { self.steps.len().checked_sub(at.unsigned_abs()) } else { usize::try_from(at).ok() };
        place.and_then(|at| self.step(at)).ok_or_else(|| {
            pyo3::exceptions::PyIndexError::new_err(format!("there are {} steps", self.steps.len()))
        })
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Trace>().is_ok_and(|other| {
            let other = other.get();
            self.steps.len() == other.steps.len()
                && self.steps.iter().zip(&other.steps).all(|(a, b)| a.0 == b.0 && same_answer(&a.3, &b.3))
        })
    }

    fn __repr__(&self) -> String {
        format!("Trace({}, {} steps, {})", self.program.name(), self.steps.len(), self.verdict())
    }

    fn __str__(slf: &Bound<'_, Trace>) -> PyResult<String> {
        slf.py().import("gridwright._show")?.call_method1("trace_text", (slf,))?.extract()
    }

    fn _repr_html_(slf: &Bound<'_, Trace>) -> PyResult<String> {
        slf.py().import("gridwright._show")?.call_method1("trace_html", (slf,))?.extract()
    }
}
