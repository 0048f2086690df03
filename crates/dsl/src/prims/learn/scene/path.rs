//! Paths: what an object is as a line, or as a pattern that goes on in a direction.

use super::mask::Mask;
use super::object::{Object, STRAIGHT};

impl Object {
    /// How many of its cells have one neighbour, and how many have two around the corner; -1 where some have more, so that it is no
    /// path.
    pub(super) fn path(&self) -> (i32, i32) {
        let [above, below, left, right] = STRAIGHT.map(|(down, right)| self.cells.shifted(down, right));
        let (down, across) = (above & below, left & right);
        let (upright, level) = (above | below, left | right);
        let ends =
            (upright.without(&level).without(&down) | level.without(&upright).without(&across)) & self.cells;
        let bends = (upright & level).without(&down).without(&across) & self.cells;
        let branches = ((down & level) | (across & upright)) & self.cells;
        (ends.count(), if branches.is_empty() { bends.count() } else { -1 })
    }

    /// The same cells with their colours in reverse order along the path that they are; none if they are no path with two ends.
    pub(super) fn reversed(&self) -> Option<Vec<(i8, Mask)>> {
        let (ends, bends) = self.path();
        if (ends, self.colours.len() > 1) != (2, true) || bends < 0 {
            return None;
        }
        let is_end = |&(row, column): &(i32, i32)| {
            let beside = Mask::cell(row, column).grown(false) & self.cells;
            beside.count() == 2
        };
        let mut last = {
            let (row, column) = self.cells.cells().find(is_end)?;
            Mask::cell(row, column)
        };
        let (mut left, mut cells) = (self.cells, Vec::with_capacity(self.size as usize));
        while let Some(cell) = (last & left).first() {
            cells.push(cell);
            left = left.without(&last);
            last = last.grown(false) & left;
        }
        if !left.is_empty() {
            return None;
        }
        let exchanged = self.colours.iter().map(|(colour, mask)| {
            let mut there = Mask::EMPTY;
            let own = cells.iter().zip(cells.iter().rev()).filter(|(from, _)| mask.has(from.0, from.1));
            own.for_each(|(_, to)| there.set(to.0, to.1));
            (*colour, there)
        });
        Some(exchanged.collect())
    }

    /// The least step in a direction by which it goes on as it is: moved by that it agrees with itself wherever the boxes
    /// overlap, which is at least as far as the step.
    pub(super) fn period(&self, (down, right): (i32, i32)) -> Option<(i32, i32)> {
        let whole = self.whole_box();
        let most = match (down, right) {
            (0, _) => self.width() / 2,
            (_, 0) => self.height() / 2,
            _ => self.width().min(self.height()) / 2,
        };
        (1..=most).map(|steps| (steps * down, steps * right)).find(|&(down, right)| {
            let common = whole & whole.shifted(down, right);
            let agrees = |mask: &Mask| mask.shifted(down, right) & common == *mask & common;
            self.colours.iter().all(|(_, mask)| agrees(mask))
        })
    }

    /// How many of its cells follow each other in one of some directions, at the most.
    pub(super) fn longest(&self, ways: [(i32, i32); 2]) -> i32 {
        let run = |(down, right): (i32, i32)| {
            let (mut cells, mut length) = (self.cells, 0);
            while !cells.is_empty() {
                cells = cells & cells.shifted(down, right);
                length += 1;
            }
            length
        };
        ways.into_iter().map(run).max().unwrap_or(0)
    }
}
