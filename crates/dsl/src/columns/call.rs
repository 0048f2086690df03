//! Calling functions with columns.

use std::borrow::Cow;
use std::ops::Range;

use super::{Column, Over};
use crate::call::{Kind, call_foreign, put};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::logic::{equality, equality_over};
use crate::table::Prim;
use crate::value::Value;

/// How many rows a column has at the most: enough to forget what a call of a primitive takes, and few enough that the
/// columns of a function stay in the first cache.
pub(crate) const MAX_ROWS: usize = 512;

/// A part of a function value that is called with columns: a function, or a column of them.
pub(super) trait Callee {
    fn call(&self, cx: &mut Cx, args: &[&Column], rows: usize) -> Result<Column, Fault>;

    fn column(&self) -> Cow<'_, Column>;
}

impl Callee for Value {
    fn call(&self, cx: &mut Cx, args: &[&Column], rows: usize) -> Result<Column, Fault> {
        call_value(cx, self, args, rows)
    }

    fn column(&self) -> Cow<'_, Column> {
        Cow::Owned(Column::Same(self.clone()))
    }
}

/// What a function gives in each of so many rows: `args` gives the columns of its arguments for some of them, and `take`
/// gets its values for these.
pub(crate) fn over_rows<const N: usize>(
    cx: &mut Cx,
    function: &Value,
    rows: usize,
    args: impl Fn(Range<usize>) -> Option<[Column; N]>,
    mut take: impl FnMut(&mut Cx, Column, Range<usize>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut start = 0;
    while start < rows {
        let range = start..rows.min(start + MAX_ROWS);
        start = range.end;
        let args = args(range.clone()).ok_or(Fault::from(Reason::NotAContainer))?;
        let values = call_value(cx, function, &args.each_ref(), range.len())?;
        take(cx, values, range)?;
    }
    Ok(())
}

/// Calls a function of each row with arguments of that row.
pub(crate) fn call(cx: &mut Cx, function: &Column, args: &[&Column], rows: usize) -> Result<Column, Fault> {
    match function {
        Column::Same(value) => call_value(cx, value, args, rows),
        Column::Functions(functions) => cx.deeper(|cx| call_kind(cx, functions.kind(), args, rows)),
        _ => each(rows, |row| {
            let args = args.iter().map(|arg| arg.at(row)).collect::<Result<Vec<_>, _>>()?;
            function.at(row)?.call(cx, &args.iter().map(|arg| &**arg).collect::<Vec<_>>())
        }),
    }
}

/// Calls a function with columns.
pub(crate) fn call_value(
    cx: &mut Cx,
    function: &Value,
    args: &[&Column],
    rows: usize,
) -> Result<Column, Fault> {
    match *args {
        [Column::Same(a)] => return once(cx, rows, |cx| function.call1(cx, a)),
        [Column::Same(a), Column::Same(b)] => return once(cx, rows, |cx| function.call2(cx, a, b)),
        _ => {}
    }
    match function {
        Value::Prim(prim) => call_prim(cx, *prim, args, rows),
        Value::Func(func) => cx.deeper(|cx| call_kind(cx, func.kind(), args, rows)),
        _ => Err(Reason::NotAFunction.into()),
    }
}

/// One call that stands for one in each row, which is what is charged.
fn once(cx: &mut Cx, rows: usize, work: impl FnOnce(&mut Cx) -> Answer) -> Result<Column, Fault> {
    let before = cx.mark();
    let value = work(cx)?;
    cx.charge_again(before, rows as u64 - 1)?;
    Ok(Column::Same(value))
}

/// Calls what a combinator made; the columns' way of what [`crate::call`] does with values.
fn call_kind<P: Callee>(cx: &mut Cx, kind: &Kind<P>, args: &[&Column], rows: usize) -> Result<Column, Fault> {
    match (kind, args) {
        (Kind::Compose { outer, inner }, [_]) => {
            let inner = inner.call(cx, args, rows)?;
            outer.call(cx, &[&inner], rows)
        }
        (Kind::Chain { h, g, f }, [_]) => {
            let first = f.call(cx, args, rows)?;
            let second = g.call(cx, &[&first], rows)?;
            h.call(cx, &[&second], rows)
        }
        (Kind::Matcher { function, target }, [_]) => {
            let found = function.call(cx, args, rows)?;
            let target = target.column();
            match equality_over(cx, &[&found, &target], rows)? {
                Some(bools) => Ok(bools),
                None => each(rows, |row| equality(cx, &*found.at(row)?, &*target.at(row)?)),
            }
        }
        (Kind::Fork { outer, a, b }, [_]) => {
            let a = a.call(cx, args, rows)?;
            let b = b.call(cx, args, rows)?;
            outer.call(cx, &[&a, &b], rows)
        }
        (Kind::Power { function, times }, [_]) => {
            let mut value = function.call(cx, args, rows)?;
            for _ in 1..*times {
                value = function.call(cx, &[&value], rows)?;
            }
            Ok(value)
        }
        (Kind::Rbind { function, fixed, arity }, _) if usize::from(*arity) == args.len() => {
            let fixed = fixed.column();
            match *args {
                [x] => function.call(cx, &[x, &fixed], rows),
                [x, y] => function.call(cx, &[x, y, &fixed], rows),
                [x, y, z] => function.call(cx, &[x, y, z, &fixed], rows),
                _ => Err(Reason::WrongArity.into()),
            }
        }
        (Kind::Lbind { function, fixed, arity }, _) if usize::from(*arity) == args.len() => {
            let fixed = fixed.column();
            match *args {
                [x] => function.call(cx, &[&fixed, x], rows),
                [x, y] => function.call(cx, &[&fixed, x, y], rows),
                [x, y, z] => function.call(cx, &[&fixed, x, y, z], rows),
                _ => Err(Reason::WrongArity.into()),
            }
        }
        (Kind::Foreign(foreign), _) => each(rows, |row| {
            let args = args.iter().map(|arg| arg.at(row)).collect::<Result<Vec<_>, _>>()?;
            call_foreign(cx, &**foreign, &args.iter().map(|arg| &**arg).collect::<Vec<_>>())
        }),
        _ => Err(Reason::WrongArity.into()),
    }
}

/// Calls a primitive with columns: by its column form, or row by row.
fn call_prim(cx: &mut Cx, prim: Prim, args: &[&Column], rows: usize) -> Result<Column, Fault> {
    if args.len() != prim.arity() {
        return Err(Reason::WrongArity.into());
    }
    if let Some(column) = by_form(cx, prim, prim.row().over, args, rows)? {
        return Ok(column);
    }
    match *args {
        // Of a few values each is computed once, and charged for every row that has it.
        [Column::Picked { from, at }] => distinct(cx, from, at, |cx, value| prim.call1(cx, value)),
        [Column::Picked { from, at }, Column::Same(b)] => {
            distinct(cx, from, at, |cx, value| prim.call2(cx, value, b))
        }
        [Column::Same(a), Column::Picked { from, at }] => {
            distinct(cx, from, at, |cx, value| prim.call2(cx, a, value))
        }
        [a] => {
            let mut place = Value::None;
            each(rows, |row| match a.at_in(row, &mut place) {
                Ok(a) => prim.call1(cx, a),
                Err(fault) => Err(fault),
            })
        }
        [a, b] => {
            let (mut first, mut second) = (Value::None, Value::None);
            each(rows, |row| match (a.at_in(row, &mut first), b.at_in(row, &mut second)) {
                (Ok(a), Ok(b)) => prim.call2(cx, a, b),
                (Err(fault), _) | (_, Err(fault)) => Err(fault),
            })
        }
        _ => each(rows, |row| {
            let args = args.iter().map(|arg| arg.at(row)).collect::<Result<Vec<_>, _>>()?;
            prim.call(cx, &args.iter().map(|arg| &**arg).collect::<Vec<_>>())
        }),
    }
}

/// What the column form of a primitive gives, if it has one for these columns.
fn by_form(
    cx: &mut Cx,
    prim: Prim,
    form: Option<Over>,
    args: &[&Column],
    rows: usize,
) -> Result<Option<Column>, Fault> {
    let Some(form) = form else { return Ok(None) };
    let before = cx.mark();
    cx.spend_calls(prim.cost(), rows as u64)?;
    let column = form(cx, args, rows)?;
    if column.is_none() {
        cx.back_to(before);
    }
    Ok(column)
}

/// What `work` gives for each row.
fn each(rows: usize, mut work: impl FnMut(usize) -> Answer) -> Result<Column, Fault> {
    let mut values = vec![Value::None; rows];
    for (row, place) in values.iter_mut().enumerate() {
        // What is mostly made is moved part by part, as it was written.
        match work(row) {
            Ok(Value::Int(n)) => put(place, Value::Int(n)),
            Ok(Value::Indices(cells)) => put(place, Value::Indices(cells)),
            Ok(Value::Object(cells)) => put(place, Value::Object(cells)),
            Ok(Value::Grid(grid)) => put(place, Value::Grid(grid)),
            Ok(value) => put(place, value),
            Err(fault) => return Err(fault),
        }
    }
    Ok(Column::of(values))
}

/// What `work` gives for each of a few values that some row has.
fn distinct(
    cx: &mut Cx,
    from: &[Value],
    at: &[u32],
    mut work: impl FnMut(&mut Cx, &Value) -> Answer,
) -> Result<Column, Fault> {
    let mut uses = vec![0_u64; from.len()];
    at.iter().for_each(|&at| uses[at as usize] += 1);
    // Values that no row has are not asked for; their places hold nothing, and close up.
    let mut places = vec![0_u32; from.len()];
    let mut results = Vec::new();
    for ((value, &uses), place) in from.iter().zip(&uses).zip(&mut places) {
        if uses > 0 {
            let before = cx.mark();
            *place = results.len() as u32;
            results.push(work(cx, value)?);
            cx.charge_again(before, uses - 1)?;
        }
    }
    let at: Vec<u32> = at.iter().map(|&at| places[at as usize]).collect();
    Ok(Column::of(results).gather(&at))
}
