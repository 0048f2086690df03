//! Rules of clauses: what a grid becomes when they are painted.

use super::board::{Base, Board};
use super::clause::Clause;
use super::condition;
use super::drawing::Cells;
use super::geometry::Geometry;
use super::ink::Ink;
use super::mask::Mask;
use super::segment::{Scene, Segmentation};

/// Clauses that are painted on a base.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Repaint {
    pub(super) segmentation: Segmentation,
    pub(super) base: Base,
    /// The colour that all ground becomes before, if it is another.
    pub(super) reground: Option<Ink>,
    pub(super) clauses: Vec<Clause>,
}

impl Repaint {
    /// The cells that a scene becomes, and whether anything was painted.
    pub(super) fn paint(&self, scene: &Scene) -> (Vec<i8>, bool) {
        let blank = self.reground.as_ref().and_then(|ink| ink.of_scene(scene)).unwrap_or(scene.ground);
        let mut cells = match self.base {
            Base::Input => {
                scene.cells.iter().map(|&cell| if cell == scene.ground { blank } else { cell }).collect()
            }
            Base::Blank => vec![blank; scene.cells.len()],
        };
        let mut painted = false;
        // What is kept lies below everything else.
        let kept = |clause: &&Clause| clause.shape.geometry == Geometry::Keep;
        let below = self.clauses.iter().filter(kept);
        for clause in below.chain(self.clauses.iter().filter(|clause| !kept(clause))) {
            for at in 0..scene.objects.len() {
                if clause.is_about(scene, at) {
                    painted |= put(scene, at, clause, &mut cells);
                }
            }
        }
        (cells, painted)
    }

    /// Whether it gives every output of a board.
    pub(super) fn explains(&self, board: &Board) -> bool {
        board.scenes.iter().zip(&board.cases).all(|(scene, case)| self.paint(scene).0 == case.output)
    }
}

impl Clause {
    /// The cells that it paints in a scene.
    pub(super) fn cells(&self, scene: &Scene) -> Mask {
        let rows = (0..scene.objects.len()).filter(|&at| self.is_about(scene, at));
        rows.flat_map(|at| parts(scene, at, self)).fold(Mask::EMPTY, |all, (_, mask)| all | mask)
    }

    /// Whether all its predicates hold of an object.
    fn is_about(&self, scene: &Scene, at: usize) -> bool {
        condition::holds(&self.condition, scene, at)
    }
}

/// What a clause says of an object: cells and their colours.
fn parts(scene: &Scene, at: usize, clause: &Clause) -> Vec<(i8, Mask)> {
    let Some(drawing) = clause.shape.geometry.drawing(scene, at) else { return Vec::new() };
    match scene.draw(at, drawing) {
        Cells::Coloured(parts) => parts,
        Cells::Plain(mask) => {
            let Some(colour) = clause.ink.colour(scene, at) else { return Vec::new() };
            vec![(colour, if clause.shape.on_ground { mask & scene.free } else { mask })]
        }
    }
}

/// Paints what a clause says of an object; whether that is anything.
fn put(scene: &Scene, at: usize, clause: &Clause, cells: &mut [i8]) -> bool {
    let mut painted = false;
    for (colour, mask) in parts(scene, at, clause) {
        for (row, column) in mask.cells() {
            if let Some(cell) = cells.get_mut((row * scene.width + column) as usize) {
                *cell = colour;
                painted = true;
            }
        }
    }
    painted
}
