//! The samples that the programs of a search are seen on.

use gridwright_dsl::Value;
use gridwright_grid::{Grid, Task};

use super::values::Values;
use crate::run::demo_pairs;

/// Inputs, the targets of the first of them, and the demo pairs as programs see them.
#[derive(Clone, Debug)]
pub struct Samples {
    /// The demo pairs: `S`.
    pub demos: Value,
    /// The input of every sample: `I`.
    pub inputs: Vec<Value>,
    /// What the first samples should give, where it is known.
    pub targets: Vec<Option<Grid>>,
}

/// How a state compares with the targets, if it is a grid of the target's shape on each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// How many targets it equals.
    pub targets: usize,
    /// How many cells of all targets together it equals.
    pub cells: usize,
}

impl Samples {
    /// The demos of a task, then its tests; nothing of a test but its input.
    pub fn of(task: &Task) -> Samples {
        let inputs = task.samples().map(|(_, sample)| Value::Grid(sample.input.clone())).collect();
        let targets = task.demos.iter().map(|demo| demo.output.clone()).collect();
        Samples { demos: demo_pairs(task), inputs, targets }
    }

    /// Whether a comparison is that of values that equal all targets.
    pub fn is_exact(&self, comparison: Option<Comparison>) -> bool {
        comparison.is_some_and(|comparison| comparison.targets == self.targets.len())
    }

    /// Some of the demos of a task.
    pub fn of_demos(task: &Task, demos: std::ops::Range<usize>) -> Samples {
        let some = task.demos.get(demos).unwrap_or_default();
        Samples {
            demos: demo_pairs(task),
            inputs: some.iter().map(|demo| Value::Grid(demo.input.clone())).collect(),
            targets: some.iter().map(|demo| demo.output.clone()).collect(),
        }
    }

    /// Number of samples.
    pub fn len(&self) -> usize {
        self.inputs.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    /// How values compare with the targets; `None` unless they have the targets' shapes.
    pub fn compare(&self, values: &Values) -> Option<Comparison> {
        let on = |sample: usize| match (values.on(sample), self.targets[sample].as_ref()) {
            (Ok(Value::Grid(grid)), Some(target))
                if (grid.height(), grid.width()) == (target.height(), target.width()) =>
            {
                Some((grid, target))
            }
            _ => None,
        };
        // Most states have another shape, and the first sample tells.
        if !(0..self.targets.len()).all(|sample| on(sample).is_some()) || self.targets.is_empty() {
            return None;
        }
        let mut comparison = Comparison { targets: 0, cells: 0 };
        for (grid, target) in (0..self.targets.len()).filter_map(on) {
            let equal = grid.cells().iter().zip(target.cells()).filter(|(a, b)| a == b).count();
            comparison.cells += equal;
            comparison.targets += usize::from(equal == target.cells().len());
        }
        Some(comparison)
    }
}
