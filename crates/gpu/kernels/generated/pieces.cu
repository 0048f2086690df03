// Written by scripts/build-kernels from pieces.slang.

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

__device__ bool is_tuple_kind_0(uint kind_0)
{
    bool _S2;
    if(kind_0 == 3U)
    {
        _S2 = true;
    }
    else
    {
        _S2 = kind_0 == 4U;
    }
    if(_S2)
    {
        _S2 = true;
    }
    else
    {
        if(kind_0 >= 6U)
        {
            _S2 = kind_0 <= 9U;
        }
        else
        {
            _S2 = false;
        }
    }
    return _S2;
}

__device__ void make_0(Machine_0 * m_4, uint bytes_0)
{
    if((m_4->fault_0) != 0U)
    {
        return;
    }
    uint all_0 = bytes_0 + 32U;
    if(all_0 > (m_4->memory_1))
    {
        m_4->memory_1 = 0U;
        fail_0(m_4, 31U);
        return;
    }
    m_4->memory_1 = m_4->memory_1 - all_0;
    spend_0(m_4, all_0 / 16U);
    return;
}

struct GridView_0
{
    uint height_0;
    uint width_0;
    uint cells_0;
};

__device__ GridView_0 GridView_x24init_0(uint height_1, uint width_1, uint cells_1)
{
    GridView_0 _S3;
    (&_S3)->height_0 = height_1;
    (&_S3)->width_0 = width_1;
    (&_S3)->cells_0 = cells_1;
    return _S3;
}

__device__ GridView_0 grid_in_0(uint record_1, uint i_0)
{
    uint grid_0 = record_1 + word_at_0(record_1 + 4U + i_0);
    return GridView_x24init_0(word_at_0(grid_0 + 1U), word_at_0(grid_0 + 2U), grid_0 + 4U);
}

__device__ uint GridView_area_0(GridView_0 * this_0)
{
    return this_0->height_0 * this_0->width_0;
}

__device__ int cell_at_0(uint cells_2, uint i_1)
{
    return int((word_at_0(cells_2 + (i_1 >> int(2)))) << (24U - 8U * (i_1 & 3U))) >> int(24);
}

__device__ __noinline__ int compare_grids_0(GridView_0 * a_0, GridView_0 * b_0)
{
    int _S4;
    uint _S5 = a_0->width_0;
    uint _S6 = b_0->width_0;
    bool alike_0 = (a_0->width_0) == (b_0->width_0);
    uint x_0;
    if(alike_0)
    {
        uint _S7 = GridView_area_0(a_0);
        x_0 = _S7;
    }
    else
    {
        x_0 = _S5;
    }
    uint y_0;
    if(alike_0)
    {
        uint _S8 = GridView_area_0(b_0);
        y_0 = _S8;
    }
    else
    {
        y_0 = _S6;
    }
    uint _S9 = (U32_min((x_0), (y_0)));
    uint word_0 = 0U;
    for(;;)
    {
        bool _S10;
        if(word_0 < (_S9 / 4U))
        {
            _S10 = (word_at_0(a_0->cells_0 + word_0)) == (word_at_0(b_0->cells_0 + word_0));
        }
        else
        {
            _S10 = false;
        }
        if(_S10)
        {
        }
        else
        {
            break;
        }
        word_0 = word_0 + 1U;
    }
    uint i_2 = 4U * word_0;
    for(;;)
    {
        if(i_2 < _S9)
        {
        }
        else
        {
            break;
        }
        int p_0 = cell_at_0(a_0->cells_0, i_2);
        int q_0 = cell_at_0(b_0->cells_0, i_2);
        if(p_0 != q_0)
        {
            if(p_0 < q_0)
            {
                _S4 = int(-1);
            }
            else
            {
                _S4 = int(1);
            }
            return _S4;
        }
        i_2 = i_2 + 1U;
    }
    if(x_0 == y_0)
    {
        _S4 = int(0);
    }
    else
    {
        if(x_0 < y_0)
        {
            _S4 = int(-1);
        }
        else
        {
            _S4 = int(1);
        }
    }
    return _S4;
}

__device__ uint words_of_0(uint record_2)
{
    return 4U + word_at_0(record_2 + 3U);
}

__device__ uint new_record_0(Machine_0 * m_5, uint kind_1, uint a_1, uint b_1, uint words_0)
{
    if((m_5->fault_0) != 0U)
    {
        return 0U;
    }
    uint at_1 = m_5->cursor_0;
    bool _S11;
    if(words_0 > 1048576U)
    {
        _S11 = true;
    }
    else
    {
        _S11 = (at_1 + 4U + words_0) > (m_5->end_0);
    }
    if(_S11)
    {
        fail_0(m_5, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[at_1]) = kind_1;
    *(&(globalParams_0->arena_0)[at_1 + 1U]) = a_1;
    *(&(globalParams_0->arena_0)[at_1 + 2U]) = b_1;
    *(&(globalParams_0->arena_0)[at_1 + 3U]) = words_0;
    if(words_0 > 0U)
    {
        *(&(globalParams_0->arena_0)[at_1 + 4U + words_0 - 1U]) = 0U;
    }
    m_5->cursor_0 = at_1 + 4U + words_0;
    return at_1;
}

__device__ uint copy_record_0(Machine_0 * m_6, uint from_0)
{
    uint words_1 = words_of_0(from_0);
    uint at_2 = new_record_0(m_6, kind_of_0(from_0), word_at_0(from_0 + 1U), word_at_0(from_0 + 2U), words_1 - 4U);
    if(at_2 != 0U)
    {
        uint i_3 = 4U;
        for(;;)
        {
            if(i_3 < words_1)
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[at_2 + i_3]) = word_at_0(from_0 + i_3);
            i_3 = i_3 + 1U;
        }
    }
    return at_2;
}

__device__ __noinline__ void by_count_0(Machine_0 * m_7, uint a_2, bool most_0)
{
    bool _S12;
    uint lead_0;
    uint j_0;
    uint kind_2 = kind_of_0(a_2);
    bool better_0;
    if(!is_tuple_kind_0(kind_2))
    {
        fail_0(m_7, 8U);
    }
    else
    {
        if(kind_2 != 9U)
        {
            better_0 = true;
        }
        else
        {
            better_0 = (word_at_0(a_2 + 1U)) > 1024U;
        }
        if(better_0)
        {
            fail_0(m_7, 254U);
        }
    }
    Machine_0 _S13 = *m_7;
    bool _S14 = failed_0(&_S13);
    if(_S14)
    {
        return;
    }
    uint count_1 = word_at_0(a_2 + 1U);
    uint i_4 = 0U;
    for(;;)
    {
        if(i_4 < count_1)
        {
        }
        else
        {
            break;
        }
        if((kind_of_0(a_2 + word_at_0(a_2 + 4U + i_4))) != 6U)
        {
            fail_0(m_7, 254U);
        }
        i_4 = i_4 + 1U;
    }
    make_0(m_7, count_1 * 16U);
    uint rounds_0 = 1U;
    for(;;)
    {
        uint _S15 = rounds_0 + 1U;
        if((count_1 >> _S15) > 0U)
        {
        }
        else
        {
            break;
        }
        rounds_0 = _S15;
    }
    spend_0(m_7, (word_at_0(a_2 + 2U) - 1U) * rounds_0);
    if(count_1 == 0U)
    {
        fail_0(m_7, 22U);
    }
    Machine_0 _S16 = *m_7;
    bool _S17 = failed_0(&_S16);
    if(_S17)
    {
        return;
    }
    uint _S18 = m_7->scratch_1 + 6144U;
    uint _S19 = m_7->scratch_1 + 7168U;
    i_4 = 0U;
    for(;;)
    {
        if(i_4 < count_1)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S19 + i_4]) = 0U;
        lead_0 = i_4;
        j_0 = 0U;
        for(;;)
        {
            if(j_0 < i_4)
            {
                better_0 = lead_0 == i_4;
            }
            else
            {
                better_0 = false;
            }
            if(better_0)
            {
            }
            else
            {
                break;
            }
            if((word_at_0(_S18 + j_0)) == j_0)
            {
                GridView_0 _S20 = grid_in_0(a_2, j_0);
                GridView_0 _S21 = grid_in_0(a_2, i_4);
                GridView_0 _S22 = _S20;
                int _S23 = compare_grids_0(&_S21, &_S22);
                _S12 = _S23 == int(0);
            }
            else
            {
                _S12 = false;
            }
            if(_S12)
            {
                lead_0 = j_0;
            }
            j_0 = j_0 + 1U;
        }
        *(&(globalParams_0->arena_0)[_S18 + i_4]) = lead_0;
        uint * _S24 = (&(globalParams_0->arena_0)[_S19 + lead_0]);
        *_S24 = *_S24 + 1U;
        i_4 = i_4 + 1U;
    }
    lead_0 = 0U;
    i_4 = 1U;
    for(;;)
    {
        if(i_4 < count_1)
        {
        }
        else
        {
            break;
        }
        if((word_at_0(_S18 + i_4)) != i_4)
        {
            i_4 = i_4 + 1U;
            continue;
        }
        uint own_0 = word_at_0(_S19 + i_4);
        uint other_0 = word_at_0(_S19 + lead_0);
        if(most_0)
        {
            better_0 = own_0 > other_0;
        }
        else
        {
            better_0 = own_0 < other_0;
        }
        if(better_0)
        {
            _S12 = true;
        }
        else
        {
            if(own_0 == other_0)
            {
                GridView_0 _S25 = grid_in_0(a_2, lead_0);
                GridView_0 _S26 = grid_in_0(a_2, i_4);
                GridView_0 _S27 = _S25;
                int _S28 = compare_grids_0(&_S26, &_S27);
                _S12 = _S28 < int(0);
            }
            else
            {
                _S12 = false;
            }
        }
        if(_S12)
        {
            j_0 = i_4;
        }
        else
        {
            j_0 = lead_0;
        }
        lead_0 = j_0;
        i_4 = i_4 + 1U;
    }
    uint _S29 = copy_record_0(m_7, a_2 + word_at_0(a_2 + 4U + lead_0));
    return;
}

__device__ void op_mostcommon_0(Machine_0 * m_8, uint a_3)
{
    by_count_0(m_8, a_3, true);
    return;
}

__device__ void op_leastcommon_0(Machine_0 * m_9, uint a_4)
{
    by_count_0(m_9, a_4, false);
    return;
}

__device__ uint weight_of_0(uint record_3)
{
    uint count_2 = word_at_0(record_3 + 1U);
    switch(kind_of_0(record_3))
    {
    case 6U:
        {
            return 1U + count_2 * word_at_0(record_3 + 2U) / 8U;
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
            return word_at_0(record_3 + 2U);
        }
    default:
        {
            return 1U;
        }
    }
}

struct TupleWriter_0
{
    uint record_4;
    uint index_0;
    uint start_0;
};

__device__ TupleWriter_0 new_tuple_0(Machine_0 * m_10, uint count_3, uint weight_0, uint words_2)
{
    if(count_3 == 0U)
    {
        fail_0(m_10, 25U);
    }
    make_0(m_10, count_3 * 16U);
    TupleWriter_0 made_0;
    uint _S30 = new_record_0(m_10, 9U, count_3, 1U + weight_0, count_3 + words_2);
    (&made_0)->record_4 = _S30;
    (&made_0)->index_0 = 0U;
    (&made_0)->start_0 = 4U + count_3;
    return made_0;
}

__device__ void TupleWriter_copied_0(TupleWriter_0 * this_1, uint from_1)
{
    uint words_3 = words_of_0(from_1);
    *(&(globalParams_0->arena_0)[this_1->record_4 + 4U + this_1->index_0]) = this_1->start_0;
    uint i_5 = 0U;
    for(;;)
    {
        if(i_5 < words_3)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[this_1->record_4 + this_1->start_0 + i_5]) = word_at_0(from_1 + i_5);
        i_5 = i_5 + 1U;
    }
    this_1->index_0 = this_1->index_0 + 1U;
    this_1->start_0 = this_1->start_0 + words_3;
    return;
}

__device__ void op_astuple_0(Machine_0 * m_11, uint a_5, uint b_2)
{
    bool _S31;
    if((kind_of_0(a_5)) != 6U)
    {
        _S31 = true;
    }
    else
    {
        _S31 = (kind_of_0(b_2)) != 6U;
    }
    if(_S31)
    {
        fail_0(m_11, 254U);
        return;
    }
    TupleWriter_0 _S32 = new_tuple_0(m_11, 2U, weight_of_0(a_5) + weight_of_0(b_2), words_of_0(a_5) + words_of_0(b_2));
    TupleWriter_0 made_1 = _S32;
    Machine_0 _S33 = *m_11;
    bool _S34 = failed_0(&_S33);
    if(_S34)
    {
        return;
    }
    TupleWriter_copied_0(&made_1, a_5);
    TupleWriter_copied_0(&made_1, b_2);
    return;
}

__device__ __noinline__ GridView_0 grid_view_0(Machine_0 * m_12, uint record_5)
{
    GridView_0 view_0;
    (&view_0)->height_0 = 0U;
    (&view_0)->width_0 = 0U;
    uint _S35 = record_5 + 4U;
    (&view_0)->cells_0 = _S35;
    uint kind_3 = kind_of_0(record_5);
    if(kind_3 == 6U)
    {
        (&view_0)->height_0 = word_at_0(record_5 + 1U);
        (&view_0)->width_0 = word_at_0(record_5 + 2U);
        return view_0;
    }
    bool rows_are_empty_0;
    if(kind_3 == 9U)
    {
        rows_are_empty_0 = (word_at_0(record_5 + 1U)) <= 256U;
    }
    else
    {
        rows_are_empty_0 = false;
    }
    if(rows_are_empty_0)
    {
        uint i_6 = 0U;
        for(;;)
        {
            if(i_6 < (word_at_0(record_5 + 1U)))
            {
            }
            else
            {
                break;
            }
            uint row_0 = record_5 + word_at_0(_S35 + i_6);
            bool _S36;
            if(rows_are_empty_0)
            {
                _S36 = (kind_of_0(row_0)) == 9U;
            }
            else
            {
                _S36 = false;
            }
            if(_S36)
            {
                rows_are_empty_0 = (word_at_0(row_0 + 1U)) == 0U;
            }
            else
            {
                rows_are_empty_0 = false;
            }
            i_6 = i_6 + 1U;
        }
    }
    if(rows_are_empty_0)
    {
        (&view_0)->height_0 = word_at_0(record_5 + 1U);
    }
    else
    {
        fail_0(m_12, 4U);
    }
    return view_0;
}

__device__ __noinline__ GridView_0 whole_0(Machine_0 * m_13, uint record_6, uint times_0)
{
    GridView_0 from_2 = grid_view_0(m_13, record_6);
    Machine_0 _S37 = *m_13;
    bool _S38 = failed_0(&_S37);
    if(_S38)
    {
        return from_2;
    }
    GridView_0 _S39 = from_2;
    uint _S40 = GridView_area_0(&_S39);
    if(_S40 == 0U)
    {
        fail_0(m_13, 24U);
    }
    else
    {
        bool _S41;
        if((from_2.height_0) > 1024U)
        {
            _S41 = true;
        }
        else
        {
            _S41 = (from_2.width_0) > 1024U;
        }
        if(_S41)
        {
            _S41 = true;
        }
        else
        {
            _S41 = _S40 > 1024U;
        }
        if(_S41)
        {
            fail_0(m_13, 254U);
        }
    }
    spend_0(m_13, _S40 * times_0);
    return from_2;
}

__device__ int int_view_0(Machine_0 * m_14, uint record_7)
{
    uint kind_4 = kind_of_0(record_7);
    bool _S42;
    if(kind_4 != 2U)
    {
        _S42 = kind_4 != 1U;
    }
    else
    {
        _S42 = false;
    }
    if(_S42)
    {
        fail_0(m_14, 0U);
        return int(0);
    }
    int low_0 = int(word_at_0(record_7 + 1U));
    int high_0 = int(word_at_0(record_7 + 2U));
    if(high_0 == (low_0 >> int(31)))
    {
        return low_0;
    }
    int _S43;
    if(high_0 < int(0))
    {
        _S43 = int(-2147483648);
    }
    else
    {
        _S43 = int(2147483647);
    }
    return _S43;
}

__device__ uint variant_0(Machine_0 * m_15, uint record_8, int count_4)
{
    int k_0 = int_view_0(m_15, record_8);
    Machine_0 _S44 = *m_15;
    bool _S45 = failed_0(&_S44);
    bool _S46;
    if(!_S45)
    {
        if(k_0 < int(0))
        {
            _S46 = true;
        }
        else
        {
            _S46 = k_0 >= count_4;
        }
    }
    else
    {
        _S46 = false;
    }
    if(_S46)
    {
        fail_0(m_15, 20U);
    }
    return uint(k_0);
}

struct Joint_0
{
    bool one_colour_0;
    bool diagonal_0;
};

__device__ Joint_0 Joint_x24init_0(bool one_colour_1, bool diagonal_1)
{
    Joint_0 _S47;
    (&_S47)->one_colour_0 = one_colour_1;
    (&_S47)->diagonal_0 = diagonal_1;
    return _S47;
}

__device__ Joint_0 Joint_of_0(uint k_1)
{
    return Joint_x24init_0((k_1 & 2U) == 0U, (k_1 & 1U) == 1U);
}

__device__ bool meets_0(int cell_0, int condition_0, int colour_0)
{
    switch(condition_0)
    {
    case int(0):
        {
            return cell_0 != int(0);
        }
    case int(1):
        {
            return cell_0 == colour_0;
        }
    default:
        {
            return cell_0 != colour_0;
        }
    }
}

__device__ uint lead_of_0(Machine_0 * m_16, uint label_0)
{
    uint _S48 = m_16->scratch_1 + 1024U;
    uint _S49 = label_0;
    for(;;)
    {
        uint _S50 = _S48 + _S49;
        if((word_at_0(_S50)) != _S49)
        {
        }
        else
        {
            break;
        }
        _S49 = word_at_0(_S50);
    }
    return _S49;
}

__device__ uint united_0(Machine_0 * m_17, uint a_6, uint b_3)
{
    uint _S51 = lead_of_0(m_17, a_6);
    uint _S52 = lead_of_0(m_17, b_3);
    uint _S53 = (U32_min((_S51), (_S52)));
    *(&(globalParams_0->arena_0)[m_17->scratch_1 + 1024U + (U32_max((_S51), (_S52)))]) = _S53;
    return _S53;
}

__device__ uint joined_0(Machine_0 * m_18, GridView_0 * from_3, Joint_0 * joint_0, int cell_1, uint other_1, uint label_1)
{
    uint own_1 = word_at_0(m_18->scratch_1 + other_1);
    bool _S54;
    if(own_1 == 0U)
    {
        _S54 = true;
    }
    else
    {
        if(joint_0->one_colour_0)
        {
            _S54 = (cell_at_0(from_3->cells_0, other_1)) != cell_1;
        }
        else
        {
            _S54 = false;
        }
    }
    if(_S54)
    {
        return label_1;
    }
    uint _S55;
    if(label_1 == 0U)
    {
        _S55 = own_1;
    }
    else
    {
        uint _S56 = united_0(m_18, label_1, own_1);
        _S55 = _S56;
    }
    return _S55;
}

__device__ __noinline__ uint find_parts_0(Machine_0 * m_19, GridView_0 * from_4, Joint_0 * joint_1, int condition_1, int colour_1)
{
    uint _S57;
    uint used_0;
    uint label_2;
    uint column_0;
    uint _S58 = m_19->scratch_1;
    uint leads_0 = m_19->scratch_1 + 1024U;
    uint _S59 = from_4->width_0;
    uint _S60 = GridView_area_0(from_4);
    bool _S61;
    if(_S60 >= 1024U)
    {
        _S61 = true;
    }
    else
    {
        _S61 = (from_4->height_0) > 255U;
    }
    if(_S61)
    {
        _S61 = true;
    }
    else
    {
        _S61 = _S59 > 255U;
    }
    if(_S61)
    {
        fail_0(m_19, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[leads_0]) = 0U;
    uint row_1 = 0U;
    uint used_1 = 1U;
    for(;;)
    {
        _S57 = from_4->height_0;
        if(row_1 < (from_4->height_0))
        {
        }
        else
        {
            break;
        }
        column_0 = 0U;
        used_0 = used_1;
        for(;;)
        {
            if(column_0 < _S59)
            {
            }
            else
            {
                break;
            }
            uint at_3 = row_1 * _S59 + column_0;
            int cell_2 = cell_at_0(from_4->cells_0, at_3);
            if(!meets_0(cell_2, condition_1, colour_1))
            {
                *(&(globalParams_0->arena_0)[_S58 + at_3]) = 0U;
                column_0 = column_0 + 1U;
                continue;
            }
            bool _S62 = column_0 > 0U;
            if(_S62)
            {
                uint _S63 = at_3 - 1U;
                Machine_0 _S64 = *m_19;
                uint _S65 = joined_0(&_S64, from_4, joint_1, cell_2, _S63, 0U);
                label_2 = _S65;
            }
            else
            {
                label_2 = 0U;
            }
            uint label_3;
            uint label_4;
            if(row_1 > 0U)
            {
                uint _S66 = at_3 - _S59;
                Machine_0 _S67 = *m_19;
                uint _S68 = joined_0(&_S67, from_4, joint_1, cell_2, _S66, label_2);
                bool _S69 = joint_1->diagonal_0;
                if(joint_1->diagonal_0)
                {
                    _S61 = _S62;
                }
                else
                {
                    _S61 = false;
                }
                if(_S61)
                {
                    uint _S70 = _S66 - 1U;
                    Machine_0 _S71 = *m_19;
                    uint _S72 = joined_0(&_S71, from_4, joint_1, cell_2, _S70, _S68);
                    label_3 = _S72;
                }
                else
                {
                    label_3 = _S68;
                }
                bool _S73;
                if(_S69)
                {
                    _S73 = (column_0 + 1U) < _S59;
                }
                else
                {
                    _S73 = false;
                }
                if(_S73)
                {
                    uint _S74 = _S66 + 1U;
                    Machine_0 _S75 = *m_19;
                    uint _S76 = joined_0(&_S75, from_4, joint_1, cell_2, _S74, label_3);
                    label_4 = _S76;
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
            *(&(globalParams_0->arena_0)[_S58 + at_3]) = label_4;
            used_0 = used_2;
            column_0 = column_0 + 1U;
        }
        row_1 = row_1 + 1U;
        used_1 = used_0;
    }
    uint _S77 = m_19->scratch_1 + 2048U;
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
        uint _S78 = leads_0 + used_0;
        uint lead_1 = word_at_0(_S78);
        if(lead_1 == used_0)
        {
            uint count_5 = label_2 + 1U;
            *(&(globalParams_0->arena_0)[_S78]) = count_5;
            uint _S79 = _S77 + 2U * count_5;
            *(&(globalParams_0->arena_0)[_S79]) = 16711935U;
            *(&(globalParams_0->arena_0)[_S79 + 1U]) = 0U;
            label_2 = count_5;
        }
        else
        {
            *(&(globalParams_0->arena_0)[_S78]) = word_at_0(leads_0 + lead_1);
        }
        used_0 = used_0 + 1U;
    }
    row_1 = 0U;
    for(;;)
    {
        if(row_1 < _S57)
        {
        }
        else
        {
            break;
        }
        column_0 = 0U;
        for(;;)
        {
            if(column_0 < _S59)
            {
            }
            else
            {
                break;
            }
            uint _S80 = _S58 + row_1 * _S59 + column_0;
            uint label_5 = word_at_0(_S80);
            if(label_5 == 0U)
            {
                column_0 = column_0 + 1U;
                continue;
            }
            uint label_6 = word_at_0(leads_0 + label_5);
            *(&(globalParams_0->arena_0)[_S80]) = label_6;
            uint _S81 = _S77 + 2U * label_6;
            uint span_0 = word_at_0(_S81);
            *(&(globalParams_0->arena_0)[_S81]) = (((U32_min((span_0 & 255U), (row_1))) | ((U32_max(((span_0 >> int(8)) & 255U), (row_1 + 1U))) << int(8))) | ((U32_min(((span_0 >> int(16)) & 255U), (column_0))) << int(16))) | ((U32_max((span_0 >> int(24)), (column_0 + 1U))) << int(24));
            uint * _S82 = (&(globalParams_0->arena_0)[_S81 + 1U]);
            *_S82 = *_S82 + 1U;
            column_0 = column_0 + 1U;
        }
        row_1 = row_1 + 1U;
    }
    return label_2;
}

struct Ranked_0
{
    FixedArray<int, 16>  colours_0;
    uint count_6;
};

struct Tally_0
{
    FixedArray<uint, 16>  counts_0;
};

__device__ __noinline__ Tally_0 tally_cells_0(Machine_0 * m_20, uint cells_3, uint count_7)
{
    Tally_0 tally_0;
    uint colour_2 = 0U;
    for(;;)
    {
        if(colour_2 < 16U)
        {
        }
        else
        {
            break;
        }
        (&tally_0)->counts_0[colour_2] = 0U;
        colour_2 = colour_2 + 1U;
    }
    uint i_7 = 0U;
    uint all_1 = 0U;
    for(;;)
    {
        if(i_7 < count_7)
        {
        }
        else
        {
            break;
        }
        uint word_1 = word_at_0(cells_3 + (i_7 >> int(2)));
        uint all_2 = all_1 | word_1;
        uint _S83 = (U32_min((4U), (count_7 - i_7)));
        uint k_2 = 0U;
        for(;;)
        {
            if(k_2 < _S83)
            {
            }
            else
            {
                break;
            }
            (&tally_0)->counts_0[(word_1 >> (8U * k_2)) & 15U] = (&tally_0)->counts_0[(word_1 >> (8U * k_2)) & 15U] + 1U;
            k_2 = k_2 + 1U;
        }
        i_7 = i_7 + 4U;
        all_1 = all_2;
    }
    if((all_1 & 4042322160U) != 0U)
    {
        fail_0(m_20, 254U);
    }
    return tally_0;
}

__device__ __noinline__ Ranked_0 ranked_tally_0(Tally_0 * tally_1)
{
    Ranked_0 ranked_0;
    (&ranked_0)->count_6 = 0U;
    int colour_3 = int(1);
    for(;;)
    {
        if(colour_3 < int(16))
        {
        }
        else
        {
            break;
        }
        uint _S84 = tally_1->counts_0[colour_3];
        if((tally_1->counts_0[colour_3]) == 0U)
        {
            colour_3 = colour_3 + int(1);
            continue;
        }
        uint at_4 = (&ranked_0)->count_6;
        for(;;)
        {
            bool _S85;
            if(at_4 > 0U)
            {
                _S85 = (tally_1->counts_0[(&ranked_0)->colours_0[at_4 - 1U]]) < _S84;
            }
            else
            {
                _S85 = false;
            }
            if(_S85)
            {
            }
            else
            {
                break;
            }
            uint _S86 = at_4 - 1U;
            (&ranked_0)->colours_0[at_4] = (&ranked_0)->colours_0[_S86];
            at_4 = _S86;
        }
        (&ranked_0)->colours_0[at_4] = colour_3;
        (&ranked_0)->count_6 = (&ranked_0)->count_6 + 1U;
        colour_3 = colour_3 + int(1);
    }
    return ranked_0;
}

__device__ Ranked_0 ranked_cells_0(Machine_0 * m_21, uint cells_4, uint count_8)
{
    Tally_0 _S87 = tally_cells_0(m_21, cells_4, count_8);
    Tally_0 _S88 = _S87;
    Ranked_0 _S89 = ranked_tally_0(&_S88);
    return _S89;
}

__device__ __noinline__ uint find_colours_0(Machine_0 * m_22, GridView_0 * from_5)
{
    uint _S90;
    uint _S91 = from_5->cells_0;
    uint _S92 = GridView_area_0(from_5);
    Ranked_0 ranked_1 = ranked_cells_0(m_22, _S91, _S92);
    bool _S93;
    if(_S92 >= 1024U)
    {
        _S93 = true;
    }
    else
    {
        _S93 = (from_5->height_0) > 255U;
    }
    if(_S93)
    {
        _S93 = true;
    }
    else
    {
        _S93 = (from_5->width_0) > 255U;
    }
    if(_S93)
    {
        fail_0(m_22, 254U);
    }
    Machine_0 _S94 = *m_22;
    bool _S95 = failed_0(&_S94);
    if(_S95)
    {
        return 0U;
    }
    uint _S96 = m_22->scratch_1;
    uint _S97 = m_22->scratch_1 + 2048U;
    FixedArray<uint, 16>  label_of_0;
    uint colour_4 = 0U;
    for(;;)
    {
        if(colour_4 < 16U)
        {
        }
        else
        {
            break;
        }
        label_of_0[colour_4] = 0U;
        colour_4 = colour_4 + 1U;
    }
    uint i_8 = 0U;
    for(;;)
    {
        _S90 = ranked_1.count_6;
        if(i_8 < (ranked_1.count_6))
        {
        }
        else
        {
            break;
        }
        uint _S98 = i_8 + 1U;
        label_of_0[ranked_1.colours_0[i_8]] = _S98;
        uint _S99 = _S97 + 2U * _S98;
        *(&(globalParams_0->arena_0)[_S99]) = 16711935U;
        *(&(globalParams_0->arena_0)[_S99 + 1U]) = 0U;
        i_8 = _S98;
    }
    uint row_2 = 0U;
    uint at_5 = 0U;
    for(;;)
    {
        if(row_2 < (from_5->height_0))
        {
        }
        else
        {
            break;
        }
        uint column_1 = 0U;
        for(;;)
        {
            if(column_1 < (from_5->width_0))
            {
            }
            else
            {
                break;
            }
            uint label_7 = label_of_0[cell_at_0(_S91, at_5)];
            *(&(globalParams_0->arena_0)[_S96 + at_5]) = label_of_0[cell_at_0(_S91, at_5)];
            uint at_6 = at_5 + 1U;
            if((label_of_0[cell_at_0(_S91, at_5)]) == 0U)
            {
                column_1 = column_1 + 1U;
                at_5 = at_6;
                continue;
            }
            uint _S100 = _S97 + 2U * label_7;
            uint span_1 = word_at_0(_S100);
            *(&(globalParams_0->arena_0)[_S100]) = (((U32_min((span_1 & 255U), (row_2))) | ((row_2 + 1U) << int(8))) | ((U32_min(((span_1 >> int(16)) & 255U), (column_1))) << int(16))) | ((U32_max((span_1 >> int(24)), (column_1 + 1U))) << int(24));
            uint * _S101 = (&(globalParams_0->arena_0)[_S100 + 1U]);
            *_S101 = *_S101 + 1U;
            column_1 = column_1 + 1U;
            at_5 = at_6;
        }
        row_2 = row_2 + 1U;
    }
    return _S90;
}

__device__ uint find_pieces_0(Machine_0 * m_23, GridView_0 * from_6, uint k_3)
{
    uint _S102;
    if(k_3 < 4U)
    {
        Joint_0 _S103 = Joint_of_0(k_3);
        uint _S104 = find_parts_0(m_23, from_6, &_S103, int(0), int(0));
        _S102 = _S104;
    }
    else
    {
        uint _S105 = find_colours_0(m_23, from_6);
        _S102 = _S105;
    }
    return _S102;
}

__device__ void few_0(Machine_0 * m_24, uint count_9)
{
    if(count_9 > 96U)
    {
        fail_0(m_24, 28U);
    }
    return;
}

__device__ uint words_of_cells_0(uint area_0)
{
    return (area_0 + 3U) / 4U;
}

__device__ uint TupleWriter_grid_0(TupleWriter_0 * this_2, uint height_2, uint width_2)
{
    uint words_4 = words_of_cells_0(height_2 * width_2);
    uint at_7 = this_2->record_4 + this_2->start_0;
    *(&(globalParams_0->arena_0)[this_2->record_4 + 4U + this_2->index_0]) = this_2->start_0;
    *(&(globalParams_0->arena_0)[at_7]) = 6U;
    *(&(globalParams_0->arena_0)[at_7 + 1U]) = height_2;
    *(&(globalParams_0->arena_0)[at_7 + 2U]) = width_2;
    *(&(globalParams_0->arena_0)[at_7 + 3U]) = words_4;
    this_2->index_0 = this_2->index_0 + 1U;
    this_2->start_0 = this_2->start_0 + (4U + words_4);
    return at_7 + 4U;
}

__device__ void fill_cells_0(uint cells_5, uint count_10, int value_0)
{
    uint word_2 = (uint(value_0) & 255U) * 16843009U;
    uint whole_1 = count_10 >> int(2);
    uint i_9 = 0U;
    for(;;)
    {
        if(i_9 < whole_1)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[cells_5 + i_9]) = word_2;
        i_9 = i_9 + 1U;
    }
    uint _S106 = count_10 & 3U;
    if(_S106 != 0U)
    {
        *(&(globalParams_0->arena_0)[cells_5 + whole_1]) = word_2 & ((1U << (8U * _S106)) - 1U);
    }
    return;
}

__device__ uint part_at_0(Machine_0 * m_25, uint at_8)
{
    return word_at_0(m_25->scratch_1 + at_8);
}

__device__ void put_cell_0(uint cells_6, uint i_10, int value_1)
{
    uint at_9 = cells_6 + (i_10 >> int(2));
    uint shift_0 = 8U * (i_10 & 3U);
    *(&(globalParams_0->arena_0)[at_9]) = ((word_at_0(at_9)) & (~(255U << shift_0))) | ((uint(value_1) & 255U) << shift_0);
    return;
}

__device__ __noinline__ void new_layers_0(Machine_0 * m_26, GridView_0 * from_7, uint count_11, bool as_ones_0)
{
    few_0(m_26, count_11);
    Machine_0 _S107 = *m_26;
    bool _S108 = failed_0(&_S107);
    if(_S108)
    {
        return;
    }
    uint _S109 = GridView_area_0(from_7);
    uint i_11 = 0U;
    for(;;)
    {
        if(i_11 < count_11)
        {
        }
        else
        {
            break;
        }
        make_0(m_26, _S109);
        i_11 = i_11 + 1U;
    }
    uint stride_0 = 4U + words_of_cells_0(_S109);
    TupleWriter_0 _S110 = new_tuple_0(m_26, count_11, count_11 * (1U + _S109 / 8U), count_11 * stride_0);
    TupleWriter_0 made_2 = _S110;
    Machine_0 _S111 = *m_26;
    bool _S112 = failed_0(&_S111);
    if(_S112)
    {
        return;
    }
    uint _S113 = (&made_2)->record_4 + (&made_2)->start_0 + 4U;
    i_11 = 0U;
    for(;;)
    {
        if(i_11 < count_11)
        {
        }
        else
        {
            break;
        }
        uint _S114 = TupleWriter_grid_0(&made_2, from_7->height_0, from_7->width_0);
        fill_cells_0(_S114, _S109, int(0));
        i_11 = i_11 + 1U;
    }
    uint at_10 = 0U;
    for(;;)
    {
        if(at_10 < _S109)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S115 = *m_26;
        uint _S116 = part_at_0(&_S115, at_10);
        if(_S116 > 0U)
        {
            uint _S117 = _S113 + (_S116 - 1U) * stride_0;
            int _S118;
            if(as_ones_0)
            {
                _S118 = int(1);
            }
            else
            {
                _S118 = cell_at_0(from_7->cells_0, at_10);
            }
            put_cell_0(_S117, at_10, _S118);
        }
        at_10 = at_10 + 1U;
    }
    return;
}

__device__ void op_pieces_0(Machine_0 * m_27, uint a_7, uint b_4)
{
    GridView_0 from_8 = whole_0(m_27, a_7, 8U);
    Machine_0 _S119 = *m_27;
    bool _S120 = failed_0(&_S119);
    if(_S120)
    {
        return;
    }
    uint k_4 = variant_0(m_27, b_4, int(5));
    Machine_0 _S121 = *m_27;
    bool _S122 = failed_0(&_S121);
    if(_S122)
    {
        return;
    }
    GridView_0 _S123 = from_8;
    uint _S124 = find_pieces_0(m_27, &_S123, k_4);
    GridView_0 _S125 = from_8;
    new_layers_0(m_27, &_S125, _S124, false);
    return;
}

struct Span_0
{
    uint top_0;
    uint bottom_0;
    uint left_0;
    uint right_0;
};

__device__ Span_0 Span_x24init_0(uint top_1, uint bottom_1, uint left_1, uint right_1)
{
    Span_0 _S126;
    (&_S126)->top_0 = top_1;
    (&_S126)->bottom_0 = bottom_1;
    (&_S126)->left_0 = left_1;
    (&_S126)->right_0 = right_1;
    return _S126;
}

__device__ Span_0 part_span_0(Machine_0 * m_28, uint part_0)
{
    uint packed_0 = word_at_0(m_28->scratch_1 + 2048U + 2U * part_0);
    return Span_x24init_0(packed_0 & 255U, (packed_0 >> int(8)) & 255U, (packed_0 >> int(16)) & 255U, packed_0 >> int(24));
}

__device__ uint Span_height_0(Span_0 * this_3)
{
    return this_3->bottom_0 - this_3->top_0;
}

__device__ uint Span_width_0(Span_0 * this_4)
{
    return this_4->right_0 - this_4->left_0;
}

struct CellWriter_0
{
    uint at_11;
    uint word_3;
    uint filled_0;
};

__device__ CellWriter_0 CellWriter_to_0(uint cells_7)
{
    CellWriter_0 w_0;
    (&w_0)->at_11 = cells_7;
    (&w_0)->word_3 = 0U;
    (&w_0)->filled_0 = 0U;
    return w_0;
}

__device__ int GridView_at_0(GridView_0 * this_5, uint row_3, uint column_2)
{
    return cell_at_0(this_5->cells_0, row_3 * this_5->width_0 + column_2);
}

__device__ void CellWriter_push_0(CellWriter_0 * this_6, int value_2)
{
    this_6->word_3 = (this_6->word_3) | ((uint(value_2) & 255U) << (8U * this_6->filled_0));
    uint _S127 = this_6->filled_0 + 1U;
    this_6->filled_0 = _S127;
    if(_S127 == 4U)
    {
        *(&(globalParams_0->arena_0)[this_6->at_11]) = this_6->word_3;
        this_6->at_11 = this_6->at_11 + 1U;
        this_6->word_3 = 0U;
        this_6->filled_0 = 0U;
    }
    return;
}

__device__ void CellWriter_finish_0(CellWriter_0 * this_7)
{
    if((this_7->filled_0) != 0U)
    {
        *(&(globalParams_0->arena_0)[this_7->at_11]) = this_7->word_3;
    }
    return;
}

__device__ void push_cut_0(TupleWriter_0 * made_3, GridView_0 * from_9, Span_0 * span_2)
{
    uint _S128 = Span_height_0(span_2);
    uint _S129 = Span_width_0(span_2);
    uint _S130 = TupleWriter_grid_0(made_3, _S128, _S129);
    CellWriter_0 cells_8 = CellWriter_to_0(_S130);
    uint row_4 = span_2->top_0;
    for(;;)
    {
        if(row_4 < (span_2->bottom_0))
        {
        }
        else
        {
            break;
        }
        uint column_3 = span_2->left_0;
        for(;;)
        {
            if(column_3 < (span_2->right_0))
            {
            }
            else
            {
                break;
            }
            int _S131 = GridView_at_0(from_9, row_4, column_3);
            CellWriter_push_0(&cells_8, _S131);
            column_3 = column_3 + 1U;
        }
        row_4 = row_4 + 1U;
    }
    CellWriter_finish_0(&cells_8);
    return;
}

__device__ __noinline__ void op_windows_0(Machine_0 * m_29, uint a_8, uint b_5)
{
    GridView_0 from_10 = whole_0(m_29, a_8, 8U);
    Machine_0 _S132 = *m_29;
    bool _S133 = failed_0(&_S132);
    if(_S133)
    {
        return;
    }
    uint k_5 = variant_0(m_29, b_5, int(5));
    Machine_0 _S134 = *m_29;
    bool _S135 = failed_0(&_S134);
    if(_S135)
    {
        return;
    }
    GridView_0 _S136 = from_10;
    uint _S137 = find_pieces_0(m_29, &_S136, k_5);
    few_0(m_29, _S137);
    Machine_0 _S138 = *m_29;
    bool _S139 = failed_0(&_S138);
    if(_S139)
    {
        return;
    }
    uint part_1 = 1U;
    uint weight_1 = 0U;
    uint words_5 = 0U;
    for(;;)
    {
        if(part_1 <= _S137)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S140 = *m_29;
        Span_0 _S141 = part_span_0(&_S140, part_1);
        Span_0 _S142 = _S141;
        uint _S143 = Span_height_0(&_S142);
        Span_0 _S144 = _S141;
        uint _S145 = Span_width_0(&_S144);
        uint area_1 = _S143 * _S145;
        make_0(m_29, area_1);
        uint weight_2 = weight_1 + (1U + area_1 / 8U);
        uint words_6 = words_5 + (4U + words_of_cells_0(area_1));
        part_1 = part_1 + 1U;
        weight_1 = weight_2;
        words_5 = words_6;
    }
    TupleWriter_0 _S146 = new_tuple_0(m_29, _S137, weight_1, words_5);
    TupleWriter_0 made_4 = _S146;
    Machine_0 _S147 = *m_29;
    bool _S148 = failed_0(&_S147);
    if(_S148)
    {
        return;
    }
    part_1 = 1U;
    for(;;)
    {
        if(part_1 <= _S137)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S149 = *m_29;
        Span_0 _S150 = part_span_0(&_S149, part_1);
        GridView_0 _S151 = from_10;
        Span_0 _S152 = _S150;
        push_cut_0(&made_4, &_S151, &_S152);
        part_1 = part_1 + 1U;
    }
    return;
}

__device__ bool part_is_inside_0(Machine_0 * m_30, GridView_0 * from_11, uint part_2)
{
    Span_0 _S153 = part_span_0(m_30, part_2);
    bool _S154;
    if((_S153.top_0) > 0U)
    {
        _S154 = (_S153.left_0) > 0U;
    }
    else
    {
        _S154 = false;
    }
    if(_S154)
    {
        _S154 = (_S153.bottom_0) < (from_11->height_0);
    }
    else
    {
        _S154 = false;
    }
    if(_S154)
    {
        _S154 = (_S153.right_0) < (from_11->width_0);
    }
    else
    {
        _S154 = false;
    }
    return _S154;
}

__device__ __noinline__ void op_holes_0(Machine_0 * m_31, uint a_9)
{
    uint at_12;
    GridView_0 from_12 = whole_0(m_31, a_9, 16U);
    Machine_0 _S155 = *m_31;
    bool _S156 = failed_0(&_S155);
    if(_S156)
    {
        return;
    }
    Joint_0 joint_2 = Joint_x24init_0(true, false);
    GridView_0 _S157 = from_12;
    Joint_0 _S158 = joint_2;
    uint _S159 = find_parts_0(m_31, &_S157, &_S158, int(1), int(0));
    Machine_0 _S160 = *m_31;
    bool _S161 = failed_0(&_S160);
    if(_S161)
    {
        return;
    }
    uint numbers_0 = m_31->scratch_1 + 1024U;
    uint _S162 = m_31->scratch_1;
    *(&(globalParams_0->arena_0)[numbers_0]) = 0U;
    uint part_3 = 1U;
    uint count_12 = 0U;
    for(;;)
    {
        if(part_3 <= _S159)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S163 = *m_31;
        GridView_0 _S164 = from_12;
        bool _S165 = part_is_inside_0(&_S163, &_S164, part_3);
        int _S166;
        if(_S165)
        {
            _S166 = int(1);
        }
        else
        {
            _S166 = int(0);
        }
        uint count_13 = count_12 + uint(_S166);
        uint * _S167 = (&(globalParams_0->arena_0)[numbers_0 + part_3]);
        if(_S165)
        {
            at_12 = count_13;
        }
        else
        {
            at_12 = 0U;
        }
        *_S167 = at_12;
        part_3 = part_3 + 1U;
        count_12 = count_13;
    }
    if(count_12 > 0U)
    {
        at_12 = 0U;
        for(;;)
        {
            GridView_0 _S168 = from_12;
            uint _S169 = GridView_area_0(&_S168);
            if(at_12 < _S169)
            {
            }
            else
            {
                break;
            }
            uint _S170 = _S162 + at_12;
            *(&(globalParams_0->arena_0)[_S170]) = word_at_0(numbers_0 + word_at_0(_S170));
            at_12 = at_12 + 1U;
        }
    }
    GridView_0 _S171 = from_12;
    new_layers_0(m_31, &_S171, count_12, true);
    return;
}

__device__ uint count_stretches_0(uint lines_0, uint len_0, int separator_0)
{
    bool before_0 = true;
    uint at_13 = 0U;
    uint count_14 = 0U;
    for(;;)
    {
        if(at_13 < len_0)
        {
        }
        else
        {
            break;
        }
        bool separates_0 = int(word_at_0(lines_0 + at_13)) == separator_0;
        bool _S172;
        if(before_0)
        {
            _S172 = !separates_0;
        }
        else
        {
            _S172 = false;
        }
        int _S173;
        if(_S172)
        {
            _S173 = int(1);
        }
        else
        {
            _S173 = int(0);
        }
        uint count_15 = count_14 + uint(_S173);
        uint at_14 = at_13 + 1U;
        before_0 = separates_0;
        at_13 = at_14;
        count_14 = count_15;
    }
    return count_14;
}

__device__ __noinline__ int find_separators_0(Machine_0 * m_32, GridView_0 * from_13)
{
    uint _S174;
    uint column_4;
    bool zero_0;
    int colour_5;
    uint _S175;
    bool _S176;
    uint _S177 = GridView_area_0(from_13);
    spend_0(m_32, _S177);
    Machine_0 _S178 = *m_32;
    bool _S179 = failed_0(&_S178);
    if(_S179)
    {
        return int(1000);
    }
    uint _S180 = m_32->scratch_1 + 4096U;
    uint _S181 = m_32->scratch_1 + 5120U;
    uint row_5 = 0U;
    for(;;)
    {
        _S174 = from_13->height_0;
        if(row_5 < (from_13->height_0))
        {
        }
        else
        {
            break;
        }
        int _S182 = GridView_at_0(from_13, row_5, 0U);
        colour_5 = _S182;
        column_4 = 1U;
        for(;;)
        {
            if(column_4 < (from_13->width_0))
            {
                zero_0 = colour_5 != int(1000);
            }
            else
            {
                zero_0 = false;
            }
            if(zero_0)
            {
            }
            else
            {
                break;
            }
            int _S183 = GridView_at_0(from_13, row_5, column_4);
            if(_S183 != colour_5)
            {
                colour_5 = int(1000);
            }
            column_4 = column_4 + 1U;
        }
        *(&(globalParams_0->arena_0)[_S180 + row_5]) = uint(colour_5);
        row_5 = row_5 + 1U;
    }
    column_4 = 0U;
    for(;;)
    {
        _S175 = from_13->width_0;
        if(column_4 < (from_13->width_0))
        {
        }
        else
        {
            break;
        }
        int _S184 = GridView_at_0(from_13, 0U, column_4);
        colour_5 = _S184;
        row_5 = 1U;
        for(;;)
        {
            if(row_5 < _S174)
            {
                zero_0 = colour_5 != int(1000);
            }
            else
            {
                zero_0 = false;
            }
            if(zero_0)
            {
            }
            else
            {
                break;
            }
            int _S185 = GridView_at_0(from_13, row_5, column_4);
            if(_S185 != colour_5)
            {
                colour_5 = int(1000);
            }
            row_5 = row_5 + 1U;
        }
        *(&(globalParams_0->arena_0)[_S181 + column_4]) = uint(colour_5);
        column_4 = column_4 + 1U;
    }
    zero_0 = false;
    int last_0 = int(-1000);
    uint most_1 = 1U;
    int best_0 = int(1000);
    for(;;)
    {
        colour_5 = int(1000);
        uint i_12 = 0U;
        for(;;)
        {
            if(i_12 < (_S174 + _S175))
            {
            }
            else
            {
                break;
            }
            if(i_12 < _S174)
            {
                row_5 = _S180 + i_12;
            }
            else
            {
                row_5 = _S181 + (i_12 - _S174);
            }
            int line_0 = int(word_at_0(row_5));
            if(zero_0)
            {
                _S176 = true;
            }
            else
            {
                _S176 = line_0 == int(0);
            }
            bool _S186;
            if(line_0 != int(0))
            {
                _S186 = line_0 > last_0;
            }
            else
            {
                _S186 = false;
            }
            if(_S186)
            {
                colour_5 = (I32_min((colour_5), (line_0)));
            }
            uint i_13 = i_12 + 1U;
            zero_0 = _S176;
            i_12 = i_13;
        }
        int colour_6;
        if(colour_5 == int(1000))
        {
            if(!zero_0)
            {
                _S176 = true;
            }
            else
            {
                _S176 = most_1 > 1U;
            }
            if(_S176)
            {
                break;
            }
            colour_6 = int(0);
        }
        else
        {
            colour_6 = colour_5;
        }
        uint fields_0 = count_stretches_0(_S180, _S174, colour_6) * count_stretches_0(_S181, _S175, colour_6);
        int best_1;
        if(fields_0 > most_1)
        {
            most_1 = fields_0;
            best_1 = colour_6;
        }
        else
        {
            best_1 = best_0;
        }
        if(colour_6 == int(0))
        {
            best_0 = best_1;
            break;
        }
        last_0 = colour_5;
        best_0 = best_1;
    }
    if(best_0 == int(1000))
    {
        fail_0(m_32, 25U);
    }
    return best_0;
}

__device__ __noinline__ uint2  next_stretch_0(uint lines_1, uint len_1, int separator_1, uint from_14)
{
    bool _S187;
    uint start_1 = from_14;
    for(;;)
    {
        if(start_1 < len_1)
        {
            _S187 = int(word_at_0(lines_1 + start_1)) == separator_1;
        }
        else
        {
            _S187 = false;
        }
        if(_S187)
        {
        }
        else
        {
            break;
        }
        start_1 = start_1 + 1U;
    }
    uint end_1 = start_1;
    for(;;)
    {
        if(end_1 < len_1)
        {
            _S187 = int(word_at_0(lines_1 + end_1)) != separator_1;
        }
        else
        {
            _S187 = false;
        }
        if(_S187)
        {
        }
        else
        {
            break;
        }
        end_1 = end_1 + 1U;
    }
    return make_uint2 (start_1, end_1);
}

__device__ __noinline__ void op_fields_0(Machine_0 * m_33, uint a_10)
{
    GridView_0 from_15 = whole_0(m_33, a_10, 2U);
    Machine_0 _S188 = *m_33;
    bool _S189 = failed_0(&_S188);
    if(_S189)
    {
        return;
    }
    GridView_0 _S190 = from_15;
    int _S191 = find_separators_0(m_33, &_S190);
    Machine_0 _S192 = *m_33;
    bool _S193 = failed_0(&_S192);
    if(_S193)
    {
        return;
    }
    uint rows_0 = m_33->scratch_1 + 4096U;
    uint columns_0 = m_33->scratch_1 + 5120U;
    uint count_16 = count_stretches_0(rows_0, from_15.height_0, _S191) * count_stretches_0(columns_0, from_15.width_0, _S191);
    few_0(m_33, count_16);
    Machine_0 _S194 = *m_33;
    bool _S195 = failed_0(&_S194);
    if(_S195)
    {
        return;
    }
    TupleWriter_0 made_5;
    uint pass_0 = 0U;
    uint weight_3 = 0U;
    uint words_7 = 0U;
    for(;;)
    {
        if(pass_0 < 2U)
        {
        }
        else
        {
            break;
        }
        uint2  down_0 = next_stretch_0(rows_0, from_15.height_0, _S191, 0U);
        for(;;)
        {
            uint _S196 = down_0.y;
            uint _S197 = down_0.x;
            if(_S196 > _S197)
            {
            }
            else
            {
                break;
            }
            uint2  across_0 = next_stretch_0(columns_0, from_15.width_0, _S191, 0U);
            uint weight_4 = weight_3;
            uint words_8 = words_7;
            for(;;)
            {
                uint _S198 = across_0.y;
                uint _S199 = across_0.x;
                if(_S198 > _S199)
                {
                }
                else
                {
                    break;
                }
                if(pass_0 == 0U)
                {
                    uint area_2 = (_S196 - _S197) * (_S198 - _S199);
                    make_0(m_33, area_2);
                    uint words_9 = words_8 + (4U + words_of_cells_0(area_2));
                    weight_4 = weight_4 + (1U + area_2 / 8U);
                    words_8 = words_9;
                }
                else
                {
                    Span_0 span_3 = Span_x24init_0(_S197, _S196, _S199, _S198);
                    GridView_0 _S200 = from_15;
                    Span_0 _S201 = span_3;
                    push_cut_0(&made_5, &_S200, &_S201);
                }
                across_0 = next_stretch_0(columns_0, from_15.width_0, _S191, _S198);
            }
            down_0 = next_stretch_0(rows_0, from_15.height_0, _S191, _S196);
            weight_3 = weight_4;
            words_7 = words_8;
        }
        if(pass_0 == 0U)
        {
            TupleWriter_0 _S202 = new_tuple_0(m_33, count_16, weight_3, words_7);
            made_5 = _S202;
        }
        Machine_0 _S203 = *m_33;
        bool _S204 = failed_0(&_S203);
        if(_S204)
        {
            return;
        }
        pass_0 = pass_0 + 1U;
    }
    return;
}

__device__ void new_empty_rows_0(Machine_0 * m_34, uint count_17)
{
    if(count_17 == 0U)
    {
        uint _S205 = new_record_0(m_34, 9U, 0U, 1U, 0U);
        return;
    }
    make_0(m_34, count_17 * 16U);
    uint at_15 = new_record_0(m_34, 9U, count_17, 1U + count_17, count_17 + count_17 * 4U);
    if(at_15 == 0U)
    {
        return;
    }
    uint i_14 = 0U;
    for(;;)
    {
        if(i_14 < count_17)
        {
        }
        else
        {
            break;
        }
        uint start_2 = 4U + count_17 + i_14 * 4U;
        *(&(globalParams_0->arena_0)[at_15 + 4U + i_14]) = start_2;
        uint _S206 = at_15 + start_2;
        *(&(globalParams_0->arena_0)[_S206]) = 9U;
        *(&(globalParams_0->arena_0)[_S206 + 1U]) = 0U;
        *(&(globalParams_0->arena_0)[_S206 + 2U]) = 1U;
        *(&(globalParams_0->arena_0)[_S206 + 3U]) = 0U;
        i_14 = i_14 + 1U;
    }
    return;
}

__device__ __noinline__ uint new_grid_0(Machine_0 * m_35, uint height_3, uint width_3)
{
    if((m_35->fault_0) != 0U)
    {
        return 0U;
    }
    bool _S207;
    if(height_3 > 1048576U)
    {
        _S207 = true;
    }
    else
    {
        _S207 = width_3 > 1048576U;
    }
    if(_S207)
    {
        _S207 = true;
    }
    else
    {
        _S207 = (U32_max((height_3 * width_3), (height_3))) > 1048576U;
    }
    if(_S207)
    {
        fail_0(m_35, 28U);
        return 0U;
    }
    uint area_3 = height_3 * width_3;
    if(area_3 == 0U)
    {
        new_empty_rows_0(m_35, height_3);
        return 0U;
    }
    make_0(m_35, area_3);
    uint at_16 = new_record_0(m_35, 6U, height_3, width_3, (area_3 + 3U) / 4U);
    uint _S208;
    if(at_16 == 0U)
    {
        _S208 = 0U;
    }
    else
    {
        _S208 = at_16 + 4U;
    }
    return _S208;
}

__device__ __noinline__ void op_drop_lines_0(Machine_0 * m_36, uint a_11)
{
    uint _S209;
    int _S210;
    uint _S211;
    GridView_0 from_16 = whole_0(m_36, a_11, 2U);
    Machine_0 _S212 = *m_36;
    bool _S213 = failed_0(&_S212);
    if(_S213)
    {
        return;
    }
    GridView_0 _S214 = from_16;
    int _S215 = find_separators_0(m_36, &_S214);
    Machine_0 _S216 = *m_36;
    bool _S217 = failed_0(&_S216);
    if(_S217)
    {
        return;
    }
    uint _S218 = m_36->scratch_1 + 4096U;
    uint _S219 = m_36->scratch_1 + 5120U;
    uint row_6 = 0U;
    uint height_4 = 0U;
    for(;;)
    {
        _S209 = from_16.height_0;
        if(row_6 < (from_16.height_0))
        {
        }
        else
        {
            break;
        }
        if(int(word_at_0(_S218 + row_6)) != _S215)
        {
            _S210 = int(1);
        }
        else
        {
            _S210 = int(0);
        }
        uint height_5 = height_4 + uint(_S210);
        row_6 = row_6 + 1U;
        height_4 = height_5;
    }
    uint column_5 = 0U;
    uint width_4 = 0U;
    for(;;)
    {
        _S211 = from_16.width_0;
        if(column_5 < (from_16.width_0))
        {
        }
        else
        {
            break;
        }
        if(int(word_at_0(_S219 + column_5)) != _S215)
        {
            _S210 = int(1);
        }
        else
        {
            _S210 = int(0);
        }
        uint width_5 = width_4 + uint(_S210);
        column_5 = column_5 + 1U;
        width_4 = width_5;
    }
    uint cells_9 = new_grid_0(m_36, height_4, width_4);
    if(cells_9 == 0U)
    {
        return;
    }
    CellWriter_0 made_6 = CellWriter_to_0(cells_9);
    row_6 = 0U;
    for(;;)
    {
        if(row_6 < _S209)
        {
        }
        else
        {
            break;
        }
        if(int(word_at_0(_S218 + row_6)) == _S215)
        {
            row_6 = row_6 + 1U;
            continue;
        }
        column_5 = 0U;
        for(;;)
        {
            if(column_5 < _S211)
            {
            }
            else
            {
                break;
            }
            if(int(word_at_0(_S219 + column_5)) != _S215)
            {
                GridView_0 _S220 = from_16;
                int _S221 = GridView_at_0(&_S220, row_6, column_5);
                CellWriter_push_0(&made_6, _S221);
            }
            column_5 = column_5 + 1U;
        }
        row_6 = row_6 + 1U;
    }
    CellWriter_finish_0(&made_6);
    return;
}

__device__ __noinline__ void new_even_parts_0(Machine_0 * m_37, GridView_0 * from_17, uint2  number_0, uint2  size_0, uint2  step_0)
{
    uint _S222 = number_0.x;
    uint _S223 = number_0.y;
    uint count_18 = _S222 * _S223;
    uint _S224 = size_0.x;
    uint _S225 = size_0.y;
    uint area_4 = _S224 * _S225;
    uint i_15 = 0U;
    for(;;)
    {
        if(i_15 < count_18)
        {
        }
        else
        {
            break;
        }
        make_0(m_37, area_4);
        i_15 = i_15 + 1U;
    }
    TupleWriter_0 _S226 = new_tuple_0(m_37, count_18, count_18 * (1U + area_4 / 8U), count_18 * (4U + words_of_cells_0(area_4)));
    TupleWriter_0 made_7 = _S226;
    Machine_0 _S227 = *m_37;
    bool _S228 = failed_0(&_S227);
    if(_S228)
    {
        return;
    }
    i_15 = 0U;
    for(;;)
    {
        if(i_15 < _S222)
        {
        }
        else
        {
            break;
        }
        uint j_1 = 0U;
        for(;;)
        {
            if(j_1 < _S223)
            {
            }
            else
            {
                break;
            }
            uint _S229 = i_15 * step_0.x;
            uint _S230 = j_1 * step_0.y;
            Span_0 _S231 = Span_x24init_0(_S229, _S229 + _S224, _S230, _S230 + _S225);
            push_cut_0(&made_7, from_17, &_S231);
            j_1 = j_1 + 1U;
        }
        i_15 = i_15 + 1U;
    }
    return;
}

__device__ __noinline__ void op_split_lines_0(Machine_0 * m_38, uint a_12, uint b_6)
{
    GridView_0 from_18 = whole_0(m_38, a_12, 1U);
    Machine_0 _S232 = *m_38;
    bool _S233 = failed_0(&_S232);
    if(_S233)
    {
        return;
    }
    uint k_6 = variant_0(m_38, b_6, int(2));
    Machine_0 _S234 = *m_38;
    bool _S235 = failed_0(&_S234);
    if(_S235)
    {
        return;
    }
    bool _S236 = k_6 == 0U;
    uint _S237;
    if(_S236)
    {
        _S237 = from_18.height_0;
    }
    else
    {
        _S237 = from_18.width_0;
    }
    few_0(m_38, _S237);
    Machine_0 _S238 = *m_38;
    bool _S239 = failed_0(&_S238);
    if(_S239)
    {
        return;
    }
    if(_S236)
    {
        uint2  _S240 = make_uint2 (from_18.height_0, 1U);
        uint2  _S241 = make_uint2 (1U, from_18.width_0);
        uint2  _S242 = make_uint2 (1U, 0U);
        GridView_0 _S243 = from_18;
        new_even_parts_0(m_38, &_S243, _S240, _S241, _S242);
    }
    else
    {
        uint2  _S244 = make_uint2 (1U, from_18.width_0);
        uint2  _S245 = make_uint2 (from_18.height_0, 1U);
        uint2  _S246 = make_uint2 (0U, 1U);
        GridView_0 _S247 = from_18;
        new_even_parts_0(m_38, &_S247, _S244, _S245, _S246);
    }
    return;
}

__device__ uint2  even_side_0(Machine_0 * m_39, uint len_2, uint n_0)
{
    uint _S248 = len_2 % n_0;
    int _S249;
    if(_S248 == 0U)
    {
        _S249 = int(0);
    }
    else
    {
        _S249 = int(1);
    }
    uint gap_0 = uint(_S249);
    uint _S250 = len_2 + gap_0;
    uint _S251 = gap_0 * n_0;
    uint size_1;
    if(_S250 < _S251)
    {
        size_1 = 0U;
    }
    else
    {
        uint _S252 = (_S250 - _S251) / n_0;
        size_1 = _S252;
    }
    bool _S253;
    if(size_1 == 0U)
    {
        _S253 = true;
    }
    else
    {
        _S253 = (size_1 * n_0 + gap_0 * (n_0 - 1U)) != len_2;
    }
    if(_S253)
    {
        fail_0(m_39, 25U);
    }
    return make_uint2 (size_1, size_1 + gap_0);
}

__device__ __noinline__ void op_split_even_0(Machine_0 * m_40, uint a_13, uint b_7)
{
    GridView_0 from_19 = whole_0(m_40, a_13, 1U);
    Machine_0 _S254 = *m_40;
    bool _S255 = failed_0(&_S254);
    if(_S255)
    {
        return;
    }
    uint k_7 = variant_0(m_40, b_7, int(7));
    Machine_0 _S256 = *m_40;
    bool _S257 = failed_0(&_S256);
    if(_S257)
    {
        return;
    }
    uint2  number_1;
    switch(k_7)
    {
    case 0U:
        {
            number_1 = make_uint2 (1U, 2U);
            break;
        }
    case 1U:
        {
            number_1 = make_uint2 (2U, 1U);
            break;
        }
    case 2U:
        {
            number_1 = make_uint2 (2U, 2U);
            break;
        }
    case 3U:
        {
            number_1 = make_uint2 (1U, 3U);
            break;
        }
    case 4U:
        {
            number_1 = make_uint2 (3U, 1U);
            break;
        }
    case 5U:
        {
            number_1 = make_uint2 (3U, 3U);
            break;
        }
    default:
        {
            uint _S258 = (U32_min((from_19.height_0), (from_19.width_0)));
            uint _S259 = from_19.height_0 / _S258;
            uint _S260 = from_19.width_0 / _S258;
            number_1 = make_uint2 (_S259, _S260);
            break;
        }
    }
    uint _S261 = number_1.x;
    uint _S262 = number_1.y;
    uint _S263 = _S261 * _S262;
    few_0(m_40, _S263);
    uint2  down_1 = even_side_0(m_40, from_19.height_0, _S261);
    uint2  across_1 = even_side_0(m_40, from_19.width_0, _S262);
    Machine_0 _S264 = *m_40;
    bool _S265 = failed_0(&_S264);
    if(_S265)
    {
        return;
    }
    if(_S263 < 2U)
    {
        make_0(m_40, down_1.x * across_1.x);
        fail_0(m_40, 25U);
        return;
    }
    uint2  _S266 = make_uint2 (down_1.x, across_1.x);
    uint2  _S267 = make_uint2 (down_1.y, across_1.y);
    GridView_0 _S268 = from_19;
    new_even_parts_0(m_40, &_S268, number_1, _S266, _S267);
    return;
}

__device__ __noinline__ uint count_grids_0(Machine_0 * m_41, uint record_9)
{
    if((kind_of_0(record_9)) != 9U)
    {
        fail_0(m_41, 8U);
        return 0U;
    }
    uint count_19 = word_at_0(record_9 + 1U);
    if(count_19 == 0U)
    {
        fail_0(m_41, 22U);
    }
    uint i_16 = 0U;
    for(;;)
    {
        bool _S269;
        if(i_16 < count_19)
        {
            Machine_0 _S270 = *m_41;
            bool _S271 = failed_0(&_S270);
            _S269 = !_S271;
        }
        else
        {
            _S269 = false;
        }
        if(_S269)
        {
        }
        else
        {
            break;
        }
        GridView_0 _S272 = whole_0(m_41, record_9 + word_at_0(record_9 + 4U + i_16), 1U);
        i_16 = i_16 + 1U;
    }
    Machine_0 _S273 = *m_41;
    bool _S274 = failed_0(&_S273);
    if(_S274)
    {
        i_16 = 0U;
    }
    else
    {
        i_16 = count_19;
    }
    return i_16;
}

__device__ uint listed_grids_0(Machine_0 * m_42, uint record_10)
{
    uint count_20 = count_grids_0(m_42, record_10);
    if(count_20 > 1024U)
    {
        fail_0(m_42, 254U);
    }
    Machine_0 _S275 = *m_42;
    bool _S276 = failed_0(&_S275);
    uint _S277;
    if(_S276)
    {
        _S277 = 0U;
    }
    else
    {
        _S277 = count_20;
    }
    return _S277;
}

__device__ __noinline__ Span_0 content_span_0(GridView_0 * piece_0)
{
    Span_0 span_4 = Span_x24init_0(0U, 0U, 4294967295U, 0U);
    uint _S278 = GridView_area_0(piece_0);
    uint _S279 = words_of_cells_0(_S278);
    uint i_17 = 0U;
    uint column_6 = 0U;
    uint row_7 = 0U;
    for(;;)
    {
        if(i_17 < _S279)
        {
        }
        else
        {
            break;
        }
        uint word_4 = word_at_0(piece_0->cells_0 + i_17);
        uint row_8;
        uint column_7;
        if(word_4 == 0U)
        {
            column_7 = column_6 + 4U;
            row_8 = row_7;
            for(;;)
            {
                uint _S280 = piece_0->width_0;
                if(column_7 >= (piece_0->width_0))
                {
                }
                else
                {
                    break;
                }
                uint row_9 = row_8 + 1U;
                column_7 = column_7 - _S280;
                row_8 = row_9;
            }
            i_17 = i_17 + 1U;
            column_6 = column_7;
            row_7 = row_8;
            continue;
        }
        uint k_8 = 0U;
        uint word_5 = word_4;
        row_8 = row_7;
        column_7 = column_6;
        for(;;)
        {
            if(k_8 < 4U)
            {
            }
            else
            {
                break;
            }
            if((word_5 & 255U) != 0U)
            {
                if(((&span_4)->bottom_0) == 0U)
                {
                    (&span_4)->top_0 = row_8;
                }
                (&span_4)->bottom_0 = row_8 + 1U;
                (&span_4)->left_0 = (U32_min(((&span_4)->left_0), (column_7)));
                (&span_4)->right_0 = (U32_max(((&span_4)->right_0), (column_7 + 1U)));
            }
            uint word_6 = word_5 >> int(8);
            uint column_8 = column_7 + 1U;
            if(column_8 == (piece_0->width_0))
            {
                row_8 = row_8 + 1U;
                column_7 = 0U;
            }
            else
            {
                column_7 = column_8;
            }
            k_8 = k_8 + 1U;
            word_5 = word_6;
        }
        i_17 = i_17 + 1U;
        column_6 = column_7;
        row_7 = row_8;
    }
    return span_4;
}

__device__ uint packed_span_0(Span_0 * span_5)
{
    uint _S281 = span_5->bottom_0;
    uint _S282;
    if((span_5->bottom_0) == 0U)
    {
        _S282 = 0U;
    }
    else
    {
        _S282 = (((span_5->top_0) | (_S281 << int(8))) | ((span_5->left_0) << int(16))) | ((span_5->right_0) << int(24));
    }
    return _S282;
}

__device__ uint filled_bytes_0(uint word_7)
{
    return (((((word_7 & 2139062143U) + 2139062143U) | word_7) & 2155905152U) >> int(7)) * 255U;
}

__device__ uint count_filled_0(GridView_0 * piece_1)
{
    uint _S283 = GridView_area_0(piece_1);
    uint _S284 = words_of_cells_0(_S283);
    uint i_18 = 0U;
    uint count_21 = 0U;
    for(;;)
    {
        if(i_18 < _S284)
        {
        }
        else
        {
            break;
        }
        uint count_22 = count_21 + ((((filled_bytes_0(word_at_0(piece_1->cells_0 + i_18))) & 16843009U) * 16843009U) >> int(24));
        i_18 = i_18 + 1U;
        count_21 = count_22;
    }
    return count_21;
}

__device__ __noinline__ GridView_0 cropped_0(Machine_0 * m_43, GridView_0 * piece_2, Span_0 * span_6)
{
    uint _S285 = Span_height_0(span_6);
    bool _S286;
    if(_S285 == (piece_2->height_0))
    {
        uint _S287 = Span_width_0(span_6);
        _S286 = _S287 == (piece_2->width_0);
    }
    else
    {
        _S286 = false;
    }
    if(_S286)
    {
        return *piece_2;
    }
    uint _S288 = Span_width_0(span_6);
    GridView_0 content_0 = GridView_x24init_0(_S285, _S288, m_43->scratch_1 + 7168U);
    CellWriter_0 cells_10 = CellWriter_to_0(content_0.cells_0);
    uint row_10 = span_6->top_0;
    for(;;)
    {
        if(row_10 < (span_6->bottom_0))
        {
        }
        else
        {
            break;
        }
        uint column_9 = span_6->left_0;
        for(;;)
        {
            if(column_9 < (span_6->right_0))
            {
            }
            else
            {
                break;
            }
            int _S289 = GridView_at_0(piece_2, row_10, column_9);
            CellWriter_push_0(&cells_10, _S289);
            column_9 = column_9 + 1U;
        }
        row_10 = row_10 + 1U;
    }
    CellWriter_finish_0(&cells_10);
    return content_0;
}

__device__ __noinline__ int count_parts_0(Machine_0 * m_44, GridView_0 * piece_3, bool enclosed_0)
{
    bool _S290 = !enclosed_0;
    Joint_0 joint_3 = Joint_x24init_0(true, _S290);
    int count_23;
    if(enclosed_0)
    {
        count_23 = int(1);
    }
    else
    {
        count_23 = int(0);
    }
    Joint_0 _S291 = joint_3;
    uint _S292 = find_parts_0(m_44, piece_3, &_S291, count_23, int(0));
    Machine_0 _S293 = *m_44;
    bool _S294 = failed_0(&_S293);
    bool _S295;
    if(_S294)
    {
        _S295 = true;
    }
    else
    {
        _S295 = _S290;
    }
    if(_S295)
    {
        return int(_S292);
    }
    uint part_4 = 1U;
    count_23 = int(0);
    for(;;)
    {
        if(part_4 <= _S292)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S296 = *m_44;
        bool _S297 = part_is_inside_0(&_S296, piece_3, part_4);
        int _S298;
        if(_S297)
        {
            _S298 = int(1);
        }
        else
        {
            _S298 = int(0);
        }
        int count_24 = count_23 + _S298;
        part_4 = part_4 + 1U;
        count_23 = count_24;
    }
    return count_23;
}

__device__ __noinline__ int content_at_0(GridView_0 * piece_4, Span_0 * span_7, uint i_19, uint j_2, uint image_0)
{
    uint _S299 = Span_height_0(span_7);
    uint _S300 = Span_width_0(span_7);
    uint row_11;
    uint column_10;
    if(image_0 == 1U)
    {
        row_11 = _S299 - 1U - i_19;
        column_10 = j_2;
    }
    else
    {
        if(image_0 == 2U)
        {
            uint _S301 = _S300 - 1U - j_2;
            row_11 = i_19;
            column_10 = _S301;
        }
        else
        {
            if(image_0 == 3U)
            {
                row_11 = j_2;
                column_10 = i_19;
            }
            else
            {
                if(image_0 == 4U)
                {
                    uint _S302 = _S299 - 1U - i_19;
                    row_11 = _S300 - 1U - j_2;
                    column_10 = _S302;
                }
                else
                {
                    row_11 = i_19;
                    column_10 = j_2;
                }
            }
        }
    }
    int _S303 = GridView_at_0(piece_4, span_7->top_0 + row_11, span_7->left_0 + column_10);
    return _S303;
}

__device__ __noinline__ int count_symmetries_0(GridView_0 * piece_5, Span_0 * span_8)
{
    uint _S304 = Span_height_0(span_8);
    uint _S305 = Span_width_0(span_8);
    int count_25;
    if(_S304 == _S305)
    {
        count_25 = int(4);
    }
    else
    {
        count_25 = int(2);
    }
    uint _S306 = uint(count_25);
    uint image_1 = 1U;
    count_25 = int(0);
    for(;;)
    {
        if(image_1 <= _S306)
        {
        }
        else
        {
            break;
        }
        bool same_0 = true;
        uint i_20 = 0U;
        for(;;)
        {
            bool _S307;
            if(i_20 < _S304)
            {
                _S307 = same_0;
            }
            else
            {
                _S307 = false;
            }
            if(_S307)
            {
            }
            else
            {
                break;
            }
            bool same_1 = same_0;
            uint j_3 = 0U;
            for(;;)
            {
                bool _S308;
                if(j_3 < _S305)
                {
                    _S308 = same_1;
                }
                else
                {
                    _S308 = false;
                }
                if(_S308)
                {
                }
                else
                {
                    break;
                }
                int _S309 = content_at_0(piece_5, span_8, i_20, j_3, 0U);
                int _S310 = content_at_0(piece_5, span_8, i_20, j_3, image_1);
                bool _S311 = _S309 == _S310;
                uint j_4 = j_3 + 1U;
                same_1 = _S311;
                j_3 = j_4;
            }
            uint i_21 = i_20 + 1U;
            same_0 = same_1;
            i_20 = i_21;
        }
        int _S312;
        if(same_0)
        {
            _S312 = int(1);
        }
        else
        {
            _S312 = int(0);
        }
        int count_26 = count_25 + _S312;
        image_1 = image_1 + 1U;
        count_25 = count_26;
    }
    return count_25;
}

__device__ int off_centre_0(uint start_3, uint end_2, uint len_3)
{
    return (I32_abs((int(start_3 + end_2) - int(len_3))));
}

__device__ int Tally_most_0(Tally_0 * this_8)
{
    int best_2 = int(-1);
    int colour_7 = int(0);
    for(;;)
    {
        if(colour_7 < int(16))
        {
        }
        else
        {
            break;
        }
        uint _S313 = this_8->counts_0[colour_7];
        bool _S314;
        if((this_8->counts_0[colour_7]) > 0U)
        {
            if(best_2 < int(0))
            {
                _S314 = true;
            }
            else
            {
                _S314 = _S313 > this_8->counts_0[best_2];
            }
        }
        else
        {
            _S314 = false;
        }
        if(_S314)
        {
            best_2 = colour_7;
        }
        colour_7 = colour_7 + int(1);
    }
    return best_2;
}

__device__ int Tally_least_0(Tally_0 * this_9)
{
    int best_3 = int(-1);
    int colour_8 = int(0);
    for(;;)
    {
        if(colour_8 < int(16))
        {
        }
        else
        {
            break;
        }
        uint _S315 = this_9->counts_0[colour_8];
        bool _S316;
        if((this_9->counts_0[colour_8]) > 0U)
        {
            if(best_3 < int(0))
            {
                _S316 = true;
            }
            else
            {
                _S316 = _S315 < this_9->counts_0[best_3];
            }
        }
        else
        {
            _S316 = false;
        }
        if(_S316)
        {
            best_3 = colour_8;
        }
        colour_8 = colour_8 + int(1);
    }
    return best_3;
}

__device__ uint Tally_colours_0(Tally_0 * this_10)
{
    uint colour_9 = 1U;
    uint number_2 = 0U;
    for(;;)
    {
        if(colour_9 < 16U)
        {
        }
        else
        {
            break;
        }
        int _S317;
        if((this_10->counts_0[colour_9]) > 0U)
        {
            _S317 = int(1);
        }
        else
        {
            _S317 = int(0);
        }
        uint number_3 = number_2 + uint(_S317);
        colour_9 = colour_9 + 1U;
        number_2 = number_3;
    }
    return number_2;
}

__device__ int colour_key_0(Machine_0 * m_45, GridView_0 * piece_6, uint key_0)
{
    uint _S318 = piece_6->cells_0;
    uint _S319 = GridView_area_0(piece_6);
    Tally_0 _S320 = tally_cells_0(m_45, _S318, _S319);
    Tally_0 tally_2 = _S320;
    (&tally_2)->counts_0[int(0)] = 0U;
    if(key_0 == 16U)
    {
        Tally_0 _S321 = tally_2;
        int _S322 = Tally_most_0(&_S321);
        return _S322;
    }
    if(key_0 == 17U)
    {
        Tally_0 _S323 = tally_2;
        int _S324 = Tally_least_0(&_S323);
        return int((&tally_2)->counts_0[_S324]);
    }
    Tally_0 _S325 = tally_2;
    uint _S326 = Tally_colours_0(&_S325);
    return int(_S326);
}

__device__ __noinline__ int own_key_0(Machine_0 * m_46, GridView_0 * piece_7, Span_0 * span_9, uint key_1)
{
    uint _S327 = span_9->bottom_0;
    if((span_9->bottom_0) == 0U)
    {
        return int(0);
    }
    uint _S328 = Span_height_0(span_9);
    uint _S329 = Span_width_0(span_9);
    uint box_area_0 = _S328 * _S329;
    bool _S330;
    switch(key_1)
    {
    case 0U:
        {
            uint _S331 = count_filled_0(piece_7);
            return int(_S331);
        }
    case 1U:
        {
            return int(box_area_0);
        }
    case 2U:
        {
            return int(_S328);
        }
    case 3U:
        {
            return int(_S329);
        }
    case 4U:
        {
            return int(span_9->top_0);
        }
    case 5U:
        {
            return int(span_9->left_0);
        }
    case 6U:
        {
            return int(_S327);
        }
    case 7U:
        {
            return int(span_9->right_0);
        }
    case 9U:
    case 10U:
        {
            bool _S332 = key_1 == 10U;
            if(_S332)
            {
                if(_S328 < 3U)
                {
                    _S330 = true;
                }
                else
                {
                    _S330 = _S329 < 3U;
                }
            }
            else
            {
                _S330 = false;
            }
            if(_S330)
            {
                return int(0);
            }
            Machine_0 _S333 = *m_46;
            GridView_0 _S334 = cropped_0(&_S333, piece_7, span_9);
            GridView_0 _S335 = _S334;
            int _S336 = count_parts_0(m_46, &_S335, _S332);
            return _S336;
        }
    case 11U:
        {
            uint _S337 = count_filled_0(piece_7);
            return int(box_area_0 - _S337);
        }
    case 12U:
        {
            int _S338 = count_symmetries_0(piece_7, span_9);
            return _S338;
        }
    case 18U:
        {
            if((span_9->top_0) == 0U)
            {
                _S330 = true;
            }
            else
            {
                _S330 = (span_9->left_0) == 0U;
            }
            if(_S330)
            {
                _S330 = true;
            }
            else
            {
                _S330 = _S327 == (piece_7->height_0);
            }
            if(_S330)
            {
                _S330 = true;
            }
            else
            {
                _S330 = (span_9->right_0) == (piece_7->width_0);
            }
            int _S339;
            if(_S330)
            {
                _S339 = int(1);
            }
            else
            {
                _S339 = int(0);
            }
            return _S339;
        }
    case 19U:
        {
            return off_centre_0(span_9->top_0, _S327, piece_7->height_0) + off_centre_0(span_9->left_0, span_9->right_0, piece_7->width_0);
        }
    default:
        {
            Machine_0 _S340 = *m_46;
            GridView_0 _S341 = cropped_0(&_S340, piece_7, span_9);
            GridView_0 _S342 = _S341;
            int _S343 = colour_key_0(m_46, &_S342, key_1);
            return _S343;
        }
    }
}

__device__ Span_0 unpacked_span_0(uint packed_1)
{
    return Span_x24init_0(packed_1 & 255U, (packed_1 >> int(8)) & 255U, (packed_1 >> int(16)) & 255U, packed_1 >> int(24));
}

__device__ __noinline__ bool same_content_0(Machine_0 * m_47, uint record_11, uint a_14, uint b_8, bool outline_0)
{
    uint contents_0 = m_47->scratch_1 + 5120U;
    uint _S344 = contents_0 + a_14;
    bool _S345;
    if((word_at_0(_S344)) == 0U)
    {
        _S345 = true;
    }
    else
    {
        _S345 = (word_at_0(contents_0 + b_8)) == 0U;
    }
    if(_S345)
    {
        return (word_at_0(_S344)) == (word_at_0(contents_0 + b_8));
    }
    Span_0 x_1 = unpacked_span_0(word_at_0(_S344));
    Span_0 y_1 = unpacked_span_0(word_at_0(contents_0 + b_8));
    Span_0 _S346 = x_1;
    uint _S347 = Span_height_0(&_S346);
    Span_0 _S348 = y_1;
    uint _S349 = Span_height_0(&_S348);
    if(_S347 != _S349)
    {
        _S345 = true;
    }
    else
    {
        Span_0 _S350 = x_1;
        uint _S351 = Span_width_0(&_S350);
        Span_0 _S352 = y_1;
        uint _S353 = Span_width_0(&_S352);
        _S345 = _S351 != _S353;
    }
    if(_S345)
    {
        return false;
    }
    GridView_0 _S354 = grid_in_0(record_11, a_14);
    GridView_0 _S355 = grid_in_0(record_11, b_8);
    uint i_22 = 0U;
    for(;;)
    {
        if(i_22 < _S347)
        {
        }
        else
        {
            break;
        }
        uint j_5 = 0U;
        for(;;)
        {
            Span_0 _S356 = x_1;
            uint _S357 = Span_width_0(&_S356);
            if(j_5 < _S357)
            {
            }
            else
            {
                break;
            }
            uint _S358 = x_1.top_0 + i_22;
            uint _S359 = x_1.left_0 + j_5;
            GridView_0 _S360 = _S354;
            int _S361 = GridView_at_0(&_S360, _S358, _S359);
            uint _S362 = y_1.top_0 + i_22;
            uint _S363 = y_1.left_0 + j_5;
            GridView_0 _S364 = _S355;
            int _S365 = GridView_at_0(&_S364, _S362, _S363);
            if(outline_0)
            {
                _S345 = (_S361 == int(0)) != (_S365 == int(0));
            }
            else
            {
                _S345 = _S361 != _S365;
            }
            if(_S345)
            {
                return false;
            }
            j_5 = j_5 + 1U;
        }
        i_22 = i_22 + 1U;
    }
    return true;
}

__device__ __noinline__ void count_alike_0(Machine_0 * m_48, uint record_12, uint count_27, uint key_2)
{
    uint _S366 = m_48->scratch_1 + 4096U;
    uint _S367 = m_48->scratch_1 + 6144U;
    uint _S368 = m_48->scratch_1 + 7168U;
    uint i_23 = 0U;
    for(;;)
    {
        if(i_23 < count_27)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S368 + i_23]) = 0U;
        uint lead_2 = i_23;
        uint j_6 = 0U;
        for(;;)
        {
            bool _S369;
            if(j_6 < i_23)
            {
                _S369 = lead_2 == i_23;
            }
            else
            {
                _S369 = false;
            }
            if(_S369)
            {
            }
            else
            {
                break;
            }
            if((word_at_0(_S367 + j_6)) != j_6)
            {
                j_6 = j_6 + 1U;
                continue;
            }
            bool same_2;
            if(key_2 == 15U)
            {
                same_2 = (word_at_0(_S366 + i_23)) == (word_at_0(_S366 + j_6));
            }
            else
            {
                bool _S370 = same_content_0(m_48, record_12, i_23, j_6, key_2 == 14U);
                same_2 = _S370;
            }
            uint lead_3;
            if(same_2)
            {
                lead_3 = j_6;
            }
            else
            {
                lead_3 = lead_2;
            }
            lead_2 = lead_3;
            j_6 = j_6 + 1U;
        }
        *(&(globalParams_0->arena_0)[_S367 + i_23]) = lead_2;
        uint * _S371 = (&(globalParams_0->arena_0)[_S368 + lead_2]);
        *_S371 = *_S371 + 1U;
        i_23 = i_23 + 1U;
    }
    i_23 = 0U;
    for(;;)
    {
        if(i_23 < count_27)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S366 + i_23]) = word_at_0(_S368 + word_at_0(_S367 + i_23));
        i_23 = i_23 + 1U;
    }
    return;
}

__device__ __noinline__ void find_keys_0(Machine_0 * m_49, uint record_13, uint count_28, uint key_3)
{
    bool alike_1;
    if(key_3 == 13U)
    {
        alike_1 = true;
    }
    else
    {
        alike_1 = key_3 == 14U;
    }
    if(alike_1)
    {
        alike_1 = true;
    }
    else
    {
        alike_1 = key_3 == 15U;
    }
    uint i_24 = 0U;
    for(;;)
    {
        bool _S372;
        if(i_24 < count_28)
        {
            Machine_0 _S373 = *m_49;
            bool _S374 = failed_0(&_S373);
            _S372 = !_S374;
        }
        else
        {
            _S372 = false;
        }
        if(_S372)
        {
        }
        else
        {
            break;
        }
        GridView_0 piece_8 = grid_in_0(record_13, i_24);
        bool _S375;
        if((piece_8.height_0) > 255U)
        {
            _S375 = true;
        }
        else
        {
            _S375 = (piece_8.width_0) > 255U;
        }
        if(_S375)
        {
            fail_0(m_49, 254U);
        }
        Span_0 _S376 = Span_x24init_0(0U, 1U, 0U, 1U);
        Span_0 span_10;
        if(key_3 != 0U)
        {
            GridView_0 _S377 = piece_8;
            Span_0 _S378 = content_span_0(&_S377);
            span_10 = _S378;
        }
        else
        {
            span_10 = _S376;
        }
        uint * _S379 = (&(globalParams_0->arena_0)[m_49->scratch_1 + 5120U + i_24]);
        Span_0 _S380 = span_10;
        uint _S381 = packed_span_0(&_S380);
        *_S379 = _S381;
        bool _S382;
        if(!alike_1)
        {
            _S382 = true;
        }
        else
        {
            _S382 = key_3 == 15U;
        }
        if(_S382)
        {
            uint * _S383 = (&(globalParams_0->arena_0)[m_49->scratch_1 + 4096U + i_24]);
            uint _S384;
            if(alike_1)
            {
                _S384 = 16U;
            }
            else
            {
                _S384 = key_3;
            }
            GridView_0 _S385 = piece_8;
            Span_0 _S386 = span_10;
            int _S387 = own_key_0(m_49, &_S385, &_S386, _S384);
            *_S383 = uint(_S387);
        }
        i_24 = i_24 + 1U;
    }
    if(alike_1)
    {
        Machine_0 _S388 = *m_49;
        bool _S389 = failed_0(&_S388);
        alike_1 = !_S389;
    }
    else
    {
        alike_1 = false;
    }
    if(alike_1)
    {
        Machine_0 _S390 = *m_49;
        count_alike_0(&_S390, record_13, count_28, key_3);
    }
    return;
}

__device__ __noinline__ uint find_keyed_0(Machine_0 * m_50, uint a_15, uint b_9)
{
    uint key_4 = variant_0(m_50, b_9, int(20));
    Machine_0 _S391 = *m_50;
    bool _S392 = failed_0(&_S391);
    if(_S392)
    {
        return 0U;
    }
    uint count_29 = listed_grids_0(m_50, a_15);
    Machine_0 _S393 = *m_50;
    bool _S394 = failed_0(&_S393);
    if(_S394)
    {
        return 0U;
    }
    uint i_25 = 0U;
    uint cells_11 = 0U;
    for(;;)
    {
        if(i_25 < count_29)
        {
        }
        else
        {
            break;
        }
        GridView_0 _S395 = grid_in_0(a_15, i_25);
        uint _S396 = GridView_area_0(&_S395);
        uint cells_12 = cells_11 + _S396;
        i_25 = i_25 + 1U;
        cells_11 = cells_12;
    }
    spend_0(m_50, cells_11 * 24U);
    spend_0(m_50, cells_11 * count_29 / 8U);
    Machine_0 _S397 = *m_50;
    bool _S398 = failed_0(&_S397);
    if(_S398)
    {
        return 0U;
    }
    find_keys_0(m_50, a_15, count_29, key_4);
    Machine_0 _S399 = *m_50;
    bool _S400 = failed_0(&_S399);
    if(_S400)
    {
        i_25 = 0U;
    }
    else
    {
        i_25 = count_29;
    }
    return i_25;
}

__device__ int key_at_0(Machine_0 * m_51, uint i_26)
{
    return int(word_at_0(m_51->scratch_1 + 4096U + i_26));
}

__device__ uint extreme_place_0(Machine_0 * m_52, uint count_30, bool largest_0)
{
    uint place_1 = 0U;
    uint i_27 = 1U;
    for(;;)
    {
        if(i_27 < count_30)
        {
        }
        else
        {
            break;
        }
        bool _S401;
        if(largest_0)
        {
            int _S402 = key_at_0(m_52, i_27);
            int _S403 = key_at_0(m_52, place_1);
            _S401 = _S402 > _S403;
        }
        else
        {
            int _S404 = key_at_0(m_52, i_27);
            int _S405 = key_at_0(m_52, place_1);
            _S401 = _S404 < _S405;
        }
        if(_S401)
        {
            place_1 = i_27;
        }
        i_27 = i_27 + 1U;
    }
    return place_1;
}

__device__ void pick_extreme_0(Machine_0 * m_53, uint a_16, uint b_10, bool largest_1)
{
    uint count_31 = find_keyed_0(m_53, a_16, b_10);
    Machine_0 _S406 = *m_53;
    bool _S407 = failed_0(&_S406);
    if(_S407)
    {
        return;
    }
    Machine_0 _S408 = *m_53;
    uint _S409 = extreme_place_0(&_S408, count_31, largest_1);
    uint _S410 = copy_record_0(m_53, a_16 + word_at_0(a_16 + 4U + _S409));
    return;
}

__device__ void op_pick_most_0(Machine_0 * m_54, uint a_17, uint b_11)
{
    pick_extreme_0(m_54, a_17, b_11, true);
    return;
}

__device__ void op_pick_least_0(Machine_0 * m_55, uint a_18, uint b_12)
{
    pick_extreme_0(m_55, a_18, b_12, false);
    return;
}

__device__ __noinline__ void op_pick_odd_0(Machine_0 * m_56, uint a_19, uint b_13)
{
    bool _S411;
    uint count_32 = find_keyed_0(m_56, a_19, b_13);
    Machine_0 _S412 = *m_56;
    bool _S413 = failed_0(&_S412);
    if(_S413)
    {
        return;
    }
    uint place_2 = 0U;
    uint i_28 = 0U;
    uint alone_0 = 0U;
    for(;;)
    {
        if(i_28 < count_32)
        {
            _S411 = alone_0 < 2U;
        }
        else
        {
            _S411 = false;
        }
        if(_S411)
        {
        }
        else
        {
            break;
        }
        bool only_0 = true;
        uint j_7 = 0U;
        for(;;)
        {
            bool _S414;
            if(j_7 < count_32)
            {
                _S414 = only_0;
            }
            else
            {
                _S414 = false;
            }
            if(_S414)
            {
            }
            else
            {
                break;
            }
            if(j_7 == i_28)
            {
                only_0 = true;
            }
            else
            {
                Machine_0 _S415 = *m_56;
                int _S416 = key_at_0(&_S415, j_7);
                Machine_0 _S417 = *m_56;
                int _S418 = key_at_0(&_S417, i_28);
                only_0 = _S416 != _S418;
            }
            j_7 = j_7 + 1U;
        }
        if(only_0)
        {
            uint alone_1 = alone_0 + 1U;
            place_2 = i_28;
            alone_0 = alone_1;
        }
        i_28 = i_28 + 1U;
    }
    if(count_32 > 2U)
    {
        _S411 = alone_0 == 1U;
    }
    else
    {
        _S411 = false;
    }
    if(_S411)
    {
        uint _S419 = copy_record_0(m_56, a_19 + word_at_0(a_19 + 4U + place_2));
    }
    else
    {
        fail_0(m_56, 25U);
    }
    return;
}

__device__ __noinline__ void new_selection_0(Machine_0 * m_57, uint record_14, uint count_33)
{
    uint _S420 = m_57->scratch_1 + 6144U;
    uint i_29 = 0U;
    uint weight_5 = 0U;
    uint words_10 = 0U;
    for(;;)
    {
        if(i_29 < count_33)
        {
        }
        else
        {
            break;
        }
        uint element_0 = record_14 + word_at_0(record_14 + 4U + word_at_0(_S420 + i_29));
        uint weight_6 = weight_5 + weight_of_0(element_0);
        uint words_11 = words_10 + words_of_0(element_0);
        i_29 = i_29 + 1U;
        weight_5 = weight_6;
        words_10 = words_11;
    }
    TupleWriter_0 _S421 = new_tuple_0(m_57, count_33, weight_5, words_10);
    TupleWriter_0 made_8 = _S421;
    Machine_0 _S422 = *m_57;
    bool _S423 = failed_0(&_S422);
    if(_S423)
    {
        return;
    }
    i_29 = 0U;
    for(;;)
    {
        if(i_29 < count_33)
        {
        }
        else
        {
            break;
        }
        TupleWriter_copied_0(&made_8, record_14 + word_at_0(record_14 + 4U + word_at_0(_S420 + i_29)));
        i_29 = i_29 + 1U;
    }
    return;
}

__device__ void select_extreme_0(Machine_0 * m_58, uint a_20, uint b_14, bool largest_2, bool keep_0)
{
    uint count_34 = find_keyed_0(m_58, a_20, b_14);
    Machine_0 _S424 = *m_58;
    bool _S425 = failed_0(&_S424);
    if(_S425)
    {
        return;
    }
    Machine_0 _S426 = *m_58;
    uint _S427 = extreme_place_0(&_S426, count_34, largest_2);
    Machine_0 _S428 = *m_58;
    int _S429 = key_at_0(&_S428, _S427);
    uint i_30 = 0U;
    uint kept_0 = 0U;
    for(;;)
    {
        if(i_30 < count_34)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S430 = *m_58;
        int _S431 = key_at_0(&_S430, i_30);
        if((_S431 == _S429) == keep_0)
        {
            *(&(globalParams_0->arena_0)[m_58->scratch_1 + 6144U + kept_0]) = i_30;
            kept_0 = kept_0 + 1U;
        }
        i_30 = i_30 + 1U;
    }
    new_selection_0(m_58, a_20, kept_0);
    return;
}

__device__ void op_keep_most_0(Machine_0 * m_59, uint a_21, uint b_15)
{
    select_extreme_0(m_59, a_21, b_15, true, true);
    return;
}

__device__ void op_keep_least_0(Machine_0 * m_60, uint a_22, uint b_16)
{
    select_extreme_0(m_60, a_22, b_16, false, true);
    return;
}

__device__ void op_drop_most_0(Machine_0 * m_61, uint a_23, uint b_17)
{
    select_extreme_0(m_61, a_23, b_17, true, false);
    return;
}

__device__ void op_drop_least_0(Machine_0 * m_62, uint a_24, uint b_18)
{
    select_extreme_0(m_62, a_24, b_18, false, false);
    return;
}

__device__ __noinline__ void sort_by_keys_0(Machine_0 * m_63, uint count_35)
{
    uint _S432 = m_63->scratch_1 + 4096U;
    uint _S433 = m_63->scratch_1 + 6144U;
    uint i_31 = 0U;
    for(;;)
    {
        if(i_31 < count_35)
        {
        }
        else
        {
            break;
        }
        int _S434 = int(word_at_0(_S432 + i_31));
        uint at_17 = i_31;
        for(;;)
        {
            bool _S435;
            if(at_17 > 0U)
            {
                _S435 = int(word_at_0(_S432 + word_at_0(_S433 + at_17 - 1U))) > _S434;
            }
            else
            {
                _S435 = false;
            }
            if(_S435)
            {
            }
            else
            {
                break;
            }
            uint _S436 = _S433 + at_17;
            *(&(globalParams_0->arena_0)[_S436]) = word_at_0(_S436 - 1U);
            at_17 = at_17 - 1U;
        }
        *(&(globalParams_0->arena_0)[_S433 + at_17]) = i_31;
        i_31 = i_31 + 1U;
    }
    return;
}

__device__ void op_sort_pieces_0(Machine_0 * m_64, uint a_25, uint b_19)
{
    uint count_36 = find_keyed_0(m_64, a_25, b_19);
    Machine_0 _S437 = *m_64;
    bool _S438 = failed_0(&_S437);
    if(_S438)
    {
        return;
    }
    Machine_0 _S439 = *m_64;
    sort_by_keys_0(&_S439, count_36);
    new_selection_0(m_64, a_25, count_36);
    return;
}

__device__ __noinline__ void op_overlay_0(Machine_0 * m_65, uint a_26, uint b_20)
{
    uint count_37 = listed_grids_0(m_65, a_26);
    Machine_0 _S440 = *m_65;
    bool _S441 = failed_0(&_S440);
    if(_S441)
    {
        return;
    }
    uint k_9 = variant_0(m_65, b_20, int(4));
    Machine_0 _S442 = *m_65;
    bool _S443 = failed_0(&_S442);
    if(_S443)
    {
        return;
    }
    uint _S444 = m_65->scratch_1 + 4096U;
    uint height_6 = 0U;
    uint width_6 = 0U;
    uint i_32 = 0U;
    for(;;)
    {
        if(i_32 < count_37)
        {
        }
        else
        {
            break;
        }
        GridView_0 piece_9 = grid_in_0(a_26, i_32);
        uint _S445 = (U32_max((height_6), (piece_9.height_0)));
        uint _S446 = (U32_max((width_6), (piece_9.width_0)));
        if(k_9 > 1U)
        {
            GridView_0 _S447 = piece_9;
            uint _S448 = count_filled_0(&_S447);
            int content_1 = int(_S448);
            uint * _S449 = (&(globalParams_0->arena_0)[_S444 + i_32]);
            int _S450;
            if(k_9 == 2U)
            {
                _S450 = content_1;
            }
            else
            {
                _S450 = - content_1;
            }
            *_S449 = uint(_S450);
        }
        uint i_33 = i_32 + 1U;
        height_6 = _S445;
        width_6 = _S446;
        i_32 = i_33;
    }
    bool _S451 = k_9 > 1U;
    if(_S451)
    {
        Machine_0 _S452 = *m_65;
        sort_by_keys_0(&_S452, count_37);
    }
    uint cells_13 = new_grid_0(m_65, height_6, width_6);
    if(cells_13 == 0U)
    {
        return;
    }
    fill_cells_0(cells_13, height_6 * width_6, int(0));
    i_32 = 0U;
    for(;;)
    {
        if(i_32 < count_37)
        {
        }
        else
        {
            break;
        }
        uint place_3;
        if(k_9 == 1U)
        {
            place_3 = count_37 - 1U - i_32;
        }
        else
        {
            if(_S451)
            {
                place_3 = word_at_0(m_65->scratch_1 + 6144U + i_32);
            }
            else
            {
                place_3 = i_32;
            }
        }
        GridView_0 layer_0 = grid_in_0(a_26, place_3);
        uint at_18;
        if((layer_0.width_0) == width_6)
        {
            GridView_0 _S453 = layer_0;
            uint _S454 = GridView_area_0(&_S453);
            uint _S455 = words_of_cells_0(_S454);
            at_18 = 0U;
            for(;;)
            {
                if(at_18 < _S455)
                {
                }
                else
                {
                    break;
                }
                uint _S456 = cells_13 + at_18;
                uint above_0 = word_at_0(_S456);
                *(&(globalParams_0->arena_0)[_S456]) = above_0 | ((word_at_0(layer_0.cells_0 + at_18)) & (~filled_bytes_0(above_0)));
                at_18 = at_18 + 1U;
            }
            i_32 = i_32 + 1U;
            continue;
        }
        at_18 = 0U;
        for(;;)
        {
            if(at_18 < (layer_0.height_0))
            {
            }
            else
            {
                break;
            }
            uint column_11 = 0U;
            for(;;)
            {
                if(column_11 < (layer_0.width_0))
                {
                }
                else
                {
                    break;
                }
                GridView_0 _S457 = layer_0;
                int _S458 = GridView_at_0(&_S457, at_18, column_11);
                bool _S459;
                if(_S458 != int(0))
                {
                    _S459 = (cell_at_0(cells_13, at_18 * width_6 + column_11)) == int(0);
                }
                else
                {
                    _S459 = false;
                }
                if(_S459)
                {
                    put_cell_0(cells_13, at_18 * width_6 + column_11, _S458);
                }
                column_11 = column_11 + 1U;
            }
            at_18 = at_18 + 1U;
        }
        i_32 = i_32 + 1U;
    }
    return;
}

__device__ __noinline__ void op_line_up_0(Machine_0 * m_66, uint a_27, uint b_21)
{
    uint count_38 = listed_grids_0(m_66, a_27);
    Machine_0 _S460 = *m_66;
    bool _S461 = failed_0(&_S460);
    if(_S461)
    {
        return;
    }
    uint k_10 = variant_0(m_66, b_21, int(2));
    Machine_0 _S462 = *m_66;
    bool _S463 = failed_0(&_S462);
    if(_S463)
    {
        return;
    }
    bool across_2 = k_10 == 0U;
    uint height_7 = 0U;
    uint width_7 = 0U;
    uint i_34 = 0U;
    for(;;)
    {
        if(i_34 < count_38)
        {
        }
        else
        {
            break;
        }
        GridView_0 piece_10 = grid_in_0(a_27, i_34);
        if(across_2)
        {
            height_7 = (U32_max((height_7), (piece_10.height_0)));
        }
        else
        {
            height_7 = height_7 + piece_10.height_0;
        }
        if(across_2)
        {
            width_7 = width_7 + piece_10.width_0;
        }
        else
        {
            width_7 = (U32_max((width_7), (piece_10.width_0)));
        }
        i_34 = i_34 + 1U;
    }
    uint cells_14 = new_grid_0(m_66, height_7, width_7);
    if(cells_14 == 0U)
    {
        return;
    }
    CellWriter_0 made_9 = CellWriter_to_0(cells_14);
    if(across_2)
    {
    }
    else
    {
        height_7 = count_38;
    }
    if(across_2)
    {
        i_34 = count_38;
    }
    else
    {
        i_34 = 1U;
    }
    uint i_35 = 0U;
    for(;;)
    {
        if(i_35 < height_7)
        {
        }
        else
        {
            break;
        }
        uint j_8 = 0U;
        for(;;)
        {
            if(j_8 < i_34)
            {
            }
            else
            {
                break;
            }
            uint _S464;
            if(across_2)
            {
                _S464 = j_8;
            }
            else
            {
                _S464 = i_35;
            }
            GridView_0 piece_11 = grid_in_0(a_27, _S464);
            uint first_0;
            if(across_2)
            {
                first_0 = i_35;
            }
            else
            {
                first_0 = 0U;
            }
            uint _S465;
            if(across_2)
            {
                _S465 = i_35 + 1U;
            }
            else
            {
                _S465 = piece_11.height_0;
            }
            uint _S466;
            if(across_2)
            {
                _S466 = piece_11.width_0;
            }
            else
            {
                _S466 = width_7;
            }
            uint row_12 = first_0;
            for(;;)
            {
                if(row_12 < _S465)
                {
                }
                else
                {
                    break;
                }
                uint column_12 = 0U;
                for(;;)
                {
                    if(column_12 < _S466)
                    {
                    }
                    else
                    {
                        break;
                    }
                    bool _S467;
                    if(row_12 < (piece_11.height_0))
                    {
                        _S467 = column_12 < (piece_11.width_0);
                    }
                    else
                    {
                        _S467 = false;
                    }
                    int cell_3;
                    if(_S467)
                    {
                        GridView_0 _S468 = piece_11;
                        int _S469 = GridView_at_0(&_S468, row_12, column_12);
                        cell_3 = _S469;
                    }
                    else
                    {
                        cell_3 = int(0);
                    }
                    CellWriter_push_0(&made_9, cell_3);
                    column_12 = column_12 + 1U;
                }
                row_12 = row_12 + 1U;
            }
            j_8 = j_8 + 1U;
        }
        i_35 = i_35 + 1U;
    }
    CellWriter_finish_0(&made_9);
    return;
}

__device__ __noinline__ void op_combine_by_0(Machine_0 * m_67, uint a_28, uint b_22)
{
    bool _S470;
    uint _S471 = listed_grids_0(m_67, a_28);
    Machine_0 _S472 = *m_67;
    bool _S473 = failed_0(&_S472);
    if(_S473)
    {
        return;
    }
    uint k_11 = variant_0(m_67, b_22, int(4));
    Machine_0 _S474 = *m_67;
    bool _S475 = failed_0(&_S474);
    if(_S475)
    {
        return;
    }
    GridView_0 first_1 = grid_in_0(a_28, 0U);
    uint i_36 = 1U;
    for(;;)
    {
        if(i_36 < _S471)
        {
        }
        else
        {
            break;
        }
        GridView_0 piece_12 = grid_in_0(a_28, i_36);
        if((piece_12.height_0) != (first_1.height_0))
        {
            _S470 = true;
        }
        else
        {
            _S470 = (piece_12.width_0) != (first_1.width_0);
        }
        if(_S470)
        {
            fail_0(m_67, 18U);
        }
        i_36 = i_36 + 1U;
    }
    uint cells_15 = new_grid_0(m_67, first_1.height_0, first_1.width_0);
    if(cells_15 == 0U)
    {
        return;
    }
    GridView_0 _S476 = first_1;
    uint _S477 = GridView_area_0(&_S476);
    uint words_12 = words_of_cells_0(_S477);
    uint at_19 = 0U;
    for(;;)
    {
        if(at_19 < words_12)
        {
        }
        else
        {
            break;
        }
        uint colour_10 = word_at_0(first_1.cells_0 + at_19);
        uint any_0 = filled_bytes_0(colour_10);
        i_36 = 1U;
        uint differ_0 = 0U;
        uint any_1 = any_0;
        uint twice_0 = 0U;
        uint all_3 = any_0;
        uint one_0 = colour_10;
        for(;;)
        {
            if(i_36 < _S471)
            {
            }
            else
            {
                break;
            }
            uint own_2 = word_at_0(grid_in_0(a_28, i_36).cells_0 + at_19);
            uint filled_1 = filled_bytes_0(own_2);
            uint differ_1 = differ_0 | (filled_bytes_0(own_2 ^ colour_10));
            uint twice_1 = twice_0 | (any_1 & filled_1);
            uint any_2 = any_1 | filled_1;
            uint all_4 = all_3 & filled_1;
            uint one_1 = one_0 | own_2;
            i_36 = i_36 + 1U;
            differ_0 = differ_1;
            any_1 = any_2;
            twice_0 = twice_1;
            all_3 = all_4;
            one_0 = one_1;
        }
        uint word_8;
        switch(k_11)
        {
        case 0U:
            {
                word_8 = colour_10 & all_3;
                break;
            }
        case 1U:
            {
                word_8 = one_0 & (~twice_0);
                break;
            }
        case 2U:
            {
                word_8 = (~any_1) & 16843009U;
                break;
            }
        default:
            {
                word_8 = colour_10 & (~differ_0);
                break;
            }
        }
        *(&(globalParams_0->arena_0)[cells_15 + at_19]) = word_8;
        at_19 = at_19 + 1U;
    }
    if(k_11 == 2U)
    {
        _S470 = (_S477 & 3U) != 0U;
    }
    else
    {
        _S470 = false;
    }
    if(_S470)
    {
        uint * _S478 = (&(globalParams_0->arena_0)[cells_15 + words_12 - 1U]);
        *_S478 = (*_S478) & ((1U << (8U * (_S477 & 3U))) - 1U);
    }
    return;
}

__device__ void op_gaps_0(Machine_0 * m_68, uint a_29, uint b_23)
{
    GridView_0 from_20 = whole_0(m_68, a_29, 12U);
    Machine_0 _S479 = *m_68;
    bool _S480 = failed_0(&_S479);
    if(_S480)
    {
        return;
    }
    uint k_12 = variant_0(m_68, b_23, int(2));
    Machine_0 _S481 = *m_68;
    bool _S482 = failed_0(&_S481);
    if(_S482)
    {
        return;
    }
    Joint_0 joint_4 = Joint_x24init_0(true, k_12 == 1U);
    GridView_0 _S483 = from_20;
    Joint_0 _S484 = joint_4;
    uint _S485 = find_parts_0(m_68, &_S483, &_S484, int(1), int(0));
    GridView_0 _S486 = from_20;
    new_layers_0(m_68, &_S486, _S485, true);
    return;
}

__device__ __noinline__ bool Dispatch_one_0(Machine_0 * m_69, uint op_0, uint4  args_0)
{
    switch(op_0)
    {
    case 27U:
        {
            spend_call_0(m_69, 8U);
            Machine_0 _S487 = *m_69;
            bool _S488 = failed_0(&_S487);
            if(_S488)
            {
                return false;
            }
            op_mostcommon_0(m_69, args_0.x);
            break;
        }
    case 28U:
        {
            spend_call_0(m_69, 8U);
            Machine_0 _S489 = *m_69;
            bool _S490 = failed_0(&_S489);
            if(_S490)
            {
                return false;
            }
            op_leastcommon_0(m_69, args_0.x);
            break;
        }
    case 49U:
        {
            spend_call_0(m_69, 1U);
            Machine_0 _S491 = *m_69;
            bool _S492 = failed_0(&_S491);
            if(_S492)
            {
                return false;
            }
            op_astuple_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 214U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S493 = *m_69;
            bool _S494 = failed_0(&_S493);
            if(_S494)
            {
                return false;
            }
            op_pieces_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 215U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S495 = *m_69;
            bool _S496 = failed_0(&_S495);
            if(_S496)
            {
                return false;
            }
            op_windows_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 216U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S497 = *m_69;
            bool _S498 = failed_0(&_S497);
            if(_S498)
            {
                return false;
            }
            op_holes_0(m_69, args_0.x);
            break;
        }
    case 217U:
        {
            spend_call_0(m_69, 8U);
            Machine_0 _S499 = *m_69;
            bool _S500 = failed_0(&_S499);
            if(_S500)
            {
                return false;
            }
            op_fields_0(m_69, args_0.x);
            break;
        }
    case 218U:
        {
            spend_call_0(m_69, 8U);
            Machine_0 _S501 = *m_69;
            bool _S502 = failed_0(&_S501);
            if(_S502)
            {
                return false;
            }
            op_drop_lines_0(m_69, args_0.x);
            break;
        }
    case 219U:
        {
            spend_call_0(m_69, 8U);
            Machine_0 _S503 = *m_69;
            bool _S504 = failed_0(&_S503);
            if(_S504)
            {
                return false;
            }
            op_split_lines_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 220U:
        {
            spend_call_0(m_69, 8U);
            Machine_0 _S505 = *m_69;
            bool _S506 = failed_0(&_S505);
            if(_S506)
            {
                return false;
            }
            op_split_even_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 221U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S507 = *m_69;
            bool _S508 = failed_0(&_S507);
            if(_S508)
            {
                return false;
            }
            op_pick_most_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 222U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S509 = *m_69;
            bool _S510 = failed_0(&_S509);
            if(_S510)
            {
                return false;
            }
            op_pick_least_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 223U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S511 = *m_69;
            bool _S512 = failed_0(&_S511);
            if(_S512)
            {
                return false;
            }
            op_pick_odd_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 224U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S513 = *m_69;
            bool _S514 = failed_0(&_S513);
            if(_S514)
            {
                return false;
            }
            op_keep_most_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 225U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S515 = *m_69;
            bool _S516 = failed_0(&_S515);
            if(_S516)
            {
                return false;
            }
            op_keep_least_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 226U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S517 = *m_69;
            bool _S518 = failed_0(&_S517);
            if(_S518)
            {
                return false;
            }
            op_drop_most_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 227U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S519 = *m_69;
            bool _S520 = failed_0(&_S519);
            if(_S520)
            {
                return false;
            }
            op_drop_least_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 228U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S521 = *m_69;
            bool _S522 = failed_0(&_S521);
            if(_S522)
            {
                return false;
            }
            op_sort_pieces_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 229U:
        {
            spend_call_0(m_69, 8U);
            Machine_0 _S523 = *m_69;
            bool _S524 = failed_0(&_S523);
            if(_S524)
            {
                return false;
            }
            op_overlay_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 230U:
        {
            spend_call_0(m_69, 8U);
            Machine_0 _S525 = *m_69;
            bool _S526 = failed_0(&_S525);
            if(_S526)
            {
                return false;
            }
            op_line_up_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 231U:
        {
            spend_call_0(m_69, 8U);
            Machine_0 _S527 = *m_69;
            bool _S528 = failed_0(&_S527);
            if(_S528)
            {
                return false;
            }
            op_combine_by_0(m_69, args_0.x, args_0.y);
            break;
        }
    case 275U:
        {
            spend_call_0(m_69, 16U);
            Machine_0 _S529 = *m_69;
            bool _S530 = failed_0(&_S529);
            if(_S530)
            {
                return false;
            }
            op_gaps_0(m_69, args_0.x, args_0.y);
            break;
        }
    default:
        {
            fail_0(m_69, 254U);
            break;
        }
    }
    return true;
}

__device__ void Dispatch_call_0(Machine_0 * m_70, uint op_1, uint4  args_1)
{
    bool _S531 = Dispatch_one_0(m_70, op_1, args_1);
    if(!_S531)
    {
        return;
    }
    Machine_0 _S532 = *m_70;
    bool _S533 = failed_0(&_S532);
    bool _S534;
    if(_S533)
    {
        _S534 = (m_70->fault_prim_0) == 0U;
    }
    else
    {
        _S534 = false;
    }
    if(_S534)
    {
        m_70->fault_prim_0 = op_1 + 1U;
    }
    return;
}

__device__ uint2  multiply_64_0(uint2  a_30, uint2  b_24)
{
    uint _S535 = a_30.x;
    uint a0_0 = _S535 & 65535U;
    uint a1_0 = _S535 >> int(16);
    uint _S536 = b_24.x;
    uint b0_0 = _S536 & 65535U;
    uint b1_0 = _S536 >> int(16);
    uint low_1 = a0_0 * b0_0;
    uint middle_0 = a1_0 * b0_0 + (low_1 >> int(16));
    uint other_2 = a0_0 * b1_0 + (middle_0 & 65535U);
    return make_uint2 ((other_2 << int(16)) | (low_1 & 65535U), a1_0 * b1_0 + (middle_0 >> int(16)) + (other_2 >> int(16)) + _S535 * b_24.y + a_30.y * _S536);
}

__device__ uint2  hash_of_0(uint record_15)
{
    uint _S537 = words_of_0(record_15);
    uint2  hash_0 = make_uint2 (0U, 0U);
    uint i_37 = 0U;
    for(;;)
    {
        if(i_37 < _S537)
        {
        }
        else
        {
            break;
        }
        uint _S538 = record_15 + i_37;
        uint _S539 = word_at_0(_S538);
        uint _S540;
        if((i_37 + 1U) < _S537)
        {
            _S540 = word_at_0(_S538 + 1U);
        }
        else
        {
            _S540 = 0U;
        }
        uint2  _S541 = multiply_64_0(hash_0 ^ make_uint2 (_S539, _S540), make_uint2 (2135587861U, 2654435769U));
        hash_0 = _S541;
        *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S541.y);
        i_37 = i_37 + 2U;
    }
    uint2  _S542 = multiply_64_0(hash_0, make_uint2 (3981806797U, 4283543511U));
    hash_0 = _S542;
    *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S542.y);
    return hash_0;
}

__device__ __noinline__ uint equal_cells_0(uint record_16, uint target_0)
{
    bool _S543;
    if(target_0 == 0U)
    {
        _S543 = true;
    }
    else
    {
        _S543 = (kind_of_0(record_16)) != 6U;
    }
    if(_S543)
    {
        _S543 = true;
    }
    else
    {
        _S543 = (word_at_0(record_16 + 1U)) != (word_at_0(target_0 + 1U));
    }
    if(_S543)
    {
        _S543 = true;
    }
    else
    {
        _S543 = (word_at_0(record_16 + 2U)) != (word_at_0(target_0 + 2U));
    }
    if(_S543)
    {
        return 4294967295U;
    }
    uint _S544 = word_at_0(record_16 + 1U) * word_at_0(record_16 + 2U);
    uint i_38 = 0U;
    uint equal_0 = 0U;
    for(;;)
    {
        if(i_38 < _S544)
        {
        }
        else
        {
            break;
        }
        uint _S545 = i_38 >> int(2);
        uint _S546 = (word_at_0(record_16 + 4U + _S545)) ^ (word_at_0(target_0 + 4U + _S545));
        uint _S547 = (U32_min((4U), (_S544 - i_38)));
        uint k_13 = 0U;
        for(;;)
        {
            if(k_13 < _S547)
            {
            }
            else
            {
                break;
            }
            int _S548;
            if(((_S546 >> (8U * k_13)) & 255U) == 0U)
            {
                _S548 = int(1);
            }
            else
            {
                _S548 = int(0);
            }
            uint equal_1 = equal_0 + uint(_S548);
            k_13 = k_13 + 1U;
            equal_0 = equal_1;
        }
        i_38 = i_38 + 4U;
    }
    return equal_0;
}

__device__ __noinline__ uint element_kind_0(uint record_17)
{
    uint kind_5 = kind_of_0(record_17);
    bool _S549;
    if(kind_5 == 9U)
    {
        _S549 = true;
    }
    else
    {
        _S549 = kind_5 == 12U;
    }
    uint common_0;
    if(_S549)
    {
        common_0 = 4294967295U;
        uint i_39 = 0U;
        for(;;)
        {
            if(i_39 < (word_at_0(record_17 + 1U)))
            {
            }
            else
            {
                break;
            }
            uint element_1 = kind_of_0(record_17 + word_at_0(record_17 + 4U + i_39));
            if(i_39 > 0U)
            {
                _S549 = element_1 != common_0;
            }
            else
            {
                _S549 = false;
            }
            if(_S549)
            {
                return 4294967295U;
            }
            uint i_40 = i_39 + 1U;
            common_0 = element_1;
            i_39 = i_40;
        }
    }
    else
    {
        common_0 = 4294967295U;
    }
    return common_0;
}

__device__ bool loops_are_cut_0()
{
    uint _S550 = __ldg(&globalParams_0->params_0->scratch_words_0);
    uint _S551 = (U32_min((_S550), (3U)));
    uint i_41 = 0U;
    uint rounds_1 = 0U;
    for(;;)
    {
        if(i_41 < _S551)
        {
        }
        else
        {
            break;
        }
        uint rounds_2 = rounds_1 + 1U;
        i_41 = i_41 + 1U;
        rounds_1 = rounds_2;
    }
    return rounds_1 != _S551;
}

__device__ __noinline__ void run_item_0(uint id_0)
{
    bool poisoned_0;
    uint _S552 = __ldg(&globalParams_0->params_0->count_0);
    if(id_0 >= _S552)
    {
        return;
    }
    uint item_0 = id_0 * 8U;
    uint _S553 = __ldg((&(globalParams_0->items_0)[item_0]));
    uint _S554 = __ldg((&(globalParams_0->items_0)[item_0 + 1U]));
    uint _S555 = __ldg((&(globalParams_0->items_0)[item_0 + 2U]));
    uint _S556 = __ldg((&(globalParams_0->items_0)[item_0 + 3U]));
    uint _S557 = __ldg((&(globalParams_0->items_0)[item_0 + 4U]));
    uint _S558 = __ldg((&(globalParams_0->items_0)[item_0 + 5U]));
    Machine_0 m_71;
    uint _S559 = __ldg(&globalParams_0->params_0->scratch_0);
    uint _S560 = __ldg(&globalParams_0->params_0->scratch_words_0);
    (&m_71)->scratch_1 = _S559 + id_0 * _S560;
    uint at_20 = 0U;
    for(;;)
    {
        if(at_20 < _S554)
        {
        }
        else
        {
            break;
        }
        uint instruction_0 = (_S553 + at_20) * 8U;
        uint _S561 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint op_2 = _S561 & 65535U;
        uint _S562 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint _S563 = _S562 >> int(16);
        uint _S564 = __ldg((&(globalParams_0->code_0)[instruction_0 + 1U]));
        uint place_4 = _S556 + _S564;
        uint _S565 = __ldg(&globalParams_0->params_0->fuel_0);
        (&m_71)->fuel_1 = _S565;
        uint _S566 = __ldg(&globalParams_0->params_0->memory_0);
        (&m_71)->memory_1 = _S566;
        (&m_71)->fault_0 = 0U;
        (&m_71)->fault_prim_0 = 0U;
        (&m_71)->calls_0 = 0U;
        (&m_71)->cursor_0 = place_4;
        uint _S567 = __ldg((&(globalParams_0->code_0)[instruction_0 + 2U]));
        (&m_71)->end_0 = place_4 + _S567;
        uint4  args_2 = make_uint4 (0U, 0U, 0U, 0U);
        bool poisoned_1 = false;
        uint i_42 = 0U;
        for(;;)
        {
            if(i_42 < _S563)
            {
            }
            else
            {
                break;
            }
            uint _S568 = __ldg((&(globalParams_0->code_0)[instruction_0 + 3U + i_42]));
            uint address_0 = operand_address_0(_S568, _S555, _S556);
            *_slang_vector_get_element_ptr(&args_2, i_42) = address_0;
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
                (&m_71)->fault_0 = word_at_0(address_0 + 1U) + 1U;
                (&m_71)->fault_prim_0 = word_at_0(address_0 + 2U);
                poisoned_1 = true;
            }
            i_42 = i_42 + 1U;
        }
        uint _S569 = __ldg((&(globalParams_0->code_0)[instruction_0 + 7U]));
        if(_S569 != 0U)
        {
            *&((&args_2)->w) = operand_address_0(_S569, _S555, _S556);
            if((kind_of_0(args_2.w)) == 13U)
            {
                (&m_71)->fault_0 = 255U;
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
            Dispatch_call_0(&m_71, op_2, args_2);
        }
        uint row_13 = (_S558 + at_20) * 12U;
        uint * _S570 = (&(globalParams_0->results_0)[row_13 + 1U]);
        uint _S571 = __ldg(&globalParams_0->params_0->fuel_0);
        *_S570 = _S571 - (&m_71)->fuel_1;
        uint * _S572 = (&(globalParams_0->results_0)[row_13 + 2U]);
        uint _S573 = __ldg(&globalParams_0->params_0->memory_0);
        *_S572 = _S573 - (&m_71)->memory_1;
        *(&(globalParams_0->results_0)[row_13 + 3U]) = (&m_71)->calls_0;
        if(((&m_71)->fault_0) != 0U)
        {
            *(&(globalParams_0->arena_0)[place_4]) = 13U;
            *(&(globalParams_0->arena_0)[place_4 + 1U]) = (&m_71)->fault_0 - 1U;
            *(&(globalParams_0->arena_0)[place_4 + 2U]) = (&m_71)->fault_prim_0;
            *(&(globalParams_0->arena_0)[place_4 + 3U]) = 0U;
        }
        *(&(globalParams_0->results_0)[row_13]) = kind_of_0(place_4);
        uint _S574 = row_13 + 4U;
        uint _S575 = place_4 + 1U;
        *(&(globalParams_0->results_0)[_S574]) = word_at_0(_S575);
        *(&(globalParams_0->results_0)[row_13 + 5U]) = word_at_0(place_4 + 2U);
        *(&(globalParams_0->results_0)[row_13 + 6U]) = words_of_0(place_4);
        if(((&m_71)->fault_0) == 0U)
        {
            uint2  hash_1 = hash_of_0(place_4);
            *(&(globalParams_0->results_0)[row_13 + 7U]) = weight_of_0(place_4);
            *(&(globalParams_0->results_0)[row_13 + 8U]) = hash_1.x;
            *(&(globalParams_0->results_0)[row_13 + 9U]) = hash_1.y;
            *(&(globalParams_0->results_0)[row_13 + 10U]) = equal_cells_0(place_4, _S557);
            *(&(globalParams_0->results_0)[row_13 + 11U]) = element_kind_0(place_4);
        }
        if(loops_are_cut_0())
        {
            *(&(globalParams_0->arena_0)[place_4]) = 13U;
            *(&(globalParams_0->arena_0)[_S575]) = 254U;
            *(&(globalParams_0->results_0)[row_13]) = 13U;
            *(&(globalParams_0->results_0)[_S574]) = 254U;
        }
        at_20 = at_20 + 1U;
    }
    return;
}

__device__ uint invocation_0(uint3  id_1)
{
    return id_1.x + id_1.y * 64U * 32768U;
}

extern "C" __global__ void pieces()
{
    run_item_0(invocation_0(blockIdx * blockDim + threadIdx));
    return;
}

