//! Cutting a grid into objects: by connected components, by colour, by uniform lines.
//!
//! Components are found run by run: a run is a stretch of one row that belongs together, runs of neighbouring rows that
//! touch are joined (union-find), and each component's cells are then written out in one pass, already in order.

use gridwright_grid::cells::{colour_bits, pack, pack_cell};

use super::colours::{Tally, background};
use super::patches::cells_by_colour;
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::{GridView, grid};

/// A stretch of cells of one row.
struct Run {
    row: u32,
    start: u32,
    end: u32,
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
    let mut runs: Vec<Run> = Vec::with_capacity(64);
    let reach = u32::from(diagonal);
    let mut above = 0..0;
    for (i, row) in from.rows().enumerate() {
        let first = runs.len();
        let mut touching = above.start;
        let mut start = 0;
        while start < row.len() {
            let colour = row[start];
            if Some(colour) == ground {
                start += 1;
                continue;
            }
            let belongs = |cell: &i8| if univalued { *cell == colour } else { Some(*cell) != ground };
            let end = start + row[start..].iter().take_while(|cell| belongs(cell)).count();
            let this = runs.len() as u32;
            let (run_start, run_end) = (start as u32, end as u32);
            runs.push(Run { row: i as u32, start: run_start, end: run_end, parent: this });
            // Runs above ascend, too: skip those that end before this one, join those that touch.
            while touching < above.end && runs[touching].end + reach <= run_start {
                touching += 1;
            }
            let mut candidate = touching;
            while candidate < above.end && runs[candidate].start < run_end + reach {
                if !univalued || from.at(i - 1, runs[candidate].start as usize) == colour {
                    join(&mut runs, candidate as u32, this);
                }
                candidate += 1;
            }
            start = end;
        }
        above = first..runs.len();
    }
    collect(cx, from, &mut runs, univalued)
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
fn collect(cx: &mut Cx, from: GridView<'_>, runs: &mut [Run], univalued: bool) -> Answer {
    // A component's cells are counted at its root, and then its place in the buffer is kept there.
    let mut next = vec![0_u32; runs.len()];
    for run in 0..runs.len() {
        let at = root(runs, run as u32) as usize;
        next[at] += runs[run].end - runs[run].start;
    }
    let mut spans = Vec::new();
    let mut total = 0;
    for (run, next) in next.iter_mut().enumerate() {
        if runs[run].parent == run as u32 {
            let size = std::mem::replace(next, total);
            spans.push((total as usize, (total + size) as usize));
            total += size;
        }
    }
    cx.with_cells(|cx, cells| {
        cells.resize(total as usize, 0);
        for run in 0..runs.len() {
            let at = root(runs, run as u32) as usize;
            let Run { row, start, end, .. } = runs[run];
            let (place, line) = (next[at] as usize, &from.cells[row as usize * from.width..]);
            let length = (end - start) as usize;
            let base = pack(row as i32, start as i32);
            for (offset, out) in cells[place..place + length].iter_mut().enumerate() {
                *out = (base + offset as u32) | colour_bits(line[start as usize + offset]);
            }
            next[at] += length as u32;
        }
        if !univalued {
            for &(start, end) in &spans {
                cells[start..end].sort_unstable();
            }
        }
        // Components are disjoint, so their least cells order them.
        spans.sort_unstable_by_key(|&(start, _)| cells[start]);
        let objects =
            spans.iter().map(|&(start, end)| cx.object(&cells[start..end])).collect::<Result<_, _>>()?;
        cx.set_of_sorted(objects)
    })
}

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
