//! Values as people want to see them: grids and patches as pictures, several side by side, the rest as text.

use gridwright::dsl::{Type, Value};
use gridwright::grid::draw::{Pen, Picture};

use crate::screen::Screen;

/// The most pictures of one value.
const MAX_PICTURES: usize = 12;

/// What values are indented by at the most, and the dots where they are cut.
const INDENTED: usize = 8;

/// The longest side of a grid that is drawn.
const MAX_DRAWN: usize = 100;

/// A value drawn, line ends included. The type tells a tuple of pairs from a grid, which are one value in Python.
pub(crate) fn drawn(screen: &Screen, value: &Value, ty: &Type) -> String {
    let pen = screen.pen();
    if !is_text(ty) {
        if let Some(picture) = picture(pen, value) {
            return pen.side_by_side(&[(&caption(value), picture)]);
        }
        if holds_pictures(value) {
            let (items, left_out) = items(value);
            let draw = |item| picture(pen, item).unwrap_or_else(|| Picture::text(&item.brief(40)));
            let captioned: Vec<(&str, Picture)> =
                items.iter().map(|(caption, item)| (caption.as_str(), draw(item))).collect();
            let more = if left_out > 0 { format!("... and {left_out} more\n") } else { String::new() };
            return format!("{}\n{}{more}", caption(value), pen.side_by_side(&captioned));
        }
    }
    // What is bound to a function was shown where it was made.
    let lines = if matches!(value, Value::Func(_)) { 1 } else { 3 };
    format!("{}\n", value.brief((lines * screen.columns()).saturating_sub(INDENTED)))
}

/// Whether a value of that type is better read than looked at.
pub(crate) fn is_text(ty: &Type) -> bool {
    let Type::Tuple(element) = ty else { return false };
    matches!(**element, Type::Pair | Type::Int | Type::Bool | Type::Num)
}

/// The picture of a grid or patch.
fn picture(pen: Pen, value: &Value) -> Option<Picture> {
    Some(match value {
        Value::Grid(grid) if grid.height() > MAX_DRAWN || grid.width() > MAX_DRAWN => {
            Picture::text("too large to draw")
        }
        Value::Grid(grid) => pen.grid(grid),
        Value::Indices(cells) => pen.locations(cells),
        Value::Object(cells) => pen.object(cells),
        _ => return None,
    })
}

/// What kind of value it is and how large.
pub(crate) fn caption(value: &Value) -> String {
    let count = |noun: &str| {
        let len = value.len().unwrap_or(0);
        format!("{len} {noun}{}", if len == 1 { "" } else { "s" })
    };
    match value {
        Value::Grid(grid) => format!("grid {}x{}", grid.height(), grid.width()),
        Value::Indices(_) => count("location"),
        Value::Object(_) => count("cell"),
        Value::Set(_) => format!("set of {}", value.len().unwrap_or(0)),
        Value::Tuple(_) => format!("tuple of {}", value.len().unwrap_or(0)),
        _ => String::new(),
    }
}

/// Whether a picture is somewhere in a tuple or set.
pub(crate) fn holds_pictures(value: &Value) -> bool {
    match value {
        Value::Grid(_) | Value::Indices(_) | Value::Object(_) => true,
        Value::Tuple(items) | Value::Set(items) => items.iter().any(holds_pictures),
        _ => false,
    }
}

/// What is drawn of a tuple or set that holds pictures, each item under its caption, and how many are left out.
pub(crate) fn items(value: &Value) -> (Vec<(String, &Value)>, usize) {
    let (mut found, mut left_out) = (Vec::new(), 0);
    gather(value, "", &mut found, &mut left_out);
    (found, left_out)
}

/// The items of a tuple or set, numbered from 1, those inside of others with both numbers.
fn gather<'v>(value: &'v Value, number: &str, found: &mut Vec<(String, &'v Value)>, left_out: &mut usize) {
    let (Value::Tuple(items) | Value::Set(items)) = value else { return };
    for (at, item) in items.iter().enumerate() {
        let number = if number.is_empty() { format!("{}", at + 1) } else { format!("{number}.{}", at + 1) };
        let nested = matches!(item, Value::Tuple(_) | Value::Set(_)) && holds_pictures(item);
        if nested && found.len() < MAX_PICTURES {
            gather(item, &number, found, left_out);
        } else if found.len() == MAX_PICTURES {
            *left_out += 1;
        } else {
            let caption = format!("{number}: {}", caption(item));
            found.push((caption.trim_end_matches([':', ' ']).to_owned(), item));
        }
    }
}

#[cfg(test)]
mod tests {
    use gridwright::grid::{Cells, Grid};

    use super::*;

    fn show(value: &Value, ty: &Type) -> String {
        drawn(&Screen::plain(30), value, ty)
    }

    #[test]
    fn numbers_and_long_tuples_are_text() {
        assert_eq!(show(&Value::Int(7), &Type::Int), "7\n");
        let long = Value::tuple(vec![Value::Int(123_456); 100]).unwrap();
        let text = show(&long, &Type::Any);
        assert_eq!(text.len(), 3 * 30 - INDENTED + "...\n".len());
        assert!(text.ends_with("...\n"));
    }

    #[test]
    fn the_type_tells_pairs_from_a_grid() {
        let pairs = Value::tuple(vec![Value::Pair(1, 2), Value::Pair(3, 4)]).unwrap();
        assert_eq!(show(&pairs, &Type::Tuple(Box::new(Type::Pair))), "((1, 2), (3, 4))\n");
        assert_eq!(show(&pairs, &Type::Grid), "grid 2x2\n 1 2\n 3 4\n");
    }

    #[test]
    fn several_pictures_stand_side_by_side_up_to_a_number() {
        let one = Value::Grid(Grid::from_rows(&[[1]]).unwrap());
        let many = Value::tuple(vec![one.clone(); 14]).unwrap();
        // A tuple of 1x1 grids stays one, as rows of one cell are tuples and not numbers.
        let text = show(&many, &Type::Any);
        assert!(text.starts_with("tuple of 14\n1: grid 1x1   2: grid 1x1\n"), "{text}");
        assert!(text.ends_with("... and 2 more\n"), "{text}");
        let pairs = Value::tuple(vec![Value::tuple(vec![one, Value::Int(3)]).unwrap(); 2]).unwrap();
        assert!(show(&pairs, &Type::Any).contains("1.1: grid 1x1   1.2\n 1              3\n"));
    }

    #[test]
    fn patches_are_pictures() {
        use gridwright::grid::cells::pack;
        let cells = Cells::from_sorted(&[pack(1, 1), pack(2, 2)]).unwrap();
        assert_eq!(show(&Value::Indices(cells), &Type::Indices), "2 locations\n2x2 at (1, 1)\n #\n   #\n");
    }

    #[test]
    fn huge_grids_are_not_drawn() {
        let grid = Grid::filled(101, 1, 0).unwrap();
        assert_eq!(show(&Value::Grid(grid), &Type::Grid), "grid 101x1\ntoo large to draw\n");
    }
}
