// Written by scripts/build-kernels from cells.slang.

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

__device__ int int_view_0(Machine_0 * m_4, uint record_1)
{
    uint kind_0 = kind_of_0(record_1);
    bool _S2;
    if(kind_0 != 2U)
    {
        _S2 = kind_0 != 1U;
    }
    else
    {
        _S2 = false;
    }
    if(_S2)
    {
        fail_0(m_4, 0U);
        return int(0);
    }
    int low_0 = int(*(&(globalParams_0->arena_0)[record_1 + 1U]));
    int high_0 = int(*(&(globalParams_0->arena_0)[record_1 + 2U]));
    if(high_0 == (low_0 >> int(31)))
    {
        return low_0;
    }
    int _S3;
    if(high_0 < int(0))
    {
        _S3 = int(-2147483648);
    }
    else
    {
        _S3 = int(2147483647);
    }
    return _S3;
}

__device__ int colour_view_0(Machine_0 * m_5, uint record_2)
{
    int value_0;
    if((kind_of_0(record_2)) == 2U)
    {
        int _S4 = int_view_0(m_5, record_2);
        value_0 = _S4;
    }
    else
    {
        fail_0(m_5, 3U);
        value_0 = int(0);
    }
    bool _S5;
    if(value_0 < int(-128))
    {
        _S5 = true;
    }
    else
    {
        _S5 = value_0 > int(127);
    }
    if(_S5)
    {
        fail_0(m_5, 3U);
    }
    return value_0;
}

struct GridView_0
{
    uint height_0;
    uint width_0;
    uint cells_0;
};

__device__ GridView_0 grid_view_0(Machine_0 * m_6, uint record_3)
{
    GridView_0 view_0;
    (&view_0)->height_0 = 0U;
    (&view_0)->width_0 = 0U;
    uint _S6 = record_3 + 4U;
    (&view_0)->cells_0 = _S6;
    uint kind_1 = kind_of_0(record_3);
    if(kind_1 == 6U)
    {
        (&view_0)->height_0 = *(&(globalParams_0->arena_0)[record_3 + 1U]);
        (&view_0)->width_0 = *(&(globalParams_0->arena_0)[record_3 + 2U]);
        return view_0;
    }
    bool rows_are_empty_0;
    if(kind_1 == 9U)
    {
        rows_are_empty_0 = (*(&(globalParams_0->arena_0)[record_3 + 1U])) <= 256U;
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
            if(i_0 < (*(&(globalParams_0->arena_0)[record_3 + 1U])))
            {
            }
            else
            {
                break;
            }
            uint row_0 = record_3 + *(&(globalParams_0->arena_0)[_S6 + i_0]);
            bool _S7;
            if(rows_are_empty_0)
            {
                _S7 = (kind_of_0(row_0)) == 9U;
            }
            else
            {
                _S7 = false;
            }
            if(_S7)
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
        (&view_0)->height_0 = *(&(globalParams_0->arena_0)[record_3 + 1U]);
    }
    else
    {
        fail_0(m_6, 4U);
    }
    return view_0;
}

__device__ uint GridView_area_0(GridView_0 * this_0)
{
    return this_0->height_0 * this_0->width_0;
}

__device__ GridView_0 whole_0(Machine_0 * m_7, uint record_4, uint times_0)
{
    GridView_0 from_0 = grid_view_0(m_7, record_4);
    Machine_0 _S8 = *m_7;
    bool _S9 = failed_0(&_S8);
    if(_S9)
    {
        return from_0;
    }
    GridView_0 _S10 = from_0;
    uint _S11 = GridView_area_0(&_S10);
    if(_S11 == 0U)
    {
        fail_0(m_7, 24U);
    }
    else
    {
        bool _S12;
        if((from_0.height_0) > 1024U)
        {
            _S12 = true;
        }
        else
        {
            _S12 = (from_0.width_0) > 1024U;
        }
        if(_S12)
        {
            _S12 = true;
        }
        else
        {
            _S12 = _S11 > 1024U;
        }
        if(_S12)
        {
            fail_0(m_7, 254U);
        }
    }
    spend_0(m_7, _S11 * times_0);
    return from_0;
}

__device__ uint new_record_0(Machine_0 * m_8, uint kind_2, uint a_0, uint b_0, uint words_0)
{
    if((m_8->fault_0) != 0U)
    {
        return 0U;
    }
    uint at_0 = m_8->cursor_0;
    bool _S13;
    if(words_0 > 1048576U)
    {
        _S13 = true;
    }
    else
    {
        _S13 = (at_0 + 4U + words_0) > (m_8->end_0);
    }
    if(_S13)
    {
        fail_0(m_8, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[at_0]) = kind_2;
    *(&(globalParams_0->arena_0)[at_0 + 1U]) = a_0;
    *(&(globalParams_0->arena_0)[at_0 + 2U]) = b_0;
    *(&(globalParams_0->arena_0)[at_0 + 3U]) = words_0;
    if(words_0 > 0U)
    {
        *(&(globalParams_0->arena_0)[at_0 + 4U + words_0 - 1U]) = 0U;
    }
    m_8->cursor_0 = at_0 + 4U + words_0;
    return at_0;
}

__device__ void make_0(Machine_0 * m_9, uint bytes_0)
{
    if((m_9->fault_0) != 0U)
    {
        return;
    }
    uint all_0 = bytes_0 + 32U;
    if(all_0 > (m_9->memory_1))
    {
        m_9->memory_1 = 0U;
        fail_0(m_9, 31U);
        return;
    }
    m_9->memory_1 = m_9->memory_1 - all_0;
    spend_0(m_9, all_0 / 16U);
    return;
}

__device__ void new_empty_rows_0(Machine_0 * m_10, uint count_1)
{
    if(count_1 == 0U)
    {
        uint _S14 = new_record_0(m_10, 9U, 0U, 1U, 0U);
        return;
    }
    make_0(m_10, count_1 * 16U);
    uint at_1 = new_record_0(m_10, 9U, count_1, 1U + count_1, count_1 + count_1 * 4U);
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
        uint _S15 = at_1 + start_0;
        *(&(globalParams_0->arena_0)[_S15]) = 9U;
        *(&(globalParams_0->arena_0)[_S15 + 1U]) = 0U;
        *(&(globalParams_0->arena_0)[_S15 + 2U]) = 1U;
        *(&(globalParams_0->arena_0)[_S15 + 3U]) = 0U;
        i_1 = i_1 + 1U;
    }
    return;
}

__device__ uint new_grid_0(Machine_0 * m_11, uint height_1, uint width_1)
{
    if((m_11->fault_0) != 0U)
    {
        return 0U;
    }
    bool _S16;
    if(height_1 > 1048576U)
    {
        _S16 = true;
    }
    else
    {
        _S16 = width_1 > 1048576U;
    }
    if(_S16)
    {
        _S16 = true;
    }
    else
    {
        _S16 = (U32_max((height_1 * width_1), (height_1))) > 1048576U;
    }
    if(_S16)
    {
        fail_0(m_11, 28U);
        return 0U;
    }
    uint area_0 = height_1 * width_1;
    if(area_0 == 0U)
    {
        new_empty_rows_0(m_11, height_1);
        return 0U;
    }
    make_0(m_11, area_0);
    uint at_2 = new_record_0(m_11, 6U, height_1, width_1, (area_0 + 3U) / 4U);
    uint _S17;
    if(at_2 == 0U)
    {
        _S17 = 0U;
    }
    else
    {
        _S17 = at_2 + 4U;
    }
    return _S17;
}

__device__ uint splat_0(int colour_0)
{
    return (uint(colour_0) & 255U) * 16843009U;
}

__device__ uint equal_ones_0(uint a_1, uint b_1)
{
    uint differs_0 = a_1 ^ b_1;
    return ((~(((differs_0 & 2139062143U) + 2139062143U) | differs_0)) >> int(7)) & 16843009U;
}

__device__ uint equal_bytes_0(uint a_2, uint b_2)
{
    return equal_ones_0(a_2, b_2) * 255U;
}

__device__ uint changed_word_0(int change_0, uint word_0, uint x_0, uint y_0)
{
    switch(change_0)
    {
    case int(0):
        {
            return word_0 & (equal_bytes_0(word_0, x_0));
        }
    case int(1):
        {
            return word_0 & (~equal_bytes_0(word_0, x_0));
        }
    case int(2):
        {
            return x_0 & (~equal_bytes_0(word_0, 0U));
        }
    case int(3):
        {
            return word_0 | (x_0 & (equal_bytes_0(word_0, 0U)));
        }
    case int(5):
        {
            return x_0 & (equal_bytes_0(word_0, 0U));
        }
    default:
        {
            uint is_x_0 = equal_bytes_0(word_0, x_0);
            uint is_y_0 = (equal_bytes_0(word_0, y_0)) & (~is_x_0);
            return ((word_0 & (~(is_x_0 | is_y_0))) | (y_0 & is_x_0)) | (x_0 & is_y_0);
        }
    }
}

__device__ uint first_bytes_0(uint count_2)
{
    uint _S18;
    if(count_2 >= 4U)
    {
        _S18 = 4294967295U;
    }
    else
    {
        _S18 = (1U << (8U * count_2)) - 1U;
    }
    return _S18;
}

__device__ void each_0(Machine_0 * m_12, uint a_3, int change_1, int x_1, int y_1)
{
    Machine_0 _S19 = *m_12;
    bool _S20 = failed_0(&_S19);
    if(_S20)
    {
        return;
    }
    GridView_0 from_1 = whole_0(m_12, a_3, 1U);
    uint cells_1 = new_grid_0(m_12, from_1.height_0, from_1.width_0);
    if(cells_1 == 0U)
    {
        return;
    }
    GridView_0 _S21 = from_1;
    uint _S22 = GridView_area_0(&_S21);
    uint _S23 = splat_0(x_1);
    uint _S24 = splat_0(y_1);
    uint i_2 = 0U;
    for(;;)
    {
        if(i_2 < _S22)
        {
        }
        else
        {
            break;
        }
        uint _S25 = i_2 >> int(2);
        *(&(globalParams_0->arena_0)[cells_1 + _S25]) = (changed_word_0(change_1, *(&(globalParams_0->arena_0)[from_1.cells_0 + _S25]), _S23, _S24)) & (first_bytes_0(_S22 - i_2));
        i_2 = i_2 + 4U;
    }
    return;
}

__device__ void op_keep_color_0(Machine_0 * m_13, uint a_4, uint b_3)
{
    int _S26 = colour_view_0(m_13, b_3);
    each_0(m_13, a_4, int(0), _S26, int(0));
    return;
}

__device__ void op_drop_color_0(Machine_0 * m_14, uint a_5, uint b_4)
{
    int _S27 = colour_view_0(m_14, b_4);
    each_0(m_14, a_5, int(1), _S27, int(0));
    return;
}

struct Ranked_0
{
    FixedArray<int, 16>  colours_0;
    uint count_3;
};

struct Tally_0
{
    FixedArray<uint, 16>  counts_0;
};

__device__ Tally_0 tally_cells_0(Machine_0 * m_15, uint cells_2, uint count_4)
{
    Tally_0 tally_0;
    uint colour_1 = 0U;
    for(;;)
    {
        if(colour_1 < 16U)
        {
        }
        else
        {
            break;
        }
        (&tally_0)->counts_0[colour_1] = 0U;
        colour_1 = colour_1 + 1U;
    }
    uint i_3 = 0U;
    uint all_1 = 0U;
    for(;;)
    {
        if(i_3 < count_4)
        {
        }
        else
        {
            break;
        }
        uint * _S28 = (&(globalParams_0->arena_0)[cells_2 + (i_3 >> int(2))]);
        uint word_1 = *_S28;
        uint all_2 = all_1 | (*_S28);
        uint _S29 = (U32_min((4U), (count_4 - i_3)));
        uint k_0 = 0U;
        for(;;)
        {
            if(k_0 < _S29)
            {
            }
            else
            {
                break;
            }
            (&tally_0)->counts_0[(word_1 >> (8U * k_0)) & 15U] = (&tally_0)->counts_0[(word_1 >> (8U * k_0)) & 15U] + 1U;
            k_0 = k_0 + 1U;
        }
        i_3 = i_3 + 4U;
        all_1 = all_2;
    }
    if((all_1 & 4042322160U) != 0U)
    {
        fail_0(m_15, 254U);
    }
    return tally_0;
}

__device__ Ranked_0 ranked_tally_0(Tally_0 * tally_1)
{
    Ranked_0 ranked_0;
    (&ranked_0)->count_3 = 0U;
    int colour_2 = int(1);
    for(;;)
    {
        if(colour_2 < int(16))
        {
        }
        else
        {
            break;
        }
        uint _S30 = tally_1->counts_0[colour_2];
        if((tally_1->counts_0[colour_2]) == 0U)
        {
            colour_2 = colour_2 + int(1);
            continue;
        }
        uint at_3 = (&ranked_0)->count_3;
        for(;;)
        {
            bool _S31;
            if(at_3 > 0U)
            {
                _S31 = (tally_1->counts_0[(&ranked_0)->colours_0[at_3 - 1U]]) < _S30;
            }
            else
            {
                _S31 = false;
            }
            if(_S31)
            {
            }
            else
            {
                break;
            }
            uint _S32 = at_3 - 1U;
            (&ranked_0)->colours_0[at_3] = (&ranked_0)->colours_0[_S32];
            at_3 = _S32;
        }
        (&ranked_0)->colours_0[at_3] = colour_2;
        (&ranked_0)->count_3 = (&ranked_0)->count_3 + 1U;
        colour_2 = colour_2 + int(1);
    }
    return ranked_0;
}

__device__ Ranked_0 ranked_cells_0(Machine_0 * m_16, uint cells_3, uint count_5)
{
    Tally_0 _S33 = tally_cells_0(m_16, cells_3, count_5);
    Tally_0 _S34 = _S33;
    Ranked_0 _S35 = ranked_tally_0(&_S34);
    return _S35;
}

__device__ int colour_of_rank_0(Machine_0 * m_17, GridView_0 * from_2, uint rank_record_0)
{
    uint _S36 = from_2->cells_0;
    uint _S37 = GridView_area_0(from_2);
    Ranked_0 ranked_1 = ranked_cells_0(m_17, _S36, _S37);
    int rank_0 = int_view_0(m_17, rank_record_0);
    Machine_0 _S38 = *m_17;
    bool _S39 = failed_0(&_S38);
    if(_S39)
    {
        return int(0);
    }
    int at_4;
    if(rank_0 < int(0))
    {
        at_4 = int(ranked_1.count_3) + rank_0;
    }
    else
    {
        at_4 = rank_0;
    }
    bool _S40;
    if(at_4 < int(0))
    {
        _S40 = true;
    }
    else
    {
        _S40 = at_4 >= int(ranked_1.count_3);
    }
    if(_S40)
    {
        fail_0(m_17, 19U);
        return int(0);
    }
    return ranked_1.colours_0[at_4];
}

__device__ void each_rank_0(Machine_0 * m_18, uint a_6, uint rank_1, int change_2)
{
    GridView_0 from_3 = whole_0(m_18, a_6, 2U);
    Machine_0 _S41 = *m_18;
    bool _S42 = failed_0(&_S41);
    if(_S42)
    {
        return;
    }
    GridView_0 _S43 = from_3;
    int _S44 = colour_of_rank_0(m_18, &_S43, rank_1);
    each_0(m_18, a_6, change_2, _S44, int(0));
    return;
}

__device__ void op_keep_rank_0(Machine_0 * m_19, uint a_7, uint b_5)
{
    each_rank_0(m_19, a_7, b_5, int(0));
    return;
}

__device__ void op_drop_rank_0(Machine_0 * m_20, uint a_8, uint b_6)
{
    each_rank_0(m_20, a_8, b_6, int(1));
    return;
}

__device__ void op_paint_all_0(Machine_0 * m_21, uint a_9, uint b_7)
{
    int _S45 = colour_view_0(m_21, b_7);
    each_0(m_21, a_9, int(2), _S45, int(0));
    return;
}

__device__ void op_paint_rank_0(Machine_0 * m_22, uint a_10, uint b_8)
{
    each_rank_0(m_22, a_10, b_8, int(2));
    return;
}

__device__ void op_fill_ground_0(Machine_0 * m_23, uint a_11, uint b_9)
{
    int _S46 = colour_view_0(m_23, b_9);
    each_0(m_23, a_11, int(3), _S46, int(0));
    return;
}

__device__ uint count_of_0(uint cells_4, uint count_6, int colour_3)
{
    uint _S47 = splat_0(colour_3);
    uint i_4 = 0U;
    uint found_0 = 0U;
    for(;;)
    {
        if(i_4 < count_6)
        {
        }
        else
        {
            break;
        }
        uint found_1 = found_0 + ((((equal_ones_0(*(&(globalParams_0->arena_0)[cells_4 + (i_4 >> int(2))]), _S47)) & (first_bytes_0(count_6 - i_4))) * 16843009U) >> int(24));
        i_4 = i_4 + 4U;
        found_0 = found_1;
    }
    return found_0;
}

__device__ int cell_at_0(uint cells_5, uint i_5)
{
    return int((*(&(globalParams_0->arena_0)[cells_5 + (i_5 >> int(2))])) << (24U - 8U * (i_5 & 3U))) >> int(24);
}

__device__ int Tally_most_0(Tally_0 * this_1)
{
    int best_0 = int(-1);
    int colour_4 = int(0);
    for(;;)
    {
        if(colour_4 < int(16))
        {
        }
        else
        {
            break;
        }
        uint _S48 = this_1->counts_0[colour_4];
        bool _S49;
        if((this_1->counts_0[colour_4]) > 0U)
        {
            if(best_0 < int(0))
            {
                _S49 = true;
            }
            else
            {
                _S49 = _S48 > this_1->counts_0[best_0];
            }
        }
        else
        {
            _S49 = false;
        }
        if(_S49)
        {
            best_0 = colour_4;
        }
        colour_4 = colour_4 + int(1);
    }
    return best_0;
}

__device__ int background_0(Machine_0 * m_24, GridView_0 * from_4)
{
    uint _S50 = GridView_area_0(from_4);
    spend_0(m_24, _S50 / 8U);
    Machine_0 _S51 = *m_24;
    bool _S52 = failed_0(&_S51);
    if(_S52)
    {
        return int(0);
    }
    uint _S53 = from_4->cells_0;
    if((count_of_0(from_4->cells_0, _S50, int(0)) * 2U) > _S50)
    {
        return int(0);
    }
    int middle_0 = cell_at_0(_S53, _S50 / 2U);
    if((count_of_0(_S53, _S50, middle_0) * 2U) > _S50)
    {
        return middle_0;
    }
    Tally_0 _S54 = tally_cells_0(m_24, _S53, _S50);
    Tally_0 _S55 = _S54;
    int _S56 = Tally_most_0(&_S55);
    return _S56;
}

__device__ void op_swap_ground_0(Machine_0 * m_25, uint a_12)
{
    GridView_0 from_5 = whole_0(m_25, a_12, 1U);
    Machine_0 _S57 = *m_25;
    bool _S58 = failed_0(&_S57);
    if(_S58)
    {
        return;
    }
    GridView_0 _S59 = from_5;
    int _S60 = background_0(m_25, &_S59);
    each_0(m_25, a_12, int(4), _S60, int(0));
    return;
}

__device__ void op_swap_colors_0(Machine_0 * m_26, uint a_13)
{
    GridView_0 from_6 = whole_0(m_26, a_13, 2U);
    Machine_0 _S61 = *m_26;
    bool _S62 = failed_0(&_S61);
    if(_S62)
    {
        return;
    }
    GridView_0 _S63 = from_6;
    uint _S64 = GridView_area_0(&_S63);
    Ranked_0 ranked_2 = ranked_cells_0(m_26, from_6.cells_0, _S64);
    bool _S65;
    if((ranked_2.count_3) == 0U)
    {
        _S65 = true;
    }
    else
    {
        _S65 = (ranked_2.count_3) > 2U;
    }
    if(_S65)
    {
        fail_0(m_26, 25U);
    }
    else
    {
        int _S66;
        if((ranked_2.count_3) == 2U)
        {
            _S66 = ranked_2.colours_0[int(1)];
        }
        else
        {
            _S66 = int(0);
        }
        each_0(m_26, a_13, int(4), ranked_2.colours_0[int(0)], _S66);
    }
    return;
}

__device__ void op_negative_0(Machine_0 * m_27, uint a_14)
{
    GridView_0 from_7 = whole_0(m_27, a_14, 2U);
    Machine_0 _S67 = *m_27;
    bool _S68 = failed_0(&_S67);
    if(_S68)
    {
        return;
    }
    GridView_0 _S69 = from_7;
    uint _S70 = GridView_area_0(&_S69);
    Ranked_0 ranked_3 = ranked_cells_0(m_27, from_7.cells_0, _S70);
    if((ranked_3.count_3) == 0U)
    {
        fail_0(m_27, 25U);
    }
    else
    {
        each_0(m_27, a_14, int(5), ranked_3.colours_0[int(0)], int(0));
    }
    return;
}

struct Span_0
{
    uint top_0;
    uint bottom_0;
    uint left_0;
    uint right_0;
};

struct Around_0
{
    Span_0 span_0;
    uint row_1;
    uint column_0;
    uint width_2;
};

__device__ Around_0 Around_in_width_0(uint width_3)
{
    Around_0 around_0;
    (&(&around_0)->span_0)->top_0 = 0U;
    (&(&around_0)->span_0)->bottom_0 = 0U;
    (&(&around_0)->span_0)->left_0 = 4294967295U;
    (&(&around_0)->span_0)->right_0 = 0U;
    (&around_0)->row_1 = 0U;
    (&around_0)->column_0 = 0U;
    (&around_0)->width_2 = width_3;
    return around_0;
}

__device__ void Around_skip_0(Around_0 * this_2)
{
    this_2->column_0 = this_2->column_0 + 4U;
    for(;;)
    {
        if((this_2->column_0) >= (this_2->width_2))
        {
        }
        else
        {
            break;
        }
        this_2->column_0 = this_2->column_0 - this_2->width_2;
        this_2->row_1 = this_2->row_1 + 1U;
    }
    return;
}

__device__ void Around_next_0(Around_0 * this_3, uint ones_0)
{
    uint k_1 = 0U;
    for(;;)
    {
        if(k_1 < 4U)
        {
        }
        else
        {
            break;
        }
        if(((ones_0 >> (8U * k_1)) & 1U) != 0U)
        {
            if(((&this_3->span_0)->bottom_0) == 0U)
            {
                (&this_3->span_0)->top_0 = this_3->row_1;
            }
            (&this_3->span_0)->bottom_0 = this_3->row_1 + 1U;
            (&this_3->span_0)->left_0 = (U32_min(((&this_3->span_0)->left_0), (this_3->column_0)));
            (&this_3->span_0)->right_0 = (U32_max(((&this_3->span_0)->right_0), (this_3->column_0 + 1U)));
        }
        uint _S71 = this_3->column_0 + 1U;
        this_3->column_0 = _S71;
        if(_S71 == (this_3->width_2))
        {
            this_3->column_0 = 0U;
            this_3->row_1 = this_3->row_1 + 1U;
        }
        k_1 = k_1 + 1U;
    }
    return;
}

__device__ Span_0 span_of_0(Machine_0 * m_28, GridView_0 * from_8, int colour_5, bool of_colour_0)
{
    uint _S72 = GridView_area_0(from_8);
    uint _S73 = splat_0(colour_5);
    uint _S74;
    if(of_colour_0)
    {
        _S74 = 0U;
    }
    else
    {
        _S74 = 16843009U;
    }
    Around_0 around_1 = Around_in_width_0(from_8->width_0);
    uint i_6 = 0U;
    for(;;)
    {
        if(i_6 < _S72)
        {
        }
        else
        {
            break;
        }
        uint ones_1 = ((equal_ones_0(*(&(globalParams_0->arena_0)[from_8->cells_0 + (i_6 >> int(2))]), _S73)) ^ _S74) & (first_bytes_0(_S72 - i_6));
        if(ones_1 == 0U)
        {
            Around_skip_0(&around_1);
        }
        else
        {
            Around_next_0(&around_1, ones_1);
        }
        i_6 = i_6 + 4U;
    }
    if(((&(&around_1)->span_0)->bottom_0) == 0U)
    {
        fail_0(m_28, 25U);
    }
    return (&around_1)->span_0;
}

__device__ uint Span_height_0(Span_0 * this_4)
{
    return this_4->bottom_0 - this_4->top_0;
}

__device__ uint Span_width_0(Span_0 * this_5)
{
    return this_5->right_0 - this_5->left_0;
}

__device__ uint words_of_0(uint record_5)
{
    return 4U + *(&(globalParams_0->arena_0)[record_5 + 3U]);
}

__device__ uint copy_record_0(Machine_0 * m_29, uint from_9)
{
    uint words_1 = words_of_0(from_9);
    uint at_5 = new_record_0(m_29, kind_of_0(from_9), *(&(globalParams_0->arena_0)[from_9 + 1U]), *(&(globalParams_0->arena_0)[from_9 + 2U]), words_1 - 4U);
    if(at_5 != 0U)
    {
        uint i_7 = 4U;
        for(;;)
        {
            if(i_7 < words_1)
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[at_5 + i_7]) = *(&(globalParams_0->arena_0)[from_9 + i_7]);
            i_7 = i_7 + 1U;
        }
    }
    return at_5;
}

struct CellWriter_0
{
    uint at_6;
    uint word_2;
    uint filled_0;
};

__device__ CellWriter_0 CellWriter_to_0(uint cells_6)
{
    CellWriter_0 w_0;
    (&w_0)->at_6 = cells_6;
    (&w_0)->word_2 = 0U;
    (&w_0)->filled_0 = 0U;
    return w_0;
}

__device__ uint word_from_0(uint cells_7, uint at_7, uint count_7)
{
    uint word_3 = cells_7 + (at_7 >> int(2));
    uint _S75 = at_7 & 3U;
    uint shift_0 = 8U * _S75;
    uint value_1 = (*(&(globalParams_0->arena_0)[word_3])) >> shift_0;
    uint value_2;
    if((_S75 + count_7) > 4U)
    {
        value_2 = value_1 | ((*(&(globalParams_0->arena_0)[word_3 + 1U])) << (32U - shift_0));
    }
    else
    {
        value_2 = value_1;
    }
    return value_2 & (first_bytes_0(count_7));
}

__device__ void push_word_0(CellWriter_0 * to_0, uint word_4, uint count_8)
{
    uint shift_1 = 8U * to_0->filled_0;
    to_0->word_2 = (to_0->word_2) | (word_4 << shift_1);
    uint _S76 = to_0->filled_0 + count_8;
    to_0->filled_0 = _S76;
    if(_S76 >= 4U)
    {
        *(&(globalParams_0->arena_0)[to_0->at_6]) = to_0->word_2;
        to_0->at_6 = to_0->at_6 + 1U;
        uint _S77;
        if(shift_1 == 0U)
        {
            _S77 = 0U;
        }
        else
        {
            _S77 = word_4 >> (32U - shift_1);
        }
        to_0->word_2 = _S77;
        to_0->filled_0 = to_0->filled_0 - 4U;
    }
    return;
}

__device__ void push_run_0(CellWriter_0 * to_1, uint cells_8, uint start_1, uint count_9)
{
    uint i_8 = 0U;
    for(;;)
    {
        if(i_8 < count_9)
        {
        }
        else
        {
            break;
        }
        uint _S78 = (U32_min((4U), (count_9 - i_8)));
        push_word_0(to_1, word_from_0(cells_8, start_1 + i_8, _S78), _S78);
        i_8 = i_8 + 4U;
    }
    return;
}

__device__ void CellWriter_finish_0(CellWriter_0 * this_6)
{
    if((this_6->filled_0) != 0U)
    {
        *(&(globalParams_0->arena_0)[this_6->at_6]) = this_6->word_2;
    }
    return;
}

__device__ void cut_0(Machine_0 * m_30, GridView_0 * from_10, Span_0 * span_1)
{
    uint _S79 = Span_height_0(span_1);
    uint _S80 = Span_width_0(span_1);
    uint cells_9 = new_grid_0(m_30, _S79, _S80);
    if(cells_9 == 0U)
    {
        return;
    }
    CellWriter_0 to_2 = CellWriter_to_0(cells_9);
    uint _S81 = from_10->width_0;
    if(_S80 == (from_10->width_0))
    {
        push_run_0(&to_2, from_10->cells_0, span_1->top_0 * _S81, _S79 * _S81);
    }
    else
    {
        uint row_2 = span_1->top_0;
        for(;;)
        {
            if(row_2 < (span_1->bottom_0))
            {
            }
            else
            {
                break;
            }
            push_run_0(&to_2, from_10->cells_0, row_2 * _S81 + span_1->left_0, _S80);
            row_2 = row_2 + 1U;
        }
    }
    CellWriter_finish_0(&to_2);
    return;
}

__device__ void op_crop_content_0(Machine_0 * m_31, uint a_15)
{
    GridView_0 from_11 = whole_0(m_31, a_15, 1U);
    Machine_0 _S82 = *m_31;
    bool _S83 = failed_0(&_S82);
    if(_S83)
    {
        return;
    }
    GridView_0 _S84 = from_11;
    Span_0 _S85 = span_of_0(m_31, &_S84, int(0), false);
    Machine_0 _S86 = *m_31;
    bool _S87 = failed_0(&_S86);
    if(_S87)
    {
        return;
    }
    Span_0 _S88 = _S85;
    uint _S89 = Span_height_0(&_S88);
    bool _S90;
    if(_S89 == (from_11.height_0))
    {
        Span_0 _S91 = _S85;
        uint _S92 = Span_width_0(&_S91);
        _S90 = _S92 == (from_11.width_0);
    }
    else
    {
        _S90 = false;
    }
    if(_S90)
    {
        uint _S93 = copy_record_0(m_31, a_15);
    }
    else
    {
        GridView_0 _S94 = from_11;
        Span_0 _S95 = _S85;
        cut_0(m_31, &_S94, &_S95);
    }
    return;
}

__device__ void op_crop_ground_0(Machine_0 * m_32, uint a_16)
{
    GridView_0 from_12 = whole_0(m_32, a_16, 2U);
    Machine_0 _S96 = *m_32;
    bool _S97 = failed_0(&_S96);
    if(_S97)
    {
        return;
    }
    GridView_0 _S98 = from_12;
    int _S99 = background_0(m_32, &_S98);
    Machine_0 _S100 = *m_32;
    bool _S101 = failed_0(&_S100);
    if(_S101)
    {
        return;
    }
    GridView_0 _S102 = from_12;
    Span_0 _S103 = span_of_0(m_32, &_S102, _S99, false);
    GridView_0 _S104 = from_12;
    Span_0 _S105 = _S103;
    cut_0(m_32, &_S104, &_S105);
    return;
}

__device__ void op_crop_color_0(Machine_0 * m_33, uint a_17, uint b_10)
{
    GridView_0 from_13 = whole_0(m_33, a_17, 1U);
    int sought_0 = colour_view_0(m_33, b_10);
    Machine_0 _S106 = *m_33;
    bool _S107 = failed_0(&_S106);
    if(_S107)
    {
        return;
    }
    GridView_0 _S108 = from_13;
    Span_0 _S109 = span_of_0(m_33, &_S108, sought_0, true);
    GridView_0 _S110 = from_13;
    Span_0 _S111 = _S109;
    cut_0(m_33, &_S110, &_S111);
    return;
}

__device__ void op_crop_rank_0(Machine_0 * m_34, uint a_18, uint b_11)
{
    GridView_0 from_14 = whole_0(m_34, a_18, 2U);
    Machine_0 _S112 = *m_34;
    bool _S113 = failed_0(&_S112);
    if(_S113)
    {
        return;
    }
    GridView_0 _S114 = from_14;
    int _S115 = colour_of_rank_0(m_34, &_S114, b_11);
    Machine_0 _S116 = *m_34;
    bool _S117 = failed_0(&_S116);
    if(_S117)
    {
        return;
    }
    GridView_0 _S118 = from_14;
    Span_0 _S119 = span_of_0(m_34, &_S118, _S115, true);
    GridView_0 _S120 = from_14;
    Span_0 _S121 = _S119;
    cut_0(m_34, &_S120, &_S121);
    return;
}

__device__ Span_0 Span_x24init_0(uint top_1, uint bottom_1, uint left_1, uint right_1)
{
    Span_0 _S122;
    (&_S122)->top_0 = top_1;
    (&_S122)->bottom_0 = bottom_1;
    (&_S122)->left_0 = left_1;
    (&_S122)->right_0 = right_1;
    return _S122;
}

__device__ void op_crop_inside_0(Machine_0 * m_35, uint a_19, uint b_12)
{
    GridView_0 from_15 = whole_0(m_35, a_19, 2U);
    Machine_0 _S123 = *m_35;
    bool _S124 = failed_0(&_S123);
    if(_S124)
    {
        return;
    }
    GridView_0 _S125 = from_15;
    int _S126 = colour_of_rank_0(m_35, &_S125, b_12);
    Machine_0 _S127 = *m_35;
    bool _S128 = failed_0(&_S127);
    if(_S128)
    {
        return;
    }
    GridView_0 _S129 = from_15;
    Span_0 _S130 = span_of_0(m_35, &_S129, _S126, true);
    Machine_0 _S131 = *m_35;
    bool _S132 = failed_0(&_S131);
    bool _S133;
    if(!_S132)
    {
        Span_0 _S134 = _S130;
        uint _S135 = Span_height_0(&_S134);
        if(_S135 < 3U)
        {
            _S133 = true;
        }
        else
        {
            Span_0 _S136 = _S130;
            uint _S137 = Span_width_0(&_S136);
            _S133 = _S137 < 3U;
        }
    }
    else
    {
        _S133 = false;
    }
    if(_S133)
    {
        fail_0(m_35, 25U);
    }
    Span_0 inner_0 = Span_x24init_0(_S130.top_0 + 1U, _S130.bottom_0 - 1U, _S130.left_0 + 1U, _S130.right_0 - 1U);
    GridView_0 _S138 = from_15;
    Span_0 _S139 = inner_0;
    cut_0(m_35, &_S138, &_S139);
    return;
}

__device__ uint variant_0(Machine_0 * m_36, uint record_6, int count_10)
{
    int k_2 = int_view_0(m_36, record_6);
    Machine_0 _S140 = *m_36;
    bool _S141 = failed_0(&_S140);
    bool _S142;
    if(!_S141)
    {
        if(k_2 < int(0))
        {
            _S142 = true;
        }
        else
        {
            _S142 = k_2 >= count_10;
        }
    }
    else
    {
        _S142 = false;
    }
    if(_S142)
    {
        fail_0(m_36, 20U);
    }
    return uint(k_2);
}

struct Joint_0
{
    bool one_colour_0;
    bool diagonal_0;
};

__device__ Joint_0 Joint_x24init_0(bool one_colour_1, bool diagonal_1)
{
    Joint_0 _S143;
    (&_S143)->one_colour_0 = one_colour_1;
    (&_S143)->diagonal_0 = diagonal_1;
    return _S143;
}

__device__ bool meets_0(int cell_0, int condition_0, int colour_6)
{
    switch(condition_0)
    {
    case int(0):
        {
            return cell_0 != int(0);
        }
    case int(1):
        {
            return cell_0 == colour_6;
        }
    default:
        {
            return cell_0 != colour_6;
        }
    }
}

__device__ uint lead_of_0(Machine_0 * m_37, uint label_0)
{
    uint _S144 = m_37->scratch_1 + 1024U;
    uint _S145 = label_0;
    for(;;)
    {
        uint _S146 = _S144 + _S145;
        if((*(&(globalParams_0->arena_0)[_S146])) != _S145)
        {
        }
        else
        {
            break;
        }
        _S145 = *(&(globalParams_0->arena_0)[_S146]);
    }
    return _S145;
}

__device__ uint united_0(Machine_0 * m_38, uint a_20, uint b_13)
{
    uint _S147 = lead_of_0(m_38, a_20);
    uint _S148 = lead_of_0(m_38, b_13);
    uint _S149 = (U32_min((_S147), (_S148)));
    *(&(globalParams_0->arena_0)[m_38->scratch_1 + 1024U + (U32_max((_S147), (_S148)))]) = _S149;
    return _S149;
}

__device__ uint joined_0(Machine_0 * m_39, GridView_0 * from_16, Joint_0 * joint_0, int cell_1, uint other_0, uint label_1)
{
    uint * _S150 = (&(globalParams_0->arena_0)[m_39->scratch_1 + other_0]);
    uint own_0 = *_S150;
    bool _S151;
    if((*_S150) == 0U)
    {
        _S151 = true;
    }
    else
    {
        if(joint_0->one_colour_0)
        {
            _S151 = (cell_at_0(from_16->cells_0, other_0)) != cell_1;
        }
        else
        {
            _S151 = false;
        }
    }
    if(_S151)
    {
        return label_1;
    }
    uint _S152;
    if(label_1 == 0U)
    {
        _S152 = own_0;
    }
    else
    {
        uint _S153 = united_0(m_39, label_1, own_0);
        _S152 = _S153;
    }
    return _S152;
}

__device__ uint find_parts_0(Machine_0 * m_40, GridView_0 * from_17, Joint_0 * joint_1, int condition_1, int colour_7)
{
    uint _S154;
    uint used_0;
    uint label_2;
    uint column_1;
    uint _S155 = m_40->scratch_1;
    uint leads_0 = m_40->scratch_1 + 1024U;
    uint _S156 = from_17->width_0;
    uint _S157 = GridView_area_0(from_17);
    bool _S158;
    if(_S157 >= 1024U)
    {
        _S158 = true;
    }
    else
    {
        _S158 = (from_17->height_0) > 255U;
    }
    if(_S158)
    {
        _S158 = true;
    }
    else
    {
        _S158 = _S156 > 255U;
    }
    if(_S158)
    {
        fail_0(m_40, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[leads_0]) = 0U;
    uint row_3 = 0U;
    uint used_1 = 1U;
    for(;;)
    {
        _S154 = from_17->height_0;
        if(row_3 < (from_17->height_0))
        {
        }
        else
        {
            break;
        }
        column_1 = 0U;
        used_0 = used_1;
        for(;;)
        {
            if(column_1 < _S156)
            {
            }
            else
            {
                break;
            }
            uint at_8 = row_3 * _S156 + column_1;
            int cell_2 = cell_at_0(from_17->cells_0, at_8);
            if(!meets_0(cell_2, condition_1, colour_7))
            {
                *(&(globalParams_0->arena_0)[_S155 + at_8]) = 0U;
                column_1 = column_1 + 1U;
                continue;
            }
            bool _S159 = column_1 > 0U;
            if(_S159)
            {
                uint _S160 = at_8 - 1U;
                Machine_0 _S161 = *m_40;
                uint _S162 = joined_0(&_S161, from_17, joint_1, cell_2, _S160, 0U);
                label_2 = _S162;
            }
            else
            {
                label_2 = 0U;
            }
            uint label_3;
            uint label_4;
            if(row_3 > 0U)
            {
                uint _S163 = at_8 - _S156;
                Machine_0 _S164 = *m_40;
                uint _S165 = joined_0(&_S164, from_17, joint_1, cell_2, _S163, label_2);
                bool _S166 = joint_1->diagonal_0;
                if(joint_1->diagonal_0)
                {
                    _S158 = _S159;
                }
                else
                {
                    _S158 = false;
                }
                if(_S158)
                {
                    uint _S167 = _S163 - 1U;
                    Machine_0 _S168 = *m_40;
                    uint _S169 = joined_0(&_S168, from_17, joint_1, cell_2, _S167, _S165);
                    label_3 = _S169;
                }
                else
                {
                    label_3 = _S165;
                }
                bool _S170;
                if(_S166)
                {
                    _S170 = (column_1 + 1U) < _S156;
                }
                else
                {
                    _S170 = false;
                }
                if(_S170)
                {
                    uint _S171 = _S163 + 1U;
                    Machine_0 _S172 = *m_40;
                    uint _S173 = joined_0(&_S172, from_17, joint_1, cell_2, _S171, label_3);
                    label_4 = _S173;
                }
                else
                {
                    label_4 = label_3;
                }
                label_3 = label_4;
            }
            else
            {
                label_3 = label_2;
            }
            uint used_2;
            if(label_3 == 0U)
            {
                *(&(globalParams_0->arena_0)[leads_0 + used_0]) = used_0;
                uint used_3 = used_0 + 1U;
                label_4 = used_0;
                used_2 = used_3;
            }
            else
            {
                label_4 = label_3;
                used_2 = used_0;
            }
            *(&(globalParams_0->arena_0)[_S155 + at_8]) = label_4;
            used_0 = used_2;
            column_1 = column_1 + 1U;
        }
        row_3 = row_3 + 1U;
        used_1 = used_0;
    }
    uint _S174 = m_40->scratch_1 + 2048U;
    used_0 = 1U;
    label_2 = 0U;
    for(;;)
    {
        if(used_0 < used_1)
        {
        }
        else
        {
            break;
        }
        uint _S175 = leads_0 + used_0;
        uint * _S176 = (&(globalParams_0->arena_0)[_S175]);
        uint lead_0 = *_S176;
        if((*_S176) == used_0)
        {
            uint count_11 = label_2 + 1U;
            *(&(globalParams_0->arena_0)[_S175]) = count_11;
            uint _S177 = _S174 + 2U * count_11;
            *(&(globalParams_0->arena_0)[_S177]) = 16711935U;
            *(&(globalParams_0->arena_0)[_S177 + 1U]) = 0U;
            label_2 = count_11;
        }
        else
        {
            *(&(globalParams_0->arena_0)[_S175]) = *(&(globalParams_0->arena_0)[leads_0 + lead_0]);
        }
        used_0 = used_0 + 1U;
    }
    row_3 = 0U;
    for(;;)
    {
        if(row_3 < _S154)
        {
        }
        else
        {
            break;
        }
        column_1 = 0U;
        for(;;)
        {
            if(column_1 < _S156)
            {
            }
            else
            {
                break;
            }
            uint _S178 = _S155 + row_3 * _S156 + column_1;
            uint * _S179 = (&(globalParams_0->arena_0)[_S178]);
            uint label_5 = *_S179;
            if((*_S179) == 0U)
            {
                column_1 = column_1 + 1U;
                continue;
            }
            uint * _S180 = (&(globalParams_0->arena_0)[leads_0 + label_5]);
            *(&(globalParams_0->arena_0)[_S178]) = *_S180;
            uint _S181 = _S174 + 2U * *_S180;
            uint * _S182 = (&(globalParams_0->arena_0)[_S181]);
            *(&(globalParams_0->arena_0)[_S181]) = (((U32_min(((*_S182) & 255U), (row_3))) | ((U32_max((((*_S182) >> int(8)) & 255U), (row_3 + 1U))) << int(8))) | ((U32_min((((*_S182) >> int(16)) & 255U), (column_1))) << int(16))) | ((U32_max(((*_S182) >> int(24)), (column_1 + 1U))) << int(24));
            uint * _S183 = (&(globalParams_0->arena_0)[_S181 + 1U]);
            *_S183 = *_S183 + 1U;
            column_1 = column_1 + 1U;
        }
        row_3 = row_3 + 1U;
    }
    return label_2;
}

__device__ Span_0 part_span_0(Machine_0 * m_41, uint part_0)
{
    uint * _S184 = (&(globalParams_0->arena_0)[m_41->scratch_1 + 2048U + 2U * part_0]);
    return Span_x24init_0((*_S184) & 255U, ((*_S184) >> int(8)) & 255U, ((*_S184) >> int(16)) & 255U, (*_S184) >> int(24));
}

__device__ uint part_at_0(Machine_0 * m_42, uint at_9)
{
    return *(&(globalParams_0->arena_0)[m_42->scratch_1 + at_9]);
}

__device__ uint part_size_0(Machine_0 * m_43, uint part_1)
{
    return *(&(globalParams_0->arena_0)[m_43->scratch_1 + 2048U + 2U * part_1 + 1U]);
}

__device__ bool is_frame_0(Machine_0 * m_44, GridView_0 * from_18, uint part_2, Span_0 * span_2)
{
    uint _S185;
    bool _S186;
    uint _S187 = span_2->top_0;
    uint _S188 = from_18->width_0;
    uint _S189 = span_2->top_0 * from_18->width_0;
    uint _S190 = span_2->bottom_0;
    uint _S191 = (span_2->bottom_0 - 1U) * from_18->width_0;
    uint _S192 = span_2->left_0;
    uint column_2 = span_2->left_0;
    for(;;)
    {
        _S185 = span_2->right_0;
        if(column_2 < (span_2->right_0))
        {
        }
        else
        {
            break;
        }
        uint _S193 = part_at_0(m_44, _S189 + column_2);
        if(_S193 != part_2)
        {
            _S186 = true;
        }
        else
        {
            uint _S194 = part_at_0(m_44, _S191 + column_2);
            _S186 = _S194 != part_2;
        }
        if(_S186)
        {
            return false;
        }
        column_2 = column_2 + 1U;
    }
    uint row_4 = _S187;
    for(;;)
    {
        if(row_4 < _S190)
        {
        }
        else
        {
            break;
        }
        uint _S195 = row_4 * _S188;
        uint _S196 = part_at_0(m_44, _S195 + _S192);
        if(_S196 != part_2)
        {
            _S186 = true;
        }
        else
        {
            uint _S197 = part_at_0(m_44, _S195 + _S185 - 1U);
            _S186 = _S197 != part_2;
        }
        if(_S186)
        {
            return false;
        }
        row_4 = row_4 + 1U;
    }
    uint _S198 = part_size_0(m_44, part_2);
    uint _S199 = Span_height_0(span_2);
    uint _S200 = Span_width_0(span_2);
    return _S198 < (_S199 * _S200);
}

__device__ void op_crop_frame_0(Machine_0 * m_45, uint a_21, uint b_14)
{
    GridView_0 from_19 = whole_0(m_45, a_21, 12U);
    uint k_3 = variant_0(m_45, b_14, int(2));
    Machine_0 _S201 = *m_45;
    bool _S202 = failed_0(&_S201);
    if(_S202)
    {
        return;
    }
    Joint_0 joint_2 = Joint_x24init_0(true, false);
    GridView_0 _S203 = from_19;
    Joint_0 _S204 = joint_2;
    uint _S205 = find_parts_0(m_45, &_S203, &_S204, int(2), int(256));
    Machine_0 _S206 = *m_45;
    bool _S207 = failed_0(&_S206);
    if(_S207)
    {
        return;
    }
    Span_0 best_1 = Span_x24init_0(0U, 0U, 0U, 0U);
    uint largest_0 = 0U;
    uint part_3 = 1U;
    for(;;)
    {
        if(part_3 <= _S205)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S208 = *m_45;
        Span_0 _S209 = part_span_0(&_S208, part_3);
        Span_0 _S210 = _S209;
        uint _S211 = Span_height_0(&_S210);
        Span_0 _S212 = _S209;
        uint _S213 = Span_width_0(&_S212);
        uint area_1 = _S211 * _S213;
        bool _S214;
        if(_S211 > 2U)
        {
            _S214 = _S213 > 2U;
        }
        else
        {
            _S214 = false;
        }
        bool _S215;
        if(_S214)
        {
            _S215 = area_1 > largest_0;
        }
        else
        {
            _S215 = false;
        }
        bool _S216;
        if(_S215)
        {
            GridView_0 _S217 = from_19;
            uint _S218 = GridView_area_0(&_S217);
            _S216 = area_1 < _S218;
        }
        else
        {
            _S216 = false;
        }
        bool _S219;
        if(_S216)
        {
            Machine_0 _S220 = *m_45;
            GridView_0 _S221 = from_19;
            Span_0 _S222 = _S209;
            bool _S223 = is_frame_0(&_S220, &_S221, part_3, &_S222);
            _S219 = _S223;
        }
        else
        {
            _S219 = false;
        }
        if(_S219)
        {
            best_1 = _S209;
            largest_0 = area_1;
        }
        part_3 = part_3 + 1U;
    }
    if(largest_0 == 0U)
    {
        fail_0(m_45, 25U);
    }
    if(k_3 == 0U)
    {
        (&best_1)->top_0 = (&best_1)->top_0 + 1U;
        (&best_1)->bottom_0 = (&best_1)->bottom_0 - 1U;
        (&best_1)->left_0 = (&best_1)->left_0 + 1U;
        (&best_1)->right_0 = (&best_1)->right_0 - 1U;
    }
    GridView_0 _S224 = from_19;
    Span_0 _S225 = best_1;
    cut_0(m_45, &_S224, &_S225);
    return;
}

__device__ bool same_cells_0(uint cells_10, uint a_22, uint b_15, uint count_12)
{
    uint i_9 = 0U;
    for(;;)
    {
        if(i_9 < count_12)
        {
        }
        else
        {
            break;
        }
        uint _S226 = (U32_min((4U), (count_12 - i_9)));
        if((word_from_0(cells_10, a_22 + i_9, _S226)) != (word_from_0(cells_10, b_15 + i_9, _S226)))
        {
            return false;
        }
        i_9 = i_9 + 4U;
    }
    return true;
}

__device__ bool rows_repeat_0(GridView_0 * from_20, uint period_0)
{
    uint _S227 = from_20->height_0;
    uint rest_0;
    if(period_0 < (from_20->height_0))
    {
        rest_0 = (_S227 - period_0) * from_20->width_0;
    }
    else
    {
        rest_0 = 0U;
    }
    return same_cells_0(from_20->cells_0, 0U, period_0 * from_20->width_0, rest_0);
}

__device__ bool columns_repeat_0(GridView_0 * from_21, uint period_1)
{
    uint _S228 = from_21->width_0;
    if(period_1 >= (from_21->width_0))
    {
        return true;
    }
    uint row_5 = 0U;
    for(;;)
    {
        if(row_5 < (from_21->height_0))
        {
        }
        else
        {
            break;
        }
        uint _S229 = row_5 * _S228;
        if(!same_cells_0(from_21->cells_0, _S229, _S229 + period_1, _S228 - period_1))
        {
            return false;
        }
        row_5 = row_5 + 1U;
    }
    return true;
}

__device__ void op_crop_tile_0(Machine_0 * m_46, uint a_23)
{
    GridView_0 from_22 = whole_0(m_46, a_23, 1U);
    GridView_0 _S230 = from_22;
    uint _S231 = GridView_area_0(&_S230);
    spend_0(m_46, _S231 * (from_22.height_0 + from_22.width_0) / 16U);
    Machine_0 _S232 = *m_46;
    bool _S233 = failed_0(&_S232);
    if(_S233)
    {
        return;
    }
    Span_0 span_3 = Span_x24init_0(0U, 1U, 0U, 1U);
    for(;;)
    {
        GridView_0 _S234 = from_22;
        bool _S235 = rows_repeat_0(&_S234, (&span_3)->bottom_0);
        if(!_S235)
        {
        }
        else
        {
            break;
        }
        (&span_3)->bottom_0 = (&span_3)->bottom_0 + 1U;
    }
    for(;;)
    {
        GridView_0 _S236 = from_22;
        bool _S237 = columns_repeat_0(&_S236, (&span_3)->right_0);
        if(!_S237)
        {
        }
        else
        {
            break;
        }
        (&span_3)->right_0 = (&span_3)->right_0 + 1U;
    }
    GridView_0 _S238 = from_22;
    Span_0 _S239 = span_3;
    cut_0(m_46, &_S238, &_S239);
    return;
}

__device__ void op_crop_changed_0(Machine_0 * m_47, uint a_24, uint b_16)
{
    GridView_0 from_23 = whole_0(m_47, a_24, 1U);
    Machine_0 _S240 = *m_47;
    bool _S241 = failed_0(&_S240);
    if(_S241)
    {
        return;
    }
    GridView_0 other_1 = whole_0(m_47, b_16, 1U);
    Machine_0 _S242 = *m_47;
    bool _S243 = failed_0(&_S242);
    if(_S243)
    {
        return;
    }
    bool _S244;
    if((from_23.height_0) != (other_1.height_0))
    {
        _S244 = true;
    }
    else
    {
        _S244 = (from_23.width_0) != (other_1.width_0);
    }
    if(_S244)
    {
        fail_0(m_47, 18U);
        return;
    }
    GridView_0 _S245 = from_23;
    uint _S246 = GridView_area_0(&_S245);
    uint _S247 = (_S246 + 3U) / 4U;
    Around_0 around_2 = Around_in_width_0(from_23.width_0);
    uint i_10 = 0U;
    for(;;)
    {
        if(i_10 < _S247)
        {
        }
        else
        {
            break;
        }
        uint * _S248 = (&(globalParams_0->arena_0)[from_23.cells_0 + i_10]);
        uint one_0 = *_S248;
        uint * _S249 = (&(globalParams_0->arena_0)[other_1.cells_0 + i_10]);
        uint two_0 = *_S249;
        if((*_S248) == (*_S249))
        {
            Around_skip_0(&around_2);
        }
        else
        {
            Around_next_0(&around_2, (equal_ones_0(one_0, two_0)) ^ 16843009U);
        }
        i_10 = i_10 + 1U;
    }
    if(((&(&around_2)->span_0)->bottom_0) == 0U)
    {
        fail_0(m_47, 25U);
    }
    GridView_0 _S250 = from_23;
    Span_0 _S251 = (&around_2)->span_0;
    cut_0(m_47, &_S250, &_S251);
    return;
}

__device__ void op_quarter_0(Machine_0 * m_48, uint a_25, uint b_17)
{
    GridView_0 from_24 = whole_0(m_48, a_25, 1U);
    uint k_4 = variant_0(m_48, b_17, int(4));
    Machine_0 _S252 = *m_48;
    bool _S253 = failed_0(&_S252);
    if(_S253)
    {
        return;
    }
    bool _S254;
    if((from_24.height_0) < 2U)
    {
        _S254 = true;
    }
    else
    {
        _S254 = (from_24.width_0) < 2U;
    }
    if(_S254)
    {
        fail_0(m_48, 18U);
    }
    bool lower_0 = (k_4 & 2U) == 2U;
    bool right_2 = (k_4 & 1U) == 1U;
    uint _S255;
    if(lower_0)
    {
        _S255 = (from_24.height_0 + 1U) / 2U;
    }
    else
    {
        _S255 = 0U;
    }
    uint _S256;
    if(lower_0)
    {
        _S256 = from_24.height_0;
    }
    else
    {
        _S256 = from_24.height_0 / 2U;
    }
    uint _S257;
    if(right_2)
    {
        _S257 = (from_24.width_0 + 1U) / 2U;
    }
    else
    {
        _S257 = 0U;
    }
    uint _S258;
    if(right_2)
    {
        _S258 = from_24.width_0;
    }
    else
    {
        _S258 = from_24.width_0 / 2U;
    }
    Span_0 span_4 = Span_x24init_0(_S255, _S256, _S257, _S258);
    GridView_0 _S259 = from_24;
    Span_0 _S260 = span_4;
    cut_0(m_48, &_S259, &_S260);
    return;
}

__device__ void op_third_0(Machine_0 * m_49, uint a_26, uint b_18)
{
    GridView_0 from_25 = whole_0(m_49, a_26, 1U);
    uint k_5 = variant_0(m_49, b_18, int(6));
    Machine_0 _S261 = *m_49;
    bool _S262 = failed_0(&_S261);
    if(_S262)
    {
        return;
    }
    bool _S263 = k_5 < 3U;
    uint len_0;
    if(_S263)
    {
        len_0 = from_25.width_0;
    }
    else
    {
        len_0 = from_25.height_0;
    }
    uint _S264 = len_0 % 3U;
    int _S265;
    if(_S264 == 0U)
    {
        _S265 = int(0);
    }
    else
    {
        _S265 = int(1);
    }
    uint gap_0 = uint(_S265);
    uint size_0 = len_0 / 3U;
    if(_S264 == 1U)
    {
        fail_0(m_49, 25U);
    }
    if(size_0 == 0U)
    {
        fail_0(m_49, 18U);
    }
    uint start_2 = (size_0 + gap_0) * (k_5 % 3U);
    Span_0 span_5 = Span_x24init_0(0U, from_25.height_0, 0U, from_25.width_0);
    if(_S263)
    {
        (&span_5)->left_0 = start_2;
        (&span_5)->right_0 = start_2 + size_0;
    }
    else
    {
        (&span_5)->top_0 = start_2;
        (&span_5)->bottom_0 = start_2 + size_0;
    }
    GridView_0 _S266 = from_25;
    Span_0 _S267 = span_5;
    cut_0(m_49, &_S266, &_S267);
    return;
}

__device__ bool has_short_sides_0(Machine_0 * m_50, GridView_0 * from_26)
{
    Machine_0 _S268 = *m_50;
    bool _S269 = failed_0(&_S268);
    bool _S270;
    if(!_S269)
    {
        if((from_26->height_0) > 64U)
        {
            _S270 = true;
        }
        else
        {
            _S270 = (from_26->width_0) > 64U;
        }
    }
    else
    {
        _S270 = false;
    }
    if(_S270)
    {
        fail_0(m_50, 254U);
    }
    Machine_0 _S271 = *m_50;
    bool _S272 = failed_0(&_S271);
    return !_S272;
}

struct Lines_0
{
    uint low_1;
    uint high_1;
};

struct Crossing_0
{
    Lines_0 rows_0;
    Lines_0 columns_0;
};

__device__ Lines_0 Lines_x24init_0(uint low_2, uint high_2)
{
    Lines_0 _S273;
    (&_S273)->low_1 = low_2;
    (&_S273)->high_1 = high_2;
    return _S273;
}

__device__ Lines_0 Lines_none_0()
{
    return Lines_x24init_0(0U, 0U);
}

__device__ Crossing_0 Crossing_x24init_0(Lines_0 * rows_1, Lines_0 * columns_1)
{
    Crossing_0 _S274;
    (&_S274)->rows_0 = *rows_1;
    (&_S274)->columns_0 = *columns_1;
    return _S274;
}

__device__ void Lines_add_0(Lines_0 * this_7, uint bits_0, uint at_10)
{
    uint shift_2 = at_10 & 31U;
    uint first_0 = bits_0 << shift_2;
    uint rest_1;
    if(shift_2 == 0U)
    {
        rest_1 = 0U;
    }
    else
    {
        rest_1 = bits_0 >> (32U - shift_2);
    }
    if(at_10 < 32U)
    {
        this_7->low_1 = (this_7->low_1) | first_0;
        this_7->high_1 = (this_7->high_1) | rest_1;
    }
    else
    {
        this_7->high_1 = (this_7->high_1) | first_0;
    }
    return;
}

__device__ uint packed_ones_0(uint ones_2)
{
    return (((ones_2 | (ones_2 >> int(7))) | (ones_2 >> int(14))) | (ones_2 >> int(21))) & 15U;
}

__device__ Crossing_0 changes_0(GridView_0 * from_27)
{
    Lines_0 _S275 = Lines_none_0();
    Lines_0 _S276 = _S275;
    Lines_0 _S277 = _S275;
    Crossing_0 _S278 = Crossing_x24init_0(&_S276, &_S277);
    Crossing_0 found_2 = _S278;
    uint _S279 = from_27->width_0;
    uint row_6 = 0U;
    for(;;)
    {
        if(row_6 < (from_27->height_0))
        {
        }
        else
        {
            break;
        }
        uint start_3 = row_6 * _S279;
        bool _S280;
        if(row_6 > 0U)
        {
            _S280 = same_cells_0(from_27->cells_0, start_3 - _S279, start_3, _S279);
        }
        else
        {
            _S280 = false;
        }
        if(_S280)
        {
            row_6 = row_6 + 1U;
            continue;
        }
        int _S281;
        if(row_6 == 0U)
        {
            _S281 = int(0);
        }
        else
        {
            _S281 = int(1);
        }
        Lines_add_0(&(&found_2)->rows_0, uint(_S281), row_6);
        uint column_3 = 1U;
        for(;;)
        {
            if(column_3 < _S279)
            {
            }
            else
            {
                break;
            }
            uint _S282 = (U32_min((4U), (_S279 - column_3)));
            uint _S283 = start_3 + column_3;
            Lines_add_0(&(&found_2)->columns_0, (packed_ones_0(equal_ones_0(word_from_0(from_27->cells_0, _S283 - 1U, _S282), word_from_0(from_27->cells_0, _S283, _S282)))) ^ 15U, column_3);
            column_3 = column_3 + 4U;
        }
        row_6 = row_6 + 1U;
    }
    return found_2;
}

__device__ bool Lines_has_0(Lines_0 * this_8, uint at_11)
{
    uint _S284;
    if(at_11 < 32U)
    {
        _S284 = this_8->low_1;
    }
    else
    {
        _S284 = this_8->high_1;
    }
    return ((_S284 >> (at_11 & 31U)) & 1U) != 0U;
}

__device__ uint common_run_0(Lines_0 * begins_0, uint len_1)
{
    uint common_0 = len_1;
    uint at_12 = 1U;
    for(;;)
    {
        if(at_12 < len_1)
        {
        }
        else
        {
            break;
        }
        bool _S285 = Lines_has_0(begins_0, at_12);
        if(!_S285)
        {
            at_12 = at_12 + 1U;
            continue;
        }
        uint rest_2 = at_12;
        uint common_1 = common_0;
        for(;;)
        {
            if(rest_2 > 0U)
            {
            }
            else
            {
                break;
            }
            uint left_2 = common_1 % rest_2;
            common_1 = rest_2;
            rest_2 = left_2;
        }
        common_0 = common_1;
        at_12 = at_12 + 1U;
    }
    return common_0;
}

__device__ Lines_0 every_0(uint distance_0, uint len_2)
{
    Lines_0 lines_0 = Lines_none_0();
    uint at_13 = 0U;
    for(;;)
    {
        if(at_13 < len_2)
        {
        }
        else
        {
            break;
        }
        Lines_add_0(&lines_0, 1U, at_13);
        at_13 = at_13 + distance_0;
    }
    return lines_0;
}

__device__ uint Lines_count_0(Lines_0 * this_9)
{
    uint at_14 = 0U;
    uint number_0 = 0U;
    for(;;)
    {
        if(at_14 < 32U)
        {
        }
        else
        {
            break;
        }
        uint number_1 = number_0 + ((((this_9->low_1) >> at_14) & 1U) + (((this_9->high_1) >> at_14) & 1U));
        at_14 = at_14 + 1U;
        number_0 = number_1;
    }
    return number_0;
}

__device__ int GridView_at_0(GridView_0 * this_10, uint row_7, uint column_4)
{
    return cell_at_0(this_10->cells_0, row_7 * this_10->width_0 + column_4);
}

__device__ void CellWriter_push_0(CellWriter_0 * this_11, int value_3)
{
    this_11->word_2 = (this_11->word_2) | ((uint(value_3) & 255U) << (8U * this_11->filled_0));
    uint _S286 = this_11->filled_0 + 1U;
    this_11->filled_0 = _S286;
    if(_S286 == 4U)
    {
        *(&(globalParams_0->arena_0)[this_11->at_6]) = this_11->word_2;
        this_11->at_6 = this_11->at_6 + 1U;
        this_11->word_2 = 0U;
        this_11->filled_0 = 0U;
    }
    return;
}

__device__ void picked_0(Machine_0 * m_51, GridView_0 * from_28, Crossing_0 * kept_0)
{
    uint _S287 = Lines_count_0(&kept_0->columns_0);
    uint _S288 = Lines_count_0(&kept_0->rows_0);
    uint cells_11 = new_grid_0(m_51, _S288, _S287);
    if(cells_11 == 0U)
    {
        return;
    }
    CellWriter_0 to_3 = CellWriter_to_0(cells_11);
    uint row_8 = 0U;
    for(;;)
    {
        if(row_8 < (from_28->height_0))
        {
        }
        else
        {
            break;
        }
        bool _S289 = Lines_has_0(&kept_0->rows_0, row_8);
        if(!_S289)
        {
            row_8 = row_8 + 1U;
            continue;
        }
        uint _S290 = from_28->width_0;
        if(_S287 == (from_28->width_0))
        {
            push_run_0(&to_3, from_28->cells_0, row_8 * _S290, _S287);
        }
        else
        {
            uint column_5 = 0U;
            for(;;)
            {
                if(column_5 < _S290)
                {
                }
                else
                {
                    break;
                }
                bool _S291 = Lines_has_0(&kept_0->columns_0, column_5);
                if(_S291)
                {
                    int _S292 = GridView_at_0(from_28, row_8, column_5);
                    CellWriter_push_0(&to_3, _S292);
                }
                column_5 = column_5 + 1U;
            }
        }
        row_8 = row_8 + 1U;
    }
    CellWriter_finish_0(&to_3);
    return;
}

__device__ void op_shrink_0(Machine_0 * m_52, uint a_27)
{
    GridView_0 from_29 = whole_0(m_52, a_27, 2U);
    GridView_0 _S293 = from_29;
    bool _S294 = has_short_sides_0(m_52, &_S293);
    if(!_S294)
    {
        return;
    }
    GridView_0 _S295 = from_29;
    Crossing_0 _S296 = changes_0(&_S295);
    Lines_0 _S297 = _S296.rows_0;
    uint _S298 = common_run_0(&_S297, from_29.height_0);
    Lines_0 _S299 = every_0(_S298, from_29.height_0);
    Lines_0 _S300 = _S296.columns_0;
    uint _S301 = common_run_0(&_S300, from_29.width_0);
    Lines_0 _S302 = every_0(_S301, from_29.width_0);
    Lines_0 _S303 = _S299;
    Lines_0 _S304 = _S302;
    Crossing_0 _S305 = Crossing_x24init_0(&_S303, &_S304);
    GridView_0 _S306 = from_29;
    Crossing_0 _S307 = _S305;
    picked_0(m_52, &_S306, &_S307);
    return;
}

__device__ void op_drop_repeats_0(Machine_0 * m_53, uint a_28)
{
    GridView_0 from_30 = whole_0(m_53, a_28, 2U);
    GridView_0 _S308 = from_30;
    bool _S309 = has_short_sides_0(m_53, &_S308);
    if(!_S309)
    {
        return;
    }
    GridView_0 _S310 = from_30;
    Crossing_0 _S311 = changes_0(&_S310);
    Crossing_0 kept_1 = _S311;
    Lines_add_0(&(&kept_1)->rows_0, 1U, 0U);
    Lines_add_0(&(&kept_1)->columns_0, 1U, 0U);
    GridView_0 _S312 = from_30;
    Crossing_0 _S313 = kept_1;
    picked_0(m_53, &_S312, &_S313);
    return;
}

__device__ void op_drop_empty_lines_0(Machine_0 * m_54, uint a_29)
{
    GridView_0 from_31 = whole_0(m_54, a_29, 2U);
    GridView_0 _S314 = from_31;
    bool _S315 = has_short_sides_0(m_54, &_S314);
    if(!_S315)
    {
        return;
    }
    Lines_0 _S316 = Lines_none_0();
    Lines_0 _S317 = _S316;
    Lines_0 _S318 = _S316;
    Crossing_0 _S319 = Crossing_x24init_0(&_S317, &_S318);
    Crossing_0 kept_2 = _S319;
    uint row_9 = 0U;
    for(;;)
    {
        if(row_9 < (from_31.height_0))
        {
        }
        else
        {
            break;
        }
        bool is_empty_0 = true;
        uint column_6 = 0U;
        for(;;)
        {
            if(column_6 < (from_31.width_0))
            {
            }
            else
            {
                break;
            }
            uint word_5 = word_from_0(from_31.cells_0, row_9 * from_31.width_0 + column_6, (U32_min((4U), (from_31.width_0 - column_6))));
            if(word_5 == 0U)
            {
                column_6 = column_6 + 4U;
                continue;
            }
            Lines_add_0(&(&kept_2)->columns_0, (packed_ones_0(equal_ones_0(word_5, 0U))) ^ 15U, column_6);
            is_empty_0 = false;
            column_6 = column_6 + 4U;
        }
        int _S320;
        if(is_empty_0)
        {
            _S320 = int(0);
        }
        else
        {
            _S320 = int(1);
        }
        Lines_add_0(&(&kept_2)->rows_0, uint(_S320), row_9);
        row_9 = row_9 + 1U;
    }
    if((((&(&kept_2)->rows_0)->low_1) | ((&(&kept_2)->rows_0)->high_1)) == 0U)
    {
        fail_0(m_54, 25U);
    }
    GridView_0 _S321 = from_31;
    Crossing_0 _S322 = kept_2;
    picked_0(m_54, &_S321, &_S322);
    return;
}

__device__ void combined_0(Machine_0 * m_55, uint a_30, uint b_19, int rule_0)
{
    GridView_0 first_1 = whole_0(m_55, a_30, 1U);
    Machine_0 _S323 = *m_55;
    bool _S324 = failed_0(&_S323);
    GridView_0 second_0;
    if(!_S324)
    {
        GridView_0 _S325 = whole_0(m_55, b_19, 1U);
        second_0 = _S325;
    }
    else
    {
        second_0 = first_1;
    }
    Machine_0 _S326 = *m_55;
    bool _S327 = failed_0(&_S326);
    if(_S327)
    {
        return;
    }
    bool _S328;
    if((first_1.height_0) != (second_0.height_0))
    {
        _S328 = true;
    }
    else
    {
        _S328 = (first_1.width_0) != (second_0.width_0);
    }
    if(_S328)
    {
        fail_0(m_55, 18U);
    }
    uint cells_12 = new_grid_0(m_55, first_1.height_0, first_1.width_0);
    if(cells_12 == 0U)
    {
        return;
    }
    GridView_0 _S329 = first_1;
    uint _S330 = GridView_area_0(&_S329);
    uint _S331 = (_S330 + 3U) / 4U;
    uint i_11 = 0U;
    for(;;)
    {
        if(i_11 < _S331)
        {
        }
        else
        {
            break;
        }
        uint x_2 = *(&(globalParams_0->arena_0)[first_1.cells_0 + i_11]);
        uint y_2 = *(&(globalParams_0->arena_0)[second_0.cells_0 + i_11]);
        uint x_3;
        switch(rule_0)
        {
        case int(0):
            {
                x_3 = x_2 | (y_2 & (equal_bytes_0(x_2, 0U)));
                break;
            }
        case int(1):
            {
                x_3 = x_2 & (~equal_bytes_0(y_2, 0U));
                break;
            }
        default:
            {
                x_3 = x_2 & (equal_bytes_0(y_2, 0U));
                break;
            }
        }
        *(&(globalParams_0->arena_0)[cells_12 + i_11]) = x_3;
        i_11 = i_11 + 1U;
    }
    return;
}

__device__ void op_over_0(Machine_0 * m_56, uint a_31, uint b_20)
{
    combined_0(m_56, a_31, b_20, int(0));
    return;
}

__device__ void op_mask_in_0(Machine_0 * m_57, uint a_32, uint b_21)
{
    combined_0(m_57, a_32, b_21, int(1));
    return;
}

__device__ void op_mask_out_0(Machine_0 * m_58, uint a_33, uint b_22)
{
    combined_0(m_58, a_33, b_22, int(2));
    return;
}

__device__ void fill_cells_0(uint cells_13, uint count_13, int value_4)
{
    uint word_6 = (uint(value_4) & 255U) * 16843009U;
    uint whole_1 = count_13 >> int(2);
    uint i_12 = 0U;
    for(;;)
    {
        if(i_12 < whole_1)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[cells_13 + i_12]) = word_6;
        i_12 = i_12 + 1U;
    }
    uint _S332 = count_13 & 3U;
    if(_S332 != 0U)
    {
        *(&(globalParams_0->arena_0)[cells_13 + whole_1]) = word_6 & ((1U << (8U * _S332)) - 1U);
    }
    return;
}

__device__ void put_cell_0(uint cells_14, uint i_13, int value_5)
{
    uint at_15 = cells_14 + (i_13 >> int(2));
    uint shift_3 = 8U * (i_13 & 3U);
    *(&(globalParams_0->arena_0)[at_15]) = ((*(&(globalParams_0->arena_0)[at_15])) & (~(255U << shift_3))) | ((uint(value_5) & 255U) << shift_3);
    return;
}

__device__ void op_fall_0(Machine_0 * m_59, uint a_34, uint b_23)
{
    uint j_0;
    GridView_0 from_32 = whole_0(m_59, a_34, 2U);
    uint k_6 = variant_0(m_59, b_23, int(4));
    uint cells_15 = new_grid_0(m_59, from_32.height_0, from_32.width_0);
    if(cells_15 == 0U)
    {
        return;
    }
    GridView_0 _S333 = from_32;
    uint _S334 = GridView_area_0(&_S333);
    fill_cells_0(cells_15, _S334, int(0));
    bool vertical_0 = k_6 < 2U;
    bool _S335 = (k_6 % 2U) == 0U;
    uint i_14;
    if(vertical_0)
    {
        i_14 = from_32.width_0;
    }
    else
    {
        i_14 = from_32.height_0;
    }
    uint word_at_0;
    if(vertical_0)
    {
        word_at_0 = from_32.height_0;
    }
    else
    {
        word_at_0 = from_32.width_0;
    }
    uint _S336 = m_59->scratch_1;
    uint line_0 = 0U;
    for(;;)
    {
        if(line_0 < i_14)
        {
        }
        else
        {
            break;
        }
        uint * _S337 = (&(globalParams_0->arena_0)[_S336 + line_0]);
        if(_S335)
        {
            j_0 = word_at_0 - 1U;
        }
        else
        {
            j_0 = 0U;
        }
        *_S337 = j_0;
        line_0 = line_0 + 1U;
    }
    uint _S338 = (_S334 + 3U) / 4U;
    i_14 = 0U;
    for(;;)
    {
        if(i_14 < _S338)
        {
        }
        else
        {
            break;
        }
        if(_S335)
        {
            word_at_0 = _S338 - 1U - i_14;
        }
        else
        {
            word_at_0 = i_14;
        }
        uint * _S339 = (&(globalParams_0->arena_0)[from_32.cells_0 + word_at_0]);
        uint word_7 = *_S339;
        if((*_S339) == 0U)
        {
            i_14 = i_14 + 1U;
            continue;
        }
        j_0 = 0U;
        for(;;)
        {
            if(j_0 < 4U)
            {
            }
            else
            {
                break;
            }
            uint byte_0;
            if(_S335)
            {
                byte_0 = 3U - j_0;
            }
            else
            {
                byte_0 = j_0;
            }
            uint cell_3 = (word_7 >> (8U * byte_0)) & 255U;
            if(cell_3 == 0U)
            {
                j_0 = j_0 + 1U;
                continue;
            }
            uint at_16 = 4U * word_at_0 + byte_0;
            uint row_10 = at_16 / from_32.width_0;
            if(vertical_0)
            {
                line_0 = at_16 - row_10 * from_32.width_0;
            }
            else
            {
                line_0 = row_10;
            }
            uint _S340 = _S336 + line_0;
            uint rest_3 = *(&(globalParams_0->arena_0)[_S340]);
            uint * _S341 = (&(globalParams_0->arena_0)[_S340]);
            uint _S342;
            if(_S335)
            {
                _S342 = rest_3 - 1U;
            }
            else
            {
                _S342 = rest_3 + 1U;
            }
            *_S341 = _S342;
            uint _S343;
            if(vertical_0)
            {
                _S343 = rest_3 * from_32.width_0 + line_0;
            }
            else
            {
                _S343 = line_0 * from_32.width_0 + rest_3;
            }
            put_cell_0(cells_15, _S343, int(cell_3));
            j_0 = j_0 + 1U;
        }
        i_14 = i_14 + 1U;
    }
    return;
}

__device__ void push_fill_0(CellWriter_0 * to_4, int colour_8, uint count_14)
{
    uint _S344 = splat_0(colour_8);
    uint i_15 = 0U;
    for(;;)
    {
        if(i_15 < count_14)
        {
        }
        else
        {
            break;
        }
        uint _S345 = (U32_min((4U), (count_14 - i_15)));
        push_word_0(to_4, _S344 & (first_bytes_0(_S345)), _S345);
        i_15 = i_15 + 4U;
    }
    return;
}

__device__ void op_add_frame_0(Machine_0 * m_60, uint a_35, uint b_24)
{
    GridView_0 from_33 = whole_0(m_60, a_35, 1U);
    int hue_0 = colour_view_0(m_60, b_24);
    uint _S346 = from_33.width_0 + 2U;
    uint cells_16 = new_grid_0(m_60, from_33.height_0 + 2U, _S346);
    Machine_0 _S347 = *m_60;
    bool _S348 = failed_0(&_S347);
    bool _S349;
    if(_S348)
    {
        _S349 = true;
    }
    else
    {
        _S349 = cells_16 == 0U;
    }
    if(_S349)
    {
        return;
    }
    CellWriter_0 to_5 = CellWriter_to_0(cells_16);
    push_fill_0(&to_5, hue_0, _S346);
    uint row_11 = 0U;
    for(;;)
    {
        if(row_11 < (from_33.height_0))
        {
        }
        else
        {
            break;
        }
        CellWriter_push_0(&to_5, hue_0);
        push_run_0(&to_5, from_33.cells_0, row_11 * from_33.width_0, from_33.width_0);
        CellWriter_push_0(&to_5, hue_0);
        row_11 = row_11 + 1U;
    }
    push_fill_0(&to_5, hue_0, _S346);
    CellWriter_finish_0(&to_5);
    return;
}

__device__ void op_draw_frame_0(Machine_0 * m_61, uint a_36, uint b_25)
{
    GridView_0 from_34 = whole_0(m_61, a_36, 1U);
    int _S350 = colour_view_0(m_61, b_25);
    uint cells_17 = new_grid_0(m_61, from_34.height_0, from_34.width_0);
    Machine_0 _S351 = *m_61;
    bool _S352 = failed_0(&_S351);
    bool _S353;
    if(_S352)
    {
        _S353 = true;
    }
    else
    {
        _S353 = cells_17 == 0U;
    }
    if(_S353)
    {
        return;
    }
    CellWriter_0 to_6 = CellWriter_to_0(cells_17);
    uint row_12 = 0U;
    for(;;)
    {
        if(row_12 < (from_34.height_0))
        {
        }
        else
        {
            break;
        }
        if(row_12 == 0U)
        {
            _S353 = true;
        }
        else
        {
            _S353 = (row_12 + 1U) == (from_34.height_0);
        }
        bool _S354;
        if(_S353)
        {
            _S354 = true;
        }
        else
        {
            _S354 = (from_34.width_0) < 3U;
        }
        if(_S354)
        {
            push_fill_0(&to_6, _S350, from_34.width_0);
            row_12 = row_12 + 1U;
            continue;
        }
        CellWriter_push_0(&to_6, _S350);
        push_run_0(&to_6, from_34.cells_0, row_12 * from_34.width_0 + 1U, from_34.width_0 - 2U);
        CellWriter_push_0(&to_6, _S350);
        row_12 = row_12 + 1U;
    }
    CellWriter_finish_0(&to_6);
    return;
}

__device__ void push_run_back_0(CellWriter_0 * to_7, uint cells_18, uint start_4, uint count_15)
{
    uint i_16 = 0U;
    for(;;)
    {
        if(i_16 < count_15)
        {
        }
        else
        {
            break;
        }
        uint _S355 = (U32_min((4U), (count_15 - i_16)));
        uint word_8 = word_from_0(cells_18, start_4 + count_15 - i_16 - _S355, _S355);
        uint word_9 = ((word_8 & 16711935U) << int(8)) | ((word_8 >> int(8)) & 16711935U);
        push_word_0(to_7, ((word_9 << int(16)) | (word_9 >> int(16))) >> (8U * (4U - _S355)), _S355);
        i_16 = i_16 + 4U;
    }
    return;
}

__device__ void push_row_0(CellWriter_0 * to_8, GridView_0 * from_35, uint row_13, bool mirrored_0)
{
    if(mirrored_0)
    {
        push_run_back_0(to_8, from_35->cells_0, row_13 * from_35->width_0, from_35->width_0);
    }
    else
    {
        push_run_0(to_8, from_35->cells_0, row_13 * from_35->width_0, from_35->width_0);
    }
    return;
}

__device__ void copies_0(Machine_0 * m_62, GridView_0 * from_36, uint down_0, uint across_0, uint upside_down_0, uint left_to_right_0)
{
    uint _S356 = from_36->height_0;
    uint cells_19 = new_grid_0(m_62, from_36->height_0 * down_0, from_36->width_0 * across_0);
    if(cells_19 == 0U)
    {
        return;
    }
    CellWriter_0 to_9 = CellWriter_to_0(cells_19);
    uint i_17 = 0U;
    for(;;)
    {
        if(i_17 < down_0)
        {
        }
        else
        {
            break;
        }
        bool _S357;
        if(upside_down_0 < 2U)
        {
            _S357 = ((i_17 ^ upside_down_0) & 1U) == 1U;
        }
        else
        {
            _S357 = false;
        }
        uint row_14 = 0U;
        for(;;)
        {
            if(row_14 < _S356)
            {
            }
            else
            {
                break;
            }
            uint j_1 = 0U;
            for(;;)
            {
                if(j_1 < across_0)
                {
                }
                else
                {
                    break;
                }
                bool mirrored_1;
                if(left_to_right_0 < 2U)
                {
                    mirrored_1 = ((j_1 ^ left_to_right_0) & 1U) == 1U;
                }
                else
                {
                    mirrored_1 = false;
                }
                uint _S358;
                if(_S357)
                {
                    _S358 = _S356 - 1U - row_14;
                }
                else
                {
                    _S358 = row_14;
                }
                push_row_0(&to_9, from_36, _S358, mirrored_1);
                j_1 = j_1 + 1U;
            }
            row_14 = row_14 + 1U;
        }
        i_17 = i_17 + 1U;
    }
    CellWriter_finish_0(&to_9);
    return;
}

__device__ void op_tile_0(Machine_0 * m_63, uint a_37, uint b_26)
{
    GridView_0 from_37 = whole_0(m_63, a_37, 2U);
    uint k_7 = variant_0(m_63, b_26, int(6));
    Machine_0 _S359 = *m_63;
    bool _S360 = failed_0(&_S359);
    if(_S360)
    {
        return;
    }
    int _S361;
    if(k_7 < 3U)
    {
        _S361 = int(2);
    }
    else
    {
        _S361 = int(3);
    }
    uint number_2 = uint(_S361);
    uint _S362 = k_7 % 3U;
    uint _S363;
    if(_S362 == 0U)
    {
        _S363 = 1U;
    }
    else
    {
        _S363 = number_2;
    }
    uint _S364;
    if(_S362 == 1U)
    {
        _S364 = 1U;
    }
    else
    {
        _S364 = number_2;
    }
    GridView_0 _S365 = from_37;
    copies_0(m_63, &_S365, _S363, _S364, 2U, 2U);
    return;
}

__device__ void op_mirror_tile_0(Machine_0 * m_64, uint a_38, uint b_27)
{
    GridView_0 from_38 = whole_0(m_64, a_38, 4U);
    uint k_8 = variant_0(m_64, b_27, int(10));
    Machine_0 _S366 = *m_64;
    bool _S367 = failed_0(&_S366);
    if(_S367)
    {
        return;
    }
    if(k_8 < 2U)
    {
        GridView_0 _S368 = from_38;
        copies_0(m_64, &_S368, 1U, 2U, 2U, k_8);
    }
    else
    {
        if(k_8 < 4U)
        {
            uint _S369 = k_8 - 2U;
            GridView_0 _S370 = from_38;
            copies_0(m_64, &_S370, 2U, 1U, _S369, 2U);
        }
        else
        {
            if(k_8 < 8U)
            {
                uint _S371 = k_8 - 4U;
                uint _S372 = _S371 >> int(1);
                uint _S373 = _S371 & 1U;
                GridView_0 _S374 = from_38;
                copies_0(m_64, &_S374, 2U, 2U, _S372, _S373);
            }
            else
            {
                uint _S375 = k_8 - 8U;
                GridView_0 _S376 = from_38;
                copies_0(m_64, &_S376, 3U, 3U, _S375, _S375);
            }
        }
    }
    return;
}

__device__ void op_turn_tile_0(Machine_0 * m_65, uint a_39)
{
    uint i_18;
    GridView_0 from_39 = whole_0(m_65, a_39, 4U);
    Machine_0 _S377 = *m_65;
    bool _S378 = failed_0(&_S377);
    if(_S378)
    {
        return;
    }
    if((from_39.height_0) != (from_39.width_0))
    {
        fail_0(m_65, 25U);
    }
    uint _S379 = 2U * from_39.width_0;
    uint cells_20 = new_grid_0(m_65, _S379, _S379);
    if(cells_20 == 0U)
    {
        return;
    }
    CellWriter_0 to_10 = CellWriter_to_0(cells_20);
    uint row_15 = 0U;
    for(;;)
    {
        if(row_15 < (from_39.width_0))
        {
        }
        else
        {
            break;
        }
        GridView_0 _S380 = from_39;
        push_row_0(&to_10, &_S380, row_15, false);
        i_18 = 0U;
        for(;;)
        {
            if(i_18 < (from_39.width_0))
            {
            }
            else
            {
                break;
            }
            uint _S381 = from_39.width_0 - 1U - row_15;
            GridView_0 _S382 = from_39;
            int _S383 = GridView_at_0(&_S382, i_18, _S381);
            CellWriter_push_0(&to_10, _S383);
            i_18 = i_18 + 1U;
        }
        row_15 = row_15 + 1U;
    }
    row_15 = 0U;
    for(;;)
    {
        if(row_15 < (from_39.width_0))
        {
        }
        else
        {
            break;
        }
        i_18 = 0U;
        for(;;)
        {
            if(i_18 < (from_39.width_0))
            {
            }
            else
            {
                break;
            }
            uint _S384 = from_39.width_0 - 1U - i_18;
            GridView_0 _S385 = from_39;
            int _S386 = GridView_at_0(&_S385, _S384, row_15);
            CellWriter_push_0(&to_10, _S386);
            i_18 = i_18 + 1U;
        }
        uint _S387 = from_39.width_0 - 1U - row_15;
        GridView_0 _S388 = from_39;
        push_row_0(&to_10, &_S388, _S387, true);
        row_15 = row_15 + 1U;
    }
    CellWriter_finish_0(&to_10);
    return;
}

__device__ void op_fractal_0(Machine_0 * m_66, uint a_40, uint b_28)
{
    GridView_0 from_40 = whole_0(m_66, a_40, 2U);
    uint k_9 = variant_0(m_66, b_28, int(4));
    Machine_0 _S389 = *m_66;
    bool _S390 = failed_0(&_S389);
    if(_S390)
    {
        return;
    }
    uint i_19;
    int sought_1;
    if(k_9 >= 2U)
    {
        GridView_0 _S391 = from_40;
        uint _S392 = GridView_area_0(&_S391);
        Ranked_0 ranked_4 = ranked_cells_0(m_66, from_40.cells_0, _S392);
        if((ranked_4.count_3) > 0U)
        {
            if(k_9 == 2U)
            {
                i_19 = 0U;
            }
            else
            {
                i_19 = ranked_4.count_3 - 1U;
            }
            sought_1 = ranked_4.colours_0[i_19];
        }
        else
        {
            sought_1 = int(0);
        }
    }
    else
    {
        sought_1 = int(0);
    }
    uint _S393 = from_40.height_0;
    uint height_2 = _S393 * _S393;
    uint _S394 = from_40.width_0;
    uint width_4 = _S394 * _S394;
    if((U32_max((height_2), (width_4))) > 64U)
    {
        fail_0(m_66, 28U);
    }
    uint cells_21 = new_grid_0(m_66, height_2, width_4);
    if(cells_21 == 0U)
    {
        return;
    }
    CellWriter_0 to_11 = CellWriter_to_0(cells_21);
    i_19 = 0U;
    for(;;)
    {
        if(i_19 < (from_40.height_0))
        {
        }
        else
        {
            break;
        }
        uint row_16 = 0U;
        for(;;)
        {
            if(row_16 < (from_40.height_0))
            {
            }
            else
            {
                break;
            }
            uint j_2 = 0U;
            for(;;)
            {
                if(j_2 < (from_40.width_0))
                {
                }
                else
                {
                    break;
                }
                GridView_0 _S395 = from_40;
                int _S396 = GridView_at_0(&_S395, i_19, j_2);
                if((_S396 == sought_1) == (k_9 != 0U))
                {
                    GridView_0 _S397 = from_40;
                    push_row_0(&to_11, &_S397, row_16, false);
                }
                else
                {
                    push_fill_0(&to_11, int(0), from_40.width_0);
                }
                j_2 = j_2 + 1U;
            }
            row_16 = row_16 + 1U;
        }
        i_19 = i_19 + 1U;
    }
    CellWriter_finish_0(&to_11);
    return;
}

__device__ void op_repeat_to_0(Machine_0 * m_67, uint a_41, uint b_29)
{
    GridView_0 _S398 = whole_0(m_67, a_41, 1U);
    Machine_0 _S399 = *m_67;
    bool _S400 = failed_0(&_S399);
    if(_S400)
    {
        return;
    }
    GridView_0 like_0 = whole_0(m_67, b_29, 1U);
    uint cells_22 = new_grid_0(m_67, like_0.height_0, like_0.width_0);
    if(cells_22 == 0U)
    {
        return;
    }
    CellWriter_0 to_12 = CellWriter_to_0(cells_22);
    uint from_row_0 = 0U;
    uint row_17 = 0U;
    for(;;)
    {
        if(row_17 < (like_0.height_0))
        {
        }
        else
        {
            break;
        }
        uint column_7 = 0U;
        for(;;)
        {
            if(column_7 < (like_0.width_0))
            {
            }
            else
            {
                break;
            }
            push_run_0(&to_12, _S398.cells_0, from_row_0 * _S398.width_0, (U32_min((_S398.width_0), (like_0.width_0 - column_7))));
            column_7 = column_7 + _S398.width_0;
        }
        uint _S401 = from_row_0 + 1U;
        if(_S401 == (_S398.height_0))
        {
            from_row_0 = 0U;
        }
        else
        {
            from_row_0 = _S401;
        }
        row_17 = row_17 + 1U;
    }
    CellWriter_finish_0(&to_12);
    return;
}

__device__ uint between_0(uint colours_1, uint len_3, uint colour_9, uint to_13)
{
    uint start_5 = 0U;
    uint at_17 = 0U;
    uint count_16 = 0U;
    for(;;)
    {
        if(at_17 <= len_3)
        {
        }
        else
        {
            break;
        }
        bool _S402;
        if(at_17 < len_3)
        {
            _S402 = (*(&(globalParams_0->arena_0)[colours_1 + at_17])) != colour_9;
        }
        else
        {
            _S402 = false;
        }
        if(_S402)
        {
            at_17 = at_17 + 1U;
            continue;
        }
        uint count_17;
        if(at_17 > start_5)
        {
            if(to_13 != 0U)
            {
                uint _S403 = to_13 + 2U * count_16;
                *(&(globalParams_0->arena_0)[_S403]) = start_5;
                *(&(globalParams_0->arena_0)[_S403 + 1U]) = at_17;
            }
            count_17 = count_16 + 1U;
        }
        else
        {
            count_17 = count_16;
        }
        start_5 = at_17 + 1U;
        count_16 = count_17;
        at_17 = at_17 + 1U;
    }
    return count_16;
}

__device__ uint2  find_fields_0(Machine_0 * m_68, GridView_0 * from_41)
{
    uint _S404;
    uint colour_10;
    bool _S405;
    uint _S406 = GridView_area_0(from_41);
    spend_0(m_68, _S406);
    Machine_0 _S407 = *m_68;
    bool _S408 = failed_0(&_S407);
    if(_S408)
    {
        return make_uint2 (0U, 0U);
    }
    uint _S409 = m_68->scratch_1;
    uint columns_2 = m_68->scratch_1 + 1024U;
    uint _S410 = from_41->width_0;
    uint column_8 = 0U;
    for(;;)
    {
        if(column_8 < _S410)
        {
        }
        else
        {
            break;
        }
        uint * _S411 = (&(globalParams_0->arena_0)[columns_2 + column_8]);
        int _S412 = GridView_at_0(from_41, 0U, column_8);
        *_S411 = uint(_S412) & 255U;
        column_8 = column_8 + 1U;
    }
    bool usual_0 = true;
    uint row_18 = 0U;
    uint found_3 = 0U;
    for(;;)
    {
        _S404 = from_41->height_0;
        if(row_18 < (from_41->height_0))
        {
        }
        else
        {
            break;
        }
        int _S413 = GridView_at_0(from_41, row_18, 0U);
        uint first_2 = uint(_S413) & 255U;
        colour_10 = first_2;
        column_8 = 0U;
        for(;;)
        {
            if(column_8 < _S410)
            {
            }
            else
            {
                break;
            }
            int _S414 = GridView_at_0(from_41, row_18, column_8);
            uint cell_4 = uint(_S414) & 255U;
            if(cell_4 == first_2)
            {
            }
            else
            {
                colour_10 = 256U;
            }
            uint _S415 = columns_2 + column_8;
            if((*(&(globalParams_0->arena_0)[_S415])) != cell_4)
            {
                *(&(globalParams_0->arena_0)[_S415]) = 256U;
            }
            column_8 = column_8 + 1U;
        }
        *(&(globalParams_0->arena_0)[_S409 + row_18]) = colour_10;
        bool _S416 = colour_10 < 16U;
        if(_S416)
        {
            found_3 = found_3 | (1U << colour_10);
        }
        if(usual_0)
        {
            if(_S416)
            {
                _S405 = true;
            }
            else
            {
                _S405 = colour_10 == 256U;
            }
            usual_0 = _S405;
        }
        else
        {
            usual_0 = false;
        }
        row_18 = row_18 + 1U;
    }
    column_8 = 0U;
    for(;;)
    {
        if(column_8 < _S410)
        {
        }
        else
        {
            break;
        }
        uint * _S417 = (&(globalParams_0->arena_0)[columns_2 + column_8]);
        uint colour_11 = *_S417;
        bool _S418 = (*_S417) < 16U;
        if(_S418)
        {
            found_3 = found_3 | (1U << colour_11);
        }
        if(usual_0)
        {
            if(_S418)
            {
                _S405 = true;
            }
            else
            {
                _S405 = colour_11 == 256U;
            }
            usual_0 = _S405;
        }
        else
        {
            usual_0 = false;
        }
        column_8 = column_8 + 1U;
    }
    if(!usual_0)
    {
        fail_0(m_68, 254U);
    }
    colour_10 = 1U;
    uint best_2 = 256U;
    uint i_20 = 1U;
    for(;;)
    {
        if(i_20 <= 16U)
        {
        }
        else
        {
            break;
        }
        uint colour_12 = i_20 & 15U;
        if((found_3 & (1U << colour_12)) == 0U)
        {
            usual_0 = true;
        }
        else
        {
            if(colour_12 == 0U)
            {
                usual_0 = colour_10 > 1U;
            }
            else
            {
                usual_0 = false;
            }
        }
        if(usual_0)
        {
            i_20 = i_20 + 1U;
            continue;
        }
        uint _S419 = between_0(_S409, _S404, colour_12, 0U);
        uint _S420 = between_0(columns_2, _S410, colour_12, 0U);
        uint fields_0 = _S419 * _S420;
        uint most_0;
        uint best_3;
        if(fields_0 > colour_10)
        {
            most_0 = fields_0;
            best_3 = colour_12;
        }
        else
        {
            most_0 = colour_10;
            best_3 = best_2;
        }
        colour_10 = most_0;
        best_2 = best_3;
        i_20 = i_20 + 1U;
    }
    if(best_2 == 256U)
    {
        fail_0(m_68, 25U);
        return make_uint2 (0U, 0U);
    }
    uint _S421 = between_0(_S409, _S404, best_2, m_68->scratch_1 + 2048U);
    uint _S422 = between_0(columns_2, _S410, best_2, m_68->scratch_1 + 4096U);
    return make_uint2 (_S421, _S422);
}

__device__ Tally_0 no_cells_0()
{
    Tally_0 tally_2;
    uint colour_13 = 0U;
    for(;;)
    {
        if(colour_13 < 16U)
        {
        }
        else
        {
            break;
        }
        (&tally_2)->counts_0[colour_13] = 0U;
        colour_13 = colour_13 + 1U;
    }
    return tally_2;
}

__device__ void count_run_0(Machine_0 * m_69, Tally_0 * tally_3, uint cells_23, uint start_6, uint count_18)
{
    uint i_21 = 0U;
    for(;;)
    {
        if(i_21 < count_18)
        {
        }
        else
        {
            break;
        }
        uint _S423 = (U32_min((4U), (count_18 - i_21)));
        uint word_10 = word_from_0(cells_23, start_6 + i_21, _S423);
        if((word_10 & 4042322160U) != 0U)
        {
            fail_0(m_69, 254U);
        }
        uint k_10 = 0U;
        for(;;)
        {
            if(k_10 < _S423)
            {
            }
            else
            {
                break;
            }
            tally_3->counts_0[(word_10 >> (8U * k_10)) & 15U] = tally_3->counts_0[(word_10 >> (8U * k_10)) & 15U] + 1U;
            k_10 = k_10 + 1U;
        }
        i_21 = i_21 + 4U;
    }
    return;
}

__device__ uint Tally_colours_0(Tally_0 * this_12)
{
    uint colour_14 = 1U;
    uint number_3 = 0U;
    for(;;)
    {
        if(colour_14 < 16U)
        {
        }
        else
        {
            break;
        }
        int _S424;
        if((this_12->counts_0[colour_14]) > 0U)
        {
            _S424 = int(1);
        }
        else
        {
            _S424 = int(0);
        }
        uint number_4 = number_3 + uint(_S424);
        colour_14 = colour_14 + 1U;
        number_3 = number_4;
    }
    return number_3;
}

__device__ void op_mosaic_0(Machine_0 * m_70, uint a_42, uint b_30)
{
    uint _S425;
    GridView_0 from_42 = whole_0(m_70, a_42, 4U);
    uint _S426 = variant_0(m_70, b_30, int(4));
    Machine_0 _S427 = *m_70;
    bool _S428 = failed_0(&_S427);
    if(_S428)
    {
        return;
    }
    GridView_0 _S429 = from_42;
    uint2  _S430 = find_fields_0(m_70, &_S429);
    uint _S431 = _S430.x;
    uint _S432 = _S430.y;
    uint cells_24 = new_grid_0(m_70, _S431, _S432);
    Machine_0 _S433 = *m_70;
    bool _S434 = failed_0(&_S433);
    bool _S435;
    if(_S434)
    {
        _S435 = true;
    }
    else
    {
        _S435 = cells_24 == 0U;
    }
    if(_S435)
    {
        return;
    }
    CellWriter_0 to_14 = CellWriter_to_0(cells_24);
    uint i_22 = 0U;
    for(;;)
    {
        if(i_22 < _S431)
        {
        }
        else
        {
            break;
        }
        uint j_3 = 0U;
        for(;;)
        {
            if(j_3 < _S432)
            {
            }
            else
            {
                break;
            }
            uint rows_2 = m_70->scratch_1 + 2048U + 2U * i_22;
            uint columns_3 = m_70->scratch_1 + 4096U + 2U * j_3;
            uint * _S436 = (&(globalParams_0->arena_0)[columns_3]);
            uint left_3 = *_S436;
            uint width_5 = *(&(globalParams_0->arena_0)[columns_3 + 1U]) - *_S436;
            Tally_0 tally_4 = no_cells_0();
            uint row_19 = *(&(globalParams_0->arena_0)[rows_2]);
            for(;;)
            {
                uint _S437 = rows_2 + 1U;
                _S425 = _S437;
                if(row_19 < (*(&(globalParams_0->arena_0)[_S437])))
                {
                }
                else
                {
                    break;
                }
                count_run_0(m_70, &tally_4, from_42.cells_0, row_19 * from_42.width_0 + left_3, width_5);
                row_19 = row_19 + 1U;
            }
            uint zeros_0 = (&tally_4)->counts_0[int(0)];
            uint filled_1 = (*(&(globalParams_0->arena_0)[_S425]) - *(&(globalParams_0->arena_0)[rows_2])) * width_5 - (&tally_4)->counts_0[int(0)];
            (&tally_4)->counts_0[int(0)] = 0U;
            if(_S426 == 2U)
            {
                CellWriter_push_0(&to_14, int((U32_min((filled_1), (9U)))));
            }
            else
            {
                if(_S426 == 3U)
                {
                    Tally_0 _S438 = tally_4;
                    uint _S439 = Tally_colours_0(&_S438);
                    CellWriter_push_0(&to_14, int((U32_min((_S439), (9U)))));
                }
                else
                {
                    if(filled_1 == 0U)
                    {
                        _S435 = true;
                    }
                    else
                    {
                        if(_S426 == 1U)
                        {
                            _S435 = zeros_0 > 0U;
                        }
                        else
                        {
                            _S435 = false;
                        }
                    }
                    int _S440;
                    if(_S435)
                    {
                        _S440 = int(0);
                    }
                    else
                    {
                        Tally_0 _S441 = tally_4;
                        int _S442 = Tally_most_0(&_S441);
                        _S440 = _S442;
                    }
                    CellWriter_push_0(&to_14, _S440);
                }
            }
            j_3 = j_3 + 1U;
        }
        i_22 = i_22 + 1U;
    }
    CellWriter_finish_0(&to_14);
    return;
}

__device__ void op_color_line_0(Machine_0 * m_71, uint a_43, uint b_31)
{
    uint at_18;
    GridView_0 from_43 = whole_0(m_71, a_43, 4U);
    uint k_11 = variant_0(m_71, b_31, int(6));
    Machine_0 _S443 = *m_71;
    bool _S444 = failed_0(&_S443);
    if(_S444)
    {
        return;
    }
    GridView_0 _S445 = from_43;
    uint _S446 = GridView_area_0(&_S445);
    Ranked_0 _S447 = ranked_cells_0(m_71, from_43.cells_0, _S446);
    Ranked_0 ranked_5 = _S447;
    bool _S448;
    if(k_11 >= 2U)
    {
        Machine_0 _S449 = *m_71;
        bool _S450 = failed_0(&_S449);
        _S448 = !_S450;
    }
    else
    {
        _S448 = false;
    }
    uint colour_15;
    uint row_20;
    uint i_23;
    if(_S448)
    {
        FixedArray<uint, 16>  firsts_0;
        colour_15 = 0U;
        for(;;)
        {
            if(colour_15 < 16U)
            {
            }
            else
            {
                break;
            }
            firsts_0[colour_15] = 4294967295U;
            colour_15 = colour_15 + 1U;
        }
        row_20 = 0U;
        uint at_19 = 0U;
        for(;;)
        {
            if(row_20 < (from_43.height_0))
            {
            }
            else
            {
                break;
            }
            i_23 = 0U;
            at_18 = at_19;
            for(;;)
            {
                if(i_23 < (from_43.width_0))
                {
                }
                else
                {
                    break;
                }
                uint _S451 = firsts_0[uint(cell_at_0(from_43.cells_0, at_18)) & 15U];
                if(k_11 < 4U)
                {
                    colour_15 = at_18;
                }
                else
                {
                    colour_15 = i_23;
                }
                firsts_0[uint(cell_at_0(from_43.cells_0, at_18)) & 15U] = (U32_min((_S451), (colour_15)));
                uint at_20 = at_18 + 1U;
                i_23 = i_23 + 1U;
                at_18 = at_20;
            }
            row_20 = row_20 + 1U;
            at_19 = at_18;
        }
        i_23 = 1U;
        for(;;)
        {
            if(i_23 < ((&ranked_5)->count_3))
            {
            }
            else
            {
                break;
            }
            int colour_16 = (&ranked_5)->colours_0[i_23];
            at_18 = i_23;
            for(;;)
            {
                if(at_18 > 0U)
                {
                    _S448 = (firsts_0[(&ranked_5)->colours_0[at_18 - 1U]]) > firsts_0[colour_16];
                }
                else
                {
                    _S448 = false;
                }
                if(_S448)
                {
                }
                else
                {
                    break;
                }
                uint _S452 = at_18 - 1U;
                (&ranked_5)->colours_0[at_18] = (&ranked_5)->colours_0[_S452];
                at_18 = _S452;
            }
            (&ranked_5)->colours_0[at_18] = colour_16;
            i_23 = i_23 + 1U;
        }
    }
    if(((&ranked_5)->count_3) == 0U)
    {
        fail_0(m_71, 25U);
    }
    bool upright_0 = (k_11 & 1U) == 1U;
    if(upright_0)
    {
        colour_15 = (&ranked_5)->count_3;
    }
    else
    {
        colour_15 = 1U;
    }
    if(upright_0)
    {
        row_20 = 1U;
    }
    else
    {
        row_20 = (&ranked_5)->count_3;
    }
    uint cells_25 = new_grid_0(m_71, colour_15, row_20);
    Machine_0 _S453 = *m_71;
    bool _S454 = failed_0(&_S453);
    if(_S454)
    {
        _S448 = true;
    }
    else
    {
        _S448 = cells_25 == 0U;
    }
    if(_S448)
    {
        return;
    }
    CellWriter_0 to_15 = CellWriter_to_0(cells_25);
    i_23 = 0U;
    for(;;)
    {
        if(i_23 < ((&ranked_5)->count_3))
        {
        }
        else
        {
            break;
        }
        CellWriter_push_0(&to_15, (&ranked_5)->colours_0[i_23]);
        i_23 = i_23 + 1U;
    }
    CellWriter_finish_0(&to_15);
    return;
}

__device__ void op_cell_line_0(Machine_0 * m_72, uint a_44, uint b_32)
{
    GridView_0 from_44 = whole_0(m_72, a_44, 2U);
    uint k_12 = variant_0(m_72, b_32, int(2));
    Machine_0 _S455 = *m_72;
    bool _S456 = failed_0(&_S455);
    if(_S456)
    {
        return;
    }
    GridView_0 _S457 = from_44;
    uint _S458 = GridView_area_0(&_S457);
    uint count_19 = _S458 - count_of_0(from_44.cells_0, _S458, int(0));
    bool _S459;
    if(count_19 == 0U)
    {
        _S459 = true;
    }
    else
    {
        _S459 = count_19 > 64U;
    }
    if(_S459)
    {
        fail_0(m_72, 25U);
    }
    uint cells_26 = new_grid_0(m_72, 1U, count_19);
    Machine_0 _S460 = *m_72;
    bool _S461 = failed_0(&_S460);
    if(_S461)
    {
        _S459 = true;
    }
    else
    {
        _S459 = cells_26 == 0U;
    }
    if(_S459)
    {
        return;
    }
    CellWriter_0 to_16 = CellWriter_to_0(cells_26);
    bool _S462 = k_12 == 0U;
    uint _S463;
    if(_S462)
    {
        _S463 = from_44.height_0;
    }
    else
    {
        _S463 = from_44.width_0;
    }
    uint _S464;
    if(_S462)
    {
        _S464 = from_44.width_0;
    }
    else
    {
        _S464 = from_44.height_0;
    }
    uint line_1 = 0U;
    for(;;)
    {
        if(line_1 < _S463)
        {
        }
        else
        {
            break;
        }
        uint at_21 = 0U;
        for(;;)
        {
            if(at_21 < _S464)
            {
            }
            else
            {
                break;
            }
            int cell_5;
            if(_S462)
            {
                GridView_0 _S465 = from_44;
                int _S466 = GridView_at_0(&_S465, line_1, at_21);
                cell_5 = _S466;
            }
            else
            {
                GridView_0 _S467 = from_44;
                int _S468 = GridView_at_0(&_S467, at_21, line_1);
                cell_5 = _S468;
            }
            if(cell_5 != int(0))
            {
                CellWriter_push_0(&to_16, cell_5);
            }
            at_21 = at_21 + 1U;
        }
        line_1 = line_1 + 1U;
    }
    CellWriter_finish_0(&to_16);
    return;
}

__device__ void op_count_line_0(Machine_0 * m_73, uint a_45, uint b_33)
{
    GridView_0 from_45 = whole_0(m_73, a_45, 10U);
    uint k_13 = variant_0(m_73, b_33, int(6));
    Machine_0 _S469 = *m_73;
    bool _S470 = failed_0(&_S469);
    if(_S470)
    {
        return;
    }
    GridView_0 _S471 = from_45;
    uint _S472 = GridView_area_0(&_S471);
    Ranked_0 ranked_6 = ranked_cells_0(m_73, from_45.cells_0, _S472);
    if((ranked_6.count_3) == 0U)
    {
        fail_0(m_73, 19U);
    }
    Machine_0 _S473 = *m_73;
    bool _S474 = failed_0(&_S473);
    if(_S474)
    {
        return;
    }
    uint count_20;
    if(k_13 < 3U)
    {
        Joint_0 joint_3 = Joint_x24init_0(true, true);
        GridView_0 _S475 = from_45;
        Joint_0 _S476 = joint_3;
        uint _S477 = find_parts_0(m_73, &_S475, &_S476, int(0), int(0));
        count_20 = _S477;
    }
    else
    {
        count_20 = ranked_6.count_3;
    }
    if(count_20 > 64U)
    {
        fail_0(m_73, 28U);
    }
    uint _S478 = k_13 % 3U;
    uint height_3;
    if(_S478 == 0U)
    {
        height_3 = 1U;
    }
    else
    {
        height_3 = count_20;
    }
    uint cells_27 = new_grid_0(m_73, height_3, count_20);
    Machine_0 _S479 = *m_73;
    bool _S480 = failed_0(&_S479);
    bool _S481;
    if(_S480)
    {
        _S481 = true;
    }
    else
    {
        _S481 = cells_27 == 0U;
    }
    if(_S481)
    {
        return;
    }
    uint _S482 = height_3 * count_20;
    bool _S483 = _S478 == 2U;
    int _S484;
    if(_S483)
    {
        _S484 = int(0);
    }
    else
    {
        _S484 = ranked_6.colours_0[int(0)];
    }
    fill_cells_0(cells_27, _S482, _S484);
    if(_S483)
    {
        uint i_24 = 0U;
        for(;;)
        {
            if(i_24 < count_20)
            {
            }
            else
            {
                break;
            }
            put_cell_0(cells_27, i_24 * (count_20 + 1U), ranked_6.colours_0[int(0)]);
            i_24 = i_24 + 1U;
        }
    }
    return;
}

__device__ void op_histogram_0(Machine_0 * m_74, uint a_46, uint b_34)
{
    GridView_0 from_46 = whole_0(m_74, a_46, 6U);
    uint k_14 = variant_0(m_74, b_34, int(4));
    Machine_0 _S485 = *m_74;
    bool _S486 = failed_0(&_S485);
    if(_S486)
    {
        return;
    }
    GridView_0 _S487 = from_46;
    uint _S488 = GridView_area_0(&_S487);
    Tally_0 tally_5 = tally_cells_0(m_74, from_46.cells_0, _S488);
    Tally_0 _S489 = tally_5;
    Ranked_0 _S490 = ranked_tally_0(&_S489);
    uint longest_0;
    if((_S490.count_3) == 0U)
    {
        longest_0 = 0U;
    }
    else
    {
        longest_0 = tally_5.counts_0[_S490.colours_0[int(0)]];
    }
    bool _S491;
    if(longest_0 == 0U)
    {
        _S491 = true;
    }
    else
    {
        _S491 = longest_0 > 64U;
    }
    if(_S491)
    {
        fail_0(m_74, 25U);
    }
    bool upright_1 = k_14 >= 2U;
    bool _S492 = (k_14 & 1U) == 1U;
    uint n_0;
    if(upright_1)
    {
        n_0 = longest_0;
    }
    else
    {
        n_0 = _S490.count_3;
    }
    uint i_25;
    if(upright_1)
    {
        i_25 = _S490.count_3;
    }
    else
    {
        i_25 = longest_0;
    }
    uint cells_28 = new_grid_0(m_74, n_0, i_25);
    Machine_0 _S493 = *m_74;
    bool _S494 = failed_0(&_S493);
    if(_S494)
    {
        _S491 = true;
    }
    else
    {
        _S491 = cells_28 == 0U;
    }
    if(_S491)
    {
        return;
    }
    CellWriter_0 to_17 = CellWriter_to_0(cells_28);
    uint reach_0;
    if(upright_1)
    {
        n_0 = 0U;
        for(;;)
        {
            if(n_0 < longest_0)
            {
            }
            else
            {
                break;
            }
            i_25 = 0U;
            for(;;)
            {
                if(i_25 < (_S490.count_3))
                {
                }
                else
                {
                    break;
                }
                if(_S492)
                {
                    reach_0 = longest_0 - 1U - n_0;
                }
                else
                {
                    reach_0 = n_0;
                }
                uint _S495 = i_25;
                int _S496;
                if(reach_0 < (tally_5.counts_0[_S490.colours_0[i_25]]))
                {
                    _S496 = _S490.colours_0[_S495];
                }
                else
                {
                    _S496 = int(0);
                }
                CellWriter_push_0(&to_17, _S496);
                i_25 = i_25 + 1U;
            }
            n_0 = n_0 + 1U;
        }
    }
    else
    {
        n_0 = 0U;
        for(;;)
        {
            if(n_0 < (_S490.count_3))
            {
            }
            else
            {
                break;
            }
            uint _S497 = n_0;
            if(_S492)
            {
                i_25 = longest_0 - tally_5.counts_0[_S490.colours_0[_S497]];
            }
            else
            {
                i_25 = 0U;
            }
            push_fill_0(&to_17, int(0), i_25);
            push_fill_0(&to_17, _S490.colours_0[_S497], tally_5.counts_0[_S490.colours_0[_S497]]);
            if(_S492)
            {
                reach_0 = 0U;
            }
            else
            {
                reach_0 = longest_0 - tally_5.counts_0[_S490.colours_0[_S497]];
            }
            push_fill_0(&to_17, int(0), reach_0);
            n_0 = n_0 + 1U;
        }
    }
    CellWriter_finish_0(&to_17);
    return;
}

__device__ uint period_of_rows_0(GridView_0 * from_47)
{
    uint _S498;
    uint period_2 = 1U;
    for(;;)
    {
        uint _S499 = from_47->height_0;
        _S498 = from_47->height_0;
        bool _S500;
        if(period_2 < (from_47->height_0))
        {
            _S500 = (period_2 * 3U) <= (_S499 * 2U);
        }
        else
        {
            _S500 = false;
        }
        if(_S500)
        {
        }
        else
        {
            break;
        }
        bool _S501 = rows_repeat_0(from_47, period_2);
        if(_S501)
        {
            return period_2;
        }
        period_2 = period_2 + 1U;
    }
    return _S498;
}

__device__ uint period_of_columns_0(GridView_0 * from_48)
{
    uint _S502;
    uint period_3 = 1U;
    for(;;)
    {
        uint _S503 = from_48->width_0;
        _S502 = from_48->width_0;
        bool _S504;
        if(period_3 < (from_48->width_0))
        {
            _S504 = (period_3 * 3U) <= (_S503 * 2U);
        }
        else
        {
            _S504 = false;
        }
        if(_S504)
        {
        }
        else
        {
            break;
        }
        bool _S505 = columns_repeat_0(from_48, period_3);
        if(_S505)
        {
            return period_3;
        }
        period_3 = period_3 + 1U;
    }
    return _S502;
}

struct Shown_0
{
    uint k_15;
    uint to_18;
    uint from_49;
    uint period_4;
    int shift_4;
};

__device__ Shown_0 Shown_x24init_0(uint k_16, uint to_19, uint from_50, uint period_5, int shift_5)
{
    Shown_0 _S506;
    (&_S506)->k_15 = k_16;
    (&_S506)->to_18 = to_19;
    (&_S506)->from_49 = from_50;
    (&_S506)->period_4 = period_5;
    (&_S506)->shift_4 = shift_5;
    return _S506;
}

__device__ Shown_0 Shown_of_0(Machine_0 * m_75, uint k_17, uint to_20, uint from_51, uint period_6, bool end_1)
{
    bool _S507;
    if(k_17 == 3U)
    {
        uint _S508 = to_20 % from_51;
        _S507 = _S508 != 0U;
    }
    else
    {
        _S507 = false;
    }
    if(_S507)
    {
        uint _S509 = from_51 % to_20;
        _S507 = _S509 != 0U;
    }
    else
    {
        _S507 = false;
    }
    if(_S507)
    {
        fail_0(m_75, 25U);
    }
    int spare_0 = int(from_51) - int(to_20);
    int _S510;
    if(k_17 == 8U)
    {
        _S510 = spare_0 >> int(1);
    }
    else
    {
        if(end_1)
        {
            _S510 = spare_0;
        }
        else
        {
            _S510 = int(0);
        }
    }
    return Shown_x24init_0(k_17, to_20, from_51, period_6, _S510);
}

__device__ uint Shown_place_0(Shown_0 * this_13, uint at_22)
{
    switch(this_13->k_15)
    {
    case 0U:
        {
            uint _S511 = at_22 % this_13->from_49;
            return _S511;
        }
    case 1U:
        {
            uint _S512 = at_22 % this_13->period_4;
            return _S512;
        }
    case 2U:
        {
            uint _S513 = this_13->from_49;
            uint _S514 = 2U * this_13->from_49;
            uint turn_0 = at_22 % _S514;
            uint _S515;
            if(turn_0 < _S513)
            {
                _S515 = turn_0;
            }
            else
            {
                _S515 = _S514 - 1U - turn_0;
            }
            return _S515;
        }
    case 3U:
        {
            uint _S516 = at_22 * this_13->from_49 / this_13->to_18;
            return _S516;
        }
    default:
        {
            return uint(int(at_22) + this_13->shift_4);
        }
    }
}

__device__ void op_fit_to_0(Machine_0 * m_76, uint a_47, uint b_35, uint c_0)
{
    uint _S517;
    uint kind_3 = kind_of_0(b_35);
    bool _S518;
    uint down_1;
    if(kind_3 != 3U)
    {
        if(kind_3 == 9U)
        {
            _S518 = true;
        }
        else
        {
            _S518 = kind_3 == 7U;
        }
        if(_S518)
        {
            down_1 = 254U;
        }
        else
        {
            down_1 = 2U;
        }
        fail_0(m_76, down_1);
    }
    int height_4 = int(*(&(globalParams_0->arena_0)[b_35 + 1U]));
    int width_6 = int(*(&(globalParams_0->arena_0)[b_35 + 2U]));
    uint k_18 = variant_0(m_76, c_0, int(9));
    Machine_0 _S519 = *m_76;
    bool _S520 = failed_0(&_S519);
    if(_S520)
    {
        return;
    }
    if(height_4 < int(1))
    {
        _S518 = true;
    }
    else
    {
        _S518 = height_4 > int(64);
    }
    if(_S518)
    {
        _S518 = true;
    }
    else
    {
        _S518 = width_6 < int(1);
    }
    if(_S518)
    {
        _S518 = true;
    }
    else
    {
        _S518 = width_6 > int(64);
    }
    if(_S518)
    {
        fail_0(m_76, 28U);
        return;
    }
    GridView_0 from_52 = whole_0(m_76, a_47, 1U);
    Machine_0 _S521 = *m_76;
    bool _S522 = failed_0(&_S521);
    if(_S522)
    {
        return;
    }
    uint across_1;
    if(k_18 == 1U)
    {
        GridView_0 _S523 = from_52;
        uint _S524 = GridView_area_0(&_S523);
        spend_0(m_76, _S524 * (from_52.height_0 + from_52.width_0) / 4U);
        Machine_0 _S525 = *m_76;
        bool _S526 = failed_0(&_S525);
        if(_S526)
        {
            return;
        }
        GridView_0 _S527 = from_52;
        uint _S528 = period_of_rows_0(&_S527);
        GridView_0 _S529 = from_52;
        uint _S530 = period_of_columns_0(&_S529);
        down_1 = _S528;
        across_1 = _S530;
    }
    else
    {
        down_1 = from_52.height_0;
        across_1 = from_52.width_0;
    }
    uint _S531 = uint(height_4);
    Shown_0 _S532 = Shown_of_0(m_76, k_18, _S531, from_52.height_0, down_1, (k_18 & 2U) == 2U);
    uint _S533 = uint(width_6);
    Shown_0 _S534 = Shown_of_0(m_76, k_18, _S533, from_52.width_0, across_1, (k_18 & 1U) == 1U);
    spend_0(m_76, uint(height_4 * width_6));
    uint cells_29 = new_grid_0(m_76, _S531, _S533);
    if(cells_29 == 0U)
    {
        return;
    }
    uint column_9 = 0U;
    for(;;)
    {
        _S517 = _S534.to_18;
        if(column_9 < (_S534.to_18))
        {
        }
        else
        {
            break;
        }
        uint * _S535 = (&(globalParams_0->arena_0)[m_76->scratch_1 + column_9]);
        Shown_0 _S536 = _S534;
        uint _S537 = Shown_place_0(&_S536, column_9);
        *_S535 = _S537;
        column_9 = column_9 + 1U;
    }
    CellWriter_0 to_21 = CellWriter_to_0(cells_29);
    uint row_21 = 0U;
    for(;;)
    {
        if(row_21 < (_S532.to_18))
        {
        }
        else
        {
            break;
        }
        Shown_0 _S538 = _S532;
        uint _S539 = Shown_place_0(&_S538, row_21);
        if(_S539 >= (from_52.height_0))
        {
            push_fill_0(&to_21, int(0), _S517);
            row_21 = row_21 + 1U;
            continue;
        }
        column_9 = 0U;
        for(;;)
        {
            if(column_9 < _S517)
            {
            }
            else
            {
                break;
            }
            uint * _S540 = (&(globalParams_0->arena_0)[m_76->scratch_1 + column_9]);
            uint j_4 = *_S540;
            int _S541;
            if((*_S540) < (from_52.width_0))
            {
                GridView_0 _S542 = from_52;
                int _S543 = GridView_at_0(&_S542, _S539, j_4);
                _S541 = _S543;
            }
            else
            {
                _S541 = int(0);
            }
            CellWriter_push_0(&to_21, _S541);
            column_9 = column_9 + 1U;
        }
        row_21 = row_21 + 1U;
    }
    CellWriter_finish_0(&to_21);
    return;
}

__device__ void transpose_0(GridView_0 * from_53, uint cells_30)
{
    CellWriter_0 to_22 = CellWriter_to_0(cells_30);
    uint column_10 = 0U;
    for(;;)
    {
        if(column_10 < (from_53->width_0))
        {
        }
        else
        {
            break;
        }
        uint row_22 = 0U;
        for(;;)
        {
            if(row_22 < (from_53->height_0))
            {
            }
            else
            {
                break;
            }
            int _S544 = GridView_at_0(from_53, row_22, column_10);
            CellWriter_push_0(&to_22, _S544);
            row_22 = row_22 + 1U;
        }
        column_10 = column_10 + 1U;
    }
    CellWriter_finish_0(&to_22);
    return;
}

__device__ GridView_0 GridView_x24init_0(uint height_5, uint width_7, uint cells_31)
{
    GridView_0 _S545;
    (&_S545)->height_0 = height_5;
    (&_S545)->width_0 = width_7;
    (&_S545)->cells_0 = cells_31;
    return _S545;
}

__device__ GridView_0 lines_of_0(Machine_0 * m_77, GridView_0 * from_54, bool columns_4)
{
    if(!columns_4)
    {
        return *from_54;
    }
    uint _S546 = m_77->scratch_1;
    transpose_0(from_54, m_77->scratch_1);
    return GridView_x24init_0(from_54->width_0, from_54->height_0, _S546);
}

__device__ bool is_zero_line_0(GridView_0 * lines_1, uint line_2)
{
    uint at_23 = 0U;
    for(;;)
    {
        uint _S547 = lines_1->width_0;
        if(at_23 < (lines_1->width_0))
        {
        }
        else
        {
            break;
        }
        if((word_from_0(lines_1->cells_0, line_2 * _S547 + at_23, (U32_min((4U), (_S547 - at_23))))) != 0U)
        {
            return false;
        }
        at_23 = at_23 + 4U;
    }
    return true;
}

__device__ uint2  repeated_0(Machine_0 * m_78, GridView_0 * lines_2)
{
    bool _S548;
    uint _S549 = lines_2->height_0;
    uint first_3 = 0U;
    for(;;)
    {
        if(first_3 < _S549)
        {
            bool _S550 = is_zero_line_0(lines_2, first_3);
            _S548 = _S550;
        }
        else
        {
            _S548 = false;
        }
        if(_S548)
        {
        }
        else
        {
            break;
        }
        first_3 = first_3 + 1U;
    }
    uint after_0 = _S549;
    for(;;)
    {
        if(after_0 > first_3)
        {
            bool _S551 = is_zero_line_0(lines_2, after_0 - 1U);
            _S548 = _S551;
        }
        else
        {
            _S548 = false;
        }
        if(_S548)
        {
        }
        else
        {
            break;
        }
        after_0 = after_0 - 1U;
    }
    uint _S552 = lines_2->width_0;
    uint _S553 = lines_2->cells_0;
    GridView_0 _S554 = GridView_x24init_0(after_0 - first_3, lines_2->width_0, lines_2->cells_0);
    uint _S555 = first_3 * lines_2->width_0;
    uint period_7 = 1U;
    for(;;)
    {
        if(period_7 < (_S554.height_0))
        {
            _S548 = (period_7 * 3U) <= (_S554.height_0 * 2U);
        }
        else
        {
            _S548 = false;
        }
        if(_S548)
        {
        }
        else
        {
            break;
        }
        if(same_cells_0(_S553, _S555, _S555 + period_7 * _S552, (_S554.height_0 - period_7) * _S552))
        {
            return make_uint2 (first_3, period_7);
        }
        period_7 = period_7 + 1U;
    }
    fail_0(m_78, 25U);
    return make_uint2 (0U, 1U);
}

__device__ void push_spaced_0(CellWriter_0 * to_23, GridView_0 * lines_3, uint line_3)
{
    uint first_4;
    uint gap_1;
    uint _S556 = lines_3->width_0;
    uint first_5 = 0U;
    bool even_0 = true;
    uint last_0 = 0U;
    uint gap_2 = 0U;
    uint at_24 = 0U;
    uint count_21 = 0U;
    for(;;)
    {
        if(at_24 < _S556)
        {
        }
        else
        {
            break;
        }
        int _S557 = GridView_at_0(lines_3, line_3, at_24);
        bool even_1;
        if(_S557 == int(0))
        {
            even_1 = even_0;
            uint at_25 = at_24 + 1U;
            even_0 = even_1;
            at_24 = at_25;
            continue;
        }
        if(count_21 == 0U)
        {
            first_4 = at_24;
            even_1 = even_0;
            gap_1 = gap_2;
        }
        else
        {
            if(count_21 == 1U)
            {
                uint _S558 = at_24 - first_5;
                even_1 = even_0;
                first_4 = _S558;
            }
            else
            {
                if(even_0)
                {
                    even_1 = (at_24 - last_0) == gap_2;
                }
                else
                {
                    even_1 = false;
                }
                first_4 = gap_2;
            }
            uint _S559 = first_4;
            first_4 = first_5;
            gap_1 = _S559;
        }
        uint count_22 = count_21 + 1U;
        first_5 = first_4;
        last_0 = at_24;
        gap_2 = gap_1;
        count_21 = count_22;
        uint at_25 = at_24 + 1U;
        even_0 = even_1;
        at_24 = at_25;
    }
    if(count_21 < 2U)
    {
        even_0 = true;
    }
    else
    {
        even_0 = !even_0;
    }
    if(even_0)
    {
        push_run_0(to_23, lines_3->cells_0, line_3 * _S556, _S556);
        return;
    }
    push_fill_0(to_23, int(0), first_5);
    first_4 = 0U;
    at_24 = first_5;
    gap_1 = 0U;
    for(;;)
    {
        if(at_24 < _S556)
        {
        }
        else
        {
            break;
        }
        bool _S560 = gap_1 == 0U;
        int _S561;
        if(_S560)
        {
            int _S562 = GridView_at_0(lines_3, line_3, first_5 + first_4 * gap_2);
            _S561 = _S562;
        }
        else
        {
            _S561 = int(0);
        }
        CellWriter_push_0(to_23, _S561);
        uint left_4;
        if(_S560)
        {
            uint _S563 = first_4 + 1U;
            if(_S563 == count_21)
            {
                last_0 = 0U;
            }
            else
            {
                last_0 = _S563;
            }
            first_4 = last_0;
            left_4 = gap_2;
        }
        else
        {
            left_4 = gap_1;
        }
        uint left_5 = left_4 - 1U;
        at_24 = at_24 + 1U;
        gap_1 = left_5;
    }
    return;
}

__device__ void push_filled_0(Machine_0 * m_79, CellWriter_0 * to_24, GridView_0 * lines_4, uint line_4)
{
    uint at_26;
    uint _S564 = lines_4->width_0;
    uint _S565 = m_79->scratch_1 + 1024U;
    uint period_8 = 1U;
    for(;;)
    {
        if(period_8 <= (_S564 / 2U))
        {
        }
        else
        {
            break;
        }
        bool holds_0 = true;
        uint first_6 = 0U;
        for(;;)
        {
            bool _S566;
            if(first_6 < period_8)
            {
                _S566 = holds_0;
            }
            else
            {
                _S566 = false;
            }
            if(_S566)
            {
            }
            else
            {
                break;
            }
            bool holds_1 = holds_0;
            int known_0 = int(0);
            at_26 = first_6;
            for(;;)
            {
                bool _S567;
                if(at_26 < _S564)
                {
                    _S567 = holds_1;
                }
                else
                {
                    _S567 = false;
                }
                if(_S567)
                {
                }
                else
                {
                    break;
                }
                int _S568 = GridView_at_0(lines_4, line_4, at_26);
                bool _S569 = _S568 == int(0);
                bool _S570;
                if(_S569)
                {
                    _S570 = true;
                }
                else
                {
                    _S570 = known_0 == int(0);
                }
                if(_S570)
                {
                    holds_1 = true;
                }
                else
                {
                    holds_1 = _S568 == known_0;
                }
                if(_S569)
                {
                }
                else
                {
                    known_0 = _S568;
                }
                at_26 = at_26 + period_8;
            }
            if(holds_1)
            {
                holds_0 = known_0 != int(0);
            }
            else
            {
                holds_0 = false;
            }
            *(&(globalParams_0->arena_0)[_S565 + first_6]) = uint(known_0);
            first_6 = first_6 + 1U;
        }
        if(!holds_0)
        {
            period_8 = period_8 + 1U;
            continue;
        }
        uint next_0 = 0U;
        at_26 = 0U;
        for(;;)
        {
            if(at_26 < _S564)
            {
            }
            else
            {
                break;
            }
            CellWriter_push_0(to_24, int(*(&(globalParams_0->arena_0)[_S565 + next_0])));
            uint _S571 = next_0 + 1U;
            if(_S571 == period_8)
            {
                first_6 = 0U;
            }
            else
            {
                first_6 = _S571;
            }
            uint at_27 = at_26 + 1U;
            next_0 = first_6;
            at_26 = at_27;
        }
        return;
    }
    push_run_0(to_24, lines_4->cells_0, line_4 * _S564, _S564);
    return;
}

__device__ void op_continue_lines_0(Machine_0 * m_80, uint a_48, uint b_36)
{
    GridView_0 from_55 = whole_0(m_80, a_48, 2U);
    uint k_19 = variant_0(m_80, b_36, int(6));
    Machine_0 _S572 = *m_80;
    bool _S573 = failed_0(&_S572);
    if(_S573)
    {
        return;
    }
    bool columns_5 = (k_19 % 2U) == 1U;
    bool _S574;
    if(k_19 < 2U)
    {
        _S574 = true;
    }
    else
    {
        _S574 = k_19 >= 4U;
    }
    if(_S574)
    {
        GridView_0 _S575 = from_55;
        uint _S576 = GridView_area_0(&_S575);
        spend_0(m_80, _S576 * (U32_max((from_55.height_0), (from_55.width_0))) / 4U);
    }
    Machine_0 _S577 = *m_80;
    bool _S578 = failed_0(&_S577);
    if(_S578)
    {
        return;
    }
    Machine_0 _S579 = *m_80;
    GridView_0 _S580 = from_55;
    GridView_0 _S581 = lines_of_0(&_S579, &_S580, columns_5);
    uint2  _S582 = make_uint2 (0U, 1U);
    bool _S583 = k_19 >= 4U;
    uint2  content_0;
    if(_S583)
    {
        GridView_0 _S584 = _S581;
        uint2  _S585 = repeated_0(m_80, &_S584);
        content_0 = _S585;
    }
    else
    {
        content_0 = _S582;
    }
    uint cells_32 = new_grid_0(m_80, from_55.height_0, from_55.width_0);
    if(cells_32 == 0U)
    {
        return;
    }
    uint made_0;
    if(columns_5)
    {
        made_0 = m_80->scratch_1 + 256U;
    }
    else
    {
        made_0 = cells_32;
    }
    CellWriter_0 to_25 = CellWriter_to_0(made_0);
    uint _S586 = content_0.y;
    uint _S587 = content_0.x;
    uint _S588 = _S586 * _S581.height_0 - _S587;
    uint line_5 = 0U;
    for(;;)
    {
        if(line_5 < (_S581.height_0))
        {
        }
        else
        {
            break;
        }
        if(_S583)
        {
            uint _S589 = (line_5 + _S588) % _S586;
            push_run_0(&to_25, _S581.cells_0, (_S587 + _S589) * _S581.width_0, _S581.width_0);
        }
        else
        {
            if(k_19 >= 2U)
            {
                GridView_0 _S590 = _S581;
                push_spaced_0(&to_25, &_S590, line_5);
            }
            else
            {
                Machine_0 _S591 = *m_80;
                GridView_0 _S592 = _S581;
                push_filled_0(&_S591, &to_25, &_S592, line_5);
            }
        }
        line_5 = line_5 + 1U;
    }
    CellWriter_finish_0(&to_25);
    if(columns_5)
    {
        GridView_0 _S593 = GridView_x24init_0(_S581.height_0, _S581.width_0, made_0);
        transpose_0(&_S593, cells_32);
    }
    return;
}

__device__ void op_reverse_colors_0(Machine_0 * m_81, uint a_49)
{
    GridView_0 from_56 = whole_0(m_81, a_49, 2U);
    Machine_0 _S594 = *m_81;
    bool _S595 = failed_0(&_S594);
    if(_S595)
    {
        return;
    }
    GridView_0 _S596 = from_56;
    uint _S597 = GridView_area_0(&_S596);
    Ranked_0 ranked_7 = ranked_cells_0(m_81, from_56.cells_0, _S597);
    if((ranked_7.count_3) < 3U)
    {
        fail_0(m_81, 25U);
    }
    spend_0(m_81, _S597);
    uint cells_33 = new_grid_0(m_81, from_56.height_0, from_56.width_0);
    Machine_0 _S598 = *m_81;
    bool _S599 = failed_0(&_S598);
    bool _S600;
    if(_S599)
    {
        _S600 = true;
    }
    else
    {
        _S600 = cells_33 == 0U;
    }
    if(_S600)
    {
        return;
    }
    uint _S601 = ranked_7.count_3 - 1U;
    uint i_26 = 0U;
    for(;;)
    {
        if(i_26 < _S597)
        {
        }
        else
        {
            break;
        }
        uint _S602 = i_26 >> int(2);
        uint _S603 = *(&(globalParams_0->arena_0)[from_56.cells_0 + _S602]);
        uint rank_2 = 0U;
        uint changed_0 = 0U;
        for(;;)
        {
            if(rank_2 <= _S601)
            {
                _S600 = _S603 != 0U;
            }
            else
            {
                _S600 = false;
            }
            if(_S600)
            {
            }
            else
            {
                break;
            }
            uint changed_1 = changed_0 | ((equal_bytes_0(_S603, splat_0(ranked_7.colours_0[rank_2]))) & (splat_0(ranked_7.colours_0[_S601 - rank_2])));
            rank_2 = rank_2 + 1U;
            changed_0 = changed_1;
        }
        *(&(globalParams_0->arena_0)[cells_33 + _S602]) = changed_0;
        i_26 = i_26 + 4U;
    }
    return;
}

__device__ uint find_mains_0(Machine_0 * m_82, GridView_0 * from_57, bool columns_6)
{
    uint _S604 = m_82->scratch_1;
    uint line_6;
    if(columns_6)
    {
        line_6 = 2048U;
    }
    else
    {
        line_6 = 1024U;
    }
    uint _S605 = _S604 + line_6;
    Machine_0 _S606 = *m_82;
    GridView_0 _S607 = lines_of_0(&_S606, from_57, columns_6);
    line_6 = 0U;
    uint others_0 = 0U;
    for(;;)
    {
        if(line_6 < (_S607.height_0))
        {
        }
        else
        {
            break;
        }
        Tally_0 tally_6 = no_cells_0();
        count_run_0(m_82, &tally_6, _S607.cells_0, line_6 * _S607.width_0, _S607.width_0);
        Tally_0 _S608 = tally_6;
        int _S609 = Tally_most_0(&_S608);
        *(&(globalParams_0->arena_0)[_S605 + line_6]) = uint(_S609);
        uint _S610;
        if(_S609 < int(0))
        {
            _S610 = 0U;
        }
        else
        {
            _S610 = (&tally_6)->counts_0[_S609];
        }
        uint others_1 = others_0 + (_S607.width_0 - _S610);
        line_6 = line_6 + 1U;
        others_0 = others_1;
    }
    return others_0;
}

__device__ void op_even_lines_0(Machine_0 * m_83, uint a_50, uint b_37)
{
    GridView_0 from_58 = whole_0(m_83, a_50, 8U);
    uint k_20 = variant_0(m_83, b_37, int(3));
    Machine_0 _S611 = *m_83;
    bool _S612 = failed_0(&_S611);
    if(_S612)
    {
        return;
    }
    bool columns_7 = k_20 == 1U;
    GridView_0 _S613 = from_58;
    uint _S614 = find_mains_0(m_83, &_S613, columns_7);
    bool columns_8;
    if(k_20 == 2U)
    {
        GridView_0 _S615 = from_58;
        uint _S616 = find_mains_0(m_83, &_S615, true);
        columns_8 = _S616 < _S614;
    }
    else
    {
        columns_8 = columns_7;
    }
    uint cells_34 = new_grid_0(m_83, from_58.height_0, from_58.width_0);
    if(cells_34 == 0U)
    {
        return;
    }
    uint _S617 = m_83->scratch_1;
    uint row_23;
    if(columns_8)
    {
        row_23 = 2048U;
    }
    else
    {
        row_23 = 1024U;
    }
    uint _S618 = _S617 + row_23;
    CellWriter_0 to_26 = CellWriter_to_0(cells_34);
    row_23 = 0U;
    for(;;)
    {
        if(row_23 < (from_58.height_0))
        {
        }
        else
        {
            break;
        }
        if(columns_8)
        {
            uint column_11 = 0U;
            for(;;)
            {
                if(column_11 < (from_58.width_0))
                {
                }
                else
                {
                    break;
                }
                CellWriter_push_0(&to_26, int(*(&(globalParams_0->arena_0)[_S618 + column_11])));
                column_11 = column_11 + 1U;
            }
        }
        else
        {
            push_fill_0(&to_26, int(*(&(globalParams_0->arena_0)[_S618 + row_23])), from_58.width_0);
        }
        row_23 = row_23 + 1U;
    }
    CellWriter_finish_0(&to_26);
    return;
}

__device__ void op_sort_lines_0(Machine_0 * m_84, uint a_51, uint b_38)
{
    uint at_28;
    uint filled_2;
    GridView_0 from_59 = whole_0(m_84, a_51, 4U);
    uint k_21 = variant_0(m_84, b_38, int(4));
    Machine_0 _S619 = *m_84;
    bool _S620 = failed_0(&_S619);
    if(_S620)
    {
        return;
    }
    GridView_0 _S621 = from_59;
    uint _S622 = GridView_area_0(&_S621);
    if((count_of_0(from_59.cells_0, _S622, int(0))) == _S622)
    {
        fail_0(m_84, 25U);
        return;
    }
    bool columns_9 = k_21 >= 2U;
    Machine_0 _S623 = *m_84;
    GridView_0 _S624 = from_59;
    GridView_0 _S625 = lines_of_0(&_S623, &_S624, columns_9);
    uint _S626 = m_84->scratch_1 + 1024U;
    uint line_7 = 0U;
    for(;;)
    {
        if(line_7 < (_S625.height_0))
        {
        }
        else
        {
            break;
        }
        at_28 = 0U;
        filled_2 = 0U;
        for(;;)
        {
            if(at_28 < (_S625.width_0))
            {
            }
            else
            {
                break;
            }
            uint filled_3 = filled_2 + ((((equal_ones_0(word_from_0(_S625.cells_0, line_7 * _S625.width_0 + at_28, (U32_min((4U), (_S625.width_0 - at_28)))), 0U)) ^ 16843009U) * 16843009U) >> int(24));
            at_28 = at_28 + 4U;
            filled_2 = filled_3;
        }
        uint key_0 = (filled_2 << int(16)) | line_7;
        uint place_1 = line_7;
        for(;;)
        {
            bool _S627;
            if(place_1 > 0U)
            {
                _S627 = (*(&(globalParams_0->arena_0)[_S626 + place_1 - 1U])) > key_0;
            }
            else
            {
                _S627 = false;
            }
            if(_S627)
            {
            }
            else
            {
                break;
            }
            uint _S628 = _S626 + place_1;
            *(&(globalParams_0->arena_0)[_S628]) = *(&(globalParams_0->arena_0)[_S628 - 1U]);
            place_1 = place_1 - 1U;
        }
        *(&(globalParams_0->arena_0)[_S626 + place_1]) = key_0;
        line_7 = line_7 + 1U;
    }
    uint cells_35 = new_grid_0(m_84, from_59.height_0, from_59.width_0);
    if(cells_35 == 0U)
    {
        return;
    }
    bool _S629 = (k_21 % 2U) == 1U;
    CellWriter_0 to_27 = CellWriter_to_0(cells_35);
    at_28 = 0U;
    for(;;)
    {
        if(at_28 < (from_59.height_0))
        {
        }
        else
        {
            break;
        }
        if(columns_9)
        {
            filled_2 = 0U;
            for(;;)
            {
                if(filled_2 < (from_59.width_0))
                {
                }
                else
                {
                    break;
                }
                if(_S629)
                {
                    line_7 = from_59.width_0 - 1U - filled_2;
                }
                else
                {
                    line_7 = filled_2;
                }
                uint _S630 = (*(&(globalParams_0->arena_0)[_S626 + line_7])) & 65535U;
                GridView_0 _S631 = from_59;
                int _S632 = GridView_at_0(&_S631, at_28, _S630);
                CellWriter_push_0(&to_27, _S632);
                filled_2 = filled_2 + 1U;
            }
        }
        else
        {
            if(_S629)
            {
                line_7 = from_59.height_0 - 1U - at_28;
            }
            else
            {
                line_7 = at_28;
            }
            push_run_0(&to_27, from_59.cells_0, ((*(&(globalParams_0->arena_0)[_S626 + line_7])) & 65535U) * from_59.width_0, from_59.width_0);
        }
        at_28 = at_28 + 1U;
    }
    CellWriter_finish_0(&to_27);
    return;
}

__device__ void op_keep_middle_0(Machine_0 * m_85, uint a_52, uint b_39)
{
    GridView_0 from_60 = whole_0(m_85, a_52, 1U);
    uint _S633 = variant_0(m_85, b_39, int(3));
    uint cells_36 = new_grid_0(m_85, from_60.height_0, from_60.width_0);
    if(cells_36 == 0U)
    {
        return;
    }
    uint _S634 = (from_60.width_0 - 1U) / 2U;
    uint _S635 = from_60.width_0 / 2U;
    CellWriter_0 to_28 = CellWriter_to_0(cells_36);
    uint row_24 = 0U;
    for(;;)
    {
        if(row_24 < (from_60.height_0))
        {
        }
        else
        {
            break;
        }
        uint start_7 = row_24 * from_60.width_0;
        bool _S636;
        if(_S633 != 0U)
        {
            if(row_24 == ((from_60.height_0 - 1U) / 2U))
            {
                _S636 = true;
            }
            else
            {
                _S636 = row_24 == (from_60.height_0 / 2U);
            }
        }
        else
        {
            _S636 = false;
        }
        if(_S636)
        {
            push_run_0(&to_28, from_60.cells_0, start_7, from_60.width_0);
        }
        else
        {
            if(_S633 == 1U)
            {
                push_fill_0(&to_28, int(0), from_60.width_0);
            }
            else
            {
                push_fill_0(&to_28, int(0), _S634);
                push_run_0(&to_28, from_60.cells_0, start_7 + _S634, _S635 + 1U - _S634);
                push_fill_0(&to_28, int(0), from_60.width_0 - _S635 - 1U);
            }
        }
        row_24 = row_24 + 1U;
    }
    CellWriter_finish_0(&to_28);
    return;
}

__device__ void Dispatch_call_0(Machine_0 * m_86, uint op_0, uint4  args_0)
{
    switch(op_0)
    {
    case 189U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S637 = *m_86;
            bool _S638 = failed_0(&_S637);
            if(_S638)
            {
                return;
            }
            op_keep_color_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 190U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S639 = *m_86;
            bool _S640 = failed_0(&_S639);
            if(_S640)
            {
                return;
            }
            op_drop_color_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 191U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S641 = *m_86;
            bool _S642 = failed_0(&_S641);
            if(_S642)
            {
                return;
            }
            op_keep_rank_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 192U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S643 = *m_86;
            bool _S644 = failed_0(&_S643);
            if(_S644)
            {
                return;
            }
            op_drop_rank_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 193U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S645 = *m_86;
            bool _S646 = failed_0(&_S645);
            if(_S646)
            {
                return;
            }
            op_paint_all_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 194U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S647 = *m_86;
            bool _S648 = failed_0(&_S647);
            if(_S648)
            {
                return;
            }
            op_paint_rank_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 195U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S649 = *m_86;
            bool _S650 = failed_0(&_S649);
            if(_S650)
            {
                return;
            }
            op_fill_ground_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 196U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S651 = *m_86;
            bool _S652 = failed_0(&_S651);
            if(_S652)
            {
                return;
            }
            op_swap_ground_0(m_86, args_0.x);
            break;
        }
    case 197U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S653 = *m_86;
            bool _S654 = failed_0(&_S653);
            if(_S654)
            {
                return;
            }
            op_swap_colors_0(m_86, args_0.x);
            break;
        }
    case 200U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S655 = *m_86;
            bool _S656 = failed_0(&_S655);
            if(_S656)
            {
                return;
            }
            op_negative_0(m_86, args_0.x);
            break;
        }
    case 201U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S657 = *m_86;
            bool _S658 = failed_0(&_S657);
            if(_S658)
            {
                return;
            }
            op_crop_content_0(m_86, args_0.x);
            break;
        }
    case 202U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S659 = *m_86;
            bool _S660 = failed_0(&_S659);
            if(_S660)
            {
                return;
            }
            op_crop_ground_0(m_86, args_0.x);
            break;
        }
    case 203U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S661 = *m_86;
            bool _S662 = failed_0(&_S661);
            if(_S662)
            {
                return;
            }
            op_crop_color_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 204U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S663 = *m_86;
            bool _S664 = failed_0(&_S663);
            if(_S664)
            {
                return;
            }
            op_crop_rank_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 205U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S665 = *m_86;
            bool _S666 = failed_0(&_S665);
            if(_S666)
            {
                return;
            }
            op_crop_inside_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 206U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S667 = *m_86;
            bool _S668 = failed_0(&_S667);
            if(_S668)
            {
                return;
            }
            op_crop_frame_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 207U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S669 = *m_86;
            bool _S670 = failed_0(&_S669);
            if(_S670)
            {
                return;
            }
            op_crop_tile_0(m_86, args_0.x);
            break;
        }
    case 208U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S671 = *m_86;
            bool _S672 = failed_0(&_S671);
            if(_S672)
            {
                return;
            }
            op_crop_changed_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 209U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S673 = *m_86;
            bool _S674 = failed_0(&_S673);
            if(_S674)
            {
                return;
            }
            op_quarter_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 210U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S675 = *m_86;
            bool _S676 = failed_0(&_S675);
            if(_S676)
            {
                return;
            }
            op_third_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 211U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S677 = *m_86;
            bool _S678 = failed_0(&_S677);
            if(_S678)
            {
                return;
            }
            op_shrink_0(m_86, args_0.x);
            break;
        }
    case 212U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S679 = *m_86;
            bool _S680 = failed_0(&_S679);
            if(_S680)
            {
                return;
            }
            op_drop_repeats_0(m_86, args_0.x);
            break;
        }
    case 213U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S681 = *m_86;
            bool _S682 = failed_0(&_S681);
            if(_S682)
            {
                return;
            }
            op_drop_empty_lines_0(m_86, args_0.x);
            break;
        }
    case 232U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S683 = *m_86;
            bool _S684 = failed_0(&_S683);
            if(_S684)
            {
                return;
            }
            op_over_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 233U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S685 = *m_86;
            bool _S686 = failed_0(&_S685);
            if(_S686)
            {
                return;
            }
            op_mask_in_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 234U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S687 = *m_86;
            bool _S688 = failed_0(&_S687);
            if(_S688)
            {
                return;
            }
            op_mask_out_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 235U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S689 = *m_86;
            bool _S690 = failed_0(&_S689);
            if(_S690)
            {
                return;
            }
            op_fall_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 249U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S691 = *m_86;
            bool _S692 = failed_0(&_S691);
            if(_S692)
            {
                return;
            }
            op_add_frame_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 250U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S693 = *m_86;
            bool _S694 = failed_0(&_S693);
            if(_S694)
            {
                return;
            }
            op_draw_frame_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 251U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S695 = *m_86;
            bool _S696 = failed_0(&_S695);
            if(_S696)
            {
                return;
            }
            op_tile_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 252U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S697 = *m_86;
            bool _S698 = failed_0(&_S697);
            if(_S698)
            {
                return;
            }
            op_mirror_tile_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 253U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S699 = *m_86;
            bool _S700 = failed_0(&_S699);
            if(_S700)
            {
                return;
            }
            op_turn_tile_0(m_86, args_0.x);
            break;
        }
    case 254U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S701 = *m_86;
            bool _S702 = failed_0(&_S701);
            if(_S702)
            {
                return;
            }
            op_fractal_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 255U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S703 = *m_86;
            bool _S704 = failed_0(&_S703);
            if(_S704)
            {
                return;
            }
            op_repeat_to_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 259U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S705 = *m_86;
            bool _S706 = failed_0(&_S705);
            if(_S706)
            {
                return;
            }
            op_mosaic_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 260U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S707 = *m_86;
            bool _S708 = failed_0(&_S707);
            if(_S708)
            {
                return;
            }
            op_color_line_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 261U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S709 = *m_86;
            bool _S710 = failed_0(&_S709);
            if(_S710)
            {
                return;
            }
            op_cell_line_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 262U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S711 = *m_86;
            bool _S712 = failed_0(&_S711);
            if(_S712)
            {
                return;
            }
            op_count_line_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 263U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S713 = *m_86;
            bool _S714 = failed_0(&_S713);
            if(_S714)
            {
                return;
            }
            op_histogram_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 274U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S715 = *m_86;
            bool _S716 = failed_0(&_S715);
            if(_S716)
            {
                return;
            }
            op_fit_to_0(m_86, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 281U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S717 = *m_86;
            bool _S718 = failed_0(&_S717);
            if(_S718)
            {
                return;
            }
            op_continue_lines_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 283U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S719 = *m_86;
            bool _S720 = failed_0(&_S719);
            if(_S720)
            {
                return;
            }
            op_reverse_colors_0(m_86, args_0.x);
            break;
        }
    case 284U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S721 = *m_86;
            bool _S722 = failed_0(&_S721);
            if(_S722)
            {
                return;
            }
            op_even_lines_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 285U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S723 = *m_86;
            bool _S724 = failed_0(&_S723);
            if(_S724)
            {
                return;
            }
            op_sort_lines_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 286U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S725 = *m_86;
            bool _S726 = failed_0(&_S725);
            if(_S726)
            {
                return;
            }
            op_keep_middle_0(m_86, args_0.x, args_0.y);
            break;
        }
    default:
        {
            fail_0(m_86, 254U);
            break;
        }
    }
    Machine_0 _S727 = *m_86;
    bool _S728 = failed_0(&_S727);
    bool _S729;
    if(_S728)
    {
        _S729 = (m_86->fault_prim_0) == 0U;
    }
    else
    {
        _S729 = false;
    }
    if(_S729)
    {
        m_86->fault_prim_0 = op_0 + 1U;
    }
    return;
}

__device__ uint2  multiply_64_0(uint2  a_53, uint2  b_40)
{
    uint _S730 = a_53.x;
    uint a0_0 = _S730 & 65535U;
    uint a1_0 = _S730 >> int(16);
    uint _S731 = b_40.x;
    uint b0_0 = _S731 & 65535U;
    uint b1_0 = _S731 >> int(16);
    uint low_3 = a0_0 * b0_0;
    uint middle_1 = a1_0 * b0_0 + (low_3 >> int(16));
    uint other_2 = a0_0 * b1_0 + (middle_1 & 65535U);
    return make_uint2 ((other_2 << int(16)) | (low_3 & 65535U), a1_0 * b1_0 + (middle_1 >> int(16)) + (other_2 >> int(16)) + _S730 * b_40.y + a_53.y * _S731);
}

__device__ uint2  hash_of_0(uint record_7)
{
    uint _S732 = words_of_0(record_7);
    uint2  hash_0 = make_uint2 (0U, 0U);
    uint i_27 = 0U;
    for(;;)
    {
        if(i_27 < _S732)
        {
        }
        else
        {
            break;
        }
        uint _S733 = record_7 + i_27;
        uint _S734 = *(&(globalParams_0->arena_0)[_S733]);
        uint _S735;
        if((i_27 + 1U) < _S732)
        {
            _S735 = *(&(globalParams_0->arena_0)[_S733 + 1U]);
        }
        else
        {
            _S735 = 0U;
        }
        uint2  _S736 = multiply_64_0(hash_0 ^ make_uint2 (_S734, _S735), make_uint2 (2135587861U, 2654435769U));
        hash_0 = _S736;
        *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S736.y);
        i_27 = i_27 + 2U;
    }
    uint2  _S737 = multiply_64_0(hash_0, make_uint2 (3981806797U, 4283543511U));
    hash_0 = _S737;
    *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S737.y);
    return hash_0;
}

__device__ uint weight_of_0(uint record_8)
{
    uint count_23 = *(&(globalParams_0->arena_0)[record_8 + 1U]);
    switch(kind_of_0(record_8))
    {
    case 6U:
        {
            return 1U + count_23 * *(&(globalParams_0->arena_0)[record_8 + 2U]) / 8U;
        }
    case 7U:
        {
            return 1U + count_23 / 8U;
        }
    case 8U:
    case 10U:
    case 11U:
        {
            return 1U + count_23 / 2U;
        }
    case 9U:
    case 12U:
        {
            return *(&(globalParams_0->arena_0)[record_8 + 2U]);
        }
    default:
        {
            return 1U;
        }
    }
}

__device__ uint equal_cells_0(uint record_9, uint target_0)
{
    bool _S738;
    if(target_0 == 0U)
    {
        _S738 = true;
    }
    else
    {
        _S738 = (kind_of_0(record_9)) != 6U;
    }
    if(_S738)
    {
        _S738 = true;
    }
    else
    {
        _S738 = (*(&(globalParams_0->arena_0)[record_9 + 1U])) != (*(&(globalParams_0->arena_0)[target_0 + 1U]));
    }
    if(_S738)
    {
        _S738 = true;
    }
    else
    {
        _S738 = (*(&(globalParams_0->arena_0)[record_9 + 2U])) != (*(&(globalParams_0->arena_0)[target_0 + 2U]));
    }
    if(_S738)
    {
        return 4294967295U;
    }
    uint _S739 = *(&(globalParams_0->arena_0)[record_9 + 1U]) * *(&(globalParams_0->arena_0)[record_9 + 2U]);
    uint i_28 = 0U;
    uint equal_0 = 0U;
    for(;;)
    {
        if(i_28 < _S739)
        {
        }
        else
        {
            break;
        }
        uint _S740 = i_28 >> int(2);
        uint _S741 = (*(&(globalParams_0->arena_0)[record_9 + 4U + _S740])) ^ (*(&(globalParams_0->arena_0)[target_0 + 4U + _S740]));
        uint _S742 = (U32_min((4U), (_S739 - i_28)));
        uint k_22 = 0U;
        for(;;)
        {
            if(k_22 < _S742)
            {
            }
            else
            {
                break;
            }
            int _S743;
            if(((_S741 >> (8U * k_22)) & 255U) == 0U)
            {
                _S743 = int(1);
            }
            else
            {
                _S743 = int(0);
            }
            uint equal_1 = equal_0 + uint(_S743);
            k_22 = k_22 + 1U;
            equal_0 = equal_1;
        }
        i_28 = i_28 + 4U;
    }
    return equal_0;
}

__device__ uint element_kind_0(uint record_10)
{
    uint kind_4 = kind_of_0(record_10);
    bool _S744;
    if(kind_4 == 9U)
    {
        _S744 = true;
    }
    else
    {
        _S744 = kind_4 == 12U;
    }
    uint common_2;
    if(_S744)
    {
        common_2 = 4294967295U;
        uint i_29 = 0U;
        for(;;)
        {
            if(i_29 < (*(&(globalParams_0->arena_0)[record_10 + 1U])))
            {
            }
            else
            {
                break;
            }
            uint element_0 = kind_of_0(record_10 + *(&(globalParams_0->arena_0)[record_10 + 4U + i_29]));
            if(i_29 > 0U)
            {
                _S744 = element_0 != common_2;
            }
            else
            {
                _S744 = false;
            }
            if(_S744)
            {
                return 4294967295U;
            }
            uint i_30 = i_29 + 1U;
            common_2 = element_0;
            i_29 = i_30;
        }
    }
    else
    {
        common_2 = 4294967295U;
    }
    return common_2;
}

__device__ void run_item_0(uint id_0)
{
    uint _S745 = __ldg(&globalParams_0->params_0->count_0);
    if(id_0 >= _S745)
    {
        return;
    }
    uint item_0 = id_0 * 8U;
    uint _S746 = __ldg((&(globalParams_0->items_0)[item_0]));
    uint _S747 = __ldg((&(globalParams_0->items_0)[item_0 + 1U]));
    uint _S748 = __ldg((&(globalParams_0->items_0)[item_0 + 2U]));
    uint _S749 = __ldg((&(globalParams_0->items_0)[item_0 + 3U]));
    uint _S750 = __ldg((&(globalParams_0->items_0)[item_0 + 4U]));
    uint _S751 = __ldg((&(globalParams_0->items_0)[item_0 + 5U]));
    Machine_0 m_87;
    uint _S752 = __ldg(&globalParams_0->params_0->scratch_0);
    uint _S753 = __ldg(&globalParams_0->params_0->scratch_words_0);
    (&m_87)->scratch_1 = _S752 + id_0 * _S753;
    uint at_29 = 0U;
    for(;;)
    {
        if(at_29 < _S747)
        {
        }
        else
        {
            break;
        }
        uint instruction_0 = (_S746 + at_29) * 8U;
        uint _S754 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint op_1 = _S754 & 65535U;
        uint _S755 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint _S756 = _S755 >> int(16);
        uint _S757 = __ldg((&(globalParams_0->code_0)[instruction_0 + 1U]));
        uint place_2 = _S749 + _S757;
        uint _S758 = __ldg(&globalParams_0->params_0->fuel_0);
        (&m_87)->fuel_1 = _S758;
        uint _S759 = __ldg(&globalParams_0->params_0->memory_0);
        (&m_87)->memory_1 = _S759;
        (&m_87)->fault_0 = 0U;
        (&m_87)->fault_prim_0 = 0U;
        (&m_87)->calls_0 = 0U;
        (&m_87)->cursor_0 = place_2;
        uint _S760 = __ldg((&(globalParams_0->code_0)[instruction_0 + 2U]));
        (&m_87)->end_0 = place_2 + _S760;
        uint4  args_1 = make_uint4 (0U, 0U, 0U, 0U);
        bool poisoned_0 = false;
        uint i_31 = 0U;
        for(;;)
        {
            if(i_31 < _S756)
            {
            }
            else
            {
                break;
            }
            uint _S761 = __ldg((&(globalParams_0->code_0)[instruction_0 + 3U + i_31]));
            uint address_0 = operand_address_0(_S761, _S748, _S749);
            *_slang_vector_get_element_ptr(&args_1, i_31) = address_0;
            bool _S762;
            if(!poisoned_0)
            {
                _S762 = (kind_of_0(address_0)) == 13U;
            }
            else
            {
                _S762 = false;
            }
            if(_S762)
            {
                (&m_87)->fault_0 = *(&(globalParams_0->arena_0)[address_0 + 1U]) + 1U;
                (&m_87)->fault_prim_0 = *(&(globalParams_0->arena_0)[address_0 + 2U]);
                poisoned_0 = true;
            }
            i_31 = i_31 + 1U;
        }
        if(!poisoned_0)
        {
            Dispatch_call_0(&m_87, op_1, args_1);
        }
        uint row_25 = (_S751 + at_29) * 12U;
        uint * _S763 = (&(globalParams_0->results_0)[row_25 + 1U]);
        uint _S764 = __ldg(&globalParams_0->params_0->fuel_0);
        *_S763 = _S764 - (&m_87)->fuel_1;
        uint * _S765 = (&(globalParams_0->results_0)[row_25 + 2U]);
        uint _S766 = __ldg(&globalParams_0->params_0->memory_0);
        *_S765 = _S766 - (&m_87)->memory_1;
        *(&(globalParams_0->results_0)[row_25 + 3U]) = (&m_87)->calls_0;
        if(((&m_87)->fault_0) != 0U)
        {
            *(&(globalParams_0->arena_0)[place_2]) = 13U;
            *(&(globalParams_0->arena_0)[place_2 + 1U]) = (&m_87)->fault_0 - 1U;
            *(&(globalParams_0->arena_0)[place_2 + 2U]) = (&m_87)->fault_prim_0;
            *(&(globalParams_0->arena_0)[place_2 + 3U]) = 0U;
        }
        *(&(globalParams_0->results_0)[row_25]) = kind_of_0(place_2);
        *(&(globalParams_0->results_0)[row_25 + 4U]) = *(&(globalParams_0->arena_0)[place_2 + 1U]);
        *(&(globalParams_0->results_0)[row_25 + 5U]) = *(&(globalParams_0->arena_0)[place_2 + 2U]);
        *(&(globalParams_0->results_0)[row_25 + 6U]) = words_of_0(place_2);
        if(((&m_87)->fault_0) == 0U)
        {
            uint2  hash_1 = hash_of_0(place_2);
            *(&(globalParams_0->results_0)[row_25 + 7U]) = weight_of_0(place_2);
            *(&(globalParams_0->results_0)[row_25 + 8U]) = hash_1.x;
            *(&(globalParams_0->results_0)[row_25 + 9U]) = hash_1.y;
            *(&(globalParams_0->results_0)[row_25 + 10U]) = equal_cells_0(place_2, _S750);
            *(&(globalParams_0->results_0)[row_25 + 11U]) = element_kind_0(place_2);
        }
        at_29 = at_29 + 1U;
    }
    return;
}

__device__ uint invocation_0(uint3  id_1)
{
    return id_1.x + id_1.y * 64U * 32768U;
}

extern "C" __global__ void cells()
{
    run_item_0(invocation_0(blockIdx * blockDim + threadIdx));
    return;
}

