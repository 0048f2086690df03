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

struct GridView_0
{
    uint height_0;
    uint width_0;
    uint cells_0;
};

__device__ __noinline__ GridView_0 grid_view_0(Machine_0 * m_4, uint record_1)
{
    GridView_0 view_0;
    (&view_0)->height_0 = 0U;
    (&view_0)->width_0 = 0U;
    uint _S2 = record_1 + 4U;
    (&view_0)->cells_0 = _S2;
    uint kind_0 = kind_of_0(record_1);
    if(kind_0 == 6U)
    {
        (&view_0)->height_0 = word_at_0(record_1 + 1U);
        (&view_0)->width_0 = word_at_0(record_1 + 2U);
        return view_0;
    }
    bool rows_are_empty_0;
    if(kind_0 == 9U)
    {
        rows_are_empty_0 = (word_at_0(record_1 + 1U)) <= 256U;
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
            if(i_0 < (word_at_0(record_1 + 1U)))
            {
            }
            else
            {
                break;
            }
            uint row_0 = record_1 + word_at_0(_S2 + i_0);
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
        (&view_0)->height_0 = word_at_0(record_1 + 1U);
    }
    else
    {
        fail_0(m_4, 4U);
    }
    return view_0;
}

__device__ uint GridView_area_0(GridView_0 * this_0)
{
    return this_0->height_0 * this_0->width_0;
}

__device__ __noinline__ GridView_0 whole_0(Machine_0 * m_5, uint record_2, uint times_0)
{
    GridView_0 from_0 = grid_view_0(m_5, record_2);
    Machine_0 _S4 = *m_5;
    bool _S5 = failed_0(&_S4);
    if(_S5)
    {
        return from_0;
    }
    GridView_0 _S6 = from_0;
    uint _S7 = GridView_area_0(&_S6);
    if(_S7 == 0U)
    {
        fail_0(m_5, 24U);
    }
    else
    {
        bool _S8;
        if((from_0.height_0) > 1024U)
        {
            _S8 = true;
        }
        else
        {
            _S8 = (from_0.width_0) > 1024U;
        }
        if(_S8)
        {
            _S8 = true;
        }
        else
        {
            _S8 = _S7 > 1024U;
        }
        if(_S8)
        {
            fail_0(m_5, 254U);
        }
    }
    spend_0(m_5, _S7 * times_0);
    return from_0;
}

__device__ int int_view_0(Machine_0 * m_6, uint record_3)
{
    uint kind_1 = kind_of_0(record_3);
    bool _S9;
    if(kind_1 != 2U)
    {
        _S9 = kind_1 != 1U;
    }
    else
    {
        _S9 = false;
    }
    if(_S9)
    {
        fail_0(m_6, 0U);
        return int(0);
    }
    int low_0 = int(word_at_0(record_3 + 1U));
    int high_0 = int(word_at_0(record_3 + 2U));
    if(high_0 == (low_0 >> int(31)))
    {
        return low_0;
    }
    int _S10;
    if(high_0 < int(0))
    {
        _S10 = int(-2147483648);
    }
    else
    {
        _S10 = int(2147483647);
    }
    return _S10;
}

__device__ uint variant_0(Machine_0 * m_7, uint record_4, int count_1)
{
    int k_0 = int_view_0(m_7, record_4);
    Machine_0 _S11 = *m_7;
    bool _S12 = failed_0(&_S11);
    bool _S13;
    if(!_S12)
    {
        if(k_0 < int(0))
        {
            _S13 = true;
        }
        else
        {
            _S13 = k_0 >= count_1;
        }
    }
    else
    {
        _S13 = false;
    }
    if(_S13)
    {
        fail_0(m_7, 20U);
    }
    return uint(k_0);
}

__device__ uint usual_part_0(GridView_0 * from_1, uint work_0, uint part_0)
{
    uint _S14;
    if((U32_max((from_1->height_0), (from_1->width_0))) > 64U)
    {
        _S14 = work_0;
    }
    else
    {
        uint _S15 = work_0 / part_0;
        _S14 = _S15;
    }
    return _S14;
}

struct Joint_0
{
    bool one_colour_0;
    bool diagonal_0;
};

__device__ Joint_0 Joint_x24init_0(bool one_colour_1, bool diagonal_1)
{
    Joint_0 _S16;
    (&_S16)->one_colour_0 = one_colour_1;
    (&_S16)->diagonal_0 = diagonal_1;
    return _S16;
}

__device__ int cell_at_0(uint cells_1, uint i_1)
{
    return int((word_at_0(cells_1 + (i_1 >> int(2)))) << (24U - 8U * (i_1 & 3U))) >> int(24);
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

__device__ uint lead_of_0(Machine_0 * m_8, uint label_0)
{
    uint _S17 = m_8->scratch_1 + 1024U;
    uint _S18 = label_0;
    for(;;)
    {
        uint _S19 = _S17 + _S18;
        if((word_at_0(_S19)) != _S18)
        {
        }
        else
        {
            break;
        }
        _S18 = word_at_0(_S19);
    }
    return _S18;
}

__device__ uint united_0(Machine_0 * m_9, uint a_0, uint b_0)
{
    uint _S20 = lead_of_0(m_9, a_0);
    uint _S21 = lead_of_0(m_9, b_0);
    uint _S22 = (U32_min((_S20), (_S21)));
    *(&(globalParams_0->arena_0)[m_9->scratch_1 + 1024U + (U32_max((_S20), (_S21)))]) = _S22;
    return _S22;
}

__device__ uint joined_0(Machine_0 * m_10, GridView_0 * from_2, Joint_0 * joint_0, int cell_1, uint other_0, uint label_1)
{
    uint own_0 = word_at_0(m_10->scratch_1 + other_0);
    bool _S23;
    if(own_0 == 0U)
    {
        _S23 = true;
    }
    else
    {
        if(joint_0->one_colour_0)
        {
            _S23 = (cell_at_0(from_2->cells_0, other_0)) != cell_1;
        }
        else
        {
            _S23 = false;
        }
    }
    if(_S23)
    {
        return label_1;
    }
    uint _S24;
    if(label_1 == 0U)
    {
        _S24 = own_0;
    }
    else
    {
        uint _S25 = united_0(m_10, label_1, own_0);
        _S24 = _S25;
    }
    return _S24;
}

__device__ __noinline__ uint find_parts_0(Machine_0 * m_11, GridView_0 * from_3, Joint_0 * joint_1, int condition_1, int colour_1)
{
    uint _S26;
    uint used_0;
    uint label_2;
    uint column_0;
    uint _S27 = m_11->scratch_1;
    uint leads_0 = m_11->scratch_1 + 1024U;
    uint _S28 = from_3->width_0;
    uint _S29 = GridView_area_0(from_3);
    bool _S30;
    if(_S29 >= 1024U)
    {
        _S30 = true;
    }
    else
    {
        _S30 = (from_3->height_0) > 255U;
    }
    if(_S30)
    {
        _S30 = true;
    }
    else
    {
        _S30 = _S28 > 255U;
    }
    if(_S30)
    {
        fail_0(m_11, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[leads_0]) = 0U;
    uint row_1 = 0U;
    uint used_1 = 1U;
    for(;;)
    {
        _S26 = from_3->height_0;
        if(row_1 < (from_3->height_0))
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
            if(column_0 < _S28)
            {
            }
            else
            {
                break;
            }
            uint at_1 = row_1 * _S28 + column_0;
            int cell_2 = cell_at_0(from_3->cells_0, at_1);
            if(!meets_0(cell_2, condition_1, colour_1))
            {
                *(&(globalParams_0->arena_0)[_S27 + at_1]) = 0U;
                column_0 = column_0 + 1U;
                continue;
            }
            bool _S31 = column_0 > 0U;
            if(_S31)
            {
                uint _S32 = at_1 - 1U;
                Machine_0 _S33 = *m_11;
                uint _S34 = joined_0(&_S33, from_3, joint_1, cell_2, _S32, 0U);
                label_2 = _S34;
            }
            else
            {
                label_2 = 0U;
            }
            uint label_3;
            uint label_4;
            if(row_1 > 0U)
            {
                uint _S35 = at_1 - _S28;
                Machine_0 _S36 = *m_11;
                uint _S37 = joined_0(&_S36, from_3, joint_1, cell_2, _S35, label_2);
                bool _S38 = joint_1->diagonal_0;
                if(joint_1->diagonal_0)
                {
                    _S30 = _S31;
                }
                else
                {
                    _S30 = false;
                }
                if(_S30)
                {
                    uint _S39 = _S35 - 1U;
                    Machine_0 _S40 = *m_11;
                    uint _S41 = joined_0(&_S40, from_3, joint_1, cell_2, _S39, _S37);
                    label_3 = _S41;
                }
                else
                {
                    label_3 = _S37;
                }
                bool _S42;
                if(_S38)
                {
                    _S42 = (column_0 + 1U) < _S28;
                }
                else
                {
                    _S42 = false;
                }
                if(_S42)
                {
                    uint _S43 = _S35 + 1U;
                    Machine_0 _S44 = *m_11;
                    uint _S45 = joined_0(&_S44, from_3, joint_1, cell_2, _S43, label_3);
                    label_4 = _S45;
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
            *(&(globalParams_0->arena_0)[_S27 + at_1]) = label_4;
            used_0 = used_2;
            column_0 = column_0 + 1U;
        }
        row_1 = row_1 + 1U;
        used_1 = used_0;
    }
    uint _S46 = m_11->scratch_1 + 2048U;
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
        uint _S47 = leads_0 + used_0;
        uint lead_0 = word_at_0(_S47);
        if(lead_0 == used_0)
        {
            uint count_2 = label_2 + 1U;
            *(&(globalParams_0->arena_0)[_S47]) = count_2;
            uint _S48 = _S46 + 2U * count_2;
            *(&(globalParams_0->arena_0)[_S48]) = 16711935U;
            *(&(globalParams_0->arena_0)[_S48 + 1U]) = 0U;
            label_2 = count_2;
        }
        else
        {
            *(&(globalParams_0->arena_0)[_S47]) = word_at_0(leads_0 + lead_0);
        }
        used_0 = used_0 + 1U;
    }
    row_1 = 0U;
    for(;;)
    {
        if(row_1 < _S26)
        {
        }
        else
        {
            break;
        }
        column_0 = 0U;
        for(;;)
        {
            if(column_0 < _S28)
            {
            }
            else
            {
                break;
            }
            uint _S49 = _S27 + row_1 * _S28 + column_0;
            uint label_5 = word_at_0(_S49);
            if(label_5 == 0U)
            {
                column_0 = column_0 + 1U;
                continue;
            }
            uint label_6 = word_at_0(leads_0 + label_5);
            *(&(globalParams_0->arena_0)[_S49]) = label_6;
            uint _S50 = _S46 + 2U * label_6;
            uint span_0 = word_at_0(_S50);
            *(&(globalParams_0->arena_0)[_S50]) = (((U32_min((span_0 & 255U), (row_1))) | ((U32_max(((span_0 >> int(8)) & 255U), (row_1 + 1U))) << int(8))) | ((U32_min(((span_0 >> int(16)) & 255U), (column_0))) << int(16))) | ((U32_max((span_0 >> int(24)), (column_0 + 1U))) << int(24));
            uint * _S51 = (&(globalParams_0->arena_0)[_S50 + 1U]);
            *_S51 = *_S51 + 1U;
            column_0 = column_0 + 1U;
        }
        row_1 = row_1 + 1U;
    }
    return label_2;
}

__device__ uint new_record_0(Machine_0 * m_12, uint kind_2, uint a_1, uint b_1, uint words_0)
{
    if((m_12->fault_0) != 0U)
    {
        return 0U;
    }
    uint at_2 = m_12->cursor_0;
    bool _S52;
    if(words_0 > 1048576U)
    {
        _S52 = true;
    }
    else
    {
        _S52 = (at_2 + 4U + words_0) > (m_12->end_0);
    }
    if(_S52)
    {
        fail_0(m_12, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[at_2]) = kind_2;
    *(&(globalParams_0->arena_0)[at_2 + 1U]) = a_1;
    *(&(globalParams_0->arena_0)[at_2 + 2U]) = b_1;
    *(&(globalParams_0->arena_0)[at_2 + 3U]) = words_0;
    if(words_0 > 0U)
    {
        *(&(globalParams_0->arena_0)[at_2 + 4U + words_0 - 1U]) = 0U;
    }
    m_12->cursor_0 = at_2 + 4U + words_0;
    return at_2;
}

__device__ void make_0(Machine_0 * m_13, uint bytes_0)
{
    if((m_13->fault_0) != 0U)
    {
        return;
    }
    uint all_0 = bytes_0 + 32U;
    if(all_0 > (m_13->memory_1))
    {
        m_13->memory_1 = 0U;
        fail_0(m_13, 31U);
        return;
    }
    m_13->memory_1 = m_13->memory_1 - all_0;
    spend_0(m_13, all_0 / 16U);
    return;
}

__device__ void new_empty_rows_0(Machine_0 * m_14, uint count_3)
{
    if(count_3 == 0U)
    {
        uint _S53 = new_record_0(m_14, 9U, 0U, 1U, 0U);
        return;
    }
    make_0(m_14, count_3 * 16U);
    uint at_3 = new_record_0(m_14, 9U, count_3, 1U + count_3, count_3 + count_3 * 4U);
    if(at_3 == 0U)
    {
        return;
    }
    uint i_2 = 0U;
    for(;;)
    {
        if(i_2 < count_3)
        {
        }
        else
        {
            break;
        }
        uint start_0 = 4U + count_3 + i_2 * 4U;
        *(&(globalParams_0->arena_0)[at_3 + 4U + i_2]) = start_0;
        uint _S54 = at_3 + start_0;
        *(&(globalParams_0->arena_0)[_S54]) = 9U;
        *(&(globalParams_0->arena_0)[_S54 + 1U]) = 0U;
        *(&(globalParams_0->arena_0)[_S54 + 2U]) = 1U;
        *(&(globalParams_0->arena_0)[_S54 + 3U]) = 0U;
        i_2 = i_2 + 1U;
    }
    return;
}

__device__ __noinline__ uint new_grid_0(Machine_0 * m_15, uint height_1, uint width_1)
{
    if((m_15->fault_0) != 0U)
    {
        return 0U;
    }
    bool _S55;
    if(height_1 > 1048576U)
    {
        _S55 = true;
    }
    else
    {
        _S55 = width_1 > 1048576U;
    }
    if(_S55)
    {
        _S55 = true;
    }
    else
    {
        _S55 = (U32_max((height_1 * width_1), (height_1))) > 1048576U;
    }
    if(_S55)
    {
        fail_0(m_15, 28U);
        return 0U;
    }
    uint area_0 = height_1 * width_1;
    if(area_0 == 0U)
    {
        new_empty_rows_0(m_15, height_1);
        return 0U;
    }
    make_0(m_15, area_0);
    uint at_4 = new_record_0(m_15, 6U, height_1, width_1, (area_0 + 3U) / 4U);
    uint _S56;
    if(at_4 == 0U)
    {
        _S56 = 0U;
    }
    else
    {
        _S56 = at_4 + 4U;
    }
    return _S56;
}

__device__ uint part_size_0(Machine_0 * m_16, uint part_1)
{
    return word_at_0(m_16->scratch_1 + 2048U + 2U * part_1 + 1U);
}

__device__ uint part_at_0(Machine_0 * m_17, uint at_5)
{
    return word_at_0(m_17->scratch_1 + at_5);
}

__device__ __noinline__ void list_parts_0(Machine_0 * m_18, GridView_0 * from_4, uint count_4, uint cells_2, uint starts_0)
{
    uint part_2 = 1U;
    uint start_1 = 0U;
    for(;;)
    {
        if(part_2 <= count_4)
        {
        }
        else
        {
            break;
        }
        uint _S57 = part_size_0(m_18, part_2);
        uint start_2 = start_1 + _S57;
        *(&(globalParams_0->arena_0)[starts_0 + part_2]) = start_2;
        part_2 = part_2 + 1U;
        start_1 = start_2;
    }
    *(&(globalParams_0->arena_0)[starts_0 + count_4 + 1U]) = start_1;
    uint _S58 = GridView_area_0(from_4);
    uint i_3 = 1U;
    uint at_6 = _S58;
    for(;;)
    {
        uint _S59 = from_4->height_0;
        if(i_3 <= (from_4->height_0))
        {
        }
        else
        {
            break;
        }
        uint j_0 = 1U;
        for(;;)
        {
            uint _S60 = from_4->width_0;
            if(j_0 <= (from_4->width_0))
            {
            }
            else
            {
                break;
            }
            uint row_2 = _S59 - i_3;
            uint column_1 = _S60 - j_0;
            uint at_7 = at_6 - 1U;
            uint _S61 = part_at_0(m_18, at_7);
            if(_S61 == 0U)
            {
                j_0 = j_0 + 1U;
                at_6 = at_7;
                continue;
            }
            uint _S62 = starts_0 + _S61;
            uint place_1 = word_at_0(_S62) - 1U;
            *(&(globalParams_0->arena_0)[_S62]) = place_1;
            *(&(globalParams_0->arena_0)[cells_2 + place_1]) = (at_7 | (row_2 << int(12))) | (column_1 << int(22));
            j_0 = j_0 + 1U;
            at_6 = at_7;
        }
        i_3 = i_3 + 1U;
    }
    return;
}

struct Way_0
{
    int down_0;
    int right_0;
    int stride_0;
};

__device__ __noinline__ Way_0 Way_of_0(GridView_0 * from_5, uint k_1)
{
    Way_0 way_0;
    bool _S63;
    if(k_1 == 0U)
    {
        _S63 = true;
    }
    else
    {
        _S63 = k_1 == 4U;
    }
    if(_S63)
    {
        _S63 = true;
    }
    else
    {
        _S63 = k_1 == 5U;
    }
    int _S64;
    if(_S63)
    {
        _S64 = int(1);
    }
    else
    {
        if(k_1 == 1U)
        {
            _S63 = true;
        }
        else
        {
            _S63 = k_1 == 6U;
        }
        if(_S63)
        {
            _S63 = true;
        }
        else
        {
            _S63 = k_1 == 7U;
        }
        if(_S63)
        {
            _S64 = int(-1);
        }
        else
        {
            _S64 = int(0);
        }
    }
    (&way_0)->down_0 = _S64;
    if(k_1 == 2U)
    {
        _S63 = true;
    }
    else
    {
        _S63 = k_1 == 4U;
    }
    if(_S63)
    {
        _S63 = true;
    }
    else
    {
        _S63 = k_1 == 6U;
    }
    if(_S63)
    {
        _S64 = int(1);
    }
    else
    {
        if(k_1 == 3U)
        {
            _S63 = true;
        }
        else
        {
            _S63 = k_1 == 5U;
        }
        if(_S63)
        {
            _S63 = true;
        }
        else
        {
            _S63 = k_1 == 7U;
        }
        if(_S63)
        {
            _S64 = int(-1);
        }
        else
        {
            _S64 = int(0);
        }
    }
    (&way_0)->right_0 = _S64;
    (&way_0)->stride_0 = (&way_0)->down_0 * int(from_5->width_0) + _S64;
    return way_0;
}

__device__ uint Way_steps_0(Way_0 * this_1, GridView_0 * from_6, uint row_3, uint column_2)
{
    int _S65 = this_1->down_0;
    uint most_0;
    if((this_1->down_0) != int(0))
    {
        if(_S65 > int(0))
        {
            most_0 = from_6->height_0 - 1U - row_3;
        }
        else
        {
            most_0 = row_3;
        }
    }
    else
    {
        most_0 = 4294967295U;
    }
    int _S66 = this_1->right_0;
    if((this_1->right_0) != int(0))
    {
        uint _S67;
        if(_S66 > int(0))
        {
            _S67 = from_6->width_0 - 1U - column_2;
        }
        else
        {
            _S67 = column_2;
        }
        most_0 = (U32_min((most_0), (_S67)));
    }
    return most_0;
}

__device__ __noinline__ uint fall_part_0(Machine_0 * m_19, GridView_0 * from_7, uint part_3, Way_0 * way_1)
{
    bool own_1;
    uint _S68 = m_19->scratch_1;
    uint _S69 = m_19->scratch_1 + 4096U;
    uint _S70 = m_19->scratch_1 + 5120U + part_3;
    uint first_0 = word_at_0(_S70);
    uint _S71 = word_at_0(_S70 + 1U);
    uint _S72 = m_19->scratch_1 + 6144U + part_3;
    uint moved_0 = word_at_0(_S72);
    int _S73 = way_1->stride_0;
    int by_0 = int(moved_0) * way_1->stride_0;
    uint far_0 = 4294967295U;
    uint i_4 = first_0;
    for(;;)
    {
        if(i_4 < _S71)
        {
        }
        else
        {
            break;
        }
        uint start_3 = word_at_0(_S69 + i_4);
        uint _S74 = uint(int(start_3 & 4095U) + by_0);
        uint _S75 = Way_steps_0(way_1, from_7, (start_3 >> int(12)) & 1023U, start_3 >> int(22));
        uint _S76 = _S75 - moved_0;
        uint at_8 = _S74;
        uint steps_0 = 0U;
        for(;;)
        {
            if(steps_0 < (U32_min((_S76), (far_0))))
            {
            }
            else
            {
                own_1 = false;
                break;
            }
            uint at_9 = uint(int(at_8) + _S73);
            uint there_0 = word_at_0(_S68 + at_9);
            if(there_0 != 0U)
            {
                own_1 = there_0 == part_3;
                break;
            }
            uint steps_1 = steps_0 + 1U;
            at_8 = at_9;
            steps_0 = steps_1;
        }
        if(!own_1)
        {
            far_0 = steps_0;
        }
        if(far_0 == 0U)
        {
            return 0U;
        }
        i_4 = i_4 + 1U;
    }
    i_4 = first_0;
    for(;;)
    {
        if(i_4 < _S71)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S68 + uint(int((word_at_0(_S69 + i_4)) & 4095U) + by_0)]) = 0U;
        i_4 = i_4 + 1U;
    }
    int by_1 = by_0 + int(far_0) * _S73;
    i_4 = first_0;
    for(;;)
    {
        if(i_4 < _S71)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S68 + uint(int((word_at_0(_S69 + i_4)) & 4095U) + by_1)]) = part_3;
        i_4 = i_4 + 1U;
    }
    *(&(globalParams_0->arena_0)[_S72]) = moved_0 + far_0;
    return far_0;
}

__device__ void fill_cells_0(uint cells_3, uint count_5, int value_0)
{
    uint word_0 = (uint(value_0) & 255U) * 16843009U;
    uint whole_1 = count_5 >> int(2);
    uint i_5 = 0U;
    for(;;)
    {
        if(i_5 < whole_1)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[cells_3 + i_5]) = word_0;
        i_5 = i_5 + 1U;
    }
    uint _S77 = count_5 & 3U;
    if(_S77 != 0U)
    {
        *(&(globalParams_0->arena_0)[cells_3 + whole_1]) = word_0 & ((1U << (8U * _S77)) - 1U);
    }
    return;
}

__device__ void put_cell_0(uint cells_4, uint i_6, int value_1)
{
    uint at_10 = cells_4 + (i_6 >> int(2));
    uint shift_0 = 8U * (i_6 & 3U);
    *(&(globalParams_0->arena_0)[at_10]) = ((word_at_0(at_10)) & (~(255U << shift_0))) | ((uint(value_1) & 255U) << shift_0);
    return;
}

__device__ __noinline__ void op_fall_parts_0(Machine_0 * m_20, uint grid_0, uint number_0)
{
    uint i_7;
    GridView_0 from_8 = whole_0(m_20, grid_0, 9U);
    Machine_0 _S78 = *m_20;
    bool _S79 = failed_0(&_S78);
    if(_S79)
    {
        return;
    }
    uint k_2 = variant_0(m_20, number_0, int(8));
    Machine_0 _S80 = *m_20;
    bool _S81 = failed_0(&_S80);
    if(_S81)
    {
        return;
    }
    uint direction_0 = k_2 & 3U;
    uint limit_0;
    if(direction_0 < 2U)
    {
        limit_0 = from_8.height_0;
    }
    else
    {
        limit_0 = from_8.width_0;
    }
    GridView_0 _S82 = from_8;
    uint _S83 = GridView_area_0(&_S82);
    uint _S84 = _S83 * limit_0;
    GridView_0 _S85 = from_8;
    uint _S86 = usual_part_0(&_S85, _S84, 16U);
    spend_0(m_20, _S86);
    Machine_0 _S87 = *m_20;
    bool _S88 = failed_0(&_S87);
    if(_S88)
    {
        return;
    }
    Joint_0 joint_2 = Joint_x24init_0(k_2 >= 4U, true);
    GridView_0 _S89 = from_8;
    Joint_0 _S90 = joint_2;
    uint _S91 = find_parts_0(m_20, &_S89, &_S90, int(0), int(0));
    Machine_0 _S92 = *m_20;
    bool _S93 = failed_0(&_S92);
    if(_S93)
    {
        return;
    }
    uint out_0 = new_grid_0(m_20, from_8.height_0, from_8.width_0);
    if(out_0 == 0U)
    {
        return;
    }
    uint _S94 = m_20->scratch_1 + 4096U;
    uint _S95 = m_20->scratch_1 + 5120U;
    Machine_0 _S96 = *m_20;
    GridView_0 _S97 = from_8;
    list_parts_0(&_S96, &_S97, _S91, _S94, _S95);
    uint part_4 = 1U;
    for(;;)
    {
        if(part_4 <= _S91)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[m_20->scratch_1 + 6144U + part_4]) = 0U;
        part_4 = part_4 + 1U;
    }
    GridView_0 _S98 = from_8;
    Way_0 _S99 = Way_of_0(&_S98, direction_0);
    bool changed_0 = true;
    for(;;)
    {
        if(changed_0)
        {
        }
        else
        {
            break;
        }
        bool changed_1 = false;
        i_7 = 1U;
        for(;;)
        {
            if(i_7 <= _S91)
            {
            }
            else
            {
                break;
            }
            Machine_0 _S100 = *m_20;
            if((direction_0 & 1U) == 0U)
            {
                limit_0 = _S91 + 1U - i_7;
            }
            else
            {
                limit_0 = i_7;
            }
            Machine_0 _S101 = _S100;
            GridView_0 _S102 = from_8;
            Way_0 _S103 = _S99;
            uint _S104 = fall_part_0(&_S101, &_S102, limit_0, &_S103);
            if(_S104 > 0U)
            {
                changed_1 = true;
            }
            i_7 = i_7 + 1U;
        }
        changed_0 = changed_1;
    }
    fill_cells_0(out_0, _S83, int(0));
    part_4 = 1U;
    for(;;)
    {
        if(part_4 <= _S91)
        {
        }
        else
        {
            break;
        }
        uint _S105 = word_at_0(m_20->scratch_1 + 5120U + part_4 + 1U);
        int _S106 = int(word_at_0(m_20->scratch_1 + 6144U + part_4)) * _S99.stride_0;
        i_7 = word_at_0(m_20->scratch_1 + 5120U + part_4);
        for(;;)
        {
            if(i_7 < _S105)
            {
            }
            else
            {
                break;
            }
            uint at_11 = (word_at_0(m_20->scratch_1 + 4096U + i_7)) & 4095U;
            put_cell_0(out_0, uint(int(at_11) + _S106), cell_at_0(from_8.cells_0, at_11));
            i_7 = i_7 + 1U;
        }
        part_4 = part_4 + 1U;
    }
    return;
}

struct Directions_0
{
    uint count_6;
    uint steps_2;
};

__device__ Directions_0 Directions_x24init_0(uint count_7, uint steps_3)
{
    Directions_0 _S107;
    (&_S107)->count_6 = count_7;
    (&_S107)->steps_2 = steps_3;
    return _S107;
}

__device__ __noinline__ Directions_0 ray_directions_0(uint k_3)
{
    Directions_0 all_1 = Directions_x24init_0(1U, 0U);
    if(k_3 < 4U)
    {
        (&all_1)->steps_2 = k_3;
    }
    else
    {
        bool _S108;
        if(k_3 >= 7U)
        {
            _S108 = k_3 < 11U;
        }
        else
        {
            _S108 = false;
        }
        if(_S108)
        {
            (&all_1)->steps_2 = k_3 - 3U;
        }
        else
        {
            bool _S109 = k_3 == 6U;
            if(_S109)
            {
                _S108 = true;
            }
            else
            {
                _S108 = k_3 == 13U;
            }
            int _S110;
            if(_S108)
            {
                (&all_1)->count_6 = 4U;
                if(_S109)
                {
                    _S110 = int(12816);
                }
                else
                {
                    _S110 = int(30292);
                }
                (&all_1)->steps_2 = uint(_S110);
            }
            else
            {
                if(k_3 == 14U)
                {
                    (&all_1)->count_6 = 8U;
                    (&all_1)->steps_2 = 1985229328U;
                }
                else
                {
                    (&all_1)->count_6 = 2U;
                    if(k_3 == 4U)
                    {
                        _S110 = int(16);
                    }
                    else
                    {
                        if(k_3 == 5U)
                        {
                            _S110 = int(50);
                        }
                        else
                        {
                            if(k_3 == 11U)
                            {
                                _S110 = int(116);
                            }
                            else
                            {
                                _S110 = int(101);
                            }
                        }
                    }
                    (&all_1)->steps_2 = uint(_S110);
                }
            }
        }
    }
    return all_1;
}

__device__ uint edit_grid_0(Machine_0 * m_21, GridView_0 * from_9)
{
    uint _S111 = GridView_area_0(from_9);
    make_0(m_21, _S111);
    uint words_1 = (_S111 + 3U) / 4U;
    uint at_12 = new_record_0(m_21, 6U, from_9->height_0, from_9->width_0, words_1);
    if(at_12 == 0U)
    {
        return 0U;
    }
    uint i_8 = 0U;
    for(;;)
    {
        if(i_8 < words_1)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[at_12 + 4U + i_8]) = word_at_0(from_9->cells_0 + i_8);
        i_8 = i_8 + 1U;
    }
    return at_12 + 4U;
}

__device__ __noinline__ uint list_cells_0(GridView_0 * from_10, bool any_0, int colour_2, uint list_0)
{
    uint row_4 = 0U;
    uint at_13 = 0U;
    uint count_8 = 0U;
    for(;;)
    {
        if(row_4 < (from_10->height_0))
        {
        }
        else
        {
            break;
        }
        uint column_3 = 0U;
        uint count_9 = count_8;
        for(;;)
        {
            if(column_3 < (from_10->width_0))
            {
            }
            else
            {
                break;
            }
            int cell_3 = cell_at_0(from_10->cells_0, at_13);
            bool _S112;
            if(cell_3 != int(0))
            {
                if(any_0)
                {
                    _S112 = true;
                }
                else
                {
                    _S112 = cell_3 == colour_2;
                }
            }
            else
            {
                _S112 = false;
            }
            if(_S112)
            {
                *(&(globalParams_0->arena_0)[list_0 + count_9]) = (at_13 | (row_4 << int(12))) | (column_3 << int(22));
                count_9 = count_9 + 1U;
            }
            uint at_14 = at_13 + 1U;
            column_3 = column_3 + 1U;
            at_13 = at_14;
        }
        row_4 = row_4 + 1U;
        count_8 = count_9;
    }
    return count_8;
}

__device__ uint Directions_step_0(Directions_0 * this_2, uint i_9)
{
    return ((this_2->steps_2) >> (4U * i_9)) & 15U;
}

__device__ __noinline__ void draw_rays_0(Machine_0 * m_22, GridView_0 * from_11, Directions_0 * directions_0, bool any_1, int colour_3)
{
    uint _S113 = edit_grid_0(m_22, from_11);
    if(_S113 == 0U)
    {
        return;
    }
    uint _S114 = list_cells_0(from_11, any_1, colour_3, m_22->scratch_1);
    uint i_10 = 0U;
    for(;;)
    {
        if(i_10 < (directions_0->count_6))
        {
        }
        else
        {
            break;
        }
        uint _S115 = Directions_step_0(directions_0, i_10);
        Way_0 _S116 = Way_of_0(from_11, _S115);
        uint k_4 = 0U;
        for(;;)
        {
            if(k_4 < _S114)
            {
            }
            else
            {
                break;
            }
            uint start_4 = word_at_0(m_22->scratch_1 + k_4);
            uint at_15 = start_4 & 4095U;
            uint _S117 = (start_4 >> int(12)) & 1023U;
            uint _S118 = start_4 >> int(22);
            Way_0 _S119 = _S116;
            uint _S120 = Way_steps_0(&_S119, from_11, _S117, _S118);
            uint _S121 = from_11->cells_0;
            int _S122 = cell_at_0(from_11->cells_0, at_15);
            uint at_16 = at_15;
            uint s_0 = 0U;
            for(;;)
            {
                if(s_0 < _S120)
                {
                }
                else
                {
                    break;
                }
                uint at_17 = uint(int(at_16) + _S116.stride_0);
                if((cell_at_0(_S121, at_17)) != int(0))
                {
                    break;
                }
                if((cell_at_0(_S113, at_17)) == int(0))
                {
                    put_cell_0(_S113, at_17, _S122);
                }
                uint s_1 = s_0 + 1U;
                at_16 = at_17;
                s_0 = s_1;
            }
            k_4 = k_4 + 1U;
        }
        i_10 = i_10 + 1U;
    }
    return;
}

__device__ void op_rays_0(Machine_0 * m_23, uint grid_1, uint number_1)
{
    uint k_5 = variant_0(m_23, number_1, int(15));
    Machine_0 _S123 = *m_23;
    bool _S124 = failed_0(&_S123);
    if(_S124)
    {
        return;
    }
    Directions_0 directions_1 = ray_directions_0(k_5);
    GridView_0 from_12 = whole_0(m_23, grid_1, directions_1.count_6 * 2U);
    Machine_0 _S125 = *m_23;
    bool _S126 = failed_0(&_S125);
    if(!_S126)
    {
        GridView_0 _S127 = from_12;
        Directions_0 _S128 = directions_1;
        draw_rays_0(m_23, &_S127, &_S128, true, int(0));
    }
    return;
}

__device__ int colour_view_0(Machine_0 * m_24, uint record_5)
{
    int value_2;
    if((kind_of_0(record_5)) == 2U)
    {
        int _S129 = int_view_0(m_24, record_5);
        value_2 = _S129;
    }
    else
    {
        fail_0(m_24, 3U);
        value_2 = int(0);
    }
    bool _S130;
    if(value_2 < int(-128))
    {
        _S130 = true;
    }
    else
    {
        _S130 = value_2 > int(127);
    }
    if(_S130)
    {
        fail_0(m_24, 3U);
    }
    return value_2;
}

__device__ void op_color_rays_0(Machine_0 * m_25, uint grid_2, uint hue_0, uint number_2)
{
    int colour_4 = colour_view_0(m_25, hue_0);
    Machine_0 _S131 = *m_25;
    bool _S132 = failed_0(&_S131);
    if(_S132)
    {
        return;
    }
    uint k_6 = variant_0(m_25, number_2, int(15));
    Machine_0 _S133 = *m_25;
    bool _S134 = failed_0(&_S133);
    if(_S134)
    {
        return;
    }
    Directions_0 directions_2 = ray_directions_0(k_6);
    GridView_0 from_13 = whole_0(m_25, grid_2, directions_2.count_6 * 2U);
    Machine_0 _S135 = *m_25;
    bool _S136 = failed_0(&_S135);
    if(!_S136)
    {
        GridView_0 _S137 = from_13;
        Directions_0 _S138 = directions_2;
        draw_rays_0(m_25, &_S137, &_S138, false, colour_4);
    }
    return;
}

__device__ __noinline__ Directions_0 join_directions_0(uint k_7)
{
    Directions_0 all_2 = Directions_x24init_0(1U, 2U);
    if(k_7 == 1U)
    {
        (&all_2)->steps_2 = 0U;
    }
    else
    {
        bool _S139 = k_7 == 2U;
        bool _S140;
        if(_S139)
        {
            _S140 = true;
        }
        else
        {
            _S140 = k_7 == 3U;
        }
        if(_S140)
        {
            (&all_2)->count_6 = 2U;
            int _S141;
            if(_S139)
            {
                _S141 = int(32);
            }
            else
            {
                _S141 = int(84);
            }
            (&all_2)->steps_2 = uint(_S141);
        }
        else
        {
            if(k_7 == 4U)
            {
                (&all_2)->count_6 = 4U;
                (&all_2)->steps_2 = 21536U;
            }
        }
    }
    return all_2;
}

__device__ __noinline__ void op_join_0(Machine_0 * m_26, uint grid_3, uint number_3)
{
    uint k_8 = variant_0(m_26, number_3, int(10));
    Machine_0 _S142 = *m_26;
    bool _S143 = failed_0(&_S142);
    if(_S143)
    {
        return;
    }
    bool over_others_0 = k_8 >= 5U;
    uint i_11;
    if(over_others_0)
    {
        i_11 = k_8 - 5U;
    }
    else
    {
        i_11 = k_8;
    }
    Directions_0 directions_3 = join_directions_0(i_11);
    GridView_0 from_14 = whole_0(m_26, grid_3, directions_3.count_6 * 3U);
    Machine_0 _S144 = *m_26;
    bool _S145 = failed_0(&_S144);
    if(_S145)
    {
        return;
    }
    if(over_others_0)
    {
        GridView_0 _S146 = from_14;
        uint _S147 = GridView_area_0(&_S146);
        spend_0(m_26, _S147 * (U32_max((from_14.height_0), (from_14.width_0))) * directions_3.count_6 / 2U);
    }
    Machine_0 _S148 = *m_26;
    bool _S149 = failed_0(&_S148);
    if(_S149)
    {
        return;
    }
    GridView_0 _S150 = from_14;
    uint _S151 = edit_grid_0(m_26, &_S150);
    if(_S151 == 0U)
    {
        return;
    }
    GridView_0 _S152 = from_14;
    uint _S153 = list_cells_0(&_S152, true, int(0), m_26->scratch_1);
    i_11 = 0U;
    for(;;)
    {
        if(i_11 < (directions_3.count_6))
        {
        }
        else
        {
            break;
        }
        Directions_0 _S154 = directions_3;
        uint _S155 = Directions_step_0(&_S154, i_11);
        GridView_0 _S156 = from_14;
        Way_0 _S157 = Way_of_0(&_S156, _S155);
        uint k_9 = 0U;
        for(;;)
        {
            if(k_9 < _S153)
            {
            }
            else
            {
                break;
            }
            uint start_5 = word_at_0(m_26->scratch_1 + k_9);
            uint place_2 = start_5 & 4095U;
            uint _S158 = (start_5 >> int(12)) & 1023U;
            uint _S159 = start_5 >> int(22);
            Way_0 _S160 = _S157;
            GridView_0 _S161 = from_14;
            uint _S162 = Way_steps_0(&_S160, &_S161, _S158, _S159);
            int _S163 = cell_at_0(from_14.cells_0, place_2);
            uint at_18 = place_2;
            uint s_2 = 0U;
            for(;;)
            {
                if(s_2 < _S162)
                {
                }
                else
                {
                    break;
                }
                uint at_19 = uint(int(at_18) + _S157.stride_0);
                int there_1 = cell_at_0(from_14.cells_0, at_19);
                if(there_1 == _S163)
                {
                    uint place_3 = place_2;
                    uint between_0 = 0U;
                    for(;;)
                    {
                        if(between_0 < s_2)
                        {
                        }
                        else
                        {
                            break;
                        }
                        uint place_4 = uint(int(place_3) + _S157.stride_0);
                        put_cell_0(_S151, place_4, _S163);
                        uint between_1 = between_0 + 1U;
                        place_3 = place_4;
                        between_0 = between_1;
                    }
                    break;
                }
                bool _S164;
                if(there_1 != int(0))
                {
                    _S164 = !over_others_0;
                }
                else
                {
                    _S164 = false;
                }
                if(_S164)
                {
                    break;
                }
                uint s_3 = s_2 + 1U;
                at_18 = at_19;
                s_2 = s_3;
            }
            k_9 = k_9 + 1U;
        }
        i_11 = i_11 + 1U;
    }
    return;
}

__device__ __noinline__ void op_spread_0(Machine_0 * m_27, uint grid_4, uint number_4)
{
    uint w_0;
    uint k_10 = variant_0(m_27, number_4, int(2));
    Machine_0 _S165 = *m_27;
    bool _S166 = failed_0(&_S165);
    if(_S166)
    {
        return;
    }
    GridView_0 from_15 = whole_0(m_27, grid_4, 10U);
    Machine_0 _S167 = *m_27;
    bool _S168 = failed_0(&_S167);
    if(_S168)
    {
        return;
    }
    GridView_0 _S169 = from_15;
    uint _S170 = edit_grid_0(m_27, &_S169);
    if(_S170 == 0U)
    {
        return;
    }
    uint _S171 = m_27->scratch_1;
    uint front_0 = m_27->scratch_1 + 1024U;
    uint _S172 = m_27->scratch_1 + 2048U;
    GridView_0 _S173 = from_15;
    uint _S174 = list_cells_0(&_S173, true, int(0), front_0);
    GridView_0 _S175 = from_15;
    uint _S176 = GridView_area_0(&_S175);
    uint i_12 = 0U;
    for(;;)
    {
        if(i_12 < _S176)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S171 + i_12]) = 4096U;
        i_12 = i_12 + 1U;
    }
    int _S177;
    if(k_10 == 1U)
    {
        _S177 = int(8);
    }
    else
    {
        _S177 = int(4);
    }
    uint _S178 = uint(_S177);
    uint count_10 = _S174;
    uint front_1 = front_0;
    uint reached_0 = _S172;
    for(;;)
    {
        if(count_10 > 0U)
        {
        }
        else
        {
            break;
        }
        i_12 = 0U;
        uint next_0 = 0U;
        for(;;)
        {
            if(i_12 < count_10)
            {
            }
            else
            {
                break;
            }
            uint start_6 = word_at_0(front_1 + i_12);
            uint at_20 = start_6 & 4095U;
            uint _S179 = (start_6 >> int(12)) & 1023U;
            uint _S180 = start_6 >> int(22);
            int _S181 = cell_at_0(_S170, at_20);
            w_0 = 0U;
            uint next_1 = next_0;
            for(;;)
            {
                if(w_0 < _S178)
                {
                }
                else
                {
                    break;
                }
                GridView_0 _S182 = from_15;
                Way_0 _S183 = Way_of_0(&_S182, w_0);
                Way_0 _S184 = _S183;
                GridView_0 _S185 = from_15;
                uint _S186 = Way_steps_0(&_S184, &_S185, _S179, _S180);
                if(_S186 == 0U)
                {
                    w_0 = w_0 + 1U;
                    continue;
                }
                uint place_5 = uint(int(at_20) + _S183.stride_0);
                if((cell_at_0(_S170, place_5)) != int(0))
                {
                    w_0 = w_0 + 1U;
                    continue;
                }
                uint _S187 = _S171 + place_5;
                uint next_2;
                if((word_at_0(_S187)) == 4096U)
                {
                    *(&(globalParams_0->arena_0)[_S187]) = uint(_S181);
                    *(&(globalParams_0->arena_0)[reached_0 + next_1]) = (place_5 | (uint(int(_S179) + _S183.down_0) << int(12))) | (uint(int(_S180) + _S183.right_0) << int(22));
                    next_2 = next_1 + 1U;
                }
                else
                {
                    *(&(globalParams_0->arena_0)[_S187]) = uint((I32_min((int(word_at_0(_S187))), (_S181))));
                    next_2 = next_1;
                }
                next_1 = next_2;
                w_0 = w_0 + 1U;
            }
            i_12 = i_12 + 1U;
            next_0 = next_1;
        }
        w_0 = 0U;
        for(;;)
        {
            if(w_0 < next_0)
            {
            }
            else
            {
                break;
            }
            uint at_21 = (word_at_0(reached_0 + w_0)) & 4095U;
            put_cell_0(_S170, at_21, int(word_at_0(_S171 + at_21)));
            w_0 = w_0 + 1U;
        }
        count_10 = next_0;
        uint _S188 = front_1;
        front_1 = reached_0;
        reached_0 = _S188;
    }
    return;
}

__device__ bool fits_lines_0(Machine_0 * m_28, GridView_0 * from_16)
{
    bool _S189;
    if((from_16->width_0) > 32U)
    {
        _S189 = true;
    }
    else
    {
        _S189 = (from_16->height_0) > 64U;
    }
    if(_S189)
    {
        fail_0(m_28, 254U);
    }
    Machine_0 _S190 = *m_28;
    bool _S191 = failed_0(&_S190);
    return !_S191;
}

struct Three_0
{
    uint above_0;
    uint own_2;
    uint below_0;
};

__device__ Three_0 Three_x24init_0(uint above_1, uint own_3, uint below_1)
{
    Three_0 _S192;
    (&_S192)->above_0 = above_1;
    (&_S192)->own_2 = own_3;
    (&_S192)->below_0 = below_1;
    return _S192;
}

__device__ uint four_cells_0(uint cells_5, uint i_13)
{
    uint at_22 = cells_5 + (i_13 >> int(2));
    uint shift_1 = 8U * (i_13 & 3U);
    uint _S193;
    if(shift_1 == 0U)
    {
        _S193 = word_at_0(at_22);
    }
    else
    {
        _S193 = ((word_at_0(at_22)) >> shift_1) | ((word_at_0(at_22 + 1U)) << (32U - shift_1));
    }
    return _S193;
}

__device__ uint zero_bytes_0(uint word_1)
{
    return ~((((word_1 & 2139062143U) + 2139062143U) | word_1) | 2139062143U);
}

__device__ uint gathered_0(uint word_2)
{
    return (((word_2 & 16843009U) * 16909320U) >> int(24)) & 15U;
}

__device__ uint lowest_0(uint count_11)
{
    return 4294967295U >> (32U - count_11);
}

__device__ uint filled_in_row_0(GridView_0 * from_17, uint row_5)
{
    uint _S194;
    uint column_4 = 0U;
    uint filled_0 = 0U;
    for(;;)
    {
        uint _S195 = from_17->width_0;
        _S194 = from_17->width_0;
        if(column_4 < (from_17->width_0))
        {
        }
        else
        {
            break;
        }
        uint filled_1 = filled_0 | (((gathered_0((zero_bytes_0(four_cells_0(from_17->cells_0, row_5 * _S195 + column_4))) >> int(7))) ^ 15U) << column_4);
        column_4 = column_4 + 4U;
        filled_0 = filled_1;
    }
    return filled_0 & (lowest_0(_S194));
}

__device__ Three_0 three_rows_0(GridView_0 * from_18, uint row_6, Three_0 * before_0)
{
    Three_0 three_0;
    bool _S196 = row_6 == 0U;
    uint _S197;
    if(_S196)
    {
        _S197 = 0U;
    }
    else
    {
        _S197 = before_0->own_2;
    }
    (&three_0)->above_0 = _S197;
    if(_S196)
    {
        uint _S198 = filled_in_row_0(from_18, 0U);
        _S197 = _S198;
    }
    else
    {
        _S197 = before_0->below_0;
    }
    (&three_0)->own_2 = _S197;
    uint _S199 = row_6 + 1U;
    if(_S199 < (from_18->height_0))
    {
        uint _S200 = filled_in_row_0(from_18, _S199);
        _S197 = _S200;
    }
    else
    {
        _S197 = 0U;
    }
    (&three_0)->below_0 = _S197;
    return three_0;
}

__device__ uint Three_beside_0(Three_0 * this_3)
{
    return (((this_3->above_0) | (this_3->below_0)) | ((this_3->own_2) << int(1))) | ((this_3->own_2) >> int(1));
}

__device__ uint Three_diagonal_0(Three_0 * this_4)
{
    uint _S201 = (this_4->above_0) | (this_4->below_0);
    return (_S201 << int(1)) | (_S201 >> int(1));
}

__device__ int neighbour_0(GridView_0 * from_19, uint row_7, uint column_5, uint first_1, uint after_0)
{
    uint k_11 = first_1;
    for(;;)
    {
        if(k_11 < after_0)
        {
        }
        else
        {
            break;
        }
        Way_0 _S202 = Way_of_0(from_19, k_11);
        Way_0 _S203 = _S202;
        uint _S204 = Way_steps_0(&_S203, from_19, row_7, column_5);
        if(_S204 == 0U)
        {
            k_11 = k_11 + 1U;
            continue;
        }
        int cell_4 = cell_at_0(from_19->cells_0, uint(int(row_7 * from_19->width_0 + column_5) + _S202.stride_0));
        if(cell_4 != int(0))
        {
            return cell_4;
        }
        k_11 = k_11 + 1U;
    }
    return int(0);
}

__device__ __noinline__ void op_grow_0(Machine_0 * m_29, uint grid_5, uint number_5)
{
    GridView_0 from_20 = whole_0(m_29, grid_5, 6U);
    Machine_0 _S205 = *m_29;
    bool _S206 = failed_0(&_S205);
    if(_S206)
    {
        return;
    }
    uint k_12 = variant_0(m_29, number_5, int(3));
    Machine_0 _S207 = *m_29;
    bool _S208 = failed_0(&_S207);
    bool _S209;
    if(_S208)
    {
        _S209 = true;
    }
    else
    {
        GridView_0 _S210 = from_20;
        bool _S211 = fits_lines_0(m_29, &_S210);
        _S209 = !_S211;
    }
    if(_S209)
    {
        return;
    }
    GridView_0 _S212 = from_20;
    uint _S213 = edit_grid_0(m_29, &_S212);
    if(_S213 == 0U)
    {
        return;
    }
    int _S214;
    if(k_12 == 2U)
    {
        _S214 = int(4);
    }
    else
    {
        _S214 = int(0);
    }
    uint _S215 = uint(_S214);
    if(k_12 == 0U)
    {
        _S214 = int(4);
    }
    else
    {
        _S214 = int(8);
    }
    uint _S216 = uint(_S214);
    Three_0 three_1 = Three_x24init_0(0U, 0U, 0U);
    uint row_8 = 0U;
    for(;;)
    {
        if(row_8 < (from_20.height_0))
        {
        }
        else
        {
            break;
        }
        GridView_0 _S217 = from_20;
        Three_0 _S218 = three_1;
        Three_0 _S219 = three_rows_0(&_S217, row_8, &_S218);
        uint _S220;
        if(k_12 < 2U)
        {
            Three_0 _S221 = _S219;
            uint _S222 = Three_beside_0(&_S221);
            _S220 = _S222;
        }
        else
        {
            _S220 = 0U;
        }
        uint _S223;
        if(k_12 > 0U)
        {
            Three_0 _S224 = _S219;
            uint _S225 = Three_diagonal_0(&_S224);
            _S223 = _S225;
        }
        else
        {
            _S223 = 0U;
        }
        uint near_0 = (_S220 | _S223) & ((~_S219.own_2) & (lowest_0(from_20.width_0)));
        for(;;)
        {
            if(near_0 != 0U)
            {
            }
            else
            {
                break;
            }
            uint column_6 = (U32_firstbitlow((near_0)));
            uint near_1 = near_0 & (near_0 - 1U);
            uint _S226 = row_8 * from_20.width_0 + column_6;
            GridView_0 _S227 = from_20;
            int _S228 = neighbour_0(&_S227, row_8, column_6, _S215, _S216);
            put_cell_0(_S213, _S226, _S228);
            near_0 = near_1;
        }
        uint row_9 = row_8 + 1U;
        three_1 = _S219;
        row_8 = row_9;
    }
    return;
}

__device__ __noinline__ void op_surround_0(Machine_0 * m_30, uint grid_6, uint hue_1)
{
    GridView_0 from_21 = whole_0(m_30, grid_6, 6U);
    Machine_0 _S229 = *m_30;
    bool _S230 = failed_0(&_S229);
    if(_S230)
    {
        return;
    }
    int _S231 = colour_view_0(m_30, hue_1);
    Machine_0 _S232 = *m_30;
    bool _S233 = failed_0(&_S232);
    bool _S234;
    if(_S233)
    {
        _S234 = true;
    }
    else
    {
        GridView_0 _S235 = from_21;
        bool _S236 = fits_lines_0(m_30, &_S235);
        _S234 = !_S236;
    }
    if(_S234)
    {
        return;
    }
    GridView_0 _S237 = from_21;
    uint _S238 = edit_grid_0(m_30, &_S237);
    if(_S238 == 0U)
    {
        return;
    }
    Three_0 three_2 = Three_x24init_0(0U, 0U, 0U);
    uint row_10 = 0U;
    for(;;)
    {
        if(row_10 < (from_21.height_0))
        {
        }
        else
        {
            break;
        }
        GridView_0 _S239 = from_21;
        Three_0 _S240 = three_2;
        Three_0 _S241 = three_rows_0(&_S239, row_10, &_S240);
        Three_0 _S242 = _S241;
        uint _S243 = Three_beside_0(&_S242);
        Three_0 _S244 = _S241;
        uint _S245 = Three_diagonal_0(&_S244);
        uint near_2 = ((_S243 | _S245) & (~_S241.own_2)) & (lowest_0(from_21.width_0));
        for(;;)
        {
            if(near_2 != 0U)
            {
            }
            else
            {
                break;
            }
            uint near_3 = near_2 & (near_2 - 1U);
            put_cell_0(_S238, row_10 * from_21.width_0 + (U32_firstbitlow((near_2))), _S231);
            near_2 = near_3;
        }
        uint row_11 = row_10 + 1U;
        three_2 = _S241;
        row_10 = row_11;
    }
    return;
}

struct CellWriter_0
{
    uint at_23;
    uint word_3;
    uint filled_2;
};

__device__ CellWriter_0 CellWriter_to_0(uint cells_6)
{
    CellWriter_0 w_1;
    (&w_1)->at_23 = cells_6;
    (&w_1)->word_3 = 0U;
    (&w_1)->filled_2 = 0U;
    return w_1;
}

__device__ uint Three_inside_0(Three_0 * this_5, bool diagonally_0)
{
    uint _S246 = (this_5->above_0) & (this_5->below_0);
    uint all_3 = (_S246 & ((this_5->own_2) << int(1))) & ((this_5->own_2) >> int(1));
    uint all_4;
    if(diagonally_0)
    {
        all_4 = all_3 & ((_S246 << int(1)) & (_S246 >> int(1)));
    }
    else
    {
        all_4 = all_3;
    }
    return all_4;
}

__device__ void CellWriter_push_0(CellWriter_0 * this_6, int value_3)
{
    this_6->word_3 = (this_6->word_3) | ((uint(value_3) & 255U) << (8U * this_6->filled_2));
    uint _S247 = this_6->filled_2 + 1U;
    this_6->filled_2 = _S247;
    if(_S247 == 4U)
    {
        *(&(globalParams_0->arena_0)[this_6->at_23]) = this_6->word_3;
        this_6->at_23 = this_6->at_23 + 1U;
        this_6->word_3 = 0U;
        this_6->filled_2 = 0U;
    }
    return;
}

__device__ void CellWriter_finish_0(CellWriter_0 * this_7)
{
    if((this_7->filled_2) != 0U)
    {
        *(&(globalParams_0->arena_0)[this_7->at_23]) = this_7->word_3;
    }
    return;
}

__device__ __noinline__ void op_rim_0(Machine_0 * m_31, uint grid_7, uint number_6)
{
    GridView_0 from_22 = whole_0(m_31, grid_7, 6U);
    Machine_0 _S248 = *m_31;
    bool _S249 = failed_0(&_S248);
    if(_S249)
    {
        return;
    }
    uint _S250 = variant_0(m_31, number_6, int(4));
    Machine_0 _S251 = *m_31;
    bool _S252 = failed_0(&_S251);
    bool _S253;
    if(_S252)
    {
        _S253 = true;
    }
    else
    {
        GridView_0 _S254 = from_22;
        bool _S255 = fits_lines_0(m_31, &_S254);
        _S253 = !_S255;
    }
    if(_S253)
    {
        return;
    }
    uint cells_7 = new_grid_0(m_31, from_22.height_0, from_22.width_0);
    if(cells_7 == 0U)
    {
        return;
    }
    CellWriter_0 out_1 = CellWriter_to_0(cells_7);
    Three_0 three_3 = Three_x24init_0(0U, 0U, 0U);
    uint row_12 = 0U;
    uint at_24 = 0U;
    for(;;)
    {
        if(row_12 < (from_22.height_0))
        {
        }
        else
        {
            break;
        }
        GridView_0 _S256 = from_22;
        Three_0 _S257 = three_3;
        Three_0 _S258 = three_rows_0(&_S256, row_12, &_S257);
        bool _S259 = (_S250 & 1U) == 1U;
        Three_0 _S260 = _S258;
        uint _S261 = Three_inside_0(&_S260, _S259);
        uint kept_0;
        if(_S250 < 2U)
        {
            kept_0 = ~_S261;
        }
        else
        {
            kept_0 = _S261;
        }
        uint kept_1 = kept_0 & (_S258.own_2);
        uint column_7 = 0U;
        for(;;)
        {
            if(column_7 < (from_22.width_0))
            {
            }
            else
            {
                break;
            }
            int _S262;
            if(((kept_1 >> column_7) & 1U) == 1U)
            {
                _S262 = cell_at_0(from_22.cells_0, at_24);
            }
            else
            {
                _S262 = int(0);
            }
            CellWriter_push_0(&out_1, _S262);
            uint at_25 = at_24 + 1U;
            column_7 = column_7 + 1U;
            at_24 = at_25;
        }
        uint row_13 = row_12 + 1U;
        three_3 = _S258;
        row_12 = row_13;
    }
    CellWriter_finish_0(&out_1);
    return;
}

__device__ uint along_row_0(uint reached_1, uint free_0)
{
    uint _S263 = reached_1 & free_0;
    uint step_0 = 1U;
    uint left_0 = free_0;
    uint _S264 = _S263;
    uint right_1 = free_0;
    for(;;)
    {
        if(step_0 < 32U)
        {
        }
        else
        {
            break;
        }
        uint _S265 = _S264 | ((left_0 & (_S264 << step_0)) | (right_1 & (_S264 >> step_0)));
        uint left_1 = left_0 & (left_0 << step_0);
        uint right_2 = right_1 & (right_1 >> step_0);
        step_0 = step_0 << int(1);
        left_0 = left_1;
        _S264 = _S265;
        right_1 = right_2;
    }
    return _S264;
}

__device__ __noinline__ uint2  flood_0(Machine_0 * m_32, GridView_0 * from_23, uint first_2, uint last_0)
{
    uint _S266;
    uint above_2;
    uint _S267 = m_32->scratch_1;
    uint _S268 = m_32->scratch_1 + 64U;
    bool changed_2 = true;
    uint _S269 = first_2;
    uint _S270 = last_0;
    for(;;)
    {
        if(changed_2)
        {
        }
        else
        {
            break;
        }
        uint _S271 = _S270;
        bool changed_3 = false;
        uint row_14 = _S269;
        for(;;)
        {
            _S266 = from_23->height_0;
            if(row_14 < (from_23->height_0))
            {
            }
            else
            {
                break;
            }
            if(row_14 == 0U)
            {
                above_2 = 0U;
            }
            else
            {
                above_2 = word_at_0(_S268 + row_14 - 1U);
            }
            uint _S272 = _S268 + row_14;
            uint own_4 = word_at_0(_S272);
            uint now_0 = along_row_0(own_4 | above_2, word_at_0(_S267 + row_14));
            if(now_0 != own_4)
            {
                *(&(globalParams_0->arena_0)[_S272]) = now_0;
                _S271 = (U32_max((_S271), (row_14)));
                changed_3 = true;
            }
            else
            {
                if(row_14 > _S271)
                {
                    break;
                }
            }
            row_14 = row_14 + 1U;
        }
        above_2 = _S269;
        bool changed_4 = changed_3;
        uint number_7 = 0U;
        for(;;)
        {
            if(number_7 <= _S271)
            {
            }
            else
            {
                break;
            }
            uint row_15 = _S271 - number_7;
            uint below_2;
            if((row_15 + 1U) < _S266)
            {
                below_2 = word_at_0(_S268 + row_15 + 1U);
            }
            else
            {
                below_2 = 0U;
            }
            uint _S273 = _S268 + row_15;
            uint own_5 = word_at_0(_S273);
            uint now_1 = along_row_0(own_5 | below_2, word_at_0(_S267 + row_15));
            if(now_1 != own_5)
            {
                *(&(globalParams_0->arena_0)[_S273]) = now_1;
                above_2 = (U32_min((above_2), (row_15)));
                changed_4 = true;
            }
            else
            {
                if(row_15 < above_2)
                {
                    break;
                }
            }
            number_7 = number_7 + 1U;
        }
        changed_2 = changed_4;
        _S269 = above_2;
        _S270 = _S271;
    }
    return make_uint2 (_S269, _S270);
}

__device__ __noinline__ void find_holes_0(Machine_0 * m_33, GridView_0 * from_24)
{
    uint _S274;
    uint _S275 = m_33->scratch_1;
    uint _S276 = m_33->scratch_1 + 64U;
    uint _S277 = lowest_0(from_24->width_0);
    uint _S278 = 1U | (1U << (from_24->width_0 - 1U));
    uint row_16 = 0U;
    for(;;)
    {
        uint _S279 = from_24->height_0;
        _S274 = from_24->height_0;
        if(row_16 < (from_24->height_0))
        {
        }
        else
        {
            break;
        }
        uint _S280 = filled_in_row_0(from_24, row_16);
        uint free_1 = (~_S280) & _S277;
        *(&(globalParams_0->arena_0)[_S275 + row_16]) = free_1;
        uint * _S281 = (&(globalParams_0->arena_0)[_S276 + row_16]);
        bool _S282;
        if(row_16 == 0U)
        {
            _S282 = true;
        }
        else
        {
            _S282 = (row_16 + 1U) == _S279;
        }
        uint _S283;
        if(_S282)
        {
            _S283 = _S277;
        }
        else
        {
            _S283 = _S278;
        }
        *_S281 = free_1 & _S283;
        row_16 = row_16 + 1U;
    }
    uint2  _S284 = flood_0(m_33, from_24, 0U, _S274 - 1U);
    row_16 = 0U;
    for(;;)
    {
        if(row_16 < _S274)
        {
        }
        else
        {
            break;
        }
        uint * _S285 = (&(globalParams_0->arena_0)[_S275 + row_16]);
        *_S285 = (*_S285) & (~word_at_0(_S276 + row_16));
        row_16 = row_16 + 1U;
    }
    return;
}

__device__ __noinline__ void op_fill_holes_0(Machine_0 * m_34, uint grid_8, uint hue_2)
{
    GridView_0 from_25 = whole_0(m_34, grid_8, 8U);
    Machine_0 _S286 = *m_34;
    bool _S287 = failed_0(&_S286);
    if(_S287)
    {
        return;
    }
    int _S288 = colour_view_0(m_34, hue_2);
    Machine_0 _S289 = *m_34;
    bool _S290 = failed_0(&_S289);
    bool _S291;
    if(_S290)
    {
        _S291 = true;
    }
    else
    {
        GridView_0 _S292 = from_25;
        bool _S293 = fits_lines_0(m_34, &_S292);
        _S291 = !_S293;
    }
    if(_S291)
    {
        return;
    }
    GridView_0 _S294 = from_25;
    uint _S295 = edit_grid_0(m_34, &_S294);
    if(_S295 == 0U)
    {
        return;
    }
    Machine_0 _S296 = *m_34;
    GridView_0 _S297 = from_25;
    find_holes_0(&_S296, &_S297);
    uint row_17 = 0U;
    for(;;)
    {
        if(row_17 < (from_25.height_0))
        {
        }
        else
        {
            break;
        }
        uint inside_0 = word_at_0(m_34->scratch_1 + row_17);
        for(;;)
        {
            if(inside_0 != 0U)
            {
            }
            else
            {
                break;
            }
            put_cell_0(_S295, row_17 * from_25.width_0 + (U32_firstbitlow((inside_0))), _S288);
            inside_0 = inside_0 & (inside_0 - 1U);
        }
        row_17 = row_17 + 1U;
    }
    return;
}

__device__ int GridView_at_0(GridView_0 * this_8, uint row_18, uint column_8)
{
    return cell_at_0(this_8->cells_0, row_18 * this_8->width_0 + column_8);
}

__device__ __noinline__ void op_close_holes_0(Machine_0 * m_35, uint grid_9, uint number_8)
{
    uint _S298;
    GridView_0 from_26 = whole_0(m_35, grid_9, 16U);
    Machine_0 _S299 = *m_35;
    bool _S300 = failed_0(&_S299);
    if(_S300)
    {
        return;
    }
    uint k_13 = variant_0(m_35, number_8, int(2));
    Machine_0 _S301 = *m_35;
    bool _S302 = failed_0(&_S301);
    bool _S303;
    if(_S302)
    {
        _S303 = true;
    }
    else
    {
        GridView_0 _S304 = from_26;
        bool _S305 = fits_lines_0(m_35, &_S304);
        _S303 = !_S305;
    }
    if(_S303)
    {
        return;
    }
    uint out_2;
    if(k_13 == 0U)
    {
        GridView_0 _S306 = from_26;
        uint _S307 = edit_grid_0(m_35, &_S306);
        out_2 = _S307;
    }
    else
    {
        uint out_3 = new_grid_0(m_35, from_26.height_0, from_26.width_0);
        if(out_3 != 0U)
        {
            GridView_0 _S308 = from_26;
            uint _S309 = GridView_area_0(&_S308);
            fill_cells_0(out_3, _S309, int(0));
        }
        out_2 = out_3;
    }
    if(out_2 == 0U)
    {
        return;
    }
    Machine_0 _S310 = *m_35;
    GridView_0 _S311 = from_26;
    find_holes_0(&_S310, &_S311);
    uint _S312 = m_35->scratch_1;
    uint _S313 = m_35->scratch_1 + 64U;
    uint row_19 = 0U;
    for(;;)
    {
        _S298 = from_26.height_0;
        if(row_19 < (from_26.height_0))
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S313 + row_19]) = 0U;
        row_19 = row_19 + 1U;
    }
    row_19 = 0U;
    for(;;)
    {
        if(row_19 < _S298)
        {
        }
        else
        {
            break;
        }
        for(;;)
        {
            uint _S314 = _S312 + row_19;
            if((word_at_0(_S314)) != 0U)
            {
            }
            else
            {
                break;
            }
            uint column_9 = (U32_firstbitlow((word_at_0(_S314))));
            uint _S315 = row_19 + 1U;
            GridView_0 _S316 = from_26;
            int _S317 = GridView_at_0(&_S316, _S315, column_9);
            int colour_5;
            if(_S317 == int(0))
            {
                uint _S318 = row_19 - 1U;
                GridView_0 _S319 = from_26;
                int _S320 = GridView_at_0(&_S319, _S318, column_9);
                colour_5 = _S320;
            }
            else
            {
                colour_5 = _S317;
            }
            *(&(globalParams_0->arena_0)[_S313 + row_19]) = 1U << column_9;
            Machine_0 _S321 = *m_35;
            GridView_0 _S322 = from_26;
            uint2  _S323 = flood_0(&_S321, &_S322, row_19, row_19);
            uint i_14 = _S323.x;
            for(;;)
            {
                if(i_14 <= (_S323.y))
                {
                }
                else
                {
                    break;
                }
                uint _S324 = _S313 + i_14;
                uint hole_0 = word_at_0(_S324);
                uint * _S325 = (&(globalParams_0->arena_0)[_S312 + i_14]);
                *_S325 = (*_S325) & (~hole_0);
                *(&(globalParams_0->arena_0)[_S324]) = 0U;
                uint hole_1 = hole_0;
                for(;;)
                {
                    if(hole_1 != 0U)
                    {
                    }
                    else
                    {
                        break;
                    }
                    put_cell_0(out_2, i_14 * from_26.width_0 + (U32_firstbitlow((hole_1))), colour_5);
                    hole_1 = hole_1 & (hole_1 - 1U);
                }
                i_14 = i_14 + 1U;
            }
        }
        row_19 = row_19 + 1U;
    }
    return;
}

__device__ Joint_0 Joint_of_0(uint k_14)
{
    return Joint_x24init_0((k_14 & 2U) == 0U, (k_14 & 1U) == 1U);
}

struct Span_0
{
    uint top_0;
    uint bottom_0;
    uint left_2;
    uint right_3;
};

__device__ Span_0 Span_x24init_0(uint top_1, uint bottom_1, uint left_3, uint right_4)
{
    Span_0 _S326;
    (&_S326)->top_0 = top_1;
    (&_S326)->bottom_0 = bottom_1;
    (&_S326)->left_2 = left_3;
    (&_S326)->right_3 = right_4;
    return _S326;
}

__device__ Span_0 part_span_0(Machine_0 * m_36, uint part_5)
{
    uint packed_0 = word_at_0(m_36->scratch_1 + 2048U + 2U * part_5);
    return Span_x24init_0(packed_0 & 255U, (packed_0 >> int(8)) & 255U, (packed_0 >> int(16)) & 255U, packed_0 >> int(24));
}

__device__ uint Span_width_0(Span_0 * this_9)
{
    return this_9->right_3 - this_9->left_2;
}

__device__ __noinline__ void op_fill_boxes_0(Machine_0 * m_37, uint grid_10, uint number_9)
{
    GridView_0 from_27 = whole_0(m_37, grid_10, 8U);
    Machine_0 _S327 = *m_37;
    bool _S328 = failed_0(&_S327);
    if(_S328)
    {
        return;
    }
    uint k_15 = variant_0(m_37, number_9, int(4));
    GridView_0 _S329 = from_27;
    uint _S330 = GridView_area_0(&_S329);
    spend_0(m_37, _S330 / 2U);
    Machine_0 _S331 = *m_37;
    bool _S332 = failed_0(&_S331);
    bool _S333;
    if(_S332)
    {
        _S333 = true;
    }
    else
    {
        GridView_0 _S334 = from_27;
        bool _S335 = fits_lines_0(m_37, &_S334);
        _S333 = !_S335;
    }
    if(_S333)
    {
        return;
    }
    Joint_0 _S336 = Joint_of_0(k_15);
    GridView_0 _S337 = from_27;
    Joint_0 _S338 = _S336;
    uint _S339 = find_parts_0(m_37, &_S337, &_S338, int(0), int(0));
    Machine_0 _S340 = *m_37;
    bool _S341 = failed_0(&_S340);
    if(_S341)
    {
        return;
    }
    GridView_0 _S342 = from_27;
    uint _S343 = edit_grid_0(m_37, &_S342);
    if(_S343 == 0U)
    {
        return;
    }
    uint _S344 = m_37->scratch_1 + 4096U;
    uint row_20 = 0U;
    for(;;)
    {
        if(row_20 < (from_27.height_0))
        {
        }
        else
        {
            break;
        }
        uint * _S345 = (&(globalParams_0->arena_0)[_S344 + row_20]);
        GridView_0 _S346 = from_27;
        uint _S347 = filled_in_row_0(&_S346, row_20);
        *_S345 = ~_S347;
        row_20 = row_20 + 1U;
    }
    uint part_6 = 1U;
    uint first_3 = 0U;
    for(;;)
    {
        if(part_6 <= _S339)
        {
        }
        else
        {
            break;
        }
        for(;;)
        {
            Machine_0 _S348 = *m_37;
            uint _S349 = part_at_0(&_S348, first_3);
            if(_S349 != part_6)
            {
            }
            else
            {
                break;
            }
            first_3 = first_3 + 1U;
        }
        int _S350 = cell_at_0(from_27.cells_0, first_3);
        Machine_0 _S351 = *m_37;
        Span_0 _S352 = part_span_0(&_S351, part_6);
        Span_0 _S353 = _S352;
        uint _S354 = Span_width_0(&_S353);
        uint _S355 = (lowest_0(_S354)) << (_S352.left_2);
        row_20 = _S352.top_0;
        for(;;)
        {
            if(row_20 < (_S352.bottom_0))
            {
            }
            else
            {
                break;
            }
            uint _S356 = _S344 + row_20;
            uint empty_0 = (word_at_0(_S356)) & _S355;
            if(empty_0 == 0U)
            {
                row_20 = row_20 + 1U;
                continue;
            }
            uint * _S357 = (&(globalParams_0->arena_0)[_S356]);
            *_S357 = (*_S357) & (~_S355);
            uint empty_1 = empty_0;
            for(;;)
            {
                if(empty_1 != 0U)
                {
                }
                else
                {
                    break;
                }
                put_cell_0(_S343, row_20 * from_27.width_0 + (U32_firstbitlow((empty_1))), _S350);
                empty_1 = empty_1 & (empty_1 - 1U);
            }
            row_20 = row_20 + 1U;
        }
        part_6 = part_6 + 1U;
    }
    return;
}

__device__ __noinline__ void op_drop_small_0(Machine_0 * m_38, uint grid_11, uint number_10)
{
    GridView_0 from_28 = whole_0(m_38, grid_11, 8U);
    Machine_0 _S358 = *m_38;
    bool _S359 = failed_0(&_S358);
    if(_S359)
    {
        return;
    }
    uint k_16 = variant_0(m_38, number_10, int(6));
    Machine_0 _S360 = *m_38;
    bool _S361 = failed_0(&_S360);
    if(_S361)
    {
        return;
    }
    Joint_0 joint_3 = Joint_x24init_0(true, (k_16 & 1U) == 1U);
    GridView_0 _S362 = from_28;
    Joint_0 _S363 = joint_3;
    uint _S364 = find_parts_0(m_38, &_S362, &_S363, int(0), int(0));
    Machine_0 _S365 = *m_38;
    bool _S366 = failed_0(&_S365);
    if(_S366)
    {
        return;
    }
    int _S367;
    if(k_16 < 2U)
    {
        _S367 = int(1);
    }
    else
    {
        if(k_16 < 4U)
        {
            _S367 = int(2);
        }
        else
        {
            _S367 = int(4);
        }
    }
    uint _S368 = uint(_S367);
    uint cells_8 = new_grid_0(m_38, from_28.height_0, from_28.width_0);
    if(cells_8 == 0U)
    {
        return;
    }
    CellWriter_0 out_4 = CellWriter_to_0(cells_8);
    GridView_0 _S369 = from_28;
    uint _S370 = GridView_area_0(&_S369);
    uint at_26 = 0U;
    for(;;)
    {
        if(at_26 < _S370)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S371 = *m_38;
        uint _S372 = part_at_0(&_S371, at_26);
        bool _S373;
        if(_S372 > 0U)
        {
            Machine_0 _S374 = *m_38;
            uint _S375 = part_size_0(&_S374, _S372);
            _S373 = _S375 > _S368;
        }
        else
        {
            _S373 = false;
        }
        if(_S373)
        {
            _S367 = cell_at_0(from_28.cells_0, at_26);
        }
        else
        {
            _S367 = int(0);
        }
        CellWriter_push_0(&out_4, _S367);
        at_26 = at_26 + 1U;
    }
    CellWriter_finish_0(&out_4);
    return;
}

__device__ __noinline__ void op_majority_0(Machine_0 * m_39, uint grid_12)
{
    uint count_12;
    uint like_0;
    uint j_1;
    int best_0;
    bool _S376;
    GridView_0 from_29 = whole_0(m_39, grid_12, 12U);
    Machine_0 _S377 = *m_39;
    bool _S378 = failed_0(&_S377);
    if(_S378)
    {
        return;
    }
    uint cells_9 = new_grid_0(m_39, from_29.height_0, from_29.width_0);
    if(cells_9 == 0U)
    {
        return;
    }
    CellWriter_0 out_5 = CellWriter_to_0(cells_9);
    FixedArray<int, 8>  around_0;
    uint row_21 = 0U;
    for(;;)
    {
        if(row_21 < (from_29.height_0))
        {
        }
        else
        {
            break;
        }
        uint column_10 = 0U;
        for(;;)
        {
            if(column_10 < (from_29.width_0))
            {
            }
            else
            {
                break;
            }
            GridView_0 _S379 = from_29;
            int _S380 = GridView_at_0(&_S379, row_21, column_10);
            uint top_2;
            if(row_21 == 0U)
            {
                top_2 = 0U;
            }
            else
            {
                top_2 = row_21 - 1U;
            }
            uint _S381;
            if(column_10 == 0U)
            {
                _S381 = 0U;
            }
            else
            {
                _S381 = column_10 - 1U;
            }
            uint _S382 = (U32_min((row_21 + 2U), (from_29.height_0)));
            uint _S383 = (U32_min((column_10 + 2U), (from_29.width_0)));
            uint i_15 = top_2;
            uint count_13 = 0U;
            uint like_1 = 0U;
            for(;;)
            {
                if(i_15 < _S382)
                {
                }
                else
                {
                    break;
                }
                j_1 = _S381;
                count_12 = count_13;
                like_0 = like_1;
                for(;;)
                {
                    if(j_1 < _S383)
                    {
                    }
                    else
                    {
                        break;
                    }
                    if(i_15 == row_21)
                    {
                        _S376 = j_1 == column_10;
                    }
                    else
                    {
                        _S376 = false;
                    }
                    if(_S376)
                    {
                        j_1 = j_1 + 1U;
                        continue;
                    }
                    GridView_0 _S384 = from_29;
                    int _S385 = GridView_at_0(&_S384, i_15, j_1);
                    around_0[count_12] = _S385;
                    if(_S385 == _S380)
                    {
                        best_0 = int(1);
                    }
                    else
                    {
                        best_0 = int(0);
                    }
                    uint like_2 = like_0 + uint(best_0);
                    count_12 = count_12 + 1U;
                    like_0 = like_2;
                    j_1 = j_1 + 1U;
                }
                i_15 = i_15 + 1U;
                count_13 = count_12;
                like_1 = like_0;
            }
            if(like_1 < 2U)
            {
                count_12 = 0U;
                best_0 = _S380;
                like_0 = 0U;
                for(;;)
                {
                    if(like_0 < count_13)
                    {
                    }
                    else
                    {
                        break;
                    }
                    j_1 = 0U;
                    uint equal_0 = 0U;
                    for(;;)
                    {
                        if(j_1 < count_13)
                        {
                        }
                        else
                        {
                            break;
                        }
                        int _S386;
                        if((around_0[j_1]) == around_0[like_0])
                        {
                            _S386 = int(1);
                        }
                        else
                        {
                            _S386 = int(0);
                        }
                        uint equal_1 = equal_0 + uint(_S386);
                        j_1 = j_1 + 1U;
                        equal_0 = equal_1;
                    }
                    if(equal_0 > count_12)
                    {
                        _S376 = true;
                    }
                    else
                    {
                        if(equal_0 == count_12)
                        {
                            _S376 = (around_0[like_0]) < best_0;
                        }
                        else
                        {
                            _S376 = false;
                        }
                    }
                    if(_S376)
                    {
                        count_12 = equal_0;
                        best_0 = around_0[like_0];
                    }
                    like_0 = like_0 + 1U;
                }
            }
            else
            {
                best_0 = _S380;
            }
            CellWriter_push_0(&out_5, best_0);
            column_10 = column_10 + 1U;
        }
        row_21 = row_21 + 1U;
    }
    CellWriter_finish_0(&out_5);
    return;
}

__device__ bool has_colour_0(GridView_0 * from_30, int colour_6)
{
    uint _S387 = (uint(colour_6) & 255U) * 16843009U;
    uint _S388 = GridView_area_0(from_30);
    uint i_16 = 0U;
    for(;;)
    {
        if(i_16 < _S388)
        {
        }
        else
        {
            break;
        }
        uint found_0 = zero_bytes_0((word_at_0(from_30->cells_0 + (i_16 >> int(2)))) ^ _S387);
        uint _S389 = _S388 - i_16;
        uint found_1;
        if(_S389 < 4U)
        {
            found_1 = found_0 & ((1U << (8U * _S389)) - 1U);
        }
        else
        {
            found_1 = found_0;
        }
        if(found_1 != 0U)
        {
            return true;
        }
        i_16 = i_16 + 4U;
    }
    return false;
}

struct Pattern_0
{
    uint rows_0;
    uint columns_0;
    uint shift_2;
};

__device__ Pattern_0 Pattern_x24init_0(uint rows_1, uint columns_1, uint shift_3)
{
    Pattern_0 _S390;
    (&_S390)->rows_0 = rows_1;
    (&_S390)->columns_0 = columns_1;
    (&_S390)->shift_2 = shift_3;
    return _S390;
}

struct Line_0
{
    uint known_0;
    uint4  bits_0;
};

__device__ Line_0 Line_x24init_0(uint known_1, uint4  bits_1)
{
    Line_0 _S391;
    (&_S391)->known_0 = known_1;
    (&_S391)->bits_0 = bits_1;
    return _S391;
}

__device__ __noinline__ Line_0 line_of_row_0(Machine_0 * m_40, GridView_0 * from_31, uint row_22, uint unknown_0)
{
    uint _S392;
    uint4  bits_2 = make_uint4 (0U, 0U, 0U, 0U);
    uint column_11 = 0U;
    uint odd_0 = 0U;
    for(;;)
    {
        uint _S393 = from_31->width_0;
        _S392 = from_31->width_0;
        if(column_11 < (from_31->width_0))
        {
        }
        else
        {
            break;
        }
        uint word_4 = four_cells_0(from_31->cells_0, row_22 * _S393 + column_11);
        uint _S394 = _S393 - column_11;
        uint word_5;
        if(_S394 < 4U)
        {
            word_5 = word_4 & ((1U << (8U * _S394)) - 1U);
        }
        else
        {
            word_5 = word_4;
        }
        uint odd_1 = odd_0 | word_5;
        *&((&bits_2)->x) = (*&((&bits_2)->x)) | ((gathered_0(word_5)) << column_11);
        *&((&bits_2)->y) = (*&((&bits_2)->y)) | ((gathered_0(word_5 >> int(1))) << column_11);
        *&((&bits_2)->z) = (*&((&bits_2)->z)) | ((gathered_0(word_5 >> int(2))) << column_11);
        *&((&bits_2)->w) = (*&((&bits_2)->w)) | ((gathered_0(word_5 >> int(3))) << column_11);
        column_11 = column_11 + 4U;
        odd_0 = odd_1;
    }
    if((odd_0 & 4042322160U) != 0U)
    {
        fail_0(m_40, 254U);
    }
    uint known_2 = (((((bits_2.x) ^ (0U - (unknown_0 & 1U))) | ((bits_2.y) ^ (0U - ((unknown_0 >> int(1)) & 1U)))) | ((bits_2.z) ^ (0U - ((unknown_0 >> int(2)) & 1U)))) | ((bits_2.w) ^ (0U - ((unknown_0 >> int(3)) & 1U)))) & (lowest_0(_S392));
    return Line_x24init_0(known_2, make_uint4 ((bits_2.x) & known_2, (bits_2.y) & known_2, (bits_2.z) & known_2, (bits_2.w) & known_2));
}

__device__ void store_line_0(uint at_27, Line_0 * line_0)
{
    *(&(globalParams_0->arena_0)[at_27]) = line_0->known_0;
    uint4  _S395 = line_0->bits_0;
    *(&(globalParams_0->arena_0)[at_27 + 1U]) = line_0->bits_0.x;
    *(&(globalParams_0->arena_0)[at_27 + 2U]) = _S395.y;
    *(&(globalParams_0->arena_0)[at_27 + 3U]) = _S395.z;
    *(&(globalParams_0->arena_0)[at_27 + 4U]) = _S395.w;
    return;
}

__device__ Line_0 load_line_0(uint at_28)
{
    return Line_x24init_0(word_at_0(at_28), make_uint4 (word_at_0(at_28 + 1U), word_at_0(at_28 + 2U), word_at_0(at_28 + 3U), word_at_0(at_28 + 4U)));
}

__device__ Line_0 Line_part_0(Line_0 * this_10, uint start_7, uint mask_0)
{
    return Line_x24init_0(((this_10->known_0) >> start_7) & mask_0, make_uint4 (((this_10->bits_0.x) >> start_7) & mask_0, ((this_10->bits_0.y) >> start_7) & mask_0, ((this_10->bits_0.z) >> start_7) & mask_0, ((this_10->bits_0.w) >> start_7) & mask_0));
}

__device__ bool Line_contradicts_0(Line_0 * this_11, Line_0 * other_1)
{
    return (((((((this_11->bits_0.x) ^ (other_1->bits_0.x)) | ((this_11->bits_0.y) ^ (other_1->bits_0.y))) | ((this_11->bits_0.z) ^ (other_1->bits_0.z))) | ((this_11->bits_0.w) ^ (other_1->bits_0.w))) & (this_11->known_0)) & (other_1->known_0)) != 0U;
}

__device__ Line_0 Line_with_0(Line_0 * this_12, Line_0 * other_2)
{
    return Line_x24init_0((this_12->known_0) | (other_2->known_0), make_uint4 ((this_12->bits_0.x) | (other_2->bits_0.x), (this_12->bits_0.y) | (other_2->bits_0.y), (this_12->bits_0.z) | (other_2->bits_0.z), (this_12->bits_0.w) | (other_2->bits_0.w)));
}

__device__ __noinline__ bool fold_lines_0(Machine_0 * m_41, GridView_0 * from_32, uint columns_2, uint folded_0)
{
    uint _S396 = lowest_0(columns_2);
    uint row_23 = 0U;
    for(;;)
    {
        if(row_23 < (from_32->height_0))
        {
        }
        else
        {
            break;
        }
        uint _S397 = row_23 * 5U;
        Line_0 line_1 = load_line_0(m_41->scratch_1 + _S397);
        Line_0 _S398 = line_1;
        Line_0 _S399 = Line_part_0(&_S398, 0U, _S396);
        Line_0 all_5 = _S399;
        uint start_8 = columns_2;
        for(;;)
        {
            if(start_8 < (from_32->width_0))
            {
            }
            else
            {
                break;
            }
            Line_0 _S400 = line_1;
            Line_0 _S401 = Line_part_0(&_S400, start_8, _S396);
            Line_0 _S402 = all_5;
            Line_0 _S403 = _S401;
            bool _S404 = Line_contradicts_0(&_S402, &_S403);
            if(_S404)
            {
                return false;
            }
            Line_0 _S405 = all_5;
            Line_0 _S406 = _S401;
            Line_0 _S407 = Line_with_0(&_S405, &_S406);
            uint start_9 = start_8 + columns_2;
            all_5 = _S407;
            start_8 = start_9;
        }
        uint _S408 = folded_0 + _S397;
        Line_0 _S409 = all_5;
        store_line_0(_S408, &_S409);
        row_23 = row_23 + 1U;
    }
    return true;
}

__device__ Line_0 Line_rotated_0(Line_0 * this_13, uint by_2, uint length_0)
{
    if(by_2 == 0U)
    {
        return *this_13;
    }
    uint mask_1 = lowest_0(length_0);
    uint back_0 = length_0 - by_2;
    uint _S410 = this_13->bits_0.x;
    uint _S411 = this_13->bits_0.y;
    uint _S412 = this_13->bits_0.z;
    uint _S413 = this_13->bits_0.w;
    return Line_x24init_0((((this_13->known_0) << by_2) | ((this_13->known_0) >> back_0)) & mask_1, make_uint4 (((_S410 << by_2) | (_S410 >> back_0)) & mask_1, ((_S411 << by_2) | (_S411 >> back_0)) & mask_1, ((_S412 << by_2) | (_S412 >> back_0)) & mask_1, ((_S413 << by_2) | (_S413 >> back_0)) & mask_1));
}

__device__ uint Pattern_start_below_0(Pattern_0 * this_14, uint start_10)
{
    uint _S414 = this_14->shift_2;
    uint _S415;
    if(start_10 >= (this_14->shift_2))
    {
        _S415 = start_10 - _S414;
    }
    else
    {
        _S415 = start_10 + this_14->columns_0 - _S414;
    }
    return _S415;
}

__device__ __noinline__ bool fits_pattern_0(Machine_0 * m_42, GridView_0 * from_33, uint folded_1, Pattern_0 * pattern_0)
{
    uint _S416;
    uint _S417 = pattern_0->rows_0;
    uint _S418 = pattern_0->shift_2;
    uint first_4;
    if((pattern_0->shift_2) == 0U)
    {
        first_4 = 0U;
    }
    else
    {
        first_4 = pattern_0->columns_0 - _S418;
    }
    uint row_24 = _S417;
    for(;;)
    {
        _S416 = from_33->height_0;
        if(row_24 < (from_33->height_0))
        {
        }
        else
        {
            break;
        }
        Line_0 above_3 = load_line_0(folded_1 + (row_24 - _S417) * 5U);
        Line_0 _S419 = load_line_0(folded_1 + row_24 * 5U);
        Line_0 _S420 = Line_rotated_0(&_S419, first_4, pattern_0->columns_0);
        Line_0 _S421 = above_3;
        Line_0 _S422 = _S420;
        bool _S423 = Line_contradicts_0(&_S421, &_S422);
        if(_S423)
        {
            return false;
        }
        row_24 = row_24 + 1U;
    }
    uint _S424 = m_42->scratch_1 + 512U;
    uint _S425 = pattern_0->columns_0;
    uint _S426 = lowest_0(pattern_0->columns_0);
    first_4 = 0U;
    for(;;)
    {
        if(first_4 < _S417)
        {
        }
        else
        {
            break;
        }
        uint _S427 = first_4 * 5U;
        Line_0 _S428 = load_line_0(folded_1 + _S427);
        uint _S429 = first_4 + _S417;
        uint start_11 = 0U;
        Line_0 seen_0 = _S428;
        row_24 = _S429;
        for(;;)
        {
            if(row_24 < _S416)
            {
            }
            else
            {
                break;
            }
            uint _S430 = Pattern_start_below_0(pattern_0, start_11);
            Line_0 _S431 = load_line_0(folded_1 + row_24 * 5U);
            Line_0 _S432 = Line_rotated_0(&_S431, _S430, _S425);
            Line_0 _S433 = seen_0;
            Line_0 _S434 = _S432;
            bool _S435 = Line_contradicts_0(&_S433, &_S434);
            if(_S435)
            {
                return false;
            }
            Line_0 _S436 = seen_0;
            Line_0 _S437 = _S432;
            Line_0 _S438 = Line_with_0(&_S436, &_S437);
            uint row_25 = row_24 + _S417;
            start_11 = _S430;
            seen_0 = _S438;
            row_24 = row_25;
        }
        if((seen_0.known_0) != _S426)
        {
            return false;
        }
        uint _S439 = _S424 + _S427;
        Line_0 _S440 = seen_0;
        store_line_0(_S439, &_S440);
        first_4 = first_4 + 1U;
    }
    return true;
}

__device__ __noinline__ Pattern_0 find_pattern_0(Machine_0 * m_43, GridView_0 * from_34, uint unknown_1)
{
    uint _S441;
    Pattern_0 none_0 = Pattern_x24init_0(0U, 0U, 0U);
    uint row_26 = 0U;
    for(;;)
    {
        _S441 = from_34->height_0;
        if(row_26 < (from_34->height_0))
        {
        }
        else
        {
            break;
        }
        uint _S442 = m_43->scratch_1 + row_26 * 5U;
        Line_0 _S443 = line_of_row_0(m_43, from_34, row_26, unknown_1);
        Line_0 _S444 = _S443;
        store_line_0(_S442, &_S444);
        row_26 = row_26 + 1U;
    }
    Machine_0 _S445 = *m_43;
    bool _S446 = failed_0(&_S445);
    if(_S446)
    {
        return none_0;
    }
    uint _S447 = m_43->scratch_1 + 1024U;
    uint _S448 = GridView_area_0(from_34);
    uint _S449 = _S448 * 2U / 3U;
    bool left_4 = true;
    Pattern_0 found_2 = none_0;
    uint fresh_0 = 1U;
    uint alive_0 = 0U;
    for(;;)
    {
        bool _S450;
        if(left_4)
        {
            _S450 = (found_2.rows_0) == 0U;
        }
        else
        {
            _S450 = false;
        }
        if(_S450)
        {
        }
        else
        {
            break;
        }
        if(fresh_0 <= (from_34->width_0))
        {
            row_26 = fresh_0;
        }
        else
        {
            row_26 = 4294967295U;
        }
        uint area_1 = row_26;
        uint columns_3 = fresh_0;
        bool is_fresh_0 = true;
        uint rest_0 = alive_0;
        for(;;)
        {
            if(rest_0 != 0U)
            {
            }
            else
            {
                break;
            }
            uint highest_0 = (U32_firstbithigh((rest_0)));
            uint rest_1 = rest_0 & (~(1U << highest_0));
            uint own_6 = word_at_0(_S447 + highest_0);
            if(own_6 < area_1)
            {
                uint _S451 = highest_0 + 1U;
                area_1 = own_6;
                columns_3 = _S451;
                is_fresh_0 = false;
            }
            rest_0 = rest_1;
        }
        if(area_1 > _S449)
        {
            left_4 = false;
            continue;
        }
        uint _S452 = columns_3 - 1U;
        uint folded_2 = m_43->scratch_1 + 1152U + _S452 * _S441 * 5U;
        uint alive_1;
        if(is_fresh_0)
        {
            uint fresh_1 = fresh_0 + 1U;
            Machine_0 _S453 = *m_43;
            bool _S454 = fold_lines_0(&_S453, from_34, columns_3, folded_2);
            if(!_S454)
            {
                fresh_0 = fresh_1;
                continue;
            }
            alive_1 = alive_0 | (1U << _S452);
            fresh_0 = fresh_1;
        }
        else
        {
            alive_1 = alive_0;
        }
        uint _S455 = area_1 / columns_3;
        Pattern_0 pattern_1 = Pattern_x24init_0(_S455, columns_3, 0U);
        if(((&pattern_1)->rows_0) == _S441)
        {
            alive_0 = alive_1 & (~(1U << _S452));
        }
        else
        {
            alive_0 = alive_1;
        }
        *(&(globalParams_0->arena_0)[_S447 + columns_3 - 1U]) = area_1 + columns_3;
        bool _S456;
        if(((&pattern_1)->rows_0) < _S441)
        {
            _S456 = ((&pattern_1)->rows_0) <= 3U;
        }
        else
        {
            _S456 = false;
        }
        uint _S457;
        if(_S456)
        {
            _S457 = columns_3;
        }
        else
        {
            _S457 = 1U;
        }
        (&pattern_1)->shift_2 = 0U;
        for(;;)
        {
            if(((&pattern_1)->shift_2) < _S457)
            {
            }
            else
            {
                break;
            }
            Machine_0 _S458 = *m_43;
            Pattern_0 _S459 = pattern_1;
            bool _S460 = fits_pattern_0(&_S458, from_34, folded_2, &_S459);
            if(_S460)
            {
                found_2 = pattern_1;
                break;
            }
            (&pattern_1)->shift_2 = (&pattern_1)->shift_2 + 1U;
        }
    }
    return found_2;
}

__device__ uint Line_cell_0(Line_0 * this_15, uint at_29)
{
    return (((((this_15->bits_0.x) >> at_29) & 1U) | ((((this_15->bits_0.y) >> at_29) & 1U) << int(1))) | ((((this_15->bits_0.z) >> at_29) & 1U) << int(2))) | ((((this_15->bits_0.w) >> at_29) & 1U) << int(3));
}

__device__ __noinline__ void op_mend_period_0(Machine_0 * m_44, uint grid_13, uint missing_0)
{
    GridView_0 from_35 = whole_0(m_44, grid_13, 2U);
    Machine_0 _S461 = *m_44;
    bool _S462 = failed_0(&_S461);
    if(_S462)
    {
        return;
    }
    int unknown_2 = colour_view_0(m_44, missing_0);
    Machine_0 _S463 = *m_44;
    bool _S464 = failed_0(&_S463);
    if(_S464)
    {
        return;
    }
    GridView_0 _S465 = from_35;
    bool _S466 = has_colour_0(&_S465, unknown_2);
    uint start_12;
    if((U32_max((from_35.height_0), (from_35.width_0))) > 64U)
    {
        if(_S466)
        {
            start_12 = 28U;
        }
        else
        {
            start_12 = 25U;
        }
        fail_0(m_44, start_12);
        return;
    }
    GridView_0 _S467 = from_35;
    uint _S468 = GridView_area_0(&_S467);
    spend_0(m_44, _S468 * (20U + from_35.height_0 + from_35.width_0) / 2U);
    if(!_S466)
    {
        fail_0(m_44, 25U);
    }
    Machine_0 _S469 = *m_44;
    bool _S470 = failed_0(&_S469);
    bool _S471;
    if(_S470)
    {
        _S471 = true;
    }
    else
    {
        GridView_0 _S472 = from_35;
        bool _S473 = fits_lines_0(m_44, &_S472);
        _S471 = !_S473;
    }
    if(_S471)
    {
        return;
    }
    uint _S474 = uint(unknown_2);
    if(_S474 > 15U)
    {
        fail_0(m_44, 254U);
        return;
    }
    GridView_0 _S475 = from_35;
    Pattern_0 _S476 = find_pattern_0(m_44, &_S475, _S474);
    if((_S476.rows_0) == 0U)
    {
        fail_0(m_44, 25U);
    }
    uint cells_10 = new_grid_0(m_44, from_35.height_0, from_35.width_0);
    if(cells_10 == 0U)
    {
        return;
    }
    CellWriter_0 out_6 = CellWriter_to_0(cells_10);
    start_12 = 0U;
    uint row_27 = 0U;
    uint number_11 = 0U;
    for(;;)
    {
        if(row_27 < (from_35.height_0))
        {
        }
        else
        {
            break;
        }
        Line_0 _S477 = load_line_0(m_44->scratch_1 + 512U + number_11 * 5U);
        uint at_30 = start_12;
        uint column_12 = 0U;
        for(;;)
        {
            if(column_12 < (from_35.width_0))
            {
            }
            else
            {
                break;
            }
            Line_0 _S478 = _S477;
            uint _S479 = Line_cell_0(&_S478, at_30);
            CellWriter_push_0(&out_6, int(_S479));
            uint _S480 = at_30 + 1U;
            if(_S480 == (_S476.columns_0))
            {
                at_30 = 0U;
            }
            else
            {
                at_30 = _S480;
            }
            column_12 = column_12 + 1U;
        }
        uint number_12 = number_11 + 1U;
        if(number_12 == (_S476.rows_0))
        {
            Pattern_0 _S481 = _S476;
            uint _S482 = Pattern_start_below_0(&_S481, start_12);
            start_12 = _S482;
            number_11 = 0U;
        }
        else
        {
            number_11 = number_12;
        }
        row_27 = row_27 + 1U;
    }
    CellWriter_finish_0(&out_6);
    return;
}

__device__ __noinline__ void transpose_bits_0(uint at_31)
{
    uint size_0 = 16U;
    uint mask_2 = 65535U;
    for(;;)
    {
        if(size_0 > 0U)
        {
        }
        else
        {
            break;
        }
        uint line_2 = 0U;
        for(;;)
        {
            if(line_2 < 32U)
            {
            }
            else
            {
                break;
            }
            if((line_2 & size_0) != 0U)
            {
                line_2 = line_2 + 1U;
                continue;
            }
            uint low_1 = at_31 + line_2 * 5U;
            uint high_1 = low_1 + size_0 * 5U;
            uint differ_0 = (((word_at_0(low_1)) >> size_0) ^ (word_at_0(high_1))) & mask_2;
            uint * _S483 = (&(globalParams_0->arena_0)[low_1]);
            *_S483 = (*_S483) ^ (differ_0 << size_0);
            uint * _S484 = (&(globalParams_0->arena_0)[high_1]);
            *_S484 = (*_S484) ^ differ_0;
            line_2 = line_2 + 1U;
        }
        uint _S485 = size_0 >> int(1);
        uint mask_3 = mask_2 ^ (mask_2 << _S485);
        size_0 = _S485;
        mask_2 = mask_3;
    }
    return;
}

__device__ uint reversed_0(uint word_6)
{
    uint _S486 = ((word_6 >> int(1)) & 1431655765U) | ((word_6 & 1431655765U) << int(1));
    uint _S487 = ((_S486 >> int(2)) & 858993459U) | ((_S486 & 858993459U) << int(2));
    uint _S488 = ((_S487 >> int(4)) & 252645135U) | ((_S487 & 252645135U) << int(4));
    uint _S489 = ((_S488 >> int(8)) & 16711935U) | ((_S488 & 16711935U) << int(8));
    return (_S489 >> int(16)) | (_S489 << int(16));
}

__device__ __noinline__ void mirror_lines_0(Machine_0 * m_45, GridView_0 * from_36, uint unknown_3)
{
    uint row_28 = 0U;
    for(;;)
    {
        if(row_28 < 32U)
        {
        }
        else
        {
            break;
        }
        Line_0 _S490 = Line_x24init_0(0U, make_uint4 (0U, 0U, 0U, 0U));
        Line_0 line_3;
        if(row_28 < (from_36->height_0))
        {
            Line_0 _S491 = line_of_row_0(m_45, from_36, row_28, unknown_3);
            line_3 = _S491;
        }
        else
        {
            line_3 = _S490;
        }
        uint _S492 = row_28 * 5U;
        uint _S493 = m_45->scratch_1 + _S492;
        Line_0 _S494 = line_3;
        store_line_0(_S493, &_S494);
        uint _S495 = m_45->scratch_1 + 160U + _S492;
        Line_0 _S496 = line_3;
        store_line_0(_S495, &_S496);
        row_28 = row_28 + 1U;
    }
    uint plane_0 = 0U;
    for(;;)
    {
        if(plane_0 < 5U)
        {
        }
        else
        {
            break;
        }
        transpose_bits_0(m_45->scratch_1 + 160U + plane_0);
        plane_0 = plane_0 + 1U;
    }
    uint i_17 = 0U;
    for(;;)
    {
        if(i_17 < 320U)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[m_45->scratch_1 + 320U + i_17]) = reversed_0(word_at_0(m_45->scratch_1 + i_17));
        i_17 = i_17 + 1U;
    }
    return;
}

struct Mirror_0
{
    int kind_3;
    int number_13;
};

__device__ Mirror_0 Mirror_x24init_0(int kind_4, int number_14)
{
    Mirror_0 _S497;
    (&_S497)->kind_3 = kind_4;
    (&_S497)->number_13 = number_14;
    return _S497;
}

__device__ uint shifted_0(uint word_7, int by_3)
{
    uint _S498;
    if(by_3 >= int(0))
    {
        _S498 = word_7 << uint(by_3);
    }
    else
    {
        _S498 = word_7 >> uint(- by_3);
    }
    return _S498;
}

__device__ Line_0 shifted_line_0(uint at_32, int by_4)
{
    Line_0 line_4 = load_line_0(at_32);
    return Line_x24init_0(shifted_0(line_4.known_0, by_4), make_uint4 (shifted_0(line_4.bits_0.x, by_4), shifted_0(line_4.bits_0.y, by_4), shifted_0(line_4.bits_0.z, by_4), shifted_0(line_4.bits_0.w, by_4)));
}

__device__ __noinline__ Line_0 image_of_row_0(Machine_0 * m_46, GridView_0 * from_37, Mirror_0 * mirror_0, int row_29)
{
    Line_0 none_1 = Line_x24init_0(0U, make_uint4 (0U, 0U, 0U, 0U));
    int _S499 = mirror_0->number_13;
    int line_5;
    int by_5;
    uint place_6;
    switch(mirror_0->kind_3)
    {
    case int(0):
        {
            line_5 = _S499 - row_29;
            place_6 = 0U;
            by_5 = int(0);
            break;
        }
    case int(1):
        {
            int _S500 = _S499 - int(31);
            line_5 = row_29;
            place_6 = 320U;
            by_5 = _S500;
            break;
        }
    case int(2):
        {
            int _S501 = - _S499;
            line_5 = row_29 - _S499;
            place_6 = 160U;
            by_5 = _S501;
            break;
        }
    default:
        {
            int _S502 = _S499 - int(31);
            line_5 = _S499 - row_29;
            place_6 = 480U;
            by_5 = _S502;
            break;
        }
    }
    bool _S503;
    if(line_5 < int(0))
    {
        _S503 = true;
    }
    else
    {
        _S503 = line_5 > int(31);
    }
    if(_S503)
    {
        return none_1;
    }
    return shifted_line_0(m_46->scratch_1 + place_6 + uint(line_5) * 5U, by_5);
}

__device__ uint Line_common_0(Line_0 * this_16, Line_0 * other_3)
{
    return (this_16->known_0) & (other_3->known_0);
}

__device__ __noinline__ int support_0(Machine_0 * m_47, GridView_0 * from_38, Mirror_0 * mirror_1)
{
    int row_30 = int(0);
    uint pairs_0 = 0U;
    for(;;)
    {
        if(row_30 < int(from_38->height_0))
        {
        }
        else
        {
            break;
        }
        int _S504 = mirror_1->kind_3;
        bool _S505;
        if((mirror_1->kind_3) == int(0))
        {
            _S505 = (int(2) * row_30) >= (mirror_1->number_13);
        }
        else
        {
            _S505 = false;
        }
        if(_S505)
        {
            break;
        }
        Line_0 own_7 = load_line_0(m_47->scratch_1 + uint(row_30) * 5U);
        Line_0 _S506 = image_of_row_0(m_47, from_38, mirror_1, row_30);
        Line_0 _S507 = own_7;
        Line_0 _S508 = _S506;
        bool _S509 = Line_contradicts_0(&_S507, &_S508);
        if(_S509)
        {
            return int(-1);
        }
        Line_0 _S510 = own_7;
        Line_0 _S511 = _S506;
        uint _S512 = Line_common_0(&_S510, &_S511);
        int middle_0;
        switch(_S504)
        {
        case int(0):
            {
                middle_0 = int(-1);
                break;
            }
        case int(1):
            {
                int _S513 = mirror_1->number_13;
                if(((mirror_1->number_13) & int(1)) == int(0))
                {
                    middle_0 = _S513 / int(2);
                }
                else
                {
                    middle_0 = int(-1);
                }
                break;
            }
        case int(2):
            {
                middle_0 = row_30 - mirror_1->number_13;
                break;
            }
        default:
            {
                middle_0 = mirror_1->number_13 - row_30;
                break;
            }
        }
        bool _S514;
        if(middle_0 >= int(0))
        {
            _S514 = middle_0 < int(32);
        }
        else
        {
            _S514 = false;
        }
        uint common_0;
        if(_S514)
        {
            common_0 = _S512 & (~(1U << uint(middle_0)));
        }
        else
        {
            common_0 = _S512;
        }
        uint pairs_1 = pairs_0 + (U32_countbits((common_0)));
        row_30 = row_30 + int(1);
        pairs_0 = pairs_1;
    }
    if((mirror_1->kind_3) == int(0))
    {
        pairs_0 = 2U * pairs_0;
    }
    return int(pairs_0);
}

__device__ __noinline__ bool best_mirror_0(Machine_0 * m_48, GridView_0 * from_39, int kind_5, int first_5, int last_1, int least_0, Mirror_0 * best_1)
{
    bool _S515 = kind_5 == int(0);
    uint _S516;
    if(_S515)
    {
        _S516 = from_39->height_0;
    }
    else
    {
        _S516 = from_39->width_0;
    }
    int _S517 = int(_S516);
    int most_1 = int(0);
    int number_15 = first_5;
    for(;;)
    {
        if(number_15 <= last_1)
        {
        }
        else
        {
            break;
        }
        Mirror_0 mirror_2 = Mirror_x24init_0(kind_5, number_15);
        bool _S518;
        if(_S515)
        {
            _S518 = true;
        }
        else
        {
            _S518 = kind_5 == int(1);
        }
        if(_S518)
        {
            int beside_0 = (I32_min((number_15), (int(2) * _S517 - int(2) - number_15))) + int(1);
            uint _S519 = GridView_area_0(from_39);
            if((beside_0 * int(_S519)) < (least_0 * _S517))
            {
                number_15 = number_15 + int(1);
                continue;
            }
        }
        Mirror_0 _S520 = mirror_2;
        int _S521 = support_0(m_48, from_39, &_S520);
        bool _S522;
        if(_S521 >= (I32_max((least_0), (int(1)))))
        {
            _S522 = _S521 > most_1;
        }
        else
        {
            _S522 = false;
        }
        int most_2;
        if(_S522)
        {
            *best_1 = mirror_2;
            most_2 = _S521;
        }
        else
        {
            most_2 = most_1;
        }
        most_1 = most_2;
        number_15 = number_15 + int(1);
    }
    return most_1 > int(0);
}

__device__ bool tells_0(Machine_0 * m_49, GridView_0 * from_40, Mirror_0 * mirror_3)
{
    int row_31 = int(0);
    for(;;)
    {
        if(row_31 < int(from_40->height_0))
        {
        }
        else
        {
            break;
        }
        Line_0 _S523 = image_of_row_0(m_49, from_40, mirror_3, row_31);
        if((((_S523.known_0) & (~word_at_0(m_49->scratch_1 + uint(row_31) * 5U))) & (lowest_0(from_40->width_0))) != 0U)
        {
            return true;
        }
        row_31 = row_31 + int(1);
    }
    return false;
}

__device__ __noinline__ bool fill_by_mirror_0(GridView_0 * from_41, uint out_7, int unknown_4, Mirror_0 * mirror_4)
{
    uint _S524 = (uint(unknown_4) & 255U) * 16843009U;
    int _S525 = int(from_41->height_0);
    int _S526 = int(from_41->width_0);
    int _S527 = mirror_4->number_13;
    bool changed_5 = false;
    int row_32 = int(0);
    for(;;)
    {
        if(row_32 < _S525)
        {
        }
        else
        {
            break;
        }
        bool changed_6 = changed_5;
        int column_13 = int(0);
        for(;;)
        {
            if(column_13 < _S526)
            {
            }
            else
            {
                break;
            }
            uint at_33 = uint(row_32 * _S526 + column_13);
            uint _S528 = at_33 & 3U;
            uint found_3 = (zero_bytes_0((word_at_0(out_7 + (at_33 >> int(2)))) ^ _S524)) >> (8U * _S528);
            if(found_3 == 0U)
            {
                column_13 = column_13 + (int(4) - int(_S528));
                continue;
            }
            uint ahead_0 = (U32_firstbitlow((found_3))) >> int(3);
            uint at_34 = at_33 + ahead_0;
            int column_14 = column_13 + int(ahead_0);
            if(column_14 >= _S526)
            {
                break;
            }
            int i_18;
            int j_2;
            switch(mirror_4->kind_3)
            {
            case int(0):
                {
                    i_18 = _S527 - row_32;
                    j_2 = column_14;
                    break;
                }
            case int(1):
                {
                    int _S529 = _S527 - column_14;
                    i_18 = row_32;
                    j_2 = _S529;
                    break;
                }
            case int(2):
                {
                    int _S530 = row_32 - _S527;
                    i_18 = column_14 + _S527;
                    j_2 = _S530;
                    break;
                }
            default:
                {
                    int _S531 = _S527 - row_32;
                    i_18 = _S527 - column_14;
                    j_2 = _S531;
                    break;
                }
            }
            int column_15 = column_14 + int(1);
            bool _S532;
            if(i_18 < int(0))
            {
                _S532 = true;
            }
            else
            {
                _S532 = j_2 < int(0);
            }
            bool _S533;
            if(_S532)
            {
                _S533 = true;
            }
            else
            {
                _S533 = i_18 >= _S525;
            }
            bool _S534;
            if(_S533)
            {
                _S534 = true;
            }
            else
            {
                _S534 = j_2 >= _S526;
            }
            if(_S534)
            {
                column_13 = column_15;
                continue;
            }
            int cell_5 = cell_at_0(out_7, uint(i_18 * _S526 + j_2));
            if(cell_5 != unknown_4)
            {
                put_cell_0(out_7, at_34, cell_5);
                changed_6 = true;
            }
            column_13 = column_15;
        }
        int row_33 = row_32 + int(1);
        changed_5 = changed_6;
        row_32 = row_33;
    }
    return changed_5;
}

__device__ __noinline__ void op_mend_mirror_0(Machine_0 * m_50, uint grid_14, uint missing_1)
{
    bool changed_7;
    GridView_0 from_42 = whole_0(m_50, grid_14, 2U);
    Machine_0 _S535 = *m_50;
    bool _S536 = failed_0(&_S535);
    if(_S536)
    {
        return;
    }
    int unknown_5 = colour_view_0(m_50, missing_1);
    GridView_0 _S537 = from_42;
    uint _S538 = GridView_area_0(&_S537);
    spend_0(m_50, _S538 * 2U * (from_42.height_0 + from_42.width_0));
    Machine_0 _S539 = *m_50;
    bool _S540 = failed_0(&_S539);
    if(_S540)
    {
        return;
    }
    GridView_0 _S541 = from_42;
    bool _S542 = has_colour_0(&_S541, unknown_5);
    if(!_S542)
    {
        fail_0(m_50, 25U);
        return;
    }
    uint _S543 = uint(unknown_5);
    bool any_2;
    if(_S543 > 15U)
    {
        any_2 = true;
    }
    else
    {
        any_2 = (from_42.height_0) > 32U;
    }
    if(any_2)
    {
        any_2 = true;
    }
    else
    {
        any_2 = (from_42.width_0) > 32U;
    }
    if(any_2)
    {
        fail_0(m_50, 254U);
        return;
    }
    GridView_0 _S544 = from_42;
    mirror_lines_0(m_50, &_S544, _S543);
    Machine_0 _S545 = *m_50;
    bool _S546 = failed_0(&_S545);
    if(_S546)
    {
        return;
    }
    int h_0 = int(from_42.height_0);
    int w_2 = int(from_42.width_0);
    int _S547 = h_0 * w_2 / int(3);
    FixedArray<Mirror_0, 4>  mirrors_0;
    FixedArray<bool, 4>  sound_0;
    any_2 = false;
    uint i_19 = 0U;
    for(;;)
    {
        if(i_19 < 4U)
        {
        }
        else
        {
            break;
        }
        bool _S548 = i_19 == 0U;
        int kind_6;
        if(_S548)
        {
            kind_6 = int(0);
        }
        else
        {
            if(i_19 == 1U)
            {
                kind_6 = int(1);
            }
            else
            {
                if(i_19 == 2U)
                {
                    kind_6 = int(2);
                }
                else
                {
                    kind_6 = int(3);
                }
            }
        }
        int first_6;
        if(i_19 < 2U)
        {
            first_6 = int(0);
        }
        else
        {
            if(i_19 == 2U)
            {
                first_6 = int(-2);
            }
            else
            {
                first_6 = (I32_max(((I32_min((h_0), (w_2))) - int(3)), (int(0))));
            }
        }
        int last_2;
        if(_S548)
        {
            last_2 = int(2) * h_0 - int(2);
        }
        else
        {
            if(i_19 == 1U)
            {
                last_2 = int(2) * w_2 - int(2);
            }
            else
            {
                if(i_19 == 2U)
                {
                    last_2 = int(2);
                }
                else
                {
                    last_2 = (I32_max((h_0), (w_2))) + int(1);
                }
            }
        }
        Mirror_0 best_2 = Mirror_x24init_0(kind_6, int(0));
        Machine_0 _S549 = *m_50;
        GridView_0 _S550 = from_42;
        bool _S551 = best_mirror_0(&_S549, &_S550, kind_6, first_6, last_2, _S547, &best_2);
        sound_0[i_19] = _S551;
        mirrors_0[i_19] = best_2;
        if(any_2)
        {
            any_2 = true;
        }
        else
        {
            if(sound_0[i_19])
            {
                Machine_0 _S552 = *m_50;
                GridView_0 _S553 = from_42;
                Mirror_0 _S554 = best_2;
                bool _S555 = tells_0(&_S552, &_S553, &_S554);
                changed_7 = _S555;
            }
            else
            {
                changed_7 = false;
            }
            any_2 = changed_7;
        }
        i_19 = i_19 + 1U;
    }
    if(!any_2)
    {
        fail_0(m_50, 25U);
    }
    spend_0(m_50, _S538 * 24U);
    Machine_0 _S556 = *m_50;
    bool _S557 = failed_0(&_S556);
    if(_S557)
    {
        return;
    }
    GridView_0 _S558 = from_42;
    uint _S559 = edit_grid_0(m_50, &_S558);
    if(_S559 == 0U)
    {
        return;
    }
    uint round_0 = 0U;
    for(;;)
    {
        if(round_0 < 4U)
        {
        }
        else
        {
            break;
        }
        changed_7 = false;
        i_19 = 0U;
        for(;;)
        {
            if(i_19 < 4U)
            {
            }
            else
            {
                break;
            }
            if(sound_0[i_19])
            {
                GridView_0 _S560 = from_42;
                Mirror_0 _S561 = mirrors_0[i_19];
                bool _S562 = fill_by_mirror_0(&_S560, _S559, unknown_5, &_S561);
                any_2 = _S562;
            }
            else
            {
                any_2 = false;
            }
            if(any_2)
            {
                changed_7 = true;
            }
            i_19 = i_19 + 1U;
        }
        if(!changed_7)
        {
            break;
        }
        round_0 = round_0 + 1U;
    }
    return;
}

__device__ __noinline__ void op_complete_mirror_0(Machine_0 * m_51, uint grid_15, uint number_16)
{
    GridView_0 from_43 = whole_0(m_51, grid_15, 8U);
    Machine_0 _S563 = *m_51;
    bool _S564 = failed_0(&_S563);
    if(_S564)
    {
        return;
    }
    uint k_17 = variant_0(m_51, number_16, int(5));
    Machine_0 _S565 = *m_51;
    bool _S566 = failed_0(&_S565);
    if(_S566)
    {
        return;
    }
    GridView_0 _S567 = from_43;
    uint _S568 = edit_grid_0(m_51, &_S567);
    if(_S568 == 0U)
    {
        return;
    }
    int _S569;
    if(k_17 == 0U)
    {
        _S569 = int(1);
    }
    else
    {
        if(k_17 == 1U)
        {
            _S569 = int(2);
        }
        else
        {
            if(k_17 == 2U)
            {
                _S569 = int(3);
            }
            else
            {
                if(k_17 == 3U)
                {
                    _S569 = int(4);
                }
                else
                {
                    _S569 = int(7);
                }
            }
        }
    }
    uint used_4 = uint(_S569);
    uint _S570 = (U32_countbits((used_4)));
    uint round_1 = 0U;
    for(;;)
    {
        if(round_1 < _S570)
        {
        }
        else
        {
            break;
        }
        bool changed_8 = false;
        uint i_20 = 0U;
        for(;;)
        {
            if(i_20 < 3U)
            {
            }
            else
            {
                break;
            }
            if((used_4 & (1U << i_20)) == 0U)
            {
                i_20 = i_20 + 1U;
                continue;
            }
            Mirror_0 mirror_5 = Mirror_x24init_0(int(2), int(0));
            if(i_20 == 0U)
            {
                (&mirror_5)->kind_3 = int(0);
                (&mirror_5)->number_13 = int(from_43.height_0) - int(1);
            }
            else
            {
                if(i_20 == 1U)
                {
                    (&mirror_5)->kind_3 = int(1);
                    (&mirror_5)->number_13 = int(from_43.width_0) - int(1);
                }
            }
            GridView_0 _S571 = from_43;
            Mirror_0 _S572 = mirror_5;
            bool _S573 = fill_by_mirror_0(&_S571, _S568, int(0), &_S572);
            bool changed_9;
            if(_S573)
            {
                changed_9 = true;
            }
            else
            {
                changed_9 = changed_8;
            }
            changed_8 = changed_9;
            i_20 = i_20 + 1U;
        }
        if(!changed_8)
        {
            break;
        }
        round_1 = round_1 + 1U;
    }
    return;
}

struct Fields_0
{
    uint rows_2;
    uint columns_4;
    uint at_35;
};

__device__ __noinline__ uint between_2(uint lines_0, uint length_1, uint colour_7, uint stretches_0)
{
    uint start_13 = 0U;
    uint at_36 = 0U;
    uint count_14 = 0U;
    for(;;)
    {
        if(at_36 <= length_1)
        {
        }
        else
        {
            break;
        }
        bool _S574;
        if(at_36 < length_1)
        {
            _S574 = (word_at_0(lines_0 + at_36)) != colour_7;
        }
        else
        {
            _S574 = false;
        }
        if(_S574)
        {
            at_36 = at_36 + 1U;
            continue;
        }
        uint count_15;
        if(at_36 > start_13)
        {
            if(stretches_0 != 0U)
            {
                *(&(globalParams_0->arena_0)[stretches_0 + count_14]) = start_13 | (at_36 << int(16));
            }
            count_15 = count_14 + 1U;
        }
        else
        {
            count_15 = count_14;
        }
        start_13 = at_36 + 1U;
        count_14 = count_15;
        at_36 = at_36 + 1U;
    }
    return count_14;
}

__device__ __noinline__ Fields_0 find_fields_0(Machine_0 * m_52, GridView_0 * from_44, uint offset_0)
{
    bool _S575;
    bool _S576;
    uint column_16;
    uint most_3;
    uint best_3;
    uint _S577;
    uint _S578;
    Fields_0 fields_0;
    (&fields_0)->rows_2 = 0U;
    (&fields_0)->columns_4 = 0U;
    (&fields_0)->at_35 = m_52->scratch_1 + offset_0;
    uint _S579 = GridView_area_0(from_44);
    spend_0(m_52, _S579);
    Machine_0 _S580 = *m_52;
    bool _S581 = failed_0(&_S580);
    if(_S581)
    {
        return fields_0;
    }
    uint _S582 = from_44->height_0;
    bool odd_2;
    if((from_44->height_0) > 64U)
    {
        odd_2 = true;
    }
    else
    {
        odd_2 = (from_44->width_0) > 64U;
    }
    if(odd_2)
    {
        fail_0(m_52, 254U);
        return fields_0;
    }
    odd_2 = false;
    uint row_34 = 0U;
    uint seen_1 = 0U;
    for(;;)
    {
        if(row_34 < _S582)
        {
        }
        else
        {
            break;
        }
        int _S583 = GridView_at_0(from_44, row_34, 0U);
        column_16 = 1U;
        for(;;)
        {
            _S577 = from_44->width_0;
            if(column_16 < (from_44->width_0))
            {
                int _S584 = GridView_at_0(from_44, row_34, column_16);
                _S575 = _S584 == _S583;
            }
            else
            {
                _S575 = false;
            }
            if(_S575)
            {
            }
            else
            {
                break;
            }
            column_16 = column_16 + 1U;
        }
        bool one_0 = column_16 == _S577;
        uint * _S585 = (&(globalParams_0->arena_0)[(&fields_0)->at_35 + row_34]);
        if(one_0)
        {
            most_3 = uint(_S583) & 255U;
        }
        else
        {
            most_3 = 255U;
        }
        *_S585 = most_3;
        if(odd_2)
        {
            odd_2 = true;
        }
        else
        {
            if(one_0)
            {
                _S576 = uint(_S583) > 15U;
            }
            else
            {
                _S576 = false;
            }
            odd_2 = _S576;
        }
        if(one_0)
        {
            best_3 = 1U << (uint(_S583) & 15U);
        }
        else
        {
            best_3 = 0U;
        }
        uint seen_2 = seen_1 | best_3;
        row_34 = row_34 + 1U;
        seen_1 = seen_2;
    }
    column_16 = 0U;
    for(;;)
    {
        _S578 = from_44->width_0;
        if(column_16 < (from_44->width_0))
        {
        }
        else
        {
            break;
        }
        int _S586 = GridView_at_0(from_44, 0U, column_16);
        row_34 = 1U;
        for(;;)
        {
            if(row_34 < _S582)
            {
                int _S587 = GridView_at_0(from_44, row_34, column_16);
                _S575 = _S587 == _S586;
            }
            else
            {
                _S575 = false;
            }
            if(_S575)
            {
            }
            else
            {
                break;
            }
            row_34 = row_34 + 1U;
        }
        bool one_1 = row_34 == _S582;
        uint * _S588 = (&(globalParams_0->arena_0)[(&fields_0)->at_35 + 64U + column_16]);
        if(one_1)
        {
            most_3 = uint(_S586) & 255U;
        }
        else
        {
            most_3 = 255U;
        }
        *_S588 = most_3;
        if(odd_2)
        {
            odd_2 = true;
        }
        else
        {
            if(one_1)
            {
                _S576 = uint(_S586) > 15U;
            }
            else
            {
                _S576 = false;
            }
            odd_2 = _S576;
        }
        if(one_1)
        {
            best_3 = 1U << (uint(_S586) & 15U);
        }
        else
        {
            best_3 = 0U;
        }
        uint seen_3 = seen_1 | best_3;
        column_16 = column_16 + 1U;
        seen_1 = seen_3;
    }
    if(odd_2)
    {
        fail_0(m_52, 254U);
        return fields_0;
    }
    most_3 = 1U;
    best_3 = 255U;
    uint next_3 = 1U;
    for(;;)
    {
        if(next_3 <= 16U)
        {
        }
        else
        {
            break;
        }
        uint colour_8 = next_3 & 15U;
        if((seen_1 & (1U << colour_8)) == 0U)
        {
            odd_2 = true;
        }
        else
        {
            if(colour_8 == 0U)
            {
                odd_2 = most_3 > 1U;
            }
            else
            {
                odd_2 = false;
            }
        }
        if(odd_2)
        {
            next_3 = next_3 + 1U;
            continue;
        }
        uint _S589 = between_2((&fields_0)->at_35, _S582, colour_8, 0U);
        uint _S590 = between_2((&fields_0)->at_35 + 64U, _S578, colour_8, 0U);
        uint count_16 = _S589 * _S590;
        uint most_4;
        uint best_4;
        if(count_16 > most_3)
        {
            most_4 = count_16;
            best_4 = colour_8;
        }
        else
        {
            most_4 = most_3;
            best_4 = best_3;
        }
        most_3 = most_4;
        best_3 = best_4;
        next_3 = next_3 + 1U;
    }
    if(best_3 == 255U)
    {
        fail_0(m_52, 25U);
        return fields_0;
    }
    uint _S591 = between_2((&fields_0)->at_35, _S582, best_3, (&fields_0)->at_35 + 128U);
    (&fields_0)->rows_2 = _S591;
    uint _S592 = between_2((&fields_0)->at_35 + 64U, _S578, best_3, (&fields_0)->at_35 + 192U);
    (&fields_0)->columns_4 = _S592;
    return fields_0;
}

__device__ uint Fields_count_0(Fields_0 * this_17)
{
    return this_17->rows_2 * this_17->columns_4;
}

__device__ uint2  Fields_stretch_of_rows_0(Fields_0 * this_18, uint i_21)
{
    uint packed_1 = word_at_0(this_18->at_35 + 128U + i_21);
    return make_uint2 (packed_1 & 65535U, packed_1 >> int(16));
}

__device__ uint2  Fields_stretch_of_columns_0(Fields_0 * this_19, uint i_22)
{
    uint packed_2 = word_at_0(this_19->at_35 + 192U + i_22);
    return make_uint2 (packed_2 & 65535U, packed_2 >> int(16));
}

__device__ Span_0 Fields_span_0(Fields_0 * this_20, uint i_23)
{
    uint _S593 = this_20->columns_4;
    uint _S594 = i_23 / this_20->columns_4;
    uint2  _S595 = Fields_stretch_of_rows_0(this_20, _S594);
    uint _S596 = i_23 % _S593;
    uint2  _S597 = Fields_stretch_of_columns_0(this_20, _S596);
    return Span_x24init_0(_S595.x, _S595.y, _S597.x, _S597.y);
}

__device__ uint Span_height_0(Span_0 * this_21)
{
    return this_21->bottom_0 - this_21->top_0;
}

__device__ __noinline__ int main_colour_0(Machine_0 * m_53, GridView_0 * from_45, Span_0 * span_1)
{
    uint column_17;
    FixedArray<uint, 16>  counts_0;
    uint colour_9 = 0U;
    for(;;)
    {
        if(colour_9 < 16U)
        {
        }
        else
        {
            break;
        }
        counts_0[colour_9] = 0U;
        colour_9 = colour_9 + 1U;
    }
    uint row_35 = span_1->top_0;
    for(;;)
    {
        if(row_35 < (span_1->bottom_0))
        {
        }
        else
        {
            break;
        }
        column_17 = span_1->left_2;
        for(;;)
        {
            if(column_17 < (span_1->right_3))
            {
            }
            else
            {
                break;
            }
            int _S598 = GridView_at_0(from_45, row_35, column_17);
            uint cell_6 = uint(_S598);
            if(cell_6 > 15U)
            {
                fail_0(m_53, 254U);
            }
            counts_0[cell_6 & 15U] = counts_0[cell_6 & 15U] + 1U;
            column_17 = column_17 + 1U;
        }
        row_35 = row_35 + 1U;
    }
    column_17 = 0U;
    uint best_5 = 0U;
    colour_9 = 1U;
    for(;;)
    {
        if(colour_9 < 16U)
        {
        }
        else
        {
            break;
        }
        if((counts_0[colour_9]) > column_17)
        {
            column_17 = counts_0[colour_9];
            best_5 = colour_9;
        }
        colour_9 = colour_9 + 1U;
    }
    return int(best_5);
}

__device__ __noinline__ void op_fill_fields_0(Machine_0 * m_54, uint grid_16, uint number_17)
{
    uint filled_3;
    uint row_36;
    uint column_18;
    bool _S599;
    GridView_0 from_46 = whole_0(m_54, grid_16, 6U);
    uint k_18 = variant_0(m_54, number_17, int(5));
    Machine_0 _S600 = *m_54;
    bool _S601 = failed_0(&_S600);
    if(_S601)
    {
        return;
    }
    GridView_0 _S602 = from_46;
    Fields_0 _S603 = find_fields_0(m_54, &_S602, 4096U);
    GridView_0 _S604 = from_46;
    uint _S605 = GridView_area_0(&_S604);
    bool _S606 = k_18 == 0U;
    int full_0;
    if(_S606)
    {
        full_0 = int(7);
    }
    else
    {
        full_0 = int(2);
    }
    spend_0(m_54, _S605 * uint(full_0) / 8U);
    Machine_0 _S607 = *m_54;
    bool _S608 = failed_0(&_S607);
    if(_S608)
    {
        return;
    }
    uint _S609 = m_54->scratch_1 + 1024U;
    uint _S610 = m_54->scratch_1;
    Fields_0 _S611 = _S603;
    uint _S612 = Fields_count_0(&_S611);
    uint most_5 = 0U;
    uint least_1 = 4294967295U;
    uint height_2 = 0U;
    uint width_2 = 0U;
    uint fullest_0 = 0U;
    uint i_24 = 0U;
    for(;;)
    {
        if(i_24 < _S612)
        {
        }
        else
        {
            break;
        }
        Fields_0 _S613 = _S603;
        Span_0 _S614 = Fields_span_0(&_S613, i_24);
        row_36 = _S614.top_0;
        filled_3 = 0U;
        for(;;)
        {
            if(row_36 < (_S614.bottom_0))
            {
            }
            else
            {
                break;
            }
            column_18 = _S614.left_2;
            for(;;)
            {
                if(column_18 < (_S614.right_3))
                {
                }
                else
                {
                    break;
                }
                GridView_0 _S615 = from_46;
                int _S616 = GridView_at_0(&_S615, row_36, column_18);
                if(_S616 != int(0))
                {
                    full_0 = int(1);
                }
                else
                {
                    full_0 = int(0);
                }
                uint filled_4 = filled_3 + uint(full_0);
                column_18 = column_18 + 1U;
                filled_3 = filled_4;
            }
            row_36 = row_36 + 1U;
        }
        *(&(globalParams_0->arena_0)[_S609 + i_24]) = filled_3;
        if(i_24 == 0U)
        {
            _S599 = true;
        }
        else
        {
            _S599 = filled_3 > most_5;
        }
        if(_S599)
        {
            most_5 = filled_3;
            fullest_0 = i_24;
        }
        uint _S617 = (U32_min((least_1), (filled_3)));
        Span_0 _S618 = _S614;
        uint _S619 = Span_height_0(&_S618);
        uint _S620 = (U32_max((height_2), (_S619)));
        Span_0 _S621 = _S614;
        uint _S622 = Span_width_0(&_S621);
        uint _S623 = (U32_max((width_2), (_S622)));
        uint i_25 = i_24 + 1U;
        least_1 = _S617;
        height_2 = _S620;
        width_2 = _S623;
        i_24 = i_25;
    }
    bool _S624 = k_18 < 2U;
    if(_S624)
    {
        i_24 = 0U;
        for(;;)
        {
            if(i_24 < (height_2 * width_2))
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[_S610 + i_24]) = 0U;
            i_24 = i_24 + 1U;
        }
        if(_S606)
        {
            filled_3 = 0U;
        }
        else
        {
            filled_3 = fullest_0;
        }
        if(_S606)
        {
            height_2 = _S612;
        }
        else
        {
            height_2 = fullest_0 + 1U;
        }
        i_24 = filled_3;
        for(;;)
        {
            if(i_24 < height_2)
            {
            }
            else
            {
                break;
            }
            Fields_0 _S625 = _S603;
            Span_0 _S626 = Fields_span_0(&_S625, i_24);
            row_36 = _S626.top_0;
            for(;;)
            {
                if(row_36 < (_S626.bottom_0))
                {
                }
                else
                {
                    break;
                }
                column_18 = _S626.left_2;
                for(;;)
                {
                    if(column_18 < (_S626.right_3))
                    {
                    }
                    else
                    {
                        break;
                    }
                    uint at_37 = _S610 + (row_36 - _S626.top_0) * width_2 + column_18 - _S626.left_2;
                    if((word_at_0(at_37)) == 0U)
                    {
                        uint * _S627 = (&(globalParams_0->arena_0)[at_37]);
                        GridView_0 _S628 = from_46;
                        int _S629 = GridView_at_0(&_S628, row_36, column_18);
                        *_S627 = uint(_S629);
                    }
                    column_18 = column_18 + 1U;
                }
                row_36 = row_36 + 1U;
            }
            i_24 = i_24 + 1U;
        }
    }
    GridView_0 _S630 = from_46;
    uint _S631 = edit_grid_0(m_54, &_S630);
    if(_S631 == 0U)
    {
        return;
    }
    i_24 = 0U;
    for(;;)
    {
        if(i_24 < _S612)
        {
        }
        else
        {
            break;
        }
        Fields_0 _S632 = _S603;
        Span_0 _S633 = Fields_span_0(&_S632, i_24);
        uint filled_5 = word_at_0(_S609 + i_24);
        if(k_18 == 2U)
        {
            _S599 = true;
        }
        else
        {
            if(k_18 == 3U)
            {
                _S599 = filled_5 == most_5;
            }
            else
            {
                _S599 = false;
            }
        }
        bool _S634;
        if(_S599)
        {
            _S634 = true;
        }
        else
        {
            if(k_18 == 4U)
            {
                _S634 = filled_5 == least_1;
            }
            else
            {
                _S634 = false;
            }
        }
        if(_S634)
        {
            GridView_0 _S635 = from_46;
            Span_0 _S636 = _S633;
            int _S637 = main_colour_0(m_54, &_S635, &_S636);
            full_0 = _S637;
        }
        else
        {
            full_0 = int(0);
        }
        row_36 = _S633.top_0;
        for(;;)
        {
            if(row_36 < (_S633.bottom_0))
            {
            }
            else
            {
                break;
            }
            column_18 = _S633.left_2;
            for(;;)
            {
                if(column_18 < (_S633.right_3))
                {
                }
                else
                {
                    break;
                }
                int cell_7;
                if(_S624)
                {
                    cell_7 = int(word_at_0(_S610 + (row_36 - _S633.top_0) * width_2 + column_18 - _S633.left_2));
                }
                else
                {
                    cell_7 = full_0;
                }
                put_cell_0(_S631, row_36 * from_46.width_0 + column_18, cell_7);
                column_18 = column_18 + 1U;
            }
            row_36 = row_36 + 1U;
        }
        i_24 = i_24 + 1U;
    }
    return;
}

__device__ uint2  cells_of_part_0(Machine_0 * m_55, uint part_7)
{
    uint starts_1 = m_55->scratch_1 + 6144U + part_7;
    uint _S638 = m_55->scratch_1 + 4096U;
    return make_uint2 (_S638 + word_at_0(starts_1), _S638 + word_at_0(starts_1 + 1U));
}

__device__ __noinline__ uint list_templates_0(Machine_0 * m_56, uint count_17)
{
    uint _S639 = m_56->scratch_1;
    uint _S640 = m_56->scratch_1 + 6144U;
    uint _S641 = m_56->scratch_1 + 6272U;
    uint most_6 = 2U;
    uint part_8 = 1U;
    for(;;)
    {
        if(part_8 <= count_17)
        {
        }
        else
        {
            break;
        }
        uint _S642 = (U32_max((most_6), ((U32_countbits((word_at_0(_S641 + part_8)))))));
        uint part_9 = part_8 + 1U;
        most_6 = _S642;
        part_8 = part_9;
    }
    uint largest_0 = 0U;
    part_8 = 1U;
    for(;;)
    {
        if(part_8 <= count_17)
        {
        }
        else
        {
            break;
        }
        if((U32_countbits((word_at_0(_S641 + part_8)))) == most_6)
        {
            uint _S643 = _S640 + part_8;
            largest_0 = (U32_max((largest_0), (word_at_0(_S643 + 1U) - word_at_0(_S643))));
        }
        part_8 = part_8 + 1U;
    }
    part_8 = 1U;
    uint templates_0 = 0U;
    for(;;)
    {
        if(part_8 <= count_17)
        {
        }
        else
        {
            break;
        }
        uint _S644 = _S640 + part_8;
        uint size_1 = word_at_0(_S644 + 1U) - word_at_0(_S644);
        bool _S645;
        if((U32_countbits((word_at_0(_S641 + part_8)))) == most_6)
        {
            _S645 = (size_1 * 2U) > largest_0;
        }
        else
        {
            _S645 = false;
        }
        if(_S645)
        {
            *(&(globalParams_0->arena_0)[_S639 + 6400U + templates_0]) = part_8;
            templates_0 = templates_0 + 1U;
        }
        part_8 = part_8 + 1U;
    }
    return templates_0;
}

struct Turned_0
{
    uint size_2;
    FixedArray<uint, 17>  starts_2;
};

__device__ __noinline__ Turned_0 turn_part_0(Machine_0 * m_57, GridView_0 * from_47, uint part_10, uint symmetry_0)
{
    uint2  _S646 = cells_of_part_0(m_57, part_10);
    uint _S647 = m_57->scratch_1 + 7040U;
    Turned_0 turned_0;
    uint _S648 = _S646.y;
    uint _S649 = _S646.x;
    (&turned_0)->size_2 = _S648 - _S649;
    uint colour_10 = 0U;
    for(;;)
    {
        if(colour_10 < 17U)
        {
        }
        else
        {
            break;
        }
        (&turned_0)->starts_2[colour_10] = 0U;
        colour_10 = colour_10 + 1U;
    }
    uint k_19 = _S649;
    for(;;)
    {
        if(k_19 < _S648)
        {
        }
        else
        {
            break;
        }
        (&turned_0)->starts_2[cell_at_0(from_47->cells_0, (word_at_0(k_19)) & 4095U)] = (&turned_0)->starts_2[cell_at_0(from_47->cells_0, (word_at_0(k_19)) & 4095U)] + 1U;
        k_19 = k_19 + 1U;
    }
    colour_10 = 1U;
    for(;;)
    {
        if(colour_10 < 17U)
        {
        }
        else
        {
            break;
        }
        (&turned_0)->starts_2[colour_10] = (&turned_0)->starts_2[colour_10] + (&turned_0)->starts_2[colour_10 - 1U];
        colour_10 = colour_10 + 1U;
    }
    k_19 = _S649;
    for(;;)
    {
        if(k_19 < _S648)
        {
        }
        else
        {
            break;
        }
        uint packed_3 = word_at_0(k_19);
        int i_26 = int((packed_3 >> int(12)) & 1023U);
        int j_3 = int(packed_3 >> int(22));
        bool _S650 = (symmetry_0 & 4U) != 0U;
        int row_37;
        if(_S650)
        {
            row_37 = j_3;
        }
        else
        {
            row_37 = i_26;
        }
        int column_19;
        if(_S650)
        {
            column_19 = i_26;
        }
        else
        {
            column_19 = j_3;
        }
        int row_38;
        if((symmetry_0 & 1U) != 0U)
        {
            row_38 = - row_37;
        }
        else
        {
            row_38 = row_37;
        }
        int column_20;
        if((symmetry_0 & 2U) != 0U)
        {
            column_20 = - column_19;
        }
        else
        {
            column_20 = column_19;
        }
        uint colour_11 = uint(cell_at_0(from_47->cells_0, packed_3 & 4095U));
        uint _S651 = (&turned_0)->starts_2[colour_11] - 1U;
        (&turned_0)->starts_2[colour_11] = _S651;
        *(&(globalParams_0->arena_0)[_S647 + _S651]) = (uint(row_38 + int(128)) | (uint(column_20 + int(128)) << int(8))) | (colour_11 << int(16));
        k_19 = k_19 + 1U;
    }
    return turned_0;
}

__device__ int Turned_row_0(uint cell_8)
{
    return int(cell_8 & 255U) - int(128);
}

__device__ int Turned_column_0(uint cell_9)
{
    return int((cell_9 >> int(8)) & 255U) - int(128);
}

__device__ bool is_inside_0(GridView_0 * from_48, int i_27, int j_4)
{
    bool _S652;
    if(i_27 >= int(0))
    {
        _S652 = j_4 >= int(0);
    }
    else
    {
        _S652 = false;
    }
    if(_S652)
    {
        _S652 = i_27 < int(from_48->height_0);
    }
    else
    {
        _S652 = false;
    }
    if(_S652)
    {
        _S652 = j_4 < int(from_48->width_0);
    }
    else
    {
        _S652 = false;
    }
    return _S652;
}

__device__ int Turned_colour_0(uint cell_10)
{
    return int(cell_10 >> int(16));
}

__device__ __noinline__ int in_common_0(Machine_0 * m_58, GridView_0 * from_49, uint cells_11, uint size_3, int down_1, int right_5)
{
    uint k_20 = 0U;
    int common_1 = int(0);
    for(;;)
    {
        if(k_20 < size_3)
        {
        }
        else
        {
            break;
        }
        uint _S653 = m_58->scratch_1;
        uint cell_11 = word_at_0(m_58->scratch_1 + 7040U + k_20);
        int i_28 = Turned_row_0(cell_11) + down_1;
        int j_5 = Turned_column_0(cell_11) + right_5;
        bool _S654 = is_inside_0(from_49, i_28, j_5);
        if(!_S654)
        {
            k_20 = k_20 + 1U;
            continue;
        }
        uint at_38 = uint(i_28 * int(from_49->width_0) + j_5);
        int there_2 = cell_at_0(cells_11, at_38);
        if(there_2 == int(0))
        {
            k_20 = k_20 + 1U;
            continue;
        }
        bool _S655;
        if(there_2 != (Turned_colour_0(cell_11)))
        {
            _S655 = true;
        }
        else
        {
            _S655 = (word_at_0(_S653 + at_38)) == 0U;
        }
        if(_S655)
        {
            return int(-1);
        }
        common_1 = common_1 + int(1);
        k_20 = k_20 + 1U;
    }
    return common_1;
}

__device__ __noinline__ uint list_asked_0(Machine_0 * m_59, GridView_0 * from_50, uint number_18, uint symmetry_1, uint marks_0, uint asked_0)
{
    bool _S656;
    uint _S657 = word_at_0(m_59->scratch_1 + 6400U + number_18);
    Machine_0 _S658 = *m_59;
    Turned_0 _S659 = turn_part_0(&_S658, from_50, _S657, symmetry_1);
    int top_3 = int(256);
    int bottom_2 = int(-256);
    int left_5 = int(256);
    int right_6 = int(-256);
    uint k_21 = 0U;
    for(;;)
    {
        if(k_21 < (_S659.size_2))
        {
        }
        else
        {
            break;
        }
        uint cell_12 = word_at_0(m_59->scratch_1 + 7040U + k_21);
        int _S660 = Turned_row_0(cell_12);
        int _S661 = (I32_min((top_3), (_S660)));
        int _S662 = (I32_max((bottom_2), (_S660)));
        int _S663 = Turned_column_0(cell_12);
        int _S664 = (I32_min((left_5), (_S663)));
        int _S665 = (I32_max((right_6), (_S663)));
        uint k_22 = k_21 + 1U;
        top_3 = _S661;
        bottom_2 = _S662;
        left_5 = _S664;
        right_6 = _S665;
        k_21 = k_22;
    }
    int width_3 = int(from_50->width_0) + right_6 - left_5;
    uint _S666 = uint((int(from_50->height_0) + bottom_2 - top_3) * width_3 + int(31)) / 32U;
    uint _S667 = m_59->scratch_1 + 6528U;
    uint _S668 = m_59->scratch_1 + 6784U;
    uint i_29 = 0U;
    for(;;)
    {
        if(i_29 < _S666)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S667 + i_29]) = 0U;
        *(&(globalParams_0->arena_0)[_S668 + i_29]) = 0U;
        i_29 = i_29 + 1U;
    }
    i_29 = 0U;
    for(;;)
    {
        if(i_29 < marks_0)
        {
        }
        else
        {
            break;
        }
        uint mark_0 = word_at_0(m_59->scratch_1 + 5120U + i_29);
        uint hue_3 = uint(cell_at_0(from_50->cells_0, mark_0 & 4095U));
        uint _S669 = hue_3 + 1U;
        int _S670 = int((mark_0 >> int(12)) & 1023U) + bottom_2;
        int _S671 = int(mark_0 >> int(22)) + right_6;
        k_21 = _S659.starts_2[hue_3];
        for(;;)
        {
            if(k_21 < (_S659.starts_2[_S669]))
            {
            }
            else
            {
                break;
            }
            uint cell_13 = word_at_0(m_59->scratch_1 + 7040U + k_21);
            uint place_7 = uint((_S670 - Turned_row_0(cell_13)) * width_3 + _S671 - Turned_column_0(cell_13));
            uint bit_0 = 1U << (place_7 & 31U);
            if((_S659.starts_2[_S669] - _S659.starts_2[hue_3]) == 1U)
            {
                _S656 = true;
            }
            else
            {
                _S656 = ((word_at_0(_S667 + (place_7 >> int(5)))) & bit_0) != 0U;
            }
            if(_S656)
            {
                uint * _S672 = (&(globalParams_0->arena_0)[_S668 + (place_7 >> int(5))]);
                *_S672 = (*_S672) | bit_0;
            }
            else
            {
                uint * _S673 = (&(globalParams_0->arena_0)[_S667 + (place_7 >> int(5))]);
                *_S673 = (*_S673) | bit_0;
            }
            k_21 = k_21 + 1U;
        }
        i_29 = i_29 + 1U;
    }
    i_29 = 0U;
    k_21 = asked_0;
    for(;;)
    {
        if(i_29 < _S666)
        {
        }
        else
        {
            break;
        }
        uint rest_2 = word_at_0(_S668 + i_29);
        uint _S674 = k_21;
        for(;;)
        {
            if(rest_2 != 0U)
            {
            }
            else
            {
                break;
            }
            uint rest_3 = rest_2 & (rest_2 - 1U);
            int place_8 = int(32U * i_29 + (U32_firstbitlow((rest_2))));
            int _S675 = place_8 / width_3;
            int down_2 = _S675 - bottom_2;
            int _S676 = place_8 % width_3;
            int across_0 = _S676 - right_6;
            Machine_0 _S677 = *m_59;
            int _S678 = in_common_0(&_S677, from_50, from_50->cells_0, _S659.size_2, down_2, across_0);
            if(_S678 < int(0))
            {
                _S656 = true;
            }
            else
            {
                _S656 = _S678 >= int(_S659.size_2);
            }
            if(_S656)
            {
                rest_2 = rest_3;
                continue;
            }
            if(_S674 == 1536U)
            {
                fail_0(m_59, 254U);
                return _S674;
            }
            uint entry_0 = m_59->scratch_1 + 1024U + 2U * _S674;
            *(&(globalParams_0->arena_0)[entry_0]) = (uint(_S678) | (number_18 << int(16))) | (symmetry_1 << int(24));
            *(&(globalParams_0->arena_0)[entry_0 + 1U]) = uint(down_2 + int(16384)) | (uint(across_0 + int(16384)) << int(16));
            uint _S679 = _S674 + 1U;
            rest_2 = rest_3;
            _S674 = _S679;
        }
        i_29 = i_29 + 1U;
        k_21 = _S674;
    }
    return k_21;
}

__device__ void put_part_0(Machine_0 * m_60, GridView_0 * from_51, uint out_8, uint size_4, int down_3, int right_7)
{
    uint k_23 = 0U;
    for(;;)
    {
        if(k_23 < size_4)
        {
        }
        else
        {
            break;
        }
        uint _S680 = m_60->scratch_1;
        uint cell_14 = word_at_0(m_60->scratch_1 + 7040U + k_23);
        int i_30 = Turned_row_0(cell_14) + down_3;
        int j_6 = Turned_column_0(cell_14) + right_7;
        bool _S681 = is_inside_0(from_51, i_30, j_6);
        if(!_S681)
        {
            k_23 = k_23 + 1U;
            continue;
        }
        uint at_39 = uint(i_30 * int(from_51->width_0) + j_6);
        put_cell_0(out_8, at_39, Turned_colour_0(cell_14));
        *(&(globalParams_0->arena_0)[_S680 + at_39]) = 0U;
        k_23 = k_23 + 1U;
    }
    return;
}

__device__ void erase_part_0(Machine_0 * m_61, uint out_9, uint part_11)
{
    uint2  _S682 = cells_of_part_0(m_61, part_11);
    uint k_24 = _S682.x;
    for(;;)
    {
        if(k_24 < (_S682.y))
        {
        }
        else
        {
            break;
        }
        put_cell_0(out_9, (word_at_0(k_24)) & 4095U, int(0));
        k_24 = k_24 + 1U;
    }
    return;
}

__device__ __noinline__ void stamp_by_colours_0(Machine_0 * m_62, GridView_0 * from_52, uint count_18, uint symmetries_0, bool erases_0)
{
    uint k_25;
    uint _S683 = GridView_area_0(from_52);
    uint _S684 = usual_part_0(from_52, _S683 * _S683 * symmetries_0, 128U);
    spend_0(m_62, _S684);
    Machine_0 _S685 = *m_62;
    bool _S686 = failed_0(&_S685);
    if(_S686)
    {
        return;
    }
    uint _S687 = m_62->scratch_1;
    Machine_0 _S688 = *m_62;
    uint _S689 = list_templates_0(&_S688, count_18);
    uint at_40 = 0U;
    for(;;)
    {
        if(at_40 < _S683)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S687 + at_40]) = 1U;
        at_40 = at_40 + 1U;
    }
    uint number_19 = 0U;
    for(;;)
    {
        if(number_19 < _S689)
        {
        }
        else
        {
            break;
        }
        uint _S690 = word_at_0(m_62->scratch_1 + 6400U + number_19);
        Machine_0 _S691 = *m_62;
        uint2  _S692 = cells_of_part_0(&_S691, _S690);
        k_25 = _S692.x;
        for(;;)
        {
            if(k_25 < (_S692.y))
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[_S687 + ((word_at_0(k_25)) & 4095U)]) = 0U;
            k_25 = k_25 + 1U;
        }
        number_19 = number_19 + 1U;
    }
    uint marks_1;
    if(_S689 > 0U)
    {
        uint _S693 = list_cells_0(from_52, true, int(0), m_62->scratch_1 + 5120U);
        k_25 = 0U;
        marks_1 = 0U;
        for(;;)
        {
            if(k_25 < _S693)
            {
            }
            else
            {
                break;
            }
            uint mark_1 = word_at_0(m_62->scratch_1 + 5120U + k_25);
            if((word_at_0(_S687 + (mark_1 & 4095U))) != 0U)
            {
                *(&(globalParams_0->arena_0)[m_62->scratch_1 + 5120U + marks_1]) = mark_1;
                marks_1 = marks_1 + 1U;
            }
            k_25 = k_25 + 1U;
        }
    }
    else
    {
        marks_1 = 0U;
    }
    uint common_2;
    bool _S694;
    if(marks_1 > 0U)
    {
        k_25 = 0U;
        number_19 = 0U;
        for(;;)
        {
            if(number_19 < _S689)
            {
            }
            else
            {
                break;
            }
            common_2 = 0U;
            for(;;)
            {
                if(common_2 < symmetries_0)
                {
                    Machine_0 _S695 = *m_62;
                    bool _S696 = failed_0(&_S695);
                    _S694 = !_S696;
                }
                else
                {
                    _S694 = false;
                }
                if(_S694)
                {
                }
                else
                {
                    break;
                }
                uint _S697 = list_asked_0(m_62, from_52, number_19, common_2, marks_1, k_25);
                uint symmetry_2 = common_2 + 1U;
                k_25 = _S697;
                common_2 = symmetry_2;
            }
            number_19 = number_19 + 1U;
        }
    }
    else
    {
        k_25 = 0U;
    }
    if(k_25 == 0U)
    {
        fail_0(m_62, 25U);
    }
    spend_0(m_62, _S684 * 8U);
    Machine_0 _S698 = *m_62;
    bool _S699 = failed_0(&_S698);
    if(_S699)
    {
        return;
    }
    uint _S700 = edit_grid_0(m_62, from_52);
    if(_S700 == 0U)
    {
        return;
    }
    common_2 = 0U;
    uint i_31 = 0U;
    for(;;)
    {
        if(i_31 < k_25)
        {
        }
        else
        {
            break;
        }
        uint _S701 = (U32_max((common_2), ((word_at_0(m_62->scratch_1 + 1024U + 2U * i_31)) & 65535U)));
        uint i_32 = i_31 + 1U;
        common_2 = _S701;
        i_31 = i_32;
    }
    uint2  used_5 = make_uint2 (0U, 0U);
    uint turned_1 = 4294967295U;
    uint size_5 = 0U;
    for(;;)
    {
        uint next_4 = 0U;
        uint turned_2 = turned_1;
        uint size_6 = size_5;
        i_31 = 0U;
        for(;;)
        {
            if(i_31 < k_25)
            {
            }
            else
            {
                break;
            }
            uint entry_1 = m_62->scratch_1 + 1024U + 2U * i_31;
            uint own_8 = (word_at_0(entry_1)) & 65535U;
            if(own_8 < common_2)
            {
                next_4 = (U32_max((next_4), (own_8)));
            }
            if(own_8 != common_2)
            {
                i_31 = i_31 + 1U;
                continue;
            }
            uint number_20 = ((word_at_0(entry_1)) >> int(16)) & 255U;
            uint size_7;
            uint turned_3;
            if(turned_2 != ((word_at_0(entry_1)) >> int(16)))
            {
                uint _S702 = (word_at_0(entry_1)) >> int(16);
                uint _S703 = word_at_0(m_62->scratch_1 + 6400U + number_20);
                uint _S704 = (word_at_0(entry_1)) >> int(24);
                Machine_0 _S705 = *m_62;
                Turned_0 _S706 = turn_part_0(&_S705, from_52, _S703, _S704);
                size_7 = _S706.size_2;
                turned_3 = _S702;
            }
            else
            {
                size_7 = size_6;
                turned_3 = turned_2;
            }
            uint _S707 = entry_1 + 1U;
            int down_4 = int((word_at_0(_S707)) & 65535U) - int(16384);
            int right_8 = int((word_at_0(_S707)) >> int(16)) - int(16384);
            Machine_0 _S708 = *m_62;
            int _S709 = in_common_0(&_S708, from_52, _S700, size_7, down_4, right_8);
            if(_S709 != int(common_2))
            {
                turned_2 = turned_3;
                size_6 = size_7;
                i_31 = i_31 + 1U;
                continue;
            }
            Machine_0 _S710 = *m_62;
            put_part_0(&_S710, from_52, _S700, size_7, down_4, right_8);
            if(number_20 < 32U)
            {
                *&((&used_5)->x) = (*&((&used_5)->x)) | (1U << number_20);
            }
            else
            {
                *&((&used_5)->y) = (*&((&used_5)->y)) | (1U << (number_20 - 32U));
            }
            turned_2 = turned_3;
            size_6 = size_7;
            i_31 = i_31 + 1U;
        }
        if(next_4 == 0U)
        {
            break;
        }
        common_2 = next_4;
        turned_1 = turned_2;
        size_5 = size_6;
    }
    number_19 = 0U;
    for(;;)
    {
        if(number_19 < _S689)
        {
            _S694 = erases_0;
        }
        else
        {
            _S694 = false;
        }
        if(_S694)
        {
        }
        else
        {
            break;
        }
        if(number_19 < 32U)
        {
            at_40 = (used_5.x) >> number_19;
        }
        else
        {
            at_40 = (used_5.y) >> (number_19 - 32U);
        }
        if((at_40 & 1U) == 1U)
        {
            uint _S711 = word_at_0(m_62->scratch_1 + 6400U + number_19);
            Machine_0 _S712 = *m_62;
            erase_part_0(&_S712, _S700, _S711);
        }
        number_19 = number_19 + 1U;
    }
    return;
}

__device__ bool same_outline_0(Machine_0 * m_63, uint a_2, uint b_2)
{
    uint _S713 = m_63->scratch_1;
    uint starts_3 = m_63->scratch_1 + 6144U;
    uint _S714 = starts_3 + a_2;
    uint size_8 = word_at_0(_S714 + 1U) - word_at_0(_S714);
    uint _S715 = starts_3 + b_2;
    if(size_8 != (word_at_0(_S715 + 1U) - word_at_0(_S715)))
    {
        return false;
    }
    uint _S716 = _S713 + 4096U;
    uint one_2 = _S716 + word_at_0(_S714);
    uint other_4 = _S716 + word_at_0(_S715);
    uint _S717 = word_at_0(other_4) - word_at_0(one_2);
    uint k_26 = 1U;
    for(;;)
    {
        if(k_26 < size_8)
        {
        }
        else
        {
            break;
        }
        if((word_at_0(other_4 + k_26) - word_at_0(one_2 + k_26)) != _S717)
        {
            return false;
        }
        k_26 = k_26 + 1U;
    }
    return true;
}

__device__ __noinline__ void stamp_by_outline_0(Machine_0 * m_64, GridView_0 * from_53, uint count_19)
{
    uint _S718 = m_64->scratch_1 + 6272U;
    uint out_10 = 0U;
    uint model_0 = 1U;
    for(;;)
    {
        if(model_0 <= count_19)
        {
        }
        else
        {
            break;
        }
        uint out_11;
        if((U32_countbits((word_at_0(_S718 + model_0)))) < 2U)
        {
            out_11 = out_10;
            uint model_1 = model_0 + 1U;
            out_10 = out_11;
            model_0 = model_1;
            continue;
        }
        Machine_0 _S719 = *m_64;
        uint2  _S720 = cells_of_part_0(&_S719, model_0);
        uint _S721 = word_at_0(_S720.x);
        out_11 = out_10;
        bool used_6 = false;
        uint mark_2 = 1U;
        for(;;)
        {
            if(mark_2 <= count_19)
            {
            }
            else
            {
                break;
            }
            bool _S722;
            if((U32_countbits((word_at_0(_S718 + mark_2)))) != 1U)
            {
                _S722 = true;
            }
            else
            {
                Machine_0 _S723 = *m_64;
                bool _S724 = same_outline_0(&_S723, model_0, mark_2);
                _S722 = !_S724;
            }
            if(_S722)
            {
                mark_2 = mark_2 + 1U;
                continue;
            }
            uint out_12;
            if(out_11 == 0U)
            {
                uint _S725 = edit_grid_0(m_64, from_53);
                out_12 = _S725;
            }
            else
            {
                out_12 = out_11;
            }
            if(out_12 == 0U)
            {
                return;
            }
            Machine_0 _S726 = *m_64;
            Turned_0 _S727 = turn_part_0(&_S726, from_53, model_0, 0U);
            Machine_0 _S728 = *m_64;
            uint2  _S729 = cells_of_part_0(&_S728, mark_2);
            uint place_9 = word_at_0(_S729.x);
            int down_5 = int((place_9 >> int(12)) & 1023U) - int((_S721 >> int(12)) & 1023U);
            int _S730 = int(place_9 >> int(22)) - int(_S721 >> int(22));
            Machine_0 _S731 = *m_64;
            put_part_0(&_S731, from_53, out_12, _S727.size_2, down_5, _S730);
            out_11 = out_12;
            used_6 = true;
            mark_2 = mark_2 + 1U;
        }
        if(used_6)
        {
            Machine_0 _S732 = *m_64;
            erase_part_0(&_S732, out_11, model_0);
        }
        uint model_1 = model_0 + 1U;
        out_10 = out_11;
        model_0 = model_1;
    }
    if(out_10 == 0U)
    {
        fail_0(m_64, 25U);
    }
    return;
}

__device__ __noinline__ void op_stamp_0(Machine_0 * m_65, uint grid_17, uint variant_number_0)
{
    GridView_0 from_54 = whole_0(m_65, grid_17, 8U);
    Machine_0 _S733 = *m_65;
    bool _S734 = failed_0(&_S733);
    if(_S734)
    {
        return;
    }
    uint k_27 = variant_0(m_65, variant_number_0, int(4));
    Machine_0 _S735 = *m_65;
    bool _S736 = failed_0(&_S735);
    if(_S736)
    {
        return;
    }
    bool odd_3;
    if((from_54.height_0) > 64U)
    {
        odd_3 = true;
    }
    else
    {
        odd_3 = (from_54.width_0) > 64U;
    }
    if(odd_3)
    {
        fail_0(m_65, 254U);
        return;
    }
    bool _S737 = k_27 < 3U;
    Joint_0 joint_4 = Joint_x24init_0(false, _S737);
    GridView_0 _S738 = from_54;
    Joint_0 _S739 = joint_4;
    uint _S740 = find_parts_0(m_65, &_S738, &_S739, int(0), int(0));
    if(_S740 > 64U)
    {
        fail_0(m_65, 28U);
    }
    Machine_0 _S741 = *m_65;
    bool _S742 = failed_0(&_S741);
    if(_S742)
    {
        return;
    }
    uint _S743 = m_65->scratch_1 + 4096U;
    uint _S744 = m_65->scratch_1 + 6144U;
    Machine_0 _S745 = *m_65;
    GridView_0 _S746 = from_54;
    list_parts_0(&_S745, &_S746, _S740, _S743, _S744);
    odd_3 = false;
    uint part_12 = 1U;
    for(;;)
    {
        if(part_12 <= _S740)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S747 = *m_65;
        uint2  _S748 = cells_of_part_0(&_S747, part_12);
        uint i_33 = _S748.x;
        uint colours_0 = 0U;
        for(;;)
        {
            if(i_33 < (_S748.y))
            {
            }
            else
            {
                break;
            }
            uint colour_12 = uint(cell_at_0(from_54.cells_0, (word_at_0(i_33)) & 4095U));
            bool _S749;
            if(odd_3)
            {
                _S749 = true;
            }
            else
            {
                _S749 = colour_12 > 15U;
            }
            uint colours_1 = colours_0 | (1U << (colour_12 & 15U));
            uint i_34 = i_33 + 1U;
            odd_3 = _S749;
            i_33 = i_34;
            colours_0 = colours_1;
        }
        *(&(globalParams_0->arena_0)[m_65->scratch_1 + 6272U + part_12]) = colours_0;
        part_12 = part_12 + 1U;
    }
    if(odd_3)
    {
        fail_0(m_65, 254U);
    }
    else
    {
        if(_S737)
        {
            int _S750;
            if(k_27 == 0U)
            {
                _S750 = int(1);
            }
            else
            {
                _S750 = int(8);
            }
            uint _S751 = uint(_S750);
            bool _S752 = k_27 == 2U;
            GridView_0 _S753 = from_54;
            stamp_by_colours_0(m_65, &_S753, _S740, _S751, _S752);
        }
        else
        {
            GridView_0 _S754 = from_54;
            stamp_by_outline_0(m_65, &_S754, _S740);
        }
    }
    return;
}

__device__ GridView_0 GridView_x24init_0(uint height_3, uint width_4, uint cells_12)
{
    GridView_0 _S755;
    (&_S755)->height_0 = height_3;
    (&_S755)->width_0 = width_4;
    (&_S755)->cells_0 = cells_12;
    return _S755;
}

struct Ranked_0
{
    FixedArray<int, 16>  colours_2;
    uint count_20;
};

struct Tally_0
{
    FixedArray<uint, 16>  counts_1;
};

__device__ __noinline__ Tally_0 tally_cells_0(Machine_0 * m_66, uint cells_13, uint count_21)
{
    Tally_0 tally_0;
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
        (&tally_0)->counts_1[colour_13] = 0U;
        colour_13 = colour_13 + 1U;
    }
    uint i_35 = 0U;
    uint all_6 = 0U;
    for(;;)
    {
        if(i_35 < count_21)
        {
        }
        else
        {
            break;
        }
        uint word_8 = word_at_0(cells_13 + (i_35 >> int(2)));
        uint all_7 = all_6 | word_8;
        uint _S756 = (U32_min((4U), (count_21 - i_35)));
        uint k_28 = 0U;
        for(;;)
        {
            if(k_28 < _S756)
            {
            }
            else
            {
                break;
            }
            (&tally_0)->counts_1[(word_8 >> (8U * k_28)) & 15U] = (&tally_0)->counts_1[(word_8 >> (8U * k_28)) & 15U] + 1U;
            k_28 = k_28 + 1U;
        }
        i_35 = i_35 + 4U;
        all_6 = all_7;
    }
    if((all_6 & 4042322160U) != 0U)
    {
        fail_0(m_66, 254U);
    }
    return tally_0;
}

__device__ __noinline__ Ranked_0 ranked_tally_0(Tally_0 * tally_1)
{
    Ranked_0 ranked_0;
    (&ranked_0)->count_20 = 0U;
    int colour_14 = int(1);
    for(;;)
    {
        if(colour_14 < int(16))
        {
        }
        else
        {
            break;
        }
        uint _S757 = tally_1->counts_1[colour_14];
        if((tally_1->counts_1[colour_14]) == 0U)
        {
            colour_14 = colour_14 + int(1);
            continue;
        }
        uint at_41 = (&ranked_0)->count_20;
        for(;;)
        {
            bool _S758;
            if(at_41 > 0U)
            {
                _S758 = (tally_1->counts_1[(&ranked_0)->colours_2[at_41 - 1U]]) < _S757;
            }
            else
            {
                _S758 = false;
            }
            if(_S758)
            {
            }
            else
            {
                break;
            }
            uint _S759 = at_41 - 1U;
            (&ranked_0)->colours_2[at_41] = (&ranked_0)->colours_2[_S759];
            at_41 = _S759;
        }
        (&ranked_0)->colours_2[at_41] = colour_14;
        (&ranked_0)->count_20 = (&ranked_0)->count_20 + 1U;
        colour_14 = colour_14 + int(1);
    }
    return ranked_0;
}

__device__ Ranked_0 ranked_cells_0(Machine_0 * m_67, uint cells_14, uint count_22)
{
    Tally_0 _S760 = tally_cells_0(m_67, cells_14, count_22);
    Tally_0 _S761 = _S760;
    Ranked_0 _S762 = ranked_tally_0(&_S761);
    return _S762;
}

__device__ __noinline__ GridView_0 without_anchor_0(Machine_0 * m_68, GridView_0 * from_55, uint kind_7)
{
    GridView_0 rest_4 = GridView_x24init_0(from_55->height_0, from_55->width_0, m_68->scratch_1 + 4096U);
    bool _S763 = kind_7 < 2U;
    uint at_42;
    uint largest_1;
    int sought_0;
    if(_S763)
    {
        uint _S764 = from_55->cells_0;
        uint _S765 = GridView_area_0(from_55);
        Ranked_0 ranked_1 = ranked_cells_0(m_68, _S764, _S765);
        if((ranked_1.count_20) > 0U)
        {
            if(kind_7 == 0U)
            {
                at_42 = 0U;
            }
            else
            {
                at_42 = ranked_1.count_20 - 1U;
            }
            sought_0 = ranked_1.colours_2[at_42];
        }
        else
        {
            sought_0 = int(0);
        }
        largest_1 = 0U;
    }
    else
    {
        Joint_0 _S766 = Joint_x24init_0(false, true);
        uint _S767 = find_parts_0(m_68, from_55, &_S766, int(0), int(0));
        at_42 = 0U;
        largest_1 = 0U;
        uint part_13 = 1U;
        for(;;)
        {
            if(part_13 <= _S767)
            {
            }
            else
            {
                break;
            }
            Machine_0 _S768 = *m_68;
            uint _S769 = part_size_0(&_S768, part_13);
            if(_S769 > at_42)
            {
                Machine_0 _S770 = *m_68;
                uint _S771 = part_size_0(&_S770, part_13);
                at_42 = _S771;
                largest_1 = part_13;
            }
            part_13 = part_13 + 1U;
        }
        sought_0 = int(0);
    }
    Machine_0 _S772 = *m_68;
    bool _S773 = failed_0(&_S772);
    if(_S773)
    {
        return rest_4;
    }
    CellWriter_0 out_13 = CellWriter_to_0(rest_4.cells_0);
    uint _S774 = GridView_area_0(from_55);
    bool any_3 = false;
    at_42 = 0U;
    for(;;)
    {
        if(at_42 < _S774)
        {
        }
        else
        {
            break;
        }
        int cell_15 = cell_at_0(from_55->cells_0, at_42);
        bool of_anchor_0;
        if(_S763)
        {
            of_anchor_0 = cell_15 == sought_0;
        }
        else
        {
            Machine_0 _S775 = *m_68;
            uint _S776 = part_at_0(&_S775, at_42);
            of_anchor_0 = _S776 == largest_1;
        }
        int cell_16;
        if(of_anchor_0)
        {
            cell_16 = int(0);
        }
        else
        {
            cell_16 = cell_15;
        }
        if(any_3)
        {
            any_3 = true;
        }
        else
        {
            any_3 = cell_16 != int(0);
        }
        CellWriter_push_0(&out_13, cell_16);
        at_42 = at_42 + 1U;
    }
    CellWriter_finish_0(&out_13);
    if(!any_3)
    {
        fail_0(m_68, 25U);
    }
    return rest_4;
}

__device__ bool is_anchor_0(GridView_0 * from_56, GridView_0 * rest_5, uint at_43)
{
    return (cell_at_0(from_56->cells_0, at_43)) != (cell_at_0(rest_5->cells_0, at_43));
}

__device__ __noinline__ uint way_to_0(Span_0 * part_14, Span_0 * anchor_0)
{
    uint _S777 = part_14->top_0;
    uint _S778 = anchor_0->bottom_0;
    bool rows_meet_0;
    if((part_14->top_0) < (anchor_0->bottom_0))
    {
        rows_meet_0 = (anchor_0->top_0) < (part_14->bottom_0);
    }
    else
    {
        rows_meet_0 = false;
    }
    uint _S779 = part_14->left_2;
    uint _S780 = anchor_0->right_3;
    bool columns_meet_0;
    if((part_14->left_2) < (anchor_0->right_3))
    {
        columns_meet_0 = (anchor_0->left_2) < (part_14->right_3);
    }
    else
    {
        columns_meet_0 = false;
    }
    if(rows_meet_0 == columns_meet_0)
    {
        return 4294967295U;
    }
    uint _S781;
    if(columns_meet_0)
    {
        uint _S782 = part_14->bottom_0;
        uint _S783 = anchor_0->top_0;
        if((part_14->bottom_0) <= (anchor_0->top_0))
        {
            _S781 = (_S783 - _S782) << int(16);
        }
        else
        {
            _S781 = 1U | ((_S777 - _S778) << int(16));
        }
        return _S781;
    }
    uint _S784 = part_14->right_3;
    uint _S785 = anchor_0->left_2;
    if((part_14->right_3) <= (anchor_0->left_2))
    {
        _S781 = 2U | ((_S785 - _S784) << int(16));
    }
    else
    {
        _S781 = 3U | ((_S779 - _S780) << int(16));
    }
    return _S781;
}

__device__ __noinline__ void pull_part_0(Machine_0 * m_69, GridView_0 * from_57, uint out_14, uint part_15, Way_0 * way_2)
{
    uint _S786;
    uint column_21;
    Span_0 _S787 = part_span_0(m_69, part_15);
    uint row_39 = _S787.top_0;
    for(;;)
    {
        _S786 = _S787.bottom_0;
        if(row_39 < (_S787.bottom_0))
        {
        }
        else
        {
            break;
        }
        column_21 = _S787.left_2;
        for(;;)
        {
            if(column_21 < (_S787.right_3))
            {
            }
            else
            {
                break;
            }
            uint _S788 = row_39 * from_57->width_0 + column_21;
            uint _S789 = part_at_0(m_69, _S788);
            if(_S789 == part_15)
            {
                put_cell_0(out_14, _S788, int(0));
            }
            column_21 = column_21 + 1U;
        }
        row_39 = row_39 + 1U;
    }
    row_39 = _S787.top_0;
    uint far_1 = 4294967295U;
    for(;;)
    {
        if(row_39 < _S786)
        {
        }
        else
        {
            break;
        }
        column_21 = _S787.left_2;
        uint far_2 = far_1;
        for(;;)
        {
            if(column_21 < (_S787.right_3))
            {
            }
            else
            {
                break;
            }
            uint at_44 = row_39 * from_57->width_0 + column_21;
            uint _S790 = part_at_0(m_69, at_44);
            if(_S790 != part_15)
            {
                column_21 = column_21 + 1U;
                continue;
            }
            uint _S791 = Way_steps_0(way_2, from_57, row_39, column_21);
            uint _S792 = (U32_min((far_2), (_S791)));
            uint at_45 = at_44;
            uint far_3 = 0U;
            for(;;)
            {
                if(far_3 < _S792)
                {
                }
                else
                {
                    break;
                }
                uint at_46 = uint(int(at_45) + way_2->stride_0);
                if((cell_at_0(out_14, at_46)) != int(0))
                {
                    break;
                }
                uint far_4 = far_3 + 1U;
                at_45 = at_46;
                far_3 = far_4;
            }
            far_2 = far_3;
            column_21 = column_21 + 1U;
        }
        row_39 = row_39 + 1U;
        far_1 = far_2;
    }
    int _S793 = int(far_1) * way_2->stride_0;
    row_39 = _S787.top_0;
    for(;;)
    {
        if(row_39 < _S786)
        {
        }
        else
        {
            break;
        }
        column_21 = _S787.left_2;
        for(;;)
        {
            if(column_21 < (_S787.right_3))
            {
            }
            else
            {
                break;
            }
            uint at_47 = row_39 * from_57->width_0 + column_21;
            uint _S794 = part_at_0(m_69, at_47);
            if(_S794 == part_15)
            {
                put_cell_0(out_14, uint(int(at_47) + _S793), cell_at_0(from_57->cells_0, at_47));
            }
            column_21 = column_21 + 1U;
        }
        row_39 = row_39 + 1U;
    }
    return;
}

__device__ __noinline__ void op_pull_0(Machine_0 * m_70, uint grid_18, uint number_21)
{
    uint column_22;
    GridView_0 from_58 = whole_0(m_70, grid_18, 12U);
    Machine_0 _S795 = *m_70;
    bool _S796 = failed_0(&_S795);
    if(_S796)
    {
        return;
    }
    uint k_29 = variant_0(m_70, number_21, int(3));
    Machine_0 _S797 = *m_70;
    bool _S798 = failed_0(&_S797);
    if(_S798)
    {
        return;
    }
    GridView_0 _S799 = from_58;
    GridView_0 _S800 = without_anchor_0(m_70, &_S799, k_29);
    GridView_0 _S801 = from_58;
    uint _S802 = GridView_area_0(&_S801);
    uint _S803 = _S802 * (32U + from_58.height_0 + from_58.width_0);
    GridView_0 _S804 = from_58;
    uint _S805 = usual_part_0(&_S804, _S803, 64U);
    spend_0(m_70, _S805);
    Machine_0 _S806 = *m_70;
    bool _S807 = failed_0(&_S806);
    if(_S807)
    {
        return;
    }
    Span_0 anchor_1 = Span_x24init_0(4294967295U, 0U, 4294967295U, 0U);
    uint row_40 = 0U;
    for(;;)
    {
        if(row_40 < (from_58.height_0))
        {
        }
        else
        {
            break;
        }
        column_22 = 0U;
        for(;;)
        {
            if(column_22 < (from_58.width_0))
            {
            }
            else
            {
                break;
            }
            uint _S808 = row_40 * from_58.width_0 + column_22;
            GridView_0 _S809 = from_58;
            GridView_0 _S810 = _S800;
            bool _S811 = is_anchor_0(&_S809, &_S810, _S808);
            if(_S811)
            {
                (&anchor_1)->top_0 = (U32_min(((&anchor_1)->top_0), (row_40)));
                (&anchor_1)->bottom_0 = row_40 + 1U;
                (&anchor_1)->left_2 = (U32_min(((&anchor_1)->left_2), (column_22)));
                (&anchor_1)->right_3 = (U32_max(((&anchor_1)->right_3), (column_22 + 1U)));
            }
            column_22 = column_22 + 1U;
        }
        row_40 = row_40 + 1U;
    }
    Joint_0 joint_5 = Joint_x24init_0(false, true);
    GridView_0 _S812 = _S800;
    Joint_0 _S813 = joint_5;
    uint _S814 = find_parts_0(m_70, &_S812, &_S813, int(0), int(0));
    Machine_0 _S815 = *m_70;
    bool _S816 = failed_0(&_S815);
    if(_S816)
    {
        return;
    }
    GridView_0 _S817 = from_58;
    uint _S818 = edit_grid_0(m_70, &_S817);
    if(_S818 == 0U)
    {
        return;
    }
    uint _S819 = m_70->scratch_1 + 4608U;
    column_22 = 65535U;
    uint part_16 = 1U;
    for(;;)
    {
        if(part_16 <= _S814)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S820 = *m_70;
        Span_0 _S821 = part_span_0(&_S820, part_16);
        Span_0 _S822 = _S821;
        Span_0 _S823 = anchor_1;
        uint _S824 = way_to_0(&_S822, &_S823);
        *(&(globalParams_0->arena_0)[_S819 + part_16]) = _S824;
        uint _S825 = (U32_min((column_22), (_S824 >> int(16))));
        uint part_17 = part_16 + 1U;
        column_22 = _S825;
        part_16 = part_17;
    }
    for(;;)
    {
        if(column_22 != 65535U)
        {
        }
        else
        {
            break;
        }
        uint next_5 = 65535U;
        part_16 = 1U;
        for(;;)
        {
            if(part_16 <= _S814)
            {
            }
            else
            {
                break;
            }
            uint way_3 = word_at_0(_S819 + part_16);
            uint _S826 = way_3 >> int(16);
            if(_S826 == column_22)
            {
                uint _S827 = way_3 & 3U;
                GridView_0 _S828 = from_58;
                Way_0 _S829 = Way_of_0(&_S828, _S827);
                Machine_0 _S830 = *m_70;
                GridView_0 _S831 = from_58;
                Way_0 _S832 = _S829;
                pull_part_0(&_S830, &_S831, _S818, part_16, &_S832);
            }
            else
            {
                uint next_6;
                if(_S826 > column_22)
                {
                    next_6 = (U32_min((next_5), (_S826)));
                }
                else
                {
                    next_6 = next_5;
                }
                next_5 = next_6;
            }
            part_16 = part_16 + 1U;
        }
        column_22 = next_5;
    }
    return;
}

__device__ __noinline__ void op_reach_0(Machine_0 * m_71, uint grid_19, uint number_22)
{
    GridView_0 from_59 = whole_0(m_71, grid_19, 16U);
    Machine_0 _S833 = *m_71;
    bool _S834 = failed_0(&_S833);
    if(_S834)
    {
        return;
    }
    uint k_30 = variant_0(m_71, number_22, int(6));
    Machine_0 _S835 = *m_71;
    bool _S836 = failed_0(&_S835);
    if(_S836)
    {
        return;
    }
    bool draws_0 = k_30 < 3U;
    uint i_36;
    if(draws_0)
    {
        i_36 = k_30;
    }
    else
    {
        i_36 = k_30 - 3U;
    }
    GridView_0 _S837 = from_59;
    GridView_0 _S838 = without_anchor_0(m_71, &_S837, i_36);
    Machine_0 _S839 = *m_71;
    bool _S840 = failed_0(&_S839);
    if(_S840)
    {
        return;
    }
    GridView_0 _S841 = from_59;
    uint _S842 = edit_grid_0(m_71, &_S841);
    if(_S842 == 0U)
    {
        return;
    }
    GridView_0 _S843 = _S838;
    uint _S844 = list_cells_0(&_S843, true, int(0), m_71->scratch_1);
    i_36 = 0U;
    for(;;)
    {
        if(i_36 < _S844)
        {
        }
        else
        {
            break;
        }
        uint start_14 = word_at_0(m_71->scratch_1 + i_36);
        uint place_10 = start_14 & 4095U;
        int _S845 = cell_at_0(from_59.cells_0, place_10);
        uint w_3 = 0U;
        for(;;)
        {
            if(w_3 < 4U)
            {
            }
            else
            {
                break;
            }
            GridView_0 _S846 = from_59;
            Way_0 _S847 = Way_of_0(&_S846, w_3);
            uint _S848 = (start_14 >> int(12)) & 1023U;
            uint _S849 = start_14 >> int(22);
            Way_0 _S850 = _S847;
            GridView_0 _S851 = from_59;
            uint _S852 = Way_steps_0(&_S850, &_S851, _S848, _S849);
            uint at_48 = place_10;
            uint s_4 = 0U;
            for(;;)
            {
                if(s_4 < _S852)
                {
                }
                else
                {
                    break;
                }
                uint at_49 = uint(int(at_48) + _S847.stride_0);
                if((cell_at_0(from_59.cells_0, at_49)) == int(0))
                {
                    uint s_5 = s_4 + 1U;
                    at_48 = at_49;
                    s_4 = s_5;
                    continue;
                }
                GridView_0 _S853 = from_59;
                GridView_0 _S854 = _S838;
                bool _S855 = is_anchor_0(&_S853, &_S854, at_49);
                if(!_S855)
                {
                    break;
                }
                if(!draws_0)
                {
                    put_cell_0(_S842, at_49, _S845);
                }
                else
                {
                    uint between_3 = 1U;
                    for(;;)
                    {
                        if(between_3 <= s_4)
                        {
                        }
                        else
                        {
                            break;
                        }
                        put_cell_0(_S842, uint(int(place_10) + int(between_3) * _S847.stride_0), _S845);
                        between_3 = between_3 + 1U;
                    }
                }
                break;
            }
            w_3 = w_3 + 1U;
        }
        i_36 = i_36 + 1U;
    }
    return;
}

__device__ Span_0 span_where_0(GridView_0 * from_60, int condition_2, int colour_15)
{
    Span_0 span_2 = Span_x24init_0(4294967295U, 0U, 4294967295U, 0U);
    uint row_41 = 0U;
    for(;;)
    {
        if(row_41 < (from_60->height_0))
        {
        }
        else
        {
            break;
        }
        uint column_23 = 0U;
        for(;;)
        {
            if(column_23 < (from_60->width_0))
            {
            }
            else
            {
                break;
            }
            int _S856 = GridView_at_0(from_60, row_41, column_23);
            if(meets_0(_S856, condition_2, colour_15))
            {
                (&span_2)->top_0 = (U32_min(((&span_2)->top_0), (row_41)));
                (&span_2)->bottom_0 = row_41 + 1U;
                (&span_2)->left_2 = (U32_min(((&span_2)->left_2), (column_23)));
                (&span_2)->right_3 = (U32_max(((&span_2)->right_3), (column_23 + 1U)));
            }
            column_23 = column_23 + 1U;
        }
        row_41 = row_41 + 1U;
    }
    if(((&span_2)->bottom_0) == 0U)
    {
        (&span_2)->top_0 = 0U;
    }
    return span_2;
}

struct About_0
{
    int kind_8;
    int a_3;
    int b_3;
};

__device__ About_0 About_x24init_0(int kind_9, int a_4, int b_4)
{
    About_0 _S857;
    (&_S857)->kind_8 = kind_9;
    (&_S857)->a_3 = a_4;
    (&_S857)->b_3 = b_4;
    return _S857;
}

__device__ int About_row_0(About_0 * this_22, int i_37, int j_7)
{
    switch(this_22->kind_8)
    {
    case int(0):
        {
            return this_22->a_3 - i_37;
        }
    case int(1):
        {
            return i_37;
        }
    case int(2):
        {
            return j_7 + this_22->b_3;
        }
    default:
        {
            return j_7 + this_22->a_3;
        }
    }
}

__device__ int About_column_0(About_0 * this_23, int i_38, int j_8)
{
    switch(this_23->kind_8)
    {
    case int(0):
        {
            return j_8;
        }
    case int(1):
        {
            return this_23->a_3 - j_8;
        }
    case int(2):
        {
            return this_23->a_3 - i_38;
        }
    default:
        {
            return i_38 - this_23->a_3;
        }
    }
}

__device__ bool About_leads_out_0(About_0 * this_24, GridView_0 * from_61, int i_39, int j_9)
{
    int _S858 = About_row_0(this_24, i_39, j_9);
    int _S859 = About_column_0(this_24, i_39, j_9);
    bool _S860;
    if(_S858 < int(0))
    {
        _S860 = true;
    }
    else
    {
        _S860 = _S859 < int(0);
    }
    if(_S860)
    {
        _S860 = true;
    }
    else
    {
        _S860 = _S858 >= int(from_61->height_0);
    }
    if(_S860)
    {
        _S860 = true;
    }
    else
    {
        _S860 = _S859 >= int(from_61->width_0);
    }
    return _S860;
}

__device__ __noinline__ int cells_alike_0(Machine_0 * m_72, GridView_0 * from_62, uint count_23, Span_0 * span_3, About_0 * about_0)
{
    bool _S861 = About_leads_out_0(about_0, from_62, int(span_3->top_0), int(span_3->left_2));
    bool _S862;
    if(_S861)
    {
        _S862 = true;
    }
    else
    {
        bool _S863 = About_leads_out_0(about_0, from_62, int(span_3->bottom_0) - int(1), int(span_3->right_3) - int(1));
        _S862 = _S863;
    }
    if(_S862)
    {
        return int(-1);
    }
    uint k_31 = 0U;
    int like_3 = int(0);
    for(;;)
    {
        if(k_31 < count_23)
        {
        }
        else
        {
            break;
        }
        uint place_11 = word_at_0(m_72->scratch_1 + k_31);
        uint at_50 = place_11 & 4095U;
        int i_40 = int((place_11 >> int(12)) & 1023U);
        int j_10 = int(place_11 >> int(22));
        int _S864 = About_row_0(about_0, i_40, j_10);
        int _S865 = _S864 * int(from_62->width_0);
        int _S866 = About_column_0(about_0, i_40, j_10);
        uint other_5 = uint(_S865 + _S866);
        uint _S867 = from_62->cells_0;
        int there_3 = cell_at_0(from_62->cells_0, other_5);
        if(there_3 == int(0))
        {
            k_31 = k_31 + 1U;
            continue;
        }
        if(there_3 != (cell_at_0(_S867, at_50)))
        {
            return int(-1);
        }
        int _S868;
        if(other_5 != at_50)
        {
            _S868 = int(1);
        }
        else
        {
            _S868 = int(0);
        }
        like_3 = like_3 + _S868;
        k_31 = k_31 + 1U;
    }
    return like_3;
}

__device__ __noinline__ bool best_axis_0(Machine_0 * m_73, GridView_0 * from_63, uint count_24, Span_0 * span_4, int kind_10, About_0 * best_6)
{
    bool _S869 = kind_10 == int(0);
    uint twice_0;
    if(_S869)
    {
        twice_0 = span_4->top_0;
    }
    else
    {
        twice_0 = span_4->left_2;
    }
    uint first_7 = 2U * twice_0;
    if(_S869)
    {
        twice_0 = span_4->bottom_0;
    }
    else
    {
        twice_0 = span_4->right_3;
    }
    uint _S870 = 2U * twice_0 - 2U;
    int most_7 = int(0);
    twice_0 = first_7;
    for(;;)
    {
        if(twice_0 <= _S870)
        {
        }
        else
        {
            break;
        }
        About_0 about_1 = About_x24init_0(kind_10, int(twice_0), int(0));
        About_0 _S871 = about_1;
        int _S872 = cells_alike_0(m_73, from_63, count_24, span_4, &_S871);
        if(_S872 > most_7)
        {
            *best_6 = about_1;
            most_7 = _S872;
        }
        twice_0 = twice_0 + 1U;
    }
    return most_7 > int(0);
}

__device__ __noinline__ bool best_centre_0(Machine_0 * m_74, GridView_0 * from_64, uint count_25, Span_0 * span_5, About_0 * best_7)
{
    int _S873 = int(2) * int(span_5->top_0);
    int most_8 = int(0);
    int a_5 = _S873;
    for(;;)
    {
        if(a_5 <= (int(2) * int(span_5->bottom_0) - int(2)))
        {
        }
        else
        {
            break;
        }
        int _S874 = int(2) * int(span_5->left_2) + (a_5 & int(1));
        int most_9 = most_8;
        int b_5 = _S874;
        for(;;)
        {
            if(b_5 <= (int(2) * int(span_5->right_3) - int(2)))
            {
            }
            else
            {
                break;
            }
            About_0 about_2 = About_x24init_0(int(2), (a_5 + b_5) / int(2), (a_5 - b_5) / int(2));
            About_0 _S875 = about_2;
            int _S876 = cells_alike_0(m_74, from_64, count_25, span_5, &_S875);
            if(_S876 > most_9)
            {
                *best_7 = about_2;
                most_9 = _S876;
            }
            b_5 = b_5 + int(2);
        }
        int a_6 = a_5 + int(1);
        most_8 = most_9;
        a_5 = a_6;
    }
    return most_8 > int(0);
}

__device__ __noinline__ void op_complete_about_0(Machine_0 * m_75, uint grid_20, uint number_23)
{
    GridView_0 from_65 = whole_0(m_75, grid_20, 2U);
    Machine_0 _S877 = *m_75;
    bool _S878 = failed_0(&_S877);
    if(_S878)
    {
        return;
    }
    uint k_32 = variant_0(m_75, number_23, int(5));
    Machine_0 _S879 = *m_75;
    bool _S880 = failed_0(&_S879);
    if(_S880)
    {
        return;
    }
    if((U32_max((from_65.height_0), (from_65.width_0))) > 64U)
    {
        fail_0(m_75, 28U);
        return;
    }
    GridView_0 _S881 = from_65;
    uint _S882 = GridView_area_0(&_S881);
    uint _S883 = _S882 * (4U + from_65.height_0 + from_65.width_0) / 2U;
    bool _S884 = k_32 == 0U;
    uint work_1;
    if(_S884)
    {
        work_1 = _S882 + 12U * from_65.height_0;
    }
    else
    {
        if(k_32 == 1U)
        {
            work_1 = _S882 + 12U * from_65.width_0;
        }
        else
        {
            if(k_32 < 4U)
            {
                work_1 = 2U * _S882 + 12U * (from_65.height_0 + from_65.width_0);
            }
            else
            {
                work_1 = _S883;
            }
        }
    }
    spend_0(m_75, work_1);
    Machine_0 _S885 = *m_75;
    bool _S886 = failed_0(&_S885);
    if(_S886)
    {
        return;
    }
    GridView_0 _S887 = from_65;
    uint _S888 = list_cells_0(&_S887, true, int(0), m_75->scratch_1);
    if(_S888 == 0U)
    {
        fail_0(m_75, 25U);
        return;
    }
    GridView_0 _S889 = from_65;
    Span_0 _S890 = span_where_0(&_S889, int(0), int(0));
    About_0 _S891 = About_x24init_0(int(0), int(0), int(0));
    About_0 about_3 = _S891;
    FixedArray<About_0, 3>  abouts_0;
    abouts_0[int(0)] = _S891;
    abouts_0[int(1)] = _S891;
    abouts_0[int(2)] = _S891;
    bool _S892;
    if(_S884)
    {
        _S892 = true;
    }
    else
    {
        _S892 = k_32 == 2U;
    }
    if(_S892)
    {
        _S892 = true;
    }
    else
    {
        _S892 = k_32 == 3U;
    }
    uint found_4;
    if(_S892)
    {
        Machine_0 _S893 = *m_75;
        GridView_0 _S894 = from_65;
        Span_0 _S895 = _S890;
        bool _S896 = best_axis_0(&_S893, &_S894, _S888, &_S895, int(0), &about_3);
        if(_S896)
        {
            abouts_0[0U] = about_3;
            found_4 = 1U;
        }
        else
        {
            found_4 = 0U;
        }
    }
    else
    {
        found_4 = 0U;
    }
    if(k_32 >= 1U)
    {
        _S892 = k_32 <= 3U;
    }
    else
    {
        _S892 = false;
    }
    if(_S892)
    {
        Machine_0 _S897 = *m_75;
        GridView_0 _S898 = from_65;
        Span_0 _S899 = _S890;
        bool _S900 = best_axis_0(&_S897, &_S898, _S888, &_S899, int(1), &about_3);
        if(_S900)
        {
            abouts_0[found_4] = about_3;
            found_4 = found_4 + 1U;
        }
    }
    bool _S901 = k_32 == 3U;
    if(_S901)
    {
        _S892 = found_4 == 2U;
    }
    else
    {
        _S892 = false;
    }
    if(_S892)
    {
        _S892 = (((&abouts_0[int(0)])->a_3 - (&abouts_0[int(1)])->a_3) & int(1)) == int(0);
    }
    else
    {
        _S892 = false;
    }
    if(_S892)
    {
        (&about_3)->kind_8 = int(3);
        (&about_3)->a_3 = ((&abouts_0[int(0)])->a_3 - (&abouts_0[int(1)])->a_3) / int(2);
        Machine_0 _S902 = *m_75;
        GridView_0 _S903 = from_65;
        Span_0 _S904 = _S890;
        About_0 _S905 = about_3;
        int _S906 = cells_alike_0(&_S902, &_S903, _S888, &_S904, &_S905);
        if(_S906 > int(0))
        {
            abouts_0[found_4] = about_3;
            found_4 = found_4 + 1U;
        }
    }
    bool _S907 = k_32 == 4U;
    if(_S907)
    {
        Machine_0 _S908 = *m_75;
        GridView_0 _S909 = from_65;
        Span_0 _S910 = _S890;
        bool _S911 = best_centre_0(&_S908, &_S909, _S888, &_S910, &about_3);
        _S892 = _S911;
    }
    else
    {
        _S892 = false;
    }
    if(_S892)
    {
        abouts_0[int(0)] = about_3;
        found_4 = 1U;
    }
    int _S912;
    if(k_32 == 2U)
    {
        _S912 = int(2);
    }
    else
    {
        if(_S901)
        {
            _S912 = int(3);
        }
        else
        {
            _S912 = int(1);
        }
    }
    if(found_4 < uint(_S912))
    {
        fail_0(m_75, 25U);
        return;
    }
    uint rounds_0;
    if(_S907)
    {
        rounds_0 = 3U;
    }
    else
    {
        rounds_0 = found_4;
    }
    spend_0(m_75, _S882 * rounds_0 * found_4);
    Machine_0 _S913 = *m_75;
    bool _S914 = failed_0(&_S913);
    if(_S914)
    {
        return;
    }
    GridView_0 _S915 = from_65;
    uint _S916 = edit_grid_0(m_75, &_S915);
    if(_S916 == 0U)
    {
        return;
    }
    GridView_0 _S917 = GridView_x24init_0(from_65.height_0, from_65.width_0, _S916);
    uint round_2 = 0U;
    for(;;)
    {
        if(round_2 < rounds_0)
        {
        }
        else
        {
            break;
        }
        uint n_0 = 0U;
        for(;;)
        {
            if(n_0 < found_4)
            {
            }
            else
            {
                break;
            }
            GridView_0 _S918 = _S917;
            uint _S919 = list_cells_0(&_S918, true, int(0), m_75->scratch_1);
            uint c_0 = 0U;
            for(;;)
            {
                if(c_0 < _S919)
                {
                }
                else
                {
                    break;
                }
                uint place_12 = word_at_0(m_75->scratch_1 + c_0);
                int i_41 = int((place_12 >> int(12)) & 1023U);
                int j_11 = int(place_12 >> int(22));
                About_0 _S920 = abouts_0[n_0];
                GridView_0 _S921 = from_65;
                bool _S922 = About_leads_out_0(&_S920, &_S921, i_41, j_11);
                if(_S922)
                {
                    c_0 = c_0 + 1U;
                    continue;
                }
                About_0 _S923 = abouts_0[n_0];
                int _S924 = About_row_0(&_S923, i_41, j_11);
                int _S925 = _S924 * int(from_65.width_0);
                About_0 _S926 = abouts_0[n_0];
                int _S927 = About_column_0(&_S926, i_41, j_11);
                uint other_6 = uint(_S925 + _S927);
                if((cell_at_0(_S916, other_6)) == int(0))
                {
                    put_cell_0(_S916, other_6, cell_at_0(_S916, place_12 & 4095U));
                }
                c_0 = c_0 + 1U;
            }
            n_0 = n_0 + 1U;
        }
        round_2 = round_2 + 1U;
    }
    return;
}

__device__ __noinline__ void op_elbow_0(Machine_0 * m_76, uint grid_21, uint hue_4)
{
    bool _S928;
    GridView_0 from_66 = whole_0(m_76, grid_21, 2U);
    Machine_0 _S929 = *m_76;
    bool _S930 = failed_0(&_S929);
    if(_S930)
    {
        return;
    }
    int colour_16 = colour_view_0(m_76, hue_4);
    Machine_0 _S931 = *m_76;
    bool _S932 = failed_0(&_S931);
    if(_S932)
    {
        return;
    }
    FixedArray<uint, 2>  places_0;
    places_0[int(0)] = 0U;
    places_0[int(1)] = 0U;
    GridView_0 _S933 = from_66;
    uint _S934 = GridView_area_0(&_S933);
    uint at_51 = 0U;
    uint count_26 = 0U;
    for(;;)
    {
        if(at_51 < _S934)
        {
            _S928 = count_26 < 3U;
        }
        else
        {
            _S928 = false;
        }
        if(_S928)
        {
        }
        else
        {
            break;
        }
        if((cell_at_0(from_66.cells_0, at_51)) != int(0))
        {
            if(count_26 < 2U)
            {
                places_0[count_26] = at_51;
            }
            count_26 = count_26 + 1U;
        }
        at_51 = at_51 + 1U;
    }
    int a_7 = cell_at_0(from_66.cells_0, places_0[int(0)]);
    int b_6 = cell_at_0(from_66.cells_0, places_0[int(1)]);
    if(count_26 != 2U)
    {
        _S928 = true;
    }
    else
    {
        _S928 = a_7 == b_6;
    }
    if(_S928)
    {
        _S928 = true;
    }
    else
    {
        if(a_7 != colour_16)
        {
            _S928 = b_6 != colour_16;
        }
        else
        {
            _S928 = false;
        }
    }
    if(_S928)
    {
        fail_0(m_76, 25U);
        return;
    }
    bool _S935 = a_7 == colour_16;
    uint start_15;
    if(_S935)
    {
        start_15 = places_0[int(0)];
    }
    else
    {
        start_15 = places_0[int(1)];
    }
    uint end_1;
    if(_S935)
    {
        end_1 = places_0[int(1)];
    }
    else
    {
        end_1 = places_0[int(0)];
    }
    uint _S936 = start_15 / from_66.width_0;
    uint _S937 = start_15 % from_66.width_0;
    uint _S938 = end_1 / from_66.width_0;
    uint _S939 = end_1 % from_66.width_0;
    GridView_0 _S940 = from_66;
    uint _S941 = edit_grid_0(m_76, &_S940);
    if(_S941 == 0U)
    {
        return;
    }
    uint row_42 = (U32_min((_S936), (_S938)));
    for(;;)
    {
        if(row_42 <= (U32_max((_S936), (_S938))))
        {
        }
        else
        {
            break;
        }
        uint _S942 = row_42 * from_66.width_0 + _S937;
        if((cell_at_0(_S941, _S942)) == int(0))
        {
            put_cell_0(_S941, _S942, colour_16);
        }
        row_42 = row_42 + 1U;
    }
    uint column_24 = (U32_min((_S937), (_S939)));
    for(;;)
    {
        if(column_24 <= (U32_max((_S937), (_S939))))
        {
        }
        else
        {
            break;
        }
        uint _S943 = _S938 * from_66.width_0 + column_24;
        if((cell_at_0(_S941, _S943)) == int(0))
        {
            put_cell_0(_S941, _S943, colour_16);
        }
        column_24 = column_24 + 1U;
    }
    return;
}

__device__ __noinline__ bool Dispatch_one_0(Machine_0 * m_77, uint op_0, uint4  args_0)
{
    switch(op_0)
    {
    case 236U:
        {
            spend_call_0(m_77, 16U);
            Machine_0 _S944 = *m_77;
            bool _S945 = failed_0(&_S944);
            if(_S945)
            {
                return false;
            }
            op_fall_parts_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 237U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S946 = *m_77;
            bool _S947 = failed_0(&_S946);
            if(_S947)
            {
                return false;
            }
            op_rays_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 238U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S948 = *m_77;
            bool _S949 = failed_0(&_S948);
            if(_S949)
            {
                return false;
            }
            op_color_rays_0(m_77, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 239U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S950 = *m_77;
            bool _S951 = failed_0(&_S950);
            if(_S951)
            {
                return false;
            }
            op_join_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 240U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S952 = *m_77;
            bool _S953 = failed_0(&_S952);
            if(_S953)
            {
                return false;
            }
            op_spread_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 241U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S954 = *m_77;
            bool _S955 = failed_0(&_S954);
            if(_S955)
            {
                return false;
            }
            op_grow_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 242U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S956 = *m_77;
            bool _S957 = failed_0(&_S956);
            if(_S957)
            {
                return false;
            }
            op_surround_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 243U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S958 = *m_77;
            bool _S959 = failed_0(&_S958);
            if(_S959)
            {
                return false;
            }
            op_rim_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 244U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S960 = *m_77;
            bool _S961 = failed_0(&_S960);
            if(_S961)
            {
                return false;
            }
            op_fill_holes_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 245U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S962 = *m_77;
            bool _S963 = failed_0(&_S962);
            if(_S963)
            {
                return false;
            }
            op_close_holes_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 246U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S964 = *m_77;
            bool _S965 = failed_0(&_S964);
            if(_S965)
            {
                return false;
            }
            op_fill_boxes_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 247U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S966 = *m_77;
            bool _S967 = failed_0(&_S966);
            if(_S967)
            {
                return false;
            }
            op_drop_small_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 248U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S968 = *m_77;
            bool _S969 = failed_0(&_S968);
            if(_S969)
            {
                return false;
            }
            op_majority_0(m_77, args_0.x);
            break;
        }
    case 256U:
        {
            spend_call_0(m_77, 16U);
            Machine_0 _S970 = *m_77;
            bool _S971 = failed_0(&_S970);
            if(_S971)
            {
                return false;
            }
            op_mend_period_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 257U:
        {
            spend_call_0(m_77, 16U);
            Machine_0 _S972 = *m_77;
            bool _S973 = failed_0(&_S972);
            if(_S973)
            {
                return false;
            }
            op_mend_mirror_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 258U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S974 = *m_77;
            bool _S975 = failed_0(&_S974);
            if(_S975)
            {
                return false;
            }
            op_complete_mirror_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 276U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S976 = *m_77;
            bool _S977 = failed_0(&_S976);
            if(_S977)
            {
                return false;
            }
            op_fill_fields_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 277U:
        {
            spend_call_0(m_77, 16U);
            Machine_0 _S978 = *m_77;
            bool _S979 = failed_0(&_S978);
            if(_S979)
            {
                return false;
            }
            op_stamp_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 278U:
        {
            spend_call_0(m_77, 16U);
            Machine_0 _S980 = *m_77;
            bool _S981 = failed_0(&_S980);
            if(_S981)
            {
                return false;
            }
            op_pull_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 279U:
        {
            spend_call_0(m_77, 8U);
            Machine_0 _S982 = *m_77;
            bool _S983 = failed_0(&_S982);
            if(_S983)
            {
                return false;
            }
            op_reach_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 280U:
        {
            spend_call_0(m_77, 16U);
            Machine_0 _S984 = *m_77;
            bool _S985 = failed_0(&_S984);
            if(_S985)
            {
                return false;
            }
            op_complete_about_0(m_77, args_0.x, args_0.y);
            break;
        }
    case 282U:
        {
            spend_call_0(m_77, 4U);
            Machine_0 _S986 = *m_77;
            bool _S987 = failed_0(&_S986);
            if(_S987)
            {
                return false;
            }
            op_elbow_0(m_77, args_0.x, args_0.y);
            break;
        }
    default:
        {
            fail_0(m_77, 254U);
            break;
        }
    }
    return true;
}

__device__ void Dispatch_call_0(Machine_0 * m_78, uint op_1, uint4  args_1)
{
    bool _S988 = Dispatch_one_0(m_78, op_1, args_1);
    if(!_S988)
    {
        return;
    }
    Machine_0 _S989 = *m_78;
    bool _S990 = failed_0(&_S989);
    bool _S991;
    if(_S990)
    {
        _S991 = (m_78->fault_prim_0) == 0U;
    }
    else
    {
        _S991 = false;
    }
    if(_S991)
    {
        m_78->fault_prim_0 = op_1 + 1U;
    }
    return;
}

__device__ uint words_of_0(uint record_6)
{
    return 4U + word_at_0(record_6 + 3U);
}

__device__ uint2  multiply_64_0(uint2  a_8, uint2  b_7)
{
    uint _S992 = a_8.x;
    uint a0_0 = _S992 & 65535U;
    uint a1_0 = _S992 >> int(16);
    uint _S993 = b_7.x;
    uint b0_0 = _S993 & 65535U;
    uint b1_0 = _S993 >> int(16);
    uint low_2 = a0_0 * b0_0;
    uint middle_1 = a1_0 * b0_0 + (low_2 >> int(16));
    uint other_7 = a0_0 * b1_0 + (middle_1 & 65535U);
    return make_uint2 ((other_7 << int(16)) | (low_2 & 65535U), a1_0 * b1_0 + (middle_1 >> int(16)) + (other_7 >> int(16)) + _S992 * b_7.y + a_8.y * _S993);
}

__device__ uint2  hash_of_0(uint record_7)
{
    uint _S994 = words_of_0(record_7);
    uint2  hash_0 = make_uint2 (0U, 0U);
    uint i_42 = 0U;
    for(;;)
    {
        if(i_42 < _S994)
        {
        }
        else
        {
            break;
        }
        uint _S995 = record_7 + i_42;
        uint _S996 = word_at_0(_S995);
        uint _S997;
        if((i_42 + 1U) < _S994)
        {
            _S997 = word_at_0(_S995 + 1U);
        }
        else
        {
            _S997 = 0U;
        }
        uint2  _S998 = multiply_64_0(hash_0 ^ make_uint2 (_S996, _S997), make_uint2 (2135587861U, 2654435769U));
        hash_0 = _S998;
        *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S998.y);
        i_42 = i_42 + 2U;
    }
    uint2  _S999 = multiply_64_0(hash_0, make_uint2 (3981806797U, 4283543511U));
    hash_0 = _S999;
    *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S999.y);
    return hash_0;
}

__device__ uint weight_of_0(uint record_8)
{
    uint count_27 = word_at_0(record_8 + 1U);
    switch(kind_of_0(record_8))
    {
    case 6U:
        {
            return 1U + count_27 * word_at_0(record_8 + 2U) / 8U;
        }
    case 7U:
        {
            return 1U + count_27 / 8U;
        }
    case 8U:
    case 10U:
    case 11U:
        {
            return 1U + count_27 / 2U;
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
    bool _S1000;
    if(target_0 == 0U)
    {
        _S1000 = true;
    }
    else
    {
        _S1000 = (kind_of_0(record_9)) != 6U;
    }
    if(_S1000)
    {
        _S1000 = true;
    }
    else
    {
        _S1000 = (word_at_0(record_9 + 1U)) != (word_at_0(target_0 + 1U));
    }
    if(_S1000)
    {
        _S1000 = true;
    }
    else
    {
        _S1000 = (word_at_0(record_9 + 2U)) != (word_at_0(target_0 + 2U));
    }
    if(_S1000)
    {
        return 4294967295U;
    }
    uint _S1001 = word_at_0(record_9 + 1U) * word_at_0(record_9 + 2U);
    uint i_43 = 0U;
    uint equal_2 = 0U;
    for(;;)
    {
        if(i_43 < _S1001)
        {
        }
        else
        {
            break;
        }
        uint _S1002 = i_43 >> int(2);
        uint _S1003 = (word_at_0(record_9 + 4U + _S1002)) ^ (word_at_0(target_0 + 4U + _S1002));
        uint _S1004 = (U32_min((4U), (_S1001 - i_43)));
        uint k_33 = 0U;
        for(;;)
        {
            if(k_33 < _S1004)
            {
            }
            else
            {
                break;
            }
            int _S1005;
            if(((_S1003 >> (8U * k_33)) & 255U) == 0U)
            {
                _S1005 = int(1);
            }
            else
            {
                _S1005 = int(0);
            }
            uint equal_3 = equal_2 + uint(_S1005);
            k_33 = k_33 + 1U;
            equal_2 = equal_3;
        }
        i_43 = i_43 + 4U;
    }
    return equal_2;
}

__device__ __noinline__ uint element_kind_0(uint record_10)
{
    uint kind_11 = kind_of_0(record_10);
    bool _S1006;
    if(kind_11 == 9U)
    {
        _S1006 = true;
    }
    else
    {
        _S1006 = kind_11 == 12U;
    }
    uint common_3;
    if(_S1006)
    {
        common_3 = 4294967295U;
        uint i_44 = 0U;
        for(;;)
        {
            if(i_44 < (word_at_0(record_10 + 1U)))
            {
            }
            else
            {
                break;
            }
            uint element_0 = kind_of_0(record_10 + word_at_0(record_10 + 4U + i_44));
            if(i_44 > 0U)
            {
                _S1006 = element_0 != common_3;
            }
            else
            {
                _S1006 = false;
            }
            if(_S1006)
            {
                return 4294967295U;
            }
            uint i_45 = i_44 + 1U;
            common_3 = element_0;
            i_44 = i_45;
        }
    }
    else
    {
        common_3 = 4294967295U;
    }
    return common_3;
}

__device__ bool loops_are_cut_0()
{
    uint _S1007 = __ldg(&globalParams_0->params_0->scratch_words_0);
    uint _S1008 = (U32_min((_S1007), (3U)));
    uint i_46 = 0U;
    uint rounds_1 = 0U;
    for(;;)
    {
        if(i_46 < _S1008)
        {
        }
        else
        {
            break;
        }
        uint rounds_2 = rounds_1 + 1U;
        i_46 = i_46 + 1U;
        rounds_1 = rounds_2;
    }
    return rounds_1 != _S1008;
}

__device__ __noinline__ void run_item_0(uint id_0)
{
    bool poisoned_0;
    uint _S1009 = __ldg(&globalParams_0->params_0->count_0);
    if(id_0 >= _S1009)
    {
        return;
    }
    uint item_0 = id_0 * 8U;
    uint _S1010 = __ldg((&(globalParams_0->items_0)[item_0]));
    uint _S1011 = __ldg((&(globalParams_0->items_0)[item_0 + 1U]));
    uint _S1012 = __ldg((&(globalParams_0->items_0)[item_0 + 2U]));
    uint _S1013 = __ldg((&(globalParams_0->items_0)[item_0 + 3U]));
    uint _S1014 = __ldg((&(globalParams_0->items_0)[item_0 + 4U]));
    uint _S1015 = __ldg((&(globalParams_0->items_0)[item_0 + 5U]));
    Machine_0 m_79;
    uint _S1016 = __ldg(&globalParams_0->params_0->scratch_0);
    uint _S1017 = __ldg(&globalParams_0->params_0->scratch_words_0);
    (&m_79)->scratch_1 = _S1016 + id_0 * _S1017;
    uint at_52 = 0U;
    for(;;)
    {
        if(at_52 < _S1011)
        {
        }
        else
        {
            break;
        }
        uint instruction_0 = (_S1010 + at_52) * 8U;
        uint _S1018 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint op_2 = _S1018 & 65535U;
        uint _S1019 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint _S1020 = _S1019 >> int(16);
        uint _S1021 = __ldg((&(globalParams_0->code_0)[instruction_0 + 1U]));
        uint place_13 = _S1013 + _S1021;
        uint _S1022 = __ldg(&globalParams_0->params_0->fuel_0);
        (&m_79)->fuel_1 = _S1022;
        uint _S1023 = __ldg(&globalParams_0->params_0->memory_0);
        (&m_79)->memory_1 = _S1023;
        (&m_79)->fault_0 = 0U;
        (&m_79)->fault_prim_0 = 0U;
        (&m_79)->calls_0 = 0U;
        (&m_79)->cursor_0 = place_13;
        uint _S1024 = __ldg((&(globalParams_0->code_0)[instruction_0 + 2U]));
        (&m_79)->end_0 = place_13 + _S1024;
        uint4  args_2 = make_uint4 (0U, 0U, 0U, 0U);
        bool poisoned_1 = false;
        uint i_47 = 0U;
        for(;;)
        {
            if(i_47 < _S1020)
            {
            }
            else
            {
                break;
            }
            uint _S1025 = __ldg((&(globalParams_0->code_0)[instruction_0 + 3U + i_47]));
            uint address_0 = operand_address_0(_S1025, _S1012, _S1013);
            *_slang_vector_get_element_ptr(&args_2, i_47) = address_0;
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
                (&m_79)->fault_0 = word_at_0(address_0 + 1U) + 1U;
                (&m_79)->fault_prim_0 = word_at_0(address_0 + 2U);
                poisoned_1 = true;
            }
            i_47 = i_47 + 1U;
        }
        uint _S1026 = __ldg((&(globalParams_0->code_0)[instruction_0 + 7U]));
        if(_S1026 != 0U)
        {
            *&((&args_2)->w) = operand_address_0(_S1026, _S1012, _S1013);
            if((kind_of_0(args_2.w)) == 13U)
            {
                (&m_79)->fault_0 = 255U;
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
            Dispatch_call_0(&m_79, op_2, args_2);
        }
        uint row_43 = (_S1015 + at_52) * 12U;
        uint * _S1027 = (&(globalParams_0->results_0)[row_43 + 1U]);
        uint _S1028 = __ldg(&globalParams_0->params_0->fuel_0);
        *_S1027 = _S1028 - (&m_79)->fuel_1;
        uint * _S1029 = (&(globalParams_0->results_0)[row_43 + 2U]);
        uint _S1030 = __ldg(&globalParams_0->params_0->memory_0);
        *_S1029 = _S1030 - (&m_79)->memory_1;
        *(&(globalParams_0->results_0)[row_43 + 3U]) = (&m_79)->calls_0;
        if(((&m_79)->fault_0) != 0U)
        {
            *(&(globalParams_0->arena_0)[place_13]) = 13U;
            *(&(globalParams_0->arena_0)[place_13 + 1U]) = (&m_79)->fault_0 - 1U;
            *(&(globalParams_0->arena_0)[place_13 + 2U]) = (&m_79)->fault_prim_0;
            *(&(globalParams_0->arena_0)[place_13 + 3U]) = 0U;
        }
        *(&(globalParams_0->results_0)[row_43]) = kind_of_0(place_13);
        uint _S1031 = row_43 + 4U;
        uint _S1032 = place_13 + 1U;
        *(&(globalParams_0->results_0)[_S1031]) = word_at_0(_S1032);
        *(&(globalParams_0->results_0)[row_43 + 5U]) = word_at_0(place_13 + 2U);
        *(&(globalParams_0->results_0)[row_43 + 6U]) = words_of_0(place_13);
        if(((&m_79)->fault_0) == 0U)
        {
            uint2  hash_1 = hash_of_0(place_13);
            *(&(globalParams_0->results_0)[row_43 + 7U]) = weight_of_0(place_13);
            *(&(globalParams_0->results_0)[row_43 + 8U]) = hash_1.x;
            *(&(globalParams_0->results_0)[row_43 + 9U]) = hash_1.y;
            *(&(globalParams_0->results_0)[row_43 + 10U]) = equal_cells_0(place_13, _S1014);
            *(&(globalParams_0->results_0)[row_43 + 11U]) = element_kind_0(place_13);
        }
        if(loops_are_cut_0())
        {
            *(&(globalParams_0->arena_0)[place_13]) = 13U;
            *(&(globalParams_0->arena_0)[_S1032]) = 254U;
            *(&(globalParams_0->results_0)[row_43]) = 13U;
            *(&(globalParams_0->results_0)[_S1031]) = 254U;
        }
        at_52 = at_52 + 1U;
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

