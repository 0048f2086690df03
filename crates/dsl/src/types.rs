//! Types of the DSL and the signatures of its primitives.
//!
//! A signature is written in the primitive table as text, `container: Box<a>, compfunc: fn(a) -> Any -> a`, and parsed
//! once. Types describe; they do not forbid: Python programs depart from them (a bool where an int is expected, a
//! tuple of cells as a patch) and still run. So a type is what a value is expected to be, and `Any` is always right.
//!
//! | written | means |
//! |---|---|
//! | `Any` | anything |
//! | `Bool`, `Int` | truth value, whole number |
//! | `Num` | `Int` or `Pair` |
//! | `Pair`, `Cell` | `(int, int)`; `(colour, (row, column))` |
//! | `Grid` | rectangle of colours |
//! | `Indices`, `Object` | set of pairs; set of cells |
//! | `Patch` | `Indices` or `Object` |
//! | `Piece` | `Grid` or `Patch` |
//! | `Element` | `Grid` or `Object` |
//! | `Tuple<t>`, `Set<t>`, `Box<t>` | tuple, set, either |
//! | `fn(t, u) -> v` | function |
//! | a lower-case letter | a variable: the same type wherever it stands in one signature |
//!
//! A number that only says which variant is meant has a domain behind its type, `k: Int in 0..=7` or
//! `colour: Int in colours`: whoever makes calls up, a search or a mutation, takes it from there. It forbids nothing,
//! either.

use std::fmt;

/// What a value is expected to be.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// Anything.
    Any,
    /// True or false.
    Bool,
    /// A whole number.
    Int,
    /// `Int` or `Pair`.
    Num,
    /// Two numbers: a location, a direction, a shape.
    Pair,
    /// A colour and a location.
    Cell,
    /// A rectangle of colours.
    Grid,
    /// A set of locations.
    Indices,
    /// A set of cells.
    Object,
    /// `Indices` or `Object`.
    Patch,
    /// `Grid` or `Patch`.
    Piece,
    /// `Grid` or `Object`.
    Element,
    /// A tuple of values of one type.
    Tuple(Box<Type>),
    /// A set of values of one type.
    Set(Box<Type>),
    /// A tuple or a set of values of one type.
    Container(Box<Type>),
    /// A function.
    Fn(Vec<Type>, Box<Type>),
    /// A type variable of a signature.
    Var(char),
}

/// A parameter of a primitive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    /// Its name, for keyword arguments.
    pub name: &'static str,
    /// What it takes.
    pub ty: Type,
    /// The numbers that make sense, where they are few.
    pub domain: Option<Domain>,
}

/// The numbers that make sense for a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// From the first to the last, both included.
    Range(i64, i64),
    /// The colours of a task: 0 to 9.
    Colours,
}

impl Domain {
    /// The first and the last number.
    pub fn bounds(self) -> (i64, i64) {
        match self {
            Domain::Range(low, high) => (low, high),
            Domain::Colours => (0, 9),
        }
    }
}

/// Parameters and result of a primitive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The parameters in order.
    pub params: Vec<Param>,
    /// What a call gives.
    pub result: Type,
}

impl Signature {
    /// Reads a signature as the table writes it; `None` when it is malformed (a test holds that none is).
    pub(crate) fn parse(text: &'static str) -> Option<Signature> {
        let mut reader = Reader { rest: text };
        let mut params = Vec::new();
        loop {
            let name = reader.word()?;
            reader.eat(":")?;
            let ty = reader.ty()?;
            params.push(Param { name, ty, domain: reader.domain()? });
            if reader.eat(",").is_none() {
                break;
            }
        }
        reader.eat("->")?;
        let result = reader.ty()?;
        reader.rest.is_empty().then_some(Signature { params, result })
    }
}

struct Reader {
    rest: &'static str,
}

impl Reader {
    fn eat(&mut self, token: &str) -> Option<()> {
        self.rest = self.rest.trim_start().strip_prefix(token)?.trim_start();
        Some(())
    }

    fn word(&mut self) -> Option<&'static str> {
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        (!word.is_empty()).then_some(word)
    }

    fn ty(&mut self) -> Option<Type> {
        Some(match self.word()? {
            "Any" => Type::Any,
            "Bool" => Type::Bool,
            "Int" => Type::Int,
            "Num" => Type::Num,
            "Pair" => Type::Pair,
            "Cell" => Type::Cell,
            "Grid" => Type::Grid,
            "Indices" => Type::Indices,
            "Object" => Type::Object,
            "Patch" => Type::Patch,
            "Piece" => Type::Piece,
            "Element" => Type::Element,
            "Tuple" => Type::Tuple(self.element()?),
            "Set" => Type::Set(self.element()?),
            "Box" => Type::Container(self.element()?),
            "fn" => {
                self.eat("(")?;
                let mut params = Vec::new();
                while self.eat(")").is_none() {
                    params.push(self.ty()?);
                    let _ = self.eat(",");
                }
                self.eat("->")?;
                Type::Fn(params, Box::new(self.ty()?))
            }
            letter if letter.len() == 1 => Type::Var(letter.chars().next()?),
            _ => return None,
        })
    }

    /// A domain, if there is one: `None` when it is malformed, `Some(None)` when there is none.
    fn domain(&mut self) -> Option<Option<Domain>> {
        let after = self.rest.strip_prefix("in ");
        let Some(after) = after else { return Some(None) };
        self.rest = after;
        if self.eat("colours").is_some() {
            return Some(Some(Domain::Colours));
        }
        let low = self.number()?;
        self.eat("..=")?;
        Some(Some(Domain::Range(low, self.number()?)))
    }

    fn number(&mut self) -> Option<i64> {
        let end = self.rest.find(|c: char| !c.is_ascii_digit() && c != '-').unwrap_or(self.rest.len());
        let (number, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        number.parse().ok()
    }

    fn element(&mut self) -> Option<Box<Type>> {
        self.eat("<")?;
        let element = self.ty()?;
        self.eat(">")?;
        Some(Box::new(element))
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Tuple(t) => write!(f, "Tuple<{t}>"),
            Type::Set(t) => write!(f, "Set<{t}>"),
            Type::Container(t) => write!(f, "Box<{t}>"),
            Type::Fn(params, result) => {
                f.write_str("fn(")?;
                for (i, param) in params.iter().enumerate() {
                    write!(f, "{}{param}", if i == 0 { "" } else { ", " })?;
                }
                write!(f, ") -> {result}")
            }
            Type::Var(letter) => write!(f, "{letter}"),
            plain => write!(f, "{plain:?}"),
        }
    }
}

impl fmt::Display for Param {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.ty)?;
        self.domain.map_or(Ok(()), |domain| write!(f, " in {domain}"))
    }
}

impl fmt::Display for Domain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Domain::Range(low, high) => write!(f, "{low}..={high}"),
            Domain::Colours => f.write_str("colours"),
        }
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, param) in self.params.iter().enumerate() {
            write!(f, "{}{param}", if i == 0 { "" } else { ", " })?;
        }
        write!(f, " -> {}", self.result)
    }
}
