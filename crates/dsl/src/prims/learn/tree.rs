//! Small decision trees: what they ask, and what they say of a row.
//!
//! Rows are small numbers in columns; a leaf says either a constant or "what that column holds". `grow` finds them.

use super::words::Name;
use crate::fault::Reason;

/// The column of a cell's own colour, in tables of cells.
pub(super) const OWN: usize = 0;

/// Stands in columns of colours where there is none, so that this can be told; it is never copied.
pub(super) const NOTHING: i8 = -1;

/// What the values of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Holds {
    /// Colours: only they can be copied, and only equality means something.
    Colours,
    /// Numbers, which can be compared.
    Numbers,
}

/// How special a column is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tier {
    /// Does not change when the grid is turned or its content moved.
    Anywhere,
    /// Depends on directions.
    Directed,
    /// Depends on the place in the grid.
    Placed,
    /// Relates a cell to others, and does not change when the grid is turned or its content moved.
    Related,
    /// Relates a cell to others and depends on directions.
    RelatedDirected,
    /// Relates a cell to what stands out, and does not change when the grid is turned.
    Marked,
    /// Relates a cell to what stands out and depends on directions.
    MarkedDirected,
    /// Relates a cell to the fields between separators, and does not change when the grid is turned.
    Fielded,
    /// Relates a cell to the fields between separators and depends on directions.
    FieldedDirected,
}

/// A set of tiers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tiers(u16);

impl Tiers {
    /// All that a table without special columns has.
    pub(super) const PLAIN: Tiers = Tiers::of(&[Tier::Anywhere]);

    pub(super) const fn of(tiers: &[Tier]) -> Tiers {
        let (mut bits, mut at) = (0, 0);
        while at < tiers.len() {
            bits |= 1 << tiers[at] as u8;
            at += 1;
        }
        Tiers(bits)
    }

    pub(super) fn has(self, tier: Tier) -> bool {
        self.0 >> tier as u8 & 1 == 1
    }
}

/// A column of a table.
pub(super) struct Column {
    pub(super) holds: Holds,
    pub(super) tier: Tier,
    pub(super) name: Name,
    pub(super) values: Vec<i8>,
}

/// Rows of numbers, by column.
#[derive(Default)]
pub(super) struct Table {
    /// The columns, all of one length.
    pub(super) columns: Vec<Column>,
}

impl Table {
    /// Adds a column.
    pub(super) fn push(&mut self, holds: Holds, tier: Tier, name: Name, values: Vec<i8>) {
        self.columns.push(Column { holds, tier, name, values });
    }

    /// What a column holds in a row.
    #[inline]
    pub(super) fn at(&self, column: usize, row: usize) -> i8 {
        self.columns[column].values[row]
    }

    /// Appends the rows of another table with the same columns.
    pub(super) fn extend(&mut self, other: Table) {
        if self.columns.is_empty() {
            *self = other;
            return;
        }
        for (mine, theirs) in self.columns.iter_mut().zip(other.columns) {
            mine.values.extend(theirs.values);
        }
    }
}

/// What a leaf says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leaf {
    /// What the column holds.
    Copy(usize),
    /// Always this.
    Constant(i8),
}

impl Leaf {
    fn say(self, table: &Table, row: usize) -> i8 {
        match self {
            Leaf::Constant(value) => value,
            Leaf::Copy(column) => table.at(column, row),
        }
    }

    /// What a cell becomes whose own colour is in the first column. It can stay whatever it is, but where there is nothing
    /// to copy (beyond the edge of the grid, say), nothing is known of it.
    pub(super) fn colour(self, table: &Table, row: usize) -> Result<i8, Reason> {
        let said = self.say(table, row);
        match self {
            Leaf::Copy(column) if column != OWN && said == NOTHING => Err(Reason::NoMatch),
            _ => Ok(said),
        }
    }
}

/// A question about a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Test {
    Is(i8),
    AtMost(i8),
}

impl Test {
    #[inline]
    pub(super) fn holds(self, value: i8) -> bool {
        match self {
            Test::Is(other) => value == other,
            Test::AtMost(other) => value <= other,
        }
    }
}

/// A tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Tree {
    Leaf(Leaf),
    /// A question, and others that tell the same rows apart, each with the answer that means yes.
    Split {
        column: usize,
        test: Test,
        others: Vec<(usize, Test, bool)>,
        yes: Box<Tree>,
        no: Box<Tree>,
    },
}

impl Tree {
    /// Number of leaves.
    pub(super) fn leaves(&self) -> usize {
        match self {
            Tree::Leaf(_) => 1,
            Tree::Split { yes, no, .. } => yes.leaves() + no.leaves(),
        }
    }

    /// What the tree says of a row.
    pub(super) fn say(&self, table: &Table, row: usize) -> i8 {
        self.leaf(table, row).say(table, row)
    }

    /// The leaf that a row comes to.
    pub(super) fn leaf(&self, table: &Table, row: usize) -> Leaf {
        match self {
            Tree::Leaf(leaf) => *leaf,
            Tree::Split { column, test, yes, no, .. } => {
                let next = if test.holds(table.at(*column, row)) { yes } else { no };
                next.leaf(table, row)
            }
        }
    }

    /// The leaf that a row comes to if each question is decided by all that tell the same rows apart; where they are
    /// split evenly, by the first.
    pub(super) fn leaf_by_vote(&self, table: &Table, row: usize) -> Leaf {
        match self {
            Tree::Leaf(leaf) => *leaf,
            Tree::Split { column, test, others, yes, no } => {
                let first = test.holds(table.at(*column, row));
                let agrees = |(column, test, so): &&(usize, Test, bool)| {
                    (test.holds(table.at(*column, row)) == *so) == first
                };
                let agree = 1 + others.iter().filter(agrees).count();
                let holds = if 2 * agree > others.len() { first } else { !first };
                let next = if holds { yes } else { no };
                next.leaf_by_vote(table, row)
            }
        }
    }
}
