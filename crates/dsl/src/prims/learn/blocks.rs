//! Outputs made of blocks: copies of the grid, turned or blank, in a pattern; or one block a cell.

use gridwright_grid::colour::COLOURS;

use super::{Demo, Fitted, Learner, Rule, Takes, first, words};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::image::{LARGEST_SIDE, ranked, whole};
use crate::prims::search::tile::turned_cell;
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::{GridView, view};

pub(crate) struct LearnBlocks;

impl Learner for LearnBlocks {
    fn prim(&self) -> Prim {
        prim::LEARN_BLOCKS
    }

    fn takes(&self) -> Takes {
        Takes::Grid
    }

    fn cost(&self) -> u32 {
        9
    }

    fn fuel_weight(&self) -> u64 {
        1
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], _: u8) -> Fitted {
        Ok(Box::new(Blocks::fit(cx, demos)?))
    }
}

/// What a block of the output is: under one of the eight symmetries, or blank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Block {
    Turned(u8),
    Blank,
}

/// What the symmetries of [`turned_cell`] are called.
const SYMMETRIES: [&str; 8] = [
    "as it is",
    "upside down",
    "left to right",
    "turned by half",
    "transposed",
    "turned left",
    "turned right",
    "transposed the other way",
];

/// How the output is made.
#[derive(Debug)]
enum Blocks {
    /// So many rows and columns of blocks.
    Pattern { down: usize, across: usize, blocks: Vec<Block> },
    /// One block a cell, by its colour: a copy of the grid, or blank.
    Cells { copies: Vec<(i8, bool)> },
    /// Every cell so many times as high and as wide.
    Scaled { down: usize, across: usize },
    /// Every cell as high and wide as what can be counted: see [`counted`].
    ScaledBy(usize),
}

fn block_is(from: GridView<'_>, to: GridView<'_>, (top, left): (usize, usize), block: Block) -> bool {
    (0..from.height).all(|i| {
        (0..from.width).all(|j| {
            let wanted = match block {
                Block::Turned(symmetry) => turned_cell(from, symmetry, i, j),
                Block::Blank => 0,
            };
            to.at(top + i, left + j) == wanted
        })
    })
}

/// How many things can be counted in what was made of an input.
const COUNTED: usize = 3;

/// What can be counted: in what was made of an input its colours but 0, cells that are not 0, colours; in the input the cells of
/// each colour.
fn counted(input: GridView<'_>, from: GridView<'_>) -> [usize; COUNTED + COLOURS] {
    let colours = ranked(from.cells).len();
    let count = |of: GridView<'_>, colour: i8| of.cells.iter().filter(|&&cell| cell == colour).count();
    let zeros = count(from, 0);
    let mut counted = [0; COUNTED + COLOURS];
    counted[..COUNTED].copy_from_slice(&[
        colours,
        from.cells.len() - zeros,
        colours + usize::from(zeros > 0),
    ]);
    for (colour, counted) in (0..).zip(&mut counted[COUNTED..]) {
        *counted = count(input, colour);
    }
    counted
}

fn is_scaled(from: GridView<'_>, to: GridView<'_>, down: usize, across: usize) -> bool {
    down > 0
        && across > 0
        && (to.height, to.width) == (from.height * down, from.width * across)
        && to
            .cells
            .iter()
            .enumerate()
            .all(|(at, &cell)| from.at(at / to.width / down, at % to.width / across) == cell)
}

impl Blocks {
    fn fit(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Blocks, Fault> {
        first(demos)?;
        let mut all = Vec::with_capacity(demos.len());
        for demo in demos {
            let (from, to) = (whole(cx, demo.value, 1)?, view(demo.output));
            cx.spend(to.cells.len() as u64 * 12)?;
            let whole_blocks = to.height.is_multiple_of(from.height) && to.width.is_multiple_of(from.width);
            if !whole_blocks || to.cells.len() == from.cells.len() {
                return Err(Reason::Unexplained.into());
            }
            all.push((from, to));
        }
        let factors =
            |(from, to): &(GridView<'_>, GridView<'_>)| (to.height / from.height, to.width / from.width);
        let (down, across) = factors(&all[0]);
        let steady = all.iter().all(|pair| factors(pair) == (down, across));
        if steady && all.iter().all(|&(from, to)| is_scaled(from, to, down, across)) {
            return Ok(Blocks::Scaled { down, across });
        }
        cx.spend(demos.iter().map(|demo| demo.input.cells().len() as u64).sum())?;
        let counts: Vec<_> =
            demos.iter().zip(&all).map(|(demo, (from, _))| counted(view(demo.input), *from)).collect();
        for by in 0..COUNTED + COLOURS {
            let scaled = |(&(from, to), counts): (&(GridView<'_>, GridView<'_>), &[usize; _])| {
                is_scaled(from, to, counts[by], counts[by])
            };
            if all.iter().zip(&counts).all(scaled) {
                return Ok(Blocks::ScaledBy(by));
            }
        }
        let pattern = if steady { pattern(&all, down, across) } else { None };
        pattern.or_else(|| by_cell(&all)).ok_or(Reason::Unexplained.into())
    }
}

impl Rule for Blocks {
    fn apply(&self, cx: &mut Cx, input: &Value, value: &Value) -> Answer {
        let from = whole(cx, value, 2)?;
        let factors = match self {
            Blocks::Pattern { down, across, .. } | Blocks::Scaled { down, across } => (*down, *across),
            Blocks::Cells { .. } => (from.height, from.width),
            Blocks::ScaledBy(by) => {
                let factor = counted(whole(cx, input, 1)?, from)[*by];
                (factor, factor)
            }
        };
        let (height, width) = (from.height * factors.0, from.width * factors.1);
        if height.max(width) > LARGEST_SIDE || height * width == 0 {
            return Err(Reason::TooManyElements.into());
        }
        let square = from.height == from.width;
        let needs_square = |block: &Block| matches!(block, Block::Turned(symmetry) if *symmetry >= 4);
        match self {
            Blocks::Pattern { blocks, .. } if !square && blocks.iter().any(needs_square) => {
                return Err(Reason::NoMatch.into());
            }
            Blocks::Cells { copies }
                if from.cells.iter().any(|cell| !copies.iter().any(|(known, _)| known == cell)) =>
            {
                return Err(Reason::NoMatch.into());
            }
            _ => {}
        }
        cx.grid(height, width, |out| {
            for (at, out) in out.iter_mut().enumerate() {
                let (row, column) = (at / width, at % width);
                let (i, j) = (row % from.height, column % from.width);
                let (block_row, block_column) = (row / from.height, column / from.width);
                *out = match self {
                    Blocks::Pattern { across, blocks, .. } => match blocks[block_row * across + block_column]
                    {
                        Block::Turned(symmetry) => turned_cell(from, symmetry, i, j),
                        Block::Blank => 0,
                    },
                    Blocks::Cells { copies } => {
                        let cell = from.at(block_row, block_column);
                        let copied = copies.iter().any(|&(known, copied)| known == cell && copied);
                        if copied { from.at(i, j) } else { 0 }
                    }
                    Blocks::Scaled { .. } | Blocks::ScaledBy(_) => {
                        from.at(row / factors.0, column / factors.1)
                    }
                };
            }
        })
    }

    fn size(&self) -> usize {
        match self {
            Blocks::Pattern { blocks, .. } => blocks.len(),
            Blocks::Cells { copies } => copies.len(),
            Blocks::Scaled { .. } => 1,
            Blocks::ScaledBy(by) => 2 + usize::from(*by >= COUNTED),
        }
    }

    fn words(&self) -> Option<String> {
        Some(match self {
            Blocks::Pattern { across, blocks, .. } => {
                let name = |block: &Block| match block {
                    Block::Turned(symmetry) => SYMMETRIES.get(usize::from(*symmetry)).copied().unwrap_or(""),
                    Block::Blank => "blank",
                };
                let row = |row: &[Block]| row.iter().map(name).collect::<Vec<_>>().join(" | ");
                let rows: Vec<String> = blocks.chunks((*across).max(1)).map(row).collect();
                format!("copies of the grid:\n{}", rows.join("\n"))
            }
            Blocks::Cells { copies } => {
                let copied =
                    copies.iter().filter(|(_, copied)| *copied).map(|&(cell, _)| words::colour(cell));
                let copied: Vec<String> = copied.collect();
                format!("a copy of the grid for every cell that is {}, blank for others", copied.join(" or "))
            }
            Blocks::Scaled { down, across } => format!("every cell {down} high and {across} wide"),
            Blocks::ScaledBy(by) => {
                let counted = ["colours but black", "coloured cells", "colours"];
                let counted = match counted.get(*by) {
                    Some(counted) => (*counted).to_owned(),
                    None => format!("{} cells of the input", words::colour((by - COUNTED) as i8)),
                };
                format!("every cell as high and wide as the number of {counted}")
            }
        })
    }
}

fn pattern(all: &[(GridView<'_>, GridView<'_>)], down: usize, across: usize) -> Option<Blocks> {
    let square = all.iter().all(|(from, _)| from.height == from.width);
    let symmetries = if square { 8 } else { 4 };
    let mut blocks = Vec::with_capacity(down * across);
    for at in 0..down * across {
        let right = |block: &Block| {
            all.iter().all(|&(from, to)| {
                block_is(from, to, (at / across * from.height, at % across * from.width), *block)
            })
        };
        blocks.push((0..symmetries).map(Block::Turned).chain([Block::Blank]).find(right)?);
    }
    Some(Blocks::Pattern { down, across, blocks })
}

fn by_cell(all: &[(GridView<'_>, GridView<'_>)]) -> Option<Blocks> {
    let mut copies: Vec<(i8, bool)> = Vec::new();
    for &(from, to) in all {
        if (to.height, to.width) != (from.height * from.height, from.width * from.width) {
            return None;
        }
        for (at, &cell) in from.cells.iter().enumerate() {
            let place = (at / from.width * from.height, at % from.width * from.width);
            let copied = block_is(from, to, place, Block::Turned(0));
            if !copied && !block_is(from, to, place, Block::Blank) {
                return None;
            }
            match copies.iter().find(|(known, _)| *known == cell) {
                Some((_, before)) if *before != copied => return None,
                Some(_) => {}
                None => copies.push((cell, copied)),
            }
        }
    }
    Some(Blocks::Cells { copies })
}
