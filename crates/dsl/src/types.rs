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
//! Behind a type stands what whoever makes calls up, a search or a mutation, needs to know besides:
//!
//! | written | means |
//! |---|---|
//! | `piece: p is Piece` | a variable that stands for nothing yet is at least this: a piece, not any value |
//! | `k: Int in 0..=7` | the numbers that make sense, where they are few: which variant is meant |
//! | `value: Int in colours` | a colour; `ranks`, `angles` and `counts` are the other kinds of numbers |
//! | `-> Set<Int> in colours` | what it gives is of that kind; of a container its elements, of a function its results |
//! | `value: a like container` | of the kind that another operand is of |
//! | `-> a like container` | what it gives is of the kind that an operand is of |
//!
//! It forbids nothing, either.

use std::fmt;
use std::ops::RangeInclusive;

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
    /// What it takes where the variables of `ty` stand for nothing yet: `ty`, or less.
    pub bound: Type,
    /// The numbers that make sense, where they are few.
    pub domain: Option<Domain>,
    /// The other parameter whose numbers are of the same kind.
    pub like: Option<usize>,
}

/// What a number stands for, and which numbers make sense therefore.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// A variant, from the first to the last, both included.
    Range(i64, i64),
    /// A colour.
    Colours,
    /// A place in an order, from the first (0) or from the last (-1).
    Ranks,
    /// A symmetry, as [`MIR_ROT_T`](crate::prim::MIR_ROT_T) numbers them.
    Angles,
    /// A count of at least one.
    Counts,
}

impl Domain {
    /// The kinds that have a name.
    const NAMED: [(&'static str, Domain); 4] = [
        ("colours", Domain::Colours),
        ("ranks", Domain::Ranks),
        ("angles", Domain::Angles),
        ("counts", Domain::Counts),
    ];

    /// The numbers that make sense.
    pub fn range(self) -> RangeInclusive<i64> {
        match self {
            Domain::Range(low, high) => low..=high,
            Domain::Colours => 0..=9,
            Domain::Ranks => -3..=3,
            Domain::Angles => 0..=7,
            Domain::Counts => 1..=10,
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
    /// What the number that a call gives stands for.
    pub result_domain: Option<Domain>,
    /// The parameter whose numbers are of the same kind as what a call gives.
    pub result_like: Option<usize>,
}

impl Signature {
    /// Reads a signature as the table writes it; `None` when it is malformed (a test holds that none is).
    pub(crate) fn parse(text: &'static str) -> Option<Signature> {
        let mut reader = Reader::new(text);
        let mut params = Vec::new();
        let mut alike = Vec::new();
        loop {
            let name = reader.word()?;
            reader.eat(":")?;
            let ty = reader.ty()?;
            let bound = if reader.keyword("is") { reader.ty()? } else { ty.clone() };
            params.push(Param { name, ty, bound, domain: reader.domain()?, like: None });
            alike.push(reader.like()?);
            if reader.eat(",").is_none() {
                break;
            }
        }
        reader.eat("->")?;
        let (result, result_domain) = (reader.ty()?, reader.domain()?);
        alike.push(reader.like()?);
        let mut places = Vec::new();
        for name in alike {
            places.push(match name {
                Some(name) => Some(params.iter().position(|param| param.name == name)?),
                None => None,
            });
        }
        let result_like = places.pop()?;
        params.iter_mut().zip(places).for_each(|(param, like)| param.like = like);
        reader.is_at_end().then_some(Signature { params, result, result_domain, result_like })
    }
}

/// Reads what the table writes.
pub(crate) struct Reader {
    rest: &'static str,
}

impl Reader {
    pub(crate) fn new(text: &'static str) -> Reader {
        Reader { rest: text }
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub(crate) fn eat(&mut self, token: &str) -> Option<()> {
        self.rest = self.rest.trim_start().strip_prefix(token)?.trim_start();
        Some(())
    }

    pub(crate) fn word(&mut self) -> Option<&'static str> {
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        (!word.is_empty()).then_some(word)
    }

    pub(crate) fn ty(&mut self) -> Option<Type> {
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

    fn keyword(&mut self, word: &str) -> bool {
        let behind = self.rest.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
        behind.map(|rest| self.rest = rest).is_some()
    }

    /// A domain, if there is one: `None` when it is malformed, `Some(None)` when there is none.
    fn domain(&mut self) -> Option<Option<Domain>> {
        if self.keyword("in") { Some(Some(self.numbers()?)) } else { Some(None) }
    }

    /// The numbers of a domain.
    pub(crate) fn numbers(&mut self) -> Option<Domain> {
        if let Some((_, named)) = Domain::NAMED.iter().find(|(name, _)| self.eat(name).is_some()) {
            return Some(*named);
        }
        let low = self.number()?;
        self.eat("..=")?;
        Some(Domain::Range(low, self.number()?))
    }

    /// The name behind `like`, as [`Reader::domain`].
    fn like(&mut self) -> Option<Option<&'static str>> {
        if self.keyword("like") { Some(Some(self.word()?)) } else { Some(None) }
    }

    pub(crate) fn number(&mut self) -> Option<i64> {
        let end = self.rest.find(|c: char| !c.is_ascii_digit() && c != '-').unwrap_or(self.rest.len());
        let (number, rest) = self.rest.split_at(end);
        let number = number.parse().ok()?;
        self.rest = rest.trim_start();
        Some(number)
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
        match Domain::NAMED.iter().find(|(_, named)| named == self) {
            Some((name, _)) => f.write_str(name),
            None => write!(f, "{}..={}", self.range().start(), self.range().end()),
        }
    }
}

/// Types and domains, without bounds and what is like what.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, param) in self.params.iter().enumerate() {
            write!(f, "{}{param}", if i == 0 { "" } else { ", " })?;
        }
        write!(f, " -> {}", self.result)?;
        self.result_domain.map_or(Ok(()), |domain| write!(f, " in {domain}"))
    }
}
