//! The JSON reports: one line, valid, with the fields that the help names.

use serde_json::{Value as Json, json};

use crate::{fine, run};

fn report(args: &[&str]) -> Json {
    let stdout = run(args).stdout;
    assert_eq!(stdout.lines().count(), 1, "{stdout}");
    serde_json::from_str(&stdout).unwrap()
}

fn keys(json: &Json) -> Vec<&str> {
    json.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn run_as_json() {
    let report = report(&["run", "--json"]);
    let fields = [
        "version",
        "data",
        "fuel",
        "skipped",
        "left_out",
        "interrupted",
        "left",
        "programs",
        "tasks_right",
        "tasks",
        "samples_right",
        "samples",
    ];
    assert_eq!(keys(&report), fields);
    assert_eq!((&report["tasks_right"], &report["tasks"]), (&json!(23), &json!(23)));
    assert_eq!(report["data"]["name"], "embedded");
    assert_eq!(report["data"]["hash"].as_str().unwrap().len(), 64);
    let program = &report["programs"][0];
    assert_eq!(keys(program), ["task", "program", "file", "verdict", "why", "score", "seconds", "samples"]);
    assert_eq!((&program["verdict"], &program["why"]), (&json!("right"), &Json::Null));
    assert!(program["seconds"].as_f64().unwrap() > 0.0);
    let last = program["samples"].as_array().unwrap().last().unwrap();
    assert_eq!(keys(last), ["kind", "number", "verdict", "fuel"]);
    assert_eq!((&last["kind"], &last["number"]), (&json!("test"), &json!(1)));
}

#[test]
fn run_gives_the_outputs_that_are_not_right() {
    let report = report(&["run", "tiny.py", "--data", "tiny.json", "--json"]);
    let samples = &report["programs"][0]["samples"];
    assert_eq!(samples[0].get("output"), None);
    assert_eq!((&samples[2]["verdict"], &samples[2]["output"]), (&json!("unknown"), &json!([[0, 3]])));
    assert_eq!((&report["samples_right"], &report["samples"]), (&json!(2), &json!(2)));
}

#[test]
fn run_counts_what_is_skipped() {
    let report = report(&["run", "programs.py", "--json"]);
    assert_eq!(report["skipped"], 2);
    let verdicts: Vec<&Json> =
        report["programs"].as_array().unwrap().iter().map(|program| &program["verdict"]).collect();
    assert_eq!(verdicts, ["fault", "wrong", "wrong", "wrong", "wrong"]);
    assert_eq!(report["programs"][4]["samples"][0]["output"], "(3, 3)");
}

#[test]
fn conform_as_json() {
    let report = report(&["conform", "cases.jsonl", "--json", "--by-primitive"]);
    assert_eq!(keys(&report), ["version", "loose", "files", "failures", "primitives", "passed", "failed"]);
    assert_eq!((&report["passed"], &report["failed"]), (&json!(2), &json!(3)));
    assert_eq!(report["files"], json!([{ "file": "cases.jsonl", "passed": 2, "failed": 3 }]));
    let failure = &report["failures"][0];
    assert_eq!((&failure["line"], &failure["primitive"]), (&json!(2), &json!("add")));
}

#[test]
fn tasks_as_json() {
    let list = report(&["tasks", "--json"]);
    assert_eq!(list["tasks"].as_array().unwrap().len(), 23);
    assert_eq!(keys(&list["tasks"][0]), ["id", "demos", "tests", "inputs", "outputs", "colours"]);
    let one = report(&["tasks", "tiny", "--data", "tiny.json", "--json"]);
    let task = &one["tasks"][0];
    assert_eq!(task["inputs"], json!({ "height": [1, 1], "width": [2, 3] }));
    assert_eq!(task["colours"], json!([0, 1, 2, 3, 5]));
    assert_eq!(task["task"]["test"], json!([{ "input": [[3, 0]] }]));
}

#[test]
fn primitives_as_json() {
    let all = report(&["primitives", "--json"]);
    assert_eq!(all["primitives"].as_array().unwrap().len(), gridwright::dsl::Prim::all().len());
    let one = report(&["primitives", "color", "--json"]);
    let row = &one["primitives"][0];
    assert_eq!(
        keys(row),
        [
            "name",
            "params",
            "result",
            "result_in",
            "doc",
            "origin",
            "can_fail",
            "cost",
            "step",
            "columns",
            "device",
            "aliases"
        ]
    );
    assert_eq!(row["params"], json!([{ "name": "obj", "type": "Object", "in": null }]));
    assert_eq!((&row["origin"], &row["can_fail"]), (&json!("arc-dsl"), &json!(true)));
}

#[test]
fn bench_as_json() {
    let report: Json = serde_json::from_str(&fine(&["bench", "run", "--repeat", "1", "--json"])).unwrap();
    let programs = report["programs"].as_array().unwrap();
    assert_eq!(programs.len(), 23);
    let fields = ["task", "program", "file", "samples", "right", "wrong", "calls", "fuel", "seconds"];
    assert_eq!(keys(&programs[0]), fields);
    let sum: f64 = programs.iter().map(|program| program["seconds"].as_f64().unwrap()).sum();
    assert!((sum - report["seconds"].as_f64().unwrap()).abs() < 1e-9);
    assert!(report["calls_per_second"].as_f64().unwrap() > 0.0);
    assert_eq!((&report["samples"], &report["right"], &report["wrong"]), (&json!(94), &json!(94), &json!(0)));
}

#[test]
fn a_trace_is_there_for_machines() {
    let report: Json = serde_json::from_str(&fine(&["trace", "--task", "denoise", "--json"])).unwrap();
    let program = &report["programs"][0];
    assert_eq!((&report["sample"], &program["verdict"]), (&"demo 1".into(), &"right".into()));
    let steps = program["steps"].as_array().unwrap();
    assert!(
        !steps.is_empty() && steps.iter().all(|step| step["statement"].as_str().unwrap().starts_with('x'))
    );
    assert_eq!(program["output"], steps.last().unwrap()["value"]);
}

/// What rules were learned is said in words, as in the report for people.
#[test]
fn learned_rules_are_there_for_machines() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (submission, programs) = (at("s.json"), at("s.py"));
    fine(&["solve", "--effort", "4", "--task", "connect_pairs", "--out", &submission]);
    for command in [["trace", &programs], ["explain", &submission]] {
        let command = [&command[..], &["--task", "connect_pairs"]].concat();
        let (text, report) = (run(&command).stdout, report(&[&command[..], &["--json"]].concat()));
        let steps = report["programs"][0]["steps"].as_array().unwrap();
        let mut words = steps.iter().flat_map(|step| step["words"].as_array().unwrap());
        let first = words.next().unwrap().as_str().unwrap().lines().next().unwrap();
        assert!(text.contains("learned:\n") && text.contains(first), "{first}\n{text}");
    }
}
