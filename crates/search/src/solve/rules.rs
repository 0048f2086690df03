//! Rules: fitted from a state to the targets, and ranked by how they foretell.
//!
//! A learner fits rules on the demos; each that explains all of them is a program `learn_x(S, f, I)`. Its cost counts what
//! the rule says, and every demo that the same learner, fitted without it, does not foretell.

use gridwright_dsl::learn::{Demo, Learner, Rule, Takes};
use gridwright_dsl::{Budget, Cx, Value};

use super::search::{OVERHEAD, Search, is_of};
use super::states::{Kind, Origin, State, StateId};

/// What a rule may use.
pub(super) const FIT: Budget = Budget { fuel: 20_000_000, memory: 1 << 26 };
/// How much longer a program counts for each demo that its rule does not foretell from the others.
const MISS_COST: u32 = 6;

/// Whether a learner can start from a state.
pub(super) fn takes(learner: &dyn Learner, state: &State) -> bool {
    match learner.takes() {
        Takes::OutputShape => state.fits,
        Takes::Grid => state.kind == Kind::Grid,
        Takes::Pieces => state.kind == Kind::Grids,
    }
}

impl Search<'_> {
    /// Fits rules from a state to the targets.
    pub(crate) fn learn(&mut self, learner: &dyn Learner, cost: u32, id: StateId) {
        let problem = self.problem;
        let from: Vec<Value> = self.states.values(id).to_vec();
        let demos = problem.demos_with(&from);
        self.tried += 1;
        self.spent += OVERHEAD;
        let Some(rules) = self.metered(learner, |cx| learner.fit(cx, &demos).ok()) else { return };
        let mut foretold = vec![0; rules.len()];
        for (left_out, demo) in demos.iter().enumerate() {
            // How often the same learner, without one demo, foretells it.
            let others: Vec<Demo<'_>> =
                demos.iter().enumerate().filter(|(at, _)| *at != left_out).map(|(_, demo)| *demo).collect();
            let Some(refitted) = self.metered(learner, |cx| learner.fit(cx, &others).ok()) else {
                continue;
            };
            let same = |rule: &dyn Rule| {
                refitted.iter().map(AsRef::as_ref).find(|other| other.variant() == rule.variant())
            };
            let (places, same): (Vec<usize>, Vec<&dyn Rule>) =
                rules.iter().enumerate().filter_map(|(at, rule)| Some((at, same(rule.as_ref())?))).unzip();
            let said = self.metered(learner, |cx| {
                learner.apply_all(&same, cx, &Value::Grid(demo.input.clone()), demo.value)
            });
            for (at, said) in places.into_iter().zip(said) {
                foretold[at] += usize::from(matches!(said, Ok(Value::Grid(grid)) if grid == *demo.output));
            }
        }
        let mut said: Vec<Vec<Value>> = vec![Vec::new(); rules.len()];
        let all: Vec<&dyn Rule> = rules.iter().map(AsRef::as_ref).collect();
        for (input, value) in problem.inputs.iter().zip(&from) {
            let answers =
                self.metered(learner, |cx| learner.apply_all(&all, cx, &Value::Grid(input.clone()), value));
            said.iter_mut().zip(answers).for_each(|(said, answer)| said.extend(answer));
        }
        for ((rule, values), foretold) in rules.iter().zip(said).zip(foretold) {
            if values.len() == problem.samples() && values.iter().all(|value| is_of(Kind::Grid, value)) {
                self.values = values;
                let missed = (demos.len() - foretold) as u32;
                let cost = cost + rule.cost() + MISS_COST * missed;
                let origin = Origin::Fitted(learner.prim(), id, rule.variant());
                let state = State { kind: Kind::Grid, cost, origin, fits: true };
                if let Some(id) = self.states.add(state, &mut self.values) {
                    self.compare(id, cost, missed == 0);
                }
            }
        }
    }

    /// Does work that may use as much as a fit may, and charges what it used.
    fn metered<T>(&mut self, learner: &dyn Learner, work: impl FnOnce(&mut Cx) -> T) -> T {
        self.cx.reset(FIT);
        let done = work(&mut self.cx);
        self.spent += learner.fuel_weight() * (FIT.fuel - self.cx.left().fuel);
        done
    }
}
