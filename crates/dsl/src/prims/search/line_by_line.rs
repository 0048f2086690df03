//! Line by line, for search: rows or columns that repeat continued, made even, sorted; those in the middle kept.

use super::image::{variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::prims::colours::Tally;
use crate::value::Value;
use crate::views::GridView;

/// The rows of a grid, or its columns.
fn lines(from: GridView<'_>, columns: bool) -> Vec<Vec<i8>> {
    if columns {
        (0..from.width).map(|j| (0..from.height).map(|i| from.at(i, j)).collect()).collect()
    } else {
        from.rows().map(<[i8]>::to_vec).collect()
    }
}

/// The grid of these rows, or columns; they are of the shape of another grid.
fn put(cx: &mut Cx, from: GridView<'_>, lines: &[Vec<i8>], columns: bool) -> Answer {
    cx.grid(from.height, from.width, |out| {
        for (at, out) in out.iter_mut().enumerate() {
            let (i, j) = (at / from.width, at % from.width);
            *out = if columns { lines[j][i] } else { lines[i][j] };
        }
    })
}

/// A line whose zeros are filled in by the shortest pattern that all of its other cells repeat, if it is repeated at all.
fn filled(line: &[i8]) -> Option<Vec<i8>> {
    (1..=line.len() / 2).find_map(|period| {
        let mut pattern = vec![0; period];
        for (at, &cell) in line.iter().enumerate().filter(|(_, cell)| **cell != 0) {
            let known = &mut pattern[at % period];
            if *known != 0 && *known != cell {
                return None;
            }
            *known = cell;
        }
        let all = pattern.iter().all(|&cell| cell != 0);
        all.then(|| (0..line.len()).map(|at| pattern[at % period]).collect())
    })
}

/// A line whose cells, which are evenly spaced, go on to its end in the same order.
fn spaced(line: &[i8]) -> Option<Vec<i8>> {
    let places: Vec<usize> = (0..line.len()).filter(|&at| line[at] != 0).collect();
    let (&first, &second) = (places.first()?, places.get(1)?);
    let gap = second - first;
    if places.windows(2).any(|pair| pair[1] - pair[0] != gap) {
        return None;
    }
    let mut out = line.to_vec();
    for (number, at) in (first..line.len()).step_by(gap).enumerate() {
        out[at] = line[places[number % places.len()]];
    }
    Some(out)
}

/// Lines of which those that hold content repeat, at least half as often again, continued to both ends.
fn repeated(lines: &[Vec<i8>]) -> Option<Vec<Vec<i8>>> {
    let holds = |line: &Vec<i8>| line.iter().any(|&cell| cell != 0);
    let (first, last) = (lines.iter().position(holds)?, lines.iter().rposition(holds)?);
    let content = &lines[first..=last];
    let count = content.len();
    let period = (1..count)
        .take_while(|period| period * 3 <= count * 2)
        .find(|&period| content[period..] == content[..count - period])?;
    // Far enough before the first that no place is below 0.
    let start = period * lines.len() - first;
    Some((0..lines.len()).map(|at| content[(at + start) % period].clone()).collect())
}

pub(crate) fn continue_lines(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 2)?, variant(k, 6)?);
    let columns = k % 2 == 1;
    if !(2..4).contains(&k) {
        cx.spend((from.cells.len() * from.height.max(from.width)) as u64 / 4)?;
    }
    if k >= 4 {
        let lines = lines(from, columns);
        let lines = repeated(&lines).ok_or(Reason::NoMatch)?;
        return put(cx, from, &lines, columns);
    }
    let mut lines = lines(from, columns);
    for line in &mut lines {
        let longer = if k < 2 { filled(line) } else { spaced(line) };
        if let Some(longer) = longer {
            *line = longer;
        }
    }
    put(cx, from, &lines, columns)
}

/// The most common colour of a line, the smallest of equals.
fn main_colour(line: &[i8]) -> i8 {
    Tally::of_cells(line).most().map_or(0, |colour| colour as i8)
}

pub(crate) fn even_lines(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 8)?, variant(k, 3)?);
    let evened = |columns: bool| -> (usize, Vec<Vec<i8>>) {
        let lines = lines(from, columns);
        let mains: Vec<i8> = lines.iter().map(|line| main_colour(line)).collect();
        let others = |(line, main): (&Vec<i8>, &i8)| line.iter().filter(|cell| *cell != main).count();
        let changed = lines.iter().zip(&mains).map(others).sum();
        (changed, lines.iter().zip(&mains).map(|(line, &main)| vec![main; line.len()]).collect())
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
    let mut lines = lines(from, columns);
    lines.sort_by_key(|line| line.iter().filter(|&&cell| cell != 0).count());
    if k % 2 == 1 {
        lines.reverse();
    }
    put(cx, from, &lines, columns)
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
