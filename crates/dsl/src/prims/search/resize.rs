//! A grid brought to a size, for search: repeated, mirrored on, scaled, or anchored at a corner.

use super::image::{LARGEST_SIDE, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::{GridView, pair};

/// The smallest step by which lines repeat, at least half as often again; else their number.
fn period(count: usize, same: impl Fn(usize, usize) -> bool) -> usize {
    (1..count)
        .take_while(|p| p * 3 <= count * 2)
        .find(|p| (*p..count).all(|at| same(at - p, at)))
        .unwrap_or(count)
}

/// The steps by which rows and columns repeat.
fn periods(from: GridView<'_>) -> (usize, usize) {
    let rows = period(from.height, |a, b| (0..from.width).all(|j| from.at(a, j) == from.at(b, j)));
    let columns = period(from.width, |a, b| (0..from.height).all(|i| from.at(i, a) == from.at(i, b)));
    (rows, columns)
}

/// A place on a line that is mirrored at both its ends again and again.
fn mirrored(at: usize, len: usize) -> usize {
    let at = at % (2 * len);
    if at < len { at } else { 2 * len - 1 - at }
}

/// For every place on a side which place of the old side it shows, none where there is ground: for the variant, the new
/// length, the old one and the step by which it repeats. Corners and middle stay in place as `end` says.
fn shown(k: usize, to: usize, from: usize, step: usize, end: bool) -> Result<Vec<Option<usize>>, Fault> {
    if k == 3 && !to.is_multiple_of(from) && !from.is_multiple_of(to) {
        return Err(Reason::NoMatch.into());
    }
    let spare = from as isize - to as isize;
    let shift = match k {
        8 => spare.div_euclid(2),
        _ if end => spare,
        _ => 0,
    };
    let place = |at: usize| match k {
        0 => Some(at % from),
        1 => Some(at % step),
        2 => Some(mirrored(at, from)),
        3 => Some(at * from / to),
        _ => at.checked_add_signed(shift).filter(|&at| at < from),
    };
    Ok((0..to).map(place).collect())
}

/// The smallest step down, with one aside, by which a grid goes on as it began: what comes from beyond its sides is 0.
fn stride(from: GridView<'_>) -> Option<(usize, isize)> {
    let source = |j: usize, aside: isize| j.checked_add_signed(-aside).filter(|&j| j < from.width);
    let goes_on = |down: usize, aside: isize| {
        (down..from.height).all(|i| {
            (0..from.width).all(|j| from.at(i, j) == source(j, aside).map_or(0, |j| from.at(i - down, j)))
        })
    };
    let reach = from.width as isize / 2;
    (1..from.height).find_map(|down| {
        let asides = (0..=reach).flat_map(|aside| [aside, -aside]);
        asides.into_iter().find(|&aside| goes_on(down, aside)).map(|aside| (down, aside))
    })
}

/// A grid that goes on downwards to a height, row for row as its stride says.
fn gone_on(from: GridView<'_>, height: usize) -> Option<Vec<i8>> {
    let (down, aside) = stride(from)?;
    let mut cells = from.cells.to_vec();
    for i in from.height..height {
        for j in 0..from.width {
            let source = j.checked_add_signed(-aside).filter(|&j| j < from.width);
            cells.push(source.map_or(0, |j| cells[(i - down) * from.width + j]));
        }
    }
    Some(cells)
}

pub(crate) fn continue_to(cx: &mut Cx, value: &Value, size: &Value) -> Answer {
    let (height, width) = pair(size)?;
    let from = whole(cx, value, 1)?;
    let longer = |to: i64, from: usize| (from as i64..=LARGEST_SIDE as i64).contains(&to);
    if !longer(height, from.height) || !longer(width, from.width) {
        return Err(Reason::NoMatch.into());
    }
    let (height, width) = (height as usize, width as usize);
    if (height, width) == (from.height, from.width) {
        return Err(Reason::NoMatch.into());
    }
    // Every step is compared with every cell, but mostly ends at the first few.
    cx.spend((from.cells.len() * from.cells.len() / 8 + 2 * height * width) as u64)?;
    let turned = |cells: &[i8], height: usize, width: usize| -> Vec<i8> {
        (0..height * width).map(|at| cells[at % height * width + at / height]).collect()
    };
    // Downwards first, then to the right the same way, seen from the side.
    let mut cells = from.cells.to_vec();
    if height > from.height {
        cells = gone_on(from, height).ok_or(Reason::NoMatch)?;
    }
    if width > from.width {
        let aside = turned(&cells, height, from.width);
        let view = GridView { height: from.width, width: height, cells: &aside };
        cells = turned(&gone_on(view, width).ok_or(Reason::NoMatch)?, width, height);
    }
    cx.grid(height, width, |out| out.copy_from_slice(&cells))
}

pub(crate) fn fit_to(cx: &mut Cx, value: &Value, size: &Value, k: &Value) -> Answer {
    let ((height, width), k) = (pair(size)?, variant(k, 9)?);
    let sides = 1..=LARGEST_SIDE as i64;
    if !sides.contains(&height) || !sides.contains(&width) {
        return Err(Reason::TooManyElements.into());
    }
    let (height, width) = (height as usize, width as usize);
    let from = whole(cx, value, 1)?;
    let steps = if k == 1 {
        cx.spend((from.cells.len() * (from.height + from.width)) as u64 / 4)?;
        periods(from)
    } else {
        (from.height, from.width)
    };
    let rows = shown(k, height, from.height, steps.0, k & 2 == 2)?;
    let columns = shown(k, width, from.width, steps.1, k & 1 == 1)?;
    cx.spend((height * width) as u64)?;
    cx.grid(height, width, |out| {
        for (line, row) in out.chunks_exact_mut(width).zip(rows) {
            for (out, column) in line.iter_mut().zip(&columns) {
                *out = row.zip(*column).map_or(0, |(i, j)| from.at(i, j));
            }
        }
    })
}
