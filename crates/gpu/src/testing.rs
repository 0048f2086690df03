//! For tests: single calls on a device, through its queue, with all that a kernel says of them.
//!
//! In: calls with operands of their own. Out, in their order, what came of each, and whether the kernel left alone what is
//! not its to write. The calls go as requests of a given size, all of those that fit the arena at once.

use std::collections::BTreeMap;

use gridwright_dsl::{Answer, Budget, Prim, Value, flat};
use gridwright_engine::wave::Outline;

use crate::callees;
use crate::device::{Callee, DeviceError, Found, INSTRUCTION_WORDS, ITEM_WORDS, Launch};
use crate::meter::Reading;
use crate::outcome::Row;
use crate::scheduler::{Batches, Queue, Reply, Request};

/// Words for the result of a call.
const ROOM: u32 = 8192;
/// What stands behind it, and has to stay there.
const GUARD: [u32; 4] = [0xcafe_0001, 0xcafe_0002, 0xcafe_0003, 0xcafe_0004];

/// Whether a device can call a primitive with one argument bound.
pub fn can_be_bound(prim: Prim) -> bool {
    callees::can_be_bound(prim)
}

/// A call.
#[derive(Clone, Debug)]
pub struct Call {
    /// What is called.
    pub prim: Prim,
    /// With what.
    pub args: Vec<Value>,
    /// What it may use.
    pub budget: Budget,
}

/// What a device says of a call.
#[derive(Clone, Debug)]
pub struct Computed {
    /// The value or the fault; `None` if the words there are no record.
    pub answer: Option<Answer>,
    /// The record.
    pub record: Vec<u32>,
    /// What it used.
    pub used: Budget,
    /// Calls that it made, itself included.
    pub calls: u64,
    /// Of the value: [`flat::hash`].
    pub hash: u64,
    /// [`Value::weight`].
    pub weight: u32,
    /// What it is.
    pub outline: Outline,
    /// How many cells equal those of the call's first grid; `None` if that has another shape.
    pub equal: Option<usize>,
    /// Whether its operands and what is behind its result are as they were.
    pub is_intact: bool,
}

/// What came of a call.
#[derive(Clone, Debug)]
pub enum Came {
    /// This.
    Computed(Box<Computed>),
    /// The device declined it.
    Declined,
    /// It has operands that no device takes.
    NotTaken,
}

/// An open device.
pub struct Bare {
    queue: Queue,
}

/// A call that is taken: where in the calls it is, and where in the arena its parts are.
struct Placed {
    at: usize,
    operands: Vec<u32>,
    first: u32,
    frame: u32,
    row: usize,
}

impl Bare {
    /// Opens a device, with at most so many bytes of its memory.
    pub fn open(found: &Found, memory: u64) -> Result<Bare, DeviceError> {
        Ok(Bare { queue: Queue::open(found, memory, Batches::default())? })
    }

    /// The most calls of one launch.
    pub fn most_items(&self) -> u32 {
        self.queue.plan.most_items
    }

    /// Its counters.
    pub fn reading(&self) -> Reading {
        self.queue.meter.read()
    }

    /// Makes calls, so many in a request.
    pub fn run(&self, calls: &[Call], in_request: usize) -> Result<Vec<Came>, DeviceError> {
        let mut came = vec![Came::NotTaken; calls.len()];
        let mut next = 0;
        while next < calls.len() {
            let mut top = self.queue.plan.lanes;
            let mut asked = Vec::new();
            while next < calls.len() {
                let (request, placed, until) = self.request(calls, next, in_request, &mut top);
                if until == next {
                    break;
                }
                next = until;
                asked.push((self.queue.ask(request), placed));
            }
            if asked.is_empty() {
                return Err(DeviceError::OutOfMemory("a call does not fit the arena".to_owned()));
            }
            for (pending, placed) in asked {
                let reply = pending.wait()?;
                self.look(&reply, &placed, &mut came)?;
            }
        }
        Ok(came)
    }

    /// A request with calls from a place on, and the place after them.
    fn request(
        &self,
        calls: &[Call],
        first: usize,
        most: usize,
        top: &mut u32,
    ) -> (Request, Vec<Placed>, usize) {
        let mut request = Request::default();
        let mut launches: BTreeMap<(Callee, u32, u32), Launch> = BTreeMap::new();
        let mut placed: Vec<((Callee, u32, u32), Placed)> = Vec::new();
        let mut at = first;
        while let Some(call) = calls.get(at).filter(|_| at - first < most) {
            let Some(Taken { what, operands, starts, bound }) = taken(call) else {
                at += 1;
                continue;
            };
            let (own, guard) = (*top, *top + operands.len() as u32 + ROOM);
            let end = guard + GUARD.len() as u32;
            let uploaded = request.upload.len() + operands.len() + GUARD.len();
            if end > self.queue.plan.lanes_end || uploaded > self.queue.plan.box_words as usize {
                break;
            }
            *top = end;
            at += 1;
            for (to, words) in [(own, operands.as_slice()), (guard, &GUARD)] {
                request.scatter.push([request.upload.len() as u32, to, words.len() as u32]);
                request.upload.extend_from_slice(words);
            }
            let clamp = |budget: u64| u32::try_from(budget).unwrap_or(u32::MAX);
            let key = (what, clamp(call.budget.fuel), clamp(call.budget.memory));
            let launch = launches.entry(key).or_insert_with(|| Launch {
                what,
                level: 0,
                code: Vec::new(),
                items: Vec::new(),
                results: 0,
                fuel: key.1,
                memory: key.2,
            });
            let (instruction, frame) = ((launch.code.len() / INSTRUCTION_WORDS) as u32, guard - ROOM);
            launch.code.extend_from_slice(&[
                what.prim.index() as u32 | ((starts.len() as u32) << 16),
                0,
                ROOM,
            ]);
            launch.code.extend((0..4).map(|place| starts.get(place).map_or(0, |start| own + start)));
            launch.code.push(bound.map_or(0, |start| own + start));
            let is_grid = |value: &Value| matches!(value, Value::Grid(_));
            let target = call.args.iter().position(is_grid).map_or(0, |grid| own + starts[grid]);
            let item: [u32; ITEM_WORDS] = [instruction, 1, 0, frame, target, launch.results as u32, 0, 0];
            launch.items.extend_from_slice(&item);
            placed.push((key, Placed { at: at - 1, operands, first: own, frame, row: launch.results }));
            launch.results += 1;
        }
        // Rows come back launch by launch.
        let mut rows = BTreeMap::new();
        let mut sum = 0;
        for (key, launch) in launches {
            rows.insert(key, sum);
            sum += launch.results;
            request.launches.push(launch);
        }
        let placed =
            placed.into_iter().map(|(key, placed)| Placed { row: rows[&key] + placed.row, ..placed });
        (request, placed.collect(), at)
    }

    /// Fetches what the calls of a request have left in the arena.
    fn look(&self, reply: &Reply, placed: &[Placed], came: &mut [Came]) -> Result<(), DeviceError> {
        let row = |placed: &Placed| Row::of(&reply.results, placed.row);
        let parts = |placed: &Placed| {
            let record = row(placed).words().min(ROOM);
            [
                [placed.frame, record],
                [placed.first, placed.operands.len() as u32],
                [placed.frame + ROOM, GUARD.len() as u32],
            ]
        };
        let mut rest = placed;
        while !rest.is_empty() {
            let mut words = 0;
            let fits = rest.iter().take_while(|placed| {
                words += parts(placed).iter().map(|part| part[1]).sum::<u32>();
                words <= self.queue.plan.box_words
            });
            let (some, later) = rest.split_at(fits.count().max(1));
            rest = later;
            let gathers = some.iter().flat_map(parts).collect();
            let gathered = self.queue.ask(Request { gathers, ..Request::default() }).wait()?.gathered;
            let mut words = gathered.as_slice();
            for placed in some {
                let [record, operands, guard] = parts(placed).map(|[_, length]| {
                    let (part, later) = words.split_at(words.len().min(length as usize));
                    words = later;
                    part
                });
                let row = row(placed);
                let is_intact = operands == placed.operands && guard == GUARD;
                came[placed.at] = if row.is_declined() && is_intact {
                    Came::Declined
                } else {
                    Came::Computed(Box::new(computed(row, record, is_intact)))
                };
            }
        }
        Ok(())
    }
}

/// A call that a device takes.
struct Taken {
    what: Callee,
    /// The records of its operands, and where each starts.
    operands: Vec<u32>,
    starts: Vec<u32>,
    /// Where the record starts of what is bound to the function among them.
    bound: Option<u32>,
}

/// A call as a device takes it, if it does.
fn taken(call: &Call) -> Option<Taken> {
    let device = Some(call.prim.row().device?);
    let (mut operands, mut starts, mut inner, mut bound) = (Vec::new(), Vec::new(), None, None);
    for (place, arg) in call.args.iter().enumerate() {
        starts.push(operands.len() as u32);
        let is_taken = match arg {
            Value::Func(function) if callees::takes_function(call.prim, place) => {
                let (prim, side, value) = callees::bound(function)?;
                operands.extend(callees::bound_record(prim, side));
                bound = Some(operands.len() as u32);
                inner = Some(prim);
                flat::encode(&value, &mut operands)
            }
            Value::Prim(function) => {
                inner = Some(*function);
                flat::encode(arg, &mut operands)
            }
            _ => flat::encode(arg, &mut operands),
        };
        if !is_taken {
            return None;
        }
    }
    let is_other = inner.is_some_and(|inner| inner.row().device != device);
    let is_taken = call.args.len() == call.prim.arity() && starts.len() <= 4 && !is_other;
    is_taken.then_some(Taken { what: Callee { prim: call.prim, inner }, operands, starts, bound })
}

fn computed(row: Row<'_>, record: &[u32], is_intact: bool) -> Computed {
    Computed {
        answer: row.fault().map(Err).or_else(|| flat::decode(record)),
        record: record.to_vec(),
        used: Budget { fuel: row.fuel(), memory: row.memory() },
        calls: row.calls(),
        hash: row.hash(),
        weight: row.weight(),
        outline: row.outline(),
        equal: row.equal(),
        is_intact,
    }
}
