//! State, program, same state: for random tasks. `fuzz/fuzz_targets/states.rs` runs the same without an end.

#![allow(clippy::unwrap_used, clippy::panic, reason = "these are tests, their helpers too")]

mod oracle;

use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn programs_of_states_give_their_values(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        oracle::holds(&bytes);
    }
}
