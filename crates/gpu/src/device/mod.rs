//! Devices: what runs the kernels, through CUDA or wgpu.
//!
//! A device has one arena of words and takes flights: words to upload, copies within the arena, launches of kernels,
//! words to hand back, in this order. Two flights can be under way at once, so that transfers of one overlap kernels of
//! the other; what they touch must not depend on each other. A device knows nothing of values, searches or batteries.

#[cfg(not(target_os = "macos"))]
mod cuda;
mod wgpu;

use std::fmt;
use std::time::Duration;

use gridwright_dsl::Prim;

/// Words of scratch that an invocation has.
pub(crate) const SCRATCH_WORDS: u32 = 8192;
/// Invocations of a workgroup, and workgroups of a row of a launch: as in `machine.slang`.
pub(crate) const GROUP: u32 = 64;
pub(crate) const MAX_GROUPS: u32 = 32768;
/// Words of an item, an instruction and a result: as in `machine.slang`.
pub(crate) const ITEM_WORDS: usize = 8;
pub(crate) const INSTRUCTION_WORDS: usize = 8;
pub(crate) const RESULT_WORDS: usize = 12;

/// The library that drives a device.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Api {
    /// NVIDIA's driver.
    Cuda,
    /// wgpu on Vulkan.
    Vulkan,
    /// wgpu on Metal.
    Metal,
    /// wgpu on Direct3D 12.
    Dx12,
}

impl fmt::Display for Api {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Api::Cuda => "CUDA",
            Api::Vulkan => "Vulkan",
            Api::Metal => "Metal",
            Api::Dx12 => "DX12",
        })
    }
}

/// What a device is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DeviceKind {
    /// A card with memory of its own.
    Discrete,
    /// Part of the processor.
    Integrated,
    /// A share of a device that a host hands out.
    Virtual,
    /// The CPU, through a driver that stands for a device: right, and slow.
    Software,
    /// No device at all: the CPU behind a library that tests put in place of NVIDIA's.
    StandIn,
}

impl fmt::Display for DeviceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DeviceKind::Discrete => "discrete",
            DeviceKind::Integrated => "integrated",
            DeviceKind::Virtual => "virtual",
            DeviceKind::Software => "software",
            DeviceKind::StandIn => "stand-in for tests",
        })
    }
}

impl DeviceKind {
    /// Whether it is hardware that may be faster than the CPU.
    pub fn is_hardware(self) -> bool {
        !matches!(self, DeviceKind::Software | DeviceKind::StandIn)
    }
}

/// What is known of a device before it is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceInfo {
    /// Its name.
    pub name: String,
    /// What drives it.
    pub api: Api,
    /// What it is.
    pub kind: DeviceKind,
    /// The driver and its version.
    pub driver: String,
    /// Its memory in bytes, if it is known.
    pub memory: Option<u64>,
    /// Compute capability, of NVIDIA's.
    pub capability: Option<(u32, u32)>,
    /// The largest arena that it can bind, in bytes.
    pub largest_arena: u64,
    /// The most invocations of a workgroup.
    pub largest_group: u32,
    /// The most workgroups of a launch in a dimension.
    pub most_groups: u32,
}

impl DeviceInfo {
    /// Compute capability as it is written: `7.5`.
    pub fn capability_text(&self) -> Option<String> {
        self.capability.map(|(major, minor)| format!("{major}.{minor}"))
    }

    /// Name, version and driver in one line: what measurements are kept by.
    pub fn identity(&self) -> String {
        format!("{} {} {}", self.api, self.name, self.driver)
    }
}

/// Why a device did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeviceError {
    /// It has too little memory for this; less may do.
    #[error("out of memory: {0}")]
    OutOfMemory(String),
    /// It does not answer any more.
    #[error("device lost: {0}")]
    Lost(String),
}

/// What one launch calls: no two invocations side by side do different things, and a device that compiles from source
/// compiles little.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Callee {
    /// The primitive.
    pub(crate) prim: Prim,
    /// The primitive that it calls itself, if it takes a function.
    pub(crate) inner: Option<Prim>,
}

/// One launch of a kernel.
#[derive(Clone, Debug)]
pub(crate) struct Launch {
    /// What all its instructions call.
    pub(crate) what: Callee,
    /// Launches of one flight are made level by level, and may take what those of lower levels have made.
    pub(crate) level: u32,
    pub(crate) code: Vec<u32>,
    pub(crate) items: Vec<u32>,
    /// Rows of results.
    pub(crate) results: usize,
    /// What one call may use.
    pub(crate) fuel: u32,
    pub(crate) memory: u32,
}

impl Launch {
    /// Invocations.
    pub(crate) fn count(&self) -> u32 {
        (self.items.len() / ITEM_WORDS) as u32
    }
}

/// What goes to a device and back at once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flight {
    /// Words for the inbox of the slot.
    pub(crate) upload: Vec<u32>,
    /// From, to, words; made after the upload. No copy reads what another one writes.
    pub(crate) copies: Vec<[u32; 3]>,
    /// Made after the copies.
    pub(crate) launches: Vec<Launch>,
    /// How many words of the outbox of the slot are handed back.
    pub(crate) download: u32,
}

/// What came back.
#[derive(Clone, Debug, Default)]
pub(crate) struct Landed {
    /// The results of all launches, one behind the other.
    pub(crate) results: Vec<u32>,
    /// The words of the outbox.
    pub(crate) downloaded: Vec<u32>,
    /// Time that kernels took on the device, if it was measured there.
    pub(crate) kernels: Option<Duration>,
}

/// How the arena is divided.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ArenaPlan {
    /// All words.
    pub(crate) words: u32,
    /// Where each slot's words from the host arrive, and how many fit.
    pub(crate) inbox: [u32; SLOTS],
    /// Where each slot's words for the host are gathered.
    pub(crate) outbox: [u32; SLOTS],
    /// Words of an inbox, and of an outbox.
    pub(crate) box_words: u32,
    /// Where each slot's scratch starts.
    pub(crate) scratch: [u32; SLOTS],
    /// The most invocations of a launch: as many as have scratch.
    pub(crate) most_items: u32,
    /// The first word of what lanes may use; what is before it belongs to nobody.
    pub(crate) lanes: u32,
    /// The word after the last of it.
    pub(crate) lanes_end: u32,
}

/// Flights that can be under way at once.
pub(crate) const SLOTS: usize = 2;
/// Words at the start of the arena that nobody owns: address 0 means none.
const RESERVED: u32 = 64;

impl Flight {
    /// A flight that does nothing of use: it copies a word that nobody owns.
    pub(crate) fn first() -> Flight {
        Flight { copies: vec![[0, RESERVED - 1, 1]], ..Flight::default() }
    }
}

impl ArenaPlan {
    /// The plan for an arena of so many words: a quarter for scratch, a quarter for the boxes, the rest for lanes.
    pub(crate) fn of(words: u32) -> ArenaPlan {
        let most_items = (words / 4 / SLOTS as u32 / SCRATCH_WORDS).clamp(GROUP, 1 << 16);
        let scratch_words = most_items * SCRATCH_WORDS;
        let box_words = (words / 16).min(1 << 24);
        let mut end = words;
        let mut take = |size: u32| {
            end = end.saturating_sub(size);
            end
        };
        let scratch = [take(scratch_words), take(scratch_words)];
        let inbox = [take(box_words), take(box_words)];
        let outbox = [take(box_words), take(box_words)];
        ArenaPlan { words, inbox, outbox, box_words, scratch, most_items, lanes: RESERVED, lanes_end: end }
    }
}

/// An open device.
pub(crate) trait Device {
    /// How its arena is divided.
    fn plan(&self) -> &ArenaPlan;

    /// Starts a flight in a slot that is free. Gives the time for loading or compiling what runs for the first time.
    fn submit(&mut self, slot: usize, flight: &Flight) -> Result<Duration, DeviceError>;

    /// Waits for the flight in a slot.
    fn wait(&mut self, slot: usize) -> Result<Landed, DeviceError>;
}

/// A device that was found and can be opened.
#[derive(Clone)]
pub struct Found {
    /// What is known of it.
    pub info: DeviceInfo,
    pub(crate) handle: Handle,
}

/// How to open a device that was found.
#[derive(Clone)]
pub(crate) enum Handle {
    /// A device of NVIDIA's driver, by number.
    #[cfg(not(target_os = "macos"))]
    Cuda(i32),
    /// An adapter of wgpu.
    Wgpu(::wgpu::Adapter),
}

impl Found {
    /// Opens it, with an arena of at most so many bytes.
    pub(crate) fn open(&self, most_bytes: u64) -> Result<Box<dyn Device>, DeviceError> {
        let bytes = most_bytes.min(self.info.largest_arena);
        let mut words = u32::try_from(bytes / 4).unwrap_or(u32::MAX).min(1 << 30);
        if words < MIN_ARENA_WORDS {
            let least = u64::from(MIN_ARENA_WORDS) * 4;
            return Err(DeviceError::OutOfMemory(format!("{bytes} bytes may be used, {least} are needed")));
        }
        // Where there is too little memory for the arena, a smaller one will do.
        loop {
            let opened: Result<Box<dyn Device>, DeviceError> = match &self.handle {
                #[cfg(not(target_os = "macos"))]
                Handle::Cuda(ordinal) => cuda::open(*ordinal, words).map(|device| Box::new(device) as _),
                Handle::Wgpu(adapter) => wgpu::open(adapter, words).map(|device| Box::new(device) as _),
            };
            match opened {
                Err(DeviceError::OutOfMemory(_)) if words > MIN_ARENA_WORDS => {
                    words = (words / 2).max(MIN_ARENA_WORDS);
                }
                opened => return opened,
            }
        }
    }
}

/// The smallest arena that is of use.
pub(crate) const MIN_ARENA_WORDS: u32 = 1 << 22;

/// All devices of this machine: CUDA's first, then wgpu's adapters. A device of both is listed by both, and wgpu's entry
/// says so in its driver.
pub fn find() -> Vec<Found> {
    let mut found = Vec::new();
    #[cfg(not(target_os = "macos"))]
    found.extend(cuda::find());
    found.extend(wgpu::find());
    found
}

/// What was looked for: for the error where nothing was found.
pub fn looked_for() -> &'static str {
    "NVIDIA's driver (libcuda.so, nvcuda.dll) and adapters of Vulkan, Metal or Direct3D 12"
}

/// The number of rows and columns of workgroups that hold so many invocations.
pub(crate) fn groups(count: u32) -> (u32, u32) {
    let groups = count.div_ceil(GROUP);
    (groups.min(MAX_GROUPS), groups.div_ceil(MAX_GROUPS).max(1))
}
