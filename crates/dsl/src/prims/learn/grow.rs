//! Decision trees that explain every example, or nothing.
//!
//! In: rows of small numbers in columns, what each row must become, and which demo it is from. Out: a tree. Trees are grown
//! greedily by Gini impurity, the first column of equals, from each of the best few roots; the smallest tree counts. A
//! leaf that rests on a single demo is avoided where there is a choice. The arithmetic is exact or IEEE division, so a
//! fit is the same everywhere.
//!
//! Most rows are much like others, so a tree is grown from a part of them and then held against all; rows that it gets
//! wrong join the part, until none is left.

use std::borrow::Cow;
use std::cell::OnceCell;

use super::tally::{Asked, Tally};
use super::tree::{Column, Holds, Leaf, NOTHING, Table, Test, Tiers, Tree};
use crate::cx::Cx;
use crate::fault::{Fault, Reason};

/// The most splits on a way from the root to a leaf.
const MAX_DEPTH: usize = 5;
/// The most leaves: what needs more is memorised, not explained.
const MAX_LEAVES: usize = 9;
/// How many roots are tried.
const ROOTS: usize = 3;
/// The most different things that rows can become.
pub(super) const MAX_CLASSES: usize = 16;
/// Up to so many rows a tree is grown from all of them, else from a part of about so many.
const WINDOW: usize = 256;
/// So many rows on each side of a question show whether another one may tell them apart.
const FIRST: usize = 16;
/// How many rows that a tree gets wrong join the part, and how often.
const JOINING: usize = 64;
const ROUNDS: usize = 8;

/// What is to be explained.
struct Problem<'a> {
    table: &'a Table,
    wanted: &'a [i8],
    demos: &'a [u8],
    /// For every row the class that splits tell apart.
    classes: Vec<u8>,
    class_count: usize,
    /// The column that holds what a row is now, if there is one; then leaves may copy colours.
    keep: Option<usize>,
    /// The columns to look at.
    columns: Vec<Asked>,
}

/// The smallest tree found that gives every row what is wanted, of columns of some tiers. `keep` is the column that
/// holds what a row is now, if there is one.
pub(super) fn fit(
    cx: &mut Cx,
    table: &Table,
    wanted: &[i8],
    demos: &[u8],
    keep: Option<usize>,
    tiers: Tiers,
) -> Result<Tree, Fault> {
    cx.spend((wanted.len() * table.columns.len()) as u64 / 8)?;
    let (classes, class_count) = classes(cx, table, wanted, keep, tiers)?;
    let columns = table.columns.iter().enumerate().filter(|(_, column)| tiers.has(column.tier));
    let columns = Asked::of(columns, class_count);
    let problem = Problem { table, wanted, demos, classes, class_count, keep, columns };
    let mut rows = problem.window();
    for _ in 0..ROUNDS {
        let tree = problem.grown(cx, &rows)?;
        cx.spend(wanted.len() as u64)?;
        let wrong =
            (0..wanted.len() as u32).filter(|&row| tree.say(table, row as usize) != wanted[row as usize]);
        let wrong: Vec<u32> = wrong.collect();
        if wrong.is_empty() {
            let all: Vec<u32> = (0..wanted.len() as u32).collect();
            return problem.widened(cx, tree, &all);
        }
        rows.extend(spaced(&wrong, JOINING));
        rows.sort_unstable();
        rows.dedup();
    }
    Err(Reason::Unexplained.into())
}

/// The middle of two numbers, rounded down.
fn between(low: i8, high: i8) -> i8 {
    (i16::from(low) + i16::from(high)).div_euclid(2) as i8
}

/// At most `count` of some rows, evenly spaced.
fn spaced(rows: &[u32], count: usize) -> impl Iterator<Item = u32> {
    rows.iter().copied().step_by(rows.len().div_ceil(count).max(1))
}

/// The class of every row: 0 for those that stay as they are; one for all others if one column explains them all, else
/// one for each value.
fn classes(
    cx: &mut Cx,
    table: &Table,
    wanted: &[i8],
    keep: Option<usize>,
    tiers: Tiers,
) -> Result<(Vec<u8>, usize), Fault> {
    let colours = || table.columns.iter().filter(|column| column.holds == Holds::Colours);
    cx.spend(wanted.len() as u64 * (1 + colours().count() as u64 / 4))?;
    let changed = |row: usize| keep.is_none_or(|column| table.at(column, row) != wanted[row]);
    let mut values: Vec<i8> = (0..wanted.len()).filter(|&row| changed(row)).map(|row| wanted[row]).collect();
    values.sort_unstable();
    values.dedup();
    if values.len() > 1 && keep.is_some() {
        let explains =
            |column: &Column| (0..wanted.len()).all(|row| !changed(row) || column.values[row] == wanted[row]);
        if colours().any(|column| tiers.has(column.tier) && explains(column)) {
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
    /// The rows to start from: all, or as many of each class, evenly spaced.
    fn window(&self) -> Vec<u32> {
        let all = 0..self.wanted.len() as u32;
        if all.len() <= WINDOW {
            return all.collect();
        }
        let mut rows = Vec::with_capacity(WINDOW + self.class_count);
        for class in 0..self.class_count {
            let of: Vec<u32> =
                all.clone().filter(|&row| usize::from(self.classes[row as usize]) == class).collect();
            rows.extend(spaced(&of, WINDOW / self.class_count));
        }
        rows.sort_unstable();
        rows
    }

    /// The smallest tree found for some rows.
    fn grown(&self, cx: &mut Cx, rows: &[u32]) -> Result<Tree, Fault> {
        if let Some(leaf) = self.leaf(rows) {
            return Ok(Tree::Leaf(leaf));
        }
        let mut best: Option<Tree> = None;
        cx.spend(self.splitting(rows))?;
        let tally = self.tally(rows);
        for split in self.splits(rows, &tally, ROOTS) {
            let mut leaves = best.as_ref().map_or(MAX_LEAVES, |tree| tree.leaves() - 1);
            match self.split(cx, (rows, &tally), split, MAX_DEPTH, &mut leaves)? {
                Some(tree) => best = Some(tree),
                // Where the best root leads nowhere, others hardly do.
                None if best.is_none() => break,
                None => {}
            }
        }
        best.ok_or(Reason::Unexplained.into())
    }

    /// A tree whose questions are asked in every way that tells the same rows apart.
    fn widened(&self, cx: &mut Cx, tree: Tree, rows: &[u32]) -> Result<Tree, Fault> {
        let Tree::Split { column, test, yes, no, .. } = tree else { return Ok(tree) };
        cx.spend(rows.len() as u64 * self.columns.len() as u64 / 8)?;
        let own = &self.table.columns[column].values;
        let (inside, outside): (Vec<u32>, Vec<u32>) =
            rows.iter().partition(|&&row| test.holds(own[row as usize]));
        let mut others = Vec::new();
        for other in self.columns.iter().map(|asked| asked.column).filter(|other| *other != column) {
            others.extend(self.alike(other, &inside, &outside));
        }
        let test = match test {
            Test::AtMost(_) => {
                let of = |rows: &[u32]| rows.iter().map(|&row| own[row as usize]).collect::<Vec<_>>();
                let (low, high) = (of(&inside).into_iter().max(), of(&outside).into_iter().min());
                Test::AtMost(low.zip(high).map_or(0, |(low, high)| between(low, high)))
            }
            is => is,
        };
        let yes = Box::new(self.widened(cx, *yes, &inside)?);
        let no = Box::new(self.widened(cx, *no, &outside)?);
        Ok(Tree::Split { column, test, others, yes, no })
    }

    /// The question about a column that tells these rows apart, and its answer for the first.
    fn alike(&self, column: usize, inside: &[u32], outside: &[u32]) -> Option<(usize, Test, bool)> {
        let values = &self.table.columns[column].values;
        let range = |rows: &[u32]| {
            rows.iter()
                .map(|&row| values[row as usize])
                .fold((i8::MAX, i8::MIN), |(low, high), value| (low.min(value), high.max(value)))
        };
        // Most columns tell nothing apart, which the first rows of both sides show: more rows only make ranges wider.
        let holds = self.table.columns[column].holds;
        let first = |rows: &[u32]| range(&rows[..rows.len().min(FIRST)]);
        let ((a, b), (c, d)) = (first(inside), first(outside));
        if a < b && c < d && (holds == Holds::Colours || (c <= b && a <= d)) {
            return None;
        }
        let ((a, b), (c, d)) = (range(inside), range(outside));
        if holds == Holds::Numbers {
            if b < c {
                return Some((column, Test::AtMost(between(b, c)), true));
            }
            if d < a {
                return Some((column, Test::AtMost(between(d, a)), false));
            }
        }
        if a == b && outside.iter().all(|&row| values[row as usize] != a) {
            return Some((column, Test::Is(a), true));
        }
        if c == d && inside.iter().all(|&row| values[row as usize] != c) {
            return Some((column, Test::Is(c), false));
        }
        None
    }

    /// The leaf that is right for all of these rows.
    fn leaf(&self, rows: &[u32]) -> Option<Leaf> {
        let right = |column: &[i8]| rows.iter().all(|&row| column[row as usize] == self.wanted[row as usize]);
        if let Some(own) = self.keep
            && right(&self.table.columns[own].values)
        {
            return Some(Leaf::Copy(own));
        }
        let &first = rows.first()?;
        let value = self.wanted[first as usize];
        if rows.iter().all(|&row| self.wanted[row as usize] == value) {
            return Some(Leaf::Constant(value));
        }
        self.keep?;
        let right = |column: &Column| column.holds == Holds::Colours && right(&column.values);
        let mut columns = self.columns.iter().map(|asked| asked.column);
        let column = columns.find(|&column| right(&self.table.columns[column]))?;
        let nothing = |&row: &u32| self.wanted[row as usize] == NOTHING;
        (!rows.iter().any(nothing)).then_some(Leaf::Copy(column))
    }

    fn tally(&self, rows: &[u32]) -> Tally {
        Tally::of(self.table, &self.columns, rows, (&self.classes, self.class_count))
    }

    /// What it costs to find the best splits of some rows.
    fn splitting(&self, rows: &[u32]) -> u64 {
        rows.len() as u64 * self.columns.len() as u64 / 4
    }

    /// The best splits of some rows, at most one a column, best first.
    fn splits(&self, rows: &[u32], tally: &Tally, count: usize) -> Vec<(usize, Test)> {
        let mut of_classes = [0; MAX_CLASSES];
        rows.iter().for_each(|&row| of_classes[usize::from(self.classes[row as usize])] += 1);
        let of_classes = &of_classes[..self.class_count];
        let best = |asked: &Asked| {
            let holds = self.table.columns[asked.column].holds;
            let (impurity, test) = tally.best_test(asked, holds, of_classes)?;
            Some((impurity, asked.column, test))
        };
        // The best few in order, the first column of equals first.
        let mut found: Vec<(f64, usize, Test)> = Vec::with_capacity(count + 9);
        for split in self.columns.iter().filter_map(best) {
            let at = found.partition_point(|other| other.0.total_cmp(&split.0).is_le());
            if at < count + 8 {
                found.truncate(count + 7);
                found.insert(at, split);
            }
        }
        // What rests on one demo alone must be a little better than what does not.
        for (impurity, column, test) in &mut found {
            if self.lonely(rows, *column, *test) {
                *impurity = *impurity * 1.05 + 0.5;
            }
        }
        found.sort_by(|a, b| a.0.total_cmp(&b.0));
        found.into_iter().take(count).map(|(_, column, test)| (column, test)).collect()
    }

    /// Whether a side of a split has rows of a single demo only, though there are more.
    fn lonely(&self, rows: &[u32], column: usize, test: Test) -> bool {
        let mut seen = [0_u64; 2];
        for &row in rows {
            let side = usize::from(test.holds(self.table.at(column, row as usize)));
            seen[side] |= 1 << self.demos[row as usize].min(63);
        }
        seen.iter().any(|demos| demos.count_ones() == 1) && (seen[0] | seen[1]).count_ones() > 1
    }

    /// The tree of a split, within a depth and what is left of the leaves; `None` if there is none.
    fn split(
        &self,
        cx: &mut Cx,
        (rows, tally): (&[u32], &Tally),
        (column, test): (usize, Test),
        depth: usize,
        leaves: &mut usize,
    ) -> Result<Option<Tree>, Fault> {
        let values = &self.table.columns[column].values;
        cx.spend(rows.len() as u64)?;
        let (yes, no): (Vec<u32>, Vec<u32>) = rows.iter().partition(|&&row| test.holds(values[row as usize]));
        // The side with fewer rows is tallied, and the other one is the rest; a leaf needs no tally.
        let yes_is_less = yes.len() <= no.len();
        let less = OnceCell::new();
        let less = || less.get_or_init(|| self.tally(if yes_is_less { &yes } else { &no }));
        let more = || Cow::Owned(tally.without(less()));
        let of_yes = || if yes_is_less { Cow::Borrowed(less()) } else { more() };
        let Some(yes_tree) = self.grow(cx, &yes, of_yes, depth - 1, leaves)? else { return Ok(None) };
        let of_no = || if yes_is_less { more() } else { Cow::Borrowed(less()) };
        let Some(no_tree) = self.grow(cx, &no, of_no, depth - 1, leaves)? else { return Ok(None) };
        let (yes, no) = (Box::new(yes_tree), Box::new(no_tree));
        Ok(Some(Tree::Split { column, test, others: Vec::new(), yes, no }))
    }

    /// The tree of some rows, which are tallied when that is needed.
    fn grow<'t>(
        &self,
        cx: &mut Cx,
        rows: &[u32],
        tally: impl FnOnce() -> Cow<'t, Tally>,
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
        cx.spend(self.splitting(rows))?;
        let tally = tally();
        let Some(split) = self.splits(rows, &tally, 1).into_iter().next() else { return Ok(None) };
        self.split(cx, (rows, &tally), split, depth, leaves)
    }
}
