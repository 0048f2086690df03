//! A search's part of a device's memory, and the values that stay there.
//!
//! A region has two parts: records that stay (*resident*), handed out from the start on and given up all at once, and the
//! frames into which the kernels of a wave write. A [`Resident`] is the values of one state there; the host fetches them
//! when somebody asks, and makes them again from its own operands if the device is gone, or the region is lost: something
//! that was to be done there was not. The region goes back to the device with the last of them.

use std::any::Any;
use std::sync::{Arc, Mutex, OnceLock};

use gridwright_dsl::{Answer, Cx, Fault, flat};
use gridwright_engine::wave::{Call, Remote, Terms, Values};

use crate::device::DeviceError;
use crate::scheduler::{Pending, Queue, Reply, Request};

/// The parts of a device's memory that searches can have.
#[derive(Debug)]
pub(crate) struct Regions {
    free: Mutex<Vec<u32>>,
    words: u32,
    count: usize,
}

/// The smallest region of use, in words: room for a wave's frames and some thousand states.
const SMALLEST: u32 = 1 << 20;

impl Regions {
    /// Divides a stretch of memory into at most so many regions.
    pub(crate) fn of(start: u32, end: u32, most: usize) -> Regions {
        let words = (end - start) / (most.max(1) as u32);
        let words = words.clamp(SMALLEST, 1 << 24);
        let count = ((end - start) / words) as usize;
        let free = (0..count as u32).rev().map(|at| start + at * words).collect();
        Regions { free: Mutex::new(free), words, count }
    }

    /// How many there are in all.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// How many are in use.
    pub(crate) fn in_use(&self) -> usize {
        self.count - self.free.lock().map_or(0, |free| free.len())
    }
}

/// A region of a device.
pub(crate) struct Region {
    pub(crate) queue: Arc<Queue>,
    regions: Arc<Regions>,
    start: u32,
    /// A request that nobody waits for yet. What it touches must be done before this region asks for more.
    keeping: Mutex<Option<Pending>>,
    /// Why what should be there is not.
    lost: OnceLock<DeviceError>,
}

impl Region {
    /// Takes a region of a device; `None` if none is free.
    pub(crate) fn take(queue: &Arc<Queue>, regions: &Arc<Regions>) -> Option<Region> {
        let start = regions.free.lock().ok()?.pop()?;
        let (keeping, lost) = (Mutex::new(None), OnceLock::new());
        Some(Region { queue: queue.clone(), regions: regions.clone(), start, keeping, lost })
    }

    /// Where resident records go: three quarters of the region.
    pub(crate) fn resident(&self) -> (u32, u32) {
        (self.start, self.start + self.regions.words / 4 * 3)
    }

    /// All of it, for who keeps nothing there.
    pub(crate) fn whole(&self) -> (u32, u32) {
        (self.start, self.start + self.regions.words)
    }

    /// Where frames go: the rest, or as much of it as can be handed back at once.
    pub(crate) fn frames(&self) -> (u32, u32) {
        let (_, start) = self.resident();
        (start, start + (self.regions.words / 4).min(self.queue.plan.box_words))
    }

    /// Waits for what is under way, then asks.
    pub(crate) fn ask(&self, request: Request) -> Result<Pending, DeviceError> {
        self.settle()?;
        Ok(self.queue.ask(request))
    }

    /// Asks for what nobody waits for.
    pub(crate) fn ask_ahead(&self, request: Request) -> Result<(), DeviceError> {
        let pending = self.ask(request)?;
        if let Ok(mut keeping) = self.keeping.lock() {
            *keeping = Some(pending);
        }
        Ok(())
    }

    /// Something that was to be done here was not: from now on nothing here is to be trusted.
    pub(crate) fn lose(&self, error: &DeviceError) {
        // The first reason is enough.
        let _ = self.lost.set(error.clone());
    }

    fn settle(&self) -> Result<(), DeviceError> {
        // Whoever else asks meanwhile waits for it, too.
        if let Ok(mut keeping) = self.keeping.lock()
            && let Some(pending) = keeping.take()
            && let Err(error) = pending.wait()
        {
            self.lose(&error);
        }
        self.lost.get().map_or(Ok(()), |error| Err(error.clone()))
    }

    /// Fetches the records of some values.
    pub(crate) fn fetch(&self, values: &[Arc<Resident>]) -> Result<(), DeviceError> {
        // As many at a time as an outbox holds.
        let room = self.queue.plan.box_words;
        let mut rest = values;
        while !rest.is_empty() {
            let mut words = 0;
            let fits = rest.iter().take_while(|resident| {
                words += resident.words();
                words <= room
            });
            let (some, later) = rest.split_at(fits.count().max(1));
            let gathers = some.iter().flat_map(|resident| resident.records.iter().copied()).collect();
            let reply = self.ask(Request { gathers, ..Request::default() })?.wait()?;
            self.deliver(&reply, some);
            rest = later;
        }
        Ok(())
    }

    /// Hands gathered records to the values that they are of.
    pub(crate) fn deliver(&self, reply: &Reply, values: &[Arc<Resident>]) {
        let mut rest = reply.gathered.as_slice();
        for resident in values {
            let (own, later) = rest.split_at(rest.len().min(resident.words() as usize));
            rest = later;
            if let Some(answers) = resident.decode(own) {
                self.queue.meter.fetched(answers.len() as u64);
                // Who was faster has fetched the same.
                let _ = resident.answers.set(answers);
            }
        }
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        // What is under way may still write there.
        let _ = self.settle();
        if let Ok(mut free) = self.regions.free.lock() {
            free.push(self.start);
        }
    }
}

/// How values can be made again: a call and its operands.
#[derive(Debug)]
pub(crate) struct Lineage {
    pub(crate) call: Call,
    pub(crate) operands: Vec<Values>,
    pub(crate) terms: Terms,
}

/// The values of a state that a device holds.
pub(crate) struct Resident {
    pub(crate) region: Arc<Region>,
    /// What is resident is given up all at once; this says since which time it is there.
    pub(crate) generation: u64,
    /// Address and words of the record for each sample.
    pub(crate) records: Box<[[u32; 2]]>,
    /// The address of the table of these addresses.
    pub(crate) table: u32,
    pub(crate) digests: Box<[u64]>,
    pub(crate) faults: Box<[Option<Fault>]>,
    pub(crate) bytes: u64,
    pub(crate) answers: OnceLock<Box<[Answer]>>,
    pub(crate) lineage: Lineage,
}

impl std::fmt::Debug for Resident {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Resident").field("records", &self.records).finish_non_exhaustive()
    }
}

impl Resident {
    fn words(&self) -> u32 {
        self.records.iter().map(|record| record[1]).sum()
    }

    /// Whether the host has them, too.
    pub(crate) fn is_fetched(&self) -> bool {
        self.answers.get().is_some()
    }

    fn decode(&self, words: &[u32]) -> Option<Box<[Answer]>> {
        let mut rest = words;
        let answers = self.records.iter().map(|&[_, words]| {
            let (record, later) = rest.split_at_checked(words as usize)?;
            rest = later;
            flat::decode(record)
        });
        answers.collect()
    }

    fn fetch(&self) -> Option<Box<[Answer]>> {
        let gathers = self.records.to_vec();
        let reply = self.region.ask(Request { gathers, ..Request::default() }).ok()?.wait().ok()?;
        let answers = self.decode(&reply.gathered)?;
        self.region.queue.meter.fetched(answers.len() as u64);
        Some(answers)
    }

    /// Makes the values again, on the host.
    fn remake(&self) -> Box<[Answer]> {
        let Lineage { call, operands, terms } = &self.lineage;
        let samples = self.digests.len();
        let mut cx = Cx::new(terms.call);
        let terms = Terms { past_faults: true, ..*terms };
        let values = call.on_values(&mut cx, operands, samples, &terms);
        let ran_out = Err(Fault::from(gridwright_dsl::Reason::OutOfMemory));
        (0..samples)
            .map(|at| values.as_ref().map_or(ran_out.clone(), |values| values.on(at).clone()))
            .collect()
    }
}

impl Remote for Resident {
    fn digests(&self) -> &[u64] {
        &self.digests
    }

    fn fault(&self, sample: usize) -> Option<Fault> {
        self.faults[sample]
    }

    fn bytes(&self) -> u64 {
        self.bytes
    }

    fn answers(&self) -> &[Answer] {
        self.answers.get_or_init(|| self.fetch().unwrap_or_else(|| self.remake()))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
