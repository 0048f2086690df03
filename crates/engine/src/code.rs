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
pub(crate) enum Step {
    /// A primitive of one argument. These and the next are most of all calls, so their operands are right here.
    One(Prim, [Operand; 1]),
    /// A primitive of two arguments.
    Two(Prim, [Operand; 2]),
    /// A primitive of more arguments; where its operands are.
    More(Prim, u32, u32),
    /// A value that is called; where it and its arguments are.
    Apply(u32, u32),
}

/// A graph laid out for evaluation, with the results that are asked for.
#[derive(Debug)]
pub struct Code {
    pub(crate) steps: Vec<Step>,
    operands: Vec<Operand>,
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
        let start = self.operands.len();
        self.operands.extend(graph.operands(id).iter().filter_map(|operand| places.get(operand.index())));
        let range = (start as u32, self.operands.len() as u32);
        let step = match (prim, &self.operands[start..]) {
            (Some(prim), &[a]) => Step::One(prim, [a]),
            (Some(prim), &[a, b]) => Step::Two(prim, [a, b]),
            (Some(prim), _) => Step::More(prim, range.0, range.1),
            (None, _) => Step::Apply(range.0, range.1),
        };
        if let Step::One(..) | Step::Two(..) = step {
            self.operands.truncate(start);
        }
        self.steps.push(step);
        self.nodes.push(id);
        Operand(Operand::STEP | (self.steps.len() - 1) as u32)
    }

    /// The operands of a step; of an apply the function comes first.
    #[inline]
    pub(crate) fn operands_of<'a>(&'a self, step: &'a Step) -> &'a [Operand] {
        match step {
            Step::One(_, operands) => operands,
            Step::Two(_, operands) => operands,
            Step::More(_, start, end) | Step::Apply(start, end) => {
                &self.operands[*start as usize..*end as usize]
            }
        }
    }

    /// Where the first root is found.
    #[inline]
    pub(crate) fn first_root(&self) -> Option<Source> {
        self.roots.first().map(|root| root.source())
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
