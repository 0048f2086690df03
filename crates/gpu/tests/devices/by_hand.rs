//! Waves made by hand: calls on given grids, and their outcomes on a backend.

use gridwright_dsl::step::{Operand, steps};
use gridwright_dsl::{Budget, Domain, Type, Value};
use gridwright_engine::Backend;
use gridwright_engine::wave::{
    Call, CallOutcome, Callee, Derivation, Made, Outcome, Produced, Samples, Sort, StateId, Store, Terms,
    Values, Work,
};
use gridwright_grid::Grid;

/// A grid with something in it for every step to do.
pub(crate) fn grid(height: usize, width: usize) -> Grid {
    let cell = |at: usize| ((at * at / 3 + at / width * 2) % 7).saturating_sub(3) as i8;
    Grid::build(height, width, |cells| {
        cells.iter_mut().enumerate().for_each(|(at, to)| *to = cell(at));
    })
    .unwrap()
}

/// A store with an input for each grid, each its own target; and the state of the input.
pub(crate) fn store(grids: &[Grid]) -> (Store, StateId) {
    let inputs: Vec<Value> = grids.iter().cloned().map(Value::Grid).collect();
    let targets = grids.iter().cloned().map(Some).collect();
    let mut store = Store::new(Samples { demos: Value::EMPTY_TUPLE, inputs: inputs.clone(), targets });
    let input = Made::new(Values::each(inputs), Sort::Grid, store.samples());
    let input = store.insert(input, 0, Derivation::Constant).unwrap().id();
    (store, input)
}

/// The state of a parameter.
fn parameter(store: &mut Store, value: &Value) -> StateId {
    let made = Made::new(Values::Same(Ok(value.clone())), Sort::Parameter, store.samples());
    store.insert(made, 0, Derivation::Constant).unwrap().id()
}

/// Every step that has a device form and takes nothing but grids and parameters: with the input, and all its parameters.
pub(crate) fn steps_on(store: &mut Store, input: StateId) -> Vec<Work> {
    let mut work = Vec::new();
    for step in steps().iter().filter(|step| step.prim.row().device.is_some()) {
        let mut calls: Vec<Vec<StateId>> = vec![Vec::new()];
        for operand in &step.operands {
            let choices: Vec<StateId> = match operand {
                Operand::Made(Type::Grid) => vec![input],
                Operand::Made(_) => Vec::new(),
                Operand::Choice(values) => values.iter().map(|value| parameter(store, value)).collect(),
                Operand::Number(Domain::Colours) => {
                    (0..10).map(|n| parameter(store, &Value::Int(n))).collect()
                }
                Operand::Number(numbers) => {
                    numbers.range().map(|n| parameter(store, &Value::Int(n))).collect()
                }
            };
            let with = |call: &Vec<StateId>| {
                let call = call.clone();
                choices.iter().map(move |&choice| [call.as_slice(), &[choice]].concat()).collect::<Vec<_>>()
            };
            calls = calls.iter().flat_map(with).collect();
        }
        work.extend(
            calls.iter().filter_map(|args| Some(Work::Call(Call::prim(step.prim, args)?, Sort::Any))),
        );
    }
    work
}

/// What a search's calls may use.
pub(crate) fn terms() -> Terms {
    Terms::within(Budget::default())
}

/// The outcomes of waves of calls, one after the other, on a lane of a backend.
pub(crate) fn outcomes(
    backend: &dyn Backend,
    store: &Store,
    waves: &[Vec<Work>],
    terms: &Terms,
) -> Vec<CallOutcome> {
    let mut lane = backend.lane();
    let mut outcomes = Vec::new();
    for wave in waves {
        lane.start(store, wave.clone(), terms);
        while let Some(outcome) = lane.next(store) {
            if let Outcome::Call(outcome) = outcome {
                outcomes.push(outcome);
            }
        }
    }
    assert_eq!(outcomes.len(), waves.iter().map(Vec::len).sum::<usize>());
    outcomes
}

/// The primitive that a piece of work calls.
pub(crate) fn name(work: &Work) -> &'static str {
    match work {
        Work::Call(Call { callee: Callee::Prim(prim), .. }, _) => prim.name(),
        Work::Call(..) | Work::Fit(..) => "no primitive",
    }
}

/// What is known of an outcome without looking at its values, as text.
pub(crate) fn told(outcome: &CallOutcome) -> String {
    let CallOutcome { produced, samples, fuel, fault_fuel } = outcome;
    let produced = match produced {
        Produced::New(made) => {
            format!("new {:x} {:?} {:?} {} bytes", made.hash, made.sort, made.comparison, made.values.bytes())
        }
        Produced::Known(id) => format!("known {id:?}"),
        Produced::Nothing => "nothing".to_owned(),
    };
    format!("{produced}, {samples} samples, fuel {fuel} {fault_fuel}")
}

/// The values of an outcome, as text.
pub(crate) fn values(outcome: &CallOutcome, samples: usize) -> String {
    match &outcome.produced {
        Produced::New(made) => (0..samples).map(|at| format!("{:?}\n", made.values.on(at))).collect(),
        _ => String::new(),
    }
}

/// Whether a device holds the values of an outcome.
pub(crate) fn is_remote(outcome: &CallOutcome) -> bool {
    matches!(&outcome.produced, Produced::New(Made { values: Values::Remote(_), .. }))
}
