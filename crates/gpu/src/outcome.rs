//! What came of a call, from the rows of results that a kernel wrote: what the CPU would say, sample by sample; and in what
//! it differs from what the CPU says.

use gridwright_dsl::{Fault, flat};
use gridwright_engine::same_answer;
use gridwright_engine::wave::{
    CallOutcome, Comparison, Outline, Produced, Samples, Sort, Store, Terms, Values, digest,
};

use crate::device::RESULT_WORDS;
use crate::proof::Fallback;

/// The fault of what a device does not do, as in `machine.slang`.
pub(crate) const DECLINED: u32 = 254;
/// What stands for "another shape than the target's".
const NO_COMPARISON: u32 = u32::MAX;

/// One row of results.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row<'a>(&'a [u32]);

impl<'a> Row<'a> {
    /// The row at a place; zeros, which decline, where there is none.
    pub(crate) fn of(results: &'a [u32], row: usize) -> Row<'a> {
        const NONE: [u32; RESULT_WORDS] = [flat::FAULT, 0, 0, 0, DECLINED, 0, 0, 0, 0, 0, 0, 0];
        Row(results.chunks_exact(RESULT_WORDS).nth(row).unwrap_or(&NONE))
    }

    fn kind(self) -> u32 {
        self.0[0]
    }

    pub(crate) fn is_fault(self) -> bool {
        self.kind() == flat::FAULT
    }

    pub(crate) fn is_declined(self) -> bool {
        self.is_fault() && self.0[4] == DECLINED
    }

    pub(crate) fn fuel(self) -> u64 {
        self.0[1].into()
    }

    pub(crate) fn memory(self) -> u64 {
        self.0[2].into()
    }

    pub(crate) fn calls(self) -> u64 {
        self.0[3].into()
    }

    /// Words of the record.
    pub(crate) fn words(self) -> u32 {
        self.0[6]
    }

    pub(crate) fn weight(self) -> u32 {
        self.0[7]
    }

    pub(crate) fn fault(self) -> Option<Fault> {
        if !self.is_fault() {
            return None;
        }
        flat::decode(&[flat::FAULT, self.0[4], self.0[5], 0])?.err()
    }

    pub(crate) fn hash(self) -> u64 {
        u64::from(self.0[8]) | (u64::from(self.0[9]) << 32)
    }

    /// How many cells equal the target's; `None` if it has another shape.
    pub(crate) fn equal(self) -> Option<usize> {
        (!self.is_fault() && self.0[10] != NO_COMPARISON).then_some(self.0[10] as usize)
    }

    pub(crate) fn outline(self) -> Outline {
        let (len, element) = (self.0[4] as usize, self.0[11]);
        match self.kind() {
            flat::GRID => Outline::Grid { height: len, width: self.0[5] as usize },
            flat::TUPLE => {
                Outline::Tuple { len, weight: self.weight(), grids: len == 0 || element == flat::GRID }
            }
            flat::SET => Outline::Set { len, objects: len == 0 || element == flat::OBJECT },
            flat::INDICES => Outline::Indices,
            flat::OBJECT => Outline::Object,
            flat::PAIR => Outline::Pair,
            _ => Outline::Other,
        }
    }

    fn bytes(self) -> u64 {
        match self.kind() {
            flat::FAULT => Values::FAULT_BYTES,
            flat::TUPLE | flat::SET => Values::bytes_of(self.0[4] as usize, self.weight()),
            _ => Values::bytes_of(0, self.weight()),
        }
    }
}

/// What a call took.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Spent {
    pub(crate) samples: u32,
    pub(crate) fuel: u64,
    pub(crate) fault_fuel: u64,
}

/// What is known of what a call gave.
#[derive(Debug)]
pub(crate) struct Facts {
    pub(crate) digests: Box<[u64]>,
    pub(crate) faults: Box<[Option<Fault>]>,
    pub(crate) bytes: u64,
    pub(crate) comparison: Option<Comparison>,
}

/// What a call came to.
#[derive(Debug)]
pub(crate) enum Judged {
    /// The host has to make it.
    Redo(Fallback),
    /// A fault, or values of another sort.
    Nothing(Spent),
    /// Values of its sort.
    Made(Spent, Facts),
}

/// Judges the rows of a call, one for each sample, from a place on.
pub(crate) fn judge(results: &[u32], first: usize, sort: Sort, samples: &Samples, terms: &Terms) -> Judged {
    let mut spent = Spent::default();
    let rows = (0..samples.len()).map(|sample| Row::of(results, first + sample));
    for row in rows.clone() {
        if row.is_declined() {
            return Judged::Redo(Fallback::Declined);
        }
        spent.samples += 1;
        if row.is_fault() {
            spent.fault_fuel += row.fuel();
            if !terms.past_faults {
                return Judged::Nothing(spent);
            }
        } else {
            if row.weight() > terms.heaviest {
                return Judged::Redo(Fallback::Heavy);
            }
            spent.fuel += row.fuel();
            if !sort.admits_outline(row.outline()) {
                return Judged::Nothing(spent);
            }
        }
    }
    let faults: Box<[Option<Fault>]> = rows.clone().map(Row::fault).collect();
    let digest = |(row, fault): (Row<'_>, &Option<Fault>)| match fault {
        Some(fault) => digest(&Err(*fault)),
        None => row.hash(),
    };
    let digests = rows.clone().zip(&faults).map(digest).collect();
    let comparison =
        if matches!(sort, Sort::Grid | Sort::Any) { compare(results, first, samples) } else { None };
    Judged::Made(spent, Facts { digests, faults, bytes: rows.map(Row::bytes).sum(), comparison })
}

/// [`Samples::compare`], from what the kernel has counted.
fn compare(results: &[u32], first: usize, samples: &Samples) -> Option<Comparison> {
    let mut comparison = Comparison { targets: 0, cells: 0 };
    for (sample, target) in samples.targets.iter().enumerate() {
        let (equal, target) = (Row::of(results, first + sample).equal()?, target.as_ref()?);
        comparison.cells += equal;
        comparison.targets += usize::from(equal == target.cells().len());
    }
    (!samples.targets.is_empty()).then_some(comparison)
}

/// In what a call on a device is not what it is on the CPU, its values included, which are fetched for that; `None` if both
/// came to the same.
pub(crate) fn difference(store: &Store, device: &CallOutcome, cpu: &CallOutcome) -> Option<String> {
    let took = |outcome: &CallOutcome| (outcome.samples, outcome.fuel, outcome.fault_fuel);
    if took(device) != took(cpu) {
        let (device, cpu) = (took(device), took(cpu));
        return Some(format!("samples, fuel and fuel of faults {device:?}, on the CPU {cpu:?}"));
    }
    let samples = store.samples().len();
    let is_same = match (&device.produced, &cpu.produced) {
        (Produced::Nothing, Produced::Nothing) => true,
        (Produced::Known(a), Produced::Known(b)) => a == b,
        (Produced::New(a), Produced::New(b)) => {
            let same_on = |sample| same_answer(a.values.on(sample), b.values.on(sample));
            a.hash == b.hash && a.comparison == b.comparison && (0..samples).all(same_on)
        }
        _ => false,
    };
    (!is_same).then(|| format!("{:?}, on the CPU {:?}", device.produced, cpu.produced))
}
