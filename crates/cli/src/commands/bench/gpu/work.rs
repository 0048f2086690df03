//! The work, and how long it takes in each way: solving tasks, and evaluating batteries of programs.

use std::sync::Arc;
use std::time::Instant;

use anyhow::Result;
use gridwright::bench::WaveProfile;
use gridwright::dsl::Answer;
use gridwright::engine::{Battery, Differs, Job, same_answer};
use gridwright::gpu::{Batches, Gpu, Report};
use gridwright::{Backend, BatteryConfig, Config, Grid, Imported, Limits, Outcome, Solver, Task};

use super::coverage::Profiles;

/// For how many tasks at once the work is measured, as far as there are so many.
const SIZES: [usize; 3] = [1, 10, 100];

/// What is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Tasks are solved from nothing.
    Waves,
    /// Programs are evaluated, merged into batteries.
    Batteries,
}

impl Kind {
    pub(super) const ALL: [Kind; 2] = [Kind::Waves, Kind::Batteries];

    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Waves => "waves",
            Kind::Batteries => "batteries",
        }
    }
}

/// A way of doing it.
pub(super) struct Way {
    pub(super) name: String,
    pub(super) kind: WayKind,
    /// Whether it is measured with the most tasks alone.
    pub(super) largest_only: bool,
}

/// What does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WayKind {
    OneCore,
    AllCores,
    Devices { devices: Vec<usize>, batches: Batches },
}

/// One measurement.
pub(super) struct Row {
    pub(super) kind: Kind,
    pub(super) tasks: usize,
    pub(super) way: String,
    pub(super) by: WayKind,
    /// Seconds of the best measurement, and of the first.
    pub(super) seconds: f64,
    pub(super) first: f64,
    pub(super) samples: u64,
    pub(super) calls: u64,
    /// What devices did in the best measurement.
    pub(super) report: Option<Report>,
}

/// What came of the work, to be compared.
#[derive(Clone, Default)]
pub(super) struct Given {
    solved: Vec<(String, SolvedAs)>,
    outputs: Vec<(usize, Vec<Answer>)>,
}

/// What a search came to: fuel, candidates, states, and its answers.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SolvedAs {
    counts: (u64, u64, usize),
    answers: Vec<[Grid; 2]>,
}

/// How much of one differs from the other, as far as both have it.
pub(super) fn differing(expected: &Given, found: &Given) -> usize {
    let same_task = |(id, solved): &&(String, SolvedAs)| {
        expected.solved.iter().any(|(other, expected)| other == id && expected == solved)
    };
    let solved = found.solved.iter().filter(|found| !same_task(found)).count();
    let mut outputs = 0;
    for (tasks, found) in &found.outputs {
        let Some((_, expected)) = expected.outputs.iter().find(|(of, _)| of == tasks) else { continue };
        outputs += expected.len().abs_diff(found.len());
        outputs += expected.iter().zip(found).filter(|(a, b)| !same_answer(a, b)).count();
    }
    solved + outputs
}

/// What a way took, and what it gave.
pub(super) struct Measured {
    pub(super) rows: Vec<Row>,
    pub(super) given: Given,
}

/// The work.
pub(super) struct Bench<'d> {
    pub(super) tasks: &'d [&'d Task],
    pub(super) batteries: Vec<Battery>,
    pub(super) limits: Limits,
    differs: Differs,
    effort: u64,
}

impl<'d> Bench<'d> {
    pub(super) fn new(
        tasks: &'d [&'d Task],
        entries: &[Imported],
        config: &BatteryConfig,
        limits: Limits,
        effort: u64,
    ) -> Result<Bench<'d>> {
        let battery = |task: &&Task| {
            let drawn = config.draw(entries.iter().filter(|entry| !entry.is_differ()), task);
            Battery::merge(drawn.into_iter().map(|entry| &entry.program))
        };
        let batteries = tasks.iter().map(battery).collect::<Result<_, _>>()?;
        // What the outputs are worth is not part of it.
        Ok(Bench { tasks, batteries, limits, differs: Differs::none()?, effort })
    }

    /// The numbers of tasks that are measured.
    pub(super) fn sizes(&self) -> Vec<usize> {
        let mut sizes: Vec<usize> = SIZES.iter().map(|&size| size.min(self.tasks.len())).collect();
        sizes.dedup();
        sizes
    }

    pub(super) fn jobs(&self, tasks: usize) -> Vec<Job<'_>> {
        let jobs = self.batteries.iter().zip(self.tasks);
        jobs.map(|(battery, task)| Job { battery, task }).take(tasks).collect()
    }

    /// Solves the first tasks.
    pub(super) fn solve(&self, backend: Arc<dyn Backend>, tasks: usize) -> Result<Vec<Outcome>> {
        let solver = Solver::with_backend(Config::new().effort(self.effort), backend);
        Ok(solver.solve_all(self.tasks[..tasks].iter().copied(), &())?)
    }

    /// Solves one task.
    pub(super) fn solve_one(&self, backend: Arc<dyn Backend>, at: usize) -> Result<Outcome> {
        Ok(Solver::with_backend(Config::new().effort(self.effort), backend).solve(self.tasks[at])?)
    }

    /// Does all work in a way.
    pub(super) fn measure(
        &self,
        way: &Way,
        backend: &Arc<dyn Backend>,
        gpu: Option<&Gpu>,
        repeat: u32,
        profiles: &Profiles,
    ) -> Result<Measured> {
        let sizes = self.sizes();
        let sizes = if way.largest_only { &sizes[sizes.len() - 1..] } else { &sizes[..] };
        let mut measured = Measured { rows: Vec::new(), given: Given::default() };
        for &tasks in sizes {
            let (timed, outcomes) = best(repeat, gpu, || self.solve(Arc::clone(backend), tasks))?;
            for outcome in outcomes {
                let solved = outcome.solved;
                let answers = solved.answers.into_iter().map(|[a, b]| [a.grid, b.grid]).collect();
                let counts = (solved.fuel, solved.tried, solved.states);
                measured.given.solved.push((solved.task, SolvedAs { counts, answers }));
            }
            let mut profile = WaveProfile::default();
            profiles.tasks[..tasks].iter().for_each(|task| profile.add(task));
            let all = profile.total(|_| true);
            let (calls, samples) =
                (all.calls + profile.constant.calls, all.samples + profile.constant.samples);
            measured.rows.push(row(Kind::Waves, tasks, way, timed, samples, calls));
        }
        for &tasks in sizes {
            let jobs = self.jobs(tasks);
            let (timed, evaluations) =
                best(repeat, gpu, || Ok(backend.evaluate(&jobs, &self.differs, &self.limits)))?;
            let calls = evaluations.iter().map(|evaluation| evaluation.counters.calls).sum();
            let samples =
                evaluations.iter().flat_map(|done| &done.outputs).map(|roots| roots.len() as u64).sum();
            let outputs = evaluations.into_iter().flat_map(|done| done.outputs.into_iter().flatten());
            measured.given.outputs.push((tasks, outputs.collect()));
            measured.rows.push(row(Kind::Batteries, tasks, way, timed, samples, calls));
        }
        if let Some(gpu) = gpu {
            gpu.check().map_err(gridwright::Error::from)?;
        }
        Ok(measured)
    }
}

/// Seconds of the best and of the first measurement, and what devices did in the best.
struct Timed {
    seconds: f64,
    first: f64,
    report: Option<Report>,
}

fn row(kind: Kind, tasks: usize, way: &Way, timed: Timed, samples: u64, calls: u64) -> Row {
    let Timed { seconds, first, report } = timed;
    Row { kind, tasks, way: way.name.clone(), by: way.kind.clone(), seconds, first, samples, calls, report }
}

fn best<T>(repeat: u32, gpu: Option<&Gpu>, mut work: impl FnMut() -> Result<T>) -> Result<(Timed, T)> {
    let mut measure = || -> Result<(f64, Option<Report>, T)> {
        let before = gpu.map(Gpu::report);
        let start = Instant::now();
        let done = work()?;
        let seconds = start.elapsed().as_secs_f64();
        Ok((seconds, before.zip(gpu).map(|(before, gpu)| gpu.report().since(&before)), done))
    };
    let (first, report, done) = measure()?;
    let mut timed = Timed { seconds: first, first, report };
    for _ in 1..repeat {
        let (seconds, report, _) = measure()?;
        if seconds < timed.seconds {
            (timed.seconds, timed.report) = (seconds, report);
        }
    }
    Ok((timed, done))
}
