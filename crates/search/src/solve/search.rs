//! The search: from the input, step by step, the cheapest program first.
//!
//! Programs of one length are all made before those of the next: every call of a cost with every state, or two, that
//! make up the rest. So there is no queue, and nothing is made twice. A call is made on all samples; the first fault
//! ends it. What comes out and is new is a state; a grid is compared with the target at once. All work is charged
//! against one sum of fuel.

use gridwright_dsl::learn::{Gives, learners};
use gridwright_dsl::{Budget, Cx, Value};
use gridwright_grid::MAX_SIDE;

use super::calls::{Call, Calls};
use super::known::Known;
use super::laws::{Laws, STRONG};
use super::problem::Problem;
use super::rules::{FIT, takes};
use super::sizes::SIZE_FROM;
use super::states::{Args, KINDS, Kind, Origin, State, StateId, States};
use super::versions::Version;

/// The most elements of a set or tuple.
const MAX_ELEMENTS: usize = 80;
/// The most cells of all elements together.
const MAX_WEIGHT: u32 = 15_000;
/// What one call may use.
const CALL: Budget = Budget { fuel: 400_000, memory: 1 << 24 };
/// The most that a call which ends in a fault is charged.
const FAULT: u64 = 10_000;
/// What trying a call costs on each sample beside the fuel that the primitive takes: look-up, hash, comparing.
pub(super) const OVERHEAD: u64 = 150;

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// It has found enough.
    Found,
    /// All fuel was used.
    Fuel,
    /// The states were about to need more memory than they may.
    Memory,
    /// There was nothing left to try.
    Exhausted,
    /// Whoever asked did not want to wait any longer.
    Interrupted,
    /// All fuel for it was used, and then evolution found a program.
    Evolved,
}

/// A state whose program is right on all demos.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exact {
    pub(crate) state: StateId,
    /// The length of its program, and what the laws that its answers break count for.
    pub(crate) cost: u32,
    /// Fuel that was used when it was found.
    pub(crate) after: u64,
}

/// A state of the target's size that is not right on all demos.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Partial {
    pub(crate) state: StateId,
    pub(crate) demos: usize,
    pub(crate) cells: usize,
}

/// A search on its way.
pub(crate) struct Search<'a> {
    pub(crate) problem: &'a Problem,
    laws: Laws,
    pub(crate) states: States,
    calls: Calls,
    pub(crate) cx: Cx,
    /// The states that are grids of the target's shape in all demos.
    pub(crate) fitting: Vec<StateId>,
    /// The states of each kind, by their cost.
    reached: [Vec<Vec<StateId>>; KINDS],
    pub(crate) exact: Vec<Exact>,
    pub(crate) partial: Vec<Partial>,
    pub(crate) spent: u64,
    /// When to stop because something was found.
    enough: u64,
    pub(crate) tried: u64,
    bytes: u64,
    pub(super) values: Vec<Value>,
}

/// How much a search may use.
#[derive(Clone, Copy)]
pub(crate) struct Means<'a> {
    pub(crate) fuel: u64,
    pub(crate) memory: u64,
    pub(crate) interrupted: &'a dyn Fn() -> bool,
}

impl<'a> Search<'a> {
    /// A search that has done nothing yet.
    pub(crate) fn new(problem: &'a Problem) -> Search<'a> {
        let mut states = States::new(problem.samples());
        let calls = Calls::of(problem, &mut states);
        let mut search = Search {
            problem,
            laws: Laws::of(problem),
            states,
            calls,
            cx: Cx::new(CALL),
            fitting: Vec::new(),
            reached: Default::default(),
            exact: Vec::new(),
            partial: Vec::new(),
            spent: 0,
            enough: u64::MAX,
            tried: 0,
            bytes: 0,
            values: Vec::new(),
        };
        search.values.extend(problem.inputs.iter().cloned().map(Value::Grid));
        search.add(State { kind: Kind::Grid, cost: 0, origin: Origin::Input, fits: false });
        search
    }

    /// Searches until something ends it, then assembles what it has found.
    pub(crate) fn run(&mut self, means: &Means<'_>) -> Stop {
        let stop = self.walk(means);
        if self.exact.is_empty() {
            self.cx.reset(FIT);
            self.stack();
        }
        stop
    }

    /// Searches until something ends it: all programs of one length after those of the length before.
    fn walk(&mut self, means: &Means<'_>) -> Stop {
        let mut cost = 1;
        loop {
            if (means.interrupted)() {
                return Stop::Interrupted;
            }
            if self.exact.iter().any(|found| cost > found.cost + MARGIN) {
                return Stop::Found;
            }
            if let Err(stop) = self.level(cost, means) {
                return stop;
            }
            cost += 1;
            if cost > MAX_COST {
                return Stop::Exhausted;
            }
        }
    }

    /// Makes all calls whose programs have this cost.
    fn level(&mut self, cost: u32, means: &Means<'_>) -> Result<(), Stop> {
        for id in self.states.ids() {
            let state = self.states.get(id);
            // Nothing is made of a known program's values, since it is no function of the input that can be called.
            if let Origin::Known(_) = state.origin {
                continue;
            }
            // Rules count what they say, so not every state is dearer than the one before.
            let Some(more) = cost.checked_sub(state.cost).filter(|&more| more > 0) else { continue };
            let kind = state.kind as usize;
            for at in 0..self.calls.single[kind].get(more as usize).map_or(0, Vec::len) {
                let mut call = self.calls.single[kind][more as usize][at];
                call.args[call.places[0]] = id;
                self.make(cost, &call, means)?;
            }
            for learner in learners().filter(|learner| learner.cost() == more && takes(*learner, &state)) {
                match learner.gives() {
                    Gives::Grid => self.learn(learner, cost, id),
                    Gives::Size if state.cost <= SIZE_FROM => self.measure(learner, cost, id),
                    Gives::Size => {}
                }
            }
            for at in 0..self.calls.paired[kind].len() {
                let paired = self.calls.paired[kind][at];
                let Some(other_cost) = more.checked_sub(paired.call.cost) else { continue };
                let others = |search: &Self| {
                    search.reached[paired.other as usize].get(other_cost as usize).map_or(0, Vec::len)
                };
                for index in 0..others(self) {
                    let other = self.reached[paired.other as usize][other_cost as usize][index];
                    // A pair comes up twice, seen from either; the later one makes the call. So does a state that is
                    // paired with itself, seen from the first place.
                    if other > id || (other == id && paired.from != 0) {
                        break;
                    }
                    let mut call = paired.call;
                    call.args[call.places[paired.from]] = id;
                    call.args[call.places[1 - paired.from]] = other;
                    self.make(cost, &call, means)?;
                }
            }
        }
        Ok(())
    }

    /// Makes a call on all samples.
    fn make(&mut self, cost: u32, call: &Call, means: &Means<'_>) -> Result<(), Stop> {
        if self.spent >= means.fuel {
            return Err(Stop::Fuel);
        }
        if self.spent >= self.enough {
            return Err(Stop::Found);
        }
        if self.bytes >= means.memory {
            return Err(Stop::Memory);
        }
        if self.tried.is_multiple_of(1024) && (means.interrupted)() {
            return Err(Stop::Interrupted);
        }
        self.tried += 1;
        self.values.clear();
        let args = &call.args[..call.len];
        for sample in 0..self.problem.samples() {
            self.cx.reset(CALL);
            let at = |id: &StateId| &self.states.values(*id)[sample];
            let answer = match args {
                [a] => call.prim.call1(&mut self.cx, at(a)),
                [a, b] => call.prim.call2(&mut self.cx, at(a), at(b)),
                [a, b, c] => call.prim.call(&mut self.cx, &[at(a), at(b), at(c)]),
                _ => return Ok(()),
            };
            let used = (CALL.fuel - self.cx.left().fuel) / call.discount;
            match answer {
                Ok(value) => {
                    self.spent += OVERHEAD + used;
                    if !is_of(call.result, &value) {
                        return Ok(());
                    }
                    self.values.push(value);
                }
                // Work is charged before it is done, so what a call has run out of was not used.
                Err(_) => {
                    self.spent += OVERHEAD + used.min(FAULT);
                    return Ok(());
                }
            }
        }
        self.add(State {
            kind: call.result,
            cost,
            origin: Origin::Call(call.prim, Args::new(args)),
            fits: false,
        });
        Ok(())
    }

    /// Adds a state with the values that were made, if it is new.
    pub(super) fn add(&mut self, mut state: State) {
        state.fits = state.kind == Kind::Grid && self.fits();
        let bytes: u64 = self.values.iter().map(bytes_of).sum();
        let Some(id) = self.states.add(state, &mut self.values) else { return };
        self.bytes += STATE_BYTES + bytes;
        if state.fits {
            self.compare(id, state.cost, true);
            self.pair(id);
            self.fitting.push(id);
        }
        let reached = &mut self.reached[state.kind as usize];
        if reached.len() <= state.cost as usize {
            reached.resize(state.cost as usize + 1, Vec::new());
        }
        reached[state.cost as usize].push(id);
    }

    /// Compares what known programs give for the task as it is with the targets. They stay apart: the search finds what
    /// it would find without.
    pub(crate) fn recall(&mut self, known: &Known, task: &Problem, version: &Version) {
        let (all, fuel) = known.run(task);
        self.spent += fuel;
        for (program, values) in all {
            self.tried += 1;
            let seen = values.iter().enumerate().map(|(sample, value)| match value {
                Value::Grid(grid) => version.see(sample, grid).map(Value::Grid),
                _ => None,
            });
            let Some(seen) = seen.collect() else { continue };
            self.values = seen;
            let cost = KNOWN_COST * known.calls(program) as u32;
            let state = State { kind: Kind::Grid, cost, origin: Origin::Known(program as u32), fits: true };
            if self.fits()
                && let Some(id) = self.states.add_apart(state, &mut self.values)
            {
                self.compare(id, cost, true);
            }
        }
    }

    /// Whether the values that were made are grids of the targets' shapes.
    fn fits(&self) -> bool {
        self.values.iter().all(|value| is_of(Kind::Grid, value))
            && self.values.iter().zip(&self.problem.targets).all(|(value, target)| {
                matches!(value, Value::Grid(grid)
                    if (grid.height(), grid.width()) == (target.height(), target.width()))
            })
    }

    /// How much longer the laws of the task that its answers break make the program of a state count.
    pub(crate) fn penalty(&self, id: StateId) -> u32 {
        self.laws.penalty(self.problem, self.states.values(id))
    }

    /// Compares a grid with the targets. Its program has no rule, or one that foretells every demo from the others, or
    /// not.
    pub(crate) fn compare(&mut self, id: StateId, cost: u32, foretells: bool) {
        let (mut demos, mut cells) = (0, 0);
        for (value, target) in self.states.values(id).iter().zip(&self.problem.targets) {
            let Value::Grid(grid) = value else { return };
            let right = grid.cells().iter().zip(target.cells()).filter(|(a, b)| a == b).count();
            cells += right;
            demos += usize::from(right == target.cells().len());
        }
        if demos == self.problem.demo_count() {
            let penalty = self.penalty(id);
            let cost = cost + penalty;
            if foretells && penalty < STRONG {
                self.enough = self.enough.min(PATIENCE * self.spent + GRACE);
            }
            self.exact.push(Exact { state: id, cost, after: self.spent });
        } else {
            self.partial.push(Partial { state: id, demos, cells });
        }
    }
}

/// What a state takes beside its values, in bytes: its row and its place in the look-up, in tables that double.
const STATE_BYTES: u64 = 192;
/// What a value takes beside what is in it: its place in a table that doubles, and the head of its block.
const VALUE_BYTES: u64 = 64;

/// About what a value takes, in bytes, if nothing of it is shared.
fn bytes_of(value: &Value) -> u64 {
    let elements = if let Value::Tuple(items) | Value::Set(items) = value { items.len() } else { 0 };
    VALUE_BYTES * (1 + elements as u64) + 8 * u64::from(value.weight())
}

/// How long a call of a known program is.
const KNOWN_COST: u32 = 6;
/// How much longer than the first exact program others may be that are still looked for.
const MARGIN: u32 = 6;
/// How much longer the search goes on after a program that is right on all demos, and foretells them: so many times as
/// long as it took, and this much fuel.
const PATIENCE: u64 = 3;
const GRACE: u64 = 10_000_000;
/// The longest program.
const MAX_COST: u32 = 100;

/// Whether a value is of a kind, and not too large to be worth keeping.
pub(super) fn is_of(kind: Kind, value: &Value) -> bool {
    match (kind, value) {
        (Kind::Grid, Value::Grid(grid)) => grid.height() <= MAX_SIDE && grid.width() <= MAX_SIDE,
        (Kind::Grids, Value::Tuple(items)) => {
            !items.is_empty()
                && items.len() <= MAX_ELEMENTS
                && value.weight() <= MAX_WEIGHT
                && items.iter().all(|item| matches!(item, Value::Grid(_)))
        }
        (Kind::Objects, Value::Set(items)) => {
            items.len() <= MAX_ELEMENTS && items.iter().all(|item| matches!(item, Value::Object(_)))
        }
        (Kind::Indices, Value::Indices(_)) | (Kind::Object, Value::Object(_)) => true,
        (Kind::Indices | Kind::Object, Value::Set(items)) => items.is_empty(),
        (Kind::Size, Value::Pair(..)) | (Kind::Parameter, _) => true,
        _ => false,
    }
}
