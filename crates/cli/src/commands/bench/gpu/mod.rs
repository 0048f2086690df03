//! `gridwright bench gpu`: the same real work on one core, all cores, each device and all devices, and what follows.

mod coverage;
mod estimate;
mod report;
mod verdict;
mod work;

use std::io::Write;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use gridwright::gpu::{Batches, Found, Gpu as Devices, Overhead, find, hardware, overhead, select};
use gridwright::{Backend, Choice, DataSet, Error};

use crate::args::{EXIT_CODES, Given, threads};
use crate::backend::BackendArgs;
use crate::batteries::BatteryArgs;
use crate::progress::Live;
use crate::screen::Screen;
use crate::{Outcome, data};
use coverage::Coverage;
use estimate::Estimated;
use report::Report;
use work::{Bench, Row, Way, WayKind};

/// Time waves of searches and batteries of programs on one core, all cores, each device, and all devices
///
/// Waves are those of solving tasks from nothing, batteries those of the programs, both for the first task, for 10 and for
/// 100; on devices also with other sizes of batches. All ways do the same work, and what comes of it is compared. Then: how
/// many of the calls have a form for devices, what the host takes for a call, what devices that are not here could do by
/// an estimate, and a verdict that follows from the numbers.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Gpu {
    #[command(flatten)]
    given: Given,

    #[command(flatten)]
    batteries: BatteryArgs,

    /// Work for each task, in millions of fuel, as in `solve`
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..))]
    effort: u64,

    /// Threads for all but the first way [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,

    /// Measurements, of which the best counts; the first of a device also loads or compiles kernels
    #[arg(long, value_name = "K", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,

    /// Report as JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    backend: BackendArgs,
}

const AFTER: &str = "\
Examples:
  gridwright bench gpu
  gridwright bench gpu solvers.py --data arc-agi-1.json#train --backend gpu

Without --backend every device that is hardware is measured, if there is one; software adapters and stand-ins, which are the \
CPU, only by number (--backend gpu:0), and the report says that they are no devices.

In waves a call is a candidate on all samples of its task, in batteries a call of a primitive; samples are candidates, or \
programs, each on one sample. Speed-ups are those of the whole work, with what stays on the CPU. Scaling is the speed-up of all \
devices by the sum of what each reaches alone.

It exits with 1 if a way gives another result than one core.

JSON: {version, data: {name, tasks, hash}, effort, merge, seed, repeat, cores, devices: [as in `gridwright devices`], rows: \
[{work, tasks, way, devices, batch, seconds, first_seconds, samples_per_second, calls_per_second, speedup: {one_core, \
all_cores}, scaling, device_share, report: as `backend` in `solve`}], coverage: {goal, waves, batteries: {calls, \
device_calls, call_share, seconds, device_seconds, time_share, without: [{primitive, calls, seconds}]; of batteries also gains: \
[{primitive, calls}], reasons: [{reason, calls}]}}, overhead: [{device, calls, microseconds_per_call, preparing_ns, packing_ns, launching_ns, goal}], roofline: {is_estimate, \
assumptions, counted, estimates}, verdicts: [{work, device, devices, is_hardware, verdict, aim}], mismatches}.

";

/// Sizes of batches that are tried.
const BATCHES: [usize; 3] = [1024, 4096, 16384];
/// Calls of the wave whose cost for the host is measured.
const OVERHEAD_CALLS: usize = 10_000;

/// What does the work, and its devices if it has some.
struct Opened {
    backend: Arc<dyn Backend>,
    gpu: Option<Arc<Devices>>,
}

impl Gpu {
    /// Measures all ways.
    pub(crate) fn execute(&self, screen: &Screen, out: &mut dyn Write) -> Result<Outcome> {
        let data = self.given.data.load()?;
        let entries = self.given.programs.entries(&data, self.given.data.keep_going)?;
        let tasks = self.batteries.tasks(&data, &self.given.programs.tasks)?;
        let devices = self.devices()?;
        let bench =
            Bench::new(&tasks, &entries, &self.batteries.config(), self.given.limits.limits(), self.effort)?;
        let cores = threads(self.jobs)?.threads();

        let mut live = Live::new();
        live.say("counting the calls of waves and batteries".to_owned());
        let coverage = Coverage::measure(&bench)?;
        let mut rows: Vec<Row> = Vec::new();
        let mut expected = None;
        let mut mismatches = 0;
        for way in self.ways(&devices)? {
            live.say(format!("measuring {}", way.name));
            let Opened { backend, gpu } = self.open(&way, &devices)?;
            let measured = bench.measure(&way, &backend, gpu.as_deref(), self.repeat, &coverage.profiles)?;
            let expected = expected.get_or_insert_with(|| measured.given.clone());
            mismatches += work::differing(expected, &measured.given);
            rows.extend(measured.rows);
        }
        let overheads =
            devices.iter().map(|found| Ok((found.info.clone(), overhead(found, OVERHEAD_CALLS)?)));
        let overheads: Vec<(_, Overhead)> = overheads.collect::<Result<_>>()?;
        drop(live);
        let estimated = Estimated::of(&coverage, cores);
        let report = Report {
            bench: self,
            data: &data,
            tasks: tasks.len(),
            cores,
            devices: devices.iter().map(|found| &found.info).collect(),
            rows: &rows,
            coverage: &coverage,
            overheads: &overheads,
            estimated: &estimated,
            verdicts: verdict::verdicts(&rows),
            mismatches,
        };
        if self.json {
            report.write_json(out)?;
        } else {
            report.write(screen, out)?;
        }
        Ok(Outcome::right(mismatches == 0))
    }

    /// The devices that are measured.
    fn devices(&self) -> Result<Vec<Found>> {
        let choice = &self.backend.backend;
        if *choice == Choice::Cpu {
            return Ok(Vec::new());
        }
        let found = find();
        let numbers = if let Choice::Devices(numbers) = choice { Some(numbers.as_slice()) } else { None };
        if *choice == Choice::Auto && hardware(&found).is_empty() {
            return Ok(Vec::new());
        }
        Ok(select(&found, numbers).map_err(Error::from)?)
    }

    /// One core, all cores, each device, all devices; devices with every size of batches.
    fn ways(&self, devices: &[Found]) -> Result<Vec<Way>> {
        let way = |name: &str, kind| Way { name: name.to_owned(), kind, largest_only: false };
        let cores = threads(self.jobs)?.threads();
        let mut ways =
            vec![way("one core", WayKind::OneCore), way(&format!("all cores ({cores})"), WayKind::AllCores)];
        let usual = self.backend.devices.options().batches;
        let mut batches = vec![usual];
        if !self.backend.devices.has_batches() {
            batches.extend(
                BATCHES.iter().filter(|&&best| best != usual.best).map(|&best| Batches { best, ..usual }),
            );
        }
        let name = |at: usize| match (&devices[at].info.name, devices.len()) {
            (name, 1) => name.clone(),
            (name, all) => format!("{name}, {} of {all}", at + 1),
        };
        let mut sets: Vec<(String, Vec<usize>)> = (0..devices.len()).map(|at| (name(at), vec![at])).collect();
        if devices.len() > 1 {
            sets.push((format!("all {} devices", devices.len()), (0..devices.len()).collect()));
        }
        for (name, devices) in sets {
            for batches in &batches {
                let kind = WayKind::Devices { devices: devices.clone(), batches: *batches };
                ways.push(Way { name: name.clone(), kind, largest_only: *batches != usual });
            }
        }
        Ok(ways)
    }

    fn open(&self, way: &Way, found: &[Found]) -> Result<Opened> {
        let WayKind::Devices { devices, batches } = &way.kind else {
            let jobs = if let WayKind::OneCore = way.kind { 1 } else { self.jobs };
            return Ok(Opened { backend: Arc::new(threads(jobs)?), gpu: None });
        };
        let devices: Vec<Found> = devices.iter().map(|&at| found[at].clone()).collect();
        let options = gridwright::gpu::Options { batches: *batches, ..self.backend.devices.options() };
        let opened = Devices::open(&devices, threads(self.jobs)?, &options).map_err(Error::from)?;
        let gpu = Arc::new(opened);
        Ok(Opened { backend: Arc::clone(&gpu) as Arc<dyn Backend>, gpu: Some(gpu) })
    }

    fn describe(&self, data: &DataSet, tasks: usize) -> String {
        format!(
            "{}\n{} tasks at effort {}, batteries of {}",
            data::describe(data),
            tasks,
            self.effort,
            self.batteries.merge
        )
    }
}
