//! Batteries on devices: every output, verdict and counter is that of the CPU.

use std::sync::OnceLock;

use gridwright_engine::{Backend, Battery, Cpu, Differs, Evaluation, Job, Limits};
use gridwright_gpu::{Fallback, Found, Gpu, Options, routing};
use gridwright_grid::{DataSet, embedded};
use gridwright_program::{Program, parse_file};

use crate::found::{on_software, on_stand_in};

fn programs() -> &'static [Program] {
    static PROGRAMS: OnceLock<Vec<Program>> = OnceLock::new();
    PROGRAMS.get_or_init(|| parse_file("embedded.py", gridwright_program::EXAMPLES).into_result().unwrap())
}

/// A battery for each task: all programs, from another one on, so that batteries differ.
fn batteries(data: &DataSet) -> Vec<Battery> {
    let from = |at: usize| programs().iter().cycle().skip(at % programs().len()).take(programs().len());
    (0..data.tasks().len()).map(|at| Battery::merge(from(5 * at)).unwrap()).collect()
}

fn assert_same(jobs: &[Job<'_>], cpu: &[Evaluation], device: &[Evaluation]) {
    for ((job, cpu), device) in jobs.iter().zip(cpu).zip(device) {
        assert_eq!(cpu.hashes, device.hashes, "{}", job.task.id);
        assert_eq!(cpu.counters, device.counters, "{}", job.task.id);
        assert_eq!(cpu.judged.len(), device.judged.len(), "{}", job.task.id);
        let same = cpu.outputs.iter().flatten().zip(device.outputs.iter().flatten());
        same.for_each(|(a, b)| assert!(gridwright_engine::same_answer(a, b), "{}", job.task.id));
    }
}

/// With budgets from ample to too small for many.
fn batteries_are_those_of_the_cpu(found: &[Found], options: &Options) {
    let data = embedded().unwrap();
    let batteries = batteries(&data);
    let jobs = batteries.iter().zip(data.tasks()).map(|(battery, task)| Job { battery, task });
    let jobs: Vec<Job<'_>> = jobs.collect();
    let (cpu, differs) = (Cpu::new(1).unwrap(), Differs::none().unwrap());
    let gpu = Gpu::open(found, Cpu::new(1).unwrap(), options).unwrap();
    for limits in [Limits::default(), Limits::with_fuel(20_000), Limits::with_fuel(2_000)] {
        let device = gpu.evaluate(&jobs, &differs, &limits);
        gpu.check().unwrap();
        assert_same(&jobs, &cpu.evaluate(&jobs, &differs, &limits), &device);
    }
    let tally = gpu.report().tally;
    assert!(tally.device_calls() > 1000, "nothing to speak of ran on the device: {}", tally.device_calls());
}

#[test]
fn on_the_stand_in() {
    let options = Options { verify: 0.2, ..Options::default() };
    on_stand_in(concat!(module_path!(), "::on_the_stand_in"), &[], |found| {
        batteries_are_those_of_the_cpu(found, &options);
    });
}

#[test]
fn on_several_devices() {
    let settings = [("GRIDWRIGHT_STAND_IN_DEVICES", "4")];
    on_stand_in(concat!(module_path!(), "::on_several_devices"), &settings, |found| {
        batteries_are_those_of_the_cpu(found, &Options { lanes: 2, ..Options::default() });
    });
}

#[test]
fn on_a_software_adapter() {
    on_software(|found| batteries_are_those_of_the_cpu(found, &Options::default()));
}

/// A program whose calls go deeper than launches one after the other do: the rest runs on the CPU, and is counted.
#[test]
fn a_chain_that_is_too_long_ends_on_the_cpu() {
    on_stand_in(concat!(module_path!(), "::a_chain_that_is_too_long_ends_on_the_cpu"), &[], |found| {
        let calls: String = (0..60)
            .map(|at| {
                let name = ["hmirror", "rot90"][at % 2];
                let operand = if at == 0 { "I".to_owned() } else { format!("x{}", at - 1) };
                format!("    x{at} = {name}({operand})\n")
            })
            .collect();
        let text = format!("def long(I):\n{calls}    return x59\n");
        let program = parse_file("long.py", &text).into_result().unwrap();
        let data = embedded().unwrap();
        let battery = Battery::merge(&program).unwrap();
        let jobs: Vec<Job<'_>> = data.tasks().iter().map(|task| Job { battery: &battery, task }).collect();
        let (cpu, differs) = (Cpu::new(1).unwrap(), Differs::none().unwrap());
        let gpu = Gpu::open(found, Cpu::new(1).unwrap(), &Options::default()).unwrap();
        let device = gpu.evaluate(&jobs, &differs, &Limits::default());
        assert_same(&jobs, &cpu.evaluate(&jobs, &differs, &Limits::default()), &device);
        let tally = gpu.report().tally;
        let samples: u64 = data.tasks().iter().map(|task| task.samples().count() as u64).sum();
        let fallbacks: Vec<(Fallback, u64)> = tally.fallbacks().collect();
        assert!(fallbacks.contains(&(Fallback::ChainTooLong, samples)), "{fallbacks:?}");
        assert_eq!(tally.device_calls() + tally.host_calls(), 60 * samples);
    });
}

#[test]
fn a_device_can_be_measured() {
    on_stand_in(concat!(module_path!(), "::a_device_can_be_measured"), &[], |found| {
        let costs = routing::measure(&found[0]).unwrap();
        assert!(costs.calls.len() > 150, "only {} primitives were measured", costs.calls.len());
        assert!(costs.launch > 0.0 && costs.launch.is_finite());
        assert!(costs.calls.values().all(|&(device, core)| device >= 0.0 && core > 0.0));
    });
}
