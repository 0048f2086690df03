//! What the laws share: calling primitives, building values, seeing them as plain Rust data, and making them up.

use std::collections::BTreeSet;

use gridwright_dsl::{Answer, Budget, Cx, Prim, Reason, Value};
use gridwright_grid::Grid;
use proptest::collection::vec;
use proptest::prelude::*;

/// A grid as rows.
pub(crate) type Rows = Vec<Vec<i64>>;
/// A location.
pub(crate) type Place = (i64, i64);
/// Locations as a set.
pub(crate) type Places = BTreeSet<Place>;
/// Cells as a set: colour, then location, so that they are in canonical order.
pub(crate) type CellSet = BTreeSet<(i64, Place)>;

/// So many cases, or `SOAK` times as many; failures are shown with their input and no file of old ones is kept.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    let soak: u32 = std::env::var("SOAK").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    ProptestConfig { cases: cases * soak, failure_persistence: None, ..ProptestConfig::default() }
}

/// The primitive of that name.
pub(crate) fn prim(name: &str) -> Prim {
    Prim::by_name(name).unwrap_or_else(|| panic!("no primitive is called {name}"))
}

/// The primitive of that name as a value.
pub(crate) fn function(name: &str) -> Value {
    Value::Prim(prim(name))
}

/// Calls a primitive.
pub(crate) fn answer<const N: usize>(name: &str, args: [&Value; N]) -> Answer {
    prim(name).call(&mut Cx::new(Budget::default()), &args)
}

/// The value of a call that has one.
pub(crate) fn run<const N: usize>(name: &str, args: [&Value; N]) -> Value {
    let value = answer(name, args).unwrap_or_else(|fault| panic!("{name}{args:?}: {fault}"));
    assert_in_its_representation(&value);
    value
}

/// The reason why a call has no value.
pub(crate) fn reason<const N: usize>(name: &str, args: [&Value; N]) -> Reason {
    match answer(name, args) {
        Ok(value) => panic!("{name}{args:?} is {value}, not a fault"),
        Err(fault) => fault.reason(),
    }
}

/// Holds a value to the promise that there is one representation for it.
pub(crate) fn assert_in_its_representation(value: &Value) {
    let again = rebuilt(value);
    let same = std::mem::discriminant(&again) == std::mem::discriminant(value) && again.identical(value);
    assert!(same, "{value} is not in its representation");
}

/// The value, built anew from its elements.
fn rebuilt(value: &Value) -> Value {
    let Some(items) = value.elements() else { return value.clone() };
    let items = items.iter().map(rebuilt).collect();
    if value.is_set() { Value::set(items) } else { Value::tuple(items) }.unwrap()
}

/// A whole number.
pub(crate) fn int(n: i64) -> Value {
    Value::Int(n)
}

/// A tuple of two numbers.
pub(crate) fn pair(a: i64, b: i64) -> Value {
    tuple([int(a), int(b)])
}

/// A tuple.
pub(crate) fn tuple(items: impl IntoIterator<Item = Value>) -> Value {
    Value::tuple(items.into_iter().collect()).unwrap()
}

/// A set.
pub(crate) fn set(items: impl IntoIterator<Item = Value>) -> Value {
    Value::set(items.into_iter().collect()).unwrap()
}

/// A set of locations.
pub(crate) fn indices<'a>(places: impl IntoIterator<Item = &'a Place>) -> Value {
    set(places.into_iter().map(|&(row, column)| pair(row, column)))
}

/// A set of cells.
pub(crate) fn object<'a>(cells: impl IntoIterator<Item = &'a (i64, Place)>) -> Value {
    set(cells.into_iter().map(|&(colour, (row, column))| tuple([int(colour), pair(row, column)])))
}

/// A tuple of tuples of numbers, ragged or not.
pub(crate) fn rows_value<R: AsRef<[i64]>>(rows: &[R]) -> Value {
    tuple(rows.iter().map(|row| tuple(row.as_ref().iter().map(|&n| int(n)))))
}

/// A grid.
pub(crate) fn grid<const H: usize, const W: usize>(rows: [[i8; W]; H]) -> Value {
    Value::Grid(Grid::from_rows(&rows).unwrap())
}

/// The elements of a tuple or set.
pub(crate) fn elements(value: &Value) -> Vec<Value> {
    value.elements().unwrap_or_else(|| panic!("{value} has no elements"))
}

/// A tuple of tuples of numbers as rows.
pub(crate) fn rows_of(value: &Value) -> Rows {
    let numbers = |row: &Value| elements(row).iter().map(|n| n.as_int().unwrap()).collect();
    elements(value).iter().map(numbers).collect()
}

/// A tuple of two numbers.
pub(crate) fn place_of(value: &Value) -> Place {
    match elements(value).as_slice() {
        [row, column] => (row.as_int().unwrap(), column.as_int().unwrap()),
        _ => panic!("{value} is no pair"),
    }
}

/// A set of locations.
pub(crate) fn places_of(value: &Value) -> Places {
    assert!(value.is_set(), "{value} is no set");
    elements(value).iter().map(place_of).collect()
}

/// A cell.
pub(crate) fn cell_of(value: &Value) -> (i64, Place) {
    match elements(value).as_slice() {
        [colour, place] => (colour.as_int().unwrap(), place_of(place)),
        _ => panic!("{value} is no cell"),
    }
}

/// A set of cells.
pub(crate) fn cells_of(value: &Value) -> CellSet {
    assert!(value.is_set(), "{value} is no set");
    elements(value).iter().map(cell_of).collect()
}

/// All cells of a grid.
pub(crate) fn cells_of_rows(rows: &Rows) -> CellSet {
    let row = |(i, row): (usize, &Vec<i64>)| {
        row.iter().enumerate().map(|(j, &colour)| (colour, (i as i64, j as i64))).collect::<Vec<_>>()
    };
    rows.iter().enumerate().flat_map(row).collect()
}

/// The most common colour, the smallest of equals.
pub(crate) fn background(rows: &Rows) -> i64 {
    let count = |colour: i64| rows.iter().flatten().filter(|&&c| c == colour).count();
    let colours: BTreeSet<i64> = rows.iter().flatten().copied().collect();
    colours.into_iter().rev().max_by_key(|&colour| count(colour)).unwrap()
}

/// Top, left, bottom and right of some locations.
pub(crate) fn bounds(places: &Places) -> (i64, i64, i64, i64) {
    let rows = || places.iter().map(|place| place.0);
    let columns = || places.iter().map(|place| place.1);
    (rows().min().unwrap(), columns().min().unwrap(), rows().max().unwrap(), columns().max().unwrap())
}

/// The locations of cells.
pub(crate) fn locations(cells: &CellSet) -> Places {
    cells.iter().map(|cell| cell.1).collect()
}

/// Grids of few colours, mostly small: every case is likely to have repeats, symmetries and components.
pub(crate) fn grids() -> impl Strategy<Value = Value> {
    let side = || prop_oneof![8 => 1_usize..=7, 1 => 8_usize..=34];
    let colours = prop_oneof![3 => Just((0_i8, 2_i8)), 2 => Just((0, 9)), 1 => Just((-128, 127))];
    (side(), side(), colours).prop_flat_map(|(height, width, (low, high))| {
        vec(low..=high, height * width)
            .prop_map(move |cells| Value::Grid(Grid::from_cells(height, width, &cells).unwrap()))
    })
}

/// Rows of any lengths, none at all included: what Python takes for a grid without checking.
pub(crate) fn small_rows() -> impl Strategy<Value = Rows> {
    (0_usize..6, 0_usize..6).prop_flat_map(|(height, width)| vec(vec(0_i64..4, width), height))
}

/// Locations around a small grid, on it and off it.
pub(crate) fn places() -> impl Strategy<Value = Places> {
    prop::collection::btree_set((-4_i64..9, -4_i64..9), 0..14)
}

/// At least one location.
pub(crate) fn some_places() -> impl Strategy<Value = Places> {
    prop::collection::btree_set((-4_i64..9, -4_i64..9), 1..14)
}

/// Cells around a small grid, often several colours at one place.
pub(crate) fn cell_sets() -> impl Strategy<Value = CellSet> {
    prop::collection::btree_set((0_i64..4, (-3_i64..7, -3_i64..7)), 0..16)
}

/// Cells with one colour at a place, and at least one.
pub(crate) fn single_coloured_places() -> impl Strategy<Value = CellSet> {
    prop::collection::btree_map((-3_i64..7, -3_i64..7), 0_i64..4, 1..14)
        .prop_map(|cells| cells.into_iter().map(|(place, colour)| (colour, place)).collect())
}
