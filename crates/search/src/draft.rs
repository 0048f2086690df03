//! A program under change: a list of lines, as in its text, that edits take apart and put together.
//!
//! In: a [`Program`]. Out: a program again ([`Draft::program`]), in canonical form. In between there are [`Line`]s, of
//! which each names earlier ones, and [`Edit`]s, which give one line another definition. Unlike a program, a draft may
//! have lines that nothing uses: an edit that takes the last use of a line leaves the line, as an edit of the text would,
//! and a later one may use it again.

use gridwright_dsl::{Prim, Value};
use gridwright_program::{Graph, GraphBuilder, GraphError, Input, Node, NodeId, Program};

/// The most operands of a line: the function of an apply and four arguments.
pub(crate) const MAX_ARGS: usize = 5;

/// The most lines of a draft.
pub(crate) const MAX_LINES: usize = 1 << 12;

/// A line of a draft.
pub(crate) type LineId = u32;

/// What a line does with its operands.
#[derive(Clone, Debug)]
pub enum Op {
    /// Gives an input.
    Input(Input),
    /// Gives a constant.
    Const(Value),
    /// Calls a primitive.
    Call(Prim),
    /// Calls the first operand with the others.
    Apply,
    /// Gives its one operand: what is left of a line that an edit removed.
    Same,
}

impl PartialEq for Op {
    /// Strict: a constant `True` is not a constant `1`.
    fn eq(&self, other: &Op) -> bool {
        match (self, other) {
            (Op::Input(a), Op::Input(b)) => a == b,
            (Op::Const(a), Op::Const(b)) => a.identical(b),
            (Op::Call(a), Op::Call(b)) => a == b,
            (Op::Apply, Op::Apply) | (Op::Same, Op::Same) => true,
            _ => false,
        }
    }
}

/// The operands of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Args {
    ids: [LineId; MAX_ARGS],
    len: u8,
}

impl Args {
    /// These operands; `None` if there are too many.
    pub fn new(ids: &[LineId]) -> Option<Args> {
        let mut args = Args { len: u8::try_from(ids.len()).ok()?, ..Args::default() };
        args.ids.get_mut(..ids.len())?.copy_from_slice(ids);
        Some(args)
    }

    /// They.
    #[inline]
    pub fn as_slice(&self) -> &[LineId] {
        &self.ids[..usize::from(self.len)]
    }

    /// The same with each operand another one.
    #[must_use]
    pub fn map(mut self, to: impl Fn(LineId) -> LineId) -> Args {
        self.ids[..usize::from(self.len)].iter_mut().for_each(|id| *id = to(*id));
        self
    }

    /// The same with another operand at a place.
    #[must_use]
    pub fn with(mut self, place: usize, id: LineId) -> Args {
        if let Some(slot) = self.ids[..usize::from(self.len)].get_mut(place) {
            *slot = id;
        }
        self
    }
}

/// A line: what it does, with which earlier lines.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What it does.
    pub op: Op,
    /// With what.
    pub args: Args,
}

impl Line {
    /// A line without operands.
    pub fn leaf(op: Op) -> Line {
        Line { op, args: Args::default() }
    }

    /// The call of a primitive with as many operands as it takes.
    pub fn call(prim: Prim, args: Args) -> Line {
        Line { op: Op::Call(prim), args }
    }

    /// Whether it calls something.
    pub fn is_call(&self) -> bool {
        matches!(self.op, Op::Call(_) | Op::Apply)
    }
}

/// Another definition of one line of a draft.
#[derive(Clone, PartialEq, Debug)]
pub struct Edit {
    /// The line.
    pub at: LineId,
    /// What it becomes. Operands may be any lines that do not depend on it, and new ones.
    pub line: Line,
    /// New lines, numbered on from those of the draft. Each may use lines that do not depend on the changed one, and
    /// earlier new ones.
    pub new: Vec<Line>,
}

/// A program under change.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    lines: Vec<Line>,
    root: LineId,
}

impl Draft {
    /// The draft of a program; `None` if it has more lines or operands than a draft may.
    pub fn of(program: &Program) -> Option<Draft> {
        Draft::of_node(program.graph(), program.root())
    }

    fn of_node(graph: &Graph, root: NodeId) -> Option<Draft> {
        if graph.len() > MAX_LINES {
            return None;
        }
        let lines = graph.iter().map(|(id, node)| {
            let op = match node {
                Node::Input(input) => Op::Input(input),
                Node::Const(value) => Op::Const(value.clone()),
                Node::Call(prim, _) => Op::Call(prim),
                Node::Apply(..) => Op::Apply,
            };
            let mut ids = [0; MAX_ARGS];
            let operands = graph.operands(id);
            for (slot, operand) in ids.get_mut(..operands.len())?.iter_mut().zip(operands) {
                *slot = operand.index() as LineId;
            }
            Some(Line { op, args: Args::new(&ids[..operands.len()])? })
        });
        Some(Draft { lines: lines.collect::<Option<_>>()?, root: root.index() as LineId })
    }

    /// Its lines, each after those that it uses.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// A line.
    #[inline]
    pub fn line(&self, id: LineId) -> &Line {
        &self.lines[id as usize]
    }

    /// The line of its result.
    pub fn root(&self) -> LineId {
        self.root
    }

    /// Which lines the result depends on.
    pub fn live(&self) -> Vec<bool> {
        let mut live = vec![false; self.lines.len()];
        live[self.root as usize] = true;
        for at in (0..self.lines.len()).rev() {
            if live[at] {
                self.lines[at].args.as_slice().iter().for_each(|&arg| live[arg as usize] = true);
            }
        }
        live
    }

    /// The lines that depend on a line, of some, in order.
    pub fn dependents(&self, of: LineId, among: &[bool]) -> Vec<LineId> {
        let mut depends = vec![false; self.lines.len()];
        depends[of as usize] = true;
        let mut found = Vec::new();
        for (at, line) in self.lines.iter().enumerate().skip(of as usize + 1) {
            if among[at] && line.args.as_slice().iter().any(|&arg| depends[arg as usize]) {
                depends[at] = true;
                found.push(at as LineId);
            }
        }
        found
    }

    /// The draft with an edit. Lines that nothing uses any more stay if they call something.
    #[must_use]
    pub fn with(&self, edit: &Edit) -> Draft {
        self.with_places(edit).0
    }

    /// The draft with an edit, and where each old line is in it, if it still is.
    pub fn with_places(&self, edit: &Edit) -> (Draft, Vec<Option<LineId>>) {
        let all = self.lines.len() + edit.new.len();
        let line = |at: usize| {
            if at == edit.at as usize {
                &edit.line
            } else {
                self.lines.get(at).unwrap_or_else(|| &edit.new[at - self.lines.len()])
            }
        };
        // In the order of the old lines, but what a line uses comes first.
        let mut draft = Draft { lines: Vec::with_capacity(all), root: 0 };
        let mut places: Vec<Option<LineId>> = vec![None; all];
        let mut path: Vec<usize> = Vec::new();
        for start in 0..self.lines.len() {
            let wanted = line(start).is_call() || start == self.root as usize;
            path.extend(Some(start).filter(|_| wanted));
            while let Some(&at) = path.last() {
                // An edit that makes a line depend on itself is none.
                if path.len() > all {
                    return (self.clone(), (0..self.lines.len() as LineId).map(Some).collect());
                }
                let args = line(at).args;
                let missing = args.as_slice().iter().find(|&&arg| places[arg as usize].is_none());
                if let (Some(&missing), None) = (missing, places[at]) {
                    path.push(missing as usize);
                    continue;
                }
                path.pop();
                if places[at].is_none() {
                    let args = args.map(|arg| places[arg as usize].unwrap_or(0));
                    places[at] = Some(draft.place(&line(at).op, args));
                }
            }
        }
        draft.root = places[self.root as usize].unwrap_or(0);
        places.truncate(self.lines.len());
        (draft, places)
    }

    /// A line that does this. Calls have lines of their own even if they are alike: an edit may tell them apart again.
    fn place(&mut self, op: &Op, args: Args) -> LineId {
        match (op, args.as_slice()) {
            (Op::Same, &[id]) => return id,
            (op, []) => {
                if let Some(at) = self.lines.iter().position(|line| line.op == *op) {
                    return at as LineId;
                }
            }
            _ => {}
        }
        self.lines.push(Line { op: op.clone(), args });
        (self.lines.len() - 1) as LineId
    }

    /// The program of its result.
    pub fn program(&self, name: &str) -> Result<Program, GraphError> {
        let mut graph = GraphBuilder::new();
        let mut nodes: Vec<NodeId> = Vec::with_capacity(self.lines.len());
        for line in &self.lines {
            let args: Vec<NodeId> = line.args.as_slice().iter().map(|&arg| nodes[arg as usize]).collect();
            nodes.push(match (&line.op, args.as_slice()) {
                (Op::Input(input), _) => graph.input(*input)?,
                (Op::Const(value), _) => graph.constant(value)?,
                (Op::Call(prim), args) => graph.call(*prim, args)?,
                (Op::Apply, [function, args @ ..]) => graph.apply(*function, args)?,
                (Op::Same, [same]) => *same,
                (Op::Apply | Op::Same, _) => return Err(GraphError::Constant),
            });
        }
        let root = nodes[self.root as usize];
        Program::new(name, &graph.finish(), root)
    }

    /// The program of one primitive on the input.
    pub fn unary(prim: Prim) -> Draft {
        let lines =
            vec![Line::leaf(Op::Input(Input::I)), Line::call(prim, Args::new(&[0]).unwrap_or_default())];
        Draft { lines, root: 1 }
    }

    /// One program after the other: what this one gives is the other's input. `None` if that is too long.
    pub fn then(mut self, next: &Draft) -> Option<Draft> {
        if self.lines.len() + next.lines.len() > MAX_LINES {
            return None;
        }
        self.lines.reserve(next.lines.len());
        let mut places: Vec<LineId> = Vec::with_capacity(next.lines.len());
        for line in &next.lines {
            places.push(match line.op {
                Op::Input(Input::I) => self.root,
                _ => self.place(&line.op, line.args.map(|arg| places[arg as usize])),
            });
        }
        self.root = places[next.root as usize];
        Some(self)
    }

    /// How many lines call something, used or not.
    pub fn calls(&self) -> usize {
        self.lines.iter().filter(|line| line.is_call()).count()
    }
}
