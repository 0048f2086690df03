//! What the calls of a battery call, and which of them a device can make.
//!
//! In: the code of a battery. Out: for every call what it is on a device, or why it stays on the CPU. Calls that depend on no
//! input are made here, beforehand, so that what they give is a constant. A function that a call is given is a primitive,
//! or one that `rbind` or `lbind` made of a primitive: then what is bound goes along as one more operand, and the binding
//! itself takes nothing on the device.

use gridwright_dsl::{Budget, Cx, Func, Prim, Type, Value, flat, prim};
use gridwright_engine::{Code, CodeCall, CodeOperand};
use gridwright_program::Input;

use crate::device::Callee;
use crate::proof::Fallback;

/// The most levels that one launch after the other goes through; what depends on more runs on the CPU.
pub(crate) const MAX_LEVELS: u32 = 48;
/// The most words of a constant.
const LARGEST_CONSTANT: usize = 4096;
/// What a call that is made beforehand may use.
const BEFOREHAND: Budget = Budget { fuel: 20_000, memory: 1 << 20 };

/// Which argument of a function of two is bound, as in `higher.slang`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Right = 1,
    Left = 2,
}

impl Side {
    fn of(combinator: Prim) -> Option<Side> {
        match combinator {
            prim::RBIND => Some(Side::Right),
            prim::LBIND => Some(Side::Left),
            _ => None,
        }
    }
}

/// The record of a function of two arguments of which one is bound. What is bound is an operand of its own.
pub(crate) fn bound_record(function: Prim, side: Side) -> Vec<u32> {
    vec![flat::PRIM, function.index() as u32, side as u32, 0]
}

/// What `rbind` or `lbind` made of a primitive that devices can call so.
pub(crate) fn bound(function: &Func) -> Option<(Prim, Side, Value)> {
    let side = Side::of(function.combinator()?)?;
    match <[Value; 2]>::try_from(function.parts()).ok()? {
        [Value::Prim(prim), value] if can_be_bound(prim) => Some((prim, side, value)),
        _ => None,
    }
}

/// Whether a primitive takes a function in a place.
pub(crate) fn takes_function(prim: Prim, place: usize) -> bool {
    matches!(prim.signature().params.get(place).map(|param| &param.bound), Some(Type::Fn(..)))
}

/// Whether a device can call a primitive with one argument bound: one of two arguments that walks over no container itself.
pub(crate) fn can_be_bound(prim: Prim) -> bool {
    prim.arity() == 2 && prim.row().device.is_some() && !WALKS.contains(&prim)
}

/// Primitives that walk over a container, as in `higher.slang`: of a walk there is only one at a time.
const WALKS: [Prim; 19] = [
    prim::APPLY,
    prim::MAPPLY,
    prim::ARGMAX,
    prim::ARGMIN,
    prim::VALMAX,
    prim::VALMIN,
    prim::EXTRACT,
    prim::SFILTER,
    prim::ORDER,
    prim::GET_NTH_BY_KEY_T,
    prim::GET_NTH_BY_KEY_F,
    prim::GET_ARG_RANK,
    prim::GET_VAL_RANK,
    prim::COLORFILTER,
    prim::SIZEFILTER,
    prim::DIFFERENCE,
    prim::DIFFERENCE_TUPLE,
    prim::REMOVE,
    prim::INTERSECTION,
];

impl Callee {
    /// Whether a device has a form of it: a function that a primitive is given is compiled with it.
    pub(crate) fn has_form(self) -> bool {
        let kernel = self.prim.row().device;
        kernel.is_some() && self.inner.is_none_or(|inner| inner.row().device == kernel)
    }
}

/// A function with an operand bound to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoundFunction {
    /// Its place among the operands of the call that is given it.
    pub(crate) operand: usize,
    prim: Prim,
    side: Side,
    /// The call that makes it.
    made_by: usize,
}

impl BoundFunction {
    /// Its record.
    pub(crate) fn words(&self) -> Vec<u32> {
        bound_record(self.prim, self.side)
    }
}

/// A call that a device can make.
#[derive(Clone, Debug)]
pub(crate) struct Lowered<'c> {
    pub(crate) what: Callee,
    pub(crate) level: u32,
    /// The function that it is given, if something is bound to it, and what.
    pub(crate) function: Option<BoundFunction>,
    pub(crate) bound: Option<CodeOperand<'c>>,
    /// What it takes, if it does nothing but bind.
    pub(crate) binds: Option<Budget>,
}

/// The calls of a code.
pub(crate) struct Calls<'c> {
    pub(crate) all: Vec<CodeCall<'c>>,
    per_task: usize,
    /// What calls give that depend on no input.
    known: Vec<Option<Value>>,
}

impl<'c> Calls<'c> {
    pub(crate) fn of(code: &'c Code) -> Calls<'c> {
        let all: Vec<CodeCall<'c>> = code.calls().collect();
        let mut calls = Calls { all, per_task: code.calls_per_task(), known: vec![None; code.len()] };
        for at in 0..calls.per_task {
            calls.known[at] = calls.made_beforehand(at);
        }
        calls
    }

    fn made_beforehand(&self, at: usize) -> Option<Value> {
        let CodeCall { prim, operands } = &self.all[at];
        let args = operands.iter().map(|operand| self.value(operand)).collect::<Option<Vec<&Value>>>()?;
        // Where this is not enough, the CPU says what comes of it.
        (*prim)?.call(&mut Cx::new(BEFOREHAND), &args).ok()
    }

    /// The value of an operand that is the same whatever the input is.
    pub(crate) fn value<'v>(&'v self, operand: &'v CodeOperand<'c>) -> Option<&'v Value> {
        match operand {
            CodeOperand::Constant(value) => Some(value),
            CodeOperand::Step(at) => self.known[*at].as_ref(),
            CodeOperand::Input(_) => None,
        }
    }

    /// The steps that each step takes.
    pub(crate) fn takes(&self) -> Vec<Vec<usize>> {
        let step = |operand: &CodeOperand<'c>| match operand {
            CodeOperand::Step(used) => Some(*used),
            CodeOperand::Input(_) | CodeOperand::Constant(_) => None,
        };
        self.all.iter().map(|call| call.operands.iter().filter_map(step).collect()).collect()
    }

    /// What a call calls; `None` if it calls a value.
    pub(crate) fn callee(&self, at: usize) -> Option<Callee> {
        let CodeCall { prim, operands } = &self.all[at];
        let function = |operand: &CodeOperand<'c>| match self.value(operand) {
            Some(Value::Prim(function)) => Some(*function),
            _ => None,
        };
        let inner = operands.iter().rev().find_map(function);
        Some(Callee { prim: (*prim)?, inner: inner.or_else(|| Some(self.bound_function(at)?.prim)) })
    }

    /// The function that a call is given, if it is a primitive with something bound to it.
    fn bound_function(&self, at: usize) -> Option<BoundFunction> {
        let CodeCall { prim: Some(prim), operands } = &self.all[at] else { return None };
        let operand = (0..operands.len()).find(|&at| takes_function(*prim, at))?;
        let CodeOperand::Step(made_by) = *operands.get(operand)? else { return None };
        let CodeCall { prim: Some(combinator), operands } = &self.all[made_by] else { return None };
        let side = Side::of(*combinator)?;
        match self.value(operands.first()?) {
            Some(Value::Prim(prim)) if can_be_bound(*prim) => {
                Some(BoundFunction { operand, prim: *prim, side, made_by })
            }
            _ => None,
        }
    }

    /// What every call is on a device, or why it stays on the CPU; `may_run` says what is worth it, and what has a form.
    pub(crate) fn lower(
        &self,
        roots: &[usize],
        may_run: impl Fn(Callee) -> Result<(), Fallback>,
    ) -> Vec<Result<Lowered<'c>, Fallback>> {
        // What is the same for all samples of a task is computed once, on the CPU.
        let mut lowered: Vec<Result<Lowered<'c>, Fallback>> = Vec::with_capacity(self.all.len());
        for at in 0..self.all.len() {
            let own = match at < self.per_task {
                true => Err(Fallback::Constant),
                false => self.lower_one(at, &lowered, &may_run),
            };
            lowered.push(own);
        }
        self.lower_bindings(roots, &mut lowered);
        lowered
    }

    fn lower_one(
        &self,
        at: usize,
        lowered: &[Result<Lowered<'c>, Fallback>],
        may_run: impl Fn(Callee) -> Result<(), Fallback>,
    ) -> Result<Lowered<'c>, Fallback> {
        let what = self.callee(at).ok_or(Fallback::FunctionValue)?;
        may_run(what)?;
        let function = self.bound_function(at);
        let bound = function.and_then(|function| self.all[function.made_by].operands.get(1).copied());
        let operands = &self.all[at].operands;
        if operands.len() != what.prim.arity() {
            return Err(Fallback::Operand);
        }
        let mut level = 1;
        let others = operands.iter().enumerate();
        let others = others.filter(|(place, _)| function.is_none_or(|function| function.operand != *place));
        for operand in others.map(|(_, operand)| operand).chain(&bound) {
            level = level.max(1 + self.level_of(operand, lowered)?);
        }
        if level > MAX_LEVELS {
            return Err(Fallback::ChainTooLong);
        }
        Ok(Lowered { what, level, function, bound, binds: None })
    }

    /// The level of an operand; 0 if it is there from the start.
    fn level_of(
        &self,
        operand: &CodeOperand<'c>,
        lowered: &[Result<Lowered<'c>, Fallback>],
    ) -> Result<u32, Fallback> {
        if let Some(value) = self.value(operand) {
            let fits = flat::words(value).is_some_and(|words| words <= LARGEST_CONSTANT);
            return if fits { Ok(0) } else { Err(Fallback::Operand) };
        }
        match operand {
            CodeOperand::Input(Input::I) => Ok(0),
            CodeOperand::Step(used) => {
                lowered[*used].as_ref().map_or(Err(Fallback::Operand), |used| Ok(used.level))
            }
            CodeOperand::Input(_) | CodeOperand::Constant(_) => Err(Fallback::Operand),
        }
    }

    /// Bindings that nobody looks at but calls of the device take nothing there, and nothing on the CPU.
    fn lower_bindings(&self, roots: &[usize], lowered: &mut [Result<Lowered<'c>, Fallback>]) {
        // How often each call is taken, and how often as a function by a call of the device.
        let (mut taken, mut by_device) = (vec![0; self.all.len()], vec![0; self.all.len()]);
        for (takes, lowered) in self.takes().iter().zip(&*lowered) {
            takes.iter().for_each(|&used| taken[used] += 1);
            if let Ok(Lowered { function: Some(function), .. }) = lowered {
                by_device[function.made_by] += 1;
            }
        }
        for at in self.per_task..self.all.len() {
            let CodeCall { prim: Some(prim), operands } = &self.all[at] else { continue };
            if by_device[at] == 0 || by_device[at] < taken[at] || roots.contains(&at) {
                continue;
            }
            let (Some(function), Some(fixed)) =
                (operands.first().and_then(|it| self.value(it)), operands.get(1))
            else {
                continue;
            };
            // What it takes does not depend on what is bound.
            let mut cx = Cx::new(BEFOREHAND);
            let (Ok(level), Ok(_)) =
                (self.level_of(fixed, lowered), prim.call(&mut cx, &[function, &Value::Int(0)]))
            else {
                continue;
            };
            let left = cx.left();
            let used = Budget { fuel: BEFOREHAND.fuel - left.fuel, memory: BEFOREHAND.memory - left.memory };
            let what = Callee { prim: *prim, inner: None };
            lowered[at] =
                Ok(Lowered { what, level: level + 1, function: None, bound: None, binds: Some(used) });
        }
    }
}
