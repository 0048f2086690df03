//! Fittings: the box around some objects as a canvas, and the other objects put into it where they fit.
//!
//! What of the canvas is not of its commonest colour tells where: its *marks*. An object fits where cells of it lie on marks of
//! their colours, or fill ground that shows through the canvas, or lie beside marks of their colours; where most of them do, it
//! is drawn. It may be turned, mirrored or scaled up. One that fits nowhere is left out.

use std::cmp::Reverse;

use super::list::bounds;
use super::mask::Mask;
use super::object::{Object, Turn};
use super::picture::{Frame, Picture};
use super::segment::{Scene, ranked};

/// What tells where an object fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tie {
    /// Its cells on marks of their colours, which it may share with others, or not.
    Marks { once: bool },
    /// Its cells of the canvas's colour on all the ground that shows through where it lies, or all its other cells.
    Holes { own: bool },
    /// Its cells beside marks of their colours, and none on a mark.
    Beside,
}

/// How an object may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    AsItIs,
    Turned,
    Mirrored,
    ScaledUp,
}

/// How objects are put into a canvas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fitting {
    pub(super) tie: Tie,
    pub(super) way: Way,
}

/// The most objects that are put into a canvas, and the most cells of one.
const MOST: usize = 16;
const LARGEST: i32 = 120;
/// How many cells of an object on cells of a canvas are charged as one: most places are left after a few cells.
const CELLS: u64 = 2;

/// An object in one of its ways: its sides, and its cells with their colours.
struct Shape {
    sides: (i32, i32),
    cells: Vec<(i32, i32, i8)>,
}

/// A canvas with what was put on it.
struct Canvas {
    drawn: Picture,
    main: i8,
    ground: i8,
    /// The marks that no object has taken yet.
    marks: Vec<bool>,
}

impl Way {
    /// The turns and scales that it allows, the likeliest first.
    fn all(self) -> &'static [(Turn, i32)] {
        const IS: (Turn, i32) = (Turn::Not, 1);
        match self {
            Way::AsItIs => &[IS],
            Way::Turned => &[IS, (Turn::Quarter, 1), (Turn::Half, 1), (Turn::ThreeQuarters, 1)],
            Way::Mirrored => &[IS, (Turn::LeftRight, 1), (Turn::TopBottom, 1)],
            Way::ScaledUp => &[IS, (Turn::Not, 2), (Turn::Not, 3), (Turn::Not, 4)],
        }
    }
}

impl Fitting {
    /// All, with what they cost in tenths.
    pub(super) fn all() -> impl Iterator<Item = (Fitting, u32)> {
        let ties = [
            (Tie::Marks { once: false }, 0),
            (Tie::Marks { once: true }, 5),
            (Tie::Holes { own: true }, 0),
            (Tie::Holes { own: false }, 0),
            (Tie::Beside, 10),
        ];
        let ways = [(Way::AsItIs, 0), (Way::Turned, 10), (Way::Mirrored, 10), (Way::ScaledUp, 15)];
        ties.into_iter()
            .flat_map(move |(tie, cost)| ways.map(|(way, more)| (Fitting { tie, way }, 50 + cost + more)))
    }

    /// In how many ways an object may lie.
    pub(super) fn ways(self) -> u64 {
        self.way.all().len() as u64
    }

    /// The other objects on the box around some, if that is wanted.
    pub(super) fn of(self, scene: &Scene, objects: &[&Object], frame: Frame) -> Option<Picture> {
        let (drawn, mut pieces) = parted(scene, objects, frame)?;
        let mut canvas = Canvas::of(drawn, scene.ground)?;
        // What fills much fits nowhere else: what fills little may.
        pieces.sort_by_key(|piece| Reverse(self.filling(piece, canvas.main)));
        let mut is_drawn = false;
        for piece in pieces {
            is_drawn |= self.put(&mut canvas, piece);
        }
        is_drawn.then_some(canvas.drawn)
    }

    /// How many cells of an object fill ground, if that is what ties it.
    fn filling(self, piece: &Object, main: i8) -> i32 {
        let of_main = piece.part(main).map_or(0, Mask::count);
        match self.tie {
            Tie::Holes { own: true } => of_main,
            Tie::Holes { own: false } => piece.size - of_main,
            _ => 0,
        }
    }

    /// Draws an object where it fits best, the first of equals; whether it fits.
    fn put(self, canvas: &mut Canvas, piece: &Object) -> bool {
        let shapes = self.way.all().iter().map(|&(turn, scale)| shape(piece, turn, scale));
        let mut best: Option<(i32, Shape, (i32, i32))> = None;
        for shape in shapes {
            let room = (
                canvas.drawn.height as i32 - shape.sides.0 + 1,
                canvas.drawn.width as i32 - shape.sides.1 + 1,
            );
            let mut found: Option<(i32, (i32, i32))> = None;
            for place in (0..room.0).flat_map(|down| (0..room.1).map(move |right| (down, right))) {
                let most = found.map_or(0, |found| found.0).max(best.as_ref().map_or(0, |best| best.0));
                if let Some(fits) = self.fits(canvas, &shape, place).filter(|&fits| fits > most) {
                    found = Some((fits, place));
                }
            }
            if let Some((fits, place)) = found {
                best = Some((fits, shape, place));
            }
        }
        let Some((_, shape, (down, right))) = best else { return false };
        for (row, column, colour) in shape.cells {
            let (row, column) = (row + down, column + right);
            canvas.drawn.put(row, column, colour);
            if self.tie != (Tie::Marks { once: false }) {
                canvas.marks[row as usize * canvas.drawn.width + column as usize] = false;
            }
        }
        true
    }

    /// How many cells tell that an object belongs to a place; none if one tells that it does not.
    fn fits(self, canvas: &Canvas, shape: &Shape, (down, right): (i32, i32)) -> Option<i32> {
        let width = canvas.drawn.width;
        let mut fits = 0;
        for &(row, column, colour) in &shape.cells {
            let at = (row + down) as usize * width + (column + right) as usize;
            let (is_mark, under) = (canvas.marks[at], canvas.drawn.cells[at]);
            match self.tie {
                Tie::Marks { .. } if is_mark && under == colour => fits += 1,
                Tie::Marks { .. } if is_mark => return None,
                Tie::Marks { .. } => {}
                Tie::Holes { own } => {
                    let is_hole = is_mark && under == canvas.ground;
                    if is_hole != ((colour == canvas.main) == own) {
                        return None;
                    }
                    fits += i32::from(is_hole);
                }
                Tie::Beside if is_mark => return None,
                Tie::Beside => fits += canvas.beside((row + down, column + right), colour),
            }
        }
        Some(fits)
    }
}

impl Canvas {
    fn of(drawn: Picture, ground: i8) -> Option<Canvas> {
        let main = ranked(&drawn.cells).first()?.0;
        let marks: Vec<bool> = drawn.cells.iter().map(|&cell| cell != main).collect();
        marks.contains(&true).then_some(Canvas { drawn, main, ground, marks })
    }

    /// How many marks of a colour are beside a cell.
    fn beside(&self, (row, column): (i32, i32), colour: i8) -> i32 {
        let (height, width) = (self.drawn.height as i32, self.drawn.width as i32);
        let is_alike = |(down, right): &(i32, i32)| {
            let (row, column) = (row + down, column + right);
            let at = (row * width + column) as usize;
            (0..height).contains(&row)
                && (0..width).contains(&column)
                && self.marks[at]
                && self.drawn.cells[at] == colour
        };
        [(-1, 0), (1, 0), (0, -1), (0, 1)].iter().filter(|step| is_alike(step)).count() as i32
    }
}

/// The box around some objects as a picture, if that is wanted, and the objects beside it, those of most cells first.
fn parted<'s>(scene: &'s Scene, objects: &[&Object], frame: Frame) -> Option<(Picture, Vec<&'s Object>)> {
    let (top, left, bottom, right) = bounds(objects)?;
    let cell = |i, j| scene.cells[((top + i) * scene.width + left + j) as usize];
    let drawn = frame.picture(bottom - top + 1, right - left + 1, cell)?;
    let canvas = Mask::boxed(top, left, bottom, right);
    let mut pieces: Vec<&Object> = scene.objects.iter().filter(|o| !o.cells.meets(&canvas)).collect();
    pieces.sort_by_key(|piece| Reverse(piece.size));
    let is_small = |piece: &&Object| piece.size <= LARGEST;
    ((1..=MOST).contains(&pieces.len()) && pieces.iter().all(is_small)).then_some((drawn, pieces))
}

/// What putting the other objects on the box around some is charged; none where there is nothing to put on it.
pub(super) fn charge(scene: &Scene, objects: &[&Object], frame: Frame) -> Option<u64> {
    let (drawn, pieces) = parted(scene, objects, frame)?;
    let cells: i32 = pieces.iter().map(|piece| piece.size).sum();
    Some(drawn.cells.len() as u64 * cells as u64 / CELLS)
}

/// An object turned and scaled up.
fn shape(piece: &Object, turn: Turn, scale: i32) -> Shape {
    let sides = (piece.height(), piece.width());
    let far = turn.place(sides, (sides.0 - 1, sides.1 - 1));
    let near = turn.place(sides, (0, 0));
    let height = scale * ((far.0 - near.0).abs() + 1);
    let width = scale * ((far.1 - near.1).abs() + 1);
    let mut cells = Vec::with_capacity((piece.size * scale * scale) as usize);
    for (colour, mask) in &piece.colours {
        for (row, column) in mask.cells() {
            let (row, column) = turn.place(sides, (row - piece.top, column - piece.left));
            let places = (0..scale).flat_map(|i| (0..scale).map(move |j| (i, j)));
            cells.extend(places.map(|(i, j)| (scale * row + i, scale * column + j, *colour)));
        }
    }
    Shape { sides: (height, width), cells }
}
