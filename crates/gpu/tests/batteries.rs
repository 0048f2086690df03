//! Batteries on a device: every output, score and counter is that of the CPU.

use gridwright_engine::{Backend, Battery, Cpu, Differs, Job, Limits};
use gridwright_gpu::{DeviceKind, Found, Gpu, Options, find};
use gridwright_grid::embedded;
use gridwright_program::parse_file;

fn software() -> Vec<Found> {
    find().into_iter().filter(|found| found.info.kind == DeviceKind::Software).collect()
}

#[test]
fn embedded_tasks() {
    let (path, data) = match (std::env::var("BATT_PROGRAMS"), std::env::var("BATT_DATA")) {
        (Ok(p), Ok(d)) => (Some(p), Some(d)),
        _ => (None, None),
    };
    let programs = match path {
        None => parse_file("embedded.py", gridwright_program::EXAMPLES).into_result().unwrap(),
        Some(path) => {
            let mut all = Vec::new();
            for entry in std::fs::read_dir(path).unwrap() {
                let p = entry.unwrap().path();
                if p.extension().is_some_and(|e| e == "py") {
                    let text = std::fs::read_to_string(&p).unwrap();
                    if let Ok(ps) = parse_file(p.to_str().unwrap(), &text).into_result() {
                        all.extend(ps);
                    }
                }
            }
            all
        }
    };
    println!("{} programs", programs.len());
    let data = match data {
        None => embedded().unwrap(),
        Some(d) => gridwright_grid::DataSet::load(std::path::Path::new(&d)).unwrap(),
    };
    let options = Options { memory: 512 << 20, verify: 0.1, lanes: 8, ..Options::default() };
    let gpu = Gpu::open(&software()[..1], Cpu::new(1).unwrap(), &options).unwrap();
    let cpu = Cpu::new(1).unwrap();
    let tasks: Vec<_> = data.tasks().iter().take(20).collect();
    let batteries: Vec<Battery> = tasks
        .iter()
        .enumerate()
        .map(|(at, _)| {
            Battery::merge(programs.iter().cycle().skip(at * 7 % programs.len()).take(32.min(programs.len())))
                .unwrap()
        })
        .collect();
    let jobs: Vec<Job<'_>> =
        batteries.iter().zip(&tasks).map(|(battery, task)| Job { battery, task }).collect();
    let differs = Differs::none().unwrap();
    for fuel in [None, Some(20_000), Some(2_000)] {
        let limits = fuel.map_or(Limits::default(), Limits::with_fuel);
        let a = cpu.evaluate(&jobs, &differs, &limits);
        let b = gpu.evaluate(&jobs, &differs, &limits);
        gpu.check().unwrap();
        for ((a, b), job) in a.iter().zip(&b).zip(&jobs) {
            assert_eq!(a.hashes, b.hashes, "{}", job.task.id);
            assert_eq!(a.counters, b.counters, "{}", job.task.id);
        }
    }
    let report = gpu.report();
    println!("{:?}", report.devices[0].reading);
    for (r, n) in report.tally.fallbacks() {
        println!("{} {n}", r.text());
    }
    println!("share {}", report.tally.share());
    for (p, d, h) in report.tally.by_primitive().iter().take(60) {
        println!("{:20} {d:8} {h:8}", p.name());
    }
}
