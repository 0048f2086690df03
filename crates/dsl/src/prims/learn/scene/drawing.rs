//! Drawings: the cells that a geometry comes to for one object, and in which colours.
//!
//! A [`Drawing`] names cells without any relation: what a geometry that speaks of "the nearest one" comes to is found out
//! before. So what many geometries share is drawn once for each object.

use super::facing::Face;
use super::figure::Figure;
use super::fold::Fold;
use super::joint::Joint;
use super::mask::Mask;
use super::object::{Object, Turn};
use super::segment::{DIRECTIONS, Scene};

/// How far rays go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Sweep {
    /// All cells of the object, to the edge.
    Through,
    /// All cells of the object, until something is in the way.
    Blocked,
    /// From its corner or the middle of its side, to the edge.
    Tip,
    /// From its corner or the middle of its side, until something is in the way.
    TipBlocked,
    /// From the corner of its box, to the edge; also of a single cell.
    Corner,
    /// All cells of the object, as far as the colour goes that it lies on, which is not the ground.
    OnBed,
    /// All cells of the object, over ground and its own colour, until another is in the way.
    Past,
}

/// Which cells of rays that go to the edge are painted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Over {
    /// Those that are not ground.
    Others,
    /// Those of the object's colour.
    Alike,
    /// Those that are not of it.
    Unlike,
}

/// Cells to paint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Drawing {
    /// Its own cells, in their colours.
    Kept,
    /// Its own cells with its two colours exchanged.
    Swapped,
    /// Its own cells with the colours along it in reverse order.
    Reversed,
    /// Moved, in its colours.
    Moved(i8, i8),
    /// Turned, with the corner of the box there, in its colours.
    Turned(Turn, i8, i8),
    /// Another object with the corner of its box there, in its colours.
    Other(u8, i8, i8),
    /// Another object, turned, with the corner of its box there, in its colours.
    OtherTurned(u8, Turn, i8, i8),
    /// Repeated in a direction with so many cells between, in its colours.
    Tiled(u8, u8),
    /// Repeated so far from the last one each time, in its colours.
    Continued(i8, i8),
    /// Another object scaled up, with the corner of its box there, in the colours that this one has there.
    Completed(u8, u8, i8, i8),
    /// The cells where another object is when repeated so far from the last one each time.
    Followed(u8, i8, i8),
    /// Its images about a point of which twice the row and the column are given, in its colours.
    Folded(Fold, i8, i8),
    /// Its cells of its commonest colour, wherever its other cells are found again; where that is one cell, in this turn.
    Copies(Turn),
    /// Its cells of a colour.
    Part(i8),
    /// The cells where it is when moved.
    MovedCells(i8, i8),
    /// The cells where another object is when moved.
    OtherCells(u8, i8, i8),
    /// The cells where it is when repeated.
    TiledCells(u8, u8),
    Figure(Figure),
    /// In all directions of a set, as bits.
    Rays(Sweep, u8),
    /// In all directions of a set, only where they meet what they are to be painted over.
    RaysOver(Over, u8),
    /// From the cells that it points by.
    HeadRays(Face, u8, bool),
    /// As wide as it is and so long.
    Bar(u8, i8),
    /// The same on all four sides.
    Bars(i8),
    /// Its box so many cells larger on each side, behind it.
    Hull(i8),
    /// From the cells that it points by, straight and diagonally from their ends.
    Fan(Face, u8),
    /// Beside the ray from the cells that it points by, on both sides as thick as it is itself less one.
    Flanks(Face, u8),
    With(Joint, u8),
    /// A diagonal ray from its tip that is thrown back at the left and right edges, or at the upper and lower ones.
    Bounced(u8, bool),
    /// A ray from its tip that turns clockwise, or the other way, wherever something is in the way.
    Winding(u8, bool),
}

impl Drawing {
    /// A number for drawings that several geometries come to for the same object, each its own: those are worth to be looked
    /// up.
    pub(super) fn shared(self) -> Option<u64> {
        let number = |kind: u8, [a, b, c, d]: [i8; 4]| {
            let bytes =
                [kind, a.cast_unsigned(), b.cast_unsigned(), c.cast_unsigned(), d.cast_unsigned(), 0, 0, 0];
            Some(u64::from_le_bytes(bytes))
        };
        match self {
            Drawing::Moved(down, right) => number(0, [down, right, 0, 0]),
            Drawing::MovedCells(down, right) => number(1, [down, right, 0, 0]),
            Drawing::Turned(turn, top, left) => number(2, [turn as i8, top, left, 0]),
            Drawing::Other(other, top, left) => number(3, [other.cast_signed(), top, left, 0]),
            Drawing::Tiled(way, gap) => number(4, [way.cast_signed(), gap.cast_signed(), 0, 0]),
            Drawing::TiledCells(way, gap) => number(5, [way.cast_signed(), gap.cast_signed(), 0, 0]),
            Drawing::Rays(sweep, ways) => number(6, [sweep as i8, ways.cast_signed(), 0, 0]),
            Drawing::HeadRays(face, way, blocked) => {
                number(7, [face as i8, way.cast_signed(), i8::from(blocked), 0])
            }
            Drawing::Bar(way, length) => number(8, [way.cast_signed(), length, 0, 0]),
            _ => None,
        }
    }
}

/// What a drawing comes to.
pub(super) enum Cells {
    /// Cells of a colour that something else says.
    Plain(Mask),
    /// Cells in their colours.
    Coloured(Vec<(i8, Mask)>),
}

impl Scene {
    /// The cells of a drawing of an object, as far as they are on the board.
    pub(super) fn draw(&self, at: usize, drawing: Drawing) -> Cells {
        let object = &self.objects[at];
        match drawing {
            Drawing::Kept => Cells::Coloured(object.colours.clone()),
            Drawing::Swapped => match object.colours.as_slice() {
                [(a, first), (b, second)] => Cells::Coloured(vec![(*a, *second), (*b, *first)]),
                _ => Cells::Coloured(Vec::new()),
            },
            Drawing::Reversed => Cells::Coloured(object.reversed().unwrap_or_default()),
            Drawing::Moved(down, right) => self.moved(object, down.into(), right.into()),
            Drawing::Turned(turn, top, left) => self.turned(object, turn, (top.into(), left.into())),
            Drawing::OtherTurned(other, turn, top, left) => {
                self.turned(&self.objects[usize::from(other)], turn, (top.into(), left.into()))
            }
            Drawing::Other(other, top, left) => {
                let other = &self.objects[usize::from(other)];
                self.moved(other, i32::from(top) - other.top, i32::from(left) - other.left)
            }
            Drawing::Tiled(way, gap) => {
                let mut all: Vec<(i8, Mask)> =
                    object.colours.iter().map(|(colour, _)| (*colour, Mask::EMPTY)).collect();
                for (down, right) in self.tiles(object, way, gap) {
                    for ((_, all), (_, mask)) in all.iter_mut().zip(&object.colours) {
                        *all |= mask.shifted(down, right) & self.full;
                    }
                }
                Cells::Coloured(all)
            }
            Drawing::TiledCells(way, gap) => {
                let tiles = self.tiles(object, way, gap);
                Cells::Plain(tiles.fold(Mask::EMPTY, |all, (down, right)| {
                    all | (object.cells.shifted(down, right) & self.full)
                }))
            }
            Drawing::Continued(down, right) => {
                let times: Vec<(i32, i32)> = self.repeats(object, (down.into(), right.into())).collect();
                let repeated = |(colour, mask): &(i8, Mask)| {
                    let all =
                        times.iter().fold(Mask::EMPTY, |all, &(down, right)| all | mask.shifted(down, right));
                    (*colour, all & self.full)
                };
                Cells::Coloured(object.colours.iter().map(repeated).collect())
            }
            Drawing::Completed(other, scale, top, left) => {
                let other = &self.objects[usize::from(other)];
                let corner = (top.into(), left.into());
                let mut parts = other.in_colours_of(object, scale.into(), corner).unwrap_or_default();
                parts.iter_mut().for_each(|(_, mask)| *mask &= self.full);
                Cells::Coloured(parts)
            }
            Drawing::Followed(other, down, right) => {
                let other = &self.objects[usize::from(other)];
                let times = self.repeats(other, (down.into(), right.into()));
                let all =
                    times.fold(Mask::EMPTY, |all, (down, right)| all | other.cells.shifted(down, right));
                Cells::Plain(all & self.full)
            }
            Drawing::Folded(fold, rows, columns) => {
                Cells::Coloured(self.folded(object, fold, (rows.into(), columns.into())))
            }
            Drawing::Copies(turn) => Cells::Coloured(vec![(object.colour(), self.copies(at, turn))]),
            Drawing::Part(colour) => Cells::Plain(object.part(colour).copied().unwrap_or(Mask::EMPTY)),
            Drawing::MovedCells(down, right) => {
                Cells::Plain(object.cells.shifted(down.into(), right.into()) & self.full)
            }
            Drawing::OtherCells(other, top, left) => {
                let other = &self.objects[usize::from(other)];
                let (down, right) = (i32::from(top) - other.top, i32::from(left) - other.left);
                Cells::Plain(other.cells.shifted(down, right) & self.full)
            }
            Drawing::Figure(figure) => Cells::Plain(self.figure(at, figure) & self.full),
            Drawing::Rays(sweep, ways) => {
                let rays = (0..8).filter(|way| ways >> way & 1 == 1).map(|way| self.ray(object, sweep, way));
                Cells::Plain(rays.fold(Mask::EMPTY, |all, ray| all | ray))
            }
            Drawing::RaysOver(over, ways) => {
                let all = (0..8).filter(|way| ways >> way & 1 == 1);
                let rays = all.fold(Mask::EMPTY, |all, way| all | self.ray(object, Sweep::Through, way));
                let alike = || {
                    let parts = self.objects.iter().filter_map(|other| other.part(object.colour()));
                    parts.fold(Mask::EMPTY, |all, part| all | *part)
                };
                Cells::Plain(match over {
                    Over::Others => rays.without(&self.free),
                    Over::Alike => rays & alike(),
                    Over::Unlike => rays.without(&alike()),
                })
            }
            Drawing::HeadRays(face, way, blocked) => {
                let from = self.facings[at].source(face).unwrap_or(Mask::EMPTY);
                let swept = self.swept(from, way, blocked);
                Cells::Plain(if blocked { swept } else { swept.without(&object.cells) })
            }
            Drawing::Bars(length) => {
                let bars = (0..4).map(|way| bar(object, way, length.into()));
                Cells::Plain(bars.fold(Mask::EMPTY, |all, bar| all | bar) & self.full)
            }
            Drawing::Fan(face, way) => Cells::Plain(self.fan(self.facings[at].source(face), way)),
            Drawing::Flanks(face, way) => {
                Cells::Plain(self.flanks(object, self.facings[at].source(face), way))
            }
            Drawing::Hull(by) => {
                Cells::Plain(object.inset(-i32::from(by)).without(&object.cells) & self.full)
            }
            Drawing::Bar(way, length) => Cells::Plain(bar(object, way, length.into()) & self.full),
            Drawing::Bounced(way, upright) => Cells::Plain(self.bounced(object, way, upright)),
            Drawing::Winding(way, clockwise) => Cells::Plain(self.winding(object, way, clockwise)),
            Drawing::With(joint, other) => {
                Cells::Plain(self.joint(object, &self.objects[usize::from(other)], joint) & self.full)
            }
        }
    }

    fn moved(&self, object: &Object, down: i32, right: i32) -> Cells {
        let moved = |(colour, mask): &(i8, Mask)| (*colour, mask.shifted(down, right) & self.full);
        Cells::Coloured(object.colours.iter().map(moved).collect())
    }

    /// An object turned, with the corner of its box there.
    fn turned(&self, object: &Object, turn: Turn, (top, left): (i32, i32)) -> Cells {
        let sides = (object.height(), object.width());
        let turned = object.colours.iter().map(|(colour, mask)| {
            let mut cells = Mask::EMPTY;
            for (row, column) in mask.cells() {
                let (row, column) = turn.place(sides, (row - object.top, column - object.left));
                cells.set(row + top, column + left);
            }
            (*colour, cells & self.full)
        });
        Cells::Coloured(turned.collect())
    }

    /// How far an object is moved for each time that it is repeated.
    fn tiles(&self, object: &Object, way: u8, gap: u8) -> impl Iterator<Item = (i32, i32)> + use<> {
        let (down, right) = DIRECTIONS[usize::from(way)];
        let step = (down * (object.height() + i32::from(gap)), right * (object.width() + i32::from(gap)));
        self.repeats(object, step)
    }

    /// The same for steps of this length.
    fn repeats(&self, object: &Object, step: (i32, i32)) -> impl Iterator<Item = (i32, i32)> + use<> {
        let (top, left, bottom, right) = (object.top, object.left, object.bottom, object.right);
        let (height, width) = (self.height, self.width);
        (1..).map(move |times| (step.0 * times, step.1 * times)).take_while(move |&(down, across)| {
            bottom + down >= 0 && right + across >= 0 && top + down < height && left + across < width
        })
    }

    /// All cells that some cells pass in a straight direction, and those that their ends pass diagonally.
    fn fan(&self, from: Option<Mask>, way: u8) -> Mask {
        let from = from.unwrap_or(Mask::EMPTY);
        let Some((top, bottom, left, right)) = from.bounds() else { return Mask::EMPTY };
        let (low, high) = (Mask::cell(top, left), Mask::cell(bottom, right));
        let (before, after) = match way {
            0 => (4, 5),
            1 => (6, 7),
            2 => (4, 6),
            3 => (5, 7),
            _ => return Mask::EMPTY,
        };
        let diagonals = self.swept(low, before, false) | self.swept(high, after, false);
        self.swept(from, way, false) | diagonals
    }

    /// What lies beside the ray from a cell of an object, on both sides as thick as the object is less one.
    fn flanks(&self, object: &Object, from: Option<Mask>, way: u8) -> Mask {
        let Some(from) = from.filter(|from| from.count() == 1) else { return Mask::EMPTY };
        let (down, right) = DIRECTIONS[usize::from(way)];
        let thick = object.height().min(object.width()) - 1;
        let beside = (-thick..=thick).filter(|&by| by != 0);
        let lanes = beside.fold(Mask::EMPTY, |all, by| {
            all | self.swept(from.shifted(by * right.abs(), by * down.abs()) & self.full, way, false)
        });
        lanes.without(&object.cells)
    }

    /// All cells that some cells pass on their way, without themselves.
    fn swept(&self, from: Mask, way: u8, blocked: bool) -> Mask {
        let (down, right) = DIRECTIONS[usize::from(way)];
        let open = if blocked { &self.free } else { &self.full };
        from.swept(down, right, open, self.height as usize)
    }

    fn ray(&self, object: &Object, sweep: Sweep, way: u8) -> Mask {
        match sweep {
            Sweep::Through => self.swept(object.cells, way, false).without(&object.cells),
            Sweep::Blocked => self.swept(object.cells, way, true),
            Sweep::Past => {
                let (down, right) = DIRECTIONS[usize::from(way)];
                let own = self.of_colour[object.colour().clamp(0, 9) as usize];
                let swept = object.cells.swept(down, right, &(self.free | own), self.height as usize);
                // Where it meets none of its colour it is any ray.
                if swept.meets(&own) { swept.without(&object.cells) } else { Mask::EMPTY }
            }
            Sweep::OnBed => {
                let (down, right) = DIRECTIONS[usize::from(way)];
                let bed = self.bed(object);
                bed.map_or(Mask::EMPTY, |bed| object.cells.swept(down, right, bed, self.height as usize))
            }
            Sweep::Corner => {
                let (down, right) = DIRECTIONS[usize::from(way)];
                let row = if down < 0 { object.top } else { object.bottom };
                let column = if right < 0 { object.left } else { object.right };
                self.swept(Mask::cell(row, column), way, false)
            }
            Sweep::Tip | Sweep::TipBlocked => {
                let (down, right) = DIRECTIONS[usize::from(way)];
                let side = |step: i32, low: i32, high: i32| match step {
                    -1 => Some(low),
                    1 => Some(high),
                    _ => ((low + high) % 2 == 0).then_some((low + high) / 2),
                };
                let row = side(down, object.top, object.bottom);
                let column = side(right, object.left, object.right);
                let (Some(row), Some(column)) = (row, column) else { return Mask::EMPTY };
                if object.size == 1 {
                    return Mask::EMPTY;
                }
                self.swept(Mask::cell(row, column), way, sweep == Sweep::TipBlocked)
            }
        }
    }
}

/// A bar beside an object.
fn bar(object: &Object, way: u8, length: i32) -> Mask {
    let &Object { top, left, bottom, right, .. } = object;
    match DIRECTIONS[usize::from(way)] {
        (-1, 0) => Mask::boxed(top - length, left, top - 1, right),
        (1, 0) => Mask::boxed(bottom + 1, left, bottom + length, right),
        (0, -1) => Mask::boxed(top, left - length, bottom, left - 1),
        (0, 1) => Mask::boxed(top, right + 1, bottom, right + length),
        _ => Mask::EMPTY,
    }
}
