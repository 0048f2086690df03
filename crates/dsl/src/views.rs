//! Views: an argument seen as a number, a pair, a grid or a patch, as arc-dsl would take it.
//!
//! The packed representations are borrowed as they are. What Python also takes (a tuple of cells as a patch, a set of
//! locations with a bool for a coordinate, empty grids) is converted; anything else is a type fault.

use std::borrow::Cow;

use gridwright_grid::cells::{LOCATION_MASK, column_of, fits, pack, pack_cell, row_of};
use gridwright_grid::{Cells, Grid};

use crate::cx::Cx;
use crate::fault::{Fault, Reason};
use crate::value::Value;

/// A whole number.
#[inline]
pub(crate) fn int(value: &Value) -> Result<i64, Fault> {
    value.as_int().ok_or(Reason::NotAnInt.into())
}

/// A colour that a grid cell can hold.
#[inline]
pub(crate) fn colour(value: &Value) -> Result<i8, Fault> {
    match value {
        Value::Int(n) => i8::try_from(*n).map_err(|_| Reason::NotAColour.into()),
        _ => Err(Reason::NotAColour.into()),
    }
}

/// A colour to look for: `None` when no grid cell can hold it.
#[inline]
pub(crate) fn sought_colour(value: &Value) -> Option<i8> {
    i8::try_from(value.as_int()?).ok()
}

/// The first two elements of a tuple of numbers.
#[inline]
pub(crate) fn pair(value: &Value) -> Result<(i64, i64), Fault> {
    match value {
        Value::Pair(a, b) => Ok((i64::from(*a), i64::from(*b))),
        Value::Tuple(items) => match &**items {
            [a, b, ..] => Ok((int(a)?, int(b)?)),
            _ => Err(Reason::NotAPair.into()),
        },
        Value::Ints(ints) => match **ints {
            [a, b, ..] => Ok((i64::from(a), i64::from(b))),
            _ => Err(Reason::NotAPair.into()),
        },
        _ => Err(Reason::NotAPair.into()),
    }
}

/// A location whose coordinates can be packed.
#[inline]
pub(crate) fn location(value: &Value) -> Result<(i32, i32), Fault> {
    let (row, column) = pair(value)?;
    if fits(row) && fits(column) { Ok((row as i32, column as i32)) } else { Err(Reason::FarAway.into()) }
}

/// A pair as a value, where it fits one.
#[inline]
pub(crate) fn pair_value(a: i64, b: i64) -> Result<Value, Fault> {
    match (i32::try_from(a), i32::try_from(b)) {
        (Ok(a), Ok(b)) => Ok(Value::Pair(a, b)),
        _ => Value::tuple(vec![Value::Int(a), Value::Int(b)]),
    }
}

/// A grid, possibly without rows or columns. Without rows there is no width to speak of and it is 0.
#[derive(Clone, Copy)]
pub(crate) struct GridView<'a> {
    pub(crate) height: usize,
    pub(crate) width: usize,
    pub(crate) cells: &'a [i8],
}

impl<'a> GridView<'a> {
    /// The rows that have cells.
    #[inline]
    pub(crate) fn rows(self) -> std::slice::ChunksExact<'a, i8> {
        self.cells.chunks_exact(self.width.max(1))
    }

    /// The colour at a place inside.
    #[inline]
    pub(crate) fn at(self, row: usize, column: usize) -> i8 {
        self.cells[row * self.width + column]
    }

    /// Position of a packed location in `cells`, if it is inside.
    #[inline]
    pub(crate) fn position(self, packed: u32) -> Option<usize> {
        let (row, column) = (row_of(packed) as usize, column_of(packed) as usize);
        (row < self.height && column < self.width).then(|| row * self.width + column)
    }

    /// Itself, if it has a first row: what Python needs to look at `grid[0]`.
    #[inline]
    pub(crate) fn with_rows(self) -> Result<GridView<'a>, Fault> {
        if self.height == 0 { Err(Reason::EmptyGrid.into()) } else { Ok(self) }
    }
}

/// The most rows of a grid without columns: they are looked at one by one, and nothing of use has more.
const MAX_EMPTY_ROWS: usize = 256;

/// A grid.
#[inline]
pub(crate) fn grid(value: &Value) -> Result<GridView<'_>, Fault> {
    match value {
        Value::Grid(grid) => Ok(view(grid)),
        Value::Tuple(rows)
            if rows.len() <= MAX_EMPTY_ROWS
                && rows.iter().all(|row| matches!(row, Value::Tuple(r) if r.is_empty())) =>
        {
            Ok(GridView { height: rows.len(), width: 0, cells: &[] })
        }
        _ => Err(Reason::NotAGrid.into()),
    }
}

/// The view of a grid.
#[inline]
pub(crate) fn view(grid: &Grid) -> GridView<'_> {
    GridView { height: grid.height(), width: grid.width(), cells: grid.cells() }
}

/// A set (or tuple) of locations or cells, in its order of iteration.
pub(crate) struct Patch<'a> {
    /// Packed locations or cells.
    pub(crate) cells: Cow<'a, [u32]>,
    /// Whether it is a set: then the cells ascend without repeats.
    pub(crate) is_set: bool,
    /// Whether these are cells. An empty patch is neither; it says no.
    pub(crate) coloured: bool,
}

/// Charges the look at a patch of so many cells.
#[inline]
pub(crate) fn spend_patch(cx: &mut Cx, cells: usize) -> Result<(), Fault> {
    cx.spend(cells as u64 / 16)
}

/// A patch. Whoever looks at one looks at all of it, so that is charged here.
#[inline]
pub(crate) fn patch<'v>(cx: &mut Cx, value: &'v Value) -> Result<Patch<'v>, Fault> {
    let set = |cx: &mut Cx, cells: &'v Cells, coloured| {
        let cells = cells.as_slice();
        spend_patch(cx, cells.len())?;
        Ok(Patch { cells: Cow::Borrowed(cells), is_set: true, coloured })
    };
    match value {
        Value::Indices(cells) => set(cx, cells, false),
        Value::Object(cells) => set(cx, cells, true),
        _ => other_patch(cx, value),
    }
}

/// A patch that is no packed set. On its own, so that those that are need no room for what this one does.
#[inline(never)]
fn other_patch<'v>(cx: &mut Cx, value: &'v Value) -> Result<Patch<'v>, Fault> {
    spend_patch(cx, value.len().unwrap_or(0))?;
    match value {
        Value::CellTuple(cells) => Ok(Patch { cells: Cow::Borrowed(cells), is_set: false, coloured: true }),
        Value::Grid(grid) if grid.width() == 2 => {
            cx.spend(grid.height() as u64 / 2)?;
            let cells = grid.rows().map(|place| pack(i32::from(place[0]), i32::from(place[1]))).collect();
            Ok(Patch { cells: Cow::Owned(cells), is_set: false, coloured: false })
        }
        Value::Tuple(items) | Value::Set(items) if items.is_empty() => {
            Ok(Patch { cells: Cow::Borrowed(&[]), is_set: true, coloured: false })
        }
        _ => {
            cx.spend(value.len().unwrap_or(0) as u64)?;
            converted(value)
        }
    }
}

/// A patch that is a set. Where arc-dsl asks for the extent of a patch it takes a tuple for a grid, so a tuple of
/// locations has another extent there than its locations.
#[inline]
pub(crate) fn patch_set<'v>(cx: &mut Cx, value: &'v Value) -> Result<Patch<'v>, Fault> {
    if value.is_tuple() && value.is_empty() == Some(false) {
        Err(Reason::NotAPatch.into())
    } else {
        patch(cx, value)
    }
}

/// A patch of cells; an empty one will do.
#[inline]
pub(crate) fn object<'v>(cx: &mut Cx, value: &'v Value) -> Result<Patch<'v>, Fault> {
    let patch = patch(cx, value)?;
    if patch.coloured || patch.cells.is_empty() { Ok(patch) } else { Err(Reason::NotAnObject.into()) }
}

/// Tuples and sets that are not packed because they are far off or a coordinate is a bool.
#[cold]
fn converted(value: &Value) -> Result<Patch<'_>, Fault> {
    let mut cells = Vec::new();
    let mut coloured = None;
    value
        .walk(|item| {
            let (packed, is_cell) = match item {
                Value::Cell(cell) => (cell.packed(), true),
                Value::Pair(..) => (packed_location(item)?, false),
                Value::Tuple(parts) => match &**parts {
                    [hue, place] if place.is_tuple() => {
                        let (row, column) = location(place)?;
                        (pack_cell(colour(hue)?, row, column), true)
                    }
                    [_, _] => (packed_location(item)?, false),
                    _ => return Err(Reason::NotAPatch.into()),
                },
                _ => return Err(Reason::NotAPatch.into()),
            };
            if *coloured.get_or_insert(is_cell) != is_cell {
                return Err(Reason::NotAPatch.into());
            }
            cells.push(packed);
            Ok(())
        })
        .map_err(
            |fault| if fault.reason() == Reason::NotAContainer { Reason::NotAPatch.into() } else { fault },
        )?;
    // A set ascends here, too: equal coordinates are equal whether a bool or not.
    Ok(Patch { cells: Cow::Owned(cells), is_set: value.is_set(), coloured: coloured.unwrap_or(false) })
}

fn packed_location(value: &Value) -> Result<u32, Fault> {
    let (row, column) = location(value)?;
    Ok(pack(row, column))
}

/// The smallest rectangle around a patch: rows and columns, all inclusive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub(crate) top: i32,
    pub(crate) left: i32,
    pub(crate) bottom: i32,
    pub(crate) right: i32,
}

impl Bounds {
    #[inline]
    pub(crate) fn height(self) -> i32 {
        self.bottom - self.top + 1
    }

    #[inline]
    pub(crate) fn width(self) -> i32 {
        self.right - self.left + 1
    }
}

impl Patch<'_> {
    /// The bounds, or the fault of asking an empty patch.
    #[inline]
    pub(crate) fn bounds(&self) -> Result<Bounds, Fault> {
        bounds(&self.cells).ok_or(Reason::EmptyPatch.into())
    }

    /// The distinct locations, ascending.
    pub(crate) fn locations(&self) -> Cow<'_, [u32]> {
        if self.is_set && !self.coloured {
            Cow::Borrowed(&self.cells)
        } else {
            Cow::Owned(locations_of(&self.cells))
        }
    }
}

/// The distinct locations of packed cells, ascending.
pub(crate) fn locations_of(cells: &[u32]) -> Vec<u32> {
    let mut out: Vec<u32> = cells.iter().map(|&c| c & LOCATION_MASK).collect();
    // Cells of one colour come in the order of their locations.
    if !out.is_sorted_by(|a, b| a < b) {
        out.sort_unstable();
        out.dedup();
    }
    out
}

/// The bounds of packed cells, `None` when there are none.
#[inline]
pub(crate) fn bounds(cells: &[u32]) -> Option<Bounds> {
    let &first = cells.first()?;
    // Signed, because that is what old vector units compare.
    let row = |cell: u32| (cell & ROW_BITS) as i32;
    let column = |cell: u32| (cell & COLUMN_BITS) as i32;
    let (mut top, mut bottom) = (row(first), row(first));
    let (mut left, mut right) = (column(first), column(first));
    for &cell in cells {
        top = top.min(row(cell));
        bottom = bottom.max(row(cell));
        left = left.min(column(cell));
        right = right.max(column(cell));
    }
    Some(Bounds {
        top: row_of(top as u32),
        left: column_of(left as u32),
        bottom: row_of(bottom as u32),
        right: column_of(right as u32),
    })
}

const COLUMN_BITS: u32 = 0xfff;
const ROW_BITS: u32 = LOCATION_MASK & !COLUMN_BITS;
