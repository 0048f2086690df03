//! Conditions: which predicates tell the rows where something is right from those where it is wrong.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::predicate::{self, Predicate};
use super::rows::Rows;
use super::segment::Scene;

/// Up to two predicates, all of which hold.
pub(super) type Condition = [Option<Predicate>; 2];

/// Whether a condition holds of an object.
pub(super) fn holds(condition: &Condition, scene: &Scene, at: usize) -> bool {
    condition.iter().flatten().all(|predicate| predicate.holds(scene, at))
}

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

/// Predicates, and for each row which of them hold of it, as bits. Few of thousands tell some rows from others; which ones do is
/// found for 64 at a time.
pub(super) struct Predicates {
    all: Vec<predicate::Candidate>,
    rows: usize,
    /// For each 64 predicates a word a row.
    words: Vec<u64>,
}

impl Predicates {
    /// The predicates over so many rows.
    pub(super) fn new(all: Vec<predicate::Candidate>, rows: usize) -> Predicates {
        let mut words = vec![0; all.len().div_ceil(64) * rows];
        for (at, candidate) in all.iter().enumerate() {
            let words = &mut words[at / 64 * rows..];
            candidate.rows.iter().for_each(|row| words[row] |= 1 << (at % 64));
        }
        Predicates { all, rows, words }
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// The predicates that a function of a word a row chooses, in their order.
    fn chosen<'a>(
        &'a self,
        choose: impl Fn(&[u64]) -> u64 + 'a,
    ) -> impl Iterator<Item = &'a predicate::Candidate> + 'a {
        self.words.chunks(self.rows.max(1)).zip(self.all.chunks(64)).flat_map(move |(words, all)| {
            // Beyond the last predicate there are zeros in each row, which a choice may turn.
            let mut chosen = choose(words) & (u64::MAX >> (64 - all.len()));
            std::iter::from_fn(move || {
                let at = chosen.trailing_zeros() as usize;
                chosen &= chosen.wrapping_sub(1);
                all.get(at)
            })
        })
    }
}

/// The predicates that hold of some of the rows, and those that hold of all, of 64.
fn some_and_all(words: &[u64], rows: &[u8]) -> (u64, u64) {
    rows.iter().fold((0, u64::MAX), |(some, all), &row| {
        let word = words[usize::from(row)];
        (some | word, all & word)
    })
}

/// The predicates that hold of no wrong row, without those that another does better.
pub(super) fn hits(predicates: &Predicates, needed: Rows, wrong: Rows) -> Rc<[Hit]> {
    let mut counts: FxHashMap<Rows, u8> = FxHashMap::default();
    let mut hits: Vec<Hit> = Vec::new();
    let (useful_rows, wrong_rows) = (needed.numbers(), wrong.numbers());
    let tells = |words: &[u64]| some_and_all(words, &useful_rows).0 & !some_and_all(words, &wrong_rows).0;
    for candidate in predicates.chosen(tells) {
        let rows = candidate.rows & needed;
        if hits.len() == MOST_HITS {
            break;
        }
        let count = counts.entry(rows).or_insert(0);
        *count = count.saturating_add(1);
        let is_worse = |hit: &Hit| rows.is_within(hit.rows) && !rows.same(hit.rows);
        if *count <= MOST_PREDICATES && !hits.iter().any(is_worse) {
            let cost = candidate.cost + u32::from(*count - 1);
            hits.push(Hit { condition: [Some(candidate.predicate), None], rows, cost });
        }
    }
    hits.into()
}

/// Pairs of predicates that hold of all needed rows and together of no wrong one.
pub(super) fn pairs(predicates: &Predicates, needed: Rows, wrong: Rows) -> Rc<[Hit]> {
    let mut seen: FxHashSet<Rows> = FxHashSet::default();
    let (needed_rows, wrong_rows) = (needed.numbers(), wrong.numbers());
    // Of all needed rows, and of some wrong ones but not of all.
    let helps = |words: &[u64]| {
        let (some, all) = some_and_all(words, &wrong_rows);
        some_and_all(words, &needed_rows).1 & some & !all
    };
    let useful: Vec<&predicate::Candidate> = predicates
        .chosen(helps)
        .filter(|candidate| seen.insert(candidate.rows & wrong))
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
