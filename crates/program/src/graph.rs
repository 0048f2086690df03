//! The graph of calls: the only form of a program after parsing.
//!
//! A node is an input, a constant, the call of a primitive, or the call of a value that is a function. Operands of all
//! nodes lie in one vector, nodes hold ranges of it, and every operand comes before its users, so evaluating a graph is
//! one walk from the first node to the last. A [`Graph`] knows nothing of programs: one program, or a thousand merged
//! ones, have their roots in it. Only a [`GraphBuilder`](crate::GraphBuilder) makes one; what it then promises is
//! written in [`crate::check`].

use std::fmt;

use gridwright_dsl::{Prim, Value};

/// A node of one graph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(crate) u32);

impl NodeId {
    /// Its position in the graph, for tables with an entry a node.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "n{}", self.0)
    }
}

/// What a program is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Input {
    /// The demo pairs of the task.
    S,
    /// The input grid.
    I,
    /// The target grid, for differs.
    C,
}

impl Input {
    /// All of them, in the order of the parameters.
    pub const ALL: [Input; 3] = [Input::S, Input::I, Input::C];

    /// The name of the parameter.
    pub fn name(self) -> &'static str {
        match self {
            Input::S => "S",
            Input::I => "I",
            Input::C => "C",
        }
    }
}

/// A node as its users see it.
#[derive(Clone, Copy, Debug)]
pub enum Node<'g> {
    /// Something the program is given.
    Input(Input),
    /// A constant; never a combinator's function, which is a call.
    Const(&'g Value),
    /// The call of a primitive with as many operands as it takes.
    Call(Prim, &'g [NodeId]),
    /// The call of a value.
    Apply(NodeId, &'g [NodeId]),
}

/// A node as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stored {
    Input(Input),
    /// Index of the constant.
    Const(u32),
    Call(Prim, Operands),
    /// The function comes first among the operands.
    Apply(Operands),
}

/// A range of the operands of all nodes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Operands {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

/// An immutable graph of calls.
#[derive(Clone, Default)]
pub struct Graph {
    pub(crate) nodes: Vec<Stored>,
    pub(crate) operands: Vec<NodeId>,
    pub(crate) constants: Vec<Value>,
}

impl Graph {
    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The node, `None` when this graph has none of that id.
    #[inline]
    pub fn node(&self, id: NodeId) -> Option<Node<'_>> {
        Some(self.view(*self.nodes.get(id.index())?))
    }

    /// All nodes, operands before their users.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (NodeId, Node<'_>)> + ExactSizeIterator {
        // A graph has at most 2^32 - 1 nodes, so the index fits.
        self.nodes.iter().enumerate().map(|(index, &stored)| (NodeId(index as u32), self.view(stored)))
    }

    /// The operands of a node, in order; the function of an [`Node::Apply`] comes first.
    #[inline]
    pub fn operands(&self, id: NodeId) -> &[NodeId] {
        match self.nodes.get(id.index()) {
            Some(Stored::Call(_, operands) | Stored::Apply(operands)) => self.range(*operands),
            _ => &[],
        }
    }

    #[inline]
    pub(crate) fn range(&self, operands: Operands) -> &[NodeId] {
        let start = operands.start as usize;
        self.operands.get(start..start + operands.len as usize).unwrap_or(&[])
    }

    #[inline]
    fn view(&self, stored: Stored) -> Node<'_> {
        match stored {
            Stored::Input(input) => Node::Input(input),
            Stored::Const(index) => Node::Const(self.constants.get(index as usize).unwrap_or(&Value::None)),
            Stored::Call(prim, operands) => Node::Call(prim, self.range(operands)),
            Stored::Apply(operands) => match self.range(operands) {
                [function, args @ ..] => Node::Apply(*function, args),
                // The builder always stores a function; the checker reports a graph that has none.
                [] => Node::Const(&Value::None),
            },
        }
    }
}

impl PartialEq for Node<'_> {
    /// Strict: a constant `True` is not a constant `1`.
    fn eq(&self, other: &Node<'_>) -> bool {
        match (self, other) {
            (Node::Input(a), Node::Input(b)) => a == b,
            (Node::Const(a), Node::Const(b)) => a.identical(b),
            (Node::Call(f, a), Node::Call(g, b)) => f == g && a == b,
            (Node::Apply(f, a), Node::Apply(g, b)) => f == g && a == b,
            _ => false,
        }
    }
}

impl PartialEq for Graph {
    fn eq(&self, other: &Graph) -> bool {
        self.len() == other.len() && self.iter().eq(other.iter())
    }
}

impl fmt::Debug for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_stay_small() {
        assert_eq!(size_of::<NodeId>(), 4);
        assert!(size_of::<Stored>() <= 12);
    }
}
