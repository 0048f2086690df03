//! Repair: from a program that is nearly right to one that is right on all demos, by as few changes as it takes.
//!
//! All programs one change away are tried first, likelier changes first. Then the best of those are starting points
//! themselves: they are expanded piece by piece, the better ones sooner and further. What is better: more demos right,
//! nearer outputs, fewer lines without a value, fewer lines that nothing uses. A change at a place where one was made
//! before is not tried again. Everything is deterministic; the effort is a number of candidates that are evaluated.

use std::cmp::Reverse;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::draft::{Draft, Edit, LineId, Op};
use crate::kinds::Kinds;
use crate::near::{Near, Targets};
use crate::neighbours::{Neighbour, Palette, Site};
use crate::pool::{ClassId, Pool};

/// What came of a repair.
#[derive(Clone, Debug)]
pub struct Repaired {
    /// The draft that is right on all demos, if one was found.
    pub draft: Option<Draft>,
    /// Candidates that were evaluated.
    pub evaluations: usize,
    /// Of these, candidates without a value on any demo.
    pub void: usize,
    /// Calls that the candidates have in all, each on every sample.
    pub calls: u64,
}

/// Neighbours of one state that are tried before others get their turn.
const PIECE: usize = 400;
/// How many ranks of starting points a piece is worth.
const PATIENCE: usize = 2;
/// Starting points that are kept of the neighbours of one.
const KEPT: usize = 48;

/// How good a starting point is: the less, the better.
type Rank = (Reverse<Near>, u32, u32, usize);

/// A starting point.
struct State {
    rank: Rank,
    draft: Draft,
    classes: Vec<ClassId>,
    /// Lines and places of operands where changes were made.
    changed: Vec<(LineId, usize)>,
    neighbours: Option<Vec<Neighbour>>,
    done: usize,
}

/// A repair under way.
struct Search<'a> {
    pool: &'a mut Pool,
    kinds: &'a mut Kinds,
    targets: &'a Targets,
    palette: Palette,
    near: FxHashMap<ClassId, Near>,
    seen: FxHashSet<ClassId>,
    found: Repaired,
    most: usize,
}

/// Repairs a draft with the effort of so many evaluated candidates.
pub fn repair(
    pool: &mut Pool,
    kinds: &mut Kinds,
    targets: &Targets,
    broken: &Draft,
    most: usize,
) -> Repaired {
    let found = Repaired { draft: None, evaluations: 0, void: 0, calls: 0 };
    let palette = Palette::of(broken);
    let (near, seen) = (FxHashMap::default(), FxHashSet::default());
    let mut search = Search { pool, kinds, targets, palette, near, seen, found, most };
    let mut states = vec![search.state(broken.clone(), Vec::new())];
    search.seen.insert(states[0].classes[broken.root() as usize]);
    // The neighbours of the broken program all come first.
    while !states[0].is_done() && search.goes_on() {
        let next = search.expand(&mut states[0], usize::MAX);
        states.extend(next);
    }
    while search.goes_on() {
        states.retain(|state| !state.is_done());
        states.sort_by_key(|state| state.rank);
        let turn = |(rank, state): &(usize, &mut State)| rank + PATIENCE * state.done.div_ceil(PIECE);
        let Some((_, state)) = states.iter_mut().enumerate().min_by_key(turn) else { break };
        let next = search.expand(state, PIECE);
        states.extend(next);
    }
    search.found
}

impl State {
    fn is_done(&self) -> bool {
        self.neighbours.as_ref().is_some_and(|all| self.done >= all.len())
    }
}

impl Search<'_> {
    fn goes_on(&self) -> bool {
        self.found.draft.is_none() && self.found.evaluations < self.most
    }

    fn state(&mut self, draft: Draft, changed: Vec<(LineId, usize)>) -> State {
        let classes = self.pool.classes_of(&draft);
        let near = self.near(classes[draft.root() as usize]);
        let live = draft.live();
        let count = |of: &dyn Fn(usize) -> bool| (0..classes.len()).filter(|&at| of(at)).count() as u32;
        let unsound = count(&|at| live[at] && !self.pool.is_sound(classes[at]));
        let unused = count(&|at| !live[at] && draft.line(at as LineId).is_call());
        let rank = (Reverse(near), unsound, unused, changed.len());
        State { rank, draft, classes, changed, neighbours: None, done: 0 }
    }

    fn near(&mut self, class: ClassId) -> Near {
        *self.near.entry(class).or_insert_with(|| self.targets.near(self.pool, class))
    }

    /// Tries so many neighbours of a state, and gives the best of them as states.
    fn expand(&mut self, state: &mut State, most: usize) -> Vec<State> {
        let State { draft, classes, changed, neighbours, done, .. } = state;
        let site = Site::of(self.kinds, draft);
        let neighbours = neighbours.get_or_insert_with(|| {
            let mut all = site.neighbours(self.kinds, self.palette);
            all.retain(|neighbour| !changed.contains(&place_of(draft, &neighbour.edit)));
            prefer(&site, self.pool, classes, &mut all);
            all
        });
        let live_unsound =
            |at: &LineId| site.live[*at as usize] && !self.pool.is_sound(classes[*at as usize]);
        let unsound: Vec<LineId> = (0..classes.len() as LineId).filter(live_unsound).collect();
        let calls = (draft.calls() * self.pool.samples()) as u64;
        let mut best: Vec<(Rank, usize)> = Vec::new();
        let start = *done;
        for (at, neighbour) in neighbours.iter().enumerate().skip(start).take(most) {
            if self.found.evaluations >= self.most {
                break;
            }
            *done = at + 1;
            self.found.evaluations += 1;
            self.found.calls += calls;
            let edit = &neighbour.edit;
            let dependents = site.dependents(edit.at);
            let edited = self.pool.edited(draft, classes, dependents, edit);
            self.found.void += usize::from(self.pool.is_void(edited.root));
            let near = self.near(edited.root);
            if self.targets.is_exact(near) {
                self.found.draft = Some(draft.with(edit));
                return Vec::new();
            }
            // Lines without a value that the edit cannot have changed.
            let others =
                unsound.iter().filter(|&&at| at != edit.at && dependents.binary_search(&at).is_err()).count();
            let faults = edited.unsound + others as u32;
            let fresh = self.seen.insert(edited.root) || (near.near == 0 && faults < unsound.len() as u32);
            if fresh {
                best.push(((Reverse(near), faults, 0, 0), at));
            }
        }
        best.sort_unstable();
        best.truncate(KEPT);
        let mut states = Vec::new();
        for (_, at) in best {
            let edit = &neighbours[at].edit;
            let (next, places) = draft.with_places(edit);
            let moved = |&(line, place): &(LineId, usize)| Some((places[line as usize]?, place));
            let changed = changed.iter().chain(&[place_of(draft, edit)]).filter_map(moved).collect();
            states.push((next, changed));
        }
        states.into_iter().map(|(draft, changed)| self.state(draft, changed)).collect()
    }
}

/// The line and the operand that an edit changes; for the primitive of a line, past its operands.
fn place_of(draft: &Draft, edit: &Edit) -> (LineId, usize) {
    let (old, new) = (draft.line(edit.at).args, edit.line.args);
    let place = old.as_slice().iter().zip(new.as_slice()).position(|(a, b)| a != b);
    (edit.at, place.unwrap_or(usize::MAX))
}

/// Puts changes first that can be the missing one: where a line has no value, those of it and of what it depends on, or
/// those that stop using it.
fn prefer(site: &Site<'_>, pool: &Pool, classes: &[ClassId], all: &mut [Neighbour]) {
    let unsound = |at: LineId| site.live[at as usize] && !pool.is_sound(classes[at as usize]);
    let Some(first) = (0..classes.len() as LineId).find(|&at| unsound(at)) else { return };
    let mut matters = vec![false; classes.len()];
    matters[first as usize] = true;
    for at in (0..=first).rev() {
        if matters[at as usize] {
            site.draft.line(at).args.as_slice().iter().for_each(|&arg| matters[arg as usize] = true);
        }
    }
    let helps = |neighbour: &Neighbour| {
        let old = site.draft.line(neighbour.edit.at);
        matters[neighbour.edit.at as usize]
            || (old.args.as_slice().iter().any(|&arg| unsound(arg))
                && !neighbour
                    .edit
                    .line
                    .args
                    .as_slice()
                    .iter()
                    .any(|&arg| (arg as usize) < classes.len() && unsound(arg))
                && !matches!(neighbour.edit.line.op, Op::Same))
    };
    all.sort_by_key(|neighbour| (!helps(neighbour), neighbour.cost));
}
