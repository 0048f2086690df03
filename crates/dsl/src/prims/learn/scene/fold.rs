//! Folds: the images of an object about a point, as in a kaleidoscope.
//!
//! The point is the middle of the grid, of a relative or of its own mark; of a cross it is where its bars meet.

use super::mask::Mask;
use super::object::{Object, Turn};
use super::relation::Relation;
use super::segment::Scene;

/// Which images there are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Fold {
    /// One.
    One(Turn),
    /// Mirrored left to right, top to bottom, and both.
    Mirrors,
    /// By a quarter, a half and three quarters.
    Turns,
    /// All seven.
    All,
}

/// What images are about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Pivot {
    Grid,
    Of(Relation),
    /// The middle of its cells of its rarest colour.
    Mark,
}

/// The largest object that is folded.
const LARGEST: i32 = 80;

impl Fold {
    fn turns(&self) -> &[Turn] {
        match self {
            Fold::One(turn) => std::slice::from_ref(turn),
            Fold::Mirrors => &[Turn::LeftRight, Turn::TopBottom, Turn::Half],
            Fold::Turns => &[Turn::Quarter, Turn::Half, Turn::ThreeQuarters],
            Fold::All => &Turn::ALL[1..],
        }
    }

    /// Whether the images of cells are cells: twice the row and the column of the point are given.
    fn is_whole(&self, (rows, columns): (i32, i32)) -> bool {
        let tilts = |turn: &Turn| !matches!(turn, Turn::LeftRight | Turn::TopBottom | Turn::Half);
        (rows + columns) % 2 == 0 || !self.turns().iter().any(tilts)
    }
}

impl Pivot {
    /// Twice the row and the column of the point for an object; none if there is none, or no images there.
    pub(super) fn of(self, scene: &Scene, at: usize, fold: Fold) -> Option<(i8, i8)> {
        let (rows, columns) = match self {
            Pivot::Grid => (scene.height - 1, scene.width - 1),
            Pivot::Of(relation) => {
                let other = scene.relations.get(relation, at).filter(|&other| other != at)?;
                scene.objects[other].hub()
            }
            Pivot::Mark => {
                let (_, mask) = scene.objects[at].colours.get(1..)?.last()?;
                let (top, bottom, left, right) = mask.bounds()?;
                (top + bottom, left + right)
            }
        };
        let fits = scene.objects[at].size <= LARGEST && fold.is_whole((rows, columns));
        fits.then_some(())?;
        Some((i8::try_from(rows).ok()?, i8::try_from(columns).ok()?))
    }
}

impl Object {
    /// Twice the row and the column of where the bars of a cross meet, or of the middle.
    fn hub(&self) -> (i32, i32) {
        let bar = |mut lines: Vec<i32>| {
            lines.dedup();
            Some((*lines.first()?, *lines.last()?))
        };
        let full = |of: Mask, length: i32| of.is_within(&self.cells) && length > 1;
        let row = |&row: &i32| full(Mask::boxed(row, self.left, row, self.right), self.width());
        let column = |&column: &i32| full(Mask::boxed(self.top, column, self.bottom, column), self.height());
        let rows = bar((self.top..=self.bottom).filter(row).collect());
        let columns = bar((self.left..=self.right).filter(column).collect());
        let Some(((top, bottom), (left, right))) = rows.zip(columns) else { return self.middle() };
        let cross =
            Mask::boxed(top, self.left, bottom, self.right) | Mask::boxed(self.top, left, self.bottom, right);
        if cross == self.cells { (top + bottom, left + right) } else { self.middle() }
    }
}

/// Where a cell is in an image about a point.
fn image(turn: Turn, (rows, columns): (i32, i32), (row, column): (i32, i32)) -> (i32, i32) {
    let (difference, sum) = ((rows - columns) / 2, (rows + columns) / 2);
    match turn {
        Turn::Not => (row, column),
        Turn::Half => (rows - row, columns - column),
        Turn::LeftRight => (row, columns - column),
        Turn::TopBottom => (rows - row, column),
        Turn::Diagonal => (difference + column, row - difference),
        Turn::Quarter => (difference + column, sum - row),
        Turn::ThreeQuarters => (sum - column, row - difference),
        Turn::OtherDiagonal => (sum - column, sum - row),
    }
}

impl Scene {
    /// The images of an object, in its colours.
    pub(super) fn folded(&self, object: &Object, fold: Fold, pivot: (i32, i32)) -> Vec<(i8, Mask)> {
        let folded = object.colours.iter().map(|(colour, mask)| {
            let mut images = Mask::EMPTY;
            for cell in mask.cells() {
                for &turn in fold.turns() {
                    let (row, column) = image(turn, pivot, cell);
                    images.set(row, column);
                }
            }
            (*colour, images & self.full)
        });
        folded.collect()
    }
}
