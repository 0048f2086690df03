// Written by scripts/build-kernels from shapes.slang.

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
struct Machine_0
{
    uint fuel_1;
    uint memory_1;
    uint fault_0;
    uint fault_prim_0;
    uint calls_0;
    uint cursor_0;
    uint end_0;
    uint scratch_1;
};

__device__ uint operand_address_0(uint operand_0, uint sample_0, uint frame_0)
{
    uint place_0 = operand_0 & 1073741823U;
    uint tag_0 = operand_0 & 3221225472U;
    if(tag_0 == 1073741824U)
    {
        return *(&(globalParams_0->arena_0)[place_0 + sample_0]);
    }
    uint _S1;
    if(tag_0 == 2147483648U)
    {
        _S1 = frame_0 + place_0;
    }
    else
    {
        _S1 = place_0;
    }
    return _S1;
}

__device__ uint kind_of_0(uint record_0)
{
    return *(&(globalParams_0->arena_0)[record_0]);
}

__device__ void fail_0(Machine_0 * m_0, uint reason_0)
{
    if((m_0->fault_0) == 0U)
    {
        m_0->fault_0 = reason_0 + 1U;
    }
    return;
}

__device__ void Dispatch_call_0(Machine_0 * m_1, uint op_0, uint4  args_0)
{
    switch(op_0)
    {
    default:
        {
            fail_0(m_1, 254U);
            break;
        }
    }
    return;
}

__device__ uint words_of_0(uint record_1)
{
    return 4U + *(&(globalParams_0->arena_0)[record_1 + 3U]);
}

__device__ uint2  multiply_64_0(uint2  a_0, uint2  b_0)
{
    uint _S2 = a_0.x;
    uint a0_0 = _S2 & 65535U;
    uint a1_0 = _S2 >> int(16);
    uint _S3 = b_0.x;
    uint b0_0 = _S3 & 65535U;
    uint b1_0 = _S3 >> int(16);
    uint low_0 = a0_0 * b0_0;
    uint middle_0 = a1_0 * b0_0 + (low_0 >> int(16));
    uint other_0 = a0_0 * b1_0 + (middle_0 & 65535U);
    return make_uint2 ((other_0 << int(16)) | (low_0 & 65535U), a1_0 * b1_0 + (middle_0 >> int(16)) + (other_0 >> int(16)) + _S2 * b_0.y + a_0.y * _S3);
}

__device__ uint2  hash_of_0(uint record_2)
{
    uint _S4 = words_of_0(record_2);
    uint2  hash_0 = make_uint2 (0U, 0U);
    uint i_0 = 0U;
    for(;;)
    {
        if(i_0 < _S4)
        {
        }
        else
        {
            break;
        }
        uint _S5 = record_2 + i_0;
        uint _S6 = *(&(globalParams_0->arena_0)[_S5]);
        uint _S7;
        if((i_0 + 1U) < _S4)
        {
            _S7 = *(&(globalParams_0->arena_0)[_S5 + 1U]);
        }
        else
        {
            _S7 = 0U;
        }
        uint2  _S8 = multiply_64_0(hash_0 ^ make_uint2 (_S6, _S7), make_uint2 (2135587861U, 2654435769U));
        hash_0 = _S8;
        *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S8.y);
        i_0 = i_0 + 2U;
    }
    uint2  _S9 = multiply_64_0(hash_0, make_uint2 (3981806797U, 4283543511U));
    hash_0 = _S9;
    *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S9.y);
    return hash_0;
}

__device__ uint weight_of_0(uint record_3)
{
    uint count_1 = *(&(globalParams_0->arena_0)[record_3 + 1U]);
    switch(kind_of_0(record_3))
    {
    case 6U:
        {
            return 1U + count_1 * *(&(globalParams_0->arena_0)[record_3 + 2U]) / 8U;
        }
    case 7U:
        {
            return 1U + count_1 / 8U;
        }
    case 8U:
    case 10U:
    case 11U:
        {
            return 1U + count_1 / 2U;
        }
    case 9U:
    case 12U:
        {
            return *(&(globalParams_0->arena_0)[record_3 + 2U]);
        }
    default:
        {
            return 1U;
        }
    }
}

__device__ uint equal_cells_0(uint record_4, uint target_0)
{
    bool _S10;
    if(target_0 == 0U)
    {
        _S10 = true;
    }
    else
    {
        _S10 = (kind_of_0(record_4)) != 6U;
    }
    if(_S10)
    {
        _S10 = true;
    }
    else
    {
        _S10 = (*(&(globalParams_0->arena_0)[record_4 + 1U])) != (*(&(globalParams_0->arena_0)[target_0 + 1U]));
    }
    if(_S10)
    {
        _S10 = true;
    }
    else
    {
        _S10 = (*(&(globalParams_0->arena_0)[record_4 + 2U])) != (*(&(globalParams_0->arena_0)[target_0 + 2U]));
    }
    if(_S10)
    {
        return 4294967295U;
    }
    uint _S11 = *(&(globalParams_0->arena_0)[record_4 + 1U]) * *(&(globalParams_0->arena_0)[record_4 + 2U]);
    uint i_1 = 0U;
    uint equal_0 = 0U;
    for(;;)
    {
        if(i_1 < _S11)
        {
        }
        else
        {
            break;
        }
        uint _S12 = i_1 >> int(2);
        uint _S13 = (*(&(globalParams_0->arena_0)[record_4 + 4U + _S12])) ^ (*(&(globalParams_0->arena_0)[target_0 + 4U + _S12]));
        uint _S14 = (U32_min((4U), (_S11 - i_1)));
        uint k_0 = 0U;
        for(;;)
        {
            if(k_0 < _S14)
            {
            }
            else
            {
                break;
            }
            int _S15;
            if(((_S13 >> (8U * k_0)) & 255U) == 0U)
            {
                _S15 = int(1);
            }
            else
            {
                _S15 = int(0);
            }
            uint equal_1 = equal_0 + uint(_S15);
            k_0 = k_0 + 1U;
            equal_0 = equal_1;
        }
        i_1 = i_1 + 4U;
    }
    return equal_0;
}

__device__ uint element_kind_0(uint record_5)
{
    uint kind_0 = kind_of_0(record_5);
    bool _S16;
    if(kind_0 == 9U)
    {
        _S16 = true;
    }
    else
    {
        _S16 = kind_0 == 12U;
    }
    uint common_0;
    if(_S16)
    {
        common_0 = 4294967295U;
        uint i_2 = 0U;
        for(;;)
        {
            if(i_2 < (*(&(globalParams_0->arena_0)[record_5 + 1U])))
            {
            }
            else
            {
                break;
            }
            uint element_0 = kind_of_0(record_5 + *(&(globalParams_0->arena_0)[record_5 + 4U + i_2]));
            if(i_2 > 0U)
            {
                _S16 = element_0 != common_0;
            }
            else
            {
                _S16 = false;
            }
            if(_S16)
            {
                return 4294967295U;
            }
            uint i_3 = i_2 + 1U;
            common_0 = element_0;
            i_2 = i_3;
        }
    }
    else
    {
        common_0 = 4294967295U;
    }
    return common_0;
}

__device__ void run_item_0(uint id_0)
{
    bool _S17;
    uint _S18 = __ldg(&globalParams_0->params_0->count_0);
    if(id_0 >= _S18)
    {
        return;
    }
    uint item_0 = id_0 * 8U;
    uint _S19 = __ldg((&(globalParams_0->items_0)[item_0]));
    uint _S20 = __ldg((&(globalParams_0->items_0)[item_0 + 1U]));
    uint _S21 = __ldg((&(globalParams_0->items_0)[item_0 + 2U]));
    uint _S22 = __ldg((&(globalParams_0->items_0)[item_0 + 3U]));
    uint _S23 = __ldg((&(globalParams_0->items_0)[item_0 + 4U]));
    uint _S24 = __ldg((&(globalParams_0->items_0)[item_0 + 5U]));
    Machine_0 m_2;
    uint _S25 = __ldg(&globalParams_0->params_0->scratch_0);
    uint _S26 = __ldg(&globalParams_0->params_0->scratch_words_0);
    (&m_2)->scratch_1 = _S25 + id_0 * _S26;
    uint at_0 = 0U;
    for(;;)
    {
        if(at_0 < _S20)
        {
        }
        else
        {
            break;
        }
        uint instruction_0 = (_S19 + at_0) * 8U;
        uint _S27 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint op_1 = _S27 & 65535U;
        uint _S28 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint _S29 = _S28 >> int(16);
        uint _S30 = __ldg((&(globalParams_0->code_0)[instruction_0 + 1U]));
        uint place_1 = _S22 + _S30;
        uint _S31 = __ldg(&globalParams_0->params_0->fuel_0);
        (&m_2)->fuel_1 = _S31;
        uint _S32 = __ldg(&globalParams_0->params_0->memory_0);
        (&m_2)->memory_1 = _S32;
        (&m_2)->fault_0 = 0U;
        (&m_2)->fault_prim_0 = 0U;
        (&m_2)->calls_0 = 0U;
        (&m_2)->cursor_0 = place_1;
        uint _S33 = __ldg((&(globalParams_0->code_0)[instruction_0 + 2U]));
        (&m_2)->end_0 = place_1 + _S33;
        uint4  args_1 = make_uint4 (0U, 0U, 0U, 0U);
        bool poisoned_0 = false;
        uint i_4 = 0U;
        for(;;)
        {
            if(i_4 < _S29)
            {
            }
            else
            {
                break;
            }
            uint _S34 = __ldg((&(globalParams_0->code_0)[instruction_0 + 3U + i_4]));
            uint address_0 = operand_address_0(_S34, _S21, _S22);
            *_slang_vector_get_element_ptr(&args_1, i_4) = address_0;
            if(!poisoned_0)
            {
                _S17 = (kind_of_0(address_0)) == 13U;
            }
            else
            {
                _S17 = false;
            }
            if(_S17)
            {
                (&m_2)->fault_0 = *(&(globalParams_0->arena_0)[address_0 + 1U]) + 1U;
                (&m_2)->fault_prim_0 = *(&(globalParams_0->arena_0)[address_0 + 2U]);
                poisoned_0 = true;
            }
            i_4 = i_4 + 1U;
        }
        if(!poisoned_0)
        {
            Dispatch_call_0(&m_2, op_1, args_1);
            if(((&m_2)->fault_0) != 0U)
            {
                _S17 = ((&m_2)->fault_prim_0) == 0U;
            }
            else
            {
                _S17 = false;
            }
            if(_S17)
            {
                (&m_2)->fault_prim_0 = op_1 + 1U;
            }
        }
        uint row_0 = (_S24 + at_0) * 12U;
        uint * _S35 = (&(globalParams_0->results_0)[row_0 + 1U]);
        uint _S36 = __ldg(&globalParams_0->params_0->fuel_0);
        *_S35 = _S36 - (&m_2)->fuel_1;
        uint * _S37 = (&(globalParams_0->results_0)[row_0 + 2U]);
        uint _S38 = __ldg(&globalParams_0->params_0->memory_0);
        *_S37 = _S38 - (&m_2)->memory_1;
        *(&(globalParams_0->results_0)[row_0 + 3U]) = (&m_2)->calls_0;
        if(((&m_2)->fault_0) != 0U)
        {
            *(&(globalParams_0->arena_0)[place_1]) = 13U;
            *(&(globalParams_0->arena_0)[place_1 + 1U]) = (&m_2)->fault_0 - 1U;
            *(&(globalParams_0->arena_0)[place_1 + 2U]) = (&m_2)->fault_prim_0;
            *(&(globalParams_0->arena_0)[place_1 + 3U]) = 0U;
        }
        *(&(globalParams_0->results_0)[row_0]) = kind_of_0(place_1);
        *(&(globalParams_0->results_0)[row_0 + 4U]) = *(&(globalParams_0->arena_0)[place_1 + 1U]);
        *(&(globalParams_0->results_0)[row_0 + 5U]) = *(&(globalParams_0->arena_0)[place_1 + 2U]);
        *(&(globalParams_0->results_0)[row_0 + 6U]) = words_of_0(place_1);
        if(((&m_2)->fault_0) == 0U)
        {
            uint2  hash_1 = hash_of_0(place_1);
            *(&(globalParams_0->results_0)[row_0 + 7U]) = weight_of_0(place_1);
            *(&(globalParams_0->results_0)[row_0 + 8U]) = hash_1.x;
            *(&(globalParams_0->results_0)[row_0 + 9U]) = hash_1.y;
            *(&(globalParams_0->results_0)[row_0 + 10U]) = equal_cells_0(place_1, _S23);
            *(&(globalParams_0->results_0)[row_0 + 11U]) = element_kind_0(place_1);
        }
        at_0 = at_0 + 1U;
    }
    return;
}

__device__ uint invocation_0(uint3  id_1)
{
    return id_1.x + id_1.y * 64U * 32768U;
}

extern "C" __global__ void shapes()
{
    run_item_0(invocation_0(blockIdx * blockDim + threadIdx));
    return;
}

