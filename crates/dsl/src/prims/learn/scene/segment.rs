//! Segmentations: what counts as an object, and as ground; and the scene of a grid under one.

use std::cmp::Reverse;

use super::facing::Facing;
use super::feature::{Columns, measured};
use super::mask::{Mask, SIDE};
use super::object::Object;
use super::relation::{Relations, related};
use super::settle::{Settled, settled};
use crate::prims::learn::keys::Keys;
use crate::prims::search::image::{Joint, parts};
use crate::views::GridView;

/// The most objects of a scene: a rule over more rows than that is about cells, not about objects.
const MOST_OBJECTS: usize = 48;

/// What counts as an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Kind {
    /// Connected cells of one colour, or of any; diagonally, too, or not.
    Connected { one_colour: bool, diagonal: bool },
    /// All cells of one colour.
    Colour,
    /// Connected cells of one colour, the ground, too.
    Region,
    /// All cells that are not ground.
    Whole,
    /// Rows and columns of one colour that cross the grid and each other, and connected cells of one colour beside them.
    Lines,
}

/// What counts as ground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Ground {
    /// This colour.
    Colour(i8),
    /// The commonest colour of each grid.
    Commonest,
}

/// How a grid becomes a scene.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Segmentation {
    pub(super) kind: Kind,
    pub(super) ground: Ground,
}

/// A grid as objects on ground.
#[derive(Debug)]
pub(super) struct Scene {
    pub(super) height: i32,
    pub(super) width: i32,
    pub(super) cells: Vec<i8>,
    /// All cells.
    pub(super) full: Mask,
    pub(super) ground: i8,
    /// The cells that are ground.
    pub(super) free: Mask,
    /// The cells of each colour.
    pub(super) of_colour: [Mask; 10],
    pub(super) objects: Vec<Object>,
    /// The colours but the ground, commonest first, the smaller of equals first.
    pub(super) ranks: Vec<i8>,
    /// For each object, how far it can go in each direction before something or the edge is in the way.
    pub(super) room: Vec<[i32; 8]>,
    /// The same when others go there, too.
    pub(super) settled: Vec<Settled>,
    /// Where each object points.
    pub(super) facings: Vec<Facing>,
    /// Pairs of colours that the grid itself says belong together.
    pub(super) keys: Keys,
    /// What can be said of each object among the others.
    pub(super) columns: Columns,
    /// For each relation and object the relative.
    pub(super) relations: Relations,
}

/// Directions: up, down, left, right, then the diagonals.
pub(super) const DIRECTIONS: [(i32, i32); 8] =
    [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The number of a direction, unless it is none.
pub(super) fn direction(step: (i32, i32)) -> Option<u8> {
    DIRECTIONS.iter().position(|&other| other == step).map(|at| at as u8)
}

/// How many kinds of objects are tried in any case.
const FIRST_KINDS: usize = 3;

impl Kind {
    /// All, the likeliest first.
    pub(super) const ALL: [Kind; 8] = [
        Kind::Connected { one_colour: true, diagonal: true },
        Kind::Connected { one_colour: true, diagonal: false },
        Kind::Connected { one_colour: false, diagonal: true },
        Kind::Colour,
        Kind::Connected { one_colour: false, diagonal: false },
        Kind::Region,
        Kind::Whole,
        Kind::Lines,
    ];

    /// Whether it is one of the first, which are tried in any case.
    pub(super) fn is_first(self) -> bool {
        Kind::ALL[..FIRST_KINDS].contains(&self)
    }
}

/// The colours of a grid by how often they occur, commonest first, the smaller of equals first.
pub(super) fn ranked(cells: &[i8]) -> Vec<(i8, usize)> {
    let mut counts = [0; 10];
    cells.iter().for_each(|&cell| counts[cell.clamp(0, 9) as usize] += 1);
    let mut ranked: Vec<(i8, usize)> = (0..).zip(counts).filter(|(_, count)| *count > 0).collect();
    ranked.sort_by_key(|&(colour, count)| (Reverse(count), colour));
    ranked
}

/// The rows and columns of one colour that cross the grid, and the parts beside them; none where no two of them cross.
fn lined(from: GridView<'_>, ground: i8) -> Option<Vec<Mask>> {
    let (height, width) = (from.height, from.width);
    let is_row = |&i: &usize| from.at(i, 0) != ground && (1..width).all(|j| from.at(i, j) == from.at(i, 0));
    let is_column =
        |&j: &usize| from.at(0, j) != ground && (1..height).all(|i| from.at(i, j) == from.at(0, j));
    let (rows, columns) = ((0..height).filter(is_row), (0..width).filter(is_column));
    let (rows, columns): (Vec<usize>, Vec<usize>) = (rows.collect(), columns.collect());
    // Where all rows are of one colour, that is stripes.
    if rows.is_empty() || columns.is_empty() || 2 * rows.len() > height || 2 * columns.len() > width {
        return None;
    }
    let (last_row, last_column) = (height as i32 - 1, width as i32 - 1);
    let across = rows.iter().map(|&i| Mask::boxed(i as i32, 0, i as i32, last_column));
    let down = columns.iter().map(|&j| Mask::boxed(0, j as i32, last_row, j as i32));
    let mut masks: Vec<Mask> = across.chain(down).collect();
    let on_lines = masks.iter().fold(Mask::EMPTY, |all, line| all | *line);
    let found = parts(from, Joint { one_colour: true, diagonal: true }, |cell| cell != ground);
    let mut rest = vec![Mask::EMPTY; found.spans.len()];
    for (at, &label) in found.labels.iter().enumerate().filter(|(_, label)| **label > 0) {
        rest[label as usize - 1].set((at / width) as i32, (at % width) as i32);
    }
    // What a line cuts off is a part of its own.
    for mut left in rest.into_iter().map(|mask| mask.without(&on_lines)) {
        while let Some((row, column)) = left.first() {
            let mut part = Mask::cell(row, column);
            loop {
                let grown = part.grown(true) & left;
                if grown == part {
                    break;
                }
                part = grown;
            }
            left = left.without(&part);
            masks.push(part);
        }
    }
    Some(masks)
}

/// Whether a grid can be looked at as a scene: not too large, and all cells are colours.
pub(super) fn is_scenic(from: GridView<'_>) -> bool {
    from.height.max(from.width) <= SIDE && from.cells.iter().all(|cell| (0..=9).contains(cell))
}

impl Segmentation {
    /// The ground of a grid.
    pub(super) fn ground(self, cells: &[i8]) -> i8 {
        match self.ground {
            Ground::Colour(colour) => colour,
            Ground::Commonest => ranked(cells).first().map_or(0, |&(colour, _)| colour),
        }
    }

    /// The cells of each object, in the order of their first cells; none if there are none or too many.
    pub(super) fn split(self, from: GridView<'_>) -> Option<Vec<Mask>> {
        let ground = self.ground(from.cells);
        let mut masks: Vec<Mask> = Vec::new();
        let mut add = |at: usize, label: usize| {
            if masks.len() < label + 1 {
                masks.resize(label + 1, Mask::EMPTY);
            }
            masks[label].set((at / from.width) as i32, (at % from.width) as i32);
        };
        match self.kind {
            Kind::Colour => {
                for (at, &cell) in from.cells.iter().enumerate().filter(|(_, cell)| **cell != ground) {
                    add(at, cell as usize);
                }
            }
            Kind::Whole => {
                let others = from.cells.iter().enumerate().filter(|(_, cell)| **cell != ground);
                others.for_each(|(at, _)| add(at, 0));
            }
            Kind::Lines => masks = lined(from, ground)?,
            Kind::Connected { .. } | Kind::Region => {
                let (joint, any) = match self.kind {
                    Kind::Connected { one_colour, diagonal } => (Joint { one_colour, diagonal }, false),
                    _ => (Joint { one_colour: true, diagonal: false }, true),
                };
                let found = parts(from, joint, |cell| any || cell != ground);
                if found.spans.len() > MOST_OBJECTS {
                    return None;
                }
                for (at, &label) in found.labels.iter().enumerate().filter(|(_, label)| **label > 0) {
                    add(at, label as usize - 1);
                }
            }
        }
        masks.retain(|mask| !mask.is_empty());
        masks.sort_by_key(Mask::first);
        (1..=MOST_OBJECTS).contains(&masks.len()).then_some(masks)
    }

    /// The scene of a grid.
    pub(super) fn scene(self, from: GridView<'_>, masks: &[Mask]) -> Scene {
        let (height, width) = (from.height as i32, from.width as i32);
        let ground = self.ground(from.cells);
        let colour_at = |row: i32, column: i32| from.at(row as usize, column as usize);
        let objects: Vec<Object> = masks.iter().filter_map(|&mask| Object::new(mask, colour_at)).collect();
        let full = Mask::boxed(0, 0, height - 1, width - 1);
        let mut of_colour = [Mask::EMPTY; 10];
        for (at, &cell) in from.cells.iter().enumerate() {
            of_colour[cell.clamp(0, 9) as usize].set((at / from.width) as i32, (at % from.width) as i32);
        }
        let ranks = ranked(from.cells).into_iter().map(|(colour, _)| colour);
        let mut scene = Scene {
            height,
            width,
            cells: from.cells.to_vec(),
            full,
            ground,
            free: of_colour[ground.clamp(0, 9) as usize],
            of_colour,
            ranks: ranks.filter(|&colour| colour != ground).collect(),
            room: Vec::new(),
            settled: Vec::new(),
            facings: objects.iter().map(|object| Facing::of(object, (height, width))).collect(),
            keys: Keys::of(from, ground),
            columns: Columns::default(),
            relations: Relations::default(),
            objects,
        };
        scene.room = (0..scene.objects.len()).map(|at| scene.room(at)).collect();
        scene.settled = settled(&scene);
        scene.columns = measured(&scene);
        scene.relations = related(&scene);
        scene
    }
}

impl Scene {
    fn room(&self, at: usize) -> [i32; 8] {
        let object = &self.objects[at];
        let open = self.free | object.cells;
        DIRECTIONS.map(|(down, right)| {
            let mut steps = 0;
            let mut cells = object.cells;
            loop {
                let next = cells.shifted(down, right) & self.full;
                if next.count() < object.size || !next.is_within(&open) {
                    return steps;
                }
                cells = next;
                steps += 1;
            }
        })
    }

    /// The cells of the colour that an object lies on, if that is one and not the ground.
    pub(super) fn bed(&self, object: &Object) -> Option<&Mask> {
        let beside = object.cells.grown(false).without(&object.cells) & self.full;
        let (row, column) = beside.first()?;
        let bed = self.of_colour.iter().find(|of| of.has(row, column))?;
        (beside.is_within(bed) && !beside.meets(&self.free)).then_some(bed)
    }

    /// The commonest colour of the cells beside an object, the ground, too; none where two are as common.
    pub(super) fn beside(&self, object: &Object) -> Option<i8> {
        let beside = object.cells.grown(false).without(&object.cells) & self.full;
        let counts = (0..).zip(&self.of_colour).map(|(colour, of)| ((*of & beside).count(), colour));
        let (most, colour) = counts.clone().max()?;
        (most > 0 && counts.filter(|(count, _)| *count == most).count() == 1).then_some(colour)
    }

    /// Whether keys speak of an object, as those that it is part of do not.
    pub(super) fn keyed(&self, object: &Object) -> bool {
        !self.keys.has((object.top as usize, object.left as usize))
    }

    /// Whether an object moved by so much is still on the board.
    pub(super) fn holds(&self, object: &Object, down: i32, right: i32) -> bool {
        object.top + down >= 0
            && object.bottom + down < self.height
            && object.left + right >= 0
            && object.right + right < self.width
    }
}
