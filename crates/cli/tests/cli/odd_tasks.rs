//! Tasks, archives and terminals that are not like others.

use std::fs;

use serde_json::Value as Json;

use crate::{command, fine, run};

#[test]
fn a_task_without_a_test_is_no_solved_task() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("t.json");
    fs::write(&file, r#"{"train": [{"input": [[1, 2]], "output": [[2, 1]]}], "test": []}"#).unwrap();
    let report: Json =
        serde_json::from_str(&fine(&["solve", "--effort", "1", "--data", file.to_str().unwrap(), "--json"]))
            .unwrap();
    assert_eq!((&report["right"], &report["known_outputs"]), (&serde_json::json!([0, 0]), &0.into()));
    assert_eq!(report["tasks"][0]["right"], Json::Null);
    fs::write(&file, r#"{"train": [], "test": [{"input": [[1]]}]}"#).unwrap();
    let ran = run(&["solve", "--data", file.to_str().unwrap()]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("task t: train: is empty, a task needs at least one demo"), "{}", ran.stderr);
}

#[test]
fn what_submit_hands_in_can_be_explained() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fine(&["batt", "--tasks", "4", "--archive", &at("a.db")]);
    fine(&["submit", "--archive", &at("a.db"), "--out", &at("s.json")]);
    let report: Json =
        serde_json::from_str(&fine(&["explain", &at("s.json"), "--task", "crop_largest", "--json"])).unwrap();
    assert_eq!(report["attempts"][0], serde_json::json!({ "test": 1, "attempt": 1, "from": "program" }));
    assert_eq!(report["programs"][0]["verdict"], "right");
    assert!(fs::read_to_string(at("s.py")).unwrap().starts_with("# Runs "));
    fs::remove_file(at("s.py")).unwrap();
    let ran = run(&["explain", &at("s.json"), "--task", "crop_largest"]);
    assert!(ran.code == Some(2) && ran.stderr.contains("--programs names another file"), "{}", ran.stderr);
    assert!(!ran.stderr.contains("--out"), "no hint may tell to overwrite a file: {}", ran.stderr);
}

#[test]
fn written_programs_say_what_they_run_under() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let solve = |name: &str, more: &[&str]| {
        let out = at(&format!("{name}.json"));
        run(&[&["solve", "--effort", "2", "--archive", &at("a.db"), "--out", &out][..], more].concat());
        fs::read_to_string(at(&format!("{name}.py"))).unwrap()
    };
    let all = solve("all", &[]);
    assert!(
        all.contains("\n# Runs with 'gridwright run', and in Python under gridwright's package."),
        "{all}"
    );
    assert!(all.contains("\nfrom gridwright.dsl import *\nfrom gridwright.constants import *\n"));
    let only = solve("only", &["--arc-dsl-only"]);
    for text in [
        only,
        fine(&["archive", "export", "--archive", &at("a.db"), "--arc-dsl-only"]),
        fine(&["fmt", &at("all.py"), "--arc-dsl-only"]),
    ] {
        assert!(text.contains(
            "# Runs under Python's arc-dsl alone, and with 'gridwright run'.\nfrom dsl import *\n"
        ));
        assert!(
            text.contains("def solve_") && !text.contains("learn_") && !text.contains("(S, I, C)"),
            "{text}"
        );
    }
    let json: Json = serde_json::from_str(&fine(&["fmt", &at("all.py"), "--json"])).unwrap();
    let programs = json["programs"].as_array().unwrap();
    assert!(programs.iter().any(|program| program["arc_dsl"] == true));
    assert!(programs.iter().any(|program| program["arc_dsl"] == false));
    assert!(fine(&["fmt", "--help"]).contains("whether it runs under arc-dsl alone"));
}

#[test]
fn any_number_of_threads_can_be_asked_for() {
    let one = fine(&["run", "--jobs", "1"]);
    let last = |text: &str| text.lines().last().unwrap().to_owned();
    assert_eq!(last(&fine(&["run", "--jobs", "0"])), last(&one));
    let ran = run(&["run", "--jobs", "10000"]);
    assert_eq!((ran.code, last(&ran.stdout)), (Some(0), last(&one)));
    assert_eq!(ran.stderr, "--jobs 10000: 256 threads are used, which is the most\n");
}

#[test]
fn everything_fits_sixty_columns() {
    for args in [
        &["run", "programs.py"][..],
        &["solve", "--effort", "1", "--task", "denoise", "--timing"],
        &["batt", "--tasks", "2", "--timing", "--top", "3"],
        &["tasks"],
    ] {
        let output = command(args).env("COLUMNS", "60").output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let is_table = |line: &&str| !line.contains(": ") && !line.contains("; ") && !line.contains(", ");
        let widest = text.lines().filter(is_table).map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= 60, "{args:?}\n{text}");
    }
}

#[test]
fn a_damaged_archive_comes_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fine(&["batt", "--archive", &at("a.db")]);
    let mut bytes = fs::read(at("a.db")).unwrap();
    let half = bytes.len() / 2 / 4096 * 4096;
    bytes[half..half + 4096].fill(0x5a);
    fs::write(at("a.db"), &bytes).unwrap();
    let ran = run(&["archive", "check", "--archive", &at("a.db")]);
    assert_eq!(ran.code, Some(1), "{}", ran.stdout);
    assert!(
        ran.stderr.contains("'gridwright archive check --repair NEW.db' saves what can be read"),
        "{}",
        ran.stderr
    );
    let ran = run(&["archive", "check", "--archive", &at("a.db"), "--repair", &at("new.db")]);
    assert!(ran.stdout.contains("saved ") && ran.stdout.contains(" to "), "{}", ran.stdout);
    assert_eq!(fs::read(at("a.db")).unwrap(), bytes, "the damaged one stays as it is");
    let text = fine(&["archive", "check", "--archive", &at("new.db")]);
    assert!(text.ends_with("all right\n") && !text.starts_with("0 programs"), "{text}");
    let ran = run(&["archive", "check", "--archive", &at("a.db"), "--repair", &at("new.db")]);
    assert!(ran.code == Some(2) && ran.stderr.contains("is there already"), "{}", ran.stderr);
}

#[test]
fn results_that_are_not_true_are_corrected() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let archive = file.to_str().unwrap();
    fine(&["batt", "--tasks", "3", "--archive", archive]);
    let text = fine(&["archive", "check", "--archive", archive, "--run"]);
    assert!(text.contains(" checked by running, all true; "), "{text}");
    let script = "UPDATE result SET demo_score = 1, demos_exact = 0 WHERE program = (SELECT min(program) FROM result WHERE outputs IS NOT NULL)";
    // Nobody but another program can make a result wrong.
    assert!(rusqlite::Connection::open(&file).unwrap().execute(script, []).unwrap() > 0);
    let report: Json =
        serde_json::from_str(&run(&["archive", "check", "--archive", archive, "--run", "--json"]).stdout)
            .unwrap();
    let corrected = report["run"]["corrected"].as_array().unwrap();
    assert!(!corrected.is_empty() && corrected[0]["before"]["demo_score"] == 1, "{report}");
    assert!(fine(&["archive", "check", "--archive", archive, "--run"]).contains("all true"));
}
