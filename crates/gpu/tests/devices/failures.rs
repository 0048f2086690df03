//! What goes wrong with devices: results stay what they are, and the report says what happened.

use std::path::Path;

use gridwright_dsl::{Budget, Value, prim};
use gridwright_engine::wave::{CallOutcome, Work};
use gridwright_engine::{Backend, Cpu};
use gridwright_gpu::testing::{Bare, Call, Came};
use gridwright_gpu::{Fallback, Found, Gpu, GpuError, Options, Report, find};

use crate::by_hand;
use crate::cases::on_cpu;
use crate::found::{in_process, on_stand_in, open};
use crate::searches::{LONG, options, print, solves_as_the_cpu, some, tasks};

const MEMORY: u64 = 64 << 20;

fn opened(found: &[Found]) -> Gpu {
    open(found, &Options { memory: MEMORY, lanes: 4, ..Options::default() })
}

fn fallbacks(report: &Report, reason: Fallback) -> u64 {
    report.tally.fallbacks().find(|(other, _)| *other == reason).map_or(0, |(_, count)| count)
}

#[test]
fn four_devices_at_once() {
    let settings = [("GRIDWRIGHT_STAND_IN_DEVICES", "4")];
    on_stand_in(concat!(module_path!(), "::four_devices_at_once"), &settings, |found| {
        assert_eq!(found.len(), 4);
        let report = solves_as_the_cpu(&opened(found), &tasks(), &options(found), 8);
        assert_eq!(report.devices.len(), 4);
        for device in &report.devices {
            assert!(device.reading.items > 0, "{} did nothing", device.info.name);
            assert_eq!(device.failure, None);
        }
    });
}

/// The last device in use fails at a launch, while searches are under way.
fn fails_half_way(in_use: &[Found], threads: usize) {
    let report = solves_as_the_cpu(&opened(in_use), &some(LONG), &options(in_use), threads);
    let failed = report.devices.last().unwrap();
    assert_eq!(failed.failure.as_deref(), Some("device lost: CUDA_ERROR_LAUNCH_FAILED"));
    assert!(failed.reading.items > 0, "it worked before it failed");
    assert!(fallbacks(&report, Fallback::DeviceLost) > 0);
    assert!(report.tally.device_calls() > 0);
}

const SECOND_FAILS: [(&str, &str); 2] =
    [("GRIDWRIGHT_STAND_IN_DEVICES", "2"), ("GRIDWRIGHT_STAND_IN_FAIL", "1:300")];

#[test]
fn a_device_fails_and_another_takes_over() {
    on_stand_in(concat!(module_path!(), "::a_device_fails_and_another_takes_over"), &SECOND_FAILS, |found| {
        fails_half_way(found, 4);
    });
}

#[test]
fn the_only_device_fails() {
    on_stand_in(concat!(module_path!(), "::the_only_device_fails"), &SECOND_FAILS, |found| {
        fails_half_way(&found[1..], 1);
    });
}

#[test]
fn a_device_fails_at_once() {
    // The first launch is made when the device is opened.
    let settings = [("GRIDWRIGHT_STAND_IN_FAIL", "0:2")];
    on_stand_in(concat!(module_path!(), "::a_device_fails_at_once"), &settings, |found| {
        let report = solves_as_the_cpu(&opened(found), &tasks(), &options(found), 2);
        assert!(report.devices[0].failure.is_some());
        assert_eq!(report.tally.device_calls(), 0);
        assert!(report.tally.host_calls() > 0);
    });
}

#[test]
fn a_device_cannot_be_opened() {
    let settings = [("GRIDWRIGHT_STAND_IN_DEVICES", "2"), ("GRIDWRIGHT_STAND_IN_FAIL", "0:1")];
    on_stand_in(concat!(module_path!(), "::a_device_cannot_be_opened"), &settings, |found| {
        let (cpu, options) = (|| Cpu::new(1).unwrap(), Options::default());
        // Who asks for it gets an error; who asks for what there is gets the other one, and is told.
        assert!(matches!(Gpu::open(found, cpu(), &options), Err(GpuError::Unusable { .. })));
        let (gpu, errors) = Gpu::open_usable(found, cpu(), &options).unwrap();
        assert_eq!((gpu.report().devices.len(), errors.len()), (1, 1));
        let error = errors[0].to_string();
        assert!(error.starts_with("gridwright test stand-in 0 (no device) cannot be used: "), "{error}");
        assert!(Gpu::open_usable(&found[..1], cpu(), &options).is_err());
    });
}

#[test]
fn all_devices_fail() {
    let settings = [("GRIDWRIGHT_STAND_IN_DEVICES", "2"), ("GRIDWRIGHT_STAND_IN_FAIL", "0:200,1:500")];
    on_stand_in(concat!(module_path!(), "::all_devices_fail"), &settings, |found| {
        let report = solves_as_the_cpu(&opened(found), &some(LONG), &options(found), 4);
        assert!(report.devices.iter().all(|device| device.failure.is_some()));
        assert!(report.devices.iter().all(|device| device.reading.items > 0));
        assert!(report.tally.device_calls() > 0);
    });
}

/// Searches leave work that they asked for when they end, so what is counted is held to waves of which all is taken.
#[test]
fn nothing_is_lost_or_counted_twice() {
    let settings =
        [("GRIDWRIGHT_STAND_IN_DEVICES", "5"), ("GRIDWRIGHT_STAND_IN_FAIL", "1:250,2:250,3:100,4:200")];
    on_stand_in(concat!(module_path!(), "::nothing_is_lost_or_counted_twice"), &settings, |found| {
        let grids = [by_hand::grid(9, 12), by_hand::grid(4, 4)];
        let (mut store, input) = by_hand::store(&grids);
        let work = by_hand::steps_on(&mut store, input);
        let waves: Vec<Vec<Work>> =
            (0..8).map(|first| work.iter().skip(first).step_by(8).copied().collect()).collect();
        let run = |backend: &dyn Backend| by_hand::outcomes(backend, &store, &waves, &by_hand::terms());
        let told = |outcome: &CallOutcome| by_hand::told(outcome) + &by_hand::values(outcome, grids.len());
        let expected = run(&Cpu::new(1).unwrap());
        let made: u64 = expected.iter().map(|outcome| u64::from(outcome.samples)).sum();
        let pick = |which: &[usize]| which.iter().map(|&at| found[at].clone()).collect::<Vec<Found>>();
        // Undisturbed; the CPU takes over; another device does; one that fails, too.
        for (in_use, failures) in [(pick(&[0]), 0), (pick(&[1]), 1), (pick(&[2, 0]), 1), (pick(&[3, 4]), 2)] {
            let gpu = opened(&in_use);
            let outcomes = run(&gpu);
            let report = gpu.report();
            print(&report);
            assert_eq!(report.devices.iter().filter(|device| device.failure.is_some()).count(), failures);
            assert_eq!(fallbacks(&report, Fallback::DeviceLost) > 0, failures > 0);
            assert!(report.devices.iter().all(|device| device.reading.items > 0));
            assert_eq!(report.tally.device_calls() + report.tally.host_calls(), made);
            // The values, too: those that were on a device which failed are made again.
            for (outcome, expected) in outcomes.iter().zip(&expected) {
                assert_eq!(told(outcome), told(expected));
            }
        }
    });
}

#[test]
fn a_smaller_arena_will_do() {
    // The first allocation is the arena.
    let settings = [("GRIDWRIGHT_STAND_IN_MEMORY", "1000000000"), ("GRIDWRIGHT_STAND_IN_FULL", "0:1-2")];
    on_stand_in(concat!(module_path!(), "::a_smaller_arena_will_do"), &settings, |found| {
        let gpu = open(found, &Options { memory: 256 << 20, ..Options::default() });
        assert_eq!(gpu.report().devices[0].memory, 64 << 20);
        let report = solves_as_the_cpu(&gpu, &some(&LONG[..1]), &options(found), 1);
        assert!(report.tally.share() > 0.5);
    });
}

#[test]
fn no_arena_fits() {
    let settings = [("GRIDWRIGHT_STAND_IN_MEMORY", "20000000")];
    on_stand_in(concat!(module_path!(), "::no_arena_fits"), &settings, |found| {
        let Err(error) = Gpu::open(found, Cpu::new(1).unwrap(), &Options::default()) else {
            panic!("it opened a device that has no room")
        };
        assert!(matches!(error, GpuError::Unusable { .. }));
        assert!(error.to_string().contains("out of memory"), "{error}");
    });
}

#[test]
fn memory_runs_out_later() {
    // Opening takes ten allocations; the next are for kernels and for lists that grow.
    let settings = [("GRIDWRIGHT_STAND_IN_FULL", "0:14-60")];
    on_stand_in(concat!(module_path!(), "::memory_runs_out_later"), &settings, |found| {
        let report = solves_as_the_cpu(&opened(found), &tasks(), &options(found), 1);
        assert_eq!(report.devices[0].failure, None, "no memory is no failure");
        assert!(fallbacks(&report, Fallback::Memory) > 0, "memory did not run out");
        assert!(report.tally.share() > 0.5);
    });
}

#[test]
fn memory_runs_out_for_searches_at_once() {
    let settings = [("GRIDWRIGHT_STAND_IN_FULL", "0:14-60")];
    on_stand_in(concat!(module_path!(), "::memory_runs_out_for_searches_at_once"), &settings, |found| {
        let report = solves_as_the_cpu(&opened(found), &tasks(), &options(found), 6);
        assert_eq!(report.devices[0].failure, None);
    });
}

/// Calls straight to a device, each with what the CPU gives.
fn computes(device: &Bare, count: usize, in_request: usize) {
    let grids = (0..count).map(|at| by_hand::grid(1 + at % 30, 1 + at / 30 % 30));
    let call = |grid| Call { prim: prim::ROT90, args: vec![Value::Grid(grid)], budget: Budget::default() };
    let calls: Vec<Call> = grids.map(call).collect();
    for (call, came) in calls.iter().zip(device.run(&calls, in_request).unwrap()) {
        let Came::Computed(computed) = came else { panic!("{came:?}") };
        let (answer, ..) = on_cpu(call.prim, &call.args, call.budget);
        assert_eq!(format!("{:?}", computed.answer), format!("{:?}", Some(answer)));
        assert!(computed.is_intact);
    }
}

#[test]
fn a_flight_without_memory_is_split() {
    // The fourth allocation after opening is for a flight of many requests.
    let settings = [("GRIDWRIGHT_STAND_IN_FULL", "0:14")];
    on_stand_in(concat!(module_path!(), "::a_flight_without_memory_is_split"), &settings, |found| {
        let device = Bare::open(&found[0], 256 << 20).unwrap();
        computes(&device, 2000, 10);
        let reading = device.reading();
        println!("{reading:?}");
        assert!(reading.split > 0, "no flight was split");
        assert_eq!(reading.items, 2000, "a call was made twice");
    });
}

#[test]
fn a_wave_is_larger_than_a_launch() {
    on_stand_in(concat!(module_path!(), "::a_wave_is_larger_than_a_launch"), &[], |found| {
        let device = Bare::open(&found[0], 16 << 20).unwrap();
        let (count, most) = (220, device.most_items() as usize);
        assert_eq!(most, 64);
        computes(&device, count, count);
        let reading = device.reading();
        println!("{reading:?}");
        assert_eq!(reading.items, count as u64);
        assert!(reading.launches >= count.div_ceil(most) as u64);
    });
}

/// Files that no loader takes for a library, first on its path: as if there were no drivers, whatever the machine has.
#[test]
fn no_driver_at_all() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-drivers");
    std::fs::create_dir_all(&folder).unwrap();
    for library in ["libcuda.so", "libcuda.so.1", "libvulkan.so", "libvulkan.so.1"] {
        std::fs::write(folder.join(library), "").unwrap();
    }
    in_process(concat!(module_path!(), "::no_driver_at_all"), &folder, &[], || {
        let found = find();
        assert!(found.is_empty(), "{:?}", found[0].info);
        let Err(error) = Gpu::open(&found, Cpu::new(1).unwrap(), &Options::default()) else {
            panic!("it opened nothing")
        };
        assert!(matches!(error, GpuError::NoDevice { .. }));
        let text = error.to_string();
        for looked_for in ["libcuda.so", "Vulkan", "--backend cpu"] {
            assert!(text.contains(looked_for), "{text}");
        }
    });
}
