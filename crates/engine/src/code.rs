//! A graph laid out for evaluation.
//!
//! Inputs and constants are operands, not steps; what is left is a list of calls in order, with all operands in one
//! array. A [`Code`] is made once for a program (or for many, merged) and then run on every sample.

use gridwright_dsl::{Prim, Value};
use gridwright_program::{Graph, Input, Node, NodeId, Program};

/// Where an operand is found: an input, a constant, or the result of an earlier step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Operand(u32);

/// What an [`Operand`] refers to.
pub(crate) enum Source {
    Input(usize),
    Constant(usize),
    Step(usize),
}

impl Operand {
    const STEP: u32 = 2 << 30;
    const CONSTANT: u32 = 1 << 30;
    const INDEX: u32 = (1 << 30) - 1;

    /// The parts of the operand. Tags are two bits, so a code has at most 2^30 steps; a graph with more nodes would not
    /// fit in memory.
    #[inline]
    pub(crate) fn source(self) -> Source {
        let index = (self.0 & Self::INDEX) as usize;
        if self.0 & Self::STEP != 0 {
            Source::Step(index)
        } else if self.0 & Self::CONSTANT != 0 {
            Source::Constant(index)
        } else {
            Source::Input(index)
        }
    }
}

/// One call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The primitive, or none when the first operand is the function.
    pub(crate) prim: Option<Prim>,
    pub(crate) operands: (u32, u32),
}

/// A graph laid out for evaluation, with the results that are asked for.
#[derive(Debug)]
pub struct Code {
    pub(crate) steps: Vec<Step>,
    pub(crate) operands: Vec<Operand>,
    pub(crate) constants: Vec<Value>,
    pub(crate) roots: Vec<Operand>,
    /// The node of every step, for traces.
    pub(crate) nodes: Vec<NodeId>,
}

impl Code {
    /// The code of a program.
    pub fn new(program: &Program) -> Code {
        Code::of_graph(program.graph(), &[program.root()])
    }

    /// The code of several roots of one graph. Every node of the graph is evaluated, needed or not.
    pub fn of_graph(graph: &Graph, roots: &[NodeId]) -> Code {
        let mut code = Code {
            steps: Vec::with_capacity(graph.len()),
            operands: Vec::new(),
            constants: Vec::new(),
            roots: Vec::new(),
            nodes: Vec::new(),
        };
        let mut places = Vec::with_capacity(graph.len());
        for (id, node) in graph.iter() {
            places.push(match node {
                Node::Input(input) => Operand(input_slot(input) as u32),
                Node::Const(value) => {
                    code.constants.push(value.clone());
                    Operand(Operand::CONSTANT | (code.constants.len() - 1) as u32)
                }
                Node::Call(prim, _) => code.step(id, Some(prim), graph, &places),
                Node::Apply(..) => code.step(id, None, graph, &places),
            });
        }
        code.roots = roots.iter().filter_map(|root| places.get(root.index()).copied()).collect();
        code
    }

    fn step(&mut self, id: NodeId, prim: Option<Prim>, graph: &Graph, places: &[Operand]) -> Operand {
        let start = self.operands.len() as u32;
        self.operands.extend(graph.operands(id).iter().filter_map(|operand| places.get(operand.index())));
        self.steps.push(Step { prim, operands: (start, self.operands.len() as u32) });
        self.nodes.push(id);
        Operand(Operand::STEP | (self.steps.len() - 1) as u32)
    }

    /// Number of calls.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing is called.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

/// Where an input stands among the three.
pub(crate) fn input_slot(input: Input) -> usize {
    match input {
        Input::S => 0,
        Input::I => 1,
        Input::C => 2,
    }
}
