//! `--log FILE`: what happens during a long run, as lines of JSON, each written when it happens.
//!
//! Events: `started`, `task` (one is done), `generation` (a batch of one is done), `saved`, `not_saved`, `ended`. Each has
//! `time` (Unix time in seconds) and `seconds` since the start. A file that is there is appended to, so that a run that goes
//! on has one log; what cannot be written is said once and does not end the run.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow};
use gridwright::{Error, Evolving, Observer, Outcome, Saved, Stored, Task};
use serde_json::{Value as Json, json};

use crate::note;

/// A log, or none.
pub(crate) struct Log {
    file: Mutex<Option<File>>,
    start: Instant,
}

impl Log {
    /// Opens a log, if one is wanted.
    pub(crate) fn open(file: Option<&Path>) -> Result<Log> {
        let open = |file: &Path| {
            let opened = OpenOptions::new().append(true).create(true).open(file);
            opened
                .map_err(|error| anyhow!("cannot write {}: {error}; give --log another file", file.display()))
        };
        Ok(Log { file: Mutex::new(file.map(open).transpose()?), start: Instant::now() })
    }

    /// Writes an event.
    pub(crate) fn event(&self, event: &str, fields: Json) {
        let Ok(mut file) = self.file.lock() else { return };
        let Some(open) = file.as_mut() else { return };
        let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |time| time.as_secs_f64());
        let mut line = json!({ "event": event, "time": time, "seconds": self.start.elapsed().as_secs_f64() });
        if let (Json::Object(line), Json::Object(fields)) = (&mut line, fields) {
            line.extend(fields);
        }
        if let Err(error) = open.write_all(format!("{line}\n").as_bytes()) {
            note(&format!("the log cannot be written any more: {error}"));
            *file = None;
        }
    }
}

impl Observer for Log {
    fn finished(&self, task: &Task, outcome: &Outcome) {
        let solved = &outcome.solved;
        let fields = json!({
            "task": task.id, "demos": solved.demos, "demos_exact": outcome.demos_exact(), "exact": outcome.is_exact(),
            "stop": outcome.stop(), "fuel": solved.fuel, "took": outcome.took.as_secs_f64(),
        });
        self.event("task", fields);
    }

    fn saved(&self, saved: &Saved) {
        let stored = json!({ "new": saved.stored.new, "known": saved.stored.known });
        self.event("saved", json!({ "tasks": saved.tasks, "stored": stored }));
    }

    fn not_saved(&self, error: &Error) {
        self.event("not_saved", json!({ "error": error.to_string() }));
    }

    fn evolved(&self, state: &Evolving<'_, '_>) {
        let fields = json!({
            "generation": state.evolution.generation() + 1, "solved": state.evolution.solved(),
            "tasks": state.evolution.populations().count(), "done": state.done, "stored": { "new": state.stored.new },
        });
        self.event("generation", fields);
        if state.unsaved.is_none() {
            let Stored { new, known, dropped, .. } = state.stored;
            self.event("saved", json!({ "stored": { "new": new, "known": known, "dropped": dropped } }));
        }
    }
}

/// Several that watch at the same time.
pub(crate) struct All<'a>(pub(crate) &'a [&'a dyn Observer]);

impl Observer for All<'_> {
    fn started(&self, task: &Task) {
        self.0.iter().for_each(|each| each.started(task));
    }

    fn finished(&self, task: &Task, outcome: &Outcome) {
        self.0.iter().for_each(|each| each.finished(task, outcome));
    }

    fn saved(&self, saved: &Saved) {
        self.0.iter().for_each(|each| each.saved(saved));
    }

    fn not_saved(&self, error: &Error) {
        self.0.iter().for_each(|each| each.not_saved(error));
    }

    fn ran(&self, task: &Task, programs: usize, exact: bool) {
        self.0.iter().for_each(|each| each.ran(task, programs, exact));
    }

    fn evolved(&self, state: &Evolving<'_, '_>) {
        self.0.iter().for_each(|each| each.evolved(state));
    }
}
