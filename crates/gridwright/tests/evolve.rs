//! Evolution: what it finds follows from the seed and the archive, and from nothing else.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::collections::BTreeSet;

use std::path::Path;

use gridwright::archive::{Archive, Filter, Kind, NewProgram, Order, Place, Recording, Source};
use gridwright::{
    Config, Cpu, DataSet, EvolveConfig, Evolver, Grid, Mutation, Session, Task, Until, embedded_tasks,
    parse_programs,
};

/// Programs that are kept for a task.
const KEPT: usize = 32;

const TASKS: [&str; 4] = ["complete_symmetry", "crop_largest", "mirror_below", "tile_ring"];

fn some_tasks() -> DataSet {
    let wanted = |task: &Task| TASKS.contains(&task.id.as_str());
    DataSet::new("some", embedded_tasks().unwrap().into_tasks().into_iter().filter(wanted).collect()).unwrap()
}

/// A row of an archive: task, program, score, demos right.
type Row = (String, String, u64, u64);

struct Run {
    rows: Vec<Row>,
    solved: usize,
    tried: u64,
}

/// Evolves in an archive and gives what is in it then.
fn evolve(file: &Path, data: &DataSet, threads: usize, seed: u64, generations: u64) -> Run {
    let cpu = Cpu::new(threads).unwrap();
    let mut recording = Recording::begin(file, "test", "", Some(seed), Some(data)).unwrap();
    let until = Until::Generations(generations);
    let config = EvolveConfig::new().seed(seed).merge(16).candidates(600).until(until);
    let evolver = Evolver::new(config, &cpu).archive(&mut recording);
    let (solved, tried) = evolver
        .run(data, data.tasks().iter().collect(), &(), |state| {
            let progress = state.evolution.progress();
            assert_eq!(progress.mismatches.len(), 0);
            (state.evolution.solved(), progress.tallies.total().tried)
        })
        .unwrap();
    let (mut rows, hash) = (Vec::new(), data.hash());
    for task in data.tasks() {
        let place = Place { kind: Kind::Solver, task: &task.id, data: hash.as_bytes() };
        for (entry, result) in recording.archive().best(place, usize::MAX).unwrap() {
            rows.push((task.id.clone(), entry.hash.to_string(), result.demo_score, result.demos_exact));
        }
    }
    recording.finish().unwrap();
    Run { rows, solved, tried }
}

fn fresh(data: &DataSet, threads: usize, seed: u64, generations: u64) -> Run {
    let folder = tempfile::tempdir().unwrap();
    evolve(&folder.path().join("a.db"), data, threads, seed, generations)
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
        let run = evolve(&file, &data, 2, round, 1);
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
            Source::File(file) => file == "starter.py",
            Source::Program { how, .. } => names.contains(&how.as_str()),
            Source::Found { .. } => false,
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
    let file = folder.path().join("a.db");
    evolve(&file, &data, 2, 3, 1);
    let archive = Archive::open(&file).unwrap();
    let hash = data.hash();
    for task in data.tasks() {
        let place = Place { kind: Kind::Solver, task: &task.id, data: hash.as_bytes() };
        let kept = archive.best(place, usize::MAX).unwrap();
        let outputs: BTreeSet<[u8; 32]> =
            kept.iter().map(|(_, result)| result.validation.unwrap().outputs).collect();
        assert_eq!(outputs.len(), kept.len(), "{}", task.id);
    }
}

/// What a search found for a task is tried on it, in another data set as well, and stays what was found.
#[test]
fn programs_that_were_found_are_known_as_such() {
    let data = some_tasks();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let task = data.task("complete_symmetry").unwrap();
    let report = Session::new(Config::new().effort(4)).archive(&file).run(&data, &[task], &()).unwrap();
    let found = &report.outcomes[0].solved.found[0];
    assert!(report.outcomes[0].is_exact() && !found.is_known);
    let hash = found.program.content_hash();
    let is_found = |source: &Source| matches!(source, Source::Found { command, .. } if command == "solve");
    let one = DataSet::new("one", vec![task.clone()]).unwrap();
    let run = evolve(&file, &one, 1, 0, 1);
    assert_eq!(run.solved, 1);
    let archive = Archive::open(&file).unwrap();
    assert!(archive.get(&hash).unwrap().unwrap().sources.iter().all(is_found));
    let data = one.hash();
    let place = Place { kind: Kind::Solver, task: &task.id, data: data.as_bytes() };
    let (best, result) = archive.best(place, 1).unwrap().remove(0);
    assert_eq!(result.demos_exact, task.demos.len() as u64);
    // Either it, or a program that gives the same and costs less.
    assert!(
        best.hash == hash || best.sources.iter().all(|source| !matches!(source, Source::File(_))),
        "{best:?}"
    );
}

/// What a file has for a task is tried first, whoever stored it.
#[test]
fn imported_programs_are_tried_on_their_tasks() {
    let data = some_tasks();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let text = "def solve_crop_largest(I):\n    return subgrid(argmax(objects(I, T, F, T), size), I)\n";
    let imported = parse_programs("mine.py", text.as_bytes()).unwrap().remove(0);
    let hash = imported.program.content_hash();
    let new =
        NewProgram { program: imported.program, source: Source::File(imported.file), results: Vec::new() };
    let mut recording = Recording::begin(&file, "import", "", None, None).unwrap();
    recording.store(&[new]).unwrap();
    recording.finish().unwrap();
    evolve(&file, &data, 1, 0, 1);
    let results = Archive::open(&file).unwrap().results(&hash).unwrap();
    assert!(results.iter().any(|result| result.task == "crop_largest"), "{results:?}");
}
