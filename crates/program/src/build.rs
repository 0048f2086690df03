//! Building graphs: the same call added twice is the same node.
//!
//! The arguments of a call that commutes (`add(a, b)`) are put in order: constants last, and the rest by what they
//! compute, which is the same in every graph. So it is one node whichever way it was written.
//!
//! In: inputs, constants and calls, or the roots of other graphs. Out: ids of nodes. Constants are told apart strictly
//! (`True` is not `1`). Whatever is added, the graph keeps the invariants of [`crate::check`]; what would break one is
//! an error and changes nothing.

use std::hash::{Hash, Hasher};

use gridwright_dsl::{Exact, Prim, Value};
use rustc_hash::FxHasher;

use crate::canonical;
use crate::graph::{Graph, Input, Node, NodeId, Operands, Stored};

/// The heaviest constant ([`Value::weight`]): about thirty grids of ARC's largest size.
pub const MAX_CONSTANT_WEIGHT: u32 = 1 << 12;
/// The deepest nesting of a constant; deeper tuples are built by calls.
pub const MAX_CONSTANT_DEPTH: u16 = 64;

/// Why a node was not added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GraphError {
    /// An operand or root is not a node of the graph.
    #[error("{0:?} is not a node of the graph")]
    UnknownNode(NodeId),
    /// A primitive was given another number of operands than it takes.
    #[error("{} takes {} arguments, not {given}", .prim.name(), .prim.arity())]
    Arity {
        /// The primitive.
        prim: Prim,
        /// The number of operands.
        given: usize,
    },
    /// The value is too large or too deep for a constant, or holds a combinator's function inside.
    #[error("this value cannot be a constant of a program")]
    Constant,
    /// The graph has as many nodes or operands as its ids can tell apart.
    #[error("the graph is full")]
    Full,
}

/// A graph that grows.
#[derive(Clone, Default)]
pub struct GraphBuilder {
    graph: Graph,
    /// The hash of every node, for growing the table without hashing again.
    hashes: Vec<u64>,
    /// A hash of what every node computes: of all that it depends on, and of nothing else in the graph.
    meanings: Vec<u64>,
    /// Open addressing: a node's id at the first free place after its hash.
    table: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl GraphBuilder {
    /// An empty graph.
    pub fn new() -> GraphBuilder {
        GraphBuilder::default()
    }

    /// What was built so far.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The graph, which then no longer changes.
    pub fn finish(self) -> Graph {
        self.graph
    }

    /// The node of an input.
    pub fn input(&mut self, input: Input) -> Result<NodeId, GraphError> {
        self.intern(Node::Input(input))
    }

    /// The node of a constant. A combinator's function becomes the calls that make it.
    pub fn constant(&mut self, value: &Value) -> Result<NodeId, GraphError> {
        if let Value::Func(func) = value {
            // Values nest at most 128 deep, and so does this.
            let parts = func.parts().iter().map(|part| self.constant(part)).collect::<Result<Vec<_>, _>>()?;
            return self.call(func.combinator().ok_or(GraphError::Constant)?, &parts);
        }
        if !is_constant(value) {
            return Err(GraphError::Constant);
        }
        self.intern(Node::Const(value))
    }

    /// The node of a primitive's call.
    pub fn call(&mut self, prim: Prim, args: &[NodeId]) -> Result<NodeId, GraphError> {
        if args.len() != prim.arity() {
            return Err(GraphError::Arity { prim, given: args.len() });
        }
        self.known(args)?;
        match *args {
            [a, b] if prim.commutes() && self.rank(a) > self.rank(b) => {
                self.intern(Node::Call(prim, &[b, a]))
            }
            _ => self.intern(Node::Call(prim, args)),
        }
    }

    /// What orders the arguments of a call that commutes.
    fn rank(&self, id: NodeId) -> (bool, u64) {
        let constant = matches!(self.graph.node(id), Some(Node::Const(_)));
        (constant, self.meanings.get(id.index()).copied().unwrap_or(0))
    }

    /// The node of a value's call; of a constant primitive, the primitive's call.
    pub fn apply(&mut self, function: NodeId, args: &[NodeId]) -> Result<NodeId, GraphError> {
        self.known(&[function])?;
        if let Some(Node::Const(&Value::Prim(prim))) = self.graph.node(function) {
            return self.call(prim, args);
        }
        self.known(args)?;
        self.intern(Node::Apply(function, args))
    }

    /// Adds what the root of another graph depends on, in depth-first post-order, and gives the root's node here.
    pub fn import(&mut self, graph: &Graph, root: NodeId) -> Result<NodeId, GraphError> {
        self.import_on(graph, root, GraphBuilder::input)
    }

    /// The same with nodes of this graph in place of the other's inputs.
    pub fn import_on(
        &mut self,
        graph: &Graph,
        root: NodeId,
        on: impl Fn(&mut GraphBuilder, Input) -> Result<NodeId, GraphError>,
    ) -> Result<NodeId, GraphError> {
        let mut here: Vec<Option<NodeId>> = vec![None; graph.len()];
        // The nodes on the way down, each with the number of operands already done.
        let mut path = vec![(root, 0)];
        let mut args = Vec::new();
        while let Some((id, done)) = path.pop() {
            let node = graph.node(id).ok_or(GraphError::UnknownNode(id))?;
            let missing = |operand: &NodeId| here.get(operand.index()).is_none_or(Option::is_none);
            let operands = graph.operands(id);
            if let Some(skip) = operands.get(done..).unwrap_or(&[]).iter().position(missing) {
                let next = operands.get(done + skip).copied().unwrap_or(id);
                // Operands come before users, which is why this ends.
                if next >= id {
                    return Err(GraphError::UnknownNode(next));
                }
                path.push((id, done + skip + 1));
                path.push((next, 0));
                continue;
            }
            args.clear();
            args.extend(operands.iter().filter_map(|operand| here.get(operand.index()).copied().flatten()));
            let added = match (node, args.as_slice()) {
                (Node::Input(input), _) => on(self, input)?,
                (Node::Const(value), _) => self.constant(value)?,
                (Node::Call(prim, _), args) => self.call(prim, args)?,
                (Node::Apply(..), [function, args @ ..]) => self.apply(*function, args)?,
                (Node::Apply(..), []) => return Err(GraphError::UnknownNode(id)),
            };
            if let Some(slot) = here.get_mut(id.index()) {
                *slot = Some(added);
            }
        }
        here.get(root.index()).copied().flatten().ok_or(GraphError::UnknownNode(root))
    }

    fn known(&self, ids: &[NodeId]) -> Result<(), GraphError> {
        match ids.iter().find(|id| id.index() >= self.graph.len()) {
            Some(&id) => Err(GraphError::UnknownNode(id)),
            None => Ok(()),
        }
    }

    /// The node that is equal to this one, added if there is none.
    fn intern(&mut self, node: Node<'_>) -> Result<NodeId, GraphError> {
        let hash = hash_of(&node);
        // At most three quarters full, so that there is always a free place and the way to it is short.
        if 4 * (self.graph.len() + 1) > 3 * self.table.len() {
            self.grow();
        }
        let mask = self.table.len().wrapping_sub(1);
        let mut place = hash as usize & mask;
        while let Some(&id) = self.table.get(place) {
            if id == FREE {
                break;
            }
            let equal_hash = self.hashes.get(id as usize) == Some(&hash);
            if equal_hash && self.graph.node(NodeId(id)).is_some_and(|other| other == node) {
                return Ok(NodeId(id));
            }
            place = (place + 1) & mask;
        }
        let id = self.append(node)?;
        self.hashes.push(hash);
        self.meanings.push(self.meaning(&node));
        if let Some(slot) = self.table.get_mut(place) {
            *slot = id.0;
        }
        Ok(id)
    }

    fn append(&mut self, node: Node<'_>) -> Result<NodeId, GraphError> {
        let id = u32::try_from(self.graph.len()).ok().filter(|&id| id != FREE).ok_or(GraphError::Full)?;
        let stored = match node {
            Node::Input(input) => Stored::Input(input),
            Node::Const(value) => {
                let index = u32::try_from(self.graph.constants.len()).map_err(|_| GraphError::Full)?;
                self.graph.constants.push(value.clone());
                Stored::Const(index)
            }
            Node::Call(prim, args) => Stored::Call(prim, self.store(None, args)?),
            Node::Apply(function, args) => Stored::Apply(self.store(Some(function), args)?),
        };
        self.graph.nodes.push(stored);
        Ok(NodeId(id))
    }

    fn store(&mut self, function: Option<NodeId>, args: &[NodeId]) -> Result<Operands, GraphError> {
        let all = &mut self.graph.operands;
        let len = args.len() + usize::from(function.is_some());
        let end = u32::try_from(all.len() + len).map_err(|_| GraphError::Full)?;
        all.extend(function);
        all.extend_from_slice(args);
        // `len` is at most `end`, which fits.
        let len = len as u32;
        Ok(Operands { start: end - len, len })
    }

    /// The hash of what a node computes. It decides the order of arguments and so goes into stored hashes: it is made of
    /// the same bytes as they are, and never of ids or of how values are kept in memory.
    fn meaning(&self, node: &Node<'_>) -> u64 {
        let with = |hash: u64, id: &NodeId| {
            fnv(hash, &self.meanings.get(id.index()).copied().unwrap_or(0).to_le_bytes())
        };
        match *node {
            Node::Input(input) => fnv(FNV_START, input.name().as_bytes()),
            Node::Const(value) => {
                let mut bytes = Vec::with_capacity(16);
                canonical::encode(value, &mut bytes);
                fnv(FNV_START, &bytes)
            }
            Node::Call(prim, args) => args.iter().fold(fnv(FNV_START, prim.name().as_bytes()), with),
            Node::Apply(function, args) => args.iter().fold(with(fnv(FNV_START, &[0]), &function), with),
        }
    }

    fn grow(&mut self) {
        let size = (2 * self.table.len()).max(64);
        self.table.clear();
        self.table.resize(size, FREE);
        for (id, &hash) in self.hashes.iter().enumerate() {
            let mut place = hash as usize & (size - 1);
            while self.table.get(place).is_some_and(|&id| id != FREE) {
                place = (place + 1) & (size - 1);
            }
            if let Some(slot) = self.table.get_mut(place) {
                *slot = id as u32;
            }
        }
    }
}

impl From<Graph> for GraphBuilder {
    /// Goes on building a finished graph.
    fn from(graph: Graph) -> GraphBuilder {
        let hashes = graph.iter().map(|(_, node)| hash_of(&node)).collect::<Vec<_>>();
        let table = vec![FREE; (2 * graph.len()).next_power_of_two().max(64) / 2];
        let mut builder = GraphBuilder { graph: Graph::default(), hashes, meanings: Vec::new(), table };
        for (_, node) in graph.iter() {
            let meaning = builder.meaning(&node);
            builder.meanings.push(meaning);
        }
        builder.graph = graph;
        builder.grow();
        builder
    }
}

/// Whether a value may be the constant of a node.
pub(crate) fn is_constant(value: &Value) -> bool {
    value.weight() <= MAX_CONSTANT_WEIGHT && value.depth() <= MAX_CONSTANT_DEPTH && !holds_function(value)
}

/// Whether there is a combinator's function inside; only plain tuples and sets can hold one.
fn holds_function(value: &Value) -> bool {
    match value {
        Value::Func(_) => true,
        Value::Tuple(items) | Value::Set(items) => items.iter().any(holds_function),
        _ => false,
    }
}

/// What FNV-1a starts from.
const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a, gone on with: short, and the same forever.
fn fnv(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn hash_of(node: &Node<'_>) -> u64 {
    let mut hasher = FxHasher::default();
    match *node {
        Node::Input(input) => (0_u8, input).hash(&mut hasher),
        Node::Const(value) => (1_u8, Exact(value.clone())).hash(&mut hasher),
        Node::Call(prim, args) => (2_u8, prim, args).hash(&mut hasher),
        Node::Apply(function, args) => (3_u8, function, args).hash(&mut hasher),
    }
    hasher.finish()
}
