//! What ran when on which thread, as a trace that Perfetto and Chrome show.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use anyhow::Result;
use serde_json::{Value as Json, json};

use gridwright::BatteryOutcome;

use crate::output;

/// Writes the trace; times count from the start of the run.
pub(super) fn write(
    file: &Path,
    start: Instant,
    rows: &[BatteryOutcome<'_>],
    out: &mut dyn Write,
) -> Result<()> {
    let spans = || rows.iter().flat_map(|row| row.telemetry.spans.iter().map(move |span| (row, span)));
    let threads: BTreeSet<usize> = spans().map(|(_, span)| span.thread).collect();
    let name = |thread: &usize| {
        let name = format!("thread {thread}");
        json!({ "ph": "M", "name": "thread_name", "pid": 1, "tid": thread, "args": { "name": name } })
    };
    let event = |(row, span): (&BatteryOutcome<'_>, &gridwright::engine::Span)| {
        json!({
            "ph": "X", "name": span.phase.name(), "cat": "batt", "pid": 1, "tid": span.thread,
            "ts": span.start.duration_since(start).as_secs_f64() * 1e6,
            "dur": span.wall.as_secs_f64() * 1e6,
            "args": { "task": row.task.id, "calls": span.calls, "cpu_us": span.cpu.as_secs_f64() * 1e6 },
        })
    };
    let events: Vec<Json> = threads.iter().map(name).chain(spans().map(event)).collect();
    let trace = json!({ "displayTimeUnit": "ms", "traceEvents": events });
    output::write(file, &trace.to_string(), out)
}
