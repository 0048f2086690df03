//! Geometries: closed functions of an object that give cells, and what they cost.
//!
//! In: a scene and an object. Out: a [`Drawing`], or none where a relation that the geometry speaks of has no relative, or
//! where a moved object would leave the board. Costs are in tenths of a choice.

use super::drawing::{Drawing, Over, Sweep};
use super::facing::Face;
use super::figure::Figure;
use super::fold::{Fold, Pivot};
use super::joint::Joint;
use super::moves::Move;
use super::object::{Object, Turn};
use super::placement::{about, completing, fitted, followed, place, reflected, stamped, tiled};
use super::relation::Relation;
use super::segment::{DIRECTIONS, Scene, direction};

/// In which directions something goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Aim {
    /// All of a set, as bits.
    Ways(u8),
    /// To a relative.
    To(Relation),
    /// Away from a relative.
    From(Relation),
    /// Where the object points.
    Face(Face),
    /// Where it does not.
    Back(Face),
    /// Both ways along its longer side, or along the diagonal that it is; both ways across that.
    Along,
    Across,
}

/// What is counted for the length of a bar or of a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Count {
    Size,
    Colours,
    Height,
    Width,
    Holes,
    Objects,
    /// Cells across its box, inside of the rim.
    Inside,
}

/// How another object is put on this one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Put {
    /// Middle on middle.
    Middle,
    /// Upper left corner on upper left corner.
    Corner,
    /// So that its cells of this one's colour are where this one is.
    Colour,
    /// The same with all colours of this one, turned if need be.
    Turned,
    /// So that it completes this one, in the colours of this one.
    Completing,
}

/// At what a mirror image is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Axis {
    /// At the nearer, the farther side of a relative: its own cells there.
    Near,
    Far,
    /// At the side, between the cells.
    Seam,
    /// At the nearest of its four sides.
    Wall,
}

/// A function of an object that gives cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Geometry {
    Keep,
    Swap,
    /// Its colours in reverse order along it.
    Reverse,
    Move(Move),
    MoveCells(Move),
    Turn(Turn),
    /// Turned about its own middle.
    Spin(Turn),
    /// The mirror image beside it.
    Mirror(Aim),
    /// Turned about the middle of a relative.
    About(Turn, Relation),
    /// Mirrored at a relative, from top to bottom or not.
    Reflect(Axis, bool, Relation),
    /// Its images about a point.
    Folded(Fold, Pivot),
    /// Itself wherever its marks are; a single one does not say how it is turned.
    Copies(Turn),
    Part(i8),
    Figure(Figure),
    Rays(Sweep, Aim),
    /// The cells of rays to the edge that are of some kind.
    RaysOver(Over, Aim),
    HeadRays(Face, bool, bool),
    Bar(u8, Count),
    /// A bar on each of its four sides.
    Bars(Count),
    Hull(Count),
    /// From the cells that it points by, straight and diagonally from their ends.
    Fan(Face),
    /// Beside the ray from there.
    Flanks(Face),
    With(Joint, Relation),
    Tile(Aim, u8),
    TileCells(Aim, u8),
    /// Itself, again and again, as far from the last one as it is from a relative.
    Continue(Relation),
    /// On and on in a direction as it is.
    Extend(u8),
    Bounce(u8, bool),
    Wind(u8, bool),
    /// The cells of a relative, repeated in the direction in which the first copy takes this one in; with room between boxes,
    /// or not.
    Follow(bool, Relation),
    Stamp(Put, Relation),
    StampCells(Relation),
}

/// A geometry, maybe only where there is ground.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Shape {
    pub(super) geometry: Geometry,
    pub(super) on_ground: bool,
}

impl Shape {
    /// The same with another relation, if it speaks of one.
    pub(super) fn with(self, relation: Relation) -> Shape {
        Shape { geometry: self.geometry.with(relation), ..self }
    }
}

/// Sets of directions, as bits.
pub(super) const SETS: [(u8, &str); 9] = [
    (0b1100_0000, "diagonally down"),
    (0b0011_0000, "diagonally up"),
    (0b1111_0000, "diagonally"),
    (0b0000_1111, "straight"),
    (0b1111_1111, "all ways"),
    (0b0000_1100, "left and right"),
    (0b0000_0011, "up and down"),
    (0b1001_0000, "along the main diagonal"),
    (0b0110_0000, "along the other diagonal"),
];

impl Count {
    pub(super) fn of(self, scene: &Scene, object: &Object) -> i32 {
        match self {
            Count::Size => object.size,
            Count::Colours => object.colours.len() as i32,
            Count::Height => object.height(),
            Count::Width => object.width(),
            Count::Holes => object.holes,
            Count::Objects => scene.objects.len() as i32,
            Count::Inside => (object.height().min(object.width()) - 2).max(0),
        }
    }
}

impl Aim {
    /// The directions of an object, as bits; none if there are none.
    fn ways(self, scene: &Scene, at: usize) -> Option<u8> {
        let one = |way: u8| 1 << way;
        let relative = |relation: Relation, sign: i32| {
            let other = scene.relations.get(relation, at).filter(|&other| other != at)?;
            let (down, right) = scene.objects[at].way_to(&scene.objects[other]);
            direction((sign * down, sign * right)).map(one)
        };
        match self {
            Aim::Ways(ways) => Some(ways),
            Aim::To(relation) => relative(relation, 1),
            Aim::From(relation) => relative(relation, -1),
            Aim::Face(face) => scene.facings[at].direction(face).map(one),
            Aim::Back(face) => back(scene.facings[at].direction(face)?).map(one),
            Aim::Along => scene.objects[at].along().map(|(along, _)| along),
            Aim::Across => scene.objects[at].along().map(|(_, across)| across),
        }
    }

    fn relation(self) -> Option<Relation> {
        if let Aim::To(relation) | Aim::From(relation) = self { Some(relation) } else { None }
    }

    fn with(self, relation: Relation) -> Aim {
        match self {
            Aim::To(_) => Aim::To(relation),
            Aim::From(_) => Aim::From(relation),
            alone => alone,
        }
    }

    /// The one direction of an object.
    fn way(self, scene: &Scene, at: usize) -> Option<u8> {
        self.ways(scene, at).map(|ways| ways.trailing_zeros() as u8)
    }
}

/// The other way round.
fn back(way: u8) -> Option<u8> {
    let (down, right) = DIRECTIONS[usize::from(way)];
    direction((-down, -right))
}

impl Geometry {
    /// What it comes to for an object.
    pub(super) fn drawing(self, scene: &Scene, at: usize) -> Option<Drawing> {
        let object = &scene.objects[at];
        let other = |relation: Relation| {
            let other = scene.relations.get(relation, at).filter(|&other| other != at)?;
            Some((other as u8, &scene.objects[other]))
        };
        Some(match self {
            Geometry::Keep => Drawing::Kept,
            Geometry::Swap => Drawing::Swapped,
            Geometry::Reverse => Drawing::Reversed,
            Geometry::Move(by) => {
                let (down, right) = by.distance(scene, at)?;
                Drawing::Moved(down, right)
            }
            Geometry::MoveCells(by) => {
                let (down, right) = by.distance(scene, at)?;
                Drawing::MovedCells(down, right)
            }
            Geometry::Turn(turn) => {
                let (top, left) = place(object.top, object.left)?;
                Drawing::Turned(turn, top, left)
            }
            Geometry::Spin(turn) => about(object, object, turn)?,
            Geometry::Mirror(aim) => {
                let (height, width) = (object.height(), object.width());
                let (down, right) = DIRECTIONS[usize::from(aim.way(scene, at)?)];
                if down != 0 && right != 0 {
                    return None;
                }
                let turn = if down != 0 { Turn::TopBottom } else { Turn::LeftRight };
                let (top, left) = place(object.top + down * height, object.left + right * width)?;
                Drawing::Turned(turn, top, left)
            }
            Geometry::About(turn, relation) => about(object, other(relation)?.1, turn)?,
            Geometry::Reflect(axis, upright, relation) => {
                reflected(object, other(relation)?.1, axis, upright)?
            }
            Geometry::Folded(fold, pivot) => {
                let (rows, columns) = pivot.of(scene, at, fold)?;
                Drawing::Folded(fold, rows, columns)
            }
            Geometry::Copies(turn) => (object.colours.len() > 1).then_some(Drawing::Copies(turn))?,
            Geometry::Part(colour) => Drawing::Part(colour),
            Geometry::Figure(figure) => Drawing::Figure(figure),
            Geometry::Rays(sweep, aim) => Drawing::Rays(sweep, aim.ways(scene, at)?),
            Geometry::RaysOver(over, aim) => Drawing::RaysOver(over, aim.ways(scene, at)?),
            Geometry::HeadRays(face, backwards, blocked) => {
                scene.facings[at].source(face)?;
                let way = scene.facings[at].direction(face)?;
                Drawing::HeadRays(face, if backwards { back(way)? } else { way }, blocked)
            }
            Geometry::Bar(way, count) => Drawing::Bar(way, count.of(scene, object).min(64) as i8),
            Geometry::Bars(count) => Drawing::Bars(count.of(scene, object).min(64) as i8),
            Geometry::Fan(face) => {
                scene.facings[at].source(face)?;
                Drawing::Fan(face, scene.facings[at].direction(face)?)
            }
            Geometry::Flanks(face) => {
                scene.facings[at].source(face)?;
                let way = scene.facings[at].direction(face).filter(|&way| way < 4)?;
                Drawing::Flanks(face, way)
            }
            Geometry::Hull(count) => Drawing::Hull(count.of(scene, object).min(32) as i8),
            Geometry::With(joint, relation) => Drawing::With(joint, other(relation)?.0),
            Geometry::Tile(aim, gap) => Drawing::Tiled(tiled(object, aim.way(scene, at)?)?, gap),
            Geometry::Continue(relation) => {
                let (_, other) = other(relation)?;
                let (down, right) = place(object.top - other.top, object.left - other.left)?;
                let is_alike = (object.height(), object.width()) == (other.height(), other.width());
                (is_alike && (down, right) != (0, 0)).then_some(Drawing::Continued(down, right))?
            }
            Geometry::Extend(way) => {
                let (down, right) = object.period(DIRECTIONS[usize::from(way)])?;
                Drawing::Continued(down as i8, right as i8)
            }
            Geometry::Bounce(way, upright) => Drawing::Bounced(way, upright),
            Geometry::Wind(way, clockwise) => Drawing::Winding(way, clockwise),
            Geometry::Follow(apart, relation) => {
                let (number, other) = other(relation)?;
                let (down, right) = followed(object, other, apart)?;
                Drawing::Followed(number, down, right)
            }
            Geometry::TileCells(aim, gap) => Drawing::TiledCells(tiled(object, aim.way(scene, at)?)?, gap),
            Geometry::Stamp(Put::Turned, relation) => {
                let (number, other) = other(relation)?;
                let (turn, top, left) = fitted(object, other)?;
                Drawing::OtherTurned(number, turn, top, left)
            }
            Geometry::Stamp(Put::Completing, relation) => {
                let (number, other) = other(relation)?;
                let (scale, top, left) = completing(object, other)?;
                Drawing::Completed(number, scale, top, left)
            }
            Geometry::Stamp(put, relation) => {
                let (number, other) = other(relation)?;
                let (top, left) = stamped(object, other, put)?;
                Drawing::Other(number, top, left)
            }
            Geometry::StampCells(relation) => {
                let (number, other) = other(relation)?;
                let (top, left) = stamped(object, other, Put::Middle)?;
                Drawing::OtherCells(number, top, left)
            }
        })
    }

    /// The relation that it speaks of.
    pub(super) fn relation(self) -> Option<Relation> {
        match self {
            Geometry::Move(by) | Geometry::MoveCells(by) => by.relation(),
            Geometry::About(_, relation)
            | Geometry::Reflect(_, _, relation)
            | Geometry::With(_, relation)
            | Geometry::Stamp(_, relation)
            | Geometry::Folded(_, Pivot::Of(relation))
            | Geometry::Continue(relation)
            | Geometry::Follow(_, relation)
            | Geometry::StampCells(relation) => Some(relation),
            Geometry::Mirror(aim)
            | Geometry::Rays(_, aim)
            | Geometry::RaysOver(_, aim)
            | Geometry::Tile(aim, _)
            | Geometry::TileCells(aim, _) => aim.relation(),
            Geometry::Keep
            | Geometry::Swap
            | Geometry::Reverse
            | Geometry::Extend(_)
            | Geometry::Bounce(..)
            | Geometry::Wind(..)
            | Geometry::Turn(_)
            | Geometry::Spin(_)
            | Geometry::Folded(_, Pivot::Grid | Pivot::Mark)
            | Geometry::Copies(_)
            | Geometry::Part(_)
            | Geometry::Figure(_)
            | Geometry::HeadRays(..)
            | Geometry::Fan(_)
            | Geometry::Flanks(_)
            | Geometry::Hull(_)
            | Geometry::Bars(_)
            | Geometry::Bar(..) => None,
        }
    }

    /// The same with another relation, if it speaks of one.
    fn with(self, relation: Relation) -> Geometry {
        match self {
            Geometry::Move(by) => Geometry::Move(by.with(relation)),
            Geometry::MoveCells(by) => Geometry::MoveCells(by.with(relation)),
            Geometry::About(turn, _) => Geometry::About(turn, relation),
            Geometry::Reflect(axis, upright, _) => Geometry::Reflect(axis, upright, relation),
            Geometry::Folded(fold, Pivot::Of(_)) => Geometry::Folded(fold, Pivot::Of(relation)),
            Geometry::With(joint, _) => Geometry::With(joint, relation),
            Geometry::Stamp(put, _) => Geometry::Stamp(put, relation),
            Geometry::StampCells(_) => Geometry::StampCells(relation),
            Geometry::Continue(_) => Geometry::Continue(relation),
            Geometry::Follow(apart, _) => Geometry::Follow(apart, relation),
            Geometry::Mirror(aim) => Geometry::Mirror(aim.with(relation)),
            Geometry::Rays(sweep, aim) => Geometry::Rays(sweep, aim.with(relation)),
            Geometry::RaysOver(over, aim) => Geometry::RaysOver(over, aim.with(relation)),
            Geometry::Tile(aim, gap) => Geometry::Tile(aim.with(relation), gap),
            Geometry::TileCells(aim, gap) => Geometry::TileCells(aim.with(relation), gap),
            alone => alone,
        }
    }

    /// Whether it is drawn in colours of its own.
    pub(super) fn is_coloured(self) -> bool {
        matches!(
            self,
            Geometry::Keep
                | Geometry::Swap
                | Geometry::Reverse
                | Geometry::Extend(_)
                | Geometry::Move(_)
                | Geometry::Turn(_)
                | Geometry::Spin(_)
                | Geometry::Mirror(_)
                | Geometry::About(..)
                | Geometry::Reflect(..)
                | Geometry::Folded(..)
                | Geometry::Copies(_)
                | Geometry::Tile(..)
                | Geometry::Continue(_)
                | Geometry::Stamp(..)
        )
    }
}
