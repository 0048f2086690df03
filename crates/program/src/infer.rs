//! The type of every node, worked out from the signatures of the primitives.
//!
//! In: a graph. Out: a [`Type`] a node. Types describe and never reject: `Any` is always a right answer, and a program
//! that departs from the signatures (as Python programs do) just has less precise ones. One walk from the first node to
//! the last does it, since operands come before users.
//!
//! A function's type may keep variables (`first` is `fn(Box<a>) -> a`), so that what it gives can be told where it is
//! called; types of anything else have none. Types are cut where they nest deep, so a type is small whatever the graph.

use gridwright_dsl::table::{End, Typing};
use gridwright_dsl::{Prim, Type, Value};

use crate::graph::{Graph, Input, Node, NodeId};
use crate::relate::{Vars, inside, is_set, is_tuple, join, normal};

/// Levels of nesting that a type keeps.
const MAX_DEPTH: usize = 5;
/// Parts that a type keeps.
const MAX_PARTS: usize = 48;

/// The types of a graph's nodes.
#[derive(Clone, Debug, Default)]
pub struct Types(Vec<Type>);

impl Types {
    /// The types of all nodes of a graph.
    pub fn of(graph: &Graph) -> Types {
        let mut types = Types::default();
        types.extend(graph);
        types
    }

    /// Adds the types of the nodes that were added to the graph since.
    pub fn extend(&mut self, graph: &Graph) {
        for (_, node) in graph.iter().skip(self.0.len()) {
            let ty = match node {
                Node::Input(Input::S) => Type::Tuple(Box::new(Type::Tuple(Box::new(Type::Grid)))),
                Node::Input(Input::I | Input::C) => Type::Grid,
                Node::Const(value) => type_of(value),
                Node::Call(prim, args) => call(prim, &self.all(args)),
                Node::Apply(function, args) => apply(self.get(function), &self.all(args)),
            };
            let mut parts = MAX_PARTS;
            self.0.push(prune(ty, MAX_DEPTH, &mut parts));
        }
    }

    /// The type of a node; `Any` for one that the graph did not have.
    pub fn get(&self, id: NodeId) -> &Type {
        self.0.get(id.index()).unwrap_or(&Type::Any)
    }

    fn all(&self, ids: &[NodeId]) -> Vec<&Type> {
        ids.iter().map(|&id| self.get(id)).collect()
    }
}

/// What the call of a primitive gives for operands of these types.
pub fn call_type(prim: Prim, args: &[&Type]) -> Type {
    prune(call(prim, args), MAX_DEPTH, &mut { MAX_PARTS })
}

/// What calling a value of a type gives for arguments of these types.
pub fn apply_type(function: &Type, args: &[&Type]) -> Type {
    prune(apply(function, args), MAX_DEPTH, &mut { MAX_PARTS })
}

/// What the operand at a place of a primitive's call should be, as the types of the other operands tell.
pub fn expected_type(prim: Prim, args: &[&Type], place: usize) -> Type {
    let params = &prim.signature().params;
    if let (Some(end), 1, [Type::Fn(params, _), _]) = (prim.binds(), place, args) {
        let fixed = match end {
            End::First => params.first(),
            End::Last => params.last(),
        };
        return fixed.cloned().unwrap_or(Type::Any);
    }
    let mut vars = Vars::default();
    for (at, (param, arg)) in params.iter().zip(args).enumerate() {
        if at == place {
            continue;
        }
        match (&param.ty, arg) {
            (Type::Fn(takes, gives), Type::Fn(params, result)) => {
                takes.iter().zip(params).for_each(|(param, arg)| vars.bind(param, arg));
                vars.bind(gives, result);
            }
            (param, arg) => vars.bind(param, arg),
        }
    }
    let param = params.get(place).map_or(Type::Any, |param| vars.substitute(&param.ty, true));
    prune(param, MAX_DEPTH, &mut { MAX_PARTS })
}

/// The type of a value.
pub fn type_of(value: &Value) -> Type {
    match value {
        Value::None => Type::Any,
        Value::Bool(_) => Type::Bool,
        Value::Int(_) => Type::Int,
        Value::Pair(..) => Type::Pair,
        Value::Cell(_) => Type::Cell,
        Value::Prim(prim) => function(*prim),
        Value::Func(func) => Type::Fn(vec![Type::Any; func.arity()], Box::new(Type::Any)),
        Value::Grid(_) => Type::Grid,
        Value::Indices(_) => Type::Indices,
        Value::Object(_) => Type::Object,
        // A value nests only so deep, and so does this.
        container => {
            let items = container.elements().unwrap_or_default();
            let common = items.iter().map(type_of).reduce(|a, b| join(&a, &b)).unwrap_or(Type::Any);
            let common = Box::new(common);
            normal(if container.is_set() { Type::Set(common) } else { Type::Tuple(common) })
        }
    }
}

/// The type of a primitive as a value.
fn function(prim: Prim) -> Type {
    let signature = prim.signature();
    Type::Fn(
        signature.params.iter().map(|param| param.ty.clone()).collect(),
        Box::new(signature.result.clone()),
    )
}

/// What the call of a primitive gives.
fn call(prim: Prim, args: &[&Type]) -> Type {
    match (prim.row().typing, args) {
        (Typing::Composed, functions) => composed(functions),
        (Typing::Forked, [outer, a, b]) => {
            let (params, left) = unary(a);
            let (others, right) = unary(b);
            let params = if params == [Type::Any] { others } else { params };
            Type::Fn(params, Box::new(apply(outer, &[&left, &right])))
        }
        (Typing::Predicate, [f, _]) => Type::Fn(unary(f).0, Box::new(Type::Bool)),
        (Typing::Iterated, [f, _]) => {
            let (params, result) = unary(f);
            Type::Fn(params, Box::new(result))
        }
        (Typing::Bound(end), [f, fixed]) => bound(f, fixed, end),
        (Typing::Pair, [Type::Int, Type::Int]) => Type::Pair,
        (Typing::Pair, [Type::Int, Type::Pair]) => Type::Cell,
        // The outer container decides what they give, the inner ones what is in it.
        (Typing::Flattened, [outer, ..]) => flattened(outer, &inside(outer)),
        (Typing::FlatMapped, [f, outer]) => flattened(outer, &apply(f, &[&inside(outer)])),
        _ => {
            let signature = prim.signature();
            let params: Vec<&Type> = signature.params.iter().map(|param| &param.ty).collect();
            result_of(&params, &signature.result, args)
        }
    }
}

/// What calling a value of this type gives.
fn apply(function: &Type, args: &[&Type]) -> Type {
    match function {
        Type::Fn(params, result) if params.len() == args.len() => {
            result_of(&params.iter().collect::<Vec<_>>(), result, args)
        }
        _ => Type::Any,
    }
}

/// Parameter and result of a function of one argument.
fn unary(function: &Type) -> (Vec<Type>, Type) {
    match function {
        Type::Fn(params, result) if params.len() == 1 => (params.clone(), (**result).clone()),
        _ => (vec![Type::Any], Type::Any),
    }
}

/// Functions applied one after the other, the last one first.
fn composed(functions: &[&Type]) -> Type {
    let Some((first, rest)) = functions.split_last() else { return Type::Any };
    let (params, result) = unary(first);
    Type::Fn(params, Box::new(rest.iter().rev().fold(result, |result, function| apply(function, &[&result]))))
}

/// A function with its first or last argument fixed; as in arc-dsl it takes three unless the function takes 2 or 3.
fn bound(function: &Type, fixed: &Type, end: End) -> Type {
    let Type::Fn(params, result) = function else { return Type::Any };
    let split = match end {
        End::First => params.split_first(),
        End::Last => params.split_last(),
    };
    let Some((param, rest)) = split.filter(|_| (2..=4).contains(&params.len())) else {
        return Type::Fn(vec![Type::Any; 3], Box::new(Type::Any));
    };
    let mut vars = Vars::default();
    vars.bind(param, fixed);
    let rest = rest.iter().map(|param| vars.substitute(param, true)).collect();
    Type::Fn(rest, Box::new(vars.substitute(result, true)))
}

/// The elements of inner containers in a container like the outer one.
fn flattened(outer: &Type, inner: &Type) -> Type {
    let items = Box::new(inside(inner));
    if is_tuple(outer) {
        normal(Type::Tuple(items))
    } else if is_set(outer) {
        normal(Type::Set(items))
    } else {
        inner.clone()
    }
}

/// The result of a signature for these arguments.
fn result_of(params: &[&Type], result: &Type, args: &[&Type]) -> Type {
    let mut vars = Vars::default();
    let pairs = || params.iter().zip(args);
    pairs().for_each(|(param, arg)| vars.bind(param, arg));
    // What a function argument gives follows from what it is called with, so functions come second.
    for (param, arg) in pairs() {
        if let (Type::Fn(takes, gives), Type::Fn(..)) = (param, arg) {
            let takes: Vec<Type> = takes.iter().map(|ty| vars.substitute(ty, false)).collect();
            let given = apply(arg, &takes.iter().collect::<Vec<_>>());
            vars.bind(gives, &given);
        }
    }
    // A result that is one of several kinds is of the kind of the argument that is declared alike.
    let alike = || pairs().filter(|(param, _)| **param == result).map(|(_, arg)| *arg);
    match result {
        Type::Num if alike().any(|arg| *arg == Type::Pair) => Type::Pair,
        Type::Num if alike().all(|arg| matches!(arg, Type::Int | Type::Bool)) => Type::Int,
        Type::Patch | Type::Piece | Type::Element => match alike().next() {
            Some(arg @ (Type::Grid | Type::Indices | Type::Object | Type::Patch)) => arg.clone(),
            _ => result.clone(),
        },
        Type::Container(items) => {
            let outer = pairs().find(|(param, _)| matches!(param, Type::Container(_))).map(|(_, arg)| *arg);
            let items = Box::new(vars.substitute(items, false));
            normal(match outer {
                Some(outer) if is_tuple(outer) => Type::Tuple(items),
                Some(outer) if is_set(outer) => Type::Set(items),
                _ => Type::Container(items),
            })
        }
        _ => vars.substitute(result, false),
    }
}

/// Replaces what is nested too deep, or too much, by `Any`.
fn prune(ty: Type, depth: usize, parts: &mut usize) -> Type {
    if depth == 0 || *parts == 0 {
        return Type::Any;
    }
    *parts -= 1;
    let mut inner = |ty: Type| prune(ty, depth - 1, parts);
    match ty {
        Type::Tuple(items) => Type::Tuple(Box::new(inner(*items))),
        Type::Set(items) => Type::Set(Box::new(inner(*items))),
        Type::Container(items) => Type::Container(Box::new(inner(*items))),
        Type::Fn(params, result) => {
            let params = params.into_iter().map(&mut inner).collect();
            Type::Fn(params, Box::new(inner(*result)))
        }
        flat => flat,
    }
}
