//! Objects: the rows of a scene, and what can be said of one without looking at the others.

use std::cmp::{Ordering, Reverse};
use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::mask::Mask;

/// The eight turns and mirrors of a shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Turn {
    Not,
    Half,
    LeftRight,
    TopBottom,
    Diagonal,
    Quarter,
    ThreeQuarters,
    OtherDiagonal,
}

impl Turn {
    pub(super) const ALL: [Turn; 8] = [
        Turn::Not,
        Turn::Half,
        Turn::LeftRight,
        Turn::TopBottom,
        Turn::Diagonal,
        Turn::Quarter,
        Turn::ThreeQuarters,
        Turn::OtherDiagonal,
    ];

    /// Where a cell of a box of this height and width goes.
    pub(super) fn place(self, (height, width): (i32, i32), (row, column): (i32, i32)) -> (i32, i32) {
        let (up, back) = (height - 1 - row, width - 1 - column);
        match self {
            Turn::Not => (row, column),
            Turn::Half => (up, back),
            Turn::LeftRight => (row, back),
            Turn::TopBottom => (up, column),
            Turn::Diagonal => (column, row),
            Turn::Quarter => (column, up),
            Turn::ThreeQuarters => (back, row),
            Turn::OtherDiagonal => (back, up),
        }
    }

    /// A mask whose box has its corner at the origin, turned.
    pub(super) fn turned(self, mask: &Mask, sides: (i32, i32)) -> Mask {
        let mut turned = Mask::EMPTY;
        for cell in mask.cells() {
            let (row, column) = self.place(sides, cell);
            turned.set(row, column);
        }
        turned
    }
}

/// Cells that belong together.
#[derive(Clone, Debug)]
pub(super) struct Object {
    pub(super) cells: Mask,
    /// Its colours, the commonest first, of equals the one that comes first in reading order.
    pub(super) colours: Vec<(i8, Mask)>,
    pub(super) top: i32,
    pub(super) left: i32,
    pub(super) bottom: i32,
    pub(super) right: i32,
    /// How many cells it has.
    pub(super) size: i32,
    /// Ground that it encloses: how many parts, and which cells.
    pub(super) holes: i32,
    pub(super) inner: Mask,
    /// Digests of the shape: as it is, in its simplest turn, scaled down, with colours; of the cells that it encloses.
    pub(super) shape: u64,
    pub(super) form: u64,
    pub(super) reduced: u64,
    pub(super) picture: u64,
    pub(super) inner_shape: u64,
    /// How many times it can be scaled down.
    pub(super) scale: i32,
    /// Whether it is its own mirror image: left to right, top to bottom, at a diagonal.
    pub(super) mirrors: [bool; 3],
}

fn digest(value: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A mask with its box in the corner.
fn in_corner(mask: &Mask) -> Mask {
    mask.bounds().map_or(Mask::EMPTY, |(top, _, left, _)| mask.shifted(-top, -left))
}

impl Object {
    /// The object of some cells, at least one, in the colours of a grid; `None` without cells.
    pub(super) fn new(cells: Mask, colour_at: impl Fn(i32, i32) -> i8) -> Option<Object> {
        let (top, bottom, left, right) = cells.bounds()?;
        let mut colours: Vec<(i8, Mask)> = Vec::new();
        for (row, column) in cells.cells() {
            let colour = colour_at(row, column);
            let at = colours.iter().position(|(other, _)| *other == colour).unwrap_or_else(|| {
                colours.push((colour, Mask::EMPTY));
                colours.len() - 1
            });
            colours[at].1.set(row, column);
        }
        colours.sort_by_key(|(_, mask)| Reverse(mask.count()));
        let size = cells.count();
        let sides = (bottom - top + 1, right - left + 1);
        let shape = cells.shifted(-top, -left);
        let images = Turn::ALL.map(|turn| turn.turned(&shape, sides));
        let form = images.iter().map(digest).min().unwrap_or(0);
        let (holes, inner) = enclosed(&cells, (top, left, bottom, right));
        let (reduced, scale) = reduced(&shape, sides, size);
        let picture: Vec<(i8, Mask)> =
            colours.iter().map(|(colour, mask)| (*colour, mask.shifted(-top, -left))).collect();
        let square = sides.0 == sides.1;
        let is = |at: usize| images[at] == shape;
        Some(Object {
            cells,
            colours,
            top,
            left,
            bottom,
            right,
            size,
            holes,
            inner,
            shape: digest(shape),
            form,
            reduced,
            picture: digest(picture),
            inner_shape: digest(in_corner(&inner)),
            scale,
            mirrors: [is(2), is(3), square && (is(4) || is(7))],
        })
    }

    pub(super) fn height(&self) -> i32 {
        self.bottom - self.top + 1
    }

    pub(super) fn width(&self) -> i32 {
        self.right - self.left + 1
    }

    pub(super) fn area(&self) -> i32 {
        self.height() * self.width()
    }

    /// Its commonest colour.
    pub(super) fn colour(&self) -> i8 {
        self.colours.first().map_or(0, |(colour, _)| *colour)
    }

    /// Its rarest colour.
    pub(super) fn rarest(&self) -> i8 {
        self.colours.last().map_or(0, |(colour, _)| *colour)
    }

    /// Its cells of a colour.
    pub(super) fn part(&self, colour: i8) -> Option<&Mask> {
        self.colours.iter().find(|(other, _)| *other == colour).map(|(_, mask)| mask)
    }

    /// Twice the row and the column of its middle.
    pub(super) fn middle(&self) -> (i32, i32) {
        (self.top + self.bottom, self.left + self.right)
    }

    pub(super) fn is_rectangle(&self) -> bool {
        self.size == self.area()
    }

    /// Whether it is the rim of its box, and nothing else.
    pub(super) fn is_frame(&self) -> bool {
        let inside = (self.height() - 2).max(0) * (self.width() - 2).max(0);
        inside > 0 && self.inner.count() == inside && self.size == self.area() - inside
    }

    /// Its box.
    pub(super) fn whole_box(&self) -> Mask {
        self.inset(0)
    }

    /// Its box, so many cells smaller on each side.
    pub(super) fn inset(&self, by: i32) -> Mask {
        Mask::boxed(self.top + by, self.left + by, self.bottom - by, self.right - by)
    }

    /// Whether the box of another lies in its own.
    pub(super) fn surrounds(&self, other: &Object) -> bool {
        self.top <= other.top
            && self.bottom >= other.bottom
            && self.left <= other.left
            && self.right >= other.right
    }

    pub(super) fn shares_rows(&self, other: &Object) -> bool {
        self.top <= other.bottom && self.bottom >= other.top
    }

    pub(super) fn shares_columns(&self, other: &Object) -> bool {
        self.left <= other.right && self.right >= other.left
    }

    /// The two ways along its longer side, or along the diagonal that it is, and the two across that, as bits; none if it is as
    /// high as wide, and no diagonal.
    pub(super) fn along(&self) -> Option<(u8, u8)> {
        const DOWN: u8 = 0b0000_0011;
        const ACROSS: u8 = 0b0000_1100;
        const MAIN: u8 = 0b1001_0000;
        const OTHER: u8 = 0b0110_0000;
        let (height, width) = (self.height(), self.width());
        match height.cmp(&width) {
            Ordering::Greater => Some((DOWN, ACROSS)),
            Ordering::Less => Some((ACROSS, DOWN)),
            Ordering::Equal if self.size != height || height == 1 => None,
            Ordering::Equal => {
                let is_on = |step: i32, from: i32| {
                    (0..height).all(|by| self.cells.has(self.top + by, from + step * by))
                };
                if is_on(1, self.left) {
                    Some((MAIN, OTHER))
                } else {
                    is_on(-1, self.right).then_some((OTHER, MAIN))
                }
            }
        }
    }

    /// How far away the box of another is: twice the cells between, and one more if it lies diagonally.
    pub(super) fn gap(&self, other: &Object) -> i32 {
        let down = (self.top - other.bottom - 1).max(other.top - self.bottom - 1);
        let across = (self.left - other.right - 1).max(other.left - self.right - 1);
        2 * (down.max(0) + across.max(0)) + i32::from(down >= 0 && across >= 0)
    }

    /// Its cells scaled up, with the corner of the box there.
    pub(super) fn scaled(&self, scale: i32, (top, left): (i32, i32)) -> Vec<(i8, Mask)> {
        let scaled = |(colour, mask): &(i8, Mask)| {
            if scale == 1 {
                return (*colour, mask.shifted(top - self.top, left - self.left));
            }
            let mut cells = Mask::EMPTY;
            for (row, column) in mask.cells() {
                let (row, column) = (top + scale * (row - self.top), left + scale * (column - self.left));
                cells |= Mask::boxed(row, column, row + scale - 1, column + scale - 1);
            }
            (*colour, cells)
        };
        self.colours.iter().map(scaled).collect()
    }

    /// Its cells scaled up with the corner of the box there, each colour exchanged for the one that another object has there;
    /// none unless all cells of that lie on it, and the exchange is one to one.
    pub(super) fn in_colours_of(
        &self,
        other: &Object,
        scale: i32,
        corner: (i32, i32),
    ) -> Option<Vec<(i8, Mask)>> {
        let scaled = self.scaled(scale, corner);
        if !other.cells.is_within(&scaled.iter().fold(Mask::EMPTY, |all, (_, mask)| all | *mask)) {
            return None;
        }
        let mut parts: Vec<(i8, Mask)> = Vec::with_capacity(self.colours.len());
        for (_, mask) in scaled {
            let mut theirs = other.colours.iter().filter(|(_, part)| part.meets(&mask));
            let (Some((colour, _)), None) = (theirs.next(), theirs.next()) else { return None };
            if parts.iter().any(|(known, _)| known == colour) {
                return None;
            }
            parts.push((*colour, mask));
        }
        Some(parts)
    }

    /// The direction in which another lies; where the boxes overlap, the one straight way in which they touch.
    pub(super) fn way_to(&self, other: &Object) -> (i32, i32) {
        let step = self.towards(other);
        if step != (0, 0) {
            return step;
        }
        let touches = |&(down, right): &(i32, i32)| self.cells.shifted(down, right).meets(&other.cells);
        let mut ways = STRAIGHT.into_iter().filter(touches);
        ways.next().filter(|_| ways.next().is_none()).unwrap_or((0, 0))
    }

    /// Whether it has all cells of the rim of its box, which is more than a line.
    pub(super) fn has_rim(&self) -> bool {
        let rim = self.whole_box().without(&self.inset(1));
        self.height().min(self.width()) > 1 && rim.is_within(&self.cells)
    }

    /// The direction in which another lies: down and right as -1, 0 or 1.
    pub(super) fn towards(&self, other: &Object) -> (i32, i32) {
        let down = i32::from(other.top > self.bottom) - i32::from(other.bottom < self.top);
        let right = i32::from(other.left > self.right) - i32::from(other.right < self.left);
        (down, right)
    }
}

/// The four straight steps.
pub(super) const STRAIGHT: [(i32, i32); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

/// How many connected parts of other cells are enclosed, and these cells.
fn enclosed(cells: &Mask, (top, left, bottom, right): (i32, i32, i32, i32)) -> (i32, Mask) {
    if bottom - top < 2 || right - left < 2 {
        return (0, Mask::EMPTY);
    }
    let free = Mask::boxed(top, left, bottom, right).without(cells);
    let inside = Mask::boxed(top + 1, left + 1, bottom - 1, right - 1);
    let mut inner = free.without(&flooded(free.without(&inside), &free));
    let all = inner;
    let mut parts = 0;
    while let Some((row, column)) = inner.first() {
        inner = inner.without(&flooded(Mask::cell(row, column), &inner));
        parts += 1;
    }
    (parts, all)
}

/// What can be reached from some cells by straight steps.
pub(super) fn flooded(from: Mask, within: &Mask) -> Mask {
    let mut reached = from;
    loop {
        let next = reached.grown(false) & *within;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// The shape scaled down as far as it goes, and how far that is.
fn reduced(shape: &Mask, (height, width): (i32, i32), size: i32) -> (u64, i32) {
    for by in (2..=height.min(width)).rev() {
        if height % by != 0 || width % by != 0 || size % (by * by) != 0 {
            continue;
        }
        let mut small = Mask::EMPTY;
        shape.cells().for_each(|(row, column)| small.set(row / by, column / by));
        if small.count() * by * by == size {
            return (digest(small), by);
        }
    }
    (digest(shape), 1)
}
