//! What devices that are not here could do: an estimate from counted bytes, operations and launches.
//!
//! In: what was counted of real work. Out: for each kind of device the time that each of its limits allows at best, and
//! the sum of what cannot overlap. It is an estimate, and [`ASSUMPTIONS`] says what it rests on; what a device does is
//! for a measurement to say.

use serde_json::{Value as Json, json};

/// What the calls that a device would make come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    /// Calls on one sample.
    pub calls: u64,
    /// Bytes of operands and results.
    pub record_bytes: u64,
    /// Fuel, which counts the steps of primitives.
    pub fuel: u64,
    /// Launches of kernels.
    pub launches: u64,
    /// Fuel of the longest call of each launch, all added up: what is done one after the other.
    pub longest: u64,
    /// Bytes that go to the device and back.
    pub transferred: u64,
}

/// Bytes that go to the device and back for a call on one sample: its instruction and item, and its result.
pub const BYTES_PER_CALL: u64 = 32 + 32 + 48;

/// A kind of device, by its data sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Model {
    /// What it is called.
    pub name: &'static str,
    /// Bytes a second of its memory.
    pub memory: f64,
    /// Lanes.
    pub lanes: f64,
    /// Cycles a second.
    pub clock: f64,
    /// Bytes a second to the host and back.
    pub transfers: f64,
}

/// The devices of competition notebooks: T4 (40 multiprocessors of 64 lanes at 1.59 GHz, PCIe 3), P100 (56 of 64 at 1.33 GHz,
/// PCIe 3), L4 (58 of 64 at 2.04 GHz, PCIe 4).
pub const MODELS: [Model; 3] = [
    Model { name: "T4", memory: 320e9, lanes: 40.0 * 64.0, clock: 1.59e9, transfers: 12e9 },
    Model { name: "P100", memory: 732e9, lanes: 56.0 * 64.0, clock: 1.33e9, transfers: 12e9 },
    Model { name: "L4", memory: 300e9, lanes: 58.0 * 64.0, clock: 2.04e9, transfers: 24e9 },
];

/// Machine operations for a unit of fuel: addresses, bounds and the loop beside the step itself.
const OPERATIONS_PER_FUEL: f64 = 20.0;
/// Bytes of memory that a unit of fuel touches beside records: a word of scratch.
const BYTES_PER_FUEL: f64 = 4.0;
/// The share of lanes that are busy: invocations side by side run one primitive on grids of different sizes.
const BUSY_LANES: f64 = 0.25;
/// The share of each transfer from memory that is used: invocations read words that are far apart.
const USED_SECTORS: f64 = 0.25;
/// Cycles for a unit of fuel of one call alone: its operations wait for each other and for memory.
const CYCLES_PER_FUEL: f64 = 100.0;
/// Seconds of a launch.
const LAUNCH: f64 = 10e-6;

/// What the estimate rests on.
pub const ASSUMPTIONS: [&str; 7] = [
    "20 integer operations and 4 bytes of scratch for a unit of fuel, beside the records of operands and results",
    "a quarter of the lanes busy, since invocations side by side have grids of different sizes",
    "a quarter of each transfer from memory used, since invocations read words that are far apart; no help of caches",
    "100 cycles for a unit of fuel of one call alone, and no launch shorter than its longest call",
    "10 microseconds a launch; waves of up to 64 tasks share their launches",
    "12 GB/s over PCIe 3 (T4, P100), 24 GB/s over PCIe 4 (L4); transfers overlap nothing",
    "peak bandwidth and clock of the data sheets, which a device holds only while it is cool",
];

/// What a device could do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// Which.
    pub model: Model,
    /// Seconds by memory, if nothing else were a limit.
    pub memory: f64,
    /// By operations.
    pub operations: f64,
    /// By the longest call of each launch.
    pub longest: f64,
    /// By launches.
    pub launches: f64,
    /// By transfers.
    pub transfers: f64,
}

impl Estimate {
    /// What limits kernels, and their seconds.
    fn kernels(&self) -> (&'static str, f64) {
        let limits =
            [("memory", self.memory), ("operations", self.operations), ("longest calls", self.longest)];
        limits.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default()
    }

    /// Seconds in all: the slowest limit of kernels, launches and transfers.
    pub fn seconds(&self) -> f64 {
        self.kernels().1 + self.launches + self.transfers
    }

    /// What most of the time goes into.
    pub fn bound(&self) -> &'static str {
        let parts = [self.kernels(), ("launches", self.launches), ("transfers", self.transfers)];
        parts.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default().0
    }

    /// As JSON.
    pub fn to_json(&self) -> Json {
        json!({
            "device": self.model.name, "seconds": self.seconds(), "bound": self.bound(),
            "by": {
                "memory": self.memory, "operations": self.operations, "longest_calls": self.longest,
                "launches": self.launches, "transfers": self.transfers,
            },
        })
    }
}

/// What each kind of device could do with this work.
pub fn estimates(counted: &Counted) -> [Estimate; 3] {
    let fuel = counted.fuel as f64;
    MODELS.map(|model| Estimate {
        model,
        memory: (counted.record_bytes as f64 + fuel * BYTES_PER_FUEL) / (model.memory * USED_SECTORS),
        operations: fuel * OPERATIONS_PER_FUEL / (model.lanes * model.clock * BUSY_LANES),
        longest: counted.longest as f64 * CYCLES_PER_FUEL / model.clock,
        launches: counted.launches as f64 * LAUNCH,
        transfers: counted.transferred as f64 / model.transfers,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_limit_is_named() {
        let work = Counted { calls: 1_000_000, record_bytes: 1 << 30, fuel: 1_000_000, ..Counted::default() };
        let [t4, ..] = estimates(&work);
        assert_eq!(t4.bound(), "memory");
        assert!(t4.seconds() > f64::from(1 << 30) / 320e9, "{}", t4.seconds());
        let busy = Estimate { operations: 2.0 * t4.memory, ..t4 };
        assert_eq!((busy.bound(), busy.seconds()), ("operations", t4.seconds() + t4.memory));
        let [t4, ..] = estimates(&Counted { launches: 1 << 40, ..work });
        assert_eq!(t4.bound(), "launches");
        let [t4, ..] = estimates(&Counted { longest: 1 << 30, ..work });
        assert_eq!(t4.bound(), "longest calls");
    }
}
