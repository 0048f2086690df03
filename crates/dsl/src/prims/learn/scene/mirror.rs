//! Mirrors: the image of an object at the side of another.

use super::mask::Mask;
use super::object::{Object, Turn};
use super::segment::DIRECTIONS;

/// The image of an object at the near side of another, when it lies beside that.
pub(super) fn reflection(own: &Object, other: &Object) -> Mask {
    let (height, width) = (own.height(), own.width());
    let (turn, top, left) = match own.way_to(other) {
        (1, 0) => (Turn::TopBottom, other.top, own.left),
        (-1, 0) => (Turn::TopBottom, other.bottom - height + 1, own.left),
        (0, 1) => (Turn::LeftRight, own.top, other.left),
        (0, -1) => (Turn::LeftRight, own.top, other.right - width + 1),
        _ => return Mask::EMPTY,
    };
    turn.turned(&own.cells.shifted(-own.top, -own.left), (height, width)).shifted(top, left)
}

/// The image of another object at the seam between that and a single cell next to it: beside it, or diagonally.
pub(super) fn image(own: &Object, other: &Object) -> Mask {
    if own.size != 1 {
        return Mask::EMPTY;
    }
    let (row, column) = (own.top, own.left);
    let is_there = |step: &&(i32, i32)| other.cells.has(row + step.0, column + step.1);
    // The straight ones come first.
    let Some(&(down, right)) = DIRECTIONS.iter().find(is_there) else { return Mask::EMPTY };
    let mut image = Mask::EMPTY;
    for (i, j) in other.cells.cells() {
        let at = |step: i32, seam: i32, at: i32| if step == 0 { at } else { 2 * seam + step - at };
        image.set(at(down, row, i), at(right, column, j));
    }
    image
}
