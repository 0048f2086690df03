//! Batteries on devices: the calls of many programs on the samples of many tasks, in few flights.
//!
//! In: jobs. Out: for every sample the steps that a device has computed ([`Given`]), with which the CPU goes on. The frames
//! of as many samples as fit a region are one request, which goes through the levels of all their plans at once; then
//! those results are fetched that a call of the CPU takes. Every device takes the next such part when it is done with
//! one, so a faster one does more; what a device that fails has not done is done by another one, or by the CPU.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};

use gridwright_dsl::{Answer, Budget, flat};
use gridwright_engine::{Given, GivenStep, Job};

use crate::backend::{Shared, Unit};
use crate::device::{Callee, DeviceError, INSTRUCTION_WORDS, ITEM_WORDS, Launch};
use crate::lowering::{INPUT_WORDS, Plan, Source};
use crate::outcome::Row;
use crate::proof::{Fallback, Tally};
use crate::region::Region;
use crate::scheduler::Request;

/// An operand in a frame, as in `machine.slang`.
const TAG_FRAME: u32 = 0x8000_0000;

/// One sample of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    job: usize,
    sample: usize,
}

/// What devices have computed, by job and sample.
pub(crate) type AllGiven = Vec<Vec<Option<Given>>>;

/// Computes what devices can of these jobs.
pub(crate) fn precompute(shared: &Shared, jobs: &[Job<'_>]) -> AllGiven {
    let plans: Vec<Plan> =
        jobs.iter().map(|job| Plan::of(job.battery.code(), |prim| shared.may_run(prim))).collect();
    let mut given: AllGiven = jobs.iter().map(|job| vec![None; job.task.samples().count()]).collect();
    let mut tally = Tally::default();
    let calls: usize = plans.iter().zip(&given).map(|(plan, given)| plan.steps.len() * given.len()).sum();
    if calls < shared.batches.smallest {
        tally.fall_back(Fallback::SmallBatch, calls as u64);
        count_host(&mut tally, &plans, &given);
        shared.add(None, &mut tally);
        return given;
    }
    let places = jobs
        .iter()
        .enumerate()
        .flat_map(|(job, of)| (0..of.task.samples().count()).map(move |sample| Place { job, sample }));
    let places = places.filter(|place| !plans[place.job].steps.is_empty());
    let queue = Mutex::new(places.collect::<VecDeque<Place>>());
    let done: Mutex<Vec<(Place, Given)>> = Mutex::new(Vec::new());
    let too_large = AtomicU64::new(0);
    let error = OnceLock::new();
    let work = Work {
        shared,
        jobs,
        plans: &plans,
        queue: &queue,
        done: &done,
        too_large: &too_large,
        error: &error,
    };
    std::thread::scope(|scope| {
        for unit in &shared.units {
            scope.spawn(|| work.on_unit(unit));
        }
    });
    let left = queue.into_inner().map_or(0, |left| left.len());
    if left > 0 {
        let reason = match error.get() {
            Some(DeviceError::OutOfMemory(_)) => Fallback::Memory,
            Some(DeviceError::Lost(_)) => Fallback::DeviceLost,
            None => shared.why_no_region(),
        };
        tally.fall_back(reason, left as u64);
    }
    tally.fall_back(Fallback::Memory, too_large.into_inner());
    for (place, computed) in done.into_inner().unwrap_or_default() {
        given[place.job][place.sample] = Some(computed);
    }
    count_host(&mut tally, &plans, &given);
    shared.add(None, &mut tally);
    given
}

/// Counts the calls that are left for the CPU.
fn count_host(tally: &mut Tally, plans: &[Plan], given: &AllGiven) {
    for (plan, samples) in plans.iter().zip(given) {
        for &(prim, reason) in &plan.left {
            tally.on_host(prim, samples.len() as u64);
            tally.fall_back(reason, samples.len() as u64);
        }
        let not_given = samples.iter().filter(|given| given.is_none()).count() as u64;
        plan.steps.iter().for_each(|step| tally.on_host(step.what.prim, not_given));
    }
}

/// What the threads of all devices share.
#[derive(Clone, Copy)]
struct Work<'a> {
    shared: &'a Shared,
    jobs: &'a [Job<'a>],
    plans: &'a [Plan],
    queue: &'a Mutex<VecDeque<Place>>,
    done: &'a Mutex<Vec<(Place, Given)>>,
    /// Samples whose frames do not fit a region.
    too_large: &'a AtomicU64,
    /// Why a device stopped.
    error: &'a OnceLock<DeviceError>,
}

/// What launches of a flight are told apart by: level and callee.
type LaunchKey = (u32, Callee);
/// A launch, and a row of its results.
type InLaunch = (LaunchKey, usize);

/// Where the frame of a sample is.
struct Framed {
    place: Place,
    frame: u32,
}

impl Work<'_> {
    /// Takes part after part until there is none, or the device fails.
    fn on_unit(self, unit: &Unit) {
        let Some(region) = unit.take_region() else { return };
        let mut largest = usize::MAX;
        loop {
            let part = self.next_part(&region, largest);
            if part.is_empty() {
                return;
            }
            match self.compute(&region, &part) {
                Ok((computed, mut tally)) => {
                    self.shared.add(Some(&region), &mut tally);
                    if let Ok(mut done) = self.done.lock() {
                        done.extend(computed);
                    }
                }
                Err(error) => {
                    // Another device, or the CPU, does it; or this one in smaller parts.
                    if let Ok(mut queue) = self.queue.lock() {
                        part.iter().for_each(|&place| queue.push_back(place));
                    }
                    largest = part.len() / 2;
                    if !matches!(error, DeviceError::OutOfMemory(_)) || largest == 0 {
                        let _ = self.error.set(error);
                        return;
                    }
                    region.queue.meter.split();
                }
            }
        }
    }

    /// As many samples as fit the region, and no more than are asked for; one that does not fit alone is left to the CPU.
    fn next_part(&self, region: &Region, largest: usize) -> Vec<Place> {
        let (start, end) = region.whole();
        let mut part = Vec::new();
        let Ok(mut queue) = self.queue.lock() else { return part };
        let (mut words, most) = (0, (end - start) / 2);
        let mut jobs: Vec<usize> = Vec::new();
        while let Some(&place) = queue.front().filter(|_| part.len() < largest) {
            let plan = &self.plans[place.job];
            let constants: usize = plan.constants.iter().map(Vec::len).sum();
            words += plan.frame + if jobs.contains(&place.job) { 0 } else { constants as u32 };
            jobs.push(place.job);
            if words > most && !part.is_empty() {
                break;
            }
            queue.pop_front();
            if words <= most {
                part.push(place);
            } else {
                self.too_large.fetch_add(1, Ordering::Relaxed);
                words = 0;
            }
        }
        part
    }

    fn compute(&self, region: &Region, part: &[Place]) -> Result<(Vec<(Place, Given)>, Tally), DeviceError> {
        let (request, framed, rows) = self.request(region, part);
        let reply = region.ask(request)?.wait()?;
        let mut gathers = Vec::new();
        let (mut computed, mut tally) = (Vec::new(), Tally::default());
        for (framed, rows) in framed.iter().zip(&rows) {
            let plan = &self.plans[framed.place.job];
            let row = |at: usize| Row::of(&reply.results, rows[at].unwrap_or(usize::MAX));
            let is_declined = |at: usize| rows[at].is_some() && row(at).is_declined();
            let taken = settle(plan, &is_declined);
            let mut given = Given::default();
            let mut wanted = Vec::new();
            for (at, step) in plan.steps.iter().enumerate() {
                if taken[at] == Taken::ByCpu {
                    tally.on_host(step.what.prim, 1);
                    tally.fall_back(Fallback::Declined, 1);
                    continue;
                }
                tally.on_device(step.what.prim, 1);
                if let Some(used) = step.binds {
                    given.insert(step.step, GivenStep { answer: None, used, calls: 1 });
                    continue;
                }
                let row = row(at);
                let used = Budget { fuel: row.fuel(), memory: row.memory() };
                let answer = row.fault().map(Err);
                if answer.is_none() && taken[at] == Taken::Fetched {
                    gathers.push([framed.frame + step.slot, row.words()]);
                    wanted.push((step.step, used, row.calls(), row.words()));
                } else {
                    given.insert(step.step, GivenStep { answer, used, calls: row.calls() });
                }
            }
            computed.push((framed.place, given, wanted));
        }
        let gathered = gather(region, &gathers)?;
        let mut rest = gathered.as_slice();
        let mut all = Vec::with_capacity(computed.len());
        for (place, mut given, wanted) in computed {
            for (step, used, calls, words) in wanted {
                let (record, later) = rest.split_at(rest.len().min(words as usize));
                rest = later;
                let answer: Option<Answer> = flat::decode(record);
                given.insert(step, GivenStep { answer, used, calls });
            }
            all.push((place, given));
        }
        Ok((all, tally))
    }

    /// The request for a part, where its frames are, and for each of them the row of each step for which there is one.
    fn request(&self, region: &Region, part: &[Place]) -> (Request, Vec<Framed>, Vec<Vec<Option<usize>>>) {
        let (mut top, _) = region.whole();
        let mut request = Request::default();
        let mut put = |request: &mut Request, words: &[u32], room: u32| {
            let at = top;
            top += room;
            request.scatter.push([request.upload.len() as u32, at, words.len() as u32]);
            request.upload.extend_from_slice(words);
            at
        };
        let mut constants: BTreeMap<usize, Vec<u32>> = BTreeMap::new();
        let mut framed = Vec::new();
        for &place in part {
            let plan = &self.plans[place.job];
            constants.entry(place.job).or_insert_with(|| {
                plan.constants.iter().map(|words| put(&mut request, words, words.len() as u32)).collect()
            });
            let mut input = Vec::new();
            if let Some((_, sample)) = self.jobs[place.job].task.samples().nth(place.sample) {
                flat::encode(&sample.input.clone().into(), &mut input);
            }
            if input.len() > INPUT_WORDS as usize {
                // The first calls decline it, and so do those that take their results.
                input = vec![flat::FAULT, crate::outcome::DECLINED, 0, 0];
            }
            framed.push(Framed { place, frame: put(&mut request, &input, plan.frame) });
        }
        // A launch for each level and primitive, with the frames of all samples.
        let mut launches: BTreeMap<LaunchKey, Launch> = BTreeMap::new();
        let mut rows: Vec<Vec<Option<InLaunch>>> = vec![Vec::new(); framed.len()];
        let mut at = 0;
        while at < framed.len() {
            let job = framed[at].place.job;
            let plan = &self.plans[job];
            let same = framed[at..].iter().take_while(|framed| framed.place.job == job).count();
            for step in &plan.steps {
                let key = (step.level, step.what);
                if step.binds.is_some() {
                    rows[at..at + same].iter_mut().for_each(|rows| rows.push(None));
                    continue;
                }
                let launch = launches.entry(key).or_insert_with(|| Launch {
                    what: step.what,
                    level: step.level,
                    code: Vec::new(),
                    items: Vec::new(),
                    results: 0,
                    fuel: u32::MAX,
                    memory: u32::MAX,
                });
                let instruction = (launch.code.len() / INSTRUCTION_WORDS) as u32;
                let arity = step.operands.len() as u32;
                launch.code.extend_from_slice(&[
                    step.what.prim.index() as u32 | (arity << 16),
                    step.slot,
                    step.room,
                ]);
                let operand = |source: Option<&Source>| match source {
                    Some(Source::Frame(slot)) => TAG_FRAME | slot,
                    Some(Source::Constant(at)) => constants[&job][*at],
                    None => 0,
                };
                launch.code.extend((0..4).map(|place| operand(step.operands.get(place))));
                launch.code.push(operand(step.bound.as_ref()));
                for (framed, rows) in framed[at..at + same].iter().zip(&mut rows[at..at + same]) {
                    rows.push(Some((key, launch.results)));
                    let row = launch.results as u32;
                    let item: [u32; ITEM_WORDS] = [instruction, 1, 0, framed.frame, 0, row, 0, 0];
                    launch.items.extend_from_slice(&item);
                    launch.results += 1;
                }
            }
            at += same;
        }
        // Results come back launch by launch.
        let mut first = BTreeMap::new();
        let mut sum = 0;
        for (key, launch) in launches {
            first.insert(key, sum);
            sum += launch.results;
            request.launches.push(launch);
        }
        let place = |row: Option<InLaunch>| row.map(|(key, row)| first[&key] + row);
        let rows = rows.into_iter().map(|rows| rows.into_iter().map(place).collect());
        (request, framed, rows.collect())
    }
}

/// Who has the result of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taken {
    /// The CPU makes it.
    ByCpu,
    /// The device has made it, and the host fetches it.
    Fetched,
    /// The device has made it, and nobody else looks at it.
    Unseen,
}

/// Which results are taken: those that the device has not declined, and of these those are fetched that the CPU takes. Where
/// that is one whose slot was used again, the CPU makes it, and so on.
fn settle(plan: &Plan, is_declined: &dyn Fn(usize) -> bool) -> Vec<Taken> {
    let declined = |at: usize| if is_declined(at) { Taken::ByCpu } else { Taken::Unseen };
    let mut taken: Vec<Taken> = (0..plan.steps.len()).map(declined).collect();
    let cpu = |taken: &[Taken], step: usize| plan.by_step[step].is_none_or(|at| taken[at] == Taken::ByCpu);
    let mut open: Vec<usize> = (0..plan.by_step.len()).filter(|&step| cpu(&taken, step)).collect();
    for &root in &plan.roots {
        if let Some(at) = plan.by_step[root]
            && taken[at] == Taken::Unseen
        {
            taken[at] = Taken::Fetched;
        }
    }
    while let Some(step) = open.pop() {
        for &used in &plan.takes[step] {
            let Some(at) = plan.by_step[used] else { continue };
            match (taken[at], plan.steps[at].stays) {
                (Taken::Unseen, true) => taken[at] = Taken::Fetched,
                (Taken::Unseen, false) => {
                    taken[at] = Taken::ByCpu;
                    open.push(used);
                }
                (Taken::ByCpu | Taken::Fetched, _) => {}
            }
        }
    }
    taken
}

/// Fetches records, as many at a time as an outbox holds.
fn gather(region: &Region, gathers: &[[u32; 2]]) -> Result<Vec<u32>, DeviceError> {
    let room = region.queue.plan.box_words;
    let mut words = Vec::new();
    let mut rest = gathers;
    while !rest.is_empty() {
        let mut sum = 0;
        let fits = rest.iter().take_while(|gather| {
            sum += gather[1];
            sum <= room
        });
        let (some, later) = rest.split_at(fits.count().max(1));
        rest = later;
        region.queue.meter.fetched(some.len() as u64);
        let request = Request { gathers: some.to_vec(), ..Request::default() };
        words.extend(region.ask(request)?.wait()?.gathered);
    }
    Ok(words)
}
