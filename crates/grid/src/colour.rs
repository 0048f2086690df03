//! Colours as indices of small tables.

/// The colours of a task: 0 to 9.
pub const COLOURS: usize = 10;
/// Slots for cells: one for each colour, and one for whatever is none.
pub const SLOTS: usize = COLOURS + 1;

/// The slot of a cell. What is no colour of a task, such as the -1 of "outside", has the last one.
#[inline]
pub fn slot(cell: i8) -> usize {
    usize::from(cell.cast_unsigned()).min(COLOURS)
}
