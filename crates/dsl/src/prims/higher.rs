//! Primitives that call functions: over containers, by key, by condition.

use super::containers::{chained, filter, like, merge, zip};
use super::logic::less;
use super::union::Union;
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;

/// The function's value for every element, in order.
fn values(cx: &mut Cx, function: &Value, container: &Value) -> Result<Vec<Value>, Fault> {
    let mut values = Vec::with_capacity(container.len().unwrap_or(0));
    container.walk(|item| {
        values.push(function.call1(cx, item)?);
        Ok(())
    })?;
    Ok(values)
}

pub(crate) fn apply(cx: &mut Cx, function: &Value, container: &Value) -> Answer {
    let values = values(cx, function, container)?;
    like(cx, container, values)
}

pub(crate) fn rapply(cx: &mut Cx, functions: &Value, value: &Value) -> Answer {
    let mut results = Vec::with_capacity(functions.len().unwrap_or(0));
    functions.walk(|function| {
        results.push(function.call1(cx, value)?);
        Ok(())
    })?;
    like(cx, functions, results)
}

pub(crate) fn mapply(cx: &mut Cx, function: &Value, container: &Value) -> Answer {
    if !container.is_set() {
        let values = values(cx, function, container)?;
        return chained(cx, &values);
    }
    // The union of the results does not depend on how the results are ordered, so their set is never made.
    let mut union = Union::default();
    container.walk(|item| {
        let result = function.call1(cx, item)?;
        union.add(cx, &result)
    })?;
    union.finish(cx)
}

pub(crate) fn papply(cx: &mut Cx, function: &Value, a: &Value, b: &Value) -> Answer {
    let results = side_by_side(cx, function, a, b)?;
    cx.tuple(results)
}

/// The function's values for the elements of two containers side by side.
fn side_by_side(cx: &mut Cx, function: &Value, a: &Value, b: &Value) -> Result<Vec<Value>, Fault> {
    let mut results = Vec::with_capacity(a.len().unwrap_or(0).min(b.len().unwrap_or(0)));
    zip(a, b, |x, y| {
        results.push(function.call2(cx, x, y)?);
        Ok(())
    })?;
    Ok(results)
}

pub(crate) fn mpapply(cx: &mut Cx, function: &Value, a: &Value, b: &Value) -> Answer {
    let results = side_by_side(cx, function, a, b)?;
    chained(cx, &results)
}

pub(crate) fn prapply(cx: &mut Cx, function: &Value, a: &Value, b: &Value) -> Answer {
    if a.len().is_none() && b.is_empty() != Some(true) {
        return Err(Reason::NotAContainer.into());
    }
    let mut results = Vec::new();
    b.walk(|y| {
        // Charged as it grows, so that it cannot grow beyond what is left.
        cx.make(a.len().unwrap_or(0) * size_of::<Value>())?;
        a.walk(|x| {
            results.push(function.call2(cx, x, y)?);
            Ok(())
        })
    })?;
    cx.set(results)
}

/// Whether a condition holds for an element.
#[inline]
fn holds(cx: &mut Cx, condition: &Value, item: &Value) -> Result<bool, Fault> {
    match condition.call1(cx, item)? {
        Value::Bool(b) => Ok(b), // nearly always, and then there is nothing to drop
        value => Ok(value.truthy()),
    }
}

pub(crate) fn sfilter(cx: &mut Cx, container: &Value, condition: &Value) -> Answer {
    filter(cx, container, |cx, item| holds(cx, condition, item))
}

pub(crate) fn mfilter(cx: &mut Cx, container: &Value, function: &Value) -> Answer {
    let kept = sfilter(cx, container, function)?;
    merge(cx, &kept)
}

pub(crate) fn extract(cx: &mut Cx, container: &Value, condition: &Value) -> Answer {
    let len = container.len().ok_or(Fault::from(Reason::NotAContainer))?;
    for position in 0..len {
        let Some(item) = container.element(position) else { break };
        if holds(cx, condition, &item)? {
            return Ok(item);
        }
    }
    Err(Reason::NoMatch.into())
}

pub(crate) fn order(cx: &mut Cx, container: &Value, compfunc: &Value) -> Answer {
    let keys = values(cx, compfunc, container)?;
    if let Some(positions) = by_number(cx, &keys)? {
        if let Value::Ints(ints) = container {
            let ordered: Vec<i8> = positions.map(|at| ints[at]).collect();
            cx.make(ordered.len())?;
            return Ok(Value::row(&ordered));
        }
        return cx.tuple(positions.filter_map(|at| container.element(at)).collect());
    }
    let items = container.elements().unwrap_or_default();
    let mut keyed: Vec<(Value, Value)> = keys.into_iter().zip(items).collect();
    sort(cx, &mut keyed)?;
    cx.tuple(keyed.into_iter().map(|(_, item)| item).collect())
}

/// The positions of these keys in ascending order, stably, if they are all numbers.
fn by_number(cx: &mut Cx, keys: &[Value]) -> Result<Option<impl Iterator<Item = usize> + use<>>, Fault> {
    let Some(mut ranked) =
        keys.iter().zip(0_u32..).map(|(key, at)| Some((key.as_int()?, at))).collect::<Option<Vec<_>>>()
    else {
        return Ok(None);
    };
    cx.spend(ranked.len() as u64 * u64::from(ranked.len().max(2).ilog2()))?;
    // The position makes every pair different, so an unstable sort is stable.
    ranked.sort_unstable();
    Ok(Some(ranked.into_iter().map(|(_, at)| at as usize)))
}

/// Every element behind its key.
pub(crate) fn keyed(cx: &mut Cx, container: &Value, key: &Value) -> Result<Vec<(Value, Value)>, Fault> {
    let mut keyed = Vec::with_capacity(container.len().unwrap_or(0));
    container.walk(|item| {
        keyed.push((key.call1(cx, item)?, item.clone()));
        Ok(())
    })?;
    Ok(keyed)
}

/// Sorts by key, stably, ascending in Python's order.
pub(crate) fn sort(cx: &mut Cx, keyed: &mut [(Value, Value)]) -> Result<(), Fault> {
    let all = |kind: fn(&Value) -> bool| keyed.iter().all(|(key, _)| kind(key));
    if all(|key| key.as_int().is_some()) || all(|key| matches!(key, Value::Pair(..))) {
        cx.spend(keyed.len() as u64 * u64::from(keyed.len().max(2).ilog2()))?;
        keyed.sort_by(|(a, _), (b, _)| a.cmp(b));
        return Ok(());
    }
    // Other keys may have no order (a fault) or a partial one (sets). Insertion from the left, like Python's sort of a
    // short list, leaves what it cannot tell apart where it is.
    for end in 1..keyed.len() {
        let (mut low, mut high) = (0, end);
        while low < high {
            let middle = low + (high - low) / 2;
            if less(cx, &keyed[end].0, &keyed[middle].0)? {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        cx.spend(1 + (end - low) as u64 / 4)?;
        keyed[low..=end].rotate_right(1);
    }
    Ok(())
}

/// The key and the element whose key beats all before it.
fn best(
    cx: &mut Cx,
    container: &Value,
    key: impl Fn(&mut Cx, &Value) -> Answer,
    beats: impl Fn(&mut Cx, &Value, &Value) -> Result<bool, Fault>,
) -> Result<Option<(Value, Value)>, Fault> {
    cx.spend(container.len().unwrap_or(0) as u64 / 2)?;
    let mut best: Option<(Value, Value)> = None;
    container.walk(|item| {
        let new = key(cx, item)?;
        let better = match &best {
            Some((old, _)) => beats(cx, &new, old)?,
            None => true,
        };
        if better {
            best = Some((new, item.clone()));
        }
        Ok(())
    })?;
    Ok(best)
}

fn more(cx: &mut Cx, new: &Value, old: &Value) -> Result<bool, Fault> {
    less(cx, old, new)
}

pub(crate) fn argmax(cx: &mut Cx, container: &Value, compfunc: &Value) -> Answer {
    let best = best(cx, container, |cx, item| compfunc.call1(cx, item), more)?;
    best.map(|(_, item)| item).ok_or(Reason::EmptyContainer.into())
}

pub(crate) fn argmin(cx: &mut Cx, container: &Value, compfunc: &Value) -> Answer {
    let best = best(cx, container, |cx, item| compfunc.call1(cx, item), less)?;
    best.map(|(_, item)| item).ok_or(Reason::EmptyContainer.into())
}

pub(crate) fn valmax(cx: &mut Cx, container: &Value, compfunc: &Value) -> Answer {
    match best(cx, container, |cx, item| compfunc.call1(cx, item), more)? {
        Some((key, _)) => Ok(key),
        None => compfunc.call1(cx, &Value::Int(0)),
    }
}

pub(crate) fn valmin(cx: &mut Cx, container: &Value, compfunc: &Value) -> Answer {
    match best(cx, container, |cx, item| compfunc.call1(cx, item), less)? {
        Some((key, _)) => Ok(key),
        None => compfunc.call1(cx, &Value::Int(0)),
    }
}

pub(crate) fn maximum(cx: &mut Cx, container: &Value) -> Answer {
    extreme(cx, container, true)
}

pub(crate) fn minimum(cx: &mut Cx, container: &Value) -> Answer {
    extreme(cx, container, false)
}

/// The largest or the smallest element, 0 if there is none. Rows and pairs of numbers, the usual case, need no keys.
fn extreme(cx: &mut Cx, container: &Value, largest: bool) -> Answer {
    match container {
        Value::Pair(a, b) => Ok(Value::Int(i64::from(if largest { *a.max(b) } else { *a.min(b) }))),
        Value::Ints(ints) => {
            cx.spend(ints.len() as u64 / 16)?;
            let found = if largest { ints.iter().max() } else { ints.iter().min() };
            Ok(Value::Int(found.map_or(0, |&n| i64::from(n))))
        }
        _ => {
            let beats = if largest { more } else { less };
            let best = best(cx, container, |_, item| Ok(item.clone()), beats)?;
            Ok(best.map_or(Value::Int(0), |(_, item)| item))
        }
    }
}
