//! The tables of `gridwright bench solve --accounts`: what each way to see a task, and each learner, took and brought.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use gridwright::{Account, Grid, Solved, Task};
use serde_json::{Value as Json, json};

use crate::screen::Screen;
use crate::table::{Align, Field, Table, number};

/// What one way or learner took and brought, over the tasks of a set.
#[derive(Clone, Copy, Default)]
struct Sum {
    tasks: usize,
    fuel: u64,
    exact: usize,
    right: usize,
    only: usize,
}

/// The sums of a data set, by what they are of.
type Sums = BTreeMap<String, Sum>;

/// What the accounts of a data set come to.
#[derive(Default)]
pub(super) struct Accounts {
    ways: Sums,
    learners: Sums,
}

/// What one task adds to a sum: fuel, and whether something exact, something right was found.
#[derive(Clone, Copy, Default)]
struct Share {
    fuel: u64,
    is_exact: bool,
    is_right: bool,
}

impl Accounts {
    /// Adds what came of a task.
    pub(super) fn add(&mut self, task: &Task, solved: &Solved) {
        let expected: Option<Vec<&Grid>> = task.tests.iter().map(|test| test.output.as_ref()).collect();
        let is_right = |answers: &[Grid]| {
            expected.as_ref().is_some_and(|grids| answers.iter().eq(grids.iter().copied()))
        };
        let mut ways: BTreeMap<String, Share> = BTreeMap::new();
        let mut learners: BTreeMap<String, Share> = BTreeMap::new();
        for Account { way, fuel, exact } in &solved.accounts {
            let way = ways.entry(way.clone()).or_default();
            let name = |by: &Option<_>| by.map_or("calls", gridwright::dsl::Prim::name).to_owned();
            for (by, &fuel) in fuel {
                way.fuel += fuel;
                learners.entry(name(by)).or_default().fuel += fuel;
            }
            for (by, answers) in exact {
                let right = is_right(answers);
                for share in [&mut *way, learners.entry(name(by)).or_default()] {
                    share.is_exact = true;
                    share.is_right |= right;
                }
            }
        }
        add_shares(&mut self.ways, ways);
        add_shares(&mut self.learners, learners);
    }

    /// Writes both tables.
    pub(super) fn write(&self, name: &str, screen: &Screen, out: &mut dyn Write) -> io::Result<()> {
        for (of, title, sums) in
            [("way", "way to see a task", &self.ways), ("learner", "kind of work", &self.learners)]
        {
            writeln!(out, "\n{name}: what each {title} took and brought, in tasks")?;
            let all = sums.values().map(|sum| sum.fuel).sum::<u64>().max(1);
            let right = Align::Right;
            let mut table = Table::new(&[
                (of, Align::Left),
                ("searched", right),
                ("share of fuel", right),
                ("exact", right),
                ("right", right),
                ("right by this alone", right),
                ("fuel for each right", right),
            ]);
            for (name, sum) in by_fuel(sums) {
                let each = sum.fuel.checked_div(sum.right as u64).map_or("-".to_owned(), number);
                table.row(
                    [
                        name.to_owned(),
                        sum.tasks.to_string(),
                        format!("{:.1}%", 100.0 * sum.fuel as f64 / all as f64),
                        sum.exact.to_string(),
                        sum.right.to_string(),
                        sum.only.to_string(),
                        each,
                    ]
                    .map(|field| Field::from(&field)),
                );
            }
            table.write(screen, out)?;
        }
        Ok(())
    }

    pub(super) fn json(&self) -> Json {
        let rows = |of: &str, sums: &Sums| -> Json {
            let row = |(name, sum): (&str, Sum)| {
                let Sum { tasks, fuel, exact, right, only } = sum;
                json!({ of: name, "tasks": tasks, "fuel": fuel, "exact": exact, "right": right, "only": only })
            };
            by_fuel(sums).into_iter().map(row).collect()
        };
        json!({ "ways": rows("way", &self.ways), "learners": rows("learner", &self.learners) })
    }
}

/// Adds the shares of one task. What is right by one alone is right by no other.
fn add_shares(sums: &mut Sums, shares: BTreeMap<String, Share>) {
    let right: BTreeSet<String> =
        shares.iter().filter(|(_, share)| share.is_right).map(|(name, _)| name.clone()).collect();
    for (name, share) in shares {
        let is_only = share.is_right && right.len() == 1;
        let sum = sums.entry(name).or_default();
        sum.tasks += 1;
        sum.fuel += share.fuel;
        sum.exact += usize::from(share.is_exact);
        sum.right += usize::from(share.is_right);
        sum.only += usize::from(is_only);
    }
}

/// Sums, what took most first.
fn by_fuel(sums: &Sums) -> Vec<(&str, Sum)> {
    let mut sums: Vec<(&str, Sum)> = sums.iter().map(|(name, &sum)| (name.as_str(), sum)).collect();
    sums.sort_by_key(|(_, sum)| std::cmp::Reverse(sum.fuel));
    sums
}
