//! Figures: cells that are told by one object alone, by its own cells and by its box.

use super::mask::{Mask, SIDE};
use super::object::{Object, flooded};
use super::segment::Scene;

/// A figure of an object alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Figure {
    Own,
    Box,
    Holes,
    InsideOfBox,
    Ring,
    BoxRim,
    Halo,
    StraightHalo,
    Corners,
    RingSides,
    BoxCorners,
    NotBoxCorners,
    Rows,
    Columns,
    Cross,
    Inside8,
    Inside4,
    Rim8,
    Middle,
    MiddleRow,
    MiddleColumn,
    MiddleCross,
    OwnMiddleRow,
    OwnMiddleColumn,
    UpperHalf,
    LowerHalf,
    LeftHalf,
    RightHalf,
    TopSide,
    BottomSide,
    LeftSide,
    RightSide,
    InnerFrame1,
    InnerFrame2,
    Gap,
    Rarest,
    Main,
    Gaps,
    Backing,
    /// Its box, so many cells smaller on each side, or larger.
    BoxBy(i8),
    /// The ring around its box, so many cells away.
    RingAt(u8),
    /// The cells around its box that are next to those at its corners.
    BesideCorners,
    /// The ring around the middle of the grid that it lies on.
    CentreRing,
    /// The ground that can be reached from it by straight steps.
    Flood,
    /// Squares as large as its cells, outside, at those corners of its box where it has none.
    OpenCorners,
    /// The ring around its box, half as thick as the longer side.
    HalfRing,
    /// The rims of larger and larger boxes about its middle, each half its size more.
    Waves,
    /// Every second ring around its box, from so many cells away.
    Rings(u8),
    /// Every second frame inside of its box, from so many cells within.
    Frames(u8),
    /// Its cells of every second row, of every second column, and as on a checkerboard, beginning with the first or the second.
    SecondRows(bool),
    SecondColumns(bool),
    Checks(bool),
    /// Its cells on the diagonals of its box, which is a square.
    Diagonals,
}

impl Scene {
    /// The cells of a figure of an object; some may be off the board.
    pub(super) fn figure(&self, at: usize, figure: Figure) -> Mask {
        let object = &self.objects[at];
        let &Object { cells, top, left, bottom, right, .. } = object;
        let (height, width) = (object.height(), object.width());
        let (last_row, last_column) = (self.height - 1, self.width - 1);
        let rows = |top: i32, bottom: i32| Mask::boxed(top, 0, bottom, last_column);
        let columns = |left: i32, right: i32| Mask::boxed(0, left, last_row, right);
        let whole = || object.whole_box();
        let around = || Mask::boxed(top - 1, left - 1, bottom + 1, right + 1).without(&whole());
        let corners = |by: i32| {
            Mask::cell(top - by, left - by)
                | Mask::cell(top - by, right + by)
                | Mask::cell(bottom + by, left - by)
                | Mask::cell(bottom + by, right + by)
        };
        // What is off the board does not count as outside.
        let outside = || self.full.without(&cells);
        let middle = |low: i32, high: i32| ((low + high) % 2 == 0).then_some((low + high) / 2);
        let (row, column) = (middle(top, bottom), middle(left, right));
        let both = row.zip(column);
        match figure {
            Figure::Own => cells,
            Figure::Box => whole(),
            Figure::Holes => object.inner,
            Figure::InsideOfBox => object.inset(1),
            Figure::Ring => around(),
            Figure::BoxRim => whole().without(&object.inset(1)),
            Figure::Halo => cells.grown(true).without(&cells),
            Figure::StraightHalo => cells.grown(false).without(&cells),
            Figure::Corners => corners(1),
            Figure::RingSides => around().without(&corners(1)),
            Figure::BoxCorners => corners(0),
            Figure::NotBoxCorners => cells.without(&corners(0)),
            Figure::Rows => rows(top, bottom),
            Figure::Columns => columns(left, right),
            Figure::Cross => rows(top, bottom) | columns(left, right),
            Figure::Inside8 => cells.without(&outside().grown(true)),
            Figure::Inside4 => cells.without(&outside().grown(false)),
            Figure::Rim8 => cells & outside().grown(true),
            Figure::Middle => both.map_or(Mask::EMPTY, |(row, column)| Mask::cell(row, column)),
            Figure::MiddleRow => both.map_or(Mask::EMPTY, |(row, _)| rows(row, row)),
            Figure::MiddleColumn => both.map_or(Mask::EMPTY, |(_, column)| columns(column, column)),
            Figure::MiddleCross => {
                both.map_or(Mask::EMPTY, |(row, column)| rows(row, row) | columns(column, column))
            }
            Figure::OwnMiddleRow => row.map_or(Mask::EMPTY, |row| cells & rows(row, row)),
            Figure::OwnMiddleColumn => column.map_or(Mask::EMPTY, |column| cells & columns(column, column)),
            Figure::UpperHalf => cells & rows(top, top + height / 2 - 1),
            Figure::LowerHalf => cells & rows(bottom - height / 2 + 1, bottom),
            Figure::LeftHalf => cells & columns(left, left + width / 2 - 1),
            Figure::RightHalf => cells & columns(right - width / 2 + 1, right),
            Figure::TopSide => cells & rows(top, top),
            Figure::BottomSide => cells & rows(bottom, bottom),
            Figure::LeftSide => cells & columns(left, left),
            Figure::RightSide => cells & columns(right, right),
            Figure::InnerFrame1 => object.inset(1).without(&object.inset(2)),
            Figure::InnerFrame2 => object.inset(2).without(&object.inset(3)),
            Figure::Gap => self.facings[at].gap.unwrap_or(Mask::EMPTY),
            Figure::Rarest => object.colours.last().map_or(Mask::EMPTY, |(_, mask)| *mask),
            Figure::Main => object.colours.first().map_or(Mask::EMPTY, |(_, mask)| *mask),
            Figure::Gaps => whole().without(&cells),
            Figure::Backing => object.inset(-1).without(&cells).without(&object.inner),
            Figure::BoxBy(by) => object.inset(by.into()),
            Figure::RingAt(by) => {
                let by = i32::from(by);
                object.inset(-by).without(&object.inset(1 - by))
            }
            Figure::CentreRing => {
                // Twice the distances of the box from the middle; outside of the board there are no cells.
                let (down, across) = object.middle();
                let far =
                    ((down - last_row).abs() + height - 1).max((across - last_column).abs() + width - 1);
                let ring = |by: i32| {
                    let far = far - 2 * by;
                    // Halves are rounded inwards.
                    let low = |last: i32| (last - far + 1).div_euclid(2);
                    let high = |last: i32| (last + far).div_euclid(2);
                    Mask::boxed(low(last_row), low(last_column), high(last_row), high(last_column))
                };
                ring(0).without(&ring(1))
            }
            Figure::Flood => flooded(cells.grown(false) & self.free, &self.free),
            Figure::OpenCorners => {
                let (near, far) = (object.scale, 1);
                let at = |row: i32, column: i32, top: i32, left: i32| {
                    let square = Mask::boxed(top, left, top + near - 1, left + near - 1);
                    if cells.has(row, column) { Mask::EMPTY } else { square }
                };
                at(top, left, top - near, left - near)
                    | at(top, right, top - near, right + far)
                    | at(bottom, left, bottom + far, left - near)
                    | at(bottom, right, bottom + far, right + far)
            }
            Figure::HalfRing => object.inset(-(height.max(width) / 2)).without(&whole()),
            Figure::Waves => {
                let (down, across) = ((height - 1) / 2, (width - 1) / 2);
                if both.is_none() || down.min(across) < 1 {
                    return Mask::EMPTY;
                }
                let by = |times: i32| {
                    let (down, across) = (times * down, times * across);
                    Mask::boxed(top - down, left - across, bottom + down, right + across)
                };
                // Each is the rim of a box: that without the one a cell smaller.
                let within = |times: i32| {
                    let (down, across) = (times * down - 1, times * across - 1);
                    Mask::boxed(top - down, left - across, bottom + down, right + across)
                };
                let most = SIDE as i32 / down.min(across);
                (0..=most).fold(Mask::EMPTY, |all, times| all | by(times).without(&within(times)))
            }
            Figure::Rings(first) => {
                let rings = (first.into()..SIDE as i32).step_by(2);
                rings.fold(Mask::EMPTY, |all, by| all | object.inset(-by).without(&object.inset(1 - by)))
            }
            Figure::Frames(first) => {
                let frames = (first.into()..=height.min(width) / 2).step_by(2);
                frames.fold(Mask::EMPTY, |all, by| all | object.inset(by).without(&object.inset(by + 1)))
            }
            Figure::SecondRows(odd) => every_second(&cells, |row, _| row - top, odd),
            Figure::SecondColumns(odd) => every_second(&cells, |_, column| column - left, odd),
            Figure::Checks(odd) => every_second(&cells, |row, column| row - top + column - left, odd),
            Figure::Diagonals if height != width => Mask::EMPTY,
            Figure::Diagonals => {
                let mut diagonals = Mask::EMPTY;
                for at in 0..height {
                    diagonals.set(top + at, left + at);
                    diagonals.set(top + at, right - at);
                }
                diagonals & cells
            }
            Figure::BesideCorners => around() & corners(1).grown(false).without(&corners(1)),
        }
    }
}

/// The cells of which a number is even, or odd.
fn every_second(cells: &Mask, number: impl Fn(i32, i32) -> i32, odd: bool) -> Mask {
    let mut chosen = Mask::EMPTY;
    for (row, column) in cells.cells().filter(|&(row, column)| (number(row, column) % 2 == 1) == odd) {
        chosen.set(row, column);
    }
    chosen
}
