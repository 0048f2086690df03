// Written by scripts/build-kernels from dsl.slang.

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
__device__ int clamp_0(int x_0, int minBound_0, int maxBound_0)
{
    return (I32_min(((I32_max((x_0), (minBound_0)))), (maxBound_0)));
}

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

__device__ uint word_at_0(uint at_0)
{
    return *(&(globalParams_0->arena_0)[at_0]);
}

__device__ uint operand_address_0(uint operand_0, uint sample_0, uint frame_0)
{
    uint place_0 = operand_0 & 1073741823U;
    uint tag_0 = operand_0 & 3221225472U;
    if(tag_0 == 1073741824U)
    {
        return word_at_0(place_0 + sample_0);
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
    return word_at_0(record_0);
}

__device__ void fail_0(Machine_0 * m_0, uint reason_0)
{
    if((m_0->fault_0) == 0U)
    {
        m_0->fault_0 = reason_0 + 1U;
    }
    return;
}

__device__ void spend_0(Machine_0 * m_1, uint units_0)
{
    if((m_1->fault_0) != 0U)
    {
        return;
    }
    if(units_0 > (m_1->fuel_1))
    {
        m_1->fuel_1 = 0U;
        fail_0(m_1, 30U);
    }
    else
    {
        m_1->fuel_1 = m_1->fuel_1 - units_0;
    }
    return;
}

__device__ void spend_call_0(Machine_0 * m_2, uint cost_0)
{
    m_2->calls_0 = m_2->calls_0 + 1U;
    spend_0(m_2, cost_0);
    return;
}

__device__ bool failed_0(Machine_0 * m_3)
{
    return (m_3->fault_0) != 0U;
}

__device__ uint words_of_0(uint record_1)
{
    return 4U + word_at_0(record_1 + 3U);
}

__device__ uint new_record_0(Machine_0 * m_4, uint kind_0, uint a_0, uint b_0, uint words_0)
{
    if((m_4->fault_0) != 0U)
    {
        return 0U;
    }
    uint at_1 = m_4->cursor_0;
    bool _S2;
    if(words_0 > 1048576U)
    {
        _S2 = true;
    }
    else
    {
        _S2 = (at_1 + 4U + words_0) > (m_4->end_0);
    }
    if(_S2)
    {
        fail_0(m_4, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[at_1]) = kind_0;
    *(&(globalParams_0->arena_0)[at_1 + 1U]) = a_0;
    *(&(globalParams_0->arena_0)[at_1 + 2U]) = b_0;
    *(&(globalParams_0->arena_0)[at_1 + 3U]) = words_0;
    if(words_0 > 0U)
    {
        *(&(globalParams_0->arena_0)[at_1 + 4U + words_0 - 1U]) = 0U;
    }
    m_4->cursor_0 = at_1 + 4U + words_0;
    return at_1;
}

__device__ uint copy_record_0(Machine_0 * m_5, uint from_0)
{
    uint words_1 = words_of_0(from_0);
    uint at_2 = new_record_0(m_5, kind_of_0(from_0), word_at_0(from_0 + 1U), word_at_0(from_0 + 2U), words_1 - 4U);
    if(at_2 != 0U)
    {
        uint i_0 = 4U;
        for(;;)
        {
            if(i_0 < words_1)
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[at_2 + i_0]) = word_at_0(from_0 + i_0);
            i_0 = i_0 + 1U;
        }
    }
    return at_2;
}

__device__ void op_identity_0(Machine_0 * m_6, uint a_1)
{
    uint _S3 = copy_record_0(m_6, a_1);
    return;
}

__device__ uint length_of_0(uint record_2)
{
    uint kind_1 = kind_of_0(record_2);
    bool _S4;
    if(kind_1 == 3U)
    {
        _S4 = true;
    }
    else
    {
        _S4 = kind_1 == 4U;
    }
    if(_S4)
    {
        return 2U;
    }
    if(kind_1 >= 6U)
    {
        _S4 = kind_1 <= 12U;
    }
    else
    {
        _S4 = false;
    }
    uint _S5;
    if(_S4)
    {
        _S5 = word_at_0(record_2 + 1U);
    }
    else
    {
        _S5 = 4294967295U;
    }
    return _S5;
}

__device__ void new_int_0(Machine_0 * m_7, int value_0)
{
    uint _S6 = new_record_0(m_7, 2U, uint(value_0), uint(value_0 >> int(31)), 0U);
    return;
}

__device__ void op_size_0(Machine_0 * m_8, uint a_2)
{
    uint length_0 = length_of_0(a_2);
    if(length_0 == 4294967295U)
    {
        fail_0(m_8, 7U);
    }
    new_int_0(m_8, int(length_0));
    return;
}

__device__ uint item_at_0(uint items_1, uint i_1)
{
    return items_1 + word_at_0(items_1 + 4U + i_1);
}

__device__ uint length_or_0_0(uint record_3)
{
    uint length_1 = length_of_0(record_3);
    uint _S7;
    if(length_1 == 4294967295U)
    {
        _S7 = 0U;
    }
    else
    {
        _S7 = length_1;
    }
    return _S7;
}

__device__ void new_empty_tuple_0(Machine_0 * m_9)
{
    uint _S8 = new_record_0(m_9, 9U, 0U, 1U, 0U);
    return;
}

__device__ int row_of_0(uint packed_0)
{
    return int((packed_0 >> int(12)) & 4095U) - int(2048);
}

__device__ int column_of_0(uint packed_1)
{
    return int(packed_1 & 4095U) - int(2048);
}

__device__ void make_0(Machine_0 * m_10, uint bytes_0)
{
    if((m_10->fault_0) != 0U)
    {
        return;
    }
    uint all_0 = bytes_0 + 32U;
    if(all_0 > (m_10->memory_1))
    {
        m_10->memory_1 = 0U;
        fail_0(m_10, 31U);
        return;
    }
    m_10->memory_1 = m_10->memory_1 - all_0;
    spend_0(m_10, all_0 / 16U);
    return;
}

__device__ void new_empty_rows_0(Machine_0 * m_11, uint count_1)
{
    if(count_1 == 0U)
    {
        uint _S9 = new_record_0(m_11, 9U, 0U, 1U, 0U);
        return;
    }
    make_0(m_11, count_1 * 16U);
    uint at_3 = new_record_0(m_11, 9U, count_1, 1U + count_1, count_1 + count_1 * 4U);
    if(at_3 == 0U)
    {
        return;
    }
    uint i_2 = 0U;
    for(;;)
    {
        if(i_2 < count_1)
        {
        }
        else
        {
            break;
        }
        uint start_0 = 4U + count_1 + i_2 * 4U;
        *(&(globalParams_0->arena_0)[at_3 + 4U + i_2]) = start_0;
        uint _S10 = at_3 + start_0;
        *(&(globalParams_0->arena_0)[_S10]) = 9U;
        *(&(globalParams_0->arena_0)[_S10 + 1U]) = 0U;
        *(&(globalParams_0->arena_0)[_S10 + 2U]) = 1U;
        *(&(globalParams_0->arena_0)[_S10 + 3U]) = 0U;
        i_2 = i_2 + 1U;
    }
    return;
}

__device__ __noinline__ uint new_grid_0(Machine_0 * m_12, uint height_0, uint width_0)
{
    if((m_12->fault_0) != 0U)
    {
        return 0U;
    }
    bool _S11;
    if(height_0 > 1048576U)
    {
        _S11 = true;
    }
    else
    {
        _S11 = width_0 > 1048576U;
    }
    if(_S11)
    {
        _S11 = true;
    }
    else
    {
        _S11 = (U32_max((height_0 * width_0), (height_0))) > 1048576U;
    }
    if(_S11)
    {
        fail_0(m_12, 28U);
        return 0U;
    }
    uint area_0 = height_0 * width_0;
    if(area_0 == 0U)
    {
        new_empty_rows_0(m_12, height_0);
        return 0U;
    }
    make_0(m_12, area_0);
    uint at_4 = new_record_0(m_12, 6U, height_0, width_0, (area_0 + 3U) / 4U);
    uint _S12;
    if(at_4 == 0U)
    {
        _S12 = 0U;
    }
    else
    {
        _S12 = at_4 + 4U;
    }
    return _S12;
}

struct CellWriter_0
{
    uint at_5;
    uint word_0;
    uint filled_0;
};

__device__ CellWriter_0 CellWriter_to_0(uint cells_0)
{
    CellWriter_0 w_0;
    (&w_0)->at_5 = cells_0;
    (&w_0)->word_0 = 0U;
    (&w_0)->filled_0 = 0U;
    return w_0;
}

__device__ void CellWriter_push_0(CellWriter_0 * this_0, int value_1)
{
    this_0->word_0 = (this_0->word_0) | ((uint(value_1) & 255U) << (8U * this_0->filled_0));
    uint _S13 = this_0->filled_0 + 1U;
    this_0->filled_0 = _S13;
    if(_S13 == 4U)
    {
        *(&(globalParams_0->arena_0)[this_0->at_5]) = this_0->word_0;
        this_0->at_5 = this_0->at_5 + 1U;
        this_0->word_0 = 0U;
        this_0->filled_0 = 0U;
    }
    return;
}

__device__ void CellWriter_finish_0(CellWriter_0 * this_1)
{
    if((this_1->filled_0) != 0U)
    {
        *(&(globalParams_0->arena_0)[this_1->at_5]) = this_1->word_0;
    }
    return;
}

struct CellList_0
{
    uint start_1;
    uint count_2;
    uint room_0;
    uint scratch_2;
};

__device__ CellList_0 CellList_at_0(Machine_0 * m_13)
{
    CellList_0 list_0;
    uint _S14 = m_13->cursor_0 + 4U;
    (&list_0)->start_1 = _S14;
    (&list_0)->count_2 = 0U;
    (&list_0)->scratch_2 = m_13->scratch_1;
    uint _S15 = m_13->end_0;
    uint _S16;
    if((m_13->end_0) > _S14)
    {
        _S16 = _S15 - (&list_0)->start_1;
    }
    else
    {
        _S16 = 0U;
    }
    (&list_0)->room_0 = _S16;
    return list_0;
}

__device__ void CellList_push_0(CellList_0 * this_2, uint cell_0)
{
    if((this_2->count_2) < (this_2->room_0))
    {
        *(&(globalParams_0->arena_0)[this_2->start_1 + this_2->count_2]) = cell_0;
    }
    this_2->count_2 = this_2->count_2 + 1U;
    return;
}

__device__ void seal_0(Machine_0 * m_14, uint at_6, uint kind_2, uint a_3, uint b_1, uint words_2)
{
    if((m_14->fault_0) != 0U)
    {
        return;
    }
    uint _S17 = at_6 + 4U + words_2;
    if(_S17 > (m_14->end_0))
    {
        fail_0(m_14, 254U);
        return;
    }
    *(&(globalParams_0->arena_0)[at_6]) = kind_2;
    *(&(globalParams_0->arena_0)[at_6 + 1U]) = a_3;
    *(&(globalParams_0->arena_0)[at_6 + 2U]) = b_1;
    *(&(globalParams_0->arena_0)[at_6 + 3U]) = words_2;
    m_14->cursor_0 = _S17;
    return;
}

__device__ uint open_items_0(Machine_0 * m_15, uint count_3)
{
    uint at_7 = m_15->cursor_0;
    bool _S18;
    if(count_3 > 65536U)
    {
        _S18 = true;
    }
    else
    {
        _S18 = (at_7 + 4U + count_3) > (m_15->end_0);
    }
    if(_S18)
    {
        fail_0(m_15, 254U);
    }
    Machine_0 _S19 = *m_15;
    bool _S20 = failed_0(&_S19);
    if(!_S20)
    {
        m_15->cursor_0 = at_7 + 4U + count_3;
    }
    return at_7;
}

__device__ void start_item_0(Machine_0 * m_16, uint items_2, uint i_3)
{
    bool _S21 = failed_0(m_16);
    if(!_S21)
    {
        *(&(globalParams_0->arena_0)[items_2 + 4U + i_3]) = m_16->cursor_0 - items_2;
    }
    return;
}

__device__ int cell_at_0(uint cells_1, uint i_4)
{
    return int((word_at_0(cells_1 + (i_4 >> int(2)))) << (24U - 8U * (i_4 & 3U))) >> int(24);
}

__device__ int colour_of_0(uint packed_2)
{
    return int(packed_2 >> int(24)) - int(128);
}

__device__ uint four_cells_0(uint cells_2, uint start_2)
{
    uint at_8 = cells_2 + (start_2 >> int(2));
    uint shift_0 = 8U * (start_2 & 3U);
    uint low_0 = word_at_0(at_8);
    uint _S22;
    if(shift_0 == 0U)
    {
        _S22 = low_0;
    }
    else
    {
        _S22 = (low_0 >> shift_0) | ((word_at_0(at_8 + 1U)) << (32U - shift_0));
    }
    return _S22;
}

__device__ __noinline__ void push_run_0(CellWriter_0 * to_0, uint cells_3, uint start_3, uint count_4)
{
    uint i_5 = 0U;
    for(;;)
    {
        uint _S23 = i_5 + 4U;
        if(_S23 <= count_4)
        {
        }
        else
        {
            break;
        }
        uint word_1 = four_cells_0(cells_3, start_3 + i_5);
        uint shift_1 = 8U * to_0->filled_0;
        *(&(globalParams_0->arena_0)[to_0->at_5]) = (to_0->word_0) | (word_1 << shift_1);
        to_0->at_5 = to_0->at_5 + 1U;
        uint _S24;
        if(shift_1 == 0U)
        {
            _S24 = 0U;
        }
        else
        {
            _S24 = word_1 >> (32U - shift_1);
        }
        to_0->word_0 = _S24;
        i_5 = _S23;
    }
    for(;;)
    {
        if(i_5 < count_4)
        {
        }
        else
        {
            break;
        }
        CellWriter_push_0(to_0, cell_at_0(cells_3, start_3 + i_5));
        i_5 = i_5 + 1U;
    }
    return;
}

__device__ __noinline__ uint element_record_0(Machine_0 * m_17, uint record_4, uint i_6)
{
    uint kind_3 = kind_of_0(record_4);
    uint payload_0 = record_4 + 4U;
    uint at_9 = m_17->scratch_1 + 1024U;
    bool _S25;
    if(kind_3 == 9U)
    {
        _S25 = true;
    }
    else
    {
        _S25 = kind_3 == 12U;
    }
    if(_S25)
    {
        return record_4 + word_at_0(payload_0 + i_6);
    }
    bool _S26 = kind_3 == 4U;
    uint packed_3;
    if(_S26)
    {
        packed_3 = word_at_0(record_4 + 1U);
    }
    else
    {
        packed_3 = 0U;
    }
    bool _S27 = kind_3 == 10U;
    if(_S27)
    {
        _S25 = true;
    }
    else
    {
        _S25 = kind_3 == 11U;
    }
    if(_S25)
    {
        _S25 = true;
    }
    else
    {
        _S25 = kind_3 == 8U;
    }
    if(_S25)
    {
        packed_3 = word_at_0(payload_0 + i_6);
    }
    uint element_0;
    uint length_2;
    int number_0;
    if(kind_3 == 3U)
    {
        int _S28 = int(word_at_0(record_4 + 1U + i_6));
        element_0 = 2U;
        number_0 = _S28;
        length_2 = 0U;
    }
    else
    {
        if(kind_3 == 7U)
        {
            int _S29 = cell_at_0(payload_0, i_6);
            element_0 = 2U;
            number_0 = _S29;
            length_2 = 0U;
        }
        else
        {
            if(_S26)
            {
                _S25 = i_6 == 0U;
            }
            else
            {
                _S25 = false;
            }
            if(_S25)
            {
                int _S30 = colour_of_0(packed_3);
                element_0 = 2U;
                number_0 = _S30;
                length_2 = 0U;
            }
            else
            {
                if(_S27)
                {
                    _S25 = true;
                }
                else
                {
                    _S25 = _S26;
                }
                if(_S25)
                {
                    element_0 = 3U;
                    length_2 = 0U;
                }
                else
                {
                    if(kind_3 != 6U)
                    {
                        element_0 = 4U;
                        length_2 = 0U;
                    }
                    else
                    {
                        uint length_3 = word_at_0(record_4 + 2U);
                        if(length_3 == 2U)
                        {
                            element_0 = 3U;
                        }
                        else
                        {
                            element_0 = 7U;
                        }
                        length_2 = length_3;
                    }
                }
                number_0 = int(0);
            }
        }
    }
    *(&(globalParams_0->arena_0)[at_9]) = element_0;
    uint _S31 = at_9 + 3U;
    *(&(globalParams_0->arena_0)[_S31]) = 0U;
    if(element_0 == 2U)
    {
        *(&(globalParams_0->arena_0)[at_9 + 1U]) = uint(number_0);
        *(&(globalParams_0->arena_0)[at_9 + 2U]) = uint(number_0 >> int(31));
    }
    else
    {
        if(element_0 == 4U)
        {
            *(&(globalParams_0->arena_0)[at_9 + 1U]) = packed_3;
            *(&(globalParams_0->arena_0)[at_9 + 2U]) = 0U;
        }
        else
        {
            if(element_0 == 3U)
            {
                bool row_0 = kind_3 == 6U;
                uint * _S32 = (&(globalParams_0->arena_0)[at_9 + 1U]);
                if(row_0)
                {
                    number_0 = cell_at_0(payload_0, 2U * i_6);
                }
                else
                {
                    number_0 = row_of_0(packed_3);
                }
                *_S32 = uint(number_0);
                uint * _S33 = (&(globalParams_0->arena_0)[at_9 + 2U]);
                if(row_0)
                {
                    number_0 = cell_at_0(payload_0, 2U * i_6 + 1U);
                }
                else
                {
                    number_0 = column_of_0(packed_3);
                }
                *_S33 = uint(number_0);
            }
            else
            {
                if(length_2 > 480U)
                {
                    fail_0(m_17, 254U);
                }
                else
                {
                    *(&(globalParams_0->arena_0)[at_9 + 1U]) = length_2;
                    *(&(globalParams_0->arena_0)[at_9 + 2U]) = 0U;
                    *(&(globalParams_0->arena_0)[_S31]) = (length_2 + 3U) / 4U;
                    CellWriter_0 to_1 = CellWriter_to_0(at_9 + 4U);
                    push_run_0(&to_1, payload_0, i_6 * length_2, length_2);
                    CellWriter_finish_0(&to_1);
                }
            }
        }
    }
    return at_9;
}

__device__ void put_element_0(Machine_0 * m_18, uint record_5, uint i_7)
{
    uint element_1 = element_record_0(m_18, record_5, i_7);
    uint _S34 = copy_record_0(m_18, element_1);
    return;
}

__device__ void put_elements_0(Machine_0 * m_19, uint items_3, uint first_0, uint from_1)
{
    uint _S35 = length_of_0(from_1);
    uint i_8 = 0U;
    for(;;)
    {
        bool _S36;
        if(i_8 < _S35)
        {
            Machine_0 _S37 = *m_19;
            bool _S38 = failed_0(&_S37);
            _S36 = !_S38;
        }
        else
        {
            _S36 = false;
        }
        if(_S36)
        {
        }
        else
        {
            break;
        }
        uint _S39 = first_0 + i_8;
        Machine_0 _S40 = *m_19;
        start_item_0(&_S40, items_3, _S39);
        put_element_0(m_19, from_1, i_8);
        i_8 = i_8 + 1U;
    }
    return;
}

__device__ bool int_within_0(uint record_6, int low_1, int high_0)
{
    int n_0 = int(word_at_0(record_6 + 1U));
    bool _S41;
    if((kind_of_0(record_6)) == 2U)
    {
        _S41 = int(word_at_0(record_6 + 2U)) == (n_0 >> int(31));
    }
    else
    {
        _S41 = false;
    }
    if(_S41)
    {
        _S41 = n_0 >= low_1;
    }
    else
    {
        _S41 = false;
    }
    if(_S41)
    {
        _S41 = n_0 <= high_0;
    }
    else
    {
        _S41 = false;
    }
    return _S41;
}

__device__ void new_pair_0(Machine_0 * m_20, int a_4, int b_2)
{
    uint _S42 = new_record_0(m_20, 3U, uint(a_4), uint(b_2), 0U);
    return;
}

__device__ bool pair_within_0(uint record_7, int low_2, int high_1)
{
    int a_5 = int(word_at_0(record_7 + 1U));
    int b_3 = int(word_at_0(record_7 + 2U));
    bool _S43;
    if((kind_of_0(record_7)) == 3U)
    {
        _S43 = (I32_min((a_5), (b_3))) >= low_2;
    }
    else
    {
        _S43 = false;
    }
    if(_S43)
    {
        _S43 = (I32_max((a_5), (b_3))) <= high_1;
    }
    else
    {
        _S43 = false;
    }
    return _S43;
}

__device__ uint colour_bits_0(int colour_0)
{
    return uint(colour_0 + int(128)) << int(24);
}

__device__ uint pack_0(int row_1, int column_0)
{
    return (uint(row_1 + int(2048)) << int(12)) | uint(column_0 + int(2048));
}

__device__ uint weight_of_0(uint record_8)
{
    uint count_5 = word_at_0(record_8 + 1U);
    switch(kind_of_0(record_8))
    {
    case 6U:
        {
            return 1U + count_5 * word_at_0(record_8 + 2U) / 8U;
        }
    case 7U:
        {
            return 1U + count_5 / 8U;
        }
    case 8U:
    case 10U:
    case 11U:
        {
            return 1U + count_5 / 2U;
        }
    case 9U:
    case 12U:
        {
            return word_at_0(record_8 + 2U);
        }
    default:
        {
            return 1U;
        }
    }
}

__device__ void close_plain_0(Machine_0 * m_21, uint items_4, uint kind_4, uint count_6)
{
    Machine_0 _S44 = *m_21;
    bool _S45 = failed_0(&_S44);
    if(_S45)
    {
        return;
    }
    uint i_9 = 0U;
    uint weight_0 = 1U;
    for(;;)
    {
        if(i_9 < count_6)
        {
        }
        else
        {
            break;
        }
        uint weight_1 = weight_0 + weight_of_0(item_at_0(items_4, i_9));
        i_9 = i_9 + 1U;
        weight_0 = weight_1;
    }
    seal_0(m_21, items_4, kind_4, count_6, weight_0, m_21->cursor_0 - items_4 - 4U);
    return;
}

__device__ __noinline__ void pack_tuple_0(Machine_0 * m_22, uint items_5, uint count_7)
{
    bool _S46 = count_7 > 0U;
    uint first_1;
    if(_S46)
    {
        first_1 = item_at_0(items_5, 0U);
    }
    else
    {
        first_1 = items_5;
    }
    uint kind_5;
    if(_S46)
    {
        kind_5 = kind_of_0(first_1);
    }
    else
    {
        kind_5 = 0U;
    }
    bool packs_0;
    if(count_7 == 2U)
    {
        uint second_0 = item_at_0(items_5, 1U);
        if(int_within_0(first_1, int(-2147483648), int(2147483647)))
        {
            packs_0 = int_within_0(second_0, int(-2147483648), int(2147483647));
        }
        else
        {
            packs_0 = false;
        }
        if(packs_0)
        {
            m_22->cursor_0 = items_5;
            new_pair_0(m_22, int(word_at_0(first_1 + 1U)), int(word_at_0(second_0 + 1U)));
            return;
        }
        if(int_within_0(first_1, int(-128), int(127)))
        {
            packs_0 = pair_within_0(second_0, int(-2048), int(2047));
        }
        else
        {
            packs_0 = false;
        }
        if(packs_0)
        {
            uint cell_1 = (colour_bits_0(int(word_at_0(first_1 + 1U)))) | (pack_0(int(word_at_0(second_0 + 1U)), int(word_at_0(second_0 + 2U))));
            m_22->cursor_0 = items_5;
            uint _S47 = new_record_0(m_22, 4U, cell_1, 0U, 0U);
            return;
        }
    }
    bool _S48 = kind_5 == 7U;
    uint width_1;
    if(_S48)
    {
        width_1 = word_at_0(first_1 + 1U);
    }
    else
    {
        int _S49;
        if(kind_5 == 3U)
        {
            _S49 = int(2);
        }
        else
        {
            _S49 = int(1);
        }
        width_1 = uint(_S49);
    }
    bool _S50 = kind_5 == 4U;
    if(_S50)
    {
        packs_0 = true;
    }
    else
    {
        packs_0 = _S48;
    }
    if(packs_0)
    {
        packs_0 = true;
    }
    else
    {
        packs_0 = kind_5 == 3U;
    }
    if(packs_0)
    {
        packs_0 = true;
    }
    else
    {
        if(kind_5 == 2U)
        {
            packs_0 = count_7 != 2U;
        }
        else
        {
            packs_0 = false;
        }
    }
    uint i_10 = 0U;
    for(;;)
    {
        bool _S51;
        if(i_10 < count_7)
        {
            _S51 = packs_0;
        }
        else
        {
            _S51 = false;
        }
        if(_S51)
        {
        }
        else
        {
            break;
        }
        uint item_0 = item_at_0(items_5, i_10);
        bool packs_1 = (kind_of_0(item_0)) == kind_5;
        bool packs_2;
        if(kind_5 == 2U)
        {
            packs_2 = int_within_0(item_0, int(-128), int(127));
        }
        else
        {
            if(kind_5 == 3U)
            {
                packs_2 = pair_within_0(item_0, int(-128), int(127));
            }
            else
            {
                if(_S48)
                {
                    if(packs_1)
                    {
                        packs_2 = (word_at_0(item_0 + 1U)) == width_1;
                    }
                    else
                    {
                        packs_2 = false;
                    }
                }
                else
                {
                    packs_2 = packs_1;
                }
            }
        }
        uint i_11 = i_10 + 1U;
        packs_0 = packs_2;
        i_10 = i_11;
    }
    if(!packs_0)
    {
        close_plain_0(m_22, items_5, 9U, count_7);
        return;
    }
    uint _S52 = words_of_0(first_1);
    uint _S53 = items_5 + 4U;
    CellWriter_0 to_2 = CellWriter_to_0(_S53);
    i_10 = 0U;
    for(;;)
    {
        if(i_10 < count_7)
        {
        }
        else
        {
            break;
        }
        uint item_1 = first_1 + i_10 * _S52;
        int a_6 = int(word_at_0(item_1 + 1U));
        int b_4 = int(word_at_0(item_1 + 2U));
        if(_S50)
        {
            *(&(globalParams_0->arena_0)[_S53 + i_10]) = uint(a_6);
        }
        else
        {
            if(_S48)
            {
                push_run_0(&to_2, item_1 + 4U, 0U, width_1);
            }
            else
            {
                CellWriter_push_0(&to_2, a_6);
                if(kind_5 == 3U)
                {
                    CellWriter_push_0(&to_2, b_4);
                }
            }
        }
        i_10 = i_10 + 1U;
    }
    uint cells_4 = count_7 * width_1;
    if(_S50)
    {
        seal_0(m_22, items_5, 8U, count_7, 0U, count_7);
    }
    else
    {
        CellWriter_finish_0(&to_2);
        bool grid_0 = kind_5 != 2U;
        if(grid_0)
        {
            first_1 = 6U;
        }
        else
        {
            first_1 = 7U;
        }
        if(grid_0)
        {
            kind_5 = width_1;
        }
        else
        {
            kind_5 = 0U;
        }
        seal_0(m_22, items_5, first_1, count_7, kind_5, (cells_4 + 3U) / 4U);
    }
    return;
}

__device__ void close_tuple_0(Machine_0 * m_23, uint items_6, uint count_8)
{
    if(count_8 > 0U)
    {
        make_0(m_23, count_8 * 16U);
    }
    Machine_0 _S54 = *m_23;
    bool _S55 = failed_0(&_S54);
    if(!_S55)
    {
        pack_tuple_0(m_23, items_6, count_8);
    }
    return;
}

__device__ __noinline__ void chained_0(Machine_0 * m_24, uint a_7)
{
    uint count_9 = word_at_0(a_7 + 1U);
    bool locations_0 = true;
    bool cells_5 = true;
    uint i_12 = 0U;
    uint total_0 = 0U;
    for(;;)
    {
        if(i_12 < count_9)
        {
        }
        else
        {
            break;
        }
        uint inner_0 = item_at_0(a_7, i_12);
        uint kind_6 = kind_of_0(inner_0);
        if(locations_0)
        {
            locations_0 = kind_6 == 10U;
        }
        else
        {
            locations_0 = false;
        }
        if(cells_5)
        {
            bool _S56;
            if(kind_6 == 11U)
            {
                _S56 = true;
            }
            else
            {
                _S56 = kind_6 == 8U;
            }
            cells_5 = _S56;
        }
        else
        {
            cells_5 = false;
        }
        uint total_1 = total_0 + length_or_0_0(inner_0);
        i_12 = i_12 + 1U;
        total_0 = total_1;
    }
    if(count_9 == 0U)
    {
        new_empty_tuple_0(m_24);
        return;
    }
    uint k_0;
    if(locations_0)
    {
        spend_0(m_24, total_0 / 4U);
        i_12 = 0U;
        for(;;)
        {
            if(i_12 < count_9)
            {
                Machine_0 _S57 = *m_24;
                bool _S58 = failed_0(&_S57);
                locations_0 = !_S58;
            }
            else
            {
                locations_0 = false;
            }
            if(locations_0)
            {
            }
            else
            {
                break;
            }
            uint _S59 = item_at_0(a_7, i_12);
            k_0 = 0U;
            for(;;)
            {
                if(k_0 < (word_at_0(_S59 + 1U)))
                {
                }
                else
                {
                    break;
                }
                uint cell_2 = word_at_0(_S59 + 4U + k_0);
                int row_2 = row_of_0(cell_2);
                int column_1 = column_of_0(cell_2);
                if((I32_min((row_2), (column_1))) < int(-128))
                {
                    cells_5 = true;
                }
                else
                {
                    cells_5 = (I32_max((row_2), (column_1))) > int(127);
                }
                if(cells_5)
                {
                    fail_0(m_24, 254U);
                }
                k_0 = k_0 + 1U;
            }
            i_12 = i_12 + 1U;
        }
        uint grid_1 = new_grid_0(m_24, total_0, 2U);
        if(grid_1 == 0U)
        {
            return;
        }
        CellWriter_0 to_3 = CellWriter_to_0(grid_1);
        i_12 = 0U;
        for(;;)
        {
            if(i_12 < count_9)
            {
            }
            else
            {
                break;
            }
            uint _S60 = item_at_0(a_7, i_12);
            k_0 = 0U;
            for(;;)
            {
                if(k_0 < (word_at_0(_S60 + 1U)))
                {
                }
                else
                {
                    break;
                }
                uint cell_3 = word_at_0(_S60 + 4U + k_0);
                CellWriter_push_0(&to_3, row_of_0(cell_3));
                CellWriter_push_0(&to_3, column_of_0(cell_3));
                k_0 = k_0 + 1U;
            }
            i_12 = i_12 + 1U;
        }
        CellWriter_finish_0(&to_3);
        return;
    }
    if(cells_5)
    {
        Machine_0 _S61 = *m_24;
        CellList_0 _S62 = CellList_at_0(&_S61);
        CellList_0 list_1 = _S62;
        i_12 = 0U;
        for(;;)
        {
            if(i_12 < count_9)
            {
                Machine_0 _S63 = *m_24;
                bool _S64 = failed_0(&_S63);
                locations_0 = !_S64;
            }
            else
            {
                locations_0 = false;
            }
            if(locations_0)
            {
            }
            else
            {
                break;
            }
            uint inner_1 = item_at_0(a_7, i_12);
            uint _S65 = inner_1 + 1U;
            make_0(m_24, word_at_0(_S65) * 4U);
            k_0 = 0U;
            for(;;)
            {
                if(k_0 < (word_at_0(_S65)))
                {
                }
                else
                {
                    break;
                }
                CellList_push_0(&list_1, word_at_0(inner_1 + 4U + k_0));
                k_0 = k_0 + 1U;
            }
            i_12 = i_12 + 1U;
        }
        seal_0(m_24, (&list_1)->start_1 - 4U, 8U, (&list_1)->count_2, 0U, (&list_1)->count_2);
        return;
    }
    uint items_7 = open_items_0(m_24, total_0);
    i_12 = 0U;
    k_0 = 0U;
    for(;;)
    {
        if(i_12 < count_9)
        {
            Machine_0 _S66 = *m_24;
            bool _S67 = failed_0(&_S66);
            locations_0 = !_S67;
        }
        else
        {
            locations_0 = false;
        }
        if(locations_0)
        {
        }
        else
        {
            break;
        }
        uint inner_2 = item_at_0(a_7, i_12);
        uint length_4 = length_of_0(inner_2);
        make_0(m_24, length_or_0_0(inner_2) * 16U);
        if(length_4 == 4294967295U)
        {
            fail_0(m_24, 7U);
        }
        else
        {
            put_elements_0(m_24, items_7, k_0, inner_2);
        }
        uint placed_0 = k_0 + length_4;
        i_12 = i_12 + 1U;
        k_0 = placed_0;
    }
    Machine_0 _S68 = *m_24;
    bool _S69 = failed_0(&_S68);
    if(!_S69)
    {
        close_tuple_0(m_24, items_7, total_0);
    }
    return;
}

struct Union_0
{
    uint board_0;
    uint kind_7;
    uint few_0;
    bool boards_0;
    uint top_0;
    uint bottom_0;
    CellList_0 list_2;
};

__device__ Union_0 Union_at_0(Machine_0 * m_25)
{
    Union_0 u_0;
    (&u_0)->board_0 = m_25->scratch_1 + 512U;
    (&u_0)->kind_7 = 0U;
    (&u_0)->few_0 = 0U;
    (&u_0)->boards_0 = false;
    (&u_0)->top_0 = 0U;
    (&u_0)->bottom_0 = 0U;
    CellList_0 _S70 = CellList_at_0(m_25);
    (&u_0)->list_2 = _S70;
    return u_0;
}

__device__ uint on_board_0(uint cell_4)
{
    uint row_3 = uint(row_of_0(cell_4) - int(-48));
    uint column_2 = uint(column_of_0(cell_4) - int(-48));
    bool _S71;
    if(row_3 < 128U)
    {
        _S71 = column_2 < 128U;
    }
    else
    {
        _S71 = false;
    }
    uint _S72;
    if(_S71)
    {
        _S72 = row_3 * 128U + column_2;
    }
    else
    {
        _S72 = 4294967295U;
    }
    return _S72;
}

__device__ void clear_rows_0(uint board_1, uint top_1, uint bottom_1)
{
    uint i_13 = top_1 * 4U;
    for(;;)
    {
        if(i_13 < ((bottom_1 + 1U) * 4U))
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[board_1 + i_13]) = 0U;
        i_13 = i_13 + 1U;
    }
    return;
}

__device__ __noinline__ void union_add_0(Machine_0 * m_26, Union_0 * u_1, uint inner_3)
{
    uint kind_8 = kind_of_0(inner_3);
    uint count_10 = length_or_0_0(inner_3);
    bool first_2;
    if(kind_8 == 12U)
    {
        first_2 = true;
    }
    else
    {
        first_2 = kind_8 == 9U;
    }
    if(first_2)
    {
        first_2 = count_10 == 0U;
    }
    else
    {
        first_2 = false;
    }
    if(first_2)
    {
        return;
    }
    uint packing_0;
    if(kind_8 == 8U)
    {
        packing_0 = 11U;
    }
    else
    {
        packing_0 = kind_8;
    }
    if(packing_0 != 11U)
    {
        first_2 = packing_0 != 10U;
    }
    else
    {
        first_2 = false;
    }
    if(first_2)
    {
        first_2 = true;
    }
    else
    {
        if((u_1->kind_7) != 0U)
        {
            first_2 = (u_1->kind_7) != packing_0;
        }
        else
        {
            first_2 = false;
        }
    }
    if(first_2)
    {
        fail_0(m_26, 254U);
    }
    spend_0(m_26, 1U + count_10 / 4U);
    Machine_0 _S73 = *m_26;
    bool _S74 = failed_0(&_S73);
    if(_S74)
    {
        return;
    }
    bool _S75 = (u_1->kind_7) == 0U;
    u_1->kind_7 = packing_0;
    if(!u_1->boards_0)
    {
        first_2 = (u_1->few_0 + count_10) <= 96U;
    }
    else
    {
        first_2 = false;
    }
    if(first_2)
    {
        u_1->few_0 = u_1->few_0 + count_10;
    }
    else
    {
        u_1->boards_0 = true;
    }
    first_2 = _S75;
    uint i_14 = 0U;
    for(;;)
    {
        if(i_14 < count_10)
        {
        }
        else
        {
            break;
        }
        uint cell_5 = word_at_0(inner_3 + 4U + i_14);
        uint place_1 = on_board_0(cell_5);
        if(place_1 == 4294967295U)
        {
            fail_0(m_26, 254U);
            return;
        }
        if(packing_0 == 11U)
        {
            CellList_push_0(&u_1->list_2, cell_5);
            i_14 = i_14 + 1U;
            continue;
        }
        uint row_4 = place_1 / 128U;
        bool first_3;
        if(first_2)
        {
            clear_rows_0(u_1->board_0, row_4, row_4);
            u_1->top_0 = row_4;
            u_1->bottom_0 = row_4;
            first_3 = false;
        }
        else
        {
            first_3 = first_2;
        }
        if(row_4 < (u_1->top_0))
        {
            clear_rows_0(u_1->board_0, row_4, u_1->top_0 - 1U);
            u_1->top_0 = row_4;
        }
        if(row_4 > (u_1->bottom_0))
        {
            clear_rows_0(u_1->board_0, u_1->bottom_0 + 1U, row_4);
            u_1->bottom_0 = row_4;
        }
        uint * _S76 = (&(globalParams_0->arena_0)[u_1->board_0 + (place_1 >> int(5))]);
        *_S76 = (*_S76) | (1U << (place_1 & 31U));
        first_2 = first_3;
        i_14 = i_14 + 1U;
    }
    return;
}

__device__ void new_empty_set_0(Machine_0 * m_27)
{
    uint _S77 = new_record_0(m_27, 12U, 0U, 1U, 0U);
    return;
}

__device__ uint off_board_0(uint place_2)
{
    return pack_0(int(place_2 / 128U) + int(-48), int(place_2 % 128U) + int(-48));
}

__device__ uint read_board_0(uint board_2, uint top_2, uint bottom_2, uint colour_1, uint list_3, uint length_5)
{
    uint i_15 = top_2 * 4U;
    uint _S78 = length_5;
    for(;;)
    {
        if(i_15 < ((bottom_2 + 1U) * 4U))
        {
        }
        else
        {
            break;
        }
        uint _S79 = colour_1 | (off_board_0(i_15 * 32U));
        uint left_0 = word_at_0(board_2 + i_15);
        for(;;)
        {
            if(left_0 != 0U)
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[list_3 + _S78]) = _S79 + (U32_firstbitlow((left_0)));
            uint _S80 = _S78 + 1U;
            left_0 = left_0 & (left_0 - 1U);
            _S78 = _S80;
        }
        i_15 = i_15 + 1U;
    }
    return _S78;
}

__device__ bool ascends_0(CellList_0 * list_4)
{
    uint last_0 = 0U;
    uint i_16 = 0U;
    for(;;)
    {
        if(i_16 < (list_4->count_2))
        {
        }
        else
        {
            break;
        }
        uint cell_6 = word_at_0(list_4->start_1 + i_16);
        bool _S81;
        if(i_16 > 0U)
        {
            _S81 = cell_6 <= last_0;
        }
        else
        {
            _S81 = false;
        }
        if(_S81)
        {
            return false;
        }
        uint i_17 = i_16 + 1U;
        last_0 = cell_6;
        i_16 = i_17;
    }
    return true;
}

__device__ __noinline__ void sort_on_board_0(CellList_0 * list_5, uint first_colour_0, uint top_3, uint bottom_3)
{
    uint i_18;
    uint _S82 = list_5->start_1 + list_5->count_2;
    uint colour_2 = first_colour_0;
    uint count_11 = 0U;
    for(;;)
    {
        if(colour_2 != 4294967295U)
        {
        }
        else
        {
            break;
        }
        i_18 = top_3 * 4U;
        for(;;)
        {
            if(i_18 < ((bottom_3 + 1U) * 4U))
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[list_5->scratch_2 + i_18]) = 0U;
            i_18 = i_18 + 1U;
        }
        uint next_0 = 4294967295U;
        uint i_19 = 0U;
        for(;;)
        {
            if(i_19 < (list_5->count_2))
            {
            }
            else
            {
                break;
            }
            uint cell_7 = word_at_0(list_5->start_1 + i_19);
            uint _S83 = cell_7 >> int(24);
            if(_S83 == colour_2)
            {
                uint place_3 = on_board_0(cell_7);
                uint * _S84 = (&(globalParams_0->arena_0)[list_5->scratch_2 + (place_3 >> int(5))]);
                *_S84 = (*_S84) | (1U << (place_3 & 31U));
            }
            else
            {
                uint next_1;
                if(_S83 > colour_2)
                {
                    next_1 = (U32_min((next_0), (_S83)));
                }
                else
                {
                    next_1 = next_0;
                }
                next_0 = next_1;
            }
            i_19 = i_19 + 1U;
        }
        uint _S85 = read_board_0(list_5->scratch_2, top_3, bottom_3, colour_2 << int(24), _S82, count_11);
        colour_2 = next_0;
        count_11 = _S85;
    }
    i_18 = 0U;
    for(;;)
    {
        if(i_18 < count_11)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[list_5->start_1 + i_18]) = word_at_0(_S82 + i_18);
        i_18 = i_18 + 1U;
    }
    list_5->count_2 = count_11;
    return;
}

__device__ __noinline__ void sort_in_place_0(CellList_0 * list_6)
{
    uint i_20;
    uint at_10;
    bool _S86;
    uint gap_0 = 1U;
    for(;;)
    {
        if((gap_0 * 9U) < (list_6->count_2))
        {
        }
        else
        {
            break;
        }
        gap_0 = gap_0 * 3U + 1U;
    }
    for(;;)
    {
        if(gap_0 > 0U)
        {
        }
        else
        {
            break;
        }
        i_20 = gap_0;
        for(;;)
        {
            if(i_20 < (list_6->count_2))
            {
            }
            else
            {
                break;
            }
            uint cell_8 = word_at_0(list_6->start_1 + i_20);
            at_10 = i_20;
            for(;;)
            {
                if(at_10 >= gap_0)
                {
                    _S86 = (word_at_0(list_6->start_1 + at_10 - gap_0)) > cell_8;
                }
                else
                {
                    _S86 = false;
                }
                if(_S86)
                {
                }
                else
                {
                    break;
                }
                *(&(globalParams_0->arena_0)[list_6->start_1 + at_10]) = word_at_0(list_6->start_1 + at_10 - gap_0);
                at_10 = at_10 - gap_0;
            }
            *(&(globalParams_0->arena_0)[list_6->start_1 + at_10]) = cell_8;
            i_20 = i_20 + 1U;
        }
        gap_0 = gap_0 / 3U;
    }
    i_20 = 0U;
    at_10 = 0U;
    for(;;)
    {
        if(i_20 < (list_6->count_2))
        {
        }
        else
        {
            break;
        }
        uint cell_9 = word_at_0(list_6->start_1 + i_20);
        if(at_10 == 0U)
        {
            _S86 = true;
        }
        else
        {
            _S86 = (word_at_0(list_6->start_1 + at_10 - 1U)) != cell_9;
        }
        if(_S86)
        {
            *(&(globalParams_0->arena_0)[list_6->start_1 + at_10]) = cell_9;
            at_10 = at_10 + 1U;
        }
        i_20 = i_20 + 1U;
    }
    list_6->count_2 = at_10;
    return;
}

__device__ __noinline__ void sort_list_0(CellList_0 * list_7)
{
    bool fits_board_0;
    if((list_7->count_2) > 12U)
    {
        fits_board_0 = (2U * list_7->count_2) <= (list_7->room_0);
    }
    else
    {
        fits_board_0 = false;
    }
    uint top_4;
    uint bottom_4;
    uint first_4;
    if(fits_board_0)
    {
        top_4 = 127U;
        bottom_4 = 0U;
        first_4 = 4294967295U;
        uint i_21 = 0U;
        for(;;)
        {
            if(i_21 < (list_7->count_2))
            {
            }
            else
            {
                break;
            }
            uint cell_10 = word_at_0(list_7->start_1 + i_21);
            uint place_4 = on_board_0(cell_10);
            if(fits_board_0)
            {
                fits_board_0 = place_4 != 4294967295U;
            }
            else
            {
                fits_board_0 = false;
            }
            uint _S87 = (U32_min((top_4), (place_4 / 128U)));
            uint _S88 = (U32_max((bottom_4), (place_4 / 128U)));
            uint _S89 = (U32_min((first_4), (cell_10 >> int(24))));
            uint i_22 = i_21 + 1U;
            top_4 = _S87;
            bottom_4 = _S88;
            first_4 = _S89;
            i_21 = i_22;
        }
    }
    else
    {
        first_4 = 0U;
        top_4 = 127U;
        bottom_4 = 0U;
    }
    if(fits_board_0)
    {
        sort_on_board_0(list_7, first_4, top_4, bottom_4);
    }
    else
    {
        sort_in_place_0(list_7);
    }
    return;
}

__device__ void seal_cells_0(Machine_0 * m_28, CellList_0 * list_8, bool coloured_0)
{
    uint _S90 = list_8->count_2;
    make_0(m_28, list_8->count_2 * 4U);
    if(_S90 == 0U)
    {
        new_empty_set_0(m_28);
    }
    else
    {
        uint _S91 = list_8->start_1 - 4U;
        uint _S92;
        if(coloured_0)
        {
            _S92 = 11U;
        }
        else
        {
            _S92 = 10U;
        }
        seal_0(m_28, _S91, _S92, _S90, 0U, _S90);
    }
    return;
}

__device__ __noinline__ void union_finish_0(Machine_0 * m_29, Union_0 * u_2)
{
    Machine_0 _S93 = *m_29;
    bool _S94 = failed_0(&_S93);
    if(_S94)
    {
        return;
    }
    m_29->cursor_0 = (&u_2->list_2)->start_1 - 4U;
    if((u_2->kind_7) == 0U)
    {
        new_empty_set_0(m_29);
        return;
    }
    if(!u_2->boards_0)
    {
        spend_0(m_29, u_2->few_0 / 2U);
    }
    if((u_2->kind_7) == 10U)
    {
        uint i_23 = u_2->top_0 * 4U;
        uint count_12 = 0U;
        for(;;)
        {
            if(i_23 < ((u_2->bottom_0 + 1U) * 4U))
            {
            }
            else
            {
                break;
            }
            uint count_13 = count_12 + (U32_countbits((word_at_0(u_2->board_0 + i_23))));
            i_23 = i_23 + 1U;
            count_12 = count_13;
        }
        if(count_12 > ((&u_2->list_2)->room_0))
        {
            fail_0(m_29, 254U);
        }
        Machine_0 _S95 = *m_29;
        bool _S96 = failed_0(&_S95);
        if(!_S96)
        {
            uint _S97 = read_board_0(u_2->board_0, u_2->top_0, u_2->bottom_0, 0U, (&u_2->list_2)->start_1, 0U);
            (&u_2->list_2)->count_2 = _S97;
        }
    }
    else
    {
        if(((&u_2->list_2)->count_2) > ((&u_2->list_2)->room_0))
        {
            fail_0(m_29, 254U);
        }
        else
        {
            Machine_0 _S98 = *m_29;
            bool _S99 = failed_0(&_S98);
            bool _S100;
            if(!_S99)
            {
                CellList_0 _S101 = u_2->list_2;
                bool _S102 = ascends_0(&_S101);
                _S100 = !_S102;
            }
            else
            {
                _S100 = false;
            }
            if(_S100)
            {
                sort_list_0(&u_2->list_2);
            }
        }
    }
    Machine_0 _S103 = *m_29;
    bool _S104 = failed_0(&_S103);
    if(!_S104)
    {
        bool _S105 = (u_2->kind_7) == 11U;
        CellList_0 _S106 = u_2->list_2;
        seal_cells_0(m_29, &_S106, _S105);
    }
    return;
}

__device__ __noinline__ void op_merge_0(Machine_0 * m_30, uint a_8)
{
    uint kind_9 = kind_of_0(a_8);
    if(kind_9 == 9U)
    {
        chained_0(m_30, a_8);
    }
    else
    {
        uint i_24;
        if(kind_9 == 12U)
        {
            Machine_0 _S107 = *m_30;
            Union_0 _S108 = Union_at_0(&_S107);
            Union_0 u_3 = _S108;
            i_24 = 0U;
            for(;;)
            {
                bool _S109;
                if(i_24 < (word_at_0(a_8 + 1U)))
                {
                    Machine_0 _S110 = *m_30;
                    bool _S111 = failed_0(&_S110);
                    _S109 = !_S111;
                }
                else
                {
                    _S109 = false;
                }
                if(_S109)
                {
                }
                else
                {
                    break;
                }
                union_add_0(m_30, &u_3, item_at_0(a_8, i_24));
                i_24 = i_24 + 1U;
            }
            union_finish_0(m_30, &u_3);
        }
        else
        {
            if((length_of_0(a_8)) == 4294967295U)
            {
                i_24 = 7U;
            }
            else
            {
                i_24 = 254U;
            }
            fail_0(m_30, i_24);
        }
    }
    return;
}

__device__ bool is_set_0(uint record_9)
{
    uint kind_10 = kind_of_0(record_9);
    bool _S112;
    if(kind_10 >= 10U)
    {
        _S112 = kind_10 <= 12U;
    }
    else
    {
        _S112 = false;
    }
    return _S112;
}

__device__ uint zero_record_0(Machine_0 * m_31)
{
    uint at_11 = m_31->scratch_1 + 1024U;
    *(&(globalParams_0->arena_0)[at_11]) = 2U;
    *(&(globalParams_0->arena_0)[at_11 + 1U]) = 0U;
    *(&(globalParams_0->arena_0)[at_11 + 2U]) = 0U;
    *(&(globalParams_0->arena_0)[at_11 + 3U]) = 0U;
    return at_11;
}

struct PatchView_0
{
    uint cells_6;
    uint count_14;
    bool is_set_1;
    bool coloured_1;
};

__device__ __noinline__ PatchView_0 patch_view_0(Machine_0 * m_32, uint record_10)
{
    uint kind_11 = kind_of_0(record_10);
    uint length_6 = length_or_0_0(record_10);
    PatchView_0 view_0;
    uint _S113 = record_10 + 4U;
    (&view_0)->cells_6 = _S113;
    (&view_0)->count_14 = 0U;
    (&view_0)->is_set_1 = true;
    (&view_0)->coloured_1 = false;
    spend_0(m_32, length_6 / 16U);
    Machine_0 _S114 = *m_32;
    bool _S115 = failed_0(&_S114);
    if(_S115)
    {
        return view_0;
    }
    bool plain_0;
    if(kind_11 == 9U)
    {
        plain_0 = true;
    }
    else
    {
        plain_0 = kind_11 == 12U;
    }
    bool _S116;
    if(kind_11 == 10U)
    {
        _S116 = true;
    }
    else
    {
        _S116 = kind_11 == 11U;
    }
    if(_S116)
    {
        _S116 = true;
    }
    else
    {
        _S116 = kind_11 == 8U;
    }
    if(_S116)
    {
        (&view_0)->count_14 = length_6;
        (&view_0)->is_set_1 = kind_11 != 8U;
        (&view_0)->coloured_1 = kind_11 != 10U;
    }
    else
    {
        if(kind_11 == 6U)
        {
            _S116 = (word_at_0(record_10 + 2U)) == 2U;
        }
        else
        {
            _S116 = false;
        }
        uint i_25;
        if(_S116)
        {
            spend_0(m_32, length_6 / 2U);
            (&view_0)->cells_6 = m_32->scratch_1 + 1408U;
            (&view_0)->is_set_1 = false;
            if(length_6 > 2688U)
            {
                fail_0(m_32, 254U);
            }
            Machine_0 _S117 = *m_32;
            bool _S118 = failed_0(&_S117);
            if(_S118)
            {
                return view_0;
            }
            (&view_0)->count_14 = length_6;
            i_25 = 0U;
            for(;;)
            {
                if(i_25 < length_6)
                {
                }
                else
                {
                    break;
                }
                uint _S119 = 2U * i_25;
                *(&(globalParams_0->arena_0)[(&view_0)->cells_6 + i_25]) = pack_0(cell_at_0(_S113, _S119), cell_at_0(_S113, _S119 + 1U));
                i_25 = i_25 + 1U;
            }
        }
        else
        {
            if(!plain_0)
            {
                _S116 = true;
            }
            else
            {
                _S116 = length_6 > 0U;
            }
            if(_S116)
            {
                spend_0(m_32, length_6);
                if(plain_0)
                {
                    i_25 = kind_of_0(record_10 + word_at_0(_S113));
                }
                else
                {
                    i_25 = 2U;
                }
                if(i_25 == 4U)
                {
                    plain_0 = true;
                }
                else
                {
                    plain_0 = i_25 == 3U;
                }
                if(plain_0)
                {
                    plain_0 = true;
                }
                else
                {
                    plain_0 = i_25 == 9U;
                }
                if(plain_0)
                {
                    i_25 = 254U;
                }
                else
                {
                    i_25 = 5U;
                }
                fail_0(m_32, i_25);
            }
        }
    }
    return view_0;
}

__device__ int colour_of_patch_0(Machine_0 * m_33, uint a_9)
{
    PatchView_0 patch_0 = patch_view_0(m_33, a_9);
    if((patch_0.count_14) == 0U)
    {
        fail_0(m_33, 23U);
    }
    Machine_0 _S120 = *m_33;
    bool _S121 = failed_0(&_S120);
    if(_S121)
    {
        return int(0);
    }
    uint cell_11 = word_at_0(patch_0.cells_6);
    int _S122;
    if(patch_0.coloured_1)
    {
        _S122 = colour_of_0(cell_11);
    }
    else
    {
        _S122 = row_of_0(cell_11);
    }
    return _S122;
}

__device__ bool equals_number_0(uint record_11, int n_1)
{
    uint kind_12 = kind_of_0(record_11);
    bool _S123;
    if(kind_12 == 2U)
    {
        _S123 = true;
    }
    else
    {
        _S123 = kind_12 == 1U;
    }
    if(_S123)
    {
        _S123 = int(word_at_0(record_11 + 1U)) == n_1;
    }
    else
    {
        _S123 = false;
    }
    if(_S123)
    {
        _S123 = int(word_at_0(record_11 + 2U)) == (n_1 >> int(31));
    }
    else
    {
        _S123 = false;
    }
    return _S123;
}

__device__ bool charged_0(Machine_0 * m_34, uint cost_1)
{
    spend_call_0(m_34, cost_1);
    Machine_0 _S124 = *m_34;
    bool _S125 = failed_0(&_S124);
    return !_S125;
}

__device__ void end_element_0(Machine_0 * m_35, uint a_10, bool from_end_0)
{
    uint length_7 = length_of_0(a_10);
    if(length_7 == 4294967295U)
    {
        fail_0(m_35, 7U);
    }
    else
    {
        if(length_7 == 0U)
        {
            fail_0(m_35, 22U);
        }
        else
        {
            uint _S126;
            if(from_end_0)
            {
                _S126 = length_7 - 1U;
            }
            else
            {
                _S126 = 0U;
            }
            put_element_0(m_35, a_10, _S126);
        }
    }
    return;
}

__device__ void op_first_0(Machine_0 * m_36, uint a_11)
{
    end_element_0(m_36, a_11, false);
    return;
}

__device__ void op_last_0(Machine_0 * m_37, uint a_12)
{
    end_element_0(m_37, a_12, true);
    return;
}

__device__ uint position_of_0(Machine_0 * m_38, int n_2, uint length_8)
{
    int at_12;
    if(n_2 < int(0))
    {
        at_12 = n_2 + int(length_8);
    }
    else
    {
        at_12 = n_2;
    }
    bool _S127;
    if(at_12 < int(0))
    {
        _S127 = true;
    }
    else
    {
        _S127 = at_12 >= int(length_8);
    }
    if(_S127)
    {
        fail_0(m_38, 19U);
    }
    return uint(at_12);
}

__device__ void nth_0(Machine_0 * m_39, uint a_13, int n_3)
{
    uint length_9 = length_of_0(a_13);
    if(length_9 == 4294967295U)
    {
        fail_0(m_39, 7U);
    }
    uint at_13 = position_of_0(m_39, n_3, length_9);
    Machine_0 _S128 = *m_39;
    bool _S129 = failed_0(&_S128);
    if(!_S129)
    {
        put_element_0(m_39, a_13, at_13);
    }
    return;
}

__device__ void op_second_0(Machine_0 * m_40, uint a_14)
{
    nth_0(m_40, a_14, int(1));
    return;
}

__device__ void op_color_0(Machine_0 * m_41, uint a_15)
{
    int colour_3 = colour_of_patch_0(m_41, a_15);
    new_int_0(m_41, colour_3);
    return;
}

struct Tally_0
{
    uint cells_7;
    uint length_10;
    uint left_1;
    bool bytes_1;
    bool small_0;
    bool runs_0;
    bool rows_0;
    int key_0;
    uint count_15;
};

__device__ bool is_tuple_0(uint record_12)
{
    uint kind_13 = kind_of_0(record_12);
    bool _S130;
    if(kind_13 == 3U)
    {
        _S130 = true;
    }
    else
    {
        _S130 = kind_13 == 4U;
    }
    if(_S130)
    {
        _S130 = true;
    }
    else
    {
        if(kind_13 >= 6U)
        {
            _S130 = kind_13 <= 9U;
        }
        else
        {
            _S130 = false;
        }
    }
    return _S130;
}

struct GridView_0
{
    uint height_1;
    uint width_2;
    uint cells_8;
};

__device__ __noinline__ GridView_0 grid_view_0(Machine_0 * m_42, uint record_13)
{
    GridView_0 view_1;
    (&view_1)->height_1 = 0U;
    (&view_1)->width_2 = 0U;
    uint _S131 = record_13 + 4U;
    (&view_1)->cells_8 = _S131;
    uint kind_14 = kind_of_0(record_13);
    if(kind_14 == 6U)
    {
        (&view_1)->height_1 = word_at_0(record_13 + 1U);
        (&view_1)->width_2 = word_at_0(record_13 + 2U);
        return view_1;
    }
    bool rows_are_empty_0;
    if(kind_14 == 9U)
    {
        rows_are_empty_0 = (word_at_0(record_13 + 1U)) <= 256U;
    }
    else
    {
        rows_are_empty_0 = false;
    }
    if(rows_are_empty_0)
    {
        uint i_26 = 0U;
        for(;;)
        {
            if(i_26 < (word_at_0(record_13 + 1U)))
            {
            }
            else
            {
                break;
            }
            uint row_5 = record_13 + word_at_0(_S131 + i_26);
            bool _S132;
            if(rows_are_empty_0)
            {
                _S132 = (kind_of_0(row_5)) == 9U;
            }
            else
            {
                _S132 = false;
            }
            if(_S132)
            {
                rows_are_empty_0 = (word_at_0(row_5 + 1U)) == 0U;
            }
            else
            {
                rows_are_empty_0 = false;
            }
            i_26 = i_26 + 1U;
        }
    }
    if(rows_are_empty_0)
    {
        (&view_1)->height_1 = word_at_0(record_13 + 1U);
    }
    else
    {
        fail_0(m_42, 4U);
    }
    return view_1;
}

__device__ uint GridView_area_0(GridView_0 * this_3)
{
    return this_3->height_1 * this_3->width_2;
}

__device__ Tally_0 Tally_of_cells_0(uint cells_9, uint area_1)
{
    Tally_0 t_0;
    (&t_0)->cells_7 = cells_9;
    (&t_0)->length_10 = area_1;
    (&t_0)->left_1 = area_1;
    (&t_0)->bytes_1 = true;
    (&t_0)->runs_0 = false;
    (&t_0)->rows_0 = false;
    (&t_0)->key_0 = int(-4096);
    (&t_0)->count_15 = 0U;
    uint i_27 = 0U;
    uint all_1 = 0U;
    for(;;)
    {
        if(i_27 < ((area_1 + 3U) / 4U))
        {
        }
        else
        {
            break;
        }
        uint all_2 = all_1 | (word_at_0(cells_9 + i_27));
        i_27 = i_27 + 1U;
        all_1 = all_2;
    }
    (&t_0)->small_0 = (all_1 & 4042322160U) == 0U;
    return t_0;
}

__device__ Tally_0 Tally_of_patch_0(PatchView_0 * patch_1)
{
    Tally_0 t_1;
    (&t_1)->cells_7 = patch_1->cells_6;
    (&t_1)->length_10 = patch_1->count_14;
    (&t_1)->left_1 = patch_1->count_14;
    (&t_1)->bytes_1 = false;
    (&t_1)->small_0 = false;
    (&t_1)->runs_0 = patch_1->is_set_1;
    (&t_1)->rows_0 = !patch_1->coloured_1;
    (&t_1)->key_0 = int(-4096);
    (&t_1)->count_15 = 0U;
    return t_1;
}

__device__ Tally_0 tally_of_0(Machine_0 * m_43, uint element_2)
{
    if(is_tuple_0(element_2))
    {
        GridView_0 grid_2 = grid_view_0(m_43, element_2);
        GridView_0 _S133 = grid_2;
        uint _S134 = GridView_area_0(&_S133);
        spend_0(m_43, _S134 / 8U);
        Machine_0 _S135 = *m_43;
        bool _S136 = failed_0(&_S135);
        uint _S137;
        if(_S136)
        {
            _S137 = 0U;
        }
        else
        {
            _S137 = _S134;
        }
        return Tally_of_cells_0(grid_2.cells_8, _S137);
    }
    PatchView_0 _S138 = patch_view_0(m_43, element_2);
    PatchView_0 patch_2 = _S138;
    spend_0(m_43, (&patch_2)->count_14 / 4U);
    Machine_0 _S139 = *m_43;
    bool _S140 = failed_0(&_S139);
    if(_S140)
    {
        (&patch_2)->count_14 = 0U;
    }
    PatchView_0 _S141 = patch_2;
    Tally_0 _S142 = Tally_of_patch_0(&_S141);
    return _S142;
}

__device__ uint four_of_0(int colour_4)
{
    return (uint(colour_4) & 255U) * 16843009U;
}

__device__ uint equal_bytes_0(uint a_16, uint b_5)
{
    uint differs_0 = a_16 ^ b_5;
    return (~(((differs_0 & 2139062143U) + 2139062143U) | differs_0)) & 2155905152U;
}

__device__ uint cells_left_0(uint left_2)
{
    uint _S143;
    if(left_2 >= 4U)
    {
        _S143 = 4294967295U;
    }
    else
    {
        _S143 = (1U << (8U * left_2)) - 1U;
    }
    return _S143;
}

__device__ uint count_colour_0(uint cells_10, uint area_2, int colour_5)
{
    uint _S144 = four_of_0(colour_5);
    uint i_28 = 0U;
    uint count_16 = 0U;
    for(;;)
    {
        if(i_28 < area_2)
        {
        }
        else
        {
            break;
        }
        uint count_17 = count_16 + (U32_countbits(((equal_bytes_0(word_at_0(cells_10 + (i_28 >> int(2))), _S144)) & (cells_left_0(area_2 - i_28)))));
        i_28 = i_28 + 4U;
        count_16 = count_17;
    }
    return count_16;
}

__device__ int Tally_key_at_0(Tally_0 * this_4, uint i_29)
{
    if(this_4->bytes_1)
    {
        return cell_at_0(this_4->cells_7, i_29);
    }
    uint packed_4 = word_at_0(this_4->cells_7 + i_29);
    int _S145;
    if(this_4->rows_0)
    {
        _S145 = row_of_0(packed_4);
    }
    else
    {
        _S145 = colour_of_0(packed_4);
    }
    return _S145;
}

__device__ __noinline__ bool Tally_next_0(Tally_0 * this_5)
{
    if((this_5->left_1) == 0U)
    {
        return false;
    }
    if(this_5->small_0)
    {
        this_5->count_15 = 0U;
        this_5->key_0 = (I32_max((this_5->key_0), (int(-1))));
        for(;;)
        {
            if((this_5->count_15) == 0U)
            {
            }
            else
            {
                break;
            }
            int _S146 = this_5->key_0 + int(1);
            this_5->key_0 = _S146;
            this_5->count_15 = count_colour_0(this_5->cells_7, this_5->length_10, _S146);
        }
    }
    else
    {
        bool _S147;
        if(this_5->runs_0)
        {
            uint start_4 = this_5->length_10 - this_5->left_1;
            Tally_0 _S148 = *this_5;
            int _S149 = Tally_key_at_0(&_S148, start_4);
            this_5->key_0 = _S149;
            this_5->count_15 = 1U;
            for(;;)
            {
                if((start_4 + this_5->count_15) < (this_5->length_10))
                {
                    uint _S150 = start_4 + this_5->count_15;
                    Tally_0 _S151 = *this_5;
                    int _S152 = Tally_key_at_0(&_S151, _S150);
                    _S147 = _S152 == (this_5->key_0);
                }
                else
                {
                    _S147 = false;
                }
                if(_S147)
                {
                }
                else
                {
                    break;
                }
                this_5->count_15 = this_5->count_15 + 1U;
            }
        }
        else
        {
            int least_0 = int(4096);
            uint i_30 = 0U;
            for(;;)
            {
                if(i_30 < (this_5->length_10))
                {
                }
                else
                {
                    break;
                }
                Tally_0 _S153 = *this_5;
                int _S154 = Tally_key_at_0(&_S153, i_30);
                if(_S154 > (this_5->key_0))
                {
                    _S147 = _S154 <= least_0;
                }
                else
                {
                    _S147 = false;
                }
                if(_S147)
                {
                    uint _S155;
                    if(_S154 == least_0)
                    {
                        _S155 = this_5->count_15 + 1U;
                    }
                    else
                    {
                        _S155 = 1U;
                    }
                    this_5->count_15 = _S155;
                    least_0 = _S154;
                }
                i_30 = i_30 + 1U;
            }
            this_5->key_0 = least_0;
        }
    }
    this_5->left_1 = this_5->left_1 - this_5->count_15;
    return true;
}

__device__ void op_numcolors_0(Machine_0 * m_44, uint a_17)
{
    Tally_0 _S156 = tally_of_0(m_44, a_17);
    Tally_0 tally_0 = _S156;
    Machine_0 _S157 = *m_44;
    bool _S158 = failed_0(&_S157);
    if(_S158)
    {
        return;
    }
    int count_18 = int(0);
    for(;;)
    {
        bool _S159 = Tally_next_0(&tally_0);
        if(_S159)
        {
        }
        else
        {
            break;
        }
        count_18 = count_18 + int(1);
    }
    new_int_0(m_44, count_18);
    return;
}

__device__ int extreme_colour_0(Tally_0 * all_3, bool rare_0)
{
    Tally_0 tally_1 = *all_3;
    uint count_19 = 0U;
    int best_0 = int(0);
    for(;;)
    {
        bool _S160 = Tally_next_0(&tally_1);
        if(_S160)
        {
        }
        else
        {
            break;
        }
        bool _S161;
        if(count_19 == 0U)
        {
            _S161 = true;
        }
        else
        {
            if(rare_0)
            {
                _S161 = ((&tally_1)->count_15) < count_19;
            }
            else
            {
                _S161 = ((&tally_1)->count_15) > count_19;
            }
        }
        if(_S161)
        {
            count_19 = (&tally_1)->count_15;
            best_0 = (&tally_1)->key_0;
        }
    }
    return best_0;
}

__device__ int background_0(Machine_0 * m_45, GridView_0 * grid_3)
{
    uint _S162 = GridView_area_0(grid_3);
    spend_0(m_45, _S162 / 8U);
    if(_S162 == 0U)
    {
        fail_0(m_45, 24U);
    }
    Machine_0 _S163 = *m_45;
    bool _S164 = failed_0(&_S163);
    if(_S164)
    {
        return int(0);
    }
    uint _S165 = grid_3->cells_8;
    if((count_colour_0(grid_3->cells_8, _S162, int(0)) * 2U) > _S162)
    {
        return int(0);
    }
    int middle_0 = cell_at_0(_S165, _S162 / 2U);
    if((count_colour_0(_S165, _S162, middle_0) * 2U) > _S162)
    {
        return middle_0;
    }
    Tally_0 _S166 = Tally_of_cells_0(_S165, _S162);
    int _S167 = extreme_colour_0(&_S166, false);
    return _S167;
}

__device__ void new_extreme_0(Machine_0 * m_46, uint a_18, bool rare_1)
{
    Tally_0 tally_2 = tally_of_0(m_46, a_18);
    if((tally_2.length_10) == 0U)
    {
        fail_0(m_46, 24U);
    }
    Machine_0 _S168 = *m_46;
    bool _S169 = failed_0(&_S168);
    if(!_S169)
    {
        Tally_0 _S170 = tally_2;
        int _S171 = extreme_colour_0(&_S170, rare_1);
        new_int_0(m_46, _S171);
    }
    return;
}

__device__ void op_mostcolor_0(Machine_0 * m_47, uint a_19)
{
    if((kind_of_0(a_19)) == 6U)
    {
        GridView_0 _S172 = grid_view_0(m_47, a_19);
        GridView_0 _S173 = _S172;
        int _S174 = background_0(m_47, &_S173);
        new_int_0(m_47, _S174);
    }
    else
    {
        new_extreme_0(m_47, a_19, false);
    }
    return;
}

__device__ void op_leastcolor_0(Machine_0 * m_48, uint a_20)
{
    new_extreme_0(m_48, a_20, true);
    return;
}

__device__ uint put_colours_0(Machine_0 * m_49, uint items_8, Tally_0 * all_4, uint count_20)
{
    Tally_0 tally_3 = *all_4;
    uint i_31 = 0U;
    for(;;)
    {
        Machine_0 _S175 = *m_49;
        bool _S176 = failed_0(&_S175);
        bool _S177;
        if(!_S176)
        {
            bool _S178 = Tally_next_0(&tally_3);
            _S177 = _S178;
        }
        else
        {
            _S177 = false;
        }
        if(_S177)
        {
        }
        else
        {
            break;
        }
        if(i_31 < count_20)
        {
            Machine_0 _S179 = *m_49;
            start_item_0(&_S179, items_8, i_31);
            new_int_0(m_49, (&tally_3)->key_0);
        }
        i_31 = i_31 + 1U;
    }
    return i_31;
}

__device__ void colours_0(Machine_0 * m_50, uint a_21, bool as_tuple_0)
{
    Tally_0 tally_4 = tally_of_0(m_50, a_21);
    Machine_0 _S180 = *m_50;
    bool _S181 = failed_0(&_S180);
    if(_S181)
    {
        return;
    }
    Tally_0 _S182 = tally_4;
    uint _S183 = put_colours_0(m_50, 0U, &_S182, 0U);
    uint items_9 = open_items_0(m_50, _S183);
    Tally_0 _S184 = tally_4;
    uint _S185 = put_colours_0(m_50, items_9, &_S184, _S183);
    if(as_tuple_0)
    {
        close_tuple_0(m_50, items_9, _S183);
        return;
    }
    make_0(m_50, _S183 * 16U);
    close_plain_0(m_50, items_9, 12U, _S183);
    return;
}

__device__ void op_palette_0(Machine_0 * m_51, uint a_22)
{
    colours_0(m_51, a_22, false);
    return;
}

__device__ void op_p_g_0(Machine_0 * m_52, uint a_23)
{
    colours_0(m_52, a_23, true);
    return;
}

__device__ void op_p_f_0(Machine_0 * m_53, uint a_24)
{
    colours_0(m_53, a_24, false);
    return;
}

struct Two_0
{
    int x_1;
    int y_0;
};

__device__ Two_0 two_0(int x_2, int y_1)
{
    Two_0 both_0;
    (&both_0)->x_1 = x_2;
    (&both_0)->y_0 = y_1;
    return both_0;
}

struct Bounds_0
{
    int top_5;
    int left_3;
    int bottom_5;
    int right_0;
    bool empty_0;
};

__device__ Bounds_0 Bounds_from_0(int top_6, int left_4, int bottom_6, int right_1)
{
    Bounds_0 b_6;
    (&b_6)->top_5 = top_6;
    (&b_6)->left_3 = left_4;
    (&b_6)->bottom_5 = bottom_6;
    (&b_6)->right_0 = right_1;
    (&b_6)->empty_0 = false;
    return b_6;
}

__device__ Bounds_0 bounds_of_0(PatchView_0 * patch_3)
{
    uint _S186;
    uint top_7 = 4095U;
    uint bottom_7 = 0U;
    uint left_5 = 4095U;
    uint right_2 = 0U;
    uint i_32 = 0U;
    for(;;)
    {
        _S186 = patch_3->count_14;
        if(i_32 < (patch_3->count_14))
        {
        }
        else
        {
            break;
        }
        uint cell_12 = word_at_0(patch_3->cells_6 + i_32);
        uint row_6 = (cell_12 >> int(12)) & 4095U;
        uint column_3 = cell_12 & 4095U;
        uint _S187 = (U32_min((top_7), (row_6)));
        uint _S188 = (U32_max((bottom_7), (row_6)));
        uint _S189 = (U32_min((left_5), (column_3)));
        uint _S190 = (U32_max((right_2), (column_3)));
        uint i_33 = i_32 + 1U;
        top_7 = _S187;
        bottom_7 = _S188;
        left_5 = _S189;
        right_2 = _S190;
        i_32 = i_33;
    }
    Bounds_0 b_7 = Bounds_from_0(int(top_7) - int(2048), int(left_5) - int(2048), int(bottom_7) - int(2048), int(right_2) - int(2048));
    (&b_7)->empty_0 = _S186 == 0U;
    return b_7;
}

__device__ int Bounds_height_0(Bounds_0 * this_6)
{
    return this_6->bottom_5 - this_6->top_5 + int(1);
}

__device__ int Bounds_width_0(Bounds_0 * this_7)
{
    return this_7->right_0 - this_7->left_3 + int(1);
}

__device__ Two_0 extent_0(Machine_0 * m_54, uint a_25)
{
    if(is_tuple_0(a_25))
    {
        GridView_0 grid_4 = grid_view_0(m_54, a_25);
        return two_0(int(grid_4.height_1), int(grid_4.width_2));
    }
    PatchView_0 patch_4 = patch_view_0(m_54, a_25);
    Machine_0 _S191 = *m_54;
    bool _S192 = failed_0(&_S191);
    bool _S193;
    if(_S192)
    {
        _S193 = true;
    }
    else
    {
        _S193 = (patch_4.count_14) == 0U;
    }
    if(_S193)
    {
        return two_0(int(0), int(0));
    }
    PatchView_0 _S194 = patch_4;
    Bounds_0 _S195 = bounds_of_0(&_S194);
    Bounds_0 _S196 = _S195;
    int _S197 = Bounds_height_0(&_S196);
    Bounds_0 _S198 = _S195;
    int _S199 = Bounds_width_0(&_S198);
    return two_0(_S197, _S199);
}

__device__ void op_height_0(Machine_0 * m_55, uint a_26)
{
    bool any_0;
    if((kind_of_0(a_26)) == 9U)
    {
        any_0 = true;
    }
    else
    {
        any_0 = (kind_of_0(a_26)) == 7U;
    }
    int height_2;
    if(any_0)
    {
        height_2 = int(word_at_0(a_26 + 1U));
    }
    else
    {
        Two_0 _S200 = extent_0(m_55, a_26);
        height_2 = _S200.x_1;
    }
    new_int_0(m_55, height_2);
    return;
}

__device__ void op_width_0(Machine_0 * m_56, uint a_27)
{
    Two_0 sides_0 = extent_0(m_56, a_27);
    new_int_0(m_56, sides_0.y_0);
    return;
}

__device__ void op_shape_0(Machine_0 * m_57, uint a_28)
{
    Two_0 sides_1 = extent_0(m_57, a_28);
    new_pair_0(m_57, sides_1.x_1, sides_1.y_0);
    return;
}

__device__ void new_bool_0(Machine_0 * m_58, bool value_2)
{
    int _S201;
    if(value_2)
    {
        _S201 = int(1);
    }
    else
    {
        _S201 = int(0);
    }
    uint _S202 = new_record_0(m_58, 1U, uint(_S201), 0U, 0U);
    return;
}

__device__ void op_portrait_0(Machine_0 * m_59, uint a_29)
{
    Two_0 sides_2 = extent_0(m_59, a_29);
    new_bool_0(m_59, (sides_2.x_1) > (sides_2.y_0));
    return;
}

__device__ void op_square_0(Machine_0 * m_60, uint a_30)
{
    Two_0 sides_3 = extent_0(m_60, a_30);
    bool square_0 = (sides_3.x_1) == (sides_3.y_0);
    Machine_0 _S203 = *m_60;
    bool _S204 = failed_0(&_S203);
    if(_S204)
    {
        return;
    }
    bool square_1;
    if(!is_tuple_0(a_30))
    {
        PatchView_0 patch_5 = patch_view_0(m_60, a_30);
        if(square_0)
        {
            square_1 = uint(sides_3.x_1 * sides_3.y_0) == (patch_5.count_14);
        }
        else
        {
            square_1 = false;
        }
    }
    else
    {
        if((sides_3.x_1) == int(0))
        {
            fail_0(m_60, 24U);
        }
        square_1 = square_0;
    }
    new_bool_0(m_60, square_1);
    return;
}

__device__ PatchView_0 patch_set_view_0(Machine_0 * m_61, uint record_14)
{
    bool _S205;
    if(is_tuple_0(record_14))
    {
        _S205 = (length_of_0(record_14)) != 0U;
    }
    else
    {
        _S205 = false;
    }
    if(_S205)
    {
        fail_0(m_61, 5U);
    }
    PatchView_0 _S206 = patch_view_0(m_61, record_14);
    return _S206;
}

__device__ __noinline__ void line_0(Machine_0 * m_62, uint a_31, bool vertical_0)
{
    PatchView_0 patch_6 = patch_set_view_0(m_62, a_31);
    Machine_0 _S207 = *m_62;
    bool _S208 = failed_0(&_S207);
    if(_S208)
    {
        return;
    }
    PatchView_0 _S209 = patch_6;
    Bounds_0 _S210 = bounds_of_0(&_S209);
    int length_11;
    if(vertical_0)
    {
        Bounds_0 _S211 = _S210;
        int _S212 = Bounds_height_0(&_S211);
        length_11 = _S212;
    }
    else
    {
        Bounds_0 _S213 = _S210;
        int _S214 = Bounds_width_0(&_S213);
        length_11 = _S214;
    }
    int thickness_0;
    if(vertical_0)
    {
        Bounds_0 _S215 = _S210;
        int _S216 = Bounds_width_0(&_S215);
        thickness_0 = _S216;
    }
    else
    {
        Bounds_0 _S217 = _S210;
        int _S218 = Bounds_height_0(&_S217);
        thickness_0 = _S218;
    }
    bool _S219;
    if(!_S210.empty_0)
    {
        _S219 = uint(length_11) == (patch_6.count_14);
    }
    else
    {
        _S219 = false;
    }
    if(_S219)
    {
        _S219 = thickness_0 == int(1);
    }
    else
    {
        _S219 = false;
    }
    new_bool_0(m_62, _S219);
    return;
}

__device__ void op_vline_0(Machine_0 * m_63, uint a_32)
{
    line_0(m_63, a_32, true);
    return;
}

__device__ void op_hline_0(Machine_0 * m_64, uint a_33)
{
    line_0(m_64, a_33, false);
    return;
}

__device__ Bounds_0 some_bounds_0(Machine_0 * m_65, PatchView_0 * patch_7)
{
    Bounds_0 _S220 = bounds_of_0(patch_7);
    if(_S220.empty_0)
    {
        fail_0(m_65, 23U);
    }
    return _S220;
}

__device__ void bound_0(Machine_0 * m_66, uint a_34, int which_0)
{
    PatchView_0 patch_8 = patch_view_0(m_66, a_34);
    Machine_0 _S221 = *m_66;
    bool _S222 = failed_0(&_S221);
    if(_S222)
    {
        return;
    }
    PatchView_0 _S223 = patch_8;
    Bounds_0 _S224 = some_bounds_0(m_66, &_S223);
    int _S225;
    if(which_0 == int(0))
    {
        _S225 = _S224.bottom_5;
    }
    else
    {
        if(which_0 == int(1))
        {
            _S225 = _S224.top_5;
        }
        else
        {
            if(which_0 == int(2))
            {
                _S225 = _S224.left_3;
            }
            else
            {
                _S225 = _S224.right_0;
            }
        }
    }
    new_int_0(m_66, _S225);
    return;
}

__device__ void op_uppermost_0(Machine_0 * m_67, uint a_35)
{
    bound_0(m_67, a_35, int(1));
    return;
}

__device__ void op_lowermost_0(Machine_0 * m_68, uint a_36)
{
    bound_0(m_68, a_36, int(0));
    return;
}

__device__ void op_leftmost_0(Machine_0 * m_69, uint a_37)
{
    bound_0(m_69, a_37, int(2));
    return;
}

__device__ void op_rightmost_0(Machine_0 * m_70, uint a_38)
{
    bound_0(m_70, a_38, int(3));
    return;
}

__device__ void corner_of_0(Machine_0 * m_71, uint a_39, int which_1)
{
    PatchView_0 patch_9 = patch_view_0(m_71, a_39);
    Machine_0 _S226 = *m_71;
    bool _S227 = failed_0(&_S226);
    if(_S227)
    {
        return;
    }
    PatchView_0 _S228 = patch_9;
    Bounds_0 _S229 = bounds_of_0(&_S228);
    if(_S229.empty_0)
    {
        new_empty_tuple_0(m_71);
    }
    else
    {
        int _S230;
        if(which_1 < int(2))
        {
            _S230 = _S229.top_5;
        }
        else
        {
            _S230 = _S229.bottom_5;
        }
        int _S231;
        if((which_1 & int(1)) == int(0))
        {
            _S231 = _S229.left_3;
        }
        else
        {
            _S231 = _S229.right_0;
        }
        new_pair_0(m_71, _S230, _S231);
    }
    return;
}

__device__ void op_ulcorner_0(Machine_0 * m_72, uint a_40)
{
    corner_of_0(m_72, a_40, int(0));
    return;
}

__device__ void op_urcorner_0(Machine_0 * m_73, uint a_41)
{
    corner_of_0(m_73, a_41, int(1));
    return;
}

__device__ void op_llcorner_0(Machine_0 * m_74, uint a_42)
{
    corner_of_0(m_74, a_42, int(2));
    return;
}

__device__ void op_lrcorner_0(Machine_0 * m_75, uint a_43)
{
    corner_of_0(m_75, a_43, int(3));
    return;
}

__device__ Two_0 center_of_0(Machine_0 * m_76, PatchView_0 * patch_10)
{
    Bounds_0 _S232 = some_bounds_0(m_76, patch_10);
    Bounds_0 _S233 = _S232;
    int _S234 = Bounds_height_0(&_S233);
    int _S235 = _S232.top_5 + _S234 / int(2);
    Bounds_0 _S236 = _S232;
    int _S237 = Bounds_width_0(&_S236);
    return two_0(_S235, _S232.left_3 + _S237 / int(2));
}

__device__ void op_center_0(Machine_0 * m_77, uint a_44)
{
    PatchView_0 patch_11 = patch_set_view_0(m_77, a_44);
    Machine_0 _S238 = *m_77;
    bool _S239 = failed_0(&_S238);
    if(_S239)
    {
        return;
    }
    PatchView_0 _S240 = patch_11;
    Two_0 _S241 = center_of_0(m_77, &_S240);
    new_pair_0(m_77, _S241.x_1, _S241.y_0);
    return;
}

__device__ uint log_2_0(uint n_4)
{
    return (U32_firstbithigh(((U32_max((n_4), (2U))))));
}

__device__ int two_words_0(int a_45, int b_8, uint low_a_0, uint low_b_0)
{
    int _S242;
    if(a_45 != b_8)
    {
        if(a_45 < b_8)
        {
            _S242 = int(-1);
        }
        else
        {
            _S242 = int(1);
        }
        return _S242;
    }
    if(low_a_0 < low_b_0)
    {
        _S242 = int(-1);
    }
    else
    {
        if(low_a_0 > low_b_0)
        {
            _S242 = int(1);
        }
        else
        {
            _S242 = int(0);
        }
    }
    return _S242;
}

__device__ __noinline__ int compare_cells_0(uint a_46, uint mine_0, uint b_9, uint theirs_0)
{
    uint _S243 = (U32_min((mine_0), (theirs_0)));
    uint i_34 = 0U;
    for(;;)
    {
        uint _S244 = i_34 + 4U;
        bool _S245;
        if(_S244 <= _S243)
        {
            uint _S246 = i_34 >> int(2);
            _S245 = (word_at_0(a_46 + _S246)) == (word_at_0(b_9 + _S246));
        }
        else
        {
            _S245 = false;
        }
        if(_S245)
        {
        }
        else
        {
            break;
        }
        i_34 = _S244;
    }
    for(;;)
    {
        if(i_34 < _S243)
        {
        }
        else
        {
            break;
        }
        int x_3 = cell_at_0(a_46, i_34);
        int y_2 = cell_at_0(b_9, i_34);
        if(x_3 != y_2)
        {
            return x_3 - y_2;
        }
        i_34 = i_34 + 1U;
    }
    return int(mine_0) - int(theirs_0);
}

__device__ __noinline__ int compare_0(Machine_0 * m_78, uint a_47, uint b_10)
{
    uint kind_15 = kind_of_0(a_47);
    uint other_0 = kind_of_0(b_10);
    uint mine_1 = length_or_0_0(a_47);
    uint theirs_1 = length_or_0_0(b_10);
    bool _S247;
    if(is_set_0(a_47))
    {
        _S247 = is_set_0(b_10);
    }
    else
    {
        _S247 = false;
    }
    if(_S247)
    {
        if(mine_1 == 0U)
        {
            _S247 = true;
        }
        else
        {
            _S247 = theirs_1 == 0U;
        }
    }
    else
    {
        _S247 = false;
    }
    if(_S247)
    {
        return int(mine_1) - int(theirs_1);
    }
    if(kind_15 != other_0)
    {
        fail_0(m_78, 254U);
        return int(0);
    }
    uint i_35;
    switch(kind_15)
    {
    case 1U:
        {
            return int(word_at_0(a_47 + 1U)) - int(word_at_0(b_10 + 1U));
        }
    case 2U:
        {
            return two_words_0(int(word_at_0(a_47 + 2U)), int(word_at_0(b_10 + 2U)), word_at_0(a_47 + 1U), word_at_0(b_10 + 1U));
        }
    case 3U:
        {
            return two_words_0(int(word_at_0(a_47 + 1U)), int(word_at_0(b_10 + 1U)), (word_at_0(a_47 + 2U)) ^ 2147483648U, (word_at_0(b_10 + 2U)) ^ 2147483648U);
        }
    case 4U:
        {
            return two_words_0(int(0), int(0), word_at_0(a_47 + 1U), word_at_0(b_10 + 1U));
        }
    case 10U:
    case 11U:
    case 8U:
        {
            i_35 = 0U;
            for(;;)
            {
                if(i_35 < (U32_min((mine_1), (theirs_1))))
                {
                }
                else
                {
                    break;
                }
                uint x_4 = word_at_0(a_47 + 4U + i_35);
                uint y_3 = word_at_0(b_10 + 4U + i_35);
                if(x_4 != y_3)
                {
                    int _S248;
                    if(x_4 < y_3)
                    {
                        _S248 = int(-1);
                    }
                    else
                    {
                        _S248 = int(1);
                    }
                    return _S248;
                }
                i_35 = i_35 + 1U;
            }
            return int(mine_1) - int(theirs_1);
        }
    case 6U:
        {
            uint width_3 = word_at_0(a_47 + 2U);
            uint other_width_0 = word_at_0(b_10 + 2U);
            bool alike_0 = width_3 == other_width_0;
            uint _S249 = a_47 + 4U;
            if(alike_0)
            {
                i_35 = mine_1 * width_3;
            }
            else
            {
                i_35 = width_3;
            }
            uint _S250 = b_10 + 4U;
            uint _S251;
            if(alike_0)
            {
                _S251 = theirs_1 * width_3;
            }
            else
            {
                _S251 = other_width_0;
            }
            return compare_cells_0(_S249, i_35, _S250, _S251);
        }
    case 7U:
        {
            return compare_cells_0(a_47 + 4U, mine_1, b_10 + 4U, theirs_1);
        }
    default:
        {
            fail_0(m_78, 254U);
            return int(0);
        }
    }
}

__device__ void slide_0(Machine_0 * m_79, uint from_2, uint to_4)
{
    Machine_0 _S252 = *m_79;
    bool _S253 = failed_0(&_S252);
    bool _S254;
    if(_S253)
    {
        _S254 = true;
    }
    else
    {
        _S254 = from_2 == to_4;
    }
    if(_S254)
    {
        return;
    }
    uint words_3 = words_of_0(from_2);
    uint i_36 = 0U;
    for(;;)
    {
        if(i_36 < words_3)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[to_4 + i_36]) = word_at_0(from_2 + i_36);
        i_36 = i_36 + 1U;
    }
    m_79->cursor_0 = to_4 + words_3;
    return;
}

__device__ __noinline__ void pack_set_0(Machine_0 * m_80, uint items_10, uint count_21)
{
    bool moved_0;
    bool equal_0;
    uint kind_16 = kind_of_0(item_at_0(items_10, 0U));
    bool _S255 = kind_16 == 1U;
    bool packs_3;
    if(kind_16 == 3U)
    {
        packs_3 = true;
    }
    else
    {
        packs_3 = kind_16 == 4U;
    }
    uint i_37 = 0U;
    for(;;)
    {
        if(i_37 < count_21)
        {
        }
        else
        {
            break;
        }
        uint item_2 = item_at_0(items_10, i_37);
        if(packs_3)
        {
            if(kind_16 == 4U)
            {
                moved_0 = (kind_of_0(item_2)) == 4U;
            }
            else
            {
                moved_0 = pair_within_0(item_2, int(-2048), int(2047));
            }
            packs_3 = moved_0;
        }
        else
        {
            packs_3 = false;
        }
        if(((kind_of_0(item_2)) == 1U) != _S255)
        {
            fail_0(m_80, 254U);
        }
        i_37 = i_37 + 1U;
    }
    Machine_0 _S256 = *m_80;
    bool _S257 = failed_0(&_S256);
    if(_S257)
    {
        return;
    }
    uint kept_0;
    if(packs_3)
    {
        i_37 = 0U;
        for(;;)
        {
            if(i_37 < count_21)
            {
            }
            else
            {
                break;
            }
            uint item_3 = item_at_0(items_10, i_37);
            uint a_48 = word_at_0(item_3 + 1U);
            uint * _S258 = (&(globalParams_0->arena_0)[items_10 + 4U + i_37]);
            if(kind_16 == 4U)
            {
                kept_0 = a_48;
            }
            else
            {
                kept_0 = pack_0(int(a_48), int(word_at_0(item_3 + 2U)));
            }
            *_S258 = kept_0;
            i_37 = i_37 + 1U;
        }
        m_80->cursor_0 = items_10;
        Machine_0 _S259 = *m_80;
        CellList_0 _S260 = CellList_at_0(&_S259);
        CellList_0 list_9 = _S260;
        (&list_9)->count_2 = count_21;
        CellList_0 _S261 = list_9;
        bool _S262 = ascends_0(&_S261);
        if(!_S262)
        {
            sort_list_0(&list_9);
        }
        if(kind_16 == 4U)
        {
            i_37 = 11U;
        }
        else
        {
            i_37 = 10U;
        }
        seal_0(m_80, items_10, i_37, (&list_9)->count_2, 0U, (&list_9)->count_2);
        return;
    }
    moved_0 = false;
    i_37 = 0U;
    kept_0 = 0U;
    for(;;)
    {
        if(i_37 < count_21)
        {
            Machine_0 _S263 = *m_80;
            bool _S264 = failed_0(&_S263);
            packs_3 = !_S264;
        }
        else
        {
            packs_3 = false;
        }
        if(packs_3)
        {
        }
        else
        {
            break;
        }
        uint _S265 = items_10 + 4U;
        uint start_5 = word_at_0(_S265 + i_37);
        bool equal_1 = false;
        uint at_14 = kept_0;
        for(;;)
        {
            bool _S266;
            if(at_14 > 0U)
            {
                _S266 = !equal_1;
            }
            else
            {
                _S266 = false;
            }
            bool _S267;
            if(_S266)
            {
                Machine_0 _S268 = *m_80;
                bool _S269 = failed_0(&_S268);
                _S267 = !_S269;
            }
            else
            {
                _S267 = false;
            }
            if(_S267)
            {
            }
            else
            {
                equal_0 = equal_1;
                break;
            }
            uint _S270 = at_14 - 1U;
            int order_0 = compare_0(m_80, items_10 + start_5, item_at_0(items_10, _S270));
            bool _S271 = order_0 == int(0);
            if(order_0 >= int(0))
            {
                equal_0 = _S271;
                break;
            }
            equal_1 = _S271;
            at_14 = _S270;
        }
        if(equal_0)
        {
            moved_0 = true;
            i_37 = i_37 + 1U;
            continue;
        }
        bool _S272;
        if(moved_0)
        {
            _S272 = true;
        }
        else
        {
            _S272 = at_14 != kept_0;
        }
        uint k_1 = kept_0;
        for(;;)
        {
            if(k_1 > at_14)
            {
            }
            else
            {
                break;
            }
            uint _S273 = _S265 + k_1;
            *(&(globalParams_0->arena_0)[_S273]) = word_at_0(_S273 - 1U);
            k_1 = k_1 - 1U;
        }
        *(&(globalParams_0->arena_0)[_S265 + at_14]) = start_5;
        uint kept_1 = kept_0 + 1U;
        moved_0 = _S272;
        kept_0 = kept_1;
        i_37 = i_37 + 1U;
    }
    Machine_0 _S274 = *m_80;
    bool _S275 = failed_0(&_S274);
    if(_S275)
    {
        return;
    }
    if(!moved_0)
    {
        close_plain_0(m_80, items_10, 12U, count_21);
        return;
    }
    uint sorted_0 = open_items_0(m_80, kept_0);
    i_37 = 0U;
    for(;;)
    {
        if(i_37 < kept_0)
        {
            Machine_0 _S276 = *m_80;
            bool _S277 = failed_0(&_S276);
            packs_3 = !_S277;
        }
        else
        {
            packs_3 = false;
        }
        if(packs_3)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S278 = *m_80;
        start_item_0(&_S278, sorted_0, i_37);
        uint _S279 = copy_record_0(m_80, item_at_0(items_10, i_37));
        i_37 = i_37 + 1U;
    }
    close_plain_0(m_80, sorted_0, 12U, kept_0);
    slide_0(m_80, sorted_0, items_10);
    return;
}

__device__ void close_set_0(Machine_0 * m_81, uint items_11, uint count_22)
{
    if(count_22 == 0U)
    {
        m_81->cursor_0 = items_11;
        new_empty_set_0(m_81);
        return;
    }
    make_0(m_81, count_22 * 16U);
    Machine_0 _S280 = *m_81;
    bool _S281 = failed_0(&_S280);
    if(_S281)
    {
        return;
    }
    uint i_38 = 0U;
    uint weight_2 = 0U;
    for(;;)
    {
        if(i_38 < count_22)
        {
        }
        else
        {
            break;
        }
        uint weight_3 = weight_2 + weight_of_0(item_at_0(items_11, i_38));
        i_38 = i_38 + 1U;
        weight_2 = weight_3;
    }
    spend_0(m_81, weight_2 * log_2_0(count_22));
    Machine_0 _S282 = *m_81;
    bool _S283 = failed_0(&_S282);
    if(!_S283)
    {
        pack_set_0(m_81, items_11, count_22);
    }
    return;
}

__device__ void op_corners_0(Machine_0 * m_82, uint a_49)
{
    PatchView_0 patch_12 = patch_view_0(m_82, a_49);
    Machine_0 _S284 = *m_82;
    bool _S285 = failed_0(&_S284);
    if(_S285)
    {
        return;
    }
    PatchView_0 _S286 = patch_12;
    Bounds_0 _S287 = bounds_of_0(&_S286);
    if(_S287.empty_0)
    {
        uint items_12 = open_items_0(m_82, 1U);
        Machine_0 _S288 = *m_82;
        start_item_0(&_S288, items_12, 0U);
        new_empty_tuple_0(m_82);
        close_set_0(m_82, items_12, 1U);
        return;
    }
    Machine_0 _S289 = *m_82;
    CellList_0 _S290 = CellList_at_0(&_S289);
    CellList_0 list_10 = _S290;
    CellList_push_0(&list_10, pack_0(_S287.top_5, _S287.left_3));
    bool _S291 = (_S287.left_3) != (_S287.right_0);
    if(_S291)
    {
        CellList_push_0(&list_10, pack_0(_S287.top_5, _S287.right_0));
    }
    if((_S287.top_5) != (_S287.bottom_5))
    {
        CellList_push_0(&list_10, pack_0(_S287.bottom_5, _S287.left_3));
        if(_S291)
        {
            CellList_push_0(&list_10, pack_0(_S287.bottom_5, _S287.right_0));
        }
    }
    CellList_0 _S292 = list_10;
    seal_cells_0(m_82, &_S292, false);
    return;
}

__device__ bool fits_0(int n_5)
{
    bool _S293;
    if(n_5 >= int(-2048))
    {
        _S293 = n_5 <= int(2047);
    }
    else
    {
        _S293 = false;
    }
    return _S293;
}

__device__ __noinline__ void check_bounds_0(Machine_0 * m_83, Bounds_0 * b_11)
{
    bool all_5;
    if(fits_0(b_11->top_5))
    {
        all_5 = fits_0(b_11->left_3);
    }
    else
    {
        all_5 = false;
    }
    if(all_5)
    {
        all_5 = fits_0(b_11->bottom_5);
    }
    else
    {
        all_5 = false;
    }
    if(all_5)
    {
        all_5 = fits_0(b_11->right_0);
    }
    else
    {
        all_5 = false;
    }
    if(!all_5)
    {
        int _S294 = Bounds_height_0(b_11);
        all_5 = _S294 > int(0);
    }
    else
    {
        all_5 = false;
    }
    if(all_5)
    {
        int _S295 = Bounds_width_0(b_11);
        all_5 = _S295 > int(0);
    }
    else
    {
        all_5 = false;
    }
    if(all_5)
    {
        fail_0(m_83, 27U);
    }
    return;
}

__device__ __noinline__ void rectangle_0(Machine_0 * m_84, Bounds_0 * b_12)
{
    check_bounds_0(m_84, b_12);
    Machine_0 _S296 = *m_84;
    bool _S297 = failed_0(&_S296);
    if(_S297)
    {
        return;
    }
    int _S298 = Bounds_height_0(b_12);
    bool _S299;
    if(_S298 <= int(0))
    {
        _S299 = true;
    }
    else
    {
        int _S300 = Bounds_width_0(b_12);
        _S299 = _S300 <= int(0);
    }
    if(_S299)
    {
        new_empty_set_0(m_84);
        return;
    }
    uint _S301 = uint(_S298);
    int _S302 = Bounds_width_0(b_12);
    uint area_3 = _S301 * uint(_S302);
    Machine_0 _S303 = *m_84;
    CellList_0 _S304 = CellList_at_0(&_S303);
    CellList_0 list_11 = _S304;
    if(area_3 > ((&list_11)->room_0))
    {
        uint _S305;
        if(area_3 > 4194304U)
        {
            _S305 = 28U;
        }
        else
        {
            _S305 = 254U;
        }
        fail_0(m_84, _S305);
    }
    Machine_0 _S306 = *m_84;
    bool _S307 = failed_0(&_S306);
    if(_S307)
    {
        return;
    }
    int row_7 = b_12->top_5;
    for(;;)
    {
        if(row_7 <= (b_12->bottom_5))
        {
        }
        else
        {
            break;
        }
        int column_4 = b_12->left_3;
        for(;;)
        {
            if(column_4 <= (b_12->right_0))
            {
            }
            else
            {
                break;
            }
            CellList_push_0(&list_11, pack_0(row_7, column_4));
            column_4 = column_4 + int(1);
        }
        row_7 = row_7 + int(1);
    }
    CellList_0 _S308 = list_11;
    seal_cells_0(m_84, &_S308, false);
    return;
}

__device__ void op_backdrop_0(Machine_0 * m_85, uint a_50)
{
    PatchView_0 patch_13 = patch_view_0(m_85, a_50);
    Machine_0 _S309 = *m_85;
    bool _S310 = failed_0(&_S309);
    if(_S310)
    {
        return;
    }
    PatchView_0 _S311 = patch_13;
    Bounds_0 _S312 = bounds_of_0(&_S311);
    if(_S312.empty_0)
    {
        new_empty_set_0(m_85);
    }
    else
    {
        Bounds_0 _S313 = _S312;
        rectangle_0(m_85, &_S313);
    }
    return;
}

__device__ bool PatchView_in_order_0(PatchView_0 * this_8)
{
    bool _S314;
    if(this_8->is_set_1)
    {
        if(!this_8->coloured_1)
        {
            _S314 = true;
        }
        else
        {
            _S314 = (this_8->count_14) == 0U;
        }
        if(_S314)
        {
            _S314 = true;
        }
        else
        {
            _S314 = ((word_at_0(this_8->cells_6)) ^ (word_at_0(this_8->cells_6 + this_8->count_14 - 1U))) <= 16777215U;
        }
    }
    else
    {
        _S314 = false;
    }
    return _S314;
}

__device__ __noinline__ void op_delta_0(Machine_0 * m_86, uint a_51)
{
    PatchView_0 patch_14 = patch_view_0(m_86, a_51);
    Machine_0 _S315 = *m_86;
    bool _S316 = failed_0(&_S315);
    if(_S316)
    {
        return;
    }
    if((patch_14.count_14) == 0U)
    {
        new_empty_set_0(m_86);
        return;
    }
    bool _S317;
    if(!patch_14.coloured_1)
    {
        _S317 = is_tuple_0(a_51);
    }
    else
    {
        _S317 = false;
    }
    if(_S317)
    {
        fail_0(m_86, 9U);
    }
    PatchView_0 _S318 = patch_14;
    Bounds_0 _S319 = bounds_of_0(&_S318);
    Bounds_0 _S320 = _S319;
    int _S321 = Bounds_height_0(&_S320);
    uint _S322 = uint(_S321);
    Bounds_0 _S323 = _S319;
    int _S324 = Bounds_width_0(&_S323);
    uint area_4 = _S322 * uint(_S324);
    spend_0(m_86, area_4);
    Machine_0 _S325 = *m_86;
    CellList_0 _S326 = CellList_at_0(&_S325);
    CellList_0 places_0 = _S326;
    (&places_0)->start_1 = patch_14.cells_6;
    (&places_0)->count_2 = patch_14.count_14;
    Machine_0 _S327 = *m_86;
    bool _S328 = failed_0(&_S327);
    if(!_S328)
    {
        PatchView_0 _S329 = patch_14;
        bool _S330 = PatchView_in_order_0(&_S329);
        _S317 = !_S330;
    }
    else
    {
        _S317 = false;
    }
    uint next_2;
    if(_S317)
    {
        (&places_0)->start_1 = m_86->scratch_1 + 1408U;
        (&places_0)->room_0 = 2688U;
        if((patch_14.count_14) > 2688U)
        {
            fail_0(m_86, 254U);
        }
        else
        {
            next_2 = 0U;
            for(;;)
            {
                if(next_2 < (patch_14.count_14))
                {
                }
                else
                {
                    break;
                }
                *(&(globalParams_0->arena_0)[(&places_0)->start_1 + next_2]) = (word_at_0(patch_14.cells_6 + next_2)) & 16777215U;
                next_2 = next_2 + 1U;
            }
        }
        Machine_0 _S331 = *m_86;
        bool _S332 = failed_0(&_S331);
        if(!_S332)
        {
            sort_list_0(&places_0);
        }
    }
    Machine_0 _S333 = *m_86;
    CellList_0 _S334 = CellList_at_0(&_S333);
    CellList_0 list_12 = _S334;
    if(area_4 > ((&list_12)->room_0 + patch_14.count_14))
    {
        fail_0(m_86, 254U);
    }
    Machine_0 _S335 = *m_86;
    bool _S336 = failed_0(&_S335);
    if(_S336)
    {
        return;
    }
    int row_8 = _S319.top_5;
    next_2 = 0U;
    for(;;)
    {
        if(row_8 <= (_S319.bottom_5))
        {
        }
        else
        {
            break;
        }
        int column_5 = _S319.left_3;
        uint next_3 = next_2;
        for(;;)
        {
            if(column_5 <= (_S319.right_0))
            {
            }
            else
            {
                break;
            }
            uint place_5 = pack_0(row_8, column_5);
            if(next_3 < ((&places_0)->count_2))
            {
                _S317 = ((word_at_0((&places_0)->start_1 + next_3)) & 16777215U) == place_5;
            }
            else
            {
                _S317 = false;
            }
            if(_S317)
            {
                next_3 = next_3 + 1U;
            }
            else
            {
                CellList_push_0(&list_12, place_5);
            }
            column_5 = column_5 + int(1);
        }
        row_8 = row_8 + int(1);
        next_2 = next_3;
    }
    CellList_0 _S337 = list_12;
    seal_cells_0(m_86, &_S337, false);
    return;
}

__device__ __noinline__ void outline_0(Machine_0 * m_87, Bounds_0 * b_13)
{
    check_bounds_0(m_87, b_13);
    Machine_0 _S338 = *m_87;
    bool _S339 = failed_0(&_S338);
    if(_S339)
    {
        return;
    }
    Machine_0 _S340 = *m_87;
    CellList_0 _S341 = CellList_at_0(&_S340);
    CellList_0 list_13 = _S341;
    int _S342 = b_13->top_5;
    int row_9 = b_13->top_5;
    for(;;)
    {
        int _S343 = b_13->bottom_5;
        if(row_9 <= (b_13->bottom_5))
        {
        }
        else
        {
            break;
        }
        bool _S344;
        if(row_9 == _S342)
        {
            _S344 = true;
        }
        else
        {
            _S344 = row_9 == _S343;
        }
        int _S345;
        if(_S344)
        {
            _S345 = int(1);
        }
        else
        {
            _S345 = (I32_max((b_13->right_0 - b_13->left_3), (int(1))));
        }
        int column_6 = b_13->left_3;
        for(;;)
        {
            if(column_6 <= (b_13->right_0))
            {
            }
            else
            {
                break;
            }
            CellList_push_0(&list_13, pack_0(row_9, column_6));
            column_6 = column_6 + _S345;
        }
        row_9 = row_9 + int(1);
    }
    CellList_0 _S346 = list_13;
    seal_cells_0(m_87, &_S346, false);
    return;
}

__device__ void op_box_0(Machine_0 * m_88, uint a_52)
{
    PatchView_0 patch_15 = patch_view_0(m_88, a_52);
    Machine_0 _S347 = *m_88;
    bool _S348 = failed_0(&_S347);
    if(_S348)
    {
        return;
    }
    PatchView_0 _S349 = patch_15;
    Bounds_0 _S350 = bounds_of_0(&_S349);
    if(_S350.empty_0)
    {
        uint _S351 = copy_record_0(m_88, a_52);
    }
    else
    {
        Bounds_0 _S352 = _S350;
        outline_0(m_88, &_S352);
    }
    return;
}

__device__ void outline_around_0(Machine_0 * m_89, uint a_53, int by_0)
{
    PatchView_0 patch_16 = patch_view_0(m_89, a_53);
    Machine_0 _S353 = *m_89;
    bool _S354 = failed_0(&_S353);
    if(_S354)
    {
        return;
    }
    PatchView_0 _S355 = patch_16;
    Bounds_0 _S356 = some_bounds_0(m_89, &_S355);
    int top_8 = _S356.top_5 - by_0;
    int bottom_8 = _S356.bottom_5 + by_0;
    int left_6 = _S356.left_3 - by_0;
    int right_3 = _S356.right_0 + by_0;
    Machine_0 _S357 = *m_89;
    bool _S358 = failed_0(&_S357);
    if(!_S358)
    {
        Bounds_0 _S359 = Bounds_from_0((I32_min((top_8), (bottom_8))), (I32_min((left_6), (right_3))), (I32_max((top_8), (bottom_8))), (I32_max((left_6), (right_3))));
        outline_0(m_89, &_S359);
    }
    return;
}

__device__ void op_outbox_0(Machine_0 * m_90, uint a_54)
{
    outline_around_0(m_90, a_54, int(1));
    return;
}

__device__ void op_inbox_0(Machine_0 * m_91, uint a_55)
{
    outline_around_0(m_91, a_55, int(-1));
    return;
}

__device__ void sort_cells_0(Machine_0 * m_92, CellList_0 * list_14)
{
    if((list_14->count_2) > (list_14->room_0))
    {
        fail_0(m_92, 254U);
    }
    Machine_0 _S360 = *m_92;
    bool _S361 = failed_0(&_S360);
    bool _S362;
    if(_S361)
    {
        _S362 = true;
    }
    else
    {
        CellList_0 _S363 = *list_14;
        bool _S364 = ascends_0(&_S363);
        _S362 = _S364;
    }
    if(_S362)
    {
        return;
    }
    spend_0(m_92, list_14->count_2);
    Machine_0 _S365 = *m_92;
    bool _S366 = failed_0(&_S365);
    if(_S366)
    {
        return;
    }
    sort_list_0(list_14);
    return;
}

__device__ __noinline__ void op_toindices_0(Machine_0 * m_93, uint a_56)
{
    uint kind_17 = kind_of_0(a_56);
    bool object_0 = kind_17 == 11U;
    bool _S367;
    if(kind_17 == 9U)
    {
        _S367 = (word_at_0(a_56 + 1U)) == 0U;
    }
    else
    {
        _S367 = false;
    }
    if(_S367)
    {
        new_empty_set_0(m_93);
        return;
    }
    PatchView_0 patch_17;
    (&patch_17)->cells_6 = a_56 + 4U;
    uint i_39;
    if(object_0)
    {
        i_39 = word_at_0(a_56 + 1U);
    }
    else
    {
        i_39 = 0U;
    }
    (&patch_17)->count_14 = i_39;
    (&patch_17)->coloured_1 = object_0;
    if(!object_0)
    {
        PatchView_0 _S368 = patch_view_0(m_93, a_56);
        patch_17 = _S368;
    }
    Machine_0 _S369 = *m_93;
    bool _S370 = failed_0(&_S369);
    if(_S370)
    {
        return;
    }
    if(!(&patch_17)->coloured_1)
    {
        uint _S371 = copy_record_0(m_93, a_56);
        return;
    }
    Machine_0 _S372 = *m_93;
    CellList_0 _S373 = CellList_at_0(&_S372);
    CellList_0 list_15 = _S373;
    i_39 = 0U;
    for(;;)
    {
        if(i_39 < ((&patch_17)->count_14))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&list_15, (word_at_0((&patch_17)->cells_6 + i_39)) & 16777215U);
        i_39 = i_39 + 1U;
    }
    if(object_0)
    {
        sort_cells_0(m_93, &list_15);
    }
    else
    {
        if(((&list_15)->count_2) > ((&list_15)->room_0))
        {
            fail_0(m_93, 254U);
        }
        else
        {
            CellList_0 _S374 = list_15;
            bool _S375 = ascends_0(&_S374);
            if(!_S375)
            {
                sort_list_0(&list_15);
            }
        }
    }
    CellList_0 _S376 = list_15;
    seal_cells_0(m_93, &_S376, false);
    return;
}

__device__ bool can_move_0(PatchView_0 * patch_18, Two_0 * offset_0)
{
    int _S377 = offset_0->x_1;
    int _S378 = offset_0->y_0;
    bool _S379;
    if((I32_min((offset_0->x_1), (offset_0->y_0))) < int(-4095))
    {
        _S379 = true;
    }
    else
    {
        _S379 = (I32_max((_S377), (_S378))) > int(4095);
    }
    if(_S379)
    {
        return false;
    }
    uint i_40 = 0U;
    uint lost_0 = 0U;
    for(;;)
    {
        if(i_40 < (patch_18->count_14))
        {
        }
        else
        {
            break;
        }
        uint cell_13 = word_at_0(patch_18->cells_6 + i_40);
        uint lost_1 = lost_0 | (uint(row_of_0(cell_13) + int(2048) + _S377) | uint(column_of_0(cell_13) + int(2048) + _S378));
        i_40 = i_40 + 1U;
        lost_0 = lost_1;
    }
    return (lost_0 & 4294963200U) == 0U;
}

__device__ void shifted_0(Machine_0 * m_94, PatchView_0 * patch_19, Two_0 * by_1)
{
    Machine_0 _S380 = *m_94;
    bool _S381 = failed_0(&_S380);
    if(_S381)
    {
        return;
    }
    bool _S382 = can_move_0(patch_19, by_1);
    if(!_S382)
    {
        fail_0(m_94, 27U);
        return;
    }
    uint _S383 = (uint(by_1->x_1) << int(12)) + uint(by_1->y_0);
    Machine_0 _S384 = *m_94;
    CellList_0 _S385 = CellList_at_0(&_S384);
    CellList_0 list_16 = _S385;
    uint i_41 = 0U;
    for(;;)
    {
        if(i_41 < (patch_19->count_14))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&list_16, word_at_0(patch_19->cells_6 + i_41) + _S383);
        i_41 = i_41 + 1U;
    }
    if(!patch_19->is_set_1)
    {
        sort_cells_0(m_94, &list_16);
    }
    CellList_0 _S386 = list_16;
    seal_cells_0(m_94, &_S386, patch_19->coloured_1);
    return;
}

__device__ void op_normalize_0(Machine_0 * m_95, uint a_57)
{
    if((length_of_0(a_57)) == 0U)
    {
        uint _S387 = copy_record_0(m_95, a_57);
        return;
    }
    PatchView_0 patch_20 = patch_view_0(m_95, a_57);
    Machine_0 _S388 = *m_95;
    bool _S389 = failed_0(&_S388);
    if(_S389)
    {
        return;
    }
    PatchView_0 _S390 = patch_20;
    Bounds_0 _S391 = some_bounds_0(m_95, &_S390);
    Two_0 _S392 = two_0(- _S391.top_5, - _S391.left_3);
    PatchView_0 _S393 = patch_20;
    Two_0 _S394 = _S392;
    shifted_0(m_95, &_S393, &_S394);
    return;
}

__device__ __noinline__ void around_0(Machine_0 * m_96, uint a_58, bool beside_0, bool diagonal_0)
{
    if((kind_of_0(a_58)) != 3U)
    {
        fail_0(m_96, 2U);
        return;
    }
    int row_10 = int(word_at_0(a_58 + 1U));
    int column_7 = int(word_at_0(a_58 + 2U));
    bool _S395;
    if((I32_min((row_10), (column_7))) < int(-2047))
    {
        _S395 = true;
    }
    else
    {
        _S395 = (I32_max((row_10), (column_7))) > int(2046);
    }
    if(_S395)
    {
        fail_0(m_96, 27U);
        return;
    }
    Machine_0 _S396 = *m_96;
    CellList_0 _S397 = CellList_at_0(&_S396);
    CellList_0 list_17 = _S397;
    int i_42 = int(-1);
    for(;;)
    {
        if(i_42 <= int(1))
        {
        }
        else
        {
            break;
        }
        int j_0 = int(-1);
        for(;;)
        {
            if(j_0 <= int(1))
            {
            }
            else
            {
                break;
            }
            if(i_42 != int(0))
            {
                _S395 = true;
            }
            else
            {
                _S395 = j_0 != int(0);
            }
            bool _S398;
            if(_S395)
            {
                if(i_42 == int(0))
                {
                    _S398 = true;
                }
                else
                {
                    _S398 = j_0 == int(0);
                }
                bool _S399;
                if(_S398)
                {
                    _S399 = beside_0;
                }
                else
                {
                    _S399 = diagonal_0;
                }
                _S398 = _S399;
            }
            else
            {
                _S398 = false;
            }
            if(_S398)
            {
                CellList_push_0(&list_17, pack_0(row_10 + i_42, column_7 + j_0));
            }
            j_0 = j_0 + int(1);
        }
        i_42 = i_42 + int(1);
    }
    CellList_0 _S400 = list_17;
    seal_cells_0(m_96, &_S400, false);
    return;
}

__device__ void op_neighbors_0(Machine_0 * m_97, uint a_59)
{
    around_0(m_97, a_59, true, true);
    return;
}

__device__ void op_dneighbors_0(Machine_0 * m_98, uint a_60)
{
    around_0(m_98, a_60, true, false);
    return;
}

__device__ void op_ineighbors_0(Machine_0 * m_99, uint a_61)
{
    around_0(m_99, a_61, false, true);
    return;
}

__device__ void same_grid_0(Machine_0 * m_100, uint a_62)
{
    GridView_0 _S401 = grid_view_0(m_100, a_62);
    uint _S402 = copy_record_0(m_100, a_62);
    return;
}

__device__ __noinline__ void flipped_0(Machine_0 * m_101, uint a_63, bool rows_1, bool columns_0)
{
    if((kind_of_0(a_63)) != 6U)
    {
        same_grid_0(m_101, a_63);
        return;
    }
    GridView_0 from_3 = grid_view_0(m_101, a_63);
    uint cells_11 = new_grid_0(m_101, from_3.height_1, from_3.width_2);
    if(cells_11 == 0U)
    {
        return;
    }
    CellWriter_0 to_5 = CellWriter_to_0(cells_11);
    uint i_43 = 0U;
    for(;;)
    {
        if(i_43 < (from_3.height_1))
        {
        }
        else
        {
            break;
        }
        uint _S403;
        if(rows_1)
        {
            _S403 = from_3.height_1 - 1U - i_43;
        }
        else
        {
            _S403 = i_43;
        }
        uint start_6 = _S403 * from_3.width_2;
        if(columns_0)
        {
            uint j_1 = from_3.width_2;
            for(;;)
            {
                if(j_1 > 0U)
                {
                }
                else
                {
                    break;
                }
                CellWriter_push_0(&to_5, cell_at_0(from_3.cells_8, start_6 + j_1 - 1U));
                j_1 = j_1 - 1U;
            }
        }
        else
        {
            push_run_0(&to_5, from_3.cells_8, start_6, from_3.width_2);
        }
        i_43 = i_43 + 1U;
    }
    CellWriter_finish_0(&to_5);
    return;
}

__device__ int GridView_at_0(GridView_0 * this_9, uint row_11, uint column_8)
{
    return cell_at_0(this_9->cells_8, row_11 * this_9->width_2 + column_8);
}

__device__ __noinline__ void turned_0(Machine_0 * m_102, uint a_64, bool flip_rows_0, bool flip_columns_0)
{
    GridView_0 from_4 = grid_view_0(m_102, a_64);
    Machine_0 _S404 = *m_102;
    bool _S405 = failed_0(&_S404);
    if(_S405)
    {
        return;
    }
    if((from_4.width_2) == 0U)
    {
        new_empty_tuple_0(m_102);
        return;
    }
    uint cells_12 = new_grid_0(m_102, from_4.width_2, from_4.height_1);
    if(cells_12 == 0U)
    {
        return;
    }
    CellWriter_0 to_6 = CellWriter_to_0(cells_12);
    uint i_44 = 0U;
    for(;;)
    {
        if(i_44 < (from_4.width_2))
        {
        }
        else
        {
            break;
        }
        uint _S406;
        if(flip_columns_0)
        {
            _S406 = from_4.width_2 - 1U - i_44;
        }
        else
        {
            _S406 = i_44;
        }
        uint j_2 = 0U;
        for(;;)
        {
            if(j_2 < (from_4.height_1))
            {
            }
            else
            {
                break;
            }
            uint _S407;
            if(flip_rows_0)
            {
                _S407 = from_4.height_1 - 1U - j_2;
            }
            else
            {
                _S407 = j_2;
            }
            GridView_0 _S408 = from_4;
            int _S409 = GridView_at_0(&_S408, _S407, _S406);
            CellWriter_push_0(&to_6, _S409);
            j_2 = j_2 + 1U;
        }
        i_44 = i_44 + 1U;
    }
    CellWriter_finish_0(&to_6);
    return;
}

__device__ __noinline__ void mirrored_0(Machine_0 * m_103, uint a_65, uint axis_0)
{
    bool _S410;
    if(is_tuple_0(a_65))
    {
        bool _S411 = axis_0 == 0U;
        if(_S411)
        {
            _S410 = true;
        }
        else
        {
            _S410 = axis_0 == 2U;
        }
        if(_S410)
        {
            flipped_0(m_103, a_65, _S411, axis_0 == 2U);
        }
        else
        {
            bool _S412 = axis_0 == 3U;
            turned_0(m_103, a_65, _S412, _S412);
        }
        return;
    }
    PatchView_0 patch_21 = patch_view_0(m_103, a_65);
    Machine_0 _S413 = *m_103;
    bool _S414 = failed_0(&_S413);
    if(_S414)
    {
        return;
    }
    PatchView_0 _S415 = patch_21;
    Bounds_0 _S416 = some_bounds_0(m_103, &_S415);
    spend_0(m_103, patch_21.count_14);
    Machine_0 _S417 = *m_103;
    bool _S418 = failed_0(&_S417);
    if(_S418)
    {
        return;
    }
    Machine_0 _S419 = *m_103;
    CellList_0 _S420 = CellList_at_0(&_S419);
    CellList_0 list_18 = _S420;
    uint i_45 = 0U;
    for(;;)
    {
        if(i_45 < (patch_21.count_14))
        {
        }
        else
        {
            break;
        }
        uint cell_14 = word_at_0(patch_21.cells_6 + i_45);
        int row_12 = row_of_0(cell_14);
        int column_9 = column_of_0(cell_14);
        Two_0 _S421 = two_0(_S416.top_5 + _S416.bottom_5 - row_12, column_9);
        Two_0 place_6;
        if(axis_0 == 1U)
        {
            place_6 = two_0(column_9 - _S416.left_3 + _S416.top_5, row_12 - _S416.top_5 + _S416.left_3);
        }
        else
        {
            if(axis_0 == 2U)
            {
                place_6 = two_0(row_12, _S416.left_3 + _S416.right_0 - column_9);
            }
            else
            {
                if(axis_0 == 3U)
                {
                    place_6 = two_0(_S416.top_5 + _S416.right_0 - column_9, _S416.left_3 + _S416.bottom_5 - row_12);
                }
                else
                {
                    place_6 = _S421;
                }
            }
        }
        Two_0 _S422 = place_6;
        if(!fits_0(place_6.x_1))
        {
            _S410 = true;
        }
        else
        {
            _S410 = !fits_0(place_6.y_0);
        }
        if(_S410)
        {
            fail_0(m_103, 27U);
        }
        CellList_push_0(&list_18, (cell_14 & 4278190080U) | (pack_0(_S422.x_1, place_6.y_0)));
        i_45 = i_45 + 1U;
    }
    sort_cells_0(m_103, &list_18);
    CellList_0 _S423 = list_18;
    seal_cells_0(m_103, &_S423, patch_21.coloured_1);
    return;
}

__device__ void op_hmirror_0(Machine_0 * m_104, uint a_66)
{
    mirrored_0(m_104, a_66, 0U);
    return;
}

__device__ void op_vmirror_0(Machine_0 * m_105, uint a_67)
{
    mirrored_0(m_105, a_67, 2U);
    return;
}

__device__ void op_dmirror_0(Machine_0 * m_106, uint a_68)
{
    mirrored_0(m_106, a_68, 1U);
    return;
}

__device__ void op_cmirror_0(Machine_0 * m_107, uint a_69)
{
    mirrored_0(m_107, a_69, 3U);
    return;
}

__device__ void op_rot90_0(Machine_0 * m_108, uint a_70)
{
    turned_0(m_108, a_70, true, false);
    return;
}

__device__ void op_rot180_0(Machine_0 * m_109, uint a_71)
{
    flipped_0(m_109, a_71, true, true);
    return;
}

__device__ void op_rot270_0(Machine_0 * m_110, uint a_72)
{
    turned_0(m_110, a_72, false, true);
    return;
}

__device__ __noinline__ void call_unary_0(Machine_0 * m_111, uint function_0, uint a_73)
{
    if((kind_of_0(function_0)) != 5U)
    {
        fail_0(m_111, 10U);
        return;
    }
    uint op_0 = word_at_0(function_0 + 1U);
    bool inside_0;
    switch(op_0)
    {
    case 0U:
        {
            bool inside_1 = charged_0(m_111, 1U);
            if(inside_1)
            {
                op_identity_0(m_111, a_73);
            }
            inside_0 = inside_1;
            break;
        }
    case 19U:
        {
            bool inside_2 = charged_0(m_111, 1U);
            if(inside_2)
            {
                op_size_0(m_111, a_73);
            }
            inside_0 = inside_2;
            break;
        }
    case 43U:
        {
            bool inside_3 = charged_0(m_111, 1U);
            if(inside_3)
            {
                op_first_0(m_111, a_73);
            }
            inside_0 = inside_3;
            break;
        }
    case 44U:
        {
            bool inside_4 = charged_0(m_111, 1U);
            if(inside_4)
            {
                op_last_0(m_111, a_73);
            }
            inside_0 = inside_4;
            break;
        }
    case 187U:
        {
            bool inside_5 = charged_0(m_111, 1U);
            if(inside_5)
            {
                op_second_0(m_111, a_73);
            }
            inside_0 = inside_5;
            break;
        }
    case 107U:
        {
            bool inside_6 = charged_0(m_111, 1U);
            if(inside_6)
            {
                op_color_0(m_111, a_73);
            }
            inside_0 = inside_6;
            break;
        }
    case 106U:
        {
            bool inside_7 = charged_0(m_111, 4U);
            if(inside_7)
            {
                op_numcolors_0(m_111, a_73);
            }
            inside_0 = inside_7;
            break;
        }
    case 66U:
        {
            bool inside_8 = charged_0(m_111, 4U);
            if(inside_8)
            {
                op_mostcolor_0(m_111, a_73);
            }
            inside_0 = inside_8;
            break;
        }
    case 67U:
        {
            bool inside_9 = charged_0(m_111, 4U);
            if(inside_9)
            {
                op_leastcolor_0(m_111, a_73);
            }
            inside_0 = inside_9;
            break;
        }
    case 105U:
        {
            bool inside_10 = charged_0(m_111, 4U);
            if(inside_10)
            {
                op_palette_0(m_111, a_73);
            }
            inside_0 = inside_10;
            break;
        }
    case 161U:
        {
            bool inside_11 = charged_0(m_111, 4U);
            if(inside_11)
            {
                op_p_g_0(m_111, a_73);
            }
            inside_0 = inside_11;
            break;
        }
    case 162U:
        {
            bool inside_12 = charged_0(m_111, 4U);
            if(inside_12)
            {
                op_p_f_0(m_111, a_73);
            }
            inside_0 = inside_12;
            break;
        }
    case 68U:
        {
            bool inside_13 = charged_0(m_111, 1U);
            if(inside_13)
            {
                op_height_0(m_111, a_73);
            }
            inside_0 = inside_13;
            break;
        }
    case 69U:
        {
            bool inside_14 = charged_0(m_111, 1U);
            if(inside_14)
            {
                op_width_0(m_111, a_73);
            }
            inside_0 = inside_14;
            break;
        }
    case 70U:
        {
            bool inside_15 = charged_0(m_111, 1U);
            if(inside_15)
            {
                op_shape_0(m_111, a_73);
            }
            inside_0 = inside_15;
            break;
        }
    case 71U:
        {
            bool inside_16 = charged_0(m_111, 1U);
            if(inside_16)
            {
                op_portrait_0(m_111, a_73);
            }
            inside_0 = inside_16;
            break;
        }
    case 96U:
        {
            bool inside_17 = charged_0(m_111, 2U);
            if(inside_17)
            {
                op_square_0(m_111, a_73);
            }
            inside_0 = inside_17;
            break;
        }
    case 97U:
        {
            bool inside_18 = charged_0(m_111, 2U);
            if(inside_18)
            {
                op_vline_0(m_111, a_73);
            }
            inside_0 = inside_18;
            break;
        }
    case 98U:
        {
            bool inside_19 = charged_0(m_111, 2U);
            if(inside_19)
            {
                op_hline_0(m_111, a_73);
            }
            inside_0 = inside_19;
            break;
        }
    case 92U:
        {
            bool inside_20 = charged_0(m_111, 2U);
            if(inside_20)
            {
                op_uppermost_0(m_111, a_73);
            }
            inside_0 = inside_20;
            break;
        }
    case 93U:
        {
            bool inside_21 = charged_0(m_111, 2U);
            if(inside_21)
            {
                op_lowermost_0(m_111, a_73);
            }
            inside_0 = inside_21;
            break;
        }
    case 94U:
        {
            bool inside_22 = charged_0(m_111, 2U);
            if(inside_22)
            {
                op_leftmost_0(m_111, a_73);
            }
            inside_0 = inside_22;
            break;
        }
    case 95U:
        {
            bool inside_23 = charged_0(m_111, 2U);
            if(inside_23)
            {
                op_rightmost_0(m_111, a_73);
            }
            inside_0 = inside_23;
            break;
        }
    case 77U:
        {
            bool inside_24 = charged_0(m_111, 2U);
            if(inside_24)
            {
                op_ulcorner_0(m_111, a_73);
            }
            inside_0 = inside_24;
            break;
        }
    case 78U:
        {
            bool inside_25 = charged_0(m_111, 2U);
            if(inside_25)
            {
                op_urcorner_0(m_111, a_73);
            }
            inside_0 = inside_25;
            break;
        }
    case 79U:
        {
            bool inside_26 = charged_0(m_111, 2U);
            if(inside_26)
            {
                op_llcorner_0(m_111, a_73);
            }
            inside_0 = inside_26;
            break;
        }
    case 80U:
        {
            bool inside_27 = charged_0(m_111, 2U);
            if(inside_27)
            {
                op_lrcorner_0(m_111, a_73);
            }
            inside_0 = inside_27;
            break;
        }
    case 133U:
        {
            bool inside_28 = charged_0(m_111, 2U);
            if(inside_28)
            {
                op_center_0(m_111, a_73);
            }
            inside_0 = inside_28;
            break;
        }
    case 137U:
        {
            bool inside_29 = charged_0(m_111, 2U);
            if(inside_29)
            {
                op_corners_0(m_111, a_73);
            }
            inside_0 = inside_29;
            break;
        }
    case 148U:
        {
            bool inside_30 = charged_0(m_111, 4U);
            if(inside_30)
            {
                op_backdrop_0(m_111, a_73);
            }
            inside_0 = inside_30;
            break;
        }
    case 149U:
        {
            bool inside_31 = charged_0(m_111, 4U);
            if(inside_31)
            {
                op_delta_0(m_111, a_73);
            }
            inside_0 = inside_31;
            break;
        }
    case 153U:
        {
            bool inside_32 = charged_0(m_111, 4U);
            if(inside_32)
            {
                op_box_0(m_111, a_73);
            }
            inside_0 = inside_32;
            break;
        }
    case 152U:
        {
            bool inside_33 = charged_0(m_111, 4U);
            if(inside_33)
            {
                op_outbox_0(m_111, a_73);
            }
            inside_0 = inside_33;
            break;
        }
    case 151U:
        {
            bool inside_34 = charged_0(m_111, 4U);
            if(inside_34)
            {
                op_inbox_0(m_111, a_73);
            }
            inside_0 = inside_34;
            break;
        }
    case 82U:
        {
            bool inside_35 = charged_0(m_111, 4U);
            if(inside_35)
            {
                op_toindices_0(m_111, a_73);
            }
            inside_0 = inside_35;
            break;
        }
    case 85U:
        {
            bool inside_36 = charged_0(m_111, 4U);
            if(inside_36)
            {
                op_normalize_0(m_111, a_73);
            }
            inside_0 = inside_36;
            break;
        }
    case 88U:
        {
            bool inside_37 = charged_0(m_111, 2U);
            if(inside_37)
            {
                op_neighbors_0(m_111, a_73);
            }
            inside_0 = inside_37;
            break;
        }
    case 86U:
        {
            bool inside_38 = charged_0(m_111, 2U);
            if(inside_38)
            {
                op_dneighbors_0(m_111, a_73);
            }
            inside_0 = inside_38;
            break;
        }
    case 87U:
        {
            bool inside_39 = charged_0(m_111, 2U);
            if(inside_39)
            {
                op_ineighbors_0(m_111, a_73);
            }
            inside_0 = inside_39;
            break;
        }
    case 113U:
        {
            bool inside_40 = charged_0(m_111, 4U);
            if(inside_40)
            {
                op_hmirror_0(m_111, a_73);
            }
            inside_0 = inside_40;
            break;
        }
    case 114U:
        {
            bool inside_41 = charged_0(m_111, 4U);
            if(inside_41)
            {
                op_vmirror_0(m_111, a_73);
            }
            inside_0 = inside_41;
            break;
        }
    case 115U:
        {
            bool inside_42 = charged_0(m_111, 4U);
            if(inside_42)
            {
                op_dmirror_0(m_111, a_73);
            }
            inside_0 = inside_42;
            break;
        }
    case 116U:
        {
            bool inside_43 = charged_0(m_111, 4U);
            if(inside_43)
            {
                op_cmirror_0(m_111, a_73);
            }
            inside_0 = inside_43;
            break;
        }
    case 110U:
        {
            bool inside_44 = charged_0(m_111, 4U);
            if(inside_44)
            {
                op_rot90_0(m_111, a_73);
            }
            inside_0 = inside_44;
            break;
        }
    case 111U:
        {
            bool inside_45 = charged_0(m_111, 4U);
            if(inside_45)
            {
                op_rot180_0(m_111, a_73);
            }
            inside_0 = inside_45;
            break;
        }
    case 112U:
        {
            bool inside_46 = charged_0(m_111, 4U);
            if(inside_46)
            {
                op_rot270_0(m_111, a_73);
            }
            inside_0 = inside_46;
            break;
        }
    default:
        {
            fail_0(m_111, 254U);
            inside_0 = false;
            break;
        }
    }
    Machine_0 _S424 = *m_111;
    bool _S425 = failed_0(&_S424);
    if(_S425)
    {
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = (m_111->fault_prim_0) == 0U;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        m_111->fault_prim_0 = op_0 + 1U;
    }
    return;
}

__device__ bool truthy_0(uint record_15)
{
    uint kind_18 = kind_of_0(record_15);
    bool _S426;
    if(kind_18 == 1U)
    {
        _S426 = true;
    }
    else
    {
        _S426 = kind_18 == 2U;
    }
    if(_S426)
    {
        return ((word_at_0(record_15 + 1U)) | (word_at_0(record_15 + 2U))) != 0U;
    }
    if(kind_18 == 9U)
    {
        _S426 = true;
    }
    else
    {
        _S426 = kind_18 == 12U;
    }
    if(_S426)
    {
        return (word_at_0(record_15 + 1U)) != 0U;
    }
    return kind_18 != 0U;
}

__device__ __noinline__ bool key_less_0(Machine_0 * m_112, uint3  a_74, uint3  b_14)
{
    uint _S427 = a_74.x;
    bool numbers_0;
    if(_S427 == 2U)
    {
        numbers_0 = true;
    }
    else
    {
        numbers_0 = _S427 == 1U;
    }
    if(numbers_0)
    {
        uint _S428 = b_14.x;
        if(_S428 == 2U)
        {
            numbers_0 = true;
        }
        else
        {
            numbers_0 = _S428 == 1U;
        }
    }
    else
    {
        numbers_0 = false;
    }
    if(numbers_0)
    {
        return (two_words_0(int(a_74.z), int(b_14.z), a_74.y, b_14.y)) < int(0);
    }
    if(_S427 == 3U)
    {
        numbers_0 = (b_14.x) == 3U;
    }
    else
    {
        numbers_0 = false;
    }
    if(numbers_0)
    {
        return (two_words_0(int(a_74.y), int(b_14.y), (a_74.z) ^ 2147483648U, (b_14.z) ^ 2147483648U)) < int(0);
    }
    fail_0(m_112, 254U);
    return false;
}

__device__ __noinline__ void keep_0(Machine_0 * m_113, uint container_0, uint kept_2, uint count_23)
{
    uint kind_19 = kind_of_0(container_0);
    uint length_12 = length_of_0(container_0);
    bool packed_5;
    if(kind_19 == 10U)
    {
        packed_5 = true;
    }
    else
    {
        packed_5 = kind_19 == 11U;
    }
    bool _S429;
    if(kind_19 == 12U)
    {
        _S429 = count_23 == length_12;
    }
    else
    {
        _S429 = false;
    }
    if(_S429)
    {
        uint _S430 = copy_record_0(m_113, container_0);
        return;
    }
    Machine_0 _S431 = *m_113;
    CellList_0 _S432 = CellList_at_0(&_S431);
    CellList_0 list_19 = _S432;
    uint _S433 = m_113->cursor_0;
    uint items_13;
    if(!packed_5)
    {
        uint _S434 = open_items_0(m_113, count_23);
        items_13 = _S434;
    }
    else
    {
        items_13 = _S433;
    }
    uint first_5 = 0U;
    uint i_46 = 0U;
    uint placed_1 = 0U;
    for(;;)
    {
        if(i_46 < length_12)
        {
            Machine_0 _S435 = *m_113;
            bool _S436 = failed_0(&_S435);
            _S429 = !_S436;
        }
        else
        {
            _S429 = false;
        }
        if(_S429)
        {
        }
        else
        {
            break;
        }
        if((((word_at_0(kept_2 + (i_46 >> int(5)))) >> (i_46 & 31U)) & 1U) == 0U)
        {
            i_46 = i_46 + 1U;
            continue;
        }
        if(packed_5)
        {
            CellList_push_0(&list_19, word_at_0(container_0 + 4U + i_46));
            i_46 = i_46 + 1U;
            continue;
        }
        Machine_0 _S437 = *m_113;
        start_item_0(&_S437, items_13, placed_1);
        uint first_6;
        if(placed_1 == 0U)
        {
            first_6 = m_113->cursor_0;
        }
        else
        {
            first_6 = first_5;
        }
        put_element_0(m_113, container_0, i_46);
        uint placed_2 = placed_1 + 1U;
        first_5 = first_6;
        placed_1 = placed_2;
        i_46 = i_46 + 1U;
    }
    Machine_0 _S438 = *m_113;
    bool _S439 = failed_0(&_S438);
    if(_S439)
    {
        return;
    }
    if(packed_5)
    {
        bool _S440 = kind_19 == 11U;
        CellList_0 _S441 = list_19;
        seal_cells_0(m_113, &_S441, _S440);
    }
    else
    {
        if(kind_19 == 7U)
        {
            make_0(m_113, count_23);
            Machine_0 _S442 = *m_113;
            bool _S443 = failed_0(&_S442);
            if(!_S443)
            {
                pack_tuple_0(m_113, items_13, count_23);
            }
        }
        else
        {
            if(kind_19 != 12U)
            {
                close_tuple_0(m_113, items_13, count_23);
            }
            else
            {
                if(count_23 > 0U)
                {
                    packed_5 = is_set_0(first_5);
                }
                else
                {
                    packed_5 = false;
                }
                if(packed_5)
                {
                    make_0(m_113, count_23 * 16U);
                    close_plain_0(m_113, items_13, 12U, count_23);
                }
                else
                {
                    close_set_0(m_113, items_13, count_23);
                }
            }
        }
    }
    return;
}

__device__ __noinline__ void higher_0(Machine_0 * m_114, uint mode_0, uint function_1, uint container_1)
{
    uint length_13 = length_of_0(container_1);
    bool keeps_0 = mode_0 >= 7U;
    bool listed_0;
    if(mode_0 >= 2U)
    {
        listed_0 = mode_0 <= 5U;
    }
    else
    {
        listed_0 = false;
    }
    if(listed_0)
    {
        spend_0(m_114, length_or_0_0(container_1) / 2U);
    }
    else
    {
        if(keeps_0)
        {
            spend_0(m_114, length_or_0_0(container_1) / 4U);
        }
    }
    if(length_13 == 4294967295U)
    {
        fail_0(m_114, 7U);
    }
    Machine_0 _S444 = *m_114;
    bool _S445 = failed_0(&_S444);
    if(_S445)
    {
        return;
    }
    uint base_0 = m_114->cursor_0;
    bool _S446 = mode_0 == 0U;
    if(_S446)
    {
        listed_0 = true;
    }
    else
    {
        if(mode_0 == 1U)
        {
            listed_0 = !is_set_0(container_1);
        }
        else
        {
            listed_0 = false;
        }
    }
    uint items_14;
    if(listed_0)
    {
        uint _S447 = open_items_0(m_114, length_13);
        items_14 = _S447;
    }
    else
    {
        if(length_13 > 8192U)
        {
            fail_0(m_114, 254U);
        }
        items_14 = base_0;
    }
    Machine_0 _S448 = *m_114;
    Union_0 _S449 = Union_at_0(&_S448);
    Union_0 u_4 = _S449;
    uint3  _S450 = make_uint3 (0U, 0U, 0U);
    uint kept_3 = m_114->scratch_1 + 1152U;
    bool _S451;
    if(mode_0 == 3U)
    {
        _S451 = true;
    }
    else
    {
        _S451 = mode_0 == 5U;
    }
    bool _S452;
    if(length_13 == 0U)
    {
        if(mode_0 == 4U)
        {
            _S452 = true;
        }
        else
        {
            _S452 = mode_0 == 5U;
        }
    }
    else
    {
        _S452 = false;
    }
    uint chosen_0 = 4294967295U;
    uint3  best_1 = _S450;
    uint i_47 = 0U;
    for(;;)
    {
        uint _S453;
        if(_S452)
        {
            _S453 = 1U;
        }
        else
        {
            _S453 = length_13;
        }
        bool _S454;
        if(i_47 < _S453)
        {
            Machine_0 _S455 = *m_114;
            bool _S456 = failed_0(&_S455);
            _S454 = !_S456;
        }
        else
        {
            _S454 = false;
        }
        if(_S454)
        {
        }
        else
        {
            break;
        }
        uint item_4;
        if(_S452)
        {
            Machine_0 _S457 = *m_114;
            uint _S458 = zero_record_0(&_S457);
            item_4 = _S458;
        }
        else
        {
            uint _S459 = element_record_0(m_114, container_1, i_47);
            item_4 = _S459;
        }
        Machine_0 _S460 = *m_114;
        bool _S461 = failed_0(&_S460);
        if(_S461)
        {
            return;
        }
        uint word_2;
        if(listed_0)
        {
            Machine_0 _S462 = *m_114;
            start_item_0(&_S462, items_14, i_47);
        }
        else
        {
            if(mode_0 == 1U)
            {
                word_2 = base_0 + 4U + (&(&u_4)->list_2)->count_2;
            }
            else
            {
                word_2 = base_0;
            }
            m_114->cursor_0 = word_2;
        }
        uint at_15 = m_114->cursor_0;
        bool holds_0;
        if(mode_0 == 8U)
        {
            int colour_6 = colour_of_patch_0(m_114, item_4);
            holds_0 = equals_number_0(function_1, colour_6);
        }
        else
        {
            if(mode_0 == 9U)
            {
                uint size_0 = length_of_0(item_4);
                if(size_0 == 4294967295U)
                {
                    fail_0(m_114, 7U);
                }
                holds_0 = equals_number_0(function_1, int(size_0));
            }
            else
            {
                call_unary_0(m_114, function_1, item_4);
                holds_0 = false;
            }
        }
        Machine_0 _S463 = *m_114;
        bool _S464 = failed_0(&_S463);
        if(_S464)
        {
            return;
        }
        if(listed_0)
        {
            i_47 = i_47 + 1U;
            continue;
        }
        if(mode_0 == 1U)
        {
            union_add_0(m_114, &u_4, at_15);
            i_47 = i_47 + 1U;
            continue;
        }
        bool holds_1;
        if(keeps_0)
        {
            if(mode_0 == 7U)
            {
                holds_1 = truthy_0(at_15);
            }
            else
            {
                holds_1 = holds_0;
            }
            uint _S465 = i_47 & 31U;
            uint bit_0 = 1U << _S465;
            if(_S465 == 0U)
            {
                word_2 = 0U;
            }
            else
            {
                word_2 = word_at_0(kept_3 + (i_47 >> int(5)));
            }
            uint * _S466 = (&(globalParams_0->arena_0)[kept_3 + (i_47 >> int(5))]);
            uint _S467;
            if(holds_1)
            {
                _S467 = word_2 | bit_0;
            }
            else
            {
                _S467 = word_2;
            }
            *_S466 = _S467;
            uint _S468;
            if(holds_1)
            {
                _S468 = chosen_0 + 1U;
            }
            else
            {
                _S468 = chosen_0;
            }
            chosen_0 = _S468;
            i_47 = i_47 + 1U;
            continue;
        }
        uint3  key_1 = make_uint3 (word_at_0(at_15), word_at_0(at_15 + 1U), word_at_0(at_15 + 2U));
        bool better_0 = chosen_0 == 4294967295U;
        bool _S469 = mode_0 == 6U;
        uint3  best_2;
        if(_S469)
        {
            holds_1 = truthy_0(at_15);
        }
        else
        {
            if(!better_0)
            {
                uint3  y_4;
                if(!_S451)
                {
                    best_2 = best_1;
                    y_4 = key_1;
                }
                else
                {
                    best_2 = key_1;
                    y_4 = best_1;
                }
                bool _S470 = key_less_0(m_114, best_2, y_4);
                holds_1 = _S470;
            }
            else
            {
                holds_1 = better_0;
            }
        }
        if(holds_1)
        {
            if(_S469)
            {
                chosen_0 = i_47;
                best_1 = key_1;
                break;
            }
            word_2 = i_47;
            best_2 = key_1;
        }
        else
        {
            word_2 = chosen_0;
            best_2 = best_1;
        }
        chosen_0 = word_2;
        best_1 = best_2;
        i_47 = i_47 + 1U;
    }
    Machine_0 _S471 = *m_114;
    bool _S472 = failed_0(&_S471);
    if(_S472)
    {
        return;
    }
    if(_S446)
    {
        if(is_set_0(container_1))
        {
            close_set_0(m_114, items_14, length_13);
        }
        else
        {
            close_tuple_0(m_114, items_14, length_13);
        }
        return;
    }
    if(mode_0 == 1U)
    {
        if(!listed_0)
        {
            union_finish_0(m_114, &u_4);
            return;
        }
        close_plain_0(m_114, items_14, 9U, length_13);
        uint result_0 = m_114->cursor_0;
        chained_0(m_114, items_14);
        slide_0(m_114, result_0, items_14);
        return;
    }
    m_114->cursor_0 = base_0;
    if(keeps_0)
    {
        keep_0(m_114, container_1, kept_3, chosen_0 + 1U);
    }
    else
    {
        if(mode_0 == 4U)
        {
            listed_0 = true;
        }
        else
        {
            listed_0 = mode_0 == 5U;
        }
        if(listed_0)
        {
            uint _S473 = best_1.x;
            if(_S473 != 2U)
            {
                listed_0 = _S473 != 1U;
            }
            else
            {
                listed_0 = false;
            }
            if(listed_0)
            {
                listed_0 = _S473 != 3U;
            }
            else
            {
                listed_0 = false;
            }
            if(listed_0)
            {
                fail_0(m_114, 254U);
            }
            uint _S474 = new_record_0(m_114, _S473, best_1.y, best_1.z, 0U);
        }
        else
        {
            if(chosen_0 == 4294967295U)
            {
                if(mode_0 == 6U)
                {
                    items_14 = 25U;
                }
                else
                {
                    items_14 = 22U;
                }
                fail_0(m_114, items_14);
            }
            else
            {
                put_element_0(m_114, container_1, chosen_0);
            }
        }
    }
    return;
}

__device__ void op_valmax_0(Machine_0 * m_115, uint a_75, uint b_15)
{
    higher_0(m_115, 4U, b_15, a_75);
    return;
}

__device__ void op_valmin_0(Machine_0 * m_116, uint a_76, uint b_16)
{
    higher_0(m_116, 5U, b_16, a_76);
    return;
}

__device__ void op_argmax_0(Machine_0 * m_117, uint a_77, uint b_17)
{
    higher_0(m_117, 2U, b_17, a_77);
    return;
}

__device__ void op_argmin_0(Machine_0 * m_118, uint a_78, uint b_18)
{
    higher_0(m_118, 3U, b_18, a_78);
    return;
}

__device__ void op_sfilter_0(Machine_0 * m_119, uint a_79, uint b_19)
{
    higher_0(m_119, 7U, b_19, a_79);
    return;
}

__device__ void op_extract_0(Machine_0 * m_120, uint a_80, uint b_20)
{
    higher_0(m_120, 6U, b_20, a_80);
    return;
}

__device__ void op_apply_0(Machine_0 * m_121, uint a_81, uint b_21)
{
    higher_0(m_121, 0U, a_81, b_21);
    return;
}

__device__ void op_mapply_0(Machine_0 * m_122, uint a_82, uint b_22)
{
    higher_0(m_122, 1U, a_82, b_22);
    return;
}

__device__ __noinline__ int sought_colour_0(uint record_16)
{
    uint kind_20 = kind_of_0(record_16);
    bool _S475;
    if(kind_20 != 2U)
    {
        _S475 = kind_20 != 1U;
    }
    else
    {
        _S475 = false;
    }
    if(_S475)
    {
        return int(1000);
    }
    int low_3 = int(word_at_0(record_16 + 1U));
    if(low_3 >= int(-128))
    {
        _S475 = low_3 <= int(127);
    }
    else
    {
        _S475 = false;
    }
    if(_S475)
    {
        _S475 = int(word_at_0(record_16 + 2U)) == (low_3 >> int(31));
    }
    else
    {
        _S475 = false;
    }
    int _S476;
    if(_S475)
    {
        _S476 = low_3;
    }
    else
    {
        _S476 = int(1000);
    }
    return _S476;
}

__device__ int int_view_0(Machine_0 * m_123, uint record_17)
{
    uint kind_21 = kind_of_0(record_17);
    bool _S477;
    if(kind_21 != 2U)
    {
        _S477 = kind_21 != 1U;
    }
    else
    {
        _S477 = false;
    }
    if(_S477)
    {
        fail_0(m_123, 0U);
        return int(0);
    }
    int low_4 = int(word_at_0(record_17 + 1U));
    int high_2 = int(word_at_0(record_17 + 2U));
    if(high_2 == (low_4 >> int(31)))
    {
        return low_4;
    }
    int _S478;
    if(high_2 < int(0))
    {
        _S478 = int(-2147483648);
    }
    else
    {
        _S478 = int(2147483647);
    }
    return _S478;
}

__device__ __noinline__ void op_colorcount_0(Machine_0 * m_124, uint a_83, uint b_23)
{
    bool number_1;
    uint count_24;
    if((kind_of_0(a_83)) == 6U)
    {
        uint area_5 = word_at_0(a_83 + 1U) * word_at_0(a_83 + 2U);
        int sought_0 = sought_colour_0(b_23);
        spend_0(m_124, area_5 / 16U);
        Machine_0 _S479 = *m_124;
        bool _S480 = failed_0(&_S479);
        if(!_S480)
        {
            number_1 = sought_0 != int(1000);
        }
        else
        {
            number_1 = false;
        }
        if(number_1)
        {
            count_24 = count_colour_0(a_83 + 4U, area_5, sought_0);
        }
        else
        {
            count_24 = 0U;
        }
    }
    else
    {
        if((kind_of_0(b_23)) == 2U)
        {
            number_1 = true;
        }
        else
        {
            number_1 = (kind_of_0(b_23)) == 1U;
        }
        Tally_0 _S481 = tally_of_0(m_124, a_83);
        Tally_0 tally_5 = _S481;
        Machine_0 _S482 = *m_124;
        bool _S483 = failed_0(&_S482);
        if(_S483)
        {
            return;
        }
        int _S484;
        if(number_1)
        {
            int _S485 = int_view_0(m_124, b_23);
            _S484 = _S485;
        }
        else
        {
            _S484 = int(4096);
        }
        count_24 = 0U;
        for(;;)
        {
            bool _S486 = Tally_next_0(&tally_5);
            if(_S486)
            {
            }
            else
            {
                break;
            }
            if(((&tally_5)->key_0) == _S484)
            {
                count_24 = (&tally_5)->count_15;
            }
        }
    }
    new_int_0(m_124, int(count_24));
    return;
}

__device__ void as_set_0(Machine_0 * m_125, uint from_5)
{
    Machine_0 _S487 = *m_125;
    bool _S488 = failed_0(&_S487);
    bool _S489;
    if(_S488)
    {
        _S489 = true;
    }
    else
    {
        _S489 = is_set_0(from_5);
    }
    if(_S489)
    {
        return;
    }
    uint count_25 = length_of_0(from_5);
    uint items_15 = open_items_0(m_125, count_25);
    put_elements_0(m_125, items_15, 0U, from_5);
    Machine_0 _S490 = *m_125;
    bool _S491 = failed_0(&_S490);
    if(_S491)
    {
        return;
    }
    close_set_0(m_125, items_15, count_25);
    slide_0(m_125, items_15, from_5);
    return;
}

__device__ void op_colorfilter_0(Machine_0 * m_126, uint a_84, uint b_24)
{
    uint from_6 = m_126->cursor_0;
    higher_0(m_126, 8U, b_24, a_84);
    as_set_0(m_126, from_6);
    return;
}

__device__ void op_sizefilter_0(Machine_0 * m_127, uint a_85, uint b_25)
{
    uint from_7 = m_127->cursor_0;
    higher_0(m_127, 9U, b_25, a_85);
    as_set_0(m_127, from_7);
    return;
}

__device__ Bounds_0 bounds_of_grid_0(GridView_0 * grid_5)
{
    return Bounds_from_0(int(0), int(0), int(grid_5->height_1) - int(1), int(grid_5->width_2) - int(1));
}

__device__ void op_asindices_0(Machine_0 * m_128, uint a_86)
{
    GridView_0 grid_6 = grid_view_0(m_128, a_86);
    Machine_0 _S492 = *m_128;
    bool _S493 = failed_0(&_S492);
    if(!_S493)
    {
        GridView_0 _S494 = grid_6;
        Bounds_0 _S495 = bounds_of_grid_0(&_S494);
        Bounds_0 _S496 = _S495;
        rectangle_0(m_128, &_S496);
    }
    return;
}

__device__ __noinline__ void push_colour_0(CellList_0 * list_20, GridView_0 * grid_7, int colour_7, uint bits_0)
{
    uint _S497 = GridView_area_0(grid_7);
    uint _S498 = four_of_0(colour_7);
    uint i_48 = 0U;
    uint start_7 = 0U;
    uint row_13 = 0U;
    for(;;)
    {
        if(i_48 < _S497)
        {
        }
        else
        {
            break;
        }
        uint hits_0 = (equal_bytes_0(word_at_0(grid_7->cells_8 + (i_48 >> int(2))), _S498)) & (cells_left_0(_S497 - i_48));
        for(;;)
        {
            if(hits_0 != 0U)
            {
            }
            else
            {
                break;
            }
            uint at_16 = i_48 + ((U32_firstbitlow((hits_0))) >> int(3));
            uint hits_1 = hits_0 & (hits_0 - 1U);
            uint start_8 = start_7;
            uint row_14 = row_13;
            for(;;)
            {
                uint _S499 = start_8 + grid_7->width_2;
                if(at_16 >= _S499)
                {
                }
                else
                {
                    break;
                }
                uint row_15 = row_14 + 1U;
                start_8 = _S499;
                row_14 = row_15;
            }
            CellList_push_0(list_20, bits_0 | (pack_0(int(row_14), int(at_16 - start_8))));
            hits_0 = hits_1;
            start_7 = start_8;
            row_13 = row_14;
        }
        i_48 = i_48 + 4U;
    }
    return;
}

__device__ __noinline__ void op_ofcolor_0(Machine_0 * m_129, uint a_87, uint b_26)
{
    GridView_0 grid_8 = grid_view_0(m_129, a_87);
    Machine_0 _S500 = *m_129;
    bool _S501 = failed_0(&_S500);
    if(_S501)
    {
        return;
    }
    int colour_8 = sought_colour_0(b_26);
    GridView_0 _S502 = grid_8;
    uint _S503 = GridView_area_0(&_S502);
    bool _S504;
    if(colour_8 == int(1000))
    {
        _S504 = true;
    }
    else
    {
        _S504 = _S503 == 0U;
    }
    if(_S504)
    {
        new_empty_set_0(m_129);
        return;
    }
    if((grid_8.height_1) > 2048U)
    {
        _S504 = true;
    }
    else
    {
        _S504 = (grid_8.width_2) > 2048U;
    }
    if(_S504)
    {
        fail_0(m_129, 27U);
    }
    spend_0(m_129, _S503 / 4U);
    Machine_0 _S505 = *m_129;
    bool _S506 = failed_0(&_S505);
    if(_S506)
    {
        return;
    }
    Machine_0 _S507 = *m_129;
    CellList_0 _S508 = CellList_at_0(&_S507);
    CellList_0 list_21 = _S508;
    GridView_0 _S509 = grid_8;
    push_colour_0(&list_21, &_S509, colour_8, 0U);
    CellList_0 _S510 = list_21;
    seal_cells_0(m_129, &_S510, false);
    return;
}

__device__ Two_0 pair_view_0(Machine_0 * m_130, uint record_18)
{
    uint kind_22 = kind_of_0(record_18);
    if(kind_22 == 3U)
    {
        return two_0(int(word_at_0(record_18 + 1U)), int(word_at_0(record_18 + 2U)));
    }
    if((length_or_0_0(record_18)) >= 2U)
    {
        if(kind_22 == 7U)
        {
            uint _S511 = record_18 + 4U;
            return two_0(cell_at_0(_S511, 0U), cell_at_0(_S511, 1U));
        }
        if(kind_22 == 9U)
        {
            uint _S512 = record_18 + 4U;
            int first_7 = int_view_0(m_130, record_18 + word_at_0(_S512));
            int second_1 = int_view_0(m_130, record_18 + word_at_0(_S512 + 1U));
            return two_0(first_7, second_1);
        }
    }
    fail_0(m_130, 2U);
    return two_0(int(0), int(0));
}

__device__ uint clip_0(int at_17, uint length_14)
{
    int _S513;
    if(at_17 < int(0))
    {
        _S513 = at_17 + int(length_14);
    }
    else
    {
        _S513 = at_17;
    }
    return uint(clamp_0(_S513, int(0), int(length_14)));
}

__device__ uint2  slice_0(int start_9, int count_26, uint length_15)
{
    uint from_8 = clip_0(start_9, length_15);
    return make_uint2 (from_8, (U32_max((from_8), (clip_0(start_9 + count_26, length_15)))));
}

__device__ __noinline__ void cut_0(Machine_0 * m_131, GridView_0 * from_9, uint top_9, uint bottom_9, uint left_7, uint right_4)
{
    uint height_3;
    if(bottom_9 > top_9)
    {
        height_3 = bottom_9 - top_9;
    }
    else
    {
        height_3 = 0U;
    }
    uint width_4;
    if(right_4 > left_7)
    {
        width_4 = right_4 - left_7;
    }
    else
    {
        width_4 = 0U;
    }
    uint cells_13 = new_grid_0(m_131, height_3, width_4);
    if(cells_13 == 0U)
    {
        return;
    }
    CellWriter_0 to_7 = CellWriter_to_0(cells_13);
    uint _S514 = from_9->width_2;
    if(width_4 == (from_9->width_2))
    {
        push_run_0(&to_7, from_9->cells_8, top_9 * width_4, height_3 * width_4);
    }
    else
    {
        uint i_49 = top_9;
        for(;;)
        {
            if(i_49 < bottom_9)
            {
            }
            else
            {
                break;
            }
            push_run_0(&to_7, from_9->cells_8, i_49 * _S514 + left_7, width_4);
            i_49 = i_49 + 1U;
        }
    }
    CellWriter_finish_0(&to_7);
    return;
}

__device__ void crop_to_0(Machine_0 * m_132, GridView_0 * from_10, Two_0 * start_10, Two_0 * dims_0)
{
    int _S515 = start_10->x_1;
    int _S516 = start_10->y_0;
    int _S517 = dims_0->x_1;
    int _S518 = dims_0->y_0;
    bool _S519;
    if((I32_max(((I32_max(((I32_abs((start_10->x_1)))), ((I32_abs((start_10->y_0))))))), ((I32_max(((I32_abs((dims_0->x_1)))), ((I32_abs((dims_0->y_0))))))))) > int(536870912))
    {
        _S519 = true;
    }
    else
    {
        _S519 = (I32_min(((I32_min((_S515), (_S516)))), ((I32_min((_S517), (_S518)))))) < int(-536870912);
    }
    if(_S519)
    {
        fail_0(m_132, 254U);
        return;
    }
    uint2  rows_2 = slice_0(_S515, _S517, from_10->height_1);
    uint2  columns_1 = slice_0(_S516, _S518, from_10->width_2);
    cut_0(m_132, from_10, rows_2.x, rows_2.y, columns_1.x, columns_1.y);
    return;
}

__device__ void op_crop_0(Machine_0 * m_133, uint a_88, uint b_27, uint c_0)
{
    GridView_0 from_11 = grid_view_0(m_133, a_88);
    Two_0 start_11 = pair_view_0(m_133, b_27);
    Two_0 dims_1 = pair_view_0(m_133, c_0);
    Machine_0 _S520 = *m_133;
    bool _S521 = failed_0(&_S520);
    if(!_S521)
    {
        GridView_0 _S522 = from_11;
        Two_0 _S523 = start_11;
        Two_0 _S524 = dims_1;
        crop_to_0(m_133, &_S522, &_S523, &_S524);
    }
    return;
}

__device__ int colour_view_0(Machine_0 * m_134, uint record_19)
{
    int value_3;
    if((kind_of_0(record_19)) == 2U)
    {
        int _S525 = int_view_0(m_134, record_19);
        value_3 = _S525;
    }
    else
    {
        fail_0(m_134, 3U);
        value_3 = int(0);
    }
    bool _S526;
    if(value_3 < int(-128))
    {
        _S526 = true;
    }
    else
    {
        _S526 = value_3 > int(127);
    }
    if(_S526)
    {
        fail_0(m_134, 3U);
    }
    return value_3;
}

__device__ void op_recolor_0(Machine_0 * m_135, uint a_89, uint b_28)
{
    int _S527 = colour_view_0(m_135, a_89);
    PatchView_0 _S528 = patch_view_0(m_135, b_28);
    Machine_0 _S529 = *m_135;
    bool _S530 = failed_0(&_S529);
    if(_S530)
    {
        return;
    }
    Machine_0 _S531 = *m_135;
    CellList_0 _S532 = CellList_at_0(&_S531);
    CellList_0 list_22 = _S532;
    uint i_50 = 0U;
    for(;;)
    {
        if(i_50 < (_S528.count_14))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&list_22, ((word_at_0(_S528.cells_6 + i_50)) & 16777215U) | (colour_bits_0(_S527)));
        i_50 = i_50 + 1U;
    }
    sort_cells_0(m_135, &list_22);
    CellList_0 _S533 = list_22;
    seal_cells_0(m_135, &_S533, true);
    return;
}

__device__ Two_0 exact_pair_0(Machine_0 * m_136, uint record_20)
{
    if((length_of_0(record_20)) != 2U)
    {
        fail_0(m_136, 2U);
    }
    Two_0 _S534 = pair_view_0(m_136, record_20);
    return _S534;
}

__device__ void op_shift_0(Machine_0 * m_137, uint a_90, uint b_29)
{
    if((length_of_0(a_90)) == 0U)
    {
        uint _S535 = copy_record_0(m_137, a_90);
        return;
    }
    PatchView_0 patch_22 = patch_view_0(m_137, a_90);
    Two_0 by_2 = exact_pair_0(m_137, b_29);
    PatchView_0 _S536 = patch_22;
    Two_0 _S537 = by_2;
    shifted_0(m_137, &_S536, &_S537);
    return;
}

__device__ GridView_0 with_rows_0(Machine_0 * m_138, GridView_0 * grid_9)
{
    if((grid_9->height_1) == 0U)
    {
        fail_0(m_138, 24U);
    }
    return *grid_9;
}

__device__ uint pack_run_0(uint row_16, uint start_12, uint end_1, int colour_9)
{
    return ((row_16 | (start_12 << int(7))) | (end_1 << int(14))) | ((uint(colour_9) & 255U) << int(21));
}

__device__ uint run_end_0(uint run_0)
{
    return (run_0 >> int(14)) & 127U;
}

__device__ uint run_start_0(uint run_1)
{
    return (run_1 >> int(7)) & 127U;
}

__device__ int run_colour_0(uint run_2)
{
    return int(run_2 << int(3)) >> int(24);
}

__device__ uint root_of_0(uint parents_0, uint run_3)
{
    uint parent_0 = word_at_0(parents_0 + run_3);
    uint at_18 = run_3;
    for(;;)
    {
        if(parent_0 != at_18)
        {
        }
        else
        {
            break;
        }
        uint above_0 = word_at_0(parents_0 + parent_0);
        *(&(globalParams_0->arena_0)[parents_0 + at_18]) = above_0;
        parent_0 = word_at_0(parents_0 + above_0);
        at_18 = above_0;
    }
    return at_18;
}

__device__ __noinline__ uint find_runs_0(Machine_0 * m_139, GridView_0 * from_12, bool univalued_0, bool diagonal_1, int ground_0)
{
    bool _S538;
    uint _S539 = m_139->scratch_1;
    uint _S540 = m_139->scratch_1 + 1024U;
    int apart_0;
    if(diagonal_1)
    {
        apart_0 = int(1);
    }
    else
    {
        apart_0 = int(0);
    }
    uint _S541 = uint(apart_0);
    uint above_1 = 0U;
    uint above_end_0 = 0U;
    uint row_17 = 0U;
    for(;;)
    {
        if(row_17 < (from_12->height_1))
        {
        }
        else
        {
            break;
        }
        uint _S542 = from_12->width_2;
        uint _S543 = row_17 * from_12->width_2;
        uint start_13 = 0U;
        uint count_27 = above_end_0;
        uint touching_0 = above_1;
        for(;;)
        {
            if(start_13 < _S542)
            {
            }
            else
            {
                break;
            }
            uint _S544 = from_12->cells_8;
            int colour_10 = cell_at_0(from_12->cells_8, _S543 + start_13);
            bool in_ground_0 = colour_10 == ground_0;
            uint end_2 = start_13 + 1U;
            for(;;)
            {
                if(end_2 < _S542)
                {
                }
                else
                {
                    break;
                }
                int cell_15 = cell_at_0(_S544, _S543 + end_2);
                if(univalued_0)
                {
                    _S538 = true;
                }
                else
                {
                    _S538 = in_ground_0;
                }
                bool _S545;
                if(_S538)
                {
                    _S545 = cell_15 != colour_10;
                }
                else
                {
                    _S545 = cell_15 == ground_0;
                }
                if(_S545)
                {
                    break;
                }
                end_2 = end_2 + 1U;
            }
            if(!in_ground_0)
            {
                if(count_27 == 1024U)
                {
                    fail_0(m_139, 254U);
                    return 0U;
                }
                if(univalued_0)
                {
                    apart_0 = colour_10;
                }
                else
                {
                    apart_0 = int(0);
                }
                *(&(globalParams_0->arena_0)[_S539 + count_27]) = pack_run_0(row_17, start_13, end_2, apart_0);
                *(&(globalParams_0->arena_0)[_S540 + count_27]) = count_27;
                uint touching_1 = touching_0;
                for(;;)
                {
                    if(touching_1 < above_end_0)
                    {
                        _S538 = (run_end_0(word_at_0(_S539 + touching_1)) + _S541) <= start_13;
                    }
                    else
                    {
                        _S538 = false;
                    }
                    if(_S538)
                    {
                    }
                    else
                    {
                        break;
                    }
                    touching_1 = touching_1 + 1U;
                }
                uint other_1 = touching_1;
                for(;;)
                {
                    if(other_1 < above_end_0)
                    {
                    }
                    else
                    {
                        break;
                    }
                    uint run_4 = word_at_0(_S539 + other_1);
                    if((run_start_0(run_4)) >= (end_2 + _S541))
                    {
                        break;
                    }
                    if((run_colour_0(run_4)) == apart_0)
                    {
                        uint a_91 = root_of_0(_S540, other_1);
                        uint b_30 = root_of_0(_S540, count_27);
                        *(&(globalParams_0->arena_0)[_S540 + (U32_max((a_91), (b_30)))]) = (U32_min((a_91), (b_30)));
                    }
                    other_1 = other_1 + 1U;
                }
                count_27 = count_27 + 1U;
                touching_0 = touching_1;
            }
            start_13 = end_2;
        }
        uint row_18 = row_17 + 1U;
        above_1 = above_end_0;
        above_end_0 = count_27;
        row_17 = row_18;
    }
    return above_end_0;
}

__device__ uint run_row_0(uint run_5)
{
    return run_5 & 127U;
}

__device__ __noinline__ void components_0(Machine_0 * m_140, GridView_0 * from_13, bool univalued_1, bool diagonal_2, int ground_1)
{
    int colour_11;
    uint j_3;
    uint _S546 = from_13->height_1;
    bool _S547;
    if((from_13->height_1) > 2047U)
    {
        _S547 = true;
    }
    else
    {
        _S547 = (from_13->width_2) > 2047U;
    }
    if(_S547)
    {
        fail_0(m_140, 28U);
    }
    uint _S548 = GridView_area_0(from_13);
    spend_0(m_140, _S548);
    if(_S546 > 64U)
    {
        _S547 = true;
    }
    else
    {
        _S547 = (from_13->width_2) > 64U;
    }
    if(_S547)
    {
        fail_0(m_140, 254U);
    }
    Machine_0 _S549 = *m_140;
    bool _S550 = failed_0(&_S549);
    if(_S550)
    {
        return;
    }
    uint runs_1 = m_140->scratch_1;
    uint parents_1 = m_140->scratch_1 + 1024U;
    uint sizes_0 = parents_1 + 1024U;
    uint _S551 = sizes_0 + 1024U;
    uint _S552 = find_runs_0(m_140, from_13, univalued_1, diagonal_2, ground_1);
    int colour_12 = int(128);
    uint i_51 = 0U;
    uint objects_0 = 0U;
    for(;;)
    {
        if(i_51 < _S552)
        {
        }
        else
        {
            break;
        }
        uint run_6 = word_at_0(runs_1 + i_51);
        uint root_0 = root_of_0(parents_1, i_51);
        *(&(globalParams_0->arena_0)[parents_1 + i_51]) = root_0;
        if(root_0 == i_51)
        {
            *(&(globalParams_0->arena_0)[sizes_0 + i_51]) = 0U;
            *(&(globalParams_0->arena_0)[_S551 + i_51]) = 0U;
            objects_0 = objects_0 + 1U;
        }
        uint * _S553 = (&(globalParams_0->arena_0)[sizes_0 + root_0]);
        uint _S554 = run_end_0(run_6);
        uint _S555 = run_start_0(run_6);
        *_S553 = *_S553 + (_S554 - _S555);
        if(univalued_1)
        {
            colour_12 = (I32_min((colour_12), (run_colour_0(run_6))));
        }
        else
        {
            colour_11 = colour_12;
            j_3 = _S555;
            for(;;)
            {
                if(j_3 < _S554)
                {
                }
                else
                {
                    break;
                }
                int _S556 = GridView_at_0(from_13, run_row_0(run_6), j_3);
                int _S557 = (I32_min((colour_11), (_S556)));
                uint j_4 = j_3 + 1U;
                colour_11 = _S557;
                j_3 = j_4;
            }
            colour_12 = colour_11;
        }
        i_51 = i_51 + 1U;
    }
    uint items_16 = open_items_0(m_140, objects_0);
    uint placed_3 = 0U;
    for(;;)
    {
        if(colour_12 < int(128))
        {
            Machine_0 _S558 = *m_140;
            bool _S559 = failed_0(&_S558);
            _S547 = !_S559;
        }
        else
        {
            _S547 = false;
        }
        if(_S547)
        {
        }
        else
        {
            break;
        }
        colour_11 = int(128);
        i_51 = 0U;
        uint placed_4 = placed_3;
        for(;;)
        {
            bool _S560;
            if(i_51 < _S552)
            {
                Machine_0 _S561 = *m_140;
                bool _S562 = failed_0(&_S561);
                _S560 = !_S562;
            }
            else
            {
                _S560 = false;
            }
            if(_S560)
            {
            }
            else
            {
                break;
            }
            uint run_7 = word_at_0(runs_1 + i_51);
            uint _S563 = run_row_0(run_7);
            uint _S564 = run_end_0(run_7);
            int apart_1 = run_colour_0(run_7);
            bool _S565;
            if(univalued_1)
            {
                _S565 = apart_1 != colour_12;
            }
            else
            {
                _S565 = false;
            }
            int next_4;
            uint placed_5;
            if(_S565)
            {
                if(apart_1 > colour_12)
                {
                    next_4 = (I32_min((colour_11), (apart_1)));
                }
                else
                {
                    next_4 = colour_11;
                }
                placed_5 = placed_4;
                uint i_52 = i_51 + 1U;
                colour_11 = next_4;
                i_51 = i_52;
                placed_4 = placed_5;
                continue;
            }
            uint root_1 = word_at_0(parents_1 + i_51);
            uint _S566 = _S551 + root_1;
            uint _S567 = word_at_0(_S566);
            uint _S568 = run_start_0(run_7);
            next_4 = colour_11;
            j_3 = _S568;
            uint place_7 = _S567;
            placed_5 = placed_4;
            for(;;)
            {
                if(j_3 < _S564)
                {
                }
                else
                {
                    break;
                }
                int cell_16;
                if(univalued_1)
                {
                    cell_16 = colour_12;
                }
                else
                {
                    int _S569 = GridView_at_0(from_13, _S563, j_3);
                    cell_16 = _S569;
                }
                if(cell_16 > colour_12)
                {
                    next_4 = (I32_min((next_4), (cell_16)));
                }
                if(cell_16 != colour_12)
                {
                    j_3 = j_3 + 1U;
                    continue;
                }
                uint place_8;
                uint placed_6;
                if(place_7 == 0U)
                {
                    uint size_1 = word_at_0(sizes_0 + root_1);
                    Machine_0 _S570 = *m_140;
                    start_item_0(&_S570, items_16, placed_5);
                    uint placed_7 = placed_5 + 1U;
                    make_0(m_140, size_1 * 4U);
                    uint _S571 = new_record_0(m_140, 11U, size_1, 0U, size_1);
                    uint _S572 = _S571 + 4U;
                    Machine_0 _S573 = *m_140;
                    bool _S574 = failed_0(&_S573);
                    if(_S574)
                    {
                        return;
                    }
                    place_8 = _S572;
                    placed_6 = placed_7;
                }
                else
                {
                    place_8 = place_7;
                    placed_6 = placed_5;
                }
                *(&(globalParams_0->arena_0)[place_8]) = (colour_bits_0(colour_12)) | (pack_0(int(_S563), int(j_3)));
                place_7 = place_8 + 1U;
                placed_5 = placed_6;
                j_3 = j_3 + 1U;
            }
            *(&(globalParams_0->arena_0)[_S566]) = place_7;
            uint i_52 = i_51 + 1U;
            colour_11 = next_4;
            i_51 = i_52;
            placed_4 = placed_5;
        }
        colour_12 = colour_11;
        placed_3 = placed_4;
    }
    make_0(m_140, objects_0 * 16U);
    close_plain_0(m_140, items_16, 12U, objects_0);
    return;
}

__device__ void cut_objects_0(Machine_0 * m_141, uint a_92, bool univalued_2, bool diagonal_3, bool without_ground_0)
{
    GridView_0 from_14 = grid_view_0(m_141, a_92);
    Machine_0 _S575 = *m_141;
    bool _S576 = failed_0(&_S575);
    if(_S576)
    {
        return;
    }
    int ground_2;
    if(without_ground_0)
    {
        GridView_0 _S577 = from_14;
        int _S578 = background_0(m_141, &_S577);
        ground_2 = _S578;
    }
    else
    {
        ground_2 = int(1000);
    }
    Machine_0 _S579 = *m_141;
    bool _S580 = failed_0(&_S579);
    if(_S580)
    {
        return;
    }
    GridView_0 _S581 = from_14;
    GridView_0 _S582 = with_rows_0(m_141, &_S581);
    Machine_0 _S583 = *m_141;
    bool _S584 = failed_0(&_S583);
    if(!_S584)
    {
        GridView_0 _S585 = from_14;
        components_0(m_141, &_S585, univalued_2, diagonal_3, ground_2);
    }
    return;
}

__device__ void op_objects_0(Machine_0 * m_142, uint a_93, uint b_31, uint c_1, uint d_0)
{
    cut_objects_0(m_142, a_93, truthy_0(b_31), truthy_0(c_1), truthy_0(d_0));
    return;
}

__device__ __noinline__ void by_colour_0(Machine_0 * m_143, GridView_0 * from_15, int left_out_0)
{
    Machine_0 _S586 = *m_143;
    bool _S587 = failed_0(&_S586);
    if(_S587)
    {
        return;
    }
    bool _S588;
    if((from_15->height_1) > 2047U)
    {
        _S588 = true;
    }
    else
    {
        _S588 = (from_15->width_2) > 2047U;
    }
    if(_S588)
    {
        fail_0(m_143, 27U);
    }
    uint _S589 = GridView_area_0(from_15);
    spend_0(m_143, _S589);
    Machine_0 _S590 = *m_143;
    bool _S591 = failed_0(&_S590);
    if(_S591)
    {
        return;
    }
    Tally_0 _S592 = Tally_of_cells_0(from_15->cells_8, _S589);
    Tally_0 all_6 = _S592;
    Tally_0 tally_6 = _S592;
    uint count_28 = 0U;
    for(;;)
    {
        bool _S593 = Tally_next_0(&all_6);
        if(_S593)
        {
        }
        else
        {
            break;
        }
        int _S594;
        if(((&all_6)->key_0) != left_out_0)
        {
            _S594 = int(1);
        }
        else
        {
            _S594 = int(0);
        }
        count_28 = count_28 + uint(_S594);
    }
    uint items_17 = open_items_0(m_143, count_28);
    uint i_53 = 0U;
    for(;;)
    {
        Machine_0 _S595 = *m_143;
        bool _S596 = failed_0(&_S595);
        if(!_S596)
        {
            bool _S597 = Tally_next_0(&tally_6);
            _S588 = _S597;
        }
        else
        {
            _S588 = false;
        }
        if(_S588)
        {
        }
        else
        {
            break;
        }
        if(((&tally_6)->key_0) == left_out_0)
        {
            continue;
        }
        Machine_0 _S598 = *m_143;
        start_item_0(&_S598, items_17, i_53);
        uint i_54 = i_53 + 1U;
        Machine_0 _S599 = *m_143;
        CellList_0 _S600 = CellList_at_0(&_S599);
        CellList_0 list_23 = _S600;
        push_colour_0(&list_23, from_15, (&tally_6)->key_0, colour_bits_0((&tally_6)->key_0));
        CellList_0 _S601 = list_23;
        seal_cells_0(m_143, &_S601, true);
        i_53 = i_54;
    }
    make_0(m_143, count_28 * 16U);
    close_plain_0(m_143, items_17, 12U, count_28);
    return;
}

__device__ void op_partition_0(Machine_0 * m_144, uint a_94)
{
    GridView_0 from_16 = grid_view_0(m_144, a_94);
    GridView_0 _S602 = from_16;
    by_colour_0(m_144, &_S602, int(1000));
    return;
}

__device__ void op_fgpartition_0(Machine_0 * m_145, uint a_95)
{
    GridView_0 from_17 = grid_view_0(m_145, a_95);
    Machine_0 _S603 = *m_145;
    bool _S604 = failed_0(&_S603);
    if(_S604)
    {
        return;
    }
    GridView_0 _S605 = from_17;
    int _S606 = background_0(m_145, &_S605);
    GridView_0 _S607 = from_17;
    by_colour_0(m_145, &_S607, _S606);
    return;
}

__device__ void check_two_0(Machine_0 * m_146, uint a_96, uint b_32)
{
    bool _S608;
    if((kind_of_0(a_96)) == 6U)
    {
        _S608 = (kind_of_0(b_32)) == 6U;
    }
    else
    {
        _S608 = false;
    }
    if(_S608)
    {
        fail_0(m_146, 254U);
    }
    return;
}

__device__ uint line_of_0(uint cell_17, bool columns_2)
{
    uint _S609;
    if(columns_2)
    {
        _S609 = cell_17 & 4095U;
    }
    else
    {
        _S609 = (cell_17 >> int(12)) & 4095U;
    }
    return _S609;
}

__device__ __noinline__ bool matching_0(Machine_0 * m_147, PatchView_0 * a_97, PatchView_0 * b_33, bool columns_3)
{
    uint _S610 = a_97->count_14;
    uint _S611 = b_33->count_14;
    spend_0(m_147, (a_97->count_14 + b_33->count_14) / 2U);
    Machine_0 _S612 = *m_147;
    bool _S613 = failed_0(&_S612);
    if(_S613)
    {
        return false;
    }
    uint i_55 = 0U;
    for(;;)
    {
        if(i_55 < 128U)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[m_147->scratch_1 + i_55]) = 0U;
        i_55 = i_55 + 1U;
    }
    i_55 = 0U;
    for(;;)
    {
        if(i_55 < _S610)
        {
        }
        else
        {
            break;
        }
        uint at_19 = line_of_0(word_at_0(a_97->cells_6 + i_55), columns_3);
        uint * _S614 = (&(globalParams_0->arena_0)[m_147->scratch_1 + (at_19 >> int(5))]);
        *_S614 = (*_S614) | (1U << (at_19 & 31U));
        i_55 = i_55 + 1U;
    }
    i_55 = 0U;
    for(;;)
    {
        if(i_55 < _S611)
        {
        }
        else
        {
            break;
        }
        uint at_20 = line_of_0(word_at_0(b_33->cells_6 + i_55), columns_3);
        if((((word_at_0(m_147->scratch_1 + (at_20 >> int(5)))) >> (at_20 & 31U)) & 1U) != 0U)
        {
            return true;
        }
        i_55 = i_55 + 1U;
    }
    return false;
}

__device__ void two_matching_0(Machine_0 * m_148, uint a_98, uint b_34, bool columns_4)
{
    check_two_0(m_148, a_98, b_34);
    PatchView_0 x_5 = patch_view_0(m_148, a_98);
    PatchView_0 y_5 = patch_view_0(m_148, b_34);
    Machine_0 _S615 = *m_148;
    bool _S616 = failed_0(&_S615);
    if(_S616)
    {
        return;
    }
    PatchView_0 _S617 = x_5;
    PatchView_0 _S618 = y_5;
    bool _S619 = matching_0(m_148, &_S617, &_S618, columns_4);
    new_bool_0(m_148, _S619);
    return;
}

__device__ void op_hmatching_0(Machine_0 * m_149, uint a_99, uint b_35)
{
    two_matching_0(m_149, a_99, b_35, false);
    return;
}

__device__ void op_vmatching_0(Machine_0 * m_150, uint a_100, uint b_36)
{
    two_matching_0(m_150, a_100, b_36, true);
    return;
}

__device__ __noinline__ int distance_between_0(Machine_0 * m_151, uint a_101, uint b_37)
{
    check_two_0(m_151, a_101, b_37);
    PatchView_0 x_6 = patch_view_0(m_151, a_101);
    PatchView_0 y_6 = patch_view_0(m_151, b_37);
    bool _S620;
    if((x_6.count_14) == 0U)
    {
        _S620 = true;
    }
    else
    {
        _S620 = (y_6.count_14) == 0U;
    }
    if(_S620)
    {
        fail_0(m_151, 23U);
    }
    if((U32_max((x_6.count_14), (y_6.count_14))) > 4096U)
    {
        fail_0(m_151, 254U);
    }
    spend_0(m_151, x_6.count_14 * y_6.count_14 / 4U);
    Machine_0 _S621 = *m_151;
    bool _S622 = failed_0(&_S621);
    if(_S622)
    {
        return int(2147483647);
    }
    int least_1 = int(2147483647);
    uint i_56 = 0U;
    for(;;)
    {
        if(i_56 < (x_6.count_14))
        {
            _S620 = least_1 > int(0);
        }
        else
        {
            _S620 = false;
        }
        if(_S620)
        {
        }
        else
        {
            break;
        }
        uint _S623 = x_6.cells_6 + i_56;
        int _S624 = row_of_0(word_at_0(_S623));
        int _S625 = column_of_0(word_at_0(_S623));
        uint k_2 = 0U;
        for(;;)
        {
            if(k_2 < (y_6.count_14))
            {
            }
            else
            {
                break;
            }
            uint other_2 = word_at_0(y_6.cells_6 + k_2);
            int _S626 = (I32_min((least_1), ((I32_abs((row_of_0(other_2) - _S624))) + (I32_abs((column_of_0(other_2) - _S625))))));
            uint k_3 = k_2 + 1U;
            least_1 = _S626;
            k_2 = k_3;
        }
        i_56 = i_56 + 1U;
    }
    return least_1;
}

__device__ void op_manhattan_0(Machine_0 * m_152, uint a_102, uint b_38)
{
    int least_2 = distance_between_0(m_152, a_102, b_38);
    new_int_0(m_152, least_2);
    return;
}

__device__ void op_adjacent_0(Machine_0 * m_153, uint a_103, uint b_39)
{
    int least_3 = distance_between_0(m_153, a_103, b_39);
    new_bool_0(m_153, least_3 == int(1));
    return;
}

__device__ __noinline__ void op_bordering_0(Machine_0 * m_154, uint a_104, uint b_40)
{
    PatchView_0 patch_23 = patch_view_0(m_154, a_104);
    Machine_0 _S627 = *m_154;
    bool _S628 = failed_0(&_S627);
    if(_S628)
    {
        return;
    }
    PatchView_0 _S629 = patch_23;
    Bounds_0 _S630 = some_bounds_0(m_154, &_S629);
    GridView_0 grid_10 = grid_view_0(m_154, b_40);
    Machine_0 _S631 = *m_154;
    bool _S632 = failed_0(&_S631);
    if(_S632)
    {
        return;
    }
    GridView_0 _S633 = grid_10;
    GridView_0 _S634 = with_rows_0(m_154, &_S633);
    bool _S635;
    if((_S630.top_5) == int(0))
    {
        _S635 = true;
    }
    else
    {
        _S635 = (_S630.left_3) == int(0);
    }
    if(_S635)
    {
        _S635 = true;
    }
    else
    {
        _S635 = (_S630.bottom_5) == (int(grid_10.height_1) - int(1));
    }
    if(_S635)
    {
        _S635 = true;
    }
    else
    {
        _S635 = (_S630.right_0) == (int(grid_10.width_2) - int(1));
    }
    new_bool_0(m_154, _S635);
    return;
}

__device__ __noinline__ void op_toobject_0(Machine_0 * m_155, uint a_105, uint b_41)
{
    PatchView_0 patch_24 = patch_view_0(m_155, a_105);
    Machine_0 _S636 = *m_155;
    bool _S637 = failed_0(&_S636);
    if(_S637)
    {
        return;
    }
    GridView_0 grid_11 = grid_view_0(m_155, b_41);
    Machine_0 _S638 = *m_155;
    bool _S639 = failed_0(&_S638);
    if(_S639)
    {
        return;
    }
    GridView_0 _S640 = grid_11;
    GridView_0 _S641 = with_rows_0(m_155, &_S640);
    spend_0(m_155, patch_24.count_14);
    Machine_0 _S642 = *m_155;
    bool _S643 = failed_0(&_S642);
    if(_S643)
    {
        return;
    }
    Machine_0 _S644 = *m_155;
    CellList_0 _S645 = CellList_at_0(&_S644);
    CellList_0 list_24 = _S645;
    uint i_57 = 0U;
    for(;;)
    {
        if(i_57 < (patch_24.count_14))
        {
        }
        else
        {
            break;
        }
        uint cell_18 = word_at_0(patch_24.cells_6 + i_57);
        uint row_19 = uint(row_of_0(cell_18));
        uint column_10 = uint(column_of_0(cell_18));
        bool _S646;
        if(row_19 < (grid_11.height_1))
        {
            _S646 = column_10 < (grid_11.width_2);
        }
        else
        {
            _S646 = false;
        }
        if(_S646)
        {
            uint _S647 = cell_18 & 16777215U;
            GridView_0 _S648 = grid_11;
            int _S649 = GridView_at_0(&_S648, row_19, column_10);
            CellList_push_0(&list_24, _S647 | (colour_bits_0(_S649)));
        }
        i_57 = i_57 + 1U;
    }
    sort_cells_0(m_155, &list_24);
    CellList_0 _S650 = list_24;
    seal_cells_0(m_155, &_S650, true);
    return;
}

__device__ __noinline__ void op_asobject_0(Machine_0 * m_156, uint a_106)
{
    GridView_0 grid_12 = grid_view_0(m_156, a_106);
    Machine_0 _S651 = *m_156;
    bool _S652 = failed_0(&_S651);
    if(_S652)
    {
        return;
    }
    GridView_0 _S653 = grid_12;
    Bounds_0 _S654 = bounds_of_grid_0(&_S653);
    Bounds_0 _S655 = _S654;
    check_bounds_0(m_156, &_S655);
    GridView_0 _S656 = grid_12;
    uint _S657 = GridView_area_0(&_S656);
    spend_0(m_156, _S657);
    Machine_0 _S658 = *m_156;
    bool _S659 = failed_0(&_S658);
    if(_S659)
    {
        return;
    }
    Machine_0 _S660 = *m_156;
    CellList_0 _S661 = CellList_at_0(&_S660);
    CellList_0 list_25 = _S661;
    Tally_0 tally_7 = Tally_of_cells_0(grid_12.cells_8, _S657);
    for(;;)
    {
        bool _S662 = Tally_next_0(&tally_7);
        if(_S662)
        {
        }
        else
        {
            break;
        }
        uint _S663 = colour_bits_0((&tally_7)->key_0);
        GridView_0 _S664 = grid_12;
        push_colour_0(&list_25, &_S664, (&tally_7)->key_0, _S663);
    }
    CellList_0 _S665 = list_25;
    seal_cells_0(m_156, &_S665, true);
    return;
}

__device__ uint edit_grid_0(Machine_0 * m_157, GridView_0 * from_18)
{
    uint _S666 = GridView_area_0(from_18);
    make_0(m_157, _S666);
    uint words_4 = (_S666 + 3U) / 4U;
    uint at_21 = new_record_0(m_157, 6U, from_18->height_1, from_18->width_2, words_4);
    if(at_21 == 0U)
    {
        return 0U;
    }
    uint i_58 = 0U;
    for(;;)
    {
        if(i_58 < words_4)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[at_21 + 4U + i_58]) = word_at_0(from_18->cells_8 + i_58);
        i_58 = i_58 + 1U;
    }
    return at_21 + 4U;
}

__device__ void put_cell_0(uint cells_14, uint i_59, int value_4)
{
    uint at_22 = cells_14 + (i_59 >> int(2));
    uint shift_2 = 8U * (i_59 & 3U);
    *(&(globalParams_0->arena_0)[at_22]) = ((word_at_0(at_22)) & (~(255U << shift_2))) | ((uint(value_4) & 255U) << shift_2);
    return;
}

__device__ __noinline__ void stroke_0(uint cells_15, uint height_4, uint width_5, PatchView_0 * patch_25, Two_0 * moved_1, int hue_0, int ground_3)
{
    uint i_60 = 0U;
    for(;;)
    {
        if(i_60 < (patch_25->count_14))
        {
        }
        else
        {
            break;
        }
        uint cell_19 = word_at_0(patch_25->cells_6 + i_60);
        uint row_20 = uint(row_of_0(cell_19) + moved_1->x_1);
        uint column_11 = uint(column_of_0(cell_19) + moved_1->y_0);
        bool _S667;
        if(row_20 >= height_4)
        {
            _S667 = true;
        }
        else
        {
            _S667 = column_11 >= width_5;
        }
        if(_S667)
        {
            i_60 = i_60 + 1U;
            continue;
        }
        uint at_23 = row_20 * width_5 + column_11;
        bool _S668;
        if(ground_3 == int(1000))
        {
            _S668 = true;
        }
        else
        {
            _S668 = (cell_at_0(cells_15, at_23)) == ground_3;
        }
        if(_S668)
        {
            int _S669;
            if(hue_0 == int(1000))
            {
                _S669 = colour_of_0(cell_19);
            }
            else
            {
                _S669 = hue_0;
            }
            put_cell_0(cells_15, at_23, _S669);
        }
        i_60 = i_60 + 1U;
    }
    return;
}

__device__ void painted_0(Machine_0 * m_158, uint a_107, PatchView_0 * patch_26, int hue_1, int ground_4)
{
    Machine_0 _S670 = *m_158;
    bool _S671 = failed_0(&_S670);
    if(_S671)
    {
        return;
    }
    GridView_0 on_0 = grid_view_0(m_158, a_107);
    if((kind_of_0(a_107)) != 6U)
    {
        Machine_0 _S672 = *m_158;
        bool _S673 = failed_0(&_S672);
        if(!_S673)
        {
            GridView_0 _S674 = on_0;
            GridView_0 _S675 = with_rows_0(m_158, &_S674);
        }
        uint _S676 = copy_record_0(m_158, a_107);
        return;
    }
    spend_0(m_158, patch_26->count_14 / 2U);
    GridView_0 _S677 = on_0;
    uint _S678 = edit_grid_0(m_158, &_S677);
    if(_S678 != 0U)
    {
        Two_0 _S679 = two_0(int(0), int(0));
        stroke_0(_S678, on_0.height_1, on_0.width_2, patch_26, &_S679, hue_1, ground_4);
    }
    return;
}

__device__ void op_fill_0(Machine_0 * m_159, uint a_108, uint b_42, uint c_2)
{
    PatchView_0 patch_27 = patch_view_0(m_159, c_2);
    int hue_2 = colour_view_0(m_159, b_42);
    PatchView_0 _S680 = patch_27;
    painted_0(m_159, a_108, &_S680, hue_2, int(1000));
    return;
}

__device__ PatchView_0 object_view_0(Machine_0 * m_160, uint record_21)
{
    PatchView_0 view_2 = patch_view_0(m_160, record_21);
    bool _S681;
    if(!view_2.coloured_1)
    {
        _S681 = (view_2.count_14) != 0U;
    }
    else
    {
        _S681 = false;
    }
    if(_S681)
    {
        fail_0(m_160, 6U);
    }
    return view_2;
}

__device__ void op_paint_0(Machine_0 * m_161, uint a_109, uint b_43)
{
    PatchView_0 patch_28 = object_view_0(m_161, b_43);
    PatchView_0 _S682 = patch_28;
    painted_0(m_161, a_109, &_S682, int(1000), int(1000));
    return;
}

__device__ int ground_of_0(Machine_0 * m_162, uint a_110, bool needs_rows_0)
{
    Machine_0 _S683 = *m_162;
    bool _S684 = failed_0(&_S683);
    if(_S684)
    {
        return int(0);
    }
    GridView_0 on_1 = grid_view_0(m_162, a_110);
    Machine_0 _S685 = *m_162;
    bool _S686 = failed_0(&_S685);
    if(_S686)
    {
        return int(0);
    }
    if(needs_rows_0)
    {
        GridView_0 _S687 = on_1;
        GridView_0 _S688 = with_rows_0(m_162, &_S687);
    }
    GridView_0 _S689 = on_1;
    int _S690 = background_0(m_162, &_S689);
    return _S690;
}

__device__ void op_underfill_0(Machine_0 * m_163, uint a_111, uint b_44, uint c_3)
{
    PatchView_0 patch_29 = patch_view_0(m_163, c_3);
    int hue_3 = colour_view_0(m_163, b_44);
    int ground_5 = ground_of_0(m_163, a_111, true);
    PatchView_0 _S691 = patch_29;
    painted_0(m_163, a_111, &_S691, hue_3, ground_5);
    return;
}

__device__ void op_underpaint_0(Machine_0 * m_164, uint a_112, uint b_45)
{
    PatchView_0 patch_30 = object_view_0(m_164, b_45);
    int ground_6 = ground_of_0(m_164, a_112, true);
    PatchView_0 _S692 = patch_30;
    painted_0(m_164, a_112, &_S692, int(1000), ground_6);
    return;
}

__device__ uint factor_view_0(Machine_0 * m_165, uint record_22)
{
    int _S693 = int_view_0(m_165, record_22);
    int _S694 = (I32_max((_S693), (int(0))));
    if(_S694 > int(1048576))
    {
        fail_0(m_165, 28U);
    }
    return uint(_S694);
}

__device__ uint times_0(uint a_113, uint b_46)
{
    bool _S695;
    if(a_113 != 0U)
    {
        uint _S696 = 16777215U / a_113;
        _S695 = b_46 > _S696;
    }
    else
    {
        _S695 = false;
    }
    uint _S697;
    if(_S695)
    {
        _S697 = 16777215U;
    }
    else
    {
        _S697 = a_113 * b_46;
    }
    return _S697;
}

__device__ uint sized_grid_0(Machine_0 * m_166, uint height_5, uint width_6)
{
    bool _S698;
    if(height_5 > 1048576U)
    {
        _S698 = true;
    }
    else
    {
        if(height_5 != 0U)
        {
            uint _S699 = 1048576U / height_5;
            _S698 = width_6 > _S699;
        }
        else
        {
            _S698 = false;
        }
    }
    if(_S698)
    {
        fail_0(m_166, 28U);
    }
    uint _S700;
    if(height_5 == 0U)
    {
        _S700 = 0U;
    }
    else
    {
        _S700 = width_6;
    }
    uint _S701 = new_grid_0(m_166, height_5, _S700);
    return _S701;
}

__device__ __noinline__ void grown_0(Machine_0 * m_167, uint a_114, uint tall_0, uint wide_0)
{
    Machine_0 _S702 = *m_167;
    bool _S703 = failed_0(&_S702);
    if(_S703)
    {
        return;
    }
    GridView_0 from_19 = grid_view_0(m_167, a_114);
    Machine_0 _S704 = *m_167;
    bool _S705 = failed_0(&_S704);
    if(_S705)
    {
        return;
    }
    uint _S706 = times_0(from_19.height_1, tall_0);
    uint _S707 = times_0(from_19.width_2, wide_0);
    uint cells_16 = sized_grid_0(m_167, _S706, _S707);
    if(cells_16 == 0U)
    {
        return;
    }
    CellWriter_0 to_8 = CellWriter_to_0(cells_16);
    uint i_61 = 0U;
    for(;;)
    {
        if(i_61 < (from_19.height_1))
        {
        }
        else
        {
            break;
        }
        uint again_0 = 0U;
        for(;;)
        {
            if(again_0 < tall_0)
            {
            }
            else
            {
                break;
            }
            uint j_5 = 0U;
            for(;;)
            {
                if(j_5 < (from_19.width_2))
                {
                }
                else
                {
                    break;
                }
                GridView_0 _S708 = from_19;
                int _S709 = GridView_at_0(&_S708, i_61, j_5);
                uint k_4 = 0U;
                for(;;)
                {
                    if(k_4 < wide_0)
                    {
                    }
                    else
                    {
                        break;
                    }
                    CellWriter_push_0(&to_8, _S709);
                    k_4 = k_4 + 1U;
                }
                j_5 = j_5 + 1U;
            }
            again_0 = again_0 + 1U;
        }
        i_61 = i_61 + 1U;
    }
    CellWriter_finish_0(&to_8);
    return;
}

__device__ void op_hupscale_0(Machine_0 * m_168, uint a_115, uint b_47)
{
    uint _S710 = factor_view_0(m_168, b_47);
    grown_0(m_168, a_115, 1U, _S710);
    return;
}

__device__ void op_vupscale_0(Machine_0 * m_169, uint a_116, uint b_48)
{
    uint _S711 = factor_view_0(m_169, b_48);
    grown_0(m_169, a_116, _S711, 1U);
    return;
}

__device__ __noinline__ void op_upscale_0(Machine_0 * m_170, uint a_117, uint b_49)
{
    if(is_tuple_0(a_117))
    {
        uint factor_0 = factor_view_0(m_170, b_49);
        grown_0(m_170, a_117, factor_0, factor_0);
        return;
    }
    PatchView_0 patch_31 = patch_view_0(m_170, a_117);
    int factor_1 = int_view_0(m_170, b_49);
    Machine_0 _S712 = *m_170;
    bool _S713 = failed_0(&_S712);
    if(_S713)
    {
        return;
    }
    PatchView_0 _S714 = patch_31;
    Bounds_0 _S715 = bounds_of_0(&_S714);
    if(_S715.empty_0)
    {
        new_empty_set_0(m_170);
        return;
    }
    if(!patch_31.coloured_1)
    {
        fail_0(m_170, 6U);
        return;
    }
    if(factor_1 <= int(0))
    {
        new_empty_set_0(m_170);
        return;
    }
    bool _S716;
    if(factor_1 > int(4096))
    {
        _S716 = true;
    }
    else
    {
        Bounds_0 _S717 = _S715;
        int _S718 = Bounds_height_0(&_S717);
        _S716 = !fits_0(_S718 * factor_1 + _S715.top_5 - int(1));
    }
    if(_S716)
    {
        _S716 = true;
    }
    else
    {
        Bounds_0 _S719 = _S715;
        int _S720 = Bounds_width_0(&_S719);
        _S716 = !fits_0(_S720 * factor_1 + _S715.left_3 - int(1));
    }
    if(_S716)
    {
        fail_0(m_170, 27U);
        return;
    }
    Machine_0 _S721 = *m_170;
    CellList_0 _S722 = CellList_at_0(&_S721);
    CellList_0 list_26 = _S722;
    uint side_0 = uint(factor_1);
    if((patch_31.count_14) > ((&list_26)->room_0))
    {
        _S716 = true;
    }
    else
    {
        uint _S723 = side_0 * side_0;
        uint _S724 = (&list_26)->room_0 / patch_31.count_14;
        _S716 = _S723 > _S724;
    }
    if(_S716)
    {
        fail_0(m_170, 254U);
        return;
    }
    make_0(m_170, side_0 * side_0 * patch_31.count_14 * 4U);
    Machine_0 _S725 = *m_170;
    bool _S726 = failed_0(&_S725);
    if(_S726)
    {
        return;
    }
    uint i_62 = 0U;
    for(;;)
    {
        if(i_62 < (patch_31.count_14))
        {
        }
        else
        {
            break;
        }
        uint cell_20 = word_at_0(patch_31.cells_6 + i_62);
        uint _S727 = (cell_20 & 4278190080U) | (pack_0((row_of_0(cell_20) - _S715.top_5) * factor_1 + _S715.top_5, (column_of_0(cell_20) - _S715.left_3) * factor_1 + _S715.left_3));
        uint k_5 = 0U;
        for(;;)
        {
            if(k_5 < side_0)
            {
            }
            else
            {
                break;
            }
            uint j_6 = 0U;
            for(;;)
            {
                if(j_6 < side_0)
                {
                }
                else
                {
                    break;
                }
                CellList_push_0(&list_26, _S727 + (k_5 << int(12)) + j_6);
                j_6 = j_6 + 1U;
            }
            k_5 = k_5 + 1U;
        }
        i_62 = i_62 + 1U;
    }
    sort_cells_0(m_170, &list_26);
    CellList_0 _S728 = list_26;
    seal_cells_0(m_170, &_S728, true);
    return;
}

__device__ __noinline__ void op_downscale_0(Machine_0 * m_171, uint a_118, uint b_50)
{
    GridView_0 from_20 = grid_view_0(m_171, a_118);
    Machine_0 _S729 = *m_171;
    bool _S730 = failed_0(&_S729);
    if(_S730)
    {
        return;
    }
    GridView_0 _S731 = from_20;
    GridView_0 _S732 = with_rows_0(m_171, &_S731);
    int _S733 = int_view_0(m_171, b_50);
    uint factor_2 = uint((I32_abs((_S733))));
    if(factor_2 == 0U)
    {
        fail_0(m_171, 15U);
    }
    Machine_0 _S734 = *m_171;
    bool _S735 = failed_0(&_S734);
    if(_S735)
    {
        return;
    }
    uint _S736 = (from_20.height_1 - 1U) / factor_2;
    uint height_6 = _S736 + 1U;
    uint width_7;
    if((from_20.width_2) == 0U)
    {
        width_7 = 0U;
    }
    else
    {
        uint _S737 = (from_20.width_2 - 1U) / factor_2;
        width_7 = _S737 + 1U;
    }
    uint cells_17 = new_grid_0(m_171, height_6, width_7);
    if(cells_17 == 0U)
    {
        return;
    }
    CellWriter_0 to_9 = CellWriter_to_0(cells_17);
    uint i_63 = 0U;
    for(;;)
    {
        if(i_63 < height_6)
        {
        }
        else
        {
            break;
        }
        uint j_7 = 0U;
        for(;;)
        {
            if(j_7 < width_7)
            {
            }
            else
            {
                break;
            }
            uint _S738 = i_63 * factor_2;
            uint _S739 = j_7 * factor_2;
            GridView_0 _S740 = from_20;
            int _S741 = GridView_at_0(&_S740, _S738, _S739);
            CellWriter_push_0(&to_9, _S741);
            j_7 = j_7 + 1U;
        }
        i_63 = i_63 + 1U;
    }
    CellWriter_finish_0(&to_9);
    return;
}

__device__ void op_hconcat_0(Machine_0 * m_172, uint a_119, uint b_51)
{
    GridView_0 x_7 = grid_view_0(m_172, a_119);
    GridView_0 y_7 = grid_view_0(m_172, b_51);
    Machine_0 _S742 = *m_172;
    bool _S743 = failed_0(&_S742);
    if(_S743)
    {
        return;
    }
    uint _S744 = (U32_min((x_7.height_1), (y_7.height_1)));
    uint cells_18 = sized_grid_0(m_172, _S744, x_7.width_2 + y_7.width_2);
    if(cells_18 == 0U)
    {
        return;
    }
    CellWriter_0 to_10 = CellWriter_to_0(cells_18);
    uint i_64 = 0U;
    for(;;)
    {
        if(i_64 < _S744)
        {
        }
        else
        {
            break;
        }
        push_run_0(&to_10, x_7.cells_8, i_64 * x_7.width_2, x_7.width_2);
        push_run_0(&to_10, y_7.cells_8, i_64 * y_7.width_2, y_7.width_2);
        i_64 = i_64 + 1U;
    }
    CellWriter_finish_0(&to_10);
    return;
}

__device__ __noinline__ void op_vconcat_0(Machine_0 * m_173, uint a_120, uint b_52)
{
    bool _S745;
    if((kind_of_0(a_120)) == 6U)
    {
        _S745 = (kind_of_0(b_52)) == 6U;
    }
    else
    {
        _S745 = false;
    }
    if(_S745)
    {
        _S745 = (word_at_0(a_120 + 2U)) == (word_at_0(b_52 + 2U));
    }
    else
    {
        _S745 = false;
    }
    if(_S745)
    {
        GridView_0 x_8 = grid_view_0(m_173, a_120);
        GridView_0 y_8 = grid_view_0(m_173, b_52);
        uint cells_19 = sized_grid_0(m_173, x_8.height_1 + y_8.height_1, x_8.width_2);
        if(cells_19 == 0U)
        {
            return;
        }
        CellWriter_0 to_11 = CellWriter_to_0(cells_19);
        GridView_0 _S746 = x_8;
        uint _S747 = GridView_area_0(&_S746);
        push_run_0(&to_11, x_8.cells_8, 0U, _S747);
        GridView_0 _S748 = y_8;
        uint _S749 = GridView_area_0(&_S748);
        push_run_0(&to_11, y_8.cells_8, 0U, _S749);
        CellWriter_finish_0(&to_11);
        return;
    }
    if(!is_tuple_0(a_120))
    {
        _S745 = true;
    }
    else
    {
        _S745 = !is_tuple_0(b_52);
    }
    if(_S745)
    {
        fail_0(m_173, 4U);
        return;
    }
    uint count_29 = length_of_0(a_120) + length_of_0(b_52);
    uint items_18 = open_items_0(m_173, count_29);
    put_elements_0(m_173, items_18, 0U, a_120);
    put_elements_0(m_173, items_18, length_of_0(a_120), b_52);
    close_tuple_0(m_173, items_18, count_29);
    return;
}

__device__ void op_subgrid_0(Machine_0 * m_174, uint a_121, uint b_53)
{
    PatchView_0 patch_32 = patch_set_view_0(m_174, a_121);
    Machine_0 _S750 = *m_174;
    bool _S751 = failed_0(&_S750);
    if(_S751)
    {
        return;
    }
    PatchView_0 _S752 = patch_32;
    Bounds_0 _S753 = some_bounds_0(m_174, &_S752);
    GridView_0 from_21 = grid_view_0(m_174, b_53);
    Machine_0 _S754 = *m_174;
    bool _S755 = failed_0(&_S754);
    if(!_S755)
    {
        Two_0 _S756 = two_0(_S753.top_5, _S753.left_3);
        Bounds_0 _S757 = _S753;
        int _S758 = Bounds_height_0(&_S757);
        Bounds_0 _S759 = _S753;
        int _S760 = Bounds_width_0(&_S759);
        Two_0 _S761 = two_0(_S758, _S760);
        GridView_0 _S762 = from_21;
        Two_0 _S763 = _S756;
        Two_0 _S764 = _S761;
        crop_to_0(m_174, &_S762, &_S763, &_S764);
    }
    return;
}

__device__ __noinline__ void split_0(Machine_0 * m_175, uint a_122, uint b_54, bool of_rows_0)
{
    GridView_0 from_22 = grid_view_0(m_175, a_122);
    Machine_0 _S765 = *m_175;
    bool _S766 = failed_0(&_S765);
    if(_S766)
    {
        return;
    }
    GridView_0 _S767 = from_22;
    GridView_0 _S768 = with_rows_0(m_175, &_S767);
    int n_6 = int_view_0(m_175, b_54);
    if(n_6 == int(0))
    {
        fail_0(m_175, 15U);
    }
    if(n_6 > int(4194304))
    {
        fail_0(m_175, 28U);
    }
    uint count_30 = uint((I32_max((n_6), (int(0)))));
    spend_0(m_175, count_30);
    Machine_0 _S769 = *m_175;
    bool _S770 = failed_0(&_S769);
    if(_S770)
    {
        return;
    }
    uint length_16;
    if(of_rows_0)
    {
        length_16 = from_22.height_1;
    }
    else
    {
        length_16 = from_22.width_2;
    }
    uint items_19 = open_items_0(m_175, count_30);
    bool _S771 = count_30 == 0U;
    uint piece_0;
    if(_S771)
    {
        piece_0 = 0U;
    }
    else
    {
        uint _S772 = length_16 / count_30;
        piece_0 = _S772;
    }
    uint _S773;
    if(_S771)
    {
        _S773 = 0U;
    }
    else
    {
        uint _S774 = length_16 % count_30;
        int _S775;
        if(_S774 != 0U)
        {
            _S775 = int(1);
        }
        else
        {
            _S775 = int(0);
        }
        _S773 = piece_0 + uint(_S775);
    }
    uint i_65 = 0U;
    for(;;)
    {
        bool _S776;
        if(i_65 < count_30)
        {
            Machine_0 _S777 = *m_175;
            bool _S778 = failed_0(&_S777);
            _S776 = !_S778;
        }
        else
        {
            _S776 = false;
        }
        if(_S776)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S779 = *m_175;
        start_item_0(&_S779, items_19, i_65);
        uint _S780 = i_65 * _S773;
        uint _S781 = (U32_min((length_16), (_S780)));
        uint _S782 = (U32_min((length_16), (_S780 + piece_0)));
        if(of_rows_0)
        {
            GridView_0 _S783 = from_22;
            cut_0(m_175, &_S783, _S781, _S782, 0U, from_22.width_2);
        }
        else
        {
            GridView_0 _S784 = from_22;
            cut_0(m_175, &_S784, 0U, from_22.height_1, _S781, _S782);
        }
        i_65 = i_65 + 1U;
    }
    close_tuple_0(m_175, items_19, count_30);
    return;
}

__device__ void op_hsplit_0(Machine_0 * m_176, uint a_123, uint b_55)
{
    split_0(m_176, a_123, b_55, false);
    return;
}

__device__ void op_vsplit_0(Machine_0 * m_177, uint a_124, uint b_56)
{
    split_0(m_177, a_124, b_56, true);
    return;
}

__device__ __noinline__ void op_cellwise_0(Machine_0 * m_178, uint a_125, uint b_57, uint c_4)
{
    GridView_0 x_9 = grid_view_0(m_178, a_125);
    Machine_0 _S785 = *m_178;
    bool _S786 = failed_0(&_S785);
    if(_S786)
    {
        return;
    }
    GridView_0 _S787 = x_9;
    GridView_0 _S788 = with_rows_0(m_178, &_S787);
    GridView_0 y_9 = grid_view_0(m_178, b_57);
    int _S789 = colour_view_0(m_178, c_4);
    Machine_0 _S790 = *m_178;
    bool _S791 = failed_0(&_S790);
    bool _S792;
    if(!_S791)
    {
        _S792 = (x_9.width_2) > 0U;
    }
    else
    {
        _S792 = false;
    }
    if(_S792)
    {
        if((y_9.height_1) < (x_9.height_1))
        {
            _S792 = true;
        }
        else
        {
            _S792 = (y_9.width_2) < (x_9.width_2);
        }
    }
    else
    {
        _S792 = false;
    }
    if(_S792)
    {
        fail_0(m_178, 18U);
    }
    uint cells_20 = new_grid_0(m_178, x_9.height_1, x_9.width_2);
    if(cells_20 == 0U)
    {
        return;
    }
    CellWriter_0 to_12 = CellWriter_to_0(cells_20);
    uint i_66 = 0U;
    for(;;)
    {
        if(i_66 < (x_9.height_1))
        {
        }
        else
        {
            break;
        }
        uint j_8 = 0U;
        for(;;)
        {
            if(j_8 < (x_9.width_2))
            {
            }
            else
            {
                break;
            }
            GridView_0 _S793 = x_9;
            int _S794 = GridView_at_0(&_S793, i_66, j_8);
            GridView_0 _S795 = y_9;
            int _S796 = GridView_at_0(&_S795, i_66, j_8);
            int _S797;
            if(_S794 == _S796)
            {
                _S797 = _S794;
            }
            else
            {
                _S797 = _S789;
            }
            CellWriter_push_0(&to_12, _S797);
            j_8 = j_8 + 1U;
        }
        i_66 = i_66 + 1U;
    }
    CellWriter_finish_0(&to_12);
    return;
}

__device__ void recoloured_0(Machine_0 * m_179, uint a_126, int old_0, int new_colour_0, bool exchanged_0)
{
    GridView_0 from_23 = grid_view_0(m_179, a_126);
    GridView_0 _S798 = from_23;
    uint _S799 = edit_grid_0(m_179, &_S798);
    if(_S799 == 0U)
    {
        return;
    }
    uint _S800 = four_of_0(old_0);
    uint _S801 = four_of_0(new_colour_0);
    GridView_0 _S802 = from_23;
    uint _S803 = GridView_area_0(&_S802);
    uint i_67 = 0U;
    for(;;)
    {
        if(i_67 < _S803)
        {
        }
        else
        {
            break;
        }
        uint _S804 = _S799 + (i_67 >> int(2));
        uint word_3 = word_at_0(_S804);
        uint to_y_0 = ((equal_bytes_0(word_3, _S800)) >> int(7)) * 255U;
        uint to_x_0;
        if(exchanged_0)
        {
            to_x_0 = (((equal_bytes_0(word_3, _S801)) >> int(7)) * 255U) & (~to_y_0);
        }
        else
        {
            to_x_0 = 0U;
        }
        *(&(globalParams_0->arena_0)[_S804]) = (((word_3 & (~(to_x_0 | to_y_0))) | (_S800 & to_x_0)) | (_S801 & to_y_0)) & (cells_left_0(_S803 - i_67));
        i_67 = i_67 + 4U;
    }
    return;
}

__device__ void op_replace_0(Machine_0 * m_180, uint a_127, uint b_58, uint c_5)
{
    if((kind_of_0(a_127)) != 6U)
    {
        same_grid_0(m_180, a_127);
        return;
    }
    int old_1 = sought_colour_0(b_58);
    bool can_0;
    if((kind_of_0(c_5)) == 2U)
    {
        can_0 = (sought_colour_0(c_5)) != int(1000);
    }
    else
    {
        can_0 = false;
    }
    if(old_1 == int(1000))
    {
        uint _S805 = copy_record_0(m_180, a_127);
    }
    else
    {
        if(can_0)
        {
            recoloured_0(m_180, a_127, old_1, sought_colour_0(c_5), false);
        }
        else
        {
            if((count_colour_0(a_127 + 4U, word_at_0(a_127 + 1U) * word_at_0(a_127 + 2U), old_1)) > 0U)
            {
                fail_0(m_180, 3U);
            }
            else
            {
                uint _S806 = copy_record_0(m_180, a_127);
            }
        }
    }
    return;
}

__device__ void op_switch_0(Machine_0 * m_181, uint a_128, uint b_59, uint c_6)
{
    int x_10 = colour_view_0(m_181, b_59);
    int y_10 = colour_view_0(m_181, c_6);
    Machine_0 _S807 = *m_181;
    bool _S808 = failed_0(&_S807);
    if(_S808)
    {
        return;
    }
    if((kind_of_0(a_128)) == 6U)
    {
        recoloured_0(m_181, a_128, x_10, y_10, true);
    }
    else
    {
        same_grid_0(m_181, a_128);
    }
    return;
}

__device__ __noinline__ void op_position_0(Machine_0 * m_182, uint a_129, uint b_60)
{
    PatchView_0 x_11 = patch_set_view_0(m_182, a_129);
    Machine_0 _S809 = *m_182;
    bool _S810 = failed_0(&_S809);
    if(_S810)
    {
        return;
    }
    PatchView_0 _S811 = x_11;
    Two_0 _S812 = center_of_0(m_182, &_S811);
    PatchView_0 y_11 = patch_set_view_0(m_182, b_60);
    Machine_0 _S813 = *m_182;
    bool _S814 = failed_0(&_S813);
    if(_S814)
    {
        return;
    }
    PatchView_0 _S815 = y_11;
    Two_0 _S816 = center_of_0(m_182, &_S815);
    int sideways_0;
    if((_S812.y_0) < (_S816.y_0))
    {
        sideways_0 = int(1);
    }
    else
    {
        sideways_0 = int(-1);
    }
    if((_S812.x_1) == (_S816.x_1))
    {
        new_pair_0(m_182, int(0), sideways_0);
    }
    else
    {
        int _S817;
        if((_S812.x_1) < (_S816.x_1))
        {
            _S817 = int(1);
        }
        else
        {
            _S817 = int(-1);
        }
        if((_S812.y_0) == (_S816.y_0))
        {
            sideways_0 = int(0);
        }
        new_pair_0(m_182, _S817, sideways_0);
    }
    return;
}

__device__ __noinline__ void op_index_0(Machine_0 * m_183, uint a_130, uint b_61)
{
    GridView_0 from_24 = grid_view_0(m_183, a_130);
    Machine_0 _S818 = *m_183;
    bool _S819 = failed_0(&_S818);
    if(_S819)
    {
        return;
    }
    GridView_0 _S820 = from_24;
    GridView_0 _S821 = with_rows_0(m_183, &_S820);
    Two_0 place_9 = exact_pair_0(m_183, b_61);
    Machine_0 _S822 = *m_183;
    bool _S823 = failed_0(&_S822);
    if(_S823)
    {
        return;
    }
    bool _S824;
    if((place_9.x_1) >= int(0))
    {
        _S824 = (place_9.y_0) >= int(0);
    }
    else
    {
        _S824 = false;
    }
    if(_S824)
    {
        _S824 = uint(place_9.x_1) < (from_24.height_1);
    }
    else
    {
        _S824 = false;
    }
    if(_S824)
    {
        _S824 = uint(place_9.y_0) < (from_24.width_2);
    }
    else
    {
        _S824 = false;
    }
    if(_S824)
    {
        uint _S825 = uint(place_9.x_1);
        uint _S826 = uint(place_9.y_0);
        GridView_0 _S827 = from_24;
        int _S828 = GridView_at_0(&_S827, _S825, _S826);
        new_int_0(m_183, _S828);
    }
    else
    {
        uint _S829 = new_record_0(m_183, 0U, 0U, 0U, 0U);
    }
    return;
}

__device__ void fill_cells_0(uint cells_21, uint count_31, int value_5)
{
    uint word_4 = (uint(value_5) & 255U) * 16843009U;
    uint whole_0 = count_31 >> int(2);
    uint i_68 = 0U;
    for(;;)
    {
        if(i_68 < whole_0)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[cells_21 + i_68]) = word_4;
        i_68 = i_68 + 1U;
    }
    uint _S830 = count_31 & 3U;
    if(_S830 != 0U)
    {
        *(&(globalParams_0->arena_0)[cells_21 + whole_0]) = word_4 & ((1U << (8U * _S830)) - 1U);
    }
    return;
}

__device__ void op_canvas_0(Machine_0 * m_184, uint value_6, uint dimensions_0)
{
    int hue_4 = colour_view_0(m_184, value_6);
    Two_0 sides_4 = pair_view_0(m_184, dimensions_0);
    Machine_0 _S831 = *m_184;
    bool _S832 = failed_0(&_S831);
    if(_S832)
    {
        return;
    }
    uint height_7 = uint((I32_max((sides_4.x_1), (int(0)))));
    uint width_8 = uint((I32_max((sides_4.y_0), (int(0)))));
    uint cells_22 = sized_grid_0(m_184, height_7, width_8);
    if(cells_22 != 0U)
    {
        fill_cells_0(cells_22, height_7 * width_8, hue_4);
    }
    return;
}

__device__ void op_cover_0(Machine_0 * m_185, uint a_131, uint b_62)
{
    PatchView_0 patch_33 = patch_view_0(m_185, b_62);
    int ground_7 = ground_of_0(m_185, a_131, false);
    PatchView_0 _S833 = patch_33;
    painted_0(m_185, a_131, &_S833, ground_7, int(1000));
    return;
}

__device__ void op_trim_0(Machine_0 * m_186, uint a_132)
{
    GridView_0 from_25 = grid_view_0(m_186, a_132);
    Machine_0 _S834 = *m_186;
    bool _S835 = failed_0(&_S834);
    if(_S835)
    {
        return;
    }
    uint _S836 = (U32_min((1U), (from_25.height_1)));
    uint _S837 = (U32_min((1U), (from_25.width_2)));
    uint _S838 = (U32_max((_S836), (from_25.height_1 - _S836)));
    uint _S839 = (U32_max((_S837), (from_25.width_2 - _S837)));
    GridView_0 _S840 = from_25;
    cut_0(m_186, &_S840, _S836, _S838, _S837, _S839);
    return;
}

__device__ __noinline__ void op_move_0(Machine_0 * m_187, uint a_133, uint b_63, uint c_7)
{
    uint covered_0 = m_187->cursor_0;
    op_cover_0(m_187, a_133, b_63);
    PatchView_0 patch_34 = object_view_0(m_187, b_63);
    Machine_0 _S841 = *m_187;
    bool _S842 = failed_0(&_S841);
    bool _S843;
    if(_S842)
    {
        _S843 = true;
    }
    else
    {
        _S843 = (patch_34.count_14) == 0U;
    }
    if(_S843)
    {
        return;
    }
    Two_0 offset_1 = exact_pair_0(m_187, c_7);
    Machine_0 _S844 = *m_187;
    bool _S845 = failed_0(&_S844);
    if(!_S845)
    {
        PatchView_0 _S846 = patch_34;
        Two_0 _S847 = offset_1;
        bool _S848 = can_move_0(&_S846, &_S847);
        _S843 = !_S848;
    }
    else
    {
        _S843 = false;
    }
    if(_S843)
    {
        fail_0(m_187, 27U);
    }
    if(!patch_34.is_set_1)
    {
        fail_0(m_187, 254U);
    }
    make_0(m_187, patch_34.count_14 * 4U);
    spend_0(m_187, patch_34.count_14 / 16U);
    spend_0(m_187, patch_34.count_14 / 2U);
    uint _S849 = covered_0 + 1U;
    uint _S850 = covered_0 + 2U;
    make_0(m_187, word_at_0(_S849) * word_at_0(_S850));
    Machine_0 _S851 = *m_187;
    bool _S852 = failed_0(&_S851);
    if(!_S852)
    {
        uint _S853 = covered_0 + 4U;
        uint _S854 = word_at_0(_S849);
        uint _S855 = word_at_0(_S850);
        PatchView_0 _S856 = patch_34;
        Two_0 _S857 = offset_1;
        stroke_0(_S853, _S854, _S855, &_S856, &_S857, int(1000), int(1000));
    }
    return;
}

__device__ __noinline__ void one_half_0(Machine_0 * m_188, uint a_134, bool of_rows_1, bool later_0)
{
    GridView_0 from_26 = grid_view_0(m_188, a_134);
    Machine_0 _S858 = *m_188;
    bool _S859 = failed_0(&_S858);
    if(_S859)
    {
        return;
    }
    uint length_17;
    if(of_rows_1)
    {
        length_17 = from_26.height_1;
    }
    else
    {
        length_17 = from_26.width_2;
    }
    uint start_14;
    if(later_0)
    {
        start_14 = (length_17 + 1U) / 2U;
    }
    else
    {
        start_14 = 0U;
    }
    uint end_3;
    if(later_0)
    {
        end_3 = length_17;
    }
    else
    {
        end_3 = length_17 / 2U;
    }
    if(of_rows_1)
    {
        GridView_0 _S860 = from_26;
        cut_0(m_188, &_S860, start_14, end_3, 0U, from_26.width_2);
    }
    else
    {
        if(start_14 >= end_3)
        {
            new_empty_tuple_0(m_188);
        }
        else
        {
            GridView_0 _S861 = from_26;
            cut_0(m_188, &_S861, 0U, from_26.height_1, start_14, end_3);
        }
    }
    return;
}

__device__ void op_tophalf_0(Machine_0 * m_189, uint a_135)
{
    one_half_0(m_189, a_135, true, false);
    return;
}

__device__ void op_bottomhalf_0(Machine_0 * m_190, uint a_136)
{
    one_half_0(m_190, a_136, true, true);
    return;
}

__device__ void op_lefthalf_0(Machine_0 * m_191, uint a_137)
{
    one_half_0(m_191, a_137, false, false);
    return;
}

__device__ void op_righthalf_0(Machine_0 * m_192, uint a_138)
{
    one_half_0(m_192, a_138, false, true);
    return;
}

struct Differences_0
{
    FixedArray<uint, 3>  bits_1;
};

__device__ Differences_0 Differences_none_0()
{
    Differences_0 d_1;
    (&d_1)->bits_1[int(0)] = 0U;
    (&d_1)->bits_1[int(1)] = 0U;
    (&d_1)->bits_1[int(2)] = 0U;
    return d_1;
}

__device__ void Differences_set_0(Differences_0 * this_10, int along_0)
{
    uint bit_1 = uint(along_0 + int(42) + int(1));
    if(bit_1 < 96U)
    {
        this_10->bits_1[bit_1 >> int(5)] = (this_10->bits_1[bit_1 >> int(5)]) | (1U << (bit_1 & 31U));
    }
    return;
}

__device__ bool Differences_has_0(Differences_0 * this_11, int along_1)
{
    uint bit_2 = uint(along_1 + int(42) + int(1));
    return (((this_11->bits_1[bit_2 >> int(5)]) >> (bit_2 & 31U)) & 1U) != 0U;
}

__device__ __noinline__ void op_gravitate_0(Machine_0 * m_193, uint a_139, uint b_64)
{
    int along_2;
    int across_0;
    PatchView_0 x_12 = patch_set_view_0(m_193, a_139);
    PatchView_0 y_12 = patch_set_view_0(m_193, b_64);
    Machine_0 _S862 = *m_193;
    bool _S863 = failed_0(&_S862);
    if(_S863)
    {
        return;
    }
    PatchView_0 _S864 = x_12;
    Two_0 _S865 = center_of_0(m_193, &_S864);
    PatchView_0 _S866 = y_12;
    Two_0 _S867 = center_of_0(m_193, &_S866);
    PatchView_0 _S868 = x_12;
    PatchView_0 _S869 = y_12;
    bool _S870 = matching_0(m_193, &_S868, &_S869, true);
    if((U32_max((x_12.count_14), (y_12.count_14))) > 4096U)
    {
        fail_0(m_193, 254U);
    }
    spend_0(m_193, x_12.count_14 * y_12.count_14 / 2U);
    Machine_0 _S871 = *m_193;
    bool _S872 = failed_0(&_S871);
    if(_S872)
    {
        return;
    }
    Differences_0 _S873 = Differences_none_0();
    Differences_0 overlap_0 = _S873;
    Differences_0 beside_1 = _S873;
    uint i_69 = 0U;
    for(;;)
    {
        if(i_69 < (x_12.count_14))
        {
        }
        else
        {
            break;
        }
        uint _S874 = x_12.cells_6 + i_69;
        int _S875 = row_of_0(word_at_0(_S874));
        int _S876 = column_of_0(word_at_0(_S874));
        uint k_6 = 0U;
        for(;;)
        {
            if(k_6 < (y_12.count_14))
            {
            }
            else
            {
                break;
            }
            uint cell_21 = word_at_0(y_12.cells_6 + k_6);
            int rows_3 = row_of_0(cell_21) - _S875;
            int columns_5 = column_of_0(cell_21) - _S876;
            if(_S870)
            {
                along_2 = rows_3;
            }
            else
            {
                along_2 = columns_5;
            }
            if(_S870)
            {
                across_0 = columns_5;
            }
            else
            {
                across_0 = rows_3;
            }
            if(across_0 == int(0))
            {
                Differences_set_0(&overlap_0, along_2);
                Differences_set_0(&beside_1, along_2 - int(1));
                Differences_set_0(&beside_1, along_2 + int(1));
            }
            else
            {
                if((I32_abs((across_0))) == int(1))
                {
                    Differences_set_0(&beside_1, along_2);
                }
            }
            k_6 = k_6 + 1U;
        }
        i_69 = i_69 + 1U;
    }
    bool _S877;
    if(_S870)
    {
        _S877 = (_S865.x_1) < (_S867.x_1);
    }
    else
    {
        _S877 = (_S865.y_0) < (_S867.y_0);
    }
    if(_S877)
    {
        along_2 = int(1);
    }
    else
    {
        along_2 = int(-1);
    }
    across_0 = int(0);
    for(;;)
    {
        if(across_0 < int(42))
        {
            int _S878 = across_0 * along_2;
            Differences_0 _S879 = beside_1;
            bool _S880 = Differences_has_0(&_S879, _S878);
            if(!_S880)
            {
                _S877 = true;
            }
            else
            {
                Differences_0 _S881 = overlap_0;
                bool _S882 = Differences_has_0(&_S881, _S878);
                _S877 = _S882;
            }
        }
        else
        {
            _S877 = false;
        }
        if(_S877)
        {
        }
        else
        {
            break;
        }
        across_0 = across_0 + int(1);
    }
    int _S883;
    if(_S870)
    {
        _S883 = across_0 * along_2;
    }
    else
    {
        _S883 = int(0);
    }
    if(_S870)
    {
        along_2 = int(0);
    }
    else
    {
        along_2 = across_0 * along_2;
    }
    new_pair_0(m_193, _S883, along_2);
    return;
}

__device__ __noinline__ uint2  uniform_lines_0(Machine_0 * m_194, GridView_0 * from_27)
{
    uint rows_4 = m_194->scratch_1 + 1408U;
    uint _S884 = from_27->height_1;
    uint _S885 = rows_4 + from_27->height_1;
    uint _S886 = GridView_area_0(from_27);
    spend_0(m_194, _S886 / 2U);
    uint _S887 = from_27->width_2;
    if((_S884 + from_27->width_2) > 2688U)
    {
        fail_0(m_194, 254U);
    }
    uint2  found_0 = make_uint2 (0U, 0U);
    Machine_0 _S888 = *m_194;
    bool _S889 = failed_0(&_S888);
    if(_S889)
    {
        return found_0;
    }
    uint j_9 = 0U;
    for(;;)
    {
        if(j_9 < _S887)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S885 + j_9]) = 1U;
        j_9 = j_9 + 1U;
    }
    uint i_70 = 0U;
    for(;;)
    {
        if(i_70 < _S884)
        {
        }
        else
        {
            break;
        }
        int _S890;
        if(_S887 == 0U)
        {
            _S890 = int(0);
        }
        else
        {
            int _S891 = GridView_at_0(from_27, i_70, 0U);
            _S890 = _S891;
        }
        bool uniform_0 = true;
        j_9 = 0U;
        for(;;)
        {
            if(j_9 < _S887)
            {
            }
            else
            {
                break;
            }
            int _S892 = GridView_at_0(from_27, i_70, j_9);
            if(uniform_0)
            {
                uniform_0 = _S892 == _S890;
            }
            else
            {
                uniform_0 = false;
            }
            int _S893 = GridView_at_0(from_27, 0U, j_9);
            if(_S892 != _S893)
            {
                *(&(globalParams_0->arena_0)[_S885 + j_9]) = 0U;
            }
            j_9 = j_9 + 1U;
        }
        uint * _S894 = (&(globalParams_0->arena_0)[rows_4 + i_70]);
        int _S895;
        if(uniform_0)
        {
            _S895 = int(1);
        }
        else
        {
            _S895 = int(0);
        }
        *_S894 = uint(_S895);
        int _S896;
        if(uniform_0)
        {
            _S896 = int(1);
        }
        else
        {
            _S896 = int(0);
        }
        *&((&found_0)->x) = *&((&found_0)->x) + uint(_S896);
        i_70 = i_70 + 1U;
    }
    j_9 = 0U;
    for(;;)
    {
        if(j_9 < _S887)
        {
        }
        else
        {
            break;
        }
        *&((&found_0)->y) = *&((&found_0)->y) + word_at_0(_S885 + j_9);
        j_9 = j_9 + 1U;
    }
    return found_0;
}

__device__ __noinline__ void put_line_0(Machine_0 * m_195, GridView_0 * from_28, uint items_20, uint * placed_8, bool is_row_0, uint at_24)
{
    uint length_18;
    if(is_row_0)
    {
        length_18 = from_28->width_2;
    }
    else
    {
        length_18 = from_28->height_1;
    }
    Machine_0 _S897 = *m_195;
    start_item_0(&_S897, items_20, *placed_8);
    *placed_8 = *placed_8 + 1U;
    uint record_23 = new_record_0(m_195, 11U, length_18, 0U, length_18);
    if(record_23 == 0U)
    {
        return;
    }
    int _S898;
    if(is_row_0)
    {
        int _S899 = GridView_at_0(from_28, at_24, 0U);
        _S898 = _S899;
    }
    else
    {
        int _S900 = GridView_at_0(from_28, 0U, at_24);
        _S898 = _S900;
    }
    uint _S901 = colour_bits_0(_S898);
    uint k_7 = 0U;
    for(;;)
    {
        if(k_7 < length_18)
        {
        }
        else
        {
            break;
        }
        uint * _S902 = (&(globalParams_0->arena_0)[record_23 + 4U + k_7]);
        uint _S903;
        if(is_row_0)
        {
            _S903 = pack_0(int(at_24), int(k_7));
        }
        else
        {
            _S903 = pack_0(int(k_7), int(at_24));
        }
        *_S902 = _S901 | _S903;
        k_7 = k_7 + 1U;
    }
    return;
}

__device__ __noinline__ void op_frontiers_0(Machine_0 * m_196, uint a_140)
{
    uint j_10;
    bool _S904;
    GridView_0 from_29 = grid_view_0(m_196, a_140);
    Machine_0 _S905 = *m_196;
    bool _S906 = failed_0(&_S905);
    if(_S906)
    {
        return;
    }
    GridView_0 _S907 = from_29;
    GridView_0 _S908 = with_rows_0(m_196, &_S907);
    bool _S909;
    if((from_29.height_1) > 2047U)
    {
        _S909 = true;
    }
    else
    {
        _S909 = (from_29.width_2) > 2047U;
    }
    if(_S909)
    {
        fail_0(m_196, 27U);
    }
    GridView_0 _S910 = from_29;
    uint2  _S911 = uniform_lines_0(m_196, &_S910);
    Machine_0 _S912 = *m_196;
    bool _S913 = failed_0(&_S912);
    if(_S913)
    {
        return;
    }
    uint rows_5 = m_196->scratch_1 + 1408U;
    uint _S914 = rows_5 + from_29.height_1;
    uint count_32;
    if((from_29.width_2) == 0U)
    {
        count_32 = 0U;
    }
    else
    {
        count_32 = _S911.x + _S911.y;
    }
    uint i_71 = 0U;
    for(;;)
    {
        if(i_71 < count_32)
        {
        }
        else
        {
            break;
        }
        if(i_71 < (_S911.x))
        {
            j_10 = from_29.width_2;
        }
        else
        {
            j_10 = from_29.height_1;
        }
        make_0(m_196, j_10 * 4U);
        i_71 = i_71 + 1U;
    }
    if(count_32 == 0U)
    {
        new_empty_set_0(m_196);
        return;
    }
    make_0(m_196, count_32 * 16U);
    spend_0(m_196, (_S911.x * (1U + from_29.width_2 / 2U) + _S911.y * (1U + from_29.height_1 / 2U)) * log_2_0(count_32));
    Machine_0 _S915 = *m_196;
    bool _S916 = failed_0(&_S915);
    if(_S916)
    {
        return;
    }
    GridView_0 _S917 = from_29;
    uint _S918 = GridView_area_0(&_S917);
    bool one_cell_0 = _S918 == 1U;
    if(one_cell_0)
    {
        count_32 = 1U;
    }
    uint items_21 = open_items_0(m_196, count_32);
    uint placed_9 = 0U;
    Tally_0 tally_8 = Tally_of_cells_0(from_29.cells_8, _S918);
    for(;;)
    {
        Machine_0 _S919 = *m_196;
        bool _S920 = failed_0(&_S919);
        if(!_S920)
        {
            _S909 = placed_9 < count_32;
        }
        else
        {
            _S909 = false;
        }
        bool _S921;
        if(_S909)
        {
            bool _S922 = Tally_next_0(&tally_8);
            _S921 = _S922;
        }
        else
        {
            _S921 = false;
        }
        if(_S921)
        {
        }
        else
        {
            break;
        }
        bool row_21;
        if((word_at_0(rows_5)) != 0U)
        {
            GridView_0 _S923 = from_29;
            int _S924 = GridView_at_0(&_S923, 0U, 0U);
            row_21 = _S924 == ((&tally_8)->key_0);
        }
        else
        {
            row_21 = false;
        }
        bool _S925;
        if((word_at_0(_S914)) != 0U)
        {
            GridView_0 _S926 = from_29;
            int _S927 = GridView_at_0(&_S926, 0U, 0U);
            _S925 = _S927 == ((&tally_8)->key_0);
        }
        else
        {
            _S925 = false;
        }
        bool column_12;
        if(_S925)
        {
            column_12 = !one_cell_0;
        }
        else
        {
            column_12 = false;
        }
        bool _S928;
        if(column_12)
        {
            _S928 = (from_29.height_1) == 1U;
        }
        else
        {
            _S928 = false;
        }
        if(_S928)
        {
            GridView_0 _S929 = from_29;
            put_line_0(m_196, &_S929, items_21, &placed_9, false, 0U);
        }
        if(row_21)
        {
            GridView_0 _S930 = from_29;
            put_line_0(m_196, &_S930, items_21, &placed_9, true, 0U);
        }
        bool _S931;
        if(column_12)
        {
            _S931 = (from_29.height_1) != 1U;
        }
        else
        {
            _S931 = false;
        }
        if(_S931)
        {
            GridView_0 _S932 = from_29;
            put_line_0(m_196, &_S932, items_21, &placed_9, false, 0U);
        }
        j_10 = 1U;
        for(;;)
        {
            if(j_10 < (from_29.width_2))
            {
            }
            else
            {
                break;
            }
            if((word_at_0(_S914 + j_10)) != 0U)
            {
                GridView_0 _S933 = from_29;
                int _S934 = GridView_at_0(&_S933, 0U, j_10);
                _S904 = _S934 == ((&tally_8)->key_0);
            }
            else
            {
                _S904 = false;
            }
            if(_S904)
            {
                GridView_0 _S935 = from_29;
                put_line_0(m_196, &_S935, items_21, &placed_9, false, j_10);
            }
            j_10 = j_10 + 1U;
        }
        i_71 = 1U;
        for(;;)
        {
            if(i_71 < (from_29.height_1))
            {
            }
            else
            {
                break;
            }
            if((word_at_0(rows_5 + i_71)) != 0U)
            {
                GridView_0 _S936 = from_29;
                int _S937 = GridView_at_0(&_S936, i_71, 0U);
                _S904 = _S937 == ((&tally_8)->key_0);
            }
            else
            {
                _S904 = false;
            }
            if(_S904)
            {
                GridView_0 _S938 = from_29;
                put_line_0(m_196, &_S938, items_21, &placed_9, true, i_71);
            }
            i_71 = i_71 + 1U;
        }
    }
    close_plain_0(m_196, items_21, 12U, count_32);
    return;
}

__device__ __noinline__ void op_compress_0(Machine_0 * m_197, uint a_141)
{
    GridView_0 from_30 = grid_view_0(m_197, a_141);
    Machine_0 _S939 = *m_197;
    bool _S940 = failed_0(&_S939);
    if(_S940)
    {
        return;
    }
    if((from_30.width_2) == 0U)
    {
        uint _S941 = copy_record_0(m_197, a_141);
        return;
    }
    GridView_0 _S942 = from_30;
    uint2  _S943 = uniform_lines_0(m_197, &_S942);
    uint rows_6 = m_197->scratch_1 + 1408U;
    uint _S944 = rows_6 + from_30.height_1;
    uint cells_23 = new_grid_0(m_197, from_30.height_1 - _S943.x, from_30.width_2 - _S943.y);
    if(cells_23 == 0U)
    {
        return;
    }
    CellWriter_0 to_13 = CellWriter_to_0(cells_23);
    uint i_72 = 0U;
    for(;;)
    {
        if(i_72 < (from_30.height_1))
        {
        }
        else
        {
            break;
        }
        if((word_at_0(rows_6 + i_72)) == 0U)
        {
            uint j_11 = 0U;
            for(;;)
            {
                if(j_11 < (from_30.width_2))
                {
                }
                else
                {
                    break;
                }
                if((word_at_0(_S944 + j_11)) == 0U)
                {
                    GridView_0 _S945 = from_30;
                    int _S946 = GridView_at_0(&_S945, i_72, j_11);
                    CellWriter_push_0(&to_13, _S946);
                }
                j_11 = j_11 + 1U;
            }
        }
        i_72 = i_72 + 1U;
    }
    CellWriter_finish_0(&to_13);
    return;
}

__device__ void op_o_g_0(Machine_0 * m_198, uint a_142, uint b_65)
{
    int flags_0 = int_view_0(m_198, b_65);
    bool _S947;
    if(flags_0 < int(0))
    {
        _S947 = true;
    }
    else
    {
        _S947 = flags_0 > int(7);
    }
    if(_S947)
    {
        fail_0(m_198, 20U);
    }
    Machine_0 _S948 = *m_198;
    bool _S949 = failed_0(&_S948);
    if(!_S949)
    {
        cut_objects_0(m_198, a_142, (flags_0 & int(4)) != int(0), (flags_0 & int(2)) != int(0), (flags_0 & int(1)) != int(0));
    }
    return;
}

__device__ void op_get_nth_t_0(Machine_0 * m_199, uint a_143, uint b_66)
{
    if(!is_tuple_0(a_143))
    {
        fail_0(m_199, 8U);
    }
    int _S950 = int_view_0(m_199, b_66);
    nth_0(m_199, a_143, _S950);
    return;
}

__device__ void op_get_nth_f_0(Machine_0 * m_200, uint a_144, uint b_67)
{
    if(!is_set_0(a_144))
    {
        fail_0(m_200, 9U);
    }
    int _S951 = int_view_0(m_200, b_67);
    nth_0(m_200, a_144, _S951);
    return;
}

__device__ __noinline__ void op_get_color_rank_t_0(Machine_0 * m_201, uint a_145, uint b_68)
{
    Tally_0 _S952 = tally_of_0(m_201, a_145);
    Tally_0 tally_9 = _S952;
    Machine_0 _S953 = *m_201;
    bool _S954 = failed_0(&_S953);
    if(_S954)
    {
        return;
    }
    uint _S955 = m_201->scratch_1 + 1408U;
    uint length_19 = 0U;
    for(;;)
    {
        bool _S956 = Tally_next_0(&tally_9);
        if(_S956)
        {
        }
        else
        {
            break;
        }
        if(length_19 >= 1344U)
        {
            fail_0(m_201, 254U);
            return;
        }
        uint _S957 = _S955 + 2U * length_19;
        *(&(globalParams_0->arena_0)[_S957]) = uint((&tally_9)->key_0);
        *(&(globalParams_0->arena_0)[_S957 + 1U]) = (&tally_9)->count_15;
        length_19 = length_19 + 1U;
    }
    int rank_0 = int_view_0(m_201, b_68);
    uint _S958 = position_of_0(m_201, rank_0, length_19);
    Machine_0 _S959 = *m_201;
    bool _S960 = failed_0(&_S959);
    if(_S960)
    {
        return;
    }
    uint i_73 = 0U;
    for(;;)
    {
        if(i_73 < length_19)
        {
        }
        else
        {
            break;
        }
        uint _S961 = _S955 + 2U * i_73;
        uint _S962 = word_at_0(_S961 + 1U);
        uint k_8 = 0U;
        uint before_0 = 0U;
        for(;;)
        {
            if(k_8 < length_19)
            {
            }
            else
            {
                break;
            }
            uint other_3 = word_at_0(_S955 + 2U * k_8 + 1U);
            bool _S963;
            if(other_3 > _S962)
            {
                _S963 = true;
            }
            else
            {
                if(other_3 == _S962)
                {
                    _S963 = k_8 < i_73;
                }
                else
                {
                    _S963 = false;
                }
            }
            int _S964;
            if(_S963)
            {
                _S964 = int(1);
            }
            else
            {
                _S964 = int(0);
            }
            uint before_1 = before_0 + uint(_S964);
            k_8 = k_8 + 1U;
            before_0 = before_1;
        }
        if(before_0 == _S958)
        {
            new_int_0(m_201, int(word_at_0(_S961)));
            return;
        }
        i_73 = i_73 + 1U;
    }
    return;
}

__device__ void op_get_color_rank_f_0(Machine_0 * m_202, uint a_146, uint b_69)
{
    op_get_color_rank_t_0(m_202, a_146, b_69);
    return;
}

__device__ __noinline__ void op_mir_rot_t_0(Machine_0 * m_203, uint a_147, uint b_70)
{
    int k_9 = int_view_0(m_203, b_70);
    Machine_0 _S965 = *m_203;
    bool _S966 = failed_0(&_S965);
    if(_S966)
    {
        return;
    }
    bool _S967;
    if(k_9 >= int(0))
    {
        _S967 = k_9 <= int(3);
    }
    else
    {
        _S967 = false;
    }
    if(_S967)
    {
        mirrored_0(m_203, a_147, uint(k_9));
    }
    else
    {
        bool _S968 = k_9 == int(4);
        if(_S968)
        {
            _S967 = true;
        }
        else
        {
            _S967 = k_9 == int(6);
        }
        if(_S967)
        {
            turned_0(m_203, a_147, _S968, k_9 == int(6));
        }
        else
        {
            if(k_9 == int(5))
            {
                flipped_0(m_203, a_147, true, true);
            }
            else
            {
                if(k_9 == int(7))
                {
                    same_grid_0(m_203, a_147);
                }
                else
                {
                    fail_0(m_203, 20U);
                }
            }
        }
    }
    return;
}

__device__ void op_mir_rot_f_0(Machine_0 * m_204, uint a_148, uint b_71)
{
    int k_10 = int_view_0(m_204, b_71);
    bool _S969;
    if(k_10 < int(0))
    {
        _S969 = true;
    }
    else
    {
        _S969 = k_10 > int(3);
    }
    if(_S969)
    {
        fail_0(m_204, 20U);
    }
    Machine_0 _S970 = *m_204;
    bool _S971 = failed_0(&_S970);
    if(!_S971)
    {
        mirrored_0(m_204, a_148, uint(k_10));
    }
    return;
}

__device__ int one_of_four_0(Machine_0 * m_205, uint record_24)
{
    int which_2 = int_view_0(m_205, record_24);
    bool _S972;
    if(which_2 < int(0))
    {
        _S972 = true;
    }
    else
    {
        _S972 = which_2 > int(3);
    }
    if(_S972)
    {
        fail_0(m_205, 20U);
    }
    return which_2;
}

__device__ void op_corner_0(Machine_0 * m_206, uint a_149, uint b_72)
{
    int which_3 = one_of_four_0(m_206, b_72);
    Machine_0 _S973 = *m_206;
    bool _S974 = failed_0(&_S973);
    if(!_S974)
    {
        corner_of_0(m_206, a_149, which_3);
    }
    return;
}

__device__ void op_col_row_0(Machine_0 * m_207, uint a_150, uint b_73)
{
    int which_4 = one_of_four_0(m_207, b_73);
    Machine_0 _S975 = *m_207;
    bool _S976 = failed_0(&_S975);
    if(!_S976)
    {
        bound_0(m_207, a_150, which_4);
    }
    return;
}

__device__ void op_f_ofcolor_0(Machine_0 * m_208, uint a_151, uint b_74)
{
    op_ofcolor_0(m_208, a_151, b_74);
    return;
}

__device__ void op_ascell_0(Machine_0 * m_209, uint a_152, uint b_75)
{
    Two_0 place_10 = pair_view_0(m_209, a_152);
    bool _S977;
    if(!fits_0(place_10.x_1))
    {
        _S977 = true;
    }
    else
    {
        _S977 = !fits_0(place_10.y_0);
    }
    if(_S977)
    {
        fail_0(m_209, 27U);
    }
    int hue_5 = colour_view_0(m_209, b_75);
    Machine_0 _S978 = *m_209;
    bool _S979 = failed_0(&_S978);
    if(!_S979)
    {
        uint _S980 = new_record_0(m_209, 4U, (colour_bits_0(hue_5)) | (pack_0(place_10.x_1, place_10.y_0)), 0U, 0U);
    }
    return;
}

__device__ void op_toij_0(Machine_0 * m_210, uint a_153)
{
    if((kind_of_0(a_153)) != 4U)
    {
        fail_0(m_210, 6U);
    }
    else
    {
        uint _S981 = a_153 + 1U;
        new_pair_0(m_210, row_of_0(word_at_0(_S981)), column_of_0(word_at_0(_S981)));
    }
    return;
}

__device__ __noinline__ void Dispatch_call_0(Machine_0 * m_211, uint op_1, uint4  args_0)
{
    switch(op_1)
    {
    case 0U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S982 = *m_211;
            bool _S983 = failed_0(&_S982);
            if(_S983)
            {
                return;
            }
            op_identity_0(m_211, args_0.x);
            break;
        }
    case 19U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S984 = *m_211;
            bool _S985 = failed_0(&_S984);
            if(_S985)
            {
                return;
            }
            op_size_0(m_211, args_0.x);
            break;
        }
    case 20U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S986 = *m_211;
            bool _S987 = failed_0(&_S986);
            if(_S987)
            {
                return;
            }
            op_merge_0(m_211, args_0.x);
            break;
        }
    case 23U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S988 = *m_211;
            bool _S989 = failed_0(&_S988);
            if(_S989)
            {
                return;
            }
            op_valmax_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 24U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S990 = *m_211;
            bool _S991 = failed_0(&_S990);
            if(_S991)
            {
                return;
            }
            op_valmin_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 25U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S992 = *m_211;
            bool _S993 = failed_0(&_S992);
            if(_S993)
            {
                return;
            }
            op_argmax_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 26U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S994 = *m_211;
            bool _S995 = failed_0(&_S994);
            if(_S995)
            {
                return;
            }
            op_argmin_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 39U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S996 = *m_211;
            bool _S997 = failed_0(&_S996);
            if(_S997)
            {
                return;
            }
            op_sfilter_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 41U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S998 = *m_211;
            bool _S999 = failed_0(&_S998);
            if(_S999)
            {
                return;
            }
            op_extract_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 43U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1000 = *m_211;
            bool _S1001 = failed_0(&_S1000);
            if(_S1001)
            {
                return;
            }
            op_first_0(m_211, args_0.x);
            break;
        }
    case 44U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1002 = *m_211;
            bool _S1003 = failed_0(&_S1002);
            if(_S1003)
            {
                return;
            }
            op_last_0(m_211, args_0.x);
            break;
        }
    case 60U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1004 = *m_211;
            bool _S1005 = failed_0(&_S1004);
            if(_S1005)
            {
                return;
            }
            op_apply_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 62U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1006 = *m_211;
            bool _S1007 = failed_0(&_S1006);
            if(_S1007)
            {
                return;
            }
            op_mapply_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 66U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1008 = *m_211;
            bool _S1009 = failed_0(&_S1008);
            if(_S1009)
            {
                return;
            }
            op_mostcolor_0(m_211, args_0.x);
            break;
        }
    case 67U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1010 = *m_211;
            bool _S1011 = failed_0(&_S1010);
            if(_S1011)
            {
                return;
            }
            op_leastcolor_0(m_211, args_0.x);
            break;
        }
    case 68U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1012 = *m_211;
            bool _S1013 = failed_0(&_S1012);
            if(_S1013)
            {
                return;
            }
            op_height_0(m_211, args_0.x);
            break;
        }
    case 69U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1014 = *m_211;
            bool _S1015 = failed_0(&_S1014);
            if(_S1015)
            {
                return;
            }
            op_width_0(m_211, args_0.x);
            break;
        }
    case 70U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1016 = *m_211;
            bool _S1017 = failed_0(&_S1016);
            if(_S1017)
            {
                return;
            }
            op_shape_0(m_211, args_0.x);
            break;
        }
    case 71U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1018 = *m_211;
            bool _S1019 = failed_0(&_S1018);
            if(_S1019)
            {
                return;
            }
            op_portrait_0(m_211, args_0.x);
            break;
        }
    case 72U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1020 = *m_211;
            bool _S1021 = failed_0(&_S1020);
            if(_S1021)
            {
                return;
            }
            op_colorcount_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 73U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1022 = *m_211;
            bool _S1023 = failed_0(&_S1022);
            if(_S1023)
            {
                return;
            }
            op_colorfilter_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 74U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1024 = *m_211;
            bool _S1025 = failed_0(&_S1024);
            if(_S1025)
            {
                return;
            }
            op_sizefilter_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 75U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1026 = *m_211;
            bool _S1027 = failed_0(&_S1026);
            if(_S1027)
            {
                return;
            }
            op_asindices_0(m_211, args_0.x);
            break;
        }
    case 76U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1028 = *m_211;
            bool _S1029 = failed_0(&_S1028);
            if(_S1029)
            {
                return;
            }
            op_ofcolor_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 77U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1030 = *m_211;
            bool _S1031 = failed_0(&_S1030);
            if(_S1031)
            {
                return;
            }
            op_ulcorner_0(m_211, args_0.x);
            break;
        }
    case 78U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1032 = *m_211;
            bool _S1033 = failed_0(&_S1032);
            if(_S1033)
            {
                return;
            }
            op_urcorner_0(m_211, args_0.x);
            break;
        }
    case 79U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1034 = *m_211;
            bool _S1035 = failed_0(&_S1034);
            if(_S1035)
            {
                return;
            }
            op_llcorner_0(m_211, args_0.x);
            break;
        }
    case 80U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1036 = *m_211;
            bool _S1037 = failed_0(&_S1036);
            if(_S1037)
            {
                return;
            }
            op_lrcorner_0(m_211, args_0.x);
            break;
        }
    case 81U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1038 = *m_211;
            bool _S1039 = failed_0(&_S1038);
            if(_S1039)
            {
                return;
            }
            op_crop_0(m_211, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 82U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1040 = *m_211;
            bool _S1041 = failed_0(&_S1040);
            if(_S1041)
            {
                return;
            }
            op_toindices_0(m_211, args_0.x);
            break;
        }
    case 83U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1042 = *m_211;
            bool _S1043 = failed_0(&_S1042);
            if(_S1043)
            {
                return;
            }
            op_recolor_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 84U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1044 = *m_211;
            bool _S1045 = failed_0(&_S1044);
            if(_S1045)
            {
                return;
            }
            op_shift_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 85U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1046 = *m_211;
            bool _S1047 = failed_0(&_S1046);
            if(_S1047)
            {
                return;
            }
            op_normalize_0(m_211, args_0.x);
            break;
        }
    case 86U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1048 = *m_211;
            bool _S1049 = failed_0(&_S1048);
            if(_S1049)
            {
                return;
            }
            op_dneighbors_0(m_211, args_0.x);
            break;
        }
    case 87U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1050 = *m_211;
            bool _S1051 = failed_0(&_S1050);
            if(_S1051)
            {
                return;
            }
            op_ineighbors_0(m_211, args_0.x);
            break;
        }
    case 88U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1052 = *m_211;
            bool _S1053 = failed_0(&_S1052);
            if(_S1053)
            {
                return;
            }
            op_neighbors_0(m_211, args_0.x);
            break;
        }
    case 89U:
        {
            spend_call_0(m_211, 16U);
            Machine_0 _S1054 = *m_211;
            bool _S1055 = failed_0(&_S1054);
            if(_S1055)
            {
                return;
            }
            op_objects_0(m_211, args_0.x, args_0.y, args_0.z, args_0.w);
            break;
        }
    case 90U:
        {
            spend_call_0(m_211, 8U);
            Machine_0 _S1056 = *m_211;
            bool _S1057 = failed_0(&_S1056);
            if(_S1057)
            {
                return;
            }
            op_partition_0(m_211, args_0.x);
            break;
        }
    case 91U:
        {
            spend_call_0(m_211, 8U);
            Machine_0 _S1058 = *m_211;
            bool _S1059 = failed_0(&_S1058);
            if(_S1059)
            {
                return;
            }
            op_fgpartition_0(m_211, args_0.x);
            break;
        }
    case 92U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1060 = *m_211;
            bool _S1061 = failed_0(&_S1060);
            if(_S1061)
            {
                return;
            }
            op_uppermost_0(m_211, args_0.x);
            break;
        }
    case 93U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1062 = *m_211;
            bool _S1063 = failed_0(&_S1062);
            if(_S1063)
            {
                return;
            }
            op_lowermost_0(m_211, args_0.x);
            break;
        }
    case 94U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1064 = *m_211;
            bool _S1065 = failed_0(&_S1064);
            if(_S1065)
            {
                return;
            }
            op_leftmost_0(m_211, args_0.x);
            break;
        }
    case 95U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1066 = *m_211;
            bool _S1067 = failed_0(&_S1066);
            if(_S1067)
            {
                return;
            }
            op_rightmost_0(m_211, args_0.x);
            break;
        }
    case 96U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1068 = *m_211;
            bool _S1069 = failed_0(&_S1068);
            if(_S1069)
            {
                return;
            }
            op_square_0(m_211, args_0.x);
            break;
        }
    case 97U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1070 = *m_211;
            bool _S1071 = failed_0(&_S1070);
            if(_S1071)
            {
                return;
            }
            op_vline_0(m_211, args_0.x);
            break;
        }
    case 98U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1072 = *m_211;
            bool _S1073 = failed_0(&_S1072);
            if(_S1073)
            {
                return;
            }
            op_hline_0(m_211, args_0.x);
            break;
        }
    case 99U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1074 = *m_211;
            bool _S1075 = failed_0(&_S1074);
            if(_S1075)
            {
                return;
            }
            op_hmatching_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 100U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1076 = *m_211;
            bool _S1077 = failed_0(&_S1076);
            if(_S1077)
            {
                return;
            }
            op_vmatching_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 101U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1078 = *m_211;
            bool _S1079 = failed_0(&_S1078);
            if(_S1079)
            {
                return;
            }
            op_manhattan_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 102U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1080 = *m_211;
            bool _S1081 = failed_0(&_S1080);
            if(_S1081)
            {
                return;
            }
            op_adjacent_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 103U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1082 = *m_211;
            bool _S1083 = failed_0(&_S1082);
            if(_S1083)
            {
                return;
            }
            op_bordering_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 105U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1084 = *m_211;
            bool _S1085 = failed_0(&_S1084);
            if(_S1085)
            {
                return;
            }
            op_palette_0(m_211, args_0.x);
            break;
        }
    case 106U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1086 = *m_211;
            bool _S1087 = failed_0(&_S1086);
            if(_S1087)
            {
                return;
            }
            op_numcolors_0(m_211, args_0.x);
            break;
        }
    case 107U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1088 = *m_211;
            bool _S1089 = failed_0(&_S1088);
            if(_S1089)
            {
                return;
            }
            op_color_0(m_211, args_0.x);
            break;
        }
    case 108U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1090 = *m_211;
            bool _S1091 = failed_0(&_S1090);
            if(_S1091)
            {
                return;
            }
            op_toobject_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 109U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1092 = *m_211;
            bool _S1093 = failed_0(&_S1092);
            if(_S1093)
            {
                return;
            }
            op_asobject_0(m_211, args_0.x);
            break;
        }
    case 110U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1094 = *m_211;
            bool _S1095 = failed_0(&_S1094);
            if(_S1095)
            {
                return;
            }
            op_rot90_0(m_211, args_0.x);
            break;
        }
    case 111U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1096 = *m_211;
            bool _S1097 = failed_0(&_S1096);
            if(_S1097)
            {
                return;
            }
            op_rot180_0(m_211, args_0.x);
            break;
        }
    case 112U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1098 = *m_211;
            bool _S1099 = failed_0(&_S1098);
            if(_S1099)
            {
                return;
            }
            op_rot270_0(m_211, args_0.x);
            break;
        }
    case 113U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1100 = *m_211;
            bool _S1101 = failed_0(&_S1100);
            if(_S1101)
            {
                return;
            }
            op_hmirror_0(m_211, args_0.x);
            break;
        }
    case 114U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1102 = *m_211;
            bool _S1103 = failed_0(&_S1102);
            if(_S1103)
            {
                return;
            }
            op_vmirror_0(m_211, args_0.x);
            break;
        }
    case 115U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1104 = *m_211;
            bool _S1105 = failed_0(&_S1104);
            if(_S1105)
            {
                return;
            }
            op_dmirror_0(m_211, args_0.x);
            break;
        }
    case 116U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1106 = *m_211;
            bool _S1107 = failed_0(&_S1106);
            if(_S1107)
            {
                return;
            }
            op_cmirror_0(m_211, args_0.x);
            break;
        }
    case 117U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1108 = *m_211;
            bool _S1109 = failed_0(&_S1108);
            if(_S1109)
            {
                return;
            }
            op_fill_0(m_211, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 118U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1110 = *m_211;
            bool _S1111 = failed_0(&_S1110);
            if(_S1111)
            {
                return;
            }
            op_paint_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 119U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1112 = *m_211;
            bool _S1113 = failed_0(&_S1112);
            if(_S1113)
            {
                return;
            }
            op_underfill_0(m_211, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 120U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1114 = *m_211;
            bool _S1115 = failed_0(&_S1114);
            if(_S1115)
            {
                return;
            }
            op_underpaint_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 121U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1116 = *m_211;
            bool _S1117 = failed_0(&_S1116);
            if(_S1117)
            {
                return;
            }
            op_hupscale_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 122U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1118 = *m_211;
            bool _S1119 = failed_0(&_S1118);
            if(_S1119)
            {
                return;
            }
            op_vupscale_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 123U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1120 = *m_211;
            bool _S1121 = failed_0(&_S1120);
            if(_S1121)
            {
                return;
            }
            op_upscale_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 124U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1122 = *m_211;
            bool _S1123 = failed_0(&_S1122);
            if(_S1123)
            {
                return;
            }
            op_downscale_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 125U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1124 = *m_211;
            bool _S1125 = failed_0(&_S1124);
            if(_S1125)
            {
                return;
            }
            op_hconcat_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 126U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1126 = *m_211;
            bool _S1127 = failed_0(&_S1126);
            if(_S1127)
            {
                return;
            }
            op_vconcat_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 127U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1128 = *m_211;
            bool _S1129 = failed_0(&_S1128);
            if(_S1129)
            {
                return;
            }
            op_subgrid_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 128U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1130 = *m_211;
            bool _S1131 = failed_0(&_S1130);
            if(_S1131)
            {
                return;
            }
            op_hsplit_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 129U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1132 = *m_211;
            bool _S1133 = failed_0(&_S1132);
            if(_S1133)
            {
                return;
            }
            op_vsplit_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 130U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1134 = *m_211;
            bool _S1135 = failed_0(&_S1134);
            if(_S1135)
            {
                return;
            }
            op_cellwise_0(m_211, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 131U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1136 = *m_211;
            bool _S1137 = failed_0(&_S1136);
            if(_S1137)
            {
                return;
            }
            op_replace_0(m_211, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 132U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1138 = *m_211;
            bool _S1139 = failed_0(&_S1138);
            if(_S1139)
            {
                return;
            }
            op_switch_0(m_211, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 133U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1140 = *m_211;
            bool _S1141 = failed_0(&_S1140);
            if(_S1141)
            {
                return;
            }
            op_center_0(m_211, args_0.x);
            break;
        }
    case 134U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1142 = *m_211;
            bool _S1143 = failed_0(&_S1142);
            if(_S1143)
            {
                return;
            }
            op_position_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 135U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1144 = *m_211;
            bool _S1145 = failed_0(&_S1144);
            if(_S1145)
            {
                return;
            }
            op_index_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 136U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1146 = *m_211;
            bool _S1147 = failed_0(&_S1146);
            if(_S1147)
            {
                return;
            }
            op_canvas_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 137U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1148 = *m_211;
            bool _S1149 = failed_0(&_S1148);
            if(_S1149)
            {
                return;
            }
            op_corners_0(m_211, args_0.x);
            break;
        }
    case 139U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1150 = *m_211;
            bool _S1151 = failed_0(&_S1150);
            if(_S1151)
            {
                return;
            }
            op_cover_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 140U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1152 = *m_211;
            bool _S1153 = failed_0(&_S1152);
            if(_S1153)
            {
                return;
            }
            op_trim_0(m_211, args_0.x);
            break;
        }
    case 141U:
        {
            spend_call_0(m_211, 8U);
            Machine_0 _S1154 = *m_211;
            bool _S1155 = failed_0(&_S1154);
            if(_S1155)
            {
                return;
            }
            op_move_0(m_211, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 142U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1156 = *m_211;
            bool _S1157 = failed_0(&_S1156);
            if(_S1157)
            {
                return;
            }
            op_tophalf_0(m_211, args_0.x);
            break;
        }
    case 143U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1158 = *m_211;
            bool _S1159 = failed_0(&_S1158);
            if(_S1159)
            {
                return;
            }
            op_bottomhalf_0(m_211, args_0.x);
            break;
        }
    case 144U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1160 = *m_211;
            bool _S1161 = failed_0(&_S1160);
            if(_S1161)
            {
                return;
            }
            op_lefthalf_0(m_211, args_0.x);
            break;
        }
    case 145U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1162 = *m_211;
            bool _S1163 = failed_0(&_S1162);
            if(_S1163)
            {
                return;
            }
            op_righthalf_0(m_211, args_0.x);
            break;
        }
    case 148U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1164 = *m_211;
            bool _S1165 = failed_0(&_S1164);
            if(_S1165)
            {
                return;
            }
            op_backdrop_0(m_211, args_0.x);
            break;
        }
    case 149U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1166 = *m_211;
            bool _S1167 = failed_0(&_S1166);
            if(_S1167)
            {
                return;
            }
            op_delta_0(m_211, args_0.x);
            break;
        }
    case 150U:
        {
            spend_call_0(m_211, 8U);
            Machine_0 _S1168 = *m_211;
            bool _S1169 = failed_0(&_S1168);
            if(_S1169)
            {
                return;
            }
            op_gravitate_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 151U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1170 = *m_211;
            bool _S1171 = failed_0(&_S1170);
            if(_S1171)
            {
                return;
            }
            op_inbox_0(m_211, args_0.x);
            break;
        }
    case 152U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1172 = *m_211;
            bool _S1173 = failed_0(&_S1172);
            if(_S1173)
            {
                return;
            }
            op_outbox_0(m_211, args_0.x);
            break;
        }
    case 153U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1174 = *m_211;
            bool _S1175 = failed_0(&_S1174);
            if(_S1175)
            {
                return;
            }
            op_box_0(m_211, args_0.x);
            break;
        }
    case 156U:
        {
            spend_call_0(m_211, 8U);
            Machine_0 _S1176 = *m_211;
            bool _S1177 = failed_0(&_S1176);
            if(_S1177)
            {
                return;
            }
            op_frontiers_0(m_211, args_0.x);
            break;
        }
    case 157U:
        {
            spend_call_0(m_211, 8U);
            Machine_0 _S1178 = *m_211;
            bool _S1179 = failed_0(&_S1178);
            if(_S1179)
            {
                return;
            }
            op_compress_0(m_211, args_0.x);
            break;
        }
    case 160U:
        {
            spend_call_0(m_211, 16U);
            Machine_0 _S1180 = *m_211;
            bool _S1181 = failed_0(&_S1180);
            if(_S1181)
            {
                return;
            }
            op_o_g_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 161U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1182 = *m_211;
            bool _S1183 = failed_0(&_S1182);
            if(_S1183)
            {
                return;
            }
            op_p_g_0(m_211, args_0.x);
            break;
        }
    case 162U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1184 = *m_211;
            bool _S1185 = failed_0(&_S1184);
            if(_S1185)
            {
                return;
            }
            op_p_f_0(m_211, args_0.x);
            break;
        }
    case 163U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1186 = *m_211;
            bool _S1187 = failed_0(&_S1186);
            if(_S1187)
            {
                return;
            }
            op_get_nth_t_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 164U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1188 = *m_211;
            bool _S1189 = failed_0(&_S1188);
            if(_S1189)
            {
                return;
            }
            op_get_nth_f_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 171U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1190 = *m_211;
            bool _S1191 = failed_0(&_S1190);
            if(_S1191)
            {
                return;
            }
            op_get_color_rank_t_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 172U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1192 = *m_211;
            bool _S1193 = failed_0(&_S1192);
            if(_S1193)
            {
                return;
            }
            op_get_color_rank_f_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 173U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1194 = *m_211;
            bool _S1195 = failed_0(&_S1194);
            if(_S1195)
            {
                return;
            }
            op_mir_rot_t_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 174U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1196 = *m_211;
            bool _S1197 = failed_0(&_S1196);
            if(_S1197)
            {
                return;
            }
            op_mir_rot_f_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 181U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1198 = *m_211;
            bool _S1199 = failed_0(&_S1198);
            if(_S1199)
            {
                return;
            }
            op_corner_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 182U:
        {
            spend_call_0(m_211, 2U);
            Machine_0 _S1200 = *m_211;
            bool _S1201 = failed_0(&_S1200);
            if(_S1201)
            {
                return;
            }
            op_col_row_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 183U:
        {
            spend_call_0(m_211, 4U);
            Machine_0 _S1202 = *m_211;
            bool _S1203 = failed_0(&_S1202);
            if(_S1203)
            {
                return;
            }
            op_f_ofcolor_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 184U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1204 = *m_211;
            bool _S1205 = failed_0(&_S1204);
            if(_S1205)
            {
                return;
            }
            op_ascell_0(m_211, args_0.x, args_0.y);
            break;
        }
    case 185U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1206 = *m_211;
            bool _S1207 = failed_0(&_S1206);
            if(_S1207)
            {
                return;
            }
            op_toij_0(m_211, args_0.x);
            break;
        }
    case 187U:
        {
            spend_call_0(m_211, 1U);
            Machine_0 _S1208 = *m_211;
            bool _S1209 = failed_0(&_S1208);
            if(_S1209)
            {
                return;
            }
            op_second_0(m_211, args_0.x);
            break;
        }
    default:
        {
            fail_0(m_211, 254U);
            break;
        }
    }
    Machine_0 _S1210 = *m_211;
    bool _S1211 = failed_0(&_S1210);
    bool _S1212;
    if(_S1211)
    {
        _S1212 = (m_211->fault_prim_0) == 0U;
    }
    else
    {
        _S1212 = false;
    }
    if(_S1212)
    {
        m_211->fault_prim_0 = op_1 + 1U;
    }
    return;
}

__device__ uint2  multiply_64_0(uint2  a_154, uint2  b_76)
{
    uint _S1213 = a_154.x;
    uint a0_0 = _S1213 & 65535U;
    uint a1_0 = _S1213 >> int(16);
    uint _S1214 = b_76.x;
    uint b0_0 = _S1214 & 65535U;
    uint b1_0 = _S1214 >> int(16);
    uint low_5 = a0_0 * b0_0;
    uint middle_1 = a1_0 * b0_0 + (low_5 >> int(16));
    uint other_4 = a0_0 * b1_0 + (middle_1 & 65535U);
    return make_uint2 ((other_4 << int(16)) | (low_5 & 65535U), a1_0 * b1_0 + (middle_1 >> int(16)) + (other_4 >> int(16)) + _S1213 * b_76.y + a_154.y * _S1214);
}

__device__ uint2  hash_of_0(uint record_25)
{
    uint _S1215 = words_of_0(record_25);
    uint2  hash_0 = make_uint2 (0U, 0U);
    uint i_74 = 0U;
    for(;;)
    {
        if(i_74 < _S1215)
        {
        }
        else
        {
            break;
        }
        uint _S1216 = record_25 + i_74;
        uint _S1217 = word_at_0(_S1216);
        uint _S1218;
        if((i_74 + 1U) < _S1215)
        {
            _S1218 = word_at_0(_S1216 + 1U);
        }
        else
        {
            _S1218 = 0U;
        }
        uint2  _S1219 = multiply_64_0(hash_0 ^ make_uint2 (_S1217, _S1218), make_uint2 (2135587861U, 2654435769U));
        hash_0 = _S1219;
        *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S1219.y);
        i_74 = i_74 + 2U;
    }
    uint2  _S1220 = multiply_64_0(hash_0, make_uint2 (3981806797U, 4283543511U));
    hash_0 = _S1220;
    *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S1220.y);
    return hash_0;
}

__device__ __noinline__ uint equal_cells_0(uint record_26, uint target_0)
{
    bool _S1221;
    if(target_0 == 0U)
    {
        _S1221 = true;
    }
    else
    {
        _S1221 = (kind_of_0(record_26)) != 6U;
    }
    if(_S1221)
    {
        _S1221 = true;
    }
    else
    {
        _S1221 = (word_at_0(record_26 + 1U)) != (word_at_0(target_0 + 1U));
    }
    if(_S1221)
    {
        _S1221 = true;
    }
    else
    {
        _S1221 = (word_at_0(record_26 + 2U)) != (word_at_0(target_0 + 2U));
    }
    if(_S1221)
    {
        return 4294967295U;
    }
    uint _S1222 = word_at_0(record_26 + 1U) * word_at_0(record_26 + 2U);
    uint i_75 = 0U;
    uint equal_2 = 0U;
    for(;;)
    {
        if(i_75 < _S1222)
        {
        }
        else
        {
            break;
        }
        uint _S1223 = i_75 >> int(2);
        uint _S1224 = (word_at_0(record_26 + 4U + _S1223)) ^ (word_at_0(target_0 + 4U + _S1223));
        uint _S1225 = (U32_min((4U), (_S1222 - i_75)));
        uint k_11 = 0U;
        for(;;)
        {
            if(k_11 < _S1225)
            {
            }
            else
            {
                break;
            }
            int _S1226;
            if(((_S1224 >> (8U * k_11)) & 255U) == 0U)
            {
                _S1226 = int(1);
            }
            else
            {
                _S1226 = int(0);
            }
            uint equal_3 = equal_2 + uint(_S1226);
            k_11 = k_11 + 1U;
            equal_2 = equal_3;
        }
        i_75 = i_75 + 4U;
    }
    return equal_2;
}

__device__ __noinline__ uint element_kind_0(uint record_27)
{
    uint kind_23 = kind_of_0(record_27);
    bool _S1227;
    if(kind_23 == 9U)
    {
        _S1227 = true;
    }
    else
    {
        _S1227 = kind_23 == 12U;
    }
    uint common_0;
    if(_S1227)
    {
        common_0 = 4294967295U;
        uint i_76 = 0U;
        for(;;)
        {
            if(i_76 < (word_at_0(record_27 + 1U)))
            {
            }
            else
            {
                break;
            }
            uint element_3 = kind_of_0(record_27 + word_at_0(record_27 + 4U + i_76));
            if(i_76 > 0U)
            {
                _S1227 = element_3 != common_0;
            }
            else
            {
                _S1227 = false;
            }
            if(_S1227)
            {
                return 4294967295U;
            }
            uint i_77 = i_76 + 1U;
            common_0 = element_3;
            i_76 = i_77;
        }
    }
    else
    {
        common_0 = 4294967295U;
    }
    return common_0;
}

__device__ __noinline__ void run_item_0(uint id_0)
{
    uint _S1228 = __ldg(&globalParams_0->params_0->count_0);
    if(id_0 >= _S1228)
    {
        return;
    }
    uint item_5 = id_0 * 8U;
    uint _S1229 = __ldg((&(globalParams_0->items_0)[item_5]));
    uint _S1230 = __ldg((&(globalParams_0->items_0)[item_5 + 1U]));
    uint _S1231 = __ldg((&(globalParams_0->items_0)[item_5 + 2U]));
    uint _S1232 = __ldg((&(globalParams_0->items_0)[item_5 + 3U]));
    uint _S1233 = __ldg((&(globalParams_0->items_0)[item_5 + 4U]));
    uint _S1234 = __ldg((&(globalParams_0->items_0)[item_5 + 5U]));
    Machine_0 m_212;
    uint _S1235 = __ldg(&globalParams_0->params_0->scratch_0);
    uint _S1236 = __ldg(&globalParams_0->params_0->scratch_words_0);
    (&m_212)->scratch_1 = _S1235 + id_0 * _S1236;
    uint at_25 = 0U;
    for(;;)
    {
        if(at_25 < _S1230)
        {
        }
        else
        {
            break;
        }
        uint instruction_0 = (_S1229 + at_25) * 8U;
        uint _S1237 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint op_2 = _S1237 & 65535U;
        uint _S1238 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint _S1239 = _S1238 >> int(16);
        uint _S1240 = __ldg((&(globalParams_0->code_0)[instruction_0 + 1U]));
        uint place_11 = _S1232 + _S1240;
        uint _S1241 = __ldg(&globalParams_0->params_0->fuel_0);
        (&m_212)->fuel_1 = _S1241;
        uint _S1242 = __ldg(&globalParams_0->params_0->memory_0);
        (&m_212)->memory_1 = _S1242;
        (&m_212)->fault_0 = 0U;
        (&m_212)->fault_prim_0 = 0U;
        (&m_212)->calls_0 = 0U;
        (&m_212)->cursor_0 = place_11;
        uint _S1243 = __ldg((&(globalParams_0->code_0)[instruction_0 + 2U]));
        (&m_212)->end_0 = place_11 + _S1243;
        uint4  args_1 = make_uint4 (0U, 0U, 0U, 0U);
        bool poisoned_0 = false;
        uint i_78 = 0U;
        for(;;)
        {
            if(i_78 < _S1239)
            {
            }
            else
            {
                break;
            }
            uint _S1244 = __ldg((&(globalParams_0->code_0)[instruction_0 + 3U + i_78]));
            uint address_0 = operand_address_0(_S1244, _S1231, _S1232);
            *_slang_vector_get_element_ptr(&args_1, i_78) = address_0;
            bool _S1245;
            if(!poisoned_0)
            {
                _S1245 = (kind_of_0(address_0)) == 13U;
            }
            else
            {
                _S1245 = false;
            }
            if(_S1245)
            {
                (&m_212)->fault_0 = word_at_0(address_0 + 1U) + 1U;
                (&m_212)->fault_prim_0 = word_at_0(address_0 + 2U);
                poisoned_0 = true;
            }
            i_78 = i_78 + 1U;
        }
        if(!poisoned_0)
        {
            Dispatch_call_0(&m_212, op_2, args_1);
        }
        uint row_22 = (_S1234 + at_25) * 12U;
        uint * _S1246 = (&(globalParams_0->results_0)[row_22 + 1U]);
        uint _S1247 = __ldg(&globalParams_0->params_0->fuel_0);
        *_S1246 = _S1247 - (&m_212)->fuel_1;
        uint * _S1248 = (&(globalParams_0->results_0)[row_22 + 2U]);
        uint _S1249 = __ldg(&globalParams_0->params_0->memory_0);
        *_S1248 = _S1249 - (&m_212)->memory_1;
        *(&(globalParams_0->results_0)[row_22 + 3U]) = (&m_212)->calls_0;
        if(((&m_212)->fault_0) != 0U)
        {
            *(&(globalParams_0->arena_0)[place_11]) = 13U;
            *(&(globalParams_0->arena_0)[place_11 + 1U]) = (&m_212)->fault_0 - 1U;
            *(&(globalParams_0->arena_0)[place_11 + 2U]) = (&m_212)->fault_prim_0;
            *(&(globalParams_0->arena_0)[place_11 + 3U]) = 0U;
        }
        *(&(globalParams_0->results_0)[row_22]) = kind_of_0(place_11);
        *(&(globalParams_0->results_0)[row_22 + 4U]) = word_at_0(place_11 + 1U);
        *(&(globalParams_0->results_0)[row_22 + 5U]) = word_at_0(place_11 + 2U);
        *(&(globalParams_0->results_0)[row_22 + 6U]) = words_of_0(place_11);
        if(((&m_212)->fault_0) == 0U)
        {
            uint2  hash_1 = hash_of_0(place_11);
            *(&(globalParams_0->results_0)[row_22 + 7U]) = weight_of_0(place_11);
            *(&(globalParams_0->results_0)[row_22 + 8U]) = hash_1.x;
            *(&(globalParams_0->results_0)[row_22 + 9U]) = hash_1.y;
            *(&(globalParams_0->results_0)[row_22 + 10U]) = equal_cells_0(place_11, _S1233);
            *(&(globalParams_0->results_0)[row_22 + 11U]) = element_kind_0(place_11);
        }
        at_25 = at_25 + 1U;
    }
    return;
}

__device__ uint invocation_0(uint3  id_1)
{
    return id_1.x + id_1.y * 64U * 32768U;
}

extern "C" __global__ void dsl()
{
    run_item_0(invocation_0(blockIdx * blockDim + threadIdx));
    return;
}

