//! What is missing, from what repeats, for search: a periodic pattern continued, mirrored parts completed.
//!
//! Cells of one colour are taken for unknown. A period or an axis counts when no two known cells contradict it.

use super::image::{LARGEST_SIDE, transposed, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::prims::colours::{mask_of, planes_of};
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
        let known = lowest(cells.len()) & !mask_of(cells, unknown);
        Line { known, bits: planes_of(cells).map(|plane| plane & known) }
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
    let lines: Vec<Line> = from.rows().map(|row| Line::of(row, unknown)).collect();
    // The lines folded to a number of columns, which all patterns of these columns share; `None` where a line contradicts
    // itself, as most do.
    let fold = |columns: usize| lines.iter().map(|line| line.folded(columns, w)).collect();
    let folded: Vec<Option<Vec<Line>>> = (1..=w).map(fold).collect();
    // Rows and columns of patterns, those of the smallest area first, of equals those of the fewest rows.
    let mut shapes: Vec<(u16, u8, u8)> = Vec::new();
    for columns in (1..=w).filter(|columns| folded[columns - 1].is_some()) {
        // A pattern that repeats less than once and a half is none.
        let rows = (1..=h).take_while(|rows| rows * columns * 3 <= h * w * 2);
        shapes.extend(rows.map(|rows| ((rows * columns) as u16, rows as u8, columns as u8)));
    }
    shapes.sort_unstable();
    let mut class: Vec<Line> = Vec::new();
    for (_, rows, columns) in shapes {
        let (rows, columns) = (usize::from(rows), usize::from(columns));
        let Some(folded) = &folded[columns - 1] else { continue };
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

    /// Gives cells that are unknown the colours of their partners.
    fn complete(self, from: GridView<'_>, out: &mut [i8], unknown: i8) {
        let each = |a: &mut i8, b: &mut i8| {
            let known = if *a == unknown { *b } else { *a };
            (*a, *b) = (known, if *b == unknown { known } else { *b });
        };
        let width = from.width;
        match self {
            Mirror::Rows(sum) => {
                for row in (sum + 1).saturating_sub(from.height)..sum.div_ceil(2) {
                    let (above, below) = out.split_at_mut((sum - row) * width);
                    let pairs = above[row * width..][..width].iter_mut().zip(below);
                    pairs.for_each(|(a, b)| each(a, b));
                }
            }
            Mirror::Columns(sum) => {
                let columns = (sum + 1).saturating_sub(width)..sum.div_ceil(2);
                for line in out.chunks_exact_mut(width) {
                    for column in columns.clone() {
                        let (mut a, mut b) = (line[column], line[sum - column]);
                        each(&mut a, &mut b);
                        (line[column], line[sum - column]) = (a, b);
                    }
                }
            }
            Mirror::Diagonal(_) | Mirror::Other(_) => {
                for row in 0..from.height {
                    for column in 0..width {
                        let at = row * width + column;
                        if out[at] == unknown
                            && let Some((i, j)) = self.partner(from, row, column)
                        {
                            out[at] = out[i * width + j];
                        }
                    }
                }
            }
        }
    }
}

/// At how many places two stretches are both known, `None` if they contradict each other there.
fn agreeing(a: &[i8], b: &[i8], unknown: i8) -> Option<usize> {
    let (mut known, mut contradicted) = (0_u32, false);
    for (&a, &b) in a.iter().zip(b) {
        let both = a != unknown && b != unknown;
        known += u32::from(both);
        contradicted |= both && a != b;
    }
    (!contradicted).then_some(known as usize)
}

/// How many known pairs a mirror along a diagonal explains, which lies so far off the main one, `None` if it contradicts one.
/// `turned` is the grid turned along the main one.
fn support_of_diagonal(from: GridView<'_>, turned: GridView<'_>, unknown: i8, off: i32) -> Option<usize> {
    let (height, width) = (from.height as i32, from.width as i32);
    let columns = (-off).max(0)..(height - off).min(width);
    if columns.is_empty() {
        return Some(0);
    }
    let mut pairs = 0;
    for row in off.max(0)..(width + off).min(height) {
        // What lies beside the cells of a row in a column of the grid lies so in a row of the turned one.
        let here = (row * width + columns.start) as usize;
        let there = ((row - off) * height + columns.start + off) as usize;
        let own = &from.cells[here..][..columns.len()];
        pairs += agreeing(own, &turned.cells[there..][..columns.len()], unknown)?;
        // A cell on the mirror is no pair.
        let on_mirror = row - off;
        let is_known = || from.at(row as usize, on_mirror as usize) != unknown;
        pairs -= usize::from(columns.contains(&on_mirror) && is_known());
    }
    Some(pairs)
}

/// How many known pairs a grid turned upside down explains, `sum` being twice the middle; `None` also where it cannot explain
/// more than so many.
fn support_of_rows(from: GridView<'_>, unknown: i8, sum: usize, more_than: usize) -> Option<usize> {
    // Each row and its partner once; there are as many pairs the other way round, and none within the middle row.
    let upper = (sum + 1).saturating_sub(from.height)..sum.div_ceil(2);
    if 2 * upper.len() * from.width <= more_than {
        return None;
    }
    let row = |at: usize| &from.cells[at * from.width..(at + 1) * from.width];
    let mut pairs = 0;
    for at in upper.rev() {
        pairs += 2 * agreeing(row(at), row(sum - at), unknown)?;
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
                mirror.complete(from, out, unknown);
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
    let turned_cells = transposed(from);
    let turned = GridView { height: w, width: h, cells: &turned_cells };
    // The other diagonal is the main one of the grid that is turned left to right.
    let mirrored_cells: Vec<i8> = from.rows().flat_map(|row| row.iter().rev().copied()).collect();
    let mirrored = GridView { cells: &mirrored_cells, ..from };
    let mirrored_turned_cells = transposed(mirrored);
    let mirrored_turned = GridView { cells: &mirrored_turned_cells, ..turned };
    let diagonals = -2..=2;
    let others = (h.min(w) as i32 - 3).max(0)..=(h.max(w) as i32 + 1);
    let too_few = least.max(1) - 1;
    let rows = best(0..2 * h - 1, too_few, |sum, most| support_of_rows(from, unknown, sum, most));
    let columns = best(0..2 * w - 1, too_few, |sum, most| support_of_rows(turned, unknown, sum, most));
    let diagonal = best(diagonals, too_few, |off, _| support_of_diagonal(from, turned, unknown, off));
    let other = best(others, too_few, |sum, _| {
        support_of_diagonal(mirrored, mirrored_turned, unknown, sum - (w as i32 - 1))
    });
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
                mirror.complete(from, out, 0);
            }
        }
    })
}
