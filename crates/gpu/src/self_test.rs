//! Whether a device works, and about how fast: real calls on random grids, compared with the CPU bit by bit.
//!
//! It goes the way of every search: a wave of calls through a lane of the backend.

use std::time::{Duration, Instant};

use gridwright_dsl::{Prim, prim};
use gridwright_engine::wave::{Outcome, Store, Terms, Work};
use gridwright_engine::{Backend, Cpu, Lane};
use serde_json::{Value as Json, json};

use crate::backend::{Gpu, GpuError, Options};
use crate::device::{DeviceError, Found};
use crate::outcome::difference;
use crate::scheduler::Batches;
use crate::trial::{Trial, terms, timed};

/// What is called: from every kernel the usual and the heavy.
const PRIMS: [Prim; 8] = [
    prim::HMIRROR,
    prim::OVER,
    prim::KEEP_COLOR,
    prim::O_G,
    prim::PIECES,
    prim::FILL_HOLES,
    prim::MEND_MIRROR,
    prim::RAYS,
];
/// The shapes of the samples: the smallest and the largest, and some between.
const SHAPES: [(usize, usize); 8] = [(1, 1), (30, 30), (3, 5), (10, 10), (12, 7), (16, 16), (9, 21), (20, 4)];
/// Calls of each primitive that are compared.
const COMPARED: usize = 32;
/// Calls of a wave of which the speed is measured.
const WAVE: usize = 2048;
/// Waves of one call, of which the median is the latency.
const LATENCIES: usize = 15;
/// Bytes of the device that it takes.
const MEMORY: u64 = 256 << 20;

/// What a self-test came to.
#[derive(Clone, Debug)]
pub struct SelfTest {
    /// Time to open the device, and to run every primitive once, which compiles or loads its kernel.
    pub warm_up: Duration,
    /// Calls on one sample a second, transfers included.
    pub calls_per_second: f64,
    /// The same on one core of the CPU.
    pub cpu_calls_per_second: f64,
    /// From handing in a single call to its result.
    pub latency: Duration,
    /// Calls on one sample that were compared.
    pub compared: u64,
    /// Of these, calls that the CPU made since the device did not.
    pub on_cpu: u64,
    /// The first result that is not that of the CPU.
    pub mismatch: Option<String>,
}

impl SelfTest {
    /// As JSON.
    pub fn to_json(&self) -> Json {
        json!({
            "warm_up_seconds": self.warm_up.as_secs_f64(), "calls_per_second": self.calls_per_second,
            "cpu_calls_per_second": self.cpu_calls_per_second, "latency_seconds": self.latency.as_secs_f64(),
            "compared": self.compared, "on_cpu": self.on_cpu, "mismatch": self.mismatch,
        })
    }
}

/// Opens a device, has it make calls, compares and times them: about a second beside what opening takes.
pub fn self_test(found: &Found) -> Result<SelfTest, GpuError> {
    let start = Instant::now();
    let unusable = |error| GpuError::Unusable { name: found.info.name.clone(), error };
    let no_thread = |error| unusable(DeviceError::Lost(format!("no thread for the CPU: {error}")));
    let cpu = Cpu::new(1).map_err(no_thread)?;
    // A single call is worth a launch here, and waits for no other.
    let batches = Batches { smallest: 1, best: 1, ..Batches::default() };
    let options = Options { memory: MEMORY, lanes: 1, batches, ..Options::default() };
    let gpu = Gpu::open(std::slice::from_ref(found), cpu, &options)?;
    let mut trial = Trial::new(&SHAPES);
    let calls: Vec<Work> = PRIMS.iter().flat_map(|&prim| trial.calls(prim, COMPARED)).collect();
    let firsts: Vec<Work> = PRIMS.iter().flat_map(|&prim| trial.calls(prim, 1)).collect();
    wave(&mut *gpu.lane(), &trial.store, &firsts, &terms());
    let warm_up = start.elapsed();

    // What a lane has counted is told when it is closed.
    let before = gpu.report().tally;
    let mut lane = gpu.lane();
    let outcomes = wave(&mut *lane, &trial.store, &calls, &terms());
    let mut mismatch = None;
    for (work, outcome) in calls.iter().zip(&outcomes) {
        let again = trial.run(work);
        mismatch = mismatch.or_else(|| wrong(&trial.store, work, outcome, &again));
    }
    if outcomes.len() < calls.len() {
        mismatch = mismatch.or_else(|| Some("it has not answered all calls".to_owned()));
    }
    drop((outcomes, lane));
    let compared = gpu.report().tally.since(&before);

    let mut lane = gpu.lane();
    let mut latencies: Vec<Duration> =
        (0..LATENCIES).map(|_| timed(&mut *lane, &trial.store, &firsts[..1])).collect();
    latencies.sort();
    let many: Vec<Work> = calls.iter().copied().cycle().take(WAVE).collect();
    let samples = trial.store.samples().len() as f64;
    let speed = |lane: &mut dyn Lane, time: Duration| {
        let (start, mut waves) = (Instant::now(), 0);
        while waves == 0 || start.elapsed() < time {
            timed(lane, &trial.store, &many);
            waves += 1;
        }
        f64::from(waves) * many.len() as f64 * samples / start.elapsed().as_secs_f64()
    };
    let calls_per_second = speed(&mut *lane, Duration::from_millis(500));
    drop(lane);
    if let Some(failure) = gpu.report().devices.into_iter().find_map(|device| device.failure) {
        return Err(unusable(DeviceError::Lost(failure)));
    }
    let cpu = Cpu::new(1).map_err(no_thread)?;
    let cpu_calls_per_second = speed(&mut *cpu.lane(), Duration::from_millis(200));
    Ok(SelfTest {
        warm_up,
        calls_per_second,
        cpu_calls_per_second,
        latency: latencies[LATENCIES / 2],
        compared: compared.device_calls() + compared.host_calls(),
        on_cpu: compared.host_calls(),
        mismatch,
    })
}

/// Has a wave done.
fn wave(lane: &mut dyn Lane, store: &Store, work: &[Work], terms: &Terms) -> Vec<Outcome> {
    lane.start(store, work.to_vec(), terms);
    work.iter().map_while(|_| lane.next(store)).collect()
}

/// In what a call on a device is not what it is on the CPU.
fn wrong(store: &Store, work: &Work, device: &Outcome, cpu: &Outcome) -> Option<String> {
    let (Work::Call(call, _), Outcome::Call(device), Outcome::Call(cpu)) = (work, device, cpu) else {
        return Some("a call was not answered by a call".to_owned());
    };
    Some(format!("{call:?}: {}", difference(store, device, cpu)?))
}
