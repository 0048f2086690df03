//! Winding: rays that are thrown back at the edges of the grid, or turn where something is in the way.

use super::mask::Mask;
use super::object::Object;
use super::segment::{DIRECTIONS, Scene};

/// The most cells of a ray.
const LONGEST: usize = 200;

impl Scene {
    /// The cell that a ray starts from: a single cell, or the corner of the box or the middle of its side.
    fn tip(&self, object: &Object, (down, right): (i32, i32)) -> Option<(i32, i32)> {
        let side = |step: i32, low: i32, high: i32| match step {
            -1 => Some(low),
            1 => Some(high),
            _ => ((low + high) % 2 == 0).then_some((low + high) / 2),
        };
        let at = (side(down, object.top, object.bottom)?, side(right, object.left, object.right)?);
        object.cells.has(at.0, at.1).then_some(at)
    }

    /// A diagonal ray that is thrown back at the left and right edges of the grid, or at the upper and lower ones.
    pub(super) fn bounced(&self, object: &Object, way: u8, upright: bool) -> Mask {
        let mut step = DIRECTIONS[usize::from(way)];
        let mut ray = Mask::EMPTY;
        let Some(mut at) = self.tip(object, step) else { return ray };
        for _ in 0..LONGEST {
            if upright && !(0..self.width).contains(&(at.1 + step.1)) {
                step.1 = -step.1;
            } else if !upright && !(0..self.height).contains(&(at.0 + step.0)) {
                step.0 = -step.0;
            }
            at = (at.0 + step.0, at.1 + step.1);
            if !self.full.has(at.0, at.1) {
                break;
            }
            ray.set(at.0, at.1);
        }
        ray.without(&object.cells)
    }

    /// A straight ray that turns clockwise, or the other way, wherever something is in the way, to the edge; none where nothing
    /// ever is.
    pub(super) fn winding(&self, object: &Object, way: u8, clockwise: bool) -> Mask {
        let mut step = DIRECTIONS[usize::from(way)];
        let mut ray = Mask::EMPTY;
        let Some(mut at) = self.tip(object, step) else { return ray };
        let mut turned = false;
        for _ in 0..LONGEST {
            let next = (at.0 + step.0, at.1 + step.1);
            if !self.full.has(next.0, next.1) {
                return if turned { ray } else { Mask::EMPTY };
            }
            if self.free.has(next.0, next.1) {
                at = next;
                ray.set(at.0, at.1);
                continue;
            }
            step = if clockwise { (step.1, -step.0) } else { (-step.1, step.0) };
            let beyond = (at.0 + step.0, at.1 + step.1);
            // It ends in a corner.
            if self.full.has(beyond.0, beyond.1) && !self.free.has(beyond.0, beyond.1) {
                break;
            }
            turned = true;
        }
        ray
    }
}
