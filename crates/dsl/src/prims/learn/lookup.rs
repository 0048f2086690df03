//! One of the demo outputs, by a number: the same number, the same output.
//!
//! The number is how many parts a grid has, or a feature of it as a whole. Where a tree over all that can be said of a
//! grid has few leaves to spare ([`super::answer`]), a number tells as many outputs apart as there are.

use gridwright_grid::Grid;

use super::{Demo, Fitted, Learner, Rule, Takes, explained, first, words};
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

/// The numbers that tell the outputs apart, each with an output for each of its values.
#[derive(Debug)]
struct Lookup(Vec<Told>);

/// What one number tells.
#[derive(Debug)]
struct Told {
    /// Which of [`numbers`].
    number: usize,
    outputs: Vec<(i32, Grid)>,
}

impl Lookup {
    /// By every number that is another for every other output, if an output comes twice: else nothing speaks for it.
    fn fit(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Lookup, Fault> {
        let count = numbers(cx, first(demos)?.value)?.len();
        let all = demos.iter().map(|demo| numbers(cx, demo.value)).collect::<Result<Vec<_>, _>>()?;
        let told = |number: usize| {
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
            (told_apart && (2..demos.len()).contains(&outputs.len())).then_some(Told { number, outputs })
        };
        Ok(Lookup(explained((0..count).filter_map(told).collect())?))
    }
}

impl Rule for Lookup {
    /// What most of the numbers tell whose value is known, the first of equals.
    fn apply(&self, cx: &mut Cx, _: &Value, value: &Value) -> Answer {
        let numbers = numbers(cx, value)?;
        let mut votes: Vec<(&Grid, usize)> = Vec::new();
        for Told { number, outputs } in &self.0 {
            let Some((_, output)) = outputs.iter().find(|(n, _)| *n == numbers[*number]) else { continue };
            match votes.iter_mut().find(|(other, _)| *other == output) {
                Some((_, count)) => *count += 1,
                None => votes.push((output, 1)),
            }
        }
        let most = votes.iter().map(|&(_, count)| count).max().ok_or(Reason::NoMatch)?;
        let chosen = votes.iter().find(|&&(_, count)| count == most).ok_or(Reason::NoMatch)?;
        Ok(Value::Grid(chosen.0.clone()))
    }

    fn size(&self) -> usize {
        2 + self.0.first().map_or(0, |told| told.outputs.len())
    }

    fn words(&self) -> Option<String> {
        let line = |Told { number, outputs }: &Told| {
            let name = match words::JOINTS.get(*number) {
                Some(parts) => format!("the number of {parts}"),
                None => Feature::ALL.get(number - words::JOINTS.len())?.name().to_owned(),
            };
            let known: Vec<String> = outputs.iter().map(|(number, _)| number.to_string()).collect();
            Some(format!("the demo output of which {name} is the same; known are {}", known.join(", ")))
        };
        let lines: Option<Vec<String>> = self.0.iter().map(line).collect();
        let vote = (self.0.len() > 1).then(|| "what most of these say:".to_owned());
        Some(vote.into_iter().chain(lines?).collect::<Vec<_>>().join("\n"))
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
