//! Pieces put together again, for search: on top of each other, in a line, by a rule; and two grids combined.

use super::image::{grids, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::value::Value;
use crate::views::GridView;

/// How many cells are not 0.
fn content(piece: &GridView<'_>) -> usize {
    piece.cells.iter().filter(|&&cell| cell != 0).count()
}

pub(crate) fn overlay(cx: &mut Cx, pieces: &Value, k: &Value) -> Answer {
    let (mut layers, k) = (grids(cx, pieces)?, variant(k, 4)?);
    // From the top down.
    match k {
        0 => {}
        1 => layers.reverse(),
        2 => layers.sort_by_cached_key(content),
        _ => layers.sort_by_cached_key(|layer| std::cmp::Reverse(content(layer))),
    }
    let height = layers.iter().map(|layer| layer.height).max().unwrap_or(0);
    let width = layers.iter().map(|layer| layer.width).max().unwrap_or(0);
    cx.grid(height, width, |out| {
        for layer in layers.iter().rev() {
            for (to, row) in out.chunks_exact_mut(width).zip(layer.rows()) {
                to.iter_mut().zip(row).for_each(|(to, &cell)| *to = if cell == 0 { *to } else { cell });
            }
        }
    })
}

pub(crate) fn line_up(cx: &mut Cx, pieces: &Value, k: &Value) -> Answer {
    let (pieces, k) = (grids(cx, pieces)?, variant(k, 2)?);
    let across = k == 0;
    let total = |side: fn(&GridView<'_>) -> usize| pieces.iter().map(side).fold(0, usize::saturating_add);
    let most = |side: fn(&GridView<'_>) -> usize| pieces.iter().map(side).max().unwrap_or(0);
    let (height, width) = if across {
        (most(|p| p.height), total(|p| p.width))
    } else {
        (total(|p| p.height), most(|p| p.width))
    };
    cx.grid(height, width, |out| {
        let mut start = 0;
        for piece in &pieces {
            for (i, row) in piece.rows().enumerate() {
                let at = if across { i * width + start } else { (start + i) * width };
                out[at..at + piece.width].copy_from_slice(row);
            }
            start += if across { piece.width } else { piece.height };
        }
    })
}

pub(crate) fn combine_by(cx: &mut Cx, pieces: &Value, k: &Value) -> Answer {
    let (pieces, k) = (grids(cx, pieces)?, variant(k, 4)?);
    let (height, width) = (pieces[0].height, pieces[0].width);
    if pieces.iter().any(|piece| (piece.height, piece.width) != (height, width)) {
        return Err(Reason::OutsideGrid.into());
    }
    cx.grid(height, width, |out| {
        for (at, out) in out.iter_mut().enumerate() {
            let mut colours = pieces.iter().map(|piece| piece.cells[at]);
            let first = pieces.iter().map(|piece| piece.cells[at]).find(|&cell| cell != 0);
            let filled = pieces.iter().filter(|piece| piece.cells[at] != 0).count();
            *out = match k {
                0 => first.filter(|_| filled == pieces.len()).unwrap_or(0),
                1 => first.filter(|_| filled == 1).unwrap_or(0),
                2 => i8::from(filled == 0),
                _ => colours.next().filter(|&cell| colours.all(|other| other == cell)).unwrap_or(0),
            };
        }
    })
}

pub(crate) fn over(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    combined(cx, a, b, |a, b| if a == 0 { b } else { a })
}

pub(crate) fn mask_in(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    combined(cx, a, b, |a, b| if b == 0 { 0 } else { a })
}

pub(crate) fn mask_out(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    combined(cx, a, b, |a, b| if b == 0 { a } else { 0 })
}

/// Two grids of one shape combined cell by cell.
fn combined(cx: &mut Cx, a: &Value, b: &Value, rule: impl Fn(i8, i8) -> i8) -> Answer {
    let (a, b) = (whole(cx, a, 1)?, whole(cx, b, 1)?);
    if (a.height, a.width) != (b.height, b.width) {
        return Err(Reason::OutsideGrid.into());
    }
    cx.grid(a.height, a.width, |out| {
        out.iter_mut().zip(a.cells.iter().zip(b.cells)).for_each(|(out, (&a, &b))| *out = rule(a, b));
    })
}
