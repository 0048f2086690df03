//! Fitting: the rules of a learner from a state to the targets, and how they do on demos that they were not fitted on.

use gridwright_dsl::learn::{Demo, Gives, Learner, Rule};
use gridwright_dsl::{Answer, Budget, Cx, Value};
use gridwright_grid::Grid;
use rayon::prelude::*;

use super::call::{Made, Terms};
use super::scratch;
use super::store::{StateId, Store};
use super::values::{Sort, Values};

/// A rule that explains every demo, and what it gives on all samples.
#[derive(Debug)]
pub struct FittedRule {
    /// `k` of the primitive that learns it.
    pub variant: Option<u8>,
    /// How much longer what it says makes a program.
    pub cost: u32,
    /// Of each demo whether the same learner, fitted without it, predicts it. Sizes are not put to that test.
    pub predicted: Vec<bool>,
    /// What it gives.
    pub made: Made,
}

/// What came of a fit, and what it took.
#[derive(Debug, Default)]
pub struct FitOutcome {
    /// The rules, the most general first; none if no rule explains every demo.
    pub rules: Vec<FittedRule>,
    /// What finding the rules and applying them took: fuel, weighed by how long the learner's takes. More than
    /// [`Terms::fuel_left`] if that was cut off there.
    pub fuel: u64,
    /// What leaving out each demo took; the last ones are not there if fuel ended before.
    pub left_out: Vec<u64>,
}

impl FitOutcome {
    /// What all of it took.
    pub fn total(&self) -> u64 {
        self.left_out.iter().fold(self.fuel, |sum, fuel| sum.saturating_add(*fuel))
    }

    /// How many demos a rule misses that predicts these, as far as so much fuel goes: those that were not left out count as missed.
    pub fn missed(&self, predicted: &[bool], fuel: u64) -> u32 {
        let mut sum = self.fuel;
        let in_time = self.left_out.iter().take_while(|&&of| {
            sum = sum.saturating_add(of);
            sum <= fuel
        });
        let hits = predicted.iter().zip(in_time).filter(|(predicted, _)| **predicted).count();
        (predicted.len() - hits) as u32
    }
}

/// Where the parts of a fit run: the demos are left out one after the other on this thread, or side by side on the threads
/// of the pool that this one is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spread {
    /// On this thread.
    Here,
    /// On the threads of its pool.
    Pool,
}

/// A learner at work.
struct Fitting<'a> {
    learner: &'static dyn Learner,
    cx: &'a mut Cx,
    terms: &'a Terms,
    fuel: u64,
}

/// Fits a learner from a state to the targets, and tests its rules by leaving out one demo after the other.
pub(super) fn fit(
    cx: &mut Cx,
    store: &Store,
    learner: &'static dyn Learner,
    from: StateId,
    terms: &Terms,
    spread: Spread,
) -> FitOutcome {
    let mut fitting = Fitting { learner, cx, terms, fuel: 0 };
    match fitting.rules(store, from, spread) {
        Some(outcome) => outcome,
        None => FitOutcome { fuel: fitting.fuel, ..FitOutcome::default() },
    }
}

impl Fitting<'_> {
    fn rules(&mut self, store: &Store, from: StateId, spread: Spread) -> Option<FitOutcome> {
        let samples = store.samples();
        let values = (0..samples.len()).map(|at| store.value(from, at)).collect::<Option<Vec<&Value>>>()?;
        let demos = demos(&samples.inputs, &samples.targets, &values)?;
        let rules = self.metered(|learner, cx| learner.fit(cx, &demos).ok())?;
        let mut given: Vec<Vec<Value>> = vec![Vec::new(); rules.len()];
        let all: Vec<&dyn Rule> = rules.iter().map(AsRef::as_ref).collect();
        for (input, value) in samples.inputs.iter().zip(&values) {
            let answers = self.metered(|learner, cx| Some(learner.apply_all(&all, cx, input, value)))?;
            given.iter_mut().zip(answers).for_each(|(given, answer)| given.extend(answer));
        }
        let fuel = self.fuel;
        let (sort, left_out) = match self.learner.gives() {
            Gives::Grid => (Sort::Grid, self.left_out(&rules, &demos, spread)),
            Gives::Size => (Sort::Size, Vec::new()),
        };
        let fitted = rules.iter().zip(given).enumerate().filter_map(|(at, (rule, values))| {
            let whole = values.len() == samples.len() && values.iter().all(|value| sort.admits(value));
            let made = whole.then(|| Made::new(Values::each(values), sort, samples))?;
            let mut predicted: Vec<bool> = left_out.iter().map(|(of, _)| of.contains(&at)).collect();
            if sort == Sort::Grid {
                predicted.resize(demos.len(), false);
            }
            Some(FittedRule { variant: rule.variant(), cost: rule.cost(), predicted, made })
        });
        Some(FitOutcome { rules: fitted.collect(), fuel, left_out: left_out.iter().map(|of| of.1).collect() })
    }

    /// For each demo the rules that predict it when their learner is fitted to the others, and what that took; up to the one
    /// with which fuel ends.
    fn left_out(
        &mut self,
        rules: &[Box<dyn Rule>],
        demos: &[Demo<'_>],
        spread: Spread,
    ) -> Vec<(Vec<usize>, u64)> {
        let (learner, terms, before) = (self.learner, self.terms, self.fuel);
        match spread {
            Spread::Here => {
                let mut done = Vec::with_capacity(demos.len());
                for left_out in 0..demos.len() {
                    let before = self.fuel;
                    let predicted = self.predicted(rules, demos, left_out);
                    done.push((predicted, self.fuel - before));
                    if self.goes_on().is_none() {
                        break;
                    }
                }
                done
            }
            Spread::Pool => {
                // Each may use what is left now. Whoever charges them tells which would have been done in time one after the
                // other.
                let leave_out = |left_out: usize| {
                    scratch::with(|cx| {
                        let mut fitting = Fitting { learner, cx, terms, fuel: before };
                        let predicted = fitting.predicted(rules, demos, left_out);
                        (predicted, fitting.fuel - before)
                    })
                };
                (0..demos.len()).into_par_iter().map(leave_out).collect()
            }
        }
    }

    /// Which rules predict a demo when their learner is fitted to the others.
    fn predicted(&mut self, rules: &[Box<dyn Rule>], demos: &[Demo<'_>], left_out: usize) -> Vec<usize> {
        let demo = &demos[left_out];
        let others = demos.iter().enumerate().filter(|(at, _)| *at != left_out);
        let others: Vec<Demo<'_>> = others.map(|(_, demo)| *demo).collect();
        let Some(refitted) = self.metered(|learner, cx| learner.refit(cx, &others, rules).ok()) else {
            return Vec::new();
        };
        let alike = |rule: &dyn Rule| refitted.iter().find(|other| other.variant() == rule.variant());
        let (places, alike): (Vec<usize>, Vec<&dyn Rule>) = rules
            .iter()
            .enumerate()
            .filter_map(|(at, rule)| Some((at, alike(rule.as_ref())?.as_ref())))
            .unzip();
        let input = Value::Grid(demo.input.clone());
        let answers = self.metered(|learner, cx| Some(learner.apply_all(&alike, cx, &input, demo.value)));
        let right = |answer: &Answer| matches!(answer, Ok(Value::Grid(grid)) if grid == demo.output);
        let answers = answers.unwrap_or_default();
        places.into_iter().zip(&answers).filter(|(_, answer)| right(answer)).map(|(at, _)| at).collect()
    }

    /// Does work that may use as much as a fit may, and charges what it used. `None` also when all that is left is used.
    fn metered<T>(&mut self, work: impl FnOnce(&'static dyn Learner, &mut Cx) -> Option<T>) -> Option<T> {
        let weight = self.learner.fuel_weight().max(1);
        // One unit more than what is left: whoever uses it has used too much.
        let left = self.terms.fuel_left.saturating_sub(self.fuel) / weight + 1;
        let budget = Budget { fuel: self.terms.fit.fuel.min(left), ..self.terms.fit };
        self.cx.reset(budget);
        let done = work(self.learner, self.cx);
        self.fuel += weight * (budget.fuel - self.cx.left().fuel);
        self.goes_on()?;
        done
    }

    fn goes_on(&self) -> Option<()> {
        (self.fuel <= self.terms.fuel_left).then_some(())
    }
}

/// The demos as a learner sees them, with what was made of each input.
fn demos<'a>(
    inputs: &'a [Value],
    targets: &'a [Option<Grid>],
    values: &[&'a Value],
) -> Option<Vec<Demo<'a>>> {
    let demo = |((input, &value), output): ((&'a Value, &&'a Value), &'a Option<Grid>)| {
        let Value::Grid(input) = input else { return None };
        Some(Demo { input, value, output: output.as_ref()? })
    };
    inputs.iter().zip(values).zip(targets).map(demo).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn demos_that_are_not_left_out_in_time_are_missed() {
        let outcome = FitOutcome { rules: Vec::new(), fuel: 100, left_out: vec![10, 20, 30] };
        assert_eq!(outcome.total(), 160);
        let missed = [99, 100, 110, 129, 130, 159, 160].map(|fuel| outcome.missed(&[true; 3], fuel));
        assert_eq!(missed, [3, 3, 2, 2, 1, 1, 0]);
        assert_eq!(outcome.missed(&[true, false, true], 160), 1);
        // Fuel ended before the last was left out; sizes are not put to that test.
        assert_eq!(outcome.missed(&[true; 4], u64::MAX), 1);
        assert_eq!(outcome.missed(&[], 100), 0);
    }
}
