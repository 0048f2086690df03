//! The laws of the primitives: what holds for all arguments, checked against plain models written from the semantics.
//!
//! Every value that a primitive returns here is also checked to be in its one representation ([`common::run`]).

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test's helpers fail by panicking, too"
)]

mod any_call;
mod any_value;
mod boxes;
mod budget;
mod charged;
mod columns;
mod common;
mod constants;
mod extensions;
mod far_away;
mod fuel_by_size;
mod learners;
mod lines;
mod names;
mod objects;
mod order;
mod painting;
mod patterns;
mod relations;
mod rules;
mod scenes;
mod sets;
mod slicing;
mod symmetry;
mod towers;
mod values;
