//! A search comes to the same, at the same unit of fuel, for any size of wave, number of threads and backend.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use gridwright_dsl::{Budget, Cx};
use gridwright_engine::wave::{Outcome, Store, Terms, Work};
use gridwright_engine::{Backend, Cpu, Differs, Evaluation, Job, Lane, Limits};
use gridwright_grid::{Grid, Sample, Task, embedded};
use gridwright_program::Program;
use gridwright_search::Random;
use gridwright_search::bench::{Brood, Kinds, Pace, breed};
use gridwright_search::effort::Scale;
use gridwright_search::evolve::{Weights, starter};
use gridwright_search::solve::{Options, Solved, solve};
use proptest::prelude::*;

/// A backend that does the work of a wave from the last piece to the first, before any of it is asked for: nothing of
/// what a search comes to may depend on when and in which order work is done.
struct Backwards(Cpu);

struct BackwardsLane {
    done: Vec<Outcome>,
}

impl Lane for BackwardsLane {
    fn start(&mut self, store: &Store, work: Vec<Work>, terms: &Terms) {
        let mut cx = Cx::new(Budget::default());
        self.done = work.iter().rev().map(|work| work.run(&mut cx, store, terms)).collect();
    }

    fn next(&mut self, _: &Store) -> Option<Outcome> {
        self.done.pop()
    }
}

impl Backend for Backwards {
    fn name(&self) -> String {
        "backwards".to_owned()
    }

    fn evaluate(&self, jobs: &[Job<'_>], differs: &Differs, limits: &Limits) -> Vec<Evaluation> {
        self.0.evaluate(jobs, differs, limits)
    }

    fn threads(&self) -> usize {
        1
    }

    fn lane(&self) -> Box<dyn Lane + '_> {
        Box::new(BackwardsLane { done: Vec::new() })
    }
}

/// All that a search says, as text.
fn said(solved: &Solved) -> String {
    format!("{solved:?}")
}

fn task(at: usize) -> Task {
    let mut tasks = embedded().unwrap().into_tasks();
    let at = at % tasks.len();
    tasks.swap_remove(at)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn solving_does_not_depend_on_waves(at in 0_usize..100, effort in 1_u64..6, wave in 1_usize..3000, threads in 2_usize..5) {
        let task = task(at);
        let options = Options { effort, ..Options::default() };
        let plain = said(&solve(&task, &options, &Cpu::new(1).unwrap()));
        let other = Options { wave, ..options };
        prop_assert_eq!(&said(&solve(&task, &other, &Cpu::new(1).unwrap())), &plain, "waves of {}", wave);
        prop_assert_eq!(&said(&solve(&task, &other, &Cpu::new(threads).unwrap())), &plain, "{} threads", threads);
        prop_assert_eq!(&said(&solve(&task, &other, &Backwards(Cpu::new(1).unwrap()))), &plain, "backwards");
    }

    #[test]
    fn breeding_does_not_depend_on_the_backend(at in 0_usize..100, seed: u64, fuel in 1_u64..40_000_000, threads in 2_usize..5) {
        let (task, programs) = (task(at), starter());
        let battery: Vec<&Program> = programs.iter().step_by(3).collect();
        let generation = |backend: &dyn Backend| -> (Vec<String>, u64, u64, String) {
            let (lane, pace) = (&mut *backend.lane(), Pace { candidates: 300, best: 16, fuel });
            let (kinds, random) = (&mut Kinds::new(), &mut Random::new(seed));
            let limits = Limits::default();
            let Brood { best, tallies, shared, fuel, tried, .. } =
                breed(lane, kinds, &task, &battery, &Weights::default(), pace, &limits, random);
            let best = best.iter().map(|bred| bred.program.to_string()).collect();
            (best, fuel, tried, format!("{tallies:?} {}", shared.fuel))
        };
        let plain = generation(&Cpu::new(1).unwrap());
        prop_assert!(plain.1 <= fuel, "{} of {}", plain.1, fuel);
        prop_assert_eq!(&generation(&Cpu::new(threads).unwrap()), &plain);
        prop_assert_eq!(&generation(&Backwards(Cpu::new(1).unwrap())), &plain);
    }
}

/// A task of the largest grids, on which a single fit can take more than a small effort.
fn large() -> Task {
    let grid = |seed: usize| {
        let cells = (0..900).map(|at: usize| ((at * at * 7 + at * seed + at / 30) % 11 % 10) as i8);
        let cells: Vec<i8> = cells.collect();
        Grid::from_rows(&cells.chunks(30).collect::<Vec<_>>()).unwrap()
    };
    let sample = |seed: usize, known: bool| Sample {
        input: grid(seed),
        output: known.then(|| grid(seed).edit(|cells| cells.iter_mut().for_each(|c| *c = (*c * 3 + 1) % 10))),
    };
    let demos = (1..5).map(|seed| sample(seed, true)).collect();
    Task { id: "large".to_owned(), demos, tests: vec![sample(9, false)] }
}

#[test]
fn effort_is_never_exceeded() {
    let cpu = Cpu::new(1).unwrap();
    for task in [large(), task(3), task(11)] {
        for (effort, evolve) in [(1, 0), (2, 50), (3, 0), (10, 0)] {
            let solved = solve(&task, &Options { effort, evolve, ..Options::default() }, &cpu);
            let most = Scale::of(&task).fuel(effort);
            assert!(solved.fuel <= most, "{}: {} of {most}", task.id, solved.fuel);
            assert_eq!(solved.size_factor, Scale::of(&task).factor());
        }
    }
}
