//! Cutting a grid into objects: by connected components, by colour, by uniform lines.
//!
//! Components are found run by run: a run is a stretch of one row that belongs together, runs of neighbouring rows that
//! touch are joined (union-find), and each component's cells are then written out in one pass, already in order.

use gridwright_grid::cells::{colour_bits, colour_of, pack, pack_cell};

use super::colours::{Tally, background, changes_of, mask_of};
use super::patches::cells_by_colour;
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::{GridView, grid};

/// Buffers for finding components, kept from one call to the next.
#[derive(Debug, Default)]
pub(crate) struct Components {
    runs: Vec<Run>,
    /// For the root of every component, how many cells it has, and then where its next cell goes.
    next: Vec<u32>,
    /// Where each component's cells are.
    spans: Vec<(u32, u32)>,
}

/// A stretch of cells of one row.
#[derive(Clone, Copy, Debug)]
struct Run {
    row: u16,
    start: u16,
    end: u16,
    /// What keeps runs apart: their colour, where components have one; the same for all, where not.
    colour: i8,
    /// The run that stands for this one's component so far: never a later one.
    parent: u32,
}

pub(crate) fn objects(
    cx: &mut Cx,
    value: &Value,
    univalued: &Value,
    diagonal: &Value,
    without_bg: &Value,
) -> Answer {
    let from = grid(value)?;
    let ground = if without_bg.truthy() { Some(background(cx, from.cells)?) } else { None };
    components(cx, from.with_rows()?, univalued.truthy(), diagonal.truthy(), ground)
}

pub(crate) fn o_g(cx: &mut Cx, value: &Value, flags: &Value) -> Answer {
    let flags = match flags.as_int() {
        Some(flags @ 0..=7) => flags,
        Some(_) => return Err(Reason::NoSuchVariant.into()),
        None => return Err(Reason::NotAnInt.into()),
    };
    let bit = |n: i64| Value::Bool(flags >> n & 1 == 1);
    objects(cx, value, &bit(2), &bit(1), &bit(0))
}

fn components(
    cx: &mut Cx,
    from: GridView<'_>,
    univalued: bool,
    diagonal: bool,
    ground: Option<i8>,
) -> Answer {
    if from.cells.len() > crate::cx::MAX_AREA || from.height > 2047 || from.width > 2047 {
        return Err(Reason::TooManyElements.into());
    }
    cx.spend(from.cells.len() as u64)?;
    let mut found = std::mem::take(&mut cx.components);
    found.runs.clear();
    if univalued {
        find_runs::<true>(from, diagonal, ground, &mut found.runs);
    } else {
        find_runs::<false>(from, diagonal, ground, &mut found.runs);
    }
    let answer = collect(cx, from, &mut found, univalued);
    cx.components = found;
    answer
}

/// The runs of a grid from top to bottom, those of one component joined. Compiled twice, for it is most of the work.
fn find_runs<const UNIVALUED: bool>(
    from: GridView<'_>,
    diagonal: bool,
    ground: Option<i8>,
    runs: &mut Vec<Run>,
) {
    let reach = u16::from(diagonal);
    let mut above = 0..0;
    for (row, i) in from.rows().zip(0..) {
        let first = runs.len();
        let mut touching = above.start;
        runs_of_row::<UNIVALUED>(row, ground, |start, end| {
            let this = runs.len() as u32;
            let (from, to) = (start as u16, end as u16);
            let colour = if UNIVALUED { row[start] } else { 0 };
            runs.push(Run { row: i, start: from, end: to, colour, parent: this });
            // Runs above ascend, too: skip those that end before this one, join those that touch.
            while touching < above.end && runs[touching].end + reach <= from {
                touching += 1;
            }
            for candidate in touching..above.end {
                let Run { start, colour: other, .. } = runs[candidate];
                if start >= to + reach {
                    break;
                }
                if other == colour {
                    join(runs, candidate as u32, this);
                }
            }
        });
        above = first..runs.len();
    }
}

/// Hands on where the runs of a row start and end, from left to right.
#[inline]
fn runs_of_row<const UNIVALUED: bool>(row: &[i8], ground: Option<i8>, mut found: impl FnMut(usize, usize)) {
    if row.len() > u64::BITS as usize {
        return runs_of_long_row::<UNIVALUED>(row, ground, found);
    }
    let all = u64::MAX >> (u64::BITS as usize - row.len());
    let mut left = ground.map_or(all, |ground| all & !mask_of(row, ground));
    // A run ends where its colour does, or before the ground. Bits behind the row are set: they end the last one.
    let ends = if UNIVALUED { changes_of(row) | !all } else { !left };
    while left != 0 {
        let start = left.trailing_zeros();
        let length = (ends >> start >> 1).trailing_zeros() + 1;
        let end = (start + length).min(row.len() as u32);
        found(start as usize, end as usize);
        left = left.checked_shr(end).map_or(0, |rest| rest << end);
    }
}

/// The same cell by cell.
#[cold]
fn runs_of_long_row<const UNIVALUED: bool>(
    row: &[i8],
    ground: Option<i8>,
    mut found: impl FnMut(usize, usize),
) {
    let mut start = 0;
    while let Some(&colour) = row.get(start) {
        let in_ground = Some(colour) == ground;
        let same = |cell: i8| if UNIVALUED || in_ground { cell == colour } else { Some(cell) != ground };
        let end = start + row[start..].iter().take_while(|cell| same(**cell)).count();
        if !in_ground {
            found(start, end);
        }
        start = end;
    }
}

fn root(runs: &mut [Run], mut run: u32) -> u32 {
    while runs[run as usize].parent != run {
        let grandparent = runs[runs[run as usize].parent as usize].parent;
        runs[run as usize].parent = grandparent;
        run = grandparent;
    }
    run
}

fn join(runs: &mut [Run], a: u32, b: u32) {
    let (a, b) = (root(runs, a), root(runs, b));
    runs[a.max(b) as usize].parent = a.min(b);
}

/// The components as a set of objects.
fn collect(cx: &mut Cx, from: GridView<'_>, found: &mut Components, univalued: bool) -> Answer {
    let Components { runs, next, spans } = found;
    // A component's cells are counted at its root, and then its place in the buffer is kept there. Every run's parent
    // becomes its root on the way, so that it need not be looked for again.
    next.clear();
    next.resize(runs.len(), 0);
    for run in 0..runs.len() {
        // No parent comes later, and those of all earlier runs are roots already.
        let at = runs[runs[run].parent as usize].parent;
        runs[run].parent = at;
        next[at as usize] += u32::from(runs[run].end - runs[run].start);
    }
    spans.clear();
    let mut total = 0;
    let roots = (0..).zip(runs.iter()).zip(next.iter_mut()).filter(|((at, run), _)| run.parent == *at);
    for (_, next) in roots {
        let size = std::mem::replace(next, total);
        spans.push((total, total + size));
        total += size;
    }
    cx.with_cells(|cx, cells| {
        cells.resize(total as usize, 0);
        for &Run { row, start, end, colour, parent } in runs.iter() {
            let (place, length) = (next[parent as usize] as usize, usize::from(end - start));
            let base = pack(i32::from(row), i32::from(start));
            let out = &mut cells[place..place + length];
            if univalued {
                let base = base | colour_bits(colour);
                out.iter_mut().zip(base..).for_each(|(out, packed)| *out = packed);
            } else {
                let line = &from.cells[usize::from(row) * from.width + usize::from(start)..];
                for ((out, packed), &cell) in out.iter_mut().zip(base..).zip(line) {
                    *out = packed | colour_bits(cell);
                }
            }
            next[parent as usize] += length as u32;
        }
        if !univalued {
            for &(start, end) in spans.iter() {
                sort_by_colour(&mut cells[start as usize..end as usize], next);
            }
        }
        // Components are disjoint, so their least cells order them.
        spans.sort_unstable_by_key(|&(start, _)| cells[start as usize]);
        // All are charged before they are made, so that each is written where it stays.
        spans.iter().try_for_each(|&(start, end)| cx.make((end - start) as usize * 4))?;
        let object = |&(start, end): &(u32, u32)| Value::object(&cells[start as usize..end as usize]);
        let objects = spans.iter().map(object).collect();
        cx.set_of_sorted(objects)
    })
}

/// Sorts cells that come by location. They have few colours mostly, so those of one after the other are picked out.
fn sort_by_colour(cells: &mut [u32], buffer: &mut Vec<u32>) {
    if cells.is_sorted() {
        return;
    }
    // A bit for each colour, so that the least bit is the least colour; cells of no usual colour have the last one.
    let colours = cells.iter().fold(0_u64, |colours, &cell| colours | 1 << (colour_of(cell) as u8).min(63));
    if colours.count_ones() > MOST_PICKED || colours >> 63 != 0 {
        return cells.sort_unstable();
    }
    buffer.clear();
    buffer.extend_from_slice(cells);
    let mut left = colours;
    let mut at = 0;
    while left != 0 {
        let colour = left.trailing_zeros() as i8;
        left &= left - 1;
        for &cell in buffer.iter().filter(|cell| colour_of(**cell) == colour) {
            cells[at] = cell;
            at += 1;
        }
    }
}

/// Of how many colours cells are picked out one after the other; with more, sorting takes less.
const MOST_PICKED: u32 = 6;

pub(crate) fn partition(cx: &mut Cx, value: &Value) -> Answer {
    let from = grid(value)?;
    by_colour(cx, from, None)
}

pub(crate) fn fgpartition(cx: &mut Cx, value: &Value) -> Answer {
    let from = grid(value)?;
    let ground = background(cx, from.cells)?;
    by_colour(cx, from, Some(ground))
}

/// One object for every colour but `left_out`.
fn by_colour(cx: &mut Cx, from: GridView<'_>, left_out: Option<i8>) -> Answer {
    if from.height > 2047 || from.width > 2047 {
        return Err(Reason::FarAway.into());
    }
    cx.spend(from.cells.len() as u64)?;
    let tally = Tally::of_cells(from.cells);
    cx.with_cells(|cx, cells| {
        cells_by_colour(from, &tally, cells);
        let mut rest = cells.as_slice();
        let mut objects = Vec::new();
        for (colour, count) in tally.iter() {
            let (these, others) = rest.split_at(count as usize);
            rest = others;
            if left_out.map(i32::from) != Some(colour) {
                objects.push(cx.object(these)?);
            }
        }
        cx.set_of_sorted(objects)
    })
}

/// The rows and the columns that are of one colour.
pub(crate) fn uniform_lines(cx: &mut Cx, from: GridView<'_>) -> Result<(Vec<usize>, Vec<usize>), Fault> {
    cx.spend(from.cells.len() as u64 / 2)?;
    let rows =
        from.rows().enumerate().filter(|(_, row)| row.iter().all(|c| *c == row[0])).map(|(i, _)| i).collect();
    let Some(top) = from.rows().next() else { return Ok((rows, Vec::new())) };
    let mut uniform = vec![true; from.width];
    for row in from.rows() {
        for ((uniform, cell), first) in uniform.iter_mut().zip(row).zip(top) {
            *uniform &= cell == first;
        }
    }
    let columns = uniform.iter().enumerate().filter(|(_, uniform)| **uniform).map(|(j, _)| j).collect();
    Ok((rows, columns))
}

pub(crate) fn frontiers(cx: &mut Cx, value: &Value) -> Answer {
    let from = grid(value)?.with_rows()?;
    if from.height > 2047 || from.width > 2047 {
        return Err(Reason::FarAway.into());
    }
    let (rows, columns) = uniform_lines(cx, from)?;
    let mut lines = Vec::with_capacity(rows.len() + columns.len());
    for row in rows {
        let line: Vec<u32> =
            (0..from.width).map(|column| pack_cell(from.at(row, 0), row as i32, column as i32)).collect();
        lines.push(cx.object(&line)?);
    }
    for column in columns {
        let line: Vec<u32> =
            (0..from.height).map(|row| pack_cell(from.at(0, column), row as i32, column as i32)).collect();
        lines.push(cx.object(&line)?);
    }
    cx.set(lines)
}
