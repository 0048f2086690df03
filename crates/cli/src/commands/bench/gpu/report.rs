//! The report of `bench gpu`: tables, lists and sentences, or JSON.

use std::io::Write;

use anyhow::Result;
use gridwright::DataSet;
use gridwright::dsl::Prim;
use gridwright::gpu::roofline::ASSUMPTIONS;
use gridwright::gpu::{DeviceInfo, Overhead};
use serde_json::{Value as Json, json};

use super::Gpu;
use super::coverage::{Coverage, GOAL, Share};
use super::estimate::Estimated;
use super::verdict::{Verdict, scaling, speed_up};
use super::work::{Row, WayKind};
use crate::commands::{VERSION, write_json};
use crate::data;
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, count, duration, number};

/// Primitives without a form that are listed.
const SHOWN: usize = 15;
/// Primitives that would raise the share of batteries most.
const GAINS: usize = 10;
/// Microseconds that the host may take for a call.
const OVERHEAD_GOAL: f64 = 2.0;

/// All that there is to report.
pub(super) struct Report<'a> {
    pub(super) bench: &'a Gpu,
    pub(super) data: &'a DataSet,
    pub(super) tasks: usize,
    pub(super) cores: usize,
    pub(super) devices: Vec<&'a DeviceInfo>,
    pub(super) rows: &'a [Row],
    pub(super) coverage: &'a Coverage,
    pub(super) overheads: &'a [(DeviceInfo, Overhead)],
    pub(super) estimated: &'a Estimated,
    pub(super) verdicts: Vec<Verdict>,
    pub(super) mismatches: usize,
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

fn times(speed_up: Option<f64>) -> String {
    speed_up.map_or_else(String::new, |speed_up| format!("{speed_up:.2}x"))
}

fn batch(row: &Row) -> Option<usize> {
    if let WayKind::Devices { batches, .. } = &row.by { Some(batches.best) } else { None }
}

fn per_second(count: u64, row: &Row) -> f64 {
    count as f64 / row.seconds.max(1e-9)
}

impl Report<'_> {
    pub(super) fn write(&self, screen: &Screen, out: &mut dyn Write) -> Result<()> {
        writeln!(out, "{}\n", self.bench.describe(self.data, self.tasks))?;
        self.table().write(screen, out)?;
        writeln!(
            out,
            "\ncalls with a form for devices, and their time on one core (goal {}):",
            percent(GOAL)
        )?;
        self.write_share("waves", &self.coverage.of_waves, screen, out)?;
        self.write_share("batteries", &self.coverage.of_batteries, screen, out)?;
        let all = self.coverage.of_batteries.calls.max(1) as f64;
        let reasons = self.coverage.batteries.reasons();
        let reasons: Vec<String> = reasons
            .map(|(reason, calls)| format!("{} {}", percent(calls as f64 / all), reason.text()))
            .collect();
        if !reasons.is_empty() {
            writeln!(out, "    why: {}", reasons.join("; "))?;
        }
        let gains = self.coverage.batteries.gains().into_iter().take(GAINS);
        let gains: Vec<String> =
            gains.map(|(prim, calls)| format!("{} +{}", prim.name(), percent(calls as f64 / all))).collect();
        if !gains.is_empty() {
            writeln!(
                out,
                "    primitives whose forms would raise the share of batteries most: {}",
                gains.join(", ")
            )?;
        }
        for (info, overhead) in self.overheads {
            let verdict = if overhead.microseconds() <= OVERHEAD_GOAL { "reached" } else { "missed" };
            writeln!(
                out,
                "\nthe host takes {:.2} us a call beside {} at {} calls, transfers apart (goal {OVERHEAD_GOAL:.0} us: {verdict})",
                overhead.microseconds(),
                info.name,
                number(overhead.calls)
            )?;
        }
        self.write_estimate(screen, out)?;
        writeln!(out)?;
        if self.devices.is_empty() {
            writeln!(out, "no device was measured: there is no hardware, and none was asked for by number")?;
        }
        for verdict in &self.verdicts {
            let line = format!("{} on {}: {}", verdict.kind.name(), verdict.device, verdict.text);
            writeln!(out, "{}", screen.paint(Tone::Strong, &line))?;
            if verdict.is_hardware {
                writeln!(out, "  {}", verdict.aim)?;
            }
        }
        let tone = if self.mismatches == 0 { Tone::Good } else { Tone::Bad };
        let line = format!("{} between the ways", count(self.mismatches, "difference"));
        writeln!(out, "{}", screen.paint(tone, &line))?;
        Ok(())
    }

    fn table(&self) -> Table {
        let (left, right) = (Align::Left, Align::Right);
        let mut table = Table::new(&[
            ("work", left),
            ("tasks", right),
            ("way", left),
            ("batch", right),
            ("time", right),
            ("first", right),
            ("samples/s", right),
            ("calls/s", right),
            ("one core", right),
            ("all cores", right),
            ("scaling", right),
            ("on device", right),
        ]);
        let mut rows: Vec<&Row> = self.rows.iter().collect();
        rows.sort_by_key(|row| (row.kind.name() != "waves", row.tasks));
        for row in rows {
            let fields = [
                row.kind.name().to_owned(),
                row.tasks.to_string(),
                row.way.clone(),
                batch(row).map_or_else(String::new, |batch| batch.to_string()),
                duration(row.seconds),
                duration(row.first),
                number(per_second(row.samples, row) as u64),
                number(per_second(row.calls, row) as u64),
                times(speed_up(self.rows, row, &WayKind::OneCore)),
                times(speed_up(self.rows, row, &WayKind::AllCores)),
                scaling(self.rows, row).map_or_else(String::new, percent),
                row.report.as_ref().map_or_else(String::new, |report| percent(report.tally.share())),
            ];
            table.row(fields.map(|field| Field::from(&field)));
        }
        table
    }

    fn write_share(&self, name: &str, share: &Share, screen: &Screen, out: &mut dyn Write) -> Result<()> {
        let reached = |part: f64| if part >= GOAL { Tone::Good } else { Tone::Bad };
        writeln!(
            out,
            "  {name}: {} of {} calls on samples, {} of {}",
            screen.paint(reached(share.of_calls()), &percent(share.of_calls())),
            number(share.calls),
            screen.paint(reached(share.of_time()), &percent(share.of_time())),
            duration(share.seconds).trim()
        )?;
        let without = share.without.iter().take(SHOWN).map(|(prim, _, seconds)| {
            let name = prim.map_or("calls of function values", Prim::name);
            format!("{name} {}", percent(seconds / share.seconds.max(1e-9)))
        });
        let without: Vec<String> = without.collect();
        let more = share.without.len().saturating_sub(SHOWN);
        let more = if more > 0 { format!(", and {more} more") } else { String::new() };
        if !without.is_empty() {
            writeln!(out, "    on the CPU, by time: {}{more}", without.join(", "))?;
        }
        Ok(())
    }

    fn write_estimate(&self, screen: &Screen, out: &mut dyn Write) -> Result<()> {
        let estimated = self.estimated;
        writeln!(
            out,
            "\nestimate, not measured: the waves of all tasks on devices of competition notebooks, against one core here"
        )?;
        let right = Align::Right;
        let mut table = Table::new(&[
            ("device", Align::Left),
            ("time", right),
            ("memory", right),
            ("operations", right),
            ("longest calls", right),
            ("launches", right),
            ("transfers", right),
            ("bound", Align::Left),
            ("its calls", right),
            ("all work", right),
        ]);
        for estimate in &estimated.estimates {
            let fields = [
                estimate.model.name.to_owned(),
                duration(estimate.seconds()),
                duration(estimate.memory),
                duration(estimate.operations),
                duration(estimate.longest),
                duration(estimate.launches),
                duration(estimate.transfers),
                estimate.bound().to_owned(),
                format!("{:.1}x", estimated.of_calls(estimate)),
                format!("{:.1}x", estimated.of_all(estimate)),
            ];
            table.row(fields.map(|field| Field::from(&field)));
        }
        table.write(screen, out)?;
        writeln!(
            out,
            "  of {} on one core, {} are calls that a device would make; the rest is left to {}",
            duration(estimated.core_seconds).trim(),
            duration(estimated.device_core_seconds).trim(),
            count(estimated.cores, "core")
        )?;
        writeln!(out, "  assumed: {}", ASSUMPTIONS.join("; "))?;
        Ok(())
    }

    pub(super) fn write_json(&self, out: &mut dyn Write) -> Result<()> {
        let row = |row: &Row| {
            let devices =
                if let WayKind::Devices { devices, .. } = &row.by { devices.clone() } else { Vec::new() };
            json!({
                "work": row.kind.name(), "tasks": row.tasks, "way": row.way, "devices": devices, "batch": batch(row),
                "seconds": row.seconds, "first_seconds": row.first,
                "samples_per_second": per_second(row.samples, row), "calls_per_second": per_second(row.calls, row),
                "speedup": {
                    "one_core": speed_up(self.rows, row, &WayKind::OneCore),
                    "all_cores": speed_up(self.rows, row, &WayKind::AllCores),
                },
                "scaling": scaling(self.rows, row),
                "device_share": row.report.as_ref().map(|report| report.tally.share()),
                "report": row.report.as_ref().map(gridwright::gpu::Report::to_json),
            })
        };
        let overhead = |(info, overhead): &(DeviceInfo, Overhead)| {
            json!({
                "device": info.name, "calls": overhead.calls, "microseconds_per_call": overhead.microseconds(),
                "preparing_ns": overhead.preparing_ns, "packing_ns": overhead.packing_ns,
                "launching_ns": overhead.launching_ns, "goal": OVERHEAD_GOAL,
            })
        };
        let report = json!({
            "version": VERSION, "data": data::json(self.data), "effort": self.bench.effort,
            "merge": self.bench.batteries.merge, "seed": self.bench.batteries.seed, "repeat": self.bench.repeat,
            "cores": self.cores, "devices": self.devices.iter().map(|info| info.to_json()).collect::<Vec<Json>>(),
            "rows": self.rows.iter().map(row).collect::<Vec<Json>>(), "coverage": self.coverage.json(),
            "overhead": self.overheads.iter().map(overhead).collect::<Vec<Json>>(),
            "roofline": self.estimated.json(),
            "verdicts": self.verdicts.iter().map(Verdict::json).collect::<Vec<Json>>(),
            "mismatches": self.mismatches,
        });
        Ok(write_json(out, &report)?)
    }
}
