//! A lane of a device: the waves of one search, some of their calls on the device, the others here meanwhile.
//!
//! The calls of a wave whose primitive has a device form go to the device as instructions, round by round, as many as there
//! is room for; their operands are there already or go along. What comes back is fuel, digests, shapes and how the result
//! compares with the target; whatever no state has yet is kept there. Fits and all other calls run on this thread while
//! the device works. Outcomes come in the order of the work, and are those of the CPU: a call that the device declines is
//! made here.

use std::collections::VecDeque;
use std::sync::{Arc, OnceLock, Weak};

use gridwright_dsl::{Budget, Cx, Value};
use gridwright_engine::wave::{
    Call, CallOutcome, Callee, Made, Outcome, Produced, Sort, Store, Terms, Values, Work,
};
use gridwright_engine::{Lane, Stopwatch};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::backend::Shared;
use crate::device::{self, DeviceError};
use crate::outcome::{Facts, Judged, Row, Spent, judge};
use crate::proof::{Fallback, Tally};
use crate::region::{Lineage, Region, Resident};
use crate::round::{Round, Uploads};
use crate::scheduler::{Pending, Request};

/// What is to be done for a piece of work.
pub(crate) enum Planned {
    /// It is done.
    Ready(Outcome),
    /// It runs here.
    Host(Work),
    /// The device does it.
    Device,
}

/// A call for the device.
#[derive(Clone, Copy)]
pub(crate) struct DeviceCall {
    /// Its place in the wave.
    pub(crate) place: usize,
    pub(crate) work: Work,
    pub(crate) call: Call,
    pub(crate) what: device::Callee,
}

/// A lane of a device.
pub(crate) struct DeviceLane<'a> {
    shared: &'a Shared,
    region: Option<Arc<Region>>,
    cx: Cx,
    terms: Terms,
    planned: VecDeque<Planned>,
    /// How much of the wave was taken.
    taken: usize,
    /// Calls that no round has taken yet.
    waiting: VecDeque<DeviceCall>,
    under_way: Option<(Round, Pending)>,
    uploads: Uploads,
    live: Vec<Weak<Resident>>,
    tally: Tally,
    verify_debt: f64,
}

impl<'a> DeviceLane<'a> {
    pub(crate) fn open(shared: &'a Shared) -> DeviceLane<'a> {
        let region = shared.region();
        let uploads = Uploads::new(region.as_deref());
        let budget = Budget::default();
        DeviceLane {
            shared,
            region,
            cx: Cx::new(budget),
            terms: Terms::within(budget),
            planned: VecDeque::new(),
            taken: 0,
            waiting: VecDeque::new(),
            under_way: None,
            uploads,
            live: Vec::new(),
            tally: Tally::default(),
            verify_debt: 0.0,
        }
    }

    /// Which calls of a wave go to the device.
    fn plan(&mut self, store: &Store, work: Vec<Work>) {
        let mut calls = Vec::new();
        self.planned.clear();
        for (place, work) in work.into_iter().enumerate() {
            let device = match work {
                Work::Call(call, _) => self.device_call(store, place, work, call),
                Work::Fit(..) => Err(Fallback::Learner),
            };
            match device {
                Ok(call) => calls.push(call),
                Err(reason) => self.tally.fall_back(reason, 1),
            }
            self.planned.push_back(if device.is_ok() { Planned::Device } else { Planned::Host(work) });
        }
        if calls.len() < self.shared.batches.smallest {
            self.tally.fall_back(Fallback::SmallBatch, calls.len() as u64);
            for call in calls {
                self.planned[call.place] = Planned::Host(call.work);
            }
            return;
        }
        // Invocations side by side run the same primitive, with the same parameters where they can.
        calls.sort_by_key(|call| (call.what, call.call.args.as_slice().last().copied()));
        self.waiting = calls.into();
    }

    fn device_call(
        &self,
        store: &Store,
        place: usize,
        work: Work,
        call: Call,
    ) -> Result<DeviceCall, Fallback> {
        let Callee::Prim(prim) = call.callee else { return Err(Fallback::FunctionValue) };
        if self.region.is_none() {
            return Err(self.shared.why_no_region());
        }
        if prim.row().device.is_none() {
            return Err(Fallback::NoForm);
        }
        if !self.shared.may_run(prim) {
            return Err(Fallback::Slower);
        }
        if prim.arity() != call.args.as_slice().len() {
            return Err(Fallback::Operand);
        }
        let values = call.args.as_slice().iter().map(|&id| store.values(id));
        let (mut constant, mut inner) = (true, None);
        for values in values {
            match values {
                None => return Err(Fallback::Operand),
                Some(Values::Same(Ok(Value::Prim(function)))) => inner = Some(*function),
                Some(values) => constant &= matches!(values, Values::Same(_)),
            }
        }
        if constant {
            return Err(Fallback::Constant);
        }
        if inner.is_some_and(|inner| inner.row().device != prim.row().device) {
            return Err(Fallback::NoForm);
        }
        Ok(DeviceCall { place, work, call, what: device::Callee { prim, inner } })
    }

    /// Sends the next round, if calls wait for one.
    fn send(&mut self, store: &Store) {
        let Some(region) = self.region.clone() else { return };
        let watch = Stopwatch::start();
        while self.under_way.is_none() && !self.waiting.is_empty() {
            let mut evicted = false;
            let (round, request) = loop {
                let made = Round::make(&region, &mut self.uploads, store, &mut self.waiting, &self.terms);
                for call in made.refused {
                    self.host(call, Fallback::Operand);
                }
                match made.round {
                    Some(round) => break (round, made.request),
                    None if made.is_full && !evicted => {
                        evicted = true;
                        if let Err(error) = self.evict(&region) {
                            self.lose(&error);
                            return;
                        }
                    }
                    None => {
                        // Nothing waits any longer, or what does has no room even in an empty region.
                        let left: Vec<DeviceCall> = self.waiting.drain(..).collect();
                        left.into_iter().for_each(|call| self.host(call, Fallback::Memory));
                        return;
                    }
                }
            };
            match region.ask(request) {
                Ok(pending) => self.under_way = Some((round, pending)),
                Err(error) => {
                    self.waiting.extend(round.calls);
                    self.lose(&error);
                }
            }
        }
        region.queue.meter.prepared(watch.core_seconds());
    }

    /// Gives up all that is resident. What the host does not have of it is fetched first.
    fn evict(&mut self, region: &Arc<Region>) -> Result<(), DeviceError> {
        let live: Vec<Arc<Resident>> =
            self.live.drain(..).filter_map(|resident| resident.upgrade()).collect();
        let unfetched: Vec<Arc<Resident>> = live
            .into_iter()
            .filter(|resident| Arc::ptr_eq(&resident.region, region) && !resident.is_fetched())
            .collect();
        region.fetch(&unfetched)?;
        region.queue.meter.evicted();
        self.uploads.clear(region);
        Ok(())
    }

    /// A call that the device does not make after all.
    fn host(&mut self, call: DeviceCall, reason: Fallback) {
        self.tally.fall_back(reason, 1);
        self.place(call.place, Planned::Host(call.work));
    }

    fn place(&mut self, place: usize, planned: Planned) {
        if let Some(slot) = place.checked_sub(self.taken).and_then(|at| self.planned.get_mut(at)) {
            *slot = planned;
        }
    }

    /// The device did not do what it was asked: what waits for it is done here, and the next wave goes to another region,
    /// of another device if this one is gone.
    fn lose(&mut self, error: &DeviceError) {
        let reason = match error {
            DeviceError::OutOfMemory(_) => Fallback::Memory,
            DeviceError::Lost(_) => Fallback::DeviceLost,
        };
        let left: Vec<DeviceCall> = self.waiting.drain(..).collect();
        left.into_iter().for_each(|call| self.host(call, reason));
        self.shared.add(self.region.as_deref(), &mut self.tally);
        if let Some(region) = self.region.take() {
            region.lose(error);
        }
        self.take_region();
    }

    /// Starts anew in another region, if there is one.
    fn take_region(&mut self) {
        self.region = self.shared.region();
        self.uploads = Uploads::new(self.region.as_deref());
        self.live.clear();
    }

    /// Takes in what a round came to.
    fn land(&mut self, store: &Store, round: Round, pending: Pending) {
        let reply = match pending.wait() {
            Ok(reply) => reply,
            Err(error) => {
                self.waiting.extend(round.calls);
                self.lose(&error);
                return;
            }
        };
        let Some(region) = self.region.clone() else { return };
        let watch = Stopwatch::start();
        let mut keep = Keep::default();
        let samples = store.samples();
        for (at, call) in round.calls.iter().enumerate() {
            let (Work::Call(_, sort), first) = (call.work, at * samples.len()) else { continue };
            let (spent, produced) = match judge(&reply.results, first, sort, samples, &self.terms) {
                Judged::Redo(reason) => {
                    self.host(*call, reason);
                    continue;
                }
                Judged::Nothing(spent) => (spent, Produced::Nothing),
                Judged::Made(spent, facts) if self.terms.leaf && !samples.is_exact(facts.comparison) => {
                    (spent, Produced::Nothing)
                }
                Judged::Made(spent, facts) => {
                    let words =
                        (0..samples.len()).map(|sample| Row::of(&reply.results, first + sample).words());
                    let frames =
                        round.frames[first..].iter().zip(words).map(|(&frame, words)| [frame, words]);
                    let at = Place { region: &region, call, sort, records: frames.collect() };
                    (spent, self.produced(store, &mut keep, &at, facts))
                }
            };
            let Spent { samples, fuel, fault_fuel } = spent;
            self.tally.on_device(call.what.prim, samples.into());
            let outcome = CallOutcome { produced, samples, fuel, fault_fuel };
            self.verify(store, call, &outcome);
            self.place(call.place, Planned::Ready(Outcome::Call(outcome)));
        }
        region.queue.meter.prepared(watch.core_seconds());
        if let Err(error) = keep.send(&region) {
            self.lose(&error);
        }
        self.send(store);
    }

    /// What a call gives: a state that is known, or new values that stay on the device.
    fn produced(&mut self, store: &Store, keep: &mut Keep, at: &Place<'_>, facts: Facts) -> Produced {
        let (hash, known) = store.find_digests(at.sort, &facts.digests);
        if let Some(known) = known {
            return Produced::Known(known);
        }
        let (sort, comparison) = (at.sort, facts.comparison);
        let made = |resident: &Arc<Resident>| {
            Produced::New(Made { values: Values::Remote(resident.clone()), sort, hash, comparison })
        };
        if let Some(twin) = keep.made.get(&hash).filter(|twin| twin.digests == facts.digests) {
            return made(twin);
        }
        let place = self.allocate(&at.records);
        let is_here = place.is_some();
        // Where there is no room, they are fetched at once, and only the host has them.
        let (records, table) = place.unwrap_or_else(|| (at.records.clone(), 0));
        let new = Arc::new(Resident {
            region: at.region.clone(),
            generation: if is_here { self.uploads.generation } else { u64::MAX },
            records,
            table,
            digests: facts.digests,
            faults: facts.faults,
            bytes: facts.bytes,
            answers: OnceLock::new(),
            lineage: self.lineage(store, &at.call.call),
        });
        keep.made.insert(hash, new.clone());
        if is_here {
            for (from, to) in at.records.iter().zip(&new.records) {
                keep.request.keeps.push([from[0], to[0], to[1]]);
            }
            let start = keep.request.upload.len() as u32;
            keep.request.scatter.push([start, table, new.records.len() as u32]);
            keep.request.upload.extend(new.records.iter().map(|record| record[0]));
            self.live.push(Arc::downgrade(&new));
        } else {
            self.tally.fall_back(Fallback::Memory, 1);
        }
        if !is_here || (self.terms.looks_at_compared && comparison.is_some()) {
            keep.request.gathers.extend_from_slice(&at.records);
            keep.wanted.push(new.clone());
        }
        made(&new)
    }

    /// Room for records and for the table of where they are.
    fn allocate(&mut self, records: &[[u32; 2]]) -> Option<(Box<[[u32; 2]]>, u32)> {
        let words: u32 = records.iter().map(|record| record[1]).sum();
        let table = self.uploads.allocate(words + records.len() as u32)?;
        let mut next = table + records.len() as u32;
        let places = records.iter().map(|&[_, words]| {
            let at = next;
            next += words;
            [at, words]
        });
        Some((places.collect(), table))
    }

    fn lineage(&self, store: &Store, call: &Call) -> Lineage {
        let operands = call.args.as_slice().iter().filter_map(|&id| store.values(id).cloned()).collect();
        Lineage { call: *call, operands, terms: self.terms }
    }

    /// Repeats a share of the results on the CPU.
    fn verify(&mut self, store: &Store, call: &DeviceCall, outcome: &CallOutcome) {
        self.verify_debt += self.shared.verify;
        if self.verify_debt < 1.0 {
            return;
        }
        self.verify_debt -= 1.0;
        self.tally.verified += 1;
        let Outcome::Call(again) = call.work.run(&mut self.cx, store, &self.terms) else { return };
        if let Err(what) = same(store, outcome, &again) {
            self.shared.mismatch(call.what.prim, &what);
        }
    }

    /// Does the next work that can be done here while the device is busy; `false` if there is none.
    fn work_ahead(&mut self, store: &Store) -> bool {
        let at = self.planned.iter().position(|planned| matches!(planned, Planned::Host(_)));
        let Some(Planned::Host(work)) = at.and_then(|at| self.planned.get(at)) else { return false };
        let work = *work;
        let outcome = self.run(store, work);
        if let Some(slot) = at.and_then(|at| self.planned.get_mut(at)) {
            *slot = Planned::Ready(outcome);
        }
        true
    }

    fn run(&mut self, store: &Store, work: Work) -> Outcome {
        let outcome = work.run(&mut self.cx, store, &self.terms);
        match (&work, &outcome) {
            (Work::Call(Call { callee: Callee::Prim(prim), .. }, _), Outcome::Call(outcome)) => {
                self.tally.on_host(*prim, outcome.samples.into());
            }
            (Work::Fit(..), _) => self.tally.fits += 1,
            _ => {}
        }
        outcome
    }

    /// Fetches what the work of a wave that runs here will look at, all at once.
    fn fetch_for_host(&mut self, store: &Store) -> Result<(), DeviceError> {
        let Some(region) = self.region.clone() else { return Ok(()) };
        let mut wanted: Vec<Arc<Resident>> = Vec::new();
        let mut seen = FxHashSet::default();
        for planned in &self.planned {
            let Planned::Host(work) = planned else { continue };
            let ids = match work {
                Work::Call(call, _) => call.args.as_slice(),
                Work::Fit(_, from) => std::slice::from_ref(from),
            };
            for &id in ids {
                let Some(Values::Remote(remote)) = store.values(id) else { continue };
                let Some(resident) = remote.as_any().downcast_ref::<Resident>() else { continue };
                let is_here = Arc::ptr_eq(&resident.region, &region) && !resident.is_fetched();
                if is_here && seen.insert(id) {
                    wanted.extend(
                        self.live
                            .iter()
                            .rev()
                            .filter_map(Weak::upgrade)
                            .find(|live| std::ptr::eq(&raw const **live, resident)),
                    );
                }
            }
        }
        region.fetch(&wanted)
    }
}

impl Lane for DeviceLane<'_> {
    fn start(&mut self, store: &Store, work: Vec<Work>, terms: &Terms) {
        if let Some((_, pending)) = self.under_way.take() {
            // The frames are in use until then. Nobody wants the results any more.
            let _ = pending.wait();
        }
        self.waiting.clear();
        (self.terms, self.taken) = (*terms, 0);
        if self.region.is_none() {
            self.take_region();
        }
        self.plan(store, work);
        if let Err(error) = self.fetch_for_host(store) {
            self.lose(&error);
        }
        self.send(store);
        self.shared.add(self.region.as_deref(), &mut self.tally);
    }

    fn next(&mut self, store: &Store) -> Option<Outcome> {
        if self.shared.has_mismatch() {
            return None;
        }
        loop {
            match self.planned.front()? {
                Planned::Ready(_) | Planned::Host(_) => break,
                Planned::Device => {}
            }
            let is_there = self.under_way.as_mut().is_none_or(|(_, pending)| pending.is_there());
            if !is_there && self.work_ahead(store) {
                continue;
            }
            match self.under_way.take() {
                Some((round, pending)) => self.land(store, round, pending),
                // Nothing is under way for it: that cannot be, and then the host does it.
                None => self.send(store),
            }
        }
        self.taken += 1;
        match self.planned.pop_front()? {
            Planned::Ready(outcome) => Some(outcome),
            Planned::Host(work) => Some(self.run(store, work)),
            Planned::Device => None,
        }
    }
}

impl Drop for DeviceLane<'_> {
    fn drop(&mut self) {
        if let Some((_, pending)) = self.under_way.take() {
            let _ = pending.wait();
        }
        self.shared.add(self.region.as_deref(), &mut self.tally);
    }
}

/// Where what a call gave is, and what it is.
struct Place<'a> {
    region: &'a Arc<Region>,
    call: &'a DeviceCall,
    sort: Sort,
    /// Address and words of the record for each sample.
    records: Box<[[u32; 2]]>,
}

/// What of a round stays.
#[derive(Default)]
struct Keep {
    request: Request,
    /// Values that are handed over with the outcome, in the order of the request's gathers.
    wanted: Vec<Arc<Resident>>,
    /// What this round has made, by hash.
    made: FxHashMap<u64, Arc<Resident>>,
}

impl Keep {
    /// Has it done. What is wanted is waited for; the rest is done by the time that the region is asked again.
    fn send(self, region: &Arc<Region>) -> Result<(), DeviceError> {
        if self.wanted.is_empty() {
            return if self.request.keeps.is_empty() { Ok(()) } else { region.ask_ahead(self.request) };
        }
        let reply = region.ask(self.request)?.wait()?;
        region.deliver(&reply, &self.wanted);
        Ok(())
    }
}

/// Whether a device and the CPU came to the same; else in what they differ.
fn same(store: &Store, device: &CallOutcome, cpu: &CallOutcome) -> Result<(), String> {
    let took = |outcome: &CallOutcome| (outcome.samples, outcome.fuel, outcome.fault_fuel);
    if took(device) != took(cpu) {
        return Err(format!(
            "samples, fuel and fuel of faults {:?}, on the CPU {:?}",
            took(device),
            took(cpu)
        ));
    }
    let samples = store.samples().len();
    match (&device.produced, &cpu.produced) {
        (Produced::Nothing, Produced::Nothing) => Ok(()),
        (Produced::Known(a), Produced::Known(b)) if a == b => Ok(()),
        (Produced::New(a), Produced::New(b))
            if a.hash == b.hash && a.comparison == b.comparison && a.values.same(&b.values, samples) =>
        {
            Ok(())
        }
        (device, cpu) => Err(format!("{device:?}, on the CPU {cpu:?}")),
    }
}
