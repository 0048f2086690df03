//! Empty squares and rectangles of a grid: where nothing but 0 is.

use crate::views::GridView;

/// The largest side that [`square_sides`] tells.
const SIDE: u8 = 5;

/// For every cell the side of the largest empty square that ends there with its lower right corner.
fn ending(from: GridView<'_>) -> Vec<u8> {
    let mut sides = vec![0_u8; from.cells.len()];
    for at in 0..from.cells.len() {
        if from.cells[at] != 0 {
            continue;
        }
        let inner = at >= from.width && !at.is_multiple_of(from.width);
        let before = |back: usize| sides[at - back];
        let least = if inner { before(1).min(before(from.width)).min(before(from.width + 1)) } else { 0 };
        sides[at] = least.saturating_add(1);
    }
    sides
}

/// For every cell the side of the largest empty square that it is in, up to a small one.
pub(super) fn square_sides(from: GridView<'_>) -> Vec<i8> {
    let mut around = vec![0_i8; from.cells.len()];
    for (at, side) in ending(from).into_iter().enumerate() {
        let side = side.min(SIDE);
        for row in 0..usize::from(side) {
            for back in 0..usize::from(side) {
                let place = &mut around[at - row * from.width - back];
                *place = (*place).max(side.cast_signed());
            }
        }
    }
    around
}

/// Which cells are in an empty square of the largest side, 2 at least.
pub(super) fn largest_squares(from: GridView<'_>) -> Vec<bool> {
    let ending = ending(from);
    let most = ending.iter().copied().max().unwrap_or(0);
    let mut inside = vec![false; from.cells.len()];
    if most < 2 {
        return inside;
    }
    // A cell is inside if a corner lies within so many steps below it and to its right: first along rows, then down.
    let mut across = vec![0_u8; from.cells.len()];
    for row in (0..from.cells.len()).step_by(from.width.max(1)) {
        let mut reach = 0_u8;
        for at in (row..row + from.width).rev() {
            reach = if ending[at] == most { most } else { reach.saturating_sub(1) };
            across[at] = reach;
        }
    }
    for column in 0..from.width {
        let mut reach = 0_u8;
        for at in (column..from.cells.len()).step_by(from.width.max(1)).rev() {
            // The corner's row is reached by as many columns as the square is wide.
            reach = if across[at] > 0 { most } else { reach.saturating_sub(1) };
            inside[at] = reach > 0;
        }
    }
    inside
}

/// Which cells are in an empty rectangle of the largest area, two cells wide and high at least.
pub(super) fn largest_rectangles(from: GridView<'_>) -> Vec<bool> {
    let width = from.width;
    let mut inside = vec![false; from.cells.len()];
    let mut heights = vec![0_usize; width];
    let (mut most, mut found) = (0, Vec::new());
    for i in 0..from.height {
        for (height, &cell) in heights.iter_mut().zip(&from.cells[i * width..][..width]) {
            *height = if cell == 0 { *height + 1 } else { 0 };
        }
        for left in 0..width {
            let mut height = usize::MAX;
            for (right, &above) in heights.iter().enumerate().skip(left) {
                height = height.min(above);
                if height < 2 {
                    break;
                }
                let area = height * (right + 1 - left);
                if right > left && area >= most {
                    if area > most {
                        (most, found) = (area, Vec::new());
                    }
                    found.push((i, height, left, right));
                }
            }
        }
    }
    for (bottom, height, left, right) in found {
        for i in bottom + 1 - height..=bottom {
            inside[i * width + left..=i * width + right].fill(true);
        }
    }
    inside
}
