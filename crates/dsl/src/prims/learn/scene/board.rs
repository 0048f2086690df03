//! The board: the scenes of all demos beside their outputs, and whether drawings are right there.
//!
//! A drawing is right for a row if all its cells lie inside of one colour of the output, which is then the colour that the
//! ink must give; or, where it has colours of its own, if the output has them, too. What it is good for are the cells that
//! it paints and that have to change.

use rustc_hash::FxHashMap;

use super::drawing::{Cells, Drawing};
use super::geometry::Shape;
use super::mask::Mask;
use super::segment::Scene;
use crate::views::GridView;

/// What clauses paint on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Base {
    /// The input.
    Input,
    /// Ground only: what no clause keeps is gone.
    Blank,
}

impl Base {
    pub(super) const ALL: [Base; 2] = [Base::Input, Base::Blank];
}

/// What a drawing comes to for a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Wanted {
    /// Nothing is drawn.
    Nothing,
    /// Some cell is wrong, whatever the ink.
    Wrong,
    /// It is right in its own colours.
    Given,
    /// It is right in this colour.
    Colour(i8),
}

/// A drawing of a row, judged: for each base what it comes to, and which of the cells to change it paints (a number of the
/// pool, 0 for none).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Judged {
    pub(super) wanted: [Wanted; 2],
    pub(super) covers: [u32; 2],
}

/// A demo: its scene and its output.
#[derive(Debug)]
pub(super) struct Case {
    pub(super) output: Vec<i8>,
    by_colour: [Mask; 10],
    /// The cells to change, for each base.
    pub(super) changed: [Mask; 2],
}

/// All demos.
#[derive(Debug)]
pub(super) struct Board {
    pub(super) scenes: Vec<Scene>,
    pub(super) cases: Vec<Case>,
    /// The rows: objects of all demos, as demo and object.
    pub(super) rows: Vec<(usize, usize)>,
    /// Where the words of each demo begin in a cover.
    pub(super) starts: Vec<usize>,
    /// How many words a cover has.
    pub(super) words: usize,
}

impl Board {
    /// The board of some scenes and outputs of the same shapes.
    pub(super) fn new(scenes: Vec<Scene>, outputs: &[GridView<'_>]) -> Board {
        let mut rows = Vec::new();
        let (mut cases, mut starts, mut words) = (Vec::new(), Vec::new(), 0);
        for ((demo, scene), output) in scenes.iter().enumerate().zip(outputs) {
            rows.extend((0..scene.objects.len()).map(|object| (demo, object)));
            starts.push(words);
            words += scene.height as usize;
            let mut by_colour = [Mask::EMPTY; 10];
            let mut changed = Mask::EMPTY;
            for (at, (&from, &to)) in scene.cells.iter().zip(output.cells).enumerate() {
                let place = ((at / output.width) as i32, (at % output.width) as i32);
                by_colour[to.clamp(0, 9) as usize].set(place.0, place.1);
                if from != to {
                    changed.set(place.0, place.1);
                }
            }
            let blank = scene.full.without(&by_colour[scene.ground.clamp(0, 9) as usize]);
            cases.push(Case { output: output.cells.to_vec(), by_colour, changed: [changed, blank] });
        }
        Board { scenes, cases, rows, starts, words }
    }

    /// All cells to change, as a cover.
    pub(super) fn total(&self, base: Base) -> Vec<u32> {
        let mut total = vec![0; self.words];
        for (demo, case) in self.cases.iter().enumerate() {
            self.cover(demo, &case.changed[base as usize], &mut total);
        }
        total
    }

    /// Adds cells of a demo to a cover.
    pub(super) fn cover(&self, demo: usize, mask: &Mask, cover: &mut [u32]) {
        let height = self.scenes[demo].height as usize;
        let words = cover[self.starts[demo]..].iter_mut();
        words.zip(mask.rows(height)).for_each(|(word, row)| *word |= row);
    }
}

/// Drawings that were judged, each once a row.
#[derive(Debug)]
pub(super) struct Judge<'b> {
    pub(super) board: &'b Board,
    /// Sets of cells, each once; the first is the empty one.
    pub(super) pool: Vec<Mask>,
    /// How many cells each has.
    pub(super) counts: Vec<u32>,
    numbers: FxHashMap<Mask, u32>,
    known: Vec<FxHashMap<(Drawing, bool), Judged>>,
    /// How many drawings were made.
    pub(super) drawn: u64,
}

impl<'b> Judge<'b> {
    pub(super) fn new(board: &'b Board) -> Judge<'b> {
        let known = board.rows.iter().map(|_| FxHashMap::default()).collect();
        let numbers = FxHashMap::from_iter([(Mask::EMPTY, 0)]);
        Judge { board, pool: vec![Mask::EMPTY], counts: vec![0], numbers, known, drawn: 0 }
    }

    /// What a shape comes to for a row.
    pub(super) fn judge(&mut self, row: usize, shape: Shape) -> Judged {
        const NOTHING: Judged = Judged { wanted: [Wanted::Nothing; 2], covers: [0; 2] };
        let (demo, object) = self.board.rows[row];
        let Some(drawing) = shape.geometry.drawing(&self.board.scenes[demo], object) else { return NOTHING };
        if let Some(judged) = self.known[row].get(&(drawing, shape.on_ground)) {
            return *judged;
        }
        self.drawn += 1;
        let judged = self.look(demo, object, drawing, shape.on_ground);
        self.known[row].insert((drawing, shape.on_ground), judged);
        judged
    }

    fn look(&mut self, demo: usize, object: usize, drawing: Drawing, on_ground: bool) -> Judged {
        let (scene, case) = (&self.board.scenes[demo], &self.board.cases[demo]);
        let (wanted, painted) = match scene.draw(object, drawing) {
            Cells::Plain(mask) => {
                let mask = if on_ground { mask & scene.free } else { mask };
                let wanted = match mask.first() {
                    None => [Wanted::Nothing; 2],
                    Some((row, column)) => {
                        let colour = case.output[(row * scene.width + column) as usize];
                        if !mask.is_within(&case.by_colour[colour.clamp(0, 9) as usize]) {
                            [Wanted::Wrong; 2]
                        } else if colour == scene.ground {
                            [Wanted::Colour(colour), Wanted::Wrong]
                        } else {
                            [Wanted::Colour(colour); 2]
                        }
                    }
                };
                (wanted, [mask; 2])
            }
            Cells::Coloured(parts) => {
                let all = parts.iter().fold(Mask::EMPTY, |all, (_, mask)| all | *mask);
                let there = |colour: i8| &case.by_colour[colour.clamp(0, 9) as usize];
                let right =
                    parts.iter().fold(Mask::EMPTY, |right, &(colour, mask)| right | (mask & *there(colour)));
                let wanted = match all {
                    _ if all.is_empty() => Wanted::Nothing,
                    _ if right == all => Wanted::Given,
                    _ => Wanted::Wrong,
                };
                // What is kept on blank may be painted over by other clauses, but not vanish.
                let kept = drawing == Drawing::Kept && !right.is_empty() && !all.meets(there(scene.ground));
                ([wanted, if kept { Wanted::Given } else { wanted }], [all, right])
            }
        };
        let mut covers = [0; 2];
        for base in Base::ALL {
            if matches!(wanted[base as usize], Wanted::Given | Wanted::Colour(_)) {
                let useful = painted[base as usize] & case.changed[base as usize];
                covers[base as usize] = self.number(useful);
            }
        }
        Judged { wanted, covers }
    }

    /// The number of a set of cells.
    fn number(&mut self, mask: Mask) -> u32 {
        let next = self.pool.len() as u32;
        let number = *self.numbers.entry(mask).or_insert(next);
        if number == next {
            self.pool.push(mask);
            self.counts.push(mask.count() as u32);
        }
        number
    }
}
