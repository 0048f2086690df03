//! The command on the library that stands for NVIDIA's driver: nothing changes but where calls run, and who has made them is
//! told.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use serde_json::{Value as Json, json};
use tempfile::tempdir;

use crate::{Ran, command};

/// The folder with the library, which is built once.
fn library() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stand-in");
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/build-stand-in");
        assert!(Command::new(script).arg(&folder).status().unwrap().success(), "it does not compile");
        folder
    })
}

/// Runs on the stand-in, with one of its settings.
fn on_stand_in(args: &[&str], (name, value): (&str, &str)) -> Ran {
    let mut command = command(args);
    command.env("LD_LIBRARY_PATH", library()).env(name, value);
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { stdout: text(output.stdout), stderr: text(output.stderr), code: output.status.code() }
}

const TWO: (&str, &str) = ("GRIDWRIGHT_STAND_IN_DEVICES", "2");
const TASKS: [&str; 4] = ["--task", "denoise", "complete_symmetry", "lay_down"];

#[test]
fn it_is_no_hardware() {
    let listed = on_stand_in(&["devices", "--no-test", "--json"], TWO);
    let report: Json = serde_json::from_str(&listed.stdout).unwrap();
    let devices = report["devices"].as_array().unwrap();
    assert_eq!(devices.len(), 2);
    for device in devices {
        assert_eq!((&device["kind"], &device["is_hardware"]), (&json!("stand-in for tests"), &json!(false)));
        assert_eq!((&device["used_by_gpu"], &device["capability"]), (&json!(false), &json!("6.0")));
    }
    let asked = on_stand_in(&["solve", "--backend", "gpu"], TWO);
    assert_eq!((asked.code, asked.stdout.as_str()), (Some(2), ""));
    assert!(
        asked.stderr.contains("which is no hardware and which --backend gpu:0 takes"),
        "{}",
        asked.stderr
    );
    let auto = on_stand_in(&["solve", "--task", "denoise", "--effort", "1"], TWO);
    assert_eq!(auto.stdout.lines().nth(1), Some("backend: cpu (no device)"), "{}", auto.stdout);
}

#[test]
fn submissions_and_archives_are_those_of_the_cpu() {
    let folder = tempdir().unwrap();
    let made = |backend: &str| {
        let file = |ending: &str| folder.path().join(format!("{}.{ending}", backend.replace(':', "-")));
        let (out, archive) = (file("json"), file("db"));
        let (out, archive) = (out.to_str().unwrap(), archive.to_str().unwrap());
        let fine = |args: &[&str]| {
            let ran = on_stand_in(&[args, &["--backend", backend]].concat(), TWO);
            assert_eq!(ran.code, Some(0), "{args:?}\n{}", ran.stderr);
        };
        fine(&[&["solve", "--effort", "2", "--out", out, "--archive", archive], &TASKS[..]].concat());
        fine(
            &[&["evolve", "--generations", "1", "--candidates", "200", "--archive", archive], &TASKS[..]]
                .concat(),
        );
        fine(&["batt", "--tasks", "3", "--archive", archive]);
        let exported = on_stand_in(&["archive", "export", "--archive", archive], TWO);
        assert_eq!(exported.code, Some(0), "{}", exported.stderr);
        (fs::read(out).unwrap(), fs::read(Path::new(out).with_extension("py")).unwrap(), exported.stdout)
    };
    assert_eq!(made("gpu:0,1"), made("cpu"));
}

#[test]
fn who_made_which_calls_is_told() {
    let solve = ["solve", "--effort", "2", "--backend", "gpu:0,1", "--verify-gpu", "20%"];
    let ran = on_stand_in(&[&solve, &TASKS[..], &["--json"]].concat(), TWO);
    let lines: Vec<&str> = ran.stderr.lines().collect();
    assert!(
        lines[0].starts_with("device gridwright test stand-in 0 (no device) (stand-in for tests, "),
        "{}",
        ran.stderr
    );
    assert!(lines[0].ends_with("; 2 of 2 in use") && lines.len() == 2, "{}", ran.stderr);
    let json: Json = serde_json::from_str(&ran.stdout).unwrap();
    let backend = &json["backend"];
    assert_eq!((&backend["asked"], &backend["why"]), (&json!("gpu:0,1"), &Json::Null));
    let sum = |side: &str| {
        let devices = backend["devices"].as_array().unwrap().iter();
        devices.map(|device| device["calls"][side].as_u64().unwrap()).sum::<u64>()
    };
    assert!(sum("device") > 1000 && sum("device") == backend["calls"]["device"], "{backend}");
    let by_primitive = backend["primitives"].as_array().unwrap().iter();
    let counted: u64 = by_primitive.map(|prim| prim["device"].as_u64().unwrap()).sum();
    assert_eq!(counted, sum("device"));
    assert!(backend["verified"].as_u64().unwrap() > 100 && backend["fits"].as_u64().unwrap() > 0);
    let first = &backend["devices"][0];
    assert!(first["launches"].as_u64() > Some(0) && first["bytes_up"].as_u64() > Some(0), "{first}");
    assert!(
        first["seconds"]["kernels"].as_f64() > Some(0.0) && first["busy"].as_f64() > Some(0.0),
        "{first}"
    );
    let reasons = backend["fallbacks"].as_array().unwrap();
    assert!(reasons.iter().any(|fallback| fallback["reason"] == "learners run on the CPU"), "{backend}");
    let text = on_stand_in(&[&solve, &TASKS[..]].concat(), TWO).stdout;
    assert!(text.contains("on the CPU by reason: ") && text.contains("is no hardware"), "{text}");
}

#[test]
fn a_wrong_result_ends_it_and_nothing_is_kept() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("submission.json");
    let args =
        ["solve", "--effort", "2", "--backend", "gpu:0", "--out", file.to_str().unwrap(), "--verify-gpu"];
    let wrong = ("GRIDWRIGHT_STAND_IN_WRONG", "0:1-1000000");
    let ran = on_stand_in(&[&args[..], &["1"], &TASKS].concat(), wrong);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), ""), "{}", ran.stderr);
    assert!(ran.stderr.contains("error: a device does not give what the CPU gives: "), "{}", ran.stderr);
    assert!(!file.exists());
    let archive = folder.path().join("found.db");
    let evolve =
        ["evolve", "--generations", "1", "--candidates", "200", "--backend", "gpu:0", "--verify-gpu", "100%"];
    let ran = on_stand_in(&[&evolve, &TASKS[..], &["--archive", archive.to_str().unwrap()]].concat(), wrong);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), ""), "{}", ran.stderr);
    let tested = on_stand_in(&["devices"], wrong);
    assert_eq!(tested.code, Some(1), "{}", tested.stdout);
    assert!(tested.stdout.contains("wrong, of "), "{}", tested.stdout);
}

#[test]
fn a_device_that_fails_is_told_and_nothing_is_lost() {
    let solve = [&["solve", "--effort", "2", "--json"], &TASKS[..]].concat();
    let tasks = |ran: &Ran| {
        let json: Json = serde_json::from_str(&ran.stdout).unwrap();
        let of = |task: &Json| {
            ["task", "fuel", "tried", "states", "stop", "programs"].map(|field| task[field].clone())
        };
        json["tasks"].as_array().unwrap().iter().map(of).collect::<Vec<_>>()
    };
    let failed =
        on_stand_in(&[&solve[..], &["--backend", "gpu:0"]].concat(), ("GRIDWRIGHT_STAND_IN_FAIL", "0:20"));
    let json: Json = serde_json::from_str(&failed.stdout).unwrap();
    let backend = &json["backend"];
    assert!(
        backend["devices"][0]["failure"].as_str().unwrap().contains("CUDA_ERROR_LAUNCH_FAILED"),
        "{backend}"
    );
    let reasons = backend["fallbacks"].as_array().unwrap();
    assert!(reasons.iter().any(|fallback| fallback["reason"] == "the device was lost"), "{backend}");
    assert_eq!(tasks(&failed), tasks(&on_stand_in(&[&solve[..], &["--backend", "cpu"]].concat(), TWO)));
}

#[test]
fn it_is_measured_only_by_its_number_and_never_as_a_device() {
    let bench = ["bench", "gpu", "--tasks", "2", "--effort", "1", "--repeat", "1"];
    let measured = on_stand_in(&[&bench[..], &["--backend", "gpu:0,1", "--json"]].concat(), TWO);
    assert_eq!(measured.code, Some(0), "{}", measured.stderr);
    let json: Json = serde_json::from_str(&measured.stdout).unwrap();
    assert_eq!(json["mismatches"], 0);
    let rows = json["rows"].as_array().unwrap();
    // Two kinds of work; one and two tasks on the CPU twice and on three sets of devices, these with two more batches once.
    assert_eq!(rows.len(), 2 * (2 * 2 + 3 * (2 + 2)));
    for row in rows.iter().filter(|row| !row["devices"].as_array().unwrap().is_empty()) {
        assert!(
            row["device_share"].as_f64() > Some(0.0) && row["speedup"]["one_core"].as_f64() > Some(0.0),
            "{row}"
        );
    }
    for verdict in json["verdicts"].as_array().unwrap() {
        assert_eq!(verdict["is_hardware"], false);
        assert!(verdict["verdict"].as_str().unwrap().contains("it is no device"), "{verdict}");
    }
    assert!(json["overhead"][0]["microseconds_per_call"].as_f64() > Some(0.0));
    let text = on_stand_in(&bench, TWO).stdout;
    assert!(text.contains("no device was measured") && !text.contains("stand-in"), "{text}");
}
