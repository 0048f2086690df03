//! Lines: between two places, in a direction, across the whole field.

use gridwright_grid::cells::{fits, offset_bits, pack};

use super::relations::REACH;
use crate::columns::{Column, Overs, Patches};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;

/// How far a frontier goes: the largest side of an ARC grid.
const FIELD: i32 = 30;

/// A location given as a plain pair; a bool for a coordinate would have to be passed on in part of the result.
fn place(value: &Value) -> Result<(i32, i32), Fault> {
    match *value {
        Value::Pair(row, column) if fits(i64::from(row)) && fits(i64::from(column)) => Ok((row, column)),
        Value::Pair(..) => Err(Reason::FarAway.into()),
        _ => Err(Reason::NotAPair.into()),
    }
}

pub(crate) fn connect(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    let (a, b) = (place(a)?, place(b)?);
    segment(cx, a, b)
}

pub(crate) fn connect_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[a, b] = args else { return Ok(None) };
    let (Some(a), Some(b)) = (a.pairs(rows), b.pairs(rows)) else { return Ok(None) };
    let near = |&(row, column): &(i32, i32)| fits(row.into()) && fits(column.into());
    if !a.iter().all(near) || !b.iter().all(near) {
        return Ok(None);
    }
    let mut lines = Patches::with_capacity(false, rows, 0);
    for (&a, &b) in a.iter().zip(&*b) {
        match places(a, b) {
            Some(line) => {
                cx.make(line.len() * 4)?;
                lines.push(line);
            }
            None => lines.push([]),
        }
    }
    Ok(Some(Column::Patches(Box::new(lines))))
}

/// The places from one to another along a row, a column or a diagonal; none where they are on no such line.
fn segment(cx: &mut Cx, a: (i32, i32), b: (i32, i32)) -> Answer {
    let Some(line) = places(a, b) else { return Ok(Value::EMPTY_SET) };
    cx.indices_by(|_, out| {
        out.extend(line);
        Ok(())
    })
}

/// The same, packed, in order.
#[inline]
fn places(a: (i32, i32), b: (i32, i32)) -> Option<impl ExactSizeIterator<Item = u32>> {
    // From top to bottom, and along a row from left to right: then the places come in order.
    let ((ai, aj), (bi, bj)) = if a <= b { (a, b) } else { (b, a) };
    let (rows, columns) = (bi - ai, bj - aj);
    if rows != 0 && columns != 0 && rows != columns.abs() {
        return None;
    }
    let (start, step) = (pack(ai, aj), offset_bits(rows.signum(), columns.signum()));
    let steps = rows.max(columns.abs()) as u32;
    Some((0..steps as usize + 1).map(move |n| start.wrapping_add(step.wrapping_mul(n as u32))))
}

pub(crate) fn shoot(cx: &mut Cx, start: &Value, direction: &Value) -> Answer {
    let ((row, column), (i, j)) = (place(start)?, place(direction)?);
    let end = (row + REACH * i, column + REACH * j);
    if !fits(i64::from(end.0)) || !fits(i64::from(end.1)) {
        // Only a line has to be within reach; what is no line is empty however far it would go.
        let straight = i == 0 || j == 0 || i.abs() == j.abs();
        return if straight { Err(Reason::FarAway.into()) } else { Ok(Value::EMPTY_SET) };
    }
    segment(cx, (row, column), end)
}

pub(crate) fn vfrontier(cx: &mut Cx, location: &Value) -> Answer {
    match place(location) {
        Ok((_, column)) => cx.indices_by(|_, out| {
            out.extend((0..FIELD).map(|row| pack(row, column)));
            Ok(())
        }),
        Err(fault) => frontier(cx, location, 1, fault, |n, fixed| vec![Value::Int(n), fixed]),
    }
}

pub(crate) fn hfrontier(cx: &mut Cx, location: &Value) -> Answer {
    match place(location) {
        Ok((row, _)) => cx.indices_by(|_, out| {
            out.extend((0..FIELD).map(|column| pack(row, column)));
            Ok(())
        }),
        Err(fault) => frontier(cx, location, 0, fault, |n, fixed| vec![fixed, Value::Int(n)]),
    }
}

/// A frontier through a location that holds a bool, which is passed on: programs do that.
fn frontier(
    cx: &mut Cx,
    location: &Value,
    fixed: usize,
    fault: Fault,
    place: impl Fn(i64, Value) -> Vec<Value>,
) -> Answer {
    let vertical = fixed == 1;
    let fixed = match (location, location.element(fixed)) {
        (Value::Tuple(_), Some(coordinate @ (Value::Bool(_) | Value::Int(_)))) => coordinate,
        _ => return Err(fault),
    };
    if let Value::Int(n) = fixed
        && fits(n)
    {
        // Numbers after all: what `Cx::set` makes of these locations, and charges.
        cx.make(FIELD as usize * size_of::<Value>())?;
        cx.spend_sorting_light(FIELD as usize)?;
        return Ok(cx.with_cells(|_, out| {
            let (start, step) =
                if vertical { (pack(0, n as i32), offset_bits(1, 0)) } else { (pack(n as i32, 0), 1) };
            out.extend((0..FIELD as u32).map(|at| start.wrapping_add(step.wrapping_mul(at))));
            Value::indices(out)
        }));
    }
    let places =
        (0..i64::from(FIELD)).map(|n| Value::tuple(place(n, fixed.clone()))).collect::<Result<_, _>>()?;
    cx.set(places)
}
