//! What goes in comes out; what is not an archive stays as it is; several writers at once.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::path::{Path, PathBuf};
use std::{fs, thread};

use gridwright_archive::{
    Archive, Entry, Filter, Kind, NewProgram, Order, RunStart, Source, Stored, TaskResult,
};
use gridwright_program::{Program, ProgramHash, parse_file};
use rusqlite::Connection;
use tempfile::TempDir;

fn programs(text: &str) -> Vec<Program> {
    parse_file("test.py", text).into_result().unwrap()
}

fn from_file(text: &str) -> Vec<NewProgram> {
    let new =
        |program| NewProgram { program, source: Source::File("test.py".to_owned()), results: Vec::new() };
    programs(text).into_iter().map(new).collect()
}

fn result(task: &str, demo_score: u64) -> TaskResult {
    TaskResult {
        task: task.to_owned(),
        data: [1; 32],
        demo_score,
        demos_exact: 2,
        tests_right: Some(1),
        fuel: 9,
        validation: None,
    }
}

fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("archive.db");
    (folder, file)
}

/// An archive with these programs.
fn stored(file: &Path, batch: &[NewProgram]) -> (Archive, Stored) {
    let mut archive = Archive::open_or_create(file).unwrap();
    let run = archive.begin(&RunStart::default()).unwrap();
    let stored = archive.store(run, batch).unwrap();
    (archive, stored)
}

fn message(file: &Path) -> String {
    Archive::open(file).unwrap_err().to_string()
}

fn names(entries: &[Entry]) -> Vec<&str> {
    entries.iter().map(|entry| entry.names[0].as_str()).collect()
}

const THREE: &str = "
def solve_b(I): return hmirror(vmirror(I))
def solve_a(I): return hmirror(I)
def differ_c(S, I, C): return astuple(equality(I, C), ZERO)
";

#[test]
fn what_goes_in_comes_out() {
    let (_folder, file) = place();
    let mut batch = from_file(THREE);
    let parent = batch[1].program.content_hash();
    batch[0].source = Source::Program { parent, how: "mutated".to_owned() };
    batch[0].results = vec![result("t", 1500), result("s", 0)];
    let (mut archive, first) = stored(&file, &batch);
    assert_eq!(first, Stored { new: 3, known: 0, dropped: 0 });
    let start = RunStart {
        command: "test",
        arguments: "a b",
        seed: Some(u64::MAX),
        data: Some([3; 32]),
        version: "9",
        started: 12,
    };
    let run = archive.begin(&start).unwrap();
    let again = [
        NewProgram { program: batch[0].program.renamed("other"), ..from_file(THREE).remove(0) },
        NewProgram { results: vec![result("t", 2000)], ..batch[0].clone() },
    ];
    assert_eq!(archive.store(run, &again).unwrap(), Stored { new: 0, known: 2, dropped: 0 });
    archive.finish(run, 0.25).unwrap();
    let recorded = archive.run(run).unwrap().unwrap();
    assert_eq!((recorded.seed, recorded.data, recorded.started), (Some(u64::MAX), Some([3; 32]), 12));
    assert_eq!((recorded.command.as_str(), recorded.seconds), ("test", Some(0.25)));
    drop(archive);

    let archive = Archive::open(&file).unwrap();
    let hash = batch[0].program.content_hash();
    let entry = archive.get(&hash).unwrap().unwrap();
    assert_eq!(entry.names, ["solve_b", "other"]);
    assert_eq!(entry.sources, [batch[0].source.clone(), Source::File("test.py".to_owned())]);
    assert_eq!((entry.kind, entry.calls), (Kind::Solver, 2));
    assert!(entry.text.starts_with("def program(I):\n"), "{}", entry.text);
    assert!(archive.program(&entry, "x").unwrap().same_code(&batch[0].program));
    assert_eq!(archive.results(&hash).unwrap(), [result("s", 0), result("t", 2000)]);
    assert_eq!(archive.run(entry.run).unwrap().unwrap().seconds, None);
    assert_eq!(archive.get(&ProgramHash::from_bytes([0; 32])).unwrap(), None);
    assert_eq!(archive.check().unwrap().problems, [] as [&str; 0]);
    assert!(fs::metadata(file.with_extension("db-wal")).is_ok());
    drop(archive);
    assert!(fs::metadata(file.with_extension("db-wal")).is_err(), "one file is left");
}

#[test]
fn lists_by_filter_in_order() {
    let (_folder, file) = place();
    let mut batch = from_file(THREE);
    batch[2].results = vec![result("a", 1)];
    let (archive, _) = stored(&file, &batch);
    let list = |filter: Filter| archive.list(&filter).unwrap();
    let all = Filter::default();
    assert_eq!(names(&list(all.clone())), ["solve_b", "solve_a", "differ_c"]);
    let by = |order| Filter { order, ..Filter::default() };
    assert_eq!(names(&list(by(Order::Name))), ["differ_c", "solve_a", "solve_b"]);
    assert_eq!(names(&list(by(Order::Calls))), ["solve_a", "solve_b", "differ_c"]);
    let costs: Vec<u64> = list(by(Order::Cost)).iter().map(|entry| entry.cost).collect();
    assert!(costs.is_sorted(), "{costs:?}");
    assert!(list(by(Order::Hash)).is_sorted_by_key(|entry| entry.hash));
    assert_eq!(names(&list(Filter { kind: Some(Kind::Differ), ..all.clone() })), ["differ_c"]);
    assert_eq!(names(&list(Filter { limit: Some(1), ..all.clone() })), ["solve_b"]);
    let task = Filter { task: Some("a".to_owned()), ..all };
    assert_eq!(names(&list(task)), ["solve_a", "differ_c"]);
}

#[test]
fn finds_by_the_first_digits() {
    let (_folder, file) = place();
    let text: String = (0..40).map(|i| format!("def f{i}(I): return add({i}, 100)\n")).collect();
    let batch = from_file(&text);
    let (archive, _) = stored(&file, &batch);
    for new in &batch {
        let hash = new.program.content_hash();
        assert_eq!(archive.find(&hash.to_string()).unwrap(), [hash]);
        assert_eq!(archive.find(&hash.to_string()[..15].to_uppercase()).unwrap(), [hash]);
    }
    assert_eq!(archive.find("").unwrap().len(), 2);
    for none in ["xyz", "é", &"0".repeat(64), &"0".repeat(65), "-1"] {
        assert_eq!(archive.find(none).unwrap(), []);
    }
}

#[test]
fn what_is_no_archive_stays_as_it_is() {
    let (folder, file) = place();
    assert!(message(&file).starts_with("there is no archive "));
    assert!(!file.exists());
    let database = folder.path().join("other.db");
    let other = Connection::open(&database).unwrap();
    other.pragma_update(None, "journal_mode", "wal").unwrap();
    other.execute_batch("CREATE TABLE program (id INTEGER)").unwrap();
    drop(other);
    fs::write(&file, "no database, but longer than the header of one: ".repeat(10)).unwrap();
    let short = folder.path().join("short.db");
    fs::write(&short, "SQLite format 3\0").unwrap();
    for file in [&file, &database, &short] {
        let before = fs::read(file).unwrap();
        let create = Archive::open_or_create(file).unwrap_err().to_string();
        assert_eq!(message(file), create);
        assert!(create.ends_with("is not an archive of gridwright; it was left as it is"), "{create}");
        assert_eq!(fs::read(file).unwrap(), before);
    }
    let empty = folder.path().join("empty.db");
    fs::write(&empty, "").unwrap();
    assert!(message(&empty).ends_with("is an empty file, not yet an archive"));
    assert_eq!(fs::read(&empty).unwrap(), b"");
    assert_eq!(stored(&empty, &from_file(THREE)).1.new, 3);
    assert!(message(folder.path()).ends_with("is not a file"));
    let nowhere = Archive::open_or_create(folder.path().join("no/a.db")).unwrap_err().to_string();
    assert!(nowhere.ends_with("there is no such folder"), "{nowhere}");
}

#[test]
fn a_newer_archive_stays_as_it_is() {
    let (_folder, file) = place();
    drop(stored(&file, &from_file(THREE)));
    Connection::open(&file).unwrap().pragma_update(None, "user_version", 7).unwrap();
    let before = fs::read(&file).unwrap();
    assert!(message(&file).contains("version 7, and this gridwright knows versions up to 3; "));
    assert_eq!(fs::read(&file).unwrap(), before);
    // Its version may stand in the log only.
    let other = Connection::open(&file).unwrap();
    other.pragma_update(None, "user_version", 3).unwrap();
    other.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
    other.pragma_update(None, "user_version", 8).unwrap();
    assert!(message(&file).contains("version 8, "));
}

#[test]
fn an_archive_of_version_0_is_migrated() {
    let (_folder, file) = place();
    let old = Connection::open(&file).unwrap();
    old.pragma_update(None, "application_id", 0x4752_5741).unwrap();
    drop(old);
    let archive = Archive::open(&file).unwrap();
    assert_eq!(archive.list(&Filter::default()).unwrap(), []);
    assert_eq!(archive.check().unwrap().problems, [] as [&str; 0]);
}

#[test]
fn writers_wait_for_each_other() {
    let (_folder, file) = place();
    let writer = |writer: usize| {
        let mut archive = Archive::open_or_create(&file).unwrap();
        let run = archive.begin(&RunStart::default()).unwrap();
        for batch in 0..15 {
            let text: String =
                (0..10).map(|i| format!("def f(I): return ({writer}, {batch}, {i})\n")).collect();
            assert_eq!(archive.store(run, &from_file(&text)).unwrap().new, 10);
            assert!(archive.list(&Filter::default()).unwrap().len() >= 10 * (batch + 1));
        }
    };
    thread::scope(|scope| {
        (0..4).for_each(|number| drop(scope.spawn(move || writer(number))));
    });
    let archive = Archive::open(&file).unwrap();
    let checked = archive.check().unwrap();
    assert_eq!((checked.programs, checked.problems.len()), (600, 0));
}

#[test]
fn check_finds_what_is_wrong() {
    let (_folder, file) = place();
    let batch = from_file(THREE);
    drop(stored(&file, &batch));
    let wrong = |sql: &str| {
        let other = Connection::open(&file).unwrap();
        other.pragma_update(None, "foreign_keys", false).unwrap();
        other.execute_batch(sql).unwrap();
        drop(other);
        let archive = Archive::open(&file).unwrap();
        archive.check().unwrap().problems.join("\n")
    };
    let short = |at: usize| batch[at].program.content_hash().to_string()[..12].to_owned();
    let found = wrong("UPDATE program SET text = 'def program(I): return objcts(I)' WHERE id = 1");
    assert!(found.starts_with(&format!("the text of program {} is not a program: ", short(0))), "{found}");
    let found = wrong("UPDATE program SET text = (SELECT text FROM program WHERE id = 2) WHERE id = 1");
    assert_eq!(found, format!("the text of program {} is another program, {}", short(0), short(1)));
    let found = wrong("DELETE FROM program WHERE id = 1; UPDATE program SET calls = 5 WHERE id = 2");
    let calls = format!("program {} has 1 calls, not 5", short(1));
    assert_eq!(found.lines().last(), Some(calls.as_str()));
    assert!(found.contains("name 1 belongs to a program that is gone"), "{found}");
    // A collection drops what belongs to the program that is gone.
    let mut archive = Archive::open(&file).unwrap();
    archive.collect(None).unwrap();
    assert_eq!(archive.check().unwrap().problems, [calls]);
}

#[test]
fn damage_is_found_and_never_a_panic() {
    let (folder, file) = place();
    let text: String = (0..300).map(|i| format!("def f{i}(I): return shift(I, ({i}, 7))\n")).collect();
    drop(stored(&file, &from_file(&text)));
    let bytes = fs::read(&file).unwrap();
    let damaged = folder.path().join("damaged.db");
    const PAGE: usize = 4096;
    for at in (PAGE..bytes.len()).step_by(PAGE / 4).chain([100]) {
        let mut bytes = bytes.clone();
        bytes[at..at + 600].fill(0xa5);
        fs::write(&damaged, &bytes).unwrap();
        match Archive::open(&damaged).and_then(|archive| archive.check()) {
            // Without damage to the start of a page it may be in space that is not used.
            Ok(checked) => assert!(!checked.problems.is_empty() || at % PAGE != 0, "{at}"),
            Err(error) => assert!(error.is_damaged(), "{at}: {error}"),
        }
    }
}

#[test]
fn collects_results_of_other_data_sets() {
    let (_folder, file) = place();
    let mut batch = from_file(THREE);
    let many = |data: u8| (0..500).map(move |i| TaskResult { data: [data; 32], ..result(&i.to_string(), 1) });
    batch[0].results = many(1).chain(many(2)).collect();
    let (mut archive, _) = stored(&file, &batch);
    assert_eq!(archive.collect(None).unwrap().results, 0);
    let freed = archive.collect(Some(&[[2; 32], [3; 32]])).unwrap();
    assert_eq!(freed.results, 500);
    assert!(freed.bytes > 10_000, "{freed:?}");
    let left = archive.results(&batch[0].program.content_hash()).unwrap();
    assert_eq!((left.len(), left[0].data), (500, [2; 32]));
    assert_eq!(archive.collect(Some(&[])).unwrap().results, 500);
    assert_eq!(archive.check().unwrap().problems, [] as [&str; 0]);
}
