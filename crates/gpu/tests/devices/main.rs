//! Devices: what they give is what the CPU gives, whatever happens to them.
//!
//! The tests run on the stand-in for NVIDIA's driver (`stand_in`), in a process of their own each, and on wgpu's software
//! adapter, where there is one. What both must do is written once and takes the devices that it is to use.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod batteries;
mod by_hand;
mod cases;
mod failures;
mod found;
mod random;
mod searches;
mod vectors;
mod waves;
