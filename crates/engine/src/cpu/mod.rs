//! The CPU as a backend: batteries in parallel over tasks and samples, waves on every thread that is to spare.

mod lane;

use std::sync::atomic::AtomicUsize;

use gridwright_dsl::{Answer, Value};
use gridwright_grid::{Sample, SampleKind};
use rayon::prelude::*;

use crate::backend::{Backend, Evaluation, Job, Lane};
use crate::counters::{Counters, FaultCounts};
use crate::differs::Differs;
use crate::digest;
use crate::given::Given;
use crate::judge::{Judged, judge};
use crate::limits::Limits;
use crate::machine::{Inputs, Machine, SharedPrefix};
use crate::run::demo_pairs;
use crate::telemetry::{Phase, Stopwatch, Telemetry};
use crate::threads::STACK;
use lane::CpuLane;

/// The CPU, with a number of threads.
pub struct Cpu {
    pool: rayon::ThreadPool,
    lanes: AtomicUsize,
    profiled: bool,
}

impl Cpu {
    /// The CPU with this many threads; 0 means one for each core. Fails when the system gives no threads.
    pub fn new(threads: usize) -> Result<Cpu, rayon::ThreadPoolBuildError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK).build()?;
        Ok(Cpu { pool, lanes: AtomicUsize::new(0), profiled: false })
    }

    /// The same, with every call timed.
    #[must_use]
    pub fn profiled(self, profiled: bool) -> Cpu {
        Cpu { profiled, ..self }
    }

    /// Does other work on the same threads.
    pub fn install<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        self.pool.install(work)
    }

    /// A machine for such work.
    pub fn machine(&self) -> Machine {
        Machine::profiled(self.profiled)
    }

    /// Evaluates jobs, some steps of which were computed elsewhere: `given` has them by job and sample.
    pub fn evaluate_given<'g>(
        &self,
        jobs: &[Job<'_>],
        differs: &Differs,
        limits: &Limits,
        given: &(dyn Fn(usize, usize) -> Option<&'g Given> + Sync),
    ) -> Vec<Evaluation> {
        let evaluate = |(at, job): (usize, &Job<'_>)| {
            self.evaluate_one(*job, differs, limits, &|sample| given(at, sample))
        };
        self.pool.install(|| jobs.par_iter().enumerate().map(evaluate).collect())
    }

    fn evaluate_one<'g>(
        &self,
        job: Job<'_>,
        differs: &Differs,
        limits: &Limits,
        given: &(dyn Fn(usize) -> Option<&'g Given> + Sync),
    ) -> Evaluation {
        let mut machine = self.machine();
        let mut watch = Stopwatch::start();
        let demos = demo_pairs(job.task);
        let prefix = job.battery.run_prefix(&mut machine, &demos, limits);
        let counters = counted(&mut machine, (0, 0), 0);
        let mut telemetry = Telemetry::default();
        telemetry.lap(&mut watch, Phase::Evaluate, &mut machine);
        let judging = differs.for_task(&mut machine, &demos, limits);
        telemetry.lap(&mut watch, Phase::Differs, &mut machine);
        let mut evaluation = Evaluation {
            outputs: Vec::new(),
            hashes: Vec::new(),
            judged: Vec::new(),
            counters,
            differ_faults: machine.take_faults(),
            telemetry,
        };
        let sampling = Sampling { job, differs, demos: &demos, prefix: &prefix, judging: &judging, limits };
        let samples: Vec<(SampleKind, &Sample)> = job.task.samples().collect();
        // In order whatever thread does it: an indexed parallel iterator collects by position.
        let done: Vec<Done> = samples
            .par_iter()
            .enumerate()
            .map_init(
                || self.machine(),
                |machine, (at, (kind, sample))| sampling.sample(machine, *kind, sample, given(at)),
            )
            .collect();
        for done in done {
            evaluation.outputs.push(done.outputs);
            evaluation.hashes.push(done.hashes);
            evaluation.judged.extend(done.judged);
            evaluation.counters.merge(done.counters);
            evaluation.differ_faults.merge(done.differ_faults);
            evaluation.telemetry.merge(done.telemetry);
        }
        evaluation
    }
}

impl Backend for Cpu {
    fn name(&self) -> String {
        format!("cpu ({} threads)", self.threads())
    }

    fn evaluate(&self, jobs: &[Job<'_>], differs: &Differs, limits: &Limits) -> Vec<Evaluation> {
        self.evaluate_given(jobs, differs, limits, &|_, _| None)
    }

    fn evaluate_while(
        &self,
        jobs: &[Job<'_>],
        differs: &Differs,
        limits: &Limits,
        goes_on: &(dyn Fn() -> bool + Sync),
    ) -> Vec<Option<Evaluation>> {
        let evaluate = |job: &Job<'_>| goes_on().then(|| self.evaluate_one(*job, differs, limits, &|_| None));
        self.pool.install(|| jobs.par_iter().map(evaluate).collect())
    }

    fn threads(&self) -> usize {
        self.pool.current_num_threads()
    }

    fn lane(&self) -> Box<dyn Lane + '_> {
        Box::new(CpuLane::open(&self.pool, &self.lanes))
    }
}

/// What the samples of a job share.
struct Sampling<'a> {
    job: Job<'a>,
    differs: &'a Differs,
    demos: &'a Value,
    prefix: &'a SharedPrefix,
    judging: &'a SharedPrefix,
    limits: &'a Limits,
}

/// What came of a sample; judged if it is a demo.
struct Done {
    outputs: Vec<Answer>,
    hashes: Vec<u64>,
    judged: Option<Judged>,
    counters: Counters,
    differ_faults: FaultCounts,
    telemetry: Telemetry,
}

impl Sampling<'_> {
    fn sample(
        &self,
        machine: &mut Machine,
        kind: SampleKind,
        sample: &Sample,
        given: Option<&Given>,
    ) -> Done {
        let mut watch = Stopwatch::start();
        let mut telemetry = Telemetry::default();
        let before = (machine.steps(), machine.calls());
        let input = Value::Grid(sample.input.clone());
        let inputs = Inputs::new(self.demos, &input, &Value::None);
        let (battery, prefix, limits) = (self.job.battery, self.prefix, self.limits);
        let taken = given.and_then(|given| battery.run_given(machine, prefix, inputs, limits, given));
        let outputs = taken.unwrap_or_else(|| battery.run(machine, prefix, inputs, limits));
        let counters = counted(machine, before, self.prefix.used().fuel);
        telemetry.lap(&mut watch, Phase::Evaluate, machine);

        let hashes: Vec<u64> = outputs.iter().map(digest::quick).collect();
        telemetry.lap(&mut watch, Phase::Score, machine);

        let judged = (kind == SampleKind::Demo).then(|| {
            let Some(target) = &sample.output else { return Judged::unknown(outputs.len()) };
            let target = self.differs.for_target(machine, self.judging, self.demos, target, self.limits);
            let (demos, limits) = (self.demos, self.limits);
            judge(machine, self.differs, demos, &target, (&outputs, &hashes), limits)
        });
        telemetry.lap(&mut watch, Phase::Differs, machine);
        telemetry.spans.iter_mut().for_each(|span| span.sample = Some(kind));
        Done { outputs, hashes, judged, counters, differ_faults: machine.take_faults(), telemetry }
    }
}

/// What a machine has done since it had made this many steps and calls and its last run had used this much fuel.
fn counted(machine: &mut Machine, (steps_before, calls_before): (u64, u64), fuel_before: u64) -> Counters {
    Counters {
        steps: machine.steps() - steps_before,
        calls: machine.calls() - calls_before,
        fuel: machine.used().fuel - fuel_before,
        faults: machine.take_faults(),
    }
}
