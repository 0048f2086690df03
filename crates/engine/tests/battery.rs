//! Merged evaluation is single evaluation, on any number of threads.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail by panicking, too")]

use gridwright_dsl::Value;
use gridwright_engine::{
    Backend, Battery, Code, Cpu, Differs, Evaluation, Inputs, Job, Limits, Machine, demo_pairs, same_answer,
};
use gridwright_grid::{DataSet, Sample, Task, embedded};
use gridwright_program::{Program, parse_file};

fn examples() -> Vec<Program> {
    parse_file("examples/embedded.py", gridwright_program::EXAMPLES).into_result().unwrap()
}

fn evaluate(threads: usize, battery: &Battery, data: &DataSet) -> Vec<Evaluation> {
    let jobs: Vec<Job<'_>> = data.tasks().iter().map(|task| Job { battery, task }).collect();
    Cpu::new(threads).unwrap().evaluate(&jobs, &Differs::standard().unwrap(), &Limits::default())
}

#[test]
fn every_program_on_every_task_gives_what_it_gives_alone() {
    let (programs, data) = (examples(), embedded().unwrap());
    let battery = Battery::merge(&programs).unwrap();
    let mut machine = Machine::new();
    for (task, evaluation) in data.tasks().iter().zip(evaluate(2, &battery, &data)) {
        let demos = demo_pairs(task);
        for ((_, sample), outputs) in task.samples().zip(&evaluation.outputs) {
            let input = Value::Grid(sample.input.clone());
            for (program, merged) in programs.iter().zip(outputs) {
                let inputs = Inputs::new(&demos, &input, &Value::None);
                let alone = machine.run(&Code::new(program), inputs, &Limits::default());
                assert!(
                    same_answer(merged, &alone),
                    "{} on {}: {merged:?}, alone {alone:?}",
                    program.name(),
                    task.id
                );
            }
        }
    }
}

/// However little one program may use, it gives what it gives alone, though all together use more than one may.
#[test]
fn what_a_program_may_use_does_not_depend_on_its_company() {
    let (programs, data) = (examples(), embedded().unwrap());
    let (battery, task) = (Battery::merge(&programs).unwrap(), &data.tasks()[0]);
    let (demos, input) = (demo_pairs(task), Value::Grid(task.demos[0].input.clone()));
    let inputs = Inputs::new(&demos, &input, &Value::None);
    let (mut machine, mut in_parts, mut in_one) = (Machine::new(), 0, 0);
    for fuel in (0..30).map(|bits| 1 << bits) {
        let mut limits = Limits::with_fuel(fuel);
        for memory in [limits.chain.memory, 50 * fuel] {
            (limits.chain.memory, limits.run.memory) = (memory, 4 * memory);
            let prefix = battery.run_prefix(&mut machine, &demos, &limits);
            let merged = battery.run(&mut machine, &prefix, inputs, &limits);
            if machine.used().fuel > limits.run.fuel {
                in_parts += 1;
            } else {
                in_one += 1;
            }
            for (program, merged) in programs.iter().zip(merged) {
                let alone = machine.run(&Code::new(program), inputs, &limits);
                assert!(same_answer(&merged, &alone), "{}: {merged:?}, alone {alone:?}", program.name());
            }
        }
    }
    assert!(in_parts > 10 && in_one > 10, "{in_parts} times in parts, {in_one} times in one");
}

#[test]
fn threads_make_no_difference() {
    let (programs, data) = (examples(), embedded().unwrap());
    let battery = Battery::merge(&programs).unwrap();
    let one = evaluate(1, &battery, &data);
    assert!(
        one.iter().any(|evaluation| evaluation.counters.faults.total() > 0),
        "some program fails somewhere"
    );
    for threads in [2, 7] {
        let many = evaluate(threads, &battery, &data);
        for (a, b) in one.iter().zip(&many) {
            assert_eq!(a.counters, b.counters);
            let outputs = a.outputs.iter().flatten().zip(b.outputs.iter().flatten());
            outputs.for_each(|(a, b)| assert!(same_answer(a, b)));
        }
    }
}

#[test]
fn a_root_is_the_program_it_came_from() {
    let programs = examples();
    let battery = Battery::merge(&programs).unwrap();
    for (program, &root) in programs.iter().zip(battery.roots()) {
        let extracted = battery.extract(program.name(), root).unwrap();
        assert_eq!(extracted.content_hash(), program.content_hash(), "{}", program.name());
    }
}

#[test]
fn equal_calls_are_computed_once() {
    let programs = examples();
    let doubled: Vec<&Program> = programs.iter().chain(&programs).collect();
    let once = Battery::merge(&programs).unwrap();
    let twice = Battery::merge(doubled).unwrap();
    assert_eq!(twice.calls(), once.calls());
    assert_eq!(twice.calls_before(), 2 * once.calls_before());
    assert_eq!(twice.sizes().len(), 2 * programs.len());
    assert!(once.sharing() > 1.0 && (twice.sharing() - 2.0 * once.sharing()).abs() < 1e-9);
}

#[test]
fn what_depends_on_the_demos_alone_is_computed_once_a_task() {
    let text = "
def solve_a(S, I, C):
    x1 = c_iz(S, p_g)
    x2 = get_nth_t(x1, F0)
    x3 = replace(I, x2, ZERO)
    return x3
";
    let programs = parse_file("demos.py", text).into_result().unwrap();
    let battery = Battery::merge(&programs).unwrap();
    assert_eq!(battery.code().calls_per_task(), 2);
    let grid = |cells: &[i8]| gridwright_grid::Grid::from_cells(1, 2, cells).unwrap();
    let demo = Sample::new(grid(&[5, 1]), grid(&[0, 1]));
    let task =
        Task { id: "t".into(), demos: vec![demo.clone(), demo], tests: vec![Sample::unknown(grid(&[5, 2]))] };
    let jobs = [Job { battery: &battery, task: &task }];
    let evaluation =
        Cpu::new(1).unwrap().evaluate(&jobs, &Differs::standard().unwrap(), &Limits::default()).remove(0);
    assert_eq!(evaluation.counters.steps, 2 + 3, "two calls for the task and one for each of three samples");
    assert!(same_answer(&evaluation.outputs[2][0], &Ok(Value::Grid(grid(&[0, 2])))));
}

#[test]
fn a_battery_of_nothing_gives_nothing() {
    let battery = Battery::merge(&[]).unwrap();
    let data = embedded().unwrap();
    for evaluation in evaluate(1, &battery, &data) {
        assert!(evaluation.outputs.iter().all(Vec::is_empty));
        assert_eq!(evaluation.counters.calls, 0);
    }
}

#[test]
fn what_is_extracted_from_a_root_is_the_program() {
    let programs = examples();
    let battery = Battery::merge(&programs).unwrap();
    assert_eq!(battery.programs(), programs);
    for (program, &root) in programs.iter().zip(battery.roots()) {
        let extracted = battery.extract(program.name(), root).unwrap();
        assert_eq!(extracted, *program);
        assert_eq!(extracted.content_hash(), program.content_hash());
    }
}
