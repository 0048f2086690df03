//! Tuples and sets: put together, take apart, look up.
//!
//! The outer container decides the kind of the result. Packed sets are handled packed ([`super::sets`]).

use gridwright_grid::Grid;
use gridwright_grid::cells::{colour_of, column_of, row_of};

use super::sets::{difference, union};
use super::union::Union;
use crate::columns::{Column, Overs};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::{Cell, Value, pack_pair};
use crate::views::int;

pub(crate) fn size(_: &mut Cx, container: &Value) -> Answer {
    Ok(Value::Int(container.len().ok_or(Fault::from(Reason::NotAContainer))? as i64))
}

pub(crate) fn size_over(_: &mut Cx, args: &[&Column], _: usize) -> Overs {
    let sizes = match args {
        [Column::Patches(patches)] => Some(patches.sizes().map(|size| size as i64).collect()),
        [Column::Values(values)] => values.iter().map(|value| value.len().map(|len| len as i64)).collect(),
        _ => None,
    };
    Ok(sizes.map(Column::Ints))
}

pub(crate) fn contained(cx: &mut Cx, value: &Value, container: &Value) -> Answer {
    has(cx, container, value).map(Value::Bool)
}

pub(crate) fn contained_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let found = match args {
        [Column::Pairs(pairs), Column::Same(Value::Indices(cells))] => {
            let holds = |&(row, column): &(i32, i32)| {
                pack_pair(&Value::Pair(row, column))
                    .is_some_and(|packed| cells.as_slice().binary_search(&packed).is_ok())
            };
            pairs.iter().map(holds).collect()
        }
        [Column::Cells(values), Column::Same(Value::Object(cells))] => {
            values.iter().map(|cell| cells.as_slice().binary_search(cell).is_ok()).collect()
        }
        [Column::Ints(values), Column::Same(pair @ Value::Pair(a, b))] => {
            let (a, b) = (i64::from(*a), i64::from(*b));
            cx.spend(u64::from(pair.weight()) * rows as u64)?;
            return Ok(Some(Column::Bools(values.iter().map(|&n| n == a || n == b).collect())));
        }
        _ => return Ok(None),
    };
    cx.spend(HALVING * rows as u64)?;
    Ok(Some(Column::Bools(found)))
}

/// What finding a small value in a set by halving costs: at most some twenty comparisons.
const HALVING: u64 = 8;

/// Whether a container holds a value.
pub(crate) fn has(cx: &mut Cx, container: &Value, value: &Value) -> Result<bool, Fault> {
    let steps = match container {
        Value::Indices(_) | Value::Object(_) | Value::Set(_) => HALVING + 16 * u64::from(value.weight() - 1),
        other if other.len().is_none() => return Err(Reason::NotAContainer.into()),
        other => u64::from(other.weight()),
    };
    cx.spend(steps)?;
    Ok(match (container, value) {
        (Value::Indices(cells), Value::Pair(..)) => {
            pack_pair(value).is_some_and(|packed| cells.as_slice().binary_search(&packed).is_ok())
        }
        (Value::Object(cells), Value::Cell(cell)) => cells.as_slice().binary_search(&cell.packed()).is_ok(),
        (Value::Set(items), _) => items.binary_search(value).is_ok(),
        (Value::Tuple(items), _) => items.contains(value),
        (Value::Pair(a, b), Value::Int(n)) => i64::from(*a) == *n || i64::from(*b) == *n,
        // A plain tuple may be a location or a cell with a bool for a number; nothing else is.
        (Value::Indices(_) | Value::Object(_), other) if !matches!(other, Value::Tuple(_)) => false,
        (other, _) => {
            (0..other.len().unwrap_or(0)).any(|at| other.element(at).is_some_and(|item| item == *value))
        }
    })
}

pub(crate) fn combine(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    match (a, b) {
        (Value::Indices(x), Value::Indices(y)) => union(cx, x.as_slice(), y.as_slice(), false),
        (Value::Object(x), Value::Object(y)) => union(cx, x.as_slice(), y.as_slice(), true),
        (Value::Set(items), set) if items.is_empty() && set.is_set() => Ok(set.clone()),
        (set, Value::Tuple(items) | Value::Set(items)) if items.is_empty() && set.is_set() => Ok(set.clone()),
        _ => {
            let mut items = a.elements().ok_or(Fault::from(Reason::NotAContainer))?;
            items.extend(b.elements().ok_or(Fault::from(Reason::NotAContainer))?);
            like(cx, a, items)
        }
    }
}

/// The container of these values of the same kind, tuple or set, as another.
pub(crate) fn like(cx: &mut Cx, kind: &Value, items: Vec<Value>) -> Answer {
    if kind.is_set() { cx.set(items) } else { cx.tuple(items) }
}

pub(crate) fn difference_tuple(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    if a.is_tuple() { difference(cx, a, b) } else { Err(Reason::NotATuple.into()) }
}

/// The elements that meet a condition, in a container of the same kind.
#[inline]
pub(crate) fn filter(
    cx: &mut Cx,
    container: &Value,
    mut keep: impl FnMut(&mut Cx, &Value) -> Result<bool, Fault>,
) -> Answer {
    cx.spend(container.len().unwrap_or(0) as u64 / 4)?;
    match container {
        // Packed sets stay packed and sorted.
        Value::Indices(cells) => cx.with_cells(|cx, kept| {
            for &packed in cells.as_slice() {
                if keep(cx, &Value::location(packed))? {
                    kept.push(packed);
                }
            }
            cx.indices(kept)
        }),
        Value::Object(cells) => cx.with_cells(|cx, kept| {
            for &packed in cells.as_slice() {
                if keep(cx, &Value::Cell(Cell::unpack(packed)))? {
                    kept.push(packed);
                }
            }
            cx.object(kept)
        }),
        Value::Ints(ints) => {
            let mut kept = Vec::with_capacity(ints.len());
            for &n in ints.iter() {
                if keep(cx, &Value::Int(i64::from(n)))? {
                    kept.push(n);
                }
            }
            cx.make(kept.len())?;
            Ok(Value::row(&kept))
        }
        _ => {
            let mut kept = Vec::with_capacity(container.len().unwrap_or(0));
            container.walk(|item| {
                if keep(cx, item)? {
                    kept.push(item.clone());
                }
                Ok(())
            })?;
            if let Value::Set(items) = container {
                if kept.len() == items.len() {
                    return Ok(container.clone());
                }
                // What is left of a mixed set may be packable; what is left of a set of sets is not.
                return if kept.first().is_some_and(Value::is_set) {
                    cx.set_of_sorted(kept)
                } else {
                    cx.set(kept)
                };
            }
            cx.tuple(kept)
        }
    }
}

/// The same with it said of each element whether it meets the condition.
pub(crate) fn filter_by(cx: &mut Cx, container: &Value, truths: &[bool]) -> Answer {
    let (cells, coloured) = match container {
        Value::Indices(cells) => (cells.as_slice(), false),
        Value::Object(cells) => (cells.as_slice(), true),
        _ => {
            let mut truths = truths.iter();
            return filter(cx, container, |_, _| Ok(truths.next() == Some(&true)));
        }
    };
    cx.spend(cells.len() as u64 / 4)?;
    cx.patch_by(coloured, |_, kept| {
        // Every cell is written, and those that are not kept are written over: nothing has to be foreseen.
        kept.extend_from_slice(cells);
        let mut len = 0;
        for (&cell, &truth) in cells.iter().zip(truths) {
            kept[len] = cell;
            len += usize::from(truth);
        }
        kept.truncate(len);
        Ok(())
    })
}

pub(crate) fn dedupe(cx: &mut Cx, tup: &Value) -> Answer {
    if !tup.is_tuple() {
        return Err(Reason::NotATuple.into());
    }
    if let Value::Grid(grid) = tup {
        return dedupe_rows(cx, grid);
    }
    let mut kept: Vec<Value> = Vec::new();
    tup.walk(|item| {
        cx.spend(1 + kept.len() as u64 * u64::from(item.weight()))?;
        if !kept.contains(item) {
            kept.push(item.clone());
        }
        Ok(())
    })?;
    cx.tuple(kept)
}

/// The same for the rows of a grid, none of which has to be made.
fn dedupe_rows(cx: &mut Cx, grid: &Grid) -> Answer {
    let weight = grid.rows().next().map_or(1, |row| u64::from(Value::row(row).weight()));
    let mut kept: Vec<&[i8]> = Vec::new();
    for row in grid.rows() {
        cx.spend(1 + kept.len() as u64 * weight)?;
        if !kept.contains(&row) {
            kept.push(row);
        }
    }
    cx.make(kept.len() * size_of::<Value>())?;
    Grid::from_cells(kept.len(), grid.width(), &kept.concat())
        .map(Value::Grid)
        .ok_or(Reason::TooManyElements.into())
}

pub(crate) fn repeat(cx: &mut Cx, item: &Value, num: &Value) -> Answer {
    let count = usize::try_from(int(num)?.max(0)).map_err(|_| Fault::from(Reason::TooManyElements))?;
    // Charged with the weight of the item, so that the work of building a grid from rows is paid for before it is done.
    cx.make(count.saturating_mul(size_of::<Value>()).saturating_mul(item.weight() as usize))?;
    cx.tuple(vec![item.clone(); count])
}

pub(crate) fn merge(cx: &mut Cx, containers: &Value) -> Answer {
    match containers {
        Value::Tuple(inner) => chained(cx, inner),
        set if set.is_set() => {
            let mut union = Union::default();
            set.walk(|inner| union.add(cx, inner))?;
            union.finish(cx)
        }
        _ => {
            let inner = containers.elements().ok_or(Fault::from(Reason::NotAContainer))?;
            chained(cx, &inner)
        }
    }
}

/// The elements of all these containers in one tuple.
pub(crate) fn chained(cx: &mut Cx, containers: &[Value]) -> Answer {
    // Objects in a tuple, and patches of locations, are the usual case, and stay packed.
    if let Some(grid) = chained_locations(cx, containers)? {
        return Ok(grid);
    }
    if containers.iter().all(|inner| matches!(inner, Value::Object(_) | Value::CellTuple(_))) {
        return cx.with_cells(|cx, out| {
            for inner in containers {
                // Charged as it grows, so that it cannot grow beyond what is left.
                cx.make(inner.len().unwrap_or(0) * 4)?;
                match inner {
                    Value::Object(cells) => out.extend_from_slice(cells.as_slice()),
                    Value::CellTuple(cells) => out.extend_from_slice(cells),
                    _ => {}
                }
            }
            Ok(Value::cell_tuple(out))
        });
    }
    let mut items = Vec::new();
    for inner in containers {
        cx.make(inner.len().unwrap_or(0) * size_of::<Value>())?;
        inner.walk(|item| {
            items.push(item.clone());
            Ok(())
        })?;
    }
    cx.tuple(items)
}

/// Sorts packed cells and drops repeats.
pub(crate) fn sort_cells(cx: &mut Cx, cells: &mut Vec<u32>) -> Result<(), Fault> {
    if cells.is_sorted_by(|a, b| a < b) {
        return Ok(());
    }
    cx.spend(cells.len() as u64)?;
    // Mostly a few ascending stretches, which the stable sort finds and merges.
    cells.sort();
    cells.dedup();
    Ok(())
}

/// The locations of all these sets as a grid of two columns, which is what a tuple of locations is when they fit one.
fn chained_locations(cx: &mut Cx, containers: &[Value]) -> Result<Option<Value>, Fault> {
    let mut total = 0;
    for inner in containers {
        let Value::Indices(cells) = inner else { return Ok(None) };
        total += cells.as_slice().len();
    }
    let places = || {
        containers.iter().flat_map(|inner| match inner {
            Value::Indices(cells) => cells.as_slice(),
            _ => &[],
        })
    };
    let small = |n: i32| i8::try_from(n).is_ok();
    cx.spend(total as u64 / 4)?;
    if total == 0 || !places().all(|&c| small(row_of(c)) && small(column_of(c))) {
        return Ok(None);
    }
    cx.grid(total, 2, |out| {
        for (out, &c) in out.chunks_exact_mut(2).zip(places()) {
            out.copy_from_slice(&[row_of(c) as i8, column_of(c) as i8]);
        }
    })
    .map(Some)
}

pub(crate) fn initset(cx: &mut Cx, value: &Value) -> Answer {
    match value {
        Value::Pair(..) => match pack_pair(value) {
            Some(packed) => cx.indices(&[packed]),
            None => cx.set(vec![value.clone()]),
        },
        Value::Cell(cell) => cx.object(&[cell.packed()]),
        _ => cx.set(vec![value.clone()]),
    }
}

pub(crate) fn totuple(cx: &mut Cx, container: &Value) -> Answer {
    if container.is_tuple() {
        return Ok(container.clone());
    }
    let items = container.elements().ok_or(Fault::from(Reason::NotAContainer))?;
    cx.tuple(items)
}

pub(crate) fn first(_: &mut Cx, container: &Value) -> Answer {
    // What conditions on cells and locations ask all the time.
    match container {
        Value::Cell(cell) => return Ok(Value::Int(i64::from(cell.colour))),
        Value::Pair(row, _) => return Ok(Value::Int(i64::from(*row))),
        _ => {}
    }
    match container.element(0) {
        Some(item) => Ok(item),
        None => Err(no_element(container)),
    }
}

pub(crate) fn first_over(_: &mut Cx, args: &[&Column], _: usize) -> Overs {
    Ok(match args {
        [Column::Pairs(pairs)] => Some(Column::Ints(pairs.iter().map(|&(row, _)| row.into()).collect())),
        [Column::Cells(cells)] => {
            Some(Column::Ints(cells.iter().map(|&cell| colour_of(cell).into()).collect()))
        }
        [Column::Tuples(parts)] => Some(parts.0.clone()),
        _ => None,
    })
}

pub(crate) fn last(_: &mut Cx, container: &Value) -> Answer {
    match container {
        Value::Cell(cell) => return Ok(cell.location()),
        Value::Pair(_, column) => return Ok(Value::Int(i64::from(*column))),
        _ => {}
    }
    let position = container.len().unwrap_or(0).wrapping_sub(1);
    container.element(position).ok_or_else(|| no_element(container))
}

pub(crate) fn last_over(_: &mut Cx, args: &[&Column], _: usize) -> Overs {
    Ok(match args {
        [Column::Pairs(pairs)] => {
            Some(Column::Ints(pairs.iter().map(|&(_, column)| column.into()).collect()))
        }
        [Column::Cells(cells)] => {
            Some(Column::Pairs(cells.iter().map(|&cell| (row_of(cell), column_of(cell))).collect()))
        }
        [Column::Tuples(parts)] => Some(parts.1.clone()),
        _ => None,
    })
}

/// Why a container has no first or last element.
fn no_element(container: &Value) -> Fault {
    if container.len().is_some() { Reason::EmptyContainer.into() } else { Reason::NotAContainer.into() }
}

pub(crate) fn insert(cx: &mut Cx, value: &Value, container: &Value) -> Answer {
    if !container.is_set() {
        return Err(Reason::NotASet.into());
    }
    let single = initset(cx, value)?;
    combine(cx, container, &single)
}

pub(crate) fn remove(cx: &mut Cx, value: &Value, container: &Value) -> Answer {
    cx.spend(u64::from(container.weight()))?;
    filter(cx, container, |_, item| Ok(item != value))
}

pub(crate) fn other(cx: &mut Cx, container: &Value, value: &Value) -> Answer {
    let rest = remove(cx, value, container)?;
    first(cx, &rest)
}
