//! Any bytes as a task: states of its search against their programs. `crates/search/tests/states.rs` is a bounded run.

#![no_main]

#[path = "../../crates/search/tests/states_oracle/mod.rs"]
mod oracle;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    oracle::holds(bytes);
});
