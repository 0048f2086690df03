//! How types relate: elements of containers, the common type of two, variables and what they stand for.
//!
//! Containers have short names for common cases (`Indices` is `Set<Pair>`, `Object` is `Set<Cell>`, `Grid` is
//! `Tuple<Tuple<Int>>`, `Pair` is a tuple of ints); everything here sees through them and gives the short name.

use gridwright_dsl::Type;

/// The type of a container's elements; `None` for what is no container or has elements of several types.
pub(crate) fn element(ty: &Type) -> Option<Type> {
    Some(match ty {
        Type::Grid => Type::Tuple(Box::new(Type::Int)),
        Type::Pair => Type::Int,
        Type::Indices => Type::Pair,
        Type::Object => Type::Cell,
        Type::Tuple(items) | Type::Set(items) | Type::Container(items) => (**items).clone(),
        _ => return None,
    })
}

/// The type of a container's elements, `Any` when it is not known.
pub(crate) fn inside(ty: &Type) -> Type {
    element(ty).unwrap_or(Type::Any)
}

/// Whether it is certainly a tuple.
pub(crate) fn is_tuple(ty: &Type) -> bool {
    matches!(ty, Type::Grid | Type::Pair | Type::Cell | Type::Tuple(_))
}

/// Whether it is certainly a set.
pub(crate) fn is_set(ty: &Type) -> bool {
    matches!(ty, Type::Indices | Type::Object | Type::Patch | Type::Set(_))
}

/// The short name of a type, where it has one.
pub(crate) fn normal(ty: Type) -> Type {
    match &ty {
        Type::Set(items) if **items == Type::Pair => Type::Indices,
        Type::Set(items) if **items == Type::Cell => Type::Object,
        Type::Tuple(items) => match &**items {
            Type::Tuple(inner) if **inner == Type::Int => Type::Grid,
            _ => ty,
        },
        _ => ty,
    }
}

/// The narrowest type that covers both; an unknown element type gives way to a known one.
pub(crate) fn join(a: &Type, b: &Type) -> Type {
    use Type::{
        Any, Bool, Container, Element, Fn, Grid, Indices, Int, Num, Object, Pair, Patch, Piece, Set, Tuple,
    };
    if a == b {
        return a.clone();
    }
    match (a, b) {
        (Set(items), set) | (set, Set(items)) if **items == Any && is_set(set) => set.clone(),
        (Tuple(items), tuple) | (tuple, Tuple(items)) if **items == Any && is_tuple(tuple) => tuple.clone(),
        (Int, Bool) | (Bool, Int) => Int,
        (Int | Pair | Num | Bool, Int | Pair | Num | Bool) => Num,
        (Indices | Object | Patch, Indices | Object | Patch) => Patch,
        (Grid | Object | Element, Grid | Object | Element) => Element,
        (
            Grid | Indices | Object | Patch | Element | Piece,
            Grid | Indices | Object | Patch | Element | Piece,
        ) => Piece,
        (Fn(params, result), Fn(others, other)) if params.len() == others.len() => {
            let same = |(a, b): (&Type, &Type)| if a == b { a.clone() } else { Any };
            Fn(params.iter().zip(others).map(same).collect(), Box::new(join(result, other)))
        }
        _ => match (element(a), element(b)) {
            (Some(x), Some(y)) => {
                let items = Box::new(join(&x, &y));
                if is_tuple(a) && is_tuple(b) {
                    normal(Tuple(items))
                } else if is_set(a) && is_set(b) {
                    normal(Set(items))
                } else {
                    Container(items)
                }
            }
            _ => Any,
        },
    }
}

/// What the variables of one signature stand for.
#[derive(Default)]
pub(crate) struct Vars(Vec<(char, Type)>);

impl Vars {
    /// Learns from an argument what the variables of its parameter stand for. Functions are left to the caller.
    pub(crate) fn bind(&mut self, param: &Type, arg: &Type) {
        match param {
            Type::Var(name) if !matches!(arg, Type::Any | Type::Var(_)) => {
                match self.0.iter_mut().find(|(known, _)| known == name) {
                    Some((_, ty)) => *ty = join(ty, arg),
                    None => self.0.push((*name, arg.clone())),
                }
            }
            Type::Tuple(items) | Type::Set(items) | Type::Container(items) => {
                if let Some(element) = element(arg) {
                    self.bind(items, &element);
                }
            }
            _ => {}
        }
    }

    /// The type with its variables replaced; one that stands for nothing yet stays if `keep`, else becomes `Any`.
    pub(crate) fn substitute(&self, ty: &Type, keep: bool) -> Type {
        let inner = |ty: &Type| Box::new(self.substitute(ty, keep));
        match ty {
            Type::Var(name) => match self.0.iter().find(|(known, _)| known == name) {
                Some((_, ty)) => ty.clone(),
                None if keep => ty.clone(),
                None => Type::Any,
            },
            Type::Tuple(items) => normal(Type::Tuple(inner(items))),
            Type::Set(items) => normal(Type::Set(inner(items))),
            Type::Container(items) => Type::Container(inner(items)),
            Type::Fn(params, result) => {
                Type::Fn(params.iter().map(|ty| self.substitute(ty, keep)).collect(), inner(result))
            }
            flat => flat.clone(),
        }
    }
}
