//! How a cell stands to what stands out: the rarest colour, the largest object, the nearest part, the largest empty square
//! and rectangle, the middle of the grid, the boxes of colours, what an area touches. Columns for the tables of
//! [`super::columns`], apart from the others like those of [`super::relate`].
//!
//! Where it cannot be told what stands out, because two do, nothing does.

use gridwright_grid::colour::{COLOURS, is_colour, slot};

use super::columns::{Columns, Regions};
use super::empty::{largest_rectangles, largest_squares, square_sides};
use super::seen::small;
use crate::prims::learn::keys::Keys;
use crate::prims::learn::tree::{NOTHING, Tier};
use crate::prims::learn::words::Name;
use crate::prims::search::image::{Parts, STEPS, STRAIGHT, Span, ranked, span_where, step};
use crate::views::GridView;

/// What computing these columns costs, in looks at each cell, beside one for every column of the grid.
pub(super) const WORK: u64 = 136;

/// Of more parts than this nothing is said one by one: they are noise.
const MANY: usize = 24;

/// What stands out in a grid.
pub(super) struct Marks {
    /// The colours but 0, most common first.
    by_count: Vec<i8>,
    /// The box of the rarest colour, and of the largest object.
    boxes: [Option<Span>; 2],
    /// The main colour of the largest object.
    largest: i8,
    /// The colours beside each area, as bits.
    beside: Vec<u16>,
    /// The box of each colour.
    of_colour: Vec<Option<Span>>,
    /// For each cell the nearest part of one colour, counting straight steps.
    nearest: Vec<Option<u32>>,
}

/// What the offsets are from, in words.
const ANCHORS: [&str; 2] = ["the rarest colour", "the largest object"];

impl Marks {
    pub(super) fn of(from: GridView<'_>, regions: &Regions, blob_colours: &[Vec<i8>]) -> Marks {
        let by_count = ranked(from.cells);
        let count = |colour: i8| from.cells.iter().filter(|&&cell| cell == colour).count();
        let rarest = match by_count[..] {
            [.., next, last] if count(next) == count(last) => None,
            [.., last] => span_where(from, |cell| cell == last),
            [] => None,
        };
        let most = regions.blobs.spans.iter().map(|&(_, count)| count).max().unwrap_or(0);
        let mut largest = (0..).zip(&regions.blobs.spans).filter(|(_, (_, count))| *count == most);
        let largest = largest.next().filter(|_| largest.next().is_none());
        let of_colour = (0..COLOURS as i8).map(|colour| span_where(from, |cell| cell == colour));
        Marks {
            boxes: [rarest, largest.map(|(_, (span, _))| *span)],
            largest: largest
                .and_then(|(at, _): (usize, _)| blob_colours.get(at)?.first().copied())
                .unwrap_or(NOTHING),
            beside: colours_beside(from, &regions.own),
            of_colour: of_colour.collect(),
            nearest: nearest_parts(from, &regions.content),
            by_count,
        }
    }
}

/// The part that is nearest to each cell, counting straight steps, as its place among all; none where two are as near.
fn nearest_parts(from: GridView<'_>, parts: &Parts) -> Vec<Option<u32>> {
    // Labels are 0 where nothing is known yet; what ties is passed on as such.
    const TIE: u32 = u32::MAX;
    let mut known = parts.labels.clone();
    let mut front: Vec<usize> = (0..known.len()).filter(|&at| known[at] != 0).collect();
    while !front.is_empty() {
        let mut next: Vec<(usize, u32)> = Vec::new();
        for &at in &front {
            for &way in &STEPS[..STRAIGHT] {
                let Some((i, j)) = step(from, (at / from.width, at % from.width), way) else { continue };
                if known[i * from.width + j] == 0 {
                    next.push((i * from.width + j, known[at]));
                }
            }
        }
        next.sort_unstable();
        next.dedup();
        front.clear();
        for &(at, label) in &next {
            if known[at] == 0 {
                front.push(at);
                known[at] = label;
            } else {
                known[at] = TIE;
            }
        }
    }
    known.into_iter().map(|label| label.checked_sub(1).filter(|_| label != TIE)).collect()
}

/// The colours beside each part, as bits.
fn colours_beside(from: GridView<'_>, own: &Parts) -> Vec<u16> {
    let mut beside = vec![0_u16; own.spans.len()];
    for (at, &label) in own.labels.iter().enumerate().filter(|(_, label)| **label > 0) {
        for &way in &STEPS[..STRAIGHT] {
            let Some((i, j)) = step(from, (at / from.width, at % from.width), way) else { continue };
            if own.labels[i * from.width + j] != label {
                beside[label as usize - 1] |= 1 << slot(from.at(i, j));
            }
        }
    }
    beside
}

/// Colours that can be copied.
pub(super) fn colours(columns: &mut Columns<'_>, marks: &Marks, regions: &Regions) {
    let from = columns.from;
    let (height, width) = (from.height, from.width);
    let second = marks.by_count.get(1).copied().unwrap_or(NOTHING);
    columns.push(Tier::Marked, Name::plain("the second most common colour"), |_, _| second);
    columns.push(Tier::Marked, Name::plain("the colour of the largest object"), |_, _| marks.largest);
    let mut colours = vec![NOTHING; regions.content.spans.len()];
    for (&label, &cell) in regions.content.labels.iter().zip(from.cells).filter(|(label, _)| **label > 0) {
        colours[label as usize - 1] = cell;
    }
    columns.push(Tier::Marked, Name::plain("the colour of the one nearest part"), |i, j| {
        marks.nearest[i * width + j].map_or(NOTHING, |part| colours[part as usize])
    });
    let other = nearest_other(from);
    columns.whole(Tier::Marked, Name::plain("the nearest other colour"), other);
    // The one colour but 0 that an area touches.
    let touched = |i: usize, j: usize| match marks.beside[regions.own.labels[i * width + j] as usize - 1] & !1
    {
        one if one.is_power_of_two() && one < 1 << COLOURS => one.trailing_zeros() as i8,
        _ => NOTHING,
    };
    columns.push(Tier::Marked, Name::plain("the one colour that its area touches"), touched);
    let in_box = |span: &Span, i: usize, j: usize| {
        (span.rows.0..span.rows.1).contains(&i) && (span.columns.0..span.columns.1).contains(&j)
    };
    let boxed = |i: usize, j: usize| {
        let boxes = (1_i8..).zip(&marks.of_colour[1..]).filter_map(|(colour, span)| {
            let span = span.as_ref()?;
            (colour != from.at(i, j) && in_box(span, i, j)).then_some((span.height() * span.width(), colour))
        });
        boxes.min().map_or(NOTHING, |(_, colour)| colour)
    };
    columns.push(
        Tier::Marked,
        Name::plain("the colour of the smallest box of a colour that holds it"),
        boxed,
    );
    let keys = Keys::among(from, &regions.blobs);
    let paired = |i: usize, j: usize, pair: fn(&Keys, i8) -> Option<i8>| {
        if keys.has((i, j)) { NOTHING } else { pair(&keys, from.at(i, j)).unwrap_or(NOTHING) }
    };
    columns.push(Tier::MarkedDirected, Name::plain("the colour that the grid pairs with its own"), |i, j| {
        paired(i, j, Keys::of_colour)
    });
    columns.push(
        Tier::MarkedDirected,
        Name::plain("the colour whose pair in the grid is its own"),
        |i, j| paired(i, j, Keys::back),
    );
    columns.push(Tier::MarkedDirected, Name::plain("the colour at the nearer end of its row"), |i, j| {
        nearer(j, width).map_or(NOTHING, |j| from.at(i, j))
    });
    columns.push(Tier::MarkedDirected, Name::plain("the colour at the nearer end of its column"), |i, j| {
        nearer(i, height).map_or(NOTHING, |i| from.at(i, j))
    });
}

/// The nearer of the first and the last place of a line, if there is one.
fn nearer(at: usize, len: usize) -> Option<usize> {
    let back = len - 1 - at;
    (at != back).then_some(if at < back { 0 } else { len - 1 })
}

/// The nearest colour but 0 and the cell's own, counting steps in eight directions; [`NOTHING`] if there is none or two are
/// as near.
fn nearest_other(from: GridView<'_>) -> Vec<i8> {
    // From every coloured cell outwards; a cell is passed by the first three colours that come to it: of those one is
    // another than its own, and a third tells whether the first two that are tie.
    const KEPT: usize = 3;
    let mut known: Vec<[(i8, u16); KEPT]> = vec![[(0, 0); KEPT]; from.cells.len()];
    let mut front: Vec<(usize, i8)> = Vec::new();
    for (at, &cell) in from.cells.iter().enumerate().filter(|(_, cell)| **cell != 0) {
        known[at][0] = (cell, 0);
        front.push((at, cell));
    }
    let mut steps = 0_u16;
    while !front.is_empty() {
        steps += 1;
        let mut next = Vec::new();
        for &(at, colour) in &front {
            for way in STEPS {
                let Some((i, j)) = step(from, (at / from.width, at % from.width), way) else { continue };
                let place = i * from.width + j;
                let mut slots = known[place].iter_mut();
                if let Some(slot) = slots.find(|(known, _)| *known == 0 || *known == colour)
                    && slot.0 == 0
                {
                    *slot = (colour, steps);
                    next.push((place, colour));
                }
            }
        }
        front = next;
    }
    let other = |(at, &cell): (usize, &i8)| {
        let mut others = known[at].iter().filter(|(colour, _)| *colour != 0 && *colour != cell);
        match (others.next(), others.next()) {
            (Some((_, near)), Some((_, next))) if near == next => NOTHING,
            (Some(&(colour, _)), _) if is_colour(colour) => colour,
            _ => NOTHING,
        }
    };
    from.cells.iter().enumerate().map(other).collect()
}

/// How far a place is outside of an interval: below 0 before it, above 0 behind it.
fn offset(at: usize, (begin, end): (usize, usize)) -> i8 {
    if at < begin { -small(begin - at) } else { small((at + 1).saturating_sub(end)) }
}

/// Numbers.
pub(super) fn numbers(columns: &mut Columns<'_>, marks: &Marks, regions: &Regions, seen: &[Vec<i8>]) {
    let (from, width) = (columns.from, columns.from.width);
    for (span, anchor) in marks.boxes.iter().zip(ANCHORS) {
        offsets(columns, &|_, _| *span, anchor);
    }
    let nearest = |i: usize, j: usize| {
        marks.nearest[i * width + j].and_then(|part| regions.content.spans.get(part as usize)).map(|of| of.0)
    };
    offsets(columns, &nearest, "the one nearest part");
    for colour in 0..COLOURS as i8 {
        let touches = |i: usize, j: usize| {
            marks.beside[regions.own.labels[i * width + j] as usize - 1] >> colour & 1 == 1
        };
        columns.flag(Tier::Marked, Name::colour("whether its area touches {}", colour), touches);
    }
    let paths = paths(from, marks.by_count.last().copied().filter(|_| marks.boxes[0].is_some()));
    columns.push(
        Tier::Marked,
        Name::plain("its distance from the rarest colour on paths through black, modulo 2,"),
        |i, j| paths[i * width + j].map_or(-1, |steps| (steps % 2) as i8),
    );
    let whole = |steps: &Option<usize>| steps.map_or(-1, small);
    columns.whole(
        Tier::Marked,
        Name::plain("its distance from the rarest colour on paths through black"),
        paths.iter().map(whole).collect(),
    );
    let directions = |at: usize| seen.iter().filter(|seen| seen[at] != 0).count();
    columns.push(Tier::Marked, Name::plain("the number of directions that meet a colour"), |i, j| {
        small(directions(i * width + j))
    });
    let different = |at: usize| {
        let bits = seen[..STRAIGHT].iter().fold(0_u16, |bits, seen| bits | 1 << slot(seen[at]));
        (bits & !1).count_ones() as i8
    };
    columns.push(Tier::Marked, Name::plain("the number of colours met in straight directions"), |i, j| {
        different(i * width + j)
    });
    spaces(columns);
    middles(columns);
    boxes(columns, marks, regions);
}

/// Where a cell is beside a box.
fn offsets(columns: &mut Columns<'_>, span: &dyn Fn(usize, usize) -> Option<Span>, anchor: &'static str) {
    let none = i8::MIN;
    let of = |i: usize, j: usize| span(i, j).map(|span| (offset(i, span.rows), offset(j, span.columns)));
    let number =
        |i: usize, j: usize, what: fn(i8, i8) -> i8| of(i, j).map_or(none, |(down, right)| what(down, right));
    let far = |down: i8, right: i8| down.abs().max(right.abs());
    columns.push(Tier::Marked, Name::part("its distance from {}", anchor), |i, j| number(i, j, far));
    columns.push(Tier::Marked, Name::part("its distance from {}, modulo 2,", anchor), |i, j| {
        number(i, j, |down, right| down.abs().max(right.abs()) % 2)
    });
    columns.push(
        Tier::Marked,
        Name::part("whether it is on a diagonal from a corner of {}", anchor),
        |i, j| number(i, j, |down, right| i8::from(down.abs() == right.abs() && down != 0)),
    );
    columns.push(Tier::Marked, Name::part("whether it is in line with {}", anchor), |i, j| {
        number(i, j, |down, right| i8::from((down == 0) != (right == 0)))
    });
    columns.push(Tier::Marked, Name::part("its steps down and across to {}, modulo 2,", anchor), |i, j| {
        number(i, j, |down, right| (down % 2 + right % 2).abs() % 2)
    });
    type Measure = fn(i8, i8) -> i8;
    let directed: [(&'static str, Measure); 6] = [
        ("how far it is below {}", |down, _| down),
        ("how far it is to the right of {}", |_, right| right),
        ("how far it is above or below {}, modulo 2,", |down, _| (down % 2).abs()),
        ("how far it is beside {}, modulo 2,", |_, right| (right % 2).abs()),
        ("whether it is on the main diagonal through {}", |down, right| i8::from(down == right)),
        ("whether it is on the other diagonal through {}", |down, right| i8::from(down == -right)),
    ];
    for (name, what) in directed {
        columns.push(Tier::MarkedDirected, Name::part(name, anchor), |i, j| number(i, j, what));
    }
}

/// How many steps it is from cells of a colour to each cell, through 0.
fn paths(from: GridView<'_>, colour: Option<i8>) -> Vec<Option<usize>> {
    let mut steps = vec![None; from.cells.len()];
    let Some(colour) = colour else { return steps };
    let mut front: Vec<usize> = (0..from.cells.len()).filter(|&at| from.cells[at] == colour).collect();
    front.iter().for_each(|&at| steps[at] = Some(0));
    let mut count = 0;
    while !front.is_empty() {
        count += 1;
        let mut next = Vec::new();
        for &at in &front {
            for &way in &STEPS[..STRAIGHT] {
                let Some((i, j)) = step(from, (at / from.width, at % from.width), way) else { continue };
                let place = i * from.width + j;
                if from.cells[place] == 0 && steps[place].is_none() {
                    steps[place] = Some(count);
                    next.push(place);
                }
            }
        }
        front = next;
    }
    steps
}

/// Empty squares and rectangles.
fn spaces(columns: &mut Columns<'_>) {
    let from = columns.from;
    let flags = |cells: Vec<bool>| cells.into_iter().map(i8::from).collect();
    let sides = square_sides(from);
    columns.whole(
        Tier::Marked,
        Name::plain("the side of the largest empty square around it, up to 5,"),
        sides,
    );
    let squares = flags(largest_squares(from));
    columns.whole(Tier::Marked, Name::plain("whether it is in the largest empty square"), squares);
    let rectangles = flags(largest_rectangles(from));
    columns.whole(Tier::Marked, Name::plain("whether it is in the largest empty rectangle"), rectangles);
}

/// The middle lines of the grid, and its halves.
fn middles(columns: &mut Columns<'_>) {
    let (height, width) = (columns.from.height, columns.from.width);
    let middle = |at: usize, len: usize| at.abs_diff(len - 1 - at) <= 1;
    columns.push(
        Tier::Marked,
        Name::plain("how many of its row and its column are in the middle"),
        |i, j| i8::from(middle(i, height)) + i8::from(middle(j, width)),
    );
    columns.flag(Tier::MarkedDirected, Name::plain("whether its row is in the middle"), |i, _| {
        middle(i, height)
    });
    columns.flag(Tier::MarkedDirected, Name::plain("whether its column is in the middle"), |_, j| {
        middle(j, width)
    });
    let half = |at: usize, len: usize| at.cmp(&(len - 1 - at)) as i8;
    columns.push(
        Tier::MarkedDirected,
        Name::plain("the half of the grid that it is in, -1 being the upper and 1 the lower,"),
        |i, _| half(i, height),
    );
    columns.push(
        Tier::MarkedDirected,
        Name::plain("the half of the grid that it is in, -1 being the left and 1 the right,"),
        |_, j| half(j, width),
    );
}

/// In the boxes of which colours and of how many other parts a cell is.
fn boxes(columns: &mut Columns<'_>, marks: &Marks, regions: &Regions) {
    let (from, width) = (columns.from, columns.from.width);
    let holds = |span: &Span, i: usize, j: usize| {
        (span.rows.0..span.rows.1).contains(&i) && (span.columns.0..span.columns.1).contains(&j)
    };
    for (colour, span) in (1_i8..).zip(&marks.of_colour[1..]) {
        columns.flag(Tier::Marked, Name::colour("whether it is in the box of {}", colour), |i, j| {
            span.as_ref().is_some_and(|span| holds(span, i, j))
        });
    }
    let boxes_of_colours =
        |i: usize, j: usize| marks.of_colour[1..].iter().flatten().filter(|span| holds(span, i, j)).count();
    columns.push(Tier::Marked, Name::plain("the number of boxes of colours that it is in"), |i, j| {
        small(boxes_of_colours(i, j))
    });
    let mut boxed = vec![0_i8; from.cells.len()];
    if regions.content.spans.len() <= MANY {
        for (label, (span, _)) in (1..).zip(&regions.content.spans) {
            for i in span.rows.0..span.rows.1 {
                let line = i * width + span.columns.0..i * width + span.columns.1;
                let labels = &regions.content.labels[line.clone()];
                for (boxed, &of) in boxed[line].iter_mut().zip(labels) {
                    *boxed += i8::from(of != label);
                }
            }
        }
    }
    columns.whole(Tier::Marked, Name::plain("the number of boxes of other parts that it is in"), boxed);
}
