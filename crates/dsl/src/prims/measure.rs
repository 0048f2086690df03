//! Sizes, extents, corners and centres of grids and patches.

use gridwright_grid::cells::{column_of, row_of};

use crate::columns::{Column, Overs, PatchRows};
use crate::cx::Cx;
use crate::fault::{Answer, Fault};
use crate::value::Value;
use crate::views::{Bounds, Patch, bounds, grid, pair_value, patch, patch_set, spend_patch};

/// What `take` makes of the cells and the bounds of each patch of a column, one after the other; nothing where it is of no
/// patches, or makes nothing of one.
fn over<T>(
    cx: &mut Cx,
    args: &[&Column],
    rows: usize,
    take: impl Fn(&[u32], Option<Bounds>) -> Option<T>,
) -> Result<Option<Vec<T>>, Fault> {
    let &[patches] = args else { return Ok(None) };
    let Some(patches) = PatchRows::of(patches) else { return Ok(None) };
    let mut taken = Vec::with_capacity(rows);
    for row in 0..rows {
        let cells = patches.row(row);
        spend_patch(cx, cells.len())?;
        let Some(value) = take(cells, bounds(cells)) else { return Ok(None) };
        taken.push(value);
    }
    Ok(Some(taken))
}

/// The same for a number of the bounds.
fn side_over(cx: &mut Cx, args: &[&Column], rows: usize, side: impl Fn(Bounds) -> i32) -> Overs {
    Ok(over(cx, args, rows, |_, bounds| Some(i64::from(side(bounds?))))?.map(Column::Ints))
}

/// The same for a place in the bounds.
fn corner_over(cx: &mut Cx, args: &[&Column], rows: usize, pick: impl Fn(Bounds) -> (i32, i32)) -> Overs {
    Ok(over(cx, args, rows, |_, bounds| Some(pick(bounds?)))?.map(Column::Pairs))
}

/// Rows and columns of a piece; nothing at all is 0 by 0.
#[inline]
pub(crate) fn extent(cx: &mut Cx, piece: &Value) -> Result<(i64, i64), Fault> {
    if piece.is_tuple() {
        let grid = grid(piece)?;
        return Ok((grid.height as i64, grid.width as i64));
    }
    let patch = patch(cx, piece)?;
    Ok(match patch.bounds() {
        Ok(bounds) => (i64::from(bounds.height()), i64::from(bounds.width())),
        Err(_) => (0, 0),
    })
}

pub(crate) fn height(cx: &mut Cx, piece: &Value) -> Answer {
    // Of a tuple only the number of rows is asked: anything may be in them.
    match piece {
        Value::Tuple(_) | Value::Ints(_) => Ok(Value::Int(piece.len().unwrap_or(0) as i64)),
        _ => Ok(Value::Int(extent(cx, piece)?.0)),
    }
}

pub(crate) fn height_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let height = |_: &[u32], bounds: Option<Bounds>| Some(bounds.map_or(0, |b| b.height().into()));
    Ok(over(cx, args, rows, height)?.map(Column::Ints))
}

pub(crate) fn width(cx: &mut Cx, piece: &Value) -> Answer {
    Ok(Value::Int(extent(cx, piece)?.1))
}

pub(crate) fn width_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let width = |_: &[u32], bounds: Option<Bounds>| Some(bounds.map_or(0, |b| b.width().into()));
    Ok(over(cx, args, rows, width)?.map(Column::Ints))
}

pub(crate) fn shape(cx: &mut Cx, piece: &Value) -> Answer {
    let (height, width) = extent(cx, piece)?;
    pair_value(height, width)
}

pub(crate) fn shape_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let shape = |_: &[u32], bounds: Option<Bounds>| Some(bounds.map_or((0, 0), |b| (b.height(), b.width())));
    Ok(over(cx, args, rows, shape)?.map(Column::Pairs))
}

pub(crate) fn portrait(cx: &mut Cx, piece: &Value) -> Answer {
    let (height, width) = extent(cx, piece)?;
    Ok(Value::Bool(height > width))
}

pub(crate) fn square(cx: &mut Cx, piece: &Value) -> Answer {
    if piece.is_tuple() {
        let grid = grid(piece)?.with_rows()?;
        return Ok(Value::Bool(grid.height == grid.width));
    }
    let (height, width) = extent(cx, piece)?;
    let count = patch(cx, piece)?.cells.len() as i64;
    Ok(Value::Bool(height == width && height * width == count))
}

pub(crate) fn vline(cx: &mut Cx, patch: &Value) -> Answer {
    line(cx, patch, |bounds| (bounds.height(), bounds.width()))
}

pub(crate) fn vline_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let vline = |cells: &[u32], bounds: Option<Bounds>| {
        Some(is_line(cells, bounds.map(|bounds| (bounds.height(), bounds.width()))))
    };
    Ok(over(cx, args, rows, vline)?.map(Column::Bools))
}

pub(crate) fn hline(cx: &mut Cx, patch: &Value) -> Answer {
    line(cx, patch, |bounds| (bounds.width(), bounds.height()))
}

pub(crate) fn hline_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let hline = |cells: &[u32], bounds: Option<Bounds>| {
        Some(is_line(cells, bounds.map(|bounds| (bounds.width(), bounds.height()))))
    };
    Ok(over(cx, args, rows, hline)?.map(Column::Bools))
}

/// Whether a patch is as long as it has cells, and one thick.
fn line(cx: &mut Cx, value: &Value, length_and_thickness: impl Fn(Bounds) -> (i32, i32)) -> Answer {
    let patch = patch_set(cx, value)?;
    Ok(Value::Bool(is_line(&patch.cells, bounds(&patch.cells).map(length_and_thickness))))
}

/// The same of so many cells.
fn is_line(cells: &[u32], length_and_thickness: Option<(i32, i32)>) -> bool {
    length_and_thickness.is_some_and(|(length, thickness)| length as usize == cells.len() && thickness == 1)
}

pub(crate) fn uppermost(cx: &mut Cx, value: &Value) -> Answer {
    Ok(Value::Int(i64::from(patch(cx, value)?.bounds()?.top)))
}

pub(crate) fn uppermost_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    side_over(cx, args, rows, |bounds| bounds.top)
}

pub(crate) fn lowermost(cx: &mut Cx, value: &Value) -> Answer {
    Ok(Value::Int(i64::from(patch(cx, value)?.bounds()?.bottom)))
}

pub(crate) fn lowermost_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    side_over(cx, args, rows, |bounds| bounds.bottom)
}

pub(crate) fn leftmost(cx: &mut Cx, value: &Value) -> Answer {
    Ok(Value::Int(i64::from(patch(cx, value)?.bounds()?.left)))
}

pub(crate) fn leftmost_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    side_over(cx, args, rows, |bounds| bounds.left)
}

pub(crate) fn rightmost(cx: &mut Cx, value: &Value) -> Answer {
    Ok(Value::Int(i64::from(patch(cx, value)?.bounds()?.right)))
}

pub(crate) fn rightmost_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    side_over(cx, args, rows, |bounds| bounds.right)
}

/// A corner of the bounds; of nothing the empty tuple, as in Python.
#[inline]
pub(crate) fn corner(patch: &Patch<'_>, pick: impl Fn(Bounds) -> (i32, i32)) -> Value {
    patch.bounds().map_or(Value::EMPTY_TUPLE, |bounds| {
        let (row, column) = pick(bounds);
        Value::Pair(row, column)
    })
}

pub(crate) fn ulcorner(cx: &mut Cx, value: &Value) -> Answer {
    Ok(corner(&patch(cx, value)?, |b| (b.top, b.left)))
}

pub(crate) fn ulcorner_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    corner_over(cx, args, rows, |b| (b.top, b.left))
}

pub(crate) fn urcorner(cx: &mut Cx, value: &Value) -> Answer {
    Ok(corner(&patch(cx, value)?, |b| (b.top, b.right)))
}

pub(crate) fn urcorner_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    corner_over(cx, args, rows, |b| (b.top, b.right))
}

pub(crate) fn llcorner(cx: &mut Cx, value: &Value) -> Answer {
    Ok(corner(&patch(cx, value)?, |b| (b.bottom, b.left)))
}

pub(crate) fn llcorner_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    corner_over(cx, args, rows, |b| (b.bottom, b.left))
}

pub(crate) fn lrcorner(cx: &mut Cx, value: &Value) -> Answer {
    Ok(corner(&patch(cx, value)?, |b| (b.bottom, b.right)))
}

pub(crate) fn lrcorner_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    corner_over(cx, args, rows, |b| (b.bottom, b.right))
}

pub(crate) fn center(cx: &mut Cx, value: &Value) -> Answer {
    let (row, column) = center_of(&patch_set(cx, value)?)?;
    Ok(Value::Pair(row, column))
}

pub(crate) fn center_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    corner_over(cx, args, rows, middle)
}

/// The middle of the bounds, rounded down and right.
pub(crate) fn center_of(patch: &Patch<'_>) -> Result<(i32, i32), Fault> {
    Ok(middle(patch.bounds()?))
}

/// The same of bounds.
fn middle(bounds: Bounds) -> (i32, i32) {
    (bounds.top + bounds.height() / 2, bounds.left + bounds.width() / 2)
}

pub(crate) fn centerofmass(cx: &mut Cx, value: &Value) -> Answer {
    let patch = patch(cx, value)?;
    if patch.cells.is_empty() {
        return Ok(Value::EMPTY_TUPLE);
    }
    cx.spend(patch.cells.len() as u64)?;
    // Locations count once, but the mean is over the cells: an object may hold two colours at one place. A tuple of
    // locations is taken as it is.
    let locations = if patch.coloured { patch.locations() } else { (&*patch.cells).into() };
    let count = patch.cells.len() as i64;
    let rows: i64 = locations.iter().map(|&c| i64::from(row_of(c))).sum();
    let columns: i64 = locations.iter().map(|&c| i64::from(column_of(c))).sum();
    pair_value(rows.div_euclid(count), columns.div_euclid(count))
}
