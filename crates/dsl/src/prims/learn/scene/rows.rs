//! Sets of rows: the objects of all demos, as bits.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// The most rows.
pub(super) const MOST_ROWS: usize = 256;

/// A set of rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Rows([u64; MOST_ROWS / 64]);

impl Rows {
    /// One row.
    pub(super) fn of(row: usize) -> Rows {
        let mut rows = Rows::default();
        rows.add(row);
        rows
    }

    /// The first so many rows.
    pub(super) fn first(count: usize) -> Rows {
        let mut rows = Rows::default();
        (0..count).for_each(|row| rows.add(row));
        rows
    }

    /// Adds a row if something holds of it.
    pub(super) fn put(&mut self, row: usize, holds: bool) {
        self.0[row / 64] |= u64::from(holds) << (row % 64);
    }

    pub(super) fn add(&mut self, row: usize) {
        self.0[row / 64] |= 1 << (row % 64);
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; MOST_ROWS / 64]
    }

    pub(super) fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether they are equal, without the call that comparing arrays comes to: for long searches.
    pub(super) fn same(self, other: Rows) -> bool {
        self.0.iter().zip(other.0).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
    }

    /// Whether some row is in both.
    pub(super) fn meets(self, other: Rows) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }

    /// Whether every row is in the other one, too.
    pub(super) fn is_within(self, other: Rows) -> bool {
        self.0.iter().zip(other.0).all(|(a, b)| a & !b == 0)
    }

    /// The rows one after the other.
    pub(super) fn numbers(self) -> Vec<u8> {
        self.iter().map(|row| row as u8).collect()
    }

    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        (0..).zip(self.0).flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                word &= word.wrapping_sub(1);
                (bit < 64).then_some(64 * at + bit)
            })
        })
    }
}

impl BitAnd for Rows {
    type Output = Rows;

    fn bitand(mut self, other: Rows) -> Rows {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= b);
        self
    }
}

impl BitOr for Rows {
    type Output = Rows;

    fn bitor(mut self, other: Rows) -> Rows {
        self |= other;
        self
    }
}

impl BitOrAssign for Rows {
    fn bitor_assign(&mut self, other: Rows) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
    }
}

impl Not for Rows {
    type Output = Rows;

    fn not(mut self) -> Rows {
        self.0.iter_mut().for_each(|word| *word = !*word);
        self
    }
}
