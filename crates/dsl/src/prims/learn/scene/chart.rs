//! Charts: how many objects of a colour there are, or how many cells, as bars that stand in the same place in every output.

use super::object::Object;
use super::picture::{Frame, Picture};

/// Where bars begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Bottom,
    Top,
    Left,
    Right,
}

/// Bars of some colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Chart {
    pub(super) side: Side,
    /// The colour of each bar, one after the other; none where no output has one.
    pub(super) bars: Vec<Option<i8>>,
    /// How long the picture is along the bars, if that is always the same; otherwise as long as the longest.
    pub(super) length: Option<u8>,
    /// Whether cells are counted, not objects.
    pub(super) cells: bool,
}

impl Side {
    const ALL: [Side; 4] = [Side::Bottom, Side::Top, Side::Left, Side::Right];

    fn is_upright(self) -> bool {
        matches!(self, Side::Bottom | Side::Top)
    }

    /// The bar of a cell of a picture that is so long along bars, and how far from its beginning the cell is.
    fn place(self, length: i32, (row, column): (i32, i32)) -> (i32, i32) {
        match self {
            Side::Bottom => (column, length - 1 - row),
            Side::Top => (column, row),
            Side::Left => (row, column),
            Side::Right => (row, length - 1 - column),
        }
    }
}

impl Chart {
    /// The charts that the outputs may be: as many bars in each, of one colour each, at least two.
    pub(super) fn all(outputs: &[(&Picture, i8)]) -> Vec<Chart> {
        let mut all = Vec::new();
        for side in Side::ALL {
            let Some(bars) = bars(outputs, side.is_upright()) else { continue };
            let along = |output: &Picture| if side.is_upright() { output.height } else { output.width };
            let first = outputs.first().map(|(output, _)| along(output));
            let is_fixed = outputs.iter().all(|(output, _)| Some(along(output)) == first);
            let fixed = first.filter(|_| is_fixed).map(|length| length as u8);
            for cells in [false, true] {
                for length in [None].into_iter().chain(fixed.map(Some)) {
                    all.push(Chart { side, bars: bars.clone(), length, cells });
                }
            }
        }
        all
    }

    /// The chart of some objects, if that is wanted.
    pub(super) fn of(&self, objects: &[&Object], ground: i8, frame: Frame) -> Option<Picture> {
        let count = |colour: &Option<i8>| -> i32 {
            let of = |object: &&Object| match colour.and_then(|colour| object.part(colour)) {
                Some(part) if self.cells => part.count(),
                Some(_) => 1,
                None => 0,
            };
            objects.iter().map(of).sum()
        };
        let counts: Vec<i32> = self.bars.iter().map(count).collect();
        let length = self.length.map_or(counts.iter().max().copied(), |length| Some(length.into()))?;
        let many = self.bars.len() as i32;
        let (height, width) = if self.side.is_upright() { (length, many) } else { (many, length) };
        frame.picture(height, width, |row, column| {
            let (bar, far) = self.side.place(length, (row, column));
            let is_in = counts.get(bar as usize).is_some_and(|&count| far < count);
            self.bars.get(bar as usize).copied().flatten().filter(|_| is_in).unwrap_or(ground)
        })
    }
}

/// The colours of the columns of all outputs but the ground, or of the rows, if each has one at the most.
fn bars(outputs: &[(&Picture, i8)], upright: bool) -> Option<Vec<Option<i8>>> {
    let many = |output: &Picture| if upright { output.width } else { output.height };
    let (first, _) = outputs.first()?;
    let mut bars: Vec<Option<i8>> = vec![None; many(first)];
    for (output, ground) in outputs {
        if many(output) != bars.len() {
            return None;
        }
        for (at, &cell) in output.cells.iter().enumerate().filter(|(_, cell)| *cell != ground) {
            let bar = bars.get_mut(if upright { at % output.width } else { at / output.width })?;
            if *bar.get_or_insert(cell) != cell {
                return None;
            }
        }
    }
    let mut colours: Vec<i8> = bars.iter().flatten().copied().collect();
    let known = colours.len();
    colours.sort_unstable();
    colours.dedup();
    (known >= 2 && colours.len() == known).then_some(bars)
}
