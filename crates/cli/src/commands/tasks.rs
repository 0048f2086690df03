//! `gridwright tasks`: what a data set holds.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use gridwright::grid::draw::svg;
use gridwright::grid::{DataSet, Grid, Task};
use serde_json::{Value as Json, json};

use super::{VERSION, write_json};
use crate::args::{DataArgs, EXIT_CODES};
use crate::output::{self, Beside};
use crate::screen::Screen;
use crate::table::{Align, Table};
use crate::{Outcome, data};

/// List the tasks of a data set, or draw some of them
///
/// Without IDs: a row a task, with the number of demos and tests, the smallest and largest height and width of inputs
/// and outputs, and the colours that occur. With IDs: these tasks, drawn.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Tasks {
    /// Tasks to draw
    #[arg(value_name = "ID")]
    ids: Vec<String>,

    #[command(flatten)]
    data: DataArgs,

    /// Draw one task as SVG into a file; - is standard output
    #[arg(long, value_name = "FILE", requires = "ids", conflicts_with = "json")]
    svg: Option<PathBuf>,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  gridwright tasks
  gridwright tasks --data arc-agi-1.json#train 007bbfb7
  gridwright tasks denoise --svg denoise.svg

JSON: {version, data: {name, tasks, hash}, tasks: [{id, demos, tests, inputs: {height: [least, most], \
width: [least, most]}, outputs (null if none is known), colours, task}]}. `task` is there for the IDs \
given and is the task in ARC's form.

";

/// The least and the most.
type Range = (usize, usize);

/// The heights and widths of some grids.
struct Sizes {
    height: Range,
    width: Range,
}

impl Tasks {
    /// Lists or draws the tasks.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let data = self.data.load()?;
        let picked: Vec<&Task> = self.ids.iter().map(|id| data::task(&data, id)).collect::<Result<_>>()?;
        if let Some(file) = &self.svg {
            let [task] = picked.as_slice() else { bail!("--svg draws one task; give one ID") };
            output::write(file, &svg::task(task), out)?;
            let mut beside = Beside::new([file.as_path()]);
            let report = beside.report(out);
            writeln!(report, "{}\nwrote {}", data::describe(&data), file.display())?;
        } else if self.json {
            write_json(out, &self.report(&data, &picked)?)?;
        } else {
            writeln!(out, "{}\n", data::describe(&data))?;
            if picked.is_empty() {
                table(data.tasks()).write(screen, out)?;
            }
            let drawn: Vec<String> = picked.iter().map(|task| screen.pen().task(task)).collect();
            write!(out, "{}", drawn.join("\n"))?;
        }
        Ok(Outcome::Fine)
    }

    fn report(&self, data: &DataSet, picked: &[&Task]) -> Result<Json> {
        let tasks: Vec<Json> = if picked.is_empty() {
            data.tasks().iter().map(task_report).collect()
        } else {
            let full = |task: &&Task| {
                let mut report = task_report(task);
                report["task"] = serde_json::from_str(&task.to_json())?;
                Ok(report)
            };
            picked.iter().map(full).collect::<Result<_>>()?
        };
        Ok(json!({ "version": VERSION, "data": data::json(data), "tasks": tasks }))
    }
}

impl Sizes {
    /// The sizes of these grids, if there is one.
    fn of<'g>(grids: impl Iterator<Item = &'g Grid>) -> Option<Sizes> {
        grids.map(|grid| (grid.height(), grid.width())).fold(None, |sizes, (height, width)| {
            let wider = |range: Range, size: usize| (range.0.min(size), range.1.max(size));
            let sizes = sizes.unwrap_or(Sizes { height: (height, height), width: (width, width) });
            Some(Sizes { height: wider(sizes.height, height), width: wider(sizes.width, width) })
        })
    }

    fn text(sizes: Option<&Sizes>) -> String {
        let range =
            |(least, most): Range| if least == most { least.to_string() } else { format!("{least}-{most}") };
        sizes.map_or("?".to_owned(), |sizes| format!("{} x {}", range(sizes.height), range(sizes.width)))
    }

    fn json(&self) -> Json {
        json!({ "height": [self.height.0, self.height.1], "width": [self.width.0, self.width.1] })
    }
}

fn inputs(task: &Task) -> Option<Sizes> {
    Sizes::of(task.samples().map(|(_, sample)| &sample.input))
}

fn outputs(task: &Task) -> Option<Sizes> {
    Sizes::of(task.samples().filter_map(|(_, sample)| sample.output.as_ref()))
}

/// The colours that occur, ascending.
fn colours(task: &Task) -> BTreeSet<i8> {
    let grids = task.samples().flat_map(|(_, sample)| [Some(&sample.input), sample.output.as_ref()]);
    grids.flatten().flat_map(|grid| grid.cells().iter().copied()).collect()
}

fn table(tasks: &[Task]) -> Table {
    let (left, right) = (Align::Left, Align::Right);
    let columns = [("id", left), ("demos", right), ("tests", right), ("inputs", left), ("outputs", left)];
    let mut table = Table::new(&[&columns[..], &[("colours", left)]].concat());
    for task in tasks {
        let colours: Vec<String> = colours(task).iter().map(ToString::to_string).collect();
        table.row([
            task.id.as_str().into(),
            task.demos.len().to_string().into(),
            task.tests.len().to_string().into(),
            Sizes::text(inputs(task).as_ref()).into(),
            Sizes::text(outputs(task).as_ref()).into(),
            colours.join(" ").into(),
        ]);
    }
    table
}

fn task_report(task: &Task) -> Json {
    json!({
        "id": task.id,
        "demos": task.demos.len(),
        "tests": task.tests.len(),
        "inputs": inputs(task).map(|sizes| sizes.json()),
        "outputs": outputs(task).map(|sizes| sizes.json()),
        "colours": colours(task),
    })
}
