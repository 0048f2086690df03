//! Cutting a grid into objects: by connected components, by colour, by uniform lines.
//!
//! Components are found run by run: a run is a stretch of one row that belongs together, runs of neighbouring rows that
//! touch are joined (union-find), and each component's cells are then written out in one pass, already in order.

use std::ops::Range;

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
    /// Room for the runs of a grid, at least as many as it has cells; what is behind those of this one is of others.
    runs: Vec<Run>,
    /// For the root of every run, which component it is.
    component: Vec<u32>,
    /// Where each component's cells are.
    spans: Vec<(u32, u32)>,
    /// Where the next cell of each component goes; also cells to be sorted.
    next: Vec<u32>,
}

/// A stretch of cells of one row.
#[derive(Clone, Copy, Debug, Default)]
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
    if found.runs.len() < from.cells.len() {
        found.runs.resize(from.cells.len(), Run::default());
    }
    let runs = if univalued {
        find_runs::<true>(from, diagonal, ground, &mut found.runs)
    } else {
        find_runs::<false>(from, diagonal, ground, &mut found.runs)
    };
    let answer = collect(cx, from, &mut found, runs, univalued);
    cx.components = found;
    answer
}

/// The runs of a grid from top to bottom, those of one component joined, at the front of as much room as there are cells, and
/// how many they are. Compiled twice, for it is most of the work.
fn find_runs<const UNIVALUED: bool>(
    from: GridView<'_>,
    diagonal: bool,
    ground: Option<i8>,
    runs: &mut [Run],
) -> usize {
    let reach = u16::from(diagonal);
    let (mut len, mut above) = (0, 0..0);
    for (cells, row) in from.rows().zip(0..) {
        let first = len;
        let colour = |start: usize| if UNIVALUED { cells[start] } else { 0 };
        let run = |start: usize, end: usize, at: usize| {
            let (colour, parent) = (colour(start), at as u32);
            Run { row, start: start as u16, end: end as u16, colour, parent }
        };
        if cells.len() > u64::BITS as usize {
            for (start, end) in runs_of_long_row::<UNIVALUED>(cells, ground) {
                add_run(runs, run(start, end, len), &mut above, reach);
                len += 1;
            }
        } else {
            let all = u64::MAX >> (u64::BITS as usize - cells.len());
            let mut left = ground.map_or(all, |ground| all & !mask_of(cells, ground));
            // A run ends where its colour does, or before the ground. Bits behind the row are set: they end the last one.
            let ends = if UNIVALUED { changes_of(cells) | !all } else { !left };
            while left != 0 {
                let start = left.trailing_zeros();
                let last = start + (ends >> start >> 1).trailing_zeros();
                let last = last.min(cells.len() as u32 - 1);
                add_run(runs, run(start as usize, last as usize + 1, len), &mut above, reach);
                len += 1;
                left &= u64::MAX << last << 1;
            }
        }
        above = first..len;
    }
    len
}

/// Puts the next run of a row at its place, joined with those of the row above that touch it and are of its colour. `above` is
/// where those are that do not end before it: runs ascend, so the others are nothing for those after it, either.
#[inline(always)]
fn add_run(runs: &mut [Run], mut run: Run, above: &mut Range<usize>, reach: u16) {
    let this = run.parent;
    while above.start < above.end && runs[above.start].end + reach <= run.start {
        above.start += 1;
    }
    for candidate in above.clone() {
        let other = runs[candidate];
        if other.start >= run.end + reach {
            break;
        }
        if other.colour == run.colour {
            let root = root(runs, candidate as u32);
            // It belongs to the first that touches it; what others belong to is joined with that.
            if run.parent != this {
                runs[root.max(run.parent) as usize].parent = root.min(run.parent);
            }
            run.parent = root.min(run.parent);
        }
    }
    runs[this as usize] = run;
}

/// Where the runs of a row start and end that is too long for the bits of a word.
#[cold]
fn runs_of_long_row<const UNIVALUED: bool>(row: &[i8], ground: Option<i8>) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut start = 0;
    while let Some(&colour) = row.get(start) {
        let in_ground = Some(colour) == ground;
        let same = |cell: i8| if UNIVALUED || in_ground { cell == colour } else { Some(cell) != ground };
        let end = start + row[start..].iter().take_while(|cell| same(**cell)).count();
        if !in_ground {
            found.push((start, end));
        }
        start = end;
    }
    found
}

fn root(runs: &mut [Run], mut run: u32) -> u32 {
    while runs[run as usize].parent != run {
        let grandparent = runs[runs[run as usize].parent as usize].parent;
        runs[run as usize].parent = grandparent;
        run = grandparent;
    }
    run
}

/// The components of so many runs as a set of objects.
fn collect(cx: &mut Cx, from: GridView<'_>, found: &mut Components, runs: usize, univalued: bool) -> Answer {
    let Components { runs: room, component, spans, next } = found;
    let runs = &mut room[..runs];
    // Every run's parent becomes its component, and the cells of each are counted.
    if component.len() < runs.len() {
        component.resize(runs.len(), 0);
    }
    let component = &mut component[..runs.len()];
    spans.clear();
    for at in 0..runs.len() {
        // No parent comes later, and roots come in the order of their components.
        let run = runs[at];
        let length = u32::from(run.end - run.start);
        if run.parent as usize == at {
            component[at] = spans.len() as u32;
            spans.push((0, length));
        } else {
            component[at] = component[run.parent as usize];
            spans[component[at] as usize].1 += length;
        }
        runs[at].parent = component[at];
    }
    next.clear();
    let mut total = 0;
    for (start, end) in spans.iter_mut() {
        (*start, *end, total) = (total, total + *end, total + *end);
        next.push(*start);
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
