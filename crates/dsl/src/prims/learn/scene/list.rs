//! Lists: outputs of another size that are made of some objects: one that is cut out, several in an order, laid over each
//! other, counted, or one colour in a fixed picture.
//!
//! A list is a filter (the objects of which a condition holds) and a [`Form`] that says what is made of them. `listing` finds
//! those that explain the demos.

use std::cmp::Reverse;

use super::assembly::Assembly;
use super::chart::Chart;
use super::code::{Code, NONE};
use super::condition::{Condition, holds};
use super::count::Count;
use super::depth::stacked;
use super::fitting::{self, Fitting};
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
    /// How they lie on each other, the lowest first.
    Depth,
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

/// Where each object stands in a picture that shows their colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    Sorted(Key, bool, Spread),
    Table,
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
    /// The same, with colours that are coded, and not those of the objects.
    Coded(Layout, Code),
    /// Their colours, sorted by how many have them.
    Tallied(bool, Spread),
    /// Laid over each other, the smaller or the larger ones on top.
    Overlaid(Align, bool),
    /// Laid over each other by their corners, where the one main colour of all is clear.
    Gathered,
    /// The colour of each where it is among the others, turned or not.
    Table(Turn),
    /// Put together, each where what is in its box lies.
    Assembled(Assembly),
    Charted(Chart),
    /// The box around them with the others put into it.
    Fitted(Fitting),
    /// The box around all of several, cut out: with what else is there, or they alone.
    Boxed {
        alone: bool,
    },
}

/// A filter and what is made of what it lets through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct List {
    pub(super) segmentation: Segmentation,
    pub(super) filter: Condition,
    pub(super) form: Form,
}

/// An object of which the largest has so many times the cells may be a speck in a cell of a table.
const SPECK: i32 = 4;
/// The most objects that are laid out or over each other.
const MOST_LAID: usize = 10;

impl Key {
    pub(super) const ALL: [Key; 10] = [
        Key::Size,
        Key::Top,
        Key::Left,
        Key::Height,
        Key::Width,
        Key::Area,
        Key::Holes,
        Key::Colours,
        Key::Bottom,
        Key::Depth,
    ];

    /// Objects of a scene sorted by it; none if it does not tell.
    pub(super) fn sorted<'s>(
        self,
        scene: &Scene,
        objects: &[&'s Object],
        descending: bool,
    ) -> Option<Vec<&'s Object>> {
        if self == Key::Depth {
            let mut stack = stacked(objects, &scene.free)?;
            if descending {
                stack.reverse();
            }
            return Some(stack);
        }
        let mut sorted = objects.to_vec();
        if descending {
            sorted.sort_by_key(|object| Reverse(self.of(object)));
        } else {
            sorted.sort_by_key(|object| self.of(object));
        }
        Some(sorted)
    }

    fn of(self, object: &Object) -> (i32, i32) {
        match self {
            Key::Size | Key::Depth => (object.size, 0),
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
        made(scene, &self.chosen(scene), &self.form, Frame::Any)
    }

    /// What making it of a scene is charged beyond looking at the cells and the objects.
    pub(super) fn charge(&self, scene: &Scene) -> u64 {
        let Form::Fitted(fitting) = self.form else { return 0 };
        fitting::charge(scene, &self.chosen(scene), Frame::Any).map_or(0, |charge| charge * fitting.ways())
    }

    /// The objects that the filter lets through.
    fn chosen<'s>(&self, scene: &'s Scene) -> Vec<&'s Object> {
        let lets = |at: &usize| holds(&self.filter, scene, *at);
        (0..scene.objects.len()).filter(lets).map(|at| &scene.objects[at]).collect()
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
            spread_out(scene, &key.sorted(scene, objects, *descending)?, *spread, frame)
        }
        Form::Tallied(descending, spread) => spread.of(&tally(objects, *descending)?, ground, frame),
        Form::Overlaid(align, larger_on_top) => overlaid(scene, objects, (*align, *larger_on_top), frame),
        Form::Gathered => gathered(objects, frame),
        Form::Assembled(assembly) => assembly.of(scene, objects, frame),
        Form::Charted(chart) => chart.of(objects, ground, frame),
        Form::Fitted(fitting) => fitting.of(scene, objects, frame),
        Form::Boxed { alone } => boxed(scene, objects, *alone, frame),
        Form::Table(turn) => {
            Some(table(objects, ground, frame.either(), |at| objects[at].colour())?.turned(*turn))
        }
        Form::Coded(layout, code) => {
            let sorted = match layout {
                Layout::Sorted(key, descending, _) => &key.sorted(scene, objects, *descending)?,
                Layout::Table => objects,
            };
            let colours = sorted.iter().map(|object| code.colour(object)).collect::<Option<Vec<_>>>()?;
            let mut numbered = layout.numbered(sorted, frame)?;
            for cell in &mut numbered.cells {
                *cell = colours.get(*cell as usize).copied().unwrap_or(ground);
            }
            Some(numbered)
        }
    }
}

impl Layout {
    /// The picture with the number of an object instead of its colour, if that is wanted; objects are sorted if they are to be.
    pub(super) fn numbered(self, sorted: &[&Object], frame: Frame) -> Option<Picture> {
        match self {
            Layout::Sorted(_, _, spread) => {
                let item = |(at, object): (usize, &&Object)| Item { colour: at as i8, number: object.size };
                spread.of(&sorted.iter().enumerate().map(item).collect::<Vec<_>>(), NONE, frame)
            }
            Layout::Table => table(sorted, NONE, frame, |at| at as i8),
        }
    }
}

/// Something of objects in the cells of a table, if that is wanted: of the largest over the middle of each.
fn table(objects: &[&Object], ground: i8, frame: Frame, of: impl Fn(usize) -> i8) -> Option<Picture> {
    let mut largest_first: Vec<usize> = (0..objects.len()).collect();
    largest_first.sort_by_key(|&at| Reverse(objects[at].size));
    let rows = lanes(objects, |object| (object.top, object.bottom));
    let columns = lanes(objects, |object| (object.left, object.right));
    frame.picture(rows.len() as i32, columns.len() as i32, |i, j| {
        let (row, column) = (rows[i as usize], columns[j as usize]);
        let is_here = |&&at: &&usize| {
            let object = objects[at];
            is_over((object.top, object.bottom), row) && is_over((object.left, object.right), column)
        };
        largest_first.iter().find(is_here).map_or(ground, |&at| of(at))
    })
}

/// The rows or columns of a table, by the first and last line of what stands in each: of the narrowest of the large objects, and
/// of what lies beside all of these.
fn lanes(objects: &[&Object], ends: impl Fn(&Object) -> (i32, i32)) -> Vec<(i32, i32)> {
    let largest = objects.iter().map(|object| object.size).max().unwrap_or(0);
    let mut sorted = objects.to_vec();
    sorted.sort_by_key(|object| {
        let (first, last) = ends(object);
        (SPECK * object.size < largest, last - first)
    });
    let mut lanes: Vec<(i32, i32)> = Vec::new();
    for object in sorted {
        let ends = ends(object);
        if !lanes.iter().any(|&lane| is_over(ends, lane) || is_over(lane, ends)) {
            lanes.push(ends);
        }
    }
    lanes.sort_unstable();
    lanes
}

/// Whether a stretch of lines reaches over the middle of another.
fn is_over((first, last): (i32, i32), (start, end): (i32, i32)) -> bool {
    (2 * first..=2 * last).contains(&(start + end))
}

/// Sorted objects, laid out, if that is wanted.
pub(super) fn spread_out(scene: &Scene, sorted: &[&Object], spread: Spread, frame: Frame) -> Option<Picture> {
    let Spread::Laid { down, apart, alone, level } = spread else {
        let item = |object: &&Object| Item { colour: object.colour(), number: object.size };
        return spread.of(&sorted.iter().map(item).collect::<Vec<_>>(), scene.ground, frame);
    };
    if sorted.len() > MOST_LAID {
        return None;
    }
    let view = if alone { View::Alone } else { View::Crop };
    let sides: Vec<(i32, i32)> = sorted.iter().map(|object| (object.height(), object.width())).collect();
    laid(&sides, (down, apart, level, scene.ground), frame, |at| view.of(scene, sorted[at], Frame::Any))
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

/// The first row and column and the last ones of the box around some objects.
pub(super) fn bounds(objects: &[&Object]) -> Option<(i32, i32, i32, i32)> {
    let (top, left) = (objects.iter().map(|o| o.top).min()?, objects.iter().map(|o| o.left).min()?);
    Some((top, left, objects.iter().map(|o| o.bottom).max()?, objects.iter().map(|o| o.right).max()?))
}

/// The box around several objects, if that is wanted.
fn boxed(scene: &Scene, objects: &[&Object], alone: bool, frame: Frame) -> Option<Picture> {
    let (top, left, bottom, right) = bounds(objects).filter(|_| objects.len() > 1)?;
    frame.picture(bottom - top + 1, right - left + 1, |i, j| {
        let (row, column) = (top + i, left + j);
        let is_in = !alone || objects.iter().any(|object| object.cells.has(row, column));
        if is_in { scene.cells[(row * scene.width + column) as usize] } else { scene.ground }
    })
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
