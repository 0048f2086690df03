//! Grids to measure with.

use gridwright_dsl::Value;
use gridwright_grid::Grid;

/// A square grid with a black ground and blocks of colours on a third of it.
pub(crate) fn made(side: usize, seed: u64) -> Value {
    let mut state = seed;
    let mut dice = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let grid = Grid::build(side, side, |cells| {
        for _ in 0..side * side / 12 {
            let (row, column, colour) = (dice(side), dice(side), 1 + dice(9) as i8);
            for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                cells[(row + i) % side * side + (column + j) % side] = colour;
            }
        }
    });
    grid.map_or(Value::None, Value::Grid)
}
