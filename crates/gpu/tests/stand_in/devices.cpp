#include "devices.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstring>

namespace {
constexpr size_t ALIGNMENT = 256;
constexpr int GARBAGE = 0xa5;

// The one of some blocks that holds these bytes.
std::shared_ptr<Block> holding(const std::map<uint64_t, std::shared_ptr<Block>>& blocks, uint64_t at, size_t bytes) {
    auto after = blocks.upper_bound(at);
    if (after == blocks.begin()) return nullptr;
    const std::shared_ptr<Block>& block = std::prev(after)->second;
    return block->holds(at, bytes) ? block : nullptr;
}
}

Block::Block(size_t size) : bytes(size) {
    size_t page = sysconf(_SC_PAGESIZE);
    size_t aligned = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    size_t whole = (aligned + page - 1) / page * page;
    mapped = whole + page;
    pages = mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (pages == MAP_FAILED) {
        start = nullptr;
        return;
    }
    std::memset(pages, GARBAGE, whole);
    mprotect(static_cast<char*>(pages) + whole, page, PROT_NONE);
    start = static_cast<char*>(pages) + (whole - aligned);
}

Block::~Block() {
    if (is_there()) munmap(pages, mapped);
}

Stream::Stream(Device& device) : device(device), thread([this] { work(); }) {}

Stream::~Stream() {
    {
        std::lock_guard lock(mutex);
        is_closing = true;
    }
    changed.notify_all();
    thread.join();
}

void Stream::add(std::function<Result()> task) {
    {
        std::lock_guard lock(mutex);
        tasks.push_back(std::move(task));
    }
    changed.notify_all();
}

void Stream::finish() {
    std::unique_lock lock(mutex);
    changed.wait(lock, [this] { return tasks.empty() && !is_busy; });
}

void Stream::work() {
    std::unique_lock lock(mutex);
    for (;;) {
        changed.wait(lock, [this] { return is_closing || !tasks.empty(); });
        if (tasks.empty()) return;
        std::function<Result()> task = std::move(tasks.front());
        tasks.pop_front();
        is_busy = true;
        lock.unlock();
        if (device.failure == SUCCESS) {
            Result result = task();
            if (result != SUCCESS) device.fail(result);
        }
        task = nullptr;
        lock.lock();
        is_busy = false;
        changed.notify_all();
    }
}

uint64_t Device::allocate(size_t bytes) {
    std::lock_guard lock(mutex);
    if (bytes == 0 || full.has(++allocations) || bytes > memory - used) return 0;
    auto block = std::make_shared<Block>(bytes);
    if (!block->is_there()) return 0;
    used += bytes;
    uint64_t address = block->address();
    blocks.emplace(address, std::move(block));
    return address;
}

bool Device::release(uint64_t address) {
    std::lock_guard lock(mutex);
    auto found = blocks.find(address);
    if (found == blocks.end()) return false;
    used -= found->second->bytes;
    blocks.erase(found);
    return true;
}

std::shared_ptr<Block> Device::block(uint64_t at, size_t bytes) {
    std::lock_guard lock(mutex);
    return holding(blocks, at, bytes);
}

void* Device::lock_pages(size_t bytes) {
    std::lock_guard lock(mutex);
    auto block = std::make_shared<Block>(bytes);
    if (bytes == 0 || !block->is_there()) return nullptr;
    uint64_t address = block->address();
    locked.emplace(address, std::move(block));
    return reinterpret_cast<void*>(address);
}

bool Device::unlock_pages(void* address) {
    std::lock_guard lock(mutex);
    return locked.erase(reinterpret_cast<uint64_t>(address)) == 1;
}

std::shared_ptr<Block> Device::locked_pages(const void* at, size_t bytes) {
    std::lock_guard lock(mutex);
    return holding(locked, reinterpret_cast<uint64_t>(at), bytes);
}

Result Device::fail(Result why) {
    Result none = SUCCESS;
    failure.compare_exchange_strong(none, why);
    return failure;
}

void Device::reset() {
    // Streams finish what they have first, which takes the mutex.
    decltype(streams) closing;
    {
        std::lock_guard lock(mutex);
        closing.swap(streams);
    }
    closing.clear();
    std::lock_guard lock(mutex);
    blocks.clear();
    locked.clear();
    events.clear();
    modules.clear();
    used = 0;
}

Result Device::launch(const Module& module, const Shape& shape) {
    std::shared_ptr<Block> own = block(module.arguments, module.kernel->arguments);
    if (!own) return ILLEGAL_ADDRESS;
    std::vector<uint64_t> words(module.kernel->arguments / sizeof(uint64_t));
    std::memcpy(words.data(), reinterpret_cast<const void*>(module.arguments), module.kernel->arguments);
    // Four lists, each an address and a number of words (0 where the host does not say), and the address of the parameters.
    Blocks touched{std::move(own)};
    for (size_t list = 0; list < 4; ++list) {
        touched.push_back(block(words[2 * list], words[2 * list + 1] * sizeof(uint32_t)));
    }
    touched.push_back(block(words[8], 5 * sizeof(uint32_t)));
    for (const auto& block : touched) {
        if (!block) return ILLEGAL_ADDRESS;
    }
    size_t groups = size_t(shape.columns) * shape.rows;
    long number = ++launches;
    bool fails = number == failing_launch;
    // A launch that fails has done half of its work.
    module.kernel->run(words.data(), shape, 0, fails ? groups / 2 : groups);
    // The second word of a result is its fuel.
    if (wrong.has(number)) reinterpret_cast<uint32_t*>(words[6])[1] ^= 1;
    return fails ? LAUNCH_FAILED : SUCCESS;
}
