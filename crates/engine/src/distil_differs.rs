//! Distilling differs: which of them tell the outputs of a task apart, and each validated alone.
//!
//! A differ is worth the more on a task, the more pairs of different wrong outputs it gives different scores: one that
//! says the same of all gives a search nothing to go by. One that does not give the target itself 1000 is dropped. Of
//! differs that say the same of every output the cheapest stays. Each is run alone on one wrong output and on the target
//! of every demo, and must say what it said merged.

use std::cmp::Reverse;

use gridwright_dsl::Value;
use gridwright_grid::{Grid, Task};
use gridwright_program::{Program, ProgramHash};

use crate::backend::Evaluation;
use crate::code::Code;
use crate::differs::{Differs, EXACT, part};
use crate::distil::Keep;
use crate::limits::Limits;
use crate::machine::{Inputs, Machine};
use crate::run::demo_pairs;
use crate::telemetry::{Phase, Stopwatch, Telemetry};
use crate::validate::Mismatch;

/// A differ that was kept for a task.
#[derive(Clone, Debug)]
pub struct KeptDiffer {
    /// Which of the differs it is.
    pub index: usize,
    /// What it is called.
    pub name: String,
    /// Its identity.
    pub hash: ProgramHash,
    /// The sum over the demos of the pairs of wrong outputs that it tells apart, in thousandths of all.
    pub score: u64,
    /// Demos of which it tells all wrong outputs apart.
    pub demos_told_apart: usize,
    /// Fuel of running it alone, where it was validated.
    pub fuel: u64,
}

/// What distilling differs gave.
#[derive(Clone, Debug, Default)]
pub struct DistilledDiffers {
    /// The differs to keep, best first: by score, then by fuel.
    pub kept: Vec<KeptDiffer>,
    /// The names of those that do not give the target itself 1000.
    pub blind: Vec<String>,
    /// Those that say of every output what a cheaper one says.
    pub same: usize,
    /// Those that score below what is kept already.
    pub below: usize,
    /// Defects.
    pub mismatches: Vec<Mismatch>,
    /// Where the time went.
    pub telemetry: Telemetry,
}

/// Distils differs by what they said of the outputs of a battery on a task. Where all outputs of all demos are right,
/// there is nothing to go by, and nothing is kept.
pub fn distil_differs(
    machine: &mut Machine,
    task: &Task,
    evaluation: &Evaluation,
    differs: &Differs,
    keep: Keep,
    limits: &Limits,
) -> DistilledDiffers {
    let mut distilled = DistilledDiffers::default();
    let mut watch = Stopwatch::start();
    if evaluation.judged.iter().all(|demo| demo.wrong.len() < 2) {
        return distilled;
    }
    let mut order: Vec<(u64, ProgramHash, usize)> = differs
        .programs()
        .iter()
        .enumerate()
        .map(|(index, differ)| (differ.cost(), differ.content_hash(), index))
        .collect();
    order.sort_unstable();
    distilled.telemetry.lap(&mut watch, Phase::Canonical, machine);
    let mut said: Vec<Vec<u16>> = Vec::new();
    for (_, hash, index) in order {
        let parts: Vec<u16> = parts(evaluation, index).collect();
        if said.contains(&parts) {
            distilled.same += 1;
            continue;
        }
        said.push(parts);
        let told_apart =
            |demo: &crate::judge::Judged| told_apart(demo.wrong.iter().map(|(_, parts)| parts[index]));
        let score = evaluation.judged.iter().map(told_apart).sum();
        if score < keep.floor {
            distilled.below += 1;
            continue;
        }
        let demos_told_apart =
            evaluation.judged.iter().filter(|demo| told_apart(demo) == u64::from(EXACT)).count();
        let differ = &differs.programs()[index];
        match validate(machine, differ, index, task, evaluation, limits) {
            Ok(Some(fuel)) => {
                let name = differ.name().to_owned();
                distilled.kept.push(KeptDiffer { index, name, hash, score, demos_told_apart, fuel });
            }
            Ok(None) => distilled.blind.push(differ.name().to_owned()),
            Err(mismatch) => distilled.mismatches.push(*mismatch),
        }
    }
    distilled.kept.sort_by_key(|kept| (Reverse(kept.score), kept.fuel, kept.hash));
    distilled.kept.truncate(keep.most);
    distilled.telemetry.lap(&mut watch, Phase::Validate, machine);
    distilled
}

/// What a differ says of all wrong outputs.
fn parts(evaluation: &Evaluation, index: usize) -> impl Iterator<Item = u16> {
    evaluation.judged.iter().flat_map(move |demo| demo.wrong.iter().map(move |(_, parts)| parts[index]))
}

/// The pairs that are told apart, in thousandths of all pairs; 0 if there is no pair.
fn told_apart(parts: impl Iterator<Item = u16>) -> u64 {
    let mut parts: Vec<u16> = parts.collect();
    parts.sort_unstable();
    let pairs = |n: usize| (n * n.saturating_sub(1) / 2) as u64;
    let equal: u64 = parts.chunk_by(PartialEq::eq).map(|equals| pairs(equals.len())).sum();
    let all = pairs(parts.len());
    (u64::from(EXACT) * (all - equal)).checked_div(all).unwrap_or(0)
}

/// Runs a differ alone on one wrong output and on the target of every demo: the fuel, or none if it does not know the
/// target, or the first score that differs from the merged one.
fn validate(
    machine: &mut Machine,
    differ: &Program,
    index: usize,
    task: &Task,
    evaluation: &Evaluation,
    limits: &Limits,
) -> Result<Option<u64>, Box<Mismatch>> {
    let (pairs, code) = (demo_pairs(task), Code::new(differ));
    let mut fuel = 0;
    let mut alone = |target: &Grid, candidate: &Value| {
        let target = Value::Grid(target.clone());
        let answer = machine.run(&code, Inputs::new(&pairs, candidate, &target), limits);
        fuel += machine.used().fuel;
        answer
    };
    let judged = task.demos.iter().zip(&evaluation.outputs).zip(&evaluation.judged).enumerate();
    for (sample, ((demo, outputs), judged)) in judged {
        let Some(target) = &demo.output else { continue };
        if let Some((root, parts)) = judged.wrong.first()
            && let Ok(output) = &outputs[*root]
        {
            let (merged, answer) = (parts[index], alone(target, output));
            if answer.as_ref().map_or(0, part) != merged {
                let merged = Ok(Value::Int(merged.into()));
                let program = differ.clone();
                return Err(Box::new(Mismatch { program, sample, merged, alone: answer }));
            }
        }
        if alone(target, &Value::Grid(target.clone())).as_ref().map_or(0, part) != EXACT {
            return Ok(None);
        }
    }
    Ok(Some(fuel))
}
