//! Files that commands write: whole or not at all, links followed, devices and pipes left what they are.

use std::fs;
use std::io::Write;
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value as Json;

use crate::{command, fine, run};

const SOLVE: [&str; 5] = ["solve", "--effort", "1", "--task", "denoise"];

fn solve(out: &Path, more: &[&str]) -> crate::Ran {
    run(&[&SOLVE[..], &["--out", out.to_str().unwrap()], more].concat())
}

#[test]
fn devices_and_pipes_stay_what_they_are() {
    let folder = tempfile::tempdir().unwrap();
    for args in [
        &["tasks", "denoise", "--svg", "/dev/null"][..],
        &[&SOLVE[..], &["--out", "/dev/null"]].concat(),
        &["batt", "--tasks", "1", "--write-merged", "/dev/null", "--trace-out", "/dev/null"],
    ] {
        fine(args);
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device(), "{args:?}");
    }
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read_to_string(pipe).unwrap()
    });
    assert_eq!(solve(&pipe, &[]).code, Some(0));
    let read: Json = serde_json::from_str(&reader.join().unwrap()).unwrap();
    assert!(read["denoise"].is_array() && fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert!(!pipe.with_extension("py").exists());
}

#[test]
fn a_full_standard_output_is_named() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = command(&["tasks"]).stdout(full).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.starts_with("error: cannot write standard output: "), "{stderr}");
    assert_eq!((output.status.code(), stderr.lines().count()), (Some(2), 1));
}

#[test]
fn what_comes_through_a_pipe_is_read_once() {
    for (text, code) in [(fine(&["fmt", "tiny.py"]), 0), ("def f(I): return vmirror(I)\n".to_owned(), 1)] {
        let mut command = command(&["fmt", "--check", "/dev/stdin"]);
        let mut child = command.stdin(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(code));
    }
}

#[test]
fn links_are_followed() {
    let folder = tempfile::tempdir().unwrap();
    let (real, link) = (folder.path().join("real.svg"), folder.path().join("link.svg"));
    fs::write(&real, "old").unwrap();
    symlink(&real, &link).unwrap();
    fine(&["tasks", "denoise", "--svg", link.to_str().unwrap()]);
    assert!(link.is_symlink() && fs::read_to_string(&real).unwrap().starts_with("<svg"));
}

#[test]
fn a_dash_is_standard_output_and_the_report_goes_elsewhere() {
    let ran = run(&[&SOLVE[..], &["--out", "-"]].concat());
    let submission: Json = serde_json::from_str(&ran.stdout).unwrap();
    assert!(submission["denoise"].is_array() && ran.stderr.contains("1 of 1 task right"), "{}", ran.stderr);
    assert!(run(&["tasks", "denoise", "--svg", "-"]).stdout.starts_with("<svg"));
    let ran = run(&["batt", "--tasks", "1", "--write-merged", "-"]);
    assert!(ran.stdout.starts_with("# Runs ") && ran.stderr.contains("1/1 tasks solved"), "{}", ran.stderr);
}

#[test]
fn programs_are_never_lost_to_their_submission_nor_files_to_programs() {
    let folder = tempfile::tempdir().unwrap();
    let ran = solve(&folder.path().join("sub.py"), &[]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("give the submission another ending, as in"), "{}", ran.stderr);
    let mine = folder.path().join("mine.py");
    fs::write(&mine, "from dsl import *\n").unwrap();
    let ran = solve(&folder.path().join("mine.json"), &[]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("was not written by gridwright; move it"), "{}", ran.stderr);
    assert_eq!(fs::read_to_string(&mine).unwrap(), "from dsl import *\n");
    // What it wrote itself it replaces.
    for _ in 0..2 {
        assert_eq!(solve(&folder.path().join("own.json"), &[]).code, Some(0));
    }
}

/// No file may grow, as on a full disk.
fn without_space(args: &[&str]) -> std::process::Output {
    let gridwright = command(args);
    let mut words = vec!["trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"".to_owned()];
    words.push(gridwright.get_program().to_str().unwrap().to_owned());
    words.extend(args.iter().map(|arg| (*arg).to_owned()));
    let mut shell = Command::new("sh");
    shell.arg("-c").args(words).current_dir(crate::files()).env("GRIDWRIGHT_PROGRESS", "0").output().unwrap()
}

#[test]
fn a_full_disk_leaves_what_was_there_and_nothing_half() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fine(&["archive", "import", "programs.py", "--archive", &at("a.db")]);
    fs::write(at("old.svg"), "old").unwrap();
    let names = || {
        let entries = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        // What SQLite keeps beside an archive while it is open.
        let is_ours = |name: &std::ffi::OsString| !name.to_string_lossy().starts_with("a.db-");
        let mut names: Vec<_> = entries.filter(is_ours).collect();
        names.sort();
        names
    };
    let before = names();
    for args in [
        &["archive", "export", "--archive", &at("a.db"), "--out", &at("new.py")][..],
        &["tasks", "denoise", "--svg", &at("old.svg")],
        &["tasks", "denoise", "--svg", &at("new.svg")],
        &[&SOLVE[..], &["--out", &at("new.json")]].concat(),
        &["submit", "--archive", &at("a.db"), "--out", &at("new.json")],
        &["batt", "--tasks", "1", "--write-merged", &at("merged.py")],
    ] {
        let output = without_space(args);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?} {stderr}");
        assert!(stderr.lines().last().unwrap().starts_with("error: cannot write "), "{stderr}");
        assert_eq!(names(), before, "{args:?}");
    }
    assert_eq!(fs::read_to_string(at("old.svg")).unwrap(), "old");
}
