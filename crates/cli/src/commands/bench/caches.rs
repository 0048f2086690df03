//! `gridwright bench caches`: whether remembering pays, against doing the work again.
//!
//! Both ways of each row do the same for the same candidates, in one run, and must come to the same.

use std::io::Write;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use gridwright::archive::{Archive, Kind, Place, Recording};
use gridwright::bench::store_distilled;
use gridwright::engine::{
    Backend, Battery, Cpu, Differs, Distilled, Evaluation, Job, Keep, Limits, Machine, OutputsHash,
    Validations, distil, engine_hash, validate,
};
use gridwright::grid::{DataSet, Task};
use gridwright::program::ProgramHash;
use serde_json::json;

use crate::args::{EXIT_CODES, Given};
use crate::batteries::BatteryArgs;
use crate::commands::{VERSION, write_json};
use crate::screen::Screen;
use crate::table::{Align, Field, Table, count, duration, number};
use crate::{Outcome, data};

/// Time what is remembered against doing it again: canonical forms, and validations
///
/// The candidates are those of 'gridwright batt' with the same options. Each cache is measured as it is used there: a
/// canonical form is extracted from the battery and hashed, or is that of the program that was merged; a candidate runs
/// alone on every sample, or its outputs are hashed and compared with what is known, which is in memory or has to be read
/// from an archive first. One core, best of several.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Caches {
    #[command(flatten)]
    given: Given,

    #[command(flatten)]
    batteries: BatteryArgs,

    /// Measurements, of which the best counts
    #[arg(long, value_name = "K", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright bench caches
  gridwright bench caches solvers.py --data arc-agi-1.json#train --tasks 100

JSON: {version, data: {name, tasks, hash}, tasks, candidates, caches: [{cache, again_seconds, known_seconds, speedup}]}.

";

/// One cache, used and not.
struct Row {
    name: &'static str,
    again: f64,
    known: f64,
}

/// A task with its battery, what it gave, and what is kept.
struct Prepared<'a> {
    task: &'a Task,
    battery: Battery,
    evaluation: Evaluation,
    distilled: Distilled,
}

impl Caches {
    /// Measures every cache.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let data = self.given.data.load()?;
        let entries = self.given.programs.entries(&data, self.given.data.keep_going)?;
        let limits = self.given.limits.limits();
        let tasks = self.batteries.tasks(&data, &self.given.programs.tasks)?;
        let (cpu, differs) = (Cpu::new(1)?, Differs::none()?);
        let mut prepared = Vec::new();
        for task in tasks {
            let drawn = self.batteries.config().draw(&entries, task);
            let battery = Battery::merge(drawn.into_iter().map(|entry| &entry.program))?;
            let job = Job { battery: &battery, task };
            let evaluation = cpu.evaluate(&[job], &differs, &limits).remove(0);
            let keep = Keep { most: usize::MAX, floor: 0 };
            let distilled =
                distil(&mut Machine::new(), job, &evaluation, &Validations::default(), keep, &limits);
            prepared.push(Prepared { task, battery, evaluation, distilled });
        }
        let candidates = prepared.iter().map(|task| task.distilled.kept.len()).sum();
        let rows = cpu.install(|| -> Result<Vec<Row>> {
            let validated = self.best(|| validate_all(&prepared, &limits))?;
            let known = known(&prepared);
            let (file, folder) = archived(&prepared, &data, &limits)?;
            let in_memory = self.best(|| look_up_all(&prepared, &known))?;
            let archived = self.best(|| {
                let archive = Archive::open(&file)?;
                look_up_all(&prepared, &read_all(&archive, &prepared, &data, &limits)?)
            })?;
            drop(folder);
            Ok(vec![
                Row {
                    name: "canonical forms",
                    again: self.best(|| extract_all(&prepared))?,
                    known: self.best(|| take_all(&prepared))?,
                },
                Row { name: "validations in memory", again: validated, known: in_memory },
                Row { name: "validations in an archive", again: validated, known: archived },
            ])
        })?;
        self.write(&data, (prepared.len(), candidates), &rows, screen, out)?;
        Ok(Outcome::Fine)
    }

    fn write(
        &self,
        data: &DataSet,
        (tasks, candidates): (usize, usize),
        rows: &[Row],
        screen: &Screen,
        out: &mut dyn Write,
    ) -> Result<()> {
        let speedup = |row: &Row| if row.known > 0.0 { row.again / row.known } else { 0.0 };
        if self.json {
            let caches = rows.iter().map(|row| {
                json!({
                    "cache": row.name, "again_seconds": row.again, "known_seconds": row.known, "speedup": speedup(row),
                })
            });
            let report = json!({
                "version": VERSION, "data": data::json(data), "tasks": tasks, "candidates": candidates,
                "caches": caches.collect::<Vec<_>>(),
            });
            return Ok(write_json(out, &report)?);
        }
        writeln!(out, "{}\n", data::describe(data))?;
        let (left, right) = (Align::Left, Align::Right);
        let mut table =
            Table::new(&[("cache", left), ("again", right), ("known", right), ("speed-up", right)]);
        for row in rows {
            let fields = [
                row.name.to_owned(),
                duration(row.again),
                duration(row.known),
                format!("{:.1}x", speedup(row)),
            ];
            table.row(fields.map(|field| Field::from(&field)));
        }
        table.write(screen, out)?;
        writeln!(out, "\n{}, {} candidates", count(tasks, "task"), number(candidates as u64))?;
        Ok(())
    }

    /// The least time of several, in seconds.
    fn best<T>(&self, mut work: impl FnMut() -> Result<T>) -> Result<f64> {
        let mut best = f64::INFINITY;
        for _ in 0..self.repeat {
            let start = Instant::now();
            std::hint::black_box(work()?);
            best = best.min(start.elapsed().as_secs_f64());
        }
        Ok(best)
    }
}

/// The canonical hashes of all candidates, from what is extracted.
fn extract_all(prepared: &[Prepared<'_>]) -> Result<Vec<ProgramHash>> {
    let all = prepared.iter().flat_map(|task| {
        let roots = task.distilled.kept.iter().map(|kept| task.battery.roots()[kept.root]);
        roots.map(|root| Ok(task.battery.extract("candidate", root)?.content_hash()))
    });
    all.collect()
}

/// The canonical hashes of all candidates, from the programs that were merged.
fn take_all(prepared: &[Prepared<'_>]) -> Result<Vec<ProgramHash>> {
    let all = prepared.iter().flat_map(|task| {
        let roots = task.distilled.kept.iter().map(|kept| kept.root);
        roots.map(|root| Ok(task.battery.programs()[root].clone().content_hash()))
    });
    all.collect()
}

/// The fuel of all candidates, each run alone.
fn validate_all(prepared: &[Prepared<'_>], limits: &Limits) -> Result<u64> {
    let mut machine = Machine::new();
    let mut fuel = 0;
    for task in prepared {
        for kept in &task.distilled.kept {
            let merged = task.evaluation.outputs.iter().map(|sample| &sample[kept.root]);
            match validate(&mut machine, &kept.program, task.task, merged, limits) {
                Ok(used) => fuel += used,
                Err(_) => {
                    bail!("{} gives another output alone than merged; 'gridwright batt' shows it", kept.hash)
                }
            }
        }
    }
    Ok(fuel)
}

/// The fuel of all candidates, from what is known.
fn look_up_all(prepared: &[Prepared<'_>], known: &[Validations]) -> Result<u64> {
    let mut fuel = 0;
    for (task, known) in prepared.iter().zip(known) {
        for kept in &task.distilled.kept {
            let outputs = OutputsHash::of(task.evaluation.outputs.iter().map(|sample| &sample[kept.root]));
            match known.fuel(&kept.hash, &outputs) {
                Some(known) => fuel += known,
                None => bail!("{} is not known; this is a defect of the cache", kept.hash),
            }
        }
    }
    Ok(fuel)
}

fn known(prepared: &[Prepared<'_>]) -> Vec<Validations> {
    let of_task = |task: &Prepared<'_>| {
        let mut known = Validations::default();
        task.distilled.kept.iter().for_each(|kept| known.insert(kept.hash, kept.outputs, kept.fuel));
        known
    };
    prepared.iter().map(of_task).collect()
}

fn place<'a>(task: &'a Task, hash: &'a [u8; 32]) -> Place<'a> {
    Place { kind: Kind::Solver, task: &task.id, data: hash }
}

/// An archive with all candidates, in a folder that goes with it.
fn archived(
    prepared: &[Prepared<'_>],
    data: &DataSet,
    limits: &Limits,
) -> Result<(std::path::PathBuf, Folder)> {
    let folder = Folder::new()?;
    let file = folder.0.join("caches.db");
    let mut recording = Recording::begin(&file, "bench", "", None, None)?;
    for task in prepared {
        store_distilled(&mut recording, data, task.task, &task.distilled, limits)?;
    }
    Ok((file, folder))
}

fn read_all(
    archive: &Archive,
    prepared: &[Prepared<'_>],
    data: &DataSet,
    limits: &Limits,
) -> Result<Vec<Validations>> {
    let (hash, engine) = (*data.hash().as_bytes(), engine_hash(limits));
    let of_task = |task: &Prepared<'_>| -> Result<Validations> {
        let mut known = Validations::default();
        for (program, validation, fuel) in archive.validations(place(task.task, &hash), &engine)? {
            known.insert(program, OutputsHash(validation.outputs), fuel);
        }
        Ok(known)
    };
    prepared.iter().map(of_task).collect()
}

/// A folder that is removed when it is dropped.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new() -> Result<Folder> {
        let folder = std::env::temp_dir().join(format!("gridwright-bench-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left behind in a folder for what is temporary does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
