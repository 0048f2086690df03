//! The table of primitives: one row declares everything about each.
//!
//! A row holds the name, the signature ([`crate::types`] says how it is written, and what it says of numbers), what it
//! can do besides giving a value, the fuel that a call costs before any element is touched, a line of doc, and the
//! function; calls behind it say what holds for few (`.commuting()`, `.typed(..)`, `.wrapping()`) and what the search
//! calls it with (`.step()`, [`crate::step`]). Enumeration, look-up by name, the printed reference, arity checks, type
//! inference, mutation, search and the tests all come from here; adding a primitive is one row in a file below
//! (`arc_dsl`, `extensions`, or `search` for those that search is made of) and one function under `prims`. Rust code
//! says [`prim::HMIRROR`] where it means `hmirror`; names as text are for parsing and printing.

mod added;
mod arc_dsl;
mod extensions;
mod search;
pub(crate) mod step_costs;

use std::sync::LazyLock;

pub use added::{MAX_ADDED, NewPrim};

use rustc_hash::FxHashMap;

use crate::call::Foreign;
use crate::columns::Over;
use crate::cx::Cx;
use crate::fault::Answer;
use crate::prims::learn::Learner;
use crate::types::{Signature, Type};
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
    /// A function of the caller.
    Foreign(&'static dyn Foreign),
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

/// Where a primitive comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// arc-dsl: a program of these runs there, too.
    ArcDsl,
    /// Ours.
    Extension,
}

/// How the type of what a call gives follows from the types of its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typing {
    /// As the signature says.
    Declared,
    /// Functions of one argument, applied one after the other, the last operand first.
    Composed,
    /// A function of two arguments, applied to what two functions of one argument give.
    Forked,
    /// A condition on what the first operand, a function of one argument, takes.
    Predicate,
    /// A function of one argument, like the first operand.
    Iterated,
    /// The first operand, a function, with the argument at this end fixed by the second.
    Bound(End),
    /// A tuple of two, which may be a pair or a cell.
    Pair,
    /// The elements of the first operand's elements, in a container like the first operand.
    Flattened,
    /// The elements of what the first operand, a function, gives for the elements of the second, in a container like
    /// the second.
    FlatMapped,
}

/// An end of a list of arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The first argument.
    First,
    /// The last argument.
    Last,
}

/// The kernels of the grid machine: which primitives are compiled together for devices. Those of one kernel can follow each
/// other in one launch; a small kernel needs fewer registers, so more of it runs at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kernel {
    /// Grids, patches and objects of arc-dsl: what batteries are made of.
    Dsl,
    /// Steps of the search that change cells one by one, crop, tile and summarise.
    Cells,
    /// Steps of the search that extend, enclose and complete.
    Shapes,
    /// Steps of the search that cut a grid into pieces, and choose and combine them.
    Pieces,
}

impl Kernel {
    /// Every kernel with its name.
    pub const ALL: &[(&str, Kernel)] = &[
        ("dsl", Kernel::Dsl),
        ("cells", Kernel::Cells),
        ("shapes", Kernel::Shapes),
        ("pieces", Kernel::Pieces),
    ];
}

/// What the search calls a primitive with; [`crate::step`] reads it.
#[derive(Clone, Copy)]
pub(crate) enum StepOn {
    /// What its signature says.
    Declared,
    /// These operands and this result.
    These(&'static str),
}

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
    /// How the type of what it gives follows from its operands.
    pub typing: Typing,
    /// Whether it keeps a value of any type, as an element or as what it gives, so that a number may stand there.
    pub wraps: bool,
    /// What the search calls it with, if it does.
    pub(crate) step: Option<StepOn>,
    /// How many units of its fuel take as long as one of most other primitives.
    pub discount: u32,
    /// The kernel that has a form of it for devices, if one has.
    pub device: Option<Kernel>,
    /// Names under which the replaced system has it, besides the typed endings of arc-dsl's names.
    pub aliases: &'static [&'static str],
    /// What it gives, in a line.
    pub doc: &'static str,
    pub(crate) run: Run,
    /// Its column form, if it has one.
    pub(crate) over: Option<Over>,
}

const fn row(
    name: &'static str,
    signature: &'static str,
    (origin, failure, cost): (Origin, Failure, u32),
    doc: &'static str,
    run: Run,
) -> Row {
    let (typing, commutes, wraps, step, discount, device) = (Typing::Declared, false, false, None, 1, None);
    let aliases: &[&str] = &[];
    Row {
        name,
        signature,
        origin,
        failure,
        cost,
        commutes,
        typing,
        wraps,
        step,
        discount,
        device,
        aliases,
        doc,
        run,
        over: None,
    }
}

impl Row {
    const fn commuting(self) -> Row {
        Row { commutes: true, ..self }
    }

    const fn typed(self, typing: Typing) -> Row {
        Row { typing, ..self }
    }

    const fn wrapping(self) -> Row {
        Row { wraps: true, ..self }
    }

    const fn step(self) -> Row {
        Row { step: Some(StepOn::Declared), ..self }
    }

    const fn step_on(self, operands: &'static str) -> Row {
        Row { step: Some(StepOn::These(operands)), ..self }
    }

    const fn discount(self, discount: u32) -> Row {
        Row { discount, ..self }
    }

    const fn alias(self, aliases: &'static [&'static str]) -> Row {
        Row { aliases, ..self }
    }

    const fn over(self, form: Over) -> Row {
        Row { over: Some(form), ..self }
    }

    const fn device(self, kernel: Kernel) -> Row {
        Row { device: Some(kernel), ..self }
    }
}

/// Declares the rows of a file, from a place of the table on: `ROWS`, `END` (the place behind them), and for each row
/// `CONSTANT = row(...)` the constant of that name, which is the primitive.
macro_rules! rows {
    (
        from $first:expr;
        $($constant:ident = row($name:literal, $signature:literal, $traits:expr, $doc:literal, $run:expr)
            $(.$flag:ident($($value:expr),*))*,)*
    ) => {
        const START: u16 = $first;
        pub(super) const ROWS: &[Row] =
            &[$(row($name, $signature, $traits, $doc, $run)$(.$flag($($value),*))*),*];
        #[allow(dead_code, reason = "the last file has none behind it")]
        pub(super) const END: u16 = START + ROWS.len() as u16;
        #[cfg(test)]
        pub(super) const CONSTANTS: &[&str] = &[$(stringify!($constant)),*];

        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named as the constants are")]
        enum Place { $($constant),* }

        pub(super) mod constants {
            use crate::table::Prim;
            $(#[doc = $doc] pub const $constant: Prim = Prim(super::START + super::Place::$constant as u16);)*
        }
    };
}
use rows;

/// Every primitive as a constant: the name of its row in capitals.
pub mod prim {
    pub use super::arc_dsl::constants::*;
    pub use super::extensions::constants::*;
    pub use super::search::constants::*;
}

const COUNT: usize = arc_dsl::ROWS.len() + extensions::ROWS.len() + search::ROWS.len();

/// Every primitive: arc-dsl's first and in its order, then the extensions, then those for search.
pub static TABLE: [Row; COUNT] = {
    let mut all = [arc_dsl::ROWS[0]; COUNT];
    let files = [arc_dsl::ROWS, extensions::ROWS, search::ROWS];
    let (mut file, mut row, mut at) = (0, 0, 0);
    while at < COUNT {
        if row == files[file].len() {
            (file, row) = (file + 1, 0);
        }
        all[at] = files[file][row];
        (row, at) = (row + 1, at + 1);
    }
    all
};

/// Endings that the replaced system put behind arc-dsl's names for the type of the argument. The meaning is the same.
const TYPED_ENDINGS: [&str; 4] = ["_t", "_f", "_i", "_o"];

static BY_NAME: LazyLock<FxHashMap<&'static str, Prim>> = LazyLock::new(|| {
    let rows = TABLE.iter().zip((0..).map(Prim));
    rows.flat_map(|(row, prim)| row.aliases.iter().chain([&row.name]).map(move |name| (*name, prim)))
        .collect()
});

static SIGNATURES: LazyLock<Vec<Signature>> = LazyLock::new(|| {
    let unknown = Signature { params: Vec::new(), result: Type::Any, result_domain: None, result_like: None };
    TABLE.iter().map(|row| Signature::parse(row.signature).unwrap_or_else(|| unknown.clone())).collect()
});

impl Prim {
    /// Every primitive of the table, in its order.
    pub fn all() -> impl ExactSizeIterator<Item = Prim> {
        (0..TABLE.len() as u16).map(Prim)
    }

    /// The primitive of that name, or of one of its aliases. An arc-dsl name with a typed ending (`size_t`, `mostcolor_f`) is
    /// the plain one.
    pub fn by_name(name: &str) -> Option<Prim> {
        BY_NAME
            .get(name)
            .copied()
            .or_else(|| {
                let plain = TYPED_ENDINGS.iter().find_map(|ending| name.strip_suffix(ending))?;
                BY_NAME.get(plain).copied().filter(|prim| !prim.is_extension())
            })
            .or_else(|| added::by_name(name))
    }

    /// Its row.
    #[inline]
    pub fn row(self) -> &'static Row {
        match TABLE.get(usize::from(self.0)) {
            Some(row) => row,
            // A `Prim` is only ever made from a place in the table, or behind it.
            None => added::added(self.index()).map_or(&TABLE[0], |added| &added.row),
        }
    }

    /// Its name.
    #[inline]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Its parameters and result.
    pub fn signature(self) -> &'static Signature {
        match SIGNATURES.get(usize::from(self.0)) {
            Some(signature) => signature,
            None => added::added(self.index()).map_or(&SIGNATURES[0], |added| &added.signature),
        }
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
            Run::Foreign(_) => self.signature().params.len(),
        }
    }

    /// Whether it has a column form: function values are run over many elements at once by it.
    pub fn has_column_form(self) -> bool {
        self.row().over.is_some()
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

    /// The end of a function's arguments that it fixes, if it fixes one.
    pub fn binds(self) -> Option<End> {
        match self.row().typing {
            Typing::Bound(end) => Some(end),
            _ => None,
        }
    }

    /// Whether it makes functions of others.
    pub fn is_combinator(self) -> bool {
        self.binds().is_some() || matches!(self.signature().result, Type::Fn(..))
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
            assert!(
                parsed.params.iter().all(|param| param.domain.is_none() || param.like.is_none()),
                "{}",
                row.name
            );
            assert!(row.cost > 0, "{}: a call is never free", row.name);
        }
    }

    #[test]
    fn signatures_are_read_whole() {
        let parsed =
            Signature::parse("a: fn(x) -> c is fn(x) -> Box<Any>, b: Int in -1..=2, n: x like a -> c like b");
        let parsed = parsed.unwrap();
        assert_eq!(parsed.to_string(), "a: fn(x) -> c, b: Int in -1..=2, n: x -> c");
        assert_eq!(parsed.params[0].bound.to_string(), "fn(x) -> Box<Any>");
        assert_eq!(parsed.params.iter().map(|param| param.like).collect::<Vec<_>>(), [None, None, Some(0)]);
        assert_eq!((parsed.result_domain, parsed.result_like), (None, Some(1)));
        let colours = Signature::parse("x: Int in ranks -> Set<Int> in colours").unwrap();
        assert_eq!(colours.to_string(), "x: Int in ranks -> Set<Int> in colours");
        for malformed in
            ["x: Int in few -> Int", "x: Int like y -> Int", "x: Int is -> Int", "x: Int -> Int in"]
        {
            assert_eq!(Signature::parse(malformed), None, "{malformed}");
        }
    }

    #[test]
    fn constants_are_names_in_capitals() {
        let constants = [arc_dsl::CONSTANTS, extensions::CONSTANTS, search::CONSTANTS].concat();
        let names: Vec<String> = TABLE.iter().map(|row| row.name.to_uppercase()).collect();
        assert_eq!(constants, names);
        assert_eq!(prim::IDENTITY.name(), "identity");
        assert_eq!(prim::O_G.name(), "o_g");
        assert_eq!(prim::SORT_LINES.name(), "sort_lines");
    }

    #[test]
    fn names_are_unique_and_typed_endings_are_aliases() {
        assert_eq!(BY_NAME.len(), TABLE.iter().map(|row| 1 + row.aliases.len()).sum::<usize>());
        assert_eq!(TABLE.iter().filter(|row| row.origin == Origin::ArcDsl).count(), 160);
        assert_eq!(Prim::by_name("size_t"), Prim::by_name("size"));
        assert_eq!(Prim::by_name("mostcolor_f"), Prim::by_name("mostcolor"));
        assert_eq!(Prim::by_name("p_g_t"), None);
        assert_eq!(Prim::by_name("get_nth_t").map(Prim::name), Some("get_nth_t"));
        assert_eq!(Prim::by_name("get_arg_rank_f"), Some(prim::GET_ARG_RANK));
        assert_eq!(Prim::by_name("get_val_rank_t"), Some(prim::GET_VAL_RANK));
        assert_eq!(Prim::by_name("get_common_rank_t"), Some(prim::GET_COMMON_RANK));
    }
}
