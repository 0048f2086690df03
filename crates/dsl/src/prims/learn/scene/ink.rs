//! Inks: which colour a clause paints in, said of the object that it is about.

use rustc_hash::FxHashMap;

use super::feature::Feature;
use super::object::Object;
use super::relation::Relation;
use super::rows::Rows;
use super::segment::Scene;

/// A colour as a function of an object.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Ink {
    /// What is drawn has its colours.
    Given,
    Own,
    Ground,
    Fixed(i8),
    /// The colour of that rank in the grid.
    Rank(u8),
    /// The rarest colour of the grid.
    Rarest,
    /// The object's rarest colour.
    OwnRarest,
    /// The commonest colour beside it.
    Bed,
    Of(Relation),
    RarestOf(Relation),
    /// The colour that the grid pairs with its own: behind it, or before it.
    Keyed,
    KeyedBack,
    /// The colour of this number: a feature, and so much more.
    Number(Feature, i16),
    /// By a feature.
    Table(Feature, Vec<(i16, i8)>),
    /// These in turn, by a feature that counts.
    Cycle(Feature, Vec<i8>),
}

impl Ink {
    /// The colour for a whole grid, if it is one that all objects share.
    pub(super) fn of_scene(&self, scene: &Scene) -> Option<i8> {
        match self {
            Ink::Fixed(colour) => Some(*colour),
            Ink::Rank(rank) => scene.ranks.get(usize::from(*rank)).copied(),
            Ink::Rarest => scene.ranks.last().copied(),
            _ => None,
        }
    }

    /// The colour for an object, if there is one.
    pub(super) fn colour(&self, scene: &Scene, at: usize) -> Option<i8> {
        let object = &scene.objects[at];
        let relative = |relation: Relation| scene.relations.get(relation, at).map(|at| &scene.objects[at]);
        match self {
            Ink::Given => None,
            Ink::Own => Some(object.colour()),
            Ink::Ground => Some(scene.ground),
            Ink::Fixed(_) | Ink::Rank(_) | Ink::Rarest => self.of_scene(scene),
            Ink::OwnRarest => Some(object.rarest()),
            Ink::Bed => scene.beside(object),
            Ink::Of(relation) => relative(*relation).map(Object::colour),
            Ink::RarestOf(relation) => relative(*relation).map(Object::rarest),
            Ink::Keyed => scene.keyed(object).then(|| scene.keys.of_colour(object.colour()))?,
            Ink::KeyedBack => scene.keyed(object).then(|| scene.keys.back(object.colour()))?,
            Ink::Number(feature, more) => {
                let number = scene.columns.get(at, *feature).saturating_add(*more);
                (1..=9).contains(&number).then_some(number as i8)
            }
            Ink::Table(feature, becomes) => {
                let value = scene.columns.get(at, *feature);
                becomes.iter().find(|(key, _)| *key == value).map(|(_, colour)| *colour)
            }
            Ink::Cycle(feature, colours) => {
                let value = usize::try_from(scene.columns.get(at, *feature)).ok()?;
                colours.get(value.checked_rem(colours.len())?).copied()
            }
        }
    }
}

/// An ink, the rows where it is each colour, those where it is any, and what it costs in tenths.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) ink: Ink,
    pub(super) rows: [Rows; 10],
    pub(super) defined: Rows,
    pub(super) cost: u32,
}

/// Features whose number may be that of a colour.
const NUMBERS: [Feature; 10] = [
    Feature::SizeFromLeast,
    Feature::SizeRank,
    Feature::Size,
    Feature::Holes,
    Feature::TopRank,
    Feature::LeftRank,
    Feature::HeightRank,
    Feature::Contains,
    Feature::SameShape,
    Feature::Colours,
];
/// The most inks that are kept of those that are the same everywhere.
const MOST_ALIKE: usize = 2;

/// The inks, cheapest first.
pub(super) fn candidates(scenes: &[Scene], relations: &[Relation]) -> Vec<Candidate> {
    let mut inks = vec![(Ink::Own, 10), (Ink::Ground, 20)];
    inks.extend((0..10).map(|colour| (Ink::Fixed(colour), 20)));
    inks.extend((0..3).map(|rank| (Ink::Rank(rank), 30)));
    inks.extend([
        (Ink::Rarest, 30),
        (Ink::OwnRarest, 30),
        (Ink::Bed, 25),
        (Ink::Keyed, 30),
        (Ink::KeyedBack, 35),
    ]);
    inks.extend(relations.iter().map(|&relation| (Ink::Of(relation), 40)));
    inks.extend(relations.iter().map(|&relation| (Ink::RarestOf(relation), 50)));
    for feature in NUMBERS {
        inks.extend([(Ink::Number(feature, 0), 40), (Ink::Number(feature, 1), 42)]);
    }
    inks.sort_by_key(|(_, cost)| *cost);
    let mut alike: FxHashMap<[Rows; 10], usize> = FxHashMap::default();
    let mut all = Vec::with_capacity(inks.len());
    for (ink, cost) in inks {
        let (mut rows, mut row) = ([Rows::default(); 10], 0);
        for scene in scenes {
            for at in 0..scene.objects.len() {
                if let Some(colour) = ink.colour(scene, at) {
                    rows[usize::from(colour.unsigned_abs()).min(9)].add(row);
                }
                row += 1;
            }
        }
        let count = alike.entry(rows).or_insert(0);
        *count += 1;
        if *count <= MOST_ALIKE {
            let defined = rows.iter().fold(Rows::default(), |all, &rows| all | rows);
            all.push(Candidate { ink, rows, defined, cost });
        }
    }
    all
}
