//! Every cell by a decision tree over what can be said of it.
//!
//! A variant is a set of tiers of [`columns`] that the tree may ask about; so many later the questions of its tree are
//! decided by vote. Trees of all variants are grown from one table.

mod columns;
mod relate;
mod seen;

pub(super) use columns::{WORK, table};

use std::any::Any;

use super::tree::{OWN, Table, Tree};
use super::{Demo, Fitted, Learner, Rule, Takes, explained, first, grow, unless_spent, written};
use crate::cx::Cx;
use crate::fault::{Answer, Fault};
use crate::prims::image::whole;
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::{GridView, view};

/// The sets of tiers, as bits: what holds anywhere, directions, places; what relates a cell to others instead of places.
const TIERS: [u8; SETS as usize] = [0b00001, 0b00011, BASIC, 0b01001, 0b11011];
const SETS: u8 = 5;
pub(super) const BASIC: u8 = 0b00111;
/// The widest sets, each followed by those that are parts of it.
const WIDEST: [(u8, &[u8]); 2] = [(2, &[0, 1]), (4, &[3])];

pub(crate) struct LearnCells;

impl Learner for LearnCells {
    fn prim(&self) -> Prim {
        prim::LEARN_CELLS
    }

    fn takes(&self) -> Takes {
        Takes::OutputShape
    }

    fn cost(&self) -> u32 {
        12
    }

    fn fuel_weight(&self) -> u64 {
        16
    }

    fn variants(&self) -> u8 {
        SETS * 2
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], variant: u8) -> Fitted {
        let tree = Examples::of(cx, demos)?.tree(cx, variant % SETS)?;
        Ok(Box::new(CellTree { variant, tree }))
    }

    fn fit(&self, cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Vec<Box<dyn Rule>>, Fault> {
        let examples = Examples::of(cx, demos)?;
        let mut found: Vec<(u8, Tree)> = Vec::new();
        for (widest, parts) in WIDEST {
            // What the widest set does not explain, its parts hardly do; so it is asked first.
            let Some(tree) = unless_spent(examples.tree(cx, widest))? else { continue };
            for &set in parts {
                found.extend(unless_spent(examples.tree(cx, set))?.map(|tree| (set, tree)));
            }
            found.push((widest, tree));
        }
        let voting: Vec<_> = found.iter().map(|(set, tree)| (set + SETS, tree.clone())).collect();
        found.extend(voting);
        let rule = |(variant, tree)| Box::new(CellTree { variant, tree }) as Box<dyn Rule>;
        explained(found.into_iter().map(rule).collect())
    }

    fn apply_all(&self, rules: &[&dyn Rule], cx: &mut Cx, input: &Value, value: &Value) -> Vec<Answer> {
        // One table serves all trees.
        let (from, table) = match seen_of(cx, input, value) {
            Ok(seen) => seen,
            Err(fault) => return vec![Err(fault); rules.len()],
        };
        let apply = |rule: &&dyn Rule| match (*rule as &dyn Any).downcast_ref::<CellTree>() {
            Some(tree) => tree.apply_to(cx, from, &table),
            None => rule.apply(cx, input, value),
        };
        rules.iter().map(apply).collect()
    }
}

/// What can be said of the cells of all demos, what they become, and which demo each is of.
struct Examples {
    table: Table,
    wanted: Vec<i8>,
    of: Vec<u8>,
}

impl Examples {
    fn of(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Examples, Fault> {
        first(demos)?;
        let mut all = Examples { table: Table::default(), wanted: Vec::new(), of: Vec::new() };
        for demo in demos {
            demo.same_shape(cx)?;
        }
        for (number, demo) in (0..).zip(demos) {
            let (from, to) = demo.same_shape(cx)?;
            cx.spend(from.cells.len() as u64 * (WORK + relate::WORK))?;
            all.table.extend(table(from, view(demo.input), true));
            all.wanted.extend_from_slice(to.cells);
            all.of.resize(all.wanted.len(), number);
        }
        Ok(all)
    }

    /// The tree of a set of tiers.
    fn tree(&self, cx: &mut Cx, set: u8) -> Result<Tree, Fault> {
        grow::fit(cx, &self.table, &self.wanted, &self.of, Some(OWN), TIERS[usize::from(set)])
    }
}

/// A tree, and the variant that it is of.
#[derive(Debug)]
struct CellTree {
    variant: u8,
    tree: Tree,
}

/// What can be said of the cells of a grid that was made of an input.
fn seen_of<'v>(cx: &mut Cx, input: &Value, value: &'v Value) -> Result<(GridView<'v>, Table), Fault> {
    let from = whole(cx, value, WORK + relate::WORK)?;
    let input = whole(cx, input, 1)?;
    Ok((from, table(from, input, true)))
}

impl CellTree {
    /// What the tree makes of all cells.
    fn apply_to(&self, cx: &mut Cx, from: GridView<'_>, table: &Table) -> Answer {
        cx.spend(from.cells.len() as u64 * 8)?;
        let leaf = if self.variant < SETS { Tree::leaf } else { Tree::leaf_by_vote };
        written(cx, (from.height, from.width), |out| {
            for (row, out) in out.iter_mut().enumerate() {
                *out = leaf(&self.tree, table, row).colour(table, row)?;
            }
            Ok(())
        })
    }
}

impl Rule for CellTree {
    fn apply(&self, cx: &mut Cx, input: &Value, value: &Value) -> Answer {
        let (from, table) = seen_of(cx, input, value)?;
        self.apply_to(cx, from, &table)
    }

    fn variant(&self) -> Option<u8> {
        Some(self.variant)
    }

    fn size(&self) -> usize {
        self.tree.leaves() * 2 + [0, 1, 2, 1, 2][usize::from(self.variant % SETS)]
    }

    /// A tree that may ask about directions has more to choose from, so each choice counts double; one that may also ask
    /// where on the grid a cell is counts much more; one that votes a little, so that it comes right after the same
    /// without.
    fn cost(&self) -> u32 {
        let (choice, more) = [(1, 0), (2, 0), (2, 8), (1, 0), (2, 2)][usize::from(self.variant % SETS)];
        choice * self.size() as u32 + more + u32::from(self.variant >= SETS)
    }
}
