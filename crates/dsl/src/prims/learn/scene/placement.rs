//! Placements: where an object is put, with respect to another or to itself; none if that does not fit.

use super::drawing::Drawing;
use super::geometry::{Axis, Put};
use super::mask::{Mask, SIDE};
use super::object::{Object, Turn};
use super::segment::DIRECTIONS;

/// The largest object that is followed.
const LARGEST_FOLLOWED: i32 = 60;

/// A place as it is kept in a drawing; none far off the board.
pub(super) fn place(top: i32, left: i32) -> Option<(i8, i8)> {
    Some((i8::try_from(top).ok()?, i8::try_from(left).ok()?))
}

/// Only small objects are repeated.
pub(super) fn tiled(object: &Object, way: u8) -> Option<u8> {
    (object.size < 200).then_some(way)
}

/// The least step, in any direction, by which another object moves off itself and takes this one in: so far that no cells, or
/// not even the boxes, are beside each other.
pub(super) fn followed(object: &Object, other: &Object, apart: bool) -> Option<(i8, i8)> {
    if object.size > other.size || other.size > LARGEST_FOLLOWED {
        return None;
    }
    (1..SIDE as i32).find_map(|steps| {
        let steps = DIRECTIONS.map(|(down, right)| (steps * down, steps * right));
        let (down, right) = steps.into_iter().find(|&(down, right)| {
            let takes_in = other.top + down <= object.top
                && other.bottom + down >= object.bottom
                && other.left + right <= object.left
                && other.right + right >= object.right
                && (!apart || down.abs() > other.height() || right.abs() > other.width());
            takes_in && {
                let moved = other.cells.shifted(down, right);
                object.cells.is_within(&moved) && !moved.grown(false).meets(&other.cells)
            }
        })?;
        place(down, right)
    })
}

/// Where another object is put on this one.
pub(super) fn stamped(object: &Object, other: &Object, put: Put) -> Option<(i8, i8)> {
    if other.size > 150 {
        return None;
    }
    match put {
        Put::Middle => {
            let ((down, right), (from_down, from_right)) = (object.middle(), other.middle());
            place(other.top + (down - from_down) / 2, other.left + (right - from_right) / 2)
        }
        Put::Corner => place(object.top, object.left),
        Put::Colour => {
            let (theirs, own) = (other.part(object.colour())?, object.part(object.colour())?);
            let (from_top, _, from_left, _) = theirs.bounds()?;
            let (top, _, left, _) = own.bounds()?;
            if other.colours.len() < 2 || theirs.count() != object.size {
                return None;
            }
            place(other.top + top - from_top, other.left + left - from_left)
        }
        Put::Turned | Put::Completing => None,
    }
}

/// How another object is scaled up, and where it is put, so that this one is a part of it, but for the colours: as it is, or as far
/// as this one can be scaled down.
pub(super) fn completing(object: &Object, other: &Object) -> Option<(u8, i8, i8)> {
    let scaled = (other.scale == 1 && object.scale > 1).then_some(object.scale);
    [Some(1), scaled].into_iter().flatten().find_map(|scale| completing_at(object, other, scale))
}

/// The same at a scale.
fn completing_at(object: &Object, other: &Object, scale: i32) -> Option<(u8, i8, i8)> {
    let size = other.size * scale * scale;
    if object.size < 2 || size <= object.size || object.colours.len() != other.colours.len() {
        return None;
    }
    let (rows, columns) = (scale * other.height() - object.height(), scale * other.width() - object.width());
    let places =
        (0..=rows).flat_map(|down| (0..=columns).map(move |right| (object.top - down, object.left - right)));
    let fits = |&corner: &(i32, i32)| other.in_colours_of(object, scale, corner);
    // At another scale a colour that both have stands for itself, if that goes.
    let keeps = |corner: &(i32, i32)| {
        let exchanged = fits(corner).unwrap_or_default();
        let mut pairs = other.colours.iter().zip(&exchanged);
        !exchanged.is_empty() && pairs.all(|((from, _), (to, _))| from == to || object.part(*from).is_none())
    };
    let kept = if scale > 1 { places.clone().find(keeps) } else { None };
    let (top, left) = kept.or_else(|| places.clone().find(|corner| fits(corner).is_some()))?;
    let (top, left) = place(top, left)?;
    Some((scale as u8, top, left))
}

/// How another object is turned, and where it is put, so that its cells of all colours of this one are where this one is; the
/// first turn of several.
pub(super) fn fitted(object: &Object, other: &Object) -> Option<(Turn, i8, i8)> {
    if other.size > 150 || other.size <= object.size {
        return None;
    }
    let sides = (other.height(), other.width());
    let theirs: Vec<(i8, &Mask)> = object
        .colours
        .iter()
        .map(|&(colour, ref own)| {
            Some((colour, other.part(colour).filter(|theirs| theirs.count() == own.count())?))
        })
        .collect::<Option<_>>()?;
    Turn::ALL.into_iter().find_map(|turn| {
        let turned = |mask: &Mask| turn.turned(&mask.shifted(-other.top, -other.left), sides);
        let parts: Vec<Mask> = theirs.iter().map(|(_, mask)| turned(mask)).collect();
        let (top, _, left, _) = parts.iter().fold(Mask::EMPTY, |all, &part| all | part).bounds()?;
        let (down, right) = (object.top - top, object.left - left);
        let fits = |((_, own), part): (&(i8, Mask), &Mask)| part.shifted(down, right) == *own;
        let (top, left) = place(down, right)?;
        object.colours.iter().zip(&parts).all(fits).then_some((turn, top, left))
    })
}

/// An object turned about the middle of another.
pub(super) fn about(object: &Object, other: &Object, turn: Turn) -> Option<Drawing> {
    let (rows, columns) = other.middle();
    let (top, left) = match turn {
        Turn::LeftRight => (object.top, columns - object.right),
        Turn::TopBottom => (rows - object.bottom, object.left),
        Turn::Half => (rows - object.bottom, columns - object.right),
        Turn::Quarter | Turn::ThreeQuarters if (rows + columns) % 2 == 0 => {
            let (difference, sum) = ((rows - columns) / 2, (rows + columns) / 2);
            if turn == Turn::Quarter {
                (difference + object.left, sum - object.bottom)
            } else {
                (sum - object.right, object.top - difference)
            }
        }
        _ => return None,
    };
    let (top, left) = place(top, left)?;
    Some(Drawing::Turned(turn, top, left))
}

/// An object mirrored at a side of another.
pub(super) fn reflected(object: &Object, other: &Object, axis: Axis, upright: bool) -> Option<Drawing> {
    let (own, theirs) = (object.middle(), other.middle());
    let (own, middle) = if upright { (own.0, theirs.0) } else { (own.1, theirs.1) };
    let sides = |upright: bool| if upright { [other.top, other.bottom] } else { [other.left, other.right] };
    let [low, high] = sides(upright);
    // Twice the row or column of the mirror.
    let (twice, upright) = match axis {
        Axis::Near | Axis::Far => {
            let lower_is_near = (2 * low - own).abs() <= (2 * high - own).abs();
            (2 * if lower_is_near == (axis == Axis::Near) { low } else { high }, upright)
        }
        Axis::Seam => (if own < middle { 2 * low - 1 } else { 2 * high + 1 }, upright),
        Axis::Wall => {
            let distance = |at: i32, low: i32, high: i32| (low - at).abs().min((high - at).abs());
            let down = sides(true).map(|at| (distance(at, object.top, object.bottom), 2 * at, true));
            let across = sides(false).map(|at| (distance(at, object.left, object.right), 2 * at, false));
            let mut walls = [down[0], down[1], across[0], across[1]];
            walls.sort_unstable();
            if walls[0].0 == walls[1].0 {
                return None;
            }
            (walls[0].1, walls[0].2)
        }
    };
    let (turn, top, left) = if upright {
        (Turn::TopBottom, twice - object.bottom, object.left)
    } else {
        (Turn::LeftRight, object.top, twice - object.right)
    };
    let (top, left) = place(top, left)?;
    Some(Drawing::Turned(turn, top, left))
}
