// Written by scripts/build-kernels from copy.slang.

typedef unsigned int uint;
template<typename T> struct StructuredBuffer
{
    T* data;
    size_t count;
    __device__ T& operator[](size_t index) const { return data[index]; }
};
template<typename T> using RWStructuredBuffer = StructuredBuffer<T>;
__device__ inline uint2 operator^(uint2 a, uint2 b) { return make_uint2(a.x ^ b.x, a.y ^ b.y); }
__device__ inline uint3 operator*(uint3 a, dim3 b) { return make_uint3(a.x * b.x, a.y * b.y, a.z * b.z); }
__device__ inline uint3 operator+(uint3 a, uint3 b) { return make_uint3(a.x + b.x, a.y + b.y, a.z + b.z); }
__device__ inline uint* _slang_vector_get_element_ptr(uint4* v, uint i) { return &v->x + i; }
__device__ inline uint U32_min(uint a, uint b) { return a < b ? a : b; }
__device__ inline uint U32_max(uint a, uint b) { return a > b ? a : b; }
__device__ inline int I32_min(int a, int b) { return a < b ? a : b; }
__device__ inline int I32_max(int a, int b) { return a > b ? a : b; }
__device__ inline int I32_abs(int a) { return a < 0 ? -a : a; }
__device__ inline uint I32_countbits(int a) { return __popc(a); }
__device__ inline uint U32_countbits(uint a) { return __popc(a); }
__device__ inline uint U32_firstbitlow(uint a) { return a == 0 ? ~0u : __ffs(a) - 1; }
__device__ inline uint U32_firstbithigh(uint a) { return a == 0 ? ~0u : 31 - __clz(a); }
template<typename T, int N> struct FixedArray
{
    T m_data[N];
    __device__ T& operator[](size_t index) { return m_data[index]; }
    __device__ const T& operator[](size_t index) const { return m_data[index]; }
};

struct Params_0
{
    uint count_0;
    uint fuel_0;
    uint memory_0;
    uint scratch_0;
    uint scratch_words_0;
};

struct GlobalParams_0
{
    RWStructuredBuffer<uint> arena_0;
    StructuredBuffer<uint> code_0;
    StructuredBuffer<uint> items_0;
    RWStructuredBuffer<uint> results_0;
    Params_0* params_0;
};

extern "C" __constant__ GlobalParams_0 SLANG_globalParams;
#define globalParams_0 (&SLANG_globalParams)
__device__ uint invocation_0(uint3  id_0)
{
    return id_0.x + id_0.y * 64U * 32768U;
}

__device__ uint word_at_0(uint at_0)
{
    return *(&(globalParams_0->arena_0)[at_0]);
}

extern "C" __global__ void copy()
{
    uint at_1 = invocation_0(blockIdx * blockDim + threadIdx);
    uint _S1 = __ldg(&globalParams_0->params_0->count_0);
    if(at_1 >= _S1)
    {
        return;
    }
    uint _S2 = at_1 * 8U;
    uint _S3 = __ldg((&(globalParams_0->items_0)[_S2]));
    uint _S4 = __ldg((&(globalParams_0->items_0)[_S2 + 1U]));
    uint _S5 = __ldg((&(globalParams_0->items_0)[_S2 + 2U]));
    uint i_0 = 0U;
    for(;;)
    {
        if(i_0 < _S5)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S4 + i_0]) = word_at_0(_S3 + i_0);
        i_0 = i_0 + 1U;
    }
    return;
}

