//! Judging: what the outputs of a battery on one demo are worth.
//!
//! In: the target, and what every root gave. Out: a score for every root, and what each differ says of every distinct
//! output. Programs of one battery often agree, so each distinct grid is looked at once.

use gridwright_dsl::{Answer, Value};
use rustc_hash::FxHashMap;

use crate::differs::{Differs, EXACT, Target};
use crate::limits::Limits;
use crate::machine::Machine;

/// What the outputs of one demo are worth.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judged {
    /// For every root its score from 0 to 1000; none if it gave no grid.
    pub scores: Vec<Option<u16>>,
    /// The distinct grids that are not the target: the first root that gave each, and what every differ says of it.
    pub wrong: Vec<(usize, Vec<u16>)>,
}

impl Judged {
    /// Every root's score where there is no target: none.
    pub(crate) fn unknown(roots: usize) -> Judged {
        Judged { scores: vec![None; roots], wrong: Vec::new() }
    }
}

/// Judges the outputs of one demo, whose hashes are known.
pub(crate) fn judge(
    machine: &mut Machine,
    differs: &Differs,
    demos: &Value,
    target: &Target,
    (outputs, hashes): (&[Answer], &[u64]),
    limits: &Limits,
) -> Judged {
    let mut judged = Judged::unknown(outputs.len());
    let mut seen: FxHashMap<u64, Vec<usize>> = FxHashMap::default();
    for (root, (answer, &hash)) in outputs.iter().zip(hashes).enumerate() {
        let Ok(output @ Value::Grid(_)) = answer else { continue };
        let equals = seen.entry(hash).or_default();
        let same = equals.iter().find(|&&other| outputs[other].as_ref() == Ok(output));
        judged.scores[root] = match same {
            Some(&other) => judged.scores[other],
            None => {
                equals.push(root);
                let score = differs.score(machine, target, demos, output, limits);
                if score.total < EXACT {
                    judged.wrong.push((root, score.parts));
                }
                Some(score.total)
            }
        };
    }
    judged
}
