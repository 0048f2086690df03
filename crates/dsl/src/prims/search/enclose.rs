//! What is inside, for search: enclosed zeros filled, bounding boxes filled, small parts dropped, frames drawn.

use super::extend::beside;
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

pub(crate) fn fill_boxes(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 8)?, variant(k, 4)?);
    // Boxes hardly overlap, and a row of one is filled at once.
    cx.spend(from.cells.len() as u64 / 2)?;
    let parts = parts(from, Joint::of(k), |cell| cell != 0);
    let mut colours = vec![0; parts.spans.len()];
    for (&label, &cell) in parts.labels.iter().zip(from.cells) {
        if label > 0 && colours[label as usize - 1] == 0 {
            colours[label as usize - 1] = cell;
        }
    }
    cx.grid(from.height, from.width, |out| {
        // Where boxes overlap, the first one counts.
        for (&(span, _), &colour) in parts.spans.iter().zip(&colours).rev() {
            for row in span.rows.0..span.rows.1 {
                out[row * from.width..][span.columns.0..span.columns.1].fill(colour);
            }
        }
        out.iter_mut().zip(from.cells).for_each(|(out, &cell)| *out = if cell == 0 { *out } else { cell });
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
    // How many around each cell are like it: one with several is no noise.
    let mut alike = vec![0_u8; from.cells.len()];
    for way in STEPS {
        beside(from, way, |here, there| {
            let both = from.cells[here.clone()].iter().zip(&from.cells[there]);
            alike[here]
                .iter_mut()
                .zip(both)
                .for_each(|(alike, (own, other))| *alike += u8::from(own == other));
        });
    }
    cx.grid(from.height, from.width, |out| {
        out.copy_from_slice(from.cells);
        for (at, out) in out.iter_mut().enumerate().filter(|(at, _)| alike[*at] < 2) {
            let place = (at / from.width, at % from.width);
            let (mut around, mut count) = ([0; 8], 0);
            for (i, j) in STEPS.iter().filter_map(|&way| step(from, place, way)) {
                around[count] = from.at(i, j);
                count += 1;
            }
            let around = &around[..count];
            let times = |cell: i8| around.iter().filter(|&&other| other == cell).count();
            let most = around.iter().copied().max_by_key(|&cell| (times(cell), std::cmp::Reverse(cell)));
            *out = most.unwrap_or(*out);
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
        out.fill(hue);
        let both = out.chunks_exact_mut(from.width).zip(from.rows());
        for (to, row) in both.skip(1).take(from.height.saturating_sub(2)) {
            if let ([_, to @ .., _], [_, row @ .., _]) = (to, row) {
                to.copy_from_slice(row);
            }
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
