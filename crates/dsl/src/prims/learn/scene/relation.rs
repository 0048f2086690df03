//! Relations: for an object one other that it stands in a relation to, or none. Where several would do, it is none.

use super::feature::Feature;
use super::mask::Mask;
use super::object::Object;
use super::segment::Scene;

/// Declares the relations and their words.
macro_rules! relations {
    ($($name:ident $words:literal,)*) => {
        /// A relation between objects.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(super) enum Relation { $($name,)* }

        impl Relation {
            /// All, those that say most about a task first.
            pub(super) const ALL: &'static [Relation] = &[$(Relation::$name,)*];

            pub(super) fn words(self) -> &'static str {
                match self { $(Relation::$name => $words,)* }
            }
        }
    };
}

relations! {
    Largest "the largest one",
    Nearest "the nearest one",
    Smallest "the smallest one",
    NearestOfColour "the nearest one of its colour",
    NearestOfShape "the nearest one of its shape",
    NearestLarger "the nearest larger one",
    NearestOther "the nearest one of another colour",
    NearestSmaller "the nearest smaller one",
    SharesColour "the one that shares a colour with it",
    SharesColourLarger "the larger one that shares a colour with it",
    OfColour "the other one of its colour",
    LargestOfColour "the largest one of its colour",
    OfShape "the other one of its shape",
    OfForm "the other one of its shape in any turn",
    OfReduced "the one of its shape at another scale",
    OfSize "the other one of as many cells",
    OfHoles "the other one of as many holes",
    OfHeight "the other one of its height",
    OfWidth "the other one of its width",
    OfBox "the other one of its height and width",
    HoleOfShape "the one with a hole of its shape",
    Container "the one around it",
    Content "the largest one inside of it",
    OnlyContent "the only one inside of it",
    Touched "the one that it touches",
    TouchedSmaller "the smaller one that it touches",
    Beside "the one that it touches side by side",
    Above "the first one above it",
    Below "the first one below it",
    LeftOf "the first one to the left of it",
    RightOf "the first one to the right of it",
    AboveOfColour "the first one of its colour above it",
    BelowOfColour "the first one of its colour below it",
    LeftOfColour "the first one of its colour to the left of it",
    RightOfColour "the first one of its colour to the right of it",
    DownRightOfColour "the first one of its colour diagonally down and right of it",
    DownLeftOfColour "the first one of its colour diagonally down and left of it",
    InLine "the nearest one in its rows or columns",
    InLineOfColour "the nearest one of its colour in its rows or columns",
    AtTopEdge "the one at the top edge in its columns",
    AtLeftEdge "the one at the left edge in its rows",
    AtBottomEdge "the one at the bottom edge in its columns",
    AtRightEdge "the one at the right edge in its rows",
    NextLeft "the next one by left side",
    BeforeLeft "the one before it by left side",
    NextTop "the next one by upper side",
    BeforeTop "the one before it by upper side",
    NextSize "the next larger one",
    BeforeSize "the next smaller one",
    LargestBox "the one with the largest box",
    OnlyColour "the one whose colour is unique",
    OnlyShape "the one whose shape is unique",
    OnlyPicture "the one that looks like no other",
    MostColours "the one with the most colours",
    MostHoles "the one with the most holes",
    NotAtEdge "the one that does not touch the edge",
    Single "the one of a single cell",
    FullWidth "the one as wide as the grid",
    FullHeight "the one as high as the grid",
    Line "the straight line",
    Rectangle "the rectangle",
    Ragged "the one that is no rectangle",
    Bottommost "the one that begins lowest",
    Topmost "the one that begins highest",
    Rightmost "the one that begins rightmost",
    Leftmost "the one that begins leftmost",
    OnlySize "the one whose number of cells is unique",
    Tallest "the tallest one",
    Widest "the widest one",
    Frame "the frame",
    MirrorLeft "the one as far from the other end of all by left side",
    MirrorTop "the one as far from the other end of all by upper side",
    NextRound "the next one clockwise of those that lie in alike ones",
    BeforeRound "the one before it clockwise of those that lie in alike ones",
    Colour0 "the nearest one of colour 0",
    Colour1 "the nearest one of colour 1",
    Colour2 "the nearest one of colour 2",
    Colour3 "the nearest one of colour 3",
    Colour4 "the nearest one of colour 4",
    Colour5 "the nearest one of colour 5",
    Colour6 "the nearest one of colour 6",
    Colour7 "the nearest one of colour 7",
    Colour8 "the nearest one of colour 8",
    Colour9 "the nearest one of colour 9",
}

/// For each relation and object the relative, if there is one.
#[derive(Clone, Default, Debug)]
pub(super) struct Relations(Vec<Vec<Option<u8>>>);

impl Relations {
    /// The relative of an object.
    pub(super) fn get(&self, relation: Relation, object: usize) -> Option<usize> {
        self.0[relation as usize][object].map(usize::from)
    }

    /// The relatives of all objects.
    pub(super) fn column(&self, relation: Relation) -> &[Option<u8>] {
        &self.0[relation as usize]
    }
}

/// The one that is nearest; none if two are as near.
fn nearest(from: &Object, objects: &[Object], among: impl Iterator<Item = usize>) -> Option<usize> {
    let (mut best, mut tied) = (None, false);
    for at in among {
        let gap = from.gap(&objects[at]);
        match best {
            Some((least, _)) if gap > least => {}
            Some((least, _)) if gap == least => tied = true,
            _ => (best, tied) = (Some((gap, at)), false),
        }
    }
    best.filter(|_| !tied).map(|(_, at)| at)
}

/// The only one, if it is.
fn only(mut among: impl Iterator<Item = usize>) -> Option<usize> {
    let first = among.next()?;
    among.next().is_none().then_some(first)
}

/// The largest object of the colour of one; none if that is itself, or two are as large.
fn largest_of_colour(objects: &[Object], at: usize) -> Option<usize> {
    let of_colour = || (0..objects.len()).filter(|&other| objects[other].colour() == objects[at].colour());
    let most = of_colour().map(|other| objects[other].size).max()?;
    only(of_colour().filter(|&other| objects[other].size == most)).filter(|&largest| largest != at)
}

/// The relations to the nearest object of each colour.
const OF_COLOURS: [Relation; 10] = [
    Relation::Colour0,
    Relation::Colour1,
    Relation::Colour2,
    Relation::Colour3,
    Relation::Colour4,
    Relation::Colour5,
    Relation::Colour6,
    Relation::Colour7,
    Relation::Colour8,
    Relation::Colour9,
];

/// The relatives of all objects of a scene.
pub(super) fn related(scene: &Scene) -> Relations {
    let objects = &scene.objects;
    let count = objects.len();
    let mut all = vec![vec![None; count]; Relation::ALL.len()];
    for (relation, is) in told() {
        let one = only((0..count).filter(|&at| is(scene, at)));
        for (at, relative) in all[relation as usize].iter_mut().enumerate() {
            // The largest and the smallest are their own relatives, too: a figure that needs two objects draws nothing.
            let own = matches!(relation, Relation::Largest | Relation::Smallest);
            *relative = one.filter(|&one| own || one != at).map(|one| one as u8);
        }
    }
    for (at, _) in objects.iter().enumerate() {
        let mut put = |relation: Relation, relative: Option<usize>| {
            all[relation as usize][at] = relative.map(|relative| relative as u8);
        };
        by_likeness(objects, at, &mut put);
        by_place(scene, at, &mut put);
    }
    round(objects, &mut all);
    Relations(all)
}

/// For objects that lie in others of one colour, or in none, those next to each other around the middle of all of these.
fn round(objects: &[Object], all: &mut [Vec<Option<u8>>]) {
    let container = all[Relation::Container as usize].clone();
    let key = |at: usize| container[at].map(|at| objects[usize::from(at)].colour());
    for at in 0..objects.len() {
        let alike: Vec<usize> = (0..objects.len()).filter(|&other| key(other) == key(at)).collect();
        let whole = alike.iter().fold(Mask::EMPTY, |all, &at| all | objects[at].cells);
        let Some((top, bottom, left, right)) = whole.bounds() else { continue };
        // Clockwise from the top, the right half first; what is in the middle is nowhere.
        let place = |at: usize| {
            let (rows, columns) = objects[at].middle();
            let (down, across) = (rows - top - bottom, columns - left - right);
            let is_left = across < 0 || (across == 0 && down > 0);
            ((down, across) != (0, 0)).then_some((is_left, down, across))
        };
        let mut sorted: Vec<((bool, i32, i32), usize)> =
            alike.into_iter().filter_map(|at| Some((place(at)?, at))).collect();
        sorted.sort_by(|&(a, at), &(b, other)| {
            a.0.cmp(&b.0).then((a.1 * b.2).cmp(&(b.1 * a.2))).then(at.cmp(&other))
        });
        let count = sorted.len();
        let Some(own) = sorted.iter().position(|&(_, other)| other == at).filter(|_| count > 1) else {
            continue;
        };
        let step = |by: usize| Some(sorted[(own + by) % count].1 as u8);
        all[Relation::NextRound as usize][at] = step(1);
        all[Relation::BeforeRound as usize][at] = step(count - 1);
    }
}

type Tells = (Relation, fn(&Scene, usize) -> bool);

/// Relations to the one object of a scene of which something holds.
fn told() -> Vec<Tells> {
    fn flag(scene: &Scene, at: usize, feature: Feature) -> bool {
        scene.columns.get(at, feature) == 1
    }
    vec![
        (Relation::Largest, |s, at| flag(s, at, Feature::Largest)),
        (Relation::Smallest, |s, at| flag(s, at, Feature::Smallest)),
        (Relation::LargestBox, |s, at| flag(s, at, Feature::LargestBox)),
        (Relation::OnlyColour, |s, at| flag(s, at, Feature::OnlyColour)),
        (Relation::OnlyShape, |s, at| flag(s, at, Feature::OnlyShape)),
        (Relation::OnlyPicture, |s, at| flag(s, at, Feature::OnlyPicture)),
        (Relation::MostColours, |s, at| flag(s, at, Feature::MostColours)),
        (Relation::MostHoles, |s, at| flag(s, at, Feature::MostHoles)),
        (Relation::NotAtEdge, |s, at| !flag(s, at, Feature::AtEdge)),
        (Relation::Single, |s, at| flag(s, at, Feature::Single)),
        (Relation::FullWidth, |s, at| flag(s, at, Feature::FullWidth)),
        (Relation::FullHeight, |s, at| flag(s, at, Feature::FullHeight)),
        (Relation::Line, |s, at| flag(s, at, Feature::Line)),
        (Relation::Rectangle, |s, at| flag(s, at, Feature::Rectangle)),
        (Relation::Ragged, |s, at| !flag(s, at, Feature::Rectangle)),
        (Relation::Bottommost, |s, at| flag(s, at, Feature::Bottommost)),
        (Relation::Topmost, |s, at| flag(s, at, Feature::Topmost)),
        (Relation::Rightmost, |s, at| flag(s, at, Feature::Rightmost)),
        (Relation::Leftmost, |s, at| flag(s, at, Feature::Leftmost)),
        (Relation::OnlySize, |s, at| flag(s, at, Feature::OnlySize)),
        (Relation::Tallest, |s, at| flag(s, at, Feature::Highest)),
        (Relation::Widest, |s, at| flag(s, at, Feature::Widest)),
        (Relation::Frame, |s, at| flag(s, at, Feature::Frame)),
    ]
}

/// Relations by what an object looks like.
fn by_likeness(objects: &[Object], at: usize, put: &mut impl FnMut(Relation, Option<usize>)) {
    let own = &objects[at];
    let others = |is: fn(&Object, &Object) -> bool| {
        (0..objects.len()).filter(move |&other| other != at && is(own, &objects[other]))
    };
    let near = |is: fn(&Object, &Object) -> bool| nearest(own, objects, others(is));
    put(Relation::Nearest, near(|_, _| true));
    put(Relation::NearestOfShape, near(|a, b| a.shape == b.shape));
    put(Relation::NearestOfColour, near(|a, b| a.colour() == b.colour()));
    put(Relation::NearestLarger, near(|a, b| b.size > a.size));
    put(Relation::NearestOther, near(|a, b| a.colour() != b.colour()));
    put(Relation::NearestSmaller, near(|a, b| b.size < a.size));
    let one = |is: fn(&Object, &Object) -> bool| only(others(is));
    fn shares(a: &Object, b: &Object) -> bool {
        a.colours.iter().any(|(colour, _)| b.part(*colour).is_some())
    }
    put(Relation::SharesColour, one(shares));
    put(Relation::SharesColourLarger, one(|a, b| shares(a, b) && b.size > a.size));
    put(Relation::OfColour, one(|a, b| a.colour() == b.colour()));
    put(Relation::LargestOfColour, largest_of_colour(objects, at));
    for (relation, colour) in OF_COLOURS.into_iter().zip(0..) {
        let of_colour = |&other: &usize| own.colour() != colour && objects[other].colour() == colour;
        put(relation, nearest(own, objects, (0..objects.len()).filter(of_colour)));
    }
    put(Relation::OfShape, one(|a, b| a.shape == b.shape));
    put(Relation::OfForm, one(|a, b| a.form == b.form));
    put(Relation::OfReduced, one(|a, b| a.reduced == b.reduced && a.size != b.size));
    put(Relation::OfSize, one(|a, b| a.size == b.size));
    put(Relation::OfHoles, one(|a, b| a.holes == b.holes));
    put(Relation::OfHeight, one(|a, b| a.height() == b.height()));
    put(Relation::OfWidth, one(|a, b| a.width() == b.width()));
    put(Relation::OfBox, one(|a, b| (a.height(), a.width()) == (b.height(), b.width())));
    put(Relation::HoleOfShape, one(|a, b| !b.inner.is_empty() && a.shape == b.inner_shape));
}

/// What objects are sorted by, and the relations to the next one and the one before.
type Neighbours = (fn(&Object) -> i32, Relation, Relation);

/// The same, and the relation to the one as far from the other end.
type Opposite = (fn(&Object) -> i32, Relation);

/// Relations by where an object is.
fn by_place(scene: &Scene, at: usize, put: &mut impl FnMut(Relation, Option<usize>)) {
    let (objects, own) = (&scene.objects, &scene.objects[at]);
    let others = |is: &dyn Fn(&Object) -> bool| -> Vec<usize> {
        (0..objects.len()).filter(|&other| other != at && is(&objects[other])).collect()
    };
    let around = others(&|other| other.surrounds(own));
    put(Relation::Container, around.into_iter().min_by_key(|&other| objects[other].area()));
    let inside = others(&|other| own.surrounds(other));
    put(Relation::OnlyContent, only(inside.iter().copied()));
    let largest = inside.iter().copied().max_by_key(|&other| (objects[other].size, std::cmp::Reverse(other)));
    put(Relation::Content, largest);
    let near = own.cells.grown(true);
    put(Relation::Touched, only(others(&|other| other.cells.meets(&near)).into_iter()));
    let smaller = others(&|other| other.size < own.size && other.cells.meets(&near));
    put(Relation::TouchedSmaller, only(smaller.into_iter()));
    let beside = own.cells.grown(false);
    put(Relation::Beside, only(others(&|other| other.cells.meets(&beside)).into_iter()));
    let first = |is: &dyn Fn(&Object) -> bool| nearest(own, objects, others(is).into_iter());
    let sides: [(Relation, Relation, (i32, i32)); 4] = [
        (Relation::Above, Relation::AboveOfColour, (-1, 0)),
        (Relation::Below, Relation::BelowOfColour, (1, 0)),
        (Relation::LeftOf, Relation::LeftOfColour, (0, -1)),
        (Relation::RightOf, Relation::RightOfColour, (0, 1)),
    ];
    let mut in_line = Vec::new();
    for (relation, of_colour, step) in sides {
        let found = first(&|other| own.towards(other) == step);
        in_line.extend(found);
        put(relation, found);
        put(of_colour, first(&|other| own.towards(other) == step && other.colour() == own.colour()));
    }
    let (rows, columns) = own.middle();
    for (relation, sign) in [(Relation::DownRightOfColour, 1), (Relation::DownLeftOfColour, -1)] {
        let on_diagonal = |other: &Object| {
            let (down, right) = (other.middle().0 - rows, other.middle().1 - columns);
            other.colour() == own.colour() && down > 0 && right == sign * down
        };
        put(relation, first(&on_diagonal));
    }
    put(Relation::InLine, nearest(own, objects, in_line.into_iter()));
    let aligned = |other: &Object| own.shares_rows(other) || own.shares_columns(other);
    put(Relation::InLineOfColour, first(&|other| other.colour() == own.colour() && aligned(other)));
    put(Relation::AtTopEdge, first(&|other| other.top == 0 && own.shares_columns(other)));
    put(Relation::AtLeftEdge, first(&|other| other.left == 0 && own.shares_rows(other)));
    let bottom = first(&|other| other.bottom == scene.height - 1 && own.shares_columns(other));
    put(Relation::AtBottomEdge, bottom);
    let right = first(&|other| other.right == scene.width - 1 && own.shares_rows(other));
    put(Relation::AtRightEdge, right);
    let ends: [Opposite; 2] = [(|o| o.left, Relation::MirrorLeft), (|o| o.top, Relation::MirrorTop)];
    for (key, relation) in ends {
        let mut sorted: Vec<i32> = objects.iter().map(key).collect();
        sorted.sort_unstable();
        let count = |of: i32| sorted.iter().filter(|&&other| other == of).count();
        let opposite =
            sorted.iter().rev().zip(&sorted).find(|(_, other)| **other == key(own)).map(|(at, _)| *at);
        let alone = opposite.filter(|&at| count(at) == 1 && count(key(own)) == 1 && at != key(own));
        put(relation, alone.and_then(|at| (0..objects.len()).find(|&other| key(&objects[other]) == at)));
    }
    let keys: [Neighbours; 3] = [
        (|o| o.left, Relation::NextLeft, Relation::BeforeLeft),
        (|o| o.top, Relation::NextTop, Relation::BeforeTop),
        (|o| o.size, Relation::NextSize, Relation::BeforeSize),
    ];
    for (key, next, before) in keys {
        let more = objects.iter().map(key).filter(|&other| other > key(own)).min();
        put(next, only(others(&|other| Some(key(other)) == more).into_iter()));
        let less = objects.iter().map(key).filter(|&other| other < key(own)).max();
        put(before, only(others(&|other| Some(key(other)) == less).into_iter()));
    }
}
