//! `gridwright explain`: the programs behind the answers of a submission, step by step.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use gridwright::engine::{Code, Machine, run_task};
use gridwright::{Grid, Limits, Program, SampleKind, Task, load_programs, load_submission, programs_file};

use super::trace::{Which, trace};
use crate::args::{DataArgs, EXIT_CODES};
use crate::screen::{Screen, Tone};
use crate::{Outcome, data};

/// Show the programs behind the answers to a task of a submission, step by step
///
/// `gridwright solve --out submission.json` writes the programs that gave the answers to submission.py. Each one for the
/// task is run again: it is shown which of the attempts are its answers, and each of its steps is drawn on a sample, with the rules that
/// it learned in words.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Explain {
    /// The submission
    #[arg(value_name = "SUBMISSION")]
    file: PathBuf,

    /// The task
    #[arg(long, value_name = "ID")]
    task: String,

    /// The sample whose steps are drawn: its number, demos first and then tests, or demoN or testN
    #[arg(long, value_name = "K", default_value = "test1")]
    sample: Which,

    #[command(flatten)]
    data: DataArgs,
}

const AFTER: &str = "\
Examples:
  gridwright solve --out submission.json && gridwright explain submission.json --task denoise
  gridwright explain submission.json --data arc-agi-2.json#eval --task ID --sample demo1

It exits with 1 if an answer is not what a program gives, unless it is the input or a grid of one colour, which stand in \
where no program has an answer.

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
        let programs = load_programs(programs_file(&self.file)).map_err(|error| {
            anyhow!("{error}; 'gridwright solve --out {}' writes it", self.file.display())
        })?;
        let programs = programs.iter().map(|imported| &imported.program);
        let (sample_name, sample) = self
            .sample
            .find(task)
            .ok_or_else(|| anyhow!("task '{}' has no such sample; give --sample another", task.id))?;
        let mut explained = vec![[false; 2]; attempts.len()];
        for program in programs.filter(|program| is_for(program, task)) {
            let given = answers(program, task);
            let mut stands_for = Vec::new();
            for (test, (attempts, given)) in attempts.iter().zip(&given).enumerate() {
                for (attempt, grid) in attempts.iter().enumerate() {
                    if given.as_ref() == Some(grid) {
                        explained[test][attempt] = true;
                        stands_for.push(format!("attempt {} of test {}", attempt + 1, test + 1));
                    }
                }
            }
            let title = if stands_for.is_empty() { "no attempt".to_owned() } else { stands_for.join(", ") };
            writeln!(out, "{}\n{program}", screen.paint(Tone::Strong, &title))?;
            writeln!(out, "{}\n", screen.paint(Tone::Strong, &format!("its steps on {sample_name}")))?;
            trace(screen, out, program, task, sample, &Limits::default())?;
            writeln!(out)?;
        }
        let mut all = true;
        for (test, (attempts, explained)) in attempts.iter().zip(&explained).enumerate() {
            for (attempt, (grid, explained)) in attempts.iter().zip(explained).enumerate() {
                if !explained {
                    let stands_in = *grid == task.tests[test].input || is_plain(grid);
                    let why = if stands_in {
                        "stands in: no program has an answer"
                    } else {
                        "is of none of these programs"
                    };
                    writeln!(out, "attempt {} of test {} {why}", attempt + 1, test + 1)?;
                    all &= stands_in;
                }
            }
        }
        Ok(Outcome::right(all))
    }
}

/// Whether a program of the file is for a task, by its name.
fn is_for(program: &Program, task: &Task) -> bool {
    let Some((kind, id)) = program.name().split_once('_') else { return false };
    // Names of functions cannot hold everything that ids can, so both are compared as a program would print them.
    let plain = |id: &str| id.replace(|c: char| !c.is_ascii_alphanumeric(), "_");
    (kind == "solve" || kind.starts_with("other")) && plain(id) == plain(&task.id)
}

/// What a program gives for each test.
fn answers(program: &Program, task: &Task) -> Vec<Option<Grid>> {
    let run = run_task(&mut Machine::new(), &Code::new(program), task, &Limits::default());
    let tests = run.samples.iter().filter(|sample| sample.kind == SampleKind::Test);
    tests.map(|sample| sample.verdict.grid().cloned()).collect()
}

fn is_plain(grid: &Grid) -> bool {
    grid.cells().iter().all(|cell| Some(cell) == grid.cells().first())
}
