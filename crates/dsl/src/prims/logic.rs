//! Truth, equality, choice. `both` and `either` give an operand, as Python's `and` and `or` do.

use std::cmp::Ordering;

use crate::columns::{Column, Numbers, Overs};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;

pub(crate) fn identity(_: &mut Cx, x: &Value) -> Answer {
    Ok(x.clone())
}

pub(crate) fn identity_over(_: &mut Cx, args: &[&Column], _: usize) -> Overs {
    let &[x] = args else { return Ok(None) };
    Ok(Some(x.clone()))
}

pub(crate) fn flip(_: &mut Cx, b: &Value) -> Answer {
    Ok(Value::Bool(!b.truthy()))
}

pub(crate) fn flip_over(_: &mut Cx, args: &[&Column], _: usize) -> Overs {
    Ok(match args {
        [Column::Bools(bools)] => Some(Column::Bools(bools.iter().map(|b| !b).collect())),
        _ => None,
    })
}

#[inline]
pub(crate) fn equality(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    match (a, b) {
        (Value::Int(a), Value::Int(b)) => return Ok(Value::Bool(a == b)),
        (Value::Pair(a, b), Value::Pair(c, d)) => return Ok(Value::Bool(a == c && b == d)),
        _ => {}
    }
    cx.spend(u64::from(a.weight().min(b.weight())))?;
    Ok(Value::Bool(a == b))
}

pub(crate) fn equality_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[a, b] = args else { return Ok(None) };
    // Comparing a bool is charged, so it has no place here.
    let plain = |column: &Column| {
        matches!(column, Column::Ints(_) | Column::Pairs(_) | Column::Same(Value::Int(_) | Value::Pair(..)))
    };
    if !plain(a) || !plain(b) {
        return Ok(None);
    }
    Ok(match (a.numbers(rows), b.numbers(rows)) {
        (Some(Numbers::Ints(a)), Some(Numbers::Ints(b))) => {
            Some(Column::Bools(a.iter().zip(&*b).map(|(a, b)| a == b).collect()))
        }
        (Some(Numbers::Pairs(a)), Some(Numbers::Pairs(b))) => {
            Some(Column::Bools(a.iter().zip(&*b).map(|(a, b)| a == b).collect()))
        }
        _ => None,
    })
}

pub(crate) fn both(_: &mut Cx, a: &Value, b: &Value) -> Answer {
    Ok(if a.truthy() { b } else { a }.clone())
}

pub(crate) fn both_over(_: &mut Cx, args: &[&Column], _: usize) -> Overs {
    Ok(match args {
        [Column::Bools(a), Column::Bools(b)] => {
            Some(Column::Bools(a.iter().zip(b).map(|(a, b)| a & b).collect()))
        }
        _ => None,
    })
}

pub(crate) fn either(_: &mut Cx, a: &Value, b: &Value) -> Answer {
    Ok(if a.truthy() { a } else { b }.clone())
}

pub(crate) fn either_over(_: &mut Cx, args: &[&Column], _: usize) -> Overs {
    Ok(match args {
        [Column::Bools(a), Column::Bools(b)] => {
            Some(Column::Bools(a.iter().zip(b).map(|(a, b)| a | b).collect()))
        }
        _ => None,
    })
}

pub(crate) fn branch(_: &mut Cx, condition: &Value, a: &Value, b: &Value) -> Answer {
    Ok(if condition.truthy() { a } else { b }.clone())
}

pub(crate) fn greater(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    less(cx, b, a).map(Value::Bool)
}

pub(crate) fn greater_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[a, b] = args else { return Ok(None) };
    let (Some(a), Some(b)) = (a.ints(rows), b.ints(rows)) else { return Ok(None) };
    Ok(Some(Column::Bools(a.iter().zip(&*b).map(|(a, b)| a > b).collect())))
}

/// Python's `a < b`: numbers by value, tuples element by element, sets by proper inclusion, all else a fault.
#[inline]
pub(crate) fn less(cx: &mut Cx, a: &Value, b: &Value) -> Result<bool, Fault> {
    if let (Some(a), Some(b)) = (a.as_int(), b.as_int()) {
        return Ok(a < b);
    }
    if let (Value::Pair(a, b), Value::Pair(c, d)) = (a, b) {
        return Ok((a, b) < (c, d));
    }
    cx.spend(u64::from(a.weight().saturating_add(b.weight())))?;
    if a.is_set() && b.is_set() {
        return subset(a, b).map(|subset| subset && a.len() < b.len());
    }
    if !a.is_tuple() || !b.is_tuple() {
        return Err(Reason::NotComparable.into());
    }
    match (a, b) {
        (Value::Cell(a), Value::Cell(b)) => Ok(a < b),
        (Value::Grid(a), Value::Grid(b)) => Ok(a < b),
        _ => {
            // The first unequal elements decide, and only they must have an order.
            for position in 0.. {
                match (a.element(position), b.element(position)) {
                    (Some(x), Some(y)) if x == y => {}
                    (Some(x), Some(y)) => return less(cx, &x, &y),
                    (x, y) => return Ok(x.is_none() && y.is_some()),
                }
            }
            Ok(false)
        }
    }
}

/// Whether every element of a set is in another.
fn subset(a: &Value, b: &Value) -> Result<bool, Fault> {
    let (Some(a), Some(b)) = (a.elements(), b.elements()) else { return Err(Reason::NotASet.into()) };
    let mut rest = b.iter();
    // Both ascend, so one walk over `b` finds all of `a` or misses one.
    Ok(a.iter().all(|x| {
        rest.by_ref().map(|y| y.cmp(x)).find(|order| *order != Ordering::Less) == Some(Ordering::Equal)
    }))
}
