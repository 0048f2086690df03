//! The palette: the primitives that changes of programs choose from.

use std::sync::LazyLock;

use gridwright_dsl::{Prim, Value, prim};

use crate::draft::{Draft, Line, Op};

/// Which primitives may be put in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Palette {
    /// arc-dsl's alone, so that the result runs there, too.
    ArcDsl,
    /// All.
    All,
}

/// What is never put in: what goes with a call that undoes it, so that one change alone makes no sense of it; and a rule that
/// takes as long as thousands of other changes.
const LEFT_OUT: [Prim; 7] = [
    prim::POSE,
    prim::POSE_DEMOS,
    prim::UNPOSE,
    prim::SPLIT_PARTS,
    prim::SPLIT_DEMOS,
    prim::JOIN_PARTS,
    prim::LEARN_SCENE,
];

impl Palette {
    /// All, if the draft has one that is not arc-dsl's.
    pub fn of(draft: &Draft) -> Palette {
        let extension = |line: &Line| match &line.op {
            Op::Call(prim) | Op::Const(Value::Prim(prim)) => prim.is_extension(),
            _ => false,
        };
        if draft.lines().iter().any(extension) { Palette::All } else { Palette::ArcDsl }
    }

    /// Its primitives of so many arguments.
    pub fn prims(self, arity: usize) -> impl Iterator<Item = Prim> {
        static BY_ARITY: LazyLock<Vec<Vec<Prim>>> = LazyLock::new(|| {
            let mut all = Vec::new();
            for prim in Prim::all().filter(|prim| !LEFT_OUT.contains(prim)) {
                all.resize_with(all.len().max(prim.arity() + 1), Vec::new);
                all[prim.arity()].push(prim);
            }
            all
        });
        let all = BY_ARITY.get(arity).map_or(&[][..], Vec::as_slice).iter().copied();
        all.filter(move |prim| self == Palette::All || !prim.is_extension())
    }
}
