//! What a program makes whatever its input is, made once: a fifth of the calls of usual programs only bind and compose
//! functions, or make pairs and canvases of numbers.
//!
//! A [`Folded`] is the code of a program without these calls, with what they gave as constants. Whoever runs it charges what
//! they took, as if it had made them: value, fault, fuel, memory and counted calls are those of the whole code. A call that
//! ends in a fault, or that takes too much to be kept, stays.

use gridwright_dsl::{Budget, Cx, Prim, Value};

use crate::code::{Code, Operand, Source, Step};
use crate::machine::{MAX_OPERANDS, NOTHING, call, spent, sum};

/// What is made of one program in advance, at most: it is held as long as the code is.
const MOST: Budget = Budget { fuel: 1 << 18, memory: 1 << 18 };

/// A code without the calls that depend on no input.
#[derive(Debug)]
pub(crate) struct Folded {
    /// The other calls.
    pub(crate) code: Code,
    /// What the calls before each of them took that are left out, and what all took.
    taken: Vec<Taken>,
}

/// What calls took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    pub(crate) used: Budget,
    pub(crate) calls: u64,
}

impl Taken {
    /// What no call took.
    pub(crate) const NOTHING: Taken = Taken { used: NOTHING, calls: 0 };
}

impl Folded {
    /// The code of a program without what depends on no input; none if everything does.
    pub(crate) fn of(whole: &Code) -> Option<Folded> {
        if !whole
            .steps
            .iter()
            .any(|step| whole.operands_of(step).iter().all(|operand| is_fixed(whole, *operand)))
        {
            return None;
        }
        let mut cx = Cx::new(MOST);
        let mut code = Code::default();
        code.constants.clone_from(&whole.constants);
        let mut places: Vec<Operand> = Vec::with_capacity(whole.steps.len());
        let mut so_far = Taken::NOTHING;
        let mut taken = Vec::with_capacity(whole.steps.len());
        let moved = |places: &[Operand], operand: Operand| match operand.source() {
            Source::Step(at) => places[at],
            Source::Constant(_) | Source::Input(_) => operand,
        };
        for step in &whole.steps {
            let operands: Vec<Operand> =
                whole.operands_of(step).iter().map(|operand| moved(&places, *operand)).collect();
            let place = match make(&mut cx, &code, step, &operands, &mut so_far) {
                Some(value) => code.constant(value),
                None => {
                    taken.push(so_far);
                    code.push(step.prim(), operands.into_iter())
                }
            };
            places.push(place);
        }
        taken.push(so_far);
        code.roots = whole.roots.iter().map(|root| moved(&places, *root)).collect();
        Some(Folded { code, taken })
    }

    /// What the calls took that are left out, before this step; behind the last step, all.
    #[inline]
    pub(crate) fn taken_before(&self, step: usize) -> Taken {
        self.taken.get(step).copied().unwrap_or(Taken::NOTHING)
    }

    /// What all calls took that are left out.
    #[inline]
    pub(crate) fn taken(&self) -> Taken {
        self.taken_before(self.code.len())
    }
}

/// Whether an operand is a constant that may be used in advance: no function of the caller, which is called when a program
/// runs.
fn is_fixed(code: &Code, operand: Operand) -> bool {
    match operand.source() {
        Source::Constant(at) => match &code.constants[at] {
            Value::Prim(prim) => !prim.is_added(),
            Value::Func(func) => func.foreign().is_none(),
            _ => true,
        },
        Source::Input(_) | Source::Step(_) => false,
    }
}

/// What a call gives that depends on no input, if it is one and gives something; then it is counted.
fn make(cx: &mut Cx, code: &Code, step: &Step, operands: &[Operand], taken: &mut Taken) -> Option<Value> {
    if step.prim().is_some_and(Prim::is_added) || !operands.iter().all(|operand| is_fixed(code, *operand)) {
        return None;
    }
    let mut args = [&Value::None; MAX_OPERANDS];
    for (arg, operand) in args.iter_mut().zip(operands) {
        if let Source::Constant(at) = operand.source() {
            *arg = &code.constants[at];
        }
    }
    let (granted, before) = (spent(MOST, taken.used), cx.calls());
    cx.reset(granted);
    let value = call(cx, step, &args, operands.len()).ok()?;
    taken.used = sum(taken.used, spent(granted, cx.left()));
    taken.calls += cx.calls() - before;
    Some(value)
}
