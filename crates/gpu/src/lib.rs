//! Devices for Gridwright: waves and batteries that run on GPUs, through CUDA or wgpu.
//!
//! In: the waves of searches and batteries of programs, like any [`Backend`](gridwright_engine::Backend). Out: bit for bit
//! what the CPU gives, and a [`Report`] of what ran where. The layers, from the bottom:
//!
//! | module | what it is |
//! |---|---|
//! | `kernels/*.slang` | the grid machine: device forms of primitives, one source for all devices |
//! | [`device`] | an arena of words and launches, through CUDA or wgpu |
//! | `scheduler` | a thread and a queue for each device; requests of many searches in one flight |
//! | `region` | a search's part of a device's memory, and the values that stay there |
//! | `round`, `outcome`, `residents`, `lane` | the calls of a wave as a request, results as outcomes, and what of them stays |
//! | `callees`, `lowering`, `batteries` | which calls of a battery a device can make, where their results go, and having them made |
//! | `backend` | all of it behind `Backend`, with the CPU beside |
//! | `select` | which devices are used |
//! | `trial`, `self_test` | calls on made-up grids, to see that a device works |
//! | `routing` | what calls cost on a device and on the CPU, and so which go where |
//! | `coverage`, `overhead`, [`roofline`] | for benches: what has a device form, what the host takes, what devices could do |
//! | `proof`, `meter`, `report` | who made which call and why, what a device did, and both as JSON |

mod backend;
mod batteries;
mod callees;
mod coverage;
pub mod device;
mod kernels;
mod lane;
mod lowering;
mod meter;
mod outcome;
mod overhead;
mod proof;
mod region;
mod report;
mod residents;
pub mod roofline;
mod round;
pub mod routing;
mod scheduler;
mod select;
mod self_test;
#[doc(hidden)]
pub mod testing;
mod trial;

pub use backend::{Gpu, GpuError, Options};
pub use coverage::Coverage;
pub use device::{Api, DeviceError, DeviceInfo, DeviceKind, Found, find};
pub use meter::Reading;
pub use overhead::{Overhead, overhead};
pub use proof::{Fallback, Tally};
pub use report::{DeviceReport, Report};
pub use scheduler::Batches;
pub use select::{hardware, may_have_hardware, select};
pub use self_test::{SelfTest, self_test};
