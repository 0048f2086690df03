//! Values: what programs compute with.
//!
//! A value is sixteen bytes. Small ones are inline; large ones share a block and count references. Every value has
//! **exactly one representation**, which the constructors choose, so that primitives can tell what they hold from the
//! variant alone and equal values compare variant by variant:
//!
//! | Python value | variant |
//! |---|---|
//! | tuple of two ints | `Pair` (when both fit 32 bits) |
//! | `(colour, (row, column))` | `Cell` (when it fits [`Cell`]) |
//! | non-empty tuple of non-empty int tuples of one length | `Grid` (when every int fits a byte) |
//! | any other non-empty tuple of ints | `Ints` (when every int fits a byte) |
//! | non-empty tuple of cells | `CellTuple` |
//! | any other tuple | `Tuple` |
//! | non-empty set of pairs | `Indices` (when all fit a packed cell) |
//! | non-empty set of cells | `Object` |
//! | any other set, the empty one too | `Set`, ascending |
//!
//! The one exception to "equal means same variant" is Python's `True == 1`: bools are never packed, so a tuple or set
//! that holds one is a plain `Tuple` or `Set`, and may equal a packed one. `==` and [`Ord`] follow Python and the
//! canonical order; [`Value::identical`] keeps bools and ints apart.

mod build;
pub mod flat;
mod ints;
mod items;
mod order;
mod text;

use gridwright_grid::cells::{colour_bits, colour_of, column_of, pack, row_of};
use gridwright_grid::{Cells, Grid};
use triomphe::Arc;

pub(crate) use build::{beginning, pack_pair};
pub use ints::{CellTuple, Ints};
pub use items::Items;
pub(crate) use items::{Bulk, MAX_DEPTH, MAX_WEIGHT};
pub use order::Exact;

use crate::call::Func;
use crate::fault::{Fault, Reason};
use crate::table::Prim;

/// A value of the DSL.
#[derive(Clone)]
pub enum Value {
    /// No value: what `index` gives outside the grid.
    None,
    /// True or false.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A tuple of two ints: a location, a direction, a shape.
    Pair(i32, i32),
    /// A colour at a location.
    Cell(Cell),
    /// A primitive as a value.
    Prim(Prim),
    /// A function that a combinator made.
    Func(Arc<Func>),
    /// A rectangle of colours.
    Grid(Grid),
    /// A tuple of small ints, not two: a row of a grid.
    Ints(Ints),
    /// A non-empty tuple of cells, as merging a tuple of objects gives.
    CellTuple(CellTuple),
    /// Any other tuple.
    Tuple(Items),
    /// A non-empty set of locations.
    Indices(Cells),
    /// A non-empty set of cells.
    Object(Cells),
    /// Any other set.
    Set(Items),
}

/// A colour at a location, small enough to be packed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Its colour.
    pub colour: i8,
    /// Its row.
    pub row: i16,
    /// Its column.
    pub column: i16,
}

impl Cell {
    /// The cell in packed form.
    #[inline]
    pub fn packed(self) -> u32 {
        colour_bits(self.colour) | pack(i32::from(self.row), i32::from(self.column))
    }

    /// The cell of a packed form.
    #[inline]
    pub fn unpack(packed: u32) -> Cell {
        Cell { colour: colour_of(packed), row: row_of(packed) as i16, column: column_of(packed) as i16 }
    }

    /// Its location as a value.
    #[inline]
    pub fn location(self) -> Value {
        Value::Pair(i32::from(self.row), i32::from(self.column))
    }
}

impl Value {
    /// The empty tuple.
    pub const EMPTY_TUPLE: Value = Value::Tuple(Items::EMPTY);
    /// The empty set.
    pub const EMPTY_SET: Value = Value::Set(Items::EMPTY);

    /// The location of a packed cell as a value.
    #[inline]
    pub fn location(packed: u32) -> Value {
        Value::Pair(row_of(packed), column_of(packed))
    }

    /// Whether Python takes the value for true.
    pub fn truthy(&self) -> bool {
        match self {
            Value::None => false,
            Value::Bool(b) => *b,
            Value::Int(n) => *n != 0,
            Value::Tuple(items) | Value::Set(items) => !items.is_empty(),
            _ => true,
        }
    }

    /// The number, for an int or a bool.
    #[inline]
    pub fn as_int(&self) -> Option<i64> {
        match self {
            Value::Int(n) => Some(*n),
            Value::Bool(b) => Some(i64::from(*b)),
            _ => None,
        }
    }

    /// Whether it is a tuple of any representation.
    pub fn is_tuple(&self) -> bool {
        matches!(
            self,
            Value::Pair(..)
                | Value::Cell(_)
                | Value::Grid(_)
                | Value::Ints(_)
                | Value::CellTuple(_)
                | Value::Tuple(_)
        )
    }

    /// Whether it is a set of any representation.
    pub fn is_set(&self) -> bool {
        matches!(self, Value::Indices(_) | Value::Object(_) | Value::Set(_))
    }

    /// Whether it can be called.
    pub fn is_function(&self) -> bool {
        matches!(self, Value::Prim(_) | Value::Func(_))
    }

    /// Number of elements of a tuple or set.
    pub fn len(&self) -> Option<usize> {
        Some(match self {
            Value::Pair(..) | Value::Cell(_) => 2,
            Value::Grid(grid) => grid.height(),
            Value::Ints(ints) => ints.len(),
            Value::CellTuple(cells) => cells.len(),
            Value::Tuple(items) | Value::Set(items) => items.len(),
            Value::Indices(cells) | Value::Object(cells) => cells.as_slice().len(),
            _ => return None,
        })
    }

    /// Whether it is an empty tuple or set; `None` for what is neither.
    pub fn is_empty(&self) -> Option<bool> {
        self.len().map(|len| len == 0)
    }

    /// The element at a position of a tuple or (in ascending order) of a set.
    pub fn element(&self, position: usize) -> Option<Value> {
        match self {
            Value::Pair(a, b) => [a, b].get(position).map(|n| Value::Int(i64::from(**n))),
            Value::Cell(cell) => match position {
                0 => Some(Value::Int(i64::from(cell.colour))),
                1 => Some(cell.location()),
                _ => None,
            },
            Value::Grid(grid) => grid.rows().nth(position).map(Value::row),
            Value::Ints(ints) => ints.get(position).map(|&n| Value::Int(i64::from(n))),
            Value::CellTuple(cells) => cells.get(position).map(|&c| Value::Cell(Cell::unpack(c))),
            Value::Tuple(items) | Value::Set(items) => items.get(position).cloned(),
            Value::Indices(cells) => cells.as_slice().get(position).map(|&c| Value::location(c)),
            Value::Object(cells) => cells.as_slice().get(position).map(|&c| Value::Cell(Cell::unpack(c))),
            _ => None,
        }
    }

    /// All elements of a tuple or set in order, `None` for what is neither.
    pub fn elements(&self) -> Option<Vec<Value>> {
        let mut elements = Vec::with_capacity(self.len()?);
        let all = self.walk(|item| {
            elements.push(item.clone());
            Ok(())
        });
        all.ok().map(|()| elements)
    }

    /// Calls `visit` with every element of a tuple or set in order, without cloning what can be borrowed.
    #[inline]
    pub(crate) fn walk(&self, mut visit: impl FnMut(&Value) -> Result<(), Fault>) -> Result<(), Fault> {
        match self {
            Value::Tuple(items) | Value::Set(items) => items.iter().try_for_each(visit),
            Value::Indices(cells) => cells.as_slice().iter().try_for_each(|&c| visit(&Value::location(c))),
            Value::Object(cells) => {
                cells.as_slice().iter().try_for_each(|&c| visit(&Value::Cell(Cell::unpack(c))))
            }
            Value::Grid(grid) => grid.rows().try_for_each(|row| visit(&Value::row(row))),
            Value::Ints(ints) => ints.iter().try_for_each(|&n| visit(&Value::Int(i64::from(n)))),
            Value::CellTuple(cells) => cells.iter().try_for_each(|&c| visit(&Value::Cell(Cell::unpack(c)))),
            Value::Pair(a, b) => {
                visit(&Value::Int(i64::from(*a)))?;
                visit(&Value::Int(i64::from(*b)))
            }
            Value::Cell(cell) => {
                visit(&Value::Int(i64::from(cell.colour)))?;
                visit(&cell.location())
            }
            _ => Err(Reason::NotAContainer.into()),
        }
    }

    /// What walking over the whole value costs, in elements; bounded for every value that exists.
    #[inline]
    pub fn weight(&self) -> u32 {
        self.bulk().weight
    }

    /// How deep tuples, sets and functions are nested in it; bounded for every value that exists.
    #[inline]
    pub fn depth(&self) -> u16 {
        self.bulk().depth
    }

    /// Both.
    pub(crate) fn bulk(&self) -> Bulk {
        let flat = |len: usize| Bulk { weight: 1 + len as u32, depth: 0 };
        match self {
            Value::Grid(grid) => flat(grid.cells().len() / 8),
            Value::Ints(ints) => flat(ints.len() / 8),
            Value::CellTuple(cells) => flat(cells.len() / 2),
            Value::Indices(cells) | Value::Object(cells) => flat(cells.as_slice().len() / 2),
            Value::Tuple(items) | Value::Set(items) => items.bulk(),
            Value::Func(func) => func.bulk(),
            _ => flat(0),
        }
    }
}

impl From<bool> for Value {
    fn from(b: bool) -> Value {
        Value::Bool(b)
    }
}

impl From<Grid> for Value {
    fn from(grid: Grid) -> Value {
        Value::Grid(grid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::Answer;

    #[test]
    fn hot_types_stay_small() {
        assert_eq!(size_of::<Value>(), 16);
        assert_eq!(size_of::<Answer>(), 16);
        assert!(size_of::<Fault>() <= 8);
    }
}
