//! NVIDIA's devices, through the driver alone: it is loaded when the program runs, and need not be there.
#![allow(
    unsafe_code,
    reason = "the driver's interface is C; every call is made on the thread that opened the device"
)]

use std::collections::HashMap;
use std::ffi::CString;
use std::ops::Range;
use std::ptr::NonNull;
use std::time::{Duration, Instant};

use cudarc::driver::result::{self, DriverError};
use cudarc::driver::sys;
use gridwright_dsl::Kernel;

use super::{
    Api, ArenaPlan, Device, DeviceError, DeviceInfo, DeviceKind, Flight, Found, GROUP, Handle, ITEM_WORDS,
    Landed, RESULT_WORDS, SCRATCH_WORDS, SLOTS, groups,
};
use crate::kernels;

/// What a library says that stands for NVIDIA's in tests.
const STAND_IN: &str = "gridwright test stand-in";

/// Lists the devices; none without a driver.
pub(super) fn find() -> Vec<Found> {
    // SAFETY: only looks whether the library can be loaded.
    if !unsafe { sys::is_culib_present() } || result::init().is_err() {
        return Vec::new();
    }
    let count = result::device::get_count().unwrap_or(0);
    (0..count).filter_map(|ordinal| found(ordinal).ok()).collect()
}

fn found(ordinal: i32) -> Result<Found, DriverError> {
    let device = result::device::get(ordinal)?;
    let name = result::device::get_name(device)?;
    use sys::CUdevice_attribute as Attribute;
    // SAFETY: the device is one that the driver has just given.
    let (memory, attribute) = unsafe {
        let attribute = |which| result::device::get_attribute(device, which);
        (result::device::total_mem(device)? as u64, attribute)
    };
    let capability = (
        attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)? as u32,
        attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)? as u32,
    );
    let integrated = attribute(Attribute::CU_DEVICE_ATTRIBUTE_INTEGRATED)? != 0;
    let largest_group = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK)? as u32;
    // Of the dimensions that launches have, the one that takes fewer.
    let most_groups = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y)? as u32;
    let kind = if name.starts_with(STAND_IN) {
        DeviceKind::StandIn
    } else if integrated {
        DeviceKind::Integrated
    } else {
        DeviceKind::Discrete
    };
    let mut version = 0;
    // SAFETY: writes one number.
    unsafe { sys::cuDriverGetVersion(&raw mut version) }.result()?;
    let driver = format!("CUDA {}.{}", version / 1000, version % 1000 / 10);
    let capability = Some(capability);
    let info = DeviceInfo {
        name,
        api: Api::Cuda,
        kind,
        driver,
        memory: Some(memory),
        capability,
        largest_arena: memory / 2,
        largest_group,
        most_groups,
    };
    Ok(Found { info, handle: Handle::Cuda(ordinal) })
}

impl From<DriverError> for DeviceError {
    fn from(error: DriverError) -> DeviceError {
        let name = error.error_name().ok().map(|name| name.to_string_lossy().into_owned());
        let name = name.unwrap_or_else(|| format!("{:?}", error.0));
        match error.0 {
            sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY => DeviceError::OutOfMemory(name),
            _ => DeviceError::Lost(name),
        }
    }
}

/// Memory of the device that is freed with it.
struct Memory {
    at: sys::CUdeviceptr,
    bytes: usize,
}

impl Memory {
    fn new(bytes: usize) -> Result<Memory, DeviceError> {
        // SAFETY: what is not written is not read: kernels read what was uploaded or computed before.
        Ok(Memory { at: unsafe { result::malloc_sync(bytes)? }, bytes })
    }

    /// At least so many bytes.
    fn hold(&mut self, bytes: usize) -> Result<(), DeviceError> {
        if self.bytes < bytes {
            *self = Memory::new(bytes.next_power_of_two())?;
        }
        Ok(())
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // SAFETY: it was allocated in `new`, and flights that use it were waited for. A device that is lost frees nothing.
        let _ = unsafe { result::free_sync(self.at) };
    }
}

/// Words of the host that are page-locked. A copy into others would hold up the thread until all before it in the stream is
/// done, and no flight would ever be packed while another one is under way.
#[derive(Default)]
struct Locked {
    at: Option<NonNull<u32>>,
    words: usize,
}

impl Locked {
    /// At least so many words.
    fn hold(&mut self, words: usize) -> Result<(), DeviceError> {
        if self.words < words {
            *self = Locked::default();
            let words = words.next_power_of_two().max(1024);
            // SAFETY: the words are set before anything looks at them.
            let at = unsafe {
                let at: *mut u32 = result::malloc_host(words * 4, 0)?.cast();
                at.write_bytes(0, words);
                at
            };
            *self = Locked { at: NonNull::new(at), words };
        }
        Ok(())
    }

    /// Some of the words.
    fn words(&mut self, range: Range<usize>) -> &mut [u32] {
        let all = match self.at {
            // SAFETY: there are so many, they are set, and this is their owner.
            Some(at) => unsafe { std::slice::from_raw_parts_mut(at.as_ptr(), self.words) },
            None => &mut [],
        };
        all.get_mut(range).unwrap_or_default()
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        if let Some(at) = self.at {
            // SAFETY: the driver gave them in `hold`, and no copy into them is under way.
            let _ = unsafe { result::free_host(at.as_ptr().cast()) };
        }
    }
}

/// The arguments of all kernels, as slangc lays them out.
#[repr(C)]
#[derive(Clone, Copy)]
struct Globals {
    arena: [u64; 2],
    code: [u64; 2],
    items: [u64; 2],
    results: [u64; 2],
    params: u64,
}

/// A kernel that is loaded: its function, and where its arguments go.
#[derive(Clone, Copy)]
struct Loaded {
    function: sys::CUfunction,
    globals: sys::CUdeviceptr,
}

/// What a slot has of its own, modules included: the arguments of a kernel belong to its module, and both slots may run it.
struct Slot {
    stream: sys::CUstream,
    start: sys::CUevent,
    end: sys::CUevent,
    code: Memory,
    items: Memory,
    results: Memory,
    params: Memory,
    loaded: HashMap<Option<Kernel>, Loaded>,
    /// Where results and the words of the outbox arrive.
    landing: Locked,
    /// Of the flight under way: words of results, words of the outbox.
    under_way: Option<(usize, usize)>,
}

/// The context of a device, given back last.
struct Context {
    device: sys::CUdevice,
    raw: sys::CUcontext,
}

impl Context {
    fn enter(&self) -> Result<(), DriverError> {
        // SAFETY: it is a context that the driver gave, and it was not given back.
        unsafe { result::ctx::set_current(self.raw) }
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: it was retained once.
        let _ = unsafe { result::primary_ctx::release(self.device) };
    }
}

/// A device of NVIDIA's. What it holds is dropped in this order.
pub(super) struct CudaDevice {
    slots: [Slot; SLOTS],
    arena: Memory,
    plan: ArenaPlan,
    context: Context,
}

pub(super) fn open(ordinal: i32, words: u32) -> Result<CudaDevice, DeviceError> {
    let device = result::device::get(ordinal)?;
    // SAFETY: the device is one that the driver has just given.
    let context = Context { device, raw: unsafe { result::primary_ctx::retain(device)? } };
    context.enter()?;
    let arena = Memory::new(words as usize * 4)?;
    let slots = [Slot::new()?, Slot::new()?];
    let mut opened = CudaDevice { slots, arena, plan: ArenaPlan::of(words), context };
    opened.slots[0].load(None)?;
    Ok(opened)
}

impl Slot {
    fn new() -> Result<Slot, DeviceError> {
        let event = || result::event::create(sys::CUevent_flags::CU_EVENT_DEFAULT);
        Ok(Slot {
            stream: result::stream::create(result::stream::StreamKind::NonBlocking)?,
            start: event()?,
            end: event()?,
            code: Memory::new(4096)?,
            items: Memory::new(4096)?,
            results: Memory::new(4096)?,
            params: Memory::new(4096)?,
            loaded: HashMap::new(),
            landing: Locked::default(),
            under_way: None,
        })
    }

    /// Gives up the words that a copy may still be under way into: they are never freed.
    fn abandon(&mut self) {
        std::mem::forget(std::mem::take(&mut self.landing));
    }

    /// A kernel, or that of copies; loaded when it is first needed.
    fn load(&mut self, kernel: Option<Kernel>) -> Result<Loaded, DeviceError> {
        if let Some(loaded) = self.loaded.get(&kernel) {
            return Ok(*loaded);
        }
        let source = kernels::ptx(kernel);
        let text = |text: &str| CString::new(text).map_err(|error| DeviceError::Lost(error.to_string()));
        let image = text(source.text)?;
        // SAFETY: the image is text that ends in a zero; the names are those of the generated source.
        let loaded = unsafe {
            let module = result::module::load_data(image.as_ptr().cast())?;
            let function = result::module::get_function(module, text(source.name)?)?;
            let (globals, _) = result::module::get_global(module, text("SLANG_globalParams")?)?;
            Loaded { function, globals }
        };
        self.loaded.insert(kernel, loaded);
        Ok(loaded)
    }
}

impl CudaDevice {
    /// Puts words into the memory of a slot.
    ///
    /// # Safety
    /// There are as many words of memory there.
    unsafe fn upload(&self, to: u64, words: &[u32], stream: sys::CUstream) -> Result<(), DeviceError> {
        if !words.is_empty() {
            // SAFETY: the caller's; what is not page-locked is staged before the call returns.
            unsafe { result::memcpy_htod_async(to, words, stream)? };
        }
        Ok(())
    }
}

impl Device for CudaDevice {
    fn plan(&self) -> &ArenaPlan {
        &self.plan
    }

    fn submit(&mut self, slot: usize, flight: &Flight) -> Result<Duration, DeviceError> {
        self.context.enter()?;
        let copies: Vec<u32> =
            flight.copies.iter().flat_map(|&[from, to, words]| [from, to, words, 0, 0, 0, 0, 0]).collect();
        let (mut code, mut items, mut params) = (Vec::new(), Vec::new(), Vec::new());
        // Kernel, where its code, items and results start in words.
        let mut launches = Vec::new();
        let scratch = self.plan.scratch[slot];
        if !copies.is_empty() {
            let count = (copies.len() / ITEM_WORDS) as u32;
            launches.push((None, [0, 0, 0], count));
            params.extend_from_slice(&[count, 0, 0, 0, 0, 0, 0, 0]);
            items.extend_from_slice(&copies);
        }
        let mut results = 0;
        for launch in &flight.launches {
            launches.push((
                launch.what.prim.row().device,
                [code.len(), items.len(), results],
                launch.count(),
            ));
            params.extend_from_slice(&[
                launch.count(),
                launch.fuel,
                launch.memory,
                scratch,
                SCRATCH_WORDS,
                0,
                0,
                0,
            ]);
            code.extend_from_slice(&launch.code);
            items.extend_from_slice(&launch.items);
            results += launch.results * RESULT_WORDS;
        }
        let own = &mut self.slots[slot];
        own.code.hold(code.len() * 4)?;
        own.items.hold(items.len() * 4)?;
        own.results.hold(results * 4)?;
        own.params.hold(params.len() * 4)?;
        let download = flight.download as usize;
        own.landing.hold(results + download)?;
        let start = Instant::now();
        let mut loaded = Vec::with_capacity(launches.len());
        for (kernel, ..) in &launches {
            loaded.push(own.load(*kernel)?);
        }
        let loading = start.elapsed();
        let (own, arena) = (&self.slots[slot], self.arena.at);
        // SAFETY: every memory holds what is put into it, just above; the inbox is part of the arena, and the scheduler
        // keeps uploads within it. All goes through one stream, in order.
        unsafe {
            self.upload(own.code.at, &code, own.stream)?;
            self.upload(own.items.at, &items, own.stream)?;
            self.upload(own.params.at, &params, own.stream)?;
            self.upload(arena + u64::from(self.plan.inbox[slot]) * 4, &flight.upload, own.stream)?;
            result::event::record(own.start, own.stream)?;
            for (at, ((_, [code, items, results], count), loaded)) in launches.iter().zip(&loaded).enumerate()
            {
                let part = |memory: &Memory, words: usize| [memory.at + words as u64 * 4, 0];
                let globals = Globals {
                    arena: [arena, u64::from(self.plan.words)],
                    code: part(&own.code, *code),
                    items: part(&own.items, *items),
                    results: part(&own.results, *results),
                    params: own.params.at + at as u64 * 32,
                };
                result::memcpy_htod_async(loaded.globals, std::slice::from_ref(&globals), own.stream)?;
                let (columns, rows) = groups(*count);
                let (grid, block) = ((columns, rows, 1), (GROUP, 1, 1));
                result::launch_kernel(loaded.function, grid, block, 0, own.stream, &mut [])?;
            }
            result::event::record(own.end, own.stream)?;
        }
        let own = &mut self.slots[slot];
        let (stream, from) = (own.stream, own.results.at);
        let outbox = arena + u64::from(self.plan.outbox[slot]) * 4;
        let mut down = |range: Range<usize>, from| match own.landing.words(range) {
            [] => Ok(()),
            // SAFETY: the words are looked at when `wait` has returned, and stay where they are until then.
            words => unsafe { result::memcpy_dtoh_async(words, from, stream) },
        };
        let asked = down(0..results, from).and_then(|()| down(results..results + download, outbox));
        if let Err(error) = asked {
            own.abandon();
            return Err(error.into());
        }
        own.under_way = Some((results, download));
        Ok(loading)
    }

    fn wait(&mut self, slot: usize) -> Result<Landed, DeviceError> {
        let own = &mut self.slots[slot];
        let Some((results, download)) = own.under_way.take() else { return Ok(Landed::default()) };
        // SAFETY: stream and events are this slot's.
        let waited = self.context.enter().and_then(|()| unsafe {
            result::stream::synchronize(own.stream)?;
            result::event::elapsed(own.start, own.end)
        });
        match waited {
            Ok(milliseconds) => Ok(Landed {
                results: own.landing.words(0..results).to_vec(),
                downloaded: own.landing.words(results..results + download).to_vec(),
                kernels: Some(Duration::from_secs_f32(milliseconds.max(0.0) / 1000.0)),
            }),
            Err(error) => {
                own.abandon();
                Err(error.into())
            }
        }
    }
}

impl Drop for CudaDevice {
    fn drop(&mut self) {
        let _ = self.context.enter();
        for slot in &self.slots {
            // SAFETY: the stream is this slot's; memory is freed after what is in flight.
            let _ = unsafe { result::stream::synchronize(slot.stream) };
        }
    }
}
