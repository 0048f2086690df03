//! Trying candidates on a task: on the first demo, and on the others if there is hope.
//!
//! In: drafts and edits of drafts, many at a time. Out: what they give ([`Outputs`]) and how near it is. Most candidates
//! are worse than what there is already, and the first demo shows it; the others then cost nothing.

use gridwright_engine::wave::StateId;
use gridwright_engine::{Lane, Limits};
use gridwright_grid::Task;

use crate::draft::{Draft, Edit, LineId};
use crate::evaluate::{Candidate, Evaluated, Evaluator, Shared};
use crate::near::Near;

/// What a program gives on the first demo, and on the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Outputs {
    first: StateId,
    others: StateId,
}

/// The states of a draft's lines.
pub(crate) struct States {
    first: Vec<StateId>,
    others: Vec<StateId>,
}

/// A candidate to try.
#[derive(Clone, Copy)]
pub(crate) enum Try<'a> {
    /// A draft.
    Draft(&'a Draft),
    /// An edit of a draft whose lines have these states, and the lines that depend on the edited one.
    Edit(&'a Draft, &'a States, &'a [LineId], &'a Edit),
}

/// What came of a trial.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried {
    /// What it gives; none if it is worse on the first demo than what is asked for, and was not tried on the others.
    pub(crate) outputs: Option<Outputs>,
    /// Whether it has no value on any demo.
    pub(crate) void: bool,
    /// Fuel of what it computes that none before it did.
    pub(crate) fuel: u64,
}

/// Evaluators for the demos of a task.
pub(crate) struct Trial {
    first: Evaluator,
    others: Evaluator,
}

/// The least fuel that a call may take.
const LEAST_FUEL: u64 = 50_000;
/// How many average programs one call of a candidate may be worth.
const MOST_PROGRAMS: u64 = 4;

impl Trial {
    /// Evaluators for a task.
    pub(crate) fn new(task: &Task, limits: &Limits) -> Trial {
        let split = 1.min(task.demos.len());
        Trial {
            first: Evaluator::of_demos(task, 0..split, limits),
            others: Evaluator::of_demos(task, split..task.demos.len(), limits),
        }
    }

    /// The evaluator of the first demo.
    pub(crate) fn first(&mut self) -> &mut Evaluator {
        &mut self.first
    }

    /// Lets a call take no more fuel than some average programs of those tried so far.
    pub(crate) fn limit(&mut self, programs: usize) {
        let fuel = self.first.fuel() / programs.max(1) as u64;
        let most = (fuel * MOST_PROGRAMS).max(LEAST_FUEL);
        self.first.limit_fuel(most);
        self.others.limit_fuel(most);
    }

    /// The states of a draft's lines.
    pub(crate) fn states(&mut self, lane: &mut dyn Lane, draft: &Draft) -> States {
        States { first: self.first.states_of(lane, draft), others: self.others.states_of(lane, draft) }
    }

    /// What a draft gives.
    pub(crate) fn outputs(draft: &Draft, states: &States) -> Outputs {
        let root = draft.root() as usize;
        Outputs { first: states.first[root], others: states.others[root] }
    }

    /// Whether outputs have no value on any demo.
    pub(crate) fn is_void(&self, outputs: Outputs) -> bool {
        self.first.store().is_void(outputs.first) && self.others.store().is_void(outputs.others)
    }

    /// How near outputs are on the first demo.
    pub(crate) fn near_first(&mut self, outputs: Outputs) -> u32 {
        self.first.near(outputs.first).near
    }

    /// How near outputs are.
    pub(crate) fn near(&mut self, outputs: Outputs) -> Near {
        self.first.near(outputs.first) + self.others.near(outputs.others)
    }

    /// Tries candidates, which have to be as near on the first demo as asked for; what it gives is in their order.
    pub(crate) fn run(&mut self, lane: &mut dyn Lane, all: &[Try<'_>], least: u32) -> Vec<Tried> {
        let on_first = all.iter().map(|one| one.candidate(|states| &states.first)).collect::<Vec<_>>();
        let on_first = self.first.evaluate(lane, &on_first);
        // A candidate without a value is tried on: whether it has none on any demo is counted.
        let has_hope = |trial: &mut Trial, root: StateId| {
            trial.first.store().is_void(root) || trial.first.near(root).near >= least
        };
        let hopeful: Vec<bool> = on_first.iter().map(|first| has_hope(self, first.root)).collect();
        let others = all.iter().zip(&hopeful).filter(|(_, hopeful)| **hopeful);
        let others = others.map(|(one, _)| one.candidate(|states| &states.others)).collect::<Vec<_>>();
        let mut on_others = self.others.evaluate(lane, &others).into_iter();
        let tried =
            on_first.into_iter().zip(hopeful).map(|(Evaluated { root: first, fuel, .. }, hopeful)| {
                let others = if hopeful { on_others.next() } else { None };
                let outputs = others.map(|others| Outputs { first, others: others.root });
                Tried {
                    outputs,
                    void: outputs.is_some_and(|outputs| self.is_void(outputs)),
                    fuel: fuel + others.map_or(0, |others| others.fuel),
                }
            });
        tried.collect()
    }

    /// How much was shared.
    pub(crate) fn take_shared(&mut self) -> Shared {
        let mut shared = self.first.take_shared();
        shared.merge(self.others.take_shared());
        shared
    }
}

impl<'a> Try<'a> {
    fn candidate(self, states: impl Fn(&'a States) -> &'a Vec<StateId>) -> Candidate<'a> {
        match self {
            Try::Draft(draft) => Candidate::Draft(draft),
            Try::Edit(draft, all, dependents, edit) => {
                Candidate::Edit { draft, states: states(all), dependents, edit }
            }
        }
    }
}
