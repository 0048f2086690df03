//! Every cell by a decision tree over what can be said of it.
//!
//! Three learners, by what their trees may ask about beside what every tree may: how a cell stands to others
//! (`learn_cells`), to what stands out (`learn_marks`), or to the fields between separators (`learn_fields`). The columns of
//! the last two cost more and are tried on fewer states. A variant is a [`Scope`], the tiers of [`columns`] that a tree may ask about, and whether its questions are decided by vote.
//! Trees of all variants are grown from one table.

mod board;
mod columns;
mod copies;
mod empty;
mod marks;
mod relate;
mod seen;

pub(super) use columns::{More, WORK, table};

use std::any::Any;

use super::tree::{OWN, Table, Tier, Tiers, Tree};
use super::{Demo, Fitted, Learner, Rule, Takes, explained, first, grow, unless_spent, words, written};
use crate::cx::Cx;
use crate::fault::{Answer, Fault};
use crate::prims::search::image::whole;
use crate::prims::search::pieces::fields_of;
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::{GridView, view};

/// What a tree may ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scope {
    Anywhere,
    Directions,
    Places,
    Relations,
    DirectedRelations,
    Marks,
    DirectedMarks,
    Fields,
    DirectedFields,
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

impl Scope {
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
            Scope::Marks => (Tiers::of(&[Tier::Anywhere, Tier::Marked]), 1, 1, 0),
            Scope::DirectedMarks => {
                let tiers = [Tier::Anywhere, Tier::Directed, Tier::Marked, Tier::MarkedDirected];
                (Tiers::of(&tiers), 2, 2, 2)
            }
            Scope::Fields => (Tiers::of(&[Tier::Anywhere, Tier::Fielded]), 1, 1, 0),
            Scope::DirectedFields => {
                let tiers = [Tier::Anywhere, Tier::Directed, Tier::Fielded, Tier::FieldedDirected];
                (Tiers::of(&tiers), 2, 2, 2)
            }
        };
        Terms { tiers, choices, choice_cost, cost }
    }
}

/// How much longer each tree makes a program for being one of many: where scopes agree, that says little.
const OF_MANY: u32 = 4;

/// A learner of trees over cells.
pub(crate) struct LearnCells(&'static Kind);

/// What its trees are grown from.
#[derive(Debug)]
struct Kind {
    prim: Prim,
    cost: u32,
    fuel_weight: u64,
    more: More,
    /// What computing its table costs, in looks at each cell, and for every column of the grid.
    work: (u64, u64),
    /// A scope's place here is its variant; that many later come those that vote.
    scopes: &'static [Scope],
    /// The widest scopes, each with those that are parts of it.
    widest: &'static [(Scope, &'static [Scope])],
}

/// How cells stand to others.
pub(crate) const CELLS: LearnCells = LearnCells(&Kind {
    prim: prim::LEARN_CELLS,
    cost: 12,
    fuel_weight: 10,
    more: More::Relations,
    work: (WORK + relate::WORK, 0),
    scopes: &[Scope::Anywhere, Scope::Directions, Scope::Places, Scope::Relations, Scope::DirectedRelations],
    widest: &[
        (Scope::Places, &[Scope::Anywhere, Scope::Directions]),
        (Scope::DirectedRelations, &[Scope::Relations]),
    ],
});

/// How cells stand to what stands out.
pub(crate) const MARKS: LearnCells = LearnCells(&Kind {
    prim: prim::LEARN_MARKS,
    cost: 14,
    fuel_weight: 8,
    more: More::Marks,
    work: (WORK + marks::WORK, 1),
    scopes: &[Scope::Marks, Scope::DirectedMarks],
    widest: &[(Scope::DirectedMarks, &[Scope::Marks])],
});

/// How cells stand to the fields between separators.
pub(crate) const FIELDS: LearnCells = LearnCells(&Kind {
    prim: prim::LEARN_FIELDS,
    cost: 14,
    fuel_weight: 8,
    more: More::Fields,
    work: (WORK + board::WORK, 0),
    scopes: &[Scope::Fields, Scope::DirectedFields],
    widest: &[(Scope::DirectedFields, &[Scope::Fields])],
});

impl Kind {
    fn scope(&self, variant: u8) -> Scope {
        self.scopes[usize::from(variant) % self.scopes.len()]
    }

    /// The variant of a scope.
    fn variant(&self, scope: Scope) -> u8 {
        self.scopes.iter().position(|&other| other == scope).unwrap_or(0) as u8
    }

    /// The first variant that votes.
    fn voting(&self) -> u8 {
        self.scopes.len() as u8
    }

    /// What can be said of the cells of a grid that was made of an input.
    fn table(&self, cx: &mut Cx, from: GridView<'_>, input: GridView<'_>) -> Result<Table, Fault> {
        if self.more == More::Fields {
            fields_of(cx, from)?;
        }
        cx.spend(from.cells.len() as u64 * (self.work.0 + self.work.1 * from.width as u64))?;
        Ok(table(from, input, self.more))
    }

    /// The same of values.
    fn seen<'v>(&self, cx: &mut Cx, input: &Value, value: &'v Value) -> Result<(GridView<'v>, Table), Fault> {
        let (from, input) = (whole(cx, value, 1)?, whole(cx, input, 1)?);
        Ok((from, self.table(cx, from, input)?))
    }
}

impl Learner for LearnCells {
    fn prim(&self) -> Prim {
        self.0.prim
    }

    fn takes(&self) -> Takes {
        Takes::OutputShape
    }

    fn cost(&self) -> u32 {
        self.0.cost
    }

    fn fuel_weight(&self) -> u64 {
        self.0.fuel_weight
    }

    fn variants(&self) -> u8 {
        self.0.voting() * 2
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], variant: u8) -> Fitted {
        let tree = Examples::of(cx, demos, self.0)?.tree(cx, self.0.scope(variant))?;
        Ok(Box::new(CellTree { kind: self.0, variant, tree }))
    }

    fn fit(&self, cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Vec<Box<dyn Rule>>, Fault> {
        let examples = Examples::of(cx, demos, self.0)?;
        let mut found: Vec<(u8, Tree)> = Vec::new();
        for &(widest, parts) in self.0.widest {
            // What the widest scope does not explain, its parts hardly do; so it is asked first.
            let Some(tree) = unless_spent(examples.tree(cx, widest))? else { continue };
            for &scope in parts {
                let variant = self.0.variant(scope);
                found.extend(unless_spent(examples.tree(cx, scope))?.map(|tree| (variant, tree)));
            }
            found.push((self.0.variant(widest), tree));
        }
        let voting: Vec<_> =
            found.iter().map(|(variant, tree)| (variant + self.0.voting(), tree.clone())).collect();
        found.extend(voting);
        let rule = |(variant, tree)| Box::new(CellTree { kind: self.0, variant, tree }) as Box<dyn Rule>;
        explained(found.into_iter().map(rule).collect())
    }

    fn apply_all(&self, rules: &[&dyn Rule], cx: &mut Cx, input: &Value, value: &Value) -> Vec<Answer> {
        // One table serves all trees.
        let (from, table) = match self.0.seen(cx, input, value) {
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
    fn of(cx: &mut Cx, demos: &[Demo<'_>], kind: &Kind) -> Result<Examples, Fault> {
        first(demos)?;
        let mut all = Examples { table: Table::default(), wanted: Vec::new(), of: Vec::new() };
        for demo in demos {
            demo.same_shape(cx)?;
        }
        for (number, demo) in (0..).zip(demos) {
            let (from, to) = demo.same_shape(cx)?;
            all.table.extend(kind.table(cx, from, view(demo.input))?);
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
    kind: &'static Kind,
    variant: u8,
    tree: Tree,
}

impl CellTree {
    /// Whether questions are decided by all that tell the same cells apart.
    fn votes(&self) -> bool {
        self.variant >= self.kind.voting()
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
        let (from, table) = self.kind.seen(cx, input, value)?;
        self.apply_to(cx, from, &table)
    }

    fn variant(&self) -> Option<u8> {
        Some(self.variant)
    }

    fn size(&self) -> usize {
        self.tree.leaves() * 2 + self.kind.scope(self.variant).terms().choices
    }

    /// A tree that votes costs a little more, so that it comes right after the same without.
    fn cost(&self) -> u32 {
        let Terms { choice_cost, cost, .. } = self.kind.scope(self.variant).terms();
        choice_cost * self.size() as u32 + cost + u32::from(self.votes()) + OF_MANY
    }

    fn words(&self) -> Option<String> {
        Some(tree_words(&self.tree, self.kind.more))
    }
}

/// A tree over cells in words.
pub(super) fn tree_words(tree: &Tree, more: More) -> String {
    // Whatever the grid, its table has the same columns.
    let cell = GridView { height: 1, width: 1, cells: &[0] };
    let table = table(cell, cell, more);
    words::tree(tree, &table, &|leaf| words::cell_leaf(leaf, &table))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prims::search::tile::turned_cell;

    /// Grids of several shapes, by a fixed sequence.
    fn grids() -> Vec<(usize, usize, Vec<i8>)> {
        let mut state = 7_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 24
        };
        let shapes = [(1, 1), (2, 3), (5, 5), (4, 7), (9, 6), (8, 8)];
        let grid = |(height, width): (usize, usize)| {
            let cells = (0..height * width).map(|_| if next() % 3 == 0 { (next() % 5) as i8 } else { 0 });
            let cells = cells.collect();
            (height, width, cells)
        };
        shapes.into_iter().cycle().take(60).map(grid).collect()
    }

    #[test]
    fn what_stands_out_turns_with_the_grid() {
        for (height, width, cells) in grids() {
            let from = GridView { height, width, cells: &cells };
            let straight = table(from, from, More::Marks);
            for symmetry in 1..8 {
                let (high, wide) = if symmetry < 4 { (height, width) } else { (width, height) };
                let turn = |of: GridView<'_>| -> Vec<i8> {
                    (0..high * wide)
                        .map(|at| turned_cell_of(of, symmetry, at / wide, at % wide, (high, wide)))
                        .collect()
                };
                let turned_cells = turn(from);
                let turned = GridView { height: high, width: wide, cells: &turned_cells };
                let turned = table(turned, turned, More::Marks);
                let columns = straight.columns.iter().zip(&turned.columns);
                for (one, other) in columns.filter(|(one, _)| one.tier == Tier::Marked) {
                    let expected = turn(GridView { cells: &one.values, ..from });
                    assert_eq!(other.values, expected, "{} of {cells:?}, {height} by {width}", one.name);
                }
            }
        }
    }

    /// A cell of a grid under a symmetry, also of one that is not square.
    fn turned_cell_of(
        from: GridView<'_>,
        symmetry: u8,
        i: usize,
        j: usize,
        (high, wide): (usize, usize),
    ) -> i8 {
        if symmetry < 4 {
            return turned_cell(from, symmetry, i, j);
        }
        let i = if symmetry & 1 == 1 { high - 1 - i } else { i };
        let j = if symmetry & 2 == 2 { wide - 1 - j } else { j };
        from.at(j, i)
    }

    #[test]
    fn tables_have_the_same_columns_whatever_the_grid() {
        for more in [More::Nothing, More::Relations, More::Marks, More::Fields] {
            let names = |table: &Table| -> Vec<String> {
                table.columns.iter().map(|column| column.name.to_string()).collect()
            };
            let cell = GridView { height: 1, width: 1, cells: &[0] };
            let expected = names(&table(cell, cell, more));
            for (height, width, cells) in grids() {
                let from = GridView { height, width, cells: &cells };
                assert_eq!(names(&table(from, from, more)), expected);
            }
            let mut different = expected.clone();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), expected.len(), "two columns of one name: {expected:?}");
            assert!(expected.iter().all(|name| !name.contains("{}")), "{expected:?}");
        }
    }
}
