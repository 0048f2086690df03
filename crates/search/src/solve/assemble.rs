//! Assembling: the target from states that are right in part.
//!
//! Two ways. **Pairs**: two grids of the target's shape, where what both hold at a place decides the colour there; tested
//! for every state against the shortest ones, and then learned like any rule. **Stacks**: grids laid over each other from
//! the top down, where 0 is transparent; each must be right wherever it is the first to speak, and the one that says most
//! is taken, until one is right on all that is left. What comes out is a program of ordinary calls.

use gridwright_dsl::learn;
use gridwright_dsl::{Prim, Value};
use gridwright_grid::colour::{SLOTS, slot};

use super::search::Search;
use super::states::{Args, Kind, Origin, State, StateId};

/// With how many of the shortest states each is paired.
const PARTNERS: usize = 48;
/// What a pair adds to the cost of its two states and its rule.
const PAIR_COST: u32 = 6;
/// The most grids of a stack.
const LAYERS: usize = 8;
/// How many states are tried as the topmost.
const STARTS: usize = 6;
/// What each grid of a stack adds to its cost.
const LAYER_COST: u32 = 8;

impl Search<'_> {
    /// Pairs a new state of the target's shape with those that came first.
    pub(crate) fn pair(&mut self, id: StateId) {
        for at in 0..self.fitting.len().min(PARTNERS) {
            let other = self.fitting[at];
            if other != id && self.decides(id, other) {
                self.learn_pair(other, id);
            }
        }
    }

    /// Whether what two states hold at a place decides the target there.
    fn decides(&mut self, a: StateId, b: StateId) -> bool {
        let mut table = [[i8::MIN; SLOTS]; SLOTS];
        let (a, b) = (self.states.values(a), self.states.values(b));
        for ((a, b), target) in a.iter().zip(b).zip(&self.problem.targets) {
            let (Value::Grid(a), Value::Grid(b)) = (a, b) else { return false };
            for (at, ((&a, &b), &wanted)) in a.cells().iter().zip(b.cells()).zip(target.cells()).enumerate() {
                let entry = &mut table[slot(a)][slot(b)];
                if *entry != wanted {
                    if *entry != i8::MIN {
                        self.spent += at as u64 / 2;
                        return false;
                    }
                    *entry = wanted;
                }
            }
            self.spent += target.cells().len() as u64 / 2;
        }
        true
    }

    fn learn_pair(&mut self, a: StateId, b: StateId) {
        let cost = self.states.get(a).cost + self.states.get(b).cost + PAIR_COST;
        let Some(tuple) = Prim::by_name("astuple") else { return };
        let values = self.states.values(a).iter().zip(self.states.values(b));
        let Ok(mut pairs) =
            values.map(|(a, b)| Value::tuple(vec![a.clone(), b.clone()])).collect::<Result<_, _>>()
        else {
            return;
        };
        let origin = Origin::Call(tuple, Args::new(&[a, b]));
        let state = State { kind: Kind::Grids, cost, origin, fits: false };
        if let Some(id) = self.states.add(state, &mut pairs) {
            self.learn(learn::OVERLAY, cost, id);
        }
    }

    /// Stacks states of the target's shape until the target is there.
    pub(crate) fn stack(&mut self) {
        let unfilled = vec![true; self.problem.cells];
        let mut starts = self.layers(&unfilled);
        starts.truncate(STARTS);
        for (_, start) in starts {
            let mut unfilled = unfilled.clone();
            let mut layers = vec![start];
            self.cover(start, &mut unfilled);
            while layers.len() < LAYERS {
                if let Some(base) = self.base(&unfilled) {
                    self.add_stack(&layers, base);
                    break;
                }
                let Some((_, next)) = self.layers(&unfilled).first().copied() else { break };
                self.cover(next, &mut unfilled);
                layers.push(next);
            }
        }
    }

    /// The cells of a state on the demos beside what they should be, whether they still matter, all in one row.
    fn cells<'a>(&'a self, id: StateId, unfilled: &'a [bool]) -> impl Iterator<Item = (i8, i8, bool)> + 'a {
        let grids = self.states.values(id).iter().zip(&self.problem.targets);
        let cells = grids.flat_map(|(value, target)| {
            let cells = if let Value::Grid(grid) = value { grid.cells() } else { &[] };
            cells.iter().zip(target.cells())
        });
        cells.zip(unfilled).map(|((&is, &wanted), &open)| (is, wanted, open))
    }

    /// The states that say something on the open cells and nothing wrong, those that say most first.
    fn layers(&mut self, unfilled: &[bool]) -> Vec<(usize, StateId)> {
        let mut layers = Vec::new();
        for &id in &self.fitting {
            let mut says = 0;
            let sound = self.cells(id, unfilled).all(|(is, wanted, open)| {
                says += usize::from(open && is != 0);
                !open || is == 0 || is == wanted
            });
            if sound && says > 0 {
                layers.push((says, id));
            }
        }
        self.spent += (self.fitting.len() * self.problem.cells / 4) as u64;
        layers.sort_by_key(|&(says, id)| (std::cmp::Reverse(says), self.states.get(id).cost, id));
        layers
    }

    /// The shortest state that is right on all open cells.
    fn base(&self, unfilled: &[bool]) -> Option<StateId> {
        let right =
            |id: &&StateId| self.cells(**id, unfilled).all(|(is, wanted, open)| !open || is == wanted);
        self.fitting.iter().find(right).copied()
    }

    /// Closes the cells on which a state speaks.
    fn cover(&self, id: StateId, unfilled: &mut [bool]) {
        let spoken: Vec<bool> = self.cells(id, unfilled).map(|(is, _, _)| is != 0).collect();
        unfilled.iter_mut().zip(spoken).for_each(|(open, spoken)| *open &= !spoken);
    }

    /// Adds the state of a stack.
    fn add_stack(&mut self, layers: &[StateId], base: StateId) {
        let Some(over) = Prim::by_name("over") else { return };
        let mut below = base;
        for &layer in layers.iter().rev() {
            let mut values = Vec::with_capacity(self.problem.samples());
            for (a, b) in self.states.values(layer).iter().zip(self.states.values(below)) {
                match over.call2(&mut self.cx, a, b) {
                    Ok(value) => values.push(value),
                    Err(_) => return,
                }
            }
            let cost = self.states.get(layer).cost + self.states.get(below).cost + LAYER_COST;
            let origin = Origin::Call(over, Args::new(&[layer, below]));
            let state = State { kind: Kind::Grid, cost, origin, fits: true };
            below = match self.states.find(Kind::Grid, &values) {
                Some(known) => known,
                None => match self.states.add(state, &mut values) {
                    Some(id) => {
                        self.compare(id, cost, true);
                        id
                    }
                    None => return,
                },
            };
        }
    }
}
