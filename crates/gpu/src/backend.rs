//! Devices as a backend: waves and batteries on one or several of them, with the CPU beside.

use std::sync::{Arc, Mutex, OnceLock};
use std::time::Instant;

use gridwright_dsl::{Answer, Prim};
use gridwright_engine::{Backend, Cpu, Differs, Evaluation, Job, Lane, Limits, same_answer};

use crate::batteries::precompute;
use crate::device::{self, DeviceError, Found};
use crate::lane::DeviceLane;
use crate::proof::{Fallback, Tally};
use crate::region::{Region, Regions};
use crate::report::{DeviceReport, Report};
use crate::scheduler::{Batches, Queue};

/// How devices are used.
#[derive(Clone, Debug)]
pub struct Options {
    /// Bytes of each device's memory that may be used.
    pub memory: u64,
    /// The most searches that a device serves at once.
    pub lanes: usize,
    /// How much goes together.
    pub batches: Batches,
    /// The share of results that are repeated on the CPU, from 0 to 1.
    pub verify: f64,
    /// The primitives that run on devices: those that are measured to be faster there. `None`: all with a device form.
    pub only: Option<Vec<Prim>>,
}

impl Default for Options {
    fn default() -> Options {
        Options { memory: 4 << 30, lanes: 64, batches: Batches::default(), verify: 0.0, only: None }
    }
}

/// Why there is no backend of devices.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GpuError {
    /// There is no device that is hardware.
    #[error("there is no device: looked for {looked_for}, and found {instead}; --backend cpu works without")]
    NoDevice {
        /// Where.
        looked_for: &'static str,
        /// What is there that is none, or "nothing".
        instead: String,
    },
    /// There is no device of that number.
    #[error("there is no device {number}: `gridwright devices` lists {count}, from 0")]
    NoSuchDevice {
        /// The number.
        number: usize,
        /// How many there are.
        count: usize,
    },
    /// A device does not work.
    #[error("{name} cannot be used: {error}")]
    Unusable {
        /// Which.
        name: String,
        /// Why.
        error: DeviceError,
    },
    /// A result of a device is not that of the CPU.
    #[error("a device does not give what the CPU gives: {0}; please report it, and use --backend cpu")]
    Mismatch(String),
}

/// A device in use.
pub(crate) struct Unit {
    pub(crate) queue: Arc<Queue>,
    regions: Arc<Regions>,
    /// What it did, and what the CPU did for the searches that use it.
    tally: Mutex<Tally>,
}

impl Unit {
    fn open(found: &Found, options: &Options) -> Result<Unit, GpuError> {
        let unusable = |error| GpuError::Unusable { name: found.info.name.clone(), error };
        let queue = Queue::open(found, options.memory, options.batches).map_err(unusable)?;
        let regions = Arc::new(Regions::of(queue.plan.lanes, queue.plan.lanes_end, options.lanes));
        Ok(Unit { queue: Arc::new(queue), regions, tally: Mutex::default() })
    }

    /// A region of the device; `None` if none is free, or the device has failed.
    pub(crate) fn take_region(&self) -> Option<Region> {
        if self.queue.failure().is_some() {
            return None;
        }
        Region::take(&self.queue, &self.regions)
    }

    fn load(&self) -> Load {
        let reading = self.queue.meter.read();
        Load { searches: self.regions.in_use(), made: reading.items, busy_ns: reading.busy_ns }
    }
}

/// What a device has to do, and how fast it was so far.
#[derive(Clone, Copy, Debug)]
struct Load {
    searches: usize,
    /// Calls made, and the nanoseconds in which it was busy with them.
    made: u64,
    busy_ns: u64,
}

/// Calls from which on a speed is believed.
const ENOUGH: u64 = 10_000;

/// Devices, those first that another search has to share with the fewest others for their measured speed. A device that was
/// not measured yet counts as fast as the fastest.
fn by_load(loads: &[Load]) -> Vec<usize> {
    let speed = |load: &Load| (load.made >= ENOUGH).then(|| load.made as f64 / load.busy_ns.max(1) as f64);
    let fastest = loads.iter().filter_map(speed).fold(0.0, f64::max);
    let fastest = if fastest > 0.0 { fastest } else { 1.0 };
    let waits = |at: &usize| (loads[*at].searches + 1) as f64 / speed(&loads[*at]).unwrap_or(fastest);
    let mut order: Vec<usize> = (0..loads.len()).collect();
    order.sort_by(|a, b| waits(a).total_cmp(&waits(b)));
    order
}

/// What all lanes share.
pub(crate) struct Shared {
    pub(crate) units: Vec<Unit>,
    pub(crate) batches: Batches,
    pub(crate) verify: f64,
    /// Primitives that run faster here than on the CPU, by their place in the table.
    pub(crate) worth: Vec<bool>,
    /// What was done for searches that no device had room for.
    tally: Mutex<Tally>,
    mismatch: OnceLock<String>,
}

impl Shared {
    /// A region of the device that is least in use for its speed; `None` if none has room.
    pub(crate) fn region(&self) -> Option<Arc<Region>> {
        let usable: Vec<&Unit> = self.units.iter().filter(|unit| unit.queue.failure().is_none()).collect();
        let loads: Vec<Load> = usable.iter().map(|unit| unit.load()).collect();
        let free = by_load(&loads).into_iter().find_map(|at| usable[at].take_region());
        free.map(Arc::new)
    }

    /// Why a lane has no region.
    pub(crate) fn why_no_region(&self) -> Fallback {
        let lost = self.units.iter().all(|unit| unit.queue.failure().is_some());
        if lost { Fallback::DeviceLost } else { Fallback::NoRegion }
    }

    /// Whether a primitive is worth to run on a device.
    pub(crate) fn may_run(&self, prim: Prim) -> bool {
        self.worth.get(prim.index()).copied().unwrap_or(false)
    }

    /// Adds what a lane with or without a region has counted.
    pub(crate) fn add(&self, region: Option<&Region>, tally: &mut Tally) {
        let unit =
            region.and_then(|region| self.units.iter().find(|unit| Arc::ptr_eq(&unit.queue, &region.queue)));
        if let Ok(mut all) = unit.map_or(&self.tally, |unit| &unit.tally).lock() {
            all.take_from(tally);
        }
    }

    /// A device and the CPU have come to different results.
    pub(crate) fn mismatch(&self, prim: Prim, what: &str) {
        // The first is enough to stop.
        let _ = self.mismatch.set(format!("{}: {what}", prim.name()));
    }

    pub(crate) fn has_mismatch(&self) -> bool {
        self.mismatch.get().is_some()
    }
}

/// One or several devices, and the CPU.
pub struct Gpu {
    cpu: Cpu,
    pub(crate) shared: Shared,
    opened: Instant,
}

impl Gpu {
    /// Opens devices. All of them have to work.
    pub fn open(found: &[Found], cpu: Cpu, options: &Options) -> Result<Gpu, GpuError> {
        let units = found.iter().map(|found| Unit::open(found, options)).collect::<Result<_, _>>()?;
        Gpu::of(units, cpu, options)
    }

    /// Opens those devices that can be opened, of which there has to be one; and says why the others cannot.
    pub fn open_usable(
        found: &[Found],
        cpu: Cpu,
        options: &Options,
    ) -> Result<(Gpu, Vec<GpuError>), GpuError> {
        let (mut units, mut errors) = (Vec::new(), Vec::new());
        for found in found {
            match Unit::open(found, options) {
                Ok(unit) => units.push(unit),
                Err(error) => errors.push(error),
            }
        }
        if units.is_empty() && !errors.is_empty() {
            return Err(errors.swap_remove(0));
        }
        Ok((Gpu::of(units, cpu, options)?, errors))
    }

    fn of(units: Vec<Unit>, cpu: Cpu, options: &Options) -> Result<Gpu, GpuError> {
        if units.is_empty() {
            let instead = "none that was asked for".to_owned();
            return Err(GpuError::NoDevice { looked_for: device::looked_for(), instead });
        }
        let shared = Shared {
            units,
            batches: options.batches,
            verify: options.verify,
            worth: Prim::all().map(|prim| worth(options, prim)).collect(),
            tally: Mutex::new(Tally::default()),
            mismatch: OnceLock::new(),
        };
        Ok(Gpu { cpu, shared, opened: Instant::now() })
    }

    /// What ran where so far.
    pub fn report(&self) -> Report {
        let locked = |tally: &Mutex<Tally>| tally.lock().map(|tally| tally.clone()).unwrap_or_default();
        let device = |unit: &Unit| DeviceReport {
            info: unit.queue.info.clone(),
            reading: unit.queue.meter.read(),
            tally: locked(&unit.tally),
            failure: unit.queue.failure().map(ToString::to_string),
            memory: u64::from(unit.queue.plan.words) * 4,
        };
        let devices: Vec<DeviceReport> = self.shared.units.iter().map(device).collect();
        let mut tally = locked(&self.shared.tally);
        devices.iter().for_each(|device| tally.add(&device.tally));
        Report { devices, tally, time: self.opened.elapsed() }
    }

    /// Repeats a share of jobs on the CPU alone.
    fn verify_jobs(&self, jobs: &[Job<'_>], differs: &Differs, limits: &Limits, evaluations: &[Evaluation]) {
        let share = self.shared.verify;
        let mut debt = 0.0;
        for (job, evaluation) in jobs.iter().zip(evaluations) {
            debt += share;
            if debt < 1.0 {
                continue;
            }
            debt -= 1.0;
            let again = self.cpu.evaluate(&[*job], differs, limits);
            let mut tally = Tally::default();
            tally.verified = (job.battery.calls() * job.task.samples().count()) as u64;
            self.shared.add(None, &mut tally);
            for again in again {
                let same = again.counters == evaluation.counters && same_outputs(&again, evaluation);
                if !same {
                    let what = format!(
                        "a battery of {} programs on task {}",
                        job.battery.programs().len(),
                        job.task.id
                    );
                    let _ = self.shared.mismatch.set(what);
                }
            }
        }
    }

    /// An error if a result of a device was not that of the CPU.
    pub fn check(&self) -> Result<(), GpuError> {
        self.shared.mismatch.get().map_or(Ok(()), |what| Err(GpuError::Mismatch(what.clone())))
    }
}

impl Backend for Gpu {
    fn name(&self) -> String {
        let names: Vec<&str> = self.shared.units.iter().map(|unit| unit.queue.info.name.as_str()).collect();
        format!("{} + {}", names.join(" + "), self.cpu.name())
    }

    fn evaluate(&self, jobs: &[Job<'_>], differs: &Differs, limits: &Limits) -> Vec<Evaluation> {
        let given = precompute(&self.shared, jobs);
        let evaluations =
            self.cpu.evaluate_given(jobs, differs, limits, &|job, sample| given[job][sample].as_ref());
        self.verify_jobs(jobs, differs, limits, &evaluations);
        evaluations
    }

    fn threads(&self) -> usize {
        let regions: usize = self.shared.units.iter().map(|unit| unit.regions.count()).sum();
        self.cpu.threads().max(regions)
    }

    fn lane(&self) -> Box<dyn Lane + '_> {
        Box::new(DeviceLane::open(&self.shared))
    }

    fn mismatch(&self) -> Option<String> {
        self.shared.mismatch.get().cloned()
    }
}

/// Whether a primitive is to run on devices.
fn worth(options: &Options, prim: Prim) -> bool {
    prim.row().device.is_some() && options.only.as_ref().is_none_or(|only| only.contains(&prim))
}

/// Whether two evaluations have the same outputs.
fn same_outputs(a: &Evaluation, b: &Evaluation) -> bool {
    let same = |(a, b): (&Vec<Answer>, &Vec<Answer>)| {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same_answer(a, b))
    };
    a.outputs.len() == b.outputs.len() && a.outputs.iter().zip(&b.outputs).all(same)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_go_where_they_share_a_device_with_few_for_its_speed() {
        let load = |searches, made, busy_ns| Load { searches, made, busy_ns };
        assert_eq!(by_load(&[load(2, 0, 0), load(1, 0, 0), load(1, 0, 0)]), [1, 2, 0]);
        // The second is three times as fast.
        let fast = |searches| load(searches, 30_000, 1_000_000);
        let slow = |searches| load(searches, 10_000, 1_000_000);
        assert_eq!(by_load(&[slow(0), fast(0)]), [1, 0]);
        assert_eq!(by_load(&[slow(0), fast(1)]), [1, 0]);
        assert_eq!(by_load(&[slow(0), fast(3)]), [0, 1]);
        // What was hardly used is not known to be slow.
        assert_eq!(by_load(&[fast(2), load(1, 50, 1_000_000_000)]), [1, 0]);
    }
}
