//! What tests and fuzz targets hold a search to: a state's program, run alone, gives the values of the state.

use gridwright_dsl::Value;
use gridwright_engine::wave::{Derivation, Sort};
use gridwright_engine::{Backend, Code, Inputs, Limits, Machine, demo_pairs, same_answer};
use gridwright_grid::Task;

use super::emit;
use super::fuel::SearchBudget;
use super::known::Known;
use super::search::Search;
use super::versions::{Plan, Version, plans};
use crate::effort::Scale;

/// How many times fewer states of poses and splits are held to their programs.
const POSED: usize = 8;

/// How many states were held to their programs, and how many have none that can be written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// States whose programs gave their values.
    pub same: usize,
    /// States whose programs need a function that the combinators cannot make.
    pub unwritten: usize,
}

/// Searches a task in all its versions, writes the program of every `step`-th state, runs it alone, and compares. The
/// error says what differs.
pub fn states_are_their_programs(
    task: &Task,
    known: &Known,
    effort: u64,
    step: usize,
    backend: &dyn Backend,
) -> Result<Checked, String> {
    let (mut checked, mut machine, lane) = (Checked::default(), Machine::new(), &mut *backend.lane());
    let Some(plain) = super::Problem::of(task) else { return Ok(checked) };
    let demos = demo_pairs(task);
    let fuel = Scale::of(task).fuel(effort);
    let versions: Vec<Version> = super::plan(task).into_iter().map(|(version, ..)| version).collect();
    let posed = versions.first().into_iter().flat_map(|base| {
        let of_plan = |plan: Plan| plan.version(base, u64::MAX).0;
        plans(base).into_iter().filter_map(of_plan).collect::<Vec<_>>()
    });
    // There are many poses and splits, so fewer states of each are looked at.
    let versions =
        versions.iter().map(|version| (version.clone(), step)).chain(posed.map(|seen| (seen, POSED * step)));
    for (version, step) in versions {
        let Some(seen) = super::Problem::of(version.task()) else { continue };
        let mut search = Search::new(&seen, SearchBudget { fuel, memory: 1 << 28, wave: super::WAVE });
        super::recall(&mut search, known, &plain, &version, lane);
        search.run(lane, &|| false);
        for id in search.store.ids().step_by(step.max(1)) {
            let state = search.store.get(id);
            // Only grids can be told in the task's own colours.
            let is_told = state.sort == Sort::Grid || version.is_plain();
            if matches!(state.derivation, Derivation::Constant) || !is_told {
                continue;
            }
            let Some(program) = emit::program(&version, &search.store, Some(known), id, "state") else {
                checked.unwritten += 1;
                continue;
            };
            let code = Code::new(&program);
            let values: Vec<Value> = (0..seen.inputs.len())
                .map(|sample| search.store.value(id, sample).cloned().unwrap_or(Value::None))
                .collect();
            let grids = values.iter().map(|value| match value {
                Value::Grid(grid) => Some(grid.clone()),
                _ => None,
            });
            let decoded = version.decode(grids.collect());
            for (sample, input) in plain.samples.inputs.iter().enumerate() {
                let expected = match (&values.get(sample), decoded.get(sample).cloned().flatten()) {
                    (_, Some(grid)) => Some(Value::Grid(grid)),
                    (Some(Value::Grid(_)) | None, None) => None,
                    (Some(value), None) => Some((*value).clone()),
                };
                let inputs = Inputs::new(&demos, input, &Value::None);
                let alone = machine.run(&code, inputs, &Limits::default());
                // A grid that holds a mark where a renamed colour would be has no way back.
                let Some(expected) = expected.map(Ok) else { continue };
                if !same_answer(&alone, &expected) {
                    return Err(format!("sample {sample}: {expected:?}, alone {alone:?}\n{program}"));
                }
            }
            checked.same += 1;
        }
    }
    Ok(checked)
}

#[cfg(test)]
mod tests {
    use gridwright_engine::Cpu;
    use gridwright_grid::embedded;

    use super::*;

    #[test]
    fn programs_of_states_give_their_values() {
        let (cpu, known) = (Cpu::new(1).unwrap(), Known::starter_and(Vec::new()).unwrap());
        let (mut all, mut unwritten) = (0, 0);
        for task in embedded().unwrap().into_tasks() {
            let checked = states_are_their_programs(&task, &known, 1, 5, &cpu);
            let checked = checked.unwrap_or_else(|wrong| panic!("{}: {wrong}", task.id));
            all += checked.same;
            unwritten += checked.unwritten;
        }
        assert!(all > 1_000 && unwritten * 20 < all, "{all}, {unwritten} unwritten");
    }
}
