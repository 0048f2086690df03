//! Devices through wgpu: Vulkan, Metal and Direct3D 12.

use std::borrow::Cow;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use gridwright_dsl::{Kernel, Prim};
use wgpu::naga;
use wgpu::util::DeviceExt;

use super::{
    Api, ArenaPlan, Callee, Device, DeviceError, DeviceInfo, DeviceKind, Flight, Found, Handle, ITEM_WORDS,
    Landed, RESULT_WORDS, SCRATCH_WORDS, SLOTS, groups,
};
use crate::kernels;

/// Lists the adapters.
pub(super) fn find() -> Vec<Found> {
    let backends = wgpu::Backends::VULKAN | wgpu::Backends::METAL | wgpu::Backends::DX12;
    let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
    descriptor.backends = backends;
    descriptor.flags = wgpu::InstanceFlags::empty();
    let instance = wgpu::Instance::new(descriptor);
    let adapters = pollster::block_on(instance.enumerate_adapters(backends));
    adapters.into_iter().filter_map(found).collect()
}

fn found(adapter: wgpu::Adapter) -> Option<Found> {
    let (info, limits) = (adapter.get_info(), adapter.limits());
    let api = match info.backend {
        wgpu::Backend::Vulkan => Api::Vulkan,
        wgpu::Backend::Metal => Api::Metal,
        wgpu::Backend::Dx12 => Api::Dx12,
        _ => return None,
    };
    let kind = match info.device_type {
        wgpu::DeviceType::DiscreteGpu => DeviceKind::Discrete,
        wgpu::DeviceType::IntegratedGpu => DeviceKind::Integrated,
        wgpu::DeviceType::VirtualGpu => DeviceKind::Virtual,
        _ => DeviceKind::Software,
    };
    let largest_arena = limits.max_storage_buffer_binding_size.min(limits.max_buffer_size);
    let driver = format!("{} {}", info.driver, info.driver_info).trim().to_owned();
    let info = DeviceInfo {
        name: info.name,
        api,
        kind,
        driver,
        memory: None,
        capability: None,
        largest_arena,
        largest_group: limits.max_compute_invocations_per_workgroup,
        most_groups: limits.max_compute_workgroups_per_dimension,
    };
    Some(Found { info, handle: Handle::Wgpu(adapter) })
}

/// The buffers of a slot.
struct Slot {
    code: wgpu::Buffer,
    items: wgpu::Buffer,
    results: wgpu::Buffer,
    /// Where results and the outbox are read from.
    readback: wgpu::Buffer,
    /// Of the flight under way: words of results, words of the outbox, its submission.
    under_way: Option<(usize, usize, wgpu::SubmissionIndex)>,
}

/// A device of wgpu.
pub(super) struct WgpuDevice {
    device: wgpu::Device,
    queue: wgpu::Queue,
    plan: ArenaPlan,
    arena: wgpu::Buffer,
    layout: wgpu::BindGroupLayout,
    pipeline_layout: wgpu::PipelineLayout,
    /// By primitive, and for copies: compiled when they are first needed, each with the code of one primitive alone, since
    /// drivers take minutes for a whole kernel.
    pipelines: HashMap<Option<Callee>, wgpu::ComputePipeline>,
    modules: HashMap<Option<Kernel>, naga::Module>,
    slots: [Slot; SLOTS],
    /// Start and end of a flight's kernels, where the adapter can measure them.
    clock: Option<Clock>,
    errors: mpsc::Receiver<DeviceError>,
    /// Time for compiling that was not told yet.
    compiling: Duration,
}

struct Clock {
    queries: wgpu::QuerySet,
    resolved: wgpu::Buffer,
    /// Nanoseconds of a tick.
    period: f64,
}

/// Bytes of a slot's query results in its readback buffer.
const CLOCK_BYTES: u64 = 16;

pub(super) fn open(adapter: &wgpu::Adapter, words: u32) -> Result<WgpuDevice, DeviceError> {
    let has_clock = adapter.features().contains(wgpu::Features::TIMESTAMP_QUERY);
    let descriptor = wgpu::DeviceDescriptor {
        required_limits: adapter.limits(),
        required_features: if has_clock { wgpu::Features::TIMESTAMP_QUERY } else { wgpu::Features::empty() },
        ..Default::default()
    };
    let lost = |error: wgpu::RequestDeviceError| DeviceError::Lost(error.to_string());
    let (device, queue) = pollster::block_on(adapter.request_device(&descriptor)).map_err(lost)?;
    let (sender, errors) = mpsc::channel();
    let to = sender.clone();
    device.on_uncaptured_error(std::sync::Arc::new(move |error| {
        // A receiver that is gone belongs to a device that is.
        let _ = to.send(match error {
            wgpu::Error::OutOfMemory { source } => DeviceError::OutOfMemory(source.to_string()),
            other => DeviceError::Lost(other.to_string()),
        });
    }));
    device.set_device_lost_callback(move |reason, message| {
        let _ = sender.send(DeviceError::Lost(format!("{reason:?}: {message}")));
    });
    let plan = ArenaPlan::of(words);
    let arena = buffer(&device, u64::from(words) * 4, STORAGE);
    let entry = |binding, ty| wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::COMPUTE,
        ty: wgpu::BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None },
        count: None,
    };
    let storage = |read_only| wgpu::BufferBindingType::Storage { read_only };
    let layout = device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
        label: None,
        entries: &[
            entry(0, storage(false)),
            entry(1, storage(true)),
            entry(2, storage(true)),
            entry(3, storage(false)),
            entry(4, wgpu::BufferBindingType::Uniform),
        ],
    });
    let pipeline_layout = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: None,
        bind_group_layouts: &[Some(&layout)],
        immediate_size: 0,
    });
    let slot = || Slot {
        code: buffer(&device, 4096, STORAGE),
        items: buffer(&device, 4096, STORAGE),
        results: buffer(&device, 4096, STORAGE),
        readback: buffer(&device, 4096, READBACK),
        under_way: None,
    };
    let slots = [slot(), slot()];
    let clock = has_clock.then(|| Clock {
        queries: device.create_query_set(&wgpu::QuerySetDescriptor {
            label: None,
            ty: wgpu::QueryType::Timestamp,
            count: 2,
        }),
        resolved: buffer(&device, 256, wgpu::BufferUsages::QUERY_RESOLVE.union(wgpu::BufferUsages::COPY_SRC)),
        period: f64::from(queue.get_timestamp_period()),
    });
    let (pipelines, modules) = (HashMap::new(), HashMap::new());
    let mut opened = WgpuDevice {
        device,
        queue,
        plan,
        arena,
        layout,
        pipeline_layout,
        pipelines,
        modules,
        slots,
        clock,
        errors,
        compiling: Duration::ZERO,
    };
    opened.check()?;
    opened.pipeline(None)?;
    Ok(opened)
}

const STORAGE: wgpu::BufferUsages =
    wgpu::BufferUsages::STORAGE.union(wgpu::BufferUsages::COPY_DST).union(wgpu::BufferUsages::COPY_SRC);
const READBACK: wgpu::BufferUsages = wgpu::BufferUsages::MAP_READ.union(wgpu::BufferUsages::COPY_DST);

fn buffer(device: &wgpu::Device, size: u64, usage: wgpu::BufferUsages) -> wgpu::Buffer {
    device.create_buffer(&wgpu::BufferDescriptor { label: None, size, usage, mapped_at_creation: false })
}

impl WgpuDevice {
    /// The first error since the last look.
    fn check(&self) -> Result<(), DeviceError> {
        match self.errors.try_recv() {
            Ok(error) => Err(error),
            Err(_) => Ok(()),
        }
    }

    /// The pipeline of a primitive, or of copies.
    fn pipeline(&mut self, what: Option<Callee>) -> Result<wgpu::ComputePipeline, DeviceError> {
        if let Some(pipeline) = self.pipelines.get(&what) {
            return Ok(pipeline.clone());
        }
        let start = Instant::now();
        let kernel = what.and_then(|what| what.prim.row().device);
        let source = kernels::wgsl(kernel);
        let whole = match self.modules.entry(kernel) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(vacant) => {
                let parsed = naga::front::wgsl::parse_str(source.text);
                vacant.insert(parsed.map_err(|error| DeviceError::Lost(format!("{}: {error}", source.name)))?)
            }
        };
        let mut module = whole.clone();
        if let Some(what) = what {
            keep_only(&mut module, what);
        }
        naga::compact::compact(&mut module, naga::compact::KeepUnused::No);
        let module = self.device.create_shader_module(wgpu::ShaderModuleDescriptor {
            label: Some(source.name),
            source: wgpu::ShaderSource::Naga(Cow::Owned(module)),
        });
        let pipeline = self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: Some(source.name),
            layout: Some(&self.pipeline_layout),
            module: &module,
            entry_point: Some(source.name),
            compilation_options: wgpu::PipelineCompilationOptions {
                zero_initialize_workgroup_memory: false,
                ..Default::default()
            },
            cache: None,
        });
        self.check()?;
        self.pipelines.insert(what, pipeline.clone());
        self.compiling += start.elapsed();
        Ok(pipeline)
    }

    fn bind(&self, slot: usize, offsets: [u64; 3], params: [u32; 8]) -> wgpu::BindGroup {
        let slot = &self.slots[slot];
        let params = self.device.create_buffer_init(&wgpu::util::BufferInitDescriptor {
            label: None,
            contents: bytemuck::cast_slice(&params),
            usage: wgpu::BufferUsages::UNIFORM,
        });
        let part = |buffer, offset| {
            wgpu::BindingResource::Buffer(wgpu::BufferBinding { buffer, offset, size: None })
        };
        let entry = |binding, resource| wgpu::BindGroupEntry { binding, resource };
        self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &self.layout,
            entries: &[
                entry(0, self.arena.as_entire_binding()),
                entry(1, part(&slot.code, offsets[0])),
                entry(2, part(&slot.items, offsets[1])),
                entry(3, part(&slot.results, offsets[2])),
                entry(4, params.as_entire_binding()),
            ],
        })
    }
}

/// Leaves one primitive, and what it calls, of all that a kernel can call.
fn keep_only(module: &mut naga::Module, what: Callee) {
    let is_dispatch = |name: &Option<String>| name.as_ref().is_some_and(|name| name.starts_with(DISPATCH));
    for (_, function) in module.functions.iter_mut().filter(|(_, function)| is_dispatch(&function.name)) {
        for statement in function.body.iter_mut() {
            if let naga::Statement::Switch { cases, .. } = statement {
                let number = |prim: Prim| naga::SwitchValue::U32(prim.index() as u32);
                let (own, inner) = (number(what.prim), what.inner.map(number));
                cases.retain(|case| {
                    case.value == own || Some(case.value) == inner || case.value == naga::SwitchValue::Default
                });
            }
        }
    }
}

/// How the names of the functions begin that call the primitives of a kernel.
const DISPATCH: &str = "Dispatch_";

/// What storage bindings are aligned to, in words: 256 bytes on every adapter.
const ALIGNED: usize = 64;

/// Appends words at the next aligned place, and gives its offset in bytes.
fn append(all: &mut Vec<u32>, words: &[u32]) -> u64 {
    all.resize(all.len().next_multiple_of(ALIGNED), 0);
    let offset = all.len() as u64 * 4;
    all.extend_from_slice(words);
    offset
}

impl Device for WgpuDevice {
    fn plan(&self) -> &ArenaPlan {
        &self.plan
    }

    fn submit(&mut self, slot: usize, flight: &Flight) -> Result<Duration, DeviceError> {
        let (mut code, mut items, mut results) = (Vec::new(), Vec::new(), 0_usize);
        let mut launches = Vec::new();
        let scratch = self.plan.scratch[slot];
        if !flight.copies.is_empty() {
            let mut rows = Vec::with_capacity(flight.copies.len() * ITEM_WORDS);
            for &[from, to, words] in &flight.copies {
                rows.extend_from_slice(&[from, to, words, 0, 0, 0, 0, 0]);
            }
            let offset = append(&mut items, &rows);
            let count = flight.copies.len() as u32;
            launches.push((None, [0, offset, 0], [count, 0, 0, 0, 0, 0, 0, 0]));
        }
        let mut places = Vec::new();
        for launch in &flight.launches {
            results = results.next_multiple_of(ALIGNED);
            let offsets =
                [append(&mut code, &launch.code), append(&mut items, &launch.items), results as u64 * 4];
            places.push((results as u64 * 4, launch.results * RESULT_WORDS));
            results += launch.results * RESULT_WORDS;
            let params = [launch.count(), launch.fuel, launch.memory, scratch, SCRATCH_WORDS, 0, 0, 0];
            launches.push((Some(launch.what), offsets, params));
        }
        let result_words: usize = places.iter().map(|(_, words)| words).sum();
        let back = CLOCK_BYTES + (result_words as u64 + u64::from(flight.download)) * 4;
        let enough = |buffer: &wgpu::Buffer, bytes: u64| buffer.size() >= bytes;
        let (device, own) = (&self.device, &mut self.slots[slot]);
        for (buffer_of, bytes, usage) in [
            (&mut own.code, code.len() as u64 * 4, STORAGE),
            (&mut own.items, items.len() as u64 * 4, STORAGE),
            (&mut own.results, results as u64 * 4, STORAGE),
            (&mut own.readback, back, READBACK),
        ] {
            if !enough(buffer_of, bytes) {
                *buffer_of = buffer(device, bytes.next_power_of_two(), usage);
            }
        }
        let own = &self.slots[slot];
        self.queue.write_buffer(&own.code, 0, bytemuck::cast_slice(&code));
        self.queue.write_buffer(&own.items, 0, bytemuck::cast_slice(&items));
        if !flight.upload.is_empty() {
            let inbox = u64::from(self.plan.inbox[slot]) * 4;
            self.queue.write_buffer(&self.arena, inbox, bytemuck::cast_slice(&flight.upload));
        }
        let mut encoder = self.device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
        let last = launches.len().saturating_sub(1);
        for (at, (what, offsets, params)) in launches.iter().enumerate() {
            let pipeline = self.pipeline(*what)?;
            let group = self.bind(slot, *offsets, *params);
            let timestamp_writes = self.clock.as_ref().map(|clock| wgpu::ComputePassTimestampWrites {
                query_set: &clock.queries,
                beginning_of_pass_write_index: (at == 0).then_some(0),
                end_of_pass_write_index: (at == last).then_some(1),
            });
            let timestamp_writes = timestamp_writes.filter(|_| at == 0 || at == last);
            let mut pass =
                encoder.begin_compute_pass(&wgpu::ComputePassDescriptor { label: None, timestamp_writes });
            pass.set_pipeline(&pipeline);
            pass.set_bind_group(0, &group, &[]);
            let (columns, rows) = groups(params[0]);
            pass.dispatch_workgroups(columns, rows, 1);
        }
        let own = &self.slots[slot];
        if let (Some(clock), false) = (&self.clock, launches.is_empty()) {
            encoder.resolve_query_set(&clock.queries, 0..2, &clock.resolved, 0);
            encoder.copy_buffer_to_buffer(&clock.resolved, 0, &own.readback, 0, CLOCK_BYTES);
        }
        let mut to = CLOCK_BYTES;
        for (from, words) in places {
            encoder.copy_buffer_to_buffer(&own.results, from, &own.readback, to, words as u64 * 4);
            to += words as u64 * 4;
        }
        if flight.download > 0 {
            let outbox = u64::from(self.plan.outbox[slot]) * 4;
            let bytes = u64::from(flight.download) * 4;
            encoder.copy_buffer_to_buffer(&self.arena, outbox, &own.readback, to, bytes);
        }
        let submission = self.queue.submit([encoder.finish()]);
        self.check()?;
        self.slots[slot].under_way = Some((result_words, flight.download as usize, submission));
        Ok(std::mem::take(&mut self.compiling))
    }

    fn wait(&mut self, slot: usize) -> Result<Landed, DeviceError> {
        let Some((results, download, submission)) = self.slots[slot].under_way.take() else {
            return Ok(Landed::default());
        };
        let own = &self.slots[slot];
        let range = own.readback.slice(0..CLOCK_BYTES + (results + download) as u64 * 4);
        let (sender, mapped) = mpsc::channel();
        range.map_async(wgpu::MapMode::Read, move |done| {
            let _ = sender.send(done);
        });
        let poll = wgpu::PollType::Wait { submission_index: Some(submission), timeout: None };
        self.device.poll(poll).map_err(|error| DeviceError::Lost(error.to_string()))?;
        self.check()?;
        match mapped.try_recv() {
            Ok(Ok(())) => {}
            Ok(Err(error)) => return Err(DeviceError::Lost(error.to_string())),
            Err(_) => return Err(DeviceError::Lost("what it computed cannot be read".to_owned())),
        }
        let view = range.get_mapped_range().map_err(|error| DeviceError::Lost(error.to_string()))?;
        let (clock, words) = view.split_at(CLOCK_BYTES as usize);
        let words: Vec<u32> = bytemuck::pod_collect_to_vec(words);
        let ticks: Vec<u64> = bytemuck::pod_collect_to_vec(clock);
        drop(view);
        own.readback.unmap();
        let kernels = self.clock.as_ref().map(|clock| {
            Duration::from_nanos((ticks[1].saturating_sub(ticks[0]) as f64 * clock.period) as u64)
        });
        let downloaded = words[results..].to_vec();
        Ok(Landed { results: words[..results].to_vec(), downloaded, kernels })
    }
}
