//! Proof of what ran where: every call is counted on the side that made it, with the reason why where that is the CPU.

use gridwright_dsl::{Prim, table::TABLE};

macro_rules! fallbacks {
    ($($name:ident $text:literal)*) => {
        /// Why a call of a search with a device ran on the CPU.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Fallback { $(#[doc = $text] $name),* }

        impl Fallback {
            /// Every reason.
            pub const ALL: &[Fallback] = &[$(Fallback::$name),*];

            /// The reason in a few words.
            pub fn text(self) -> &'static str {
                match self { $(Fallback::$name => $text),* }
            }
        }
    };
}

fallbacks! {
    NoForm "the primitive has no device form"
    Learner "learners run on the CPU"
    FunctionValue "a function value is called"
    Constant "the call is the same on all samples"
    Operand "an operand has no device form, or is too large"
    Declined "the device declined the operands or had no room for the result"
    Heavy "the result is heavier than the search allows"
    SmallBatch "too few calls for a launch"
    Slower "measured to be slower on the device"
    NoRegion "no device had room for another search"
    Memory "too little memory on the device"
    ChainTooLong "the chain is longer than the kernel takes"
    DeviceLost "the device was lost"
}

/// Calls by side and primitive, and fallbacks by reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Calls on one sample that a device made, by primitive.
    device: Vec<u64>,
    /// Those that the CPU made.
    host: Vec<u64>,
    /// Pieces of work that the CPU did, by reason.
    fallbacks: Vec<u64>,
    /// Fits of learners.
    pub fits: u64,
    /// Calls that were repeated on the CPU to compare.
    pub verified: u64,
}

impl Default for Tally {
    fn default() -> Tally {
        let calls = || vec![0; TABLE.len()];
        let fallbacks = vec![0; Fallback::ALL.len()];
        Tally { device: calls(), host: calls(), fallbacks, fits: 0, verified: 0 }
    }
}

impl Tally {
    pub(crate) fn on_device(&mut self, prim: Prim, calls: u64) {
        self.device[prim.index()] += calls;
    }

    pub(crate) fn on_host(&mut self, prim: Prim, calls: u64) {
        // What was added to the table has no line of its own.
        if let Some(sum) = self.host.get_mut(prim.index()) {
            *sum += calls;
        }
    }

    pub(crate) fn fall_back(&mut self, reason: Fallback, work: u64) {
        self.fallbacks[reason as usize] += work;
    }

    /// Adds another's, and leaves it empty.
    pub(crate) fn take_from(&mut self, other: &mut Tally) {
        self.add(&std::mem::take(other));
    }

    /// Adds another's.
    pub(crate) fn add(&mut self, other: &Tally) {
        let pairs = [
            (&mut self.device, &other.device),
            (&mut self.host, &other.host),
            (&mut self.fallbacks, &other.fallbacks),
        ];
        for (all, more) in pairs {
            all.iter_mut().zip(more).for_each(|(all, more)| *all += more);
        }
        self.fits += other.fits;
        self.verified += other.verified;
    }

    /// What was added since an earlier one.
    #[must_use]
    pub fn since(&self, before: &Tally) -> Tally {
        let added =
            |now: &[u64], before: &[u64]| now.iter().zip(before).map(|(now, before)| now - before).collect();
        Tally {
            device: added(&self.device, &before.device),
            host: added(&self.host, &before.host),
            fallbacks: added(&self.fallbacks, &before.fallbacks),
            fits: self.fits - before.fits,
            verified: self.verified - before.verified,
        }
    }

    /// Calls on one sample that devices made.
    pub fn device_calls(&self) -> u64 {
        self.device.iter().sum()
    }

    /// Calls on one sample that the CPU made.
    pub fn host_calls(&self) -> u64 {
        self.host.iter().sum()
    }

    /// The share of calls that devices made.
    pub fn share(&self) -> f64 {
        let all = self.device_calls() + self.host_calls();
        if all == 0 { 0.0 } else { self.device_calls() as f64 / all as f64 }
    }

    /// For every primitive that was called: calls on devices, calls on the CPU; the most called first.
    pub fn by_primitive(&self) -> Vec<(Prim, u64, u64)> {
        let calls = Prim::all().map(|prim| (prim, self.device[prim.index()], self.host[prim.index()]));
        let mut calls: Vec<_> = calls.filter(|(_, device, host)| device + host > 0).collect();
        calls.sort_by_key(|&(prim, device, host)| (std::cmp::Reverse(device + host), prim));
        calls
    }

    /// Pieces of work that the CPU did, by reason.
    pub fn fallbacks(&self) -> impl Iterator<Item = (Fallback, u64)> {
        Fallback::ALL
            .iter()
            .map(|&reason| (reason, self.fallbacks[reason as usize]))
            .filter(|(_, count)| *count > 0)
    }
}
