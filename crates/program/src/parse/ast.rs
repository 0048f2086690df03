//! What a file says, before any name is looked up.
//!
//! Everything lies flat in vectors and points by index: expressions come after their parts, the expressions of one
//! statement are neighbours. So reading, walking and dropping need no recursion, however deeply calls nest.

use std::ops::Range;

use super::source::Span;

/// Index of an expression.
pub(crate) type ExprId = u32;

/// An expression and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Expr {
    pub(crate) kind: ExprKind,
    pub(crate) span: Span,
}

/// The forms of expressions.
#[derive(Clone, Debug)]
pub(crate) enum ExprKind {
    /// A name: the text of the span.
    Name,
    /// A whole number.
    Int(i64),
    /// True or false.
    Bool(bool),
    /// `None`.
    None,
    /// `callee(...)`.
    Call { callee: ExprId, args: Range<u32> },
    /// `(a, b)`.
    Tuple(Range<u32>),
    /// `{a, b}`.
    Set(Range<u32>),
}

/// An argument of a call, or a part of a display.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arg {
    /// The name in `name=value`.
    pub(crate) keyword: Option<Span>,
    pub(crate) value: ExprId,
}

/// A statement: what it does with the last of its expressions.
#[derive(Clone, Debug)]
pub(crate) struct Stmt {
    pub(crate) kind: StmtKind,
    /// Its expressions, parts before wholes; the last one is the value.
    pub(crate) exprs: Range<u32>,
}

/// The forms of statements.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StmtKind {
    /// `name = value`.
    Assign(Span),
    /// `return value`.
    Return,
    /// `value` alone.
    Effect,
    /// Not understood, and reported; what it would have assigned.
    Broken(Option<Span>),
}

/// A function.
#[derive(Clone, Debug)]
pub(crate) struct Def {
    pub(crate) name: Span,
    pub(crate) params: Range<u32>,
    pub(crate) body: Range<u32>,
    /// Whether something in it was not understood, and reported.
    pub(crate) broken: bool,
}

/// A file.
#[derive(Default, Debug)]
pub(crate) struct File {
    pub(crate) exprs: Vec<Expr>,
    pub(crate) args: Vec<Arg>,
    pub(crate) stmts: Vec<Stmt>,
    /// Names of the parameters of all functions.
    pub(crate) params: Vec<Span>,
    pub(crate) defs: Vec<Def>,
    /// Statements outside functions.
    pub(crate) globals: Vec<Stmt>,
}

/// A part of a flat vector; empty when the range is out of bounds.
pub(crate) fn part<'a, T>(all: &'a [T], range: &Range<u32>) -> &'a [T] {
    all.get(range.start as usize..range.end as usize).unwrap_or(&[])
}

/// The length of a flat vector as an index; the 32 bits of a file's offsets bound everything read from it.
pub(crate) fn next_index<T>(all: &[T]) -> u32 {
    u32::try_from(all.len()).unwrap_or(u32::MAX)
}
