//! What names mean, and what to say of one that means nothing.

use gridwright_dsl::{Prim, Value, constants};
use rustc_hash::FxHashMap;

use super::ast::{File, StmtKind, part};
use super::report::Flaw;
use super::source::{Source, Span};
use super::suggest;
use crate::graph::{Input, NodeId};

/// What an expression stands for.
#[derive(Clone, Debug)]
pub(crate) enum Operand {
    /// A constant, which becomes a node where a node is needed.
    Const(Value),
    Node(NodeId),
    /// A function of the file, by its number.
    Def(usize),
    /// Python's `frozenset`.
    Frozenset,
    /// A function of the replaced system that others make up.
    Foreign(Foreign),
    /// What depends on something already reported.
    Unknown,
}

/// Functions of the replaced system that are no primitive here, since calls of primitives do what they do. Those of two
/// arguments can be called, but not be used as values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Foreign {
    /// `celltuple(locations, colours)`, which is `pair(colours, locations)`.
    Cells,
    /// `o_g_t(grid, k)`, which is `totuple(o_g(grid, k))`.
    Objects,
    /// `last_t(tuple)`, which is `get_nth_f(tuple, -1)`: `last`, but for a cell, which is `(row, column, colour)` there.
    Last,
}

impl Foreign {
    const ALL: [Foreign; 3] = [Foreign::Cells, Foreign::Objects, Foreign::Last];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Foreign::Cells => "celltuple",
            Foreign::Objects => "o_g_t",
            Foreign::Last => "last_t",
        }
    }

    fn by_name(name: &str) -> Option<Foreign> {
        Foreign::ALL.into_iter().find(|foreign| foreign.name() == name)
    }
}

/// Names and their meaning.
pub(crate) type Scope<'s> = FxHashMap<&'s str, Operand>;

/// What a name means that the file does not define.
pub(crate) fn builtin(name: &str) -> Option<Operand> {
    if let Some(foreign) = Foreign::by_name(name) {
        return Some(Operand::Foreign(foreign));
    }
    if let Some(prim) = Prim::by_name(name) {
        return Some(Operand::Const(Value::Prim(prim)));
    }
    match constants::by_name(name) {
        Some(value) => Some(Operand::Const(value)),
        None => (name == "frozenset").then_some(Operand::Frozenset),
    }
}

/// Why a name means nothing, with what may have been meant.
pub(crate) fn unknown<'s>(
    source: &Source<'s>,
    span: Span,
    locals: &Scope<'s>,
    module: &Scope<'s>,
    current: Option<(&File, usize)>,
) -> Flaw {
    let name = source.slice(span);
    let flaw = Flaw::new(span, format!("unknown name '{name}'"));
    if let Some((file, def)) = current
        && is_assigned(source, file, def, name)
    {
        return Flaw::new(span, format!("'{name}' is used before it is assigned"));
    }
    if Input::ALL.iter().any(|input| input.name() == name) {
        return flaw.help(format!("'{name}' is a parameter: write 'def name(S, I, C):'"));
    }
    let known = locals.keys().chain(module.keys()).copied();
    let dsl = Prim::all().map(|prim| -> &'s str { prim.name() }).chain(constants::names());
    match suggest::nearest(name, known.chain(dsl)) {
        Some(nearest) => flaw.help(format!("did you mean '{nearest}'?")),
        None => flaw,
    }
}

/// Whether a function assigns this name anywhere.
fn is_assigned(source: &Source<'_>, file: &File, def: usize, name: &str) -> bool {
    let body = file.defs.get(def).map_or(&[][..], |def| part(&file.stmts, &def.body));
    body.iter().any(|stmt| matches!(stmt.kind, StmtKind::Assign(target) if source.slice(target) == name))
}

/// The inputs that a function's parameters are, if it is a program: `S`, `I`, `C` in any choice and order, or one
/// parameter of any name, which is the input grid.
pub(crate) fn inputs(params: &[&str]) -> Option<Vec<Input>> {
    let named = |param: &&str| Input::ALL.into_iter().find(|input| input.name() == *param);
    match params {
        [] => None,
        [param] => Some(vec![named(param).unwrap_or(Input::I)]),
        _ => params.iter().map(named).collect(),
    }
}
