//! The ground of a task: most steps take 0 for it, so a task whose ground is of another colour is searched with the two
//! exchanged; in all samples, or in each with its own.

use std::cmp::Reverse;
use std::slice;

use gridwright_dsl::{Cx, Value, prim};
use gridwright_grid::{Grid, Task};

use super::derive::BUDGET;
use super::stage::Stage;
use super::{CALL, Version};

/// How much of the inputs a colour takes that may be the ground, in thousandths. Where none takes as much, the task is
/// about patterns.
const GROUND: u64 = 400;
/// How many times as much as 0 it takes where there is no doubt.
const CLEAR: u64 = 4;

impl Version {
    /// The versions worth searching, the most promising first; never none.
    pub(crate) fn of(task: &Task) -> Vec<Version> {
        let inputs: Vec<Grid> = task.samples().map(|(_, sample)| sample.input.clone()).collect();
        let plain = Version::plain(task);
        let then = |stage| plain.then(&mut Cx::new(BUDGET), stage);
        let grounds: Vec<i8> = inputs.iter().map(ground).collect();
        let is_large = |(input, &colour): (&Grid, &i8)| {
            colour == 0 || share_of(slice::from_ref(input), colour) >= GROUND
        };
        let is_told = grounds.iter().any(|&colour| colour != 0) && inputs.iter().zip(&grounds).all(is_large);
        let (colour, share) = most_common(&inputs);
        let seen = if colour != 0 && share >= GROUND {
            let clear = share > CLEAR * share_of(&inputs, 0);
            let seen = then(Stage::Ground(colour));
            if clear { vec![seen] } else { vec![Some(plain), seen] }
        } else if is_told {
            vec![then(Stage::OwnGround), Some(plain)]
        } else {
            vec![Some(plain)]
        };
        let seen: Vec<Version> = seen.into_iter().flatten().collect();
        if seen.is_empty() { vec![Version::plain(task)] } else { seen }
    }
}

/// The ground of an input, as `ground_color` says.
fn ground(input: &Grid) -> i8 {
    let colour = prim::GROUND_COLOR.call1(&mut Cx::new(CALL), &Value::Grid(input.clone()));
    if let Ok(Value::Int(colour)) = colour { colour as i8 } else { 0 }
}

/// The colours of some grids but 0, ascending.
pub(super) fn palette(grids: &[Grid]) -> Vec<i8> {
    let mut colours: Vec<i8> =
        grids.iter().flat_map(|grid| grid.cells().iter().copied()).filter(|&c| c != 0).collect();
    colours.sort_unstable();
    colours.dedup();
    colours
}

/// The colour that takes most of some grids, and how much; the lower of two.
fn most_common(grids: &[Grid]) -> (i8, u64) {
    let colours = palette(grids).into_iter().chain([0]).map(|colour| (colour, share_of(grids, colour)));
    colours.max_by_key(|&(colour, share)| (share, Reverse(colour))).unwrap_or((0, 0))
}

/// How much of some grids a colour takes, each counted alike, in thousandths.
pub(super) fn share_of(grids: &[Grid], colour: i8) -> u64 {
    let of = |grid: &Grid| {
        let count = grid.cells().iter().filter(|&&cell| cell == colour).count() as u64;
        1000 * count / grid.cells().len().max(1) as u64
    };
    grids.iter().map(of).sum::<u64>() / grids.len().max(1) as u64
}
