//! `gridwright explain`: the programs behind the answers of a submission, step by step.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use gridwright::engine::{Code, Machine, run_task};
use gridwright::{Grid, Limits, Program, SampleKind, Task, load_programs, load_submission, programs_file};

use serde_json::{Value as Json, json};

use super::trace::{Which, trace, trace_json};
use super::{VERSION, write_json};
use crate::args::{DataArgs, EXIT_CODES};
use crate::screen::{Screen, Tone};
use crate::{Outcome, data};

/// Show the programs behind the answers to a task of a submission, step by step
///
/// `gridwright solve` and `gridwright submit` write the programs that gave the answers of submission.json to submission.py. Each one for
/// the task is run again: it is shown which of the attempts are its answers, and each of its steps is drawn on a sample, with the
/// rules that it learned in words.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Explain {
    /// The submission
    #[arg(value_name = "SUBMISSION")]
    file: PathBuf,

    /// The task
    #[arg(long, value_name = "ID")]
    task: String,

    /// The programs of the submission [default: the file beside it with the ending .py]
    #[arg(long, value_name = "FILE")]
    programs: Option<PathBuf>,

    /// The sample whose steps are drawn: its number, demos first and then tests, or demoN or testN
    #[arg(long, value_name = "K", default_value = "test1")]
    sample: Which,

    #[command(flatten)]
    data: DataArgs,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright solve --out submission.json && gridwright explain submission.json --task denoise
  gridwright explain submission.json --data arc-agi-2.json#eval --task ID --sample demo1

It exits with 1 if an answer is not what a program gives, unless it is the input or a grid of one colour, which stand in \
where no program has an answer.

JSON: {version, data: {name, tasks, hash}, task, sample, programs: [{attempts: [[test, attempt]], and what 'gridwright trace --json' \
has of a program}], attempts: [{test, attempt, from: program, stand-in or unknown}]}. Tests and attempts count from 1.

";

impl Explain {
    /// Explains the answers.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let data = self.data.load()?;
        let task = data::task(&data, &self.task)?;
        let submission = load_submission(&self.file)?;
        let attempts = submission
            .get(&task.id)
            .ok_or_else(|| anyhow!("{}: task '{}' is not in the submission", self.file.display(), task.id))?;
        if attempts.len() != task.tests.len() {
            let (has, wants) = (attempts.len(), task.tests.len());
            bail!(
                "{}: task '{}' has {has} answers for {wants} tests; is --data the right one?",
                self.file.display(),
                task.id
            );
        }
        let file = self.programs.clone().unwrap_or_else(|| programs_file(&self.file));
        let programs = load_programs(file).map_err(|error| {
            let hint = "'gridwright solve' and 'gridwright submit' write the programs beside a submission; --programs names \
                        another file";
            if error.is_not_found() { anyhow!("{error}; {hint}") } else { error.into() }
        })?;
        let programs = programs.iter().map(|imported| &imported.program);
        let (sample_name, sample) = self
            .sample
            .find(task)
            .ok_or_else(|| anyhow!("task '{}' has no such sample; give --sample another", task.id))?;
        let mut explained = vec![[false; 2]; attempts.len()];
        let mut shown: Vec<Json> = Vec::new();
        for program in programs.filter(|program| is_for(program, task)) {
            let given = answers(program, task);
            let mut stands_for = Vec::new();
            for (test, (attempts, given)) in attempts.iter().zip(&given).enumerate() {
                for (attempt, grid) in attempts.iter().enumerate() {
                    if given.as_ref() == Some(grid) {
                        explained[test][attempt] = true;
                        stands_for.push([test + 1, attempt + 1]);
                    }
                }
            }
            if self.json {
                let (mut json, _) = trace_json(program, task, sample, &Limits::default());
                json["attempts"] = json!(stands_for);
                shown.push(json);
                continue;
            }
            let named: Vec<String> = stands_for
                .iter()
                .map(|[test, attempt]| format!("attempt {attempt} of test {test}"))
                .collect();
            let title = if named.is_empty() { "no attempt".to_owned() } else { named.join(", ") };
            writeln!(out, "{}\n{program}", screen.paint(Tone::Strong, &title))?;
            writeln!(out, "{}\n", screen.paint(Tone::Strong, &format!("its steps on {sample_name}")))?;
            trace(screen, out, program, task, sample, &Limits::default())?;
            writeln!(out)?;
        }
        let mut all = true;
        let mut from = Vec::new();
        for (test, (attempts, explained)) in attempts.iter().zip(&explained).enumerate() {
            for (attempt, (grid, explained)) in attempts.iter().zip(explained).enumerate() {
                let stands_in = *grid == task.tests[test].input || is_plain(grid);
                let (word, why) = match (explained, stands_in) {
                    (true, _) => ("program", ""),
                    (_, true) => ("stand-in", "stands in: no program has an answer"),
                    _ => ("unknown", "is of none of these programs"),
                };
                all &= *explained || stands_in;
                from.push(json!({ "test": test + 1, "attempt": attempt + 1, "from": word }));
                if !self.json && !explained {
                    writeln!(out, "attempt {} of test {} {why}", attempt + 1, test + 1)?;
                }
            }
        }
        if self.json {
            let report = json!({
                "version": VERSION, "data": data::json(&data), "task": task.id, "sample": sample_name,
                "programs": shown, "attempts": from,
            });
            write_json(out, &report)?;
        }
        Ok(Outcome::right(all))
    }
}

/// Whether a program of the file is for a task, by its name.
fn is_for(program: &Program, task: &Task) -> bool {
    written_for(program).is_some_and(|id| id == written(&task.id))
}

/// The id of the task that a program of the file is for, as it is written in names; none for other programs.
pub(super) fn written_for(program: &Program) -> Option<String> {
    let (kind, id) = program.name().split_once('_')?;
    (kind == "solve" || kind.starts_with("other")).then(|| written(id))
}

/// A task's id as it is written in the names of programs, which cannot hold everything that ids can.
pub(super) fn written(id: &str) -> String {
    id.replace(|c: char| !c.is_ascii_alphanumeric(), "_")
}

/// What a program gives for each test.
fn answers(program: &Program, task: &Task) -> Vec<Option<Grid>> {
    let run = run_task(&mut Machine::new(), &Code::new(program), task, &Limits::default());
    let tests = run.samples.iter().filter(|sample| sample.kind == SampleKind::Test);
    tests.map(|sample| sample.verdict.grid().cloned()).collect()
}

pub(super) fn is_plain(grid: &Grid) -> bool {
    grid.cells().iter().all(|cell| Some(cell) == grid.cells().first())
}
