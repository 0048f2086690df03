//! The states of a search that a device holds: what of a round stays there, what is fetched, and what is given up.
//!
//! In: what the calls of a round gave, and where in its frames that is. Out: values that stay on the device
//! ([`Resident`]), each once; what somebody is going to look at is fetched along. Where there is no room any more, all is
//! given up at once, and what the host does not have of it is fetched first.

use std::sync::{Arc, OnceLock, Weak};

use gridwright_engine::wave::{Call, Made, Produced, Sort, Store, Terms, Values};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::device::DeviceError;
use crate::outcome::Facts;
use crate::region::{Lineage, Region, Resident};
use crate::round::Uploads;
use crate::scheduler::Request;

/// What of a search is on the device.
pub(crate) struct Residents {
    pub(crate) uploads: Uploads,
    live: Vec<Weak<Resident>>,
}

/// Where what a call gave is, and what it is.
pub(crate) struct Place<'a> {
    pub(crate) region: &'a Arc<Region>,
    pub(crate) call: &'a Call,
    pub(crate) sort: Sort,
    /// Address and words of the record for each sample.
    pub(crate) records: Box<[[u32; 2]]>,
}

/// What of a round stays.
#[derive(Default)]
pub(crate) struct Keep {
    request: Request,
    /// Values that are handed over with the outcome, in the order of the request's gathers.
    wanted: Vec<Arc<Resident>>,
    /// What this round has made, by hash.
    made: FxHashMap<u64, Arc<Resident>>,
    /// States for which there was no room.
    pub(crate) without_room: u64,
}

impl Residents {
    /// Nothing yet, in a region or in none.
    pub(crate) fn new(region: Option<&Region>) -> Residents {
        Residents { uploads: Uploads::new(region), live: Vec::new() }
    }

    /// What a call gives: a state that is known, or new values that stay on the device.
    pub(crate) fn keep(
        &mut self,
        store: &Store,
        terms: &Terms,
        keep: &mut Keep,
        at: &Place<'_>,
        facts: Facts,
    ) -> Produced {
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
            lineage: lineage(store, at.call, terms),
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
            keep.without_room += 1;
        }
        if !is_here || (terms.looks_at_compared && comparison.is_some()) {
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

    /// Fetches those of some values that only the device has, all at once.
    pub(crate) fn fetch<'v>(
        &self,
        region: &Arc<Region>,
        values: impl Iterator<Item = &'v Values>,
    ) -> Result<(), DeviceError> {
        let mut wanted = FxHashSet::default();
        for values in values {
            let Values::Remote(remote) = values else { continue };
            let Some(resident) = remote.as_any().downcast_ref::<Resident>() else { continue };
            if Arc::ptr_eq(&resident.region, region) && !resident.is_fetched() {
                wanted.insert(&raw const *resident);
            }
        }
        if wanted.is_empty() {
            return Ok(());
        }
        let live = self.live.iter().filter_map(Weak::upgrade);
        let wanted: Vec<Arc<Resident>> = live.filter(|live| wanted.contains(&Arc::as_ptr(live))).collect();
        region.fetch(&wanted)
    }

    /// Gives up all that is resident. What the host does not have of it is fetched first.
    pub(crate) fn evict(&mut self, region: &Arc<Region>) -> Result<(), DeviceError> {
        let live = self.live.drain(..).filter_map(|resident| resident.upgrade());
        let unfetched: Vec<Arc<Resident>> =
            live.filter(|resident| Arc::ptr_eq(&resident.region, region) && !resident.is_fetched()).collect();
        region.fetch(&unfetched)?;
        region.queue.meter.evicted();
        self.uploads.clear(region);
        Ok(())
    }
}

fn lineage(store: &Store, call: &Call, terms: &Terms) -> Lineage {
    let operands = call.args.as_slice().iter().filter_map(|&id| store.values(id).cloned()).collect();
    Lineage { call: *call, operands, terms: *terms }
}

impl Keep {
    /// Has it done. What is wanted is waited for; the rest is done by the time that the region is asked again.
    pub(crate) fn send(self, region: &Arc<Region>) -> Result<(), DeviceError> {
        if self.wanted.is_empty() {
            return if self.request.keeps.is_empty() { Ok(()) } else { region.ask_ahead(self.request) };
        }
        let reply = region.ask(self.request)?.wait()?;
        region.deliver(&reply, &self.wanted);
        Ok(())
    }
}
