//! Two containers together: all pairs of their elements, or one of each after the other.

use gridwright_grid::cells::{fits, pack};

use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;

pub(crate) fn product(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    let (m, n) = (a.len().ok_or(Fault::from(Reason::NotAContainer))?, b.len());
    let Some(n) = n else {
        // Python looks at `b` first, and never at `a` when `b` is empty.
        return Err(Reason::NotAContainer.into());
    };
    cx.make(m.saturating_mul(n).saturating_mul(size_of::<Value>()))?;
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
