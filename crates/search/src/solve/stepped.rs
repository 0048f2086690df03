//! Two rules in a row: a task as two, from its inputs to grids on the way, and from these to its outputs.
//!
//! In: the version of a task with the right ground, and fuel. Out: programs that are right on all demos, each made of one for
//! the first task and one for the second, which sees what the first makes. On the way is the input of which only some cells
//! have changed yet, told by colour, or for outputs of another size the input with the output painted into it, or what is
//! there cut out ([`cuts`]); so both tasks are tasks of a kind that one rule can explain, and where none explains the whole,
//! two may.

use std::collections::BTreeMap;

use gridwright_dsl::{Budget, Cx, Prim, Value, prim};
use gridwright_engine::Lane;
use gridwright_grid::{Grid, Sample, Task};
use gridwright_program::{GraphBuilder, GraphError, Input, NodeId, Program};

use super::account;
use super::fuel::SearchBudget;
use super::lift::Lift;
use super::posed::Posed;
use super::problem::Problem;
use super::rank::{self, Searched, Voted};
use super::search::Search;
use super::shares::Shares;
use super::versions::Version;
use super::{Options, Stop};

/// How accounts name it.
const WAY: &str = "two steps";
/// What making the demos of a step may use.
const DEMOS: Budget = Budget { fuel: 1_000_000, memory: 1 << 24 };
/// How much longer two steps make a program, beside both.
const STEP_COST: u32 = 8;
/// The most expensive program that is a first step: what takes more is mostly wrong, and so is all after it.
const MAX_FIRST: u32 = 64;
/// How many times the fuel of a first step a second may use: it is worth more where there is a first.
const SECOND: u64 = 2;
/// The most colours that are told apart, and the most ways to cut a task in two.
const MAX_COLOURS: u32 = 4;
const MAX_CUTS: usize = 6;

/// A way to cut a task in two, as the arguments of `demos_until` and `demos_after`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cut {
    colour: i8,
    k: u8,
}

/// The numbers of the ways, as in the table.
const BECOME: u8 = 0;
const WERE: u8 = 1;
const WERE_NOT: u8 = 3;
const PAINTED: u8 = 4;
const CUT_OUT: u8 = 5;

/// The cuts that are worth a try: what is drawn on the ground first or last, each colour that is made first; for outputs of
/// other sizes painting first, or cutting out.
fn cuts(task: &Task) -> Vec<Cut> {
    if !Problem::of(task).is_some_and(|problem| problem.keeps_shape()) {
        return [PAINTED, CUT_OUT].map(|k| Cut { colour: 0, k }).to_vec();
    }
    let (mut was, mut is) = (0_u16, 0_u16);
    for demo in &task.demos {
        let output = demo.output.as_ref().unwrap_or(&demo.input);
        for (&a, &b) in demo.input.cells().iter().zip(output.cells()).filter(|(a, b)| a != b) {
            was |= 1 << (a & 15);
            is |= 1 << (b & 15);
        }
    }
    let mut cuts = Vec::new();
    if was & 1 != 0 && was != 1 {
        cuts.extend([WERE, WERE_NOT].map(|k| Cut { colour: 0, k }));
    }
    if (2..=MAX_COLOURS).contains(&is.count_ones()) {
        let colours = (0..10).filter(|colour| is >> colour & 1 == 1);
        cuts.extend(colours.map(|colour| Cut { colour, k: BECOME }));
    }
    cuts.truncate(MAX_CUTS);
    cuts
}

/// The demos before and after the grids on the way.
struct Steps {
    first: Vec<Sample>,
    second: Vec<Sample>,
}

impl Cut {
    fn steps(self, demos: &Value) -> Option<Steps> {
        let (colour, k) = (Value::Int(self.colour.into()), Value::Int(self.k.into()));
        let mut made = [prim::DEMOS_UNTIL, prim::DEMOS_AFTER]
            .map(|prim| samples(&prim.call(&mut Cx::new(DEMOS), &[demos, &colour, &k]).ok()?))
            .into_iter();
        Some(Steps { first: made.next()??, second: made.next()?? })
    }
}

fn samples(demos: &Value) -> Option<Vec<Sample>> {
    let sample = |pair: Value| match pair.elements()?.as_slice() {
        [Value::Grid(input), Value::Grid(output)] => Some(Sample::new(input.clone(), output.clone())),
        _ => None,
    };
    demos.elements()?.into_iter().map(sample).collect()
}

/// What is searched, and what came of it.
struct Walk<'a> {
    task: &'a Task,
    base: &'a Version,
    before: u64,
    shares: &'a Shares,
    options: &'a Options,
    lane: &'a mut dyn Lane,
    stepped: Posed,
    fuel: BTreeMap<Option<Prim>, u64>,
}

/// Searches a task in two steps.
pub(crate) fn search(
    task: &Task,
    base: &Version,
    before: u64,
    shares: &Shares,
    options: &Options,
    lane: &mut dyn Lane,
) -> Posed {
    let mut walk =
        Walk { task, base, before, shares, options, lane, stepped: Posed::default(), fuel: BTreeMap::new() };
    let mut seen: Vec<Vec<Sample>> = Vec::new();
    for cut in cuts(base.task()) {
        let Some(Steps { first, second }) = cut.steps(base.demos()) else { continue };
        if seen.contains(&first) {
            continue;
        }
        seen.push(first.clone());
        let inputs = base.task().tests.iter().map(|test| test.input.clone()).collect();
        let Some(found) = walk.step(first, inputs, shares.each) else { break };
        let most = found.first().map_or(0, |best| (best.cost() + STEP_COST).min(MAX_FIRST));
        for until in found.iter().filter(|until| until.cost() <= most) {
            let on_the_way = until.grids().iter().skip(second.len()).cloned().collect();
            let Some(found) = walk.step(second.clone(), on_the_way, SECOND * shares.each) else { break };
            let joined: Vec<Voted> =
                found.iter().filter_map(|after| walk.joined(cut, until, after)).collect();
            walk.stepped.found.extend(joined);
        }
    }
    if options.accounts {
        let account = account::of_programs(WAY, task, walk.fuel, &walk.stepped.found);
        walk.stepped.accounts.push(account);
    }
    walk.stepped
}

impl Walk<'_> {
    /// The programs for one step, the best first; `None` where there is no fuel or time left for it.
    fn step(&mut self, demos: Vec<Sample>, inputs: Vec<Grid>, fuel: u64) -> Option<Vec<Voted>> {
        let rest = self.shares.all.saturating_sub(self.before);
        let left = self.shares.steps.min(rest).saturating_sub(self.stepped.fuel);
        let time = self.shares.steps_time();
        if left < self.shares.each || self.options.cancel.is_due(time) {
            self.stepped.is_cut |= left >= self.shares.each;
            return None;
        }
        let tests = inputs.into_iter().map(Sample::unknown).collect();
        let task = Task { id: self.task.id.clone(), demos, tests };
        let (version, problem) = (Version::plain(&task), Problem::of(&task)?);
        let Options { memory, wave, .. } = *self.options;
        let budget = SearchBudget { fuel: fuel.min(left), memory, wave };
        let mut search = Search::new(&problem, budget);
        self.stepped.is_cut |=
            search.run(self.lane, &|| self.options.cancel.is_due(time)) == Stop::Interrupted;
        let searched = Searched { version: &version, search, before: self.before + self.stepped.fuel };
        self.stepped.fuel += searched.search.fuel.spent();
        account::add(&mut self.fuel, searched.search.fuel_by_learner());
        self.stepped.tried += searched.search.tried;
        self.stepped.states += searched.search.store.len();
        Some(rank::exact(&task, &searched))
    }

    /// Both steps as one program of the task.
    fn joined(&self, cut: Cut, until: &Voted, after: &Voted) -> Option<Voted> {
        let grids = self.base.decode(after.grids().iter().cloned().map(Some).collect());
        let grids = grids.into_iter().collect::<Option<Vec<Grid>>>()?;
        let program = self.written(cut, until.program()?, after.program()?).ok()??;
        Some(Voted::alone(
            program,
            grids,
            until.cost() + after.cost() + self.base.cost() + STEP_COST,
            after.after(),
        ))
    }

    fn written(&self, cut: Cut, until: &Program, after: &Program) -> Result<Option<Program>, GraphError> {
        let mut lift = Lift::default();
        let seen = self.base.write(&mut lift.builder)?;
        let halfway = cut.write(&mut lift.builder, (seen.demos, seen.input), until, prim::DEMOS_UNTIL)?;
        let made = cut.write(&mut lift.builder, (seen.demos, halfway), after, prim::DEMOS_AFTER)?;
        let Some(root) = seen.write_decoded(&mut lift, made)? else { return Ok(None) };
        Program::new(format!("solve_{}", self.task.id), lift.builder.graph(), root).map(Some)
    }
}

impl Cut {
    /// Writes down a step: its program on the demos of the step and on what was made before.
    fn write(
        self,
        writer: &mut GraphBuilder,
        (demos, input): (NodeId, NodeId),
        program: &Program,
        prim: Prim,
    ) -> Result<NodeId, GraphError> {
        let (colour, k) = (Value::Int(self.colour.into()), Value::Int(self.k.into()));
        let (colour, k) = (writer.constant(&colour)?, writer.constant(&k)?);
        let demos = writer.call(prim, &[demos, colour, k])?;
        writer.import_on(program.graph(), program.root(), |writer, of| match of {
            Input::S => Ok(demos),
            Input::I => Ok(input),
            Input::C => writer.input(Input::C),
        })
    }
}

#[cfg(test)]
mod tests {
    use gridwright_engine::{Backend, Code, Cpu, Limits, Machine, run_task};

    use super::*;
    use crate::effort::Scale;

    /// Content is framed in 2 two cells away, and what is enclosed then becomes 4: two rules, the second of which sees the
    /// first.
    fn framed(
        height: usize,
        width: usize,
        (top, left): (usize, usize),
        (bottom, right): (usize, usize),
    ) -> Sample {
        let input = Grid::build(height, width, |cells| {
            cells[top * width + left] = 3;
            cells[bottom * width + right] = 3;
        });
        let input = input.unwrap();
        let output = input.edit(|cells| {
            for i in top - 1..=bottom + 1 {
                for j in left - 1..=right + 1 {
                    let edge = i == top - 1 || i == bottom + 1 || j == left - 1 || j == right + 1;
                    let cell = &mut cells[i * width + j];
                    *cell = if edge {
                        2
                    } else if *cell == 0 {
                        4
                    } else {
                        *cell
                    };
                }
            }
        });
        Sample::new(input, output)
    }

    fn task() -> Task {
        let demos =
            vec![framed(8, 9, (2, 2), (5, 6)), framed(9, 7, (1, 1), (4, 5)), framed(10, 10, (3, 2), (7, 8))];
        let tests = vec![framed(9, 10, (2, 3), (6, 7))];
        Task { id: "framed".into(), demos, tests }
    }

    #[test]
    fn what_is_drawn_on_the_ground_and_each_colour_may_come_first() {
        let made: Vec<(i8, u8)> = cuts(&task()).iter().map(|cut| (cut.colour, cut.k)).collect();
        assert_eq!(made, [(2, BECOME), (4, BECOME)]);
        let mut erased = task();
        for demo in &mut erased.demos {
            let gone =
                |cells: &mut [i8]| cells.iter_mut().filter(|cell| **cell == 3).for_each(|cell| *cell = 0);
            demo.output = demo.output.as_ref().map(|output| output.edit(gone));
        }
        let made: Vec<(i8, u8)> = cuts(&erased).iter().map(|cut| (cut.colour, cut.k)).collect();
        assert_eq!(made, [(0, WERE), (0, WERE_NOT), (0, BECOME), (2, BECOME), (4, BECOME)]);
    }

    #[test]
    fn outputs_of_other_sizes_are_painted_or_cut_out_first() {
        let mut smaller = task();
        for demo in &mut smaller.demos {
            let output = Grid::build(3, 3, |cells| cells[4] = 3).unwrap();
            demo.output = Some(output);
        }
        let made: Vec<u8> = cuts(&smaller).iter().map(|cut| cut.k).collect();
        assert_eq!(made, [PAINTED, CUT_OUT]);
    }

    #[test]
    fn programs_of_two_steps_give_what_the_search_says() {
        let (task, cpu, options) = (task(), Cpu::new(1).unwrap(), Options::default());
        let (scale, base) = (Scale::of(&task), Version::plain(&task));
        let shares = Shares::of(scale.fuel(800), scale, 100);
        let stepped = search(&task, &base, 0, &shares, &options, &mut *cpu.lane());
        assert!(!stepped.found.is_empty() && stepped.fuel <= shares.steps);
        let mut machine = Machine::new();
        for found in &stepped.found {
            let run = run_task(&mut machine, &Code::new(found.program().unwrap()), &task, &Limits::default());
            let given: Vec<_> = run.samples.iter().map(|sample| sample.verdict.grid().cloned()).collect();
            let said: Vec<_> = found.grids().iter().cloned().map(Some).collect();
            assert_eq!(given, said);
        }
    }
}
