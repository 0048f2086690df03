//! From a state to the program that computes it.
//!
//! A state is a call with other states, so its program is a walk back to the input of the version that was searched, between
//! what the version makes of the input and what undoes it. A rule that is fitted on the demos needs what it is fitted on as a
//! *function* of the input, and so does what is made of the parts of a split input: the graph of that value is lifted
//! (`lift`).

use gridwright_dsl::Value;
use gridwright_engine::wave::{Callee, Derivation, StateId, Store};
use gridwright_program::{Input, NodeId, Program};
use rustc_hash::FxHashMap;

use super::known::Known;
use super::lift::{Lift, Lifted, some};
use super::versions::{Version, Written};

/// The program of a state that was found in a version of a task; `None` where one of its functions cannot be written.
pub(crate) fn program(
    version: &Version,
    store: &Store,
    known: Option<&Known>,
    id: StateId,
    name: &str,
) -> Option<Program> {
    let mut lift = Lift::default();
    let written = version.write(&mut lift.builder).ok()?;
    let mut writer = Writer { version, written: &written, store, known, lift, nodes: FxHashMap::default() };
    let found = writer.node(id).ok()??;
    let root = written.write_decoded(&mut writer.lift, found).ok()??;
    Program::new(name, writer.lift.builder.graph(), root).ok()
}

struct Writer<'a> {
    version: &'a Version,
    /// The demos and the input, in the version that was searched.
    written: &'a Written,
    store: &'a Store,
    known: Option<&'a Known>,
    lift: Lift,
    nodes: FxHashMap<StateId, NodeId>,
}

impl Writer<'_> {
    /// The node of a state's value. The search makes programs of a few calls, so this does not recurse deep.
    fn node(&mut self, id: StateId) -> Lifted {
        if let Some(&node) = self.nodes.get(&id) {
            return Ok(Some(node));
        }
        let node = match self.store.get(id).derivation {
            Derivation::Input(Input::I) => self.written.input,
            Derivation::Input(Input::S) => self.written.demos,
            Derivation::Input(Input::C) => return Ok(None),
            Derivation::Constant => {
                let value = some!(self.store.value(id, 0)).clone();
                self.lift.builder.constant(&value)?
            }
            Derivation::Known(at) => {
                let program = some!(self.known.and_then(|known| known.program(at as usize)));
                let plain = self.lift.builder.import(program.graph(), program.root())?;
                some!(self.version.write_encoded(&mut self.lift.builder, plain)?)
            }
            Derivation::Call(call) => {
                let mut nodes = Vec::with_capacity(3);
                for arg in call.args.as_slice() {
                    nodes.push(some!(self.node(*arg)?));
                }
                match (call.callee, nodes.as_slice()) {
                    (Callee::Prim(prim), args) => self.lift.builder.call(prim, args)?,
                    (Callee::Operand, [function, args @ ..]) => self.lift.builder.apply(*function, args)?,
                    (Callee::Operand, []) => return Ok(None),
                }
            }
            Derivation::Rule { prim, from, variant } => {
                let (from, input) = (some!(self.node(from)?), self.written.input);
                let function = some!(self.lift.function(from, input)?);
                let mut args = vec![self.written.demos, function, input];
                if let Some(variant) = variant {
                    args.push(self.lift.builder.constant(&Value::Int(variant.into()))?);
                }
                self.lift.builder.call(prim, &args)?
            }
        };
        self.nodes.insert(id, node);
        Ok(Some(node))
    }
}
