//! Lists: outputs of another size that are made of some objects: one that is cut out, several in an order, laid over each
//! other, counted, or one colour in a fixed picture.
//!
//! A list is a filter (the objects of which a condition holds) and a [`Form`] that says what is made of them. `listing` finds
//! those that explain the demos.

use std::cmp::Reverse;

use super::condition::{Condition, holds};
use super::count::Count;
use super::object::{Object, Turn};
use super::picture::{Frame, Picture, View};
use super::segment::{Scene, Segmentation};
use super::spread::{Item, Spread, laid};

/// What objects are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    Size,
    Top,
    Left,
    Height,
    Width,
    Area,
    Holes,
    Colours,
    Bottom,
}

/// How objects are laid over each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Align {
    Middle,
    Corner,
    /// By the cells of the one colour that all of them have.
    Anchor,
}

/// What is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    Always,
    /// Only what is higher than wide.
    High,
    /// Only what is wider than high.
    Wide,
}

impl When {
    /// A picture, turned if it is to be.
    pub(super) fn turned(self, picture: &Picture, turn: Turn) -> Picture {
        let is_due = match self {
            When::Always => true,
            When::High => picture.height > picture.width,
            When::Wide => picture.height < picture.width,
        };
        if is_due { picture.turned(turn) } else { picture.clone() }
    }
}

/// What is made of the objects that a filter lets through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// The only one, turned or not.
    One(View, Turn, When),
    /// The colour of the only one, its commonest or its rarest, in a fixed picture (-1 there).
    Tinted(Picture, bool),
    Counted(Count),
    Sorted(Key, bool, Spread),
    /// Their colours, sorted by how many have them.
    Tallied(bool, Spread),
    /// Laid over each other, the smaller or the larger ones on top.
    Overlaid(Align, bool),
    /// Laid over each other by their corners, where the one main colour of all is clear.
    Gathered,
    /// The colour of each where it is among the others.
    Table,
}

/// A filter and what is made of what it lets through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct List {
    pub(super) segmentation: Segmentation,
    pub(super) filter: Condition,
    pub(super) form: Form,
}

/// The most objects that are laid out or over each other.
const MOST_LAID: usize = 10;

impl Key {
    pub(super) const ALL: [Key; 9] = [
        Key::Size,
        Key::Top,
        Key::Left,
        Key::Height,
        Key::Width,
        Key::Area,
        Key::Holes,
        Key::Colours,
        Key::Bottom,
    ];

    /// Objects sorted by it.
    pub(super) fn sorted<'s>(self, objects: &[&'s Object], descending: bool) -> Vec<&'s Object> {
        let mut sorted = objects.to_vec();
        if descending {
            sorted.sort_by_key(|object| Reverse(self.of(object)));
        } else {
            sorted.sort_by_key(|object| self.of(object));
        }
        sorted
    }

    fn of(self, object: &Object) -> (i32, i32) {
        match self {
            Key::Size => (object.size, 0),
            Key::Top => (object.top, object.left),
            Key::Left => (object.left, object.top),
            Key::Height => (object.height(), 0),
            Key::Width => (object.width(), 0),
            Key::Area => (object.area(), 0),
            Key::Holes => (object.holes, 0),
            Key::Colours => (object.colours.len() as i32, 0),
            Key::Bottom => (object.bottom, object.left),
        }
    }
}

impl List {
    /// What it makes of a scene; none if the filter does not let through what the form needs.
    pub(super) fn make(&self, scene: &Scene) -> Option<Picture> {
        let lets = |at: &usize| holds(&self.filter, scene, *at);
        let objects: Vec<&Object> =
            (0..scene.objects.len()).filter(lets).map(|at| &scene.objects[at]).collect();
        made(scene, &objects, &self.form, Frame::Any)
    }
}

/// What a form makes of objects, if it is wanted.
pub(super) fn made(scene: &Scene, objects: &[&Object], form: &Form, frame: Frame) -> Option<Picture> {
    let first = objects.first()?;
    let ground = scene.ground;
    match form {
        Form::One(view, turn, when) => {
            let seen = (objects.len() == 1).then(|| view.of(scene, first, Frame::Any))??;
            Some(when.turned(&seen, *turn))
        }
        Form::Tinted(picture, rarest) => {
            let colour = if *rarest { first.rarest() } else { first.colour() };
            let tint = |&cell: &i8| if cell == -1 { colour } else { cell };
            (objects.len() == 1)
                .then(|| Picture { cells: picture.cells.iter().map(tint).collect(), ..picture.clone() })
        }
        Form::Counted(count) => count.of(scene, objects, frame),
        Form::Sorted(key, descending, spread) => {
            spread_out(scene, &key.sorted(objects, *descending), *spread, frame)
        }
        Form::Tallied(descending, spread) => spread.of(&tally(objects, *descending)?, ground, frame),
        Form::Overlaid(align, larger_on_top) => overlaid(scene, objects, (*align, *larger_on_top), frame),
        Form::Gathered => gathered(objects, frame),
        Form::Table => {
            let places = |key: fn(&Object) -> i32| {
                let mut places: Vec<i32> = objects.iter().map(|object| key(object)).collect();
                places.sort_unstable();
                places.dedup();
                places
            };
            let (rows, columns) = (places(|object| object.top), places(|object| object.left));
            frame.picture(rows.len() as i32, columns.len() as i32, |i, j| {
                let here = (rows[i as usize], columns[j as usize]);
                let at = objects.iter().rev().find(|object| (object.top, object.left) == here);
                at.map_or(ground, |object| object.colour())
            })
        }
    }
}

/// Sorted objects, laid out, if that is wanted.
pub(super) fn spread_out(scene: &Scene, sorted: &[&Object], spread: Spread, frame: Frame) -> Option<Picture> {
    let Spread::Laid { down, apart, alone } = spread else {
        let item = |object: &&Object| Item { colour: object.colour(), number: object.size };
        return spread.of(&sorted.iter().map(item).collect::<Vec<_>>(), scene.ground, frame);
    };
    if sorted.len() > MOST_LAID {
        return None;
    }
    let view = if alone { View::Alone } else { View::Crop };
    let sides: Vec<(i32, i32)> = sorted.iter().map(|object| (object.height(), object.width())).collect();
    laid(&sides, (down, apart, scene.ground), frame, |at| view.of(scene, sorted[at], Frame::Any))
}

/// The colours of objects and how many have each, sorted by that; none where two are as many.
fn tally(objects: &[&Object], descending: bool) -> Option<Vec<Item>> {
    let mut items: Vec<Item> = Vec::new();
    for object in objects {
        match items.iter_mut().find(|item| item.colour == object.colour()) {
            Some(item) => item.number += 1,
            None => items.push(Item { colour: object.colour(), number: 1 }),
        }
    }
    items.sort_by_key(|item| if descending { -item.number } else { item.number });
    let is_told = items.windows(2).all(|pair| pair[0].number != pair[1].number);
    is_told.then_some(items)
}

/// Objects of one main colour over each other without it, on a canvas of it, if that is wanted.
fn gathered(objects: &[&Object], frame: Frame) -> Option<Picture> {
    let main = objects.first()?.colour();
    if !(2..=MOST_LAID).contains(&objects.len()) || objects.iter().any(|object| object.colour() != main) {
        return None;
    }
    let (height, width) =
        (objects.iter().map(|o| o.height()).max()?, objects.iter().map(|o| o.width()).max()?);
    let mut all = frame.picture(height, width, |_, _| main)?;
    for object in objects {
        for (colour, mask) in object.colours.iter().filter(|(colour, _)| *colour != main) {
            mask.cells().for_each(|(row, column)| all.put(row - object.top, column - object.left, *colour));
        }
    }
    Some(all)
}

/// Objects over each other, if that is wanted.
fn overlaid(
    scene: &Scene,
    objects: &[&Object],
    (align, larger_on_top): (Align, bool),
    frame: Frame,
) -> Option<Picture> {
    if !(2..=MOST_LAID).contains(&objects.len()) {
        return None;
    }
    let mut sorted = objects.to_vec();
    sorted.sort_by_key(|object| if larger_on_top { object.size } else { -object.size });
    let (tallest, widest) =
        (objects.iter().map(|o| o.height()).max()?, objects.iter().map(|o| o.width()).max()?);
    // Where the corner of each goes.
    let corners: Vec<(i32, i32)> = match align {
        Align::Corner => vec![(0, 0); sorted.len()],
        Align::Middle => {
            sorted.iter().map(|o| ((tallest - o.height()) / 2, (widest - o.width()) / 2)).collect()
        }
        Align::Anchor => {
            let common = |colour: &i8| sorted.iter().all(|object| object.part(*colour).is_some());
            let mut shared = sorted.first()?.colours.iter().map(|(colour, _)| *colour).filter(common);
            let (Some(colour), None) = (shared.next(), shared.next()) else { return None };
            let anchor = |object: &&Object| {
                let (row, column) = object.part(colour)?.first()?;
                Some((row - object.top, column - object.left))
            };
            let anchors: Vec<(i32, i32)> = sorted.iter().map(anchor).collect::<Option<_>>()?;
            let (down, right) = (anchors.iter().map(|a| a.0).max()?, anchors.iter().map(|a| a.1).max()?);
            anchors.iter().map(|anchor| (down - anchor.0, right - anchor.1)).collect()
        }
    };
    let ends = || sorted.iter().zip(&corners);
    let height = ends().map(|(object, corner)| object.height() + corner.0).max()?;
    let width = ends().map(|(object, corner)| object.width() + corner.1).max()?;
    let mut all = frame.picture(height, width, |_, _| scene.ground)?;
    for (object, corner) in ends() {
        for (colour, mask) in &object.colours {
            for (row, column) in mask.cells() {
                all.put(row - object.top + corner.0, column - object.left + corner.1, *colour);
            }
        }
    }
    Some(all)
}
