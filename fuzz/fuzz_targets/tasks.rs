//! Any bytes as a file of tasks, in every form. `crates/grid/tests/damaged.rs` is a bounded run.

#![no_main]

#[path = "../../crates/grid/tests/oracle/mod.rs"]
mod oracle;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| oracle::holds(bytes));
