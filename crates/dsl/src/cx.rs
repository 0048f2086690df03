//! The context of an evaluation: what is left of its budget, and scratch space.
//!
//! Every primitive gets it. Work is charged in **fuel** before it is done: the cost of the call from the table, and one
//! unit for every few elements touched or made. Memory is charged in bytes when a value is made, and never given back:
//! what an evaluation may allocate in all is a sound bound on what it holds at once, and it does not depend on when
//! values are dropped. Both are plain counts, so the same program on the same input always stops at the same place.
//!
//! For a step of the search both are a **function of sizes**: of the sizes of the arguments, of the numbers among them, and
//! of the size of the result or of the fault. Then any backend can charge a call without redoing the work. Such a
//! primitive charges by the sizes of its arguments before it looks at what is in them, and once more where it is known
//! that there will be a result; it never charges by what it comes upon. The charge bounds the work up to a constant factor
//! and is about what a usual grid takes.

use gridwright_grid::{Cells, Grid};

use crate::columns::FROM_ROWS;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::learn::memory::Memory;
use crate::prims::objects::Components;
use crate::value::{Items, MAX_WEIGHT, Value};

/// How much may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Units of work; one is about the work on one cell.
    pub fuel: u64,
    /// Bytes of values made, in all.
    pub memory: u64,
}

impl Default for Budget {
    /// Far more than any of the 400 reference programs needs, and about a second of work at worst.
    fn default() -> Budget {
        Budget { fuel: 1_000_000_000, memory: 1 << 28 }
    }
}

/// The most cells that one grid may have.
pub(crate) const MAX_AREA: usize = 1 << 20;

/// How deep calls of function values may nest: the bound on recursion.
const MAX_CALLS: u16 = 200;

/// How many attempts with columns may fail one inside of the other. Behind that elements are only called one by one.
const MAX_RETRIES: u8 = 3;

/// What was charged up to a moment.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    fuel: u64,
    memory: u64,
    calls: u64,
    depth: u16,
}

/// What some work was charged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Charge {
    fuel: u64,
    memory: u64,
    calls: u64,
}

/// The context of an evaluation.
#[derive(Debug)]
pub struct Cx {
    fuel: u64,
    memory: u64,
    depth: u16,
    calls: u64,
    /// From how many elements on function values are run over columns.
    columns_from: usize,
    /// Whether columns are being tried: a fault then only ends the attempt.
    attempting: bool,
    /// How many attempts that ended in a fault are being made good, one inside of the other.
    retries: u8,
    /// What rules that were learned say, if somebody listens.
    said: Option<Vec<String>>,
    /// Buffers for packed cells under construction; see [`Cx::with_cells`].
    buffers: Vec<Vec<u32>>,
    /// Buffers for finding components.
    pub(crate) components: Components,
    /// The rules that were learned last.
    pub(crate) rules: Memory,
}

impl Cx {
    /// A context with this budget.
    pub fn new(budget: Budget) -> Cx {
        Cx {
            fuel: budget.fuel,
            memory: budget.memory,
            depth: 0,
            calls: 0,
            columns_from: FROM_ROWS,
            attempting: false,
            retries: 0,
            said: None,
            buffers: Vec::new(),
            components: Components::default(),
            rules: Memory::default(),
        }
    }

    /// Starts anew with this budget and keeps the scratch space.
    #[inline]
    pub fn reset(&mut self, budget: Budget) {
        self.fuel = budget.fuel;
        self.memory = budget.memory;
        self.depth = 0;
        self.attempting = false;
        self.retries = 0;
    }

    /// Runs function values over columns only where there are so many elements; with [`usize::MAX`]
    /// never. It makes no difference but in time.
    pub fn set_columns_from(&mut self, rows: usize) {
        self.columns_from = rows;
    }

    /// From how many elements on columns are tried.
    #[inline]
    pub(crate) fn columns_from(&self) -> usize {
        if self.retries < MAX_RETRIES { self.columns_from } else { usize::MAX }
    }

    /// Keeps what the rules say that are learned from now on, in words.
    pub fn listen(&mut self) {
        self.said = Some(Vec::new());
    }

    /// What they have said since this was last asked, each thing once.
    pub fn take_said(&mut self) -> Vec<String> {
        self.said.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// No longer keeps it.
    pub fn ignore(&mut self) {
        self.said = None;
    }

    /// Notes what a rule says.
    pub(crate) fn say(&mut self, words: impl FnOnce() -> Option<String>) {
        if let Some(said) = &mut self.said
            && let Some(words) = words()
            && !said.contains(&words)
        {
            said.push(words);
        }
    }

    /// How many calls of primitives were made with this context, also inside of higher-order ones.
    #[inline]
    pub fn calls(&self) -> u64 {
        self.calls
    }

    /// Charges the call of a primitive.
    #[inline]
    pub(crate) fn spend_call(&mut self, cost: u32) -> Result<(), Fault> {
        self.calls += 1;
        self.spend(u64::from(cost))
    }

    /// What is left.
    #[inline]
    pub fn left(&self) -> Budget {
        Budget { fuel: self.fuel, memory: self.memory }
    }

    /// Charges work before it is done.
    #[inline]
    pub(crate) fn spend(&mut self, units: u64) -> Result<(), Fault> {
        match self.fuel.checked_sub(units) {
            Some(left) => {
                self.fuel = left;
                Ok(())
            }
            None => {
                self.fuel = 0;
                Err(Reason::OutOfFuel.into())
            }
        }
    }

    /// Charges the making of a value of this many bytes, and the work of filling them.
    #[inline]
    pub(crate) fn make(&mut self, bytes: usize) -> Result<(), Fault> {
        let bytes = (bytes as u64).saturating_add(32);
        match self.memory.checked_sub(bytes) {
            Some(left) => self.memory = left,
            None => {
                self.memory = 0;
                return Err(Reason::OutOfMemory.into());
            }
        }
        self.spend(bytes / 16)
    }

    /// Charges so many calls of a primitive.
    pub(crate) fn spend_calls(&mut self, cost: u32, calls: u64) -> Result<(), Fault> {
        self.calls += calls;
        self.spend(u64::from(cost).saturating_mul(calls))
    }

    /// Charges the making of so many values of this many bytes each.
    pub(crate) fn make_each(&mut self, bytes: usize, values: usize) -> Result<(), Fault> {
        let before = self.mark();
        if values > 0 {
            self.make(bytes)?;
            self.charge_again(before, values as u64 - 1)?;
        }
        Ok(())
    }

    /// What is charged so far.
    pub(crate) fn mark(&self) -> Mark {
        Mark { fuel: self.fuel, memory: self.memory, calls: self.calls, depth: self.depth }
    }

    /// Forgets what was charged since.
    pub(crate) fn back_to(&mut self, mark: Mark) {
        (self.fuel, self.memory, self.calls, self.depth) = (mark.fuel, mark.memory, mark.calls, mark.depth);
    }

    /// What was charged since.
    pub(crate) fn charged_since(&self, mark: Mark) -> Charge {
        Charge {
            fuel: mark.fuel - self.fuel,
            memory: mark.memory - self.memory,
            calls: self.calls - mark.calls,
        }
    }

    /// Whether as much is left as some work was charged.
    pub(crate) fn affords(&self, charge: Charge) -> bool {
        charge.fuel <= self.fuel && charge.memory <= self.memory
    }

    /// Charges what the same work was charged before.
    pub(crate) fn charge(&mut self, charge: Charge) -> Result<(), Fault> {
        self.calls += charge.calls;
        self.memory = self.memory.checked_sub(charge.memory).ok_or(Fault::from(Reason::OutOfMemory))?;
        self.spend(charge.fuel)
    }

    /// Charges again, so many times, what was charged since.
    pub(crate) fn charge_again(&mut self, since: Mark, times: u64) -> Result<(), Fault> {
        self.calls += (self.calls - since.calls).saturating_mul(times);
        let memory = (since.memory - self.memory).saturating_mul(times);
        self.memory = self.memory.checked_sub(memory).ok_or(Fault::from(Reason::OutOfMemory))?;
        self.spend((since.fuel - self.fuel).saturating_mul(times))
    }

    /// What `work` gives with columns. Where it ends in a fault and no other attempt is under way, that is forgotten
    /// with all that was charged (`Err(None)`).
    pub(crate) fn attempt<T>(
        &mut self,
        work: impl FnOnce(&mut Cx) -> Result<T, Fault>,
    ) -> Result<T, Option<Fault>> {
        if self.attempting {
            return work(self).map_err(Some);
        }
        let before = self.mark();
        self.attempting = true;
        let result = work(self);
        self.attempting = false;
        result.map_err(|_| {
            self.back_to(before);
            None
        })
    }

    /// What `work` gives, which calls the elements of a container one by one, after an attempt with columns has failed.
    /// Containers further in are tried with columns again, but not for ever: each level does the work up to the fault
    /// once more.
    pub(crate) fn one_by_one(&mut self, work: impl FnOnce(&mut Cx) -> Answer) -> Answer {
        self.retries += 1;
        let answer = work(self);
        self.retries -= 1;
        answer
    }

    /// Runs `work` one call of a made function deeper, unless that is too deep. Every such call comes down to calls of
    /// primitives or to a fault, so it costs nothing itself.
    #[inline]
    pub(crate) fn deeper<T>(&mut self, work: impl FnOnce(&mut Cx) -> Result<T, Fault>) -> Result<T, Fault> {
        if self.depth >= MAX_CALLS {
            return Err(Reason::TooDeep.into());
        }
        self.depth += 1;
        let answer = work(self);
        self.depth -= 1;
        answer
    }

    /// Lends a buffer for packed cells, empty. Uses may nest; buffers are kept for the next one.
    #[inline]
    pub(crate) fn with_cells<T>(&mut self, work: impl FnOnce(&mut Cx, &mut Vec<u32>) -> T) -> T {
        let mut cells = self.buffers.pop().unwrap_or_default();
        cells.clear();
        // Room for it is made before: were it made now, the result would have to wait in a variable.
        self.buffers.reserve(1);
        let result = work(self, &mut cells);
        if self.buffers.len() < self.buffers.capacity() {
            self.buffers.push(cells);
        }
        result
    }

    /// A grid written by `write`; with no row the empty tuple, with no column a tuple of empty rows, as in Python.
    #[inline]
    pub(crate) fn grid(&mut self, height: usize, width: usize, write: impl FnOnce(&mut [i8])) -> Answer {
        let area = height.saturating_mul(width);
        if area.max(height) > MAX_AREA {
            return Err(Reason::TooManyElements.into());
        }
        if area == 0 {
            return self.tuple(vec![Value::EMPTY_TUPLE; height]);
        }
        self.make(area)?;
        Grid::build(height, width, write).map(Value::Grid).ok_or(Reason::TooManyElements.into())
    }

    /// A copy of a grid, changed by `write`.
    #[inline]
    pub(crate) fn edit(&mut self, grid: &Grid, write: impl FnOnce(&mut [i8])) -> Answer {
        self.make(grid.cells().len())?;
        Ok(Value::Grid(grid.edit(write)))
    }

    /// A grid with every cell changed by itself. It is not copied first: to load what was just copied would wait for it.
    #[inline]
    pub(crate) fn recoloured(&mut self, grid: &Grid, new: impl Fn(i8) -> i8) -> Answer {
        self.make(grid.cells().len())?;
        let changed = Grid::build(grid.height(), grid.width(), |cells| {
            cells.iter_mut().zip(grid.cells()).for_each(|(cell, old)| *cell = new(*old));
        });
        changed.map(Value::Grid).ok_or(Reason::TooManyElements.into())
    }

    /// The block of packed cells, strictly ascending; `None` if there are none.
    #[inline]
    pub(crate) fn cells(&mut self, sorted: &[u32]) -> Result<Option<Cells>, Fault> {
        self.make(sorted.len() * 4)?;
        check_size(sorted.len())?;
        Ok(Cells::from_sorted(sorted))
    }

    /// A set of packed locations, strictly ascending.
    #[inline]
    pub(crate) fn indices(&mut self, sorted: &[u32]) -> Answer {
        Ok(self.cells(sorted)?.map_or(Value::EMPTY_SET, Value::Indices))
    }

    /// A set of packed cells, strictly ascending.
    #[inline]
    pub(crate) fn object(&mut self, sorted: &[u32]) -> Answer {
        Ok(self.cells(sorted)?.map_or(Value::EMPTY_SET, Value::Object))
    }

    /// The set of the packed locations that `fill` puts into a buffer, strictly ascending.
    #[inline]
    pub(crate) fn indices_by(
        &mut self,
        fill: impl FnOnce(&mut Cx, &mut Vec<u32>) -> Result<(), Fault>,
    ) -> Answer {
        Ok(self.cells_by(fill)?.map_or(Value::EMPTY_SET, Value::Indices))
    }

    /// The same of packed cells.
    #[inline]
    pub(crate) fn object_by(
        &mut self,
        fill: impl FnOnce(&mut Cx, &mut Vec<u32>) -> Result<(), Fault>,
    ) -> Answer {
        Ok(self.cells_by(fill)?.map_or(Value::EMPTY_SET, Value::Object))
    }

    /// The set of what `fill` puts into a buffer: of cells where they have colours, of locations where not.
    #[inline]
    pub(crate) fn patch_by(
        &mut self,
        coloured: bool,
        fill: impl FnOnce(&mut Cx, &mut Vec<u32>) -> Result<(), Fault>,
    ) -> Answer {
        Ok(match self.cells_by(fill)? {
            None => Value::EMPTY_SET,
            Some(cells) if coloured => Value::Object(cells),
            Some(cells) => Value::Indices(cells),
        })
    }

    /// The block of what `fill` puts into a buffer.
    #[inline]
    fn cells_by(
        &mut self,
        fill: impl FnOnce(&mut Cx, &mut Vec<u32>) -> Result<(), Fault>,
    ) -> Result<Option<Cells>, Fault> {
        self.with_cells(|cx, cells| {
            fill(cx, cells)?;
            cx.cells(cells)
        })
    }

    /// The tuple of these values.
    #[inline]
    pub(crate) fn tuple(&mut self, items: Vec<Value>) -> Answer {
        if items.is_empty() {
            return Ok(Value::EMPTY_TUPLE);
        }
        self.make(items.len() * size_of::<Value>())?;
        Value::tuple(items)
    }

    /// The set of these values.
    #[inline]
    pub(crate) fn set(&mut self, items: Vec<Value>) -> Answer {
        if items.is_empty() {
            return Ok(Value::EMPTY_SET);
        }
        self.make(items.len() * size_of::<Value>())?;
        self.spend_sorting(&items)?;
        Value::set(items)
    }

    /// A set of these values, which are strictly ascending and not to be packed.
    #[inline]
    pub(crate) fn set_of_sorted(&mut self, items: Vec<Value>) -> Answer {
        self.make(items.len() * size_of::<Value>())?;
        Ok(Value::Set(Items::new(items)?))
    }

    /// Charges the comparisons of sorting these values.
    pub(crate) fn spend_sorting(&mut self, items: &[Value]) -> Result<(), Fault> {
        self.spend_rounds(items.len(), items.iter().map(|item| u64::from(item.weight())).sum())
    }

    /// Charges the comparisons of sorting so many values of the least weight.
    pub(crate) fn spend_sorting_light(&mut self, len: usize) -> Result<(), Fault> {
        self.spend_rounds(len, len as u64)
    }

    /// Charges the comparisons of sorting packed sets of these sizes.
    pub(crate) fn spend_sorting_patches(&mut self, sizes: impl Iterator<Item = usize>) -> Result<(), Fault> {
        let (len, weight) = sizes.fold((0, 0), |(len, weight), size| (len + 1, weight + 1 + size as u64 / 2));
        self.spend_rounds(len, weight)
    }

    /// Charges the rounds of sorting so many values of a weight in all.
    fn spend_rounds(&mut self, len: usize, weight: u64) -> Result<(), Fault> {
        self.spend(weight * u64::from(len.max(2).ilog2()))
    }
}

/// Whether a set may have this many cells.
#[inline]
fn check_size(cells: usize) -> Result<(), Fault> {
    if cells > MAX_WEIGHT as usize { Err(Reason::TooManyElements.into()) } else { Ok(()) }
}
