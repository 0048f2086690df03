//! Waves of searches on devices: the same programs, answers and fuel as on the CPU.

use gridwright_engine::Cpu;
use gridwright_engine::wave::{Terms, Work};
use gridwright_gpu::{Batches, Fallback, Found, Gpu, Options};
use gridwright_grid::{Grid, Task};
use gridwright_search::solve::{self, solve};

use crate::by_hand::{self, grid};
use crate::found::{on_devices, open};
use crate::searches::{LONG, options, print, solves_as_the_cpu, some, tasks};

on_devices! {
    solves_the_same: stand_in software;
    gives_up_what_does_not_fit: stand_in software;
    runs_leaf_waves: stand_in;
    serves_searches_at_once: stand_in;
    computes_the_smallest_and_the_largest_grids: stand_in software;
    fetches_nothing_that_nobody_asked_for: stand_in software;
    fetches_what_is_looked_at: stand_in;
}

const MEMORY: u64 = 256 << 20;

/// Every task, with a share of the calls made again on the CPU.
fn solves_the_same(found: &[Found]) {
    let gpu = open(found, &Options { memory: MEMORY, verify: 0.05, ..Options::default() });
    let report = solves_as_the_cpu(&gpu, &tasks(), &options(found), 1);
    assert!(report.tally.share() > 0.5, "most calls run on the device");
    assert!(report.tally.verified > 100, "a share of the calls was made again");
}

/// A device with so little memory that searches have to give up what they have there, and a wave takes many launches.
fn gives_up_what_does_not_fit(found: &[Found]) {
    let gpu = open(found, &Options { memory: 16 << 20, lanes: 1, ..Options::default() });
    let options = solve::Options { effort: 480, ..options(found) };
    let report = solves_as_the_cpu(&gpu, &some(&LONG[..1]), &options, 1);
    assert!(report.devices[0].reading.evictions > 0, "nothing was given up");
    assert!(report.tally.share() > 0.5);
}

/// Searches that may not keep what they make: they go on to compare and to drop.
fn runs_leaf_waves(found: &[Found]) {
    let gpu = open(found, &Options { memory: MEMORY, verify: 0.05, ..Options::default() });
    let options = solve::Options { memory: 1 << 18, ..options(found) };
    let cpu = Cpu::new(1).unwrap();
    let is_full = |task: &Task| solve(task, &options, &cpu).stop == solve::Stop::Memory;
    let tasks: Vec<Task> = some(LONG).into_iter().filter(is_full).collect();
    assert!(tasks.len() > 1, "searches do not go on to leaf waves");
    let report = solves_as_the_cpu(&gpu, &tasks, &options, 1);
    assert!(report.tally.share() > 0.5);
}

/// Many searches at once, more than the device serves: the others run on the CPU, and the report says so.
fn serves_searches_at_once(found: &[Found]) {
    let gpu = open(found, &Options { memory: MEMORY, lanes: 4, ..Options::default() });
    let report = solves_as_the_cpu(&gpu, &tasks()[..12], &options(found), 6);
    assert!(report.tally.device_calls() > 0);
    let without = report.tally.fallbacks().any(|(reason, _)| reason == Fallback::NoRegion);
    assert!(without, "six searches at once found room for four");
}

/// All that is known of the outcomes of a wave, and then their values.
fn same_outcomes(gpu: &Gpu, grids: &[Grid], terms: &Terms) {
    let (mut store, input) = by_hand::store(grids);
    let work: Vec<Work> = by_hand::steps_on(&mut store, input);
    let cpu = Cpu::new(1).unwrap();
    let expected = by_hand::outcomes(&cpu, &store, std::slice::from_ref(&work), terms);
    let outcomes = by_hand::outcomes(gpu, &store, std::slice::from_ref(&work), terms);
    for ((work, outcome), expected) in work.iter().zip(&outcomes).zip(&expected) {
        let call = by_hand::name(work);
        assert_eq!(by_hand::told(outcome), by_hand::told(expected), "{call}");
        let samples = grids.len();
        assert_eq!(by_hand::values(outcome, samples), by_hand::values(expected, samples), "{call}");
    }
}

fn computes_the_smallest_and_the_largest_grids(found: &[Found]) {
    let gpu = open(found, &Options { memory: MEMORY, ..Options::default() });
    let sizes = [(1, 1), (30, 30), (1, 30), (30, 1), (2, 3)];
    let all: Vec<Grid> = sizes.iter().map(|&(height, width)| grid(height, width)).collect();
    let terms = Terms { past_faults: true, ..by_hand::terms() };
    all.iter().for_each(|grid| same_outcomes(&gpu, std::slice::from_ref(grid), &terms));
    same_outcomes(&gpu, &all, &terms);
    same_outcomes(&gpu, &all, &by_hand::terms());
    print(&gpu.report());
    assert!(gpu.report().tally.device_calls() > 1000);
}

/// The counters of a wave of which only the outcomes are taken, and of one whose values are looked at.
fn fetches_nothing_that_nobody_asked_for(found: &[Found]) {
    let gpu = open(found, &Options { memory: MEMORY, batches: of_any_size(), ..Options::default() });
    let (mut store, input) = by_hand::store(&[grid(5, 7), grid(10, 10)]);
    let work = by_hand::steps_on(&mut store, input);
    let outcomes = by_hand::outcomes(&gpu, &store, &[work], &by_hand::terms());
    let report = gpu.report();
    print(&report);
    assert!(report.tally.device_calls() > 100);
    assert_eq!(report.devices[0].reading.grids_down, 0, "values came back that nobody asked for");
    drop(outcomes);
}

fn fetches_what_is_looked_at(found: &[Found]) {
    let gpu = open(found, &Options { memory: MEMORY, batches: of_any_size(), ..Options::default() });
    let grids = [grid(5, 7), grid(10, 10)];
    let (mut store, input) = by_hand::store(&grids);
    let work = by_hand::steps_on(&mut store, input);
    let outcomes = by_hand::outcomes(&gpu, &store, &[work], &by_hand::terms());
    let remote = |outcome: &&_| by_hand::is_remote(outcome);
    let looked_at: Vec<_> = outcomes.iter().filter(remote).take(3).collect();
    assert_eq!(looked_at.len(), 3);
    // Twice: what is here is not fetched again.
    for outcome in looked_at.iter().chain(&looked_at) {
        by_hand::values(outcome, grids.len());
    }
    let distinct = 3;
    assert_eq!(gpu.report().devices[0].reading.grids_down, distinct * grids.len() as u64);
}

/// Every wave goes to the device, however small.
fn of_any_size() -> Batches {
    Batches { smallest: 1, ..Batches::default() }
}
