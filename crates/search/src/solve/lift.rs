//! Functions of nodes: the graph of a value, lifted to the function from one node to it with the DSL's combinators
//! `compose`, `lbind`, `rbind` and `fork`.

use gridwright_dsl::{Prim, Value, prim};
use gridwright_program::{GraphBuilder, GraphError, Input, Node, NodeId};
use rustc_hash::FxHashMap;

/// How deep calls may nest of which a function is made: those of the search are a few, those of known programs any.
const MAX_DEPTH: usize = 100;

/// A graph on its way, of whose nodes functions can be made.
#[derive(Default)]
pub(crate) struct Lift {
    pub(crate) builder: GraphBuilder,
    /// Whether a node depends on the input.
    depends: FxHashMap<NodeId, bool>,
}

pub(crate) type Lifted = Result<Option<NodeId>, GraphError>;

/// Leaves the function when there is no node.
macro_rules! some {
    ($node:expr) => {
        match $node {
            Some(node) => node,
            None => return Ok(None),
        }
    };
}
pub(crate) use some;

impl Lift {
    /// The function from what is made of the input to the value of a node; none where the node reaches the input past it,
    /// does not depend on the input at all, or takes more of it than the combinators can hand on.
    pub(crate) fn function(&mut self, node: NodeId, from: NodeId) -> Lifted {
        self.lifted(node, from, MAX_DEPTH)
    }

    fn lifted(&mut self, node: NodeId, from: NodeId, depth: usize) -> Lifted {
        if node == from {
            return self.builder.constant(&Value::Prim(prim::IDENTITY)).map(Some);
        }
        let Some(depth) = depth.checked_sub(1) else { return Ok(None) };
        let graph = self.builder.graph();
        let args = graph.operands(node).to_vec();
        let prim = match graph.node(node) {
            Some(Node::Call(prim, _)) => Some(prim),
            Some(Node::Apply(..)) => None,
            Some(Node::Input(_) | Node::Const(_)) | None => return Ok(None),
        };
        match (prim, args.as_slice()) {
            (Some(prim), args) => {
                let function = self.builder.constant(&Value::Prim(prim))?;
                self.call_lifted(function, args, from, depth)
            }
            (None, [function, args @ ..]) if !self.depends(*function) => {
                self.call_lifted(*function, args, from, depth)
            }
            (None, _) => Ok(None),
        }
    }

    /// A call as a function: what does not depend on the input, before and after what does, is bound.
    fn call_lifted(&mut self, mut function: NodeId, args: &[NodeId], from: NodeId, depth: usize) -> Lifted {
        let fixed: Vec<bool> = args.iter().map(|&arg| !self.depends(arg)).collect();
        let before = fixed.iter().take_while(|fixed| **fixed).count();
        let after = fixed[before..].iter().rev().take_while(|fixed| **fixed).count();
        for &arg in &args[..before] {
            function = self.combine(prim::LBIND, &[function, arg])?;
        }
        for &arg in args[args.len() - after..].iter().rev() {
            function = self.combine(prim::RBIND, &[function, arg])?;
        }
        Ok(Some(match args[before..args.len() - after] {
            [a] if a == from => function,
            [a] => {
                let a = some!(self.lifted(a, from, depth)?);
                self.combine(prim::COMPOSE, &[function, a])?
            }
            [a, b] => {
                let (a, b) = (some!(self.lifted(a, from, depth)?), some!(self.lifted(b, from, depth)?));
                self.combine(prim::FORK, &[function, a, b])?
            }
            _ => return Ok(None),
        }))
    }

    /// Whether a node depends on the input.
    fn depends(&mut self, node: NodeId) -> bool {
        if let Some(&known) = self.depends.get(&node) {
            return known;
        }
        // Operands come before users, so this walk from the front asks for what is there.
        let graph = self.builder.graph();
        for (id, is) in graph.iter().take(node.index() + 1) {
            if !self.depends.contains_key(&id) {
                let on_input = matches!(is, Node::Input(Input::I));
                let depends = on_input || graph.operands(id).iter().any(|operand| self.depends[operand]);
                self.depends.insert(id, depends);
            }
        }
        self.depends.get(&node).copied().unwrap_or(true)
    }

    fn combine(&mut self, combinator: Prim, parts: &[NodeId]) -> Result<NodeId, GraphError> {
        self.builder.call(combinator, parts)
    }
}
