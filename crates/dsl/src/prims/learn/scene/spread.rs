//! Spreads: a row of things, each a colour and a number, laid out as a picture of its own.

use super::picture::Picture;

/// The order in which the cells of a canvas are filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Rows,
    Columns,
    Snake,
    Diagonal,
}

/// What sorted objects become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spread {
    /// Their colours in a row, in a column.
    Row,
    Column,
    /// A bar of each, as long as it has cells: from the left, from the right, from the top.
    BarsLeft,
    BarsRight,
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
    /// Themselves, one below the other or not, with a line of ground between or not, alone or with what is there.
    Laid {
        down: bool,
        apart: bool,
        alone: bool,
    },
}

/// A thing in a row: an object and its cells, or a colour and its objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Item {
    pub(super) colour: i8,
    pub(super) number: i32,
}

impl Order {
    pub(super) const ALL: [Order; 4] = [Order::Rows, Order::Columns, Order::Snake, Order::Diagonal];

    /// The number of a cell in the order; none if it is never filled.
    pub(super) fn number(self, (height, width): (i32, i32), (row, column): (i32, i32)) -> Option<usize> {
        let number = match self {
            Order::Rows => row * width + column,
            Order::Columns => column * height + row,
            Order::Snake if row % 2 == 1 => row * width + width - 1 - column,
            Order::Snake => row * width + column,
            Order::Diagonal if row == column => row,
            Order::Diagonal => return None,
        };
        Some(number as usize)
    }
}

impl Spread {
    /// What a row of things becomes; none for what takes the objects themselves.
    pub(super) fn of(self, items: &[Item], ground: i8) -> Option<Picture> {
        let count = items.len() as i32;
        let colour = |at: i32| items.get(at as usize).map_or(ground, |item| item.colour);
        let number = |at: i32| items.get(at as usize).map_or(0, |item| item.number);
        let longest = items.iter().map(|item| item.number).max()?;
        match self {
            Spread::Row => Picture::of(1, count, |_, j| colour(j)),
            Spread::Column => Picture::of(count, 1, |i, _| colour(i)),
            Spread::BarsLeft => {
                Picture::of(count, longest, |i, j| if j < number(i) { colour(i) } else { ground })
            }
            Spread::BarsRight => {
                Picture::of(count, longest, |i, j| if longest - j <= number(i) { colour(i) } else { ground })
            }
            Spread::BarsDown => {
                Picture::of(longest, count, |i, j| if i < number(j) { colour(j) } else { ground })
            }
            Spread::Rows => Picture::of(count, count, |i, _| colour(i)),
            Spread::Columns => Picture::of(count, count, |_, j| colour(j)),
            Spread::CanvasRows(height, width) => Picture::of(height.into(), width.into(), |i, _| colour(i)),
            Spread::CanvasColumns(height, width) => {
                Picture::of(height.into(), width.into(), |_, j| colour(j))
            }
            Spread::Canvas(height, width, order) => {
                let sides = (height.into(), width.into());
                Picture::of(sides.0, sides.1, |i, j| {
                    order.number(sides, (i, j)).map_or(ground, |number| colour(number as i32))
                })
            }
            Spread::Rings => {
                let side = 2 * count - 1;
                Picture::of(side, side, |i, j| colour(i.min(j).min(side - 1 - i).min(side - 1 - j)))
            }
            Spread::Laid { .. } => None,
        }
    }
}

/// Pictures one after the other.
pub(super) fn laid(seen: &[Picture], down: bool, apart: bool, ground: i8) -> Option<Picture> {
    let first = seen.first()?;
    let across = |picture: &Picture| if down { picture.width } else { picture.height };
    let along = |picture: &Picture| if down { picture.height } else { picture.width };
    if seen.iter().any(|picture| across(picture) != across(first)) {
        return None;
    }
    let length: usize = seen.iter().map(along).sum::<usize>() + if apart { seen.len() - 1 } else { 0 };
    let (height, width) = if down { (length, across(first)) } else { (across(first), length) };
    let mut all = Picture::of(height as i32, width as i32, |_, _| ground)?;
    let mut start = 0;
    for picture in seen {
        for (at, &cell) in picture.cells.iter().enumerate() {
            let (row, column) = ((at / picture.width) as i32, (at % picture.width) as i32);
            let (row, column) = if down { (row + start, column) } else { (row, column + start) };
            all.put(row, column, cell);
        }
        start += along(picture) as i32 + i32::from(apart);
    }
    Some(all)
}
