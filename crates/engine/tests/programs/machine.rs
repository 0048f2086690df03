//! The machine, by example: chains, poison, and calls with more arguments than any function takes.

use gridwright_dsl::{Answer, Budget, Fault, FaultKind, Reason, Value};
use gridwright_engine::{Battery, Code, Inputs, Limits, Machine};
use gridwright_program::{Program, parse_file};

use crate::common::{grid, int};

fn programs(text: &str) -> Vec<Program> {
    parse_file("t.py", text).into_result().unwrap_or_else(|errors| panic!("{errors}"))
}

/// What programs give merged.
fn run_merged(programs: &[Program], inputs: Inputs<'_>, limits: &Limits) -> Vec<Answer> {
    let (battery, mut machine) = (Battery::merge(programs).unwrap(), Machine::new());
    let prefix = battery.run_prefix(&mut machine, &Value::None, limits);
    battery.run(&mut machine, &prefix, inputs, limits)
}

#[test]
fn a_fault_poisons_what_depends_on_it_and_nothing_else() {
    let programs = programs(
        "def f(I): return size(hconcat(first(ZERO), I))
def g(I): return size(I)
def h(I): return astuple(divide(ONE, ZERO), first(ZERO))
def i(I): return astuple(first(ZERO), divide(ONE, ZERO))",
    );
    let input = grid([[1, 2], [3, 4]]);
    let inputs = Inputs::new(&Value::None, &input, &Value::None);
    let reasons: Vec<Result<Value, Reason>> = run_merged(&programs, inputs, &Limits::default())
        .into_iter()
        .map(|answer| answer.map_err(Fault::reason))
        .collect();
    let (not_a_container, by_zero) = (Err(Reason::NotAContainer), Err(Reason::DivisionByZero));
    assert_eq!(reasons, [not_a_container.clone(), Ok(int(2)), by_zero, not_a_container]);
}

/// The fault of an argument is what counts, also of one beyond those that any function takes.
#[test]
fn too_many_arguments_are_a_fault_after_those_of_the_arguments() {
    let programs = programs(
        "def f(I):
    x1 = rbind(add, ONE)
    return x1(I, I, I, I, I, I)
def g(I):
    x1 = rbind(add, ONE)
    x2 = divide(ONE, ZERO)
    return x1(I, I, I, I, I, x2)",
    );
    let input = grid([[1]]);
    let inputs = Inputs::new(&Value::None, &input, &Value::None);
    let limits = Limits::default();
    let mut machine = Machine::new();
    let merged = run_merged(&programs, inputs, &limits);
    for (program, (merged, expected)) in
        programs.iter().zip(merged.into_iter().zip([Reason::WrongArity, Reason::DivisionByZero]))
    {
        let alone = machine.run(&Code::new(program), inputs, &limits);
        assert_eq!(alone.map_err(Fault::reason), Err(expected), "{program}");
        assert_eq!(merged.map_err(Fault::reason), Err(expected), "{program}");
    }
}

/// A chain may use all of its limit; what other chains use does not count.
#[test]
fn fuel_is_limited_along_chains() {
    let wide = "def f(I):
    x1 = astuple(upscale(I, 20), upscale(I, 21))
    x2 = astuple(upscale(I, 22), upscale(I, 23))
    return astuple(x1, x2)";
    let deep = "def f(I): return upscale(upscale(upscale(upscale(I, 20), ONE), ONE), ONE)";
    let input = grid([[1, 2], [3, 4]]);
    let inputs = Inputs::new(&Value::None, &input, &Value::None);
    let chain = Budget { fuel: 250, memory: 1 << 20 };
    let limits = Limits { chain, run: Budget { fuel: 10_000, memory: 1 << 20 } };
    let mut machine = Machine::new();
    let mut run = |text: &str, limits: &Limits| {
        let answer = machine.run(&Code::new(&programs(text)[0]), inputs, limits);
        (answer.map_err(Fault::kind), machine.used().fuel)
    };
    let (answer, used) = run(wide, &limits);
    assert!(answer.is_ok() && used > chain.fuel, "{answer:?} for {used}");
    assert_eq!(run(deep, &limits).0, Err(FaultKind::OutOfFuel));
    // The limit of the whole run is the outer guard.
    let guarded = Limits { run: Budget { fuel: 300, memory: 1 << 20 }, ..limits };
    let (answer, used) = run(wide, &guarded);
    assert_eq!(answer, Err(FaultKind::OutOfFuel));
    assert!(used <= 300);
}

#[test]
fn a_program_may_be_an_input_or_a_constant() {
    let programs = programs("def f(I): return I\ndef g(I): return (1, True)\ndef h(I): return add");
    let input = grid([[1]]);
    let inputs = Inputs::new(&Value::None, &input, &Value::None);
    let mut machine = Machine::new();
    let merged = run_merged(&programs, inputs, &Limits::default());
    for (program, merged) in programs.iter().zip(merged) {
        let code = Code::new(program);
        assert!(code.is_empty());
        let alone = machine.run(&code, inputs, &Limits::default()).unwrap();
        assert!(alone.identical(&merged.unwrap()));
        assert_eq!(machine.used(), Budget { fuel: 0, memory: 0 });
        assert!(machine.trace(&code, inputs, &Limits::default()).is_empty());
    }
}

/// Calls that depend on no input are made once, in advance. A machine that times every call makes them all: both give the
/// same, and use and count the same, with any limits.
#[test]
fn what_depends_on_no_input_counts_as_if_it_were_made() {
    let programs = programs(
        "def late(I):
    x1 = rbind(canvas, astuple(3, 4))
    x2 = x1(FIVE)
    x3 = compose(size, rbind(ofcolor, ONE))
    x4 = x3(I)
    return vconcat(canvas(x4, (2, 2)), x2)
def faulty(I):
    x1 = astuple(first(I), fork(add, first, last))
    x2 = divide(ONE, ZERO)
    x3 = chain(increment, double, halve)
    return astuple(x1, astuple(x2, x3(FOUR)))
def early(I):
    x1 = hconcat(size(I), canvas(ZERO, (9, 9)))
    return astuple(x1, canvas(ONE, (9, 9)))
def fixed(I): return upscale(canvas(ONE, (3, 3)), THREE)",
    );
    let input = grid([[1, 2], [3, 1]]);
    let inputs = Inputs::new(&Value::None, &input, &Value::None);
    for program in &programs {
        let code = Code::new(program);
        let mut fault_of_its_own = false;
        for fuel in (0..200).chain([1_000_000]) {
            for memory in [fuel * 8, 1 << 20] {
                let chain = Budget { fuel, memory };
                let limits = Limits { chain, run: Budget { fuel: 2 * fuel, memory: 2 * memory } };
                let run = |mut machine: Machine| {
                    let answer = machine.run(&code, inputs, &limits);
                    (answer, machine.used(), machine.calls())
                };
                let (folded, whole) = (run(Machine::new()), run(Machine::profiled(true)));
                assert_eq!(folded, whole, "{program} within {limits:?}");
                let ran_out = |fault: &Fault| fault.kind() == FaultKind::OutOfFuel;
                fault_of_its_own |= folded.0.is_err_and(|fault| !ran_out(&fault));
            }
        }
        assert_eq!(fault_of_its_own, ["faulty", "early"].contains(&program.name()));
    }
}
