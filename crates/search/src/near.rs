//! How near outputs are to the targets, as cheaply as can be: what ranks the thousands of candidates that are not kept.
//!
//! What is kept is scored by the differs; this only has to order candidates of one task as they roughly would.

use std::ops::{Add, Range};

use gridwright_grid::{Grid, Task};

use crate::pool::{ClassId, Pool};

/// How near outputs are to the targets of all demos. The greater, the nearer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Near {
    /// Demos that are exactly right.
    pub exact: u32,
    /// The sum over the demos, each 0..=1000.
    pub near: u32,
}

impl Add for Near {
    type Output = Near;

    fn add(self, other: Near) -> Near {
        Near { exact: self.exact + other.exact, near: self.near + other.near }
    }
}

/// The targets of a task's demos.
#[derive(Clone, Debug)]
pub struct Targets(Vec<Option<Grid>>);

impl Targets {
    /// The outputs of a task's demos.
    pub fn of(task: &Task) -> Targets {
        Targets::of_demos(task, 0..task.demos.len())
    }

    /// The outputs of some of a task's demos.
    pub fn of_demos(task: &Task, demos: Range<usize>) -> Targets {
        Targets(task.demos.get(demos).unwrap_or_default().iter().map(|demo| demo.output.clone()).collect())
    }

    /// Whether all demos are right.
    pub fn is_exact(&self, near: Near) -> bool {
        near.exact as usize == self.0.len()
    }

    /// How near a class is.
    pub fn near(&self, pool: &mut Pool, class: ClassId) -> Near {
        let mut all = Near::default();
        for (target, output) in self.0.iter().zip(pool.grids(class)) {
            let (Some(target), Some(output)) = (target, output) else { continue };
            let near = nearness(output, target);
            all.exact += u32::from(near == 1000);
            all.near += near;
        }
        all
    }
}

/// From 1, a grid, to 1000, the target. Of the right size: by the share of equal cells, from 500; else by size and by the
/// cells that both have.
fn nearness(output: &Grid, target: &Grid) -> u32 {
    let (height, width) = (target.height(), target.width());
    let area = (height * width) as u32;
    if output.height() == height && output.width() == width {
        let equal = output.cells().iter().zip(target.cells()).filter(|(a, b)| a == b).count() as u32;
        return if equal == area { 1000 } else { 500 + 499 * equal / area };
    }
    let (rows, columns) = (height.min(output.height()), width.min(output.width()));
    let rows_of =
        |grid: &'_ Grid| grid.rows().take(rows).map(|row| row[..columns].to_vec()).collect::<Vec<_>>();
    let equal = rows_of(output)
        .iter()
        .flatten()
        .zip(rows_of(target).iter().flatten())
        .filter(|(a, b)| a == b)
        .count();
    let union = area as usize + output.cells().len() - rows * columns;
    let size = |a: usize, b: usize| (100 * a.min(b) / a.max(b)) as u32;
    1 + size(height, output.height()) + size(width, output.width()) + (250 * equal / union.max(1)) as u32
}
