//! `kill -9` at many moments: what was reported is there, what was not is there as a whole or not at all.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, thread};

use gridwright_archive::{Archive, Filter, NewProgram, RunStart, Source, TaskResult, task_of};
use gridwright_program::parse_file;

/// Where the child finds its archive and the number of its first batch.
const FILE: &str = "GRIDWRIGHT_CRASH_FILE";
const FIRST: &str = "GRIDWRIGHT_CRASH_FIRST";

const PROGRAMS: usize = 20;
const BATCHES: usize = 1000;

/// Programs of their own for every batch, named for the batch.
fn batch(number: usize) -> Vec<NewProgram> {
    let functions =
        (0..PROGRAMS).map(|i| format!("def solve_{number}(I): return shift(I, ({number}, {i}))\n"));
    let text: String = functions.collect();
    let program = |program| {
        let results = vec![TaskResult {
            task: number.to_string(),
            data: [7; 32],
            demo_score: 1000,
            demos_exact: 1,
            tests_right: None,
            fuel: 1,
            validation: None,
        }];
        NewProgram { program, source: Source::File("crash.py".to_owned()), results }
    };
    parse_file("crash.py", &text).programs.into_iter().map(program).collect()
}

/// Stores batches and says so until it is killed. Not a test: what the tests below start.
#[test]
fn child() {
    let (Ok(file), Ok(first)) = (env::var(FILE), env::var(FIRST)) else { return };
    let first: usize = first.parse().unwrap();
    let mut archive = Archive::open_or_create(file).unwrap();
    let run = archive.begin(&RunStart::default()).unwrap();
    for number in first..first + BATCHES {
        archive.store(run, &batch(number)).unwrap();
        let mut out = std::io::stdout().lock();
        writeln!(out, "\ncommitted {number}").unwrap();
        out.flush().unwrap();
    }
}

/// Starts a child, kills it so long after so many batches were reported, and gives all that were.
fn killed(file: &Path, first: usize, batches: usize, later: Duration) -> Vec<usize> {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "child", "--nocapture"]).env(FILE, file).env(FIRST, first.to_string());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut committed = lines.filter_map(|line| line.strip_prefix("committed ")?.parse().ok());
    let mut seen: Vec<usize> = committed.by_ref().take(batches).collect();
    thread::sleep(later);
    child.kill().unwrap();
    child.wait().unwrap();
    seen.extend(committed);
    assert!(seen.len() >= batches && seen.len() < BATCHES, "{seen:?}");
    seen
}

/// Checks an archive, and that it holds whole batches and those that were reported.
fn assert_whole(file: &Path, reported: &[usize]) {
    let archive = match Archive::open(file) {
        Err(error) if error.is_missing() => return assert_eq!(reported, &[] as &[usize], "{error}"),
        archive => archive.unwrap(),
    };
    assert_eq!(archive.check().unwrap().problems, [] as [&str; 0]);
    let mut found: BTreeMap<usize, usize> = BTreeMap::new();
    for entry in archive.list(&Filter::default()).unwrap() {
        assert_eq!((entry.names.len(), entry.sources.len()), (1, 1));
        assert_eq!(archive.results(&entry.hash).unwrap().len(), 1);
        *found.entry(task_of(&entry.names[0]).unwrap().parse().unwrap()).or_default() += 1;
    }
    assert!(found.values().all(|&programs| programs == PROGRAMS), "{found:?}");
    assert!(reported.iter().all(|number| found.contains_key(number)), "{reported:?} {found:?}");
}

#[test]
fn killed_while_storing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("archive.db");
    let mut reported = Vec::new();
    for round in 0..32 {
        let later = Duration::from_micros(round as u64 * 37 % 40 * 50);
        reported.extend(killed(&file, round * BATCHES, 1 + round % 5, later));
        assert_whole(&file, &reported);
    }
}

#[test]
fn killed_while_making_the_archive() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..24 {
        let file = folder.path().join(format!("{round}.db"));
        let reported = killed(&file, 0, 0, Duration::from_micros(round * 600));
        assert_whole(&file, &reported);
        // Whatever the killed one left, the next one can go on.
        let mut archive = Archive::open_or_create(&file).unwrap();
        let run = archive.begin(&RunStart::default()).unwrap();
        assert_eq!(archive.store(run, &batch(BATCHES)).unwrap().new, PROGRAMS);
        drop(archive);
        assert_whole(&file, &[reported, vec![BATCHES]].concat());
    }
}
