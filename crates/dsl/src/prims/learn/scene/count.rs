//! Counts: a number that some objects give, and what it becomes in an output.
//!
//! In: objects. Out: a bar, a square, so many cells of a canvas. The search goes the other way: the number that each output shows
//! is read off once, and every number of every choice of objects is compared with it.

use super::object::Object;
use super::picture::{Frame, Picture};
use super::segment::Scene;
use super::spread::Order;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Number {
    Objects,
    /// Their cells.
    Cells,
    /// The different colours and shapes.
    Colours,
    Shapes,
    /// All their holes, and the cells of these.
    Holes,
    HoleCells,
    /// The sides of the only one.
    Height,
    Width,
}

/// What a number becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pattern {
    Row,
    Column,
    Square,
    Diagonal,
    /// So many cells of a canvas of this height and width.
    Canvas(u8, u8, Order),
}

impl Number {
    /// All, with what they cost in tenths.
    const ALL: [(Number, u32); 8] = [
        (Number::Objects, 0),
        (Number::Cells, 10),
        (Number::Colours, 10),
        (Number::Shapes, 15),
        (Number::Holes, 10),
        (Number::HoleCells, 15),
        (Number::Height, 15),
        (Number::Width, 15),
    ];

    /// The number of these objects; none if it is that of one, and there are others.
    fn of(self, objects: &[&Object]) -> Option<i32> {
        let only = || if let [only] = objects { Some(only) } else { None };
        Some(match self {
            Number::Objects => objects.len() as i32,
            Number::Cells => objects.iter().map(|object| object.size).sum(),
            Number::Colours => {
                different(objects.iter().flat_map(|object| object.colours.iter().map(|c| c.0)))
            }
            Number::Shapes => different(objects.iter().map(|object| object.shape)),
            Number::Holes => objects.iter().map(|object| object.holes).sum(),
            Number::HoleCells => objects.iter().map(|object| object.inner.count()).sum(),
            Number::Height => only()?.height(),
            Number::Width => only()?.width(),
        })
    }
}

fn different<T: Ord>(all: impl Iterator<Item = T>) -> i32 {
    let mut all: Vec<T> = all.collect();
    all.sort_unstable();
    all.dedup();
    all.len() as i32
}

impl Pattern {
    /// What a number becomes in a colour, if it is wanted.
    fn of(self, number: i32, colour: i8, ground: i8, frame: Frame) -> Option<Picture> {
        match self {
            Pattern::Row => frame.picture(1, number, |_, _| colour),
            Pattern::Column => frame.picture(number, 1, |_, _| colour),
            Pattern::Square => frame.picture(number, number, |_, _| colour),
            Pattern::Diagonal => frame.picture(number, number, |i, j| if i == j { colour } else { ground }),
            Pattern::Canvas(height, width, order) => {
                let sides = (height.into(), width.into());
                frame.picture(sides.0, sides.1, |i, j| match order.number(sides, (i, j)) {
                    Some(at) if (at as i32) < number => colour,
                    _ => ground,
                })
            }
        }
    }

    /// The number and the colour that became this picture.
    fn shown(self, picture: &Picture, ground: i8) -> Option<(i32, i8)> {
        // The first cell is filled before the others in every pattern.
        let &colour = picture.cells.first()?;
        let number = match self {
            Pattern::Row => picture.width,
            Pattern::Column | Pattern::Square | Pattern::Diagonal => picture.height,
            Pattern::Canvas(..) => picture.cells.iter().filter(|&&cell| cell == colour).count(),
        } as i32;
        let again = self.of(number, colour, ground, Frame::Of(picture.height, picture.width));
        (again.as_ref() == Some(picture)).then_some((number, colour))
    }
}

/// A number and what it becomes, in the colour of the first object or in a fixed one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Count {
    pub(super) number: Number,
    pub(super) pattern: Pattern,
    pub(super) colour: Option<i8>,
}

impl Count {
    pub(super) fn of(self, scene: &Scene, objects: &[&Object], frame: Frame) -> Option<Picture> {
        let colour = self.colour.or_else(|| objects.first().map(|first| first.colour()))?;
        self.pattern.of(self.number.of(objects)?, colour, scene.ground, frame)
    }
}

/// The numbers and colours that the outputs show under each pattern that suits them.
pub(super) struct Shown(Vec<Reading>);

/// The outputs read as one pattern: what it costs in tenths, and the number and the colour that each shows.
struct Reading {
    pattern: Pattern,
    cost: u32,
    each: Vec<(i32, i8)>,
}

impl Shown {
    pub(super) fn of(scenes: &[Scene], outputs: &[Picture]) -> Shown {
        let mut patterns =
            vec![(Pattern::Row, 40), (Pattern::Column, 40), (Pattern::Square, 40), (Pattern::Diagonal, 40)];
        let mut sides = outputs.iter().map(|output| (output.height as u8, output.width as u8));
        if let Some((height, width)) = sides.next().filter(|&first| sides.all(|other| other == first)) {
            patterns.extend(Order::ALL.map(|order| (Pattern::Canvas(height, width, order), 50)));
        }
        let shown = |(pattern, cost): (Pattern, u32)| {
            let each = scenes.iter().zip(outputs).map(|(scene, output)| pattern.shown(output, scene.ground));
            Some(Reading { pattern, cost, each: each.collect::<Option<_>>()? })
        };
        Shown(patterns.into_iter().filter_map(shown).collect())
    }

    /// The counts that the objects of each demo give, with what they cost in tenths.
    pub(super) fn counts(&self, objects: &[Vec<&Object>]) -> Vec<(Count, u32)> {
        let mut counts = Vec::new();
        for Reading { pattern, cost, each } in &self.0 {
            let is_own = each
                .iter()
                .zip(objects)
                .all(|((_, colour), of)| of.first().is_some_and(|one| one.colour() == *colour));
            let fixed = each.first().map(|(_, colour)| *colour);
            let is_fixed = each.iter().all(|(_, colour)| Some(*colour) == fixed);
            for colour in [is_own.then_some(None), is_fixed.then_some(fixed)].into_iter().flatten() {
                for (number, more) in Number::ALL {
                    if each.iter().zip(objects).all(|((shown, _), of)| number.of(of) == Some(*shown)) {
                        counts.push((Count { number, pattern: *pattern, colour }, cost + more));
                    }
                }
            }
        }
        counts
    }
}
