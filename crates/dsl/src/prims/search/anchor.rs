//! Parts and an anchor, for search: parts move to it until they touch, lines reach for it.
//!
//! The anchor is one thing among others: the cells of the most or the least common colour but 0, or the largest part.

use super::image::{Joint, STEPS, Span, parts, ranked, span_where, step, usual_part, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::GridView;

/// The cells of the anchor: of the most common colour but 0, of the least common, the largest part of any colours.
fn anchor(from: GridView<'_>, kind: usize) -> Result<Vec<bool>, Fault> {
    let cells: Vec<bool> = if kind < 2 {
        let colours = ranked(from.cells);
        let sought = if kind == 0 { colours.first() } else { colours.last() };
        let sought = *sought.ok_or(Reason::NoMatch)?;
        from.cells.iter().map(|&cell| cell == sought).collect()
    } else {
        let parts = parts(from, Joint { one_colour: false, diagonal: true }, |cell| cell != 0);
        let most = parts.spans.iter().map(|&(_, cells)| cells).max().ok_or(Reason::NoMatch)?;
        let largest = parts.spans.iter().position(|&(_, cells)| cells == most).unwrap_or(0) as u32 + 1;
        parts.labels.iter().map(|&label| label == largest).collect()
    };
    // With nothing but the anchor there is nothing to do.
    if from.cells.iter().zip(&cells).any(|(&cell, &of)| cell != 0 && !of) {
        Ok(cells)
    } else {
        Err(Reason::NoMatch.into())
    }
}

/// Which way leads from a part to the anchor, as a place in [`STEPS`], and how far it is: straight along the rows or the
/// columns that both have.
fn way(part: Span, anchor: Span) -> Option<(usize, usize)> {
    let meet = |a: (usize, usize), b: (usize, usize)| a.0 < b.1 && b.0 < a.1;
    match (meet(part.rows, anchor.rows), meet(part.columns, anchor.columns)) {
        (false, true) if part.rows.1 <= anchor.rows.0 => Some((0, anchor.rows.0 - part.rows.1)),
        (false, true) => Some((1, part.rows.0 - anchor.rows.1)),
        (true, false) if part.columns.1 <= anchor.columns.0 => Some((2, anchor.columns.0 - part.columns.1)),
        (true, false) => Some((3, part.columns.0 - anchor.columns.1)),
        _ => None,
    }
}

pub(crate) fn pull(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 12)?, variant(k, 3)?);
    let anchor = anchor(from, k)?;
    // Every cell may have to go all the way, one step at a time; most go a short one.
    let sides = (from.height + from.width) as u64;
    cx.spend(usual_part(from, (from.cells.len() as u64).saturating_mul(32 + sides), 64))?;
    let mark: Vec<i8> = anchor.iter().map(|&of| i8::from(of)).collect();
    let to = span_where(GridView { cells: &mark, ..from }, |cell| cell != 0).ok_or(Reason::NoMatch)?;
    let rest: Vec<i8> =
        from.cells.iter().zip(&anchor).map(|(&cell, &of)| if of { 0 } else { cell }).collect();
    let parts =
        parts(GridView { cells: &rest, ..from }, Joint { one_colour: false, diagonal: true }, |cell| {
            cell != 0
        });
    let mut places: Vec<Vec<usize>> =
        parts.spans.iter().map(|&(_, count)| Vec::with_capacity(count)).collect();
    for (at, &label) in parts.labels.iter().enumerate().filter(|(_, label)| **label > 0) {
        places[label as usize - 1].push(at);
    }
    let mut moving: Vec<(usize, usize, Vec<usize>)> = Vec::new();
    for (&(span, _), places) in parts.spans.iter().zip(places) {
        moving.extend(way(span, to).map(|(direction, far)| (far, direction, places)));
    }
    // The nearest first, so that those behind find them where they stay.
    moving.sort_by_key(|&(far, ..)| far);
    let mut cells = from.cells.to_vec();
    for (_, direction, places) in moving {
        let mut places: Vec<(usize, i8)> = places.into_iter().map(|at| (at, cells[at])).collect();
        places.iter().for_each(|&(at, _)| cells[at] = 0);
        loop {
            let next = |at: usize| {
                step(from, (at / from.width, at % from.width), STEPS[direction])
                    .map(|(row, column)| row * from.width + column)
                    .filter(|&at| cells[at] == 0)
            };
            let moved: Option<Vec<(usize, i8)>> =
                places.iter().map(|&(at, cell)| next(at).map(|at| (at, cell))).collect();
            match moved {
                Some(moved) => places = moved,
                None => break,
            }
        }
        places.iter().for_each(|&(at, cell)| cells[at] = cell);
    }
    cx.grid(from.height, from.width, |out| out.copy_from_slice(&cells))
}

/// Stands for the anchor where colours stand: no cell is of it.
const ANCHOR: i16 = i16::MAX;

/// For every cell the next one in a direction along rows or columns that is not 0; 0 if there is none.
fn next_filled(cells: &[i16], width: usize, (down, right): (i32, i32)) -> Vec<i16> {
    let seen = |cell: i16, before: i16| if cell == 0 { before } else { cell };
    let mut next = vec![0; cells.len()];
    if down == 0 {
        for (next, cells) in next.chunks_exact_mut(width).zip(cells.chunks_exact(width)) {
            let (mut last, both) = (0, next.iter_mut().zip(cells));
            let mut see = |(next, &cell): (&mut i16, &i16)| {
                *next = last;
                last = seen(cell, last);
            };
            if right < 0 { both.for_each(see) } else { both.rev().for_each(&mut see) }
        }
        return next;
    }
    let height = cells.len() / width;
    for step in 1..height {
        let row = if down < 0 { step } else { height - 1 - step };
        let beside = row.wrapping_add_signed(down as isize);
        let (low, high) = next.split_at_mut(row.max(beside) * width);
        let (to, from) = if down < 0 {
            (&mut high[..width], &low[beside * width..])
        } else {
            (&mut low[row * width..], &high[..width])
        };
        let both = from.iter().zip(&cells[beside * width..][..width]);
        to.iter_mut().zip(both).for_each(|(to, (&before, &cell))| *to = seen(cell, before));
    }
    next
}

pub(crate) fn reach(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 16)?, variant(k, 6)?);
    let anchor = anchor(from, k % 3)?;
    let is_line = k < 3;
    let marked = from.cells.iter().zip(&anchor).map(|(&cell, &of)| if of { ANCHOR } else { cell.into() });
    let marked: Vec<i16> = marked.collect();
    let [below, above, after, before] = [0, 1, 2, 3].map(|way| next_filled(&marked, from.width, STEPS[way]));
    // Of several that reach a place the last one counts, row by row. A line ends at the anchor, so that lies on its other side.
    let ways = [(&below, &above), (&after, &before), (&before, &after), (&above, &below)];
    cx.grid(from.height, from.width, |out| {
        for (at, (out, &mark)) in out.iter_mut().zip(&marked).enumerate() {
            let is_start = |mark: i16| mark != 0 && mark != ANCHOR;
            let comes = |(start, end): &(&Vec<i16>, &Vec<i16>)| {
                (is_start(start[at]) && (!is_line || end[at] == ANCHOR)).then_some(start[at] as i8)
            };
            let is_reached = mark == if is_line { 0 } else { ANCHOR };
            let coming = if is_reached { ways.iter().find_map(comes) } else { None };
            *out = coming.unwrap_or(from.cells[at]);
        }
    })
}
