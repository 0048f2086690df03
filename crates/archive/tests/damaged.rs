//! Damaged archives: whatever bytes are changed, everything gives an answer or an error, and nothing panics.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

mod oracle;

use proptest::prelude::*;

/// A byte of the file, more often of its first page, where the header and the schema are.
fn places() -> impl Strategy<Value = u32> {
    prop_oneof![0..100_u32, 0..4096_u32, any::<u32>()]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damage_is_an_answer_or_an_error(
        cut in prop_oneof![4 => Just(0_u8), 1 => any::<u8>()],
        edits in prop::collection::vec((places(), any::<u8>()), 0..20),
    ) {
        let mut bytes = vec![cut];
        for (place, byte) in edits {
            bytes.extend(place.to_le_bytes());
            bytes.push(byte);
        }
        oracle::holds(&bytes);
    }
}
