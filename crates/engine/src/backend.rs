//! Backends: what evaluates batteries on the samples of tasks.
//!
//! In: batteries, each with a task. Out: for each what every root gives on every sample, and what was done for it. A
//! backend never changes results, only where and how fast they come about; the CPU is the first.

use gridwright_dsl::{Answer, Value};
use gridwright_grid::Task;
use rayon::prelude::*;

use crate::battery::Battery;
use crate::counters::Counters;
use crate::limits::Limits;
use crate::machine::{Front, Inputs, Machine};
use crate::run::demo_pairs;

/// A battery to evaluate on every sample of a task.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    /// The programs.
    pub battery: &'a Battery,
    /// The task.
    pub task: &'a Task,
}

/// What came of a [`Job`].
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    /// For every sample, demos first, what every root gives.
    pub outputs: Vec<Vec<Answer>>,
    /// What was done.
    pub counters: Counters,
}

/// What evaluates batteries.
pub trait Backend: Sync {
    /// What it is called in reports.
    fn name(&self) -> String;

    /// Evaluates jobs; what comes out is in the order of the jobs.
    fn evaluate(&self, jobs: &[Job<'_>], limits: &Limits) -> Vec<Evaluation>;
}

/// The stack of a thread that evaluates: values and calls nest, to a bounded depth, and this is more than they need.
pub const STACK: usize = 8 << 20;

/// The CPU, with a number of threads.
pub struct Cpu {
    pool: rayon::ThreadPool,
}

impl Cpu {
    /// The CPU with this many threads; 0 means one for each core. Fails when the system gives no threads.
    pub fn new(threads: usize) -> Result<Cpu, rayon::ThreadPoolBuildError> {
        Ok(Cpu { pool: rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK).build()? })
    }

    /// Does other work on the same threads.
    pub fn install<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        self.pool.install(work)
    }

    /// Number of threads.
    pub fn threads(&self) -> usize {
        self.pool.current_num_threads()
    }
}

impl Backend for Cpu {
    fn name(&self) -> String {
        format!("cpu ({} threads)", self.threads())
    }

    fn evaluate(&self, jobs: &[Job<'_>], limits: &Limits) -> Vec<Evaluation> {
        self.pool.install(|| jobs.par_iter().map(|job| evaluate(*job, limits)).collect())
    }
}

fn evaluate(job: Job<'_>, limits: &Limits) -> Evaluation {
    let demos = demo_pairs(job.task);
    let code = job.battery.code();
    let mut machine = Machine::new();
    let front = machine.run_front(code, &demos, limits);
    let mut counters = counted(&mut machine, code.calls_per_task() as u64, 0);
    // In order whatever thread does it: an indexed parallel iterator collects by position.
    let inputs: Vec<Value> =
        job.task.samples().map(|(_, sample)| Value::Grid(sample.input.clone())).collect();
    let samples: Vec<(Vec<Answer>, Counters)> = inputs
        .par_iter()
        .map_init(Machine::new, |machine, input| sample(machine, job, &front, &demos, input, limits))
        .collect();
    let mut outputs = Vec::with_capacity(samples.len());
    for (output, done) in samples {
        outputs.push(output);
        counters.merge(done);
    }
    Evaluation { outputs, counters }
}

fn sample(
    machine: &mut Machine,
    job: Job<'_>,
    front: &Front,
    demos: &Value,
    input: &Value,
    limits: &Limits,
) -> (Vec<Answer>, Counters) {
    let code = job.battery.code();
    let before = machine.calls();
    let outputs = machine.run_rest(code, front, Inputs::new(demos, input, &Value::None), limits);
    let mut counters = counted(machine, (code.len() - code.calls_per_task()) as u64, before);
    counters.fuel -= front.used().fuel;
    (outputs, counters)
}

/// What a machine has done since it had made this many calls.
fn counted(machine: &mut Machine, steps: u64, calls_before: u64) -> Counters {
    Counters {
        steps,
        calls: machine.calls() - calls_before,
        fuel: machine.used().fuel,
        faults: machine.take_faults(),
    }
}
