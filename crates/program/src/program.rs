//! A program: a name and the canonical graph of one result.

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::build::GraphError;
use crate::canonical::{self, ProgramHash};
use crate::graph::{Graph, Input, Node, NodeId};
use crate::print;

/// A program in canonical form ([`crate::canonical`]).
///
/// Two programs that differ in the names of variables, the order of statements, dead code or repeated calls only are
/// the same but for their [`name`](Program::name). Its `Display` is the Python text of the function.
///
/// Copies share the graph, and the hash once it was asked for.
#[derive(Clone, Debug)]
pub struct Program {
    name: String,
    code: Arc<Code>,
}

#[derive(Debug)]
struct Code {
    graph: Graph,
    hash: OnceLock<ProgramHash>,
}

impl Program {
    /// The program that computes a root of a graph, which may hold much else.
    pub fn new(name: impl Into<String>, graph: &Graph, root: NodeId) -> Result<Program, GraphError> {
        Ok(Program::of(name.into(), canonical::form(graph, root)?))
    }

    fn of(name: String, graph: Graph) -> Program {
        Program { name, code: Arc::new(Code { graph, hash: OnceLock::new() }) }
    }

    /// A program with whatever graph, for tests of the checker.
    #[cfg(test)]
    pub(crate) fn unchecked(graph: Graph) -> Program {
        Program::of(String::new(), graph)
    }

    /// What the program is called; not part of what it is.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The same program under another name.
    #[must_use]
    pub fn renamed(&self, name: impl Into<String>) -> Program {
        Program { name: name.into(), code: Arc::clone(&self.code) }
    }

    /// Its nodes: at least one, all of them needed, the root last.
    pub fn graph(&self) -> &Graph {
        &self.code.graph
    }

    /// The node of its result: the last one.
    pub fn root(&self) -> NodeId {
        // The root was a node when the program was made, and ids fit 32 bits.
        NodeId(self.code.graph.len().saturating_sub(1) as u32)
    }

    /// Its calls.
    pub fn calls(&self) -> usize {
        self.graph().iter().filter(|(_, node)| matches!(node, Node::Call(..) | Node::Apply(..))).count()
    }

    /// The fuel of its calls, before what the size of their arguments adds. A call of a function value costs what it calls,
    /// which is not known before it runs, so it counts as one.
    pub fn cost(&self) -> u64 {
        let cost = |node: Node<'_>| match node {
            Node::Call(prim, _) => u64::from(prim.cost()),
            Node::Apply(..) => 1,
            Node::Input(_) | Node::Const(_) => 0,
        };
        self.graph().iter().map(|(_, node)| cost(node)).sum()
    }

    /// Whether it depends on an input.
    pub fn uses(&self, input: Input) -> bool {
        self.code.graph.iter().any(|(_, node)| node == Node::Input(input))
    }

    /// Whether Python's arc-dsl has all that it needs: primitives of its table, and of the inputs `I` alone.
    pub fn runs_under_arc_dsl(&self) -> bool {
        Input::ALL.iter().all(|&input| input == Input::I || !self.uses(input))
            && print::extensions(self).is_empty()
    }

    /// The identity of the program: equal for programs with the same canonical form.
    pub fn content_hash(&self) -> ProgramHash {
        *self.code.hash.get_or_init(|| canonical::hash(&self.code.graph))
    }

    /// Whether its hash was asked for before, so that asking costs nothing.
    pub fn is_hashed(&self) -> bool {
        self.code.hash.get().is_some()
    }

    /// Whether both are the same program but for their names.
    pub fn same_code(&self, other: &Program) -> bool {
        Arc::ptr_eq(&self.code, &other.code) || self.code.graph == other.code.graph
    }
}

impl PartialEq for Program {
    fn eq(&self, other: &Program) -> bool {
        self.name == other.name && self.same_code(other)
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print::write_program(f, &print::python_name(&self.name), self)
    }
}
