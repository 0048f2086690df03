//! How much an evaluation may use.

use gridwright_dsl::Budget;

/// The limits of an evaluation.
///
/// What a node may use is limited **along the chain** of calls that lead to it: its own work and that of its dearest
/// operand, and so on back to the inputs. A chain is the same whether a program runs alone or merged with a thousand
/// others, so a program stops at the same call either way. The limit on the whole run is the outer guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// What one chain of calls may use.
    pub chain: Budget,
    /// What all calls of a run may use together.
    pub run: Budget,
}

impl Default for Limits {
    fn default() -> Limits {
        let chain = Budget::default();
        Limits { chain, run: Budget { fuel: 4 * chain.fuel, memory: 4 * chain.memory } }
    }
}

impl Limits {
    /// Limits with this much fuel for a chain, and four times that for a run.
    pub fn with_fuel(fuel: u64) -> Limits {
        let mut limits = Limits::default();
        limits.chain.fuel = fuel;
        limits.run.fuel = fuel.saturating_mul(4);
        limits
    }
}
