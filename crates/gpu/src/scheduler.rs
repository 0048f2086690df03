//! The scheduler: one thread and one queue for each device, which puts the requests of many searches into one flight.
//!
//! In: [`Request`]s, from any thread. Out: a [`Reply`] for each, or why there is none. While a flight is under way, the next
//! one is packed and submitted, so uploads and downloads overlap kernels; requests that arrive meanwhile go together. What
//! a request touches must not depend on another one that was not answered yet.
//!
//! A device that fails answers every request with its error, from then on; whoever asked does the work elsewhere. A flight
//! for which there is too little memory is split.

use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use gridwright_engine::Stopwatch;

use crate::device::{
    ArenaPlan, Callee, Device, DeviceError, DeviceInfo, Flight, Found, INSTRUCTION_WORDS, ITEM_WORDS, Landed,
    Launch, RESULT_WORDS, SLOTS,
};
use crate::meter::Meter;

/// What one search asks of a device.
#[derive(Debug, Default)]
pub(crate) struct Request {
    /// Words for the device, and which of them go where: start among the words, address, number.
    pub(crate) upload: Vec<u32>,
    pub(crate) scatter: Vec<[u32; 3]>,
    /// Copies within the arena: from, to, words.
    pub(crate) keeps: Vec<[u32; 3]>,
    /// What is to be handed back: address, words.
    pub(crate) gathers: Vec<[u32; 2]>,
    /// Calls, made after all that. The numbers of instructions and results in their items start at 0 for each launch.
    pub(crate) launches: Vec<Launch>,
}

impl Request {
    /// Words that it hands back by copies.
    fn gathered(&self) -> usize {
        self.gathers.iter().map(|gather| gather[1] as usize).sum()
    }

    fn items(&self) -> usize {
        self.launches.iter().map(|launch| launch.count() as usize).sum()
    }
}

/// What came of a request.
#[derive(Debug, Default)]
pub(crate) struct Reply {
    /// Rows of results, launch by launch.
    pub(crate) results: Vec<u32>,
    /// The words of the gathers, one behind the other.
    pub(crate) gathered: Vec<u32>,
}

type Answered = Result<Reply, DeviceError>;

struct Asked {
    request: Request,
    reply: Sender<Answered>,
}

/// How many items go into one flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Batches {
    /// A wave of fewer calls is not worth a launch: it runs on the CPU.
    pub smallest: usize,
    /// A flight waits a moment for others until it has so many.
    pub best: usize,
    /// No more go together.
    pub largest: usize,
}

impl Default for Batches {
    fn default() -> Batches {
        Batches { smallest: 32, best: 4096, largest: 1 << 18 }
    }
}

/// How long a flight waits for others to come along while the device has nothing to do.
const PATIENCE: Duration = Duration::from_micros(200);

/// A device at work.
pub(crate) struct Queue {
    pub(crate) info: DeviceInfo,
    pub(crate) plan: ArenaPlan,
    pub(crate) meter: Arc<Meter>,
    sender: Mutex<Option<Sender<Asked>>>,
    failed: Arc<OnceLock<DeviceError>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Queue {
    /// Opens a device on a thread of its own.
    pub(crate) fn open(found: &Found, memory: u64, batches: Batches) -> Result<Queue, DeviceError> {
        let (sender, requests) = mpsc::channel();
        let (opened, plan) = mpsc::channel();
        let (meter, failed) = (Arc::new(Meter::default()), Arc::new(OnceLock::new()));
        let driver = {
            let (found, meter, failed) = (found.clone(), meter.clone(), failed.clone());
            move || {
                let start = Instant::now();
                let device = match warmed_up(&found, memory) {
                    Ok(device) => device,
                    Err(error) => {
                        let _ = opened.send(Err(error));
                        return;
                    }
                };
                meter.warm_up(start.elapsed());
                let _ = opened.send(Ok(*device.plan()));
                let (waiting, landed) = (VecDeque::new(), Instant::now());
                Driver { device, requests, meter, failed, batches, waiting, landed }.run();
            }
        };
        let lost = |error: std::io::Error| DeviceError::Lost(format!("no thread for it: {error}"));
        let thread = std::thread::Builder::new().name("device".to_owned()).spawn(driver).map_err(lost)?;
        let gone = |_| DeviceError::Lost("its thread ended".to_owned());
        let plan = plan.recv().map_err(gone)??;
        let (sender, thread) = (Mutex::new(Some(sender)), Mutex::new(Some(thread)));
        Ok(Queue { info: found.info.clone(), plan, meter, sender, failed, thread })
    }

    /// Why the device is of no use any more.
    pub(crate) fn failure(&self) -> Option<&DeviceError> {
        self.failed.get()
    }

    /// Hands in a request; what comes of it arrives later.
    pub(crate) fn ask(&self, request: Request) -> Pending {
        let (reply, pending) = mpsc::channel();
        let sender = self.sender.lock().ok().and_then(|sender| sender.clone());
        if let Some(sender) = sender {
            // A thread that is gone drops the sender of the reply, which is an error there.
            let _ = sender.send(Asked { request, reply });
        }
        Pending { receiver: pending, arrived: None }
    }
}

/// Opens a device and makes a first launch, which takes longer than others.
fn warmed_up(found: &Found, memory: u64) -> Result<Box<dyn Device>, DeviceError> {
    let mut device = found.open(memory)?;
    device.submit(0, &Flight::first())?;
    device.wait(0)?;
    Ok(device)
}

impl Drop for Queue {
    fn drop(&mut self) {
        if let Ok(mut sender) = self.sender.lock() {
            sender.take();
        }
        if let Ok(Some(thread)) = self.thread.lock().map(|mut thread| thread.take()) {
            let _ = thread.join();
        }
    }
}

/// A reply that is under way.
#[derive(Debug)]
pub(crate) struct Pending {
    receiver: Receiver<Answered>,
    arrived: Option<Answered>,
}

impl Pending {
    /// Waits for it.
    pub(crate) fn wait(self) -> Answered {
        let gone = || Err(DeviceError::Lost("its thread ended".to_owned()));
        self.arrived.unwrap_or_else(|| self.receiver.recv().unwrap_or_else(|_| gone()))
    }

    /// Whether it is there.
    pub(crate) fn is_there(&mut self) -> bool {
        if self.arrived.is_none() {
            self.arrived = match self.receiver.try_recv() {
                Ok(answered) => Some(answered),
                Err(TryRecvError::Empty) => None,
                Err(TryRecvError::Disconnected) => {
                    Some(Err(DeviceError::Lost("its thread ended".to_owned())))
                }
            };
        }
        self.arrived.is_some()
    }
}

/// The thread of a device.
struct Driver {
    device: Box<dyn Device>,
    requests: Receiver<Asked>,
    meter: Arc<Meter>,
    failed: Arc<OnceLock<DeviceError>>,
    batches: Batches,
    waiting: VecDeque<Asked>,
    /// When the last flight landed.
    landed: Instant,
}

/// A flight under way: who asked for it, and where in it their words are.
struct UnderWay {
    slot: usize,
    asked: Vec<Asked>,
    places: Vec<Places>,
    since: Instant,
    bytes_up: u64,
}

/// Where the words of a request are in what came back.
#[derive(Default)]
struct Places {
    /// Start and number of rows of results, launch by launch.
    results: Vec<(usize, usize)>,
    /// Start and number of gathered words.
    gathered: (usize, usize),
}

impl Driver {
    fn run(mut self) {
        let mut under_way: VecDeque<UnderWay> = VecDeque::new();
        loop {
            if !self.collect(under_way.is_empty()) && under_way.is_empty() {
                return;
            }
            if under_way.len() < SLOTS && !self.waiting.is_empty() {
                let slot = if under_way.front().is_some_and(|flight| flight.slot == 0) { 1 } else { 0 };
                let asked = self.boarding();
                self.launch(slot, asked, &mut under_way);
                // With another slot free, look for more before waiting for this one.
                if under_way.len() < SLOTS && !self.waiting.is_empty() {
                    continue;
                }
            }
            if let Some(flight) = under_way.pop_front() {
                self.land(flight);
            }
        }
    }

    /// Takes in requests; waits for one if there is nothing else to do. `false` when no more will come.
    fn collect(&mut self, idle: bool) -> bool {
        if idle && self.waiting.is_empty() {
            match self.requests.recv() {
                Ok(asked) => self.waiting.push_back(asked),
                Err(_) => return false,
            }
            let until = Instant::now() + PATIENCE;
            while self.items_waiting() < self.batches.best {
                match self.requests.recv_timeout(until.saturating_duration_since(Instant::now())) {
                    Ok(asked) => self.waiting.push_back(asked),
                    Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => break,
                }
            }
        }
        while let Ok(asked) = self.requests.try_recv() {
            self.waiting.push_back(asked);
        }
        true
    }

    fn items_waiting(&self) -> usize {
        self.waiting.iter().map(|asked| asked.request.items()).sum()
    }

    /// The requests of the next flight: at least one, and as many more as fit.
    fn boarding(&mut self) -> Vec<Asked> {
        let room = self.device.plan().box_words as usize;
        let (mut items, mut up, mut down) = (0, 0, 0);
        let mut boarding = Vec::new();
        while let Some(asked) = self.waiting.pop_front() {
            items += asked.request.items();
            up += asked.request.upload.len();
            down += asked.request.gathered();
            let fits = items <= self.batches.largest && up <= room && down <= room;
            if !fits && !boarding.is_empty() {
                self.waiting.push_front(asked);
                break;
            }
            boarding.push(asked);
        }
        boarding
    }

    /// Submits a flight with these requests, or in parts where there is too little memory for all.
    fn launch(&mut self, slot: usize, asked: Vec<Asked>, under_way: &mut VecDeque<UnderWay>) {
        if let Some(error) = self.failed.get() {
            refuse(asked, error);
            return;
        }
        let watch = Stopwatch::start();
        let (flight, places) = pack(self.device.plan(), slot, &asked);
        self.meter.packed(watch.core_seconds());
        let code: usize = flight.launches.iter().map(|launch| launch.code.len() + launch.items.len()).sum();
        let bytes_up = 4 * (flight.upload.len() + flight.copies.len() * ITEM_WORDS + code) as u64;
        let (since, watch) = (Instant::now(), Stopwatch::start());
        let room = self.device.plan().box_words as usize;
        let submitted = if flight.upload.len().max(flight.download as usize) <= room {
            self.device.submit(slot, &flight)
        } else {
            Err(DeviceError::OutOfMemory(format!("{room} words go to it or come back at once, and no more")))
        };
        match submitted {
            Ok(loading) => {
                self.meter.warm_up(loading);
                self.meter.handed_over(watch.core_seconds(), loading);
                let since = since + loading;
                let items: u64 = flight.launches.iter().map(|launch| u64::from(launch.count())).sum();
                let launches = flight.launches.len() + usize::from(!flight.copies.is_empty());
                self.meter.launched(launches as u64, items);
                under_way.push_back(UnderWay { slot, asked, places, since, bytes_up });
            }
            Err(DeviceError::OutOfMemory(_)) if asked.len() > 1 => {
                self.meter.split();
                let mut asked = asked;
                let rest = asked.split_off(asked.len() / 2);
                rest.into_iter().rev().for_each(|asked| self.waiting.push_front(asked));
                self.launch(slot, asked, under_way);
            }
            Err(error @ DeviceError::OutOfMemory(_)) => refuse(asked, &error),
            Err(error) => self.fail(asked, error),
        }
    }

    fn land(&mut self, flight: UnderWay) {
        match self.device.wait(flight.slot) {
            Ok(landed) => {
                let bytes_down = 4 * (landed.results.len() + landed.downloaded.len()) as u64;
                let (now, before) = (Instant::now(), self.landed);
                let alone = now - flight.since.max(before);
                self.meter.landed(now - flight.since, alone, landed.kernels);
                self.meter.transferred(flight.bytes_up, bytes_down);
                self.landed = now;
                let watch = Stopwatch::start();
                for (asked, places) in flight.asked.into_iter().zip(&flight.places) {
                    // Who does not wait any longer needs no reply.
                    let _ = asked.reply.send(Ok(unpack(&landed, places)));
                }
                self.meter.packed(watch.core_seconds());
            }
            Err(error) => self.fail(flight.asked, error),
        }
    }

    fn fail(&mut self, asked: Vec<Asked>, error: DeviceError) {
        let error = self.failed.get_or_init(|| error).clone();
        refuse(asked, &error);
        refuse(self.waiting.drain(..), &error);
    }
}

fn refuse(asked: impl IntoIterator<Item = Asked>, error: &DeviceError) {
    for asked in asked {
        let _ = asked.reply.send(Err(error.clone()));
    }
}

/// What launches that become one have in common: level, primitive, fuel, memory.
type Kind = (u32, Callee, u32, u32);

/// Puts requests into one flight: launches of one level and primitive on the same terms become one, as large as there is scratch for.
fn pack(plan: &ArenaPlan, slot: usize, asked: &[Asked]) -> (Flight, Vec<Places>) {
    let mut flight = Flight::default();
    let mut places: Vec<Places> = asked.iter().map(|_| Places::default()).collect();
    let mut gathered = 0;
    for (Asked { request, .. }, places) in asked.iter().zip(&mut places) {
        let inbox = plan.inbox[slot] + flight.upload.len() as u32;
        flight.upload.extend_from_slice(&request.upload);
        let scattered = request.scatter.iter().map(|&[start, to, words]| [inbox + start, to, words]);
        flight.copies.extend(scattered.flat_map(pieces));
        flight.copies.extend(request.keeps.iter().copied().flat_map(pieces));
        places.gathered.0 = gathered;
        for &[from, words] in &request.gathers {
            flight.copies.extend(pieces([from, plan.outbox[slot] + gathered as u32, words]));
            gathered += words as usize;
        }
        places.gathered.1 = gathered - places.gathered.0;
    }
    flight.download = gathered as u32;
    // Requests, and which of their launches, by level, primitive and terms.
    let mut kinds: Vec<(Kind, Vec<(usize, usize)>)> = Vec::new();
    for (at, asked) in asked.iter().enumerate() {
        for (which, launch) in asked.request.launches.iter().enumerate() {
            let kind = (launch.level, launch.what, launch.fuel, launch.memory);
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, all)) => all.push((at, which)),
                None => kinds.push((kind, vec![(at, which)])),
            }
            places[at].results.push((0, 0));
        }
    }
    kinds.sort_by_key(|(kind, _)| *kind);
    let mut rows = 0;
    for ((level, what, fuel, memory), all) in kinds {
        let mut merged =
            Launch { what, level, code: Vec::new(), items: Vec::new(), results: 0, fuel, memory };
        for (at, which) in all {
            let launch = &asked[at].request.launches[which];
            let (first_code, first_row) =
                ((merged.code.len() / INSTRUCTION_WORDS) as u32, merged.results as u32);
            merged.code.extend_from_slice(&launch.code);
            for item in launch.items.chunks_exact(ITEM_WORDS) {
                let mut item = <[u32; ITEM_WORDS]>::try_from(item).unwrap_or_default();
                item[0] += first_code;
                item[5] += first_row;
                merged.items.extend_from_slice(&item);
            }
            places[at].results[which] = (rows + merged.results, launch.results);
            merged.results += launch.results;
        }
        rows += merged.results;
        flight.launches.extend(parts(merged, plan.most_items as usize));
    }
    (flight, places)
}

/// The most words that one invocation copies: its neighbours wait for it.
const LONGEST_COPY: u32 = 1024;

/// A copy in pieces that invocations side by side make.
fn pieces([from, to, words]: [u32; 3]) -> impl Iterator<Item = [u32; 3]> {
    (0..words).step_by(LONGEST_COPY as usize).map(move |start| {
        let words = LONGEST_COPY.min(words - start);
        [from + start, to + start, words]
    })
}

/// A launch in parts of at most so many items. All parts write into one list of results, of which the first is said to
/// hold all rows.
fn parts(launch: Launch, most: usize) -> Vec<Launch> {
    if launch.count() as usize <= most {
        return vec![launch];
    }
    let chunk = |items: &[u32]| {
        let rows: Vec<u32> = items.chunks_exact(ITEM_WORDS).map(|item| item[5]).collect();
        (rows.iter().min().copied().unwrap_or(0), items.to_vec())
    };
    let chunks: Vec<(u32, Vec<u32>)> = launch.items.chunks(most * ITEM_WORDS).map(chunk).collect();
    let mut parts = Vec::with_capacity(chunks.len());
    for (at, (first, mut items)) in chunks.iter().cloned().enumerate() {
        let end = chunks.get(at + 1).map_or(launch.results as u32, |(first, _)| *first);
        items.chunks_exact_mut(ITEM_WORDS).for_each(|item| item[5] -= first);
        parts.push(Launch { items, results: (end - first) as usize, ..launch.clone() });
    }
    parts
}

fn unpack(landed: &Landed, places: &Places) -> Reply {
    let mut results = Vec::new();
    for &(start, rows) in &places.results {
        let words = landed.results.get(start * RESULT_WORDS..(start + rows) * RESULT_WORDS);
        results.extend_from_slice(words.unwrap_or_default());
    }
    let (start, words) = places.gathered;
    let gathered = landed.downloaded.get(start..start + words).unwrap_or_default().to_vec();
    Reply { results, gathered }
}
