//! Finding patterns: where an object occurs in a grid, and how an object repeats.

use gridwright_grid::cells::{colour_of, column_of, offset_bits, pack, row_of};

use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::{Bounds, GridView, Patch, grid, object, patch_set};

pub(crate) fn occurrences(cx: &mut Cx, value: &Value, obj: &Value) -> Answer {
    let (from, pattern) = (grid(value)?.with_rows()?, object_set(cx, obj)?);
    if from.height >= 2047 || from.width >= 2047 {
        return Err(Reason::FarAway.into());
    }
    let Ok(b) = pattern.bounds() else {
        // The empty object occurs everywhere, one place past the end included.
        return places(cx, from.height + 1, from.width + 1, |_, _| true);
    };
    let rows = (from.height as i64 - i64::from(b.height()) + 1).max(0) as usize;
    let columns = (from.width as i64 - i64::from(b.width()) + 1).max(0) as usize;
    if rows == 0 || columns == 0 {
        return Ok(Value::EMPTY_SET);
    }
    cx.spend(pattern.cells.len() as u64 * rows as u64 / 2 + from.cells.len() as u64)?;
    if from.width <= 64 {
        let found = by_bits(from, &pattern.cells, b, rows, columns);
        return places(cx, rows, columns, |i, j| found[i] >> j & 1 == 1);
    }
    cx.spend((pattern.cells.len() as u64).saturating_mul(rows as u64 * columns as u64))?;
    places(cx, rows, columns, |i, j| {
        pattern.cells.iter().all(|&cell| {
            let (row, column) = (i as i32 + row_of(cell) - b.top, j as i32 + column_of(cell) - b.left);
            from.at(row as usize, column as usize) == colour_of(cell)
        })
    })
}

/// An object that is a set.
fn object_set<'v>(cx: &mut Cx, obj: &'v Value) -> Result<Patch<'v>, Fault> {
    patch_set(cx, obj)?;
    object(cx, obj)
}

/// The locations of a rectangle at the origin that meet a condition.
fn places(cx: &mut Cx, rows: usize, columns: usize, holds: impl Fn(usize, usize) -> bool) -> Answer {
    cx.spend((rows * columns) as u64 / 4)?;
    cx.with_cells(|cx, out| {
        for i in 0..rows {
            let start = pack(i as i32, 0);
            out.extend((0..columns).filter(|&j| holds(i, j)).map(|j| start + j as u32));
        }
        cx.indices(out)
    })
}

/// For every row a word with a bit for each column where the pattern occurs.
///
/// The grid becomes one bit row for each colour of the pattern; a pattern cell keeps only those places whose shifted
/// bit is set. A whole row of places is tested at once.
fn by_bits(from: GridView<'_>, pattern: &[u32], b: Bounds, rows: usize, columns: usize) -> Vec<u64> {
    let mut found = vec![if columns == 64 { u64::MAX } else { (1 << columns) - 1 }; rows];
    let mut masks = vec![0_u64; from.height];
    let mut colour = None;
    for &cell in pattern {
        if colour != Some(colour_of(cell)) {
            // Cells come sorted by colour, so each colour's rows are made once.
            let this = colour_of(cell);
            colour = Some(this);
            for (mask, row) in masks.iter_mut().zip(from.rows()) {
                *mask = row.iter().rev().fold(0, |mask, &c| mask << 1 | u64::from(c == this));
            }
        }
        let (down, right) = ((row_of(cell) - b.top) as usize, column_of(cell) - b.left);
        for (found, mask) in found.iter_mut().zip(&masks[down..]) {
            *found &= mask >> right;
        }
    }
    found
}

pub(crate) fn hperiod(cx: &mut Cx, obj: &Value) -> Answer {
    period(cx, obj, Bounds::width, column_of, offset_bits(0, -1), |b| b.left)
}

pub(crate) fn vperiod(cx: &mut Cx, obj: &Value) -> Answer {
    period(cx, obj, Bounds::height, row_of, offset_bits(-1, 0), |b| b.top)
}

/// The least shift that maps an object into itself where it stays within its bounds; its whole extent if there is none.
fn period(
    cx: &mut Cx,
    obj: &Value,
    extent: fn(Bounds) -> i32,
    along: fn(u32) -> i32,
    step: u32,
    edge: fn(Bounds) -> i32,
) -> Answer {
    let pattern = object_set(cx, obj)?;
    let Ok(b) = pattern.bounds() else { return Ok(Value::Int(0)) };
    let (extent, edge) = (extent(b), edge(b));
    let cells = &pattern.cells;
    for shift in 1..extent {
        cx.spend(cells.len() as u64)?;
        let offset = step.wrapping_mul(shift as u32);
        // Moved cells keep their order, so one walk over the object finds each of them or misses one.
        let mut rest = cells.iter();
        let repeats = cells
            .iter()
            .filter(|&&cell| along(cell) - shift >= edge)
            .map(|&cell| cell.wrapping_add(offset))
            .all(|moved| rest.by_ref().find(|&&cell| cell >= moved) == Some(&moved));
        if repeats {
            return Ok(Value::Int(i64::from(shift)));
        }
    }
    Ok(Value::Int(i64::from(extent)))
}
