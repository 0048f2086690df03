//! What devices that are not here could do with the waves that were counted: an estimate.

use gridwright::bench::WaveProfile;
use gridwright::gpu::roofline::{ASSUMPTIONS, BYTES_PER_CALL, Counted, Estimate, estimates};
use serde_json::{Value as Json, json};

use super::coverage::Coverage;

/// The most tasks whose waves go to a device together.
const TOGETHER: usize = 64;

/// The estimate, and what it is set beside.
pub(super) struct Estimated {
    counted: Counted,
    pub(super) estimates: [Estimate; 3],
    /// Seconds on a core of the calls that a device would make.
    pub(super) device_core_seconds: f64,
    /// Seconds on a core of all work.
    pub(super) core_seconds: f64,
    pub(super) cores: usize,
}

impl Estimated {
    /// From the waves of all tasks.
    pub(super) fn of(coverage: &Coverage, cores: usize) -> Estimated {
        let there = coverage.waves.total(|prim| prim.is_some_and(|prim| prim.row().device.is_some()));
        let (mut launches, mut longest) = (0, 0);
        for tasks in coverage.profiles.tasks.chunks(TOGETHER) {
            let mut together = WaveProfile::default();
            tasks.iter().for_each(|task| together.add(task));
            launches += together.launches.len() as u64;
            longest += together.launches.values().sum::<u64>();
        }
        let counted = Counted {
            calls: there.samples,
            record_bytes: there.record_bytes,
            fuel: there.fuel,
            launches,
            longest,
            transferred: there.samples * BYTES_PER_CALL,
        };
        let (device_core_seconds, core_seconds) = (coverage.of_waves.device_seconds, coverage.core_seconds);
        Estimated { counted, estimates: estimates(&counted), device_core_seconds, core_seconds, cores }
    }

    /// How many times as fast as a core a device would make the calls that it makes.
    pub(super) fn of_calls(&self, estimate: &Estimate) -> f64 {
        self.device_core_seconds / estimate.seconds().max(1e-9)
    }

    /// How many times as fast as one core all work would be, if all cores do the rest meanwhile.
    pub(super) fn of_all(&self, estimate: &Estimate) -> f64 {
        let rest = (self.core_seconds - self.device_core_seconds).max(0.0) / self.cores.max(1) as f64;
        self.core_seconds / estimate.seconds().max(rest).max(1e-9)
    }

    pub(super) fn json(&self) -> Json {
        let Counted { calls, record_bytes, fuel, launches, longest, transferred } = self.counted;
        let each = self.estimates.iter().map(|estimate| {
            let mut json = estimate.to_json();
            json["speedup_of_calls"] = self.of_calls(estimate).into();
            json["speedup_of_all"] = self.of_all(estimate).into();
            json
        });
        json!({
            "is_estimate": true, "assumptions": ASSUMPTIONS,
            "counted": {
                "calls": calls, "record_bytes": record_bytes, "fuel": fuel, "launches": launches,
                "fuel_of_longest_calls": longest,
                "transferred_bytes": transferred, "core_seconds_of_calls": self.device_core_seconds,
                "core_seconds": self.core_seconds, "cores": self.cores,
            },
            "estimates": each.collect::<Vec<Json>>(),
        })
    }
}
