//! How the command behaves as a process: threads, colours, columns, pipes.

use std::io::Read;
use std::process::Stdio;

use serde_json::Value as Json;

use crate::{command, fine, redact, run};

#[test]
fn the_number_of_threads_changes_nothing_but_times() {
    let with = |jobs: &str| redact(&run(&["run", "programs.py", "--show", "--jobs", jobs]).stdout);
    assert_eq!(with("1"), with("4"));
    let json = |jobs: &str| {
        let mut report: Json = serde_json::from_str(&fine(&["run", "--json", "--jobs", jobs])).unwrap();
        for program in report["programs"].as_array_mut().unwrap() {
            program["seconds"] = Json::Null;
        }
        report
    };
    assert_eq!(json("1"), json("4"));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    for args in
        [&["run", "--show", "--color", "always"][..], &["primitives"], &["tasks", "--json"], &["--help"]]
    {
        let mut child = command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let mut stderr = String::new();
        child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
        let status = child.wait().unwrap();
        assert_eq!((stderr.as_str(), status.code()), ("", Some(0)), "{args:?}");
    }
}

#[test]
fn colours_are_for_those_who_can_see_them() {
    let args = ["tasks", "denoise"];
    let with = |color: &str, vars: &[(&str, &str)]| {
        let mut command = command(&args);
        command.args(["--color", color]).envs(vars.iter().copied());
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    let terminal = ("TERM", "xterm-256color");
    assert!(!with("auto", &[terminal]).contains('\x1b'), "a pipe is no terminal");
    assert!(!with("never", &[terminal]).contains('\x1b'));
    assert!(with("always", &[("TERM", "dumb")]).contains("\x1b[38;5;"));
    assert!(with("always", &[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]).contains("\x1b[38;2;"));
}

#[test]
fn pictures_keep_to_the_columns() {
    for columns in ["50", "80"] {
        let output = command(&["trace", "--task", "count_to_bars"]).env("COLUMNS", columns).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        // Values as text may be longer; pictures are made of digits and dots.
        let picture = |line: &&str| line.chars().all(|c| c.is_ascii_digit() || " .".contains(c));
        let widest = text.lines().filter(picture).map(|line| line.chars().count());
        assert!(widest.max().unwrap() <= columns.parse().unwrap(), "{text}");
    }
}

#[test]
fn every_report_names_its_data() {
    for args in
        [&["run"][..], &["tasks"], &["tasks", "denoise"], &["trace", "--task", "denoise"], &["bench", "run"]]
    {
        let text = fine(args);
        let first = text.lines().next().unwrap();
        assert!(first.starts_with("data embedded (23 tasks, hash ") && first.ends_with(')'), "{first}");
    }
}
