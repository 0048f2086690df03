//! Two containers together: all pairs of their elements, or one of each after the other.

use gridwright_grid::Grid;
use gridwright_grid::cells::{column_of, fits, pack, row_of};

use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::{Items, Value};

pub(crate) fn product(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    let (m, n) = (a.len().ok_or(Fault::from(Reason::NotAContainer))?, b.len());
    let Some(n) = n else {
        // Python looks at `b` first, and never at `a` when `b` is empty.
        return Err(Reason::NotAContainer.into());
    };
    cx.make(m.saturating_mul(n).saturating_mul(size_of::<Value>()))?;
    if let Some(pairs) = packed_pairs(cx, a, b) {
        // They ascend, and none of them is to be packed.
        cx.make(pairs.len() * size_of::<Value>())?;
        cx.spend_sorting(&pairs)?;
        return Ok(Value::Set(Items::new(pairs)?));
    }
    let (a, b) = (a.elements().unwrap_or_default(), b.elements().unwrap_or_default());
    if let (Some(rows), Some(columns)) = (ascending(&a), ascending(&b))
        && m * n > 0
    {
        // What `Cx::set` makes of these locations, and charges.
        cx.make(m * n * size_of::<Value>())?;
        cx.spend_sorting_light(m * n)?;
        return Ok(cx.with_cells(|_, out| {
            for row in rows {
                out.extend(columns.iter().map(|&column| pack(row, column)));
            }
            Value::indices(out)
        }));
    }
    let mut pairs = Vec::with_capacity(m * n);
    for x in &a {
        for y in &b {
            pairs.push(super::numbers::astuple(cx, x, y)?);
        }
    }
    cx.set(pairs)
}

/// All tuples of a location and a location, or of a cell and a cell, in order: what [`super::numbers::astuple`] makes of each two,
/// charged like that. Nothing where these are no such sets, or where there is not enough left for all.
fn packed_pairs(cx: &mut Cx, a: &Value, b: &Value) -> Option<Vec<Value>> {
    let (a, b, coloured) = match (a, b) {
        (Value::Indices(a), Value::Indices(b)) => (a.as_slice(), b.as_slice(), false),
        (Value::Object(a), Value::Object(b)) => (a.as_slice(), b.as_slice(), true),
        _ => return None,
    };
    let before = cx.mark();
    let small = |cell: &u32| i8::try_from(row_of(*cell)).is_ok() && i8::try_from(column_of(*cell)).is_ok();
    if !coloured && !a.iter().chain(b).all(small) {
        return None;
    }
    if cx.make_each(2 * size_of::<Value>(), a.len() * b.len()).is_err() {
        cx.back_to(before);
        return None;
    }
    let mut pairs = Vec::with_capacity(a.len() * b.len());
    for &x in a {
        if coloured {
            pairs.extend(b.iter().map(|&y| Value::cell_tuple(&[x, y])));
        } else {
            let place = |cell| [row_of(cell) as i8, column_of(cell) as i8];
            let [p, q] = place(x);
            let pair = |&y: &u32| {
                let [r, s] = place(y);
                Grid::from_cells(2, 2, &[p, q, r, s]).map(Value::Grid)
            };
            pairs.extend(b.iter().filter_map(pair));
        }
    }
    Some(pairs)
}

/// These values as rows or columns, if they are such and each is more than the one before.
fn ascending(values: &[Value]) -> Option<Vec<i32>> {
    let number = |value: &Value| match value {
        Value::Int(n) if fits(*n) => Some(*n as i32),
        _ => None,
    };
    let numbers: Vec<i32> = values.iter().map(number).collect::<Option<_>>()?;
    numbers.is_sorted_by(|a, b| a < b).then_some(numbers)
}

pub(crate) fn pair(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    if let (Value::Ints(x), Value::Ints(y)) = (a, b) {
        // Rows side by side: a grid of two columns.
        return cx.grid(x.len().min(y.len()), 2, |out| {
            for (out, (x, y)) in out.chunks_exact_mut(2).zip(x.iter().zip(y.iter())) {
                out.copy_from_slice(&[*x, *y]);
            }
        });
    }
    let mut pairs = Vec::with_capacity(a.len().unwrap_or(0).min(b.len().unwrap_or(0)));
    zip(a, b, |x, y| {
        pairs.push(super::numbers::astuple(cx, x, y)?);
        Ok(())
    })?;
    cx.tuple(pairs)
}

/// Calls `visit` with the elements of two containers side by side, to the end of the shorter.
pub(crate) fn zip(
    a: &Value,
    b: &Value,
    mut visit: impl FnMut(&Value, &Value) -> Result<(), Fault>,
) -> Result<(), Fault> {
    if let (Value::Tuple(a), Value::Tuple(b)) = (a, b) {
        return a.iter().zip(b.iter()).try_for_each(|(x, y)| visit(x, y));
    }
    let (Some(m), Some(n)) = (a.len(), b.len()) else { return Err(Reason::NotAContainer.into()) };
    for position in 0..m.min(n) {
        if let (Some(x), Some(y)) = (a.element(position), b.element(position)) {
            visit(&x, &y)?;
        }
    }
    Ok(())
}
