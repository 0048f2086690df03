//! How two patches, or a patch and a grid, stand to each other.

use gridwright_grid::cells::{column_of, row_of};

use super::measure::center_of;
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::{Patch, grid, patch, patch_set};

pub(crate) fn hmatching(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    let (a, b) = (patch(cx, a)?, patch(cx, b)?);
    matching(cx, &a, &b, row_of).map(Value::Bool)
}

pub(crate) fn vmatching(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    let (a, b) = (patch(cx, a)?, patch(cx, b)?);
    matching(cx, &a, &b, column_of).map(Value::Bool)
}

/// Whether two patches share a row or a column.
fn matching(cx: &mut Cx, a: &Patch<'_>, b: &Patch<'_>, line: impl Fn(u32) -> i32) -> Result<bool, Fault> {
    cx.spend((a.cells.len() + b.cells.len()) as u64 / 2)?;
    // Packed coordinates span 4096 lines: one bit each.
    let mut seen = [0_u64; 64];
    for &cell in &*a.cells {
        let line = (line(cell) + 2048) as usize;
        seen[line / 64] |= 1 << (line % 64);
    }
    Ok(b.cells.iter().any(|&cell| {
        let line = (line(cell) + 2048) as usize;
        seen[line / 64] >> (line % 64) & 1 == 1
    }))
}

pub(crate) fn manhattan(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    let (a, b) = (patch(cx, a)?, patch(cx, b)?);
    Ok(Value::Int(i64::from(distance(cx, &a, &b)?)))
}

/// The least distance between two patches in steps along rows and columns.
fn distance(cx: &mut Cx, a: &Patch<'_>, b: &Patch<'_>) -> Result<i32, Fault> {
    if a.cells.is_empty() || b.cells.is_empty() {
        return Err(Reason::EmptyPatch.into());
    }
    cx.spend((a.cells.len() as u64).saturating_mul(b.cells.len() as u64) / 4)?;
    let mut least = i32::MAX;
    for &x in &*a.cells {
        let (row, column) = (row_of(x), column_of(x));
        for &y in &*b.cells {
            least = least.min((row_of(y) - row).abs() + (column_of(y) - column).abs());
        }
        if least == 0 {
            break;
        }
    }
    Ok(least)
}

pub(crate) fn adjacent(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    let (a, b) = (patch(cx, a)?, patch(cx, b)?);
    Ok(Value::Bool(distance(cx, &a, &b)? == 1))
}

pub(crate) fn bordering(cx: &mut Cx, value: &Value, on: &Value) -> Answer {
    let (b, grid) = (patch(cx, value)?.bounds()?, grid(on)?.with_rows()?);
    Ok(Value::Bool(
        b.top == 0 || b.left == 0 || b.bottom == grid.height as i32 - 1 || b.right == grid.width as i32 - 1,
    ))
}

pub(crate) fn position(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    let ((ai, aj), (bi, bj)) = (center_of(&patch_set(cx, a)?)?, center_of(&patch_set(cx, b)?)?);
    let sideways = if aj < bj { 1 } else { -1 };
    Ok(if ai == bi {
        Value::Pair(0, sideways)
    } else {
        let down = if ai < bi { 1 } else { -1 };
        Value::Pair(down, if aj == bj { 0 } else { sideways })
    })
}

/// How many steps `gravitate` tries, and so how far `shoot` shoots.
pub(crate) const REACH: i32 = 42;

pub(crate) fn gravitate(cx: &mut Cx, source: &Value, destination: &Value) -> Answer {
    let (source, destination) = (patch_set(cx, source)?, patch_set(cx, destination)?);
    let ((si, sj), (di, dj)) = (center_of(&source)?, center_of(&destination)?);
    let vertical = matching(cx, &source, &destination, column_of)?;
    let forward = if vertical { si < di } else { sj < dj };
    let step = if forward { 1 } else { -1 };
    let touch = Touch::new(cx, &source, &destination, vertical)?;
    let steps = (0..REACH).find(|count| touch.adjacent_after(count * step)).unwrap_or(REACH) * step;
    Ok(if vertical { Value::Pair(steps, 0) } else { Value::Pair(0, steps) })
}

/// Answers, for a patch moved along one axis, whether it touches another: no cell shared, and one next to another.
///
/// Moving by `n` makes a source cell meet a destination cell on the same line when their difference along the axis is
/// `n`. So the differences that overlap and those that are one step away, collected once as bits, answer for every `n`.
struct Touch {
    overlap: [u64; 3],
    beside: [u64; 3],
}

impl Touch {
    /// Differences that matter: one more than the reach on either side.
    const CENTRE: i32 = REACH + 1;

    fn new(cx: &mut Cx, source: &Patch<'_>, destination: &Patch<'_>, vertical: bool) -> Result<Touch, Fault> {
        let mut touch = Touch { overlap: [0; 3], beside: [0; 3] };
        let pairs = (source.cells.len() as u64).saturating_mul(destination.cells.len() as u64);
        cx.spend(pairs / 2)?;
        for &from in &*source.cells {
            for &to in &*destination.cells {
                let (rows, columns) = (row_of(to) - row_of(from), column_of(to) - column_of(from));
                let (along, across) = if vertical { (rows, columns) } else { (columns, rows) };
                match across {
                    0 => {
                        Self::set(&mut touch.overlap, along);
                        Self::set(&mut touch.beside, along - 1);
                        Self::set(&mut touch.beside, along + 1);
                    }
                    1 | -1 => Self::set(&mut touch.beside, along),
                    _ => {}
                }
            }
        }
        Ok(touch)
    }

    fn set(bits: &mut [u64; 3], along: i32) {
        if let Ok(bit) = usize::try_from(along + Self::CENTRE)
            && let Some(word) = bits.get_mut(bit / 64)
        {
            *word |= 1 << (bit % 64);
        }
    }

    fn adjacent_after(&self, moved: i32) -> bool {
        let bit = (moved + Self::CENTRE) as usize;
        let has = |bits: &[u64; 3]| bits[bit / 64] >> (bit % 64) & 1 == 1;
        has(&self.beside) && !has(&self.overlap)
    }
}
