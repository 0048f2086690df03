//! Judging: every geometry on every object of the demos.
//!
//! In: a board, and the relations that are spoken of. Out: the geometries that cover something, cheapest first, with what
//! each comes to for every row. A geometry that speaks of a relative is the same for all relations that lead to it, so a
//! *form*, a geometry without its relation, is judged once for each relative of a row. Demos are looked at one after the
//! other, those with few objects first: where nothing reaches some cell that has to change, no rule does, and the others are
//! not looked at.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use super::board::{Base, Board, Wanted};
use super::catalogue::geometries;
use super::drawing::Drawing;
use super::geometry::Shape;
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

/// What forms come to, for each row: those of the object alone, then for each relative those that speak of it.
struct Table {
    numbers: Vec<u32>,
    /// Where the numbers of each row begin.
    starts: Vec<usize>,
    /// For each relation and row, which of its relatives it leads to, from 1 on; 0 for none.
    places: Vec<u8>,
    relations: Vec<Relation>,
}

impl Table {
    /// A table with nothing judged, and for each row a relation for each relative.
    fn new(board: &Board, relations: &[Relation]) -> (Table, Vec<Vec<Relation>>) {
        let rows = board.rows.len();
        let mut relatives: Vec<Vec<(usize, Relation)>> = vec![Vec::new(); rows];
        let mut table =
            Table { numbers: Vec::new(), starts: Vec::new(), places: Vec::new(), relations: Vec::new() };
        let mut count = 0;
        for &relation in relations {
            if count > MOST_RELATIVES {
                break;
            }
            table.relations.push(relation);
            for (&(demo, object), known) in board.rows.iter().zip(&mut relatives) {
                let other = board.scenes[demo].relations.get(relation, object).filter(|&at| at != object);
                let place = other.map_or(0, |other| {
                    let at = known.iter().position(|(at, _)| *at == other).unwrap_or_else(|| {
                        known.push((other, relation));
                        count += 1;
                        known.len() - 1
                    });
                    at as u8 + 1
                });
                table.places.push(place);
            }
        }
        let mut next = 0;
        for relatives in &relatives {
            table.starts.push(next);
            next += FORMS.alone.len() + FORMS.related.len() * relatives.len();
        }
        table.numbers = vec![0; next];
        let relations = relatives.into_iter().map(|known| known.into_iter().map(|(_, by)| by).collect());
        (table, relations.collect())
    }

    /// The numbers of a geometry of an object alone, for all rows.
    fn alone(&self, form: usize) -> impl Iterator<Item = u32> + '_ {
        self.starts.iter().map(move |start| self.numbers[start + form])
    }

    /// The numbers of a form with a relation, for all rows.
    fn related(&self, form: usize, relation: usize) -> impl Iterator<Item = u32> + '_ {
        let rows = self.starts.len();
        let places = &self.places[relation * rows..(relation + 1) * rows];
        self.starts.iter().zip(places).map(move |(start, &place)| match place {
            0 => 0,
            place => {
                let skipped = FORMS.alone.len() + (usize::from(place) - 1) * FORMS.related.len();
                self.numbers[start + skipped + form]
            }
        })
    }
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
        let mut known: FxHashMap<(Drawing, bool), u32> = FxHashMap::default();
        for (row, &(_, object)) in board.rows.iter().enumerate().filter(|(_, (of, _))| *of == demo) {
            known.clear();
            let forms = FORMS.alone.len() + FORMS.related.len() * relatives[row].len();
            cx.spend(DRAWING * forms as u64)?;
            let alone = FORMS.alone.iter().map(|(shape, _)| *shape);
            let of = |&relation: &Relation| FORMS.related.iter().map(move |(shape, _)| shape.with(relation));
            let numbers = table.numbers[table.starts[row]..].iter_mut();
            for (number, shape) in numbers.zip(alone.chain(relatives[row].iter().flat_map(of))) {
                let Some(drawing) = shape.geometry.drawing(scene, object) else { continue };
                *number = *known.entry((drawing, shape.on_ground)).or_insert_with(|| {
                    let (wanted, useful) = board.look(row, drawing, shape.on_ground);
                    reached.iter_mut().zip(&useful).for_each(|(reached, useful)| *reached |= *useful);
                    self.number(wanted, useful)
                });
            }
        }
        for base in Base::ALL {
            self.reached[base as usize] &= reached[base as usize] == case.changed[base as usize];
        }
        Ok(())
    }

    /// The number of what a drawing comes to.
    fn number(&mut self, wanted: [Wanted; 2], useful: [Mask; 2]) -> u32 {
        let covers = useful.map(|mask| {
            let next = self.pool.len() as u32;
            let number = *self.pool_numbers.entry(mask).or_insert(next);
            if number == next {
                self.pool.push(mask);
                self.counts.push(mask.count() as u32);
            }
            number
        });
        let judged = Judged { wanted, covers };
        let next = self.judged.len() as u32;
        let number = *self.judged_numbers.entry(judged).or_insert(next);
        if number == next {
            self.judged.push(judged);
        }
        number
    }

    /// The geometries that cover something, cheapest first.
    fn kept(&self, cx: &mut Cx, table: &Table) -> Result<Vec<Kept>, Fault> {
        let alone = FORMS.alone.iter().enumerate().map(|(form, &(shape, cost))| (cost, shape, form, None));
        let relations = || table.relations.iter().enumerate();
        let related = FORMS.related.iter().enumerate().flat_map(|(form, &(shape, cost))| {
            relations().map(move |(at, &relation)| (cost, shape.with(relation), form, Some(at)))
        });
        let mut shapes: Vec<(u32, Shape, usize, Option<usize>)> = alone.chain(related).collect();
        shapes.sort_by_key(|(cost, ..)| *cost);
        cx.spend((shapes.len() * (2 + table.starts.len() / 8)) as u64)?;
        let is_useful: Vec<bool> = self.judged.iter().map(|judged| judged.covers != [0; 2]).collect();
        let mut seen: FxHashMap<Vec<u32>, u8> = FxHashMap::default();
        let (mut kept, mut judged) = (Vec::new(), Vec::new());
        for (cost, shape, form, relation) in shapes {
            judged.clear();
            match relation {
                None => judged.extend(table.alone(form)),
                Some(relation) => judged.extend(table.related(form, relation)),
            }
            if !judged.iter().any(|&number| is_useful[number as usize]) {
                continue;
            }
            let count = match seen.get_mut(&judged) {
                Some(count) => {
                    *count = count.saturating_add(1);
                    *count
                }
                None => {
                    seen.insert(judged.clone(), 0);
                    0
                }
            };
            if count < MOST_ALIKE {
                // Of geometries that are the same here the first is a little likelier.
                kept.push(Kept { shape, cost: cost + u32::from(count), judged: judged.clone() });
            }
        }
        Ok(kept)
    }
}
