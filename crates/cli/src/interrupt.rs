//! Signals that end a run: Ctrl-C, SIGTERM and SIGHUP, once to end in good order, twice to end at once.
//!
//! In: what is said when one comes. Out: a token that it cancels, and which signal it was, for the exit code: 128 and the
//! signal's number, as shells have it. On Unix the signals are blocked in all threads and a thread of their own waits for
//! them, so this has to be asked for before other threads are started.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use anyhow::{Result, anyhow};
use gridwright::Cancel;

use crate::{Outcome, note};

/// What ends a run from outside.
#[derive(Clone)]
pub(crate) struct Interrupt {
    cancel: Cancel,
    code: Arc<AtomicU8>,
}

impl Interrupt {
    /// The token that a signal cancels.
    pub(crate) fn cancel(&self) -> &Cancel {
        &self.cancel
    }

    /// The exit code of a run that a signal ended, if one did.
    pub(crate) fn exit_code(&self) -> Option<u8> {
        Some(self.code.load(Ordering::Relaxed)).filter(|code| *code > 0)
    }

    /// How a command ended that a signal may have ended.
    pub(crate) fn outcome(&self, otherwise: Outcome) -> Outcome {
        self.exit_code().map_or(otherwise, Outcome::Interrupted)
    }

    /// A signal came: the first time the work is told to end, the second time the process ends at once.
    fn strike(&self, code: u8, what: &str) {
        if self.cancel.is_cancelled() && self.exit_code().is_some() {
            process::exit(code.into());
        }
        self.code.store(code, Ordering::Relaxed);
        self.cancel.cancel();
        note(&format!("{what}; once more to stop at once"));
    }
}

/// Watches for signals, saying what is done when one comes.
pub(crate) fn watch(what: &'static str) -> Result<Interrupt> {
    let interrupt = Interrupt { cancel: Cancel::new(), code: Arc::default() };
    start(interrupt.clone(), what)?;
    Ok(interrupt)
}

#[cfg(unix)]
fn start(interrupt: Interrupt, what: &'static str) -> Result<()> {
    use nix::sys::signal::{SigSet, Signal};

    let failed = |error: &dyn std::fmt::Display| anyhow!("cannot watch for signals: {error}");
    let mut signals = SigSet::empty();
    signals.add(Signal::SIGINT);
    signals.add(Signal::SIGTERM);
    // Whoever starts it with nohup wants it to go on.
    if !is_ignored(Signal::SIGHUP as u32) {
        signals.add(Signal::SIGHUP);
    }
    signals.thread_block().map_err(|error| failed(&error))?;
    let wait = move || {
        while let Ok(signal) = signals.wait() {
            // Numbers of signals are small.
            interrupt.strike(128 + signal as i32 as u8, what);
        }
    };
    std::thread::Builder::new().name("signals".to_owned()).spawn(wait).map_err(|error| failed(&error))?;
    Ok(())
}

/// Whether the process was started with a signal ignored, as far as the system tells.
#[cfg(unix)]
fn is_ignored(signal: u32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

#[cfg(not(unix))]
fn start(interrupt: Interrupt, what: &'static str) -> Result<()> {
    ctrlc::set_handler(move || interrupt.strike(130, what))
        .map_err(|error| anyhow!("cannot watch for Ctrl-C: {error}"))
}
