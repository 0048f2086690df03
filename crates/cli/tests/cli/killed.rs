//! Killed at any moment: nothing that was reported as saved is lost, the archive is sound, and a run that goes on ends with
//! the same bytes. `GRIDWRIGHT_KILLS` says how many moments are tried.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use nix::sys::signal::Signal;
use serde_json::Value as Json;

use crate::long_runs::{events, strike};
use crate::{command, fine, run};

fn moments() -> u32 {
    env::var("GRIDWRIGHT_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(6)
}

/// A moment within a time: as if at random, and the same every time.
fn moment(number: u32, within: Duration) -> Duration {
    within.mul_f64((f64::from(number) * 0.618_033_988_75 + 0.013).fract())
}

/// Starts a command, kills it at a moment, and gives its exit code if it had one.
fn killed(args: &[&str], after: Duration, signal: Signal) -> Option<i32> {
    let mut child = command(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let start = Instant::now();
    while start.elapsed() < after {
        if let Some(status) = child.try_wait().unwrap() {
            return status.code();
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    strike(&child, signal);
    child.wait().unwrap().code()
}

fn signal(number: u32) -> Signal {
    if number.is_multiple_of(2) { Signal::SIGKILL } else { Signal::SIGTERM }
}

/// The last event of a kind.
fn last(log: &Path, event: &str) -> Option<Json> {
    events(log).into_iter().rev().find(|found| found["event"] == event)
}

#[test]
fn solve_goes_on_after_a_kill_at_any_moment() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let args = |name: &str| -> Vec<String> {
        let path = |ending: &str| at(&format!("{name}.{ending}")).to_str().unwrap().to_owned();
        let fixed =
            ["solve", "--effort", "8", "--save-every", "5ms", "--resume", "--json"].map(str::to_owned);
        let files = [("--archive", "db"), ("--out", "json"), ("--log", "log")];
        fixed
            .into_iter()
            .chain(files.iter().flat_map(|(name, ending)| [(*name).to_owned(), path(ending)]))
            .collect()
    };
    let start = Instant::now();
    let whole = args("whole");
    assert_eq!(run(&whole.iter().map(String::as_str).collect::<Vec<_>>()).code, Some(0));
    let took = start.elapsed();
    for number in 0..moments() {
        let name = format!("killed{number}");
        let args = args(&name);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let code = killed(&args, moment(number, took), signal(number));
        let log = at(&format!("{name}.log"));
        let reported = last(&log, "saved").map_or(0, |saved| saved["tasks"].as_u64().unwrap());
        let is_over = last(&log, "ended").is_some();
        assert!(code.is_none_or(|code| [0, 143].contains(&code)), "{code:?} at {number}");
        let archive = at(&format!("{name}.db"));
        let is_there = archive.exists() && fs::metadata(&archive).unwrap().len() > 0;
        if is_there {
            fine(&["archive", "check", "--archive", archive.to_str().unwrap()]);
        }
        let ran = run(&args);
        assert_eq!(ran.code, Some(0), "{}", ran.stderr);
        let report: Json = serde_json::from_str(&ran.stdout).unwrap();
        let resumed = report["resumed"].as_u64().unwrap();
        // After a signal, tasks are saved that were cut off, and those are done again.
        assert!(resumed >= reported || (is_over && code == Some(143)), "{resumed} of {reported} at {number}");
        for ending in ["json", "py"] {
            let read = |name: &str| fs::read(at(&format!("{name}.{ending}"))).unwrap();
            assert!(read("whole") == read(&name), "{ending} at {number}");
        }
        fine(&["archive", "check", "--archive", archive.to_str().unwrap()]);
        for ending in ["db", "db-wal", "db-shm", "json", "py", "log"] {
            let _ = fs::remove_file(at(&format!("{name}.{ending}")));
        }
    }
}

#[test]
fn evolve_loses_nothing_to_a_kill_at_any_moment() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let args = |name: &str| -> Vec<String> {
        let fixed = ["evolve", "--generations", "3", "--candidates", "300"].map(str::to_owned);
        let files = [("--archive", "db"), ("--log", "log")];
        let path = |ending: &str| at(&format!("{name}.{ending}")).to_str().unwrap().to_owned();
        fixed
            .into_iter()
            .chain(files.iter().flat_map(|(name, ending)| [(*name).to_owned(), path(ending)]))
            .collect()
    };
    let start = Instant::now();
    assert_eq!(run(&args("whole").iter().map(String::as_str).collect::<Vec<_>>()).code, Some(0));
    let took = start.elapsed();
    for number in 0..moments() {
        let name = format!("killed{number}");
        let args = args(&name);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let code = killed(&args, moment(number, took), signal(number));
        assert!(code.is_none_or(|code| [0, 143].contains(&code)), "{code:?} at {number}");
        let (archive, log) = (at(&format!("{name}.db")), at(&format!("{name}.log")));
        let archive = archive.to_str().unwrap();
        if let Some(generation) = last(&log, "generation") {
            fine(&["archive", "check", "--archive", archive]);
            let status: Json =
                serde_json::from_str(&fine(&["status", "--archive", archive, "--json"])).unwrap();
            assert!(status["solved"].as_u64() >= generation["solved"].as_u64(), "{status} {generation}");
        }
        // A later run goes on from it.
        assert_eq!(run(&args).code, Some(0));
        fine(&["archive", "check", "--archive", archive]);
        for ending in ["db", "db-wal", "db-shm", "log"] {
            let _ = fs::remove_file(at(&format!("{name}.{ending}")));
        }
    }
}
