//! Grids made of copies of a grid, for search: side by side, mirrored, turned, one for every cell.

use super::image::{LARGEST_SIDE, ranked, variant, whole};
use crate::cx::Cx;
use crate::fault::Answer;
use crate::value::Value;
use crate::views::GridView;

/// A cell of a grid under one of the eight symmetries: bit 0 upside down, bit 1 left to right, bit 2 transposed before.
/// A transposed grid is only asked for where it is square.
pub(crate) fn turned_cell(from: GridView<'_>, symmetry: u8, i: usize, j: usize) -> i8 {
    let i = if symmetry & 1 == 1 { from.height - 1 - i } else { i };
    let j = if symmetry & 2 == 2 { from.width - 1 - j } else { j };
    if symmetry & 4 == 4 { from.at(j, i) } else { from.at(i, j) }
}

/// Copies of a grid, in rows; each under a symmetry.
fn copies(cx: &mut Cx, from: GridView<'_>, symmetries: &[&[u8]]) -> Answer {
    let across = symmetries.first().map_or(0, |row| row.len());
    let (height, width) = (from.height * symmetries.len(), from.width * across);
    cx.grid(height, width, |out| {
        for (row, line) in out.chunks_exact_mut(width).enumerate() {
            let i = row % from.height;
            for (part, &symmetry) in line.chunks_exact_mut(from.width).zip(symmetries[row / from.height]) {
                if symmetry & 4 == 4 {
                    part.iter_mut().enumerate().for_each(|(j, out)| *out = turned_cell(from, symmetry, i, j));
                    continue;
                }
                let source = if symmetry & 1 == 1 { from.height - 1 - i } else { i };
                part.copy_from_slice(&from.cells[source * from.width..(source + 1) * from.width]);
                if symmetry & 2 == 2 {
                    part.reverse();
                }
            }
        }
    })
}

pub(crate) fn tile(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 2)?, variant(k, 6)?);
    let rows: &[&[u8]] = match k {
        0 => &[&[0, 0]],
        1 => &[&[0], &[0]],
        2 => &[&[0, 0], &[0, 0]],
        3 => &[&[0, 0, 0]],
        4 => &[&[0], &[0], &[0]],
        _ => &[&[0, 0, 0], &[0, 0, 0], &[0, 0, 0]],
    };
    copies(cx, from, rows)
}

pub(crate) fn mirror_tile(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 4)?, variant(k, 10)?);
    let rows: &[&[u8]] = match k {
        0 => &[&[0, 2]],
        1 => &[&[2, 0]],
        2 => &[&[0], &[1]],
        3 => &[&[1], &[0]],
        4 => &[&[0, 2], &[1, 3]],
        5 => &[&[2, 0], &[3, 1]],
        6 => &[&[1, 3], &[0, 2]],
        7 => &[&[3, 1], &[2, 0]],
        8 => &[&[0, 2, 0], &[1, 3, 1], &[0, 2, 0]],
        _ => &[&[3, 1, 3], &[2, 0, 2], &[3, 1, 3]],
    };
    copies(cx, from, rows)
}

/// Copies that mirror each other and have the line between them in common.
pub(crate) fn mirror_seam(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 4)?, variant(k, 8)?);
    // Which side of each axis the grid is on, if it is mirrored along that: before or behind the seam.
    let (down, across) = match k {
        0 => (None, Some(false)),
        1 => (None, Some(true)),
        2 => (Some(false), None),
        3 => (Some(true), None),
        _ => (Some(k >= 6), Some(k % 2 == 1)),
    };
    let length = |side: Option<bool>, length: usize| if side.is_some() { 2 * length - 1 } else { length };
    let place = |side: Option<bool>, length: usize, at: usize| match side {
        Some(true) => at.abs_diff(length - 1),
        Some(false) => length - 1 - at.abs_diff(length - 1),
        None => at,
    };
    let (height, width) = (length(down, from.height), length(across, from.width));
    if height.max(width) > LARGEST_SIDE {
        return Err(crate::fault::Reason::TooManyElements.into());
    }
    cx.grid(height, width, |out| {
        for (row, line) in out.chunks_exact_mut(width).enumerate() {
            let i = place(down, from.height, row);
            for (column, out) in line.iter_mut().enumerate() {
                *out = from.at(i, place(across, from.width, column));
            }
        }
    })
}

pub(crate) fn turn_tile(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 4)?;
    if from.height != from.width {
        return Err(crate::fault::Reason::NoMatch.into());
    }
    // Clockwise from the upper left, each turned left once more. Turned left is transposed, then upside down.
    copies(cx, from, &[&[0, 5], &[6, 3]])
}

pub(crate) fn fractal(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 2)?, variant(k, 4)?);
    let colours = ranked(from.cells);
    let (most, least) = (colours.first().copied().unwrap_or(0), colours.last().copied().unwrap_or(0));
    let stands = |cell: i8| match k {
        0 => cell != 0,
        1 => cell == 0,
        2 => cell == most,
        _ => cell == least,
    };
    let (height, width) = (from.height * from.height, from.width * from.width);
    if height.max(width) > LARGEST_SIDE {
        return Err(crate::fault::Reason::TooManyElements.into());
    }
    cx.grid(height, width, |out| {
        for (row, line) in out.chunks_exact_mut(width).enumerate() {
            for (column, out) in line.iter_mut().enumerate() {
                let stamped = stands(from.at(row / from.height, column / from.width));
                *out = if stamped { from.at(row % from.height, column % from.width) } else { 0 };
            }
        }
    })
}

pub(crate) fn repeat_to(cx: &mut Cx, value: &Value, like: &Value) -> Answer {
    let (from, like) = (whole(cx, value, 1)?, whole(cx, like, 1)?);
    cx.grid(like.height, like.width, |out| {
        for (row, line) in out.chunks_exact_mut(like.width).enumerate() {
            for (column, out) in line.iter_mut().enumerate() {
                *out = from.at(row % from.height, column % from.width);
            }
        }
    })
}
