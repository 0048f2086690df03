//! A lane of a device: the waves of one search, some of their calls on the device, the others here meanwhile.
//!
//! The calls of a wave whose primitive has a device form go to the device as instructions, round by round, as many as there
//! is room for; their operands are there already or go along. What comes back is fuel, digests, shapes and how the result
//! compares with the target; whatever no state has yet is kept there. Fits and all other calls run on this thread while
//! the device works. Outcomes come in the order of the work, and are those of the CPU: a call that the device declines is
//! made here.

use std::collections::VecDeque;
use std::sync::Arc;

use gridwright_dsl::{Budget, Cx, Value};
use gridwright_engine::wave::{Call, CallOutcome, Callee, Outcome, Produced, Store, Terms, Values, Work};
use gridwright_engine::{Lane, Stopwatch};

use crate::backend::Shared;
use crate::device::{self, DeviceError};
use crate::outcome::{Judged, Row, Spent, difference, judge};
use crate::proof::{Fallback, Tally};
use crate::region::Region;
use crate::residents::{Keep, Place, Residents};
use crate::round::Round;
use crate::scheduler::Pending;

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
    residents: Residents,
    /// The place in the wave before which there is nothing for this thread to do.
    ahead: usize,
    tally: Tally,
    verify_debt: f64,
}

impl<'a> DeviceLane<'a> {
    pub(crate) fn open(shared: &'a Shared) -> DeviceLane<'a> {
        let region = shared.region();
        let residents = Residents::new(region.as_deref());
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
            residents,
            ahead: 0,
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
                let made = {
                    let uploads = &mut self.residents.uploads;
                    Round::make(&region, uploads, store, &mut self.waiting, &self.terms)
                };
                for call in made.refused {
                    self.host(call, Fallback::Operand);
                }
                match made.round {
                    Some(round) => break (round, made.request),
                    None if made.is_full && !evicted => {
                        evicted = true;
                        if let Err(error) = self.residents.evict(&region) {
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

    /// A call that the device does not make after all.
    fn host(&mut self, call: DeviceCall, reason: Fallback) {
        self.tally.fall_back(reason, 1);
        self.place(call.place, Planned::Host(call.work));
    }

    fn place(&mut self, place: usize, planned: Planned) {
        if let Planned::Host(_) = planned {
            self.ahead = self.ahead.min(place);
        }
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
        self.residents = Residents::new(self.region.as_deref());
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
        let (mut keep, mut checked) = (Keep::default(), Vec::new());
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
                    let at = Place { region: &region, call: &call.call, sort, records: frames.collect() };
                    (spent, self.residents.keep(store, &self.terms, &mut keep, &at, facts))
                }
            };
            let Spent { samples, fuel, fault_fuel } = spent;
            self.tally.on_device(call.what.prim, samples.into());
            let outcome = CallOutcome { produced, samples, fuel, fault_fuel };
            if self.is_checked() {
                checked.push((*call, outcome.clone()));
            }
            self.place(call.place, Planned::Ready(Outcome::Call(outcome)));
        }
        self.tally.fall_back(Fallback::Memory, keep.without_room);
        region.queue.meter.prepared(watch.core_seconds());
        let kept = keep.send(&region).and_then(|()| self.verify(store, &region, &checked));
        if let Err(error) = kept {
            self.lose(&error);
        }
        self.send(store);
    }

    /// Whether the next result is one of those that are repeated.
    fn is_checked(&mut self) -> bool {
        self.verify_debt += self.shared.verify;
        let is_due = self.verify_debt >= 1.0;
        self.verify_debt -= if is_due { 1.0 } else { 0.0 };
        is_due
    }

    /// Repeats results on the CPU, and compares the values as they are kept on the device.
    fn verify(
        &mut self,
        store: &Store,
        region: &Arc<Region>,
        checked: &[(DeviceCall, CallOutcome)],
    ) -> Result<(), DeviceError> {
        self.residents.fetch(region, checked.iter().filter_map(|(_, outcome)| made(outcome)))?;
        for (call, outcome) in checked {
            self.tally.verified += 1;
            let Outcome::Call(again) = call.work.run(&mut self.cx, store, &self.terms) else { continue };
            if let Some(what) = difference(store, outcome, &again) {
                self.shared.mismatch(call.what.prim, &what);
            }
        }
        Ok(())
    }

    /// Does the next work that can be done here while the device is busy; `false` if there is none.
    fn work_ahead(&mut self, store: &Store) -> bool {
        let first = self.ahead.saturating_sub(self.taken);
        let mut later = self.planned.iter().enumerate().skip(first);
        let found = later.find_map(|(at, planned)| match planned {
            Planned::Host(work) => Some((at, *work)),
            Planned::Ready(_) | Planned::Device => None,
        });
        let Some((at, work)) = found else {
            self.ahead = self.taken + self.planned.len();
            return false;
        };
        let outcome = self.run(store, work);
        self.ahead = self.taken + at;
        self.place(self.ahead, Planned::Ready(outcome));
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

    /// Fetches what the work of a wave that runs here will look at.
    fn fetch_for_host(&mut self, store: &Store) -> Result<(), DeviceError> {
        let Some(region) = &self.region else { return Ok(()) };
        let operands = self.planned.iter().flat_map(|planned| match planned {
            Planned::Host(Work::Call(call, _)) => call.args.as_slice(),
            Planned::Host(Work::Fit(_, from)) => std::slice::from_ref(from),
            Planned::Ready(_) | Planned::Device => &[],
        });
        self.residents.fetch(region, operands.filter_map(|&id| store.values(id)))
    }
}

impl Lane for DeviceLane<'_> {
    fn start(&mut self, store: &Store, work: Vec<Work>, terms: &Terms) {
        if let Some((_, pending)) = self.under_way.take() {
            // The frames are in use until then. Nobody wants the results any more.
            let _ = pending.wait();
        }
        self.waiting.clear();
        (self.terms, self.taken, self.ahead) = (*terms, 0, 0);
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

/// The new values of an outcome.
fn made(outcome: &CallOutcome) -> Option<&Values> {
    match &outcome.produced {
        Produced::New(made) => Some(&made.values),
        Produced::Known(_) | Produced::Nothing => None,
    }
}
