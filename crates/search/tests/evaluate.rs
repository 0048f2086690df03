//! What candidates give when they share values is what each gives alone.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use gridwright_dsl::{Answer, FaultKind, Value};
use gridwright_engine::wave::StateId;
use gridwright_engine::{Backend, Code, Cpu, Inputs, Lane, Limits, Machine, demo_pairs, same_answer};
use gridwright_grid::{DataSet, Task, embedded};
use gridwright_program::{Program, parse_file};
use gridwright_search::Random;
use gridwright_search::bench::{
    Candidate, Donor, Draft, Evaluator, Hints, Kinds, Mutant, Palette, Site, mutate,
};
use gridwright_search::evolve::{Mutation, starter};
use proptest::prelude::*;

fn examples() -> Vec<Program> {
    parse_file("examples/embedded.py", gridwright_program::EXAMPLES).into_result().unwrap()
}

fn alone(program: &Program, task: &Task) -> Vec<Answer> {
    let (code, demos, mut machine) = (Code::new(program), demo_pairs(task), Machine::new());
    let run = |input: &gridwright_grid::Grid| {
        let input = Value::Grid(input.clone());
        machine.run(&code, Inputs::new(&demos, &input, &Value::None), &Limits::default())
    };
    task.demos.iter().map(|demo| &demo.input).map(run).collect()
}

/// Holds a class to what the program gives alone. A program that commutes operands may name the fault of the other one.
fn assert_same(
    evaluator: &mut Evaluator,
    class: StateId,
    program: &Program,
    task: &Task,
) -> Result<(), TestCaseError> {
    let answers: Vec<Answer> = evaluator.answers(class).cloned().collect();
    for (shared, alone) in answers.iter().zip(alone(program, task)) {
        let ran_out = shared.as_ref().is_err_and(|fault| fault.kind() == FaultKind::OutOfFuel);
        let both_fault = shared.is_err() && alone.is_err();
        prop_assert!(
            same_answer(shared, &alone) || both_fault || ran_out,
            "{program}\n{shared:?}\n{alone:?}"
        );
    }
    Ok(())
}

/// Mutates again and again in one evaluator, and holds every mutant to what it gives alone.
fn shared_is_alone(data: &DataSet, seed: u64, most: u64) -> Result<(), TestCaseError> {
    let mut random = Random::new(seed);
    let programs = [examples(), starter()].concat();
    let task = &data.tasks()[random.below(data.len())];
    let mut evaluator = Evaluator::new(task, &Limits::default()).holding(most);
    let (mut kinds, cpu) = (Kinds::new(), Cpu::new(1).unwrap());
    let lane = &mut *cpu.lane();
    let drafts: Vec<Draft> =
        (0..6).map(|_| Draft::of(&programs[random.below(programs.len())]).unwrap()).collect();
    let others: Vec<Donor<'_>> = drafts.iter().map(|draft| Donor::of(&mut kinds, draft)).collect();
    let hints = Hints::of(&mut evaluator, lane);
    let mut draft = drafts[0].clone();
    for _ in 0..40 {
        let states = evaluator.states_of(lane, &draft);
        let site = Site::of(&mut kinds, &draft);
        let how = Mutation::ALL[random.below(Mutation::ALL.len())];
        let Some(mutant) = mutate(how, &site, &mut kinds, &others, &hints, &mut random) else { continue };
        let (next, root) = match &mutant {
            Mutant::Edit(edit) => (draft.with(edit), {
                let (draft, states, dependents) = (&draft, &states[..], site.dependents(edit.at));
                evaluator.evaluate(lane, &[Candidate::Edit { draft, states, dependents, edit }])[0].root
            }),
            Mutant::Draft(next) => {
                let states = evaluator.states_of(lane, next);
                (next.clone(), states[next.root() as usize])
            }
        };
        // A call of what is no function of so many arguments is no program, and never gives a value.
        let Ok(program) = next.program("mutant") else {
            prop_assert!(evaluator.store().is_void(root));
            continue;
        };
        assert_same(&mut evaluator, root, &program, task)?;
        let own = evaluator.states_of(lane, &next);
        prop_assert_eq!(own[next.root() as usize], root, "an edit is evaluated as the whole");
        if !evaluator.store().is_void(root) && next.calls() < 40 {
            draft = next;
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn shared_values_are_those_of_the_program_alone(seed in any::<u64>()) {
        shared_is_alone(&embedded().unwrap(), seed, u64::MAX)?;
    }

    #[test]
    fn values_that_were_dropped_are_made_again(seed in any::<u64>()) {
        shared_is_alone(&embedded().unwrap(), seed, 20_000)?;
    }
}

#[test]
fn equal_outputs_are_one_class_and_cost_nothing() {
    let data = embedded().unwrap();
    let task = data.task("crop_largest").unwrap();
    let (mut evaluator, cpu) = (Evaluator::new(task, &Limits::default()), Cpu::new(1).unwrap());
    let lane = &mut *cpu.lane();
    let class = |lane: &mut dyn Lane, evaluator: &mut Evaluator, text: &str| {
        let program =
            parse_file("test.py", &format!("def f(I): return {text}")).into_result().unwrap().remove(0);
        let draft = Draft::of(&program).unwrap();
        evaluator.states_of(lane, &draft)[draft.root() as usize]
    };
    let plain = class(lane, &mut evaluator, "hmirror(I)");
    assert_eq!(class(lane, &mut evaluator, "vmirror(rot180(I))"), plain);
    assert_ne!(class(lane, &mut evaluator, "I"), plain);
    let before = evaluator.take_shared();
    assert!(before.computed >= 3 && before.fuel > 0);
    // Both call vmirror on values that are known.
    assert_eq!(
        class(lane, &mut evaluator, "vmirror(hmirror(I))"),
        class(lane, &mut evaluator, "vmirror(vmirror(rot180(I)))")
    );
    assert_eq!(evaluator.take_shared().computed, task.demos.len() as u64);
}

/// Where a change keeps types, the change that undoes it is among the neighbours of what it gives.
#[test]
fn neighbours_lead_back() {
    let mut kinds = Kinds::new();
    let (mut changes, mut back) = (0, 0);
    for program in examples() {
        let draft = Draft::of(&program).unwrap();
        let site = Site::of(&mut kinds, &draft);
        let neighbours = site.neighbours(&mut kinds, Palette::ArcDsl);
        assert!(neighbours.len() > 10, "{}", program.name());
        for neighbour in neighbours.iter().step_by(17) {
            let changed = draft.with(&neighbour.edit);
            let site = Site::of(&mut kinds, &changed);
            let undone = site.neighbours(&mut kinds, Palette::ArcDsl);
            let same = |edit| changed.with(edit).program("back").is_ok_and(|back| back.same_code(&program));
            changes += 1;
            back += usize::from(undone.iter().any(|neighbour| same(&neighbour.edit)));
        }
    }
    assert!(changes > 100 && back * 100 >= changes * 98, "{back} of {changes}");
}

/// What is known of types from other programs, in whatever order, changes no neighbour.
#[test]
fn neighbours_do_not_depend_on_what_was_asked_before() {
    let found = |kinds: &mut Kinds, program: &Program, palette: Palette| {
        let draft = Draft::of(program).unwrap();
        let site = Site::of(kinds, &draft);
        let neighbours = site.neighbours(kinds, palette);
        neighbours.into_iter().map(|neighbour| (neighbour.edit, neighbour.cost)).collect::<Vec<_>>()
    };
    for palette in [Palette::ArcDsl, Palette::All] {
        let alone = examples().into_iter().map(|program| {
            // A thread of its own has no tables to take over.
            std::thread::spawn(move || found(&mut Kinds::new(), &program, palette)).join().unwrap()
        });
        let alone: Vec<_> = alone.collect();
        for (program, alone) in examples().iter().zip(&alone).rev() {
            assert_eq!(&found(&mut Kinds::new(), program, palette), alone, "{}", program.name());
        }
    }
}

/// The lines that depend on a line are those whose values change with it.
#[test]
fn a_site_knows_what_depends_on_what() {
    let mut kinds = Kinds::new();
    for program in examples() {
        let draft = Draft::of(&program).unwrap();
        let site = Site::of(&mut kinds, &draft);
        for line in 0..draft.lines().len() as u32 {
            let dependents = draft.dependents(line, &site.live);
            assert_eq!(site.dependents(line), dependents, "{}", program.name());
            for other in 0..draft.lines().len() as u32 {
                let depends = other == line || dependents.contains(&other);
                assert_eq!(site.may_use(line, other), !depends, "{line} {other} of {}", program.name());
            }
        }
    }
}
