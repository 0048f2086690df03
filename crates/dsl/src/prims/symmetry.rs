//! Rotations and reflections of grids and patches.

use super::grids::copy_row;
use super::patches::relocated;
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::value::Value;
use crate::views::{grid, patch};

/// A grid on its side: its columns become rows, from the last one if `flip_columns`, and each is read from below if
/// `flip_rows`.
fn turned(cx: &mut Cx, value: &Value, flip_rows: bool, flip_columns: bool) -> Answer {
    let from = grid(value)?;
    if from.width == 0 {
        return Ok(Value::EMPTY_TUPLE);
    }
    let (height, width) = (from.width, from.height);
    cx.grid(height, width, |out| {
        for (i, row) in out.chunks_exact_mut(width).enumerate() {
            let column = if flip_columns { from.width - 1 - i } else { i };
            let cells = from.cells[column..].iter().step_by(from.width);
            if flip_rows {
                row.iter_mut().rev().zip(cells).for_each(|(out, cell)| *out = *cell);
            } else {
                row.iter_mut().zip(cells).for_each(|(out, cell)| *out = *cell);
            }
        }
    })
}

pub(crate) fn rot90(cx: &mut Cx, value: &Value) -> Answer {
    turned(cx, value, true, false)
}

pub(crate) fn rot270(cx: &mut Cx, value: &Value) -> Answer {
    turned(cx, value, false, true)
}

pub(crate) fn rot180(cx: &mut Cx, value: &Value) -> Answer {
    match value {
        Value::Grid(from) => cx.grid(from.height(), from.width(), |out| {
            out.iter_mut().rev().zip(from.cells()).for_each(|(out, cell)| *out = *cell);
        }),
        _ => grid(value).map(|_| value.clone()),
    }
}

pub(crate) fn hmirror(cx: &mut Cx, piece: &Value) -> Answer {
    match piece {
        Value::Grid(from) => cx.grid(from.height(), from.width(), |out| {
            let (height, width) = (from.height(), from.width());
            for i in 0..height {
                copy_row(out, i * width, from.cells(), (height - 1 - i) * width, width);
            }
        }),
        _ if piece.is_tuple() => grid(piece).map(|_| piece.clone()),
        _ => {
            let patch = patch(cx, piece)?;
            let b = patch.bounds()?;
            relocated(cx, &patch, |row, column| (b.top + b.bottom - row, column))
        }
    }
}

pub(crate) fn vmirror(cx: &mut Cx, piece: &Value) -> Answer {
    match piece {
        Value::Grid(from) => cx.grid(from.height(), from.width(), |out| {
            let width = from.width();
            for at in (0..out.len()).step_by(width) {
                reverse_row(out, from.cells(), at, width);
            }
        }),
        _ if piece.is_tuple() => grid(piece).map(|_| piece.clone()),
        _ => {
            let patch = patch(cx, piece)?;
            let b = patch.bounds()?;
            relocated(cx, &patch, |row, column| (row, b.left + b.right - column))
        }
    }
}

/// Copies the row that starts at a place, reversed, into the same place of a grid under construction. Like
/// [`copy_row`] it works on a whole word where there is room, and so rows must be written from first to last.
#[inline]
fn reverse_row(out: &mut [i8], from: &[i8], at: usize, width: usize) {
    let (to, row) = (out.get_mut(at..).unwrap_or_default(), from.get(at..).unwrap_or_default());
    if width <= 16
        && let (Some(to), Some(row)) = (to.first_chunk_mut::<16>(), row.first_chunk::<16>())
    {
        let word = u128::from_le_bytes(row.map(|cell| cell as u8)).swap_bytes() >> (8 * (16 - width));
        *to = word.to_le_bytes().map(|byte| byte as i8);
    } else {
        to[..width].iter_mut().rev().zip(row).for_each(|(out, cell)| *out = *cell);
    }
}

pub(crate) fn dmirror(cx: &mut Cx, piece: &Value) -> Answer {
    if piece.is_tuple() {
        return turned(cx, piece, false, false);
    }
    let patch = patch(cx, piece)?;
    let b = patch.bounds()?;
    relocated(cx, &patch, |row, column| (column - b.left + b.top, row - b.top + b.left))
}

pub(crate) fn cmirror(cx: &mut Cx, piece: &Value) -> Answer {
    if piece.is_tuple() {
        return turned(cx, piece, true, true);
    }
    let patch = patch(cx, piece)?;
    let b = patch.bounds()?;
    // The upper left corner stays, and the box lies on its side.
    relocated(cx, &patch, |row, column| (b.top + b.right - column, b.left + b.bottom - row))
}

pub(crate) fn mir_rot_t(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    match k.as_int().ok_or(crate::fault::Fault::from(Reason::NotAnInt))? {
        0 => hmirror(cx, value),
        1 => dmirror(cx, value),
        2 => vmirror(cx, value),
        3 => cmirror(cx, value),
        4 => rot90(cx, value),
        5 => rot180(cx, value),
        6 => rot270(cx, value),
        7 => grid(value).map(|_| value.clone()),
        _ => Err(Reason::NoSuchVariant.into()),
    }
}

pub(crate) fn mir_rot_f(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    match k.as_int() {
        Some(0..=3) => mir_rot_t(cx, value, k),
        Some(_) => Err(Reason::NoSuchVariant.into()),
        None => Err(Reason::NotAnInt.into()),
    }
}
