//! What can be said of a cell in a number, for rules cell by cell.
//!
//! In: a grid. Out: a table with a row a cell. The first columns hold colours: the cell's own, those around it, the
//! first ones in each direction, those at mirrored places, of its row, its column and its part; then come numbers:
//! counts, distances, sizes, parities, and what is equal to what. Columns are of tiers: what does not change when the grid
//! is turned or its content moved; what depends on directions; what depends on the place in the grid; and, apart, how
//! cells stand to others ([`super::relate`]).

use gridwright_grid::colour::{COLOURS, SLOTS, slot};

use super::board::{self, Board};
use super::copies::Copies;
use super::seen::{beside, colours_of, forms, looks, nearest, size_ranks, small};
use super::{marks, relate};
use crate::prims::learn::tree::{Holds, NOTHING, Table, Tier};
use crate::prims::learn::words::{Name, part};
use crate::prims::search::image::{
    Joint, OPPOSITES, Parts, STEPS, STRAIGHT, Span, enclosed, parts, ranked, step,
};
use crate::views::GridView;

/// What computing the table costs, in looks at each cell.
pub(crate) const WORK: u64 = 160;

/// The columns of the cells of a grid, as they are added.
pub(super) struct Columns<'a> {
    pub(super) from: GridView<'a>,
    table: Table,
    /// What the columns hold that are added now.
    holds: Holds,
}

impl Columns<'_> {
    pub(super) fn push(&mut self, tier: Tier, name: Name, what: impl Fn(usize, usize) -> i8) {
        let (height, width) = (self.from.height, self.from.width);
        let mut column = Vec::with_capacity(height * width);
        for i in 0..height {
            column.extend((0..width).map(|j| what(i, j)));
        }
        self.whole(tier, name, column);
    }

    pub(super) fn flag(&mut self, tier: Tier, name: Name, what: impl Fn(usize, usize) -> bool) {
        self.push(tier, name, |i, j| i8::from(what(i, j)));
    }

    pub(super) fn whole(&mut self, tier: Tier, name: Name, column: Vec<i8>) {
        self.table.push(self.holds, tier, name, column);
    }
}

/// What a table has beside the columns that every one has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum More {
    Nothing,
    /// How cells stand to others.
    Relations,
    /// How cells stand to what stands out.
    Marks,
    /// How cells stand to the fields between separators.
    Fields,
}

/// The table of the cells of a grid that was made of an input.
pub(crate) fn table(from: GridView<'_>, input: GridView<'_>, more: More) -> Table {
    let table = Table { columns: Vec::with_capacity(200) };
    let mut columns = Columns { from, table, holds: Holds::Colours };
    let seen: Vec<Vec<i8>> = STEPS.iter().map(|&way| looks(from, way)).collect();
    let (distance, near) = nearest(from);
    let regions = Regions {
        own: parts(from, Joint { one_colour: true, diagonal: false }, |_| true),
        straight: parts(from, Joint { one_colour: true, diagonal: false }, |cell| cell != 0),
        content: parts(from, Joint { one_colour: true, diagonal: true }, |cell| cell != 0),
        blobs: parts(from, Joint { one_colour: false, diagonal: true }, |cell| cell != 0),
    };
    let blob_colours = colours_of(from, &regions.blobs);
    columns.whole(Tier::Anywhere, Name::plain("its colour"), from.cells.to_vec());
    // What was there before, if it can be told.
    let copies = Copies::of(from, input);
    copies.colours(&mut columns);
    colour_columns(&mut columns, &seen, near, &regions, &blob_colours);
    let gone = gone(from, input);
    columns.push(Tier::Anywhere, Name::plain("the colour of the input that is gone"), |_, _| gone);
    let past = (more == More::Relations).then(|| relate::Past::of(from));
    if let Some(past) = &past {
        relate::colours(&mut columns, past, &regions.own);
    }
    let marks = (more == More::Marks).then(|| marks::Marks::of(from, &regions, &blob_colours));
    if let Some(marks) = &marks {
        marks::colours(&mut columns, marks, &regions);
    }
    let board = (more == More::Fields).then(|| Board::of(from));
    if let Some(board) = &board {
        board::colours(&mut columns, board);
    }
    columns.holds = Holds::Numbers;
    copies.numbers(&mut columns);
    around_columns(&mut columns, &seen, distance);
    part_columns(&mut columns, &regions, &blob_colours);
    form_columns(&mut columns, &regions);
    place_columns(&mut columns);
    if let Some(past) = &past {
        relate::numbers(&mut columns, past, [&regions.own, &regions.content, &regions.blobs]);
    }
    if let Some(marks) = &marks {
        marks::numbers(&mut columns, marks, &regions, &seen);
    }
    if let Some(board) = &board {
        board::numbers(&mut columns, board);
    }
    columns.table
}

/// The one colour that an input has and what was made of it has not; [`NOTHING`] if there is none or more than one.
fn gone(from: GridView<'_>, input: GridView<'_>) -> i8 {
    let mut gone = NOTHING;
    for &cell in input.cells {
        if cell != gone && !from.cells.contains(&cell) {
            if gone != NOTHING {
                return NOTHING;
            }
            gone = cell;
        }
    }
    gone
}

/// The ways in which a grid falls into parts.
pub(super) struct Regions {
    pub(super) own: Parts,
    straight: Parts,
    pub(super) content: Parts,
    pub(super) blobs: Parts,
}

fn colour_columns(
    columns: &mut Columns<'_>,
    seen: &[Vec<i8>],
    near: Vec<i8>,
    regions: &Regions,
    blob_colours: &[Vec<i8>],
) {
    let from = columns.from;
    let (height, width) = (from.height, from.width);
    let at = |i: usize, j: usize| from.cells[i * width + j];
    let by_count = ranked(from.cells);
    let (most, least) = (by_count.first().copied().unwrap_or(0), by_count.last().copied().unwrap_or(0));
    columns.push(Tier::Anywhere, Name::plain("the most common colour"), |_, _| most);
    columns.push(Tier::Anywhere, Name::plain("the rarest colour"), |_, _| least);
    columns.whole(Tier::Anywhere, Name::plain("the nearest colour"), near);
    // The rarest and the main colour of the part of any colours that a cell is in, and what is around its own part.
    let of_blob =
        |i: usize, j: usize, pick: fn(&[i8]) -> Option<&i8>| match regions.blobs.labels[i * width + j] {
            0 => 0,
            of => pick(&blob_colours[of as usize - 1]).copied().unwrap_or(0),
        };
    columns.push(Tier::Anywhere, Name::plain("the rarest colour of its object"), |i, j| {
        of_blob(i, j, <[i8]>::last)
    });
    columns.push(Tier::Anywhere, Name::plain("the main colour of its object"), |i, j| {
        of_blob(i, j, <[i8]>::first)
    });
    let around = beside(from, &regions.own);
    columns.push(Tier::Anywhere, Name::plain("the colour around its area"), |i, j| {
        around[regions.own.labels[i * width + j] as usize - 1]
    });
    for way in STEPS {
        columns.push(Tier::Directed, Name::way("the colour beside it {}", way), |i, j| {
            step(from, (i, j), way).map_or(0, |(i, j)| at(i, j))
        });
    }
    for (seen, way) in seen.iter().zip(STEPS) {
        columns.whole(Tier::Directed, Name::way("the first colour {}", way), seen.clone());
    }
    columns.push(Tier::Directed, Name::plain("the colour at the place mirrored top to bottom"), |i, j| {
        at(height - 1 - i, j)
    });
    columns.push(Tier::Directed, Name::plain("the colour at the place mirrored left to right"), |i, j| {
        at(i, width - 1 - j)
    });
    columns.push(Tier::Directed, Name::plain("the colour at the opposite place"), |i, j| {
        at(height - 1 - i, width - 1 - j)
    });
    columns.push(Tier::Directed, Name::plain("the colour at the place mirrored in the diagonal"), |i, j| {
        if height == width { at(j, i) } else { 0 }
    });
    columns.push(
        Tier::Directed,
        Name::plain("the colour at the place mirrored in the other diagonal"),
        |i, j| if height == width { at(width - 1 - j, height - 1 - i) } else { 0 },
    );
    columns.push(Tier::Directed, Name::plain("the colour at the left end of its row"), |i, _| at(i, 0));
    columns
        .push(Tier::Directed, Name::plain("the colour at the right end of its row"), |i, _| at(i, width - 1));
    columns.push(Tier::Directed, Name::plain("the colour at the top of its column"), |_, j| at(0, j));
    columns.push(Tier::Directed, Name::plain("the colour at the bottom of its column"), |_, j| {
        at(height - 1, j)
    });
    let main = |cells: &[i8]| ranked(cells).first().copied().unwrap_or(0);
    let row_main: Vec<i8> = from.rows().map(main).collect();
    let column_main: Vec<i8> =
        (0..width).map(|j| main(&(0..height).map(|i| at(i, j)).collect::<Vec<_>>())).collect();
    columns.push(Tier::Directed, Name::plain("the main colour of its row"), |i, _| row_main[i]);
    columns.push(Tier::Directed, Name::plain("the main colour of its column"), |_, j| column_main[j]);
}

/// What is around a cell and what is seen from it.
fn around_columns(columns: &mut Columns<'_>, seen: &[Vec<i8>], distance: Vec<i8>) {
    let from = columns.from;
    let (height, width) = (from.height, from.width);
    let at = |i: usize, j: usize| from.cells[i * width + j];
    let inside = enclosed(from, false);
    let inside_diagonally = enclosed(from, true);
    columns.flag(Tier::Anywhere, Name::plain("whether it is enclosed"), |i, j| inside[i * width + j]);
    columns.flag(Tier::Anywhere, Name::plain("whether it is enclosed, diagonally, too"), |i, j| {
        inside_diagonally[i * width + j]
    });
    // How often each colour is beside and diagonally beside.
    let mut beside = vec![vec![0_i8; from.cells.len()]; SLOTS];
    let mut across = vec![vec![0_i8; from.cells.len()]; SLOTS];
    for place in 0..from.cells.len() {
        let (i, j) = (place / width, place % width);
        for (n, &way) in STEPS.iter().enumerate() {
            let Some((row, column)) = step(from, (i, j), way) else { continue };
            let counts = if n < STRAIGHT { &mut beside } else { &mut across };
            counts[slot(at(row, column))][place] += 1;
        }
    }
    let filled = |counts: &[Vec<i8>]| -> Vec<i8> {
        (0..from.cells.len()).map(|place| counts[1..].iter().map(|of| of[place]).sum()).collect()
    };
    let same = |counts: &[Vec<i8>]| -> Vec<i8> {
        from.cells.iter().enumerate().map(|(place, &cell)| counts[slot(cell)][place]).collect()
    };
    let sum = |a: &[i8], b: &[i8]| -> Vec<i8> { a.iter().zip(b).map(|(a, b)| a + b).collect() };
    let (filled_beside, filled_across) = (filled(&beside), filled(&across));
    let (same_beside, same_across) = (same(&beside), same(&across));
    columns.whole(
        Tier::Anywhere,
        Name::plain("the number of coloured cells around it"),
        sum(&filled_beside, &filled_across),
    );
    columns.whole(Tier::Anywhere, Name::plain("the number of coloured cells beside it"), filled_beside);
    columns.whole(Tier::Anywhere, Name::plain("the number of coloured cells at its corners"), filled_across);
    columns.whole(
        Tier::Anywhere,
        Name::plain("the number of cells of its colour around it"),
        sum(&same_beside, &same_across),
    );
    columns.whole(Tier::Anywhere, Name::plain("the number of cells of its colour beside it"), same_beside);
    for colour in 0..COLOURS {
        columns.whole(
            Tier::Anywhere,
            Name::colour("the number of {} cells around it", colour as i8),
            sum(&beside[colour], &across[colour]),
        );
        columns.whole(
            Tier::Anywhere,
            Name::colour("the number of {} cells beside it", colour as i8),
            std::mem::take(&mut beside[colour]),
        );
    }
    let sees = |ways: &[Vec<i8>], place: usize, meets: &dyn Fn(i8) -> bool| {
        ways.iter().filter(|seen| meets(seen[place])).count() as i8
    };
    for colour in 1..10 {
        let straight =
            (0..from.cells.len()).map(|place| sees(&seen[..STRAIGHT], place, &|cell| cell == colour));
        columns.whole(
            Tier::Anywhere,
            Name::colour("the number of straight directions that meet {} first", colour),
            straight.collect(),
        );
    }
    columns.push(
        Tier::Anywhere,
        Name::plain("the number of straight directions that meet a colour"),
        |i, j| sees(&seen[..STRAIGHT], i * width + j, &|cell| cell != 0),
    );
    columns.push(
        Tier::Anywhere,
        Name::plain("the number of diagonal directions that meet a colour"),
        |i, j| sees(&seen[STRAIGHT..], i * width + j, &|cell| cell != 0),
    );
    // Between two of one colour, along each line.
    let between = |(a, b): (usize, usize), i: usize, j: usize| {
        let (one, other) = (seen[a][i * width + j], seen[b][i * width + j]);
        one != 0 && one == other
    };
    let (straight, diagonal) = OPPOSITES.split_at(2);
    let names = [
        "the number of straight lines on which it is between two cells of one colour",
        "the number of diagonals on which it is between two cells of one colour",
    ];
    for (lines, name) in [straight, diagonal].into_iter().zip(names.map(Name::plain)) {
        let count = |i: usize, j: usize| lines.iter().filter(|&&line| between(line, i, j)).count();
        columns.push(Tier::Anywhere, name, |i, j| small(count(i, j)));
    }
    for line in OPPOSITES {
        columns.flag(
            Tier::Directed,
            Name::line("whether it is between two cells of one colour {}", line),
            |i, j| between(line, i, j),
        );
    }
    columns.whole(Tier::Anywhere, Name::plain("the distance to the nearest colour"), distance);
    let by_count = ranked(from.cells);
    let rank = |cell: i8| by_count.iter().position(|&colour| colour == cell).map_or(-1, small);
    columns.push(Tier::Anywhere, Name::plain("the rank of its colour, the most common being 0,"), |i, j| {
        rank(at(i, j))
    });
    columns.flag(
        Tier::Directed,
        Name::plain("whether its mirror image top to bottom has its colour"),
        |i, j| at(i, j) == at(height - 1 - i, j),
    );
    columns.flag(
        Tier::Directed,
        Name::plain("whether its mirror image left to right has its colour"),
        |i, j| at(i, j) == at(i, width - 1 - j),
    );
}

/// What can be said of the parts that a cell is in.
fn part_columns(columns: &mut Columns<'_>, regions: &Regions, blob_colours: &[Vec<i8>]) {
    let (height, width) = (columns.from.height, columns.from.width);
    for (parts, kind) in [
        (&regions.straight, part::STRAIGHT),
        (&regions.content, part::CONTENT),
        (&regions.blobs, part::OBJECT),
    ] {
        let ranks = size_ranks(parts);
        let last = ranks.iter().max().copied().unwrap_or(-1);
        let rank = |i: usize, j: usize| match parts.labels[i * width + j] {
            0 => -1,
            of => ranks[of as usize - 1],
        };
        columns.push(Tier::Anywhere, Name::part("the rank of {} by size, the largest being 0,", kind), rank);
        columns
            .flag(Tier::Anywhere, Name::part("whether {} is the smallest", kind), |i, j| rank(i, j) == last);
    }
    for (parts, kind) in
        [(&regions.own, part::AREA), (&regions.content, part::CONTENT), (&regions.blobs, part::OBJECT)]
    {
        let part = |i: usize, j: usize| match parts.labels[i * width + j] {
            0 => None,
            of => Some(parts.spans[of as usize - 1]),
        };
        let number =
            |i: usize, j: usize, of: &dyn Fn((Span, usize)) -> usize| part(i, j).map_or(-1, |p| small(of(p)));
        columns.push(Tier::Anywhere, Name::part("the number of cells of {}", kind), |i, j| {
            number(i, j, &|(_, count)| count)
        });
        columns.push(Tier::Anywhere, Name::part("the longer side of {}", kind), |i, j| {
            number(i, j, &|(span, _)| span.height().max(span.width()))
        });
        columns.push(Tier::Anywhere, Name::part("the shorter side of {}", kind), |i, j| {
            number(i, j, &|(span, _)| span.height().min(span.width()))
        });
        columns.push(Tier::Anywhere, Name::part("whether {} is a full rectangle", kind), |i, j| {
            number(i, j, &|(span, n)| usize::from(span.height() * span.width() == n))
        });
        columns.push(Tier::Anywhere, Name::part("whether {} is as high as wide", kind), |i, j| {
            number(i, j, &|(span, _)| usize::from(span.height() == span.width()))
        });
        columns.push(
            Tier::Anywhere,
            Name::part("the number of edges of the grid that {} touches", kind),
            |i, j| {
                number(i, j, &|(span, _)| {
                    let touches =
                        |(a, b): (usize, usize), len: usize| usize::from(a == 0) + usize::from(b == len);
                    touches(span.rows, height) + touches(span.columns, width)
                })
            },
        );
        columns.push(
            Tier::Anywhere,
            Name::part("the distance to the edge of the box around {}", kind),
            |i, j| {
                number(i, j, &|(Span { rows, columns }, _)| {
                    (i - rows.0).min(rows.1 - 1 - i).min(j - columns.0).min(columns.1 - 1 - j)
                })
            },
        );
        columns.push(Tier::Directed, Name::part("the height of {}", kind), |i, j| {
            number(i, j, &|(span, _)| span.height())
        });
        columns.push(Tier::Directed, Name::part("the width of {}", kind), |i, j| {
            number(i, j, &|(span, _)| span.width())
        });
        columns.push(Tier::Directed, Name::part("how far it is below the top of {}", kind), |i, j| {
            number(i, j, &|(span, _)| i - span.rows.0)
        });
        columns.push(Tier::Directed, Name::part("how far it is from the left of {}", kind), |i, j| {
            number(i, j, &|(span, _)| j - span.columns.0)
        });
        columns.push(Tier::Directed, Name::part("how far it is above the bottom of {}", kind), |i, j| {
            number(i, j, &|(span, _)| span.rows.1 - 1 - i)
        });
        columns.push(Tier::Directed, Name::part("how far it is from the right of {}", kind), |i, j| {
            number(i, j, &|(span, _)| span.columns.1 - 1 - j)
        });
        columns.push(
            Tier::Directed,
            Name::part("how far it is below the top of {}, modulo 2,", kind),
            |i, j| number(i, j, &|(span, _)| (i - span.rows.0) % 2),
        );
        columns.push(
            Tier::Directed,
            Name::part("how far it is from the left of {}, modulo 2,", kind),
            |i, j| number(i, j, &|(span, _)| (j - span.columns.0) % 2),
        );
    }
    columns.push(Tier::Anywhere, Name::plain("the number of colours of its object"), |i, j| {
        match regions.blobs.labels[i * width + j] {
            0 => 0,
            of => small(blob_colours[of as usize - 1].len()),
        }
    });
}

/// What is said of parts, in the order of the columns of [`form_columns`].
const FORMS: [&str; 11] = [
    "the number of holes of {}",
    "the number of symmetries of {}",
    "the number of parts like {}",
    "the number of parts with the outline of {}",
    "how {} compares by the area of its box, 1 being the largest and -1 the smallest,",
    "how {} compares by height, 1 being the highest and -1 the lowest,",
    "how {} compares by width, 1 being the widest and -1 the narrowest,",
    "how {} compares by its top, -1 being the topmost,",
    "how {} compares by its left side, -1 being the leftmost,",
    "how {} compares by its bottom, 1 being the lowest,",
    "how {} compares by its right side, 1 being the rightmost,",
];

/// What can be said of the parts that a cell is in, compared with the other parts.
fn form_columns(columns: &mut Columns<'_>, regions: &Regions) {
    let from = columns.from;
    for (parts, kind) in [(&regions.content, part::CONTENT), (&regions.blobs, part::OBJECT)] {
        let forms = forms(from, parts);
        let spans = || parts.spans.iter().map(|(span, _)| *span);
        let edges = [
            (Tier::Anywhere, spans().map(|span| span.height() * span.width()).collect::<Vec<_>>()),
            (Tier::Directed, spans().map(Span::height).collect()),
            (Tier::Directed, spans().map(Span::width).collect()),
            (Tier::Directed, spans().map(|span| span.rows.0).collect()),
            (Tier::Directed, spans().map(|span| span.columns.0).collect()),
            (Tier::Directed, spans().map(|span| span.rows.1).collect()),
            (Tier::Directed, spans().map(|span| span.columns.1).collect()),
        ];
        let mut of_part: Vec<(Tier, Vec<i8>)> = Vec::new();
        // Holes, symmetries, how many are like it, how many have its outline.
        of_part.extend((0..4).map(|n| (Tier::Anywhere, forms.iter().map(|form| form[n]).collect())));
        for (tier, numbers) in edges {
            let (most, least) = (numbers.iter().max().copied(), numbers.iter().min().copied());
            let extreme =
                |&n: &usize| i8::from(Some(n) == most) - i8::from(Some(n) == least && most != least);
            of_part.push((tier, numbers.iter().map(extreme).collect()));
        }
        for ((tier, numbers), name) in of_part.into_iter().zip(FORMS) {
            let labels = parts.labels.iter();
            columns.whole(
                tier,
                Name::part(name, kind),
                labels.map(|&label| if label == 0 { -2 } else { numbers[label as usize - 1] }).collect(),
            );
        }
    }
}

/// Where a cell is, and what its row and column hold.
fn place_columns(columns: &mut Columns<'_>) {
    let from = columns.from;
    let (height, width) = (from.height, from.width);
    let at = |i: usize, j: usize| from.cells[i * width + j];
    let rows: Vec<usize> = (0..height).map(|i| (0..width).filter(|&j| at(i, j) != 0).count()).collect();
    let across: Vec<usize> = (0..width).map(|j| (0..height).filter(|&i| at(i, j) != 0).count()).collect();
    columns.push(Tier::Anywhere, Name::plain("how many of its row and its column are full"), |i, j| {
        i8::from(rows[i] == width) + i8::from(across[j] == height)
    });
    columns.push(Tier::Anywhere, Name::plain("how many of its row and its column are empty"), |i, j| {
        i8::from(rows[i] == 0) + i8::from(across[j] == 0)
    });
    columns
        .push(Tier::Directed, Name::plain("the number of coloured cells in its row"), |i, _| small(rows[i]));
    columns.push(Tier::Directed, Name::plain("the number of coloured cells in its column"), |_, j| {
        small(across[j])
    });
    columns.flag(Tier::Directed, Name::plain("whether its row is full"), |i, _| rows[i] == width);
    columns.flag(Tier::Directed, Name::plain("whether its column is full"), |_, j| across[j] == height);
    let row_even: Vec<bool> = (0..height).map(|i| (1..width).all(|j| at(i, j) == at(i, 0))).collect();
    let column_even: Vec<bool> = (0..width).map(|j| (1..height).all(|i| at(i, j) == at(0, j))).collect();
    columns.push(
        Tier::Anywhere,
        Name::plain("how many of its row and its column are of one colour"),
        |i, j| i8::from(row_even[i]) + i8::from(column_even[j]),
    );
    columns.flag(Tier::Directed, Name::plain("whether its row is of one colour"), |i, _| row_even[i]);
    columns.flag(Tier::Directed, Name::plain("whether its column is of one colour"), |_, j| column_even[j]);
    columns.push(Tier::Placed, Name::plain("the distance to the edge of the grid"), |i, j| {
        small(i.min(j).min(height - 1 - i).min(width - 1 - j))
    });
    columns.push(Tier::Placed, Name::plain("its row plus its column, modulo 2,"), |i, j| ((i + j) % 2) as i8);
    columns.push(Tier::Placed, Name::plain("its row, modulo 2,"), |i, _| (i % 2) as i8);
    columns.push(Tier::Placed, Name::plain("its column, modulo 2,"), |_, j| (j % 2) as i8);
    columns.push(Tier::Placed, Name::plain("its row, modulo 3,"), |i, _| (i % 3) as i8);
    columns.push(Tier::Placed, Name::plain("its column, modulo 3,"), |_, j| (j % 3) as i8);
    columns.push(Tier::Placed, Name::plain("its row"), |i, _| small(i));
    columns.push(Tier::Placed, Name::plain("its column"), |_, j| small(j));
    columns.push(Tier::Placed, Name::plain("its row from below"), |i, _| small(height - 1 - i));
    columns.push(Tier::Placed, Name::plain("its column from the right"), |_, j| small(width - 1 - j));
    columns.flag(Tier::Placed, Name::plain("whether it is on the main diagonal"), |i, j| i == j);
    columns.flag(Tier::Placed, Name::plain("whether it is on the other diagonal"), |i, j| i + j + 1 == width);
}
