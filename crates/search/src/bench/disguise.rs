//! Tasks in disguise: turned, mirrored and in other colours. A solver that knows a task by heart, or takes a colour or a
//! direction for granted, does worse on these.

use gridwright_grid::{Grid, Task};

use crate::random::Random;

/// How grids are seen: turned, and every colour as another.
#[derive(Clone, Debug)]
struct Disguise {
    across: bool,
    upside_down: bool,
    left_to_right: bool,
    colours: [i8; 10],
}

/// A task with all its grids turned or mirrored and all ten colours exchanged; the same for the same seed.
pub fn disguised(task: &Task, seed: u64) -> Task {
    let mut random = Random::named(seed, &task.id);
    let mut colours: [i8; 10] = std::array::from_fn(|colour| colour as i8);
    random.shuffle(&mut colours);
    // One of the eight ways to lay a square on itself.
    let [across, upside_down, left_to_right] = [4, 2, 1].map({
        let way = random.below(8);
        move |bit| way & bit != 0
    });
    let disguise = Disguise { across, upside_down, left_to_right, colours };
    let mut task = task.clone();
    for sample in task.demos.iter_mut().chain(&mut task.tests) {
        sample.input = disguise.of(&sample.input);
        sample.output = sample.output.as_ref().map(|output| disguise.of(output));
    }
    task
}

impl Disguise {
    fn of(&self, grid: &Grid) -> Grid {
        let (height, width) = (grid.height(), grid.width());
        let (rows, columns) = if self.across { (width, height) } else { (height, width) };
        let seen = Grid::build(rows, columns, |cells| {
            for (at, cell) in cells.iter_mut().enumerate() {
                let (mut i, mut j) = (at / columns, at % columns);
                i = if self.upside_down { rows - 1 - i } else { i };
                j = if self.left_to_right { columns - 1 - j } else { j };
                let (row, column) = if self.across { (j, i) } else { (i, j) };
                let colour = grid.cells()[row * width + column];
                // What is no colour of a task stays as it is.
                *cell = usize::try_from(colour)
                    .ok()
                    .and_then(|at| self.colours.get(at))
                    .copied()
                    .unwrap_or(colour);
            }
        });
        // There is always one: a grid has cells, and as many turned.
        seen.unwrap_or_else(|| grid.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridwright_grid::embedded;

    #[test]
    fn a_disguise_hides_nothing_and_is_the_same_again() {
        let mut unlike = 0;
        for task in embedded().unwrap().tasks() {
            let other = disguised(task, 5);
            assert_eq!(other, disguised(task, 5));
            unlike += usize::from(other != *task);
            for (a, b) in task.demos.iter().zip(&other.demos) {
                let histogram = |grid: &Grid| {
                    let count = |colour: i8| grid.cells().iter().filter(|&&cell| cell == colour).count();
                    let mut counts: Vec<usize> = (0..10).map(count).collect();
                    counts.sort_unstable();
                    counts
                };
                assert_eq!(histogram(&a.input), histogram(&b.input));
                // What is the same in both grids still is.
                assert_eq!(a.output.as_ref() == Some(&a.input), b.output.as_ref() == Some(&b.input));
            }
        }
        assert!(unlike > 15);
    }
}
