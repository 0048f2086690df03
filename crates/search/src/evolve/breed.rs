//! One generation of one task: mutants of its battery, evaluated, and the best of them.
//!
//! In: the battery (programs of the task, of similar tasks, of the whole archive) and how often each mutation is drawn.
//! Out: the best programs with different outputs. Candidates differ from their parents in a few lines, and only these are
//! computed ([`Pool`]). What does well becomes a parent in the same generation, round by round.

use std::cmp::Reverse;

use gridwright_engine::Limits;
use gridwright_grid::Task;
use gridwright_program::{Program, ProgramHash};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::draft::Draft;
use crate::evolve::mutate::{Hints, Mutant, Mutation, mutate};
use crate::evolve::weights::{Tallies, Weights};
use crate::kinds::Kinds;
use crate::near::{Near, Targets};
use crate::neighbours::Site;
use crate::pool::{ClassId, Pool, Shared};
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
    /// Calls that the candidates have in all.
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
pub const LONGEST: usize = 60;

/// A program that may be a parent.
struct Parent {
    draft: Draft,
    classes: Vec<ClassId>,
    near: Near,
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
    let (mut pool, targets) = (Pool::new(task, limits), Targets::of(task));
    let (mut brood, mut seen) = (Brood::default(), FxHashSet::default());
    let mut parents: Vec<Parent> = Vec::new();
    for (place, program) in battery.iter().enumerate() {
        parents.extend(parent(&mut pool, &targets, &mut seen, (*program).clone(), Descent::Battery(place)));
    }
    let donors: Vec<Draft> = parents.iter().map(|parent| parent.draft.clone()).collect();
    let others: Vec<&Draft> = donors.iter().collect();
    let hints = Hints::of(&mut pool);
    for _ in 0..ROUNDS {
        parents.sort_by_key(|parent| (Reverse(parent.near), parent.calls));
        parents.truncate(PARENTS);
        if parents.is_empty() {
            break;
        }
        let children = round(
            kinds, &mut pool, &targets, &parents, &others, &hints, weights, pace, &mut seen, &mut brood,
            random,
        );
        let grown: Vec<Parent> = children
            .into_iter()
            .filter_map(|child| {
                let mother = &parents[child.parent];
                let draft = match &child.mutant {
                    Mutant::Edit(edit) => mother.draft.with(edit),
                    Mutant::Draft(draft) => draft.clone(),
                };
                let program = draft.program("candidate").ok()?;
                let descent = Descent::Mutant { parent: mother.program.content_hash(), how: child.how };
                grown(&mut pool, program, child.near, descent)
            })
            .collect();
        parents.extend(grown);
    }
    parents.sort_by_key(|parent| (Reverse(parent.near), parent.calls));
    parents.truncate(pace.best);
    brood.best =
        parents.into_iter().map(|Parent { program, descent, .. }| Bred { program, descent }).collect();
    brood.shared = pool.take_shared();
    brood
}

/// The program as a parent, unless another one gives the same or it is too long.
fn parent(
    pool: &mut Pool,
    targets: &Targets,
    seen: &mut FxHashSet<ClassId>,
    program: Program,
    descent: Descent,
) -> Option<Parent> {
    let draft = Draft::of(&program)?;
    let classes = pool.classes_of(&draft);
    let root = classes[draft.root() as usize];
    if draft.calls() > LONGEST || pool.is_void(root) || !seen.insert(root) {
        return None;
    }
    let near = targets.near(pool, root);
    Some(Parent { calls: draft.calls(), classes, draft, near, descent, program })
}

/// A mutant that becomes a parent: in canonical form, without what nothing uses.
fn grown(pool: &mut Pool, program: Program, near: Near, descent: Descent) -> Option<Parent> {
    let draft = Draft::of(&program)?;
    if draft.calls() > LONGEST {
        return None;
    }
    let classes = pool.classes_of(&draft);
    Some(Parent { calls: draft.calls(), classes, draft, near, descent, program })
}

/// Mutants of parents drawn by rank; those that would be parents themselves.
#[allow(clippy::too_many_arguments, reason = "they are all there is to a round")]
fn round(
    kinds: &mut Kinds,
    pool: &mut Pool,
    targets: &Targets,
    parents: &[Parent],
    others: &[&Draft],
    hints: &Hints,
    weights: &Weights,
    pace: Pace,
    seen: &mut FxHashSet<ClassId>,
    brood: &mut Brood,
    random: &mut Random,
) -> Vec<Child> {
    let mut sites: FxHashMap<usize, Site<'_>> = FxHashMap::default();
    let mut children: Vec<Child> = Vec::new();
    // What does worse than the last parent is no parent, once there are enough.
    let floor = parents.get(PARENTS - 1).map(|last| last.near);
    for _ in 0..(pace.candidates / ROUNDS).div_ceil(LITTER) {
        // The better its rank, the more often a program is drawn.
        let rank = random.below(parents.len()).min(random.below(parents.len()));
        let parent = &parents[rank];
        let site = sites.entry(rank).or_insert_with(|| Site::of(kinds, &parent.draft));
        for _ in 0..LITTER {
            let how = weights.draw(random);
            let Some(mutant) = mutate(how, site, kinds, others, hints, random) else { continue };
            let root = match &mutant {
                Mutant::Edit(edit) => {
                    brood.calls +=
                        (parent.calls + edit.new.iter().filter(|line| line.is_call()).count()) as u64;
                    pool.edited(&parent.draft, &parent.classes, site.dependents(edit.at), edit).root
                }
                Mutant::Draft(draft) => {
                    brood.calls += draft.calls() as u64;
                    let classes = pool.classes_of(draft);
                    classes[draft.root() as usize]
                }
            };
            let tally = brood.tallies.of(how);
            tally.tried += 1;
            tally.void += u64::from(pool.is_void(root));
            if !seen.insert(root) {
                continue;
            }
            tally.new += 1;
            if pool.is_void(root) {
                continue;
            }
            let near = targets.near(pool, root);
            brood.tallies.of(how).improved += u64::from(near > parent.near);
            if floor.is_none_or(|floor| near > floor) {
                children.push(Child { near, parent: rank, how, mutant });
            }
        }
    }
    children.sort_by_key(|child| Reverse(child.near));
    children.truncate(PARENTS);
    children
}
