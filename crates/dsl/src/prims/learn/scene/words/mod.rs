//! Words: what a rule of a scene says, for people.

mod figures;
mod list;

use figures::{figure, joint};

use super::ballot::{Ballot, Plan};
use super::board::Base;
use super::clause::Clause;
use super::condition::Condition;
use super::drawing::{Over, Sweep};
use super::feature::{Feature, Sense};
use super::figure::Figure;
use super::fold::{Fold, Pivot};
use super::geometry::{Aim, Axis, Count, Geometry, Put, SETS};
use super::ink::Ink;
use super::moves::{Goal, Move};
use super::object::Turn;
use super::predicate::{Attribute, Predicate, Whereabouts};
use super::segment::{Ground, Kind, Segmentation};

const WAYS: [&str; 8] = ["up", "down", "left", "right", "up left", "up right", "down left", "down right"];

fn way(way: u8) -> &'static str {
    WAYS.get(usize::from(way)).copied().unwrap_or("nowhere")
}

/// What the cheapest rule of a ballot says, and how many others there are.
pub(super) fn ballot(ballot: &Ballot, rank: u8) -> Option<String> {
    let best = ballot.best()?;
    let mut words = match &best.rule {
        Plan::Repaint(repaint) => {
            let clauses: Vec<String> = repaint.clauses.iter().map(clause).collect();
            let base = match (repaint.base, repaint.reground.as_ref().and_then(ink)) {
                (Base::Blank, None) => "on blank".into(),
                (Base::Input, None) => "on the input".into(),
                (Base::Blank, Some(colour)) => format!("on blank of colour {colour}"),
                (Base::Input, Some(colour)) => format!("on the input with ground of colour {colour}"),
            };
            format!("{}; {base}: {}", segmentation(repaint.segmentation), clauses.join("; "))
        }
        Plan::List(list) => format!("{}; {}", segmentation(list.segmentation), list::listed(list)),
    };
    if ballot.len() > 1 {
        words += &format!(" (or as {} other rules have it)", ballot.len() - 1);
    }
    if rank > 0 {
        words += &format!("; answer {} of those that these rules give", rank + 1);
    }
    Some(words)
}

fn segmentation(segmentation: Segmentation) -> String {
    let objects = match segmentation.kind {
        Kind::Connected { one_colour: true, diagonal: true } => "objects of one colour",
        Kind::Connected { one_colour: true, diagonal: false } => {
            "objects of one colour, not joined diagonally"
        }
        Kind::Connected { one_colour: false, diagonal: true } => "objects of any colours",
        Kind::Connected { one_colour: false, diagonal: false } => {
            "objects of any colours, not joined diagonally"
        }
        Kind::Colour => "all cells of a colour as one object",
        Kind::Region => "regions of one colour, ground as well",
        Kind::Whole => "all that is not ground as one object",
        Kind::Lines => "lines that cross the grid, and objects of one colour beside them",
    };
    match segmentation.ground {
        Ground::Colour(0) => objects.into(),
        Ground::Colour(colour) => format!("{objects} on ground of colour {colour}"),
        Ground::Commonest => format!("{objects} on ground of the commonest colour"),
    }
}

fn clause(clause: &Clause) -> String {
    let who = those(&clause.condition);
    let on_ground = if clause.shape.on_ground { ", where there is ground" } else { "" };
    let what = geometry(clause.shape.geometry);
    match ink(&clause.ink) {
        Some(colour) => format!("{who}: {what}{on_ground}, colour = {colour}"),
        None => format!("{who}: {what}{on_ground}"),
    }
}

/// The objects of which a condition holds.
fn those(condition: &Condition) -> String {
    let who: Vec<String> = condition.iter().flatten().map(|one| predicate(*one)).collect();
    if who.is_empty() { "all".into() } else { format!("those {}", who.join(" and ")) }
}

fn predicate(predicate: Predicate) -> String {
    let counted =
        |feature: Feature, sign: &str, value: i16| format!("with {} {sign} {value}", feature.words());
    match predicate {
        Predicate::Is(feature, value) if feature.sense() == Sense::Flag => {
            if value == 1 {
                feature.words().into()
            } else {
                format!("not {}", feature.words())
            }
        }
        Predicate::Is(feature, value) => counted(feature, "=", value),
        Predicate::IsNot(feature, value) => counted(feature, "!=", value),
        Predicate::AtMost(feature, value) => counted(feature, "<=", value),
        Predicate::Above(feature, value) => counted(feature, ">", value),
        Predicate::Every(feature, period, rest) => {
            format!("with {rest} left of the {} divided by {period}", feature.words())
        }
        Predicate::Has(relation) => format!("that have {}", relation.words()),
        Predicate::Lacks(relation) => format!("without {}", relation.words()),
        Predicate::Same(attribute, relation) => {
            format!("with the {} of {}", attributed(attribute), relation.words())
        }
        Predicate::Differs(attribute, relation) => {
            format!("with another {} than {}", attributed(attribute), relation.words())
        }
        Predicate::RelativeIs(relation, colour) => {
            format!("of which {} has colour {colour}", relation.words())
        }
        Predicate::Meets(place, colour) => format!("with colour {colour} {}", placed(place)),
        Predicate::Misses(place, colour) => format!("without colour {colour} {}", placed(place)),
        Predicate::Free(direction) => format!("with room to go {}", way(direction)),
        Predicate::Blocked(direction) => format!("with no room to go {}", way(direction)),
    }
}

fn placed(place: Whereabouts) -> &'static str {
    match place {
        Whereabouts::Around => "next to them",
        Whereabouts::Within => "in their box",
        Whereabouts::InLine => "in their rows or columns",
    }
}

fn attributed(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Colour => "colour",
        Attribute::Shape => "shape",
        Attribute::Size => "number of cells",
        Attribute::Form => "shape in any turn",
        Attribute::Height => "height",
        Attribute::Width => "width",
        Attribute::Reduced => "shape at any scale",
        Attribute::Top => "first row",
        Attribute::Left => "first column",
    }
}

fn ink(ink: &Ink) -> Option<String> {
    Some(match ink {
        Ink::Given => return None,
        Ink::Own => "its own".into(),
        Ink::Ground => "that of the ground".into(),
        Ink::Fixed(colour) => colour.to_string(),
        Ink::Rank(0) => "the commonest one".into(),
        Ink::Rank(rank) => format!("that of rank {} by how common it is", rank + 1),
        Ink::Rarest => "the rarest one".into(),
        Ink::OwnRarest => "its rarest one".into(),
        Ink::Bed => "the commonest one beside it".into(),
        Ink::Keyed => "the one that the grid pairs with its own".into(),
        Ink::KeyedBack => "the one whose pair in the grid is its own".into(),
        Ink::Of(relation) => format!("that of {}", relation.words()),
        Ink::RarestOf(relation) => format!("the rarest one of {}", relation.words()),
        Ink::Number(feature, 0) => format!("the number of its {}", feature.words()),
        Ink::Number(feature, more) => format!("the number of its {} and {more}", feature.words()),
        Ink::Cycle(feature, colours) => {
            let colours: Vec<String> = colours.iter().map(ToString::to_string).collect();
            format!("{} in turn, by its {}", colours.join(", "), feature.words())
        }
        Ink::Table(feature, table) => {
            let lines: Vec<String> =
                table.iter().map(|(value, colour)| format!("{value} -> {colour}")).collect();
            match (feature.sense(), table.as_slice()) {
                (Sense::Flag, [(0, no), (1, yes)]) => {
                    format!("{yes} for those {}, {no} for the others", feature.words())
                }
                _ => format!("by its {}: {}", feature.words(), lines.join(", ")),
            }
        }
    })
}

fn counted(count: Count) -> &'static str {
    match count {
        Count::Size => "cells",
        Count::Colours => "colours",
        Count::Height => "rows",
        Count::Width => "columns",
        Count::Holes => "holes",
        Count::Objects => "objects in the grid",
        Count::Inside => "cells across, inside",
    }
}

fn turned(turn: Turn) -> &'static str {
    match turn {
        Turn::Not => "as it is",
        Turn::Half => "turned by a half",
        Turn::LeftRight => "mirrored left to right",
        Turn::TopBottom => "mirrored top to bottom",
        Turn::Diagonal => "mirrored at the main diagonal",
        Turn::Quarter => "turned to the right",
        Turn::ThreeQuarters => "turned to the left",
        Turn::OtherDiagonal => "mirrored at the other diagonal",
    }
}

fn aimed(aim: Aim) -> String {
    match aim {
        Aim::Ways(ways) => match SETS.iter().find(|(set, _)| *set == ways) {
            Some((_, words)) => (*words).into(),
            None => way(ways.trailing_zeros() as u8).into(),
        },
        Aim::To(relation) => format!("towards {}", relation.words()),
        Aim::From(relation) => format!("away from {}", relation.words()),
        Aim::Face(face) => face.words().into(),
        Aim::Back(face) => format!("against {}", face.words()),
        Aim::Along => "both ways along it".into(),
        Aim::Across => "both ways across it".into(),
    }
}

fn moved(by: Move) -> String {
    match by {
        Move::By(down, right) => format!("by {down} down and {right} right"),
        Move::Fall(direction) => format!("{} until something is in the way", way(direction)),
        Move::Settle(direction) => format!("{} with all others, as far as they go", way(direction)),
        Move::FallFacing(face, false) => format!("{} until something is in the way", face.words()),
        Move::FallFacing(face, true) => format!("against {} until something is in the way", face.words()),
        Move::Facing(face, false, steps) => format!("by {steps} {}", face.words()),
        Move::Facing(face, true, steps) => format!("by {steps} against {}", face.words()),
        Move::CountFacing(count, face, backwards) => {
            let against = if backwards { "against " } else { "" };
            format!("{against}{} by the number of its {}", face.words(), counted(count))
        }
        Move::Count(count, direction) => {
            format!("{} by the number of its {}", way(direction), counted(count))
        }
        Move::Edge(direction) => format!("{} to the edge", way(direction)),
        Move::Centre => "to the middle of the grid".into(),
        Move::Round(true) => "clockwise to the next corner of the grid".into(),
        Move::Round(false) => "counterclockwise to the next corner of the grid".into(),
        Move::Opposite(true, true) => "to the opposite place of the grid".into(),
        Move::Opposite(down, _) => {
            format!("to the opposite {} of the grid", if down { "rows" } else { "columns" })
        }
        Move::To(goal, relation) => {
            let how = match goal {
                Goal::Beside => "straight to beside",
                Goal::Contact => "straight until it touches",
                Goal::Onto => "straight onto",
                Goal::Corner => "down and across to beside",
                Goal::Diagonal => "diagonally to the rows or columns of",
                Goal::MiddleRow => "to the middle row of",
                Goal::MiddleColumn => "to the middle column of",
                Goal::Middle => "to the middle of",
                Goal::Top => "to the first row of",
                Goal::Left => "to the first column of",
                Goal::Bottom => "to the last row of",
                Goal::Right => "to the last column of",
                Goal::UpperLeft => "to the upper left corner of",
                Goal::LowerRight => "to the lower right corner of",
                Goal::Away => "until something is in the way, away from",
                Goal::Heart => "straight to the middle row or column of",
                Goal::Out => "out on the other side, through the middle of",
                Goal::PastDown => "up or down as far beyond",
                Goal::PastAcross => "left or right as far beyond",
                Goal::Past => "as far beyond",
                Goal::Step => "one step towards",
                Goal::Settle => "until something is in the way, with all of its colour, towards",
            };
            format!("{how} {}", relation.words())
        }
        Move::CountOf(count, direction, relation) => {
            format!("{} by the number of {} of {}", way(direction), counted(count), relation.words())
        }
    }
}

fn geometry(geometry: Geometry) -> String {
    match geometry {
        Geometry::Keep => "keep".into(),
        Geometry::Swap => "exchange its two colours".into(),
        Geometry::Reverse => "its colours in reverse order along it".into(),
        Geometry::Extend(direction) => format!("go on as it is, {}", way(direction)),
        Geometry::Bounce(direction, upright) => {
            let edges = if upright { "left and right" } else { "upper and lower" };
            format!("a ray from its tip, {}, thrown back at the {edges} edges", way(direction))
        }
        Geometry::Wind(direction, clockwise) => {
            let turn = if clockwise { "right" } else { "left" };
            format!("a ray from its tip, {}, that turns {turn} where something is in the way", way(direction))
        }
        Geometry::Move(by) => format!("move {}", moved(by)),
        Geometry::MoveCells(by) => format!("its cells, moved {}", moved(by)),
        Geometry::Turn(turn) => format!("put it there {}", turned(turn)),
        Geometry::Spin(turn) => format!("{} about its middle", turned(turn)),
        Geometry::Mirror(aim) => format!("put its mirror image beside it, {}", aimed(aim)),
        Geometry::About(turn, relation) => {
            format!("put it {} about the middle of {}", turned(turn), relation.words())
        }
        Geometry::Reflect(axis, upright, relation) => {
            let at = match axis {
                Axis::Near => "the nearer side",
                Axis::Far => "the farther side",
                Axis::Seam => "the seam",
                Axis::Wall => "the nearest side",
            };
            let turn = match (axis, upright) {
                (Axis::Wall, _) => "mirrored",
                (_, true) => "mirrored top to bottom",
                (_, false) => "mirrored left to right",
            };
            format!("put it {turn} at {at} of {}", relation.words())
        }
        Geometry::Folded(fold, pivot) => folded(fold, pivot),
        Geometry::Copies(turn) => {
            let how = if turn == Turn::Not { "turned and scaled" } else { turned(turn) };
            format!("put it, {how}, where cells of its other colours lie as in it")
        }
        Geometry::Part(colour) => format!("its cells of colour {colour}"),
        Geometry::Figure(Figure::BoxBy(by)) => {
            let how = if by < 0 { "larger" } else { "smaller" };
            format!("its box, {} cells {how} on each side", by.unsigned_abs())
        }
        Geometry::Figure(Figure::RingAt(by)) => format!("the ring around its box, {by} cells away"),
        Geometry::Figure(one) => figure(one).into(),
        Geometry::Rays(sweep, aim) => {
            let rays = match sweep {
                Sweep::Through => "rays of all its cells to the edge",
                Sweep::Blocked => "rays of all its cells until something is in the way",
                Sweep::Tip => "a ray from its tip to the edge",
                Sweep::TipBlocked => "a ray from its tip until something is in the way",
                Sweep::Corner => "a ray from the corner of its box to the edge",
                Sweep::Past => "rays of all its cells over ground and its own colour",
                Sweep::OnBed => "rays of all its cells over the colour that it lies on",
            };
            format!("{rays}, {}", aimed(aim))
        }
        Geometry::RaysOver(over, aim) => {
            let which = match over {
                Over::Others => "where they are not over ground",
                Over::Alike => "where they are over its own colour",
                Over::Unlike => "where they are over another colour",
            };
            format!("rays of all its cells to the edge, {}, {which}", aimed(aim))
        }
        Geometry::HeadRays(face, backwards, blocked) => {
            let (against, far) = (
                if backwards { "against " } else { "" },
                if blocked { "until something is in the way" } else { "to the edge" },
            );
            format!("rays {against}{}, from there, {far}", face.words())
        }
        Geometry::Bar(direction, count) => {
            format!("a bar {} as long as the number of its {}", way(direction), counted(count))
        }
        Geometry::Bars(count) => {
            format!("a bar on each side, as long as the number of its {}", counted(count))
        }
        Geometry::Hull(count) => {
            format!("its box, larger on each side by the number of its {}, behind it", counted(count))
        }
        Geometry::Flanks(face) => {
            format!("both sides of the ray {} from there, as thick as it is less one", face.words())
        }
        Geometry::Fan(face) => format!("rays {} from there, straight and diagonally", face.words()),
        Geometry::With(one, relation) => format!("{} {}", joint(one), relation.words()),
        Geometry::Tile(aim, gap) => format!("repeat it {}, {gap} cells apart", aimed(aim)),
        Geometry::TileCells(aim, gap) => format!("its cells repeated {}, {gap} cells apart", aimed(aim)),
        Geometry::Continue(relation) => {
            format!("repeat it, each time as far as it is from {}", relation.words())
        }
        Geometry::Follow(apart, relation) => {
            let apart = if apart { ", with room between" } else { "" };
            format!("the cells of {}, repeated so that the first copy takes it in{apart}", relation.words())
        }
        Geometry::Stamp(put, relation) => {
            let how = match put {
                Put::Middle => "middle on middle",
                Put::Corner => "corner on corner",
                Put::Colour => "so that its colour lies on it",
                Put::Completing => "so that it completes it, scaled up and in its colours",
                Put::Turned => "turned so that all its colours lie on it",
            };
            format!("put {} on it, {how}", relation.words())
        }
        Geometry::StampCells(relation) => format!("the cells of {}, put on it", relation.words()),
    }
}

fn folded(fold: Fold, pivot: Pivot) -> String {
    let how = match fold {
        Fold::One(turn) => turned(turn),
        Fold::Mirrors => "mirrored left to right, top to bottom, and both,",
        Fold::Turns => "turned by each quarter",
        Fold::All => "turned and mirrored in all ways",
    };
    match pivot {
        Pivot::Grid => format!("put it {how} about the middle of the grid"),
        Pivot::Of(relation) => format!("put it {how} about {}", relation.words()),
        Pivot::Mark => format!("put it {how} about its cells of its rarest colour"),
    }
}
