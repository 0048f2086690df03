//! Colours as indices.
//!
//! A task holds colours 0 to 9; programs use other numbers as marks. Tables that count or tell colours have a slot for
//! each of the ten, and one for all that is no colour of a task, -1 as well as 10 and above.

/// How many colours a task can hold: 0 to 9.
pub const COLOURS: usize = 10;

/// How many slots a table of colours has.
pub const SLOTS: usize = COLOURS + 1;

/// The slot of what is no colour of a task.
const OTHERS: usize = COLOURS;

/// Whether a cell is a colour of a task.
#[inline]
pub fn is_colour(cell: i8) -> bool {
    (0..COLOURS as i8).contains(&cell)
}

/// The slot of a cell: its own if it is a colour of a task, else the last.
#[inline]
pub fn slot(cell: i8) -> usize {
    if is_colour(cell) { cell.cast_unsigned().into() } else { OTHERS }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_colours_have_slots_of_their_own() {
        for cell in i8::MIN..=i8::MAX {
            let own = (0..=9).contains(&cell);
            assert_eq!(is_colour(cell), own);
            assert_eq!(slot(cell), if own { cell as usize } else { 10 }, "{cell}");
            assert!(slot(cell) < SLOTS);
        }
    }
}
