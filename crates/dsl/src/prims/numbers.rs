//! Arithmetic on numbers and pairs of numbers.
//!
//! An int with a pair broadcasts. Bools count as 0 and 1 and give ints. Division rounds down.

use gridwright_grid::Grid;

use crate::columns::{Column, Numbers, Overs};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::{MAX_DEPTH, MAX_WEIGHT, Value};
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

/// The column form of [`unary`]: `f` gives a number and whether it overflowed.
#[inline]
fn unary_over(args: &[&Column], rows: usize, f: impl Fn(i64) -> (i64, bool)) -> Overs {
    let &[x] = args else { return Ok(None) };
    let mut lost = false;
    let column = match x.numbers(rows) {
        Some(Numbers::Ints(ints)) => Column::Ints(ints.iter().map(|&n| whole(f(n), &mut lost)).collect()),
        Some(Numbers::Pairs(pairs)) => {
            let mut f = |n: i32| small(f(n.into()), &mut lost);
            Column::Pairs(pairs.iter().map(|&(a, b)| (f(a), f(b))).collect())
        }
        None => return Ok(None),
    };
    Ok(Some(column).filter(|_| !lost))
}

/// The column form of [`binary`]: `f` gives a number and whether it overflowed.
#[inline]
fn binary_over(args: &[&Column], rows: usize, f: impl Fn(i64, i64) -> (i64, bool)) -> Overs {
    let &[a, b] = args else { return Ok(None) };
    let (Some(a), Some(b)) = (a.numbers(rows), b.numbers(rows)) else { return Ok(None) };
    let mut lost = false;
    let column = match (a, b) {
        (Numbers::Ints(a), Numbers::Ints(b)) => {
            Column::Ints(a.iter().zip(&*b).map(|(&a, &b)| whole(f(a, b), &mut lost)).collect())
        }
        (Numbers::Pairs(a), Numbers::Pairs(b)) => {
            let mut f = |a: i32, b: i32| small(f(a.into(), b.into()), &mut lost);
            Column::Pairs(a.iter().zip(&*b).map(|(&(a, b), &(c, d))| (f(a, c), f(b, d))).collect())
        }
        (Numbers::Ints(a), Numbers::Pairs(b)) => {
            let mut f = |a: i64, b: i32| small(f(a, b.into()), &mut lost);
            Column::Pairs(a.iter().zip(&*b).map(|(&a, &(c, d))| (f(a, c), f(a, d))).collect())
        }
        (Numbers::Pairs(a), Numbers::Ints(b)) => {
            let mut f = |a: i32, b: i64| small(f(a.into(), b), &mut lost);
            Column::Pairs(a.iter().zip(&*b).map(|(&(a, b), &c)| (f(a, c), f(b, c))).collect())
        }
    };
    Ok(Some(column).filter(|_| !lost))
}

/// A number, unless it overflowed.
#[inline]
fn whole((n, overflowed): (i64, bool), lost: &mut bool) -> i64 {
    *lost |= overflowed;
    n
}

/// A number of a pair, unless it overflowed or does not fit one.
#[inline]
fn small((n, overflowed): (i64, bool), lost: &mut bool) -> i32 {
    *lost |= overflowed | i32::try_from(n).is_err();
    n as i32
}

/// The column form of a question about whole numbers.
#[inline]
fn asked_over(args: &[&Column], rows: usize, f: impl Fn(i64) -> bool) -> Overs {
    let &[x] = args else { return Ok(None) };
    Ok(x.ints(rows).map(|ints| Column::Bools(ints.iter().map(|&n| f(n)).collect())))
}

pub(crate) fn add(_: &mut Cx, a: &Value, b: &Value) -> Answer {
    binary(a, b, |a, b| a.checked_add(b).ok_or(Reason::Overflow))
}

pub(crate) fn add_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    binary_over(args, rows, i64::overflowing_add)
}

pub(crate) fn subtract(_: &mut Cx, a: &Value, b: &Value) -> Answer {
    binary(a, b, |a, b| a.checked_sub(b).ok_or(Reason::Overflow))
}

pub(crate) fn subtract_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    binary_over(args, rows, i64::overflowing_sub)
}

pub(crate) fn multiply(_: &mut Cx, a: &Value, b: &Value) -> Answer {
    binary(a, b, |a, b| a.checked_mul(b).ok_or(Reason::Overflow))
}

pub(crate) fn multiply_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    binary_over(args, rows, i64::overflowing_mul)
}

pub(crate) fn divide(_: &mut Cx, a: &Value, b: &Value) -> Answer {
    binary(a, b, floor_div)
}

pub(crate) fn divide_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    binary_over(args, rows, |a, b| floor_div(a, b).map_or((0, true), |n| (n, false)))
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

pub(crate) fn invert_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    unary_over(args, rows, i64::overflowing_neg)
}

pub(crate) fn double(_: &mut Cx, n: &Value) -> Answer {
    unary(n, |n| n.checked_mul(2))
}

pub(crate) fn double_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    unary_over(args, rows, |n| n.overflowing_mul(2))
}

pub(crate) fn halve(_: &mut Cx, n: &Value) -> Answer {
    unary(n, |n| Some(n.div_euclid(2)))
}

pub(crate) fn halve_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    unary_over(args, rows, |n| (n.div_euclid(2), false))
}

pub(crate) fn increment(_: &mut Cx, x: &Value) -> Answer {
    unary(x, |n| n.checked_add(1))
}

pub(crate) fn increment_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    unary_over(args, rows, |n| n.overflowing_add(1))
}

pub(crate) fn decrement(_: &mut Cx, x: &Value) -> Answer {
    unary(x, |n| n.checked_sub(1))
}

pub(crate) fn decrement_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    unary_over(args, rows, |n| n.overflowing_sub(1))
}

pub(crate) fn crement(_: &mut Cx, x: &Value) -> Answer {
    unary(x, |n| n.checked_add(n.signum()))
}

pub(crate) fn crement_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    unary_over(args, rows, |n| n.overflowing_add(n.signum()))
}

pub(crate) fn sign(_: &mut Cx, x: &Value) -> Answer {
    unary(x, |n| Some(n.signum()))
}

pub(crate) fn sign_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    unary_over(args, rows, |n| (n.signum(), false))
}

pub(crate) fn even(_: &mut Cx, n: &Value) -> Answer {
    Ok(Value::Bool(int(n)? % 2 == 0))
}

pub(crate) fn even_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    asked_over(args, rows, |n| n % 2 == 0)
}

pub(crate) fn positive(_: &mut Cx, x: &Value) -> Answer {
    Ok(Value::Bool(int(x)? > 0))
}

pub(crate) fn positive_over(_: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    asked_over(args, rows, |n| n > 0)
}

pub(crate) fn toivec(cx: &mut Cx, i: &Value) -> Answer {
    astuple(cx, i, &Value::Int(0))
}

pub(crate) fn toivec_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[i] = args else { return Ok(None) };
    astuple_over(cx, &[i, &Column::Same(Value::Int(0))], rows)
}

pub(crate) fn tojvec(cx: &mut Cx, j: &Value) -> Answer {
    astuple(cx, &Value::Int(0), j)
}

pub(crate) fn tojvec_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[j] = args else { return Ok(None) };
    astuple_over(cx, &[&Column::Same(Value::Int(0)), j], rows)
}

pub(crate) fn astuple(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    if let Some(small) = Value::small_tuple(a, b) {
        return Ok(small);
    }
    // Two locations or two cells, of which `product` makes thousands, are what `Cx::tuple` makes of them.
    match (a, b) {
        (Value::Pair(p, q), Value::Pair(r, s)) if [p, q, r, s].iter().all(|&&n| i8::try_from(n).is_ok()) => {
            cx.make(2 * size_of::<Value>())?;
            let cells = [p, q, r, s].map(|&n| n as i8);
            Grid::from_cells(2, 2, &cells).map(Value::Grid).ok_or(Reason::TooManyElements.into())
        }
        (Value::Cell(a), Value::Cell(b)) => {
            cx.make(2 * size_of::<Value>())?;
            Ok(Value::cell_tuple(&[a.packed(), b.packed()]))
        }
        _ => cx.tuple(vec![a.clone(), b.clone()]),
    }
}

pub(crate) fn astuple_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[a, b] = args else { return Ok(None) };
    if let Some(small) = small_tuples(a, b, rows) {
        return Ok(Some(small));
    }
    let tuples = plain_tuples(a, b);
    if tuples.is_some() {
        cx.make_each(2 * size_of::<Value>(), rows)?;
    }
    Ok(tuples)
}

/// The tuples of two columns, if all are pairs or all are cells.
pub(crate) fn small_tuples(a: &Column, b: &Column, rows: usize) -> Option<Column> {
    // A bool is no part of a pair.
    let has_bools = |column: &Column| matches!(column, Column::Bools(_) | Column::Same(Value::Bool(_)));
    if has_bools(a) || has_bools(b) {
        return None;
    }
    let a = a.ints(rows)?;
    match b.numbers(rows)? {
        Numbers::Ints(b) => {
            let mut lost = false;
            let mut small = |n| small((n, false), &mut lost);
            let pairs = a.iter().zip(&*b).map(|(&a, &b)| (small(a), small(b))).collect();
            Some(Column::Pairs(pairs)).filter(|_| !lost)
        }
        Numbers::Pairs(b) => {
            let cell = |(&colour, &(row, column)): (&i64, &(i32, i32))| match Value::small_tuple(
                &Value::Int(colour),
                &Value::Pair(row, column),
            ) {
                Some(Value::Cell(cell)) => Some(cell.packed()),
                _ => None,
            };
            a.iter().zip(&*b).map(cell).collect::<Option<Vec<_>>>().map(Column::Cells)
        }
    }
}

/// The tuples of two columns, if none is a pair or a cell, and none too large.
pub(crate) fn plain_tuples(a: &Column, b: &Column) -> Option<Column> {
    if !a.has_no_int() {
        return None;
    }
    let tuples = Column::Tuples(Box::new((a.clone(), b.clone())));
    let (weight, depth) = tuples.bulk();
    (weight <= MAX_WEIGHT && depth <= MAX_DEPTH).then_some(tuples)
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
