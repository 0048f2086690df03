//! The steps made ready for one task: every step with every choice of its parameters.

use std::collections::BTreeMap;

use gridwright_dsl::Value;
use gridwright_engine::wave::{Args, Call, Callee, Derivation, Made, Sort, StateId, Store, Values};

use super::prior::Prior;
use super::problem::Problem;
use super::steps::{STEPS, Slot, Step, added};

/// The sorts of states that steps take.
const OPERANDS: [Sort; 6] = [Sort::Grid, Sort::Grids, Sort::Indices, Sort::Object, Sort::Objects, Sort::Size];

/// A call that lacks only its states.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Template {
    /// What its result is.
    pub(crate) result: Sort,
    /// How much longer it makes a program.
    pub(crate) cost: u32,
    call: Call,
    /// The places of the states; the same twice if it takes only one.
    places: [usize; 2],
}

impl Template {
    /// The call with its states.
    #[inline]
    pub(crate) fn with(&self, states: &[StateId]) -> Call {
        let mut call = self.call;
        self.places.iter().zip(states).for_each(|(&place, &id)| call.args.set(place, id));
        call
    }
}

/// A call with two states, seen from one of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paired {
    /// The call.
    pub(crate) template: Template,
    /// The place of the state that it is seen from: 0 for the first, 1 for the second.
    pub(crate) from: usize,
    /// What the other state is.
    pub(crate) other: Sort,
}

/// A call as it is drawn at random: what lacks, and of which sorts that is.
#[derive(Clone, Debug)]
pub(crate) struct Drawable {
    pub(crate) template: Template,
    pub(crate) takes: Vec<Sort>,
}

/// All calls of a task.
#[derive(Debug, Default)]
pub(crate) struct Calls {
    single: [Vec<Vec<Template>>; Sort::COUNT],
    paired: [Vec<Paired>; Sort::COUNT],
}

impl Calls {
    /// The calls for a task; adds the parameters that they need to the store.
    pub(crate) fn of(problem: &Problem, prior: &Prior, store: &mut Store) -> Calls {
        let mut calls = Calls::default();
        for step in STEPS.iter().chain(&added()) {
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
            let cost = prior.cost(step.prim, cost);
            for choice in choices {
                calls.add(step, cost, &choice, store);
            }
        }
        calls
    }

    /// The calls with one state of a sort that make a program so much longer.
    pub(crate) fn single(&self, sort: Sort, cost: u32) -> &[Template] {
        self.single[sort as usize].get(cost as usize).map_or(&[], Vec::as_slice)
    }

    /// The calls with two states, seen from one of a sort.
    pub(crate) fn paired(&self, sort: Sort) -> &[Paired] {
        &self.paired[sort as usize]
    }

    /// All calls, those of a primitive together.
    pub(crate) fn by_prim(&self) -> Vec<Vec<Drawable>> {
        let mut by_prim: BTreeMap<&str, Vec<Drawable>> = BTreeMap::new();
        let mut add = |template: Template, takes: Vec<Sort>| {
            if let Callee::Prim(prim) = template.call.callee {
                by_prim.entry(prim.name()).or_default().push(Drawable { template, takes });
            }
        };
        for sort in OPERANDS {
            let single = self.single[sort as usize].iter().flatten();
            single.for_each(|&template| add(template, vec![sort]));
            let first = self.paired[sort as usize].iter().filter(|paired| paired.from == 0);
            first.for_each(|paired| add(paired.template, vec![sort, paired.other]));
        }
        by_prim.into_values().collect()
    }

    fn add(&mut self, step: &Step, cost: u32, choice: &[Option<Value>], store: &mut Store) {
        let mut ids = Vec::with_capacity(choice.len());
        for value in choice {
            let id = value.as_ref().map_or(Some(StateId::default()), |value| parameter(store, value));
            ids.extend(id);
        }
        let Some(args) = Args::new(&ids).filter(|_| ids.len() == choice.len()) else { return };
        let call = Call { callee: Callee::Prim(step.prim), args };
        let template = |places| Template { result: step.result, cost, call, places };
        let states = step.slots.iter().enumerate().filter_map(|(place, slot)| match slot {
            Slot::State(sort) => Some((place, *sort)),
            _ => None,
        });
        match states.collect::<Vec<_>>()[..] {
            [(place, sort)] => {
                let by_cost = &mut self.single[sort as usize];
                if by_cost.len() <= cost as usize {
                    by_cost.resize(cost as usize + 1, Vec::new());
                }
                by_cost[cost as usize].push(template([place; 2]));
            }
            [(first, a), (second, b)] => {
                let template = template([first, second]);
                self.paired[a as usize].push(Paired { template, from: 0, other: b });
                self.paired[b as usize].push(Paired { template, from: 1, other: a });
            }
            _ => {}
        }
    }
}

/// The state of a parameter.
fn parameter(store: &mut Store, value: &Value) -> Option<StateId> {
    let made = Made::new(Values::Same(Ok(value.clone())), Sort::Parameter, store.samples());
    Some(store.insert(made, 0, Derivation::Constant)?.id())
}
