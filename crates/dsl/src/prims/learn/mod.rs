//! Rules learned from the demos: fitted inside of a program, applied to its input.
//!
//! Each learner looks at what a function makes of the demo inputs (a grid or a tuple of pieces) and at the demo outputs,
//! and finds the simplest rule of its kind that leads from the one to the other in every demo, or none: then the call
//! ends in a fault. [`Learner::fit`] and [`Rule::apply`] are what the primitives `learn_*` are made of; a search that
//! already knows the values calls them itself. Fits are deterministic and charged like any work.

mod answer;
mod blocks;
mod cells;
mod colours;
mod grow;
mod overlay;
mod paint;
mod pick;
mod relate;
mod scan;
mod seen;
mod size;
mod tree;
mod windows;

pub use size::Size;
pub(crate) use size::learn_size;

use std::ops::RangeInclusive;

use gridwright_grid::Grid;

use crate::cx::Cx;
use crate::fault::{Answer, Fault, FaultKind, Reason};
use crate::prims::image::{variant, whole};
use crate::table::Prim;
use crate::types::Type;
use crate::value::Value;
use crate::views::{GridView, view};

/// A demo as a learner sees it.
#[derive(Clone, Copy, Debug)]
pub struct Demo<'a> {
    /// The input of the task.
    pub input: &'a Grid,
    /// What was made of it: what a rule starts from.
    pub value: &'a Value,
    /// Where the rule must lead.
    pub output: &'a Grid,
}

impl<'a> Demo<'a> {
    /// The value as a grid of the output's shape; both are charged.
    fn same_shape(&self, cx: &mut Cx) -> Result<(GridView<'a>, GridView<'a>), Fault> {
        let (from, to) = (whole(cx, self.value, 1)?, view(self.output));
        if (from.height, from.width) == (to.height, to.width) {
            Ok((from, to))
        } else {
            Err(Reason::Unexplained.into())
        }
    }
}

/// A kind of rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Learner {
    /// A grid: every colour becomes another.
    Colors,
    /// A grid: every cell by a decision tree over what can be said of it.
    Cells,
    /// A grid: every cell by a decision tree that also sees what was made of those behind it.
    Scan,
    /// A grid: every cell by a decision tree over what can be said of it inside of its window.
    Windows,
    /// A grid: copies of it, turned or blank, in a pattern; or every cell grown.
    Blocks,
    /// A grid: one of the demo outputs, by what can be said of it as a whole.
    Answer,
    /// Pieces: one of them, by its features.
    Pick,
    /// Pieces of one shape: what is in them at a place decides the colour there.
    Overlay,
    /// Layers: each painted, kept or dropped on the input, by a decision tree over its features.
    Paint,
}

impl Learner {
    /// Every learner.
    pub const ALL: [Learner; 9] = [
        Learner::Colors,
        Learner::Cells,
        Learner::Scan,
        Learner::Windows,
        Learner::Blocks,
        Learner::Answer,
        Learner::Pick,
        Learner::Overlay,
        Learner::Paint,
    ];

    /// The primitive that learns such a rule: `(S, f, I)`, and `k` where a rule has a [`Rule::variant`].
    pub fn prim(self) -> Option<Prim> {
        Prim::by_name(match self {
            Learner::Colors => "learn_colors",
            Learner::Cells => "learn_cells",
            Learner::Scan => "learn_scan",
            Learner::Windows => "learn_windows",
            Learner::Blocks => "learn_blocks",
            Learner::Answer => "learn_answer",
            Learner::Pick => "learn_pick",
            Learner::Overlay => "learn_overlay",
            Learner::Paint => "learn_paint",
        })
    }

    /// What it takes: a grid or a tuple of grids.
    pub fn takes(self) -> Type {
        match self {
            Learner::Pick | Learner::Overlay | Learner::Paint => Type::Tuple(Box::new(Type::Grid)),
            _ => Type::Grid,
        }
    }

    /// The rules of this kind that explain every demo, the most general first; none if there is none. Rules that
    /// [`Rule::variant`] tells apart come from the primitive's last argument, `k`.
    pub fn fit_all(self, cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Vec<Rule>, Fault> {
        if demos.is_empty() {
            return Err(Reason::EmptyContainer.into());
        }
        let kinds: Vec<Kind> = match self {
            Learner::Cells => cells_rules(cx, demos)?.into_iter().map(Kind::Cells).collect(),
            Learner::Scan => {
                let found = each_of(cx, 0..=3, |cx, side| scan::Scan::fit(cx, demos, side))?;
                found.into_iter().map(Kind::Scan).collect()
            }
            Learner::Windows => {
                windows::Windows::fit_all(cx, demos)?.into_iter().map(Kind::Windows).collect()
            }
            _ => return Ok(vec![self.fit(cx, demos)?]),
        };
        Ok(kinds.into_iter().map(Rule).collect())
    }

    /// The simplest rule that explains every demo, or a fault.
    pub fn fit(self, cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Rule, Fault> {
        if demos.is_empty() {
            return Err(Reason::EmptyContainer.into());
        }
        Ok(Rule(match self {
            Learner::Colors => Kind::Colors(colours::Map::fit(cx, demos)?),
            Learner::Cells => Kind::Cells(cells_rules(cx, demos)?.remove(0)),
            Learner::Scan => {
                Kind::Scan(each_of(cx, 0..=3, |cx, side| scan::Scan::fit(cx, demos, side))?.remove(0))
            }
            Learner::Windows => Kind::Windows(windows::Windows::fit_all(cx, demos)?.remove(0)),
            Learner::Blocks => Kind::Blocks(blocks::Blocks::fit(cx, demos)?),
            Learner::Answer => Kind::Answer(answer::Choice::fit(cx, demos)?),
            Learner::Pick => Kind::Pick(pick::Criterion::fit(cx, demos)?),
            Learner::Overlay => Kind::Overlay(overlay::Overlay::fit(cx, demos)?),
            Learner::Paint => Kind::Paint(paint::Brush::fit(cx, demos)?),
        }))
    }
}

/// A rule that was learned.
#[derive(Clone, Debug)]
pub struct Rule(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Colors(colours::Map),
    Cells((u8, tree::Tree)),
    Scan(scan::Scan),
    Windows(windows::Windows),
    Blocks(blocks::Blocks),
    Answer(answer::Choice),
    Pick(pick::Criterion),
    Overlay(overlay::Overlay),
    Paint(paint::Brush),
}

impl Rule {
    /// What the rule makes of an input and what was made of it.
    pub fn apply(&self, cx: &mut Cx, input: &Value, value: &Value) -> Answer {
        match &self.0 {
            Kind::Colors(map) => map.apply(cx, value),
            Kind::Cells(rule) => {
                let from = whole(cx, value, cells::WORK + relate::WORK)?;
                let table = cells::table(from, whole(cx, input, 1)?, true);
                say_cells(cx, rule, from, &table)
            }
            Kind::Scan(scan) => scan.apply(cx, value),
            Kind::Windows(windows) => windows.apply(cx, input, value),
            Kind::Blocks(blocks) => blocks.apply(cx, value),
            Kind::Answer(choice) => choice.apply(cx, value),
            Kind::Pick(criterion) => criterion.apply(cx, value),
            Kind::Overlay(overlay) => overlay.apply(cx, value),
            Kind::Paint(brush) => brush.apply(cx, input, value),
        }
    }

    /// What each of some rules of one learner makes of an input and what was made of it.
    pub fn apply_all(rules: &[&Rule], cx: &mut Cx, input: &Value, value: &Value) -> Vec<Answer> {
        let shared = rules.iter().map(|rule| if let Kind::Cells(rule) = &rule.0 { Some(rule) } else { None });
        let Some(shared) = shared.collect::<Option<Vec<_>>>() else {
            return rules.iter().map(|rule| rule.apply(cx, input, value)).collect();
        };
        // One table serves all trees.
        let Ok(from) = whole(cx, value, cells::WORK + relate::WORK) else { return Vec::new() };
        let Ok(input) = whole(cx, input, 1) else { return Vec::new() };
        let table = cells::table(from, input, true);
        shared.into_iter().map(|rule| say_cells(cx, rule, from, &table)).collect()
    }

    /// The last argument, `k`, of the primitive that learns this very rule, if it takes one.
    pub fn variant(&self) -> Option<i64> {
        match &self.0 {
            Kind::Cells((variant, _)) => Some(i64::from(*variant)),
            Kind::Scan(scan) => Some(i64::from(scan.side())),
            Kind::Windows(windows) => Some(i64::from(windows.by())),
            _ => None,
        }
    }

    /// How much the rule says, in choices made: a measure of its length.
    pub fn size(&self) -> usize {
        match &self.0 {
            Kind::Colors(map) => map.size(),
            Kind::Cells((variant, tree)) => tree.leaves() * 2 + [0, 1, 2, 1, 2][usize::from(variant % SETS)],
            Kind::Scan(scan) => scan.size(),
            Kind::Windows(windows) => windows.size(),
            Kind::Blocks(blocks) => blocks.size(),
            Kind::Answer(choice) => choice.size(),
            Kind::Pick(_) => 2,
            Kind::Overlay(overlay) => overlay.size(),
            Kind::Paint(brush) => brush.size(),
        }
    }
}

/// The sets of tiers, as bits, that a tree for cells may ask about: what holds anywhere, directions, places; what
/// relates a cell to others instead of places. A variant is one of them; so many later the questions of its tree are
/// decided by vote.
const TIERS: [u8; SETS as usize] = [0b00001, 0b00011, BASIC, 0b01001, 0b11011];
const SETS: u8 = 5;
const BASIC: u8 = 0b00111;
/// The widest sets, each followed by those that are parts of it.
const WIDEST: [(u8, &[u8]); 2] = [(2, &[0, 1]), (4, &[3])];

/// What was tried, if it went well; a budget that is used up is no reason to try the next.
fn unless_spent<T>(tried: Result<T, Fault>) -> Result<Option<T>, Fault> {
    match tried {
        Err(fault) if fault.kind() == FaultKind::OutOfFuel => Err(fault),
        tried => Ok(tried.ok()),
    }
}

/// What can be said of the cells of all demos, what they become, and which demo each is of.
fn cells_table(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<(tree::Table, Vec<i8>, Vec<u8>), Fault> {
    let (mut all, mut wanted, mut of) = (tree::Table::default(), Vec::new(), Vec::new());
    for demo in demos {
        demo.same_shape(cx)?;
    }
    for (number, demo) in (0..).zip(demos) {
        let (from, to) = demo.same_shape(cx)?;
        cx.spend(from.cells.len() as u64 * (cells::WORK + relate::WORK))?;
        all.extend(cells::table(from, view(demo.input), true));
        wanted.extend_from_slice(to.cells);
        of.resize(wanted.len(), number);
    }
    Ok((all, wanted, of))
}

/// The trees of all variants that there are, at least one.
fn cells_rules(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Vec<(u8, tree::Tree)>, Fault> {
    let (table, wanted, of) = cells_table(cx, demos)?;
    let mut fit = |set: u8| {
        unless_spent(grow::fit(cx, &table, &wanted, &of, Some(cells::OWN), TIERS[usize::from(set)]))
    };
    let mut found: Vec<(u8, tree::Tree)> = Vec::new();
    for (widest, parts) in WIDEST {
        // What the widest set does not explain, its parts hardly do; so it is asked first.
        let Some(tree) = fit(widest)? else { continue };
        for &set in parts {
            found.extend(fit(set)?.map(|tree| (set, tree)));
        }
        found.push((widest, tree));
    }
    let voting: Vec<_> = found.iter().map(|(set, tree)| (set + SETS, tree.clone())).collect();
    found.extend(voting);
    if found.is_empty() { Err(Reason::Unexplained.into()) } else { Ok(found) }
}

/// What a tree makes of all cells.
fn say_cells(
    cx: &mut Cx,
    (variant, tree): &(u8, tree::Tree),
    from: GridView<'_>,
    table: &tree::Table,
) -> Answer {
    cx.spend(from.cells.len() as u64 * 8)?;
    let say = if *variant < SETS { tree::Tree::say } else { tree::Tree::vote };
    cx.grid(from.height, from.width, |out| {
        out.iter_mut().enumerate().for_each(|(row, out)| *out = say(tree, table, row));
    })
}

/// A rule for each variant that has one, at least one in all.
fn each_of<R>(
    cx: &mut Cx,
    variants: RangeInclusive<u8>,
    fit: impl Fn(&mut Cx, u8) -> Result<R, Fault>,
) -> Result<Vec<R>, Fault> {
    let mut found = Vec::new();
    for variant in variants {
        found.extend(unless_spent(fit(cx, variant))?);
    }
    if found.is_empty() { Err(Reason::Unexplained.into()) } else { Ok(found) }
}

/// What is learned of the demos: what `f` makes of each input beside the output.
fn with_demos<T>(
    cx: &mut Cx,
    (samples, f): (&Value, &Value),
    fit: impl FnOnce(&mut Cx, &[Demo<'_>]) -> Result<T, Fault>,
) -> Result<T, Fault> {
    let pairs = super::demos::pairs(samples)?;
    let mut values = Vec::with_capacity(pairs.len());
    for (input, _) in &pairs {
        values.push(f.call1(cx, input)?);
    }
    let mut demos = Vec::with_capacity(pairs.len());
    for ((input, output), value) in pairs.iter().zip(&values) {
        let (Value::Grid(input), Value::Grid(output)) = (input, output) else {
            return Err(Reason::NoSamples.into());
        };
        demos.push(Demo { input, value, output });
    }
    if demos.is_empty() {
        return Err(Reason::EmptyContainer.into());
    }
    fit(cx, &demos)
}

/// `learn_*(S, f, I)`: what `f` makes of each demo input, the rule from there to the outputs, and the rule applied.
fn learned(
    cx: &mut Cx,
    (samples, f, input): (&Value, &Value, &Value),
    fit: impl FnOnce(&mut Cx, &[Demo<'_>]) -> Result<Rule, Fault>,
) -> Answer {
    let rule = with_demos(cx, (samples, f), fit)?;
    let value = f.call1(cx, input)?;
    rule.apply(cx, input, &value)
}

pub(crate) fn learn_cells(cx: &mut Cx, samples: &Value, f: &Value, input: &Value, k: &Value) -> Answer {
    let variant = variant(k, i64::from(SETS) * 2)? as u8;
    learned(cx, (samples, f, input), |cx, demos| {
        let (table, wanted, of) = cells_table(cx, demos)?;
        let tiers = TIERS[usize::from(variant % SETS)];
        let tree = grow::fit(cx, &table, &wanted, &of, Some(cells::OWN), tiers)?;
        Ok(Rule(Kind::Cells((variant, tree))))
    })
}

pub(crate) fn learn_scan(cx: &mut Cx, samples: &Value, f: &Value, input: &Value, k: &Value) -> Answer {
    let side = variant(k, 4)? as u8;
    learned(cx, (samples, f, input), |cx, demos| {
        scan::Scan::fit(cx, demos, side).map(|scan| Rule(Kind::Scan(scan)))
    })
}

pub(crate) fn learn_windows(cx: &mut Cx, samples: &Value, f: &Value, input: &Value, k: &Value) -> Answer {
    let by = variant(k, 3)? as u8;
    learned(cx, (samples, f, input), |cx, demos| {
        windows::Windows::fit(cx, demos, by).map(|windows| Rule(Kind::Windows(windows)))
    })
}

macro_rules! learners {
    ($($name:ident $kind:ident)*) => {
        $(pub(crate) fn $name(cx: &mut Cx, samples: &Value, f: &Value, input: &Value) -> Answer {
            learned(cx, (samples, f, input), |cx, demos| Learner::$kind.fit(cx, demos))
        })*
    };
}

learners! {
    learn_colors Colors
    learn_blocks Blocks
    learn_answer Answer
    learn_pick Pick
    learn_overlay Overlay
    learn_paint Paint
}
