//! `gridwright bench repair`: programs are broken on purpose, and counted is how many are repaired.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use gridwright::bench::{RepairAttempt, Shared, break_and_repair, is_right};
use gridwright::engine::{Lane, on_threads};
use gridwright::{Backend, DataSet, Limits, Random, SampleKind};
use serde_json::{Value as Json, json};

use crate::args::{EXIT_CODES, Given, threads};
use crate::commands::{VERSION, write_json};
use crate::programs::Job;
use crate::progress::Progress;
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, count, duration, number};
use crate::{Outcome, data, note};

/// Break correct programs on purpose, and count how many are repaired
///
/// Each program that is right on all demos of its task is broken by one, two and three changes, drawn by the seed: a
/// constant, a primitive or an argument of a line becomes another one of its kind. A break after which all demos are
/// still right is drawn again. Then the search for a program that is right on all demos starts from the broken one; it
/// knows nothing of the original. Tests are only looked at to say whether the repaired program is right on them, too.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Repair {
    #[command(flatten)]
    given: Given,

    /// Only so many changes, not one to three
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=9))]
    changes: Option<u8>,

    /// Candidate programs that are evaluated for each repair, at the most
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    candidates: usize,

    /// How often each program is broken, each time in another way
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,

    /// Seed for drawing breaks
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Threads [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Show every repair, with the programs that were not repaired
    #[arg(long)]
    show: bool,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright bench repair
  gridwright bench repair solvers.py --data arc-agi-1.json#train --repeat 3 --jobs 1

JSON: {version, data: {name, tasks, hash}, seed, candidates, programs, not_right, changes: [{changes, broken, repaired, tests_right, \
evaluations, seconds, evaluations_per_repair, seconds_per_repair, void, calls, looked_up, computed, unbroken}]}. `repaired` are right on \
all demos, `tests_right` of these on the tests, too; `evaluations` and `seconds` are those of all repairs, and per repair those of the \
repaired; `void` are candidates without a value on any demo; `calls` are those that the candidates have on all demos, `looked_up` those \
with a new operand, `computed` those that were made; `unbroken` are programs that no draw broke.

";

/// One repair.
struct Attempt<'a> {
    job: &'a Job<'a>,
    changes: u8,
    done: RepairAttempt,
}

/// The repairs of one number of changes.
#[derive(Default)]
struct Tally {
    broken: usize,
    unbroken: usize,
    repaired: usize,
    tests_right: usize,
    evaluations: usize,
    evaluations_repaired: usize,
    seconds: f64,
    seconds_repaired: f64,
    void: usize,
    calls: u64,
    shared: Shared,
}

impl Repair {
    /// Breaks and repairs.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let data = self.given.data.load()?;
        let jobs = self.given.programs.jobs(&data, self.given.data.keep_going)?.list;
        let limits = self.given.limits.limits();
        let (right, wrong): (Vec<&Job<'_>>, Vec<&Job<'_>>) =
            jobs.iter().partition(|job| is_right(&job.entry.program, job.task, &limits, SampleKind::Demo));
        if right.is_empty() {
            bail!("no program is right on the demos of its task; give correct programs");
        }
        if !wrong.is_empty() {
            note(&format!("skipped {} not right on the demos of its task", count(wrong.len(), "program")));
        }
        let changes: Vec<u8> = self.changes.map_or_else(|| vec![1, 2, 3], |changes| vec![changes]);
        let mut plan = Vec::new();
        for &changes in &changes {
            plan.extend(
                right.iter().flat_map(|job| (0..self.repeat).map(move |round| (*job, changes, round))),
            );
        }
        // Every repair on one thread, whose CPU time is measured.
        let (cpu, single) = (threads(self.jobs)?, threads(1)?);
        let progress = Progress::new(plan.len(), "repairs");
        let attempts: Vec<Attempt<'_>> = on_threads(cpu.threads(), plan.len(), |at| {
            let (job, changes, round) = plan[at];
            let attempt = self.attempt(&mut *single.lane(), job, changes, round, &limits);
            progress.step();
            attempt
        });
        drop(progress);
        let tallies: Vec<(u8, Tally)> =
            changes.iter().map(|&changes| (changes, tally(changes, &attempts))).collect();
        if self.json {
            write_json(out, &self.report(&data, right.len(), wrong.len(), &tallies))?;
            return Ok(Outcome::Fine);
        }
        writeln!(out, "{}\n", data::describe(&data))?;
        if self.show {
            show(screen, out, &attempts)?;
        }
        table(&tallies).write(screen, out)?;
        let all = tallies.iter().fold(Tally::default(), |all, (_, tally)| all.plus(tally));
        let programs = count(right.len(), "program");
        let most = number(self.candidates as u64);
        writeln!(out, "\n{programs}, at most {most} candidates a repair, seed {}", self.seed)?;
        writeln!(out, "{}", all.speed())?;
        writeln!(out, "{}", all.sharing())?;
        Ok(Outcome::Fine)
    }

    fn attempt<'a>(
        &self,
        lane: &mut dyn Lane,
        job: &'a Job<'a>,
        changes: u8,
        round: u32,
        limits: &Limits,
    ) -> Attempt<'a> {
        let program = &job.entry.program;
        let random = Random::named(self.seed, &format!("{} {changes} {round}", program.name()));
        let done = break_and_repair(lane, program, job.task, changes, random, self.candidates, limits);
        Attempt { job, changes, done }
    }

    fn report(&self, data: &DataSet, right: usize, wrong: usize, tallies: &[(u8, Tally)]) -> Json {
        let per = |sum: f64, all: usize| if all == 0 { Json::Null } else { json!(sum / all as f64) };
        let changes = tallies.iter().map(|(changes, tally)| {
            json!({
                "changes": changes, "broken": tally.broken, "repaired": tally.repaired, "tests_right": tally.tests_right,
                "evaluations": tally.evaluations, "seconds": tally.seconds,
                "evaluations_per_repair": per(tally.evaluations_repaired as f64, tally.repaired),
                "seconds_per_repair": per(tally.seconds_repaired, tally.repaired),
                "void": tally.void, "calls": tally.calls, "looked_up": tally.shared.looked_up,
                "computed": tally.shared.computed, "unbroken": tally.unbroken,
            })
        });
        json!({
            "version": VERSION, "data": data::json(data), "seed": self.seed, "candidates": self.candidates, "programs": right,
            "not_right": wrong, "changes": changes.collect::<Vec<Json>>(),
        })
    }
}

fn tally(changes: u8, attempts: &[Attempt<'_>]) -> Tally {
    let mut tally = Tally::default();
    for attempt in attempts.iter().filter(|attempt| attempt.changes == changes) {
        let Some(found) = &attempt.done.found else {
            tally.unbroken += 1;
            continue;
        };
        tally.broken += 1;
        tally.evaluations += found.evaluations;
        tally.seconds += attempt.done.seconds;
        tally.void += found.void;
        tally.calls += found.calls;
        tally.shared.merge(attempt.done.shared);
        if found.draft.is_some() {
            tally.repaired += 1;
            tally.evaluations_repaired += found.evaluations;
            tally.seconds_repaired += attempt.done.seconds;
            tally.tests_right += usize::from(attempt.done.tests_right);
        }
    }
    tally
}

impl Tally {
    fn plus(mut self, other: &Tally) -> Tally {
        self.evaluations += other.evaluations;
        self.seconds += other.seconds;
        self.void += other.void;
        self.calls += other.calls;
        self.shared.merge(other.shared);
        self
    }

    fn speed(&self) -> String {
        let speed = self.evaluations as f64 / self.seconds.max(1e-9);
        let void = share(self.void as u64, self.evaluations as u64);
        let evaluations = number(self.evaluations as u64);
        format!(
            "{evaluations} candidates, {} a second and core, {void:.1}% without a value on any demo",
            number(speed as u64)
        )
    }

    fn sharing(&self) -> String {
        let (calls, computed) = (self.calls, self.shared.computed);
        format!(
            "{} calls in these candidates on all demos, {} computed anew ({:.1}%), the others shared",
            number(calls),
            number(computed),
            share(computed, calls)
        )
    }
}

fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { 100.0 * part as f64 / whole as f64 }
}

fn table(tallies: &[(u8, Tally)]) -> Table {
    let right = Align::Right;
    let mut table = Table::new(&[
        ("changes", right),
        ("broken", right),
        ("repaired", right),
        ("share", right),
        ("tests right", right),
        ("candidates per repair", right),
        ("time per repair", right),
        ("not broken", right),
    ]);
    for (changes, tally) in tallies {
        let per = |sum: f64| if tally.repaired == 0 { 0.0 } else { sum / tally.repaired as f64 };
        table.row([
            changes.to_string().into(),
            tally.broken.to_string().into(),
            tally.repaired.to_string().into(),
            Field::toned(Tone::Strong, &format!("{:.1}%", share(tally.repaired as u64, tally.broken as u64))),
            tally.tests_right.to_string().into(),
            number(per(tally.evaluations_repaired as f64) as u64).into(),
            duration(per(tally.seconds_repaired)).into(),
            tally.unbroken.to_string().into(),
        ]);
    }
    table
}

fn show(screen: &Screen, out: &mut dyn Write, attempts: &[Attempt<'_>]) -> Result<()> {
    let mut table = Table::new(&[
        ("program", Align::Left),
        ("changes", Align::Right),
        ("result", Align::Left),
        ("candidates", Align::Right),
        ("time", Align::Right),
    ]);
    for attempt in attempts {
        let name = attempt.job.entry.program.name();
        let (word, tone, evaluations) = match &attempt.done.found {
            None => ("not broken", Tone::Plain, 0),
            Some(found) if found.draft.is_none() => ("not repaired", Tone::Bad, found.evaluations),
            Some(found) if attempt.done.tests_right => ("repaired", Tone::Good, found.evaluations),
            Some(found) => ("repaired, test wrong", Tone::Plain, found.evaluations),
        };
        if let (Some(broken), "not repaired") = (&attempt.done.broken, word) {
            writeln!(out, "{}", screen.paint(Tone::Strong, &format!("{name}, {} changes", attempt.changes)))?;
            writeln!(
                out,
                "{}",
                broken.program(name).map_or_else(|error| error.to_string(), |p| p.to_string())
            )?;
        }
        table.row([
            name.into(),
            attempt.changes.to_string().into(),
            Field::toned(tone, word),
            number(evaluations as u64).into(),
            duration(attempt.done.seconds).into(),
        ]);
    }
    table.write(screen, out)?;
    writeln!(out)?;
    Ok(())
}
