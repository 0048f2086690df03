//! Every cell by a decision tree over what can be said of it.
//!
//! A variant is a [`Scope`], the tiers of [`columns`] that a tree may ask about, and whether its questions are decided by
//! vote. Trees of all variants are grown from one table.

mod columns;
mod relate;
mod seen;

pub(super) use columns::{WORK, table};

use std::any::Any;

use super::tree::{OWN, Table, Tier, Tiers, Tree};
use super::{Demo, Fitted, Learner, Rule, Takes, explained, first, grow, unless_spent, written};
use crate::cx::Cx;
use crate::fault::{Answer, Fault};
use crate::prims::search::image::whole;
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::{GridView, view};

/// What a tree may ask about. Its place is the variant; that many later come those that vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scope {
    Anywhere,
    Directions,
    Places,
    Relations,
    DirectedRelations,
}

/// What comes with a scope.
struct Terms {
    tiers: Tiers,
    /// How many more choices than its leaves a tree makes.
    choices: usize,
    /// How much longer each choice makes a program: with directions there is more to choose from.
    choice_cost: u32,
    /// How much longer the scope makes a program: much if a tree may ask where on the grid a cell is.
    cost: u32,
}

/// The tiers of a tree for the cells of a window.
pub(super) const PLACES: Tiers = Tiers::of(&[Tier::Anywhere, Tier::Directed, Tier::Placed]);

/// How many scopes there are.
const SCOPES: u8 = Scope::ALL.len() as u8;
/// The widest scopes, each followed by those that are parts of it.
const WIDEST: [(Scope, &[Scope]); 2] =
    [(Scope::Places, &[Scope::Anywhere, Scope::Directions]), (Scope::DirectedRelations, &[Scope::Relations])];

impl Scope {
    const ALL: [Scope; 5] =
        [Scope::Anywhere, Scope::Directions, Scope::Places, Scope::Relations, Scope::DirectedRelations];

    /// The scope of a variant.
    fn of(variant: u8) -> Scope {
        Scope::ALL[usize::from(variant % SCOPES)]
    }

    fn terms(self) -> Terms {
        let (tiers, choices, choice_cost, cost) = match self {
            Scope::Anywhere => (Tiers::PLAIN, 0, 1, 0),
            Scope::Directions => (Tiers::of(&[Tier::Anywhere, Tier::Directed]), 1, 2, 0),
            Scope::Places => (PLACES, 2, 2, 8),
            Scope::Relations => (Tiers::of(&[Tier::Anywhere, Tier::Related]), 1, 1, 0),
            Scope::DirectedRelations => {
                let tiers = [Tier::Anywhere, Tier::Directed, Tier::Related, Tier::RelatedDirected];
                (Tiers::of(&tiers), 2, 2, 2)
            }
        };
        Terms { tiers, choices, choice_cost, cost }
    }
}

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
        SCOPES * 2
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], variant: u8) -> Fitted {
        let tree = Examples::of(cx, demos)?.tree(cx, Scope::of(variant))?;
        Ok(Box::new(CellTree { variant, tree }))
    }

    fn fit(&self, cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Vec<Box<dyn Rule>>, Fault> {
        let examples = Examples::of(cx, demos)?;
        let mut found: Vec<(u8, Tree)> = Vec::new();
        for (widest, parts) in WIDEST {
            // What the widest scope does not explain, its parts hardly do; so it is asked first.
            let Some(tree) = unless_spent(examples.tree(cx, widest))? else { continue };
            for &scope in parts {
                found.extend(unless_spent(examples.tree(cx, scope))?.map(|tree| (scope as u8, tree)));
            }
            found.push((widest as u8, tree));
        }
        let voting: Vec<_> = found.iter().map(|(scope, tree)| (scope + SCOPES, tree.clone())).collect();
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

    /// The tree of a scope.
    fn tree(&self, cx: &mut Cx, scope: Scope) -> Result<Tree, Fault> {
        grow::fit(cx, &self.table, &self.wanted, &self.of, Some(OWN), scope.terms().tiers)
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
    /// Whether questions are decided by all that tell the same cells apart.
    fn votes(&self) -> bool {
        self.variant >= SCOPES
    }

    /// What the tree makes of all cells.
    fn apply_to(&self, cx: &mut Cx, from: GridView<'_>, table: &Table) -> Answer {
        cx.spend(from.cells.len() as u64 * 8)?;
        let leaf = if self.votes() { Tree::leaf_by_vote } else { Tree::leaf };
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
        self.tree.leaves() * 2 + Scope::of(self.variant).terms().choices
    }

    /// A tree that votes costs a little more, so that it comes right after the same without.
    fn cost(&self) -> u32 {
        let Terms { choice_cost, cost, .. } = Scope::of(self.variant).terms();
        choice_cost * self.size() as u32 + cost + u32::from(self.votes())
    }
}
