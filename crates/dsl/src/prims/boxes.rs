//! The boxes of patches: what their bounds hold, what is missing there, their outlines.

use std::borrow::Cow;

use gridwright_grid::cells::{fits, pack};

use crate::columns::{Column, Overs, PatchRows, Patches};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::{MAX_WEIGHT, Value};
use crate::views::{Bounds, bounds, locations_of, patch, spend_patch};

/// All locations within bounds.
pub(super) fn rectangle(cx: &mut Cx, b: Bounds) -> Answer {
    check_bounds(b)?;
    if b.height() <= 0 || b.width() <= 0 {
        return Ok(Value::EMPTY_SET);
    }
    if b.height() as u32 * b.width() as u32 > MAX_WEIGHT {
        return Err(Reason::TooManyElements.into());
    }
    cx.indices_by(|_, out| {
        for row in b.top..=b.bottom {
            let start = pack(row, 0);
            out.extend((b.left..=b.right).map(|column| start.wrapping_add(column as u32)));
        }
        Ok(())
    })
}

/// Whether everything within bounds can be packed. Empty bounds can.
pub(super) fn check_bounds(b: Bounds) -> Result<(), Fault> {
    let fits = [b.top, b.left, b.bottom, b.right].iter().all(|&n| fits(i64::from(n)));
    if fits || b.height() <= 0 || b.width() <= 0 { Ok(()) } else { Err(Reason::FarAway.into()) }
}

pub(crate) fn corners(cx: &mut Cx, value: &Value) -> Answer {
    let patch = patch(cx, value)?;
    match patch.bounds() {
        Err(_) => cx.set(vec![Value::EMPTY_TUPLE]),
        Ok(b) => {
            let mut corners = vec![
                pack(b.top, b.left),
                pack(b.top, b.right),
                pack(b.bottom, b.left),
                pack(b.bottom, b.right),
            ];
            corners.dedup();
            if b.top == b.bottom {
                corners.truncate(if b.left == b.right { 1 } else { 2 });
            }
            cx.indices(&corners)
        }
    }
}

pub(crate) fn backdrop(cx: &mut Cx, value: &Value) -> Answer {
    match patch(cx, value)?.bounds() {
        Ok(bounds) => rectangle(cx, bounds),
        Err(_) => Ok(Value::EMPTY_SET),
    }
}

pub(crate) fn delta(cx: &mut Cx, value: &Value) -> Answer {
    let patch = patch(cx, value)?;
    if patch.cells.is_empty() {
        return Ok(Value::EMPTY_SET);
    }
    if !patch.coloured && value.is_tuple() {
        return Err(Reason::NotASet.into()); // Python cannot take a tuple from a set, either
    }
    let (b, locations) = (patch.bounds()?, patch.locations());
    cx.spend(b.height() as u64 * b.width() as u64)?;
    cx.indices_by(|_, out| {
        out.resize(b.height() as usize * b.width() as usize, 0);
        let len = gaps(b, &locations, out);
        out.truncate(len);
        Ok(())
    })
}

pub(crate) fn delta_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[patches] = args else { return Ok(None) };
    let Some(patches) = PatchRows::of(patches) else { return Ok(None) };
    let mut deltas = Patches::with_capacity(false, rows, 0);
    for row in 0..rows {
        let cells = patches.row(row);
        let Some(around) = bounds(cells) else {
            deltas.push([]);
            continue;
        };
        let area = around.height() as usize * around.width() as usize;
        if area > MOST_OVER {
            return Ok(None);
        }
        spend_patch(cx, cells.len())?;
        cx.spend(area as u64)?;
        let locations =
            if patches.coloured() { Cow::Owned(locations_of(cells)) } else { Cow::Borrowed(cells) };
        deltas.push_by(area, |out| gaps(around, &locations, out));
        cx.make(deltas.row(row).len() * 4)?;
    }
    Ok(Some(Column::Patches(Box::new(deltas))))
}

/// Up to which area the inside of a patch is a row of a column: more is charged, and refused, by itself.
const MOST_OVER: usize = 1 << 14;

/// Puts the places within bounds that are none of these, which ascend, in front of a buffer with room for all; how many.
fn gaps(b: Bounds, locations: &[u32], out: &mut [u32]) -> usize {
    let (mut len, mut next) = (0, 0);
    for row in b.top..=b.bottom {
        for place in pack(row, b.left)..=pack(row, b.right) {
            // Every place is written, and what is no gap written over.
            if let Some(out) = out.get_mut(len) {
                *out = place;
            }
            let taken = locations.get(next) == Some(&place);
            next += usize::from(taken);
            len += usize::from(!taken);
        }
    }
    len
}

/// The outline of bounds.
fn outline(cx: &mut Cx, b: Bounds) -> Answer {
    check_bounds(b)?;
    cx.indices_by(|_, out| {
        put_outline(b, |place| out.push(place));
        Ok(())
    })
}

/// Hands on the places of the outline of bounds, in order.
#[inline]
fn put_outline(b: Bounds, mut put: impl FnMut(u32)) {
    for row in b.top..=b.bottom {
        if row == b.top || row == b.bottom {
            (b.left..=b.right).for_each(|column| put(pack(row, column)));
        } else {
            put(pack(row, b.left));
            if b.right != b.left {
                put(pack(row, b.right));
            }
        }
    }
}

pub(crate) fn box_(cx: &mut Cx, value: &Value) -> Answer {
    match patch(cx, value)?.bounds() {
        Ok(bounds) => outline(cx, bounds),
        Err(_) => Ok(value.clone()),
    }
}

pub(crate) fn outbox(cx: &mut Cx, value: &Value) -> Answer {
    let b = patch(cx, value)?.bounds()?;
    outline(cx, outside(b))
}

/// One further in every direction.
fn outside(b: Bounds) -> Bounds {
    Bounds { top: b.top - 1, left: b.left - 1, bottom: b.bottom + 1, right: b.right + 1 }
}

pub(crate) fn inbox(cx: &mut Cx, value: &Value) -> Answer {
    let b = patch(cx, value)?.bounds()?;
    // On a patch one or two thick the sides cross over; they are put in order again.
    let (top, bottom) = (b.top + 1, b.bottom - 1);
    let (left, right) = (b.left + 1, b.right - 1);
    outline(
        cx,
        Bounds {
            top: top.min(bottom),
            left: left.min(right),
            bottom: top.max(bottom),
            right: left.max(right),
        },
    )
}

pub(crate) fn outbox_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[patches] = args else { return Ok(None) };
    let Some(patches) = PatchRows::of(patches) else { return Ok(None) };
    let mut boxes = Patches::with_capacity(false, rows, 0);
    for row in 0..rows {
        let cells = patches.row(row);
        let Some(b) = bounds(cells).map(outside) else { return Ok(None) };
        if check_bounds(b).is_err() {
            return Ok(None);
        }
        spend_patch(cx, cells.len())?;
        boxes.push_by(2 * (b.height() + b.width()) as usize, |out| {
            let mut len = 0;
            put_outline(b, |place| {
                if let Some(out) = out.get_mut(len) {
                    *out = place;
                }
                len += 1;
            });
            len
        });
        cx.make(boxes.row(row).len() * 4)?;
    }
    Ok(Some(Column::Patches(Box::new(boxes))))
}
