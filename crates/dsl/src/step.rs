//! The steps of the search: the calls that it makes programs of.
//!
//! In: the rows of the table that say `.step()` or `.step_on(..)`, and their costs (`table/step_costs.rs`). Out:
//! [`steps`], in the order in which they are tried. With `.step()` the signature says what the step is called with: a
//! number from its domain, anything else from what the search has made. Where a signature leaves that open (a mirror
//! takes any piece, `argmax` any function), `.step_on("Set<Object>, {size, height} -> Object")` says it: types for what
//! the search has made, domains for numbers, braces for a choice of numbers or primitives.

use std::sync::LazyLock;

use crate::table::step_costs::{STEP_COSTS, UNLISTED};
use crate::table::{Prim, StepOn};
use crate::types::{Domain, Reader, Type};
use crate::value::Value;

/// A call that the search makes.
#[derive(Clone, Debug)]
pub struct Step {
    /// The primitive.
    pub prim: Prim,
    /// What it is called with.
    pub operands: Vec<Operand>,
    /// What it gives.
    pub result: Type,
    /// How much longer it makes a program.
    pub cost: u32,
    /// On how many training tasks the right program uses it; `None` if that was not counted yet.
    pub uses: Option<u32>,
}

/// What an operand of a step may be.
#[derive(Clone, PartialEq, Debug)]
pub enum Operand {
    /// A value of this type that the search has made.
    Made(Type),
    /// A number.
    Number(Domain),
    /// One of these numbers or functions.
    Choice(Vec<Value>),
}

/// All steps, in the order in which they are tried: those with a listed cost as they are listed, then the rest.
pub fn steps() -> &'static [Step] {
    &STEPS
}

static STEPS: LazyLock<Vec<Step>> = LazyLock::new(|| {
    let listed = STEP_COSTS.iter().map(|&(prim, cost, uses)| (prim, cost, Some(uses)));
    let is_listed = |prim: &Prim| STEP_COSTS.iter().any(|(listed, ..)| listed == prim);
    let rest = Prim::all().filter(|prim| !is_listed(prim)).map(|prim| (prim, UNLISTED, None));
    let step = |(prim, cost, uses): (Prim, u32, Option<u32>)| {
        let (operands, result) = call(prim)?;
        Some(Step { prim, operands, result, cost, uses })
    };
    // `None` is a primitive that is no step; that no row is malformed is for a test to hold.
    listed.chain(rest).filter_map(step).collect()
});

impl Prim {
    /// The step that calls it, if the search does.
    pub fn step(self) -> Option<&'static Step> {
        steps().iter().find(|step| step.prim == self)
    }
}

/// The steps of the primitives that were added and say that they are some.
pub fn added_steps() -> Vec<Step> {
    let step = |prim: Prim| {
        let (operands, result) = call(prim)?;
        Some(Step { prim, operands, result, cost: UNLISTED, uses: None })
    };
    Prim::added().into_iter().filter_map(step).collect()
}

/// Operands and result of a primitive as a step.
fn call(prim: Prim) -> Option<(Vec<Operand>, Type)> {
    match prim.row().step? {
        StepOn::Declared => {
            let signature = prim.signature();
            let operand = |(ty, domain): (&Type, Option<Domain>)| match domain {
                Some(domain) => Operand::Number(domain),
                None => Operand::Made(ty.clone()),
            };
            let operands = signature.params.iter().map(|param| operand((&param.ty, param.domain)));
            Some((operands.collect(), signature.result.clone()))
        }
        StepOn::These(text) => {
            let mut reader = Reader::new(text);
            let mut operands = vec![operand(&mut reader)?];
            while reader.eat(",").is_some() {
                operands.push(operand(&mut reader)?);
            }
            reader.eat("->")?;
            let result = reader.ty()?;
            reader.is_at_end().then_some((operands, result))
        }
    }
}

fn operand(reader: &mut Reader) -> Option<Operand> {
    if reader.eat("{").is_some() {
        let mut values = Vec::new();
        while reader.eat("}").is_none() {
            values.push(match reader.number() {
                Some(number) => Value::Int(number),
                None => Value::Prim(Prim::by_name(reader.word()?)?),
            });
            let _ = reader.eat(",");
        }
        return Some(Operand::Choice(values));
    }
    match reader.numbers() {
        Some(domain) => Some(Operand::Number(domain)),
        None => reader.ty().map(Operand::Made),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prim;

    #[test]
    fn every_row_that_says_so_is_one_step_of_its_arity() {
        for prim in Prim::all() {
            let steps = steps().iter().filter(|step| step.prim == prim).count();
            assert_eq!(steps, usize::from(prim.row().step.is_some()), "{}", prim.name());
        }
        for step in steps() {
            assert_eq!(step.operands.len(), step.prim.arity(), "{}", step.prim.name());
            assert!(step.cost > 0, "{}", step.prim.name());
            let open =
                |operand: &Operand| matches!(operand, Operand::Made(Type::Var(_) | Type::Any | Type::Int));
            assert!(!step.operands.iter().any(open), "{}: what is it called with?", step.prim.name());
        }
        for (prim, ..) in STEP_COSTS {
            assert!(prim.row().step.is_some(), "{} has a cost as a step and is none", prim.name());
        }
    }

    #[test]
    fn operands_are_as_the_row_says() {
        let step = |prim: Prim| prim.step().map(|step| (step.operands.clone(), step.result.clone()));
        let grid = || Operand::Made(Type::Grid);
        assert_eq!(step(prim::HMIRROR), Some((vec![grid()], Type::Grid)));
        assert_eq!(
            step(prim::KEEP_COLOR),
            Some((vec![grid(), Operand::Number(Domain::Colours)], Type::Grid))
        );
        let objects = || Type::Set(Box::new(Type::Object));
        let ways = [prim::DELTA, prim::BACKDROP, prim::BOX, prim::OUTBOX, prim::INBOX, prim::CORNERS];
        let ways = Operand::Choice(ways.into_iter().map(Value::Prim).collect());
        assert_eq!(step(prim::MAPPLY), Some((vec![ways, Operand::Made(objects())], Type::Indices)));
        let flags = Operand::Choice([7, 5, 3, 1, 4, 6].into_iter().map(Value::Int).collect());
        assert_eq!(step(prim::O_G), Some((vec![grid(), flags], objects())));
        assert_eq!(step(prim::ADD), None);
    }
}
