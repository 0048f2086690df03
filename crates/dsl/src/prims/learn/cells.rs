//! What can be said of a cell in a number, for rules cell by cell.
//!
//! In: a grid. Out: a table with a row a cell. The first columns hold colours: the cell's own, those around it, the
//! first ones in each direction, those at mirrored places, of its row, its column and its part; then come numbers:
//! counts, distances, sizes, parities, and what is equal to what.

use super::tree::Table;
use crate::prims::image::{Joint, Parts, STEPS, enclosed, parts, ranked, step};
use crate::views::GridView;

/// What computing the table costs, in looks at each cell.
pub(super) const WORK: u64 = 120;

/// The place of the cell's own colour.
pub(super) const OWN: usize = 0;

fn small(number: usize) -> i8 {
    number.min(127) as i8
}

struct Columns<'a> {
    from: GridView<'a>,
    all: Vec<Vec<i8>>,
}

impl Columns<'_> {
    fn push(&mut self, what: impl Fn(usize, usize) -> i8) {
        let (height, width) = (self.from.height, self.from.width);
        let mut column = Vec::with_capacity(height * width);
        for i in 0..height {
            column.extend((0..width).map(|j| what(i, j)));
        }
        self.all.push(column);
    }

    fn push_flag(&mut self, what: impl Fn(usize, usize) -> bool) {
        self.push(|i, j| i8::from(what(i, j)));
    }
}

/// The first colour but 0 that is seen from each cell in a direction, 0 if there is none.
fn looks(from: GridView<'_>, way: (i32, i32)) -> Vec<i8> {
    let mut seen = vec![0; from.cells.len()];
    // From the far end on: what is seen is the neighbour, or what it sees.
    let rows: Vec<usize> =
        if way.0 > 0 { (0..from.height).rev().collect() } else { (0..from.height).collect() };
    for i in rows {
        for at in 0..from.width {
            let j = if way.1 > 0 { from.width - 1 - at } else { at };
            if let Some((row, column)) = step(from, (i, j), way) {
                let place = row * from.width + column;
                let cell = from.cells[place];
                seen[i * from.width + j] = if cell == 0 { seen[place] } else { cell };
            }
        }
    }
    seen
}

/// How many steps to the nearest cell that is not 0, and its colour.
fn nearest(from: GridView<'_>) -> (Vec<i8>, Vec<i8>) {
    let mut distance: Vec<i8> = from.cells.iter().map(|&cell| if cell == 0 { 127 } else { 0 }).collect();
    let mut colour = from.cells.to_vec();
    let mut front: Vec<usize> = (0..from.cells.len()).filter(|&at| from.cells[at] != 0).collect();
    let mut steps = 0_i8;
    while !front.is_empty() && steps < 126 {
        steps += 1;
        let mut next = Vec::new();
        for &at in &front {
            for way in STEPS {
                let Some((i, j)) = step(from, (at / from.width, at % from.width), way) else { continue };
                let place = i * from.width + j;
                if distance[place] == 127 {
                    distance[place] = steps;
                    colour[place] = colour[at];
                    next.push(place);
                }
            }
        }
        front = next;
    }
    (distance, colour)
}

/// For every part its rank by size: 0 is the largest; equals share one.
fn size_ranks(parts: &Parts) -> Vec<i8> {
    let mut sizes: Vec<usize> = parts.spans.iter().map(|&(_, count)| count).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    sizes.dedup();
    parts
        .spans
        .iter()
        .map(|(_, count)| small(sizes.iter().position(|size| size == count).unwrap_or(0)))
        .collect()
}

/// The table of a grid's cells.
pub(super) fn table(from: GridView<'_>) -> Table {
    let (height, width) = (from.height, from.width);
    let at = |i: usize, j: usize| from.cells[i * width + j];
    let mut columns = Columns { from, all: Vec::with_capacity(96) };
    // Colours.
    columns.all.push(from.cells.to_vec());
    for way in STEPS {
        columns.push(|i, j| step(from, (i, j), way).map_or(-1, |(i, j)| at(i, j)));
    }
    let seen: Vec<Vec<i8>> = STEPS.iter().map(|&way| looks(from, way)).collect();
    columns.all.extend(seen.iter().cloned());
    columns.push(|i, j| at(height - 1 - i, j));
    columns.push(|i, j| at(i, width - 1 - j));
    columns.push(|i, j| at(height - 1 - i, width - 1 - j));
    columns.push(|i, j| if height == width { at(j, i) } else { -1 });
    columns.push(|i, j| if height == width { at(width - 1 - j, height - 1 - i) } else { -1 });
    let by_count = ranked(from.cells);
    let (most, least) = (by_count.first().copied().unwrap_or(0), by_count.last().copied().unwrap_or(0));
    columns.push(|_, _| most);
    columns.push(|_, _| least);
    let (distance, near) = nearest(from);
    columns.all.push(near);
    columns.push(|i, _| at(i, 0));
    columns.push(|i, _| at(i, width - 1));
    columns.push(|_, j| at(0, j));
    columns.push(|_, j| at(height - 1, j));
    let row_main: Vec<i8> = from.rows().map(|row| ranked(row).first().copied().unwrap_or(0)).collect();
    let column_cells: Vec<Vec<i8>> = (0..width).map(|j| (0..height).map(|i| at(i, j)).collect()).collect();
    let column_main: Vec<i8> =
        column_cells.iter().map(|cells| ranked(cells).first().copied().unwrap_or(0)).collect();
    columns.push(|i, _| row_main[i]);
    columns.push(|_, j| column_main[j]);
    // The rarest and the main colour of the part of any colours that a cell is in; for a 0, of what encloses it.
    let blobs = parts(from, Joint { one_colour: false, diagonal: true }, |cell| cell != 0);
    let blob_colours = colours_of(from, &blobs);
    let label = |labels: &[u32], i: usize, j: usize| labels[i * width + j] as usize;
    columns.push(|i, j| match label(&blobs.labels, i, j) {
        0 => 0,
        of => blob_colours[of - 1].last().copied().unwrap_or(0),
    });
    columns.push(|i, j| match label(&blobs.labels, i, j) {
        0 => 0,
        of => blob_colours[of - 1].first().copied().unwrap_or(0),
    });
    let own = parts(from, Joint { one_colour: true, diagonal: false }, |_| true);
    let around = beside(from, &own);
    columns.push(|i, j| around[label(&own.labels, i, j) - 1]);
    let colours = columns.all.len();

    // Numbers.
    let inside = enclosed(from, false);
    let inside_diagonally = enclosed(from, true);
    columns.push_flag(|i, j| inside[i * width + j]);
    columns.push_flag(|i, j| inside_diagonally[i * width + j]);
    let spread = |steps: &[(i32, i32)], i: usize, j: usize, meets: &dyn Fn(i8) -> bool| {
        steps.iter().filter_map(|&way| step(from, (i, j), way)).filter(|&(i, j)| meets(at(i, j))).count()
            as i8
    };
    columns.push(|i, j| spread(&STEPS[..4], i, j, &|cell| cell != 0));
    columns.push(|i, j| spread(&STEPS, i, j, &|cell| cell != 0));
    columns.push(|i, j| spread(&STEPS[4..], i, j, &|cell| cell != 0));
    columns.push(|i, j| spread(&STEPS[..4], i, j, &|cell| cell == at(i, j)));
    columns.push(|i, j| spread(&STEPS, i, j, &|cell| cell == at(i, j)));
    // Between two of one colour, along each line.
    for (a, b) in [(0, 1), (2, 3), (4, 7), (5, 6)] {
        let between = |i: usize, j: usize| {
            let (one, other) = (seen[a][i * width + j], seen[b][i * width + j]);
            one != 0 && one == other
        };
        columns.push_flag(between);
    }
    // Seen in how many of the four, the eight directions.
    let sees =
        |ways: &[Vec<i8>], i: usize, j: usize| ways.iter().filter(|s| s[i * width + j] != 0).count() as i8;
    columns.push(|i, j| sees(&seen[..4], i, j));
    columns.push(|i, j| sees(&seen, i, j));
    columns.all.push(distance);
    let ranks: Vec<i8> = from
        .cells
        .iter()
        .map(|&cell| by_count.iter().position(|&colour| colour == cell).map_or(-1, small))
        .collect();
    columns.all.push(ranks);

    let own_ranks = size_ranks(&parts_of_content(from, false));
    let own_content = parts_of_content(from, false);
    let around_content = parts_of_content(from, true);
    let around_ranks = size_ranks(&around_content);
    let blob_ranks = size_ranks(&blobs);
    let of = |parts: &Parts, ranks: &[i8], i: usize, j: usize| match label(&parts.labels, i, j) {
        0 => -1,
        of => ranks[of - 1],
    };
    columns.push(|i, j| of(&own_content, &own_ranks, i, j));
    columns.push(|i, j| of(&around_content, &around_ranks, i, j));
    columns.push(|i, j| of(&blobs, &blob_ranks, i, j));
    let last = |ranks: &[i8]| ranks.iter().max().copied().unwrap_or(-1);
    let (own_last, around_last) = (last(&own_ranks), last(&around_ranks));
    columns.push_flag(|i, j| of(&own_content, &own_ranks, i, j) == own_last);
    columns.push_flag(|i, j| of(&around_content, &around_ranks, i, j) == around_last);
    for parts in [&own, &around_content, &blobs] {
        let part = |i: usize, j: usize| match label(&parts.labels, i, j) {
            0 => None,
            of => Some(parts.spans[of - 1]),
        };
        columns.push(|i, j| part(i, j).map_or(0, |(_, count)| small(count)));
        columns.push(|i, j| part(i, j).map_or(0, |(span, _)| small(span.height())));
        columns.push(|i, j| part(i, j).map_or(0, |(span, _)| small(span.width())));
        columns
            .push_flag(|i, j| part(i, j).is_some_and(|(span, count)| span.height() * span.width() == count));
        columns.push_flag(|i, j| part(i, j).is_some_and(|(span, _)| span.height() == span.width()));
        columns.push_flag(|i, j| {
            part(i, j).is_some_and(|(span, _)| {
                span.rows.0 == 0 || span.columns.0 == 0 || span.rows.1 == height || span.columns.1 == width
            })
        });
        columns.push(|i, j| part(i, j).map_or(-1, |(span, _)| small(i - span.rows.0)));
        columns.push(|i, j| part(i, j).map_or(-1, |(span, _)| small(j - span.columns.0)));
        columns.push(|i, j| part(i, j).map_or(-1, |(span, _)| small(span.rows.1 - 1 - i)));
        columns.push(|i, j| part(i, j).map_or(-1, |(span, _)| small(span.columns.1 - 1 - j)));
        columns.push(|i, j| {
            part(i, j).map_or(-1, |(span, _)| {
                let down = (i - span.rows.0).min(span.rows.1 - 1 - i);
                small(down.min(j - span.columns.0).min(span.columns.1 - 1 - j))
            })
        });
    }
    columns.push(|i, j| match label(&blobs.labels, i, j) {
        0 => 0,
        of => small(blob_colours[of - 1].len()),
    });
    let row_counts: Vec<i8> =
        from.rows().map(|row| small(row.iter().filter(|&&cell| cell != 0).count())).collect();
    let column_counts: Vec<i8> =
        column_cells.iter().map(|cells| small(cells.iter().filter(|&&cell| cell != 0).count())).collect();
    columns.push(|i, _| row_counts[i]);
    columns.push(|_, j| column_counts[j]);
    columns.push_flag(|i, _| usize::from(row_counts[i] as u8) == width);
    columns.push_flag(|_, j| usize::from(column_counts[j] as u8) == height);
    columns.push_flag(|i, _| (1..width).all(|j| at(i, j) == at(i, 0)));
    columns.push_flag(|_, j| (1..height).all(|i| at(i, j) == at(0, j)));
    columns.push(|i, _| (i % 2) as i8);
    columns.push(|_, j| (j % 2) as i8);
    columns.push(|i, j| ((i + j) % 2) as i8);
    columns.push(|i, _| (i % 3) as i8);
    columns.push(|_, j| (j % 3) as i8);
    columns.push(|i, j| small(i.min(j).min(height - 1 - i).min(width - 1 - j)));
    columns.push(|i, _| small(i));
    columns.push(|_, j| small(j));
    columns.push(|i, _| small(height - 1 - i));
    columns.push(|_, j| small(width - 1 - j));
    columns.push_flag(|i, j| i == j);
    columns.push_flag(|i, j| i + j + 1 == width);
    Table { columns: columns.all, colours }
}

fn parts_of_content(from: GridView<'_>, diagonal: bool) -> Parts {
    parts(from, Joint { one_colour: true, diagonal }, |cell| cell != 0)
}

/// The colours of every part, most common first.
fn colours_of(from: GridView<'_>, parts: &Parts) -> Vec<Vec<i8>> {
    let mut cells: Vec<Vec<i8>> = vec![Vec::new(); parts.spans.len()];
    for (&label, &cell) in parts.labels.iter().zip(from.cells) {
        if label > 0 {
            cells[label as usize - 1].push(cell);
        }
    }
    cells.iter().map(|cells| ranked(cells)).collect()
}

/// For every part the colour that is most often beside it, the smallest of equals.
fn beside(from: GridView<'_>, parts: &Parts) -> Vec<i8> {
    let mut touching: Vec<Vec<i8>> = vec![Vec::new(); parts.spans.len()];
    for (at, &label) in parts.labels.iter().enumerate() {
        for &way in &STEPS[..4] {
            let Some((i, j)) = step(from, (at / from.width, at % from.width), way) else { continue };
            let place = i * from.width + j;
            if parts.labels[place] != label {
                touching[label as usize - 1].push(from.cells[place]);
            }
        }
    }
    touching
        .iter()
        .map(|cells| {
            let count = |colour: i8| cells.iter().filter(|&&cell| cell == colour).count();
            (-1..=9).max_by_key(|&colour| (count(colour), -colour)).unwrap_or(0)
        })
        .collect()
}
