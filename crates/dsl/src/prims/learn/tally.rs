//! How often rows of each class have each value, which decides where a tree splits them.
//!
//! In: rows of a table, by number, and their classes. Out: for each column the question that leaves the least impurity. Where
//! rows are split, one side is tallied and the other one is what is left.

use std::cmp::Ordering;

use super::grow::MAX_CLASSES;
use super::tree::{Column, Holds, Table, Test};

/// A column that trees may ask about, and where its counts are in a tally.
pub(super) struct Asked {
    pub(super) column: usize,
    /// The least value in it, and how many there may be from there.
    low: i8,
    span: usize,
    start: usize,
}

impl Asked {
    /// Those of some columns that hold different values, for rows of so many classes.
    pub(super) fn of<'t>(columns: impl Iterator<Item = (usize, &'t Column)>, classes: usize) -> Vec<Asked> {
        let mut start = 0;
        let asked = columns.filter_map(|(column, Column { values, .. })| {
            // Many values at once, as the least of an iterator is not found.
            let range = |(low, high): (i8, i8), &value: &i8| (low.min(value), high.max(value));
            let (low, high) = values.iter().fold((i8::MAX, i8::MIN), range);
            (low < high).then(|| {
                let asked =
                    Asked { column, low, span: (i16::from(high) - i16::from(low)) as usize + 1, start };
                start += asked.span * classes;
                asked
            })
        });
        asked.collect()
    }
}

/// For each column and each value of it how many rows of each class have it.
#[derive(Clone)]
pub(super) struct Tally(Vec<u16>);

impl Tally {
    /// The tally of some rows, of which there are less than 65,536.
    pub(super) fn of(
        table: &Table,
        columns: &[Asked],
        rows: &[u32],
        (classes, class_count): (&[u8], usize),
    ) -> Tally {
        let of_rows: Vec<u8> = rows.iter().map(|&row| classes[row as usize]).collect();
        let counts = columns.last().map_or(0, |last| last.start + last.span * class_count);
        // Two sets of counts, taken in turn: rows that follow each other are often alike, and one count would have to wait
        // for itself.
        let (mut even, mut odd) = (vec![0_u16; counts], vec![0_u16; counts]);
        let (pairs, last) = rows.as_chunks::<2>();
        let (of_pairs, of_last) = of_rows.as_chunks::<2>();
        for &Asked { column, low, span, start } in columns {
            let values = &table.columns[column].values;
            let (even, odd) =
                (&mut even[start..][..span * class_count], &mut odd[start..][..span * class_count]);
            let place = |row: u32, class: u8| {
                let value = (i16::from(values[row as usize]) - i16::from(low)) as usize;
                value * class_count + usize::from(class)
            };
            for (&[one, other], &[of_one, of_other]) in pairs.iter().zip(of_pairs) {
                even[place(one, of_one)] += 1;
                odd[place(other, of_other)] += 1;
            }
            for (&row, &class) in last.iter().zip(of_last) {
                even[place(row, class)] += 1;
            }
        }
        even.iter_mut().zip(odd).for_each(|(even, odd)| *even += odd);
        Tally(even)
    }

    /// The tally of these rows without some of them.
    pub(super) fn without(&self, some: &Tally) -> Tally {
        Tally(self.0.iter().zip(&some.0).map(|(all, some)| all - some).collect())
    }

    /// The best question about a column, and the impurity that it leaves; there are so many rows of each class.
    pub(super) fn best_test(&self, asked: &Asked, holds: Holds, classes: &[u32]) -> Option<(f64, Test)> {
        let counts = &self.0[asked.start..][..asked.span * classes.len()];
        // Most often there are few classes; then all is known of the loops over them.
        match *classes {
            [a, b] => best_of(counts.as_chunks::<2>().0.iter(), [a, b], asked, holds),
            [a, b, c] => best_of(counts.as_chunks::<3>().0.iter(), [a, b, c], asked, holds),
            [a, b, c, d] => best_of(counts.as_chunks::<4>().0.iter(), [a, b, c, d], asked, holds),
            _ => best_of(counts.chunks_exact(classes.len()), classes, asked, holds),
        }
    }
}

/// The best question about a column whose values are of so many rows of each class.
#[inline]
fn best_of<I: AsRef<[u16]>>(
    counts: impl Iterator<Item = I> + Clone,
    classes: impl AsRef<[u32]>,
    asked: &Asked,
    holds: Holds,
) -> Option<(f64, Test)> {
    let classes = classes.as_ref();
    let rows: u32 = classes.iter().sum();
    let mut best: Option<(Split, Test)> = None;
    let mut consider = |inside: &[u16], test: Test| {
        // Most values of a wide column are of no row.
        let Some(split) = Split::of(inside, classes, rows) else { return };
        if best.as_ref().is_none_or(|(best, _)| split.is_better_than(best)) {
            best = Some((split, test));
        }
    };
    let number = |value: usize| (i16::from(asked.low) + value as i16) as i8;
    for (value, of) in counts.clone().enumerate() {
        consider(of.as_ref(), Test::Is(number(value)));
    }
    if holds == Holds::Numbers && asked.span > 2 {
        let mut below = [0; MAX_CLASSES];
        let below = &mut below[..classes.len()];
        for (value, of) in counts.enumerate() {
            let of = of.as_ref();
            if of.iter().all(|&count| count == 0) {
                continue;
            }
            below.iter_mut().zip(of).for_each(|(below, count)| *below += count);
            consider(below, Test::AtMost(number(value)));
        }
    }
    best.map(|(split, test)| (split.impurity(), test))
}

/// Rows on two sides of a question: how many there are, and the sum of the squares of how many there are of each class.
struct Split {
    inside: (u32, u64),
    outside: (u32, u64),
}

impl Split {
    /// The split with these rows inside; none if all are on one side.
    #[inline]
    fn of(inside: &[u16], classes: &[u32], rows: u32) -> Option<Split> {
        let count = inside.iter().map(|&count| u32::from(count)).sum::<u32>();
        if count == 0 || count == rows {
            return None;
        }
        let (mut square_in, mut square_out) = (0, 0);
        for (&a, &all) in inside.iter().zip(classes) {
            let (a, b) = (u64::from(a), u64::from(all) - u64::from(a));
            square_in += a * a;
            square_out += b * b;
        }
        Some(Split { inside: (count, square_in), outside: (rows - count, square_out) })
    }

    /// Gini impurity, times the number of rows.
    #[inline]
    fn impurity(&self) -> f64 {
        let ((n_in, square_in), (n_out, square_out)) = (self.inside, self.outside);
        let (n_in, n_out) = (f64::from(n_in), f64::from(n_out));
        n_in - square_in as f64 / n_in + n_out - square_out as f64 / n_out
    }

    /// What is left of the number of rows, as a fraction of whole numbers.
    #[inline]
    fn purity(&self) -> (u64, u64) {
        let ((n_in, square_in), (n_out, square_out)) = (self.inside, self.outside);
        let (n_in, n_out) = (u64::from(n_in), u64::from(n_out));
        (square_in * n_out + square_out * n_in, n_in * n_out)
    }

    /// Whether it leaves less impurity. Whole numbers tell most splits apart, without a division: impurities of at most a thousand
    /// rows that differ at all differ by more than rounding does. Only where they do not, the impurity does, which is rounded.
    #[inline]
    fn is_better_than(&self, other: &Split) -> bool {
        let ((a, b), (c, d)) = (self.purity(), other.purity());
        match (a * d).cmp(&(c * b)) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => self.impurity() < other.impurity(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prims::learn::tree::Tier;
    use crate::prims::learn::words::Name;

    /// The best question by its definition: every value, every division.
    fn best_by_all(values: &[i8], classes: &[u8], holds: Holds) -> Option<(f64, Test)> {
        let (low, high) = (*values.iter().min()?, *values.iter().max()?);
        let side = |test: Test, inside: bool| {
            let mut counts = [0_u32; MAX_CLASSES];
            for (&value, &class) in values.iter().zip(classes) {
                counts[usize::from(class)] += u32::from(test.holds(value) == inside);
            }
            let rows = f64::from(counts.iter().sum::<u32>());
            let squares: f64 = counts.iter().map(|&count| f64::from(count * count)).sum();
            (rows, squares)
        };
        let is = (low..=high).map(Test::Is);
        let at_most = (low..=high).filter(|value| values.contains(value)).map(Test::AtMost);
        let ordered = holds == Holds::Numbers && high > low + 1;
        let mut best: Option<(f64, Test)> = None;
        for test in is.chain(at_most.filter(|_| ordered)) {
            let ((n_in, square_in), (n_out, square_out)) = (side(test, true), side(test, false));
            let impurity = n_in - square_in / n_in + n_out - square_out / n_out;
            if n_in > 0.0 && n_out > 0.0 && best.is_none_or(|(least, _)| impurity < least) {
                best = Some((impurity, test));
            }
        }
        best
    }

    #[test]
    fn the_best_question_is_that_of_all_and_the_rest_is_what_is_left() {
        let mut state = 5_u32;
        let mut next = move |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % below
        };
        for round in 0..400 {
            let (rows, span, class_count) = (2 + next(250), 1 + next(12), 1 + next(4));
            let mut values: Vec<i8> = (0..rows).map(|_| next(span) as i8 - 3).collect();
            let classes: Vec<u8> = (0..rows).map(|_| next(class_count) as u8).collect();
            // In many columns the value says something of the class.
            let tells = |(value, &class): (&mut i8, &u8)| *value = (*value).max(class as i8);
            values.iter_mut().zip(&classes).filter(|_| round % 2 == 0).for_each(tells);
            let holds = if round % 3 == 0 { Holds::Colours } else { Holds::Numbers };
            let mut table = Table::default();
            table.push(holds, Tier::Anywhere, Name::plain("a column"), values.clone());
            let class_count = class_count as usize;
            let asked = Asked::of(table.columns.iter().enumerate(), class_count);
            let all: Vec<u32> = (0..rows).collect();
            let (some, rest): (Vec<u32>, Vec<u32>) = all.iter().partition(|_| next(3) == 0);
            let tally = |rows: &[u32]| Tally::of(&table, &asked, rows, (&classes, class_count));
            assert_eq!(tally(&all).without(&tally(&some)).0, tally(&rest).0);
            let Some(asked) = asked.first() else { continue };
            let of = |rows: &[u32]| {
                let mut counts = vec![0; class_count];
                rows.iter().for_each(|&row| counts[usize::from(classes[row as usize])] += 1);
                tally(rows).best_test(asked, holds, &counts)
            };
            assert_eq!(of(&all), best_by_all(&values, &classes, holds), "{values:?} {classes:?}");
        }
    }
}
