//! The canonical form of a program, and the hash that is its identity.
//!
//! The canonical form of a root holds the nodes that the root depends on and no others, each once, numbered in
//! depth-first post-order from the root with operands taken from left to right (a called value before its arguments).
//! The arguments of a call that commutes are in the order that [`crate::GraphBuilder`] gives them.
//! It follows that the root comes last and that names, the order of statements, dead code and repeated calls leave no
//! trace. A graph has every node once and its arguments in order already, so nodes are only numbered anew (`form`), as
//! [`GraphBuilder::import`](crate::GraphBuilder::import) into an empty graph would; a [`Program`](crate::Program) has no
//! other form.
//!
//! The hash is BLAKE3 over a version and the nodes in order. Primitives go in by name and constants by what they are,
//! not by how this version of the engine stores them, so stored hashes outlive both. Byte encoding, version 1:
//!
//! | node | bytes |
//! |---|---|
//! | input | `i`, then `S`, `I` or `C` |
//! | constant | `k`, then the value |
//! | call | `c`, length and bytes of the primitive's name, operands |
//! | call of a value | `a`, operands, the called value first |
//! | operands | their number, then for each its node's number |
//! | value | `n` none; `t`, `f` bools; `d` and eight bytes an int; `p`, length, name a primitive; `(` or `{`, number of elements, elements |
//!
//! All numbers but ints are four bytes, everything little-endian. Sets go in ascending canonical order.

use std::fmt;
use std::str::FromStr;

use gridwright_dsl::Value;

use crate::build::GraphError;
use crate::graph::{Graph, Node, NodeId, Operands, Stored};

const VERSION: &[u8] = b"gridwright program 1\n";

/// The identity of a program: the hash of its canonical form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProgramHash([u8; 32]);

impl ProgramHash {
    /// The hash with these bytes, as they were stored.
    pub fn from_bytes(bytes: [u8; 32]) -> ProgramHash {
        ProgramHash(bytes)
    }

    /// Its first digits, as reports show it: enough for millions of programs.
    pub fn short(&self) -> String {
        self.0[..6].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Its bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for ProgramHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for ProgramHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a program's hash is 64 hexadecimal digits")]
pub struct HashFormatError;

impl FromStr for ProgramHash {
    type Err = HashFormatError;

    fn from_str(text: &str) -> Result<ProgramHash, HashFormatError> {
        let digit = |byte: u8| char::from(byte).to_digit(16);
        let mut bytes = [0; 32];
        if text.len() != 64 {
            return Err(HashFormatError);
        }
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let &[high, low] = digits else { return Err(HashFormatError) };
            let (Some(high), Some(low)) = (digit(high), digit(low)) else { return Err(HashFormatError) };
            // Two hexadecimal digits fit a byte.
            *byte = (high * 16 + low) as u8;
        }
        Ok(ProgramHash(bytes))
    }
}

/// The canonical form of a root of a graph.
pub(crate) fn form(graph: &Graph, root: NodeId) -> Result<Graph, GraphError> {
    let mut here: Vec<Option<NodeId>> = vec![None; graph.len()];
    let mut form = Graph::default();
    // The nodes on the way down, each with the number of operands already done.
    let mut path = vec![(root, 0)];
    while let Some((id, done)) = path.pop() {
        let stored = *graph.nodes.get(id.index()).ok_or(GraphError::UnknownNode(id))?;
        let at = |operand: &NodeId| here.get(operand.index()).copied().flatten();
        let operands = graph.operands(id);
        if let Some((skip, &next)) =
            operands.iter().enumerate().skip(done).find(|(_, operand)| at(operand).is_none())
        {
            // Operands come before users, which is why this ends.
            if next >= id {
                return Err(GraphError::UnknownNode(next));
            }
            path.extend([(id, skip + 1), (next, 0)]);
            continue;
        }
        // There are no more of anything than in the graph, so all numbers fit.
        let range = Operands { start: form.operands.len() as u32, len: operands.len() as u32 };
        form.operands.extend(operands.iter().filter_map(at));
        form.nodes.push(match stored {
            Stored::Input(input) => Stored::Input(input),
            Stored::Const(index) => {
                form.constants.extend(graph.constants.get(index as usize).cloned());
                Stored::Const(form.constants.len().saturating_sub(1) as u32)
            }
            Stored::Call(prim, _) => Stored::Call(prim, range),
            Stored::Apply(_) => Stored::Apply(range),
        });
        if let Some(slot) = here.get_mut(id.index()) {
            *slot = Some(NodeId(form.nodes.len() as u32 - 1));
        }
    }
    Ok(form)
}

/// The hash of a graph in canonical form.
pub(crate) fn hash(graph: &Graph) -> ProgramHash {
    let mut bytes = VERSION.to_vec();
    for (_, node) in graph.iter() {
        match node {
            Node::Input(input) => {
                bytes.push(b'i');
                bytes.extend_from_slice(input.name().as_bytes());
            }
            Node::Const(value) => {
                bytes.push(b'k');
                encode(value, &mut bytes);
            }
            Node::Call(prim, args) => {
                bytes.push(b'c');
                name(prim.name(), &mut bytes);
                operands(args.iter().copied(), args.len(), &mut bytes);
            }
            Node::Apply(function, args) => {
                bytes.push(b'a');
                operands(std::iter::once(function).chain(args.iter().copied()), args.len() + 1, &mut bytes);
            }
        }
    }
    ProgramHash(*blake3::hash(&bytes).as_bytes())
}

/// Numbers of elements, operands and letters are bounded far below 32 bits by what a graph may hold.
fn length(length: usize, bytes: &mut Vec<u8>) {
    bytes.extend_from_slice(&(length as u32).to_le_bytes());
}

fn name(name: &str, bytes: &mut Vec<u8>) {
    length(name.len(), bytes);
    bytes.extend_from_slice(name.as_bytes());
}

fn operands(ids: impl Iterator<Item = NodeId>, len: usize, bytes: &mut Vec<u8>) {
    length(len, bytes);
    ids.for_each(|id| length(id.index(), bytes));
}

/// Recursion is as deep as a constant, which is bounded.
pub(crate) fn encode(value: &Value, bytes: &mut Vec<u8>) {
    match value {
        Value::None => bytes.push(b'n'),
        Value::Bool(true) => bytes.push(b't'),
        Value::Bool(false) => bytes.push(b'f'),
        Value::Int(n) => {
            bytes.push(b'd');
            bytes.extend_from_slice(&n.to_le_bytes());
        }
        Value::Prim(prim) => {
            bytes.push(b'p');
            name(prim.name(), bytes);
        }
        container => {
            let elements = container.elements().unwrap_or_default();
            bytes.push(if container.is_set() { b'{' } else { b'(' });
            length(elements.len(), bytes);
            elements.iter().for_each(|element| encode(element, bytes));
        }
    }
}
