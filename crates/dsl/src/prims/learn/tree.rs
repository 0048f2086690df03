//! Small decision trees: what they ask, and what they say of a row.
//!
//! Rows are small numbers in columns; a leaf says either a constant or "what that column holds". `grow` finds them.

use crate::fault::Reason;

/// The column of a cell's own colour, in tables of cells.
pub(super) const OWN: usize = 0;

/// Stands in columns of colours where there is none, so that this can be told; it is never copied.
pub(super) const NOTHING: i8 = -1;

/// Rows of numbers, by column.
#[derive(Default)]
pub(super) struct Table {
    /// The columns, all of one length.
    pub(super) columns: Vec<Vec<i8>>,
    /// How many columns, the first ones, hold colours: only they can be copied, and only equality means something.
    pub(super) colours: usize,
    /// For every column how special it is; a fit looks at those whose bits it is given.
    pub(super) tiers: Vec<u8>,
}

impl Table {
    /// Appends the rows of another table with the same columns.
    pub(super) fn extend(&mut self, other: Table) {
        if self.columns.is_empty() {
            *self = other;
            return;
        }
        for (mine, theirs) in self.columns.iter_mut().zip(other.columns) {
            mine.extend(theirs);
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
            Leaf::Copy(column) => table.columns[column][row],
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
                let next = if test.holds(table.columns[*column][row]) { yes } else { no };
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
                let first = test.holds(table.columns[*column][row]);
                let agrees = |(column, test, so): &&(usize, Test, bool)| {
                    (test.holds(table.columns[*column][row]) == *so) == first
                };
                let agree = 1 + others.iter().filter(agrees).count();
                let holds = if 2 * agree > others.len() { first } else { !first };
                let next = if holds { yes } else { no };
                next.leaf_by_vote(table, row)
            }
        }
    }
}
