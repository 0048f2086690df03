//! Waves: many calls on the samples of one task, handed to a backend together.
//!
//! A search keeps what programs give in a [`Store`]: one [`State`] for each vector of answers over all samples
//! ([`Samples`]), with the call that made it first. It makes progress in waves: a list of [`Work`] whose operands are
//! states, which a [`Lane`](crate::Lane) of a backend evaluates in any order and on any number of threads or devices,
//! and whose [`Outcome`]s the search takes in the order in which it asked. Whatever is new enters the store by one
//! door, [`Store::insert`].
//!
//! What it promises: an outcome follows from the work and the values of its operands alone, so a search that takes
//! outcomes in order comes to the same states at the same unit of fuel for any size of wave, number of threads and
//! backend.

mod call;
mod fit;
mod samples;
pub(crate) mod scratch;
mod store;
mod values;

pub use call::{Args, Call, CallOutcome, Callee, MAX_ARGS, Made, Produced, Terms};
pub use fit::{FitOutcome, FittedRule};
pub use samples::{Comparison, Samples};
pub use store::{Derivation, Inserted, State, StateId, Store};
pub use values::{Outline, Remote, Sort, Values, digest};

use gridwright_dsl::Cx;
use gridwright_dsl::learn::Learner;

/// One piece of work of a wave.
#[derive(Clone, Copy)]
pub enum Work {
    /// A call on every sample.
    Call(Call, Sort),
    /// Rules of a learner, fitted from a state to the targets.
    Fit(&'static dyn Learner, StateId),
}

/// What came of a piece of work.
pub enum Outcome {
    /// Of a call.
    Call(CallOutcome),
    /// Of a fit.
    Fit(FitOutcome),
}

impl Work {
    /// Does the work here and now: what every backend has to give.
    pub fn run(&self, cx: &mut Cx, store: &Store, terms: &Terms) -> Outcome {
        match self {
            Work::Call(call, sort) => Outcome::Call(call.run(cx, store, *sort, terms)),
            Work::Fit(learner, from) => {
                Outcome::Fit(fit::fit(cx, store, *learner, *from, terms, fit::Spread::Here))
            }
        }
    }

    /// The same on a thread of a pool, with scratch space of its own; what is large is spread over the pool.
    pub(crate) fn run_on_pool(&self, store: &Store, terms: &Terms) -> Outcome {
        scratch::with(|cx| match self {
            Work::Call(call, sort) => Outcome::Call(call.run(cx, store, *sort, terms)),
            Work::Fit(learner, from) => {
                Outcome::Fit(fit::fit(cx, store, *learner, *from, terms, fit::Spread::Pool))
            }
        })
    }
}
