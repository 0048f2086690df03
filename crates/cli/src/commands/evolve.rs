//! `gridwright evolve`: mutate, select, repeat.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use gridwright::{
    DataSet, Error, Evolution, EvolveConfig, Evolver, Evolving, Observer, Stored, Tally, Task, Until,
};
use serde_json::{Value as Json, json};

use super::archive::{arguments, record};
use super::{VERSION, write_json};
use crate::args::{DataArgs, EXIT_CODES, LimitArgs, SliceArgs};
use crate::backend::{BackendArgs, JSON_HELP};
use crate::log::{All, Log};
use crate::progress::{Live, left_text};
use crate::screen::{Screen, Tone};
use crate::table::{Align, Table, count, duration, number};
use crate::{Outcome, backend, data, interrupt, note, time};

/// Improve programs by mutation and selection, and keep the best in an archive
///
/// Every generation, each task gets a battery: the best programs that the archive has for it, programs that do well on
/// similar tasks, and some of all; where there is none yet, the starter set that comes with gridwright and the programs
/// that are named for the task. Mutants of these are evaluated on the demos, sharing what they have in common; what is
/// nearer to the targets becomes a parent. The best with different outputs are validated alone, scored by the differs and
/// stored: 32 for each task. Test outputs are never used.
///
/// Ctrl-C, SIGTERM and SIGHUP finish the batch, save it and end; a later run goes on from the archive. With --generations or --effort, the
/// same seed and archive give the same archive, on any number of threads.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{JSON_HELP}\n\n{EXIT_CODES}"))]
pub(crate) struct Evolve {
    #[command(flatten)]
    data: DataArgs,

    /// Only these tasks
    #[arg(long = "task", value_name = "ID", num_args = 1.., value_delimiter = ',')]
    tasks: Vec<String>,

    #[command(flatten)]
    slice: SliceArgs,

    /// The archive, which is made if there is none
    #[arg(long, value_name = "FILE", default_value = "gridwright.db")]
    archive: PathBuf,

    /// Stop after so many generations [default: 10]
    #[arg(long, value_name = "N", conflicts_with_all = ["time", "effort"])]
    generations: Option<u64>,

    /// Stop after this time, such as 90, 90s, 10m or 2h
    #[arg(long, value_name = "TIME", value_parser = time::parse, conflicts_with = "effort")]
    time: Option<Duration>,

    /// Work for the candidates of each task, in millions of fuel, scaled by the task's size as in `solve`
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    effort: Option<u64>,

    /// Seed for all random choices
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Threads [default, and 0: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Programs in the battery of a task
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = clap::value_parser!(u16).range(4..))]
    merge: u16,

    /// Candidates that are evaluated for a task in a generation; a quarter of that once it is solved
    #[arg(long, value_name = "N", default_value_t = 4000)]
    candidates: usize,

    #[command(flatten)]
    limits: LimitArgs,

    /// Show where the time went
    #[arg(long)]
    timing: bool,

    /// Append what happens to this file, a line of JSON each
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

    /// Report as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    backend: BackendArgs,
}

const AFTER: &str = "\
Examples:
  gridwright evolve --generations 5
  gridwright archive import solvers.py --archive found.db
  gridwright evolve --data arc-agi-2.json#eval --archive found.db --time 2h
  gridwright status --data arc-agi-2.json#eval --archive found.db

It exits with 129, 130 or 143 after SIGHUP, Ctrl-C or SIGTERM, and with 2 if what was found could not be stored in the end.

Without a terminal, a line on stderr says every half minute how it goes and about what is left; GRIDWRIGHT_PROGRESS sets the \
seconds, 0 is never. The log has the events started, generation (a batch is done), saved, not_saved and ended.

JSON: {version, data: {name, tasks, hash}, backend, archive, seed, generations, tasks, solved, stored: {new, known, dropped}, candidates, \
candidates_per_second, void, calls, looked_up, computed, fuel, mutations: [{mutation, tried, void, new, improved, weight}], \
best: [{task, demo_score, demos, demos_exact, hash}], mismatches, interrupted, phases: [{phase, seconds}], seconds}. `void` are \
candidates without a value on any demo; `calls` are those that candidates have on all demos, `looked_up` those with a new operand, \
`computed` those that were made. ";

/// Where the time went.
#[derive(Default)]
struct Times {
    load: Duration,
    evolve: Duration,
    archive: Duration,
}

impl Evolve {
    /// Evolves.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let start = Instant::now();
        let interrupt = interrupt::watch("finishing the batch and saving")?;
        let stop = interrupt.cancel();
        let data = self.data.load()?;
        let tasks = self.tasks(&data)?;
        let chosen = self.backend.open(self.jobs, false)?;
        let mut recording = record(&self.archive, "evolve", Some(self.seed), Some(&data))?;
        let live = Mutex::new(Live::new());
        let load = start.elapsed();
        let log = Log::open(self.log.as_deref())?;
        log.event("started", json!({ "command": "evolve", "version": VERSION, "arguments": arguments(), "tasks": tasks.len() }));
        let evolver = Evolver::new(self.config().cancel(stop), &**chosen.backend()).archive(&mut recording);
        let (watched, mut unsaved) =
            (Watched { live: &live, start, complained: AtomicBool::new(false) }, None);
        let watched: [&dyn Observer; 2] = [&watched, &log];
        let outcome = evolver.run(&data, tasks, &All(&watched), |state| -> Result<Outcome> {
            drop(live.lock().map(|mut live| live.clear()));
            unsaved = state.unsaved.map(ToString::to_string);
            let (solved, generations) = (state.evolution.solved(), state.evolution.generation());
            let ended = json!({
                "solved": solved, "generations": generations, "interrupted": stop.is_cancelled(), "saved": unsaved.is_none(),
            });
            log.event("ended", ended);
            let times = Times { load, evolve: state.evolving, archive: state.storing };
            let (evolution, stored) = (state.evolution, &state.stored);
            for mismatch in &evolution.progress().mismatches {
                let (merged, alone) = (&mismatch.merged, &mismatch.alone);
                note(&format!("defect: merged gives {merged:?} and alone {alone:?}:\n{}", mismatch.program));
            }
            let interrupted = stop.is_cancelled();
            if self.json {
                let all = start.elapsed();
                let mut report = self.report(&data, evolution, stored, &times, interrupted, all);
                report["backend"] = backend::json(&chosen);
                write_json(out, &report)?;
            } else {
                writeln!(out, "{}\n{}\n", data::describe(&data), backend::describe(&chosen))?;
                mutations(evolution).write(screen, out)?;
                writeln!(out)?;
                if self.timing {
                    self.timing(&times, start.elapsed()).write(screen, out)?;
                    writeln!(out)?;
                }
                backend::write(&chosen, screen, out)?;
                write_end(screen, out, evolution, stored, &times, interrupted, start.elapsed())?;
            }
            Ok(Outcome::right(evolution.progress().mismatches.is_empty()))
        })??;
        if let Some(error) = unsaved {
            bail!("{error}; the archive does not have all that was found");
        }
        recording.finish()?;
        Ok(if outcome == Outcome::Fine { interrupt.outcome(outcome) } else { outcome })
    }

    /// How evolution goes.
    fn config(&self) -> EvolveConfig {
        let until = match (self.time, self.effort) {
            (Some(time), _) => Until::Time(time),
            (_, Some(effort)) => Until::Effort(effort),
            _ => Until::Generations(self.generations.unwrap_or(10)),
        };
        EvolveConfig::new()
            .until(until)
            .seed(self.seed)
            .merge(self.merge.into())
            .candidates(self.candidates)
            .limits(self.limits.limits())
    }

    fn tasks<'d>(&self, data: &'d DataSet) -> Result<Vec<&'d Task>> {
        for id in &self.tasks {
            data::task(data, id)?;
        }
        let wanted = |task: &&Task| self.tasks.is_empty() || self.tasks.contains(&task.id);
        let tasks: Vec<&Task> = data.tasks().iter().filter(wanted).collect();
        if tasks.is_empty() {
            bail!("data {} has no task", data.name());
        }
        self.slice.of(tasks)
    }

    fn timing(&self, times: &Times, all: Duration) -> Table {
        let mut table =
            Table::new(&[("phase", Align::Left), ("time", Align::Right), ("share", Align::Right)]);
        for (name, time) in phases(times, all) {
            let share = 100.0 * time / all.as_secs_f64().max(1e-9);
            table.row([name.into(), duration(time).into(), format!("{share:.1}%").into()]);
        }
        table
    }

    fn report(
        &self,
        data: &DataSet,
        evolution: &Evolution<'_>,
        stored: &Stored,
        times: &Times,
        interrupted: bool,
        all: Duration,
    ) -> Json {
        let progress = evolution.progress();
        let total = progress.tallies.total();
        let mutations = progress.tallies.iter().map(|(mutation, tally)| {
            json!({
                "mutation": mutation.name(), "tried": tally.tried, "void": tally.void, "new": tally.new,
                "improved": tally.improved, "weight": evolution.weights().get(mutation),
            })
        });
        let best = evolution.populations().filter_map(|(task, members)| {
            let best = members.first()?;
            Some(json!({
                "task": task.id, "demo_score": best.demo_score, "demos": task.demos.len(),
                "demos_exact": best.demos_exact, "hash": best.hash.to_string(),
            }))
        });
        let phases = phases(times, all).map(|(name, seconds)| json!({ "phase": name, "seconds": seconds }));
        json!({
            "version": VERSION, "data": data::json(data), "backend": Json::Null, "archive": self.archive.display().to_string(),
            "seed": self.seed, "generations": evolution.generation(), "tasks": evolution.populations().count(),
            "solved": evolution.solved(),
            "stored": { "new": stored.new, "known": stored.known, "dropped": stored.dropped },
            "candidates": total.tried, "candidates_per_second": speed(total, times.evolve), "void": total.void,
            "calls": progress.calls, "looked_up": progress.shared.looked_up, "computed": progress.shared.computed,
            "fuel": progress.shared.fuel, "mutations": mutations.collect::<Vec<Json>>(),
            "best": best.collect::<Vec<Json>>(), "mismatches": progress.mismatches.len(), "interrupted": interrupted,
            "phases": phases.collect::<Vec<Json>>(), "seconds": all.as_secs_f64(),
        })
    }
}

/// Says in a line how it goes.
struct Watched<'a> {
    live: &'a Mutex<Live>,
    start: Instant,
    /// Whether it was said that nothing can be stored.
    complained: AtomicBool,
}

impl Observer for Watched<'_> {
    fn evolved(&self, state: &Evolving<'_, '_>) {
        if let Ok(mut live) = self.live.lock() {
            if state.unsaved.is_none() && self.complained.swap(false, Ordering::Relaxed) {
                live.warn("saved again: all that was found so far is stored");
            }
            let left = left_text(self.start.elapsed(), state.done);
            live.say(line(state.evolution, &state.stored, state.evolving) + &left);
        }
    }

    fn not_saved(&self, error: &Error) {
        if !self.complained.swap(true, Ordering::Relaxed)
            && let Ok(mut live) = self.live.lock()
        {
            live.warn(&format!("warning: {error}; the run goes on, and it is tried again"));
        }
    }
}

fn speed(total: Tally, time: Duration) -> f64 {
    total.tried as f64 / time.as_secs_f64().max(1e-9)
}

fn phases(times: &Times, all: Duration) -> impl Iterator<Item = (&'static str, f64)> {
    let [load, evolve, archive] = [times.load, times.evolve, times.archive].map(|time| time.as_secs_f64());
    let rest = (all.as_secs_f64() - load - evolve - archive).max(0.0);
    [("load", load), ("evolve", evolve), ("archive", archive), ("rest", rest)].into_iter()
}

fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { 100.0 * part as f64 / whole as f64 }
}

/// The mean score of the best programs, from 0 to 1000.
fn mean_best(evolution: &Evolution<'_>) -> u64 {
    let best = evolution.populations().map(|(task, members)| {
        let demos = task.demos.len().max(1) as u64;
        members.first().map_or(0, |best| best.demo_score / demos)
    });
    best.sum::<u64>() / evolution.populations().count().max(1) as u64
}

/// How it goes, in a line.
fn line(evolution: &Evolution<'_>, stored: &Stored, time: Duration) -> String {
    let progress = evolution.progress();
    let total = progress.tallies.total();
    let hits = progress.shared.looked_up.saturating_sub(progress.shared.computed);
    format!(
        "generation {}: {}/{} solved, best {} on average, {} new, {} candidates/s, {:.0}% faults, {:.0}% cache hits",
        evolution.generation() + 1,
        evolution.solved(),
        evolution.populations().count(),
        mean_best(evolution),
        number(stored.new as u64),
        number(speed(total, time) as u64),
        share(total.void, total.tried),
        share(hits, progress.shared.looked_up),
    )
}

fn mutations(evolution: &Evolution<'_>) -> Table {
    let right = Align::Right;
    let mut table = Table::new(&[
        ("mutation", Align::Left),
        ("tried", right),
        ("faults", right),
        ("new", right),
        ("improved", right),
        ("weight", right),
    ]);
    for (mutation, tally) in evolution.progress().tallies.iter() {
        table.row([
            mutation.name().into(),
            number(tally.tried).into(),
            format!("{:.1}%", share(tally.void, tally.tried)).into(),
            number(tally.new).into(),
            number(tally.improved).into(),
            evolution.weights().get(mutation).to_string().into(),
        ]);
    }
    table
}

fn write_end(
    screen: &Screen,
    out: &mut dyn Write,
    evolution: &Evolution<'_>,
    stored: &Stored,
    times: &Times,
    interrupted: bool,
    all: Duration,
) -> Result<()> {
    let progress = evolution.progress();
    let total = progress.tallies.total();
    writeln!(
        out,
        "{} candidates, {} a second, {:.1}% with a fault on every demo",
        number(total.tried),
        number(speed(total, times.evolve) as u64),
        share(total.void, total.tried)
    )?;
    writeln!(
        out,
        "{} calls in these candidates on all demos, {} computed anew ({:.1}%), the others shared",
        number(progress.calls),
        number(progress.shared.computed),
        share(progress.shared.computed, progress.calls)
    )?;
    let known = number(stored.known as u64);
    let new = count(stored.new, "new program");
    writeln!(
        out,
        "archive: {new}, {known} known, {} pushed out by better ones",
        number(stored.dropped as u64)
    )?;
    let verdict = format!(
        "{}/{} tasks solved on all demos, best score {} on average, {}{}, {}",
        evolution.solved(),
        evolution.populations().count(),
        mean_best(evolution),
        count(usize::try_from(evolution.generation()).unwrap_or(usize::MAX), "generation"),
        if interrupted { " (interrupted, saved)" } else { "" },
        duration(all.as_secs_f64()).trim()
    );
    let tone = if progress.mismatches.is_empty() { Tone::Strong } else { Tone::Bad };
    writeln!(out, "{}", screen.paint(tone, &verdict))?;
    Ok(())
}
