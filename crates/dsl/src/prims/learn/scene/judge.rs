//! Judging: every geometry on every object of the demos.
//!
//! In: a board, and the relations that are spoken of. Out: the geometries that cover something, cheapest first, with what
//! each comes to for every row. A geometry that speaks of a relative is the same for all relations that lead to it, so a
//! *form*, a geometry without its relation, is judged once for each relative of a row. Demos are looked at one after the
//! other, those with few objects first: where nothing reaches some cell that has to change, no rule does, and the others are
//! not looked at.

use std::hash::BuildHasher;
use std::sync::LazyLock;

use rustc_hash::{FxBuildHasher, FxHashMap};

use super::board::{Base, Board, Wanted};
use super::catalogue::geometries;
use super::copies::COPIES;
use super::drawing::Drawing;
use super::geometry::{Geometry, Shape};
use super::mask::Mask;
use super::relation::Relation;
use crate::cx::Cx;
use crate::fault::Fault;

/// A drawing of a row, judged: for each base what it comes to, and which of the cells to change it paints (a number of the
/// pool, 0 for none).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Judged {
    pub(super) wanted: [Wanted; 2],
    pub(super) covers: [u32; 2],
}

impl Judged {
    const NOTHING: Judged = Judged { wanted: [Wanted::Nothing; 2], covers: [0; 2] };
}

/// A geometry that covers something, what it costs, and the number of what it comes to for each row.
#[derive(Debug)]
pub(super) struct Kept {
    pub(super) shape: Shape,
    pub(super) cost: u32,
    pub(super) judged: Vec<u32>,
}

/// What was judged, each thing once; the first of each is nothing.
#[derive(Debug)]
pub(super) struct Judge {
    /// Sets of cells.
    pub(super) pool: Vec<Mask>,
    /// How many cells each has.
    pub(super) counts: Vec<u32>,
    /// What drawings come to.
    pub(super) judged: Vec<Judged>,
    pool_numbers: FxHashMap<Mask, u32>,
    judged_numbers: FxHashMap<Judged, u32>,
    /// The number of what is wrong on both bases, as most is.
    wrong: Option<u32>,
    /// The bases on which every cell that has to change is reached.
    pub(super) reached: [bool; 2],
}

/// The most geometries that are kept of those that come to the same.
const MOST_ALIKE: u8 = 4;
/// The most pairs of a row and a relative that are looked at; relations that say most come first.
const MOST_RELATIVES: usize = 1200;
/// What a drawing is charged.
const DRAWING: u64 = 8;

/// The geometries of an object alone, and the forms of those that speak of a relative, with what they cost.
struct Forms {
    alone: Vec<(Shape, u32)>,
    related: Vec<(Shape, u32)>,
}

static FORMS: LazyLock<Forms> = LazyLock::new(|| {
    let all = geometries(&[Relation::ALL[0]]);
    let (related, alone) = all.into_iter().partition(|(shape, _)| shape.geometry.relation().is_some());
    Forms { alone, related }
});

/// Marks the number of what covers something.
const USEFUL: u32 = 1 << 31;

/// What forms come to on a demo: those of the object alone for each of its rows, and those that speak of a relative for each pair
/// of a row and a relative. The numbers of a row or pair are side by side.
#[derive(Default)]
struct Found {
    alone: Vec<u32>,
    related: Vec<u32>,
}

/// The same for all demos; most searches end before all are looked at.
struct Table {
    demos: Vec<Found>,
    rows: usize,
    /// For each relation and row the pair that it leads to; `NONE` where it leads nowhere.
    places: Vec<u16>,
    relations: Vec<Relation>,
}

/// The place of no pair: there are fewer.
const NONE: u16 = u16::MAX;

impl Table {
    /// A table with nothing judged, and for each row a relation for each relative.
    fn new(board: &Board, relations: &[Relation]) -> (Table, Vec<Vec<Relation>>) {
        let rows = board.rows.len();
        let mut relatives: Vec<Vec<(usize, Relation)>> = vec![Vec::new(); rows];
        let (mut spoken_of, mut within) = (Vec::new(), Vec::new());
        let mut pairs = 0;
        for &relation in relations {
            if pairs > MOST_RELATIVES {
                break;
            }
            spoken_of.push(relation);
            for (&(demo, object), known) in board.rows.iter().zip(&mut relatives) {
                let other = board.scenes[demo].relations.get(relation, object).filter(|&at| at != object);
                within.push(other.map(|other| {
                    known.iter().position(|(at, _)| *at == other).unwrap_or_else(|| {
                        known.push((other, relation));
                        pairs += 1;
                        known.len() - 1
                    })
                }));
            }
        }
        let mut next = 0;
        let starts: Vec<usize> = relatives
            .iter()
            .map(|known| {
                next += known.len();
                next - known.len()
            })
            .collect();
        let place = |(at, within): (usize, &Option<usize>)| {
            within.map_or(NONE, |within| (starts[at % rows] + within) as u16)
        };
        let table = Table {
            demos: board.scenes.iter().map(|_| Found::default()).collect(),
            rows,
            places: within.iter().enumerate().map(place).collect(),
            relations: spoken_of,
        };
        (table, relatives.into_iter().map(|known| known.into_iter().map(|(_, by)| by).collect()).collect())
    }

    /// The numbers of each form that covers something, for all rows, or for all pairs.
    fn useful(&self, forms: usize, of: impl Fn(&Found) -> &[u32]) -> Vec<(usize, Vec<u32>)> {
        let numbers = || self.demos.iter().flat_map(|found| of(found).chunks_exact(forms));
        // Most cover nothing, which is seen for all of them at once.
        let mut all = vec![0; forms];
        for numbers in numbers() {
            all.iter_mut().zip(numbers).for_each(|(all, number)| *all |= number);
        }
        let useful = (0..forms).filter(|&form| all[form] & USEFUL != 0);
        useful.map(|form| (form, numbers().map(|numbers| numbers[form]).collect())).collect()
    }

    /// The pairs that a relation leads to, for all rows.
    fn places(&self, relation: usize) -> &[u16] {
        &self.places[relation * self.rows..(relation + 1) * self.rows]
    }
}

fn is_useful(numbers: &[u32]) -> bool {
    numbers.iter().fold(0, |all, number| all | number) & USEFUL != 0
}

impl Judge {
    /// Judges all geometries; none are kept where no base is reached, unless parts will do.
    pub(super) fn all(
        cx: &mut Cx,
        board: &Board,
        relations: &[Relation],
        in_part: bool,
    ) -> Result<(Judge, Vec<Kept>), Fault> {
        let mut judge = Judge {
            pool: vec![Mask::EMPTY],
            counts: vec![0],
            judged: vec![Judged::NOTHING],
            pool_numbers: FxHashMap::from_iter([(Mask::EMPTY, 0)]),
            judged_numbers: FxHashMap::from_iter([(Judged::NOTHING, 0)]),
            wrong: None,
            reached: [true; 2],
        };
        cx.spend((board.rows.len() * relations.len()) as u64)?;
        let (mut table, relatives) = Table::new(board, relations);
        let mut demos: Vec<usize> = (0..board.scenes.len()).collect();
        // Which demo ends it decides how much is charged; so this order must not depend on that of the demos.
        let key = |demo: usize| {
            let scene = &board.scenes[demo];
            (scene.objects.len(), &board.cases[demo].output, &scene.cells)
        };
        demos.sort_by(|&a, &b| key(a).cmp(&key(b)));
        for demo in demos {
            judge.demo(cx, board, &mut table, &relatives, demo)?;
            if judge.reached == [false; 2] && !in_part {
                return Ok((judge, Vec::new()));
            }
        }
        let kept = judge.kept(cx, &table)?;
        Ok((judge, kept))
    }

    /// Judges all forms on the objects of a demo.
    fn demo(
        &mut self,
        cx: &mut Cx,
        board: &Board,
        table: &mut Table,
        relatives: &[Vec<Relation>],
        demo: usize,
    ) -> Result<(), Fault> {
        let (scene, case) = (&board.scenes[demo], &board.cases[demo]);
        let mut reached = [Mask::EMPTY; 2];
        // Those on the ground in the upper half.
        let mut known: FxHashMap<u64, u32> = FxHashMap::default();
        let found = &mut table.demos[demo];
        let rows =
            || (0..).zip(&board.rows).filter(|(_, (of, _))| *of == demo).map(|(row, _): (usize, _)| row);
        found.alone.reserve_exact(FORMS.alone.len() * rows().count());
        found
            .related
            .reserve_exact(FORMS.related.len() * rows().map(|row| relatives[row].len()).sum::<usize>());
        for (row, &(_, object)) in board.rows.iter().enumerate().filter(|(_, (of, _))| *of == demo) {
            known.clear();
            let forms = FORMS.alone.len() + FORMS.related.len() * relatives[row].len();
            let copies = if scene.objects[object].colours.len() > 1 { COPIES } else { 0 };
            cx.spend(DRAWING * forms as u64 + copies)?;
            let mut look = |drawing: Drawing, on_ground: bool| {
                let (wanted, useful) = board.look(row, drawing, on_ground);
                if let Some(useful) = &useful {
                    reached.iter_mut().zip(useful).for_each(|(reached, useful)| *reached |= *useful);
                }
                self.number(wanted, useful.as_ref())
            };
            // A geometry that is only drawn on ground follows the same one anywhere.
            let mut last: Option<(Geometry, Option<Drawing>)> = None;
            let mut judge = |shape: Shape| {
                let drawing = match last {
                    Some((geometry, drawing)) if shape.on_ground && geometry == shape.geometry => drawing,
                    _ => shape.geometry.drawing(scene, object),
                };
                last = Some((shape.geometry, drawing));
                match drawing.map(|drawing| (drawing, drawing.shared())) {
                    None => 0,
                    Some((drawing, None)) => look(drawing, shape.on_ground),
                    Some((drawing, Some(number))) => *known
                        .entry(number | u64::from(shape.on_ground) << 63)
                        .or_insert_with(|| look(drawing, shape.on_ground)),
                }
            };
            found.alone.extend(FORMS.alone.iter().map(|(shape, _)| judge(*shape)));
            for &relation in &relatives[row] {
                found.related.extend(FORMS.related.iter().map(|(shape, _)| judge(shape.with(relation))));
            }
        }
        for base in Base::ALL {
            self.reached[base as usize] &= reached[base as usize] == case.changed[base as usize];
        }
        Ok(())
    }

    /// The number of what a drawing comes to.
    fn number(&mut self, wanted: [Wanted; 2], useful: Option<&[Mask; 2]>) -> u32 {
        match (useful, wanted) {
            (None, [Wanted::Nothing, Wanted::Nothing]) => 0,
            (None, [Wanted::Wrong, Wanted::Wrong]) => match self.wrong {
                Some(number) => number,
                None => {
                    let number = self.new_number(wanted, None);
                    *self.wrong.insert(number)
                }
            },
            _ => self.new_number(wanted, useful),
        }
    }

    /// The same of what may be new.
    fn new_number(&mut self, wanted: [Wanted; 2], useful: Option<&[Mask; 2]>) -> u32 {
        let covers = useful.map_or([0; 2], |useful| {
            useful.map(|mask| {
                // Most cover nothing.
                if mask.is_empty() {
                    return 0;
                }
                let next = self.pool.len() as u32;
                let number = *self.pool_numbers.entry(mask).or_insert(next);
                if number == next {
                    self.pool.push(mask);
                    self.counts.push(mask.count() as u32);
                }
                number
            })
        });
        let judged = Judged { wanted, covers };
        let next = self.judged.len() as u32;
        let number = *self.judged_numbers.entry(judged).or_insert(next);
        if number == next {
            self.judged.push(judged);
        }
        if covers == [0; 2] { number } else { number | USEFUL }
    }

    /// The geometries that cover something, cheapest first.
    fn kept(&self, cx: &mut Cx, table: &Table) -> Result<Vec<Kept>, Fault> {
        let count = FORMS.alone.len() + FORMS.related.len() * table.relations.len();
        cx.spend((count * (2 + table.rows / 8)) as u64)?;
        let mut forms: Vec<(u32, Shape, Vec<u32>, bool)> = Vec::new();
        for (form, numbers) in table.useful(FORMS.alone.len(), |found| &found.alone) {
            let (shape, cost) = FORMS.alone[form];
            forms.push((cost, shape, numbers, true));
        }
        for (form, numbers) in table.useful(FORMS.related.len(), |found| &found.related) {
            let (shape, cost) = FORMS.related[form];
            forms.push((cost, shape, numbers, false));
        }
        forms.sort_by_key(|(cost, ..)| *cost);
        // By hash the first one that comes to the same, and how many more do; of two that share a hash, the later stands at the
        // next free one.
        let mut seen: FxHashMap<u64, (usize, u8)> = FxHashMap::default();
        let mut kept: Vec<Kept> = Vec::new();
        let mut own: Vec<u32> = Vec::new();
        let mut keep = |shape: Shape, cost: u32, judged: &[u32]| {
            own.clear();
            own.extend(judged.iter().map(|number| number & !USEFUL));
            let mut hash = FxBuildHasher.hash_one(own.as_slice());
            let count = loop {
                match seen.get_mut(&hash) {
                    Some((first, count)) if kept[*first].judged == own => {
                        *count = count.saturating_add(1);
                        break *count;
                    }
                    Some(_) => hash = hash.wrapping_add(1),
                    None => {
                        seen.insert(hash, (kept.len(), 0));
                        break 0;
                    }
                }
            };
            if count < MOST_ALIKE {
                // Of geometries that are the same here the first is a little likelier.
                kept.push(Kept { shape, cost: cost + u32::from(count), judged: own.clone() });
            }
        };
        let mut judged = vec![0; table.rows];
        for (cost, shape, numbers, is_alone) in forms {
            if is_alone {
                keep(shape, cost, &numbers);
                continue;
            }
            for (at, &relation) in table.relations.iter().enumerate() {
                for (judged, &place) in judged.iter_mut().zip(table.places(at)) {
                    *judged = numbers.get(usize::from(place)).copied().unwrap_or(0);
                }
                if is_useful(&judged) {
                    keep(shape.with(relation), cost, &judged);
                }
            }
        }
        Ok(kept)
    }
}
