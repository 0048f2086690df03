//! Any damage to an archive: opened, asked, written, checked. `crates/archive/tests/damaged.rs` is a bounded run.

#![no_main]

#[path = "../../crates/archive/tests/oracle/mod.rs"]
mod oracle;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| oracle::holds(bytes));
