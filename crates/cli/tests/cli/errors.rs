//! What stops a command: one line on stderr that says what to do, and exit code 2.

use insta::assert_snapshot;

use crate::{all, run};

/// The one line of an error.
fn error(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{args:?}");
    assert_eq!(ran.stderr.lines().count(), 1, "{}", ran.stderr);
    assert!(ran.stderr.starts_with("error: "), "{}", ran.stderr);
    ran.stderr
}

#[test]
fn errors_say_what_to_do() {
    let mistakes: &[&[&str]] = &[
        &["run", "--task", "denois"],
        &["run", "--task", "banana"],
        &["run", "programs.py", "--task", "sort_columns"],
        &["run", "tiny.py", "--data", "tiny.json", "--task", "denoise"],
        &["run", "--task", "denoise", "programs.py"],
        &["run", "--data", "tiny.json"],
        &["run", "tiny.py"],
        &["run", "programs.py", "--data", "tiny.json"],
        &["run", "empty.py"],
        &["run", "--data", "nowhere.json"],
        &["run", "--data", "tiny.json#train"],
        &["run", "--data", "cases.jsonl"],
        &["run", "nowhere.py"],
        &["run", "."],
        &["run", "--jobs", "many"],
        &["run", "--fuel", "-1"],
        &["run", "--show", "--json"],
        &["run", "--color", "sometimes"],
        &["run", "--jbos", "2"],
        &["trace"],
        &["trace", "--task", "denoise", "--sample", "0"],
        &["trace", "--task", "denoise", "--sample", "last"],
        &["trace", "--task", "denoise", "--sample", "test2"],
        &["conform"],
        &["conform", "nowhere.jsonl"],
        &["conform", "programs.py"],
        &["tasks", "denoize"],
        &["tasks", "--svg", "x.svg"],
        &["tasks", "denoise", "lay_down", "--svg", "x.svg"],
        &["primitives", "objcts"],
        &["primitives", "frobnicate"],
        &["fmt"],
        &["fmt", "nowhere.py"],
        &["bench", "run", "--repeat", "0"],
        &["bench", "rn"],
        &["trac"],
    ];
    let lines: Vec<String> =
        mistakes.iter().map(|args| format!("$ gridwright {}\n{}", args.join(" "), error(args))).collect();
    assert_snapshot!(lines.join("\n"));
}

#[test]
fn errors_in_programs_show_the_place() {
    assert_snapshot!(all(&["run", "broken.py"]));
}

#[test]
fn commands_without_a_subcommand_show_their_help() {
    for args in [&[][..], &["bench"]] {
        let ran = run(args);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
        assert!(ran.stderr.contains("Usage: gridwright"), "{}", ran.stderr);
    }
}
