//! Things that fall, for search: single cells, and connected parts as a whole.

use super::image::{Joint, STEPS, parts, variant, whole};
use crate::cx::Cx;
use crate::fault::Answer;
use crate::value::Value;
use crate::views::GridView;

/// The places of each line of a grid in a direction, the last one first.
fn lines(from: GridView<'_>, direction: usize) -> impl Iterator<Item = Vec<usize>> {
    let (height, width) = (from.height, from.width);
    let vertical = direction < 2;
    let (count, len) = if vertical { (width, height) } else { (height, width) };
    (0..count).map(move |line| {
        let place = |at: usize| if vertical { at * width + line } else { line * width + at };
        // Down and right go to the end of a line.
        if direction.is_multiple_of(2) {
            (0..len).rev().map(place).collect()
        } else {
            (0..len).map(place).collect()
        }
    })
}

pub(crate) fn fall(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, direction) = (whole(cx, value, 2)?, variant(k, 4)?);
    cx.grid(from.height, from.width, |out| {
        for line in lines(from, direction) {
            let fallen = line.iter().map(|&at| from.cells[at]).filter(|&cell| cell != 0);
            line.iter().zip(fallen).for_each(|(&at, cell)| out[at] = cell);
        }
    })
}

pub(crate) fn fall_parts(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 8)?, variant(k, 8)?);
    let (direction, one_colour) = (k % 4, k >= 4);
    let parts = parts(from, Joint { one_colour, diagonal: true }, |cell| cell != 0);
    let mut cells_of: Vec<Vec<usize>> = vec![Vec::new(); parts.spans.len()];
    for (at, &label) in parts.labels.iter().enumerate() {
        if label > 0 {
            cells_of[label as usize - 1].push(at);
        }
    }
    let (down, right) = STEPS[direction];
    let limit = if direction < 2 { from.height } else { from.width };
    // A part moves on as long as nothing is in its way, and all do in turn, until none can.
    let mut labels = parts.labels;
    let mut moved = true;
    while moved {
        moved = false;
        for (label, cells) in (1..).zip(&mut cells_of) {
            cx.spend(cells.len() as u64 * 2)?;
            let next =
                |at: usize| super::image::step(from, (at / from.width, at % from.width), (down, right));
            for _ in 0..limit {
                let free = cells.iter().all(|&at| {
                    next(at).is_some_and(|(row, column)| {
                        let label_there = labels[row * from.width + column];
                        label_there == 0 || label_there == label
                    })
                });
                if !free {
                    break;
                }
                cx.spend(cells.len() as u64 * 2)?;
                cells.iter().for_each(|&at| labels[at] = 0);
                for at in cells.iter_mut() {
                    *at = next(*at).map_or(*at, |(row, column)| row * from.width + column);
                    labels[*at] = label;
                }
                moved = true;
            }
        }
    }
    // The cells of a part keep their order, so the colours follow.
    let mut colours: Vec<Vec<i8>> = vec![Vec::new(); cells_of.len()];
    let original = super::image::parts(from, Joint { one_colour, diagonal: true }, |cell| cell != 0);
    for (&label, &cell) in original.labels.iter().zip(from.cells) {
        if label > 0 {
            colours[label as usize - 1].push(cell);
        }
    }
    cx.grid(from.height, from.width, |out| {
        for (cells, colours) in cells_of.iter().zip(&colours) {
            cells.iter().zip(colours).for_each(|(&at, &cell)| out[at] = cell);
        }
    })
}
