//! Any bytes as a small task: every state's program gives the state. `crates/search/tests/states.rs` is a bounded run.

#![no_main]

#[path = "../../crates/search/tests/oracle/mod.rs"]
mod oracle;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| oracle::holds(bytes));
