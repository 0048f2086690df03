//! `gridwright conform`: the primitives against recorded calls of the reference implementation.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::Args;
use gridwright::dsl::{Answer, Budget, Cx, Prim, Value};
use gridwright::read_file;
use gridwright_conformance::{Case, Failure, Mode, check_case};
use serde_json::{Value as Json, json};

use super::{VERSION, write_json};
use crate::Outcome;
use crate::args::EXIT_CODES;
use crate::progress::Progress;
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, number};

/// Check the primitives against recorded calls of arc-dsl
///
/// Each line of a file is a case: a call, and what arc-dsl gave or that it raised. Where the result depends on the
/// order of a set, the one of ascending order counts. Failing cases are printed with what was expected and what came;
/// the last line says how many passed and failed.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Conform {
    /// Files of cases
    #[arg(value_name = "VECTORS.jsonl", required = true)]
    files: Vec<PathBuf>,

    /// Take a fault for right, too: for calls outside of the primitives' types
    #[arg(long)]
    loose: bool,

    /// Count by primitive, too
    #[arg(long)]
    by_primitive: bool,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright conform crates/conformance/data/made.jsonl
  gridwright conform vectors.jsonl faults.jsonl --by-primitive
  gridwright conform loose.jsonl --loose

JSON: {version, loose, files: [{file, passed, failed}], failures: [{file, line, primitive, message}], \
primitives: [{name, passed, failed}] (with --by-primitive), passed, failed}.

";

/// What came of a file.
struct Checked {
    file: String,
    passed: usize,
    failures: Vec<Failure>,
}

/// Passed and failed.
type Count = (usize, usize);

impl Conform {
    /// Checks every case.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let mut by_primitive = BTreeMap::new();
        let mut checked = Vec::new();
        for file in &self.files {
            checked.push(self.check(file, &mut by_primitive)?);
        }
        let passed: usize = checked.iter().map(|file| file.passed).sum();
        let failed: usize = checked.iter().map(|file| file.failures.len()).sum();
        if self.json {
            write_json(out, &self.report(&checked, &by_primitive, (passed, failed)))?;
        } else {
            for file in &checked {
                for failure in &file.failures {
                    writeln!(out, "{}:{}: {}", file.file, failure.line, failure.message)?;
                }
            }
            if self.by_primitive {
                table(&by_primitive).write(screen, out)?;
            }
            writeln!(out, "{} passed, {} failed", number(passed as u64), number(failed as u64))?;
        }
        Ok(Outcome::right(failed == 0))
    }

    fn check(&self, path: &Path, by_primitive: &mut BTreeMap<Prim, Count>) -> Result<Checked> {
        let file = path.display().to_string();
        let text = read_file(path)?;
        let text = std::str::from_utf8(&text)
            .map_err(|error| anyhow!("{file} is not UTF-8 text: {error}; give a file of cases"))?;
        let mode = if self.loose { Mode::Loose } else { Mode::Strict };
        let lines: Vec<(&str, usize)> =
            text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()).collect();
        let progress = Progress::new(lines.len(), "cases");
        let mut checked = Checked { file, passed: 0, failures: Vec::new() };
        for (line, number) in lines {
            let case = Case::parse(line, number)
                .map_err(|error| anyhow!("{}: {error}; each line must be a case", checked.file))?;
            let count = by_primitive.entry(case.prim).or_default();
            match check_case(&case, mode, &mut call) {
                Ok(()) => {
                    checked.passed += 1;
                    count.0 += 1;
                }
                Err(message) => {
                    checked.failures.push(Failure { line: number, prim: case.prim, message });
                    count.1 += 1;
                }
            }
            progress.step();
        }
        Ok(checked)
    }

    fn report(
        &self,
        checked: &[Checked],
        by_primitive: &BTreeMap<Prim, Count>,
        (passed, failed): Count,
    ) -> Json {
        let files: Vec<Json> = checked
            .iter()
            .map(|file| json!({ "file": file.file, "passed": file.passed, "failed": file.failures.len() }))
            .collect();
        let failures =
            checked.iter().flat_map(|file| file.failures.iter().map(move |failure| (file, failure)));
        let failures: Vec<Json> = failures
            .map(|(file, failure)| {
                let Failure { line, prim, message } = failure;
                json!({ "file": file.file, "line": line, "primitive": prim.name(), "message": message })
            })
            .collect();
        let mut report =
            json!({ "version": VERSION, "loose": self.loose, "files": files, "failures": failures });
        if self.by_primitive {
            report["primitives"] = by_primitive
                .iter()
                .map(|(prim, (passed, failed))| json!({ "name": prim.name(), "passed": passed, "failed": failed }))
                .collect();
        }
        report["passed"] = passed.into();
        report["failed"] = failed.into();
        report
    }
}

/// Calls a primitive, and then perhaps the function that it returned.
fn call(prim: Prim, args: &[Value], applied_to: Option<&[Value]>) -> Answer {
    let mut cx = Cx::new(Budget::default());
    let value = prim.call(&mut cx, &args.iter().collect::<Vec<_>>())?;
    match applied_to {
        None => Ok(value),
        Some(args) => value.call(&mut cx, &args.iter().collect::<Vec<_>>()),
    }
}

fn table(by_primitive: &BTreeMap<Prim, Count>) -> Table {
    let mut table =
        Table::new(&[("primitive", Align::Left), ("passed", Align::Right), ("failed", Align::Right)]);
    for (prim, (passed, failed)) in by_primitive {
        let tone = if *failed == 0 { Tone::Plain } else { Tone::Bad };
        table.row([prim.name().into(), passed.to_string().into(), Field::toned(tone, &failed.to_string())]);
    }
    table
}
