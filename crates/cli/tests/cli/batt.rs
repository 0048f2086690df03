//! `batt`: what it keeps, what it says of odd input, what it measures, and what is left when it is killed.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use std::{fs, thread};

use gridwright::archive::{Archive, Filter};
use gridwright::grid::embedded;
use insta::assert_snapshot;
use serde_json::{Value as Json, json};
use tempfile::TempDir;

use crate::{command, fine, run};

/// A file with a text, in a folder of its own.
fn file(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

fn report(args: &[&str]) -> Json {
    let ran = run(&[&["batt", "--json"], args].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    serde_json::from_str(&ran.stdout).unwrap()
}

#[test]
fn batt() {
    let text = fine(&["batt", "--tasks", "3", "--merge", "5", "--keep", "2"]);
    let (report, last) = text.trim_end().rsplit_once('\n').unwrap();
    assert_snapshot!(report);
    assert!(last.starts_with("3/3 tasks solved on all demos, 0 mismatches, "), "{last}");
}

/// The same programs are kept, in the same order and with the same counts, on any number of threads.
#[test]
fn threads_make_no_difference() {
    let report = |jobs: &str| {
        let mut json = report(&["--merge", "7", "--seed", "3", "--jobs", jobs]);
        for timed in ["timing", "seconds"] {
            json.as_object_mut().unwrap().remove(timed);
        }
        for task in json["tasks"].as_array_mut().unwrap() {
            task["seconds"] = Json::Null;
        }
        json
    };
    let one = report("1");
    assert_eq!(one["solved"], 23);
    assert_eq!(one, report("2"));
    assert_eq!(one, report("7"));
}

/// `report` exits with 0, which says that there is no mismatch.
#[test]
fn no_budget_makes_a_difference_between_merged_and_alone() {
    for fuel in ["1", "30", "200", "1000", "5000", "30000"] {
        let report = report(&["--merge", "23", "--fuel", fuel]);
        assert_eq!(report["mismatches"], 0, "{fuel}");
    }
}

#[test]
fn an_archive_keeps_programs_and_what_is_known_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let file = file.to_str().unwrap();
    let args = ["--tasks", "4", "--merge", "6", "--archive", file];
    let first = report(&args);
    let listed = fine(&["archive", "ls", "--archive", file, "--json"]);
    // A second run finds what the first stored, and validates nothing again.
    let second = report(&args);
    assert_eq!(fine(&["archive", "ls", "--archive", file, "--json"]), listed);
    assert_eq!(second["stored"]["new"], 0);
    let cache = |report: &Json, what: &str| report["timing"]["caches"][1][what].as_u64().unwrap();
    assert_eq!((cache(&first, "hits"), cache(&second, "misses")), (0, 0));
    assert_eq!(cache(&first, "misses"), cache(&second, "hits"));
    let kept = |report: &Json| -> Vec<Json> {
        report["tasks"].as_array().unwrap().iter().map(|task| task["kept"].clone()).collect()
    };
    assert_eq!(kept(&first), kept(&second));
    // Other limits are another engine.
    let other = report(&[&args[..], &["--fuel", "123456789"]].concat());
    assert_eq!(cache(&other, "hits"), 0);
    // With a place or two only, what scores less is dropped before it is extracted.
    let fewer = report(&[&args[..], &["--keep", "2"]].concat());
    assert!(fewer["stored"]["dropped"].as_u64().unwrap() > 0);
    let fewer = report(&[&args[..], &["--keep", "2"]].concat());
    assert!(fewer["tasks"].as_array().unwrap().iter().any(|task| task["below"].as_u64().unwrap() > 0));
    fine(&["archive", "check", "--archive", file]);
}

#[test]
fn differs_are_kept_too() {
    let folder = tempfile::tempdir().unwrap();
    let programs = file(
        &folder,
        "p.py",
        "
def solve_denoise(I):
    return I

def other(I):
    return hmirror(I)

def third(I):
    return canvas(ZERO, shape(I))

def differ_height(S, I, C):
    return astuple(branch(equality(height(I), height(C)), 1000, ZERO), ZERO)

def differ_blind(S, I, C):
    return astuple(7, colorcount(I, ZERO))
",
    );
    let archive = folder.path().join("a.db");
    let archive = archive.to_str().unwrap();
    let report = self::report(&[&programs, "--task", "denoise", "--archive", archive]);
    let differs = report["tasks"][0]["differs"].as_array().unwrap();
    let names: Vec<&str> = differs.iter().map(|differ| differ["differ"].as_str().unwrap()).collect();
    assert!(names.contains(&"differ_cells") && !names.contains(&"differ_blind"), "{names:?}");
    let listed = fine(&["archive", "ls", "--archive", archive, "--kind", "differ"]);
    assert!(listed.contains("differ_cells"), "{listed}");
}

#[test]
fn odd_programs_give_sensible_rows() {
    let folder = tempfile::tempdir().unwrap();
    let empty = run(&["batt", &file(&folder, "empty.py", ""), "--tasks", "2"]);
    assert_eq!(
        (empty.code, empty.stderr.as_str()),
        (Some(0), "there is no program in the files, so every battery is empty\n")
    );
    assert!(empty.stdout.contains("0 candidates: "), "{}", empty.stdout);

    let fails = file(&folder, "fails.py", "def solve_denoise(I): return first(frozenset())\n");
    let report = self::report(&[&fails, "--task", "denoise"]);
    let row = &report["tasks"][0];
    assert_eq!((&row["candidates"], &row["without_grid"], &row["kept"]), (&json!(1), &json!(1), &json!([])));
    assert_eq!(report["faults"][0]["primitive"], "first");

    let many: String = (0..10_000).map(|n| format!("def p{n}(I): return shift(I, ({n}, 0))\n")).collect();
    let many = file(&folder, "many.py", &format!("{many}def solve_denoise(I): return hmirror(I)\n"));
    let report = self::report(&[&many, "--task", "denoise", "--merge", "10001", "--keep", "3"]);
    assert_eq!(report["tasks"][0]["candidates"], 10_001);
    assert_eq!(report["tasks"][0]["kept"].as_array().unwrap().len(), 1, "shift moves no grid");
}

#[test]
fn odd_tasks_give_sensible_rows() {
    let folder = tempfile::tempdir().unwrap();
    let task = r#"{"train": [{"input": [[1, 2]], "output": [[2, 1]]}], "test": [{"input": [[3, 4]]}]}"#;
    let task = file(&folder, "odd.json", task);
    let program = file(&folder, "one.py", "def solve_odd(I): return vmirror(I)\n");
    let report = self::report(&[&program, "--data", &task]);
    let best = &report["tasks"][0]["kept"][0];
    assert_eq!(
        (&best["score"], &best["demos_exact"], &best["tests_right"]),
        (&json!(1000), &json!(1), &json!(0))
    );
    assert_eq!(report["solved"], 1);
    let text = fine(&["batt", &program, "--data", &task]);
    assert!(text.contains("1/1    0/0  solve_odd"), "{text}");
}

#[test]
fn timing_says_where_the_time_went() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace.json");
    let args = ["batt", "--tasks", "3", "--merge", "5", "--timing", "--trace-out", trace.to_str().unwrap()];
    let text = fine(&args);
    let phases = ["merge", "evaluate", "differs", "score", "extract", "canonical", "validate", "archive"];
    for row in phases.iter().chain(&["all", "primitive", "the phases: "]) {
        assert!(text.lines().any(|line| line.starts_with(row)), "{row}: {text}");
    }
    assert!(text.contains("validation cache: 0 entries, 0 hits") && text.contains("peak memory"), "{text}");
    let trace: Json = serde_json::from_str(&fs::read_to_string(&trace).unwrap()).unwrap();
    let events = trace["traceEvents"].as_array().unwrap();
    let seen: BTreeSet<&str> = events.iter().filter_map(|event| event["name"].as_str()).collect();
    assert!(phases[..7].iter().all(|phase| seen.contains(phase)), "{seen:?}");
    let json = report(&args[1..6]);
    let share = json["timing"]["outside_share"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&share), "{share}");
    assert!(json["timing"]["peak_memory"].as_u64().unwrap() > 1_000_000);
}

/// Several batches of tasks, each the embedded ones under other names.
fn many_tasks(folder: &TempDir, copies: usize) -> String {
    let tasks = embedded().unwrap();
    let copy = |copy: usize| tasks.tasks().iter().map(move |task| (format!("{copy:02}_{}", task.id), task));
    let all: serde_json::Map<String, Json> = (0..copies)
        .flat_map(copy)
        .map(|(id, task)| (id, serde_json::from_str(&task.to_json()).unwrap()))
        .collect();
    file(folder, "many.json", &Json::Object(all).to_string())
}

/// The tasks that an archive has results for; it has to be whole.
fn tasks_of(file: &Path) -> usize {
    let archive = match Archive::open(file) {
        Err(error) if error.is_missing() => return 0,
        archive => archive.unwrap(),
    };
    assert_eq!(archive.check().unwrap().problems, [] as [&str; 0]);
    let mut tasks = BTreeSet::new();
    for entry in archive.list(&Filter::default()).unwrap() {
        tasks.extend(archive.results(&entry.hash).unwrap().into_iter().map(|result| result.task));
    }
    tasks.len()
}

/// Starts a run on an archive and kills it when told, or when it has ended.
fn killed(data: &str, file: &Path, mut now: impl FnMut() -> bool) {
    let args = ["batt", "--data", data, "--tasks", "1000", "--merge", "4", "--archive"];
    let mut child = command(&args).arg(file).stdout(Stdio::null()).spawn().unwrap();
    while !now() && child.try_wait().unwrap().is_none() {}
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Killed at many moments, the archive is whole, with whole batches, and the next run goes on.
#[test]
fn killed_at_any_moment_it_loses_at_most_the_running_batch() {
    const COPIES: usize = 12;
    let all = COPIES * 23;
    let folder = tempfile::tempdir().unwrap();
    let data = many_tasks(&folder, COPIES);
    let assert_whole_batches = |file: &Path| {
        let tasks = tasks_of(file);
        assert!(tasks.is_multiple_of(64) || tasks == all, "{tasks}");
        tasks
    };
    for round in 0..16_u64 {
        let file = folder.path().join(format!("{}.db", round % 3));
        killed(&data, &file, || {
            thread::sleep(Duration::from_millis(round * 37 % 20 * 25));
            true
        });
        assert_whole_batches(&file);
    }
    // Right after a batch was stored; how soon it is seen is up to the machine, so several times.
    let between = (0..20).find(|round| {
        let file = folder.path().join(format!("between{round}.db"));
        killed(&data, &file, || {
            Archive::open(&file).is_ok_and(|archive| !archive.list(&Filter::default()).unwrap().is_empty())
        });
        (1..all).contains(&assert_whole_batches(&file))
    });
    let between = between.expect("no run was killed between two batches");
    let file = folder.path().join(format!("between{between}.db"));
    fine(&["batt", "--data", &data, "--tasks", "1000", "--merge", "4", "--archive", file.to_str().unwrap()]);
    assert_eq!(tasks_of(&file), all);
}

#[test]
fn timing_names_what_is_expensive() {
    let text = fine(&["batt", "--tasks", "3", "--timing", "--top", "2"]);
    let after =
        |head: &str| text.lines().skip_while(|line| !line.starts_with(head)).nth(3).unwrap().to_owned();
    assert!(after("primitive ").is_empty(), "two primitives are shown: {text}");
    assert!(text.contains("of them, and --program-fuel caps them"), "{text}");
    assert!(
        text.contains(" demos in ") && text.contains(" tests in ") && text.contains(" samples/s: "),
        "{text}"
    );
    assert!(text.contains("canonical cache: ") && text.contains(" entries, "), "{text}");
    let report: Json =
        serde_json::from_str(&fine(&["batt", "--tasks", "3", "--timing", "--json", "--top", "2"])).unwrap();
    let timing = &report["timing"];
    assert_eq!(timing["outliers"].as_array().unwrap().len(), 2);
    assert_eq!(timing["programs"].as_array().unwrap().len(), 23);
    let fuel = |at: usize| timing["outliers"][at]["fuel"].as_u64().unwrap();
    assert!(fuel(0) >= fuel(1) && timing["outliers"][0]["share_of_fuel"].as_f64() > Some(0.0));
    assert!(report["tasks"].as_array().unwrap().iter().all(|task| task["seconds"].as_f64() > Some(0.0)));
    let counts: Vec<u64> =
        timing["samples"].as_array().unwrap().iter().map(|kind| kind["count"].as_u64().unwrap()).collect();
    assert_eq!(counts, [9, 3]);
    assert!(
        timing["caches"][0]["entries"].as_u64() > Some(0)
            && timing["samples_per_second"].as_f64() > Some(0.0)
    );
    assert_eq!(report["out_of_fuel"], 0);
}

#[test]
fn the_fuel_of_a_program_can_be_capped() {
    let report = |more: &[&str]| -> Json {
        serde_json::from_str(&fine(&[&["batt", "--tasks", "3", "--json"][..], more].concat())).unwrap()
    };
    let capped = report(&["--program-fuel", "300"]);
    assert!(
        capped["out_of_fuel"].as_u64() > Some(0) && capped["fuel"].as_u64() < report(&[])["fuel"].as_u64()
    );
    assert_eq!(capped["mismatches"], 0);
    assert!(fine(&["batt", "--tasks", "3", "--program-fuel", "300"]).contains("ended because fuel ran out"));
}

#[test]
fn a_battery_can_be_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("merged.py");
    let file = file.to_str().unwrap();
    fine(&["batt", "--tasks", "2", "--offset", "1", "--write-merged", file]);
    let text = std::fs::read_to_string(file).unwrap();
    assert_eq!(text.matches("def battery_").count(), 2);
    assert!(text.contains("23 programs, ") && text.contains("# solve_denoise\n"), "{text}");
    // It is Python that can be read back.
    assert_eq!(fine(&["fmt", file, "--hash"]).lines().count(), 2);
}

#[test]
fn a_differ_that_does_not_know_the_target_is_named_and_does_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("programs.py");
    let programs = "def solve_denoise(I): return hmirror(I)\ndef solve_x(I): return vmirror(I)\n";
    let best = |more: &str| -> (Json, String) {
        std::fs::write(&file, format!("{programs}{more}")).unwrap();
        let args = ["batt", file.to_str().unwrap(), "--task", "denoise"];
        let report: Json = serde_json::from_str(&fine(&[&args[..], &["--json"]].concat())).unwrap();
        (report["tasks"][0].clone(), fine(&args))
    };
    let blind = "def differ_nothing(S, I, C): return astuple(ZERO, ZERO)\n";
    let ((with, text), (without, _)) = (best(blind), best(""));
    assert_eq!(with["blind"], serde_json::json!(["differ_nothing"]));
    assert_eq!(with["kept"][0]["score"], without["kept"][0]["score"]);
    assert!(text.contains("differ_nothing is dropped as blind on 1 task"), "{text}");
}
