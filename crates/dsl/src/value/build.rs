//! Choosing the one representation of a tuple or set.

use gridwright_grid::cells::{self, pack};
use gridwright_grid::{Cells, Grid};

use super::{Cell, CellTuple, Ints, Items, Value};
use crate::fault::Fault;

impl Value {
    /// One row of a grid as a tuple.
    #[inline]
    pub(crate) fn row(row: &[i8]) -> Value {
        match row {
            [] => Value::EMPTY_TUPLE,
            [a, b] => Value::Pair(i32::from(*a), i32::from(*b)),
            _ => Value::Ints(Ints::new(row)),
        }
    }

    /// The tuple of these values, or why there is none (too large, too deep).
    pub fn tuple(items: Vec<Value>) -> Result<Value, Fault> {
        match items.as_slice() {
            [a, b] => {
                if let Some(small) = Value::small_tuple(a, b) {
                    return Ok(small);
                }
                if let Value::Cell(_) = a {
                    if let Some(cells) = packed_cells(&items) {
                        return Ok(Value::cell_tuple(&cells));
                    }
                } else if a.is_tuple()
                    && let Some(grid) = grid_of_rows(&items)
                {
                    return Ok(Value::Grid(grid));
                }
            }
            [Value::Int(_), ..] => {
                if let Some(ints) = small_ints(&items) {
                    return Ok(Value::row(&ints));
                }
            }
            [Value::Cell(_), ..] => {
                if let Some(cells) = packed_cells(&items) {
                    return Ok(Value::cell_tuple(&cells));
                }
            }
            [first, ..] if first.is_tuple() => {
                if let Some(grid) = grid_of_rows(&items) {
                    return Ok(Value::Grid(grid));
                }
            }
            _ => {}
        }
        Ok(Value::Tuple(Items::new(items)?))
    }

    /// The tuple of two values where it is a pair or a cell.
    #[inline]
    pub(crate) fn small_tuple(a: &Value, b: &Value) -> Option<Value> {
        match (a, b) {
            (Value::Int(a), Value::Int(b)) => {
                Some(Value::Pair(i32::try_from(*a).ok()?, i32::try_from(*b).ok()?))
            }
            (Value::Int(colour), Value::Pair(row, column)) => {
                let fits = cells::fits(i64::from(*row)) && cells::fits(i64::from(*column));
                let colour = i8::try_from(*colour).ok().filter(|_| fits)?;
                Some(Value::Cell(Cell { colour, row: *row as i16, column: *column as i16 }))
            }
            _ => None,
        }
    }

    /// The tuple of these packed cells.
    #[inline]
    pub(crate) fn cell_tuple(cells: &[u32]) -> Value {
        if cells.is_empty() { Value::EMPTY_TUPLE } else { Value::CellTuple(CellTuple::new(cells)) }
    }

    /// The set of these values, or why there is none. Of equal ones the first stays.
    pub fn set(mut items: Vec<Value>) -> Result<Value, Fault> {
        if let Some(packed) = pack_all(&items) {
            return Ok(packed);
        }
        if !items.is_sorted_by(|a, b| a < b) {
            let len = items.len();
            match ranked_patches(&items) {
                Some(ranked) => {
                    items =
                        ranked.into_iter().map(|at| std::mem::replace(&mut items[at], Value::None)).collect();
                }
                None => items.sort(), // stable, so the first of equal ones stays
            }
            items.dedup();
            // What kept it from being packed may be gone: a bool that stood for a number.
            if items.len() < len
                && let Some(packed) = pack_all(&items)
            {
                return Ok(packed);
            }
        }
        Ok(Value::Set(Items::new(items)?))
    }

    /// The set of these packed locations, which must be strictly ascending.
    #[inline]
    pub(crate) fn indices(sorted: &[u32]) -> Value {
        Cells::from_sorted(sorted).map_or(Value::EMPTY_SET, Value::Indices)
    }

    /// The set of these packed cells, which must be strictly ascending.
    #[inline]
    pub(crate) fn object(sorted: &[u32]) -> Value {
        Cells::from_sorted(sorted).map_or(Value::EMPTY_SET, Value::Object)
    }
}

/// The positions of these values in ascending order, those of equal ones as they come, if they are all packed sets of one kind
/// or empty. The first two cells of a set mostly decide, and are one number.
fn ranked_patches(items: &[Value]) -> Option<Vec<usize>> {
    let coloured = items.iter().any(|item| matches!(item, Value::Object(_)));
    let mut keyed = Vec::with_capacity(items.len());
    let mut empty = None;
    for (at, item) in items.iter().enumerate() {
        match item {
            Value::Indices(cells) if !coloured => keyed.push((beginning(cells.as_slice()), at)),
            Value::Object(cells) => keyed.push((beginning(cells.as_slice()), at)),
            // Of empty ones, which come first, one is enough.
            Value::Set(items) if items.is_empty() => empty = empty.or(Some(at)),
            _ => return None,
        }
    }
    keyed.sort_unstable_by(|&(key, at), &(other_key, other)| {
        key.cmp(&other_key).then_with(|| items[at].cmp(&items[other])).then(at.cmp(&other))
    });
    Some(empty.into_iter().chain(keyed.into_iter().map(|(_, at)| at)).collect())
}

/// The first two cells, in one number that has their order.
#[inline]
pub(crate) fn beginning(cells: &[u32]) -> u64 {
    let at = |n: usize| cells.get(n).map_or(0, |&cell| u64::from(cell));
    at(0) << 32 | at(1)
}

/// These values as small ints, if they all are.
fn small_ints(items: &[Value]) -> Option<Vec<i8>> {
    items.iter().map(|item| if let Value::Int(n) = item { i8::try_from(*n).ok() } else { None }).collect()
}

/// The grid with these rows, if they are one.
fn grid_of_rows(rows: &[Value]) -> Option<Grid> {
    let (Some(Value::Pair(..) | Value::Ints(_)), Some(width)) = (rows.first(), rows.first()?.len()) else {
        return None;
    };
    let mut out = Vec::with_capacity(rows.len().checked_mul(width)?);
    for row in rows {
        match row {
            Value::Pair(a, b) if width == 2 => {
                out.push(i8::try_from(*a).ok()?);
                out.push(i8::try_from(*b).ok()?);
            }
            Value::Ints(ints) if ints.len() == width => out.extend_from_slice(ints),
            _ => return None,
        }
    }
    Grid::from_cells(rows.len(), width, &out)
}

/// The packed set of these values, if all are locations or all are cells.
fn pack_all(items: &[Value]) -> Option<Value> {
    match items.first()? {
        Value::Pair(..) => {
            let mut packed = items.iter().map(pack_pair).collect::<Option<Vec<u32>>>()?;
            Cells::from_unsorted(&mut packed).map(Value::Indices)
        }
        Value::Cell(_) => Cells::from_unsorted(&mut packed_cells(items)?).map(Value::Object),
        _ => None,
    }
}

/// These values in packed form, if they are all cells.
fn packed_cells(items: &[Value]) -> Option<Vec<u32>> {
    items.iter().map(|item| if let Value::Cell(cell) = item { Some(cell.packed()) } else { None }).collect()
}

/// A location in packed form, if it is one and fits.
#[inline]
pub(crate) fn pack_pair(value: &Value) -> Option<u32> {
    match value {
        Value::Pair(row, column) if cells::fits(i64::from(*row)) && cells::fits(i64::from(*column)) => {
            Some(pack(*row, *column))
        }
        _ => None,
    }
}
