//! Prints what `scripts/make-prior` counts, as JSON: the signature of every task of a data set, and for each signature how many
//! random programs on the inputs of these tasks come to it, and how often with each step.
//!
//! `cargo run --release -p gridwright-search --example prior_counts -- data/arc-agi-1.json#train`

use std::collections::BTreeMap;
use std::error::Error;

use gridwright_engine::Cpu;
use gridwright_grid::DataSet;
use gridwright_search::solve::drawn::draw;
use gridwright_search::solve::signature::{FEATURES, Signature};

/// Calls that are drawn for each task, and the seed.
const CALLS: usize = 2_000;
const SEED: u64 = 0;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("a data set is needed")?;
    let (data, cpu) = (DataSet::load(&path)?, Cpu::new(1)?);
    let mut tasks = Vec::new();
    let mut counts: BTreeMap<Signature, (usize, BTreeMap<&str, usize>)> = BTreeMap::new();
    for task in data.tasks() {
        let Some(drawn) = draw(task, CALLS, SEED, &cpu) else { continue };
        tasks.push(format!("{:?}: {:?}", task.id, drawn.signature.0));
        for (signature, steps) in drawn.programs {
            let (programs, by_step) = counts.entry(signature).or_default();
            *programs += 1;
            steps.iter().for_each(|prim| *by_step.entry(prim.name()).or_default() += 1);
        }
    }
    let features: Vec<String> =
        FEATURES.iter().map(|(name, values)| format!("[{name:?}, {values:?}]")).collect();
    let random = counts.iter().map(|(signature, (programs, by_step))| {
        format!("{{\"signature\": {:?}, \"programs\": {programs}, \"steps\": {by_step:?}}}", signature.0)
    });
    println!(
        "{{\"data\": {{\"name\": {:?}, \"tasks\": {}, \"hash\": {:?}}}, \"calls\": {CALLS}, \"seed\": {SEED}, \"features\": [{}],\n\"tasks\": {{{}}},\n\"random\": [{}]}}",
        data.name(),
        data.len(),
        data.hash().to_hex(),
        features.join(", "),
        tasks.join(",\n"),
        random.collect::<Vec<_>>().join(",\n"),
    );
    Ok(())
}
