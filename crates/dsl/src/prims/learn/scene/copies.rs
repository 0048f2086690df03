//! Copies: an object drawn wherever cells of its other colours are found again, turned and scaled.
//!
//! The cells of an object that are not of its commonest colour are its *marks*. Where marks of the same colours lie elsewhere in the
//! same way, maybe turned, mirrored and scaled up, and there is ground where its other cells would be, these are drawn. A single
//! mark does not tell a turn: then it is given.

use super::mask::Mask;
use super::object::{Object, Turn};
use super::segment::Scene;

/// How many marks an object has that is copied, and how many other cells it has at the most.
const MARKS: std::ops::RangeInclusive<i32> = 1..=12;
const LARGEST: i32 = 60;
/// The largest scale.
const SCALE: i32 = 4;
/// What looking for the copies of an object of several colours is charged.
pub(super) const COPIES: u64 = 300;

impl Scene {
    /// The cells of the copies of an object without their marks, in one turn if there is a single mark. Where there are none, what
    /// lies outside of the box of its other cells only touches it, and is no mark.
    pub(super) fn copies(&self, at: usize, turn: Turn) -> Mask {
        let object = &self.objects[at];
        let Some(((_, body), marks)) = object.colours.split_first() else { return Mask::EMPTY };
        let drawn = self.copies_by(object, body, marks, turn);
        let Some((top, bottom, left, right)) = body.bounds().filter(|_| drawn.is_empty()) else {
            return drawn;
        };
        let span = Mask::boxed(top, left, bottom, right);
        let within: Vec<(i8, Mask)> = marks.iter().map(|(colour, mask)| (*colour, *mask & span)).collect();
        if within == marks || within.iter().any(|(_, mask)| mask.is_empty()) {
            return drawn;
        }
        self.copies_by(object, body, &within, turn)
    }

    /// The same by some marks.
    fn copies_by(&self, object: &Object, body: &Mask, marks: &[(i8, Mask)], turn: Turn) -> Mask {
        let count: i32 = marks.iter().map(|(_, mask)| mask.count()).sum();
        if !MARKS.contains(&count) || body.count() > LARGEST {
            return Mask::EMPTY;
        }
        let elsewhere = |colour: i8| self.of_colour[colour.clamp(0, 9) as usize].without(&object.cells);
        let marks: Vec<(Mask, Mask)> =
            marks.iter().map(|&(colour, mask)| (mask, elsewhere(colour))).collect();
        if marks.iter().any(|(mask, found)| found.count() < mask.count()) {
            return Mask::EMPTY;
        }
        // The colours are sorted by how common they are: of the last there are fewest places to try.
        let Some((first, found)) = marks.last().and_then(|(mask, found)| Some((mask.first()?, found))) else {
            return Mask::EMPTY;
        };
        let sides = (object.height(), object.width());
        let turns = if count == 1 { &[turn] } else { &Turn::ALL[..] };
        let (mut drawn, mut taken) = (Mask::EMPTY, Mask::EMPTY);
        for scale in 1..=SCALE {
            for turn in turns {
                let corner = |(row, column): (i32, i32)| {
                    let (row, column) = turn.place(sides, (row - object.top, column - object.left));
                    (scale * row, scale * column)
                };
                let from = corner(first);
                for (row, column) in found.without(&taken).cells() {
                    let (down, right) = (row - from.0, column - from.1);
                    let put = |mask: &Mask| {
                        let mut put = Mask::EMPTY;
                        for (row, column) in mask.cells().map(corner) {
                            let (top, left) = (row + down, column + right);
                            put |= Mask::boxed(top, left, top + scale - 1, left + scale - 1);
                        }
                        put & self.full
                    };
                    let area = scale * scale;
                    // Marks end where those that are found do.
                    let is_there = |(mask, found): &(Mask, Mask)| {
                        let put = put(mask);
                        let whole = put.count() == area * mask.count();
                        whole && !put.meets(&taken) && put.grown(false) & *found == put
                    };
                    if !marks.iter().all(is_there) {
                        continue;
                    }
                    let copy = put(body);
                    if copy.is_within(&self.free) {
                        drawn |= copy;
                        marks.iter().for_each(|(mask, _)| taken |= put(mask));
                    }
                }
            }
        }
        drawn
    }
}
