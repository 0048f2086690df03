//! Any primitive with any arguments: no panic, no overflow of the stack, within the budget, the same again.

use std::panic::resume_unwind;
use std::thread;

use gridwright_dsl::{Answer, Budget, Cx, Fault, FaultKind, Prim, Type, Value};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::any_value::{any_values, functions, numbers};
use crate::common::*;

/// Little enough that every loop that could run away meets its end.
pub(crate) const SMALL: Budget = Budget { fuel: 200_000, memory: 4 << 20 };

/// The heaviest and the deepest that a value may be.
const MAX_WEIGHT: u32 = 1 << 22;
const MAX_DEPTH: u16 = 128;

/// Runs on a thread with a stack of a mebibyte, which is what a host may well give it.
pub(crate) fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().stack_size(1 << 20).spawn(work).unwrap();
    if let Err(panic) = thread.join() {
        resume_unwind(panic);
    }
}

pub(crate) fn same(a: &Answer, b: &Answer) -> bool {
    match (a, b) {
        (Ok(a), Ok(b)) => a.identical(b),
        (Err(a), Err(b)) => a == b,
        _ => false,
    }
}

/// Calls a function within a budget and gives what is left of it, too.
fn within(budget: Budget, function: &Value, args: &[&Value]) -> (Answer, Budget) {
    let mut cx = Cx::new(budget);
    let answer = function.call(&mut cx, args);
    (answer, cx.left())
}

/// Calls a function and holds it to its promises; the answer is for going on with.
pub(crate) fn checked(function: &Value, args: &[&Value]) -> Answer {
    let (answer, left) = within(SMALL, function, args);
    let shown = || format!("{function}{args:?}");
    assert!(left.fuel <= SMALL.fuel && left.memory <= SMALL.memory, "{}", shown());
    let (again, left_again) = within(SMALL, function, args);
    assert!(same(&answer, &again) && left == left_again, "{} is {answer:?} and then {again:?}", shown());
    match &answer {
        Err(fault) if fault.kind() == FaultKind::OutOfFuel => return answer,
        Err(_) => {}
        Ok(value) => {
            assert!(value.weight() <= MAX_WEIGHT && value.depth() <= MAX_DEPTH, "{}", shown());
            if value.weight() < 20_000 {
                assert_in_its_representation(value);
            }
        }
    }
    // What it used is exactly enough, and less is not.
    let used = Budget { fuel: SMALL.fuel - left.fuel, memory: SMALL.memory - left.memory };
    let (enough, nothing) = within(used, function, args);
    assert!(same(&answer, &enough), "{} is {answer:?}, but {enough:?} with what it used", shown());
    assert_eq!(nothing, Budget { fuel: 0, memory: 0 }, "{}", shown());
    if let Some(fuel) = used.fuel.checked_sub(1) {
        let (less, _) = within(Budget { fuel, ..used }, function, args);
        assert_eq!(less.map_err(Fault::kind), Err(FaultKind::OutOfFuel), "{}", shown());
    }
    answer
}

/// Whether a value is of a type, as far as can be told at a glance.
fn suits(value: &Value, ty: &Type) -> bool {
    let each = |ty: &Type| elements(value).iter().take(4).all(|item| suits(item, ty));
    match ty {
        Type::Any | Type::Var(_) => true,
        Type::Bool => matches!(value, Value::Bool(_)),
        Type::Int => matches!(value, Value::Int(_)),
        Type::Num => matches!(value, Value::Int(_) | Value::Pair(..)),
        Type::Pair => matches!(value, Value::Pair(..)),
        Type::Cell => matches!(value, Value::Cell(_)),
        Type::Grid => matches!(value, Value::Grid(_)),
        Type::Indices => matches!(value, Value::Indices(_)),
        Type::Object => matches!(value, Value::Object(_)),
        Type::Patch => matches!(value, Value::Indices(_) | Value::Object(_)),
        Type::Piece => matches!(value, Value::Grid(_) | Value::Indices(_) | Value::Object(_)),
        Type::Element => matches!(value, Value::Grid(_) | Value::Object(_)),
        Type::Tuple(ty) => value.is_tuple() && each(ty),
        Type::Set(ty) => value.is_set() && each(ty),
        Type::Container(ty) => value.len().is_some() && each(ty),
        Type::Fn(params, _) => match value {
            Value::Prim(prim) => prim.arity() == params.len(),
            Value::Func(func) => func.arity() == params.len(),
            _ => false,
        },
    }
}

/// Values to choose arguments from: any, and some of every type.
fn pools() -> impl Strategy<Value = Vec<Value>> {
    let usual =
        (grids(), grids(), some_places(), cell_sets(), cell_sets(), numbers(), numbers(), any::<bool>());
    let usual = usual.prop_map(|(g, h, places, a, b, m, n, truth)| {
        let objects = set([object(&a), object(&b)]);
        let demos = tuple([tuple([g.clone(), h.clone()]), tuple([h.clone(), g.clone()])]);
        let cells = tuple([int(3), pair(1, 2)]);
        let patches = tuple([object(&a), indices(&places)]);
        let plain =
            [indices(&places), object(&a), int(m), int(n), pair(n, m), pair(1, 2), Value::Bool(truth)];
        let layers = tuple([g.clone(), h.clone(), g.clone()]);
        [vec![g, h, layers, objects, demos, cells, patches], plain.into()].concat()
    });
    (usual, vec(any_values(), 6..10), vec(functions(), 4..8)).prop_map(|(a, b, c)| [a, b, c].concat())
}

/// Arguments for a primitive out of a pool: of the right types where there are any, if `typed`.
fn arguments<'p>(
    pool: &'p [Value],
    prim: Prim,
    typed: bool,
    dice: &mut impl FnMut(usize) -> usize,
) -> Vec<&'p Value> {
    let mut args = Vec::new();
    for param in &prim.signature().params {
        let fitting: Vec<&Value> = pool.iter().filter(|value| !typed || suits(value, &param.ty)).collect();
        args.push(if fitting.is_empty() { &pool[dice(pool.len())] } else { fitting[dice(fitting.len())] });
    }
    args
}

/// Numbers below what is asked for, one after the other.
pub(crate) fn dice(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    }
}

#[test]
fn every_primitive_takes_anything() {
    on_a_small_stack(|| {
        let result = TestRunner::new(cases(256)).run(&(pools(), any::<u64>()), |(pool, seed)| {
            let mut dice = dice(seed);
            for prim in Prim::all() {
                let typed = dice(4) > 0;
                let args = arguments(&pool, prim, typed, &mut dice);
                let answer = checked(&Value::Prim(prim), &args);
                if let Ok(made @ Value::Func(func)) = &answer {
                    let args: Vec<&Value> = (0..func.arity()).map(|_| &pool[dice(pool.len())]).collect();
                    let _ = checked(made, &args);
                }
            }
            Ok(())
        });
        result.unwrap();
    });
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn what_cannot_fail_does_not(pool in pools(), seed: u64) {
        let mut dice = dice(seed);
        for prim in Prim::all().filter(|prim| prim.row().failure == gridwright_dsl::table::Failure::Never) {
            let args = arguments(&pool, prim, false, &mut dice);
            let answer = prim.call(&mut Cx::new(Budget::default()), &args);
            prop_assert!(answer.is_ok(), "{}{:?}: {:?}", prim.name(), args, answer);
        }
    }

    #[test]
    fn what_commutes_can_be_turned_around(pool in pools(), typed: bool, seed: u64) {
        let mut dice = dice(seed);
        for prim in Prim::all().filter(|prim| prim.commutes()) {
            let args = arguments(&pool, prim, typed, &mut dice);
            let [there, back] = [[args[0], args[1]], [args[1], args[0]]]
                .map(|args| prim.call(&mut Cx::new(Budget::default()), &args));
            // Where both arguments are wrong, it is the first that is complained about.
            let both_fail = there.is_err() && back.is_err();
            prop_assert!(both_fail || same(&there, &back), "{}{:?}: {:?} {:?}", prim.name(), args, there, back);
        }
    }
}
