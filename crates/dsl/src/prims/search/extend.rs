//! Cells that grow, for search: along lines until they hit, to their like, to the nearest, all around.

use std::ops::Range;

use super::image::{STEPS, step, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::value::Value;
use crate::views::{GridView, colour};

/// The directions of the variants of `rays`, as places in [`STEPS`].
const RAYS: [&[usize]; 15] = [
    &[0],
    &[1],
    &[2],
    &[3],
    &[0, 1],
    &[2, 3],
    &[0, 1, 2, 3],
    &[4],
    &[5],
    &[6],
    &[7],
    &[4, 7],
    &[5, 6],
    &[4, 5, 6, 7],
    &[0, 1, 2, 3, 4, 5, 6, 7],
];

/// What each cell sees behind it on the lines of a direction, row by row: a zero the colour of the first cell that is none, a
/// cell itself; 0 where that is none to start from. A whole row of cells is looked at at once.
fn behind(
    from: GridView<'_>,
    (down, right): (i32, i32),
    starts: impl Fn(i8) -> bool,
    mut see: impl FnMut(usize, &[i8]),
) {
    let (h, w) = (from.height, from.width);
    // What is seen on each line so far. Lines have numbers so that a row's are side by side: diagonal ones begin one place
    // further with each row.
    let mut lines = vec![0; h + w];
    for step in 0..h {
        let row = if down < 0 { h - 1 - step } else { step };
        let cells = &from.cells[row * w..(row + 1) * w];
        let seen = |cell: i8, before: i8| match cell {
            0 => before,
            _ if starts(cell) => cell,
            _ => 0,
        };
        let first = match down * right {
            0 => 0,
            1 => h - row,
            _ => row,
        };
        let lines = &mut lines[first..first + w];
        if down != 0 {
            lines.iter_mut().zip(cells).for_each(|(line, &cell)| *line = seen(cell, *line));
        } else {
            let (mut before, both) = (0, lines.iter_mut().zip(cells));
            let mut next = |(line, &cell): (&mut i8, &i8)| {
                before = seen(cell, before);
                *line = before;
            };
            if right > 0 { both.for_each(next) } else { both.rev().for_each(&mut next) }
        }
        see(row, lines);
    }
}

/// Draws lines from cells over zeros, in each direction until something is hit; what is drawn first stays.
fn draw_rays(from: GridView<'_>, out: &mut [i8], directions: &[usize], starts: impl Fn(i8) -> bool) {
    out.copy_from_slice(from.cells);
    for &direction in directions {
        behind(from, STEPS[direction], &starts, |row, seen| {
            let out = &mut out[row * from.width..(row + 1) * from.width];
            out.iter_mut().zip(seen).for_each(|(out, &seen)| *out = if *out == 0 { seen } else { *out });
        });
    }
}

/// The work of rays in that many directions: every cell is reached once, but on diagonals no more often, either.
fn ray_work(directions: &[usize]) -> u64 {
    directions.len() as u64 * 2
}

pub(crate) fn rays(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let directions = RAYS[variant(k, 15)?];
    let from = whole(cx, value, ray_work(directions))?;
    cx.grid(from.height, from.width, |out| draw_rays(from, out, directions, |_| true))
}

pub(crate) fn color_rays(cx: &mut Cx, value: &Value, hue: &Value, k: &Value) -> Answer {
    let (hue, directions) = (colour(hue)?, RAYS[variant(k, 15)?]);
    let from = whole(cx, value, ray_work(directions))?;
    cx.grid(from.height, from.width, |out| draw_rays(from, out, directions, |cell| cell == hue))
}

/// The steps whose lines the variants of `join` look along.
const JOINS: [&[usize]; 5] = [&[2], &[0], &[0, 2], &[4, 5], &[0, 2, 4, 5]];

pub(crate) fn join(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let k = variant(k, 10)?;
    let (directions, over_others) = (JOINS[k % 5], k >= 5);
    let from = whole(cx, value, directions.len() as u64 * 3)?;
    if over_others {
        // Then a cell may be passed from every cell of its line.
        cx.spend((from.cells.len() * from.height.max(from.width) * directions.len()) as u64 / 2)?;
    }
    cx.grid(from.height, from.width, |out| {
        out.copy_from_slice(from.cells);
        for &direction in directions {
            if over_others {
                join_over(from, out, STEPS[direction]);
            } else {
                join_next(from, out, STEPS[direction]);
            }
        }
    })
}

/// Fills the zeros between two cells of one colour that have nothing else between them on a line of a direction.
fn join_next(from: GridView<'_>, out: &mut [i8], (down, right): (i32, i32)) {
    let mut one_way = vec![0; from.cells.len()];
    let row_at = |row: usize| row * from.width..(row + 1) * from.width;
    behind(from, (down, right), |_| true, |row, seen| one_way[row_at(row)].copy_from_slice(seen));
    behind(
        from,
        (-down, -right),
        |_| true,
        |row, seen| {
            let both = seen.iter().zip(&one_way[row_at(row)]);
            for (out, (&seen, &other)) in out[row_at(row)].iter_mut().zip(both) {
                // Where there is a cell, both see itself.
                *out = if seen == other && seen != 0 { seen } else { *out };
            }
        },
    );
}

/// The lines of a direction through a grid: where each starts and how many cells it has.
fn lines(from: GridView<'_>, (down, right): (i32, i32)) -> Vec<(usize, usize)> {
    let (h, w) = (from.height, from.width);
    let rows = (0..h).map(|row| row * w);
    match (down, right) {
        (0, _) => rows.map(|start| (start, w)).collect(),
        (_, 0) => (0..w).map(|column| (column, h)).collect(),
        (_, 1) => {
            let of_first = (0..w).map(|column| (column, h.min(w - column)));
            of_first.chain(rows.enumerate().skip(1).map(|(row, start)| (start, w.min(h - row)))).collect()
        }
        _ => {
            let of_first = (0..w).map(|column| (column, h.min(column + 1)));
            let of_last = rows.enumerate().skip(1).map(|(row, start)| (start + w - 1, w.min(h - row)));
            of_first.chain(of_last).collect()
        }
    }
}

/// Fills what is between each cell and the next of its colour on its line, whatever that is; of two the later one counts.
fn join_over(from: GridView<'_>, out: &mut [i8], way: (i32, i32)) {
    let stride = (way.0 as isize * from.width as isize + way.1 as isize).unsigned_abs();
    // For every colour the line on which it was seen last, and where. A line is looked along from its far end.
    let mut seen = [(0_u32, 0_u32); 256];
    let mut joined = Vec::new();
    for (number, (start, len)) in (1..).zip(lines(from, way)) {
        for at in (0..len).rev().map(|step| start + step * stride) {
            let cell = from.cells[at];
            if cell != 0 {
                let (line, next) = std::mem::replace(&mut seen[usize::from(cell as u8)], (number, at as u32));
                if line == number && next as usize > at + stride {
                    joined.push((at, next as usize, cell));
                }
            }
        }
        while let Some((at, next, cell)) = joined.pop() {
            let mut place = at + stride;
            while place < next {
                out[place] = cell;
                place += stride;
            }
        }
    }
}

pub(crate) fn spread(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let k = variant(k, 2)?;
    let from = whole(cx, value, 10)?;
    let steps = if k == 1 { &STEPS[..] } else { &STEPS[..4] };
    cx.grid(from.height, from.width, |out| {
        out.copy_from_slice(from.cells);
        let mut front: Vec<usize> = (0..out.len()).filter(|&at| out[at] != 0).collect();
        // The colours that reach a place in one step; of several the smallest.
        let mut coming = vec![0; out.len()];
        while !front.is_empty() {
            // All of a front goes one step before any goes two.
            let mut reached = Vec::new();
            for &at in &front {
                let (row, column) = (at / from.width, at % from.width);
                for &way in steps {
                    let Some((i, j)) = step(from, (row, column), way) else { continue };
                    let place = i * from.width + j;
                    if out[place] != 0 {
                        continue;
                    }
                    if coming[place] == 0 {
                        reached.push(place);
                        coming[place] = out[at];
                    }
                    coming[place] = coming[place].min(out[at]);
                }
            }
            reached.iter().for_each(|&place| out[place] = coming[place]);
            front = reached;
        }
    })
}

/// Hands on the cells of each row that have a neighbour a step further, and those neighbours.
pub(crate) fn beside(
    from: GridView<'_>,
    (down, right): (i32, i32),
    mut row: impl FnMut(Range<usize>, Range<usize>),
) {
    let (h, w) = (from.height, from.width);
    let (above, before) = (usize::from(down < 0), usize::from(right < 0));
    let (rows, columns) = (h - down.unsigned_abs() as usize, w - right.unsigned_abs() as usize);
    for at in above..above + rows {
        let there = at.wrapping_add_signed(down as isize) * w + before.wrapping_add_signed(right as isize);
        let here = at * w + before;
        row(here..here + columns, there..there + columns);
    }
}

pub(crate) fn grow(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 6)?, variant(k, 3)?);
    let steps = [&STEPS[..4], &STEPS[..], &STEPS[4..]][k];
    cx.grid(from.height, from.width, |out| {
        out.copy_from_slice(from.cells);
        // The first neighbour that is not 0, in the order of the steps.
        for &way in steps {
            beside(from, way, |here, there| {
                let both = out[here].iter_mut().zip(&from.cells[there]);
                both.for_each(|(out, &cell)| *out = if *out == 0 { cell } else { *out });
            });
        }
    })
}

pub(crate) fn surround(cx: &mut Cx, value: &Value, hue: &Value) -> Answer {
    let (from, hue) = (whole(cx, value, 6)?, colour(hue)?);
    cx.grid(from.height, from.width, |out| {
        for way in STEPS {
            beside(from, way, |here, there| {
                out[here].iter_mut().zip(&from.cells[there]).for_each(|(out, &cell)| *out |= cell);
            });
        }
        for (out, &cell) in out.iter_mut().zip(from.cells) {
            *out = if cell != 0 || *out == 0 { cell } else { hue };
        }
    })
}

pub(crate) fn rim(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 6)?, variant(k, 4)?);
    let (steps, keeps_rim) = (if k & 1 == 1 { &STEPS[..] } else { &STEPS[..4] }, k < 2);
    cx.grid(from.height, from.width, |out| {
        // How many of the neighbours are not 0; at the edge of the grid there are fewer.
        for &way in steps {
            beside(from, way, |here, there| {
                out[here]
                    .iter_mut()
                    .zip(&from.cells[there])
                    .for_each(|(out, &cell)| *out += i8::from(cell != 0));
            });
        }
        for (out, &cell) in out.iter_mut().zip(from.cells) {
            let at_rim = *out != steps.len() as i8;
            *out = if at_rim == keeps_rim { cell } else { 0 };
        }
    })
}

pub(crate) fn elbow(cx: &mut Cx, value: &Value, hue: &Value) -> Answer {
    let (from, hue) = (whole(cx, value, 2)?, colour(hue)?);
    let filled: Vec<usize> = (0..from.cells.len()).filter(|&at| from.cells[at] != 0).take(3).collect();
    let place = |at: usize| (at / from.width, at % from.width);
    let (start, end) = match filled[..] {
        [a, b] if from.cells[a] == from.cells[b] => return Err(Reason::NoMatch.into()),
        [a, b] if from.cells[a] == hue => (place(a), place(b)),
        [a, b] if from.cells[b] == hue => (place(b), place(a)),
        _ => return Err(Reason::NoMatch.into()),
    };
    let between = |a: usize, b: usize| a.min(b)..=a.max(b);
    cx.grid(from.height, from.width, |out| {
        out.copy_from_slice(from.cells);
        let down = between(start.0, end.0).map(|row| row * from.width + start.1);
        let along = between(start.1, end.1).map(|column| end.0 * from.width + column);
        down.chain(along).for_each(|at| out[at] = if out[at] == 0 { hue } else { out[at] });
    })
}
