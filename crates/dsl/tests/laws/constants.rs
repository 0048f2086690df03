//! Constants and their names; `crates/conformance/tests/recorded.rs` holds both to arc-dsl's.

use gridwright_dsl::{Value, constants};

#[test]
fn a_constant_is_printed_under_a_name_that_means_it() {
    for name in constants::names() {
        let value = constants::by_name(name).unwrap();
        if let Some(printed) = constants::name_of(&value) {
            assert!(
                constants::by_name(printed).is_some_and(|again| again.identical(&value)),
                "{name} {printed}"
            );
        }
    }
    assert_eq!(constants::name_of(&Value::Bool(true)), Some("T"));
    assert_eq!(constants::name_of(&Value::Int(1)), Some("ONE"));
    assert_eq!(constants::name_of(&Value::Int(100)), None, "arc-dsl has no name for it");
}
