//! Spreads: a row of things, each a colour and a number, laid out as a picture of its own.

use super::picture::{Frame, Picture};

/// The longest side of a square.
const MOST_SIDE: i32 = 30;

/// The order in which the cells of a canvas are filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Rows,
    Columns,
    Snake,
    ColumnSnake,
    Diagonal,
}

/// What sorted objects become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spread {
    /// Their colours in a row, in a column.
    Row,
    Column,
    /// A bar of each, as long as it has cells: from the left, from the right, from the bottom, from the top.
    BarsLeft,
    BarsRight,
    BarsUp,
    BarsDown,
    /// Their colours as rows, as columns of a square.
    Rows,
    Columns,
    /// The same on a canvas.
    CanvasRows(u8, u8),
    CanvasColumns(u8, u8),
    /// Their colours in the cells of a canvas.
    Canvas(u8, u8, Order),
    /// Nested frames, the first outermost.
    Rings,
    /// A square of each, of as many cells as it has, one beside the other with a line of ground between.
    Squares(Level),
    /// Themselves, one below the other or not, with a line of ground between or not, alone or with what is there.
    Laid {
        down: bool,
        apart: bool,
        alone: bool,
        level: Level,
    },
}

/// Where pictures of other sides are that are laid one after the other: at the upper or left edge, in the middle, at the other edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Level {
    Start,
    Middle,
    End,
}

impl Level {
    pub(super) const ALL: [Level; 3] = [Level::Start, Level::Middle, Level::End];

    /// How much of the room that is left is before a picture.
    fn before(self, room: i32) -> i32 {
        match self {
            Level::Start => 0,
            Level::Middle => room / 2,
            Level::End => room,
        }
    }
}

/// A thing in a row: an object and its cells, or a colour and its objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Item {
    pub(super) colour: i8,
    pub(super) number: i32,
}

impl Order {
    pub(super) const ALL: [Order; 5] =
        [Order::Rows, Order::Columns, Order::Snake, Order::ColumnSnake, Order::Diagonal];

    /// The number of a cell in the order; none if it is never filled.
    pub(super) fn number(self, (height, width): (i32, i32), (row, column): (i32, i32)) -> Option<usize> {
        let number = match self {
            Order::Rows => row * width + column,
            Order::Columns => column * height + row,
            Order::Snake if row % 2 == 1 => row * width + width - 1 - column,
            Order::Snake => row * width + column,
            Order::ColumnSnake if column % 2 == 1 => column * height + height - 1 - row,
            Order::ColumnSnake => column * height + row,
            Order::Diagonal if row == column => row,
            Order::Diagonal => return None,
        };
        Some(number as usize)
    }
}

impl Spread {
    /// What a row of things becomes, if it is wanted; none for what takes the objects themselves.
    pub(super) fn of(self, items: &[Item], ground: i8, frame: Frame) -> Option<Picture> {
        let count = items.len() as i32;
        let colour = |at: i32| items.get(at as usize).map_or(ground, |item| item.colour);
        let number = |at: i32| items.get(at as usize).map_or(0, |item| item.number);
        let longest = items.iter().map(|item| item.number).max()?;
        match self {
            Spread::Row => frame.picture(1, count, |_, j| colour(j)),
            Spread::Column => frame.picture(count, 1, |i, _| colour(i)),
            Spread::BarsLeft => {
                frame.picture(count, longest, |i, j| if j < number(i) { colour(i) } else { ground })
            }
            Spread::BarsRight => frame
                .picture(count, longest, |i, j| if longest - j <= number(i) { colour(i) } else { ground }),
            Spread::BarsUp => frame
                .picture(longest, count, |i, j| if longest - i <= number(j) { colour(j) } else { ground }),
            Spread::BarsDown => {
                frame.picture(longest, count, |i, j| if i < number(j) { colour(j) } else { ground })
            }
            Spread::Rows => frame.picture(count, count, |i, _| colour(i)),
            Spread::Columns => frame.picture(count, count, |_, j| colour(j)),
            Spread::CanvasRows(height, width) => frame.picture(height.into(), width.into(), |i, _| colour(i)),
            Spread::CanvasColumns(height, width) => {
                frame.picture(height.into(), width.into(), |_, j| colour(j))
            }
            Spread::Canvas(height, width, order) => {
                let sides = (height.into(), width.into());
                frame.picture(sides.0, sides.1, |i, j| {
                    order.number(sides, (i, j)).map_or(ground, |number| colour(number as i32))
                })
            }
            Spread::Rings => {
                let side = 2 * count - 1;
                frame.picture(side, side, |i, j| colour(i.min(j).min(side - 1 - i).min(side - 1 - j)))
            }
            Spread::Squares(level) => {
                let exact = |item: &Item| (1..=MOST_SIDE).find(|side| side * side == item.number);
                let sides = items.iter().map(|item| exact(item).map(|side| (side, side)));
                let sides: Vec<(i32, i32)> = sides.collect::<Option<_>>()?;
                laid(&sides, (false, true, level, ground), frame, |at| {
                    Frame::Any.picture(sides[at].0, sides[at].1, |_, _| items[at].colour)
                })
            }
            Spread::Laid { .. } => None,
        }
    }
}

/// Pictures of these sides one after the other, if that is wanted; each is made when it has a place.
pub(super) fn laid(
    sides: &[(i32, i32)],
    (down, apart, level, ground): (bool, bool, Level, i8),
    frame: Frame,
    mut picture: impl FnMut(usize) -> Option<Picture>,
) -> Option<Picture> {
    let across = |(height, width): (i32, i32)| if down { width } else { height };
    let along = |(height, width): (i32, i32)| if down { height } else { width };
    let most = sides.iter().map(|&sides| across(sides)).max()?;
    // Where there is no room, the level tells nothing, and one says it all.
    if level != Level::Start && sides.iter().all(|&sides| across(sides) == most) {
        return None;
    }
    let gap = i32::from(apart);
    let length = sides.iter().map(|&sides| along(sides) + gap).sum::<i32>() - gap;
    let (height, width) = if down { (length, most) } else { (most, length) };
    let mut all = frame.picture(height, width, |_, _| ground)?;
    let mut start = 0;
    for (at, &sides) in sides.iter().enumerate() {
        let (picture, aside) = (picture(at)?, level.before(most - across(sides)));
        for (at, &cell) in picture.cells.iter().enumerate() {
            let (row, column) = ((at / picture.width) as i32, (at % picture.width) as i32);
            let (row, column) =
                if down { (row + start, column + aside) } else { (row + aside, column + start) };
            all.put(row, column, cell);
        }
        start += along(sides) + gap;
    }
    Some(all)
}
