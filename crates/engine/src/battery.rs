//! The Battery: many programs merged into one graph, in which every distinct call is computed once.
//!
//! In: programs. Out: what each gives for a sample, which is what it gives alone, under every budget and in any company.
//! That is so by construction: see [`Battery::run`].

use gridwright_dsl::{Answer, Value};
use gridwright_program::{Graph, GraphBuilder, GraphError, NodeId, Program};

use crate::code::Code;
use crate::given::Given;
use crate::limits::Limits;
use crate::machine::{Inputs, Machine, SharedPrefix};

/// Many programs merged into one graph, with one root each, laid out to run.
#[derive(Debug)]
pub struct Battery {
    graph: Graph,
    roots: Vec<NodeId>,
    programs: Vec<Program>,
    /// Calls of each program on its own.
    sizes: Vec<usize>,
    code: Code,
}

impl Battery {
    /// Merges programs. Fails only when there are more nodes than ids.
    pub fn merge<'a>(programs: impl IntoIterator<Item = &'a Program>) -> Result<Battery, GraphError> {
        let mut builder = GraphBuilder::new();
        let (mut roots, mut sizes, mut merged) = (Vec::new(), Vec::new(), Vec::new());
        for program in programs {
            merged.push(program.clone());
            roots.push(builder.import(program.graph(), program.root())?);
            sizes.push(program.calls());
        }
        let graph = builder.finish();
        let code = Code::of_graph(&graph, &roots);
        Ok(Battery { graph, roots, programs: merged, sizes, code })
    }

    /// The merged graph.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// The root of every program, in the order they were given.
    pub fn roots(&self) -> &[NodeId] {
        &self.roots
    }

    /// The programs, in the order they were given: what [`Battery::extract`] would make of their roots.
    pub fn programs(&self) -> &[Program] {
        &self.programs
    }

    /// The calls of every program on its own.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// All programs' calls, before merging.
    pub fn calls_before(&self) -> usize {
        self.sizes.iter().sum()
    }

    /// Distinct calls: what is computed for a sample.
    pub fn calls(&self) -> usize {
        self.code.len()
    }

    /// How many calls of the programs one computed call stands for.
    pub fn sharing(&self) -> f64 {
        if self.code.is_empty() { 1.0 } else { self.calls_before() as f64 / self.calls() as f64 }
    }

    /// The program that computes a node.
    pub fn extract(&self, name: &str, node: NodeId) -> Result<Program, GraphError> {
        Program::new(name, &self.graph, node)
    }

    /// The merged graph laid out to run.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// Evaluates what depends on the demos of a task alone.
    pub fn run_prefix(&self, machine: &mut Machine, demos: &Value, limits: &Limits) -> SharedPrefix {
        machine.run_prefix(&self.code, demos, limits)
    }

    /// Evaluates what depends on a target besides.
    pub fn run_target(
        &self,
        machine: &mut Machine,
        prefix: &SharedPrefix,
        demos: &Value,
        target: &Value,
        limits: &Limits,
    ) -> SharedPrefix {
        machine.run_target(&self.code, prefix, demos, target, limits)
    }

    /// What every program gives for one sample: what it gives alone ([`Machine::run`]) with the same limits. The prefix
    /// is that of the sample's task or target.
    ///
    /// Chains are the same merged and alone. As long as all programs together use no more than one of them may, that
    /// limit binds none of them, and the merged run is the run of each. Where they use more, the answers so far stand,
    /// and the other programs run in parts.
    pub fn run(
        &self,
        machine: &mut Machine,
        prefix: &SharedPrefix,
        inputs: Inputs<'_>,
        limits: &Limits,
    ) -> Vec<Answer> {
        let answers = machine.run_rest(&self.code, prefix, inputs, limits);
        if answers.len() == self.programs.len() {
            return answers;
        }
        self.run_parts(machine, answers, inputs, limits)
    }

    /// The same with some steps given; `None` where the limits do not allow to take them as they are.
    pub fn run_given(
        &self,
        machine: &mut Machine,
        prefix: &SharedPrefix,
        inputs: Inputs<'_>,
        limits: &Limits,
        given: &Given,
    ) -> Option<Vec<Answer>> {
        let answers = machine.run_rest_given(&self.code, prefix, inputs, limits, given)?;
        Some(if answers.len() == self.programs.len() {
            answers
        } else {
            self.run_parts(machine, answers, inputs, limits)
        })
    }

    /// Adds the answers of the other programs, which run in parts of as many as do not use more together than one may.
    ///
    /// The first that a run did not reach runs alone; the part after it is as large as what that run reached, and parts
    /// grow as long as they are reached whole. So there are at most two runs for a program, none of which uses more
    /// than one program may, whatever the size of the battery.
    #[cold]
    fn run_parts(
        &self,
        machine: &mut Machine,
        mut answers: Vec<Answer>,
        inputs: Inputs<'_>,
        limits: &Limits,
    ) -> Vec<Answer> {
        let (mut size, mut alone) = (answers.len(), true);
        while let [program, ..] = &self.programs[answers.len()..] {
            let before = machine.used();
            if alone {
                answers.push(machine.run_alone(&Code::new(program), inputs, limits));
                (size, alone) = (size.max(2), false);
            } else {
                let part: Vec<&Program> = self.programs[answers.len()..].iter().take(size).collect();
                // A part has no more nodes than the whole, so it can be merged; if it could not, its first would run alone.
                let reached = match Battery::merge(part.iter().copied()) {
                    Ok(part) => machine.run_rest(&part.code, &SharedPrefix::EMPTY, inputs, limits),
                    Err(_) => Vec::new(),
                };
                alone = reached.len() < part.len();
                size = if alone { reached.len() } else { 2 * size };
                answers.extend(reached);
            }
            machine.used_before(before);
        }
        answers
    }
}
