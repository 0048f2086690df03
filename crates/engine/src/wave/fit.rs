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
    /// How many demos the same learner, fitted without them, does not predict. Sizes are not put to that test.
    pub missed: u32,
    /// What it gives.
    pub made: Made,
}

/// What came of a fit, and what it took.
#[derive(Debug, Default)]
pub struct FitOutcome {
    /// The rules, the most general first; none if no rule explains every demo.
    pub rules: Vec<FittedRule>,
    /// Fuel, weighed by how long the learner's takes. More than [`Terms::fuel_left`] if it was cut off there.
    pub fuel: u64,
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
    let rules = fitting.rules(store, from, spread).unwrap_or_default();
    let cut_off = fitting.fuel > terms.fuel_left;
    FitOutcome { rules: if cut_off { Vec::new() } else { rules }, fuel: fitting.fuel }
}

impl Fitting<'_> {
    fn rules(&mut self, store: &Store, from: StateId, spread: Spread) -> Option<Vec<FittedRule>> {
        let samples = store.samples();
        let values = (0..samples.len()).map(|at| store.value(from, at)).collect::<Option<Vec<&Value>>>()?;
        let demos = demos(&samples.inputs, &samples.targets, &values)?;
        let rules = self.metered(|learner, cx| learner.fit(cx, &demos).ok())?;
        let missed = match self.learner.gives() {
            Gives::Grid => self.missed(&rules, &demos, spread)?,
            Gives::Size => vec![0; rules.len()],
        };
        let mut given: Vec<Vec<Value>> = vec![Vec::new(); rules.len()];
        let all: Vec<&dyn Rule> = rules.iter().map(AsRef::as_ref).collect();
        for (input, value) in samples.inputs.iter().zip(&values) {
            let answers = self.metered(|learner, cx| Some(learner.apply_all(&all, cx, input, value)))?;
            given.iter_mut().zip(answers).for_each(|(given, answer)| given.extend(answer));
        }
        let sort = match self.learner.gives() {
            Gives::Grid => Sort::Grid,
            Gives::Size => Sort::Size,
        };
        let fitted = rules.iter().zip(given).zip(missed).filter_map(|((rule, values), missed)| {
            let whole = values.len() == samples.len() && values.iter().all(|value| sort.admits(value));
            let made = whole.then(|| Made::new(Values::each(values), sort, samples))?;
            Some(FittedRule { variant: rule.variant(), cost: rule.cost(), missed, made })
        });
        Some(fitted.collect())
    }

    /// How many demos each rule misses when its learner is fitted to the others.
    fn missed(&mut self, rules: &[Box<dyn Rule>], demos: &[Demo<'_>], spread: Spread) -> Option<Vec<u32>> {
        let mut missed = vec![demos.len() as u32; rules.len()];
        let mut count = |predicted: Vec<usize>| predicted.into_iter().for_each(|rule| missed[rule] -= 1);
        match spread {
            Spread::Here => {
                for left_out in 0..demos.len() {
                    count(self.predicted(rules, demos, left_out));
                    self.goes_on()?;
                }
            }
            Spread::Pool => {
                let (learner, terms, before) = (self.learner, self.terms, self.fuel);
                // Each may use what is left now. Where all together use more, the fit is cut off like one after the other.
                let leave_out = |left_out: usize| {
                    scratch::with(|cx| {
                        let mut fitting = Fitting { learner, cx, terms, fuel: before };
                        let predicted = fitting.predicted(rules, demos, left_out);
                        (predicted, fitting.fuel - before)
                    })
                };
                let done: Vec<(Vec<usize>, u64)> = (0..demos.len()).into_par_iter().map(leave_out).collect();
                for (predicted, fuel) in done {
                    count(predicted);
                    self.fuel = self.fuel.saturating_add(fuel);
                }
                self.goes_on()?;
            }
        }
        Some(missed)
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
