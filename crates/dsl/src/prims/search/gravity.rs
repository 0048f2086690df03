//! Things that fall, for search: single cells, and connected parts as a whole.

use super::image::{Joint, STEPS, parts, step, usual_part, variant, whole};
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

/// Connected parts on their way in a direction. A part moves on as long as no other is in its way; where all are in the
/// end does not depend on whose turn it is.
struct Falling<'a> {
    from: GridView<'a>,
    way: (i32, i32),
    /// For every place the part that is there, from 1; 0 for none.
    labels: Vec<u32>,
    parts: Vec<Part>,
}

#[derive(Default)]
struct Part {
    /// Where its cells are, with their colours.
    cells: Vec<(usize, i8)>,
    /// How many of its cells can go on. What is free stays free: nothing comes from the side or from behind.
    free: usize,
    /// The parts that it is in the way of.
    behind: Vec<u32>,
}

impl Falling<'_> {
    /// Moves a part as far as it can go. Gives those that it was in the way of to `awake`.
    fn fall(&mut self, label: u32, awake: &mut Vec<u32>) {
        let (from, way) = (self.from, self.way);
        let next = |at: usize| {
            step(from, (at / from.width, at % from.width), way).map(|(row, column)| row * from.width + column)
        };
        let me = label as usize - 1;
        loop {
            while let Some(&(at, _)) = self.parts[me].cells.get(self.parts[me].free) {
                let Some(ahead) = next(at) else { return };
                let there = self.labels[ahead];
                if there != 0 && there != label {
                    self.parts[there as usize - 1].behind.push(label);
                    return;
                }
                self.parts[me].free += 1;
            }
            let part = &mut self.parts[me];
            part.cells.iter().for_each(|&(at, _)| self.labels[at] = 0);
            for (at, _) in &mut part.cells {
                *at = next(*at).unwrap_or(*at);
                self.labels[*at] = label;
            }
            part.free = 0;
            awake.append(&mut part.behind);
        }
    }
}

pub(crate) fn fall_parts(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 9)?, variant(k, 8)?);
    let (direction, one_colour) = (k % 4, k >= 4);
    let limit = if direction < 2 { from.height } else { from.width };
    // Every cell may have to go all the way, one step at a time; most go a short one.
    cx.spend(usual_part(from, (from.cells.len() as u64).saturating_mul(limit as u64), 16))?;
    let found = parts(from, Joint { one_colour, diagonal: true }, |cell| cell != 0);
    let mut parts: Vec<Part> = found.spans.iter().map(|_| Part::default()).collect();
    for (at, (&label, &cell)) in found.labels.iter().zip(from.cells).enumerate() {
        if label > 0 {
            parts[label as usize - 1].cells.push((at, cell));
        }
    }
    let mut awake: Vec<u32> = (1..=parts.len() as u32).collect();
    let mut falling = Falling { from, way: STEPS[direction], labels: found.labels, parts };
    while let Some(label) = awake.pop() {
        falling.fall(label, &mut awake);
    }
    cx.grid(from.height, from.width, |out| {
        for &(at, cell) in falling.parts.iter().flat_map(|part| &part.cells) {
            out[at] = cell;
        }
    })
}
