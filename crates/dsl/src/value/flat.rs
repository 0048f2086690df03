//! Values as words: one row of 32-bit words for each value, for devices that know no pointers.
//!
//! A record is four words, then its payload:
//!
//! | kind | second | third | payload |
//! |---|---|---|---|
//! | none, bool, int, primitive | 0; 0 or 1; the number's low half; its place in the table | the number's high half | |
//! | pair, cell | first number; packed cell | second number | |
//! | grid | height | width | its cells, a byte each, row by row, in whole words |
//! | ints | length | | a byte each, in whole words |
//! | tuple of cells, indices, object | length | | a packed cell each |
//! | tuple, set | length | weight | for each element where its record starts, counted from this one; the records |
//! | fault | its reason | 1 + the primitive that said so, or 0 | |
//!
//! The fourth word is the length of the payload in words. A value has one representation, so it has one record, and
//! two values are identical if and only if their records are equal. [`hash`] is a hash of the record that a device can
//! compute from its own. Functions that combinators made have no record.

use gridwright_grid::{Cells, Grid};

use super::{Cell, Value};
use crate::fault::{Answer, Fault, Reason};
use crate::table::Prim;

/// Words of a record before its payload.
pub const HEADER: usize = 4;

macro_rules! kinds {
    ($($name:ident $number:literal $doc:literal)*) => {
        $(#[doc = $doc] pub const $name: u32 = $number;)*
        /// The kinds of records by name.
        pub const KINDS: &[(&str, u32)] = &[$((stringify!($name), $number)),*];
    };
}

kinds! {
    NONE 0 "No value."
    BOOL 1 "True or false."
    INT 2 "A whole number."
    PAIR 3 "Two numbers."
    CELL 4 "A colour at a location."
    PRIM 5 "A primitive."
    GRID 6 "A grid."
    INTS 7 "A tuple of small ints."
    CELL_TUPLE 8 "A tuple of cells."
    TUPLE 9 "Any other tuple."
    INDICES 10 "A set of locations."
    OBJECT 11 "A set of cells."
    SET 12 "Any other set."
    FAULT 13 "No value, and why."
}

/// What takes the words of a record, in order.
trait Sink {
    fn word(&mut self, word: u32);

    fn words(&mut self, words: &[u32]) {
        words.iter().for_each(|&word| self.word(word));
    }

    /// Bytes, filled up with zeros to a whole word.
    fn bytes(&mut self, bytes: &[i8]) {
        for chunk in bytes.chunks(4) {
            let word = chunk.iter().rev().fold(0, |word, &byte| (word << 8) | u32::from(byte as u8));
            self.word(word);
        }
    }
}

impl Sink for Vec<u32> {
    fn word(&mut self, word: u32) {
        self.push(word);
    }

    fn words(&mut self, words: &[u32]) {
        self.extend_from_slice(words);
    }
}

/// Appends the record of a value; `false`, and nothing of use appended, if it has none.
pub fn encode(value: &Value, words: &mut Vec<u32>) -> bool {
    write(value, words)
}

/// Appends the record of an answer; `false` if it has none.
pub fn encode_answer(answer: &Answer, words: &mut Vec<u32>) -> bool {
    match answer {
        Ok(value) => encode(value, words),
        Err(fault) => {
            let prim = fault.prim().map_or(0, |prim| prim.index() as u32 + 1);
            words.extend_from_slice(&[FAULT, fault.reason() as u32, prim, 0]);
            true
        }
    }
}

/// How many words the record of a value has; `None` if it has none.
pub fn words(value: &Value) -> Option<usize> {
    Some(HEADER + payload(value)?)
}

fn payload(value: &Value) -> Option<usize> {
    Some(match value {
        Value::None | Value::Bool(_) | Value::Int(_) | Value::Pair(..) | Value::Cell(_) | Value::Prim(_) => 0,
        Value::Grid(grid) => grid.cells().len().div_ceil(4),
        Value::Ints(ints) => ints.len().div_ceil(4),
        Value::CellTuple(cells) => cells.len(),
        Value::Indices(cells) | Value::Object(cells) => cells.as_slice().len(),
        Value::Tuple(items) | Value::Set(items) => {
            let mut sum = items.len();
            for item in items.iter() {
                sum += words(item)?;
            }
            sum
        }
        Value::Func(_) => return None,
    })
}

fn write(value: &Value, sink: &mut impl Sink) -> bool {
    let Some(length) = payload(value) else { return false };
    let length = length as u32;
    match value {
        Value::None => sink.words(&[NONE, 0, 0, 0]),
        Value::Bool(b) => sink.words(&[BOOL, u32::from(*b), 0, 0]),
        Value::Int(n) => sink.words(&[INT, *n as u32, (*n >> 32) as u32, 0]),
        Value::Pair(a, b) => sink.words(&[PAIR, *a as u32, *b as u32, 0]),
        Value::Cell(cell) => sink.words(&[CELL, cell.packed(), 0, 0]),
        Value::Prim(prim) => sink.words(&[PRIM, prim.index() as u32, 0, 0]),
        Value::Grid(grid) => {
            sink.words(&[GRID, grid.height() as u32, grid.width() as u32, length]);
            sink.bytes(grid.cells());
        }
        Value::Ints(ints) => {
            sink.words(&[INTS, ints.len() as u32, 0, length]);
            sink.bytes(ints);
        }
        Value::CellTuple(cells) => {
            sink.words(&[CELL_TUPLE, length, 0, length]);
            sink.words(cells);
        }
        Value::Indices(cells) => {
            sink.words(&[INDICES, length, 0, length]);
            sink.words(cells.as_slice());
        }
        Value::Object(cells) => {
            sink.words(&[OBJECT, length, 0, length]);
            sink.words(cells.as_slice());
        }
        Value::Tuple(items) | Value::Set(items) => {
            let kind = if value.is_set() { SET } else { TUPLE };
            sink.words(&[kind, items.len() as u32, value.weight(), length]);
            let mut start = HEADER + items.len();
            for item in items.iter() {
                sink.word(start as u32);
                start += words(item).unwrap_or(0);
            }
            return items.iter().all(|item| write(item, sink));
        }
        Value::Func(_) => return false,
    }
    true
}

/// The answer of a record; `None` if the words are none.
pub fn decode(record: &[u32]) -> Option<Answer> {
    if let [FAULT, reason, prim, ..] = *record {
        let fault = Fault::from(Reason::from_code(reason)?);
        return Some(Err(match prim.checked_sub(1) {
            Some(at) => fault.at(Prim::all().nth(at as usize)?),
            None => fault,
        }));
    }
    value_of(record).map(Ok)
}

fn value_of(record: &[u32]) -> Option<Value> {
    let (&[kind, a, b, length], rest) = record.split_first_chunk::<HEADER>()?;
    let payload = rest.get(..length as usize)?;
    Some(match kind {
        NONE => Value::None,
        BOOL => Value::Bool(a != 0),
        INT => Value::Int(i64::from(a) | (i64::from(b as i32) << 32)),
        PAIR => Value::Pair(a as i32, b as i32),
        CELL => Value::Cell(Cell::unpack(a)),
        PRIM => Value::Prim(Prim::all().nth(a as usize)?),
        GRID => {
            let area = (a as usize).checked_mul(b as usize).filter(|&area| area <= 4 * payload.len())?;
            Value::Grid(Grid::build(a as usize, b as usize, |cells| {
                cells.iter_mut().zip(bytes(payload).take(area)).for_each(|(cell, byte)| *cell = byte);
            })?)
        }
        INTS => {
            let ints: Vec<i8> = bytes(payload).take(a as usize).collect();
            Value::row(&ints)
        }
        CELL_TUPLE => Value::cell_tuple(payload),
        INDICES => Cells::from_sorted(payload).map(Value::Indices)?,
        OBJECT => Cells::from_sorted(payload).map(Value::Object)?,
        TUPLE | SET => {
            let starts = payload.get(..a as usize)?;
            let items = starts.iter().map(|&start| value_of(record.get(start as usize..)?));
            let items = super::Items::new(items.collect::<Option<Vec<Value>>>()?).ok()?;
            if kind == SET { Value::Set(items) } else { Value::Tuple(items) }
        }
        _ => return None,
    })
}

/// The bytes of a payload.
fn bytes(payload: &[u32]) -> impl Iterator<Item = i8> {
    payload.iter().flat_map(|word| word.to_le_bytes()).map(|byte| byte as i8)
}

/// A hash of the record of a value; `None` if it has none. Taken two words at a time, the earlier one low, with the
/// arithmetic of 64 bits that any device can do.
pub fn hash(value: &Value) -> Option<u64> {
    let mut hasher = RecordHasher { hash: 0, pending: None };
    write(value, &mut hasher).then(|| hasher.finish())
}

/// The same of two grids at once: of one alone each step waits for the one before.
pub fn hash_both([a, b]: [&Grid; 2]) -> [u64; 2] {
    let mut hashers = [(); 2].map(|()| RecordHasher { hash: 0, pending: None });
    let [one, other] = &mut hashers;
    for (hasher, grid) in [(&mut *one, a), (&mut *other, b)] {
        hasher.words(&[
            GRID,
            grid.height() as u32,
            grid.width() as u32,
            grid.cells().len().div_ceil(4) as u32,
        ]);
    }
    let (words, rest) = a.cells().as_chunks::<8>();
    let (other_words, other_rest) = b.cells().as_chunks::<8>();
    let both = words.len().min(other_words.len());
    for (word, other_word) in words.iter().zip(other_words) {
        one.mix(word_of(word));
        other.mix(word_of(other_word));
    }
    words[both..].iter().for_each(|word| one.mix(word_of(word)));
    other_words[both..].iter().for_each(|word| other.mix(word_of(word)));
    one.bytes(rest);
    other.bytes(other_rest);
    hashers.map(RecordHasher::finish)
}

/// Eight cells as one number, the first in its lowest byte.
#[inline]
fn word_of(cells: &[i8; 8]) -> u64 {
    u64::from_le_bytes(cells.map(|cell| cell as u8))
}

/// Multiplies in [`hash`]; also read by the build of the kernels.
pub const HASH_FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
/// Multiplies at its end.
pub const HASH_FINISH: u64 = 0xff51_afd7_ed55_8ccd;

struct RecordHasher {
    hash: u64,
    pending: Option<u32>,
}

impl RecordHasher {
    #[inline]
    fn mix(&mut self, words: u64) {
        let product = (self.hash ^ words).wrapping_mul(HASH_FACTOR);
        self.hash = product ^ (product >> 32);
    }

    fn finish(mut self) -> u64 {
        if let Some(word) = self.pending.take() {
            self.mix(word.into());
        }
        let product = self.hash.wrapping_mul(HASH_FINISH);
        product ^ (product >> 32)
    }
}

impl Sink for RecordHasher {
    #[inline]
    fn word(&mut self, word: u32) {
        match self.pending.take() {
            Some(low) => self.mix(u64::from(low) | (u64::from(word) << 32)),
            None => self.pending = Some(word),
        }
    }

    #[inline]
    fn words(&mut self, words: &[u32]) {
        let mut rest = words;
        if let (Some(low), [high, others @ ..]) = (self.pending, words) {
            self.pending = None;
            self.mix(u64::from(low) | (u64::from(*high) << 32));
            rest = others;
        }
        let (pairs, last) = rest.as_chunks::<2>();
        pairs.iter().for_each(|&[low, high]| self.mix(u64::from(low) | (u64::from(high) << 32)));
        if let [last] = last {
            self.pending = Some(*last);
        }
    }

    #[inline]
    fn bytes(&mut self, bytes: &[i8]) {
        // The short way for whole grids, whose header is of an even number of words.
        let mut rest = bytes;
        if self.pending.is_none() {
            let (words, last) = bytes.as_chunks();
            words.iter().for_each(|word| self.mix(word_of(word)));
            rest = last;
        }
        for chunk in rest.chunks(4) {
            let word = chunk.iter().rev().fold(0, |word, &byte| (word << 8) | u32::from(byte as u8));
            self.word(word);
        }
    }
}
