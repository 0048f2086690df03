//! Primitives that call functions: over containers, by key, by condition.

use std::ops::Range;

use super::containers::{chained, filter, filter_by, like, merge};
use super::logic::less;
use super::numbers::{plain_tuples, small_tuples};
use super::products::zip;
use super::union::Union;
use crate::call::keep;
use crate::columns::{Column, FROM_ROWS, Gathered, MAX_ROWS, Overs, attempt, call, call_value, over_rows};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::table::prim;
use crate::value::Value;

/// The function's value for every element, in order, one by one.
fn values(cx: &mut Cx, function: &Value, container: &Value) -> Result<Vec<Value>, Fault> {
    let mut values = Vec::with_capacity(container.len().unwrap_or(0));
    container.walk(|item| keep(&mut values, function.call1(cx, item)))?;
    Ok(values)
}

/// The same over columns: `take` gets them one after the other.
fn over_elements(
    cx: &mut Cx,
    function: &Value,
    container: &Value,
    take: impl FnMut(&mut Cx, Column, Range<usize>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let rows = container.len().unwrap_or(0);
    over_rows(cx, function, rows, |range| Some([Column::elements(container, range)?]), take)
}

/// The same with all columns put together.
pub(super) fn gathered(cx: &mut Cx, function: &Value, container: &Value) -> Result<Gathered, Fault> {
    let mut all = Gathered::default();
    over_elements(cx, function, container, |_, column, range| all.add(column, range.len()))?;
    Ok(all)
}

/// What `finish` makes of the function's values for all elements.
fn mapped(
    cx: &mut Cx,
    function: &Value,
    container: &Value,
    finish: impl Fn(&mut Cx, Gathered) -> Answer,
) -> Answer {
    attempt(
        cx,
        function,
        container.len().unwrap_or(0),
        |cx| {
            let values = gathered(cx, function, container)?;
            finish(cx, values)
        },
        |cx| {
            let values = values(cx, function, container)?;
            finish(cx, Gathered::Values(values))
        },
    )
}

pub(crate) fn apply(cx: &mut Cx, function: &Value, container: &Value) -> Answer {
    mapped(
        cx,
        function,
        container,
        |cx, values| {
            if container.is_set() { values.set(cx) } else { values.tuple(cx) }
        },
    )
}

pub(crate) fn apply_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[function, Column::Pairs(pairs)] = args else { return Ok(None) };
    let firsts = Column::Ints(pairs.iter().map(|&(a, _)| a.into()).collect());
    let lasts = Column::Ints(pairs.iter().map(|&(_, b)| b.into()).collect());
    let (a, b) = (call(cx, function, &[&firsts], rows)?, call(cx, function, &[&lasts], rows)?);
    cx.make_each(2 * size_of::<Value>(), rows)?;
    Ok(small_tuples(&a, &b, rows).or_else(|| plain_tuples(&a, &b)))
}

pub(crate) fn rapply(cx: &mut Cx, functions: &Value, value: &Value) -> Answer {
    let mut results = Vec::with_capacity(functions.len().unwrap_or(0));
    functions.walk(|function| keep(&mut results, function.call1(cx, value)))?;
    like(cx, functions, results)
}

pub(crate) fn mapply(cx: &mut Cx, function: &Value, container: &Value) -> Answer {
    if !container.is_set() {
        return mapped(cx, function, container, |cx, values| chained(cx, &values.into_values()));
    }
    // The union of the results does not depend on how the results are ordered, so their set is never made.
    attempt(
        cx,
        function,
        container.len().unwrap_or(0),
        |cx| {
            let mut union = Union::default();
            over_elements(cx, function, container, |cx, column, range| match &column {
                Column::Values(values) => values.iter().try_for_each(|value| union.add(cx, value)),
                Column::Patches(patches) => (0..range.len())
                    .try_for_each(|row| union.add_cells(cx, patches.row(row), patches.coloured())),
                _ => (0..range.len()).try_for_each(|row| union.add(cx, &*column.at(row)?)),
            })?;
            union.finish(cx)
        },
        |cx| {
            let mut union = Union::default();
            container.walk(|item| match &function.call1(cx, item) {
                Ok(result) => union.add(cx, result),
                Err(fault) => Err(*fault),
            })?;
            union.finish(cx)
        },
    )
}

pub(crate) fn papply(cx: &mut Cx, function: &Value, a: &Value, b: &Value) -> Answer {
    side_by_side(cx, function, a, b, Cx::tuple)
}

pub(crate) fn mpapply(cx: &mut Cx, function: &Value, a: &Value, b: &Value) -> Answer {
    side_by_side(cx, function, a, b, |cx, values| chained(cx, &values))
}

/// What `finish` makes of the function's values for the elements of two containers side by side.
fn side_by_side(
    cx: &mut Cx,
    function: &Value,
    a: &Value,
    b: &Value,
    finish: impl Fn(&mut Cx, Vec<Value>) -> Answer,
) -> Answer {
    let rows = a.len().unwrap_or(0).min(b.len().unwrap_or(0));
    attempt(
        cx,
        function,
        rows,
        |cx| {
            let mut values = Vec::with_capacity(rows);
            let args = |range: Range<usize>| {
                Some([Column::elements(a, range.clone())?, Column::elements(b, range)?])
            };
            over_rows(cx, function, rows, args, |_, column, range| {
                values.extend(column.into_values(range.len())?);
                Ok(())
            })?;
            finish(cx, values)
        },
        |cx| {
            let mut values = Vec::with_capacity(rows);
            zip(a, b, |x, y| keep(&mut values, function.call2(cx, x, y)))?;
            finish(cx, values)
        },
    )
}

pub(crate) fn prapply(cx: &mut Cx, function: &Value, a: &Value, b: &Value) -> Answer {
    if a.len().is_none() && b.is_empty() != Some(true) {
        return Err(Reason::NotAContainer.into());
    }
    let rows = a.len().unwrap_or(0);
    // Charged as it grows, so that it cannot grow beyond what is left.
    let grow = |cx: &mut Cx| cx.make(rows * size_of::<Value>());
    attempt(
        cx,
        function,
        rows,
        |cx| {
            let mut results = Gathered::default();
            b.walk(|y| {
                grow(cx)?;
                let args = |range| Some([Column::elements(a, range)?, Column::Same(y.clone())]);
                over_rows(cx, function, rows, args, |_, column, range| results.add(column, range.len()))
            })?;
            results.set(cx)
        },
        |cx| {
            let mut results = Vec::new();
            b.walk(|y| {
                grow(cx)?;
                a.walk(|x| keep(&mut results, function.call2(cx, x, y)))
            })?;
            cx.set(results)
        },
    )
}

/// Whether a condition holds for an element.
#[inline]
fn holds(cx: &mut Cx, condition: &Value, item: &Value) -> Result<bool, Fault> {
    match &condition.call1(cx, item) {
        Ok(Value::Bool(b)) => Ok(*b), // nearly always
        Ok(value) => Ok(value.truthy()),
        Err(fault) => Err(*fault),
    }
}

pub(crate) fn sfilter(cx: &mut Cx, container: &Value, condition: &Value) -> Answer {
    let rows = container.len().unwrap_or(0);
    attempt(
        cx,
        condition,
        rows,
        |cx| {
            let mut truths = Vec::with_capacity(rows);
            over_elements(cx, condition, container, |_, column, range| {
                truths.extend(column.truths(range.len())?);
                Ok(())
            })?;
            filter_by(cx, container, &truths)
        },
        |cx| filter(cx, container, |cx, item| holds(cx, condition, item)),
    )
}

pub(crate) fn mfilter(cx: &mut Cx, container: &Value, function: &Value) -> Answer {
    match &sfilter(cx, container, function) {
        Ok(kept) => merge(cx, kept),
        Err(fault) => Err(*fault),
    }
}

pub(crate) fn extract(cx: &mut Cx, container: &Value, condition: &Value) -> Answer {
    let len = container.len().ok_or(Fault::from(Reason::NotAContainer))?;
    // Columns ask further than they must; that pays for numbers, locations and cells alone.
    let rows = if matches!(container, Value::Tuple(_) | Value::Set(_)) { 0 } else { len };
    attempt(
        cx,
        condition,
        rows,
        |cx| {
            let (mut start, mut some) = (0, FROM_ROWS);
            while start < len {
                let rows = start..len.min(start + some);
                let before = cx.mark();
                let truths = truths_over(cx, container, condition, rows.clone())?;
                if let Some(at) = truths.iter().position(|&truth| truth) {
                    // Those behind it are not asked: they were looked at for nothing, and are not charged.
                    if at + 1 < truths.len() {
                        cx.back_to(before);
                        truths_over(cx, container, condition, start..start + at + 1)?;
                    }
                    return container.element(start + at).ok_or(Reason::NoMatch.into());
                }
                start = rows.end;
                some = MAX_ROWS.min(2 * some);
            }
            Err(Reason::NoMatch.into())
        },
        |cx| {
            for position in 0..len {
                let Some(item) = container.element(position) else { break };
                if holds(cx, condition, &item)? {
                    return Ok(item);
                }
            }
            Err(Reason::NoMatch.into())
        },
    )
}

/// Whether a condition holds for each of some elements.
fn truths_over(
    cx: &mut Cx,
    container: &Value,
    condition: &Value,
    rows: Range<usize>,
) -> Result<Vec<bool>, Fault> {
    let len = rows.len();
    let elements = Column::elements(container, rows).ok_or(Fault::from(Reason::NotAContainer))?;
    call_value(cx, condition, &[&elements], len)?.truths(len)
}

pub(crate) fn order(cx: &mut Cx, container: &Value, compfunc: &Value) -> Answer {
    if let (Value::Ints(ints), Value::Prim(prim::IDENTITY)) = (container, compfunc)
        && cx.left().fuel >= u64::from(prim::IDENTITY.cost()) * ints.len() as u64
    {
        // The numbers are their own keys.
        cx.spend_calls(prim::IDENTITY.cost(), ints.len() as u64)?;
        spend_ranking(cx, ints.len())?;
        cx.make(ints.len())?;
        let mut ordered = ints.to_vec();
        ordered.sort_unstable();
        return Ok(Value::row(&ordered));
    }
    mapped(cx, compfunc, container, |cx, keys| ordered(cx, container, keys.into_values()))
}

/// The elements in the order of their keys.
fn ordered(cx: &mut Cx, container: &Value, keys: Vec<Value>) -> Answer {
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

/// Charges the comparisons of sorting so many numbers.
fn spend_ranking(cx: &mut Cx, len: usize) -> Result<(), Fault> {
    cx.spend(len as u64 * u64::from(len.max(2).ilog2()))
}

/// The positions of these keys in ascending order, stably, if they are all numbers.
fn by_number(cx: &mut Cx, keys: &[Value]) -> Result<Option<impl Iterator<Item = usize> + use<>>, Fault> {
    let Some(mut ranked) =
        keys.iter().zip(0_u32..).map(|(key, at)| Some((key.as_int()?, at))).collect::<Option<Vec<_>>>()
    else {
        return Ok(None);
    };
    spend_ranking(cx, ranked.len())?;
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
