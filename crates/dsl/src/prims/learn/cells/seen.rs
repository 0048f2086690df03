//! What is seen from cells, what is near them, and what can be said of parts: the inputs of the tables of [`super::columns`].

use gridwright_grid::colour::COLOURS;

use crate::prims::learn::tree::NOTHING;
use crate::prims::search::features::{Feature, some_features};
use crate::prims::search::image::{Parts, STEPS, STRAIGHT, Span, ranked, step};
use crate::views::GridView;

/// A number as a column holds it.
pub(super) fn small(number: usize) -> i8 {
    number.min(127) as i8
}

/// The first colour but 0 that is seen from each cell in a direction, 0 if there is none.
pub(super) fn looks(from: GridView<'_>, way: (i32, i32)) -> Vec<i8> {
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
pub(super) fn nearest(from: GridView<'_>) -> (Vec<i8>, Vec<i8>) {
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
pub(super) fn size_ranks(parts: &Parts) -> Vec<i8> {
    let mut sizes: Vec<usize> = parts.spans.iter().map(|&(_, count)| count).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    sizes.dedup();
    parts
        .spans
        .iter()
        .map(|(_, count)| small(sizes.iter().position(|size| size == count).unwrap_or(0)))
        .collect()
}

/// What is said of the form of a part.
const FORM: [Feature; 4] = [Feature::Holes, Feature::Symmetries, Feature::Likes, Feature::SameOutline];

/// Of every part its form. Of many parts nothing is said: they are noise, and comparing them takes long.
pub(super) fn forms(from: GridView<'_>, parts: &Parts) -> Vec<[i8; FORM.len()]> {
    const MANY: usize = 24;
    if parts.spans.len() > MANY {
        return vec![[0; FORM.len()]; parts.spans.len()];
    }
    let cut = |(label, (span, _)): (u32, &(Span, usize))| -> (Span, Vec<i8>) {
        let places =
            (span.rows.0..span.rows.1).flat_map(|i| (span.columns.0..span.columns.1).map(move |j| (i, j)));
        let cell = |(i, j): (usize, usize)| {
            if parts.labels[i * from.width + j] == label { from.at(i, j) } else { 0 }
        };
        (*span, places.map(cell).collect())
    };
    let cut: Vec<(Span, Vec<i8>)> = (1..).zip(&parts.spans).map(cut).collect();
    let views: Vec<GridView<'_>> = cut
        .iter()
        .map(|(span, cells)| GridView { height: span.height(), width: span.width(), cells })
        .collect();
    let clamped = |number: i32| number.clamp(0, 127) as i8;
    some_features(&views, &FORM).iter().map(|all| FORM.map(|feature| clamped(all[feature]))).collect()
}

/// The colours of every part, most common first.
pub(super) fn colours_of(from: GridView<'_>, parts: &Parts) -> Vec<Vec<i8>> {
    let mut cells: Vec<Vec<i8>> = vec![Vec::new(); parts.spans.len()];
    for (&label, &cell) in parts.labels.iter().zip(from.cells) {
        if label > 0 {
            cells[label as usize - 1].push(cell);
        }
    }
    cells.iter().map(|cells| ranked(cells)).collect()
}

/// For every part the colour that is most often beside it, the smallest of equals; [`NOTHING`] if there is none.
pub(super) fn beside(from: GridView<'_>, parts: &Parts) -> Vec<i8> {
    let mut touching: Vec<Vec<i8>> = vec![Vec::new(); parts.spans.len()];
    for (at, &label) in parts.labels.iter().enumerate() {
        for &way in &STEPS[..STRAIGHT] {
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
            (NOTHING..COLOURS as i8).max_by_key(|&colour| (count(colour), -colour)).unwrap_or(NOTHING)
        })
        .collect()
}
