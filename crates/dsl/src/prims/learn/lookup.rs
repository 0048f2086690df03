//! One of the demo outputs, by a number: the same number, the same output.
//!
//! The number is how many parts a grid has, or a feature of it as a whole. Where a tree over all that can be said of a
//! grid has few leaves to spare ([`super::answer`]), a number tells as many outputs apart as there are.

use gridwright_grid::Grid;

use super::{Demo, Fitted, Learner, Rule, Takes, first, words};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::features::{Feature, features};
use crate::prims::search::image::{Joint, parts, whole};
use crate::prims::search::pick::charge;
use crate::table::{Prim, prim};
use crate::value::Value;

pub(crate) struct LearnLookup;

impl Learner for LearnLookup {
    fn prim(&self) -> Prim {
        prim::LEARN_LOOKUP
    }

    fn takes(&self) -> Takes {
        Takes::Grid
    }

    fn cost(&self) -> u32 {
        14
    }

    fn fuel_weight(&self) -> u64 {
        4
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], _: u8) -> Fitted {
        Ok(Box::new(Lookup::fit(cx, demos)?))
    }
}

/// An output for each value of a number.
#[derive(Debug)]
struct Lookup {
    /// Which of [`numbers`].
    number: usize,
    outputs: Vec<(i32, Grid)>,
}

impl Lookup {
    /// By the first number that is another for every other output, if an output comes twice: else nothing speaks for it.
    fn fit(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Lookup, Fault> {
        let count = numbers(cx, first(demos)?.value)?.len();
        let all = demos.iter().map(|demo| numbers(cx, demo.value)).collect::<Result<Vec<_>, _>>()?;
        for number in 0..count {
            let mut outputs: Vec<(i32, Grid)> = Vec::new();
            for (numbers, demo) in all.iter().zip(demos) {
                let n = numbers[number];
                if !outputs.iter().any(|(other, output)| *other == n && output == demo.output) {
                    outputs.push((n, demo.output.clone()));
                }
            }
            let told_apart = outputs.iter().enumerate().all(|(at, (n, output))| {
                outputs[..at].iter().all(|(other, before)| other != n && before != output)
            });
            if told_apart && (2..demos.len()).contains(&outputs.len()) {
                return Ok(Lookup { number, outputs });
            }
        }
        Err(Reason::Unexplained.into())
    }
}

impl Rule for Lookup {
    fn apply(&self, cx: &mut Cx, _: &Value, value: &Value) -> Answer {
        let number = numbers(cx, value)?[self.number];
        let known = self.outputs.iter().find(|(n, _)| *n == number);
        known.map(|(_, output)| Value::Grid(output.clone())).ok_or(Reason::NoMatch.into())
    }

    fn size(&self) -> usize {
        2 + self.outputs.len()
    }

    fn words(&self) -> Option<String> {
        let name = match words::JOINTS.get(self.number) {
            Some(parts) => format!("the number of {parts}"),
            None => Feature::ALL.get(self.number - words::JOINTS.len())?.name().to_owned(),
        };
        let known: Vec<String> = self.outputs.iter().map(|(number, _)| number.to_string()).collect();
        Some(format!("the demo output of which {name} is the same; known are {}", known.join(", ")))
    }
}

/// The numbers of a grid as a whole: how many parts it has, however they are connected, then its features.
fn numbers(cx: &mut Cx, value: &Value) -> Result<Vec<i32>, Fault> {
    let from = whole(cx, value, 12)?;
    charge(cx, from.cells.len(), 1)?;
    let parts = Joint::ALL.map(|joint| parts(from, joint, |cell| cell != 0).spans.len() as i32);
    let all = features(&[from])[0];
    Ok(parts.into_iter().chain(Feature::ALL.map(|feature| all[feature])).collect())
}
