//! The column itself: one value for each row, of one kind where they are.

use std::borrow::Cow;
use std::ops::{Deref, Range};
use std::rc::Rc;

use gridwright_grid::cells::{column_of, row_of};

use super::functions::Functions;
use super::patches::Patches;
use crate::fault::Fault;
use crate::value::{Cell, Items, Value};

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
    /// Cells, packed.
    Cells(Vec<u32>),
    /// Sets of cells or of locations, packed.
    Patches(Box<Patches>),
    /// Tuples of two values, in whatever representation these have.
    Tuples(Box<(Column, Column)>),
    /// Functions that are made alike of columns.
    Functions(Box<Functions>),
    /// Each one of a few values.
    Picked {
        /// The values.
        from: Many,
        /// Which of them, for each row.
        at: Vec<u32>,
    },
    /// Anything.
    Values(Many),
}

/// Values that columns share.
#[derive(Clone)]
pub(crate) enum Many {
    /// Made by a primitive.
    Made(Rc<Vec<Value>>),
    /// Some of the elements of a container.
    Part(Items, Range<usize>),
}

impl Deref for Many {
    type Target = [Value];

    #[inline]
    fn deref(&self) -> &[Value] {
        match self {
            Many::Made(values) => values,
            Many::Part(items, rows) => items.get(rows.clone()).unwrap_or_default(),
        }
    }
}

impl Column {
    /// These values, as narrow as they can be.
    pub(crate) fn of(values: Vec<Value>) -> Column {
        Column::narrow(&values).unwrap_or_else(|| Column::Values(Many::Made(Rc::new(values))))
    }

    /// These values in a column of one kind, if there is one for them.
    fn narrow(values: &[Value]) -> Option<Column> {
        fn all<T>(values: &[Value], take: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
            let mut taken = Vec::with_capacity(values.len());
            for value in values {
                taken.push(take(value)?);
            }
            Some(taken)
        }
        match values.first()? {
            Value::Bool(_) => {
                all(values, |v| if let Value::Bool(b) = v { Some(*b) } else { None }).map(Column::Bools)
            }
            Value::Int(_) => {
                all(values, |v| if let Value::Int(n) = v { Some(*n) } else { None }).map(Column::Ints)
            }
            Value::Pair(..) => all(values, |v| if let Value::Pair(a, b) = v { Some((*a, *b)) } else { None })
                .map(Column::Pairs),
            Value::Cell(_) => {
                all(values, |v| if let Value::Cell(cell) = v { Some(cell.packed()) } else { None })
                    .map(Column::Cells)
            }
            _ => None,
        }
    }

    /// Elements of a container as columns of the parts of tuples of two, if they are such.
    fn taken_apart(values: &[Value]) -> Option<Column> {
        let columns = match values.first()? {
            Value::Grid(_) => {
                // Two locations, as `product` makes them.
                let (mut a, mut b) = (Vec::with_capacity(values.len()), Vec::with_capacity(values.len()));
                for value in values {
                    let Value::Grid(grid) = value else { return None };
                    let &[p, q, r, s] = grid.cells() else { return None };
                    if grid.width() != 2 {
                        return None;
                    }
                    a.push((p.into(), q.into()));
                    b.push((r.into(), s.into()));
                }
                (Column::Pairs(a), Column::Pairs(b))
            }
            Value::CellTuple(_) => {
                let (mut a, mut b) = (Vec::with_capacity(values.len()), Vec::with_capacity(values.len()));
                for value in values {
                    let Value::CellTuple(cells) = value else { return None };
                    let &[x, y] = &**cells else { return None };
                    a.push(x);
                    b.push(y);
                }
                (Column::Cells(a), Column::Cells(b))
            }
            Value::Tuple(_) => {
                let (mut a, mut b) = (Vec::with_capacity(values.len()), Vec::with_capacity(values.len()));
                for value in values {
                    let Value::Tuple(items) = value else { return None };
                    let [x, y] = &**items else { return None };
                    a.push(x.clone());
                    b.push(y.clone());
                }
                (Column::of(a), Column::of(b))
            }
            _ => return None,
        };
        Some(Column::Tuples(Box::new(columns)))
    }

    /// Some of the elements of a container, in its order; `None` for what is no container.
    pub(crate) fn elements(container: &Value, rows: Range<usize>) -> Option<Column> {
        Some(match container {
            Value::Indices(places) => {
                let places = places.as_slice().get(rows)?.iter();
                Column::Pairs(places.map(|&packed| (row_of(packed), column_of(packed))).collect())
            }
            Value::Object(object) => Column::Cells(object.as_slice().get(rows)?.to_vec()),
            Value::CellTuple(tuple) => Column::Cells(tuple.get(rows)?.to_vec()),
            Value::Ints(ints) => Column::Ints(ints.get(rows)?.iter().map(|&n| n.into()).collect()),
            Value::Tuple(items) | Value::Set(items) => {
                let values = items.get(rows.clone())?;
                Column::narrow(values)
                    .or_else(|| Column::taken_apart(values))
                    .unwrap_or_else(|| Column::Values(Many::Part(items.clone(), rows)))
            }
            Value::Grid(grid) if grid.width() == 2 => {
                let cells = grid.cells().get(2 * rows.start..2 * rows.end)?;
                Column::Pairs(cells.chunks_exact(2).map(|row| (row[0].into(), row[1].into())).collect())
            }
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
            Column::Cells(cells) => Cow::Owned(Value::Cell(Cell::unpack(cells[row]))),
            Column::Patches(patches) => Cow::Owned(patches.value(row)),
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

    /// The value of a row, which is put into `place` if it is not there already.
    #[inline]
    pub(super) fn at_in<'a>(&'a self, row: usize, place: &'a mut Value) -> Result<&'a Value, Fault> {
        *place = match self {
            Column::Same(value) => return Ok(value),
            Column::Values(values) => return Ok(&values[row]),
            Column::Picked { from, at } => return Ok(&from[at[row] as usize]),
            Column::Ints(ints) => Value::Int(ints[row]),
            Column::Pairs(pairs) => Value::Pair(pairs[row].0, pairs[row].1),
            Column::Patches(patches) => patches.value(row),
            _ => self.at(row)?.into_owned(),
        };
        Ok(place)
    }

    /// All values.
    pub(crate) fn into_values(self, rows: usize) -> Result<Vec<Value>, Fault> {
        match self {
            Column::Values(Many::Made(values)) => Ok(Rc::unwrap_or_clone(values)),
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
            Column::Patches(from) => Column::Patches(Box::new(from.gather(at))),
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
            | Column::Patches(_)
            | Column::Functions(_) => true,
        }
    }

    /// The greatest weight and depth of its values, or more.
    pub(crate) fn bulk(&self) -> (u32, u16) {
        match self {
            Column::Same(value) => (value.weight(), value.depth()),
            Column::Bools(_) | Column::Ints(_) | Column::Pairs(_) | Column::Cells(_) => (1, 0),
            // As deep as an empty set.
            Column::Patches(patches) => (1 + patches.sizes().max().unwrap_or(0) as u32 / 2, 1),
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

    /// This column as pairs of whole numbers, if it is one.
    pub(crate) fn pairs(&self, rows: usize) -> Option<Cow<'_, [(i32, i32)]>> {
        Some(match self {
            Column::Pairs(pairs) => pairs.into(),
            Column::Same(Value::Pair(a, b)) => vec![(*a, *b); rows].into(),
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
