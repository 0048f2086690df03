//! One of the pieces is the output: which one, by its features.

use super::{Demo, Fitted, Learner, Rule, Takes, first, unless_spent, words};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::crop::crop_content;
use crate::prims::search::features::{COUNT, Feature, Features, features};
use crate::prims::search::image::grids;
use crate::prims::search::pick::{charge, odd};
use crate::table::{Prim, prim};
use crate::value::Value;

pub(crate) struct LearnPick;

impl Learner for LearnPick {
    fn prim(&self) -> Prim {
        prim::LEARN_PICK
    }

    fn takes(&self) -> Takes {
        Takes::Pieces
    }

    fn cost(&self) -> u32 {
        5
    }

    fn fuel_weight(&self) -> u64 {
        4
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], _: u8) -> Fitted {
        Ok(Box::new(Criterion::fit(cx, demos)?))
    }
}

/// How a piece is told from the others by one key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    Most,
    Least,
    Odd,
    Is(i32),
    SecondMost,
    SecondLeast,
}

/// How a piece is told from the others: by a key and a mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way(Feature, Mode);

impl Way {
    /// How much it says.
    pub(super) fn size(&self) -> usize {
        match (self.0, self.1) {
            (Feature::Cells | Feature::BoxArea, _) => 1,
            _ => 2,
        }
    }

    /// It in words, as they follow what is told.
    pub(super) fn words(&self) -> String {
        let name = self.0.name();
        match self.1 {
            Mode::Most => format!("that is largest by {name}"),
            Mode::Least => format!("that is smallest by {name}"),
            Mode::Odd => format!("that alone differs by {name}"),
            Mode::Is(value) if self.0 == Feature::MainColour => {
                format!("that is mainly {}", words::colour(value.clamp(-1, 127) as i8))
            }
            Mode::Is(value) => format!("of which {name} is {value}"),
            Mode::SecondMost => format!("that is second largest by {name}"),
            Mode::SecondLeast => format!("that is second smallest by {name}"),
        }
    }
}

/// Ways that are the same for whatever pieces: the most, the least, the odd one by each key, and each main colour.
pub(super) fn ways_to_tell() -> impl Iterator<Item = Way> {
    let modes = [Mode::Most, Mode::Least, Mode::Odd].into_iter();
    let by_key = modes.flat_map(|mode| PREFERRED.iter().map(move |&key| Way(key, mode)));
    let of_colour =
        (1..gridwright_grid::colour::COLOURS as i32).map(|colour| Way(Feature::MainColour, Mode::Is(colour)));
    by_key.chain(of_colour)
}

/// Ways that tell two halves: by where they are.
pub(super) fn places_to_tell() -> [Way; 4] {
    [
        Way(Feature::Top, Mode::Least),
        Way(Feature::Top, Mode::Most),
        Way(Feature::Left, Mode::Least),
        Way(Feature::Left, Mode::Most),
    ]
}

/// Ways that tell those next to the first and the last by where they are.
pub(super) fn inner_places_to_tell() -> [Way; 4] {
    [
        Way(Feature::Left, Mode::SecondLeast),
        Way(Feature::Left, Mode::SecondMost),
        Way(Feature::Top, Mode::SecondLeast),
        Way(Feature::Top, Mode::SecondMost),
    ]
}

/// The ways to tell the piece that hold in every demo, best first, and whether it is cropped to its content.
#[derive(Debug)]
struct Criterion {
    ways: Vec<Way>,
    cropped: bool,
}

/// The features in the order in which they are preferred.
const PREFERRED: [Feature; COUNT] = [
    Feature::Cells,
    Feature::BoxArea,
    Feature::Likes,
    Feature::SameOutline,
    Feature::Colours,
    Feature::Symmetries,
    Feature::SameColour,
    Feature::Parts,
    Feature::Holes,
    Feature::ZerosInBox,
    Feature::RarestCells,
    Feature::Height,
    Feature::Width,
    Feature::Top,
    Feature::Left,
    Feature::Bottom,
    Feature::Right,
    Feature::TouchesEdge,
    Feature::OffCentre,
    Feature::MainColour,
];

/// The places of the pieces that a way tells.
pub(super) fn told(all: &[Features], Way(key, mode): Way) -> Vec<usize> {
    let keys: Vec<i32> = all.iter().map(|features| features[key]).collect();
    let mut sorted = keys.clone();
    sorted.sort_unstable();
    sorted.dedup();
    let wanted = match mode {
        Mode::Most => sorted.last().copied().filter(|_| sorted.len() > 1 || keys.len() == 1),
        Mode::Least => sorted.first().copied().filter(|_| sorted.len() > 1 || keys.len() == 1),
        Mode::SecondMost => sorted.len().checked_sub(2).map(|at| sorted[at]),
        Mode::SecondLeast => sorted.get(1).copied(),
        Mode::Is(value) => Some(value),
        Mode::Odd => return odd(&keys).into_iter().collect(),
    };
    (0..keys.len()).filter(|&at| Some(keys[at]) == wanted).collect()
}

fn measured(cx: &mut Cx, value: &Value) -> Result<Vec<Features>, Fault> {
    let views = grids(cx, value)?;
    charge(cx, views.iter().map(|view| view.cells.len()).sum(), views.len())?;
    Ok(features(&views))
}

impl Criterion {
    fn fit(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Criterion, Fault> {
        first(demos)?;
        for cropped in [false, true] {
            let mut cases = Vec::with_capacity(demos.len());
            for demo in demos {
                match matching(cx, demo, cropped)? {
                    matching if matching.iter().any(|&is| is) => cases.push(matching),
                    _ => break,
                }
            }
            if cases.len() < demos.len() {
                continue;
            }
            let mut all = Vec::with_capacity(demos.len());
            for demo in demos {
                all.push(measured(cx, demo.value)?);
            }
            let ways = ways(&all, &cases);
            if !ways.is_empty() {
                return Ok(Criterion { ways, cropped });
            }
        }
        Err(Reason::Unexplained.into())
    }
}

impl Rule for Criterion {
    fn apply(&self, cx: &mut Cx, _: &Value, value: &Value) -> Answer {
        let Value::Tuple(items) = value else { return Err(Reason::NotATuple.into()) };
        let all = measured(cx, value)?;
        for &way in &self.ways {
            let told = told(&all, way);
            let Some(&first) = told.first() else { continue };
            if told.iter().any(|&at| items[at] != items[first]) {
                continue;
            }
            return if self.cropped { crop_content(cx, &items[first]) } else { Ok(items[first].clone()) };
        }
        Err(Reason::NoMatch.into())
    }

    fn size(&self) -> usize {
        2
    }

    fn words(&self) -> Option<String> {
        let cropped = if self.cropped { ", cropped to its content" } else { "" };
        Some(format!("the piece {}{cropped}", self.ways.first()?.words()))
    }
}

/// Which of the pieces of a demo are its output.
fn matching(cx: &mut Cx, demo: &Demo<'_>, cropped: bool) -> Result<Vec<bool>, Fault> {
    let Value::Tuple(items) = demo.value else { return Err(Reason::NotATuple.into()) };
    let mut matching = Vec::with_capacity(items.len());
    for item in items.iter() {
        cx.spend(demo.output.cells().len() as u64 / 8 + 1)?;
        let cut = if cropped { unless_spent(crop_content(cx, item))? } else { Some(item.clone()) };
        matching.push(matches!(cut, Some(Value::Grid(grid)) if grid == *demo.output));
    }
    Ok(matching)
}

/// The ways that tell only pieces that match, in every demo.
fn ways(all: &[Vec<Features>], cases: &[Vec<bool>]) -> Vec<Way> {
    let mut ways = Vec::new();
    for mode in [Mode::Most, Mode::Least, Mode::Odd] {
        ways.extend(PREFERRED.iter().map(|&key| Way(key, mode)));
    }
    let chosen = cases[0].iter().position(|&is| is).unwrap_or(0);
    ways.extend(PREFERRED.iter().map(|&key| Way(key, Mode::Is(all[0][chosen][key]))));
    for mode in [Mode::SecondMost, Mode::SecondLeast] {
        ways.extend(PREFERRED.iter().map(|&key| Way(key, mode)));
    }
    ways.retain(|&way| {
        all.iter().zip(cases).all(|(features, matching)| {
            let told = told(features, way);
            !told.is_empty() && told.iter().all(|&at| matching[at])
        })
    });
    ways
}
