//! Work without the interpreter's lock: Ctrl-C is looked for while it goes on, and a panic becomes an exception.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use gridwright::Cancel;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// How often it is looked whether Ctrl-C was pressed.
pub(crate) const LOOK_EVERY: Duration = Duration::from_millis(40);

/// Does work on this thread without the lock. For what takes a moment.
pub(crate) fn briefly<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    // Nothing that the work has changed is used after a panic.
    py.detach(|| catch_unwind(AssertUnwindSafe(work))).map_err(|panic| defect(&*panic))
}

/// Does work on a thread of its own. After Ctrl-C the token is cancelled and the interrupt raised at once; the work comes to
/// its end meanwhile.
pub(crate) fn interruptibly<T: Send + 'static>(
    py: Python<'_>,
    cancel: &Cancel,
    work: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    let (done, result) = sync_channel(1);
    let run = move || {
        // Nobody waits any more after an interrupt.
        let _ = done.send(catch_unwind(AssertUnwindSafe(work)));
    };
    thread::Builder::new()
        .name("gridwright".to_owned())
        .spawn(run)
        .map_err(|error| PyRuntimeError::new_err(format!("cannot start threads: {error}")))?;
    // One thread looks; the lock is there for the compiler.
    let result = Mutex::new(result);
    let wait = || result.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(LOOK_EVERY);
    loop {
        match py.detach(wait) {
            Ok(result) => return result.map_err(|panic| defect(&*panic)),
            Err(RecvTimeoutError::Timeout) => {
                py.check_signals().inspect_err(|_| cancel.cancel())?;
            }
            Err(RecvTimeoutError::Disconnected) => return Err(defect(&"a thread has ended")),
        }
    }
}

/// The exception of a panic.
pub(crate) fn defect(panic: &(dyn Any + Send)) -> PyErr {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message");
    PyRuntimeError::new_err(format!("this is a defect of gridwright, please report it: {text}"))
}
