//! One generation of one task: mutants of its battery, evaluated, and the best of them.
//!
//! In: the battery (programs of the task, of similar tasks, of the whole archive) and how often each mutation is drawn.
//! Out: the best programs with different outputs. Candidates differ from their parents in a few lines, and only these are
//! computed ([`crate::pool`]). What does well becomes a parent in the same generation, round by round.

use std::cmp::Reverse;

use gridwright_engine::Limits;
use gridwright_grid::Task;
use gridwright_program::{Program, ProgramHash};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::draft::Draft;
use crate::evolve::mutate::{Hints, Mutant, Mutation, mutate};
use crate::evolve::trial::{Classes, Outputs, Trial, Verdict};
use crate::evolve::weights::{Tallies, Weights};
use crate::kinds::Kinds;
use crate::near::Near;
use crate::neighbours::Site;
use crate::pool::Shared;
use crate::random::Random;

/// Where a program came from, in a generation.
#[derive(Clone, Debug)]
pub enum Descent {
    /// It was in the battery, at this place.
    Battery(usize),
    /// It is a mutant.
    Mutant {
        /// Its parent.
        parent: ProgramHash,
        /// How it came about.
        how: Mutation,
    },
}

/// A program that a generation ends with.
#[derive(Clone, Debug)]
pub struct Bred {
    /// The program.
    pub program: Program,
    /// Where it came from.
    pub descent: Descent,
}

/// What a generation of a task came to.
#[derive(Clone, Debug, Default)]
pub struct Brood {
    /// The best programs with different outputs, best first.
    pub best: Vec<Bred>,
    /// What mutations came to.
    pub tallies: Tallies,
    /// How much of the candidates was shared.
    pub shared: Shared,
    /// Calls that the candidates have in all, each on every demo.
    pub calls: u64,
}

/// How much is done for a task in a generation.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Candidates that are evaluated.
    pub candidates: usize,
    /// Programs that the generation ends with.
    pub best: usize,
}

/// Rounds of a generation: after each, what did well is a parent.
const ROUNDS: usize = 8;
/// Parents of a round.
const PARENTS: usize = 64;
/// Mutants of a parent before another one is drawn.
const LITTER: usize = 16;
/// The most calls of a program that is kept.
pub(crate) const LONGEST: usize = 60;

/// A program that may be a parent.
struct Parent {
    draft: Draft,
    classes: Classes,
    near: Near,
    near_first: u32,
    calls: usize,
    descent: Descent,
    program: Program,
}

/// What a mutant is before it is known whether it becomes a parent.
struct Child {
    near: Near,
    parent: usize,
    how: Mutation,
    mutant: Mutant,
}

/// A generation under way.
struct Breeding<'a> {
    kinds: &'a mut Kinds,
    random: &'a mut Random,
    weights: &'a Weights,
    trial: Trial,
    demos: usize,
    seen: FxHashSet<Outputs>,
    brood: Brood,
}

/// Breeds one generation.
pub fn breed(
    kinds: &mut Kinds,
    task: &Task,
    battery: &[&Program],
    weights: &Weights,
    pace: Pace,
    limits: &Limits,
    random: &mut Random,
) -> Brood {
    let (trial, seen) = (Trial::new(task, limits), FxHashSet::default());
    let mut breeding =
        Breeding { kinds, random, weights, trial, demos: task.demos.len(), seen, brood: Brood::default() };
    let mut parents: Vec<Parent> = Vec::new();
    for (place, program) in battery.iter().enumerate() {
        parents.extend(breeding.parent((*program).clone(), Descent::Battery(place)));
    }
    breeding.trial.limit(battery.len());
    let donors: Vec<Draft> = parents.iter().map(|parent| parent.draft.clone()).collect();
    let others: Vec<&Draft> = donors.iter().collect();
    let hints = Hints::of(breeding.trial.pool());
    for _ in 0..ROUNDS {
        parents.sort_by_key(|parent| (Reverse(parent.near), parent.calls));
        parents.truncate(PARENTS);
        if parents.is_empty() {
            break;
        }
        let children = breeding.round(&parents, &others, &hints, pace.candidates / ROUNDS);
        let grown: Vec<Parent> =
            children.into_iter().filter_map(|child| breeding.grown(&parents[child.parent], child)).collect();
        parents.extend(grown);
    }
    parents.sort_by_key(|parent| (Reverse(parent.near), parent.calls));
    parents.truncate(pace.best);
    let mut brood = breeding.brood;
    brood.best =
        parents.into_iter().map(|Parent { program, descent, .. }| Bred { program, descent }).collect();
    brood.shared = breeding.trial.take_shared();
    brood
}

impl Breeding<'_> {
    /// A program of the battery as a parent, unless another one gives the same, or it gives nothing or is too long.
    fn parent(&mut self, program: Program, descent: Descent) -> Option<Parent> {
        let draft = Draft::of(&program).filter(|draft| draft.calls() <= LONGEST)?;
        let classes = self.trial.classes(&draft);
        let outputs = Trial::outputs(&draft, &classes);
        if self.trial.is_void(outputs) || !self.seen.insert(outputs) {
            return None;
        }
        let (near, near_first) = (self.trial.near(outputs), self.trial.near_first(outputs));
        Some(Parent { calls: draft.calls(), classes, draft, near, near_first, descent, program })
    }

    /// A mutant as a parent: in canonical form, without what nothing uses.
    fn grown(&mut self, mother: &Parent, child: Child) -> Option<Parent> {
        let draft = match child.mutant {
            Mutant::Edit(edit) => mother.draft.with(&edit),
            Mutant::Draft(draft) => draft,
        };
        let program = draft.program("candidate").ok()?;
        let draft = Draft::of(&program).filter(|draft| draft.calls() <= LONGEST)?;
        let descent = Descent::Mutant { parent: mother.program.content_hash(), how: child.how };
        let classes = self.trial.classes(&draft);
        let near_first = self.trial.near_first(Trial::outputs(&draft, &classes));
        Some(Parent { calls: draft.calls(), classes, draft, near: child.near, near_first, descent, program })
    }

    /// So many mutants of parents drawn by rank; those that would be parents themselves.
    fn round(
        &mut self,
        parents: &[Parent],
        others: &[&Draft],
        hints: &Hints,
        candidates: usize,
    ) -> Vec<Child> {
        let mut sites: FxHashMap<usize, Site<'_>> = FxHashMap::default();
        let mut children: Vec<Child> = Vec::new();
        // What does worse than the last parent is no parent, once there are enough.
        let last = parents.get(PARENTS - 1);
        let least = last.map_or(0, |last| last.near_first);
        for _ in 0..candidates.div_ceil(LITTER) {
            // The better its rank, the more often a program is drawn.
            let rank = self.random.below(parents.len()).min(self.random.below(parents.len()));
            let parent = &parents[rank];
            let site = sites.entry(rank).or_insert_with(|| Site::of(self.kinds, &parent.draft));
            for _ in 0..LITTER {
                let how = self.weights.draw(self.random);
                let Some(mutant) = mutate(how, site, self.kinds, others, hints, self.random) else {
                    continue;
                };
                let Some(near) = self.evaluate(parent, site, how, &mutant, least) else { continue };
                if last.is_none_or(|last| near > last.near) {
                    children.push(Child { near, parent: rank, how, mutant });
                }
            }
        }
        children.sort_by_key(|child| Reverse(child.near));
        children.truncate(PARENTS);
        children
    }

    /// Evaluates a mutant and counts what came of it; how near it is, if it is new and there is hope.
    fn evaluate(
        &mut self,
        parent: &Parent,
        site: &Site<'_>,
        how: Mutation,
        mutant: &Mutant,
        least: u32,
    ) -> Option<Near> {
        let verdict = match mutant {
            Mutant::Edit(edit) => {
                let new = edit.new.iter().filter(|line| line.is_call()).count();
                self.brood.calls += ((parent.calls + new) * self.demos) as u64;
                self.trial.edit(&parent.draft, &parent.classes, site.dependents(edit.at), edit, least)
            }
            Mutant::Draft(draft) => {
                self.brood.calls += (draft.calls() * self.demos) as u64;
                self.trial.draft(draft, least)
            }
        };
        let tally = self.brood.tallies.of(how);
        tally.tried += 1;
        let Verdict::Tried { outputs, void } = verdict else { return None };
        tally.void += u64::from(void);
        if !self.seen.insert(outputs) {
            return None;
        }
        tally.new += 1;
        if void {
            return None;
        }
        let near = self.trial.near(outputs);
        self.brood.tallies.of(how).improved += u64::from(near > parent.near);
        Some(near)
    }
}
