//! The best element: by a key, or by itself.

use super::higher::gathered;
use super::logic::less;
use crate::columns::{Column, Overs, attempt, call};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;

/// Whether a key beats the best before it.
type Beats = fn(&mut Cx, &Value, &Value) -> Result<bool, Fault>;

/// The key and the element whose key beats all before it.
fn best(
    cx: &mut Cx,
    container: &Value,
    mut key: impl FnMut(&mut Cx, &Value) -> Answer,
    beats: Beats,
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

/// What `finish` makes of the best key and its element, if there is one.
fn by_key(
    cx: &mut Cx,
    container: &Value,
    compfunc: &Value,
    beats: Beats,
    finish: impl Fn(&mut Cx, Option<(Value, Value)>) -> Answer,
) -> Answer {
    attempt(
        cx,
        compfunc,
        container.len().unwrap_or(0),
        |cx| {
            let mut keys = gathered(cx, compfunc, container)?.into_values().into_iter();
            let key = |_: &mut Cx, _: &Value| keys.next().ok_or(Reason::EmptyContainer.into());
            let best = best(cx, container, key, beats)?;
            finish(cx, best)
        },
        |cx| {
            let best = best(cx, container, |cx, item| compfunc.call1(cx, item), beats)?;
            finish(cx, best)
        },
    )
}

/// The column form of a search of one container by a key that differs from row to row: element by element, all rows at
/// once. `beats` says whether a number beats the best before it.
fn by_key_over(
    cx: &mut Cx,
    args: &[&Column],
    rows: usize,
    beats: impl Fn(i64, i64) -> bool,
) -> Result<Option<(Vec<i64>, Column)>, Fault> {
    let &[Column::Same(container), keys] = args else { return Ok(None) };
    // With fewer rows than elements each row is searched by itself, over a column of the elements.
    let Some(elements) = container.elements().filter(|elements| (1..=rows).contains(&elements.len())) else {
        return Ok(None);
    };
    cx.spend((elements.len() as u64 / 2).saturating_mul(rows as u64))?;
    let (mut best, mut at) = (Vec::new(), vec![0_u32; rows]);
    for (place, element) in (0..).zip(&elements) {
        let new = match call(cx, keys, &[&Column::Same(element.clone())], rows)? {
            Column::Ints(new) => new,
            Column::Same(Value::Int(new)) => vec![new; rows],
            _ => return Ok(None),
        };
        if place == 0 {
            best = new;
            continue;
        }
        for ((best, at), new) in best.iter_mut().zip(&mut at).zip(new) {
            if beats(new, *best) {
                (*best, *at) = (new, place);
            }
        }
    }
    Ok(Some((best, Column::of(elements).gather(&at))))
}

fn element(_: &mut Cx, best: Option<(Value, Value)>) -> Answer {
    best.map(|(_, item)| item).ok_or(Reason::EmptyContainer.into())
}

pub(crate) fn argmax(cx: &mut Cx, container: &Value, compfunc: &Value) -> Answer {
    by_key(cx, container, compfunc, more, element)
}

pub(crate) fn argmax_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    Ok(by_key_over(cx, args, rows, |new, old| new > old)?.map(|(_, elements)| elements))
}

pub(crate) fn argmin(cx: &mut Cx, container: &Value, compfunc: &Value) -> Answer {
    by_key(cx, container, compfunc, less, element)
}

pub(crate) fn argmin_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    Ok(by_key_over(cx, args, rows, |new, old| new < old)?.map(|(_, elements)| elements))
}

pub(crate) fn valmax(cx: &mut Cx, container: &Value, compfunc: &Value) -> Answer {
    by_key(cx, container, compfunc, more, |cx, best| match best {
        Some((key, _)) => Ok(key),
        None => compfunc.call1(cx, &Value::Int(0)),
    })
}

pub(crate) fn valmax_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    Ok(by_key_over(cx, args, rows, |new, old| new > old)?.map(|(keys, _)| Column::Ints(keys)))
}

pub(crate) fn valmin(cx: &mut Cx, container: &Value, compfunc: &Value) -> Answer {
    by_key(cx, container, compfunc, less, |cx, best| match best {
        Some((key, _)) => Ok(key),
        None => compfunc.call1(cx, &Value::Int(0)),
    })
}

pub(crate) fn valmin_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    Ok(by_key_over(cx, args, rows, |new, old| new < old)?.map(|(keys, _)| Column::Ints(keys)))
}

pub(crate) fn maximum(cx: &mut Cx, container: &Value) -> Answer {
    extreme(cx, container, true)
}

pub(crate) fn minimum(cx: &mut Cx, container: &Value) -> Answer {
    extreme(cx, container, false)
}

pub(crate) fn maximum_over(_: &mut Cx, args: &[&Column], _: usize) -> Overs {
    let [Column::Pairs(pairs)] = args else { return Ok(None) };
    Ok(Some(Column::Ints(pairs.iter().map(|&(a, b)| a.max(b).into()).collect())))
}

pub(crate) fn minimum_over(_: &mut Cx, args: &[&Column], _: usize) -> Overs {
    let [Column::Pairs(pairs)] = args else { return Ok(None) };
    Ok(Some(Column::Ints(pairs.iter().map(|&(a, b)| a.min(b).into()).collect())))
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
