//! Effort: how much a search may do for a task, in one unit for solving and evolving.
//!
//! One unit is [`UNIT`] fuel on an ordinary task. Every call takes longer on larger grids, so a larger task gets more fuel
//! for the same effort, and a smaller one less; reports say by which factor.

use gridwright_grid::{Grid, Task};

/// The fuel of one unit of effort on an ordinary task.
pub const UNIT: u64 = 1_000_000;
/// Cells of an ordinary task: of all inputs and demo outputs.
const CELLS: u64 = 1_500;
/// The least and the most fuel that a task gets for the same effort, in quarters of what an ordinary one does: programs for small
/// grids are not shorter, and what takes longest on large ones is seldom right.
const LEAST: u64 = 3;
const MOST: u64 = 8;

/// The factor of a task's size, and the fuel of an effort.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    quarters: u64,
}

impl Scale {
    /// The scale of a task.
    pub fn of(task: &Task) -> Scale {
        let inputs = task.samples().map(|(_, sample)| &sample.input);
        let outputs = task.demos.iter().filter_map(|demo| demo.output.as_ref());
        let cells: u64 = inputs.chain(outputs).map(|grid: &Grid| grid.cells().len() as u64).sum();
        let halves = (2 * cells).div_ceil(CELLS);
        Scale { quarters: (2 * halves).clamp(LEAST, MOST) }
    }

    /// How many times the fuel of an ordinary task.
    pub fn factor(self) -> f64 {
        self.quarters as f64 / 4.0
    }

    /// The fuel of an effort.
    pub fn fuel(self, effort: u64) -> u64 {
        // Quarters first, so that a small effort keeps them.
        effort.saturating_mul(UNIT / 4).saturating_mul(self.quarters)
    }
}
