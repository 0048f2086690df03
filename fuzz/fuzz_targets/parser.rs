//! Any bytes as a file of programs: read, printed, read again. `crates/program/tests/properties.rs` is a bounded run.

#![no_main]

#[path = "../../crates/program/tests/oracle/mod.rs"]
mod oracle;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| oracle::holds(bytes));
