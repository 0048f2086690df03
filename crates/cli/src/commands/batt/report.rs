//! The report: a row a task, what became of all candidates, where the time went.

use std::collections::{BTreeMap, HashSet};
use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use gridwright::dsl::Prim;
use gridwright::engine::{Counters, Fates, Kept, KeptDiffer, Phase};
use gridwright::{BatteryOutcome, Chosen, DataSet, Program, ProgramHash, Stored};
use serde_json::{Value as Json, json};

use super::Batt;
use super::alone::Alone;
use super::timing::{Rate, Timing};
use crate::allocator::Used;
use crate::commands::{VERSION, write_json};
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, count, duration, number};
use crate::{backend, data};

/// All that there is to report.
pub(super) struct Report<'a> {
    pub(super) batt: &'a Batt,
    pub(super) data: &'a DataSet,
    pub(super) chosen: &'a Chosen,
    pub(super) rows: &'a [BatteryOutcome<'a>],
    /// How many tasks there were to come to.
    pub(super) all: usize,
    /// Whether a signal ended it.
    pub(super) interrupted: bool,
    pub(super) stored: Stored,
    /// Functions that have errors.
    pub(super) left_out: usize,
    /// What programs take alone, if that was measured.
    pub(super) alone: Option<&'a Alone>,
    pub(super) seconds: Duration,
    pub(super) used: Used,
}

impl Report<'_> {
    /// Programs and differs that gave another output alone than merged.
    pub(super) fn mismatches(&self) -> usize {
        self.rows.iter().map(|row| row.distilled.mismatches.len() + row.differs.mismatches.len()).sum()
    }

    fn solved(&self) -> usize {
        self.rows.iter().filter(|row| row.is_exact()).count()
    }

    fn total(&self, pick: fn(&Fates) -> usize) -> usize {
        self.rows.iter().map(|row| pick(&row.distilled.fates)).sum()
    }

    fn counters(&self) -> Counters {
        let mut counters = Counters::default();
        self.rows.iter().for_each(|row| counters.merge(row.counters.clone()));
        counters
    }

    fn timing(&self) -> Timing {
        let looked_at = self.total(|f| f.candidates - f.without_grid - f.below);
        let programs = self.rows.iter().flat_map(|row| &row.programs).map(|imported| &imported.program);
        let hashed: HashSet<ProgramHash> =
            programs.filter(|program| program.is_hashed()).map(Program::content_hash).collect();
        let rate = |phase: Phase, hits: usize, all: usize, entries: usize| Rate {
            phase,
            hits,
            misses: all - hits,
            entries,
        };
        let remembered = self.rows.iter().map(|row| row.remembered).sum();
        let (known, validated) = (self.total(|f| f.known), self.total(|f| f.validated));
        let caches = [
            ("canonical", rate(Phase::Canonical, self.total(|f| f.hashed), looked_at, hashed.len())),
            ("validation", rate(Phase::Validate, known, validated, remembered)),
        ];
        Timing::new(self.rows, (self.seconds, self.used), caches, self.batt.timing)
    }

    /// Outputs that there are not because fuel ran out.
    fn out_of_fuel(&self) -> usize {
        self.rows.iter().map(|row| row.out_of_fuel).sum()
    }

    /// The differs that do not know the target, with the number of tasks on which they do not.
    fn blind(&self) -> BTreeMap<&str, usize> {
        let mut blind = BTreeMap::new();
        for name in self.rows.iter().flat_map(|row| &row.differs.blind) {
            *blind.entry(name.as_str()).or_default() += 1;
        }
        blind
    }

    /// Writes it.
    pub(super) fn write(&self, screen: &Screen, out: &mut dyn Write) -> Result<()> {
        if self.batt.json {
            return Ok(write_json(out, &self.json())?);
        }
        writeln!(out, "{}\n{}\n", data::describe(self.data), backend::describe(self.chosen))?;
        self.table().write(screen, out)?;
        let kept: usize = self.rows.iter().map(|row| row.distilled.kept.len()).sum();
        writeln!(
            out,
            "\n{} candidates: {} without a grid, {} below what is kept, {} the same program, {} the same outputs, {} \
             validated, {} kept",
            number(self.total(|f| f.candidates) as u64),
            number(self.total(|f| f.without_grid) as u64),
            number(self.total(|f| f.below) as u64),
            number(self.total(|f| f.same_program) as u64),
            number(self.total(|f| f.same_outputs) as u64),
            number(self.total(|f| f.validated) as u64),
            number(kept as u64),
        )?;
        if self.out_of_fuel() > 0 {
            let ended = count(self.out_of_fuel(), "run");
            writeln!(out, "{ended} of a program on a sample ended because fuel ran out")?;
        }
        for (differ, tasks) in self.blind() {
            let on = count(tasks, "task");
            writeln!(
                out,
                "{differ} is dropped as blind on {on}: it does not give the target itself 1000, and does not count"
            )?;
        }
        if self.batt.archive.is_some() {
            let Stored { new, known, dropped, .. } = self.stored;
            let [new, known, dropped] = [new, known, dropped].map(|n| number(n as u64));
            writeln!(
                out,
                "archive: {new} new programs, {known} known, {dropped} results dropped for better ones"
            )?;
        }
        if self.batt.timing {
            self.timing().write(&self.counters(), self.batt.top, screen, out)?;
            if let Some(alone) = self.alone {
                alone.write(self.batt.top, screen, out)?;
            }
        }
        backend::write(self.chosen, screen, out)?;
        let tone = if self.mismatches() == 0 { Tone::Plain } else { Tone::Bad };
        let verdict = format!(
            "{}/{} tasks solved on all demos, {} mismatches{}{}, {}",
            self.solved(),
            self.rows.len(),
            self.mismatches(),
            if self.left_out > 0 {
                format!(", {} left out", count(self.left_out, "program"))
            } else {
                String::new()
            },
            self.interruption(),
            duration(self.seconds.as_secs_f64()).trim()
        );
        writeln!(out, "{}", screen.paint(tone, &verdict))?;
        Ok(())
    }

    /// How far it came, if a signal ended it.
    fn interruption(&self) -> String {
        let saved = if self.batt.archive.is_some() { ", saved" } else { "" };
        let [done, all] = [self.rows.len(), self.all].map(|tasks| number(tasks as u64));
        if self.interrupted {
            format!(" (interrupted after {done} of {all} tasks{saved})")
        } else {
            String::new()
        }
    }

    fn table(&self) -> Table {
        let (left, right) = (Align::Left, Align::Right);
        let mut columns = vec![
            ("task", left),
            ("calls", right),
            ("merged", right),
            ("kept", right),
            ("best", right),
            ("demos", right),
            ("tests", right),
        ];
        if self.batt.timing {
            columns.push(("time", right));
        }
        columns.push(("program", left));
        let mut table = Table::new(&columns);
        for row in self.rows {
            let best = row.distilled.kept.first();
            let of = |right: Option<usize>, all: usize| {
                right.map_or(String::new(), |right| format!("{right}/{all}"))
            };
            let known = row.task.tests.iter().filter(|test| test.output.is_some()).count();
            let tone = if row.is_exact() { Tone::Good } else { Tone::Plain };
            let mut fields: Vec<Field> = vec![
                row.task.id.as_str().into(),
                number(row.calls_before as u64).into(),
                number(row.calls as u64).into(),
                row.distilled.kept.len().to_string().into(),
                Field::toned(tone, &best.map_or(String::new(), |best| best.score.to_string())),
                of(best.map(|best| best.demos_exact), row.task.demos.len()).into(),
                of(best.map(|best| best.tests_right), known).into(),
            ];
            if self.batt.timing {
                fields.push(duration(seconds(row)).into());
            }
            fields.push(best.map_or("", |best| row.name(best.root)).into());
            table.row(fields);
        }
        table
    }

    fn json(&self) -> Json {
        let counters = self.counters();
        let faults = counters.faults.iter().map(|(prim, reason, count)| {
            json!({ "primitive": prim.map(Prim::name), "reason": reason.text(), "count": count })
        });
        let Stored { new, known, dropped, .. } = self.stored;
        let mut timing = self.timing().json();
        if let Some(alone) = self.alone {
            (timing["programs"], timing["outliers"]) = alone.json(self.batt.top);
        }
        json!({
            "version": VERSION, "data": data::json(self.data), "backend": backend::json(self.chosen), "seed": self.batt.batteries.seed,
            "merge": self.batt.batteries.merge, "keep": self.batt.keep,
            "tasks": self.rows.iter().map(row_json).collect::<Vec<Json>>(), "solved": self.solved(),
            "mismatches": self.mismatches(), "calls": counters.calls, "fuel": counters.fuel,
            "faults": faults.collect::<Vec<Json>>(),
            "stored": { "new": new, "known": known, "dropped": dropped },
            "out_of_fuel": self.out_of_fuel(), "left_out": self.left_out,
            "interrupted": self.interrupted, "left": self.all - self.rows.len(),
            "timing": timing, "seconds": self.seconds.as_secs_f64(),
        })
    }
}

/// What the threads did for a battery.
fn seconds(row: &BatteryOutcome<'_>) -> f64 {
    row.telemetry.spans.iter().map(|span| span.cpu.as_secs_f64()).sum()
}

fn row_json(row: &BatteryOutcome<'_>) -> Json {
    let Fates { candidates, without_grid, below, same_program, same_outputs, validated, known, .. } =
        row.distilled.fates;
    let kept = |kept: &Kept| {
        json!({
            "program": row.name(kept.root), "hash": kept.hash.to_string(), "score": kept.score,
            "demos_exact": kept.demos_exact, "tests_right": kept.tests_right, "fuel": kept.fuel,
        })
    };
    let differ = |kept: &KeptDiffer| json!({ "differ": kept.name, "hash": kept.hash.to_string(), "score": kept.score, "fuel": kept.fuel });
    json!({
        "task": row.task.id, "calls_before": row.calls_before, "calls": row.calls, "candidates": candidates,
        "without_grid": without_grid, "below": below, "same_program": same_program, "same_outputs": same_outputs,
        "validated": validated, "known": known,
        "kept": row.distilled.kept.iter().map(kept).collect::<Vec<Json>>(),
        "differs": row.differs.kept.iter().map(differ).collect::<Vec<Json>>(), "blind": row.differs.blind,
        "out_of_fuel": row.out_of_fuel, "seconds": seconds(row),
    })
}
