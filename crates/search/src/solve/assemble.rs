//! Assembling: the target from states that are right in part.
//!
//! Two ways. **Pairs**: two grids of the target's shape, where what both hold at a place decides the colour there; tested
//! for every state against the shortest ones, and then learned like any rule. **Stacks**: grids laid over each other from
//! the top down, where 0 is transparent; each must be right wherever it is the first to speak, and the one that says most
//! is taken, until one is right on all that is left. Here it is only found out which states go together; the search makes
//! the calls.

use gridwright_dsl::Value;
use gridwright_engine::wave::{StateId, Store};
use gridwright_grid::colour;

use super::Stop;
use super::fuel::Fuel;
use super::problem::Problem;

/// With how many of the first states each is paired.
const PARTNERS: usize = 48;
/// The most grids of a stack.
const LAYERS: usize = 8;
/// How many states are tried as the topmost.
const STARTS: usize = 6;

/// The states of the targets' shapes that a search has come to.
#[derive(Debug, Default)]
pub(crate) struct Assembler {
    fitting: Vec<StateId>,
    /// What the first of them hold on the demos.
    slots: Vec<Slots>,
}

/// The slots of the colours that a state holds on the demos, all in one row.
type Slots = Vec<u8>;

/// How many bits the number of a slot has.
const SLOT_BITS: u32 = colour::SLOTS.next_power_of_two().trailing_zeros();

/// A stack: layers from the top down, the last one right on all that the others leave open.
pub(crate) struct Stack {
    pub(crate) layers: Vec<StateId>,
}

impl Assembler {
    /// Takes a new state of the targets' shapes, and gives those that with it decide the targets.
    pub(crate) fn partners(
        &mut self,
        problem: &Problem,
        store: &Store,
        fuel: &mut Fuel,
        id: StateId,
    ) -> Result<Vec<StateId>, Stop> {
        let mut partners = Vec::new();
        let own = slots(problem, store, id);
        for (&other, slots) in self.fitting.iter().zip(&self.slots) {
            if decide(problem, fuel, &own, slots)? {
                partners.push(other);
            }
        }
        self.fitting.push(id);
        if self.slots.len() < PARTNERS {
            self.slots.push(own);
        }
        Ok(partners)
    }

    /// Stacks that give the targets.
    pub(crate) fn stacks(
        &self,
        problem: &Problem,
        store: &Store,
        fuel: &mut Fuel,
    ) -> Result<Vec<Stack>, Stop> {
        let view = View { problem, store };
        let unfilled = vec![true; problem.cells];
        let mut starts = self.layers(&view, fuel, &unfilled)?;
        starts.truncate(STARTS);
        let mut stacks = Vec::new();
        for (_, start) in starts {
            let mut unfilled = unfilled.clone();
            let mut layers = vec![start];
            view.cover(start, &mut unfilled);
            while layers.len() < LAYERS {
                if let Some(base) = self.base(&view, &unfilled) {
                    layers.push(base);
                    stacks.push(Stack { layers });
                    break;
                }
                let Some((_, next)) = self.layers(&view, fuel, &unfilled)?.first().copied() else { break };
                view.cover(next, &mut unfilled);
                layers.push(next);
            }
        }
        Ok(stacks)
    }

    /// The states that say something on the open cells and nothing wrong, those that say most first.
    fn layers(
        &self,
        view: &View<'_>,
        fuel: &mut Fuel,
        unfilled: &[bool],
    ) -> Result<Vec<(usize, StateId)>, Stop> {
        fuel.charge((self.fitting.len() * view.problem.cells / 4) as u64)?;
        let mut layers = Vec::new();
        for &id in &self.fitting {
            let says = view.cells(id, unfilled).map(says).try_fold(0, |all, says| Some(all + says?));
            if let Some(says) = says.filter(|&says| says > 0) {
                layers.push((says, id));
            }
        }
        layers.sort_by_key(|&(says, id)| (std::cmp::Reverse(says), view.store.get(id).cost, id));
        Ok(layers)
    }

    /// The first state that is right on all open cells.
    fn base(&self, view: &View<'_>, unfilled: &[bool]) -> Option<StateId> {
        let right = |id: &&StateId| view.cells(**id, unfilled).all(is_right);
        self.fitting.iter().find(right).copied()
    }
}

/// The cells of a state on a demo, what they should be, and which are still open.
type Beside<'a> = (&'a [i8], &'a [i8], &'a [bool]);

/// So many cells are looked at at once: most states are wrong somewhere in the first few.
const AT_ONCE: usize = 64;

/// How many open cells a state gives a colour other than 0; `None` if one of them is wrong.
fn says((is, wanted, open): Beside<'_>) -> Option<usize> {
    let mut says = 0;
    for ((is, wanted), open) in is.chunks(AT_ONCE).zip(wanted.chunks(AT_ONCE)).zip(open.chunks(AT_ONCE)) {
        let (mut spoken, mut wrong) = (0_u8, false);
        for ((&is, &wanted), &open) in is.iter().zip(wanted).zip(open) {
            let speaks = open & (is != 0);
            spoken += u8::from(speaks);
            wrong |= speaks & (is != wanted);
        }
        if wrong {
            return None;
        }
        says += usize::from(spoken);
    }
    Some(says)
}

/// Whether a state is right on the open cells.
fn is_right((is, wanted, open): Beside<'_>) -> bool {
    is.iter().zip(wanted).zip(open).all(|((is, wanted), &open)| !open || is == wanted)
}

/// What a state holds on the demos; it has the targets' shapes.
fn slots(problem: &Problem, store: &Store, id: StateId) -> Slots {
    let mut slots = Slots::with_capacity(problem.cells);
    for sample in 0..problem.targets.len() {
        if let Some(Value::Grid(grid)) = store.value(id, sample) {
            slots.extend(grid.cells().iter().map(|&cell| colour::slot(cell) as u8));
        }
    }
    slots
}

/// Whether what two states hold at a place decides the target there.
fn decide(problem: &Problem, fuel: &mut Fuel, a: &[u8], b: &[u8]) -> Result<bool, Stop> {
    let mut table = [i8::MIN; 1 << (2 * SLOT_BITS)];
    let (mut a, mut b) = (a, b);
    for target in &problem.targets {
        let wanted = target.cells();
        let (Some((own, next)), Some((other, after))) =
            (a.split_at_checked(wanted.len()), b.split_at_checked(wanted.len()))
        else {
            return Ok(false);
        };
        (a, b) = (next, after);
        for (at, ((&own, &other), &wanted)) in own.iter().zip(other).zip(wanted).enumerate() {
            let entry = &mut table[usize::from(own << SLOT_BITS | other)];
            if *entry != wanted {
                if *entry != i8::MIN {
                    fuel.charge(at as u64 / 2)?;
                    return Ok(false);
                }
                *entry = wanted;
            }
        }
        fuel.charge(wanted.len() as u64 / 2)?;
    }
    Ok(true)
}

/// States beside the targets.
struct View<'a> {
    problem: &'a Problem,
    store: &'a Store,
}

impl View<'_> {
    /// The cells of a state on each demo beside what they should be, and whether they are still open; `unfilled` has those of all
    /// demos in one row.
    fn cells<'a>(&'a self, id: StateId, unfilled: &'a [bool]) -> impl Iterator<Item = Beside<'a>> {
        let mut rest = unfilled;
        self.problem.targets.iter().enumerate().map(move |(sample, target)| {
            let cells =
                if let Some(Value::Grid(grid)) = self.store.value(id, sample) { grid.cells() } else { &[] };
            let (open, others) = rest.split_at(cells.len().min(rest.len()));
            rest = others;
            (cells, target.cells(), open)
        })
    }

    /// Closes the cells on which a state speaks.
    fn cover(&self, id: StateId, unfilled: &mut [bool]) {
        let spoken: Vec<bool> =
            self.cells(id, unfilled).flat_map(|(is, ..)| is.iter().map(|&is| is != 0)).collect();
        unfilled.iter_mut().zip(spoken).for_each(|(open, spoken)| *open &= !spoken);
    }
}
