//! Sizes: what the demos say of the size of an output, learned from a state, so that grids can be brought to it.

use gridwright_dsl::learn::Size;
use gridwright_dsl::{Prim, Value};

use super::rules::FIT;
use super::search::{OVERHEAD, Search};
use super::states::{Kind, Origin, State, StateId};

/// How much longer a size makes a program.
pub(super) const SIZE_COST: u32 = 3;
/// The dearest state that sizes are learned from: most follow from the input, or from what is one step away.
pub(super) const SIZE_FROM: u32 = 8;

impl Search<'_> {
    /// Adds the size that the outputs have by what can be measured of a state. An output as large as its input needs
    /// none.
    pub(crate) fn measure(&mut self, cost: u32, id: StateId) {
        let problem = self.problem;
        let Some(prim) = Prim::by_name("learn_size") else { return };
        let mut pairs = problem.inputs.iter().zip(&problem.targets);
        if pairs.all(|(a, b)| (a.height(), a.width()) == (b.height(), b.width())) {
            return;
        }
        let from: Vec<Value> = self.states.values(id).to_vec();
        let demos = problem.demos_with(&from);
        self.tried += 1;
        self.cx.reset(FIT);
        let sizes = Size::fit(&mut self.cx, &demos).and_then(|size| {
            from.iter().map(|value| size.apply(&mut self.cx, value)).collect::<Result<Vec<_>, _>>()
        });
        self.spent += OVERHEAD + FIT.fuel - self.cx.left().fuel;
        let Ok(sizes) = sizes else { return };
        self.values =
            sizes.into_iter().map(|(height, width)| Value::Pair(height as i32, width as i32)).collect();
        self.add(State { kind: Kind::Size, cost, origin: Origin::Fitted(prim, id, None), fits: false });
    }
}
