//! Cell sets: locations, with or without a colour, packed into 32 bits each and kept sorted.
//!
//! A packed cell is `colour | row | column` in 8, 12 and 12 bits, each biased so that the order of the bits is the
//! order of the numbers. So a sorted slice of packed cells *is* the canonical order of the set (colour, then row,
//! then column), shifting a set adds one constant to every element, and the sets of objects that dominate ARC
//! programs compare like byte strings. Locations use the colour field 0 throughout.
//!
//! Which of the two a set is (locations or cells) is not stored here: the value type has a variant for each.

use std::cmp::Ordering;
use std::fmt;

use triomphe::ThinArc;

/// The smallest row or column that fits a packed cell.
pub const MIN_COORD: i32 = -2048;
/// The largest row or column that fits a packed cell.
pub const MAX_COORD: i32 = 2047;

const COORD_BITS: u32 = 12;
const COORD_MASK: u32 = (1 << COORD_BITS) - 1;
const COLOUR_SHIFT: u32 = 2 * COORD_BITS;
const COLOUR_BIAS: i32 = 128;

/// Bits of a packed cell that hold its location.
pub const LOCATION_MASK: u32 = (1 << COLOUR_SHIFT) - 1;

/// Whether a row or column fits a packed cell.
#[inline]
pub fn fits(coord: i64) -> bool {
    (i64::from(MIN_COORD)..=i64::from(MAX_COORD)).contains(&coord)
}

/// Packs a location whose coordinates fit.
#[inline]
pub fn pack(row: i32, column: i32) -> u32 {
    debug_assert!(fits(i64::from(row)) && fits(i64::from(column)));
    (((row - MIN_COORD) as u32) << COORD_BITS) | ((column - MIN_COORD) as u32)
}

/// The bits that a colour adds to a packed location.
#[inline]
pub fn colour_bits(colour: i8) -> u32 {
    ((i32::from(colour) + COLOUR_BIAS) as u32) << COLOUR_SHIFT
}

/// Packs a cell whose coordinates fit.
#[inline]
pub fn pack_cell(colour: i8, row: i32, column: i32) -> u32 {
    colour_bits(colour) | pack(row, column)
}

/// The row of a packed cell or location.
#[inline]
pub fn row_of(packed: u32) -> i32 {
    ((packed >> COORD_BITS) & COORD_MASK) as i32 + MIN_COORD
}

/// The column of a packed cell or location.
#[inline]
pub fn column_of(packed: u32) -> i32 {
    (packed & COORD_MASK) as i32 + MIN_COORD
}

/// The colour of a packed cell (meaningless for a location).
#[inline]
pub fn colour_of(packed: u32) -> i8 {
    ((packed >> COLOUR_SHIFT) as i32 - COLOUR_BIAS) as i8
}

/// What to add (wrapping) to a packed cell to move it; right as long as the moved coordinates fit.
#[inline]
pub const fn offset_bits(rows: i32, columns: i32) -> u32 {
    ((rows << COORD_BITS) as u32).wrapping_add(columns as u32)
}

/// A non-empty set of packed cells or locations: ascending, without repeats, shared.
#[derive(Clone)]
pub struct Cells(ThinArc<(), u32>);

impl Cells {
    /// The set of these packed cells, which must be strictly ascending; `None` when there are none.
    #[inline]
    pub fn from_sorted(cells: &[u32]) -> Option<Cells> {
        debug_assert!(cells.is_sorted_by(|a, b| a < b), "cells must be strictly ascending");
        if cells.is_empty() {
            return None;
        }
        Some(Cells(ThinArc::from_header_and_slice((), cells)))
    }

    /// Sorts the buffer, drops repeats, and makes the set; `None` when there are none.
    pub fn from_unsorted(cells: &mut Vec<u32>) -> Option<Cells> {
        if !cells.is_sorted_by(|a, b| a < b) {
            cells.sort_unstable();
            cells.dedup();
        }
        Self::from_sorted(cells)
    }

    /// The packed cells in ascending order, at least one.
    #[inline]
    pub fn as_slice(&self) -> &[u32] {
        &self.0.slice
    }

    /// Whether both are the same block of memory (then they are equal).
    #[inline]
    pub fn same_block(&self, other: &Cells) -> bool {
        std::ptr::eq(self.as_slice(), other.as_slice())
    }
}

impl PartialEq for Cells {
    fn eq(&self, other: &Cells) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Cells {}

impl Ord for Cells {
    fn cmp(&self, other: &Cells) -> Ordering {
        self.as_slice().cmp(other.as_slice())
    }
}

impl PartialOrd for Cells {
    fn partial_cmp(&self, other: &Cells) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl std::hash::Hash for Cells {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.as_slice().iter().map(|&c| (colour_of(c), row_of(c), column_of(c))))
            .finish()
    }
}
