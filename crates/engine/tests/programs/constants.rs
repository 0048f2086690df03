//! A value's text can be pasted into a program, where it means the same value.

use gridwright_dsl::Value;
use gridwright_engine::{Code, Inputs, Limits, Machine};
use gridwright_program::parse_file;
use proptest::prelude::*;

use crate::any_value::any_values;
use crate::common::cases;

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn the_text_of_a_value_is_the_value(value in any_values()) {
        let text = format!("def f(I):\n    return {value}\n");
        let programs = parse_file("t.py", &text).into_result();
        let programs = programs.map_err(|errors| TestCaseError::fail(format!("{text}{errors}")))?;
        let inputs = Inputs::new(&Value::None, &Value::None, &Value::None);
        let answer = Machine::new().run(&Code::new(&programs[0]), inputs, &Limits::default());
        let again = answer.map_err(|fault| TestCaseError::fail(format!("{value}: {fault}")))?;
        prop_assert!(again.identical(&value), "{} {}", again, value);
    }
}
