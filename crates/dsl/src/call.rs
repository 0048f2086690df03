//! Function values and how they are called.
//!
//! A function value is a primitive, what one of the seven combinators made of other functions, or a function of the caller
//! ([`Foreign`]). Calls nest at most [`crate::cx`]'s limit deep, so that recursion (a function that is handed itself) ends
//! in a fault. Functions that are called with many values at once are called with [`crate::columns`].

use std::any::Any;

use triomphe::Arc;

use crate::columns::{Column, Overs, made_over};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::learn::learned;
use crate::prims::logic::equality;
use crate::table::{Prim, Run, prim};
use crate::value::{Bulk, Value};

/// A function of the caller, in another language perhaps, that primitives can be given like any other. It is no part of a
/// program's text; what it does is up to the caller, and so is that it gives the same for the same arguments.
pub trait Foreign: Any + Send + Sync {
    /// What it is called in messages.
    fn name(&self) -> &str;
    /// Number of arguments it takes.
    fn arity(&self) -> usize;
    /// Calls it. That it has no value is a fault, [`Reason::Raised`] if nothing says more.
    fn call(&self, args: &[&Value]) -> Answer;
}

/// Fuel for a call of a function of the caller, whatever it does.
const FOREIGN_COST: u32 = 64;

/// A function that a combinator made, or of the caller.
pub struct Func {
    kind: Kind<Value>,
    weight: u32,
    depth: u16,
    /// How many of the primitives in it have a column form, less those that have none.
    formed: i16,
}

/// What a combinator made of its arguments, which are values or columns of them.
#[derive(Clone)]
pub(crate) enum Kind<P> {
    /// `outer(inner(x))`
    Compose { outer: P, inner: P },
    /// `h(g(f(x)))`
    Chain { h: P, g: P, f: P },
    /// `function(x) == target`
    Matcher { function: P, target: P },
    /// `function(.., fixed)`; takes `arity` arguments
    Rbind { function: P, fixed: P, arity: u8 },
    /// `function(fixed, ..)`; takes `arity` arguments
    Lbind { function: P, fixed: P, arity: u8 },
    /// `function(function(..(x)))`, `times` times
    Power { function: P, times: u64 },
    /// `outer(a(x), b(x))`
    Fork { outer: P, a: P, b: P },
    /// A function of the caller.
    Foreign(std::sync::Arc<dyn Foreign>),
}

impl<P> Kind<P> {
    /// The arguments that are values or columns, in order.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &P> {
        let parts = match self {
            Kind::Compose { outer: a, inner: b }
            | Kind::Matcher { function: a, target: b }
            | Kind::Rbind { function: a, fixed: b, .. }
            | Kind::Lbind { function: a, fixed: b, .. } => [Some(a), Some(b), None],
            Kind::Chain { h: a, g: b, f: c } | Kind::Fork { outer: a, a: b, b: c } => {
                [Some(a), Some(b), Some(c)]
            }
            Kind::Power { function, .. } => [Some(function), None, None],
            Kind::Foreign(_) => [None; 3],
        };
        parts.into_iter().flatten()
    }

    /// The same with every argument changed.
    pub(crate) fn map<Q, E>(&self, mut change: impl FnMut(&P) -> Result<Q, E>) -> Result<Kind<Q>, E> {
        Ok(match self {
            Kind::Compose { outer, inner } => Kind::Compose { outer: change(outer)?, inner: change(inner)? },
            Kind::Chain { h, g, f } => Kind::Chain { h: change(h)?, g: change(g)?, f: change(f)? },
            Kind::Matcher { function, target } => {
                Kind::Matcher { function: change(function)?, target: change(target)? }
            }
            Kind::Rbind { function, fixed, arity } => {
                Kind::Rbind { function: change(function)?, fixed: change(fixed)?, arity: *arity }
            }
            Kind::Lbind { function, fixed, arity } => {
                Kind::Lbind { function: change(function)?, fixed: change(fixed)?, arity: *arity }
            }
            Kind::Power { function, times } => Kind::Power { function: change(function)?, times: *times },
            Kind::Fork { outer, a, b } => Kind::Fork { outer: change(outer)?, a: change(a)?, b: change(b)? },
            Kind::Foreign(foreign) => Kind::Foreign(std::sync::Arc::clone(foreign)),
        })
    }
}

impl Func {
    /// The combinator that made it; none for a function of the caller.
    pub fn combinator(&self) -> Option<Prim> {
        Some(match self.kind {
            Kind::Compose { .. } => prim::COMPOSE,
            Kind::Chain { .. } => prim::CHAIN,
            Kind::Matcher { .. } => prim::MATCHER,
            Kind::Rbind { .. } => prim::RBIND,
            Kind::Lbind { .. } => prim::LBIND,
            Kind::Power { .. } => prim::POWER,
            Kind::Fork { .. } => prim::FORK,
            Kind::Foreign(_) => return None,
        })
    }

    /// The function of the caller that it is, if it is one.
    pub fn foreign(&self) -> Option<&dyn Foreign> {
        if let Kind::Foreign(foreign) = &self.kind { Some(&**foreign) } else { None }
    }

    /// The arguments that the combinator was called with.
    pub fn parts(&self) -> Vec<Value> {
        let mut parts: Vec<Value> = self.kind.parts().cloned().collect();
        if let Kind::Power { times, .. } = self.kind {
            parts.push(Value::Int(i64::try_from(times).unwrap_or(i64::MAX)));
        }
        parts
    }

    /// How it is made.
    pub(crate) fn kind(&self) -> &Kind<Value> {
        &self.kind
    }

    /// Whether columns save it calls: most of its primitives have a column form.
    pub(crate) fn pays(&self) -> bool {
        self.formed >= 0
    }

    /// The function of this kind, or why there is none (too large, too deep).
    pub(crate) fn of(kind: Kind<Value>) -> Answer {
        let Bulk { weight, depth } = Bulk::of(kind.parts())?;
        let formed = kind.parts().map(formed).fold(0, i16::saturating_add);
        Ok(Value::Func(Arc::new(Func { kind, weight, depth, formed })))
    }

    /// Number of arguments it takes.
    pub fn arity(&self) -> usize {
        match self.kind {
            Kind::Rbind { arity, .. } | Kind::Lbind { arity, .. } => usize::from(arity),
            Kind::Foreign(ref foreign) => foreign.arity(),
            _ => 1,
        }
    }

    pub(crate) fn bulk(&self) -> Bulk {
        Bulk { weight: self.weight, depth: self.depth }
    }

    pub(crate) fn identical(&self, other: &Func) -> bool {
        let times = |func: &Func| if let Kind::Power { times, .. } = func.kind { times } else { 0 };
        // One of the caller is the same as itself alone.
        std::ptr::eq(self, other)
            || self.combinator().is_some()
                && self.combinator() == other.combinator()
                && times(self) == times(other)
                && self.kind.parts().zip(other.kind.parts()).all(|(a, b)| a.identical(b))
    }
}

impl Value {
    /// A function of the caller as a value.
    pub fn of_foreign(foreign: std::sync::Arc<dyn Foreign>) -> Value {
        Value::Func(Arc::new(Func { kind: Kind::Foreign(foreign), weight: 1, depth: 1, formed: NEVER }))
    }
}

/// What a function of the caller adds to [`Func::formed`]: it is called value by value, whatever else is around it.
const NEVER: i16 = i16::MIN / 2;

/// What a part adds to [`Func::formed`].
fn formed(part: &Value) -> i16 {
    match part {
        Value::Prim(prim) if prim.has_column_form() => 1,
        Value::Prim(prim) if prim.is_added() => NEVER,
        Value::Prim(_) => -1,
        Value::Func(func) => func.formed,
        _ => 0,
    }
}

fn make(cx: &mut Cx, kind: Kind<Value>) -> Answer {
    cx.make(size_of::<Func>())?;
    Func::of(kind)
}

pub(crate) fn compose(cx: &mut Cx, outer: &Value, inner: &Value) -> Answer {
    make(cx, Kind::Compose { outer: outer.clone(), inner: inner.clone() })
}

pub(crate) fn compose_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[outer, inner] = args else { return Ok(None) };
    made_over(cx, Kind::Compose { outer: outer.clone(), inner: inner.clone() }, rows)
}

pub(crate) fn chain(cx: &mut Cx, h: &Value, g: &Value, f: &Value) -> Answer {
    make(cx, Kind::Chain { h: h.clone(), g: g.clone(), f: f.clone() })
}

pub(crate) fn chain_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[h, g, f] = args else { return Ok(None) };
    made_over(cx, Kind::Chain { h: h.clone(), g: g.clone(), f: f.clone() }, rows)
}

pub(crate) fn matcher(cx: &mut Cx, function: &Value, target: &Value) -> Answer {
    make(cx, Kind::Matcher { function: function.clone(), target: target.clone() })
}

pub(crate) fn matcher_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[function, target] = args else { return Ok(None) };
    made_over(cx, Kind::Matcher { function: function.clone(), target: target.clone() }, rows)
}

/// What a bound function takes: one argument less for two or three, and three for anything else, as in arc-dsl.
fn bound_arity(function: &Value) -> Result<u8, Reason> {
    let arity = match function {
        Value::Prim(prim) => prim.arity(),
        Value::Func(func) => func.arity(),
        _ => return Err(Reason::NotAFunction),
    };
    Ok(match arity {
        2 => 1,
        3 => 2,
        _ => 3,
    })
}

/// The same where the function is one for all rows.
fn bound_arity_over(function: &Column) -> Option<u8> {
    if let Column::Same(function) = function { bound_arity(function).ok() } else { None }
}

pub(crate) fn rbind(cx: &mut Cx, function: &Value, fixed: &Value) -> Answer {
    let arity = bound_arity(function)?;
    make(cx, Kind::Rbind { function: function.clone(), fixed: fixed.clone(), arity })
}

pub(crate) fn rbind_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[function, fixed] = args else { return Ok(None) };
    let Some(arity) = bound_arity_over(function) else { return Ok(None) };
    made_over(cx, Kind::Rbind { function: function.clone(), fixed: fixed.clone(), arity }, rows)
}

pub(crate) fn lbind(cx: &mut Cx, function: &Value, fixed: &Value) -> Answer {
    let arity = bound_arity(function)?;
    make(cx, Kind::Lbind { function: function.clone(), fixed: fixed.clone(), arity })
}

pub(crate) fn lbind_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[function, fixed] = args else { return Ok(None) };
    let Some(arity) = bound_arity_over(function) else { return Ok(None) };
    made_over(cx, Kind::Lbind { function: function.clone(), fixed: fixed.clone(), arity }, rows)
}

pub(crate) fn power(cx: &mut Cx, function: &Value, n: &Value) -> Answer {
    let times = n.as_int().ok_or(Reason::NotAnInt)?;
    match u64::try_from(times) {
        Ok(0) | Err(_) => Err(Reason::BadCount.into()),
        Ok(1) => Ok(function.clone()),
        Ok(times) => make(cx, Kind::Power { function: function.clone(), times }),
    }
}

pub(crate) fn fork(cx: &mut Cx, outer: &Value, a: &Value, b: &Value) -> Answer {
    make(cx, Kind::Fork { outer: outer.clone(), a: a.clone(), b: b.clone() })
}

pub(crate) fn fork_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    let &[outer, a, b] = args else { return Ok(None) };
    made_over(cx, Kind::Fork { outer: outer.clone(), a: a.clone(), b: b.clone() }, rows)
}

/// How answers go from hand to hand: they stay where the callee wrote them, and are looked at there. A callee writes an answer
/// in two parts, and to load both at once right after that waits until the parts are in the cache, which takes longer than
/// most calls; `?` on the answer of a call does so.
impl Prim {
    /// Calls the primitive. Every call goes through here or through those below, which are the same for the usual
    /// numbers of arguments: they charge the call and name the primitive in a fault.
    pub fn call(self, cx: &mut Cx, args: &[&Value]) -> Answer {
        match *args {
            [a] => self.call1(cx, a),
            [a, b] => self.call2(cx, a, b),
            [a, b, c] => self.call3(cx, a, b, c),
            [a, b, c, d] => self.call4(cx, a, b, c, d),
            _ => {
                cx.spend_call(self.row().cost)?;
                self.call_otherwise(cx, args)
            }
        }
    }

    /// Calls the primitive with one argument.
    #[inline]
    pub fn call1(self, cx: &mut Cx, a: &Value) -> Answer {
        let row = self.row();
        match (cx.spend_call(row.cost), row.run) {
            (Ok(()), Run::One(run)) => self.named(|| run(cx, a)),
            (Ok(()), _) => self.call_otherwise(cx, &[a]),
            (Err(fault), _) => Err(fault),
        }
    }

    /// Calls the primitive with two arguments.
    #[inline]
    pub fn call2(self, cx: &mut Cx, a: &Value, b: &Value) -> Answer {
        let row = self.row();
        match (cx.spend_call(row.cost), row.run) {
            (Ok(()), Run::Two(run)) => self.named(|| run(cx, a, b)),
            (Ok(()), _) => self.call_otherwise(cx, &[a, b]),
            (Err(fault), _) => Err(fault),
        }
    }

    /// Calls the primitive with three arguments.
    #[inline]
    pub fn call3(self, cx: &mut Cx, a: &Value, b: &Value, c: &Value) -> Answer {
        let row = self.row();
        match (cx.spend_call(row.cost), row.run) {
            (Ok(()), Run::Three(run)) => self.named(|| run(cx, a, b, c)),
            (Ok(()), _) => self.call_otherwise(cx, &[a, b, c]),
            (Err(fault), _) => Err(fault),
        }
    }

    /// Calls the primitive with four arguments.
    #[inline]
    pub fn call4(self, cx: &mut Cx, a: &Value, b: &Value, c: &Value, d: &Value) -> Answer {
        let row = self.row();
        match (cx.spend_call(row.cost), row.run) {
            (Ok(()), Run::Four(run)) => self.named(|| run(cx, a, b, c, d)),
            (Ok(()), _) => self.call_otherwise(cx, &[a, b, c, d]),
            (Err(fault), _) => Err(fault),
        }
    }

    /// Calls a learner, a function of the caller, or something with a wrong number of arguments. The call is charged.
    #[cold]
    fn call_otherwise(self, cx: &mut Cx, args: &[&Value]) -> Answer {
        self.named(|| match (self.row().run, args) {
            (Run::Learner(learner), [a, b, c]) if self.arity() == 3 => learned(cx, learner, (a, b, c), None),
            (Run::Learner(learner), [a, b, c, d]) if self.arity() == 4 => {
                learned(cx, learner, (a, b, c), Some(d))
            }
            (Run::Foreign(foreign), _) => self.foreign(foreign, args),
            _ => Err(Reason::WrongArity.into()),
        })
    }

    /// What a call of the primitive gives, its fault naming it. On its own, and with one way out, so that the answer is
    /// written where the caller wants it.
    #[inline]
    fn named(self, call: impl FnOnce() -> Answer) -> Answer {
        let mut answer = call();
        if let Err(fault) = &mut answer {
            *fault = fault.at(self);
        }
        answer
    }

    #[cold]
    fn foreign(self, foreign: &dyn Foreign, args: &[&Value]) -> Answer {
        if args.len() == self.arity() { foreign.call(args) } else { Err(Reason::WrongArity.into()) }
    }
}

/// Puts the value of an answer behind others, or gives its fault.
#[inline]
pub(crate) fn keep(values: &mut Vec<Value>, answer: Answer) -> Result<(), Fault> {
    match answer {
        Ok(value) => {
            values.push(value);
            Ok(())
        }
        Err(fault) => Err(fault),
    }
}

/// Puts a value where none is. There is nothing to drop, and to find that out would take a call.
#[inline]
pub fn put(place: &mut Value, value: Value) {
    std::mem::forget(std::mem::replace(place, value));
}

impl Value {
    /// Calls a function value.
    #[inline]
    pub fn call(&self, cx: &mut Cx, args: &[&Value]) -> Answer {
        match self {
            Value::Prim(prim) => prim.call(cx, args),
            // Only calls of made functions are counted as nested: a primitive calls what it is given, and it is given
            // no primitive that calls another without one of these in between.
            Value::Func(func) => cx.deeper(|cx| match *args {
                [x] => func.call1(cx, x),
                [x, y] => func.call2(cx, x, y),
                [x, y, z] => func.call3(cx, x, y, z),
                _ => Err(Reason::WrongArity.into()),
            }),
            _ => Err(Reason::NotAFunction.into()),
        }
    }

    /// Calls a function value with one argument.
    #[inline]
    pub(crate) fn call1(&self, cx: &mut Cx, x: &Value) -> Answer {
        match self {
            Value::Prim(prim) => prim.call1(cx, x),
            Value::Func(func) => cx.deeper(|cx| func.call1(cx, x)),
            _ => Err(Reason::NotAFunction.into()),
        }
    }

    /// Calls a function value with two arguments.
    #[inline]
    pub(crate) fn call2(&self, cx: &mut Cx, x: &Value, y: &Value) -> Answer {
        match self {
            Value::Prim(prim) => prim.call2(cx, x, y),
            Value::Func(func) => cx.deeper(|cx| func.call2(cx, x, y)),
            _ => Err(Reason::NotAFunction.into()),
        }
    }
}

pub(crate) fn call_foreign(cx: &mut Cx, foreign: &dyn Foreign, args: &[&Value]) -> Answer {
    cx.spend_call(FOREIGN_COST)?;
    foreign.call(args)
}

impl Func {
    fn call1(&self, cx: &mut Cx, x: &Value) -> Answer {
        match &self.kind {
            Kind::Compose { outer, inner } => match &inner.call1(cx, x) {
                Ok(inner) => outer.call1(cx, inner),
                Err(fault) => Err(*fault),
            },
            Kind::Chain { h, g, f } => match &f.call1(cx, x) {
                Ok(first) => match &g.call1(cx, first) {
                    Ok(second) => h.call1(cx, second),
                    Err(fault) => Err(*fault),
                },
                Err(fault) => Err(*fault),
            },
            Kind::Matcher { function, target } => match &function.call1(cx, x) {
                Ok(found) => equality(cx, found, target),
                Err(fault) => Err(*fault),
            },
            Kind::Fork { outer, a, b } => match &a.call1(cx, x) {
                Ok(a) => match &b.call1(cx, x) {
                    Ok(b) => outer.call2(cx, a, b),
                    Err(fault) => Err(*fault),
                },
                Err(fault) => Err(*fault),
            },
            Kind::Power { function, times } => {
                let mut answer = function.call1(cx, x);
                for _ in 1..*times {
                    let Ok(value) = &answer else { break };
                    answer = function.call1(cx, value);
                }
                answer
            }
            Kind::Rbind { function, fixed, arity: 1 } => function.call2(cx, x, fixed),
            Kind::Lbind { function, fixed, arity: 1 } => function.call2(cx, fixed, x),
            Kind::Foreign(foreign) => call_foreign(cx, &**foreign, &[x]),
            _ => Err(Reason::WrongArity.into()),
        }
    }

    fn call2(&self, cx: &mut Cx, x: &Value, y: &Value) -> Answer {
        match &self.kind {
            Kind::Rbind { function, fixed, arity: 2 } => function.call(cx, &[x, y, fixed]),
            Kind::Lbind { function, fixed, arity: 2 } => function.call(cx, &[fixed, x, y]),
            Kind::Foreign(foreign) => call_foreign(cx, &**foreign, &[x, y]),
            _ => Err(Reason::WrongArity.into()),
        }
    }

    fn call3(&self, cx: &mut Cx, x: &Value, y: &Value, z: &Value) -> Answer {
        match &self.kind {
            Kind::Rbind { function, fixed, arity: 3 } => function.call(cx, &[x, y, z, fixed]),
            Kind::Lbind { function, fixed, arity: 3 } => function.call(cx, &[fixed, x, y, z]),
            Kind::Foreign(foreign) => call_foreign(cx, &**foreign, &[x, y, z]),
            _ => Err(Reason::WrongArity.into()),
        }
    }
}
