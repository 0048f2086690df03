//! Distilling: from what a battery gave on a task to the programs that are worth keeping.
//!
//! Candidates that never give a value, and those that score below what is kept already, are dropped; the program of
//! each other one is extracted; of programs that are the same, or that give the same on every sample, the cheapest
//! stays; and each that is left is **validated**: run alone on every sample, it must give what it gave merged. A
//! difference is a defect of the engine, and is handed on with all that is needed to see it again.
//!
//! Selection looks at demos alone. What is right on the tests is counted at the very end, for reports.

use std::cmp::Reverse;
use std::hash::{Hash, Hasher};

use gridwright_dsl::{Answer, Exact, Value};
use gridwright_grid::{SampleKind, Task};
use gridwright_program::{GraphError, Node, Program, ProgramHash};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use crate::backend::{Evaluation, Job};
use crate::code::Code;
use crate::differs::{Differs, EXACT};
use crate::limits::Limits;
use crate::machine::{Inputs, Machine};
use crate::run::{demo_pairs, same_answer};

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
}

/// A program that gave another output alone than merged: a defect of the engine.
#[derive(Clone, Debug)]
pub struct Mismatch {
    /// The program.
    pub program: Program,
    /// Which sample of the task, from 0, demos first.
    pub sample: usize,
    /// What it gave merged.
    pub merged: Answer,
    /// What it gave alone.
    pub alone: Answer,
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
    /// Those that were run alone.
    pub validated: usize,
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
}

/// What to keep.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// How many programs at the most.
    pub most: usize,
    /// The least score: that of the worst that is kept already, if there are enough.
    pub floor: u16,
}

/// Distils what a battery gave on a task.
pub fn distil(
    machine: &mut Machine,
    job: Job<'_>,
    evaluation: &Evaluation,
    differs: &Differs,
    keep: Keep,
    limits: &Limits,
) -> Result<Distilled, GraphError> {
    let outputs = |root: usize| evaluation.outputs.iter().filter_map(move |sample| sample.get(root));
    let roots = job.battery.roots().len();
    let mut distilled = Distilled::default();
    let fates = &mut distilled.fates;
    fates.candidates = roots;

    let scores = demo_scores(machine, job.task, evaluation, differs, limits);
    let mut candidates = Vec::new();
    let mut seen = FxHashSet::default();
    for (root, score) in scores.iter().enumerate() {
        let Some(score) = score else {
            fates.without_grid += 1;
            continue;
        };
        if score.mean < keep.floor {
            fates.below += 1;
            continue;
        }
        let program = job.battery.extract("candidate", job.battery.roots()[root])?;
        let hash = program.content_hash();
        if seen.insert(hash) {
            candidates.push(Candidate { root, cost: static_cost(&program), program, hash, score: *score });
        } else {
            fates.same_program += 1;
        }
    }

    // The cheapest first, so that of those with equal outputs it is the one that stays.
    candidates.sort_by_key(|candidate| (candidate.cost, candidate.hash));
    let mut by_outputs: FxHashMap<u64, Vec<usize>> = FxHashMap::default();
    candidates.retain(|candidate| {
        let equals = by_outputs.entry(hash_of(outputs(candidate.root))).or_default();
        let same =
            |&other: &usize| outputs(candidate.root).zip(outputs(other)).all(|(a, b)| same_answer(a, b));
        let known = equals.iter().any(same);
        if !known {
            equals.push(candidate.root);
        }
        fates.same_outputs += usize::from(known);
        !known
    });

    for candidate in candidates {
        fates.validated += 1;
        match validate(machine, &candidate, job.task, outputs(candidate.root), limits) {
            Ok(fuel) => distilled.kept.push(candidate.kept(fuel, job.task, evaluation)),
            Err(mismatch) => distilled.mismatches.push(*mismatch),
        }
    }
    distilled.kept.sort_by_key(|kept| (Reverse(kept.score), kept.fuel, kept.hash));
    distilled.kept.truncate(keep.most);
    Ok(distilled)
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
    fn kept(self, fuel: u64, task: &Task, evaluation: &Evaluation) -> Kept {
        let right = |((kind, sample), outputs): ((SampleKind, &gridwright_grid::Sample), &Vec<Answer>)| {
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
        }
    }
}

/// For every root its score on the demos; `None` when it gave no grid on any.
fn demo_scores(
    machine: &mut Machine,
    task: &Task,
    evaluation: &Evaluation,
    differs: &Differs,
    limits: &Limits,
) -> Vec<Option<DemoScore>> {
    let demos = demo_pairs(task);
    let front = differs.for_task(machine, &demos, limits);
    let roots = evaluation.outputs.first().map_or(0, Vec::len);
    let (mut sums, mut exact, mut grids) = (vec![0_u64; roots], vec![0; roots], vec![false; roots]);
    for (demo, outputs) in task.demos.iter().zip(&evaluation.outputs) {
        let Some(target) = &demo.output else { continue };
        let target = differs.for_target(machine, &front, &demos, target, limits);
        // Programs of one battery often agree; each distinct grid is scored once.
        let mut scored: Vec<(&Value, u16)> = Vec::new();
        for (root, answer) in outputs.iter().enumerate() {
            let Ok(output @ Value::Grid(_)) = answer else { continue };
            let known = scored.iter().find(|(other, _)| *other == output).map(|(_, score)| *score);
            let score = known.unwrap_or_else(|| {
                let score = differs.score(machine, &target, &demos, output, limits).total;
                scored.push((output, score));
                score
            });
            grids[root] = true;
            sums[root] += u64::from(score);
            exact[root] += usize::from(score == EXACT);
        }
    }
    let demos = task.demos.len().max(1) as u64;
    let score =
        |root: usize| DemoScore { mean: (sums[root] / demos) as u16, sum: sums[root], exact: exact[root] };
    (0..roots).map(|root| grids[root].then(|| score(root))).collect()
}

/// Runs a candidate alone on every sample: its fuel, or the first output that differs from the merged one.
fn validate<'a>(
    machine: &mut Machine,
    candidate: &Candidate,
    task: &Task,
    merged: impl Iterator<Item = &'a Answer>,
    limits: &Limits,
) -> Result<u64, Box<Mismatch>> {
    let (demos, code) = (demo_pairs(task), Code::new(&candidate.program));
    let mut fuel = 0;
    for (number, ((_, sample), merged)) in task.samples().zip(merged).enumerate() {
        let input = Value::Grid(sample.input.clone());
        let alone = machine.run(&code, Inputs::new(&demos, &input, &Value::None), limits);
        fuel += machine.used().fuel;
        if !same_answer(merged, &alone) {
            let (program, merged) = (candidate.program.clone(), merged.clone());
            return Err(Box::new(Mismatch { program, sample: number, merged, alone }));
        }
    }
    Ok(fuel)
}

fn hash_of<'a>(answers: impl Iterator<Item = &'a Answer>) -> u64 {
    let mut hasher = FxHasher::default();
    for answer in answers {
        match answer {
            Ok(value) => Exact(value.clone()).hash(&mut hasher),
            Err(fault) => fault.hash(&mut hasher),
        }
    }
    hasher.finish()
}

/// What a program costs before it is run: the costs of its calls.
fn static_cost(program: &Program) -> u64 {
    let cost = |node: Node<'_>| match node {
        Node::Call(prim, _) => u64::from(prim.cost()),
        Node::Apply(..) => 1,
        Node::Input(_) | Node::Const(_) => 0,
    };
    program.graph().iter().map(|(_, node)| cost(node)).sum()
}
