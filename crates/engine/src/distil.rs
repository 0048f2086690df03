//! Distilling: from what a battery gave on a task to the programs that are worth keeping.
//!
//! Candidates that never give a value, and those that score below what is kept already, are dropped; the program of
//! each other one is extracted; of programs that are the same, or that give the same on every sample, the cheapest
//! stays; and each that is left is **validated**: run alone on every sample, it must give what it gave merged. A
//! difference is a defect of the engine, and is handed on with all that is needed to see it again.
//!
//! Selection looks at demos alone. What is right on the tests is counted at the very end, for reports.

use std::cmp::Reverse;

use gridwright_dsl::{Answer, Value};
use gridwright_grid::{Sample, SampleKind, Task};
use gridwright_program::{Program, ProgramHash};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::backend::{Evaluation, Job};
use crate::differs::EXACT;
use crate::digest::OutputsHash;
use crate::limits::Limits;
use crate::machine::Machine;
use crate::run::same_answer;
use crate::telemetry::{Phase, Stopwatch, Telemetry};
use crate::validate::{Mismatch, Validations, validate};

/// A program that was kept for a task.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Which of the battery's programs it is.
    pub root: usize,
    /// The program, extracted.
    pub program: Program,
    /// Its identity.
    pub hash: ProgramHash,
    /// The mean score over the demos, from 0 to 1000.
    pub score: u16,
    /// The sum of the demos' scores.
    pub demo_score: u64,
    /// Demos whose output is exactly right.
    pub demos_exact: usize,
    /// Tests whose output is exactly right, of those that are known. Never used for selection.
    pub tests_right: usize,
    /// Fuel of running it alone on every sample.
    pub fuel: u64,
    /// The identity of what it gave on all samples.
    pub outputs: OutputsHash,
}

/// How many candidates went which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fates {
    /// Programs of the battery.
    pub candidates: usize,
    /// Those that gave no grid on any demo.
    pub without_grid: usize,
    /// Those that score below what is kept already.
    pub below: usize,
    /// Those that are the same program as another.
    pub same_program: usize,
    /// Those that give the same on every sample as a cheaper one.
    pub same_outputs: usize,
    /// Those that are left of these, whose canonical hash was known.
    pub hashed: usize,
    /// Those that were validated.
    pub validated: usize,
    /// Of these, those that gave what they are known to give, and did not have to run again.
    pub known: usize,
}

/// What distilling gave.
#[derive(Clone, Debug, Default)]
pub struct Distilled {
    /// The programs to keep, best first: by score, then by fuel.
    pub kept: Vec<Kept>,
    /// What became of the others.
    pub fates: Fates,
    /// Defects.
    pub mismatches: Vec<Mismatch>,
    /// Where the time went.
    pub telemetry: Telemetry,
}

/// What to keep.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// How many programs at the most.
    pub most: usize,
    /// The least sum of the demos' scores: that of the worst that is kept already, if there are enough.
    pub floor: u64,
}

/// Distils what a battery gave on a task.
pub fn distil(
    machine: &mut Machine,
    job: Job<'_>,
    evaluation: &Evaluation,
    known: &Validations,
    keep: Keep,
    limits: &Limits,
) -> Distilled {
    let outputs = |root: usize| evaluation.outputs.iter().filter_map(move |sample| sample.get(root));
    let mut watch = Stopwatch::start();
    let mut distilled = Distilled::default();
    let (fates, telemetry) = (&mut distilled.fates, &mut distilled.telemetry);

    let scores = demo_scores(job, evaluation);
    fates.candidates = scores.len();
    telemetry.lap(&mut watch, Phase::Score, machine);

    let mut extracted = Vec::new();
    for (root, score) in scores.into_iter().enumerate() {
        match score {
            None => fates.without_grid += 1,
            Some(score) if score.sum < keep.floor => fates.below += 1,
            Some(score) => {
                // What would be extracted from its root is the program itself, whose canonical form is known.
                extracted.push((root, score, job.battery.programs()[root].clone()));
            }
        }
    }
    telemetry.lap(&mut watch, Phase::Extract, machine);

    let mut candidates = Vec::new();
    let mut seen = FxHashSet::default();
    for (root, score, program) in extracted {
        fates.hashed += usize::from(program.is_hashed());
        let hash = program.content_hash();
        if seen.insert(hash) {
            candidates.push(Candidate { root, cost: program.cost(), program, hash, score });
        } else {
            fates.same_program += 1;
        }
    }
    // The cheapest first, so that of those with equal outputs it is the one that stays.
    candidates.sort_by_key(|candidate| (candidate.cost, candidate.hash));
    let mut by_outputs: FxHashMap<u64, Vec<usize>> = FxHashMap::default();
    candidates.retain(|candidate| {
        let equals = by_outputs.entry(combined_hash(evaluation, candidate.root)).or_default();
        let same =
            |&other: &usize| outputs(candidate.root).zip(outputs(other)).all(|(a, b)| same_answer(a, b));
        let repeated = equals.iter().any(same);
        if !repeated {
            equals.push(candidate.root);
        }
        fates.same_outputs += usize::from(repeated);
        !repeated
    });
    telemetry.lap(&mut watch, Phase::Canonical, machine);

    for candidate in candidates {
        fates.validated += 1;
        let hash = OutputsHash::of(outputs(candidate.root));
        let fuel = match known.fuel(&candidate.hash, &hash) {
            Some(fuel) => {
                fates.known += 1;
                Ok(fuel)
            }
            None => validate(machine, &candidate.program, job.task, outputs(candidate.root), limits),
        };
        match fuel {
            Ok(fuel) => distilled.kept.push(candidate.kept((fuel, hash), job.task, evaluation)),
            Err(mismatch) => distilled.mismatches.push(*mismatch),
        }
    }
    distilled.kept.sort_by_key(|kept| (Reverse(kept.demo_score), kept.fuel, kept.hash));
    distilled.kept.truncate(keep.most);
    telemetry.lap(&mut watch, Phase::Validate, machine);
    distilled
}

struct Candidate {
    root: usize,
    program: Program,
    hash: ProgramHash,
    score: DemoScore,
    cost: u64,
}

#[derive(Clone, Copy, Default)]
struct DemoScore {
    mean: u16,
    sum: u64,
    exact: usize,
}

impl Candidate {
    fn kept(self, (fuel, outputs): (u64, OutputsHash), task: &Task, evaluation: &Evaluation) -> Kept {
        let right = |((kind, sample), outputs): ((SampleKind, &Sample), &Vec<Answer>)| {
            let output = match outputs.get(self.root) {
                Some(Ok(Value::Grid(grid))) => Some(grid),
                _ => None,
            };
            kind == SampleKind::Test && sample.output.is_some() && output == sample.output.as_ref()
        };
        let tests_right = task.samples().zip(&evaluation.outputs).filter(|pair| right(*pair)).count();
        Kept {
            root: self.root,
            program: self.program,
            hash: self.hash,
            score: self.score.mean,
            demo_score: self.score.sum,
            demos_exact: self.score.exact,
            tests_right,
            fuel,
            outputs,
        }
    }
}

/// For every root its score on the demos; `None` when it gave no grid on any.
fn demo_scores(job: Job<'_>, evaluation: &Evaluation) -> Vec<Option<DemoScore>> {
    let demos = job.task.demos.len().max(1) as u64;
    let score = |root: usize| {
        let scores = || evaluation.judged.iter().filter_map(move |demo| *demo.scores.get(root)?);
        scores().next()?;
        let sum = scores().map(u64::from).sum();
        let exact = scores().filter(|&score| score == EXACT).count();
        Some(DemoScore { mean: (sum / demos) as u16, sum, exact })
    };
    (0..job.battery.roots().len()).map(score).collect()
}

/// One hash of all outputs of a root.
fn combined_hash(evaluation: &Evaluation, root: usize) -> u64 {
    let hashes = evaluation.hashes.iter().filter_map(|sample| sample.get(root));
    hashes.fold(0, |sum, hash| (sum.rotate_left(5) ^ hash).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}
