//! Runs that take long: signals, time limits, going on, what is said meanwhile.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::Value as Json;

use crate::{command, fine, run};

/// The events of a log.
pub(crate) fn events(log: &Path) -> Vec<Json> {
    let text = fs::read_to_string(log).unwrap_or_default();
    // A line that was cut off is none.
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn names(log: &Path) -> Vec<String> {
    events(log).iter().map(|event| event["event"].as_str().unwrap().to_owned()).collect()
}

fn spawn(args: &[&str]) -> Child {
    command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

pub(crate) fn strike(child: &Child, signal: Signal) {
    kill(Pid::from_raw(child.id().try_into().unwrap()), signal).unwrap();
}

/// Waits for an event of a log.
fn wait_for(log: &Path, event: &str) {
    let start = Instant::now();
    while !names(log).iter().any(|name| name == event) {
        assert!(start.elapsed() < Duration::from_secs(120), "no event {event}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn each_signal_saves_and_has_its_own_exit_code() {
    for (signal, code) in [(Signal::SIGTERM, 143), (Signal::SIGINT, 130), (Signal::SIGHUP, 129)] {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
        let log = folder.path().join("log.jsonl");
        let (archive, out) = (at("a.db"), at("s.json"));
        for args in [
            &[
                "solve",
                "--effort",
                "100000",
                "--archive",
                &archive,
                "--out",
                &out,
                "--log",
                log.to_str().unwrap(),
            ][..],
            &[
                "evolve",
                "--time",
                "1h",
                "--candidates",
                "200",
                "--archive",
                &archive,
                "--log",
                log.to_str().unwrap(),
            ],
        ] {
            let _ = fs::remove_file(&log);
            let child = spawn(args);
            wait_for(&log, if args[0] == "solve" { "started" } else { "saved" });
            strike(&child, signal);
            let output = child.wait_with_output().unwrap();
            let stderr = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(code), "{args:?} {stderr}");
            assert!(stderr.contains("saving; once more to stop at once"), "{stderr}");
            assert!(String::from_utf8(output.stdout).unwrap().contains("(interrupted, saved)"));
            assert_eq!(names(&log).last().map(String::as_str), Some("ended"));
            fine(&["archive", "check", "--archive", &archive]);
        }
        assert_eq!(
            serde_json::from_str::<Json>(&fs::read_to_string(out).unwrap())
                .unwrap()
                .as_object()
                .unwrap()
                .len(),
            23
        );
    }
}

#[test]
fn whoever_started_it_with_nohup_wants_it_to_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    let own = command(&[]);
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", "trap '' HUP; exec \"$0\" \"$@\""]).arg(own.get_program());
    shell.args(["solve", "--time", "3s", "--task", "count_to_bars", "--log", log.to_str().unwrap()]);
    let child = shell.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    wait_for(&log, "started");
    strike(&child, Signal::SIGHUP);
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(0));
}

#[test]
fn the_time_of_a_run_is_shared_or_cuts_it_off() {
    let report =
        |args: &[&str]| -> Json { serde_json::from_str(&fine(&[args, &["--json"]].concat())).unwrap() };
    let shared = report(&["solve", "--time", "12s"]);
    assert_eq!((&shared["effort"], shared["tasks"].as_array().unwrap().len()), (&Json::Null, 23));
    let began =
        shared["tasks"].as_array().unwrap().iter().filter(|task| task["tried"].as_u64() > Some(0)).count();
    assert!(began > 12, "every task has its share: {began}");
    let cut = report(&["solve", "--effort", "100000", "--time", "1s", "--jobs", "1"]);
    assert_eq!(
        (&cut["out_of_time"], &cut["interrupted"], &cut["effort"]),
        (&true.into(), &false.into(), &100_000.into())
    );
    for args in
        [&["solve", "--time", "0"][..], &["solve", "--time-per-task", "2 weeks"], &["evolve", "--time=-1m"]]
    {
        let ran = run(args);
        assert_eq!(ran.code, Some(2));
        assert!(ran.stderr.contains("such as 90, 90s, 5m, 2h or 1h30m"), "{}", ran.stderr);
    }
}

#[test]
fn a_run_that_goes_on_ends_with_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let solve = |name: &str, more: &[&str]| {
        let (archive, out) = (at(&format!("{name}.db")), at(&format!("{name}.json")));
        run(&[&["solve", "--effort", "4", "--archive", &archive, "--out", &out, "--json"][..], more].concat())
    };
    assert_eq!(solve("whole", &[]).code, Some(0));
    // What the first part stores is not known to the second: the first did not know it, either.
    assert_eq!(solve("parts", &["--tasks", "9"]).code, Some(0));
    let rest = solve("parts", &["--resume"]);
    let report: Json = serde_json::from_str(&rest.stdout).unwrap();
    assert_eq!(report["resumed"], 9, "{}", rest.stderr);
    for ending in ["json", "py"] {
        let read = |name: &str| fs::read(at(&format!("{name}.{ending}"))).unwrap();
        assert_eq!(read("whole"), read("parts"));
    }
    let ran = run(&["solve", "--resume"]);
    assert!(ran.code == Some(2) && ran.stderr.contains("--archive"), "{}", ran.stderr);
}

#[test]
fn without_a_terminal_a_line_says_how_it_goes() {
    let folder = tempfile::tempdir().unwrap();
    let archive = folder.path().join("a.db");
    for (args, expected) in [
        (&["solve", "--effort", "20", "--jobs", "1"][..], " solved so far, "),
        (&["evolve", "--generations", "3", "--archive", archive.to_str().unwrap()], " left"),
    ] {
        let mut child = command(args)
            .env("GRIDWRIGHT_PROGRESS", "0.05")
            .stderr(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let lines: Vec<String> =
            BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap).collect();
        assert!(child.wait().unwrap().success());
        assert!(lines.iter().any(|line| line.contains(expected) && line.contains("left")), "{lines:?}");
    }
}

#[test]
fn a_log_tells_what_happened() {
    let folder = tempfile::tempdir().unwrap();
    let (log, archive) = (folder.path().join("log.jsonl"), folder.path().join("a.db"));
    let (log_file, archive) = (log.to_str().unwrap(), archive.to_str().unwrap());
    fine(&[
        "solve",
        "--effort",
        "1",
        "--task",
        "denoise",
        "crop_largest",
        "--archive",
        archive,
        "--log",
        log_file,
    ]);
    assert_eq!(names(&log), ["started", "task", "task", "saved", "ended"]);
    let events = events(&log);
    assert!(events.iter().all(|event| event["time"].is_number() && event["seconds"].is_number()));
    assert_eq!((&events[3]["tasks"], &events[4]["saved"]), (&2.into(), &true.into()));
    fine(&[
        "evolve",
        "--generations",
        "1",
        "--candidates",
        "50",
        "--task",
        "denoise",
        "--archive",
        archive,
        "--log",
        log_file,
    ]);
    assert_eq!(names(&log)[5..], ["started", "generation", "saved", "ended"], "a log is appended to");
}

#[test]
fn a_checkpoint_that_fails_does_not_end_a_run() {
    let folder = tempfile::tempdir().unwrap();
    let (inner, log) = (folder.path().join("inner"), folder.path().join("log.jsonl"));
    fs::create_dir(&inner).unwrap();
    let out = inner.join("s.json");
    let args =
        ["solve", "--effort", "60", "--jobs", "1", "--save-every", "1ms", "--out", out.to_str().unwrap()];
    let child = spawn(&[&args[..], &["--log", log.to_str().unwrap()]].concat());
    wait_for(&log, "saved");
    fs::rename(&inner, folder.path().join("away")).unwrap();
    wait_for(&log, "not_saved");
    fs::create_dir(&inner).unwrap();
    let output = child.wait_with_output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{stderr}");
    assert!(stderr.contains("the run goes on, and it is tried again"), "{stderr}");
    assert!(stderr.contains("saved again"), "{stderr}");
    assert_eq!(
        serde_json::from_str::<Json>(&fs::read_to_string(&out).unwrap()).unwrap().as_object().unwrap().len(),
        23
    );
    // Where it never works, the run ends with an error, and its report is there.
    let child = spawn(&[&args[..], &["--log", log.to_str().unwrap()]].concat());
    let _ = fs::remove_dir_all(&inner);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}
