//! Conditions: which predicates tell the rows where something is right from those where it is wrong.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::predicate::{self, Predicate};
use super::rows::Rows;

/// Up to two predicates, all of which hold.
pub(super) type Condition = [Option<Predicate>; 2];

/// A condition, the useful rows that it holds of, and what it costs.
#[derive(Clone, Copy)]
pub(super) struct Hit {
    pub(super) condition: Condition,
    pub(super) rows: Rows,
    pub(super) cost: u32,
}

/// The most predicates for the same rows.
const MOST_PREDICATES: u8 = 3;
/// The most predicates that are paired, and pairs that are kept.
const PAIRED: usize = 80;
const MOST_PAIRS: usize = 8;
/// The most conditions that are kept for the same rows.
const MOST_HITS: usize = 24;

/// What pairing so many predicates is charged.
pub(super) fn pairs_work(predicates: usize) -> u64 {
    (predicates + PAIRED * PAIRED / 8) as u64
}

/// The predicates that hold of no wrong row, without those that another does better.
pub(super) fn hits(predicates: &[predicate::Candidate], needed: Rows, wrong: Rows) -> Rc<[Hit]> {
    let mut counts: FxHashMap<Rows, u8> = FxHashMap::default();
    let mut hits: Vec<Hit> = Vec::new();
    for candidate in predicates {
        let rows = candidate.rows & needed;
        if candidate.rows.meets(wrong) || rows.is_empty() {
            continue;
        }
        if hits.len() == MOST_HITS {
            break;
        }
        let count = counts.entry(rows).or_insert(0);
        *count = count.saturating_add(1);
        let is_worse = |hit: &Hit| rows.is_within(hit.rows) && rows != hit.rows;
        if *count <= MOST_PREDICATES && !hits.iter().any(is_worse) {
            let cost = candidate.cost + u32::from(*count - 1);
            hits.push(Hit { condition: [Some(candidate.predicate), None], rows, cost });
        }
    }
    hits.into()
}

/// Pairs of predicates that hold of all needed rows and together of no wrong one.
pub(super) fn pairs(predicates: &[predicate::Candidate], needed: Rows, wrong: Rows) -> Rc<[Hit]> {
    let mut seen: FxHashSet<Rows> = FxHashSet::default();
    let useful: Vec<&predicate::Candidate> = predicates
        .iter()
        .filter(|candidate| {
            let left = candidate.rows & wrong;
            needed.is_within(candidate.rows) && left != wrong && !left.is_empty() && seen.insert(left)
        })
        .take(PAIRED)
        .collect();
    let mut pairs = Vec::new();
    for (at, first) in useful.iter().enumerate() {
        for second in &useful[at + 1..] {
            if !(first.rows & second.rows).meets(wrong) {
                let condition = [Some(first.predicate), Some(second.predicate)];
                pairs.push(Hit { condition, rows: needed, cost: first.cost + second.cost });
            }
        }
    }
    pairs.sort_by_key(|pair| pair.cost);
    pairs.truncate(MOST_PAIRS);
    pairs.into()
}
