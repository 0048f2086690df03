//! What `solve --log` wrote: lines of JSON, each an event, of which those count that say that a task is done.

use std::collections::HashMap;
use std::path::Path;

use anyhow::{Result, bail};
use gridwright::read_file;
use serde_json::Value as Json;

/// When a task was done, in seconds from the start of the first run, and how long it took.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Done {
    pub(super) at: f64,
    pub(super) took: Option<f64>,
}

/// Reads a log: for each task that was done, by its id, when. A log without a task is an error.
pub(super) fn read(file: &Path) -> Result<HashMap<String, Done>> {
    let bytes = read_file(file)?;
    let done = events(&String::from_utf8_lossy(&bytes));
    if done.is_empty() {
        bail!(
            "{}: no line says that a task is done; give a file that 'gridwright solve --log' wrote",
            file.display()
        );
    }
    Ok(done)
}

/// The tasks of a log. A run that goes on is appended to the log of the one before: its clock starts anew, so what was
/// before is added. A line that is cut off is that of a run that was killed, and is left out.
fn events(text: &str) -> HashMap<String, Done> {
    let (mut before, mut last) = (0.0, 0.0);
    let mut done = HashMap::new();
    for event in text.lines().filter_map(|line| serde_json::from_str::<Json>(line).ok()) {
        let number = |name: &str| {
            event.get(name).and_then(Json::as_f64).filter(|number| *number >= 0.0 && number.is_finite())
        };
        let text = |name: &str| event.get(name).and_then(Json::as_str);
        if text("event") == Some("started") {
            before = last;
        }
        let Some(seconds) = number("seconds") else { continue };
        last = before + seconds;
        if let (Some("task"), Some(task)) = (text("event"), text("task")) {
            done.insert(task.to_owned(), Done { at: last, took: number("took") });
        }
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_that_goes_on_comes_after_the_one_before() {
        let log = r#"
{"event": "started", "seconds": 0.0}
{"event": "task", "seconds": 2.0, "task": "a", "took": 1.5}
{"event": "saved", "seconds": 3.0, "tasks": 1}
{"event": "started", "seconds": 0.0}
{"event": "task", "seconds": 4.0, "task": "b"}
{"event": "task", "seconds": 5.0, "ta"#;
        let done = events(log);
        assert_eq!(done.len(), 2);
        assert_eq!(done.get("a"), Some(&Done { at: 2.0, took: Some(1.5) }));
        assert_eq!(done.get("b"), Some(&Done { at: 7.0, took: None }));
    }
}
