//! How much an evaluation may use.

use gridwright_dsl::Budget;

/// The limits of one program's evaluation.
///
/// What a call may use is limited **along the chain** of calls that lead to it: its own work and that of its most
/// expensive operand, and so on back to the inputs. A chain is the same whether a program runs alone or merged with a
/// thousand others, so a program stops at the same call either way. All calls of the program together are limited, too;
/// the programs of a [`Battery`](crate::Battery) that use more than that together are not all run as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// What one chain of calls may use.
    pub chain: Budget,
    /// What all calls of one program may use together.
    pub run: Budget,
}

impl Default for Limits {
    fn default() -> Limits {
        let chain = Budget::default();
        Limits { chain, run: Budget { fuel: 4 * chain.fuel, memory: 4 * chain.memory } }
    }
}

impl Limits {
    /// Limits with this much fuel for a chain, and four times that for all calls of a program.
    pub fn with_fuel(fuel: u64) -> Limits {
        let mut limits = Limits::default();
        limits.chain.fuel = fuel;
        limits.run.fuel = fuel.saturating_mul(4);
        limits
    }
}
