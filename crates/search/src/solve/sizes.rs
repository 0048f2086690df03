//! Sizes: what the demos say of the size of an output, learned from a state, so that grids can be brought to it.

use gridwright_dsl::Value;
use gridwright_dsl::learn::Learner;

use super::rules::FIT;
use super::search::{OVERHEAD, Search};
use super::states::{Kind, Origin, State, StateId};

/// The dearest state that sizes are learned from: most follow from the input, or from what is one step away.
pub(super) const SIZE_FROM: u32 = 8;

impl Search<'_> {
    /// Adds the size that the outputs have by what can be measured of a state. An output as large as its input needs
    /// none.
    pub(crate) fn measure(&mut self, learner: &dyn Learner, cost: u32, id: StateId) {
        let problem = self.problem;
        let mut pairs = problem.inputs.iter().zip(&problem.targets);
        if pairs.all(|(a, b)| (a.height(), a.width()) == (b.height(), b.width())) {
            return;
        }
        let from: Vec<Value> = self.states.values(id).to_vec();
        let demos = problem.demos_with(&from);
        self.tried += 1;
        self.cx.reset(FIT);
        let sizes = learner.fit_variant(&mut self.cx, &demos, 0).and_then(|rule| {
            let samples = problem.inputs.iter().zip(&from);
            let each =
                samples.map(|(input, value)| rule.apply(&mut self.cx, &Value::Grid(input.clone()), value));
            each.collect::<Result<Vec<_>, _>>()
        });
        self.spent += OVERHEAD + learner.fuel_weight() * (FIT.fuel - self.cx.left().fuel);
        let Ok(sizes) = sizes else { return };
        self.values = sizes;
        let origin = Origin::Fitted(learner.prim(), id, None);
        self.add(State { kind: Kind::Size, cost, origin, fits: false });
    }
}
