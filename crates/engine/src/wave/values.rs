//! What a program gives on all samples, and of what sort that is.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use gridwright_dsl::{Answer, Fault, Value, flat};
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

/// What tells the sort of a value: what it is and how large, not what is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outline {
    /// A grid.
    Grid {
        /// Its height.
        height: usize,
        /// Its width.
        width: usize,
    },
    /// A tuple that is not packed.
    Tuple {
        /// Its length.
        len: usize,
        /// [`Value::weight`].
        weight: u32,
        /// Whether all elements are grids.
        grids: bool,
    },
    /// A set that is not packed.
    Set {
        /// Its length.
        len: usize,
        /// Whether all elements are objects.
        objects: bool,
    },
    /// A set of locations.
    Indices,
    /// A set of cells.
    Object,
    /// Two numbers.
    Pair,
    /// Anything else.
    Other,
}

impl Outline {
    /// The outline of a value.
    pub fn of(value: &Value) -> Outline {
        match value {
            Value::Grid(grid) => Outline::Grid { height: grid.height(), width: grid.width() },
            Value::Tuple(items) => {
                let grids = items.iter().all(|item| matches!(item, Value::Grid(_)));
                Outline::Tuple { len: items.len(), weight: value.weight(), grids }
            }
            Value::Set(items) => {
                let objects = items.iter().all(|item| matches!(item, Value::Object(_)));
                Outline::Set { len: items.len(), objects }
            }
            Value::Indices(_) => Outline::Indices,
            Value::Object(_) => Outline::Object,
            Value::Pair(..) => Outline::Pair,
            _ => Outline::Other,
        }
    }
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
        matches!(self, Sort::Parameter | Sort::Any) || self.admits_outline(Outline::of(value))
    }

    /// The same of a value that is not at hand.
    pub fn admits_outline(self, outline: Outline) -> bool {
        match (self, outline) {
            (Sort::Grid, Outline::Grid { height, width }) => height <= MAX_SIDE && width <= MAX_SIDE,
            (Sort::Grids, Outline::Tuple { len, weight, grids }) => {
                grids && (1..=Sort::MAX_ELEMENTS).contains(&len) && weight <= Sort::MAX_WEIGHT
            }
            (Sort::Objects, Outline::Set { len, objects }) => objects && len <= Sort::MAX_ELEMENTS,
            (Sort::Indices, Outline::Indices) | (Sort::Object, Outline::Object) => true,
            (Sort::Indices | Sort::Object, Outline::Set { len, .. }) => len == 0,
            (Sort::Size, Outline::Pair) | (Sort::Parameter | Sort::Any, _) => true,
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
    /// One answer for each sample, which a device holds.
    Remote(Arc<dyn Remote>),
}

/// Answers that a device holds: what is known of them here, and how to get them.
pub trait Remote: fmt::Debug + Send + Sync {
    /// [`digest`] of the answer on each sample.
    fn digests(&self) -> &[u64];

    /// Why there is no value on a sample, if there is none.
    fn fault(&self, sample: usize) -> Option<Fault>;

    /// [`Values::bytes`], as if they were here.
    fn bytes(&self) -> u64;

    /// The answers themselves: fetched when they are first asked for.
    fn answers(&self) -> &[Answer];

    /// Itself, for the backend that knows what it is.
    fn as_any(&self) -> &dyn std::any::Any;
}

/// A hash of an answer that devices compute alike for values with a record ([`flat`]). It is well mixed, and answers that
/// devices hold are told apart by it alone.
pub fn digest(answer: &Answer) -> u64 {
    match answer {
        Ok(value) => flat::hash(value).unwrap_or_else(|| crate::digest::quick(answer)),
        Err(_) => crate::digest::quick(answer),
    }
}

/// The digests of one answer or two.
fn digests(answers: &[Answer]) -> impl Iterator<Item = u64> {
    let digests = match answers {
        [Ok(Value::Grid(one)), Ok(Value::Grid(other))] => flat::hash_both([one, other]).map(Some),
        [one, others @ ..] => [Some(digest(one)), others.first().map(digest)],
        [] => [None; 2],
    };
    digests.into_iter().flatten()
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
            Values::Remote(remote) => &remote.answers()[sample],
        }
    }

    /// Whether there is a fault in place of a value on a sample.
    #[inline]
    pub fn is_fault(&self, sample: usize) -> bool {
        if let Values::Remote(remote) = self {
            remote.fault(sample).is_some()
        } else {
            self.on(sample).is_err()
        }
    }

    /// The answers that differ from sample to sample, or the one that does not.
    fn distinct(&self) -> &[Answer] {
        match self {
            Values::Same(answer) => std::slice::from_ref(answer),
            Values::Each(answers) => answers,
            Values::Remote(remote) => remote.answers(),
        }
    }

    /// Whether both have the same answers on so many samples: bools and ints are kept apart. What a device holds is
    /// compared by digests.
    pub fn same(&self, other: &Values, samples: usize) -> bool {
        if let (Values::Remote(_), _) | (_, Values::Remote(_)) = (self, other) {
            return (0..samples).all(|sample| self.digest_on(sample) == other.digest_on(sample));
        }
        (0..samples).all(|sample| same_answer(self.on(sample), other.on(sample)))
    }

    /// The digest of the answer on a sample.
    pub(super) fn digest_on(&self, sample: usize) -> u64 {
        if let Values::Remote(remote) = self { remote.digests()[sample] } else { digest(self.on(sample)) }
    }

    /// A hash by which equal vectors of one sort are found; two that are different may share one.
    pub fn hash(&self, sort: Sort) -> u64 {
        match self {
            Values::Remote(remote) => hash_digests(sort, remote.digests().iter().copied()),
            _ => hash_digests(sort, self.distinct().chunks(2).flat_map(digests)),
        }
    }

    /// Whether they are functions that combinators made.
    pub(crate) fn are_functions(&self) -> bool {
        !matches!(self, Values::Remote(_)) && matches!(self.distinct().first(), Some(Ok(Value::Func(_))))
    }

    /// About what they take, in bytes, if nothing of it is shared.
    pub fn bytes(&self) -> u64 {
        if let Values::Remote(remote) = self {
            return remote.bytes();
        }
        let bytes = |answer: &Answer| match answer {
            Ok(value @ (Value::Tuple(items) | Value::Set(items))) => {
                Values::bytes_of(items.len(), value.weight())
            }
            Ok(value) => Values::bytes_of(0, value.weight()),
            Err(_) => VALUE_BYTES,
        };
        self.distinct().iter().map(bytes).sum()
    }

    /// The same for one value: by the elements of a tuple or set that is not packed, and [`Value::weight`].
    pub fn bytes_of(elements: usize, weight: u32) -> u64 {
        VALUE_BYTES * (1 + elements as u64) + 8 * u64::from(weight)
    }

    /// The same for a fault.
    pub const FAULT_BYTES: u64 = VALUE_BYTES;
}

/// [`Values::hash`] of values of which the digests are known.
pub(super) fn hash_digests(sort: Sort, digests: impl Iterator<Item = u64>) -> u64 {
    let mut hasher = FxHasher::default();
    sort.hash(&mut hasher);
    digests.for_each(|digest| hasher.write_u64(digest));
    hasher.finish()
}
