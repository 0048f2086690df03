//! The column itself: one value for each row, of one kind where they are.

use std::borrow::Cow;
use std::ops::Range;

use super::functions::Functions;
use crate::fault::Fault;
use crate::value::{Cell, Value};

/// One value for each of some rows. How many there are is known where it is used: a column of one value for all has no
/// length.
#[derive(Clone)]
pub(crate) enum Column {
    /// The same value in every row.
    Same(Value),
    /// Bools.
    Bools(Vec<bool>),
    /// Whole numbers, no bools.
    Ints(Vec<i64>),
    /// Pairs.
    Pairs(Vec<(i32, i32)>),
    /// Cells.
    Cells(Vec<Cell>),
    /// Tuples of two values, in whatever representation these have.
    Tuples(Box<(Column, Column)>),
    /// Functions that are made alike of columns.
    Functions(Box<Functions>),
    /// Each one of a few values.
    Picked {
        /// The values.
        from: Vec<Value>,
        /// Which of them, for each row.
        at: Vec<u32>,
    },
    /// Anything.
    Values(Vec<Value>),
}

impl Column {
    /// These values, as narrow as they can be.
    pub(crate) fn of(values: Vec<Value>) -> Column {
        fn all<T>(values: &[Value], take: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
            values.iter().map(take).collect()
        }
        let narrow = match values.first() {
            Some(Value::Bool(_)) => {
                all(&values, |v| if let Value::Bool(b) = v { Some(*b) } else { None }).map(Column::Bools)
            }
            Some(Value::Int(_)) => {
                all(&values, |v| if let Value::Int(n) = v { Some(*n) } else { None }).map(Column::Ints)
            }
            Some(Value::Pair(..)) => {
                all(&values, |v| if let Value::Pair(a, b) = v { Some((*a, *b)) } else { None })
                    .map(Column::Pairs)
            }
            Some(Value::Cell(_)) => {
                all(&values, |v| if let Value::Cell(cell) = v { Some(*cell) } else { None })
                    .map(Column::Cells)
            }
            _ => None,
        };
        narrow.unwrap_or(Column::Values(values))
    }

    /// Some of the elements of a container, in its order; `None` for what is no container.
    pub(crate) fn elements(container: &Value, rows: Range<usize>) -> Option<Column> {
        Some(match container {
            Value::Indices(cells) => {
                let cells = cells.as_slice().get(rows)?;
                Column::Pairs(cells.iter().map(|&packed| Cell::unpack(packed)).map(place).collect())
            }
            Value::Object(cells) => Column::Cells(
                cells.as_slice().get(rows)?.iter().map(|&packed| Cell::unpack(packed)).collect(),
            ),
            Value::CellTuple(cells) => {
                Column::Cells(cells.get(rows)?.iter().map(|&packed| Cell::unpack(packed)).collect())
            }
            Value::Ints(ints) => Column::Ints(ints.get(rows)?.iter().map(|&n| i64::from(n)).collect()),
            Value::Tuple(items) | Value::Set(items) => Column::of(items.get(rows)?.to_vec()),
            _ => {
                container.len()?;
                Column::of(rows.map(|at| container.element(at)).collect::<Option<Vec<_>>>()?)
            }
        })
    }

    /// The value of a row.
    pub(crate) fn at(&self, row: usize) -> Result<Cow<'_, Value>, Fault> {
        Ok(match self {
            Column::Same(value) => Cow::Borrowed(value),
            Column::Values(values) => Cow::Borrowed(&values[row]),
            Column::Picked { from, at } => Cow::Borrowed(&from[at[row] as usize]),
            Column::Bools(bools) => Cow::Owned(Value::Bool(bools[row])),
            Column::Ints(ints) => Cow::Owned(Value::Int(ints[row])),
            Column::Pairs(pairs) => {
                let (a, b) = pairs[row];
                Cow::Owned(Value::Pair(a, b))
            }
            Column::Cells(cells) => Cow::Owned(Value::Cell(cells[row])),
            Column::Tuples(parts) => {
                let (a, b) = (parts.0.at(row)?.into_owned(), parts.1.at(row)?.into_owned());
                Cow::Owned(match Value::small_tuple(&a, &b) {
                    Some(small) => small,
                    None => Value::tuple(vec![a, b])?,
                })
            }
            Column::Functions(functions) => Cow::Owned(functions.at(row)?),
        })
    }

    /// All values.
    pub(crate) fn into_values(self, rows: usize) -> Result<Vec<Value>, Fault> {
        match self {
            Column::Values(values) => Ok(values),
            Column::Bools(bools) => Ok(bools.into_iter().map(Value::Bool).collect()),
            Column::Ints(ints) => Ok(ints.into_iter().map(Value::Int).collect()),
            Column::Pairs(pairs) => Ok(pairs.into_iter().map(|(a, b)| Value::Pair(a, b)).collect()),
            _ => (0..rows).map(|row| self.at(row).map(Cow::into_owned)).collect(),
        }
    }

    /// Whether each value is true as a condition.
    pub(crate) fn truths(self, rows: usize) -> Result<Vec<bool>, Fault> {
        match self {
            Column::Bools(bools) => Ok(bools),
            Column::Same(value) => Ok(vec![value.truthy(); rows]),
            _ => (0..rows).map(|row| Ok(self.at(row)?.truthy())).collect(),
        }
    }

    /// The rows of this one at these places.
    pub(crate) fn gather(self, at: &[u32]) -> Column {
        fn pick<T: Copy>(from: &[T], at: &[u32]) -> Vec<T> {
            at.iter().map(|&at| from[at as usize]).collect()
        }
        match self {
            Column::Bools(from) => Column::Bools(pick(&from, at)),
            Column::Ints(from) => Column::Ints(pick(&from, at)),
            Column::Pairs(from) => Column::Pairs(pick(&from, at)),
            Column::Cells(from) => Column::Cells(pick(&from, at)),
            Column::Values(from) => Column::Picked { from, at: at.to_vec() },
            Column::Picked { from, at: before } => Column::Picked { from, at: pick(&before, at) },
            Column::Same(value) => Column::Same(value),
            Column::Tuples(parts) => Column::Tuples(Box::new((parts.0.gather(at), parts.1.gather(at)))),
            Column::Functions(functions) => Column::Functions(Box::new(functions.gather(at))),
        }
    }

    /// Whether no value is a whole number.
    pub(crate) fn has_no_int(&self) -> bool {
        let other = |value: &Value| !matches!(value, Value::Int(_));
        match self {
            Column::Ints(_) => false,
            Column::Same(value) => other(value),
            Column::Values(values) | Column::Picked { from: values, .. } => values.iter().all(other),
            Column::Tuples(_)
            | Column::Bools(_)
            | Column::Pairs(_)
            | Column::Cells(_)
            | Column::Functions(_) => true,
        }
    }

    /// The greatest weight and depth of its values, or more.
    pub(crate) fn bulk(&self) -> (u32, u16) {
        match self {
            Column::Same(value) => (value.weight(), value.depth()),
            Column::Bools(_) | Column::Ints(_) | Column::Pairs(_) | Column::Cells(_) => (1, 0),
            Column::Tuples(parts) => together([parts.0.bulk(), parts.1.bulk()]),
            Column::Functions(functions) => functions.bulk(),
            Column::Values(values) | Column::Picked { from: values, .. } => {
                values.iter().fold((0, 0), |(weight, depth), value| {
                    (weight.max(value.weight()), depth.max(value.depth()))
                })
            }
        }
    }
}

/// Weight and depth of what is made of parts of these.
pub(super) fn together(parts: impl IntoIterator<Item = (u32, u16)>) -> (u32, u16) {
    let (weight, depth) = parts
        .into_iter()
        .fold((1_u32, 0), |(weight, depth), (w, d)| (weight.saturating_add(w), u16::max(depth, d)));
    (weight, depth + 1)
}

/// The location of a cell.
fn place(cell: Cell) -> (i32, i32) {
    (i32::from(cell.row), i32::from(cell.column))
}

/// A column of numbers, or of pairs of them.
pub(crate) enum Numbers<'c> {
    /// Numbers.
    Ints(Cow<'c, [i64]>),
    /// Pairs.
    Pairs(Cow<'c, [(i32, i32)]>),
}

impl Column {
    /// This column as numbers, if it is one of numbers (bools count as 0 and 1) or of pairs.
    pub(crate) fn numbers(&self, rows: usize) -> Option<Numbers<'_>> {
        Some(match self {
            Column::Ints(ints) => Numbers::Ints(ints.into()),
            Column::Bools(bools) => Numbers::Ints(bools.iter().map(|&b| i64::from(b)).collect()),
            Column::Pairs(pairs) => Numbers::Pairs(pairs.into()),
            Column::Same(Value::Pair(a, b)) => Numbers::Pairs(vec![(*a, *b); rows].into()),
            Column::Same(value) => Numbers::Ints(vec![value.as_int()?; rows].into()),
            _ => return None,
        })
    }

    /// This column as whole numbers (bools count as 0 and 1), if it is one.
    pub(crate) fn ints(&self, rows: usize) -> Option<Cow<'_, [i64]>> {
        match self.numbers(rows)? {
            Numbers::Ints(ints) => Some(ints),
            Numbers::Pairs(_) => None,
        }
    }
}
