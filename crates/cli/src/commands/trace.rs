//! `gridwright trace`: every step of a program on one sample.

use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Result, anyhow};
use clap::Args;
use gridwright::dsl::{Type, Value};
use gridwright::engine::Traced;
use gridwright::program::{Input, NodeId, Types};
use gridwright::{Limits, Program, Sample, SampleKind, Task, Verdict};
use serde_json::{Value as Json, json};

use super::run::{output, sample_names};
use super::{VERSION, write_json};
use crate::args::{DataArgs, EXIT_CODES, LimitArgs};
use crate::programs::ProgramArgs;
use crate::screen::{Screen, Tone};
use crate::show::drawn;
use crate::table::{count, number};
use crate::{Outcome, data};

/// Show every step of a program on one sample
///
/// Each step is shown with its Python statement (of the canonical form, see `gridwright fmt`), the type that is
/// inferred for it, the fuel that it took, the rules that it learned in words, and its value: grids and patches drawn, the
/// rest as text. A step that fails says why, and the steps that need its value say which one they miss.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Trace {
    /// Python file with solve_ID or verify_ID [default: the example programs for the embedded tasks]
    #[arg(value_name = "PROGRAMS")]
    files: Vec<PathBuf>,

    /// The task
    #[arg(long, value_name = "ID")]
    task: String,

    /// The sample: its number, demos first and then tests, or demoN or testN
    #[arg(long, value_name = "K", default_value = "1")]
    sample: Which,

    #[command(flatten)]
    data: DataArgs,

    #[command(flatten)]
    limits: LimitArgs,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright trace --task denoise
  gridwright trace solvers.py --data arc-agi-1.json --task 007bbfb7 --sample test1

It exits with 1 if the output of the sample is not right.

JSON: {version, data: {name, tasks, hash}, task, sample, programs: [{program, file, text, steps: [{statement, type, fuel, words: the rules \
that it learned, value, fault, missing: the step without a value that it needs}], verdict, why, fuel, output}]}. Values are rows of numbers for grids, else \
text in Python's notation, cut after 1,000 characters.

";

/// What stands before the lines of a value.
const INDENT: &str = "    ";

/// Which sample is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Which {
    /// Among which, or among all.
    kind: Option<SampleKind>,
    /// From 1.
    number: usize,
}

impl FromStr for Which {
    type Err = String;

    fn from_str(text: &str) -> Result<Which, String> {
        let (kind, digits) = match (text.strip_prefix("demo"), text.strip_prefix("test")) {
            (Some(digits), _) => (Some(SampleKind::Demo), digits),
            (_, Some(digits)) => (Some(SampleKind::Test), digits),
            _ => (None, text),
        };
        let number = digits.parse().ok().filter(|&number| number > 0);
        number
            .map(|number| Which { kind, number })
            .ok_or_else(|| "use a number from 1, demoN or testN".to_owned())
    }
}

impl Which {
    /// The sample of a task, with its name.
    pub(super) fn find(self, task: &Task) -> Option<(String, &Sample)> {
        let samples = sample_names(task).zip(task.samples());
        let mut samples = samples.filter(|(_, (kind, _))| self.kind.is_none_or(|wanted| wanted == *kind));
        samples.nth(self.number - 1).map(|(name, (_, sample))| (name, sample))
    }
}

impl Trace {
    /// Traces the programs of the task.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let data = self.data.load()?;
        let programs = ProgramArgs { files: self.files.clone(), tasks: vec![self.task.clone()] };
        let jobs = programs.jobs(&data, self.data.keep_going)?.list;
        let limits = self.limits.limits();
        let task = data::task(&data, &self.task)?;
        let (name, sample) = self.sample.find(task).ok_or_else(|| {
            let (demos, tests) = (count(task.demos.len(), "demo"), count(task.tests.len(), "test"));
            anyhow!("task '{}' has {demos} and {tests}; give --sample one of them", task.id)
        })?;
        if self.json {
            let (mut programs, mut right) = (Vec::new(), true);
            for job in &jobs {
                let (mut json, is_right) = trace_json(&job.entry.program, task, sample, &limits);
                json["file"] = job.entry.file.as_str().into();
                programs.push(json);
                right &= is_right;
            }
            let data = data::json(&data);
            let report = json!({ "version": VERSION, "data": data, "task": task.id, "sample": name, "programs": programs });
            write_json(out, &report)?;
            return Ok(Outcome::right(right));
        }
        writeln!(out, "{}", data::describe(&data))?;
        let mut right = true;
        for job in &jobs {
            let program = &job.entry.program;
            let title = format!("{} of {}, {name}", program.name(), job.entry.file);
            writeln!(out, "\n{}\n", screen.paint(Tone::Strong, &title))?;
            right &= trace(screen, out, program, task, sample, &limits)?;
        }
        Ok(Outcome::right(right))
    }
}

/// Traces one program; whether its output is not known to be wrong.
pub(super) fn trace(
    screen: &Screen,
    out: &mut dyn Write,
    program: &Program,
    task: &Task,
    sample: &Sample,
    limits: &Limits,
) -> Result<bool> {
    let inner = screen.narrower(INDENT.len());
    let gridwright::Trace { demos, steps, fuel, verdict, .. } =
        gridwright::trace(program, task, sample, limits);
    let input = Value::Grid(sample.input.clone());
    for (given, value) in [(Input::S, &demos), (Input::I, &input)] {
        if program.uses(given) {
            let title = screen.paint(Tone::Strong, given.name());
            writeln!(out, "{title}\n{}", indented(&drawn(&inner, value, &Type::Any)))?;
        }
    }
    let types = Types::of(program.graph());
    // The text has a line for the head, one for every step in order, and one for what is returned.
    let text = program.to_string();
    let mut lines = text.lines().skip(1).map(str::trim);
    for (at, step) in steps.iter().enumerate() {
        let statement = screen.paint(Tone::Strong, lines.next().unwrap_or(""));
        let ty = types.get(step.node);
        writeln!(out, "{statement}  # {ty}, fuel {}", number(step.fuel))?;
        for words in &step.words {
            writeln!(out, "{}", indented(&format!("learned:\n{}", indented(words))))?;
        }
        let shown = match &step.answer {
            Ok(value) => drawn(&inner, value, ty),
            Err(fault) => match missing(program, &steps, at) {
                Some(operand) => screen.paint(Tone::Bad, &format!("no value: x{operand} has none")) + "\n",
                None => screen.paint(Tone::Bad, &format!("fault ({}): {fault}", fault.kind())) + "\n",
            },
        };
        writeln!(out, "{}", indented(&shown))?;
    }
    writeln!(out, "{}", screen.paint(Tone::Strong, lines.next().unwrap_or("")))?;
    writeln!(out, "{}", pictures(&inner, sample, &verdict))?;
    let why = verdict.why(sample.output.as_ref());
    let why = if why.is_empty() { why } else { format!(" ({why})") };
    writeln!(out, "{}{why}, {}, fuel {}", verdict.word(), count(steps.len(), "step"), number(fuel))?;
    Ok(matches!(verdict, Verdict::Right(_) | Verdict::Unknown(_)))
}

/// The same for machines.
pub(super) fn trace_json(program: &Program, task: &Task, sample: &Sample, limits: &Limits) -> (Json, bool) {
    let gridwright::Trace { steps, fuel, verdict, .. } = gridwright::trace(program, task, sample, limits);
    let types = Types::of(program.graph());
    let text = program.to_string();
    let statements = text.lines().skip(1).map(str::trim);
    let step = |((at, step), statement): ((usize, &Traced), &str)| {
        json!({
            "statement": statement, "type": types.get(step.node).to_string(), "fuel": step.fuel,
            "words": step.words, "value": step.answer.as_ref().ok().map(output),
            "fault": step.answer.as_ref().err().map(ToString::to_string),
            "missing": missing(program, &steps, at),
        })
    };
    let why = verdict.why(sample.output.as_ref());
    let shown: Vec<Json> = steps.iter().enumerate().zip(statements).map(step).collect();
    let json = json!({
        "program": program.name(), "text": text, "steps": shown, "verdict": verdict.word(),
        "why": (!why.is_empty()).then_some(why), "fuel": fuel,
        "output": verdict.grid().map(|grid| output(&Value::Grid(grid.clone()))),
    });
    (json, matches!(verdict, Verdict::Right(_) | Verdict::Unknown(_)))
}

fn pictures(screen: &Screen, sample: &Sample, verdict: &Verdict) -> String {
    indented(&screen.pen().answer(&sample.input, verdict.grid(), sample.output.as_ref()))
}

/// The number of the first step that a step needs and that has no value.
pub(super) fn missing(program: &Program, steps: &[Traced], at: usize) -> Option<usize> {
    let needed: &[NodeId] = program.graph().operands(steps.get(at)?.node);
    let failed = |node: &NodeId| steps.iter().position(|step| step.node == *node && step.answer.is_err());
    needed.iter().find_map(failed).map(|step| step + 1)
}

fn indented(text: &str) -> String {
    text.lines()
        .map(|line| if line.is_empty() { "\n".to_owned() } else { format!("{INDENT}{line}\n") })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_numbered_through_or_by_kind() {
        assert_eq!("3".parse(), Ok(Which { kind: None, number: 3 }));
        assert_eq!("test1".parse(), Ok(Which { kind: Some(SampleKind::Test), number: 1 }));
        for bad in ["0", "demo", "test0", "x", "-1", ""] {
            assert!(bad.parse::<Which>().is_err(), "{bad}");
        }
        let task = Task::from_json(
            "t",
            r#"{"train": [{"input": [[1]], "output": [[2]]}], "test": [{"input": [[3]]}]}"#,
        );
        let task = task.unwrap();
        let name = |which: &str| which.parse::<Which>().unwrap().find(&task).map(|(name, _)| name);
        assert_eq!(name("2"), Some("test 1".to_owned()));
        assert_eq!(name("demo1"), Some("demo 1".to_owned()));
        assert_eq!((name("3"), name("demo2")), (None, None));
    }
}
