//! Every device form gives what the CPU gives: on the conformance vectors, and on random operands.

use std::collections::BTreeMap;

use gridwright_dsl::{Budget, Prim, Value, flat};
use gridwright_engine::wave::Outline;
use gridwright_gpu::testing::{Bare, Call, Came, Computed};
use gridwright_gpu::{DeviceKind, Found};

use crate::cases::{mixed, on_cpu, vectors};
use crate::found::on_devices;
use crate::random::{Random, of_bound, of_signature, of_step};

on_devices! { computes_what_the_cpu_computes: stand_in software; }

/// More than any call uses, in numbers that devices count with.
const AMPLE: Budget = Budget { fuel: 4_000_000_000, memory: 4_000_000_000 };

/// The share of calls, in percent, that a device may decline of each primitive; and of those whose device forms are for
/// some of the values that they take.
const MAY_DECLINE: usize = 20;
const MAY_DECLINE_MORE: &[(&str, usize)] = &[
    ("astuple", 90),
    ("hfrontier", 40),
    ("intersection", 30),
    ("leastcommon", 75),
    ("mostcommon", 75),
    ("order", 30),
    ("valmax", 30),
    ("valmin", 30),
    ("vfrontier", 60),
];

/// How many calls are given functions with an argument bound.
const BOUND: usize = 6000;

/// How many random calls are made of each primitive, of each kind; and with how many functions each that takes one. A
/// software adapter compiles half a second for each.
fn how_many(found: &[Found]) -> (usize, usize) {
    if found[0].info.kind == DeviceKind::Software { (30, 1) } else { (200, usize::MAX) }
}

/// The calls: of the vectors, of mixed operands of the vectors, of operands of their types, and of steps; a third of them with too little fuel.
fn calls(found: &[Found]) -> Vec<Call> {
    let mut random = Random::new();
    let mut made = Vec::new();
    let (random_calls, functions) = how_many(found);
    for (prim, mut vectors) in vectors() {
        let mut seen = Vec::new();
        vectors.retain(|args| {
            let is_function = |arg: &&Value| matches!(arg, Value::Prim(_) | Value::Func(_));
            let function = args.iter().find(is_function).map(ToString::to_string);
            seen.contains(&function) || {
                seen.push(function);
                seen.len() <= functions
            }
        });
        let mixed: Vec<_> = (0..random_calls).map(|_| mixed(&mut random, &vectors)).collect();
        made.extend(vectors.into_iter().chain(mixed).map(|args| (prim, args)));
    }
    for prim in Prim::all().filter(|prim| prim.row().device.is_some()) {
        made.extend((0..random_calls / 2).map(|_| (prim, of_signature(&mut random, prim, functions))));
        if let Some(step) = prim.step() {
            made.extend((0..random_calls).map(|_| (prim, of_step(&mut random, step))));
        }
    }
    // Each of these functions would have to be compiled, too.
    if functions == usize::MAX {
        made.extend((0..BOUND).map(|_| of_bound(&mut random)));
    }
    let budget = |at: usize, prim: Prim, args: &[Value]| {
        let (_, used, _) = on_cpu(prim, args, AMPLE);
        if !at.is_multiple_of(3) || used.fuel == 0 {
            return AMPLE;
        }
        Budget { fuel: used.fuel - 1 - at as u64 / 3 % used.fuel, ..AMPLE }
    };
    let call = |(at, (prim, args)): (usize, (Prim, Vec<Value>))| Call {
        prim,
        budget: budget(at, prim, &args),
        args,
    };
    made.into_iter().enumerate().map(call).collect()
}

/// In what a device differs from the CPU.
fn differences(call: &Call, computed: &Computed) -> Vec<String> {
    let (answer, used, calls) = on_cpu(call.prim, &call.args, call.budget);
    let mut differences = Vec::new();
    let mut compare = |what: &str, device: String, cpu: String| {
        if device != cpu {
            differences.push(format!("{what} {device}, on the CPU {cpu}"));
        }
    };
    compare("answer", format!("{:?}", computed.answer), format!("{:?}", Some(&answer)));
    compare("used", format!("{:?}", computed.used), format!("{used:?}"));
    compare("calls", computed.calls.to_string(), calls.to_string());
    compare("operands intact", computed.is_intact.to_string(), true.to_string());
    if let Ok(value) = &answer {
        let mut record = Vec::new();
        flat::encode(value, &mut record);
        compare("record", format!("{:?}", computed.record), format!("{record:?}"));
        compare("hash", format!("{:?}", Some(computed.hash)), format!("{:?}", flat::hash(value)));
        compare("weight", computed.weight.to_string(), value.weight().to_string());
        compare("outline", format!("{:?}", computed.outline), format!("{:?}", Outline::of(value)));
        compare("equal cells", format!("{:?}", computed.equal), format!("{:?}", equal(call, value)));
    }
    differences
}

/// How many cells of a result equal those of the call's first grid.
fn equal(call: &Call, value: &Value) -> Option<usize> {
    let grid = |value: &Value| if let Value::Grid(grid) = value { Some(grid.clone()) } else { None };
    let (target, result) = (call.args.iter().find_map(grid)?, grid(value)?);
    let same_shape = (target.height(), target.width()) == (result.height(), result.width());
    same_shape.then(|| target.cells().iter().zip(result.cells()).filter(|(a, b)| a == b).count())
}

/// What came of the calls of a primitive.
#[derive(Default)]
struct Count {
    values: usize,
    faults: usize,
    declined: usize,
    not_taken: usize,
    wrong: usize,
}

fn computes_what_the_cpu_computes(found: &[Found]) {
    let device = Bare::open(&found[0], 512 << 20).unwrap();
    let calls = calls(found);
    let start = std::time::Instant::now();
    let came = device.run(&calls, 500).unwrap();
    println!("{} calls in {:?}, {:?}", calls.len(), start.elapsed(), device.reading());
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    let mut shown = 0;
    for (call, came) in calls.iter().zip(&came) {
        let count = counts.entry(call.prim.name()).or_default();
        let computed = match came {
            Came::Computed(computed) => computed,
            Came::Declined => {
                count.declined += 1;
                continue;
            }
            Came::NotTaken => {
                count.not_taken += 1;
                continue;
            }
        };
        let differences = differences(call, computed);
        match &computed.answer {
            _ if !differences.is_empty() => count.wrong += 1,
            Some(Ok(_)) => count.values += 1,
            Some(Err(_)) | None => count.faults += 1,
        }
        if !differences.is_empty() && shown < 10 {
            shown += 1;
            let args: Vec<String> = call.args.iter().map(ToString::to_string).collect();
            let text = format!("{}({}) with {:?}", call.prim.name(), args.join(", "), call.budget);
            println!("{:.1000}\n    {:.1000}", text, differences.join("\n    "));
        }
    }
    println!(
        "{:20} {:>8} {:>8} {:>8} {:>9} {:>8}",
        "primitive", "values", "faults", "declined", "not taken", "wrong"
    );
    for (name, count) in &counts {
        let Count { values, faults, declined, not_taken, wrong } = count;
        println!("{name:20} {values:8} {faults:8} {declined:8} {not_taken:9} {wrong:8}");
    }
    assert_eq!(counts.values().map(|count| count.wrong).sum::<usize>(), 0);
    for prim in Prim::all().filter(|prim| prim.row().device.is_some()) {
        let name = prim.name();
        let Some(count) = counts.get(name) else { panic!("there are no calls of {name}") };
        let made = count.values + count.faults;
        assert!(made > 0, "{name} was never made");
        let more = MAY_DECLINE_MORE.iter().find(|(other, _)| *other == name).map(|(_, percent)| *percent);
        // Of few calls, some more by chance.
        let most = 10 + more.unwrap_or(MAY_DECLINE) * (made + count.declined) / 100;
        assert!(count.declined <= most, "{name}: {} calls were declined, {most} may be", count.declined);
    }
}
