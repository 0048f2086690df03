//! Solving from outside: the submission, its programs, and what explains them.

use std::process::{Command, Stdio};
use std::time::Duration;
use std::{fs, thread};

use serde_json::Value as Json;
use tempfile::tempdir;

use crate::{fine, run};

const TASKS: [&str; 4] = ["--task", "denoise", "complete_symmetry", "count_to_bars"];

fn solve<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["solve", "--effort", "4"], &TASKS[..], more].concat()
}

#[test]
fn the_submission_is_the_same_for_any_number_of_jobs() {
    let folder = tempdir().unwrap();
    let written = |jobs: &str| {
        let file = folder.path().join(format!("{jobs}.json"));
        fine(&solve(&["--jobs", jobs, "--out", file.to_str().unwrap()]));
        (fs::read(&file).unwrap(), fs::read(file.with_extension("py")).unwrap())
    };
    let one = written("1");
    assert_eq!(one, written("3"));
    let text = String::from_utf8(one.1).unwrap();
    assert!(text.contains("def solve_denoise("), "{text}");
}

#[test]
fn answers_can_be_explained_and_their_programs_run() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("submission.json");
    let file = file.to_str().unwrap();
    let report = fine(&solve(&["--out", file, "--show"]));
    assert!(report.contains("denoise, test 1, attempt 1: right"), "{report}");
    assert!(report.contains("2 of 3 tasks right on all demos; 2 of 3 right on all tests"), "{report}");
    let explained = fine(&["explain", file, "--task", "denoise"]);
    assert!(explained.starts_with("attempt 1 of test 1\ndef solve_denoise("), "{explained}");
    assert!(explained.contains("its steps on test 1"), "{explained}");
    // What no program answers is said to stand in.
    let stands_in = fine(&["explain", file, "--task", "count_to_bars"]);
    assert!(stands_in.contains("stands in: no program has an answer"), "{stands_in}");
    let programs = folder.path().join("submission.py");
    let ran = run(&["run", programs.to_str().unwrap(), "--task", "denoise"]);
    assert!(ran.stdout.contains("1/1 tasks right"), "{}", ran.stdout);
    // A changed answer is not explained.
    let text = fs::read_to_string(file).unwrap();
    let changed = text.replacen("[[", "[[9, 9, 9, 9, 9, 9, 9, 9, 9, 8], [", 1);
    fs::write(file, changed).unwrap();
    assert_ne!(run(&["explain", file, "--task", "complete_symmetry"]).code, Some(0));
}

#[test]
fn json_says_it_all() {
    let text = fine(&solve(&["--json"]));
    let json: Json = serde_json::from_str(&text).unwrap();
    assert_eq!((&json["effort"], &json["exact"]), (&Json::from(4), &Json::from(2)));
    let task = &json["tasks"][0];
    assert_eq!(task["task"], "denoise");
    assert_eq!((&task["demos"], &task["demos_exact"]), (&Json::from(4), &Json::from(4)));
    assert_eq!(task["right"], serde_json::json!([true, true]));
    assert!(task["programs"][0]["program"].as_str().unwrap().contains("return"));
    let timed = fine(&["solve", "--task", "denoise", "--time-per-task", "60", "--json"]);
    let timed: Json = serde_json::from_str(&timed).unwrap();
    assert_eq!((&timed["effort"], &timed["exact"]), (&Json::Null, &Json::from(1)));
}

#[test]
fn what_is_found_goes_into_the_archive_and_is_known_the_next_time() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("found.db");
    let file = file.to_str().unwrap();
    let first = fine(&solve(&["--archive", file]));
    assert!(first.contains(" new programs, 0 known"), "{first}");
    let second = fine(&solve(&["--archive", file, "--json"]));
    let json: Json = serde_json::from_str(&second).unwrap();
    assert_eq!(json["stored"]["new"], 0);
    assert_eq!(json["tasks"][0]["programs"][0]["known"], true);
    assert_eq!(json["exact"], 2);
    // What was found says so; what was only recalled keeps the file that it is from.
    let listed: Json = serde_json::from_str(&fine(&["archive", "ls", "--archive", file, "--json"])).unwrap();
    let sources: Vec<&Json> = listed["programs"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|p| p["sources"].as_array().unwrap())
        .collect();
    let found = serde_json::json!({ "found": "solve", "version": env!("CARGO_PKG_VERSION") });
    let starter = serde_json::json!({ "file": "starter.py" });
    assert!(sources.contains(&&found), "{sources:?}");
    assert!(sources.iter().all(|source| **source == found || **source == starter), "{sources:?}");
}

/// The submission is there before the end, whole, and Ctrl-C ends the rest in good order.
#[cfg(unix)]
#[test]
fn what_was_found_before_an_interrupt_is_saved() {
    let folder = tempdir().unwrap();
    let (file, archive) = (folder.path().join("submission.json"), folder.path().join("found.db"));
    let mut child = Command::new(env!("CARGO_BIN_EXE_gridwright"))
        .args([
            "solve",
            "--effort",
            "1000000",
            "--jobs",
            "1",
            "--json",
            "--task",
            "denoise",
            "complete_symmetry",
        ])
        .args(["count_to_bars", "scale_by_grey", "--archive", archive.to_str().unwrap()])
        .args(["--time-per-task", "600", "--out", file.to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // The third task takes until it is stopped.
    while !file.exists() {
        assert_eq!(child.try_wait().unwrap(), None);
        thread::sleep(Duration::from_millis(50));
    }
    let written: Json = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    assert_eq!(written.as_object().unwrap().len(), 4);
    let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupted.success());
    let output = child.wait_with_output().unwrap();
    let json: Json = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &json["interrupted"]), (Some(130), &Json::from(true)));
    assert_eq!(json["tasks"].as_array().unwrap().len(), 4);
    assert_eq!(json["tasks"][3]["stop"], "interrupted");
    let submission: Json = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    assert_eq!(submission.as_object().unwrap().len(), 4);
    assert!(json["exact"].as_u64() >= Some(2) && json["stored"]["new"].as_u64() >= Some(2), "{json}");
}

#[test]
fn mistakes_are_told() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("submission.json");
    let file = file.to_str().unwrap();
    let error = |args: &[&str]| {
        let ran = run(args);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{args:?}");
        ran.stderr
    };
    assert!(error(&["solve", "--task", "denois"]).contains("did you mean 'denoise'"));
    assert!(error(&["solve", "--effort", "0"]).contains("give at least 1"));
    assert!(error(&["solve", "--time-per-task", "0"]).contains("--time-per-task"));
    assert!(error(&["solve", "--out", "no/such/folder/out.json"]).contains("make it first"));
    assert!(error(&["bench", "solve", "--curve", "no/such/folder/out.csv"]).contains("make it first"));
    assert!(error(&["explain", file, "--task", "denoise"]).contains("no such file"));
    fs::write(file, "{}").unwrap();
    assert!(error(&["explain", file, "--task", "denoise"]).contains("is not in the submission"));
    fine(&solve(&["--out", file]));
    fs::remove_file(folder.path().join("submission.py")).unwrap();
    assert!(error(&["explain", file, "--task", "denoise"]).contains("--programs names another file"));
}

#[test]
fn a_bench_with_accounts() {
    let bench = ["bench", "solve", "--effort", "20", "--accounts"];
    let report: Json = serde_json::from_str(&fine(&[&bench[..], &["--json"]].concat())).unwrap();
    let set = &report["sets"][0];
    let rows = |of: &str| set["accounts"][of].as_array().unwrap().clone();
    let sum = |of: &str, field: &str| rows(of).iter().map(|row| row[field].as_u64().unwrap()).sum::<u64>();
    assert_eq!(sum("ways", "fuel"), sum("learners", "fuel"));
    let as_it_is = rows("ways").into_iter().find(|row| row["way"] == "as it is").unwrap();
    assert!(
        as_it_is["right"].as_u64() >= Some(10) && as_it_is["only"].as_u64() <= as_it_is["right"].as_u64()
    );
    assert!(rows("learners").iter().any(|row| row["learner"] == "calls" && row["exact"].as_u64() > Some(0)));
    // What is right was found some way.
    assert!(sum("ways", "right") >= set["exact_right"].as_u64().unwrap());
    let text = fine(&bench);
    assert!(text.contains("right by this alone") && text.contains("learn_cells"), "{text}");
}

#[test]
fn a_bench_of_listed_tasks_in_disguises() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("ids.txt");
    let ids = file.to_str().unwrap();
    fs::write(&file, "denoise\n\n  tile_ring crop_largest\n").unwrap();
    let bench = ["bench", "solve", "--effort", "4", "--json", "--tasks", ids];
    let report: Json = serde_json::from_str(&fine(&bench)).unwrap();
    assert_eq!(report["sets"][0]["tasks"], 3);
    assert!(report.get("means").is_none());
    let disguised = [&bench[..], &["--repeat-disguise", "2", "--disguise", "5"]].concat();
    let report: Json = serde_json::from_str(&fine(&disguised)).unwrap();
    let sets = report["sets"].as_array().unwrap();
    let names: Vec<&str> = sets.iter().map(|set| set["data"].as_str().unwrap()).collect();
    assert_eq!(names, ["embedded in disguise 5", "embedded in disguise 6"]);
    let mean = &report["means"][0];
    for field in ["exact", "exact_right"] {
        let of = |set: &Json| set[field].as_f64().unwrap();
        assert_eq!(of(mean), (of(&sets[0]) + of(&sets[1])) / 2.0, "{field}");
    }
    fs::write(&file, "denois").unwrap();
    let said = run(&bench);
    assert!(
        said.stderr.contains("ids.txt") && said.stderr.contains("did you mean 'denoise'"),
        "{}",
        said.stderr
    );
    fs::write(&file, "\n").unwrap();
    assert!(run(&bench).stderr.contains("no id of a task"));
}
