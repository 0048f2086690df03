//! One of the pieces, or all but one, by a key of theirs, for search.

use super::features::{COUNT, Feature, WORK, feature};
use super::image::{grids, variant};
use super::pieces::tuple_of;
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::{Items, Value};

/// The pieces with the key of each.
fn keyed<'v>(cx: &mut Cx, pieces: &'v Value, key: &Value) -> Result<(&'v Items, Vec<i32>), Fault> {
    let key = Feature::ALL[variant(key, COUNT as i64)?];
    let Value::Tuple(items) = pieces else { return Err(Reason::NotATuple.into()) };
    let views = grids(cx, pieces)?;
    charge(cx, views.iter().map(|view| view.cells.len()).sum(), views.len())?;
    Ok((items, feature(&views, key)))
}

/// Charges the features of pieces: looks at their cells, and comparisons of each with each.
pub(crate) fn charge(cx: &mut Cx, cells: usize, pieces: usize) -> Result<(), Fault> {
    cx.spend(cells as u64 * WORK)?;
    cx.spend(cells as u64 * pieces as u64 / 8)
}

/// The place of the first piece with the largest (smallest) key.
fn extreme(keys: &[i32], largest: bool) -> usize {
    let best = if largest { keys.iter().max() } else { keys.iter().min() };
    keys.iter().position(|key| Some(key) == best).unwrap_or(0)
}

/// The place of the piece whose key no other has, if there is one such piece.
pub(crate) fn odd(keys: &[i32]) -> Option<usize> {
    let mut alone = (0..keys.len()).filter(|&at| keys.iter().filter(|&&key| key == keys[at]).count() == 1);
    alone.next().filter(|_| keys.len() > 2 && alone.next().is_none())
}

pub(crate) fn pick_most(cx: &mut Cx, pieces: &Value, key: &Value) -> Answer {
    let (items, keys) = keyed(cx, pieces, key)?;
    Ok(items[extreme(&keys, true)].clone())
}

pub(crate) fn pick_least(cx: &mut Cx, pieces: &Value, key: &Value) -> Answer {
    let (items, keys) = keyed(cx, pieces, key)?;
    Ok(items[extreme(&keys, false)].clone())
}

pub(crate) fn pick_odd(cx: &mut Cx, pieces: &Value, key: &Value) -> Answer {
    let (items, keys) = keyed(cx, pieces, key)?;
    odd(&keys).map(|at| items[at].clone()).ok_or(Reason::NoMatch.into())
}

/// The pieces that meet a condition on their key.
fn those(cx: &mut Cx, pieces: &Value, key: &Value, keep: impl Fn(&[i32], i32) -> bool) -> Answer {
    let (items, keys) = keyed(cx, pieces, key)?;
    let kept = items.iter().zip(&keys).filter(|(_, key)| keep(&keys, **key)).map(|(item, _)| item.clone());
    let kept = kept.collect();
    tuple_of(cx, kept)
}

pub(crate) fn keep_most(cx: &mut Cx, pieces: &Value, key: &Value) -> Answer {
    those(cx, pieces, key, |keys, key| keys.iter().max() == Some(&key))
}

pub(crate) fn keep_least(cx: &mut Cx, pieces: &Value, key: &Value) -> Answer {
    those(cx, pieces, key, |keys, key| keys.iter().min() == Some(&key))
}

pub(crate) fn drop_most(cx: &mut Cx, pieces: &Value, key: &Value) -> Answer {
    those(cx, pieces, key, |keys, key| keys.iter().max() != Some(&key))
}

pub(crate) fn drop_least(cx: &mut Cx, pieces: &Value, key: &Value) -> Answer {
    those(cx, pieces, key, |keys, key| keys.iter().min() != Some(&key))
}

pub(crate) fn sort_pieces(cx: &mut Cx, pieces: &Value, key: &Value) -> Answer {
    let (items, keys) = keyed(cx, pieces, key)?;
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by_key(|&at| keys[at]);
    let sorted = order.into_iter().map(|at| items[at].clone()).collect();
    tuple_of(cx, sorted)
}
