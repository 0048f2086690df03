//! The primitives, one function each, grouped by what they are about: arc-dsl's and our extensions here, those that a
//! search is made of in [`search`], those that are fitted on the demos in [`learn`]. The table in [`crate::table`] lists
//! them all.

pub(crate) mod boxes;
pub(crate) mod colours;
pub(crate) mod containers;
pub(crate) mod counts;
pub(crate) mod demos;
pub(crate) mod extremes;
pub(crate) mod grids;
pub(crate) mod higher;
pub mod learn;
pub(crate) mod lines;
pub(crate) mod logic;
pub(crate) mod measure;
pub(crate) mod numbers;
pub(crate) mod objects;
pub(crate) mod paint;
pub(crate) mod patches;
pub(crate) mod patterns;
pub(crate) mod products;
pub(crate) mod ranks;
pub(crate) mod relations;
pub(crate) mod scale;
pub(crate) mod search;
pub(crate) mod sets;
pub(crate) mod symmetry;
mod union;
