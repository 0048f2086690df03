//! Geometries: closed functions of an object that give cells, and what they cost.
//!
//! In: a scene and an object. Out: a [`Drawing`], or none where a relation that the geometry speaks of has no relative, or
//! where a moved object would leave the board. Costs are in tenths of a choice.

use super::drawing::{Drawing, Joint, Sweep};
use super::facing::Face;
use super::figure::Figure;
use super::mask::Mask;
use super::moves::Move;
use super::object::{Object, Turn};
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
    Part(i8),
    Figure(Figure),
    Rays(Sweep, Aim),
    HeadRays(Face, bool, bool),
    Bar(u8, Count),
    With(Joint, Relation),
    Tile(Aim, u8),
    TileCells(Aim, u8),
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
        }
    }
}

impl Aim {
    /// The directions of an object, as bits; none if there are none.
    fn ways(self, scene: &Scene, at: usize) -> Option<u8> {
        let one = |way: u8| 1 << way;
        let relative = |relation: Relation, sign: i32| {
            let other = scene.relations.get(relation, at).filter(|&other| other != at)?;
            let (down, right) = scene.objects[at].towards(&scene.objects[other]);
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

/// A place as it is kept in a drawing; none far off the board.
fn place(top: i32, left: i32) -> Option<(i8, i8)> {
    Some((i8::try_from(top).ok()?, i8::try_from(left).ok()?))
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
            Geometry::Part(colour) => Drawing::Part(colour),
            Geometry::Figure(figure) => Drawing::Figure(figure),
            Geometry::Rays(sweep, aim) => Drawing::Rays(sweep, aim.ways(scene, at)?),
            Geometry::HeadRays(face, backwards, blocked) => {
                scene.facings[at].source(face)?;
                let way = scene.facings[at].direction(face)?;
                Drawing::HeadRays(face, if backwards { back(way)? } else { way }, blocked)
            }
            Geometry::Bar(way, count) => Drawing::Bar(way, count.of(scene, object).min(64) as i8),
            Geometry::With(joint, relation) => Drawing::With(joint, other(relation)?.0),
            Geometry::Tile(aim, gap) => Drawing::Tiled(tiled(object, aim.way(scene, at)?)?, gap),
            Geometry::TileCells(aim, gap) => Drawing::TiledCells(tiled(object, aim.way(scene, at)?)?, gap),
            Geometry::Stamp(Put::Turned, relation) => {
                let (number, other) = other(relation)?;
                let (turn, top, left) = fitted(object, other)?;
                Drawing::OtherTurned(number, turn, top, left)
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
            | Geometry::StampCells(relation) => Some(relation),
            Geometry::Mirror(aim)
            | Geometry::Rays(_, aim)
            | Geometry::Tile(aim, _)
            | Geometry::TileCells(aim, _) => aim.relation(),
            Geometry::Keep
            | Geometry::Swap
            | Geometry::Turn(_)
            | Geometry::Spin(_)
            | Geometry::Part(_)
            | Geometry::Figure(_)
            | Geometry::HeadRays(..)
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
            Geometry::With(joint, _) => Geometry::With(joint, relation),
            Geometry::Stamp(put, _) => Geometry::Stamp(put, relation),
            Geometry::StampCells(_) => Geometry::StampCells(relation),
            Geometry::Mirror(aim) => Geometry::Mirror(aim.with(relation)),
            Geometry::Rays(sweep, aim) => Geometry::Rays(sweep, aim.with(relation)),
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
                | Geometry::Move(_)
                | Geometry::Turn(_)
                | Geometry::Spin(_)
                | Geometry::Mirror(_)
                | Geometry::About(..)
                | Geometry::Reflect(..)
                | Geometry::Tile(..)
                | Geometry::Stamp(..)
        )
    }
}

/// Only small objects are repeated.
fn tiled(object: &Object, way: u8) -> Option<u8> {
    (object.size < 200).then_some(way)
}

/// Where another object is put on this one.
fn stamped(object: &Object, other: &Object, put: Put) -> Option<(i8, i8)> {
    if other.size > 150 {
        return None;
    }
    match put {
        Put::Middle => {
            let ((down, right), (from_down, from_right)) = (object.middle(), other.middle());
            place(other.top + (down - from_down) / 2, other.left + (right - from_right) / 2)
        }
        Put::Corner => place(object.top, object.left),
        Put::Colour => {
            let (theirs, own) = (other.part(object.colour())?, object.part(object.colour())?);
            let (from_top, _, from_left, _) = theirs.bounds()?;
            let (top, _, left, _) = own.bounds()?;
            if other.colours.len() < 2 || theirs.count() != object.size {
                return None;
            }
            place(other.top + top - from_top, other.left + left - from_left)
        }
        Put::Turned => None,
    }
}

/// How another object is turned, and where it is put, so that its cells of all colours of this one are where this one is; the
/// first turn of several.
fn fitted(object: &Object, other: &Object) -> Option<(Turn, i8, i8)> {
    if other.size > 150 || other.size <= object.size {
        return None;
    }
    let sides = (other.height(), other.width());
    let theirs: Vec<(i8, &Mask)> = object
        .colours
        .iter()
        .map(|&(colour, ref own)| {
            Some((colour, other.part(colour).filter(|theirs| theirs.count() == own.count())?))
        })
        .collect::<Option<_>>()?;
    Turn::ALL.into_iter().find_map(|turn| {
        let turned = |mask: &Mask| turn.turned(&mask.shifted(-other.top, -other.left), sides);
        let parts: Vec<Mask> = theirs.iter().map(|(_, mask)| turned(mask)).collect();
        let (top, _, left, _) = parts.iter().fold(Mask::EMPTY, |all, &part| all | part).bounds()?;
        let (down, right) = (object.top - top, object.left - left);
        let fits = |((_, own), part): (&(i8, Mask), &Mask)| part.shifted(down, right) == *own;
        let (top, left) = place(down, right)?;
        object.colours.iter().zip(&parts).all(fits).then_some((turn, top, left))
    })
}

/// An object turned about the middle of another.
fn about(object: &Object, other: &Object, turn: Turn) -> Option<Drawing> {
    let (rows, columns) = other.middle();
    let (top, left) = match turn {
        Turn::LeftRight => (object.top, columns - object.right),
        Turn::TopBottom => (rows - object.bottom, object.left),
        Turn::Half => (rows - object.bottom, columns - object.right),
        Turn::Quarter | Turn::ThreeQuarters if (rows + columns) % 2 == 0 => {
            let (difference, sum) = ((rows - columns) / 2, (rows + columns) / 2);
            if turn == Turn::Quarter {
                (difference + object.left, sum - object.bottom)
            } else {
                (sum - object.right, object.top - difference)
            }
        }
        _ => return None,
    };
    let (top, left) = place(top, left)?;
    Some(Drawing::Turned(turn, top, left))
}

/// An object mirrored at a side of another.
fn reflected(object: &Object, other: &Object, axis: Axis, upright: bool) -> Option<Drawing> {
    let (own, theirs) = (object.middle(), other.middle());
    let (own, middle) = if upright { (own.0, theirs.0) } else { (own.1, theirs.1) };
    let sides = |upright: bool| if upright { [other.top, other.bottom] } else { [other.left, other.right] };
    let [low, high] = sides(upright);
    // Twice the row or column of the mirror.
    let (twice, upright) = match axis {
        Axis::Near | Axis::Far => {
            let lower_is_near = (2 * low - own).abs() <= (2 * high - own).abs();
            (2 * if lower_is_near == (axis == Axis::Near) { low } else { high }, upright)
        }
        Axis::Seam => (if own < middle { 2 * low - 1 } else { 2 * high + 1 }, upright),
        Axis::Wall => {
            let distance = |at: i32, low: i32, high: i32| (low - at).abs().min((high - at).abs());
            let down = sides(true).map(|at| (distance(at, object.top, object.bottom), 2 * at, true));
            let across = sides(false).map(|at| (distance(at, object.left, object.right), 2 * at, false));
            let mut walls = [down[0], down[1], across[0], across[1]];
            walls.sort_unstable();
            if walls[0].0 == walls[1].0 {
                return None;
            }
            (walls[0].1, walls[0].2)
        }
    };
    let (turn, top, left) = if upright {
        (Turn::TopBottom, twice - object.bottom, object.left)
    } else {
        (Turn::LeftRight, object.top, twice - object.right)
    };
    let (top, left) = place(top, left)?;
    Some(Drawing::Turned(turn, top, left))
}
