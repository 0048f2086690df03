//! What the primitives for search share: a grid with cells, its colours by count, its connected parts.
//!
//! These primitives take 0 for the ground, as most tasks do; `swap_ground` makes it so where the most common colour is
//! another. A part keeps its place: it is a grid of the same shape, 0 everywhere else.

use crate::cx::Cx;
use crate::fault::{Fault, Reason};
use crate::prims::colours::{Tally, changes_of, mask_where};
use crate::value::Value;
use crate::views::{GridView, grid, int};

/// The longest side of a grid that these primitives make, and of one in which they compare cells with cells: no task has
/// larger grids, and a search would meet many.
pub(crate) const LARGEST_SIDE: usize = 64;

/// Steps in the eight directions: down, up, right, left, and the diagonals.
pub(crate) const STEPS: [(i32, i32); 8] =
    [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// The first of them are straight.
pub(crate) const STRAIGHT: usize = 4;

/// Opposite directions, as places in [`STEPS`]: along columns, along rows, along the two diagonals.
pub(crate) const OPPOSITES: [(usize, usize); 4] = [(0, 1), (2, 3), (4, 7), (5, 6)];

/// A grid that has cells; looking at each of them `times` is charged.
pub(crate) fn whole<'v>(cx: &mut Cx, value: &'v Value, times: u64) -> Result<GridView<'v>, Fault> {
    let from = grid(value)?;
    if from.cells.is_empty() {
        return Err(Reason::EmptyGrid.into());
    }
    cx.spend(from.cells.len() as u64 * times)?;
    Ok(from)
}

/// The longest side of usual grids: twice what a task's grids may have.
const USUAL_SIDE: usize = 64;

/// What to charge where the work may be so much, but takes only a part of it on usual grids: that part, or all of it for a
/// grid of another size. So a large grid cannot take much longer than it was charged.
pub(crate) fn usual_part(from: GridView<'_>, work: u64, part: u64) -> u64 {
    if from.height.max(from.width) > USUAL_SIDE { work } else { work / part }
}

/// The number of a variant, below `count`.
pub(crate) fn variant(value: &Value, count: i64) -> Result<usize, Fault> {
    let k = int(value)?;
    if (0..count).contains(&k) { Ok(k as usize) } else { Err(Reason::NoSuchVariant.into()) }
}

/// The colours of some cells but 0, most common first, the smaller of equals first.
pub(crate) fn ranked(cells: &[i8]) -> Vec<i8> {
    let mut counts: Vec<(i32, u32)> =
        Tally::of_cells(cells).iter().filter(|(colour, _)| *colour != 0).collect();
    counts.sort_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
    counts.into_iter().map(|(colour, _)| colour as i8).collect()
}

/// The colour of that rank but 0: 0 is the most common, -1 the least common.
pub(crate) fn colour_of_rank(cells: &[i8], rank: &Value) -> Result<i8, Fault> {
    let (ranked, rank) = (ranked(cells), int(rank)?);
    let at = if rank < 0 { ranked.len() as i64 + rank } else { rank };
    usize::try_from(at).ok().and_then(|at| ranked.get(at).copied()).ok_or(Reason::NoSuchRank.into())
}

/// A stretch of rows and columns: the first ones, and those after the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    pub(crate) rows: (usize, usize),
    pub(crate) columns: (usize, usize),
}

impl Span {
    /// All of a grid.
    pub(crate) fn of(from: GridView<'_>) -> Span {
        Span { rows: (0, from.height), columns: (0, from.width) }
    }

    /// The one cell at a place.
    fn cell(row: usize, column: usize) -> Span {
        Span { rows: (row, row + 1), columns: (column, column + 1) }
    }

    fn include(&mut self, row: usize, column: usize) {
        self.rows = (self.rows.0.min(row), self.rows.1.max(row + 1));
        self.columns = (self.columns.0.min(column), self.columns.1.max(column + 1));
    }

    pub(crate) fn height(self) -> usize {
        self.rows.1 - self.rows.0
    }

    pub(crate) fn width(self) -> usize {
        self.columns.1 - self.columns.0
    }
}

/// The smallest stretch that holds every cell which meets a condition.
pub(crate) fn span_where(from: GridView<'_>, condition: impl Fn(i8) -> bool) -> Option<Span> {
    let mut span: Option<Span> = None;
    for (row, cells) in from.rows().enumerate() {
        let Some(first) = cells.iter().position(|&cell| condition(cell)) else { continue };
        let last = cells.iter().rposition(|&cell| condition(cell)).unwrap_or(first);
        let span = span.get_or_insert(Span::cell(row, first));
        span.include(row, first);
        span.include(row, last);
    }
    span
}

/// How cells belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Joint {
    /// Only cells of one colour.
    pub(crate) one_colour: bool,
    /// Diagonally, too.
    pub(crate) diagonal: bool,
}

impl Joint {
    /// The four ways, by their number: see [`Joint::of`].
    pub(crate) const ALL: [Joint; 4] = [
        Joint { one_colour: true, diagonal: false },
        Joint { one_colour: true, diagonal: true },
        Joint { one_colour: false, diagonal: false },
        Joint { one_colour: false, diagonal: true },
    ];

    /// The four ways: bit 0 is `diagonal`, bit 1 any colours.
    pub(crate) fn of(k: usize) -> Joint {
        Joint { one_colour: k & 2 == 0, diagonal: k & 1 == 1 }
    }
}

/// The connected parts of a grid, in the order of their first cells.
pub(crate) struct Parts {
    /// For every cell the part that it is in, from 1; 0 for none.
    pub(crate) labels: Vec<u32>,
    /// Where each part is and how many cells it has.
    pub(crate) spans: Vec<(Span, usize)>,
}

impl Parts {
    /// The parts that these labels make, from 1 without a gap.
    pub(crate) fn of_labels(from: GridView<'_>, labels: Vec<u32>) -> Parts {
        let count = labels.iter().max().map_or(0, |&most| most as usize);
        let mut spans: Vec<Option<(Span, usize)>> = vec![None; count];
        for (row, labels) in labels.chunks_exact(from.width).enumerate() {
            for (column, &label) in labels.iter().enumerate().filter(|(_, label)| **label > 0) {
                let (span, cells) = spans[label as usize - 1].get_or_insert((Span::cell(row, column), 0));
                span.include(row, column);
                *cells += 1;
            }
        }
        Parts { labels, spans: spans.into_iter().flatten().collect() }
    }
}

/// The connected parts of the cells that meet a condition.
pub(crate) fn parts(from: GridView<'_>, joint: Joint, belongs: impl Fn(i8) -> bool) -> Parts {
    // One pass joins every run of cells with those that it touches in the row before; labels that meet point to the smaller, so
    // that a part's own is that of its first cell. The second pass numbers the parts.
    let mut leads: Vec<u32> = vec![0];
    let mut runs: Vec<Run> = Vec::with_capacity(from.height);
    let (mut above, reach) = (0..0, usize::from(joint.diagonal));
    for (row, cells) in from.rows().enumerate() {
        let first = runs.len();
        let mut next = above.start;
        for (start, end) in stretches_of(cells, joint.one_colour, &belongs) {
            let colour = cells[start];
            // Runs above that end before this one are before all that follow, too.
            while next < above.end && runs[next].columns.1 + reach <= start {
                next += 1;
            }
            let mut label = 0;
            let touching = runs[next..above.end].iter().take_while(|run| run.columns.0 < end + reach);
            for run in touching.filter(|run| !joint.one_colour || run.colour == colour) {
                label = if label == 0 { run.label } else { united(&mut leads, label, run.label) };
            }
            if label == 0 {
                label = leads.len() as u32;
                leads.push(label);
            }
            runs.push(Run { row, columns: (start, end), colour, label });
        }
        above = first..runs.len();
    }
    let mut spans: Vec<(Span, usize)> = Vec::new();
    // Those that a label leads to come before it, so one look is enough to number them all.
    let mut numbers = vec![0_u32; leads.len()];
    for label in 1..leads.len() {
        let lead = leads[label] as usize;
        numbers[label] = if lead == label {
            spans.push((Span { rows: (usize::MAX, 0), columns: (usize::MAX, 0) }, 0));
            spans.len() as u32
        } else {
            numbers[lead]
        };
    }
    let mut labels = vec![0_u32; from.cells.len()];
    for run in runs {
        let label = numbers[run.label as usize];
        let (span, count) = &mut spans[label as usize - 1];
        let (start, end) = run.columns;
        span.rows = (span.rows.0.min(run.row), run.row + 1);
        span.columns = (span.columns.0.min(start), span.columns.1.max(end));
        *count += run.columns.1 - run.columns.0;
        labels[run.row * from.width + run.columns.0..run.row * from.width + run.columns.1].fill(label);
    }
    Parts { labels, spans }
}

/// The stretches of a row whose cells belong together, in order: where each starts and where it has ended.
#[inline]
fn stretches_of(
    cells: &[i8],
    one_colour: bool,
    belongs: impl Fn(i8) -> bool,
) -> impl Iterator<Item = (usize, usize)> {
    // Of usual rows by bits: those that belong, and those that differ from the one before. Each stretch goes from one of
    // both to the next of the latter.
    let is_usual = cells.len() <= USUAL_SIDE;
    let belonging = if is_usual { mask_where(cells, &belongs) } else { 0 };
    let edges = if is_usual && one_colour { changes_of(cells) } else { belonging ^ (belonging << 1) };
    let mut starts = belonging & edges;
    let mut column = 0;
    std::iter::from_fn(move || {
        if is_usual {
            let start = starts.trailing_zeros();
            let after = edges.checked_shr(start + 1).unwrap_or(0);
            let end = (start + 1 + after.trailing_zeros()).min(cells.len() as u32);
            starts &= starts.wrapping_sub(1);
            return (start < u64::BITS).then_some((start as usize, end as usize));
        }
        let start = (column..cells.len()).find(|&column| belongs(cells[column]))?;
        let goes_on = |cell: i8| if one_colour { cell == cells[start] } else { belongs(cell) };
        column = (start + 1..cells.len()).find(|&column| !goes_on(cells[column])).unwrap_or(cells.len());
        Some((start, column))
    })
}

/// Cells of a row side by side that belong together: their columns, the first and the one after the last.
struct Run {
    row: usize,
    columns: (usize, usize),
    colour: i8,
    label: u32,
}

/// Makes two labels one, and gives it: the smaller of those that they lead to.
fn united(leads: &mut [u32], a: u32, b: u32) -> u32 {
    let lead = |mut label: u32| {
        while leads[label as usize] != label {
            label = leads[label as usize];
        }
        label
    };
    let (a, b) = (lead(a), lead(b));
    let (low, high) = (a.min(b), a.max(b));
    leads[high as usize] = low;
    low
}

/// The place one step further, if it is inside.
#[inline]
pub(crate) fn step(
    from: GridView<'_>,
    (row, column): (usize, usize),
    (down, right): (i32, i32),
) -> Option<(usize, usize)> {
    let (row, column) = (row.wrapping_add_signed(down as isize), column.wrapping_add_signed(right as isize));
    (row < from.height && column < from.width).then_some((row, column))
}

/// The cells of a grid turned along its main diagonal.
pub(crate) fn transposed(from: GridView<'_>) -> Vec<i8> {
    let mut cells = vec![0; from.cells.len()];
    for (row, line) in from.rows().enumerate() {
        line.iter().enumerate().for_each(|(column, &cell)| cells[column * from.height + row] = cell);
    }
    cells
}

/// The zeros from which no way over zeros leads out of the grid.
pub(crate) fn enclosed(from: GridView<'_>, diagonal: bool) -> Vec<bool> {
    let zeros = parts(from, Joint { one_colour: true, diagonal }, |cell| cell == 0);
    let inside = |(span, _): &(Span, usize)| {
        span.rows.0 > 0 && span.columns.0 > 0 && span.rows.1 < from.height && span.columns.1 < from.width
    };
    // By label, and what has none is no zero.
    let inside: Vec<bool> = std::iter::once(false).chain(zeros.spans.iter().map(inside)).collect();
    zeros.labels.iter().map(|&label| inside[label as usize]).collect()
}

/// The grids of a tuple. Two grids of one row each are a grid themselves only if they are no grids, so nothing is lost.
pub(crate) fn grids<'v>(cx: &mut Cx, value: &'v Value) -> Result<Vec<GridView<'v>>, Fault> {
    let Value::Tuple(items) = value else { return Err(Reason::NotATuple.into()) };
    if items.is_empty() {
        return Err(Reason::EmptyContainer.into());
    }
    items.iter().map(|item| whole(cx, item, 1)).collect()
}
