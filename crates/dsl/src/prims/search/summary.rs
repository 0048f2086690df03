//! A grid summed up in a smaller one, for search: a cell a field, its colours in a line, its parts counted.

use super::image::{Joint, colour_of_rank, parts, ranked, span_where, variant, whole};
use super::pieces::fields_of;
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::value::Value;

/// The longest line that is made of a count.
const MAX_LINE: usize = 64;

pub(crate) fn mosaic(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 4)?, variant(k, 4)?);
    let (rows, columns) = fields_of(cx, from)?;
    cx.grid(rows.len(), columns.len(), |out| {
        for (at, out) in out.iter_mut().enumerate() {
            let (rows, columns) = (rows[at / columns.len()], columns[at % columns.len()]);
            let cells: Vec<i8> = (rows.0..rows.1)
                .flat_map(|row| (columns.0..columns.1).map(move |j| from.at(row, j)))
                .collect();
            let (main, filled) = (ranked(&cells).first().copied(), cells.iter().filter(|&&c| c != 0).count());
            *out = match k {
                0 => main.unwrap_or(0),
                1 => main.filter(|_| filled == cells.len()).unwrap_or(0),
                2 => filled.min(9) as i8,
                _ => ranked(&cells).len().min(9) as i8,
            };
        }
    })
}

/// A cell a field in its most common colour, 0 or not; k = 1: with the separators between, each one cell wide.
pub(crate) fn field_colors(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 4)?, variant(k, 2)?);
    let (rows, columns) = fields_of(cx, from)?;
    let step = k + 1;
    let (height, width) = (step * rows.len() - k, step * columns.len() - k);
    cx.grid(height, width, |out| {
        for (at, out) in out.iter_mut().enumerate() {
            let (i, j) = (at / width, at % width);
            let (rows, columns) = (rows[i / step], columns[j / step]);
            // Behind a field is its separator.
            *out = match (i % step, j % step) {
                (0, 0) => {
                    let inside = (rows.0..rows.1).flat_map(|i| (columns.0..columns.1).map(move |j| (i, j)));
                    let cells: Vec<i8> = inside.map(|(i, j)| from.at(i, j)).collect();
                    let count = |colour: i8| cells.iter().filter(|&&cell| cell == colour).count();
                    ranked(&cells).first().copied().filter(|&main| count(main) > count(0)).unwrap_or(0)
                }
                (0, _) => from.at(rows.0, columns.1.min(from.width - 1)),
                _ => from.at(rows.1.min(from.height - 1), columns.0),
            };
        }
    })
}

pub(crate) fn color_line(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 4)?, variant(k, 6)?);
    let mut colours = ranked(from.cells);
    // By count; by where each begins, row by row; by where each begins, column by column.
    match k / 2 {
        0 => {}
        1 => colours.sort_by_key(|&colour| from.cells.iter().position(|&cell| cell == colour)),
        _ => {
            colours.sort_by_key(|&colour| span_where(from, |cell| cell == colour).map(|span| span.columns.0));
        }
    }
    let (height, width) = if k & 1 == 0 { (1, colours.len()) } else { (colours.len(), 1) };
    if colours.is_empty() {
        return Err(Reason::NoMatch.into());
    }
    cx.grid(height, width, |out| out.copy_from_slice(&colours))
}

pub(crate) fn cell_line(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 2)?, variant(k, 2)?);
    let place = |at: usize| {
        if k == 0 { from.cells[at] } else { from.at(at % from.height, at / from.height) }
    };
    let line: Vec<i8> = (0..from.cells.len()).map(place).filter(|&cell| cell != 0).collect();
    if line.is_empty() || line.len() > MAX_LINE {
        return Err(Reason::NoMatch.into());
    }
    cx.grid(1, line.len(), |out| out.copy_from_slice(&line))
}

pub(crate) fn count_line(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 10)?, variant(k, 6)?);
    let hue = colour_of_rank(from.cells, &Value::Int(0))?;
    let count = if k < 3 {
        parts(from, Joint { one_colour: true, diagonal: true }, |cell| cell != 0).spans.len()
    } else {
        ranked(from.cells).len()
    };
    if count > MAX_LINE {
        return Err(Reason::TooManyElements.into());
    }
    match k % 3 {
        0 => cx.grid(1, count, |out| out.fill(hue)),
        1 => cx.grid(count, count, |out| out.fill(hue)),
        _ => cx.grid(count, count, |out| out.iter_mut().step_by(count + 1).for_each(|cell| *cell = hue)),
    }
}

pub(crate) fn histogram(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 6)?, variant(k, 4)?);
    let colours = ranked(from.cells);
    let count = |colour: i8| crate::prims::colours::count_of(from.cells, colour) as usize;
    let lengths: Vec<usize> = colours.iter().map(|&colour| count(colour)).collect();
    let longest = lengths.first().copied().unwrap_or(0);
    if longest == 0 || longest > MAX_LINE {
        return Err(Reason::NoMatch.into());
    }
    // Bars to the right, to the left; upright from the top, from the bottom.
    let (height, width) = if k < 2 { (colours.len(), longest) } else { (longest, colours.len()) };
    cx.grid(height, width, |out| {
        for (at, (&colour, &length)) in colours.iter().zip(&lengths).enumerate() {
            for n in 0..length {
                let n = if k & 1 == 1 { longest - 1 - n } else { n };
                out[if k < 2 { at * width + n } else { n * width + at }] = colour;
            }
        }
    })
}
