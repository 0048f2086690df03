//! Searches on a software adapter: what they find is what they find on the CPU.

use gridwright_engine::{Backend, Cpu};
use gridwright_gpu::{DeviceKind, Found, Gpu, Options, find};
use gridwright_grid::embedded;
use gridwright_search::solve::{self, solve};

fn software() -> Vec<Found> {
    find().into_iter().filter(|found| found.info.kind == DeviceKind::Software).collect()
}

#[test]
fn embedded_tasks() {
    let found = software();
    for f in &found {
        println!("{:?}", f.info);
    }
    let options = Options { memory: 512 << 20, verify: 0.05, ..Options::default() };
    let gpu = Gpu::open(&found[..1], Cpu::new(1).unwrap(), &options).unwrap();
    let cpu = Cpu::new(1).unwrap();
    let start = std::time::Instant::now();
    for task in embedded().unwrap().tasks() {
        let options = solve::Options { effort: 4, ..Default::default() };
        let a = solve(task, &options, &cpu);
        let b = solve(task, &options, &gpu);
        gpu.check().unwrap();
        println!("{} {:?} {:?} {} {} {:?}", task.id, a.stop, b.stop, a.fuel, b.fuel, start.elapsed());
        assert_eq!((a.fuel, a.tried, a.stop), (b.fuel, b.tried, b.stop), "{}", task.id);
    }
    let report = gpu.report();
    println!("{:?}", report.devices[0].reading);
    for (r, n) in report.tally.fallbacks() {
        println!("{} {n}", r.text());
    }
    println!("share {}", report.tally.share());
    for (p, d, h) in report.tally.by_primitive().iter().take(40) {
        println!("{:20} {d:8} {h:8}", p.name());
    }
}
