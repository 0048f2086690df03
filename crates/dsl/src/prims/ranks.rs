//! Extensions: the n-th element, by position, by key, by count.

use super::counts::counted;
use super::higher::{keyed, sort};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::int;

/// A position in a sequence, counted from the end when negative.
pub(crate) fn position(n: i64, len: usize) -> Result<usize, Fault> {
    let at = if n < 0 { n.saturating_add(len as i64) } else { n };
    usize::try_from(at).ok().filter(|at| *at < len).ok_or(Reason::NoSuchRank.into())
}

fn nth(container: &Value, n: &Value) -> Answer {
    let len = container.len().ok_or(Fault::from(Reason::NotAContainer))?;
    container.element(position(int(n)?, len)?).ok_or(Reason::NoSuchRank.into())
}

/// The replaced system's Python takes what can be iterated, whatever the ending of the name says.
pub(crate) fn get_nth_t(_: &mut Cx, container: &Value, n: &Value) -> Answer {
    nth(container, n)
}

/// Of a cell, which is `(row, column, colour)` in the replaced system, so that its programs find the colour last.
pub(crate) fn get_nth_f(_: &mut Cx, container: &Value, n: &Value) -> Answer {
    let Value::Cell(cell) = container else { return nth(container, n) };
    let parts = [i64::from(cell.row), i64::from(cell.column), i64::from(cell.colour)];
    let part = parts.get(position(int(n)?, parts.len())?);
    part.map(|part| Value::Int(*part)).ok_or(Reason::NoSuchRank.into())
}

/// The elements behind their keys, smallest key first.
fn ranked(cx: &mut Cx, container: &Value, key: &Value) -> Result<Vec<(Value, Value)>, Fault> {
    let mut keyed = keyed(cx, container, key)?;
    sort(cx, &mut keyed)?;
    Ok(keyed)
}

/// Largest key first; equals keep their order.
fn ranked_down(cx: &mut Cx, container: &Value, key: &Value) -> Result<Vec<(Value, Value)>, Fault> {
    // Reversed before and after, a stable ascending sort becomes a stable descending one.
    let mut keyed = keyed(cx, container, key)?;
    keyed.reverse();
    sort(cx, &mut keyed)?;
    keyed.reverse();
    Ok(keyed)
}

pub(crate) fn get_nth_by_key(cx: &mut Cx, container: &Value, n: &Value, key: &Value) -> Answer {
    let mut ranked = ranked(cx, container, key)?;
    let at = position(int(n)?, ranked.len())?;
    Ok(ranked.swap_remove(at).1)
}

pub(crate) fn get_rank(cx: &mut Cx, container: &Value, n: &Value) -> Answer {
    let mut items = container.elements().ok_or(Fault::from(Reason::NotAContainer))?;
    items.reverse();
    let mut ranked: Vec<(Value, Value)> = items.into_iter().map(|item| (item, Value::None)).collect();
    sort(cx, &mut ranked)?;
    ranked.reverse();
    let at = position(int(n)?, ranked.len())?;
    Ok(ranked.swap_remove(at).0)
}

pub(crate) fn get_arg_rank(cx: &mut Cx, container: &Value, key: &Value, n: &Value) -> Answer {
    let mut ranked = ranked_down(cx, container, key)?;
    let at = position(int(n)?, ranked.len())?;
    Ok(ranked.swap_remove(at).1)
}

pub(crate) fn get_val_rank(cx: &mut Cx, container: &Value, key: &Value, n: &Value) -> Answer {
    let mut ranked = ranked(cx, container, key)?;
    let at = position(int(n)?, ranked.len())?;
    Ok(ranked.swap_remove(at).0)
}

pub(crate) fn get_common_rank(cx: &mut Cx, container: &Value, n: &Value) -> Answer {
    let mut counts = counted(cx, container)?;
    counts.sort_by_key(|(_, count)| *count);
    let at = position(int(n)?, counts.len())?;
    Ok(counts.swap_remove(at).0)
}

pub(crate) fn second(_: &mut Cx, container: &Value) -> Answer {
    nth(container, &Value::Int(1))
}
