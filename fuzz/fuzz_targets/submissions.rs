//! Any bytes as a submission. `crates/grid/tests/submission.rs` is a bounded run.

#![no_main]

#[path = "../../crates/grid/tests/submission_oracle/mod.rs"]
mod oracle;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| oracle::holds(bytes));
