//! Programs that are known already, tried on every task before the search: all of them merged into one battery.

use gridwright_dsl::{Answer, Value};
use gridwright_engine::{Battery, Inputs, Limits, Machine};
use gridwright_program::{GraphError, Program};

use super::problem::Problem;
use crate::evolve::starter;

/// What each known program may use on a sample, in fuel for one chain of calls.
const FUEL: u64 = 20_000_000;

/// Known programs, merged.
#[derive(Debug)]
pub struct Known {
    programs: Vec<Program>,
    battery: Battery,
}

impl Known {
    /// Merges programs. Fails only when they have more calls than a graph can hold.
    pub fn new(programs: Vec<Program>) -> Result<Known, GraphError> {
        let battery = Battery::merge(&programs)?;
        Ok(Known { programs, battery })
    }

    /// The starter set, and other programs.
    pub fn starter_and(others: Vec<Program>) -> Result<Known, GraphError> {
        let mut programs = starter();
        programs.extend(others);
        Known::new(programs)
    }

    /// Number of programs.
    pub fn len(&self) -> usize {
        self.programs.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.programs.is_empty()
    }

    pub(crate) fn program(&self, at: usize) -> Option<&Program> {
        self.programs.get(at)
    }

    /// The length of a program in calls.
    pub(crate) fn calls(&self, at: usize) -> usize {
        self.battery.sizes().get(at).copied().unwrap_or(0)
    }

    /// What every program that has a value for all samples gives for each of them, and the fuel that it took.
    pub(crate) fn run(&self, problem: &Problem) -> (Vec<(usize, Vec<Value>)>, u64) {
        let (mut machine, limits) = (Machine::new(), Limits::with_fuel(FUEL));
        let prefix = self.battery.run_prefix(&mut machine, &problem.demos, &limits);
        let mut fuel = machine.used().fuel;
        let mut values: Vec<Vec<Value>> = vec![Vec::new(); self.programs.len()];
        for input in &problem.inputs {
            let input = Value::Grid(input.clone());
            let inputs = Inputs::new(&problem.demos, &input, &Value::None);
            let answers: Vec<Answer> = self.battery.run(&mut machine, &prefix, inputs, &limits);
            fuel += machine.used().fuel;
            values.iter_mut().zip(answers).for_each(|(values, answer)| values.extend(answer));
        }
        let whole = |(_, values): &(usize, Vec<Value>)| values.len() == problem.samples();
        (values.into_iter().enumerate().filter(whole).collect(), fuel)
    }
}
