//! The report: a row a task, what became of all candidates, where the time went.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use gridwright::dsl::Prim;
use gridwright::engine::{Counters, Fates, Kept, KeptDiffer};
use gridwright::{BatteryOutcome, Chosen, DataSet, Stored};
use serde_json::{Value as Json, json};

use super::Batt;
use super::timing::{Rate, Timing};
use crate::commands::{VERSION, write_json};
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, duration, number};
use crate::{backend, data};

/// All that there is to report.
pub(super) struct Report<'a> {
    pub(super) batt: &'a Batt,
    pub(super) data: &'a DataSet,
    pub(super) chosen: &'a Chosen,
    pub(super) rows: &'a [BatteryOutcome<'a>],
    pub(super) stored: Stored,
    pub(super) seconds: Duration,
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
        let rate = |hits: usize, all: usize| Rate { hits, misses: all - hits };
        let looked_at = self.total(|f| f.candidates - f.without_grid - f.below);
        let caches = [
            ("canonical", rate(self.total(|f| f.hashed), looked_at)),
            ("validation", rate(self.total(|f| f.known), self.total(|f| f.validated))),
        ];
        Timing::new(self.rows, self.seconds, caches, self.batt.timing)
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
            self.total(|f| f.without_grid),
            self.total(|f| f.below),
            self.total(|f| f.same_program),
            self.total(|f| f.same_outputs),
            number(self.total(|f| f.validated) as u64),
            number(kept as u64),
        )?;
        if self.batt.archive.is_some() {
            let Stored { new, known, dropped, .. } = self.stored;
            let [new, known, dropped] = [new, known, dropped].map(|n| number(n as u64));
            writeln!(
                out,
                "archive: {new} new programs, {known} known, {dropped} results dropped for better ones"
            )?;
        }
        if self.batt.timing {
            self.timing().write(&self.counters(), screen, out)?;
        }
        backend::write(self.chosen, screen, out)?;
        let tone = if self.mismatches() == 0 { Tone::Plain } else { Tone::Bad };
        let verdict = format!(
            "{}/{} tasks solved on all demos, {} mismatches, {}",
            self.solved(),
            self.rows.len(),
            self.mismatches(),
            duration(self.seconds.as_secs_f64()).trim()
        );
        writeln!(out, "{}", screen.paint(tone, &verdict))?;
        Ok(())
    }

    fn table(&self) -> Table {
        let (left, right) = (Align::Left, Align::Right);
        let mut table = Table::new(&[
            ("task", left),
            ("calls", right),
            ("merged", right),
            ("kept", right),
            ("best", right),
            ("demos", right),
            ("tests", right),
            ("program", left),
        ]);
        for row in self.rows {
            let best = row.distilled.kept.first();
            let of = |right: Option<usize>, all: usize| {
                right.map_or(String::new(), |right| format!("{right}/{all}"))
            };
            let known = row.task.tests.iter().filter(|test| test.output.is_some()).count();
            let tone = if row.is_exact() { Tone::Good } else { Tone::Plain };
            table.row([
                row.task.id.as_str().into(),
                number(row.calls_before as u64).into(),
                number(row.calls as u64).into(),
                row.distilled.kept.len().to_string().into(),
                Field::toned(tone, &best.map_or(String::new(), |best| best.score.to_string())),
                of(best.map(|best| best.demos_exact), row.task.demos.len()).into(),
                of(best.map(|best| best.tests_right), known).into(),
                best.map_or("", |best| row.name(best.root)).into(),
            ]);
        }
        table
    }

    fn json(&self) -> Json {
        let counters = self.counters();
        let faults = counters.faults.iter().map(|(prim, reason, count)| {
            json!({ "primitive": prim.map(Prim::name), "reason": reason.text(), "count": count })
        });
        let Stored { new, known, dropped, .. } = self.stored;
        json!({
            "version": VERSION, "data": data::json(self.data), "backend": backend::json(self.chosen), "seed": self.batt.batteries.seed,
            "merge": self.batt.batteries.merge, "keep": self.batt.keep,
            "tasks": self.rows.iter().map(row_json).collect::<Vec<Json>>(), "solved": self.solved(),
            "mismatches": self.mismatches(), "calls": counters.calls, "fuel": counters.fuel,
            "faults": faults.collect::<Vec<Json>>(),
            "stored": { "new": new, "known": known, "dropped": dropped },
            "timing": self.timing().json(), "seconds": self.seconds.as_secs_f64(),
        })
    }
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
        "differs": row.differs.kept.iter().map(differ).collect::<Vec<Json>>(),
    })
}
