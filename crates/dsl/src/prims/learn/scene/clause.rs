//! Clauses: `[predicate] geometry -> ink`, and the search for those that paint no false cell on any demo.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::board::{Base, Board, Wanted};
use super::condition::{self, Condition, Hit, Predicates};
use super::feature::{Feature, Sense};
use super::geometry::Shape;
use super::ink::{self, Ink};
use super::judge::{Judge, Judged, Kept};
use super::predicate;
use super::relation::Relation;
use super::rows::Rows;
use super::segment::Scene;
use crate::cx::Cx;
use crate::fault::Fault;

/// What a rule does with the objects of which all its predicates hold.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Clause {
    pub(super) condition: Condition,
    pub(super) shape: Shape,
    pub(super) ink: Ink,
    /// In tenths.
    pub(super) cost: u32,
}

/// The clauses that cover the same of the cells to change, cheapest first.
#[derive(Debug)]
pub(super) struct Covering {
    pub(super) cover: Vec<u32>,
    pub(super) clauses: Vec<Clause>,
}

/// The most clauses kept for a cover, and inks for the same rows.
const MOST_CLAUSES: usize = 6;
const MOST_INKS: u8 = 2;
/// The most expensive clause that covers nothing, and how much more one may cost that covers all, in tenths.
const LEAST_COST: u32 = 100;
const COVERED_COST: u32 = 120;
/// How much later a geometry is tried that covers nothing than one that covers all, in tenths of its cost.
const UNCOVERED: u32 = 60;
/// The most relations that are kept of those that are the same in every demo.
const MOST_RELATIONS: usize = 2;

/// Features beside flags by which colours are looked up in a table.
const TABLED: [Feature; 18] = [
    Feature::Size,
    Feature::Height,
    Feature::Width,
    Feature::Holes,
    Feature::Color,
    Feature::Colours,
    Feature::SizeFromLeast,
    Feature::SizeRank,
    Feature::HoleCells,
    Feature::LeftRank,
    Feature::TopRank,
    Feature::HeightRank,
    Feature::Tall,
    Feature::Sides,
    Feature::Contains,
    Feature::Neighbours,
    Feature::Bends,
    Feature::Ends,
];

/// Features that count in an order, by which colours take turns.
const CYCLED: [Feature; 6] = [
    Feature::LeftRank,
    Feature::TopRank,
    Feature::SizeFromLeast,
    Feature::SizeRank,
    Feature::LeftRankOfColour,
    Feature::TopRankOfColour,
];

/// The relations that some object has, without those that many others are the same as.
pub(super) fn relations(scenes: &[Scene]) -> Vec<Relation> {
    let mut seen: FxHashMap<Vec<Option<u8>>, usize> = FxHashMap::default();
    let mut kept = Vec::new();
    for &relation in Relation::ALL {
        let column = |scene: &Scene| scene.relations.column(relation).to_vec();
        let column: Vec<Option<u8>> = scenes.iter().flat_map(column).collect();
        if column.iter().all(Option::is_none) {
            continue;
        }
        let count = seen.entry(column).or_insert(0);
        *count += 1;
        if *count <= MOST_RELATIONS {
            kept.push(relation);
        }
    }
    kept
}

/// A geometry on all rows: where it is right and in which colour, where it is wrong, where it covers something.
struct Column<'j> {
    shape: Shape,
    cost: u32,
    given: Rows,
    wanted: [Rows; 10],
    wrong: Rows,
    useful: Rows,
    judged: &'j [u32],
    /// How many cells each row covers.
    cells: Vec<u32>,
}

impl Column<'_> {
    /// How many cells some rows cover, at the most.
    fn covered(&self, rows: Rows) -> u32 {
        rows.iter().map(|row| self.cells[row]).sum()
    }
}

/// The search for clauses.
struct Finder<'b> {
    board: &'b Board,
    base: Base,
    predicates: &'b Predicates,
    total: u32,
    /// Where the cover of a clause is put together.
    cover: Vec<u32>,
    found: FxHashMap<Vec<u32>, Vec<Clause>>,
    hits: FxHashMap<(Rows, Rows), Rc<[Hit]>>,
    pairs: FxHashMap<(Rows, Rows), Rc<[Hit]>>,
}

/// All clauses for each base that paint no false cell and cover something; after so much fuel for a base no more are tried.
/// There are none where some cell is reached by none, unless parts will do.
pub(super) fn clauses(
    cx: &mut Cx,
    board: &Board,
    enough: u64,
    in_part: bool,
) -> Result<Vec<Vec<Covering>>, Fault> {
    let relations = relations(&board.scenes);
    let (judge, kept) = Judge::all(cx, board, &relations, in_part)?;
    if kept.is_empty() {
        return Ok(Vec::new());
    }
    cx.spend(board.rows.len() as u64 * (400 + 12 * relations.len() as u64))?;
    let predicates = Predicates::new(predicate::candidates(&board.scenes, &relations), board.rows.len());
    let inks = ink::candidates(&board.scenes, &relations);
    let mut found = Vec::with_capacity(Base::ALL.len());
    for base in Base::ALL {
        let mut finder = Finder::new(board, base, &predicates);
        if judge.reached[base as usize] || in_part {
            cx.spend((kept.len() * (1 + board.rows.len() / 8)) as u64)?;
            let start = cx.left().fuel;
            for kept in finder.likeliest(&judge, &kept) {
                if start - cx.left().fuel > enough {
                    break;
                }
                finder.offer(cx, &judge, &inks, kept)?;
            }
        }
        found.push(finder.finish());
    }
    Ok(found)
}

impl<'b> Finder<'b> {
    fn new(board: &'b Board, base: Base, predicates: &'b Predicates) -> Finder<'b> {
        let total = board.total(base).iter().map(|word| word.count_ones()).sum();
        Finder {
            board,
            base,
            predicates,
            total,
            cover: vec![0; board.words],
            found: FxHashMap::default(),
            hits: FxHashMap::default(),
            pairs: FxHashMap::default(),
        }
    }

    /// The geometries, those first that are cheap and cover much: only so many are tried.
    fn likeliest<'k>(&self, judge: &Judge, kept: &'k [Kept]) -> Vec<&'k Kept> {
        let covers = |judged: &Judged| judge.counts[judged.covers[self.base as usize] as usize];
        let counts: Vec<u32> = judge.judged.iter().map(covers).collect();
        let key = |kept: &&Kept| {
            let cells: u32 = kept.judged.iter().map(|&number| counts[number as usize]).sum();
            kept.cost + UNCOVERED - UNCOVERED * cells.min(self.total) / self.total.max(1)
        };
        let mut sorted: Vec<&Kept> = kept.iter().collect();
        sorted.sort_by_cached_key(key);
        sorted
    }

    /// Makes clauses of a geometry.
    fn offer(
        &mut self,
        cx: &mut Cx,
        judge: &Judge,
        inks: &[ink::Candidate],
        kept: &Kept,
    ) -> Result<(), Fault> {
        let base = self.base as usize;
        let Kept { shape, cost, ref judged } = *kept;
        let come_to = || judged.iter().map(|&number| judge.judged[number as usize]);
        if come_to().all(|judged| judged.covers[base] == 0) {
            return Ok(());
        }
        let mut column = Column {
            shape,
            cost,
            given: Rows::default(),
            wanted: [Rows::default(); 10],
            wrong: Rows::default(),
            useful: Rows::default(),
            judged,
            cells: Vec::with_capacity(judged.len()),
        };
        for (row, judged) in come_to().enumerate() {
            match judged.wanted[base] {
                Wanted::Nothing => {}
                Wanted::Wrong => column.wrong.add(row),
                Wanted::Given => column.given.add(row),
                Wanted::Colour(colour) => column.wanted[colour.clamp(0, 9) as usize].add(row),
            }
            column.cells.push(judge.counts[judged.covers[base] as usize]);
            if judged.covers[base] != 0 {
                column.useful.add(row);
            }
        }
        if shape.geometry.is_coloured() {
            return self.fit(cx, judge, &column, (&Ink::Given, 0), column.given, column.wrong);
        }
        let asked = column.wanted.iter().fold(Rows::default(), |all, &rows| all | rows);
        let wanted = column.wanted.iter().copied().enumerate().filter(|(_, rows)| !rows.is_empty());
        let wanted: Vec<(usize, Rows)> = wanted.collect();
        let mut tried: Vec<(Rows, Rows, u8)> = Vec::new();
        cx.spend(inks.len() as u64)?;
        for candidate in inks {
            let right = wanted
                .iter()
                .fold(Rows::default(), |all, &(colour, wanted)| all | (wanted & candidate.rows[colour]));
            let useful = right & column.useful;
            let wrong = (column.wrong | (asked & !right)) & candidate.defined;
            if useful.is_empty() || wrong.len() > 3 * useful.len() + 12 {
                continue;
            }
            match tried.iter_mut().find(|(a, b, _)| a.same(useful) && b.same(wrong)) {
                Some((_, _, count)) if *count >= MOST_INKS => continue,
                Some((_, _, count)) => *count += 1,
                None => tried.push((useful, wrong, 1)),
            }
            self.fit(cx, judge, &column, (&candidate.ink, candidate.cost), right, wrong)?;
        }
        self.tables(cx, judge, &column)
    }

    /// Inks that look the colour up by a feature.
    fn tables(&mut self, cx: &mut Cx, judge: &Judge, column: &Column<'_>) -> Result<(), Fault> {
        let colours = column.wanted.iter().filter(|rows| rows.meets(column.useful)).count();
        if colours < 2 {
            return Ok(());
        }
        // A flag tells two colours apart; most do not, which is seen at the first rows.
        let flags = if colours == 2 { Feature::ALL } else { &[] };
        cx.spend((TABLED.len() * self.board.rows.len() + flags.len()) as u64)?;
        let flags = flags.iter().copied().filter(|feature| feature.sense() == Sense::Flag);
        for feature in TABLED.into_iter().chain(flags) {
            let value = |row: usize| {
                let (demo, object) = self.board.rows[row];
                self.board.scenes[demo].columns.get(object, feature)
            };
            let mut table: Vec<(i16, i8)> = Vec::new();
            let (mut agrees, mut seen) = (true, 0);
            'rows: for (colour, &rows) in (0..).zip(&column.wanted) {
                for key in (rows & column.useful).iter().map(value) {
                    seen += 1;
                    match table.iter().find(|(other, _)| *other == key) {
                        Some(&(_, other)) if other != colour => {
                            agrees = false;
                            break 'rows;
                        }
                        Some(_) => {}
                        None => table.push((key, colour)),
                    }
                }
            }
            if !agrees || table.len() < 2 || 3 * table.len() > 2 * seen {
                continue;
            }
            let colour = |row: usize| {
                let key = value(row);
                table.iter().find(|(other, _)| *other == key).map(|(_, colour)| *colour)
            };
            let (right, wrong) = self.told(judge, column, colour);
            // Of a flag there are two and no more.
            let each = if feature.sense() == Sense::Flag { 20 } else { 25 };
            let cost = 20 + each * table.len() as u32;
            table.sort_unstable();
            self.fit(cx, judge, column, (&Ink::Table(feature, table), cost), right, wrong)?;
        }
        self.cycles(cx, judge, column)
    }

    /// Inks that take colours in turn.
    fn cycles(&mut self, cx: &mut Cx, judge: &Judge, column: &Column<'_>) -> Result<(), Fault> {
        cx.spend((2 * CYCLED.len() * self.board.rows.len()) as u64)?;
        for (feature, period) in CYCLED.into_iter().flat_map(|feature| [(feature, 2), (feature, 3)]) {
            let value = |row: usize| {
                let (demo, object) = self.board.rows[row];
                self.board.scenes[demo].columns.get(object, feature).max(0) as usize
            };
            let (mut colours, mut agrees, mut most) = (vec![None; period], true, 0);
            for (colour, &rows) in (0..).zip(&column.wanted) {
                for value in (rows & column.useful).iter().map(value) {
                    most = most.max(value);
                    agrees &= *colours[value % period].get_or_insert(colour) == colour;
                }
            }
            let colours: Option<Vec<i8>> = colours.into_iter().collect();
            let Some(colours) = colours.filter(|_| agrees && most >= period) else { continue };
            let (right, wrong) = self.told(judge, column, |row| colours.get(value(row) % period).copied());
            let cost = 50 + 10 * period as u32;
            self.fit(cx, judge, column, (&Ink::Cycle(feature, colours), cost), right, wrong)?;
        }
        Ok(())
    }

    /// For which rows a geometry is right in a colour that is told for each, and for which it is wrong.
    fn told(&self, judge: &Judge, column: &Column<'_>, colour: impl Fn(usize) -> Option<i8>) -> (Rows, Rows) {
        let (mut right, mut wrong) = (Rows::default(), Rows::default());
        for row in 0..self.board.rows.len() {
            let Some(colour) = colour(row) else { continue };
            match judge.judged[column.judged[row] as usize].wanted[self.base as usize] {
                Wanted::Nothing => {}
                Wanted::Colour(wanted) if wanted == colour => right.add(row),
                _ => wrong.add(row),
            }
        }
        (right, wrong)
    }

    /// Makes clauses of a geometry and an ink that are right for some rows and wrong for others.
    fn fit(
        &mut self,
        cx: &mut Cx,
        judge: &Judge,
        column: &Column<'_>,
        (ink, ink_cost): (&Ink, u32),
        right: Rows,
        wrong: Rows,
    ) -> Result<(), Fault> {
        let needed = right & column.useful;
        let cost = column.cost + ink_cost;
        if needed.is_empty() || !self.pays(column, needed, cost) {
            return Ok(());
        }
        if wrong.is_empty() {
            let all = Hit { condition: [None; 2], rows: needed, cost: 0 };
            return self.add(cx, judge, column, (ink, cost), &[all]);
        }
        let key = (needed, wrong);
        let hits = match self.hits.get(&key) {
            Some(hits) => hits.clone(),
            None => {
                cx.spend(self.predicates.len() as u64)?;
                let hits = condition::hits(self.predicates, needed, wrong);
                self.hits.insert(key, hits.clone());
                hits
            }
        };
        self.add(cx, judge, column, (ink, cost), &hits)?;
        if 2 * column.covered(needed) > self.total {
            let pairs = match self.pairs.get(&key) {
                Some(pairs) => pairs.clone(),
                None => {
                    cx.spend(condition::pairs_work(self.predicates.len()))?;
                    let pairs = condition::pairs(self.predicates, needed, wrong);
                    self.pairs.insert(key, pairs.clone());
                    pairs
                }
            };
            self.add(cx, judge, column, (ink, cost), &pairs)?;
        }
        Ok(())
    }

    /// Whether a clause that covers some rows is worth its cost.
    fn pays(&self, column: &Column<'_>, rows: Rows, cost: u32) -> bool {
        // Most are so cheap that they need not cover anything.
        cost <= LEAST_COST
            || cost <= LEAST_COST + COVERED_COST * column.covered(rows).min(self.total) / self.total.max(1)
    }

    /// Files clauses by what they cover.
    fn add(
        &mut self,
        cx: &mut Cx,
        judge: &Judge,
        column: &Column<'_>,
        (ink, cost): (&Ink, u32),
        hits: &[Hit],
    ) -> Result<(), Fault> {
        let mut covered = None;
        for hit in hits {
            let cost = cost + hit.cost;
            if !self.pays(column, hit.rows, cost) {
                continue;
            }
            cx.spend((self.board.words as u64 + 4 * u64::from(hit.rows.len())) / 4)?;
            // Hits that follow each other are often of the same rows.
            if covered != Some(hit.rows) {
                self.cover.fill(0);
                for row in hit.rows.iter() {
                    let number = judge.judged[column.judged[row] as usize].covers[self.base as usize];
                    self.board.cover(self.board.rows[row].0, &judge.pool[number as usize], &mut self.cover);
                }
                covered = Some(hit.rows);
            }
            let clauses = match self.found.get_mut(&self.cover) {
                Some(clauses) => clauses,
                None => self.found.entry(self.cover.clone()).or_default(),
            };
            if clauses.len() >= MOST_CLAUSES && clauses.last().is_some_and(|last| last.cost <= cost) {
                continue;
            }
            let clause = Clause { condition: hit.condition, shape: column.shape, ink: ink.clone(), cost };
            let at = clauses.partition_point(|other| other.cost <= cost);
            clauses.insert(at, clause);
            clauses.truncate(MOST_CLAUSES);
        }
        Ok(())
    }

    fn finish(self) -> Vec<Covering> {
        let mut all: Vec<Covering> =
            self.found.into_iter().map(|(cover, clauses)| Covering { cover, clauses }).collect();
        // A hash has no order; covers have one.
        all.sort_unstable_by(|a, b| a.cover.cmp(&b.cover));
        all
    }
}
