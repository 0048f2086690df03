//! The signature of a task: what its demos show before anything is searched, and what a prior goes by.
//!
//! In: inputs, and what is made of each. Out: one value of each feature: how sizes go together, which colours come and go,
//! where and how much cells change, whether a symmetry is made, whether there are more parts or fewer. 0 is the ground.

use gridwright_grid::Grid;
use gridwright_grid::colour::slot;

/// The features, and the names of their values.
pub const FEATURES: [(&str, &[&str]); 6] = [
    ("size", &["same", "divisor", "multiple", "constant", "smaller", "larger", "other"]),
    ("colours", &["kept", "made", "lost", "made and lost"]),
    ("change", &["resized", "on ground", "to ground", "recoloured", "mixed"]),
    ("share", &["resized", "few", "some", "most"]),
    ("symmetry", &["as it was", "made"]),
    ("parts", &["equal", "fewer", "more", "other"]),
];

/// One value of each feature.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Signature(pub [usize; FEATURES.len()]);

impl Signature {
    /// The signature of outputs that were made of these inputs.
    pub(crate) fn of(inputs: &[Grid], outputs: &[Grid]) -> Signature {
        let pairs: Vec<(&Grid, &Grid)> = inputs.iter().zip(outputs).collect();
        let size = size(&pairs);
        let (change, share) = if size == 0 { change(&pairs) } else { (0, 0) };
        Signature([size, colours(&pairs), change, share, symmetry(&pairs), parts(&pairs)])
    }
}

type Pairs<'a> = [(&'a Grid, &'a Grid)];

fn shape(grid: &Grid) -> (usize, usize) {
    (grid.height(), grid.width())
}

fn size(pairs: &Pairs<'_>) -> usize {
    let all = |holds: fn((usize, usize), (usize, usize)) -> bool| {
        pairs.iter().all(|(input, output)| holds(shape(input), shape(output)))
    };
    let is_one = |mut shapes: Box<dyn Iterator<Item = (usize, usize)> + '_>| {
        shapes.next().is_none_or(|first| shapes.all(|shape| shape == first))
    };
    let inputs = is_one(Box::new(pairs.iter().map(|(input, _)| shape(input))));
    let outputs = is_one(Box::new(pairs.iter().map(|(_, output)| shape(output))));
    if all(|a, b| a == b) {
        0
    } else if all(|a, b| a.0.is_multiple_of(b.0) && a.1.is_multiple_of(b.1) && b.0 * b.1 > 1) {
        1
    } else if all(|a, b| b.0.is_multiple_of(a.0) && b.1.is_multiple_of(a.1)) {
        2
    } else if outputs && !inputs {
        3
    } else if all(|a, b| b.0 <= a.0 && b.1 <= a.1) {
        4
    } else if all(|a, b| b.0 >= a.0 && b.1 >= a.1) {
        5
    } else {
        6
    }
}

fn colours(pairs: &Pairs<'_>) -> usize {
    let set = |grid: &Grid| grid.cells().iter().fold(0_u32, |set, &cell| set | 1 << slot(cell));
    let made = pairs.iter().any(|(input, output)| set(output) & !set(input) != 0);
    let lost = pairs.iter().all(|(input, output)| set(input) & !set(output) != 0);
    usize::from(made) + 2 * usize::from(lost)
}

/// Where cells change, and how many.
fn change(pairs: &Pairs<'_>) -> (usize, usize) {
    let (mut from_ground, mut to_ground, mut recoloured, mut cells) = (0, 0, 0, 0);
    for (input, output) in pairs {
        cells += input.cells().len();
        for (&a, &b) in input.cells().iter().zip(output.cells()).filter(|(a, b)| a != b) {
            match (a, b) {
                (0, _) => from_ground += 1,
                (_, 0) => to_ground += 1,
                _ => recoloured += 1,
            }
        }
    }
    let place = match (from_ground > 0, to_ground > 0, recoloured > 0) {
        (_, false, false) => 1,
        (false, true, false) => 2,
        (false, false, true) => 3,
        _ => 4,
    };
    let changed = from_ground + to_ground + recoloured;
    let share = if changed * 8 <= cells { 1 } else { 2 + usize::from(changed * 8 > cells * 3) };
    (place, share)
}

/// Whether every output is its mirror image, and not every input.
fn symmetry(pairs: &Pairs<'_>) -> usize {
    let is_made = |mirror: fn(&Grid) -> bool| {
        pairs.iter().all(|(_, output)| mirror(output)) && !pairs.iter().all(|(input, _)| mirror(input))
    };
    usize::from(is_made(is_mirrored_down) || is_made(is_mirrored_across))
}

fn is_mirrored_down(grid: &Grid) -> bool {
    let rows = || grid.cells().chunks_exact(grid.width().max(1));
    rows().eq(rows().rev())
}

fn is_mirrored_across(grid: &Grid) -> bool {
    grid.cells().chunks_exact(grid.width().max(1)).all(|row| row.iter().eq(row.iter().rev()))
}

fn parts(pairs: &Pairs<'_>) -> usize {
    let order = |(input, output): &(&Grid, &Grid)| count(output).cmp(&count(input));
    let is = |wanted: std::cmp::Ordering| pairs.iter().all(|pair| order(pair) == wanted);
    [std::cmp::Ordering::Equal, std::cmp::Ordering::Less, std::cmp::Ordering::Greater]
        .into_iter()
        .position(is)
        .unwrap_or(3)
}

/// How many parts of one colour, joined at their sides, a grid has.
fn count(grid: &Grid) -> usize {
    let (height, width) = shape(grid);
    let cells = grid.cells();
    let mut seen: Vec<bool> = cells.iter().map(|&cell| cell == 0).collect();
    let (mut count, mut open) = (0, Vec::new());
    for start in 0..cells.len() {
        if std::mem::replace(&mut seen[start], true) {
            continue;
        }
        count += 1;
        open.push(start);
        while let Some(at) = open.pop() {
            let (i, j) = (at / width, at % width);
            let beside = [
                (i > 0).then(|| at - width),
                (i + 1 < height).then(|| at + width),
                (j > 0).then(|| at - 1),
                (j + 1 < width).then(|| at + 1),
            ];
            for next in beside.into_iter().flatten() {
                if cells[next] == cells[at] && !std::mem::replace(&mut seen[next], true) {
                    open.push(next);
                }
            }
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(rows: &[&[i8]]) -> Grid {
        Grid::from_rows(rows).unwrap()
    }

    /// The names of the values of a signature.
    fn names(input: &[&[i8]], output: &[&[i8]]) -> Vec<&'static str> {
        let signature = Signature::of(&[grid(input)], &[grid(output)]);
        FEATURES.iter().zip(signature.0).map(|((_, names), value)| names[value]).collect()
    }

    #[test]
    fn signatures_say_what_changes() {
        let line: &[&[i8]] = &[&[1, 0, 2, 0], &[0, 0, 0, 0]];
        let drawn = names(line, &[&[1, 3, 2, 0], &[0, 0, 0, 0]]);
        assert_eq!(drawn, ["same", "made", "on ground", "few", "as it was", "more"]);
        let dropped = names(line, &[&[1, 0, 0, 0], &[0, 0, 0, 0]]);
        assert_eq!(dropped, ["same", "lost", "to ground", "few", "as it was", "fewer"]);
        let renamed = names(line, &[&[2, 0, 1, 0], &[0, 0, 0, 0]]);
        assert_eq!(renamed, ["same", "kept", "recoloured", "some", "as it was", "equal"]);
    }

    #[test]
    fn signatures_say_how_sizes_go() {
        let line: &[&[i8]] = &[&[1, 0, 2, 0], &[0, 0, 0, 0]];
        let mirrored = names(line, &[line[0], line[1], line[1], line[0]]);
        assert_eq!(mirrored, ["multiple", "kept", "resized", "resized", "made", "more"]);
        assert_eq!(names(line, &[&[1, 0], &[0, 0]])[0], "divisor");
        assert_eq!(names(line, &[&[1, 0, 2]])[0], "smaller");
        assert_eq!(names(line, &[line[0]; 3])[0], "larger");
        assert_eq!(names(line, &[&line[0][..1]; 3])[0], "other");
    }
}
