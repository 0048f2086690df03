//! The steps of the programs behind answers, as the page shows them: the statement, and its value drawn or as text.

use gridwright::dsl::{Type, Value};
use gridwright::program::Types;
use gridwright::{Limits, Sample, trace};
use serde_json::{Value as Json, json};

use super::grids::{Grids, MAX_DRAWN, cells_text, grid_text};
use super::source::{Behind, Row};
use crate::commands::trace::missing;
use crate::show::{caption, holds_pictures, is_text, items};

/// The longest text of a value.
const MAX_TEXT: usize = 200;

/// What is shown of a value.
pub(super) enum Shown {
    Text(String),
    /// Why there is no value.
    Fault(String),
    /// Captions and pictures, and how many more there are.
    Pictures(String, Vec<(String, Item)>, usize),
}

/// One picture, or what stands in its place.
pub(super) enum Item {
    Grid(String),
    Text(String),
}

/// The steps of one program, in the order of its text, on a sample: which test, from 0.
pub(super) struct Steps {
    pub(super) test: usize,
    pub(super) steps: Vec<Shown>,
}

impl Steps {
    /// Runs a program on the first test that it has an answer handed in for, or else on the first.
    pub(super) fn of(row: &Row<'_>, behind: &Behind) -> Option<Steps> {
        let test = stands_for(row, behind).first().map_or(0, |(test, _)| *test);
        let sample = row.task.tests.get(test)?;
        Some(Steps { test, steps: steps(row, behind, sample) })
    }

    /// About how many bytes they take in the page, if no picture is there already.
    pub(super) fn bytes(&self) -> usize {
        let of_item = |(caption, item): &(String, Item)| {
            let (Item::Grid(text) | Item::Text(text)) = item;
            caption.len() + text.len() + 16
        };
        let of_step = |step: &Shown| match step {
            Shown::Text(text) | Shown::Fault(text) => text.len() + 8,
            Shown::Pictures(caption, items, _) => {
                caption.len() + 16 + items.iter().map(of_item).sum::<usize>()
            }
        };
        self.steps.iter().map(of_step).sum()
    }

    /// For the page: `[test, step...]`, a step being a text, `{e: fault}`, or `{c: caption, p: [[caption, picture]...], m:
    /// more}`, a picture being the place of a grid or a text.
    pub(super) fn json(&self, grids: &mut Grids) -> Json {
        let mut list = vec![json!(self.test)];
        for step in &self.steps {
            list.push(match step {
                Shown::Text(text) => json!(text),
                Shown::Fault(text) => json!({ "e": text }),
                Shown::Pictures(caption, items, more) => {
                    let pictures = items.iter().map(|(caption, item)| match item {
                        Item::Grid(text) => json!([caption, grids.place(text.clone())]),
                        Item::Text(text) => json!([caption, text]),
                    });
                    let pictures: Vec<Json> = pictures.collect();
                    json!({ "c": caption, "p": pictures, "m": more })
                }
            });
        }
        Json::from(list)
    }
}

/// The tests and attempts, from 0, that a program's answers were handed in for.
pub(super) fn stands_for(row: &Row<'_>, behind: &Behind) -> Vec<(usize, usize)> {
    let mut places = Vec::new();
    for (test, (attempts, answer)) in row.attempts.iter().zip(&behind.answers).enumerate() {
        let of = attempts.iter().enumerate().filter(|(_, grid)| answer.as_ref() == Some(*grid));
        places.extend(of.map(|(attempt, _)| (test, attempt)));
    }
    places
}

fn steps(row: &Row<'_>, behind: &Behind, sample: &Sample) -> Vec<Shown> {
    let program = &behind.program;
    let traced = trace(program, row.task, sample, &Limits::default());
    let types = Types::of(program.graph());
    let show = |at: usize| {
        let step = &traced.steps[at];
        match &step.answer {
            Ok(value) => shown(value, types.get(step.node)),
            Err(fault) => Shown::Fault(match missing(program, &traced.steps, at) {
                Some(operand) => format!("no value: x{operand} has none"),
                None => format!("fault ({}): {fault}", fault.kind()),
            }),
        }
    };
    (0..traced.steps.len()).map(show).collect()
}

fn shown(value: &Value, ty: &Type) -> Shown {
    if !is_text(ty) {
        if let Some(item) = item(value) {
            return Shown::Pictures(String::new(), vec![item], 0);
        }
        if holds_pictures(value) {
            let (found, more) = items(value);
            let pictures = found.into_iter().map(|(number, value)| match item(value) {
                Some((shape, picture)) => (joined(&number, &shape), picture),
                None => (number, Item::Text(value.brief(MAX_TEXT / 4))),
            });
            return Shown::Pictures(caption(value), pictures.collect(), more);
        }
    }
    Shown::Text(value.brief(MAX_TEXT))
}

/// The caption that has the number of an item, with the item's place instead of what kind of value it is.
fn joined(number: &str, shape: &str) -> String {
    let number = number.split(':').next().unwrap_or_default();
    format!("{number}: {shape}")
}

/// The picture of a value that is one, under its shape.
fn item(value: &Value) -> Option<(String, Item)> {
    let too_large = || Item::Text("too large to draw".to_owned());
    Some(match value {
        Value::Grid(grid) => {
            let fits = grid.height() <= MAX_DRAWN && grid.width() <= MAX_DRAWN;
            let shape = format!("{}x{}", grid.height(), grid.width());
            (shape, if fits { Item::Grid(grid_text(grid)) } else { too_large() })
        }
        Value::Object(cells) | Value::Indices(cells) => {
            match cells_text(cells, matches!(value, Value::Object(_))) {
                Some((text, shape)) => (shape, Item::Grid(text)),
                None => (caption(value), too_large()),
            }
        }
        _ => return None,
    })
}
