//! From a state to the program that computes it.
//!
//! A state is a call with other states, so its program is a walk back to the input. A rule that is fitted on the demos
//! needs what it is fitted on as a *function* of the input: the graph of that value is lifted, call by call, with the
//! DSL's combinators `compose`, `lbind`, `rbind` and `fork`.

use gridwright_dsl::{Prim, Value, prim};
use gridwright_engine::wave::{Callee, Derivation, StateId, Store};
use gridwright_program::{GraphBuilder, GraphError, Input, Node, NodeId, Program};
use rustc_hash::FxHashMap;

use super::known::Known;
use super::versions::Version;

/// How deep calls may nest of which a function is made: those of the search are a few, those of known programs any.
const MAX_DEPTH: usize = 100;

/// The program of a state that was found in a version of a task; `None` where one of its functions cannot be written.
pub(crate) fn program(
    version: &Version,
    store: &Store,
    known: Option<&Known>,
    id: StateId,
    name: &str,
) -> Option<Program> {
    let mut builder = GraphBuilder::new();
    let (demos, input) = version.write(&mut builder).ok()?;
    let (nodes, depends) = (FxHashMap::default(), FxHashMap::default());
    let mut writer = Writer { version, demos, input, store, known, builder, nodes, depends };
    let found = writer.node(id).ok()??;
    let root = version.write_decoded(&mut writer.builder, found).ok()?;
    Program::new(name, writer.builder.graph(), root).ok()
}

struct Writer<'a> {
    version: &'a Version,
    /// The demos and the input, in the version that was searched.
    demos: NodeId,
    input: NodeId,
    store: &'a Store,
    known: Option<&'a Known>,
    builder: GraphBuilder,
    nodes: FxHashMap<StateId, NodeId>,
    /// Whether a node depends on the input.
    depends: FxHashMap<NodeId, bool>,
}

type Written = Result<Option<NodeId>, GraphError>;

/// Leaves the function when there is no node.
macro_rules! some {
    ($node:expr) => {
        match $node {
            Some(node) => node,
            None => return Ok(None),
        }
    };
}

impl Writer<'_> {
    /// The node of a state's value. The search makes programs of a few calls, so this does not recurse deep.
    fn node(&mut self, id: StateId) -> Written {
        if let Some(&node) = self.nodes.get(&id) {
            return Ok(Some(node));
        }
        let node = match self.store.get(id).derivation {
            Derivation::Input(Input::I) => self.input,
            Derivation::Input(Input::S) => self.demos,
            Derivation::Input(Input::C) => return Ok(None),
            Derivation::Constant => {
                let value = some!(self.store.value(id, 0)).clone();
                self.builder.constant(&value)?
            }
            Derivation::Known(at) => {
                let program = some!(self.known.and_then(|known| known.program(at as usize)));
                let plain = self.builder.import(program.graph(), program.root())?;
                self.version.write_encoded(&mut self.builder, plain)?
            }
            Derivation::Call(call) => {
                let mut nodes = Vec::with_capacity(3);
                for arg in call.args.as_slice() {
                    nodes.push(some!(self.node(*arg)?));
                }
                match (call.callee, nodes.as_slice()) {
                    (Callee::Prim(prim), args) => self.builder.call(prim, args)?,
                    (Callee::Operand, [function, args @ ..]) => self.builder.apply(*function, args)?,
                    (Callee::Operand, []) => return Ok(None),
                }
            }
            Derivation::Rule { prim, from, variant } => {
                let from = some!(self.node(from)?);
                let mut args = vec![self.demos, some!(self.function(from, MAX_DEPTH)?), self.input];
                if let Some(variant) = variant {
                    args.push(self.builder.constant(&Value::Int(variant.into()))?);
                }
                self.builder.call(prim, &args)?
            }
        };
        self.nodes.insert(id, node);
        Ok(Some(node))
    }

    /// The function from an input to the value of a node; none where the node reaches the task's own input past the
    /// version's, does not depend on the input at all, or takes more of it than the combinators can hand on.
    fn function(&mut self, node: NodeId, depth: usize) -> Written {
        if node == self.input {
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
                self.function_of_call(function, args, depth)
            }
            (None, [function, args @ ..]) if !self.depends(*function) => {
                self.function_of_call(*function, args, depth)
            }
            (None, _) => Ok(None),
        }
    }

    /// A call as a function: what does not depend on the input, before and after what does, is bound.
    fn function_of_call(&mut self, mut function: NodeId, args: &[NodeId], depth: usize) -> Written {
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
            [a] if a == self.input => function,
            [a] => {
                let a = some!(self.function(a, depth)?);
                self.combine(prim::COMPOSE, &[function, a])?
            }
            [a, b] => {
                let (a, b) = (some!(self.function(a, depth)?), some!(self.function(b, depth)?));
                self.combine(prim::FORK, &[function, a, b])?
            }
            _ => return Ok(None),
        }))
    }

    /// Whether a node depends on the input, the version's or the task's own.
    fn depends(&mut self, node: NodeId) -> bool {
        if let Some(&known) = self.depends.get(&node) {
            return known;
        }
        // Operands come before users, so this walk from the front asks for what is there.
        let graph = self.builder.graph();
        for (id, is) in graph.iter().take(node.index() + 1) {
            if !self.depends.contains_key(&id) {
                let on_input = id == self.input || matches!(is, Node::Input(Input::I));
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
