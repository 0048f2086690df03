//! The store of a search: what programs give on all samples, each vector once.
//!
//! A [`State`] is a class of programs that are observationally equivalent: they give the same answers on all samples.
//! It is represented by the cheapest program that was found for it, and knows the call that ends that program, so the
//! store is a graph, and any state's program can be written down. There is one way in, [`Store::insert`], which looks
//! for an equal vector, counts memory, and keeps the cheaper of two programs.
//!
//! Memory is bounded by whoever uses it: [`Store::bytes`] says what the states take, and [`Store::evict`] drops the
//! values of all that a call can make again ([`Store::restore`]). States keep their ids.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU64, Ordering};

use gridwright_dsl::{Cx, Prim, Value};
use gridwright_program::Input;
use rustc_hash::FxHashMap;

use super::call::{Call, Made, Terms};
use super::samples::{Comparison, Samples};
use super::values::{Sort, Values, hash_digests};

/// A state of one store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct StateId(u32);

impl StateId {
    /// Its place among the states.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where the values of a state come from: the last call of its program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Derivation {
    /// It is an input.
    Input(Input),
    /// It is the same for all samples.
    Constant,
    /// A program that was known before gives it: the one at this place of a list that the search has.
    Known(u32),
    /// A call with other states.
    Call(Call),
    /// The call `prim(S, f, I)` of a primitive that is fitted on the demos, where `f` computes another state; or
    /// `prim(S, f, I, k)` with the variant of the rule.
    Rule {
        /// The primitive.
        prim: Prim,
        /// What `f` computes.
        from: StateId,
        /// `k`.
        variant: Option<u8>,
    },
}

/// A class of observationally equivalent programs.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// What its values are.
    pub sort: Sort,
    /// The cost of its cheapest program, in the units of the search.
    pub cost: u32,
    /// The last call of that program.
    pub derivation: Derivation,
    /// How it compares with the targets, if it has their shapes.
    pub comparison: Option<Comparison>,
    /// On how many samples it has a fault in place of a value.
    pub faults: u32,
}

/// What an insert came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inserted {
    /// A new state.
    New(StateId),
    /// A state that was known by a program which costs more, and how much that cost.
    Cheaper(StateId, u32),
    /// A state that was known.
    Known(StateId),
}

impl Inserted {
    /// The state.
    pub fn id(self) -> StateId {
        match self {
            Inserted::New(id) | Inserted::Cheaper(id, _) | Inserted::Known(id) => id,
        }
    }
}

/// What a state takes beside its values, in bytes: its row and its place in the look-up, in tables that double.
const STATE_BYTES: u64 = 192;

/// The rows of a store.
type Rows = (Vec<State>, Vec<Option<Values>>);

/// How many rows a store may have had for the next one to take over its place: about six megabytes.
const KEPT_ROWS: usize = 1 << 16;
/// How many such places a thread keeps: those of a search that has two stores.
const KEPT: usize = 2;

thread_local! {
    /// Empty rows of earlier stores. Growing anew from task to task is mostly waiting for pages of the system.
    static ROWS: RefCell<Vec<Rows>> = const { RefCell::new(Vec::new()) };
}

/// Number of the next store of this process.
static NEXT: AtomicU64 = AtomicU64::new(0);

/// The states of one search.
pub struct Store {
    number: u64,
    samples: Samples,
    states: Vec<State>,
    /// The values of each state, unless they were evicted.
    values: Vec<Option<Values>>,
    /// States by the hash of their values; of two that share a hash, the later stands at the next free one.
    by_hash: FxHashMap<u64, StateId>,
    bytes: u64,
    /// Whether values were ever evicted.
    has_evicted: bool,
}

impl Store {
    /// An empty store.
    pub fn new(samples: Samples) -> Store {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let (states, values) = ROWS.with_borrow_mut(Vec::pop).unwrap_or_default();
        Store { number, samples, states, values, by_hash: FxHashMap::default(), bytes: 0, has_evicted: false }
    }

    /// A number that no other store of this process has: ids of states belong to one store.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The samples that its programs are seen on.
    pub fn samples(&self) -> &Samples {
        &self.samples
    }

    /// Number of states.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.states.is_empty()
    }

    /// What the states take, in bytes, about: those that were evicted count with their rows alone.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The states so far, in the order in which they came.
    pub fn ids(&self) -> impl Iterator<Item = StateId> + use<> {
        (0..self.states.len() as u32).map(StateId)
    }

    /// A state.
    #[inline]
    pub fn get(&self, id: StateId) -> &State {
        &self.states[id.index()]
    }

    /// The values of a state; `None` if they were evicted.
    #[inline]
    pub fn values(&self, id: StateId) -> Option<&Values> {
        self.values[id.index()].as_ref()
    }

    /// The value of a state on a sample, if it has one there and was not evicted.
    #[inline]
    pub fn value(&self, id: StateId, sample: usize) -> Option<&Value> {
        self.values(id)?.on(sample).as_ref().ok()
    }

    /// Whether a state has a value on every sample.
    #[inline]
    pub fn is_sound(&self, id: StateId) -> bool {
        self.get(id).faults == 0
    }

    /// Whether a state has no value on any sample.
    #[inline]
    pub fn is_void(&self, id: StateId) -> bool {
        self.get(id).faults as usize == self.samples.len()
    }

    /// The state with these values.
    pub fn find(&self, made: &Made) -> Option<StateId> {
        if made.values.are_functions() {
            return None;
        }
        let mut hash = made.hash;
        while let Some(&known) = self.by_hash.get(&hash) {
            if self.is(known, made) {
                return Some(known);
            }
            hash = hash.wrapping_add(1);
        }
        None
    }

    /// The hash of values of which the digests are known, one for each sample, and the state that has them.
    pub fn find_digests(&self, sort: Sort, digests: &[u64]) -> (u64, Option<StateId>) {
        let hash = hash_digests(sort, digests.iter().copied());
        let mut at = hash;
        while let Some(&known) = self.by_hash.get(&at) {
            let same = |values: &Values| {
                (0..digests.len()).all(|sample| values.digest_on(sample) == digests[sample])
            };
            if self.get(known).sort == sort && self.values(known).is_some_and(same) {
                return (hash, Some(known));
            }
            at = at.wrapping_add(1);
        }
        (hash, None)
    }

    /// Evicted values equal nothing: such a state is not found until it is restored.
    fn is(&self, id: StateId, made: &Made) -> bool {
        let same = |values: &Values| values.same(&made.values, self.samples.len());
        self.get(id).sort == made.sort && self.values(id).is_some_and(same)
    }

    /// The one way in. Of two programs with the same values, the cheaper stays, and of two that cost the same the one
    /// that came first. `None` when there are more states than ids.
    pub fn insert(&mut self, made: Made, cost: u32, derivation: Derivation) -> Option<Inserted> {
        let id = StateId(u32::try_from(self.states.len()).ok()?);
        // Functions that combinators made are long to compare, and equal ones are nearly always made by the same call.
        if !made.values.are_functions() {
            let mut hash = made.hash;
            while let Some(&known) = self.by_hash.get(&hash) {
                if self.is(known, &made) {
                    return Some(self.offer(known, cost, derivation));
                }
                hash = hash.wrapping_add(1);
            }
            self.by_hash.insert(hash, id);
        }
        self.bytes += STATE_BYTES + made.values.bytes();
        let Made { values, sort, comparison, .. } = made;
        let faults = (0..self.samples.len()).filter(|&sample| values.is_fault(sample)).count() as u32;
        self.states.push(State { sort, cost, derivation, comparison, faults });
        self.values.push(Some(values));
        Some(Inserted::New(id))
    }

    /// Offers a program for a state that is known: it is taken if it costs less. An operand always costs less than
    /// what is made of it, so programs stay finite.
    pub fn offer(&mut self, id: StateId, cost: u32, derivation: Derivation) -> Inserted {
        let state = &mut self.states[id.index()];
        if cost >= state.cost {
            return Inserted::Known(id);
        }
        let before = std::mem::replace(&mut state.cost, cost);
        state.derivation = derivation;
        Inserted::Cheaper(id, before)
    }

    /// Gives a state another program, whatever it costs, unless that is made of the state itself. From then on costs do not say
    /// what is an operand of what, so nothing may be made of the states any more.
    pub fn rewrite(&mut self, id: StateId, cost: u32, derivation: Derivation) {
        if !self.is_made_of(derivation, id) {
            let state = &mut self.states[id.index()];
            (state.cost, state.derivation) = (cost, derivation);
        }
    }

    /// Whether a state is among the operands of a call, or among theirs.
    fn is_made_of(&self, derivation: Derivation, id: StateId) -> bool {
        let within = |&operand: &StateId| operand == id || self.is_made_of(self.get(operand).derivation, id);
        match derivation {
            Derivation::Call(call) => call.args.as_slice().iter().any(within),
            Derivation::Rule { from, .. } => within(&from),
            Derivation::Input(_) | Derivation::Constant | Derivation::Known(_) => false,
        }
    }

    /// Drops the values of all states that a call makes.
    pub fn evict(&mut self) {
        self.has_evicted = true;
        self.bytes = 0;
        for (state, values) in self.states.iter().zip(&mut self.values) {
            if let Derivation::Call(_) = state.derivation {
                *values = None;
            }
            self.bytes += STATE_BYTES + values.as_ref().map_or(0, Values::bytes);
        }
    }

    /// Makes the values of a state again if they were evicted; as deep as the calls that lead to it.
    pub fn restore(&mut self, cx: &mut Cx, terms: &Terms, id: StateId) {
        let (None, Derivation::Call(call)) = (self.values(id), self.get(id).derivation) else { return };
        call.args.as_slice().iter().for_each(|&arg| self.restore(cx, terms, arg));
        if let Some(values) = call.repeat(cx, self, terms) {
            self.bytes += values.bytes();
            self.values[id.index()] = Some(values);
        }
    }

    /// Restores the states that values may equal, so that [`Store::insert`] finds them.
    pub fn restore_like(&mut self, cx: &mut Cx, terms: &Terms, made: &Made) {
        if !self.has_evicted {
            return;
        }
        let mut hash = made.hash;
        while let Some(&known) = self.by_hash.get(&hash) {
            self.restore(cx, terms, known);
            hash = hash.wrapping_add(1);
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        let (mut states, mut values) = (std::mem::take(&mut self.states), std::mem::take(&mut self.values));
        if states.capacity().max(values.capacity()) > KEPT_ROWS {
            return;
        }
        states.clear();
        values.clear();
        // Where the thread ends, there is nobody to take them over.
        let _ = ROWS.try_with(|rows| {
            let mut rows = rows.borrow_mut();
            if rows.len() < KEPT {
                rows.push((states, values));
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use gridwright_dsl::{Budget, prim};
    use gridwright_grid::Grid;

    use super::*;

    fn store() -> Store {
        let input = Grid::from_rows(&[&[1, 2], &[3, 4]]).unwrap();
        let samples = Samples { demos: Value::EMPTY_TUPLE, inputs: vec![input.into()], targets: Vec::new() };
        Store::new(samples)
    }

    fn number(store: &Store, n: i64) -> Made {
        Made::new(Values::each([Value::Int(n)]), Sort::Any, store.samples())
    }

    #[test]
    fn states_whose_hashes_collide_are_kept_apart() {
        let mut store = store();
        let mut ids = Vec::new();
        for n in 0..20 {
            let made = Made { hash: 7, ..number(&store, n) };
            let Some(Inserted::New(id)) = store.insert(made, 1, Derivation::Constant) else {
                panic!("{n} is new")
            };
            ids.push(id);
        }
        for (n, id) in (0..20).zip(ids) {
            let made = Made { hash: 7, ..number(&store, n) };
            assert_eq!(store.find(&made), Some(id));
            assert_eq!(store.insert(made, 1, Derivation::Constant), Some(Inserted::Known(id)));
            assert_eq!(store.value(id, 0), Some(&Value::Int(n)));
        }
        // The same values of another sort are another state.
        let made = Made { hash: 7, sort: Sort::Parameter, ..number(&store, 3) };
        assert!(matches!(store.insert(made, 1, Derivation::Constant), Some(Inserted::New(_))));
        assert_eq!(store.len(), 21);
    }

    #[test]
    fn the_cheaper_of_two_programs_stays() {
        let mut store = store();
        let made = number(&store, 5);
        let id = store.insert(made.clone(), 9, Derivation::Known(1)).unwrap().id();
        assert_eq!(store.insert(made.clone(), 9, Derivation::Known(2)), Some(Inserted::Known(id)));
        assert_eq!(store.insert(made, 4, Derivation::Known(3)), Some(Inserted::Cheaper(id, 9)));
        assert_eq!((store.get(id).cost, store.get(id).derivation), (4, Derivation::Known(3)));
    }

    #[test]
    fn a_state_is_rewritten_but_never_as_made_of_itself() {
        let mut store = store();
        let mut called = |n: i64, cost: u32, prim, of: &[StateId]| {
            let call = Call::prim(prim, of).unwrap();
            store.insert(number(&store, n), cost, Derivation::Call(call)).unwrap().id()
        };
        let first = called(1, 3, prim::INVERT, &[]);
        let second = called(2, 5, prim::DOUBLE, &[first]);
        let third = called(3, 7, prim::DOUBLE, &[second]);
        let of = |id| Derivation::Call(Call::prim(prim::HALVE, &[id]).unwrap());
        store.rewrite(first, 1, of(third));
        assert_eq!(store.get(first).cost, 3, "the third is made of the first");
        store.rewrite(third, 9, of(first));
        assert_eq!((store.get(third).cost, store.get(third).derivation), (9, of(first)));
    }

    #[test]
    fn what_was_evicted_is_made_again() {
        let mut store = store();
        let (mut cx, budget) = (Cx::new(Budget::default()), Budget::default());
        let terms = Terms { past_faults: true, ..Terms::within(budget) };
        let input = Values::each(store.samples().inputs.clone());
        let input = Made::new(input, Sort::Any, store.samples());
        let mut id = store.insert(input, 0, Derivation::Input(Input::I)).unwrap().id();
        for (cost, prim) in [(1, prim::HMIRROR), (2, prim::DMIRROR), (3, prim::UPSCALE)] {
            let args: Vec<StateId> = if prim == prim::UPSCALE {
                let two = Made::new(Values::Same(Ok(Value::Int(2))), Sort::Any, store.samples());
                vec![id, store.insert(two, 0, Derivation::Constant).unwrap().id()]
            } else {
                vec![id]
            };
            let call = Call::prim(prim, &args).unwrap();
            let values = call.repeat(&mut cx, &store, &terms).unwrap();
            let made = Made::new(values, Sort::Any, store.samples());
            id = store.insert(made, cost, Derivation::Call(call)).unwrap().id();
        }
        let (before, bytes) = (store.values(id).unwrap().clone(), store.bytes());
        store.evict();
        assert!(store.values(id).is_none() && store.bytes() < bytes);
        let same = Made::new(before.clone(), Sort::Any, store.samples());
        store.restore_like(&mut cx, &terms, &same);
        assert!(store.values(id).is_some_and(|values| values.same(&before, 1)));
        assert_eq!((store.find(&same), store.bytes()), (Some(id), bytes));
    }
}
