//! Function values and how they are called.
//!
//! A function value is a primitive, or what one of the seven combinators made of other functions. Calls nest at most
//! [`crate::cx`]'s limit deep, so that recursion (a function that is handed itself) ends in a fault. Functions that are
//! called with many values at once are called with [`crate::columns`].

use triomphe::Arc;

use crate::columns::{Column, Overs, made_over};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::prims::learn::learned;
use crate::prims::logic::equality;
use crate::table::{Prim, Run, prim};
use crate::value::{Bulk, Value};

/// A function that a combinator made.
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
}

impl<P> Kind<P> {
    /// The arguments that are values or columns, in order.
    pub(crate) fn parts(&self) -> Vec<&P> {
        match self {
            Kind::Compose { outer: a, inner: b }
            | Kind::Matcher { function: a, target: b }
            | Kind::Rbind { function: a, fixed: b, .. }
            | Kind::Lbind { function: a, fixed: b, .. } => vec![a, b],
            Kind::Chain { h: a, g: b, f: c } | Kind::Fork { outer: a, a: b, b: c } => vec![a, b, c],
            Kind::Power { function, .. } => vec![function],
        }
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
        })
    }
}

impl Func {
    /// The combinator that made it.
    pub fn combinator(&self) -> Prim {
        match self.kind {
            Kind::Compose { .. } => prim::COMPOSE,
            Kind::Chain { .. } => prim::CHAIN,
            Kind::Matcher { .. } => prim::MATCHER,
            Kind::Rbind { .. } => prim::RBIND,
            Kind::Lbind { .. } => prim::LBIND,
            Kind::Power { .. } => prim::POWER,
            Kind::Fork { .. } => prim::FORK,
        }
    }

    /// The arguments that the combinator was called with.
    pub fn parts(&self) -> Vec<Value> {
        let mut parts: Vec<Value> = self.kind.parts().into_iter().cloned().collect();
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
        let parts = kind.parts();
        let Bulk { weight, depth } = Bulk::of(parts.iter().copied())?;
        let formed = parts.into_iter().map(formed).fold(0, i16::saturating_add);
        Ok(Value::Func(Arc::new(Func { kind, weight, depth, formed })))
    }

    /// Number of arguments it takes.
    pub fn arity(&self) -> usize {
        match self.kind {
            Kind::Rbind { arity, .. } | Kind::Lbind { arity, .. } => usize::from(arity),
            _ => 1,
        }
    }

    pub(crate) fn weight(&self) -> u32 {
        self.weight
    }

    pub(crate) fn depth(&self) -> u16 {
        self.depth
    }

    pub(crate) fn identical(&self, other: &Func) -> bool {
        let (mine, theirs) = (self.parts(), other.parts());
        self.combinator() == other.combinator()
            && mine.len() == theirs.len()
            && mine.iter().zip(&theirs).all(|(a, b)| a.identical(b))
    }
}

/// What a part adds to [`Func::formed`].
fn formed(part: &Value) -> i16 {
    match part {
        Value::Prim(prim) if prim.row().over.is_some() => 1,
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

impl Prim {
    /// Calls the primitive. Every call goes through here or through the two below, which are the same for the usual
    /// numbers of arguments: they charge the call and name the primitive in a fault.
    #[inline]
    pub fn call(self, cx: &mut Cx, args: &[&Value]) -> Answer {
        match *args {
            [a] => self.call1(cx, a),
            [a, b] => self.call2(cx, a, b),
            _ => {
                let row = self.row();
                cx.spend_call(row.cost)?;
                self.named(match (row.run, args) {
                    (Run::Three(run), [a, b, c]) => run(cx, a, b, c),
                    (Run::Four(run), [a, b, c, d]) => run(cx, a, b, c, d),
                    (Run::Learner(learner), [a, b, c]) if self.arity() == 3 => {
                        learned(cx, learner, (a, b, c), None)
                    }
                    (Run::Learner(learner), [a, b, c, d]) if self.arity() == 4 => {
                        learned(cx, learner, (a, b, c), Some(d))
                    }
                    _ => Err(Reason::WrongArity.into()),
                })
            }
        }
    }

    /// Calls the primitive with one argument.
    #[inline]
    pub fn call1(self, cx: &mut Cx, a: &Value) -> Answer {
        let row = self.row();
        cx.spend_call(row.cost)?;
        self.named(if let Run::One(run) = row.run { run(cx, a) } else { Err(Reason::WrongArity.into()) })
    }

    /// Calls the primitive with two arguments.
    #[inline]
    pub fn call2(self, cx: &mut Cx, a: &Value, b: &Value) -> Answer {
        let row = self.row();
        cx.spend_call(row.cost)?;
        self.named(if let Run::Two(run) = row.run { run(cx, a, b) } else { Err(Reason::WrongArity.into()) })
    }

    #[inline]
    fn named(self, answer: Answer) -> Answer {
        match answer {
            Err(fault) => Err(fault.at(self)),
            value => value,
        }
    }
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

impl Func {
    fn call1(&self, cx: &mut Cx, x: &Value) -> Answer {
        match &self.kind {
            Kind::Compose { outer, inner } => {
                let inner = inner.call1(cx, x)?;
                outer.call1(cx, &inner)
            }
            Kind::Chain { h, g, f } => {
                let first = f.call1(cx, x)?;
                let second = g.call1(cx, &first)?;
                h.call1(cx, &second)
            }
            Kind::Matcher { function, target } => {
                let found = function.call1(cx, x)?;
                equality(cx, &found, target)
            }
            Kind::Fork { outer, a, b } => {
                let a = a.call1(cx, x)?;
                let b = b.call1(cx, x)?;
                outer.call2(cx, &a, &b)
            }
            Kind::Power { function, times } => {
                let mut value = function.call1(cx, x)?;
                for _ in 1..*times {
                    value = function.call1(cx, &value)?;
                }
                Ok(value)
            }
            Kind::Rbind { function, fixed, arity: 1 } => function.call2(cx, x, fixed),
            Kind::Lbind { function, fixed, arity: 1 } => function.call2(cx, fixed, x),
            _ => Err(Reason::WrongArity.into()),
        }
    }

    fn call2(&self, cx: &mut Cx, x: &Value, y: &Value) -> Answer {
        match &self.kind {
            Kind::Rbind { function, fixed, arity: 2 } => function.call(cx, &[x, y, fixed]),
            Kind::Lbind { function, fixed, arity: 2 } => function.call(cx, &[fixed, x, y]),
            _ => Err(Reason::WrongArity.into()),
        }
    }

    fn call3(&self, cx: &mut Cx, x: &Value, y: &Value, z: &Value) -> Answer {
        match &self.kind {
            Kind::Rbind { function, fixed, arity: 3 } => function.call(cx, &[x, y, z, fixed]),
            Kind::Lbind { function, fixed, arity: 3 } => function.call(cx, &[fixed, x, y, z]),
            _ => Err(Reason::WrongArity.into()),
        }
    }
}
