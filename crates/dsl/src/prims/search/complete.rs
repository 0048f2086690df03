//! What is missing, from what repeats, for search: a periodic pattern continued, mirrored parts completed.
//!
//! Cells of one colour are taken for unknown. A period or an axis counts when no two known cells contradict it.

use std::cell::OnceCell;

use super::image::{LARGEST_SIDE, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::value::Value;
use crate::views::{GridView, colour};

/// A row of at most 64 cells, for testing all of them at once: which are known, and for each bit of a colour which have it.
#[derive(Clone, Copy, Default)]
struct Line {
    known: u64,
    bits: [u64; 8],
}

/// The lowest so many bits, at most 64.
fn lowest(count: usize) -> u64 {
    u64::MAX >> (64 - count)
}

impl Line {
    fn of(cells: &[i8], unknown: i8) -> Line {
        let mut line = Line::default();
        for (at, &cell) in cells.iter().enumerate().filter(|(_, cell)| **cell != unknown) {
            line.known |= 1 << at;
            for (bit, plane) in line.bits.iter_mut().enumerate() {
                *plane |= u64::from(cell as u8 >> bit & 1) << at;
            }
        }
        line
    }

    fn cell(&self, at: usize) -> i8 {
        let bit = |(bit, plane): (usize, &u64)| ((plane >> at & 1) as u8) << bit;
        self.bits.iter().enumerate().map(bit).sum::<u8>() as i8
    }

    fn each(self, change: impl Fn(u64) -> u64) -> Line {
        Line { known: change(self.known), bits: self.bits.map(change) }
    }

    /// What both know; `None` where they contradict each other.
    fn with(self, other: Line) -> Option<Line> {
        let planes = || self.bits.iter().zip(&other.bits);
        let differ = planes().fold(0, |differ, (a, b)| differ | (a ^ b));
        if differ & self.known & other.known != 0 {
            return None;
        }
        let mut both = Line { known: self.known | other.known, bits: self.bits };
        both.bits.iter_mut().zip(&other.bits).for_each(|(plane, other)| *plane |= other);
        Some(both)
    }

    /// Of a line of so many cells, the first ones moved to the right and the last ones to the front.
    fn rotated(self, by: usize, len: usize) -> Line {
        if by == 0 { self } else { self.each(|plane| (plane << by | plane >> (len - by)) & lowest(len)) }
    }

    /// Of a line of a width, its stretches of a length laid over each other, if they do not contradict each other.
    fn folded(self, len: usize, width: usize) -> Option<Line> {
        let stretches = (0..width).step_by(len).map(|start| self.each(|plane| plane >> start & lowest(len)));
        stretches.into_iter().try_fold(Line::default(), Line::with)
    }
}

/// The smallest pattern that repeats all over the known cells: its rows, its columns, and how far each repetition below
/// is shifted to the right.
fn period(from: GridView<'_>, unknown: i8) -> Option<Vec<i8>> {
    let (h, w) = (from.height, from.width);
    let mut shapes: Vec<(usize, usize, usize)> = Vec::new();
    for rows in 1..=h {
        for columns in 1..=w {
            if rows < h || columns < w {
                shapes.push((rows * columns, rows, columns));
            }
        }
    }
    shapes.sort_unstable();
    let lines: Vec<Line> = from.rows().map(|row| Line::of(row, unknown)).collect();
    // The lines folded to a number of columns, which all patterns of these columns share; `None` where a line contradicts
    // itself.
    let folded: Vec<OnceCell<Option<Vec<Line>>>> = vec![OnceCell::new(); w + 1];
    let mut class: Vec<Line> = Vec::new();
    for (area, rows, columns) in shapes {
        // A pattern that repeats less than once and a half is none.
        if area * 3 > h * w * 2 {
            break;
        }
        let fold = || lines.iter().map(|line| line.folded(columns, w)).collect();
        let Some(folded) = folded[columns].get_or_init(fold) else { continue };
        let shifts = if rows < h && rows <= 3 { columns } else { 1 };
        for shift in 0..shifts {
            class.clear();
            class.resize(rows, Line::default());
            if fits(folded, (columns, shift), &mut class) {
                return Some(repeated(from, (columns, shift), &class));
            }
        }
    }
    None
}

/// How far along the pattern the first cell of a row is.
fn start_of(row: usize, rows: usize, (columns, shift): (usize, usize)) -> usize {
    let back = (row / rows) * shift % columns;
    if back == 0 { 0 } else { columns - back }
}

/// Whether folded lines agree with a pattern of some columns and a shift, and tell all of it; the pattern goes to `class`,
/// which has its rows.
fn fits(folded: &[Line], shape: (usize, usize), class: &mut [Line]) -> bool {
    let rows = class.len();
    for (row, line) in folded.iter().enumerate() {
        let along = start_of(row, rows, shape);
        match class[row % rows].with(line.rotated(along, shape.0)) {
            Some(both) => class[row % rows] = both,
            None => return false,
        }
    }
    class.iter().all(|line| line.known == lowest(shape.0))
}

/// The grid that a pattern fills.
fn repeated(from: GridView<'_>, shape: (usize, usize), class: &[Line]) -> Vec<i8> {
    let row = |row: usize| {
        let (line, along) = (class[row % class.len()], start_of(row, class.len(), shape));
        (0..from.width).map(move |column| line.cell((along + column) % shape.0))
    };
    (0..from.height).flat_map(row).collect()
}

pub(crate) fn mend_period(cx: &mut Cx, value: &Value, missing: &Value) -> Answer {
    let (from, unknown) = (whole(cx, value, 2)?, colour(missing)?);
    let found = from.cells.contains(&unknown);
    if from.height.max(from.width) > LARGEST_SIDE {
        return Err(if found { Reason::TooManyElements } else { Reason::NoMatch }.into());
    }
    // Most patterns are contradicted in the first few rows.
    let sides = (from.height + from.width) as u64;
    cx.spend(from.cells.len() as u64 * (20 + sides) / 2)?;
    let mended = if found { period(from, unknown) } else { None }.ok_or(Reason::NoMatch)?;
    cx.grid(from.height, from.width, |out| out.copy_from_slice(&mended))
}

/// A mirror: upside down, left to right (with twice the middle), or along a diagonal.
#[derive(Clone, Copy)]
enum Mirror {
    Rows(usize),
    Columns(usize),
    Diagonal(i32),
    Other(i32),
}

impl Mirror {
    fn partner(self, from: GridView<'_>, row: usize, column: usize) -> Option<(usize, usize)> {
        let (i, j) = match self {
            Mirror::Rows(sum) => (sum.checked_sub(row)?, column),
            Mirror::Columns(sum) => (row, sum.checked_sub(column)?),
            Mirror::Diagonal(off) => {
                (column.checked_add_signed(off as isize)?, row.checked_add_signed(-off as isize)?)
            }
            Mirror::Other(sum) => ((sum as usize).checked_sub(column)?, (sum as usize).checked_sub(row)?),
        };
        (i < from.height && j < from.width).then_some((i, j))
    }
}

/// How many known pairs a mirror along a diagonal explains, `None` if it contradicts one.
fn support(from: GridView<'_>, unknown: i8, mirror: Mirror) -> Option<usize> {
    let mut pairs = 0;
    for (row, cells) in from.rows().enumerate() {
        for (column, &cell) in cells.iter().enumerate().filter(|(_, cell)| **cell != unknown) {
            let Some((i, j)) = mirror.partner(from, row, column) else { continue };
            let other = from.at(i, j);
            if other == unknown {
                continue;
            }
            if cell != other {
                return None;
            }
            pairs += usize::from((i, j) != (row, column));
        }
    }
    Some(pairs)
}

/// The same of a grid turned upside down, `sum` being twice the middle; `None` also where it cannot explain more than so many.
fn support_of_rows(from: GridView<'_>, unknown: i8, sum: usize, more_than: usize) -> Option<usize> {
    // Each row and its partner once; there are as many pairs the other way round, and none within the middle row.
    let upper = (sum + 1).saturating_sub(from.height)..sum.div_ceil(2);
    if 2 * upper.len() * from.width <= more_than {
        return None;
    }
    let row = |at: usize| &from.cells[at * from.width..(at + 1) * from.width];
    let mut pairs = 0;
    for at in upper.rev() {
        let (mut known, mut contradicted) = (0_u32, false);
        for (&a, &b) in row(at).iter().zip(row(sum - at)) {
            let both = a != unknown && b != unknown;
            known += u32::from(both);
            contradicted |= both && a != b;
        }
        if contradicted {
            return None;
        }
        pairs += 2 * known as usize;
    }
    Some(pairs)
}

pub(crate) fn mend_mirror(cx: &mut Cx, value: &Value, missing: &Value) -> Answer {
    let (from, unknown) = (whole(cx, value, 2)?, colour(missing)?);
    // Every axis is tried, and there are two for every row and column.
    let (cells, sides) = (from.cells.len() as u64, (from.height + from.width) as u64);
    cx.spend(cells.saturating_mul(2 * sides))?;
    if !from.cells.contains(&unknown) {
        return Err(Reason::NoMatch.into());
    }
    let mirrors = mirrors(from, unknown, from.cells.len() / 3);
    if !mirrors.iter().any(|&mirror| tells(from, unknown, mirror)) {
        return Err(Reason::NoMatch.into());
    }
    cx.spend(cells * 24)?;
    cx.grid(from.height, from.width, |out| {
        out.copy_from_slice(from.cells);
        for _ in 0..4 {
            for &mirror in &mirrors {
                for at in 0..out.len() {
                    if out[at] == unknown
                        && let Some((i, j)) = mirror.partner(from, at / from.width, at % from.width)
                    {
                        out[at] = out[i * from.width + j];
                    }
                }
            }
        }
    })
}

/// Whether a mirror tells an unknown cell.
fn tells(from: GridView<'_>, unknown: i8, mirror: Mirror) -> bool {
    (0..from.cells.len()).any(|at| {
        let partner = || mirror.partner(from, at / from.width, at % from.width);
        from.cells[at] == unknown && partner().is_some_and(|(i, j)| from.at(i, j) != unknown)
    })
}

/// The mirrors that explain at least so many pairs of known cells, and contradict none: of each kind the best, the first
/// of equals.
fn mirrors(from: GridView<'_>, unknown: i8, least: usize) -> Vec<Mirror> {
    let (h, w) = (from.height, from.width);
    let mut turned = vec![0; from.cells.len()];
    for (row, cells) in from.rows().enumerate() {
        cells.iter().enumerate().for_each(|(column, &cell)| turned[column * h + row] = cell);
    }
    let turned = GridView { height: w, width: h, cells: &turned };
    let diagonals = -2..=2;
    let others = (h.min(w) as i32 - 3).max(0)..=(h.max(w) as i32 + 1);
    let too_few = least.max(1) - 1;
    let along = |mirror: Mirror| support(from, unknown, mirror);
    let rows = best(0..2 * h - 1, too_few, |sum, most| support_of_rows(from, unknown, sum, most));
    let columns = best(0..2 * w - 1, too_few, |sum, most| support_of_rows(turned, unknown, sum, most));
    let diagonal = best(diagonals, too_few, |off, _| along(Mirror::Diagonal(off)));
    let other = best(others, too_few, |sum, _| along(Mirror::Other(sum)));
    let mirrors = [
        rows.map(Mirror::Rows),
        columns.map(Mirror::Columns),
        diagonal.map(Mirror::Diagonal),
        other.map(Mirror::Other),
    ];
    mirrors.into_iter().flatten().collect()
}

/// The first of those mirrors, by their numbers, that explain the most pairs, and more than so many.
fn best<T: Copy>(
    mirrors: impl Iterator<Item = T>,
    more_than: usize,
    support: impl Fn(T, usize) -> Option<usize>,
) -> Option<T> {
    let (mut best, mut most) = (None, more_than);
    for mirror in mirrors {
        if let Some(pairs) = support(mirror, most).filter(|&pairs| pairs > most) {
            (best, most) = (Some(mirror), pairs);
        }
    }
    best
}

pub(crate) fn complete_mirror(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 8)?, variant(k, 5)?);
    let (h, w) = (from.height, from.width);
    let rows = [Mirror::Rows(h - 1)];
    let columns = [Mirror::Columns(w - 1)];
    let both = [Mirror::Rows(h - 1), Mirror::Columns(w - 1)];
    let diagonal = [Mirror::Diagonal(0)];
    let all = [Mirror::Rows(h - 1), Mirror::Columns(w - 1), Mirror::Diagonal(0)];
    let mirrors = [&rows[..], &columns, &both, &diagonal, &all][k];
    cx.grid(h, w, |out| {
        out.copy_from_slice(from.cells);
        for _ in 0..mirrors.len() {
            for mirror in mirrors {
                for at in 0..out.len() {
                    if out[at] == 0
                        && let Some((i, j)) = mirror.partner(from, at / w, at % w)
                    {
                        out[at] = out[i * w + j];
                    }
                }
            }
        }
    })
}
