//! The page: what is known of each task as compact JSON, in one file with the style and the script that draws it.
//!
//! The page names no other file and needs no network. It stays under [`MOST`] bytes, as long as the tasks and their
//! answers do: steps of programs are left out where they would take more, and it says so.

use gridwright::engine::on_threads;
use gridwright::{Backend, Cpu, DataSet, Grid};
use serde_json::{Value as Json, json};

use super::grids::Grids;
use super::source::{Behind, Row, Source};
use super::steps::{Steps, stands_for};
use crate::commands::VERSION;

const HTML: &str = include_str!("page/page.html");
const STYLE: &str = include_str!("page/style.css");
const SCRIPT: &str = include_str!("page/script.js");

/// The most bytes of a page, but for tasks that need more by themselves.
const MOST: usize = 9_500_000;

/// The most bytes for the steps of one task.
const MOST_A_TASK: usize = 100_000;

/// The whole page.
pub(super) fn page(source: &Source<'_>, data: &DataSet, cpu: &Cpu) -> String {
    let mut grids = Grids::default();
    let mut tasks: Vec<Json> = source.rows.iter().map(|row| task(row, &mut grids)).collect();
    let steps = on_threads(cpu.threads(), source.rows.len(), |at| {
        let row = &source.rows[at];
        row.programs.iter().map(|behind| Steps::of(row, behind)).collect::<Vec<Option<Steps>>>()
    });
    let taken: usize = tasks.iter().map(|task| task.to_string().len()).sum::<usize>()
        + grids.texts().iter().map(|text| text.len() + 3).sum::<usize>();
    let share = (MOST.saturating_sub(taken) / source.rows.len().max(1)).min(MOST_A_TASK);
    let mut left_out = 0;
    for (task, steps) in tasks.iter_mut().zip(&steps) {
        let mut left = share;
        for (at, steps) in steps.iter().enumerate() {
            let Some(steps) = steps else { continue };
            match left.checked_sub(steps.bytes()) {
                Some(rest) => {
                    left = rest;
                    task["p"][at]["s"] = steps.json(&mut grids);
                }
                None => left_out += 1,
            }
        }
    }
    let mut warnings = source.warnings.clone();
    if left_out > 0 {
        warnings.push(format!(
            "the steps of {left_out} programs are left out to keep the page small; 'gridwright explain' draws them"
        ));
    }
    let json = json!({
        "title": source.title, "version": VERSION,
        "data": { "name": data.name(), "tasks": data.len(), "hash": data.hash().to_hex() },
        "facts": source.facts, "warnings": warnings, "grids": grids.texts(), "tasks": tasks,
    });
    // In a script no text may look like the end of it, or like a comment; JSON can write any character in another way.
    let json = json.to_string().replace('<', "\\u003c");
    // The data last: it may hold whatever the other marks are.
    HTML.replace("{style}", STYLE).replace("{script}", SCRIPT).replacen("{data}", &json, 1)
}

/// A task: `i`d, `k`ind, `d`emos, `t`ests, `a`ttempts and `p`rograms; what it took: `f`uel, found `a`fter, `s`econds, done
/// `at`, and why it ended.
fn task(row: &Row<'_>, grids: &mut Grids) -> Json {
    let mut pair = |input: &Grid, output: Option<&Grid>| {
        let input = grids.grid(input);
        json!([input, output.map(|output| grids.grid(output))])
    };
    let demos: Vec<Json> =
        row.task.demos.iter().map(|demo| pair(&demo.input, demo.output.as_ref())).collect();
    let tests: Vec<Json> =
        row.task.tests.iter().map(|test| pair(&test.input, test.output.as_ref())).collect();
    let attempts: Vec<Vec<usize>> =
        row.attempts.iter().map(|attempts| attempts.iter().map(|grid| grids.grid(grid)).collect()).collect();
    let programs: Vec<Json> = row.programs.iter().map(|behind| program(row, behind)).collect();
    let mut task = json!({
        "i": row.task.id, "k": row.kind.name(), "d": demos, "t": tests, "a": attempts, "p": programs,
    });
    let spent = &row.spent;
    let known = [
        ("f", spent.fuel.map(Json::from)),
        ("fa", spent.after.map(Json::from)),
        ("s", spent.seconds.map(|seconds| Json::from((seconds * 1e4).round() / 1e4))),
        ("at", spent.at.map(|at| Json::from((at * 1e2).round() / 1e2))),
        ("z", spent.stop.clone().map(Json::from)),
    ];
    for (name, value) in known {
        if let Some(value) = value {
            task[name] = value;
        }
    }
    task
}

/// A program: its te`x`t, how many d`e`mos it is right on, the tests and attempts that are its answers, and the fuel that it
/// was found `a`fter; its `s`teps are added if there is room.
fn program(row: &Row<'_>, behind: &Behind) -> Json {
    let mut program = json!({
        "x": behind.program.to_string(), "e": behind.demos, "h": stands_for(row, behind),
    });
    if let Some(after) = behind.after {
        program["a"] = after.into();
    }
    program
}
