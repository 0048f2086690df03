//! Any bytes as random programs: run alone, merged, traced, read back. `crates/engine/tests/programs` is a bounded run.

#![no_main]

#[path = "../../crates/engine/tests/programs/generator.rs"]
mod generator;
#[path = "../../crates/engine/tests/programs/oracle.rs"]
mod oracle;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| oracle::holds(bytes));
