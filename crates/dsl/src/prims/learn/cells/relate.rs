//! How a cell and its part stand to others: what is seen past the own colour, which of two is nearer, on which half of
//! its part a cell is, how a part branches. Columns for the tables of [`super::columns`], apart from the others: they make
//! some rules short, and give others more to be led astray by.

use std::cmp::Ordering;

use gridwright_grid::colour::{COLOURS, SLOTS, slot};

use super::columns::Columns;
use super::seen::small;
use crate::prims::learn::tree::{NOTHING, Tier};
use crate::prims::learn::words::{Name, part};
use crate::prims::search::image::{OPPOSITES, Parts, STEPS, STRAIGHT, step};
use crate::views::GridView;

/// What computing these columns costs, in looks at each cell.
pub(super) const WORK: u64 = 32;

/// What is seen from each cell in each of the four straight directions: the first colour but 0 and the own one, and how
/// far the first cell but 0 is; 0 and 127 where there is none.
pub(super) struct Past {
    colours: [Vec<i8>; STRAIGHT],
    distances: [Vec<i8>; STRAIGHT],
}

impl Past {
    pub(super) fn of(from: GridView<'_>) -> Past {
        let mut past = Past { colours: Default::default(), distances: Default::default() };
        for (way, &(down, right)) in STEPS[..STRAIGHT].iter().enumerate() {
            let (colours, distances) = (&mut past.colours[way], &mut past.distances[way]);
            colours.resize(from.cells.len(), 0);
            distances.resize(from.cells.len(), 127);
            let (lines, len) = if down == 0 { (from.height, from.width) } else { (from.width, from.height) };
            for line in 0..lines {
                // The last two different colours on the way, and steps since the last cell that is not 0.
                let (mut last, mut before, mut steps) = (0, 0, 127_i8);
                for at in 0..len {
                    let along = if down + right > 0 { len - 1 - at } else { at };
                    let place = if down == 0 { line * from.width + along } else { along * from.width + line };
                    let cell = from.cells[place];
                    colours[place] = if last == cell { before } else { last };
                    steps = steps.saturating_add(1);
                    distances[place] = steps;
                    if cell != 0 {
                        before = if cell == last { before } else { last };
                        (last, steps) = (cell, 0);
                    }
                }
            }
        }
        past
    }

    /// For every cell the colour that most cells of its part see in some of the directions; 0 if they see none,
    /// [`NOTHING`] if it is no colour of a task.
    fn of_parts(&self, parts: &Parts, ways: &[usize]) -> Vec<i8> {
        let mut counts = vec![[0_u32; SLOTS]; parts.spans.len()];
        for (at, &label) in parts.labels.iter().enumerate().filter(|(_, label)| **label > 0) {
            for &way in ways {
                counts[label as usize - 1][slot(self.colours[way][at])] += 1;
            }
        }
        let main = |counts: &[u32; SLOTS]| match (1..SLOTS).max_by_key(|&c| (counts[c], std::cmp::Reverse(c)))
        {
            Some(slot) if counts[slot] == 0 => 0,
            Some(colour @ 1..COLOURS) => colour as i8,
            _ => NOTHING,
        };
        let of: Vec<i8> = counts.iter().map(main).collect();
        parts.labels.iter().map(|&label| if label == 0 { 0 } else { of[label as usize - 1] }).collect()
    }

    /// Which of two directions leads sooner to a cell that is not 0.
    fn nearer(&self, (one, other): (usize, usize), at: usize) -> Ordering {
        self.distances[one][at].cmp(&self.distances[other][at])
    }
}

/// The opposite directions along columns and rows.
const LINES: [(usize, usize); 2] = [OPPOSITES[0], OPPOSITES[1]];

/// Colours that a cell or its part sees.
pub(super) fn colours(columns: &mut Columns<'_>, past: &Past, own: &Parts) {
    columns.whole(
        Tier::Related,
        Name::plain("the colour that its area sees past itself"),
        past.of_parts(own, &Vec::from_iter(0..STRAIGHT)),
    );
    for (one, other) in LINES {
        columns.whole(
            Tier::RelatedDirected,
            Name::line("the colour that its area sees {}", (one, other)),
            past.of_parts(own, &[one, other]),
        );
    }
    for (way, &step) in STEPS[..STRAIGHT].iter().enumerate() {
        columns.whole(
            Tier::RelatedDirected,
            Name::way("the colour that its area sees {}", step),
            past.of_parts(own, &[way]),
        );
    }
    let width = columns.from.width;
    for line in LINES {
        columns.push(
            Tier::RelatedDirected,
            Name::line("the colour of the nearer of the cells {}", line),
            |i, j| {
                let at = i * width + j;
                match past.nearer(line, at) {
                    Ordering::Less => past.colours[line.0][at],
                    Ordering::Greater => past.colours[line.1][at],
                    Ordering::Equal => 0,
                }
            },
        );
    }
}

/// Numbers that compare a cell or its part with others; the parts are those of any one colour, of one colour but 0, and
/// of any colours but 0.
pub(super) fn numbers(columns: &mut Columns<'_>, past: &Past, parts: [&Parts; 3]) {
    let width = columns.from.width;
    for line in LINES {
        columns.push(
            Tier::RelatedDirected,
            Name::line("which of the cells {} is nearer, the first being -1,", line),
            |i, j| past.nearer(line, i * width + j) as i8,
        );
    }
    let nearest = |at: usize| past.distances.iter().map(|of| of[at]).min().unwrap_or(127);
    columns.push(
        Tier::Related,
        Name::plain("the distance to the nearest colour in a straight line"),
        |i, j| nearest(i * width + j),
    );
    for (parts, kind) in parts.into_iter().zip([part::AREA, part::CONTENT, part::OBJECT]) {
        halves(columns, parts, kind);
    }
    branches(columns, parts[1], part::CONTENT);
    branches(columns, parts[2], part::OBJECT);
    neighbours(columns, parts[0]);
}

/// On which half of its part a cell is, down and across, and in how many of these ways in the middle.
fn halves(columns: &mut Columns<'_>, parts: &Parts, kind: &'static str) {
    let width = columns.from.width;
    let sign = |a: usize, b: usize| a.cmp(&b) as i8;
    let span = |i: usize, j: usize| match parts.labels[i * width + j] {
        0 => None,
        of => Some(parts.spans[of as usize - 1].0),
    };
    let down = |i: usize, j: usize| span(i, j).map(|span| sign(i - span.rows.0, span.rows.1 - 1 - i));
    let across = |i: usize, j: usize| span(i, j).map(|span| sign(j - span.columns.0, span.columns.1 - 1 - j));
    columns.push(
        Tier::RelatedDirected,
        Name::part("the half of {} that it is in, -1 being the upper and 1 the lower,", kind),
        |i, j| down(i, j).unwrap_or(-2),
    );
    columns.push(
        Tier::RelatedDirected,
        Name::part("the half of {} that it is in, -1 being the left and 1 the right,", kind),
        |i, j| across(i, j).unwrap_or(-2),
    );
    columns.push(
        Tier::Related,
        Name::part("in how many ways it is in the middle of {}", kind),
        |i, j| match (down(i, j), across(i, j)) {
            (Some(down), Some(across)) => i8::from(down == 0) + i8::from(across == 0),
            _ => -1,
        },
    );
}

/// How many ends, forks and crossings the part that a cell is in has.
fn branches(columns: &mut Columns<'_>, parts: &Parts, kind: &'static str) {
    let from = columns.from;
    let joined = |at: usize, label: u32| {
        let steps =
            STEPS[..STRAIGHT].iter().filter_map(|&way| step(from, (at / from.width, at % from.width), way));
        steps.filter(|&(i, j)| parts.labels[i * from.width + j] == label).count()
    };
    let mut counts = [(); 3].map(|()| vec![0_usize; parts.spans.len()]);
    for (at, &label) in parts.labels.iter().enumerate().filter(|(_, label)| **label > 0) {
        let kind = match joined(at, label) {
            0 | 1 => 0,
            3 => 1,
            4 => 2,
            _ => continue,
        };
        counts[kind][label as usize - 1] += 1;
    }
    let names = ["the number of ends of {}", "the number of forks of {}", "the number of crossings of {}"];
    for (counts, name) in counts.iter().zip(names) {
        columns.push(Tier::Related, Name::part(name, kind), |i, j| match parts.labels[i * from.width + j] {
            0 => -1,
            of => small(counts[of as usize - 1]),
        });
    }
}

/// How many parts have the colour of a cell, and how many colours are beside its part.
fn neighbours(columns: &mut Columns<'_>, own: &Parts) {
    let from = columns.from;
    let mut of_colour = [0_usize; SLOTS];
    let mut beside = vec![0_u16; own.spans.len()];
    let mut is_new = vec![true; own.spans.len()];
    for (at, &label) in own.labels.iter().enumerate() {
        let part = label as usize - 1;
        of_colour[slot(from.cells[at])] += usize::from(std::mem::take(&mut is_new[part]));
        for &way in &STEPS[..STRAIGHT] {
            let Some((i, j)) = step(from, (at / from.width, at % from.width), way) else { continue };
            if own.labels[i * from.width + j] != label {
                beside[part] |= 1 << slot(from.at(i, j));
            }
        }
    }
    columns.push(Tier::Related, Name::plain("the number of areas of its colour"), |i, j| {
        small(of_colour[slot(from.at(i, j))])
    });
    columns.push(Tier::Related, Name::plain("the number of colours beside its area"), |i, j| {
        beside[own.labels[i * from.width + j] as usize - 1].count_ones() as i8
    });
}
