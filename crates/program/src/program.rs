//! A program: a name and the canonical graph of one result.

use std::fmt;

use crate::build::{GraphBuilder, GraphError};
use crate::canonical::{self, ProgramHash};
use crate::graph::{Graph, Input, Node, NodeId};
use crate::print;

/// A program in canonical form ([`crate::canonical`]).
///
/// Two programs that differ in the names of variables, the order of statements, dead code or repeated calls only are
/// the same but for their [`name`](Program::name). Its `Display` is the Python text of the function.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    name: String,
    graph: Graph,
}

impl Program {
    /// The program that computes a root of a graph, which may hold much else.
    pub fn new(name: impl Into<String>, graph: &Graph, root: NodeId) -> Result<Program, GraphError> {
        let mut builder = GraphBuilder::new();
        builder.import(graph, root)?;
        Ok(Program { name: name.into(), graph: builder.finish() })
    }

    /// A program with whatever graph, for tests of the checker.
    #[cfg(test)]
    pub(crate) fn unchecked(graph: Graph) -> Program {
        Program { name: String::new(), graph }
    }

    /// What the program is called; not part of what it is.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The same program under another name.
    #[must_use]
    pub fn renamed(&self, name: impl Into<String>) -> Program {
        Program { name: name.into(), graph: self.graph.clone() }
    }

    /// Its nodes: at least one, all of them needed, the root last.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The node of its result: the last one.
    pub fn root(&self) -> NodeId {
        // The root was a node when the program was made, and ids fit 32 bits.
        NodeId(self.graph.len().saturating_sub(1) as u32)
    }

    /// Whether it depends on an input.
    pub fn uses(&self, input: Input) -> bool {
        self.graph.iter().any(|(_, node)| node == Node::Input(input))
    }

    /// The identity of the program: equal for programs with the same canonical form.
    pub fn content_hash(&self) -> ProgramHash {
        canonical::hash(&self.graph)
    }

    /// Whether both are the same program but for their names.
    pub fn same_code(&self, other: &Program) -> bool {
        self.graph == other.graph
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print::write_program(f, &print::python_name(&self.name), self)
    }
}
