//! Programs as Python text that runs under arc-dsl.
//!
//! In: a program in canonical form. Out: a function of one statement a call, variables numbered in the order of the
//! nodes, constants by arc-dsl's name where they have one. Reading the text gives the same program, and printing that
//! gives the same text.

use std::fmt::{self, Write};

use gridwright_dsl::{Prim, constants};
use rustc_hash::FxHashMap;

use crate::graph::{Graph, Input, Node, NodeId};
use crate::parse::is_keyword;
use crate::program::Program;

/// A file with these programs: arc-dsl's imports, and a function each. Of equal names all but the first get a number.
pub fn print_file(programs: &[Program]) -> String {
    let mut text = String::from("from dsl import *\nfrom constants import *\n");
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

/// Writes the function of a program.
pub(crate) fn write_program(out: &mut impl Write, name: &str, program: &Program) -> fmt::Result {
    let all = program.uses(Input::S) || program.uses(Input::C);
    writeln!(out, "def {name}({}):", if all { "S, I, C" } else { "I" })?;
    let graph = program.graph();
    // The number of each call's variable; 0 for what is written where it is used.
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
    writeln!(out, "    return {}", Operand { graph, numbers: &numbers, id: program.root() })
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
