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

struct GridView_0
{
    uint height_0;
    uint width_0;
    uint cells_0;
};

__device__ GridView_0 grid_view_0(Machine_0 * m_4, uint record_1)
{
    GridView_0 view_0;
    (&view_0)->height_0 = 0U;
    (&view_0)->width_0 = 0U;
    uint _S2 = record_1 + 4U;
    (&view_0)->cells_0 = _S2;
    uint kind_0 = kind_of_0(record_1);
    if(kind_0 == 6U)
    {
        (&view_0)->height_0 = *(&(globalParams_0->arena_0)[record_1 + 1U]);
        (&view_0)->width_0 = *(&(globalParams_0->arena_0)[record_1 + 2U]);
        return view_0;
    }
    bool rows_are_empty_0;
    if(kind_0 == 9U)
    {
        rows_are_empty_0 = (*(&(globalParams_0->arena_0)[record_1 + 1U])) <= 256U;
    }
    else
    {
        rows_are_empty_0 = false;
    }
    if(rows_are_empty_0)
    {
        uint i_0 = 0U;
        for(;;)
        {
            if(i_0 < (*(&(globalParams_0->arena_0)[record_1 + 1U])))
            {
            }
            else
            {
                break;
            }
            uint row_0 = record_1 + *(&(globalParams_0->arena_0)[_S2 + i_0]);
            bool _S3;
            if(rows_are_empty_0)
            {
                _S3 = (kind_of_0(row_0)) == 9U;
            }
            else
            {
                _S3 = false;
            }
            if(_S3)
            {
                rows_are_empty_0 = (*(&(globalParams_0->arena_0)[row_0 + 1U])) == 0U;
            }
            else
            {
                rows_are_empty_0 = false;
            }
            i_0 = i_0 + 1U;
        }
    }
    if(rows_are_empty_0)
    {
        (&view_0)->height_0 = *(&(globalParams_0->arena_0)[record_1 + 1U]);
    }
    else
    {
        fail_0(m_4, 4U);
    }
    return view_0;
}

__device__ uint new_record_0(Machine_0 * m_5, uint kind_1, uint a_0, uint b_0, uint words_0)
{
    if((m_5->fault_0) != 0U)
    {
        return 0U;
    }
    uint at_0 = m_5->cursor_0;
    bool _S4;
    if(words_0 > 1048576U)
    {
        _S4 = true;
    }
    else
    {
        _S4 = (at_0 + 4U + words_0) > (m_5->end_0);
    }
    if(_S4)
    {
        fail_0(m_5, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[at_0]) = kind_1;
    *(&(globalParams_0->arena_0)[at_0 + 1U]) = a_0;
    *(&(globalParams_0->arena_0)[at_0 + 2U]) = b_0;
    *(&(globalParams_0->arena_0)[at_0 + 3U]) = words_0;
    if(words_0 > 0U)
    {
        *(&(globalParams_0->arena_0)[at_0 + 4U + words_0 - 1U]) = 0U;
    }
    m_5->cursor_0 = at_0 + 4U + words_0;
    return at_0;
}

__device__ void make_0(Machine_0 * m_6, uint bytes_0)
{
    if((m_6->fault_0) != 0U)
    {
        return;
    }
    uint all_0 = bytes_0 + 32U;
    if(all_0 > (m_6->memory_1))
    {
        m_6->memory_1 = 0U;
        fail_0(m_6, 31U);
        return;
    }
    m_6->memory_1 = m_6->memory_1 - all_0;
    spend_0(m_6, all_0 / 16U);
    return;
}

__device__ void new_empty_rows_0(Machine_0 * m_7, uint count_1)
{
    if(count_1 == 0U)
    {
        uint _S5 = new_record_0(m_7, 9U, 0U, 1U, 0U);
        return;
    }
    make_0(m_7, count_1 * 16U);
    uint at_1 = new_record_0(m_7, 9U, count_1, 1U + count_1, count_1 + count_1 * 4U);
    if(at_1 == 0U)
    {
        return;
    }
    uint i_1 = 0U;
    for(;;)
    {
        if(i_1 < count_1)
        {
        }
        else
        {
            break;
        }
        uint start_0 = 4U + count_1 + i_1 * 4U;
        *(&(globalParams_0->arena_0)[at_1 + 4U + i_1]) = start_0;
        uint _S6 = at_1 + start_0;
        *(&(globalParams_0->arena_0)[_S6]) = 9U;
        *(&(globalParams_0->arena_0)[_S6 + 1U]) = 0U;
        *(&(globalParams_0->arena_0)[_S6 + 2U]) = 1U;
        *(&(globalParams_0->arena_0)[_S6 + 3U]) = 0U;
        i_1 = i_1 + 1U;
    }
    return;
}

__device__ uint new_grid_0(Machine_0 * m_8, uint height_1, uint width_1)
{
    if((m_8->fault_0) != 0U)
    {
        return 0U;
    }
    bool _S7;
    if(height_1 > 1048576U)
    {
        _S7 = true;
    }
    else
    {
        _S7 = width_1 > 1048576U;
    }
    if(_S7)
    {
        _S7 = true;
    }
    else
    {
        _S7 = (U32_max((height_1 * width_1), (height_1))) > 1048576U;
    }
    if(_S7)
    {
        fail_0(m_8, 28U);
        return 0U;
    }
    uint area_0 = height_1 * width_1;
    if(area_0 == 0U)
    {
        new_empty_rows_0(m_8, height_1);
        return 0U;
    }
    make_0(m_8, area_0);
    uint at_2 = new_record_0(m_8, 6U, height_1, width_1, (area_0 + 3U) / 4U);
    uint _S8;
    if(at_2 == 0U)
    {
        _S8 = 0U;
    }
    else
    {
        _S8 = at_2 + 4U;
    }
    return _S8;
}

struct CellWriter_0
{
    uint at_3;
    uint word_0;
    uint filled_0;
};

__device__ CellWriter_0 CellWriter_to_0(uint cells_1)
{
    CellWriter_0 w_0;
    (&w_0)->at_3 = cells_1;
    (&w_0)->word_0 = 0U;
    (&w_0)->filled_0 = 0U;
    return w_0;
}

__device__ int cell_at_0(uint cells_2, uint i_2)
{
    return int((*(&(globalParams_0->arena_0)[cells_2 + (i_2 >> int(2))])) << (24U - 8U * (i_2 & 3U))) >> int(24);
}

__device__ int GridView_at_0(GridView_0 * this_0, uint row_1, uint column_0)
{
    return cell_at_0(this_0->cells_0, row_1 * this_0->width_0 + column_0);
}

__device__ void CellWriter_push_0(CellWriter_0 * this_1, int value_0)
{
    this_1->word_0 = (this_1->word_0) | ((uint(value_0) & 255U) << (8U * this_1->filled_0));
    uint _S9 = this_1->filled_0 + 1U;
    this_1->filled_0 = _S9;
    if(_S9 == 4U)
    {
        *(&(globalParams_0->arena_0)[this_1->at_3]) = this_1->word_0;
        this_1->at_3 = this_1->at_3 + 1U;
        this_1->word_0 = 0U;
        this_1->filled_0 = 0U;
    }
    return;
}

__device__ void CellWriter_finish_0(CellWriter_0 * this_2)
{
    if((this_2->filled_0) != 0U)
    {
        *(&(globalParams_0->arena_0)[this_2->at_3]) = this_2->word_0;
    }
    return;
}

__device__ void turned_0(Machine_0 * m_9, uint a_1, bool flip_rows_0, bool flip_columns_0)
{
    GridView_0 from_0 = grid_view_0(m_9, a_1);
    Machine_0 _S10 = *m_9;
    bool _S11 = failed_0(&_S10);
    if(_S11)
    {
        return;
    }
    if((from_0.width_0) == 0U)
    {
        uint _S12 = new_record_0(m_9, 9U, 0U, 1U, 0U);
        return;
    }
    uint cells_3 = new_grid_0(m_9, from_0.width_0, from_0.height_0);
    if(cells_3 == 0U)
    {
        return;
    }
    CellWriter_0 out_0 = CellWriter_to_0(cells_3);
    uint i_3 = 0U;
    for(;;)
    {
        if(i_3 < (from_0.width_0))
        {
        }
        else
        {
            break;
        }
        uint _S13;
        if(flip_columns_0)
        {
            _S13 = from_0.width_0 - 1U - i_3;
        }
        else
        {
            _S13 = i_3;
        }
        uint j_0 = 0U;
        for(;;)
        {
            if(j_0 < (from_0.height_0))
            {
            }
            else
            {
                break;
            }
            uint _S14;
            if(flip_rows_0)
            {
                _S14 = from_0.height_0 - 1U - j_0;
            }
            else
            {
                _S14 = j_0;
            }
            GridView_0 _S15 = from_0;
            int _S16 = GridView_at_0(&_S15, _S14, _S13);
            CellWriter_push_0(&out_0, _S16);
            j_0 = j_0 + 1U;
        }
        i_3 = i_3 + 1U;
    }
    CellWriter_finish_0(&out_0);
    return;
}

__device__ void op_rot90_0(Machine_0 * m_10, uint a_2)
{
    turned_0(m_10, a_2, true, false);
    return;
}

__device__ void op_rot270_0(Machine_0 * m_11, uint a_3)
{
    turned_0(m_11, a_3, false, true);
    return;
}

__device__ void Dispatch_call_0(Machine_0 * m_12, uint op_0, uint4  args_0)
{
    switch(op_0)
    {
    case 110U:
        {
            spend_call_0(m_12, 4U);
            Machine_0 _S17 = *m_12;
            bool _S18 = failed_0(&_S17);
            if(!_S18)
            {
                op_rot90_0(m_12, args_0.x);
            }
            break;
        }
    case 112U:
        {
            spend_call_0(m_12, 4U);
            Machine_0 _S19 = *m_12;
            bool _S20 = failed_0(&_S19);
            if(!_S20)
            {
                op_rot270_0(m_12, args_0.x);
            }
            break;
        }
    default:
        {
            fail_0(m_12, 254U);
            break;
        }
    }
    return;
}

__device__ uint words_of_0(uint record_2)
{
    return 4U + *(&(globalParams_0->arena_0)[record_2 + 3U]);
}

__device__ uint2  multiply_64_0(uint2  a_4, uint2  b_1)
{
    uint _S21 = a_4.x;
    uint a0_0 = _S21 & 65535U;
    uint a1_0 = _S21 >> int(16);
    uint _S22 = b_1.x;
    uint b0_0 = _S22 & 65535U;
    uint b1_0 = _S22 >> int(16);
    uint low_0 = a0_0 * b0_0;
    uint middle_0 = a1_0 * b0_0 + (low_0 >> int(16));
    uint other_0 = a0_0 * b1_0 + (middle_0 & 65535U);
    return make_uint2 ((other_0 << int(16)) | (low_0 & 65535U), a1_0 * b1_0 + (middle_0 >> int(16)) + (other_0 >> int(16)) + _S21 * b_1.y + a_4.y * _S22);
}

__device__ uint2  hash_of_0(uint record_3)
{
    uint _S23 = words_of_0(record_3);
    uint2  hash_0 = make_uint2 (0U, 0U);
    uint i_4 = 0U;
    for(;;)
    {
        if(i_4 < _S23)
        {
        }
        else
        {
            break;
        }
        uint _S24 = record_3 + i_4;
        uint _S25 = *(&(globalParams_0->arena_0)[_S24]);
        uint _S26;
        if((i_4 + 1U) < _S23)
        {
            _S26 = *(&(globalParams_0->arena_0)[_S24 + 1U]);
        }
        else
        {
            _S26 = 0U;
        }
        uint2  _S27 = multiply_64_0(hash_0 ^ make_uint2 (_S25, _S26), make_uint2 (2135587861U, 2654435769U));
        hash_0 = _S27;
        *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S27.y);
        i_4 = i_4 + 2U;
    }
    uint2  _S28 = multiply_64_0(hash_0, make_uint2 (3981806797U, 4283543511U));
    hash_0 = _S28;
    *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S28.y);
    return hash_0;
}

__device__ uint weight_of_0(uint record_4)
{
    uint count_2 = *(&(globalParams_0->arena_0)[record_4 + 1U]);
    switch(kind_of_0(record_4))
    {
    case 6U:
        {
            return 1U + count_2 * *(&(globalParams_0->arena_0)[record_4 + 2U]) / 8U;
        }
    case 7U:
        {
            return 1U + count_2 / 8U;
        }
    case 8U:
    case 10U:
    case 11U:
        {
            return 1U + count_2 / 2U;
        }
    case 9U:
    case 12U:
        {
            return *(&(globalParams_0->arena_0)[record_4 + 2U]);
        }
    default:
        {
            return 1U;
        }
    }
}

__device__ uint equal_cells_0(uint record_5, uint target_0)
{
    bool _S29;
    if(target_0 == 0U)
    {
        _S29 = true;
    }
    else
    {
        _S29 = (kind_of_0(record_5)) != 6U;
    }
    if(_S29)
    {
        _S29 = true;
    }
    else
    {
        _S29 = (*(&(globalParams_0->arena_0)[record_5 + 1U])) != (*(&(globalParams_0->arena_0)[target_0 + 1U]));
    }
    if(_S29)
    {
        _S29 = true;
    }
    else
    {
        _S29 = (*(&(globalParams_0->arena_0)[record_5 + 2U])) != (*(&(globalParams_0->arena_0)[target_0 + 2U]));
    }
    if(_S29)
    {
        return 4294967295U;
    }
    uint _S30 = *(&(globalParams_0->arena_0)[record_5 + 1U]) * *(&(globalParams_0->arena_0)[record_5 + 2U]);
    uint i_5 = 0U;
    uint equal_0 = 0U;
    for(;;)
    {
        if(i_5 < _S30)
        {
        }
        else
        {
            break;
        }
        uint _S31 = i_5 >> int(2);
        uint _S32 = (*(&(globalParams_0->arena_0)[record_5 + 4U + _S31])) ^ (*(&(globalParams_0->arena_0)[target_0 + 4U + _S31]));
        uint _S33 = (U32_min((4U), (_S30 - i_5)));
        uint k_0 = 0U;
        for(;;)
        {
            if(k_0 < _S33)
            {
            }
            else
            {
                break;
            }
            int _S34;
            if(((_S32 >> (8U * k_0)) & 255U) == 0U)
            {
                _S34 = int(1);
            }
            else
            {
                _S34 = int(0);
            }
            uint equal_1 = equal_0 + uint(_S34);
            k_0 = k_0 + 1U;
            equal_0 = equal_1;
        }
        i_5 = i_5 + 4U;
    }
    return equal_0;
}

__device__ uint element_kind_0(uint record_6)
{
    uint kind_2 = kind_of_0(record_6);
    bool _S35;
    if(kind_2 == 9U)
    {
        _S35 = true;
    }
    else
    {
        _S35 = kind_2 == 12U;
    }
    uint common_0;
    if(_S35)
    {
        common_0 = 4294967295U;
        uint i_6 = 0U;
        for(;;)
        {
            if(i_6 < (*(&(globalParams_0->arena_0)[record_6 + 1U])))
            {
            }
            else
            {
                break;
            }
            uint element_0 = kind_of_0(record_6 + *(&(globalParams_0->arena_0)[record_6 + 4U + i_6]));
            if(i_6 > 0U)
            {
                _S35 = element_0 != common_0;
            }
            else
            {
                _S35 = false;
            }
            if(_S35)
            {
                return 4294967295U;
            }
            uint i_7 = i_6 + 1U;
            common_0 = element_0;
            i_6 = i_7;
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
    bool _S36;
    uint _S37 = __ldg(&globalParams_0->params_0->count_0);
    if(id_0 >= _S37)
    {
        return;
    }
    uint item_0 = id_0 * 8U;
    uint _S38 = __ldg((&(globalParams_0->items_0)[item_0]));
    uint _S39 = __ldg((&(globalParams_0->items_0)[item_0 + 1U]));
    uint _S40 = __ldg((&(globalParams_0->items_0)[item_0 + 2U]));
    uint _S41 = __ldg((&(globalParams_0->items_0)[item_0 + 3U]));
    uint _S42 = __ldg((&(globalParams_0->items_0)[item_0 + 4U]));
    uint _S43 = __ldg((&(globalParams_0->items_0)[item_0 + 5U]));
    Machine_0 m_13;
    uint _S44 = __ldg(&globalParams_0->params_0->scratch_0);
    uint _S45 = __ldg(&globalParams_0->params_0->scratch_words_0);
    (&m_13)->scratch_1 = _S44 + id_0 * _S45;
    uint at_4 = 0U;
    for(;;)
    {
        if(at_4 < _S39)
        {
        }
        else
        {
            break;
        }
        uint instruction_0 = (_S38 + at_4) * 8U;
        uint _S46 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint op_1 = _S46 & 65535U;
        uint _S47 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint _S48 = _S47 >> int(16);
        uint _S49 = __ldg((&(globalParams_0->code_0)[instruction_0 + 1U]));
        uint place_1 = _S41 + _S49;
        uint _S50 = __ldg(&globalParams_0->params_0->fuel_0);
        (&m_13)->fuel_1 = _S50;
        uint _S51 = __ldg(&globalParams_0->params_0->memory_0);
        (&m_13)->memory_1 = _S51;
        (&m_13)->fault_0 = 0U;
        (&m_13)->fault_prim_0 = 0U;
        (&m_13)->calls_0 = 0U;
        (&m_13)->cursor_0 = place_1;
        uint _S52 = __ldg((&(globalParams_0->code_0)[instruction_0 + 2U]));
        (&m_13)->end_0 = place_1 + _S52;
        uint4  args_1 = make_uint4 (0U, 0U, 0U, 0U);
        bool poisoned_0 = false;
        uint i_8 = 0U;
        for(;;)
        {
            if(i_8 < _S48)
            {
            }
            else
            {
                break;
            }
            uint _S53 = __ldg((&(globalParams_0->code_0)[instruction_0 + 3U + i_8]));
            uint address_0 = operand_address_0(_S53, _S40, _S41);
            *_slang_vector_get_element_ptr(&args_1, i_8) = address_0;
            if(!poisoned_0)
            {
                _S36 = (kind_of_0(address_0)) == 13U;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                (&m_13)->fault_0 = *(&(globalParams_0->arena_0)[address_0 + 1U]) + 1U;
                (&m_13)->fault_prim_0 = *(&(globalParams_0->arena_0)[address_0 + 2U]);
                poisoned_0 = true;
            }
            i_8 = i_8 + 1U;
        }
        if(!poisoned_0)
        {
            Dispatch_call_0(&m_13, op_1, args_1);
            if(((&m_13)->fault_0) != 0U)
            {
                _S36 = ((&m_13)->fault_prim_0) == 0U;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                (&m_13)->fault_prim_0 = op_1 + 1U;
            }
        }
        uint row_2 = (_S43 + at_4) * 12U;
        uint * _S54 = (&(globalParams_0->results_0)[row_2 + 1U]);
        uint _S55 = __ldg(&globalParams_0->params_0->fuel_0);
        *_S54 = _S55 - (&m_13)->fuel_1;
        uint * _S56 = (&(globalParams_0->results_0)[row_2 + 2U]);
        uint _S57 = __ldg(&globalParams_0->params_0->memory_0);
        *_S56 = _S57 - (&m_13)->memory_1;
        *(&(globalParams_0->results_0)[row_2 + 3U]) = (&m_13)->calls_0;
        if(((&m_13)->fault_0) != 0U)
        {
            *(&(globalParams_0->arena_0)[place_1]) = 13U;
            *(&(globalParams_0->arena_0)[place_1 + 1U]) = (&m_13)->fault_0 - 1U;
            *(&(globalParams_0->arena_0)[place_1 + 2U]) = (&m_13)->fault_prim_0;
            *(&(globalParams_0->arena_0)[place_1 + 3U]) = 0U;
        }
        *(&(globalParams_0->results_0)[row_2]) = kind_of_0(place_1);
        *(&(globalParams_0->results_0)[row_2 + 4U]) = *(&(globalParams_0->arena_0)[place_1 + 1U]);
        *(&(globalParams_0->results_0)[row_2 + 5U]) = *(&(globalParams_0->arena_0)[place_1 + 2U]);
        *(&(globalParams_0->results_0)[row_2 + 6U]) = words_of_0(place_1);
        if(((&m_13)->fault_0) == 0U)
        {
            uint2  hash_1 = hash_of_0(place_1);
            *(&(globalParams_0->results_0)[row_2 + 7U]) = weight_of_0(place_1);
            *(&(globalParams_0->results_0)[row_2 + 8U]) = hash_1.x;
            *(&(globalParams_0->results_0)[row_2 + 9U]) = hash_1.y;
            *(&(globalParams_0->results_0)[row_2 + 10U]) = equal_cells_0(place_1, _S42);
            *(&(globalParams_0->results_0)[row_2 + 11U]) = element_kind_0(place_1);
        }
        at_4 = at_4 + 1U;
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

