//! Evolution from the nearest programs, for a share of the effort, when the search has found none that is right.

use gridwright_engine::{Code, Lane, Limits, Machine, Run, run_task};
use gridwright_grid::Task;
use gridwright_program::Program;

use crate::evolve::{Pace, Weights, breed, starter};
use crate::kinds::Kinds;
use crate::random::Random;

/// Candidates between two looks at what was used.
const CANDIDATES: usize = 2_000;
/// Programs that go on from one look to the next.
const BEST: usize = 48;

/// What evolution came to.
pub(crate) struct Evolved {
    /// Programs that are right on all demos, best first.
    pub(crate) exact: Vec<Program>,
    /// Fuel that was used.
    pub(crate) fuel: u64,
    /// Candidates that were tried.
    pub(crate) tried: u64,
}

/// Evolves programs until one is right on all demos or so much fuel is used. The same seed gives the same programs.
pub(crate) fn evolve(
    lane: &mut dyn Lane,
    task: &Task,
    nearest: Vec<Program>,
    fuel: u64,
    seed: u64,
    interrupted: &dyn Fn() -> bool,
) -> Evolved {
    let mut evolved = Evolved { exact: Vec::new(), fuel: 0, tried: 0 };
    let (mut machine, mut kinds) = (Machine::new(), Kinds::new());
    let (limits, mut weights) = (Limits::with_fuel(LIMIT), Weights::default());
    let mut random = Random::named(seed, &task.id);
    let mut programs = nearest;
    programs.extend(starter());
    while evolved.fuel < fuel && !interrupted() {
        let battery: Vec<&Program> = programs.iter().collect();
        let pace = Pace { candidates: CANDIDATES, best: BEST, fuel: fuel - evolved.fuel };
        let brood = breed(lane, &mut kinds, task, &battery, &weights, pace, &limits, &mut random);
        evolved.fuel += brood.fuel;
        evolved.tried += brood.tried;
        weights = Weights::after(&brood.tallies);
        programs = brood.best.into_iter().map(|bred| bred.program).collect();
        let mut is_exact = |program: &Program| {
            is_exact(&run_task(&mut machine, &Code::new(program), task, &limits), task.demos.len())
        };
        evolved.exact = programs.iter().filter(|program| is_exact(program)).cloned().collect();
        if programs.is_empty() || !evolved.exact.is_empty() {
            break;
        }
    }
    evolved
}

/// What one chain of calls may use, in fuel.
const LIMIT: u64 = 20_000_000;

/// Whether all demos are right; what the tests are is not looked at.
fn is_exact(run: &Run, demos: usize) -> bool {
    run.samples.iter().take(demos).all(|sample| sample.verdict.is_right())
}
