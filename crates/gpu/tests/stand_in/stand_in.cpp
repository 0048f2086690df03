// A library in place of NVIDIA's libcuda.so, for tests: the driver calls that crates/gpu/src/device/cuda.rs makes, over
// devices that are the CPU. It shows that the host's side of the CUDA path and the generated CUDA source are right; it is
// no device, and says nothing of how fast one is.
//
// Settings, read once:
//   GRIDWRIGHT_STAND_IN_DEVICES  how many devices there are; 1 if it is not set
//   GRIDWRIGHT_STAND_IN_MEMORY   bytes of each; 256 MiB if it is not set
//   GRIDWRIGHT_STAND_IN_FAIL     "k:n,...": device k fails half-way through its n-th launch, and every call on it from then on
//   GRIDWRIGHT_STAND_IN_FULL     "k:n-m,...": device k has no room for its n-th to m-th allocation
//   GRIDWRIGHT_STAND_IN_WRONG    "k:n-m,...": device k gives a wrong first result in its n-th to m-th launch
//
// As with the driver, copies and launches return at once and happen later, in the order of their stream; what goes wrong
// there is told by later calls. What comes from the host is read before the call returns; what goes to the host arrives as
// late as when the stream is waited for.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "devices.h"

#define API extern "C" __attribute__((visibility("default"))) Result

namespace {

// Never freed: threads of streams may be at work when the program ends.
std::vector<std::unique_ptr<Device>>* devices = nullptr;
std::once_flag once;
thread_local Device* current = nullptr;

long setting(const char* name, long otherwise) {
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtol(text, nullptr, 10);
}

// Calls `take` with device, first and last of each entry of "k:n,...", "k:n-m,...". A setting that is no such list ends the
// process: a test that did not get what it asked for must not pass.
template<typename Take> void for_each_entry(const char* name, Take take) {
    const char* at = std::getenv(name);
    while (at != nullptr && *at != 0) {
        int device = -1, read = 0;
        long first = -1, last = -1;
        if (std::sscanf(at, "%d:%ld-%ld%n", &device, &first, &last, &read) != 3) {
            if (std::sscanf(at, "%d:%ld%n", &device, &first, &read) != 2) read = 0;
            last = first;
        }
        bool is_known = device >= 0 && device < static_cast<int>(devices->size());
        if (read == 0 || !is_known || (at[read] != 0 && at[read] != ',')) {
            std::fprintf(stderr, "%s: what is %s?\n", name, at);
            std::abort();
        }
        take(*(*devices)[device], first, last);
        at += read;
        if (*at == ',') ++at;
    }
}

void set_up() {
    devices = new std::vector<std::unique_ptr<Device>>;
    for (int ordinal = 0; ordinal < setting("GRIDWRIGHT_STAND_IN_DEVICES", 1); ++ordinal) {
        devices->push_back(std::make_unique<Device>(ordinal, setting("GRIDWRIGHT_STAND_IN_MEMORY", 1L << 28)));
    }
    for_each_entry("GRIDWRIGHT_STAND_IN_FAIL", [](Device& device, long n, long) { device.failing_launch = n; });
    for_each_entry("GRIDWRIGHT_STAND_IN_FULL", [](Device& device, long n, long m) { device.full = {n, m}; });
    for_each_entry("GRIDWRIGHT_STAND_IN_WRONG", [](Device& device, long n, long m) { device.wrong = {n, m}; });
}

Device* device_of(int ordinal) {
    if (devices == nullptr || ordinal < 0 || ordinal >= static_cast<int>(devices->size())) return nullptr;
    return (*devices)[ordinal].get();
}

// The thread's device, if it can be used.
Result in_context(Device*& device) {
    if (current == nullptr) return INVALID_CONTEXT;
    device = current;
    return device->failure;
}

// The handle, if it is one of the current device.
template<typename T> Result use(std::set<std::unique_ptr<T>> Device::*all, T* handle) {
    Device* device;
    if (Result result = in_context(device)) return result;
    std::lock_guard lock(device->mutex);
    for (const auto& one : device->*all) {
        if (one.get() == handle) return SUCCESS;
    }
    return INVALID_HANDLE;
}

template<typename T> T* keep(std::set<std::unique_ptr<T>> Device::*all, std::unique_ptr<T> one) {
    std::lock_guard lock(current->mutex);
    return (current->*all).insert(std::move(one)).first->get();
}

}

API cuInit(unsigned) {
    std::call_once(once, set_up);
    return SUCCESS;
}

API cuDriverGetVersion(int* version) {
    *version = 12020;
    return SUCCESS;
}

API cuDeviceGetCount(int* count) {
    if (devices == nullptr) return NOT_INITIALIZED;
    *count = static_cast<int>(devices->size());
    return SUCCESS;
}

API cuDeviceGet(int* device, int ordinal) {
    if (device_of(ordinal) == nullptr) return INVALID_DEVICE;
    *device = ordinal;
    return SUCCESS;
}

API cuDeviceGetName(char* name, int length, int device) {
    if (device_of(device) == nullptr) return INVALID_DEVICE;
    std::snprintf(name, length, "gridwright test stand-in %d (no device)", device);
    return SUCCESS;
}

API cuDeviceTotalMem_v2(size_t* bytes, int device) {
    if (device_of(device) == nullptr) return INVALID_DEVICE;
    *bytes = device_of(device)->memory;
    return SUCCESS;
}

API cuDeviceGetAttribute(int* value, int attribute, int device) {
    constexpr int LARGEST_GROUP = 1, MOST_GROUPS_Y = 6, INTEGRATED = 18, CAPABILITY_MAJOR = 75, CAPABILITY_MINOR = 76;
    if (device_of(device) == nullptr) return INVALID_DEVICE;
    switch (attribute) {
        case LARGEST_GROUP: *value = 1024; return SUCCESS;
        case MOST_GROUPS_Y: *value = 65535; return SUCCESS;
        case INTEGRATED: *value = 0; return SUCCESS;
        case CAPABILITY_MAJOR: *value = 6; return SUCCESS;
        case CAPABILITY_MINOR: *value = 0; return SUCCESS;
        default: return INVALID_VALUE;
    }
}

API cuDevicePrimaryCtxRetain(Device** context, int ordinal) {
    Device* device = device_of(ordinal);
    if (device == nullptr) return INVALID_DEVICE;
    std::lock_guard lock(device->mutex);
    ++device->retained;
    *context = device;
    return device->failure;
}

API cuDevicePrimaryCtxRelease_v2(int ordinal) {
    Device* device = device_of(ordinal);
    if (device == nullptr) return INVALID_DEVICE;
    {
        std::lock_guard lock(device->mutex);
        if (device->retained == 0) return INVALID_CONTEXT;
        if (--device->retained > 0) return device->failure;
    }
    device->reset();
    return device->failure;
}

API cuCtxSetCurrent(Device* context) {
    current = context;
    return context == nullptr ? SUCCESS : context->failure.load();
}

API cuMemAlloc_v2(uint64_t* address, size_t bytes) {
    Device* device;
    if (Result result = in_context(device)) return result;
    *address = device->allocate(bytes);
    return *address == 0 ? OUT_OF_MEMORY : SUCCESS;
}

API cuMemFree_v2(uint64_t address) {
    Device* device;
    if (Result result = in_context(device)) return result;
    return device->release(address) ? SUCCESS : device->fail(ILLEGAL_ADDRESS);
}

API cuMemHostAlloc(void** address, size_t bytes, unsigned) {
    Device* device;
    if (Result result = in_context(device)) return result;
    *address = device->lock_pages(bytes);
    return *address == nullptr ? OUT_OF_MEMORY : SUCCESS;
}

API cuMemFreeHost(void* address) {
    Device* device;
    if (Result result = in_context(device)) return result;
    return device->unlock_pages(address) ? SUCCESS : INVALID_VALUE;
}

API cuStreamCreate(Stream** stream, unsigned) {
    Device* device;
    if (Result result = in_context(device)) return result;
    *stream = keep(&Device::streams, std::make_unique<Stream>(*device));
    return SUCCESS;
}

API cuStreamSynchronize(Stream* stream) {
    if (Result result = use(&Device::streams, stream)) return result;
    stream->finish();
    return current->failure;
}

API cuMemcpyHtoDAsync_v2(uint64_t to, const void* from, size_t bytes, Stream* stream) {
    if (Result result = use(&Device::streams, stream)) return result;
    Device* device = current;
    const char* source = static_cast<const char*>(from);
    stream->add([device, to, staged = std::vector<char>(source, source + bytes)] {
        std::shared_ptr<Block> block = device->block(to, staged.size());
        if (!block) return ILLEGAL_ADDRESS;
        std::memcpy(reinterpret_cast<void*>(to), staged.data(), staged.size());
        return SUCCESS;
    });
    return SUCCESS;
}

API cuMemcpyDtoHAsync_v2(void* to, uint64_t from, size_t bytes, Stream* stream) {
    if (Result result = use(&Device::streams, stream)) return result;
    Device* device = current;
    // Into memory that is not page-locked the driver would copy before the call returns, after all that the stream has to do.
    std::shared_ptr<Block> landing = device->locked_pages(to, bytes);
    if (!landing) return INVALID_VALUE;
    stream->add([device, to, from, bytes, landing] {
        std::shared_ptr<Block> block = device->block(from, bytes);
        if (!block) return ILLEGAL_ADDRESS;
        std::memcpy(to, reinterpret_cast<const void*>(from), bytes);
        return SUCCESS;
    });
    return SUCCESS;
}

API cuEventCreate(Event** event, unsigned) {
    Device* device;
    if (Result result = in_context(device)) return result;
    *event = keep(&Device::events, std::make_unique<Event>());
    return SUCCESS;
}

API cuEventRecord(Event* event, Stream* stream) {
    if (Result result = use(&Device::events, event)) return result;
    if (Result result = use(&Device::streams, stream)) return result;
    event->is_recorded = false;
    stream->add([event] {
        event->time = std::chrono::steady_clock::now();
        event->is_recorded = true;
        return SUCCESS;
    });
    return SUCCESS;
}

API cuEventElapsedTime(float* milliseconds, Event* start, Event* end) {
    for (Event* event : {start, end}) {
        if (Result result = use(&Device::events, event)) return result;
        if (!event->is_recorded) return NOT_READY;
    }
    *milliseconds = std::chrono::duration<float, std::milli>(end->time - start->time).count();
    return SUCCESS;
}

// Which kernel it is, says the name of the entry point; the rest of the PTX is not looked at.
API cuModuleLoadData(Module** module, const void* image) {
    Device* device;
    if (Result result = in_context(device)) return result;
    const char *text = static_cast<const char*>(image), *entry = std::strstr(text, ".entry ");
    if (entry == nullptr || std::strstr(text, ".version ") == nullptr) return INVALID_PTX;
    entry += std::strlen(".entry ");
    const StandInKernel* kernel = find_kernel(std::string(entry, std::strcspn(entry, "( \n")));
    if (kernel == nullptr) return INVALID_PTX;
    uint64_t arguments = device->allocate(kernel->arguments);
    if (arguments == 0) return OUT_OF_MEMORY;
    *module = keep(&Device::modules, std::make_unique<Module>(Module{kernel, arguments}));
    return SUCCESS;
}

API cuModuleGetFunction(Module** function, Module* module, const char* name) {
    if (Result result = use(&Device::modules, module)) return result;
    if (std::strcmp(module->kernel->name, name) != 0) return NOT_FOUND;
    *function = module;
    return SUCCESS;
}

API cuModuleGetGlobal_v2(uint64_t* address, size_t* bytes, Module* module, const char* name) {
    if (Result result = use(&Device::modules, module)) return result;
    if (std::strcmp(name, "SLANG_globalParams") != 0) return NOT_FOUND;
    *address = module->arguments;
    if (bytes != nullptr) *bytes = module->kernel->arguments;
    return SUCCESS;
}

API cuLaunchKernel(Module* function, unsigned columns, unsigned rows, unsigned layers, unsigned width, unsigned height,
                   unsigned depth, unsigned, Stream* stream, void**, void**) {
    if (Result result = use(&Device::modules, function)) return result;
    if (Result result = use(&Device::streams, stream)) return result;
    bool is_empty = columns == 0 || rows == 0 || width == 0 || height == 0;
    if (is_empty || layers != 1 || depth != 1 || rows > 65535 || width * height > 1024) return INVALID_VALUE;
    Device* device = current;
    Shape shape{columns, rows, width, height};
    stream->add([device, function, shape] { return device->launch(*function, shape); });
    return SUCCESS;
}

API cuGetErrorName(Result error, const char** name) {
    switch (error) {
        case SUCCESS: *name = "CUDA_SUCCESS"; break;
        case INVALID_VALUE: *name = "CUDA_ERROR_INVALID_VALUE"; break;
        case OUT_OF_MEMORY: *name = "CUDA_ERROR_OUT_OF_MEMORY"; break;
        case NOT_INITIALIZED: *name = "CUDA_ERROR_NOT_INITIALIZED"; break;
        case INVALID_DEVICE: *name = "CUDA_ERROR_INVALID_DEVICE"; break;
        case INVALID_CONTEXT: *name = "CUDA_ERROR_INVALID_CONTEXT"; break;
        case INVALID_PTX: *name = "CUDA_ERROR_INVALID_PTX"; break;
        case INVALID_HANDLE: *name = "CUDA_ERROR_INVALID_HANDLE"; break;
        case NOT_FOUND: *name = "CUDA_ERROR_NOT_FOUND"; break;
        case NOT_READY: *name = "CUDA_ERROR_NOT_READY"; break;
        case ILLEGAL_ADDRESS: *name = "CUDA_ERROR_ILLEGAL_ADDRESS"; break;
        case LAUNCH_FAILED: *name = "CUDA_ERROR_LAUNCH_FAILED"; break;
        default: return INVALID_VALUE;
    }
    return SUCCESS;
}

API cuGetErrorString(Result error, const char** text) { return cuGetErrorName(error, text); }
