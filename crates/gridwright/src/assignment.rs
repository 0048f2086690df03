//! Evolution on other machines: the work of a task in a generation as text, and what came of it.
//!
//! The text goes to another process of the same version ([`do_assignment`]), and what it gives comes back. Both are JSON,
//! programs in the language that they are written in; neither has anything but what the work follows from.

use gridwright_dsl::Budget;
use gridwright_engine::{Backend, Differs, Limits, OutputsHash};
use gridwright_grid::Task;
use gridwright_program::{Program, parse_file};
use gridwright_search::Random;
use gridwright_search::evolve::{
    Assignment, Child, Descent, Kept, Mutation, Offspring, Tallies, Tally, Weights,
};
use serde_json::{Value as Json, json};

use crate::error::Error;

/// Does the work that [`Evolver::by`](crate::Evolver::by) has to be done, and gives what to hand back.
pub fn do_assignment(text: &str, backend: &dyn Backend) -> Result<String, Error> {
    let bad = || Error::options("this is no work of an evolution that gridwright wrote");
    let json: Json = serde_json::from_str(text).map_err(|_| bad())?;
    is_ours(&json)?;
    let id = json.get("task").and_then(Json::as_str).ok_or_else(bad)?;
    let task = json.get("json").and_then(Json::as_str).ok_or_else(bad)?;
    let task = Task::from_json(id, task)?;
    let assignment = read_assignment(&json).ok_or_else(bad)?;
    let offspring = assignment.work(&task, backend, &Differs::standard()?)?;
    Error::of_mismatch(backend)?;
    if let Some(mismatch) = offspring.mismatches.first() {
        let (merged, alone) = (&mismatch.merged, &mismatch.alone);
        let what = format!("merged gives {merged:?} and alone {alone:?}: {}", mismatch.program);
        return Err(crate::error::Cause::Mismatch(what).into());
    }
    Ok(write_offspring(&offspring).to_string())
}

/// The work on a task as text.
pub(crate) fn write_assignment(task: &Task, assignment: &Assignment) -> String {
    let Assignment { own, battery, weights, candidates, fuel, limits, random } = assignment;
    let own = own.iter().map(|(program, validated)| {
        let validated = validated.map(|(outputs, fuel)| json!([hex(&outputs.0), fuel]));
        json!([program.to_string(), validated])
    });
    json!({
        "version": env!("CARGO_PKG_VERSION"), "task": task.id, "json": task.to_json(),
        "own": own.collect::<Vec<Json>>(),
        "battery": battery.iter().map(ToString::to_string).collect::<Vec<String>>(),
        "weights": Mutation::ALL.map(|mutation| weights.get(mutation)),
        "candidates": candidates, "fuel": fuel, "random": random.state(),
        "limits": [limits.chain.fuel, limits.chain.memory, limits.run.fuel, limits.run.memory],
    })
    .to_string()
}

/// What came back.
pub(crate) fn read_offspring(text: &str) -> Result<Offspring, Error> {
    let bad =
        || Error::options("what came of a generation cannot be read: it is not as gridwright writes it");
    let json: Json = serde_json::from_str(text).map_err(|_| bad())?;
    is_ours(&json)?;
    offspring(&json).ok_or_else(bad)
}

fn is_ours(json: &Json) -> Result<(), Error> {
    let (version, ours) = (json.get("version").and_then(Json::as_str), env!("CARGO_PKG_VERSION"));
    match version {
        Some(version) if version != ours => Err(Error::options(format!(
            "a worker has another version of gridwright: one is {version}, the other {ours}; install the same everywhere"
        ))),
        _ => Ok(()),
    }
}

fn read_assignment(json: &Json) -> Option<Assignment> {
    let mut own = Vec::new();
    for member in json.get("own")?.as_array()? {
        let validated = member.get(1)?;
        let validated = match validated.is_null() {
            true => None,
            false => Some((OutputsHash(bytes(validated.get(0)?)?), validated.get(1)?.as_u64()?)),
        };
        own.push((program(member.get(0)?)?, validated));
    }
    let battery = json.get("battery")?.as_array()?.iter().map(program).collect::<Option<Vec<Program>>>()?;
    let weights = numbers(json.get("weights")?)?.into_iter().map(|weight| u32::try_from(weight).ok());
    let [chain_fuel, chain_memory, run_fuel, run_memory] = numbers(json.get("limits")?)?.try_into().ok()?;
    Some(Assignment {
        own,
        battery,
        weights: Weights::of_each(&weights.collect::<Option<Vec<u32>>>()?)?,
        candidates: count(json, "candidates")?,
        fuel: number(json, "fuel")?,
        limits: Limits {
            chain: Budget { fuel: chain_fuel, memory: chain_memory },
            run: Budget { fuel: run_fuel, memory: run_memory },
        },
        random: Random::new(number(json, "random")?),
    })
}

fn write_offspring(offspring: &Offspring) -> Json {
    let kept = offspring.kept.iter().map(|kept| match kept {
        Kept::Own(place) => json!(place),
        Kept::New(child) => json!({
            "program": child.program.to_string(), "demo_score": child.demo_score, "demos_exact": child.demos_exact,
            "tests_right": child.tests_right, "fuel": child.fuel, "outputs": hex(&child.outputs.0),
            "descent": match &child.descent {
                Descent::Battery(place) => json!(place),
                Descent::Mutant { parent, how } => json!([parent.to_string(), how.name()]),
            },
        }),
    });
    let tallies =
        offspring.tallies.iter().map(|(_, tally)| [tally.tried, tally.void, tally.new, tally.improved]);
    let shared = &offspring.shared;
    json!({
        "version": env!("CARGO_PKG_VERSION"), "kept": kept.collect::<Vec<Json>>(),
        "tallies": tallies.collect::<Vec<[u64; 4]>>(), "shared": [shared.looked_up, shared.computed, shared.fuel],
        "calls": offspring.calls, "fuel": offspring.fuel,
    })
}

fn offspring(json: &Json) -> Option<Offspring> {
    let mut result =
        Offspring { calls: number(json, "calls")?, fuel: number(json, "fuel")?, ..Offspring::default() };
    for kept in json.get("kept")?.as_array()? {
        result.kept.push(match kept.as_u64() {
            Some(place) => Kept::Own(usize::try_from(place).ok()?),
            None => Kept::New(Child {
                program: program(kept.get("program")?)?,
                descent: descent(kept.get("descent")?)?,
                demo_score: number(kept, "demo_score")?,
                demos_exact: count(kept, "demos_exact")?,
                tests_right: count(kept, "tests_right")?,
                fuel: number(kept, "fuel")?,
                outputs: OutputsHash(bytes(kept.get("outputs")?)?),
            }),
        });
    }
    let mut tallies = Vec::new();
    for tally in json.get("tallies")?.as_array()? {
        let [tried, void, new, improved] = numbers(tally)?.try_into().ok()?;
        tallies.push(Tally { tried, void, new, improved });
    }
    result.tallies = Tallies::of_each(tallies);
    let [looked_up, computed, fuel] = numbers(json.get("shared")?)?.try_into().ok()?;
    result.shared.looked_up = looked_up;
    result.shared.computed = computed;
    result.shared.fuel = fuel;
    Some(result)
}

fn descent(json: &Json) -> Option<Descent> {
    if let Some(place) = json.as_u64() {
        return Some(Descent::Battery(usize::try_from(place).ok()?));
    }
    let (parent, how) = (json.get(0)?.as_str()?, json.get(1)?.as_str()?);
    let how = Mutation::ALL.into_iter().find(|mutation| mutation.name() == how)?;
    Some(Descent::Mutant { parent: parent.parse().ok()?, how })
}

fn program(json: &Json) -> Option<Program> {
    parse_file("work", json.as_str()?).into_result().ok()?.pop()
}

fn number(json: &Json, name: &str) -> Option<u64> {
    json.get(name)?.as_u64()
}

fn count(json: &Json, name: &str) -> Option<usize> {
    usize::try_from(number(json, name)?).ok()
}

fn numbers(json: &Json) -> Option<Vec<u64>> {
    json.as_array()?.iter().map(Json::as_u64).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(json: &Json) -> Option<[u8; 32]> {
    let text = json.as_str().filter(|text| text.len() == 64 && text.is_ascii())?;
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(bytes)
}
