//! Rules: fitted from a state to the targets, and ranked by how they foretell.
//!
//! A learner fits rules on the demos; each that explains all of them is a program `learn_x(S, f, I)`. Its cost counts what
//! the rule says, and every demo that the same learner, fitted without it, does not foretell.

use gridwright_dsl::learn::{Demo, Learner, Rule};
use gridwright_dsl::{Budget, Cx, Value};

use super::search::{OVERHEAD, Search, is_of};
use super::states::{Kind, Origin, State, StateId};

/// What is fitted to each state, and how much longer that makes a program before what the rule says is counted.
pub(super) const LEARNERS: &[(Learner, u32)] = &[
    (Learner::Colors, 5),
    (Learner::Pick, 5),
    (Learner::Overlay, 5),
    (Learner::Blocks, 9),
    (Learner::Paint, 9),
    (Learner::Cells, 12),
    (Learner::Scan, 14),
    (Learner::Windows, 13),
    (Learner::Answer, 14),
];
/// What a rule may use.
pub(super) const FIT: Budget = Budget { fuel: 20_000_000, memory: 1 << 26 };
/// How long a unit of a learner's fuel takes, beside one of a plain call; measured on the training tasks.
fn fuel_weight(learner: Learner) -> u64 {
    match learner {
        Learner::Cells | Learner::Windows => 16,
        Learner::Scan => 8,
        Learner::Answer | Learner::Paint | Learner::Pick => 4,
        Learner::Overlay => 2,
        Learner::Colors | Learner::Blocks => 1,
    }
}
/// How much longer each choice of a rule makes a program. The table of an overlay is as long as there are colours, which
/// says nothing against it; a tree for cells that may ask about directions has more to choose from.
fn choice_cost(learner: Learner, variant: Option<i64>) -> u32 {
    match (learner, variant) {
        (Learner::Overlay, _) => 0,
        (Learner::Cells, Some(0 | 3 | 5 | 8)) => 1,
        (Learner::Cells | Learner::Scan | Learner::Windows, _) => 2,
        _ => 1,
    }
}
/// How much longer a variant of a rule makes a program: much for one that may also ask where on the grid a cell is; a
/// little for one that votes, so that it comes right after the same without.
fn variant_cost(learner: Learner, variant: Option<i64>) -> u32 {
    match (learner, variant) {
        (Learner::Cells, Some(2)) => 8,
        (Learner::Cells, Some(7)) => 9,
        (Learner::Cells, Some(4)) => 2,
        (Learner::Cells, Some(9)) => 3,
        (Learner::Cells, Some(5..)) => 1,
        _ => 0,
    }
}
/// How much longer a program counts for each demo that its rule does not foretell from the others.
const MISS_COST: u32 = 6;

/// Whether a learner can start from a state.
pub(super) fn takes(learner: Learner, state: &State) -> bool {
    match learner {
        Learner::Colors | Learner::Cells | Learner::Scan | Learner::Windows => state.fits,
        Learner::Blocks | Learner::Answer => state.kind == Kind::Grid,
        Learner::Pick | Learner::Overlay | Learner::Paint => state.kind == Kind::Grids,
    }
}

impl Search<'_> {
    /// Fits rules from a state to the targets.
    pub(crate) fn learn(&mut self, learner: Learner, cost: u32, id: StateId) {
        let Some(prim) = learner.prim() else { return };
        let problem = self.problem;
        let from: Vec<Value> = self.states.values(id).to_vec();
        let demos = problem.demos_with(&from);
        self.tried += 1;
        self.spent += OVERHEAD;
        let Some(rules) = self.metered(learner, |cx| learner.fit_all(cx, &demos).ok()) else { return };
        let mut foretold = vec![0; rules.len()];
        for (left_out, demo) in demos.iter().enumerate() {
            // How often the same learner, without one demo, foretells it.
            let others: Vec<Demo<'_>> =
                demos.iter().enumerate().filter(|(at, _)| *at != left_out).map(|(_, demo)| *demo).collect();
            let Some(refitted) = self.metered(learner, |cx| learner.fit_all(cx, &others).ok()) else {
                continue;
            };
            let same = |rule: &Rule| refitted.iter().find(|other| other.variant() == rule.variant());
            let (places, same): (Vec<usize>, Vec<&Rule>) =
                rules.iter().enumerate().filter_map(|(at, rule)| Some((at, same(rule)?))).unzip();
            let said = self.metered(learner, |cx| {
                Rule::apply_all(&same, cx, &Value::Grid(demo.input.clone()), demo.value)
            });
            for (at, said) in places.into_iter().zip(said) {
                foretold[at] += usize::from(matches!(said, Ok(Value::Grid(grid)) if grid == *demo.output));
            }
        }
        let mut said: Vec<Vec<Value>> = vec![Vec::new(); rules.len()];
        let all: Vec<&Rule> = rules.iter().collect();
        for (input, value) in problem.inputs.iter().zip(&from) {
            let answers =
                self.metered(learner, |cx| Rule::apply_all(&all, cx, &Value::Grid(input.clone()), value));
            said.iter_mut().zip(answers).for_each(|(said, answer)| said.extend(answer));
        }
        for ((rule, values), foretold) in rules.iter().zip(said).zip(foretold) {
            if values.len() == problem.samples() && values.iter().all(|value| is_of(Kind::Grid, value)) {
                self.values = values;
                let missed = (demos.len() - foretold) as u32;
                let said = choice_cost(learner, rule.variant()) * rule.size() as u32;
                let cost = cost + said + variant_cost(learner, rule.variant()) + MISS_COST * missed;
                let origin = Origin::Fitted(prim, id, rule.variant().map(|k| k as u8));
                let state = State { kind: Kind::Grid, cost, origin, fits: true };
                if let Some(id) = self.states.add(state, &mut self.values) {
                    self.compare(id, cost, missed == 0);
                }
            }
        }
    }

    /// Does work that may use as much as a fit may, and charges what it used.
    fn metered<T>(&mut self, learner: Learner, work: impl FnOnce(&mut Cx) -> T) -> T {
        self.cx.reset(FIT);
        let done = work(&mut self.cx);
        self.spent += fuel_weight(learner) * (FIT.fuel - self.cx.left().fuel);
        done
    }
}
