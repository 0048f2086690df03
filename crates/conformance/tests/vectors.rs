//! Holds the primitives to the vectors of the project; `recorded.rs` does so with those beside it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a file that cannot be read fails the test")]

mod check;

use std::path::Path;

use check::check;
use gridwright_conformance::Mode;

#[test]
fn made_for_this_project() {
    check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("data/made.jsonl"), Mode::Strict, 4696);
}

#[test]
fn made_for_the_primitives_for_search() {
    check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("data/search.jsonl"), Mode::Strict, 3235);
}
