//! The command from outside: what it prints, and how it ends.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "these are tests, their helpers too")]

mod archive;
mod bad_inputs;
mod batt;
mod browser;
#[cfg(feature = "gpu")]
mod devices;
mod docs;
mod errors;
mod evolve;
mod json;
#[cfg(unix)]
mod killed;
#[cfg(unix)]
mod long_runs;
mod odd_tasks;
mod others;
#[cfg(unix)]
mod outputs;
mod page;
mod process;
#[cfg(unix)]
mod read_only;
mod reports;
mod settings;
mod solve;
#[cfg(all(feature = "gpu", target_os = "linux"))]
mod stand_in;
#[cfg(unix)]
mod stopped;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the command gave.
struct Ran {
    stdout: String,
    stderr: String,
    code: Option<i32>,
}

/// The command, ready to run in the folder of the test files and without what the environment says of colours.
fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gridwright"));
    command.args(args).current_dir(files()).stdin(Stdio::null());
    for name in ["NO_COLOR", "COLORTERM", "TERM", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command.env("COLUMNS", "100").env("GRIDWRIGHT_PROGRESS", "0");
    // Without what the user of this machine has set.
    for name in ["DATA", "ARCHIVE", "JOBS", "COLOR"] {
        command.env_remove(format!("GRIDWRIGHT_{name}"));
    }
    command.env("GRIDWRIGHT_CONFIG", "");
    // Without devices, whatever the machine has.
    command.envs([("VK_DRIVER_FILES", "none"), ("VK_ICD_FILENAMES", "none"), ("CUDA_VISIBLE_DEVICES", "")]);
    command
}

fn run(args: &[&str]) -> Ran {
    let output = command(args).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { stdout: text(output.stdout), stderr: text(output.stderr), code: output.status.code() }
}

/// The folder of the test files.
fn files() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files")
}

/// The output of a run that was fine and had nothing to say besides.
fn fine(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!((ran.stderr.as_str(), ran.code), ("", Some(0)), "{args:?}\n{}", ran.stdout);
    ran.stdout
}

/// Everything about a run, for a snapshot.
fn all(args: &[&str]) -> String {
    let ran = run(args);
    let code = ran.code.map_or("none".to_owned(), |code| code.to_string());
    let stderr = if ran.stderr.is_empty() { String::new() } else { format!("--- stderr\n{}", ran.stderr) };
    redact(&format!("{}{stderr}--- exit code {code}\n", ran.stdout))
}

/// The text without what another machine or another table of costs changes: times and fuel.
fn redact(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let mut line = line.to_owned();
        while let Some(point) = time_at(&line) {
            // A time is as wide as its column: `123.4 us`.
            line.replace_range(point - 3..point + 5, "  [time]");
        }
        let fuel = line.rfind("fuel ").map(|at| at + "fuel ".len());
        if let Some(at) = fuel.filter(|&at| line[at..].starts_with(|c: char| c.is_ascii_digit())) {
            line.replace_range(at.., "[fuel]");
        }
        line + "\n"
    });
    lines.collect()
}

/// Where the decimal point of a time is.
fn time_at(line: &str) -> Option<usize> {
    [" us", " ms", " s "].iter().find_map(|unit| {
        let ends = line.match_indices(unit).map(|(at, _)| at);
        ends.filter(|&at| at >= 5 && line.as_bytes()[at - 2] == b'.').map(|at| at - 2).next()
    })
}
