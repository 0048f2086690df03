//! Colours: which occur, how often, and where.

use gridwright_grid::cells::{colour_of, offset_bits, pack, row_of};

use super::containers::filter;
use crate::columns::{Column, Overs, PatchRows};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::{Patch, grid, int, patch, sought_colour, spend_patch};

/// How often a colour occurs.
pub(crate) fn count_of(cells: &[i8], colour: i8) -> u32 {
    // Counts of short stretches fit a byte, and bytes are what vector units have most of.
    let stretch = |cells: &[i8]| cells.iter().map(|&cell| u8::from(cell == colour)).sum::<u8>();
    cells.chunks(128).map(|cells| u32::from(stretch(cells))).sum()
}

/// How often each colour occurs. Grids almost only hold 0..=15, which count in a few bytes; others take the long way.
pub(crate) enum Tally {
    /// By colour, 0..=15.
    Small([u32; 16]),
    /// Colours that occur, ascending.
    Listed(Vec<(i32, u32)>),
}

impl Tally {
    /// Counts the colours of grid cells.
    pub(crate) fn of_cells(cells: &[i8]) -> Tally {
        if cells.iter().fold(0, |all, &c| all | c as u8) > 15 {
            return Tally::of_keys(cells.iter().map(|&cell| i32::from(cell)).collect());
        }
        // One pass a colour, sixteen cells at a time, beats one counter a colour: a run of one colour would have to wait
        // for its counter at every cell.
        let mut counts = [0; 16];
        let mut left = cells.len() as u32;
        for (colour, count) in (0..).zip(&mut counts) {
            if left == 0 {
                break;
            }
            *count = count_of(cells, colour);
            left -= *count;
        }
        Tally::Small(counts)
    }

    /// Counts the first parts of the elements of a patch: the colours of cells, and (Python does not look) the rows of
    /// locations.
    fn of_patch(patch: &Patch<'_>) -> Tally {
        if !patch.coloured {
            return Tally::of_keys(patch.cells.iter().map(|&cell| row_of(cell)).collect());
        }
        match (patch.cells.first(), patch.cells.last()) {
            // Cells come by colour, so most objects show at a glance that they have one.
            (Some(&a), Some(&b)) if colour_of(a) == colour_of(b) && patch.is_set => {
                Tally::Listed(vec![(i32::from(colour_of(a)), patch.cells.len() as u32)])
            }
            _ => Tally::of_keys(patch.cells.iter().map(|&cell| i32::from(colour_of(cell))).collect()),
        }
    }

    fn of_keys(mut keys: Vec<i32>) -> Tally {
        keys.sort_unstable();
        Tally::Listed(keys.chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u32)).collect())
    }

    /// The colours that occur with their counts, ascending by colour.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (i32, u32)> {
        let (small, listed): (&[u32], &[(i32, u32)]) = match self {
            Tally::Small(counts) => (counts, &[]),
            Tally::Listed(counts) => (&[], counts),
        };
        (0..).zip(small.iter().copied()).chain(listed.iter().copied()).filter(|(_, count)| *count > 0)
    }

    /// The most common colour, the smallest of equals.
    pub(crate) fn most(&self) -> Option<i32> {
        let mut best = None;
        for (colour, count) in self.iter() {
            if best.is_none_or(|(_, most)| count > most) {
                best = Some((colour, count));
            }
        }
        best.map(|(colour, _)| colour)
    }

    /// The least common colour, the smallest of equals.
    fn least(&self) -> Option<i32> {
        self.iter().min_by_key(|(_, count)| *count).map(|(colour, _)| colour)
    }
}

/// The colours of a grid or object.
pub(crate) fn tally(cx: &mut Cx, element: &Value) -> Result<Tally, Fault> {
    if element.is_tuple() {
        let grid = grid(element)?;
        cx.spend(grid.cells.len() as u64 / 8)?;
        return Ok(Tally::of_cells(grid.cells));
    }
    let patch = patch(cx, element)?;
    cx.spend(patch.cells.len() as u64 / 4)?;
    Ok(Tally::of_patch(&patch))
}

/// The background of a grid: its most common colour, the smallest of equals.
pub(crate) fn background(cx: &mut Cx, cells: &[i8]) -> Result<i8, Fault> {
    cx.spend(cells.len() as u64 / 8)?;
    // Mostly one colour has more than half of the cells, and then no other has to be counted.
    let middle = *cells.get(cells.len() / 2).ok_or(Fault::from(Reason::EmptyGrid))?;
    for guess in [0, middle] {
        if count_of(cells, guess) as usize * 2 > cells.len() {
            return Ok(guess);
        }
    }
    Tally::of_cells(cells).most().map(|colour| colour as i8).ok_or(Reason::EmptyGrid.into())
}

pub(crate) fn mostcolor(cx: &mut Cx, element: &Value) -> Answer {
    if let Value::Grid(grid) = element {
        return Ok(Value::Int(i64::from(background(cx, grid.cells())?)));
    }
    let most = tally(cx, element)?.most().ok_or(Fault::from(Reason::EmptyGrid))?;
    Ok(Value::Int(i64::from(most)))
}

pub(crate) fn leastcolor(cx: &mut Cx, element: &Value) -> Answer {
    let least = tally(cx, element)?.least().ok_or(Fault::from(Reason::EmptyGrid))?;
    Ok(Value::Int(i64::from(least)))
}

pub(crate) fn colorcount(cx: &mut Cx, element: &Value, value: &Value) -> Answer {
    let count = match element {
        Value::Grid(grid) => {
            cx.spend(grid.cells().len() as u64 / 16)?;
            sought_colour(value).map_or(0, |colour| i64::from(count_of(grid.cells(), colour)))
        }
        _ => {
            let sought = value.as_int();
            let tally = tally(cx, element)?;
            let found = tally.iter().find(|(colour, _)| Some(i64::from(*colour)) == sought);
            found.map_or(0, |(_, count)| i64::from(count))
        }
    };
    Ok(Value::Int(count))
}

pub(crate) fn colorcount_over(cx: &mut Cx, args: &[&Column], _: usize) -> Overs {
    let [Column::Patches(patches), Column::Same(value)] = args else { return Ok(None) };
    if !patches.coloured() {
        return Ok(None);
    }
    let sought = value.as_int();
    let mut counts = Vec::new();
    for (row, size) in patches.sizes().enumerate() {
        spend_patch(cx, size)?;
        cx.spend(size as u64 / 4)?;
        let is_sought = |cell: &&u32| Some(i64::from(colour_of(**cell))) == sought;
        counts.push(patches.row(row).iter().filter(is_sought).count() as i64);
    }
    Ok(Some(Column::Ints(counts)))
}

/// The colours that occur, ascending.
fn colours(cx: &mut Cx, element: &Value) -> Result<Vec<Value>, Fault> {
    Ok(tally(cx, element)?.iter().map(|(colour, _)| Value::Int(i64::from(colour))).collect())
}

pub(crate) fn palette(cx: &mut Cx, element: &Value) -> Answer {
    let colours = colours(cx, element)?;
    cx.set_of_sorted(colours)
}

pub(crate) fn p_g(cx: &mut Cx, element: &Value) -> Answer {
    let colours = colours(cx, element)?;
    cx.tuple(colours)
}

pub(crate) fn numcolors(cx: &mut Cx, element: &Value) -> Answer {
    Ok(Value::Int(tally(cx, element)?.iter().count() as i64))
}

pub(crate) fn color(cx: &mut Cx, obj: &Value) -> Answer {
    let patch = patch(cx, obj)?;
    match patch.cells.first() {
        Some(&cell) if patch.coloured => Ok(Value::Int(i64::from(colour_of(cell)))),
        // Python takes the first part of the first element, which of a location is the row.
        Some(&cell) => Ok(Value::Int(i64::from(row_of(cell)))),
        None => Err(Reason::EmptyPatch.into()),
    }
}

pub(crate) fn color_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[objects] = args else { return Ok(None) };
    if let Column::Tuples(parts) = objects
        && let (Column::Cells(firsts), Column::Cells(_)) = &**parts
    {
        return Ok(Some(Column::Ints(firsts.iter().map(|&cell| colour_of(cell).into()).collect())));
    }
    let Some(objects) = PatchRows::of(objects).filter(|objects| objects.coloured()) else { return Ok(None) };
    let mut colours = Vec::with_capacity(rows);
    for row in 0..rows {
        let cells = objects.row(row);
        spend_patch(cx, cells.len())?;
        let Some(&first) = cells.first() else { return Ok(None) };
        colours.push(colour_of(first).into());
    }
    Ok(Some(Column::Ints(colours)))
}

pub(crate) fn colorfilter(cx: &mut Cx, objs: &Value, value: &Value) -> Answer {
    let kept = filter(cx, objs, |cx, obj| Ok(color(cx, obj)? == *value))?;
    as_set(cx, kept)
}

pub(crate) fn sizefilter(cx: &mut Cx, container: &Value, n: &Value) -> Answer {
    let kept = filter(cx, container, |_, item| {
        let len = item.len().ok_or(Fault::from(Reason::NotAContainer))?;
        Ok(n.as_int() == Some(len as i64))
    })?;
    as_set(cx, kept)
}

/// A container as a set.
fn as_set(cx: &mut Cx, container: Value) -> Answer {
    if container.is_set() { Ok(container) } else { cx.set(container.elements().unwrap_or_default()) }
}

pub(crate) fn ofcolor(cx: &mut Cx, value: &Value, colour: &Value) -> Answer {
    let grid = grid(value)?;
    let Some(colour) = sought_colour(colour) else { return Ok(Value::EMPTY_SET) };
    if grid.cells.is_empty() {
        return Ok(Value::EMPTY_SET);
    }
    if grid.height > 2048 || grid.width > 2048 {
        return Err(Reason::FarAway.into());
    }
    cx.spend(grid.cells.len() as u64 / 4)?;
    cx.indices_by(|_, out| {
        // Over all rows in one go: eight cells at a time go beyond the end of a row. `offset` makes a cell's place in the grid
        // its location, in the row that ends at `end`.
        let (mut end, mut offset) = (grid.width, pack(0, 0));
        let mut add = |place: usize| {
            while place >= end {
                end += grid.width;
                offset = offset.wrapping_add(offset_bits(1, -(grid.width as i32)));
            }
            out.push(offset.wrapping_add(place as u32));
        };
        let (words, rest) = grid.cells.as_chunks();
        for (word, start) in words.iter().zip((0..).step_by(8)) {
            let mut hits = equal_bytes(word, colour);
            while hits != 0 {
                add(start + hits.trailing_zeros() as usize / 8);
                hits &= hits - 1;
            }
        }
        (8 * words.len()..).zip(rest).filter(|(_, cell)| **cell == colour).for_each(|(place, _)| add(place));
        Ok(())
    })
}

/// Which of at most 64 cells are of a colour, a bit each.
pub(crate) fn mask_of(cells: &[i8], colour: i8) -> u64 {
    let Some(last) = cells.last_chunk() else {
        return (0..).zip(cells).fold(0, |mask, (place, &cell)| mask | u64::from(cell == colour) << place);
    };
    let (words, _) = cells.as_chunks();
    let mask = in_order(words.iter().map(|word| equal_bytes(word, colour)));
    // The last eight once more, also those behind the last whole word.
    mask | one_byte(equal_bytes(last, colour)) << (cells.len() - 8)
}

/// Which of at most 64 cells meet a condition, a bit each.
#[inline]
pub(crate) fn mask_where(cells: &[i8], holds: impl Fn(i8) -> bool) -> u64 {
    let (words, rest) = cells.as_chunks::<8>();
    let top_bits = |word: &[i8; 8]| u64::from_le_bytes(word.map(|cell| u8::from(holds(cell)) << 7));
    let last = (8 * words.len()..).zip(rest);
    let last = last.fold(0, |mask, (place, &cell)| mask | u64::from(holds(cell)) << place);
    last | in_order(words.iter().map(top_bits))
}

/// For each bit of a colour which of at most 64 cells have it, a bit each.
pub(crate) fn planes_of(cells: &[i8]) -> [u64; 8] {
    let mut planes = [0; 8];
    for (chunk, place) in cells.chunks(8).zip((0..).step_by(8)) {
        let mut bytes = [0; 8];
        bytes[..chunk.len()].copy_from_slice(chunk);
        let word = word_of(&bytes);
        for (bit, plane) in planes.iter_mut().enumerate() {
            *plane |= one_byte((word >> bit & EACH) << 7) << place;
        }
    }
    planes
}

/// Which of at most 64 cells differ from the one before, a bit each; the first does.
pub(crate) fn changes_of(cells: &[i8]) -> u64 {
    let (Some((_, others)), [before @ .., _]) = (cells.split_first(), cells) else { return 0 };
    let (Some(last), Some(last_before)) = (others.last_chunk(), before.last_chunk()) else {
        let pairs = (1..).zip(others.iter().zip(before));
        return pairs.fold(1, |mask, (place, (cell, before))| mask | u64::from(cell != before) << place);
    };
    let alike = |(a, b): (&[i8; 8], &[i8; 8])| zero_bytes(word_of(a) ^ word_of(b));
    let (words, _) = others.as_chunks();
    let (words_before, _) = before.as_chunks();
    let mask = in_order(words.iter().zip(words_before).map(alike));
    let mask = mask | one_byte(alike((last, last_before))) << (others.len() - 8);
    let all = u64::MAX >> (u64::BITS as usize - cells.len());
    !(mask << 1) & all
}

/// The bits of words of eight cells each, one behind the other.
#[inline]
fn in_order(words: impl Iterator<Item = u64>) -> u64 {
    words.zip((0..).step_by(8)).fold(0, |mask, (word, place)| mask | one_byte(word) << place)
}

/// The top bits of eight bytes, one beside the other.
#[inline]
fn one_byte(word: u64) -> u64 {
    // The product moves the lowest bit of each byte to the highest byte, one beside the other.
    (word >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The lowest bit of each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// Of eight cells, the top bit of each byte that is a colour.
#[inline]
fn equal_bytes(cells: &[i8; 8], colour: i8) -> u64 {
    zero_bytes(word_of(cells) ^ (EACH * u64::from(colour as u8)))
}

#[inline]
fn word_of(cells: &[i8; 8]) -> u64 {
    u64::from_le_bytes(cells.map(|cell| cell as u8))
}

/// The top bit of each byte that is zero.
#[inline]
fn zero_bytes(word: u64) -> u64 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    // Adding carries into the top bit of every byte that is not zero, and never beyond.
    !(((word & LOW) + LOW) | word | LOW)
}

/// The colour of a rank, 0 the most common; of equals the smaller colour first.
pub(crate) fn by_rank(cx: &mut Cx, element: &Value, rank: &Value) -> Answer {
    let mut ranked: Vec<(i32, u32)> = tally(cx, element)?.iter().collect();
    ranked.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let position = super::ranks::position(int(rank)?, ranked.len())?;
    Ok(Value::Int(i64::from(ranked[position].0)))
}
