//! What devices did: a line for each at the start, tables at the end.

use std::io::Write;

use anyhow::Result;
use gridwright::Chosen;
use gridwright::gpu::{DeviceInfo, DeviceReport, Report, Tally};

use crate::screen::{Screen, Tone};
use crate::table::{Align, Field, Table, duration, number};

/// How many primitives are shown.
const SHOWN: usize = 10;

/// A line for each device: what it is, and how long it took to open and for a first launch; then what cannot be used.
pub(super) fn start(chosen: &Chosen) -> Vec<String> {
    let Some(gpu) = chosen.gpu() else { return Vec::new() };
    let devices = gpu.report().devices;
    let in_use = format!("{} of {} in use", devices.len(), chosen.devices_present());
    let line = |(at, device): (usize, &DeviceReport)| {
        let in_use = if at == 0 { format!("; {in_use}") } else { String::new() };
        let warm_up = duration(device.warm_up_seconds());
        format!("device {}; opened in {}{in_use}", describe(&device.info), warm_up.trim())
    };
    let unusable = chosen.unusable().iter().cloned();
    devices.iter().enumerate().map(line).chain(unusable).collect()
}

/// Name, kind, compute capability, driver and memory.
fn describe(info: &DeviceInfo) -> String {
    let mut parts = vec![info.kind.to_string()];
    parts.extend(info.capability_text().map(|capability| format!("compute capability {capability}")));
    let api = info.api.to_string();
    parts.push(if info.driver.starts_with(&api) {
        info.driver.clone()
    } else {
        format!("{api} {}", info.driver)
    });
    parts.extend(info.memory.map(|memory| format!("{} of memory", bytes(memory))));
    format!("{} ({})", info.name, parts.join(", "))
}

/// A number of bytes in the unit that suits it.
pub(crate) fn bytes(bytes: u64) -> String {
    let (value, unit) = match bytes {
        b if b < 10 << 10 => return format!("{b} B"),
        b if b < 10 << 20 => (b as f64 / 1024.0, "KiB"),
        b if b < 10 << 30 => (b as f64 / f64::from(1 << 20), "MiB"),
        b => (b as f64 / f64::from(1 << 30), "GiB"),
    };
    format!("{value:.0} {unit}")
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

fn known(seconds: Option<f64>) -> String {
    seconds.map_or_else(|| "unknown".to_owned(), duration)
}

/// Writes what every device did, the calls of both sides by primitive, and why the CPU made those that it made.
pub(super) fn write(report: &Report, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    writeln!(out)?;
    devices(report).write(screen, out)?;
    writeln!(out)?;
    primitives(report).write(screen, out)?;
    let tally = &report.tally;
    let others = tally.by_primitive().len().saturating_sub(SHOWN);
    if others > 0 {
        writeln!(out, "and {others} more primitives")?;
    }
    writeln!(out)?;
    write_reasons("on the CPU by reason", tally, out)?;
    if report.devices.len() > 1 {
        for device in &report.devices {
            write_reasons(&format!("  for searches of {}", device.info.name), &device.tally, out)?;
        }
    }
    writeln!(
        out,
        "{} of {} calls on devices ({}), {} repeated on the CPU without a difference",
        number(tally.device_calls()),
        number(tally.device_calls() + tally.host_calls()),
        percent(tally.share()),
        number(tally.verified)
    )?;
    for device in &report.devices {
        if let Some(failure) = &device.failure {
            let line = format!("{} failed, and its work was done elsewhere: {failure}", device.info.name);
            writeln!(out, "{}", screen.paint(Tone::Bad, &line))?;
        }
        if !device.info.kind.is_hardware() {
            writeln!(
                out,
                "{} is no hardware ({}): its times say nothing",
                device.info.name, device.info.kind
            )?;
        }
    }
    Ok(())
}

/// Writes why the CPU did what it did, if it did something.
fn write_reasons(what: &str, tally: &Tally, out: &mut dyn Write) -> Result<()> {
    let reasons = tally.fallbacks().map(|(reason, count)| format!("{} {}", number(count), reason.text()));
    let reasons: Vec<String> = reasons.collect();
    if !reasons.is_empty() {
        writeln!(out, "{what}: {}", reasons.join("; "))?;
    }
    Ok(())
}

fn devices(report: &Report) -> Table {
    let right = Align::Right;
    let mut table = Table::new(&[
        ("device", Align::Left),
        ("calls", right),
        ("share", right),
        ("launches", right),
        ("up", right),
        ("down", right),
        ("fetched", right),
        ("evictions", right),
        ("warm-up", right),
        ("host", right),
        ("kernels", right),
        ("transfers", right),
        ("busy", right),
    ]);
    for device in &report.devices {
        let reading = &device.reading;
        let fields = [
            device.info.name.clone(),
            number(device.tally.device_calls()),
            percent(device.tally.share()),
            number(reading.launches),
            bytes(reading.bytes_up),
            bytes(reading.bytes_down),
            number(reading.grids_down),
            number(reading.evictions),
            duration(device.warm_up_seconds()),
            duration(device.host_seconds()),
            known(device.kernel_seconds()),
            known(device.transfer_seconds()),
            percent(device.busy_share(report.time)),
        ];
        table.row(fields.map(|field| Field::from(&field)));
    }
    table
}

fn primitives(report: &Report) -> Table {
    let right = Align::Right;
    let mut table = Table::new(&[
        ("primitive", Align::Left),
        ("calls on devices", right),
        ("on the CPU", right),
        ("share", right),
    ]);
    for (prim, device, cpu) in report.tally.by_primitive().into_iter().take(SHOWN) {
        let share = device as f64 / (device + cpu).max(1) as f64;
        let fields = [prim.name().to_owned(), number(device), number(cpu), percent(share)];
        table.row(fields.map(|field| Field::from(&field)));
    }
    table
}

#[cfg(test)]
mod tests {
    use super::bytes;

    #[test]
    fn bytes_read_well() {
        assert_eq!(
            [0, 9999, 20 << 10, 15 << 20, 16 << 30].map(bytes),
            ["0 B", "9999 B", "20 KiB", "15 MiB", "16 GiB"]
        );
    }
}
