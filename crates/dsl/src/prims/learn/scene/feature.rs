//! Features: what can be said of an object among the others of its scene, a number each; predicates ask for them.

use super::object::Object;
use super::segment::Scene;

/// What the numbers of a feature are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sense {
    /// 0 or 1.
    Flag,
    /// How many.
    Number,
    /// A colour.
    Colour,
}

/// Declares the features: name, what it is, and its words.
macro_rules! features {
    ($($name:ident $sense:ident $words:literal,)*) => {
        /// A feature of an object.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(super) enum Feature { $($name,)* }

        impl Feature {
            pub(super) const ALL: &'static [Feature] = &[$(Feature::$name,)*];

            pub(super) fn sense(self) -> Sense {
                match self { $(Feature::$name => Sense::$sense,)* }
            }

            /// Of a flag what it says, of a number what it counts.
            pub(super) fn words(self) -> &'static str {
                match self { $(Feature::$name => $words,)* }
            }
        }
    };
}

features! {
    Color Colour "colour",
    Accent Colour "rarest colour",
    Size Number "cells",
    Height Number "height",
    Width Number "width",
    Colours Number "colours",
    Holes Number "holes",
    HoleCells Number "enclosed cells",
    Sides Number "edges touched",
    SymmetricAcross Flag "that are left-right symmetric",
    SymmetricDown Flag "that are top-bottom symmetric",
    SymmetricDiagonally Flag "that are symmetric at a diagonal",
    Symmetric Flag "that are symmetric",
    Rectangle Flag "that are rectangles",
    Square Flag "as high as wide",
    FullRim Flag "that are rectangles, full or hollow",
    FullSquare Flag "that are squares, full or hollow",
    Run Number "cells in a straight line",
    DiagonalRun Number "cells in a diagonal line",
    Ends Number "ends",
    Bends Number "bends, -1 where it branches",
    Tall Number "height beyond width",
    SameShape Number "objects of this shape",
    SameColour Number "objects of this colour",
    SameForm Number "objects of this shape in any turn",
    Single Flag "of one cell",
    Odd Flag "with an odd number of cells",
    OddHoles Flag "with an odd number of enclosed cells",
    OnlyShape Flag "whose shape is unique",
    OnlyColour Flag "whose colour is unique",
    OnlyForm Flag "whose shape is unique in any turn",
    OnlyPicture Flag "that look like no other",
    OnlyReduced Flag "whose shape is unique at any scale",
    AtTop Flag "at the top edge",
    AtLeft Flag "at the left edge",
    AtBottom Flag "at the bottom edge",
    AtRight Flag "at the right edge",
    AtEdge Flag "that touch the edge",
    Dense Flag "that fill more than half of their box",
    Line Flag "that are straight lines",
    FullWidth Flag "as wide as the grid",
    FullHeight Flag "as high as the grid",
    Frame Flag "that are frames",
    Inside Flag "inside of another",
    Contains Number "objects inside",
    Depth Number "objects around",
    Touches Flag "that touch another",
    Neighbours Number "objects touched",
    UpperHalf Flag "in the upper half",
    LeftHalf Flag "in the left half",
    MiddleRow Flag "in the middle of the height",
    MiddleColumn Flag "in the middle of the width",
    InRows Number "objects in its rows",
    InColumns Number "objects in its columns",
    OddRow Flag "that begin in an odd row",
    OddColumn Flag "that begin in an odd column",
    Largest Flag "that are the largest",
    Smallest Flag "that are the smallest",
    SizeRank Number "larger ones",
    SizeFromLeast Number "smaller ones",
    OnlySize Flag "whose number of cells is unique",
    Highest Flag "that are the tallest",
    Lowest Flag "that are the least tall",
    HeightRank Number "taller ones",
    OnlyHeight Flag "whose height is unique",
    Widest Flag "that are the widest",
    Narrowest Flag "that are the least wide",
    WidthRank Number "wider ones",
    OnlyWidth Flag "whose width is unique",
    Bottommost Flag "that begin lowest",
    Topmost Flag "that begin highest",
    TopRank Number "ones that begin above",
    OnlyTop Flag "that alone begin in their row",
    Rightmost Flag "that begin rightmost",
    Leftmost Flag "that begin leftmost",
    LeftRank Number "ones that begin further left",
    OnlyLeft Flag "that alone begin in their column",
    EndsLowest Flag "that end lowest",
    EndsHighest Flag "that end highest",
    EndsRightmost Flag "that end rightmost",
    EndsLeftmost Flag "that end leftmost",
    MostHoles Flag "with the most holes",
    FewestHoles Flag "with the fewest holes",
    OnlyHoles Flag "whose number of holes is unique",
    MostColours Flag "with the most colours",
    FewestColours Flag "with the fewest colours",
    OnlyColours Flag "whose number of colours is unique",
    LargestBox Flag "with the largest box",
    SmallestBox Flag "with the smallest box",
    OnlyBox Flag "whose box has a unique area",
    CommonestShape Flag "of the commonest shape",
    RarestShape Flag "of the rarest shape",
    CommonestColour Flag "of the colour of most objects",
    RarestColour Flag "of the colour of fewest objects",
    Densest Flag "that fill their box most",
    Sparsest Flag "that fill their box least",
    Longest Flag "that are the longest",
    Shortest Flag "that are the shortest",
    OnlyLength Flag "whose longer side is unique",
    TopRankOfColour Number "ones of its colour that begin above",
    LeftRankOfColour Number "ones of its colour that begin further left",
    SizeRankOfColour Number "larger ones of its colour",
}

/// The features of the objects of a scene.
#[derive(Clone, Default, Debug)]
pub(super) struct Columns(Vec<Vec<i16>>);

impl Columns {
    /// What a feature of an object is.
    pub(super) fn get(&self, object: usize, feature: Feature) -> i16 {
        self.0[object][feature as usize]
    }
}

/// How the numbers of a key tell an object from the others: whether it is the most, the least, the only one; how many
/// different ones are more, and fewer.
struct Standing {
    most: bool,
    least: bool,
    only: bool,
    above: i16,
    below: i16,
}

fn standings(keys: &[i32]) -> Vec<Standing> {
    let mut sorted = keys.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let standing = |&key: &i32| {
        let at = sorted.iter().position(|&other| other == key).unwrap_or(0);
        Standing {
            most: at + 1 == sorted.len(),
            least: at == 0,
            only: keys.iter().filter(|&&other| other == key).count() == 1,
            above: (sorted.len() - 1 - at) as i16,
            below: at as i16,
        }
    };
    keys.iter().map(standing).collect()
}

/// Measures all objects of a scene.
pub(super) fn measured(scene: &Scene) -> Columns {
    let objects = &scene.objects;
    let mut rows = vec![vec![0; Feature::ALL.len()]; objects.len()];
    for (object, row) in objects.iter().zip(&mut rows) {
        alone(scene, object, row);
        among(objects, object, row);
    }
    stand(objects, &mut rows);
    Columns(rows)
}

/// What can be said of an object and the grid.
fn alone(scene: &Scene, object: &Object, row: &mut [i16]) {
    let mut put = |feature: Feature, value: i32| row[feature as usize] = value as i16;
    let (height, width) = (object.height(), object.width());
    let edges = [
        object.top == 0,
        object.left == 0,
        object.bottom == scene.height - 1,
        object.right == scene.width - 1,
    ];
    put(Feature::Color, object.colour().into());
    put(Feature::Size, object.size);
    put(Feature::Height, height);
    put(Feature::Width, width);
    put(Feature::Colours, object.colours.len() as i32);
    put(Feature::Holes, object.holes);
    put(Feature::HoleCells, object.inner.count());
    put(Feature::Sides, edges.iter().filter(|&&edge| edge).count() as i32);
    put(Feature::Tall, (height - width).signum());
    put(Feature::Accent, object.rarest().into());
    put(Feature::Run, object.longest([(0, 1), (1, 0)]));
    put(Feature::DiagonalRun, object.longest([(1, 1), (1, -1)]));
    let (ends, bends) = object.path();
    put(Feature::Ends, ends);
    put(Feature::Bends, bends);
    let mut flag = |feature: Feature, holds: bool| put(feature, holds.into());
    let has_rim = object.has_rim();
    flag(Feature::FullRim, has_rim);
    flag(Feature::FullSquare, has_rim && height == width);
    flag(Feature::SymmetricAcross, object.mirrors[0]);
    flag(Feature::SymmetricDown, object.mirrors[1]);
    flag(Feature::SymmetricDiagonally, object.mirrors[2]);
    flag(Feature::Symmetric, object.mirrors.contains(&true));
    flag(Feature::Rectangle, object.is_rectangle());
    flag(Feature::Square, height == width);
    flag(Feature::Single, object.size == 1);
    flag(Feature::Odd, object.size % 2 == 1);
    flag(Feature::OddHoles, object.inner.count() % 2 == 1);
    flag(Feature::AtTop, edges[0]);
    flag(Feature::AtLeft, edges[1]);
    flag(Feature::AtBottom, edges[2]);
    flag(Feature::AtRight, edges[3]);
    flag(Feature::AtEdge, edges.contains(&true));
    flag(Feature::Dense, 2 * object.size > object.area());
    flag(Feature::Line, height.min(width) == 1);
    flag(Feature::FullWidth, width == scene.width);
    flag(Feature::FullHeight, height == scene.height);
    flag(Feature::Frame, object.is_frame());
    let (down, across) = object.middle();
    flag(Feature::UpperHalf, down < scene.height - 1);
    flag(Feature::LeftHalf, across < scene.width - 1);
    flag(Feature::MiddleRow, down == scene.height - 1);
    flag(Feature::MiddleColumn, across == scene.width - 1);
    flag(Feature::OddRow, object.top % 2 == 1);
    flag(Feature::OddColumn, object.left % 2 == 1);
}

/// What can be said of an object and the others.
fn among(objects: &[Object], object: &Object, row: &mut [i16]) {
    let mut put = |feature: Feature, value: usize| row[feature as usize] = value as i16;
    let count = |is: &dyn Fn(&Object) -> bool| objects.iter().filter(|other| is(other)).count();
    let near = object.cells.grown(true);
    let (around, inside) = (
        count(&|other| other.surrounds(object) && other.size != object.size),
        count(&|other| object.surrounds(other) && other.size != object.size),
    );
    let touched = count(&|other| other.cells != object.cells && other.cells.meets(&near));
    let (shape, colour) =
        (count(&|other| other.shape == object.shape), count(&|other| other.colour() == object.colour()));
    let form = count(&|other| other.form == object.form);
    put(Feature::SameShape, shape);
    put(Feature::SameColour, colour);
    put(Feature::SameForm, form);
    put(Feature::OnlyShape, (shape == 1).into());
    put(Feature::OnlyColour, (colour == 1).into());
    put(Feature::OnlyForm, (form == 1).into());
    put(Feature::OnlyPicture, (count(&|other| other.picture == object.picture) == 1).into());
    put(Feature::OnlyReduced, (count(&|other| other.reduced == object.reduced) == 1).into());
    put(Feature::Inside, (around > 0).into());
    put(Feature::Depth, around);
    put(Feature::Contains, inside);
    put(Feature::Touches, (touched > 0).into());
    put(Feature::Neighbours, touched);
    put(Feature::InRows, count(&|other| other.shares_rows(object)));
    put(Feature::InColumns, count(&|other| other.shares_columns(object)));
    let alike = |key: &dyn Fn(&Object) -> i32, above: bool| {
        let mut keys: Vec<i32> =
            objects.iter().filter(|other| other.colour() == object.colour()).map(key).collect();
        keys.sort_unstable();
        keys.dedup();
        let own = key(object);
        keys.iter().filter(|&&other| if above { other > own } else { other < own }).count()
    };
    put(Feature::TopRankOfColour, alike(&|other| other.top, false));
    put(Feature::LeftRankOfColour, alike(&|other| other.left, false));
    put(Feature::SizeRankOfColour, alike(&|other| other.size, true));
}

/// A key by which objects are compared, and the features that say how one stands: the most, the least, the only one, how
/// many are more, how many are less.
type Key = (fn(&Object) -> i32, [Option<Feature>; 5]);

/// How objects stand by each key.
fn stand(objects: &[Object], rows: &mut [Vec<i16>]) {
    use Feature as F;
    let keys: [Key; 12] = [
        (
            |o| o.size,
            [
                Some(F::Largest),
                Some(F::Smallest),
                Some(F::OnlySize),
                Some(F::SizeRank),
                Some(F::SizeFromLeast),
            ],
        ),
        (Object::height, [Some(F::Highest), Some(F::Lowest), Some(F::OnlyHeight), Some(F::HeightRank), None]),
        (Object::width, [Some(F::Widest), Some(F::Narrowest), Some(F::OnlyWidth), Some(F::WidthRank), None]),
        (|o| o.top, [Some(F::Bottommost), Some(F::Topmost), Some(F::OnlyTop), None, Some(F::TopRank)]),
        (|o| o.left, [Some(F::Rightmost), Some(F::Leftmost), Some(F::OnlyLeft), None, Some(F::LeftRank)]),
        (|o| o.bottom, [Some(F::EndsLowest), Some(F::EndsHighest), None, None, None]),
        (|o| o.right, [Some(F::EndsRightmost), Some(F::EndsLeftmost), None, None, None]),
        (|o| o.holes, [Some(F::MostHoles), Some(F::FewestHoles), Some(F::OnlyHoles), None, None]),
        (
            |o| o.colours.len() as i32,
            [Some(F::MostColours), Some(F::FewestColours), Some(F::OnlyColours), None, None],
        ),
        (Object::area, [Some(F::LargestBox), Some(F::SmallestBox), Some(F::OnlyBox), None, None]),
        (|o| 1000 * o.size / o.area(), [Some(F::Densest), Some(F::Sparsest), None, None, None]),
        (
            |o| o.height().max(o.width()),
            [Some(F::Longest), Some(F::Shortest), Some(F::OnlyLength), None, None],
        ),
    ];
    for (key, features) in keys {
        let values: Vec<i32> = objects.iter().map(key).collect();
        note(rows, &values, features);
    }
    let counted = |rows: &[Vec<i16>], feature: Feature| -> Vec<i32> {
        rows.iter().map(|row| row[feature as usize].into()).collect()
    };
    let shapes = counted(rows, F::SameShape);
    note(rows, &shapes, [Some(F::CommonestShape), Some(F::RarestShape), None, None, None]);
    let colours = counted(rows, F::SameColour);
    note(rows, &colours, [Some(F::CommonestColour), Some(F::RarestColour), None, None, None]);
}

fn note(rows: &mut [Vec<i16>], values: &[i32], features: [Option<Feature>; 5]) {
    for (row, standing) in rows.iter_mut().zip(standings(values)) {
        let Standing { most, least, only, above, below } = standing;
        let says = [most.into(), least.into(), only.into(), above, below];
        for (feature, value) in features.iter().zip(says) {
            if let Some(feature) = feature {
                row[*feature as usize] = value;
            }
        }
    }
}
