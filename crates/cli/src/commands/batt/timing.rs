//! Where the time went: by phase, by primitive, inside and outside of primitives.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use gridwright::BatteryOutcome;
use gridwright::dsl::Prim;
use gridwright::engine::{Counters, Phase, Profile, clock_cost};
use serde_json::{Value as Json, json};

use crate::allocator;
use crate::screen::Screen;
use crate::table::{Align, Table, count, duration, number};

/// How many primitives and faults are shown.
const SHOWN: usize = 10;

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
    used: allocator::Used,
    /// What reading the clock takes, in seconds.
    clock: f64,
}

/// How often a cache knew, and how often not.
#[derive(Clone, Copy)]
pub(super) struct Rate {
    pub(super) hits: usize,
    pub(super) misses: usize,
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
        all: Duration,
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
        Timing {
            phases,
            profile,
            profiled,
            seconds: all.as_secs_f64(),
            caches,
            used: allocator::used(),
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

    /// Writes the tables.
    pub(super) fn write(&self, counters: &Counters, screen: &Screen, out: &mut dyn Write) -> Result<()> {
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
        self.primitives().write(screen, out)?;

        let faults = &counters.faults;
        writeln!(out, "\n{}, the most common:", count(faults.total() as usize, "fault"))?;
        let mut faults: Vec<_> = faults.iter().collect();
        faults.sort_by_key(|(_, _, count)| std::cmp::Reverse(*count));
        for (prim, reason, count) in faults.into_iter().take(SHOWN) {
            writeln!(out, "  {:>9}  {}: {}", number(count), name(prim), reason.text())?;
        }
        writeln!(out)?;
        for (name, Rate { hits, misses }) in self.caches {
            let share = 100.0 * hits as f64 / (hits + misses).max(1) as f64;
            let [hits, misses] = [hits, misses].map(|n| number(n as u64));
            writeln!(out, "{name} cache: {hits} hits, {misses} misses ({share:.1}%)")?;
        }
        let megabytes = self.used.peak_memory as f64 / 1e6;
        writeln!(out, "{} fuel, peak memory {megabytes:.1} MB\n", number(counters.fuel))?;
        Ok(())
    }

    fn primitives(&self) -> Table {
        let (left, right) = (Align::Left, Align::Right);
        let mut table = Table::new(&[
            ("primitive", left),
            ("calls", right),
            ("time", right),
            ("share", right),
            ("a call", right),
        ]);
        let inside = self.profile.total().as_secs_f64();
        for (prim, spending) in self.profile.most_expensive().into_iter().take(SHOWN) {
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
        let cache =
            |(name, rate): &(&str, Rate)| json!({ "cache": name, "hits": rate.hits, "misses": rate.misses });
        let mut json = json!({
            "phases": self.phases.iter().map(phase).collect::<Vec<Json>>(),
            "other": self.other(),
            "caches": self.caches.iter().map(cache).collect::<Vec<Json>>(),
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
