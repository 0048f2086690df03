//! The board: the scenes of all demos beside their outputs, and whether drawings are right there.
//!
//! A drawing is right for a row if all its cells lie inside of one colour of the output, which is then the colour that the
//! ink must give; or, where it has colours of its own, if the output has them, too. What it is good for are the cells that
//! it paints and that have to change.

use std::rc::Rc;

use super::drawing::{Cells, Drawing};
use super::ink::Ink;
use super::mask::Mask;
use super::segment::{Scene, ranked};
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

/// A demo: its scene and its output.
#[derive(Clone, Debug)]
pub(super) struct Case {
    pub(super) output: Vec<i8>,
    by_colour: [Mask; 10],
    /// The cells to change, for each base.
    pub(super) changed: [Mask; 2],
    /// The colour of the ground that clauses paint on.
    blank: i8,
    /// The cells that something else is painted over: what is below does not matter.
    hidden: Mask,
    /// Whether there are any.
    hides: bool,
}

/// All demos.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) scenes: Rc<[Scene]>,
    pub(super) cases: Vec<Case>,
    /// The rows: objects of all demos, as demo and object.
    pub(super) rows: Vec<(usize, usize)>,
    /// Where the words of each demo begin in a cover.
    pub(super) starts: Vec<usize>,
    /// How many words a cover has.
    pub(super) words: usize,
    /// The colour that all ground becomes before anything is painted, if it is another.
    pub(super) reground: Option<Ink>,
}

/// The colour that the ground of all demos becomes: the outputs have no ground left, and most of each is of that colour.
fn regrounded(scenes: &[Scene], outputs: &[GridView<'_>]) -> Option<Ink> {
    let becomes = scenes.iter().zip(outputs).map(|(scene, output)| {
        let &(colour, count) = ranked(output.cells).first()?;
        let is_left = output.cells.contains(&scene.ground);
        (!is_left && 2 * count > output.cells.len()).then_some(colour)
    });
    let becomes: Vec<i8> = becomes.collect::<Option<_>>()?;
    let inks = [Ink::Fixed(*becomes.first()?), Ink::Rank(0), Ink::Rarest, Ink::Rank(1)];
    let agrees =
        |ink: &Ink| scenes.iter().zip(&becomes).all(|(scene, colour)| ink.of_scene(scene) == Some(*colour));
    inks.into_iter().find(agrees)
}

impl Board {
    /// The board of some scenes and outputs of the same shapes.
    pub(super) fn new(scenes: Vec<Scene>, outputs: &[GridView<'_>]) -> Board {
        let mut rows = Vec::new();
        let reground = regrounded(&scenes, outputs);
        let (mut cases, mut starts, mut words) = (Vec::new(), Vec::new(), 0);
        for ((demo, scene), output) in scenes.iter().enumerate().zip(outputs) {
            rows.extend((0..scene.objects.len()).map(|object| (demo, object)));
            starts.push(words);
            words += scene.height as usize;
            let mut by_colour = [Mask::EMPTY; 10];
            let mut changed = Mask::EMPTY;
            let blank = reground.as_ref().and_then(|ink| ink.of_scene(scene)).unwrap_or(scene.ground);
            for (at, (&from, &to)) in scene.cells.iter().zip(output.cells).enumerate() {
                let place = ((at / output.width) as i32, (at % output.width) as i32);
                by_colour[to.clamp(0, 9) as usize].set(place.0, place.1);
                if to != if from == scene.ground { blank } else { from } {
                    changed.set(place.0, place.1);
                }
            }
            let drawn = scene.full.without(&by_colour[blank.clamp(0, 9) as usize]);
            cases.push(Case {
                output: output.cells.to_vec(),
                by_colour,
                changed: [changed, drawn],
                blank,
                hidden: Mask::EMPTY,
                hides: false,
            });
        }
        Board { scenes: scenes.into(), cases, rows, starts, words, reground }
    }

    /// All cells to change, as a cover.
    pub(super) fn total(&self, base: Base) -> Vec<u32> {
        let mut total = vec![0; self.words];
        for (demo, case) in self.cases.iter().enumerate() {
            self.cover(demo, &case.changed[base as usize], &mut total);
        }
        total
    }

    /// The same where some cells of each demo will be painted over.
    pub(super) fn below(mut self, over: &[Mask]) -> Board {
        for (case, &over) in self.cases.iter_mut().zip(over) {
            (case.hidden, case.hides) = (over, !over.is_empty());
            case.changed = case.changed.map(|changed| changed.without(&over));
        }
        self
    }

    /// Adds cells of a demo to a cover.
    pub(super) fn cover(&self, demo: usize, mask: &Mask, cover: &mut [u32]) {
        let height = self.scenes[demo].height as usize;
        let words = cover[self.starts[demo]..].iter_mut();
        words.zip(mask.rows(height)).for_each(|(word, row)| *word |= row);
    }

    /// What a drawing of a row comes to on each base, and which of the cells to change it paints there, unless it is right on
    /// neither, as most are.
    pub(super) fn look(
        &self,
        row: usize,
        drawing: Drawing,
        on_ground: bool,
    ) -> ([Wanted; 2], Option<[Mask; 2]>) {
        let (demo, object) = self.rows[row];
        let (scene, case) = (&self.scenes[demo], &self.cases[demo]);
        let (wanted, painted) = match scene.draw(object, drawing) {
            Cells::Plain(mut mask) => {
                if on_ground {
                    mask &= scene.free;
                }
                if case.hides {
                    mask = mask.without(&case.hidden);
                }
                let wanted = case.plain(scene, &mask);
                if let Wanted::Nothing | Wanted::Wrong = wanted[0] {
                    return (wanted, None);
                }
                (wanted, [mask; 2])
            }
            Cells::Coloured(parts) => {
                let all = parts.iter().fold(Mask::EMPTY, |all, (_, mask)| all | *mask).without(&case.hidden);
                let there = |colour: i8| &case.by_colour[colour.clamp(0, 9) as usize];
                let right =
                    parts.iter().fold(Mask::EMPTY, |right, &(colour, mask)| right | (mask & *there(colour)));
                let right = right.without(&case.hidden);
                let wanted = match all {
                    _ if all.is_empty() => Wanted::Nothing,
                    _ if right == all => Wanted::Given,
                    _ => Wanted::Wrong,
                };
                // What is kept on blank may be painted over by other clauses, but not vanish.
                let kept = drawing == Drawing::Kept && !right.is_empty() && !all.meets(there(case.blank));
                ([wanted, if kept { Wanted::Given } else { wanted }], [all, right])
            }
        };
        if wanted.iter().all(|wanted| matches!(wanted, Wanted::Nothing | Wanted::Wrong)) {
            return (wanted, None);
        }
        let useful = Base::ALL.map(|base| match wanted[base as usize] {
            Wanted::Given | Wanted::Colour(_) => painted[base as usize] & case.changed[base as usize],
            Wanted::Nothing | Wanted::Wrong => Mask::EMPTY,
        });
        (wanted, Some(useful))
    }
}

impl Case {
    /// What cells of one colour come to on each base.
    fn plain(&self, scene: &Scene, mask: &Mask) -> [Wanted; 2] {
        let Some((row, column)) = mask.first() else { return [Wanted::Nothing; 2] };
        let colour = self.output[(row * scene.width + column) as usize];
        if !mask.is_within(&self.by_colour[colour.clamp(0, 9) as usize]) {
            [Wanted::Wrong; 2]
        } else if colour == self.blank {
            [Wanted::Colour(colour), Wanted::Wrong]
        } else {
            [Wanted::Colour(colour); 2]
        }
    }
}
