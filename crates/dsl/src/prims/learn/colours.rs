//! Every colour becomes another: by what it is, or by how common it is.

use super::{Demo, Fitted, Learner, Rule, Takes, first, words};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::image::{ranked, whole};
use crate::table::{Prim, prim};
use crate::value::Value;

pub(crate) struct LearnColors;

impl Learner for LearnColors {
    fn prim(&self) -> Prim {
        prim::LEARN_COLORS
    }

    fn takes(&self) -> Takes {
        Takes::OutputShape
    }

    fn cost(&self) -> u32 {
        5
    }

    fn fuel_weight(&self) -> u64 {
        1
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], _: u8) -> Fitted {
        Ok(Box::new(Map::fit(cx, demos)?))
    }
}

/// What each colour becomes.
#[derive(Debug)]
enum Map {
    /// By colour; others stay if `rest` says so.
    ByColour { to: Vec<(i8, i8)>, rest: bool },
    /// By rank among the colours but 0, most common first; 0 stays.
    ByRank(Vec<i8>),
}

/// Notes what a key becomes; false if it has become something else.
fn note<K: PartialEq>(known: &mut Vec<(K, i8)>, key: K, to: i8) -> bool {
    match known.iter().find(|(other, _)| *other == key) {
        Some((_, before)) => *before == to,
        None => {
            known.push((key, to));
            true
        }
    }
}

impl Map {
    fn fit(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Map, Fault> {
        first(demos)?;
        let mut by_colour: Option<Vec<(i8, i8)>> = Some(Vec::new());
        let mut by_rank: Option<Vec<(usize, i8)>> = Some(Vec::new());
        for demo in demos {
            let (from, to) = demo.same_shape(cx)?;
            cx.spend(from.cells.len() as u64 * 4)?;
            // One value a colour: what the first cell of that colour becomes, and all others must, too.
            let mut becomes: Vec<(i8, i8)> = Vec::new();
            if !from.cells.iter().zip(to.cells).all(|(&cell, &out)| note(&mut becomes, cell, out)) {
                return Err(Reason::Unexplained.into());
            }
            let consistent =
                |known: &mut Vec<(i8, i8)>| becomes.iter().all(|&(cell, out)| note(known, cell, out));
            by_colour = by_colour.filter_map_mut(consistent);
            let ranks = ranked(from.cells);
            let consistent = |known: &mut Vec<(usize, i8)>| {
                becomes.iter().all(|&(cell, out)| match ranks.iter().position(|&colour| colour == cell) {
                    Some(rank) => note(known, rank, out),
                    None => out == 0,
                })
            };
            by_rank = by_rank.filter_map_mut(consistent);
        }
        if let Some(mut to) = by_colour {
            let rest = to.iter().any(|(from, to)| from == to && *from != 0);
            to.sort_unstable();
            return Ok(Map::ByColour { to, rest });
        }
        let mut ranks = by_rank.ok_or(Reason::Unexplained)?;
        ranks.sort_unstable();
        Ok(Map::ByRank(ranks.into_iter().map(|(_, to)| to).collect()))
    }
}

impl Rule for Map {
    fn apply(&self, cx: &mut Cx, _: &Value, value: &Value) -> Answer {
        let from = whole(cx, value, 4)?;
        let ranks = ranked(from.cells);
        let becomes = |cell: i8| match self {
            Map::ByColour { to, rest } => {
                to.iter().find(|(from, _)| *from == cell).map(|&(_, to)| to).or(rest.then_some(cell))
            }
            Map::ByRank(_) if cell == 0 => Some(0),
            Map::ByRank(to) => {
                ranks.iter().position(|&colour| colour == cell).and_then(|rank| to.get(rank).copied())
            }
        };
        let cells: Option<Vec<i8>> = from.cells.iter().map(|&cell| becomes(cell)).collect();
        let cells = cells.ok_or(Reason::NoMatch)?;
        cx.grid(from.height, from.width, |out| out.copy_from_slice(&cells))
    }

    fn size(&self) -> usize {
        match self {
            Map::ByColour { to, .. } => to.iter().filter(|(from, to)| from != to).count(),
            Map::ByRank(to) => to.len() + 1,
        }
    }

    fn words(&self) -> Option<String> {
        let lines: Vec<String> = match self {
            Map::ByColour { to, rest } => {
                let changed = to.iter().filter(|(from, to)| from != to || !rest);
                let line = |(from, to): &(i8, i8)| {
                    format!("{} becomes {}", words::colour(*from), words::colour(*to))
                };
                changed.map(line).chain(rest.then(|| "others stay".to_owned())).collect()
            }
            Map::ByRank(to) => {
                let line = |(rank, to): (usize, &i8)| format!("number {rank} becomes {}", words::colour(*to));
                let by_rank = (1..).zip(to).map(line);
                ["colours by how common they are:".to_owned()].into_iter().chain(by_rank).collect()
            }
        };
        Some(lines.join("\n"))
    }
}

/// An option that stays only as long as its content can be made to agree.
trait FilterMut<T> {
    fn filter_map_mut(self, agrees: impl FnOnce(&mut T) -> bool) -> Option<T>;
}

impl<T> FilterMut<T> for Option<T> {
    fn filter_map_mut(self, agrees: impl FnOnce(&mut T) -> bool) -> Option<T> {
        let mut value = self?;
        agrees(&mut value).then_some(value)
    }
}
