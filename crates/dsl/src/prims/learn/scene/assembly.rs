//! Assemblies: objects of one size put together to a picture, each in the corner, at the side or in the middle where what is in
//! its box lies.

use std::cmp::Ordering;

use super::object::Object;
use super::picture::{Frame, Picture, View};
use super::segment::Scene;

/// What of an object tells its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tell {
    /// Its cells.
    Cells,
    /// Those that are not of its commonest colour.
    Others,
}

/// Where objects go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Assembly {
    pub(super) tell: Tell,
    /// To the other side.
    pub(super) opposite: bool,
}

impl Assembly {
    pub(super) const ALL: [Assembly; 4] = [
        Assembly { tell: Tell::Cells, opposite: false },
        Assembly { tell: Tell::Others, opposite: false },
        Assembly { tell: Tell::Cells, opposite: true },
        Assembly { tell: Tell::Others, opposite: true },
    ];

    /// To which side of its box what tells the place of an object lies, down and across.
    fn side(self, object: &Object) -> (Ordering, Ordering) {
        let middle = object.middle();
        let mut sum = (0, 0);
        let others = object.colours.iter().skip(usize::from(self.tell == Tell::Others));
        for (row, column) in others.flat_map(|(_, mask)| mask.cells()) {
            sum = (sum.0 + 2 * row - middle.0, sum.1 + 2 * column - middle.1);
        }
        let side = |sum: i32| if self.opposite { 0.cmp(&sum) } else { sum.cmp(&0) };
        (side(sum.0), side(sum.1))
    }

    /// The objects put together, if that is wanted.
    pub(super) fn of(self, scene: &Scene, objects: &[&Object], frame: Frame) -> Option<Picture> {
        let first = objects.first()?;
        let (height, width) = (first.height(), first.width());
        if !(3..=9).contains(&objects.len())
            || objects.iter().any(|object| (object.height(), object.width()) != (height, width))
        {
            return None;
        }
        let sides: Vec<(Ordering, Ordering)> = objects.iter().map(|object| self.side(object)).collect();
        let is_thrice =
            |of: fn(&(Ordering, Ordering)) -> Ordering| sides.iter().any(|side| of(side) == Ordering::Equal);
        let place = |side: Ordering, thrice: bool| match side {
            Ordering::Less => 0,
            Ordering::Equal => 1,
            Ordering::Greater => 1 + i32::from(thrice),
        };
        let (down, across) = (is_thrice(|side| side.0), is_thrice(|side| side.1));
        let places: Vec<(i32, i32)> =
            sides.iter().map(|side| (place(side.0, down), place(side.1, across))).collect();
        if (1..places.len()).any(|at| places[..at].contains(&places[at])) {
            return None;
        }
        let (rows, columns) = (2 + i32::from(down), 2 + i32::from(across));
        let mut all = frame.picture(rows * height, columns * width, |_, _| scene.ground)?;
        for (object, (row, column)) in objects.iter().zip(places) {
            let seen = View::Alone.of(scene, object, Frame::Any)?;
            for (at, &cell) in seen.cells.iter().enumerate() {
                let (i, j) = ((at / seen.width) as i32, (at % seen.width) as i32);
                all.put(row * height + i, column * width + j, cell);
            }
        }
        Some(all)
    }
}
