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

__device__ uint variant_0(Machine_0 * m_5, uint record_2, int count_1)
{
    int k_0 = int_view_0(m_5, record_2);
    Machine_0 _S4 = *m_5;
    bool _S5 = failed_0(&_S4);
    bool _S6;
    if(!_S5)
    {
        if(k_0 < int(0))
        {
            _S6 = true;
        }
        else
        {
            _S6 = k_0 >= count_1;
        }
    }
    else
    {
        _S6 = false;
    }
    if(_S6)
    {
        fail_0(m_5, 20U);
    }
    return uint(k_0);
}

struct Directions_0
{
    uint count_2;
    uint steps_0;
};

__device__ Directions_0 Directions_x24init_0(uint count_3, uint steps_1)
{
    Directions_0 _S7;
    (&_S7)->count_2 = count_3;
    (&_S7)->steps_0 = steps_1;
    return _S7;
}

__device__ Directions_0 ray_directions_0(uint k_1)
{
    Directions_0 all_0 = Directions_x24init_0(1U, 0U);
    if(k_1 < 4U)
    {
        (&all_0)->steps_0 = k_1;
    }
    else
    {
        bool _S8;
        if(k_1 >= 7U)
        {
            _S8 = k_1 < 11U;
        }
        else
        {
            _S8 = false;
        }
        if(_S8)
        {
            (&all_0)->steps_0 = k_1 - 3U;
        }
        else
        {
            bool _S9 = k_1 == 6U;
            if(_S9)
            {
                _S8 = true;
            }
            else
            {
                _S8 = k_1 == 13U;
            }
            int _S10;
            if(_S8)
            {
                (&all_0)->count_2 = 4U;
                if(_S9)
                {
                    _S10 = int(12816);
                }
                else
                {
                    _S10 = int(30292);
                }
                (&all_0)->steps_0 = uint(_S10);
            }
            else
            {
                if(k_1 == 14U)
                {
                    (&all_0)->count_2 = 8U;
                    (&all_0)->steps_0 = 1985229328U;
                }
                else
                {
                    (&all_0)->count_2 = 2U;
                    if(k_1 == 4U)
                    {
                        _S10 = int(16);
                    }
                    else
                    {
                        if(k_1 == 5U)
                        {
                            _S10 = int(50);
                        }
                        else
                        {
                            if(k_1 == 11U)
                            {
                                _S10 = int(116);
                            }
                            else
                            {
                                _S10 = int(101);
                            }
                        }
                    }
                    (&all_0)->steps_0 = uint(_S10);
                }
            }
        }
    }
    return all_0;
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
    uint _S11 = record_3 + 4U;
    (&view_0)->cells_0 = _S11;
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
            uint row_0 = record_3 + *(&(globalParams_0->arena_0)[_S11 + i_0]);
            bool _S12;
            if(rows_are_empty_0)
            {
                _S12 = (kind_of_0(row_0)) == 9U;
            }
            else
            {
                _S12 = false;
            }
            if(_S12)
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
    Machine_0 _S13 = *m_7;
    bool _S14 = failed_0(&_S13);
    if(_S14)
    {
        return from_0;
    }
    GridView_0 _S15 = from_0;
    uint _S16 = GridView_area_0(&_S15);
    if(_S16 == 0U)
    {
        fail_0(m_7, 24U);
    }
    else
    {
        bool _S17;
        if((from_0.height_0) > 1024U)
        {
            _S17 = true;
        }
        else
        {
            _S17 = (from_0.width_0) > 1024U;
        }
        if(_S17)
        {
            _S17 = true;
        }
        else
        {
            _S17 = _S16 > 1024U;
        }
        if(_S17)
        {
            fail_0(m_7, 254U);
        }
    }
    spend_0(m_7, _S16 * times_0);
    return from_0;
}

__device__ void make_0(Machine_0 * m_8, uint bytes_0)
{
    if((m_8->fault_0) != 0U)
    {
        return;
    }
    uint all_1 = bytes_0 + 32U;
    if(all_1 > (m_8->memory_1))
    {
        m_8->memory_1 = 0U;
        fail_0(m_8, 31U);
        return;
    }
    m_8->memory_1 = m_8->memory_1 - all_1;
    spend_0(m_8, all_1 / 16U);
    return;
}

__device__ uint new_record_0(Machine_0 * m_9, uint kind_2, uint a_0, uint b_0, uint words_0)
{
    if((m_9->fault_0) != 0U)
    {
        return 0U;
    }
    uint at_0 = m_9->cursor_0;
    bool _S18;
    if(words_0 > 1048576U)
    {
        _S18 = true;
    }
    else
    {
        _S18 = (at_0 + 4U + words_0) > (m_9->end_0);
    }
    if(_S18)
    {
        fail_0(m_9, 254U);
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
    m_9->cursor_0 = at_0 + 4U + words_0;
    return at_0;
}

__device__ uint edit_grid_0(Machine_0 * m_10, GridView_0 * from_1)
{
    uint _S19 = GridView_area_0(from_1);
    make_0(m_10, _S19);
    uint words_1 = (_S19 + 3U) / 4U;
    uint at_1 = new_record_0(m_10, 6U, from_1->height_0, from_1->width_0, words_1);
    if(at_1 == 0U)
    {
        return 0U;
    }
    uint i_1 = 0U;
    for(;;)
    {
        if(i_1 < words_1)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[at_1 + 4U + i_1]) = *(&(globalParams_0->arena_0)[from_1->cells_0 + i_1]);
        i_1 = i_1 + 1U;
    }
    return at_1 + 4U;
}

__device__ int cell_at_0(uint cells_1, uint i_2)
{
    return int((*(&(globalParams_0->arena_0)[cells_1 + (i_2 >> int(2))])) << (24U - 8U * (i_2 & 3U))) >> int(24);
}

__device__ uint list_cells_0(GridView_0 * from_2, bool any_0, int colour_0, uint list_0)
{
    uint row_1 = 0U;
    uint at_2 = 0U;
    uint count_4 = 0U;
    for(;;)
    {
        if(row_1 < (from_2->height_0))
        {
        }
        else
        {
            break;
        }
        uint column_0 = 0U;
        uint count_5 = count_4;
        for(;;)
        {
            if(column_0 < (from_2->width_0))
            {
            }
            else
            {
                break;
            }
            int cell_0 = cell_at_0(from_2->cells_0, at_2);
            bool _S20;
            if(cell_0 != int(0))
            {
                if(any_0)
                {
                    _S20 = true;
                }
                else
                {
                    _S20 = cell_0 == colour_0;
                }
            }
            else
            {
                _S20 = false;
            }
            if(_S20)
            {
                *(&(globalParams_0->arena_0)[list_0 + count_5]) = (at_2 | (row_1 << int(12))) | (column_0 << int(22));
                count_5 = count_5 + 1U;
            }
            uint at_3 = at_2 + 1U;
            column_0 = column_0 + 1U;
            at_2 = at_3;
        }
        row_1 = row_1 + 1U;
        count_4 = count_5;
    }
    return count_4;
}

__device__ uint Directions_step_0(Directions_0 * this_1, uint i_3)
{
    return ((this_1->steps_0) >> (4U * i_3)) & 15U;
}

struct Way_0
{
    int down_0;
    int right_0;
    int stride_0;
};

__device__ Way_0 Way_of_0(GridView_0 * from_3, uint k_2)
{
    Way_0 way_0;
    bool _S21;
    if(k_2 == 0U)
    {
        _S21 = true;
    }
    else
    {
        _S21 = k_2 == 4U;
    }
    if(_S21)
    {
        _S21 = true;
    }
    else
    {
        _S21 = k_2 == 5U;
    }
    int _S22;
    if(_S21)
    {
        _S22 = int(1);
    }
    else
    {
        if(k_2 == 1U)
        {
            _S21 = true;
        }
        else
        {
            _S21 = k_2 == 6U;
        }
        if(_S21)
        {
            _S21 = true;
        }
        else
        {
            _S21 = k_2 == 7U;
        }
        if(_S21)
        {
            _S22 = int(-1);
        }
        else
        {
            _S22 = int(0);
        }
    }
    (&way_0)->down_0 = _S22;
    if(k_2 == 2U)
    {
        _S21 = true;
    }
    else
    {
        _S21 = k_2 == 4U;
    }
    if(_S21)
    {
        _S21 = true;
    }
    else
    {
        _S21 = k_2 == 6U;
    }
    if(_S21)
    {
        _S22 = int(1);
    }
    else
    {
        if(k_2 == 3U)
        {
            _S21 = true;
        }
        else
        {
            _S21 = k_2 == 5U;
        }
        if(_S21)
        {
            _S21 = true;
        }
        else
        {
            _S21 = k_2 == 7U;
        }
        if(_S21)
        {
            _S22 = int(-1);
        }
        else
        {
            _S22 = int(0);
        }
    }
    (&way_0)->right_0 = _S22;
    (&way_0)->stride_0 = (&way_0)->down_0 * int(from_3->width_0) + _S22;
    return way_0;
}

__device__ uint Way_steps_0(Way_0 * this_2, GridView_0 * from_4, uint row_2, uint column_1)
{
    int _S23 = this_2->down_0;
    uint most_0;
    if((this_2->down_0) != int(0))
    {
        if(_S23 > int(0))
        {
            most_0 = from_4->height_0 - 1U - row_2;
        }
        else
        {
            most_0 = row_2;
        }
    }
    else
    {
        most_0 = 4294967295U;
    }
    int _S24 = this_2->right_0;
    if((this_2->right_0) != int(0))
    {
        uint _S25;
        if(_S24 > int(0))
        {
            _S25 = from_4->width_0 - 1U - column_1;
        }
        else
        {
            _S25 = column_1;
        }
        most_0 = (U32_min((most_0), (_S25)));
    }
    return most_0;
}

__device__ void put_cell_0(uint cells_2, uint i_4, int value_0)
{
    uint at_4 = cells_2 + (i_4 >> int(2));
    uint shift_0 = 8U * (i_4 & 3U);
    *(&(globalParams_0->arena_0)[at_4]) = ((*(&(globalParams_0->arena_0)[at_4])) & (~(255U << shift_0))) | ((uint(value_0) & 255U) << shift_0);
    return;
}

__device__ void draw_rays_0(Machine_0 * m_11, GridView_0 * from_5, Directions_0 * directions_0, bool any_1, int colour_1)
{
    uint _S26 = edit_grid_0(m_11, from_5);
    if(_S26 == 0U)
    {
        return;
    }
    uint _S27 = list_cells_0(from_5, any_1, colour_1, m_11->scratch_1);
    uint i_5 = 0U;
    for(;;)
    {
        if(i_5 < (directions_0->count_2))
        {
        }
        else
        {
            break;
        }
        uint _S28 = Directions_step_0(directions_0, i_5);
        Way_0 _S29 = Way_of_0(from_5, _S28);
        uint k_3 = 0U;
        for(;;)
        {
            if(k_3 < _S27)
            {
            }
            else
            {
                break;
            }
            uint * _S30 = (&(globalParams_0->arena_0)[m_11->scratch_1 + k_3]);
            uint at_5 = (*_S30) & 4095U;
            uint _S31 = ((*_S30) >> int(12)) & 1023U;
            uint _S32 = (*_S30) >> int(22);
            Way_0 _S33 = _S29;
            uint _S34 = Way_steps_0(&_S33, from_5, _S31, _S32);
            uint _S35 = from_5->cells_0;
            int _S36 = cell_at_0(from_5->cells_0, at_5);
            uint at_6 = at_5;
            uint s_0 = 0U;
            for(;;)
            {
                if(s_0 < _S34)
                {
                }
                else
                {
                    break;
                }
                uint at_7 = uint(int(at_6) + _S29.stride_0);
                if((cell_at_0(_S35, at_7)) != int(0))
                {
                    break;
                }
                if((cell_at_0(_S26, at_7)) == int(0))
                {
                    put_cell_0(_S26, at_7, _S36);
                }
                uint s_1 = s_0 + 1U;
                at_6 = at_7;
                s_0 = s_1;
            }
            k_3 = k_3 + 1U;
        }
        i_5 = i_5 + 1U;
    }
    return;
}

__device__ void op_rays_0(Machine_0 * m_12, uint grid_0, uint number_0)
{
    uint k_4 = variant_0(m_12, number_0, int(15));
    Machine_0 _S37 = *m_12;
    bool _S38 = failed_0(&_S37);
    if(_S38)
    {
        return;
    }
    Directions_0 directions_1 = ray_directions_0(k_4);
    GridView_0 from_6 = whole_0(m_12, grid_0, directions_1.count_2 * 2U);
    Machine_0 _S39 = *m_12;
    bool _S40 = failed_0(&_S39);
    if(!_S40)
    {
        GridView_0 _S41 = from_6;
        Directions_0 _S42 = directions_1;
        draw_rays_0(m_12, &_S41, &_S42, true, int(0));
    }
    return;
}

__device__ int colour_view_0(Machine_0 * m_13, uint record_5)
{
    int value_1;
    if((kind_of_0(record_5)) == 2U)
    {
        int _S43 = int_view_0(m_13, record_5);
        value_1 = _S43;
    }
    else
    {
        fail_0(m_13, 3U);
        value_1 = int(0);
    }
    bool _S44;
    if(value_1 < int(-128))
    {
        _S44 = true;
    }
    else
    {
        _S44 = value_1 > int(127);
    }
    if(_S44)
    {
        fail_0(m_13, 3U);
    }
    return value_1;
}

__device__ void op_color_rays_0(Machine_0 * m_14, uint grid_1, uint hue_0, uint number_1)
{
    int colour_2 = colour_view_0(m_14, hue_0);
    Machine_0 _S45 = *m_14;
    bool _S46 = failed_0(&_S45);
    if(_S46)
    {
        return;
    }
    uint k_5 = variant_0(m_14, number_1, int(15));
    Machine_0 _S47 = *m_14;
    bool _S48 = failed_0(&_S47);
    if(_S48)
    {
        return;
    }
    Directions_0 directions_2 = ray_directions_0(k_5);
    GridView_0 from_7 = whole_0(m_14, grid_1, directions_2.count_2 * 2U);
    Machine_0 _S49 = *m_14;
    bool _S50 = failed_0(&_S49);
    if(!_S50)
    {
        GridView_0 _S51 = from_7;
        Directions_0 _S52 = directions_2;
        draw_rays_0(m_14, &_S51, &_S52, false, colour_2);
    }
    return;
}

__device__ Directions_0 join_directions_0(uint k_6)
{
    Directions_0 all_2 = Directions_x24init_0(1U, 2U);
    if(k_6 == 1U)
    {
        (&all_2)->steps_0 = 0U;
    }
    else
    {
        bool _S53 = k_6 == 2U;
        bool _S54;
        if(_S53)
        {
            _S54 = true;
        }
        else
        {
            _S54 = k_6 == 3U;
        }
        if(_S54)
        {
            (&all_2)->count_2 = 2U;
            int _S55;
            if(_S53)
            {
                _S55 = int(32);
            }
            else
            {
                _S55 = int(84);
            }
            (&all_2)->steps_0 = uint(_S55);
        }
        else
        {
            if(k_6 == 4U)
            {
                (&all_2)->count_2 = 4U;
                (&all_2)->steps_0 = 21536U;
            }
        }
    }
    return all_2;
}

__device__ void op_join_0(Machine_0 * m_15, uint grid_2, uint number_2)
{
    uint k_7 = variant_0(m_15, number_2, int(10));
    Machine_0 _S56 = *m_15;
    bool _S57 = failed_0(&_S56);
    if(_S57)
    {
        return;
    }
    bool over_others_0 = k_7 >= 5U;
    uint i_6;
    if(over_others_0)
    {
        i_6 = k_7 - 5U;
    }
    else
    {
        i_6 = k_7;
    }
    Directions_0 directions_3 = join_directions_0(i_6);
    GridView_0 from_8 = whole_0(m_15, grid_2, directions_3.count_2 * 3U);
    Machine_0 _S58 = *m_15;
    bool _S59 = failed_0(&_S58);
    if(_S59)
    {
        return;
    }
    if(over_others_0)
    {
        GridView_0 _S60 = from_8;
        uint _S61 = GridView_area_0(&_S60);
        spend_0(m_15, _S61 * (U32_max((from_8.height_0), (from_8.width_0))) * directions_3.count_2 / 2U);
    }
    Machine_0 _S62 = *m_15;
    bool _S63 = failed_0(&_S62);
    if(_S63)
    {
        return;
    }
    GridView_0 _S64 = from_8;
    uint _S65 = edit_grid_0(m_15, &_S64);
    if(_S65 == 0U)
    {
        return;
    }
    GridView_0 _S66 = from_8;
    uint _S67 = list_cells_0(&_S66, true, int(0), m_15->scratch_1);
    i_6 = 0U;
    for(;;)
    {
        if(i_6 < (directions_3.count_2))
        {
        }
        else
        {
            break;
        }
        Directions_0 _S68 = directions_3;
        uint _S69 = Directions_step_0(&_S68, i_6);
        GridView_0 _S70 = from_8;
        Way_0 _S71 = Way_of_0(&_S70, _S69);
        uint k_8 = 0U;
        for(;;)
        {
            if(k_8 < _S67)
            {
            }
            else
            {
                break;
            }
            uint * _S72 = (&(globalParams_0->arena_0)[m_15->scratch_1 + k_8]);
            uint place_1 = (*_S72) & 4095U;
            uint _S73 = ((*_S72) >> int(12)) & 1023U;
            uint _S74 = (*_S72) >> int(22);
            Way_0 _S75 = _S71;
            GridView_0 _S76 = from_8;
            uint _S77 = Way_steps_0(&_S75, &_S76, _S73, _S74);
            int _S78 = cell_at_0(from_8.cells_0, place_1);
            uint at_8 = place_1;
            uint s_2 = 0U;
            for(;;)
            {
                if(s_2 < _S77)
                {
                }
                else
                {
                    break;
                }
                uint at_9 = uint(int(at_8) + _S71.stride_0);
                int there_0 = cell_at_0(from_8.cells_0, at_9);
                if(there_0 == _S78)
                {
                    uint place_2 = place_1;
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
                        uint place_3 = uint(int(place_2) + _S71.stride_0);
                        put_cell_0(_S65, place_3, _S78);
                        uint between_1 = between_0 + 1U;
                        place_2 = place_3;
                        between_0 = between_1;
                    }
                    break;
                }
                bool _S79;
                if(there_0 != int(0))
                {
                    _S79 = !over_others_0;
                }
                else
                {
                    _S79 = false;
                }
                if(_S79)
                {
                    break;
                }
                uint s_3 = s_2 + 1U;
                at_8 = at_9;
                s_2 = s_3;
            }
            k_8 = k_8 + 1U;
        }
        i_6 = i_6 + 1U;
    }
    return;
}

__device__ void op_spread_0(Machine_0 * m_16, uint grid_3, uint number_3)
{
    uint w_0;
    uint k_9 = variant_0(m_16, number_3, int(2));
    Machine_0 _S80 = *m_16;
    bool _S81 = failed_0(&_S80);
    if(_S81)
    {
        return;
    }
    GridView_0 from_9 = whole_0(m_16, grid_3, 10U);
    Machine_0 _S82 = *m_16;
    bool _S83 = failed_0(&_S82);
    if(_S83)
    {
        return;
    }
    GridView_0 _S84 = from_9;
    uint _S85 = edit_grid_0(m_16, &_S84);
    if(_S85 == 0U)
    {
        return;
    }
    uint _S86 = m_16->scratch_1;
    uint front_0 = m_16->scratch_1 + 1024U;
    uint _S87 = m_16->scratch_1 + 2048U;
    GridView_0 _S88 = from_9;
    uint _S89 = list_cells_0(&_S88, true, int(0), front_0);
    GridView_0 _S90 = from_9;
    uint _S91 = GridView_area_0(&_S90);
    uint i_7 = 0U;
    for(;;)
    {
        if(i_7 < _S91)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S86 + i_7]) = 4096U;
        i_7 = i_7 + 1U;
    }
    int _S92;
    if(k_9 == 1U)
    {
        _S92 = int(8);
    }
    else
    {
        _S92 = int(4);
    }
    uint _S93 = uint(_S92);
    uint count_6 = _S89;
    uint front_1 = front_0;
    uint reached_0 = _S87;
    for(;;)
    {
        if(count_6 > 0U)
        {
        }
        else
        {
            break;
        }
        i_7 = 0U;
        uint next_0 = 0U;
        for(;;)
        {
            if(i_7 < count_6)
            {
            }
            else
            {
                break;
            }
            uint * _S94 = (&(globalParams_0->arena_0)[front_1 + i_7]);
            uint at_10 = (*_S94) & 4095U;
            uint _S95 = ((*_S94) >> int(12)) & 1023U;
            uint _S96 = (*_S94) >> int(22);
            int _S97 = cell_at_0(_S85, at_10);
            w_0 = 0U;
            uint next_1 = next_0;
            for(;;)
            {
                if(w_0 < _S93)
                {
                }
                else
                {
                    break;
                }
                GridView_0 _S98 = from_9;
                Way_0 _S99 = Way_of_0(&_S98, w_0);
                Way_0 _S100 = _S99;
                GridView_0 _S101 = from_9;
                uint _S102 = Way_steps_0(&_S100, &_S101, _S95, _S96);
                if(_S102 == 0U)
                {
                    w_0 = w_0 + 1U;
                    continue;
                }
                uint place_4 = uint(int(at_10) + _S99.stride_0);
                if((cell_at_0(_S85, place_4)) != int(0))
                {
                    w_0 = w_0 + 1U;
                    continue;
                }
                uint _S103 = _S86 + place_4;
                uint next_2;
                if((*(&(globalParams_0->arena_0)[_S103])) == 4096U)
                {
                    *(&(globalParams_0->arena_0)[_S103]) = uint(_S97);
                    *(&(globalParams_0->arena_0)[reached_0 + next_1]) = (place_4 | (uint(int(_S95) + _S99.down_0) << int(12))) | (uint(int(_S96) + _S99.right_0) << int(22));
                    next_2 = next_1 + 1U;
                }
                else
                {
                    *(&(globalParams_0->arena_0)[_S103]) = uint((I32_min((int(*(&(globalParams_0->arena_0)[_S103]))), (_S97))));
                    next_2 = next_1;
                }
                next_1 = next_2;
                w_0 = w_0 + 1U;
            }
            i_7 = i_7 + 1U;
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
            uint at_11 = (*(&(globalParams_0->arena_0)[reached_0 + w_0])) & 4095U;
            put_cell_0(_S85, at_11, int(*(&(globalParams_0->arena_0)[_S86 + at_11])));
            w_0 = w_0 + 1U;
        }
        count_6 = next_0;
        uint _S104 = front_1;
        front_1 = reached_0;
        reached_0 = _S104;
    }
    return;
}

__device__ bool fits_lines_0(Machine_0 * m_17, GridView_0 * from_10)
{
    bool _S105;
    if((from_10->width_0) > 32U)
    {
        _S105 = true;
    }
    else
    {
        _S105 = (from_10->height_0) > 64U;
    }
    if(_S105)
    {
        fail_0(m_17, 254U);
    }
    Machine_0 _S106 = *m_17;
    bool _S107 = failed_0(&_S106);
    return !_S107;
}

struct Three_0
{
    uint above_0;
    uint own_0;
    uint below_0;
};

__device__ Three_0 Three_x24init_0(uint above_1, uint own_1, uint below_1)
{
    Three_0 _S108;
    (&_S108)->above_0 = above_1;
    (&_S108)->own_0 = own_1;
    (&_S108)->below_0 = below_1;
    return _S108;
}

__device__ uint four_cells_0(uint cells_3, uint i_8)
{
    uint at_12 = cells_3 + (i_8 >> int(2));
    uint shift_1 = 8U * (i_8 & 3U);
    uint _S109;
    if(shift_1 == 0U)
    {
        _S109 = *(&(globalParams_0->arena_0)[at_12]);
    }
    else
    {
        _S109 = ((*(&(globalParams_0->arena_0)[at_12])) >> shift_1) | ((*(&(globalParams_0->arena_0)[at_12 + 1U])) << (32U - shift_1));
    }
    return _S109;
}

__device__ uint zero_bytes_0(uint word_0)
{
    return ~((((word_0 & 2139062143U) + 2139062143U) | word_0) | 2139062143U);
}

__device__ uint gathered_0(uint word_1)
{
    return (((word_1 & 16843009U) * 16909320U) >> int(24)) & 15U;
}

__device__ uint lowest_0(uint count_7)
{
    return 4294967295U >> (32U - count_7);
}

__device__ uint filled_in_row_0(GridView_0 * from_11, uint row_3)
{
    uint _S110;
    uint column_2 = 0U;
    uint filled_0 = 0U;
    for(;;)
    {
        uint _S111 = from_11->width_0;
        _S110 = from_11->width_0;
        if(column_2 < (from_11->width_0))
        {
        }
        else
        {
            break;
        }
        uint filled_1 = filled_0 | (((gathered_0((zero_bytes_0(four_cells_0(from_11->cells_0, row_3 * _S111 + column_2))) >> int(7))) ^ 15U) << column_2);
        column_2 = column_2 + 4U;
        filled_0 = filled_1;
    }
    return filled_0 & (lowest_0(_S110));
}

__device__ Three_0 three_rows_0(GridView_0 * from_12, uint row_4, Three_0 * before_0)
{
    Three_0 three_0;
    bool _S112 = row_4 == 0U;
    uint _S113;
    if(_S112)
    {
        _S113 = 0U;
    }
    else
    {
        _S113 = before_0->own_0;
    }
    (&three_0)->above_0 = _S113;
    if(_S112)
    {
        uint _S114 = filled_in_row_0(from_12, 0U);
        _S113 = _S114;
    }
    else
    {
        _S113 = before_0->below_0;
    }
    (&three_0)->own_0 = _S113;
    uint _S115 = row_4 + 1U;
    if(_S115 < (from_12->height_0))
    {
        uint _S116 = filled_in_row_0(from_12, _S115);
        _S113 = _S116;
    }
    else
    {
        _S113 = 0U;
    }
    (&three_0)->below_0 = _S113;
    return three_0;
}

__device__ uint Three_beside_0(Three_0 * this_3)
{
    return (((this_3->above_0) | (this_3->below_0)) | ((this_3->own_0) << int(1))) | ((this_3->own_0) >> int(1));
}

__device__ uint Three_diagonal_0(Three_0 * this_4)
{
    uint _S117 = (this_4->above_0) | (this_4->below_0);
    return (_S117 << int(1)) | (_S117 >> int(1));
}

__device__ int neighbour_0(GridView_0 * from_13, uint row_5, uint column_3, uint first_0, uint after_0)
{
    uint k_10 = first_0;
    for(;;)
    {
        if(k_10 < after_0)
        {
        }
        else
        {
            break;
        }
        Way_0 _S118 = Way_of_0(from_13, k_10);
        Way_0 _S119 = _S118;
        uint _S120 = Way_steps_0(&_S119, from_13, row_5, column_3);
        if(_S120 == 0U)
        {
            k_10 = k_10 + 1U;
            continue;
        }
        int cell_1 = cell_at_0(from_13->cells_0, uint(int(row_5 * from_13->width_0 + column_3) + _S118.stride_0));
        if(cell_1 != int(0))
        {
            return cell_1;
        }
        k_10 = k_10 + 1U;
    }
    return int(0);
}

__device__ void op_grow_0(Machine_0 * m_18, uint grid_4, uint number_4)
{
    GridView_0 from_14 = whole_0(m_18, grid_4, 6U);
    Machine_0 _S121 = *m_18;
    bool _S122 = failed_0(&_S121);
    if(_S122)
    {
        return;
    }
    uint k_11 = variant_0(m_18, number_4, int(3));
    Machine_0 _S123 = *m_18;
    bool _S124 = failed_0(&_S123);
    bool _S125;
    if(_S124)
    {
        _S125 = true;
    }
    else
    {
        GridView_0 _S126 = from_14;
        bool _S127 = fits_lines_0(m_18, &_S126);
        _S125 = !_S127;
    }
    if(_S125)
    {
        return;
    }
    GridView_0 _S128 = from_14;
    uint _S129 = edit_grid_0(m_18, &_S128);
    if(_S129 == 0U)
    {
        return;
    }
    int _S130;
    if(k_11 == 2U)
    {
        _S130 = int(4);
    }
    else
    {
        _S130 = int(0);
    }
    uint _S131 = uint(_S130);
    if(k_11 == 0U)
    {
        _S130 = int(4);
    }
    else
    {
        _S130 = int(8);
    }
    uint _S132 = uint(_S130);
    Three_0 three_1 = Three_x24init_0(0U, 0U, 0U);
    uint row_6 = 0U;
    for(;;)
    {
        if(row_6 < (from_14.height_0))
        {
        }
        else
        {
            break;
        }
        GridView_0 _S133 = from_14;
        Three_0 _S134 = three_1;
        Three_0 _S135 = three_rows_0(&_S133, row_6, &_S134);
        uint _S136;
        if(k_11 < 2U)
        {
            Three_0 _S137 = _S135;
            uint _S138 = Three_beside_0(&_S137);
            _S136 = _S138;
        }
        else
        {
            _S136 = 0U;
        }
        uint _S139;
        if(k_11 > 0U)
        {
            Three_0 _S140 = _S135;
            uint _S141 = Three_diagonal_0(&_S140);
            _S139 = _S141;
        }
        else
        {
            _S139 = 0U;
        }
        uint near_0 = (_S136 | _S139) & ((~_S135.own_0) & (lowest_0(from_14.width_0)));
        for(;;)
        {
            if(near_0 != 0U)
            {
            }
            else
            {
                break;
            }
            uint column_4 = (U32_firstbitlow((near_0)));
            uint near_1 = near_0 & (near_0 - 1U);
            uint _S142 = row_6 * from_14.width_0 + column_4;
            GridView_0 _S143 = from_14;
            int _S144 = neighbour_0(&_S143, row_6, column_4, _S131, _S132);
            put_cell_0(_S129, _S142, _S144);
            near_0 = near_1;
        }
        uint row_7 = row_6 + 1U;
        three_1 = _S135;
        row_6 = row_7;
    }
    return;
}

__device__ void op_surround_0(Machine_0 * m_19, uint grid_5, uint hue_1)
{
    GridView_0 from_15 = whole_0(m_19, grid_5, 6U);
    Machine_0 _S145 = *m_19;
    bool _S146 = failed_0(&_S145);
    if(_S146)
    {
        return;
    }
    int _S147 = colour_view_0(m_19, hue_1);
    Machine_0 _S148 = *m_19;
    bool _S149 = failed_0(&_S148);
    bool _S150;
    if(_S149)
    {
        _S150 = true;
    }
    else
    {
        GridView_0 _S151 = from_15;
        bool _S152 = fits_lines_0(m_19, &_S151);
        _S150 = !_S152;
    }
    if(_S150)
    {
        return;
    }
    GridView_0 _S153 = from_15;
    uint _S154 = edit_grid_0(m_19, &_S153);
    if(_S154 == 0U)
    {
        return;
    }
    Three_0 three_2 = Three_x24init_0(0U, 0U, 0U);
    uint row_8 = 0U;
    for(;;)
    {
        if(row_8 < (from_15.height_0))
        {
        }
        else
        {
            break;
        }
        GridView_0 _S155 = from_15;
        Three_0 _S156 = three_2;
        Three_0 _S157 = three_rows_0(&_S155, row_8, &_S156);
        Three_0 _S158 = _S157;
        uint _S159 = Three_beside_0(&_S158);
        Three_0 _S160 = _S157;
        uint _S161 = Three_diagonal_0(&_S160);
        uint near_2 = ((_S159 | _S161) & (~_S157.own_0)) & (lowest_0(from_15.width_0));
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
            put_cell_0(_S154, row_8 * from_15.width_0 + (U32_firstbitlow((near_2))), _S147);
            near_2 = near_3;
        }
        uint row_9 = row_8 + 1U;
        three_2 = _S157;
        row_8 = row_9;
    }
    return;
}

__device__ void new_empty_rows_0(Machine_0 * m_20, uint count_8)
{
    if(count_8 == 0U)
    {
        uint _S162 = new_record_0(m_20, 9U, 0U, 1U, 0U);
        return;
    }
    make_0(m_20, count_8 * 16U);
    uint at_13 = new_record_0(m_20, 9U, count_8, 1U + count_8, count_8 + count_8 * 4U);
    if(at_13 == 0U)
    {
        return;
    }
    uint i_9 = 0U;
    for(;;)
    {
        if(i_9 < count_8)
        {
        }
        else
        {
            break;
        }
        uint start_0 = 4U + count_8 + i_9 * 4U;
        *(&(globalParams_0->arena_0)[at_13 + 4U + i_9]) = start_0;
        uint _S163 = at_13 + start_0;
        *(&(globalParams_0->arena_0)[_S163]) = 9U;
        *(&(globalParams_0->arena_0)[_S163 + 1U]) = 0U;
        *(&(globalParams_0->arena_0)[_S163 + 2U]) = 1U;
        *(&(globalParams_0->arena_0)[_S163 + 3U]) = 0U;
        i_9 = i_9 + 1U;
    }
    return;
}

__device__ uint new_grid_0(Machine_0 * m_21, uint height_1, uint width_1)
{
    if((m_21->fault_0) != 0U)
    {
        return 0U;
    }
    bool _S164;
    if(height_1 > 1048576U)
    {
        _S164 = true;
    }
    else
    {
        _S164 = width_1 > 1048576U;
    }
    if(_S164)
    {
        _S164 = true;
    }
    else
    {
        _S164 = (U32_max((height_1 * width_1), (height_1))) > 1048576U;
    }
    if(_S164)
    {
        fail_0(m_21, 28U);
        return 0U;
    }
    uint area_0 = height_1 * width_1;
    if(area_0 == 0U)
    {
        new_empty_rows_0(m_21, height_1);
        return 0U;
    }
    make_0(m_21, area_0);
    uint at_14 = new_record_0(m_21, 6U, height_1, width_1, (area_0 + 3U) / 4U);
    uint _S165;
    if(at_14 == 0U)
    {
        _S165 = 0U;
    }
    else
    {
        _S165 = at_14 + 4U;
    }
    return _S165;
}

struct CellWriter_0
{
    uint at_15;
    uint word_2;
    uint filled_2;
};

__device__ CellWriter_0 CellWriter_to_0(uint cells_4)
{
    CellWriter_0 w_1;
    (&w_1)->at_15 = cells_4;
    (&w_1)->word_2 = 0U;
    (&w_1)->filled_2 = 0U;
    return w_1;
}

__device__ uint Three_inside_0(Three_0 * this_5, bool diagonally_0)
{
    uint _S166 = (this_5->above_0) & (this_5->below_0);
    uint all_3 = (_S166 & ((this_5->own_0) << int(1))) & ((this_5->own_0) >> int(1));
    uint all_4;
    if(diagonally_0)
    {
        all_4 = all_3 & ((_S166 << int(1)) & (_S166 >> int(1)));
    }
    else
    {
        all_4 = all_3;
    }
    return all_4;
}

__device__ void CellWriter_push_0(CellWriter_0 * this_6, int value_2)
{
    this_6->word_2 = (this_6->word_2) | ((uint(value_2) & 255U) << (8U * this_6->filled_2));
    uint _S167 = this_6->filled_2 + 1U;
    this_6->filled_2 = _S167;
    if(_S167 == 4U)
    {
        *(&(globalParams_0->arena_0)[this_6->at_15]) = this_6->word_2;
        this_6->at_15 = this_6->at_15 + 1U;
        this_6->word_2 = 0U;
        this_6->filled_2 = 0U;
    }
    return;
}

__device__ void CellWriter_finish_0(CellWriter_0 * this_7)
{
    if((this_7->filled_2) != 0U)
    {
        *(&(globalParams_0->arena_0)[this_7->at_15]) = this_7->word_2;
    }
    return;
}

__device__ void op_rim_0(Machine_0 * m_22, uint grid_6, uint number_5)
{
    GridView_0 from_16 = whole_0(m_22, grid_6, 6U);
    Machine_0 _S168 = *m_22;
    bool _S169 = failed_0(&_S168);
    if(_S169)
    {
        return;
    }
    uint _S170 = variant_0(m_22, number_5, int(4));
    Machine_0 _S171 = *m_22;
    bool _S172 = failed_0(&_S171);
    bool _S173;
    if(_S172)
    {
        _S173 = true;
    }
    else
    {
        GridView_0 _S174 = from_16;
        bool _S175 = fits_lines_0(m_22, &_S174);
        _S173 = !_S175;
    }
    if(_S173)
    {
        return;
    }
    uint cells_5 = new_grid_0(m_22, from_16.height_0, from_16.width_0);
    if(cells_5 == 0U)
    {
        return;
    }
    CellWriter_0 out_0 = CellWriter_to_0(cells_5);
    Three_0 three_3 = Three_x24init_0(0U, 0U, 0U);
    uint row_10 = 0U;
    uint at_16 = 0U;
    for(;;)
    {
        if(row_10 < (from_16.height_0))
        {
        }
        else
        {
            break;
        }
        GridView_0 _S176 = from_16;
        Three_0 _S177 = three_3;
        Three_0 _S178 = three_rows_0(&_S176, row_10, &_S177);
        bool _S179 = (_S170 & 1U) == 1U;
        Three_0 _S180 = _S178;
        uint _S181 = Three_inside_0(&_S180, _S179);
        uint kept_0;
        if(_S170 < 2U)
        {
            kept_0 = ~_S181;
        }
        else
        {
            kept_0 = _S181;
        }
        uint kept_1 = kept_0 & (_S178.own_0);
        uint column_5 = 0U;
        for(;;)
        {
            if(column_5 < (from_16.width_0))
            {
            }
            else
            {
                break;
            }
            int _S182;
            if(((kept_1 >> column_5) & 1U) == 1U)
            {
                _S182 = cell_at_0(from_16.cells_0, at_16);
            }
            else
            {
                _S182 = int(0);
            }
            CellWriter_push_0(&out_0, _S182);
            uint at_17 = at_16 + 1U;
            column_5 = column_5 + 1U;
            at_16 = at_17;
        }
        uint row_11 = row_10 + 1U;
        three_3 = _S178;
        row_10 = row_11;
    }
    CellWriter_finish_0(&out_0);
    return;
}

__device__ uint along_row_0(uint reached_1, uint free_0)
{
    uint _S183 = reached_1 & free_0;
    uint step_0 = 1U;
    uint left_0 = free_0;
    uint _S184 = _S183;
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
        uint _S185 = _S184 | ((left_0 & (_S184 << step_0)) | (right_1 & (_S184 >> step_0)));
        uint left_1 = left_0 & (left_0 << step_0);
        uint right_2 = right_1 & (right_1 >> step_0);
        step_0 = step_0 << int(1);
        left_0 = left_1;
        _S184 = _S185;
        right_1 = right_2;
    }
    return _S184;
}

__device__ uint2  flood_0(Machine_0 * m_23, GridView_0 * from_17, uint first_1, uint last_0)
{
    uint _S186;
    uint above_2;
    uint _S187 = m_23->scratch_1;
    uint _S188 = m_23->scratch_1 + 64U;
    bool changed_0 = true;
    uint _S189 = first_1;
    uint _S190 = last_0;
    for(;;)
    {
        if(changed_0)
        {
        }
        else
        {
            break;
        }
        uint _S191 = _S190;
        bool changed_1 = false;
        uint row_12 = _S189;
        for(;;)
        {
            _S186 = from_17->height_0;
            if(row_12 < (from_17->height_0))
            {
            }
            else
            {
                break;
            }
            if(row_12 == 0U)
            {
                above_2 = 0U;
            }
            else
            {
                above_2 = *(&(globalParams_0->arena_0)[_S188 + row_12 - 1U]);
            }
            uint _S192 = _S188 + row_12;
            uint * _S193 = (&(globalParams_0->arena_0)[_S192]);
            uint now_0 = along_row_0((*_S193) | above_2, *(&(globalParams_0->arena_0)[_S187 + row_12]));
            if(now_0 != (*_S193))
            {
                *(&(globalParams_0->arena_0)[_S192]) = now_0;
                _S191 = (U32_max((_S191), (row_12)));
                changed_1 = true;
            }
            else
            {
                if(row_12 > _S191)
                {
                    break;
                }
            }
            row_12 = row_12 + 1U;
        }
        above_2 = _S189;
        bool changed_2 = changed_1;
        uint number_6 = 0U;
        for(;;)
        {
            if(number_6 <= _S191)
            {
            }
            else
            {
                break;
            }
            uint row_13 = _S191 - number_6;
            uint below_2;
            if((row_13 + 1U) < _S186)
            {
                below_2 = *(&(globalParams_0->arena_0)[_S188 + row_13 + 1U]);
            }
            else
            {
                below_2 = 0U;
            }
            uint _S194 = _S188 + row_13;
            uint * _S195 = (&(globalParams_0->arena_0)[_S194]);
            uint now_1 = along_row_0((*_S195) | below_2, *(&(globalParams_0->arena_0)[_S187 + row_13]));
            if(now_1 != (*_S195))
            {
                *(&(globalParams_0->arena_0)[_S194]) = now_1;
                above_2 = (U32_min((above_2), (row_13)));
                changed_2 = true;
            }
            else
            {
                if(row_13 < above_2)
                {
                    break;
                }
            }
            number_6 = number_6 + 1U;
        }
        changed_0 = changed_2;
        _S189 = above_2;
        _S190 = _S191;
    }
    return make_uint2 (_S189, _S190);
}

__device__ void find_holes_0(Machine_0 * m_24, GridView_0 * from_18)
{
    uint _S196;
    uint _S197 = m_24->scratch_1;
    uint _S198 = m_24->scratch_1 + 64U;
    uint _S199 = lowest_0(from_18->width_0);
    uint _S200 = 1U | (1U << (from_18->width_0 - 1U));
    uint row_14 = 0U;
    for(;;)
    {
        uint _S201 = from_18->height_0;
        _S196 = from_18->height_0;
        if(row_14 < (from_18->height_0))
        {
        }
        else
        {
            break;
        }
        uint _S202 = filled_in_row_0(from_18, row_14);
        uint free_1 = (~_S202) & _S199;
        *(&(globalParams_0->arena_0)[_S197 + row_14]) = free_1;
        uint * _S203 = (&(globalParams_0->arena_0)[_S198 + row_14]);
        bool _S204;
        if(row_14 == 0U)
        {
            _S204 = true;
        }
        else
        {
            _S204 = (row_14 + 1U) == _S201;
        }
        uint _S205;
        if(_S204)
        {
            _S205 = _S199;
        }
        else
        {
            _S205 = _S200;
        }
        *_S203 = free_1 & _S205;
        row_14 = row_14 + 1U;
    }
    uint2  _S206 = flood_0(m_24, from_18, 0U, _S196 - 1U);
    row_14 = 0U;
    for(;;)
    {
        if(row_14 < _S196)
        {
        }
        else
        {
            break;
        }
        uint * _S207 = (&(globalParams_0->arena_0)[_S197 + row_14]);
        *_S207 = (*_S207) & (~*(&(globalParams_0->arena_0)[_S198 + row_14]));
        row_14 = row_14 + 1U;
    }
    return;
}

__device__ void op_fill_holes_0(Machine_0 * m_25, uint grid_7, uint hue_2)
{
    GridView_0 from_19 = whole_0(m_25, grid_7, 8U);
    Machine_0 _S208 = *m_25;
    bool _S209 = failed_0(&_S208);
    if(_S209)
    {
        return;
    }
    int _S210 = colour_view_0(m_25, hue_2);
    Machine_0 _S211 = *m_25;
    bool _S212 = failed_0(&_S211);
    bool _S213;
    if(_S212)
    {
        _S213 = true;
    }
    else
    {
        GridView_0 _S214 = from_19;
        bool _S215 = fits_lines_0(m_25, &_S214);
        _S213 = !_S215;
    }
    if(_S213)
    {
        return;
    }
    GridView_0 _S216 = from_19;
    uint _S217 = edit_grid_0(m_25, &_S216);
    if(_S217 == 0U)
    {
        return;
    }
    Machine_0 _S218 = *m_25;
    GridView_0 _S219 = from_19;
    find_holes_0(&_S218, &_S219);
    uint row_15 = 0U;
    for(;;)
    {
        if(row_15 < (from_19.height_0))
        {
        }
        else
        {
            break;
        }
        uint inside_0 = *(&(globalParams_0->arena_0)[m_25->scratch_1 + row_15]);
        for(;;)
        {
            if(inside_0 != 0U)
            {
            }
            else
            {
                break;
            }
            put_cell_0(_S217, row_15 * from_19.width_0 + (U32_firstbitlow((inside_0))), _S210);
            inside_0 = inside_0 & (inside_0 - 1U);
        }
        row_15 = row_15 + 1U;
    }
    return;
}

__device__ void fill_cells_0(uint cells_6, uint count_9, int value_3)
{
    uint word_3 = (uint(value_3) & 255U) * 16843009U;
    uint whole_1 = count_9 >> int(2);
    uint i_10 = 0U;
    for(;;)
    {
        if(i_10 < whole_1)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[cells_6 + i_10]) = word_3;
        i_10 = i_10 + 1U;
    }
    uint _S220 = count_9 & 3U;
    if(_S220 != 0U)
    {
        *(&(globalParams_0->arena_0)[cells_6 + whole_1]) = word_3 & ((1U << (8U * _S220)) - 1U);
    }
    return;
}

__device__ int GridView_at_0(GridView_0 * this_8, uint row_16, uint column_6)
{
    return cell_at_0(this_8->cells_0, row_16 * this_8->width_0 + column_6);
}

__device__ uint word_at_0(uint at_18)
{
    return *(&(globalParams_0->arena_0)[at_18]);
}

__device__ void op_close_holes_0(Machine_0 * m_26, uint grid_8, uint number_7)
{
    uint _S221;
    GridView_0 from_20 = whole_0(m_26, grid_8, 16U);
    Machine_0 _S222 = *m_26;
    bool _S223 = failed_0(&_S222);
    if(_S223)
    {
        return;
    }
    uint k_12 = variant_0(m_26, number_7, int(2));
    Machine_0 _S224 = *m_26;
    bool _S225 = failed_0(&_S224);
    bool _S226;
    if(_S225)
    {
        _S226 = true;
    }
    else
    {
        GridView_0 _S227 = from_20;
        bool _S228 = fits_lines_0(m_26, &_S227);
        _S226 = !_S228;
    }
    if(_S226)
    {
        return;
    }
    uint out_1;
    if(k_12 == 0U)
    {
        GridView_0 _S229 = from_20;
        uint _S230 = edit_grid_0(m_26, &_S229);
        out_1 = _S230;
    }
    else
    {
        uint out_2 = new_grid_0(m_26, from_20.height_0, from_20.width_0);
        if(out_2 != 0U)
        {
            GridView_0 _S231 = from_20;
            uint _S232 = GridView_area_0(&_S231);
            fill_cells_0(out_2, _S232, int(0));
        }
        out_1 = out_2;
    }
    if(out_1 == 0U)
    {
        return;
    }
    Machine_0 _S233 = *m_26;
    GridView_0 _S234 = from_20;
    find_holes_0(&_S233, &_S234);
    uint _S235 = m_26->scratch_1;
    uint _S236 = m_26->scratch_1 + 64U;
    uint row_17 = 0U;
    for(;;)
    {
        _S221 = from_20.height_0;
        if(row_17 < (from_20.height_0))
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S236 + row_17]) = 0U;
        row_17 = row_17 + 1U;
    }
    row_17 = 0U;
    for(;;)
    {
        if(row_17 < _S221)
        {
        }
        else
        {
            break;
        }
        for(;;)
        {
            uint _S237 = _S235 + row_17;
            if((*(&(globalParams_0->arena_0)[_S237])) != 0U)
            {
            }
            else
            {
                break;
            }
            uint column_7 = (U32_firstbitlow((*(&(globalParams_0->arena_0)[_S237]))));
            uint _S238 = row_17 + 1U;
            GridView_0 _S239 = from_20;
            int _S240 = GridView_at_0(&_S239, _S238, column_7);
            int colour_3;
            if(_S240 == int(0))
            {
                uint _S241 = row_17 - 1U;
                GridView_0 _S242 = from_20;
                int _S243 = GridView_at_0(&_S242, _S241, column_7);
                colour_3 = _S243;
            }
            else
            {
                colour_3 = _S240;
            }
            *(&(globalParams_0->arena_0)[_S236 + row_17]) = 1U << column_7;
            Machine_0 _S244 = *m_26;
            GridView_0 _S245 = from_20;
            uint2  _S246 = flood_0(&_S244, &_S245, row_17, row_17);
            uint i_11 = _S246.x;
            for(;;)
            {
                if(i_11 <= (_S246.y))
                {
                }
                else
                {
                    break;
                }
                uint _S247 = _S236 + i_11;
                uint hole_0 = word_at_0(_S247);
                uint * _S248 = (&(globalParams_0->arena_0)[_S235 + i_11]);
                *_S248 = (*_S248) & (~hole_0);
                *(&(globalParams_0->arena_0)[_S247]) = 0U;
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
                    put_cell_0(out_1, i_11 * from_20.width_0 + (U32_firstbitlow((hole_1))), colour_3);
                    hole_1 = hole_1 & (hole_1 - 1U);
                }
                i_11 = i_11 + 1U;
            }
        }
        row_17 = row_17 + 1U;
    }
    return;
}

struct Joint_0
{
    bool one_colour_0;
    bool diagonal_0;
};

__device__ Joint_0 Joint_x24init_0(bool one_colour_1, bool diagonal_1)
{
    Joint_0 _S249;
    (&_S249)->one_colour_0 = one_colour_1;
    (&_S249)->diagonal_0 = diagonal_1;
    return _S249;
}

__device__ Joint_0 Joint_of_0(uint k_13)
{
    return Joint_x24init_0((k_13 & 2U) == 0U, (k_13 & 1U) == 1U);
}

__device__ bool meets_0(int cell_2, int condition_0, int colour_4)
{
    switch(condition_0)
    {
    case int(0):
        {
            return cell_2 != int(0);
        }
    case int(1):
        {
            return cell_2 == colour_4;
        }
    default:
        {
            return cell_2 != colour_4;
        }
    }
}

__device__ uint lead_of_0(Machine_0 * m_27, uint label_0)
{
    uint _S250 = m_27->scratch_1 + 1024U;
    uint _S251 = label_0;
    for(;;)
    {
        uint _S252 = _S250 + _S251;
        if((*(&(globalParams_0->arena_0)[_S252])) != _S251)
        {
        }
        else
        {
            break;
        }
        _S251 = *(&(globalParams_0->arena_0)[_S252]);
    }
    return _S251;
}

__device__ uint united_0(Machine_0 * m_28, uint a_1, uint b_1)
{
    uint _S253 = lead_of_0(m_28, a_1);
    uint _S254 = lead_of_0(m_28, b_1);
    uint _S255 = (U32_min((_S253), (_S254)));
    *(&(globalParams_0->arena_0)[m_28->scratch_1 + 1024U + (U32_max((_S253), (_S254)))]) = _S255;
    return _S255;
}

__device__ uint joined_0(Machine_0 * m_29, GridView_0 * from_21, Joint_0 * joint_0, int cell_3, uint other_0, uint label_1)
{
    uint * _S256 = (&(globalParams_0->arena_0)[m_29->scratch_1 + other_0]);
    uint own_2 = *_S256;
    bool _S257;
    if((*_S256) == 0U)
    {
        _S257 = true;
    }
    else
    {
        if(joint_0->one_colour_0)
        {
            _S257 = (cell_at_0(from_21->cells_0, other_0)) != cell_3;
        }
        else
        {
            _S257 = false;
        }
    }
    if(_S257)
    {
        return label_1;
    }
    uint _S258;
    if(label_1 == 0U)
    {
        _S258 = own_2;
    }
    else
    {
        uint _S259 = united_0(m_29, label_1, own_2);
        _S258 = _S259;
    }
    return _S258;
}

__device__ uint find_parts_0(Machine_0 * m_30, GridView_0 * from_22, Joint_0 * joint_1, int condition_1, int colour_5)
{
    uint _S260;
    uint used_0;
    uint label_2;
    uint column_8;
    uint _S261 = m_30->scratch_1;
    uint leads_0 = m_30->scratch_1 + 1024U;
    uint _S262 = from_22->width_0;
    uint _S263 = GridView_area_0(from_22);
    bool _S264;
    if(_S263 >= 1024U)
    {
        _S264 = true;
    }
    else
    {
        _S264 = (from_22->height_0) > 255U;
    }
    if(_S264)
    {
        _S264 = true;
    }
    else
    {
        _S264 = _S262 > 255U;
    }
    if(_S264)
    {
        fail_0(m_30, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[leads_0]) = 0U;
    uint row_18 = 0U;
    uint used_1 = 1U;
    for(;;)
    {
        _S260 = from_22->height_0;
        if(row_18 < (from_22->height_0))
        {
        }
        else
        {
            break;
        }
        column_8 = 0U;
        used_0 = used_1;
        for(;;)
        {
            if(column_8 < _S262)
            {
            }
            else
            {
                break;
            }
            uint at_19 = row_18 * _S262 + column_8;
            int cell_4 = cell_at_0(from_22->cells_0, at_19);
            if(!meets_0(cell_4, condition_1, colour_5))
            {
                *(&(globalParams_0->arena_0)[_S261 + at_19]) = 0U;
                column_8 = column_8 + 1U;
                continue;
            }
            bool _S265 = column_8 > 0U;
            if(_S265)
            {
                uint _S266 = at_19 - 1U;
                Machine_0 _S267 = *m_30;
                uint _S268 = joined_0(&_S267, from_22, joint_1, cell_4, _S266, 0U);
                label_2 = _S268;
            }
            else
            {
                label_2 = 0U;
            }
            uint label_3;
            uint label_4;
            if(row_18 > 0U)
            {
                uint _S269 = at_19 - _S262;
                Machine_0 _S270 = *m_30;
                uint _S271 = joined_0(&_S270, from_22, joint_1, cell_4, _S269, label_2);
                bool _S272 = joint_1->diagonal_0;
                if(joint_1->diagonal_0)
                {
                    _S264 = _S265;
                }
                else
                {
                    _S264 = false;
                }
                if(_S264)
                {
                    uint _S273 = _S269 - 1U;
                    Machine_0 _S274 = *m_30;
                    uint _S275 = joined_0(&_S274, from_22, joint_1, cell_4, _S273, _S271);
                    label_3 = _S275;
                }
                else
                {
                    label_3 = _S271;
                }
                bool _S276;
                if(_S272)
                {
                    _S276 = (column_8 + 1U) < _S262;
                }
                else
                {
                    _S276 = false;
                }
                if(_S276)
                {
                    uint _S277 = _S269 + 1U;
                    Machine_0 _S278 = *m_30;
                    uint _S279 = joined_0(&_S278, from_22, joint_1, cell_4, _S277, label_3);
                    label_4 = _S279;
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
            *(&(globalParams_0->arena_0)[_S261 + at_19]) = label_4;
            used_0 = used_2;
            column_8 = column_8 + 1U;
        }
        row_18 = row_18 + 1U;
        used_1 = used_0;
    }
    uint _S280 = m_30->scratch_1 + 2048U;
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
        uint _S281 = leads_0 + used_0;
        uint * _S282 = (&(globalParams_0->arena_0)[_S281]);
        uint lead_0 = *_S282;
        if((*_S282) == used_0)
        {
            uint count_10 = label_2 + 1U;
            *(&(globalParams_0->arena_0)[_S281]) = count_10;
            uint _S283 = _S280 + 2U * count_10;
            *(&(globalParams_0->arena_0)[_S283]) = 16711935U;
            *(&(globalParams_0->arena_0)[_S283 + 1U]) = 0U;
            label_2 = count_10;
        }
        else
        {
            *(&(globalParams_0->arena_0)[_S281]) = *(&(globalParams_0->arena_0)[leads_0 + lead_0]);
        }
        used_0 = used_0 + 1U;
    }
    row_18 = 0U;
    for(;;)
    {
        if(row_18 < _S260)
        {
        }
        else
        {
            break;
        }
        column_8 = 0U;
        for(;;)
        {
            if(column_8 < _S262)
            {
            }
            else
            {
                break;
            }
            uint _S284 = _S261 + row_18 * _S262 + column_8;
            uint * _S285 = (&(globalParams_0->arena_0)[_S284]);
            uint label_5 = *_S285;
            if((*_S285) == 0U)
            {
                column_8 = column_8 + 1U;
                continue;
            }
            uint * _S286 = (&(globalParams_0->arena_0)[leads_0 + label_5]);
            *(&(globalParams_0->arena_0)[_S284]) = *_S286;
            uint _S287 = _S280 + 2U * *_S286;
            uint * _S288 = (&(globalParams_0->arena_0)[_S287]);
            *(&(globalParams_0->arena_0)[_S287]) = (((U32_min(((*_S288) & 255U), (row_18))) | ((U32_max((((*_S288) >> int(8)) & 255U), (row_18 + 1U))) << int(8))) | ((U32_min((((*_S288) >> int(16)) & 255U), (column_8))) << int(16))) | ((U32_max(((*_S288) >> int(24)), (column_8 + 1U))) << int(24));
            uint * _S289 = (&(globalParams_0->arena_0)[_S287 + 1U]);
            *_S289 = *_S289 + 1U;
            column_8 = column_8 + 1U;
        }
        row_18 = row_18 + 1U;
    }
    return label_2;
}

__device__ uint part_at_0(Machine_0 * m_31, uint at_20)
{
    return *(&(globalParams_0->arena_0)[m_31->scratch_1 + at_20]);
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
    Span_0 _S290;
    (&_S290)->top_0 = top_1;
    (&_S290)->bottom_0 = bottom_1;
    (&_S290)->left_2 = left_3;
    (&_S290)->right_3 = right_4;
    return _S290;
}

__device__ Span_0 part_span_0(Machine_0 * m_32, uint part_0)
{
    uint * _S291 = (&(globalParams_0->arena_0)[m_32->scratch_1 + 2048U + 2U * part_0]);
    return Span_x24init_0((*_S291) & 255U, ((*_S291) >> int(8)) & 255U, ((*_S291) >> int(16)) & 255U, (*_S291) >> int(24));
}

__device__ uint Span_width_0(Span_0 * this_9)
{
    return this_9->right_3 - this_9->left_2;
}

__device__ void op_fill_boxes_0(Machine_0 * m_33, uint grid_9, uint number_8)
{
    GridView_0 from_23 = whole_0(m_33, grid_9, 8U);
    Machine_0 _S292 = *m_33;
    bool _S293 = failed_0(&_S292);
    if(_S293)
    {
        return;
    }
    uint k_14 = variant_0(m_33, number_8, int(4));
    GridView_0 _S294 = from_23;
    uint _S295 = GridView_area_0(&_S294);
    spend_0(m_33, _S295 / 2U);
    Machine_0 _S296 = *m_33;
    bool _S297 = failed_0(&_S296);
    bool _S298;
    if(_S297)
    {
        _S298 = true;
    }
    else
    {
        GridView_0 _S299 = from_23;
        bool _S300 = fits_lines_0(m_33, &_S299);
        _S298 = !_S300;
    }
    if(_S298)
    {
        return;
    }
    Joint_0 _S301 = Joint_of_0(k_14);
    GridView_0 _S302 = from_23;
    Joint_0 _S303 = _S301;
    uint _S304 = find_parts_0(m_33, &_S302, &_S303, int(0), int(0));
    Machine_0 _S305 = *m_33;
    bool _S306 = failed_0(&_S305);
    if(_S306)
    {
        return;
    }
    GridView_0 _S307 = from_23;
    uint _S308 = edit_grid_0(m_33, &_S307);
    if(_S308 == 0U)
    {
        return;
    }
    uint _S309 = m_33->scratch_1 + 4096U;
    uint row_19 = 0U;
    for(;;)
    {
        if(row_19 < (from_23.height_0))
        {
        }
        else
        {
            break;
        }
        uint * _S310 = (&(globalParams_0->arena_0)[_S309 + row_19]);
        GridView_0 _S311 = from_23;
        uint _S312 = filled_in_row_0(&_S311, row_19);
        *_S310 = ~_S312;
        row_19 = row_19 + 1U;
    }
    uint part_1 = 1U;
    uint first_2 = 0U;
    for(;;)
    {
        if(part_1 <= _S304)
        {
        }
        else
        {
            break;
        }
        for(;;)
        {
            Machine_0 _S313 = *m_33;
            uint _S314 = part_at_0(&_S313, first_2);
            if(_S314 != part_1)
            {
            }
            else
            {
                break;
            }
            first_2 = first_2 + 1U;
        }
        int _S315 = cell_at_0(from_23.cells_0, first_2);
        Machine_0 _S316 = *m_33;
        Span_0 _S317 = part_span_0(&_S316, part_1);
        Span_0 _S318 = _S317;
        uint _S319 = Span_width_0(&_S318);
        uint _S320 = (lowest_0(_S319)) << (_S317.left_2);
        row_19 = _S317.top_0;
        for(;;)
        {
            if(row_19 < (_S317.bottom_0))
            {
            }
            else
            {
                break;
            }
            uint _S321 = _S309 + row_19;
            uint empty_0 = (word_at_0(_S321)) & _S320;
            if(empty_0 == 0U)
            {
                row_19 = row_19 + 1U;
                continue;
            }
            uint * _S322 = (&(globalParams_0->arena_0)[_S321]);
            *_S322 = (*_S322) & (~_S320);
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
                put_cell_0(_S308, row_19 * from_23.width_0 + (U32_firstbitlow((empty_1))), _S315);
                empty_1 = empty_1 & (empty_1 - 1U);
            }
            row_19 = row_19 + 1U;
        }
        part_1 = part_1 + 1U;
    }
    return;
}

__device__ uint part_size_0(Machine_0 * m_34, uint part_2)
{
    return *(&(globalParams_0->arena_0)[m_34->scratch_1 + 2048U + 2U * part_2 + 1U]);
}

__device__ void op_drop_small_0(Machine_0 * m_35, uint grid_10, uint number_9)
{
    GridView_0 from_24 = whole_0(m_35, grid_10, 8U);
    Machine_0 _S323 = *m_35;
    bool _S324 = failed_0(&_S323);
    if(_S324)
    {
        return;
    }
    uint k_15 = variant_0(m_35, number_9, int(6));
    Machine_0 _S325 = *m_35;
    bool _S326 = failed_0(&_S325);
    if(_S326)
    {
        return;
    }
    Joint_0 joint_2 = Joint_x24init_0(true, (k_15 & 1U) == 1U);
    GridView_0 _S327 = from_24;
    Joint_0 _S328 = joint_2;
    uint _S329 = find_parts_0(m_35, &_S327, &_S328, int(0), int(0));
    Machine_0 _S330 = *m_35;
    bool _S331 = failed_0(&_S330);
    if(_S331)
    {
        return;
    }
    int _S332;
    if(k_15 < 2U)
    {
        _S332 = int(1);
    }
    else
    {
        if(k_15 < 4U)
        {
            _S332 = int(2);
        }
        else
        {
            _S332 = int(4);
        }
    }
    uint _S333 = uint(_S332);
    uint cells_7 = new_grid_0(m_35, from_24.height_0, from_24.width_0);
    if(cells_7 == 0U)
    {
        return;
    }
    CellWriter_0 out_3 = CellWriter_to_0(cells_7);
    GridView_0 _S334 = from_24;
    uint _S335 = GridView_area_0(&_S334);
    uint at_21 = 0U;
    for(;;)
    {
        if(at_21 < _S335)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S336 = *m_35;
        uint _S337 = part_at_0(&_S336, at_21);
        bool _S338;
        if(_S337 > 0U)
        {
            Machine_0 _S339 = *m_35;
            uint _S340 = part_size_0(&_S339, _S337);
            _S338 = _S340 > _S333;
        }
        else
        {
            _S338 = false;
        }
        if(_S338)
        {
            _S332 = cell_at_0(from_24.cells_0, at_21);
        }
        else
        {
            _S332 = int(0);
        }
        CellWriter_push_0(&out_3, _S332);
        at_21 = at_21 + 1U;
    }
    CellWriter_finish_0(&out_3);
    return;
}

__device__ void op_majority_0(Machine_0 * m_36, uint grid_11)
{
    uint count_11;
    uint like_0;
    uint j_0;
    int best_0;
    bool _S341;
    GridView_0 from_25 = whole_0(m_36, grid_11, 12U);
    Machine_0 _S342 = *m_36;
    bool _S343 = failed_0(&_S342);
    if(_S343)
    {
        return;
    }
    uint cells_8 = new_grid_0(m_36, from_25.height_0, from_25.width_0);
    if(cells_8 == 0U)
    {
        return;
    }
    CellWriter_0 out_4 = CellWriter_to_0(cells_8);
    FixedArray<int, 8>  around_0;
    uint row_20 = 0U;
    for(;;)
    {
        if(row_20 < (from_25.height_0))
        {
        }
        else
        {
            break;
        }
        uint column_9 = 0U;
        for(;;)
        {
            if(column_9 < (from_25.width_0))
            {
            }
            else
            {
                break;
            }
            GridView_0 _S344 = from_25;
            int _S345 = GridView_at_0(&_S344, row_20, column_9);
            uint top_2;
            if(row_20 == 0U)
            {
                top_2 = 0U;
            }
            else
            {
                top_2 = row_20 - 1U;
            }
            uint _S346;
            if(column_9 == 0U)
            {
                _S346 = 0U;
            }
            else
            {
                _S346 = column_9 - 1U;
            }
            uint _S347 = (U32_min((row_20 + 2U), (from_25.height_0)));
            uint _S348 = (U32_min((column_9 + 2U), (from_25.width_0)));
            uint i_12 = top_2;
            uint count_12 = 0U;
            uint like_1 = 0U;
            for(;;)
            {
                if(i_12 < _S347)
                {
                }
                else
                {
                    break;
                }
                j_0 = _S346;
                count_11 = count_12;
                like_0 = like_1;
                for(;;)
                {
                    if(j_0 < _S348)
                    {
                    }
                    else
                    {
                        break;
                    }
                    if(i_12 == row_20)
                    {
                        _S341 = j_0 == column_9;
                    }
                    else
                    {
                        _S341 = false;
                    }
                    if(_S341)
                    {
                        j_0 = j_0 + 1U;
                        continue;
                    }
                    GridView_0 _S349 = from_25;
                    int _S350 = GridView_at_0(&_S349, i_12, j_0);
                    around_0[count_11] = _S350;
                    if(_S350 == _S345)
                    {
                        best_0 = int(1);
                    }
                    else
                    {
                        best_0 = int(0);
                    }
                    uint like_2 = like_0 + uint(best_0);
                    count_11 = count_11 + 1U;
                    like_0 = like_2;
                    j_0 = j_0 + 1U;
                }
                i_12 = i_12 + 1U;
                count_12 = count_11;
                like_1 = like_0;
            }
            if(like_1 < 2U)
            {
                count_11 = 0U;
                best_0 = _S345;
                like_0 = 0U;
                for(;;)
                {
                    if(like_0 < count_12)
                    {
                    }
                    else
                    {
                        break;
                    }
                    j_0 = 0U;
                    uint equal_0 = 0U;
                    for(;;)
                    {
                        if(j_0 < count_12)
                        {
                        }
                        else
                        {
                            break;
                        }
                        int _S351;
                        if((around_0[j_0]) == around_0[like_0])
                        {
                            _S351 = int(1);
                        }
                        else
                        {
                            _S351 = int(0);
                        }
                        uint equal_1 = equal_0 + uint(_S351);
                        j_0 = j_0 + 1U;
                        equal_0 = equal_1;
                    }
                    if(equal_0 > count_11)
                    {
                        _S341 = true;
                    }
                    else
                    {
                        if(equal_0 == count_11)
                        {
                            _S341 = (around_0[like_0]) < best_0;
                        }
                        else
                        {
                            _S341 = false;
                        }
                    }
                    if(_S341)
                    {
                        count_11 = equal_0;
                        best_0 = around_0[like_0];
                    }
                    like_0 = like_0 + 1U;
                }
            }
            else
            {
                best_0 = _S345;
            }
            CellWriter_push_0(&out_4, best_0);
            column_9 = column_9 + 1U;
        }
        row_20 = row_20 + 1U;
    }
    CellWriter_finish_0(&out_4);
    return;
}

__device__ bool has_colour_0(GridView_0 * from_26, int colour_6)
{
    uint _S352 = (uint(colour_6) & 255U) * 16843009U;
    uint _S353 = GridView_area_0(from_26);
    uint i_13 = 0U;
    for(;;)
    {
        if(i_13 < _S353)
        {
        }
        else
        {
            break;
        }
        uint found_0 = zero_bytes_0((*(&(globalParams_0->arena_0)[from_26->cells_0 + (i_13 >> int(2))])) ^ _S352);
        uint _S354 = _S353 - i_13;
        uint found_1;
        if(_S354 < 4U)
        {
            found_1 = found_0 & ((1U << (8U * _S354)) - 1U);
        }
        else
        {
            found_1 = found_0;
        }
        if(found_1 != 0U)
        {
            return true;
        }
        i_13 = i_13 + 4U;
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
    Pattern_0 _S355;
    (&_S355)->rows_0 = rows_1;
    (&_S355)->columns_0 = columns_1;
    (&_S355)->shift_2 = shift_3;
    return _S355;
}

struct Line_0
{
    uint known_0;
    uint4  bits_0;
};

__device__ Line_0 Line_x24init_0(uint known_1, uint4  bits_1)
{
    Line_0 _S356;
    (&_S356)->known_0 = known_1;
    (&_S356)->bits_0 = bits_1;
    return _S356;
}

__device__ Line_0 line_of_row_0(Machine_0 * m_37, GridView_0 * from_27, uint row_21, uint unknown_0)
{
    uint _S357;
    uint4  bits_2 = make_uint4 (0U, 0U, 0U, 0U);
    uint column_10 = 0U;
    uint odd_0 = 0U;
    for(;;)
    {
        uint _S358 = from_27->width_0;
        _S357 = from_27->width_0;
        if(column_10 < (from_27->width_0))
        {
        }
        else
        {
            break;
        }
        uint word_4 = four_cells_0(from_27->cells_0, row_21 * _S358 + column_10);
        uint _S359 = _S358 - column_10;
        uint word_5;
        if(_S359 < 4U)
        {
            word_5 = word_4 & ((1U << (8U * _S359)) - 1U);
        }
        else
        {
            word_5 = word_4;
        }
        uint odd_1 = odd_0 | word_5;
        *&((&bits_2)->x) = (*&((&bits_2)->x)) | ((gathered_0(word_5)) << column_10);
        *&((&bits_2)->y) = (*&((&bits_2)->y)) | ((gathered_0(word_5 >> int(1))) << column_10);
        *&((&bits_2)->z) = (*&((&bits_2)->z)) | ((gathered_0(word_5 >> int(2))) << column_10);
        *&((&bits_2)->w) = (*&((&bits_2)->w)) | ((gathered_0(word_5 >> int(3))) << column_10);
        column_10 = column_10 + 4U;
        odd_0 = odd_1;
    }
    if((odd_0 & 4042322160U) != 0U)
    {
        fail_0(m_37, 254U);
    }
    uint known_2 = (((((bits_2.x) ^ (0U - (unknown_0 & 1U))) | ((bits_2.y) ^ (0U - ((unknown_0 >> int(1)) & 1U)))) | ((bits_2.z) ^ (0U - ((unknown_0 >> int(2)) & 1U)))) | ((bits_2.w) ^ (0U - ((unknown_0 >> int(3)) & 1U)))) & (lowest_0(_S357));
    return Line_x24init_0(known_2, make_uint4 ((bits_2.x) & known_2, (bits_2.y) & known_2, (bits_2.z) & known_2, (bits_2.w) & known_2));
}

__device__ void store_line_0(uint at_22, Line_0 * line_0)
{
    *(&(globalParams_0->arena_0)[at_22]) = line_0->known_0;
    uint4  _S360 = line_0->bits_0;
    *(&(globalParams_0->arena_0)[at_22 + 1U]) = line_0->bits_0.x;
    *(&(globalParams_0->arena_0)[at_22 + 2U]) = _S360.y;
    *(&(globalParams_0->arena_0)[at_22 + 3U]) = _S360.z;
    *(&(globalParams_0->arena_0)[at_22 + 4U]) = _S360.w;
    return;
}

__device__ Line_0 load_line_0(uint at_23)
{
    return Line_x24init_0(*(&(globalParams_0->arena_0)[at_23]), make_uint4 (*(&(globalParams_0->arena_0)[at_23 + 1U]), *(&(globalParams_0->arena_0)[at_23 + 2U]), *(&(globalParams_0->arena_0)[at_23 + 3U]), *(&(globalParams_0->arena_0)[at_23 + 4U])));
}

__device__ Line_0 Line_part_0(Line_0 * this_10, uint start_1, uint mask_0)
{
    return Line_x24init_0(((this_10->known_0) >> start_1) & mask_0, make_uint4 (((this_10->bits_0.x) >> start_1) & mask_0, ((this_10->bits_0.y) >> start_1) & mask_0, ((this_10->bits_0.z) >> start_1) & mask_0, ((this_10->bits_0.w) >> start_1) & mask_0));
}

__device__ bool Line_contradicts_0(Line_0 * this_11, Line_0 * other_1)
{
    return (((((((this_11->bits_0.x) ^ (other_1->bits_0.x)) | ((this_11->bits_0.y) ^ (other_1->bits_0.y))) | ((this_11->bits_0.z) ^ (other_1->bits_0.z))) | ((this_11->bits_0.w) ^ (other_1->bits_0.w))) & (this_11->known_0)) & (other_1->known_0)) != 0U;
}

__device__ Line_0 Line_with_0(Line_0 * this_12, Line_0 * other_2)
{
    return Line_x24init_0((this_12->known_0) | (other_2->known_0), make_uint4 ((this_12->bits_0.x) | (other_2->bits_0.x), (this_12->bits_0.y) | (other_2->bits_0.y), (this_12->bits_0.z) | (other_2->bits_0.z), (this_12->bits_0.w) | (other_2->bits_0.w)));
}

__device__ bool fold_lines_0(Machine_0 * m_38, GridView_0 * from_28, uint columns_2, uint folded_0)
{
    uint _S361 = lowest_0(columns_2);
    uint row_22 = 0U;
    for(;;)
    {
        if(row_22 < (from_28->height_0))
        {
        }
        else
        {
            break;
        }
        uint _S362 = row_22 * 5U;
        Line_0 line_1 = load_line_0(m_38->scratch_1 + _S362);
        Line_0 _S363 = line_1;
        Line_0 _S364 = Line_part_0(&_S363, 0U, _S361);
        Line_0 all_5 = _S364;
        uint start_2 = columns_2;
        for(;;)
        {
            if(start_2 < (from_28->width_0))
            {
            }
            else
            {
                break;
            }
            Line_0 _S365 = line_1;
            Line_0 _S366 = Line_part_0(&_S365, start_2, _S361);
            Line_0 _S367 = all_5;
            Line_0 _S368 = _S366;
            bool _S369 = Line_contradicts_0(&_S367, &_S368);
            if(_S369)
            {
                return false;
            }
            Line_0 _S370 = all_5;
            Line_0 _S371 = _S366;
            Line_0 _S372 = Line_with_0(&_S370, &_S371);
            uint start_3 = start_2 + columns_2;
            all_5 = _S372;
            start_2 = start_3;
        }
        uint _S373 = folded_0 + _S362;
        Line_0 _S374 = all_5;
        store_line_0(_S373, &_S374);
        row_22 = row_22 + 1U;
    }
    return true;
}

__device__ Line_0 Line_rotated_0(Line_0 * this_13, uint by_0, uint length_0)
{
    if(by_0 == 0U)
    {
        return *this_13;
    }
    uint mask_1 = lowest_0(length_0);
    uint back_0 = length_0 - by_0;
    uint _S375 = this_13->bits_0.x;
    uint _S376 = this_13->bits_0.y;
    uint _S377 = this_13->bits_0.z;
    uint _S378 = this_13->bits_0.w;
    return Line_x24init_0((((this_13->known_0) << by_0) | ((this_13->known_0) >> back_0)) & mask_1, make_uint4 (((_S375 << by_0) | (_S375 >> back_0)) & mask_1, ((_S376 << by_0) | (_S376 >> back_0)) & mask_1, ((_S377 << by_0) | (_S377 >> back_0)) & mask_1, ((_S378 << by_0) | (_S378 >> back_0)) & mask_1));
}

__device__ uint Pattern_start_below_0(Pattern_0 * this_14, uint start_4)
{
    uint _S379 = this_14->shift_2;
    uint _S380;
    if(start_4 >= (this_14->shift_2))
    {
        _S380 = start_4 - _S379;
    }
    else
    {
        _S380 = start_4 + this_14->columns_0 - _S379;
    }
    return _S380;
}

__device__ bool fits_pattern_0(Machine_0 * m_39, GridView_0 * from_29, uint folded_1, Pattern_0 * pattern_0)
{
    uint _S381;
    uint _S382 = pattern_0->rows_0;
    uint _S383 = pattern_0->shift_2;
    uint first_3;
    if((pattern_0->shift_2) == 0U)
    {
        first_3 = 0U;
    }
    else
    {
        first_3 = pattern_0->columns_0 - _S383;
    }
    uint row_23 = _S382;
    for(;;)
    {
        _S381 = from_29->height_0;
        if(row_23 < (from_29->height_0))
        {
        }
        else
        {
            break;
        }
        Line_0 above_3 = load_line_0(folded_1 + (row_23 - _S382) * 5U);
        Line_0 _S384 = load_line_0(folded_1 + row_23 * 5U);
        Line_0 _S385 = Line_rotated_0(&_S384, first_3, pattern_0->columns_0);
        Line_0 _S386 = above_3;
        Line_0 _S387 = _S385;
        bool _S388 = Line_contradicts_0(&_S386, &_S387);
        if(_S388)
        {
            return false;
        }
        row_23 = row_23 + 1U;
    }
    uint _S389 = m_39->scratch_1 + 512U;
    uint _S390 = pattern_0->columns_0;
    uint _S391 = lowest_0(pattern_0->columns_0);
    first_3 = 0U;
    for(;;)
    {
        if(first_3 < _S382)
        {
        }
        else
        {
            break;
        }
        uint _S392 = first_3 * 5U;
        Line_0 _S393 = load_line_0(folded_1 + _S392);
        uint _S394 = first_3 + _S382;
        uint start_5 = 0U;
        Line_0 seen_0 = _S393;
        row_23 = _S394;
        for(;;)
        {
            if(row_23 < _S381)
            {
            }
            else
            {
                break;
            }
            uint _S395 = Pattern_start_below_0(pattern_0, start_5);
            Line_0 _S396 = load_line_0(folded_1 + row_23 * 5U);
            Line_0 _S397 = Line_rotated_0(&_S396, _S395, _S390);
            Line_0 _S398 = seen_0;
            Line_0 _S399 = _S397;
            bool _S400 = Line_contradicts_0(&_S398, &_S399);
            if(_S400)
            {
                return false;
            }
            Line_0 _S401 = seen_0;
            Line_0 _S402 = _S397;
            Line_0 _S403 = Line_with_0(&_S401, &_S402);
            uint row_24 = row_23 + _S382;
            start_5 = _S395;
            seen_0 = _S403;
            row_23 = row_24;
        }
        if((seen_0.known_0) != _S391)
        {
            return false;
        }
        uint _S404 = _S389 + _S392;
        Line_0 _S405 = seen_0;
        store_line_0(_S404, &_S405);
        first_3 = first_3 + 1U;
    }
    return true;
}

__device__ Pattern_0 find_pattern_0(Machine_0 * m_40, GridView_0 * from_30, uint unknown_1)
{
    uint _S406;
    Pattern_0 none_0 = Pattern_x24init_0(0U, 0U, 0U);
    uint row_25 = 0U;
    for(;;)
    {
        _S406 = from_30->height_0;
        if(row_25 < (from_30->height_0))
        {
        }
        else
        {
            break;
        }
        uint _S407 = m_40->scratch_1 + row_25 * 5U;
        Line_0 _S408 = line_of_row_0(m_40, from_30, row_25, unknown_1);
        Line_0 _S409 = _S408;
        store_line_0(_S407, &_S409);
        row_25 = row_25 + 1U;
    }
    Machine_0 _S410 = *m_40;
    bool _S411 = failed_0(&_S410);
    if(_S411)
    {
        return none_0;
    }
    uint _S412 = m_40->scratch_1 + 1024U;
    uint _S413 = GridView_area_0(from_30);
    uint _S414 = _S413 * 2U / 3U;
    uint fresh_0 = 1U;
    uint alive_0 = 0U;
    for(;;)
    {
        if(fresh_0 <= (from_30->width_0))
        {
            row_25 = fresh_0;
        }
        else
        {
            row_25 = 4294967295U;
        }
        uint area_1 = row_25;
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
            uint * _S415 = (&(globalParams_0->arena_0)[_S412 + highest_0]);
            uint own_3 = *_S415;
            if((*_S415) < area_1)
            {
                uint _S416 = highest_0 + 1U;
                area_1 = own_3;
                columns_3 = _S416;
                is_fresh_0 = false;
            }
            rest_0 = rest_1;
        }
        if(area_1 > _S414)
        {
            return none_0;
        }
        uint _S417 = columns_3 - 1U;
        uint folded_2 = m_40->scratch_1 + 1152U + _S417 * _S406 * 5U;
        uint alive_1;
        if(is_fresh_0)
        {
            uint fresh_1 = fresh_0 + 1U;
            Machine_0 _S418 = *m_40;
            bool _S419 = fold_lines_0(&_S418, from_30, columns_3, folded_2);
            if(!_S419)
            {
                fresh_0 = fresh_1;
                continue;
            }
            alive_1 = alive_0 | (1U << _S417);
            fresh_0 = fresh_1;
        }
        else
        {
            alive_1 = alive_0;
        }
        uint _S420 = area_1 / columns_3;
        Pattern_0 pattern_1 = Pattern_x24init_0(_S420, columns_3, 0U);
        if(((&pattern_1)->rows_0) == _S406)
        {
            alive_0 = alive_1 & (~(1U << _S417));
        }
        else
        {
            alive_0 = alive_1;
        }
        *(&(globalParams_0->arena_0)[_S412 + columns_3 - 1U]) = area_1 + columns_3;
        bool _S421;
        if(((&pattern_1)->rows_0) < _S406)
        {
            _S421 = ((&pattern_1)->rows_0) <= 3U;
        }
        else
        {
            _S421 = false;
        }
        uint _S422;
        if(_S421)
        {
            _S422 = columns_3;
        }
        else
        {
            _S422 = 1U;
        }
        (&pattern_1)->shift_2 = 0U;
        for(;;)
        {
            if(((&pattern_1)->shift_2) < _S422)
            {
            }
            else
            {
                break;
            }
            Machine_0 _S423 = *m_40;
            Pattern_0 _S424 = pattern_1;
            bool _S425 = fits_pattern_0(&_S423, from_30, folded_2, &_S424);
            if(_S425)
            {
                return pattern_1;
            }
            (&pattern_1)->shift_2 = (&pattern_1)->shift_2 + 1U;
        }
    }
}

__device__ uint Line_cell_0(Line_0 * this_15, uint at_24)
{
    return (((((this_15->bits_0.x) >> at_24) & 1U) | ((((this_15->bits_0.y) >> at_24) & 1U) << int(1))) | ((((this_15->bits_0.z) >> at_24) & 1U) << int(2))) | ((((this_15->bits_0.w) >> at_24) & 1U) << int(3));
}

__device__ void op_mend_period_0(Machine_0 * m_41, uint grid_12, uint missing_0)
{
    GridView_0 from_31 = whole_0(m_41, grid_12, 2U);
    Machine_0 _S426 = *m_41;
    bool _S427 = failed_0(&_S426);
    if(_S427)
    {
        return;
    }
    int unknown_2 = colour_view_0(m_41, missing_0);
    Machine_0 _S428 = *m_41;
    bool _S429 = failed_0(&_S428);
    if(_S429)
    {
        return;
    }
    GridView_0 _S430 = from_31;
    bool _S431 = has_colour_0(&_S430, unknown_2);
    uint start_6;
    if((U32_max((from_31.height_0), (from_31.width_0))) > 64U)
    {
        if(_S431)
        {
            start_6 = 28U;
        }
        else
        {
            start_6 = 25U;
        }
        fail_0(m_41, start_6);
        return;
    }
    GridView_0 _S432 = from_31;
    uint _S433 = GridView_area_0(&_S432);
    spend_0(m_41, _S433 * (20U + from_31.height_0 + from_31.width_0) / 2U);
    if(!_S431)
    {
        fail_0(m_41, 25U);
    }
    Machine_0 _S434 = *m_41;
    bool _S435 = failed_0(&_S434);
    bool _S436;
    if(_S435)
    {
        _S436 = true;
    }
    else
    {
        GridView_0 _S437 = from_31;
        bool _S438 = fits_lines_0(m_41, &_S437);
        _S436 = !_S438;
    }
    if(_S436)
    {
        return;
    }
    uint _S439 = uint(unknown_2);
    if(_S439 > 15U)
    {
        fail_0(m_41, 254U);
        return;
    }
    GridView_0 _S440 = from_31;
    Pattern_0 _S441 = find_pattern_0(m_41, &_S440, _S439);
    if((_S441.rows_0) == 0U)
    {
        fail_0(m_41, 25U);
    }
    uint cells_9 = new_grid_0(m_41, from_31.height_0, from_31.width_0);
    if(cells_9 == 0U)
    {
        return;
    }
    CellWriter_0 out_5 = CellWriter_to_0(cells_9);
    start_6 = 0U;
    uint row_26 = 0U;
    uint number_10 = 0U;
    for(;;)
    {
        if(row_26 < (from_31.height_0))
        {
        }
        else
        {
            break;
        }
        Line_0 _S442 = load_line_0(m_41->scratch_1 + 512U + number_10 * 5U);
        uint at_25 = start_6;
        uint column_11 = 0U;
        for(;;)
        {
            if(column_11 < (from_31.width_0))
            {
            }
            else
            {
                break;
            }
            Line_0 _S443 = _S442;
            uint _S444 = Line_cell_0(&_S443, at_25);
            CellWriter_push_0(&out_5, int(_S444));
            uint _S445 = at_25 + 1U;
            if(_S445 == (_S441.columns_0))
            {
                at_25 = 0U;
            }
            else
            {
                at_25 = _S445;
            }
            column_11 = column_11 + 1U;
        }
        uint number_11 = number_10 + 1U;
        if(number_11 == (_S441.rows_0))
        {
            Pattern_0 _S446 = _S441;
            uint _S447 = Pattern_start_below_0(&_S446, start_6);
            start_6 = _S447;
            number_10 = 0U;
        }
        else
        {
            number_10 = number_11;
        }
        row_26 = row_26 + 1U;
    }
    CellWriter_finish_0(&out_5);
    return;
}

__device__ void transpose_bits_0(uint at_26)
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
            uint low_1 = at_26 + line_2 * 5U;
            uint high_1 = low_1 + size_0 * 5U;
            uint differ_0 = (((*(&(globalParams_0->arena_0)[low_1])) >> size_0) ^ (*(&(globalParams_0->arena_0)[high_1]))) & mask_2;
            uint * _S448 = (&(globalParams_0->arena_0)[low_1]);
            *_S448 = (*_S448) ^ (differ_0 << size_0);
            uint * _S449 = (&(globalParams_0->arena_0)[high_1]);
            *_S449 = (*_S449) ^ differ_0;
            line_2 = line_2 + 1U;
        }
        uint _S450 = size_0 >> int(1);
        uint mask_3 = mask_2 ^ (mask_2 << _S450);
        size_0 = _S450;
        mask_2 = mask_3;
    }
    return;
}

__device__ uint reversed_0(uint word_6)
{
    uint _S451 = ((word_6 >> int(1)) & 1431655765U) | ((word_6 & 1431655765U) << int(1));
    uint _S452 = ((_S451 >> int(2)) & 858993459U) | ((_S451 & 858993459U) << int(2));
    uint _S453 = ((_S452 >> int(4)) & 252645135U) | ((_S452 & 252645135U) << int(4));
    uint _S454 = ((_S453 >> int(8)) & 16711935U) | ((_S453 & 16711935U) << int(8));
    return (_S454 >> int(16)) | (_S454 << int(16));
}

__device__ void mirror_lines_0(Machine_0 * m_42, GridView_0 * from_32, uint unknown_3)
{
    uint row_27 = 0U;
    for(;;)
    {
        if(row_27 < 32U)
        {
        }
        else
        {
            break;
        }
        Line_0 _S455 = Line_x24init_0(0U, make_uint4 (0U, 0U, 0U, 0U));
        Line_0 line_3;
        if(row_27 < (from_32->height_0))
        {
            Line_0 _S456 = line_of_row_0(m_42, from_32, row_27, unknown_3);
            line_3 = _S456;
        }
        else
        {
            line_3 = _S455;
        }
        uint _S457 = row_27 * 5U;
        uint _S458 = m_42->scratch_1 + _S457;
        Line_0 _S459 = line_3;
        store_line_0(_S458, &_S459);
        uint _S460 = m_42->scratch_1 + 160U + _S457;
        Line_0 _S461 = line_3;
        store_line_0(_S460, &_S461);
        row_27 = row_27 + 1U;
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
        transpose_bits_0(m_42->scratch_1 + 160U + plane_0);
        plane_0 = plane_0 + 1U;
    }
    uint i_14 = 0U;
    for(;;)
    {
        if(i_14 < 320U)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[m_42->scratch_1 + 320U + i_14]) = reversed_0(*(&(globalParams_0->arena_0)[m_42->scratch_1 + i_14]));
        i_14 = i_14 + 1U;
    }
    return;
}

struct Mirror_0
{
    int kind_3;
    int number_12;
};

__device__ Mirror_0 Mirror_x24init_0(int kind_4, int number_13)
{
    Mirror_0 _S462;
    (&_S462)->kind_3 = kind_4;
    (&_S462)->number_12 = number_13;
    return _S462;
}

__device__ uint shifted_0(uint word_7, int by_1)
{
    uint _S463;
    if(by_1 >= int(0))
    {
        _S463 = word_7 << uint(by_1);
    }
    else
    {
        _S463 = word_7 >> uint(- by_1);
    }
    return _S463;
}

__device__ Line_0 shifted_line_0(uint at_27, int by_2)
{
    Line_0 line_4 = load_line_0(at_27);
    return Line_x24init_0(shifted_0(line_4.known_0, by_2), make_uint4 (shifted_0(line_4.bits_0.x, by_2), shifted_0(line_4.bits_0.y, by_2), shifted_0(line_4.bits_0.z, by_2), shifted_0(line_4.bits_0.w, by_2)));
}

__device__ Line_0 image_of_row_0(Machine_0 * m_43, GridView_0 * from_33, Mirror_0 * mirror_0, int row_28)
{
    Line_0 none_1 = Line_x24init_0(0U, make_uint4 (0U, 0U, 0U, 0U));
    int _S464 = mirror_0->number_12;
    int line_5;
    int by_3;
    uint place_5;
    switch(mirror_0->kind_3)
    {
    case int(0):
        {
            line_5 = _S464 - row_28;
            place_5 = 0U;
            by_3 = int(0);
            break;
        }
    case int(1):
        {
            int _S465 = _S464 - int(31);
            line_5 = row_28;
            place_5 = 320U;
            by_3 = _S465;
            break;
        }
    case int(2):
        {
            int _S466 = - _S464;
            line_5 = row_28 - _S464;
            place_5 = 160U;
            by_3 = _S466;
            break;
        }
    default:
        {
            int _S467 = _S464 - int(31);
            line_5 = _S464 - row_28;
            place_5 = 480U;
            by_3 = _S467;
            break;
        }
    }
    bool _S468;
    if(line_5 < int(0))
    {
        _S468 = true;
    }
    else
    {
        _S468 = line_5 > int(31);
    }
    if(_S468)
    {
        return none_1;
    }
    return shifted_line_0(m_43->scratch_1 + place_5 + uint(line_5) * 5U, by_3);
}

__device__ uint Line_common_0(Line_0 * this_16, Line_0 * other_3)
{
    return (this_16->known_0) & (other_3->known_0);
}

__device__ int support_0(Machine_0 * m_44, GridView_0 * from_34, Mirror_0 * mirror_1)
{
    int row_29 = int(0);
    uint pairs_0 = 0U;
    for(;;)
    {
        if(row_29 < int(from_34->height_0))
        {
        }
        else
        {
            break;
        }
        int _S469 = mirror_1->kind_3;
        bool _S470;
        if((mirror_1->kind_3) == int(0))
        {
            _S470 = (int(2) * row_29) >= (mirror_1->number_12);
        }
        else
        {
            _S470 = false;
        }
        if(_S470)
        {
            break;
        }
        Line_0 own_4 = load_line_0(m_44->scratch_1 + uint(row_29) * 5U);
        Line_0 _S471 = image_of_row_0(m_44, from_34, mirror_1, row_29);
        Line_0 _S472 = own_4;
        Line_0 _S473 = _S471;
        bool _S474 = Line_contradicts_0(&_S472, &_S473);
        if(_S474)
        {
            return int(-1);
        }
        Line_0 _S475 = own_4;
        Line_0 _S476 = _S471;
        uint _S477 = Line_common_0(&_S475, &_S476);
        int middle_0;
        switch(_S469)
        {
        case int(0):
            {
                middle_0 = int(-1);
                break;
            }
        case int(1):
            {
                int _S478 = mirror_1->number_12;
                if(((mirror_1->number_12) & int(1)) == int(0))
                {
                    middle_0 = _S478 / int(2);
                }
                else
                {
                    middle_0 = int(-1);
                }
                break;
            }
        case int(2):
            {
                middle_0 = row_29 - mirror_1->number_12;
                break;
            }
        default:
            {
                middle_0 = mirror_1->number_12 - row_29;
                break;
            }
        }
        bool _S479;
        if(middle_0 >= int(0))
        {
            _S479 = middle_0 < int(32);
        }
        else
        {
            _S479 = false;
        }
        uint common_0;
        if(_S479)
        {
            common_0 = _S477 & (~(1U << uint(middle_0)));
        }
        else
        {
            common_0 = _S477;
        }
        uint pairs_1 = pairs_0 + (U32_countbits((common_0)));
        row_29 = row_29 + int(1);
        pairs_0 = pairs_1;
    }
    if((mirror_1->kind_3) == int(0))
    {
        pairs_0 = 2U * pairs_0;
    }
    return int(pairs_0);
}

__device__ bool best_mirror_0(Machine_0 * m_45, GridView_0 * from_35, int kind_5, int first_4, int last_1, int least_0, Mirror_0 * best_1)
{
    bool _S480 = kind_5 == int(0);
    uint _S481;
    if(_S480)
    {
        _S481 = from_35->height_0;
    }
    else
    {
        _S481 = from_35->width_0;
    }
    int _S482 = int(_S481);
    int most_1 = int(0);
    int number_14 = first_4;
    for(;;)
    {
        if(number_14 <= last_1)
        {
        }
        else
        {
            break;
        }
        Mirror_0 mirror_2 = Mirror_x24init_0(kind_5, number_14);
        bool _S483;
        if(_S480)
        {
            _S483 = true;
        }
        else
        {
            _S483 = kind_5 == int(1);
        }
        if(_S483)
        {
            int beside_0 = (I32_min((number_14), (int(2) * _S482 - int(2) - number_14))) + int(1);
            uint _S484 = GridView_area_0(from_35);
            if((beside_0 * int(_S484)) < (least_0 * _S482))
            {
                number_14 = number_14 + int(1);
                continue;
            }
        }
        Mirror_0 _S485 = mirror_2;
        int _S486 = support_0(m_45, from_35, &_S485);
        bool _S487;
        if(_S486 >= (I32_max((least_0), (int(1)))))
        {
            _S487 = _S486 > most_1;
        }
        else
        {
            _S487 = false;
        }
        int most_2;
        if(_S487)
        {
            *best_1 = mirror_2;
            most_2 = _S486;
        }
        else
        {
            most_2 = most_1;
        }
        most_1 = most_2;
        number_14 = number_14 + int(1);
    }
    return most_1 > int(0);
}

__device__ bool tells_0(Machine_0 * m_46, GridView_0 * from_36, Mirror_0 * mirror_3)
{
    int row_30 = int(0);
    for(;;)
    {
        if(row_30 < int(from_36->height_0))
        {
        }
        else
        {
            break;
        }
        Line_0 _S488 = image_of_row_0(m_46, from_36, mirror_3, row_30);
        if((((_S488.known_0) & (~*(&(globalParams_0->arena_0)[m_46->scratch_1 + uint(row_30) * 5U]))) & (lowest_0(from_36->width_0))) != 0U)
        {
            return true;
        }
        row_30 = row_30 + int(1);
    }
    return false;
}

__device__ bool fill_by_mirror_0(GridView_0 * from_37, uint out_6, int unknown_4, Mirror_0 * mirror_4)
{
    uint _S489 = (uint(unknown_4) & 255U) * 16843009U;
    int _S490 = int(from_37->height_0);
    int _S491 = int(from_37->width_0);
    int _S492 = mirror_4->number_12;
    bool changed_3 = false;
    int row_31 = int(0);
    for(;;)
    {
        if(row_31 < _S490)
        {
        }
        else
        {
            break;
        }
        bool changed_4 = changed_3;
        int column_12 = int(0);
        for(;;)
        {
            if(column_12 < _S491)
            {
            }
            else
            {
                break;
            }
            uint at_28 = uint(row_31 * _S491 + column_12);
            uint _S493 = at_28 & 3U;
            uint found_2 = (zero_bytes_0((*(&(globalParams_0->arena_0)[out_6 + (at_28 >> int(2))])) ^ _S489)) >> (8U * _S493);
            if(found_2 == 0U)
            {
                column_12 = column_12 + (int(4) - int(_S493));
                continue;
            }
            uint ahead_0 = (U32_firstbitlow((found_2))) >> int(3);
            uint at_29 = at_28 + ahead_0;
            int column_13 = column_12 + int(ahead_0);
            if(column_13 >= _S491)
            {
                break;
            }
            int i_15;
            int j_1;
            switch(mirror_4->kind_3)
            {
            case int(0):
                {
                    i_15 = _S492 - row_31;
                    j_1 = column_13;
                    break;
                }
            case int(1):
                {
                    int _S494 = _S492 - column_13;
                    i_15 = row_31;
                    j_1 = _S494;
                    break;
                }
            case int(2):
                {
                    int _S495 = row_31 - _S492;
                    i_15 = column_13 + _S492;
                    j_1 = _S495;
                    break;
                }
            default:
                {
                    int _S496 = _S492 - row_31;
                    i_15 = _S492 - column_13;
                    j_1 = _S496;
                    break;
                }
            }
            int column_14 = column_13 + int(1);
            bool _S497;
            if(i_15 < int(0))
            {
                _S497 = true;
            }
            else
            {
                _S497 = j_1 < int(0);
            }
            bool _S498;
            if(_S497)
            {
                _S498 = true;
            }
            else
            {
                _S498 = i_15 >= _S490;
            }
            bool _S499;
            if(_S498)
            {
                _S499 = true;
            }
            else
            {
                _S499 = j_1 >= _S491;
            }
            if(_S499)
            {
                column_12 = column_14;
                continue;
            }
            int cell_5 = cell_at_0(out_6, uint(i_15 * _S491 + j_1));
            if(cell_5 != unknown_4)
            {
                put_cell_0(out_6, at_29, cell_5);
                changed_4 = true;
            }
            column_12 = column_14;
        }
        int row_32 = row_31 + int(1);
        changed_3 = changed_4;
        row_31 = row_32;
    }
    return changed_3;
}

__device__ void op_mend_mirror_0(Machine_0 * m_47, uint grid_13, uint missing_1)
{
    bool changed_5;
    GridView_0 from_38 = whole_0(m_47, grid_13, 2U);
    Machine_0 _S500 = *m_47;
    bool _S501 = failed_0(&_S500);
    if(_S501)
    {
        return;
    }
    int unknown_5 = colour_view_0(m_47, missing_1);
    GridView_0 _S502 = from_38;
    uint _S503 = GridView_area_0(&_S502);
    spend_0(m_47, _S503 * 2U * (from_38.height_0 + from_38.width_0));
    Machine_0 _S504 = *m_47;
    bool _S505 = failed_0(&_S504);
    if(_S505)
    {
        return;
    }
    GridView_0 _S506 = from_38;
    bool _S507 = has_colour_0(&_S506, unknown_5);
    if(!_S507)
    {
        fail_0(m_47, 25U);
        return;
    }
    uint _S508 = uint(unknown_5);
    bool any_2;
    if(_S508 > 15U)
    {
        any_2 = true;
    }
    else
    {
        any_2 = (from_38.height_0) > 32U;
    }
    if(any_2)
    {
        any_2 = true;
    }
    else
    {
        any_2 = (from_38.width_0) > 32U;
    }
    if(any_2)
    {
        fail_0(m_47, 254U);
        return;
    }
    GridView_0 _S509 = from_38;
    mirror_lines_0(m_47, &_S509, _S508);
    Machine_0 _S510 = *m_47;
    bool _S511 = failed_0(&_S510);
    if(_S511)
    {
        return;
    }
    int h_0 = int(from_38.height_0);
    int w_2 = int(from_38.width_0);
    int _S512 = h_0 * w_2 / int(3);
    FixedArray<Mirror_0, 4>  mirrors_0;
    FixedArray<bool, 4>  sound_0;
    any_2 = false;
    uint i_16 = 0U;
    for(;;)
    {
        if(i_16 < 4U)
        {
        }
        else
        {
            break;
        }
        bool _S513 = i_16 == 0U;
        int kind_6;
        if(_S513)
        {
            kind_6 = int(0);
        }
        else
        {
            if(i_16 == 1U)
            {
                kind_6 = int(1);
            }
            else
            {
                if(i_16 == 2U)
                {
                    kind_6 = int(2);
                }
                else
                {
                    kind_6 = int(3);
                }
            }
        }
        int first_5;
        if(i_16 < 2U)
        {
            first_5 = int(0);
        }
        else
        {
            if(i_16 == 2U)
            {
                first_5 = int(-2);
            }
            else
            {
                first_5 = (I32_max(((I32_min((h_0), (w_2))) - int(3)), (int(0))));
            }
        }
        int last_2;
        if(_S513)
        {
            last_2 = int(2) * h_0 - int(2);
        }
        else
        {
            if(i_16 == 1U)
            {
                last_2 = int(2) * w_2 - int(2);
            }
            else
            {
                if(i_16 == 2U)
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
        Machine_0 _S514 = *m_47;
        GridView_0 _S515 = from_38;
        bool _S516 = best_mirror_0(&_S514, &_S515, kind_6, first_5, last_2, _S512, &best_2);
        sound_0[i_16] = _S516;
        mirrors_0[i_16] = best_2;
        if(any_2)
        {
            any_2 = true;
        }
        else
        {
            if(sound_0[i_16])
            {
                Machine_0 _S517 = *m_47;
                GridView_0 _S518 = from_38;
                Mirror_0 _S519 = best_2;
                bool _S520 = tells_0(&_S517, &_S518, &_S519);
                changed_5 = _S520;
            }
            else
            {
                changed_5 = false;
            }
            any_2 = changed_5;
        }
        i_16 = i_16 + 1U;
    }
    if(!any_2)
    {
        fail_0(m_47, 25U);
    }
    spend_0(m_47, _S503 * 24U);
    Machine_0 _S521 = *m_47;
    bool _S522 = failed_0(&_S521);
    if(_S522)
    {
        return;
    }
    GridView_0 _S523 = from_38;
    uint _S524 = edit_grid_0(m_47, &_S523);
    if(_S524 == 0U)
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
        changed_5 = false;
        i_16 = 0U;
        for(;;)
        {
            if(i_16 < 4U)
            {
            }
            else
            {
                break;
            }
            if(sound_0[i_16])
            {
                GridView_0 _S525 = from_38;
                Mirror_0 _S526 = mirrors_0[i_16];
                bool _S527 = fill_by_mirror_0(&_S525, _S524, unknown_5, &_S526);
                any_2 = _S527;
            }
            else
            {
                any_2 = false;
            }
            if(any_2)
            {
                changed_5 = true;
            }
            i_16 = i_16 + 1U;
        }
        if(!changed_5)
        {
            break;
        }
        round_0 = round_0 + 1U;
    }
    return;
}

__device__ void op_complete_mirror_0(Machine_0 * m_48, uint grid_14, uint number_15)
{
    GridView_0 from_39 = whole_0(m_48, grid_14, 8U);
    Machine_0 _S528 = *m_48;
    bool _S529 = failed_0(&_S528);
    if(_S529)
    {
        return;
    }
    uint k_16 = variant_0(m_48, number_15, int(5));
    Machine_0 _S530 = *m_48;
    bool _S531 = failed_0(&_S530);
    if(_S531)
    {
        return;
    }
    GridView_0 _S532 = from_39;
    uint _S533 = edit_grid_0(m_48, &_S532);
    if(_S533 == 0U)
    {
        return;
    }
    int _S534;
    if(k_16 == 0U)
    {
        _S534 = int(1);
    }
    else
    {
        if(k_16 == 1U)
        {
            _S534 = int(2);
        }
        else
        {
            if(k_16 == 2U)
            {
                _S534 = int(3);
            }
            else
            {
                if(k_16 == 3U)
                {
                    _S534 = int(4);
                }
                else
                {
                    _S534 = int(7);
                }
            }
        }
    }
    uint used_4 = uint(_S534);
    uint _S535 = (U32_countbits((used_4)));
    uint round_1 = 0U;
    for(;;)
    {
        if(round_1 < _S535)
        {
        }
        else
        {
            break;
        }
        bool changed_6 = false;
        uint i_17 = 0U;
        for(;;)
        {
            if(i_17 < 3U)
            {
            }
            else
            {
                break;
            }
            if((used_4 & (1U << i_17)) == 0U)
            {
                i_17 = i_17 + 1U;
                continue;
            }
            Mirror_0 mirror_5 = Mirror_x24init_0(int(2), int(0));
            if(i_17 == 0U)
            {
                (&mirror_5)->kind_3 = int(0);
                (&mirror_5)->number_12 = int(from_39.height_0) - int(1);
            }
            else
            {
                if(i_17 == 1U)
                {
                    (&mirror_5)->kind_3 = int(1);
                    (&mirror_5)->number_12 = int(from_39.width_0) - int(1);
                }
            }
            GridView_0 _S536 = from_39;
            Mirror_0 _S537 = mirror_5;
            bool _S538 = fill_by_mirror_0(&_S536, _S533, int(0), &_S537);
            bool changed_7;
            if(_S538)
            {
                changed_7 = true;
            }
            else
            {
                changed_7 = changed_6;
            }
            changed_6 = changed_7;
            i_17 = i_17 + 1U;
        }
        if(!changed_6)
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
    uint at_30;
};

__device__ uint between_2(uint lines_0, uint length_1, uint colour_7, uint stretches_0)
{
    uint start_7 = 0U;
    uint at_31 = 0U;
    uint count_13 = 0U;
    for(;;)
    {
        if(at_31 <= length_1)
        {
        }
        else
        {
            break;
        }
        bool _S539;
        if(at_31 < length_1)
        {
            _S539 = (*(&(globalParams_0->arena_0)[lines_0 + at_31])) != colour_7;
        }
        else
        {
            _S539 = false;
        }
        if(_S539)
        {
            at_31 = at_31 + 1U;
            continue;
        }
        uint count_14;
        if(at_31 > start_7)
        {
            if(stretches_0 != 0U)
            {
                *(&(globalParams_0->arena_0)[stretches_0 + count_13]) = start_7 | (at_31 << int(16));
            }
            count_14 = count_13 + 1U;
        }
        else
        {
            count_14 = count_13;
        }
        start_7 = at_31 + 1U;
        count_13 = count_14;
        at_31 = at_31 + 1U;
    }
    return count_13;
}

__device__ Fields_0 find_fields_0(Machine_0 * m_49, GridView_0 * from_40, uint offset_0)
{
    bool _S540;
    bool _S541;
    uint column_15;
    uint most_3;
    uint best_3;
    uint _S542;
    uint _S543;
    Fields_0 fields_0;
    (&fields_0)->rows_2 = 0U;
    (&fields_0)->columns_4 = 0U;
    (&fields_0)->at_30 = m_49->scratch_1 + offset_0;
    uint _S544 = GridView_area_0(from_40);
    spend_0(m_49, _S544);
    Machine_0 _S545 = *m_49;
    bool _S546 = failed_0(&_S545);
    if(_S546)
    {
        return fields_0;
    }
    uint _S547 = from_40->height_0;
    bool odd_2;
    if((from_40->height_0) > 64U)
    {
        odd_2 = true;
    }
    else
    {
        odd_2 = (from_40->width_0) > 64U;
    }
    if(odd_2)
    {
        fail_0(m_49, 254U);
        return fields_0;
    }
    odd_2 = false;
    uint row_33 = 0U;
    uint seen_1 = 0U;
    for(;;)
    {
        if(row_33 < _S547)
        {
        }
        else
        {
            break;
        }
        int _S548 = GridView_at_0(from_40, row_33, 0U);
        column_15 = 1U;
        for(;;)
        {
            _S542 = from_40->width_0;
            if(column_15 < (from_40->width_0))
            {
                int _S549 = GridView_at_0(from_40, row_33, column_15);
                _S540 = _S549 == _S548;
            }
            else
            {
                _S540 = false;
            }
            if(_S540)
            {
            }
            else
            {
                break;
            }
            column_15 = column_15 + 1U;
        }
        bool one_0 = column_15 == _S542;
        uint * _S550 = (&(globalParams_0->arena_0)[(&fields_0)->at_30 + row_33]);
        if(one_0)
        {
            most_3 = uint(_S548) & 255U;
        }
        else
        {
            most_3 = 255U;
        }
        *_S550 = most_3;
        if(odd_2)
        {
            odd_2 = true;
        }
        else
        {
            if(one_0)
            {
                _S541 = uint(_S548) > 15U;
            }
            else
            {
                _S541 = false;
            }
            odd_2 = _S541;
        }
        if(one_0)
        {
            best_3 = 1U << (uint(_S548) & 15U);
        }
        else
        {
            best_3 = 0U;
        }
        uint seen_2 = seen_1 | best_3;
        row_33 = row_33 + 1U;
        seen_1 = seen_2;
    }
    column_15 = 0U;
    for(;;)
    {
        _S543 = from_40->width_0;
        if(column_15 < (from_40->width_0))
        {
        }
        else
        {
            break;
        }
        int _S551 = GridView_at_0(from_40, 0U, column_15);
        row_33 = 1U;
        for(;;)
        {
            if(row_33 < _S547)
            {
                int _S552 = GridView_at_0(from_40, row_33, column_15);
                _S540 = _S552 == _S551;
            }
            else
            {
                _S540 = false;
            }
            if(_S540)
            {
            }
            else
            {
                break;
            }
            row_33 = row_33 + 1U;
        }
        bool one_1 = row_33 == _S547;
        uint * _S553 = (&(globalParams_0->arena_0)[(&fields_0)->at_30 + 64U + column_15]);
        if(one_1)
        {
            most_3 = uint(_S551) & 255U;
        }
        else
        {
            most_3 = 255U;
        }
        *_S553 = most_3;
        if(odd_2)
        {
            odd_2 = true;
        }
        else
        {
            if(one_1)
            {
                _S541 = uint(_S551) > 15U;
            }
            else
            {
                _S541 = false;
            }
            odd_2 = _S541;
        }
        if(one_1)
        {
            best_3 = 1U << (uint(_S551) & 15U);
        }
        else
        {
            best_3 = 0U;
        }
        uint seen_3 = seen_1 | best_3;
        column_15 = column_15 + 1U;
        seen_1 = seen_3;
    }
    if(odd_2)
    {
        fail_0(m_49, 254U);
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
        uint _S554 = between_2((&fields_0)->at_30, _S547, colour_8, 0U);
        uint _S555 = between_2((&fields_0)->at_30 + 64U, _S543, colour_8, 0U);
        uint count_15 = _S554 * _S555;
        uint most_4;
        uint best_4;
        if(count_15 > most_3)
        {
            most_4 = count_15;
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
        fail_0(m_49, 25U);
        return fields_0;
    }
    uint _S556 = between_2((&fields_0)->at_30, _S547, best_3, (&fields_0)->at_30 + 128U);
    (&fields_0)->rows_2 = _S556;
    uint _S557 = between_2((&fields_0)->at_30 + 64U, _S543, best_3, (&fields_0)->at_30 + 192U);
    (&fields_0)->columns_4 = _S557;
    return fields_0;
}

__device__ uint Fields_count_0(Fields_0 * this_17)
{
    return this_17->rows_2 * this_17->columns_4;
}

__device__ uint2  Fields_stretch_of_rows_0(Fields_0 * this_18, uint i_18)
{
    uint * _S558 = (&(globalParams_0->arena_0)[this_18->at_30 + 128U + i_18]);
    return make_uint2 ((*_S558) & 65535U, (*_S558) >> int(16));
}

__device__ uint2  Fields_stretch_of_columns_0(Fields_0 * this_19, uint i_19)
{
    uint * _S559 = (&(globalParams_0->arena_0)[this_19->at_30 + 192U + i_19]);
    return make_uint2 ((*_S559) & 65535U, (*_S559) >> int(16));
}

__device__ Span_0 Fields_span_0(Fields_0 * this_20, uint i_20)
{
    uint _S560 = this_20->columns_4;
    uint _S561 = i_20 / this_20->columns_4;
    uint2  _S562 = Fields_stretch_of_rows_0(this_20, _S561);
    uint _S563 = i_20 % _S560;
    uint2  _S564 = Fields_stretch_of_columns_0(this_20, _S563);
    return Span_x24init_0(_S562.x, _S562.y, _S564.x, _S564.y);
}

__device__ uint Span_height_0(Span_0 * this_21)
{
    return this_21->bottom_0 - this_21->top_0;
}

__device__ int main_colour_0(Machine_0 * m_50, GridView_0 * from_41, Span_0 * span_0)
{
    uint column_16;
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
    uint row_34 = span_0->top_0;
    for(;;)
    {
        if(row_34 < (span_0->bottom_0))
        {
        }
        else
        {
            break;
        }
        column_16 = span_0->left_2;
        for(;;)
        {
            if(column_16 < (span_0->right_3))
            {
            }
            else
            {
                break;
            }
            int _S565 = GridView_at_0(from_41, row_34, column_16);
            uint cell_6 = uint(_S565);
            if(cell_6 > 15U)
            {
                fail_0(m_50, 254U);
            }
            counts_0[cell_6 & 15U] = counts_0[cell_6 & 15U] + 1U;
            column_16 = column_16 + 1U;
        }
        row_34 = row_34 + 1U;
    }
    column_16 = 0U;
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
        if((counts_0[colour_9]) > column_16)
        {
            column_16 = counts_0[colour_9];
            best_5 = colour_9;
        }
        colour_9 = colour_9 + 1U;
    }
    return int(best_5);
}

__device__ void op_fill_fields_0(Machine_0 * m_51, uint grid_15, uint number_16)
{
    uint filled_3;
    uint row_35;
    uint column_17;
    bool _S566;
    GridView_0 from_42 = whole_0(m_51, grid_15, 6U);
    uint k_17 = variant_0(m_51, number_16, int(5));
    Machine_0 _S567 = *m_51;
    bool _S568 = failed_0(&_S567);
    if(_S568)
    {
        return;
    }
    GridView_0 _S569 = from_42;
    Fields_0 _S570 = find_fields_0(m_51, &_S569, 4096U);
    GridView_0 _S571 = from_42;
    uint _S572 = GridView_area_0(&_S571);
    bool _S573 = k_17 == 0U;
    int full_0;
    if(_S573)
    {
        full_0 = int(7);
    }
    else
    {
        full_0 = int(2);
    }
    spend_0(m_51, _S572 * uint(full_0) / 8U);
    Machine_0 _S574 = *m_51;
    bool _S575 = failed_0(&_S574);
    if(_S575)
    {
        return;
    }
    uint _S576 = m_51->scratch_1 + 1024U;
    uint _S577 = m_51->scratch_1;
    Fields_0 _S578 = _S570;
    uint _S579 = Fields_count_0(&_S578);
    uint most_5 = 0U;
    uint least_1 = 4294967295U;
    uint height_2 = 0U;
    uint width_2 = 0U;
    uint fullest_0 = 0U;
    uint i_21 = 0U;
    for(;;)
    {
        if(i_21 < _S579)
        {
        }
        else
        {
            break;
        }
        Fields_0 _S580 = _S570;
        Span_0 _S581 = Fields_span_0(&_S580, i_21);
        row_35 = _S581.top_0;
        filled_3 = 0U;
        for(;;)
        {
            if(row_35 < (_S581.bottom_0))
            {
            }
            else
            {
                break;
            }
            column_17 = _S581.left_2;
            for(;;)
            {
                if(column_17 < (_S581.right_3))
                {
                }
                else
                {
                    break;
                }
                GridView_0 _S582 = from_42;
                int _S583 = GridView_at_0(&_S582, row_35, column_17);
                if(_S583 != int(0))
                {
                    full_0 = int(1);
                }
                else
                {
                    full_0 = int(0);
                }
                uint filled_4 = filled_3 + uint(full_0);
                column_17 = column_17 + 1U;
                filled_3 = filled_4;
            }
            row_35 = row_35 + 1U;
        }
        *(&(globalParams_0->arena_0)[_S576 + i_21]) = filled_3;
        if(i_21 == 0U)
        {
            _S566 = true;
        }
        else
        {
            _S566 = filled_3 > most_5;
        }
        if(_S566)
        {
            most_5 = filled_3;
            fullest_0 = i_21;
        }
        uint _S584 = (U32_min((least_1), (filled_3)));
        Span_0 _S585 = _S581;
        uint _S586 = Span_height_0(&_S585);
        uint _S587 = (U32_max((height_2), (_S586)));
        Span_0 _S588 = _S581;
        uint _S589 = Span_width_0(&_S588);
        uint _S590 = (U32_max((width_2), (_S589)));
        uint i_22 = i_21 + 1U;
        least_1 = _S584;
        height_2 = _S587;
        width_2 = _S590;
        i_21 = i_22;
    }
    bool _S591 = k_17 < 2U;
    if(_S591)
    {
        i_21 = 0U;
        for(;;)
        {
            if(i_21 < (height_2 * width_2))
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[_S577 + i_21]) = 0U;
            i_21 = i_21 + 1U;
        }
        if(_S573)
        {
            filled_3 = 0U;
        }
        else
        {
            filled_3 = fullest_0;
        }
        if(_S573)
        {
            height_2 = _S579;
        }
        else
        {
            height_2 = fullest_0 + 1U;
        }
        i_21 = filled_3;
        for(;;)
        {
            if(i_21 < height_2)
            {
            }
            else
            {
                break;
            }
            Fields_0 _S592 = _S570;
            Span_0 _S593 = Fields_span_0(&_S592, i_21);
            row_35 = _S593.top_0;
            for(;;)
            {
                if(row_35 < (_S593.bottom_0))
                {
                }
                else
                {
                    break;
                }
                column_17 = _S593.left_2;
                for(;;)
                {
                    if(column_17 < (_S593.right_3))
                    {
                    }
                    else
                    {
                        break;
                    }
                    uint at_32 = _S577 + (row_35 - _S593.top_0) * width_2 + column_17 - _S593.left_2;
                    if((*(&(globalParams_0->arena_0)[at_32])) == 0U)
                    {
                        uint * _S594 = (&(globalParams_0->arena_0)[at_32]);
                        GridView_0 _S595 = from_42;
                        int _S596 = GridView_at_0(&_S595, row_35, column_17);
                        *_S594 = uint(_S596);
                    }
                    column_17 = column_17 + 1U;
                }
                row_35 = row_35 + 1U;
            }
            i_21 = i_21 + 1U;
        }
    }
    GridView_0 _S597 = from_42;
    uint _S598 = edit_grid_0(m_51, &_S597);
    if(_S598 == 0U)
    {
        return;
    }
    i_21 = 0U;
    for(;;)
    {
        if(i_21 < _S579)
        {
        }
        else
        {
            break;
        }
        Fields_0 _S599 = _S570;
        Span_0 _S600 = Fields_span_0(&_S599, i_21);
        uint filled_5 = *(&(globalParams_0->arena_0)[_S576 + i_21]);
        if(k_17 == 2U)
        {
            _S566 = true;
        }
        else
        {
            if(k_17 == 3U)
            {
                _S566 = filled_5 == most_5;
            }
            else
            {
                _S566 = false;
            }
        }
        bool _S601;
        if(_S566)
        {
            _S601 = true;
        }
        else
        {
            if(k_17 == 4U)
            {
                _S601 = filled_5 == least_1;
            }
            else
            {
                _S601 = false;
            }
        }
        if(_S601)
        {
            GridView_0 _S602 = from_42;
            Span_0 _S603 = _S600;
            int _S604 = main_colour_0(m_51, &_S602, &_S603);
            full_0 = _S604;
        }
        else
        {
            full_0 = int(0);
        }
        row_35 = _S600.top_0;
        for(;;)
        {
            if(row_35 < (_S600.bottom_0))
            {
            }
            else
            {
                break;
            }
            column_17 = _S600.left_2;
            for(;;)
            {
                if(column_17 < (_S600.right_3))
                {
                }
                else
                {
                    break;
                }
                int cell_7;
                if(_S591)
                {
                    cell_7 = int(*(&(globalParams_0->arena_0)[_S577 + (row_35 - _S600.top_0) * width_2 + column_17 - _S600.left_2]));
                }
                else
                {
                    cell_7 = full_0;
                }
                put_cell_0(_S598, row_35 * from_42.width_0 + column_17, cell_7);
                column_17 = column_17 + 1U;
            }
            row_35 = row_35 + 1U;
        }
        i_21 = i_21 + 1U;
    }
    return;
}

__device__ void op_elbow_0(Machine_0 * m_52, uint grid_16, uint hue_3)
{
    bool _S605;
    GridView_0 from_43 = whole_0(m_52, grid_16, 2U);
    Machine_0 _S606 = *m_52;
    bool _S607 = failed_0(&_S606);
    if(_S607)
    {
        return;
    }
    int colour_10 = colour_view_0(m_52, hue_3);
    Machine_0 _S608 = *m_52;
    bool _S609 = failed_0(&_S608);
    if(_S609)
    {
        return;
    }
    FixedArray<uint, 2>  places_0;
    places_0[int(0)] = 0U;
    places_0[int(1)] = 0U;
    GridView_0 _S610 = from_43;
    uint _S611 = GridView_area_0(&_S610);
    uint at_33 = 0U;
    uint count_16 = 0U;
    for(;;)
    {
        if(at_33 < _S611)
        {
            _S605 = count_16 < 3U;
        }
        else
        {
            _S605 = false;
        }
        if(_S605)
        {
        }
        else
        {
            break;
        }
        if((cell_at_0(from_43.cells_0, at_33)) != int(0))
        {
            if(count_16 < 2U)
            {
                places_0[count_16] = at_33;
            }
            count_16 = count_16 + 1U;
        }
        at_33 = at_33 + 1U;
    }
    int a_2 = cell_at_0(from_43.cells_0, places_0[int(0)]);
    int b_2 = cell_at_0(from_43.cells_0, places_0[int(1)]);
    if(count_16 != 2U)
    {
        _S605 = true;
    }
    else
    {
        _S605 = a_2 == b_2;
    }
    if(_S605)
    {
        _S605 = true;
    }
    else
    {
        if(a_2 != colour_10)
        {
            _S605 = b_2 != colour_10;
        }
        else
        {
            _S605 = false;
        }
    }
    if(_S605)
    {
        fail_0(m_52, 25U);
        return;
    }
    bool _S612 = a_2 == colour_10;
    uint start_8;
    if(_S612)
    {
        start_8 = places_0[int(0)];
    }
    else
    {
        start_8 = places_0[int(1)];
    }
    uint end_1;
    if(_S612)
    {
        end_1 = places_0[int(1)];
    }
    else
    {
        end_1 = places_0[int(0)];
    }
    uint _S613 = start_8 / from_43.width_0;
    uint _S614 = start_8 % from_43.width_0;
    uint _S615 = end_1 / from_43.width_0;
    uint _S616 = end_1 % from_43.width_0;
    GridView_0 _S617 = from_43;
    uint _S618 = edit_grid_0(m_52, &_S617);
    if(_S618 == 0U)
    {
        return;
    }
    uint row_36 = (U32_min((_S613), (_S615)));
    for(;;)
    {
        if(row_36 <= (U32_max((_S613), (_S615))))
        {
        }
        else
        {
            break;
        }
        uint _S619 = row_36 * from_43.width_0 + _S614;
        if((cell_at_0(_S618, _S619)) == int(0))
        {
            put_cell_0(_S618, _S619, colour_10);
        }
        row_36 = row_36 + 1U;
    }
    uint column_18 = (U32_min((_S614), (_S616)));
    for(;;)
    {
        if(column_18 <= (U32_max((_S614), (_S616))))
        {
        }
        else
        {
            break;
        }
        uint _S620 = _S615 * from_43.width_0 + column_18;
        if((cell_at_0(_S618, _S620)) == int(0))
        {
            put_cell_0(_S618, _S620, colour_10);
        }
        column_18 = column_18 + 1U;
    }
    return;
}

__device__ void Dispatch_call_0(Machine_0 * m_53, uint op_0, uint4  args_0)
{
    switch(op_0)
    {
    case 237U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S621 = *m_53;
            bool _S622 = failed_0(&_S621);
            if(_S622)
            {
                return;
            }
            op_rays_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 238U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S623 = *m_53;
            bool _S624 = failed_0(&_S623);
            if(_S624)
            {
                return;
            }
            op_color_rays_0(m_53, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 239U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S625 = *m_53;
            bool _S626 = failed_0(&_S625);
            if(_S626)
            {
                return;
            }
            op_join_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 240U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S627 = *m_53;
            bool _S628 = failed_0(&_S627);
            if(_S628)
            {
                return;
            }
            op_spread_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 241U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S629 = *m_53;
            bool _S630 = failed_0(&_S629);
            if(_S630)
            {
                return;
            }
            op_grow_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 242U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S631 = *m_53;
            bool _S632 = failed_0(&_S631);
            if(_S632)
            {
                return;
            }
            op_surround_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 243U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S633 = *m_53;
            bool _S634 = failed_0(&_S633);
            if(_S634)
            {
                return;
            }
            op_rim_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 244U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S635 = *m_53;
            bool _S636 = failed_0(&_S635);
            if(_S636)
            {
                return;
            }
            op_fill_holes_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 245U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S637 = *m_53;
            bool _S638 = failed_0(&_S637);
            if(_S638)
            {
                return;
            }
            op_close_holes_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 246U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S639 = *m_53;
            bool _S640 = failed_0(&_S639);
            if(_S640)
            {
                return;
            }
            op_fill_boxes_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 247U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S641 = *m_53;
            bool _S642 = failed_0(&_S641);
            if(_S642)
            {
                return;
            }
            op_drop_small_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 248U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S643 = *m_53;
            bool _S644 = failed_0(&_S643);
            if(_S644)
            {
                return;
            }
            op_majority_0(m_53, args_0.x);
            break;
        }
    case 256U:
        {
            spend_call_0(m_53, 16U);
            Machine_0 _S645 = *m_53;
            bool _S646 = failed_0(&_S645);
            if(_S646)
            {
                return;
            }
            op_mend_period_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 257U:
        {
            spend_call_0(m_53, 16U);
            Machine_0 _S647 = *m_53;
            bool _S648 = failed_0(&_S647);
            if(_S648)
            {
                return;
            }
            op_mend_mirror_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 258U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S649 = *m_53;
            bool _S650 = failed_0(&_S649);
            if(_S650)
            {
                return;
            }
            op_complete_mirror_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 276U:
        {
            spend_call_0(m_53, 8U);
            Machine_0 _S651 = *m_53;
            bool _S652 = failed_0(&_S651);
            if(_S652)
            {
                return;
            }
            op_fill_fields_0(m_53, args_0.x, args_0.y);
            break;
        }
    case 282U:
        {
            spend_call_0(m_53, 4U);
            Machine_0 _S653 = *m_53;
            bool _S654 = failed_0(&_S653);
            if(_S654)
            {
                return;
            }
            op_elbow_0(m_53, args_0.x, args_0.y);
            break;
        }
    default:
        {
            fail_0(m_53, 254U);
            break;
        }
    }
    Machine_0 _S655 = *m_53;
    bool _S656 = failed_0(&_S655);
    bool _S657;
    if(_S656)
    {
        _S657 = (m_53->fault_prim_0) == 0U;
    }
    else
    {
        _S657 = false;
    }
    if(_S657)
    {
        m_53->fault_prim_0 = op_0 + 1U;
    }
    return;
}

__device__ uint words_of_0(uint record_6)
{
    return 4U + *(&(globalParams_0->arena_0)[record_6 + 3U]);
}

__device__ uint2  multiply_64_0(uint2  a_3, uint2  b_3)
{
    uint _S658 = a_3.x;
    uint a0_0 = _S658 & 65535U;
    uint a1_0 = _S658 >> int(16);
    uint _S659 = b_3.x;
    uint b0_0 = _S659 & 65535U;
    uint b1_0 = _S659 >> int(16);
    uint low_2 = a0_0 * b0_0;
    uint middle_1 = a1_0 * b0_0 + (low_2 >> int(16));
    uint other_4 = a0_0 * b1_0 + (middle_1 & 65535U);
    return make_uint2 ((other_4 << int(16)) | (low_2 & 65535U), a1_0 * b1_0 + (middle_1 >> int(16)) + (other_4 >> int(16)) + _S658 * b_3.y + a_3.y * _S659);
}

__device__ uint2  hash_of_0(uint record_7)
{
    uint _S660 = words_of_0(record_7);
    uint2  hash_0 = make_uint2 (0U, 0U);
    uint i_23 = 0U;
    for(;;)
    {
        if(i_23 < _S660)
        {
        }
        else
        {
            break;
        }
        uint _S661 = record_7 + i_23;
        uint _S662 = *(&(globalParams_0->arena_0)[_S661]);
        uint _S663;
        if((i_23 + 1U) < _S660)
        {
            _S663 = *(&(globalParams_0->arena_0)[_S661 + 1U]);
        }
        else
        {
            _S663 = 0U;
        }
        uint2  _S664 = multiply_64_0(hash_0 ^ make_uint2 (_S662, _S663), make_uint2 (2135587861U, 2654435769U));
        hash_0 = _S664;
        *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S664.y);
        i_23 = i_23 + 2U;
    }
    uint2  _S665 = multiply_64_0(hash_0, make_uint2 (3981806797U, 4283543511U));
    hash_0 = _S665;
    *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S665.y);
    return hash_0;
}

__device__ uint weight_of_0(uint record_8)
{
    uint count_17 = *(&(globalParams_0->arena_0)[record_8 + 1U]);
    switch(kind_of_0(record_8))
    {
    case 6U:
        {
            return 1U + count_17 * *(&(globalParams_0->arena_0)[record_8 + 2U]) / 8U;
        }
    case 7U:
        {
            return 1U + count_17 / 8U;
        }
    case 8U:
    case 10U:
    case 11U:
        {
            return 1U + count_17 / 2U;
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
    bool _S666;
    if(target_0 == 0U)
    {
        _S666 = true;
    }
    else
    {
        _S666 = (kind_of_0(record_9)) != 6U;
    }
    if(_S666)
    {
        _S666 = true;
    }
    else
    {
        _S666 = (*(&(globalParams_0->arena_0)[record_9 + 1U])) != (*(&(globalParams_0->arena_0)[target_0 + 1U]));
    }
    if(_S666)
    {
        _S666 = true;
    }
    else
    {
        _S666 = (*(&(globalParams_0->arena_0)[record_9 + 2U])) != (*(&(globalParams_0->arena_0)[target_0 + 2U]));
    }
    if(_S666)
    {
        return 4294967295U;
    }
    uint _S667 = *(&(globalParams_0->arena_0)[record_9 + 1U]) * *(&(globalParams_0->arena_0)[record_9 + 2U]);
    uint i_24 = 0U;
    uint equal_2 = 0U;
    for(;;)
    {
        if(i_24 < _S667)
        {
        }
        else
        {
            break;
        }
        uint _S668 = i_24 >> int(2);
        uint _S669 = (*(&(globalParams_0->arena_0)[record_9 + 4U + _S668])) ^ (*(&(globalParams_0->arena_0)[target_0 + 4U + _S668]));
        uint _S670 = (U32_min((4U), (_S667 - i_24)));
        uint k_18 = 0U;
        for(;;)
        {
            if(k_18 < _S670)
            {
            }
            else
            {
                break;
            }
            int _S671;
            if(((_S669 >> (8U * k_18)) & 255U) == 0U)
            {
                _S671 = int(1);
            }
            else
            {
                _S671 = int(0);
            }
            uint equal_3 = equal_2 + uint(_S671);
            k_18 = k_18 + 1U;
            equal_2 = equal_3;
        }
        i_24 = i_24 + 4U;
    }
    return equal_2;
}

__device__ uint element_kind_0(uint record_10)
{
    uint kind_7 = kind_of_0(record_10);
    bool _S672;
    if(kind_7 == 9U)
    {
        _S672 = true;
    }
    else
    {
        _S672 = kind_7 == 12U;
    }
    uint common_1;
    if(_S672)
    {
        common_1 = 4294967295U;
        uint i_25 = 0U;
        for(;;)
        {
            if(i_25 < (*(&(globalParams_0->arena_0)[record_10 + 1U])))
            {
            }
            else
            {
                break;
            }
            uint element_0 = kind_of_0(record_10 + *(&(globalParams_0->arena_0)[record_10 + 4U + i_25]));
            if(i_25 > 0U)
            {
                _S672 = element_0 != common_1;
            }
            else
            {
                _S672 = false;
            }
            if(_S672)
            {
                return 4294967295U;
            }
            uint i_26 = i_25 + 1U;
            common_1 = element_0;
            i_25 = i_26;
        }
    }
    else
    {
        common_1 = 4294967295U;
    }
    return common_1;
}

__device__ void run_item_0(uint id_0)
{
    uint _S673 = __ldg(&globalParams_0->params_0->count_0);
    if(id_0 >= _S673)
    {
        return;
    }
    uint item_0 = id_0 * 8U;
    uint _S674 = __ldg((&(globalParams_0->items_0)[item_0]));
    uint _S675 = __ldg((&(globalParams_0->items_0)[item_0 + 1U]));
    uint _S676 = __ldg((&(globalParams_0->items_0)[item_0 + 2U]));
    uint _S677 = __ldg((&(globalParams_0->items_0)[item_0 + 3U]));
    uint _S678 = __ldg((&(globalParams_0->items_0)[item_0 + 4U]));
    uint _S679 = __ldg((&(globalParams_0->items_0)[item_0 + 5U]));
    Machine_0 m_54;
    uint _S680 = __ldg(&globalParams_0->params_0->scratch_0);
    uint _S681 = __ldg(&globalParams_0->params_0->scratch_words_0);
    (&m_54)->scratch_1 = _S680 + id_0 * _S681;
    uint at_34 = 0U;
    for(;;)
    {
        if(at_34 < _S675)
        {
        }
        else
        {
            break;
        }
        uint instruction_0 = (_S674 + at_34) * 8U;
        uint _S682 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint op_1 = _S682 & 65535U;
        uint _S683 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint _S684 = _S683 >> int(16);
        uint _S685 = __ldg((&(globalParams_0->code_0)[instruction_0 + 1U]));
        uint place_6 = _S677 + _S685;
        uint _S686 = __ldg(&globalParams_0->params_0->fuel_0);
        (&m_54)->fuel_1 = _S686;
        uint _S687 = __ldg(&globalParams_0->params_0->memory_0);
        (&m_54)->memory_1 = _S687;
        (&m_54)->fault_0 = 0U;
        (&m_54)->fault_prim_0 = 0U;
        (&m_54)->calls_0 = 0U;
        (&m_54)->cursor_0 = place_6;
        uint _S688 = __ldg((&(globalParams_0->code_0)[instruction_0 + 2U]));
        (&m_54)->end_0 = place_6 + _S688;
        uint4  args_1 = make_uint4 (0U, 0U, 0U, 0U);
        bool poisoned_0 = false;
        uint i_27 = 0U;
        for(;;)
        {
            if(i_27 < _S684)
            {
            }
            else
            {
                break;
            }
            uint _S689 = __ldg((&(globalParams_0->code_0)[instruction_0 + 3U + i_27]));
            uint address_0 = operand_address_0(_S689, _S676, _S677);
            *_slang_vector_get_element_ptr(&args_1, i_27) = address_0;
            bool _S690;
            if(!poisoned_0)
            {
                _S690 = (kind_of_0(address_0)) == 13U;
            }
            else
            {
                _S690 = false;
            }
            if(_S690)
            {
                (&m_54)->fault_0 = *(&(globalParams_0->arena_0)[address_0 + 1U]) + 1U;
                (&m_54)->fault_prim_0 = *(&(globalParams_0->arena_0)[address_0 + 2U]);
                poisoned_0 = true;
            }
            i_27 = i_27 + 1U;
        }
        if(!poisoned_0)
        {
            Dispatch_call_0(&m_54, op_1, args_1);
        }
        uint row_37 = (_S679 + at_34) * 12U;
        uint * _S691 = (&(globalParams_0->results_0)[row_37 + 1U]);
        uint _S692 = __ldg(&globalParams_0->params_0->fuel_0);
        *_S691 = _S692 - (&m_54)->fuel_1;
        uint * _S693 = (&(globalParams_0->results_0)[row_37 + 2U]);
        uint _S694 = __ldg(&globalParams_0->params_0->memory_0);
        *_S693 = _S694 - (&m_54)->memory_1;
        *(&(globalParams_0->results_0)[row_37 + 3U]) = (&m_54)->calls_0;
        if(((&m_54)->fault_0) != 0U)
        {
            *(&(globalParams_0->arena_0)[place_6]) = 13U;
            *(&(globalParams_0->arena_0)[place_6 + 1U]) = (&m_54)->fault_0 - 1U;
            *(&(globalParams_0->arena_0)[place_6 + 2U]) = (&m_54)->fault_prim_0;
            *(&(globalParams_0->arena_0)[place_6 + 3U]) = 0U;
        }
        *(&(globalParams_0->results_0)[row_37]) = kind_of_0(place_6);
        *(&(globalParams_0->results_0)[row_37 + 4U]) = *(&(globalParams_0->arena_0)[place_6 + 1U]);
        *(&(globalParams_0->results_0)[row_37 + 5U]) = *(&(globalParams_0->arena_0)[place_6 + 2U]);
        *(&(globalParams_0->results_0)[row_37 + 6U]) = words_of_0(place_6);
        if(((&m_54)->fault_0) == 0U)
        {
            uint2  hash_1 = hash_of_0(place_6);
            *(&(globalParams_0->results_0)[row_37 + 7U]) = weight_of_0(place_6);
            *(&(globalParams_0->results_0)[row_37 + 8U]) = hash_1.x;
            *(&(globalParams_0->results_0)[row_37 + 9U]) = hash_1.y;
            *(&(globalParams_0->results_0)[row_37 + 10U]) = equal_cells_0(place_6, _S678);
            *(&(globalParams_0->results_0)[row_37 + 11U]) = element_kind_0(place_6);
        }
        at_34 = at_34 + 1U;
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

