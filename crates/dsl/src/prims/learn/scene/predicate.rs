//! Predicates: which objects a clause is about.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::feature::{Feature, Sense};
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

/// Something that holds of an object or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Predicate {
    Is(Feature, i16),
    IsNot(Feature, i16),
    AtMost(Feature, i16),
    Above(Feature, i16),
    /// There is such a relative, or none.
    Has(Relation),
    Lacks(Relation),
    /// The relative is alike in something, or not.
    Same(Attribute, Relation),
    Differs(Attribute, Relation),
    /// The relative has a colour.
    RelativeIs(Relation, i8),
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
            Predicate::Has(relation) => relative(relation).is_some(),
            Predicate::Lacks(relation) => relative(relation).is_none(),
            Predicate::Same(attribute, relation) => alike(attribute, relation) == Some(true),
            Predicate::Differs(attribute, relation) => alike(attribute, relation) == Some(false),
            Predicate::RelativeIs(relation, colour) => {
                relative(relation).is_some_and(|other| scene.objects[other].colour() == colour)
            }
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

/// The most values of a number that are asked for, and predicates that are kept of those that hold of the same rows.
const MOST_VALUES: usize = 12;
const MOST_ALIKE: usize = 3;

/// The predicates that tell some rows from others, cheapest first.
pub(super) fn candidates(scenes: &[Scene], relations: &[Relation]) -> Vec<Candidate> {
    let count = scenes.iter().map(|scene| scene.objects.len()).sum::<usize>();
    let mut all: Vec<Candidate> = Vec::new();
    let mut add = |cost: u32, predicate: Predicate| {
        let (mut rows, mut row) = (Rows::default(), 0);
        for scene in scenes {
            for at in 0..scene.objects.len() {
                if predicate.holds(scene, at) {
                    rows.add(row);
                }
                row += 1;
            }
        }
        if !rows.is_empty() && (rows.len() as usize) < count {
            all.push(Candidate { predicate, rows, cost });
        }
    };
    for &feature in Feature::ALL {
        by_feature(scenes, feature, &mut add);
    }
    for &relation in relations {
        add(50, Predicate::Has(relation));
        add(53, Predicate::Lacks(relation));
        for attribute in Attribute::ALL {
            add(55, Predicate::Same(attribute, relation));
            add(58, Predicate::Differs(attribute, relation));
        }
        (0..10).for_each(|colour| add(60, Predicate::RelativeIs(relation, colour)));
    }
    for way in 0..8 {
        add(50, Predicate::Free(way));
        add(52, Predicate::Blocked(way));
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

fn by_feature(scenes: &[Scene], feature: Feature, add: &mut impl FnMut(u32, Predicate)) {
    let mut values: BTreeMap<i16, usize> = BTreeMap::new();
    for scene in scenes {
        for at in 0..scene.objects.len() {
            *values.entry(scene.columns.get(at, feature)).or_insert(0) += 1;
        }
    }
    if values.len() < 2 {
        return;
    }
    let sense = feature.sense();
    if sense == Sense::Flag {
        add(30, Predicate::Is(feature, 1));
        add(33, Predicate::Is(feature, 0));
        return;
    }
    let mut common: Vec<(i16, usize)> = values.iter().map(|(&value, &count)| (value, count)).collect();
    common.sort_by_key(|&(value, count)| (std::cmp::Reverse(count), value));
    for &(value, _) in common.iter().take(MOST_VALUES) {
        let cost = match sense {
            Sense::Colour => 38,
            _ if value == 0 => 42,
            _ if value > 3 => 50,
            _ => 45,
        };
        add(cost, Predicate::Is(feature, value));
        add(cost + 5, Predicate::IsNot(feature, value));
    }
    if sense == Sense::Number && values.len() > 2 {
        for &value in values.keys().take(values.len() - 1).take(MOST_VALUES) {
            add(55, Predicate::AtMost(feature, value));
            add(55, Predicate::Above(feature, value));
        }
    }
}
