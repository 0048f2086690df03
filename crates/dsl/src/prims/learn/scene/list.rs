//! Lists: outputs of another size that are made of some objects: one that is cut out, several in an order, laid over each
//! other, counted, or one colour in a fixed picture.
//!
//! A list is a filter (the objects of which a predicate holds) and a [`Form`] that says what is made of them. The forms are
//! tried for every filter; most end at the first demo, where the size is another.

use std::cmp::Reverse;

use rustc_hash::FxHashSet;

use super::object::{Object, Turn};
use super::picture::{Picture, View};
use super::predicate::{self, Predicate};
use super::rows::Rows;
use super::segment::{Scene, Segmentation};
use super::spread::{Item, Order, Spread, laid};
use crate::cx::Cx;
use crate::fault::Fault;

/// What a number of objects becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pattern {
    Row,
    Column,
    Square,
    Diagonal,
    /// So many cells of a canvas of this height and width.
    Canvas(u8, u8, Order),
}

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

/// What is made of the objects that a filter lets through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// The only one.
    One(View, Turn),
    /// The colour of the only one, its commonest or its rarest, in a fixed picture (-1 there).
    Tinted(Picture, bool),
    /// Their number, in their colour or in a fixed one.
    Counted(Pattern, Option<i8>),
    Sorted(Key, bool, Spread),
    /// Their colours, sorted by how many have them.
    Tallied(bool, Spread),
    /// Laid over each other, the smaller or the larger ones on top.
    Overlaid(Align, bool),
    /// The colour of each where it is among the others.
    Table,
}

/// A filter and what is made of what it lets through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct List {
    pub(super) segmentation: Segmentation,
    pub(super) filter: Option<Predicate>,
    pub(super) form: Form,
}

const KEYS: [Key; 9] = [
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

/// The most filters that are tried.
const FILTERS: usize = 150;
/// The most objects that are laid out or over each other.
const MOST_LAID: usize = 10;

impl Key {
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
        let lets = |at: &usize| self.filter.is_none_or(|filter| filter.holds(scene, *at));
        let objects: Vec<&Object> =
            (0..scene.objects.len()).filter(lets).map(|at| &scene.objects[at]).collect();
        made(scene, &objects, &self.form)
    }
}

fn made(scene: &Scene, objects: &[&Object], form: &Form) -> Option<Picture> {
    let first = objects.first()?;
    let ground = scene.ground;
    match form {
        Form::One(view, turn) => {
            let seen = (objects.len() == 1).then(|| view.of(scene, first))??;
            Some(if *turn == Turn::Not { seen } else { seen.turned(*turn) })
        }
        Form::Tinted(picture, rarest) => {
            let colour = if *rarest { first.rarest() } else { first.colour() };
            let tint = |&cell: &i8| if cell == -1 { colour } else { cell };
            (objects.len() == 1)
                .then(|| Picture { cells: picture.cells.iter().map(tint).collect(), ..picture.clone() })
        }
        Form::Counted(pattern, colour) => {
            let colour = colour.unwrap_or(first.colour());
            let count = objects.len() as i32;
            match *pattern {
                Pattern::Row => Picture::of(1, count, |_, _| colour),
                Pattern::Column => Picture::of(count, 1, |_, _| colour),
                Pattern::Square => Picture::of(count, count, |_, _| colour),
                Pattern::Diagonal => Picture::of(count, count, |i, j| if i == j { colour } else { ground }),
                Pattern::Canvas(height, width, order) => {
                    let sides = (height.into(), width.into());
                    Picture::of(sides.0, sides.1, |i, j| match order.number(sides, (i, j)) {
                        Some(number) if number < objects.len() => colour,
                        _ => ground,
                    })
                }
            }
        }
        Form::Sorted(key, descending, spread) => {
            let mut sorted = objects.to_vec();
            if *descending {
                sorted.sort_by_key(|object| Reverse(key.of(object)));
            } else {
                sorted.sort_by_key(|object| key.of(object));
            }
            spread_out(scene, &sorted, *spread)
        }
        Form::Tallied(descending, spread) => spread.of(&tally(objects, *descending)?, ground),
        Form::Overlaid(align, larger_on_top) => overlaid(scene, objects, *align, *larger_on_top),
        Form::Table => {
            let places = |key: fn(&Object) -> i32| {
                let mut places: Vec<i32> = objects.iter().map(|object| key(object)).collect();
                places.sort_unstable();
                places.dedup();
                places
            };
            let (rows, columns) = (places(|object| object.top), places(|object| object.left));
            Picture::of(rows.len() as i32, columns.len() as i32, |i, j| {
                let here = (rows[i as usize], columns[j as usize]);
                let at = objects.iter().rev().find(|object| (object.top, object.left) == here);
                at.map_or(ground, |object| object.colour())
            })
        }
    }
}

/// Sorted objects, laid out.
fn spread_out(scene: &Scene, sorted: &[&Object], spread: Spread) -> Option<Picture> {
    let Spread::Laid { down, apart, alone } = spread else {
        let item = |object: &&Object| Item { colour: object.colour(), number: object.size };
        return spread.of(&sorted.iter().map(item).collect::<Vec<_>>(), scene.ground);
    };
    if sorted.len() > MOST_LAID {
        return None;
    }
    let view = if alone { View::Alone } else { View::Crop };
    let seen: Vec<Picture> = sorted.iter().map(|object| view.of(scene, object)).collect::<Option<_>>()?;
    laid(&seen, down, apart, scene.ground)
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

/// Objects over each other.
fn overlaid(scene: &Scene, objects: &[&Object], align: Align, larger_on_top: bool) -> Option<Picture> {
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
    let mut all = Picture::of(height, width, |_, _| scene.ground)?;
    for (object, corner) in ends() {
        for (colour, mask) in &object.colours {
            for (row, column) in mask.cells() {
                all.put(row - object.top + corner.0, column - object.left + corner.1, *colour);
            }
        }
    }
    Some(all)
}

/// The forms that may be tried where the outputs are these, with what they cost in tenths.
fn forms(outputs: &[Picture]) -> Vec<(Form, u32)> {
    let mut all = Vec::new();
    for (view, cost) in View::ALL {
        for turn in Turn::ALL {
            all.push((Form::One(view, turn), cost + if turn == Turn::Not { 0 } else { 20 }));
        }
    }
    let mut patterns =
        vec![(Pattern::Row, 40), (Pattern::Column, 40), (Pattern::Square, 40), (Pattern::Diagonal, 40)];
    let mut spreads = vec![
        (Spread::Row, 30),
        (Spread::Column, 30),
        (Spread::BarsLeft, 30),
        (Spread::BarsRight, 30),
        (Spread::BarsDown, 30),
        (Spread::Rows, 30),
        (Spread::Columns, 30),
        (Spread::Rings, 30),
    ];
    for (down, apart, alone) in (0..8).map(|bits| (bits & 1 == 1, bits & 2 == 2, bits & 4 == 4)) {
        spreads.push((Spread::Laid { down, apart, alone }, if apart { 40 } else { 30 }));
    }
    let fixed = outputs.first().map(|first| (first.height, first.width));
    if let Some((height, width)) = fixed.filter(|&(height, width)| {
        outputs.iter().all(|output| (output.height, output.width) == (height, width))
    }) {
        let (height, width) = (height as u8, width as u8);
        for order in Order::ALL {
            patterns.push((Pattern::Canvas(height, width, order), 50));
            spreads.push((Spread::Canvas(height, width, order), 40));
        }
        spreads.push((Spread::CanvasRows(height, width), 40));
        spreads.push((Spread::CanvasColumns(height, width), 40));
    }
    let mut colours: Vec<i8> = outputs.iter().flat_map(|output| output.cells.iter().copied()).collect();
    colours.sort_unstable();
    colours.dedup();
    for (pattern, cost) in patterns {
        all.push((Form::Counted(pattern, None), cost));
        all.extend(colours.iter().map(|&colour| (Form::Counted(pattern, Some(colour)), cost)));
    }
    for key in KEYS {
        for descending in [false, true] {
            for &(spread, cost) in &spreads {
                all.push((Form::Sorted(key, descending, spread), cost + 10 + if descending { 3 } else { 0 }));
            }
        }
    }
    for descending in [true, false] {
        for &(spread, cost) in spreads.iter().filter(|(spread, _)| !matches!(spread, Spread::Laid { .. })) {
            all.push((Form::Tallied(descending, spread), cost + 15 + if descending { 0 } else { 3 }));
        }
    }
    for align in [Align::Middle, Align::Corner, Align::Anchor] {
        all.extend([false, true].map(|larger| (Form::Overlaid(align, larger), 50 + u32::from(larger) * 10)));
    }
    all.push((Form::Table, 40));
    all
}

/// The picture that all outputs are but for the colours of the only objects, if they are.
fn tinted(outputs: &[Picture], colours: &[i8]) -> Option<Picture> {
    let blanks = |(output, colour): (&Picture, &i8)| {
        let blank = |&cell: &i8| if cell == *colour { -1 } else { cell };
        Picture { cells: output.cells.iter().map(blank).collect(), ..output.clone() }
    };
    let mut all = outputs.iter().zip(colours).map(blanks);
    let first = all.next()?;
    let differ = colours.iter().any(|colour| Some(colour) != colours.first());
    (differ && first.cells.contains(&-1) && all.all(|other| other == first)).then_some(first)
}

/// The lists of a segmentation that give all outputs, with what they cost in tenths.
pub(super) fn lists(
    cx: &mut Cx,
    segmentation: Segmentation,
    scenes: &[Scene],
    outputs: &[Picture],
) -> Result<Vec<(List, u32)>, Fault> {
    let count: usize = scenes.iter().map(|scene| scene.objects.len()).sum();
    let relations = super::clause::relations(scenes);
    cx.spend((count * (400 + 12 * relations.len())) as u64)?;
    let candidates = predicate::candidates(scenes, &relations);
    let mut filters: Vec<(Option<Predicate>, u32)> = vec![(None, 0)];
    filters.extend(candidates.iter().map(|candidate| (Some(candidate.predicate), candidate.cost)));
    let (forms, mut found, mut seen) = (forms(outputs), Vec::new(), FxHashSet::<(Rows, u8)>::default());
    let mut tried = 0;
    for (filter, filter_cost) in filters {
        let mut rows = Rows::default();
        let mut chosen: Vec<Vec<&Object>> = Vec::with_capacity(scenes.len());
        let mut row = 0;
        for scene in scenes {
            let mut objects = Vec::new();
            for (at, object) in scene.objects.iter().enumerate() {
                if filter.is_none_or(|filter| filter.holds(scene, at)) {
                    objects.push(object);
                    rows.add(row);
                }
                row += 1;
            }
            chosen.push(objects);
        }
        // Three filters that let the same through may still tell others apart.
        if chosen.iter().any(Vec::is_empty)
            || tried >= FILTERS
            || !(0..3).any(|copy| seen.insert((rows, copy)))
        {
            continue;
        }
        tried += 1;
        let mut give = |form: &Form, cost: u32| {
            let list = List { segmentation, filter, form: form.clone() };
            found.push((list, cost + filter_cost));
        };
        cx.spend(forms.len() as u64 * 6)?;
        let only = chosen.iter().all(|objects| objects.len() == 1);
        for (form, cost) in forms.iter().filter(|(form, _)| only || !matches!(form, Form::One(..))) {
            let right = |((scene, objects), output): ((&Scene, &Vec<&Object>), &Picture)| {
                made(scene, objects, form).as_ref() == Some(output)
            };
            if scenes.iter().zip(&chosen).zip(outputs).all(right) {
                give(form, *cost);
            }
        }
        if only {
            for rarest in [false, true] {
                let colour = |objects: &Vec<&Object>| {
                    objects.first().map_or(0, |one| if rarest { one.rarest() } else { one.colour() })
                };
                let colours: Vec<i8> = chosen.iter().map(colour).collect();
                if let Some(picture) = tinted(outputs, &colours) {
                    give(&Form::Tinted(picture, rarest), 30 + if rarest { 10 } else { 0 });
                }
            }
        }
    }
    Ok(found)
}
