//! Thousands of random programs in batteries, on the samples of real tasks: what they give merged, on any number of
//! threads, is what each gives alone, whatever they may use.

use std::sync::LazyLock;

use gridwright_dsl::{Answer, Budget};
use gridwright_engine::{
    Backend, Battery, Code, Cpu, Differs, Evaluation, Job, Keep, Limits, Machine, Validations, Verdict,
    distil, distil_differs, run_task, same_answer,
};
use gridwright_grid::embedded;
use gridwright_program::Program;
use proptest::prelude::*;

use crate::common::cases;
use crate::generator::case;

static CPUS: LazyLock<[Cpu; 3]> = LazyLock::new(|| [1, 2, 7].map(|threads| Cpu::new(threads).unwrap()));

/// So many programs, the same for a seed.
fn programs(seed: u64, count: usize) -> Vec<Program> {
    let mut state = seed;
    let mut byte = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    let mut programs = Vec::new();
    while programs.len() < count {
        let bytes: Vec<u8> = (0..300).map(|_| byte()).collect();
        programs.extend(case(&bytes).programs);
    }
    programs.truncate(count);
    programs
}

/// Evaluates jobs on any number of threads, and distils what came of them. Panics if that depends on the threads, or if
/// a program or a differ gives another output merged than alone. Gives the evaluations, and how many programs were
/// validated.
fn evaluate(jobs: &[Job<'_>], differs: &Differs, limits: &Limits) -> (Vec<Evaluation>, usize) {
    let [mut one, others @ ..] = CPUS.each_ref().map(|cpu| cpu.evaluate(jobs, differs, limits));
    for (one, other) in others.iter().flat_map(|other| one.iter().zip(other)) {
        assert_eq!((&one.counters, &one.differ_faults), (&other.counters, &other.differ_faults));
        assert_eq!((&one.hashes, &one.judged), (&other.hashes, &other.judged));
        let outputs = one.outputs.iter().flatten().zip(other.outputs.iter().flatten());
        outputs.for_each(|(one, other)| assert!(same_answer(one, other)));
    }
    let (mut machine, mut validated) = (Machine::new(), 0);
    for (job, evaluation) in jobs.iter().zip(&mut one) {
        for (root, program) in job.battery.programs().iter().enumerate() {
            let alone = run_task(&mut machine, &Code::new(program), job.task, limits);
            for (sample, outputs) in alone.samples.into_iter().zip(&evaluation.outputs) {
                let alone = answer(sample.verdict);
                assert!(
                    same_answer(&outputs[root], &alone),
                    "{:?}, alone {alone:?}: {program}",
                    outputs[root]
                );
            }
        }
        let keep = Keep { most: usize::MAX, floor: 0 };
        let distilled = distil(&mut machine, *job, evaluation, &Validations::default(), keep, limits);
        let distilled_differs = distil_differs(&mut machine, job.task, evaluation, differs, keep, limits);
        assert!(distilled.mismatches.is_empty() && distilled_differs.mismatches.is_empty());
        validated += distilled.fates.validated;
    }
    (one, validated)
}

fn answer(verdict: Verdict) -> Answer {
    match verdict {
        Verdict::Right(grid) => Ok(grid.into()),
        Verdict::Wrong(value) | Verdict::Unknown(value) => Ok(value),
        Verdict::Fault(fault) => Err(fault),
    }
}

#[test]
fn random_batteries_give_what_their_programs_give_alone() {
    const MERGED: usize = 200;
    let (data, differs) = (embedded().unwrap(), Differs::standard().unwrap());
    let batteries: Vec<Battery> =
        (0..data.len() as u64).map(|seed| Battery::merge(&programs(seed, MERGED)).unwrap()).collect();
    let jobs: Vec<Job<'_>> =
        batteries.iter().zip(data.tasks()).map(|(battery, task)| Job { battery, task }).collect();
    let (evaluations, validated) = evaluate(&jobs, &differs, &Limits::with_fuel(100_000));
    let values =
        evaluations.iter().flat_map(|evaluation| evaluation.outputs.iter().flatten().flatten()).count();
    assert!(values > 2000 && validated > 50, "{values} values, {validated} validated: too few to mean much");
}

/// Budgets of every size, from one unit up.
fn budgets() -> impl Strategy<Value = Budget> {
    let size = |most: u32| (0..=most).prop_flat_map(|bits| 1_u64 << bits..2 << bits);
    (size(16), prop_oneof![Just(1 << 28), size(24)]).prop_map(|(fuel, memory)| Budget { fuel, memory })
}

/// Limits whose run is four times as much as a chain, or anything.
fn limits() -> impl Strategy<Value = Limits> {
    let times =
        |chain: Budget| Limits { chain, run: Budget { fuel: 4 * chain.fuel, memory: 4 * chain.memory } };
    let any = (budgets(), budgets()).prop_map(|(chain, run)| Limits { chain, run });
    prop_oneof![budgets().prop_map(times), any]
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn the_company_makes_no_difference_under_any_budget(
        seed in any::<u64>(), merged in 1..=40_usize, task in any::<prop::sample::Index>(), limits in limits(),
    ) {
        let (data, differs) = (embedded().unwrap(), Differs::standard().unwrap());
        let battery = Battery::merge(&programs(seed, merged)).unwrap();
        let job = Job { battery: &battery, task: task.get(data.tasks()) };
        evaluate(&[job], &differs, &limits);
    }
}
