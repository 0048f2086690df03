// The devices of the stand-in: memory that is checked, streams that run on threads of their own, and failures on demand.
#pragma once
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "kernels.h"

// Those of the driver's results that the stand-in gives.
enum Result : int {
    SUCCESS = 0,
    INVALID_VALUE = 1,
    OUT_OF_MEMORY = 2,
    NOT_INITIALIZED = 3,
    INVALID_DEVICE = 101,
    INVALID_CONTEXT = 201,
    INVALID_PTX = 218,
    INVALID_HANDLE = 400,
    NOT_FOUND = 500,
    NOT_READY = 600,
    ILLEGAL_ADDRESS = 700,
    LAUNCH_FAILED = 719,
};

// Memory of a device: pages that end where it ends, with one behind that nobody may touch. It is full of garbage at first,
// as a device's is.
class Block {
public:
    explicit Block(size_t bytes);
    ~Block();
    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;

    bool is_there() const { return start != nullptr; }
    bool holds(uint64_t at, size_t size) const { return at >= address() && size <= bytes && at - address() <= bytes - size; }
    uint64_t address() const { return reinterpret_cast<uint64_t>(start); }

    const size_t bytes;

private:
    void* pages;
    size_t mapped;
    char* start;
};

// What uses a block keeps it, so that nothing is read or written where nothing is, whatever the caller frees.
using Blocks = std::vector<std::shared_ptr<Block>>;

struct Device;

// Work in order, on a thread of its own.
class Stream {
public:
    explicit Stream(Device& device);
    ~Stream();

    // Work that does nothing once the device has failed.
    void add(std::function<Result()> task);
    // Waits until all is done.
    void finish();

private:
    void work();

    Device& device;
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::function<Result()>> tasks;
    bool is_busy = false, is_closing = false;
    std::thread thread;
};

struct Event {
    std::atomic<bool> is_recorded{false};
    std::chrono::steady_clock::time_point time;
};

struct Module {
    const StandInKernel* kernel;
    uint64_t arguments;
};

// Numbers from a place on, up to another.
struct Range {
    long first = -1, last = -1;
    bool has(long number) const { return first <= number && number <= last; }
};

struct Device {
    Device(int ordinal, size_t memory) : ordinal(ordinal), memory(memory) {}

    // A block of its own; its address, or 0 if there is no room.
    uint64_t allocate(size_t bytes);
    bool release(uint64_t address);
    // The block that holds these bytes; none if they are not all in one that was allocated and not freed.
    std::shared_ptr<Block> block(uint64_t at, size_t bytes);
    // The same for memory of the host that is page-locked, of which there is enough.
    void* lock_pages(size_t bytes);
    bool unlock_pages(void* address);
    std::shared_ptr<Block> locked_pages(const void* at, size_t bytes);
    // It fails, for good; the first reason counts.
    Result fail(Result why);
    // Gives up all that the context has.
    void reset();

    // One launch, on the thread of a stream.
    Result launch(const Module& module, const Shape& shape);

    const int ordinal;
    const size_t memory;
    // Which launch fails, counted from 1, which allocations find no room, and which launches give a wrong result.
    long failing_launch = -1;
    Range full, wrong;

    std::atomic<Result> failure{SUCCESS};
    std::atomic<long> launches{0};

    // The rest is behind the mutex.
    std::mutex mutex;
    size_t used = 0;
    long allocations = 0;
    int retained = 0;
    std::map<uint64_t, std::shared_ptr<Block>> blocks, locked;
    std::set<std::unique_ptr<Stream>> streams;
    std::set<std::unique_ptr<Event>> events;
    std::set<std::unique_ptr<Module>> modules;
};
