//! What only benches use. Nothing here is stable.

use gridwright_engine::{
    Backend, Code, Cpu, Differs, Evaluation, Job, Lane, Limits, Machine, Stopwatch, run_task,
};
use gridwright_grid::{DataError, DataSet, SampleKind, Task};
use gridwright_program::Program;

mod waves;

pub use gridwright_search::bench::*;
pub use gridwright_search::evolve::{Tallies, Weights};
pub use waves::{Called, ProfiledWaves, WaveProfile};

/// Draws until a break changes the output on a demo.
const DRAWS: usize = 1000;

/// A data set with all its tasks turned, mirrored and in other colours, by a seed.
pub fn disguised_set(data: &DataSet, seed: u64) -> Result<DataSet, DataError> {
    let tasks = data.tasks().iter().map(|task| disguised(task, seed)).collect();
    DataSet::new(format!("{} in disguise {seed}", data.name()), tasks)
}

/// Many tasks at a time, each on one thread alone, whose CPU time is then all that the task takes.
pub struct OneThreadEach {
    /// The CPU with one thread.
    pub single: Cpu,
    /// Tasks at a time.
    pub tasks: usize,
}

impl Backend for OneThreadEach {
    fn name(&self) -> String {
        format!("{}, {} at a time", self.single.name(), self.tasks)
    }

    fn evaluate(&self, jobs: &[Job<'_>], differs: &Differs, limits: &Limits) -> Vec<Evaluation> {
        self.single.evaluate(jobs, differs, limits)
    }

    fn threads(&self) -> usize {
        self.tasks
    }

    fn lane(&self) -> Box<dyn Lane + '_> {
        self.single.lane()
    }
}

/// A program that was broken on purpose, and what came of repairing it.
pub struct RepairAttempt {
    /// The broken program, if a draw broke it.
    pub broken: Option<Draft>,
    /// The repair; its draft is there only if its program is right alone.
    pub found: Option<Repaired>,
    /// How much of the candidates was shared.
    pub shared: Shared,
    /// Whether it is right on the tests, too.
    pub tests_right: bool,
    /// CPU time of the repair.
    pub seconds: f64,
}

/// Breaks a program by so many changes, and repairs it with so many candidates at the most.
pub fn break_and_repair(
    lane: &mut dyn Lane,
    program: &Program,
    task: &Task,
    changes: u8,
    mut random: gridwright_search::Random,
    candidates: usize,
    limits: &Limits,
) -> RepairAttempt {
    let mut evaluator = Evaluator::new(task, limits);
    let broken = Draft::of(program)
        .and_then(|draft| broken(lane, &mut evaluator, &mut Kinds::new(), &draft, changes, &mut random));
    // What was computed to see that it is broken is not there for the repair.
    let mut evaluator = Evaluator::new(task, limits);
    let (clock, mut kinds) = (Stopwatch::start(), Kinds::new());
    let found = broken.as_ref().map(|broken| repair(lane, &mut evaluator, &mut kinds, broken, candidates));
    let seconds = clock.core_seconds();
    let program = found.as_ref().and_then(|found| found.draft.as_ref()?.program("repaired").ok());
    let right = |kind| program.as_ref().is_some_and(|program| is_right(program, task, limits, kind));
    // What counts is the program alone.
    let repaired = right(SampleKind::Demo);
    let found = found.map(|found| Repaired { draft: found.draft.filter(|_| repaired), ..found });
    let tests_right = repaired && right(SampleKind::Test);
    RepairAttempt { broken, found, shared: evaluator.take_shared(), tests_right, seconds }
}

/// Whether a program alone is right on all samples of a kind whose output is known.
pub fn is_right(program: &Program, task: &Task, limits: &Limits, kind: SampleKind) -> bool {
    let run = run_task(&mut Machine::new(), &Code::new(program), task, limits);
    let mut samples = run.samples.iter().zip(task.samples()).filter(|(_, (of, _))| *of == kind);
    samples.all(|(run, (_, sample))| run.verdict.is_right() || sample.output.is_none())
}

/// The draft after so many changes, with another output on a demo.
fn broken(
    lane: &mut dyn Lane,
    evaluator: &mut Evaluator,
    kinds: &mut Kinds,
    draft: &Draft,
    changes: u8,
    random: &mut gridwright_search::Random,
) -> Option<Draft> {
    (0..DRAWS).find_map(|_| {
        let mut broken = draft.clone();
        let mut made = 0;
        for _ in 0..20 * usize::from(changes) {
            if made == changes {
                break;
            }
            if let Some(next) = break_once(kinds, &broken, random) {
                broken = next;
                made += 1;
            }
        }
        let states = evaluator.states_of(lane, &broken);
        let near = evaluator.near(states[broken.root() as usize]);
        let exact = near.exact as usize == evaluator.samples();
        (made == changes && !exact).then_some(broken)
    })
}

/// Stores what was distilled of a battery, as a run of batteries does.
#[cfg(feature = "archive")]
pub fn store_distilled(
    recording: &mut crate::archive::Recording,
    data: &DataSet,
    task: &Task,
    distilled: &gridwright_engine::Distilled,
    limits: &Limits,
) -> Result<(), crate::Error> {
    use crate::archive::{Performance, Source, Validation, new_program};

    let engine = gridwright_engine::engine_hash(limits);
    let kept = distilled.kept.iter().map(|kept| {
        let did = Performance {
            demo_score: kept.demo_score,
            demos_exact: kept.demos_exact,
            tests_right: None,
            fuel: kept.fuel,
            validation: Some(Validation { engine, outputs: kept.outputs.0 }),
        };
        let source = Source::File("bench".to_owned());
        new_program(kept.program.clone(), source, &task.id, data.hash().as_bytes(), &did)
    });
    recording.store(&kept.collect::<Vec<_>>())?;
    Ok(())
}
