//! Signals to what runs many programs: `batt`, `run` and `archive check --run` end before the next one, keep and report what is
//! done, and exit with the code of the signal.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::Stdio;
use std::thread;

use nix::sys::signal::Signal;
use serde_json::{Value as Json, json};
use tempfile::TempDir;

use crate::long_runs::strike;
use crate::{command, fine};

/// So many that a batch of them, which is finished, is a small part.
const TASKS: usize = 1000;
/// After how many of them `batt` is struck: what checks the programs of these then takes a while, too.
const MANY: usize = 60;

/// Tasks, and a program for each that takes its time.
struct Much {
    _folder: TempDir,
    data: PathBuf,
    programs: PathBuf,
    archive: PathBuf,
}

impl Much {
    fn new() -> Much {
        let folder = tempfile::tempdir().unwrap();
        let grid = |seed: usize| -> Json {
            (0..12).map(|row| (0..12).map(|column| (seed + row * column) % 10).collect::<Json>()).collect()
        };
        let pair = |seed: usize| json!({ "input": grid(seed), "output": grid(seed) });
        let task = |at: usize| json!({ "train": [pair(at), pair(at + 1)], "test": [pair(at + 2)] });
        let tasks: Json = (0..TASKS).map(|at| (format!("t{at}"), task(at))).collect();
        let program = |at: usize| {
            format!(
                "def solve_t{at}(I):\n    x1 = asindices(I)\n    x2 = shift(x1, ({at}, 0))\n    x3 = product(x1, x2)\n    \
                 x4 = size(x3)\n    x5 = greater(x4, 0)\n    O = branch(x5, I, x1)\n    return O\n"
            )
        };
        let at = |name: &str| folder.path().join(name);
        let much = Much { data: at("d.json"), programs: at("p.py"), archive: at("a.db"), _folder: folder };
        fs::write(&much.data, tasks.to_string()).unwrap();
        fs::write(&much.programs, (0..TASKS).map(program).collect::<String>()).unwrap();
        much
    }

    /// Sends a signal to a command that says that it has done so much, and gives its output, after checking how it ended.
    fn struck(&self, command_line: &[&str], least: usize, (signal, code): (Signal, i32)) -> String {
        let paths = [&self.data, &self.archive].map(|path| path.to_str().unwrap());
        let archive = ["--archive", paths[1]];
        let archive = if command_line[0] == "run" { &[] } else { &archive[..] };
        let args = [command_line, &["--data", paths[0], "--jobs", "1"], archive].concat();
        let mut command = command(&args);
        command.env("GRIDWRIGHT_PROGRESS", "0.01").stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (mut stdout, mut stderr) =
            (child.stdout.take().unwrap(), BufReader::new(child.stderr.take().unwrap()));
        // Read beside, so that it never waits for us.
        let read = thread::spawn(move || {
            let mut text = String::new();
            stdout.read_to_string(&mut text).unwrap();
            text
        });
        let mut said = String::new();
        // "tasks: 3 of 1000 done, ..."
        let done = |said: &str| {
            let line = said.lines().last().filter(|line| line.contains(" done"))?;
            line.split_whitespace().nth(1)?.replace(',', "").parse::<usize>().ok()
        };
        while done(&said).is_none_or(|done| done < least) {
            assert!(stderr.read_line(&mut said).unwrap() > 0, "{args:?} ended: {said}");
        }
        strike(&child, signal);
        stderr.read_to_string(&mut said).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(code), "{args:?}: {said}");
        assert!(said.contains("once more to stop at once"), "{said}");
        read.join().unwrap()
    }

    fn checked(&self) -> u64 {
        let report = fine(&["archive", "check", "--json", "--archive", self.archive.to_str().unwrap()]);
        serde_json::from_str::<Json>(&report).unwrap()["programs"].as_u64().unwrap()
    }
}

#[test]
fn batt_keeps_what_is_evaluated() {
    for signal in [(Signal::SIGTERM, 143), (Signal::SIGINT, 130), (Signal::SIGHUP, 129)] {
        let much = Much::new();
        let batt = ["batt", much.programs.to_str().unwrap(), "--tasks", "1000", "--merge", "2"];
        let report: Json =
            serde_json::from_str(&much.struck(&[&batt[..], &["--json"]].concat(), MANY, signal)).unwrap();
        let (done, left) = (report["tasks"].as_array().unwrap().len(), report["left"].as_u64().unwrap());
        assert_eq!((&report["interrupted"], done + left as usize), (&true.into(), TASKS));
        assert!(done > 0 && left > 0, "{done} and {left}");
        assert_eq!(report["stored"]["new"].as_u64().unwrap(), much.checked());
        assert!(much.checked() > 0);
        // Going on does what is left, and forgets nothing.
        let text = much.struck(&batt, MANY, signal);
        assert!(text.trim_end().contains(" of 1,000 tasks, saved), "), "{text}");
        let run = much.struck(&["archive", "check", "--run"], 1, signal);
        assert!(run.contains(" not checked), all true"), "{run}");
    }
}

#[test]
fn run_reports_what_ran() {
    let much = Much::new();
    let run = ["run", much.programs.to_str().unwrap()];
    let report: Json =
        serde_json::from_str(&much.struck(&[&run[..], &["--json"]].concat(), 1, (Signal::SIGTERM, 143)))
            .unwrap();
    let (ran, left) = (report["programs"].as_array().unwrap().len(), report["left"].as_u64().unwrap());
    assert!(ran > 0 && left > 0 && ran + left as usize == TASKS, "{ran} and {left}");
    assert_eq!((&report["interrupted"], &report["tasks_right"]), (&true.into(), &ran.into()));
    let text = much.struck(&run, 1, (Signal::SIGINT, 130));
    assert!(text.trim_end().ends_with(" programs not run)"), "{text}");
}
