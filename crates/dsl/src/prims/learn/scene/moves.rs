//! Moves: how far an object goes, by a constant, by a count, to the edge, or to a relative.

use super::facing::Face;
use super::geometry::Count;
use super::object::Object;
use super::relation::Relation;
use super::segment::{DIRECTIONS, Scene, direction};

/// Where an object goes with respect to a relative.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Goal {
    /// Straight until the boxes touch; until the cells touch; onto it.
    Beside,
    Contact,
    Onto,
    /// Down and across until the boxes touch.
    Corner,
    /// Diagonally until the boxes are in one row or column.
    Diagonal,
    /// Into the rows, the columns, both of its middle.
    MiddleRow,
    MiddleColumn,
    Middle,
    /// Side on side.
    Top,
    Left,
    Bottom,
    Right,
    UpperLeft,
    LowerRight,
    /// Away from it, straight, until something is in the way.
    Away,
    /// As far on its other side.
    PastDown,
    PastAcross,
    Past,
    /// One step towards it.
    Step,
    /// Towards it until something is in the way, when all of its colour do so.
    Settle,
    /// Straight into it, to its middle row or column.
    Heart,
    /// Through its middle and out on the other side.
    Out,
}

/// How far an object goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Move {
    By(i8, i8),
    /// Until something is in the way.
    Fall(u8),
    /// The same when all others do so, too.
    Settle(u8),
    FallFacing(Face, bool),
    /// So many steps to where it points.
    Facing(Face, bool, i8),
    /// As many as are counted to where it points.
    CountFacing(Count, Face, bool),
    Count(Count, u8),
    Edge(u8),
    /// To the middle of the grid.
    Centre,
    /// From a corner of the grid along an edge to the next one, clockwise or not.
    Round(bool),
    /// To the place opposite in the grid: down, across.
    Opposite(bool, bool),
    To(Goal, Relation),
    /// As far as a relative is large.
    CountOf(Count, u8, Relation),
}

const GOALS: [(Goal, u32); 22] = [
    (Goal::Beside, 40),
    (Goal::Contact, 40),
    (Goal::Onto, 50),
    (Goal::Corner, 50),
    (Goal::Diagonal, 50),
    (Goal::MiddleRow, 50),
    (Goal::MiddleColumn, 50),
    (Goal::Middle, 50),
    (Goal::Top, 60),
    (Goal::Left, 60),
    (Goal::Bottom, 60),
    (Goal::Right, 60),
    (Goal::UpperLeft, 60),
    (Goal::LowerRight, 60),
    (Goal::Away, 50),
    (Goal::PastDown, 60),
    (Goal::PastAcross, 60),
    (Goal::Past, 60),
    (Goal::Step, 45),
    (Goal::Settle, 50),
    (Goal::Heart, 50),
    (Goal::Out, 55),
];

/// The farthest move by a constant.
const FARTHEST: i8 = 9;

impl Move {
    /// All moves, with what they cost in tenths.
    pub(super) fn all(relations: &[Relation]) -> Vec<(Move, u32)> {
        let mut all = Vec::new();
        for (down, right) in DIRECTIONS {
            for steps in 1..=FARTHEST {
                all.push((Move::By(down as i8 * steps, right as i8 * steps), 30 + 10 * (steps as u32 / 3)));
            }
        }
        for way in 0..8 {
            all.push((Move::Fall(way), if way < 4 { 20 } else { 40 }));
            for count in
                [Count::Height, Count::Width, Count::Size, Count::Objects, Count::Holes, Count::Colours]
            {
                all.push((Move::Count(count, way), 50));
            }
        }
        (0..4).for_each(|way| all.push((Move::Edge(way), 30)));
        (0..4).for_each(|way| all.push((Move::Settle(way), 25)));
        all.push((Move::Centre, 40));
        [true, false].into_iter().for_each(|clockwise| all.push((Move::Round(clockwise), 50)));
        for axes in [(true, true), (false, true), (true, false)] {
            all.push((Move::Opposite(axes.0, axes.1), 50));
        }
        for face in Face::ALL {
            for backwards in [false, true] {
                all.push((Move::FallFacing(face, backwards), 40));
                for steps in 1..5 {
                    all.push((Move::Facing(face, backwards, steps), 40 + 5 * steps as u32));
                }
                for count in [Count::Height, Count::Width, Count::Size] {
                    all.push((Move::CountFacing(count, face, backwards), 55));
                }
            }
        }
        for &relation in relations {
            GOALS.iter().for_each(|&(goal, cost)| all.push((Move::To(goal, relation), cost)));
            for way in 0..4 {
                all.push((Move::CountOf(Count::Size, way, relation), 60));
                all.push((Move::CountOf(Count::Height, way, relation), 70));
                all.push((Move::CountOf(Count::Width, way, relation), 70));
            }
        }
        all
    }

    pub(super) fn relation(self) -> Option<Relation> {
        if let Move::To(_, relation) | Move::CountOf(_, _, relation) = self { Some(relation) } else { None }
    }

    /// The same with another relation, if it speaks of one.
    pub(super) fn with(self, relation: Relation) -> Move {
        match self {
            Move::To(goal, _) => Move::To(goal, relation),
            Move::CountOf(count, way, _) => Move::CountOf(count, way, relation),
            alone => alone,
        }
    }

    /// How far it takes an object, down and right; none if there is no such way, or it leaves the board where it must not.
    pub(super) fn distance(self, scene: &Scene, at: usize) -> Option<(i8, i8)> {
        let object = &scene.objects[at];
        let room = |way: u8| scene.room[at][usize::from(way)];
        let steps = |way: u8, steps: i32| {
            let (down, right) = DIRECTIONS[usize::from(way)];
            (down * steps, right * steps)
        };
        let faced = |face: Face, backwards: bool| {
            let way = scene.facings[at].direction(face)?;
            Some(if backwards { way ^ if way < 4 { 1 } else { 3 } } else { way })
        };
        let (down, right) = match self {
            Move::By(down, right) => (i32::from(down), i32::from(right)),
            Move::Fall(way) => steps(way, room(way)),
            Move::Settle(way) => steps(way, scene.settled[at].all[usize::from(way)]),
            Move::FallFacing(face, backwards) => {
                let way = faced(face, backwards)?;
                steps(way, room(way))
            }
            Move::Facing(face, backwards, far) => steps(faced(face, backwards)?, far.into()),
            Move::CountFacing(count, face, backwards) => {
                steps(faced(face, backwards)?, count.of(scene, object))
            }
            Move::Count(count, way) => steps(way, count.of(scene, object)),
            Move::Edge(way) => to_edge(scene, object, way),
            Move::Round(clockwise) => to_edge(scene, object, next_edge(scene, object, clockwise)?),
            Move::Centre => {
                let (rows, columns) = object.middle();
                ((scene.height - 1 - rows) / 2, (scene.width - 1 - columns) / 2)
            }
            Move::Opposite(down, across) => {
                let (rows, columns) = object.middle();
                (
                    if down { scene.height - 1 - rows } else { 0 },
                    if across { scene.width - 1 - columns } else { 0 },
                )
            }
            Move::To(goal, relation) => {
                let other = scene.relations.get(relation, at).filter(|&other| other != at)?;
                goal.distance(scene, at, &scene.objects[other])?
            }
            Move::CountOf(count, way, relation) => {
                let other = scene.relations.get(relation, at).filter(|&other| other != at)?;
                steps(way, count.of(scene, &scene.objects[other]))
            }
        };
        let may_leave = matches!(
            self,
            Move::By(..) | Move::Count(..) | Move::CountOf(..) | Move::Facing(..) | Move::CountFacing(..)
        );
        if !may_leave && !scene.holds(object, down, right) {
            return None;
        }
        Some((i8::try_from(down).ok()?, i8::try_from(right).ok()?))
    }
}

/// How far an object is from the edge in a straight direction.
fn to_edge(scene: &Scene, object: &Object, way: u8) -> (i32, i32) {
    match way {
        0 => (-object.top, 0),
        1 => (scene.height - 1 - object.bottom, 0),
        2 => (0, -object.left),
        _ => (0, scene.width - 1 - object.right),
    }
}

/// The way to the next corner from the one that an object is in.
fn next_edge(scene: &Scene, object: &Object, clockwise: bool) -> Option<u8> {
    let at = [0, 1, 2, 3].map(|way| to_edge(scene, object, way) == (0, 0));
    Some(match (at, clockwise) {
        ([true, false, true, false], true) => 3,
        ([true, false, false, true], true) => 1,
        ([false, true, false, true], true) => 2,
        ([false, true, true, false], true) => 0,
        ([true, false, true, false], false) => 1,
        ([true, false, false, true], false) => 2,
        ([false, true, false, true], false) => 0,
        ([false, true, true, false], false) => 3,
        _ => return None,
    })
}

impl Goal {
    fn distance(self, scene: &Scene, at: usize, other: &Object) -> Option<(i32, i32)> {
        let own = &scene.objects[at];
        let ((rows, columns), (their_rows, their_columns)) = (own.middle(), other.middle());
        let (down, right) = ((their_rows - rows) / 2, (their_columns - columns) / 2);
        // From box to box.
        let apart = (
            if other.bottom < own.top {
                other.bottom - own.top + 1
            } else if other.top > own.bottom {
                other.top - own.bottom - 1
            } else {
                0
            },
            if other.right < own.left {
                other.right - own.left + 1
            } else if other.left > own.right {
                other.left - own.right - 1
            } else {
                0
            },
        );
        let straight = || {
            let step = own.way_to(other);
            (step.0 == 0 || step.1 == 0).then_some(step).filter(|&step| step != (0, 0))
        };
        Some(match self {
            Goal::Beside => straight().map(|_| apart)?,
            Goal::Contact => {
                let (down, right) = straight()?;
                let steps = (0..32).take_while(|&steps| {
                    let next = own.cells.shifted(down * (steps + 1), right * (steps + 1));
                    scene.holds(own, down * (steps + 1), right * (steps + 1)) && !next.meets(&other.cells)
                });
                let steps = steps.count() as i32;
                (down * steps, right * steps)
            }
            Goal::Onto => {
                let (down, right) = straight()?;
                (apart.0 + down * other.height(), apart.1 + right * other.width())
            }
            Goal::Corner => apart,
            Goal::Diagonal => {
                let steps = apart.0.abs().min(apart.1.abs());
                if steps == 0 {
                    return None;
                }
                (apart.0.signum() * steps, apart.1.signum() * steps)
            }
            Goal::MiddleRow => (down, 0),
            Goal::MiddleColumn => (0, right),
            Goal::Middle => (down, right),
            Goal::Top => (other.top - own.top, 0),
            Goal::Left => (0, other.left - own.left),
            Goal::Bottom => (other.bottom - own.bottom, 0),
            Goal::Right => (0, other.right - own.right),
            Goal::UpperLeft => (other.top - own.top, other.left - own.left),
            Goal::LowerRight => (other.bottom - own.bottom, other.right - own.right),
            Goal::Away => {
                let (down, right) = straight()?;
                let steps = scene.room[at][usize::from(direction((-down, -right))?)];
                (-down * steps, -right * steps)
            }
            Goal::Step => own.way_to(other),
            Goal::Settle => {
                let (down, right) = straight()?;
                let way = usize::from(direction((down, right))?);
                let steps = *scene.settled[at].of_colour.get(way)?;
                (down * steps, right * steps)
            }
            Goal::Heart => {
                let step = straight()?;
                if step.0 == 0 { (0, right) } else { (down, 0) }
            }
            Goal::Out => {
                let beyond =
                    |way: i32, (low, high): (i32, i32), (their_low, their_high): (i32, i32)| match way
                        .signum()
                    {
                        0 => 0,
                        1 => their_high + 1 - low,
                        _ => their_low - 1 - high,
                    };
                (
                    beyond(their_rows - rows, (own.top, own.bottom), (other.top, other.bottom)),
                    beyond(their_columns - columns, (own.left, own.right), (other.left, other.right)),
                )
            }
            Goal::PastDown => (their_rows - rows, 0),
            Goal::PastAcross => (0, their_columns - columns),
            Goal::Past => (their_rows - rows, their_columns - columns),
        })
    }
}
