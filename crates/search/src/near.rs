//! How near outputs are to the targets, as cheaply as can be: what ranks the thousands of candidates that are not kept.
//!
//! What is kept is scored by the differs; this only has to order candidates of one task as they roughly would.

use std::ops::Add;

use gridwright_grid::Grid;

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

impl Near {
    /// How near outputs are, of the demos on which they are grids, each beside its target.
    pub(crate) fn of<'g>(outputs: impl Iterator<Item = (&'g Grid, &'g Grid)>) -> Near {
        let mut all = Near::default();
        for (output, target) in outputs {
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
    let pairs = output.rows().zip(target.rows()).take(rows);
    let equal_of = |(row, other): (&[i8], &[i8])| {
        row[..columns].iter().zip(&other[..columns]).filter(|(a, b)| a == b).count()
    };
    let equal: usize = pairs.map(equal_of).sum();
    let union = area as usize + output.cells().len() - rows * columns;
    let size = |a: usize, b: usize| (100 * a.min(b) / a.max(b)) as u32;
    1 + size(height, output.height()) + size(width, output.width()) + (250 * equal / union.max(1)) as u32
}
