//! Random tasks: the program of every state, run alone, gives the values of the state.
#![allow(clippy::unwrap_used, clippy::panic, reason = "these are tests, their helpers too")]

mod states_oracle;

use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn states_of_random_tasks_are_their_programs(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        states_oracle::holds(&bytes);
    }
}

/// Were there next to no states, the test above would be worth little.
#[test]
fn random_tasks_are_worth_searching() {
    let task =
        |seed: u8| (0..150_u8).map(move |n| n.wrapping_mul(73).rotate_left(3) ^ seed).collect::<Vec<u8>>();
    let checked: usize = (0..16).map(|seed| states_oracle::holds(&task(seed * 13)).same).sum();
    assert!(checked > 1000, "{checked} states are too few");
}
