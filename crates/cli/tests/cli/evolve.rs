//! Evolving, looking at it, handing in; and what must not be lost on the way.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread;
use std::time::Duration;

use insta::assert_snapshot;
use serde_json::Value as Json;
use tempfile::TempDir;

use crate::{all, command, fine, run};

/// A folder, and the name of a file in it.
fn place(file: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(file).to_str().unwrap().to_owned();
    (folder, file)
}

/// Arguments for a small run on two tasks.
fn small<'a>(archive: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let args = ["evolve", "--task", "crop_largest,mirror_below", "--candidates", "400", "--archive", archive];
    [&args[..], more].concat()
}

/// What is in an archive, without the times.
fn contents(archive: &str) -> Json {
    let mut programs: Json =
        serde_json::from_str(&fine(&["archive", "ls", "--archive", archive, "--json"])).unwrap();
    programs["archive"] = Json::Null;
    let mut status: Json = serde_json::from_str(&fine(&["status", "--archive", archive, "--json"])).unwrap();
    status["archive"] = Json::Null;
    for task in status["tasks"].as_array_mut().unwrap() {
        task["since"] = Json::Null;
    }
    Json::Array(vec![programs, status])
}

fn is_sound(archive: &str) {
    let text = fine(&["archive", "check", "--archive", archive]);
    assert!(!text.is_empty());
}

#[test]
fn the_same_seed_gives_the_same_archive_for_any_jobs() {
    let with = |jobs: &str, seed: &str| {
        let (_folder, file) = place("a.db");
        fine(&small(&file, &["--generations", "2", "--seed", seed, "--jobs", jobs]));
        is_sound(&file);
        contents(&file)
    };
    let one = with("1", "4");
    assert_eq!(one, with("3", "4"));
    assert_ne!(one, with("1", "5"));
}

#[test]
fn evolve_reports_and_goes_on() {
    let (_folder, file) = place("a.db");
    let text = fine(&small(&file, &["--generations", "1", "--timing"]));
    let first = text.lines().next().unwrap();
    assert!(first.starts_with("data embedded (23 tasks, hash "), "{first}");
    for start in
        ["constant", "demos", "primitive", "argument", "crossover", "insert", "remove", "graft", "conjugate"]
    {
        assert!(text.lines().any(|line| line.starts_with(start)), "{start} is missing: {text}");
    }
    for phase in ["load", "evolve", "archive"] {
        assert!(text.lines().any(|line| line.starts_with(phase)), "{text}");
    }
    assert!(text.contains("/2 tasks solved on all demos, best score "), "{text}");
    let json = fine(&small(&file, &["--effort", "4", "--json"]));
    let json: Json = serde_json::from_str(&json).unwrap();
    assert_eq!(json["tasks"], 2);
    assert_eq!(json["mismatches"], 0);
    assert_eq!(json["interrupted"], false);
    assert!(json["fuel"].as_u64() >= Some(1) && json["candidates"].as_u64() > Some(100), "{json}");
    is_sound(&file);
}

#[test]
fn what_is_found_is_shown_handed_in_and_marked() {
    let (folder, file) = place("a.db");
    fine(&["archive", "import", "../../../program/examples/embedded.py", "--archive", &file]);
    fine(&small(&file, &["--generations", "1"]));
    let status = fine(&["status", "--archive", &file]);
    let row = status.lines().find(|line| line.starts_with("crop_largest")).unwrap();
    assert!(row.contains("3/3   1000"), "{row}");
    assert!(status.ends_with("21 tasks without one\n"), "{status}");

    let out = folder.path().join("submission.json");
    let out = out.to_str().unwrap();
    let text = fine(&["submit", "--archive", &file, "--out", out]);
    // The examples are named for their tasks, so all are tried.
    assert!(text.contains("23/23 tasks have a program that is right on all demos"), "{text}");
    let text = fine(&["score", out]);
    assert!(
        text.ends_with("24/24 test outputs right (100.00%)\n23/23 tasks with all tests right (100.00%)\n"),
        "{text}"
    );
    let json: Json = serde_json::from_str(&fine(&["score", out, "--json"])).unwrap();
    assert_eq!((&json["share_of_tests"], &json["tasks_right"]), (&Json::from(1.0), &Json::from(23)));
    assert_eq!(json["data"]["name"], "embedded");

    // An empty archive gives fillers, which are different, and a file of the same form.
    fs::remove_file(out).unwrap();
    let empty = folder.path().join("empty.db");
    let empty = empty.to_str().unwrap();
    fine(&["archive", "import", "tiny.py", "--archive", empty]);
    let text = fine(&["submit", "--archive", empty, "--out", out]);
    assert!(text.contains("48 attempts for 24 test inputs: 0 from programs, 48 fillers"), "{text}");
    assert!(fine(&["score", out]).contains("/24 test outputs right"));
    let json: Json = serde_json::from_str(&fs::read_to_string(out).unwrap()).unwrap();
    for (task, tests) in json.as_object().unwrap() {
        for test in tests.as_array().unwrap() {
            assert_ne!(test["attempt_1"], test["attempt_2"], "{task}");
        }
    }
}

#[test]
fn errors_of_a_submission_name_the_place() {
    let (folder, file) = place("s.json");
    let wrong = |text: &str| {
        fs::write(&file, text).unwrap();
        let ran = run(&["score", &file, "--data", "tiny.json"]);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
        ran.stderr.replace(&folder.path().display().to_string(), "")
    };
    let lines = [
        wrong("{"),
        wrong("{}"),
        wrong(r#"{"tiny": []}"#),
        wrong(r#"{"tiny": [{"attempt_1": [[1]], "attempt_2": [[1, 2], [3]]}]}"#),
        wrong(r#"{"tiny": [{"attempt_1": [[1]], "attempt_2": [[1, 2], [3, 77]]}]}"#),
    ];
    assert_snapshot!(lines.join(""));
}

#[test]
fn bench_repair() {
    let args = ["bench", "repair", "--task", "denoise,crop_largest,tile_ring", "--repeat", "2", "--json"];
    let json: Json = serde_json::from_str(&fine(&args)).unwrap();
    let changes = json["changes"].as_array().unwrap();
    assert_eq!(changes.len(), 3);
    assert_eq!((&changes[0]["broken"], &changes[0]["repaired"]), (&Json::from(6), &Json::from(6)), "{json}");
    for row in changes {
        assert!(row["evaluations"].as_u64() <= Some(60_000), "{row}");
        assert!(row["computed"].as_u64() < row["calls"].as_u64(), "{row}");
    }
    // The same seed breaks and repairs alike, on any number of threads.
    let counts = |args: &[&str]| {
        let json: Json = serde_json::from_str(&fine(args)).unwrap();
        let rows = json["changes"].as_array().unwrap().clone();
        rows.iter().map(|row| (row["repaired"].clone(), row["evaluations"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(counts(&args), counts(&[&args[..], &["--jobs", "1"]].concat()));
}

#[test]
fn bench_mutate() {
    let args = ["bench", "mutate", "--tasks", "3", "--merge", "5", "--candidates", "400", "--json"];
    let json: Json = serde_json::from_str(&fine(&args)).unwrap();
    let number = |name: &str| json[name].as_u64().unwrap();
    assert!(number("candidates") > 600, "{json}");
    assert!(number("computed") < number("calls") / 2, "most is shared: {json}");
    assert!(number("void") < number("candidates") / 4, "most are well typed: {json}");
}

/// A process in the background that is killed when the test ends.
struct Background(Child);

impl Background {
    fn evolve(archive: &str, more: &[&str]) -> Background {
        let mut command = command(&small(archive, more));
        Background(command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap())
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits until an archive has a program.
fn wait_for_programs(archive: &str) {
    let has_one = || {
        thread::sleep(Duration::from_millis(10));
        let ran = run(&["archive", "ls", "--archive", archive, "--json", "--limit", "1"]);
        ran.code == Some(0) && ran.stdout.contains("\"hash\"")
    };
    assert!((0..2000).any(|_| has_one()), "nothing was stored");
}

#[test]
fn a_process_that_is_killed_loses_no_batch() {
    let (_folder, file) = place("a.db");
    for round in 0..6 {
        let mut process = Background::evolve(&file, &["--time", "1h", "--seed", &round.to_string()]);
        wait_for_programs(&file);
        // At another moment each time.
        thread::sleep(Duration::from_millis(37 * round));
        process.0.kill().unwrap();
        process.0.wait().unwrap();
        is_sound(&file);
    }
    // And a later run goes on.
    fine(&small(&file, &["--generations", "1"]));
    is_sound(&file);
}

#[test]
fn two_processes_share_an_archive() {
    let (_folder, file) = place("a.db");
    let both = ["1", "2"].map(|seed| Background::evolve(&file, &["--generations", "3", "--seed", seed]));
    for mut process in both {
        let status = process.0.wait().unwrap();
        let errors: Vec<String> =
            BufReader::new(process.0.stderr.take().unwrap()).lines().map(Result::unwrap).collect();
        assert_eq!((status.code(), errors), (Some(0), Vec::new()));
    }
    is_sound(&file);
}

#[cfg(unix)]
#[test]
fn ctrl_c_finishes_the_batch_and_saves() {
    let (_folder, file) = place("a.db");
    let mut process = Background::evolve(&file, &["--time", "1h"]);
    wait_for_programs(&file);
    let id = process.0.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    assert_eq!(process.0.wait().unwrap().code(), Some(130));
    is_sound(&file);
}

/// A limit on the size of files stands for a full disk: what cannot be written is an error in one line, and what was
/// stored before stays.
#[cfg(unix)]
#[test]
fn a_full_disk_is_an_error_and_loses_nothing() {
    let (folder, file) = place("a.db");
    fine(&small(&file, &["--generations", "1"]));
    let before = contents(&file);
    let kilobytes = Path::new(&file).metadata().unwrap().len() / 1024 + 20;
    let binary = env!("CARGO_BIN_EXE_gridwright");
    let arguments = small(&file, &["--generations", "50"]).join(" ");
    let script = format!("trap '' XFSZ; ulimit -f {}; exec {binary} {arguments}", kilobytes * 2);
    let output =
        std::process::Command::new("sh").args(["-c", &script]).current_dir(folder.path()).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    // It says so when it happens, goes on and tries again, and says in the end that it did not work.
    assert_eq!((output.status.code(), stderr.lines().count()), (Some(2), 2), "{stderr}");
    assert!(stderr.starts_with("warning: cannot ") && stderr.contains("a.db"), "{stderr}");
    assert!(
        stderr.lines().last().unwrap().ends_with("the archive does not have all that was found"),
        "{stderr}"
    );
    is_sound(&file);
    let after = contents(&file);
    let solved = |contents: &Json| contents[1]["solved"].as_u64().unwrap();
    assert!(solved(&after) >= solved(&before));
}

#[test]
fn mistakes_are_said_in_one_line() {
    let (_folder, file) = place("none.db");
    let (_other, out) = place("nowhere/submission.json");
    let mistakes: &[&[&str]] = &[
        &["evolve", "--time", "soon"],
        &["evolve", "--task", "denois"],
        &["evolve", "--generations", "1", "--time", "1s"],
        &["status", "--archive", &file],
        &["submit", "--archive", &file, "--out", &out],
        &["score", "nowhere.json"],
        &["score", "tiny.json"],
        &["bench", "repair", "programs.py"],
    ];
    let folder = |text: &str| -> PathBuf { Path::new(text).parent().unwrap().to_owned() };
    let lines: Vec<String> = mistakes
        .iter()
        .map(|args| {
            let text = all(args);
            let text = text.replace(&folder(&file).display().to_string(), "FOLDER");
            let args = args.join(" ").replace(&folder(&file).display().to_string(), "FOLDER");
            let args = args.replace(&folder(&out).display().to_string(), "NOWHERE");
            format!("$ gridwright {args}\n{text}")
        })
        .collect();
    assert_snapshot!(lines.join("\n"));
}
