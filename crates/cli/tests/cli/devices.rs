//! Devices from outside: what is there, what is asked for, and that nothing changes but where calls run.

use std::fs;

use serde_json::{Value as Json, json};
use tempfile::tempdir;

use crate::{Ran, command, files, run};

/// Runs with the devices that the machine has.
fn with_devices(args: &[&str]) -> Ran {
    let mut command = command(args);
    for name in ["VK_DRIVER_FILES", "VK_ICD_FILENAMES", "CUDA_VISIBLE_DEVICES"] {
        command.env_remove(name);
    }
    // Mesa complains on stderr where there is none.
    let output = command.env("XDG_RUNTIME_DIR", files()).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { stdout: text(output.stdout), stderr: text(output.stderr), code: output.status.code() }
}

#[test]
fn devices_are_listed() {
    let ran = with_devices(&["devices", "--no-test", "--json"]);
    assert_eq!((ran.stderr.as_str(), ran.code), ("", Some(0)));
    let report: Json = serde_json::from_str(&ran.stdout).unwrap();
    assert!(report["looked_for"].as_str().unwrap().contains("libcuda.so"));
    for (number, device) in report["devices"].as_array().unwrap().iter().enumerate() {
        assert_eq!((&device["number"], &device["error"]), (&json!(number), &Json::Null));
        let is_hardware = ["discrete", "integrated", "virtual"].contains(&device["kind"].as_str().unwrap());
        assert_eq!(device["is_hardware"], is_hardware, "{device}");
        assert!(is_hardware || device["used_by_gpu"] == false, "{device}");
    }
}

/// A software adapter, if there is one.
fn software() -> Option<String> {
    let report: Json =
        serde_json::from_str(&with_devices(&["devices", "--no-test", "--json"]).stdout).unwrap();
    let devices = report["devices"].as_array().unwrap().clone();
    let found = devices.iter().find(|device| device["kind"] == "software");
    if found.is_none() {
        eprintln!("there is no software adapter: nothing is tested");
    }
    found.map(|device| device["number"].to_string())
}

#[test]
fn devices_pass_their_self_test() {
    if software().is_none() {
        return;
    }
    let text = with_devices(&["devices"]).stdout;
    assert!(text.contains(" calls are as on the CPU"), "{text}");
    assert!(text.contains("latency"), "{text}");
}

#[test]
fn what_is_not_there_is_an_error_that_says_what_was_looked_for() {
    let devices = run(&["devices"]);
    assert_eq!(devices.code, Some(0), "{}", devices.stderr);
    assert!(devices.stdout.starts_with("no device: looked for NVIDIA's driver"), "{}", devices.stdout);
    for command in [&["solve"][..], &["evolve", "--archive", "never.db"], &["batt"]] {
        let error = |backend: &str| {
            let ran = run(&[command, &["--backend", backend]].concat());
            assert_eq!(
                (ran.code, ran.stdout.as_str(), ran.stderr.lines().count()),
                (Some(2), "", 1),
                "{}",
                ran.stderr
            );
            ran.stderr
        };
        let none = error("gpu");
        assert!(none.contains("looked for NVIDIA's driver") && none.contains("found nothing"), "{none}");
        let missing = error("gpu:3");
        assert!(missing.contains("there is no device 3: `gridwright devices` lists 0"), "{missing}");
        let unknown = error("cuda");
        assert!(unknown.contains("as in gpu:0,2"), "{unknown}");
    }
}

#[test]
fn options_of_devices_are_checked() {
    let error = |option: [&str; 2]| {
        let ran = run(&[&["solve"][..], &option].concat());
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
        ran.stderr
    };
    assert!(error(["--verify-gpu", "2"]).contains("a share from 0 to 1"));
    assert!(error(["--gpu-memory", "much"]).contains("as in 512M"));
    assert!(error(["--gpu-batch", "3,2,1"]).contains("three numbers"));
}

/// What `solve` and `batt` report, without times.
fn report(args: &[&str]) -> Json {
    let ran = run(args);
    assert_eq!((ran.stderr.as_str(), ran.code), ("", Some(0)), "{args:?}");
    let mut report: Json = serde_json::from_str(&ran.stdout).unwrap();
    for field in ["seconds", "timing", "backend"] {
        report[field] = Json::Null;
    }
    for task in report["tasks"].as_array_mut().unwrap() {
        task["seconds"] = Json::Null;
    }
    report
}

#[test]
fn without_a_device_auto_is_the_cpu_and_says_so() {
    let text = run(&["solve", "--task", "denoise", "--effort", "1"]).stdout;
    assert_eq!(text.lines().nth(1), Some("backend: cpu (no device)"), "{text}");
    let json = run(&["solve", "--task", "denoise", "--effort", "1", "--json"]).stdout;
    let json: Json = serde_json::from_str(&json).unwrap();
    assert_eq!(json["backend"], json!({ "asked": "auto", "used": "cpu", "why": "no device" }));
    for command in
        [&["solve", "--task", "denoise", "lay_down", "--effort", "2"][..], &["batt", "--tasks", "3"]]
    {
        let on = |backend: &str| report(&[command, &["--json", "--backend", backend]].concat());
        assert_eq!(on("auto"), on("cpu"));
    }
    let folder = tempdir().unwrap();
    let written = |backend: &str| {
        let file = folder.path().join(format!("{backend}.json"));
        let args = ["solve", "--task", "denoise", "--effort", "1", "--backend", backend, "--out"];
        run(&[&args[..], &[file.to_str().unwrap()]].concat());
        (fs::read(&file).unwrap(), fs::read(file.with_extension("py")).unwrap())
    };
    assert_eq!(written("auto"), written("cpu"));
}

#[test]
fn what_has_a_form_for_devices_is_counted_without_one() {
    let bench = ["bench", "gpu", "--tasks", "2", "--effort", "1", "--repeat", "1"];
    let ran = run(&[&bench[..], &["--json"]].concat());
    assert_eq!((ran.stderr.as_str(), ran.code), ("", Some(0)));
    let json: Json = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(
        (&json["devices"], &json["verdicts"], &json["mismatches"]),
        (&json!([]), &json!([]), &json!(0))
    );
    // One and two tasks, on one core and on all, twice.
    assert_eq!(json["rows"].as_array().unwrap().len(), 8);
    for work in ["waves", "batteries"] {
        let share = &json["coverage"][work];
        assert!(share["call_share"].as_f64() > Some(0.2) && share["calls"].as_u64() > Some(100), "{share}");
    }
    assert!(json["coverage"]["waves"]["call_share"].as_f64() >= Some(0.8), "{}", json["coverage"]["waves"]);
    let roofline = &json["roofline"];
    assert_eq!(roofline["is_estimate"], true);
    for (estimate, name) in roofline["estimates"].as_array().unwrap().iter().zip(["T4", "P100", "L4"]) {
        assert_eq!(estimate["device"], name);
        assert!(estimate["seconds"].as_f64() > Some(0.0), "{estimate}");
    }
    let text = run(&bench).stdout;
    assert!(text.contains("estimate, not measured: ") && text.contains("assumed: "), "{text}");
    assert!(text.contains("no device was measured"), "{text}");
}
