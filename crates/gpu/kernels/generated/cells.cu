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
    int low_0 = int(word_at_0(record_1 + 1U));
    int high_0 = int(word_at_0(record_1 + 2U));
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

__device__ __noinline__ GridView_0 grid_view_0(Machine_0 * m_6, uint record_3)
{
    GridView_0 view_0;
    (&view_0)->height_0 = 0U;
    (&view_0)->width_0 = 0U;
    uint _S6 = record_3 + 4U;
    (&view_0)->cells_0 = _S6;
    uint kind_1 = kind_of_0(record_3);
    if(kind_1 == 6U)
    {
        (&view_0)->height_0 = word_at_0(record_3 + 1U);
        (&view_0)->width_0 = word_at_0(record_3 + 2U);
        return view_0;
    }
    bool rows_are_empty_0;
    if(kind_1 == 9U)
    {
        rows_are_empty_0 = (word_at_0(record_3 + 1U)) <= 256U;
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
            if(i_0 < (word_at_0(record_3 + 1U)))
            {
            }
            else
            {
                break;
            }
            uint row_0 = record_3 + word_at_0(_S6 + i_0);
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
                rows_are_empty_0 = (word_at_0(row_0 + 1U)) == 0U;
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
        (&view_0)->height_0 = word_at_0(record_3 + 1U);
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

__device__ __noinline__ GridView_0 whole_0(Machine_0 * m_7, uint record_4, uint times_0)
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
    uint at_1 = m_8->cursor_0;
    bool _S13;
    if(words_0 > 1048576U)
    {
        _S13 = true;
    }
    else
    {
        _S13 = (at_1 + 4U + words_0) > (m_8->end_0);
    }
    if(_S13)
    {
        fail_0(m_8, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[at_1]) = kind_2;
    *(&(globalParams_0->arena_0)[at_1 + 1U]) = a_0;
    *(&(globalParams_0->arena_0)[at_1 + 2U]) = b_0;
    *(&(globalParams_0->arena_0)[at_1 + 3U]) = words_0;
    if(words_0 > 0U)
    {
        *(&(globalParams_0->arena_0)[at_1 + 4U + words_0 - 1U]) = 0U;
    }
    m_8->cursor_0 = at_1 + 4U + words_0;
    return at_1;
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
    uint at_2 = new_record_0(m_10, 9U, count_1, 1U + count_1, count_1 + count_1 * 4U);
    if(at_2 == 0U)
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
        *(&(globalParams_0->arena_0)[at_2 + 4U + i_1]) = start_0;
        uint _S15 = at_2 + start_0;
        *(&(globalParams_0->arena_0)[_S15]) = 9U;
        *(&(globalParams_0->arena_0)[_S15 + 1U]) = 0U;
        *(&(globalParams_0->arena_0)[_S15 + 2U]) = 1U;
        *(&(globalParams_0->arena_0)[_S15 + 3U]) = 0U;
        i_1 = i_1 + 1U;
    }
    return;
}

__device__ __noinline__ uint new_grid_0(Machine_0 * m_11, uint height_1, uint width_1)
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
    uint at_3 = new_record_0(m_11, 6U, height_1, width_1, (area_0 + 3U) / 4U);
    uint _S17;
    if(at_3 == 0U)
    {
        _S17 = 0U;
    }
    else
    {
        _S17 = at_3 + 4U;
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
        *(&(globalParams_0->arena_0)[cells_1 + _S25]) = (changed_word_0(change_1, word_at_0(from_1.cells_0 + _S25), _S23, _S24)) & (first_bytes_0(_S22 - i_2));
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

__device__ __noinline__ Tally_0 tally_cells_0(Machine_0 * m_15, uint cells_2, uint count_4)
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
        uint word_1 = word_at_0(cells_2 + (i_3 >> int(2)));
        uint all_2 = all_1 | word_1;
        uint _S28 = (U32_min((4U), (count_4 - i_3)));
        uint k_0 = 0U;
        for(;;)
        {
            if(k_0 < _S28)
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

__device__ __noinline__ Ranked_0 ranked_tally_0(Tally_0 * tally_1)
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
        uint _S29 = tally_1->counts_0[colour_2];
        if((tally_1->counts_0[colour_2]) == 0U)
        {
            colour_2 = colour_2 + int(1);
            continue;
        }
        uint at_4 = (&ranked_0)->count_3;
        for(;;)
        {
            bool _S30;
            if(at_4 > 0U)
            {
                _S30 = (tally_1->counts_0[(&ranked_0)->colours_0[at_4 - 1U]]) < _S29;
            }
            else
            {
                _S30 = false;
            }
            if(_S30)
            {
            }
            else
            {
                break;
            }
            uint _S31 = at_4 - 1U;
            (&ranked_0)->colours_0[at_4] = (&ranked_0)->colours_0[_S31];
            at_4 = _S31;
        }
        (&ranked_0)->colours_0[at_4] = colour_2;
        (&ranked_0)->count_3 = (&ranked_0)->count_3 + 1U;
        colour_2 = colour_2 + int(1);
    }
    return ranked_0;
}

__device__ Ranked_0 ranked_cells_0(Machine_0 * m_16, uint cells_3, uint count_5)
{
    Tally_0 _S32 = tally_cells_0(m_16, cells_3, count_5);
    Tally_0 _S33 = _S32;
    Ranked_0 _S34 = ranked_tally_0(&_S33);
    return _S34;
}

__device__ int colour_of_rank_0(Machine_0 * m_17, GridView_0 * from_2, uint rank_record_0)
{
    uint _S35 = from_2->cells_0;
    uint _S36 = GridView_area_0(from_2);
    Ranked_0 ranked_1 = ranked_cells_0(m_17, _S35, _S36);
    int rank_0 = int_view_0(m_17, rank_record_0);
    Machine_0 _S37 = *m_17;
    bool _S38 = failed_0(&_S37);
    if(_S38)
    {
        return int(0);
    }
    int at_5;
    if(rank_0 < int(0))
    {
        at_5 = int(ranked_1.count_3) + rank_0;
    }
    else
    {
        at_5 = rank_0;
    }
    bool _S39;
    if(at_5 < int(0))
    {
        _S39 = true;
    }
    else
    {
        _S39 = at_5 >= int(ranked_1.count_3);
    }
    if(_S39)
    {
        fail_0(m_17, 19U);
        return int(0);
    }
    return ranked_1.colours_0[at_5];
}

__device__ void each_rank_0(Machine_0 * m_18, uint a_6, uint rank_1, int change_2)
{
    GridView_0 from_3 = whole_0(m_18, a_6, 2U);
    Machine_0 _S40 = *m_18;
    bool _S41 = failed_0(&_S40);
    if(_S41)
    {
        return;
    }
    GridView_0 _S42 = from_3;
    int _S43 = colour_of_rank_0(m_18, &_S42, rank_1);
    each_0(m_18, a_6, change_2, _S43, int(0));
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
    int _S44 = colour_view_0(m_21, b_7);
    each_0(m_21, a_9, int(2), _S44, int(0));
    return;
}

__device__ void op_paint_rank_0(Machine_0 * m_22, uint a_10, uint b_8)
{
    each_rank_0(m_22, a_10, b_8, int(2));
    return;
}

__device__ void op_fill_ground_0(Machine_0 * m_23, uint a_11, uint b_9)
{
    int _S45 = colour_view_0(m_23, b_9);
    each_0(m_23, a_11, int(3), _S45, int(0));
    return;
}

__device__ uint count_of_0(uint cells_4, uint count_6, int colour_3)
{
    uint _S46 = splat_0(colour_3);
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
        uint found_1 = found_0 + ((((equal_ones_0(word_at_0(cells_4 + (i_4 >> int(2))), _S46)) & (first_bytes_0(count_6 - i_4))) * 16843009U) >> int(24));
        i_4 = i_4 + 4U;
        found_0 = found_1;
    }
    return found_0;
}

__device__ int cell_at_0(uint cells_5, uint i_5)
{
    return int((word_at_0(cells_5 + (i_5 >> int(2)))) << (24U - 8U * (i_5 & 3U))) >> int(24);
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
        uint _S47 = this_1->counts_0[colour_4];
        bool _S48;
        if((this_1->counts_0[colour_4]) > 0U)
        {
            if(best_0 < int(0))
            {
                _S48 = true;
            }
            else
            {
                _S48 = _S47 > this_1->counts_0[best_0];
            }
        }
        else
        {
            _S48 = false;
        }
        if(_S48)
        {
            best_0 = colour_4;
        }
        colour_4 = colour_4 + int(1);
    }
    return best_0;
}

__device__ int background_0(Machine_0 * m_24, GridView_0 * from_4)
{
    uint _S49 = GridView_area_0(from_4);
    spend_0(m_24, _S49 / 8U);
    Machine_0 _S50 = *m_24;
    bool _S51 = failed_0(&_S50);
    if(_S51)
    {
        return int(0);
    }
    uint _S52 = from_4->cells_0;
    if((count_of_0(from_4->cells_0, _S49, int(0)) * 2U) > _S49)
    {
        return int(0);
    }
    int middle_0 = cell_at_0(_S52, _S49 / 2U);
    if((count_of_0(_S52, _S49, middle_0) * 2U) > _S49)
    {
        return middle_0;
    }
    Tally_0 _S53 = tally_cells_0(m_24, _S52, _S49);
    Tally_0 _S54 = _S53;
    int _S55 = Tally_most_0(&_S54);
    return _S55;
}

__device__ void op_swap_ground_0(Machine_0 * m_25, uint a_12)
{
    GridView_0 from_5 = whole_0(m_25, a_12, 1U);
    Machine_0 _S56 = *m_25;
    bool _S57 = failed_0(&_S56);
    if(_S57)
    {
        return;
    }
    GridView_0 _S58 = from_5;
    int _S59 = background_0(m_25, &_S58);
    each_0(m_25, a_12, int(4), _S59, int(0));
    return;
}

__device__ void op_swap_colors_0(Machine_0 * m_26, uint a_13)
{
    GridView_0 from_6 = whole_0(m_26, a_13, 2U);
    Machine_0 _S60 = *m_26;
    bool _S61 = failed_0(&_S60);
    if(_S61)
    {
        return;
    }
    GridView_0 _S62 = from_6;
    uint _S63 = GridView_area_0(&_S62);
    Ranked_0 ranked_2 = ranked_cells_0(m_26, from_6.cells_0, _S63);
    bool _S64;
    if((ranked_2.count_3) == 0U)
    {
        _S64 = true;
    }
    else
    {
        _S64 = (ranked_2.count_3) > 2U;
    }
    if(_S64)
    {
        fail_0(m_26, 25U);
    }
    else
    {
        int _S65;
        if((ranked_2.count_3) == 2U)
        {
            _S65 = ranked_2.colours_0[int(1)];
        }
        else
        {
            _S65 = int(0);
        }
        each_0(m_26, a_13, int(4), ranked_2.colours_0[int(0)], _S65);
    }
    return;
}

__device__ void op_negative_0(Machine_0 * m_27, uint a_14)
{
    GridView_0 from_7 = whole_0(m_27, a_14, 2U);
    Machine_0 _S66 = *m_27;
    bool _S67 = failed_0(&_S66);
    if(_S67)
    {
        return;
    }
    GridView_0 _S68 = from_7;
    uint _S69 = GridView_area_0(&_S68);
    Ranked_0 ranked_3 = ranked_cells_0(m_27, from_7.cells_0, _S69);
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
        uint _S70 = this_3->column_0 + 1U;
        this_3->column_0 = _S70;
        if(_S70 == (this_3->width_2))
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
    uint _S71 = GridView_area_0(from_8);
    uint _S72 = splat_0(colour_5);
    uint _S73;
    if(of_colour_0)
    {
        _S73 = 0U;
    }
    else
    {
        _S73 = 16843009U;
    }
    Around_0 around_1 = Around_in_width_0(from_8->width_0);
    uint i_6 = 0U;
    for(;;)
    {
        if(i_6 < _S71)
        {
        }
        else
        {
            break;
        }
        uint ones_1 = ((equal_ones_0(word_at_0(from_8->cells_0 + (i_6 >> int(2))), _S72)) ^ _S73) & (first_bytes_0(_S71 - i_6));
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
    return 4U + word_at_0(record_5 + 3U);
}

__device__ uint copy_record_0(Machine_0 * m_29, uint from_9)
{
    uint words_1 = words_of_0(from_9);
    uint at_6 = new_record_0(m_29, kind_of_0(from_9), word_at_0(from_9 + 1U), word_at_0(from_9 + 2U), words_1 - 4U);
    if(at_6 != 0U)
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
            *(&(globalParams_0->arena_0)[at_6 + i_7]) = word_at_0(from_9 + i_7);
            i_7 = i_7 + 1U;
        }
    }
    return at_6;
}

struct CellWriter_0
{
    uint at_7;
    uint word_2;
    uint filled_0;
};

__device__ CellWriter_0 CellWriter_to_0(uint cells_6)
{
    CellWriter_0 w_0;
    (&w_0)->at_7 = cells_6;
    (&w_0)->word_2 = 0U;
    (&w_0)->filled_0 = 0U;
    return w_0;
}

__device__ uint word_from_0(uint cells_7, uint at_8, uint count_7)
{
    uint word_3 = cells_7 + (at_8 >> int(2));
    uint _S74 = at_8 & 3U;
    uint shift_0 = 8U * _S74;
    uint value_1 = (word_at_0(word_3)) >> shift_0;
    uint value_2;
    if((_S74 + count_7) > 4U)
    {
        value_2 = value_1 | ((word_at_0(word_3 + 1U)) << (32U - shift_0));
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
    uint _S75 = to_0->filled_0 + count_8;
    to_0->filled_0 = _S75;
    if(_S75 >= 4U)
    {
        *(&(globalParams_0->arena_0)[to_0->at_7]) = to_0->word_2;
        to_0->at_7 = to_0->at_7 + 1U;
        uint _S76;
        if(shift_1 == 0U)
        {
            _S76 = 0U;
        }
        else
        {
            _S76 = word_4 >> (32U - shift_1);
        }
        to_0->word_2 = _S76;
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
        uint _S77 = (U32_min((4U), (count_9 - i_8)));
        push_word_0(to_1, word_from_0(cells_8, start_1 + i_8, _S77), _S77);
        i_8 = i_8 + 4U;
    }
    return;
}

__device__ void CellWriter_finish_0(CellWriter_0 * this_6)
{
    if((this_6->filled_0) != 0U)
    {
        *(&(globalParams_0->arena_0)[this_6->at_7]) = this_6->word_2;
    }
    return;
}

__device__ void cut_0(Machine_0 * m_30, GridView_0 * from_10, Span_0 * span_1)
{
    uint _S78 = Span_height_0(span_1);
    uint _S79 = Span_width_0(span_1);
    uint cells_9 = new_grid_0(m_30, _S78, _S79);
    if(cells_9 == 0U)
    {
        return;
    }
    CellWriter_0 to_2 = CellWriter_to_0(cells_9);
    uint _S80 = from_10->width_0;
    if(_S79 == (from_10->width_0))
    {
        push_run_0(&to_2, from_10->cells_0, span_1->top_0 * _S80, _S78 * _S80);
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
            push_run_0(&to_2, from_10->cells_0, row_2 * _S80 + span_1->left_0, _S79);
            row_2 = row_2 + 1U;
        }
    }
    CellWriter_finish_0(&to_2);
    return;
}

__device__ __noinline__ void op_crop_content_0(Machine_0 * m_31, uint a_15)
{
    GridView_0 from_11 = whole_0(m_31, a_15, 1U);
    Machine_0 _S81 = *m_31;
    bool _S82 = failed_0(&_S81);
    if(_S82)
    {
        return;
    }
    GridView_0 _S83 = from_11;
    Span_0 _S84 = span_of_0(m_31, &_S83, int(0), false);
    Machine_0 _S85 = *m_31;
    bool _S86 = failed_0(&_S85);
    if(_S86)
    {
        return;
    }
    Span_0 _S87 = _S84;
    uint _S88 = Span_height_0(&_S87);
    bool _S89;
    if(_S88 == (from_11.height_0))
    {
        Span_0 _S90 = _S84;
        uint _S91 = Span_width_0(&_S90);
        _S89 = _S91 == (from_11.width_0);
    }
    else
    {
        _S89 = false;
    }
    if(_S89)
    {
        uint _S92 = copy_record_0(m_31, a_15);
    }
    else
    {
        GridView_0 _S93 = from_11;
        Span_0 _S94 = _S84;
        cut_0(m_31, &_S93, &_S94);
    }
    return;
}

__device__ void op_crop_ground_0(Machine_0 * m_32, uint a_16)
{
    GridView_0 from_12 = whole_0(m_32, a_16, 2U);
    Machine_0 _S95 = *m_32;
    bool _S96 = failed_0(&_S95);
    if(_S96)
    {
        return;
    }
    GridView_0 _S97 = from_12;
    int _S98 = background_0(m_32, &_S97);
    Machine_0 _S99 = *m_32;
    bool _S100 = failed_0(&_S99);
    if(_S100)
    {
        return;
    }
    GridView_0 _S101 = from_12;
    Span_0 _S102 = span_of_0(m_32, &_S101, _S98, false);
    GridView_0 _S103 = from_12;
    Span_0 _S104 = _S102;
    cut_0(m_32, &_S103, &_S104);
    return;
}

__device__ void op_crop_color_0(Machine_0 * m_33, uint a_17, uint b_10)
{
    GridView_0 from_13 = whole_0(m_33, a_17, 1U);
    int sought_0 = colour_view_0(m_33, b_10);
    Machine_0 _S105 = *m_33;
    bool _S106 = failed_0(&_S105);
    if(_S106)
    {
        return;
    }
    GridView_0 _S107 = from_13;
    Span_0 _S108 = span_of_0(m_33, &_S107, sought_0, true);
    GridView_0 _S109 = from_13;
    Span_0 _S110 = _S108;
    cut_0(m_33, &_S109, &_S110);
    return;
}

__device__ void op_crop_rank_0(Machine_0 * m_34, uint a_18, uint b_11)
{
    GridView_0 from_14 = whole_0(m_34, a_18, 2U);
    Machine_0 _S111 = *m_34;
    bool _S112 = failed_0(&_S111);
    if(_S112)
    {
        return;
    }
    GridView_0 _S113 = from_14;
    int _S114 = colour_of_rank_0(m_34, &_S113, b_11);
    Machine_0 _S115 = *m_34;
    bool _S116 = failed_0(&_S115);
    if(_S116)
    {
        return;
    }
    GridView_0 _S117 = from_14;
    Span_0 _S118 = span_of_0(m_34, &_S117, _S114, true);
    GridView_0 _S119 = from_14;
    Span_0 _S120 = _S118;
    cut_0(m_34, &_S119, &_S120);
    return;
}

__device__ Span_0 Span_x24init_0(uint top_1, uint bottom_1, uint left_1, uint right_1)
{
    Span_0 _S121;
    (&_S121)->top_0 = top_1;
    (&_S121)->bottom_0 = bottom_1;
    (&_S121)->left_0 = left_1;
    (&_S121)->right_0 = right_1;
    return _S121;
}

__device__ __noinline__ void op_crop_inside_0(Machine_0 * m_35, uint a_19, uint b_12)
{
    GridView_0 from_15 = whole_0(m_35, a_19, 2U);
    Machine_0 _S122 = *m_35;
    bool _S123 = failed_0(&_S122);
    if(_S123)
    {
        return;
    }
    GridView_0 _S124 = from_15;
    int _S125 = colour_of_rank_0(m_35, &_S124, b_12);
    Machine_0 _S126 = *m_35;
    bool _S127 = failed_0(&_S126);
    if(_S127)
    {
        return;
    }
    GridView_0 _S128 = from_15;
    Span_0 _S129 = span_of_0(m_35, &_S128, _S125, true);
    Machine_0 _S130 = *m_35;
    bool _S131 = failed_0(&_S130);
    bool _S132;
    if(!_S131)
    {
        Span_0 _S133 = _S129;
        uint _S134 = Span_height_0(&_S133);
        if(_S134 < 3U)
        {
            _S132 = true;
        }
        else
        {
            Span_0 _S135 = _S129;
            uint _S136 = Span_width_0(&_S135);
            _S132 = _S136 < 3U;
        }
    }
    else
    {
        _S132 = false;
    }
    if(_S132)
    {
        fail_0(m_35, 25U);
    }
    Span_0 inner_0 = Span_x24init_0(_S129.top_0 + 1U, _S129.bottom_0 - 1U, _S129.left_0 + 1U, _S129.right_0 - 1U);
    GridView_0 _S137 = from_15;
    Span_0 _S138 = inner_0;
    cut_0(m_35, &_S137, &_S138);
    return;
}

__device__ uint variant_0(Machine_0 * m_36, uint record_6, int count_10)
{
    int k_2 = int_view_0(m_36, record_6);
    Machine_0 _S139 = *m_36;
    bool _S140 = failed_0(&_S139);
    bool _S141;
    if(!_S140)
    {
        if(k_2 < int(0))
        {
            _S141 = true;
        }
        else
        {
            _S141 = k_2 >= count_10;
        }
    }
    else
    {
        _S141 = false;
    }
    if(_S141)
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
    Joint_0 _S142;
    (&_S142)->one_colour_0 = one_colour_1;
    (&_S142)->diagonal_0 = diagonal_1;
    return _S142;
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
    uint _S143 = m_37->scratch_1 + 1024U;
    uint _S144 = label_0;
    for(;;)
    {
        uint _S145 = _S143 + _S144;
        if((word_at_0(_S145)) != _S144)
        {
        }
        else
        {
            break;
        }
        _S144 = word_at_0(_S145);
    }
    return _S144;
}

__device__ uint united_0(Machine_0 * m_38, uint a_20, uint b_13)
{
    uint _S146 = lead_of_0(m_38, a_20);
    uint _S147 = lead_of_0(m_38, b_13);
    uint _S148 = (U32_min((_S146), (_S147)));
    *(&(globalParams_0->arena_0)[m_38->scratch_1 + 1024U + (U32_max((_S146), (_S147)))]) = _S148;
    return _S148;
}

__device__ uint joined_0(Machine_0 * m_39, GridView_0 * from_16, Joint_0 * joint_0, int cell_1, uint other_0, uint label_1)
{
    uint own_0 = word_at_0(m_39->scratch_1 + other_0);
    bool _S149;
    if(own_0 == 0U)
    {
        _S149 = true;
    }
    else
    {
        if(joint_0->one_colour_0)
        {
            _S149 = (cell_at_0(from_16->cells_0, other_0)) != cell_1;
        }
        else
        {
            _S149 = false;
        }
    }
    if(_S149)
    {
        return label_1;
    }
    uint _S150;
    if(label_1 == 0U)
    {
        _S150 = own_0;
    }
    else
    {
        uint _S151 = united_0(m_39, label_1, own_0);
        _S150 = _S151;
    }
    return _S150;
}

__device__ __noinline__ uint find_parts_0(Machine_0 * m_40, GridView_0 * from_17, Joint_0 * joint_1, int condition_1, int colour_7)
{
    uint _S152;
    uint used_0;
    uint label_2;
    uint column_1;
    uint _S153 = m_40->scratch_1;
    uint leads_0 = m_40->scratch_1 + 1024U;
    uint _S154 = from_17->width_0;
    uint _S155 = GridView_area_0(from_17);
    bool _S156;
    if(_S155 >= 1024U)
    {
        _S156 = true;
    }
    else
    {
        _S156 = (from_17->height_0) > 255U;
    }
    if(_S156)
    {
        _S156 = true;
    }
    else
    {
        _S156 = _S154 > 255U;
    }
    if(_S156)
    {
        fail_0(m_40, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[leads_0]) = 0U;
    uint row_3 = 0U;
    uint used_1 = 1U;
    for(;;)
    {
        _S152 = from_17->height_0;
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
            if(column_1 < _S154)
            {
            }
            else
            {
                break;
            }
            uint at_9 = row_3 * _S154 + column_1;
            int cell_2 = cell_at_0(from_17->cells_0, at_9);
            if(!meets_0(cell_2, condition_1, colour_7))
            {
                *(&(globalParams_0->arena_0)[_S153 + at_9]) = 0U;
                column_1 = column_1 + 1U;
                continue;
            }
            bool _S157 = column_1 > 0U;
            if(_S157)
            {
                uint _S158 = at_9 - 1U;
                Machine_0 _S159 = *m_40;
                uint _S160 = joined_0(&_S159, from_17, joint_1, cell_2, _S158, 0U);
                label_2 = _S160;
            }
            else
            {
                label_2 = 0U;
            }
            uint label_3;
            uint label_4;
            if(row_3 > 0U)
            {
                uint _S161 = at_9 - _S154;
                Machine_0 _S162 = *m_40;
                uint _S163 = joined_0(&_S162, from_17, joint_1, cell_2, _S161, label_2);
                bool _S164 = joint_1->diagonal_0;
                if(joint_1->diagonal_0)
                {
                    _S156 = _S157;
                }
                else
                {
                    _S156 = false;
                }
                if(_S156)
                {
                    uint _S165 = _S161 - 1U;
                    Machine_0 _S166 = *m_40;
                    uint _S167 = joined_0(&_S166, from_17, joint_1, cell_2, _S165, _S163);
                    label_3 = _S167;
                }
                else
                {
                    label_3 = _S163;
                }
                bool _S168;
                if(_S164)
                {
                    _S168 = (column_1 + 1U) < _S154;
                }
                else
                {
                    _S168 = false;
                }
                if(_S168)
                {
                    uint _S169 = _S161 + 1U;
                    Machine_0 _S170 = *m_40;
                    uint _S171 = joined_0(&_S170, from_17, joint_1, cell_2, _S169, label_3);
                    label_4 = _S171;
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
            *(&(globalParams_0->arena_0)[_S153 + at_9]) = label_4;
            used_0 = used_2;
            column_1 = column_1 + 1U;
        }
        row_3 = row_3 + 1U;
        used_1 = used_0;
    }
    uint _S172 = m_40->scratch_1 + 2048U;
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
        uint _S173 = leads_0 + used_0;
        uint lead_0 = word_at_0(_S173);
        if(lead_0 == used_0)
        {
            uint count_11 = label_2 + 1U;
            *(&(globalParams_0->arena_0)[_S173]) = count_11;
            uint _S174 = _S172 + 2U * count_11;
            *(&(globalParams_0->arena_0)[_S174]) = 16711935U;
            *(&(globalParams_0->arena_0)[_S174 + 1U]) = 0U;
            label_2 = count_11;
        }
        else
        {
            *(&(globalParams_0->arena_0)[_S173]) = word_at_0(leads_0 + lead_0);
        }
        used_0 = used_0 + 1U;
    }
    row_3 = 0U;
    for(;;)
    {
        if(row_3 < _S152)
        {
        }
        else
        {
            break;
        }
        column_1 = 0U;
        for(;;)
        {
            if(column_1 < _S154)
            {
            }
            else
            {
                break;
            }
            uint _S175 = _S153 + row_3 * _S154 + column_1;
            uint label_5 = word_at_0(_S175);
            if(label_5 == 0U)
            {
                column_1 = column_1 + 1U;
                continue;
            }
            uint label_6 = word_at_0(leads_0 + label_5);
            *(&(globalParams_0->arena_0)[_S175]) = label_6;
            uint _S176 = _S172 + 2U * label_6;
            uint span_2 = word_at_0(_S176);
            *(&(globalParams_0->arena_0)[_S176]) = (((U32_min((span_2 & 255U), (row_3))) | ((U32_max(((span_2 >> int(8)) & 255U), (row_3 + 1U))) << int(8))) | ((U32_min(((span_2 >> int(16)) & 255U), (column_1))) << int(16))) | ((U32_max((span_2 >> int(24)), (column_1 + 1U))) << int(24));
            uint * _S177 = (&(globalParams_0->arena_0)[_S176 + 1U]);
            *_S177 = *_S177 + 1U;
            column_1 = column_1 + 1U;
        }
        row_3 = row_3 + 1U;
    }
    return label_2;
}

__device__ Span_0 part_span_0(Machine_0 * m_41, uint part_0)
{
    uint packed_0 = word_at_0(m_41->scratch_1 + 2048U + 2U * part_0);
    return Span_x24init_0(packed_0 & 255U, (packed_0 >> int(8)) & 255U, (packed_0 >> int(16)) & 255U, packed_0 >> int(24));
}

__device__ uint part_at_0(Machine_0 * m_42, uint at_10)
{
    return word_at_0(m_42->scratch_1 + at_10);
}

__device__ uint part_size_0(Machine_0 * m_43, uint part_1)
{
    return word_at_0(m_43->scratch_1 + 2048U + 2U * part_1 + 1U);
}

__device__ __noinline__ bool is_frame_0(Machine_0 * m_44, GridView_0 * from_18, uint part_2, Span_0 * span_3)
{
    uint _S178;
    bool _S179;
    uint _S180 = span_3->top_0;
    uint _S181 = from_18->width_0;
    uint _S182 = span_3->top_0 * from_18->width_0;
    uint _S183 = span_3->bottom_0;
    uint _S184 = (span_3->bottom_0 - 1U) * from_18->width_0;
    uint _S185 = span_3->left_0;
    uint column_2 = span_3->left_0;
    for(;;)
    {
        _S178 = span_3->right_0;
        if(column_2 < (span_3->right_0))
        {
        }
        else
        {
            break;
        }
        uint _S186 = part_at_0(m_44, _S182 + column_2);
        if(_S186 != part_2)
        {
            _S179 = true;
        }
        else
        {
            uint _S187 = part_at_0(m_44, _S184 + column_2);
            _S179 = _S187 != part_2;
        }
        if(_S179)
        {
            return false;
        }
        column_2 = column_2 + 1U;
    }
    uint row_4 = _S180;
    for(;;)
    {
        if(row_4 < _S183)
        {
        }
        else
        {
            break;
        }
        uint _S188 = row_4 * _S181;
        uint _S189 = part_at_0(m_44, _S188 + _S185);
        if(_S189 != part_2)
        {
            _S179 = true;
        }
        else
        {
            uint _S190 = part_at_0(m_44, _S188 + _S178 - 1U);
            _S179 = _S190 != part_2;
        }
        if(_S179)
        {
            return false;
        }
        row_4 = row_4 + 1U;
    }
    uint _S191 = part_size_0(m_44, part_2);
    uint _S192 = Span_height_0(span_3);
    uint _S193 = Span_width_0(span_3);
    return _S191 < (_S192 * _S193);
}

__device__ __noinline__ void op_crop_frame_0(Machine_0 * m_45, uint a_21, uint b_14)
{
    GridView_0 from_19 = whole_0(m_45, a_21, 12U);
    uint k_3 = variant_0(m_45, b_14, int(2));
    Machine_0 _S194 = *m_45;
    bool _S195 = failed_0(&_S194);
    if(_S195)
    {
        return;
    }
    Joint_0 joint_2 = Joint_x24init_0(true, false);
    GridView_0 _S196 = from_19;
    Joint_0 _S197 = joint_2;
    uint _S198 = find_parts_0(m_45, &_S196, &_S197, int(2), int(256));
    Machine_0 _S199 = *m_45;
    bool _S200 = failed_0(&_S199);
    if(_S200)
    {
        return;
    }
    Span_0 best_1 = Span_x24init_0(0U, 0U, 0U, 0U);
    uint largest_0 = 0U;
    uint part_3 = 1U;
    for(;;)
    {
        if(part_3 <= _S198)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S201 = *m_45;
        Span_0 _S202 = part_span_0(&_S201, part_3);
        Span_0 _S203 = _S202;
        uint _S204 = Span_height_0(&_S203);
        Span_0 _S205 = _S202;
        uint _S206 = Span_width_0(&_S205);
        uint area_1 = _S204 * _S206;
        bool _S207;
        if(_S204 > 2U)
        {
            _S207 = _S206 > 2U;
        }
        else
        {
            _S207 = false;
        }
        bool _S208;
        if(_S207)
        {
            _S208 = area_1 > largest_0;
        }
        else
        {
            _S208 = false;
        }
        bool _S209;
        if(_S208)
        {
            GridView_0 _S210 = from_19;
            uint _S211 = GridView_area_0(&_S210);
            _S209 = area_1 < _S211;
        }
        else
        {
            _S209 = false;
        }
        bool _S212;
        if(_S209)
        {
            Machine_0 _S213 = *m_45;
            GridView_0 _S214 = from_19;
            Span_0 _S215 = _S202;
            bool _S216 = is_frame_0(&_S213, &_S214, part_3, &_S215);
            _S212 = _S216;
        }
        else
        {
            _S212 = false;
        }
        if(_S212)
        {
            best_1 = _S202;
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
    GridView_0 _S217 = from_19;
    Span_0 _S218 = best_1;
    cut_0(m_45, &_S217, &_S218);
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
        uint _S219 = (U32_min((4U), (count_12 - i_9)));
        if((word_from_0(cells_10, a_22 + i_9, _S219)) != (word_from_0(cells_10, b_15 + i_9, _S219)))
        {
            return false;
        }
        i_9 = i_9 + 4U;
    }
    return true;
}

__device__ bool rows_repeat_0(GridView_0 * from_20, uint period_0)
{
    uint _S220 = from_20->height_0;
    uint rest_0;
    if(period_0 < (from_20->height_0))
    {
        rest_0 = (_S220 - period_0) * from_20->width_0;
    }
    else
    {
        rest_0 = 0U;
    }
    return same_cells_0(from_20->cells_0, 0U, period_0 * from_20->width_0, rest_0);
}

__device__ bool columns_repeat_0(GridView_0 * from_21, uint period_1)
{
    uint _S221 = from_21->width_0;
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
        uint _S222 = row_5 * _S221;
        if(!same_cells_0(from_21->cells_0, _S222, _S222 + period_1, _S221 - period_1))
        {
            return false;
        }
        row_5 = row_5 + 1U;
    }
    return true;
}

__device__ __noinline__ void op_crop_tile_0(Machine_0 * m_46, uint a_23)
{
    GridView_0 from_22 = whole_0(m_46, a_23, 1U);
    GridView_0 _S223 = from_22;
    uint _S224 = GridView_area_0(&_S223);
    spend_0(m_46, _S224 * (from_22.height_0 + from_22.width_0) / 16U);
    Machine_0 _S225 = *m_46;
    bool _S226 = failed_0(&_S225);
    if(_S226)
    {
        return;
    }
    Span_0 span_4 = Span_x24init_0(0U, 1U, 0U, 1U);
    for(;;)
    {
        GridView_0 _S227 = from_22;
        bool _S228 = rows_repeat_0(&_S227, (&span_4)->bottom_0);
        if(!_S228)
        {
        }
        else
        {
            break;
        }
        (&span_4)->bottom_0 = (&span_4)->bottom_0 + 1U;
    }
    for(;;)
    {
        GridView_0 _S229 = from_22;
        bool _S230 = columns_repeat_0(&_S229, (&span_4)->right_0);
        if(!_S230)
        {
        }
        else
        {
            break;
        }
        (&span_4)->right_0 = (&span_4)->right_0 + 1U;
    }
    GridView_0 _S231 = from_22;
    Span_0 _S232 = span_4;
    cut_0(m_46, &_S231, &_S232);
    return;
}

__device__ __noinline__ void op_crop_changed_0(Machine_0 * m_47, uint a_24, uint b_16)
{
    GridView_0 from_23 = whole_0(m_47, a_24, 1U);
    Machine_0 _S233 = *m_47;
    bool _S234 = failed_0(&_S233);
    if(_S234)
    {
        return;
    }
    GridView_0 other_1 = whole_0(m_47, b_16, 1U);
    Machine_0 _S235 = *m_47;
    bool _S236 = failed_0(&_S235);
    if(_S236)
    {
        return;
    }
    bool _S237;
    if((from_23.height_0) != (other_1.height_0))
    {
        _S237 = true;
    }
    else
    {
        _S237 = (from_23.width_0) != (other_1.width_0);
    }
    if(_S237)
    {
        fail_0(m_47, 18U);
        return;
    }
    GridView_0 _S238 = from_23;
    uint _S239 = GridView_area_0(&_S238);
    uint _S240 = (_S239 + 3U) / 4U;
    Around_0 around_2 = Around_in_width_0(from_23.width_0);
    uint i_10 = 0U;
    for(;;)
    {
        if(i_10 < _S240)
        {
        }
        else
        {
            break;
        }
        uint one_0 = word_at_0(from_23.cells_0 + i_10);
        uint two_0 = word_at_0(other_1.cells_0 + i_10);
        if(one_0 == two_0)
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
    GridView_0 _S241 = from_23;
    Span_0 _S242 = (&around_2)->span_0;
    cut_0(m_47, &_S241, &_S242);
    return;
}

__device__ __noinline__ void op_quarter_0(Machine_0 * m_48, uint a_25, uint b_17)
{
    GridView_0 from_24 = whole_0(m_48, a_25, 1U);
    uint k_4 = variant_0(m_48, b_17, int(4));
    Machine_0 _S243 = *m_48;
    bool _S244 = failed_0(&_S243);
    if(_S244)
    {
        return;
    }
    bool _S245;
    if((from_24.height_0) < 2U)
    {
        _S245 = true;
    }
    else
    {
        _S245 = (from_24.width_0) < 2U;
    }
    if(_S245)
    {
        fail_0(m_48, 18U);
    }
    bool lower_0 = (k_4 & 2U) == 2U;
    bool right_2 = (k_4 & 1U) == 1U;
    uint _S246;
    if(lower_0)
    {
        _S246 = (from_24.height_0 + 1U) / 2U;
    }
    else
    {
        _S246 = 0U;
    }
    uint _S247;
    if(lower_0)
    {
        _S247 = from_24.height_0;
    }
    else
    {
        _S247 = from_24.height_0 / 2U;
    }
    uint _S248;
    if(right_2)
    {
        _S248 = (from_24.width_0 + 1U) / 2U;
    }
    else
    {
        _S248 = 0U;
    }
    uint _S249;
    if(right_2)
    {
        _S249 = from_24.width_0;
    }
    else
    {
        _S249 = from_24.width_0 / 2U;
    }
    Span_0 span_5 = Span_x24init_0(_S246, _S247, _S248, _S249);
    GridView_0 _S250 = from_24;
    Span_0 _S251 = span_5;
    cut_0(m_48, &_S250, &_S251);
    return;
}

__device__ __noinline__ void op_third_0(Machine_0 * m_49, uint a_26, uint b_18)
{
    GridView_0 from_25 = whole_0(m_49, a_26, 1U);
    uint k_5 = variant_0(m_49, b_18, int(6));
    Machine_0 _S252 = *m_49;
    bool _S253 = failed_0(&_S252);
    if(_S253)
    {
        return;
    }
    bool _S254 = k_5 < 3U;
    uint len_0;
    if(_S254)
    {
        len_0 = from_25.width_0;
    }
    else
    {
        len_0 = from_25.height_0;
    }
    uint _S255 = len_0 % 3U;
    int _S256;
    if(_S255 == 0U)
    {
        _S256 = int(0);
    }
    else
    {
        _S256 = int(1);
    }
    uint gap_0 = uint(_S256);
    uint size_0 = len_0 / 3U;
    if(_S255 == 1U)
    {
        fail_0(m_49, 25U);
    }
    if(size_0 == 0U)
    {
        fail_0(m_49, 18U);
    }
    uint start_2 = (size_0 + gap_0) * (k_5 % 3U);
    Span_0 span_6 = Span_x24init_0(0U, from_25.height_0, 0U, from_25.width_0);
    if(_S254)
    {
        (&span_6)->left_0 = start_2;
        (&span_6)->right_0 = start_2 + size_0;
    }
    else
    {
        (&span_6)->top_0 = start_2;
        (&span_6)->bottom_0 = start_2 + size_0;
    }
    GridView_0 _S257 = from_25;
    Span_0 _S258 = span_6;
    cut_0(m_49, &_S257, &_S258);
    return;
}

__device__ bool has_short_sides_0(Machine_0 * m_50, GridView_0 * from_26)
{
    Machine_0 _S259 = *m_50;
    bool _S260 = failed_0(&_S259);
    bool _S261;
    if(!_S260)
    {
        if((from_26->height_0) > 64U)
        {
            _S261 = true;
        }
        else
        {
            _S261 = (from_26->width_0) > 64U;
        }
    }
    else
    {
        _S261 = false;
    }
    if(_S261)
    {
        fail_0(m_50, 254U);
    }
    Machine_0 _S262 = *m_50;
    bool _S263 = failed_0(&_S262);
    return !_S263;
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
    Lines_0 _S264;
    (&_S264)->low_1 = low_2;
    (&_S264)->high_1 = high_2;
    return _S264;
}

__device__ Lines_0 Lines_none_0()
{
    return Lines_x24init_0(0U, 0U);
}

__device__ Crossing_0 Crossing_x24init_0(Lines_0 * rows_1, Lines_0 * columns_1)
{
    Crossing_0 _S265;
    (&_S265)->rows_0 = *rows_1;
    (&_S265)->columns_0 = *columns_1;
    return _S265;
}

__device__ void Lines_add_0(Lines_0 * this_7, uint bits_0, uint at_11)
{
    uint shift_2 = at_11 & 31U;
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
    if(at_11 < 32U)
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

__device__ __noinline__ Crossing_0 changes_0(GridView_0 * from_27)
{
    Lines_0 _S266 = Lines_none_0();
    Lines_0 _S267 = _S266;
    Lines_0 _S268 = _S266;
    Crossing_0 _S269 = Crossing_x24init_0(&_S267, &_S268);
    Crossing_0 found_2 = _S269;
    uint _S270 = from_27->width_0;
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
        uint start_3 = row_6 * _S270;
        bool _S271;
        if(row_6 > 0U)
        {
            _S271 = same_cells_0(from_27->cells_0, start_3 - _S270, start_3, _S270);
        }
        else
        {
            _S271 = false;
        }
        if(_S271)
        {
            row_6 = row_6 + 1U;
            continue;
        }
        int _S272;
        if(row_6 == 0U)
        {
            _S272 = int(0);
        }
        else
        {
            _S272 = int(1);
        }
        Lines_add_0(&(&found_2)->rows_0, uint(_S272), row_6);
        uint column_3 = 1U;
        for(;;)
        {
            if(column_3 < _S270)
            {
            }
            else
            {
                break;
            }
            uint _S273 = (U32_min((4U), (_S270 - column_3)));
            uint _S274 = start_3 + column_3;
            Lines_add_0(&(&found_2)->columns_0, (packed_ones_0(equal_ones_0(word_from_0(from_27->cells_0, _S274 - 1U, _S273), word_from_0(from_27->cells_0, _S274, _S273)))) ^ 15U, column_3);
            column_3 = column_3 + 4U;
        }
        row_6 = row_6 + 1U;
    }
    return found_2;
}

__device__ bool Lines_has_0(Lines_0 * this_8, uint at_12)
{
    uint _S275;
    if(at_12 < 32U)
    {
        _S275 = this_8->low_1;
    }
    else
    {
        _S275 = this_8->high_1;
    }
    return ((_S275 >> (at_12 & 31U)) & 1U) != 0U;
}

__device__ uint common_run_0(Lines_0 * begins_0, uint len_1)
{
    uint common_0 = len_1;
    uint at_13 = 1U;
    for(;;)
    {
        if(at_13 < len_1)
        {
        }
        else
        {
            break;
        }
        bool _S276 = Lines_has_0(begins_0, at_13);
        if(!_S276)
        {
            at_13 = at_13 + 1U;
            continue;
        }
        uint rest_2 = at_13;
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
        at_13 = at_13 + 1U;
    }
    return common_0;
}

__device__ Lines_0 every_0(uint distance_0, uint len_2)
{
    Lines_0 lines_0 = Lines_none_0();
    uint at_14 = 0U;
    for(;;)
    {
        if(at_14 < len_2)
        {
        }
        else
        {
            break;
        }
        Lines_add_0(&lines_0, 1U, at_14);
        at_14 = at_14 + distance_0;
    }
    return lines_0;
}

__device__ uint Lines_count_0(Lines_0 * this_9)
{
    uint at_15 = 0U;
    uint number_0 = 0U;
    for(;;)
    {
        if(at_15 < 32U)
        {
        }
        else
        {
            break;
        }
        uint number_1 = number_0 + ((((this_9->low_1) >> at_15) & 1U) + (((this_9->high_1) >> at_15) & 1U));
        at_15 = at_15 + 1U;
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
    uint _S277 = this_11->filled_0 + 1U;
    this_11->filled_0 = _S277;
    if(_S277 == 4U)
    {
        *(&(globalParams_0->arena_0)[this_11->at_7]) = this_11->word_2;
        this_11->at_7 = this_11->at_7 + 1U;
        this_11->word_2 = 0U;
        this_11->filled_0 = 0U;
    }
    return;
}

__device__ __noinline__ void picked_0(Machine_0 * m_51, GridView_0 * from_28, Crossing_0 * kept_0)
{
    uint _S278 = Lines_count_0(&kept_0->columns_0);
    uint _S279 = Lines_count_0(&kept_0->rows_0);
    uint cells_11 = new_grid_0(m_51, _S279, _S278);
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
        bool _S280 = Lines_has_0(&kept_0->rows_0, row_8);
        if(!_S280)
        {
            row_8 = row_8 + 1U;
            continue;
        }
        uint _S281 = from_28->width_0;
        if(_S278 == (from_28->width_0))
        {
            push_run_0(&to_3, from_28->cells_0, row_8 * _S281, _S278);
        }
        else
        {
            uint column_5 = 0U;
            for(;;)
            {
                if(column_5 < _S281)
                {
                }
                else
                {
                    break;
                }
                bool _S282 = Lines_has_0(&kept_0->columns_0, column_5);
                if(_S282)
                {
                    int _S283 = GridView_at_0(from_28, row_8, column_5);
                    CellWriter_push_0(&to_3, _S283);
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
    GridView_0 _S284 = from_29;
    bool _S285 = has_short_sides_0(m_52, &_S284);
    if(!_S285)
    {
        return;
    }
    GridView_0 _S286 = from_29;
    Crossing_0 _S287 = changes_0(&_S286);
    Lines_0 _S288 = _S287.rows_0;
    uint _S289 = common_run_0(&_S288, from_29.height_0);
    Lines_0 _S290 = every_0(_S289, from_29.height_0);
    Lines_0 _S291 = _S287.columns_0;
    uint _S292 = common_run_0(&_S291, from_29.width_0);
    Lines_0 _S293 = every_0(_S292, from_29.width_0);
    Lines_0 _S294 = _S290;
    Lines_0 _S295 = _S293;
    Crossing_0 _S296 = Crossing_x24init_0(&_S294, &_S295);
    GridView_0 _S297 = from_29;
    Crossing_0 _S298 = _S296;
    picked_0(m_52, &_S297, &_S298);
    return;
}

__device__ void op_drop_repeats_0(Machine_0 * m_53, uint a_28)
{
    GridView_0 from_30 = whole_0(m_53, a_28, 2U);
    GridView_0 _S299 = from_30;
    bool _S300 = has_short_sides_0(m_53, &_S299);
    if(!_S300)
    {
        return;
    }
    GridView_0 _S301 = from_30;
    Crossing_0 _S302 = changes_0(&_S301);
    Crossing_0 kept_1 = _S302;
    Lines_add_0(&(&kept_1)->rows_0, 1U, 0U);
    Lines_add_0(&(&kept_1)->columns_0, 1U, 0U);
    GridView_0 _S303 = from_30;
    Crossing_0 _S304 = kept_1;
    picked_0(m_53, &_S303, &_S304);
    return;
}

__device__ __noinline__ void op_drop_empty_lines_0(Machine_0 * m_54, uint a_29)
{
    GridView_0 from_31 = whole_0(m_54, a_29, 2U);
    GridView_0 _S305 = from_31;
    bool _S306 = has_short_sides_0(m_54, &_S305);
    if(!_S306)
    {
        return;
    }
    Lines_0 _S307 = Lines_none_0();
    Lines_0 _S308 = _S307;
    Lines_0 _S309 = _S307;
    Crossing_0 _S310 = Crossing_x24init_0(&_S308, &_S309);
    Crossing_0 kept_2 = _S310;
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
        int _S311;
        if(is_empty_0)
        {
            _S311 = int(0);
        }
        else
        {
            _S311 = int(1);
        }
        Lines_add_0(&(&kept_2)->rows_0, uint(_S311), row_9);
        row_9 = row_9 + 1U;
    }
    if((((&(&kept_2)->rows_0)->low_1) | ((&(&kept_2)->rows_0)->high_1)) == 0U)
    {
        fail_0(m_54, 25U);
    }
    GridView_0 _S312 = from_31;
    Crossing_0 _S313 = kept_2;
    picked_0(m_54, &_S312, &_S313);
    return;
}

__device__ __noinline__ void combined_0(Machine_0 * m_55, uint a_30, uint b_19, int rule_0)
{
    GridView_0 first_1 = whole_0(m_55, a_30, 1U);
    Machine_0 _S314 = *m_55;
    bool _S315 = failed_0(&_S314);
    GridView_0 second_0;
    if(!_S315)
    {
        GridView_0 _S316 = whole_0(m_55, b_19, 1U);
        second_0 = _S316;
    }
    else
    {
        second_0 = first_1;
    }
    Machine_0 _S317 = *m_55;
    bool _S318 = failed_0(&_S317);
    if(_S318)
    {
        return;
    }
    bool _S319;
    if((first_1.height_0) != (second_0.height_0))
    {
        _S319 = true;
    }
    else
    {
        _S319 = (first_1.width_0) != (second_0.width_0);
    }
    if(_S319)
    {
        fail_0(m_55, 18U);
    }
    uint cells_12 = new_grid_0(m_55, first_1.height_0, first_1.width_0);
    if(cells_12 == 0U)
    {
        return;
    }
    GridView_0 _S320 = first_1;
    uint _S321 = GridView_area_0(&_S320);
    uint _S322 = (_S321 + 3U) / 4U;
    uint i_11 = 0U;
    for(;;)
    {
        if(i_11 < _S322)
        {
        }
        else
        {
            break;
        }
        uint x_2 = word_at_0(first_1.cells_0 + i_11);
        uint y_2 = word_at_0(second_0.cells_0 + i_11);
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
    uint _S323 = count_13 & 3U;
    if(_S323 != 0U)
    {
        *(&(globalParams_0->arena_0)[cells_13 + whole_1]) = word_6 & ((1U << (8U * _S323)) - 1U);
    }
    return;
}

__device__ void put_cell_0(uint cells_14, uint i_13, int value_5)
{
    uint at_16 = cells_14 + (i_13 >> int(2));
    uint shift_3 = 8U * (i_13 & 3U);
    *(&(globalParams_0->arena_0)[at_16]) = ((word_at_0(at_16)) & (~(255U << shift_3))) | ((uint(value_5) & 255U) << shift_3);
    return;
}

__device__ __noinline__ void op_fall_0(Machine_0 * m_59, uint a_34, uint b_23)
{
    uint j_0;
    GridView_0 from_32 = whole_0(m_59, a_34, 2U);
    uint k_6 = variant_0(m_59, b_23, int(4));
    uint cells_15 = new_grid_0(m_59, from_32.height_0, from_32.width_0);
    if(cells_15 == 0U)
    {
        return;
    }
    GridView_0 _S324 = from_32;
    uint _S325 = GridView_area_0(&_S324);
    fill_cells_0(cells_15, _S325, int(0));
    bool vertical_0 = k_6 < 2U;
    bool _S326 = (k_6 % 2U) == 0U;
    uint i_14;
    if(vertical_0)
    {
        i_14 = from_32.width_0;
    }
    else
    {
        i_14 = from_32.height_0;
    }
    uint word_place_0;
    if(vertical_0)
    {
        word_place_0 = from_32.height_0;
    }
    else
    {
        word_place_0 = from_32.width_0;
    }
    uint _S327 = m_59->scratch_1;
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
        uint * _S328 = (&(globalParams_0->arena_0)[_S327 + line_0]);
        if(_S326)
        {
            j_0 = word_place_0 - 1U;
        }
        else
        {
            j_0 = 0U;
        }
        *_S328 = j_0;
        line_0 = line_0 + 1U;
    }
    uint _S329 = (_S325 + 3U) / 4U;
    i_14 = 0U;
    for(;;)
    {
        if(i_14 < _S329)
        {
        }
        else
        {
            break;
        }
        if(_S326)
        {
            word_place_0 = _S329 - 1U - i_14;
        }
        else
        {
            word_place_0 = i_14;
        }
        uint word_7 = word_at_0(from_32.cells_0 + word_place_0);
        if(word_7 == 0U)
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
            if(_S326)
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
            uint at_17 = 4U * word_place_0 + byte_0;
            uint row_10 = at_17 / from_32.width_0;
            if(vertical_0)
            {
                line_0 = at_17 - row_10 * from_32.width_0;
            }
            else
            {
                line_0 = row_10;
            }
            uint _S330 = _S327 + line_0;
            uint rest_3 = word_at_0(_S330);
            uint * _S331 = (&(globalParams_0->arena_0)[_S330]);
            uint _S332;
            if(_S326)
            {
                _S332 = rest_3 - 1U;
            }
            else
            {
                _S332 = rest_3 + 1U;
            }
            *_S331 = _S332;
            uint _S333;
            if(vertical_0)
            {
                _S333 = rest_3 * from_32.width_0 + line_0;
            }
            else
            {
                _S333 = line_0 * from_32.width_0 + rest_3;
            }
            put_cell_0(cells_15, _S333, int(cell_3));
            j_0 = j_0 + 1U;
        }
        i_14 = i_14 + 1U;
    }
    return;
}

__device__ void push_fill_0(CellWriter_0 * to_4, int colour_8, uint count_14)
{
    uint _S334 = splat_0(colour_8);
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
        uint _S335 = (U32_min((4U), (count_14 - i_15)));
        push_word_0(to_4, _S334 & (first_bytes_0(_S335)), _S335);
        i_15 = i_15 + 4U;
    }
    return;
}

__device__ __noinline__ void op_add_frame_0(Machine_0 * m_60, uint a_35, uint b_24)
{
    GridView_0 from_33 = whole_0(m_60, a_35, 1U);
    int hue_0 = colour_view_0(m_60, b_24);
    uint _S336 = from_33.width_0 + 2U;
    uint cells_16 = new_grid_0(m_60, from_33.height_0 + 2U, _S336);
    Machine_0 _S337 = *m_60;
    bool _S338 = failed_0(&_S337);
    bool _S339;
    if(_S338)
    {
        _S339 = true;
    }
    else
    {
        _S339 = cells_16 == 0U;
    }
    if(_S339)
    {
        return;
    }
    CellWriter_0 to_5 = CellWriter_to_0(cells_16);
    push_fill_0(&to_5, hue_0, _S336);
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
    push_fill_0(&to_5, hue_0, _S336);
    CellWriter_finish_0(&to_5);
    return;
}

__device__ __noinline__ void op_draw_frame_0(Machine_0 * m_61, uint a_36, uint b_25)
{
    GridView_0 from_34 = whole_0(m_61, a_36, 1U);
    int _S340 = colour_view_0(m_61, b_25);
    uint cells_17 = new_grid_0(m_61, from_34.height_0, from_34.width_0);
    Machine_0 _S341 = *m_61;
    bool _S342 = failed_0(&_S341);
    bool _S343;
    if(_S342)
    {
        _S343 = true;
    }
    else
    {
        _S343 = cells_17 == 0U;
    }
    if(_S343)
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
            _S343 = true;
        }
        else
        {
            _S343 = (row_12 + 1U) == (from_34.height_0);
        }
        bool _S344;
        if(_S343)
        {
            _S344 = true;
        }
        else
        {
            _S344 = (from_34.width_0) < 3U;
        }
        if(_S344)
        {
            push_fill_0(&to_6, _S340, from_34.width_0);
            row_12 = row_12 + 1U;
            continue;
        }
        CellWriter_push_0(&to_6, _S340);
        push_run_0(&to_6, from_34.cells_0, row_12 * from_34.width_0 + 1U, from_34.width_0 - 2U);
        CellWriter_push_0(&to_6, _S340);
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
        uint _S345 = (U32_min((4U), (count_15 - i_16)));
        uint word_8 = word_from_0(cells_18, start_4 + count_15 - i_16 - _S345, _S345);
        uint word_9 = ((word_8 & 16711935U) << int(8)) | ((word_8 >> int(8)) & 16711935U);
        push_word_0(to_7, ((word_9 << int(16)) | (word_9 >> int(16))) >> (8U * (4U - _S345)), _S345);
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

__device__ __noinline__ void copies_0(Machine_0 * m_62, GridView_0 * from_36, uint down_0, uint across_0, uint upside_down_0, uint left_to_right_0)
{
    uint _S346 = from_36->height_0;
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
        bool _S347;
        if(upside_down_0 < 2U)
        {
            _S347 = ((i_17 ^ upside_down_0) & 1U) == 1U;
        }
        else
        {
            _S347 = false;
        }
        uint row_14 = 0U;
        for(;;)
        {
            if(row_14 < _S346)
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
                uint _S348;
                if(_S347)
                {
                    _S348 = _S346 - 1U - row_14;
                }
                else
                {
                    _S348 = row_14;
                }
                push_row_0(&to_9, from_36, _S348, mirrored_1);
                j_1 = j_1 + 1U;
            }
            row_14 = row_14 + 1U;
        }
        i_17 = i_17 + 1U;
    }
    CellWriter_finish_0(&to_9);
    return;
}

__device__ __noinline__ void op_tile_0(Machine_0 * m_63, uint a_37, uint b_26)
{
    GridView_0 from_37 = whole_0(m_63, a_37, 2U);
    uint k_7 = variant_0(m_63, b_26, int(6));
    Machine_0 _S349 = *m_63;
    bool _S350 = failed_0(&_S349);
    if(_S350)
    {
        return;
    }
    int _S351;
    if(k_7 < 3U)
    {
        _S351 = int(2);
    }
    else
    {
        _S351 = int(3);
    }
    uint number_2 = uint(_S351);
    uint _S352 = k_7 % 3U;
    uint _S353;
    if(_S352 == 0U)
    {
        _S353 = 1U;
    }
    else
    {
        _S353 = number_2;
    }
    uint _S354;
    if(_S352 == 1U)
    {
        _S354 = 1U;
    }
    else
    {
        _S354 = number_2;
    }
    GridView_0 _S355 = from_37;
    copies_0(m_63, &_S355, _S353, _S354, 2U, 2U);
    return;
}

__device__ __noinline__ void op_mirror_tile_0(Machine_0 * m_64, uint a_38, uint b_27)
{
    GridView_0 from_38 = whole_0(m_64, a_38, 4U);
    uint k_8 = variant_0(m_64, b_27, int(10));
    Machine_0 _S356 = *m_64;
    bool _S357 = failed_0(&_S356);
    if(_S357)
    {
        return;
    }
    if(k_8 < 2U)
    {
        GridView_0 _S358 = from_38;
        copies_0(m_64, &_S358, 1U, 2U, 2U, k_8);
    }
    else
    {
        if(k_8 < 4U)
        {
            uint _S359 = k_8 - 2U;
            GridView_0 _S360 = from_38;
            copies_0(m_64, &_S360, 2U, 1U, _S359, 2U);
        }
        else
        {
            if(k_8 < 8U)
            {
                uint _S361 = k_8 - 4U;
                uint _S362 = _S361 >> int(1);
                uint _S363 = _S361 & 1U;
                GridView_0 _S364 = from_38;
                copies_0(m_64, &_S364, 2U, 2U, _S362, _S363);
            }
            else
            {
                uint _S365 = k_8 - 8U;
                GridView_0 _S366 = from_38;
                copies_0(m_64, &_S366, 3U, 3U, _S365, _S365);
            }
        }
    }
    return;
}

__device__ __noinline__ void op_turn_tile_0(Machine_0 * m_65, uint a_39)
{
    uint i_18;
    GridView_0 from_39 = whole_0(m_65, a_39, 4U);
    Machine_0 _S367 = *m_65;
    bool _S368 = failed_0(&_S367);
    if(_S368)
    {
        return;
    }
    if((from_39.height_0) != (from_39.width_0))
    {
        fail_0(m_65, 25U);
    }
    uint _S369 = 2U * from_39.width_0;
    uint cells_20 = new_grid_0(m_65, _S369, _S369);
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
        GridView_0 _S370 = from_39;
        push_row_0(&to_10, &_S370, row_15, false);
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
            uint _S371 = from_39.width_0 - 1U - row_15;
            GridView_0 _S372 = from_39;
            int _S373 = GridView_at_0(&_S372, i_18, _S371);
            CellWriter_push_0(&to_10, _S373);
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
            uint _S374 = from_39.width_0 - 1U - i_18;
            GridView_0 _S375 = from_39;
            int _S376 = GridView_at_0(&_S375, _S374, row_15);
            CellWriter_push_0(&to_10, _S376);
            i_18 = i_18 + 1U;
        }
        uint _S377 = from_39.width_0 - 1U - row_15;
        GridView_0 _S378 = from_39;
        push_row_0(&to_10, &_S378, _S377, true);
        row_15 = row_15 + 1U;
    }
    CellWriter_finish_0(&to_10);
    return;
}

__device__ __noinline__ void op_fractal_0(Machine_0 * m_66, uint a_40, uint b_28)
{
    GridView_0 from_40 = whole_0(m_66, a_40, 2U);
    uint k_9 = variant_0(m_66, b_28, int(4));
    Machine_0 _S379 = *m_66;
    bool _S380 = failed_0(&_S379);
    if(_S380)
    {
        return;
    }
    uint i_19;
    int sought_1;
    if(k_9 >= 2U)
    {
        GridView_0 _S381 = from_40;
        uint _S382 = GridView_area_0(&_S381);
        Ranked_0 ranked_4 = ranked_cells_0(m_66, from_40.cells_0, _S382);
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
    uint _S383 = from_40.height_0;
    uint height_2 = _S383 * _S383;
    uint _S384 = from_40.width_0;
    uint width_4 = _S384 * _S384;
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
                GridView_0 _S385 = from_40;
                int _S386 = GridView_at_0(&_S385, i_19, j_2);
                if((_S386 == sought_1) == (k_9 != 0U))
                {
                    GridView_0 _S387 = from_40;
                    push_row_0(&to_11, &_S387, row_16, false);
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

__device__ __noinline__ void op_repeat_to_0(Machine_0 * m_67, uint a_41, uint b_29)
{
    GridView_0 _S388 = whole_0(m_67, a_41, 1U);
    Machine_0 _S389 = *m_67;
    bool _S390 = failed_0(&_S389);
    if(_S390)
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
            push_run_0(&to_12, _S388.cells_0, from_row_0 * _S388.width_0, (U32_min((_S388.width_0), (like_0.width_0 - column_7))));
            column_7 = column_7 + _S388.width_0;
        }
        uint _S391 = from_row_0 + 1U;
        if(_S391 == (_S388.height_0))
        {
            from_row_0 = 0U;
        }
        else
        {
            from_row_0 = _S391;
        }
        row_17 = row_17 + 1U;
    }
    CellWriter_finish_0(&to_12);
    return;
}

__device__ __noinline__ uint between_0(uint colours_1, uint len_3, uint colour_9, uint to_13)
{
    uint start_5 = 0U;
    uint at_18 = 0U;
    uint count_16 = 0U;
    for(;;)
    {
        if(at_18 <= len_3)
        {
        }
        else
        {
            break;
        }
        bool _S392;
        if(at_18 < len_3)
        {
            _S392 = (word_at_0(colours_1 + at_18)) != colour_9;
        }
        else
        {
            _S392 = false;
        }
        if(_S392)
        {
            at_18 = at_18 + 1U;
            continue;
        }
        uint count_17;
        if(at_18 > start_5)
        {
            if(to_13 != 0U)
            {
                uint _S393 = to_13 + 2U * count_16;
                *(&(globalParams_0->arena_0)[_S393]) = start_5;
                *(&(globalParams_0->arena_0)[_S393 + 1U]) = at_18;
            }
            count_17 = count_16 + 1U;
        }
        else
        {
            count_17 = count_16;
        }
        start_5 = at_18 + 1U;
        count_16 = count_17;
        at_18 = at_18 + 1U;
    }
    return count_16;
}

__device__ __noinline__ uint2  find_fields_0(Machine_0 * m_68, GridView_0 * from_41)
{
    uint _S394;
    uint colour_10;
    bool _S395;
    uint _S396 = GridView_area_0(from_41);
    spend_0(m_68, _S396);
    Machine_0 _S397 = *m_68;
    bool _S398 = failed_0(&_S397);
    if(_S398)
    {
        return make_uint2 (0U, 0U);
    }
    uint _S399 = m_68->scratch_1;
    uint columns_2 = m_68->scratch_1 + 1024U;
    uint _S400 = from_41->width_0;
    uint column_8 = 0U;
    for(;;)
    {
        if(column_8 < _S400)
        {
        }
        else
        {
            break;
        }
        uint * _S401 = (&(globalParams_0->arena_0)[columns_2 + column_8]);
        int _S402 = GridView_at_0(from_41, 0U, column_8);
        *_S401 = uint(_S402) & 255U;
        column_8 = column_8 + 1U;
    }
    bool usual_0 = true;
    uint row_18 = 0U;
    uint found_3 = 0U;
    for(;;)
    {
        _S394 = from_41->height_0;
        if(row_18 < (from_41->height_0))
        {
        }
        else
        {
            break;
        }
        int _S403 = GridView_at_0(from_41, row_18, 0U);
        uint first_2 = uint(_S403) & 255U;
        colour_10 = first_2;
        column_8 = 0U;
        for(;;)
        {
            if(column_8 < _S400)
            {
            }
            else
            {
                break;
            }
            int _S404 = GridView_at_0(from_41, row_18, column_8);
            uint cell_4 = uint(_S404) & 255U;
            if(cell_4 == first_2)
            {
            }
            else
            {
                colour_10 = 256U;
            }
            uint _S405 = columns_2 + column_8;
            if((word_at_0(_S405)) != cell_4)
            {
                *(&(globalParams_0->arena_0)[_S405]) = 256U;
            }
            column_8 = column_8 + 1U;
        }
        *(&(globalParams_0->arena_0)[_S399 + row_18]) = colour_10;
        bool _S406 = colour_10 < 16U;
        if(_S406)
        {
            found_3 = found_3 | (1U << colour_10);
        }
        if(usual_0)
        {
            if(_S406)
            {
                _S395 = true;
            }
            else
            {
                _S395 = colour_10 == 256U;
            }
            usual_0 = _S395;
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
        if(column_8 < _S400)
        {
        }
        else
        {
            break;
        }
        uint colour_11 = word_at_0(columns_2 + column_8);
        bool _S407 = colour_11 < 16U;
        if(_S407)
        {
            found_3 = found_3 | (1U << colour_11);
        }
        if(usual_0)
        {
            if(_S407)
            {
                _S395 = true;
            }
            else
            {
                _S395 = colour_11 == 256U;
            }
            usual_0 = _S395;
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
        uint _S408 = between_0(_S399, _S394, colour_12, 0U);
        uint _S409 = between_0(columns_2, _S400, colour_12, 0U);
        uint fields_0 = _S408 * _S409;
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
    uint _S410 = between_0(_S399, _S394, best_2, m_68->scratch_1 + 2048U);
    uint _S411 = between_0(columns_2, _S400, best_2, m_68->scratch_1 + 4096U);
    return make_uint2 (_S410, _S411);
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
        uint _S412 = (U32_min((4U), (count_18 - i_21)));
        uint word_10 = word_from_0(cells_23, start_6 + i_21, _S412);
        if((word_10 & 4042322160U) != 0U)
        {
            fail_0(m_69, 254U);
        }
        uint k_10 = 0U;
        for(;;)
        {
            if(k_10 < _S412)
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
        int _S413;
        if((this_12->counts_0[colour_14]) > 0U)
        {
            _S413 = int(1);
        }
        else
        {
            _S413 = int(0);
        }
        uint number_4 = number_3 + uint(_S413);
        colour_14 = colour_14 + 1U;
        number_3 = number_4;
    }
    return number_3;
}

__device__ __noinline__ void op_mosaic_0(Machine_0 * m_70, uint a_42, uint b_30)
{
    uint _S414;
    GridView_0 from_42 = whole_0(m_70, a_42, 4U);
    uint _S415 = variant_0(m_70, b_30, int(4));
    Machine_0 _S416 = *m_70;
    bool _S417 = failed_0(&_S416);
    if(_S417)
    {
        return;
    }
    GridView_0 _S418 = from_42;
    uint2  _S419 = find_fields_0(m_70, &_S418);
    uint _S420 = _S419.x;
    uint _S421 = _S419.y;
    uint cells_24 = new_grid_0(m_70, _S420, _S421);
    Machine_0 _S422 = *m_70;
    bool _S423 = failed_0(&_S422);
    bool _S424;
    if(_S423)
    {
        _S424 = true;
    }
    else
    {
        _S424 = cells_24 == 0U;
    }
    if(_S424)
    {
        return;
    }
    CellWriter_0 to_14 = CellWriter_to_0(cells_24);
    uint i_22 = 0U;
    for(;;)
    {
        if(i_22 < _S420)
        {
        }
        else
        {
            break;
        }
        uint j_3 = 0U;
        for(;;)
        {
            if(j_3 < _S421)
            {
            }
            else
            {
                break;
            }
            uint rows_2 = m_70->scratch_1 + 2048U + 2U * i_22;
            uint columns_3 = m_70->scratch_1 + 4096U + 2U * j_3;
            uint left_3 = word_at_0(columns_3);
            uint width_5 = word_at_0(columns_3 + 1U) - left_3;
            Tally_0 tally_4 = no_cells_0();
            uint row_19 = word_at_0(rows_2);
            for(;;)
            {
                uint _S425 = rows_2 + 1U;
                _S414 = _S425;
                if(row_19 < (word_at_0(_S425)))
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
            uint filled_1 = (word_at_0(_S414) - word_at_0(rows_2)) * width_5 - (&tally_4)->counts_0[int(0)];
            (&tally_4)->counts_0[int(0)] = 0U;
            if(_S415 == 2U)
            {
                CellWriter_push_0(&to_14, int((U32_min((filled_1), (9U)))));
            }
            else
            {
                if(_S415 == 3U)
                {
                    Tally_0 _S426 = tally_4;
                    uint _S427 = Tally_colours_0(&_S426);
                    CellWriter_push_0(&to_14, int((U32_min((_S427), (9U)))));
                }
                else
                {
                    if(filled_1 == 0U)
                    {
                        _S424 = true;
                    }
                    else
                    {
                        if(_S415 == 1U)
                        {
                            _S424 = zeros_0 > 0U;
                        }
                        else
                        {
                            _S424 = false;
                        }
                    }
                    int _S428;
                    if(_S424)
                    {
                        _S428 = int(0);
                    }
                    else
                    {
                        Tally_0 _S429 = tally_4;
                        int _S430 = Tally_most_0(&_S429);
                        _S428 = _S430;
                    }
                    CellWriter_push_0(&to_14, _S428);
                }
            }
            j_3 = j_3 + 1U;
        }
        i_22 = i_22 + 1U;
    }
    CellWriter_finish_0(&to_14);
    return;
}

__device__ __noinline__ void op_color_line_0(Machine_0 * m_71, uint a_43, uint b_31)
{
    uint at_19;
    GridView_0 from_43 = whole_0(m_71, a_43, 4U);
    uint k_11 = variant_0(m_71, b_31, int(6));
    Machine_0 _S431 = *m_71;
    bool _S432 = failed_0(&_S431);
    if(_S432)
    {
        return;
    }
    GridView_0 _S433 = from_43;
    uint _S434 = GridView_area_0(&_S433);
    Ranked_0 _S435 = ranked_cells_0(m_71, from_43.cells_0, _S434);
    Ranked_0 ranked_5 = _S435;
    bool _S436;
    if(k_11 >= 2U)
    {
        Machine_0 _S437 = *m_71;
        bool _S438 = failed_0(&_S437);
        _S436 = !_S438;
    }
    else
    {
        _S436 = false;
    }
    uint colour_15;
    uint row_20;
    uint i_23;
    if(_S436)
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
        uint at_20 = 0U;
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
            at_19 = at_20;
            for(;;)
            {
                if(i_23 < (from_43.width_0))
                {
                }
                else
                {
                    break;
                }
                uint _S439 = firsts_0[uint(cell_at_0(from_43.cells_0, at_19)) & 15U];
                if(k_11 < 4U)
                {
                    colour_15 = at_19;
                }
                else
                {
                    colour_15 = i_23;
                }
                firsts_0[uint(cell_at_0(from_43.cells_0, at_19)) & 15U] = (U32_min((_S439), (colour_15)));
                uint at_21 = at_19 + 1U;
                i_23 = i_23 + 1U;
                at_19 = at_21;
            }
            row_20 = row_20 + 1U;
            at_20 = at_19;
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
            at_19 = i_23;
            for(;;)
            {
                if(at_19 > 0U)
                {
                    _S436 = (firsts_0[(&ranked_5)->colours_0[at_19 - 1U]]) > firsts_0[colour_16];
                }
                else
                {
                    _S436 = false;
                }
                if(_S436)
                {
                }
                else
                {
                    break;
                }
                uint _S440 = at_19 - 1U;
                (&ranked_5)->colours_0[at_19] = (&ranked_5)->colours_0[_S440];
                at_19 = _S440;
            }
            (&ranked_5)->colours_0[at_19] = colour_16;
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
    Machine_0 _S441 = *m_71;
    bool _S442 = failed_0(&_S441);
    if(_S442)
    {
        _S436 = true;
    }
    else
    {
        _S436 = cells_25 == 0U;
    }
    if(_S436)
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

__device__ __noinline__ void op_cell_line_0(Machine_0 * m_72, uint a_44, uint b_32)
{
    GridView_0 from_44 = whole_0(m_72, a_44, 2U);
    uint k_12 = variant_0(m_72, b_32, int(2));
    Machine_0 _S443 = *m_72;
    bool _S444 = failed_0(&_S443);
    if(_S444)
    {
        return;
    }
    GridView_0 _S445 = from_44;
    uint _S446 = GridView_area_0(&_S445);
    uint count_19 = _S446 - count_of_0(from_44.cells_0, _S446, int(0));
    bool _S447;
    if(count_19 == 0U)
    {
        _S447 = true;
    }
    else
    {
        _S447 = count_19 > 64U;
    }
    if(_S447)
    {
        fail_0(m_72, 25U);
    }
    uint cells_26 = new_grid_0(m_72, 1U, count_19);
    Machine_0 _S448 = *m_72;
    bool _S449 = failed_0(&_S448);
    if(_S449)
    {
        _S447 = true;
    }
    else
    {
        _S447 = cells_26 == 0U;
    }
    if(_S447)
    {
        return;
    }
    CellWriter_0 to_16 = CellWriter_to_0(cells_26);
    bool _S450 = k_12 == 0U;
    uint _S451;
    if(_S450)
    {
        _S451 = from_44.height_0;
    }
    else
    {
        _S451 = from_44.width_0;
    }
    uint _S452;
    if(_S450)
    {
        _S452 = from_44.width_0;
    }
    else
    {
        _S452 = from_44.height_0;
    }
    uint line_1 = 0U;
    for(;;)
    {
        if(line_1 < _S451)
        {
        }
        else
        {
            break;
        }
        uint at_22 = 0U;
        for(;;)
        {
            if(at_22 < _S452)
            {
            }
            else
            {
                break;
            }
            int cell_5;
            if(_S450)
            {
                GridView_0 _S453 = from_44;
                int _S454 = GridView_at_0(&_S453, line_1, at_22);
                cell_5 = _S454;
            }
            else
            {
                GridView_0 _S455 = from_44;
                int _S456 = GridView_at_0(&_S455, at_22, line_1);
                cell_5 = _S456;
            }
            if(cell_5 != int(0))
            {
                CellWriter_push_0(&to_16, cell_5);
            }
            at_22 = at_22 + 1U;
        }
        line_1 = line_1 + 1U;
    }
    CellWriter_finish_0(&to_16);
    return;
}

__device__ __noinline__ void op_count_line_0(Machine_0 * m_73, uint a_45, uint b_33)
{
    GridView_0 from_45 = whole_0(m_73, a_45, 10U);
    uint k_13 = variant_0(m_73, b_33, int(6));
    Machine_0 _S457 = *m_73;
    bool _S458 = failed_0(&_S457);
    if(_S458)
    {
        return;
    }
    GridView_0 _S459 = from_45;
    uint _S460 = GridView_area_0(&_S459);
    Ranked_0 ranked_6 = ranked_cells_0(m_73, from_45.cells_0, _S460);
    if((ranked_6.count_3) == 0U)
    {
        fail_0(m_73, 19U);
    }
    Machine_0 _S461 = *m_73;
    bool _S462 = failed_0(&_S461);
    if(_S462)
    {
        return;
    }
    uint count_20;
    if(k_13 < 3U)
    {
        Joint_0 joint_3 = Joint_x24init_0(true, true);
        GridView_0 _S463 = from_45;
        Joint_0 _S464 = joint_3;
        uint _S465 = find_parts_0(m_73, &_S463, &_S464, int(0), int(0));
        count_20 = _S465;
    }
    else
    {
        count_20 = ranked_6.count_3;
    }
    if(count_20 > 64U)
    {
        fail_0(m_73, 28U);
    }
    uint _S466 = k_13 % 3U;
    uint height_3;
    if(_S466 == 0U)
    {
        height_3 = 1U;
    }
    else
    {
        height_3 = count_20;
    }
    uint cells_27 = new_grid_0(m_73, height_3, count_20);
    Machine_0 _S467 = *m_73;
    bool _S468 = failed_0(&_S467);
    bool _S469;
    if(_S468)
    {
        _S469 = true;
    }
    else
    {
        _S469 = cells_27 == 0U;
    }
    if(_S469)
    {
        return;
    }
    uint _S470 = height_3 * count_20;
    bool _S471 = _S466 == 2U;
    int _S472;
    if(_S471)
    {
        _S472 = int(0);
    }
    else
    {
        _S472 = ranked_6.colours_0[int(0)];
    }
    fill_cells_0(cells_27, _S470, _S472);
    if(_S471)
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

__device__ __noinline__ void op_histogram_0(Machine_0 * m_74, uint a_46, uint b_34)
{
    GridView_0 from_46 = whole_0(m_74, a_46, 6U);
    uint k_14 = variant_0(m_74, b_34, int(4));
    Machine_0 _S473 = *m_74;
    bool _S474 = failed_0(&_S473);
    if(_S474)
    {
        return;
    }
    GridView_0 _S475 = from_46;
    uint _S476 = GridView_area_0(&_S475);
    Tally_0 tally_5 = tally_cells_0(m_74, from_46.cells_0, _S476);
    Tally_0 _S477 = tally_5;
    Ranked_0 _S478 = ranked_tally_0(&_S477);
    uint longest_0;
    if((_S478.count_3) == 0U)
    {
        longest_0 = 0U;
    }
    else
    {
        longest_0 = tally_5.counts_0[_S478.colours_0[int(0)]];
    }
    bool _S479;
    if(longest_0 == 0U)
    {
        _S479 = true;
    }
    else
    {
        _S479 = longest_0 > 64U;
    }
    if(_S479)
    {
        fail_0(m_74, 25U);
    }
    bool upright_1 = k_14 >= 2U;
    bool _S480 = (k_14 & 1U) == 1U;
    uint n_0;
    if(upright_1)
    {
        n_0 = longest_0;
    }
    else
    {
        n_0 = _S478.count_3;
    }
    uint i_25;
    if(upright_1)
    {
        i_25 = _S478.count_3;
    }
    else
    {
        i_25 = longest_0;
    }
    uint cells_28 = new_grid_0(m_74, n_0, i_25);
    Machine_0 _S481 = *m_74;
    bool _S482 = failed_0(&_S481);
    if(_S482)
    {
        _S479 = true;
    }
    else
    {
        _S479 = cells_28 == 0U;
    }
    if(_S479)
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
                if(i_25 < (_S478.count_3))
                {
                }
                else
                {
                    break;
                }
                if(_S480)
                {
                    reach_0 = longest_0 - 1U - n_0;
                }
                else
                {
                    reach_0 = n_0;
                }
                uint _S483 = i_25;
                int _S484;
                if(reach_0 < (tally_5.counts_0[_S478.colours_0[i_25]]))
                {
                    _S484 = _S478.colours_0[_S483];
                }
                else
                {
                    _S484 = int(0);
                }
                CellWriter_push_0(&to_17, _S484);
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
            if(n_0 < (_S478.count_3))
            {
            }
            else
            {
                break;
            }
            uint _S485 = n_0;
            if(_S480)
            {
                i_25 = longest_0 - tally_5.counts_0[_S478.colours_0[_S485]];
            }
            else
            {
                i_25 = 0U;
            }
            push_fill_0(&to_17, int(0), i_25);
            push_fill_0(&to_17, _S478.colours_0[_S485], tally_5.counts_0[_S478.colours_0[_S485]]);
            if(_S480)
            {
                reach_0 = 0U;
            }
            else
            {
                reach_0 = longest_0 - tally_5.counts_0[_S478.colours_0[_S485]];
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
    uint _S486;
    uint period_2 = 1U;
    for(;;)
    {
        uint _S487 = from_47->height_0;
        _S486 = from_47->height_0;
        bool _S488;
        if(period_2 < (from_47->height_0))
        {
            _S488 = (period_2 * 3U) <= (_S487 * 2U);
        }
        else
        {
            _S488 = false;
        }
        if(_S488)
        {
        }
        else
        {
            break;
        }
        bool _S489 = rows_repeat_0(from_47, period_2);
        if(_S489)
        {
            return period_2;
        }
        period_2 = period_2 + 1U;
    }
    return _S486;
}

__device__ uint period_of_columns_0(GridView_0 * from_48)
{
    uint _S490;
    uint period_3 = 1U;
    for(;;)
    {
        uint _S491 = from_48->width_0;
        _S490 = from_48->width_0;
        bool _S492;
        if(period_3 < (from_48->width_0))
        {
            _S492 = (period_3 * 3U) <= (_S491 * 2U);
        }
        else
        {
            _S492 = false;
        }
        if(_S492)
        {
        }
        else
        {
            break;
        }
        bool _S493 = columns_repeat_0(from_48, period_3);
        if(_S493)
        {
            return period_3;
        }
        period_3 = period_3 + 1U;
    }
    return _S490;
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
    Shown_0 _S494;
    (&_S494)->k_15 = k_16;
    (&_S494)->to_18 = to_19;
    (&_S494)->from_49 = from_50;
    (&_S494)->period_4 = period_5;
    (&_S494)->shift_4 = shift_5;
    return _S494;
}

__device__ __noinline__ Shown_0 Shown_of_0(Machine_0 * m_75, uint k_17, uint to_20, uint from_51, uint period_6, bool end_1)
{
    bool _S495;
    if(k_17 == 3U)
    {
        uint _S496 = to_20 % from_51;
        _S495 = _S496 != 0U;
    }
    else
    {
        _S495 = false;
    }
    if(_S495)
    {
        uint _S497 = from_51 % to_20;
        _S495 = _S497 != 0U;
    }
    else
    {
        _S495 = false;
    }
    if(_S495)
    {
        fail_0(m_75, 25U);
    }
    int spare_0 = int(from_51) - int(to_20);
    int _S498;
    if(k_17 == 8U)
    {
        _S498 = spare_0 >> int(1);
    }
    else
    {
        if(end_1)
        {
            _S498 = spare_0;
        }
        else
        {
            _S498 = int(0);
        }
    }
    return Shown_x24init_0(k_17, to_20, from_51, period_6, _S498);
}

__device__ uint Shown_place_0(Shown_0 * this_13, uint at_23)
{
    switch(this_13->k_15)
    {
    case 0U:
        {
            uint _S499 = at_23 % this_13->from_49;
            return _S499;
        }
    case 1U:
        {
            uint _S500 = at_23 % this_13->period_4;
            return _S500;
        }
    case 2U:
        {
            uint _S501 = this_13->from_49;
            uint _S502 = 2U * this_13->from_49;
            uint turn_0 = at_23 % _S502;
            uint _S503;
            if(turn_0 < _S501)
            {
                _S503 = turn_0;
            }
            else
            {
                _S503 = _S502 - 1U - turn_0;
            }
            return _S503;
        }
    case 3U:
        {
            uint _S504 = at_23 * this_13->from_49 / this_13->to_18;
            return _S504;
        }
    default:
        {
            return uint(int(at_23) + this_13->shift_4);
        }
    }
}

__device__ __noinline__ void op_fit_to_0(Machine_0 * m_76, uint a_47, uint b_35, uint c_0)
{
    uint _S505;
    uint kind_3 = kind_of_0(b_35);
    bool _S506;
    uint down_1;
    if(kind_3 != 3U)
    {
        if(kind_3 == 9U)
        {
            _S506 = true;
        }
        else
        {
            _S506 = kind_3 == 7U;
        }
        if(_S506)
        {
            down_1 = 254U;
        }
        else
        {
            down_1 = 2U;
        }
        fail_0(m_76, down_1);
    }
    int height_4 = int(word_at_0(b_35 + 1U));
    int width_6 = int(word_at_0(b_35 + 2U));
    uint k_18 = variant_0(m_76, c_0, int(9));
    Machine_0 _S507 = *m_76;
    bool _S508 = failed_0(&_S507);
    if(_S508)
    {
        return;
    }
    if(height_4 < int(1))
    {
        _S506 = true;
    }
    else
    {
        _S506 = height_4 > int(64);
    }
    if(_S506)
    {
        _S506 = true;
    }
    else
    {
        _S506 = width_6 < int(1);
    }
    if(_S506)
    {
        _S506 = true;
    }
    else
    {
        _S506 = width_6 > int(64);
    }
    if(_S506)
    {
        fail_0(m_76, 28U);
        return;
    }
    GridView_0 from_52 = whole_0(m_76, a_47, 1U);
    Machine_0 _S509 = *m_76;
    bool _S510 = failed_0(&_S509);
    if(_S510)
    {
        return;
    }
    uint across_1;
    if(k_18 == 1U)
    {
        GridView_0 _S511 = from_52;
        uint _S512 = GridView_area_0(&_S511);
        spend_0(m_76, _S512 * (from_52.height_0 + from_52.width_0) / 4U);
        Machine_0 _S513 = *m_76;
        bool _S514 = failed_0(&_S513);
        if(_S514)
        {
            return;
        }
        GridView_0 _S515 = from_52;
        uint _S516 = period_of_rows_0(&_S515);
        GridView_0 _S517 = from_52;
        uint _S518 = period_of_columns_0(&_S517);
        down_1 = _S516;
        across_1 = _S518;
    }
    else
    {
        down_1 = from_52.height_0;
        across_1 = from_52.width_0;
    }
    uint _S519 = uint(height_4);
    Shown_0 _S520 = Shown_of_0(m_76, k_18, _S519, from_52.height_0, down_1, (k_18 & 2U) == 2U);
    uint _S521 = uint(width_6);
    Shown_0 _S522 = Shown_of_0(m_76, k_18, _S521, from_52.width_0, across_1, (k_18 & 1U) == 1U);
    spend_0(m_76, uint(height_4 * width_6));
    uint cells_29 = new_grid_0(m_76, _S519, _S521);
    if(cells_29 == 0U)
    {
        return;
    }
    uint column_9 = 0U;
    for(;;)
    {
        _S505 = _S522.to_18;
        if(column_9 < (_S522.to_18))
        {
        }
        else
        {
            break;
        }
        uint * _S523 = (&(globalParams_0->arena_0)[m_76->scratch_1 + column_9]);
        Shown_0 _S524 = _S522;
        uint _S525 = Shown_place_0(&_S524, column_9);
        *_S523 = _S525;
        column_9 = column_9 + 1U;
    }
    CellWriter_0 to_21 = CellWriter_to_0(cells_29);
    uint row_21 = 0U;
    for(;;)
    {
        if(row_21 < (_S520.to_18))
        {
        }
        else
        {
            break;
        }
        Shown_0 _S526 = _S520;
        uint _S527 = Shown_place_0(&_S526, row_21);
        if(_S527 >= (from_52.height_0))
        {
            push_fill_0(&to_21, int(0), _S505);
            row_21 = row_21 + 1U;
            continue;
        }
        column_9 = 0U;
        for(;;)
        {
            if(column_9 < _S505)
            {
            }
            else
            {
                break;
            }
            uint j_4 = word_at_0(m_76->scratch_1 + column_9);
            int _S528;
            if(j_4 < (from_52.width_0))
            {
                GridView_0 _S529 = from_52;
                int _S530 = GridView_at_0(&_S529, _S527, j_4);
                _S528 = _S530;
            }
            else
            {
                _S528 = int(0);
            }
            CellWriter_push_0(&to_21, _S528);
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
            int _S531 = GridView_at_0(from_53, row_22, column_10);
            CellWriter_push_0(&to_22, _S531);
            row_22 = row_22 + 1U;
        }
        column_10 = column_10 + 1U;
    }
    CellWriter_finish_0(&to_22);
    return;
}

__device__ GridView_0 GridView_x24init_0(uint height_5, uint width_7, uint cells_31)
{
    GridView_0 _S532;
    (&_S532)->height_0 = height_5;
    (&_S532)->width_0 = width_7;
    (&_S532)->cells_0 = cells_31;
    return _S532;
}

__device__ GridView_0 lines_of_0(Machine_0 * m_77, GridView_0 * from_54, bool columns_4)
{
    if(!columns_4)
    {
        return *from_54;
    }
    uint _S533 = m_77->scratch_1;
    transpose_0(from_54, m_77->scratch_1);
    return GridView_x24init_0(from_54->width_0, from_54->height_0, _S533);
}

__device__ bool is_zero_line_0(GridView_0 * lines_1, uint line_2)
{
    uint at_24 = 0U;
    for(;;)
    {
        uint _S534 = lines_1->width_0;
        if(at_24 < (lines_1->width_0))
        {
        }
        else
        {
            break;
        }
        if((word_from_0(lines_1->cells_0, line_2 * _S534 + at_24, (U32_min((4U), (_S534 - at_24))))) != 0U)
        {
            return false;
        }
        at_24 = at_24 + 4U;
    }
    return true;
}

__device__ __noinline__ uint2  repeated_0(Machine_0 * m_78, GridView_0 * lines_2)
{
    bool _S535;
    uint _S536 = lines_2->height_0;
    uint first_3 = 0U;
    for(;;)
    {
        if(first_3 < _S536)
        {
            bool _S537 = is_zero_line_0(lines_2, first_3);
            _S535 = _S537;
        }
        else
        {
            _S535 = false;
        }
        if(_S535)
        {
        }
        else
        {
            break;
        }
        first_3 = first_3 + 1U;
    }
    uint after_0 = _S536;
    for(;;)
    {
        if(after_0 > first_3)
        {
            bool _S538 = is_zero_line_0(lines_2, after_0 - 1U);
            _S535 = _S538;
        }
        else
        {
            _S535 = false;
        }
        if(_S535)
        {
        }
        else
        {
            break;
        }
        after_0 = after_0 - 1U;
    }
    uint _S539 = lines_2->width_0;
    uint _S540 = lines_2->cells_0;
    GridView_0 _S541 = GridView_x24init_0(after_0 - first_3, lines_2->width_0, lines_2->cells_0);
    uint _S542 = first_3 * lines_2->width_0;
    uint period_7 = 1U;
    for(;;)
    {
        if(period_7 < (_S541.height_0))
        {
            _S535 = (period_7 * 3U) <= (_S541.height_0 * 2U);
        }
        else
        {
            _S535 = false;
        }
        if(_S535)
        {
        }
        else
        {
            break;
        }
        if(same_cells_0(_S540, _S542, _S542 + period_7 * _S539, (_S541.height_0 - period_7) * _S539))
        {
            return make_uint2 (first_3, period_7);
        }
        period_7 = period_7 + 1U;
    }
    fail_0(m_78, 25U);
    return make_uint2 (0U, 1U);
}

__device__ __noinline__ void push_spaced_0(CellWriter_0 * to_23, GridView_0 * lines_3, uint line_3)
{
    uint first_4;
    uint gap_1;
    uint _S543 = lines_3->width_0;
    uint first_5 = 0U;
    bool even_0 = true;
    uint last_0 = 0U;
    uint gap_2 = 0U;
    uint at_25 = 0U;
    uint count_21 = 0U;
    for(;;)
    {
        if(at_25 < _S543)
        {
        }
        else
        {
            break;
        }
        int _S544 = GridView_at_0(lines_3, line_3, at_25);
        bool even_1;
        if(_S544 == int(0))
        {
            even_1 = even_0;
            uint at_26 = at_25 + 1U;
            even_0 = even_1;
            at_25 = at_26;
            continue;
        }
        if(count_21 == 0U)
        {
            first_4 = at_25;
            even_1 = even_0;
            gap_1 = gap_2;
        }
        else
        {
            if(count_21 == 1U)
            {
                uint _S545 = at_25 - first_5;
                even_1 = even_0;
                first_4 = _S545;
            }
            else
            {
                if(even_0)
                {
                    even_1 = (at_25 - last_0) == gap_2;
                }
                else
                {
                    even_1 = false;
                }
                first_4 = gap_2;
            }
            uint _S546 = first_4;
            first_4 = first_5;
            gap_1 = _S546;
        }
        uint count_22 = count_21 + 1U;
        first_5 = first_4;
        last_0 = at_25;
        gap_2 = gap_1;
        count_21 = count_22;
        uint at_26 = at_25 + 1U;
        even_0 = even_1;
        at_25 = at_26;
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
        push_run_0(to_23, lines_3->cells_0, line_3 * _S543, _S543);
        return;
    }
    push_fill_0(to_23, int(0), first_5);
    first_4 = 0U;
    at_25 = first_5;
    gap_1 = 0U;
    for(;;)
    {
        if(at_25 < _S543)
        {
        }
        else
        {
            break;
        }
        bool _S547 = gap_1 == 0U;
        int _S548;
        if(_S547)
        {
            int _S549 = GridView_at_0(lines_3, line_3, first_5 + first_4 * gap_2);
            _S548 = _S549;
        }
        else
        {
            _S548 = int(0);
        }
        CellWriter_push_0(to_23, _S548);
        uint left_4;
        if(_S547)
        {
            uint _S550 = first_4 + 1U;
            if(_S550 == count_21)
            {
                last_0 = 0U;
            }
            else
            {
                last_0 = _S550;
            }
            first_4 = last_0;
            left_4 = gap_2;
        }
        else
        {
            left_4 = gap_1;
        }
        uint left_5 = left_4 - 1U;
        at_25 = at_25 + 1U;
        gap_1 = left_5;
    }
    return;
}

__device__ __noinline__ void push_filled_0(Machine_0 * m_79, CellWriter_0 * to_24, GridView_0 * lines_4, uint line_4)
{
    uint at_27;
    uint _S551 = lines_4->width_0;
    uint _S552 = m_79->scratch_1 + 1024U;
    uint period_8 = 1U;
    for(;;)
    {
        if(period_8 <= (_S551 / 2U))
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
            bool _S553;
            if(first_6 < period_8)
            {
                _S553 = holds_0;
            }
            else
            {
                _S553 = false;
            }
            if(_S553)
            {
            }
            else
            {
                break;
            }
            bool holds_1 = holds_0;
            int known_0 = int(0);
            at_27 = first_6;
            for(;;)
            {
                bool _S554;
                if(at_27 < _S551)
                {
                    _S554 = holds_1;
                }
                else
                {
                    _S554 = false;
                }
                if(_S554)
                {
                }
                else
                {
                    break;
                }
                int _S555 = GridView_at_0(lines_4, line_4, at_27);
                bool _S556 = _S555 == int(0);
                bool _S557;
                if(_S556)
                {
                    _S557 = true;
                }
                else
                {
                    _S557 = known_0 == int(0);
                }
                if(_S557)
                {
                    holds_1 = true;
                }
                else
                {
                    holds_1 = _S555 == known_0;
                }
                if(_S556)
                {
                }
                else
                {
                    known_0 = _S555;
                }
                at_27 = at_27 + period_8;
            }
            if(holds_1)
            {
                holds_0 = known_0 != int(0);
            }
            else
            {
                holds_0 = false;
            }
            *(&(globalParams_0->arena_0)[_S552 + first_6]) = uint(known_0);
            first_6 = first_6 + 1U;
        }
        if(!holds_0)
        {
            period_8 = period_8 + 1U;
            continue;
        }
        uint next_0 = 0U;
        at_27 = 0U;
        for(;;)
        {
            if(at_27 < _S551)
            {
            }
            else
            {
                break;
            }
            CellWriter_push_0(to_24, int(word_at_0(_S552 + next_0)));
            uint _S558 = next_0 + 1U;
            if(_S558 == period_8)
            {
                first_6 = 0U;
            }
            else
            {
                first_6 = _S558;
            }
            uint at_28 = at_27 + 1U;
            next_0 = first_6;
            at_27 = at_28;
        }
        return;
    }
    push_run_0(to_24, lines_4->cells_0, line_4 * _S551, _S551);
    return;
}

__device__ __noinline__ void op_continue_lines_0(Machine_0 * m_80, uint a_48, uint b_36)
{
    GridView_0 from_55 = whole_0(m_80, a_48, 2U);
    uint k_19 = variant_0(m_80, b_36, int(6));
    Machine_0 _S559 = *m_80;
    bool _S560 = failed_0(&_S559);
    if(_S560)
    {
        return;
    }
    bool columns_5 = (k_19 % 2U) == 1U;
    bool _S561;
    if(k_19 < 2U)
    {
        _S561 = true;
    }
    else
    {
        _S561 = k_19 >= 4U;
    }
    if(_S561)
    {
        GridView_0 _S562 = from_55;
        uint _S563 = GridView_area_0(&_S562);
        spend_0(m_80, _S563 * (U32_max((from_55.height_0), (from_55.width_0))) / 4U);
    }
    Machine_0 _S564 = *m_80;
    bool _S565 = failed_0(&_S564);
    if(_S565)
    {
        return;
    }
    Machine_0 _S566 = *m_80;
    GridView_0 _S567 = from_55;
    GridView_0 _S568 = lines_of_0(&_S566, &_S567, columns_5);
    uint2  _S569 = make_uint2 (0U, 1U);
    bool _S570 = k_19 >= 4U;
    uint2  content_0;
    if(_S570)
    {
        GridView_0 _S571 = _S568;
        uint2  _S572 = repeated_0(m_80, &_S571);
        content_0 = _S572;
    }
    else
    {
        content_0 = _S569;
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
    uint _S573 = content_0.y;
    uint _S574 = content_0.x;
    uint _S575 = _S573 * _S568.height_0 - _S574;
    uint line_5 = 0U;
    for(;;)
    {
        if(line_5 < (_S568.height_0))
        {
        }
        else
        {
            break;
        }
        if(_S570)
        {
            uint _S576 = (line_5 + _S575) % _S573;
            push_run_0(&to_25, _S568.cells_0, (_S574 + _S576) * _S568.width_0, _S568.width_0);
        }
        else
        {
            if(k_19 >= 2U)
            {
                GridView_0 _S577 = _S568;
                push_spaced_0(&to_25, &_S577, line_5);
            }
            else
            {
                Machine_0 _S578 = *m_80;
                GridView_0 _S579 = _S568;
                push_filled_0(&_S578, &to_25, &_S579, line_5);
            }
        }
        line_5 = line_5 + 1U;
    }
    CellWriter_finish_0(&to_25);
    if(columns_5)
    {
        GridView_0 _S580 = GridView_x24init_0(_S568.height_0, _S568.width_0, made_0);
        transpose_0(&_S580, cells_32);
    }
    return;
}

__device__ __noinline__ void op_reverse_colors_0(Machine_0 * m_81, uint a_49)
{
    GridView_0 from_56 = whole_0(m_81, a_49, 2U);
    Machine_0 _S581 = *m_81;
    bool _S582 = failed_0(&_S581);
    if(_S582)
    {
        return;
    }
    GridView_0 _S583 = from_56;
    uint _S584 = GridView_area_0(&_S583);
    Ranked_0 ranked_7 = ranked_cells_0(m_81, from_56.cells_0, _S584);
    if((ranked_7.count_3) < 3U)
    {
        fail_0(m_81, 25U);
    }
    spend_0(m_81, _S584);
    uint cells_33 = new_grid_0(m_81, from_56.height_0, from_56.width_0);
    Machine_0 _S585 = *m_81;
    bool _S586 = failed_0(&_S585);
    bool _S587;
    if(_S586)
    {
        _S587 = true;
    }
    else
    {
        _S587 = cells_33 == 0U;
    }
    if(_S587)
    {
        return;
    }
    uint _S588 = ranked_7.count_3 - 1U;
    uint i_26 = 0U;
    for(;;)
    {
        if(i_26 < _S584)
        {
        }
        else
        {
            break;
        }
        uint _S589 = i_26 >> int(2);
        uint _S590 = word_at_0(from_56.cells_0 + _S589);
        uint rank_2 = 0U;
        uint changed_0 = 0U;
        for(;;)
        {
            if(rank_2 <= _S588)
            {
                _S587 = _S590 != 0U;
            }
            else
            {
                _S587 = false;
            }
            if(_S587)
            {
            }
            else
            {
                break;
            }
            uint changed_1 = changed_0 | ((equal_bytes_0(_S590, splat_0(ranked_7.colours_0[rank_2]))) & (splat_0(ranked_7.colours_0[_S588 - rank_2])));
            rank_2 = rank_2 + 1U;
            changed_0 = changed_1;
        }
        *(&(globalParams_0->arena_0)[cells_33 + _S589]) = changed_0;
        i_26 = i_26 + 4U;
    }
    return;
}

__device__ __noinline__ uint find_mains_0(Machine_0 * m_82, GridView_0 * from_57, bool columns_6)
{
    uint _S591 = m_82->scratch_1;
    uint line_6;
    if(columns_6)
    {
        line_6 = 2048U;
    }
    else
    {
        line_6 = 1024U;
    }
    uint _S592 = _S591 + line_6;
    Machine_0 _S593 = *m_82;
    GridView_0 _S594 = lines_of_0(&_S593, from_57, columns_6);
    line_6 = 0U;
    uint others_0 = 0U;
    for(;;)
    {
        if(line_6 < (_S594.height_0))
        {
        }
        else
        {
            break;
        }
        Tally_0 tally_6 = no_cells_0();
        count_run_0(m_82, &tally_6, _S594.cells_0, line_6 * _S594.width_0, _S594.width_0);
        Tally_0 _S595 = tally_6;
        int _S596 = Tally_most_0(&_S595);
        *(&(globalParams_0->arena_0)[_S592 + line_6]) = uint(_S596);
        uint _S597;
        if(_S596 < int(0))
        {
            _S597 = 0U;
        }
        else
        {
            _S597 = (&tally_6)->counts_0[_S596];
        }
        uint others_1 = others_0 + (_S594.width_0 - _S597);
        line_6 = line_6 + 1U;
        others_0 = others_1;
    }
    return others_0;
}

__device__ __noinline__ void op_even_lines_0(Machine_0 * m_83, uint a_50, uint b_37)
{
    GridView_0 from_58 = whole_0(m_83, a_50, 8U);
    uint k_20 = variant_0(m_83, b_37, int(3));
    Machine_0 _S598 = *m_83;
    bool _S599 = failed_0(&_S598);
    if(_S599)
    {
        return;
    }
    bool columns_7 = k_20 == 1U;
    GridView_0 _S600 = from_58;
    uint _S601 = find_mains_0(m_83, &_S600, columns_7);
    bool columns_8;
    if(k_20 == 2U)
    {
        GridView_0 _S602 = from_58;
        uint _S603 = find_mains_0(m_83, &_S602, true);
        columns_8 = _S603 < _S601;
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
    uint _S604 = m_83->scratch_1;
    uint row_23;
    if(columns_8)
    {
        row_23 = 2048U;
    }
    else
    {
        row_23 = 1024U;
    }
    uint _S605 = _S604 + row_23;
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
                CellWriter_push_0(&to_26, int(word_at_0(_S605 + column_11)));
                column_11 = column_11 + 1U;
            }
        }
        else
        {
            push_fill_0(&to_26, int(word_at_0(_S605 + row_23)), from_58.width_0);
        }
        row_23 = row_23 + 1U;
    }
    CellWriter_finish_0(&to_26);
    return;
}

__device__ __noinline__ void op_sort_lines_0(Machine_0 * m_84, uint a_51, uint b_38)
{
    uint at_29;
    uint filled_2;
    GridView_0 from_59 = whole_0(m_84, a_51, 4U);
    uint k_21 = variant_0(m_84, b_38, int(4));
    Machine_0 _S606 = *m_84;
    bool _S607 = failed_0(&_S606);
    if(_S607)
    {
        return;
    }
    GridView_0 _S608 = from_59;
    uint _S609 = GridView_area_0(&_S608);
    if((count_of_0(from_59.cells_0, _S609, int(0))) == _S609)
    {
        fail_0(m_84, 25U);
        return;
    }
    bool columns_9 = k_21 >= 2U;
    Machine_0 _S610 = *m_84;
    GridView_0 _S611 = from_59;
    GridView_0 _S612 = lines_of_0(&_S610, &_S611, columns_9);
    uint _S613 = m_84->scratch_1 + 1024U;
    uint line_7 = 0U;
    for(;;)
    {
        if(line_7 < (_S612.height_0))
        {
        }
        else
        {
            break;
        }
        at_29 = 0U;
        filled_2 = 0U;
        for(;;)
        {
            if(at_29 < (_S612.width_0))
            {
            }
            else
            {
                break;
            }
            uint filled_3 = filled_2 + ((((equal_ones_0(word_from_0(_S612.cells_0, line_7 * _S612.width_0 + at_29, (U32_min((4U), (_S612.width_0 - at_29)))), 0U)) ^ 16843009U) * 16843009U) >> int(24));
            at_29 = at_29 + 4U;
            filled_2 = filled_3;
        }
        uint key_0 = (filled_2 << int(16)) | line_7;
        uint place_1 = line_7;
        for(;;)
        {
            bool _S614;
            if(place_1 > 0U)
            {
                _S614 = (word_at_0(_S613 + place_1 - 1U)) > key_0;
            }
            else
            {
                _S614 = false;
            }
            if(_S614)
            {
            }
            else
            {
                break;
            }
            uint _S615 = _S613 + place_1;
            *(&(globalParams_0->arena_0)[_S615]) = word_at_0(_S615 - 1U);
            place_1 = place_1 - 1U;
        }
        *(&(globalParams_0->arena_0)[_S613 + place_1]) = key_0;
        line_7 = line_7 + 1U;
    }
    uint cells_35 = new_grid_0(m_84, from_59.height_0, from_59.width_0);
    if(cells_35 == 0U)
    {
        return;
    }
    bool _S616 = (k_21 % 2U) == 1U;
    CellWriter_0 to_27 = CellWriter_to_0(cells_35);
    at_29 = 0U;
    for(;;)
    {
        if(at_29 < (from_59.height_0))
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
                if(_S616)
                {
                    line_7 = from_59.width_0 - 1U - filled_2;
                }
                else
                {
                    line_7 = filled_2;
                }
                uint _S617 = (word_at_0(_S613 + line_7)) & 65535U;
                GridView_0 _S618 = from_59;
                int _S619 = GridView_at_0(&_S618, at_29, _S617);
                CellWriter_push_0(&to_27, _S619);
                filled_2 = filled_2 + 1U;
            }
        }
        else
        {
            if(_S616)
            {
                line_7 = from_59.height_0 - 1U - at_29;
            }
            else
            {
                line_7 = at_29;
            }
            push_run_0(&to_27, from_59.cells_0, ((word_at_0(_S613 + line_7)) & 65535U) * from_59.width_0, from_59.width_0);
        }
        at_29 = at_29 + 1U;
    }
    CellWriter_finish_0(&to_27);
    return;
}

__device__ __noinline__ void op_keep_middle_0(Machine_0 * m_85, uint a_52, uint b_39)
{
    GridView_0 from_60 = whole_0(m_85, a_52, 1U);
    uint _S620 = variant_0(m_85, b_39, int(3));
    uint cells_36 = new_grid_0(m_85, from_60.height_0, from_60.width_0);
    if(cells_36 == 0U)
    {
        return;
    }
    uint _S621 = (from_60.width_0 - 1U) / 2U;
    uint _S622 = from_60.width_0 / 2U;
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
        bool _S623;
        if(_S620 != 0U)
        {
            if(row_24 == ((from_60.height_0 - 1U) / 2U))
            {
                _S623 = true;
            }
            else
            {
                _S623 = row_24 == (from_60.height_0 / 2U);
            }
        }
        else
        {
            _S623 = false;
        }
        if(_S623)
        {
            push_run_0(&to_28, from_60.cells_0, start_7, from_60.width_0);
        }
        else
        {
            if(_S620 == 1U)
            {
                push_fill_0(&to_28, int(0), from_60.width_0);
            }
            else
            {
                push_fill_0(&to_28, int(0), _S621);
                push_run_0(&to_28, from_60.cells_0, start_7 + _S621, _S622 + 1U - _S621);
                push_fill_0(&to_28, int(0), from_60.width_0 - _S622 - 1U);
            }
        }
        row_24 = row_24 + 1U;
    }
    CellWriter_finish_0(&to_28);
    return;
}

__device__ __noinline__ bool Dispatch_one_0(Machine_0 * m_86, uint op_0, uint4  args_0)
{
    switch(op_0)
    {
    case 189U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S624 = *m_86;
            bool _S625 = failed_0(&_S624);
            if(_S625)
            {
                return false;
            }
            op_keep_color_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 190U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S626 = *m_86;
            bool _S627 = failed_0(&_S626);
            if(_S627)
            {
                return false;
            }
            op_drop_color_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 191U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S628 = *m_86;
            bool _S629 = failed_0(&_S628);
            if(_S629)
            {
                return false;
            }
            op_keep_rank_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 192U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S630 = *m_86;
            bool _S631 = failed_0(&_S630);
            if(_S631)
            {
                return false;
            }
            op_drop_rank_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 193U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S632 = *m_86;
            bool _S633 = failed_0(&_S632);
            if(_S633)
            {
                return false;
            }
            op_paint_all_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 194U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S634 = *m_86;
            bool _S635 = failed_0(&_S634);
            if(_S635)
            {
                return false;
            }
            op_paint_rank_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 195U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S636 = *m_86;
            bool _S637 = failed_0(&_S636);
            if(_S637)
            {
                return false;
            }
            op_fill_ground_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 196U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S638 = *m_86;
            bool _S639 = failed_0(&_S638);
            if(_S639)
            {
                return false;
            }
            op_swap_ground_0(m_86, args_0.x);
            break;
        }
    case 197U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S640 = *m_86;
            bool _S641 = failed_0(&_S640);
            if(_S641)
            {
                return false;
            }
            op_swap_colors_0(m_86, args_0.x);
            break;
        }
    case 200U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S642 = *m_86;
            bool _S643 = failed_0(&_S642);
            if(_S643)
            {
                return false;
            }
            op_negative_0(m_86, args_0.x);
            break;
        }
    case 201U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S644 = *m_86;
            bool _S645 = failed_0(&_S644);
            if(_S645)
            {
                return false;
            }
            op_crop_content_0(m_86, args_0.x);
            break;
        }
    case 202U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S646 = *m_86;
            bool _S647 = failed_0(&_S646);
            if(_S647)
            {
                return false;
            }
            op_crop_ground_0(m_86, args_0.x);
            break;
        }
    case 203U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S648 = *m_86;
            bool _S649 = failed_0(&_S648);
            if(_S649)
            {
                return false;
            }
            op_crop_color_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 204U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S650 = *m_86;
            bool _S651 = failed_0(&_S650);
            if(_S651)
            {
                return false;
            }
            op_crop_rank_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 205U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S652 = *m_86;
            bool _S653 = failed_0(&_S652);
            if(_S653)
            {
                return false;
            }
            op_crop_inside_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 206U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S654 = *m_86;
            bool _S655 = failed_0(&_S654);
            if(_S655)
            {
                return false;
            }
            op_crop_frame_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 207U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S656 = *m_86;
            bool _S657 = failed_0(&_S656);
            if(_S657)
            {
                return false;
            }
            op_crop_tile_0(m_86, args_0.x);
            break;
        }
    case 208U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S658 = *m_86;
            bool _S659 = failed_0(&_S658);
            if(_S659)
            {
                return false;
            }
            op_crop_changed_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 209U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S660 = *m_86;
            bool _S661 = failed_0(&_S660);
            if(_S661)
            {
                return false;
            }
            op_quarter_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 210U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S662 = *m_86;
            bool _S663 = failed_0(&_S662);
            if(_S663)
            {
                return false;
            }
            op_third_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 211U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S664 = *m_86;
            bool _S665 = failed_0(&_S664);
            if(_S665)
            {
                return false;
            }
            op_shrink_0(m_86, args_0.x);
            break;
        }
    case 212U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S666 = *m_86;
            bool _S667 = failed_0(&_S666);
            if(_S667)
            {
                return false;
            }
            op_drop_repeats_0(m_86, args_0.x);
            break;
        }
    case 213U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S668 = *m_86;
            bool _S669 = failed_0(&_S668);
            if(_S669)
            {
                return false;
            }
            op_drop_empty_lines_0(m_86, args_0.x);
            break;
        }
    case 232U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S670 = *m_86;
            bool _S671 = failed_0(&_S670);
            if(_S671)
            {
                return false;
            }
            op_over_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 233U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S672 = *m_86;
            bool _S673 = failed_0(&_S672);
            if(_S673)
            {
                return false;
            }
            op_mask_in_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 234U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S674 = *m_86;
            bool _S675 = failed_0(&_S674);
            if(_S675)
            {
                return false;
            }
            op_mask_out_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 235U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S676 = *m_86;
            bool _S677 = failed_0(&_S676);
            if(_S677)
            {
                return false;
            }
            op_fall_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 249U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S678 = *m_86;
            bool _S679 = failed_0(&_S678);
            if(_S679)
            {
                return false;
            }
            op_add_frame_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 250U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S680 = *m_86;
            bool _S681 = failed_0(&_S680);
            if(_S681)
            {
                return false;
            }
            op_draw_frame_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 251U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S682 = *m_86;
            bool _S683 = failed_0(&_S682);
            if(_S683)
            {
                return false;
            }
            op_tile_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 252U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S684 = *m_86;
            bool _S685 = failed_0(&_S684);
            if(_S685)
            {
                return false;
            }
            op_mirror_tile_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 253U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S686 = *m_86;
            bool _S687 = failed_0(&_S686);
            if(_S687)
            {
                return false;
            }
            op_turn_tile_0(m_86, args_0.x);
            break;
        }
    case 254U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S688 = *m_86;
            bool _S689 = failed_0(&_S688);
            if(_S689)
            {
                return false;
            }
            op_fractal_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 255U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S690 = *m_86;
            bool _S691 = failed_0(&_S690);
            if(_S691)
            {
                return false;
            }
            op_repeat_to_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 259U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S692 = *m_86;
            bool _S693 = failed_0(&_S692);
            if(_S693)
            {
                return false;
            }
            op_mosaic_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 260U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S694 = *m_86;
            bool _S695 = failed_0(&_S694);
            if(_S695)
            {
                return false;
            }
            op_color_line_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 261U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S696 = *m_86;
            bool _S697 = failed_0(&_S696);
            if(_S697)
            {
                return false;
            }
            op_cell_line_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 262U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S698 = *m_86;
            bool _S699 = failed_0(&_S698);
            if(_S699)
            {
                return false;
            }
            op_count_line_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 263U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S700 = *m_86;
            bool _S701 = failed_0(&_S700);
            if(_S701)
            {
                return false;
            }
            op_histogram_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 274U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S702 = *m_86;
            bool _S703 = failed_0(&_S702);
            if(_S703)
            {
                return false;
            }
            op_fit_to_0(m_86, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 281U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S704 = *m_86;
            bool _S705 = failed_0(&_S704);
            if(_S705)
            {
                return false;
            }
            op_continue_lines_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 283U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S706 = *m_86;
            bool _S707 = failed_0(&_S706);
            if(_S707)
            {
                return false;
            }
            op_reverse_colors_0(m_86, args_0.x);
            break;
        }
    case 284U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S708 = *m_86;
            bool _S709 = failed_0(&_S708);
            if(_S709)
            {
                return false;
            }
            op_even_lines_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 285U:
        {
            spend_call_0(m_86, 8U);
            Machine_0 _S710 = *m_86;
            bool _S711 = failed_0(&_S710);
            if(_S711)
            {
                return false;
            }
            op_sort_lines_0(m_86, args_0.x, args_0.y);
            break;
        }
    case 286U:
        {
            spend_call_0(m_86, 4U);
            Machine_0 _S712 = *m_86;
            bool _S713 = failed_0(&_S712);
            if(_S713)
            {
                return false;
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
    return true;
}

__device__ void Dispatch_call_0(Machine_0 * m_87, uint op_1, uint4  args_1)
{
    bool _S714 = Dispatch_one_0(m_87, op_1, args_1);
    if(!_S714)
    {
        return;
    }
    Machine_0 _S715 = *m_87;
    bool _S716 = failed_0(&_S715);
    bool _S717;
    if(_S716)
    {
        _S717 = (m_87->fault_prim_0) == 0U;
    }
    else
    {
        _S717 = false;
    }
    if(_S717)
    {
        m_87->fault_prim_0 = op_1 + 1U;
    }
    return;
}

__device__ uint2  multiply_64_0(uint2  a_53, uint2  b_40)
{
    uint _S718 = a_53.x;
    uint a0_0 = _S718 & 65535U;
    uint a1_0 = _S718 >> int(16);
    uint _S719 = b_40.x;
    uint b0_0 = _S719 & 65535U;
    uint b1_0 = _S719 >> int(16);
    uint low_3 = a0_0 * b0_0;
    uint middle_1 = a1_0 * b0_0 + (low_3 >> int(16));
    uint other_2 = a0_0 * b1_0 + (middle_1 & 65535U);
    return make_uint2 ((other_2 << int(16)) | (low_3 & 65535U), a1_0 * b1_0 + (middle_1 >> int(16)) + (other_2 >> int(16)) + _S718 * b_40.y + a_53.y * _S719);
}

__device__ uint2  hash_of_0(uint record_7)
{
    uint _S720 = words_of_0(record_7);
    uint2  hash_0 = make_uint2 (0U, 0U);
    uint i_27 = 0U;
    for(;;)
    {
        if(i_27 < _S720)
        {
        }
        else
        {
            break;
        }
        uint _S721 = record_7 + i_27;
        uint _S722 = word_at_0(_S721);
        uint _S723;
        if((i_27 + 1U) < _S720)
        {
            _S723 = word_at_0(_S721 + 1U);
        }
        else
        {
            _S723 = 0U;
        }
        uint2  _S724 = multiply_64_0(hash_0 ^ make_uint2 (_S722, _S723), make_uint2 (2135587861U, 2654435769U));
        hash_0 = _S724;
        *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S724.y);
        i_27 = i_27 + 2U;
    }
    uint2  _S725 = multiply_64_0(hash_0, make_uint2 (3981806797U, 4283543511U));
    hash_0 = _S725;
    *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S725.y);
    return hash_0;
}

__device__ uint weight_of_0(uint record_8)
{
    uint count_23 = word_at_0(record_8 + 1U);
    switch(kind_of_0(record_8))
    {
    case 6U:
        {
            return 1U + count_23 * word_at_0(record_8 + 2U) / 8U;
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
            return word_at_0(record_8 + 2U);
        }
    default:
        {
            return 1U;
        }
    }
}

__device__ __noinline__ uint equal_cells_0(uint record_9, uint target_0)
{
    bool _S726;
    if(target_0 == 0U)
    {
        _S726 = true;
    }
    else
    {
        _S726 = (kind_of_0(record_9)) != 6U;
    }
    if(_S726)
    {
        _S726 = true;
    }
    else
    {
        _S726 = (word_at_0(record_9 + 1U)) != (word_at_0(target_0 + 1U));
    }
    if(_S726)
    {
        _S726 = true;
    }
    else
    {
        _S726 = (word_at_0(record_9 + 2U)) != (word_at_0(target_0 + 2U));
    }
    if(_S726)
    {
        return 4294967295U;
    }
    uint _S727 = word_at_0(record_9 + 1U) * word_at_0(record_9 + 2U);
    uint i_28 = 0U;
    uint equal_0 = 0U;
    for(;;)
    {
        if(i_28 < _S727)
        {
        }
        else
        {
            break;
        }
        uint _S728 = i_28 >> int(2);
        uint _S729 = (word_at_0(record_9 + 4U + _S728)) ^ (word_at_0(target_0 + 4U + _S728));
        uint _S730 = (U32_min((4U), (_S727 - i_28)));
        uint k_22 = 0U;
        for(;;)
        {
            if(k_22 < _S730)
            {
            }
            else
            {
                break;
            }
            int _S731;
            if(((_S729 >> (8U * k_22)) & 255U) == 0U)
            {
                _S731 = int(1);
            }
            else
            {
                _S731 = int(0);
            }
            uint equal_1 = equal_0 + uint(_S731);
            k_22 = k_22 + 1U;
            equal_0 = equal_1;
        }
        i_28 = i_28 + 4U;
    }
    return equal_0;
}

__device__ __noinline__ uint element_kind_0(uint record_10)
{
    uint kind_4 = kind_of_0(record_10);
    bool _S732;
    if(kind_4 == 9U)
    {
        _S732 = true;
    }
    else
    {
        _S732 = kind_4 == 12U;
    }
    uint common_2;
    if(_S732)
    {
        common_2 = 4294967295U;
        uint i_29 = 0U;
        for(;;)
        {
            if(i_29 < (word_at_0(record_10 + 1U)))
            {
            }
            else
            {
                break;
            }
            uint element_0 = kind_of_0(record_10 + word_at_0(record_10 + 4U + i_29));
            if(i_29 > 0U)
            {
                _S732 = element_0 != common_2;
            }
            else
            {
                _S732 = false;
            }
            if(_S732)
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

__device__ bool loops_are_cut_0()
{
    uint _S733 = __ldg(&globalParams_0->params_0->scratch_words_0);
    uint _S734 = (U32_min((_S733), (3U)));
    uint i_31 = 0U;
    uint rounds_0 = 0U;
    for(;;)
    {
        if(i_31 < _S734)
        {
        }
        else
        {
            break;
        }
        uint rounds_1 = rounds_0 + 1U;
        i_31 = i_31 + 1U;
        rounds_0 = rounds_1;
    }
    return rounds_0 != _S734;
}

__device__ __noinline__ void run_item_0(uint id_0)
{
    bool poisoned_0;
    uint _S735 = __ldg(&globalParams_0->params_0->count_0);
    if(id_0 >= _S735)
    {
        return;
    }
    uint item_0 = id_0 * 8U;
    uint _S736 = __ldg((&(globalParams_0->items_0)[item_0]));
    uint _S737 = __ldg((&(globalParams_0->items_0)[item_0 + 1U]));
    uint _S738 = __ldg((&(globalParams_0->items_0)[item_0 + 2U]));
    uint _S739 = __ldg((&(globalParams_0->items_0)[item_0 + 3U]));
    uint _S740 = __ldg((&(globalParams_0->items_0)[item_0 + 4U]));
    uint _S741 = __ldg((&(globalParams_0->items_0)[item_0 + 5U]));
    Machine_0 m_88;
    uint _S742 = __ldg(&globalParams_0->params_0->scratch_0);
    uint _S743 = __ldg(&globalParams_0->params_0->scratch_words_0);
    (&m_88)->scratch_1 = _S742 + id_0 * _S743;
    uint at_30 = 0U;
    for(;;)
    {
        if(at_30 < _S737)
        {
        }
        else
        {
            break;
        }
        uint instruction_0 = (_S736 + at_30) * 8U;
        uint _S744 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint op_2 = _S744 & 65535U;
        uint _S745 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint _S746 = _S745 >> int(16);
        uint _S747 = __ldg((&(globalParams_0->code_0)[instruction_0 + 1U]));
        uint place_2 = _S739 + _S747;
        uint _S748 = __ldg(&globalParams_0->params_0->fuel_0);
        (&m_88)->fuel_1 = _S748;
        uint _S749 = __ldg(&globalParams_0->params_0->memory_0);
        (&m_88)->memory_1 = _S749;
        (&m_88)->fault_0 = 0U;
        (&m_88)->fault_prim_0 = 0U;
        (&m_88)->calls_0 = 0U;
        (&m_88)->cursor_0 = place_2;
        uint _S750 = __ldg((&(globalParams_0->code_0)[instruction_0 + 2U]));
        (&m_88)->end_0 = place_2 + _S750;
        uint4  args_2 = make_uint4 (0U, 0U, 0U, 0U);
        bool poisoned_1 = false;
        uint i_32 = 0U;
        for(;;)
        {
            if(i_32 < _S746)
            {
            }
            else
            {
                break;
            }
            uint _S751 = __ldg((&(globalParams_0->code_0)[instruction_0 + 3U + i_32]));
            uint address_0 = operand_address_0(_S751, _S738, _S739);
            *_slang_vector_get_element_ptr(&args_2, i_32) = address_0;
            if(!poisoned_1)
            {
                poisoned_0 = (kind_of_0(address_0)) == 13U;
            }
            else
            {
                poisoned_0 = false;
            }
            if(poisoned_0)
            {
                (&m_88)->fault_0 = word_at_0(address_0 + 1U) + 1U;
                (&m_88)->fault_prim_0 = word_at_0(address_0 + 2U);
                poisoned_1 = true;
            }
            i_32 = i_32 + 1U;
        }
        uint _S752 = __ldg((&(globalParams_0->code_0)[instruction_0 + 7U]));
        if(_S752 != 0U)
        {
            *&((&args_2)->w) = operand_address_0(_S752, _S738, _S739);
            if((kind_of_0(args_2.w)) == 13U)
            {
                (&m_88)->fault_0 = 255U;
                poisoned_0 = true;
            }
            else
            {
                poisoned_0 = poisoned_1;
            }
        }
        else
        {
            poisoned_0 = poisoned_1;
        }
        if(!poisoned_0)
        {
            Dispatch_call_0(&m_88, op_2, args_2);
        }
        uint row_25 = (_S741 + at_30) * 12U;
        uint * _S753 = (&(globalParams_0->results_0)[row_25 + 1U]);
        uint _S754 = __ldg(&globalParams_0->params_0->fuel_0);
        *_S753 = _S754 - (&m_88)->fuel_1;
        uint * _S755 = (&(globalParams_0->results_0)[row_25 + 2U]);
        uint _S756 = __ldg(&globalParams_0->params_0->memory_0);
        *_S755 = _S756 - (&m_88)->memory_1;
        *(&(globalParams_0->results_0)[row_25 + 3U]) = (&m_88)->calls_0;
        if(((&m_88)->fault_0) != 0U)
        {
            *(&(globalParams_0->arena_0)[place_2]) = 13U;
            *(&(globalParams_0->arena_0)[place_2 + 1U]) = (&m_88)->fault_0 - 1U;
            *(&(globalParams_0->arena_0)[place_2 + 2U]) = (&m_88)->fault_prim_0;
            *(&(globalParams_0->arena_0)[place_2 + 3U]) = 0U;
        }
        *(&(globalParams_0->results_0)[row_25]) = kind_of_0(place_2);
        uint _S757 = row_25 + 4U;
        uint _S758 = place_2 + 1U;
        *(&(globalParams_0->results_0)[_S757]) = word_at_0(_S758);
        *(&(globalParams_0->results_0)[row_25 + 5U]) = word_at_0(place_2 + 2U);
        *(&(globalParams_0->results_0)[row_25 + 6U]) = words_of_0(place_2);
        if(((&m_88)->fault_0) == 0U)
        {
            uint2  hash_1 = hash_of_0(place_2);
            *(&(globalParams_0->results_0)[row_25 + 7U]) = weight_of_0(place_2);
            *(&(globalParams_0->results_0)[row_25 + 8U]) = hash_1.x;
            *(&(globalParams_0->results_0)[row_25 + 9U]) = hash_1.y;
            *(&(globalParams_0->results_0)[row_25 + 10U]) = equal_cells_0(place_2, _S740);
            *(&(globalParams_0->results_0)[row_25 + 11U]) = element_kind_0(place_2);
        }
        if(loops_are_cut_0())
        {
            *(&(globalParams_0->arena_0)[place_2]) = 13U;
            *(&(globalParams_0->arena_0)[_S758]) = 254U;
            *(&(globalParams_0->results_0)[row_25]) = 13U;
            *(&(globalParams_0->results_0)[_S757]) = 254U;
        }
        at_30 = at_30 + 1U;
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

