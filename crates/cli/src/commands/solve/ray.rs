//! `gridwright solve --ray`: the tasks are solved on a Ray cluster, and everything else happens here as ever.
//!
//! The cluster is spoken to by the Python package (`gridwright.ray._pump`), in a process of its own: the tasks go to its
//! standard input, and what came of them comes from its standard output, a line of JSON each. It writes no file, and ends
//! when its input does.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use gridwright::{Config, Observer, Outcome, Task};
use serde_json::{Value as Json, json};

use crate::commands::VERSION;
use crate::note;

/// How often it is looked whether the run was ended.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// The variable that names the Python to use.
const PYTHON: &str = "GRIDWRIGHT_PYTHON";

/// What Python is told: without the package it says so in a line, as the package does.
const START: &str = "\
try:
    from gridwright.ray._pump import main
except ImportError as error:
    import json
    print(json.dumps({'error': f'the Python package gridwright is not there ({error})', 'missing': True}))
else:
    main()
";

/// How to come to a cluster.
pub(super) struct Ray<'a> {
    /// Its address, as `ray.init` takes it.
    pub(super) address: &'a str,
    /// Threads of a task.
    pub(super) threads: usize,
    /// Where workers run calls.
    pub(super) backend: &'a gridwright::Choice,
}

impl Ray<'_> {
    /// Solves tasks, and hands on what came of each, in the order in which they are done.
    pub(super) fn solve(
        &self,
        config: &Config,
        tasks: &[&Task],
        observer: &dyn Observer,
        take: &mut dyn FnMut(Option<Outcome>),
    ) -> Result<()> {
        if tasks.is_empty() {
            return Ok(());
        }
        let python = env::var_os(PYTHON).unwrap_or_else(|| "python3".into());
        let shown = python.to_string_lossy().into_owned();
        let mut child = Command::new(&python)
            .args(["-c", START])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| {
                anyhow!("--ray needs Python, and {shown} does not start: {error}; {PYTHON} can name another")
            })?;
        let result = self.speak(&mut child, config, tasks, observer, take).map_err(|error| {
            if error.is::<Missing>() {
                anyhow!("--ray needs Ray and the Python package: {error}; pip install 'gridwright[ray]' for {shown}, or name another Python by {PYTHON}")
            } else {
                error
            }
        });
        // Its input ends, so that it ends its tasks and itself.
        drop(child.stdin.take());
        drop(child.wait());
        result
    }

    fn speak(
        &self,
        child: &mut Child,
        config: &Config,
        tasks: &[&Task],
        observer: &dyn Observer,
        take: &mut dyn FnMut(Option<Outcome>),
    ) -> Result<()> {
        let (Some(stdin), Some(stdout)) = (&mut child.stdin, child.stdout.take()) else {
            bail!("there is no pipe to Python");
        };
        // What cannot be written is said by what is read.
        drop(writeln!(stdin, "{}", self.asked(config, tasks)).and_then(|()| stdin.flush()));
        let lines = lines(stdout)?;
        let mut left = tasks.len();
        while left > 0 && !config.cancel.is_cancelled() {
            let line = match lines.recv_timeout(LOOK_EVERY) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => {
                    bail!(
                        "the Python that speaks to Ray has ended; its messages are above, and what was done is saved"
                    )
                }
            };
            let said: Json = serde_json::from_str(&line).with_context(|| format!("Python says: {line}"))?;
            if let Some(error) = said.get("error").and_then(Json::as_str) {
                let is_missing = said.get("missing").is_some() || error.starts_with("Ray is not installed");
                let error = error.to_owned();
                return Err(if is_missing { Missing(error).into() } else { anyhow!(error) });
            }
            if let Some(room) = said.get("ready") {
                note(&format!("Ray: room for {room} tasks at a time"));
            }
            let done =
                said.get("done").and_then(|done| Some((done.get(0)?.as_str()?, done.get(1)?.as_str()?)));
            let outcome = match done {
                Some((id, text)) => {
                    let task = tasks.iter().find(|task| task.id == id);
                    let task =
                        task.ok_or_else(|| anyhow!("Python has solved '{id}', which nobody asked for"))?;
                    let outcome = Outcome::from_text(task, text)?;
                    observer.finished(task, &outcome);
                    left -= 1;
                    Some(outcome)
                }
                None => None,
            };
            take(outcome);
        }
        Ok(())
    }

    /// The line that says all.
    fn asked(&self, config: &Config, tasks: &[&Task]) -> Json {
        let backend = self.backend.to_string();
        let gpus = u8::from(backend.starts_with("gpu"));
        json!({
            "version": VERSION, "address": self.address, "cpus": self.threads, "gpus": gpus,
            "options": {
                "effort": config.effort, "time": config.time.map(|time| time.as_secs_f64()),
                "time_per_task": config.time_per_task.map(|time| time.as_secs_f64()),
                "seed": config.seed, "evolve": config.evolve, "memory": config.memory, "jobs": self.threads,
                "backend": if gpus == 0 { "cpu" } else { backend.as_str() },
            },
            "known": config.known.iter().map(ToString::to_string).collect::<Vec<String>>(),
            "tasks": tasks.iter().map(|task| [task.id.clone(), task.to_json()]).collect::<Vec<[String; 2]>>(),
        })
    }
}

/// What is not installed.
#[derive(Debug)]
struct Missing(String);

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Missing {}

/// Reads lines on a thread of their own, so that waiting for one can be given up.
fn lines(stdout: ChildStdout) -> Result<Receiver<String>> {
    let (send, lines) = channel();
    let read =
        move || BufReader::new(stdout).lines().map_while(Result::ok).try_for_each(|line| send.send(line));
    thread::Builder::new().name("ray".to_owned()).spawn(read)?;
    Ok(lines)
}
