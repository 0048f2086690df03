//! How a cell stands to the fields of a grid that lines divide: what its field holds and how that compares with the others,
//! what is at its place in other fields, and what a field says that stands out, seen as a map of all fields. Columns for
//! the tables of [`super::columns`], apart from the others like those of [`super::relate`].

use std::cmp::Reverse;

use gridwright_grid::colour::{COLOURS, SLOTS, slot};
use rustc_hash::FxHashMap;

use super::columns::Columns;
use super::seen::small;
use crate::prims::learn::tree::{NOTHING, Tier};
use crate::prims::learn::words::Name;
use crate::prims::search::image::{OPPOSITES, STEPS, STRAIGHT, ranked};
use crate::prims::search::pieces::{Stretches, stretches};
use crate::views::GridView;

/// What computing these columns costs, in looks at each cell.
pub(super) const WORK: u64 = 96;

/// What is said of a separator.
const NONE: i8 = -1;

/// Where a cell is: its field, as a place of the board, and its place in the field.
#[derive(Clone, Copy)]
struct Place {
    field: (usize, usize),
    at: (usize, usize),
}

/// A field that stands out.
const KEYS: [&str; 4] =
    ["the fullest field", "the emptiest field", "the odd field", "the field with most colours"];

/// A grid as a board of fields.
pub(super) struct Board<'a> {
    from: GridView<'a>,
    rows: Vec<(usize, usize)>,
    columns: Vec<(usize, usize)>,
    /// Where each cell is; none on separators.
    places: Vec<Option<Place>>,
    /// What each field holds, in reading order.
    fields: Vec<Vec<i8>>,
    /// The colours of each field but 0, most common first.
    colours: Vec<Vec<i8>>,
    /// How many fields hold the same as each.
    likes: Vec<usize>,
    /// The fields of [`KEYS`], where there is one.
    keys: [Option<usize>; KEYS.len()],
    /// For each colour the one field that holds it.
    holders: [Option<usize>; COLOURS],
}

/// The one of the largest.
fn only_most<T: Ord + Copy>(of: &[T]) -> Option<usize> {
    let most = of.iter().max()?;
    let mut at = (0..of.len()).filter(|&at| of[at] == *most);
    at.next().filter(|_| at.next().is_none())
}

impl Board<'_> {
    /// The board of a grid; all of it is one field where no line divides it.
    pub(super) fn of(from: GridView<'_>) -> Board<'_> {
        let whole = || (vec![(0, from.height)], vec![(0, from.width)]);
        let (rows, columns): Stretches = stretches(from).unwrap_or_else(whole);
        let mut places = vec![None; from.cells.len()];
        let mut fields = Vec::with_capacity(rows.len() * columns.len());
        for (a, &(top, bottom)) in rows.iter().enumerate() {
            for (b, &(left, right)) in columns.iter().enumerate() {
                let mut cells = Vec::with_capacity((bottom - top) * (right - left));
                for i in top..bottom {
                    for j in left..right {
                        cells.push(from.at(i, j));
                        places[i * from.width + j] = Some(Place { field: (a, b), at: (i - top, j - left) });
                    }
                }
                fields.push(cells);
            }
        }
        let colours: Vec<Vec<i8>> = fields.iter().map(|cells| ranked(cells)).collect();
        let mut alike: FxHashMap<&[i8], usize> = FxHashMap::default();
        fields.iter().for_each(|cells| *alike.entry(cells).or_default() += 1);
        let likes: Vec<usize> =
            fields.iter().map(|cells| alike.get(&cells[..]).copied().unwrap_or(0)).collect();
        let counts: Vec<usize> = fields.iter().map(|cells| filled(cells)).collect();
        let odd = (alike.len() == 2 && fields.len() > 2)
            .then(|| only_most(&likes.iter().map(|&likes| likes == 1).collect::<Vec<_>>()));
        let keys = [
            only_most(&counts),
            only_most(&counts.iter().map(|&count| Reverse(count)).collect::<Vec<_>>()),
            odd.flatten(),
            only_most(&colours.iter().map(Vec::len).collect::<Vec<usize>>()),
        ];
        let holder = |colour: usize| {
            only_most(&colours.iter().map(|of| of.contains(&(colour as i8))).collect::<Vec<_>>())
                .filter(|&at| colours[at].contains(&(colour as i8)))
        };
        let holders = std::array::from_fn(holder);
        Board { from, rows, columns, places, fields, colours, likes, keys, holders }
    }

    fn number(&self, (a, b): (usize, usize)) -> usize {
        a * self.columns.len() + b
    }

    /// What a field holds at a place; nothing if it is smaller.
    fn at(&self, field: usize, (i, j): (usize, usize)) -> i8 {
        let (rows, columns) =
            (self.rows[field / self.columns.len()], self.columns[field % self.columns.len()]);
        let inside = i < rows.1 - rows.0 && j < columns.1 - columns.0;
        if inside { self.from.at(rows.0 + i, columns.0 + j) } else { NOTHING }
    }

    /// What the cell of a field says that stands for another field, where it is a map of all fields.
    fn on_map(&self, map: usize, (a, b): (usize, usize)) -> i8 {
        let (rows, columns) = (self.rows[map / self.columns.len()], self.columns[map % self.columns.len()]);
        let is_map = (rows.1 - rows.0, columns.1 - columns.0) == (self.rows.len(), self.columns.len());
        if is_map { self.at(map, (a, b)) } else { NOTHING }
    }

    /// The field that is so many steps away.
    fn beside(
        &self,
        (a, b): (usize, usize),
        (down, right): (i32, i32),
        steps: i32,
    ) -> Option<(usize, usize)> {
        let step = |at: usize, by: i32, len: usize| {
            usize::try_from(at as i32 + by * steps).ok().filter(|&at| at < len)
        };
        step(a, down, self.rows.len()).zip(step(b, right, self.columns.len()))
    }

    /// The main colour of a field, 0 if it is empty.
    fn main(&self, field: (usize, usize)) -> i8 {
        self.colours[self.number(field)].first().copied().unwrap_or(0)
    }

    /// The main colour of the first field in a direction that is not empty.
    fn first(&self, field: (usize, usize), way: (i32, i32)) -> i8 {
        let fields = (1..).map_while(|steps| self.beside(field, way, steps));
        fields.map(|field| self.main(field)).find(|&colour| colour != 0).unwrap_or(0)
    }

    fn place(&self, i: usize, j: usize) -> Option<Place> {
        self.places[i * self.from.width + j]
    }
}

/// How many cells are not 0.
fn filled(cells: &[i8]) -> usize {
    cells.iter().filter(|&&cell| cell != 0).count()
}

/// Colours that can be copied.
pub(super) fn colours(columns: &mut Columns<'_>, board: &Board<'_>) {
    let mut add = |tier: Tier, name: Name, of: &dyn Fn(Place) -> i8| {
        columns.push(tier, name, |i, j| board.place(i, j).map_or(NOTHING, of));
    };
    let whole = Tier::Fielded;
    add(whole, Name::plain("the main colour of its field"), &|place| board.main(place.field));
    add(whole, Name::plain("the rarest colour of its field"), &|place| {
        board.colours[board.number(place.field)].last().copied().unwrap_or(0)
    });
    for (key, name) in board.keys.iter().zip(KEYS) {
        add(whole, Name::part("the colour at its place in {}", name), &|place| {
            key.map_or(NOTHING, |key| board.at(key, place.at))
        });
        add(whole, Name::part("the colour at its field's place in {}", name), &|place| {
            key.map_or(NOTHING, |key| board.on_map(key, place.field))
        });
    }
    let over = overlaid(board);
    let laid =
        |which: usize| move |Place { at, .. }: Place| over.get(&at).map_or(NOTHING, |over| over[which]);
    let (first, most) = (laid.clone()(0), laid(1));
    add(whole, Name::plain("the first colour at its place in all fields"), &first);
    add(whole, Name::plain("the most common colour at its place in all fields"), &most);
    for (colour, holder) in (0..).zip(board.holders).skip(1) {
        add(whole, Name::colour("the colour at its place in the one field with {}", colour), &|place| {
            holder.map_or(NOTHING, |holder| board.at(holder, place.at))
        });
    }
    let directed = Tier::FieldedDirected;
    for way in &STEPS[..STRAIGHT] {
        add(directed, Name::way("the colour at its place in the field {}", *way), &|place| {
            board
                .beside(place.field, *way, 1)
                .map_or(NOTHING, |other| board.at(board.number(other), place.at))
        });
        add(directed, Name::way("the main colour of the first field {}", *way), &|place| {
            board.first(place.field, *way)
        });
    }
    let (down, across) = (board.rows.len() - 1, board.columns.len() - 1);
    type Other = fn((usize, usize), (usize, usize)) -> (usize, usize);
    let others: [(&'static str, Other); 6] = [
        ("the topmost field", |(_, b), _| (0, b)),
        ("the lowest field", |(_, b), (down, _)| (down, b)),
        ("the leftmost field", |(a, _), _| (a, 0)),
        ("the rightmost field", |(a, _), (_, across)| (a, across)),
        ("the field mirrored top to bottom", |(a, b), (down, _)| (down - a, b)),
        ("the field mirrored left to right", |(a, b), (_, across)| (a, across - b)),
    ];
    for (name, other) in others {
        add(directed, Name::part("the colour at its place in {}", name), &|place| {
            board.at(board.number(other(place.field, (down, across))), place.at)
        });
    }
}

/// For every place of fields the first colour but 0 there, and the most common one, 0 counting.
fn overlaid(board: &Board<'_>) -> std::rc::Rc<FxHashMap<(usize, usize), [i8; 2]>> {
    let mut counts: FxHashMap<(usize, usize), (i8, [u32; SLOTS])> = FxHashMap::default();
    let side = |of: &[(usize, usize)]| of.iter().map(|(from, to)| to - from).max().unwrap_or(0);
    for field in 0..board.fields.len() {
        for i in 0..side(&board.rows) {
            for j in 0..side(&board.columns) {
                let cell = board.at(field, (i, j));
                if cell == NOTHING {
                    continue;
                }
                let (first, counts) = counts.entry((i, j)).or_default();
                *first = if *first == 0 { cell } else { *first };
                counts[slot(cell)] += 1;
            }
        }
    }
    let most = |counts: [u32; SLOTS]| {
        (0..COLOURS).max_by_key(|&colour| (counts[colour], Reverse(colour))).unwrap_or(0) as i8
    };
    std::rc::Rc::new(counts.into_iter().map(|(at, (first, counts))| (at, [first, most(counts)])).collect())
}

/// Numbers.
pub(super) fn numbers(columns: &mut Columns<'_>, board: &Board<'_>) {
    let mut add = |tier: Tier, name: Name, of: &dyn Fn(Place) -> i8| {
        columns.push(tier, name, |i, j| board.place(i, j).map_or(NONE, of));
    };
    let (whole, directed) = (Tier::Fielded, Tier::FieldedDirected);
    let counts: Vec<usize> = board.fields.iter().map(|cells| filled(cells)).collect();
    let (most, least) = (counts.iter().max().copied(), counts.iter().min().copied());
    let field = |place: Place| board.number(place.field);
    add(whole, Name::plain("the number of coloured cells of its field"), &|place| {
        small(counts[field(place)])
    });
    add(whole, Name::plain("whether no field has more coloured cells than its own"), &|place| {
        i8::from(Some(counts[field(place)]) == most)
    });
    add(whole, Name::plain("whether no field has fewer coloured cells than its own"), &|place| {
        i8::from(Some(counts[field(place)]) == least)
    });
    add(whole, Name::plain("the number of colours of its field"), &|place| {
        small(board.colours[field(place)].len())
    });
    add(whole, Name::plain("the number of fields like its own"), &|place| small(board.likes[field(place)]));
    for (key, name) in board.keys.iter().zip(KEYS) {
        add(whole, Name::part("whether its field is {}", name), &|place| {
            i8::from(*key == Some(field(place)))
        });
    }
    for (colour, holder) in (0_i8..).zip(board.holders).skip(1) {
        add(whole, Name::colour("whether its field holds {}", colour), &|place| {
            i8::from(board.colours[field(place)].contains(&colour))
        });
        add(
            whole,
            Name::colour("whether {} is at its field's place in the one field that holds it", colour),
            &|place| i8::from(holder.is_some_and(|holder| board.on_map(holder, place.field) == colour)),
        );
    }
    add(whole, Name::plain("the number of fields beside its own that are not empty"), &|place| {
        let beside = STEPS[..STRAIGHT].iter().filter_map(|&way| board.beside(place.field, way, 1));
        small(beside.filter(|&other| board.main(other) != 0).count())
    });
    add(
        whole,
        Name::plain("the number of lines on which its field is between two of one colour"),
        &|place| {
            let between = |&&(one, other): &&(usize, usize)| {
                let (one, other) =
                    (board.first(place.field, STEPS[one]), board.first(place.field, STEPS[other]));
                one != 0 && one == other
            };
            small(OPPOSITES[..STRAIGHT / 2].iter().filter(between).count())
        },
    );
    let at_place =
        |place: Place| (0..board.fields.len()).filter(|&other| board.at(other, place.at) > 0).count();
    add(whole, Name::plain("the number of fields with a colour at its place"), &|place| {
        small(at_place(place))
    });
    let (down, across) = (board.rows.len() - 1, board.columns.len() - 1);
    add(
        whole,
        Name::plain("how far its field is from the outermost ones"),
        &|Place { field: (a, b), .. }| small(a.min(down - a).min(b).min(across - b)),
    );
    add(
        whole,
        Name::plain("the row and the column of its field together, modulo 2,"),
        &|Place { field: (a, b), .. }| ((a + b) % 2) as i8,
    );
    type Measure = fn(Place, (usize, usize)) -> usize;
    let directed_ones: [(&'static str, Measure); 8] = [
        ("the row of its field", |place, _| place.field.0),
        ("the column of its field", |place, _| place.field.1),
        ("the row of its field from below", |place, (down, _)| down - place.field.0),
        ("the column of its field from the right", |place, (_, across)| across - place.field.1),
        ("the row of its field, modulo 2,", |place, _| place.field.0 % 2),
        ("the column of its field, modulo 2,", |place, _| place.field.1 % 2),
        ("its row in its field", |place, _| place.at.0),
        ("its column in its field", |place, _| place.at.1),
    ];
    for (name, measure) in directed_ones {
        add(directed, Name::plain(name), &|place| small(measure(place, (down, across))));
    }
}
