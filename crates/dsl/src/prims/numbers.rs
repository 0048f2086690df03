//! Arithmetic on numbers and pairs of numbers.
//!
//! An int with a pair broadcasts. Bools count as 0 and 1 and give ints. Division rounds down.

use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::{int, pair, pair_value};

enum Num {
    Int(i64),
    Pair(i64, i64),
}

#[inline]
fn num(value: &Value) -> Result<Num, Fault> {
    match value.as_int() {
        Some(n) => Ok(Num::Int(n)),
        None => match pair(value) {
            Ok((a, b)) => Ok(Num::Pair(a, b)),
            Err(_) => Err(Reason::NotANumber.into()),
        },
    }
}

#[inline]
fn unary(x: &Value, f: impl Fn(i64) -> Option<i64>) -> Answer {
    let f = |n| f(n).ok_or(Fault::from(Reason::Overflow));
    match num(x)? {
        Num::Int(n) => Ok(Value::Int(f(n)?)),
        Num::Pair(a, b) => pair_value(f(a)?, f(b)?),
    }
}

#[inline]
fn binary(a: &Value, b: &Value, f: impl Fn(i64, i64) -> Result<i64, Reason>) -> Answer {
    match (num(a)?, num(b)?) {
        (Num::Int(a), Num::Int(b)) => Ok(Value::Int(f(a, b)?)),
        (Num::Pair(a, b), Num::Pair(c, d)) => pair_value(f(a, c)?, f(b, d)?),
        (Num::Int(a), Num::Pair(c, d)) => pair_value(f(a, c)?, f(a, d)?),
        (Num::Pair(a, b), Num::Int(c)) => pair_value(f(a, c)?, f(b, c)?),
    }
}

pub(crate) fn add(_: &mut Cx, a: &Value, b: &Value) -> Answer {
    binary(a, b, |a, b| a.checked_add(b).ok_or(Reason::Overflow))
}

pub(crate) fn subtract(_: &mut Cx, a: &Value, b: &Value) -> Answer {
    binary(a, b, |a, b| a.checked_sub(b).ok_or(Reason::Overflow))
}

pub(crate) fn multiply(_: &mut Cx, a: &Value, b: &Value) -> Answer {
    binary(a, b, |a, b| a.checked_mul(b).ok_or(Reason::Overflow))
}

pub(crate) fn divide(_: &mut Cx, a: &Value, b: &Value) -> Answer {
    binary(a, b, floor_div)
}

/// Division that rounds towards minus infinity.
fn floor_div(a: i64, b: i64) -> Result<i64, Reason> {
    if b == 0 {
        return Err(Reason::DivisionByZero);
    }
    let quotient = a.checked_div(b).ok_or(Reason::Overflow)?;
    Ok(if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient })
}

pub(crate) fn invert(_: &mut Cx, n: &Value) -> Answer {
    unary(n, i64::checked_neg)
}

pub(crate) fn double(_: &mut Cx, n: &Value) -> Answer {
    unary(n, |n| n.checked_mul(2))
}

pub(crate) fn halve(_: &mut Cx, n: &Value) -> Answer {
    unary(n, |n| Some(n.div_euclid(2)))
}

pub(crate) fn increment(_: &mut Cx, x: &Value) -> Answer {
    unary(x, |n| n.checked_add(1))
}

pub(crate) fn decrement(_: &mut Cx, x: &Value) -> Answer {
    unary(x, |n| n.checked_sub(1))
}

pub(crate) fn crement(_: &mut Cx, x: &Value) -> Answer {
    unary(x, |n| n.checked_add(n.signum()))
}

pub(crate) fn sign(_: &mut Cx, x: &Value) -> Answer {
    unary(x, |n| Some(n.signum()))
}

pub(crate) fn even(_: &mut Cx, n: &Value) -> Answer {
    Ok(Value::Bool(int(n)? % 2 == 0))
}

pub(crate) fn positive(_: &mut Cx, x: &Value) -> Answer {
    Ok(Value::Bool(int(x)? > 0))
}

pub(crate) fn toivec(cx: &mut Cx, i: &Value) -> Answer {
    astuple(cx, i, &Value::Int(0))
}

pub(crate) fn tojvec(cx: &mut Cx, j: &Value) -> Answer {
    astuple(cx, &Value::Int(0), j)
}

pub(crate) fn astuple(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    match Value::small_tuple(a, b) {
        Some(small) => Ok(small),
        None => cx.tuple(vec![a.clone(), b.clone()]),
    }
}

pub(crate) fn interval(cx: &mut Cx, start: &Value, stop: &Value, step: &Value) -> Answer {
    let (start, stop, step) = (int(start)?, int(stop)?, int(step)?);
    let (from, to, stride) = (i128::from(start), i128::from(stop), i128::from(step));
    let count = match stride {
        0 => return Err(Reason::BadStep.into()),
        1.. => (to - from + stride - 1).div_euclid(stride),
        _ => (from - to - stride - 1).div_euclid(-stride),
    };
    let count = usize::try_from(count.max(0)).map_err(|_| Fault::from(Reason::TooManyElements))?;
    cx.make(count.saturating_mul(size_of::<Value>()))?;
    // All of them lie between start and stop; only the way there may overflow.
    cx.tuple((0..count as i64).map(|i| Value::Int(start.wrapping_add(i.wrapping_mul(step)))).collect())
}
