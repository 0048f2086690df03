//! Differs: programs that say how near a candidate's grid is to the target, each in one respect.
//!
//! A differ is a program `differ_name(S, I, C)` of the demo pairs, the candidate's grid and the target; the first
//! element of the tuple it returns is a score from 0 to 1000. All differs are merged into one [`Battery`], so what
//! several of them need of a candidate is computed once.

use gridwright_dsl::Value;
use gridwright_grid::Grid;
use gridwright_program::{GraphError, ParseErrors, Program, parse_file};

use crate::battery::Battery;
use crate::limits::Limits;
use crate::machine::{Inputs, Machine, SharedPrefix};

/// The score of a grid that is the target.
pub const EXACT: u16 = 1000;

/// What the name of a differ starts with.
const PREFIX: &str = "differ_";

/// Why programs are no set of differs.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub enum DiffersError {
    /// Their text has errors.
    Text(#[from] ParseErrors),
    /// They cannot be merged.
    Merge(#[from] GraphError),
}

/// A set of differs, merged.
#[derive(Debug)]
pub struct Differs {
    programs: Vec<Program>,
    battery: Battery,
    /// How many of the first are known to give every target 1000.
    trusted: usize,
}

/// A target, with what the differs know of it before they see a candidate.
pub struct Target {
    prefix: SharedPrefix,
    value: Value,
    /// Which differs do not give the target itself 1000; empty if all do.
    blind: Vec<bool>,
}

/// How near a grid is to the target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// 1000 if it is the target; else the mean of what the differs give, at most 999. Those that do not give the target
    /// itself 1000 are blind, and do not count.
    pub total: u16,
    /// What each differ gives, in their order; empty if it is the target.
    pub parts: Vec<u16>,
}

impl Differs {
    /// Where the differs that come with the engine are from.
    pub const STANDARD_FILE: &str = "differs/standard.py";

    /// The differs that come with the engine.
    pub fn standard() -> Result<Differs, DiffersError> {
        const STANDARD: &str = include_str!("../differs/standard.py");
        let programs = parse_file(Differs::STANDARD_FILE, STANDARD).into_result()?;
        let differs = Differs::new(&programs)?;
        Ok(Differs { trusted: differs.programs.len(), ..differs })
    }

    /// The differs that come with the engine, and those among other programs.
    pub fn standard_and<'a>(others: impl IntoIterator<Item = &'a Program>) -> Result<Differs, DiffersError> {
        let Differs { mut programs, trusted, .. } = Differs::standard()?;
        for other in others {
            if !programs.iter().any(|program| program.same_code(other)) {
                programs.push(other.clone());
            }
        }
        Ok(Differs { trusted, ..Differs::new(&programs)? })
    }

    /// No differs: an output is the target or worth nothing.
    pub fn none() -> Result<Differs, GraphError> {
        Differs::new(&[])
    }

    /// These programs as differs; what is not named `differ_…` is left out.
    pub fn new(programs: &[Program]) -> Result<Differs, GraphError> {
        let programs: Vec<Program> =
            programs.iter().filter(|program| program.name().starts_with(PREFIX)).cloned().collect();
        Ok(Differs { battery: Battery::merge(&programs)?, programs, trusted: 0 })
    }

    /// The differs.
    pub fn programs(&self) -> &[Program] {
        &self.programs
    }

    /// Their names, without `differ_`.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &str> {
        self.programs.iter().map(|p| p.name().strip_prefix(PREFIX).unwrap_or(p.name()))
    }

    /// The merged differs.
    pub fn battery(&self) -> &Battery {
        &self.battery
    }

    /// Evaluates what depends on the demos of a task alone.
    pub fn for_task(&self, machine: &mut Machine, demos: &Value, limits: &Limits) -> SharedPrefix {
        self.battery.run_prefix(machine, demos, limits)
    }

    /// Evaluates what depends on a target besides.
    pub fn for_target(
        &self,
        machine: &mut Machine,
        task: &SharedPrefix,
        demos: &Value,
        target: &Grid,
        limits: &Limits,
    ) -> Target {
        let value = Value::Grid(target.clone());
        let prefix = self.battery.run_target(machine, task, demos, &value, limits);
        let mut target = Target { prefix, value, blind: Vec::new() };
        if self.trusted < self.programs.len() {
            let itself = target.value.clone();
            target.blind = self
                .parts(machine, &target, demos, &itself, limits)
                .iter()
                .map(|&part| part != EXACT)
                .collect();
        }
        target
    }

    /// What each differ gives an output.
    fn parts(
        &self,
        machine: &mut Machine,
        target: &Target,
        demos: &Value,
        output: &Value,
        limits: &Limits,
    ) -> Vec<u16> {
        let inputs = Inputs::new(demos, output, &target.value);
        let answers = self.battery.run(machine, &target.prefix, inputs, limits);
        answers.iter().map(|answer| answer.as_ref().map_or(0, part)).collect()
    }

    /// The score of a candidate's output. What is no grid is worth nothing.
    pub fn score(
        &self,
        machine: &mut Machine,
        target: &Target,
        demos: &Value,
        output: &Value,
        limits: &Limits,
    ) -> Score {
        let Value::Grid(_) = output else { return Score { total: 0, parts: vec![0; self.programs.len()] } };
        if *output == target.value {
            return Score { total: EXACT, parts: Vec::new() };
        }
        let parts = self.parts(machine, target, demos, output, limits);
        let sees = |at: usize| target.blind.get(at) != Some(&true);
        let counted =
            || parts.iter().enumerate().filter(|(at, _)| sees(*at)).map(|(_, &part)| u64::from(part));
        let mean = counted().sum::<u64>() / counted().count().max(1) as u64;
        Score { total: mean.min(u64::from(EXACT) - 1) as u16, parts }
    }
}

/// What a differ's value is worth: the first element, if it is a number, within 0 to 1000.
pub(crate) fn part(value: &Value) -> u16 {
    let score = if value.is_tuple() { value.element(0).and_then(|first| first.as_int()) } else { None };
    score.unwrap_or(0).clamp(0, i64::from(EXACT)) as u16
}
