//! Rules that were learned last: a program that learns one learns it again for every input, from the same demos.
//!
//! In: a learner, a variant and demos. Out: the rule, fitted or remembered; either way the same is charged. A context keeps
//! the last few from run to run.

use std::sync::Arc;

use gridwright_grid::Grid;

use super::{Demo, Learner, Rule};
use crate::cx::{Charge, Cx};
use crate::fault::Fault;
use crate::table::Prim;
use crate::value::Value;

/// How many rules are remembered: those of the programs that learn most have two or three.
const KEPT: usize = 4;

/// The rules that were learned last, the latest first.
#[derive(Debug, Default)]
pub(crate) struct Memory(Vec<Learned>);

/// A rule, all that it follows from, and what fitting it was charged.
#[derive(Debug)]
struct Learned {
    prim: Prim,
    variant: u8,
    demos: Vec<(Grid, Value, Grid)>,
    rule: Arc<dyn Rule>,
    charge: Charge,
}

impl Learned {
    fn is_of(&self, prim: Prim, variant: u8, demos: &[Demo<'_>]) -> bool {
        let same = |((input, value, output), demo): (&(Grid, Value, Grid), &Demo<'_>)| {
            input == demo.input && value.identical(demo.value) && output == demo.output
        };
        (self.prim, self.variant, self.demos.len()) == (prim, variant, demos.len())
            && self.demos.iter().zip(demos).all(same)
    }
}

/// The rule of a variant that explains the demos.
pub(super) fn rule(
    cx: &mut Cx,
    learner: &dyn Learner,
    demos: &[Demo<'_>],
    variant: u8,
) -> Result<Arc<dyn Rule>, Fault> {
    let prim = learner.prim();
    let known = cx.rules.0.iter().find(|learned| learned.is_of(prim, variant, demos));
    if let Some((rule, charge)) = known.map(|learned| (learned.rule.clone(), learned.charge))
        && cx.affords(charge)
    {
        cx.charge(charge)?;
        return Ok(rule);
    }
    let before = cx.mark();
    let rule: Arc<dyn Rule> = learner.fit_variant(cx, demos, variant)?.into();
    let charge = cx.charged_since(before);
    let of_demo = |demo: &Demo<'_>| (demo.input.clone(), demo.value.clone(), demo.output.clone());
    let demos = demos.iter().map(of_demo).collect();
    cx.rules.0.truncate(KEPT - 1);
    cx.rules.0.insert(0, Learned { prim, variant, demos, rule: rule.clone(), charge });
    Ok(rule)
}
