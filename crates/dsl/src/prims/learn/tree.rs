//! Small decision trees that explain every example, or nothing.
//!
//! In: rows of small numbers in columns, what each row must become, and which demo it is from. Out: a tree whose leaves
//! say either a constant or "what that column holds". Trees are grown greedily by Gini impurity, the first column of
//! equals, from each of the best few roots; the smallest tree counts. A leaf that rests on a single demo is avoided where
//! there is a choice. The arithmetic is exact or IEEE division, so a fit is the same everywhere.

use crate::cx::Cx;
use crate::fault::{Fault, Reason};

/// The most splits on a way from the root to a leaf.
const MAX_DEPTH: usize = 5;
/// The most leaves: what needs more is memorised, not explained.
const MAX_LEAVES: usize = 9;
/// How many roots are tried.
const ROOTS: usize = 3;
/// The most different things that rows can become.
const MAX_CLASSES: usize = 16;

/// Rows of numbers, by column.
#[derive(Default)]
pub(super) struct Table {
    /// The columns, all of one length.
    pub(super) columns: Vec<Vec<i8>>,
    /// How many columns, the first ones, hold colours: only they can be copied, and only equality means something.
    pub(super) colours: usize,
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

/// A question about a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Test {
    Is(i8),
    AtMost(i8),
}

impl Test {
    #[inline]
    fn holds(self, value: i8) -> bool {
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
    Split { column: usize, test: (bool, i8), yes: Box<Tree>, no: Box<Tree> },
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
        match self {
            Tree::Leaf(Leaf::Constant(value)) => *value,
            Tree::Leaf(Leaf::Copy(column)) => table.columns[*column][row],
            Tree::Split { column, test: (is, value), yes, no } => {
                let test = if *is { Test::Is(*value) } else { Test::AtMost(*value) };
                if test.holds(table.columns[*column][row]) { yes.say(table, row) } else { no.say(table, row) }
            }
        }
    }
}

/// What is to be explained.
struct Problem<'a> {
    table: &'a Table,
    wanted: &'a [i8],
    demos: &'a [u8],
    /// For every row the class that splits tell apart.
    classes: Vec<u8>,
    class_count: usize,
    /// Whether leaves may copy other columns than the first.
    copies: bool,
}

/// The smallest tree found that gives every row what is wanted. `keep` is the column that holds what a row is now, if
/// there is one.
pub(super) fn fit(
    cx: &mut Cx,
    table: &Table,
    wanted: &[i8],
    demos: &[u8],
    keep: Option<usize>,
) -> Result<Tree, Fault> {
    let rows: Vec<u32> = (0..wanted.len() as u32).collect();
    let (classes, class_count) = classes(cx, table, wanted, keep)?;
    let problem = Problem { table, wanted, demos, classes, class_count, copies: keep.is_some() };
    if let Some(leaf) = problem.leaf(&rows) {
        return Ok(Tree::Leaf(leaf));
    }
    let mut best: Option<Tree> = None;
    let roots = problem.splits(cx, &rows, ROOTS)?;
    for (column, test) in roots {
        let mut leaves = best.as_ref().map_or(MAX_LEAVES, |tree| tree.leaves() - 1);
        if let Some(tree) = problem.split(cx, &rows, column, test, MAX_DEPTH, &mut leaves)? {
            best = Some(tree);
        }
    }
    best.ok_or(Reason::Unexplained.into())
}

/// The class of every row: 0 for those that stay as they are; one for all others if one column explains them all, else
/// one for each value.
fn classes(
    cx: &mut Cx,
    table: &Table,
    wanted: &[i8],
    keep: Option<usize>,
) -> Result<(Vec<u8>, usize), Fault> {
    cx.spend(wanted.len() as u64 * (1 + table.colours as u64 / 4))?;
    let changed = |row: usize| keep.is_none_or(|column| table.columns[column][row] != wanted[row]);
    let mut values: Vec<i8> = (0..wanted.len()).filter(|&row| changed(row)).map(|row| wanted[row]).collect();
    values.sort_unstable();
    values.dedup();
    if values.len() > 1 && keep.is_some() {
        let explains =
            |column: &Vec<i8>| (0..wanted.len()).all(|row| !changed(row) || column[row] == wanted[row]);
        if table.columns[..table.colours].iter().any(explains) {
            return Ok(((0..wanted.len()).map(|row| u8::from(changed(row))).collect(), 2));
        }
    }
    if values.len() + 1 > MAX_CLASSES {
        return Err(Reason::Unexplained.into());
    }
    let class = |row: usize| match values.binary_search(&wanted[row]) {
        Ok(at) if changed(row) => at as u8 + 1,
        _ => 0,
    };
    Ok(((0..wanted.len()).map(class).collect(), values.len() + 1))
}

impl Problem<'_> {
    /// The leaf that is right for all of these rows.
    fn leaf(&self, rows: &[u32]) -> Option<Leaf> {
        let right = |column: &[i8]| rows.iter().all(|&row| column[row as usize] == self.wanted[row as usize]);
        if self.copies && right(&self.table.columns[0]) {
            return Some(Leaf::Copy(0));
        }
        let &first = rows.first()?;
        let value = self.wanted[first as usize];
        if rows.iter().all(|&row| self.wanted[row as usize] == value) {
            return Some(Leaf::Constant(value));
        }
        if !self.copies {
            return None;
        }
        (1..self.table.colours).find(|&column| right(&self.table.columns[column])).map(Leaf::Copy)
    }

    /// The best splits of some rows, at most one a column, best first.
    fn splits(&self, cx: &mut Cx, rows: &[u32], count: usize) -> Result<Vec<(usize, Test)>, Fault> {
        cx.spend(rows.len() as u64 * self.table.columns.len() as u64 / 4)?;
        let mut found: Vec<(f64, usize, Test)> = Vec::new();
        for column in 0..self.table.columns.len() {
            if let Some((impurity, test)) = self.best_test(rows, column) {
                found.push((impurity, column, test));
            }
        }
        // Stable: the first column of equals comes first.
        found.sort_by(|a, b| a.0.total_cmp(&b.0));
        Ok(found.into_iter().take(count).map(|(_, column, test)| (column, test)).collect())
    }

    /// The best question about a column, and the impurity that it leaves.
    fn best_test(&self, rows: &[u32], column: usize) -> Option<(f64, Test)> {
        let values = &self.table.columns[column];
        let classes = self.class_count;
        let mut counts = [[0_u32; MAX_CLASSES]; 256];
        // Which of the first eight demos a value is seen in.
        let mut seen = [0_u8; 256];
        for &row in rows {
            let value = usize::from(values[row as usize] as u8 ^ 0x80);
            counts[value][usize::from(self.classes[row as usize])] += 1;
            seen[value] |= 1 << self.demos[row as usize].min(7);
        }
        let present: Vec<usize> = (0..256).filter(|&value| seen[value] != 0).collect();
        if present.len() < 2 {
            return None;
        }
        let mut total = [0_u32; MAX_CLASSES];
        for &value in &present {
            total.iter_mut().zip(&counts[value]).for_each(|(total, count)| *total += count);
        }
        let mut best: Option<(f64, Test)> = None;
        let mut consider = |inside: &[u32; MAX_CLASSES], in_demos: u8, out_demos: u8, test: Test| {
            let mut impurity = 0.0;
            let (mut n_in, mut n_out, mut square_in, mut square_out) = (0_u64, 0_u64, 0_u64, 0_u64);
            for class in 0..classes {
                let (a, b) = (u64::from(inside[class]), u64::from(total[class] - inside[class]));
                n_in += a;
                n_out += b;
                square_in += a * a;
                square_out += b * b;
            }
            impurity += n_in as f64 - square_in as f64 / n_in as f64;
            impurity += n_out as f64 - square_out as f64 / n_out as f64;
            // What rests on one demo alone must be a little better than what does not.
            if in_demos.count_ones() < 2 || out_demos.count_ones() < 2 {
                impurity = impurity * 1.05 + 0.5;
            }
            if best.is_none_or(|(least, _)| impurity < least) {
                best = Some((impurity, test));
            }
        };
        let all_demos = |values: &[usize]| values.iter().fold(0, |all, &value| all | seen[value]);
        let number = |value: usize| (value as u8 ^ 0x80) as i8;
        for (at, &value) in present.iter().enumerate() {
            let others = all_demos(&present[..at]) | all_demos(&present[at + 1..]);
            consider(&counts[value], seen[value], others, Test::Is(number(value)));
        }
        if column >= self.table.colours && present.len() > 2 {
            let mut below = counts[present[0]];
            for at in 1..present.len() - 1 {
                below.iter_mut().zip(&counts[present[at]]).for_each(|(below, count)| *below += count);
                let test = Test::AtMost(number(present[at]));
                consider(&below, all_demos(&present[..=at]), all_demos(&present[at + 1..]), test);
            }
        }
        best
    }

    /// The tree of a split, within a depth and what is left of the leaves; `None` if there is none.
    fn split(
        &self,
        cx: &mut Cx,
        rows: &[u32],
        column: usize,
        test: Test,
        depth: usize,
        leaves: &mut usize,
    ) -> Result<Option<Tree>, Fault> {
        let values = &self.table.columns[column];
        cx.spend(rows.len() as u64)?;
        let (yes, no): (Vec<u32>, Vec<u32>) = rows.iter().partition(|&&row| test.holds(values[row as usize]));
        let Some(yes) = self.grow(cx, &yes, depth - 1, leaves)? else { return Ok(None) };
        let Some(no) = self.grow(cx, &no, depth - 1, leaves)? else { return Ok(None) };
        let test = match test {
            Test::Is(value) => (true, value),
            Test::AtMost(value) => (false, value),
        };
        Ok(Some(Tree::Split { column, test, yes: Box::new(yes), no: Box::new(no) }))
    }

    fn grow(
        &self,
        cx: &mut Cx,
        rows: &[u32],
        depth: usize,
        leaves: &mut usize,
    ) -> Result<Option<Tree>, Fault> {
        cx.spend(rows.len() as u64 * 2)?;
        if *leaves == 0 {
            return Ok(None);
        }
        if let Some(leaf) = self.leaf(rows) {
            *leaves -= 1;
            return Ok(Some(Tree::Leaf(leaf)));
        }
        if depth == 0 || *leaves < 2 {
            return Ok(None);
        }
        let Some((column, test)) = self.splits(cx, rows, 1)?.into_iter().next() else { return Ok(None) };
        self.split(cx, rows, column, test, depth, leaves)
    }
}
