//! A graph laid out for evaluation.
//!
//! Inputs and constants are operands, not steps; what is left is a list of calls in order, with all operands in one
//! array. A [`Code`] is made once, for a program or for many merged ones, and then run on every sample.

use gridwright_dsl::{Prim, Value};
use gridwright_program::{Graph, Input, Node, NodeId, Program};

use crate::folded::Folded;

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
    /// A primitive of one argument. These and the next are nearly all calls, so their operands are right here.
    One(Prim, [Operand; 1]),
    /// A primitive of two arguments.
    Two(Prim, [Operand; 2]),
    /// A primitive of three arguments.
    Three(Prim, [Operand; 3]),
    /// A primitive of four arguments.
    Four(Prim, [Operand; 4]),
    /// A primitive of another number of arguments, which none takes; where its operands are.
    More(Prim, u32, u32),
    /// A value that is called; where it and its arguments are.
    Apply(u32, u32),
}

impl Step {
    /// The primitive that is called; none if a value is.
    pub(crate) fn prim(&self) -> Option<Prim> {
        match *self {
            Step::One(prim, _)
            | Step::Two(prim, _)
            | Step::Three(prim, _)
            | Step::Four(prim, _)
            | Step::More(prim, ..) => Some(prim),
            Step::Apply(..) => None,
        }
    }
}

/// A graph laid out for evaluation, with the results that are asked for.
#[derive(Debug, Default)]
pub struct Code {
    pub(crate) steps: Vec<Step>,
    operands: Vec<Operand>,
    pub(crate) constants: Vec<Value>,
    pub(crate) roots: Vec<Operand>,
    /// The node of every step, for traces.
    pub(crate) nodes: Vec<NodeId>,
    /// How many steps in the prefix that depends on the demos alone: they are the same for every sample of a task.
    pub(crate) per_task: usize,
    /// How many steps in the prefix that depends on the demos and the target alone.
    pub(crate) per_target: usize,
    /// The steps whose last user is a step, for every step; where they start for each.
    spent: Vec<u32>,
    spent_from: Vec<u32>,
    /// The same without the calls that depend on no input, for a program that runs alone.
    pub(crate) folded: Option<Box<Folded>>,
}

impl Code {
    /// The code of a program: its calls in the order of its canonical form, the root last.
    pub fn new(program: &Program) -> Code {
        let graph = program.graph();
        let mut code = Code::laid_out(graph, &[program.root()], graph.iter().map(|(id, _)| id));
        code.folded = Folded::of(&code).map(Box::new);
        code
    }

    /// The code of several roots of one graph. Every node of the graph is evaluated, needed or not; those that depend on
    /// the demos alone come first, so that they can be evaluated once a task, and then those that depend on the target
    /// besides, so that they can be evaluated once a target.
    pub fn of_graph(graph: &Graph, roots: &[NodeId]) -> Code {
        const TASK: u8 = 0;
        const TARGET: u8 = 1;
        const INPUT: u8 = 2;
        let mut varies = vec![TASK; graph.len()];
        for (id, node) in graph.iter() {
            varies[id.index()] = match node {
                Node::Input(Input::I) => INPUT,
                Node::Input(Input::C) => TARGET,
                Node::Input(Input::S) | Node::Const(_) => TASK,
                Node::Call(..) | Node::Apply(..) => {
                    graph.operands(id).iter().map(|operand| varies[operand.index()]).max().unwrap_or(TASK)
                }
            };
        }
        let mut order: Vec<NodeId> = graph.iter().map(|(id, _)| id).collect();
        // Stable: operands still come before their users, which vary at least as much.
        order.sort_by_key(|id| varies[id.index()]);
        let mut code = Code::laid_out(graph, roots, order.into_iter());
        let up_to = |most: u8| code.nodes.iter().take_while(|id| varies[id.index()] <= most).count();
        (code.per_task, code.per_target) = (up_to(TASK), up_to(TARGET));
        code.find_last_users();
        code
    }

    fn laid_out(graph: &Graph, roots: &[NodeId], order: impl Iterator<Item = NodeId>) -> Code {
        let mut code = Code::default();
        let mut places = vec![Operand(0); graph.len()];
        for id in order {
            places[id.index()] = match graph.node(id) {
                Some(Node::Input(input)) => Operand(input_slot(input)),
                Some(Node::Const(value)) => code.constant(value.clone()),
                Some(Node::Call(prim, _)) => code.step(id, Some(prim), graph, &places),
                Some(Node::Apply(..)) | None => code.step(id, None, graph, &places),
            };
        }
        code.roots = roots.iter().filter_map(|root| places.get(root.index()).copied()).collect();
        code
    }

    fn step(&mut self, id: NodeId, prim: Option<Prim>, graph: &Graph, places: &[Operand]) -> Operand {
        self.nodes.push(id);
        self.push(prim, graph.operands(id).iter().filter_map(|operand| places.get(operand.index()).copied()))
    }

    /// Adds a constant.
    pub(crate) fn constant(&mut self, value: Value) -> Operand {
        self.constants.push(value);
        Operand(Operand::CONSTANT | (self.constants.len() - 1) as u32)
    }

    /// Adds a call; without a primitive that of its first operand.
    pub(crate) fn push(&mut self, prim: Option<Prim>, operands: impl Iterator<Item = Operand>) -> Operand {
        let start = self.operands.len();
        self.operands.extend(operands);
        let range = (start as u32, self.operands.len() as u32);
        let step = match (prim, &self.operands[start..]) {
            (Some(prim), &[a]) => Step::One(prim, [a]),
            (Some(prim), &[a, b]) => Step::Two(prim, [a, b]),
            (Some(prim), &[a, b, c]) => Step::Three(prim, [a, b, c]),
            (Some(prim), &[a, b, c, d]) => Step::Four(prim, [a, b, c, d]),
            (Some(prim), _) => Step::More(prim, range.0, range.1),
            (None, _) => Step::Apply(range.0, range.1),
        };
        if !matches!(step, Step::More(..) | Step::Apply(..)) {
            self.operands.truncate(start);
        }
        self.steps.push(step);
        Operand(Operand::STEP | (self.steps.len() - 1) as u32)
    }

    /// Notes for every step whose results nobody needs after it. Those of the prefix, which samples or candidates share,
    /// and the roots stay.
    fn find_last_users(&mut self) {
        const NEVER: usize = usize::MAX;
        let mut last_user: Vec<usize> = (0..self.steps.len()).collect();
        for (at, step) in self.steps.iter().enumerate() {
            for operand in self.operands_of(step) {
                if let Source::Step(used) = operand.source() {
                    last_user[used] = at;
                }
            }
        }
        for root in &self.roots {
            if let Source::Step(root) = root.source() {
                last_user[root] = NEVER;
            }
        }
        let mut by_user: Vec<(usize, u32)> = (self.per_target..self.steps.len())
            .filter(|&step| last_user[step] != NEVER)
            .map(|step| (last_user[step], step as u32))
            .collect();
        by_user.sort_unstable();
        let mut rest = by_user.iter().peekable();
        for at in 0..self.steps.len() {
            self.spent_from.push(self.spent.len() as u32);
            while let Some((_, step)) = rest.next_if(|(user, _)| *user == at) {
                self.spent.push(*step);
            }
        }
        self.spent_from.push(self.spent.len() as u32);
    }

    /// The steps whose results nobody needs after this one.
    #[inline]
    pub(crate) fn spent_after(&self, step: usize) -> &[u32] {
        match (self.spent_from.get(step), self.spent_from.get(step + 1)) {
            (Some(&from), Some(&to)) => &self.spent[from as usize..to as usize],
            _ => &[],
        }
    }

    /// The operands of a step; of an apply the function comes first.
    #[inline]
    pub(crate) fn operands_of<'a>(&'a self, step: &'a Step) -> &'a [Operand] {
        match step {
            Step::One(_, operands) => operands,
            Step::Two(_, operands) => operands,
            Step::Three(_, operands) => operands,
            Step::Four(_, operands) => operands,
            Step::More(_, start, end) | Step::Apply(start, end) => {
                &self.operands[*start as usize..*end as usize]
            }
        }
    }

    /// The calls in order, for a backend that makes some of them elsewhere.
    pub fn calls(&self) -> impl Iterator<Item = CodeCall<'_>> {
        self.steps.iter().map(|step| {
            let operands = self.operands_of(step).iter().map(|operand| match operand.source() {
                Source::Input(at) => CodeOperand::Input(INPUTS[at]),
                Source::Constant(at) => CodeOperand::Constant(&self.constants[at]),
                Source::Step(at) => CodeOperand::Step(at),
            });
            CodeCall { prim: step.prim(), operands: operands.collect() }
        })
    }

    /// The calls whose results are asked for.
    pub fn root_calls(&self) -> impl Iterator<Item = usize> {
        self.roots.iter().filter_map(|root| match root.source() {
            Source::Step(at) => Some(at),
            Source::Constant(_) | Source::Input(_) => None,
        })
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

    /// Number of calls that depend on the demos alone.
    pub fn calls_per_task(&self) -> usize {
        self.per_task
    }
}

/// One call of a [`Code`].
#[derive(Clone, Debug)]
pub struct CodeCall<'a> {
    /// The primitive; `None` if a value is called.
    pub prim: Option<Prim>,
    /// Its operands.
    pub operands: Vec<CodeOperand<'a>>,
}

/// Where an operand of a [`CodeCall`] comes from.
#[derive(Clone, Copy, Debug)]
pub enum CodeOperand<'a> {
    /// An input.
    Input(Input),
    /// A constant.
    Constant(&'a Value),
    /// An earlier call, by its place.
    Step(usize),
}

/// The inputs by their places.
const INPUTS: [Input; 3] = [Input::S, Input::I, Input::C];

/// Where an input stands among the three.
fn input_slot(input: Input) -> u32 {
    match input {
        Input::S => 0,
        Input::I => 1,
        Input::C => 2,
    }
}
