//! Thousands of random programs in batteries, on the samples of real tasks: what they give merged, on any number of
//! threads, is what each gives alone.

use gridwright_engine::{
    Backend, Battery, Cpu, Differs, Job, Keep, Known, Limits, Machine, distil, run_task, same_answer,
};
use gridwright_engine::{Code, Verdict};
use gridwright_grid::embedded;
use gridwright_program::Program;

use crate::generator::case;

/// Programs in a battery; with one battery a task, more than four thousand in all.
const MERGED: usize = 200;

/// So many programs, the same for a seed.
fn programs(seed: u64) -> Vec<Program> {
    let mut state = seed;
    let mut byte = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    let mut programs = Vec::new();
    while programs.len() < MERGED {
        let bytes: Vec<u8> = (0..300).map(|_| byte()).collect();
        programs.extend(case(&bytes).programs);
    }
    programs.truncate(MERGED);
    programs
}

#[test]
fn random_batteries_give_what_their_programs_give_alone() {
    let (data, differs) = (embedded().unwrap(), Differs::standard().unwrap());
    // The run as a whole is not limited: that is the one limit that depends on what else is run.
    let mut limits = Limits::with_fuel(100_000);
    limits.run = gridwright_dsl::Budget { fuel: 1 << 60, memory: 1 << 60 };
    let batteries: Vec<Battery> =
        (0..data.len() as u64).map(|seed| Battery::merge(&programs(seed)).unwrap()).collect();
    let jobs: Vec<Job<'_>> =
        batteries.iter().zip(data.tasks()).map(|(battery, task)| Job { battery, task }).collect();
    let evaluated = [1, 2, 7].map(|threads| Cpu::new(threads).unwrap().evaluate(&jobs, &differs, &limits));
    let [one, others @ ..] = &evaluated;
    for other in others {
        for (a, b) in one.iter().zip(other) {
            assert_eq!((&a.counters, &a.hashes, &a.judged), (&b.counters, &b.hashes, &b.judged));
            let outputs = a.outputs.iter().flatten().zip(b.outputs.iter().flatten());
            outputs.for_each(|(a, b)| assert!(same_answer(a, b)));
        }
    }
    let mut machine = Machine::new();
    let (mut values, mut validated) = (0, 0);
    for ((seed, job), evaluation) in (0..).zip(&jobs).zip(one) {
        for (root, program) in programs(seed).iter().enumerate() {
            let alone = run_task(&mut machine, &Code::new(program), job.task, &limits);
            for (sample, outputs) in alone.samples.iter().zip(&evaluation.outputs) {
                let alone = match &sample.verdict {
                    Verdict::Right(grid) => Ok(grid.clone().into()),
                    Verdict::Wrong(value) | Verdict::Unknown(value) => Ok(value.clone()),
                    Verdict::Fault(fault) => Err(*fault),
                };
                values += usize::from(alone.is_ok());
                assert!(same_answer(&outputs[root], &alone), "{program}");
            }
        }
        let keep = Keep { most: usize::MAX, floor: 0 };
        let distilled = distil(&mut machine, *job, evaluation, &Known::default(), keep, &limits);
        assert!(distilled.mismatches.is_empty());
        validated += distilled.fates.validated;
    }
    assert!(values > 2000 && validated > 50, "{values} values, {validated} validated: too few to mean much");
}
