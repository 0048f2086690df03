//! Evolution: what it finds follows from the seed and the archive, and from nothing else.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::collections::BTreeSet;

use gridwright_archive::{Archive, Filter, Kind, Order, Place, RunStart};
use gridwright_engine::{Cpu, Differs, Limits};
use gridwright_grid::{DataSet, Grid, Task, embedded};
use gridwright_search::evolve::{Evolution, KEPT, Mutation, Settings};

const TASKS: [&str; 4] = ["complete_symmetry", "crop_largest", "mirror_below", "tile_ring"];

fn some_tasks() -> DataSet {
    let wanted = |task: &Task| TASKS.contains(&task.id.as_str());
    DataSet::new("some", embedded().unwrap().into_tasks().into_iter().filter(wanted).collect()).unwrap()
}

/// A row of an archive: task, program, score, demos right.
type Row = (String, String, u64, u64);

struct Run {
    rows: Vec<Row>,
    solved: usize,
    tried: u64,
}

/// Evolves in an archive and gives what is in it then.
fn evolve(archive: &mut Archive, data: &DataSet, threads: usize, seed: u64, generations: u64) -> Run {
    let differs = Differs::standard().unwrap();
    let settings = Settings { seed, merge: 16, candidates: 600, limits: Limits::default(), effort: None };
    let tasks = data.tasks().iter().collect();
    let mut evolution = Evolution::new(archive, data, tasks, &differs, settings).unwrap();
    let (cpu, run) = (Cpu::new(threads).unwrap(), archive.begin(&RunStart::default()).unwrap());
    while evolution.generation() < generations {
        for batch in evolution.batches() {
            let new = evolution.batch(&cpu, batch).unwrap();
            archive.store_best(run, &new, KEPT).unwrap();
        }
        evolution.end_generation();
    }
    assert_eq!(evolution.progress().mismatches.len(), 0);
    let (mut rows, hash) = (Vec::new(), data.hash());
    for task in data.tasks() {
        let place = Place { kind: Kind::Solver, task: &task.id, data: hash.as_bytes() };
        for (entry, result) in archive.best(place, usize::MAX).unwrap() {
            rows.push((task.id.clone(), entry.hash.to_string(), result.demo_score, result.demos_exact));
        }
    }
    Run { rows, solved: evolution.solved(), tried: evolution.progress().tallies.total().tried }
}

fn fresh(data: &DataSet, threads: usize, seed: u64, generations: u64) -> Run {
    let folder = tempfile::tempdir().unwrap();
    let mut archive = Archive::open_or_create(folder.path().join("a.db")).unwrap();
    evolve(&mut archive, data, threads, seed, generations)
}

#[test]
fn the_same_seed_gives_the_same_archive_on_any_number_of_threads() {
    let data = some_tasks();
    let one = fresh(&data, 1, 5, 2);
    assert!(one.rows.len() > 2 * KEPT, "{}", one.rows.len());
    assert_eq!(one.rows, fresh(&data, 3, 5, 2).rows);
    assert_ne!(one.rows, fresh(&data, 1, 6, 2).rows);
}

/// Selection looks at demos alone: with other test outputs, or none, the same programs are kept with the same scores.
#[test]
fn test_outputs_make_no_difference() {
    let data = some_tasks();
    let with = |output: Option<Grid>| {
        let mut tasks = data.tasks().to_vec();
        tasks.iter_mut().flat_map(|task| &mut task.tests).for_each(|test| test.output.clone_from(&output));
        DataSet::new("some", tasks).unwrap()
    };
    let real = fresh(&data, 1, 1, 2);
    assert_eq!(real.rows, fresh(&with(None), 1, 1, 2).rows);
    assert_eq!(real.rows, fresh(&with(Grid::filled(1, 1, 7)), 1, 1, 2).rows);
}

#[test]
fn a_later_run_goes_on_and_loses_nothing() {
    let data = some_tasks();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let best = |rows: &[Row], task: &str| rows.iter().filter(|row| row.0 == task).map(|row| row.2).max();
    let mut last: Option<Run> = None;
    for round in 0..3 {
        let run = evolve(&mut Archive::open_or_create(&file).unwrap(), &data, 2, round, 1);
        assert!(run.tried > 0);
        for task in TASKS {
            let count = run.rows.iter().filter(|row| row.0 == task).count();
            assert!((1..=KEPT).contains(&count), "{task}: {count}");
            if let Some(last) = &last {
                assert!(best(&run.rows, task) >= best(&last.rows, task), "{task}");
                assert!(run.solved >= last.solved);
            }
        }
        last = Some(run);
    }
    let archive = Archive::open(&file).unwrap();
    assert_eq!(archive.check().unwrap().problems, [""; 0]);
    // Every program says where it comes from: the starter set, or a parent and a mutation.
    let names = Mutation::ALL.map(Mutation::name);
    for entry in archive.list(&Filter { order: Order::Hash, ..Filter::default() }).unwrap() {
        let known = entry.sources.iter().all(|source| match source {
            gridwright_archive::Source::File(file) => file == "starter.py",
            gridwright_archive::Source::Program { how, .. } => names.contains(&how.as_str()),
        });
        assert!(known, "{:?}", entry.sources);
    }
    assert!(last.is_some_and(|run| run.solved >= 1), "one of the tasks is easy");
}

/// Two programs that give the same on all samples count as one.
#[test]
fn equal_outputs_are_kept_once() {
    let data = some_tasks();
    let folder = tempfile::tempdir().unwrap();
    let mut archive = Archive::open_or_create(folder.path().join("a.db")).unwrap();
    evolve(&mut archive, &data, 2, 3, 1);
    let hash = data.hash();
    for task in data.tasks() {
        let place = Place { kind: Kind::Solver, task: &task.id, data: hash.as_bytes() };
        let kept = archive.best(place, usize::MAX).unwrap();
        let outputs: BTreeSet<[u8; 32]> =
            kept.iter().map(|(_, result)| result.validation.unwrap().outputs).collect();
        assert_eq!(outputs.len(), kept.len(), "{}", task.id);
    }
}
