//! Line by line, for search: rows or columns that repeat continued, made even, sorted; those in the middle kept.

use super::image::{transposed, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::prims::colours::Tally;
use crate::value::Value;
use crate::views::GridView;

/// The rows of a grid, or its columns, one behind the other, and how long each is.
fn lines(from: GridView<'_>, columns: bool) -> (Vec<i8>, usize) {
    if columns { (transposed(from), from.height) } else { (from.cells.to_vec(), from.width) }
}

/// The grid of these rows, or columns; they are of the shape of another grid.
fn put(cx: &mut Cx, from: GridView<'_>, lines: &[i8], columns: bool) -> Answer {
    cx.grid(from.height, from.width, |out| {
        if columns {
            for (column, line) in lines.chunks_exact(from.height).enumerate() {
                line.iter().enumerate().for_each(|(row, &cell)| out[row * from.width + column] = cell);
            }
        } else {
            out.copy_from_slice(lines);
        }
    })
}

/// Fills in the zeros of a line by the shortest pattern that all of its other cells repeat, if it is repeated at all.
fn fill_in(line: &mut [i8], pattern: &mut Vec<i8>) {
    // What has no zeros stays as it is, whatever it repeats.
    if !line.contains(&0) || line.iter().all(|&cell| cell == 0) {
        return;
    }
    for period in 1..=line.len() / 2 {
        pattern.clear();
        pattern.resize(period, 0);
        let sound = line.chunks(period).all(|stretch| {
            stretch.iter().zip(pattern.iter_mut()).all(|(&cell, known)| {
                let agrees = cell == 0 || *known == 0 || *known == cell;
                *known = if cell == 0 { *known } else { cell };
                agrees
            })
        });
        if sound && !pattern.contains(&0) {
            line.chunks_mut(period).for_each(|stretch| stretch.copy_from_slice(&pattern[..stretch.len()]));
            return;
        }
    }
}

/// Continues the cells of a line, where they are evenly spaced, to its end in the same order.
fn space_out(line: &mut [i8]) {
    let places: Vec<usize> = (0..line.len()).filter(|&at| line[at] != 0).collect();
    let &[first, second, ..] = &places[..] else { return };
    let gap = second - first;
    if places.windows(2).all(|pair| pair[1] - pair[0] == gap) {
        for (number, at) in (first..line.len()).step_by(gap).enumerate() {
            line[at] = line[places[number % places.len()]];
        }
    }
}

/// Lines of a length of which those that hold content repeat, at least half as often again, continued to both ends.
fn repeated(lines: &[i8], len: usize) -> Option<Vec<i8>> {
    let (first, last) =
        (lines.iter().position(|&cell| cell != 0)?, lines.iter().rposition(|&cell| cell != 0)?);
    let (first, last) = (first / len, last / len);
    let content = &lines[first * len..(last + 1) * len];
    let (all, count) = (lines.len() / len, last + 1 - first);
    let period = (1..count)
        .take_while(|period| period * 3 <= count * 2)
        .find(|&period| content[period * len..] == content[..(count - period) * len])?;
    // Far enough before the first that no place is below 0.
    let start = period * all - first;
    let line = |at: usize| &content[(at + start) % period * len..][..len];
    Some((0..all).flat_map(|at| line(at).iter().copied()).collect())
}

pub(crate) fn continue_lines(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 2)?, variant(k, 6)?);
    let columns = k % 2 == 1;
    if !(2..4).contains(&k) {
        cx.spend((from.cells.len() * from.height.max(from.width)) as u64 / 4)?;
    }
    if k >= 4 {
        let (lines, len) = lines(from, columns);
        let lines = repeated(&lines, len).ok_or(Reason::NoMatch)?;
        return put(cx, from, &lines, columns);
    }
    let (mut lines, len) = lines(from, columns);
    let mut pattern = Vec::new();
    for line in lines.chunks_exact_mut(len) {
        if k < 2 { fill_in(line, &mut pattern) } else { space_out(line) }
    }
    put(cx, from, &lines, columns)
}

/// The most common colour of a line, the smallest of equals.
fn main_colour(line: &[i8]) -> i8 {
    Tally::of_cells(line).most().map_or(0, |colour| colour as i8)
}

pub(crate) fn even_lines(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 8)?, variant(k, 3)?);
    let evened = |columns: bool| -> (usize, Vec<i8>) {
        let (mut lines, len) = lines(from, columns);
        let mut changed = 0;
        for line in lines.chunks_exact_mut(len) {
            let main = main_colour(line);
            changed += line.iter().filter(|&&cell| cell != main).count();
            line.fill(main);
        }
        (changed, lines)
    };
    let columns = match k {
        0 => false,
        1 => true,
        // The way that changes less.
        _ => evened(true).0 < evened(false).0,
    };
    put(cx, from, &evened(columns).1, columns)
}

pub(crate) fn sort_lines(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 4)?, variant(k, 4)?);
    if from.cells.iter().all(|&cell| cell == 0) {
        return Err(Reason::NoMatch.into());
    }
    let columns = k >= 2;
    let (lines, len) = lines(from, columns);
    let mut sorted: Vec<&[i8]> = lines.chunks_exact(len).collect();
    sorted.sort_by_cached_key(|line| line.iter().filter(|&&cell| cell != 0).count());
    if k % 2 == 1 {
        sorted.reverse();
    }
    put(cx, from, &sorted.concat(), columns)
}

pub(crate) fn keep_middle(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 1)?, variant(k, 3)?);
    // Of an even number of lines two are in the middle.
    let is_middle = |at: usize, count: usize| at == (count - 1) / 2 || at == count / 2;
    cx.grid(from.height, from.width, |out| {
        for (at, (out, &cell)) in out.iter_mut().zip(from.cells).enumerate() {
            let (row, column) =
                (is_middle(at / from.width, from.height), is_middle(at % from.width, from.width));
            let kept = (k != 1 && column) || (k != 0 && row);
            *out = if kept { cell } else { 0 };
        }
    })
}
