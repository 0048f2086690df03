//! Ballots: all rules that explain the demos, and what they come to together for an input.
//!
//! Rules that are right on every demo may still differ on another input. Rules that agree add up, each by two to the minus
//! of what it costs: so a ballot has answers, best first, and a learned rule is the answer of one rank. On a demo all agree.

use std::sync::Arc;

use super::list::List;
use super::picture::Picture;
use super::repaint::Repaint;
use super::segment::{Scene, Segmentation, is_scenic};
use crate::cx::Cx;
use crate::fault::{Fault, Reason};
use crate::prims::search::image::whole;
use crate::value::Value;
use crate::views::GridView;

/// A rule of any kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Plan {
    Repaint(Repaint),
    List(List),
}

impl Plan {
    pub(super) fn segmentation(&self) -> Segmentation {
        match self {
            Plan::Repaint(repaint) => repaint.segmentation,
            Plan::List(list) => list.segmentation,
        }
    }

    /// The same rule over other objects.
    pub(super) fn with(&self, segmentation: Segmentation) -> Plan {
        match self {
            Plan::Repaint(repaint) => Plan::Repaint(Repaint { segmentation, ..repaint.clone() }),
            Plan::List(list) => Plan::List(List { segmentation, ..list.clone() }),
        }
    }

    /// How many choices it makes.
    pub(super) fn size(&self) -> usize {
        match self {
            Plan::Repaint(repaint) => repaint.clauses.len(),
            Plan::List(_) => 1,
        }
    }

    /// What making it of a scene is charged beyond looking at the cells and the objects.
    fn charge(&self, scene: &Scene) -> u64 {
        if let Plan::List(list) = self { list.charge(scene) } else { 0 }
    }

    /// What it makes of a scene, and whether that says nothing.
    fn make(&self, scene: &Scene) -> Option<(Picture, bool)> {
        let (height, width) = (scene.height as usize, scene.width as usize);
        match self {
            Plan::Repaint(repaint) => {
                let (cells, painted) = repaint.paint(scene);
                let dull = !painted || cells == scene.cells;
                Some((Picture { height, width, cells }, dull))
            }
            Plan::List(list) => list.make(scene).map(|picture| (picture, false)),
        }
    }
}

/// A rule that explains every demo, and what it costs in tenths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Candidate {
    pub(super) rule: Plan,
    pub(super) cost: u32,
}

/// The rules, cheapest first.
#[derive(Clone, Debug)]
pub(super) struct Ballot(Arc<Vec<Candidate>>);

/// The most rules of a ballot, and how much more than the cheapest they may cost, in tenths.
const MOST: usize = 32;
const MARGIN: u32 = 80;
/// What it counts that a rule changes nothing, in tenths: it was learned from changes.
const UNCHANGED: u32 = 80;
/// Two to the minus of tenths, in units of 1 / 1024.
const TENTHS: [u64; 10] = [1024, 955, 891, 832, 776, 724, 676, 630, 588, 549];

/// What a rule weighs that costs so much more than the cheapest.
fn weight(more: u32) -> u64 {
    (TENTHS[(more % 10) as usize] << 20) >> (more / 10).min(40)
}

/// Charges looking at a grid as a scene of so many objects.
pub(super) fn charge_scene(cx: &mut Cx, from: GridView<'_>, objects: usize) -> Result<(), Fault> {
    cx.spend((8 * from.cells.len() + objects * (260 + 40 * objects)) as u64)
}

impl Ballot {
    /// The ballot of some rules; none without any.
    pub(super) fn new(mut candidates: Vec<Candidate>) -> Option<Ballot> {
        candidates.sort_by_key(|candidate| candidate.cost);
        let least = candidates.first()?.cost;
        candidates.retain(|candidate| candidate.cost <= least + MARGIN);
        candidates.truncate(MOST);
        Some(Ballot(Arc::new(candidates)))
    }

    /// The cheapest rule.
    pub(super) fn best(&self) -> Option<&Candidate> {
        self.0.first()
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The answers to a grid, best first.
    pub(super) fn answers(&self, cx: &mut Cx, value: &Value) -> Result<Vec<Picture>, Fault> {
        let from = whole(cx, value, 1)?;
        if !is_scenic(from) {
            return Err(Reason::NoMatch.into());
        }
        let least = self.best().map_or(0, |best| best.cost);
        let mut scenes: Vec<(Segmentation, Option<Scene>)> = Vec::new();
        let mut answers: Vec<(Picture, u64)> = Vec::new();
        for Candidate { rule, cost } in self.0.iter() {
            let at = match scenes.iter().position(|(other, _)| *other == rule.segmentation()) {
                Some(at) => at,
                None => {
                    cx.spend(16 * from.cells.len() as u64)?;
                    let scene = match rule.segmentation().split(from) {
                        Some(masks) => {
                            charge_scene(cx, from, masks.len())?;
                            Some(rule.segmentation().scene(from, &masks))
                        }
                        None => None,
                    };
                    scenes.push((rule.segmentation(), scene));
                    scenes.len() - 1
                }
            };
            let Some(scene) = &scenes[at].1 else { continue };
            cx.spend((from.cells.len() + 16 * rule.size() * scene.objects.len()) as u64)?;
            cx.spend(rule.charge(scene))?;
            let Some((picture, dull)) = rule.make(scene) else { continue };
            let weight = weight(cost - least + if dull { UNCHANGED } else { 0 });
            match answers.iter_mut().find(|(other, _)| *other == picture) {
                Some((_, sum)) => *sum += weight,
                None => answers.push((picture, weight)),
            }
        }
        if answers.is_empty() {
            return Err(Reason::NoMatch.into());
        }
        // Of answers that weigh the same that of the cheaper rule first.
        answers.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
        Ok(answers.into_iter().map(|(picture, _)| picture).collect())
    }
}
