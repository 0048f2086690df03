//! What ran where: the counters of every device and the calls of both sides, for tables and as JSON.

use std::time::Duration;

use serde_json::{Value as Json, json};

use crate::device::DeviceInfo;
use crate::meter::Reading;
use crate::proof::Tally;

/// What a device did.
#[derive(Clone, Debug)]
pub struct DeviceReport {
    /// Which.
    pub info: DeviceInfo,
    /// Its counters.
    pub reading: Reading,
    /// Calls that it made, and those that the CPU made for the searches that use it.
    pub tally: Tally,
    /// Why it is of no use any more, if so.
    pub failure: Option<String>,
    /// Bytes of its memory that were taken.
    pub memory: u64,
}

/// What ran where.
#[derive(Clone, Debug)]
pub struct Report {
    /// Every device.
    pub devices: Vec<DeviceReport>,
    /// Calls of both sides, for all searches: also for those that no device had room for.
    pub tally: Tally,
    /// Time since the devices were opened.
    pub time: Duration,
}

/// Nanoseconds as seconds.
fn seconds(nanoseconds: u64) -> f64 {
    nanoseconds as f64 / 1e9
}

impl DeviceReport {
    /// Seconds for opening it, for a first launch, and for loading or compiling kernels: no part of any other time.
    pub fn warm_up_seconds(&self) -> f64 {
        seconds(self.reading.warm_up_ns)
    }

    /// Seconds on a core for turning waves into requests, these into flights, handing these over, and turning results into
    /// outcomes.
    pub fn host_seconds(&self) -> f64 {
        let Reading { packing_ns, launching_ns, preparing_ns, .. } = self.reading;
        seconds(packing_ns + launching_ns + preparing_ns)
    }

    /// Seconds in kernels, if the device measures them.
    pub fn kernel_seconds(&self) -> Option<f64> {
        let Reading { kernel_ns, flights, .. } = self.reading;
        (kernel_ns > 0 || flights == 0).then(|| seconds(kernel_ns))
    }

    /// Seconds that flights were under way and no kernel of theirs ran, if that is known.
    pub fn transfer_seconds(&self) -> Option<f64> {
        Some((seconds(self.reading.flight_ns) - self.kernel_seconds()?).max(0.0))
    }

    /// The share of some time in which a flight was under way.
    pub fn busy_share(&self, time: Duration) -> f64 {
        (seconds(self.reading.busy_ns) / time.as_secs_f64().max(1e-9)).min(1.0)
    }

    /// As JSON.
    pub fn to_json(&self, time: Duration) -> Json {
        let Reading { launches, items, flights, split, bytes_up, bytes_down, .. } = self.reading;
        let mut json = self.info.to_json();
        let own = json!({
            "memory_taken": self.memory, "failure": self.failure, "launches": launches, "launched_calls": items,
            "flights": flights, "split_flights": split, "bytes_up": bytes_up, "bytes_down": bytes_down,
            "values_fetched": self.reading.grids_down, "evictions": self.reading.evictions,
            "seconds": {
                "warm_up": self.warm_up_seconds(), "packing": seconds(self.reading.packing_ns),
                "launching": seconds(self.reading.launching_ns),
                "preparing": seconds(self.reading.preparing_ns), "kernels": self.kernel_seconds(),
                "transfers": self.transfer_seconds(), "flights": seconds(self.reading.flight_ns),
            },
            "busy": self.busy_share(time),
        });
        extend(&mut json, own);
        extend(&mut json, tally_json(&self.tally));
        json
    }
}

impl Report {
    /// What was added since an earlier report of the same devices. What they took to open stays.
    #[must_use]
    pub fn since(&self, before: &Report) -> Report {
        let device = |(now, before): (&DeviceReport, &DeviceReport)| {
            let warm_up_ns = now.reading.warm_up_ns;
            let reading = Reading { warm_up_ns, ..now.reading.since(before.reading) };
            DeviceReport { reading, tally: now.tally.since(&before.tally), ..now.clone() }
        };
        Report {
            devices: self.devices.iter().zip(&before.devices).map(device).collect(),
            tally: self.tally.since(&before.tally),
            time: self.time.saturating_sub(before.time),
        }
    }

    /// As JSON: every device, and all together.
    pub fn to_json(&self) -> Json {
        let devices: Vec<Json> = self.devices.iter().map(|device| device.to_json(self.time)).collect();
        let mut json = json!({ "devices": devices, "seconds": self.time.as_secs_f64() });
        extend(&mut json, tally_json(&self.tally));
        json
    }
}

impl DeviceInfo {
    /// As JSON.
    pub fn to_json(&self) -> Json {
        json!({
            "name": self.name, "api": self.api.to_string(), "kind": self.kind.to_string(),
            "is_hardware": self.kind.is_hardware(), "driver": self.driver, "memory": self.memory,
            "largest_arena": self.largest_arena, "largest_group": self.largest_group,
            "most_groups": self.most_groups, "capability": self.capability_text(),
        })
    }
}

fn tally_json(tally: &Tally) -> Json {
    let primitives = tally
        .by_primitive()
        .into_iter()
        .map(|(prim, device, cpu)| json!({ "primitive": prim.name(), "device": device, "cpu": cpu }));
    let fallbacks =
        tally.fallbacks().map(|(reason, count)| json!({ "reason": reason.text(), "count": count }));
    json!({
        "calls": { "device": tally.device_calls(), "cpu": tally.host_calls(), "device_share": tally.share() },
        "primitives": primitives.collect::<Vec<Json>>(), "fallbacks": fallbacks.collect::<Vec<Json>>(),
        "fits": tally.fits, "verified": tally.verified,
    })
}

/// Adds the fields of an object to another.
fn extend(json: &mut Json, more: Json) {
    if let (Json::Object(json), Json::Object(more)) = (json, more) {
        json.extend(more);
    }
}
