//! A round: as many calls of a wave as the frames of a region hold, as one request to the device.

use std::collections::VecDeque;

use gridwright_dsl::{Prim, Type, flat};
use gridwright_engine::wave::{Sort, StateId, Store, Terms, Values, Work};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::device::{Callee, INSTRUCTION_WORDS, ITEM_WORDS, Launch};
use crate::lane::DeviceCall;
use crate::region::{Region, Resident};
use crate::scheduler::Request;

/// An operand that is a table of records by sample, as in `machine.slang`.
const TAG_SAMPLES: u32 = 0x4000_0000;

/// The largest record that goes to a device, in words.
const LARGEST_RECORD: usize = 8192;

/// Words that are kept free for the result of a call: what usual ones need. A larger result is declined.
pub(crate) fn room(prim: Prim) -> u32 {
    match &prim.signature().result {
        Type::Grid => GRID,
        Type::Indices | Type::Object | Type::Patch | Type::Piece => PATCH,
        Type::Int | Type::Bool | Type::Pair | Type::Num | Type::Cell => SMALL,
        _ => LARGE,
    }
}

const GRID: u32 = 4 + 256;
const PATCH: u32 = 4 + 1024;
const SMALL: u32 = 16;
const LARGE: u32 = 4096;

/// The same where it is known of what sort the result has to be.
fn room_for(sort: Sort, prim: Prim) -> u32 {
    match sort {
        Sort::Grid => GRID,
        Sort::Indices | Sort::Object => PATCH,
        Sort::Size => SMALL,
        Sort::Grids | Sort::Objects => LARGE,
        Sort::Parameter | Sort::Any => room(prim),
    }
}

/// What of a store is on the device, and where the next record goes.
pub(crate) struct Uploads {
    /// The operand word of states that the host made, by store and state.
    known: FxHashMap<(u64, StateId), u32>,
    /// States that have no records.
    hopeless: FxHashSet<(u64, StateId)>,
    /// The addresses of the targets, for a store.
    targets: Option<(u64, Vec<u32>)>,
    top: u32,
    end: u32,
    pub(crate) generation: u64,
}

/// Why an operand is not there.
enum Missing {
    /// It has no record, or one that is too large.
    Hopeless,
    /// The region is full.
    Full,
}

impl Uploads {
    pub(crate) fn new(region: Option<&Region>) -> Uploads {
        let (top, end) = region.map_or((0, 0), Region::resident);
        let (known, hopeless) = (FxHashMap::default(), FxHashSet::default());
        Uploads { known, hopeless, targets: None, top, end, generation: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self, region: &Region) {
        let generation = self.generation + 1;
        *self = Uploads { generation, ..Uploads::new(Some(region)) };
    }

    /// Room for so many words; `None` if the region is full.
    pub(crate) fn allocate(&mut self, words: u32) -> Option<u32> {
        let at = self.top;
        let top = at.checked_add(words).filter(|top| *top <= self.end)?;
        self.top = top;
        Some(at)
    }

    fn put(&mut self, request: &mut Request, words: &[u32]) -> Option<u32> {
        let at = self.allocate(words.len() as u32)?;
        request.scatter.push([request.upload.len() as u32, at, words.len() as u32]);
        request.upload.extend_from_slice(words);
        Some(at)
    }

    /// The word of an instruction that stands for a state; what is not there yet goes along with the request.
    fn operand(
        &mut self,
        region: &Region,
        store: &Store,
        id: StateId,
        request: &mut Request,
    ) -> Result<u32, Missing> {
        let values = store.values(id).ok_or(Missing::Hopeless)?;
        if let Values::Remote(remote) = values
            && let Some(resident) = remote.as_any().downcast_ref::<Resident>()
            && std::ptr::eq(&raw const *resident.region, region)
            && resident.generation == self.generation
        {
            return Ok(TAG_SAMPLES | resident.table);
        }
        let key = (store.number(), id);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        if self.hopeless.contains(&key) {
            return Err(Missing::Hopeless);
        }
        let operand = self.upload(store.samples().len(), values, request);
        match operand {
            Ok(word) => _ = self.known.insert(key, word),
            Err(Missing::Hopeless) => _ = self.hopeless.insert(key),
            Err(Missing::Full) => {}
        }
        operand
    }

    fn upload(&mut self, samples: usize, values: &Values, request: &mut Request) -> Result<u32, Missing> {
        let mut words = Vec::new();
        if let Values::Same(answer) = values {
            if !flat::encode_answer(answer, &mut words) || words.len() > LARGEST_RECORD {
                return Err(Missing::Hopeless);
            }
            return self.put(request, &words).ok_or(Missing::Full);
        }
        // The table, then the records.
        words.resize(samples, 0);
        let mut starts = Vec::with_capacity(samples);
        for sample in 0..samples {
            let start = words.len();
            starts.push(start as u32);
            let encoded = flat::encode_answer(values.on(sample), &mut words);
            if !encoded || words.len() - start > LARGEST_RECORD {
                return Err(Missing::Hopeless);
            }
        }
        let at = self.allocate(words.len() as u32).ok_or(Missing::Full)?;
        words.iter_mut().zip(starts).for_each(|(entry, start)| *entry = at + start);
        request.scatter.push([request.upload.len() as u32, at, words.len() as u32]);
        request.upload.extend_from_slice(&words);
        Ok(TAG_SAMPLES | at)
    }

    /// The address of the target of each sample, 0 where there is none.
    fn targets(&mut self, store: &Store, request: &mut Request) -> Option<Vec<u32>> {
        if let Some((number, targets)) = &self.targets
            && *number == store.number()
        {
            return Some(targets.clone());
        }
        let mut addresses = vec![0; store.samples().len()];
        for (address, target) in addresses.iter_mut().zip(&store.samples().targets) {
            let Some(target) = target else { continue };
            let mut words = Vec::new();
            flat::encode(&target.clone().into(), &mut words);
            *address = self.put(request, &words)?;
        }
        self.targets = Some((store.number(), addresses.clone()));
        Some(addresses)
    }
}

/// Calls under way.
pub(crate) struct Round {
    /// The calls; row `call * samples + sample` of the results is theirs.
    pub(crate) calls: Vec<DeviceCall>,
    /// Where each of these results is.
    pub(crate) frames: Vec<u32>,
}

/// What came of making a round.
pub(crate) struct Made {
    /// `None` if no call was taken.
    pub(crate) round: Option<Round>,
    pub(crate) request: Request,
    /// Calls with an operand that cannot go to a device.
    pub(crate) refused: Vec<DeviceCall>,
    /// Whether a call was left for want of room for its operands.
    pub(crate) is_full: bool,
}

impl Round {
    /// Takes as many of the waiting calls as there is room for.
    pub(crate) fn make(
        region: &Region,
        uploads: &mut Uploads,
        store: &Store,
        waiting: &mut VecDeque<DeviceCall>,
        terms: &Terms,
    ) -> Made {
        let samples = store.samples().len() as u32;
        let mut request = Request::default();
        let mut round = Round { calls: Vec::new(), frames: Vec::new() };
        let (mut refused, mut is_full) = (Vec::new(), false);
        let (mut frame, end) = region.frames();
        let box_words = region.queue.plan.box_words as usize;
        let Some(targets) = uploads.targets(store, &mut request) else {
            return Made { round: None, request, refused, is_full: true };
        };
        let clamp = |budget: u64| u32::try_from(budget).unwrap_or(u32::MAX);
        let (fuel, memory) = (clamp(terms.call.fuel), clamp(terms.call.memory));
        let mut launch: Option<Launch> = None;
        while let Some(call) = waiting.front().copied() {
            let Work::Call(_, sort) = call.work else { continue };
            let room = room_for(sort, call.what.prim);
            if frame + room * samples > end || request.upload.len() > box_words / 2 {
                break;
            }
            let mut operands = [0; 4];
            let mut missing = None;
            for (slot, &id) in operands.iter_mut().zip(call.call.args.as_slice()) {
                match uploads.operand(region, store, id, &mut request) {
                    Ok(word) => *slot = word,
                    Err(why) => missing = Some(why),
                }
            }
            match missing {
                None => {}
                Some(Missing::Hopeless) => {
                    refused.extend(waiting.pop_front());
                    continue;
                }
                Some(Missing::Full) => {
                    is_full = true;
                    break;
                }
            }
            waiting.pop_front();
            let launch = open_launch(&mut launch, &mut request, call.what, fuel, memory);
            let instruction = (launch.code.len() / INSTRUCTION_WORDS) as u32;
            let arity = call.call.args.as_slice().len() as u32;
            launch.code.extend_from_slice(&[call.what.prim.index() as u32 | (arity << 16), 0, room]);
            launch.code.extend_from_slice(&operands);
            launch.code.push(0);
            for sample in 0..samples {
                let (target, row) = (targets[sample as usize], launch.results as u32);
                let item: [u32; ITEM_WORDS] = [instruction, 1, sample, frame, target, row, 0, 0];
                launch.items.extend_from_slice(&item);
                launch.results += 1;
                round.frames.push(frame);
                frame += room;
            }
            round.calls.push(call);
        }
        request.launches.extend(launch);
        let round = (!round.calls.is_empty()).then_some(round);
        Made { round, request, refused, is_full }
    }
}

/// The launch that calls of a primitive go into: the one before, or a new one.
fn open_launch<'a>(
    launch: &'a mut Option<Launch>,
    request: &mut Request,
    what: Callee,
    fuel: u32,
    memory: u32,
) -> &'a mut Launch {
    if launch.as_ref().is_some_and(|launch| launch.what != what) {
        request.launches.extend(launch.take());
    }
    launch.get_or_insert_with(|| Launch {
        what,
        level: 0,
        code: Vec::new(),
        items: Vec::new(),
        results: 0,
        fuel,
        memory,
    })
}
