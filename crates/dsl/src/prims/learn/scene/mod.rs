//! Scenes: the grid as objects on ground, and a few clauses that say what becomes of them.
//!
//! In: demos. Out: rules that explain every demo, found by *clause cover*. A grid is split into objects (`segment`,
//! `object`), the rows of a table with features (`feature`) and relatives (`relation`). A clause (`clause`) is
//! `[predicate] geometry -> ink`: for every object of which the predicate holds, a closed function of the object
//! (`geometry`, `moves`, `drawing`) gives cells, and the ink a colour. A clause is kept if it paints no false cell on any demo
//! (`board`, `judge`), and a rule is one to three clauses that together change every cell that has to change (`cover`), on the
//! input or on blank (`repaint`). Outputs of
//! another size are lists of objects (`list`, `listing`, `picture`). All segmentations are tried; the rules vote (`ballot`), and can be
//! said in words (`words`). Costs are in tenths of a choice.

mod assembly;
mod ballot;
mod board;
mod catalogue;
mod chart;
mod clause;
mod code;
mod condition;
mod copies;
mod count;
mod cover;
mod depth;
mod drawing;
mod facing;
mod feature;
mod figure;
mod fitting;
mod fold;
mod geometry;
mod ink;
mod joint;
mod judge;
mod list;
mod listing;
mod mask;
mod mirror;
mod moves;
mod object;
mod path;
mod picture;
mod placement;
mod predicate;
mod relation;
mod repaint;
mod rows;
mod segment;
mod settle;
mod spread;
mod winding;
mod words;

use std::any::Any;

use ballot::{Ballot, Candidate, Plan, charge_scene};
use board::{Base, Board};
use clause::{Clause, Covering};
use cover::Cover;
use mask::Mask;
use picture::Picture;
use repaint::Repaint;
use rows::MOST_ROWS;
use segment::{Ground, Kind, Scene, Segmentation, is_scenic, ranked};

use super::{Demo, Fitted, Learner, Rule, Takes, explained, first};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::image::whole;
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::{GridView, view};

/// How many answers of a ballot can be asked for.
const ANSWERS: u8 = 3;
/// The most expensive state of the outputs' sizes, where inputs have others, that rules start from.
const SIZED: u32 = 16;
/// What each answer after the first costs more, in tenths.
const LATER: u32 = 30;
/// What each segmentation costs more than the one before, and another ground, in tenths.
const LATER_KIND: u32 = 3;
const LATER_GROUND: u32 = 10;
/// What a segmentation costs more that makes the same objects of the demos as one before, and how many rules are kept of it.
const ALIKE: u32 = 10;
const MOST_ALIKE: usize = 4;
/// How much more than another kind of objects itself a rule may cost, in tenths, so that the other kind is not tried.
const CHEAP: u32 = 60;
/// After how much fuel no more segmentations are tried.
const ENOUGH: u64 = 6_000_000;
/// After how much fuel no more clauses are looked for on a base: at first, and where a demo is left out or clauses are painted
/// over each other.
const CLAUSES: u64 = 500_000;
const REFIT: u64 = 200_000;

/// For how many segmentations clauses are painted over each other where nothing else explains the demos, and how many are
/// tried as the topmost.
const LAYERED: usize = 1;
const TOPS: usize = 2;

pub(crate) struct LearnScene;

impl Learner for LearnScene {
    fn prim(&self) -> Prim {
        prim::LEARN_SCENE
    }

    fn takes(&self) -> Takes {
        Takes::Grid
    }

    fn cost(&self) -> u32 {
        9
    }

    fn fuel_weight(&self) -> u64 {
        5
    }

    /// Objects are in the input; what is made of it first is seldom worth the time.
    fn starts_within(&self) -> u32 {
        0
    }

    /// Where an input was brought to the size of the output first, what is left to do is a rule of its own.
    fn starts_from_sized_within(&self) -> u32 {
        SIZED
    }

    fn sees_grounds(&self) -> bool {
        true
    }

    fn variants(&self) -> u8 {
        ANSWERS
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], variant: u8) -> Fitted {
        Ok(Box::new(Voted { ballot: ballot(cx, demos, None)?, rank: variant }))
    }

    fn fit(&self, cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Vec<Box<dyn Rule>>, Fault> {
        explained(voted(&ballot(cx, demos, None)?))
    }

    /// Only the segmentation of the cheapest rule is tried.
    fn refit(
        &self,
        cx: &mut Cx,
        demos: &[Demo<'_>],
        found: &[Box<dyn Rule>],
    ) -> Result<Vec<Box<dyn Rule>>, Fault> {
        let found = found.first().and_then(|rule| (rule.as_ref() as &dyn Any).downcast_ref::<Voted>());
        let best = found.and_then(|voted| voted.ballot.best()).map(|best| best.rule.segmentation());
        explained(voted(&ballot(cx, demos, best)?))
    }

    /// The answers of a ballot are found together.
    fn apply_all(&self, rules: &[&dyn Rule], cx: &mut Cx, input: &Value, value: &Value) -> Vec<Answer> {
        let mut known = None;
        let apply = |rule: &&dyn Rule| match (*rule as &dyn Any).downcast_ref::<Voted>() {
            Some(voted) => {
                let answers = known.get_or_insert_with(|| voted.ballot.answers(cx, value)).clone()?;
                voted.answer(cx, &answers)
            }
            None => rule.apply(cx, input, value),
        };
        rules.iter().map(apply).collect()
    }
}

/// The answer of one rank of a ballot.
#[derive(Debug)]
struct Voted {
    ballot: Ballot,
    rank: u8,
}

impl Voted {
    /// The answer of its rank, or the last one.
    fn answer(&self, cx: &mut Cx, answers: &[Picture]) -> Answer {
        let chosen = answers.get(usize::from(self.rank)).or(answers.last()).ok_or(Reason::NoMatch)?;
        cx.grid(chosen.height, chosen.width, |out| out.copy_from_slice(&chosen.cells))
    }
}

impl Rule for Voted {
    fn apply(&self, cx: &mut Cx, _: &Value, value: &Value) -> Answer {
        let answers = self.ballot.answers(cx, value)?;
        self.answer(cx, &answers)
    }

    fn variant(&self) -> Option<u8> {
        Some(self.rank)
    }

    fn size(&self) -> usize {
        self.ballot.best().map_or(0, |best| best.rule.size())
    }

    fn cost(&self) -> u32 {
        let best = self.ballot.best().map_or(0, |best| best.cost);
        (best + LATER * u32::from(self.rank)) / 10
    }

    fn words(&self) -> Option<String> {
        words::ballot(&self.ballot, self.rank)
    }
}

/// A rule for each rank.
fn voted(ballot: &Ballot) -> Vec<Box<dyn Rule>> {
    let voted = |rank: u8| -> Box<dyn Rule> { Box::new(Voted { ballot: ballot.clone(), rank }) };
    (0..ANSWERS).map(voted).collect()
}

/// All rules that explain the demos, of one segmentation or of any.
fn ballot(cx: &mut Cx, demos: &[Demo<'_>], only: Option<Segmentation>) -> Result<Ballot, Fault> {
    first(demos)?;
    let mut pairs = Vec::with_capacity(demos.len());
    for demo in demos {
        let (from, to) = (whole(cx, demo.value, 1)?, view(demo.output));
        cx.spend(to.cells.len() as u64)?;
        if !is_scenic(from) || !is_scenic(to) {
            return Err(Reason::Unexplained.into());
        }
        pairs.push((from, to));
    }
    let keeps_shape = pairs.iter().all(|(from, to)| (from.height, from.width) == (to.height, to.width));
    let candidates = if keeps_shape { repaints(cx, &pairs, only)? } else { listed(cx, &pairs, only)? };
    Ballot::new(candidates).ok_or_else(|| Reason::Unexplained.into())
}

/// What may be ground, the likeliest first: the commonest colour of each grid where that differs, of all grids, black.
fn grounds(pairs: &[(GridView<'_>, GridView<'_>)]) -> Vec<Ground> {
    let all: Vec<i8> = pairs.iter().flat_map(|(from, _)| from.cells).copied().collect();
    let counts = ranked(&all);
    let Some(&(commonest, count)) = counts.first() else { return Vec::new() };
    let mut grounds = Vec::new();
    let own = |from: &GridView<'_>| ranked(from.cells).first().map(|&(colour, _)| colour);
    if pairs.iter().any(|(from, _)| own(from) != Some(commonest)) {
        grounds.push(Ground::Commonest);
    }
    grounds.push(Ground::Colour(commonest));
    let has_black = counts.iter().any(|&(colour, _)| colour == 0);
    if commonest != 0 && has_black && 2 * count <= all.len() {
        grounds.push(Ground::Colour(0));
    }
    grounds
}

/// The segmentations that are tried, the first kinds of objects on any ground before the others, and what they cost in tenths.
fn segmentations(pairs: &[(GridView<'_>, GridView<'_>)]) -> Vec<(Segmentation, u32)> {
    let mut all = Vec::new();
    for (later, ground) in (0..).zip(grounds(pairs)) {
        for (at, kind) in (0..).zip(Kind::ALL) {
            all.push((Segmentation { kind, ground }, LATER_KIND * at + LATER_GROUND * later));
        }
    }
    all.sort_by_key(|(segmentation, _)| !segmentation.kind.is_first());
    all
}

/// Rules of clauses for outputs of the inputs' shapes.
fn repaints(
    cx: &mut Cx,
    pairs: &[(GridView<'_>, GridView<'_>)],
    only: Option<Segmentation>,
) -> Result<Vec<Candidate>, Fault> {
    let outputs: Vec<GridView<'_>> = pairs.iter().map(|(_, to)| *to).collect();
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut seen = Seen::default();
    let mut boards: Vec<(Board, Segmentation, u32)> = Vec::new();
    let all = only.map_or_else(|| segmentations(pairs), |only| vec![(only, 0)]);
    // A rule that is found late is not worth much, and to find it again without a demo still less.
    let enough = if only.is_some() { REFIT } else { CLAUSES };
    let start = cx.left().fuel;
    for (segmentation, cost) in all {
        let least = candidates.iter().map(|candidate| candidate.cost).min();
        let is_done = !segmentation.kind.is_first() && least.is_some_and(|least| least < cost + CHEAP);
        if is_done || start - cx.left().fuel > ENOUGH {
            continue;
        }
        let Some(scenes) = seen.scenes(cx, (segmentation, cost), pairs)? else { continue };
        let board = Board::new(scenes, &outputs);
        let found = clause::clauses(cx, &board, enough, false)?;
        for (base, coverings) in Base::ALL.into_iter().zip(found) {
            candidates.extend(covering(cx, &board, (segmentation, cost), base, &coverings, None)?);
        }
        if boards.len() < LAYERED {
            boards.push((board, segmentation, cost));
        }
    }
    for (board, segmentation, cost) in boards {
        if candidates.is_empty() {
            candidates.extend(layered(cx, &board, (segmentation, cost))?);
        }
    }
    candidates.extend(seen.alike(&candidates));
    Ok(candidates)
}

/// The rules of clauses that cover all, below a clause that is painted over them or not.
fn covering(
    cx: &mut Cx,
    board: &Board,
    (segmentation, cost): (Segmentation, u32),
    base: Base,
    coverings: &[Covering],
    over: Option<&Clause>,
) -> Result<Vec<Candidate>, Fault> {
    let total = board.total(base);
    let mut candidates = Vec::new();
    if total.iter().all(|&word| word == 0) {
        return Ok(candidates);
    }
    for Cover { mut clauses, cost: of_clauses } in cover::covers(cx, coverings, &total)? {
        clauses.extend(over.cloned());
        cx.spend((board.words + 16 * board.rows.len() * clauses.len()) as u64)?;
        let more = over.map_or(0, |over| over.cost + cover::FURTHER);
        let rule = Repaint { segmentation, base, reground: board.reground.clone(), clauses };
        if rule.explains(board) {
            candidates.push(Candidate { rule: Plan::Repaint(rule), cost: of_clauses + cost + more });
        }
    }
    Ok(candidates)
}

/// Rules of which one clause is painted over the others: these need not be right where it paints.
fn layered(cx: &mut Cx, board: &Board, of: (Segmentation, u32)) -> Result<Vec<Candidate>, Fault> {
    let mut candidates = Vec::new();
    let (base, found) = (Base::Input, clause::clauses(cx, board, REFIT, true)?);
    let coverings = found.get(base as usize).map_or(&[][..], Vec::as_slice);
    for over in cover::parts(coverings, &board.total(base)).into_iter().take(TOPS) {
        cx.spend((board.words + 16 * board.rows.len()) as u64)?;
        let painted: Vec<Mask> = board.scenes.iter().map(|scene| over.cells(scene)).collect();
        let below = board.clone().below(&painted);
        let found = clause::clauses(cx, &below, REFIT, false)?;
        if let Some(coverings) = found.get(base as usize) {
            candidates.extend(covering(cx, &below, of, base, coverings, Some(over))?);
        }
    }
    Ok(candidates)
}

/// Lists for outputs of other shapes.
fn listed(
    cx: &mut Cx,
    pairs: &[(GridView<'_>, GridView<'_>)],
    only: Option<Segmentation>,
) -> Result<Vec<Candidate>, Fault> {
    let picture = |to: GridView<'_>| Picture { height: to.height, width: to.width, cells: to.cells.to_vec() };
    let outputs: Vec<Picture> = pairs.iter().map(|(_, to)| picture(*to)).collect();
    let (mut candidates, mut seen, mut split) = (Vec::new(), Seen::default(), Vec::new());
    for (segmentation, cost) in only.map_or_else(|| segmentations(pairs), |only| vec![(only, 0)]) {
        if let Some(scenes) = seen.scenes(cx, (segmentation, cost), pairs)? {
            split.push((segmentation, cost, scenes));
        }
    }
    for paired in [false, true] {
        for (segmentation, cost, scenes) in &split {
            let found = listing::lists(cx, *segmentation, scenes, &outputs, paired)?;
            let candidate =
                |(list, more): (list::List, u32)| Candidate { rule: Plan::List(list), cost: cost + more };
            candidates.extend(found.into_iter().map(candidate));
        }
    }
    candidates.extend(seen.alike(&candidates));
    Ok(candidates)
}

/// The segmentations that were tried.
#[derive(Default)]
struct Seen {
    /// Each with what it costs, and with the cells of its objects.
    tried: Vec<(Segmentation, u32, Vec<Vec<Mask>>)>,
    /// Those that make the same objects and ground of the demos as one before, that one first, and what they cost more.
    alike: Vec<(Segmentation, Segmentation, u32)>,
}

impl Seen {
    /// The scenes of a segmentation; none if it does not suit the grids, or makes the same objects as another.
    fn scenes(
        &mut self,
        cx: &mut Cx,
        (segmentation, cost): (Segmentation, u32),
        pairs: &[(GridView<'_>, GridView<'_>)],
    ) -> Result<Option<Vec<Scene>>, Fault> {
        let mut masks = Vec::with_capacity(pairs.len());
        for (from, _) in pairs {
            cx.spend(16 * from.cells.len() as u64)?;
            masks.extend(segmentation.split(*from));
        }
        let rows: usize = masks.iter().map(Vec::len).sum();
        if masks.len() < pairs.len() || rows > MOST_ROWS {
            return Ok(None);
        }
        if let Some((before, less, _)) = self.tried.iter().find(|(_, _, before)| *before == masks) {
            // A rule may be about the ground as well: it holds again only where that is the same, too.
            let ground = |of: Segmentation| pairs.iter().map(move |(from, _)| of.ground(from.cells));
            if ground(*before).eq(ground(segmentation)) {
                self.alike.push((*before, segmentation, ALIKE + cost - less));
            }
            return Ok(None);
        }
        let mut scenes = Vec::with_capacity(pairs.len());
        for ((from, _), masks) in pairs.iter().zip(&masks) {
            charge_scene(cx, *from, masks.len())?;
            scenes.push(segmentation.scene(*from, masks));
        }
        self.tried.push((segmentation, cost, masks));
        Ok(Some(scenes))
    }

    /// The cheapest rules over objects that are the same in the demos, and maybe others in a test.
    fn alike(&self, candidates: &[Candidate]) -> Vec<Candidate> {
        let mut more = Vec::new();
        for &(before, segmentation, cost) in &self.alike {
            let of: Vec<&Candidate> =
                candidates.iter().filter(|candidate| candidate.rule.segmentation() == before).collect();
            let Some(least) = of.iter().map(|candidate| candidate.cost).min() else { continue };
            let cheap = of.into_iter().filter(|candidate| candidate.cost <= least + ALIKE);
            more.extend(cheap.take(MOST_ALIKE).map(|candidate| Candidate {
                rule: candidate.rule.with(segmentation),
                cost: candidate.cost + cost,
            }));
        }
        more
    }
}
