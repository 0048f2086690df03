//! Evaluating drafts: what a call gives is computed once, however many candidates make it.
//!
//! In: drafts, and edits of drafts whose lines are known. Out: for each its state in a [`Store`] over some demos. A call
//! is looked up by its primitive and the states of its operands; so a candidate that differs from its parent in one
//! line costs what that line and the lines above it compute anew, and nothing from where its values meet those of
//! another candidate. Candidates are evaluated many at a time: each goes on until it needs a call that was not made yet,
//! these calls are one wave for the backend, and so on until all are done.
//!
//! What it promises: a state holds what the program alone gives, value or fault, bit for bit, unless a call takes more
//! than its budget or gives a value heavier than [`HEAVIEST`], which ends in the fault of running out. (Functions that
//! combinators make are of one state only if they are made alike; where both operands of a call that commutes have no
//! value, the fault may be that of the other one.) Fuel is charged to the first candidate, in their order, that needs a
//! call, so it does not depend on how many are evaluated at a time. Memory is bounded: when values take more than
//! [`MEMORY`], all are evicted and made again where they are needed, which is not charged.

mod walk;

use std::collections::hash_map::Entry;
use std::ops::Range;

use gridwright_dsl::{Answer, Budget, Cx, Exact, Reason, Value};
use gridwright_engine::wave::{
    Args, Call, Callee, Derivation, Inserted, MAX_ARGS, Made, Outcome, Produced, Samples, Sort, StateId,
    Store, Terms, Values, Work,
};
use gridwright_engine::{Lane, Limits};
use gridwright_grid::Task;
use gridwright_program::Input;
use rustc_hash::FxHashMap;

use self::walk::Walk;
use crate::draft::{Draft, Edit, Line, LineId, Op};
use crate::near::Near;

/// The most that a value may weigh ([`Value::weight`]): more than a hundred of ARC's largest grids.
pub(crate) const HEAVIEST: u32 = 1 << 14;

/// What all values together may take before they are evicted, in bytes.
pub(crate) const MEMORY: u64 = 48 << 20;

/// How much was computed and how much was known already.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Shared {
    /// Calls that were looked up, because an operand was new, each for all samples.
    pub looked_up: u64,
    /// Calls that were computed, each on one sample; one that is the same on all samples counts once.
    pub computed: u64,
    /// The fuel that it took.
    pub fuel: u64,
}

impl Shared {
    /// Adds another's.
    pub fn merge(&mut self, other: Shared) {
        self.looked_up += other.looked_up;
        self.computed += other.computed;
        self.fuel += other.fuel;
    }
}

/// A program to evaluate.
#[derive(Clone, Copy, Debug)]
pub enum Candidate<'a> {
    /// A draft.
    Draft(&'a Draft),
    /// An edit of a draft whose lines were evaluated.
    Edit {
        /// The draft.
        draft: &'a Draft,
        /// The states of its lines.
        states: &'a [StateId],
        /// The live lines that depend on the edited one ([`Draft::dependents`]).
        dependents: &'a [LineId],
        /// The edit.
        edit: &'a Edit,
    },
}

/// What a candidate gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evaluated {
    /// The state of the result.
    pub root: StateId,
    /// Fuel of the calls that no candidate before it has made.
    pub fuel: u64,
}

/// A call that was made, or that the next wave makes: what it gave, and what it took unless that is charged already.
#[derive(Clone, Copy, Debug)]
struct Called {
    state: Option<StateId>,
    fuel: u64,
}

/// What drafts give on some demos of a task.
pub struct Evaluator {
    store: Store,
    terms: Terms,
    memory: u64,
    /// Calls that were made, by their number.
    called: Vec<Called>,
    numbers: FxHashMap<Key, u32>,
    /// The calls of the next wave, and their numbers.
    wave: Vec<(Call, u32)>,
    /// The states of constants.
    constants: FxHashMap<Exact, StateId>,
    /// How near states are, of those that were asked for.
    near: FxHashMap<StateId, Near>,
    /// The states of `S`, `I` and `C`, once they were asked for.
    inputs: [Option<StateId>; 3],
    cx: Cx,
    shared: Shared,
}

impl Evaluator {
    /// For the demos of a task.
    pub fn new(task: &Task, limits: &Limits) -> Evaluator {
        Evaluator::of_demos(task, 0..task.demos.len(), limits)
    }

    /// For some demos of a task. One call may take a share of what a chain of calls may, so that no search hangs on one
    /// candidate.
    pub fn of_demos(task: &Task, demos: Range<usize>, limits: &Limits) -> Evaluator {
        let call =
            Budget { fuel: (limits.chain.fuel / 256).max(1), memory: (limits.chain.memory / 64).max(1) };
        Evaluator {
            store: Store::new(Samples::of_demos(task, demos)),
            terms: Terms { heaviest: HEAVIEST, past_faults: true, ..Terms::within(call) },
            memory: MEMORY,
            called: Vec::new(),
            numbers: FxHashMap::default(),
            wave: Vec::new(),
            constants: FxHashMap::default(),
            near: FxHashMap::default(),
            inputs: [None; 3],
            cx: Cx::new(call),
            shared: Shared::default(),
        }
    }

    /// The same with another bound than `MEMORY` on what all values take.
    #[must_use]
    pub fn holding(self, memory: u64) -> Evaluator {
        Evaluator { memory, ..self }
    }

    /// What one call may take.
    pub fn limit(&self) -> Budget {
        self.terms.call
    }

    /// Lets a call take no more fuel than this from now on.
    pub fn limit_fuel(&mut self, most: u64) {
        self.terms.call.fuel = self.terms.call.fuel.min(most);
    }

    /// The fuel that was used since what was shared was last asked for.
    pub fn fuel(&self) -> u64 {
        self.shared.fuel
    }

    /// Number of samples.
    pub fn samples(&self) -> usize {
        self.store.samples().len()
    }

    /// How much was shared since the last time this was asked.
    pub fn take_shared(&mut self) -> Shared {
        std::mem::take(&mut self.shared)
    }

    /// The states.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// What a state gives on every sample.
    pub fn answers(&mut self, id: StateId) -> impl Iterator<Item = &Answer> {
        self.store.restore(&mut self.cx, &self.terms, id);
        let values = self.store.values(id);
        (0..self.store.samples().len()).filter_map(move |sample| Some(values?.on(sample)))
    }

    /// How near a state is to the targets of the demos.
    pub fn near(&mut self, id: StateId) -> Near {
        if let Some(&known) = self.near.get(&id) {
            return known;
        }
        self.store.restore(&mut self.cx, &self.terms, id);
        let (values, targets) = (self.store.values(id), &self.store.samples().targets);
        let outputs = targets.iter().enumerate().filter_map(|(sample, target)| {
            let (Ok(Value::Grid(grid)), Some(target)) = (values?.on(sample), target) else { return None };
            Some((grid, target))
        });
        let near = Near::of(outputs);
        self.near.insert(id, near);
        near
    }

    /// The states of all lines of a draft.
    pub fn states_of(&mut self, lane: &mut dyn Lane, draft: &Draft) -> Vec<StateId> {
        self.lines(lane, draft.lines())
    }

    /// Whether the last of some lines, each of which uses earlier ones alone, has a value on every sample.
    pub fn lines_are_sound(&mut self, lane: &mut dyn Lane, lines: &[Line], root: LineId) -> bool {
        let states = self.lines(lane, lines);
        states.get(root as usize).is_some_and(|&id| self.store.is_sound(id))
    }

    fn lines(&mut self, lane: &mut dyn Lane, lines: &[Line]) -> Vec<StateId> {
        let mut walks = vec![Walk::of_lines(lines)];
        self.walk(lane, &mut walks);
        let walk = walks.remove(0);
        self.shared.fuel += self.charge(&walk.made);
        walk.states
    }

    /// Evaluates candidates; what it gives is in their order.
    pub fn evaluate(&mut self, lane: &mut dyn Lane, candidates: &[Candidate<'_>]) -> Vec<Evaluated> {
        let walks = self.walks(lane, candidates);
        walks.iter().map(|walk| self.evaluated(walk)).collect()
    }

    /// The same, and for each how many lines, of the edited one and those that depend on it, have no value on some sample.
    pub fn evaluate_lines(
        &mut self,
        lane: &mut dyn Lane,
        candidates: &[Candidate<'_>],
    ) -> Vec<(Evaluated, u32)> {
        let walks = self.walks(lane, candidates);
        let evaluated = walks.iter().map(|walk| {
            let lines = walk.edit.iter().map(|edit| edit.at).chain(walk.dependents.iter().copied());
            let unsound = lines.filter(|&line| !self.store.is_sound(walk.states[line as usize]));
            let unsound = unsound.count() as u32;
            (self.evaluated(walk), unsound)
        });
        evaluated.collect()
    }

    fn walks<'a>(&mut self, lane: &mut dyn Lane, candidates: &[Candidate<'a>]) -> Vec<Walk<'a>> {
        let mut walks: Vec<Walk<'_>> = candidates.iter().map(|candidate| Walk::of(*candidate)).collect();
        self.walk(lane, &mut walks);
        walks
    }

    fn evaluated(&mut self, walk: &Walk<'_>) -> Evaluated {
        let fuel = self.charge(&walk.made);
        self.shared.fuel += fuel;
        Evaluated { root: walk.states[walk.root as usize], fuel }
    }

    /// Charges calls that are not charged yet.
    fn charge(&mut self, made: &[u32]) -> u64 {
        made.iter().map(|&number| std::mem::take(&mut self.called[number as usize].fuel)).sum()
    }

    /// Takes walks to their ends, wave by wave.
    fn walk(&mut self, lane: &mut dyn Lane, walks: &mut [Walk<'_>]) {
        let first = self.called.len() as u32;
        let mut open: Vec<usize> = (0..walks.len()).collect();
        while !open.is_empty() {
            open.retain(|&at| !self.advance(&mut walks[at], first));
            self.make(lane);
        }
    }

    /// Goes on with a walk until it is done, or needs a call that was not made yet, which the next wave then makes. Calls
    /// from `first` on are new. Whether it is done.
    fn advance(&mut self, walk: &mut Walk<'_>, first: u32) -> bool {
        while let Some((line, place)) = walk.next() {
            let state = match (&line.op, line.args.as_slice()) {
                (Op::Input(input), _) => self.input(*input),
                (Op::Const(value), _) => self.constant(value),
                (Op::Same, args) => args.first().map_or(StateId::default(), |&arg| walk.states[arg as usize]),
                (Op::Call(_) | Op::Apply, args) => {
                    let number = self.number(&line.op, args, &walk.states);
                    let Some(state) = self.called[number as usize].state else { return false };
                    self.shared.looked_up += 1;
                    if number >= first {
                        walk.made.push(number);
                    }
                    state
                }
            };
            walk.put(place, state);
        }
        true
    }

    /// The number of a line's call, which is made in the next wave if it is new.
    fn number(&mut self, op: &Op, args: &[LineId], states: &[StateId]) -> u32 {
        let new = self.called.len() as u32;
        match self.numbers.entry(Key::of(op, args, states)) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(free) => {
                free.insert(new);
                let call = call(op, args, states);
                let state = self.poisoned(&call);
                self.called.push(Called { state, fuel: 0 });
                if state.is_none() {
                    self.wave.push((call, new));
                }
                new
            }
        }
    }

    /// The state of a call whose first operand that has a fault has one on every sample: that operand's. Where the operand
    /// is the same on all samples, the call has to be, too.
    fn poisoned(&mut self, call: &Call) -> Option<StateId> {
        let args = call.args.as_slice();
        let id = *args.iter().find(|&&id| !self.store.is_sound(id))?;
        let is_constant = |id: StateId| self.store.values(id).map(|values| matches!(values, Values::Same(_)));
        let constant = args.iter().all(|&arg| is_constant(arg) == Some(true));
        if !self.store.is_void(id) || is_constant(id)? != constant {
            return None;
        }
        self.shared.computed += if constant { 1 } else { self.samples() as u64 };
        Some(id)
    }

    fn input(&mut self, input: Input) -> StateId {
        if let Some(known) = self.inputs[input as usize] {
            return known;
        }
        let values = match input {
            Input::S => Values::Same(Ok(self.store.samples().demos.clone())),
            Input::I => Values::each(self.store.samples().inputs.iter().cloned()),
            // A program never sees a target.
            Input::C => Values::Same(Ok(Value::None)),
        };
        let id = self.leaf(values, Derivation::Input(input));
        self.inputs[input as usize] = Some(id);
        id
    }

    fn constant(&mut self, value: &Value) -> StateId {
        // A value as a key is a copy of it: of what constants mostly are, that is nothing.
        let key = Exact(value.clone());
        if let Some(&known) = self.constants.get(&key) {
            return known;
        }
        let id = self.leaf(Values::Same(Ok(value.clone())), Derivation::Constant);
        self.constants.insert(key, id);
        id
    }

    /// The state of an input or a constant, which is never evicted. There are far fewer states than ids: memory bounds
    /// their rows, too.
    fn leaf(&mut self, values: Values, derivation: Derivation) -> StateId {
        let made = Made::new(values, Sort::Any, self.store.samples());
        self.insert(made, derivation)
    }

    fn insert(&mut self, made: Made, derivation: Derivation) -> StateId {
        self.store.restore_like(&mut self.cx, &self.terms, &made);
        self.store.insert(made, 0, derivation).map_or(StateId::default(), Inserted::id)
    }

    /// Makes the calls of the wave.
    fn make(&mut self, lane: &mut dyn Lane) {
        if self.wave.is_empty() {
            return;
        }
        if self.store.bytes() > self.memory {
            self.store.evict();
        }
        let wave = std::mem::take(&mut self.wave);
        for arg in wave.iter().flat_map(|(call, _)| call.args.as_slice()) {
            self.store.restore(&mut self.cx, &self.terms, *arg);
        }
        let work = wave.iter().map(|(call, _)| Work::Call(*call, Sort::Any)).collect();
        lane.start(&self.store, work, &self.terms);
        for &(call, number) in &wave {
            // With all operands there, a call past faults gives something, on every backend.
            let (mut state, mut fuel) = (None, 0);
            if let Some(Outcome::Call(outcome)) = lane.next(&self.store) {
                self.shared.computed += u64::from(outcome.samples);
                fuel = outcome.fuel + outcome.fault_fuel;
                state = match outcome.produced {
                    Produced::Known(state) => Some(state),
                    Produced::New(made) => Some(self.insert(made, Derivation::Call(call))),
                    Produced::Nothing => None,
                };
            }
            let ran_out = || Values::Same(Err(Reason::OutOfMemory.into()));
            let state = state.unwrap_or_else(|| self.leaf(ran_out(), Derivation::Constant));
            self.called[number as usize] = Called { state: Some(state), fuel };
        }
        self.wave = wave;
        self.wave.clear();
    }
}

/// A call as it is looked up, all the time: what is called, the number of operands and their states, in three words.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key(u64, u64, u64);

impl Key {
    #[inline]
    fn of(op: &Op, args: &[LineId], states: &[StateId]) -> Key {
        let callee = if let Op::Call(prim) = op { prim.index() as u64 + 1 } else { 0 };
        let state = |at: usize| args.get(at).map_or(0, |&arg| states[arg as usize].index() as u64);
        let called = (callee << 8 | args.len() as u64) << 32;
        Key(called | state(0), state(1) << 32 | state(2), state(3) << 32 | state(4))
    }
}

/// The call of a line.
fn call(op: &Op, args: &[LineId], states: &[StateId]) -> Call {
    let mut ids = [StateId::default(); MAX_ARGS];
    ids.iter_mut().zip(args).for_each(|(id, &arg)| *id = states[arg as usize]);
    let callee = if let Op::Call(prim) = op { Callee::Prim(*prim) } else { Callee::Operand };
    // Lines have as many operands as calls may.
    let args = Args::new(&ids[..args.len().min(MAX_ARGS)]).unwrap_or_default();
    Call { callee, args }
}
