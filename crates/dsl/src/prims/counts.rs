//! How often the elements of a tuple occur.

use std::cmp::Ordering;

use super::colours::Tally;
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;

pub(crate) fn mostcommon(cx: &mut Cx, container: &Value) -> Answer {
    by_count(cx, container, Ordering::Greater)
}

pub(crate) fn leastcommon(cx: &mut Cx, container: &Value) -> Answer {
    by_count(cx, container, Ordering::Less)
}

/// The elements of a tuple in ascending order with how often each occurs.
pub(crate) fn counted(cx: &mut Cx, container: &Value) -> Result<Vec<(Value, usize)>, Fault> {
    if !container.is_tuple() {
        return Err(Reason::NotATuple.into());
    }
    let mut items = container.elements().unwrap_or_default();
    cx.make(items.len() * size_of::<Value>())?;
    cx.spend_sorting(&items)?;
    items.sort();
    let mut counts: Vec<(Value, usize)> = Vec::new();
    for item in items {
        match counts.last_mut() {
            Some((last, count)) if *last == item => *count += 1,
            _ => counts.push((item, 1)),
        }
    }
    Ok(counts)
}

/// The first element in ascending order whose count beats all before it.
fn by_count(cx: &mut Cx, container: &Value, better: Ordering) -> Answer {
    if let Value::Ints(ints) = container {
        return number_by_count(cx, ints, better);
    }
    let mut best: Option<(Value, usize)> = None;
    for (item, count) in counted(cx, container)? {
        if best.as_ref().is_none_or(|(_, most)| count.cmp(most) == better) {
            best = Some((item, count));
        }
    }
    best.map(|(item, _)| item).ok_or(Reason::EmptyContainer.into())
}

/// The same for small numbers, which are counted without sorting them, and charged as if.
fn number_by_count(cx: &mut Cx, ints: &[i8], better: Ordering) -> Answer {
    cx.make(ints.len() * size_of::<Value>())?;
    cx.spend_sorting_light(ints.len())?;
    let mut best = None;
    for (n, count) in Tally::of_cells(ints).iter() {
        if best.is_none_or(|(_, most)| count.cmp(&most) == better) {
            best = Some((n, count));
        }
    }
    best.map(|(n, _)| Value::Int(n.into())).ok_or(Reason::EmptyContainer.into())
}
