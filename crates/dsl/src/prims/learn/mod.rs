//! Rules learned from the demos: fitted inside of a program, applied to its input.
//!
//! A [`Learner`] looks at what a function makes of the demo inputs (a grid or a tuple of pieces) and at the demo outputs,
//! and finds the simplest [`Rule`] of its kind that leads from the one to the other in every demo, or none: then the call
//! ends in a fault. Each learner is a file below with everything about it, and registers itself by its row in the table
//! of primitives: `learn_x(S, f, I)`, or `learn_x(S, f, I, k)` where it has variants. A search that already knows the
//! values calls the learner itself, and gets what the primitive gives. Fits are deterministic and charged like any work.

pub(crate) mod answer;
pub(crate) mod blocks;
pub(crate) mod cells;
pub(crate) mod colours;
mod grow;
mod keys;
pub(crate) mod layers;
pub(crate) mod lookup;
pub(crate) mod memory;
pub(crate) mod overlay;
pub(crate) mod paint;
pub(crate) mod pick;
pub(crate) mod scan;
pub(crate) mod scene;
pub(crate) mod size;
mod tally;
mod tree;
pub(crate) mod until;
pub(crate) mod windows;
mod words;

pub use size::Size;

use std::any::Any;
use std::fmt::Debug;
use std::sync::LazyLock;

use gridwright_grid::Grid;

use super::search::image::{variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, FaultKind, Reason};
use crate::table::Prim;
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

/// What a learner starts from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// A grid.
    Grid,
    /// A grid that has the shape of the output in every demo.
    OutputShape,
    /// A tuple of grids.
    Pieces,
}

/// What the rules of a learner give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gives {
    /// The output.
    Grid,
    /// Its height and width.
    Size,
}

/// A rule that was learned, or a fault.
pub type Fitted = Result<Box<dyn Rule>, Fault>;

/// A kind of rule, and how it is found.
pub trait Learner: Sync {
    /// The primitive that learns such a rule and applies it.
    fn prim(&self) -> Prim;

    /// What it starts from.
    fn takes(&self) -> Takes;

    /// What its rules give.
    fn gives(&self) -> Gives {
        Gives::Grid
    }

    /// How much longer it makes a program, beside [`Rule::cost`].
    fn cost(&self) -> u32;

    /// How long a unit of its fuel takes, beside one of a plain call; measured on the training tasks.
    fn fuel_weight(&self) -> u64;

    /// The most expensive state that a search fits it from. What takes long pays only near the input.
    fn starts_within(&self) -> u32 {
        u32::MAX
    }

    /// The same of a state that has the outputs' sizes where inputs have others.
    fn starts_from_sized_within(&self) -> u32 {
        self.starts_within()
    }

    /// Whether it tells ground from colours itself, and so finds little more where colours are renamed.
    fn sees_grounds(&self) -> bool {
        false
    }

    /// How many variants its rules have: so many values can `k`, the last argument of the primitive, have. A primitive
    /// with one variant has no `k`.
    fn variants(&self) -> u8 {
        1
    }

    /// The simplest rule of a variant that explains every demo, or a fault: what the primitive learns.
    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], variant: u8) -> Fitted;

    /// A rule for each variant that has one, the most general first; a fault if there is none.
    fn fit(&self, cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Vec<Box<dyn Rule>>, Fault> {
        first(demos)?;
        if self.variants() == 1 {
            return Ok(vec![self.fit_variant(cx, demos, 0)?]);
        }
        let mut found = Vec::new();
        for variant in 0..self.variants() {
            found.extend(unless_spent(self.fit_variant(cx, demos, variant))?);
        }
        explained(found)
    }

    /// The same for demos of which one was left out, to see whether rules that were found predict it. It may keep to what
    /// they have in common where that takes less.
    fn refit(
        &self,
        cx: &mut Cx,
        demos: &[Demo<'_>],
        _found: &[Box<dyn Rule>],
    ) -> Result<Vec<Box<dyn Rule>>, Fault> {
        self.fit(cx, demos)
    }

    /// What each of some rules of this learner makes of an input and what was made of it.
    fn apply_all(&self, rules: &[&dyn Rule], cx: &mut Cx, input: &Value, value: &Value) -> Vec<Answer> {
        rules.iter().map(|rule| rule.apply(cx, input, value)).collect()
    }
}

/// A rule that was learned.
pub trait Rule: Any + Debug + Send + Sync {
    /// What the rule makes of an input and what was made of it.
    fn apply(&self, cx: &mut Cx, input: &Value, value: &Value) -> Answer;

    /// The last argument, `k`, of the primitive that learns this very rule, if it takes one.
    fn variant(&self) -> Option<u8> {
        None
    }

    /// How much the rule says, in choices made: a measure of its length.
    fn size(&self) -> usize;

    /// How much longer the rule makes a program, beside [`Learner::cost`].
    fn cost(&self) -> u32 {
        self.size() as u32
    }

    /// What the rule says, in words, if there are any for it.
    fn words(&self) -> Option<String> {
        None
    }
}

/// Every learner, those that make a program the least longer first, of equals in the order of the table.
pub fn learners() -> impl Iterator<Item = &'static dyn Learner> {
    static ALL: LazyLock<Vec<&'static dyn Learner>> = LazyLock::new(|| {
        let mut all: Vec<&'static dyn Learner> = Prim::all().filter_map(Prim::learner).collect();
        all.sort_by_key(|learner| learner.cost());
        all
    });
    ALL.iter().copied()
}

/// What a primitive `learn_*` gives: the rule from what `f` makes of each demo input to the outputs, applied to what `f`
/// makes of the input.
pub(crate) fn learned(
    cx: &mut Cx,
    learner: &dyn Learner,
    (samples, f, input): (&Value, &Value, &Value),
    k: Option<&Value>,
) -> Answer {
    let chosen = k.map_or(Ok(0), |k| variant(k, learner.variants().into()))?;
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
    let rule = memory::rule(cx, learner, &demos, chosen as u8)?;
    cx.say(|| rule.words());
    let value = f.call1(cx, input)?;
    rule.apply(cx, input, &value)
}

/// The first demo; a fault if there is none.
fn first<'d, 'a>(demos: &'d [Demo<'a>]) -> Result<&'d Demo<'a>, Fault> {
    demos.first().ok_or_else(|| Reason::EmptyContainer.into())
}

/// The rules that were found, at least one.
fn explained<T>(found: Vec<T>) -> Result<Vec<T>, Fault> {
    if found.is_empty() { Err(Reason::Unexplained.into()) } else { Ok(found) }
}

/// A grid that is written cell by cell, unless nothing is known of some cell.
fn written(
    cx: &mut Cx,
    (height, width): (usize, usize),
    write: impl FnOnce(&mut [i8]) -> Result<(), Reason>,
) -> Answer {
    let mut known = Ok(());
    let made = cx.grid(height, width, |out| known = write(out))?;
    known?;
    Ok(made)
}

/// What was tried, if it went well; a budget that is used up is no reason to try the next.
fn unless_spent<T>(tried: Result<T, Fault>) -> Result<Option<T>, Fault> {
    match tried {
        Err(fault) if fault.kind() == FaultKind::OutOfFuel => Err(fault),
        tried => Ok(tried.ok()),
    }
}
