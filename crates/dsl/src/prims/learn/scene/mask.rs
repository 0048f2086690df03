//! Cells of a grid as bits: a word for each row, the leftmost cell in the lowest bit.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign};

/// The longest side of a grid that is looked at as a scene: no task has a longer one.
pub(super) const SIDE: usize = 32;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Mask([u32; SIDE]);

impl Mask {
    /// No cell.
    pub(super) const EMPTY: Mask = Mask([0; SIDE]);

    /// The cells of a box, all sides inclusive, as far as they are on the board.
    pub(super) fn boxed(top: i32, left: i32, bottom: i32, right: i32) -> Mask {
        let mut mask = Mask::EMPTY;
        let (top, left) = (top.max(0), left.max(0));
        let (bottom, right) = (bottom.min(SIDE as i32 - 1), right.min(SIDE as i32 - 1));
        if top > bottom || left > right {
            return mask;
        }
        let row = (u32::MAX << left) & (u32::MAX >> (SIDE as i32 - 1 - right));
        mask.0[top as usize..=bottom as usize].fill(row);
        mask
    }

    /// One cell, if it is on the board.
    pub(super) fn cell(row: i32, column: i32) -> Mask {
        Mask::boxed(row, column, row, column)
    }

    /// Adds a cell; what is off the board is not added.
    pub(super) fn set(&mut self, row: i32, column: i32) {
        if (0..SIDE as i32).contains(&row) && (0..SIDE as i32).contains(&column) {
            self.0[row as usize] |= 1 << column;
        }
    }

    /// Whether a cell is in it.
    pub(super) fn has(&self, row: i32, column: i32) -> bool {
        (0..SIDE as i32).contains(&row)
            && (0..SIDE as i32).contains(&column)
            && self.0[row as usize] >> column & 1 == 1
    }

    /// The first rows as words.
    #[inline]
    pub(super) fn rows(&self, height: usize) -> &[u32] {
        &self.0[..height.min(SIDE)]
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    pub(super) fn count(&self) -> i32 {
        self.0.iter().map(|row| row.count_ones() as i32).sum()
    }

    /// Whether some cell is in both.
    #[inline]
    pub(super) fn meets(&self, other: &Mask) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | (a & b)) != 0
    }

    /// Whether every cell is in the other one, too.
    #[inline]
    pub(super) fn is_within(&self, other: &Mask) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | (a & !b)) == 0
    }

    /// The cells that are not in the other one.
    #[inline]
    pub(super) fn without(&self, other: &Mask) -> Mask {
        let mut mask = *self;
        mask.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= !b);
        mask
    }

    /// The cells moved; what leaves the board is gone.
    pub(super) fn shifted(&self, down: i32, right: i32) -> Mask {
        let mut mask = Mask::EMPTY;
        if down.unsigned_abs() as usize >= SIDE || right.unsigned_abs() as usize >= SIDE {
            return mask;
        }
        let steps = down.unsigned_abs() as usize;
        let (to, from) = if down >= 0 {
            (&mut mask.0[steps..], &self.0[..SIDE - steps])
        } else {
            (&mut mask.0[..SIDE - steps], &self.0[steps..])
        };
        for (to, from) in to.iter_mut().zip(from) {
            *to = if right >= 0 { from << right } else { from >> -right };
        }
        mask
    }

    /// All cells that these pass on their way over open ones in a direction, without themselves, in the first rows.
    pub(super) fn swept(&self, down: i32, right: i32, open: &Mask, height: usize) -> Mask {
        let mut passed = Mask::EMPTY;
        let aside = |row: u32| match right {
            0 => row,
            1 => row << 1,
            _ => row >> 1,
        };
        if down != 0 {
            let mut before = 0;
            for step in 0..height.min(SIDE) {
                let at = if down > 0 { step } else { height - 1 - step };
                passed.0[at] = aside(before) & open.0[at];
                before = passed.0[at] | self.0[at];
            }
            return passed;
        }
        for (at, &row) in self.rows(height).iter().enumerate().filter(|(_, row)| **row != 0) {
            // In steps of 1, 2, 4, ...: what is reached, and from where a way of so many steps is open.
            let (mut reached, mut way) = (row, open.0[at]);
            for steps in [1, 2, 4, 8, 16] {
                let (from, further) = if right > 0 {
                    (reached << steps, way << steps)
                } else {
                    (reached >> steps, way >> steps)
                };
                reached |= way & from;
                way &= further;
            }
            passed.0[at] = aside(reached) & open.0[at];
        }
        passed
    }

    /// The cells and their neighbours, diagonally, too, if asked.
    pub(super) fn grown(&self, diagonal: bool) -> Mask {
        let mut wide = *self;
        wide.0.iter_mut().for_each(|row| *row |= (*row << 1) | (*row >> 1));
        let upright = if diagonal { wide } else { *self };
        wide | upright.shifted(1, 0) | upright.shifted(-1, 0)
    }

    /// The first cell, in reading order.
    #[inline]
    pub(super) fn first(&self) -> Option<(i32, i32)> {
        let row = self.0.iter().position(|&row| row != 0)?;
        Some((row as i32, self.0[row].trailing_zeros() as i32))
    }

    /// The cells, in reading order.
    pub(super) fn cells(&self) -> impl Iterator<Item = (i32, i32)> + '_ {
        (0..).zip(&self.0).flat_map(|(row, &bits)| {
            let mut bits = bits;
            std::iter::from_fn(move || {
                let column = bits.trailing_zeros() as i32;
                bits &= bits.wrapping_sub(1);
                (column < 32).then_some((row, column))
            })
        })
    }

    /// First and last row, first and last column.
    pub(super) fn bounds(&self) -> Option<(i32, i32, i32, i32)> {
        let (top, _) = self.first()?;
        let bottom = self.0.iter().rposition(|&row| row != 0)? as i32;
        let all = self.0.iter().fold(0, |all, row| all | row);
        Some((top, bottom, all.trailing_zeros() as i32, 31 - all.leading_zeros() as i32))
    }
}

impl BitAnd for Mask {
    type Output = Mask;

    #[inline]
    fn bitand(mut self, other: Mask) -> Mask {
        self &= other;
        self
    }
}

impl BitAndAssign for Mask {
    #[inline]
    fn bitand_assign(&mut self, other: Mask) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
    }
}

impl BitOr for Mask {
    type Output = Mask;

    #[inline]
    fn bitor(mut self, other: Mask) -> Mask {
        self |= other;
        self
    }
}

impl BitOrAssign for Mask {
    #[inline]
    fn bitor_assign(&mut self, other: Mask) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }
}
