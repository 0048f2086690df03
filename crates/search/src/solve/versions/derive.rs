//! One stage more: the task that a stage makes of a task, or that it is not worth it.

use gridwright_dsl::{Budget, Cx, Value};
use gridwright_grid::{Grid, Sample, Task};
use rustc_hash::FxHashMap;

use super::stage::Stage;
use super::{Seen, Version};

/// What seeing a task another way may use.
pub(super) const BUDGET: Budget = Budget { fuel: 20_000_000, memory: 1 << 26 };
/// The most samples that a task may be split into.
const MAX_SAMPLES: usize = 64;

impl Version {
    /// The same with one stage more; `None` where a grid cannot be seen that way, where nothing is left to find or where
    /// nothing changes.
    pub(super) fn then(&self, cx: &mut Cx, stage: Stage) -> Option<Version> {
        let last = self.last();
        let demos = stage.demos(cx, &last.demos)?;
        let mut pairs = pairs_of(&demos)?;
        let inputs = last.task.samples().map(|(_, sample)| stage.parts(cx, &last.demos, &sample.input));
        let inputs: Vec<Vec<Grid>> = inputs.collect::<Option<_>>()?;
        // Where only colours change, samples stay what they are, even those that are there twice.
        let keeps_samples = stage.is_of_colours() && self.stages.iter().all(|stage| stage.is_of_colours());
        let seen = if keeps_samples {
            Seen {
                task: recoloured(&last.task, pairs, inputs)?,
                demos,
                parts: last.parts.clone(),
                is_deduped: false,
            }
        } else {
            let count = pairs.len();
            pairs = once_each(pairs)?;
            let is_deduped = pairs.len() < count;
            let demos = if is_deduped { demos_of(&pairs)? } else { demos };
            let (task, parts) = cut(&last.task, pairs, inputs)?;
            let is_same = task.demos == last.task.demos;
            if is_same || task.demos.iter().all(|demo| demo.output.as_ref() == Some(&demo.input)) {
                return None;
            }
            Seen { task, demos, parts, is_deduped }
        };
        let mut version = self.clone();
        version.stages.push(stage);
        version.seen.push(seen);
        Some(version)
    }

    /// What tells it from other versions.
    pub(crate) fn demos(&self) -> &Value {
        &self.last().demos
    }
}

type Pairs = Vec<(Grid, Grid)>;

fn pairs_of(demos: &Value) -> Option<Pairs> {
    let pair = |pair: Value| match pair.elements()?.as_slice() {
        [Value::Grid(input), Value::Grid(output)] => Some((input.clone(), output.clone())),
        _ => None,
    };
    demos.elements()?.into_iter().map(pair).collect()
}

fn demos_of(pairs: &Pairs) -> Option<Value> {
    let pair = |(input, output): &(Grid, Grid)| {
        Value::tuple(vec![Value::Grid(input.clone()), Value::Grid(output.clone())]).ok()
    };
    Value::tuple(pairs.iter().map(pair).collect::<Option<_>>()?).ok()
}

/// The demos, each once; `None` where one input has two outputs.
fn once_each(pairs: Pairs) -> Option<Pairs> {
    let mut once: Pairs = Vec::with_capacity(pairs.len());
    for (input, output) in pairs {
        match once.iter().find(|(known, _)| *known == input) {
            Some((_, known)) if *known != output => return None,
            Some(_) => {}
            None => once.push((input, output)),
        }
    }
    Some(once)
}

/// The task with other colours.
fn recoloured(task: &Task, pairs: Pairs, inputs: Vec<Vec<Grid>>) -> Option<Task> {
    let mut seen = task.clone();
    for (demo, (input, output)) in seen.demos.iter_mut().zip(pairs) {
        (demo.input, demo.output) = (input, Some(output));
    }
    let of_tests = inputs.into_iter().skip(task.demos.len());
    for (test, parts) in seen.tests.iter_mut().zip(of_tests) {
        (test.input, test.output) = (parts.into_iter().next()?, None);
    }
    Some(seen)
}

/// The task of these demos, with all other parts as tests, and which of its samples the parts of each sample are.
fn cut(task: &Task, pairs: Pairs, inputs: Vec<Vec<Grid>>) -> Option<(Task, Vec<Vec<usize>>)> {
    let mut known: FxHashMap<Grid, usize> = FxHashMap::default();
    let mut demos = Vec::with_capacity(pairs.len());
    for (input, output) in pairs {
        known.insert(input.clone(), demos.len());
        demos.push(Sample { input, output: Some(output) });
    }
    let mut tests: Vec<Sample> = Vec::new();
    let mut parts = Vec::with_capacity(inputs.len());
    for of_sample in inputs {
        let places = of_sample.into_iter().map(|input| {
            let next = demos.len() + tests.len();
            *known.entry(input).or_insert_with_key(|input| {
                tests.push(Sample { input: input.clone(), output: None });
                next
            })
        });
        parts.push(places.collect());
    }
    // Where every part of a test is one of a demo, nothing is left to ask but whether a rule is right on these.
    if let (true, Some(known)) = (tests.is_empty(), demos.first()) {
        tests.push(Sample { input: known.input.clone(), output: None });
    }
    if demos.len() < 2 || demos.len() + tests.len() > MAX_SAMPLES {
        return None;
    }
    Some((Task { id: task.id.clone(), demos, tests }, parts))
}
