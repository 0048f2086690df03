//! Faults: why a call has no value.
//!
//! A fault is data, not an error of the engine: it poisons what depends on the call and nothing else. It is a few bytes,
//! so that a result is as small as a value. Where Python's arc-dsl raises, a call here ends in a fault.

use std::fmt;

use crate::table::Prim;
use crate::value::Value;

/// The five ways in which a call can have no value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FaultKind {
    /// An argument is of the wrong type.
    Type,
    /// A number or place is outside of what the primitive takes.
    Range,
    /// Something was asked of an empty container, patch or grid.
    Empty,
    /// The result would be larger than a value may be, or nested too deep.
    TooLarge,
    /// The budget of the evaluation, fuel or memory, is used up.
    OutOfFuel,
}

macro_rules! reasons {
    ($($name:ident $kind:ident $text:literal)*) => {
        /// The reason of a [`Fault`].
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Reason { $(#[doc = $text] $name),* }

        impl Reason {
            /// Every reason, in order: the place of each is its number.
            pub const ALL: &[(&str, Reason)] = &[$((stringify!($name), Reason::$name)),*];

            /// Which kind of fault this is.
            pub fn kind(self) -> FaultKind {
                match self { $(Reason::$name => FaultKind::$kind),* }
            }

            /// The reason in a few words.
            pub fn text(self) -> &'static str {
                match self { $(Reason::$name => $text),* }
            }
        }
    };
}

reasons! {
    NotAnInt        Type     "expected a whole number"
    NotANumber      Type     "expected a number or a pair of numbers"
    NotAPair        Type     "expected a pair of numbers"
    NotAColour      Type     "expected a colour (a number from -128 to 127)"
    NotAGrid        Type     "expected a grid"
    NotAPatch       Type     "expected a set of locations or cells"
    NotAnObject     Type     "expected a set of cells"
    NotAContainer   Type     "expected a tuple or a set"
    NotATuple       Type     "expected a tuple"
    NotASet         Type     "expected a set"
    NotAFunction    Type     "expected a function"
    NotComparable   Type     "values of different kinds have no order"
    MixedTruth      Type     "a bool stands for a number in only one of two sets"
    WrongArity      Type     "the function takes another number of arguments"
    NoSamples       Type     "expected the demo pairs"
    DivisionByZero  Range    "division by zero"
    BadStep         Range    "the step is zero"
    BadCount        Range    "the count must be at least one"
    OutsideGrid     Range    "outside the grid"
    NoSuchRank      Range    "there is no element of that rank"
    NoSuchVariant   Range    "there is no variant of that number"
    Unexplained     Range    "no choice explains every demo pair"
    EmptyContainer  Empty    "the container is empty"
    EmptyPatch      Empty    "the patch is empty"
    EmptyGrid       Empty    "the grid has no cell"
    NoMatch         Empty    "no element meets the condition"
    Overflow        TooLarge "the number does not fit in 64 bits"
    FarAway         TooLarge "a coordinate is beyond -2048..2047"
    TooManyElements TooLarge "the value has too many elements"
    TooDeep         TooLarge "nested too deep"
    OutOfFuel       OutOfFuel "out of fuel"
    OutOfMemory     OutOfFuel "out of memory budget"
    Raised          Range    "a function of the caller has raised an error"
}

impl Reason {
    /// The reason of that number.
    pub fn from_code(code: u32) -> Option<Reason> {
        Reason::ALL.get(code as usize).map(|&(_, reason)| reason)
    }
}

/// Why a call has no value, and which primitive said so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fault {
    reason: Reason,
    prim: Option<Prim>,
}

impl Fault {
    /// Why.
    pub fn reason(self) -> Reason {
        self.reason
    }

    /// Which kind of fault it is.
    pub fn kind(self) -> FaultKind {
        self.reason.kind()
    }

    /// The innermost primitive that failed, `None` when no primitive was at work (calling what is no function).
    pub fn prim(self) -> Option<Prim> {
        self.prim
    }

    /// The same fault, said by `prim` unless a primitive further in has said so already.
    #[inline]
    #[must_use]
    pub(crate) fn at(self, prim: Prim) -> Fault {
        Fault { prim: self.prim.or(Some(prim)), ..self }
    }
}

impl From<Reason> for Fault {
    #[inline]
    fn from(reason: Reason) -> Fault {
        Fault { reason, prim: None }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.prim {
            Some(prim) => write!(f, "{}: {}", prim.name(), self.reason.text()),
            None => f.write_str(self.reason.text()),
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FaultKind::Type => "type",
            FaultKind::Range => "range",
            FaultKind::Empty => "empty",
            FaultKind::TooLarge => "too large",
            FaultKind::OutOfFuel => "out of fuel",
        })
    }
}

impl std::error::Error for Fault {}

/// What a primitive gives: a value, or why there is none.
pub type Answer = Result<Value, Fault>;
