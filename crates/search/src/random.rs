//! Random numbers: splitmix64, the same on every machine. Whoever draws is given one, so a seed says all.

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The stream of a seed for something with a name, such as a task: others are unlike it.
    pub fn named(seed: u64, name: &str) -> Random {
        let hash = |sum: u64, byte: u8| sum.wrapping_mul(31).wrapping_add(u64::from(byte));
        Random(seed ^ name.bytes().fold(0, hash))
    }

    /// Where the stream stands: the seed of one that goes on from here.
    pub fn state(&self) -> u64 {
        self.0
    }

    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`; 0 if that is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.draw() % bound.max(1) as u64) as usize
    }

    /// Puts elements into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for at in (1..items.len()).rev() {
            items.swap(at, self.below(at + 1));
        }
    }
}
