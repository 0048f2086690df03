//! Joints: figures of an object and a relative, by where both are.

use super::mask::Mask;
use super::mirror;
use super::object::Object;
use super::segment::Scene;

/// A figure of an object and a relative.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Joint {
    Between,
    CommonBox,
    LineTo,
    AcrossThenDown,
    DownThenAcross,
    AcrossPart,
    DownPart,
    Midpoint,
    MidPlus,
    Crossing,
    Common,
    OwnWithin,
    OwnOutside,
    RowsOf,
    ColumnsOf,
    OwnInRows,
    OwnInColumns,
    /// Its mirror image when it lies beside the other one, as far as it would reach into that.
    Reflection,
    /// The mirror image of the other one, at the seam between that and this, a single cell next to it.
    Image,
    /// Between them if all of that is ground.
    Clear,
    CommonRim,
}

impl Scene {
    /// The cells of a figure of an object and another; some may be off the board.
    pub(super) fn joint(&self, own: &Object, other: &Object, joint: Joint) -> Mask {
        let (top, left) = (own.top.max(other.top), own.left.max(other.left));
        let (bottom, right) = (own.bottom.min(other.bottom), own.right.min(other.right));
        let (last_row, last_column) = (self.height - 1, self.width - 1);
        let theirs = || other.whole_box();
        let both = || own.cells | other.cells;
        let middles = || {
            let ((r0, c0), (r1, c1)) = (own.middle(), other.middle());
            [r0, c0, r1, c1].iter().all(|twice| twice % 2 == 0).then_some((r0 / 2, c0 / 2, r1 / 2, c1 / 2))
        };
        let drawn = |draw: &dyn Fn(i32, i32, i32, i32) -> Mask| {
            middles().map_or(Mask::EMPTY, |(r0, c0, r1, c1)| draw(r0, c0, r1, c1))
        };
        match joint {
            Joint::Between if left <= right && top > bottom => Mask::boxed(bottom + 1, left, top - 1, right),
            Joint::Between if top <= bottom && left > right => Mask::boxed(top, right + 1, bottom, left - 1),
            Joint::Between => Mask::EMPTY,
            Joint::Clear => {
                let between = self.joint(own, other, Joint::Between);
                if between.is_within(&self.free) { between } else { Mask::EMPTY }
            }
            Joint::CommonBox => Mask::boxed(
                own.top.min(other.top),
                own.left.min(other.left),
                own.bottom.max(other.bottom),
                own.right.max(other.right),
            )
            .without(&both()),
            Joint::CommonRim => {
                let (top, left) = (own.top.min(other.top), own.left.min(other.left));
                let (bottom, right) = (own.bottom.max(other.bottom), own.right.max(other.right));
                let within = Mask::boxed(top + 1, left + 1, bottom - 1, right - 1);
                Mask::boxed(top, left, bottom, right).without(&within).without(&both())
            }
            Joint::LineTo => drawn(&|r0, c0, r1, c1| line((r0, c0), (r1, c1)).without(&both())),
            Joint::AcrossThenDown => drawn(&|r0, c0, r1, c1| {
                (line((r0, c0), (r0, c1)) | line((r0, c1), (r1, c1))).without(&both())
            }),
            Joint::DownThenAcross => drawn(&|r0, c0, r1, c1| {
                (line((r0, c0), (r1, c0)) | line((r1, c0), (r1, c1))).without(&both())
            }),
            Joint::AcrossPart => drawn(&|r0, c0, _, c1| line((r0, c0), (r0, c1)).without(&own.cells)),
            Joint::DownPart => drawn(&|r0, c0, r1, _| line((r0, c0), (r1, c0)).without(&own.cells)),
            Joint::Midpoint | Joint::MidPlus => drawn(&|r0, c0, r1, c1| {
                if (r0 + r1) % 2 != 0 || (c0 + c1) % 2 != 0 {
                    return Mask::EMPTY;
                }
                let cell = Mask::cell((r0 + r1) / 2, (c0 + c1) / 2);
                if joint == Joint::Midpoint { cell } else { cell.grown(false) }
            }),
            Joint::Crossing => drawn(&|r0, _, _, c1| Mask::cell(r0, c1)),
            Joint::Common => Mask::boxed(top, left, bottom, right),
            Joint::OwnWithin => own.cells & theirs(),
            Joint::OwnOutside => own.cells.without(&theirs()),
            Joint::RowsOf => Mask::boxed(other.top, own.left, other.bottom, own.right),
            Joint::ColumnsOf => Mask::boxed(own.top, other.left, own.bottom, other.right),
            Joint::OwnInRows => own.cells & Mask::boxed(other.top, 0, other.bottom, last_column),
            Joint::OwnInColumns => own.cells & Mask::boxed(0, other.left, last_row, other.right),
            Joint::Reflection => mirror::reflection(own, other),
            Joint::Image => mirror::image(own, other),
        }
    }
}

/// A straight or diagonal line, both ends inclusive; none if it is neither.
fn line((row, column): (i32, i32), (to_row, to_column): (i32, i32)) -> Mask {
    let (down, right) = (to_row - row, to_column - column);
    if down != 0 && right != 0 && down.abs() != right.abs() {
        return Mask::EMPTY;
    }
    let mut mask = Mask::EMPTY;
    for step in 0..=down.abs().max(right.abs()) {
        mask.set(row + down.signum() * step, column + right.signum() * step);
    }
    mask
}
