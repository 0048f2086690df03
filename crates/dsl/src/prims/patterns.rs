//! Finding patterns: where an object occurs in a grid, and how an object repeats.

use gridwright_grid::cells::{colour_of, column_of, offset_bits, pack, row_of};

use super::colours::mask_of;
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::{Bounds, GridView, Patch, grid, object, patch_set};

pub(crate) fn occurrences(cx: &mut Cx, value: &Value, obj: &Value) -> Answer {
    let (from, pattern) = (grid(value)?.with_rows()?, object_set(cx, obj)?);
    if from.height >= 2047 || from.width >= 2047 {
        return Err(Reason::FarAway.into());
    }
    let Ok(b) = pattern.bounds() else {
        // The empty object occurs everywhere, one place past the end included.
        return places(cx, from.height + 1, from.width + 1, |_, _| true);
    };
    let rows = (from.height as i64 - i64::from(b.height()) + 1).max(0) as usize;
    let columns = (from.width as i64 - i64::from(b.width()) + 1).max(0) as usize;
    if rows == 0 || columns == 0 {
        return Ok(Value::EMPTY_SET);
    }
    cx.spend(pattern.cells.len() as u64 * rows as u64 / 2 + from.cells.len() as u64)?;
    if from.width <= 64 {
        cx.spend((rows * columns) as u64 / 4)?;
        let found = by_bits(from, &pattern.cells, b, rows, columns);
        return cx.indices_by(|_, out| {
            for (&row, i) in found.iter().zip(0..) {
                let start = pack(i, 0);
                out.extend(bits(row).map(|j| start + j));
            }
            Ok(())
        });
    }
    cx.spend((pattern.cells.len() as u64).saturating_mul(rows as u64 * columns as u64))?;
    places(cx, rows, columns, |i, j| {
        pattern.cells.iter().all(|&cell| {
            let (row, column) = (i as i32 + row_of(cell) - b.top, j as i32 + column_of(cell) - b.left);
            from.at(row as usize, column as usize) == colour_of(cell)
        })
    })
}

/// An object that is a set.
fn object_set<'v>(cx: &mut Cx, obj: &'v Value) -> Result<Patch<'v>, Fault> {
    patch_set(cx, obj)?;
    object(cx, obj)
}

/// The locations of a rectangle at the origin that meet a condition.
fn places(cx: &mut Cx, rows: usize, columns: usize, holds: impl Fn(usize, usize) -> bool) -> Answer {
    cx.spend((rows * columns) as u64 / 4)?;
    cx.indices_by(|_, out| {
        for i in 0..rows {
            let start = pack(i as i32, 0);
            out.extend((0..columns).filter(|&j| holds(i, j)).map(|j| start + j as u32));
        }
        Ok(())
    })
}

/// The places of the bits of a word, ascending.
fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros();
        word &= word.wrapping_sub(1);
        (bit < u64::BITS).then_some(bit)
    })
}

/// For every row a word with a bit for each column where the pattern occurs.
///
/// The grid becomes one bit row for each colour of the pattern; a run of pattern cells keeps only those places from which
/// on as many bits are set. A whole row of places is tested at once, and runs of one length are found once.
fn by_bits(from: GridView<'_>, pattern: &[u32], b: Bounds, rows: usize, columns: usize) -> Vec<u64> {
    let mut found = vec![if columns == 64 { u64::MAX } else { (1 << columns) - 1 }; rows];
    let mut masks = vec![0_u64; from.height];
    let mut starts = vec![0_u64; from.height];
    let mut made_for = None;
    let mut colour = None;
    // Cells come sorted by colour and row, so each colour's rows are made once, and what is in a row comes together.
    for run in pattern.chunk_by(|a, b| a + 1 == *b) {
        let this = colour_of(run[0]);
        if colour != Some(this) {
            (colour, made_for) = (Some(this), None);
            for (mask, row) in masks.iter_mut().zip(from.rows()) {
                *mask = mask_of(row, this);
            }
        }
        if made_for != Some(run.len()) {
            made_for = Some(run.len());
            starts.iter_mut().zip(&masks).for_each(|(start, &mask)| *start = starts_of(mask, run.len()));
        }
        let (down, right) = ((row_of(run[0]) - b.top) as usize, column_of(run[0]) - b.left);
        for (found, start) in found.iter_mut().zip(&starts[down..]) {
            *found &= start >> right;
        }
        if found.iter().all(|&row| row == 0) {
            break;
        }
    }
    found
}

/// From where on so many bits of a word are set.
fn starts_of(mask: u64, length: usize) -> u64 {
    let (mut starts, mut so_far) = (mask, 1);
    while so_far < length {
        let more = so_far.min(length - so_far);
        starts &= starts >> more;
        so_far += more;
    }
    starts
}

pub(crate) fn hperiod(cx: &mut Cx, obj: &Value) -> Answer {
    period(cx, obj, Bounds::width, column_of, offset_bits(0, -1), |b| b.left)
}

pub(crate) fn vperiod(cx: &mut Cx, obj: &Value) -> Answer {
    period(cx, obj, Bounds::height, row_of, offset_bits(-1, 0), |b| b.top)
}

/// The least shift that maps an object into itself where it stays within its bounds; its whole extent if there is none.
fn period(
    cx: &mut Cx,
    obj: &Value,
    extent: fn(Bounds) -> i32,
    along: fn(u32) -> i32,
    step: u32,
    edge: fn(Bounds) -> i32,
) -> Answer {
    let pattern = object_set(cx, obj)?;
    let Ok(b) = pattern.bounds() else { return Ok(Value::Int(0)) };
    let (extent, edge) = (extent(b), edge(b));
    let cells = &pattern.cells;
    for shift in 1..extent {
        cx.spend(cells.len() as u64)?;
        let offset = step.wrapping_mul(shift as u32);
        // Moved cells keep their order, so one walk over the object finds each of them or misses one.
        let mut rest = cells.iter();
        let repeats = cells
            .iter()
            .filter(|&&cell| along(cell) - shift >= edge)
            .map(|&cell| cell.wrapping_add(offset))
            .all(|moved| rest.by_ref().find(|&&cell| cell >= moved) == Some(&moved));
        if repeats {
            return Ok(Value::Int(i64::from(shift)));
        }
    }
    Ok(Value::Int(i64::from(extent)))
}

#[cfg(test)]
mod tests {
    use gridwright_grid::Grid;
    use gridwright_grid::cells::pack_cell;

    use super::*;
    use crate::cx::Budget;
    use crate::prims::colours::changes_of;
    use crate::views::view;

    /// Patterns with runs, gaps and two colours, in grids of every width about that of a word of cells and of bits.
    #[test]
    fn bits_find_what_looking_finds() {
        let patterns: [&[(i8, i32, i32)]; 5] = [
            &[(1, 0, 0)],
            &[(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 0), (0, 1, 1), (0, 1, 2)],
            &[(0, 0, 0), (0, 0, 2), (1, 0, 1)],
            &[(-1, 0, 0), (1, 5, 7)],
            &[(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 0, 3), (0, 0, 4), (1, 1, 4), (1, 1, 5)],
        ];
        for width in (1..20).chain([63, 64]) {
            let cells: Vec<i8> = (0..9 * width).map(|n| ((n * n / 7 + n / 5) % 3) as i8 - 1).collect();
            let grid = Grid::from_cells(9, width, &cells).unwrap();
            for pattern in patterns {
                let packed: Vec<u32> = pattern.iter().map(|&(c, i, j)| pack_cell(c, i, j)).collect();
                let occurs = |i: i32, j: i32| {
                    pattern.iter().all(|&(c, down, right)| {
                        grid.get((i + down) as usize, (j + right) as usize) == Some(c)
                    })
                };
                let naive: Vec<u32> = (0..9)
                    .flat_map(|i| (0..width as i32).map(move |j| (i, j)))
                    .filter(|&(i, j)| occurs(i, j))
                    .map(|(i, j)| pack(i, j))
                    .collect();
                let mut cx = Cx::new(Budget::default());
                let found = occurrences(&mut cx, &Value::Grid(grid.clone()), &Value::object(&packed));
                assert_eq!(found, Ok(Value::indices(&naive)), "{pattern:?} in {width} columns");
            }
        }
    }

    #[test]
    fn masks_are_cells_of_a_colour() {
        for width in 1..=64 {
            let cells: Vec<i8> = (0..width).map(|n| [0, 3, -128, 3, 127][n * n % 5]).collect();
            let grid = Grid::from_cells(1, width, &cells).unwrap();
            for colour in [0, 3, -128, 127, 1] {
                let mask = mask_of(view(&grid).cells, colour);
                assert!((0..64).all(|at| (mask >> at & 1 == 1) == (cells.get(at) == Some(&colour))));
            }
            let changes = changes_of(view(&grid).cells);
            let changed = |at: usize| at < width && (at == 0 || cells[at] != cells[at - 1]);
            assert!((0..64).all(|at| (changes >> at & 1 == 1) == changed(at)));
        }
    }
}
