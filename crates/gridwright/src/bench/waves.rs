//! What the waves of searches are made of: every piece of work counted and timed, on one core.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use gridwright_dsl::{Prim, flat};
use gridwright_engine::wave::{Call, CallOutcome, Callee, Outcome, Produced, Store, Terms, Values, Work};
use gridwright_engine::{Backend, Cpu, Differs, Evaluation, Job, Lane, Limits, clock_cost};

/// Calls of one primitive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Called {
    /// Calls, each on all samples of a task.
    pub calls: u64,
    /// Calls on one sample.
    pub samples: u64,
    /// Fuel.
    pub fuel: u64,
    /// Bytes of the records ([`flat`]) of operands and results, for each call on a sample.
    pub record_bytes: u64,
    /// Time.
    pub time: Duration,
}

impl Called {
    fn add(&mut self, other: &Called) {
        self.calls += other.calls;
        self.samples += other.samples;
        self.fuel += other.fuel;
        self.record_bytes += other.record_bytes;
        self.time += other.time;
    }
}

/// What waves were made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaveProfile {
    /// Calls with an operand that differs from sample to sample, by primitive; those of values last.
    on_grids: Vec<Called>,
    /// Calls that are the same on all samples.
    pub constant: Called,
    /// Fits of learners, each for all demos of a task.
    pub fits: u64,
    /// Their time.
    pub fit_time: Duration,
    /// Waves.
    pub waves: u64,
    /// Time for counting all this, which is no part of the work.
    pub counting: Duration,
    /// By number of the wave and primitive with a device form: the most fuel that one of its calls used on a sample. Each is
    /// a launch; where waves of several tasks go together, those of one number are one.
    pub launches: BTreeMap<(u64, Prim), u64>,
}

impl Default for WaveProfile {
    fn default() -> WaveProfile {
        let (constant, fit_time, counting) = (Called::default(), Duration::ZERO, Duration::ZERO);
        let on_grids = vec![Called::default(); Prim::all().len() + 1];
        WaveProfile { on_grids, constant, fits: 0, fit_time, waves: 0, counting, launches: BTreeMap::new() }
    }
}

impl WaveProfile {
    /// Adds that of a task whose waves go together with these.
    pub fn add(&mut self, other: &WaveProfile) {
        self.on_grids.iter_mut().zip(&other.on_grids).for_each(|(all, more)| all.add(more));
        self.constant.add(&other.constant);
        self.fits += other.fits;
        self.fit_time += other.fit_time;
        self.waves += other.waves;
        self.counting += other.counting;
        for (launch, fuel) in &other.launches {
            let longest = self.launches.entry(*launch).or_default();
            *longest = (*longest).max(*fuel);
        }
    }

    /// Calls with an operand that differs from sample to sample: by primitive, `None` for those of values; the longest time
    /// first.
    pub fn by_primitive(&self) -> Vec<(Option<Prim>, Called)> {
        let prims = Prim::all().map(Some).chain([None]);
        let mut all: Vec<_> =
            prims.zip(self.on_grids.iter().copied()).filter(|(_, called)| called.calls > 0).collect();
        all.sort_by_key(|(prim, called)| (std::cmp::Reverse(called.time), *prim));
        all
    }

    /// All of these calls that meet a condition, added up.
    pub fn total(&self, is_meant: impl Fn(Option<Prim>) -> bool) -> Called {
        let mut total = Called::default();
        self.by_primitive()
            .iter()
            .filter(|(prim, _)| is_meant(*prim))
            .for_each(|(_, called)| total.add(called));
        total
    }
}

/// One core, with every piece of work of waves counted and timed.
pub struct ProfiledWaves {
    cpu: Cpu,
    profile: Mutex<WaveProfile>,
    clock: Duration,
}

impl ProfiledWaves {
    /// Profiles waves on a CPU of one thread.
    pub fn new(single: Cpu) -> ProfiledWaves {
        ProfiledWaves { cpu: single, profile: Mutex::default(), clock: clock_cost() }
    }

    /// What there was since this was last asked.
    pub fn take(&self) -> WaveProfile {
        self.profile.lock().map(|mut profile| std::mem::take(&mut *profile)).unwrap_or_default()
    }
}

impl Backend for ProfiledWaves {
    fn name(&self) -> String {
        format!("{}, profiled", self.cpu.name())
    }

    fn evaluate(&self, jobs: &[Job<'_>], differs: &Differs, limits: &Limits) -> Vec<Evaluation> {
        self.cpu.evaluate(jobs, differs, limits)
    }

    fn threads(&self) -> usize {
        self.cpu.threads()
    }

    fn lane(&self) -> Box<dyn Lane + '_> {
        let (profile, work) = (WaveProfile::default(), VecDeque::new());
        Box::new(ProfiledLane {
            inner: self.cpu.lane(),
            work,
            profile,
            all: &self.profile,
            clock: self.clock,
        })
    }
}

struct ProfiledLane<'a> {
    inner: Box<dyn Lane + 'a>,
    work: VecDeque<Work>,
    profile: WaveProfile,
    all: &'a Mutex<WaveProfile>,
    clock: Duration,
}

impl Lane for ProfiledLane<'_> {
    fn start(&mut self, store: &Store, work: Vec<Work>, terms: &Terms) {
        self.profile.waves += 1;
        self.work = work.iter().copied().collect();
        self.inner.start(store, work, terms);
    }

    fn next(&mut self, store: &Store) -> Option<Outcome> {
        let start = Instant::now();
        let outcome = self.inner.next(store);
        let time = start.elapsed();
        // Reading the clock twice takes one reading's time within what is timed.
        let time = time.saturating_sub(self.clock);
        match (self.work.pop_front()?, outcome.as_ref()?) {
            (Work::Call(call, _), Outcome::Call(outcome)) => {
                let called = called(store, &call, outcome, time);
                let place = match call.callee {
                    Callee::Prim(prim) => prim.index(),
                    Callee::Operand => self.profile.on_grids.len() - 1,
                };
                let of = if is_constant(store, &call) {
                    &mut self.profile.constant
                } else {
                    &mut self.profile.on_grids[place]
                };
                of.add(&called);
                if let Some(prim) = device_prim(store, &call) {
                    let longest = self.profile.launches.entry((self.profile.waves, prim)).or_default();
                    *longest = (*longest).max(called.fuel / called.samples.max(1));
                }
            }
            _ => {
                self.profile.fits += 1;
                self.profile.fit_time += time;
            }
        }
        self.profile.counting += start.elapsed() - time;
        outcome
    }
}

impl Drop for ProfiledLane<'_> {
    fn drop(&mut self) {
        if let Ok(mut all) = self.all.lock() {
            // The waves of this lane came after those of the lanes before it.
            let before = all.waves;
            let later = |((wave, prim), fuel): ((u64, Prim), u64)| ((before + wave, prim), fuel);
            let launches = std::mem::take(&mut self.profile.launches);
            self.profile.launches = launches.into_iter().map(later).collect();
            all.add(&self.profile);
        }
    }
}

fn is_constant(store: &Store, call: &Call) -> bool {
    call.args.as_slice().iter().all(|&id| matches!(store.values(id), Some(Values::Same(_))))
}

/// The primitive that a call calls, if a device has a form of it and it is worth a look there.
fn device_prim(store: &Store, call: &Call) -> Option<Prim> {
    let Callee::Prim(prim) = call.callee else { return None };
    (prim.row().device.is_some() && !is_constant(store, call)).then_some(prim)
}

fn called(store: &Store, call: &Call, outcome: &CallOutcome, time: Duration) -> Called {
    let samples = outcome.samples as usize;
    let bytes = |values: Option<&Values>| {
        let values = values?;
        let words = |sample: usize| values.on(sample).as_ref().ok().and_then(flat::words).unwrap_or(0);
        Some((0..samples).map(|sample| 4 * words(sample) as u64).sum::<u64>())
    };
    let operands = call.args.as_slice().iter().filter_map(|&id| bytes(store.values(id))).sum::<u64>();
    let result = match &outcome.produced {
        Produced::New(made) => bytes(Some(&made.values)),
        Produced::Known(id) => bytes(store.values(*id)),
        Produced::Nothing => None,
    };
    Called {
        calls: 1,
        samples: outcome.samples.into(),
        fuel: outcome.fuel + outcome.fault_fuel,
        record_bytes: operands + result.unwrap_or(0),
        time,
    }
}
