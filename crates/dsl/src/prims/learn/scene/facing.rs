//! Facings: directions that an object itself points to, so that a rule need not name one.

use super::mask::Mask;
use super::object::Object;
use super::segment::direction;

/// What an object points by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Face {
    /// From the middle of its box to where most cells are.
    Mass,
    /// The same, straight.
    StraightMass,
    /// From its commonest colour to the other one.
    Head,
    /// The same, straight.
    StraightHead,
    /// From its middle to the gap in its rim.
    Gap,
    /// From its middle to that of the grid.
    Inward,
    /// To the nearest edge of the grid.
    Edge,
    /// To the side of its box at which its other colour lies.
    Side,
}

impl Face {
    pub(super) const ALL: [Face; 8] = [
        Face::Mass,
        Face::StraightMass,
        Face::Head,
        Face::StraightHead,
        Face::Gap,
        Face::Inward,
        Face::Edge,
        Face::Side,
    ];

    pub(super) fn words(self) -> &'static str {
        match self {
            Face::Mass => "the way its mass lies",
            Face::StraightMass => "the straight way its mass lies",
            Face::Head => "the way its other colour lies",
            Face::StraightHead => "the straight way its other colour lies",
            Face::Gap => "the way its gap lies",
            Face::Inward => "the way the middle of the grid lies",
            Face::Edge => "the way the nearest edge lies",
            Face::Side => "the way of its side with its other colour",
        }
    }
}

/// Where an object points, and from which cells.
#[derive(Clone, Default, Debug)]
pub(super) struct Facing {
    directions: [Option<u8>; 8],
    head: Option<Mask>,
    /// Cells of the rim of its box that are not its own, if they are few and not at a corner of the box.
    pub(super) gap: Option<Mask>,
}

/// The sum of rows and of columns of some cells, and their number.
fn sums(mask: &Mask) -> (i32, i32, i32) {
    mask.cells()
        .fold((0, 0, 0), |(rows, columns, count), (row, column)| (rows + row, columns + column, count + 1))
}

/// The longer of two distances, straight; none if they are the same.
fn straight((down, right): (i32, i32)) -> Option<u8> {
    match down.abs().cmp(&right.abs()) {
        std::cmp::Ordering::Greater => direction((down.signum(), 0)),
        std::cmp::Ordering::Less => direction((0, right.signum())),
        std::cmp::Ordering::Equal => None,
    }
}

impl Facing {
    /// The facings of an object of a grid of this height and width.
    pub(super) fn of(object: &Object, (height, width): (i32, i32)) -> Facing {
        let mut facing = Facing::default();
        let (rows, columns, count) = sums(&object.cells);
        let middle = object.middle();
        let inward = (height - 1 - middle.0, width - 1 - middle.1);
        facing.directions[Face::Inward as usize] = direction((inward.0.signum(), inward.1.signum()));
        let edges = [object.top, height - 1 - object.bottom, object.left, width - 1 - object.right];
        let mut nearest = (0..4).filter(|&way| edges.iter().all(|&other| edges[way] <= other));
        if let (Some(way), None) = (nearest.next(), nearest.next()) {
            facing.directions[Face::Edge as usize] = Some(way as u8);
        }
        let mass = (2 * rows - middle.0 * count, 2 * columns - middle.1 * count);
        facing.directions[Face::Mass as usize] = direction((mass.0.signum(), mass.1.signum()));
        facing.directions[Face::StraightMass as usize] = straight(mass);
        if let [(_, main), (_, other)] = object.colours.as_slice() {
            let ((rows, columns, count), (main_rows, main_columns, main_count)) = (sums(other), sums(main));
            let away = (rows * main_count - main_rows * count, columns * main_count - main_columns * count);
            // Less than a quarter of a cell is no direction.
            let clear = |away: i32| if 4 * away.abs() > count * main_count { away.signum() } else { 0 };
            facing.directions[Face::Head as usize] = direction((clear(away.0), clear(away.1)));
            facing.directions[Face::StraightHead as usize] = straight(away);
            facing.head = (count <= 3).then_some(*other);
            let sides = [object.top, object.bottom, object.left, object.right];
            let is_at = |way: usize| {
                let at = |(row, column): (i32, i32)| if way < 2 { row } else { column };
                other.cells().all(|cell| at(cell) == sides[way])
            };
            let mut at_sides = (0..4).filter(|&way| is_at(way));
            if let (Some(way), None) = (at_sides.next(), at_sides.next()) {
                facing.directions[Face::Side as usize] = Some(way as u8);
            }
        }
        let (height, width) = (object.height(), object.width());
        if height > 2 && width > 2 {
            let gap = object.whole_box().without(&object.inset(1)).without(&object.cells);
            if (1..=height.max(width) - 2).contains(&gap.count()) {
                let (top, left, bottom, right) = (object.top, object.left, object.bottom, object.right);
                let sides = [
                    ((-1, 0), Mask::boxed(top, left, top, right)),
                    ((1, 0), Mask::boxed(bottom, left, bottom, right)),
                    ((0, -1), Mask::boxed(top, left, bottom, left)),
                    ((0, 1), Mask::boxed(top, right, bottom, right)),
                ];
                let mut within = sides.iter().filter(|(_, side)| gap.is_within(side));
                if let (Some((step, _)), None) = (within.next(), within.next()) {
                    facing.directions[Face::Gap as usize] = direction(*step);
                }
                facing.gap = Some(gap);
            }
        }
        facing
    }

    /// Where it points.
    pub(super) fn direction(&self, face: Face) -> Option<u8> {
        self.directions[face as usize]
    }

    /// The cells that it points from.
    pub(super) fn source(&self, face: Face) -> Option<Mask> {
        match face {
            Face::Head | Face::StraightHead | Face::Side => self.head,
            Face::Gap => self.gap,
            Face::Mass | Face::StraightMass | Face::Inward | Face::Edge => None,
        }
    }
}
