//! `gridwright primitives`: the reference of the DSL, from its table.

use std::io::{self, Write};

use anyhow::{Result, anyhow};
use clap::Args;
use gridwright::dsl::table::{Failure, Origin};
use gridwright::dsl::{Kernel, Prim};
use serde_json::{Value as Json, json};

use super::{VERSION, write_json};
use crate::Outcome;
use crate::args::EXIT_CODES;
use crate::screen::{Screen, Tone};
use crate::suggest::did_you_mean;
use crate::table::count;

/// List the primitives of the DSL, or explain some of them
///
/// Without NAMEs: name, parameters, result and meaning of every primitive, arc-dsl's and then the extensions; `*` marks
/// those that have a form for devices. With NAMEs: all that is known of each.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Primitives {
    /// Primitives to explain
    #[arg(value_name = "NAME")]
    names: Vec<String>,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Types: Num is Int or Pair, Patch is Indices or Object, Piece is Grid or Patch, Element is Grid or \
Object, Box is Tuple or Set; a lower-case letter stands for the same type wherever it occurs. 'in 0..=3' are the \
numbers that make sense, where they are few; 'in colours', 'ranks', 'angles' and 'counts' say what a number stands for.

Examples:
  gridwright primitives
  gridwright primitives objects o_g

JSON: {version, primitives: [{name, params: [{name, type, in: the numbers that make sense, or null}], result, result_in, \
doc, origin: arc-dsl|extension, can_fail, cost, step: null or {cost, uses: right programs of training tasks, or null}, \
columns: whether it has a column form, device: the kernel that has a form of it for devices, or null, aliases}]}.

";

/// What can be put behind a name for the type of the argument.
const ENDINGS: [&str; 4] = ["_t", "_f", "_i", "_o"];

/// The widest signature that has its doc beside it; few are wider.
const MAX_SIGNATURE: usize = 52;

impl Primitives {
    /// Prints the reference.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let named: Vec<Prim> = self.names.iter().map(|name| find(name)).collect::<Result<_>>()?;
        if self.json {
            let rows = if named.is_empty() { Prim::all().map(report).collect() } else { Vec::new() };
            let rows: Vec<Json> = rows.into_iter().chain(named.into_iter().map(report)).collect();
            write_json(out, &json!({ "version": VERSION, "primitives": rows }))?;
        } else if named.is_empty() {
            list(screen, out)?;
        } else {
            for (at, prim) in named.into_iter().enumerate() {
                write!(out, "{}", if at > 0 { "\n" } else { "" })?;
                entry(screen, out, prim)?;
            }
        }
        Ok(Outcome::Fine)
    }
}

fn find(name: &str) -> Result<Prim> {
    Prim::by_name(name).ok_or_else(|| {
        let hint = did_you_mean(name, Prim::all().map(Prim::name));
        let hint = if hint.is_empty() { "; 'gridwright primitives' lists them".to_owned() } else { hint };
        anyhow!("there is no primitive '{name}'{hint}")
    })
}

/// The names that mean the same, by a typed ending.
fn aliases(prim: Prim) -> Vec<String> {
    let names = ENDINGS.iter().map(|ending| format!("{}{ending}", prim.name()));
    names.filter(|name| Prim::by_name(name) == Some(prim)).collect()
}

fn origin(prim: Prim) -> &'static str {
    match prim.row().origin {
        Origin::ArcDsl => "arc-dsl",
        Origin::Extension => "extension",
    }
}

fn list(screen: &Screen, out: &mut dyn Write) -> io::Result<()> {
    let widest = |length: fn(Prim) -> usize| Prim::all().map(length).max().unwrap_or(0);
    let names = widest(|prim| prim.name().len());
    let signatures = widest(|prim| prim.signature().to_string().len()).min(MAX_SIGNATURE);
    for (group, extensions) in [("arc-dsl", false), ("extensions", true)] {
        let prims = || Prim::all().filter(|prim| prim.is_extension() == extensions);
        let device = prims().filter(|prim| prim.row().device.is_some()).count();
        let title = format!("{group} ({}); {device} have a form for devices: *", prims().count());
        writeln!(out, "{}{}", if extensions { "\n" } else { "" }, screen.paint(Tone::Strong, &title))?;
        for prim in prims() {
            let row = prim.row();
            let name = format!("{:names$}", row.name);
            let device = if row.device.is_some() { '*' } else { ' ' };
            write!(out, "{device} {}  ", screen.paint(Tone::Good, &name))?;
            let signature = prim.signature().to_string();
            if signature.len() <= signatures {
                writeln!(out, "{signature:signatures$}  {}", row.doc)?;
            } else {
                let indent = names + signatures + 6;
                writeln!(out, "{signature}\n{:indent$}{}", "", row.doc)?;
            }
        }
    }
    Ok(())
}

fn entry(screen: &Screen, out: &mut dyn Write, prim: Prim) -> io::Result<()> {
    let row = prim.row();
    let signature = prim.signature();
    let params: Vec<String> = signature.params.iter().map(ToString::to_string).collect();
    let name = screen.paint(Tone::Good, row.name);
    let domain = signature.result_domain.map(|domain| format!(" in {domain}")).unwrap_or_default();
    writeln!(out, "{name}({}) -> {}{domain}", params.join(", "), signature.result)?;
    writeln!(out, "  {}", row.doc)?;
    let aliases = aliases(prim);
    let fields = [
        ("origin", origin(prim).to_owned()),
        ("cost", format!("{} fuel a call, and more for large arguments and results", row.cost)),
        (
            "can fail",
            if row.failure == Failure::Possible { "yes, for some arguments" } else { "no" }.to_owned(),
        ),
        ("step", step(prim)),
        (
            "columns",
            if prim.has_column_form() {
                "yes, in function values many elements are one call"
            } else {
                "no, in function values it is called for each element"
            }
            .to_owned(),
        ),
        (
            "device",
            device(prim).map_or_else(|| "no".to_owned(), |kernel| format!("yes, in the kernel {kernel}")),
        ),
        ("aliases", if aliases.is_empty() { "none".to_owned() } else { aliases.join(", ") }),
    ];
    for (name, text) in fields {
        writeln!(out, "  {name:8}  {text}")?;
    }
    Ok(())
}

/// What it is to the search.
fn step(prim: Prim) -> String {
    match prim.step() {
        None => "no, the search does not call it".to_owned(),
        Some(step) => {
            let uses = step.uses.map(|uses| format!(", used on {}", count(uses as usize, "training task")));
            format!("yes, of cost {}{}", step.cost, uses.unwrap_or_default())
        }
    }
}

/// The kernel that has a form of it for devices.
fn device(prim: Prim) -> Option<&'static str> {
    let kernel = prim.row().device?;
    Kernel::ALL.iter().find(|(_, other)| *other == kernel).map(|(name, _)| *name)
}

fn report(prim: Prim) -> Json {
    let row = prim.row();
    let signature = prim.signature();
    let params: Vec<Json> = signature
        .params
        .iter()
        .map(|param| {
            let domain = param.domain.map(|domain| domain.to_string());
            json!({ "name": param.name, "type": param.ty.to_string(), "in": domain })
        })
        .collect();
    json!({
        "name": row.name,
        "params": params,
        "result": signature.result.to_string(),
        "result_in": signature.result_domain.map(|domain| domain.to_string()),
        "doc": row.doc,
        "origin": origin(prim),
        "can_fail": row.failure == Failure::Possible,
        "cost": row.cost,
        "step": prim.step().map(|step| json!({ "cost": step.cost, "uses": step.uses })),
        "columns": prim.has_column_form(),
        "device": device(prim),
        "aliases": aliases(prim),
    })
}
