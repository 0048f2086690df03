//! The table of primitives: one row declares everything about each.
//!
//! A row holds the name, the signature ([`crate::types`] says how it is written), what it can do besides giving a
//! value, the fuel that a call costs before any element is touched, a line of doc, and the function. Enumeration,
//! look-up by name, the printed reference, arity checks, type inference, search and the tests all come from here; adding
//! a primitive is one row here (in `table/search.rs` for those that search is made of) and one function under `prims`.

mod search;

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use crate::call;
use crate::cx::Cx;
use crate::fault::Answer;
use crate::prims::learn::Learner;
use crate::prims::{
    colours, containers, demos, grids, higher, lines, logic, measure, numbers, objects, paint, patches,
    patterns, ranks, relations, scale, symmetry,
};
use crate::types::Signature;
use crate::value::Value;

/// A primitive: its place in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Prim(u16);

/// What computes a primitive, by its number of arguments.
#[derive(Clone, Copy)]
pub(crate) enum Run {
    One(fn(&mut Cx, &Value) -> Answer),
    Two(fn(&mut Cx, &Value, &Value) -> Answer),
    Three(fn(&mut Cx, &Value, &Value, &Value) -> Answer),
    Four(fn(&mut Cx, &Value, &Value, &Value, &Value) -> Answer),
    /// `(S, f, I)`, and `k` if it has variants.
    Learner(&'static dyn Learner),
}

use Run::{Four, One, Three, Two};

/// Whether a call can end without a value (running out of budget aside).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It has a value for any arguments.
    Never,
    /// It ends in a fault for some arguments.
    Possible,
}

use Failure::{Never, Possible as Fails};

/// Where a primitive comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// arc-dsl: a program of these runs there, too.
    ArcDsl,
    /// Ours.
    Extension,
}

use Origin::{ArcDsl, Extension as Ours};

/// Everything about a primitive.
#[derive(Clone, Copy)]
pub struct Row {
    /// Its name.
    pub name: &'static str,
    /// Parameters and result, as text.
    pub signature: &'static str,
    /// Where it comes from.
    pub origin: Origin,
    /// Whether a call can fail.
    pub failure: Failure,
    /// Fuel for a call, before what its arguments' size adds.
    pub cost: u32,
    /// Whether its two arguments can be exchanged without a difference.
    pub commutes: bool,
    /// What it gives, in a line.
    pub doc: &'static str,
    pub(crate) run: Run,
}

const fn row(
    name: &'static str,
    signature: &'static str,
    (origin, failure, cost): (Origin, Failure, u32),
    doc: &'static str,
    run: Run,
) -> Row {
    Row { name, signature, origin, failure, cost, commutes: false, doc, run }
}

impl Row {
    const fn commuting(self) -> Row {
        Row { commutes: true, ..self }
    }
}

/// Every primitive: arc-dsl's first and in its order, then the extensions, then those for search.
pub static TABLE: &[Row] = &{
    let mut all = [FIRST[0]; FIRST.len() + search::ROWS.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = if at < FIRST.len() { FIRST[at] } else { search::ROWS[at - FIRST.len()] };
        at += 1;
    }
    all
};

#[rustfmt::skip]
const FIRST: &[Row] = &[
    row("identity", "x: a -> a", (ArcDsl, Never, 1), "the argument itself", One(logic::identity)),
    row("add", "a: Num, b: Num -> Num", (ArcDsl, Fails, 1), "sum; a number with a pair is added to both parts", Two(numbers::add)).commuting(),
    row("subtract", "a: Num, b: Num -> Num", (ArcDsl, Fails, 1), "difference", Two(numbers::subtract)),
    row("multiply", "a: Num, b: Num -> Num", (ArcDsl, Fails, 1), "product", Two(numbers::multiply)).commuting(),
    row("divide", "a: Num, b: Num -> Num", (ArcDsl, Fails, 1), "quotient, rounded down", Two(numbers::divide)),
    row("invert", "n: Num -> Num", (ArcDsl, Fails, 1), "the number with its sign changed", One(numbers::invert)),
    row("even", "n: Int -> Bool", (ArcDsl, Fails, 1), "whether a number is even", One(numbers::even)),
    row("double", "n: Num -> Num", (ArcDsl, Fails, 1), "twice the number", One(numbers::double)),
    row("halve", "n: Num -> Num", (ArcDsl, Fails, 1), "half of the number, rounded down", One(numbers::halve)),
    row("flip", "b: Bool -> Bool", (ArcDsl, Never, 1), "logical not", One(logic::flip)),
    row("equality", "a: Any, b: Any -> Bool", (ArcDsl, Never, 1), "whether two values are equal", Two(logic::equality)).commuting(),
    row("contained", "value: a, container: Box<a> -> Bool", (ArcDsl, Fails, 2), "whether a container holds a value", Two(containers::contained)),
    row("combine", "a: c, b: c -> c", (ArcDsl, Fails, 4), "the elements of both containers", Two(containers::combine)),
    row("intersection", "a: s, b: s -> s", (ArcDsl, Fails, 4), "the elements that are in both sets", Two(containers::intersection)).commuting(),
    row("difference", "a: s, b: s -> s", (ArcDsl, Fails, 4), "the elements of a that are not in b", Two(containers::difference)),
    row("dedupe", "tup: Tuple<a> -> Tuple<a>", (ArcDsl, Fails, 4), "the tuple with only the first of equal elements", One(containers::dedupe)),
    row("order", "container: Box<a>, compfunc: fn(a) -> Any -> Tuple<a>", (ArcDsl, Fails, 8), "the elements, smallest key first", Two(higher::order)),
    row("repeat", "item: a, num: Int -> Tuple<a>", (ArcDsl, Fails, 4), "a tuple of a value num times", Two(containers::repeat)),
    row("greater", "a: Int, b: Int -> Bool", (ArcDsl, Fails, 1), "whether a is greater than b", Two(logic::greater)),
    row("size", "container: Box<a> -> Int", (ArcDsl, Fails, 1), "the number of elements", One(containers::size)),
    row("merge", "containers: Box<c> -> c", (ArcDsl, Fails, 4), "the elements of all inner containers, in a container like the outer", One(containers::merge)),
    row("maximum", "container: Box<a> -> a", (ArcDsl, Fails, 2), "the largest element, 0 if there is none", One(higher::maximum)),
    row("minimum", "container: Box<a> -> a", (ArcDsl, Fails, 2), "the smallest element, 0 if there is none", One(higher::minimum)),
    row("valmax", "container: Box<a>, compfunc: fn(a) -> b -> b", (ArcDsl, Fails, 4), "the largest key", Two(higher::valmax)),
    row("valmin", "container: Box<a>, compfunc: fn(a) -> b -> b", (ArcDsl, Fails, 4), "the smallest key", Two(higher::valmin)),
    row("argmax", "container: Box<a>, compfunc: fn(a) -> Any -> a", (ArcDsl, Fails, 4), "the first element with the largest key", Two(higher::argmax)),
    row("argmin", "container: Box<a>, compfunc: fn(a) -> Any -> a", (ArcDsl, Fails, 4), "the first element with the smallest key", Two(higher::argmin)),
    row("mostcommon", "container: Box<a> -> a", (ArcDsl, Fails, 8), "the most common element of a tuple, the smallest of equals", One(containers::mostcommon)),
    row("leastcommon", "container: Box<a> -> a", (ArcDsl, Fails, 8), "the least common element of a tuple, the smallest of equals", One(containers::leastcommon)),
    row("initset", "value: a -> Set<a>", (ArcDsl, Never, 2), "the set of one value", One(containers::initset)),
    row("both", "a: Bool, b: Bool -> Bool", (ArcDsl, Never, 1), "logical and: a if it is false, else b", Two(logic::both)),
    row("either", "a: Bool, b: Bool -> Bool", (ArcDsl, Never, 1), "logical or: a if it is true, else b", Two(logic::either)),
    row("increment", "x: Num -> Num", (ArcDsl, Fails, 1), "one more", One(numbers::increment)),
    row("decrement", "x: Num -> Num", (ArcDsl, Fails, 1), "one less", One(numbers::decrement)),
    row("crement", "x: Num -> Num", (ArcDsl, Fails, 1), "one further from 0; 0 stays", One(numbers::crement)),
    row("sign", "x: Num -> Num", (ArcDsl, Fails, 1), "-1, 0 or 1", One(numbers::sign)),
    row("positive", "x: Int -> Bool", (ArcDsl, Fails, 1), "whether a number is above 0", One(numbers::positive)),
    row("toivec", "i: Int -> Pair", (ArcDsl, Never, 1), "(i, 0)", One(numbers::toivec)),
    row("tojvec", "j: Int -> Pair", (ArcDsl, Never, 1), "(0, j)", One(numbers::tojvec)),
    row("sfilter", "container: c, condition: fn(Any) -> Any -> c", (ArcDsl, Fails, 4), "the elements that meet a condition", Two(higher::sfilter)),
    row("mfilter", "container: Box<c>, function: fn(c) -> Any -> c", (ArcDsl, Fails, 4), "merge of the elements that meet a condition", Two(higher::mfilter)),
    row("extract", "container: Box<a>, condition: fn(a) -> Any -> a", (ArcDsl, Fails, 4), "the first element that meets a condition", Two(higher::extract)),
    row("totuple", "container: Box<a> -> Tuple<a>", (ArcDsl, Fails, 4), "the elements as a tuple", One(containers::totuple)),
    row("first", "container: Box<a> -> a", (ArcDsl, Fails, 1), "the first element", One(containers::first)),
    row("last", "container: Box<a> -> a", (ArcDsl, Fails, 1), "the last element", One(containers::last)),
    row("insert", "value: a, container: Set<a> -> Set<a>", (ArcDsl, Fails, 4), "the set with one more element", Two(containers::insert)),
    row("remove", "value: a, container: c -> c", (ArcDsl, Fails, 4), "the container without a value", Two(containers::remove)),
    row("other", "container: Box<a>, value: a -> a", (ArcDsl, Fails, 4), "the first element that is not the value", Two(containers::other)),
    row("interval", "start: Int, stop: Int, step: Int -> Tuple<Int>", (ArcDsl, Fails, 4), "the numbers from start to before stop", Three(numbers::interval)),
    row("astuple", "a: a, b: a -> Tuple<a>", (ArcDsl, Never, 1), "the tuple of two values", Two(numbers::astuple)),
    row("product", "a: Box<a>, b: Box<b> -> Set<Any>", (ArcDsl, Fails, 8), "all pairs of an element of a and one of b", Two(containers::product)),
    row("pair", "a: Box<a>, b: Box<a> -> Tuple<Tuple<a>>", (ArcDsl, Fails, 4), "the elements of two containers side by side", Two(containers::pair)),
    row("branch", "condition: Bool, a: a, b: a -> a", (ArcDsl, Never, 1), "a if the condition is true, else b", Three(logic::branch)),
    row("compose", "outer: fn(b) -> c, inner: fn(a) -> b -> fn(a) -> c", (ArcDsl, Fails, 2), "the function x: outer(inner(x))", Two(call::compose)),
    row("chain", "h: fn(c) -> d, g: fn(b) -> c, f: fn(a) -> b -> fn(a) -> d", (ArcDsl, Fails, 2), "the function x: h(g(f(x)))", Three(call::chain)),
    row("matcher", "function: fn(a) -> b, target: b -> fn(a) -> Bool", (ArcDsl, Fails, 2), "the function x: function(x) == target", Two(call::matcher)),
    row("rbind", "function: Any, fixed: Any -> Any", (ArcDsl, Fails, 2), "the function with its last argument fixed", Two(call::rbind)),
    row("lbind", "function: Any, fixed: Any -> Any", (ArcDsl, Fails, 2), "the function with its first argument fixed", Two(call::lbind)),
    row("power", "function: fn(a) -> a, n: Int -> fn(a) -> a", (ArcDsl, Fails, 2), "the function applied n times", Two(call::power)),
    row("fork", "outer: fn(b, c) -> d, a: fn(a) -> b, b: fn(a) -> c -> fn(a) -> d", (ArcDsl, Fails, 2), "the function x: outer(a(x), b(x))", Three(call::fork)),
    row("apply", "function: fn(a) -> b, container: Box<a> -> Box<b>", (ArcDsl, Fails, 4), "the function's value for each element", Two(higher::apply)),
    row("rapply", "functions: Box<fn(a) -> b>, value: a -> Box<b>", (ArcDsl, Fails, 4), "each function's value for one argument", Two(higher::rapply)),
    row("mapply", "function: fn(a) -> c, container: Box<a> -> c", (ArcDsl, Fails, 4), "merge of the function's values", Two(higher::mapply)),
    row("papply", "function: fn(a, b) -> c, a: Box<a>, b: Box<b> -> Tuple<c>", (ArcDsl, Fails, 4), "the function's values for elements side by side", Three(higher::papply)),
    row("mpapply", "function: fn(a, b) -> Box<c>, a: Box<a>, b: Box<b> -> Tuple<c>", (ArcDsl, Fails, 4), "merge of the function's values for elements side by side", Three(higher::mpapply)),
    row("prapply", "function: fn(a, b) -> c, a: Box<a>, b: Box<b> -> Set<c>", (ArcDsl, Fails, 8), "the function's values for all pairs of elements", Three(higher::prapply)),
    row("mostcolor", "element: Element -> Int", (ArcDsl, Fails, 4), "the most common colour, the smallest of equals", One(colours::mostcolor)),
    row("leastcolor", "element: Element -> Int", (ArcDsl, Fails, 4), "the least common colour, the smallest of equals", One(colours::leastcolor)),
    row("height", "piece: Piece -> Int", (ArcDsl, Fails, 1), "number of rows", One(measure::height)),
    row("width", "piece: Piece -> Int", (ArcDsl, Fails, 1), "number of columns", One(measure::width)),
    row("shape", "piece: Piece -> Pair", (ArcDsl, Fails, 1), "(height, width)", One(measure::shape)),
    row("portrait", "piece: Piece -> Bool", (ArcDsl, Fails, 1), "whether it is higher than wide", One(measure::portrait)),
    row("colorcount", "element: Element, value: Int -> Int", (ArcDsl, Fails, 4), "how often a colour occurs", Two(colours::colorcount)),
    row("colorfilter", "objs: Set<Object>, value: Int -> Set<Object>", (ArcDsl, Fails, 4), "the objects of a colour", Two(colours::colorfilter)),
    row("sizefilter", "container: Box<a>, n: Int -> Set<a>", (ArcDsl, Fails, 4), "the elements of a size", Two(colours::sizefilter)),
    row("asindices", "grid: Grid -> Indices", (ArcDsl, Fails, 4), "all locations of a grid", One(patches::asindices)),
    row("ofcolor", "grid: Grid, value: Int -> Indices", (ArcDsl, Fails, 4), "the locations of a colour", Two(colours::ofcolor)),
    row("ulcorner", "patch: Patch -> Pair", (ArcDsl, Fails, 2), "the upper left corner of the bounding box", One(measure::ulcorner)),
    row("urcorner", "patch: Patch -> Pair", (ArcDsl, Fails, 2), "the upper right corner of the bounding box", One(measure::urcorner)),
    row("llcorner", "patch: Patch -> Pair", (ArcDsl, Fails, 2), "the lower left corner of the bounding box", One(measure::llcorner)),
    row("lrcorner", "patch: Patch -> Pair", (ArcDsl, Fails, 2), "the lower right corner of the bounding box", One(measure::lrcorner)),
    row("crop", "grid: Grid, start: Pair, dims: Pair -> Grid", (ArcDsl, Fails, 4), "the part of a grid from a place on, of a shape", Three(grids::crop)),
    row("toindices", "patch: Patch -> Indices", (ArcDsl, Fails, 4), "the locations of a patch", One(patches::toindices)),
    row("recolor", "value: Int, patch: Patch -> Object", (ArcDsl, Fails, 4), "the locations of a patch as cells of one colour", Two(patches::recolor)),
    row("shift", "patch: p, directions: Pair -> p", (ArcDsl, Fails, 4), "the patch moved", Two(patches::shift)),
    row("normalize", "patch: p -> p", (ArcDsl, Fails, 4), "the patch moved to the origin", One(patches::normalize)),
    row("dneighbors", "loc: Pair -> Indices", (ArcDsl, Fails, 2), "the four locations beside a location", One(patches::dneighbors)),
    row("ineighbors", "loc: Pair -> Indices", (ArcDsl, Fails, 2), "the four locations diagonally beside a location", One(patches::ineighbors)),
    row("neighbors", "loc: Pair -> Indices", (ArcDsl, Fails, 2), "the eight locations around a location", One(patches::neighbors)),
    row("objects", "grid: Grid, univalued: Bool, diagonal: Bool, without_bg: Bool -> Set<Object>", (ArcDsl, Fails, 16), "the connected components of a grid", Four(objects::objects)),
    row("partition", "grid: Grid -> Set<Object>", (ArcDsl, Fails, 8), "an object for every colour", One(objects::partition)),
    row("fgpartition", "grid: Grid -> Set<Object>", (ArcDsl, Fails, 8), "an object for every colour but the most common", One(objects::fgpartition)),
    row("uppermost", "patch: Patch -> Int", (ArcDsl, Fails, 2), "the first row", One(measure::uppermost)),
    row("lowermost", "patch: Patch -> Int", (ArcDsl, Fails, 2), "the last row", One(measure::lowermost)),
    row("leftmost", "patch: Patch -> Int", (ArcDsl, Fails, 2), "the first column", One(measure::leftmost)),
    row("rightmost", "patch: Patch -> Int", (ArcDsl, Fails, 2), "the last column", One(measure::rightmost)),
    row("square", "piece: Piece -> Bool", (ArcDsl, Fails, 2), "whether it is a (filled) square", One(measure::square)),
    row("vline", "patch: Patch -> Bool", (ArcDsl, Fails, 2), "whether it is a vertical line", One(measure::vline)),
    row("hline", "patch: Patch -> Bool", (ArcDsl, Fails, 2), "whether it is a horizontal line", One(measure::hline)),
    row("hmatching", "a: Patch, b: Patch -> Bool", (ArcDsl, Fails, 4), "whether two patches share a row", Two(relations::hmatching)).commuting(),
    row("vmatching", "a: Patch, b: Patch -> Bool", (ArcDsl, Fails, 4), "whether two patches share a column", Two(relations::vmatching)).commuting(),
    row("manhattan", "a: Patch, b: Patch -> Int", (ArcDsl, Fails, 4), "the least number of steps between two patches", Two(relations::manhattan)).commuting(),
    row("adjacent", "a: Patch, b: Patch -> Bool", (ArcDsl, Fails, 4), "whether two patches touch side by side", Two(relations::adjacent)).commuting(),
    row("bordering", "patch: Patch, grid: Grid -> Bool", (ArcDsl, Fails, 2), "whether a patch reaches the border of a grid", Two(relations::bordering)),
    row("centerofmass", "patch: Patch -> Pair", (ArcDsl, Fails, 4), "the mean location, rounded down", One(measure::centerofmass)),
    row("palette", "element: Element -> Set<Int>", (ArcDsl, Fails, 4), "the colours that occur", One(colours::palette)),
    row("numcolors", "element: Element -> Int", (ArcDsl, Fails, 4), "the number of colours that occur", One(colours::numcolors)),
    row("color", "obj: Object -> Int", (ArcDsl, Fails, 1), "the colour of an object (of its first cell)", One(colours::color)),
    row("toobject", "patch: Patch, grid: Grid -> Object", (ArcDsl, Fails, 4), "the cells of a grid at the locations of a patch", Two(patches::toobject)),
    row("asobject", "grid: Grid -> Object", (ArcDsl, Fails, 4), "all cells of a grid", One(patches::asobject)),
    row("rot90", "grid: Grid -> Grid", (ArcDsl, Fails, 4), "the grid turned right", One(symmetry::rot90)),
    row("rot180", "grid: Grid -> Grid", (ArcDsl, Fails, 4), "the grid turned around", One(symmetry::rot180)),
    row("rot270", "grid: Grid -> Grid", (ArcDsl, Fails, 4), "the grid turned left", One(symmetry::rot270)),
    row("hmirror", "piece: p -> p", (ArcDsl, Fails, 4), "mirrored upside down", One(symmetry::hmirror)),
    row("vmirror", "piece: p -> p", (ArcDsl, Fails, 4), "mirrored left to right", One(symmetry::vmirror)),
    row("dmirror", "piece: p -> p", (ArcDsl, Fails, 4), "mirrored along the main diagonal", One(symmetry::dmirror)),
    row("cmirror", "piece: p -> p", (ArcDsl, Fails, 4), "mirrored along the other diagonal", One(symmetry::cmirror)),
    row("fill", "grid: Grid, value: Int, patch: Patch -> Grid", (ArcDsl, Fails, 4), "the grid with a patch in one colour", Three(paint::fill)),
    row("paint", "grid: Grid, obj: Object -> Grid", (ArcDsl, Fails, 4), "the grid with an object painted on", Two(paint::paint)),
    row("underfill", "grid: Grid, value: Int, patch: Patch -> Grid", (ArcDsl, Fails, 4), "fill, on the background only", Three(paint::underfill)),
    row("underpaint", "grid: Grid, obj: Object -> Grid", (ArcDsl, Fails, 4), "paint, on the background only", Two(paint::underpaint)),
    row("hupscale", "grid: Grid, factor: Int -> Grid", (ArcDsl, Fails, 4), "every column repeated", Two(scale::hupscale)),
    row("vupscale", "grid: Grid, factor: Int -> Grid", (ArcDsl, Fails, 4), "every row repeated", Two(scale::vupscale)),
    row("upscale", "element: p, factor: Int -> p", (ArcDsl, Fails, 4), "every cell grown to a square", Two(scale::upscale)),
    row("downscale", "grid: Grid, factor: Int -> Grid", (ArcDsl, Fails, 4), "the upper left cell of every square", Two(scale::downscale)),
    row("hconcat", "a: Grid, b: Grid -> Grid", (ArcDsl, Fails, 4), "two grids side by side", Two(grids::hconcat)),
    row("vconcat", "a: Grid, b: Grid -> Grid", (ArcDsl, Fails, 4), "two grids one above the other", Two(grids::vconcat)),
    row("subgrid", "patch: Patch, grid: Grid -> Grid", (ArcDsl, Fails, 4), "the smallest part of a grid that holds a patch", Two(grids::subgrid)),
    row("hsplit", "grid: Grid, n: Int -> Tuple<Grid>", (ArcDsl, Fails, 4), "the grid cut into n parts side by side", Two(grids::hsplit)),
    row("vsplit", "grid: Grid, n: Int -> Tuple<Grid>", (ArcDsl, Fails, 4), "the grid cut into n parts one above the other", Two(grids::vsplit)),
    row("cellwise", "a: Grid, b: Grid, fallback: Int -> Grid", (ArcDsl, Fails, 4), "the cells that are equal in both, else a colour", Three(grids::cellwise)),
    row("replace", "grid: Grid, replacee: Int, replacer: Int -> Grid", (ArcDsl, Fails, 4), "the grid with a colour replaced by another", Three(grids::replace)),
    row("switch", "grid: Grid, a: Int, b: Int -> Grid", (ArcDsl, Fails, 4), "the grid with two colours exchanged", Three(grids::switch)),
    row("center", "patch: Patch -> Pair", (ArcDsl, Fails, 2), "the middle of the bounding box", One(measure::center)),
    row("position", "a: Patch, b: Patch -> Pair", (ArcDsl, Fails, 4), "the direction from a to b", Two(relations::position)),
    row("index", "grid: Grid, loc: Pair -> Int", (ArcDsl, Fails, 1), "the colour at a location, none outside", Two(grids::index)),
    row("canvas", "value: Int, dimensions: Pair -> Grid", (ArcDsl, Fails, 4), "a grid of one colour", Two(grids::canvas)),
    row("corners", "patch: Patch -> Indices", (ArcDsl, Fails, 2), "the corners of the bounding box", One(patches::corners)),
    row("connect", "a: Pair, b: Pair -> Indices", (ArcDsl, Fails, 4), "the straight or diagonal line between two locations", Two(lines::connect)),
    row("cover", "grid: Grid, patch: Patch -> Grid", (ArcDsl, Fails, 4), "the grid with a patch in the background colour", Two(paint::cover)),
    row("trim", "grid: Grid -> Grid", (ArcDsl, Fails, 4), "the grid without its outermost rows and columns", One(grids::trim)),
    row("move", "grid: Grid, obj: Object, offset: Pair -> Grid", (ArcDsl, Fails, 8), "the grid with an object moved", Three(paint::move_)),
    row("tophalf", "grid: Grid -> Grid", (ArcDsl, Fails, 4), "the upper half", One(grids::tophalf)),
    row("bottomhalf", "grid: Grid -> Grid", (ArcDsl, Fails, 4), "the lower half", One(grids::bottomhalf)),
    row("lefthalf", "grid: Grid -> Grid", (ArcDsl, Fails, 4), "the left half", One(grids::lefthalf)),
    row("righthalf", "grid: Grid -> Grid", (ArcDsl, Fails, 4), "the right half", One(grids::righthalf)),
    row("vfrontier", "location: Pair -> Indices", (ArcDsl, Fails, 4), "the column through a location, 30 long", One(lines::vfrontier)),
    row("hfrontier", "location: Pair -> Indices", (ArcDsl, Fails, 4), "the row through a location, 30 long", One(lines::hfrontier)),
    row("backdrop", "patch: Patch -> Indices", (ArcDsl, Fails, 4), "all locations in the bounding box", One(patches::backdrop)),
    row("delta", "patch: Patch -> Indices", (ArcDsl, Fails, 4), "the locations in the bounding box but not in the patch", One(patches::delta)),
    row("gravitate", "source: Patch, destination: Patch -> Pair", (ArcDsl, Fails, 8), "the way of source until it touches destination", Two(relations::gravitate)),
    row("inbox", "patch: Patch -> Indices", (ArcDsl, Fails, 4), "the outline one inside the bounding box", One(patches::inbox)),
    row("outbox", "patch: Patch -> Indices", (ArcDsl, Fails, 4), "the outline one outside the bounding box", One(patches::outbox)),
    row("box", "patch: Patch -> Indices", (ArcDsl, Fails, 4), "the outline of the bounding box", One(patches::box_)),
    row("shoot", "start: Pair, direction: Pair -> Indices", (ArcDsl, Fails, 4), "the line from a location in a direction, 42 steps long", Two(lines::shoot)),
    row("occurrences", "grid: Grid, obj: Object -> Indices", (ArcDsl, Fails, 16), "where in a grid an object occurs", Two(patterns::occurrences)),
    row("frontiers", "grid: Grid -> Set<Object>", (ArcDsl, Fails, 8), "the rows and columns of one colour", One(objects::frontiers)),
    row("compress", "grid: Grid -> Grid", (ArcDsl, Fails, 8), "the grid without its rows and columns of one colour", One(grids::compress)),
    row("hperiod", "obj: Object -> Int", (ArcDsl, Fails, 8), "after how many columns an object repeats", One(patterns::hperiod)),
    row("vperiod", "obj: Object -> Int", (ArcDsl, Fails, 8), "after how many rows an object repeats", One(patterns::vperiod)),

    row("o_g", "grid: Grid, k: Int in 0..=7 -> Set<Object>", (Ours, Fails, 16), "objects with univalued, diagonal, without_bg as the bits of k (4, 2, 1)", Two(objects::o_g)),
    row("p_g", "grid: Grid -> Tuple<Int>", (Ours, Fails, 4), "the colours that occur, ascending, as a tuple", One(colours::p_g)),
    row("p_f", "obj: Object -> Set<Int>", (Ours, Fails, 4), "the colours of an object as a set", One(colours::palette)),
    row("get_nth_t", "container: Tuple<a>, n: Int -> a", (Ours, Fails, 1), "the n-th element of a tuple, from the end if negative", Two(ranks::get_nth_t)),
    row("get_nth_f", "container: Set<a>, n: Int -> a", (Ours, Fails, 1), "the n-th element of a set, from the end if negative", Two(ranks::get_nth_f)),
    row("get_nth_by_key_t", "container: Tuple<a>, n: Int, key: fn(a) -> Any -> a", (Ours, Fails, 8), "the n-th element of a tuple, smallest key first", Three(ranks::get_nth_by_key)),
    row("get_nth_by_key_f", "container: Set<a>, n: Int, key: fn(a) -> Any -> a", (Ours, Fails, 8), "the n-th element of a set, smallest key first", Three(ranks::get_nth_by_key)),
    row("get_rank", "container: Box<a>, n: Int -> a", (Ours, Fails, 8), "the n-th value, largest first", Two(ranks::get_rank)),
    row("get_arg_rank", "container: Box<a>, f: fn(a) -> Any, n: Int -> a", (Ours, Fails, 8), "the n-th element by f, largest first", Three(ranks::get_arg_rank)),
    row("get_val_rank", "container: Box<a>, f: fn(a) -> b, n: Int -> b", (Ours, Fails, 8), "f of the n-th element by f, smallest first", Three(ranks::get_val_rank)),
    row("get_common_rank", "container: Tuple<a>, n: Int -> a", (Ours, Fails, 8), "the n-th element by count, rarest first", Two(ranks::get_common_rank)),
    row("get_color_rank_t", "grid: Grid, n: Int -> Int", (Ours, Fails, 4), "the n-th most common colour of a grid", Two(colours::by_rank)),
    row("get_color_rank_f", "obj: Object, n: Int -> Int", (Ours, Fails, 4), "the n-th most common colour of an object", Two(colours::by_rank)),
    row("mir_rot_t", "grid: Grid, k: Int in 0..=7 -> Grid", (Ours, Fails, 4), "k = 0..7: hmirror, dmirror, vmirror, cmirror, rot90, rot180, rot270, the grid itself", Two(symmetry::mir_rot_t)),
    row("mir_rot_f", "patch: p, k: Int in 0..=3 -> p", (Ours, Fails, 4), "k = 0..3: hmirror, dmirror, vmirror, cmirror", Two(symmetry::mir_rot_f)),
    row("difference_tuple", "a: Tuple<a>, b: Box<a> -> Tuple<a>", (Ours, Fails, 4), "the elements of a that are not in b, in order", Two(containers::difference_tuple)),
    row("c_iz", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a> -> Tuple<a>", (Ours, Fails, 16), "what f yields on the demo inputs but not on the outputs", Two(demos::c_iz)),
    row("c_zo", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a> -> Tuple<a>", (Ours, Fails, 16), "what f yields on the demo outputs but not on the inputs", Two(demos::c_zo)),
    row("c_iz_n", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a>, pick: fn(Tuple<a>) -> b -> b", (Ours, Fails, 16), "c_iz, and one picked of it", Three(demos::c_iz_n)),
    row("c_zo_n", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a>, pick: fn(Tuple<a>) -> b -> b", (Ours, Fails, 16), "c_zo, and one picked of it", Three(demos::c_zo_n)),
    row("a_mr", "S: Tuple<Tuple<Grid>> -> Int", (Ours, Fails, 16), "the k for which mir_rot_t explains every demo pair", One(demos::a_mr)),
    row("corner", "patch: Patch, k: Int in 0..=3 -> Pair", (Ours, Fails, 2), "k = 0..3: the upper left, upper right, lower left, lower right corner", Two(patches::corner)),
    row("col_row", "patch: Patch, k: Int in 0..=3 -> Int", (Ours, Fails, 2), "k = 0..3: lowermost, uppermost, leftmost, rightmost", Two(patches::col_row)),
    row("f_ofcolor", "grid: Grid, value: Int -> Indices", (Ours, Fails, 4), "ofcolor", Two(colours::ofcolor)),
    row("ascell", "location: Pair, colour: Int -> Cell", (Ours, Fails, 1), "the cell of a colour at a location", Two(patches::ascell)),
    row("toij", "cell: Cell -> Pair", (Ours, Fails, 1), "the location of a cell", One(patches::toij)),
    row("c_branch", "condition: Bool, a: a, b: a -> a", (Ours, Never, 1), "branch", Three(logic::branch)),
    row("second", "container: Box<a> -> a", (Ours, Fails, 1), "the second element", One(ranks::second)),
    row("dedupe_pair_tuple", "tup: Tuple<a> -> Tuple<a>", (Ours, Fails, 4), "dedupe, for a tuple of pairs", One(containers::dedupe)),
];

/// The primitives that Rust code names.
pub mod prim {
    use super::{Prim, TABLE};

    const fn named(name: &str) -> Prim {
        let mut at = 0;
        while at < TABLE.len() {
            if same(TABLE[at].name, name) {
                return Prim(at as u16);
            }
            at += 1;
        }
        Prim(u16::MAX)
    }

    const fn same(a: &str, b: &str) -> bool {
        let (a, b) = (a.as_bytes(), b.as_bytes());
        let mut at = 0;
        while at < a.len() && at < b.len() && a[at] == b[at] {
            at += 1;
        }
        at == a.len() && at == b.len()
    }

    macro_rules! constants {
        ($($constant:ident $name:literal)*) => {
            $(#[doc = concat!("`", $name, "`")] pub const $constant: Prim = named($name);)*
        };
    }

    constants! {
        LEARN_COLORS "learn_colors"
        LEARN_CELLS "learn_cells"
        LEARN_SCAN "learn_scan"
        LEARN_WINDOWS "learn_windows"
        LEARN_BLOCKS "learn_blocks"
        LEARN_ANSWER "learn_answer"
        LEARN_PICK "learn_pick"
        LEARN_OVERLAY "learn_overlay"
        LEARN_PAINT "learn_paint"
        LEARN_SIZE "learn_size"
    }
}

/// Endings that the replaced system put behind arc-dsl's names for the type of the argument. The meaning is the same.
const TYPED_ENDINGS: [&str; 4] = ["_t", "_f", "_i", "_o"];

static BY_NAME: LazyLock<FxHashMap<&'static str, Prim>> =
    LazyLock::new(|| TABLE.iter().zip(0..).map(|(row, at)| (row.name, Prim(at))).collect());

static SIGNATURES: LazyLock<Vec<Signature>> = LazyLock::new(|| {
    let unknown = Signature { params: Vec::new(), result: crate::types::Type::Any };
    TABLE.iter().map(|row| Signature::parse(row.signature).unwrap_or_else(|| unknown.clone())).collect()
});

impl Prim {
    /// Every primitive, in the order of the table.
    pub fn all() -> impl ExactSizeIterator<Item = Prim> {
        (0..TABLE.len() as u16).map(Prim)
    }

    /// The primitive of that name. An arc-dsl name with a typed ending (`size_t`, `mostcolor_f`) is the plain one.
    pub fn by_name(name: &str) -> Option<Prim> {
        BY_NAME.get(name).copied().or_else(|| {
            let plain = TYPED_ENDINGS.iter().find_map(|ending| name.strip_suffix(ending))?;
            BY_NAME.get(plain).copied().filter(|prim| !prim.is_extension())
        })
    }

    /// Its row.
    #[inline]
    pub fn row(self) -> &'static Row {
        // A `Prim` is only ever made from a place in the table.
        &TABLE[usize::from(self.0)]
    }

    /// Its name.
    #[inline]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Its parameters and result.
    pub fn signature(self) -> &'static Signature {
        &SIGNATURES[usize::from(self.0)]
    }

    /// Number of arguments it takes.
    #[inline]
    pub fn arity(self) -> usize {
        match self.row().run {
            One(_) => 1,
            Two(_) => 2,
            Three(_) => 3,
            Four(_) => 4,
            Run::Learner(learner) => 3 + usize::from(learner.variants() > 1),
        }
    }

    /// The learner that it is, if it is one.
    pub fn learner(self) -> Option<&'static dyn Learner> {
        if let Run::Learner(learner) = self.row().run { Some(learner) } else { None }
    }

    /// Fuel for a call, before what its arguments' size adds.
    pub fn cost(self) -> u32 {
        self.row().cost
    }

    /// Whether its two arguments can be exchanged without a difference.
    pub fn commutes(self) -> bool {
        self.row().commutes
    }

    /// Whether it is ours and not arc-dsl's.
    pub fn is_extension(self) -> bool {
        self.row().origin == Origin::Extension
    }

    /// Its place in the table.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_signature_parses_and_fits_its_function() {
        for prim in Prim::all() {
            let row = prim.row();
            let parsed = Signature::parse(row.signature);
            let parsed =
                parsed.unwrap_or_else(|| panic!("{}: malformed signature {}", row.name, row.signature));
            assert_eq!(parsed.params.len(), prim.arity(), "{}", row.name);
            assert_eq!(parsed.to_string(), row.signature, "{}", row.name);
            assert!(row.cost > 0, "{}: a call is never free", row.name);
        }
    }

    #[test]
    fn names_are_unique_and_typed_endings_are_aliases() {
        assert_eq!(BY_NAME.len(), TABLE.len());
        assert_eq!(TABLE.iter().filter(|row| row.origin == ArcDsl).count(), 160);
        assert_eq!(Prim::by_name("size_t"), Prim::by_name("size"));
        assert_eq!(Prim::by_name("mostcolor_f"), Prim::by_name("mostcolor"));
        assert_eq!(Prim::by_name("p_g_t"), None);
        assert_eq!(Prim::by_name("get_nth_t").map(Prim::name), Some("get_nth_t"));
    }
}
