//! Calls on all samples: what a wave is mostly made of.

use gridwright_dsl::{Answer, Budget, Cx, Prim, Reason, Value};

use super::samples::{Comparison, Samples};
use super::store::{StateId, Store};
use super::values::{Sort, Values};

/// The most operands of a call, what is called included.
pub const MAX_ARGS: usize = 5;

/// The operands of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Args {
    ids: [StateId; MAX_ARGS],
    len: u8,
}

impl Args {
    /// These operands; `None` if they are more than a call has.
    #[inline]
    pub fn new(ids: &[StateId]) -> Option<Args> {
        let mut all = [StateId::default(); MAX_ARGS];
        all.get_mut(..ids.len())?.copy_from_slice(ids);
        Some(Args { ids: all, len: ids.len() as u8 })
    }

    /// The operands in order.
    #[inline]
    pub fn as_slice(&self) -> &[StateId] {
        &self.ids[..usize::from(self.len)]
    }

    /// Puts another state at a place.
    #[inline]
    pub fn set(&mut self, place: usize, id: StateId) {
        self.ids[place] = id;
    }
}

/// What is called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Callee {
    /// A primitive.
    Prim(Prim),
    /// The first operand, with the others.
    Operand,
}

/// A call with states as operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Call {
    /// What is called.
    pub callee: Callee,
    /// With what.
    pub args: Args,
}

/// On what terms work is done.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// What a call may use on one sample.
    pub call: Budget,
    /// What fitting a learner once, or applying its rules once, may use.
    pub fit: Budget,
    /// The most that one value may weigh ([`Value::weight`]); a heavier one is a fault.
    pub heaviest: u32,
    /// Whether a call goes on to the next sample after a fault; else the first ends it.
    pub past_faults: bool,
    /// A fit that needs more fuel than this, weighed, will not be taken, and may stop there.
    pub fuel_left: u64,
    /// A leaf wave: what a call gives is compared with the targets and dropped unless it equals all of them.
    pub leaf: bool,
    /// Whether the values of what has the targets' shapes are looked at at once; a device then hands them over with the
    /// outcome.
    pub looks_at_compared: bool,
}

impl Terms {
    /// Calls and fits with this budget, and no other bounds.
    pub fn within(budget: Budget) -> Terms {
        Terms {
            call: budget,
            fit: budget,
            heaviest: u32::MAX,
            past_faults: false,
            fuel_left: u64::MAX,
            leaf: false,
            looks_at_compared: false,
        }
    }
}

/// What a call gives, ready to be inserted.
#[derive(Clone, Debug)]
pub struct Made {
    /// The values.
    pub values: Values,
    /// Of what sort they are.
    pub sort: Sort,
    /// [`Values::hash`]; 0 for functions that combinators made, which are not looked up.
    pub hash: u64,
    /// How they compare with the targets, if they have their shapes.
    pub comparison: Option<Comparison>,
}

impl Made {
    /// Values of a sort, hashed and compared with the targets.
    pub fn new(values: Values, sort: Sort, samples: &Samples) -> Made {
        let hash = if values.are_functions() { 0 } else { values.hash(sort) };
        let is_grid = matches!(sort, Sort::Grid | Sort::Any);
        let comparison = if is_grid { samples.compare(&values) } else { None };
        Made { values, sort, hash, comparison }
    }
}

/// What a call came to.
#[derive(Clone, Debug)]
pub enum Produced {
    /// Values that no state had when the wave began.
    New(Made),
    /// The values of a state.
    Known(StateId),
    /// Nothing to keep: a fault, or a value of another sort.
    Nothing,
}

/// What came of a call, and what it took.
#[derive(Clone, Debug)]
pub struct CallOutcome {
    /// What it gives.
    pub produced: Produced,
    /// Samples that it was made on; one if it is the same on all.
    pub samples: u32,
    /// Fuel on the samples where it has a value.
    pub fuel: u64,
    /// Fuel on those where it has none. Work is charged before it is done, so what a call ran out of was not used.
    pub fault_fuel: u64,
}

impl Call {
    /// The call of a primitive; `None` if it has more operands than a call may.
    pub fn prim(prim: Prim, args: &[StateId]) -> Option<Call> {
        Some(Call { callee: Callee::Prim(prim), args: Args::new(args)? })
    }

    /// Makes the call on all samples.
    pub(super) fn run(&self, cx: &mut Cx, store: &Store, sort: Sort, terms: &Terms) -> CallOutcome {
        let mut outcome = CallOutcome { produced: Produced::Nothing, samples: 0, fuel: 0, fault_fuel: 0 };
        let Some(values) = self.values(cx, store, sort, terms, &mut outcome) else { return outcome };
        let made = Made::new(values, sort, store.samples());
        if !terms.leaf || store.samples().is_exact(made.comparison) {
            outcome.produced = store.find(&made).map_or_else(|| Produced::New(made), Produced::Known);
        }
        outcome
    }

    /// Makes the call again.
    pub(super) fn repeat(&self, cx: &mut Cx, store: &Store, terms: &Terms) -> Option<Values> {
        let mut outcome = CallOutcome { produced: Produced::Nothing, samples: 0, fuel: 0, fault_fuel: 0 };
        self.values(cx, store, Sort::Any, terms, &mut outcome)
    }

    /// Makes the call with these operands on so many samples.
    pub fn on_values(
        &self,
        cx: &mut Cx,
        operands: &[Values],
        samples: usize,
        terms: &Terms,
    ) -> Option<Values> {
        let mut slots: [Option<&Values>; MAX_ARGS] = [None; MAX_ARGS];
        slots.iter_mut().zip(operands).for_each(|(slot, values)| *slot = Some(values));
        let mut outcome = CallOutcome { produced: Produced::Nothing, samples: 0, fuel: 0, fault_fuel: 0 };
        self.on_operands(cx, slots.get(..operands.len())?, samples, Sort::Any, terms, &mut outcome)
    }

    fn values(
        &self,
        cx: &mut Cx,
        store: &Store,
        sort: Sort,
        terms: &Terms,
        outcome: &mut CallOutcome,
    ) -> Option<Values> {
        // No value stands for an operand that was evicted: whoever evicts restores what a wave needs.
        let mut operands: [Option<&Values>; MAX_ARGS] = [None; MAX_ARGS];
        for (slot, &id) in operands.iter_mut().zip(self.args.as_slice()) {
            *slot = Some(store.values(id)?);
        }
        let operands = &operands[..self.args.as_slice().len()];
        self.on_operands(cx, operands, store.samples().len(), sort, terms, outcome)
    }

    fn on_operands(
        &self,
        cx: &mut Cx,
        operands: &[Option<&Values>],
        samples: usize,
        sort: Sort,
        terms: &Terms,
        outcome: &mut CallOutcome,
    ) -> Option<Values> {
        let constant = operands.iter().all(|operand| matches!(operand, Some(Values::Same(_))));
        let samples = if constant { 1 } else { samples };
        let mut answers = Vec::with_capacity(samples);
        for sample in 0..samples {
            cx.reset(terms.call);
            let answer = self.on(cx, operands, sample, terms);
            let used = terms.call.fuel - cx.left().fuel;
            outcome.samples += 1;
            match &answer {
                Ok(value) => {
                    outcome.fuel += used;
                    if !sort.admits(value) {
                        return None;
                    }
                }
                Err(_) => {
                    outcome.fault_fuel += used;
                    if !terms.past_faults {
                        return None;
                    }
                }
            }
            answers.push(answer);
        }
        if constant {
            answers.pop().map(Values::Same)
        } else {
            Some(Values::Each(answers.into_boxed_slice()))
        }
    }

    #[inline]
    fn on(&self, cx: &mut Cx, operands: &[Option<&Values>], sample: usize, terms: &Terms) -> Answer {
        let mut values = [&Value::None; MAX_ARGS];
        for (slot, operand) in values.iter_mut().zip(operands.iter().copied().flatten()) {
            match operand.on(sample) {
                Ok(value) => *slot = value,
                Err(fault) => return Err(*fault),
            }
        }
        let value = match (self.callee, &values[..operands.len()]) {
            (Callee::Prim(prim), [a]) => prim.call1(cx, a),
            (Callee::Prim(prim), [a, b]) => prim.call2(cx, a, b),
            (Callee::Prim(prim), args) => prim.call(cx, args),
            (Callee::Operand, [function, args @ ..]) => function.call(cx, args),
            (Callee::Operand, []) => Err(Reason::NotAFunction.into()),
        }?;
        if value.weight() > terms.heaviest { Err(Reason::OutOfMemory.into()) } else { Ok(value) }
    }
}
