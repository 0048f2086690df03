//! Repair: from a program that is nearly right to one that is right on all demos, by as few changes as it takes.
//!
//! All programs one change away are tried first, likelier changes first. Then the best of those are starting points
//! themselves: they are expanded piece by piece, the better ones sooner and further. What is better: more demos right,
//! nearer outputs, fewer lines without a value, fewer lines that nothing uses. A change at a place where one was made
//! before is not tried again. Everything is deterministic; the effort is a number of candidates that are evaluated.

use std::cmp::Reverse;

use gridwright_engine::Lane;
use gridwright_engine::wave::StateId;
use rustc_hash::FxHashSet;

use crate::draft::{Draft, Edit, LineId, Op};
use crate::evaluate::{Candidate, Evaluator};
use crate::kinds::Kinds;
use crate::near::Near;
use crate::neighbours::{Neighbour, Site};
use crate::palette::Palette;

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
/// Neighbours that are evaluated at a time.
const BATCH: usize = 64;
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
    states: Vec<StateId>,
    /// Lines and places of operands where changes were made.
    changed: Vec<(LineId, usize)>,
    neighbours: Option<Vec<Neighbour>>,
    done: usize,
}

/// A repair under way.
struct Search<'a> {
    lane: &'a mut dyn Lane,
    evaluator: &'a mut Evaluator,
    kinds: &'a mut Kinds,
    palette: Palette,
    seen: FxHashSet<StateId>,
    found: Repaired,
    most: usize,
}

/// Repairs a draft with the effort of so many evaluated candidates.
pub fn repair(
    lane: &mut dyn Lane,
    evaluator: &mut Evaluator,
    kinds: &mut Kinds,
    broken: &Draft,
    most: usize,
) -> Repaired {
    let found = Repaired { draft: None, evaluations: 0, void: 0, calls: 0 };
    let palette = Palette::of(broken);
    let seen = FxHashSet::default();
    let mut search = Search { lane, evaluator, kinds, palette, seen, found, most };
    let mut states = vec![search.state(broken.clone(), Vec::new())];
    search.seen.insert(states[0].states[broken.root() as usize]);
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
        let states = self.evaluator.states_of(self.lane, &draft);
        let near = self.evaluator.near(states[draft.root() as usize]);
        let live = draft.live();
        let count = |of: &dyn Fn(usize) -> bool| (0..states.len()).filter(|&at| of(at)).count() as u32;
        let unsound = count(&|at| live[at] && !self.evaluator.store().is_sound(states[at]));
        let unused = count(&|at| !live[at] && draft.line(at as LineId).is_call());
        let rank = (Reverse(near), unsound, unused, changed.len());
        State { rank, draft, states, changed, neighbours: None, done: 0 }
    }

    fn is_exact(&self, near: Near) -> bool {
        near.exact as usize == self.evaluator.samples()
    }

    /// Tries so many neighbours of a state, and gives the best of them as states.
    fn expand(&mut self, state: &mut State, most: usize) -> Vec<State> {
        let State { draft, states, changed, neighbours, done, .. } = state;
        let site = Site::of(self.kinds, draft);
        let neighbours = neighbours.get_or_insert_with(|| {
            let mut all = site.neighbours(self.kinds, self.palette);
            all.retain(|neighbour| !changed.contains(&place_of(draft, &neighbour.edit)));
            prefer(&site, self.evaluator, states, &mut all);
            all
        });
        let is_sound =
            |search: &Search<'_>, at: LineId| search.evaluator.store().is_sound(states[at as usize]);
        let live_unsound = |at: &LineId| site.live[*at as usize] && !is_sound(self, *at);
        let unsound: Vec<LineId> = (0..states.len() as LineId).filter(live_unsound).collect();
        let calls = (draft.calls() * self.evaluator.samples()) as u64;
        let mut best: Vec<(Rank, usize)> = Vec::new();
        let end =
            neighbours.len().min(done.saturating_add(most)).min(*done + self.most - self.found.evaluations);
        while *done < end {
            let batch = *done..end.min(*done + BATCH);
            let candidates = neighbours[batch.clone()].iter().map(|neighbour| {
                let (edit, dependents) = (&neighbour.edit, site.dependents(neighbour.edit.at));
                Candidate::Edit { draft, states, dependents, edit }
            });
            let evaluated = self.evaluator.evaluate_lines(self.lane, &candidates.collect::<Vec<_>>());
            for (at, (evaluated, unsound_lines)) in batch.zip(evaluated) {
                *done = at + 1;
                self.found.evaluations += 1;
                self.found.calls += calls;
                let edit = &neighbours[at].edit;
                self.found.void += usize::from(self.evaluator.store().is_void(evaluated.root));
                let near = self.evaluator.near(evaluated.root);
                if self.is_exact(near) {
                    self.found.draft = Some(draft.with(edit));
                    return Vec::new();
                }
                // Lines without a value that the edit cannot have changed.
                let dependents = site.dependents(edit.at);
                let unchanged = |at: &&LineId| **at != edit.at && dependents.binary_search(at).is_err();
                let faults = unsound_lines + unsound.iter().filter(unchanged).count() as u32;
                let fresh =
                    self.seen.insert(evaluated.root) || (near.near == 0 && faults < unsound.len() as u32);
                if fresh {
                    best.push(((Reverse(near), faults, 0, 0), at));
                }
            }
        }
        best.sort_unstable();
        best.truncate(KEPT);
        let mut kept = Vec::new();
        for (_, at) in best {
            let edit = &neighbours[at].edit;
            let (next, places) = draft.with_places(edit);
            let moved = |&(line, place): &(LineId, usize)| Some((places[line as usize]?, place));
            let changed = changed.iter().chain(&[place_of(draft, edit)]).filter_map(moved).collect();
            kept.push((next, changed));
        }
        kept.into_iter().map(|(draft, changed)| self.state(draft, changed)).collect()
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
fn prefer(site: &Site<'_>, evaluator: &Evaluator, states: &[StateId], all: &mut [Neighbour]) {
    let unsound = |at: LineId| site.live[at as usize] && !evaluator.store().is_sound(states[at as usize]);
    let Some(first) = (0..states.len() as LineId).find(|&at| unsound(at)) else { return };
    let mut matters = vec![false; states.len()];
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
                    .any(|&arg| (arg as usize) < states.len() && unsound(arg))
                && !matches!(neighbour.edit.line.op, Op::Same))
    };
    all.sort_by_key(|neighbour| (!helps(neighbour), neighbour.cost));
}
