//! The Battery: many programs merged into one graph, in which every distinct call is computed once.

use gridwright_program::{Graph, GraphBuilder, GraphError, NodeId, Program};

use crate::code::Code;

/// Many programs merged into one graph, with one root each, laid out to run.
#[derive(Debug)]
pub struct Battery {
    graph: Graph,
    roots: Vec<NodeId>,
    programs: Vec<Program>,
    /// Calls of each program on its own.
    sizes: Vec<usize>,
    code: Code,
}

impl Battery {
    /// Merges programs. Fails only when there are more nodes than ids.
    pub fn merge<'a>(programs: impl IntoIterator<Item = &'a Program>) -> Result<Battery, GraphError> {
        let mut builder = GraphBuilder::new();
        let (mut roots, mut sizes, mut merged) = (Vec::new(), Vec::new(), Vec::new());
        for program in programs {
            merged.push(program.clone());
            roots.push(builder.import(program.graph(), program.root())?);
            sizes.push(program.calls());
        }
        let graph = builder.finish();
        let code = Code::of_graph(&graph, &roots);
        Ok(Battery { graph, roots, programs: merged, sizes, code })
    }

    /// The merged graph.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The root of every program, in the order they were given.
    pub fn roots(&self) -> &[NodeId] {
        &self.roots
    }

    /// The programs, in the order they were given: what [`Battery::extract`] would make of their roots.
    pub fn programs(&self) -> &[Program] {
        &self.programs
    }

    /// The calls of every program on its own.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// All programs' calls, before merging.
    pub fn calls_before(&self) -> usize {
        self.sizes.iter().sum()
    }

    /// Distinct calls: what is computed for a sample.
    pub fn calls(&self) -> usize {
        self.code.len()
    }

    /// How many calls of the programs one computed call stands for.
    pub fn sharing(&self) -> f64 {
        if self.code.is_empty() { 1.0 } else { self.calls_before() as f64 / self.calls() as f64 }
    }

    /// The program that computes a node.
    pub fn extract(&self, name: &str, node: NodeId) -> Result<Program, GraphError> {
        Program::new(name, &self.graph, node)
    }

    /// The merged graph laid out to run.
    pub fn code(&self) -> &Code {
        &self.code
    }
}
