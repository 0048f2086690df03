//! Cells that grow, for search: along lines until they hit, to their like, to the nearest, all around.

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

/// Draws lines from cells over zeros, in each direction until something is hit; what is drawn first stays.
fn draw_rays(from: GridView<'_>, out: &mut [i8], directions: &[usize], starts: impl Fn(i8) -> bool) {
    out.copy_from_slice(from.cells);
    for &direction in directions {
        for start in 0..from.cells.len() {
            let cell = from.cells[start];
            if cell == 0 || !starts(cell) {
                continue;
            }
            let mut at = (start / from.width, start % from.width);
            while let Some(next) = step(from, at, STEPS[direction]) {
                let place = next.0 * from.width + next.1;
                if from.cells[place] != 0 {
                    break;
                }
                if out[place] == 0 {
                    out[place] = cell;
                }
                at = next;
            }
        }
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
            for start in 0..from.cells.len() {
                let cell = from.cells[start];
                if cell == 0 {
                    continue;
                }
                let mut at = (start / from.width, start % from.width);
                let mut between = Vec::new();
                while let Some(next) = step(from, at, STEPS[direction]) {
                    let place = next.0 * from.width + next.1;
                    if from.cells[place] == cell {
                        between.iter().for_each(|&place: &usize| out[place] = cell);
                        break;
                    }
                    if from.cells[place] != 0 && !over_others {
                        break;
                    }
                    between.push(place);
                    at = next;
                }
            }
        }
    })
}

pub(crate) fn spread(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let k = variant(k, 2)?;
    let from = whole(cx, value, 10)?;
    let steps = if k == 1 { &STEPS[..] } else { &STEPS[..4] };
    cx.grid(from.height, from.width, |out| {
        out.copy_from_slice(from.cells);
        let mut front: Vec<usize> = (0..out.len()).filter(|&at| out[at] != 0).collect();
        while !front.is_empty() {
            // All of a front goes one step before any goes two; where two meet, the smaller colour stays.
            let mut reached: Vec<(usize, i8)> = Vec::new();
            for &at in &front {
                for &way in steps {
                    let Some((row, column)) = step(from, (at / from.width, at % from.width), way) else {
                        continue;
                    };
                    let place = row * from.width + column;
                    if out[place] == 0 {
                        reached.push((place, out[at]));
                    }
                }
            }
            reached.sort_unstable();
            reached.dedup_by_key(|reached| reached.0);
            reached.iter().for_each(|&(place, cell)| out[place] = cell);
            front.clear();
            front.extend(reached.iter().map(|&(place, _)| place));
        }
    })
}

/// The colour of a neighbour that is not 0, in the order of [`STEPS`].
fn neighbour(from: GridView<'_>, at: usize, steps: &[(i32, i32)]) -> Option<i8> {
    let place = (at / from.width, at % from.width);
    let colours = steps.iter().filter_map(|&way| step(from, place, way));
    colours.map(|(row, column)| from.at(row, column)).find(|&cell| cell != 0)
}

pub(crate) fn grow(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 6)?, variant(k, 3)?);
    let steps = [&STEPS[..4], &STEPS[..], &STEPS[4..]][k];
    cx.grid(from.height, from.width, |out| {
        for (at, out) in out.iter_mut().enumerate() {
            let cell = from.cells[at];
            *out = if cell != 0 { cell } else { neighbour(from, at, steps).unwrap_or(0) };
        }
    })
}

pub(crate) fn surround(cx: &mut Cx, value: &Value, hue: &Value) -> Answer {
    let (from, hue) = (whole(cx, value, 6)?, colour(hue)?);
    cx.grid(from.height, from.width, |out| {
        for (at, out) in out.iter_mut().enumerate() {
            let cell = from.cells[at];
            *out = if cell != 0 || neighbour(from, at, &STEPS).is_none() { cell } else { hue };
        }
    })
}

pub(crate) fn rim(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 6)?, variant(k, 4)?);
    let (steps, keeps_rim) = (if k & 1 == 1 { &STEPS[..] } else { &STEPS[..4] }, k < 2);
    cx.grid(from.height, from.width, |out| {
        for (at, out) in out.iter_mut().enumerate() {
            let place = (at / from.width, at % from.width);
            let at_rim =
                steps.iter().any(|&way| step(from, place, way).is_none_or(|(i, j)| from.at(i, j) == 0));
            *out = if at_rim == keeps_rim { from.cells[at] } else { 0 };
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
