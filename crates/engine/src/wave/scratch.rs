//! Scratch spaces of the threads that work for lanes.

use std::cell::RefCell;

use gridwright_dsl::{Budget, Cx};

thread_local! {
    static SPARE: RefCell<Vec<Cx>> = const { RefCell::new(Vec::new()) };
}

/// Works with a scratch space of this thread. Uses may nest: a thread that waits for others takes on other work.
pub(crate) fn with<R>(work: impl FnOnce(&mut Cx) -> R) -> R {
    let spare = SPARE.with_borrow_mut(Vec::pop);
    let mut cx = spare.unwrap_or_else(|| Cx::new(Budget::default()));
    let done = work(&mut cx);
    SPARE.with_borrow_mut(|spare| spare.push(cx));
    done
}
