//! What a wave costs the host: turning calls into requests, these into flights, and results into outcomes.

use gridwright_dsl::Prim;
use gridwright_engine::wave::{Store, Work};
use gridwright_engine::{Backend, Cpu, Lane};

use crate::backend::{Gpu, GpuError, Options};
use crate::device::{DeviceError, Found};
use crate::scheduler::Batches;
use crate::trial::{Trial, terms};

/// The shapes of the samples: usual ones.
const SHAPES: [(usize, usize); 4] = [(10, 10), (12, 9), (16, 14), (20, 20)];
/// What is called: from every kernel what takes a kernel little time, since that is not measured here.
const PRIMS: [Prim; 4] = {
    use gridwright_dsl::prim::{HMIRROR, KEEP_COLOR, OVER, PIECES};
    [HMIRROR, KEEP_COLOR, OVER, PIECES]
};
/// Waves of which the cheapest counts.
const REPEATS: usize = 3;

/// What the host takes for a wave, transfers and kernels apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Overhead {
    /// Calls of the wave, each on one sample.
    pub calls: u64,
    /// Nanoseconds a call for turning calls into requests and results into outcomes.
    pub preparing_ns: f64,
    /// Nanoseconds a call for putting requests into flights and taking them apart.
    pub packing_ns: f64,
    /// Nanoseconds a call for handing flights to the driver.
    pub launching_ns: f64,
}

impl Overhead {
    /// All together, in microseconds a call.
    pub fn microseconds(&self) -> f64 {
        (self.preparing_ns + self.packing_ns + self.launching_ns) / 1000.0
    }
}

/// Has a wave done whose results stay on the device.
fn kept(lane: &mut dyn Lane, store: &Store, work: &[Work]) {
    lane.start(store, work.to_vec(), &terms());
    while lane.next(store).is_some() {}
}

/// Measures it with a wave of about so many calls on one sample.
pub fn overhead(found: &Found, calls: usize) -> Result<Overhead, GpuError> {
    let unusable = |error| GpuError::Unusable { name: found.info.name.clone(), error };
    let no_thread = |error| unusable(DeviceError::Lost(format!("no thread for the CPU: {error}")));
    let batches = Batches { smallest: 1, best: 1, ..Batches::default() };
    let options = Options { memory: 512 << 20, lanes: 1, batches, ..Options::default() };
    let gpu = Gpu::open(std::slice::from_ref(found), Cpu::new(1).map_err(no_thread)?, &options)?;
    let mut trial = Trial::new(&SHAPES);
    let distinct: Vec<Work> = PRIMS.iter().flat_map(|&prim| trial.calls(prim, 32)).collect();
    let wave: Vec<Work> = distinct.into_iter().cycle().take(calls.div_ceil(SHAPES.len())).collect();
    let mut lane = gpu.lane();
    // What is loaded or uploaded once is no cost of a wave.
    kept(&mut *lane, &trial.store, &wave);
    let mut best: Option<Overhead> = None;
    for _ in 0..REPEATS {
        let before = gpu.report();
        kept(&mut *lane, &trial.store, &wave);
        let report = gpu.report().since(&before);
        let Some(device) = report.devices.first() else { continue };
        let items = device.reading.items.max(1);
        let each = |nanoseconds: u64| nanoseconds as f64 / items as f64;
        let measured = Overhead {
            calls: items,
            preparing_ns: each(device.reading.preparing_ns),
            packing_ns: each(device.reading.packing_ns),
            launching_ns: each(device.reading.launching_ns),
        };
        if best.is_none_or(|best| measured.microseconds() < best.microseconds()) {
            best = Some(measured);
        }
    }
    let failure = gpu.report().devices.into_iter().find_map(|device| device.failure);
    match (best, failure) {
        (Some(best), None) => Ok(best),
        (_, failure) => {
            Err(unusable(DeviceError::Lost(failure.unwrap_or_else(|| "it has made no call".to_owned()))))
        }
    }
}
