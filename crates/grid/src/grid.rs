//! The grid: a rectangle of small signed colours in one shared, immutable block of bytes.
//!
//! Cells are `i8` because programs use colours outside 0..=9 as marks (-1, 10, ...); a *task* only ever holds 0..=9.
//! Both sides are at least one: Python's empty grids are ordinary tuples and live in the value type, not here.
//! A clone is a reference count; a change copies the block once ([`Grid::edit`]).

use std::cmp::Ordering;
use std::fmt;

use triomphe::{Arc, ThinArc};

/// Rows and columns of a [`Grid`], one number, so that it is handed on in a register: rows above, columns below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Dims(u64);

/// A rectangle of colours with at least one row and one column.
#[derive(Clone)]
pub struct Grid(ThinArc<Dims, i8>);

/// What a fresh block is copied from before it is written; most grids fit.
static BLANK: [i8; 1024] = [0; 1024];

impl Grid {
    /// The grid with these cells, row by row; `None` unless there are `height * width` of them and at least one.
    pub fn from_cells(height: usize, width: usize, cells: &[i8]) -> Option<Grid> {
        let area = height.checked_mul(width)?;
        if area == 0 || area != cells.len() {
            return None;
        }
        Some(Grid(ThinArc::from_header_and_slice(Self::dims(height, width)?, cells)))
    }

    /// The grid with these rows; `None` when there are none, when they are empty, or when they differ in length.
    pub fn from_rows<R: AsRef<[i8]>>(rows: &[R]) -> Option<Grid> {
        let width = rows.first()?.as_ref().len();
        let mut cells = Vec::with_capacity(rows.len() * width);
        for row in rows {
            if row.as_ref().len() != width {
                return None;
            }
            cells.extend_from_slice(row.as_ref());
        }
        Self::from_cells(rows.len(), width, &cells)
    }

    /// A grid that starts as zeros and that `write` fills in; `None` when it would have no cell.
    #[inline]
    pub fn build(height: usize, width: usize, write: impl FnOnce(&mut [i8])) -> Option<Grid> {
        let area = height.checked_mul(width)?;
        let dims = Self::dims(height, width)?;
        if area == 0 {
            return None;
        }
        let block = match BLANK.get(..area) {
            Some(blank) => ThinArc::from_header_and_slice(dims, blank),
            None => ThinArc::from_header_and_slice(dims, &vec![0; area]),
        };
        let mut grid = Grid(block);
        grid.write(write);
        Some(grid)
    }

    /// A grid of one colour; `None` when it would have no cell.
    pub fn filled(height: usize, width: usize, colour: i8) -> Option<Grid> {
        Self::build(height, width, |cells| cells.fill(colour))
    }

    /// A copy of this grid, changed by `write`.
    #[inline]
    #[must_use]
    pub fn edit(&self, write: impl FnOnce(&mut [i8])) -> Grid {
        let mut copy = Grid(ThinArc::from_header_and_slice(self.0.header.header, self.cells()));
        copy.write(write);
        copy
    }

    /// Writes into a block that nobody else holds yet.
    #[inline]
    fn write(&mut self, write: impl FnOnce(&mut [i8])) {
        self.0.with_arc_mut(|block| {
            if let Some(unique) = Arc::get_mut(block) {
                write(unique.slice_mut());
            }
        });
    }

    #[inline]
    fn dims(height: usize, width: usize) -> Option<Dims> {
        let (height, width) = (u32::try_from(height).ok()?, u32::try_from(width).ok()?);
        Some(Dims(u64::from(height) << 32 | u64::from(width)))
    }

    /// Number of rows, at least one.
    #[inline]
    pub fn height(&self) -> usize {
        (self.0.header.header.0 >> 32) as usize
    }

    /// Number of columns, at least one.
    #[inline]
    pub fn width(&self) -> usize {
        self.0.header.header.0 as u32 as usize
    }

    /// All cells, row by row.
    #[inline]
    pub fn cells(&self) -> &[i8] {
        &self.0.slice
    }

    /// The rows from top to bottom.
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = &[i8]> + ExactSizeIterator {
        self.cells().chunks_exact(self.width())
    }

    /// The colour at a place, `None` outside.
    pub fn get(&self, row: usize, column: usize) -> Option<i8> {
        (column < self.width()).then(|| self.cells().get(row * self.width() + column).copied()).flatten()
    }
}

impl PartialEq for Grid {
    fn eq(&self, other: &Grid) -> bool {
        self.0.header.header == other.0.header.header && self.cells() == other.cells()
    }
}

impl Eq for Grid {}

impl Ord for Grid {
    /// The order of tuples of tuples: row by row, and a proper prefix first.
    fn cmp(&self, other: &Grid) -> Ordering {
        if self.width() == other.width() {
            // Equal widths: rows compare like one long row, and fewer rows come first.
            return self.cells().cmp(other.cells());
        }
        // Different widths: the first rows differ, so they decide.
        self.cells()[..self.width()].cmp(&other.cells()[..other.width()])
    }
}

impl PartialOrd for Grid {
    fn partial_cmp(&self, other: &Grid) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl std::hash::Hash for Grid {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.height().hash(state);
        self.cells().hash(state);
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.rows()).finish()
    }
}
