//! Predicates: which objects a clause is about.

use rustc_hash::FxHashMap;

use super::feature::{Feature, Sense};
use super::mask::Mask;
use super::object::Object;
use super::relation::Relation;
use super::rows::Rows;
use super::segment::Scene;

/// What two objects are compared by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Attribute {
    Colour,
    Shape,
    Size,
    Form,
    Height,
    Width,
    Reduced,
    Top,
    Left,
}

impl Attribute {
    const ALL: [Attribute; 9] = [
        Attribute::Colour,
        Attribute::Shape,
        Attribute::Size,
        Attribute::Form,
        Attribute::Height,
        Attribute::Width,
        Attribute::Reduced,
        Attribute::Top,
        Attribute::Left,
    ];

    fn of(self, object: &Object) -> u64 {
        match self {
            Attribute::Colour => object.colour() as u64,
            Attribute::Shape => object.shape,
            Attribute::Size => object.size as u64,
            Attribute::Form => object.form,
            Attribute::Height => object.height() as u64,
            Attribute::Width => object.width() as u64,
            Attribute::Reduced => object.reduced,
            Attribute::Top => object.top as u64,
            Attribute::Left => object.left as u64,
        }
    }
}

/// Where something of a colour may be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Whereabouts {
    /// Next to it, diagonally, too.
    Around,
    /// In its box.
    Within,
    /// In its rows or columns.
    InLine,
}

impl Whereabouts {
    const ALL: [Whereabouts; 3] = [Whereabouts::Around, Whereabouts::Within, Whereabouts::InLine];

    /// Whether another cell there has a colour that is not the ground.
    fn has(self, scene: &Scene, object: &Object, colour: i8) -> bool {
        let Some(of) = scene.of_colour.get(colour as usize).filter(|_| colour != scene.ground) else {
            return false;
        };
        let &Object { cells, top, left, bottom, right, .. } = object;
        let place = match self {
            Whereabouts::Around => cells.grown(true),
            Whereabouts::Within => object.whole_box(),
            Whereabouts::InLine => {
                Mask::boxed(top, 0, bottom, scene.width - 1) | Mask::boxed(0, left, scene.height - 1, right)
            }
        };
        place.without(&cells).meets(of)
    }
}

/// Something that holds of an object or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Predicate {
    Is(Feature, i16),
    IsNot(Feature, i16),
    AtMost(Feature, i16),
    Above(Feature, i16),
    /// Every second or third: divided by the first number the second is left.
    Every(Feature, i16, i16),
    /// There is such a relative, or none.
    Has(Relation),
    Lacks(Relation),
    /// The relative is alike in something, or not.
    Same(Attribute, Relation),
    Differs(Attribute, Relation),
    /// The relative has a colour.
    RelativeIs(Relation, i8),
    /// There is something of a colour there, or not.
    Meets(Whereabouts, i8),
    Misses(Whereabouts, i8),
    /// There is room to move in a direction, or not.
    Free(u8),
    Blocked(u8),
}

impl Predicate {
    pub(super) fn holds(self, scene: &Scene, at: usize) -> bool {
        let feature = |feature: Feature| scene.columns.get(at, feature);
        let relative = |relation: Relation| scene.relations.get(relation, at);
        let alike = |attribute: Attribute, relation: Relation| {
            relative(relation)
                .map(|other| attribute.of(&scene.objects[other]) == attribute.of(&scene.objects[at]))
        };
        match self {
            Predicate::Is(of, value) => feature(of) == value,
            Predicate::IsNot(of, value) => feature(of) != value,
            Predicate::AtMost(of, value) => feature(of) <= value,
            Predicate::Above(of, value) => feature(of) > value,
            Predicate::Every(of, period, rest) => feature(of).rem_euclid(period.max(1)) == rest,
            Predicate::Has(relation) => relative(relation).is_some(),
            Predicate::Lacks(relation) => relative(relation).is_none(),
            Predicate::Same(attribute, relation) => alike(attribute, relation) == Some(true),
            Predicate::Differs(attribute, relation) => alike(attribute, relation) == Some(false),
            Predicate::RelativeIs(relation, colour) => {
                relative(relation).is_some_and(|other| scene.objects[other].colour() == colour)
            }
            Predicate::Meets(place, colour) => place.has(scene, &scene.objects[at], colour),
            Predicate::Misses(place, colour) => !place.has(scene, &scene.objects[at], colour),
            Predicate::Free(way) => scene.room[at][usize::from(way)] > 0,
            Predicate::Blocked(way) => scene.room[at][usize::from(way)] == 0,
        }
    }
}

/// A predicate, the rows that it holds of, and what it costs in tenths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) predicate: Predicate,
    pub(super) rows: Rows,
    pub(super) cost: u32,
}

/// Features that number objects in an order.
const ORDERS: [Feature; 2] = [Feature::LeftRank, Feature::TopRank];
/// The most values of a number that are asked for, and predicates that are kept of those that hold of the same rows.
const MOST_VALUES: usize = 12;
const MOST_ALIKE: usize = 3;

/// The predicates that tell some rows from others, cheapest first.
pub(super) fn candidates(scenes: &[Scene], relations: &[Relation]) -> Vec<Candidate> {
    let count = scenes.iter().map(|scene| scene.objects.len()).sum::<usize>();
    let every = Rows::first(count);
    let mut all: Vec<Candidate> = Vec::new();
    let mut add = |(cost, predicate): (u32, Predicate), rows: Rows| {
        if !rows.is_empty() && rows != every {
            all.push(Candidate { predicate, rows, cost });
        }
    };
    for &feature in Feature::ALL {
        by_feature(scenes, feature, every, &mut add);
    }
    let attributes = |object: &Object| Attribute::ALL.map(|attribute| attribute.of(object));
    let attributes: Vec<Vec<[u64; 9]>> =
        scenes.iter().map(|scene| scene.objects.iter().map(attributes).collect()).collect();
    for &relation in relations {
        let (mut has, mut same, mut of_colour) =
            (Rows::default(), [Rows::default(); 9], [Rows::default(); 10]);
        let mut row = 0;
        for (scene, attributes) in scenes.iter().zip(&attributes) {
            for (at, own) in attributes.iter().enumerate() {
                if let Some(other) = scene.relations.get(relation, at) {
                    has.add(row);
                    for ((same, own), theirs) in same.iter_mut().zip(own).zip(&attributes[other]) {
                        same.put(row, own == theirs);
                    }
                    if let Some(rows) = of_colour.get_mut(scene.objects[other].colour() as usize) {
                        rows.add(row);
                    }
                }
                row += 1;
            }
        }
        add((50, Predicate::Has(relation)), has);
        add((53, Predicate::Lacks(relation)), every & !has);
        for (attribute, same) in Attribute::ALL.into_iter().zip(same) {
            add((55, Predicate::Same(attribute, relation)), same);
            add((58, Predicate::Differs(attribute, relation)), has & !same);
        }
        for (colour, rows) in (0..).zip(of_colour) {
            add((60, Predicate::RelativeIs(relation, colour)), rows);
        }
    }
    for place in Whereabouts::ALL {
        for colour in 0..10 {
            let mut meets = Rows::default();
            let objects = scenes.iter().flat_map(|scene| scene.objects.iter().map(move |of| (scene, of)));
            for (row, (scene, object)) in objects.enumerate() {
                meets.put(row, place.has(scene, object, colour));
            }
            add((52, Predicate::Meets(place, colour)), meets);
            add((57, Predicate::Misses(place, colour)), every & !meets);
        }
    }
    for way in 0..8 {
        let mut free = Rows::default();
        for (row, room) in scenes.iter().flat_map(|scene| &scene.room).enumerate() {
            free.put(row, room[usize::from(way)] > 0);
        }
        add((50, Predicate::Free(way)), free);
        add((52, Predicate::Blocked(way)), every & !free);
    }
    all.sort_by_key(|candidate| candidate.cost);
    let mut alike: FxHashMap<Rows, usize> = FxHashMap::default();
    all.retain_mut(|candidate| {
        let count = alike.entry(candidate.rows).or_insert(0);
        *count += 1;
        *count <= MOST_ALIKE
    });
    all
}

fn by_feature(scenes: &[Scene], feature: Feature, every: Rows, add: &mut impl FnMut((u32, Predicate), Rows)) {
    let column =
        scenes.iter().flat_map(|scene| (0..scene.objects.len()).map(|at| scene.columns.get(at, feature)));
    let sense = feature.sense();
    if sense == Sense::Flag {
        let mut set = Rows::default();
        column.enumerate().for_each(|(row, value)| set.put(row, value == 1));
        add((30, Predicate::Is(feature, 1)), set);
        add((33, Predicate::Is(feature, 0)), every & !set);
        return;
    }
    let mut sorted: Vec<(i16, usize)> = column.zip(0..).collect();
    sorted.sort_unstable();
    // Each value, the least first, and the rows that have it.
    let mut values: Vec<(i16, Rows)> = Vec::new();
    for (value, row) in sorted {
        match values.last_mut() {
            Some((last, rows)) if *last == value => rows.add(row),
            _ => values.push((value, Rows::of(row))),
        }
    }
    if values.len() < 2 {
        return;
    }
    let mut common = values.clone();
    common.sort_by_key(|&(value, rows)| (std::cmp::Reverse(rows.len()), value));
    for &(value, rows) in common.iter().take(MOST_VALUES) {
        let cost = match sense {
            Sense::Colour => 38,
            _ if value == 0 => 42,
            _ if value > 3 => 50,
            _ => 45,
        };
        add((cost, Predicate::Is(feature, value)), rows);
        add((cost + 5, Predicate::IsNot(feature, value)), every & !rows);
    }
    if ORDERS.contains(&feature) && values.len() > 3 {
        for (period, rest) in [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)] {
            let of_rest = values.iter().filter(|(value, _)| value.rem_euclid(period) == rest);
            let rows = of_rest.fold(Rows::default(), |all, &(_, rows)| all | rows);
            add((55, Predicate::Every(feature, period, rest)), rows);
        }
    }
    if sense == Sense::Number && values.len() > 2 {
        let mut below = Rows::default();
        for &(value, rows) in values[..values.len() - 1].iter().take(MOST_VALUES) {
            below |= rows;
            add((55, Predicate::AtMost(feature, value)), below);
            add((55, Predicate::Above(feature, value)), every & !below);
        }
    }
}
