//! Grids cut, joined and compared cell by cell.

use crate::columns::{Column, Overs};
use crate::cx::{Cx, MAX_AREA};
use crate::fault::{Answer, Fault, Reason};
use crate::value::{MAX_WEIGHT, Value};
use crate::views::{GridView, colour, grid, int, pair, patch_set, sought_colour, view};

/// Copies `len` cells of a row into a grid under construction. Rows are a few bytes, where a call of `memcpy` costs more
/// than the copy: so a whole word or two is copied wherever both sides have room. What that writes too much is
/// overwritten by the cells that follow, so rows must be written from first to last.
#[inline]
pub(crate) fn copy_row(out: &mut [i8], at: usize, from: &[i8], start: usize, len: usize) {
    let (to, row) = (out.get_mut(at..).unwrap_or_default(), from.get(start..).unwrap_or_default());
    if len <= 8
        && let (Some(to), Some(row)) = (to.first_chunk_mut::<8>(), row.first_chunk::<8>())
    {
        *to = *row;
    } else if len <= 16
        && let (Some(to), Some(row)) = (to.first_chunk_mut::<16>(), row.first_chunk::<16>())
    {
        *to = *row;
    } else {
        to[..len].copy_from_slice(&row[..len]);
    }
}

pub(crate) fn canvas(cx: &mut Cx, value: &Value, dimensions: &Value) -> Answer {
    let (hue, (height, width)) = (colour(value)?, pair(dimensions)?);
    let side = |n: i64| usize::try_from(n.max(0)).unwrap_or(usize::MAX);
    if side(height) > MAX_AREA {
        return Err(Reason::TooManyElements.into());
    }
    cx.grid(side(height), side(width), |cells| cells.fill(hue))
}

/// The part of a grid from one row and column (inclusive) to another (exclusive), all within the grid.
pub(crate) fn cut(cx: &mut Cx, from: GridView<'_>, rows: (usize, usize), columns: (usize, usize)) -> Answer {
    let (height, width) = (rows.1.saturating_sub(rows.0), columns.1.saturating_sub(columns.0));
    cx.grid(height, width, |out| {
        if width == from.width {
            out.copy_from_slice(&from.cells[rows.0 * width..rows.1 * width]);
        } else {
            for i in 0..height {
                copy_row(out, i * width, from.cells, (rows.0 + i) * from.width + columns.0, width);
            }
        }
    })
}

/// The range that Python's slice `[start : start + length]` takes from a sequence of `len`.
fn slice(start: i64, length: i64, len: usize) -> (usize, usize) {
    let clip = |at: i64| {
        let from_end = if at < 0 { at.saturating_add(len as i64) } else { at };
        from_end.clamp(0, len as i64) as usize
    };
    let (from, to) = (clip(start), clip(start.saturating_add(length)));
    (from, to.max(from))
}

fn crop_to(cx: &mut Cx, from: GridView<'_>, start: (i64, i64), dims: (i64, i64)) -> Answer {
    cut(cx, from, slice(start.0, dims.0, from.height), slice(start.1, dims.1, from.width))
}

pub(crate) fn crop(cx: &mut Cx, from: &Value, start: &Value, dims: &Value) -> Answer {
    crop_to(cx, grid(from)?, pair(start)?, pair(dims)?)
}

pub(crate) fn subgrid(cx: &mut Cx, value: &Value, from: &Value) -> Answer {
    let (b, from) = (patch_set(cx, value)?.bounds()?, grid(from)?);
    let start = (i64::from(b.top), i64::from(b.left));
    crop_to(cx, from, start, (i64::from(b.height()), i64::from(b.width())))
}

pub(crate) fn tophalf(cx: &mut Cx, value: &Value) -> Answer {
    let from = grid(value)?;
    cut(cx, from, (0, from.height / 2), (0, from.width))
}

pub(crate) fn bottomhalf(cx: &mut Cx, value: &Value) -> Answer {
    let from = grid(value)?;
    cut(cx, from, (from.height.div_ceil(2), from.height), (0, from.width))
}

pub(crate) fn lefthalf(cx: &mut Cx, value: &Value) -> Answer {
    let from = grid(value)?;
    columns(cx, from, (0, from.width / 2))
}

pub(crate) fn righthalf(cx: &mut Cx, value: &Value) -> Answer {
    let from = grid(value)?;
    columns(cx, from, (from.width.div_ceil(2), from.width))
}

/// Some columns of a grid. None at all is the empty tuple, since arc-dsl turns the grid on its side for it.
fn columns(cx: &mut Cx, from: GridView<'_>, columns: (usize, usize)) -> Answer {
    if columns.0 >= columns.1 { Ok(Value::EMPTY_TUPLE) } else { cut(cx, from, (0, from.height), columns) }
}

pub(crate) fn trim(cx: &mut Cx, value: &Value) -> Answer {
    let from = grid(value)?;
    let inner = |len: usize| (1.min(len), len.saturating_sub(1).max(1.min(len)));
    cut(cx, from, inner(from.height), inner(from.width))
}

pub(crate) fn hconcat(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    let (a, b) = (grid(a)?, grid(b)?);
    let (height, width) = (a.height.min(b.height), a.width + b.width);
    cx.grid(height, width, |out| {
        for i in 0..height {
            copy_row(out, i * width, a.cells, i * a.width, a.width);
            copy_row(out, i * width + a.width, b.cells, i * b.width, b.width);
        }
    })
}

pub(crate) fn vconcat(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    if let (Value::Grid(x), Value::Grid(y)) = (a, b)
        && x.width() == y.width()
    {
        return cx.grid(x.height() + y.height(), x.width(), |out| {
            let (upper, lower) = out.split_at_mut(x.cells().len());
            upper.copy_from_slice(x.cells());
            lower.copy_from_slice(y.cells());
        });
    }
    let mut rows = a.elements().filter(|_| a.is_tuple()).ok_or(Fault::from(Reason::NotAGrid))?;
    rows.extend(b.elements().filter(|_| b.is_tuple()).ok_or(Fault::from(Reason::NotAGrid))?);
    cx.tuple(rows)
}

/// Where the pieces of a side of `len` start, cut into `n`: a separator is skipped where `n` does not divide it.
fn split(cx: &mut Cx, len: usize, n: &Value) -> Result<(i64, impl Iterator<Item = i64> + use<>), Fault> {
    let (n, len) = (int(n)?, len as i64);
    if n == 0 {
        return Err(Reason::DivisionByZero.into());
    }
    // Like the cost of what is to be made: a huge count must end before it is tried.
    if n > i64::from(MAX_WEIGHT) {
        return Err(Reason::TooManyElements.into());
    }
    cx.spend(n.max(0) as u64)?;
    let (piece, gap) = (len.div_euclid(n), i64::from(len % n != 0));
    Ok((piece, (0..n).map(move |i| (piece + gap) * i)))
}

pub(crate) fn hsplit(cx: &mut Cx, value: &Value, n: &Value) -> Answer {
    let from = grid(value)?.with_rows()?;
    let (width, starts) = split(cx, from.width, n)?;
    let pieces = starts
        .map(|start| crop_to(cx, from, (0, start), (from.height as i64, width)))
        .collect::<Result<_, _>>()?;
    cx.tuple(pieces)
}

pub(crate) fn vsplit(cx: &mut Cx, value: &Value, n: &Value) -> Answer {
    let from = grid(value)?.with_rows()?;
    let (height, starts) = split(cx, from.height, n)?;
    let pieces = starts
        .map(|start| crop_to(cx, from, (start, 0), (height, from.width as i64)))
        .collect::<Result<_, _>>()?;
    cx.tuple(pieces)
}

pub(crate) fn cellwise(cx: &mut Cx, a: &Value, b: &Value, fallback: &Value) -> Answer {
    let (a, b, fallback) = (grid(a)?.with_rows()?, grid(b)?, colour(fallback)?);
    if a.width > 0 && (b.height < a.height || b.width < a.width) {
        return Err(Reason::OutsideGrid.into());
    }
    cx.grid(a.height, a.width, |out| {
        for ((out, x), y) in out.chunks_exact_mut(a.width).zip(a.rows()).zip(b.rows()) {
            for ((out, x), y) in out.iter_mut().zip(x).zip(y) {
                *out = if x == y { *x } else { fallback };
            }
        }
    })
}

pub(crate) fn replace(cx: &mut Cx, value: &Value, replacee: &Value, replacer: &Value) -> Answer {
    let Value::Grid(from) = value else { return grid(value).map(|_| value.clone()) };
    let Some(old) = sought_colour(replacee) else { return Ok(value.clone()) };
    let new = match colour(replacer) {
        Ok(new) => new,
        // A colour that no cell can hold does no harm where there is nothing to replace.
        Err(fault) => return if from.cells().contains(&old) { Err(fault) } else { Ok(value.clone()) },
    };
    cx.recoloured(from, |cell| if cell == old { new } else { cell })
}

pub(crate) fn switch(cx: &mut Cx, value: &Value, a: &Value, b: &Value) -> Answer {
    let (x, y) = (colour(a)?, colour(b)?);
    let Value::Grid(from) = value else { return grid(value).map(|_| value.clone()) };
    cx.recoloured(from, |cell| {
        if cell == x {
            y
        } else if cell == y {
            x
        } else {
            cell
        }
    })
}

pub(crate) fn index(_: &mut Cx, value: &Value, loc: &Value) -> Answer {
    let from = grid(value)?.with_rows()?;
    if loc.len() != Some(2) {
        return Err(Reason::NotAPair.into());
    }
    let (row, column) = pair(loc)?;
    let inside = (0..from.height as i64).contains(&row) && (0..from.width as i64).contains(&column);
    Ok(if inside { Value::Int(i64::from(from.at(row as usize, column as usize))) } else { Value::None })
}

pub(crate) fn index_over(_: &mut Cx, args: &[&Column], _: usize) -> Overs {
    let [Column::Same(Value::Grid(from)), Column::Pairs(places)] = args else { return Ok(None) };
    let from = view(from);
    let at = |&(row, column): &(i32, i32)| {
        let (row, column) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
        (row < from.height && column < from.width).then(|| i64::from(from.at(row, column)))
    };
    Ok(places.iter().map(at).collect::<Option<Vec<_>>>().map(Column::Ints))
}

pub(crate) fn compress(cx: &mut Cx, value: &Value) -> Answer {
    let from = grid(value)?;
    if from.width == 0 {
        return Ok(value.clone()); // no row or column that is all of one colour
    }
    let (rows, columns) = super::objects::uniform_lines(cx, from)?;
    let (rows, columns): (Vec<usize>, Vec<usize>) = (
        (0..from.height).filter(|row| rows.binary_search(row).is_err()).collect(),
        (0..from.width).filter(|column| columns.binary_search(column).is_err()).collect(),
    );
    cx.grid(rows.len(), columns.len(), |out| {
        let places = rows.iter().flat_map(|&row| columns.iter().map(move |&column| (row, column)));
        for (out, (row, column)) in out.iter_mut().zip(places) {
            *out = from.at(row, column);
        }
    })
}
