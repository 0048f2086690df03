//! What a program gives on all samples, and of what sort that is.

use std::hash::{Hash, Hasher};

use gridwright_dsl::{Answer, Exact, Value};
use gridwright_grid::MAX_SIDE;
use rustc_hash::FxHasher;

use crate::run::same_answer;

/// The sort of a state: which steps of a search take it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sort {
    /// A grid that a task could have.
    Grid,
    /// A tuple of grids.
    Grids,
    /// A set of locations.
    Indices,
    /// A set of cells.
    Object,
    /// A set of objects.
    Objects,
    /// A height and a width.
    Size,
    /// A parameter: a number, a direction, a function.
    Parameter,
    /// Anything, a fault included: evolution takes programs as they come.
    Any,
}

impl Sort {
    /// Number of sorts.
    pub const COUNT: usize = 8;

    /// The most elements of a set or tuple.
    const MAX_ELEMENTS: usize = 80;
    /// The most cells of all elements together.
    const MAX_WEIGHT: u32 = 15_000;

    /// Whether a value is of this sort, and small enough to be worth keeping.
    pub fn admits(self, value: &Value) -> bool {
        match (self, value) {
            (Sort::Grid, Value::Grid(grid)) => grid.height() <= MAX_SIDE && grid.width() <= MAX_SIDE,
            (Sort::Grids, Value::Tuple(items)) => {
                !items.is_empty()
                    && items.len() <= Sort::MAX_ELEMENTS
                    && value.weight() <= Sort::MAX_WEIGHT
                    && items.iter().all(|item| matches!(item, Value::Grid(_)))
            }
            (Sort::Objects, Value::Set(items)) => {
                items.len() <= Sort::MAX_ELEMENTS && items.iter().all(|item| matches!(item, Value::Object(_)))
            }
            (Sort::Indices, Value::Indices(_)) | (Sort::Object, Value::Object(_)) => true,
            (Sort::Indices | Sort::Object, Value::Set(items)) => items.is_empty(),
            (Sort::Size, Value::Pair(..)) | (Sort::Parameter | Sort::Any, _) => true,
            _ => false,
        }
    }
}

/// What a program gives on all samples.
#[derive(Clone, Debug)]
pub enum Values {
    /// The same on every sample.
    Same(Answer),
    /// One answer for each sample.
    Each(Box<[Answer]>),
}

/// What a value takes beside what is in it: its place in a table that doubles, and the head of its block.
const VALUE_BYTES: u64 = 64;

impl Values {
    /// One value for each sample.
    pub fn each(values: impl IntoIterator<Item = Value>) -> Values {
        Values::Each(values.into_iter().map(Ok).collect())
    }

    /// The answer on a sample.
    #[inline]
    pub fn on(&self, sample: usize) -> &Answer {
        match self {
            Values::Same(answer) => answer,
            Values::Each(answers) => &answers[sample],
        }
    }

    /// The answers that differ from sample to sample, or the one that does not.
    pub fn distinct(&self) -> &[Answer] {
        match self {
            Values::Same(answer) => std::slice::from_ref(answer),
            Values::Each(answers) => answers,
        }
    }

    /// Whether both have the same answers on so many samples: bools and ints are kept apart.
    pub fn same(&self, other: &Values, samples: usize) -> bool {
        (0..samples).all(|sample| same_answer(self.on(sample), other.on(sample)))
    }

    /// A hash by which equal vectors of one sort are found; two that are different may share one.
    pub fn hash(&self, sort: Sort) -> u64 {
        let mut hasher = FxHasher::default();
        sort.hash(&mut hasher);
        for answer in self.distinct() {
            match answer {
                Ok(value) => Exact(value.clone()).hash(&mut hasher),
                Err(fault) => fault.hash(&mut hasher),
            }
        }
        hasher.finish()
    }

    /// Whether they are functions that combinators made.
    pub(crate) fn are_functions(&self) -> bool {
        matches!(self.distinct().first(), Some(Ok(Value::Func(_))))
    }

    /// About what they take, in bytes, if nothing of it is shared.
    pub fn bytes(&self) -> u64 {
        let bytes = |answer: &Answer| {
            let Ok(value) = answer else { return VALUE_BYTES };
            let elements = if let Value::Tuple(items) | Value::Set(items) = value { items.len() } else { 0 };
            VALUE_BYTES * (1 + elements as u64) + 8 * u64::from(value.weight())
        };
        self.distinct().iter().map(bytes).sum()
    }
}
