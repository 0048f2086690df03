//! Equality and the canonical order of values.
//!
//! none < numbers < tuples < sets < functions. Numbers (bools as 0 and 1) by value; tuples element by element, a proper
//! prefix first; sets by their ascending elements like tuples; functions by the text of their encoding. It is a total
//! order, sets iterate in it, and two values are equal in Python exactly when it says so (functions: when they are
//! built alike).

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use super::Value;

impl Value {
    fn rank(&self) -> u8 {
        match self {
            Value::None => 0,
            Value::Bool(_) | Value::Int(_) => 1,
            Value::Prim(_) | Value::Func(_) => 4,
            set if set.is_set() => 3,
            _ => 2,
        }
    }

    /// Compares two containers of different representation element by element.
    fn cmp_elements(&self, other: &Value) -> Ordering {
        let (mine, theirs) = (self.len().unwrap_or(0), other.len().unwrap_or(0));
        for position in 0..mine.min(theirs) {
            match self.element(position).cmp(&other.element(position)) {
                Ordering::Equal => {}
                unequal => return unequal,
            }
        }
        mine.cmp(&theirs)
    }

    /// Compares the texts of two encodings. None is the beginning of another, so of two functions of one combinator the first
    /// parts that differ decide, and most of the text need not be written.
    fn cmp_encoded(&self, other: &Value) -> Ordering {
        match (self, other) {
            (Value::Int(a), Value::Int(b)) if a == b => Ordering::Equal,
            (Value::Pair(a, b), Value::Pair(c, d)) => {
                let int = |n: &i32| Value::Int((*n).into());
                int(a).cmp_encoded(&int(c)).then_with(|| int(b).cmp_encoded(&int(d)))
            }
            (Value::Indices(a), Value::Indices(b)) | (Value::Object(a), Value::Object(b))
                if a.same_block(b) =>
            {
                Ordering::Equal
            }
            (Value::Prim(a), Value::Prim(b)) => a.name().cmp(b.name()),
            (Value::Func(a), Value::Func(b)) => match (a.combinator(), b.combinator()) {
                (Some(combinator), Some(other)) if combinator != other => combinator.name().cmp(other.name()),
                (Some(_), Some(_)) => {
                    let (mine, theirs) = (a.parts(), b.parts());
                    let unequal = mine.iter().zip(&theirs).map(|(a, b)| a.cmp_encoded(b)).find(|o| o.is_ne());
                    unequal.unwrap_or(Ordering::Equal)
                }
                _ => self.encoding().cmp(&other.encoding()),
            },
            _ => self.encoding().cmp(&other.encoding()),
        }
    }

    /// Whether both are the same value with bools and ints kept apart; stricter than `==`.
    pub fn identical(&self, other: &Value) -> bool {
        // A value has one representation.
        if std::mem::discriminant(self) != std::mem::discriminant(other) {
            return false;
        }
        match (self, other) {
            (Value::Tuple(a), Value::Tuple(b)) | (Value::Set(a), Value::Set(b)) => {
                a.same_block(b) || a.len() == b.len() && a.iter().zip(b.iter()).all(|(a, b)| a.identical(b))
            }
            (Value::Prim(a), Value::Prim(b)) => a == b,
            (Value::Func(a), Value::Func(b)) => a.identical(b),
            _ => self == other,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        match (self, other) {
            (Value::Int(a), Value::Int(b)) => a.cmp(b),
            (Value::Pair(a, b), Value::Pair(c, d)) => (a, b).cmp(&(c, d)),
            (Value::Cell(a), Value::Cell(b)) => a.cmp(b),
            (Value::Indices(a), Value::Indices(b)) | (Value::Object(a), Value::Object(b)) => {
                if a.same_block(b) { Ordering::Equal } else { a.cmp(b) }
            }
            (Value::Grid(a), Value::Grid(b)) => a.cmp(b),
            (Value::Ints(a), Value::Ints(b)) => a.cmp(b),
            (Value::CellTuple(a), Value::CellTuple(b)) => a.cmp(b),
            (Value::Tuple(a), Value::Tuple(b)) | (Value::Set(a), Value::Set(b)) => {
                if a.same_block(b) {
                    Ordering::Equal
                } else {
                    a.iter().cmp(b.iter())
                }
            }
            (Value::Prim(a), Value::Prim(b)) => a.name().cmp(b.name()),
            _ => match (self.as_int(), other.as_int()) {
                (Some(a), Some(b)) => a.cmp(&b),
                _ if self.rank() != other.rank() => self.rank().cmp(&other.rank()),
                _ if self.is_function() => self.cmp_encoded(other),
                _ => self.cmp_elements(other),
            },
        }
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Indices(a), Value::Indices(b)) | (Value::Object(a), Value::Object(b)) => a == b,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::Pair(a, b), Value::Pair(c, d)) => a == c && b == d,
            (Value::Bool(a), Value::Bool(b)) => a == b,
            (Value::Grid(a), Value::Grid(b)) => a == b,
            (Value::Ints(a), Value::Ints(b)) => **a == **b,
            (Value::CellTuple(a), Value::CellTuple(b)) => **a == **b,
            (Value::Tuple(a), Value::Tuple(b)) | (Value::Set(a), Value::Set(b)) => {
                a.len() == b.len() && (a.same_block(b) || a.iter().eq(b.iter()))
            }
            (Value::Func(a), Value::Func(b)) if triomphe::Arc::ptr_eq(a, b) => true,
            _ => self.cmp(other) == Ordering::Equal,
        }
    }
}

impl Eq for Value {}

/// A value as a key: equal and hashed with bools and ints kept apart ([`Value::identical`]).
#[derive(Clone, Debug)]
pub struct Exact(pub Value);

impl PartialEq for Exact {
    fn eq(&self, other: &Exact) -> bool {
        self.0.identical(&other.0)
    }
}

impl Eq for Exact {}

impl Hash for Exact {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_into(&self.0, state);
    }
}

fn hash_into<H: Hasher>(value: &Value, state: &mut H) {
    std::mem::discriminant(value).hash(state);
    match value {
        Value::None => {}
        Value::Bool(b) => b.hash(state),
        Value::Int(n) => n.hash(state),
        Value::Pair(a, b) => (a, b).hash(state),
        Value::Cell(cell) => cell.hash(state),
        Value::Prim(prim) => prim.hash(state),
        Value::Func(func) => match func.combinator() {
            Some(combinator) => {
                combinator.hash(state);
                func.kind().parts().for_each(|part| hash_into(part, state));
            }
            None => std::ptr::from_ref(&**func).hash(state),
        },
        Value::Grid(grid) => grid.hash(state),
        Value::Ints(ints) => ints.hash(state),
        Value::CellTuple(cells) => cells.hash(state),
        Value::Indices(cells) | Value::Object(cells) => cells.hash(state),
        Value::Tuple(items) | Value::Set(items) => {
            items.len().hash(state);
            items.iter().for_each(|item| hash_into(item, state));
        }
    }
}
