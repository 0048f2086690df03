//! Ctrl-C: once to end in good order, twice to end at once.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, anyhow};

use crate::note;

/// A flag that Ctrl-C sets, saying what is done then; the second time, the process ends at once and loses it.
pub(crate) fn watch(what: &'static str) -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let handler = move || {
        if flag.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
        note(&format!("{what}; once more to stop at once"));
    };
    ctrlc::set_handler(handler).map_err(|error| anyhow!("cannot watch for Ctrl-C: {error}"))?;
    Ok(stop)
}
