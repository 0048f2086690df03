//! Killed at any moment: nothing that was reported as saved is lost, the archive is sound, and a run that goes on ends with
//! the same bytes. `GRIDWRIGHT_KILLS` says how many moments are tried of each command.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use nix::sys::signal::Signal;
use serde_json::Value as Json;

use crate::long_runs::{events, strike};
use crate::{Ran, command, fine, run};

fn moments() -> u32 {
    env::var("GRIDWRIGHT_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(20)
}

/// A moment within a time: as if at random, and the same every time.
fn moment(number: u32, within: Duration) -> Duration {
    within.mul_f64((f64::from(number) * 0.618_033_988_75 + 0.013).fract())
}

fn signal(number: u32) -> Signal {
    if number.is_multiple_of(2) { Signal::SIGKILL } else { Signal::SIGTERM }
}

/// A command that writes an archive and a log, and perhaps more, beside each other and named alike.
struct Case<'a> {
    folder: &'a Path,
    name: String,
    /// The command with what is the same every time.
    fixed: &'a [&'a str],
    /// The other files: the option and the ending.
    files: &'a [(&'a str, &'a str)],
}

impl Case<'_> {
    fn named(&self, name: String) -> Case<'_> {
        Case { name, ..*self }
    }

    fn file(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("{}.{ending}", self.name))
    }

    fn arguments(&self) -> Vec<String> {
        let files = [("--archive", "db"), ("--log", "log")];
        let files = files.iter().chain(self.files);
        let files = files
            .flat_map(|(name, ending)| [(*name).to_owned(), self.file(ending).to_str().unwrap().to_owned()]);
        self.fixed.iter().map(|&fixed| fixed.to_owned()).chain(files).collect()
    }

    fn run(&self) -> Ran {
        run(&self.arguments().iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Starts it, kills it at a moment, and gives its exit code if it had one, and how long it took.
    fn killed(&self, after: Duration, signal: Signal) -> (Option<i32>, Duration) {
        let arguments = self.arguments();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let mut child = command(&arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let start = Instant::now();
        while start.elapsed() < after {
            if let Some(status) = child.try_wait().unwrap() {
                return (status.code(), start.elapsed());
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        strike(&child, signal);
        (child.wait().unwrap().code(), start.elapsed())
    }

    /// The last event of a kind.
    fn last(&self, event: &str) -> Option<Json> {
        events(&self.file("log")).into_iter().rev().find(|found| found["event"] == event)
    }

    /// Asks something about the archive.
    fn archive(&self, question: &[&str]) -> Json {
        let file = self.file("db");
        let answer = fine(&[question, &["--archive", file.to_str().unwrap(), "--json"]].concat());
        serde_json::from_str(&answer).unwrap()
    }

    /// How many programs the archive has, which has to be sound; none if it was killed before there was one.
    fn sound(&self) -> Option<u64> {
        if !self.file("db").exists() {
            return None;
        }
        let ran = run(&["archive", "check", "--json", "--archive", self.file("db").to_str().unwrap()]);
        if ran.code == Some(2) && ran.stderr.contains("not yet an archive") {
            assert!(self.last("saved").is_none());
            return None;
        }
        assert_eq!((ran.stderr.as_str(), ran.code), ("", Some(0)), "{}", ran.stdout);
        serde_json::from_str::<Json>(&ran.stdout).unwrap()["programs"].as_u64()
    }

    /// Runs it once to its end, and then kills it at moments and lets it go on. `check` is given the run to its end, the
    /// killed one with its exit code, and what goes on from it.
    fn at_any_moment(&self, mut check: impl FnMut(&Case<'_>, Option<i32>, &dyn Fn() -> Ran)) {
        let start = Instant::now();
        assert_eq!(self.run().code, Some(0));
        let mut took = start.elapsed();
        let (mut early, mut late) = (0, 0);
        for number in 0..moments() {
            let killed = self.named(format!("killed{number}"));
            let (code, lasted) = killed.killed(moment(number, took), signal(number));
            assert!(code.is_none_or(|code| [0, 143].contains(&code)), "{code:?} at {number}");
            early += u32::from(killed.last("saved").is_none());
            if code == Some(0) {
                // It was faster than the first: later moments are within its time.
                (late, took) = (late + 1, took.min(lasted));
            }
            let go_on = || {
                let ran = killed.run();
                assert_eq!(ran.code, Some(0), "at {number}: {}", ran.stderr);
                assert!(killed.sound().is_some());
                ran
            };
            check(&killed, code, &go_on);
            for ending in ["db", "db-wal", "db-shm", "log", "json", "py"] {
                let _ = fs::remove_file(killed.file(ending));
            }
        }
        println!("{} moments, {early} before anything was saved, {late} after the end", moments());
    }
}

#[test]
fn solve_goes_on_after_a_kill_at_any_moment() {
    let folder = tempfile::tempdir().unwrap();
    let whole = Case {
        folder: folder.path(),
        name: "whole".to_owned(),
        fixed: &["solve", "--effort", "4", "--save-every", "5ms", "--resume", "--json"],
        files: &[("--out", "json")],
    };
    whole.at_any_moment(|killed, code, go_on| {
        let reported = killed.last("saved").map_or(0, |saved| saved["tasks"].as_u64().unwrap());
        let is_over = killed.last("ended").is_some();
        killed.sound();
        let report: Json = serde_json::from_str(&go_on().stdout).unwrap();
        let resumed = report["resumed"].as_u64().unwrap();
        // After a signal, tasks are saved that were cut off, and those are done again.
        assert!(
            resumed >= reported || (is_over && code == Some(143)),
            "{resumed} of {reported}: {}",
            killed.name
        );
        for ending in ["json", "py"] {
            let read = |case: &Case<'_>| fs::read(case.file(ending)).unwrap();
            assert!(read(&whole) == read(killed), "{ending} of {}", killed.name);
        }
    });
}

#[test]
fn evolve_loses_nothing_to_a_kill_at_any_moment() {
    let folder = tempfile::tempdir().unwrap();
    let whole = Case {
        folder: folder.path(),
        name: "whole".to_owned(),
        fixed: &["evolve", "--generations", "3", "--candidates", "100", "--tasks", "12"],
        files: &[],
    };
    let listed = |case: &Case<'_>| case.archive(&["archive", "ls"])["programs"].clone();
    let solved = |case: &Case<'_>| case.archive(&["status"])["solved"].as_u64().unwrap();
    whole.at_any_moment(|killed, _, go_on| {
        let stored = killed.sound().unwrap_or(0);
        let before = if stored > 0 { solved(killed) } else { 0 };
        if let Some(saved) = killed.last("saved") {
            let of = |what: &str| saved["stored"][what].as_u64().unwrap();
            // A program goes with its last result.
            assert!(stored + of("dropped") >= of("new") && of("new") > 0, "{stored} of {saved}");
            let reported = killed.last("generation").unwrap()["solved"].as_u64().unwrap();
            assert!(before >= reported, "{before} of {reported}");
        }
        go_on();
        assert!(solved(killed) >= before);
        if stored == 0 {
            // It went on from nothing, so it ends like the one that was not killed.
            assert_eq!(listed(killed), listed(&whole), "{}", killed.name);
        }
    });
}
