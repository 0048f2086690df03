//! Every cell by a decision tree that also sees what was made of the cells behind it, as a grid is swept from one side to
//! the other: lines that go on, turn and bounce.
//!
//! A tree that is right about every cell, given the true ones behind it, is right about all in turn.

use super::grow::fit;
use super::tree::{Holds, NOTHING, OWN, Table, Tier, Tiers, Tree};
use super::words::{self, Name};
use super::{Demo, Fitted, Learner, Rule, Takes, first};
use crate::cx::Cx;
use crate::fault::{Answer, Fault};
use crate::prims::search::image::whole;
use crate::prims::search::tile::turned_cell;
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::GridView;

/// What computing the table costs, in looks at each cell.
const WORK: u64 = 48;

/// What a tree sees of a cell, with places relative to it.
#[derive(Clone, Copy)]
enum Sight {
    /// Its own colour.
    Own,
    /// What was made of a cell behind it. Outside nothing was made, so that 0 can be copied.
    Made(isize, isize),
    /// What was there. Outside there was nothing, so that the edge can be told.
    There(isize, isize),
    /// The first colour but 0 ahead of it, 0 if there is none.
    Ahead,
    /// The first colour but 0 of its row, 0 if there is none.
    FirstOfRow,
    /// Whether its row has a colour but 0.
    RowHasColour,
    RowParity,
    ColumnParity,
}

use Sight::{Made, There};

/// The columns of the table.
const SIGHTS: [Sight; 26] = [
    Sight::Own,
    Made(-1, 0),
    Made(-1, -1),
    Made(-1, 1),
    Made(-2, 0),
    Made(-2, -1),
    Made(-2, 1),
    Made(-2, -2),
    Made(-2, 2),
    There(0, -1),
    There(0, 1),
    There(1, 0),
    There(-1, 0),
    There(1, -1),
    There(1, 1),
    There(-1, -1),
    There(-1, 1),
    There(0, -2),
    There(0, 2),
    There(2, 0),
    There(-2, 0),
    Sight::Ahead,
    Sight::FirstOfRow,
    Sight::RowHasColour,
    Sight::RowParity,
    Sight::ColumnParity,
];

impl Sight {
    /// What it is called, seen so that the side where the sweep starts is on top.
    fn name(self) -> Name {
        match self {
            Sight::Own => Name::plain("its colour"),
            Made(down, right) => Name::part("what was made of the cell {}", place(down, right)),
            There(down, right) => Name::part("what was there in the cell {}", place(down, right)),
            Sight::Ahead => Name::plain("the first colour ahead"),
            Sight::FirstOfRow => Name::plain("the first colour of its row"),
            Sight::RowHasColour => Name::plain("whether its row has a colour"),
            Sight::RowParity => Name::plain("its row, modulo 2,"),
            Sight::ColumnParity => Name::plain("its column, modulo 2,"),
        }
    }

    fn holds(self) -> Holds {
        match self {
            Sight::RowHasColour | Sight::RowParity | Sight::ColumnParity => Holds::Numbers,
            _ => Holds::Colours,
        }
    }
}

/// A place beside a cell, in words.
fn place(down: isize, right: isize) -> &'static str {
    match (down, right) {
        (-1, 0) => "above it",
        (-1, -1) => "above it to the left",
        (-1, 1) => "above it to the right",
        (-2, 0) => "two above it",
        (-2, -1) => "two above it and one to the left",
        (-2, 1) => "two above it and one to the right",
        (-2, -2) => "two above it and two to the left",
        (-2, 2) => "two above it and two to the right",
        (0, -1) => "left of it",
        (0, 1) => "right of it",
        (0, -2) => "two left of it",
        (0, 2) => "two right of it",
        (1, 0) => "below it",
        (1, -1) => "below it to the left",
        (1, 1) => "below it to the right",
        (2, 0) => "two below it",
        _ => "beside it",
    }
}

pub(crate) struct LearnScan;

impl Learner for LearnScan {
    fn prim(&self) -> Prim {
        prim::LEARN_SCAN
    }

    fn takes(&self) -> Takes {
        Takes::OutputShape
    }

    fn cost(&self) -> u32 {
        14
    }

    fn fuel_weight(&self) -> u64 {
        4
    }

    fn variants(&self) -> u8 {
        4
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], side: u8) -> Fitted {
        Ok(Box::new(Scan::fit(cx, demos, side)?))
    }
}

/// A tree and the side that it starts from.
#[derive(Debug)]
struct Scan {
    tree: Tree,
    side: u8,
}

/// A grid turned so that a side is on top, or back; both are their own inverse.
struct Turned {
    height: usize,
    width: usize,
    cells: Vec<i8>,
}

impl Turned {
    /// From the top, the bottom, the left, the right.
    fn of(from: GridView<'_>, side: u8) -> Turned {
        let (height, width) = if side < 2 { (from.height, from.width) } else { (from.width, from.height) };
        let cell = |at: usize| {
            let (i, j) = (at / width, at % width);
            match side {
                0 | 1 => turned_cell(from, side, i, j),
                2 => from.at(j, i),
                _ => from.at(from.height - 1 - j, from.width - 1 - i),
            }
        };
        Turned { height, width, cells: (0..height * width).map(cell).collect() }
    }

    fn view(&self) -> GridView<'_> {
        GridView { height: self.height, width: self.width, cells: &self.cells }
    }
}

/// The colour at a place beside another, if it is inside.
fn beside(
    from: GridView<'_>,
    cells: &[i8],
    (i, j): (usize, usize),
    (down, right): (isize, isize),
) -> Option<i8> {
    let (i, j) = (i.wrapping_add_signed(down), j.wrapping_add_signed(right));
    (i < from.height && j < from.width).then(|| cells[i * from.width + j])
}

/// A table without rows, with the columns that [`add_row`] fills.
fn blank() -> Table {
    let mut table = Table::default();
    SIGHTS.iter().for_each(|sight| table.push(sight.holds(), Tier::Anywhere, sight.name(), Vec::new()));
    table
}

/// What can be said of the cells of a row before it is made, to be added to a table.
fn add_row(table: &mut Table, from: GridView<'_>, made: &[i8], ahead: &[i8], i: usize) {
    let first = from.cells[i * from.width..][..from.width].iter().copied().find(|&cell| cell != 0);
    for (column, &sight) in table.columns.iter_mut().zip(&SIGHTS) {
        let seen = |j: usize| match sight {
            Sight::Own => from.at(i, j),
            Made(down, right) => beside(from, made, (i, j), (down, right)).unwrap_or(0),
            There(down, right) => beside(from, from.cells, (i, j), (down, right)).unwrap_or(NOTHING),
            Sight::Ahead => ahead[i * from.width + j],
            Sight::FirstOfRow => first.unwrap_or(0),
            Sight::RowHasColour => i8::from(first.is_some()),
            Sight::RowParity => (i % 2) as i8,
            Sight::ColumnParity => (j % 2) as i8,
        };
        column.values.extend((0..from.width).map(seen));
    }
}

/// The first colour but 0 ahead of each cell, 0 if there is none.
fn ahead(from: GridView<'_>) -> Vec<i8> {
    let mut ahead = vec![0; from.cells.len()];
    for at in (0..from.cells.len().saturating_sub(from.width)).rev() {
        let next = at + from.width;
        ahead[at] = if from.cells[next] == 0 { ahead[next] } else { from.cells[next] };
    }
    ahead
}

impl Scan {
    fn fit(cx: &mut Cx, demos: &[Demo<'_>], side: u8) -> Result<Scan, Fault> {
        first(demos)?;
        let (mut table, mut wanted, mut of) = (blank(), Vec::new(), Vec::new());
        for (number, demo) in (0..).zip(demos) {
            let (from, to) = demo.same_shape(cx)?;
            cx.spend(from.cells.len() as u64 * WORK)?;
            let (from, to) = (Turned::of(from, side), Turned::of(to, side));
            let ahead = ahead(from.view());
            for i in 0..from.height {
                add_row(&mut table, from.view(), &to.cells, &ahead, i);
            }
            wanted.extend(to.cells);
            of.resize(wanted.len(), number);
        }
        Ok(Scan { tree: fit(cx, &table, &wanted, &of, Some(OWN), Tiers::PLAIN)?, side })
    }
}

impl Rule for Scan {
    fn apply(&self, cx: &mut Cx, _: &Value, value: &Value) -> Answer {
        let given = whole(cx, value, WORK)?;
        let from = Turned::of(given, self.side);
        let ahead = ahead(from.view());
        let mut made = from.cells.clone();
        for i in 0..from.height {
            let mut table = blank();
            add_row(&mut table, from.view(), &made, &ahead, i);
            for j in 0..from.width {
                made[i * from.width + j] = self.tree.leaf(&table, j).colour(&table, j)?;
            }
        }
        let made = Turned { cells: made, ..from };
        let back = Turned::of(made.view(), self.side);
        cx.grid(back.height, back.width, |out| out.copy_from_slice(&back.cells))
    }

    fn variant(&self) -> Option<u8> {
        Some(self.side)
    }

    fn size(&self) -> usize {
        self.tree.leaves() * 2 + 2
    }

    fn cost(&self) -> u32 {
        2 * self.size() as u32
    }

    fn words(&self) -> Option<String> {
        let side = ["the top down", "the bottom up", "the left to the right", "the right to the left"];
        let side = side.get(usize::from(self.side))?;
        let turned = if self.side == 0 { "" } else { ", seen turned so that it starts on top" };
        let table = blank();
        let tree = words::tree(&self.tree, &table, &|leaf| words::cell_leaf(leaf, &table));
        Some(format!("row by row from {side}{turned}:\n{tree}"))
    }
}
