//! The union of many containers, which is what `merge` and `mapply` come down to.
//!
//! It stays packed as long as everything added is. A few cells are collected and sorted. Many go onto **boards**, one
//! bit a place and one board a colour, where adding a cell twice costs nothing and the result comes out in order: a
//! union of thousands of overlapping patches is no longer than the field.

use gridwright_grid::Grid;
use gridwright_grid::cells::{LOCATION_MASK, column_of, offset_bits, pack, row_of};

use super::containers::sort_cells;
use crate::cx::Cx;
use crate::fault::{Answer, Fault};
use crate::value::{Cell, Value};

/// A union under construction.
#[derive(Default)]
pub(crate) struct Union {
    kind: Packing,
    cells: Vec<u32>,
    boards: Vec<Board>,
    /// Whether the boards are large ones.
    large: bool,
    items: Vec<Value>,
}

#[derive(Default, Clone, Copy, PartialEq, Eq)]
enum Packing {
    #[default]
    Unknown,
    Indices,
    Object,
    Plain,
}

/// From how many cells on boards are used: about where sorting them costs as much as clearing and reading a board.
const MANY: usize = 96;

/// From how many cells off the small boards on large ones are used, which cost as much to clear and read.
const FAR: usize = 1024;

impl Union {
    /// Adds all elements of a container.
    #[inline]
    pub(crate) fn add(&mut self, cx: &mut Cx, inner: &Value) -> Result<(), Fault> {
        let locations = matches!(self.kind, Packing::Unknown | Packing::Indices);
        let cells = matches!(self.kind, Packing::Unknown | Packing::Object);
        match inner {
            Value::Indices(inner) if locations => self.add_packed(cx, Packing::Indices, inner.as_slice()),
            Value::Object(inner) if cells => self.add_packed(cx, Packing::Object, inner.as_slice()),
            Value::CellTuple(inner) if cells => self.add_packed(cx, Packing::Object, inner),
            Value::Grid(grid) if locations && grid.width() == 2 => {
                self.add_packed(cx, Packing::Indices, &places(grid))
            }
            Value::Set(items) | Value::Tuple(items) if items.is_empty() => Ok(()),
            _ => {
                self.unpack();
                cx.make(inner.len().unwrap_or(0) * size_of::<Value>())?;
                inner.walk(|item| {
                    self.items.push(item.clone());
                    Ok(())
                })
            }
        }
    }

    /// Adds the cells of a patch.
    pub(crate) fn add_cells(&mut self, cx: &mut Cx, cells: &[u32], coloured: bool) -> Result<(), Fault> {
        let kind = if coloured { Packing::Object } else { Packing::Indices };
        if cells.is_empty() {
            Ok(())
        } else if self.kind == Packing::Unknown || self.kind == kind {
            self.add_packed(cx, kind, cells)
        } else {
            self.add(cx, &if coloured { Value::object(cells) } else { Value::indices(cells) })
        }
    }

    #[inline]
    fn add_packed(&mut self, cx: &mut Cx, kind: Packing, cells: &[u32]) -> Result<(), Fault> {
        self.kind = kind;
        cx.spend(1 + cells.len() as u64 / 4)?;
        if self.boards.is_empty() && self.cells.len() + cells.len() <= MANY {
            self.cells.extend_from_slice(cells);
            return Ok(());
        }
        let before = self.cells.len();
        self.put_on_boards(cells);
        // What is off the boards is kept apart, and counts as memory.
        if self.cells.len() > before {
            cx.make((self.cells.len() - before) * 4)?;
            if self.cells.len() > FAR && !self.large {
                self.grow();
            }
        }
        Ok(())
    }

    /// Makes all boards large, and puts on them what was off.
    #[cold]
    fn grow(&mut self) {
        self.large = true;
        self.boards.iter_mut().for_each(|board| board.grow(MEDIUM));
        let aside = std::mem::take(&mut self.cells);
        self.put_on_boards(&aside);
    }

    /// Puts cells on the boards, and aside what is off them.
    fn put_on_boards(&mut self, cells: &[u32]) {
        let mut rest = cells;
        while let Some(&cell) = rest.first() {
            rest = self.put_on_board(cell & !LOCATION_MASK, rest);
        }
    }

    /// Puts cells up to the first of another colour on a board of theirs; what is left.
    fn put_on_board<'c>(&mut self, colour: u32, cells: &'c [u32]) -> &'c [u32] {
        let at = self.boards.iter().position(|board| board.colour == colour).unwrap_or_else(|| {
            self.boards.push(Board::new(colour, if self.large { MEDIUM } else { SMALL }));
            self.boards.len() - 1
        });
        self.boards[at].put(cells, &mut self.cells, if self.large { LARGE } else { SMALL })
    }

    /// All packed cells, in order but for those off the boards.
    fn take_cells(&mut self) -> Vec<u32> {
        let mut cells = std::mem::take(&mut self.cells);
        if self.boards.is_empty() {
            return cells;
        }
        // Those that came before there were boards, and those off them.
        self.put_on_boards(&cells);
        cells = std::mem::take(&mut self.cells);
        self.boards.sort_unstable_by_key(|board| board.colour);
        for board in self.boards.drain(..) {
            board.read(&mut cells);
        }
        cells
    }

    fn unpack(&mut self) {
        let cells = self.take_cells();
        match self.kind {
            Packing::Indices => self.items.extend(cells.iter().map(|&c| Value::location(c))),
            Packing::Object => self.items.extend(cells.iter().map(|&c| Value::Cell(Cell::unpack(c)))),
            Packing::Unknown | Packing::Plain => {}
        }
        self.kind = Packing::Plain;
    }

    /// The set of all that was added.
    pub(crate) fn finish(mut self, cx: &mut Cx) -> Answer {
        let few = self.boards.is_empty();
        let mut cells = self.take_cells();
        if matches!(self.kind, Packing::Indices | Packing::Object) {
            if few {
                // What a few cost does not depend on their order.
                cx.spend(cells.len() as u64 / 2)?;
                cells.sort_unstable();
                cells.dedup();
            } else {
                sort_cells(cx, &mut cells)?; // sorted already where none is off the boards
            }
        }
        match self.kind {
            Packing::Unknown => Ok(Value::EMPTY_SET),
            Packing::Plain => cx.set(self.items),
            Packing::Indices => cx.indices(&cells),
            Packing::Object => cx.object(&cells),
        }
    }
}

/// The locations of a tuple of locations, which is a grid of two columns.
fn places(grid: &Grid) -> Vec<u32> {
    grid.rows().map(|place| pack(i32::from(place[0]), i32::from(place[1]))).collect()
}

/// The places around the field, one bit each: a small board as far as a line shot from the field goes, a large one as
/// far as the field scaled by itself. A large board that is used as far as the field lies beside itself is only a medium
/// one in memory.
struct Board {
    /// The colour bits of its cells.
    colour: u32,
    size: Size,
    words: Vec<u64>,
}

/// Rows and columns of a board.
#[derive(Clone, Copy)]
struct Size {
    /// Their number.
    side: u32,
    /// The first of them.
    start: i32,
}

/// Where the row of a packed cell begins.
const ROW_SHIFT: u32 = offset_bits(1, 0).ilog2();

const SMALL: Size = Size { side: 128, start: -48 };
const MEDIUM: Size = Size { side: 256, start: -112 };
const LARGE: Size = Size { side: 1024, start: -112 };

impl Size {
    /// Words of a row.
    const fn width(self) -> usize {
        self.side as usize / 64
    }

    const fn words(self) -> usize {
        self.side as usize * self.width()
    }

    /// Whether a cell is on the board.
    #[inline]
    fn has(self, cell: u32) -> bool {
        let (row, column) = ((row_of(cell) - self.start) as u32, (column_of(cell) - self.start) as u32);
        // Sides are powers of two.
        (row | column) < self.side
    }

    /// Sets the bits of cells of a colour up to the first that is another's or off the board; how many.
    #[inline(always)]
    fn set_bits(self, words: &mut [u64], colour: u32, cells: &[u32]) -> usize {
        // Cells that are further up or further left, or of another colour, differ from the first place in higher bits.
        let first = colour | pack(self.start, self.start);
        let on_board = (self.side - 1) << ROW_SHIFT | (self.side - 1);
        let mut at = 0;
        while let Some(&cell) = cells.get(at) {
            let place = cell.wrapping_sub(first);
            if place & !on_board != 0 {
                break;
            }
            // Cells that follow mostly share their word: it is put together before it is written, for a word that was just
            // written takes long to read.
            let word = place & !(u64::BITS - 1);
            let mut bits = 1 << (place % u64::BITS);
            at += 1;
            while let Some(&cell) = cells.get(at)
                && cell.wrapping_sub(first) & !(u64::BITS - 1) == word
            {
                bits |= 1 << (cell.wrapping_sub(first) % u64::BITS);
                at += 1;
            }
            let (row, column) = (word >> ROW_SHIFT, word & (self.side - 1));
            words[(row * (self.side / u64::BITS) + column / u64::BITS) as usize] |= bits;
        }
        at
    }
}

impl Board {
    fn new(colour: u32, size: Size) -> Board {
        Board { colour, size, words: vec![0; size.words()] }
    }

    /// Sets the bits of cells up to the first of another colour, and puts those that are off a board of this size aside.
    /// What is left.
    fn put<'c>(&mut self, cells: &'c [u32], aside: &mut Vec<u32>, largest: Size) -> &'c [u32] {
        let mut rest = cells;
        loop {
            rest = &rest[self.put_while_on(rest)..];
            let Some((&cell, others)) = rest.split_first() else { return rest };
            if cell & !LOCATION_MASK != self.colour {
                return rest;
            }
            if largest.has(cell) {
                self.grow(largest);
            } else {
                aside.push(cell);
                rest = others;
            }
        }
    }

    /// Sets the bits of cells up to the first that is off the board or of another colour; how many.
    fn put_while_on(&mut self, cells: &[u32]) -> usize {
        // Small boards are most, and with numbers that the compiler knows it takes less.
        let size = self.size;
        if size.side == SMALL.side {
            SMALL.set_bits(&mut self.words, self.colour, cells)
        } else {
            size.set_bits(&mut self.words, self.colour, cells)
        }
    }

    /// Makes a board larger. What was on it stays: the small one lies in the large one on a border of words.
    #[cold]
    fn grow(&mut self, size: Size) {
        const { assert!((SMALL.start - LARGE.start) % 64 == 0 && MEDIUM.start == LARGE.start) };
        let shift = (self.size.start - size.start) as usize;
        let mut words = vec![0; size.words()];
        let rows = words.chunks_exact_mut(size.width()).skip(shift);
        for (small, large) in self.words.chunks_exact(self.size.width()).zip(rows) {
            large[shift / 64..][..small.len()].copy_from_slice(small);
        }
        (self.size, self.words) = (size, words);
    }

    /// Appends the cells in order.
    fn read(&self, out: &mut Vec<u32>) {
        // Small boards are most.
        if self.size.side == SMALL.side {
            self.read_rows::<{ SMALL.width() }>(out);
        } else if self.size.side == MEDIUM.side {
            self.read_rows::<{ MEDIUM.width() }>(out);
        } else {
            self.read_rows::<{ LARGE.width() }>(out);
        }
    }

    /// The same, with as many words a row as the compiler knows.
    fn read_rows<const WIDTH: usize>(&self, out: &mut Vec<u32>) {
        let Size { start, .. } = self.size;
        let (rows, _) = self.words.as_chunks::<WIDTH>();
        for (row, words) in (start..).zip(rows) {
            // Most rows are empty.
            if *words == [0; WIDTH] {
                continue;
            }
            let mut first = self.colour | pack(row, start);
            for &word in words {
                let mut left = word;
                while left != 0 {
                    out.push(first + left.trailing_zeros());
                    left &= left - 1;
                }
                first += u64::BITS;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cx::Budget;
    use gridwright_grid::cells::pack_cell;

    /// Enough overlapping objects to need boards, on and off them, are what a plain set of the cells is.
    #[test]
    fn boards_give_the_plain_union() {
        [1, 4, 20].into_iter().for_each(assert_plain_union);
    }

    /// The further, the more is off the small boards, and off the large ones.
    fn assert_plain_union(far: i32) {
        let mut cx = Cx::new(Budget::default());
        let mut union = Union::default();
        let mut plain = Vec::new();
        for n in 0..400_i32 {
            let mut cells: Vec<u32> = (0..9)
                .map(|k| {
                    pack_cell((n % 5 - 1) as i8, far * (n % 97 - 60) + k / 3, far * (n % 89 - 55) + k % 3)
                })
                .collect();
            cells.sort_unstable();
            plain.extend_from_slice(&cells);
            union.add(&mut cx, &Value::object(&cells)).unwrap();
        }
        plain.sort_unstable();
        plain.dedup();
        assert_eq!(union.finish(&mut cx).unwrap(), Value::object(&plain));
    }
}
