// What the generated CUDA source needs to be compiled for the CPU. For tests: it shows what the kernels compute, never how
// fast a device is.
#pragma once
#include <cstddef>

#define __device__
#define __global__
// What CUDA keeps for each module, the arguments of a kernel, each thread has of its own here.
#define __constant__ thread_local
#define __noinline__

struct uint2 { unsigned x, y; };
struct uint3 { unsigned x, y, z; };
struct uint4 { unsigned x, y, z, w; };
struct dim3 { unsigned x, y, z; };
inline uint2 make_uint2(unsigned x, unsigned y) { return {x, y}; }
inline uint3 make_uint3(unsigned x, unsigned y, unsigned z) { return {x, y, z}; }
inline uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return {x, y, z, w}; }

static thread_local uint3 blockIdx, threadIdx;
static thread_local dim3 blockDim;

template<typename T> T __ldg(const T* from) { return *from; }
inline unsigned __popc(unsigned word) { return __builtin_popcount(word); }
inline int __ffs(unsigned word) { return __builtin_ffs(static_cast<int>(word)); }
inline int __clz(unsigned word) { return word == 0 ? 32 : __builtin_clz(word); }
