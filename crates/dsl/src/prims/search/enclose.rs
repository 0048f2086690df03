//! What is inside, for search: enclosed zeros filled, bounding boxes filled, small parts dropped, frames drawn.

use super::image::{Joint, STEPS, enclosed, parts, step, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::value::Value;
use crate::views::colour;

pub(crate) fn fill_holes(cx: &mut Cx, value: &Value, hue: &Value) -> Answer {
    let (from, hue) = (whole(cx, value, 8)?, colour(hue)?);
    let inside = enclosed(from, false);
    cx.grid(from.height, from.width, |out| {
        for ((out, &cell), inside) in out.iter_mut().zip(from.cells).zip(inside) {
            *out = if inside { hue } else { cell };
        }
    })
}

pub(crate) fn close_holes(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 16)?, variant(k, 2)?);
    let inside = enclosed(from, false);
    let zeros = parts(from, Joint { one_colour: true, diagonal: false }, |cell| cell == 0);
    // Each hole takes the colour of what is left of or above its first cell.
    let mut colours = vec![0; zeros.spans.len()];
    for (at, &label) in zeros.labels.iter().enumerate() {
        if label > 0 && inside[at] && colours[label as usize - 1] == 0 {
            let place = (at / from.width, at % from.width);
            let beside = STEPS[..4].iter().filter_map(|&way| step(from, place, way));
            colours[label as usize - 1] =
                beside.map(|(i, j)| from.at(i, j)).find(|&cell| cell != 0).unwrap_or(0);
        }
    }
    cx.grid(from.height, from.width, |out| {
        for (at, out) in out.iter_mut().enumerate() {
            *out = if inside[at] {
                colours[zeros.labels[at] as usize - 1]
            } else if k == 0 {
                from.cells[at]
            } else {
                0
            };
        }
    })
}

/// The first place from `at` on that is still empty. Every other one points to a place behind it, and further with every
/// look.
fn empty_from(next: &mut [usize], mut at: usize) -> usize {
    while next[at] != at {
        next[at] = next[next[at]];
        at = next[at];
    }
    at
}

pub(crate) fn fill_boxes(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 8)?, variant(k, 4)?);
    // Every cell is filled once, and no box has more rows than its part has cells.
    cx.spend(from.cells.len() as u64 / 2)?;
    let parts = parts(from, Joint::of(k), |cell| cell != 0);
    let mut colours = vec![0; parts.spans.len()];
    for (&label, &cell) in parts.labels.iter().zip(from.cells) {
        if label > 0 && colours[label as usize - 1] == 0 {
            colours[label as usize - 1] = cell;
        }
    }
    let beyond = |at: usize| at + usize::from(from.cells.get(at).is_some_and(|&cell| cell != 0));
    let mut next: Vec<usize> = (0..=from.cells.len()).map(beyond).collect();
    cx.grid(from.height, from.width, |out| {
        out.copy_from_slice(from.cells);
        for (&(span, _), &colour) in parts.spans.iter().zip(&colours) {
            for row in span.rows.0..span.rows.1 {
                let end = row * from.width + span.columns.1;
                let mut at = empty_from(&mut next, row * from.width + span.columns.0);
                while at < end {
                    out[at] = colour;
                    next[at] = at + 1;
                    at = empty_from(&mut next, at);
                }
            }
        }
    })
}

pub(crate) fn drop_small(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 8)?, variant(k, 6)?);
    let parts = parts(from, Joint { one_colour: true, diagonal: k % 2 == 1 }, |cell| cell != 0);
    let most = [1, 2, 4][k / 2];
    cx.grid(from.height, from.width, |out| {
        for ((out, &cell), &label) in out.iter_mut().zip(from.cells).zip(&parts.labels) {
            *out = if label > 0 && parts.spans[label as usize - 1].1 > most { cell } else { 0 };
        }
    })
}

pub(crate) fn majority(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 12)?;
    cx.grid(from.height, from.width, |out| {
        for (at, out) in out.iter_mut().enumerate() {
            let place = (at / from.width, at % from.width);
            let around: Vec<i8> =
                STEPS.iter().filter_map(|&way| step(from, place, way)).map(|(i, j)| from.at(i, j)).collect();
            let own = from.cells[at];
            let most = around.iter().copied().max_by_key(|&cell| {
                (around.iter().filter(|&&other| other == cell).count(), std::cmp::Reverse(cell))
            });
            // A cell with one of its like beside it is no noise.
            let alone = around.iter().filter(|&&cell| cell == own).count() < 2;
            *out = most.filter(|_| alone).unwrap_or(own);
        }
    })
}

pub(crate) fn add_frame(cx: &mut Cx, value: &Value, hue: &Value) -> Answer {
    let (from, hue) = (whole(cx, value, 1)?, colour(hue)?);
    let width = from.width + 2;
    cx.grid(from.height + 2, width, |out| {
        out.fill(hue);
        for (row, to) in from.rows().zip(out.chunks_exact_mut(width).skip(1)) {
            to[1..=from.width].copy_from_slice(row);
        }
    })
}

pub(crate) fn draw_frame(cx: &mut Cx, value: &Value, hue: &Value) -> Answer {
    let (from, hue) = (whole(cx, value, 1)?, colour(hue)?);
    cx.grid(from.height, from.width, |out| {
        for (at, out) in out.iter_mut().enumerate() {
            let (row, column) = (at / from.width, at % from.width);
            let edge = row == 0 || column == 0 || row + 1 == from.height || column + 1 == from.width;
            *out = if edge { hue } else { from.cells[at] };
        }
    })
}

pub(crate) fn crop_frame(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 12)?, variant(k, 2)?);
    // The largest part of one colour whose bounding box has all of its outline in it.
    let parts = parts(from, Joint { one_colour: true, diagonal: false }, |_| true);
    let framed = (1..).zip(&parts.spans).filter(|&(label, &(span, _))| {
        let on = |row: usize, column: usize| parts.labels[row * from.width + column] == label;
        let ((top, below), (left, right)) = (span.rows, span.columns);
        below - top > 2
            && right - left > 2
            && (left..right).all(|j| on(top, j) && on(below - 1, j))
            && (top..below).all(|i| on(i, left) && on(i, right - 1))
            && (top + 1..below - 1).any(|i| (left + 1..right - 1).any(|j| !on(i, j)))
            && (below - top < from.height || right - left < from.width)
    });
    let best =
        framed.max_by_key(|&(label, &(span, _))| (span.height() * span.width(), std::cmp::Reverse(label)));
    let (_, &(span, _)) = best.ok_or(Reason::NoMatch)?;
    let inner = |(a, b): (usize, usize)| if k == 0 { (a + 1, b - 1) } else { (a, b) };
    crate::prims::grids::cut(cx, from, inner(span.rows), inner(span.columns))
}
