//! The machine: walks over a [`Code`] and keeps the result of every step until the run is over.
//!
//! A run is deterministic: no clock, no randomness, and what it may use is counted. A step that has no value poisons
//! what depends on it, and nothing else; a poisoned step has the fault of its first poisoned operand, so the fault of a
//! root does not depend on what else is in the code.
//!
//! A program alone ([`Machine::run`]) ends with its first fault. A merged run ends at the first step for which the run,
//! and not the step's own chain, has too little left; every result before that is what it is alone, since a program
//! makes no call alone that the merged run did not make, and so is not limited by the run, either. What becomes of
//! the other programs is up to [`Battery`](crate::Battery).

use std::time::Instant;

use gridwright_dsl::{Answer, Budget, Cx, Fault, FaultKind, Reason, Value, put};
use gridwright_program::NodeId;

use crate::code::{Code, Operand, Source, Step};
use crate::counters::FaultCounts;
use crate::folded::Taken;
use crate::given::{Given, GivenStep};
use crate::limits::Limits;
use crate::profile::Profile;

/// What a program is given.
#[derive(Clone, Copy)]
pub struct Inputs<'a> {
    values: [&'a Value; 3],
}

impl<'a> Inputs<'a> {
    /// The demo pairs, the input and, for differs, the target.
    #[inline]
    pub fn new(demos: &'a Value, input: &'a Value, target: &'a Value) -> Inputs<'a> {
        Inputs { values: [demos, input, target] }
    }
}

/// The result of a step, and what the chain of calls that led to it has used.
#[derive(Clone)]
struct Slot {
    answer: Answer,
    used: Budget,
}

/// The results of the steps that depend on the demos alone, made once a task and used for each of its samples; or on the
/// demos and the target alone, made once a target and used for each candidate.
pub struct SharedPrefix {
    slots: Vec<Slot>,
    used: Budget,
    /// Whether the limit of the run ended it early.
    ended: bool,
}

/// The results of the steps so far: those of a prefix, which others use, too, and behind them those of this run.
#[derive(Clone, Copy)]
struct Results<'a> {
    shared: &'a [Slot],
    own: &'a [Slot],
}

impl<'a> Results<'a> {
    #[inline]
    fn slot(self, step: usize) -> &'a Slot {
        match step.checked_sub(self.shared.len()) {
            Some(own) => &self.own[own],
            None => &self.shared[step],
        }
    }

    fn len(self) -> usize {
        self.shared.len() + self.own.len()
    }
}

impl SharedPrefix {
    /// That of no steps.
    pub(crate) const EMPTY: SharedPrefix = SharedPrefix { slots: Vec::new(), used: NOTHING, ended: false };

    /// What it used.
    pub(crate) fn used(&self) -> Budget {
        self.used
    }
}

pub(crate) const NOTHING: Budget = Budget { fuel: 0, memory: 0 };

/// The value of a node in a trace.
pub struct Traced {
    /// The node of the program's graph.
    pub node: NodeId,
    /// What came of it.
    pub answer: Answer,
    /// Fuel of this call alone.
    pub fuel: u64,
    /// What the rules that it learned say, in words; also those of calls inside of it, each once.
    pub words: Vec<String>,
}

/// The scratch space of one thread.
pub struct Machine {
    cx: Cx,
    /// The values of the steps so far, on the short way, and behind them none.
    values: Vec<Value>,
    /// How many steps have one.
    reached: usize,
    /// The results of the steps so far, where chains are measured; those of a prefix are not among them.
    slots: Vec<Slot>,
    used: Budget,
    /// Whether a step has failed for want of what the run had left, though its chain had more.
    ended: bool,
    /// The steps of merged codes and of programs alone that were evaluated or poisoned.
    steps: u64,
    faults: FaultCounts,
    /// Time by primitive, if it is to be measured.
    profile: Option<Profile>,
    /// The calls that were taken.
    taken: u64,
    /// Calls that others made for it, less those that it made in vain.
    given_calls: i64,
}

impl Default for Machine {
    fn default() -> Machine {
        Machine::new()
    }
}

/// The most arguments of a call, the function of an apply included.
pub(crate) const MAX_OPERANDS: usize = 5;

impl Machine {
    /// An empty machine.
    pub fn new() -> Machine {
        Machine {
            cx: Cx::new(Budget::default()),
            values: Vec::new(),
            reached: 0,
            slots: Vec::new(),
            used: NOTHING,
            ended: false,
            steps: 0,
            faults: FaultCounts::default(),
            profile: None,
            taken: 0,
            given_calls: 0,
        }
    }

    /// An empty machine that times every call, if it is told to.
    pub fn profiled(profiled: bool) -> Machine {
        Machine { profile: profiled.then(Profile::default), ..Machine::new() }
    }

    /// The time by primitive since it was last taken; empty unless the machine measures it.
    pub(crate) fn take_profile(&mut self) -> Profile {
        self.profile.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Evaluates a code for one sample and gives its first root. The code is that of one program, which needs every
    /// step: so the first fault ends the run.
    pub fn run(&mut self, code: &Code, inputs: Inputs<'_>, limits: &Limits) -> Answer {
        // The short way: what all steps use together is hardly ever more than one chain may, and then no chain has to
        // be measured. If it is, the run starts again and measures.
        let granted = least(limits.chain, limits.run);
        let folded = code.folded.as_deref().filter(|folded| {
            let Budget { fuel, memory } = folded.taken().used;
            fuel <= granted.fuel && memory <= granted.memory && self.profile.is_none()
        });
        let (short, taken) = match folded {
            Some(folded) => (&folded.code, folded.taken()),
            None => (code, Taken::NOTHING),
        };
        let granted = spent(granted, taken.used);
        let calls = self.cx.calls();
        self.cx.reset(granted);
        let mut answer = if self.profile.is_some() {
            self.run_timed(short, inputs)
        } else {
            self.run_unmeasured::<false>(short, inputs)
        };
        let reached = std::mem::take(&mut self.reached);
        self.values[..reached].iter_mut().for_each(|value| *value = Value::None);
        let taken = match (&answer, folded) {
            (Err(_), Some(folded)) => folded.taken_before(reached),
            _ => taken,
        };
        self.used = sum(spent(granted, self.cx.left()), taken.used);
        if matches!(&answer, Err(fault) if fault.kind() == FaultKind::OutOfFuel) {
            // What was called so far was called in vain.
            self.given_calls -= (self.cx.calls() - calls) as i64;
            answer = self.run_measured(code, inputs, limits);
        } else {
            self.given_calls += taken.calls as i64;
        }
        match answer {
            Ok(Value::Grid(grid)) => Ok(Value::Grid(grid)),
            other => other,
        }
    }

    #[cold]
    #[inline(never)]
    fn run_timed(&mut self, code: &Code, inputs: Inputs<'_>) -> Answer {
        self.run_unmeasured::<true>(code, inputs)
    }

    #[inline]
    fn run_unmeasured<const TIMED: bool>(&mut self, code: &Code, inputs: Inputs<'_>) -> Answer {
        // The root of a program is its last step, unless the program is an input or a constant and has none.
        let (Some((last, steps)), Some(Source::Step(_))) = (code.steps.split_last(), code.first_root())
        else {
            return root(code, Results { shared: &[], own: &[] }, 0, inputs);
        };
        if self.values.len() < steps.len() {
            self.values.resize(steps.len(), Value::None);
        }
        for (at, step) in steps.iter().enumerate() {
            let answer = self.unmeasured_step::<TIMED>(code, step, inputs);
            let place = &mut self.values[at];
            // The usual values are moved part by part, as they were written: to load both parts at once right after that
            // would wait until they are in the cache.
            match answer {
                Ok(Value::Grid(grid)) => put(place, Value::Grid(grid)),
                Ok(Value::Indices(cells)) => put(place, Value::Indices(cells)),
                Ok(Value::Object(cells)) => put(place, Value::Object(cells)),
                Ok(Value::Set(items)) => put(place, Value::Set(items)),
                Ok(Value::Tuple(items)) => put(place, Value::Tuple(items)),
                Ok(Value::Func(func)) => put(place, Value::Func(func)),
                Ok(Value::Int(n)) => put(place, Value::Int(n)),
                Ok(Value::Bool(b)) => put(place, Value::Bool(b)),
                Ok(Value::Pair(a, b)) => put(place, Value::Pair(a, b)),
                Ok(value) => put(place, value),
                Err(fault) => return Err(fault),
            }
            self.reached = at + 1;
        }
        self.unmeasured_step::<TIMED>(code, last, inputs)
    }

    #[inline(always)]
    fn unmeasured_step<const TIMED: bool>(&mut self, code: &Code, step: &Step, inputs: Inputs<'_>) -> Answer {
        if TIMED {
            let start = Instant::now();
            let answer = self.unmeasured_step::<false>(code, step, inputs);
            if let Some(profile) = &mut self.profile {
                profile.add(step.prim(), start.elapsed());
            }
            return answer;
        }
        // An answer is handed on from where it is made, never through a variable: to copy what was just written in parts
        // stalls, and takes longer than most of what is done here.
        let values = &self.values;
        let get = |operand| find_unmeasured(code, values, operand, inputs);
        let cx = &mut self.cx;
        match *step {
            Step::One(prim, [a]) => prim.call1(cx, get(a)),
            Step::Two(prim, [a, b]) => prim.call2(cx, get(a), get(b)),
            Step::Three(prim, [a, b, c]) => prim.call3(cx, get(a), get(b), get(c)),
            Step::Four(prim, [a, b, c, d]) => prim.call4(cx, get(a), get(b), get(c), get(d)),
            Step::More(..) | Step::Apply(..) => self.unmeasured_apply(code, step, inputs),
        }
    }

    /// A call of a value. On its own, since it needs a list of arguments.
    #[inline(never)]
    fn unmeasured_apply(&mut self, code: &Code, step: &Step, inputs: Inputs<'_>) -> Answer {
        let operands = code.operands_of(step);
        let mut args = [inputs.values[0]; MAX_OPERANDS];
        let values = operands.iter().map(|operand| find_unmeasured(code, &self.values, *operand, inputs));
        args.iter_mut().zip(values).for_each(|(arg, value)| *arg = value);
        call_otherwise(&mut self.cx, step, args.get(..operands.len()))
    }

    #[cold]
    fn run_measured(&mut self, code: &Code, inputs: Inputs<'_>, limits: &Limits) -> Answer {
        self.start(code);
        for step in &code.steps {
            if let Some(fault) = self.step(code, &[], step, inputs, limits) {
                self.slots.clear();
                return Err(fault);
            }
        }
        let answer = root(code, Results { shared: &[], own: &self.slots }, 0, inputs);
        self.slots.clear();
        answer
    }

    /// [`Machine::run`] of a program that was part of a merged run: its steps and its fault are counted with that run's.
    pub(crate) fn run_alone(&mut self, code: &Code, inputs: Inputs<'_>, limits: &Limits) -> Answer {
        let answer = self.run_measured(code, inputs, limits);
        self.steps += code.len() as u64;
        if let Err(fault) = answer {
            self.faults.add(fault);
        }
        answer
    }

    /// Evaluates the steps that depend on the demos alone.
    pub(crate) fn run_prefix(&mut self, code: &Code, demos: &Value, limits: &Limits) -> SharedPrefix {
        let inputs = Inputs::new(demos, &Value::None, &Value::None);
        self.run_steps(code, &SharedPrefix::EMPTY, code.per_task, inputs, limits, None);
        self.take_prefix(&SharedPrefix::EMPTY)
    }

    /// Evaluates the steps that depend on the target besides.
    pub(crate) fn run_target(
        &mut self,
        code: &Code,
        prefix: &SharedPrefix,
        demos: &Value,
        target: &Value,
        limits: &Limits,
    ) -> SharedPrefix {
        let inputs = Inputs::new(demos, &Value::None, target);
        self.run_steps(code, prefix, code.per_target, inputs, limits, None);
        self.take_prefix(prefix)
    }

    fn take_prefix(&mut self, before: &SharedPrefix) -> SharedPrefix {
        let slots = before.slots.iter().cloned().chain(self.slots.drain(..)).collect();
        SharedPrefix { slots, used: self.used, ended: self.ended }
    }

    /// Evaluates the other steps for one sample and gives the roots: all, or where the limit of the run ended it early,
    /// those before the first that was not reached. What it gives does not depend on that limit. A result is dropped as
    /// soon as its last user is done.
    pub(crate) fn run_rest(
        &mut self,
        code: &Code,
        prefix: &SharedPrefix,
        inputs: Inputs<'_>,
        limits: &Limits,
    ) -> Vec<Answer> {
        self.run_steps(code, prefix, code.steps.len(), inputs, limits, None);
        self.roots_reached(code, prefix, inputs)
    }

    /// The same with some steps given; `None`, and nothing counted, where what may be used is not enough for one of them.
    pub(crate) fn run_rest_given(
        &mut self,
        code: &Code,
        prefix: &SharedPrefix,
        inputs: Inputs<'_>,
        limits: &Limits,
        given: &Given,
    ) -> Option<Vec<Answer>> {
        let (steps, calls, faults) = (self.steps, self.calls(), self.faults.clone());
        if self.run_steps(code, prefix, code.steps.len(), inputs, limits, Some(given)) {
            return Some(self.roots_reached(code, prefix, inputs));
        }
        self.slots.clear();
        (self.steps, self.faults) = (steps, faults);
        self.given_calls -= (self.calls() - calls) as i64;
        None
    }

    fn roots_reached(&mut self, code: &Code, prefix: &SharedPrefix, inputs: Inputs<'_>) -> Vec<Answer> {
        let results = Results { shared: &prefix.slots, own: &self.slots };
        let reached = code.roots.iter().take_while(|root| match root.source() {
            Source::Step(at) => at < results.len(),
            Source::Constant(_) | Source::Input(_) => true,
        });
        let answers = (0..reached.count()).map(|at| root(code, results, at, inputs)).collect();
        self.slots.clear();
        answers
    }

    /// Evaluates a code for one sample and gives every step, also those after a fault.
    pub fn trace(&mut self, code: &Code, inputs: Inputs<'_>, limits: &Limits) -> Vec<Traced> {
        self.start(code);
        self.cx.listen();
        let mut traced = Vec::with_capacity(code.steps.len());
        for (step, &node) in code.steps.iter().zip(&code.nodes) {
            let before = self.used.fuel;
            self.step(code, &[], step, inputs, limits);
            let answer = self.slots.last().map_or(Ok(Value::None), |slot| slot.answer.clone());
            let fuel = self.used.fuel - before;
            traced.push(Traced { node, answer, fuel, words: self.cx.take_said() });
        }
        self.cx.ignore();
        self.slots.clear();
        traced
    }

    /// What the last run used in all; of a merged one, its shared prefix included.
    pub fn used(&self) -> Budget {
        self.used
    }

    /// Counts the last run as part of one that had used this much before.
    pub(crate) fn used_before(&mut self, before: Budget) {
        self.used.fuel += before.fuel;
        self.used.memory += before.memory;
    }

    /// How many steps of merged runs this machine has evaluated or poisoned.
    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }

    /// The faults of merged runs since the last time they were taken: each where it arose, not where it spread to.
    pub fn take_faults(&mut self) -> FaultCounts {
        std::mem::take(&mut self.faults)
    }

    /// How many calls of primitives this machine has made in all its runs, also inside of higher-order ones.
    pub fn calls(&self) -> u64 {
        self.cx.calls().saturating_add_signed(self.given_calls)
    }

    /// How many of them it has made since they were last taken.
    pub(crate) fn take_calls(&mut self) -> u64 {
        let since = self.calls() - self.taken;
        self.taken = self.calls();
        since
    }

    /// Evaluates the steps after those of a prefix, up to one, or until the limit of the run ends it. `false` if it ended
    /// at a given step for which too little is left.
    fn run_steps(
        &mut self,
        code: &Code,
        prefix: &SharedPrefix,
        end: usize,
        inputs: Inputs<'_>,
        limits: &Limits,
        given: Option<&Given>,
    ) -> bool {
        self.start(code);
        let shared = &prefix.slots[..];
        (self.used, self.ended) = (prefix.used, prefix.ended);
        if self.ended {
            return true;
        }
        for at in shared.len()..end {
            let step = &code.steps[at];
            let arisen = match given.and_then(|given| given.step(at)) {
                None => self.step(code, shared, step, inputs, limits),
                Some(given) => match self.take_given(code, shared, step, inputs, limits, given) {
                    Some(arisen) => arisen,
                    None => return false,
                },
            };
            if let Some(fault) = arisen {
                if self.ended {
                    self.slots.pop();
                    break;
                }
                self.faults.add(fault);
            }
            for &spent in code.spent_after(at) {
                self.slots[spent as usize - shared.len()].answer = Ok(Value::None);
            }
        }
        self.steps += self.slots.len() as u64;
        true
    }

    /// Keeps the result of a step that was computed elsewhere, and gives the fault that arose there, if one did; `None` where
    /// the step might have ended otherwise here, for want of what is left.
    fn take_given(
        &mut self,
        code: &Code,
        shared: &[Slot],
        step: &Step,
        inputs: Inputs<'_>,
        limits: &Limits,
        given: &GivenStep,
    ) -> Option<Option<Fault>> {
        let results = Results { shared, own: &self.slots };
        let mut chain = NOTHING;
        for operand in code.operands_of(step) {
            match find(code, results, Some(*operand), inputs) {
                Ok((_, used)) => chain = longest(chain, used),
                Err(fault) => {
                    self.slots.push(Slot { answer: Err(fault), used: chain });
                    return Some(None);
                }
            }
        }
        let granted = least(spent(limits.chain, chain), spent(limits.run, self.used));
        let own = given.used;
        if own.fuel > granted.fuel || own.memory > granted.memory {
            return None;
        }
        self.used = sum(self.used, own);
        self.given_calls += given.calls as i64;
        let answer = given.answer.clone().unwrap_or(Ok(Value::None));
        let arisen = answer.as_ref().err().copied();
        self.slots.push(Slot { answer, used: sum(chain, own) });
        Some(arisen)
    }

    #[inline]
    fn start(&mut self, code: &Code) {
        self.slots.clear();
        self.slots.reserve(code.steps.len());
        (self.used, self.ended) = (NOTHING, false);
    }

    /// Evaluates one step, measures its chain and keeps its result. Gives the fault that arose there, if one did.
    #[inline]
    fn step(
        &mut self,
        code: &Code,
        shared: &[Slot],
        step: &Step,
        inputs: Inputs<'_>,
        limits: &Limits,
    ) -> Option<Fault> {
        let results = Results { shared, own: &self.slots };
        let operands = code.operands_of(step);
        let mut chain = NOTHING;
        let mut args: [&Value; MAX_OPERANDS] = [inputs.values[0]; MAX_OPERANDS];
        for (at, operand) in operands.iter().enumerate() {
            match find(code, results, Some(*operand), inputs) {
                Ok((value, used)) => {
                    // Having no room for more operands is a fault, but the fault of an operand comes first.
                    if let Some(arg) = args.get_mut(at) {
                        *arg = value;
                    }
                    chain = longest(chain, used);
                }
                Err(fault) => {
                    self.slots.push(Slot { answer: Err(fault), used: chain });
                    return None;
                }
            }
        }
        let chain_left = spent(limits.chain, chain);
        let granted = least(chain_left, spent(limits.run, self.used));
        self.cx.reset(granted);
        let start = self.profile.as_ref().map(|_| Instant::now());
        let answer = call(&mut self.cx, step, &args, operands.len());
        if let (Some(start), Some(profile)) = (start, &mut self.profile) {
            profile.add(step.prim(), start.elapsed());
        }
        let own = spent(granted, self.cx.left());
        self.used = sum(self.used, own);
        let arisen = answer.as_ref().err().copied();
        if let Some(fault) = arisen {
            self.ended |= fault.kind() == FaultKind::OutOfFuel && granted != chain_left;
        }
        self.slots.push(Slot { answer, used: sum(chain, own) });
        arisen
    }
}

fn root(code: &Code, results: Results<'_>, root: usize, inputs: Inputs<'_>) -> Answer {
    find(code, results, code.roots.get(root).copied(), inputs).map(|(value, _)| value.clone())
}

/// Makes the call of a step with so many arguments.
#[inline]
pub(crate) fn call(cx: &mut Cx, step: &Step, args: &[&Value; MAX_OPERANDS], len: usize) -> Answer {
    let &[a, b, c, d, _] = args;
    match *step {
        Step::One(prim, _) => prim.call1(cx, a),
        Step::Two(prim, _) => prim.call2(cx, a, b),
        Step::Three(prim, _) => prim.call3(cx, a, b, c),
        Step::Four(prim, _) => prim.call4(cx, a, b, c, d),
        Step::More(..) | Step::Apply(..) => call_otherwise(cx, step, args.get(..len)),
    }
}

/// That of a value, or of a primitive with a number of arguments that none takes.
fn call_otherwise(cx: &mut Cx, step: &Step, args: Option<&[&Value]>) -> Answer {
    match (step.prim(), args) {
        (None, Some([function, args @ ..])) => function.call(cx, args),
        (Some(prim), Some(args)) => prim.call(cx, args),
        // More arguments than any function takes.
        _ => Err(Reason::WrongArity.into()),
    }
}

fn least(a: Budget, b: Budget) -> Budget {
    Budget { fuel: a.fuel.min(b.fuel), memory: a.memory.min(b.memory) }
}

fn longest(a: Budget, b: Budget) -> Budget {
    Budget { fuel: a.fuel.max(b.fuel), memory: a.memory.max(b.memory) }
}

pub(crate) fn sum(a: Budget, b: Budget) -> Budget {
    Budget { fuel: a.fuel + b.fuel, memory: a.memory + b.memory }
}

pub(crate) fn spent(before: Budget, after: Budget) -> Budget {
    Budget {
        fuel: before.fuel.saturating_sub(after.fuel),
        memory: before.memory.saturating_sub(after.memory),
    }
}

/// The value of an operand on the short way.
#[inline]
fn find_unmeasured<'a>(
    code: &'a Code,
    values: &'a [Value],
    operand: Operand,
    inputs: Inputs<'a>,
) -> &'a Value {
    match operand.source() {
        Source::Step(at) => &values[at],
        Source::Constant(at) => &code.constants[at],
        Source::Input(at) => inputs.values[at],
    }
}

/// The value of an operand and what its chain has used. Without an operand, as of a code without roots, none.
#[inline]
fn find<'a>(
    code: &'a Code,
    results: Results<'a>,
    operand: Option<Operand>,
    inputs: Inputs<'a>,
) -> Result<(&'a Value, Budget), Fault> {
    match operand.ok_or(Reason::NotAFunction)?.source() {
        Source::Step(at) => {
            let slot = results.slot(at);
            slot.answer.as_ref().map(|value| (value, slot.used)).map_err(|fault| *fault)
        }
        Source::Constant(at) => Ok((&code.constants[at], NOTHING)),
        Source::Input(at) => Ok((inputs.values[at], NOTHING)),
    }
}
