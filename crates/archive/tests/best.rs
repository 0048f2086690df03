//! The best programs of a task: their order, the floor, and what falls out.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use gridwright_archive::{
    Archive, Filter, Kind, NewProgram, Place, RunStart, Source, TaskResult, Validation,
};
use gridwright_program::{ProgramHash, parse_file};

const DATA: [u8; 32] = [5; 32];
const PLACE: Place<'static> = Place { kind: Kind::Solver, task: "t", data: &DATA };

fn result(demo_score: u64, fuel: u64) -> TaskResult {
    TaskResult {
        task: "t".to_owned(),
        data: DATA,
        demo_score,
        demos_exact: 0,
        // The better on the demos, the worse here: it must not count.
        tests_right: Some(9000 - demo_score),
        fuel,
        validation: None,
    }
}

/// A program that moves its input by so much, with a result for the task.
fn moved(rows: u64, demo_score: u64, fuel: u64) -> NewProgram {
    let text = format!("def solve_t(I): return shift(I, ({rows}, 0))");
    let program = parse_file("t.py", &text).into_result().unwrap().remove(0);
    let source = Source::Program { parent: program.content_hash(), how: "moved".to_owned() };
    NewProgram { program, source, results: vec![result(demo_score, fuel)] }
}

fn archive(folder: &tempfile::TempDir) -> Archive {
    Archive::open_or_create(folder.path().join("a.db")).unwrap()
}

fn ranking(archive: &Archive) -> Vec<(u64, u64)> {
    let best = archive.best(PLACE, 100).unwrap();
    best.iter().map(|(_, result)| (result.demo_score, result.fuel)).collect()
}

#[test]
fn the_best_come_first_and_only_so_many_stay() {
    let folder = tempfile::tempdir().unwrap();
    let mut archive = archive(&folder);
    let run = archive.begin(&RunStart::default()).unwrap();
    assert_eq!(archive.floor(PLACE, 3).unwrap(), None);
    let batch = [moved(1, 500, 9), moved(2, 700, 8), moved(3, 700, 7), moved(4, 100, 1)];
    assert_eq!(archive.store(run, &batch).unwrap().dropped, 0);
    assert_eq!(ranking(&archive), [(700, 7), (700, 8), (500, 9), (100, 1)]);
    assert_eq!((archive.floor(PLACE, 3).unwrap(), archive.floor(PLACE, 5).unwrap()), (Some(500), None));

    let stored = archive.store_best(run, &[moved(5, 600, 1)], 3).unwrap();
    assert_eq!((stored.new, stored.dropped), (1, 2));
    assert_eq!(ranking(&archive), [(700, 7), (700, 8), (600, 1)]);
    // What fell out and is from no file is gone, and nothing else is.
    assert_eq!(archive.list(&Filter::default()).unwrap().len(), 3);
    assert_eq!(archive.check().unwrap().problems, [] as [&str; 0]);
}

#[test]
fn programs_from_files_stay_without_their_results() {
    let folder = tempfile::tempdir().unwrap();
    let mut archive = archive(&folder);
    let run = archive.begin(&RunStart::default()).unwrap();
    let mut imported = moved(1, 10, 1);
    imported.source = Source::File("t.py".to_owned());
    archive.store_best(run, &[imported, moved(2, 20, 1)], 1).unwrap();
    assert_eq!(ranking(&archive), [(20, 1)]);
    assert_eq!(archive.list(&Filter::default()).unwrap().len(), 2);
}

/// What a search found is no file: it goes like every other program that is worse than those that are kept.
#[test]
fn programs_that_were_found_are_pruned() {
    let folder = tempfile::tempdir().unwrap();
    let mut archive = archive(&folder);
    let run = archive.begin(&RunStart::default()).unwrap();
    let mut found = moved(1, 10, 1);
    found.source = Source::Found { command: "solve".to_owned(), version: "1".to_owned() };
    archive.store_best(run, &[found, moved(2, 20, 1)], 1).unwrap();
    assert_eq!(ranking(&archive), [(20, 1)]);
    assert_eq!(archive.list(&Filter::default()).unwrap().len(), 1);
}

#[test]
fn each_kind_has_its_own_places() {
    let folder = tempfile::tempdir().unwrap();
    let mut archive = archive(&folder);
    let run = archive.begin(&RunStart::default()).unwrap();
    let text = "def differ_a(S, I, C): return astuple(equality(I, C), ZERO)";
    let program = parse_file("d.py", text).into_result().unwrap().remove(0);
    let differ = NewProgram { program, source: Source::File("d.py".to_owned()), results: vec![result(5, 5)] };
    archive.store_best(run, &[differ, moved(1, 10, 1)], 1).unwrap();
    assert_eq!(ranking(&archive), [(10, 1)]);
    let differs = archive.best(Place { kind: Kind::Differ, ..PLACE }, 9).unwrap();
    assert_eq!(differs.iter().map(|(_, result)| result.demo_score).collect::<Vec<_>>(), [5]);
}

#[test]
fn validations_are_found_by_engine() {
    let folder = tempfile::tempdir().unwrap();
    let mut archive = archive(&folder);
    let run = archive.begin(&RunStart::default()).unwrap();
    let validation = Validation { engine: [1; 32], outputs: [2; 32] };
    let mut new = moved(1, 10, 77);
    let hash: ProgramHash = new.program.content_hash();
    new.results[0].validation = Some(validation);
    archive.store(run, &[new, moved(2, 20, 1)]).unwrap();
    assert_eq!(archive.validations(PLACE, &[1; 32]).unwrap(), [(hash, validation, 77)]);
    assert_eq!(archive.validations(PLACE, &[9; 32]).unwrap(), []);
    assert_eq!(archive.results(&hash).unwrap()[0].validation, Some(validation));
}
