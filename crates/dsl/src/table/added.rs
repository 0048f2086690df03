//! Primitives that are added while the process runs: functions of the caller ([`Foreign`]) under a name, with a signature.
//!
//! They come after the rows of the table and are primitives like any other: programs call them by name, types are inferred, and
//! the search takes those that say so for steps. They are none of the tables that are written down (kernels, docs, mutation), and
//! stay until the process ends.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use super::{COUNT, Failure, Origin, Prim, Row, Run, StepOn, TABLE, Typing};
use crate::call::Foreign;
use crate::types::Signature;

/// The most primitives that can be added.
pub const MAX_ADDED: usize = 1024;

/// A row that was added.
pub(super) struct Added {
    pub(super) row: Row,
    pub(super) signature: Signature,
}

static ADDED: [OnceLock<Added>; MAX_ADDED] = [const { OnceLock::new() }; MAX_ADDED];
/// How many there are; a place below it is never empty.
static LEN: AtomicUsize = AtomicUsize::new(0);
static ADDING: Mutex<()> = Mutex::new(());

/// A primitive to be added.
pub struct NewPrim {
    /// Its name, as programs write it.
    pub name: String,
    /// Parameters and result, as rows of the table have them: `grid: Grid, k: Int in 0..=3 -> Grid`.
    pub signature: String,
    /// What it gives, in a line.
    pub doc: String,
    /// Fuel for a call.
    pub cost: u32,
    /// Whether the search calls it with what its signature says.
    pub step: bool,
    /// What computes it.
    pub run: Box<dyn Foreign>,
}

/// The row at a place behind the table; hardly any program has one.
#[cold]
pub(super) fn added(place: usize) -> Option<&'static Added> {
    ADDED.get(place.checked_sub(COUNT)?)?.get()
}

/// The primitive of a name; of equal names the one that was added last.
pub(super) fn by_name(name: &str) -> Option<Prim> {
    (0..LEN.load(Ordering::Acquire)).rev().find_map(|at| {
        let added = ADDED.get(at)?.get()?;
        (added.row.name == name).then(|| u16::try_from(COUNT + at).ok().map(Prim))?
    })
}

impl Prim {
    /// Adds a primitive, for as long as the process runs. One of the same name that was added before stays what it is for the
    /// programs that have it, and new ones have this. The error says what is wrong with the name or the signature.
    pub fn add(new: NewPrim) -> Result<Prim, String> {
        let NewPrim { name, signature, doc, cost, step, run } = new;
        let is_name = |name: &str| {
            name.chars().next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
                && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        };
        if !is_name(&name) {
            return Err(format!("'{name}' is no name for a primitive; use letters, digits and _"));
        }
        if TABLE.iter().any(|row| row.name == name || row.aliases.contains(&name.as_str()))
            || crate::constants::by_name(&name).is_some()
        {
            return Err(format!("there is a '{name}' in the DSL; give yours another name"));
        }
        // Rows are for good, and so is their text.
        let signature: &'static str = signature.leak();
        let parsed = Signature::parse(signature).ok_or_else(|| {
            format!("'{signature}' is no signature; write it as in 'grid: Grid, k: Int in 0..=3 -> Grid'")
        })?;
        if parsed.params.is_empty() || parsed.params.len() > 3 {
            return Err(format!(
                "{name} takes {} arguments, and one to three are possible",
                parsed.params.len()
            ));
        }
        let row = Row {
            name: name.leak(),
            signature,
            origin: Origin::Extension,
            failure: Failure::Possible,
            cost: cost.max(1),
            commutes: false,
            typing: Typing::Declared,
            wraps: false,
            step: step.then_some(StepOn::Declared),
            discount: 1,
            device: None,
            aliases: &[],
            doc: doc.leak(),
            run: Run::Foreign(Box::leak(run)),
            over: None,
        };
        let _alone = ADDING.lock().unwrap_or_else(PoisonError::into_inner);
        let at = LEN.load(Ordering::Acquire);
        let full = || format!("{MAX_ADDED} primitives were added, which is the most");
        let slot = ADDED.get(at).ok_or_else(full)?;
        let prim = u16::try_from(COUNT + at).map(Prim).map_err(|_| full())?;
        slot.set(Added { row, signature: parsed }).map_err(|_| full())?;
        LEN.store(at + 1, Ordering::Release);
        Ok(prim)
    }

    /// Every primitive that was added and not replaced by one of the same name.
    pub fn added() -> Vec<Prim> {
        let all = (0..LEN.load(Ordering::Acquire)).filter_map(|at| u16::try_from(COUNT + at).ok().map(Prim));
        all.filter(|prim| by_name(prim.name()) == Some(*prim)).collect()
    }

    /// Whether it was added, and is none of the table.
    pub fn is_added(self) -> bool {
        self.index() >= COUNT
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cx::{Budget, Cx};
    use crate::fault::Answer;
    use crate::value::Value;

    struct Twice;

    impl Foreign for Twice {
        fn name(&self) -> &str {
            "twice"
        }

        fn arity(&self) -> usize {
            1
        }

        fn call(&self, args: &[&Value]) -> Answer {
            match args {
                [Value::Int(n)] => Ok(Value::Int(2 * n)),
                _ => Err(crate::fault::Reason::Raised.into()),
            }
        }
    }

    fn new(name: &str, signature: &str) -> Result<Prim, String> {
        let run = Box::new(Twice);
        let (name, signature) = (name.to_owned(), signature.to_owned());
        Prim::add(NewPrim { name, signature, doc: String::new(), cost: 5, step: false, run })
    }

    #[test]
    fn what_is_added_is_a_primitive_like_any_other() {
        let prim = new("twice_of_test", "n: Int -> Int").unwrap();
        assert_eq!(Prim::by_name("twice_of_test"), Some(prim));
        assert!(prim.is_added() && Prim::added().contains(&prim) && !Prim::all().any(|other| other == prim));
        assert_eq!((prim.arity(), prim.signature().params[0].name, prim.cost()), (1, "n", 5));
        let mut cx = Cx::new(Budget::default());
        assert_eq!(prim.call(&mut cx, &[&Value::Int(4)]), Ok(Value::Int(8)));
        let fault = prim.call(&mut cx, &[&Value::Bool(true)]).unwrap_err();
        assert_eq!(fault.to_string(), "twice_of_test: a function of the caller has raised an error");
        assert!(prim.call(&mut cx, &[&Value::None, &Value::None]).is_err());
        let again = new("twice_of_test", "n: Int -> Int").unwrap();
        assert!(again != prim && Prim::by_name("twice_of_test") == Some(again));
        assert!(!Prim::added().contains(&prim));
    }

    #[test]
    fn bad_names_and_signatures_are_refused() {
        for (name, signature) in
            [("hmirror", "g: Grid -> Grid"), ("THREE", "g: Grid -> Grid"), ("a b", "g: Grid -> Grid")]
        {
            assert!(new(name, signature).is_err(), "{name}");
        }
        for signature in ["", "Grid", "g: Gird -> Grid", "-> Grid"] {
            assert!(new("fine_name", signature).is_err(), "{signature}");
        }
    }
}
