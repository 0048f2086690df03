//! What holds for every program whatever, shared by the tests and by fuzzing: call [`holds`] with the fuzzer's bytes.

use gridwright_dsl::{Answer, Budget, FaultKind};
use gridwright_engine::{Battery, Code, Inputs, Limits, Machine};
use gridwright_program::{Program, check_graph, check_program, parse_file, print_file};

use super::generator::{Case, case};

/// Makes programs of bytes and runs them in every way. Panics if an answer depends on how it was got.
pub(crate) fn holds(bytes: &[u8]) {
    let case = case(bytes);
    let mut machine = Machine::new();
    let plenty = limits(PLENTY);
    let shared = Limits { run: Budget { fuel: PLENTY, memory: 1 << 20 }, ..plenty };
    for limits in [plenty, shared, case.limits] {
        let alone = alone(&case, &limits);
        merged_programs_answer_as_they_do_alone(&case, &limits, &alone);
        a_used_machine_is_as_good_as_a_new_one(&case, &limits, &alone, &mut machine);
        a_trace_ends_in_the_answer(&case, &limits, &alone, &mut machine);
    }
    more_fuel_changes_no_answer(&case, &mut machine);
    printed_programs_read_back(&case, &mut machine);
}

/// What a program needs at most to get somewhere, and little enough to run thousands.
const PLENTY: u64 = 100_000;

/// So much fuel for a chain, and no limit on the run.
fn limits(fuel: u64) -> Limits {
    let chain = Budget { fuel, memory: 4 << 20 };
    Limits { chain, run: Budget { fuel: 1 << 60, memory: 1 << 60 } }
}

pub(crate) fn inputs(case: &Case) -> Inputs<'_> {
    let [demos, input, target] = &case.inputs;
    Inputs::new(demos, input, target)
}

fn assert_same(a: &Answer, b: &Answer, program: &Program, how: &str) {
    let same = match (a, b) {
        (Ok(a), Ok(b)) => a.identical(b),
        (a, b) => a.as_ref().err() == b.as_ref().err(),
    };
    assert!(same, "{how}: {b:?} instead of {a:?}\n{program}");
}

/// The answers of the programs, each on a machine of its own.
fn alone(case: &Case, limits: &Limits) -> Vec<Answer> {
    let run = |program: &Program| Machine::new().run(&Code::new(program), inputs(case), limits);
    let answers: Vec<Answer> = case.programs.iter().map(run).collect();
    for value in answers.iter().flatten() {
        // What a value may weigh at most, and how deep it may nest.
        assert!(value.weight() <= 1 << 22 && value.depth() <= 128);
    }
    answers
}

fn merged_programs_answer_as_they_do_alone(case: &Case, limits: &Limits, alone: &[Answer]) {
    let mut order: Vec<usize> = (0..case.programs.len()).collect();
    for how in ["merged", "merged in reverse"] {
        let battery = Battery::merge(order.iter().map(|&at| &case.programs[at])).unwrap();
        assert_eq!(check_graph(battery.graph()), []);
        let mut machine = Machine::new();
        let demos = battery.run_prefix(&mut machine, &case.inputs[0], limits);
        let target = battery.run_target(&mut machine, &demos, &case.inputs[0], &case.inputs[2], limits);
        for (prefix, shared) in
            [(&demos, "the demos' prefix shared"), (&target, "the target's prefix shared")]
        {
            let answers = battery.run(&mut machine, prefix, inputs(case), limits);
            assert_eq!(answers.len(), order.len());
            for (&at, answer) in order.iter().zip(&answers) {
                assert_same(&alone[at], answer, &case.programs[at], &format!("{how}, {shared}"));
            }
        }
        order.reverse();
    }
}

fn a_used_machine_is_as_good_as_a_new_one(
    case: &Case,
    limits: &Limits,
    alone: &[Answer],
    machine: &mut Machine,
) {
    for (program, answer) in case.programs.iter().zip(alone) {
        let mut fresh = Machine::new();
        let code = Code::new(program);
        let again = machine.run(&code, inputs(case), limits);
        assert_same(answer, &again, program, "again");
        let _ = fresh.run(&code, inputs(case), limits);
        assert_eq!(fresh.used(), machine.used(), "{program}");
        let battery = Battery::merge([program]).unwrap();
        let prefix = battery.run_prefix(machine, &case.inputs[0], limits);
        let all = battery.run(machine, &prefix, inputs(case), limits);
        assert_eq!(all.len(), 1);
        assert_same(answer, &all[0], program, "as one of one");
    }
}

fn a_trace_ends_in_the_answer(case: &Case, limits: &Limits, alone: &[Answer], machine: &mut Machine) {
    for (program, answer) in case.programs.iter().zip(alone) {
        let code = Code::new(program);
        let trace = machine.trace(&code, inputs(case), limits);
        assert_eq!(trace.len(), code.len());
        let fuel: u64 = trace.iter().map(|step| step.fuel).sum();
        assert_eq!(fuel, machine.used().fuel, "{program}");
        if let Some(last) = trace.last() {
            assert_eq!(last.node, program.root());
            assert_same(answer, &last.answer, program, "traced");
        }
    }
}

fn more_fuel_changes_no_answer(case: &Case, machine: &mut Machine) {
    for program in &case.programs {
        let code = Code::new(program);
        let mut settled: Option<(Answer, Budget)> = None;
        for fuel in (0..9).map(|n| 3 << (2 * n)) {
            let limits = limits(fuel);
            let answer = machine.run(&code, inputs(case), &limits);
            let steps = code.len() as u64;
            assert!(machine.used().fuel <= fuel.saturating_mul(steps), "{program}");
            if let Some((before, used)) = &settled {
                assert_same(before, &answer, program, "with more fuel");
                assert_eq!(*used, machine.used(), "{program}");
            } else if answer.as_ref().err().is_none_or(|fault| fault.kind() != FaultKind::OutOfFuel) {
                settled = Some((answer, machine.used()));
            }
        }
    }
}

fn printed_programs_read_back(case: &Case, machine: &mut Machine) {
    let text = print_file(&case.programs);
    let again = parse_file("t.py", &text).into_result().unwrap_or_else(|errors| panic!("{text}\n{errors}"));
    assert_eq!(again.len(), case.programs.len());
    for (program, again) in case.programs.iter().zip(&again) {
        assert_eq!(check_program(program), [], "{program}");
        assert!(program.same_code(again), "{program}\n{again}");
        assert_eq!(program.content_hash(), again.content_hash());
        let limits = limits(PLENTY);
        let answer = machine.run(&Code::new(program), inputs(case), &limits);
        assert_same(&answer, &machine.run(&Code::new(again), inputs(case), &limits), program, "read back");
    }
}
