//! What the numbers say: whether a device is worth it, why not, and what the system that we replace had aimed at.

use gridwright::gpu::{DeviceInfo, Report};
use serde_json::{Value as Json, json};

use super::work::{Kind, Row, WayKind};

/// Faster by less is no benefit, and slower by less no loss.
const MARGIN: f64 = 1.05;

/// What was aimed at: the kind of device, how many, and the speed-up.
const AIMS: [(&str, usize, f64); 5] =
    [("P100", 1, 7.6), ("T4", 1, 9.7), ("T4", 2, 18.0), ("L4", 1, 9.4), ("L4", 4, 35.0)];
/// What was aimed at of any device, and of the scaling over several.
const AT_LEAST: f64 = 5.0;
pub(super) const SCALING: f64 = 0.85;

/// The verdict on a device, or on all of them, for one kind of work.
pub(super) struct Verdict {
    pub(super) kind: Kind,
    pub(super) device: String,
    pub(super) devices: usize,
    pub(super) is_hardware: bool,
    pub(super) text: String,
    pub(super) aim: String,
}

impl Verdict {
    pub(super) fn json(&self) -> Json {
        json!({
            "work": self.kind.name(), "device": self.device, "devices": self.devices,
            "is_hardware": self.is_hardware, "verdict": self.text, "aim": self.aim,
        })
    }
}

/// The row of the same work in another way.
pub(super) fn beside<'r>(rows: &'r [Row], row: &Row, by: &WayKind) -> Option<&'r Row> {
    rows.iter().find(|other| other.kind == row.kind && other.tasks == row.tasks && other.by == *by)
}

/// How many times as fast a row is as the same work in another way.
pub(super) fn speed_up(rows: &[Row], row: &Row, by: &WayKind) -> Option<f64> {
    Some(beside(rows, row, by)?.seconds / row.seconds.max(1e-9))
}

/// The speed-up of several devices by the sum of what each reaches alone.
pub(super) fn scaling(rows: &[Row], row: &Row) -> Option<f64> {
    let WayKind::Devices { devices, batches } = &row.by else { return None };
    if devices.len() < 2 {
        return None;
    }
    let alone = devices.iter().map(|&at| {
        let by = WayKind::Devices { devices: vec![at], batches: *batches };
        Some(1.0 / beside(rows, row, &by)?.seconds.max(1e-9))
    });
    Some(1.0 / row.seconds.max(1e-9) / alone.sum::<Option<f64>>()?)
}

/// For each kind of work and each set of devices: the best of its rows with the most tasks.
pub(super) fn verdicts(rows: &[Row]) -> Vec<Verdict> {
    let most = rows.iter().map(|row| row.tasks).max().unwrap_or(0);
    let mut verdicts: Vec<Verdict> = Vec::new();
    for kind in Kind::ALL {
        let mut ways: Vec<&str> = Vec::new();
        for row in rows.iter().filter(|row| row.kind == kind && row.report.is_some()) {
            if !ways.contains(&row.way.as_str()) {
                ways.push(&row.way);
            }
        }
        for way in ways {
            let of_way = rows.iter().filter(|row| row.kind == kind && row.way == way && row.tasks == most);
            if let Some(best) = of_way.min_by(|a, b| a.seconds.total_cmp(&b.seconds)) {
                verdicts.extend(verdict(rows, best));
            }
        }
    }
    verdicts
}

fn verdict(rows: &[Row], row: &Row) -> Option<Verdict> {
    let report = row.report.as_ref()?;
    let infos: Vec<&DeviceInfo> = report.devices.iter().map(|device| &device.info).collect();
    let is_hardware = infos.iter().all(|info| info.kind.is_hardware());
    let (one, all) = (speed_up(rows, row, &WayKind::OneCore)?, speed_up(rows, row, &WayKind::AllCores)?);
    let compared = format!("{one:.2} times as fast as one core, {all:.2} times as all cores");
    let mut text = if all >= MARGIN {
        format!("faster: {compared}")
    } else if all > 1.0 / MARGIN {
        format!("no benefit: {compared}")
    } else {
        format!("slower: {compared}, because {}", reason(row, report))
    };
    if let Some(scaling) = scaling(rows, row) {
        let enough = if scaling >= SCALING { "reached" } else { "missed" };
        text += &format!("; scaling {:.0}%, of {:.0}% aimed at: {enough}", 100.0 * scaling, 100.0 * SCALING);
    }
    if !is_hardware {
        text += "; it is no device, so this says nothing about one";
    }
    Some(Verdict {
        kind: row.kind,
        device: row.way.clone(),
        devices: infos.len(),
        is_hardware,
        text,
        aim: aim(&infos, one),
    })
}

/// Where the time goes, if it goes into a device at all.
fn reason(row: &Row, report: &Report) -> String {
    let share = report.tally.share();
    if share < 0.5 {
        return format!("only {:.0}% of the calls run there", 100.0 * share);
    }
    let seconds = row.seconds.max(1e-9) * report.devices.len().max(1) as f64;
    let sum = |part: &dyn Fn(&gridwright::gpu::DeviceReport) -> Option<f64>| {
        report.devices.iter().map(|device| part(device).unwrap_or(0.0)).sum::<f64>() / seconds
    };
    let mut parts = [
        ("kernels", sum(&|device| device.kernel_seconds())),
        ("transfers and launches", sum(&|device| device.transfer_seconds())),
        ("preparing on the host", sum(&|device| Some(device.host_seconds()))),
    ];
    parts.sort_by(|a, b| b.1.total_cmp(&a.1));
    let [first, second, third] = parts.map(|(what, part)| (what, format!("{:.0}%", 100.0 * part)));
    format!("{} take {} of its time, {} {}, {} {}", first.0, first.1, second.0, second.1, third.0, third.1)
}

/// What was aimed at for such devices, and whether it is reached.
fn aim(infos: &[&DeviceInfo], one_core: f64) -> String {
    let is = |name: &str, info: &&&DeviceInfo| {
        info.name.split(|c: char| !c.is_alphanumeric()).any(|word| word == name)
    };
    let aimed = AIMS.iter().find(|(name, count, _)| {
        *count == infos.len() && infos.iter().filter(|info| is(name, info)).count() == *count
    });
    let (what, aimed) = aimed.map_or(("any device".to_owned(), AT_LEAST), |&(name, count, aimed)| {
        (if count == 1 { name.to_owned() } else { format!("{count} {name}") }, aimed)
    });
    let reached = if one_core >= aimed { "reached" } else { "not reached" };
    let least = if aimed == AT_LEAST { "at least " } else { "" };
    format!("the system that this replaces aimed at {least}{aimed} times its CPU path for {what}: {reached}")
}

#[cfg(test)]
mod tests {
    use gridwright::gpu::{Api, Batches, DeviceKind};

    use super::*;

    fn row(by: WayKind, way: &str, seconds: f64) -> Row {
        let kind = Kind::Waves;
        Row {
            kind,
            tasks: 10,
            way: way.to_owned(),
            by,
            seconds,
            first: seconds,
            samples: 1,
            calls: 1,
            report: None,
        }
    }

    fn on(devices: &[usize]) -> WayKind {
        WayKind::Devices { devices: devices.to_vec(), batches: Batches::default() }
    }

    #[test]
    fn scaling_is_by_what_each_reaches_alone() {
        let rows = [
            row(WayKind::OneCore, "one core", 8.0),
            row(WayKind::AllCores, "all cores", 4.0),
            row(on(&[0]), "0", 2.0),
            row(on(&[1]), "1", 1.0),
            row(on(&[0, 1]), "all", 0.8),
        ];
        assert_eq!(speed_up(&rows, &rows[3], &WayKind::OneCore), Some(8.0));
        let scaling = scaling(&rows, &rows[4]).unwrap();
        assert!((scaling - 1.25 / 1.5).abs() < 1e-9, "{scaling}");
        assert_eq!(super::scaling(&rows, &rows[2]), None);
    }

    #[test]
    fn aims_are_those_of_the_device() {
        let info = |name: &str| DeviceInfo {
            name: name.to_owned(),
            api: Api::Cuda,
            kind: DeviceKind::Discrete,
            driver: String::new(),
            memory: None,
            capability: None,
            largest_arena: 0,
            largest_group: 1024,
            most_groups: 65535,
        };
        let (t4, l4, l40) = (info("Tesla T4"), info("NVIDIA L4"), info("NVIDIA L40"));
        assert!(aim(&[&t4], 10.0).contains("9.7 times its CPU path for T4: reached"));
        assert!(aim(&[&t4, &t4], 10.0).contains("18 times its CPU path for 2 T4: not reached"));
        assert!(aim(&[&l4], 1.0).contains("9.4"));
        assert!(aim(&[&l40], 6.0).contains("at least 5 times its CPU path for any device: reached"));
    }
}
