//! Painting on grids. What is off the grid is ignored.

use super::colours::background;
use super::patches::shifted;
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::value::Value;
use crate::views::{GridView, Patch, colour, grid, object, pair, patch, view};
use gridwright_grid::cells::colour_of;

/// A copy of a grid with the cells of a patch changed: `new` is given the position in the grid and the packed cell.
#[inline]
fn stroke(cx: &mut Cx, value: &Value, patch: &Patch<'_>, new: impl Fn(i8, u32) -> i8) -> Answer {
    let Value::Grid(on) = value else {
        // A grid without cells: nothing to paint on. Without rows Python has no width to look at.
        return grid(value)?.with_rows().map(|_| value.clone());
    };
    cx.spend(patch.cells.len() as u64 / 2)?;
    let on_view: GridView<'_> = view(on);
    cx.edit(on, |cells| {
        for &packed in &*patch.cells {
            if let Some(position) = on_view.position(packed) {
                cells[position] = new(cells[position], packed);
            }
        }
    })
}

pub(crate) fn fill(cx: &mut Cx, on: &Value, value: &Value, target: &Value) -> Answer {
    let (patch, hue) = (patch(cx, target)?, colour(value)?);
    stroke(cx, on, &patch, |_, _| hue)
}

pub(crate) fn paint(cx: &mut Cx, on: &Value, obj: &Value) -> Answer {
    let patch = object(cx, obj)?;
    stroke(cx, on, &patch, |_, packed| colour_of(packed))
}

pub(crate) fn underfill(cx: &mut Cx, on: &Value, value: &Value, target: &Value) -> Answer {
    let (patch, hue) = (patch(cx, target)?, colour(value)?);
    let ground = background(cx, grid(on)?.with_rows()?.cells)?;
    stroke(cx, on, &patch, |old, _| if old == ground { hue } else { old })
}

pub(crate) fn underpaint(cx: &mut Cx, on: &Value, obj: &Value) -> Answer {
    let patch = object(cx, obj)?;
    let ground = background(cx, grid(on)?.with_rows()?.cells)?;
    stroke(cx, on, &patch, |old, packed| if old == ground { colour_of(packed) } else { old })
}

pub(crate) fn cover(cx: &mut Cx, on: &Value, target: &Value) -> Answer {
    let patch = patch(cx, target)?;
    let ground = background(cx, grid(on)?.cells)?;
    stroke(cx, on, &patch, |_, _| ground)
}

pub(crate) fn move_(cx: &mut Cx, on: &Value, obj: &Value, offset: &Value) -> Answer {
    let covered = cover(cx, on, obj)?;
    let patch = object(cx, obj)?;
    if patch.cells.is_empty() {
        return Ok(covered);
    }
    if offset.len() != Some(2) {
        return Err(Reason::NotAPair.into());
    }
    let (rows, columns) = pair(offset)?;
    let moved = shifted(cx, &patch, rows, columns)?;
    paint(cx, &covered, &moved)
}
