//! Evolution: programs are mutated, selected by their scores on the demos, and kept; again and again.
//!
//! In: the programs that there are ([`Library`]), tasks, a seed. Out: batches of programs to keep ([`Discovery`]), each
//! with how it did and its parent. The loop, the clock and where programs are kept belong to the caller:
//! [`Evolution::batch`] does a generation for some tasks, and what it gives depends on the seed and on the library, never
//! on threads; nor on who does the work of each task, which [`Assignment`] says in full ([`Evolution::batch_by`]). Nothing here looks at a test's output but for counting what is right, at the very end.

mod assignment;
pub(crate) mod breed;
mod library;
pub(crate) mod mutate;
mod similar;
mod starter;
mod trial;
mod weights;

use std::ops::Range;

use gridwright_engine::{Backend, Differs, Limits, Mismatch, on_threads};
use gridwright_grid::Task;
use gridwright_program::{GraphError, Program, ProgramHash};

pub use assignment::{Assignment, Child, Kept, Offspring};
pub use breed::Descent;
pub use library::{Discovery, Library, Member, Provenance, Stocked};
pub use mutate::Mutation;
pub use starter::{FILE as STARTER_FILE, starter};
pub use weights::{Tallies, Tally, Weights};

pub(crate) use breed::{Brood, Pace, breed};
use similar::similar;

use crate::effort::Scale;
use crate::evaluate::Shared;
use crate::random::Random;

/// Programs that are kept for a task.
pub const KEPT: usize = 32;
/// Tasks of a batch: what is stored together, and lost if the process is killed.
pub const BATCH: usize = 32;
/// Similar tasks whose programs are tried.
const SIMILAR: usize = 12;

/// How evolution goes.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// What random choices follow from.
    pub seed: u64,
    /// Programs of a battery.
    pub merge: usize,
    /// Candidates of a task in a generation.
    pub candidates: usize,
    /// What an evaluation may use.
    pub limits: Limits,
    /// Work of the candidates of each task in all generations together, in units of
    /// [`effort::UNIT`](crate::effort::UNIT) scaled by the task's size; none if only generations end it.
    pub effort: Option<u64>,
}

/// What was done so far.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// What mutations came to.
    pub tallies: Tallies,
    /// How much of the candidates was shared.
    pub shared: Shared,
    /// Calls that the candidates have in all, each on every demo.
    pub calls: u64,
    /// What candidates were charged.
    pub fuel: u64,
    /// Programs that were found and kept.
    pub found: usize,
    /// Programs that gave something else alone than merged: defects of the engine.
    pub mismatches: Vec<Mismatch>,
}

/// The programs of tasks, evolving.
pub struct Evolution<'d> {
    tasks: Vec<&'d Task>,
    /// The best programs of each task, best first.
    populations: Vec<Vec<Member>>,
    similar: Vec<Vec<usize>>,
    /// All programs that there were at the start.
    library: Vec<Stocked>,
    /// For each task, which of these were written or found for it and are not among its best.
    untried: Vec<Vec<usize>>,
    settings: Settings,
    differs: &'d Differs,
    weights: Weights,
    generation: u64,
    /// What the candidates of each task were charged so far.
    spent: Vec<u64>,
    progress: Progress,
}

impl<'d> Evolution<'d> {
    /// Starts from a library and the starter set.
    pub fn new(
        library: Library,
        tasks: Vec<&'d Task>,
        differs: &'d Differs,
        settings: Settings,
    ) -> Evolution<'d> {
        let Library { programs, mut best } = library;
        best.resize_with(tasks.len(), Vec::new);
        let mut library: Vec<Stocked> = starter().into_iter().map(Stocked::starter).collect();
        library.extend(programs);
        let untried = tasks.iter().zip(&best).map(|(task, population)| {
            let is_for_task = |&at: &usize| library[at].tasks.contains(&task.id);
            let is_new =
                |&at: &usize| !population.iter().any(|member| member.program.same_code(&library[at].program));
            (0..library.len()).filter(is_for_task).filter(is_new).collect()
        });
        let untried = untried.collect();
        Evolution {
            similar: similar(&tasks, SIMILAR),
            spent: vec![0; tasks.len()],
            tasks,
            populations: best,
            library,
            untried,
            settings,
            differs,
            weights: Weights::default(),
            generation: 0,
            progress: Progress::default(),
        }
    }

    /// The batches of a generation.
    pub fn batches(&self) -> Vec<Range<usize>> {
        (0..self.tasks.len())
            .step_by(BATCH)
            .map(|start| start..(start + BATCH).min(self.tasks.len()))
            .collect()
    }

    /// Does a generation for a batch of tasks, and gives the programs to keep.
    pub fn batch(
        &mut self,
        backend: &dyn Backend,
        batch: Range<usize>,
    ) -> Result<Vec<Discovery>, GraphError> {
        let differs = self.differs;
        self.batch_by(batch, |assignments| {
            let done = on_threads(backend.threads(), assignments.len(), |at| {
                let (task, assignment) = &assignments[at];
                assignment.work(task, backend, differs)
            });
            done.into_iter().collect()
        })
    }

    /// The same where somebody else does the work: `work` is given what is to be done for each task, and gives what came of
    /// each, in their order. Tasks for which nothing came stay as they are.
    pub fn batch_by<E>(
        &mut self,
        batch: Range<usize>,
        work: impl FnOnce(&[(&'d Task, Assignment)]) -> Result<Vec<Offspring>, E>,
    ) -> Result<Vec<Discovery>, E> {
        let open: Vec<usize> = batch.filter(|&task| self.fuel_left(task) > 0).collect();
        let (mut assignments, mut origins) = (Vec::new(), Vec::new());
        for &at in &open {
            let (assignment, origin) = self.assignment(at);
            assignments.push((self.tasks[at], assignment));
            origins.push(origin);
        }
        let offspring = work(&assignments)?;
        let mut new = Vec::new();
        for ((task, origins), offspring) in open.into_iter().zip(origins).zip(offspring) {
            self.spent[task] += offspring.fuel;
            self.progress.fuel += offspring.fuel;
            self.progress.tallies.merge(&offspring.tallies);
            self.progress.shared.merge(offspring.shared);
            self.progress.calls += offspring.calls;
            self.progress.mismatches.extend(offspring.mismatches);
            let found = self.settle(task, &origins, offspring.kept);
            self.progress.found += found.len();
            new.extend(found);
        }
        Ok(new)
    }

    /// What the candidates of a task may still be charged.
    fn fuel_left(&self, task: usize) -> u64 {
        let effort = self.settings.effort.map(|effort| Scale::of(self.tasks[task]).fuel(effort));
        effort.map_or(u64::MAX, |fuel| fuel.saturating_sub(self.spent[task]))
    }

    /// Whether all effort is used, on every task.
    pub fn is_spent(&self) -> bool {
        (0..self.tasks.len()).all(|task| self.fuel_left(task) == 0)
    }

    /// The share of the effort that is used, from 0 to 1; 0 where no effort ends it.
    pub fn spent(&self) -> f64 {
        let of = |task: usize| {
            let all = self.settings.effort.map(|effort| Scale::of(self.tasks[task]).fuel(effort))?;
            Some((self.spent[task] as f64, all as f64))
        };
        let (spent, all) = (0..self.tasks.len())
            .filter_map(of)
            .fold((0.0, 0.0), |(spent, all), (more, of)| (spent + more, all + of));
        if all > 0.0 { spent / all } else { 0.0 }
    }

    /// Ends a generation: the weights of mutations follow what has paid.
    pub fn end_generation(&mut self) {
        self.generation += 1;
        self.weights = Weights::after(&self.progress.tallies);
    }

    /// Generations that were ended.
    pub fn generation(&self) -> u64 {
        self.generation
    }

    /// What was done so far.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// How often mutations are drawn.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The tasks, each with its best programs, best first.
    pub fn populations(&self) -> impl Iterator<Item = (&'d Task, &[Member])> {
        self.tasks.iter().copied().zip(self.populations.iter().map(Vec::as_slice))
    }

    /// Whether a task's best program is right on all demos.
    fn is_solved(&self, task: usize) -> bool {
        is_solved(self.tasks[task], &self.populations[task])
    }

    /// Tasks that have a program which is right on all demos.
    pub fn solved(&self) -> usize {
        (0..self.tasks.len()).filter(|&task| self.is_solved(task)).count()
    }

    /// The battery of a task: its own best, at first what files have for it, the best of similar tasks, some of all. A task that has no program yet is
    /// tried with the whole starter set.
    fn battery(&self, task: usize, random: &mut Random) -> Vec<(&Program, &Provenance)> {
        let own = &self.populations[task];
        let merge = self.settings.merge.max(4);
        let mut battery: Vec<_> = own.iter().take(merge / 2).map(of_member).collect();
        if self.generation == 0 {
            battery.extend(self.untried[task].iter().map(|&at| of_stocked(&self.library[at])));
        }
        if own.is_empty() {
            battery.extend(starter_of(&self.library).map(of_stocked));
        }
        for rank in 0..merge {
            // The best of each similar task, then the second best of each, and so on.
            let similar = &self.similar[task];
            if battery.len() >= merge * 3 / 4 || similar.is_empty() || rank / similar.len() >= KEPT {
                break;
            }
            let other = &self.populations[similar[rank % similar.len()]];
            battery.extend(other.get(rank / similar.len()).map(of_member));
        }
        let more = merge.saturating_sub(battery.len()).max(merge / 8);
        for _ in 0..more {
            let population = &self.populations[random.below(self.populations.len())];
            let drawn = match population.get(random.below(population.len())) {
                Some(member) if random.below(2) == 0 => of_member(member),
                _ => of_stocked(&self.library[random.below(self.library.len())]),
            };
            battery.push(drawn);
        }
        battery
    }

    /// What is to be done for a task in this generation, and where the programs of its battery come from.
    fn assignment(&self, at: usize) -> (Assignment, Vec<Provenance>) {
        let (task, own) = (self.tasks[at], &self.populations[at]);
        let mut random =
            Random::named(self.settings.seed ^ self.generation.rotate_left(32) ^ content(own), &task.id);
        let battery = self.battery(at, &mut random);
        let (programs, origins) =
            battery.into_iter().map(|(program, origin)| (program.clone(), origin.clone())).unzip();
        // What is solved has less to gain.
        let share = if self.is_solved(at) { 4 } else { 1 };
        let assignment = Assignment {
            own: own.iter().map(|member| (member.program.clone(), member.validated)).collect(),
            battery: programs,
            weights: self.weights.clone(),
            candidates: self.settings.candidates / share,
            fuel: self.fuel_left(at),
            limits: self.settings.limits,
            random,
        };
        (assignment, origins)
    }

    /// Makes the population of a task what is kept, and gives what is new in it.
    fn settle(&mut self, at: usize, origins: &[Provenance], kept: Vec<Kept>) -> Vec<Discovery> {
        let (task, own) = (self.tasks[at], &self.populations[at]);
        let known_tests = task.tests.iter().any(|test| test.output.is_some());
        let (mut population, mut new) = (Vec::new(), Vec::new());
        for kept in kept {
            let child = match kept {
                Kept::Own(place) => {
                    population.extend(own.get(place).cloned());
                    continue;
                }
                Kept::New(child) => child,
            };
            let provenance = match child.descent {
                Descent::Mutant { parent, how } => Provenance::Mutant { parent, how: how.name().to_owned() },
                Descent::Battery(place) => match origins.get(place) {
                    Some(origin) => origin.clone(),
                    None => continue,
                },
            };
            new.push(Discovery {
                task: task.id.clone(),
                program: child.program.renamed(format!("solve_{}", task.id)),
                provenance: provenance.clone(),
                demo_score: child.demo_score,
                demos_exact: child.demos_exact,
                tests_right: known_tests.then_some(child.tests_right),
                fuel: child.fuel,
                outputs: child.outputs,
            });
            population.push(Member {
                hash: child.program.content_hash(),
                demo_score: child.demo_score,
                demos_exact: child.demos_exact,
                validated: Some((child.outputs, child.fuel)),
                program: child.program,
                provenance,
            });
        }
        self.populations[at] = population;
        new
    }
}

fn is_solved(task: &Task, population: &[Member]) -> bool {
    population.iter().any(|member| member.demos_exact == task.demos.len())
}

/// The starter set, which a library starts with.
fn starter_of(library: &[Stocked]) -> impl Iterator<Item = &Stocked> {
    library.iter().take_while(|stocked| stocked.program.name().starts_with(starter::PREFIX))
}

fn of_stocked(stocked: &Stocked) -> (&Program, &Provenance) {
    (&stocked.program, &stocked.provenance)
}

fn of_member(member: &Member) -> (&Program, &Provenance) {
    (&member.program, &member.provenance)
}

/// A number that follows from the programs of a population, so that a later run draws other mutants.
fn content(population: &[Member]) -> u64 {
    let first =
        |hash: &ProgramHash| hash.as_bytes().iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte));
    population.iter().fold(0, |sum: u64, member| sum.rotate_left(1) ^ first(&member.hash))
}
