//! Trying candidates on a task: on the first demo, and on the others if there is hope.
//!
//! In: drafts and edits of drafts. Out: what they give ([`Outputs`]) and how near it is. Most candidates are worse than
//! what there is already, and the first demo shows it; the others then cost nothing.

use gridwright_engine::Limits;
use gridwright_grid::Task;

use crate::draft::{Draft, Edit, LineId};
use crate::near::{Near, Targets};
use crate::pool::{ClassId, Pool, Shared};

/// What a program gives on the first demo, and on the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Outputs {
    first: ClassId,
    others: ClassId,
}

/// The classes of a draft's lines.
pub(crate) struct Classes {
    first: Vec<ClassId>,
    others: Vec<ClassId>,
}

/// What came of a trial.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Verdict {
    /// Worse on the first demo than what is asked for; the others were not tried.
    Hopeless,
    /// Tried on all demos.
    Tried {
        /// What it gives.
        outputs: Outputs,
        /// Whether it has no value on any demo.
        void: bool,
    },
}

/// Pools for the demos of a task.
pub(crate) struct Trial {
    first: (Pool, Targets),
    others: (Pool, Targets),
}

/// The least fuel that a call may take.
const LEAST_FUEL: u64 = 50_000;
/// How many average programs one call of a candidate may be worth.
const MOST_PROGRAMS: u64 = 4;

impl Trial {
    /// Pools for a task.
    pub(crate) fn new(task: &Task, limits: &Limits) -> Trial {
        let pool = |demos: std::ops::Range<usize>| {
            (Pool::of_demos(task, demos.clone(), limits), Targets::of_demos(task, demos))
        };
        Trial {
            first: pool(0..1.min(task.demos.len())),
            others: pool(1.min(task.demos.len())..task.demos.len()),
        }
    }

    /// The pool of the first demo.
    pub(crate) fn pool(&mut self) -> &mut Pool {
        &mut self.first.0
    }

    /// Lets a call take no more fuel than some average programs of those tried so far.
    pub(crate) fn limit(&mut self, programs: usize) {
        let fuel = self.first.0.fuel() / programs.max(1) as u64;
        let most = (fuel * MOST_PROGRAMS).max(LEAST_FUEL);
        self.first.0.limit_fuel(most);
        self.others.0.limit_fuel(most);
    }

    /// The classes of a draft's lines.
    pub(crate) fn classes(&mut self, draft: &Draft) -> Classes {
        Classes { first: self.first.0.classes_of(draft), others: self.others.0.classes_of(draft) }
    }

    /// What a draft gives.
    pub(crate) fn outputs(draft: &Draft, classes: &Classes) -> Outputs {
        let root = draft.root() as usize;
        Outputs { first: classes.first[root], others: classes.others[root] }
    }

    /// Whether outputs have no value on any demo.
    pub(crate) fn is_void(&self, outputs: Outputs) -> bool {
        self.first.0.is_void(outputs.first) && self.others.0.is_void(outputs.others)
    }

    /// How near outputs are on the first demo.
    pub(crate) fn near_first(&mut self, outputs: Outputs) -> u32 {
        let (pool, targets) = &mut self.first;
        targets.near(pool, outputs.first).near
    }

    /// How near outputs are.
    pub(crate) fn near(&mut self, outputs: Outputs) -> Near {
        let ((first, target), (others, targets)) = (&mut self.first, &mut self.others);
        target.near(first, outputs.first) + targets.near(others, outputs.others)
    }

    /// Tries an edit of a draft; it has to be as near on the first demo as asked for.
    pub(crate) fn edit(
        &mut self,
        draft: &Draft,
        classes: &Classes,
        dependents: &[LineId],
        edit: &Edit,
        least: u32,
    ) -> Verdict {
        let first = self.first.0.edited(draft, &classes.first, dependents, edit).root;
        if self.is_hopeless(first, least) {
            return Verdict::Hopeless;
        }
        let others = self.others.0.edited(draft, &classes.others, dependents, edit).root;
        self.tried(Outputs { first, others })
    }

    /// Tries a draft.
    pub(crate) fn draft(&mut self, draft: &Draft, least: u32) -> Verdict {
        let root = draft.root() as usize;
        let first = self.first.0.classes_of(draft)[root];
        if self.is_hopeless(first, least) {
            return Verdict::Hopeless;
        }
        let others = self.others.0.classes_of(draft)[root];
        self.tried(Outputs { first, others })
    }

    /// A candidate without a value is tried on: whether it has none on any demo is counted.
    fn is_hopeless(&mut self, first: ClassId, least: u32) -> bool {
        let (pool, targets) = &mut self.first;
        !pool.is_void(first) && targets.near(pool, first).near < least
    }

    fn tried(&self, outputs: Outputs) -> Verdict {
        Verdict::Tried { outputs, void: self.is_void(outputs) }
    }

    /// How much was shared.
    pub(crate) fn take_shared(&mut self) -> Shared {
        let mut shared = self.first.0.take_shared();
        shared.merge(self.others.0.take_shared());
        shared
    }
}
