//! The catalogue: all geometries that are tried, with what they cost in tenths of a choice.

use super::drawing::{Over, Sweep};
use super::facing::Face;
use super::figure::Figure;
use super::fold::{Fold, Pivot};
use super::geometry::{Aim, Axis, Count, Geometry, Put, SETS, Shape};
use super::joint::Joint;
use super::moves::Move;
use super::object::Turn;
use super::relation::Relation;

const COUNTS: [Count; 6] =
    [Count::Size, Count::Colours, Count::Height, Count::Width, Count::Holes, Count::Objects];

/// All geometries, with what they cost in tenths: those of an object alone, then those of each relation.
pub(super) fn geometries(relations: &[Relation]) -> Vec<(Shape, u32)> {
    let mut all = Vec::with_capacity(4000);
    let mut plain = |geometry: Geometry, cost: u32| {
        all.push((Shape { geometry, on_ground: false }, cost));
    };
    plain(Geometry::Keep, 0);
    plain(Geometry::Swap, 20);
    plain(Geometry::Reverse, 30);
    for way in 0..8 {
        plain(Geometry::Extend(way), 45);
    }
    for colour in 0..10 {
        plain(Geometry::Part(colour), 30);
    }
    for (by, cost) in Move::all(relations) {
        plain(Geometry::Move(by), cost);
        plain(Geometry::MoveCells(by), cost + 5);
    }
    for turn in &Turn::ALL[1..] {
        plain(Geometry::Turn(*turn), 30);
    }
    for turn in [Turn::Quarter, Turn::ThreeQuarters] {
        plain(Geometry::Spin(turn), 30);
    }
    for way in 0..4 {
        plain(Geometry::Mirror(Aim::Ways(1 << way)), 30);
    }
    for face in Face::ALL {
        plain(Geometry::Mirror(Aim::Face(face)), 40);
        plain(Geometry::Mirror(Aim::Back(face)), 40);
    }
    plain(Geometry::Copies(Turn::Not), 40);
    for turn in [Turn::LeftRight, Turn::TopBottom, Turn::Half] {
        plain(Geometry::Copies(turn), 45);
    }
    for turn in &Turn::ALL[1..] {
        plain(Geometry::Folded(Fold::One(*turn), Pivot::Grid), 45);
    }
    for fold in [Fold::Mirrors, Fold::Turns, Fold::All] {
        plain(Geometry::Folded(fold, Pivot::Grid), 45);
        plain(Geometry::Folded(fold, Pivot::Mark), 45);
    }
    for turn in [Turn::LeftRight, Turn::TopBottom, Turn::Half] {
        plain(Geometry::Folded(Fold::One(turn), Pivot::Mark), 45);
    }
    for &relation in relations {
        plain(Geometry::Folded(Fold::Mirrors, Pivot::Of(relation)), 50);
        plain(Geometry::Folded(Fold::Turns, Pivot::Of(relation)), 55);
        for turn in [Turn::LeftRight, Turn::TopBottom, Turn::Half, Turn::Quarter, Turn::ThreeQuarters] {
            plain(Geometry::About(turn, relation), 50);
        }
        for axis in [Axis::Near, Axis::Far, Axis::Seam] {
            plain(Geometry::Reflect(axis, true, relation), 55);
            plain(Geometry::Reflect(axis, false, relation), 55);
        }
        plain(Geometry::Reflect(Axis::Wall, true, relation), 50);
        for (put, cost) in [
            (Put::Middle, 50),
            (Put::Corner, 60),
            (Put::Colour, 50),
            (Put::Turned, 50),
            (Put::Completing, 50),
        ] {
            plain(Geometry::Stamp(put, relation), cost);
        }
        plain(Geometry::StampCells(relation), 60);
    }
    for gap in 0..2 {
        for way in 0..8 {
            plain(Geometry::Tile(Aim::Ways(1 << way), gap), 50);
            plain(Geometry::TileCells(Aim::Ways(1 << way), gap), 55);
        }
        for &relation in relations {
            plain(Geometry::Tile(Aim::To(relation), gap), 60);
            plain(Geometry::TileCells(Aim::To(relation), gap), 65);
        }
    }
    for &relation in relations {
        plain(Geometry::Continue(relation), 55);
        plain(Geometry::Follow(true, relation), 50);
        plain(Geometry::Follow(false, relation), 55);
    }
    drawn(relations, &mut all);
    all
}

/// The geometries that are drawn in one colour.
fn drawn(relations: &[Relation], all: &mut Vec<(Shape, u32)>) {
    use Figure as F;
    let mut put = |geometry: Geometry, cost: u32, anywhere: bool| {
        all.push((Shape { geometry, on_ground: false }, cost));
        if anywhere {
            all.push((Shape { geometry, on_ground: true }, cost + 5));
        }
    };
    // Figures of cells that are all its own or ground, and figures that may lie on others.
    let own = [
        (F::Own, 10),
        (F::Rarest, 20),
        (F::Main, 20),
        (F::Inside8, 30),
        (F::Inside4, 30),
        (F::Rim8, 30),
        (F::OwnMiddleRow, 50),
        (F::OwnMiddleColumn, 50),
        (F::UpperHalf, 50),
        (F::LowerHalf, 50),
        (F::LeftHalf, 50),
        (F::RightHalf, 50),
        (F::TopSide, 50),
        (F::BottomSide, 50),
        (F::LeftSide, 50),
        (F::RightSide, 50),
        (F::NotBoxCorners, 50),
        (F::Holes, 20),
        (F::Flood, 40),
        (F::SecondRows(false), 45),
        (F::SecondRows(true), 45),
        (F::SecondColumns(false), 45),
        (F::SecondColumns(true), 45),
        (F::Checks(false), 45),
        (F::Checks(true), 45),
        (F::Diagonals, 45),
    ];
    own.iter().for_each(|&(figure, cost)| put(Geometry::Figure(figure), cost, false));
    let around = [
        (F::Box, 20),
        (F::InsideOfBox, 30),
        (F::Ring, 20),
        (F::BoxRim, 30),
        (F::Halo, 20),
        (F::StraightHalo, 30),
        (F::Corners, 40),
        (F::RingSides, 40),
        (F::BoxCorners, 40),
        (F::Rows, 30),
        (F::Columns, 30),
        (F::Cross, 40),
        (F::Middle, 30),
        (F::MiddleRow, 40),
        (F::MiddleColumn, 40),
        (F::MiddleCross, 50),
        (F::InnerFrame1, 40),
        (F::InnerFrame2, 40),
        (F::Gap, 40),
        (F::Gaps, 30),
        (F::Backing, 30),
        (F::BoxBy(-1), 30),
        (F::BoxBy(-2), 40),
        (F::BoxBy(-3), 45),
        (F::BoxBy(-4), 50),
        (F::BoxBy(2), 40),
        (F::BoxBy(3), 45),
        (F::RingAt(2), 40),
        (F::RingAt(3), 45),
        (F::BesideCorners, 50),
        (F::CentreRing, 40),
        (F::HalfRing, 45),
        (F::OpenCorners, 50),
        (F::Waves, 45),
        (F::Rings(1), 45),
        (F::Rings(2), 45),
        (F::Frames(1), 45),
        (F::Frames(2), 45),
    ];
    around.iter().for_each(|&(figure, cost)| put(Geometry::Figure(figure), cost, true));
    for (sweep, cost, anywhere) in [
        (Sweep::Through, 30, true),
        (Sweep::Blocked, 30, false),
        (Sweep::Tip, 40, true),
        (Sweep::TipBlocked, 40, false),
    ] {
        for way in 0..8 {
            put(Geometry::Rays(sweep, Aim::Ways(1 << way)), cost, anywhere);
        }
        for (ways, _) in SETS {
            put(Geometry::Rays(sweep, Aim::Ways(ways)), 40, anywhere);
        }
        for aim in [Aim::Along, Aim::Across] {
            put(Geometry::Rays(sweep, aim), 35, anywhere);
        }
        for face in Face::ALL {
            put(Geometry::Rays(sweep, Aim::Face(face)), 40, anywhere);
            put(Geometry::Rays(sweep, Aim::Back(face)), 40, anywhere);
        }
        for &relation in relations {
            put(Geometry::Rays(sweep, Aim::To(relation)), 50, anywhere);
            put(Geometry::Rays(sweep, Aim::From(relation)), 50, anywhere);
        }
    }
    let alone = (0..8).map(|way| 1 << way).chain(SETS.iter().map(|(ways, _)| *ways));
    for aim in alone.map(Aim::Ways).chain([Aim::Along, Aim::Across]) {
        put(Geometry::Rays(Sweep::OnBed, aim), 35, false);
        put(Geometry::Rays(Sweep::Past, aim), 40, true);
    }
    for ways in [1 << 4, 1 << 5, 1 << 6, 1 << 7, 0b1100_0000, 0b0011_0000, 0b1111_0000] {
        put(Geometry::Rays(Sweep::Corner, Aim::Ways(ways)), 40, true);
    }
    for flag in [false, true] {
        (4..8).for_each(|way| put(Geometry::Bounce(way, flag), 45, false));
        (0..4).for_each(|way| put(Geometry::Wind(way, flag), 45, false));
    }
    for over in [Over::Others, Over::Alike, Over::Unlike] {
        let alone = (0..8).map(|way| 1 << way).chain(SETS.iter().map(|(ways, _)| *ways));
        for aim in alone.map(Aim::Ways).chain([Aim::Along]) {
            put(Geometry::RaysOver(over, aim), 40, false);
        }
    }
    for face in [Face::Head, Face::StraightHead, Face::Side] {
        put(Geometry::Flanks(face), 50, true);
    }
    for face in [Face::Head, Face::StraightHead, Face::Gap, Face::Side] {
        for backwards in [false, true] {
            put(Geometry::HeadRays(face, backwards, false), 40, true);
            put(Geometry::HeadRays(face, backwards, true), 40, false);
        }
        put(Geometry::Fan(face), 50, true);
    }
    for count in [Count::Inside, Count::Width, Count::Colours] {
        put(Geometry::Bars(count), 50, true);
    }
    for count in [Count::Size, Count::Colours, Count::Holes, Count::Objects, Count::Width, Count::Inside] {
        put(Geometry::Hull(count), 50, true);
    }
    for way in 0..4 {
        for count in &COUNTS[..5] {
            put(Geometry::Bar(way, *count), 50, true);
        }
    }
    let joints = [
        (Joint::Between, 40, true),
        (Joint::CommonBox, 50, true),
        (Joint::CommonRim, 55, true),
        (Joint::LineTo, 50, true),
        (Joint::AcrossThenDown, 60, true),
        (Joint::DownThenAcross, 60, true),
        (Joint::AcrossPart, 60, true),
        (Joint::DownPart, 60, true),
        (Joint::Midpoint, 60, true),
        (Joint::MidPlus, 70, true),
        (Joint::Crossing, 60, true),
        (Joint::Common, 50, false),
        (Joint::OwnWithin, 50, false),
        (Joint::OwnOutside, 50, false),
        (Joint::RowsOf, 60, true),
        (Joint::ColumnsOf, 60, true),
        (Joint::OwnInRows, 60, false),
        (Joint::OwnInColumns, 60, false),
        (Joint::Reflection, 60, false),
        (Joint::Image, 50, false),
        (Joint::Clear, 45, false),
    ];
    for &relation in relations {
        for (joint, cost, anywhere) in joints {
            put(Geometry::With(joint, relation), cost, anywhere);
        }
    }
}
