//! `gridwright batt`: for every task a battery of programs, merged, run, scored, distilled and kept.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use clap::Args;
use gridwright_archive::{Archive, NewProgram, Source, TaskResult};
use gridwright_dsl::Prim;
use gridwright_engine::{
    Backend, Battery, Counters, Cpu, Differs, Distilled, Evaluation, Fates, Job, Keep, Limits, Machine,
    distil,
};
use gridwright_grid::{DataSet, Task};
use rayon::prelude::*;
use serde_json::{Value as Json, json};

use super::archive::{Recorded, hinted};
use super::{VERSION, write_json};
use crate::args::{DataArgs, EXIT_CODES, LimitArgs};
use crate::batteries::BatteryArgs;
use crate::programs::{Entry, ProgramArgs};
use crate::progress::Progress;
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, count, duration, number};
use crate::{Outcome, data, note};

/// Run a battery of programs on every task and keep the best
///
/// For every task: its own programs and others drawn by the seed are merged into one graph, in which every distinct
/// call is computed once; what they give on the demos is scored; programs that are the same, or that do the same at a
/// higher cost, are dropped; and each that is left is run alone, where it must give what it gave merged. The best are
/// kept, in an archive if one is named. Selection looks at demos alone; what is right on the tests is only reported.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Batt {
    #[command(flatten)]
    programs: ProgramArgs,

    #[command(flatten)]
    data: DataArgs,

    #[command(flatten)]
    limits: LimitArgs,

    #[command(flatten)]
    batteries: BatteryArgs,

    /// Programs to keep for a task, at the most
    #[arg(long, value_name = "N", default_value_t = 32)]
    keep: usize,

    /// Store what is kept in this archive, which is made if there is none
    #[arg(long, value_name = "FILE")]
    archive: Option<PathBuf>,

    /// Threads [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Show where the time went
    #[arg(long)]
    timing: bool,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright batt
  gridwright batt solvers.py --data arc-agi-1.json#train --tasks 100 --merge 32 --archive found.db --timing

It exits with 1 if a program gives another output alone than merged, which is a defect: it is shown.

JSON: {version, data: {name, tasks, hash}, seed, merge, keep, tasks: [{task, calls_before, calls, candidates, without_grid, \
same_program, same_outputs, validated, kept: [{program, hash, score, demos_exact, tests_right, fuel}]}], solved, \
mismatches, calls, fuel, faults: [{primitive, reason, count}], stored: {new, known}, phases: [{phase, seconds}], seconds}.

";

/// Tasks that are evaluated, distilled and stored together: what is lost if the process is killed.
const BATCH: usize = 64;

/// What came of a task.
struct Row<'a> {
    task: &'a Task,
    entries: Vec<&'a Entry>,
    calls: (usize, usize),
    distilled: Distilled,
}

/// Where the time went, by phase: as long as it took, on however many threads.
#[derive(Default)]
struct Phases(Vec<(&'static str, Duration)>);

impl Phases {
    fn time<T>(&mut self, phase: &'static str, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = work();
        let took = start.elapsed();
        match self.0.iter_mut().find(|(name, _)| *name == phase) {
            Some((_, sum)) => *sum += took,
            None => self.0.push((phase, took)),
        }
        result
    }
}

impl Batt {
    /// Runs the batteries.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let start = Instant::now();
        let data = self.data.load()?;
        let entries = self.programs.entries(&data)?;
        let tasks = self.batteries.tasks(&data, &self.programs.tasks)?;
        let (limits, differs) = (self.limits.limits(), Differs::standard()?);
        let cpu =
            Cpu::new(self.jobs).map_err(|error| anyhow!("cannot start threads: {error}; try --jobs 1"))?;
        let mut archive = match &self.archive {
            Some(file) => {
                let mut store = Archive::open_or_create(file).map_err(|error| hinted(&error))?;
                let recorded = Recorded::begin(&mut store, "batt", Some(self.batteries.seed), Some(&data))?;
                Some((store, recorded))
            }
            None => None,
        };
        let progress = Progress::new(tasks.len(), "tasks");
        let (mut rows, mut phases) = (Vec::new(), Phases::default());
        let (mut counters, mut stored) = (Counters::default(), (0, 0));
        for tasks in tasks.chunks(BATCH) {
            let first = rows.len();
            rows.extend(self.batch(&cpu, &entries, tasks, &differs, &limits, &mut counters, &mut phases)?);
            if let Some((store, recorded)) = &mut archive {
                let batch: Vec<NewProgram> =
                    rows[first..].iter().flat_map(|row| row.to_store(&data)).collect();
                let done = phases.time("archive", || store.store(recorded.run(), &batch))?;
                stored = (stored.0 + done.new, stored.1 + done.known);
            }
            tasks.iter().for_each(|_| progress.step());
        }
        drop(progress);
        if let Some((mut store, recorded)) = archive {
            recorded.finish(&mut store)?;
        }
        let report = Report {
            batt: self,
            data: &data,
            rows: &rows,
            counters: &counters,
            stored,
            seconds: start.elapsed(),
        };
        report.write(screen, out, &phases)?;
        Ok(Outcome::right(report.mismatches() == 0))
    }

    /// One batch of tasks: merged, evaluated and distilled.
    #[allow(clippy::too_many_arguments, reason = "they are all there is to a run")]
    fn batch<'a>(
        &self,
        cpu: &Cpu,
        entries: &'a [Entry],
        tasks: &[&'a Task],
        differs: &Differs,
        limits: &Limits,
        counters: &mut Counters,
        phases: &mut Phases,
    ) -> Result<Vec<Row<'a>>> {
        let drawn: Vec<Vec<&Entry>> = tasks.iter().map(|task| self.batteries.draw(entries, task)).collect();
        let batteries: Vec<Battery> = phases.time("merge", || {
            let merge = |drawn: &Vec<&Entry>| Battery::merge(drawn.iter().map(|entry| &entry.program));
            cpu.install(|| drawn.par_iter().map(merge).collect::<Result<_, _>>())
        })?;
        let jobs: Vec<Job<'_>> =
            batteries.iter().zip(tasks).map(|(battery, &task)| Job { battery, task }).collect();
        let evaluations: Vec<Evaluation> = phases.time("evaluate", || cpu.evaluate(&jobs, limits));
        let keep = Keep { most: self.keep, floor: 0 };
        let distilled: Vec<_> = phases.time("distil", || {
            let one = |machine: &mut Machine, (job, evaluation): (&Job<'_>, &Evaluation)| {
                distil(machine, *job, evaluation, differs, keep, limits)
            };
            cpu.install(|| jobs.par_iter().zip(&evaluations).map_init(Machine::new, one).collect())
        });
        let mut rows = Vec::with_capacity(tasks.len());
        for ((((&task, entries), battery), evaluation), distilled) in
            tasks.iter().zip(drawn).zip(&batteries).zip(evaluations).zip(distilled)
        {
            counters.merge(evaluation.counters);
            let calls = (battery.calls_before(), battery.calls());
            rows.push(Row { task, entries, calls, distilled: distilled? });
        }
        Ok(rows)
    }
}

impl Row<'_> {
    /// The best program, if it is right on all demos.
    fn solved(&self) -> bool {
        self.distilled.kept.first().is_some_and(|best| best.demos_exact == self.task.demos.len())
    }

    fn name(&self, root: usize) -> &str {
        self.entries.get(root).map_or("", |entry| entry.program.name())
    }

    fn to_store(&self, data: &DataSet) -> Vec<NewProgram> {
        let known = self.task.tests.iter().any(|test| test.output.is_some());
        let new = |kept: &gridwright_engine::Kept| NewProgram {
            program: kept.program.renamed(self.name(kept.root)),
            source: Source::File(
                self.entries.get(kept.root).map_or(String::new(), |entry| entry.file.clone()),
            ),
            results: vec![TaskResult {
                task: self.task.id.clone(),
                data: *data.hash().as_bytes(),
                demo_score: kept.demo_score,
                demos_exact: kept.demos_exact as u64,
                tests_right: known.then_some(kept.tests_right as u64),
                fuel: kept.fuel,
                validation: None,
            }],
        };
        self.distilled.kept.iter().map(new).collect()
    }

    fn json(&self) -> Json {
        let Fates { candidates, without_grid, same_program, same_outputs, validated, .. } =
            self.distilled.fates;
        let kept = |kept: &gridwright_engine::Kept| {
            json!({
                "program": self.name(kept.root), "hash": kept.hash.to_string(), "score": kept.score,
                "demos_exact": kept.demos_exact, "tests_right": kept.tests_right, "fuel": kept.fuel,
            })
        };
        json!({
            "task": self.task.id, "calls_before": self.calls.0, "calls": self.calls.1, "candidates": candidates,
            "without_grid": without_grid, "same_program": same_program, "same_outputs": same_outputs,
            "validated": validated, "kept": self.distilled.kept.iter().map(kept).collect::<Vec<Json>>(),
        })
    }
}

struct Report<'a> {
    batt: &'a Batt,
    data: &'a DataSet,
    rows: &'a [Row<'a>],
    counters: &'a Counters,
    stored: (usize, usize),
    seconds: Duration,
}

impl Report<'_> {
    fn mismatches(&self) -> usize {
        self.rows.iter().map(|row| row.distilled.mismatches.len()).sum()
    }

    fn solved(&self) -> usize {
        self.rows.iter().filter(|row| row.solved()).count()
    }

    fn write(&self, screen: &Screen, out: &mut dyn Write, phases: &Phases) -> Result<()> {
        for row in self.rows {
            for mismatch in &row.distilled.mismatches {
                let (merged, alone) = (&mismatch.merged, &mismatch.alone);
                note(&format!(
                    "defect: on sample {} of {}, merged gives {merged:?} and alone {alone:?}:\n{}",
                    mismatch.sample, row.task.id, mismatch.program
                ));
            }
        }
        if self.batt.json {
            write_json(out, &self.json(phases))?;
            return Ok(());
        }
        writeln!(out, "{}\n", data::describe(self.data))?;
        self.table().write(screen, out)?;
        let total =
            |pick: fn(&Fates) -> usize| self.rows.iter().map(|row| pick(&row.distilled.fates)).sum::<usize>();
        let kept: usize = self.rows.iter().map(|row| row.distilled.kept.len()).sum();
        writeln!(
            out,
            "\n{} candidates: {} without a grid, {} the same program, {} the same outputs, {} validated, {} kept",
            number(total(|f| f.candidates) as u64),
            total(|f| f.without_grid),
            total(|f| f.same_program),
            total(|f| f.same_outputs),
            number(total(|f| f.validated) as u64),
            number(kept as u64),
        )?;
        if self.batt.archive.is_some() {
            writeln!(
                out,
                "archive: {} new programs, {} known",
                number(self.stored.0 as u64),
                number(self.stored.1 as u64)
            )?;
        }
        if self.batt.timing {
            self.timing(screen, out, phases)?;
        }
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
            let tone = if row.solved() { Tone::Good } else { Tone::Plain };
            table.row([
                row.task.id.as_str().into(),
                number(row.calls.0 as u64).into(),
                number(row.calls.1 as u64).into(),
                row.distilled.kept.len().to_string().into(),
                Field::toned(tone, &best.map_or(String::new(), |best| best.score.to_string())),
                of(best.map(|best| best.demos_exact), row.task.demos.len()).into(),
                of(best.map(|best| best.tests_right), known).into(),
                best.map_or("", |best| row.name(best.root)).into(),
            ]);
        }
        table
    }

    fn timing(&self, screen: &Screen, out: &mut dyn Write, phases: &Phases) -> Result<()> {
        let all = self.seconds.as_secs_f64();
        let mut table =
            Table::new(&[("phase", Align::Left), ("time", Align::Right), ("share", Align::Right)]);
        let mut row = |name: &str, seconds: f64| {
            let share = if all > 0.0 { 100.0 * seconds / all } else { 0.0 };
            table.row([name.into(), duration(seconds).into(), format!("{share:.1}%").into()]);
        };
        let mut named = 0.0;
        for (phase, took) in &phases.0 {
            row(phase, took.as_secs_f64());
            named += took.as_secs_f64();
        }
        row("reading, drawing programs", all - named);
        writeln!(out)?;
        table.write(screen, out)?;
        let speed = self.counters.calls as f64 / all.max(1e-9);
        let (calls, fuel) = (number(self.counters.calls), number(self.counters.fuel));
        writeln!(out, "\n{calls} calls merged, {} a second, {fuel} fuel", number(speed as u64))?;
        let mut faults: Vec<_> = self.counters.faults.iter().collect();
        faults.sort_by_key(|(_, _, count)| std::cmp::Reverse(*count));
        writeln!(out, "{}, the most common:", count(self.counters.faults.total() as usize, "fault"))?;
        for (prim, reason, count) in faults.into_iter().take(10) {
            let prim = prim.map_or("a call", Prim::name);
            writeln!(out, "  {:>9}  {prim}: {}", number(count), reason.text())?;
        }
        writeln!(out)?;
        Ok(())
    }

    fn json(&self, phases: &Phases) -> Json {
        let faults = self.counters.faults.iter().map(|(prim, reason, count)| {
            json!({ "primitive": prim.map(Prim::name), "reason": reason.text(), "count": count })
        });
        let phases =
            phases.0.iter().map(|(name, took)| json!({ "phase": name, "seconds": took.as_secs_f64() }));
        json!({
            "version": VERSION, "data": data::json(self.data), "seed": self.batt.batteries.seed,
            "merge": self.batt.batteries.merge, "keep": self.batt.keep,
            "tasks": self.rows.iter().map(Row::json).collect::<Vec<Json>>(), "solved": self.solved(),
            "mismatches": self.mismatches(), "calls": self.counters.calls, "fuel": self.counters.fuel,
            "faults": faults.collect::<Vec<Json>>(),
            "stored": { "new": self.stored.0, "known": self.stored.1 },
            "phases": phases.collect::<Vec<Json>>(), "seconds": self.seconds.as_secs_f64(),
        })
    }
}
