//! Patches: moving them, their neighbourhoods, their boxes, and the way between patches and grids.

use gridwright_grid::cells::{
    LOCATION_MASK, MAX_COORD, MIN_COORD, colour_bits, column_of, fits, offset_bits, pack, pack_cell, row_of,
};

use super::boxes::{check_bounds, rectangle};
use super::colours::Tally;
use super::containers::sort_cells;
use super::measure;
use crate::columns::{Column, Overs, PatchRows, Patches};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::{Bounds, GridView, Patch, bounds, colour, grid, location, pair, patch, spend_patch};

pub(crate) fn asindices(cx: &mut Cx, value: &Value) -> Answer {
    let grid = grid(value)?;
    rectangle(cx, Bounds { top: 0, left: 0, bottom: grid.height as i32 - 1, right: grid.width as i32 - 1 })
}

pub(crate) fn asobject(cx: &mut Cx, value: &Value) -> Answer {
    let grid = grid(value)?;
    check_bounds(Bounds { top: 0, left: 0, bottom: grid.height as i32 - 1, right: grid.width as i32 - 1 })?;
    cx.spend(grid.cells.len() as u64)?;
    cx.object_by(|_, out| {
        cells_by_colour(grid, &Tally::of_cells(grid.cells), out);
        Ok(())
    })
}

/// All cells of a grid in order, that is colour by colour, into an empty buffer. The counts of the colours say where
/// each one's cells begin, so every cell goes straight to its place.
pub(crate) fn cells_by_colour(grid: GridView<'_>, tally: &Tally, out: &mut Vec<u32>) {
    let rows = grid.rows().zip(0..).map(|(row, i)| (pack(i, 0), row));
    match tally {
        Tally::Small(counts) => {
            out.resize(grid.cells.len(), 0);
            let mut next = [0; 16];
            let mut total = 0;
            for (next, count) in next.iter_mut().zip(counts) {
                *next = total;
                total += *count as usize;
            }
            for (start, row) in rows {
                for (place, &cell) in (start..).zip(row) {
                    let next = &mut next[(cell & 15) as usize];
                    out[*next] = place | colour_bits(cell);
                    *next += 1;
                }
            }
        }
        Tally::Listed(_) => {
            for (start, row) in rows {
                out.extend((start..).zip(row).map(|(place, &cell)| place | colour_bits(cell)));
            }
            out.sort_unstable();
        }
    }
}

pub(crate) fn toindices(cx: &mut Cx, value: &Value) -> Answer {
    match value {
        Value::Object(cells) => cx.indices_by(|cx, out| {
            out.extend(cells.as_slice().iter().map(|&cell| cell & LOCATION_MASK));
            sort_cells(cx, out)?; // sorted already if there is one colour
            Ok(())
        }),
        Value::Tuple(items) if items.is_empty() => Ok(Value::EMPTY_SET),
        _ => {
            let patch = patch(cx, value)?;
            // Locations are returned as they came, also in a tuple.
            if patch.coloured { cx.indices(&patch.locations()) } else { Ok(value.clone()) }
        }
    }
}

pub(crate) fn toindices_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[patches] = args else { return Ok(None) };
    let Some(patches) = PatchRows::of(patches).filter(|patches| patches.coloured()) else { return Ok(None) };
    repainted(cx, patches, rows, false, |_, cell| cell & LOCATION_MASK)
}

/// The patches of a column with other colours, or without, in order again.
fn repainted(
    cx: &mut Cx,
    patches: PatchRows<'_>,
    rows: usize,
    coloured: bool,
    change: impl Fn(usize, u32) -> u32,
) -> Overs {
    let mut changed = Patches::with_capacity(coloured, rows, patches.total(rows));
    let mut cells = Vec::new();
    for row in 0..rows {
        let before = patches.row(row);
        // Of cells of one colour the order stays what it is.
        let in_order = match (before.first(), before.last()) {
            (Some(a), Some(b)) => (a ^ b) & !LOCATION_MASK == 0,
            _ => true,
        };
        if in_order {
            changed.push(before.iter().map(|&cell| change(row, cell)));
        } else {
            cells.clear();
            cells.extend(before.iter().map(|&cell| change(row, cell)));
            sort_cells(cx, &mut cells)?;
            changed.push(cells.iter().copied());
        }
        // An empty set stays what it is where it only loses its colours.
        if coloured || !before.is_empty() {
            cx.make(changed.row(row).len() * 4)?;
        }
    }
    Ok(Some(Column::Patches(Box::new(changed))))
}

pub(crate) fn recolor(cx: &mut Cx, value: &Value, target: &Value) -> Answer {
    let (hue, patch) = (colour(value)?, patch(cx, target)?);
    if !matches!(target, Value::Set(items) if !items.is_empty()) {
        return cx.object_by(|cx, out| {
            out.extend(patch.cells.iter().map(|&cell| (cell & LOCATION_MASK) | colour_bits(hue)));
            sort_cells(cx, out)?;
            Ok(())
        });
    }
    // A set that is not packed holds bools as coordinates, and they are passed on.
    let mut cells = Vec::new();
    target.walk(|item| {
        let place = if patch.coloured { item.element(1).unwrap_or(Value::None) } else { item.clone() };
        cells.push(Value::tuple(vec![value.clone(), place])?);
        Ok(())
    })?;
    cx.set(cells)
}

pub(crate) fn recolor_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[hues, patches] = args else { return Ok(None) };
    let Some(patches) = PatchRows::of(patches) else { return Ok(None) };
    let hues: Option<Vec<u32>> = match hues {
        Column::Ints(hues) => hues.iter().map(|&hue| i8::try_from(hue).ok().map(colour_bits)).collect(),
        Column::Same(hue) => colour(hue).ok().map(|hue| vec![colour_bits(hue); rows]),
        _ => None,
    };
    let Some(hues) = hues else { return Ok(None) };
    for row in 0..rows {
        spend_patch(cx, patches.row(row).len())?;
    }
    repainted(cx, patches, rows, true, |row, cell| (cell & LOCATION_MASK) | hues[row])
}

pub(crate) fn toobject(cx: &mut Cx, value: &Value, on: &Value) -> Answer {
    let (patch, grid) = (patch(cx, value)?, grid(on)?.with_rows()?);
    cx.spend(patch.cells.len() as u64)?;
    cx.object_by(|cx, out| {
        out.extend(coloured_by(grid, &patch.cells));
        sort_cells(cx, out)
    })
}

pub(crate) fn toobject_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[Column::Patches(patches), Column::Same(on @ Value::Grid(_))] = args else { return Ok(None) };
    let grid = grid(on)?;
    let mut objects = Patches::with_capacity(true, rows, 0);
    let mut object = Vec::new();
    for row in 0..rows {
        let cells = patches.row(row);
        spend_patch(cx, cells.len())?;
        cx.spend(cells.len() as u64)?;
        object.clear();
        object.extend(coloured_by(grid, cells));
        sort_cells(cx, &mut object)?;
        cx.make(object.len() * 4)?;
        objects.push(object.iter().copied());
    }
    Ok(Some(Column::Patches(Box::new(objects))))
}

/// The cells of a grid at the locations of others, in their order.
fn coloured_by(grid: GridView<'_>, cells: &[u32]) -> impl Iterator<Item = u32> {
    cells.iter().filter_map(move |&cell| {
        grid.position(cell).map(|position| (cell & LOCATION_MASK) | colour_bits(grid.cells[position]))
    })
}

pub(crate) fn shift(cx: &mut Cx, value: &Value, directions: &Value) -> Answer {
    if value.is_empty() == Some(true) {
        return Ok(value.clone());
    }
    let (patch, (rows, columns)) = (patch(cx, value)?, exact_pair(directions)?);
    shifted(cx, &patch, rows, columns)
}

pub(crate) fn shift_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[patches, by] = args else { return Ok(None) };
    let (Some(patches), Some(by)) = (PatchRows::of(patches), by.pairs(rows)) else { return Ok(None) };
    let mut moved = Patches::with_capacity(patches.coloured(), rows, patches.total(rows));
    // How far a patch reaches is looked at once where it is the same in all rows.
    let same = match patches {
        PatchRows::Same(cells, _) => bounds(cells),
        PatchRows::Many(_) | PatchRows::Each(..) => None,
    };
    for (row, &(rows, columns)) in by.iter().enumerate() {
        let cells = patches.row(row);
        if !match same {
            Some(around) => stays_near(around, rows.into(), columns.into()),
            None => can_move(cells, rows.into(), columns.into()),
        } {
            return Ok(None);
        }
        if !cells.is_empty() {
            spend_patch(cx, cells.len())?;
            cx.make(cells.len() * 4)?;
        }
        let offset = offset_bits(rows, columns);
        moved.push(cells.iter().map(|&cell| cell.wrapping_add(offset)));
    }
    Ok(Some(Column::Patches(Box::new(moved))))
}

/// Whether the coordinates of bounds still fit after a move.
fn stays_near(around: Bounds, rows: i64, columns: i64) -> bool {
    let fit = |n: i32, by: i64| fits(i64::from(n).saturating_add(by));
    fit(around.top, rows)
        && fit(around.bottom, rows)
        && fit(around.left, columns)
        && fit(around.right, columns)
}

/// The two numbers of a tuple of exactly two.
fn exact_pair(value: &Value) -> Result<(i64, i64), Fault> {
    if value.len() == Some(2) { pair(value) } else { Err(Reason::NotAPair.into()) }
}

/// A patch, moved; always a set.
pub(crate) fn shifted(cx: &mut Cx, patch: &Patch<'_>, rows: i64, columns: i64) -> Answer {
    if !can_move(&patch.cells, rows, columns) {
        return Err(Reason::FarAway.into());
    }
    let offset = offset_bits(rows as i32, columns as i32);
    cx.patch_by(patch.coloured, |cx, out| {
        out.extend(patch.cells.iter().map(|&cell| cell.wrapping_add(offset)));
        if patch.is_set { Ok(()) } else { sort_cells(cx, out) }
    })
}

/// Whether all coordinates still fit after a move. Collects the bits that leave their field, which is all that a loop
/// over many cells has to do.
fn can_move(cells: &[u32], rows: i64, columns: i64) -> bool {
    let far = |n: i64| n.unsigned_abs() > (MAX_COORD - MIN_COORD) as u64;
    if far(rows) || far(columns) {
        return false;
    }
    let (rows, columns) = (rows as i32, columns as i32);
    let lost = cells.iter().fold(0, |lost, &cell| {
        lost | (row_of(cell) - MIN_COORD + rows) | (column_of(cell) - MIN_COORD + columns)
    });
    lost & !(MAX_COORD - MIN_COORD) == 0
}

pub(crate) fn normalize(cx: &mut Cx, value: &Value) -> Answer {
    if value.is_empty() == Some(true) {
        return Ok(value.clone());
    }
    let patch = patch(cx, value)?;
    let bounds = patch.bounds()?;
    shifted(cx, &patch, -i64::from(bounds.top), -i64::from(bounds.left))
}

pub(crate) fn normalize_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[patches] = args else { return Ok(None) };
    let Some(patches) = PatchRows::of(patches) else { return Ok(None) };
    let mut moved = Patches::with_capacity(patches.coloured(), rows, patches.total(rows));
    for row in 0..rows {
        let cells = patches.row(row);
        let Some(around) = bounds(cells) else {
            moved.push([]);
            continue;
        };
        if !can_move(cells, -i64::from(around.top), -i64::from(around.left)) {
            return Ok(None);
        }
        spend_patch(cx, cells.len())?;
        cx.make(cells.len() * 4)?;
        let offset = offset_bits(-around.top, -around.left);
        moved.push(cells.iter().map(|&cell| cell.wrapping_add(offset)));
    }
    Ok(Some(Column::Patches(Box::new(moved))))
}

const DIRECT: [(i32, i32); 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];
const DIAGONAL: [(i32, i32); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
const ALL: [(i32, i32); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

/// The places around a location; the steps ascend, and so does the result.
fn around<const N: usize>(cx: &mut Cx, loc: &Value, steps: [(i32, i32); N]) -> Answer {
    // Only a plain pair: a bool for a coordinate would have to be passed on in part of the result.
    let Value::Pair(row, column) = *loc else { return Err(Reason::NotAPair.into()) };
    let inside = |n: i32| fits(i64::from(n) - 1) && fits(i64::from(n) + 1);
    if !inside(row) || !inside(column) {
        return Err(Reason::FarAway.into());
    }
    cx.indices(&steps.map(|(i, j)| pack(row + i, column + j)))
}

/// The places around each location of a column.
fn around_over<const N: usize>(cx: &mut Cx, args: &[&Column], rows: usize, steps: [(i32, i32); N]) -> Overs {
    let &[Column::Pairs(pairs)] = args else { return Ok(None) };
    let inside = |n: i32| fits(i64::from(n) - 1) && fits(i64::from(n) + 1);
    if !pairs.iter().all(|&(row, column)| inside(row) && inside(column)) {
        return Ok(None);
    }
    cx.make_each(4 * N, rows)?;
    let mut places = Patches::with_capacity(false, rows, N * rows);
    for &(row, column) in pairs {
        places.push(steps.map(|(i, j)| pack(row + i, column + j)));
    }
    Ok(Some(Column::Patches(Box::new(places))))
}

pub(crate) fn dneighbors(cx: &mut Cx, loc: &Value) -> Answer {
    around(cx, loc, DIRECT)
}

pub(crate) fn ineighbors(cx: &mut Cx, loc: &Value) -> Answer {
    around(cx, loc, DIAGONAL)
}

pub(crate) fn neighbors(cx: &mut Cx, loc: &Value) -> Answer {
    around(cx, loc, ALL)
}

pub(crate) fn dneighbors_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    around_over(cx, args, rows, DIRECT)
}

pub(crate) fn ineighbors_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    around_over(cx, args, rows, DIAGONAL)
}

pub(crate) fn neighbors_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    around_over(cx, args, rows, ALL)
}

/// A patch under a change of its locations, as a set again.
pub(crate) fn relocated(cx: &mut Cx, patch: &Patch<'_>, to: impl Fn(i32, i32) -> (i32, i32)) -> Answer {
    cx.spend(patch.cells.len() as u64)?;
    cx.patch_by(patch.coloured, |cx, out| {
        for &cell in &*patch.cells {
            let (row, column) = to(row_of(cell), column_of(cell));
            if !fits(i64::from(row)) || !fits(i64::from(column)) {
                return Err(Reason::FarAway.into());
            }
            out.push((cell & !LOCATION_MASK) | pack(row, column));
        }
        sort_cells(cx, out)
    })
}

/// An object with every cell grown to a square, its upper left corner in place.
pub(crate) fn upscaled(cx: &mut Cx, patch: &Patch<'_>, factor: i64) -> Answer {
    let Some(b) = bounds(&patch.cells) else { return Ok(Value::EMPTY_SET) };
    if !patch.coloured {
        return Err(Reason::NotAnObject.into());
    }
    if factor <= 0 {
        return Ok(Value::EMPTY_SET);
    }
    let reach =
        |extent: i32, from: i32| i64::from(extent).saturating_mul(factor).saturating_add(i64::from(from) - 1);
    if !fits(reach(b.height(), b.top)) || !fits(reach(b.width(), b.left)) {
        return Err(Reason::FarAway.into());
    }
    cx.make((factor * factor) as usize * patch.cells.len() * 4)?;
    let factor = factor as i32;
    let mut out = Vec::with_capacity((factor * factor) as usize * patch.cells.len());
    for &cell in &*patch.cells {
        let (row, column) =
            ((row_of(cell) - b.top) * factor + b.top, (column_of(cell) - b.left) * factor + b.left);
        let hue = cell & !LOCATION_MASK;
        for i in 0..factor {
            out.extend((0..factor).map(|j| hue | pack(row + i, column + j)));
        }
    }
    sort_cells(cx, &mut out)?;
    cx.object(&out)
}

pub(crate) fn corner(cx: &mut Cx, value: &Value, which: &Value) -> Answer {
    match which.as_int() {
        Some(0) => measure::ulcorner(cx, value),
        Some(1) => measure::urcorner(cx, value),
        Some(2) => measure::llcorner(cx, value),
        Some(3) => measure::lrcorner(cx, value),
        Some(_) => Err(Reason::NoSuchVariant.into()),
        None => Err(Reason::NotAnInt.into()),
    }
}

pub(crate) fn col_row(cx: &mut Cx, value: &Value, which: &Value) -> Answer {
    match which.as_int() {
        Some(0) => measure::lowermost(cx, value),
        Some(1) => measure::uppermost(cx, value),
        Some(2) => measure::leftmost(cx, value),
        Some(3) => measure::rightmost(cx, value),
        Some(_) => Err(Reason::NoSuchVariant.into()),
        None => Err(Reason::NotAnInt.into()),
    }
}

pub(crate) fn ascell(_: &mut Cx, place: &Value, hue: &Value) -> Answer {
    let ((row, column), hue) = (location(place)?, colour(hue)?);
    Ok(Value::Cell(crate::value::Cell::unpack(pack_cell(hue, row, column))))
}

pub(crate) fn toij(_: &mut Cx, cell: &Value) -> Answer {
    match cell {
        Value::Cell(cell) => Ok(cell.location()),
        _ => Err(Reason::NotAnObject.into()),
    }
}
