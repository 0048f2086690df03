//! Hashes of answers: a quick one to find equals within a process, and one that outlives it.

use std::hash::{Hash, Hasher};

use gridwright_dsl::{Answer, Exact, Value};
use rustc_hash::FxHasher;

/// A quick hash of an answer. Equal ones may differ: whoever finds two compares them.
pub(crate) fn quick(answer: &Answer) -> u64 {
    let mut hasher = FxHasher::default();
    match answer {
        Ok(value) => Exact(value.clone()).hash(&mut hasher),
        Err(fault) => fault.hash(&mut hasher),
    }
    hasher.finish()
}

/// The identity of what a program gave on all samples of a task, the same in every process and on every machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OutputsHash(pub [u8; 32]);

impl OutputsHash {
    /// The hash of these answers.
    pub fn of<'a>(answers: impl IntoIterator<Item = &'a Answer>) -> OutputsHash {
        let mut hasher = blake3::Hasher::new();
        for answer in answers {
            match answer {
                Ok(Value::Grid(grid)) => {
                    hasher.update(b"g");
                    hasher.update(&(grid.height() as u32).to_le_bytes());
                    hasher.update(&(grid.width() as u32).to_le_bytes());
                    // A colour is a byte, signed or not.
                    let bytes: Vec<u8> = grid.cells().iter().map(|&colour| colour.cast_unsigned()).collect();
                    hasher.update(&bytes);
                }
                Ok(value) => text(&mut hasher, b"v", &value.encoding()),
                Err(fault) => text(&mut hasher, b"f", &fault.to_string()),
            }
        }
        OutputsHash(*hasher.finalize().as_bytes())
    }
}

fn text(hasher: &mut blake3::Hasher, tag: &[u8], text: &str) {
    hasher.update(tag);
    hasher.update(&(text.len() as u64).to_le_bytes());
    hasher.update(text.as_bytes());
}
