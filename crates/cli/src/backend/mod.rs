//! Where calls run: the options of `--backend`, what is said of devices at the start, and their part of a report.

#[cfg(feature = "gpu")]
mod proof;
#[cfg(feature = "gpu")]
pub(crate) use proof::bytes;

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::Args;
#[cfg(feature = "gpu")]
use gridwright::gpu::{Batches, Options};
use gridwright::{BackendConfig, Choice, Chosen, Error};
use serde_json::{Value as Json, json};

use crate::args::capped;
#[cfg(feature = "gpu")]
use crate::note;
use crate::screen::Screen;

/// Where calls run.
#[derive(Args)]
pub(crate) struct BackendArgs {
    /// Where calls run: auto (devices that are hardware, where they are measured to be faster), cpu, gpu (all devices that
    /// are hardware), or gpu:N,... (those that `gridwright devices` lists under these numbers)
    #[arg(long, value_name = "WHERE", default_value_t, help_heading = "Devices")]
    pub(crate) backend: Choice,

    #[cfg(feature = "gpu")]
    #[command(flatten)]
    pub(crate) devices: DeviceArgs,
}

/// How devices are used.
#[cfg(feature = "gpu")]
#[derive(Args)]
pub(crate) struct DeviceArgs {
    /// Repeat this share of the results of devices on the CPU, such as 0.05 or 5%, and stop with an error if one differs
    #[arg(long, value_name = "SHARE", value_parser = parse_share, default_value = "0", hide_default_value = true, help_heading = "Devices")]
    verify_gpu: f64,

    /// Bytes of each device's memory that may be used, such as 512M or 4G
    #[arg(long, value_name = "BYTES", value_parser = parse_bytes, default_value = "4G", help_heading = "Devices")]
    gpu_memory: u64,

    #[arg(long, value_name = "SMALLEST,BEST,LARGEST", value_parser = parse_batches, help = batches_help(), help_heading = "Devices")]
    gpu_batch: Option<Batches>,
}

#[cfg(feature = "gpu")]
fn batches_help() -> String {
    let Batches { smallest, best, largest } = Batches::default();
    format!(
        "Calls that go to a device together: a wave of fewer than SMALLEST runs on the CPU, others are waited for a moment \
         until there are BEST, and no more than LARGEST go [default: {smallest},{best},{largest}]"
    )
}

/// What stands behind `JSON:` in the help of commands that run on devices.
pub(crate) const JSON_HELP: &str = "`backend` is {asked, used, why}, and with devices {devices: [{name, api, kind, \
is_hardware, driver, memory, largest_arena, largest_group, most_groups, capability, memory_taken, failure, launches, launched_calls, flights, \
split_flights, bytes_up, bytes_down, values_fetched, evictions, seconds: {warm_up, packing, launching, preparing, kernels, \
transfers, flights}, busy, calls: {device, cpu, device_share}, primitives: [{primitive, device, cpu}], fallbacks: [{reason, count}], \
fits, verified}], seconds, calls, primitives, fallbacks, fits, verified}; calls are those on one sample, kernels and \
transfers are null where a device does not measure them.";

#[cfg(feature = "gpu")]
fn parse_share(text: &str) -> Result<f64, String> {
    let (number, unit) = text.strip_suffix('%').map_or((text, 1.0), |percent| (percent, 100.0));
    let share = number.trim().parse::<f64>().map(|number| number / unit);
    let share = share.ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "give a share from 0 to 1, or from 0% to 100%".to_owned())
}

/// Reads a number of bytes: a number, and K, M or G for powers of 1024.
#[cfg(feature = "gpu")]
fn parse_bytes(text: &str) -> Result<u64, String> {
    let (number, unit) = match text.char_indices().last() {
        Some((at, 'K' | 'k')) => (&text[..at], 1_u64 << 10),
        Some((at, 'M' | 'm')) => (&text[..at], 1 << 20),
        Some((at, 'G' | 'g')) => (&text[..at], 1 << 30),
        _ => (text, 1),
    };
    let bytes = number.trim().parse::<u64>().ok().and_then(|number| number.checked_mul(unit));
    bytes.filter(|bytes| *bytes > 0).ok_or_else(|| "give a number of bytes, as in 512M or 4G".to_owned())
}

#[cfg(feature = "gpu")]
fn parse_batches(text: &str) -> Result<Batches, String> {
    let numbers = text.split(',').map(|number| number.trim().parse().ok()).collect::<Option<Vec<usize>>>();
    match numbers.as_deref() {
        Some(&[smallest, best, largest]) if smallest <= best && best <= largest && largest > 0 => {
            Ok(Batches { smallest, best, largest })
        }
        _ => Err("give three numbers, none smaller than the one before, as in 32,4096,262144".to_owned()),
    }
}

impl BackendArgs {
    /// Opens the backend, with so many threads of the CPU, and says which devices are in use.
    pub(crate) fn open(&self, jobs: usize, profiled: bool) -> Result<Chosen> {
        let config = BackendConfig::new(self.backend.clone()).threads(capped(jobs)).profiled(profiled);
        #[cfg(feature = "gpu")]
        let config = config.devices(self.devices.options()).measuring(|info| {
            note(&format!("measuring {}, once, for --backend auto", info.name));
        });
        let chosen = config.open().map_err(hinted)?;
        #[cfg(feature = "gpu")]
        proof::start(&chosen).iter().for_each(|line| note(line));
        Ok(chosen)
    }
}

#[cfg(feature = "gpu")]
impl DeviceArgs {
    /// Whether sizes of batches were given.
    pub(crate) fn has_batches(&self) -> bool {
        self.gpu_batch.is_some()
    }

    /// How devices are used.
    pub(crate) fn options(&self) -> Options {
        let batches = self.gpu_batch.unwrap_or_default();
        Options { memory: self.gpu_memory, verify: self.verify_gpu, batches, ..Options::default() }
    }
}

fn hinted(error: Error) -> anyhow::Error {
    if error.is_threads() { anyhow!("{error}; try --jobs 1") } else { error.into() }
}

/// The line of a report that says where calls ran.
pub(crate) fn describe(chosen: &Chosen) -> String {
    format!("backend: {chosen}")
}

/// Writes what devices did, if some were in use.
pub(crate) fn write(chosen: &Chosen, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    #[cfg(feature = "gpu")]
    if let Some(gpu) = chosen.gpu() {
        proof::write(&gpu.report(), screen, out)?;
    }
    #[cfg(not(feature = "gpu"))]
    let _ = (chosen, screen, out);
    Ok(())
}

/// The same as JSON.
pub(crate) fn json(chosen: &Chosen) -> Json {
    let (asked, used) = (chosen.asked().to_string(), chosen.used());
    let json = json!({ "asked": asked, "used": used, "why": chosen.why() });
    #[cfg(feature = "gpu")]
    if let (Some(gpu), Json::Object(mut all)) = (chosen.gpu(), json.clone()) {
        if let Json::Object(report) = gpu.report().to_json() {
            all.extend(report);
        }
        return Json::Object(all);
    }
    json
}

#[cfg(all(test, feature = "gpu"))]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read() {
        assert_eq!((parse_share("0.25"), parse_share("5%"), parse_share("1")), (Ok(0.25), Ok(0.05), Ok(1.0)));
        for wrong in ["", "-0.1", "1.5", "101%", "NaN", "half"] {
            assert!(parse_share(wrong).is_err(), "{wrong}");
        }
        assert_eq!(
            (parse_bytes("512M"), parse_bytes("4g"), parse_bytes("77")),
            (Ok(512 << 20), Ok(4 << 30), Ok(77))
        );
        for wrong in ["", "G", "0", "-1", "1T", "99999999999G"] {
            assert!(parse_bytes(wrong).is_err(), "{wrong}");
        }
        let batches = Batches { smallest: 1, best: 2, largest: 3 };
        assert_eq!(parse_batches("1,2,3"), Ok(batches));
        for wrong in ["", "1,2", "3,2,1", "1,2,3,4", "0,0,0", "a,b,c"] {
            assert!(parse_batches(wrong).is_err(), "{wrong}");
        }
    }
}
