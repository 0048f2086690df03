//! Random programs keep every promise of the machine.

use gridwright_dsl::{FaultKind, Prim};
use gridwright_engine::{Code, Machine};
use gridwright_program::Node;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::common::cases;
use crate::generator::case;
use crate::oracle;

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn an_answer_does_not_depend_on_how_it_was_got(bytes in vec(any::<u8>(), 0..500)) {
        oracle::holds(&bytes);
    }
}

/// Were the programs all alike, or all faults, the test above would be worth little.
#[test]
fn random_programs_are_worth_running() {
    let (mut values, mut type_faults, mut other_faults, mut applied) = (0, 0, 0, 0);
    let mut called = vec![false; Prim::all().len()];
    for seed in 0..700_u64 {
        let mut state = seed;
        let mut byte = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 56) as u8
        };
        let bytes: Vec<u8> = (0..300).map(|_| byte()).collect();
        let case = case(&bytes);
        for program in &case.programs {
            for (_, node) in program.graph().iter() {
                match node {
                    Node::Call(prim, _) => called[prim.index()] = true,
                    Node::Apply(..) => applied += 1,
                    Node::Input(_) | Node::Const(_) => {}
                }
            }
            match Machine::new().run(&Code::new(program), oracle::inputs(&case), &case.limits) {
                Ok(_) => values += 1,
                Err(fault) if fault.kind() == FaultKind::Type => type_faults += 1,
                Err(_) => other_faults += 1,
            }
        }
    }
    println!(
        "{values} values, {type_faults} type faults, {other_faults} other faults, {applied} calls of values"
    );
    let uncalled = called.iter().filter(|&&called| !called).count();
    assert!(uncalled < 10, "{uncalled} primitives are never called");
    assert!(values > 500 && type_faults > 100 && other_faults > 100 && applied > 50);
}
