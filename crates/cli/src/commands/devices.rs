//! `gridwright devices`: what there is, and whether it works.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use gridwright::gpu::device::looked_for;
use gridwright::gpu::{Found, GpuError, SelfTest, find, hardware, self_test};
use serde_json::{Value as Json, json};

use super::{VERSION, write_json};
use crate::Outcome;
use crate::args::EXIT_CODES;
use crate::backend::bytes;
use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, duration, number};

/// List the devices that calls can run on, and test each
///
/// Devices of NVIDIA's driver come first, then the adapters of Vulkan, Metal and Direct3D 12, under the numbers that
/// `--backend gpu:N` takes. Each is opened, makes calls of some primitives on random grids, small and large, and what it
/// gives is compared with the CPU bit by bit; that takes about a second, beside the first start of a kernel.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Devices {
    /// Only list them
    #[arg(long)]
    no_test: bool,

    /// Report as JSON
    #[arg(long)]
    json: bool,
}

const AFTER: &str = "\
Kinds: discrete, integrated and virtual devices are hardware, which `--backend gpu` and `auto` use; software is the CPU \
behind a driver, and a stand-in the CPU behind a library that tests put in place of NVIDIA's: both give the right \
results and say nothing about speed, and are used only by their number. A device that several libraries list is used once.

The arena is the part of a device's memory that values are kept in; group the most invocations of a workgroup, and groups the \
most workgroups of a launch in a dimension; latency is the time from handing in one call to its \
result; calls are those on one sample, transfers included.

It exits with 1 if a device gives another result than the CPU, or cannot be used.

JSON: {version, looked_for, devices: [{number, name, api, kind, is_hardware, used_by_gpu, driver, memory, largest_arena, \
largest_group, most_groups, capability, error, test: null or {warm_up_seconds, calls_per_second, cpu_calls_per_second, latency_seconds, compared, \
on_cpu, mismatch}}]}.

";

/// What came of a test.
enum Tested {
    Not,
    Done(SelfTest),
    Failed(GpuError),
}

impl Tested {
    fn is_right(&self) -> bool {
        match self {
            Tested::Not => true,
            Tested::Done(test) => test.mismatch.is_none(),
            Tested::Failed(_) => false,
        }
    }
}

impl Devices {
    /// Lists and tests them.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let found = find();
        let used = hardware(&found);
        let test = |found: &Found| {
            if self.no_test {
                return Tested::Not;
            }
            self_test(found).map_or_else(Tested::Failed, Tested::Done)
        };
        let tested: Vec<Tested> = found.iter().map(test).collect();
        if self.json {
            write_json(out, &report(&found, &used, &tested))?;
        } else {
            write(&found, &used, &tested, screen, out)?;
        }
        Ok(Outcome::right(tested.iter().all(Tested::is_right)))
    }
}

fn report(found: &[Found], used: &[usize], tested: &[Tested]) -> Json {
    let device = |(number, (found, tested)): (usize, (&Found, &Tested))| {
        let mut json = json!({ "number": number });
        let (error, test) = match tested {
            Tested::Not => (None, None),
            Tested::Done(test) => (None, Some(test.to_json())),
            Tested::Failed(error) => (Some(error.to_string()), None),
        };
        if let (Json::Object(json), Json::Object(info)) = (&mut json, found.info.to_json()) {
            json.extend(info);
        }
        json["used_by_gpu"] = used.contains(&number).into();
        json["error"] = error.into();
        json["test"] = test.into();
        json
    };
    let devices: Vec<Json> = found.iter().zip(tested).enumerate().map(device).collect();
    json!({ "version": VERSION, "looked_for": looked_for(), "devices": devices })
}

fn write(
    found: &[Found],
    used: &[usize],
    tested: &[Tested],
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<()> {
    if found.is_empty() {
        writeln!(out, "no device: looked for {}", looked_for())?;
        return Ok(());
    }
    let (left, right) = (Align::Left, Align::Right);
    let mut table = Table::new(&[
        ("number", right),
        ("name", left),
        ("api", left),
        ("kind", left),
        ("driver", left),
        ("memory", right),
        ("arena", right),
        ("group", right),
        ("groups", right),
        ("capability", right),
    ]);
    for (number, Found { info, .. }) in found.iter().enumerate() {
        let fields = [
            number.to_string(),
            info.name.clone(),
            info.api.to_string(),
            info.kind.to_string(),
            info.driver.clone(),
            info.memory.map_or_else(|| "unknown".to_owned(), bytes),
            bytes(info.largest_arena),
            info.largest_group.to_string(),
            info.most_groups.to_string(),
            info.capability_text().unwrap_or_default(),
        ];
        table.row(fields.map(|field| Field::from(&field)));
    }
    table.write(screen, out)?;
    writeln!(out)?;
    for (number, tested) in tested.iter().enumerate() {
        let (tone, line) = match tested {
            Tested::Not => continue,
            Tested::Failed(error) => (Tone::Bad, error.to_string()),
            Tested::Done(test) => verdict(test),
        };
        writeln!(out, "{number}: {}", screen.paint(tone, &line))?;
    }
    let others: Vec<String> =
        (0..found.len()).filter(|number| !used.contains(number)).map(|number| number.to_string()).collect();
    let used: Vec<String> = used.iter().map(ToString::to_string).collect();
    writeln!(
        out,
        "--backend gpu uses {}{}",
        if used.is_empty() { "none of them".to_owned() } else { used.join(", ") },
        if others.is_empty() { String::new() } else { format!("; by number alone: {}", others.join(", ")) }
    )?;
    Ok(())
}

fn verdict(test: &SelfTest) -> (Tone, String) {
    let on_cpu = match test.on_cpu {
        0 => String::new(),
        some => format!(", {} of them left to the CPU", number(some)),
    };
    let compared = number(test.compared);
    let (tone, compared) = match &test.mismatch {
        None => (Tone::Good, format!("{compared} calls are as on the CPU{on_cpu}")),
        Some(what) => (Tone::Bad, format!("wrong, of {compared} calls{on_cpu}: {what}")),
    };
    let speed = format!(
        "{} calls/s (one core {}), latency {}, started in {}",
        number(test.calls_per_second as u64),
        number(test.cpu_calls_per_second as u64),
        duration(test.latency.as_secs_f64()).trim(),
        duration(test.warm_up.as_secs_f64()).trim()
    );
    (tone, format!("{compared}; {speed}"))
}
