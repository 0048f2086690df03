//! Routing: which primitives a device is predicted to make faster than the CPU, from what was measured on both.
//!
//! In: a device. Out: its [`Costs`], measured when it is first used and kept in a file by device, driver and version of
//! the engine; from them, at a size of batches, the primitives for which it is predicted to win by [`MARGIN`]. What is
//! measured decides where a call runs, never what it gives.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use gridwright_dsl::Prim;
use gridwright_engine::wave::{Store, Work};
use gridwright_engine::{Backend, Cpu, Lane};
use serde_json::{Map, Value as Json, json};

use crate::backend::{Gpu, GpuError, Options};
use crate::device::{DeviceError, DeviceInfo, Found};
use crate::scheduler::Batches;
use crate::trial::{Trial, timed};

/// By how much a device has to be faster to be used.
pub const MARGIN: f64 = 1.2;

/// The shapes of the samples that are measured on: usual ones.
const SHAPES: [(usize, usize); 4] = [(10, 10), (12, 9), (16, 14), (20, 20)];
/// Distinct calls of a primitive, and how many a measured wave has.
const DISTINCT: usize = 32;
const WAVE: usize = 512;
/// Waves of which the fastest counts.
const REPEATS: usize = 3;
/// Bytes of the device that measuring takes.
const MEMORY: u64 = 512 << 20;

/// What calls cost on a device and on a core beside it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Costs {
    /// Nanoseconds of a wave of one call, all in all.
    pub launch: f64,
    /// Nanoseconds a byte, up or down.
    pub transfer: f64,
    /// For each primitive nanoseconds a call on one sample: on the device in a large wave, and on a core.
    pub calls: BTreeMap<String, (f64, f64)>,
}

impl Costs {
    /// The primitives for which the device is predicted to win against so many cores, in flights of so many calls.
    pub fn winners(&self, batch: usize, cores: f64) -> Vec<Prim> {
        let wins = |(name, &(device, core)): (&String, &(f64, f64))| {
            let on_device = device + self.launch / batch.max(1) as f64;
            if on_device * MARGIN < core / cores { Prim::by_name(name) } else { None }
        };
        self.calls.iter().filter_map(wins).collect()
    }

    /// How many times as fast as a core the device is in a mix of all measured primitives.
    pub fn speed_up(&self, batch: usize) -> f64 {
        let (device, core) =
            self.calls.values().fold((0.0, 0.0), |sum, cost| (sum.0 + cost.0, sum.1 + cost.1));
        let device = device + self.calls.len() as f64 * self.launch / batch.max(1) as f64;
        if device > 0.0 { core / device } else { 0.0 }
    }

    fn to_json(&self) -> Json {
        let calls: Map<String, Json> =
            self.calls.iter().map(|(name, (device, core))| (name.clone(), json!([device, core]))).collect();
        json!({ "launch_ns": self.launch, "transfer_ns_per_byte": self.transfer, "calls_ns": calls })
    }

    fn from_json(json: &Json) -> Option<Costs> {
        let cost = |(name, cost): (&String, &Json)| {
            Some((name.clone(), (cost.get(0)?.as_f64()?, cost.get(1)?.as_f64()?)))
        };
        Some(Costs {
            launch: json.get("launch_ns")?.as_f64()?,
            transfer: json.get("transfer_ns_per_byte")?.as_f64()?,
            calls: json.get("calls_ns")?.as_object()?.iter().map(cost).collect::<Option<_>>()?,
        })
    }
}

/// Which devices are worth it, by their places, and what runs on them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The devices.
    pub devices: Vec<usize>,
    /// The primitives that run there. A call goes to whichever device its search has, so it has to pay on each.
    pub only: Vec<Prim>,
}

impl Route {
    /// The route by what devices cost, in flights of so many calls, against so many threads of the CPU, of which each device
    /// replaces its share; why there is none where no device pays.
    pub fn of(costs: &[Costs], batch: usize, threads: usize) -> Result<Route, String> {
        let cores = (threads as f64 / costs.len().max(1) as f64).max(1.0);
        let winners: Vec<Vec<Prim>> = costs.iter().map(|costs| costs.winners(batch, cores)).collect();
        let mut devices: Vec<usize> = (0..costs.len()).filter(|&at| !winners[at].is_empty()).collect();
        let on_all = |devices: &[usize]| -> Vec<Prim> {
            Prim::all().filter(|prim| devices.iter().all(|&at| winners[at].contains(prim))).collect()
        };
        // Devices that are good at different things do not go together: then the one that is good at most.
        if on_all(&devices).is_empty() {
            devices = devices
                .into_iter()
                .max_by_key(|&at| (winners[at].len(), std::cmp::Reverse(at)))
                .into_iter()
                .collect();
        }
        if devices.is_empty() {
            let ratio = costs.iter().map(|costs| costs.speed_up(batch)).fold(0.0, f64::max);
            return Err(format!(
                "no primitive is {MARGIN} times as fast on a device as on {}; all together {ratio:.2} times as fast as on one",
                if cores > 1.0 { format!("{cores:.1} cores") } else { "a core".to_owned() }
            ));
        }
        let only = on_all(&devices);
        Ok(Route { devices, only })
    }
}

/// Where measurements are kept: `GRIDWRIGHT_CACHE`, or the user's folder for caches; `None` if there is neither.
pub fn cache_file() -> Option<PathBuf> {
    let var = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = var("GRIDWRIGHT_CACHE")
        .or_else(|| var("XDG_CACHE_HOME").map(|folder| folder.join("gridwright")))
        .or_else(|| var("HOME").map(|folder| folder.join(".cache/gridwright")))
        .or_else(|| var("LOCALAPPDATA").map(|folder| folder.join("gridwright")))?;
    Some(folder.join("devices.json"))
}

/// What a device costs: from the file, or measured now and kept there. A file that cannot be read is measured anew, and one
/// that cannot be written is done without. Measuring takes a while, so it is told before.
pub fn costs(
    found: &Found,
    cache: Option<&Path>,
    measuring: impl FnOnce(&DeviceInfo),
) -> Result<Costs, GpuError> {
    let key = format!("{} / gridwright {}", found.info.identity(), env!("CARGO_PKG_VERSION"));
    let mut all = cache.and_then(read).unwrap_or_default();
    if let Some(costs) = all.get(&key).and_then(Costs::from_json) {
        return Ok(costs);
    }
    measuring(&found.info);
    let costs = measure(found)?;
    all.insert(key, costs.to_json());
    if let Some(path) = cache {
        let _ = write(path, &Json::Object(all));
    }
    Ok(costs)
}

fn read(path: &Path) -> Option<Map<String, Json>> {
    let text = std::fs::read_to_string(path).ok()?;
    serde_json::from_str::<Json>(&text).ok()?.as_object().cloned()
}

/// In one go, so that no other process reads half of it.
fn write(path: &Path, json: &Json) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let making = path.with_extension(format!("{}.tmp", std::process::id()));
    std::fs::write(&making, format!("{json:#}\n"))?;
    std::fs::rename(&making, path)
}

/// Measures calls of every primitive with a device form on both sides.
pub fn measure(found: &Found) -> Result<Costs, GpuError> {
    let unusable = |error| GpuError::Unusable { name: found.info.name.clone(), error };
    let core = || {
        Cpu::new(1).map_err(|error| unusable(DeviceError::Lost(format!("no thread for the CPU: {error}"))))
    };
    let batches = Batches { smallest: 1, best: 1, ..Batches::default() };
    let options = Options { memory: MEMORY, lanes: 1, batches, ..Options::default() };
    let gpu = Gpu::open(std::slice::from_ref(found), core()?, &options)?;
    let (cpu, mut trial) = (core()?, Trial::new(&SHAPES));
    let (mut device, mut core) = (gpu.lane(), cpu.lane());
    let mut costs = Costs { launch: f64::INFINITY, ..Costs::default() };
    for prim in Prim::all().filter(|prim| prim.row().device.is_some()) {
        let distinct = trial.calls(prim, DISTINCT);
        let Some(first) = distinct.first() else { continue };
        let wave: Vec<Work> = distinct.iter().copied().cycle().take(WAVE).collect();
        let items = (wave.len() * trial.store.samples().len()) as f64;
        // The first wave compiles or loads what it needs.
        timed(&mut *device, &trial.store, std::slice::from_ref(first));
        costs.launch = costs.launch.min(fastest(&mut *device, &trial.store, std::slice::from_ref(first)));
        let on_device = (fastest(&mut *device, &trial.store, &wave) - costs.launch).max(0.0) / items;
        let on_core = fastest(&mut *core, &trial.store, &wave) / items;
        costs.calls.insert(prim.name().to_owned(), (on_device, on_core));
    }
    drop(device);
    let report = gpu.report();
    for device in report.devices {
        if let Some(failure) = device.failure {
            return Err(unusable(DeviceError::Lost(failure)));
        }
        let reading = device.reading;
        let (outside, bytes) =
            (reading.flight_ns.saturating_sub(reading.kernel_ns), reading.bytes_up + reading.bytes_down);
        costs.transfer = outside as f64 / bytes.max(1) as f64;
    }
    Ok(costs)
}

/// Nanoseconds of the fastest of some waves whose results are dropped.
fn fastest(lane: &mut dyn Lane, store: &Store, work: &[Work]) -> f64 {
    let times = (0..REPEATS).map(|_| timed(lane, store, work));
    times.min().unwrap_or_default().as_nanos() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn costs() -> Costs {
        let calls = [("hmirror", (100.0, 1000.0)), ("over", (900.0, 1000.0)), ("pieces", (500.0, 1000.0))];
        let calls = calls.map(|(name, cost)| (name.to_owned(), cost)).into();
        Costs { launch: 100_000.0, transfer: 0.1, calls }
    }

    #[test]
    fn a_device_is_used_where_it_wins_by_the_margin() {
        let against =
            |batch, cores| costs().winners(batch, cores).iter().map(|prim| prim.name()).collect::<Vec<_>>();
        let names = |batch| against(batch, 1.0);
        assert_eq!(names(10_000), ["hmirror", "pieces"]);
        // A launch that few calls share eats up what is won.
        assert_eq!(names(200), ["hmirror"]);
        assert_eq!(names(10), [""; 0]);
        // What beats one core need not beat all.
        assert_eq!((against(10_000, 4.0), against(10_000, 8.0)), (vec!["hmirror"], vec![]));
        assert!(costs().speed_up(10_000) > 1.9 && costs().speed_up(10) < 1.0);
    }

    #[test]
    fn what_runs_on_devices_pays_on_each() {
        let fast = costs();
        let mut other = costs();
        other.calls.insert("pieces".to_owned(), (990.0, 1000.0));
        let slow = Costs { launch: 1e12, ..costs() };
        let only = |name: &str| vec![Prim::by_name(name).unwrap()];
        let route = Route::of(&[fast.clone(), slow.clone(), other.clone()], 10_000, 1).unwrap();
        assert_eq!((route.devices, route.only), (vec![0, 2], only("hmirror")));
        // What only the one or the other wins is no reason to use both.
        other.calls.insert("hmirror".to_owned(), (990.0, 1000.0));
        other.calls.insert("over".to_owned(), (1.0, 1000.0));
        let route = Route::of(&[other.clone(), fast.clone()], 10_000, 1).unwrap();
        assert_eq!(route.devices, [1]);
        // Two devices stand against half of the threads each.
        let only = |costs: &[Costs], threads| Route::of(costs, 10_000, threads).map(|route| route.only.len());
        assert_eq!(
            (only(std::slice::from_ref(&fast), 2), only(&[fast.clone(), fast.clone()], 2)),
            (Ok(1), Ok(2))
        );
        let why = Route::of(&[slow], 10_000, 8).unwrap_err();
        assert!(why.contains("no primitive is 1.2 times as fast on a device as on 8.0 cores"), "{why}");
    }

    #[test]
    fn measurements_survive_the_file_and_a_broken_file_is_no_measurement() {
        let folder = std::env::temp_dir().join(format!("gridwright-routing-{}", std::process::id()));
        let path = folder.join("devices.json");
        let mut all = Map::new();
        all.insert("a".to_owned(), costs().to_json());
        write(&path, &Json::Object(all)).unwrap();
        assert_eq!(read(&path).unwrap().get("a").and_then(Costs::from_json), Some(costs()));
        std::fs::write(&path, "{\"a\":").unwrap();
        assert_eq!(read(&path), None);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
