//! Programs as a whole: random ones, run alone, merged, traced and read back, and the examples on their tasks.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test's helpers fail by panicking, too"
)]

#[path = "../../../dsl/tests/laws/any_value.rs"]
#[allow(dead_code, reason = "shared with the tests of the primitives, which use more of it")]
mod any_value;
mod batteries;
#[path = "../../../dsl/tests/laws/common.rs"]
#[allow(dead_code, reason = "shared with the tests of the primitives, which use more of it")]
mod common;
mod constants;
mod embedded;
mod generator;
mod machine;
mod oracle;
mod random;
