//! Random programs on the inputs of a task, for whoever counts what steps do to grids: `scripts/make-prior`.
//!
//! In: a task, a seed, and a backend. Out: the signature of the task, and of each program that was drawn the signature of what
//! it makes and the steps that it has. What steps cost is not looked at: each is drawn as often as any other.

use std::collections::BTreeMap;

use gridwright_dsl::{Budget, Prim, Value};
use gridwright_engine::Backend;
use gridwright_engine::wave::{
    Callee, Derivation, Inserted, Made, Outcome, Produced, Sort, StateId, Store, Terms, Values, Work,
};
use gridwright_grid::{Grid, Task};
use gridwright_program::Input;

use super::calls::{Calls, Drawable};
use super::prior::Prior;
use super::signature::Signature;
use crate::random::Random;

/// What one call may use on a sample.
const CALL: Budget = Budget { fuel: 400_000, memory: 1 << 24 };
/// The most steps of a program, counted along its longest way.
const DEPTH: u32 = 3;

/// A task and random programs on its inputs.
pub struct Drawn {
    /// The task's own signature, as the search sees it first.
    pub signature: Signature,
    /// Of each program the signature of what it makes, and its steps, each once.
    pub programs: Vec<(Signature, Vec<Prim>)>,
}

/// Draws calls on what was made so far, so many; `None` for a task without demos.
pub fn draw(task: &Task, calls: usize, seed: u64, backend: &dyn Backend) -> Option<Drawn> {
    let (_, problem, _) = super::plan(task).into_iter().next()?;
    let inputs = &problem.inputs[..problem.demo_count()];
    let mut store = Store::new(problem.samples.clone());
    let by_prim = Calls::of(&problem, &Prior::default(), &mut store).by_prim();
    let mut made: [Vec<StateId>; Sort::COUNT] = Default::default();
    let input = Values::each(problem.inputs.iter().cloned().map(Value::Grid));
    let input =
        store.insert(Made::new(input, Sort::Grid, store.samples()), 0, Derivation::Input(Input::I))?;
    made[Sort::Grid as usize].push(input.id());
    let (mut random, lane) = (Random::named(seed, &task.id), &mut *backend.lane());
    for _ in 0..calls {
        let of_prim: &Vec<Drawable> = &by_prim[random.below(by_prim.len())];
        let Drawable { template, takes } = &of_prim[random.below(of_prim.len())];
        let operand = |sort: &Sort| {
            let states = &made[*sort as usize];
            states.get(random.below(states.len())).copied()
        };
        let Some(states) = takes.iter().map(operand).collect::<Option<Vec<StateId>>>() else { continue };
        let depth = states.iter().map(|&id| store.get(id).cost).max().unwrap_or(0) + 1;
        if depth > DEPTH {
            continue;
        }
        let call = template.with(&states);
        lane.start(&store, vec![Work::Call(call, template.result)], &Terms::within(CALL));
        let Some(Outcome::Call(outcome)) = lane.next(&store) else { return None };
        if let Produced::New(new) = outcome.produced
            && let Some(Inserted::New(id)) = store.insert(new, depth, Derivation::Call(call))
        {
            made[template.result as usize].push(id);
        }
    }
    let programs = made[Sort::Grid as usize].iter().filter_map(|&id| {
        let outputs = (0..inputs.len()).map(|sample| match store.value(id, sample) {
            Some(Value::Grid(grid)) => Some(grid.clone()),
            _ => None,
        });
        let outputs: Vec<Grid> = outputs.collect::<Option<_>>()?;
        let mut steps = BTreeMap::new();
        note_steps(&store, id, &mut steps);
        (!steps.is_empty()).then(|| (Signature::of(inputs, &outputs), steps.into_values().collect()))
    });
    let programs = programs.collect();
    Some(Drawn { signature: Signature::of(inputs, &problem.targets), programs })
}

/// Notes the steps of a state's program by name.
fn note_steps(store: &Store, id: StateId, steps: &mut BTreeMap<&'static str, Prim>) {
    if let Derivation::Call(call) = store.get(id).derivation {
        if let Callee::Prim(prim) = call.callee {
            steps.insert(prim.name(), prim);
        }
        call.args.as_slice().iter().for_each(|&id| note_steps(store, id, steps));
    }
}

#[cfg(test)]
mod tests {
    use gridwright_engine::Cpu;
    use gridwright_grid::embedded;

    use super::*;

    #[test]
    fn a_seed_draws_the_same_programs() {
        let cpu = Cpu::new(1).unwrap();
        let task = embedded().unwrap().into_tasks().remove(0);
        let draw = |seed| draw(&task, 300, seed, &cpu).unwrap().programs;
        assert!(draw(0).len() > 20);
        assert_eq!(draw(0), draw(0));
        assert_ne!(draw(0), draw(1));
    }
}
