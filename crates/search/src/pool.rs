//! Values shared by candidates: what a call gives is computed once, however many candidates make it.
//!
//! In: the samples of a task, and lines of drafts. Out: for each line its **class**: the values (or faults) that it gives
//! on every sample. Lines with the same values on all samples are of one class, and a call is looked up by its primitive
//! and the classes of its operands; so a candidate that differs from its parent in one line costs what that line and the
//! lines above it compute anew, and nothing from where its values meet those of another candidate. Two candidates give
//! the same on all samples exactly when their roots are of one class.
//!
//! What it promises: a class holds what the program alone gives, value or fault, bit for bit, unless a call takes more
//! than [`Pool::limit`] or gives a value heavier than [`HEAVIEST`], which ends in the fault of running out. (Functions
//! that combinators make are of one class only if they are made alike; where both operands of a call that commutes have
//! no value, the fault may be that of the other one.) Memory is bounded: when the values together weigh
//! more than [`MOST`], all are dropped and made again where they are needed; classes keep their ids.

use std::hash::{Hash, Hasher};
use std::ops::Range;

use gridwright_dsl::{Answer, Budget, Cx, Exact, Prim, Reason, Value};
use gridwright_engine::{Limits, demo_pairs, same_answer};
use gridwright_grid::{Grid, Task};
use gridwright_program::Input;
use rustc_hash::{FxHashMap, FxHasher};

use crate::draft::{Draft, Edit, Line, LineId, MAX_ARGS, Op};

/// The values of a line on all samples.
pub type ClassId = u32;

/// The most that a value may weigh ([`Value::weight`]): more than a hundred of ARC's largest grids.
pub(crate) const HEAVIEST: u32 = 1 << 14;

/// What all values together may weigh before they are dropped: some tens of megabytes.
pub(crate) const MOST: u64 = 3 << 20;

/// What a class holds.
#[derive(Debug)]
enum Values {
    /// The same on every sample.
    One(Answer),
    /// One a sample.
    Each(Box<[Answer]>),
}

/// What stands for an operand that is not there.
const NO_VALUES: Values = Values::One(Ok(Value::None));

impl Values {
    fn weight(&self, samples: usize) -> u64 {
        let weight = |answer: &Answer| answer.as_ref().map_or(1, |value| u64::from(value.weight()));
        let samples = if matches!(self, Values::One(_)) { 1 } else { samples };
        4 + (0..samples).map(|sample| weight(self.on(sample))).sum::<u64>()
    }

    fn first(&self) -> Option<&Answer> {
        match self {
            Values::One(answer) => Some(answer),
            Values::Each(answers) => answers.first(),
        }
    }

    #[inline]
    fn on(&self, sample: usize) -> &Answer {
        match self {
            Values::One(answer) => answer,
            Values::Each(answers) => &answers[sample],
        }
    }
}

/// A class: its values, unless they were dropped, and how to make them again.
struct Class {
    values: Option<Values>,
    /// The call that gave them first; none for inputs and constants, which are never dropped.
    key: Option<Key>,
    /// Whether there is a value on every sample.
    sound: bool,
    /// Whether there is none on any.
    void: bool,
}

/// A call: a primitive (or none, for the call of a value) and the classes of its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    prim: Option<Prim>,
    args: [ClassId; MAX_ARGS],
}

impl Key {
    fn args(&self) -> &[ClassId] {
        let len = self.args.iter().position(|&arg| arg == ClassId::MAX).unwrap_or(MAX_ARGS);
        &self.args[..len]
    }
}

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

/// What an edited draft gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edited {
    /// The class of the result.
    pub root: ClassId,
    /// How many lines, of the edited one and those that depend on it, have no value on some sample.
    pub unsound: u32,
}

/// The values of calls on the samples of a task.
pub struct Pool {
    demos: Value,
    inputs: Vec<Value>,
    limit: Budget,
    classes: Vec<Class>,
    /// Classes by the hash of their values.
    by_hash: FxHashMap<u64, ClassId>,
    calls: FxHashMap<Key, ClassId>,
    cx: Cx,
    weight: u64,
    most: u64,
    shared: Shared,
    /// The classes of an edited draft, kept for the next one.
    scratch: Vec<ClassId>,
}

impl Pool {
    /// What one call may take: a share of what a chain of calls may, so that no search hangs on one candidate.
    fn limit_of(limits: &Limits) -> Budget {
        Budget { fuel: (limits.chain.fuel / 256).max(1), memory: (limits.chain.memory / 64).max(1) }
    }

    /// A pool for the demos of a task.
    pub fn new(task: &Task, limits: &Limits) -> Pool {
        Pool::of_demos(task, 0..task.demos.len(), limits)
    }

    /// A pool for some demos of a task.
    pub fn of_demos(task: &Task, demos: Range<usize>, limits: &Limits) -> Pool {
        let inputs = task.demos.get(demos).unwrap_or_default();
        Pool {
            demos: demo_pairs(task),
            inputs: inputs.iter().map(|demo| Value::Grid(demo.input.clone())).collect(),
            limit: Pool::limit_of(limits),
            classes: Vec::new(),
            by_hash: FxHashMap::default(),
            calls: FxHashMap::default(),
            cx: Cx::new(Budget::default()),
            weight: 0,
            most: MOST,
            shared: Shared::default(),
            scratch: Vec::new(),
        }
    }

    /// The pool with another bound than [`MOST`] on what all values weigh.
    #[must_use]
    pub fn holding(self, most: u64) -> Pool {
        Pool { most, ..self }
    }

    /// What one call may take.
    pub fn limit(&self) -> Budget {
        self.limit
    }

    /// Lets a call take no more fuel than this from now on.
    pub fn limit_fuel(&mut self, most: u64) {
        self.limit.fuel = self.limit.fuel.min(most);
    }

    /// The fuel that was used since what was shared was last asked for.
    pub fn fuel(&self) -> u64 {
        self.shared.fuel
    }

    /// Number of samples.
    pub fn samples(&self) -> usize {
        self.inputs.len()
    }

    /// How much was shared since the last time this was asked.
    pub fn take_shared(&mut self) -> Shared {
        std::mem::take(&mut self.shared)
    }

    /// What a class gives on every sample.
    pub fn answers(&mut self, class: ClassId) -> impl Iterator<Item = &Answer> {
        self.ensure(class);
        let values = self.classes[class as usize].values.as_ref();
        (0..self.inputs.len()).filter_map(move |sample| Some(values?.on(sample)))
    }

    /// Whether a class has a value on every sample.
    #[inline]
    pub fn is_sound(&self, class: ClassId) -> bool {
        self.classes[class as usize].sound
    }

    /// Whether a class has no value on any sample.
    #[inline]
    pub fn is_void(&self, class: ClassId) -> bool {
        self.classes[class as usize].void
    }

    /// The classes of all lines of a draft.
    pub fn classes_of(&mut self, draft: &Draft) -> Vec<ClassId> {
        let mut classes = Vec::with_capacity(draft.lines().len());
        for line in draft.lines() {
            let class = self.line(line, &classes);
            classes.push(class);
        }
        classes
    }

    /// Whether the last of some lines, each of which uses earlier ones alone, has a value on every sample.
    pub fn lines_are_sound(&mut self, lines: &[Line], root: LineId) -> bool {
        let mut classes = Vec::with_capacity(lines.len());
        for line in lines {
            let class = self.line(line, &classes);
            classes.push(class);
        }
        classes.get(root as usize).is_some_and(|&class| self.is_sound(class))
    }

    /// What an edited draft gives, from the classes of the draft's lines and the live lines that depend on the edited
    /// one ([`Draft::dependents`]).
    pub fn edited(
        &mut self,
        draft: &Draft,
        classes: &[ClassId],
        dependents: &[LineId],
        edit: &Edit,
    ) -> Edited {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.clear();
        scratch.extend_from_slice(classes);
        for line in &edit.new {
            let class = self.line(line, &scratch);
            scratch.push(class);
        }
        let at = edit.at as usize;
        scratch[at] = self.line(&edit.line, &scratch);
        let mut unsound = u32::from(!self.is_sound(scratch[at]));
        if scratch[at] == classes[at] {
            unsound += dependents.iter().filter(|&&id| !self.is_sound(scratch[id as usize])).count() as u32;
        } else {
            for &id in dependents {
                let line = draft.line(id);
                // Many lines depend on the edited one, but on no value that the edit has changed.
                if line.args.as_slice().iter().any(|&arg| scratch[arg as usize] != classes[arg as usize]) {
                    scratch[id as usize] = self.line(line, &scratch);
                }
                unsound += u32::from(!self.is_sound(scratch[id as usize]));
            }
        }
        let root = scratch[draft.root() as usize];
        self.scratch = scratch;
        Edited { root, unsound }
    }

    /// The class of a line, given the classes of the lines before it.
    fn line(&mut self, line: &Line, classes: &[ClassId]) -> ClassId {
        let args = line.args.as_slice();
        match &line.op {
            Op::Input(input) => self.input(*input),
            Op::Const(value) => self.class(Values::One(Ok(value.clone())), None),
            Op::Same => args.first().map_or(0, |&arg| classes[arg as usize]),
            Op::Call(prim) => self.call(Some(*prim), args, classes),
            Op::Apply => self.call(None, args, classes),
        }
    }

    fn input(&mut self, input: Input) -> ClassId {
        let values = match input {
            Input::S => Values::One(Ok(self.demos.clone())),
            Input::I => Values::Each(self.inputs.iter().map(|input| Ok(input.clone())).collect()),
            // A program never sees a target.
            Input::C => Values::One(Ok(Value::None)),
        };
        self.class(values, None)
    }

    fn call(&mut self, prim: Option<Prim>, args: &[LineId], classes: &[ClassId]) -> ClassId {
        let mut key = Key { prim, args: [ClassId::MAX; MAX_ARGS] };
        for (slot, &arg) in key.args.iter_mut().zip(args) {
            *slot = classes[arg as usize];
        }
        self.shared.looked_up += 1;
        if let Some(&class) = self.calls.get(&key) {
            return class;
        }
        self.drop_values();
        key.args().iter().for_each(|&arg| self.ensure(arg));
        let values = self.compute(&key);
        let class = self.class(values, Some(key));
        self.calls.insert(key, class);
        class
    }

    /// Makes the call of a key whose operands are there.
    fn compute(&mut self, key: &Key) -> Values {
        let Pool { cx, classes, limit, shared, .. } = self;
        let mut operands = [&NO_VALUES; MAX_ARGS];
        for (slot, &arg) in operands.iter_mut().zip(key.args()) {
            *slot = classes[arg as usize].values.as_ref().unwrap_or(&NO_VALUES);
        }
        let operands = &operands[..key.args().len()];
        let mut on = |sample| {
            cx.reset(*limit);
            let answer = call(cx, key.prim, operands, sample);
            shared.fuel += limit.fuel - cx.left().fuel;
            shared.computed += 1;
            answer
        };
        if operands.iter().all(|operand| matches!(operand, Values::One(_))) {
            return Values::One(on(0));
        }
        Values::Each((0..self.inputs.len()).map(on).collect())
    }

    /// Makes the values of a class again if they were dropped. As deep as the calls that lead to it.
    fn ensure(&mut self, class: ClassId) {
        let Class { values: None, key: Some(key), .. } = &self.classes[class as usize] else { return };
        let key = *key;
        key.args().iter().for_each(|&arg| self.ensure(arg));
        let values = self.compute(&key);
        self.weight += values.weight(self.inputs.len());
        self.classes[class as usize].values = Some(values);
    }

    /// Drops values when they weigh too much.
    fn drop_values(&mut self) {
        if self.weight > self.most {
            self.weight = 0;
            for class in self.classes.iter_mut().filter(|class| class.key.is_some()) {
                class.values = None;
            }
        }
    }

    /// The class of these values, which a call gave.
    fn class(&mut self, values: Values, key: Option<Key>) -> ClassId {
        // Made functions are long to compare, and equal ones are nearly always made by the same call.
        if matches!(values.first(), Some(Ok(Value::Func(_)))) {
            return self.add(values, key);
        }
        let mut hasher = FxHasher::default();
        let samples = if matches!(values, Values::One(_)) { 1 } else { self.inputs.len() };
        (0..samples).for_each(|sample| match values.on(sample) {
            Ok(value) => Exact(value.clone()).hash(&mut hasher),
            Err(fault) => fault.hash(&mut hasher),
        });
        let hash = hasher.finish();
        let Some(&known) = self.by_hash.get(&hash) else {
            let class = self.add(values, key);
            self.by_hash.insert(hash, class);
            return class;
        };
        self.ensure(known);
        let same = |sample| {
            self.classes[known as usize]
                .values
                .as_ref()
                .is_some_and(|other| same_answer(values.on(sample), other.on(sample)))
        };
        // One class a hash: of two that share one, which hardly ever happens, the later is not found again.
        if (0..self.inputs.len()).all(same) { known } else { self.add(values, key) }
    }

    fn add(&mut self, values: Values, key: Option<Key>) -> ClassId {
        self.weight += values.weight(self.inputs.len());
        let mut values_of = (0..self.inputs.len()).map(|sample| values.on(sample).is_ok());
        let (sound, void) = (values_of.clone().all(|ok| ok), !values_of.any(|ok| ok));
        self.classes.push(Class { values: Some(values), key, sound, void });
        (self.classes.len() - 1) as ClassId
    }

    /// The grids that a class gives, `None` where it gives none.
    pub fn grids(&mut self, class: ClassId) -> impl Iterator<Item = Option<&Grid>> {
        self.answers(class).map(|answer| match answer {
            Ok(Value::Grid(grid)) => Some(grid),
            _ => None,
        })
    }
}

/// Makes a call on a sample; without a primitive, the first operand is what is called.
fn call(cx: &mut Cx, prim: Option<Prim>, operands: &[&Values], sample: usize) -> Answer {
    let mut values = [&Value::None; MAX_ARGS];
    for (slot, operand) in values.iter_mut().zip(operands) {
        match operand.on(sample) {
            Ok(value) => *slot = value,
            Err(fault) => return Err(*fault),
        }
    }
    let value = match (prim, &values[..operands.len()]) {
        (Some(prim), args) => prim.call(cx, args),
        (None, [function, args @ ..]) => function.call(cx, args),
        (None, []) => Err(Reason::NotAFunction.into()),
    }?;
    if value.weight() > HEAVIEST { Err(Reason::OutOfMemory.into()) } else { Ok(value) }
}
