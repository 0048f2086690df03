//! Searches of the embedded tasks, and what must be the same wherever they run.

use std::sync::atomic::{AtomicUsize, Ordering};

use gridwright_engine::{Backend, Cpu};
use gridwright_gpu::{DeviceKind, Found, Gpu, Report};
use gridwright_grid::{Task, embedded};
use gridwright_search::solve::{self, Solved, solve};

/// Tasks whose searches take many calls, and end for want of fuel.
pub(crate) const LONG: &[&str] =
    &["extend_lines", "outline_objects", "spot_copies", "scale_by_grey", "tile_ring"];

pub(crate) fn tasks() -> Vec<Task> {
    embedded().unwrap().tasks().to_vec()
}

/// The tasks with these ids.
pub(crate) fn some(ids: &[&str]) -> Vec<Task> {
    let some: Vec<Task> = tasks().into_iter().filter(|task| ids.contains(&task.id.as_str())).collect();
    assert_eq!(some.len(), ids.len());
    some
}

/// How far searches go: as far as takes a second or so. A software adapter compiles what it runs first, which takes longer.
pub(crate) fn options(found: &[Found]) -> solve::Options {
    let is_software = found.iter().any(|found| found.info.kind == DeviceKind::Software);
    solve::Options { effort: if is_software { 60 } else { 240 }, ..solve::Options::default() }
}

/// What was found and what it took, as text.
pub(crate) fn told(solved: &Solved) -> String {
    let Solved { task, stop, fuel, known_fuel, tried, states, mismatches, .. } = solved;
    let mut text = format!(
        "{task}: {stop:?}, fuel {fuel} {known_fuel}, tried {tried}, states {states}, mismatches {mismatches}\n"
    );
    for found in &solved.found {
        text +=
            &format!("cost {} demos {} after {}\n{}\n", found.cost, found.demos, found.after, found.program);
    }
    for answers in &solved.answers {
        text += &format!("{answers:?}\n");
    }
    text
}

/// Solves every task on a backend, so many at a time, each on a thread.
pub(crate) fn solve_all(
    tasks: &[Task],
    options: &solve::Options,
    backend: &dyn Backend,
    threads: usize,
) -> Vec<String> {
    let next = &AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some((at, task)) = tasks.iter().enumerate().nth(next.fetch_add(1, Ordering::Relaxed)) {
            done.push((at, told(&solve(task, options, backend))));
        }
        done
    };
    let mut done: Vec<(usize, String)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    done.sort();
    done.into_iter().map(|(_, text)| text).collect()
}

/// Solves tasks on devices, which must come to what the CPU comes to; and says what ran where.
pub(crate) fn solves_as_the_cpu(
    gpu: &Gpu,
    tasks: &[Task],
    options: &solve::Options,
    threads: usize,
) -> Report {
    let found = solve_all(tasks, options, gpu, threads);
    gpu.check().unwrap();
    let expected = solve_all(tasks, options, &Cpu::new(1).unwrap(), 1);
    found.iter().zip(&expected).for_each(|(found, expected)| assert_eq!(found, expected));
    let report = gpu.report();
    print(&report);
    report
}

pub(crate) fn print(report: &Report) {
    for device in &report.devices {
        println!("{}: {:?} {:?}", device.info.name, device.reading, device.failure);
    }
    let tally = &report.tally;
    let (device, host) = (tally.device_calls(), tally.host_calls());
    println!("{device} calls on devices, {host} here, {} made again", tally.verified);
    for (reason, count) in tally.fallbacks() {
        println!("{count:8} {}", reason.text());
    }
}
