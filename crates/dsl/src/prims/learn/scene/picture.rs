//! Pictures: small grids that are cut out of a scene or put together.

use super::object::{Object, Turn};
use super::segment::Scene;

/// A grid that rules give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Picture {
    pub(super) height: usize,
    pub(super) width: usize,
    pub(super) cells: Vec<i8>,
}

/// The longest side of a picture that is put together.
const LONGEST: usize = 64;

/// Which pictures are wanted, by their sides: others need not be put together.
#[derive(Clone, Copy, Debug)]
pub(super) enum Frame {
    Any,
    /// Those of this height and width.
    Of(usize, usize),
    /// The same, turned or not.
    Turned(usize, usize),
}

impl Frame {
    /// The same, turned or not.
    pub(super) fn either(self) -> Frame {
        if let Frame::Of(height, width) = self { Frame::Turned(height, width) } else { self }
    }

    /// Whether a picture of these sides is wanted; none are without cells, or too large.
    pub(super) fn takes(self, height: i32, width: i32) -> bool {
        let sides = 1..=LONGEST as i32;
        let is = |tall: usize, wide: usize| (tall as i32, wide as i32) == (height, width);
        sides.contains(&height)
            && sides.contains(&width)
            && match self {
                Frame::Any => true,
                Frame::Of(tall, wide) => is(tall, wide),
                Frame::Turned(tall, wide) => is(tall, wide) || is(wide, tall),
            }
    }

    /// A picture written cell by cell, if it is wanted.
    pub(super) fn picture(
        self,
        height: i32,
        width: i32,
        mut at: impl FnMut(i32, i32) -> i8,
    ) -> Option<Picture> {
        if !self.takes(height, width) {
            return None;
        }
        let mut cells = Vec::with_capacity((height * width) as usize);
        for row in 0..height {
            cells.extend((0..width).map(|column| at(row, column)));
        }
        Some(Picture { height: height as usize, width: width as usize, cells })
    }
}

impl Picture {
    /// Writes a cell, if it is inside.
    pub(super) fn put(&mut self, row: i32, column: i32, colour: i8) {
        if (0..self.height as i32).contains(&row) && (0..self.width as i32).contains(&column) {
            self.cells[row as usize * self.width + column as usize] = colour;
        }
    }

    /// Turned or mirrored.
    pub(super) fn turned(&self, turn: Turn) -> Picture {
        if turn == Turn::Not {
            return self.clone();
        }
        let sides = (self.height as i32, self.width as i32);
        let is_across =
            matches!(turn, Turn::Diagonal | Turn::Quarter | Turn::ThreeQuarters | Turn::OtherDiagonal);
        let (height, width) = if is_across { (self.width, self.height) } else { (self.height, self.width) };
        let mut turned = Picture { height, width, cells: vec![0; self.cells.len()] };
        for (at, &cell) in self.cells.iter().enumerate() {
            let (row, column) = turn.place(sides, ((at / self.width) as i32, (at % self.width) as i32));
            turned.put(row, column, cell);
        }
        turned
    }
}

/// What is seen of one object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum View {
    /// Its box, with what else is there.
    Crop,
    /// Its box with nothing else.
    Alone,
    /// Its box without, with the rim around.
    Inside,
    Around,
    /// Its box with one row more above and below, with one column more to the left and right.
    Taller,
    Wider,
    /// Scaled down as far as it goes, up so many times.
    Down,
    Up(u8),
    /// Its box without its colour.
    Without,
    /// Alone in the colour of that rank.
    Ranked(u8),
    /// With its two colours exchanged.
    Swapped,
}

impl View {
    /// All, with what they cost in tenths.
    pub(super) const ALL: [(View, u32); 15] = [
        (View::Crop, 0),
        (View::Alone, 5),
        (View::Inside, 20),
        (View::Around, 25),
        (View::Taller, 30),
        (View::Wider, 30),
        (View::Down, 20),
        (View::Up(2), 30),
        (View::Up(3), 30),
        (View::Up(4), 30),
        (View::Without, 30),
        (View::Ranked(0), 40),
        (View::Ranked(1), 40),
        (View::Ranked(2), 40),
        (View::Swapped, 30),
    ];

    /// What is seen, if it is wanted.
    pub(super) fn of(self, scene: &Scene, object: &Object, frame: Frame) -> Option<Picture> {
        let (top, left) = (object.top, object.left);
        let (height, width) = (object.height(), object.width());
        let cell = |row: i32, column: i32| scene.cells[(row * scene.width + column) as usize];
        let own = |row: i32, column: i32, ground: i8| {
            if object.cells.has(row, column) { cell(row, column) } else { ground }
        };
        match self {
            View::Crop => frame.picture(height, width, |i, j| cell(top + i, left + j)),
            View::Alone => frame.picture(height, width, |i, j| own(top + i, left + j, scene.ground)),
            View::Inside => frame.picture(height - 2, width - 2, |i, j| cell(top + 1 + i, left + 1 + j)),
            View::Around | View::Taller | View::Wider => {
                let (down, across) = (i32::from(self != View::Wider), i32::from(self != View::Taller));
                let inside = top >= down
                    && left >= across
                    && object.bottom + down < scene.height
                    && object.right + across < scene.width;
                let at = |i, j| cell(top - down + i, left - across + j);
                inside.then(|| frame.picture(height + 2 * down, width + 2 * across, at)).flatten()
            }
            View::Down => {
                let by = object.scale;
                (by > 1)
                    .then(|| frame.picture(height / by, width / by, |i, j| cell(top + i * by, left + j * by)))
                    .flatten()
            }
            View::Up(by) => {
                let by = i32::from(by);
                frame.picture(height * by, width * by, |i, j| cell(top + i / by, left + j / by))
            }
            View::Without => frame.picture(height, width, |i, j| match cell(top + i, left + j) {
                colour if colour == object.colour() => scene.ground,
                colour => colour,
            }),
            View::Ranked(rank) => {
                let colour = *scene.ranks.get(usize::from(rank))?;
                let at = |i, j| if object.cells.has(top + i, left + j) { colour } else { scene.ground };
                frame.picture(height, width, at)
            }
            View::Swapped => {
                let [(a, _), (b, _)] = object.colours.as_slice() else { return None };
                frame.picture(height, width, |i, j| match cell(top + i, left + j) {
                    colour if colour == *a => *b,
                    colour if colour == *b => *a,
                    colour => colour,
                })
            }
        }
    }
}
