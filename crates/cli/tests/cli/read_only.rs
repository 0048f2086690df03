//! Archives in a folder that cannot be written, such as a competition's input: they are read, and nothing is stored.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use crate::{command, fine};

/// Runs the command as somebody who may not write everywhere, which root may.
fn as_nobody(folder: &Path, args: &[&str]) -> Output {
    let own = command(args);
    let is_root = fs::read_to_string("/proc/self/status").is_ok_and(|status| {
        status.lines().any(|line| line.starts_with("Uid:") && line.split_whitespace().nth(2) == Some("0"))
    });
    let mut command = if is_root {
        // Where nobody can run it.
        let binary = folder.join("gridwright");
        if !binary.exists() {
            fs::copy(own.get_program(), &binary).unwrap();
        }
        let mut command = Command::new("setpriv");
        command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(binary);
        command
    } else {
        Command::new(own.get_program())
    };
    command
        .args(args)
        .current_dir(folder)
        .env("GRIDWRIGHT_PROGRESS", "0")
        .env("COLUMNS", "100")
        .output()
        .unwrap()
}

#[test]
fn they_are_read_and_nothing_is_stored() {
    let folder = tempfile::tempdir().unwrap();
    let (inputs, work) = (folder.path().join("inputs"), folder.path().join("work"));
    fs::create_dir(&inputs).unwrap();
    fs::create_dir(&work).unwrap();
    let archive = inputs.join("found.db");
    let file = archive.to_str().unwrap();
    fine(&["batt", "--tasks", "3", "--archive", file]);
    let before = fs::read(&archive).unwrap();
    fs::set_permissions(&archive, fs::Permissions::from_mode(0o444)).unwrap();
    fs::set_permissions(&inputs, fs::Permissions::from_mode(0o555)).unwrap();
    fs::set_permissions(&work, fs::Permissions::from_mode(0o777)).unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let out = work.join("s.json");
    let out = out.to_str().unwrap();
    let mut said = Vec::new();
    for args in [
        &["archive", "ls", "--archive", file][..],
        &["archive", "check", "--archive", file],
        &["archive", "check", "--archive", file, "--run"],
        &["archive", "export", "--archive", file],
        &["status", "--archive", file],
        &["submit", "--archive", file, "--out", out],
        &["solve", "--effort", "1", "--task", "denoise", "--archive", file],
        &["solve", "--effort", "1", "--task", "denoise", "--archive", file, "--resume"],
    ] {
        let output = as_nobody(folder.path(), args);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?} {stderr}");
        said.push(String::from_utf8(output.stdout).unwrap());
    }
    assert!(said[0].contains("solve_"), "{}", said[0]);
    assert!(said[6].contains("cannot be written, so nothing is stored"), "{}", said[6]);
    // What has to write says so.
    for args in
        [&["archive", "gc", "--archive", file][..], &["evolve", "--generations", "1", "--archive", file]]
    {
        let output = as_nobody(folder.path(), args);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?} {stderr}");
        assert!(stderr.contains("an archive and its folder have to be writable"), "{stderr}");
    }
    fs::set_permissions(&inputs, fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(fs::read(&archive).unwrap(), before);
    assert_eq!(fs::read_dir(&inputs).unwrap().count(), 1);
}
