//! States: the values that programs give on all samples of a task, each vector once.
//!
//! A program is its state: of two with the same vector the one that came first, which is the cheaper, stays. A state
//! knows the call that made it, so the whole store is a graph, and any state's program can be written down.

use std::hash::{Hash, Hasher};

use gridwright_dsl::{Exact, Prim, Value};
use rustc_hash::{FxHashMap, FxHasher};

/// A state of one search.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct StateId(u32);

impl StateId {
    /// Its place among the states.
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the values of a state are, and so which steps take it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    /// A grid.
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
}

/// Number of kinds.
pub(crate) const KINDS: usize = 7;

/// Where a state comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Origin {
    /// It is the input.
    Input,
    /// It is the same for all samples.
    Constant,
    /// A known program gives it.
    Known(u32),
    /// The call of a primitive with other states.
    Call(Prim, Args),
    /// The call `prim(S, f, I)` of a primitive that is fitted on the demos, where `f` computes another state; or
    /// `prim(S, f, I, k)` with the variant of the rule.
    Fitted(Prim, StateId, Option<u8>),
}

/// The arguments of a call, at most three.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Args {
    args: [StateId; 3],
    len: u8,
}

impl Args {
    /// These arguments; those after the third are left out.
    pub(crate) fn new(args: &[StateId]) -> Args {
        let mut all = [StateId(0); 3];
        all.iter_mut().zip(args).for_each(|(place, arg)| *place = *arg);
        Args { args: all, len: args.len().min(3) as u8 }
    }

    /// The arguments in order.
    pub(crate) fn as_slice(&self) -> &[StateId] {
        &self.args[..usize::from(self.len)]
    }
}

/// A state without its values.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    /// What its values are.
    pub(crate) kind: Kind,
    /// The length of its program, in the units of the table of steps.
    pub(crate) cost: u32,
    /// The call that made it.
    pub(crate) origin: Origin,
    /// Whether it is a grid of the target's shape in all demos.
    pub(crate) fits: bool,
}

/// All states of a search.
#[derive(Debug)]
pub(crate) struct States {
    samples: usize,
    states: Vec<State>,
    /// The values of all states, one after the other.
    values: Vec<Value>,
    by_hash: FxHashMap<u64, StateId>,
}

impl States {
    /// No states, for a task with so many samples.
    pub(crate) fn new(samples: usize) -> States {
        States { samples, states: Vec::new(), values: Vec::new(), by_hash: FxHashMap::default() }
    }

    /// Number of states.
    pub(crate) fn len(&self) -> usize {
        self.states.len()
    }

    /// A state.
    #[inline]
    pub(crate) fn get(&self, id: StateId) -> State {
        self.states[id.index()]
    }

    /// The values of a state, one for each sample.
    #[inline]
    pub(crate) fn values(&self, id: StateId) -> &[Value] {
        let start = id.index() * self.samples;
        &self.values[start..start + self.samples]
    }

    /// The state of this kind with these values.
    pub(crate) fn find(&self, kind: Kind, values: &[Value]) -> Option<StateId> {
        let mut hash = hash_of(kind, values);
        while let Some(&known) = self.by_hash.get(&hash) {
            if self.is(known, kind, values) {
                return Some(known);
            }
            // Another vector of the same hash took its place: a rare case that must not lose a state.
            hash = hash.wrapping_add(1);
        }
        None
    }

    fn is(&self, id: StateId, kind: Kind, values: &[Value]) -> bool {
        self.get(id).kind == kind && self.values(id).iter().zip(values).all(|(a, b)| a.identical(b))
    }

    /// The state that has one value for all samples, added if there is none.
    pub(crate) fn find_or_add(&mut self, state: State, value: &Value) -> Option<StateId> {
        let mut values = vec![value.clone(); self.samples];
        self.find(state.kind, &values).or_else(|| self.add(state, &mut values))
    }

    /// The states so far, in the order in which they came.
    pub(crate) fn ids(&self) -> impl Iterator<Item = StateId> + use<> {
        (0..self.states.len() as u32).map(StateId)
    }

    /// Adds a state unless there is one with the same values. Takes the values out of the buffer if it does.
    pub(crate) fn add(&mut self, state: State, values: &mut Vec<Value>) -> Option<StateId> {
        let mut hash = hash_of(state.kind, values);
        while let Some(&known) = self.by_hash.get(&hash) {
            if self.is(known, state.kind, values) {
                return None;
            }
            hash = hash.wrapping_add(1);
        }
        let id = self.add_apart(state, values)?;
        self.by_hash.insert(hash, id);
        Some(id)
    }

    /// Adds a state that is not found by its values: it stands in no other's way.
    pub(crate) fn add_apart(&mut self, state: State, values: &mut Vec<Value>) -> Option<StateId> {
        let id = StateId(u32::try_from(self.states.len()).ok()?);
        self.states.push(state);
        self.values.append(values);
        Some(id)
    }
}

fn hash_of(kind: Kind, values: &[Value]) -> u64 {
    let mut hasher = FxHasher::default();
    kind.hash(&mut hasher);
    for value in values {
        Exact(value.clone()).hash(&mut hasher);
    }
    hasher.finish()
}
