//! Ctrl-C: once to end in good order, twice to end at once.

use std::process;

use anyhow::{Result, anyhow};
use gridwright::Cancel;

use crate::note;

/// A token that Ctrl-C cancels, saying what is done then; the second time, the process ends at once and loses it.
pub(crate) fn watch(what: &'static str) -> Result<Cancel> {
    let stop = Cancel::new();
    let token = stop.clone();
    let handler = move || {
        if token.is_cancelled() {
            process::exit(130);
        }
        token.cancel();
        note(&format!("{what}; once more to stop at once"));
    };
    ctrlc::set_handler(handler).map_err(|error| anyhow!("cannot watch for Ctrl-C: {error}"))?;
    Ok(stop)
}
