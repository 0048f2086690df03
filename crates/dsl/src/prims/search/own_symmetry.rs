//! What is missing of a thing, from its own symmetry, for search: about the axes and the centre that its cells tell, which
//! need not be those of the grid.

use super::image::{LARGEST_SIDE, span_where, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::value::Value;
use crate::views::GridView;

/// Where a symmetry takes a place; coordinates are signed, since it may lead out of the grid.
#[derive(Clone, Copy)]
enum About {
    /// Upside down, with twice the middle row.
    Rows(i32),
    /// Left to right, with twice the middle column.
    Columns(i32),
    /// A quarter turn, with the sum and the difference of the centre's coordinates.
    Quarter(i32, i32),
    /// Along the diagonal, with the row less the column of its cells.
    Diagonal(i32),
}

impl About {
    fn of(self, (i, j): (i32, i32)) -> (i32, i32) {
        match self {
            About::Rows(twice) => (twice - i, j),
            About::Columns(twice) => (i, twice - j),
            // Twice the centre is (sum + difference, sum - difference); a quarter turn about it.
            About::Quarter(sum, difference) => (j + difference, sum - i),
            About::Diagonal(off) => (j + off, i - off),
        }
    }
}

/// The content of a grid: places and colours.
fn content(from: GridView<'_>) -> Vec<((i32, i32), i8)> {
    let cells = from.cells.iter().enumerate().filter(|(_, cell)| **cell != 0);
    cells.map(|(at, &cell)| (((at / from.width) as i32, (at % from.width) as i32), cell)).collect()
}

fn cell_at(from: GridView<'_>, (i, j): (i32, i32)) -> Option<i8> {
    let (i, j) = (usize::try_from(i).ok()?, usize::try_from(j).ok()?);
    (i < from.height && j < from.width).then(|| from.at(i, j))
}

/// The symmetry that takes the most cells to cells of their colour and none to one of another, nor out of the grid: the
/// first of equals.
fn best(
    from: GridView<'_>,
    content: &[((i32, i32), i8)],
    candidates: impl Iterator<Item = About>,
) -> Option<About> {
    let mut best: Option<(usize, About)> = None;
    for about in candidates {
        let mut like = 0;
        let sound = content.iter().all(|&(place, cell)| {
            let other = about.of(place);
            let there = cell_at(from, other);
            like += usize::from(there == Some(cell) && other != place);
            there == Some(cell) || there == Some(0)
        });
        if sound && like > 0 && best.is_none_or(|(most, _)| like > most) {
            best = Some((like, about));
        }
    }
    best.map(|(_, about)| about)
}

/// The work of finding the symmetries of a variant: most candidates fail at the first cells. There are two axes for every
/// row or column, and a centre for every two pairs of them.
fn search_work(from: GridView<'_>, k: usize) -> u64 {
    let (rows, columns) = (12 * from.height, 12 * from.width);
    let cells = from.cells.len();
    let work = match k {
        0 => cells + rows,
        1 => cells + columns,
        2 | 3 => 2 * cells + rows + columns,
        _ => cells * (4 + from.height + from.width) / 2,
    };
    work as u64
}

pub(crate) fn complete_about(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 2)?, variant(k, 5)?);
    if from.height.max(from.width) > LARGEST_SIDE {
        return Err(Reason::TooManyElements.into());
    }
    cx.spend(search_work(from, k))?;
    let content = content(from);
    let span = span_where(from, |cell| cell != 0).ok_or(Reason::NoMatch)?;
    let (top, left) = (span.rows.0 as i32, span.columns.0 as i32);
    let (bottom, right) = (span.rows.1 as i32 - 1, span.columns.1 as i32 - 1);
    // Twice the middle of a line that crosses the content.
    let rows = move || (2 * top..=2 * bottom).map(About::Rows);
    let columns = move || (2 * left..=2 * right).map(About::Columns);
    let mut abouts: Vec<About> = Vec::new();
    if matches!(k, 0 | 2 | 3) {
        abouts.extend(best(from, &content, rows()));
    }
    if matches!(k, 1..=3) {
        abouts.extend(best(from, &content, columns()));
    }
    match (k, &abouts[..]) {
        (3, &[About::Rows(a), About::Columns(b)]) if (a - b) % 2 == 0 => {
            abouts.extend(best(from, &content, [About::Diagonal((a - b) / 2)].into_iter()));
        }
        (4, _) => {
            let centres = (2 * top..=2 * bottom).flat_map(|a| (2 * left..=2 * right).map(move |b| (a, b)));
            let turns = centres
                .filter(|(a, b)| (a + b) % 2 == 0)
                .map(|(a, b)| About::Quarter((a + b) / 2, (a - b) / 2));
            abouts.extend(best(from, &content, turns));
        }
        _ => {}
    }
    if abouts.len() < [1, 1, 2, 3, 1][k] {
        return Err(Reason::NoMatch.into());
    }
    // A quarter turn leads back after four, the mirrors after as many as there are.
    let rounds = if k == 4 { 3 } else { abouts.len() };
    cx.spend((from.cells.len() * rounds * abouts.len()) as u64)?;
    let mut cells = from.cells.to_vec();
    for _ in 0..rounds {
        for about in &abouts {
            let filled: Vec<((i32, i32), i8)> = self::content(GridView { cells: &cells, ..from });
            for (place, cell) in filled {
                let (i, j) = about.of(place);
                if cell_at(GridView { cells: &cells, ..from }, (i, j)) == Some(0) {
                    cells[i as usize * from.width + j as usize] = cell;
                }
            }
        }
    }
    cx.grid(from.height, from.width, |out| out.copy_from_slice(&cells))
}
