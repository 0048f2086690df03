//! What is saved of a damaged archive: all that can be read, wherever the damage is.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::fs;
use std::path::Path;

use gridwright_archive::{Archive, NewProgram, RunStart, Salvaged, Source};
use gridwright_program::parse_file;
use rusqlite::Connection;

const DATA: [u8; 32] = [1; 32];
const OPTIONS: [[u8; 32]; 2] = [[2; 32], [3; 32]];

/// Enough that every table has many pages.
const MANY: usize = 600;

/// An archive with programs, and records of two runs with other options, the second of which was killed.
fn archive(file: &Path) {
    let mut archive = Archive::open_or_create(file).unwrap();
    let text: String = (0..MANY).map(|i| format!("def f{i}(I): return shift(I, ({i}, 7))\n")).collect();
    let source = Source::File("test.py".to_owned());
    let new = |program| NewProgram { program, source: source.clone(), results: Vec::new() };
    let batch: Vec<NewProgram> = parse_file("test.py", &text).programs.into_iter().map(new).collect();
    for (options, command) in OPTIONS.iter().zip(["first", "second"]) {
        let run = archive.begin(&RunStart { command, data: Some(DATA), ..RunStart::default() }).unwrap();
        archive.store(run, &batch).unwrap();
        for task in 0..MANY {
            let record = format!("record {task} of {command}");
            archive.record_outcomes(run, &DATA, options, &[(&format!("task{task}"), record)]).unwrap();
        }
        if command == "first" {
            archive.finish(run, 1.5).unwrap();
        }
    }
}

/// Overwrites the pages of a table that a choice picks, and saves what is left.
fn salvaged(table: &str, pick: impl Fn(usize, usize) -> bool) -> (Salvaged, Archive) {
    let folder = tempfile::tempdir().unwrap();
    let [damaged, whole] = ["damaged.db", "whole.db"].map(|name| folder.path().join(name));
    archive(&damaged);
    let db = Connection::open(&damaged).unwrap();
    let sql = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path";
    let mut statement = db.prepare(sql).unwrap();
    let pages: Vec<usize> =
        statement.query_map([table], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    drop(statement);
    drop(db);
    assert!(!pages.is_empty());
    let mut bytes = fs::read(&damaged).unwrap();
    for (at, page) in pages.iter().enumerate() {
        if pick(at, pages.len()) {
            bytes[(page - 1) * 4096..][..4096].fill(0x5a);
        }
    }
    fs::write(&damaged, bytes).unwrap();
    let saved =
        Archive::salvage(&damaged, &whole, &RunStart { command: "check", ..RunStart::default() }).unwrap();
    let archive = Archive::open(&whole).unwrap();
    assert_eq!(archive.check().unwrap().problems, Vec::<String>::new());
    // The archive stays open; its folder may go.
    (saved, archive)
}

#[test]
fn records_and_their_runs_survive_the_loss_of_all_programs() {
    let (saved, archive) = salvaged("program", |_, _| true);
    assert_eq!((saved.programs, saved.records), (0, 2 * MANY));
    let records = archive.outcomes(&DATA).unwrap();
    let of = |task: &str| {
        let found = records.iter().filter(|found| found.task == task);
        found
            .map(|found| (found.record.as_str(), archive.run(found.run).unwrap().unwrap()))
            .collect::<Vec<_>>()
    };
    let last = format!("task{}", MANY - 1);
    let [(first, first_run), (second, second_run)] = &of(&last)[..] else { panic!("two runs") };
    assert_eq!(*first, format!("record {} of first", MANY - 1));
    assert_eq!(*second, format!("record {} of second", MANY - 1));
    assert_eq!(
        (first_run.command.as_str(), first_run.seconds, first_run.data),
        ("first", Some(1.5), Some(DATA))
    );
    assert_eq!((second_run.command.as_str(), second_run.seconds), ("second", None));
    assert_eq!(archive.outcome("task0", &DATA, &OPTIONS[0]).unwrap().unwrap(), "record 0 of first");
}

#[test]
fn what_is_lost_in_the_middle_is_all_that_is_lost() {
    let (saved, _) = salvaged("outcome", |at, of| at == of / 2);
    assert_eq!((saved.programs, saved.lost), (MANY, 0));
    assert!(saved.records > MANY && saved.records < 2 * MANY, "{saved:?}");
    let (saved, _) = salvaged("program", |at, of| at == of / 2);
    assert!(saved.programs > MANY / 2 && saved.programs < MANY && saved.records == 2 * MANY, "{saved:?}");
    // Where a run cannot be read, the records are there all the same.
    let (saved, archive) = salvaged("run", |_, _| true);
    assert_eq!((saved.programs, saved.records), (MANY, 2 * MANY));
    assert_eq!(archive.outcomes(&DATA).unwrap().len(), 2 * MANY);
}
