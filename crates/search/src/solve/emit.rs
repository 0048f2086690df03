//! From a state to the program that computes it.
//!
//! A state is the call of a primitive with other states, so its program is a walk back to the input. A step that is
//! fitted on the demos needs what it is fitted on as a *function* of the input: that is made of the same calls with
//! the DSL's combinators, `compose`, `lbind`, `rbind` and `fork`.

use gridwright_dsl::{Prim, Value};
use gridwright_program::{GraphBuilder, GraphError, NodeId, Program};
use rustc_hash::FxHashMap;

use super::states::{Origin, StateId, States};
use super::versions::Version;

/// The program of a state that was found in a version of a task; `None` where one of its functions cannot be written.
pub(crate) fn program(version: &Version, states: &States, id: StateId, name: &str) -> Option<Program> {
    let mut builder = GraphBuilder::new();
    let seen = version.write(&mut builder).ok()?;
    let mut writer = Writer { seen, states, builder, nodes: FxHashMap::default() };
    let found = writer.node(id).ok()??;
    let root = version.write_back(&mut writer.builder, found).ok()?;
    Program::new(name, writer.builder.graph(), root).ok()
}

struct Writer<'a> {
    /// The demos and the input, in the version that was searched.
    seen: (NodeId, NodeId),
    states: &'a States,
    builder: GraphBuilder,
    nodes: FxHashMap<StateId, NodeId>,
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
    /// The node of a state's value. Programs are a few calls long, so this does not recurse deep.
    fn node(&mut self, id: StateId) -> Written {
        if let Some(&node) = self.nodes.get(&id) {
            return Ok(Some(node));
        }
        let node = match self.states.get(id).origin {
            Origin::Input => self.seen.1,
            Origin::Constant => {
                let value = self.states.values(id)[0].clone();
                self.builder.constant(&value)?
            }
            Origin::Known(_) => return Ok(None),
            Origin::Call(prim, args) => {
                let mut nodes = Vec::with_capacity(3);
                for arg in args.as_slice() {
                    nodes.push(some!(self.node(*arg)?));
                }
                self.builder.call(prim, &nodes)?
            }
            Origin::Fitted(prim, from, variant) => {
                let (demos, _) = self.seen;
                let function = some!(self.function(from)?);
                let mut args = vec![demos, function, self.seen.1];
                if let Some(variant) = variant {
                    args.push(self.builder.constant(&Value::Int(variant.into()))?);
                }
                self.builder.call(prim, &args)?
            }
        };
        self.nodes.insert(id, node);
        Ok(Some(node))
    }

    /// The node of the function that computes a state from an input.
    fn function(&mut self, id: StateId) -> Written {
        Ok(Some(match self.states.get(id).origin {
            Origin::Input => self.primitive("identity")?,
            // A constant has no function of its own: its users bind it. Nothing is made of a known program.
            Origin::Constant | Origin::Known(_) => return Ok(None),
            Origin::Call(prim, args) => some!(self.function_of_call(prim, args.as_slice())?),
            Origin::Fitted(prim, from, variant) => {
                let mut bound = self.builder.constant(&Value::Prim(prim))?;
                if let Some(variant) = variant {
                    let variant = self.builder.constant(&Value::Int(variant.into()))?;
                    bound = self.combine("rbind", &[bound, variant])?;
                }
                let (demos, _) = self.seen;
                bound = self.combine("lbind", &[bound, demos])?;
                let function = some!(self.function(from)?);
                self.combine("lbind", &[bound, function])?
            }
        }))
    }

    /// A call as a function: constants before and after the states are bound.
    fn function_of_call(&mut self, prim: Prim, args: &[StateId]) -> Written {
        let constant = |id: &StateId| matches!(self.states.get(*id).origin, Origin::Constant);
        let before = args.iter().take_while(|id| constant(id)).count();
        let after = args[before..].iter().rev().take_while(|id| constant(id)).count();
        let inner = &args[before..args.len() - after];
        let mut function = self.builder.constant(&Value::Prim(prim))?;
        for arg in &args[..before] {
            let fixed = some!(self.node(*arg)?);
            function = self.combine("lbind", &[function, fixed])?;
        }
        for arg in args[args.len() - after..].iter().rev() {
            let fixed = some!(self.node(*arg)?);
            function = self.combine("rbind", &[function, fixed])?;
        }
        Ok(Some(match *inner {
            [a] if matches!(self.states.get(a).origin, Origin::Input) => function,
            [a] => {
                let a = some!(self.function(a)?);
                self.combine("compose", &[function, a])?
            }
            [a, b] => {
                let (a, b) = (some!(self.function(a)?), some!(self.function(b)?));
                self.combine("fork", &[function, a, b])?
            }
            _ => return Ok(None),
        }))
    }

    fn primitive(&mut self, name: &str) -> Result<NodeId, GraphError> {
        self.builder.constant(&Prim::by_name(name).map_or(Value::None, Value::Prim))
    }

    fn combine(&mut self, combinator: &str, parts: &[NodeId]) -> Result<NodeId, GraphError> {
        let Some(prim) = Prim::by_name(combinator) else { return Err(GraphError::Constant) };
        self.builder.call(prim, parts)
    }
}
