//! One rule applied until nothing changes: lines that grow, go on and stop.
//!
//! In: grids of the output's shape. Out: a [`Growth`]: cells of one colour are painted, time and again, where in one of
//! some directions the cell behind has a colour and up to two more things hold of the cells about; painted is a constant or
//! the colour behind. A growth explains a demo if it never paints a cell wrong on the way and stops at the output.
//!
//! Candidates are held against all cells at once, as bits: on the inputs a rule may paint nothing that does not change, and
//! on the outputs nothing at all. The few that pass are tried out.

use gridwright_grid::colour::{COLOURS, is_colour};
use rustc_hash::FxHashMap;

use super::words::colour as colour_name;
use super::{Demo, Fitted, Learner, Rule, Takes, first};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::image::{STEPS, STRAIGHT, whole};
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::GridView;

/// How many first conditions are tried with a second.
const FIRSTS: usize = 6;
/// The most colours that conditions name.
const NAMED: usize = 4;

pub(crate) struct LearnUntil;

impl Learner for LearnUntil {
    fn prim(&self) -> Prim {
        prim::LEARN_UNTIL
    }

    fn takes(&self) -> Takes {
        Takes::OutputShape
    }

    fn cost(&self) -> u32 {
        14
    }

    fn fuel_weight(&self) -> u64 {
        3
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], _: u8) -> Fitted {
        Ok(Box::new(Growth::fit(cx, demos)?))
    }
}

/// Some directions, as bits of the places in [`STEPS`], and what they are called.
type Ways = (u8, &'static str);

/// The sets of directions that are tried: what is the same whichever way a grid is turned first.
const WAYS: [Ways; 15] = [
    (0b1111_1111, "any direction"),
    (0b0000_1111, "a straight direction"),
    (0b1111_0000, "a diagonal direction"),
    (0b0000_0011, "down or up"),
    (0b0000_1100, "right or left"),
    (0b1001_0000, "along the main diagonal"),
    (0b0110_0000, "along the other diagonal"),
    (0b0000_0001, "down"),
    (0b0000_0010, "up"),
    (0b0000_0100, "right"),
    (0b0000_1000, "left"),
    (0b0001_0000, "down to the right"),
    (0b0010_0000, "down to the left"),
    (0b0100_0000, "up to the right"),
    (0b1000_0000, "up to the left"),
];
/// The first of them are the same whichever way a grid is turned.
const SYMMETRIC: usize = 3;

fn directions(ways: u8) -> impl Iterator<Item = usize> {
    (0..STEPS.len()).filter(move |way| ways >> way & 1 == 1)
}

/// Cells about a cell, seen in a direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Behind,
    TwoBehind,
    Ahead,
    Sides,
    BehindSides,
    BackSides,
    AheadSides,
}

use Spot::{Ahead, AheadSides, BackSides, Behind, BehindSides, Sides, TwoBehind};

impl Spot {
    /// The places, relative to the cell; two for the sides.
    fn places(self, way: usize) -> [(i32, i32); 2] {
        let (down, right) = STEPS[way];
        // What leads ahead to either side: for a diagonal its two straight parts.
        let (one, other) = if way < STRAIGHT {
            ((down + right, right + down), (down - right, right - down))
        } else {
            ((down, 0), (0, right))
        };
        let plus = |(a, b): (i32, i32), (c, d): (i32, i32)| (a + c, b + d);
        let (back, back_two) = ((-down, -right), (-2 * down, -2 * right));
        match self {
            Behind => [back; 2],
            TwoBehind => [back_two; 2],
            Ahead => [(down, right); 2],
            AheadSides => [one, other],
            // Opposite to what is ahead at the sides.
            BehindSides => [(-one.0, -one.1), (-other.0, -other.1)],
            BackSides => [plus(back, (-one.0, -one.1)), plus(back, (-other.0, -other.1))],
            Sides if way < STRAIGHT => [(right, down), (-right, -down)],
            Sides => [(down, -right), (-down, right)],
        }
    }

    fn name(self) -> &'static str {
        match self {
            Behind => "the cell behind",
            TwoBehind => "the cell two behind",
            Ahead => "the cell ahead",
            Sides => "the cells at its sides",
            BehindSides => "the cells beside the one behind",
            BackSides => "the cells beside the one two behind",
            AheadSides => "the cells beside the one ahead",
        }
    }
}

/// What a cell about is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Is {
    /// Of the colour that is painted on.
    Free,
    /// Of another.
    Coloured,
    /// Of the same colour as the one behind.
    LikeBehind,
    Outside,
    Colour(i8),
}

/// A condition: what both cells of a spot are, or either.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Condition {
    spot: Spot,
    both: bool,
    is: Is,
}

impl Is {
    /// Whether the cell at a place about another is so, seen in a direction.
    fn meets(
        self,
        from: GridView<'_>,
        at: (usize, usize),
        place: (i32, i32),
        (way, free): (usize, i8),
    ) -> bool {
        match (look(from, at, place), self) {
            (cell, Is::Outside) => cell.is_none(),
            (None, _) => false,
            (Some(cell), Is::Free) => cell == free,
            (Some(cell), Is::Coloured) => cell != free,
            (Some(cell), Is::LikeBehind) => look(from, at, Behind.places(way)[0]) == Some(cell),
            (Some(cell), Is::Colour(colour)) => cell == colour,
        }
    }
}

impl Condition {
    fn holds(&self, from: GridView<'_>, at: (usize, usize), way: usize, free: i8) -> bool {
        let meets = |place: (i32, i32)| self.is.meets(from, at, place, (way, free));
        let [one, other] = self.spot.places(way);
        if self.both { meets(one) && meets(other) } else { meets(one) || meets(other) }
    }

    fn words(&self) -> String {
        let some = match (self.spot, self.both) {
            (Behind | TwoBehind | Ahead, _) => "is",
            (_, true) => "both are",
            (_, false) => "are, one at least,",
        };
        let is = match self.is {
            Is::Free => "free".to_owned(),
            Is::Coloured => "coloured".to_owned(),
            Is::LikeBehind => "of the colour behind".to_owned(),
            Is::Outside => "outside".to_owned(),
            Is::Colour(cell) => colour_name(cell),
        };
        format!("{} {some} {is}", self.spot.name())
    }
}

fn look(from: GridView<'_>, (i, j): (usize, usize), (down, right): (i32, i32)) -> Option<i8> {
    let (i, j) = (i.wrapping_add_signed(down as isize), j.wrapping_add_signed(right as isize));
    (i < from.height && j < from.width).then(|| from.at(i, j))
}

/// What is painted where.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Growth {
    /// The colour that is painted on.
    free: i8,
    /// What is painted; the colour behind if `None`.
    paint: Option<i8>,
    /// The place in [`WAYS`].
    ways: usize,
    /// The first is about the cell behind.
    conditions: Vec<Condition>,
}

impl Growth {
    /// What a cell becomes, if it is painted: by the first direction that says so.
    fn painted(&self, from: GridView<'_>, at: (usize, usize)) -> Option<i8> {
        if from.at(at.0, at.1) != self.free {
            return None;
        }
        let holds = |way: &usize| self.conditions.iter().all(|of| of.holds(from, at, *way, self.free));
        let way = directions(WAYS[self.ways].0).find(holds)?;
        self.paint.or_else(|| look(from, at, Behind.places(way)[0]))
    }

    /// The cells of the next round, and how many were painted.
    fn next(&self, from: GridView<'_>) -> (Vec<i8>, usize) {
        let mut count = 0;
        let mut paint = |at: usize| match self.painted(from, (at / from.width, at % from.width)) {
            Some(colour) => {
                count += 1;
                colour
            }
            None => from.cells[at],
        };
        let cells = (0..from.cells.len()).map(&mut paint).collect();
        (cells, count)
    }

    /// What a grid is when nothing changes any more. Every round paints a cell that was free for good, so there is an end;
    /// `goes_on` may see it coming.
    fn run(
        &self,
        cx: &mut Cx,
        from: GridView<'_>,
        goes_on: impl Fn(&[i8]) -> bool,
    ) -> Result<Vec<i8>, Fault> {
        let mut cells = from.cells.to_vec();
        loop {
            cx.spend(cells.len() as u64 * 4)?;
            let (next, count) = self.next(GridView { cells: &cells, ..from });
            cells = next;
            if count == 0 || !goes_on(&cells) {
                return Ok(cells);
            }
        }
    }

    fn fit(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Growth, Fault> {
        first(demos)?;
        let mut pairs = Vec::with_capacity(demos.len());
        for demo in demos {
            pairs.push(demo.same_shape(cx)?);
        }
        let changes = |&(from, to): &(GridView<'_>, GridView<'_>)| -> Vec<(i8, i8)> {
            from.cells.iter().zip(to.cells).filter(|(a, b)| a != b).map(|(&a, &b)| (a, b)).collect()
        };
        let changed: Vec<Vec<(i8, i8)>> = pairs.iter().map(changes).collect();
        let Some(&(free, painted)) = changed.iter().flatten().next() else {
            return Err(Reason::Unexplained.into());
        };
        if changed.iter().flatten().any(|&(from, to)| from != free || !is_colour(to)) || !is_colour(free) {
            return Err(Reason::Unexplained.into());
        }
        let one = changed.iter().flatten().all(|&(_, to)| to == painted);
        let bits = Bits::of(cx, &pairs, free)?;
        bits.growth(cx, &pairs, one.then_some(painted))?.ok_or(Reason::Unexplained.into())
    }

    /// Whether it never paints wrong and ends at the outputs.
    fn explains(&self, cx: &mut Cx, pairs: &[(GridView<'_>, GridView<'_>)]) -> Result<bool, Fault> {
        for &(from, to) in pairs {
            let right =
                |cells: &[i8]| cells.iter().zip(to.cells).all(|(&is, &to)| is == to || is == self.free);
            if self.run(cx, from, right)? != to.cells {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl Rule for Growth {
    fn apply(&self, cx: &mut Cx, _: &Value, value: &Value) -> Answer {
        let from = whole(cx, value, 1)?;
        let cells = self.run(cx, from, |_| true)?;
        cx.grid(from.height, from.width, |out| out.copy_from_slice(&cells))
    }

    fn size(&self) -> usize {
        let about = self.conditions.iter().map(|of| if of.is == Is::Coloured { 1 } else { 2 }).sum::<usize>();
        about + if self.ways < SYMMETRIC { 1 } else { 3 } + usize::from(self.paint.is_some())
    }

    fn cost(&self) -> u32 {
        2 * self.size() as u32
    }

    fn words(&self) -> Option<String> {
        let paint = self.paint.map_or_else(|| "the colour behind".to_owned(), colour_name);
        let conditions: Vec<String> = self.conditions.iter().map(Condition::words).collect();
        let (conditions, ways) = (conditions.join(" and "), WAYS[self.ways].1);
        let free = colour_name(self.free);
        Some(format!("until nothing changes, {free} cells become {paint} where, going {ways}, {conditions}"))
    }
}

/// Cells of all demos as bits, of the inputs and then of the outputs.
type Mask = Vec<u64>;

/// What holds where.
struct Bits {
    free: i8,
    /// The cells that stay what they are.
    stays: Mask,
    /// The conditions about the cell behind, and the others.
    behind: Vec<Condition>,
    about: Vec<Condition>,
    /// Where each holds, by direction.
    behind_masks: Vec<Vec<Mask>>,
    about_masks: Vec<Vec<Mask>>,
}

fn set(mask: &mut [u64], at: usize) {
    mask[at / 64] |= 1 << (at % 64);
}

fn and(a: &[u64], b: &[u64]) -> Mask {
    a.iter().zip(b).map(|(a, b)| a & b).collect()
}

impl Bits {
    fn of(cx: &mut Cx, pairs: &[(GridView<'_>, GridView<'_>)], free: i8) -> Result<Bits, Fault> {
        let cells: usize = pairs.iter().map(|(from, _)| from.cells.len()).sum();
        let named =
            |colour: &i8| *colour != free && pairs.iter().all(|(from, _)| from.cells.contains(colour));
        let named: Vec<i8> = (0..COLOURS as i8).filter(named).take(NAMED).collect();
        let colours = || named.iter().map(|&colour| Is::Colour(colour));
        let behind: Vec<Condition> = [Is::Coloured]
            .into_iter()
            .chain(colours())
            .map(|is| Condition { spot: Behind, both: true, is })
            .collect();
        let tests = || [Is::Free, Is::Coloured, Is::LikeBehind, Is::Outside].into_iter().chain(colours());
        let spots = [
            (TwoBehind, true),
            (Ahead, true),
            (BehindSides, true),
            (BehindSides, false),
            (BackSides, true),
            (BackSides, false),
            (Sides, true),
            (Sides, false),
            (AheadSides, true),
            (AheadSides, false),
        ];
        let about: Vec<Condition> = spots
            .iter()
            .flat_map(|&(spot, both)| tests().map(move |is| Condition { spot, both, is }))
            .collect();
        cx.spend((cells * 2 * STEPS.len() * (behind.len() + about.len())) as u64)?;
        let words = (cells * 2).div_ceil(64);
        let grids = || pairs.iter().map(|&(from, _)| from).chain(pairs.iter().map(|&(_, to)| to));
        let mask = |holds: &dyn Fn(GridView<'_>, (usize, usize)) -> bool| {
            let (mut mask, mut start) = (vec![0_u64; words], 0);
            for grid in grids() {
                for at in 0..grid.cells.len() {
                    if holds(grid, (at / grid.width, at % grid.width)) {
                        set(&mut mask, start + at);
                    }
                }
                start += grid.cells.len();
            }
            mask
        };
        // What many conditions ask of a place is looked at once: only what is behind depends on the direction.
        let mut places: FxHashMap<((i32, i32), Is, usize), Mask> = FxHashMap::default();
        let mut at_place = |place: (i32, i32), is: Is, way: usize| {
            let seen_from = if is == Is::LikeBehind { way } else { 0 };
            let look =
                || mask(&|grid, at| grid.at(at.0, at.1) == free && is.meets(grid, at, place, (way, free)));
            places.entry((place, is, seen_from)).or_insert_with(look).clone()
        };
        let mut masks = |conditions: &[Condition]| -> Vec<Vec<Mask>> {
            let mut of_way = |of: &Condition, way| {
                let [one, other] = of.spot.places(way);
                let mut mask = at_place(one, of.is, way);
                if one != other {
                    let other = at_place(other, of.is, way);
                    let join =
                        |one: &mut u64, other: u64| if of.both { *one &= other } else { *one |= other };
                    mask.iter_mut().zip(other).for_each(|(one, other)| join(one, other));
                }
                mask
            };
            conditions.iter().map(|of| (0..STEPS.len()).map(|way| of_way(of, way)).collect()).collect()
        };
        let (mut stays, mut start) = (vec![0_u64; words], 0);
        for (from, to) in pairs {
            for (at, _) in from.cells.iter().zip(to.cells).enumerate().filter(|(_, (a, b))| a == b) {
                set(&mut stays, start + at);
            }
            start += from.cells.len();
        }
        // Outputs stay as they are.
        (cells..2 * cells).for_each(|at| set(&mut stays, at));
        let (behind_masks, about_masks) = (masks(&behind), masks(&about));
        Ok(Bits { free, stays, behind, about, behind_masks, about_masks })
    }

    /// How many cells that stay are painted by masks of directions, and whether some cell of the inputs is.
    fn wrong(&self, masks: &[Mask]) -> (usize, bool) {
        let (mut wrong, mut some) = (0, false);
        for (at, stays) in self.stays.iter().enumerate() {
            let painted = masks.iter().fold(0, |painted, mask| painted | mask[at]);
            wrong += (painted & stays).count_ones() as usize;
            some |= painted & !stays != 0;
        }
        (wrong, some)
    }

    /// The simplest growth that explains everything, if there is one.
    fn growth(
        &self,
        cx: &mut Cx,
        pairs: &[(GridView<'_>, GridView<'_>)],
        one: Option<i8>,
    ) -> Result<Option<Growth>, Fault> {
        let mut starts = Vec::new();
        for (ways, &(bits, _)) in WAYS.iter().enumerate() {
            for (behind, of) in self.behind_masks.iter().enumerate() {
                let masks: Vec<Mask> = directions(bits).map(|way| of[way].clone()).collect();
                starts.push((ways, behind, masks));
            }
        }
        let words = self.stays.len() as u64;
        let mut open = Vec::new();
        for (ways, behind, masks) in starts {
            cx.spend(words * masks.len() as u64)?;
            let (wrong, some) = self.wrong(&masks);
            if !some {
                continue;
            }
            if wrong == 0
                && let Some(found) = self.tried(cx, pairs, one, ways, &[self.behind[behind]])?
            {
                return Ok(Some(found));
            }
            open.push((ways, behind, masks));
        }
        let mut seconds = Vec::new();
        for (ways, behind, masks) in open {
            cx.spend(words * masks.len() as u64 * self.about.len() as u64)?;
            let mut firsts = Vec::new();
            for about in 0..self.about.len() {
                let with = self.with(&masks, ways, about);
                let (wrong, some) = self.wrong(&with);
                if !some {
                    continue;
                }
                if wrong == 0
                    && let Some(found) =
                        self.tried(cx, pairs, one, ways, &[self.behind[behind], self.about[about]])?
                {
                    return Ok(Some(found));
                }
                firsts.push((wrong, about, with));
            }
            firsts.sort_by_key(|&(wrong, about, _)| (wrong, about));
            firsts.truncate(FIRSTS);
            seconds.extend(firsts.into_iter().map(|(_, about, with)| (ways, behind, about, with)));
        }
        for (ways, behind, first, masks) in seconds {
            cx.spend(words * masks.len() as u64 * self.about.len() as u64)?;
            for about in 0..self.about.len() {
                let (wrong, some) = self.wrong(&self.with(&masks, ways, about));
                if wrong > 0 || !some || about == first {
                    continue;
                }
                let conditions = [self.behind[behind], self.about[first], self.about[about]];
                if let Some(found) = self.tried(cx, pairs, one, ways, &conditions)? {
                    return Ok(Some(found));
                }
            }
        }
        Ok(None)
    }

    /// Masks of directions where another condition holds, too.
    fn with(&self, masks: &[Mask], ways: usize, about: usize) -> Vec<Mask> {
        let ways = directions(WAYS[ways].0);
        masks.iter().zip(ways).map(|(mask, way)| and(mask, &self.about_masks[about][way])).collect()
    }

    /// The growth of these conditions, if it explains everything: in the colour behind, or in the one colour.
    fn tried(
        &self,
        cx: &mut Cx,
        pairs: &[(GridView<'_>, GridView<'_>)],
        one: Option<i8>,
        ways: usize,
        conditions: &[Condition],
    ) -> Result<Option<Growth>, Fault> {
        for paint in [None].into_iter().chain(one.map(Some)) {
            let growth = Growth { free: self.free, paint, ways, conditions: conditions.to_vec() };
            if growth.explains(cx, pairs)? {
                return Ok(Some(growth));
            }
        }
        Ok(None)
    }
}
