//! What a device did, counted where it happens.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

macro_rules! counters {
    ($($name:ident $doc:literal)*) => {
        /// Counters of one device, changed by its thread and by the searches that use it.
        #[derive(Debug, Default)]
        pub(crate) struct Meter { $(pub(crate) $name: AtomicU64),* }

        /// What the counters of a device read at a moment.
        #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
        pub struct Reading { $(#[doc = $doc] pub $name: u64),* }

        impl Meter {
            pub(crate) fn read(&self) -> Reading {
                Reading { $($name: self.$name.load(Ordering::Relaxed)),* }
            }
        }

        impl Reading {
            /// What was added since an earlier reading.
            #[must_use]
            pub fn since(self, before: Reading) -> Reading {
                Reading { $($name: self.$name - before.$name),* }
            }
        }
    };
}

counters! {
    launches "Launches of kernels, copies included."
    items "Calls on one sample that kernels were launched for."
    flights "Flights: uploads, launches and downloads that went together."
    split "Flights that were split for want of memory."
    bytes_up "Bytes that went to the device."
    bytes_down "Bytes that came back."
    grids_down "Values that came back because the host asked for them."
    evictions "Times that a search had to give up what it had on the device."
    warm_up_ns "Nanoseconds for opening it, for a first launch, and for loading or compiling kernels when they are first needed."
    packing_ns "Nanoseconds on a core for putting requests into flights and taking them apart."
    launching_ns "Nanoseconds on a core for handing flights to the driver, what is copied for it included."
    preparing_ns "Nanoseconds on a core for turning waves into requests and results into outcomes."
    kernel_ns "Nanoseconds in kernels, as the device measured it; 0 if it cannot."
    flight_ns "Nanoseconds that flights were under way, each counted by itself."
    busy_ns "Nanoseconds in which a flight or two were under way."
}

fn add(counter: &AtomicU64, more: u64) {
    counter.fetch_add(more, Ordering::Relaxed);
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// Time of a thread on a core: waiting for the device, or for a core, is no work.
fn on_core(seconds: f64) -> u64 {
    nanoseconds(Duration::from_secs_f64(seconds.max(0.0)))
}

impl Meter {
    pub(crate) fn warm_up(&self, time: Duration) {
        add(&self.warm_up_ns, nanoseconds(time));
    }

    pub(crate) fn packed(&self, core_seconds: f64) {
        add(&self.packing_ns, on_core(core_seconds));
    }

    /// Loading what runs for the first time is no launching.
    pub(crate) fn handed_over(&self, core_seconds: f64, loading: Duration) {
        add(&self.launching_ns, on_core(core_seconds).saturating_sub(nanoseconds(loading)));
    }

    pub(crate) fn prepared(&self, core_seconds: f64) {
        add(&self.preparing_ns, on_core(core_seconds));
    }

    pub(crate) fn launched(&self, launches: u64, items: u64) {
        add(&self.launches, launches);
        add(&self.items, items);
        add(&self.flights, 1);
    }

    pub(crate) fn split(&self) {
        add(&self.split, 1);
    }

    pub(crate) fn fetched(&self, values: u64) {
        add(&self.grids_down, values);
    }

    pub(crate) fn evicted(&self) {
        add(&self.evictions, 1);
    }

    /// A flight has landed: how long it was under way, and how much of that none before it was.
    pub(crate) fn landed(&self, under_way: Duration, alone: Duration, kernels: Option<Duration>) {
        add(&self.flight_ns, nanoseconds(under_way));
        add(&self.busy_ns, nanoseconds(alone));
        add(&self.kernel_ns, kernels.map_or(0, nanoseconds));
    }

    pub(crate) fn transferred(&self, up: u64, down: u64) {
        add(&self.bytes_up, up);
        add(&self.bytes_down, down);
    }
}
