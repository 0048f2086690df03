//! One generation of one task: mutants of its battery, evaluated, and the best of them.
//!
//! In: the battery (programs of the task, of similar tasks, of the whole archive) and how often each mutation is drawn.
//! Out: the best programs with different outputs. Candidates differ from their parents in a few lines, and only these are
//! computed ([`crate::evaluate`]). What does well becomes a parent in the same generation, round by round.

use std::cmp::Reverse;

use gridwright_engine::{Lane, Limits};
use gridwright_grid::Task;
use gridwright_program::{Program, ProgramHash};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::draft::Draft;
use crate::evaluate::Shared;
use crate::evolve::mutate::{Donor, Hints, Mutant, Mutation, mutate};
use crate::evolve::trial::{Outputs, States, Trial, Tried, Try};
use crate::evolve::weights::{Tallies, Weights};
use crate::kinds::Kinds;
use crate::near::Near;
use crate::neighbours::Site;
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
    /// Candidates that were tried.
    pub tried: u64,
    /// What they were charged: the fuel of what none before them had computed, and a little for making each.
    pub fuel: u64,
}

/// How much is done for a task in a generation.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Candidates that are evaluated.
    pub candidates: usize,
    /// Programs that the generation ends with.
    pub best: usize,
    /// Fuel that candidates may be charged; the first that needs more than is left uses that up, and ends the generation.
    pub fuel: u64,
}

/// What a candidate is charged beside the fuel of what is computed for it: making it, and looking up the rest.
const OVERHEAD: u64 = 10_000;
/// Candidates that are evaluated at a time.
const BATCH: usize = 128;

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
    states: States,
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

/// A mutant that was drawn.
struct Drawn {
    /// Which parent it is of.
    parent: usize,
    how: Mutation,
    mutant: Mutant,
}

/// A generation under way.
struct Breeding<'a> {
    lane: &'a mut dyn Lane,
    fuel: u64,
    kinds: &'a mut Kinds,
    random: &'a mut Random,
    weights: &'a Weights,
    trial: Trial,
    demos: usize,
    seen: FxHashSet<Outputs>,
    brood: Brood,
}

/// Breeds one generation.
#[expect(clippy::too_many_arguments, reason = "what a generation is made of")]
pub fn breed(
    lane: &mut dyn Lane,
    kinds: &mut Kinds,
    task: &Task,
    battery: &[&Program],
    weights: &Weights,
    pace: Pace,
    limits: &Limits,
    random: &mut Random,
) -> Brood {
    let (trial, seen) = (Trial::new(task, limits), FxHashSet::default());
    let mut breeding = Breeding {
        lane,
        fuel: pace.fuel,
        kinds,
        random,
        weights,
        trial,
        demos: task.demos.len(),
        seen,
        brood: Brood::default(),
    };
    let mut parents: Vec<Parent> = Vec::new();
    for (place, program) in battery.iter().enumerate() {
        parents.extend(breeding.parent((*program).clone(), Descent::Battery(place)));
    }
    breeding.trial.limit(battery.len());
    let donors: Vec<Draft> = parents.iter().map(|parent| parent.draft.clone()).collect();
    let others: Vec<Donor<'_>> = donors.iter().map(|draft| Donor::of(breeding.kinds, draft)).collect();
    let hints = Hints::of(breeding.trial.first(), breeding.lane);
    for _ in 0..ROUNDS {
        parents.sort_by_key(|parent| (Reverse(parent.near), parent.calls));
        parents.truncate(PARENTS);
        if parents.is_empty() || breeding.is_spent() {
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
        let states = self.trial.states(self.lane, &draft);
        let outputs = Trial::outputs(&draft, &states);
        if self.trial.is_void(outputs) || !self.seen.insert(outputs) {
            return None;
        }
        let (near, near_first) = (self.trial.near(outputs), self.trial.near_first(outputs));
        Some(Parent { calls: draft.calls(), states, draft, near, near_first, descent, program })
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
        let states = self.trial.states(self.lane, &draft);
        let near_first = self.trial.near_first(Trial::outputs(&draft, &states));
        Some(Parent { calls: draft.calls(), states, draft, near: child.near, near_first, descent, program })
    }

    /// Whether all fuel is used.
    fn is_spent(&self) -> bool {
        self.brood.fuel >= self.fuel
    }

    /// So many mutants of parents drawn by rank; those that would be parents themselves.
    fn round(
        &mut self,
        parents: &[Parent],
        others: &[Donor<'_>],
        hints: &Hints,
        candidates: usize,
    ) -> Vec<Child> {
        let mut sites: FxHashMap<usize, Site<'_>> = FxHashMap::default();
        let mut drawn = Vec::with_capacity(candidates);
        for _ in 0..candidates.div_ceil(LITTER) {
            // The better its rank, the more often a program is drawn.
            let rank = self.random.below(parents.len()).min(self.random.below(parents.len()));
            let site = sites.entry(rank).or_insert_with(|| Site::of(self.kinds, &parents[rank].draft));
            for _ in 0..LITTER {
                let how = self.weights.draw(self.random);
                let mutant = mutate(how, site, self.kinds, others, hints, self.random);
                drawn.extend(mutant.map(|mutant| Drawn { parent: rank, how, mutant }));
            }
        }
        // What does worse than the last parent is no parent, once there are enough.
        let last = parents.get(PARENTS - 1);
        let least = last.map_or(0, |last| last.near_first);
        let (mut children, mut drawn): (Vec<Child>, _) = (Vec::new(), drawn.into_iter());
        while !self.is_spent() {
            let batch: Vec<Drawn> = drawn.by_ref().take(BATCH).collect();
            if batch.is_empty() {
                break;
            }
            for (drawn, tried) in self.evaluate(parents, &sites, batch, least) {
                let parent = &parents[drawn.parent];
                if !self.charge(&drawn, parent, tried.fuel) {
                    break;
                }
                let Some(near) = self.count(parent, drawn.how, tried) else { continue };
                if last.is_none_or(|last| near > last.near) {
                    let Drawn { parent, how, mutant } = drawn;
                    children.push(Child { near, parent, how, mutant });
                }
            }
        }
        children.sort_by_key(|child| Reverse(child.near));
        children.truncate(PARENTS);
        children
    }

    /// Evaluates mutants.
    fn evaluate(
        &mut self,
        parents: &[Parent],
        sites: &FxHashMap<usize, Site<'_>>,
        batch: Vec<Drawn>,
        least: u32,
    ) -> Vec<(Drawn, Tried)> {
        let tries = batch.iter().filter_map(|drawn| {
            let parent = &parents[drawn.parent];
            Some(match &drawn.mutant {
                Mutant::Edit(edit) => {
                    let dependents = sites.get(&drawn.parent)?.dependents(edit.at);
                    Try::Edit(&parent.draft, &parent.states, dependents, edit)
                }
                Mutant::Draft(draft) => Try::Draft(draft),
            })
        });
        let tried = self.trial.run(self.lane, &tries.collect::<Vec<_>>(), least);
        batch.into_iter().zip(tried).collect()
    }

    /// Charges a candidate, unless it needs more than is left: then that is used up.
    fn charge(&mut self, drawn: &Drawn, parent: &Parent, fuel: u64) -> bool {
        let fuel = fuel.saturating_add(OVERHEAD);
        if fuel > self.fuel - self.brood.fuel {
            self.brood.fuel = self.fuel;
            return false;
        }
        self.brood.fuel += fuel;
        self.brood.tried += 1;
        let calls = match &drawn.mutant {
            Mutant::Edit(edit) => parent.calls + edit.new.iter().filter(|line| line.is_call()).count(),
            Mutant::Draft(draft) => draft.calls(),
        };
        self.brood.calls += (calls * self.demos) as u64;
        true
    }

    /// Counts what came of a mutant; how near it is, if it is new and there is hope.
    fn count(&mut self, parent: &Parent, how: Mutation, tried: Tried) -> Option<Near> {
        let tally = self.brood.tallies.of(how);
        tally.tried += 1;
        let outputs = tried.outputs?;
        tally.void += u64::from(tried.void);
        if !self.seen.insert(outputs) {
            return None;
        }
        tally.new += 1;
        if tried.void {
            return None;
        }
        let near = self.trial.near(outputs);
        self.brood.tallies.of(how).improved += u64::from(near > parent.near);
        Some(near)
    }
}
