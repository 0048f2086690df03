//! Batteries on devices: every output, verdict and counter is that of the CPU.

use std::sync::OnceLock;

use gridwright_engine::{Backend, Battery, Cpu, Differs, Evaluation, Job, Limits};
use gridwright_gpu::{Fallback, Found, Gpu, Options, Report, routing};
use gridwright_grid::{DataSet, embedded};
use gridwright_program::{Program, parse_file};

use crate::found::{on_software, on_stand_in};
use crate::searches::print;

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
fn batteries_are_those_of_the_cpu(found: &[Found], options: &Options) -> Report {
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
    let report = gpu.report();
    print(&report);
    let calls = report.tally.device_calls();
    assert!(calls > 1000, "nothing to speak of ran on the device: {calls}");
    report
}

/// Small regions, so that a battery takes several flights.
fn in_parts() -> Options {
    Options { memory: 32 << 20, lanes: 2, ..Options::default() }
}

#[test]
fn a_device_fails_half_way() {
    let settings = [("GRIDWRIGHT_STAND_IN_DEVICES", "3"), ("GRIDWRIGHT_STAND_IN_FAIL", "1:300,2:300")];
    on_stand_in(concat!(module_path!(), "::a_device_fails_half_way"), &settings, |found| {
        let undisturbed = batteries_are_those_of_the_cpu(&found[..1], &in_parts());
        let calls = |report: &Report| report.tally.device_calls() + report.tally.host_calls();
        // Another device takes over, or the CPU.
        for in_use in [&found[..2], &found[2..]] {
            let report = batteries_are_those_of_the_cpu(in_use, &in_parts());
            let failed = report.devices.last().unwrap();
            assert_eq!(failed.failure.as_deref(), Some("device lost: CUDA_ERROR_LAUNCH_FAILED"));
            assert_eq!(calls(&report), calls(&undisturbed), "a call is lost, or counted twice");
        }
    });
}

#[test]
fn without_memory_a_battery_is_split() {
    // Opening takes ten allocations; the next are for kernels and lists.
    let settings = [("GRIDWRIGHT_STAND_IN_FULL", "0:14-17")];
    on_stand_in(concat!(module_path!(), "::without_memory_a_battery_is_split"), &settings, |found| {
        let report = batteries_are_those_of_the_cpu(found, &in_parts());
        assert!(report.devices[0].reading.split > 0, "nothing was split");
        assert_eq!(report.devices[0].failure, None);
    });
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
    on_software(|found| {
        batteries_are_those_of_the_cpu(found, &Options::default());
    });
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

/// Functions with a constant bound to them, or with what another call gives, and constants that calls make.
const BOUND: &str = "
def bound(I):
    x1 = hsplit(I, ONE)
    x2 = rbind(get_nth_t, F0)
    x3 = apply(x2, x1)
    x4 = rbind(upscale, TWO)
    x5 = apply(x4, x1)
    x6 = first(x5)
    x7 = asobject(I)
    x8 = lbind(shift, x7)
    x9 = corners(x7)
    x10 = mapply(x8, x9)
    x11 = astuple(ZERO, ONE)
    x12 = shift(x10, x11)
    x13 = paint(x6, x12)
    x14 = size(x3)
    x15 = fill(x13, x14, x9)
    return x15
";

#[test]
fn functions_with_an_argument_bound_run_there() {
    on_stand_in(concat!(module_path!(), "::functions_with_an_argument_bound_run_there"), &[], |found| {
        let program = parse_file("bound.py", BOUND).into_result().unwrap();
        let data = embedded().unwrap();
        let battery = Battery::merge(&program).unwrap();
        let jobs: Vec<Job<'_>> = data.tasks().iter().map(|task| Job { battery: &battery, task }).collect();
        let (cpu, differs) = (Cpu::new(1).unwrap(), Differs::none().unwrap());
        let gpu = Gpu::open(found, Cpu::new(1).unwrap(), &Options::default()).unwrap();
        for limits in [Limits::default(), Limits::with_fuel(2_000), Limits::with_fuel(200)] {
            let device = gpu.evaluate(&jobs, &differs, &limits);
            assert_same(&jobs, &cpu.evaluate(&jobs, &differs, &limits), &device);
        }
        let report = gpu.report();
        print(&report);
        // Nothing but what a device has no room for.
        let fallbacks: Vec<Fallback> = report.tally.fallbacks().map(|(reason, _)| reason).collect();
        assert!(fallbacks.iter().all(|reason| *reason == Fallback::Declined), "{fallbacks:?}");
        assert!(report.tally.share() > 0.9, "{}", report.tally.share());
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
