//! Archives of older versions: what they hold comes out as this version would have stored it.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::path::Path;

use gridwright_archive::{Archive, Entry, Filter, Kind, NewProgram, Place, Source, TaskResult};
use gridwright_program::{Program, ProgramHash, parse_file};
use rusqlite::{Connection, params};

/// The tables of version 2, in which programs that `solve` had found were those of a file called `gridwright solve`.
const VERSION_2: &str = "
CREATE TABLE run (
    id INTEGER PRIMARY KEY, command TEXT NOT NULL, arguments TEXT NOT NULL, seed INTEGER,
    data BLOB CHECK (length(data) = 32), version TEXT NOT NULL, started INTEGER NOT NULL, seconds REAL
) STRICT;
CREATE TABLE program (
    id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
    kind TEXT NOT NULL CHECK (kind IN ('solver', 'differ')), text TEXT NOT NULL,
    calls INTEGER NOT NULL CHECK (calls >= 0), cost INTEGER NOT NULL CHECK (cost >= 0),
    run INTEGER NOT NULL REFERENCES run (id)
) STRICT;
CREATE TABLE name (
    id INTEGER PRIMARY KEY, program INTEGER NOT NULL REFERENCES program (id) ON DELETE CASCADE,
    name TEXT NOT NULL, UNIQUE (program, name)
) STRICT;
CREATE TABLE lineage (
    id INTEGER PRIMARY KEY, child INTEGER NOT NULL REFERENCES program (id) ON DELETE CASCADE,
    file TEXT, parent BLOB CHECK (length(parent) = 32), how TEXT, run INTEGER NOT NULL REFERENCES run (id),
    CHECK ((file IS NULL) <> (parent IS NULL) AND (parent IS NULL) = (how IS NULL))
) STRICT;
CREATE UNIQUE INDEX lineage_once ON lineage (child, ifnull(file, ''), ifnull(parent, x''), ifnull(how, ''));
CREATE TABLE result (
    program INTEGER NOT NULL REFERENCES program (id) ON DELETE CASCADE, task TEXT NOT NULL,
    data BLOB NOT NULL CHECK (length(data) = 32), demo_score INTEGER NOT NULL CHECK (demo_score >= 0),
    demos_exact INTEGER NOT NULL CHECK (demos_exact >= 0), tests_right INTEGER,
    fuel INTEGER NOT NULL CHECK (fuel >= 0), run INTEGER NOT NULL REFERENCES run (id),
    engine BLOB CHECK (length(engine) = 32), outputs BLOB CHECK (length(outputs) = 32),
    PRIMARY KEY (program, task, data)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_best ON result (task, data, demo_score DESC, fuel);
INSERT INTO run VALUES (1, 'archive import', 'a.py', NULL, NULL, '0.0.8', 5, 0.5);
INSERT INTO run VALUES (2, 'solve', '', 0, NULL, '0.0.9', 7, NULL);
PRAGMA application_id = 0x47525741;
PRAGMA user_version = 2;
";

const DATA: [u8; 32] = [4; 32];

fn program(text: &str) -> Program {
    parse_file("t.py", &format!("def solve_t(I): return {text}")).into_result().unwrap().remove(0)
}

/// Stores a program as version 2 did, with a result and its sources.
fn old_row(
    db: &Connection,
    program: &Program,
    score: u64,
    sources: &[(Option<&str>, Option<&Program>, i64)],
) {
    let text = program.renamed("program").to_string();
    let hash = program.content_hash();
    let columns = params![hash.as_bytes(), text, program.calls(), program.cost()];
    db.execute("INSERT INTO program VALUES (NULL, ?, 'solver', ?, ?, ?, 1)", columns).unwrap();
    let id = db.last_insert_rowid();
    db.execute("INSERT INTO name VALUES (NULL, ?, 'solve_t')", [id]).unwrap();
    for (file, parent, run) in sources {
        let parent = parent.map(Program::content_hash);
        let (parent, how) = (parent.as_ref().map(ProgramHash::as_bytes), parent.map(|_| "mutated"));
        let columns = params![id, file, parent, how, run];
        db.execute("INSERT INTO lineage VALUES (NULL, ?, ?, ?, ?, ?)", columns).unwrap();
    }
    db.execute("INSERT INTO result VALUES (?, 't', ?, ?, 1, 1, 9, 2, NULL, NULL)", params![id, DATA, score])
        .unwrap();
}

fn entry(archive: &Archive, program: &Program) -> Entry {
    archive.get(&program.content_hash()).unwrap().unwrap()
}

fn version_2(file: &Path) -> [Program; 3] {
    let programs = ["hmirror(I)", "vmirror(I)", "dmirror(I)"].map(program);
    let db = Connection::open(file).unwrap();
    db.execute_batch(VERSION_2).unwrap();
    let solve = Some("gridwright solve");
    old_row(&db, &programs[0], 1000, &[(solve, None, 2)]);
    old_row(&db, &programs[1], 900, &[(Some("a.py"), None, 1), (solve, None, 2)]);
    old_row(&db, &programs[2], 800, &[(None, Some(&programs[0]), 1)]);
    programs
}

#[test]
fn programs_that_solve_had_found_are_no_files() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.db");
    let [found, both, mutated] = version_2(&file);
    let mut archive = Archive::open(&file).unwrap();
    let by_solve = Source::Found { command: "solve".to_owned(), version: "0.0.9".to_owned() };
    assert_eq!(entry(&archive, &found).sources, std::slice::from_ref(&by_solve));
    assert_eq!(entry(&archive, &both).sources, [Source::File("a.py".to_owned()), by_solve]);
    let parent = Source::Program { parent: found.content_hash(), how: "mutated".to_owned() };
    assert_eq!(entry(&archive, &mutated).sources, [parent]);
    assert_eq!(archive.check().unwrap().problems, [""; 0]);
    let place = Place { kind: Kind::Solver, task: "t", data: &DATA };
    let scores: Vec<u64> =
        archive.best(place, 9).unwrap().iter().map(|(_, result)| result.demo_score).collect();
    assert_eq!(scores, [1000, 900, 800]);

    // They are pruned like others now; what is from a file, too, stays.
    let run = archive.begin(&gridwright_archive::RunStart::default()).unwrap();
    let result = TaskResult {
        task: "t".to_owned(),
        data: DATA,
        demo_score: 2000,
        demos_exact: 2,
        tests_right: None,
        fuel: 1,
        validation: None,
    };
    let source = Source::Found { command: "solve".to_owned(), version: "1".to_owned() };
    let better = NewProgram { program: program("rot90(I)"), source, results: vec![result] };
    assert_eq!(archive.store_best(run, &[better], 1).unwrap().dropped, 3);
    let mut left: Vec<_> =
        archive.list(&Filter::default()).unwrap().into_iter().map(|entry| entry.hash).collect();
    left.sort();
    let mut expected = [both.content_hash(), program("rot90(I)").content_hash()];
    expected.sort();
    assert_eq!(left, expected);
}

/// A row whose program or run is gone must not make a file unreadable that could be checked.
#[test]
fn a_damaged_archive_is_migrated_and_the_damage_found() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.db");
    version_2(&file);
    let db = Connection::open(&file).unwrap();
    db.pragma_update(None, "foreign_keys", false).unwrap();
    db.execute_batch("DELETE FROM run WHERE id = 2").unwrap();
    drop(db);
    let archive = Archive::open(&file).unwrap();
    let problems = archive.check().unwrap().problems;
    assert!(problems.iter().any(|problem| problem.contains("belongs to a run that is gone")), "{problems:?}");
}

/// A file that says it has another version than it has is damaged, and nobody wants to read our SQL.
#[test]
fn a_version_that_is_not_true_is_damage_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    drop(Archive::open_or_create(&file).unwrap());
    rusqlite::Connection::open(&file).unwrap().pragma_update(None, "user_version", 1).unwrap();
    let error = Archive::open(&file).unwrap_err();
    let text = error.to_string();
    assert!(error.is_damaged() && text.contains("it is not what its version says"), "{text}");
    assert!(!text.contains("ALTER") && !text.contains("CREATE") && text.lines().count() == 1, "{text}");
}
