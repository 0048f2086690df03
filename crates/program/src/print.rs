//! Programs as Python text, which says what it runs under.
//!
//! In: a program in canonical form. Out: a function of one statement a call, variables numbered in the order of the
//! nodes, constants by arc-dsl's name where they have one. Reading the text gives the same program, and printing that
//! gives the same text. A file starts with the imports of what it needs: arc-dsl alone where that has all its
//! primitives, gridwright's package otherwise.

use std::collections::BTreeSet;
use std::fmt::{self, Write};

use gridwright_dsl::{Prim, Value, constants};
use rustc_hash::FxHashMap;

use crate::build::{GraphBuilder, GraphError};
use crate::graph::{Graph, Input, Node, NodeId};
use crate::parse::is_keyword;
use crate::program::Program;

/// What every file starts with.
pub const HEADER_START: &str = "# Runs ";

/// What a file starts with where arc-dsl has all that its programs need.
const ARC_DSL_HEADER: &str = "\
# Runs under Python's arc-dsl alone, and with 'gridwright run'.
from dsl import *
from constants import *
";

/// The most primitives that a header names.
const NAMED: usize = 4;

/// A file with these programs: a header that says what they run under, and a function each. Of equal names all but the
/// first get a number.
pub fn print_file(programs: &[Program]) -> String {
    let mut text = header(programs);
    // How often each name was used; the count goes on where it stopped, so a thousand equal names are no problem.
    let mut used: FxHashMap<String, usize> = FxHashMap::default();
    for program in programs {
        let name = python_name(program.name());
        let mut count = used.get(&name).copied().unwrap_or(0) + 1;
        let mut unique = if count == 1 { name.clone() } else { format!("{name}_{count}") };
        while used.contains_key(&unique) {
            count += 1;
            unique = format!("{name}_{count}");
        }
        used.insert(unique.clone(), 1);
        used.insert(name, count);
        text.push_str("\n\n");
        // Writing to a String cannot fail.
        let _ = write_program(&mut text, &unique, program);
    }
    text
}

/// What the programs need, in words and as imports.
fn header(programs: &[Program]) -> String {
    let foreign: Vec<&Program> = programs.iter().filter(|program| !program.runs_under_arc_dsl()).collect();
    if foreign.is_empty() {
        return ARC_DSL_HEADER.to_owned();
    }
    let missing: BTreeSet<&str> =
        foreign.iter().flat_map(|program| extensions(program)).map(Prim::name).collect();
    let mut lacks: Vec<&str> = missing.iter().copied().take(NAMED).collect();
    if foreign.iter().any(|program| Input::ALL.iter().any(|&input| input != Input::I && program.uses(input)))
    {
        lacks.insert(0, "the demos S");
    }
    let more = match missing.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!(
        "# Runs with 'gridwright run', and in Python under gridwright's package. {} of {} need what arc-dsl has not:\n\
         # {}{more}.\nfrom gridwright.dsl import *\nfrom gridwright.constants import *\n",
        foreign.len(),
        programs.len(),
        lacks.join(", ")
    )
}

/// The primitives of a program that arc-dsl does not have, as calls and as values.
pub(crate) fn extensions(program: &Program) -> Vec<Prim> {
    let mut found = Vec::new();
    for (_, node) in program.graph().iter() {
        match node {
            Node::Call(prim, _) => found.extend(Some(prim).filter(|prim| prim.is_extension())),
            Node::Const(value) => extensions_in(value, &mut found),
            Node::Input(_) | Node::Apply(..) => {}
        }
    }
    found
}

/// Recursion is as deep as a constant, which is bounded.
fn extensions_in(value: &Value, found: &mut Vec<Prim>) {
    match value {
        Value::Prim(prim) => found.extend(Some(*prim).filter(|prim| prim.is_extension())),
        other => other.elements().unwrap_or_default().iter().for_each(|inner| extensions_in(inner, found)),
    }
}

/// Programs merged into one function, to look at: every distinct call of them once, and what each returns, in their order,
/// as a tuple. The first lines are the header of a file.
pub fn print_merged<'p>(
    batteries: impl IntoIterator<Item = (String, Vec<&'p Program>)>,
) -> Result<String, GraphError> {
    let mut all: Vec<Program> = Vec::new();
    let mut text = String::new();
    for (name, programs) in batteries {
        let mut builder = GraphBuilder::new();
        let roots: Vec<NodeId> = programs
            .iter()
            .map(|program| builder.import(program.graph(), program.root()))
            .collect::<Result<_, _>>()?;
        let calls: usize = programs.iter().map(|program| program.calls()).sum();
        let graph = builder.graph();
        let _ = write!(text, "\n\ndef {}(S, I, C):\n", python_name(&name));
        let mut body = String::new();
        let numbers = write_calls(&mut body, graph).unwrap_or_default();
        let merged = numbers.iter().filter(|number| **number > 0).count();
        let _ = writeln!(text, "    # {} programs, {calls} calls, {merged} of them distinct", programs.len());
        text.push_str(&body);
        text.push_str("    return (\n");
        for (program, &id) in programs.iter().zip(&roots) {
            let _ = writeln!(
                text,
                "        {},  # {}",
                Operand { graph, numbers: &numbers, id },
                python_name(program.name())
            );
        }
        text.push_str("    )\n");
        all.extend(programs.into_iter().cloned());
    }
    Ok(header(&all) + &text)
}

/// Writes the function of a program.
pub(crate) fn write_program(out: &mut impl Write, name: &str, program: &Program) -> fmt::Result {
    let all = program.uses(Input::S) || program.uses(Input::C);
    writeln!(out, "def {name}({}):", if all { "S, I, C" } else { "I" })?;
    let graph = program.graph();
    let numbers = write_calls(out, graph)?;
    writeln!(out, "    return {}", Operand { graph, numbers: &numbers, id: program.root() })
}

/// Writes a statement for each call of a graph, and gives the number of each call's variable; 0 for what is written where
/// it is used.
fn write_calls(out: &mut impl Write, graph: &Graph) -> Result<Vec<usize>, fmt::Error> {
    let mut numbers = vec![0_usize; graph.len()];
    let mut last = 0;
    for (id, node) in graph.iter() {
        let (function, args) = match node {
            Node::Input(_) | Node::Const(_) => continue,
            Node::Call(prim, args) => (prim.name().to_owned(), args),
            Node::Apply(function, args) => {
                (Operand { graph, numbers: &numbers, id: function }.to_string(), args)
            }
        };
        last += 1;
        write!(out, "    x{last} = {function}(")?;
        for (i, &id) in args.iter().enumerate() {
            write!(out, "{}{}", if i == 0 { "" } else { ", " }, Operand { graph, numbers: &numbers, id })?;
        }
        out.write_str(")\n")?;
        if let Some(number) = numbers.get_mut(id.index()) {
            *number = last;
        }
    }
    Ok(numbers)
}

/// A node where it is used.
struct Operand<'g> {
    graph: &'g Graph,
    numbers: &'g [usize],
    id: NodeId,
}

impl fmt::Display for Operand<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.graph.node(self.id) {
            Some(Node::Input(input)) => f.write_str(input.name()),
            Some(Node::Const(value)) => match constants::name_of(value) {
                Some(name) => f.write_str(name),
                None => write!(f, "{value}"),
            },
            _ => write!(f, "x{}", self.numbers.get(self.id.index()).copied().unwrap_or(0)),
        }
    }
}

/// A name that Python takes for a function and that hides nothing the function could need.
pub(crate) fn python_name(name: &str) -> String {
    let allowed = |c: char| if c == '_' || c.is_ascii_alphanumeric() { c } else { '_' };
    let mut name: String = name.chars().map(allowed).collect();
    if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
        name.insert_str(0, "program_");
    }
    let taken = |name: &str| {
        let dsl = Prim::by_name(name).is_some() || constants::by_name(name).is_some();
        dsl || is_keyword(name) || name == "frozenset" || Input::ALL.iter().any(|input| input.name() == name)
    };
    while taken(&name) {
        name.push('_');
    }
    name
}
