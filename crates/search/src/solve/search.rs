//! The search: from the input, level by level, the cheapest program first.
//!
//! In: a problem, what may be used, and a lane of a backend. Out: a store of states, and which of them are right on the
//! demos or near it. The search hands out the work of a level in waves, takes the outcomes in order, charges them, and
//! lets what is new in by one door ([`Search::enter`]): there it is filed as an operand, counted in memory and compared
//! with the targets. Fuel alone ends it, so it finds the same on every machine, for any size of wave.

use std::collections::BTreeMap;

use gridwright_dsl::learn::Learner;
use gridwright_dsl::{Budget, Prim, Value, prim};
use gridwright_engine::Lane;
use gridwright_engine::wave::{
    Call, CallOutcome, Callee, Derivation, FitOutcome, Inserted, Made, Outcome, Produced, Sort, State,
    StateId, Store, Terms, Values, Work,
};
use gridwright_program::Input;

use super::Stop;
use super::assemble::{Assembler, Stack};
use super::enumerate::Enumerator;
use super::frontier::Frontier;
use super::fuel::{Fuel, SearchBudget};
use super::invariants::{Invariants, STRONG};
use super::problem::Problem;

/// What one call may use on a sample, and a fit.
const CALL: Budget = Budget { fuel: 400_000, memory: 1 << 24 };
const FIT: Budget = Budget { fuel: 20_000_000, memory: 1 << 26 };
/// The most that a call which ends in a fault is charged.
const FAULT: u64 = 10_000;
/// What trying a call costs on each sample beside the fuel that the primitive takes: look-up, hash, comparing.
const OVERHEAD: u64 = 150;
/// After how much work of a level what was found to go together is learned.
const ASSEMBLE_EVERY: usize = 1024;
/// The part of the fuel that is kept for stacks.
const STACK_SHARE: u64 = 50;
/// The part of the fuel that is kept, once something was found, for rules that would be shorter programs, and the part of what was
/// spent that they may take.
const SHORTER_SHARE: u64 = 10;
const SHORTER: u64 = 5;

/// How much longer a program counts for each demo that its rule does not predict from the others.
const MISS_COST: u32 = 6;
/// What a pair adds to the cost of its two states and its rule.
const PAIR_COST: u32 = 6;
/// What each grid of a stack adds to its cost.
const LAYER_COST: u32 = 8;
/// How much longer than the first exact program others may be that are still looked for.
const MARGIN: u32 = 6;
/// The longest program.
const MAX_COST: u32 = 100;

/// A state whose program is right on all demos.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExactState {
    pub(crate) state: StateId,
    /// What the invariants that its answers break count for.
    pub(crate) penalty: u32,
    /// Fuel that was spent when it was found.
    pub(crate) after: u64,
}

/// What speaks for a state that is right on all demos.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Evidence {
    /// Calls give it.
    Call,
    /// A known program gives it.
    Known,
    /// A rule gives it that was fitted to the demos, and maybe predicts each from the others.
    Rule { cross_validated: bool },
}

impl Evidence {
    /// Whether it is worth to stop soon.
    fn is_enough(self) -> bool {
        matches!(self, Evidence::Call | Evidence::Known | Evidence::Rule { cross_validated: true })
    }
}

/// A search on its way.
pub(crate) struct Search<'a> {
    pub(crate) problem: &'a Problem,
    pub(crate) store: Store,
    pub(crate) exact: Vec<ExactState>,
    /// States of the targets' shapes that are not right on all demos.
    pub(crate) partial: Vec<StateId>,
    pub(crate) fuel: Fuel,
    /// Calls and fits that were tried.
    pub(crate) tried: u64,
    /// What fits of each learner took.
    fits: BTreeMap<Prim, u64>,
    /// The cost of the programs that are being made.
    level: u32,
    /// Whether all that is still looked for are shorter programs.
    is_shortening: bool,
    invariants: Invariants,
    enumerator: Enumerator,
    frontier: Frontier,
    assembler: Assembler,
    /// Pairs of states that decide the targets and are not learned yet.
    pairs: Vec<(StateId, StateId)>,
    budget: SearchBudget,
}

impl<'a> Search<'a> {
    /// A search that has done nothing yet.
    pub(crate) fn new(problem: &'a Problem, budget: SearchBudget) -> Search<'a> {
        let mut store = Store::new(problem.samples.clone());
        let enumerator = Enumerator::new(problem, &mut store);
        let mut search = Search {
            problem,
            store,
            exact: Vec::new(),
            partial: Vec::new(),
            fuel: Fuel::new(budget.fuel),
            tried: 0,
            fits: BTreeMap::new(),
            level: 0,
            is_shortening: false,
            invariants: Invariants::of(problem),
            enumerator,
            frontier: Frontier::default(),
            assembler: Assembler::default(),
            pairs: Vec::new(),
            budget,
        };
        let input = Values::each(problem.inputs.iter().cloned().map(Value::Grid));
        let input = Made::new(input, Sort::Grid, search.store.samples());
        // An input that is its own output is found like any other program; there is nothing to stop for yet.
        let _ = search.enter(input, 0, Derivation::Input(Input::I), Evidence::Call);
        search
    }

    /// Enters what a known program gives: an operand like any other.
    pub(crate) fn recall(&mut self, program: u32, cost: u32, values: Vec<Value>) {
        if values.iter().all(|value| Sort::Grid.admits(value)) {
            let made = Made::new(Values::each(values), Sort::Grid, self.store.samples());
            // A fuel limit that ends here ends the search at its first step.
            let _ = self.enter(made, cost, Derivation::Known(program), Evidence::Known);
        }
    }

    /// Searches until something ends it, then stacks what it has found.
    pub(crate) fn run(&mut self, lane: &mut dyn Lane, is_due: &dyn Fn() -> bool) -> Stop {
        self.fuel.limit(self.budget.fuel - self.budget.fuel / STACK_SHARE);
        let stop = match self.walk(lane, is_due) {
            Stop::Fuel | Stop::Exhausted if self.is_full() => Stop::Memory,
            stop => stop,
        };
        self.fuel.limit(self.budget.fuel);
        if stop != Stop::Interrupted {
            // Whatever ends this, it is the end.
            let _ = self.shorten(lane, is_due);
        }
        if self.exact.is_empty() {
            // What a stack goes through is little, and has to be kept.
            self.budget.memory = u64::MAX;
            // Whatever ends this, it is the end.
            let _ = self.stack(lane);
        }
        stop
    }

    fn walk(&mut self, lane: &mut dyn Lane, is_due: &dyn Fn() -> bool) -> Stop {
        for cost in 1..=MAX_COST {
            if is_due() {
                return Stop::Interrupted;
            }
            self.level = cost;
            let longer =
                |found: &ExactState| cost > self.store.get(found.state).cost + found.penalty + MARGIN;
            if self.exact.iter().any(longer) {
                return Stop::Found;
            }
            if let Err(stop) = self.level(cost, lane, is_due) {
                return stop;
            }
        }
        Stop::Exhausted
    }

    /// Makes all programs of a cost.
    fn level(&mut self, cost: u32, lane: &mut dyn Lane, is_due: &dyn Fn() -> bool) -> Result<(), Stop> {
        let mut level = self.enumerator.level(cost, &self.store);
        let mut until_assembled = ASSEMBLE_EVERY;
        loop {
            let most = self.budget.wave.clamp(1, until_assembled);
            let work = self.enumerator.next(&mut level, &self.store, &self.frontier, most);
            if work.is_empty() {
                return self.assemble(lane);
            }
            until_assembled -= work.len();
            self.wave(lane, is_due, &work, |_, _| cost)?;
            if until_assembled == 0 {
                self.assemble(lane)?;
                until_assembled = ASSEMBLE_EVERY;
            }
        }
    }

    /// Has work done, and takes what comes of it in order. Gives the state that the last work came to.
    fn wave(
        &mut self,
        lane: &mut dyn Lane,
        is_due: &dyn Fn() -> bool,
        work: &[Work],
        cost: impl Fn(&Store, &Work) -> u32,
    ) -> Result<Option<StateId>, Stop> {
        let terms = Terms {
            fit: FIT,
            fuel_left: self.fuel.left(),
            leaf: self.is_full(),
            looks_at_compared: true,
            ..Terms::within(CALL)
        };
        lane.start(&self.store, work.to_vec(), &terms);
        let mut last = None;
        for work in work {
            if self.fuel.is_enough() {
                return Err(Stop::Found);
            }
            let is_fit = matches!(work, Work::Fit(..));
            if (is_fit || self.tried.is_multiple_of(256)) && is_due() {
                return Err(Stop::Interrupted);
            }
            let cost = cost(&self.store, work);
            self.tried += 1;
            last = match (work, lane.next(&self.store)) {
                (Work::Call(call, _), Some(Outcome::Call(outcome))) => self.take_call(cost, call, outcome)?,
                (Work::Fit(learner, from), Some(Outcome::Fit(outcome))) => {
                    self.take_fit(cost, *learner, *from, outcome)?
                }
                // A backend that does not answer what it was asked has no more to say.
                _ => return Err(Stop::Exhausted),
            };
        }
        Ok(last)
    }

    fn take_call(&mut self, cost: u32, call: &Call, outcome: CallOutcome) -> Result<Option<StateId>, Stop> {
        let discount = if let Callee::Prim(prim) = call.callee { prim.row().discount.into() } else { 1 };
        let used = outcome.fuel / discount + (outcome.fault_fuel / discount).min(FAULT);
        self.fuel.charge(OVERHEAD * u64::from(outcome.samples) + used)?;
        match outcome.produced {
            Produced::New(made) => self.enter(made, cost, Derivation::Call(*call), Evidence::Call),
            Produced::Known(id) => {
                let offered = self.store.offer(id, cost, Derivation::Call(*call));
                Ok(Some(self.file(offered)))
            }
            Produced::Nothing => Ok(None),
        }
    }

    fn take_fit(
        &mut self,
        cost: u32,
        learner: &dyn Learner,
        from: StateId,
        outcome: FitOutcome,
    ) -> Result<Option<StateId>, Stop> {
        let (before, left) = (self.fuel.spent(), self.fuel.left().saturating_sub(OVERHEAD));
        // Rules count even where no fuel is left to leave out all demos.
        let is_fitted = outcome.fuel <= left;
        let took = if is_fitted { outcome.total() } else { outcome.fuel };
        let charged = self.fuel.charge(took.saturating_add(OVERHEAD));
        *self.fits.entry(learner.prim()).or_default() += self.fuel.spent() - before;
        if !is_fitted {
            return charged.map(|()| None);
        }
        let missed: Vec<u32> =
            outcome.rules.iter().map(|rule| outcome.missed(&rule.predicted, left)).collect();
        let mut last = None;
        for (rule, missed) in outcome.rules.into_iter().zip(missed) {
            let cost = cost + rule.cost + MISS_COST * missed;
            let derivation = Derivation::Rule { prim: learner.prim(), from, variant: rule.variant };
            let evidence = Evidence::Rule { cross_validated: missed == 0 };
            last = self.enter(rule.made, cost, derivation, evidence)?;
        }
        charged.map(|()| last)
    }

    /// Whether the states take all memory that they may. From then on waves are leaf waves: the search goes on with the
    /// operands that it has, and keeps nothing of what it makes but what is right on all demos.
    fn is_full(&self) -> bool {
        self.store.bytes() >= self.budget.memory
    }

    /// The one door: files values as a state if they are new and may be kept, and compares them with the targets.
    fn enter(
        &mut self,
        made: Made,
        cost: u32,
        derivation: Derivation,
        evidence: Evidence,
    ) -> Result<Option<StateId>, Stop> {
        if self.is_full()
            && !self.store.samples().is_exact(made.comparison)
            && self.store.find(&made).is_none()
        {
            return Ok(None);
        }
        // With more states than ids there is no memory left, either.
        let inserted = self.store.insert(made, cost, derivation).ok_or(Stop::Memory)?;
        if let (true, Inserted::Known(id)) = (self.is_shortening, inserted) {
            // What the prior thinks little of may be shorter all the same.
            let unbiased = self.enumerator.unbiased_of(&self.store, cost, derivation);
            if unbiased < self.cost(id) {
                self.store.rewrite(id, cost, derivation);
            }
            return Ok(Some(id));
        }
        let id = self.file(inserted);
        let (Inserted::New(_), Some(comparison)) = (inserted, self.store.get(id).comparison) else {
            return Ok(Some(id));
        };
        if comparison.targets < self.problem.demo_count() {
            self.partial.push(id);
        } else {
            if self.exact.is_empty() {
                self.fuel.limit(self.budget.fuel - self.budget.fuel / SHORTER_SHARE);
            }
            let penalty = self.penalty(id);
            self.exact.push(ExactState { state: id, penalty, after: self.fuel.spent() });
            if evidence.is_enough() && penalty < STRONG {
                self.fuel.found();
            }
        }
        if evidence == Evidence::Call {
            let partners = self.assembler.partners(self.problem, &self.store, &mut self.fuel, id)?;
            self.pairs.extend(partners.into_iter().map(|other| (other, id)));
        }
        Ok(Some(id))
    }

    /// Files a state as an operand, by what it costs now.
    fn file(&mut self, inserted: Inserted) -> StateId {
        let id = inserted.id();
        let State { sort, cost, .. } = *self.store.get(id);
        match inserted {
            Inserted::New(_) => self.frontier.add(sort, cost, id),
            Inserted::Cheaper(_, before) => {
                self.frontier.remove(sort, before, id);
                self.frontier.add(sort, cost, id);
            }
            Inserted::Known(_) => {}
        }
        id
    }

    /// What fits of each learner took, and, without one, calls and all else.
    pub(crate) fn fuel_by_learner(&self) -> BTreeMap<Option<Prim>, u64> {
        let rest = self.fuel.spent() - self.fits.values().sum::<u64>();
        self.fits.iter().map(|(&prim, &fuel)| (Some(prim), fuel)).chain([(None, rest)]).collect()
    }

    /// What the program of a state costs where programs are ranked: without the prior.
    pub(crate) fn cost(&self, id: StateId) -> u32 {
        self.enumerator.unbiased(&self.store, id)
    }

    /// How much longer the invariants of the task that its answers break make the program of a state count.
    pub(crate) fn penalty(&self, id: StateId) -> u32 {
        self.store.values(id).map_or(0, |values| self.invariants.penalty(self.problem, values))
    }

    /// Learns from pairs that decide the targets.
    fn assemble(&mut self, lane: &mut dyn Lane) -> Result<(), Stop> {
        let pairs = std::mem::take(&mut self.pairs);
        let calls = pairs.iter().filter_map(|&(a, b)| Call::prim(prim::ASTUPLE, &[a, b]));
        let calls: Vec<Work> = calls.map(|call| Work::Call(call, Sort::Grids)).collect();
        let before = self.store.len();
        let pair_cost = |store: &Store, work: &Work| match work {
            Work::Call(call, _) => {
                call.args.as_slice().iter().map(|&id| store.get(id).cost).sum::<u32>() + PAIR_COST
            }
            Work::Fit(_, pair) => store.get(*pair).cost,
        };
        self.wave(lane, &|| false, &calls, pair_cost)?;
        let overlay = prim::LEARN_OVERLAY.learner();
        let new = self.store.ids().skip(before);
        let fits: Vec<Work> = new.filter_map(|id| Some(Work::Fit(overlay?, id))).collect();
        self.wave(lane, &|| false, &fits, pair_cost)?;
        Ok(())
    }

    /// Fits the rules that would be shorter programs than all that were found, whatever the prior thinks of them: long programs
    /// are put together from states of a low level, and the search ends long before the levels between.
    fn shorten(&mut self, lane: &mut dyn Lane, is_due: &dyn Fn() -> bool) -> Result<(), Stop> {
        let cost = |found: &ExactState| self.cost(found.state) + found.penalty;
        let Some(least) = self.exact.iter().map(cost).min() else { return Ok(()) };
        self.is_shortening = true;
        self.fuel.once_more(SHORTER);
        for (level, work) in self.enumerator.rules_within(least, self.level, &self.store) {
            self.wave(lane, is_due, &[work], |_, _| level)?;
        }
        Ok(())
    }

    /// Lays states over each other where that gives the targets.
    fn stack(&mut self, lane: &mut dyn Lane) -> Result<(), Stop> {
        for Stack { mut layers } in self.assembler.stacks(self.problem, &self.store, &mut self.fuel)? {
            let Some(mut below) = layers.pop() else { continue };
            while let Some(layer) = layers.pop() {
                let Some(call) = Call::prim(prim::OVER, &[layer, below]) else { break };
                let cost = self.store.get(layer).cost + self.store.get(below).cost + LAYER_COST;
                let work = [Work::Call(call, Sort::Grid)];
                let Some(made) = self.wave(lane, &|| false, &work, |_, _| cost)? else { break };
                below = made;
            }
        }
        Ok(())
    }
}
