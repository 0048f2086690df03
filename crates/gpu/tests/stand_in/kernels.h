// The kernels of the stand-in, by name.
#pragma once
#include <cstddef>
#include <string>

// The numbers of groups and of invocations in each, in two dimensions.
struct Shape {
    unsigned columns, rows, width, height;
};

struct StandInKernel {
    const char* name;
    // The size of its arguments, which are the global `SLANG_globalParams` of its module.
    size_t arguments;
    // Puts the arguments in place, for this thread.
    void (*put_arguments)(const void* from);
    // One invocation.
    void (*invoke)();

    // Runs groups `first` to `end`, counted row by row: an invocation after the other, on this thread.
    void run(const void* from, const Shape& shape, size_t first, size_t end) const;
};

// Null if there is no such kernel.
const StandInKernel* find_kernel(const std::string& name);
