//! The steps made ready for one task: every row with every choice of its parameters.

use gridwright_dsl::{Prim, Value};

use super::problem::Problem;
use super::states::{KINDS, Kind, Origin, State, StateId, States};
use super::steps::{STEPS, Slot, Step};

/// A call that lacks only its states.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call {
    /// The primitive.
    pub(crate) prim: Prim,
    /// What its result is.
    pub(crate) result: Kind,
    /// The arguments; the places of states are to be filled in.
    pub(crate) args: [StateId; 3],
    /// Number of arguments.
    pub(crate) len: usize,
    /// The places of the states; the same twice if it takes only one.
    pub(crate) places: [usize; 2],
    /// How much longer it makes a program.
    pub(crate) cost: u32,
    /// How many units of its fuel take as long as one of other calls.
    pub(crate) discount: u64,
}

/// A call with two states, seen from one of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paired {
    /// The call.
    pub(crate) call: Call,
    /// The place of the state that it is seen from: 0 for the first, 1 for the second.
    pub(crate) from: usize,
    /// What the other state is.
    pub(crate) other: Kind,
}

/// All calls of a task.
#[derive(Debug, Default)]
pub(crate) struct Calls {
    /// Calls with one state, by the kind of the state and by their cost.
    pub(crate) single: [Vec<Vec<Call>>; KINDS],
    /// Calls with two states, by the kind of the state that they are seen from.
    pub(crate) paired: [Vec<Paired>; KINDS],
}

impl Calls {
    /// The calls for a task; adds the constants that they need to the states.
    pub(crate) fn of(problem: &Problem, states: &mut States) -> Calls {
        let mut calls = Calls::default();
        for step in STEPS.iter() {
            let states_at: Vec<(usize, Kind)> = step
                .slots
                .iter()
                .enumerate()
                .filter_map(
                    |(place, slot)| if let Slot::State(kind) = slot { Some((place, *kind)) } else { None },
                )
                .collect();
            let mut choices = vec![Vec::new()];
            for slot in &step.slots {
                let values: Vec<Option<Value>> = match slot {
                    Slot::State(_) => vec![None],
                    Slot::Values(values) => values.iter().cloned().map(Some).collect(),
                    Slot::Colours => problem.palette.iter().map(|&c| Some(Value::Int(c.into()))).collect(),
                };
                choices = choices
                    .iter()
                    .flat_map(|choice: &Vec<Option<Value>>| {
                        values.iter().map(|value| [choice.as_slice(), std::slice::from_ref(value)].concat())
                    })
                    .collect();
            }
            // To say which of many variants takes longer than which of few.
            let cost = step.cost + choices.len().max(1).ilog2() / 2;
            for choice in choices {
                calls.add(step, cost, &choice, &states_at, states);
            }
        }
        calls
    }

    fn add(
        &mut self,
        step: &Step,
        cost: u32,
        choice: &[Option<Value>],
        at: &[(usize, Kind)],
        states: &mut States,
    ) {
        let mut call = Call {
            prim: step.prim,
            result: step.result,
            args: [StateId::default(); 3],
            len: choice.len(),
            places: [0; 2],
            cost,
            discount: step.prim.row().discount.into(),
        };
        for (arg, value) in call.args.iter_mut().zip(choice) {
            if let Some(value) = value {
                let state = State { kind: Kind::Parameter, cost: 0, origin: Origin::Constant, fits: false };
                let Some(id) = states.find_or_add(state, value) else { return };
                *arg = id;
            }
        }
        match *at {
            [(place, kind)] => {
                call.places = [place; 2];
                let by_cost = &mut self.single[kind as usize];
                if by_cost.len() <= call.cost as usize {
                    by_cost.resize(call.cost as usize + 1, Vec::new());
                }
                by_cost[call.cost as usize].push(call);
            }
            [(first, a), (second, b)] => {
                call.places = [first, second];
                self.paired[a as usize].push(Paired { call, from: 0, other: b });
                self.paired[b as usize].push(Paired { call, from: 1, other: a });
            }
            _ => {}
        }
    }
}
