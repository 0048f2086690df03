//! Where the time went: by phase, by primitive, inside and outside of primitives.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use gridwright::dsl::Prim;
use gridwright::engine::{Counters, Phase, Profile, clock_cost};
use gridwright::{BatteryOutcome, SampleKind};
use serde_json::{Value as Json, json};

use crate::allocator::Used;
use crate::screen::Screen;
use crate::table::{Align, Table, count, duration, number};

/// What was measured of a run.
pub(super) struct Timing {
    /// What all threads did, by phase.
    phases: Vec<(Phase, Sum)>,
    profile: Profile,
    /// Whether calls were timed.
    profiled: bool,
    /// The whole run, as long as it took.
    seconds: f64,
    caches: [(&'static str, Rate); 2],
    batteries: usize,
    /// For demos and for tests, how many there are and the time on a core.
    samples: [(SampleKind, usize, f64); 2],
    used: Used,
    /// What reading the clock takes, in seconds.
    clock: f64,
}

/// How often a cache knew, and how often not; how much it holds, and in which phase it saves time.
#[derive(Clone, Copy)]
pub(super) struct Rate {
    pub(super) phase: Phase,
    pub(super) hits: usize,
    pub(super) misses: usize,
    pub(super) entries: usize,
}

/// Spans added up: thread time, of that the time inside of primitives, time on a core, calls.
#[derive(Clone, Copy, Default)]
struct Sum {
    threads: f64,
    inside: f64,
    cpu: f64,
    calls: u64,
    timed: u64,
}

impl Sum {
    /// Time on a core outside of primitives: the same share as of the thread's time, so that what else the machine does
    /// meanwhile falls out. What timing the calls took, two readings of the clock each, is no part of either.
    fn outside(self, clock: f64) -> f64 {
        let readings = self.timed as f64 * clock;
        let (inside, threads) = (self.inside - readings, self.threads - 2.0 * readings);
        if threads > 0.0 { self.cpu * (1.0 - inside / threads).clamp(0.0, 1.0) } else { 0.0 }
    }
}

impl Timing {
    /// Adds up the spans of all rows.
    pub(super) fn new(
        rows: &[BatteryOutcome<'_>],
        (all, used): (Duration, Used),
        caches: [(&'static str, Rate); 2],
        profiled: bool,
    ) -> Timing {
        let mut phases: Vec<(Phase, Sum)> =
            Phase::ALL.into_iter().map(|phase| (phase, Sum::default())).collect();
        let mut profile = Profile::default();
        for row in rows {
            profile.merge(&row.telemetry.profile);
            for span in &row.telemetry.spans {
                if let Some((_, sum)) = phases.iter_mut().find(|(phase, _)| *phase == span.phase) {
                    sum.threads += span.wall.as_secs_f64();
                    sum.inside += span.inside.as_secs_f64();
                    sum.cpu += span.cpu.as_secs_f64();
                    sum.calls += span.calls;
                    sum.timed += span.timed;
                }
            }
        }
        let samples = [SampleKind::Demo, SampleKind::Test].map(|kind| {
            let count = rows.iter().flat_map(|row| row.task.samples()).filter(|(of, _)| *of == kind).count();
            let spans =
                rows.iter().flat_map(|row| &row.telemetry.spans).filter(|span| span.sample == Some(kind));
            (kind, count, spans.map(|span| span.cpu.as_secs_f64()).sum())
        });
        Timing {
            batteries: rows.len(),
            samples,
            phases,
            profile,
            profiled,
            seconds: all.as_secs_f64(),
            caches,
            used,
            clock: clock_cost().as_secs_f64(),
        }
    }

    /// All threads' time in the pipeline.
    fn threads(&self) -> f64 {
        self.phases.iter().map(|(_, sum)| sum.threads).sum()
    }

    /// Time on a core that belongs to no phase: reading, drawing programs, reporting.
    fn other(&self) -> f64 {
        (self.used.cpu.as_secs_f64() - self.cpu()).max(0.0)
    }

    /// The phases' time on a core.
    fn cpu(&self) -> f64 {
        self.phases.iter().map(|(_, sum)| sum.cpu).sum()
    }

    /// The share of the phases' time on a core that is not inside of primitives.
    fn outside(&self) -> f64 {
        let outside: f64 = self.phases.iter().map(|(_, sum)| sum.outside(self.clock)).sum();
        if self.cpu() > 0.0 { outside / self.cpu() } else { 0.0 }
    }

    /// How long a phase took as part of the whole: phases run side by side on threads, so the run's time, less what
    /// belongs to no phase, is divided as the threads' time is.
    fn wall(&self, sum: Sum) -> f64 {
        let threads = self.threads();
        let pipeline = (self.seconds - self.other()).max(0.0);
        if threads > 0.0 { pipeline * sum.threads / threads } else { 0.0 }
    }

    /// What a cache has saved, if what it did not know is a measure of what it did.
    fn saved(&self, rate: &Rate) -> Option<f64> {
        let sum = self.phases.iter().find(|(phase, _)| *phase == rate.phase).map(|(_, sum)| sum.cpu)?;
        (rate.misses > 0).then(|| sum * rate.hits as f64 / rate.misses as f64)
    }

    /// Samples that were evaluated in a second of the run.
    fn samples_per_second(&self) -> f64 {
        let samples: usize = self.samples.iter().map(|(_, count, _)| count).sum();
        samples as f64 / self.seconds.max(1e-9)
    }

    /// How long the run took for each battery.
    fn battery_seconds(&self) -> f64 {
        self.seconds / self.batteries.max(1) as f64
    }

    /// Writes the tables.
    pub(super) fn write(
        &self,
        counters: &Counters,
        top: usize,
        screen: &Screen,
        out: &mut dyn Write,
    ) -> Result<()> {
        let (left, right) = (Align::Left, Align::Right);
        let columns = [
            ("phase", left),
            ("wall", right),
            ("cpu", right),
            ("share", right),
            ("outside", right),
            ("calls", right),
            ("calls/s", right),
        ];
        let mut table = Table::new(&columns);
        let all = self.cpu() + self.other();
        let mut row = |name: &str, wall: f64, cpu: f64, outside: f64, calls: u64| {
            let share = if all > 0.0 { 100.0 * cpu / all } else { 0.0 };
            let speed = if cpu > 0.0 { calls as f64 / cpu } else { 0.0 };
            let counted = |number: String| if calls > 0 { number } else { String::new() };
            table.row([
                name.into(),
                duration(wall).into(),
                duration(cpu).into(),
                format!("{share:.1}%").into(),
                duration(outside).into(),
                counted(number(calls)).into(),
                counted(number(speed as u64)).into(),
            ]);
        };
        for (phase, sum) in &self.phases {
            row(phase.name(), self.wall(*sum), sum.cpu, sum.outside(self.clock), sum.calls);
        }
        row("reading and the rest", self.other().min(self.seconds), self.other(), self.other(), 0);
        let calls = self.phases.iter().map(|(_, sum)| sum.calls).sum();
        row("all", self.seconds, all, self.outside() * self.cpu() + self.other(), calls);
        writeln!(out)?;
        table.write(screen, out)?;

        let (outside, cpu) = (self.outside(), self.cpu());
        let took = [cpu * (1.0 - outside), cpu * outside].map(|seconds| duration(seconds).trim().to_owned());
        writeln!(
            out,
            "\nthe phases: {} inside primitives, {} outside ({:.1}%)\n",
            took[0],
            took[1],
            100.0 * outside
        )?;
        self.primitives(top).write(screen, out)?;

        let faults = &counters.faults;
        writeln!(out, "\n{}, the most common:", count(faults.total() as usize, "fault"))?;
        let mut faults: Vec<_> = faults.iter().collect();
        faults.sort_by_key(|(_, _, count)| std::cmp::Reverse(*count));
        for (prim, reason, count) in faults.into_iter().take(top) {
            writeln!(out, "  {:>9}  {}: {}", number(count), name(prim), reason.text())?;
        }
        writeln!(out)?;
        for (name, rate) in self.caches {
            let Rate { hits, misses, entries, .. } = rate;
            let share = 100.0 * hits as f64 / (hits + misses).max(1) as f64;
            let [hits, misses, entries] = [hits, misses, entries].map(|n| number(n as u64));
            let saved = self
                .saved(&rate)
                .map_or(String::new(), |saved| format!(", about {} saved", duration(saved).trim()));
            writeln!(
                out,
                "{name} cache: {entries} entries, {hits} hits, {misses} misses ({share:.1}%){saved}"
            )?;
        }
        let samples = self.samples.iter().map(|(kind, samples, cpu)| {
            format!("{} in {}", count(*samples, &kind.to_string()), duration(*cpu).trim())
        });
        writeln!(
            out,
            "{}, {} each; {} samples/s: {} on a core",
            if self.batteries == 1 {
                "1 battery".to_owned()
            } else {
                format!("{} batteries", number(self.batteries as u64))
            },
            duration(self.battery_seconds()).trim(),
            number(self.samples_per_second() as u64),
            samples.collect::<Vec<_>>().join(", ")
        )?;
        let megabytes = self.used.peak_memory as f64 / 1e6;
        writeln!(out, "{} fuel, peak memory {megabytes:.1} MB\n", number(counters.fuel))?;
        Ok(())
    }

    fn primitives(&self, top: usize) -> Table {
        let (left, right) = (Align::Left, Align::Right);
        let mut table = Table::new(&[
            ("primitive", left),
            ("calls", right),
            ("time", right),
            ("share", right),
            ("a call", right),
        ]);
        let inside = self.profile.total().as_secs_f64();
        for (prim, spending) in self.profile.most_expensive().into_iter().take(top) {
            let time = spending.time.as_secs_f64();
            table.row([
                name(prim).into(),
                number(spending.calls).into(),
                duration(time).into(),
                format!("{:.1}%", 100.0 * time / inside.max(f64::MIN_POSITIVE)).into(),
                duration(time / spending.calls.max(1) as f64).into(),
            ]);
        }
        table
    }

    /// The same for machines, all times in seconds.
    pub(super) fn json(&self) -> Json {
        let phase = |(phase, sum): &(Phase, Sum)| {
            let mut json = json!({
                "phase": phase.name(), "wall": self.wall(*sum), "cpu": sum.cpu, "calls": sum.calls,
            });
            if self.profiled {
                json["outside"] = json!(sum.outside(self.clock));
            }
            json
        };
        let cache = |(name, rate): &(&str, Rate)| {
            json!({
                "cache": name, "hits": rate.hits, "misses": rate.misses, "entries": rate.entries,
                "saved_seconds": self.saved(rate),
            })
        };
        let sample = |(kind, count, cpu): &(SampleKind, usize, f64)| json!({ "kind": kind.to_string(), "count": count, "cpu": cpu });
        let mut json = json!({
            "phases": self.phases.iter().map(phase).collect::<Vec<Json>>(),
            "other": self.other(),
            "caches": self.caches.iter().map(cache).collect::<Vec<Json>>(),
            "samples": self.samples.iter().map(sample).collect::<Vec<Json>>(),
            "samples_per_second": self.samples_per_second(), "battery_seconds": self.battery_seconds(),
            "peak_memory": self.used.peak_memory,
        });
        if self.profiled {
            let primitives = self.profile.most_expensive().into_iter().map(|(prim, spending)| {
                json!({ "primitive": name(prim), "calls": spending.calls, "seconds": spending.time.as_secs_f64() })
            });
            json["inside"] = json!(self.profile.total().as_secs_f64());
            json["outside_share"] = json!(self.outside());
            json["primitives"] = primitives.collect();
        }
        json
    }
}

fn name(prim: Option<Prim>) -> &'static str {
    prim.map_or("a function value", Prim::name)
}
