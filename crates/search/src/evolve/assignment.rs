//! The work of one task in one generation, apart from everything else: whoever has the task can do it, on any machine.
//!
//! In: the programs to start from, and a random stream. Out: which programs are kept, by their place where they were known
//! before, and what is counted. It follows from what goes in alone.

use gridwright_engine::{
    Backend, Battery, Differs, Job, Keep, Limits, Machine, Mismatch, OutputsHash, Validations, distil,
    same_answer,
};
use gridwright_grid::Task;
use gridwright_program::{GraphError, Program};

use super::{Brood, Descent, KEPT, Pace, Tallies, Weights, breed};
use crate::evaluate::Shared;
use crate::kinds::Kinds;
use crate::random::Random;

/// What is to be done for a task in a generation.
#[derive(Clone, Debug)]
pub struct Assignment {
    /// The population of the task, best first, each with what it gave when it was validated, and the fuel of that.
    pub own: Vec<(Program, Option<(OutputsHash, u64)>)>,
    /// The programs that mutants are made of.
    pub battery: Vec<Program>,
    /// How often mutations are drawn.
    pub weights: Weights,
    /// Candidates that are evaluated.
    pub candidates: usize,
    /// Fuel that candidates may be charged.
    pub fuel: u64,
    /// What an evaluation may use.
    pub limits: Limits,
    /// Where random choices come from.
    pub random: Random,
}

/// A program that is kept.
#[derive(Clone, Debug)]
pub enum Kept {
    /// One of the population, by its place.
    Own(usize),
    /// One that it did not have.
    New(Child),
}

/// A program that a generation found.
#[derive(Clone, Debug)]
pub struct Child {
    /// The program.
    pub program: Program,
    /// Where it comes from.
    pub descent: Descent,
    /// The sum of its scores on the demos.
    pub demo_score: u64,
    /// Demos that are exactly right.
    pub demos_exact: usize,
    /// Tests that are exactly right. Never used for selection.
    pub tests_right: usize,
    /// Fuel of running it alone on every sample.
    pub fuel: u64,
    /// The identity of what it gave on all samples when it was validated.
    pub outputs: OutputsHash,
}

/// What a generation of a task came to.
#[derive(Clone, Debug, Default)]
pub struct Offspring {
    /// The population from now on, best first.
    pub kept: Vec<Kept>,
    /// What mutations came to.
    pub tallies: Tallies,
    /// How much of the candidates was shared.
    pub shared: Shared,
    /// Calls that the candidates have in all, each on every demo.
    pub calls: u64,
    /// What candidates were charged.
    pub fuel: u64,
    /// Programs that gave something else alone than merged: defects of the engine.
    pub mismatches: Vec<Mismatch>,
}

impl Assignment {
    /// Does it.
    pub fn work(
        &self,
        task: &Task,
        backend: &dyn Backend,
        differs: &Differs,
    ) -> Result<Offspring, GraphError> {
        let (battery, limits) = (self.battery.iter().collect::<Vec<_>>(), &self.limits);
        let pace = Pace { candidates: self.candidates, best: KEPT + KEPT / 2, fuel: self.fuel };
        let (lane, random) = (&mut *backend.lane(), &mut self.random.clone());
        let brood = breed(lane, &mut Kinds::new(), task, &battery, &self.weights, pace, limits, random);
        let merged = Battery::merge(
            self.own.iter().map(|(program, _)| program).chain(brood.best.iter().map(|bred| &bred.program)),
        )?;
        let job = Job { battery: &merged, task };
        let mut known = Validations::default();
        for (program, validated) in &self.own {
            if let Some((outputs, fuel)) = *validated {
                known.insert(program.content_hash(), outputs, fuel);
            }
        }
        let (mut kept, mut mismatches) = (Vec::new(), Vec::new());
        match backend.evaluate(&[job], differs, limits).pop() {
            None => kept.extend((0..self.own.len()).map(Kept::Own)),
            Some(evaluation) => {
                let keep = Keep { most: KEPT, floor: 0 };
                let distilled = distil(&mut Machine::new(), job, &evaluation, &known, keep, limits);
                let same = |a: usize, b: usize| {
                    evaluation.outputs.iter().all(|roots| same_answer(&roots[a], &roots[b]))
                };
                for best in distilled.kept {
                    let Some(bred) =
                        best.root.checked_sub(self.own.len()).and_then(|root| brood.best.get(root))
                    else {
                        kept.push(Kept::Own(best.root));
                        continue;
                    };
                    // A program that gives the same as one that is kept already is worth its place only if it is much
                    // shorter.
                    let twin = (0..self.own.len()).find(|&known| same(known, best.root));
                    let calls = |program: &Program| program.graph().len();
                    if let Some(twin) =
                        twin.filter(|&twin| 4 * calls(&best.program) > 3 * calls(&self.own[twin].0))
                    {
                        kept.push(Kept::Own(twin));
                        continue;
                    }
                    kept.push(Kept::New(Child {
                        program: best.program,
                        descent: bred.descent.clone(),
                        demo_score: best.demo_score,
                        demos_exact: best.demos_exact,
                        tests_right: best.tests_right,
                        fuel: best.fuel,
                        outputs: best.outputs,
                    }));
                }
                mismatches = distilled.mismatches;
            }
        }
        let Brood { tallies, shared, calls, fuel, .. } = brood;
        Ok(Offspring { kept, tallies, shared, calls, fuel, mismatches })
    }
}
