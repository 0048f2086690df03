//! How many calls have a form for devices, and how much of their time on a core: of waves and of batteries.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use gridwright::Backend;
use gridwright::bench::{ProfiledWaves, WaveProfile};
use gridwright::dsl::Prim;
use gridwright::engine::{Differs, Profile};
use gridwright::gpu::{Coverage as BatteryCoverage, Fallback};
use serde_json::{Value as Json, json};

use super::work::Bench;
use crate::args::threads;

/// The share that is to have a form for devices.
pub(super) const GOAL: f64 = 0.8;

/// What the waves of each task are made of.
pub(super) struct Profiles {
    pub(super) tasks: Vec<WaveProfile>,
}

/// Calls and their seconds on a core: those that have a form for devices, and all.
pub(super) struct Share {
    pub(super) device_calls: u64,
    pub(super) calls: u64,
    pub(super) device_seconds: f64,
    pub(super) seconds: f64,
    /// What has no form: calls and seconds, the most expensive first. Nothing stands for calls of function values.
    pub(super) without: Vec<(Option<Prim>, u64, f64)>,
}

impl Share {
    pub(super) fn of_calls(&self) -> f64 {
        self.device_calls as f64 / self.calls.max(1) as f64
    }

    pub(super) fn of_time(&self) -> f64 {
        self.device_seconds / self.seconds.max(1e-9)
    }

    fn json(&self) -> Json {
        let without = self.without.iter().map(|(prim, calls, seconds)| {
            json!({ "primitive": prim.map(Prim::name), "calls": calls, "seconds": seconds })
        });
        json!({
            "calls": self.calls, "device_calls": self.device_calls, "call_share": self.of_calls(),
            "seconds": self.seconds, "device_seconds": self.device_seconds, "time_share": self.of_time(),
            "without": without.collect::<Vec<Json>>(),
        })
    }
}

/// What has a form for devices.
pub(super) struct Coverage {
    pub(super) profiles: Profiles,
    /// The waves of all tasks together.
    pub(super) waves: WaveProfile,
    /// Seconds for solving all tasks on one core, without the counting.
    pub(super) core_seconds: f64,
    pub(super) of_waves: Share,
    pub(super) of_batteries: Share,
    /// The calls of all batteries.
    pub(super) batteries: BatteryCoverage,
}

fn has_form(prim: Option<Prim>) -> bool {
    prim.is_some_and(|prim| prim.row().device.is_some())
}

impl Coverage {
    /// Solves all tasks and evaluates all batteries on one core, with every call timed.
    pub(super) fn measure(bench: &Bench<'_>) -> Result<Coverage> {
        let profiled = Arc::new(ProfiledWaves::new(threads(1)?));
        let mut profiles = Profiles { tasks: Vec::new() };
        let mut waves = WaveProfile::default();
        let mut core_seconds = 0.0;
        for at in 0..bench.tasks.len() {
            let outcome = bench.solve_one(Arc::clone(&profiled) as Arc<dyn Backend>, at)?;
            let profile = profiled.take();
            core_seconds += (outcome.took.as_secs_f64() - profile.counting.as_secs_f64()).max(0.0);
            waves.add(&profile);
            profiles.tasks.push(profile);
        }
        let (there, all) = (waves.total(has_form), waves.total(|_| true));
        let without = waves.by_primitive().into_iter().filter(|(prim, _)| !has_form(*prim));
        let of_waves = Share {
            device_calls: there.samples,
            calls: all.samples,
            device_seconds: there.time.as_secs_f64(),
            seconds: all.time.as_secs_f64(),
            without: without
                .map(|(prim, called)| (prim, called.samples, called.time.as_secs_f64()))
                .collect(),
        };
        let mut batteries = BatteryCoverage::default();
        for job in bench.jobs(bench.tasks.len()) {
            batteries.add(job.battery.code(), job.task.samples().count() as u64);
        }
        let cpu = threads(1)?.profiled(true);
        let mut profile = Profile::default();
        for evaluation in cpu.evaluate(&bench.jobs(bench.tasks.len()), &Differs::none()?, &bench.limits) {
            profile.merge(&evaluation.telemetry.profile);
        }
        let of_batteries = share_of(&batteries, &profile);
        Ok(Coverage { profiles, waves, core_seconds, of_waves, of_batteries, batteries })
    }

    pub(super) fn json(&self) -> Json {
        let mut batteries = self.of_batteries.json();
        let gain = |(prim, calls): (Prim, u64)| json!({ "primitive": prim.name(), "calls": calls });
        batteries["gains"] = self.batteries.gains().into_iter().map(gain).collect::<Vec<Json>>().into();
        let reason = |(reason, calls): (Fallback, u64)| json!({ "reason": reason.text(), "calls": calls });
        batteries["reasons"] = self.batteries.reasons().map(reason).collect::<Vec<Json>>().into();
        json!({ "goal": GOAL, "waves": self.of_waves.json(), "batteries": batteries })
    }
}

/// The time of a primitive counts by the share of its calls that a device can make.
fn share_of(coverage: &BatteryCoverage, profile: &Profile) -> Share {
    let (device_calls, calls) = coverage.total();
    let mut share = Share { device_calls, calls, device_seconds: 0.0, seconds: 0.0, without: Vec::new() };
    for (prim, spending) in profile.most_expensive() {
        let time: Duration = spending.time;
        let (there, all) = prim.map_or((0, coverage.of_values), |prim| coverage.of(prim));
        let part = there as f64 / all.max(1) as f64;
        share.seconds += time.as_secs_f64();
        share.device_seconds += time.as_secs_f64() * part;
        if there < all {
            share.without.push((prim, all - there, time.as_secs_f64() * (1.0 - part)));
        }
    }
    share.without.sort_by(|a, b| b.2.total_cmp(&a.2));
    share
}
