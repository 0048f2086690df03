//! Covers: which clauses together change every cell that has to change.

use super::clause::{Clause, Covering};
use crate::cx::Cx;
use crate::fault::Fault;

/// Clauses that go together, and what they cost in tenths.
#[derive(Clone, Debug)]
pub(super) struct Cover {
    pub(super) clauses: Vec<Clause>,
    pub(super) cost: u32,
}

/// How many covers are tried in pairs, and in threes.
const PAIRED: usize = 400;
const THREES: usize = 100;
/// How many clauses of the same cover are taken of each in a pair.
const EACH: usize = 3;
/// What each further clause costs, in tenths.
pub(super) const FURTHER: u32 = 10;
/// What a rule costs less of which all clauses are about the same objects, in tenths.
const SAME: u32 = 5;
/// How many percent of the cells to change a good part has at the least.
const LEAST_SHARE: u32 = 20;
/// How much more than the cheapest others may cost, in tenths.
const MARGIN: u32 = 80;
/// The most rules.
const MOST: usize = 60;

fn is_all(a: &[u32], b: &[u32], total: &[u32]) -> bool {
    a.iter().zip(b).zip(total).all(|((a, b), total)| a | b == *total)
}

/// How much of the cells to change something covers, in percent.
fn share(cover: &[u32], total: &[u32]) -> u32 {
    let count = |words: &[u32]| words.iter().map(|word| word.count_ones()).sum::<u32>();
    100 * count(cover) / count(total).max(1)
}

/// The clauses that cover a good part of the cells to change, the best first.
pub(super) fn parts<'a>(all: &'a [Covering], total: &[u32]) -> Vec<&'a Clause> {
    let of = |covering: &'a Covering| {
        let (clause, share) = (covering.clauses.first()?, share(&covering.cover, total));
        // What covers all is worth six choices.
        (LEAST_SHARE..100)
            .contains(&share)
            .then_some((i64::from(clause.cost) - i64::from(share) * 6 / 10, clause))
    };
    let mut parts: Vec<(i64, &Clause)> = all.iter().filter_map(of).collect();
    parts.sort();
    parts.into_iter().map(|(_, clause)| clause).collect()
}

/// The rules, cheapest first.
pub(super) fn covers<'c>(cx: &mut Cx, all: &'c [Covering], total: &[u32]) -> Result<Vec<Cover>, Fault> {
    let mut rules: Vec<Cover> = Vec::new();
    for covering in all.iter().filter(|covering| covering.cover == total) {
        let single = |clause: &Clause| Cover { clauses: vec![clause.clone()], cost: clause.cost };
        rules.extend(covering.clauses.iter().map(single));
    }
    let mut best = rules.iter().map(|rule| rule.cost).min().unwrap_or(u32::MAX - MARGIN);
    let cells: u32 = total.iter().map(|word| word.count_ones()).sum();
    let part = |covering: &'c Covering| {
        let Covering { cover, clauses } = covering;
        let covered: u32 = cover.iter().map(|word| word.count_ones()).sum();
        let cost = clauses.first().map_or(0, |clause| clause.cost);
        // What covers all is worth six choices.
        let value = i64::from(cost) - 60 * i64::from(covered) / i64::from(cells.max(1));
        (value, covered, covering)
    };
    let mut parts: Vec<(i64, u32, &Covering)> =
        all.iter().filter(|covering| covering.cover != total).map(part).collect();
    // Of equals the first by what they say: that does not depend on the order of the demos.
    parts.sort_by(|a, b| a.0.cmp(&b.0).then_with(|| a.2.clauses.cmp(&b.2.clauses)));
    parts.truncate(PAIRED);
    cx.spend((parts.len() * parts.len() * 3 / 8) as u64)?;
    for (at, &(_, covered, first)) in parts.iter().enumerate() {
        let Some(cheapest) = first.clauses.first() else { continue };
        for &(_, also_covered, second) in &parts[at + 1..] {
            // Most pairs are too small, which is seen at once.
            if covered + also_covered < cells {
                continue;
            }
            let least = second.clauses.first().map_or(0, |clause| clause.cost) + cheapest.cost + FURTHER;
            if least > best + MARGIN || !is_all(&first.cover, &second.cover, total) {
                continue;
            }
            best = best.min(least);
            for one in first.clauses.iter().take(EACH) {
                for other in second.clauses.iter().take(EACH) {
                    let clauses = vec![one.clone(), other.clone()];
                    let cost = one.cost + other.cost + FURTHER;
                    rules.extend(of_the_same(&clauses, cost));
                    rules.push(Cover { clauses, cost });
                }
            }
        }
    }
    if rules.is_empty() {
        let parts: Vec<&Covering> = parts.into_iter().map(|(_, _, part)| part).collect();
        threes(cx, &parts, total, &mut rules)?;
    }
    rules.sort_by(|a, b| a.cost.cmp(&b.cost).then_with(|| a.clauses.cmp(&b.clauses)));
    rules.truncate(MOST);
    Ok(rules)
}

/// Two clauses of which one is about some objects and the other about all, both about those: where that does as well, what
/// happens to an object happens to the same ones.
fn of_the_same(clauses: &[Clause], cost: u32) -> Option<Cover> {
    let condition =
        clauses.iter().map(|clause| clause.condition).find(|condition| *condition != [None; 2])?;
    let is_about_all = |clause: &Clause| clause.condition == [None; 2];
    clauses.iter().any(is_about_all).then(|| Cover {
        clauses: clauses.iter().map(|clause| Clause { condition, ..clause.clone() }).collect(),
        cost: cost - SAME,
    })
}

/// Three clauses that cover all, where two do not.
fn threes(cx: &mut Cx, parts: &[&Covering], total: &[u32], rules: &mut Vec<Cover>) -> Result<(), Fault> {
    let parts = &parts[..parts.len().min(THREES)];
    for (at, first) in parts.iter().enumerate() {
        cx.spend((parts.len() * total.len()) as u64)?;
        for (next, second) in parts.iter().enumerate().skip(at + 1) {
            let both: Vec<u32> = first.cover.iter().zip(&second.cover).map(|(a, b)| a | b).collect();
            if both == first.cover || both == second.cover {
                continue;
            }
            cx.spend(parts.len() as u64 / 2)?;
            for third in &parts[next + 1..] {
                if is_all(&both, &third.cover, total) {
                    let three = [first, second, third].map(|part| part.clauses.first());
                    let clauses: Vec<Clause> = three.into_iter().flatten().cloned().collect();
                    let cost = clauses.iter().map(|clause| clause.cost).sum::<u32>() + 2 * FURTHER;
                    rules.push(Cover { clauses, cost });
                }
            }
        }
    }
    Ok(())
}
