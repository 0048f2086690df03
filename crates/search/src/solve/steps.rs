//! The steps of the table ([`gridwright_dsl::step`]) as the search takes them: which states and which parameters.

use std::sync::LazyLock;

use gridwright_dsl::step::{self, Operand};
use gridwright_dsl::{Domain, Prim, Type, Value};

use gridwright_engine::wave::Sort;

/// What an argument of a step may be.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Slot {
    /// A state of this sort.
    State(Sort),
    /// One of these values.
    Values(Vec<Value>),
    /// A colour of the task.
    Colours,
}

/// A step.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    /// The primitive.
    pub(crate) prim: Prim,
    /// What its arguments may be: three at the most, one or two of them states.
    pub(crate) slots: Vec<Slot>,
    /// What its result is.
    pub(crate) result: Sort,
    /// How much longer it makes a program.
    pub(crate) cost: u32,
}

/// Every step of the table, in its order.
pub(crate) static STEPS: LazyLock<Vec<Step>> =
    LazyLock::new(|| step::steps().iter().filter_map(Step::of).collect());

/// The steps of the primitives that were added, as far as the search has states of what they take and give.
pub(crate) fn added() -> Vec<Step> {
    let is_usable = |step: &Step| {
        let states = step.slots.iter().filter(|slot| matches!(slot, Slot::State(_))).count();
        (1..=2).contains(&states) && step.slots.len() <= 3
    };
    step::added_steps().iter().filter_map(Step::of).filter(is_usable).collect()
}

impl Step {
    fn of(step: &step::Step) -> Option<Step> {
        let slots = step.operands.iter().map(slot).collect::<Option<_>>()?;
        Some(Step { prim: step.prim, slots, result: sort(&step.result)?, cost: step.cost })
    }
}

fn slot(operand: &Operand) -> Option<Slot> {
    let ints = |numbers: std::ops::RangeInclusive<i64>| Slot::Values(numbers.map(Value::Int).collect());
    Some(match operand {
        Operand::Made(ty) => Slot::State(sort(ty)?),
        Operand::Choice(values) => Slot::Values(values.clone()),
        Operand::Number(Domain::Colours) => Slot::Colours,
        // To do something once changes nothing, and few grids have room for more.
        Operand::Number(Domain::Counts) => ints(2..=5),
        Operand::Number(domain) => ints(domain.range()),
    })
}

/// The sort of the states that hold values of a type.
fn sort(ty: &Type) -> Option<Sort> {
    Some(match ty {
        Type::Grid => Sort::Grid,
        Type::Tuple(items) if **items == Type::Grid => Sort::Grids,
        Type::Pair => Sort::Size,
        Type::Object => Sort::Object,
        Type::Indices => Sort::Indices,
        Type::Set(items) if **items == Type::Object => Sort::Objects,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_the_table_is_a_step() {
        let taken: Vec<Prim> = STEPS.iter().map(|step| step.prim).collect();
        let listed: Vec<Prim> = step::steps().iter().map(|step| step.prim).collect();
        assert_eq!(taken, listed, "a step takes or gives what the search has no states of");
        for step in STEPS.iter() {
            let states = step.slots.iter().filter(|slot| matches!(slot, Slot::State(_))).count();
            assert!((1..=2).contains(&states) && step.slots.len() <= 3, "{}", step.prim.name());
        }
    }
}
