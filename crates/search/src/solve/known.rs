//! Programs that are known already, tried on every task before the search.
//!
//! All of them are merged into one graph, whose calls are made in waves, one level of depth after the other, in a store
//! of their own. They take nothing from the fuel of the search: what they may use is bounded call by call. What they
//! give enters the search like any state.

use gridwright_dsl::{Budget, Value};
use gridwright_engine::wave::{
    Args, Call, Callee, Derivation, Inserted, Made, Outcome, Produced, Samples, Sort, StateId, Store, Terms,
    Values, Work,
};
use gridwright_engine::{Battery, Lane};
use gridwright_program::{Graph, GraphError, Input, Node, NodeId, Program};

use crate::evolve::starter;

/// What one call of a known program may use on a sample.
const CALL: Budget = Budget { fuel: 20_000_000, memory: 1 << 26 };
/// What all values of known programs on a task may take, in bytes; calls after that have none.
const MEMORY: u64 = 1 << 30;

/// Known programs, merged.
#[derive(Debug)]
pub struct Known {
    battery: Battery,
}

/// What known programs gave on a task.
pub(crate) struct Recalled {
    /// Those that have a value for all samples, each with its place among the programs.
    pub(crate) values: Vec<(usize, Vec<Value>)>,
    /// The fuel that it took.
    pub(crate) fuel: u64,
}

impl Known {
    /// Merges programs. Fails only when they have more calls than a graph can hold.
    pub fn new(programs: &[Program]) -> Result<Known, GraphError> {
        Ok(Known { battery: Battery::merge(programs)? })
    }

    /// The starter set, and other programs.
    pub fn starter_and(others: Vec<Program>) -> Result<Known, GraphError> {
        let mut programs = starter();
        programs.extend(others);
        Known::new(&programs)
    }

    /// Number of programs.
    pub fn len(&self) -> usize {
        self.battery.programs().len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.battery.programs().is_empty()
    }

    pub(crate) fn program(&self, at: usize) -> Option<&Program> {
        self.battery.programs().get(at)
    }

    /// The length of a program in calls.
    pub(crate) fn calls(&self, at: usize) -> usize {
        self.battery.sizes().get(at).copied().unwrap_or(0)
    }

    /// Runs all programs on the samples of a task.
    pub(crate) fn run(&self, lane: &mut dyn Lane, samples: &Samples) -> Recalled {
        let graph = self.battery.graph();
        let mut run = Run { store: Store::new(samples.clone()), states: vec![None; graph.len()], fuel: 0 };
        let mut levels: Vec<Vec<NodeId>> = Vec::new();
        let mut depths = vec![0; graph.len()];
        for (id, _) in graph.iter() {
            let operands = graph.operands(id).iter();
            let depth = operands.map(|operand| depths[operand.index()] + 1).max().unwrap_or(0);
            depths[id.index()] = depth;
            if levels.len() <= depth {
                levels.push(Vec::new());
            }
            levels[depth].push(id);
        }
        for (depth, level) in levels.iter().enumerate() {
            if depth == 0 { run.leaves(graph) } else { run.level(lane, graph, level) }
        }
        let whole = |(program, root): (usize, &NodeId)| {
            let state = run.states[root.index()]?;
            let values = (0..samples.len()).map(|sample| run.store.value(state, sample).cloned());
            Some((program, values.collect::<Option<Vec<Value>>>()?))
        };
        let values = self.battery.roots().iter().enumerate().filter_map(whole).collect();
        Recalled { values, fuel: run.fuel }
    }
}

/// A run of all known programs on a task.
struct Run {
    store: Store,
    /// The state of each node, if it has values on all samples.
    states: Vec<Option<StateId>>,
    fuel: u64,
}

impl Run {
    /// Inputs and constants.
    fn leaves(&mut self, graph: &Graph) {
        for (id, node) in graph.iter() {
            let (values, derivation) = match node {
                Node::Input(Input::S) => {
                    (Values::Same(Ok(self.store.samples().demos.clone())), Derivation::Input(Input::S))
                }
                Node::Input(Input::I) => {
                    (Values::each(self.store.samples().inputs.iter().cloned()), Derivation::Input(Input::I))
                }
                // A program never sees a target.
                Node::Input(Input::C) => (Values::Same(Ok(Value::None)), Derivation::Constant),
                Node::Const(value) => (Values::Same(Ok(value.clone())), Derivation::Constant),
                Node::Call(..) | Node::Apply(..) => continue,
            };
            let made = Made::new(values, Sort::Any, self.store.samples());
            self.states[id.index()] = self.store.insert(made, 0, derivation).map(Inserted::id);
        }
    }

    /// All calls of one depth.
    fn level(&mut self, lane: &mut dyn Lane, graph: &Graph, level: &[NodeId]) {
        let (mut nodes, mut work) = (Vec::new(), Vec::new());
        for &id in level {
            let callee = match graph.node(id) {
                Some(Node::Call(prim, _)) => Callee::Prim(prim),
                _ => Callee::Operand,
            };
            let operands = graph.operands(id).iter().map(|operand| self.states[operand.index()]);
            // A call with an operand that has no value has none.
            let Some(args) = operands.collect::<Option<Vec<_>>>().and_then(|ids| Args::new(&ids)) else {
                continue;
            };
            nodes.push(id);
            work.push(Work::Call(Call { callee, args }, Sort::Any));
        }
        let terms = Terms::within(CALL);
        lane.start(&self.store, work.clone(), &terms);
        for (id, work) in nodes.into_iter().zip(&work) {
            let (Work::Call(call, _), Some(Outcome::Call(outcome))) = (work, lane.next(&self.store)) else {
                return;
            };
            self.fuel += outcome.fuel + outcome.fault_fuel;
            self.states[id.index()] = match outcome.produced {
                Produced::Known(id) => Some(id),
                Produced::New(made) if self.store.bytes() < MEMORY => {
                    self.store.insert(made, 0, Derivation::Call(*call)).map(Inserted::id)
                }
                Produced::New(_) | Produced::Nothing => None,
            };
        }
    }
}
