//! What the search is given of a task: inputs of all samples, targets of the demos, and never a test's output.

use gridwright_dsl::Value;
use gridwright_dsl::learn::Demo;
use gridwright_engine::wave::Samples;
use gridwright_grid::{Grid, Task};

/// A task as the search sees it.
#[derive(Debug)]
pub(crate) struct Problem {
    /// The input of every sample, demos first.
    pub(crate) inputs: Vec<Grid>,
    /// The output of every demo.
    pub(crate) targets: Vec<Grid>,
    /// The same as programs and backends see it.
    pub(crate) samples: Samples,
    /// The colours that occur in an input or a target, ascending.
    pub(crate) palette: Vec<i8>,
    /// Cells of all targets together.
    pub(crate) cells: usize,
    /// Whether it was searched in other colours before.
    pub(crate) is_again: bool,
}

impl Problem {
    /// The problem of a task; `None` without a demo or a test, when there is nothing to find.
    pub(crate) fn of(task: &Task) -> Option<Problem> {
        let targets: Vec<Grid> =
            task.demos.iter().map(|demo| demo.output.clone()).collect::<Option<Vec<_>>>()?;
        if targets.is_empty() || task.tests.is_empty() {
            return None;
        }
        let inputs: Vec<Grid> = task.samples().map(|(_, sample)| sample.input.clone()).collect();
        let mut palette: Vec<i8> = Vec::new();
        for grid in inputs.iter().chain(&targets) {
            for &colour in grid.cells() {
                if let Err(at) = palette.binary_search(&colour) {
                    palette.insert(at, colour);
                }
            }
        }
        let cells = targets.iter().map(|target| target.cells().len()).sum();
        Some(Problem { inputs, targets, samples: Samples::of(task), palette, cells, is_again: false })
    }

    /// The same task that was searched in other colours.
    pub(crate) fn again(self, is_again: bool) -> Problem {
        Problem { is_again, ..self }
    }

    /// The demos as learners see them, with what was made of each input.
    pub(crate) fn demos_with<'a>(&'a self, values: &'a [Value]) -> Vec<Demo<'a>> {
        let inputs = self.inputs.iter().zip(values).zip(&self.targets);
        inputs.map(|((input, value), output)| Demo { input, value, output }).collect()
    }

    /// Number of demos.
    pub(crate) fn demo_count(&self) -> usize {
        self.targets.len()
    }

    /// Whether every output has the shape of its input.
    pub(crate) fn keeps_shape(&self) -> bool {
        let shape = |grid: &Grid| (grid.height(), grid.width());
        self.inputs.iter().zip(&self.targets).all(|(input, output)| shape(input) == shape(output))
    }
}
