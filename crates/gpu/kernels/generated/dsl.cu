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

struct CellList_0
{
    uint start_0;
    uint count_1;
    uint room_0;
    uint scratch_2;
};

struct Union_0
{
    uint board_0;
    uint kind_0;
    uint few_0;
    bool boards_0;
    uint top_0;
    uint bottom_0;
    CellList_0 list_0;
};

struct Walk_0
{
    bool started_0;
    uint mode_0;
    uint function_0;
    uint bound_0;
    uint container_0;
    uint length_0;
    uint i_0;
    uint base_0;
    uint at_1;
    uint chosen_0;
    uint3  best_0;
    Union_0 joined_0;
};

__device__ CellList_0 CellList_at_0(Machine_0 * m_0)
{
    CellList_0 list_1;
    uint _S2 = m_0->cursor_0 + 4U;
    (&list_1)->start_0 = _S2;
    (&list_1)->count_1 = 0U;
    (&list_1)->scratch_2 = m_0->scratch_1;
    uint _S3 = m_0->end_0;
    uint _S4;
    if((m_0->end_0) > _S2)
    {
        _S4 = _S3 - (&list_1)->start_0;
    }
    else
    {
        _S4 = 0U;
    }
    (&list_1)->room_0 = _S4;
    return list_1;
}

__device__ Union_0 Union_at_0(Machine_0 * m_1)
{
    Union_0 u_0;
    (&u_0)->board_0 = m_1->scratch_1 + 512U;
    (&u_0)->kind_0 = 0U;
    (&u_0)->few_0 = 0U;
    (&u_0)->boards_0 = false;
    (&u_0)->top_0 = 0U;
    (&u_0)->bottom_0 = 0U;
    CellList_0 _S5 = CellList_at_0(m_1);
    (&u_0)->list_0 = _S5;
    return u_0;
}

__device__ Walk_0 Walk_none_0(Machine_0 * m_2)
{
    Walk_0 w_0;
    (&w_0)->started_0 = false;
    (&w_0)->mode_0 = 0U;
    (&w_0)->function_0 = 0U;
    (&w_0)->bound_0 = 0U;
    (&w_0)->container_0 = 0U;
    (&w_0)->length_0 = 0U;
    (&w_0)->i_0 = 0U;
    (&w_0)->base_0 = m_2->cursor_0;
    (&w_0)->at_1 = m_2->cursor_0;
    (&w_0)->chosen_0 = 4294967295U;
    (&w_0)->best_0 = make_uint3 (0U, 0U, 0U);
    Union_0 _S6 = Union_at_0(m_2);
    (&w_0)->joined_0 = _S6;
    *(&(globalParams_0->arena_0)[m_2->scratch_1 + 4088U]) = 0U;
    return w_0;
}

__device__ void fail_0(Machine_0 * m_3, uint reason_0)
{
    if((m_3->fault_0) == 0U)
    {
        m_3->fault_0 = reason_0 + 1U;
    }
    return;
}

__device__ void spend_0(Machine_0 * m_4, uint units_0)
{
    if((m_4->fault_0) != 0U)
    {
        return;
    }
    if(units_0 > (m_4->fuel_1))
    {
        m_4->fuel_1 = 0U;
        fail_0(m_4, 30U);
    }
    else
    {
        m_4->fuel_1 = m_4->fuel_1 - units_0;
    }
    return;
}

__device__ void spend_call_0(Machine_0 * m_5, uint cost_0)
{
    m_5->calls_0 = m_5->calls_0 + 1U;
    spend_0(m_5, cost_0);
    return;
}

__device__ bool failed_0(Machine_0 * m_6)
{
    return (m_6->fault_0) != 0U;
}

__device__ uint words_of_0(uint record_1)
{
    return 4U + word_at_0(record_1 + 3U);
}

__device__ uint new_record_0(Machine_0 * m_7, uint kind_1, uint a_0, uint b_0, uint words_0)
{
    if((m_7->fault_0) != 0U)
    {
        return 0U;
    }
    uint at_2 = m_7->cursor_0;
    bool _S7;
    if(words_0 > 1048576U)
    {
        _S7 = true;
    }
    else
    {
        _S7 = (at_2 + 4U + words_0) > (m_7->end_0);
    }
    if(_S7)
    {
        fail_0(m_7, 254U);
        return 0U;
    }
    *(&(globalParams_0->arena_0)[at_2]) = kind_1;
    *(&(globalParams_0->arena_0)[at_2 + 1U]) = a_0;
    *(&(globalParams_0->arena_0)[at_2 + 2U]) = b_0;
    *(&(globalParams_0->arena_0)[at_2 + 3U]) = words_0;
    if(words_0 > 0U)
    {
        *(&(globalParams_0->arena_0)[at_2 + 4U + words_0 - 1U]) = 0U;
    }
    m_7->cursor_0 = at_2 + 4U + words_0;
    return at_2;
}

__device__ uint copy_record_0(Machine_0 * m_8, uint from_0)
{
    uint words_1 = words_of_0(from_0);
    uint at_3 = new_record_0(m_8, kind_of_0(from_0), word_at_0(from_0 + 1U), word_at_0(from_0 + 2U), words_1 - 4U);
    if(at_3 != 0U)
    {
        uint i_1 = 4U;
        for(;;)
        {
            if(i_1 < words_1)
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[at_3 + i_1]) = word_at_0(from_0 + i_1);
            i_1 = i_1 + 1U;
        }
    }
    return at_3;
}

__device__ void op_identity_0(Machine_0 * m_9, uint a_1)
{
    uint _S8 = copy_record_0(m_9, a_1);
    return;
}

struct Number_0
{
    bool pair_0;
    int x_1;
    int y_0;
};

__device__ int int_view_0(Machine_0 * m_10, uint record_2)
{
    uint kind_2 = kind_of_0(record_2);
    bool _S9;
    if(kind_2 != 2U)
    {
        _S9 = kind_2 != 1U;
    }
    else
    {
        _S9 = false;
    }
    if(_S9)
    {
        fail_0(m_10, 0U);
        return int(0);
    }
    int low_0 = int(word_at_0(record_2 + 1U));
    int high_0 = int(word_at_0(record_2 + 2U));
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

struct Two_0
{
    int x_2;
    int y_1;
};

__device__ Two_0 two_0(int x_3, int y_2)
{
    Two_0 both_0;
    (&both_0)->x_2 = x_3;
    (&both_0)->y_1 = y_2;
    return both_0;
}

__device__ uint length_of_0(uint record_3)
{
    uint kind_3 = kind_of_0(record_3);
    bool _S11;
    if(kind_3 == 3U)
    {
        _S11 = true;
    }
    else
    {
        _S11 = kind_3 == 4U;
    }
    if(_S11)
    {
        return 2U;
    }
    if(kind_3 >= 6U)
    {
        _S11 = kind_3 <= 12U;
    }
    else
    {
        _S11 = false;
    }
    uint _S12;
    if(_S11)
    {
        _S12 = word_at_0(record_3 + 1U);
    }
    else
    {
        _S12 = 4294967295U;
    }
    return _S12;
}

__device__ uint length_or_0_0(uint record_4)
{
    uint length_1 = length_of_0(record_4);
    uint _S13;
    if(length_1 == 4294967295U)
    {
        _S13 = 0U;
    }
    else
    {
        _S13 = length_1;
    }
    return _S13;
}

__device__ int cell_at_0(uint cells_0, uint i_2)
{
    return int((word_at_0(cells_0 + (i_2 >> int(2)))) << (24U - 8U * (i_2 & 3U))) >> int(24);
}

__device__ Two_0 pair_view_0(Machine_0 * m_11, uint record_5)
{
    uint kind_4 = kind_of_0(record_5);
    if(kind_4 == 3U)
    {
        return two_0(int(word_at_0(record_5 + 1U)), int(word_at_0(record_5 + 2U)));
    }
    if((length_or_0_0(record_5)) >= 2U)
    {
        if(kind_4 == 7U)
        {
            uint _S14 = record_5 + 4U;
            return two_0(cell_at_0(_S14, 0U), cell_at_0(_S14, 1U));
        }
        if(kind_4 == 9U)
        {
            uint _S15 = record_5 + 4U;
            int first_0 = int_view_0(m_11, record_5 + word_at_0(_S15));
            int second_0 = int_view_0(m_11, record_5 + word_at_0(_S15 + 1U));
            return two_0(first_0, second_0);
        }
    }
    fail_0(m_11, 2U);
    return two_0(int(0), int(0));
}

__device__ __noinline__ Number_0 number_view_0(Machine_0 * m_12, uint record_6)
{
    uint kind_5 = kind_of_0(record_6);
    Number_0 n_0;
    (&n_0)->pair_0 = false;
    (&n_0)->x_1 = int(0);
    (&n_0)->y_0 = int(0);
    bool _S16;
    if(kind_5 == 2U)
    {
        _S16 = true;
    }
    else
    {
        _S16 = kind_5 == 1U;
    }
    if(_S16)
    {
        int _S17 = int_view_0(m_12, record_6);
        (&n_0)->x_1 = _S17;
    }
    else
    {
        if(kind_5 == 3U)
        {
            _S16 = true;
        }
        else
        {
            if(kind_5 == 7U)
            {
                _S16 = (word_at_0(record_6 + 1U)) >= 2U;
            }
            else
            {
                _S16 = false;
            }
        }
        if(_S16)
        {
            Two_0 both_1 = pair_view_0(m_12, record_6);
            (&n_0)->pair_0 = true;
            (&n_0)->x_1 = both_1.x_2;
            (&n_0)->y_0 = both_1.y_1;
        }
        else
        {
            if(kind_5 == 9U)
            {
                _S16 = (word_at_0(record_6 + 1U)) >= 2U;
            }
            else
            {
                _S16 = false;
            }
            uint _S18;
            if(_S16)
            {
                _S18 = 254U;
            }
            else
            {
                _S18 = 1U;
            }
            fail_0(m_12, _S18);
        }
    }
    if((I32_max(((&n_0)->x_1), ((&n_0)->y_0))) > int(1073741824))
    {
        _S16 = true;
    }
    else
    {
        _S16 = (I32_min(((&n_0)->x_1), ((&n_0)->y_0))) < int(-1073741824);
    }
    if(_S16)
    {
        fail_0(m_12, 254U);
    }
    return n_0;
}

__device__ int floor_divide_0(int a_2, int b_1)
{
    int quotient_0 = a_2 / b_1;
    bool _S19;
    if((quotient_0 * b_1) != a_2)
    {
        _S19 = (a_2 < int(0)) != (b_1 < int(0));
    }
    else
    {
        _S19 = false;
    }
    int _S20;
    if(_S19)
    {
        _S20 = quotient_0 - int(1);
    }
    else
    {
        _S20 = quotient_0;
    }
    return _S20;
}

__device__ int calculated_0(Machine_0 * m_13, uint how_0, int a_3, int b_2)
{
    switch(how_0)
    {
    case 0U:
        {
            return a_3 + b_2;
        }
    case 1U:
        {
            return a_3 - b_2;
        }
    case 2U:
        {
            if((I32_max(((I32_abs((a_3)))), ((I32_abs((b_2)))))) >= int(32768))
            {
                fail_0(m_13, 254U);
            }
            return a_3 * b_2;
        }
    default:
        {
            bool _S21 = b_2 == int(0);
            if(_S21)
            {
                fail_0(m_13, 15U);
            }
            int _S22;
            if(_S21)
            {
                _S22 = int(0);
            }
            else
            {
                int _S23 = floor_divide_0(a_3, b_2);
                _S22 = _S23;
            }
            return _S22;
        }
    }
}

__device__ void new_pair_0(Machine_0 * m_14, int a_4, int b_3)
{
    uint _S24 = new_record_0(m_14, 3U, uint(a_4), uint(b_3), 0U);
    return;
}

__device__ void new_int_0(Machine_0 * m_15, int value_0)
{
    uint _S25 = new_record_0(m_15, 2U, uint(value_0), uint(value_0 >> int(31)), 0U);
    return;
}

__device__ void new_number_0(Machine_0 * m_16, Number_0 * n_1)
{
    if(n_1->pair_0)
    {
        new_pair_0(m_16, n_1->x_1, n_1->y_0);
    }
    else
    {
        new_int_0(m_16, n_1->x_1);
    }
    return;
}

__device__ __noinline__ void binary_0(Machine_0 * m_17, uint how_1, uint a_5, uint b_4)
{
    Number_0 x_4 = number_view_0(m_17, a_5);
    Number_0 y_3 = number_view_0(m_17, b_4);
    Machine_0 _S26 = *m_17;
    bool _S27 = failed_0(&_S26);
    if(_S27)
    {
        return;
    }
    Number_0 result_0;
    bool _S28;
    if(x_4.pair_0)
    {
        _S28 = true;
    }
    else
    {
        _S28 = y_3.pair_0;
    }
    (&result_0)->pair_0 = _S28;
    int _S29 = calculated_0(m_17, how_1, x_4.x_1, y_3.x_1);
    (&result_0)->x_1 = _S29;
    (&result_0)->y_0 = int(0);
    if(_S28)
    {
        int _S30;
        if(x_4.pair_0)
        {
            _S30 = x_4.y_0;
        }
        else
        {
            _S30 = x_4.x_1;
        }
        int _S31;
        if(y_3.pair_0)
        {
            _S31 = y_3.y_0;
        }
        else
        {
            _S31 = y_3.x_1;
        }
        int _S32 = calculated_0(m_17, how_1, _S30, _S31);
        (&result_0)->y_0 = _S32;
    }
    Number_0 _S33 = result_0;
    new_number_0(m_17, &_S33);
    return;
}

__device__ void op_add_0(Machine_0 * m_18, uint a_6, uint b_5)
{
    binary_0(m_18, 0U, a_6, b_5);
    return;
}

__device__ void op_subtract_0(Machine_0 * m_19, uint a_7, uint b_6)
{
    binary_0(m_19, 1U, a_7, b_6);
    return;
}

__device__ void op_multiply_0(Machine_0 * m_20, uint a_8, uint b_7)
{
    binary_0(m_20, 2U, a_8, b_7);
    return;
}

__device__ void op_divide_0(Machine_0 * m_21, uint a_9, uint b_8)
{
    binary_0(m_21, 3U, a_9, b_8);
    return;
}

__device__ int sign_0(int n_2)
{
    int _S34;
    if(n_2 > int(0))
    {
        _S34 = int(1);
    }
    else
    {
        if(n_2 < int(0))
        {
            _S34 = int(-1);
        }
        else
        {
            _S34 = int(0);
        }
    }
    return _S34;
}

__device__ void unary_0(Machine_0 * m_22, uint a_10, int factor_0, int more_0, int sign_times_0)
{
    Number_0 _S35 = number_view_0(m_22, a_10);
    Number_0 n_3 = _S35;
    (&n_3)->x_1 = (&n_3)->x_1 * factor_0 + more_0 + sign_0((&n_3)->x_1) * sign_times_0;
    (&n_3)->y_0 = (&n_3)->y_0 * factor_0 + more_0 + sign_0((&n_3)->y_0) * sign_times_0;
    Machine_0 _S36 = *m_22;
    bool _S37 = failed_0(&_S36);
    if(!_S37)
    {
        Number_0 _S38 = n_3;
        new_number_0(m_22, &_S38);
    }
    return;
}

__device__ void op_invert_0(Machine_0 * m_23, uint a_11)
{
    unary_0(m_23, a_11, int(-1), int(0), int(0));
    return;
}

__device__ void new_bool_0(Machine_0 * m_24, bool value_1)
{
    int _S39;
    if(value_1)
    {
        _S39 = int(1);
    }
    else
    {
        _S39 = int(0);
    }
    uint _S40 = new_record_0(m_24, 1U, uint(_S39), 0U, 0U);
    return;
}

__device__ void op_even_0(Machine_0 * m_25, uint a_12)
{
    int _S41 = int_view_0(m_25, a_12);
    new_bool_0(m_25, ((word_at_0(a_12 + 1U)) & 1U) == 0U);
    return;
}

__device__ void op_double_0(Machine_0 * m_26, uint a_13)
{
    unary_0(m_26, a_13, int(2), int(0), int(0));
    return;
}

__device__ void op_halve_0(Machine_0 * m_27, uint a_14)
{
    Number_0 _S42 = number_view_0(m_27, a_14);
    Number_0 n_4 = _S42;
    (&n_4)->x_1 = ((&n_4)->x_1) >> int(1);
    (&n_4)->y_0 = ((&n_4)->y_0) >> int(1);
    Machine_0 _S43 = *m_27;
    bool _S44 = failed_0(&_S43);
    if(!_S44)
    {
        Number_0 _S45 = n_4;
        new_number_0(m_27, &_S45);
    }
    return;
}

__device__ bool truthy_0(uint record_7)
{
    uint kind_6 = kind_of_0(record_7);
    bool _S46;
    if(kind_6 == 1U)
    {
        _S46 = true;
    }
    else
    {
        _S46 = kind_6 == 2U;
    }
    if(_S46)
    {
        return ((word_at_0(record_7 + 1U)) | (word_at_0(record_7 + 2U))) != 0U;
    }
    if(kind_6 == 9U)
    {
        _S46 = true;
    }
    else
    {
        _S46 = kind_6 == 12U;
    }
    if(_S46)
    {
        return (word_at_0(record_7 + 1U)) != 0U;
    }
    return kind_6 != 0U;
}

__device__ void op_flip_0(Machine_0 * m_28, uint a_15)
{
    new_bool_0(m_28, !truthy_0(a_15));
    return;
}

__device__ uint weight_of_0(uint record_8)
{
    uint count_2 = word_at_0(record_8 + 1U);
    switch(kind_of_0(record_8))
    {
    case 6U:
        {
            return 1U + count_2 * word_at_0(record_8 + 2U) / 8U;
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
            return word_at_0(record_8 + 2U);
        }
    default:
        {
            return 1U;
        }
    }
}

__device__ bool same_words_0(uint a_16, uint b_9)
{
    uint words_2 = words_of_0(a_16);
    bool equal_0 = words_2 == (words_of_0(b_9));
    uint i_3 = 0U;
    for(;;)
    {
        bool _S47;
        if(i_3 < words_2)
        {
            _S47 = equal_0;
        }
        else
        {
            _S47 = false;
        }
        if(_S47)
        {
        }
        else
        {
            break;
        }
        bool _S48 = (word_at_0(a_16 + i_3)) == (word_at_0(b_9 + i_3));
        uint i_4 = i_3 + 1U;
        equal_0 = _S48;
        i_3 = i_4;
    }
    return equal_0;
}

__device__ bool is_number_0(uint record_9)
{
    bool _S49;
    if((kind_of_0(record_9)) == 2U)
    {
        _S49 = true;
    }
    else
    {
        _S49 = (kind_of_0(record_9)) == 1U;
    }
    return _S49;
}

__device__ bool is_tuple_0(uint record_10)
{
    uint kind_7 = kind_of_0(record_10);
    bool _S50;
    if(kind_7 == 3U)
    {
        _S50 = true;
    }
    else
    {
        _S50 = kind_7 == 4U;
    }
    if(_S50)
    {
        _S50 = true;
    }
    else
    {
        if(kind_7 >= 6U)
        {
            _S50 = kind_7 <= 9U;
        }
        else
        {
            _S50 = false;
        }
    }
    return _S50;
}

__device__ bool is_set_0(uint record_11)
{
    uint kind_8 = kind_of_0(record_11);
    bool _S51;
    if(kind_8 >= 10U)
    {
        _S51 = kind_8 <= 12U;
    }
    else
    {
        _S51 = false;
    }
    return _S51;
}

__device__ bool is_plain_0(uint record_12)
{
    bool _S52;
    if((kind_of_0(record_12)) == 9U)
    {
        _S52 = true;
    }
    else
    {
        _S52 = (kind_of_0(record_12)) == 12U;
    }
    return _S52;
}

__device__ __noinline__ bool may_be_same_0(uint a_17, uint b_10)
{
    bool alike_0;
    if(is_number_0(a_17))
    {
        alike_0 = is_number_0(b_10);
    }
    else
    {
        alike_0 = false;
    }
    if(alike_0)
    {
        if((word_at_0(a_17 + 1U)) == (word_at_0(b_10 + 1U)))
        {
            alike_0 = (word_at_0(a_17 + 2U)) == (word_at_0(b_10 + 2U));
        }
        else
        {
            alike_0 = false;
        }
        return alike_0;
    }
    if(is_tuple_0(a_17))
    {
        alike_0 = is_tuple_0(b_10);
    }
    else
    {
        alike_0 = false;
    }
    if(alike_0)
    {
        alike_0 = true;
    }
    else
    {
        if(is_set_0(a_17))
        {
            alike_0 = is_set_0(b_10);
        }
        else
        {
            alike_0 = false;
        }
    }
    if(alike_0)
    {
        if(is_plain_0(a_17))
        {
            alike_0 = true;
        }
        else
        {
            alike_0 = is_plain_0(b_10);
        }
    }
    else
    {
        alike_0 = false;
    }
    if(alike_0)
    {
        alike_0 = (length_of_0(a_17)) == (length_of_0(b_10));
    }
    else
    {
        alike_0 = false;
    }
    return alike_0;
}

__device__ uint item_at_0(uint items_1, uint i_5)
{
    return items_1 + word_at_0(items_1 + 4U + i_5);
}

__device__ __noinline__ bool same_0(Machine_0 * m_29, uint a_18, uint b_11)
{
    if(same_words_0(a_18, b_11))
    {
        return true;
    }
    if(!may_be_same_0(a_18, b_11))
    {
        return false;
    }
    if(is_number_0(a_18))
    {
        return true;
    }
    bool equal_1;
    if(is_plain_0(a_18))
    {
        equal_1 = is_plain_0(b_11);
    }
    else
    {
        equal_1 = false;
    }
    bool unsure_0 = !equal_1;
    uint i_6 = 0U;
    for(;;)
    {
        bool _S53;
        if(i_6 < (length_of_0(a_18)))
        {
            _S53 = equal_1;
        }
        else
        {
            _S53 = false;
        }
        if(_S53)
        {
        }
        else
        {
            break;
        }
        uint x_5 = item_at_0(a_18, i_6);
        uint y_4 = item_at_0(b_11, i_6);
        if(same_words_0(x_5, y_4))
        {
            i_6 = i_6 + 1U;
            continue;
        }
        bool equal_2 = may_be_same_0(x_5, y_4);
        bool _S54;
        if(unsure_0)
        {
            _S54 = true;
        }
        else
        {
            if(equal_2)
            {
                _S54 = !is_number_0(x_5);
            }
            else
            {
                _S54 = false;
            }
        }
        equal_1 = equal_2;
        unsure_0 = _S54;
        i_6 = i_6 + 1U;
    }
    if(unsure_0)
    {
        if(equal_1)
        {
            unsure_0 = true;
        }
        else
        {
            unsure_0 = !is_plain_0(a_18);
        }
        if(unsure_0)
        {
            unsure_0 = true;
        }
        else
        {
            unsure_0 = !is_plain_0(b_11);
        }
    }
    else
    {
        unsure_0 = false;
    }
    if(unsure_0)
    {
        fail_0(m_29, 254U);
    }
    return equal_1;
}

__device__ void op_equality_0(Machine_0 * m_30, uint a_19, uint b_12)
{
    uint kind_9 = kind_of_0(a_19);
    bool _S55;
    if(kind_9 != (kind_of_0(b_12)))
    {
        _S55 = true;
    }
    else
    {
        if(kind_9 != 2U)
        {
            _S55 = kind_9 != 3U;
        }
        else
        {
            _S55 = false;
        }
    }
    if(_S55)
    {
        spend_0(m_30, (U32_min((weight_of_0(a_19)), (weight_of_0(b_12)))));
    }
    Machine_0 _S56 = *m_30;
    bool _S57 = failed_0(&_S56);
    if(_S57)
    {
        return;
    }
    bool equal_3 = same_0(m_30, a_19, b_12);
    new_bool_0(m_30, equal_3);
    return;
}

__device__ bool pair_within_0(uint record_13, int low_1, int high_1)
{
    int a_20 = int(word_at_0(record_13 + 1U));
    int b_13 = int(word_at_0(record_13 + 2U));
    bool _S58;
    if((kind_of_0(record_13)) == 3U)
    {
        _S58 = (I32_min((a_20), (b_13))) >= low_1;
    }
    else
    {
        _S58 = false;
    }
    if(_S58)
    {
        _S58 = (I32_max((a_20), (b_13))) <= high_1;
    }
    else
    {
        _S58 = false;
    }
    return _S58;
}

__device__ uint pack_0(int row_0, int column_0)
{
    return (uint(row_0 + int(2048)) << int(12)) | uint(column_0 + int(2048));
}

__device__ bool equals_number_0(uint record_14, int n_5)
{
    uint kind_10 = kind_of_0(record_14);
    bool _S59;
    if(kind_10 == 2U)
    {
        _S59 = true;
    }
    else
    {
        _S59 = kind_10 == 1U;
    }
    if(_S59)
    {
        _S59 = int(word_at_0(record_14 + 1U)) == n_5;
    }
    else
    {
        _S59 = false;
    }
    if(_S59)
    {
        _S59 = int(word_at_0(record_14 + 2U)) == (n_5 >> int(31));
    }
    else
    {
        _S59 = false;
    }
    return _S59;
}

__device__ __noinline__ bool has_0(Machine_0 * m_31, uint container_1, uint value_2)
{
    uint kind_11 = kind_of_0(container_1);
    uint length_2 = length_of_0(container_1);
    if(length_2 == 4294967295U)
    {
        fail_0(m_31, 7U);
        return false;
    }
    uint cell_0;
    if(is_set_0(container_1))
    {
        cell_0 = 8U + 16U * (weight_of_0(value_2) - 1U);
    }
    else
    {
        cell_0 = weight_of_0(container_1);
    }
    spend_0(m_31, cell_0);
    uint sought_0 = kind_of_0(value_2);
    bool packed_0;
    if(sought_0 == 1U)
    {
        packed_0 = true;
    }
    else
    {
        packed_0 = kind_11 == 6U;
    }
    if(packed_0)
    {
        packed_0 = true;
    }
    else
    {
        packed_0 = kind_11 == 4U;
    }
    if(packed_0)
    {
        fail_0(m_31, 254U);
    }
    Machine_0 _S60 = *m_31;
    bool _S61 = failed_0(&_S60);
    if(_S61)
    {
        return false;
    }
    bool _S62 = kind_11 == 10U;
    if(_S62)
    {
        packed_0 = true;
    }
    else
    {
        packed_0 = kind_11 == 11U;
    }
    if(packed_0)
    {
        packed_0 = true;
    }
    else
    {
        packed_0 = kind_11 == 8U;
    }
    bool _S63;
    if(packed_0)
    {
        _S63 = sought_0 == 9U;
    }
    else
    {
        _S63 = false;
    }
    if(_S63)
    {
        fail_0(m_31, 254U);
    }
    uint cell_1 = word_at_0(value_2 + 1U);
    if(_S62)
    {
        if(pair_within_0(value_2, int(-2048), int(2047)))
        {
            cell_0 = pack_0(int(cell_1), int(word_at_0(value_2 + 2U)));
        }
        else
        {
            cell_0 = 0U;
        }
    }
    else
    {
        cell_0 = cell_1;
    }
    uint i_7;
    if(_S62)
    {
        i_7 = 3U;
    }
    else
    {
        if(packed_0)
        {
            i_7 = 4U;
        }
        else
        {
            i_7 = 2U;
        }
    }
    bool _S64 = sought_0 == i_7;
    if(kind_11 != 10U)
    {
        _S63 = true;
    }
    else
    {
        _S63 = cell_0 != 0U;
    }
    if(_S63)
    {
        _S63 = true;
    }
    else
    {
        _S63 = pair_within_0(value_2, int(-2048), int(2047));
    }
    i_7 = 0U;
    for(;;)
    {
        bool _S65;
        if(i_7 < length_2)
        {
            Machine_0 _S66 = *m_31;
            bool _S67 = failed_0(&_S66);
            _S65 = !_S67;
        }
        else
        {
            _S65 = false;
        }
        if(_S65)
        {
        }
        else
        {
            break;
        }
        bool found_0;
        if(packed_0)
        {
            if(_S64)
            {
                found_0 = _S63;
            }
            else
            {
                found_0 = false;
            }
            bool _S68;
            if(found_0)
            {
                _S68 = (word_at_0(container_1 + 4U + i_7)) == cell_0;
            }
            else
            {
                _S68 = false;
            }
            found_0 = _S68;
        }
        else
        {
            if(kind_11 == 7U)
            {
                if(_S64)
                {
                    found_0 = equals_number_0(value_2, cell_at_0(container_1 + 4U, i_7));
                }
                else
                {
                    found_0 = false;
                }
            }
            else
            {
                if(kind_11 == 3U)
                {
                    if(_S64)
                    {
                        found_0 = equals_number_0(value_2, int(word_at_0(container_1 + 1U + i_7)));
                    }
                    else
                    {
                        found_0 = false;
                    }
                }
                else
                {
                    bool _S69 = same_0(m_31, item_at_0(container_1, i_7), value_2);
                    found_0 = _S69;
                }
            }
        }
        if(found_0)
        {
            return true;
        }
        i_7 = i_7 + 1U;
    }
    return false;
}

__device__ void op_contained_0(Machine_0 * m_32, uint a_21, uint b_14)
{
    bool found_1 = has_0(m_32, b_14, a_21);
    new_bool_0(m_32, found_1);
    return;
}

__device__ void CellList_push_0(CellList_0 * this_0, uint cell_2)
{
    if((this_0->count_1) < (this_0->room_0))
    {
        *(&(globalParams_0->arena_0)[this_0->start_0 + this_0->count_1]) = cell_2;
    }
    this_0->count_1 = this_0->count_1 + 1U;
    return;
}

__device__ void make_0(Machine_0 * m_33, uint bytes_0)
{
    if((m_33->fault_0) != 0U)
    {
        return;
    }
    uint all_0 = bytes_0 + 32U;
    if(all_0 > (m_33->memory_1))
    {
        m_33->memory_1 = 0U;
        fail_0(m_33, 31U);
        return;
    }
    m_33->memory_1 = m_33->memory_1 - all_0;
    spend_0(m_33, all_0 / 16U);
    return;
}

__device__ void new_empty_set_0(Machine_0 * m_34)
{
    uint _S70 = new_record_0(m_34, 12U, 0U, 1U, 0U);
    return;
}

__device__ void seal_0(Machine_0 * m_35, uint at_4, uint kind_12, uint a_22, uint b_15, uint words_3)
{
    if((m_35->fault_0) != 0U)
    {
        return;
    }
    uint _S71 = at_4 + 4U + words_3;
    if(_S71 > (m_35->end_0))
    {
        fail_0(m_35, 254U);
        return;
    }
    *(&(globalParams_0->arena_0)[at_4]) = kind_12;
    *(&(globalParams_0->arena_0)[at_4 + 1U]) = a_22;
    *(&(globalParams_0->arena_0)[at_4 + 2U]) = b_15;
    *(&(globalParams_0->arena_0)[at_4 + 3U]) = words_3;
    m_35->cursor_0 = _S71;
    return;
}

__device__ void seal_cells_0(Machine_0 * m_36, CellList_0 * list_2, bool coloured_0)
{
    uint _S72 = list_2->count_1;
    make_0(m_36, list_2->count_1 * 4U);
    if(_S72 == 0U)
    {
        new_empty_set_0(m_36);
    }
    else
    {
        uint _S73 = list_2->start_0 - 4U;
        uint _S74;
        if(coloured_0)
        {
            _S74 = 11U;
        }
        else
        {
            _S74 = 10U;
        }
        seal_0(m_36, _S73, _S74, _S72, 0U, _S72);
    }
    return;
}

__device__ uint open_items_0(Machine_0 * m_37, uint count_3)
{
    uint at_5 = m_37->cursor_0;
    bool _S75;
    if(count_3 > 65536U)
    {
        _S75 = true;
    }
    else
    {
        _S75 = (at_5 + 4U + count_3) > (m_37->end_0);
    }
    if(_S75)
    {
        fail_0(m_37, 254U);
    }
    Machine_0 _S76 = *m_37;
    bool _S77 = failed_0(&_S76);
    if(!_S77)
    {
        m_37->cursor_0 = at_5 + 4U + count_3;
    }
    return at_5;
}

__device__ void start_item_0(Machine_0 * m_38, uint items_2, uint i_8)
{
    bool _S78 = failed_0(m_38);
    if(!_S78)
    {
        *(&(globalParams_0->arena_0)[items_2 + 4U + i_8]) = m_38->cursor_0 - items_2;
    }
    return;
}

__device__ int colour_of_0(uint packed_1)
{
    return int(packed_1 >> int(24)) - int(128);
}

__device__ int row_of_0(uint packed_2)
{
    return int((packed_2 >> int(12)) & 4095U) - int(2048);
}

__device__ int column_of_0(uint packed_3)
{
    return int(packed_3 & 4095U) - int(2048);
}

struct CellWriter_0
{
    uint at_6;
    uint word_0;
    uint filled_0;
};

__device__ CellWriter_0 CellWriter_to_0(uint cells_1)
{
    CellWriter_0 w_1;
    (&w_1)->at_6 = cells_1;
    (&w_1)->word_0 = 0U;
    (&w_1)->filled_0 = 0U;
    return w_1;
}

__device__ uint four_cells_0(uint cells_2, uint start_1)
{
    uint at_7 = cells_2 + (start_1 >> int(2));
    uint shift_0 = 8U * (start_1 & 3U);
    uint low_2 = word_at_0(at_7);
    uint _S79;
    if(shift_0 == 0U)
    {
        _S79 = low_2;
    }
    else
    {
        _S79 = (low_2 >> shift_0) | ((word_at_0(at_7 + 1U)) << (32U - shift_0));
    }
    return _S79;
}

__device__ void CellWriter_push_0(CellWriter_0 * this_1, int value_3)
{
    this_1->word_0 = (this_1->word_0) | ((uint(value_3) & 255U) << (8U * this_1->filled_0));
    uint _S80 = this_1->filled_0 + 1U;
    this_1->filled_0 = _S80;
    if(_S80 == 4U)
    {
        *(&(globalParams_0->arena_0)[this_1->at_6]) = this_1->word_0;
        this_1->at_6 = this_1->at_6 + 1U;
        this_1->word_0 = 0U;
        this_1->filled_0 = 0U;
    }
    return;
}

__device__ __noinline__ void push_run_0(CellWriter_0 * to_0, uint cells_3, uint start_2, uint count_4)
{
    uint i_9 = 0U;
    for(;;)
    {
        uint _S81 = i_9 + 4U;
        if(_S81 <= count_4)
        {
        }
        else
        {
            break;
        }
        uint word_1 = four_cells_0(cells_3, start_2 + i_9);
        uint shift_1 = 8U * to_0->filled_0;
        *(&(globalParams_0->arena_0)[to_0->at_6]) = (to_0->word_0) | (word_1 << shift_1);
        to_0->at_6 = to_0->at_6 + 1U;
        uint _S82;
        if(shift_1 == 0U)
        {
            _S82 = 0U;
        }
        else
        {
            _S82 = word_1 >> (32U - shift_1);
        }
        to_0->word_0 = _S82;
        i_9 = _S81;
    }
    for(;;)
    {
        if(i_9 < count_4)
        {
        }
        else
        {
            break;
        }
        CellWriter_push_0(to_0, cell_at_0(cells_3, start_2 + i_9));
        i_9 = i_9 + 1U;
    }
    return;
}

__device__ void CellWriter_finish_0(CellWriter_0 * this_2)
{
    if((this_2->filled_0) != 0U)
    {
        *(&(globalParams_0->arena_0)[this_2->at_6]) = this_2->word_0;
    }
    return;
}

__device__ __noinline__ uint element_record_0(Machine_0 * m_39, uint record_15, uint i_10)
{
    uint kind_13 = kind_of_0(record_15);
    uint payload_0 = record_15 + 4U;
    uint at_8 = m_39->scratch_1 + 1024U;
    bool _S83;
    if(kind_13 == 9U)
    {
        _S83 = true;
    }
    else
    {
        _S83 = kind_13 == 12U;
    }
    if(_S83)
    {
        return record_15 + word_at_0(payload_0 + i_10);
    }
    bool _S84 = kind_13 == 4U;
    uint packed_4;
    if(_S84)
    {
        packed_4 = word_at_0(record_15 + 1U);
    }
    else
    {
        packed_4 = 0U;
    }
    bool _S85 = kind_13 == 10U;
    if(_S85)
    {
        _S83 = true;
    }
    else
    {
        _S83 = kind_13 == 11U;
    }
    if(_S83)
    {
        _S83 = true;
    }
    else
    {
        _S83 = kind_13 == 8U;
    }
    if(_S83)
    {
        packed_4 = word_at_0(payload_0 + i_10);
    }
    uint element_0;
    uint length_3;
    int number_0;
    if(kind_13 == 3U)
    {
        int _S86 = int(word_at_0(record_15 + 1U + i_10));
        element_0 = 2U;
        number_0 = _S86;
        length_3 = 0U;
    }
    else
    {
        if(kind_13 == 7U)
        {
            int _S87 = cell_at_0(payload_0, i_10);
            element_0 = 2U;
            number_0 = _S87;
            length_3 = 0U;
        }
        else
        {
            if(_S84)
            {
                _S83 = i_10 == 0U;
            }
            else
            {
                _S83 = false;
            }
            if(_S83)
            {
                int _S88 = colour_of_0(packed_4);
                element_0 = 2U;
                number_0 = _S88;
                length_3 = 0U;
            }
            else
            {
                if(_S85)
                {
                    _S83 = true;
                }
                else
                {
                    _S83 = _S84;
                }
                if(_S83)
                {
                    element_0 = 3U;
                    length_3 = 0U;
                }
                else
                {
                    if(kind_13 != 6U)
                    {
                        element_0 = 4U;
                        length_3 = 0U;
                    }
                    else
                    {
                        uint length_4 = word_at_0(record_15 + 2U);
                        if(length_4 == 2U)
                        {
                            element_0 = 3U;
                        }
                        else
                        {
                            element_0 = 7U;
                        }
                        length_3 = length_4;
                    }
                }
                number_0 = int(0);
            }
        }
    }
    *(&(globalParams_0->arena_0)[at_8]) = element_0;
    uint _S89 = at_8 + 3U;
    *(&(globalParams_0->arena_0)[_S89]) = 0U;
    if(element_0 == 2U)
    {
        *(&(globalParams_0->arena_0)[at_8 + 1U]) = uint(number_0);
        *(&(globalParams_0->arena_0)[at_8 + 2U]) = uint(number_0 >> int(31));
    }
    else
    {
        if(element_0 == 4U)
        {
            *(&(globalParams_0->arena_0)[at_8 + 1U]) = packed_4;
            *(&(globalParams_0->arena_0)[at_8 + 2U]) = 0U;
        }
        else
        {
            if(element_0 == 3U)
            {
                bool row_1 = kind_13 == 6U;
                uint * _S90 = (&(globalParams_0->arena_0)[at_8 + 1U]);
                if(row_1)
                {
                    number_0 = cell_at_0(payload_0, 2U * i_10);
                }
                else
                {
                    number_0 = row_of_0(packed_4);
                }
                *_S90 = uint(number_0);
                uint * _S91 = (&(globalParams_0->arena_0)[at_8 + 2U]);
                if(row_1)
                {
                    number_0 = cell_at_0(payload_0, 2U * i_10 + 1U);
                }
                else
                {
                    number_0 = column_of_0(packed_4);
                }
                *_S91 = uint(number_0);
            }
            else
            {
                if(length_3 > 480U)
                {
                    fail_0(m_39, 254U);
                }
                else
                {
                    *(&(globalParams_0->arena_0)[at_8 + 1U]) = length_3;
                    *(&(globalParams_0->arena_0)[at_8 + 2U]) = 0U;
                    *(&(globalParams_0->arena_0)[_S89]) = (length_3 + 3U) / 4U;
                    CellWriter_0 to_1 = CellWriter_to_0(at_8 + 4U);
                    push_run_0(&to_1, payload_0, i_10 * length_3, length_3);
                    CellWriter_finish_0(&to_1);
                }
            }
        }
    }
    return at_8;
}

__device__ void put_element_0(Machine_0 * m_40, uint record_16, uint i_11)
{
    uint element_1 = element_record_0(m_40, record_16, i_11);
    uint _S92 = copy_record_0(m_40, element_1);
    return;
}

__device__ void put_elements_0(Machine_0 * m_41, uint items_3, uint first_1, uint from_1)
{
    uint _S93 = length_of_0(from_1);
    uint i_12 = 0U;
    for(;;)
    {
        bool _S94;
        if(i_12 < _S93)
        {
            Machine_0 _S95 = *m_41;
            bool _S96 = failed_0(&_S95);
            _S94 = !_S96;
        }
        else
        {
            _S94 = false;
        }
        if(_S94)
        {
        }
        else
        {
            break;
        }
        uint _S97 = first_1 + i_12;
        Machine_0 _S98 = *m_41;
        start_item_0(&_S98, items_3, _S97);
        put_element_0(m_41, from_1, i_12);
        i_12 = i_12 + 1U;
    }
    return;
}

__device__ uint log_2_0(uint n_6)
{
    return (U32_firstbithigh(((U32_max((n_6), (2U))))));
}

__device__ bool ascends_0(CellList_0 * list_3)
{
    uint last_0 = 0U;
    uint i_13 = 0U;
    for(;;)
    {
        if(i_13 < (list_3->count_1))
        {
        }
        else
        {
            break;
        }
        uint cell_3 = word_at_0(list_3->start_0 + i_13);
        bool _S99;
        if(i_13 > 0U)
        {
            _S99 = cell_3 <= last_0;
        }
        else
        {
            _S99 = false;
        }
        if(_S99)
        {
            return false;
        }
        uint i_14 = i_13 + 1U;
        last_0 = cell_3;
        i_13 = i_14;
    }
    return true;
}

__device__ uint on_board_0(uint cell_4)
{
    uint row_2 = uint(row_of_0(cell_4) - int(-48));
    uint column_1 = uint(column_of_0(cell_4) - int(-48));
    bool _S100;
    if(row_2 < 128U)
    {
        _S100 = column_1 < 128U;
    }
    else
    {
        _S100 = false;
    }
    uint _S101;
    if(_S100)
    {
        _S101 = row_2 * 128U + column_1;
    }
    else
    {
        _S101 = 4294967295U;
    }
    return _S101;
}

__device__ uint off_board_0(uint place_1)
{
    return pack_0(int(place_1 / 128U) + int(-48), int(place_1 % 128U) + int(-48));
}

__device__ uint read_board_0(uint board_1, uint top_1, uint bottom_1, uint colour_0, uint list_4, uint length_5)
{
    uint i_15 = top_1 * 4U;
    uint _S102 = length_5;
    for(;;)
    {
        if(i_15 < ((bottom_1 + 1U) * 4U))
        {
        }
        else
        {
            break;
        }
        uint _S103 = colour_0 | (off_board_0(i_15 * 32U));
        uint left_0 = word_at_0(board_1 + i_15);
        for(;;)
        {
            if(left_0 != 0U)
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[list_4 + _S102]) = _S103 + (U32_firstbitlow((left_0)));
            uint _S104 = _S102 + 1U;
            left_0 = left_0 & (left_0 - 1U);
            _S102 = _S104;
        }
        i_15 = i_15 + 1U;
    }
    return _S102;
}

__device__ __noinline__ void sort_on_board_0(CellList_0 * list_5, uint first_colour_0, uint top_2, uint bottom_2)
{
    uint i_16;
    uint _S105 = list_5->start_0 + list_5->count_1;
    uint colour_1 = first_colour_0;
    uint count_5 = 0U;
    for(;;)
    {
        if(colour_1 != 4294967295U)
        {
        }
        else
        {
            break;
        }
        i_16 = top_2 * 4U;
        for(;;)
        {
            if(i_16 < ((bottom_2 + 1U) * 4U))
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[list_5->scratch_2 + i_16]) = 0U;
            i_16 = i_16 + 1U;
        }
        uint next_0 = 4294967295U;
        uint i_17 = 0U;
        for(;;)
        {
            if(i_17 < (list_5->count_1))
            {
            }
            else
            {
                break;
            }
            uint cell_5 = word_at_0(list_5->start_0 + i_17);
            uint _S106 = cell_5 >> int(24);
            if(_S106 == colour_1)
            {
                uint place_2 = on_board_0(cell_5);
                uint * _S107 = (&(globalParams_0->arena_0)[list_5->scratch_2 + (place_2 >> int(5))]);
                *_S107 = (*_S107) | (1U << (place_2 & 31U));
            }
            else
            {
                uint next_1;
                if(_S106 > colour_1)
                {
                    next_1 = (U32_min((next_0), (_S106)));
                }
                else
                {
                    next_1 = next_0;
                }
                next_0 = next_1;
            }
            i_17 = i_17 + 1U;
        }
        uint _S108 = read_board_0(list_5->scratch_2, top_2, bottom_2, colour_1 << int(24), _S105, count_5);
        colour_1 = next_0;
        count_5 = _S108;
    }
    i_16 = 0U;
    for(;;)
    {
        if(i_16 < count_5)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[list_5->start_0 + i_16]) = word_at_0(_S105 + i_16);
        i_16 = i_16 + 1U;
    }
    list_5->count_1 = count_5;
    return;
}

__device__ __noinline__ void sort_in_place_0(CellList_0 * list_6)
{
    uint i_18;
    uint at_9;
    bool _S109;
    uint gap_0 = 1U;
    for(;;)
    {
        if((gap_0 * 9U) < (list_6->count_1))
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
        i_18 = gap_0;
        for(;;)
        {
            if(i_18 < (list_6->count_1))
            {
            }
            else
            {
                break;
            }
            uint cell_6 = word_at_0(list_6->start_0 + i_18);
            at_9 = i_18;
            for(;;)
            {
                if(at_9 >= gap_0)
                {
                    _S109 = (word_at_0(list_6->start_0 + at_9 - gap_0)) > cell_6;
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
                *(&(globalParams_0->arena_0)[list_6->start_0 + at_9]) = word_at_0(list_6->start_0 + at_9 - gap_0);
                at_9 = at_9 - gap_0;
            }
            *(&(globalParams_0->arena_0)[list_6->start_0 + at_9]) = cell_6;
            i_18 = i_18 + 1U;
        }
        gap_0 = gap_0 / 3U;
    }
    i_18 = 0U;
    at_9 = 0U;
    for(;;)
    {
        if(i_18 < (list_6->count_1))
        {
        }
        else
        {
            break;
        }
        uint cell_7 = word_at_0(list_6->start_0 + i_18);
        if(at_9 == 0U)
        {
            _S109 = true;
        }
        else
        {
            _S109 = (word_at_0(list_6->start_0 + at_9 - 1U)) != cell_7;
        }
        if(_S109)
        {
            *(&(globalParams_0->arena_0)[list_6->start_0 + at_9]) = cell_7;
            at_9 = at_9 + 1U;
        }
        i_18 = i_18 + 1U;
    }
    list_6->count_1 = at_9;
    return;
}

__device__ __noinline__ void sort_list_0(CellList_0 * list_7)
{
    bool fits_board_0;
    if((list_7->count_1) > 12U)
    {
        fits_board_0 = (2U * list_7->count_1) <= (list_7->room_0);
    }
    else
    {
        fits_board_0 = false;
    }
    uint top_3;
    uint bottom_3;
    uint first_2;
    if(fits_board_0)
    {
        top_3 = 127U;
        bottom_3 = 0U;
        first_2 = 4294967295U;
        uint i_19 = 0U;
        for(;;)
        {
            if(i_19 < (list_7->count_1))
            {
            }
            else
            {
                break;
            }
            uint cell_8 = word_at_0(list_7->start_0 + i_19);
            uint place_3 = on_board_0(cell_8);
            if(fits_board_0)
            {
                fits_board_0 = place_3 != 4294967295U;
            }
            else
            {
                fits_board_0 = false;
            }
            uint _S110 = (U32_min((top_3), (place_3 / 128U)));
            uint _S111 = (U32_max((bottom_3), (place_3 / 128U)));
            uint _S112 = (U32_min((first_2), (cell_8 >> int(24))));
            uint i_20 = i_19 + 1U;
            top_3 = _S110;
            bottom_3 = _S111;
            first_2 = _S112;
            i_19 = i_20;
        }
    }
    else
    {
        first_2 = 0U;
        top_3 = 127U;
        bottom_3 = 0U;
    }
    if(fits_board_0)
    {
        sort_on_board_0(list_7, first_2, top_3, bottom_3);
    }
    else
    {
        sort_in_place_0(list_7);
    }
    return;
}

__device__ int two_words_0(int a_23, int b_16, uint low_a_0, uint low_b_0)
{
    int _S113;
    if(a_23 != b_16)
    {
        if(a_23 < b_16)
        {
            _S113 = int(-1);
        }
        else
        {
            _S113 = int(1);
        }
        return _S113;
    }
    if(low_a_0 < low_b_0)
    {
        _S113 = int(-1);
    }
    else
    {
        if(low_a_0 > low_b_0)
        {
            _S113 = int(1);
        }
        else
        {
            _S113 = int(0);
        }
    }
    return _S113;
}

__device__ __noinline__ int compare_cells_0(uint a_24, uint mine_0, uint b_17, uint theirs_0)
{
    uint _S114 = (U32_min((mine_0), (theirs_0)));
    uint i_21 = 0U;
    for(;;)
    {
        uint _S115 = i_21 + 4U;
        bool _S116;
        if(_S115 <= _S114)
        {
            uint _S117 = i_21 >> int(2);
            _S116 = (word_at_0(a_24 + _S117)) == (word_at_0(b_17 + _S117));
        }
        else
        {
            _S116 = false;
        }
        if(_S116)
        {
        }
        else
        {
            break;
        }
        i_21 = _S115;
    }
    for(;;)
    {
        if(i_21 < _S114)
        {
        }
        else
        {
            break;
        }
        int x_6 = cell_at_0(a_24, i_21);
        int y_5 = cell_at_0(b_17, i_21);
        if(x_6 != y_5)
        {
            return x_6 - y_5;
        }
        i_21 = i_21 + 1U;
    }
    return int(mine_0) - int(theirs_0);
}

__device__ __noinline__ int compare_0(Machine_0 * m_42, uint a_25, uint b_18)
{
    uint kind_14 = kind_of_0(a_25);
    uint other_0 = kind_of_0(b_18);
    uint mine_1 = length_or_0_0(a_25);
    uint theirs_1 = length_or_0_0(b_18);
    bool _S118;
    if(is_set_0(a_25))
    {
        _S118 = is_set_0(b_18);
    }
    else
    {
        _S118 = false;
    }
    if(_S118)
    {
        if(mine_1 == 0U)
        {
            _S118 = true;
        }
        else
        {
            _S118 = theirs_1 == 0U;
        }
    }
    else
    {
        _S118 = false;
    }
    if(_S118)
    {
        return int(mine_1) - int(theirs_1);
    }
    if(kind_14 != other_0)
    {
        fail_0(m_42, 254U);
        return int(0);
    }
    uint i_22;
    switch(kind_14)
    {
    case 1U:
        {
            return int(word_at_0(a_25 + 1U)) - int(word_at_0(b_18 + 1U));
        }
    case 2U:
        {
            return two_words_0(int(word_at_0(a_25 + 2U)), int(word_at_0(b_18 + 2U)), word_at_0(a_25 + 1U), word_at_0(b_18 + 1U));
        }
    case 3U:
        {
            return two_words_0(int(word_at_0(a_25 + 1U)), int(word_at_0(b_18 + 1U)), (word_at_0(a_25 + 2U)) ^ 2147483648U, (word_at_0(b_18 + 2U)) ^ 2147483648U);
        }
    case 4U:
        {
            return two_words_0(int(0), int(0), word_at_0(a_25 + 1U), word_at_0(b_18 + 1U));
        }
    case 10U:
    case 11U:
    case 8U:
        {
            i_22 = 0U;
            for(;;)
            {
                if(i_22 < (U32_min((mine_1), (theirs_1))))
                {
                }
                else
                {
                    break;
                }
                uint x_7 = word_at_0(a_25 + 4U + i_22);
                uint y_6 = word_at_0(b_18 + 4U + i_22);
                if(x_7 != y_6)
                {
                    int _S119;
                    if(x_7 < y_6)
                    {
                        _S119 = int(-1);
                    }
                    else
                    {
                        _S119 = int(1);
                    }
                    return _S119;
                }
                i_22 = i_22 + 1U;
            }
            return int(mine_1) - int(theirs_1);
        }
    case 6U:
        {
            uint width_0 = word_at_0(a_25 + 2U);
            uint other_width_0 = word_at_0(b_18 + 2U);
            bool alike_1 = width_0 == other_width_0;
            uint _S120 = a_25 + 4U;
            if(alike_1)
            {
                i_22 = mine_1 * width_0;
            }
            else
            {
                i_22 = width_0;
            }
            uint _S121 = b_18 + 4U;
            uint _S122;
            if(alike_1)
            {
                _S122 = theirs_1 * width_0;
            }
            else
            {
                _S122 = other_width_0;
            }
            return compare_cells_0(_S120, i_22, _S121, _S122);
        }
    case 7U:
        {
            return compare_cells_0(a_25 + 4U, mine_1, b_18 + 4U, theirs_1);
        }
    default:
        {
            fail_0(m_42, 254U);
            return int(0);
        }
    }
}

__device__ void close_plain_0(Machine_0 * m_43, uint items_4, uint kind_15, uint count_6)
{
    Machine_0 _S123 = *m_43;
    bool _S124 = failed_0(&_S123);
    if(_S124)
    {
        return;
    }
    uint i_23 = 0U;
    uint weight_0 = 1U;
    for(;;)
    {
        if(i_23 < count_6)
        {
        }
        else
        {
            break;
        }
        uint weight_1 = weight_0 + weight_of_0(item_at_0(items_4, i_23));
        i_23 = i_23 + 1U;
        weight_0 = weight_1;
    }
    seal_0(m_43, items_4, kind_15, count_6, weight_0, m_43->cursor_0 - items_4 - 4U);
    return;
}

__device__ void slide_0(Machine_0 * m_44, uint from_2, uint to_2)
{
    Machine_0 _S125 = *m_44;
    bool _S126 = failed_0(&_S125);
    bool _S127;
    if(_S126)
    {
        _S127 = true;
    }
    else
    {
        _S127 = from_2 == to_2;
    }
    if(_S127)
    {
        return;
    }
    uint words_4 = words_of_0(from_2);
    uint i_24 = 0U;
    for(;;)
    {
        if(i_24 < words_4)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[to_2 + i_24]) = word_at_0(from_2 + i_24);
        i_24 = i_24 + 1U;
    }
    m_44->cursor_0 = to_2 + words_4;
    return;
}

__device__ __noinline__ void pack_set_0(Machine_0 * m_45, uint items_5, uint count_7)
{
    bool moved_0;
    bool equal_4;
    uint kind_16 = kind_of_0(item_at_0(items_5, 0U));
    bool _S128 = kind_16 == 1U;
    bool packs_0;
    if(kind_16 == 3U)
    {
        packs_0 = true;
    }
    else
    {
        packs_0 = kind_16 == 4U;
    }
    uint i_25 = 0U;
    for(;;)
    {
        if(i_25 < count_7)
        {
        }
        else
        {
            break;
        }
        uint item_0 = item_at_0(items_5, i_25);
        if(packs_0)
        {
            if(kind_16 == 4U)
            {
                moved_0 = (kind_of_0(item_0)) == 4U;
            }
            else
            {
                moved_0 = pair_within_0(item_0, int(-2048), int(2047));
            }
            packs_0 = moved_0;
        }
        else
        {
            packs_0 = false;
        }
        if(((kind_of_0(item_0)) == 1U) != _S128)
        {
            fail_0(m_45, 254U);
        }
        i_25 = i_25 + 1U;
    }
    Machine_0 _S129 = *m_45;
    bool _S130 = failed_0(&_S129);
    if(_S130)
    {
        return;
    }
    uint kept_0;
    if(packs_0)
    {
        i_25 = 0U;
        for(;;)
        {
            if(i_25 < count_7)
            {
            }
            else
            {
                break;
            }
            uint item_1 = item_at_0(items_5, i_25);
            uint a_26 = word_at_0(item_1 + 1U);
            uint * _S131 = (&(globalParams_0->arena_0)[items_5 + 4U + i_25]);
            if(kind_16 == 4U)
            {
                kept_0 = a_26;
            }
            else
            {
                kept_0 = pack_0(int(a_26), int(word_at_0(item_1 + 2U)));
            }
            *_S131 = kept_0;
            i_25 = i_25 + 1U;
        }
        m_45->cursor_0 = items_5;
        Machine_0 _S132 = *m_45;
        CellList_0 _S133 = CellList_at_0(&_S132);
        CellList_0 list_8 = _S133;
        (&list_8)->count_1 = count_7;
        CellList_0 _S134 = list_8;
        bool _S135 = ascends_0(&_S134);
        if(!_S135)
        {
            sort_list_0(&list_8);
        }
        if(kind_16 == 4U)
        {
            i_25 = 11U;
        }
        else
        {
            i_25 = 10U;
        }
        seal_0(m_45, items_5, i_25, (&list_8)->count_1, 0U, (&list_8)->count_1);
        return;
    }
    moved_0 = false;
    i_25 = 0U;
    kept_0 = 0U;
    for(;;)
    {
        if(i_25 < count_7)
        {
            Machine_0 _S136 = *m_45;
            bool _S137 = failed_0(&_S136);
            packs_0 = !_S137;
        }
        else
        {
            packs_0 = false;
        }
        if(packs_0)
        {
        }
        else
        {
            break;
        }
        uint _S138 = items_5 + 4U;
        uint start_3 = word_at_0(_S138 + i_25);
        bool equal_5 = false;
        uint at_10 = kept_0;
        for(;;)
        {
            bool _S139;
            if(at_10 > 0U)
            {
                _S139 = !equal_5;
            }
            else
            {
                _S139 = false;
            }
            bool _S140;
            if(_S139)
            {
                Machine_0 _S141 = *m_45;
                bool _S142 = failed_0(&_S141);
                _S140 = !_S142;
            }
            else
            {
                _S140 = false;
            }
            if(_S140)
            {
            }
            else
            {
                equal_4 = equal_5;
                break;
            }
            uint _S143 = at_10 - 1U;
            int order_0 = compare_0(m_45, items_5 + start_3, item_at_0(items_5, _S143));
            bool _S144 = order_0 == int(0);
            if(order_0 >= int(0))
            {
                equal_4 = _S144;
                break;
            }
            equal_5 = _S144;
            at_10 = _S143;
        }
        if(equal_4)
        {
            moved_0 = true;
            i_25 = i_25 + 1U;
            continue;
        }
        bool _S145;
        if(moved_0)
        {
            _S145 = true;
        }
        else
        {
            _S145 = at_10 != kept_0;
        }
        uint k_0 = kept_0;
        for(;;)
        {
            if(k_0 > at_10)
            {
            }
            else
            {
                break;
            }
            uint _S146 = _S138 + k_0;
            *(&(globalParams_0->arena_0)[_S146]) = word_at_0(_S146 - 1U);
            k_0 = k_0 - 1U;
        }
        *(&(globalParams_0->arena_0)[_S138 + at_10]) = start_3;
        uint kept_1 = kept_0 + 1U;
        moved_0 = _S145;
        kept_0 = kept_1;
        i_25 = i_25 + 1U;
    }
    Machine_0 _S147 = *m_45;
    bool _S148 = failed_0(&_S147);
    if(_S148)
    {
        return;
    }
    if(!moved_0)
    {
        close_plain_0(m_45, items_5, 12U, count_7);
        return;
    }
    uint sorted_0 = open_items_0(m_45, kept_0);
    i_25 = 0U;
    for(;;)
    {
        if(i_25 < kept_0)
        {
            Machine_0 _S149 = *m_45;
            bool _S150 = failed_0(&_S149);
            packs_0 = !_S150;
        }
        else
        {
            packs_0 = false;
        }
        if(packs_0)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S151 = *m_45;
        start_item_0(&_S151, sorted_0, i_25);
        uint _S152 = copy_record_0(m_45, item_at_0(items_5, i_25));
        i_25 = i_25 + 1U;
    }
    close_plain_0(m_45, sorted_0, 12U, kept_0);
    slide_0(m_45, sorted_0, items_5);
    return;
}

__device__ void close_set_0(Machine_0 * m_46, uint items_6, uint count_8)
{
    if(count_8 == 0U)
    {
        m_46->cursor_0 = items_6;
        new_empty_set_0(m_46);
        return;
    }
    make_0(m_46, count_8 * 16U);
    Machine_0 _S153 = *m_46;
    bool _S154 = failed_0(&_S153);
    if(_S154)
    {
        return;
    }
    uint i_26 = 0U;
    uint weight_2 = 0U;
    for(;;)
    {
        if(i_26 < count_8)
        {
        }
        else
        {
            break;
        }
        uint weight_3 = weight_2 + weight_of_0(item_at_0(items_6, i_26));
        i_26 = i_26 + 1U;
        weight_2 = weight_3;
    }
    spend_0(m_46, weight_2 * log_2_0(count_8));
    Machine_0 _S155 = *m_46;
    bool _S156 = failed_0(&_S155);
    if(!_S156)
    {
        pack_set_0(m_46, items_6, count_8);
    }
    return;
}

__device__ bool int_within_0(uint record_17, int low_3, int high_2)
{
    int n_7 = int(word_at_0(record_17 + 1U));
    bool _S157;
    if((kind_of_0(record_17)) == 2U)
    {
        _S157 = int(word_at_0(record_17 + 2U)) == (n_7 >> int(31));
    }
    else
    {
        _S157 = false;
    }
    if(_S157)
    {
        _S157 = n_7 >= low_3;
    }
    else
    {
        _S157 = false;
    }
    if(_S157)
    {
        _S157 = n_7 <= high_2;
    }
    else
    {
        _S157 = false;
    }
    return _S157;
}

__device__ uint colour_bits_0(int colour_2)
{
    return uint(colour_2 + int(128)) << int(24);
}

__device__ __noinline__ void pack_tuple_0(Machine_0 * m_47, uint items_7, uint count_9)
{
    bool _S158 = count_9 > 0U;
    uint first_3;
    if(_S158)
    {
        first_3 = item_at_0(items_7, 0U);
    }
    else
    {
        first_3 = items_7;
    }
    uint kind_17;
    if(_S158)
    {
        kind_17 = kind_of_0(first_3);
    }
    else
    {
        kind_17 = 0U;
    }
    bool packs_1;
    if(count_9 == 2U)
    {
        uint second_1 = item_at_0(items_7, 1U);
        if(int_within_0(first_3, int(-2147483648), int(2147483647)))
        {
            packs_1 = int_within_0(second_1, int(-2147483648), int(2147483647));
        }
        else
        {
            packs_1 = false;
        }
        if(packs_1)
        {
            m_47->cursor_0 = items_7;
            new_pair_0(m_47, int(word_at_0(first_3 + 1U)), int(word_at_0(second_1 + 1U)));
            return;
        }
        if(int_within_0(first_3, int(-128), int(127)))
        {
            packs_1 = pair_within_0(second_1, int(-2048), int(2047));
        }
        else
        {
            packs_1 = false;
        }
        if(packs_1)
        {
            uint cell_9 = (colour_bits_0(int(word_at_0(first_3 + 1U)))) | (pack_0(int(word_at_0(second_1 + 1U)), int(word_at_0(second_1 + 2U))));
            m_47->cursor_0 = items_7;
            uint _S159 = new_record_0(m_47, 4U, cell_9, 0U, 0U);
            return;
        }
    }
    bool _S160 = kind_17 == 7U;
    uint width_1;
    if(_S160)
    {
        width_1 = word_at_0(first_3 + 1U);
    }
    else
    {
        int _S161;
        if(kind_17 == 3U)
        {
            _S161 = int(2);
        }
        else
        {
            _S161 = int(1);
        }
        width_1 = uint(_S161);
    }
    bool _S162 = kind_17 == 4U;
    if(_S162)
    {
        packs_1 = true;
    }
    else
    {
        packs_1 = _S160;
    }
    if(packs_1)
    {
        packs_1 = true;
    }
    else
    {
        packs_1 = kind_17 == 3U;
    }
    if(packs_1)
    {
        packs_1 = true;
    }
    else
    {
        if(kind_17 == 2U)
        {
            packs_1 = count_9 != 2U;
        }
        else
        {
            packs_1 = false;
        }
    }
    uint i_27 = 0U;
    for(;;)
    {
        bool _S163;
        if(i_27 < count_9)
        {
            _S163 = packs_1;
        }
        else
        {
            _S163 = false;
        }
        if(_S163)
        {
        }
        else
        {
            break;
        }
        uint item_2 = item_at_0(items_7, i_27);
        bool packs_2 = (kind_of_0(item_2)) == kind_17;
        bool packs_3;
        if(kind_17 == 2U)
        {
            packs_3 = int_within_0(item_2, int(-128), int(127));
        }
        else
        {
            if(kind_17 == 3U)
            {
                packs_3 = pair_within_0(item_2, int(-128), int(127));
            }
            else
            {
                if(_S160)
                {
                    if(packs_2)
                    {
                        packs_3 = (word_at_0(item_2 + 1U)) == width_1;
                    }
                    else
                    {
                        packs_3 = false;
                    }
                }
                else
                {
                    packs_3 = packs_2;
                }
            }
        }
        uint i_28 = i_27 + 1U;
        packs_1 = packs_3;
        i_27 = i_28;
    }
    if(!packs_1)
    {
        close_plain_0(m_47, items_7, 9U, count_9);
        return;
    }
    uint _S164 = words_of_0(first_3);
    uint _S165 = items_7 + 4U;
    CellWriter_0 to_3 = CellWriter_to_0(_S165);
    i_27 = 0U;
    for(;;)
    {
        if(i_27 < count_9)
        {
        }
        else
        {
            break;
        }
        uint item_3 = first_3 + i_27 * _S164;
        int a_27 = int(word_at_0(item_3 + 1U));
        int b_19 = int(word_at_0(item_3 + 2U));
        if(_S162)
        {
            *(&(globalParams_0->arena_0)[_S165 + i_27]) = uint(a_27);
        }
        else
        {
            if(_S160)
            {
                push_run_0(&to_3, item_3 + 4U, 0U, width_1);
            }
            else
            {
                CellWriter_push_0(&to_3, a_27);
                if(kind_17 == 3U)
                {
                    CellWriter_push_0(&to_3, b_19);
                }
            }
        }
        i_27 = i_27 + 1U;
    }
    uint cells_4 = count_9 * width_1;
    if(_S162)
    {
        seal_0(m_47, items_7, 8U, count_9, 0U, count_9);
    }
    else
    {
        CellWriter_finish_0(&to_3);
        bool grid_0 = kind_17 != 2U;
        if(grid_0)
        {
            first_3 = 6U;
        }
        else
        {
            first_3 = 7U;
        }
        if(grid_0)
        {
            kind_17 = width_1;
        }
        else
        {
            kind_17 = 0U;
        }
        seal_0(m_47, items_7, first_3, count_9, kind_17, (cells_4 + 3U) / 4U);
    }
    return;
}

__device__ void close_tuple_0(Machine_0 * m_48, uint items_8, uint count_10)
{
    if(count_10 > 0U)
    {
        make_0(m_48, count_10 * 16U);
    }
    Machine_0 _S166 = *m_48;
    bool _S167 = failed_0(&_S166);
    if(!_S167)
    {
        pack_tuple_0(m_48, items_8, count_10);
    }
    return;
}

__device__ void put_together_0(Machine_0 * m_49, uint a_28, uint b_20)
{
    uint mine_2 = length_of_0(a_28);
    uint theirs_2 = length_of_0(b_20);
    bool _S168;
    if(mine_2 == 4294967295U)
    {
        _S168 = true;
    }
    else
    {
        _S168 = theirs_2 == 4294967295U;
    }
    if(_S168)
    {
        fail_0(m_49, 7U);
        return;
    }
    uint _S169 = mine_2 + theirs_2;
    uint items_9 = open_items_0(m_49, _S169);
    put_elements_0(m_49, items_9, 0U, a_28);
    put_elements_0(m_49, items_9, mine_2, b_20);
    Machine_0 _S170 = *m_49;
    bool _S171 = failed_0(&_S170);
    if(_S171)
    {
        return;
    }
    if(is_set_0(a_28))
    {
        close_set_0(m_49, items_9, _S169);
    }
    else
    {
        close_tuple_0(m_49, items_9, _S169);
    }
    return;
}

__device__ __noinline__ void op_combine_0(Machine_0 * m_50, uint a_29, uint b_21)
{
    uint kind_18 = kind_of_0(a_29);
    uint other_1 = kind_of_0(b_21);
    bool _S172;
    if(kind_18 == other_1)
    {
        if(kind_18 == 10U)
        {
            _S172 = true;
        }
        else
        {
            _S172 = kind_18 == 11U;
        }
    }
    else
    {
        _S172 = false;
    }
    if(_S172)
    {
        Machine_0 _S173 = *m_50;
        CellList_0 _S174 = CellList_at_0(&_S173);
        CellList_0 list_9 = _S174;
        uint i_29 = 0U;
        uint j_0 = 0U;
        for(;;)
        {
            uint _S175 = a_29 + 1U;
            if(i_29 < (word_at_0(_S175)))
            {
                _S172 = true;
            }
            else
            {
                _S172 = j_0 < (word_at_0(b_21 + 1U));
            }
            if(_S172)
            {
            }
            else
            {
                break;
            }
            uint x_8;
            if(i_29 < (word_at_0(_S175)))
            {
                x_8 = word_at_0(a_29 + 4U + i_29);
            }
            else
            {
                x_8 = 4294967295U;
            }
            uint y_7;
            if(j_0 < (word_at_0(b_21 + 1U)))
            {
                y_7 = word_at_0(b_21 + 4U + j_0);
            }
            else
            {
                y_7 = 4294967295U;
            }
            CellList_push_0(&list_9, (U32_min((x_8), (y_7))));
            int _S176;
            if(x_8 <= y_7)
            {
                _S176 = int(1);
            }
            else
            {
                _S176 = int(0);
            }
            uint i_30 = i_29 + uint(_S176);
            int _S177;
            if(y_7 <= x_8)
            {
                _S177 = int(1);
            }
            else
            {
                _S177 = int(0);
            }
            uint j_1 = j_0 + uint(_S177);
            i_29 = i_30;
            j_0 = j_1;
        }
        bool _S178 = kind_18 == 11U;
        CellList_0 _S179 = list_9;
        seal_cells_0(m_50, &_S179, _S178);
    }
    else
    {
        if(kind_18 == 12U)
        {
            _S172 = (word_at_0(a_29 + 1U)) == 0U;
        }
        else
        {
            _S172 = false;
        }
        if(_S172)
        {
            _S172 = is_set_0(b_21);
        }
        else
        {
            _S172 = false;
        }
        if(_S172)
        {
            uint _S180 = copy_record_0(m_50, b_21);
        }
        else
        {
            if(other_1 == 12U)
            {
                _S172 = true;
            }
            else
            {
                _S172 = other_1 == 9U;
            }
            if(_S172)
            {
                _S172 = (word_at_0(b_21 + 1U)) == 0U;
            }
            else
            {
                _S172 = false;
            }
            if(_S172)
            {
                _S172 = is_set_0(a_29);
            }
            else
            {
                _S172 = false;
            }
            if(_S172)
            {
                uint _S181 = copy_record_0(m_50, a_29);
            }
            else
            {
                put_together_0(m_50, a_29, b_21);
            }
        }
    }
    return;
}

__device__ bool both_packed_0(uint a_30, uint b_22)
{
    uint kind_19 = kind_of_0(a_30);
    bool _S182;
    if(kind_19 == (kind_of_0(b_22)))
    {
        if(kind_19 == 10U)
        {
            _S182 = true;
        }
        else
        {
            _S182 = kind_19 == 11U;
        }
    }
    else
    {
        _S182 = false;
    }
    return _S182;
}

__device__ __noinline__ void selected_0(Machine_0 * m_51, uint a_31, uint b_23, bool wanted_0)
{
    bool _S183;
    uint mine_3 = word_at_0(a_31 + 1U);
    uint theirs_3 = word_at_0(b_23 + 1U);
    spend_0(m_51, (mine_3 + theirs_3) / 4U);
    Machine_0 _S184 = *m_51;
    bool _S185 = failed_0(&_S184);
    if(_S185)
    {
        return;
    }
    Machine_0 _S186 = *m_51;
    CellList_0 _S187 = CellList_at_0(&_S186);
    CellList_0 list_10 = _S187;
    uint i_31 = 0U;
    uint j_2 = 0U;
    for(;;)
    {
        if(i_31 < mine_3)
        {
        }
        else
        {
            break;
        }
        uint cell_10 = word_at_0(a_31 + 4U + i_31);
        for(;;)
        {
            bool _S188 = j_2 < theirs_3;
            _S183 = _S188;
            bool _S189;
            if(_S188)
            {
                _S189 = (word_at_0(b_23 + 4U + j_2)) < cell_10;
            }
            else
            {
                _S189 = false;
            }
            if(_S189)
            {
            }
            else
            {
                break;
            }
            j_2 = j_2 + 1U;
        }
        bool _S190;
        if(_S183)
        {
            _S190 = (word_at_0(b_23 + 4U + j_2)) == cell_10;
        }
        else
        {
            _S190 = false;
        }
        if(_S190 == wanted_0)
        {
            CellList_push_0(&list_10, cell_10);
        }
        i_31 = i_31 + 1U;
    }
    bool _S191 = (kind_of_0(a_31)) == 11U;
    CellList_0 _S192 = list_10;
    seal_cells_0(m_51, &_S192, _S191);
    return;
}

__device__ void ask_rank_0(Machine_0 * m_52, uint function_1, uint container_2, uint rank_0)
{
    uint at_11 = m_52->scratch_1 + 4088U;
    *(&(globalParams_0->arena_0)[at_11]) = 1U;
    *(&(globalParams_0->arena_0)[at_11 + 1U]) = function_1;
    *(&(globalParams_0->arena_0)[at_11 + 2U]) = container_2;
    *(&(globalParams_0->arena_0)[at_11 + 3U]) = rank_0;
    return;
}

__device__ void ask_walk_0(Machine_0 * m_53, uint function_2, uint container_3)
{
    ask_rank_0(m_53, function_2, container_3, 0U);
    return;
}

__device__ void op_intersection_0(Machine_0 * m_54, uint a_32, uint b_24)
{
    if(both_packed_0(a_32, b_24))
    {
        selected_0(m_54, a_32, b_24, true);
    }
    else
    {
        bool _S193;
        if(!is_set_0(a_32))
        {
            _S193 = true;
        }
        else
        {
            _S193 = !is_set_0(b_24);
        }
        if(_S193)
        {
            fail_0(m_54, 9U);
        }
        else
        {
            if(is_plain_0(b_24))
            {
                Machine_0 _S194 = *m_54;
                ask_walk_0(&_S194, b_24, a_32);
            }
            else
            {
                fail_0(m_54, 254U);
            }
        }
    }
    return;
}

__device__ void op_difference_0(Machine_0 * m_55, uint a_33, uint b_25)
{
    if(both_packed_0(a_33, b_25))
    {
        selected_0(m_55, a_33, b_25, false);
    }
    else
    {
        if((length_of_0(b_25)) == 4294967295U)
        {
            fail_0(m_55, 7U);
        }
        else
        {
            Machine_0 _S195 = *m_55;
            ask_walk_0(&_S195, b_25, a_33);
        }
    }
    return;
}

__device__ void op_order_0(Machine_0 * m_56, uint a_34, uint b_26)
{
    Machine_0 _S196 = *m_56;
    ask_walk_0(&_S196, b_26, a_34);
    return;
}

__device__ __noinline__ bool key_less_0(Machine_0 * m_57, uint3  a_35, uint3  b_27)
{
    uint _S197 = a_35.x;
    bool numbers_0;
    if(_S197 == 2U)
    {
        numbers_0 = true;
    }
    else
    {
        numbers_0 = _S197 == 1U;
    }
    if(numbers_0)
    {
        uint _S198 = b_27.x;
        if(_S198 == 2U)
        {
            numbers_0 = true;
        }
        else
        {
            numbers_0 = _S198 == 1U;
        }
    }
    else
    {
        numbers_0 = false;
    }
    if(numbers_0)
    {
        return (two_words_0(int(a_35.z), int(b_27.z), a_35.y, b_27.y)) < int(0);
    }
    if(_S197 == 3U)
    {
        numbers_0 = (b_27.x) == 3U;
    }
    else
    {
        numbers_0 = false;
    }
    if(numbers_0)
    {
        return (two_words_0(int(a_35.y), int(b_27.y), (a_35.z) ^ 2147483648U, (b_27.z) ^ 2147483648U)) < int(0);
    }
    fail_0(m_57, 254U);
    return false;
}

__device__ void op_greater_0(Machine_0 * m_58, uint a_36, uint b_28)
{
    bool less_0 = key_less_0(m_58, make_uint3 (word_at_0(b_28), word_at_0(b_28 + 1U), word_at_0(b_28 + 2U)), make_uint3 (word_at_0(a_36), word_at_0(a_36 + 1U), word_at_0(a_36 + 2U)));
    new_bool_0(m_58, less_0);
    return;
}

__device__ void op_size_0(Machine_0 * m_59, uint a_37)
{
    uint length_6 = length_of_0(a_37);
    if(length_6 == 4294967295U)
    {
        fail_0(m_59, 7U);
    }
    new_int_0(m_59, int(length_6));
    return;
}

__device__ void new_empty_tuple_0(Machine_0 * m_60)
{
    uint _S199 = new_record_0(m_60, 9U, 0U, 1U, 0U);
    return;
}

__device__ void new_empty_rows_0(Machine_0 * m_61, uint count_11)
{
    if(count_11 == 0U)
    {
        uint _S200 = new_record_0(m_61, 9U, 0U, 1U, 0U);
        return;
    }
    make_0(m_61, count_11 * 16U);
    uint at_12 = new_record_0(m_61, 9U, count_11, 1U + count_11, count_11 + count_11 * 4U);
    if(at_12 == 0U)
    {
        return;
    }
    uint i_32 = 0U;
    for(;;)
    {
        if(i_32 < count_11)
        {
        }
        else
        {
            break;
        }
        uint start_4 = 4U + count_11 + i_32 * 4U;
        *(&(globalParams_0->arena_0)[at_12 + 4U + i_32]) = start_4;
        uint _S201 = at_12 + start_4;
        *(&(globalParams_0->arena_0)[_S201]) = 9U;
        *(&(globalParams_0->arena_0)[_S201 + 1U]) = 0U;
        *(&(globalParams_0->arena_0)[_S201 + 2U]) = 1U;
        *(&(globalParams_0->arena_0)[_S201 + 3U]) = 0U;
        i_32 = i_32 + 1U;
    }
    return;
}

__device__ __noinline__ uint new_grid_0(Machine_0 * m_62, uint height_0, uint width_2)
{
    if((m_62->fault_0) != 0U)
    {
        return 0U;
    }
    bool _S202;
    if(height_0 > 1048576U)
    {
        _S202 = true;
    }
    else
    {
        _S202 = width_2 > 1048576U;
    }
    if(_S202)
    {
        _S202 = true;
    }
    else
    {
        _S202 = (U32_max((height_0 * width_2), (height_0))) > 1048576U;
    }
    if(_S202)
    {
        fail_0(m_62, 28U);
        return 0U;
    }
    uint area_0 = height_0 * width_2;
    if(area_0 == 0U)
    {
        new_empty_rows_0(m_62, height_0);
        return 0U;
    }
    make_0(m_62, area_0);
    uint at_13 = new_record_0(m_62, 6U, height_0, width_2, (area_0 + 3U) / 4U);
    uint _S203;
    if(at_13 == 0U)
    {
        _S203 = 0U;
    }
    else
    {
        _S203 = at_13 + 4U;
    }
    return _S203;
}

__device__ __noinline__ void chained_0(Machine_0 * m_63, uint a_38)
{
    uint count_12 = word_at_0(a_38 + 1U);
    bool locations_0 = true;
    bool cells_5 = true;
    uint i_33 = 0U;
    uint total_0 = 0U;
    for(;;)
    {
        if(i_33 < count_12)
        {
        }
        else
        {
            break;
        }
        uint inner_0 = item_at_0(a_38, i_33);
        uint kind_20 = kind_of_0(inner_0);
        if(locations_0)
        {
            locations_0 = kind_20 == 10U;
        }
        else
        {
            locations_0 = false;
        }
        if(cells_5)
        {
            bool _S204;
            if(kind_20 == 11U)
            {
                _S204 = true;
            }
            else
            {
                _S204 = kind_20 == 8U;
            }
            cells_5 = _S204;
        }
        else
        {
            cells_5 = false;
        }
        uint total_1 = total_0 + length_or_0_0(inner_0);
        i_33 = i_33 + 1U;
        total_0 = total_1;
    }
    if(count_12 == 0U)
    {
        new_empty_tuple_0(m_63);
        return;
    }
    uint k_1;
    if(locations_0)
    {
        spend_0(m_63, total_0 / 4U);
        i_33 = 0U;
        for(;;)
        {
            if(i_33 < count_12)
            {
                Machine_0 _S205 = *m_63;
                bool _S206 = failed_0(&_S205);
                locations_0 = !_S206;
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
            uint _S207 = item_at_0(a_38, i_33);
            k_1 = 0U;
            for(;;)
            {
                if(k_1 < (word_at_0(_S207 + 1U)))
                {
                }
                else
                {
                    break;
                }
                uint cell_11 = word_at_0(_S207 + 4U + k_1);
                int row_3 = row_of_0(cell_11);
                int column_2 = column_of_0(cell_11);
                if((I32_min((row_3), (column_2))) < int(-128))
                {
                    cells_5 = true;
                }
                else
                {
                    cells_5 = (I32_max((row_3), (column_2))) > int(127);
                }
                if(cells_5)
                {
                    fail_0(m_63, 254U);
                }
                k_1 = k_1 + 1U;
            }
            i_33 = i_33 + 1U;
        }
        uint grid_1 = new_grid_0(m_63, total_0, 2U);
        if(grid_1 == 0U)
        {
            return;
        }
        CellWriter_0 to_4 = CellWriter_to_0(grid_1);
        i_33 = 0U;
        for(;;)
        {
            if(i_33 < count_12)
            {
            }
            else
            {
                break;
            }
            uint _S208 = item_at_0(a_38, i_33);
            k_1 = 0U;
            for(;;)
            {
                if(k_1 < (word_at_0(_S208 + 1U)))
                {
                }
                else
                {
                    break;
                }
                uint cell_12 = word_at_0(_S208 + 4U + k_1);
                CellWriter_push_0(&to_4, row_of_0(cell_12));
                CellWriter_push_0(&to_4, column_of_0(cell_12));
                k_1 = k_1 + 1U;
            }
            i_33 = i_33 + 1U;
        }
        CellWriter_finish_0(&to_4);
        return;
    }
    if(cells_5)
    {
        Machine_0 _S209 = *m_63;
        CellList_0 _S210 = CellList_at_0(&_S209);
        CellList_0 list_11 = _S210;
        i_33 = 0U;
        for(;;)
        {
            if(i_33 < count_12)
            {
                Machine_0 _S211 = *m_63;
                bool _S212 = failed_0(&_S211);
                locations_0 = !_S212;
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
            uint inner_1 = item_at_0(a_38, i_33);
            uint _S213 = inner_1 + 1U;
            make_0(m_63, word_at_0(_S213) * 4U);
            k_1 = 0U;
            for(;;)
            {
                if(k_1 < (word_at_0(_S213)))
                {
                }
                else
                {
                    break;
                }
                CellList_push_0(&list_11, word_at_0(inner_1 + 4U + k_1));
                k_1 = k_1 + 1U;
            }
            i_33 = i_33 + 1U;
        }
        seal_0(m_63, (&list_11)->start_0 - 4U, 8U, (&list_11)->count_1, 0U, (&list_11)->count_1);
        return;
    }
    uint items_10 = open_items_0(m_63, total_0);
    i_33 = 0U;
    k_1 = 0U;
    for(;;)
    {
        if(i_33 < count_12)
        {
            Machine_0 _S214 = *m_63;
            bool _S215 = failed_0(&_S214);
            locations_0 = !_S215;
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
        uint inner_2 = item_at_0(a_38, i_33);
        uint length_7 = length_of_0(inner_2);
        make_0(m_63, length_or_0_0(inner_2) * 16U);
        if(length_7 == 4294967295U)
        {
            fail_0(m_63, 7U);
        }
        else
        {
            put_elements_0(m_63, items_10, k_1, inner_2);
        }
        uint placed_0 = k_1 + length_7;
        i_33 = i_33 + 1U;
        k_1 = placed_0;
    }
    Machine_0 _S216 = *m_63;
    bool _S217 = failed_0(&_S216);
    if(!_S217)
    {
        close_tuple_0(m_63, items_10, total_0);
    }
    return;
}

__device__ void clear_rows_0(uint board_2, uint top_4, uint bottom_4)
{
    uint i_34 = top_4 * 4U;
    for(;;)
    {
        if(i_34 < ((bottom_4 + 1U) * 4U))
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[board_2 + i_34]) = 0U;
        i_34 = i_34 + 1U;
    }
    return;
}

__device__ __noinline__ void union_add_0(Machine_0 * m_64, Union_0 * u_1, uint inner_3)
{
    uint kind_21 = kind_of_0(inner_3);
    uint count_13 = length_or_0_0(inner_3);
    bool first_4;
    if(kind_21 == 12U)
    {
        first_4 = true;
    }
    else
    {
        first_4 = kind_21 == 9U;
    }
    if(first_4)
    {
        first_4 = count_13 == 0U;
    }
    else
    {
        first_4 = false;
    }
    if(first_4)
    {
        return;
    }
    uint packing_0;
    if(kind_21 == 8U)
    {
        packing_0 = 11U;
    }
    else
    {
        packing_0 = kind_21;
    }
    if(packing_0 != 11U)
    {
        first_4 = packing_0 != 10U;
    }
    else
    {
        first_4 = false;
    }
    if(first_4)
    {
        first_4 = true;
    }
    else
    {
        if((u_1->kind_0) != 0U)
        {
            first_4 = (u_1->kind_0) != packing_0;
        }
        else
        {
            first_4 = false;
        }
    }
    if(first_4)
    {
        fail_0(m_64, 254U);
    }
    spend_0(m_64, 1U + count_13 / 4U);
    Machine_0 _S218 = *m_64;
    bool _S219 = failed_0(&_S218);
    if(_S219)
    {
        return;
    }
    bool _S220 = (u_1->kind_0) == 0U;
    u_1->kind_0 = packing_0;
    if(!u_1->boards_0)
    {
        first_4 = (u_1->few_0 + count_13) <= 96U;
    }
    else
    {
        first_4 = false;
    }
    if(first_4)
    {
        u_1->few_0 = u_1->few_0 + count_13;
    }
    else
    {
        u_1->boards_0 = true;
    }
    first_4 = _S220;
    uint i_35 = 0U;
    for(;;)
    {
        if(i_35 < count_13)
        {
        }
        else
        {
            break;
        }
        uint cell_13 = word_at_0(inner_3 + 4U + i_35);
        uint place_4 = on_board_0(cell_13);
        if(place_4 == 4294967295U)
        {
            fail_0(m_64, 254U);
            return;
        }
        if(packing_0 == 11U)
        {
            CellList_push_0(&u_1->list_0, cell_13);
            i_35 = i_35 + 1U;
            continue;
        }
        uint row_4 = place_4 / 128U;
        bool first_5;
        if(first_4)
        {
            clear_rows_0(u_1->board_0, row_4, row_4);
            u_1->top_0 = row_4;
            u_1->bottom_0 = row_4;
            first_5 = false;
        }
        else
        {
            first_5 = first_4;
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
        uint * _S221 = (&(globalParams_0->arena_0)[u_1->board_0 + (place_4 >> int(5))]);
        *_S221 = (*_S221) | (1U << (place_4 & 31U));
        first_4 = first_5;
        i_35 = i_35 + 1U;
    }
    return;
}

__device__ __noinline__ void union_finish_0(Machine_0 * m_65, Union_0 * u_2)
{
    Machine_0 _S222 = *m_65;
    bool _S223 = failed_0(&_S222);
    if(_S223)
    {
        return;
    }
    m_65->cursor_0 = (&u_2->list_0)->start_0 - 4U;
    if((u_2->kind_0) == 0U)
    {
        new_empty_set_0(m_65);
        return;
    }
    if(!u_2->boards_0)
    {
        spend_0(m_65, u_2->few_0 / 2U);
    }
    if((u_2->kind_0) == 10U)
    {
        uint i_36 = u_2->top_0 * 4U;
        uint count_14 = 0U;
        for(;;)
        {
            if(i_36 < ((u_2->bottom_0 + 1U) * 4U))
            {
            }
            else
            {
                break;
            }
            uint count_15 = count_14 + (U32_countbits((word_at_0(u_2->board_0 + i_36))));
            i_36 = i_36 + 1U;
            count_14 = count_15;
        }
        if(count_14 > ((&u_2->list_0)->room_0))
        {
            fail_0(m_65, 254U);
        }
        Machine_0 _S224 = *m_65;
        bool _S225 = failed_0(&_S224);
        if(!_S225)
        {
            uint _S226 = read_board_0(u_2->board_0, u_2->top_0, u_2->bottom_0, 0U, (&u_2->list_0)->start_0, 0U);
            (&u_2->list_0)->count_1 = _S226;
        }
    }
    else
    {
        if(((&u_2->list_0)->count_1) > ((&u_2->list_0)->room_0))
        {
            fail_0(m_65, 254U);
        }
        else
        {
            Machine_0 _S227 = *m_65;
            bool _S228 = failed_0(&_S227);
            bool _S229;
            if(!_S228)
            {
                CellList_0 _S230 = u_2->list_0;
                bool _S231 = ascends_0(&_S230);
                _S229 = !_S231;
            }
            else
            {
                _S229 = false;
            }
            if(_S229)
            {
                sort_list_0(&u_2->list_0);
            }
        }
    }
    Machine_0 _S232 = *m_65;
    bool _S233 = failed_0(&_S232);
    if(!_S233)
    {
        bool _S234 = (u_2->kind_0) == 11U;
        CellList_0 _S235 = u_2->list_0;
        seal_cells_0(m_65, &_S235, _S234);
    }
    return;
}

__device__ __noinline__ void op_merge_0(Machine_0 * m_66, uint a_39)
{
    uint kind_22 = kind_of_0(a_39);
    if(kind_22 == 9U)
    {
        chained_0(m_66, a_39);
    }
    else
    {
        uint i_37;
        if(kind_22 == 12U)
        {
            Machine_0 _S236 = *m_66;
            Union_0 _S237 = Union_at_0(&_S236);
            Union_0 u_3 = _S237;
            i_37 = 0U;
            for(;;)
            {
                bool _S238;
                if(i_37 < (word_at_0(a_39 + 1U)))
                {
                    Machine_0 _S239 = *m_66;
                    bool _S240 = failed_0(&_S239);
                    _S238 = !_S240;
                }
                else
                {
                    _S238 = false;
                }
                if(_S238)
                {
                }
                else
                {
                    break;
                }
                union_add_0(m_66, &u_3, item_at_0(a_39, i_37));
                i_37 = i_37 + 1U;
            }
            union_finish_0(m_66, &u_3);
        }
        else
        {
            if((length_of_0(a_39)) == 4294967295U)
            {
                i_37 = 7U;
            }
            else
            {
                i_37 = 254U;
            }
            fail_0(m_66, i_37);
        }
    }
    return;
}

__device__ __noinline__ void extreme_0(Machine_0 * m_67, uint a_40, bool largest_0)
{
    uint kind_23 = kind_of_0(a_40);
    uint length_8 = length_or_0_0(a_40);
    if(kind_23 == 7U)
    {
        spend_0(m_67, length_8 / 16U);
    }
    else
    {
        if(kind_23 != 3U)
        {
            spend_0(m_67, length_8 / 2U);
        }
    }
    if((length_of_0(a_40)) == 4294967295U)
    {
        fail_0(m_67, 7U);
    }
    uint3  best_1 = make_uint3 (2U, 0U, 0U);
    uint i_38 = 0U;
    for(;;)
    {
        bool _S241;
        if(i_38 < length_8)
        {
            Machine_0 _S242 = *m_67;
            bool _S243 = failed_0(&_S242);
            _S241 = !_S243;
        }
        else
        {
            _S241 = false;
        }
        if(_S241)
        {
        }
        else
        {
            break;
        }
        uint item_4 = element_record_0(m_67, a_40, i_38);
        uint _S244 = word_at_0(item_4);
        uint3  key_0 = make_uint3 (_S244, word_at_0(item_4 + 1U), word_at_0(item_4 + 2U));
        bool _S245;
        if(_S244 != 2U)
        {
            _S245 = _S244 != 1U;
        }
        else
        {
            _S245 = false;
        }
        bool _S246;
        if(_S245)
        {
            _S246 = _S244 != 3U;
        }
        else
        {
            _S246 = false;
        }
        if(_S246)
        {
            fail_0(m_67, 254U);
        }
        bool better_0 = i_38 == 0U;
        bool _S247 = !better_0;
        bool _S248;
        if(_S247)
        {
            _S248 = largest_0;
        }
        else
        {
            _S248 = false;
        }
        bool better_1;
        if(_S248)
        {
            bool _S249 = key_less_0(m_67, best_1, key_0);
            better_1 = _S249;
        }
        else
        {
            if(_S247)
            {
                bool _S250 = key_less_0(m_67, key_0, best_1);
                better_1 = _S250;
            }
            else
            {
                better_1 = better_0;
            }
        }
        if(better_1)
        {
            best_1 = key_0;
        }
        i_38 = i_38 + 1U;
    }
    uint _S251 = new_record_0(m_67, best_1.x, best_1.y, best_1.z, 0U);
    return;
}

__device__ void op_maximum_0(Machine_0 * m_68, uint a_41)
{
    extreme_0(m_68, a_41, true);
    return;
}

__device__ void op_minimum_0(Machine_0 * m_69, uint a_42)
{
    extreme_0(m_69, a_42, false);
    return;
}

__device__ void op_valmax_0(Machine_0 * m_70, uint a_43, uint b_29)
{
    Machine_0 _S252 = *m_70;
    ask_walk_0(&_S252, b_29, a_43);
    return;
}

__device__ void op_valmin_0(Machine_0 * m_71, uint a_44, uint b_30)
{
    Machine_0 _S253 = *m_71;
    ask_walk_0(&_S253, b_30, a_44);
    return;
}

__device__ void op_argmax_0(Machine_0 * m_72, uint a_45, uint b_31)
{
    Machine_0 _S254 = *m_72;
    ask_walk_0(&_S254, b_31, a_45);
    return;
}

__device__ void op_argmin_0(Machine_0 * m_73, uint a_46, uint b_32)
{
    Machine_0 _S255 = *m_73;
    ask_walk_0(&_S255, b_32, a_46);
    return;
}

__device__ __noinline__ void op_initset_0(Machine_0 * m_74, uint a_47)
{
    bool location_0 = pair_within_0(a_47, int(-2048), int(2047));
    bool _S256;
    if(location_0)
    {
        _S256 = true;
    }
    else
    {
        _S256 = (kind_of_0(a_47)) == 4U;
    }
    if(_S256)
    {
        Machine_0 _S257 = *m_74;
        CellList_0 _S258 = CellList_at_0(&_S257);
        CellList_0 list_12 = _S258;
        uint _S259;
        if(location_0)
        {
            _S259 = pack_0(int(word_at_0(a_47 + 1U)), int(word_at_0(a_47 + 2U)));
        }
        else
        {
            _S259 = word_at_0(a_47 + 1U);
        }
        CellList_push_0(&list_12, _S259);
        bool _S260 = !location_0;
        CellList_0 _S261 = list_12;
        seal_cells_0(m_74, &_S261, _S260);
        return;
    }
    uint items_11 = open_items_0(m_74, 1U);
    Machine_0 _S262 = *m_74;
    start_item_0(&_S262, items_11, 0U);
    uint _S263 = copy_record_0(m_74, a_47);
    Machine_0 _S264 = *m_74;
    bool _S265 = failed_0(&_S264);
    if(!_S265)
    {
        close_set_0(m_74, items_11, 1U);
    }
    return;
}

__device__ void op_both_0(Machine_0 * m_75, uint a_48, uint b_33)
{
    uint _S266;
    if(truthy_0(a_48))
    {
        _S266 = b_33;
    }
    else
    {
        _S266 = a_48;
    }
    uint _S267 = copy_record_0(m_75, _S266);
    return;
}

__device__ void op_either_0(Machine_0 * m_76, uint a_49, uint b_34)
{
    uint _S268;
    if(truthy_0(a_49))
    {
        _S268 = a_49;
    }
    else
    {
        _S268 = b_34;
    }
    uint _S269 = copy_record_0(m_76, _S268);
    return;
}

__device__ void op_increment_0(Machine_0 * m_77, uint a_50)
{
    unary_0(m_77, a_50, int(1), int(1), int(0));
    return;
}

__device__ void op_decrement_0(Machine_0 * m_78, uint a_51)
{
    unary_0(m_78, a_51, int(1), int(-1), int(0));
    return;
}

__device__ void op_crement_0(Machine_0 * m_79, uint a_52)
{
    unary_0(m_79, a_52, int(1), int(0), int(1));
    return;
}

__device__ void op_sign_0(Machine_0 * m_80, uint a_53)
{
    unary_0(m_80, a_53, int(0), int(0), int(1));
    return;
}

__device__ void op_positive_0(Machine_0 * m_81, uint a_54)
{
    int n_8 = int_view_0(m_81, a_54);
    new_bool_0(m_81, n_8 > int(0));
    return;
}

__device__ __noinline__ void with_zero_0(Machine_0 * m_82, uint a_55, bool zero_first_0)
{
    int n_9;
    if((kind_of_0(a_55)) == 2U)
    {
        int _S270 = int_view_0(m_82, a_55);
        n_9 = _S270;
    }
    else
    {
        n_9 = int(0);
    }
    bool _S271;
    if((kind_of_0(a_55)) != 2U)
    {
        _S271 = true;
    }
    else
    {
        _S271 = n_9 == int(2147483647);
    }
    if(_S271)
    {
        _S271 = true;
    }
    else
    {
        _S271 = n_9 == int(-2147483648);
    }
    if(_S271)
    {
        fail_0(m_82, 254U);
    }
    int _S272;
    if(zero_first_0)
    {
        _S272 = int(0);
    }
    else
    {
        _S272 = n_9;
    }
    if(zero_first_0)
    {
    }
    else
    {
        n_9 = int(0);
    }
    new_pair_0(m_82, _S272, n_9);
    return;
}

__device__ void op_toivec_0(Machine_0 * m_83, uint a_56)
{
    with_zero_0(m_83, a_56, false);
    return;
}

__device__ void op_tojvec_0(Machine_0 * m_84, uint a_57)
{
    with_zero_0(m_84, a_57, true);
    return;
}

__device__ void op_sfilter_0(Machine_0 * m_85, uint a_58, uint b_35)
{
    Machine_0 _S273 = *m_85;
    ask_walk_0(&_S273, b_35, a_58);
    return;
}

__device__ void op_extract_0(Machine_0 * m_86, uint a_59, uint b_36)
{
    Machine_0 _S274 = *m_86;
    ask_walk_0(&_S274, b_36, a_59);
    return;
}

__device__ void op_totuple_0(Machine_0 * m_87, uint a_60)
{
    if((length_of_0(a_60)) == 4294967295U)
    {
        fail_0(m_87, 7U);
    }
    else
    {
        if(is_tuple_0(a_60))
        {
            uint _S275 = copy_record_0(m_87, a_60);
        }
        else
        {
            uint _S276 = a_60 + 1U;
            uint items_12 = open_items_0(m_87, word_at_0(_S276));
            put_elements_0(m_87, items_12, 0U, a_60);
            close_tuple_0(m_87, items_12, word_at_0(_S276));
        }
    }
    return;
}

__device__ void end_element_0(Machine_0 * m_88, uint a_61, bool from_end_0)
{
    uint length_9 = length_of_0(a_61);
    if(length_9 == 4294967295U)
    {
        fail_0(m_88, 7U);
    }
    else
    {
        if(length_9 == 0U)
        {
            fail_0(m_88, 22U);
        }
        else
        {
            uint _S277;
            if(from_end_0)
            {
                _S277 = length_9 - 1U;
            }
            else
            {
                _S277 = 0U;
            }
            put_element_0(m_88, a_61, _S277);
        }
    }
    return;
}

__device__ void op_first_0(Machine_0 * m_89, uint a_62)
{
    end_element_0(m_89, a_62, false);
    return;
}

__device__ void op_last_0(Machine_0 * m_90, uint a_63)
{
    end_element_0(m_90, a_63, true);
    return;
}

__device__ void op_remove_0(Machine_0 * m_91, uint a_64, uint b_37)
{
    spend_0(m_91, weight_of_0(b_37));
    Machine_0 _S278 = *m_91;
    bool _S279 = failed_0(&_S278);
    if(!_S279)
    {
        Machine_0 _S280 = *m_91;
        ask_walk_0(&_S280, a_64, b_37);
    }
    return;
}

__device__ void op_branch_0(Machine_0 * m_92, uint a_65, uint b_38, uint c_0)
{
    uint _S281;
    if(truthy_0(a_65))
    {
        _S281 = b_38;
    }
    else
    {
        _S281 = c_0;
    }
    uint _S282 = copy_record_0(m_92, _S281);
    return;
}

__device__ void op_apply_0(Machine_0 * m_93, uint a_66, uint b_39)
{
    Machine_0 _S283 = *m_93;
    ask_walk_0(&_S283, a_66, b_39);
    return;
}

__device__ void op_mapply_0(Machine_0 * m_94, uint a_67, uint b_40)
{
    Machine_0 _S284 = *m_94;
    ask_walk_0(&_S284, a_67, b_40);
    return;
}

struct GridView_0
{
    uint height_1;
    uint width_3;
    uint cells_6;
};

__device__ __noinline__ GridView_0 grid_view_0(Machine_0 * m_95, uint record_18)
{
    GridView_0 view_0;
    (&view_0)->height_1 = 0U;
    (&view_0)->width_3 = 0U;
    uint _S285 = record_18 + 4U;
    (&view_0)->cells_6 = _S285;
    uint kind_24 = kind_of_0(record_18);
    if(kind_24 == 6U)
    {
        (&view_0)->height_1 = word_at_0(record_18 + 1U);
        (&view_0)->width_3 = word_at_0(record_18 + 2U);
        return view_0;
    }
    bool rows_are_empty_0;
    if(kind_24 == 9U)
    {
        rows_are_empty_0 = (word_at_0(record_18 + 1U)) <= 256U;
    }
    else
    {
        rows_are_empty_0 = false;
    }
    if(rows_are_empty_0)
    {
        uint i_39 = 0U;
        for(;;)
        {
            if(i_39 < (word_at_0(record_18 + 1U)))
            {
            }
            else
            {
                break;
            }
            uint row_5 = record_18 + word_at_0(_S285 + i_39);
            bool _S286;
            if(rows_are_empty_0)
            {
                _S286 = (kind_of_0(row_5)) == 9U;
            }
            else
            {
                _S286 = false;
            }
            if(_S286)
            {
                rows_are_empty_0 = (word_at_0(row_5 + 1U)) == 0U;
            }
            else
            {
                rows_are_empty_0 = false;
            }
            i_39 = i_39 + 1U;
        }
    }
    if(rows_are_empty_0)
    {
        (&view_0)->height_1 = word_at_0(record_18 + 1U);
    }
    else
    {
        fail_0(m_95, 4U);
    }
    return view_0;
}

__device__ uint GridView_area_0(GridView_0 * this_3)
{
    return this_3->height_1 * this_3->width_3;
}

__device__ uint four_of_0(int colour_3)
{
    return (uint(colour_3) & 255U) * 16843009U;
}

__device__ uint equal_bytes_0(uint a_68, uint b_41)
{
    uint differs_0 = a_68 ^ b_41;
    return (~(((differs_0 & 2139062143U) + 2139062143U) | differs_0)) & 2155905152U;
}

__device__ uint cells_left_0(uint left_1)
{
    uint _S287;
    if(left_1 >= 4U)
    {
        _S287 = 4294967295U;
    }
    else
    {
        _S287 = (1U << (8U * left_1)) - 1U;
    }
    return _S287;
}

__device__ uint count_colour_0(uint cells_7, uint area_1, int colour_4)
{
    uint _S288 = four_of_0(colour_4);
    uint i_40 = 0U;
    uint count_16 = 0U;
    for(;;)
    {
        if(i_40 < area_1)
        {
        }
        else
        {
            break;
        }
        uint count_17 = count_16 + (U32_countbits(((equal_bytes_0(word_at_0(cells_7 + (i_40 >> int(2))), _S288)) & (cells_left_0(area_1 - i_40)))));
        i_40 = i_40 + 4U;
        count_16 = count_17;
    }
    return count_16;
}

struct Tally_0
{
    uint cells_8;
    uint length_10;
    uint left_2;
    bool bytes_1;
    bool small_0;
    bool runs_0;
    bool rows_0;
    int key_1;
    uint count_18;
};

__device__ Tally_0 Tally_of_cells_0(uint cells_9, uint area_2)
{
    Tally_0 t_0;
    (&t_0)->cells_8 = cells_9;
    (&t_0)->length_10 = area_2;
    (&t_0)->left_2 = area_2;
    (&t_0)->bytes_1 = true;
    (&t_0)->runs_0 = false;
    (&t_0)->rows_0 = false;
    (&t_0)->key_1 = int(-4096);
    (&t_0)->count_18 = 0U;
    uint i_41 = 0U;
    uint all_1 = 0U;
    for(;;)
    {
        if(i_41 < ((area_2 + 3U) / 4U))
        {
        }
        else
        {
            break;
        }
        uint all_2 = all_1 | (word_at_0(cells_9 + i_41));
        i_41 = i_41 + 1U;
        all_1 = all_2;
    }
    (&t_0)->small_0 = (all_1 & 4042322160U) == 0U;
    return t_0;
}

__device__ int Tally_key_at_0(Tally_0 * this_4, uint i_42)
{
    if(this_4->bytes_1)
    {
        return cell_at_0(this_4->cells_8, i_42);
    }
    uint packed_5 = word_at_0(this_4->cells_8 + i_42);
    int _S289;
    if(this_4->rows_0)
    {
        _S289 = row_of_0(packed_5);
    }
    else
    {
        _S289 = colour_of_0(packed_5);
    }
    return _S289;
}

__device__ __noinline__ bool Tally_next_0(Tally_0 * this_5)
{
    if((this_5->left_2) == 0U)
    {
        return false;
    }
    if(this_5->small_0)
    {
        this_5->count_18 = 0U;
        this_5->key_1 = (I32_max((this_5->key_1), (int(-1))));
        for(;;)
        {
            if((this_5->count_18) == 0U)
            {
            }
            else
            {
                break;
            }
            int _S290 = this_5->key_1 + int(1);
            this_5->key_1 = _S290;
            this_5->count_18 = count_colour_0(this_5->cells_8, this_5->length_10, _S290);
        }
    }
    else
    {
        bool _S291;
        if(this_5->runs_0)
        {
            uint start_5 = this_5->length_10 - this_5->left_2;
            Tally_0 _S292 = *this_5;
            int _S293 = Tally_key_at_0(&_S292, start_5);
            this_5->key_1 = _S293;
            this_5->count_18 = 1U;
            for(;;)
            {
                if((start_5 + this_5->count_18) < (this_5->length_10))
                {
                    uint _S294 = start_5 + this_5->count_18;
                    Tally_0 _S295 = *this_5;
                    int _S296 = Tally_key_at_0(&_S295, _S294);
                    _S291 = _S296 == (this_5->key_1);
                }
                else
                {
                    _S291 = false;
                }
                if(_S291)
                {
                }
                else
                {
                    break;
                }
                this_5->count_18 = this_5->count_18 + 1U;
            }
        }
        else
        {
            int least_0 = int(4096);
            uint i_43 = 0U;
            for(;;)
            {
                if(i_43 < (this_5->length_10))
                {
                }
                else
                {
                    break;
                }
                Tally_0 _S297 = *this_5;
                int _S298 = Tally_key_at_0(&_S297, i_43);
                if(_S298 > (this_5->key_1))
                {
                    _S291 = _S298 <= least_0;
                }
                else
                {
                    _S291 = false;
                }
                if(_S291)
                {
                    uint _S299;
                    if(_S298 == least_0)
                    {
                        _S299 = this_5->count_18 + 1U;
                    }
                    else
                    {
                        _S299 = 1U;
                    }
                    this_5->count_18 = _S299;
                    least_0 = _S298;
                }
                i_43 = i_43 + 1U;
            }
            this_5->key_1 = least_0;
        }
    }
    this_5->left_2 = this_5->left_2 - this_5->count_18;
    return true;
}

__device__ int extreme_colour_0(Tally_0 * all_3, bool rare_0)
{
    Tally_0 tally_0 = *all_3;
    uint count_19 = 0U;
    int best_2 = int(0);
    for(;;)
    {
        bool _S300 = Tally_next_0(&tally_0);
        if(_S300)
        {
        }
        else
        {
            break;
        }
        bool _S301;
        if(count_19 == 0U)
        {
            _S301 = true;
        }
        else
        {
            if(rare_0)
            {
                _S301 = ((&tally_0)->count_18) < count_19;
            }
            else
            {
                _S301 = ((&tally_0)->count_18) > count_19;
            }
        }
        if(_S301)
        {
            count_19 = (&tally_0)->count_18;
            best_2 = (&tally_0)->key_1;
        }
    }
    return best_2;
}

__device__ int background_0(Machine_0 * m_96, GridView_0 * grid_2)
{
    uint _S302 = GridView_area_0(grid_2);
    spend_0(m_96, _S302 / 8U);
    if(_S302 == 0U)
    {
        fail_0(m_96, 24U);
    }
    Machine_0 _S303 = *m_96;
    bool _S304 = failed_0(&_S303);
    if(_S304)
    {
        return int(0);
    }
    uint _S305 = grid_2->cells_6;
    if((count_colour_0(grid_2->cells_6, _S302, int(0)) * 2U) > _S302)
    {
        return int(0);
    }
    int middle_0 = cell_at_0(_S305, _S302 / 2U);
    if((count_colour_0(_S305, _S302, middle_0) * 2U) > _S302)
    {
        return middle_0;
    }
    Tally_0 _S306 = Tally_of_cells_0(_S305, _S302);
    int _S307 = extreme_colour_0(&_S306, false);
    return _S307;
}

struct PatchView_0
{
    uint cells_10;
    uint count_20;
    bool is_set_1;
    bool coloured_1;
};

__device__ __noinline__ PatchView_0 patch_view_0(Machine_0 * m_97, uint record_19)
{
    uint kind_25 = kind_of_0(record_19);
    uint length_11 = length_or_0_0(record_19);
    PatchView_0 view_1;
    uint _S308 = record_19 + 4U;
    (&view_1)->cells_10 = _S308;
    (&view_1)->count_20 = 0U;
    (&view_1)->is_set_1 = true;
    (&view_1)->coloured_1 = false;
    spend_0(m_97, length_11 / 16U);
    Machine_0 _S309 = *m_97;
    bool _S310 = failed_0(&_S309);
    if(_S310)
    {
        return view_1;
    }
    bool plain_0;
    if(kind_25 == 9U)
    {
        plain_0 = true;
    }
    else
    {
        plain_0 = kind_25 == 12U;
    }
    bool _S311;
    if(kind_25 == 10U)
    {
        _S311 = true;
    }
    else
    {
        _S311 = kind_25 == 11U;
    }
    if(_S311)
    {
        _S311 = true;
    }
    else
    {
        _S311 = kind_25 == 8U;
    }
    if(_S311)
    {
        (&view_1)->count_20 = length_11;
        (&view_1)->is_set_1 = kind_25 != 8U;
        (&view_1)->coloured_1 = kind_25 != 10U;
    }
    else
    {
        if(kind_25 == 6U)
        {
            _S311 = (word_at_0(record_19 + 2U)) == 2U;
        }
        else
        {
            _S311 = false;
        }
        uint i_44;
        if(_S311)
        {
            spend_0(m_97, length_11 / 2U);
            (&view_1)->cells_10 = m_97->scratch_1 + 1408U;
            (&view_1)->is_set_1 = false;
            if(length_11 > 2680U)
            {
                fail_0(m_97, 254U);
            }
            Machine_0 _S312 = *m_97;
            bool _S313 = failed_0(&_S312);
            if(_S313)
            {
                return view_1;
            }
            (&view_1)->count_20 = length_11;
            i_44 = 0U;
            for(;;)
            {
                if(i_44 < length_11)
                {
                }
                else
                {
                    break;
                }
                uint _S314 = 2U * i_44;
                *(&(globalParams_0->arena_0)[(&view_1)->cells_10 + i_44]) = pack_0(cell_at_0(_S308, _S314), cell_at_0(_S308, _S314 + 1U));
                i_44 = i_44 + 1U;
            }
        }
        else
        {
            if(!plain_0)
            {
                _S311 = true;
            }
            else
            {
                _S311 = length_11 > 0U;
            }
            if(_S311)
            {
                spend_0(m_97, length_11);
                if(plain_0)
                {
                    i_44 = kind_of_0(record_19 + word_at_0(_S308));
                }
                else
                {
                    i_44 = 2U;
                }
                if(i_44 == 4U)
                {
                    plain_0 = true;
                }
                else
                {
                    plain_0 = i_44 == 3U;
                }
                if(plain_0)
                {
                    plain_0 = true;
                }
                else
                {
                    plain_0 = i_44 == 9U;
                }
                if(plain_0)
                {
                    i_44 = 254U;
                }
                else
                {
                    i_44 = 5U;
                }
                fail_0(m_97, i_44);
            }
        }
    }
    return view_1;
}

__device__ Tally_0 Tally_of_patch_0(PatchView_0 * patch_0)
{
    Tally_0 t_1;
    (&t_1)->cells_8 = patch_0->cells_10;
    (&t_1)->length_10 = patch_0->count_20;
    (&t_1)->left_2 = patch_0->count_20;
    (&t_1)->bytes_1 = false;
    (&t_1)->small_0 = false;
    (&t_1)->runs_0 = patch_0->is_set_1;
    (&t_1)->rows_0 = !patch_0->coloured_1;
    (&t_1)->key_1 = int(-4096);
    (&t_1)->count_18 = 0U;
    return t_1;
}

__device__ Tally_0 tally_of_0(Machine_0 * m_98, uint element_2)
{
    if(is_tuple_0(element_2))
    {
        GridView_0 grid_3 = grid_view_0(m_98, element_2);
        GridView_0 _S315 = grid_3;
        uint _S316 = GridView_area_0(&_S315);
        spend_0(m_98, _S316 / 8U);
        Machine_0 _S317 = *m_98;
        bool _S318 = failed_0(&_S317);
        uint _S319;
        if(_S318)
        {
            _S319 = 0U;
        }
        else
        {
            _S319 = _S316;
        }
        return Tally_of_cells_0(grid_3.cells_6, _S319);
    }
    PatchView_0 _S320 = patch_view_0(m_98, element_2);
    PatchView_0 patch_1 = _S320;
    spend_0(m_98, (&patch_1)->count_20 / 4U);
    Machine_0 _S321 = *m_98;
    bool _S322 = failed_0(&_S321);
    if(_S322)
    {
        (&patch_1)->count_20 = 0U;
    }
    PatchView_0 _S323 = patch_1;
    Tally_0 _S324 = Tally_of_patch_0(&_S323);
    return _S324;
}

__device__ void new_extreme_0(Machine_0 * m_99, uint a_69, bool rare_1)
{
    Tally_0 tally_1 = tally_of_0(m_99, a_69);
    if((tally_1.length_10) == 0U)
    {
        fail_0(m_99, 24U);
    }
    Machine_0 _S325 = *m_99;
    bool _S326 = failed_0(&_S325);
    if(!_S326)
    {
        Tally_0 _S327 = tally_1;
        int _S328 = extreme_colour_0(&_S327, rare_1);
        new_int_0(m_99, _S328);
    }
    return;
}

__device__ void op_mostcolor_0(Machine_0 * m_100, uint a_70)
{
    if((kind_of_0(a_70)) == 6U)
    {
        GridView_0 _S329 = grid_view_0(m_100, a_70);
        GridView_0 _S330 = _S329;
        int _S331 = background_0(m_100, &_S330);
        new_int_0(m_100, _S331);
    }
    else
    {
        new_extreme_0(m_100, a_70, false);
    }
    return;
}

__device__ void op_leastcolor_0(Machine_0 * m_101, uint a_71)
{
    new_extreme_0(m_101, a_71, true);
    return;
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
    Bounds_0 b_42;
    (&b_42)->top_5 = top_6;
    (&b_42)->left_3 = left_4;
    (&b_42)->bottom_5 = bottom_6;
    (&b_42)->right_0 = right_1;
    (&b_42)->empty_0 = false;
    return b_42;
}

__device__ Bounds_0 bounds_of_0(PatchView_0 * patch_2)
{
    uint _S332;
    uint top_7 = 4095U;
    uint bottom_7 = 0U;
    uint left_5 = 4095U;
    uint right_2 = 0U;
    uint i_45 = 0U;
    for(;;)
    {
        _S332 = patch_2->count_20;
        if(i_45 < (patch_2->count_20))
        {
        }
        else
        {
            break;
        }
        uint cell_14 = word_at_0(patch_2->cells_10 + i_45);
        uint row_6 = (cell_14 >> int(12)) & 4095U;
        uint column_3 = cell_14 & 4095U;
        uint _S333 = (U32_min((top_7), (row_6)));
        uint _S334 = (U32_max((bottom_7), (row_6)));
        uint _S335 = (U32_min((left_5), (column_3)));
        uint _S336 = (U32_max((right_2), (column_3)));
        uint i_46 = i_45 + 1U;
        top_7 = _S333;
        bottom_7 = _S334;
        left_5 = _S335;
        right_2 = _S336;
        i_45 = i_46;
    }
    Bounds_0 b_43 = Bounds_from_0(int(top_7) - int(2048), int(left_5) - int(2048), int(bottom_7) - int(2048), int(right_2) - int(2048));
    (&b_43)->empty_0 = _S332 == 0U;
    return b_43;
}

__device__ int Bounds_height_0(Bounds_0 * this_6)
{
    return this_6->bottom_5 - this_6->top_5 + int(1);
}

__device__ int Bounds_width_0(Bounds_0 * this_7)
{
    return this_7->right_0 - this_7->left_3 + int(1);
}

__device__ Two_0 extent_0(Machine_0 * m_102, uint a_72)
{
    if(is_tuple_0(a_72))
    {
        GridView_0 grid_4 = grid_view_0(m_102, a_72);
        return two_0(int(grid_4.height_1), int(grid_4.width_3));
    }
    PatchView_0 patch_3 = patch_view_0(m_102, a_72);
    Machine_0 _S337 = *m_102;
    bool _S338 = failed_0(&_S337);
    bool _S339;
    if(_S338)
    {
        _S339 = true;
    }
    else
    {
        _S339 = (patch_3.count_20) == 0U;
    }
    if(_S339)
    {
        return two_0(int(0), int(0));
    }
    PatchView_0 _S340 = patch_3;
    Bounds_0 _S341 = bounds_of_0(&_S340);
    Bounds_0 _S342 = _S341;
    int _S343 = Bounds_height_0(&_S342);
    Bounds_0 _S344 = _S341;
    int _S345 = Bounds_width_0(&_S344);
    return two_0(_S343, _S345);
}

__device__ void op_height_0(Machine_0 * m_103, uint a_73)
{
    bool any_0;
    if((kind_of_0(a_73)) == 9U)
    {
        any_0 = true;
    }
    else
    {
        any_0 = (kind_of_0(a_73)) == 7U;
    }
    int height_2;
    if(any_0)
    {
        height_2 = int(word_at_0(a_73 + 1U));
    }
    else
    {
        Two_0 _S346 = extent_0(m_103, a_73);
        height_2 = _S346.x_2;
    }
    new_int_0(m_103, height_2);
    return;
}

__device__ void op_width_0(Machine_0 * m_104, uint a_74)
{
    Two_0 sides_0 = extent_0(m_104, a_74);
    new_int_0(m_104, sides_0.y_1);
    return;
}

__device__ void op_shape_0(Machine_0 * m_105, uint a_75)
{
    Two_0 sides_1 = extent_0(m_105, a_75);
    new_pair_0(m_105, sides_1.x_2, sides_1.y_1);
    return;
}

__device__ void op_portrait_0(Machine_0 * m_106, uint a_76)
{
    Two_0 sides_2 = extent_0(m_106, a_76);
    new_bool_0(m_106, (sides_2.x_2) > (sides_2.y_1));
    return;
}

__device__ __noinline__ int sought_colour_0(uint record_20)
{
    uint kind_26 = kind_of_0(record_20);
    bool _S347;
    if(kind_26 != 2U)
    {
        _S347 = kind_26 != 1U;
    }
    else
    {
        _S347 = false;
    }
    if(_S347)
    {
        return int(1000);
    }
    int low_4 = int(word_at_0(record_20 + 1U));
    if(low_4 >= int(-128))
    {
        _S347 = low_4 <= int(127);
    }
    else
    {
        _S347 = false;
    }
    if(_S347)
    {
        _S347 = int(word_at_0(record_20 + 2U)) == (low_4 >> int(31));
    }
    else
    {
        _S347 = false;
    }
    int _S348;
    if(_S347)
    {
        _S348 = low_4;
    }
    else
    {
        _S348 = int(1000);
    }
    return _S348;
}

__device__ __noinline__ void op_colorcount_0(Machine_0 * m_107, uint a_77, uint b_44)
{
    bool number_1;
    uint count_21;
    if((kind_of_0(a_77)) == 6U)
    {
        uint area_3 = word_at_0(a_77 + 1U) * word_at_0(a_77 + 2U);
        int sought_1 = sought_colour_0(b_44);
        spend_0(m_107, area_3 / 16U);
        Machine_0 _S349 = *m_107;
        bool _S350 = failed_0(&_S349);
        if(!_S350)
        {
            number_1 = sought_1 != int(1000);
        }
        else
        {
            number_1 = false;
        }
        if(number_1)
        {
            count_21 = count_colour_0(a_77 + 4U, area_3, sought_1);
        }
        else
        {
            count_21 = 0U;
        }
    }
    else
    {
        if((kind_of_0(b_44)) == 2U)
        {
            number_1 = true;
        }
        else
        {
            number_1 = (kind_of_0(b_44)) == 1U;
        }
        Tally_0 _S351 = tally_of_0(m_107, a_77);
        Tally_0 tally_2 = _S351;
        Machine_0 _S352 = *m_107;
        bool _S353 = failed_0(&_S352);
        if(_S353)
        {
            return;
        }
        int _S354;
        if(number_1)
        {
            int _S355 = int_view_0(m_107, b_44);
            _S354 = _S355;
        }
        else
        {
            _S354 = int(4096);
        }
        count_21 = 0U;
        for(;;)
        {
            bool _S356 = Tally_next_0(&tally_2);
            if(_S356)
            {
            }
            else
            {
                break;
            }
            if(((&tally_2)->key_1) == _S354)
            {
                count_21 = (&tally_2)->count_18;
            }
        }
    }
    new_int_0(m_107, int(count_21));
    return;
}

__device__ void op_colorfilter_0(Machine_0 * m_108, uint a_78, uint b_45)
{
    Machine_0 _S357 = *m_108;
    ask_walk_0(&_S357, b_45, a_78);
    return;
}

__device__ void op_sizefilter_0(Machine_0 * m_109, uint a_79, uint b_46)
{
    Machine_0 _S358 = *m_109;
    ask_walk_0(&_S358, b_46, a_79);
    return;
}

__device__ Bounds_0 bounds_of_grid_0(GridView_0 * grid_5)
{
    return Bounds_from_0(int(0), int(0), int(grid_5->height_1) - int(1), int(grid_5->width_3) - int(1));
}

__device__ bool fits_0(int n_10)
{
    bool _S359;
    if(n_10 >= int(-2048))
    {
        _S359 = n_10 <= int(2047);
    }
    else
    {
        _S359 = false;
    }
    return _S359;
}

__device__ __noinline__ void check_bounds_0(Machine_0 * m_110, Bounds_0 * b_47)
{
    bool all_4;
    if(fits_0(b_47->top_5))
    {
        all_4 = fits_0(b_47->left_3);
    }
    else
    {
        all_4 = false;
    }
    if(all_4)
    {
        all_4 = fits_0(b_47->bottom_5);
    }
    else
    {
        all_4 = false;
    }
    if(all_4)
    {
        all_4 = fits_0(b_47->right_0);
    }
    else
    {
        all_4 = false;
    }
    if(!all_4)
    {
        int _S360 = Bounds_height_0(b_47);
        all_4 = _S360 > int(0);
    }
    else
    {
        all_4 = false;
    }
    if(all_4)
    {
        int _S361 = Bounds_width_0(b_47);
        all_4 = _S361 > int(0);
    }
    else
    {
        all_4 = false;
    }
    if(all_4)
    {
        fail_0(m_110, 27U);
    }
    return;
}

__device__ __noinline__ void rectangle_0(Machine_0 * m_111, Bounds_0 * b_48)
{
    check_bounds_0(m_111, b_48);
    Machine_0 _S362 = *m_111;
    bool _S363 = failed_0(&_S362);
    if(_S363)
    {
        return;
    }
    int _S364 = Bounds_height_0(b_48);
    bool _S365;
    if(_S364 <= int(0))
    {
        _S365 = true;
    }
    else
    {
        int _S366 = Bounds_width_0(b_48);
        _S365 = _S366 <= int(0);
    }
    if(_S365)
    {
        new_empty_set_0(m_111);
        return;
    }
    uint _S367 = uint(_S364);
    int _S368 = Bounds_width_0(b_48);
    uint area_4 = _S367 * uint(_S368);
    Machine_0 _S369 = *m_111;
    CellList_0 _S370 = CellList_at_0(&_S369);
    CellList_0 list_13 = _S370;
    if(area_4 > ((&list_13)->room_0))
    {
        uint _S371;
        if(area_4 > 4194304U)
        {
            _S371 = 28U;
        }
        else
        {
            _S371 = 254U;
        }
        fail_0(m_111, _S371);
    }
    Machine_0 _S372 = *m_111;
    bool _S373 = failed_0(&_S372);
    if(_S373)
    {
        return;
    }
    int row_7 = b_48->top_5;
    for(;;)
    {
        if(row_7 <= (b_48->bottom_5))
        {
        }
        else
        {
            break;
        }
        int column_4 = b_48->left_3;
        for(;;)
        {
            if(column_4 <= (b_48->right_0))
            {
            }
            else
            {
                break;
            }
            CellList_push_0(&list_13, pack_0(row_7, column_4));
            column_4 = column_4 + int(1);
        }
        row_7 = row_7 + int(1);
    }
    CellList_0 _S374 = list_13;
    seal_cells_0(m_111, &_S374, false);
    return;
}

__device__ void op_asindices_0(Machine_0 * m_112, uint a_80)
{
    GridView_0 grid_6 = grid_view_0(m_112, a_80);
    Machine_0 _S375 = *m_112;
    bool _S376 = failed_0(&_S375);
    if(!_S376)
    {
        GridView_0 _S377 = grid_6;
        Bounds_0 _S378 = bounds_of_grid_0(&_S377);
        Bounds_0 _S379 = _S378;
        rectangle_0(m_112, &_S379);
    }
    return;
}

__device__ __noinline__ void push_colour_0(CellList_0 * list_14, GridView_0 * grid_7, int colour_5, uint bits_0)
{
    uint _S380 = GridView_area_0(grid_7);
    uint _S381 = four_of_0(colour_5);
    uint i_47 = 0U;
    uint start_6 = 0U;
    uint row_8 = 0U;
    for(;;)
    {
        if(i_47 < _S380)
        {
        }
        else
        {
            break;
        }
        uint hits_0 = (equal_bytes_0(word_at_0(grid_7->cells_6 + (i_47 >> int(2))), _S381)) & (cells_left_0(_S380 - i_47));
        for(;;)
        {
            if(hits_0 != 0U)
            {
            }
            else
            {
                break;
            }
            uint at_14 = i_47 + ((U32_firstbitlow((hits_0))) >> int(3));
            uint hits_1 = hits_0 & (hits_0 - 1U);
            uint start_7 = start_6;
            uint row_9 = row_8;
            for(;;)
            {
                uint _S382 = start_7 + grid_7->width_3;
                if(at_14 >= _S382)
                {
                }
                else
                {
                    break;
                }
                uint row_10 = row_9 + 1U;
                start_7 = _S382;
                row_9 = row_10;
            }
            CellList_push_0(list_14, bits_0 | (pack_0(int(row_9), int(at_14 - start_7))));
            hits_0 = hits_1;
            start_6 = start_7;
            row_8 = row_9;
        }
        i_47 = i_47 + 4U;
    }
    return;
}

__device__ __noinline__ void op_ofcolor_0(Machine_0 * m_113, uint a_81, uint b_49)
{
    GridView_0 grid_8 = grid_view_0(m_113, a_81);
    Machine_0 _S383 = *m_113;
    bool _S384 = failed_0(&_S383);
    if(_S384)
    {
        return;
    }
    int colour_6 = sought_colour_0(b_49);
    GridView_0 _S385 = grid_8;
    uint _S386 = GridView_area_0(&_S385);
    bool _S387;
    if(colour_6 == int(1000))
    {
        _S387 = true;
    }
    else
    {
        _S387 = _S386 == 0U;
    }
    if(_S387)
    {
        new_empty_set_0(m_113);
        return;
    }
    if((grid_8.height_1) > 2048U)
    {
        _S387 = true;
    }
    else
    {
        _S387 = (grid_8.width_3) > 2048U;
    }
    if(_S387)
    {
        fail_0(m_113, 27U);
    }
    spend_0(m_113, _S386 / 4U);
    Machine_0 _S388 = *m_113;
    bool _S389 = failed_0(&_S388);
    if(_S389)
    {
        return;
    }
    Machine_0 _S390 = *m_113;
    CellList_0 _S391 = CellList_at_0(&_S390);
    CellList_0 list_15 = _S391;
    GridView_0 _S392 = grid_8;
    push_colour_0(&list_15, &_S392, colour_6, 0U);
    CellList_0 _S393 = list_15;
    seal_cells_0(m_113, &_S393, false);
    return;
}

__device__ void corner_of_0(Machine_0 * m_114, uint a_82, int which_0)
{
    PatchView_0 patch_4 = patch_view_0(m_114, a_82);
    Machine_0 _S394 = *m_114;
    bool _S395 = failed_0(&_S394);
    if(_S395)
    {
        return;
    }
    PatchView_0 _S396 = patch_4;
    Bounds_0 _S397 = bounds_of_0(&_S396);
    if(_S397.empty_0)
    {
        new_empty_tuple_0(m_114);
    }
    else
    {
        int _S398;
        if(which_0 < int(2))
        {
            _S398 = _S397.top_5;
        }
        else
        {
            _S398 = _S397.bottom_5;
        }
        int _S399;
        if((which_0 & int(1)) == int(0))
        {
            _S399 = _S397.left_3;
        }
        else
        {
            _S399 = _S397.right_0;
        }
        new_pair_0(m_114, _S398, _S399);
    }
    return;
}

__device__ void op_ulcorner_0(Machine_0 * m_115, uint a_83)
{
    corner_of_0(m_115, a_83, int(0));
    return;
}

__device__ void op_urcorner_0(Machine_0 * m_116, uint a_84)
{
    corner_of_0(m_116, a_84, int(1));
    return;
}

__device__ void op_llcorner_0(Machine_0 * m_117, uint a_85)
{
    corner_of_0(m_117, a_85, int(2));
    return;
}

__device__ void op_lrcorner_0(Machine_0 * m_118, uint a_86)
{
    corner_of_0(m_118, a_86, int(3));
    return;
}

__device__ uint clip_0(int at_15, uint length_12)
{
    int _S400;
    if(at_15 < int(0))
    {
        _S400 = at_15 + int(length_12);
    }
    else
    {
        _S400 = at_15;
    }
    return uint(clamp_0(_S400, int(0), int(length_12)));
}

__device__ uint2  slice_0(int start_8, int count_22, uint length_13)
{
    uint from_3 = clip_0(start_8, length_13);
    return make_uint2 (from_3, (U32_max((from_3), (clip_0(start_8 + count_22, length_13)))));
}

__device__ __noinline__ void cut_0(Machine_0 * m_119, GridView_0 * from_4, uint top_8, uint bottom_8, uint left_6, uint right_3)
{
    uint height_3;
    if(bottom_8 > top_8)
    {
        height_3 = bottom_8 - top_8;
    }
    else
    {
        height_3 = 0U;
    }
    uint width_4;
    if(right_3 > left_6)
    {
        width_4 = right_3 - left_6;
    }
    else
    {
        width_4 = 0U;
    }
    uint cells_11 = new_grid_0(m_119, height_3, width_4);
    if(cells_11 == 0U)
    {
        return;
    }
    CellWriter_0 to_5 = CellWriter_to_0(cells_11);
    uint _S401 = from_4->width_3;
    if(width_4 == (from_4->width_3))
    {
        push_run_0(&to_5, from_4->cells_6, top_8 * width_4, height_3 * width_4);
    }
    else
    {
        uint i_48 = top_8;
        for(;;)
        {
            if(i_48 < bottom_8)
            {
            }
            else
            {
                break;
            }
            push_run_0(&to_5, from_4->cells_6, i_48 * _S401 + left_6, width_4);
            i_48 = i_48 + 1U;
        }
    }
    CellWriter_finish_0(&to_5);
    return;
}

__device__ void crop_to_0(Machine_0 * m_120, GridView_0 * from_5, Two_0 * start_9, Two_0 * dims_0)
{
    int _S402 = start_9->x_2;
    int _S403 = start_9->y_1;
    int _S404 = dims_0->x_2;
    int _S405 = dims_0->y_1;
    bool _S406;
    if((I32_max(((I32_max(((I32_abs((start_9->x_2)))), ((I32_abs((start_9->y_1))))))), ((I32_max(((I32_abs((dims_0->x_2)))), ((I32_abs((dims_0->y_1))))))))) > int(536870912))
    {
        _S406 = true;
    }
    else
    {
        _S406 = (I32_min(((I32_min((_S402), (_S403)))), ((I32_min((_S404), (_S405)))))) < int(-536870912);
    }
    if(_S406)
    {
        fail_0(m_120, 254U);
        return;
    }
    uint2  rows_1 = slice_0(_S402, _S404, from_5->height_1);
    uint2  columns_0 = slice_0(_S403, _S405, from_5->width_3);
    cut_0(m_120, from_5, rows_1.x, rows_1.y, columns_0.x, columns_0.y);
    return;
}

__device__ void op_crop_0(Machine_0 * m_121, uint a_87, uint b_50, uint c_1)
{
    GridView_0 from_6 = grid_view_0(m_121, a_87);
    Two_0 start_10 = pair_view_0(m_121, b_50);
    Two_0 dims_1 = pair_view_0(m_121, c_1);
    Machine_0 _S407 = *m_121;
    bool _S408 = failed_0(&_S407);
    if(!_S408)
    {
        GridView_0 _S409 = from_6;
        Two_0 _S410 = start_10;
        Two_0 _S411 = dims_1;
        crop_to_0(m_121, &_S409, &_S410, &_S411);
    }
    return;
}

__device__ void sort_cells_0(Machine_0 * m_122, CellList_0 * list_16)
{
    if((list_16->count_1) > (list_16->room_0))
    {
        fail_0(m_122, 254U);
    }
    Machine_0 _S412 = *m_122;
    bool _S413 = failed_0(&_S412);
    bool _S414;
    if(_S413)
    {
        _S414 = true;
    }
    else
    {
        CellList_0 _S415 = *list_16;
        bool _S416 = ascends_0(&_S415);
        _S414 = _S416;
    }
    if(_S414)
    {
        return;
    }
    spend_0(m_122, list_16->count_1);
    Machine_0 _S417 = *m_122;
    bool _S418 = failed_0(&_S417);
    if(_S418)
    {
        return;
    }
    sort_list_0(list_16);
    return;
}

__device__ __noinline__ void op_toindices_0(Machine_0 * m_123, uint a_88)
{
    uint kind_27 = kind_of_0(a_88);
    bool object_0 = kind_27 == 11U;
    bool _S419;
    if(kind_27 == 9U)
    {
        _S419 = (word_at_0(a_88 + 1U)) == 0U;
    }
    else
    {
        _S419 = false;
    }
    if(_S419)
    {
        new_empty_set_0(m_123);
        return;
    }
    PatchView_0 patch_5;
    (&patch_5)->cells_10 = a_88 + 4U;
    uint i_49;
    if(object_0)
    {
        i_49 = word_at_0(a_88 + 1U);
    }
    else
    {
        i_49 = 0U;
    }
    (&patch_5)->count_20 = i_49;
    (&patch_5)->coloured_1 = object_0;
    if(!object_0)
    {
        PatchView_0 _S420 = patch_view_0(m_123, a_88);
        patch_5 = _S420;
    }
    Machine_0 _S421 = *m_123;
    bool _S422 = failed_0(&_S421);
    if(_S422)
    {
        return;
    }
    if(!(&patch_5)->coloured_1)
    {
        uint _S423 = copy_record_0(m_123, a_88);
        return;
    }
    Machine_0 _S424 = *m_123;
    CellList_0 _S425 = CellList_at_0(&_S424);
    CellList_0 list_17 = _S425;
    i_49 = 0U;
    for(;;)
    {
        if(i_49 < ((&patch_5)->count_20))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&list_17, (word_at_0((&patch_5)->cells_10 + i_49)) & 16777215U);
        i_49 = i_49 + 1U;
    }
    if(object_0)
    {
        sort_cells_0(m_123, &list_17);
    }
    else
    {
        if(((&list_17)->count_1) > ((&list_17)->room_0))
        {
            fail_0(m_123, 254U);
        }
        else
        {
            CellList_0 _S426 = list_17;
            bool _S427 = ascends_0(&_S426);
            if(!_S427)
            {
                sort_list_0(&list_17);
            }
        }
    }
    CellList_0 _S428 = list_17;
    seal_cells_0(m_123, &_S428, false);
    return;
}

__device__ int colour_view_0(Machine_0 * m_124, uint record_21)
{
    int value_4;
    if((kind_of_0(record_21)) == 2U)
    {
        int _S429 = int_view_0(m_124, record_21);
        value_4 = _S429;
    }
    else
    {
        fail_0(m_124, 3U);
        value_4 = int(0);
    }
    bool _S430;
    if(value_4 < int(-128))
    {
        _S430 = true;
    }
    else
    {
        _S430 = value_4 > int(127);
    }
    if(_S430)
    {
        fail_0(m_124, 3U);
    }
    return value_4;
}

__device__ void op_recolor_0(Machine_0 * m_125, uint a_89, uint b_51)
{
    int _S431 = colour_view_0(m_125, a_89);
    PatchView_0 _S432 = patch_view_0(m_125, b_51);
    Machine_0 _S433 = *m_125;
    bool _S434 = failed_0(&_S433);
    if(_S434)
    {
        return;
    }
    Machine_0 _S435 = *m_125;
    CellList_0 _S436 = CellList_at_0(&_S435);
    CellList_0 list_18 = _S436;
    uint i_50 = 0U;
    for(;;)
    {
        if(i_50 < (_S432.count_20))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&list_18, ((word_at_0(_S432.cells_10 + i_50)) & 16777215U) | (colour_bits_0(_S431)));
        i_50 = i_50 + 1U;
    }
    sort_cells_0(m_125, &list_18);
    CellList_0 _S437 = list_18;
    seal_cells_0(m_125, &_S437, true);
    return;
}

__device__ Two_0 exact_pair_0(Machine_0 * m_126, uint record_22)
{
    if((length_of_0(record_22)) != 2U)
    {
        fail_0(m_126, 2U);
    }
    Two_0 _S438 = pair_view_0(m_126, record_22);
    return _S438;
}

__device__ bool can_move_0(PatchView_0 * patch_6, Two_0 * offset_0)
{
    int _S439 = offset_0->x_2;
    int _S440 = offset_0->y_1;
    bool _S441;
    if((I32_min((offset_0->x_2), (offset_0->y_1))) < int(-4095))
    {
        _S441 = true;
    }
    else
    {
        _S441 = (I32_max((_S439), (_S440))) > int(4095);
    }
    if(_S441)
    {
        return false;
    }
    uint i_51 = 0U;
    uint lost_0 = 0U;
    for(;;)
    {
        if(i_51 < (patch_6->count_20))
        {
        }
        else
        {
            break;
        }
        uint cell_15 = word_at_0(patch_6->cells_10 + i_51);
        uint lost_1 = lost_0 | (uint(row_of_0(cell_15) + int(2048) + _S439) | uint(column_of_0(cell_15) + int(2048) + _S440));
        i_51 = i_51 + 1U;
        lost_0 = lost_1;
    }
    return (lost_0 & 4294963200U) == 0U;
}

__device__ void shifted_0(Machine_0 * m_127, PatchView_0 * patch_7, Two_0 * by_0)
{
    Machine_0 _S442 = *m_127;
    bool _S443 = failed_0(&_S442);
    if(_S443)
    {
        return;
    }
    bool _S444 = can_move_0(patch_7, by_0);
    if(!_S444)
    {
        fail_0(m_127, 27U);
        return;
    }
    uint _S445 = (uint(by_0->x_2) << int(12)) + uint(by_0->y_1);
    Machine_0 _S446 = *m_127;
    CellList_0 _S447 = CellList_at_0(&_S446);
    CellList_0 list_19 = _S447;
    uint i_52 = 0U;
    for(;;)
    {
        if(i_52 < (patch_7->count_20))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&list_19, word_at_0(patch_7->cells_10 + i_52) + _S445);
        i_52 = i_52 + 1U;
    }
    if(!patch_7->is_set_1)
    {
        sort_cells_0(m_127, &list_19);
    }
    CellList_0 _S448 = list_19;
    seal_cells_0(m_127, &_S448, patch_7->coloured_1);
    return;
}

__device__ void op_shift_0(Machine_0 * m_128, uint a_90, uint b_52)
{
    if((length_of_0(a_90)) == 0U)
    {
        uint _S449 = copy_record_0(m_128, a_90);
        return;
    }
    PatchView_0 patch_8 = patch_view_0(m_128, a_90);
    Two_0 by_1 = exact_pair_0(m_128, b_52);
    PatchView_0 _S450 = patch_8;
    Two_0 _S451 = by_1;
    shifted_0(m_128, &_S450, &_S451);
    return;
}

__device__ Bounds_0 some_bounds_0(Machine_0 * m_129, PatchView_0 * patch_9)
{
    Bounds_0 _S452 = bounds_of_0(patch_9);
    if(_S452.empty_0)
    {
        fail_0(m_129, 23U);
    }
    return _S452;
}

__device__ void op_normalize_0(Machine_0 * m_130, uint a_91)
{
    if((length_of_0(a_91)) == 0U)
    {
        uint _S453 = copy_record_0(m_130, a_91);
        return;
    }
    PatchView_0 patch_10 = patch_view_0(m_130, a_91);
    Machine_0 _S454 = *m_130;
    bool _S455 = failed_0(&_S454);
    if(_S455)
    {
        return;
    }
    PatchView_0 _S456 = patch_10;
    Bounds_0 _S457 = some_bounds_0(m_130, &_S456);
    Two_0 _S458 = two_0(- _S457.top_5, - _S457.left_3);
    PatchView_0 _S459 = patch_10;
    Two_0 _S460 = _S458;
    shifted_0(m_130, &_S459, &_S460);
    return;
}

__device__ __noinline__ void around_0(Machine_0 * m_131, uint a_92, bool beside_0, bool diagonal_0)
{
    if((kind_of_0(a_92)) != 3U)
    {
        fail_0(m_131, 2U);
        return;
    }
    int row_11 = int(word_at_0(a_92 + 1U));
    int column_5 = int(word_at_0(a_92 + 2U));
    bool _S461;
    if((I32_min((row_11), (column_5))) < int(-2047))
    {
        _S461 = true;
    }
    else
    {
        _S461 = (I32_max((row_11), (column_5))) > int(2046);
    }
    if(_S461)
    {
        fail_0(m_131, 27U);
        return;
    }
    Machine_0 _S462 = *m_131;
    CellList_0 _S463 = CellList_at_0(&_S462);
    CellList_0 list_20 = _S463;
    int i_53 = int(-1);
    for(;;)
    {
        if(i_53 <= int(1))
        {
        }
        else
        {
            break;
        }
        int j_3 = int(-1);
        for(;;)
        {
            if(j_3 <= int(1))
            {
            }
            else
            {
                break;
            }
            if(i_53 != int(0))
            {
                _S461 = true;
            }
            else
            {
                _S461 = j_3 != int(0);
            }
            bool _S464;
            if(_S461)
            {
                if(i_53 == int(0))
                {
                    _S464 = true;
                }
                else
                {
                    _S464 = j_3 == int(0);
                }
                bool _S465;
                if(_S464)
                {
                    _S465 = beside_0;
                }
                else
                {
                    _S465 = diagonal_0;
                }
                _S464 = _S465;
            }
            else
            {
                _S464 = false;
            }
            if(_S464)
            {
                CellList_push_0(&list_20, pack_0(row_11 + i_53, column_5 + j_3));
            }
            j_3 = j_3 + int(1);
        }
        i_53 = i_53 + int(1);
    }
    CellList_0 _S466 = list_20;
    seal_cells_0(m_131, &_S466, false);
    return;
}

__device__ void op_dneighbors_0(Machine_0 * m_132, uint a_93)
{
    around_0(m_132, a_93, true, false);
    return;
}

__device__ void op_ineighbors_0(Machine_0 * m_133, uint a_94)
{
    around_0(m_133, a_94, false, true);
    return;
}

__device__ void op_neighbors_0(Machine_0 * m_134, uint a_95)
{
    around_0(m_134, a_95, true, true);
    return;
}

__device__ GridView_0 with_rows_0(Machine_0 * m_135, GridView_0 * grid_9)
{
    if((grid_9->height_1) == 0U)
    {
        fail_0(m_135, 24U);
    }
    return *grid_9;
}

__device__ uint pack_run_0(uint row_12, uint start_11, uint end_1, int colour_7)
{
    return ((row_12 | (start_11 << int(7))) | (end_1 << int(14))) | ((uint(colour_7) & 255U) << int(21));
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
    uint at_16 = run_3;
    for(;;)
    {
        if(parent_0 != at_16)
        {
        }
        else
        {
            break;
        }
        uint above_0 = word_at_0(parents_0 + parent_0);
        *(&(globalParams_0->arena_0)[parents_0 + at_16]) = above_0;
        parent_0 = word_at_0(parents_0 + above_0);
        at_16 = above_0;
    }
    return at_16;
}

__device__ __noinline__ uint find_runs_0(Machine_0 * m_136, GridView_0 * from_7, bool univalued_0, bool diagonal_1, int ground_0)
{
    bool _S467;
    uint _S468 = m_136->scratch_1;
    uint _S469 = m_136->scratch_1 + 1022U;
    int apart_0;
    if(diagonal_1)
    {
        apart_0 = int(1);
    }
    else
    {
        apart_0 = int(0);
    }
    uint _S470 = uint(apart_0);
    uint above_1 = 0U;
    uint above_end_0 = 0U;
    uint row_13 = 0U;
    for(;;)
    {
        if(row_13 < (from_7->height_1))
        {
        }
        else
        {
            break;
        }
        uint _S471 = from_7->width_3;
        uint _S472 = row_13 * from_7->width_3;
        uint start_12 = 0U;
        uint count_23 = above_end_0;
        uint touching_0 = above_1;
        for(;;)
        {
            if(start_12 < _S471)
            {
            }
            else
            {
                break;
            }
            uint _S473 = from_7->cells_6;
            int colour_8 = cell_at_0(from_7->cells_6, _S472 + start_12);
            bool in_ground_0 = colour_8 == ground_0;
            uint end_2 = start_12 + 1U;
            for(;;)
            {
                if(end_2 < _S471)
                {
                }
                else
                {
                    break;
                }
                int cell_16 = cell_at_0(_S473, _S472 + end_2);
                if(univalued_0)
                {
                    _S467 = true;
                }
                else
                {
                    _S467 = in_ground_0;
                }
                bool _S474;
                if(_S467)
                {
                    _S474 = cell_16 != colour_8;
                }
                else
                {
                    _S474 = cell_16 == ground_0;
                }
                if(_S474)
                {
                    break;
                }
                end_2 = end_2 + 1U;
            }
            if(!in_ground_0)
            {
                if(count_23 == 1022U)
                {
                    fail_0(m_136, 254U);
                    return 0U;
                }
                if(univalued_0)
                {
                    apart_0 = colour_8;
                }
                else
                {
                    apart_0 = int(0);
                }
                *(&(globalParams_0->arena_0)[_S468 + count_23]) = pack_run_0(row_13, start_12, end_2, apart_0);
                *(&(globalParams_0->arena_0)[_S469 + count_23]) = count_23;
                uint touching_1 = touching_0;
                for(;;)
                {
                    if(touching_1 < above_end_0)
                    {
                        _S467 = (run_end_0(word_at_0(_S468 + touching_1)) + _S470) <= start_12;
                    }
                    else
                    {
                        _S467 = false;
                    }
                    if(_S467)
                    {
                    }
                    else
                    {
                        break;
                    }
                    touching_1 = touching_1 + 1U;
                }
                uint other_2 = touching_1;
                for(;;)
                {
                    if(other_2 < above_end_0)
                    {
                    }
                    else
                    {
                        break;
                    }
                    uint run_4 = word_at_0(_S468 + other_2);
                    if((run_start_0(run_4)) >= (end_2 + _S470))
                    {
                        break;
                    }
                    if((run_colour_0(run_4)) == apart_0)
                    {
                        uint a_96 = root_of_0(_S469, other_2);
                        uint b_53 = root_of_0(_S469, count_23);
                        *(&(globalParams_0->arena_0)[_S469 + (U32_max((a_96), (b_53)))]) = (U32_min((a_96), (b_53)));
                    }
                    other_2 = other_2 + 1U;
                }
                count_23 = count_23 + 1U;
                touching_0 = touching_1;
            }
            start_12 = end_2;
        }
        uint row_14 = row_13 + 1U;
        above_1 = above_end_0;
        above_end_0 = count_23;
        row_13 = row_14;
    }
    return above_end_0;
}

__device__ uint run_row_0(uint run_5)
{
    return run_5 & 127U;
}

__device__ int GridView_at_0(GridView_0 * this_8, uint row_15, uint column_6)
{
    return cell_at_0(this_8->cells_6, row_15 * this_8->width_3 + column_6);
}

__device__ __noinline__ void components_0(Machine_0 * m_137, GridView_0 * from_8, bool univalued_1, bool diagonal_2, int ground_1)
{
    int colour_9;
    uint j_4;
    uint _S475 = from_8->height_1;
    bool _S476;
    if((from_8->height_1) > 2047U)
    {
        _S476 = true;
    }
    else
    {
        _S476 = (from_8->width_3) > 2047U;
    }
    if(_S476)
    {
        fail_0(m_137, 28U);
    }
    uint _S477 = GridView_area_0(from_8);
    spend_0(m_137, _S477);
    if(_S475 > 64U)
    {
        _S476 = true;
    }
    else
    {
        _S476 = (from_8->width_3) > 64U;
    }
    if(_S476)
    {
        fail_0(m_137, 254U);
    }
    Machine_0 _S478 = *m_137;
    bool _S479 = failed_0(&_S478);
    if(_S479)
    {
        return;
    }
    uint runs_1 = m_137->scratch_1;
    uint parents_1 = m_137->scratch_1 + 1022U;
    uint sizes_0 = parents_1 + 1022U;
    uint _S480 = sizes_0 + 1022U;
    uint _S481 = find_runs_0(m_137, from_8, univalued_1, diagonal_2, ground_1);
    int colour_10 = int(128);
    uint i_54 = 0U;
    uint objects_0 = 0U;
    for(;;)
    {
        if(i_54 < _S481)
        {
        }
        else
        {
            break;
        }
        uint run_6 = word_at_0(runs_1 + i_54);
        uint root_0 = root_of_0(parents_1, i_54);
        *(&(globalParams_0->arena_0)[parents_1 + i_54]) = root_0;
        if(root_0 == i_54)
        {
            *(&(globalParams_0->arena_0)[sizes_0 + i_54]) = 0U;
            *(&(globalParams_0->arena_0)[_S480 + i_54]) = 0U;
            objects_0 = objects_0 + 1U;
        }
        uint * _S482 = (&(globalParams_0->arena_0)[sizes_0 + root_0]);
        uint _S483 = run_end_0(run_6);
        uint _S484 = run_start_0(run_6);
        *_S482 = *_S482 + (_S483 - _S484);
        if(univalued_1)
        {
            colour_10 = (I32_min((colour_10), (run_colour_0(run_6))));
        }
        else
        {
            colour_9 = colour_10;
            j_4 = _S484;
            for(;;)
            {
                if(j_4 < _S483)
                {
                }
                else
                {
                    break;
                }
                int _S485 = GridView_at_0(from_8, run_row_0(run_6), j_4);
                int _S486 = (I32_min((colour_9), (_S485)));
                uint j_5 = j_4 + 1U;
                colour_9 = _S486;
                j_4 = j_5;
            }
            colour_10 = colour_9;
        }
        i_54 = i_54 + 1U;
    }
    uint items_13 = open_items_0(m_137, objects_0);
    uint placed_1 = 0U;
    for(;;)
    {
        if(colour_10 < int(128))
        {
            Machine_0 _S487 = *m_137;
            bool _S488 = failed_0(&_S487);
            _S476 = !_S488;
        }
        else
        {
            _S476 = false;
        }
        if(_S476)
        {
        }
        else
        {
            break;
        }
        colour_9 = int(128);
        i_54 = 0U;
        uint placed_2 = placed_1;
        for(;;)
        {
            bool _S489;
            if(i_54 < _S481)
            {
                Machine_0 _S490 = *m_137;
                bool _S491 = failed_0(&_S490);
                _S489 = !_S491;
            }
            else
            {
                _S489 = false;
            }
            if(_S489)
            {
            }
            else
            {
                break;
            }
            uint run_7 = word_at_0(runs_1 + i_54);
            uint _S492 = run_row_0(run_7);
            uint _S493 = run_end_0(run_7);
            int apart_1 = run_colour_0(run_7);
            bool _S494;
            if(univalued_1)
            {
                _S494 = apart_1 != colour_10;
            }
            else
            {
                _S494 = false;
            }
            int next_2;
            uint placed_3;
            if(_S494)
            {
                if(apart_1 > colour_10)
                {
                    next_2 = (I32_min((colour_9), (apart_1)));
                }
                else
                {
                    next_2 = colour_9;
                }
                placed_3 = placed_2;
                uint i_55 = i_54 + 1U;
                colour_9 = next_2;
                i_54 = i_55;
                placed_2 = placed_3;
                continue;
            }
            uint root_1 = word_at_0(parents_1 + i_54);
            uint _S495 = _S480 + root_1;
            uint _S496 = word_at_0(_S495);
            uint _S497 = run_start_0(run_7);
            next_2 = colour_9;
            j_4 = _S497;
            uint place_5 = _S496;
            placed_3 = placed_2;
            for(;;)
            {
                if(j_4 < _S493)
                {
                }
                else
                {
                    break;
                }
                int cell_17;
                if(univalued_1)
                {
                    cell_17 = colour_10;
                }
                else
                {
                    int _S498 = GridView_at_0(from_8, _S492, j_4);
                    cell_17 = _S498;
                }
                if(cell_17 > colour_10)
                {
                    next_2 = (I32_min((next_2), (cell_17)));
                }
                if(cell_17 != colour_10)
                {
                    j_4 = j_4 + 1U;
                    continue;
                }
                uint place_6;
                uint placed_4;
                if(place_5 == 0U)
                {
                    uint size_0 = word_at_0(sizes_0 + root_1);
                    Machine_0 _S499 = *m_137;
                    start_item_0(&_S499, items_13, placed_3);
                    uint placed_5 = placed_3 + 1U;
                    make_0(m_137, size_0 * 4U);
                    uint _S500 = new_record_0(m_137, 11U, size_0, 0U, size_0);
                    uint _S501 = _S500 + 4U;
                    Machine_0 _S502 = *m_137;
                    bool _S503 = failed_0(&_S502);
                    if(_S503)
                    {
                        return;
                    }
                    place_6 = _S501;
                    placed_4 = placed_5;
                }
                else
                {
                    place_6 = place_5;
                    placed_4 = placed_3;
                }
                *(&(globalParams_0->arena_0)[place_6]) = (colour_bits_0(colour_10)) | (pack_0(int(_S492), int(j_4)));
                place_5 = place_6 + 1U;
                placed_3 = placed_4;
                j_4 = j_4 + 1U;
            }
            *(&(globalParams_0->arena_0)[_S495]) = place_5;
            uint i_55 = i_54 + 1U;
            colour_9 = next_2;
            i_54 = i_55;
            placed_2 = placed_3;
        }
        colour_10 = colour_9;
        placed_1 = placed_2;
    }
    make_0(m_137, objects_0 * 16U);
    close_plain_0(m_137, items_13, 12U, objects_0);
    return;
}

__device__ void cut_objects_0(Machine_0 * m_138, uint a_97, bool univalued_2, bool diagonal_3, bool without_ground_0)
{
    GridView_0 from_9 = grid_view_0(m_138, a_97);
    Machine_0 _S504 = *m_138;
    bool _S505 = failed_0(&_S504);
    if(_S505)
    {
        return;
    }
    int ground_2;
    if(without_ground_0)
    {
        GridView_0 _S506 = from_9;
        int _S507 = background_0(m_138, &_S506);
        ground_2 = _S507;
    }
    else
    {
        ground_2 = int(1000);
    }
    Machine_0 _S508 = *m_138;
    bool _S509 = failed_0(&_S508);
    if(_S509)
    {
        return;
    }
    GridView_0 _S510 = from_9;
    GridView_0 _S511 = with_rows_0(m_138, &_S510);
    Machine_0 _S512 = *m_138;
    bool _S513 = failed_0(&_S512);
    if(!_S513)
    {
        GridView_0 _S514 = from_9;
        components_0(m_138, &_S514, univalued_2, diagonal_3, ground_2);
    }
    return;
}

__device__ void op_objects_0(Machine_0 * m_139, uint a_98, uint b_54, uint c_2, uint d_0)
{
    cut_objects_0(m_139, a_98, truthy_0(b_54), truthy_0(c_2), truthy_0(d_0));
    return;
}

__device__ __noinline__ void by_colour_0(Machine_0 * m_140, GridView_0 * from_10, int left_out_0)
{
    Machine_0 _S515 = *m_140;
    bool _S516 = failed_0(&_S515);
    if(_S516)
    {
        return;
    }
    bool _S517;
    if((from_10->height_1) > 2047U)
    {
        _S517 = true;
    }
    else
    {
        _S517 = (from_10->width_3) > 2047U;
    }
    if(_S517)
    {
        fail_0(m_140, 27U);
    }
    uint _S518 = GridView_area_0(from_10);
    spend_0(m_140, _S518);
    Machine_0 _S519 = *m_140;
    bool _S520 = failed_0(&_S519);
    if(_S520)
    {
        return;
    }
    Tally_0 _S521 = Tally_of_cells_0(from_10->cells_6, _S518);
    Tally_0 all_5 = _S521;
    Tally_0 tally_3 = _S521;
    uint count_24 = 0U;
    for(;;)
    {
        bool _S522 = Tally_next_0(&all_5);
        if(_S522)
        {
        }
        else
        {
            break;
        }
        int _S523;
        if(((&all_5)->key_1) != left_out_0)
        {
            _S523 = int(1);
        }
        else
        {
            _S523 = int(0);
        }
        count_24 = count_24 + uint(_S523);
    }
    uint items_14 = open_items_0(m_140, count_24);
    uint i_56 = 0U;
    for(;;)
    {
        Machine_0 _S524 = *m_140;
        bool _S525 = failed_0(&_S524);
        if(!_S525)
        {
            bool _S526 = Tally_next_0(&tally_3);
            _S517 = _S526;
        }
        else
        {
            _S517 = false;
        }
        if(_S517)
        {
        }
        else
        {
            break;
        }
        if(((&tally_3)->key_1) == left_out_0)
        {
            continue;
        }
        Machine_0 _S527 = *m_140;
        start_item_0(&_S527, items_14, i_56);
        uint i_57 = i_56 + 1U;
        Machine_0 _S528 = *m_140;
        CellList_0 _S529 = CellList_at_0(&_S528);
        CellList_0 list_21 = _S529;
        push_colour_0(&list_21, from_10, (&tally_3)->key_1, colour_bits_0((&tally_3)->key_1));
        CellList_0 _S530 = list_21;
        seal_cells_0(m_140, &_S530, true);
        i_56 = i_57;
    }
    make_0(m_140, count_24 * 16U);
    close_plain_0(m_140, items_14, 12U, count_24);
    return;
}

__device__ void op_partition_0(Machine_0 * m_141, uint a_99)
{
    GridView_0 from_11 = grid_view_0(m_141, a_99);
    GridView_0 _S531 = from_11;
    by_colour_0(m_141, &_S531, int(1000));
    return;
}

__device__ void op_fgpartition_0(Machine_0 * m_142, uint a_100)
{
    GridView_0 from_12 = grid_view_0(m_142, a_100);
    Machine_0 _S532 = *m_142;
    bool _S533 = failed_0(&_S532);
    if(_S533)
    {
        return;
    }
    GridView_0 _S534 = from_12;
    int _S535 = background_0(m_142, &_S534);
    GridView_0 _S536 = from_12;
    by_colour_0(m_142, &_S536, _S535);
    return;
}

__device__ void bound_1(Machine_0 * m_143, uint a_101, int which_1)
{
    PatchView_0 patch_11 = patch_view_0(m_143, a_101);
    Machine_0 _S537 = *m_143;
    bool _S538 = failed_0(&_S537);
    if(_S538)
    {
        return;
    }
    PatchView_0 _S539 = patch_11;
    Bounds_0 _S540 = some_bounds_0(m_143, &_S539);
    int _S541;
    if(which_1 == int(0))
    {
        _S541 = _S540.bottom_5;
    }
    else
    {
        if(which_1 == int(1))
        {
            _S541 = _S540.top_5;
        }
        else
        {
            if(which_1 == int(2))
            {
                _S541 = _S540.left_3;
            }
            else
            {
                _S541 = _S540.right_0;
            }
        }
    }
    new_int_0(m_143, _S541);
    return;
}

__device__ void op_uppermost_0(Machine_0 * m_144, uint a_102)
{
    bound_1(m_144, a_102, int(1));
    return;
}

__device__ void op_lowermost_0(Machine_0 * m_145, uint a_103)
{
    bound_1(m_145, a_103, int(0));
    return;
}

__device__ void op_leftmost_0(Machine_0 * m_146, uint a_104)
{
    bound_1(m_146, a_104, int(2));
    return;
}

__device__ void op_rightmost_0(Machine_0 * m_147, uint a_105)
{
    bound_1(m_147, a_105, int(3));
    return;
}

__device__ void op_square_0(Machine_0 * m_148, uint a_106)
{
    Two_0 sides_3 = extent_0(m_148, a_106);
    bool square_0 = (sides_3.x_2) == (sides_3.y_1);
    Machine_0 _S542 = *m_148;
    bool _S543 = failed_0(&_S542);
    if(_S543)
    {
        return;
    }
    bool square_1;
    if(!is_tuple_0(a_106))
    {
        PatchView_0 patch_12 = patch_view_0(m_148, a_106);
        if(square_0)
        {
            square_1 = uint(sides_3.x_2 * sides_3.y_1) == (patch_12.count_20);
        }
        else
        {
            square_1 = false;
        }
    }
    else
    {
        if((sides_3.x_2) == int(0))
        {
            fail_0(m_148, 24U);
        }
        square_1 = square_0;
    }
    new_bool_0(m_148, square_1);
    return;
}

__device__ PatchView_0 patch_set_view_0(Machine_0 * m_149, uint record_23)
{
    bool _S544;
    if(is_tuple_0(record_23))
    {
        _S544 = (length_of_0(record_23)) != 0U;
    }
    else
    {
        _S544 = false;
    }
    if(_S544)
    {
        fail_0(m_149, 5U);
    }
    PatchView_0 _S545 = patch_view_0(m_149, record_23);
    return _S545;
}

__device__ __noinline__ void line_0(Machine_0 * m_150, uint a_107, bool vertical_0)
{
    PatchView_0 patch_13 = patch_set_view_0(m_150, a_107);
    Machine_0 _S546 = *m_150;
    bool _S547 = failed_0(&_S546);
    if(_S547)
    {
        return;
    }
    PatchView_0 _S548 = patch_13;
    Bounds_0 _S549 = bounds_of_0(&_S548);
    int length_14;
    if(vertical_0)
    {
        Bounds_0 _S550 = _S549;
        int _S551 = Bounds_height_0(&_S550);
        length_14 = _S551;
    }
    else
    {
        Bounds_0 _S552 = _S549;
        int _S553 = Bounds_width_0(&_S552);
        length_14 = _S553;
    }
    int thickness_0;
    if(vertical_0)
    {
        Bounds_0 _S554 = _S549;
        int _S555 = Bounds_width_0(&_S554);
        thickness_0 = _S555;
    }
    else
    {
        Bounds_0 _S556 = _S549;
        int _S557 = Bounds_height_0(&_S556);
        thickness_0 = _S557;
    }
    bool _S558;
    if(!_S549.empty_0)
    {
        _S558 = uint(length_14) == (patch_13.count_20);
    }
    else
    {
        _S558 = false;
    }
    if(_S558)
    {
        _S558 = thickness_0 == int(1);
    }
    else
    {
        _S558 = false;
    }
    new_bool_0(m_150, _S558);
    return;
}

__device__ void op_vline_0(Machine_0 * m_151, uint a_108)
{
    line_0(m_151, a_108, true);
    return;
}

__device__ void op_hline_0(Machine_0 * m_152, uint a_109)
{
    line_0(m_152, a_109, false);
    return;
}

__device__ void check_two_0(Machine_0 * m_153, uint a_110, uint b_55)
{
    bool _S559;
    if((kind_of_0(a_110)) == 6U)
    {
        _S559 = (kind_of_0(b_55)) == 6U;
    }
    else
    {
        _S559 = false;
    }
    if(_S559)
    {
        fail_0(m_153, 254U);
    }
    return;
}

__device__ uint line_of_0(uint cell_18, bool columns_1)
{
    uint _S560;
    if(columns_1)
    {
        _S560 = cell_18 & 4095U;
    }
    else
    {
        _S560 = (cell_18 >> int(12)) & 4095U;
    }
    return _S560;
}

__device__ __noinline__ bool matching_0(Machine_0 * m_154, PatchView_0 * a_111, PatchView_0 * b_56, bool columns_2)
{
    uint _S561 = a_111->count_20;
    uint _S562 = b_56->count_20;
    spend_0(m_154, (a_111->count_20 + b_56->count_20) / 2U);
    Machine_0 _S563 = *m_154;
    bool _S564 = failed_0(&_S563);
    if(_S564)
    {
        return false;
    }
    uint i_58 = 0U;
    for(;;)
    {
        if(i_58 < 128U)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[m_154->scratch_1 + i_58]) = 0U;
        i_58 = i_58 + 1U;
    }
    i_58 = 0U;
    for(;;)
    {
        if(i_58 < _S561)
        {
        }
        else
        {
            break;
        }
        uint at_17 = line_of_0(word_at_0(a_111->cells_10 + i_58), columns_2);
        uint * _S565 = (&(globalParams_0->arena_0)[m_154->scratch_1 + (at_17 >> int(5))]);
        *_S565 = (*_S565) | (1U << (at_17 & 31U));
        i_58 = i_58 + 1U;
    }
    i_58 = 0U;
    for(;;)
    {
        if(i_58 < _S562)
        {
        }
        else
        {
            break;
        }
        uint at_18 = line_of_0(word_at_0(b_56->cells_10 + i_58), columns_2);
        if((((word_at_0(m_154->scratch_1 + (at_18 >> int(5)))) >> (at_18 & 31U)) & 1U) != 0U)
        {
            return true;
        }
        i_58 = i_58 + 1U;
    }
    return false;
}

__device__ void two_matching_0(Machine_0 * m_155, uint a_112, uint b_57, bool columns_3)
{
    check_two_0(m_155, a_112, b_57);
    PatchView_0 x_9 = patch_view_0(m_155, a_112);
    PatchView_0 y_8 = patch_view_0(m_155, b_57);
    Machine_0 _S566 = *m_155;
    bool _S567 = failed_0(&_S566);
    if(_S567)
    {
        return;
    }
    PatchView_0 _S568 = x_9;
    PatchView_0 _S569 = y_8;
    bool _S570 = matching_0(m_155, &_S568, &_S569, columns_3);
    new_bool_0(m_155, _S570);
    return;
}

__device__ void op_hmatching_0(Machine_0 * m_156, uint a_113, uint b_58)
{
    two_matching_0(m_156, a_113, b_58, false);
    return;
}

__device__ void op_vmatching_0(Machine_0 * m_157, uint a_114, uint b_59)
{
    two_matching_0(m_157, a_114, b_59, true);
    return;
}

__device__ __noinline__ int distance_between_0(Machine_0 * m_158, uint a_115, uint b_60)
{
    check_two_0(m_158, a_115, b_60);
    PatchView_0 x_10 = patch_view_0(m_158, a_115);
    PatchView_0 y_9 = patch_view_0(m_158, b_60);
    bool _S571;
    if((x_10.count_20) == 0U)
    {
        _S571 = true;
    }
    else
    {
        _S571 = (y_9.count_20) == 0U;
    }
    if(_S571)
    {
        fail_0(m_158, 23U);
    }
    if((U32_max((x_10.count_20), (y_9.count_20))) > 4096U)
    {
        fail_0(m_158, 254U);
    }
    spend_0(m_158, x_10.count_20 * y_9.count_20 / 4U);
    Machine_0 _S572 = *m_158;
    bool _S573 = failed_0(&_S572);
    if(_S573)
    {
        return int(2147483647);
    }
    int least_1 = int(2147483647);
    uint i_59 = 0U;
    for(;;)
    {
        if(i_59 < (x_10.count_20))
        {
            _S571 = least_1 > int(0);
        }
        else
        {
            _S571 = false;
        }
        if(_S571)
        {
        }
        else
        {
            break;
        }
        uint _S574 = x_10.cells_10 + i_59;
        int _S575 = row_of_0(word_at_0(_S574));
        int _S576 = column_of_0(word_at_0(_S574));
        uint k_2 = 0U;
        for(;;)
        {
            if(k_2 < (y_9.count_20))
            {
            }
            else
            {
                break;
            }
            uint other_3 = word_at_0(y_9.cells_10 + k_2);
            int _S577 = (I32_min((least_1), ((I32_abs((row_of_0(other_3) - _S575))) + (I32_abs((column_of_0(other_3) - _S576))))));
            uint k_3 = k_2 + 1U;
            least_1 = _S577;
            k_2 = k_3;
        }
        i_59 = i_59 + 1U;
    }
    return least_1;
}

__device__ void op_manhattan_0(Machine_0 * m_159, uint a_116, uint b_61)
{
    int least_2 = distance_between_0(m_159, a_116, b_61);
    new_int_0(m_159, least_2);
    return;
}

__device__ void op_adjacent_0(Machine_0 * m_160, uint a_117, uint b_62)
{
    int least_3 = distance_between_0(m_160, a_117, b_62);
    new_bool_0(m_160, least_3 == int(1));
    return;
}

__device__ __noinline__ void op_bordering_0(Machine_0 * m_161, uint a_118, uint b_63)
{
    PatchView_0 patch_14 = patch_view_0(m_161, a_118);
    Machine_0 _S578 = *m_161;
    bool _S579 = failed_0(&_S578);
    if(_S579)
    {
        return;
    }
    PatchView_0 _S580 = patch_14;
    Bounds_0 _S581 = some_bounds_0(m_161, &_S580);
    GridView_0 grid_10 = grid_view_0(m_161, b_63);
    Machine_0 _S582 = *m_161;
    bool _S583 = failed_0(&_S582);
    if(_S583)
    {
        return;
    }
    GridView_0 _S584 = grid_10;
    GridView_0 _S585 = with_rows_0(m_161, &_S584);
    bool _S586;
    if((_S581.top_5) == int(0))
    {
        _S586 = true;
    }
    else
    {
        _S586 = (_S581.left_3) == int(0);
    }
    if(_S586)
    {
        _S586 = true;
    }
    else
    {
        _S586 = (_S581.bottom_5) == (int(grid_10.height_1) - int(1));
    }
    if(_S586)
    {
        _S586 = true;
    }
    else
    {
        _S586 = (_S581.right_0) == (int(grid_10.width_3) - int(1));
    }
    new_bool_0(m_161, _S586);
    return;
}

__device__ bool PatchView_in_order_0(PatchView_0 * this_9)
{
    bool _S587;
    if(this_9->is_set_1)
    {
        if(!this_9->coloured_1)
        {
            _S587 = true;
        }
        else
        {
            _S587 = (this_9->count_20) == 0U;
        }
        if(_S587)
        {
            _S587 = true;
        }
        else
        {
            _S587 = ((word_at_0(this_9->cells_10)) ^ (word_at_0(this_9->cells_10 + this_9->count_20 - 1U))) <= 16777215U;
        }
    }
    else
    {
        _S587 = false;
    }
    return _S587;
}

__device__ int floor_mean_0(int sum_0, int count_25)
{
    int _S588;
    if(sum_0 >= int(0))
    {
        int _S589 = sum_0 / count_25;
        _S588 = _S589;
    }
    else
    {
        int _S590 = (count_25 - int(1) - sum_0) / count_25;
        _S588 = - _S590;
    }
    return _S588;
}

__device__ __noinline__ void op_centerofmass_0(Machine_0 * m_162, uint a_119)
{
    PatchView_0 patch_15 = patch_view_0(m_162, a_119);
    Machine_0 _S591 = *m_162;
    bool _S592 = failed_0(&_S591);
    if(_S592)
    {
        return;
    }
    if((patch_15.count_20) == 0U)
    {
        new_empty_tuple_0(m_162);
        return;
    }
    spend_0(m_162, patch_15.count_20);
    Machine_0 _S593 = *m_162;
    CellList_0 _S594 = CellList_at_0(&_S593);
    CellList_0 places_0 = _S594;
    (&places_0)->start_0 = patch_15.cells_10;
    (&places_0)->count_1 = patch_15.count_20;
    bool _S595;
    if(patch_15.coloured_1)
    {
        PatchView_0 _S596 = patch_15;
        bool _S597 = PatchView_in_order_0(&_S596);
        _S595 = !_S597;
    }
    else
    {
        _S595 = false;
    }
    uint i_60;
    if(_S595)
    {
        (&places_0)->start_0 = m_162->scratch_1 + 1408U;
        (&places_0)->room_0 = 2680U;
        if((patch_15.count_20) > 2680U)
        {
            fail_0(m_162, 254U);
        }
        Machine_0 _S598 = *m_162;
        bool _S599 = failed_0(&_S598);
        if(_S599)
        {
            return;
        }
        i_60 = 0U;
        for(;;)
        {
            if(i_60 < (patch_15.count_20))
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[(&places_0)->start_0 + i_60]) = (word_at_0(patch_15.cells_10 + i_60)) & 16777215U;
            i_60 = i_60 + 1U;
        }
        sort_list_0(&places_0);
    }
    i_60 = 0U;
    int rows_2 = int(0);
    int columns_4 = int(0);
    for(;;)
    {
        if(i_60 < ((&places_0)->count_1))
        {
        }
        else
        {
            break;
        }
        int rows_3 = rows_2 + row_of_0(word_at_0((&places_0)->start_0 + i_60));
        int columns_5 = columns_4 + column_of_0(word_at_0((&places_0)->start_0 + i_60));
        i_60 = i_60 + 1U;
        rows_2 = rows_3;
        columns_4 = columns_5;
    }
    int count_26 = int(patch_15.count_20);
    int _S600 = floor_mean_0(rows_2, count_26);
    int _S601 = floor_mean_0(columns_4, count_26);
    new_pair_0(m_162, _S600, _S601);
    return;
}

__device__ uint put_colours_0(Machine_0 * m_163, uint items_15, Tally_0 * all_6, uint count_27)
{
    Tally_0 tally_4 = *all_6;
    uint i_61 = 0U;
    for(;;)
    {
        Machine_0 _S602 = *m_163;
        bool _S603 = failed_0(&_S602);
        bool _S604;
        if(!_S603)
        {
            bool _S605 = Tally_next_0(&tally_4);
            _S604 = _S605;
        }
        else
        {
            _S604 = false;
        }
        if(_S604)
        {
        }
        else
        {
            break;
        }
        if(i_61 < count_27)
        {
            Machine_0 _S606 = *m_163;
            start_item_0(&_S606, items_15, i_61);
            new_int_0(m_163, (&tally_4)->key_1);
        }
        i_61 = i_61 + 1U;
    }
    return i_61;
}

__device__ void colours_0(Machine_0 * m_164, uint a_120, bool as_tuple_0)
{
    Tally_0 tally_5 = tally_of_0(m_164, a_120);
    Machine_0 _S607 = *m_164;
    bool _S608 = failed_0(&_S607);
    if(_S608)
    {
        return;
    }
    Tally_0 _S609 = tally_5;
    uint _S610 = put_colours_0(m_164, 0U, &_S609, 0U);
    uint items_16 = open_items_0(m_164, _S610);
    Tally_0 _S611 = tally_5;
    uint _S612 = put_colours_0(m_164, items_16, &_S611, _S610);
    if(as_tuple_0)
    {
        close_tuple_0(m_164, items_16, _S610);
        return;
    }
    make_0(m_164, _S610 * 16U);
    close_plain_0(m_164, items_16, 12U, _S610);
    return;
}

__device__ void op_palette_0(Machine_0 * m_165, uint a_121)
{
    colours_0(m_165, a_121, false);
    return;
}

__device__ void op_numcolors_0(Machine_0 * m_166, uint a_122)
{
    Tally_0 _S613 = tally_of_0(m_166, a_122);
    Tally_0 tally_6 = _S613;
    Machine_0 _S614 = *m_166;
    bool _S615 = failed_0(&_S614);
    if(_S615)
    {
        return;
    }
    int count_28 = int(0);
    for(;;)
    {
        bool _S616 = Tally_next_0(&tally_6);
        if(_S616)
        {
        }
        else
        {
            break;
        }
        count_28 = count_28 + int(1);
    }
    new_int_0(m_166, count_28);
    return;
}

__device__ int colour_of_patch_0(Machine_0 * m_167, uint a_123)
{
    PatchView_0 patch_16 = patch_view_0(m_167, a_123);
    if((patch_16.count_20) == 0U)
    {
        fail_0(m_167, 23U);
    }
    Machine_0 _S617 = *m_167;
    bool _S618 = failed_0(&_S617);
    if(_S618)
    {
        return int(0);
    }
    uint cell_19 = word_at_0(patch_16.cells_10);
    int _S619;
    if(patch_16.coloured_1)
    {
        _S619 = colour_of_0(cell_19);
    }
    else
    {
        _S619 = row_of_0(cell_19);
    }
    return _S619;
}

__device__ void op_color_0(Machine_0 * m_168, uint a_124)
{
    int colour_11 = colour_of_patch_0(m_168, a_124);
    new_int_0(m_168, colour_11);
    return;
}

__device__ __noinline__ void op_toobject_0(Machine_0 * m_169, uint a_125, uint b_64)
{
    PatchView_0 patch_17 = patch_view_0(m_169, a_125);
    Machine_0 _S620 = *m_169;
    bool _S621 = failed_0(&_S620);
    if(_S621)
    {
        return;
    }
    GridView_0 grid_11 = grid_view_0(m_169, b_64);
    Machine_0 _S622 = *m_169;
    bool _S623 = failed_0(&_S622);
    if(_S623)
    {
        return;
    }
    GridView_0 _S624 = grid_11;
    GridView_0 _S625 = with_rows_0(m_169, &_S624);
    spend_0(m_169, patch_17.count_20);
    Machine_0 _S626 = *m_169;
    bool _S627 = failed_0(&_S626);
    if(_S627)
    {
        return;
    }
    Machine_0 _S628 = *m_169;
    CellList_0 _S629 = CellList_at_0(&_S628);
    CellList_0 list_22 = _S629;
    uint i_62 = 0U;
    for(;;)
    {
        if(i_62 < (patch_17.count_20))
        {
        }
        else
        {
            break;
        }
        uint cell_20 = word_at_0(patch_17.cells_10 + i_62);
        uint row_16 = uint(row_of_0(cell_20));
        uint column_7 = uint(column_of_0(cell_20));
        bool _S630;
        if(row_16 < (grid_11.height_1))
        {
            _S630 = column_7 < (grid_11.width_3);
        }
        else
        {
            _S630 = false;
        }
        if(_S630)
        {
            uint _S631 = cell_20 & 16777215U;
            GridView_0 _S632 = grid_11;
            int _S633 = GridView_at_0(&_S632, row_16, column_7);
            CellList_push_0(&list_22, _S631 | (colour_bits_0(_S633)));
        }
        i_62 = i_62 + 1U;
    }
    sort_cells_0(m_169, &list_22);
    CellList_0 _S634 = list_22;
    seal_cells_0(m_169, &_S634, true);
    return;
}

__device__ __noinline__ void op_asobject_0(Machine_0 * m_170, uint a_126)
{
    GridView_0 grid_12 = grid_view_0(m_170, a_126);
    Machine_0 _S635 = *m_170;
    bool _S636 = failed_0(&_S635);
    if(_S636)
    {
        return;
    }
    GridView_0 _S637 = grid_12;
    Bounds_0 _S638 = bounds_of_grid_0(&_S637);
    Bounds_0 _S639 = _S638;
    check_bounds_0(m_170, &_S639);
    GridView_0 _S640 = grid_12;
    uint _S641 = GridView_area_0(&_S640);
    spend_0(m_170, _S641);
    Machine_0 _S642 = *m_170;
    bool _S643 = failed_0(&_S642);
    if(_S643)
    {
        return;
    }
    Machine_0 _S644 = *m_170;
    CellList_0 _S645 = CellList_at_0(&_S644);
    CellList_0 list_23 = _S645;
    Tally_0 tally_7 = Tally_of_cells_0(grid_12.cells_6, _S641);
    for(;;)
    {
        bool _S646 = Tally_next_0(&tally_7);
        if(_S646)
        {
        }
        else
        {
            break;
        }
        uint _S647 = colour_bits_0((&tally_7)->key_1);
        GridView_0 _S648 = grid_12;
        push_colour_0(&list_23, &_S648, (&tally_7)->key_1, _S647);
    }
    CellList_0 _S649 = list_23;
    seal_cells_0(m_170, &_S649, true);
    return;
}

__device__ __noinline__ void turned_0(Machine_0 * m_171, uint a_127, bool flip_rows_0, bool flip_columns_0)
{
    GridView_0 from_13 = grid_view_0(m_171, a_127);
    Machine_0 _S650 = *m_171;
    bool _S651 = failed_0(&_S650);
    if(_S651)
    {
        return;
    }
    if((from_13.width_3) == 0U)
    {
        new_empty_tuple_0(m_171);
        return;
    }
    uint cells_12 = new_grid_0(m_171, from_13.width_3, from_13.height_1);
    if(cells_12 == 0U)
    {
        return;
    }
    CellWriter_0 to_6 = CellWriter_to_0(cells_12);
    uint i_63 = 0U;
    for(;;)
    {
        if(i_63 < (from_13.width_3))
        {
        }
        else
        {
            break;
        }
        uint _S652;
        if(flip_columns_0)
        {
            _S652 = from_13.width_3 - 1U - i_63;
        }
        else
        {
            _S652 = i_63;
        }
        uint j_6 = 0U;
        for(;;)
        {
            if(j_6 < (from_13.height_1))
            {
            }
            else
            {
                break;
            }
            uint _S653;
            if(flip_rows_0)
            {
                _S653 = from_13.height_1 - 1U - j_6;
            }
            else
            {
                _S653 = j_6;
            }
            GridView_0 _S654 = from_13;
            int _S655 = GridView_at_0(&_S654, _S653, _S652);
            CellWriter_push_0(&to_6, _S655);
            j_6 = j_6 + 1U;
        }
        i_63 = i_63 + 1U;
    }
    CellWriter_finish_0(&to_6);
    return;
}

__device__ void op_rot90_0(Machine_0 * m_172, uint a_128)
{
    turned_0(m_172, a_128, true, false);
    return;
}

__device__ void same_grid_0(Machine_0 * m_173, uint a_129)
{
    GridView_0 _S656 = grid_view_0(m_173, a_129);
    uint _S657 = copy_record_0(m_173, a_129);
    return;
}

__device__ __noinline__ void flipped_0(Machine_0 * m_174, uint a_130, bool rows_4, bool columns_6)
{
    if((kind_of_0(a_130)) != 6U)
    {
        same_grid_0(m_174, a_130);
        return;
    }
    GridView_0 from_14 = grid_view_0(m_174, a_130);
    uint cells_13 = new_grid_0(m_174, from_14.height_1, from_14.width_3);
    if(cells_13 == 0U)
    {
        return;
    }
    CellWriter_0 to_7 = CellWriter_to_0(cells_13);
    uint i_64 = 0U;
    for(;;)
    {
        if(i_64 < (from_14.height_1))
        {
        }
        else
        {
            break;
        }
        uint _S658;
        if(rows_4)
        {
            _S658 = from_14.height_1 - 1U - i_64;
        }
        else
        {
            _S658 = i_64;
        }
        uint start_13 = _S658 * from_14.width_3;
        if(columns_6)
        {
            uint j_7 = from_14.width_3;
            for(;;)
            {
                if(j_7 > 0U)
                {
                }
                else
                {
                    break;
                }
                CellWriter_push_0(&to_7, cell_at_0(from_14.cells_6, start_13 + j_7 - 1U));
                j_7 = j_7 - 1U;
            }
        }
        else
        {
            push_run_0(&to_7, from_14.cells_6, start_13, from_14.width_3);
        }
        i_64 = i_64 + 1U;
    }
    CellWriter_finish_0(&to_7);
    return;
}

__device__ void op_rot180_0(Machine_0 * m_175, uint a_131)
{
    flipped_0(m_175, a_131, true, true);
    return;
}

__device__ void op_rot270_0(Machine_0 * m_176, uint a_132)
{
    turned_0(m_176, a_132, false, true);
    return;
}

__device__ __noinline__ void mirrored_0(Machine_0 * m_177, uint a_133, uint axis_0)
{
    bool _S659;
    if(is_tuple_0(a_133))
    {
        bool _S660 = axis_0 == 0U;
        if(_S660)
        {
            _S659 = true;
        }
        else
        {
            _S659 = axis_0 == 2U;
        }
        if(_S659)
        {
            flipped_0(m_177, a_133, _S660, axis_0 == 2U);
        }
        else
        {
            bool _S661 = axis_0 == 3U;
            turned_0(m_177, a_133, _S661, _S661);
        }
        return;
    }
    PatchView_0 patch_18 = patch_view_0(m_177, a_133);
    Machine_0 _S662 = *m_177;
    bool _S663 = failed_0(&_S662);
    if(_S663)
    {
        return;
    }
    PatchView_0 _S664 = patch_18;
    Bounds_0 _S665 = some_bounds_0(m_177, &_S664);
    spend_0(m_177, patch_18.count_20);
    Machine_0 _S666 = *m_177;
    bool _S667 = failed_0(&_S666);
    if(_S667)
    {
        return;
    }
    Machine_0 _S668 = *m_177;
    CellList_0 _S669 = CellList_at_0(&_S668);
    CellList_0 list_24 = _S669;
    uint i_65 = 0U;
    for(;;)
    {
        if(i_65 < (patch_18.count_20))
        {
        }
        else
        {
            break;
        }
        uint cell_21 = word_at_0(patch_18.cells_10 + i_65);
        int row_17 = row_of_0(cell_21);
        int column_8 = column_of_0(cell_21);
        Two_0 _S670 = two_0(_S665.top_5 + _S665.bottom_5 - row_17, column_8);
        Two_0 place_7;
        if(axis_0 == 1U)
        {
            place_7 = two_0(column_8 - _S665.left_3 + _S665.top_5, row_17 - _S665.top_5 + _S665.left_3);
        }
        else
        {
            if(axis_0 == 2U)
            {
                place_7 = two_0(row_17, _S665.left_3 + _S665.right_0 - column_8);
            }
            else
            {
                if(axis_0 == 3U)
                {
                    place_7 = two_0(_S665.top_5 + _S665.right_0 - column_8, _S665.left_3 + _S665.bottom_5 - row_17);
                }
                else
                {
                    place_7 = _S670;
                }
            }
        }
        Two_0 _S671 = place_7;
        if(!fits_0(place_7.x_2))
        {
            _S659 = true;
        }
        else
        {
            _S659 = !fits_0(place_7.y_1);
        }
        if(_S659)
        {
            fail_0(m_177, 27U);
        }
        CellList_push_0(&list_24, (cell_21 & 4278190080U) | (pack_0(_S671.x_2, place_7.y_1)));
        i_65 = i_65 + 1U;
    }
    sort_cells_0(m_177, &list_24);
    CellList_0 _S672 = list_24;
    seal_cells_0(m_177, &_S672, patch_18.coloured_1);
    return;
}

__device__ void op_hmirror_0(Machine_0 * m_178, uint a_134)
{
    mirrored_0(m_178, a_134, 0U);
    return;
}

__device__ void op_vmirror_0(Machine_0 * m_179, uint a_135)
{
    mirrored_0(m_179, a_135, 2U);
    return;
}

__device__ void op_dmirror_0(Machine_0 * m_180, uint a_136)
{
    mirrored_0(m_180, a_136, 1U);
    return;
}

__device__ void op_cmirror_0(Machine_0 * m_181, uint a_137)
{
    mirrored_0(m_181, a_137, 3U);
    return;
}

__device__ uint edit_grid_0(Machine_0 * m_182, GridView_0 * from_15)
{
    uint _S673 = GridView_area_0(from_15);
    make_0(m_182, _S673);
    uint words_5 = (_S673 + 3U) / 4U;
    uint at_19 = new_record_0(m_182, 6U, from_15->height_1, from_15->width_3, words_5);
    if(at_19 == 0U)
    {
        return 0U;
    }
    uint i_66 = 0U;
    for(;;)
    {
        if(i_66 < words_5)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[at_19 + 4U + i_66]) = word_at_0(from_15->cells_6 + i_66);
        i_66 = i_66 + 1U;
    }
    return at_19 + 4U;
}

__device__ void put_cell_0(uint cells_14, uint i_67, int value_5)
{
    uint at_20 = cells_14 + (i_67 >> int(2));
    uint shift_2 = 8U * (i_67 & 3U);
    *(&(globalParams_0->arena_0)[at_20]) = ((word_at_0(at_20)) & (~(255U << shift_2))) | ((uint(value_5) & 255U) << shift_2);
    return;
}

__device__ __noinline__ void stroke_0(uint cells_15, uint height_4, uint width_5, PatchView_0 * patch_19, Two_0 * moved_1, int hue_0, int ground_3)
{
    uint i_68 = 0U;
    for(;;)
    {
        if(i_68 < (patch_19->count_20))
        {
        }
        else
        {
            break;
        }
        uint cell_22 = word_at_0(patch_19->cells_10 + i_68);
        uint row_18 = uint(row_of_0(cell_22) + moved_1->x_2);
        uint column_9 = uint(column_of_0(cell_22) + moved_1->y_1);
        bool _S674;
        if(row_18 >= height_4)
        {
            _S674 = true;
        }
        else
        {
            _S674 = column_9 >= width_5;
        }
        if(_S674)
        {
            i_68 = i_68 + 1U;
            continue;
        }
        uint at_21 = row_18 * width_5 + column_9;
        bool _S675;
        if(ground_3 == int(1000))
        {
            _S675 = true;
        }
        else
        {
            _S675 = (cell_at_0(cells_15, at_21)) == ground_3;
        }
        if(_S675)
        {
            int _S676;
            if(hue_0 == int(1000))
            {
                _S676 = colour_of_0(cell_22);
            }
            else
            {
                _S676 = hue_0;
            }
            put_cell_0(cells_15, at_21, _S676);
        }
        i_68 = i_68 + 1U;
    }
    return;
}

__device__ void painted_0(Machine_0 * m_183, uint a_138, PatchView_0 * patch_20, int hue_1, int ground_4)
{
    Machine_0 _S677 = *m_183;
    bool _S678 = failed_0(&_S677);
    if(_S678)
    {
        return;
    }
    GridView_0 on_0 = grid_view_0(m_183, a_138);
    if((kind_of_0(a_138)) != 6U)
    {
        Machine_0 _S679 = *m_183;
        bool _S680 = failed_0(&_S679);
        if(!_S680)
        {
            GridView_0 _S681 = on_0;
            GridView_0 _S682 = with_rows_0(m_183, &_S681);
        }
        uint _S683 = copy_record_0(m_183, a_138);
        return;
    }
    spend_0(m_183, patch_20->count_20 / 2U);
    GridView_0 _S684 = on_0;
    uint _S685 = edit_grid_0(m_183, &_S684);
    if(_S685 != 0U)
    {
        Two_0 _S686 = two_0(int(0), int(0));
        stroke_0(_S685, on_0.height_1, on_0.width_3, patch_20, &_S686, hue_1, ground_4);
    }
    return;
}

__device__ void op_fill_0(Machine_0 * m_184, uint a_139, uint b_65, uint c_3)
{
    PatchView_0 patch_21 = patch_view_0(m_184, c_3);
    int hue_2 = colour_view_0(m_184, b_65);
    PatchView_0 _S687 = patch_21;
    painted_0(m_184, a_139, &_S687, hue_2, int(1000));
    return;
}

__device__ PatchView_0 object_view_0(Machine_0 * m_185, uint record_24)
{
    PatchView_0 view_2 = patch_view_0(m_185, record_24);
    bool _S688;
    if(!view_2.coloured_1)
    {
        _S688 = (view_2.count_20) != 0U;
    }
    else
    {
        _S688 = false;
    }
    if(_S688)
    {
        fail_0(m_185, 6U);
    }
    return view_2;
}

__device__ void op_paint_0(Machine_0 * m_186, uint a_140, uint b_66)
{
    PatchView_0 patch_22 = object_view_0(m_186, b_66);
    PatchView_0 _S689 = patch_22;
    painted_0(m_186, a_140, &_S689, int(1000), int(1000));
    return;
}

__device__ int ground_of_0(Machine_0 * m_187, uint a_141, bool needs_rows_0)
{
    Machine_0 _S690 = *m_187;
    bool _S691 = failed_0(&_S690);
    if(_S691)
    {
        return int(0);
    }
    GridView_0 on_1 = grid_view_0(m_187, a_141);
    Machine_0 _S692 = *m_187;
    bool _S693 = failed_0(&_S692);
    if(_S693)
    {
        return int(0);
    }
    if(needs_rows_0)
    {
        GridView_0 _S694 = on_1;
        GridView_0 _S695 = with_rows_0(m_187, &_S694);
    }
    GridView_0 _S696 = on_1;
    int _S697 = background_0(m_187, &_S696);
    return _S697;
}

__device__ void op_underfill_0(Machine_0 * m_188, uint a_142, uint b_67, uint c_4)
{
    PatchView_0 patch_23 = patch_view_0(m_188, c_4);
    int hue_3 = colour_view_0(m_188, b_67);
    int ground_5 = ground_of_0(m_188, a_142, true);
    PatchView_0 _S698 = patch_23;
    painted_0(m_188, a_142, &_S698, hue_3, ground_5);
    return;
}

__device__ void op_underpaint_0(Machine_0 * m_189, uint a_143, uint b_68)
{
    PatchView_0 patch_24 = object_view_0(m_189, b_68);
    int ground_6 = ground_of_0(m_189, a_143, true);
    PatchView_0 _S699 = patch_24;
    painted_0(m_189, a_143, &_S699, int(1000), ground_6);
    return;
}

__device__ uint factor_view_0(Machine_0 * m_190, uint record_25)
{
    int _S700 = int_view_0(m_190, record_25);
    int _S701 = (I32_max((_S700), (int(0))));
    if(_S701 > int(1048576))
    {
        fail_0(m_190, 28U);
    }
    return uint(_S701);
}

__device__ uint times_0(uint a_144, uint b_69)
{
    bool _S702;
    if(a_144 != 0U)
    {
        uint _S703 = 16777215U / a_144;
        _S702 = b_69 > _S703;
    }
    else
    {
        _S702 = false;
    }
    uint _S704;
    if(_S702)
    {
        _S704 = 16777215U;
    }
    else
    {
        _S704 = a_144 * b_69;
    }
    return _S704;
}

__device__ uint sized_grid_0(Machine_0 * m_191, uint height_5, uint width_6)
{
    bool _S705;
    if(height_5 > 1048576U)
    {
        _S705 = true;
    }
    else
    {
        if(height_5 != 0U)
        {
            uint _S706 = 1048576U / height_5;
            _S705 = width_6 > _S706;
        }
        else
        {
            _S705 = false;
        }
    }
    if(_S705)
    {
        fail_0(m_191, 28U);
    }
    uint _S707;
    if(height_5 == 0U)
    {
        _S707 = 0U;
    }
    else
    {
        _S707 = width_6;
    }
    uint _S708 = new_grid_0(m_191, height_5, _S707);
    return _S708;
}

__device__ __noinline__ void grown_0(Machine_0 * m_192, uint a_145, uint tall_0, uint wide_0)
{
    Machine_0 _S709 = *m_192;
    bool _S710 = failed_0(&_S709);
    if(_S710)
    {
        return;
    }
    GridView_0 from_16 = grid_view_0(m_192, a_145);
    Machine_0 _S711 = *m_192;
    bool _S712 = failed_0(&_S711);
    if(_S712)
    {
        return;
    }
    uint _S713 = times_0(from_16.height_1, tall_0);
    uint _S714 = times_0(from_16.width_3, wide_0);
    uint cells_16 = sized_grid_0(m_192, _S713, _S714);
    if(cells_16 == 0U)
    {
        return;
    }
    CellWriter_0 to_8 = CellWriter_to_0(cells_16);
    uint i_69 = 0U;
    for(;;)
    {
        if(i_69 < (from_16.height_1))
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
            uint j_8 = 0U;
            for(;;)
            {
                if(j_8 < (from_16.width_3))
                {
                }
                else
                {
                    break;
                }
                GridView_0 _S715 = from_16;
                int _S716 = GridView_at_0(&_S715, i_69, j_8);
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
                    CellWriter_push_0(&to_8, _S716);
                    k_4 = k_4 + 1U;
                }
                j_8 = j_8 + 1U;
            }
            again_0 = again_0 + 1U;
        }
        i_69 = i_69 + 1U;
    }
    CellWriter_finish_0(&to_8);
    return;
}

__device__ void op_hupscale_0(Machine_0 * m_193, uint a_146, uint b_70)
{
    uint _S717 = factor_view_0(m_193, b_70);
    grown_0(m_193, a_146, 1U, _S717);
    return;
}

__device__ void op_vupscale_0(Machine_0 * m_194, uint a_147, uint b_71)
{
    uint _S718 = factor_view_0(m_194, b_71);
    grown_0(m_194, a_147, _S718, 1U);
    return;
}

__device__ __noinline__ void op_upscale_0(Machine_0 * m_195, uint a_148, uint b_72)
{
    if(is_tuple_0(a_148))
    {
        uint factor_1 = factor_view_0(m_195, b_72);
        grown_0(m_195, a_148, factor_1, factor_1);
        return;
    }
    PatchView_0 patch_25 = patch_view_0(m_195, a_148);
    int factor_2 = int_view_0(m_195, b_72);
    Machine_0 _S719 = *m_195;
    bool _S720 = failed_0(&_S719);
    if(_S720)
    {
        return;
    }
    PatchView_0 _S721 = patch_25;
    Bounds_0 _S722 = bounds_of_0(&_S721);
    if(_S722.empty_0)
    {
        new_empty_set_0(m_195);
        return;
    }
    if(!patch_25.coloured_1)
    {
        fail_0(m_195, 6U);
        return;
    }
    if(factor_2 <= int(0))
    {
        new_empty_set_0(m_195);
        return;
    }
    bool _S723;
    if(factor_2 > int(4096))
    {
        _S723 = true;
    }
    else
    {
        Bounds_0 _S724 = _S722;
        int _S725 = Bounds_height_0(&_S724);
        _S723 = !fits_0(_S725 * factor_2 + _S722.top_5 - int(1));
    }
    if(_S723)
    {
        _S723 = true;
    }
    else
    {
        Bounds_0 _S726 = _S722;
        int _S727 = Bounds_width_0(&_S726);
        _S723 = !fits_0(_S727 * factor_2 + _S722.left_3 - int(1));
    }
    if(_S723)
    {
        fail_0(m_195, 27U);
        return;
    }
    Machine_0 _S728 = *m_195;
    CellList_0 _S729 = CellList_at_0(&_S728);
    CellList_0 list_25 = _S729;
    uint side_0 = uint(factor_2);
    if((patch_25.count_20) > ((&list_25)->room_0))
    {
        _S723 = true;
    }
    else
    {
        uint _S730 = side_0 * side_0;
        uint _S731 = (&list_25)->room_0 / patch_25.count_20;
        _S723 = _S730 > _S731;
    }
    if(_S723)
    {
        fail_0(m_195, 254U);
        return;
    }
    make_0(m_195, side_0 * side_0 * patch_25.count_20 * 4U);
    Machine_0 _S732 = *m_195;
    bool _S733 = failed_0(&_S732);
    if(_S733)
    {
        return;
    }
    uint i_70 = 0U;
    for(;;)
    {
        if(i_70 < (patch_25.count_20))
        {
        }
        else
        {
            break;
        }
        uint cell_23 = word_at_0(patch_25.cells_10 + i_70);
        uint _S734 = (cell_23 & 4278190080U) | (pack_0((row_of_0(cell_23) - _S722.top_5) * factor_2 + _S722.top_5, (column_of_0(cell_23) - _S722.left_3) * factor_2 + _S722.left_3));
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
            uint j_9 = 0U;
            for(;;)
            {
                if(j_9 < side_0)
                {
                }
                else
                {
                    break;
                }
                CellList_push_0(&list_25, _S734 + (k_5 << int(12)) + j_9);
                j_9 = j_9 + 1U;
            }
            k_5 = k_5 + 1U;
        }
        i_70 = i_70 + 1U;
    }
    sort_cells_0(m_195, &list_25);
    CellList_0 _S735 = list_25;
    seal_cells_0(m_195, &_S735, true);
    return;
}

__device__ __noinline__ void op_downscale_0(Machine_0 * m_196, uint a_149, uint b_73)
{
    GridView_0 from_17 = grid_view_0(m_196, a_149);
    Machine_0 _S736 = *m_196;
    bool _S737 = failed_0(&_S736);
    if(_S737)
    {
        return;
    }
    GridView_0 _S738 = from_17;
    GridView_0 _S739 = with_rows_0(m_196, &_S738);
    int _S740 = int_view_0(m_196, b_73);
    uint factor_3 = uint((I32_abs((_S740))));
    if(factor_3 == 0U)
    {
        fail_0(m_196, 15U);
    }
    Machine_0 _S741 = *m_196;
    bool _S742 = failed_0(&_S741);
    if(_S742)
    {
        return;
    }
    uint _S743 = (from_17.height_1 - 1U) / factor_3;
    uint height_6 = _S743 + 1U;
    uint width_7;
    if((from_17.width_3) == 0U)
    {
        width_7 = 0U;
    }
    else
    {
        uint _S744 = (from_17.width_3 - 1U) / factor_3;
        width_7 = _S744 + 1U;
    }
    uint cells_17 = new_grid_0(m_196, height_6, width_7);
    if(cells_17 == 0U)
    {
        return;
    }
    CellWriter_0 to_9 = CellWriter_to_0(cells_17);
    uint i_71 = 0U;
    for(;;)
    {
        if(i_71 < height_6)
        {
        }
        else
        {
            break;
        }
        uint j_10 = 0U;
        for(;;)
        {
            if(j_10 < width_7)
            {
            }
            else
            {
                break;
            }
            uint _S745 = i_71 * factor_3;
            uint _S746 = j_10 * factor_3;
            GridView_0 _S747 = from_17;
            int _S748 = GridView_at_0(&_S747, _S745, _S746);
            CellWriter_push_0(&to_9, _S748);
            j_10 = j_10 + 1U;
        }
        i_71 = i_71 + 1U;
    }
    CellWriter_finish_0(&to_9);
    return;
}

__device__ void op_hconcat_0(Machine_0 * m_197, uint a_150, uint b_74)
{
    GridView_0 x_11 = grid_view_0(m_197, a_150);
    GridView_0 y_10 = grid_view_0(m_197, b_74);
    Machine_0 _S749 = *m_197;
    bool _S750 = failed_0(&_S749);
    if(_S750)
    {
        return;
    }
    uint _S751 = (U32_min((x_11.height_1), (y_10.height_1)));
    uint cells_18 = sized_grid_0(m_197, _S751, x_11.width_3 + y_10.width_3);
    if(cells_18 == 0U)
    {
        return;
    }
    CellWriter_0 to_10 = CellWriter_to_0(cells_18);
    uint i_72 = 0U;
    for(;;)
    {
        if(i_72 < _S751)
        {
        }
        else
        {
            break;
        }
        push_run_0(&to_10, x_11.cells_6, i_72 * x_11.width_3, x_11.width_3);
        push_run_0(&to_10, y_10.cells_6, i_72 * y_10.width_3, y_10.width_3);
        i_72 = i_72 + 1U;
    }
    CellWriter_finish_0(&to_10);
    return;
}

__device__ __noinline__ void op_vconcat_0(Machine_0 * m_198, uint a_151, uint b_75)
{
    bool _S752;
    if((kind_of_0(a_151)) == 6U)
    {
        _S752 = (kind_of_0(b_75)) == 6U;
    }
    else
    {
        _S752 = false;
    }
    if(_S752)
    {
        _S752 = (word_at_0(a_151 + 2U)) == (word_at_0(b_75 + 2U));
    }
    else
    {
        _S752 = false;
    }
    if(_S752)
    {
        GridView_0 x_12 = grid_view_0(m_198, a_151);
        GridView_0 y_11 = grid_view_0(m_198, b_75);
        uint cells_19 = sized_grid_0(m_198, x_12.height_1 + y_11.height_1, x_12.width_3);
        if(cells_19 == 0U)
        {
            return;
        }
        CellWriter_0 to_11 = CellWriter_to_0(cells_19);
        GridView_0 _S753 = x_12;
        uint _S754 = GridView_area_0(&_S753);
        push_run_0(&to_11, x_12.cells_6, 0U, _S754);
        GridView_0 _S755 = y_11;
        uint _S756 = GridView_area_0(&_S755);
        push_run_0(&to_11, y_11.cells_6, 0U, _S756);
        CellWriter_finish_0(&to_11);
        return;
    }
    if(!is_tuple_0(a_151))
    {
        _S752 = true;
    }
    else
    {
        _S752 = !is_tuple_0(b_75);
    }
    if(_S752)
    {
        fail_0(m_198, 4U);
        return;
    }
    uint count_29 = length_of_0(a_151) + length_of_0(b_75);
    uint items_17 = open_items_0(m_198, count_29);
    put_elements_0(m_198, items_17, 0U, a_151);
    put_elements_0(m_198, items_17, length_of_0(a_151), b_75);
    close_tuple_0(m_198, items_17, count_29);
    return;
}

__device__ void op_subgrid_0(Machine_0 * m_199, uint a_152, uint b_76)
{
    PatchView_0 patch_26 = patch_set_view_0(m_199, a_152);
    Machine_0 _S757 = *m_199;
    bool _S758 = failed_0(&_S757);
    if(_S758)
    {
        return;
    }
    PatchView_0 _S759 = patch_26;
    Bounds_0 _S760 = some_bounds_0(m_199, &_S759);
    GridView_0 from_18 = grid_view_0(m_199, b_76);
    Machine_0 _S761 = *m_199;
    bool _S762 = failed_0(&_S761);
    if(!_S762)
    {
        Two_0 _S763 = two_0(_S760.top_5, _S760.left_3);
        Bounds_0 _S764 = _S760;
        int _S765 = Bounds_height_0(&_S764);
        Bounds_0 _S766 = _S760;
        int _S767 = Bounds_width_0(&_S766);
        Two_0 _S768 = two_0(_S765, _S767);
        GridView_0 _S769 = from_18;
        Two_0 _S770 = _S763;
        Two_0 _S771 = _S768;
        crop_to_0(m_199, &_S769, &_S770, &_S771);
    }
    return;
}

__device__ __noinline__ void split_0(Machine_0 * m_200, uint a_153, uint b_77, bool of_rows_0)
{
    GridView_0 from_19 = grid_view_0(m_200, a_153);
    Machine_0 _S772 = *m_200;
    bool _S773 = failed_0(&_S772);
    if(_S773)
    {
        return;
    }
    GridView_0 _S774 = from_19;
    GridView_0 _S775 = with_rows_0(m_200, &_S774);
    int n_11 = int_view_0(m_200, b_77);
    if(n_11 == int(0))
    {
        fail_0(m_200, 15U);
    }
    if(n_11 > int(4194304))
    {
        fail_0(m_200, 28U);
    }
    uint count_30 = uint((I32_max((n_11), (int(0)))));
    spend_0(m_200, count_30);
    Machine_0 _S776 = *m_200;
    bool _S777 = failed_0(&_S776);
    if(_S777)
    {
        return;
    }
    uint length_15;
    if(of_rows_0)
    {
        length_15 = from_19.height_1;
    }
    else
    {
        length_15 = from_19.width_3;
    }
    uint items_18 = open_items_0(m_200, count_30);
    bool _S778 = count_30 == 0U;
    uint piece_0;
    if(_S778)
    {
        piece_0 = 0U;
    }
    else
    {
        uint _S779 = length_15 / count_30;
        piece_0 = _S779;
    }
    uint _S780;
    if(_S778)
    {
        _S780 = 0U;
    }
    else
    {
        uint _S781 = length_15 % count_30;
        int _S782;
        if(_S781 != 0U)
        {
            _S782 = int(1);
        }
        else
        {
            _S782 = int(0);
        }
        _S780 = piece_0 + uint(_S782);
    }
    uint i_73 = 0U;
    for(;;)
    {
        bool _S783;
        if(i_73 < count_30)
        {
            Machine_0 _S784 = *m_200;
            bool _S785 = failed_0(&_S784);
            _S783 = !_S785;
        }
        else
        {
            _S783 = false;
        }
        if(_S783)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S786 = *m_200;
        start_item_0(&_S786, items_18, i_73);
        uint _S787 = i_73 * _S780;
        uint _S788 = (U32_min((length_15), (_S787)));
        uint _S789 = (U32_min((length_15), (_S787 + piece_0)));
        if(of_rows_0)
        {
            GridView_0 _S790 = from_19;
            cut_0(m_200, &_S790, _S788, _S789, 0U, from_19.width_3);
        }
        else
        {
            GridView_0 _S791 = from_19;
            cut_0(m_200, &_S791, 0U, from_19.height_1, _S788, _S789);
        }
        i_73 = i_73 + 1U;
    }
    close_tuple_0(m_200, items_18, count_30);
    return;
}

__device__ void op_hsplit_0(Machine_0 * m_201, uint a_154, uint b_78)
{
    split_0(m_201, a_154, b_78, false);
    return;
}

__device__ void op_vsplit_0(Machine_0 * m_202, uint a_155, uint b_79)
{
    split_0(m_202, a_155, b_79, true);
    return;
}

__device__ __noinline__ void op_cellwise_0(Machine_0 * m_203, uint a_156, uint b_80, uint c_5)
{
    GridView_0 x_13 = grid_view_0(m_203, a_156);
    Machine_0 _S792 = *m_203;
    bool _S793 = failed_0(&_S792);
    if(_S793)
    {
        return;
    }
    GridView_0 _S794 = x_13;
    GridView_0 _S795 = with_rows_0(m_203, &_S794);
    GridView_0 y_12 = grid_view_0(m_203, b_80);
    int _S796 = colour_view_0(m_203, c_5);
    Machine_0 _S797 = *m_203;
    bool _S798 = failed_0(&_S797);
    bool _S799;
    if(!_S798)
    {
        _S799 = (x_13.width_3) > 0U;
    }
    else
    {
        _S799 = false;
    }
    if(_S799)
    {
        if((y_12.height_1) < (x_13.height_1))
        {
            _S799 = true;
        }
        else
        {
            _S799 = (y_12.width_3) < (x_13.width_3);
        }
    }
    else
    {
        _S799 = false;
    }
    if(_S799)
    {
        fail_0(m_203, 18U);
    }
    uint cells_20 = new_grid_0(m_203, x_13.height_1, x_13.width_3);
    if(cells_20 == 0U)
    {
        return;
    }
    CellWriter_0 to_12 = CellWriter_to_0(cells_20);
    uint i_74 = 0U;
    for(;;)
    {
        if(i_74 < (x_13.height_1))
        {
        }
        else
        {
            break;
        }
        uint j_11 = 0U;
        for(;;)
        {
            if(j_11 < (x_13.width_3))
            {
            }
            else
            {
                break;
            }
            GridView_0 _S800 = x_13;
            int _S801 = GridView_at_0(&_S800, i_74, j_11);
            GridView_0 _S802 = y_12;
            int _S803 = GridView_at_0(&_S802, i_74, j_11);
            int _S804;
            if(_S801 == _S803)
            {
                _S804 = _S801;
            }
            else
            {
                _S804 = _S796;
            }
            CellWriter_push_0(&to_12, _S804);
            j_11 = j_11 + 1U;
        }
        i_74 = i_74 + 1U;
    }
    CellWriter_finish_0(&to_12);
    return;
}

__device__ void recoloured_0(Machine_0 * m_204, uint a_157, int old_0, int new_colour_0, bool exchanged_0)
{
    GridView_0 from_20 = grid_view_0(m_204, a_157);
    GridView_0 _S805 = from_20;
    uint _S806 = edit_grid_0(m_204, &_S805);
    if(_S806 == 0U)
    {
        return;
    }
    uint _S807 = four_of_0(old_0);
    uint _S808 = four_of_0(new_colour_0);
    GridView_0 _S809 = from_20;
    uint _S810 = GridView_area_0(&_S809);
    uint i_75 = 0U;
    for(;;)
    {
        if(i_75 < _S810)
        {
        }
        else
        {
            break;
        }
        uint _S811 = _S806 + (i_75 >> int(2));
        uint word_2 = word_at_0(_S811);
        uint to_y_0 = ((equal_bytes_0(word_2, _S807)) >> int(7)) * 255U;
        uint to_x_0;
        if(exchanged_0)
        {
            to_x_0 = (((equal_bytes_0(word_2, _S808)) >> int(7)) * 255U) & (~to_y_0);
        }
        else
        {
            to_x_0 = 0U;
        }
        *(&(globalParams_0->arena_0)[_S811]) = (((word_2 & (~(to_x_0 | to_y_0))) | (_S807 & to_x_0)) | (_S808 & to_y_0)) & (cells_left_0(_S810 - i_75));
        i_75 = i_75 + 4U;
    }
    return;
}

__device__ void op_replace_0(Machine_0 * m_205, uint a_158, uint b_81, uint c_6)
{
    if((kind_of_0(a_158)) != 6U)
    {
        same_grid_0(m_205, a_158);
        return;
    }
    int old_1 = sought_colour_0(b_81);
    bool can_0;
    if((kind_of_0(c_6)) == 2U)
    {
        can_0 = (sought_colour_0(c_6)) != int(1000);
    }
    else
    {
        can_0 = false;
    }
    if(old_1 == int(1000))
    {
        uint _S812 = copy_record_0(m_205, a_158);
    }
    else
    {
        if(can_0)
        {
            recoloured_0(m_205, a_158, old_1, sought_colour_0(c_6), false);
        }
        else
        {
            if((count_colour_0(a_158 + 4U, word_at_0(a_158 + 1U) * word_at_0(a_158 + 2U), old_1)) > 0U)
            {
                fail_0(m_205, 3U);
            }
            else
            {
                uint _S813 = copy_record_0(m_205, a_158);
            }
        }
    }
    return;
}

__device__ void op_switch_0(Machine_0 * m_206, uint a_159, uint b_82, uint c_7)
{
    int x_14 = colour_view_0(m_206, b_82);
    int y_13 = colour_view_0(m_206, c_7);
    Machine_0 _S814 = *m_206;
    bool _S815 = failed_0(&_S814);
    if(_S815)
    {
        return;
    }
    if((kind_of_0(a_159)) == 6U)
    {
        recoloured_0(m_206, a_159, x_14, y_13, true);
    }
    else
    {
        same_grid_0(m_206, a_159);
    }
    return;
}

__device__ Two_0 center_of_0(Machine_0 * m_207, PatchView_0 * patch_27)
{
    Bounds_0 _S816 = some_bounds_0(m_207, patch_27);
    Bounds_0 _S817 = _S816;
    int _S818 = Bounds_height_0(&_S817);
    int _S819 = _S816.top_5 + _S818 / int(2);
    Bounds_0 _S820 = _S816;
    int _S821 = Bounds_width_0(&_S820);
    return two_0(_S819, _S816.left_3 + _S821 / int(2));
}

__device__ void op_center_0(Machine_0 * m_208, uint a_160)
{
    PatchView_0 patch_28 = patch_set_view_0(m_208, a_160);
    Machine_0 _S822 = *m_208;
    bool _S823 = failed_0(&_S822);
    if(_S823)
    {
        return;
    }
    PatchView_0 _S824 = patch_28;
    Two_0 _S825 = center_of_0(m_208, &_S824);
    new_pair_0(m_208, _S825.x_2, _S825.y_1);
    return;
}

__device__ __noinline__ void op_position_0(Machine_0 * m_209, uint a_161, uint b_83)
{
    PatchView_0 x_15 = patch_set_view_0(m_209, a_161);
    Machine_0 _S826 = *m_209;
    bool _S827 = failed_0(&_S826);
    if(_S827)
    {
        return;
    }
    PatchView_0 _S828 = x_15;
    Two_0 _S829 = center_of_0(m_209, &_S828);
    PatchView_0 y_14 = patch_set_view_0(m_209, b_83);
    Machine_0 _S830 = *m_209;
    bool _S831 = failed_0(&_S830);
    if(_S831)
    {
        return;
    }
    PatchView_0 _S832 = y_14;
    Two_0 _S833 = center_of_0(m_209, &_S832);
    int sideways_0;
    if((_S829.y_1) < (_S833.y_1))
    {
        sideways_0 = int(1);
    }
    else
    {
        sideways_0 = int(-1);
    }
    if((_S829.x_2) == (_S833.x_2))
    {
        new_pair_0(m_209, int(0), sideways_0);
    }
    else
    {
        int _S834;
        if((_S829.x_2) < (_S833.x_2))
        {
            _S834 = int(1);
        }
        else
        {
            _S834 = int(-1);
        }
        if((_S829.y_1) == (_S833.y_1))
        {
            sideways_0 = int(0);
        }
        new_pair_0(m_209, _S834, sideways_0);
    }
    return;
}

__device__ __noinline__ void op_index_0(Machine_0 * m_210, uint a_162, uint b_84)
{
    GridView_0 from_21 = grid_view_0(m_210, a_162);
    Machine_0 _S835 = *m_210;
    bool _S836 = failed_0(&_S835);
    if(_S836)
    {
        return;
    }
    GridView_0 _S837 = from_21;
    GridView_0 _S838 = with_rows_0(m_210, &_S837);
    Two_0 place_8 = exact_pair_0(m_210, b_84);
    Machine_0 _S839 = *m_210;
    bool _S840 = failed_0(&_S839);
    if(_S840)
    {
        return;
    }
    bool _S841;
    if((place_8.x_2) >= int(0))
    {
        _S841 = (place_8.y_1) >= int(0);
    }
    else
    {
        _S841 = false;
    }
    if(_S841)
    {
        _S841 = uint(place_8.x_2) < (from_21.height_1);
    }
    else
    {
        _S841 = false;
    }
    if(_S841)
    {
        _S841 = uint(place_8.y_1) < (from_21.width_3);
    }
    else
    {
        _S841 = false;
    }
    if(_S841)
    {
        uint _S842 = uint(place_8.x_2);
        uint _S843 = uint(place_8.y_1);
        GridView_0 _S844 = from_21;
        int _S845 = GridView_at_0(&_S844, _S842, _S843);
        new_int_0(m_210, _S845);
    }
    else
    {
        uint _S846 = new_record_0(m_210, 0U, 0U, 0U, 0U);
    }
    return;
}

__device__ void fill_cells_0(uint cells_21, uint count_31, int value_6)
{
    uint word_3 = (uint(value_6) & 255U) * 16843009U;
    uint whole_0 = count_31 >> int(2);
    uint i_76 = 0U;
    for(;;)
    {
        if(i_76 < whole_0)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[cells_21 + i_76]) = word_3;
        i_76 = i_76 + 1U;
    }
    uint _S847 = count_31 & 3U;
    if(_S847 != 0U)
    {
        *(&(globalParams_0->arena_0)[cells_21 + whole_0]) = word_3 & ((1U << (8U * _S847)) - 1U);
    }
    return;
}

__device__ void op_canvas_0(Machine_0 * m_211, uint value_7, uint dimensions_0)
{
    int hue_4 = colour_view_0(m_211, value_7);
    Two_0 sides_4 = pair_view_0(m_211, dimensions_0);
    Machine_0 _S848 = *m_211;
    bool _S849 = failed_0(&_S848);
    if(_S849)
    {
        return;
    }
    uint height_7 = uint((I32_max((sides_4.x_2), (int(0)))));
    uint width_8 = uint((I32_max((sides_4.y_1), (int(0)))));
    uint cells_22 = sized_grid_0(m_211, height_7, width_8);
    if(cells_22 != 0U)
    {
        fill_cells_0(cells_22, height_7 * width_8, hue_4);
    }
    return;
}

__device__ void op_corners_0(Machine_0 * m_212, uint a_163)
{
    PatchView_0 patch_29 = patch_view_0(m_212, a_163);
    Machine_0 _S850 = *m_212;
    bool _S851 = failed_0(&_S850);
    if(_S851)
    {
        return;
    }
    PatchView_0 _S852 = patch_29;
    Bounds_0 _S853 = bounds_of_0(&_S852);
    if(_S853.empty_0)
    {
        uint items_19 = open_items_0(m_212, 1U);
        Machine_0 _S854 = *m_212;
        start_item_0(&_S854, items_19, 0U);
        new_empty_tuple_0(m_212);
        close_set_0(m_212, items_19, 1U);
        return;
    }
    Machine_0 _S855 = *m_212;
    CellList_0 _S856 = CellList_at_0(&_S855);
    CellList_0 list_26 = _S856;
    CellList_push_0(&list_26, pack_0(_S853.top_5, _S853.left_3));
    bool _S857 = (_S853.left_3) != (_S853.right_0);
    if(_S857)
    {
        CellList_push_0(&list_26, pack_0(_S853.top_5, _S853.right_0));
    }
    if((_S853.top_5) != (_S853.bottom_5))
    {
        CellList_push_0(&list_26, pack_0(_S853.bottom_5, _S853.left_3));
        if(_S857)
        {
            CellList_push_0(&list_26, pack_0(_S853.bottom_5, _S853.right_0));
        }
    }
    CellList_0 _S858 = list_26;
    seal_cells_0(m_212, &_S858, false);
    return;
}

__device__ Two_0 place_view_0(Machine_0 * m_213, uint record_26)
{
    Two_0 _S859 = two_0(int(0), int(0));
    Two_0 place_9;
    if((kind_of_0(record_26)) != 3U)
    {
        fail_0(m_213, 2U);
        place_9 = _S859;
    }
    else
    {
        place_9 = two_0(int(word_at_0(record_26 + 1U)), int(word_at_0(record_26 + 2U)));
    }
    bool _S860;
    if(!fits_0(place_9.x_2))
    {
        _S860 = true;
    }
    else
    {
        _S860 = !fits_0(place_9.y_1);
    }
    if(_S860)
    {
        fail_0(m_213, 27U);
    }
    return place_9;
}

__device__ __noinline__ void segment_0(Machine_0 * m_214, Two_0 * a_164, Two_0 * b_85)
{
    int _S861 = a_164->x_2;
    int _S862 = b_85->x_2;
    bool swapped_0;
    if((a_164->x_2) > (b_85->x_2))
    {
        swapped_0 = true;
    }
    else
    {
        if(_S861 == _S862)
        {
            swapped_0 = (a_164->y_1) > (b_85->y_1);
        }
        else
        {
            swapped_0 = false;
        }
    }
    Two_0 from_22;
    if(swapped_0)
    {
        from_22 = *b_85;
    }
    else
    {
        from_22 = *a_164;
    }
    Two_0 to_13;
    if(swapped_0)
    {
        to_13 = *a_164;
    }
    else
    {
        to_13 = *b_85;
    }
    Two_0 _S863 = from_22;
    int rows_5 = to_13.x_2 - from_22.x_2;
    Two_0 _S864 = from_22;
    int columns_7 = to_13.y_1 - from_22.y_1;
    if(rows_5 != int(0))
    {
        swapped_0 = columns_7 != int(0);
    }
    else
    {
        swapped_0 = false;
    }
    if(swapped_0)
    {
        swapped_0 = rows_5 != (I32_abs((columns_7)));
    }
    else
    {
        swapped_0 = false;
    }
    if(swapped_0)
    {
        new_empty_set_0(m_214);
        return;
    }
    int _S865;
    if(rows_5 > int(0))
    {
        _S865 = int(1);
    }
    else
    {
        _S865 = int(0);
    }
    int _S866;
    if(columns_7 > int(0))
    {
        _S866 = int(1);
    }
    else
    {
        if(columns_7 < int(0))
        {
            _S866 = int(-1);
        }
        else
        {
            _S866 = int(0);
        }
    }
    Machine_0 _S867 = *m_214;
    CellList_0 _S868 = CellList_at_0(&_S867);
    CellList_0 list_27 = _S868;
    int n_12 = int(0);
    for(;;)
    {
        if(n_12 <= (I32_max((rows_5), ((I32_abs((columns_7)))))))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&list_27, pack_0(_S863.x_2 + _S865 * n_12, _S864.y_1 + _S866 * n_12));
        n_12 = n_12 + int(1);
    }
    CellList_0 _S869 = list_27;
    seal_cells_0(m_214, &_S869, false);
    return;
}

__device__ void op_connect_0(Machine_0 * m_215, uint a_165, uint b_86)
{
    Two_0 from_23 = place_view_0(m_215, a_165);
    Two_0 to_14 = place_view_0(m_215, b_86);
    Machine_0 _S870 = *m_215;
    bool _S871 = failed_0(&_S870);
    if(!_S871)
    {
        Two_0 _S872 = from_23;
        Two_0 _S873 = to_14;
        segment_0(m_215, &_S872, &_S873);
    }
    return;
}

__device__ void op_cover_0(Machine_0 * m_216, uint a_166, uint b_87)
{
    PatchView_0 patch_30 = patch_view_0(m_216, b_87);
    int ground_7 = ground_of_0(m_216, a_166, false);
    PatchView_0 _S874 = patch_30;
    painted_0(m_216, a_166, &_S874, ground_7, int(1000));
    return;
}

__device__ void op_trim_0(Machine_0 * m_217, uint a_167)
{
    GridView_0 from_24 = grid_view_0(m_217, a_167);
    Machine_0 _S875 = *m_217;
    bool _S876 = failed_0(&_S875);
    if(_S876)
    {
        return;
    }
    uint _S877 = (U32_min((1U), (from_24.height_1)));
    uint _S878 = (U32_min((1U), (from_24.width_3)));
    uint _S879 = (U32_max((_S877), (from_24.height_1 - _S877)));
    uint _S880 = (U32_max((_S878), (from_24.width_3 - _S878)));
    GridView_0 _S881 = from_24;
    cut_0(m_217, &_S881, _S877, _S879, _S878, _S880);
    return;
}

__device__ __noinline__ void op_move_0(Machine_0 * m_218, uint a_168, uint b_88, uint c_8)
{
    uint covered_0 = m_218->cursor_0;
    op_cover_0(m_218, a_168, b_88);
    PatchView_0 patch_31 = object_view_0(m_218, b_88);
    Machine_0 _S882 = *m_218;
    bool _S883 = failed_0(&_S882);
    bool _S884;
    if(_S883)
    {
        _S884 = true;
    }
    else
    {
        _S884 = (patch_31.count_20) == 0U;
    }
    if(_S884)
    {
        return;
    }
    Two_0 offset_1 = exact_pair_0(m_218, c_8);
    Machine_0 _S885 = *m_218;
    bool _S886 = failed_0(&_S885);
    if(!_S886)
    {
        PatchView_0 _S887 = patch_31;
        Two_0 _S888 = offset_1;
        bool _S889 = can_move_0(&_S887, &_S888);
        _S884 = !_S889;
    }
    else
    {
        _S884 = false;
    }
    if(_S884)
    {
        fail_0(m_218, 27U);
    }
    if(!patch_31.is_set_1)
    {
        fail_0(m_218, 254U);
    }
    make_0(m_218, patch_31.count_20 * 4U);
    spend_0(m_218, patch_31.count_20 / 16U);
    spend_0(m_218, patch_31.count_20 / 2U);
    uint _S890 = covered_0 + 1U;
    uint _S891 = covered_0 + 2U;
    make_0(m_218, word_at_0(_S890) * word_at_0(_S891));
    Machine_0 _S892 = *m_218;
    bool _S893 = failed_0(&_S892);
    if(!_S893)
    {
        uint _S894 = covered_0 + 4U;
        uint _S895 = word_at_0(_S890);
        uint _S896 = word_at_0(_S891);
        PatchView_0 _S897 = patch_31;
        Two_0 _S898 = offset_1;
        stroke_0(_S894, _S895, _S896, &_S897, &_S898, int(1000), int(1000));
    }
    return;
}

__device__ __noinline__ void one_half_0(Machine_0 * m_219, uint a_169, bool of_rows_1, bool later_0)
{
    GridView_0 from_25 = grid_view_0(m_219, a_169);
    Machine_0 _S899 = *m_219;
    bool _S900 = failed_0(&_S899);
    if(_S900)
    {
        return;
    }
    uint length_16;
    if(of_rows_1)
    {
        length_16 = from_25.height_1;
    }
    else
    {
        length_16 = from_25.width_3;
    }
    uint start_14;
    if(later_0)
    {
        start_14 = (length_16 + 1U) / 2U;
    }
    else
    {
        start_14 = 0U;
    }
    uint end_3;
    if(later_0)
    {
        end_3 = length_16;
    }
    else
    {
        end_3 = length_16 / 2U;
    }
    if(of_rows_1)
    {
        GridView_0 _S901 = from_25;
        cut_0(m_219, &_S901, start_14, end_3, 0U, from_25.width_3);
    }
    else
    {
        if(start_14 >= end_3)
        {
            new_empty_tuple_0(m_219);
        }
        else
        {
            GridView_0 _S902 = from_25;
            cut_0(m_219, &_S902, 0U, from_25.height_1, start_14, end_3);
        }
    }
    return;
}

__device__ void op_tophalf_0(Machine_0 * m_220, uint a_170)
{
    one_half_0(m_220, a_170, true, false);
    return;
}

__device__ void op_bottomhalf_0(Machine_0 * m_221, uint a_171)
{
    one_half_0(m_221, a_171, true, true);
    return;
}

__device__ void op_lefthalf_0(Machine_0 * m_222, uint a_172)
{
    one_half_0(m_222, a_172, false, false);
    return;
}

__device__ void op_righthalf_0(Machine_0 * m_223, uint a_173)
{
    one_half_0(m_223, a_173, false, true);
    return;
}

__device__ __noinline__ void frontier_0(Machine_0 * m_224, uint a_174, bool vertical_1)
{
    if((kind_of_0(a_174)) == 9U)
    {
        fail_0(m_224, 254U);
    }
    Two_0 _S903 = place_view_0(m_224, a_174);
    Machine_0 _S904 = *m_224;
    bool _S905 = failed_0(&_S904);
    if(_S905)
    {
        return;
    }
    Machine_0 _S906 = *m_224;
    CellList_0 _S907 = CellList_at_0(&_S906);
    CellList_0 list_28 = _S907;
    int n_13 = int(0);
    for(;;)
    {
        if(n_13 < int(30))
        {
        }
        else
        {
            break;
        }
        uint _S908;
        if(vertical_1)
        {
            _S908 = pack_0(n_13, _S903.y_1);
        }
        else
        {
            _S908 = pack_0(_S903.x_2, n_13);
        }
        CellList_push_0(&list_28, _S908);
        n_13 = n_13 + int(1);
    }
    CellList_0 _S909 = list_28;
    seal_cells_0(m_224, &_S909, false);
    return;
}

__device__ void op_vfrontier_0(Machine_0 * m_225, uint a_175)
{
    frontier_0(m_225, a_175, true);
    return;
}

__device__ void op_hfrontier_0(Machine_0 * m_226, uint a_176)
{
    frontier_0(m_226, a_176, false);
    return;
}

__device__ void op_backdrop_0(Machine_0 * m_227, uint a_177)
{
    PatchView_0 patch_32 = patch_view_0(m_227, a_177);
    Machine_0 _S910 = *m_227;
    bool _S911 = failed_0(&_S910);
    if(_S911)
    {
        return;
    }
    PatchView_0 _S912 = patch_32;
    Bounds_0 _S913 = bounds_of_0(&_S912);
    if(_S913.empty_0)
    {
        new_empty_set_0(m_227);
    }
    else
    {
        Bounds_0 _S914 = _S913;
        rectangle_0(m_227, &_S914);
    }
    return;
}

__device__ __noinline__ void op_delta_0(Machine_0 * m_228, uint a_178)
{
    PatchView_0 patch_33 = patch_view_0(m_228, a_178);
    Machine_0 _S915 = *m_228;
    bool _S916 = failed_0(&_S915);
    if(_S916)
    {
        return;
    }
    if((patch_33.count_20) == 0U)
    {
        new_empty_set_0(m_228);
        return;
    }
    bool _S917;
    if(!patch_33.coloured_1)
    {
        _S917 = is_tuple_0(a_178);
    }
    else
    {
        _S917 = false;
    }
    if(_S917)
    {
        fail_0(m_228, 9U);
    }
    PatchView_0 _S918 = patch_33;
    Bounds_0 _S919 = bounds_of_0(&_S918);
    Bounds_0 _S920 = _S919;
    int _S921 = Bounds_height_0(&_S920);
    uint _S922 = uint(_S921);
    Bounds_0 _S923 = _S919;
    int _S924 = Bounds_width_0(&_S923);
    uint area_5 = _S922 * uint(_S924);
    spend_0(m_228, area_5);
    Machine_0 _S925 = *m_228;
    CellList_0 _S926 = CellList_at_0(&_S925);
    CellList_0 places_1 = _S926;
    (&places_1)->start_0 = patch_33.cells_10;
    (&places_1)->count_1 = patch_33.count_20;
    Machine_0 _S927 = *m_228;
    bool _S928 = failed_0(&_S927);
    if(!_S928)
    {
        PatchView_0 _S929 = patch_33;
        bool _S930 = PatchView_in_order_0(&_S929);
        _S917 = !_S930;
    }
    else
    {
        _S917 = false;
    }
    uint next_3;
    if(_S917)
    {
        (&places_1)->start_0 = m_228->scratch_1 + 1408U;
        (&places_1)->room_0 = 2680U;
        if((patch_33.count_20) > 2680U)
        {
            fail_0(m_228, 254U);
        }
        else
        {
            next_3 = 0U;
            for(;;)
            {
                if(next_3 < (patch_33.count_20))
                {
                }
                else
                {
                    break;
                }
                *(&(globalParams_0->arena_0)[(&places_1)->start_0 + next_3]) = (word_at_0(patch_33.cells_10 + next_3)) & 16777215U;
                next_3 = next_3 + 1U;
            }
        }
        Machine_0 _S931 = *m_228;
        bool _S932 = failed_0(&_S931);
        if(!_S932)
        {
            sort_list_0(&places_1);
        }
    }
    Machine_0 _S933 = *m_228;
    CellList_0 _S934 = CellList_at_0(&_S933);
    CellList_0 list_29 = _S934;
    if(area_5 > ((&list_29)->room_0 + patch_33.count_20))
    {
        fail_0(m_228, 254U);
    }
    Machine_0 _S935 = *m_228;
    bool _S936 = failed_0(&_S935);
    if(_S936)
    {
        return;
    }
    int row_19 = _S919.top_5;
    next_3 = 0U;
    for(;;)
    {
        if(row_19 <= (_S919.bottom_5))
        {
        }
        else
        {
            break;
        }
        int column_10 = _S919.left_3;
        uint next_4 = next_3;
        for(;;)
        {
            if(column_10 <= (_S919.right_0))
            {
            }
            else
            {
                break;
            }
            uint place_10 = pack_0(row_19, column_10);
            if(next_4 < ((&places_1)->count_1))
            {
                _S917 = ((word_at_0((&places_1)->start_0 + next_4)) & 16777215U) == place_10;
            }
            else
            {
                _S917 = false;
            }
            if(_S917)
            {
                next_4 = next_4 + 1U;
            }
            else
            {
                CellList_push_0(&list_29, place_10);
            }
            column_10 = column_10 + int(1);
        }
        row_19 = row_19 + int(1);
        next_3 = next_4;
    }
    CellList_0 _S937 = list_29;
    seal_cells_0(m_228, &_S937, false);
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
    uint bit_0 = uint(along_0 + int(42) + int(1));
    if(bit_0 < 96U)
    {
        this_10->bits_1[bit_0 >> int(5)] = (this_10->bits_1[bit_0 >> int(5)]) | (1U << (bit_0 & 31U));
    }
    return;
}

__device__ bool Differences_has_0(Differences_0 * this_11, int along_1)
{
    uint bit_1 = uint(along_1 + int(42) + int(1));
    return (((this_11->bits_1[bit_1 >> int(5)]) >> (bit_1 & 31U)) & 1U) != 0U;
}

__device__ __noinline__ void op_gravitate_0(Machine_0 * m_229, uint a_179, uint b_89)
{
    int along_2;
    int across_0;
    PatchView_0 x_16 = patch_set_view_0(m_229, a_179);
    PatchView_0 y_15 = patch_set_view_0(m_229, b_89);
    Machine_0 _S938 = *m_229;
    bool _S939 = failed_0(&_S938);
    if(_S939)
    {
        return;
    }
    PatchView_0 _S940 = x_16;
    Two_0 _S941 = center_of_0(m_229, &_S940);
    PatchView_0 _S942 = y_15;
    Two_0 _S943 = center_of_0(m_229, &_S942);
    PatchView_0 _S944 = x_16;
    PatchView_0 _S945 = y_15;
    bool _S946 = matching_0(m_229, &_S944, &_S945, true);
    if((U32_max((x_16.count_20), (y_15.count_20))) > 4096U)
    {
        fail_0(m_229, 254U);
    }
    spend_0(m_229, x_16.count_20 * y_15.count_20 / 2U);
    Machine_0 _S947 = *m_229;
    bool _S948 = failed_0(&_S947);
    if(_S948)
    {
        return;
    }
    Differences_0 _S949 = Differences_none_0();
    Differences_0 overlap_0 = _S949;
    Differences_0 beside_1 = _S949;
    uint i_77 = 0U;
    for(;;)
    {
        if(i_77 < (x_16.count_20))
        {
        }
        else
        {
            break;
        }
        uint _S950 = x_16.cells_10 + i_77;
        int _S951 = row_of_0(word_at_0(_S950));
        int _S952 = column_of_0(word_at_0(_S950));
        uint k_6 = 0U;
        for(;;)
        {
            if(k_6 < (y_15.count_20))
            {
            }
            else
            {
                break;
            }
            uint cell_24 = word_at_0(y_15.cells_10 + k_6);
            int rows_6 = row_of_0(cell_24) - _S951;
            int columns_8 = column_of_0(cell_24) - _S952;
            if(_S946)
            {
                along_2 = rows_6;
            }
            else
            {
                along_2 = columns_8;
            }
            if(_S946)
            {
                across_0 = columns_8;
            }
            else
            {
                across_0 = rows_6;
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
        i_77 = i_77 + 1U;
    }
    bool _S953;
    if(_S946)
    {
        _S953 = (_S941.x_2) < (_S943.x_2);
    }
    else
    {
        _S953 = (_S941.y_1) < (_S943.y_1);
    }
    if(_S953)
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
            int _S954 = across_0 * along_2;
            Differences_0 _S955 = beside_1;
            bool _S956 = Differences_has_0(&_S955, _S954);
            if(!_S956)
            {
                _S953 = true;
            }
            else
            {
                Differences_0 _S957 = overlap_0;
                bool _S958 = Differences_has_0(&_S957, _S954);
                _S953 = _S958;
            }
        }
        else
        {
            _S953 = false;
        }
        if(_S953)
        {
        }
        else
        {
            break;
        }
        across_0 = across_0 + int(1);
    }
    int _S959;
    if(_S946)
    {
        _S959 = across_0 * along_2;
    }
    else
    {
        _S959 = int(0);
    }
    if(_S946)
    {
        along_2 = int(0);
    }
    else
    {
        along_2 = across_0 * along_2;
    }
    new_pair_0(m_229, _S959, along_2);
    return;
}

__device__ __noinline__ void outline_0(Machine_0 * m_230, Bounds_0 * b_90)
{
    check_bounds_0(m_230, b_90);
    Machine_0 _S960 = *m_230;
    bool _S961 = failed_0(&_S960);
    if(_S961)
    {
        return;
    }
    Machine_0 _S962 = *m_230;
    CellList_0 _S963 = CellList_at_0(&_S962);
    CellList_0 list_30 = _S963;
    int _S964 = b_90->top_5;
    int row_20 = b_90->top_5;
    for(;;)
    {
        int _S965 = b_90->bottom_5;
        if(row_20 <= (b_90->bottom_5))
        {
        }
        else
        {
            break;
        }
        bool _S966;
        if(row_20 == _S964)
        {
            _S966 = true;
        }
        else
        {
            _S966 = row_20 == _S965;
        }
        int _S967;
        if(_S966)
        {
            _S967 = int(1);
        }
        else
        {
            _S967 = (I32_max((b_90->right_0 - b_90->left_3), (int(1))));
        }
        int column_11 = b_90->left_3;
        for(;;)
        {
            if(column_11 <= (b_90->right_0))
            {
            }
            else
            {
                break;
            }
            CellList_push_0(&list_30, pack_0(row_20, column_11));
            column_11 = column_11 + _S967;
        }
        row_20 = row_20 + int(1);
    }
    CellList_0 _S968 = list_30;
    seal_cells_0(m_230, &_S968, false);
    return;
}

__device__ void outline_around_0(Machine_0 * m_231, uint a_180, int by_2)
{
    PatchView_0 patch_34 = patch_view_0(m_231, a_180);
    Machine_0 _S969 = *m_231;
    bool _S970 = failed_0(&_S969);
    if(_S970)
    {
        return;
    }
    PatchView_0 _S971 = patch_34;
    Bounds_0 _S972 = some_bounds_0(m_231, &_S971);
    int top_9 = _S972.top_5 - by_2;
    int bottom_9 = _S972.bottom_5 + by_2;
    int left_7 = _S972.left_3 - by_2;
    int right_4 = _S972.right_0 + by_2;
    Machine_0 _S973 = *m_231;
    bool _S974 = failed_0(&_S973);
    if(!_S974)
    {
        Bounds_0 _S975 = Bounds_from_0((I32_min((top_9), (bottom_9))), (I32_min((left_7), (right_4))), (I32_max((top_9), (bottom_9))), (I32_max((left_7), (right_4))));
        outline_0(m_231, &_S975);
    }
    return;
}

__device__ void op_inbox_0(Machine_0 * m_232, uint a_181)
{
    outline_around_0(m_232, a_181, int(-1));
    return;
}

__device__ void op_outbox_0(Machine_0 * m_233, uint a_182)
{
    outline_around_0(m_233, a_182, int(1));
    return;
}

__device__ void op_box_0(Machine_0 * m_234, uint a_183)
{
    PatchView_0 patch_35 = patch_view_0(m_234, a_183);
    Machine_0 _S976 = *m_234;
    bool _S977 = failed_0(&_S976);
    if(_S977)
    {
        return;
    }
    PatchView_0 _S978 = patch_35;
    Bounds_0 _S979 = bounds_of_0(&_S978);
    if(_S979.empty_0)
    {
        uint _S980 = copy_record_0(m_234, a_183);
    }
    else
    {
        Bounds_0 _S981 = _S979;
        outline_0(m_234, &_S981);
    }
    return;
}

__device__ __noinline__ void op_shoot_0(Machine_0 * m_235, uint a_184, uint b_91)
{
    Two_0 from_26 = place_view_0(m_235, a_184);
    Two_0 by_3 = place_view_0(m_235, b_91);
    Machine_0 _S982 = *m_235;
    bool _S983 = failed_0(&_S982);
    if(_S983)
    {
        return;
    }
    Two_0 end_4 = two_0(from_26.x_2 + int(42) * by_3.x_2, from_26.y_1 + int(42) * by_3.y_1);
    bool _S984;
    if(fits_0(end_4.x_2))
    {
        _S984 = fits_0(end_4.y_1);
    }
    else
    {
        _S984 = false;
    }
    if(_S984)
    {
        Two_0 _S985 = from_26;
        Two_0 _S986 = end_4;
        segment_0(m_235, &_S985, &_S986);
    }
    else
    {
        if((by_3.x_2) == int(0))
        {
            _S984 = true;
        }
        else
        {
            _S984 = (by_3.y_1) == int(0);
        }
        if(_S984)
        {
            _S984 = true;
        }
        else
        {
            _S984 = (I32_abs((by_3.x_2))) == (I32_abs((by_3.y_1)));
        }
        if(_S984)
        {
            fail_0(m_235, 27U);
        }
        else
        {
            new_empty_set_0(m_235);
        }
    }
    return;
}

__device__ __noinline__ uint2  uniform_lines_0(Machine_0 * m_236, GridView_0 * from_27)
{
    uint rows_7 = m_236->scratch_1 + 1408U;
    uint _S987 = from_27->height_1;
    uint _S988 = rows_7 + from_27->height_1;
    uint _S989 = GridView_area_0(from_27);
    spend_0(m_236, _S989 / 2U);
    uint _S990 = from_27->width_3;
    if((_S987 + from_27->width_3) > 2680U)
    {
        fail_0(m_236, 254U);
    }
    uint2  found_2 = make_uint2 (0U, 0U);
    Machine_0 _S991 = *m_236;
    bool _S992 = failed_0(&_S991);
    if(_S992)
    {
        return found_2;
    }
    uint j_12 = 0U;
    for(;;)
    {
        if(j_12 < _S990)
        {
        }
        else
        {
            break;
        }
        *(&(globalParams_0->arena_0)[_S988 + j_12]) = 1U;
        j_12 = j_12 + 1U;
    }
    uint i_78 = 0U;
    for(;;)
    {
        if(i_78 < _S987)
        {
        }
        else
        {
            break;
        }
        int _S993;
        if(_S990 == 0U)
        {
            _S993 = int(0);
        }
        else
        {
            int _S994 = GridView_at_0(from_27, i_78, 0U);
            _S993 = _S994;
        }
        bool uniform_0 = true;
        j_12 = 0U;
        for(;;)
        {
            if(j_12 < _S990)
            {
            }
            else
            {
                break;
            }
            int _S995 = GridView_at_0(from_27, i_78, j_12);
            if(uniform_0)
            {
                uniform_0 = _S995 == _S993;
            }
            else
            {
                uniform_0 = false;
            }
            int _S996 = GridView_at_0(from_27, 0U, j_12);
            if(_S995 != _S996)
            {
                *(&(globalParams_0->arena_0)[_S988 + j_12]) = 0U;
            }
            j_12 = j_12 + 1U;
        }
        uint * _S997 = (&(globalParams_0->arena_0)[rows_7 + i_78]);
        int _S998;
        if(uniform_0)
        {
            _S998 = int(1);
        }
        else
        {
            _S998 = int(0);
        }
        *_S997 = uint(_S998);
        int _S999;
        if(uniform_0)
        {
            _S999 = int(1);
        }
        else
        {
            _S999 = int(0);
        }
        *&((&found_2)->x) = *&((&found_2)->x) + uint(_S999);
        i_78 = i_78 + 1U;
    }
    j_12 = 0U;
    for(;;)
    {
        if(j_12 < _S990)
        {
        }
        else
        {
            break;
        }
        *&((&found_2)->y) = *&((&found_2)->y) + word_at_0(_S988 + j_12);
        j_12 = j_12 + 1U;
    }
    return found_2;
}

__device__ __noinline__ void put_line_0(Machine_0 * m_237, GridView_0 * from_28, uint items_20, uint * placed_6, bool is_row_0, uint at_22)
{
    uint length_17;
    if(is_row_0)
    {
        length_17 = from_28->width_3;
    }
    else
    {
        length_17 = from_28->height_1;
    }
    Machine_0 _S1000 = *m_237;
    start_item_0(&_S1000, items_20, *placed_6);
    *placed_6 = *placed_6 + 1U;
    uint record_27 = new_record_0(m_237, 11U, length_17, 0U, length_17);
    if(record_27 == 0U)
    {
        return;
    }
    int _S1001;
    if(is_row_0)
    {
        int _S1002 = GridView_at_0(from_28, at_22, 0U);
        _S1001 = _S1002;
    }
    else
    {
        int _S1003 = GridView_at_0(from_28, 0U, at_22);
        _S1001 = _S1003;
    }
    uint _S1004 = colour_bits_0(_S1001);
    uint k_7 = 0U;
    for(;;)
    {
        if(k_7 < length_17)
        {
        }
        else
        {
            break;
        }
        uint * _S1005 = (&(globalParams_0->arena_0)[record_27 + 4U + k_7]);
        uint _S1006;
        if(is_row_0)
        {
            _S1006 = pack_0(int(at_22), int(k_7));
        }
        else
        {
            _S1006 = pack_0(int(k_7), int(at_22));
        }
        *_S1005 = _S1004 | _S1006;
        k_7 = k_7 + 1U;
    }
    return;
}

__device__ __noinline__ void op_frontiers_0(Machine_0 * m_238, uint a_185)
{
    uint j_13;
    bool _S1007;
    GridView_0 from_29 = grid_view_0(m_238, a_185);
    Machine_0 _S1008 = *m_238;
    bool _S1009 = failed_0(&_S1008);
    if(_S1009)
    {
        return;
    }
    GridView_0 _S1010 = from_29;
    GridView_0 _S1011 = with_rows_0(m_238, &_S1010);
    bool _S1012;
    if((from_29.height_1) > 2047U)
    {
        _S1012 = true;
    }
    else
    {
        _S1012 = (from_29.width_3) > 2047U;
    }
    if(_S1012)
    {
        fail_0(m_238, 27U);
    }
    GridView_0 _S1013 = from_29;
    uint2  _S1014 = uniform_lines_0(m_238, &_S1013);
    Machine_0 _S1015 = *m_238;
    bool _S1016 = failed_0(&_S1015);
    if(_S1016)
    {
        return;
    }
    uint rows_8 = m_238->scratch_1 + 1408U;
    uint _S1017 = rows_8 + from_29.height_1;
    uint count_32;
    if((from_29.width_3) == 0U)
    {
        count_32 = 0U;
    }
    else
    {
        count_32 = _S1014.x + _S1014.y;
    }
    uint i_79 = 0U;
    for(;;)
    {
        if(i_79 < count_32)
        {
        }
        else
        {
            break;
        }
        if(i_79 < (_S1014.x))
        {
            j_13 = from_29.width_3;
        }
        else
        {
            j_13 = from_29.height_1;
        }
        make_0(m_238, j_13 * 4U);
        i_79 = i_79 + 1U;
    }
    if(count_32 == 0U)
    {
        new_empty_set_0(m_238);
        return;
    }
    make_0(m_238, count_32 * 16U);
    spend_0(m_238, (_S1014.x * (1U + from_29.width_3 / 2U) + _S1014.y * (1U + from_29.height_1 / 2U)) * log_2_0(count_32));
    Machine_0 _S1018 = *m_238;
    bool _S1019 = failed_0(&_S1018);
    if(_S1019)
    {
        return;
    }
    GridView_0 _S1020 = from_29;
    uint _S1021 = GridView_area_0(&_S1020);
    bool one_cell_0 = _S1021 == 1U;
    if(one_cell_0)
    {
        count_32 = 1U;
    }
    uint items_21 = open_items_0(m_238, count_32);
    uint placed_7 = 0U;
    Tally_0 tally_8 = Tally_of_cells_0(from_29.cells_6, _S1021);
    for(;;)
    {
        Machine_0 _S1022 = *m_238;
        bool _S1023 = failed_0(&_S1022);
        if(!_S1023)
        {
            _S1012 = placed_7 < count_32;
        }
        else
        {
            _S1012 = false;
        }
        bool _S1024;
        if(_S1012)
        {
            bool _S1025 = Tally_next_0(&tally_8);
            _S1024 = _S1025;
        }
        else
        {
            _S1024 = false;
        }
        if(_S1024)
        {
        }
        else
        {
            break;
        }
        bool row_21;
        if((word_at_0(rows_8)) != 0U)
        {
            GridView_0 _S1026 = from_29;
            int _S1027 = GridView_at_0(&_S1026, 0U, 0U);
            row_21 = _S1027 == ((&tally_8)->key_1);
        }
        else
        {
            row_21 = false;
        }
        bool _S1028;
        if((word_at_0(_S1017)) != 0U)
        {
            GridView_0 _S1029 = from_29;
            int _S1030 = GridView_at_0(&_S1029, 0U, 0U);
            _S1028 = _S1030 == ((&tally_8)->key_1);
        }
        else
        {
            _S1028 = false;
        }
        bool column_12;
        if(_S1028)
        {
            column_12 = !one_cell_0;
        }
        else
        {
            column_12 = false;
        }
        bool _S1031;
        if(column_12)
        {
            _S1031 = (from_29.height_1) == 1U;
        }
        else
        {
            _S1031 = false;
        }
        if(_S1031)
        {
            GridView_0 _S1032 = from_29;
            put_line_0(m_238, &_S1032, items_21, &placed_7, false, 0U);
        }
        if(row_21)
        {
            GridView_0 _S1033 = from_29;
            put_line_0(m_238, &_S1033, items_21, &placed_7, true, 0U);
        }
        bool _S1034;
        if(column_12)
        {
            _S1034 = (from_29.height_1) != 1U;
        }
        else
        {
            _S1034 = false;
        }
        if(_S1034)
        {
            GridView_0 _S1035 = from_29;
            put_line_0(m_238, &_S1035, items_21, &placed_7, false, 0U);
        }
        j_13 = 1U;
        for(;;)
        {
            if(j_13 < (from_29.width_3))
            {
            }
            else
            {
                break;
            }
            if((word_at_0(_S1017 + j_13)) != 0U)
            {
                GridView_0 _S1036 = from_29;
                int _S1037 = GridView_at_0(&_S1036, 0U, j_13);
                _S1007 = _S1037 == ((&tally_8)->key_1);
            }
            else
            {
                _S1007 = false;
            }
            if(_S1007)
            {
                GridView_0 _S1038 = from_29;
                put_line_0(m_238, &_S1038, items_21, &placed_7, false, j_13);
            }
            j_13 = j_13 + 1U;
        }
        i_79 = 1U;
        for(;;)
        {
            if(i_79 < (from_29.height_1))
            {
            }
            else
            {
                break;
            }
            if((word_at_0(rows_8 + i_79)) != 0U)
            {
                GridView_0 _S1039 = from_29;
                int _S1040 = GridView_at_0(&_S1039, i_79, 0U);
                _S1007 = _S1040 == ((&tally_8)->key_1);
            }
            else
            {
                _S1007 = false;
            }
            if(_S1007)
            {
                GridView_0 _S1041 = from_29;
                put_line_0(m_238, &_S1041, items_21, &placed_7, true, i_79);
            }
            i_79 = i_79 + 1U;
        }
    }
    close_plain_0(m_238, items_21, 12U, count_32);
    return;
}

__device__ __noinline__ void op_compress_0(Machine_0 * m_239, uint a_186)
{
    GridView_0 from_30 = grid_view_0(m_239, a_186);
    Machine_0 _S1042 = *m_239;
    bool _S1043 = failed_0(&_S1042);
    if(_S1043)
    {
        return;
    }
    if((from_30.width_3) == 0U)
    {
        uint _S1044 = copy_record_0(m_239, a_186);
        return;
    }
    GridView_0 _S1045 = from_30;
    uint2  _S1046 = uniform_lines_0(m_239, &_S1045);
    uint rows_9 = m_239->scratch_1 + 1408U;
    uint _S1047 = rows_9 + from_30.height_1;
    uint cells_23 = new_grid_0(m_239, from_30.height_1 - _S1046.x, from_30.width_3 - _S1046.y);
    if(cells_23 == 0U)
    {
        return;
    }
    CellWriter_0 to_15 = CellWriter_to_0(cells_23);
    uint i_80 = 0U;
    for(;;)
    {
        if(i_80 < (from_30.height_1))
        {
        }
        else
        {
            break;
        }
        if((word_at_0(rows_9 + i_80)) == 0U)
        {
            uint j_14 = 0U;
            for(;;)
            {
                if(j_14 < (from_30.width_3))
                {
                }
                else
                {
                    break;
                }
                if((word_at_0(_S1047 + j_14)) == 0U)
                {
                    GridView_0 _S1048 = from_30;
                    int _S1049 = GridView_at_0(&_S1048, i_80, j_14);
                    CellWriter_push_0(&to_15, _S1049);
                }
                j_14 = j_14 + 1U;
            }
        }
        i_80 = i_80 + 1U;
    }
    CellWriter_finish_0(&to_15);
    return;
}

__device__ void op_o_g_0(Machine_0 * m_240, uint a_187, uint b_92)
{
    int flags_0 = int_view_0(m_240, b_92);
    bool _S1050;
    if(flags_0 < int(0))
    {
        _S1050 = true;
    }
    else
    {
        _S1050 = flags_0 > int(7);
    }
    if(_S1050)
    {
        fail_0(m_240, 20U);
    }
    Machine_0 _S1051 = *m_240;
    bool _S1052 = failed_0(&_S1051);
    if(!_S1052)
    {
        cut_objects_0(m_240, a_187, (flags_0 & int(4)) != int(0), (flags_0 & int(2)) != int(0), (flags_0 & int(1)) != int(0));
    }
    return;
}

__device__ void op_p_g_0(Machine_0 * m_241, uint a_188)
{
    colours_0(m_241, a_188, true);
    return;
}

__device__ void op_p_f_0(Machine_0 * m_242, uint a_189)
{
    colours_0(m_242, a_189, false);
    return;
}

__device__ uint position_of_0(Machine_0 * m_243, int n_14, uint length_18)
{
    int at_23;
    if(n_14 < int(0))
    {
        at_23 = n_14 + int(length_18);
    }
    else
    {
        at_23 = n_14;
    }
    bool _S1053;
    if(at_23 < int(0))
    {
        _S1053 = true;
    }
    else
    {
        _S1053 = at_23 >= int(length_18);
    }
    if(_S1053)
    {
        fail_0(m_243, 19U);
    }
    return uint(at_23);
}

__device__ void nth_0(Machine_0 * m_244, uint a_190, int n_15)
{
    uint length_19 = length_of_0(a_190);
    if(length_19 == 4294967295U)
    {
        fail_0(m_244, 7U);
    }
    uint at_24 = position_of_0(m_244, n_15, length_19);
    Machine_0 _S1054 = *m_244;
    bool _S1055 = failed_0(&_S1054);
    if(!_S1055)
    {
        put_element_0(m_244, a_190, at_24);
    }
    return;
}

__device__ void op_get_nth_t_0(Machine_0 * m_245, uint a_191, uint b_93)
{
    if((length_of_0(a_191)) == 4294967295U)
    {
        fail_0(m_245, 7U);
    }
    int _S1056 = int_view_0(m_245, b_93);
    nth_0(m_245, a_191, _S1056);
    return;
}

__device__ void op_get_nth_f_0(Machine_0 * m_246, uint a_192, uint b_94)
{
    if((kind_of_0(a_192)) == 4U)
    {
        fail_0(m_246, 254U);
    }
    op_get_nth_t_0(m_246, a_192, b_94);
    return;
}

__device__ void op_get_nth_by_key_t_0(Machine_0 * m_247, uint a_193, uint b_95, uint c_9)
{
    Machine_0 _S1057 = *m_247;
    ask_rank_0(&_S1057, c_9, a_193, b_95);
    return;
}

__device__ void op_get_nth_by_key_f_0(Machine_0 * m_248, uint a_194, uint b_96, uint c_10)
{
    Machine_0 _S1058 = *m_248;
    ask_rank_0(&_S1058, c_10, a_194, b_96);
    return;
}

__device__ void op_get_arg_rank_0(Machine_0 * m_249, uint a_195, uint b_97, uint c_11)
{
    Machine_0 _S1059 = *m_249;
    ask_rank_0(&_S1059, b_97, a_195, c_11);
    return;
}

__device__ void op_get_val_rank_0(Machine_0 * m_250, uint a_196, uint b_98, uint c_12)
{
    Machine_0 _S1060 = *m_250;
    ask_rank_0(&_S1060, b_98, a_196, c_12);
    return;
}

__device__ __noinline__ void common_0(Machine_0 * m_251, uint a_197, uint which_2, uint rank_1)
{
    bool _S1061;
    uint at_25;
    bool _S1062;
    int _S1063;
    uint found_3;
    if(!is_tuple_0(a_197))
    {
        fail_0(m_251, 8U);
        return;
    }
    uint length_20 = length_of_0(a_197);
    make_0(m_251, length_20 * 16U);
    uint items_22 = open_items_0(m_251, length_20);
    put_elements_0(m_251, items_22, 0U, a_197);
    if(length_20 > 2680U)
    {
        fail_0(m_251, 254U);
    }
    Machine_0 _S1064 = *m_251;
    bool _S1065 = failed_0(&_S1064);
    if(_S1065)
    {
        return;
    }
    uint _S1066 = m_251->scratch_1 + 1408U;
    uint i_81 = 0U;
    uint weight_4 = 0U;
    for(;;)
    {
        if(i_81 < length_20)
        {
        }
        else
        {
            break;
        }
        uint weight_5 = weight_4 + weight_of_0(item_at_0(items_22, i_81));
        i_81 = i_81 + 1U;
        weight_4 = weight_5;
    }
    spend_0(m_251, weight_4 * log_2_0(length_20));
    i_81 = 0U;
    uint distinct_0 = 0U;
    for(;;)
    {
        if(i_81 < length_20)
        {
            Machine_0 _S1067 = *m_251;
            bool _S1068 = failed_0(&_S1067);
            _S1061 = !_S1068;
        }
        else
        {
            _S1061 = false;
        }
        if(_S1061)
        {
        }
        else
        {
            break;
        }
        at_25 = 0U;
        for(;;)
        {
            if(at_25 < i_81)
            {
                if((word_at_0(_S1066 + at_25)) != 0U)
                {
                    bool _S1069 = same_0(m_251, item_at_0(items_22, at_25), item_at_0(items_22, i_81));
                    _S1062 = _S1069;
                }
                else
                {
                    _S1062 = false;
                }
                _S1062 = !_S1062;
            }
            else
            {
                _S1062 = false;
            }
            if(_S1062)
            {
            }
            else
            {
                break;
            }
            at_25 = at_25 + 1U;
        }
        *(&(globalParams_0->arena_0)[_S1066 + i_81]) = 0U;
        uint * _S1070 = (&(globalParams_0->arena_0)[_S1066 + at_25]);
        *_S1070 = *_S1070 + 1U;
        if(at_25 == i_81)
        {
            _S1063 = int(1);
        }
        else
        {
            _S1063 = int(0);
        }
        uint distinct_1 = distinct_0 + uint(_S1063);
        i_81 = i_81 + 1U;
        distinct_0 = distinct_1;
    }
    if(which_2 == 2U)
    {
        int n_16 = int_view_0(m_251, rank_1);
        uint _S1071 = position_of_0(m_251, n_16, distinct_0);
        at_25 = _S1071;
    }
    else
    {
        if(length_20 == 0U)
        {
            fail_0(m_251, 22U);
        }
        at_25 = 0U;
    }
    i_81 = 0U;
    for(;;)
    {
        if(i_81 < length_20)
        {
            Machine_0 _S1072 = *m_251;
            bool _S1073 = failed_0(&_S1072);
            _S1061 = !_S1073;
        }
        else
        {
            _S1061 = false;
        }
        if(_S1061)
        {
        }
        else
        {
            found_3 = 0U;
            break;
        }
        uint _S1074 = _S1066 + i_81;
        if((word_at_0(_S1074)) == 0U)
        {
            i_81 = i_81 + 1U;
            continue;
        }
        found_3 = 0U;
        uint before_0 = 0U;
        for(;;)
        {
            if(found_3 < length_20)
            {
                _S1062 = before_0 <= at_25;
            }
            else
            {
                _S1062 = false;
            }
            bool _S1075;
            if(_S1062)
            {
                Machine_0 _S1076 = *m_251;
                bool _S1077 = failed_0(&_S1076);
                _S1075 = !_S1077;
            }
            else
            {
                _S1075 = false;
            }
            if(_S1075)
            {
            }
            else
            {
                break;
            }
            uint _S1078 = _S1066 + found_3;
            bool _S1079;
            if((word_at_0(_S1078)) == 0U)
            {
                _S1079 = true;
            }
            else
            {
                _S1079 = found_3 == i_81;
            }
            if(_S1079)
            {
                found_3 = found_3 + 1U;
                continue;
            }
            int more_1 = int(word_at_0(_S1078)) - int(word_at_0(_S1074));
            uint before_1;
            if(more_1 == int(0))
            {
                int _S1080 = compare_0(m_251, item_at_0(items_22, found_3), item_at_0(items_22, i_81));
                if(_S1080 < int(0))
                {
                    _S1063 = int(1);
                }
                else
                {
                    _S1063 = int(0);
                }
                before_1 = before_0 + uint(_S1063);
            }
            else
            {
                if((more_1 > int(0)) == (which_2 == 0U))
                {
                    _S1063 = int(1);
                }
                else
                {
                    _S1063 = int(0);
                }
                before_1 = before_0 + uint(_S1063);
            }
            before_0 = before_1;
            found_3 = found_3 + 1U;
        }
        if(before_0 == at_25)
        {
            found_3 = i_81;
            break;
        }
        i_81 = i_81 + 1U;
    }
    Machine_0 _S1081 = *m_251;
    bool _S1082 = failed_0(&_S1081);
    if(!_S1082)
    {
        slide_0(m_251, item_at_0(items_22, found_3), items_22);
    }
    return;
}

__device__ void op_get_common_rank_0(Machine_0 * m_252, uint a_198, uint b_99)
{
    common_0(m_252, a_198, 2U, b_99);
    return;
}

__device__ __noinline__ void op_get_color_rank_t_0(Machine_0 * m_253, uint a_199, uint b_100)
{
    Tally_0 _S1083 = tally_of_0(m_253, a_199);
    Tally_0 tally_9 = _S1083;
    Machine_0 _S1084 = *m_253;
    bool _S1085 = failed_0(&_S1084);
    if(_S1085)
    {
        return;
    }
    uint _S1086 = m_253->scratch_1 + 1408U;
    uint length_21 = 0U;
    for(;;)
    {
        bool _S1087 = Tally_next_0(&tally_9);
        if(_S1087)
        {
        }
        else
        {
            break;
        }
        if(length_21 >= 1340U)
        {
            fail_0(m_253, 254U);
            return;
        }
        uint _S1088 = _S1086 + 2U * length_21;
        *(&(globalParams_0->arena_0)[_S1088]) = uint((&tally_9)->key_1);
        *(&(globalParams_0->arena_0)[_S1088 + 1U]) = (&tally_9)->count_18;
        length_21 = length_21 + 1U;
    }
    int rank_2 = int_view_0(m_253, b_100);
    uint _S1089 = position_of_0(m_253, rank_2, length_21);
    Machine_0 _S1090 = *m_253;
    bool _S1091 = failed_0(&_S1090);
    if(_S1091)
    {
        return;
    }
    uint i_82 = 0U;
    for(;;)
    {
        if(i_82 < length_21)
        {
        }
        else
        {
            break;
        }
        uint _S1092 = _S1086 + 2U * i_82;
        uint _S1093 = word_at_0(_S1092 + 1U);
        uint k_8 = 0U;
        uint before_2 = 0U;
        for(;;)
        {
            if(k_8 < length_21)
            {
            }
            else
            {
                break;
            }
            uint other_4 = word_at_0(_S1086 + 2U * k_8 + 1U);
            bool _S1094;
            if(other_4 > _S1093)
            {
                _S1094 = true;
            }
            else
            {
                if(other_4 == _S1093)
                {
                    _S1094 = k_8 < i_82;
                }
                else
                {
                    _S1094 = false;
                }
            }
            int _S1095;
            if(_S1094)
            {
                _S1095 = int(1);
            }
            else
            {
                _S1095 = int(0);
            }
            uint before_3 = before_2 + uint(_S1095);
            k_8 = k_8 + 1U;
            before_2 = before_3;
        }
        if(before_2 == _S1089)
        {
            new_int_0(m_253, int(word_at_0(_S1092)));
            return;
        }
        i_82 = i_82 + 1U;
    }
    return;
}

__device__ void op_get_color_rank_f_0(Machine_0 * m_254, uint a_200, uint b_101)
{
    op_get_color_rank_t_0(m_254, a_200, b_101);
    return;
}

__device__ __noinline__ void op_mir_rot_t_0(Machine_0 * m_255, uint a_201, uint b_102)
{
    int k_9 = int_view_0(m_255, b_102);
    Machine_0 _S1096 = *m_255;
    bool _S1097 = failed_0(&_S1096);
    if(_S1097)
    {
        return;
    }
    bool _S1098;
    if(k_9 >= int(0))
    {
        _S1098 = k_9 <= int(3);
    }
    else
    {
        _S1098 = false;
    }
    if(_S1098)
    {
        mirrored_0(m_255, a_201, uint(k_9));
    }
    else
    {
        bool _S1099 = k_9 == int(4);
        if(_S1099)
        {
            _S1098 = true;
        }
        else
        {
            _S1098 = k_9 == int(6);
        }
        if(_S1098)
        {
            turned_0(m_255, a_201, _S1099, k_9 == int(6));
        }
        else
        {
            if(k_9 == int(5))
            {
                flipped_0(m_255, a_201, true, true);
            }
            else
            {
                if(k_9 == int(7))
                {
                    same_grid_0(m_255, a_201);
                }
                else
                {
                    fail_0(m_255, 20U);
                }
            }
        }
    }
    return;
}

__device__ void op_mir_rot_f_0(Machine_0 * m_256, uint a_202, uint b_103)
{
    int k_10 = int_view_0(m_256, b_103);
    bool _S1100;
    if(k_10 < int(0))
    {
        _S1100 = true;
    }
    else
    {
        _S1100 = k_10 > int(3);
    }
    if(_S1100)
    {
        fail_0(m_256, 20U);
    }
    Machine_0 _S1101 = *m_256;
    bool _S1102 = failed_0(&_S1101);
    if(!_S1102)
    {
        mirrored_0(m_256, a_202, uint(k_10));
    }
    return;
}

__device__ void op_difference_tuple_0(Machine_0 * m_257, uint a_203, uint b_104)
{
    if(!is_tuple_0(a_203))
    {
        fail_0(m_257, 8U);
    }
    else
    {
        if((length_of_0(b_104)) == 4294967295U)
        {
            fail_0(m_257, 7U);
        }
        else
        {
            Machine_0 _S1103 = *m_257;
            ask_walk_0(&_S1103, b_104, a_203);
        }
    }
    return;
}

__device__ int one_of_four_0(Machine_0 * m_258, uint record_28)
{
    int which_3 = int_view_0(m_258, record_28);
    bool _S1104;
    if(which_3 < int(0))
    {
        _S1104 = true;
    }
    else
    {
        _S1104 = which_3 > int(3);
    }
    if(_S1104)
    {
        fail_0(m_258, 20U);
    }
    return which_3;
}

__device__ void op_corner_0(Machine_0 * m_259, uint a_204, uint b_105)
{
    int which_4 = one_of_four_0(m_259, b_105);
    Machine_0 _S1105 = *m_259;
    bool _S1106 = failed_0(&_S1105);
    if(!_S1106)
    {
        corner_of_0(m_259, a_204, which_4);
    }
    return;
}

__device__ void op_col_row_0(Machine_0 * m_260, uint a_205, uint b_106)
{
    int which_5 = one_of_four_0(m_260, b_106);
    Machine_0 _S1107 = *m_260;
    bool _S1108 = failed_0(&_S1107);
    if(!_S1108)
    {
        bound_1(m_260, a_205, which_5);
    }
    return;
}

__device__ void op_f_ofcolor_0(Machine_0 * m_261, uint a_206, uint b_107)
{
    op_ofcolor_0(m_261, a_206, b_107);
    return;
}

__device__ void op_ascell_0(Machine_0 * m_262, uint a_207, uint b_108)
{
    Two_0 place_11 = pair_view_0(m_262, a_207);
    bool _S1109;
    if(!fits_0(place_11.x_2))
    {
        _S1109 = true;
    }
    else
    {
        _S1109 = !fits_0(place_11.y_1);
    }
    if(_S1109)
    {
        fail_0(m_262, 27U);
    }
    int hue_5 = colour_view_0(m_262, b_108);
    Machine_0 _S1110 = *m_262;
    bool _S1111 = failed_0(&_S1110);
    if(!_S1111)
    {
        uint _S1112 = new_record_0(m_262, 4U, (colour_bits_0(hue_5)) | (pack_0(place_11.x_2, place_11.y_1)), 0U, 0U);
    }
    return;
}

__device__ void op_toij_0(Machine_0 * m_263, uint a_208)
{
    if((kind_of_0(a_208)) != 4U)
    {
        fail_0(m_263, 6U);
    }
    else
    {
        uint _S1113 = a_208 + 1U;
        new_pair_0(m_263, row_of_0(word_at_0(_S1113)), column_of_0(word_at_0(_S1113)));
    }
    return;
}

__device__ void op_c_branch_0(Machine_0 * m_264, uint a_209, uint b_109, uint c_13)
{
    uint _S1114;
    if(truthy_0(a_209))
    {
        _S1114 = b_109;
    }
    else
    {
        _S1114 = c_13;
    }
    uint _S1115 = copy_record_0(m_264, _S1114);
    return;
}

__device__ void op_second_0(Machine_0 * m_265, uint a_210)
{
    nth_0(m_265, a_210, int(1));
    return;
}

__device__ __noinline__ bool Dispatch_one_0(Machine_0 * m_266, uint op_0, uint4  args_0)
{
    switch(op_0)
    {
    case 0U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1116 = *m_266;
            bool _S1117 = failed_0(&_S1116);
            if(_S1117)
            {
                return false;
            }
            op_identity_0(m_266, args_0.x);
            break;
        }
    case 1U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1118 = *m_266;
            bool _S1119 = failed_0(&_S1118);
            if(_S1119)
            {
                return false;
            }
            op_add_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 2U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1120 = *m_266;
            bool _S1121 = failed_0(&_S1120);
            if(_S1121)
            {
                return false;
            }
            op_subtract_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 3U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1122 = *m_266;
            bool _S1123 = failed_0(&_S1122);
            if(_S1123)
            {
                return false;
            }
            op_multiply_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 4U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1124 = *m_266;
            bool _S1125 = failed_0(&_S1124);
            if(_S1125)
            {
                return false;
            }
            op_divide_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 5U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1126 = *m_266;
            bool _S1127 = failed_0(&_S1126);
            if(_S1127)
            {
                return false;
            }
            op_invert_0(m_266, args_0.x);
            break;
        }
    case 6U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1128 = *m_266;
            bool _S1129 = failed_0(&_S1128);
            if(_S1129)
            {
                return false;
            }
            op_even_0(m_266, args_0.x);
            break;
        }
    case 7U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1130 = *m_266;
            bool _S1131 = failed_0(&_S1130);
            if(_S1131)
            {
                return false;
            }
            op_double_0(m_266, args_0.x);
            break;
        }
    case 8U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1132 = *m_266;
            bool _S1133 = failed_0(&_S1132);
            if(_S1133)
            {
                return false;
            }
            op_halve_0(m_266, args_0.x);
            break;
        }
    case 9U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1134 = *m_266;
            bool _S1135 = failed_0(&_S1134);
            if(_S1135)
            {
                return false;
            }
            op_flip_0(m_266, args_0.x);
            break;
        }
    case 10U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1136 = *m_266;
            bool _S1137 = failed_0(&_S1136);
            if(_S1137)
            {
                return false;
            }
            op_equality_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 11U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1138 = *m_266;
            bool _S1139 = failed_0(&_S1138);
            if(_S1139)
            {
                return false;
            }
            op_contained_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 12U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1140 = *m_266;
            bool _S1141 = failed_0(&_S1140);
            if(_S1141)
            {
                return false;
            }
            op_combine_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 13U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1142 = *m_266;
            bool _S1143 = failed_0(&_S1142);
            if(_S1143)
            {
                return false;
            }
            op_intersection_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 14U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1144 = *m_266;
            bool _S1145 = failed_0(&_S1144);
            if(_S1145)
            {
                return false;
            }
            op_difference_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 16U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1146 = *m_266;
            bool _S1147 = failed_0(&_S1146);
            if(_S1147)
            {
                return false;
            }
            op_order_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 18U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1148 = *m_266;
            bool _S1149 = failed_0(&_S1148);
            if(_S1149)
            {
                return false;
            }
            op_greater_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 19U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1150 = *m_266;
            bool _S1151 = failed_0(&_S1150);
            if(_S1151)
            {
                return false;
            }
            op_size_0(m_266, args_0.x);
            break;
        }
    case 20U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1152 = *m_266;
            bool _S1153 = failed_0(&_S1152);
            if(_S1153)
            {
                return false;
            }
            op_merge_0(m_266, args_0.x);
            break;
        }
    case 21U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1154 = *m_266;
            bool _S1155 = failed_0(&_S1154);
            if(_S1155)
            {
                return false;
            }
            op_maximum_0(m_266, args_0.x);
            break;
        }
    case 22U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1156 = *m_266;
            bool _S1157 = failed_0(&_S1156);
            if(_S1157)
            {
                return false;
            }
            op_minimum_0(m_266, args_0.x);
            break;
        }
    case 23U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1158 = *m_266;
            bool _S1159 = failed_0(&_S1158);
            if(_S1159)
            {
                return false;
            }
            op_valmax_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 24U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1160 = *m_266;
            bool _S1161 = failed_0(&_S1160);
            if(_S1161)
            {
                return false;
            }
            op_valmin_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 25U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1162 = *m_266;
            bool _S1163 = failed_0(&_S1162);
            if(_S1163)
            {
                return false;
            }
            op_argmax_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 26U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1164 = *m_266;
            bool _S1165 = failed_0(&_S1164);
            if(_S1165)
            {
                return false;
            }
            op_argmin_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 29U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1166 = *m_266;
            bool _S1167 = failed_0(&_S1166);
            if(_S1167)
            {
                return false;
            }
            op_initset_0(m_266, args_0.x);
            break;
        }
    case 30U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1168 = *m_266;
            bool _S1169 = failed_0(&_S1168);
            if(_S1169)
            {
                return false;
            }
            op_both_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 31U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1170 = *m_266;
            bool _S1171 = failed_0(&_S1170);
            if(_S1171)
            {
                return false;
            }
            op_either_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 32U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1172 = *m_266;
            bool _S1173 = failed_0(&_S1172);
            if(_S1173)
            {
                return false;
            }
            op_increment_0(m_266, args_0.x);
            break;
        }
    case 33U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1174 = *m_266;
            bool _S1175 = failed_0(&_S1174);
            if(_S1175)
            {
                return false;
            }
            op_decrement_0(m_266, args_0.x);
            break;
        }
    case 34U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1176 = *m_266;
            bool _S1177 = failed_0(&_S1176);
            if(_S1177)
            {
                return false;
            }
            op_crement_0(m_266, args_0.x);
            break;
        }
    case 35U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1178 = *m_266;
            bool _S1179 = failed_0(&_S1178);
            if(_S1179)
            {
                return false;
            }
            op_sign_0(m_266, args_0.x);
            break;
        }
    case 36U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1180 = *m_266;
            bool _S1181 = failed_0(&_S1180);
            if(_S1181)
            {
                return false;
            }
            op_positive_0(m_266, args_0.x);
            break;
        }
    case 37U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1182 = *m_266;
            bool _S1183 = failed_0(&_S1182);
            if(_S1183)
            {
                return false;
            }
            op_toivec_0(m_266, args_0.x);
            break;
        }
    case 38U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1184 = *m_266;
            bool _S1185 = failed_0(&_S1184);
            if(_S1185)
            {
                return false;
            }
            op_tojvec_0(m_266, args_0.x);
            break;
        }
    case 39U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1186 = *m_266;
            bool _S1187 = failed_0(&_S1186);
            if(_S1187)
            {
                return false;
            }
            op_sfilter_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 41U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1188 = *m_266;
            bool _S1189 = failed_0(&_S1188);
            if(_S1189)
            {
                return false;
            }
            op_extract_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 42U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1190 = *m_266;
            bool _S1191 = failed_0(&_S1190);
            if(_S1191)
            {
                return false;
            }
            op_totuple_0(m_266, args_0.x);
            break;
        }
    case 43U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1192 = *m_266;
            bool _S1193 = failed_0(&_S1192);
            if(_S1193)
            {
                return false;
            }
            op_first_0(m_266, args_0.x);
            break;
        }
    case 44U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1194 = *m_266;
            bool _S1195 = failed_0(&_S1194);
            if(_S1195)
            {
                return false;
            }
            op_last_0(m_266, args_0.x);
            break;
        }
    case 46U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1196 = *m_266;
            bool _S1197 = failed_0(&_S1196);
            if(_S1197)
            {
                return false;
            }
            op_remove_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 52U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1198 = *m_266;
            bool _S1199 = failed_0(&_S1198);
            if(_S1199)
            {
                return false;
            }
            op_branch_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 60U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1200 = *m_266;
            bool _S1201 = failed_0(&_S1200);
            if(_S1201)
            {
                return false;
            }
            op_apply_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 62U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1202 = *m_266;
            bool _S1203 = failed_0(&_S1202);
            if(_S1203)
            {
                return false;
            }
            op_mapply_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 66U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1204 = *m_266;
            bool _S1205 = failed_0(&_S1204);
            if(_S1205)
            {
                return false;
            }
            op_mostcolor_0(m_266, args_0.x);
            break;
        }
    case 67U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1206 = *m_266;
            bool _S1207 = failed_0(&_S1206);
            if(_S1207)
            {
                return false;
            }
            op_leastcolor_0(m_266, args_0.x);
            break;
        }
    case 68U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1208 = *m_266;
            bool _S1209 = failed_0(&_S1208);
            if(_S1209)
            {
                return false;
            }
            op_height_0(m_266, args_0.x);
            break;
        }
    case 69U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1210 = *m_266;
            bool _S1211 = failed_0(&_S1210);
            if(_S1211)
            {
                return false;
            }
            op_width_0(m_266, args_0.x);
            break;
        }
    case 70U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1212 = *m_266;
            bool _S1213 = failed_0(&_S1212);
            if(_S1213)
            {
                return false;
            }
            op_shape_0(m_266, args_0.x);
            break;
        }
    case 71U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1214 = *m_266;
            bool _S1215 = failed_0(&_S1214);
            if(_S1215)
            {
                return false;
            }
            op_portrait_0(m_266, args_0.x);
            break;
        }
    case 72U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1216 = *m_266;
            bool _S1217 = failed_0(&_S1216);
            if(_S1217)
            {
                return false;
            }
            op_colorcount_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 73U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1218 = *m_266;
            bool _S1219 = failed_0(&_S1218);
            if(_S1219)
            {
                return false;
            }
            op_colorfilter_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 74U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1220 = *m_266;
            bool _S1221 = failed_0(&_S1220);
            if(_S1221)
            {
                return false;
            }
            op_sizefilter_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 75U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1222 = *m_266;
            bool _S1223 = failed_0(&_S1222);
            if(_S1223)
            {
                return false;
            }
            op_asindices_0(m_266, args_0.x);
            break;
        }
    case 76U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1224 = *m_266;
            bool _S1225 = failed_0(&_S1224);
            if(_S1225)
            {
                return false;
            }
            op_ofcolor_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 77U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1226 = *m_266;
            bool _S1227 = failed_0(&_S1226);
            if(_S1227)
            {
                return false;
            }
            op_ulcorner_0(m_266, args_0.x);
            break;
        }
    case 78U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1228 = *m_266;
            bool _S1229 = failed_0(&_S1228);
            if(_S1229)
            {
                return false;
            }
            op_urcorner_0(m_266, args_0.x);
            break;
        }
    case 79U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1230 = *m_266;
            bool _S1231 = failed_0(&_S1230);
            if(_S1231)
            {
                return false;
            }
            op_llcorner_0(m_266, args_0.x);
            break;
        }
    case 80U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1232 = *m_266;
            bool _S1233 = failed_0(&_S1232);
            if(_S1233)
            {
                return false;
            }
            op_lrcorner_0(m_266, args_0.x);
            break;
        }
    case 81U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1234 = *m_266;
            bool _S1235 = failed_0(&_S1234);
            if(_S1235)
            {
                return false;
            }
            op_crop_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 82U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1236 = *m_266;
            bool _S1237 = failed_0(&_S1236);
            if(_S1237)
            {
                return false;
            }
            op_toindices_0(m_266, args_0.x);
            break;
        }
    case 83U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1238 = *m_266;
            bool _S1239 = failed_0(&_S1238);
            if(_S1239)
            {
                return false;
            }
            op_recolor_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 84U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1240 = *m_266;
            bool _S1241 = failed_0(&_S1240);
            if(_S1241)
            {
                return false;
            }
            op_shift_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 85U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1242 = *m_266;
            bool _S1243 = failed_0(&_S1242);
            if(_S1243)
            {
                return false;
            }
            op_normalize_0(m_266, args_0.x);
            break;
        }
    case 86U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1244 = *m_266;
            bool _S1245 = failed_0(&_S1244);
            if(_S1245)
            {
                return false;
            }
            op_dneighbors_0(m_266, args_0.x);
            break;
        }
    case 87U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1246 = *m_266;
            bool _S1247 = failed_0(&_S1246);
            if(_S1247)
            {
                return false;
            }
            op_ineighbors_0(m_266, args_0.x);
            break;
        }
    case 88U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1248 = *m_266;
            bool _S1249 = failed_0(&_S1248);
            if(_S1249)
            {
                return false;
            }
            op_neighbors_0(m_266, args_0.x);
            break;
        }
    case 89U:
        {
            spend_call_0(m_266, 16U);
            Machine_0 _S1250 = *m_266;
            bool _S1251 = failed_0(&_S1250);
            if(_S1251)
            {
                return false;
            }
            op_objects_0(m_266, args_0.x, args_0.y, args_0.z, args_0.w);
            break;
        }
    case 90U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1252 = *m_266;
            bool _S1253 = failed_0(&_S1252);
            if(_S1253)
            {
                return false;
            }
            op_partition_0(m_266, args_0.x);
            break;
        }
    case 91U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1254 = *m_266;
            bool _S1255 = failed_0(&_S1254);
            if(_S1255)
            {
                return false;
            }
            op_fgpartition_0(m_266, args_0.x);
            break;
        }
    case 92U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1256 = *m_266;
            bool _S1257 = failed_0(&_S1256);
            if(_S1257)
            {
                return false;
            }
            op_uppermost_0(m_266, args_0.x);
            break;
        }
    case 93U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1258 = *m_266;
            bool _S1259 = failed_0(&_S1258);
            if(_S1259)
            {
                return false;
            }
            op_lowermost_0(m_266, args_0.x);
            break;
        }
    case 94U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1260 = *m_266;
            bool _S1261 = failed_0(&_S1260);
            if(_S1261)
            {
                return false;
            }
            op_leftmost_0(m_266, args_0.x);
            break;
        }
    case 95U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1262 = *m_266;
            bool _S1263 = failed_0(&_S1262);
            if(_S1263)
            {
                return false;
            }
            op_rightmost_0(m_266, args_0.x);
            break;
        }
    case 96U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1264 = *m_266;
            bool _S1265 = failed_0(&_S1264);
            if(_S1265)
            {
                return false;
            }
            op_square_0(m_266, args_0.x);
            break;
        }
    case 97U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1266 = *m_266;
            bool _S1267 = failed_0(&_S1266);
            if(_S1267)
            {
                return false;
            }
            op_vline_0(m_266, args_0.x);
            break;
        }
    case 98U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1268 = *m_266;
            bool _S1269 = failed_0(&_S1268);
            if(_S1269)
            {
                return false;
            }
            op_hline_0(m_266, args_0.x);
            break;
        }
    case 99U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1270 = *m_266;
            bool _S1271 = failed_0(&_S1270);
            if(_S1271)
            {
                return false;
            }
            op_hmatching_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 100U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1272 = *m_266;
            bool _S1273 = failed_0(&_S1272);
            if(_S1273)
            {
                return false;
            }
            op_vmatching_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 101U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1274 = *m_266;
            bool _S1275 = failed_0(&_S1274);
            if(_S1275)
            {
                return false;
            }
            op_manhattan_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 102U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1276 = *m_266;
            bool _S1277 = failed_0(&_S1276);
            if(_S1277)
            {
                return false;
            }
            op_adjacent_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 103U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1278 = *m_266;
            bool _S1279 = failed_0(&_S1278);
            if(_S1279)
            {
                return false;
            }
            op_bordering_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 104U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1280 = *m_266;
            bool _S1281 = failed_0(&_S1280);
            if(_S1281)
            {
                return false;
            }
            op_centerofmass_0(m_266, args_0.x);
            break;
        }
    case 105U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1282 = *m_266;
            bool _S1283 = failed_0(&_S1282);
            if(_S1283)
            {
                return false;
            }
            op_palette_0(m_266, args_0.x);
            break;
        }
    case 106U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1284 = *m_266;
            bool _S1285 = failed_0(&_S1284);
            if(_S1285)
            {
                return false;
            }
            op_numcolors_0(m_266, args_0.x);
            break;
        }
    case 107U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1286 = *m_266;
            bool _S1287 = failed_0(&_S1286);
            if(_S1287)
            {
                return false;
            }
            op_color_0(m_266, args_0.x);
            break;
        }
    case 108U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1288 = *m_266;
            bool _S1289 = failed_0(&_S1288);
            if(_S1289)
            {
                return false;
            }
            op_toobject_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 109U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1290 = *m_266;
            bool _S1291 = failed_0(&_S1290);
            if(_S1291)
            {
                return false;
            }
            op_asobject_0(m_266, args_0.x);
            break;
        }
    case 110U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1292 = *m_266;
            bool _S1293 = failed_0(&_S1292);
            if(_S1293)
            {
                return false;
            }
            op_rot90_0(m_266, args_0.x);
            break;
        }
    case 111U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1294 = *m_266;
            bool _S1295 = failed_0(&_S1294);
            if(_S1295)
            {
                return false;
            }
            op_rot180_0(m_266, args_0.x);
            break;
        }
    case 112U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1296 = *m_266;
            bool _S1297 = failed_0(&_S1296);
            if(_S1297)
            {
                return false;
            }
            op_rot270_0(m_266, args_0.x);
            break;
        }
    case 113U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1298 = *m_266;
            bool _S1299 = failed_0(&_S1298);
            if(_S1299)
            {
                return false;
            }
            op_hmirror_0(m_266, args_0.x);
            break;
        }
    case 114U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1300 = *m_266;
            bool _S1301 = failed_0(&_S1300);
            if(_S1301)
            {
                return false;
            }
            op_vmirror_0(m_266, args_0.x);
            break;
        }
    case 115U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1302 = *m_266;
            bool _S1303 = failed_0(&_S1302);
            if(_S1303)
            {
                return false;
            }
            op_dmirror_0(m_266, args_0.x);
            break;
        }
    case 116U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1304 = *m_266;
            bool _S1305 = failed_0(&_S1304);
            if(_S1305)
            {
                return false;
            }
            op_cmirror_0(m_266, args_0.x);
            break;
        }
    case 117U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1306 = *m_266;
            bool _S1307 = failed_0(&_S1306);
            if(_S1307)
            {
                return false;
            }
            op_fill_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 118U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1308 = *m_266;
            bool _S1309 = failed_0(&_S1308);
            if(_S1309)
            {
                return false;
            }
            op_paint_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 119U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1310 = *m_266;
            bool _S1311 = failed_0(&_S1310);
            if(_S1311)
            {
                return false;
            }
            op_underfill_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 120U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1312 = *m_266;
            bool _S1313 = failed_0(&_S1312);
            if(_S1313)
            {
                return false;
            }
            op_underpaint_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 121U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1314 = *m_266;
            bool _S1315 = failed_0(&_S1314);
            if(_S1315)
            {
                return false;
            }
            op_hupscale_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 122U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1316 = *m_266;
            bool _S1317 = failed_0(&_S1316);
            if(_S1317)
            {
                return false;
            }
            op_vupscale_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 123U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1318 = *m_266;
            bool _S1319 = failed_0(&_S1318);
            if(_S1319)
            {
                return false;
            }
            op_upscale_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 124U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1320 = *m_266;
            bool _S1321 = failed_0(&_S1320);
            if(_S1321)
            {
                return false;
            }
            op_downscale_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 125U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1322 = *m_266;
            bool _S1323 = failed_0(&_S1322);
            if(_S1323)
            {
                return false;
            }
            op_hconcat_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 126U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1324 = *m_266;
            bool _S1325 = failed_0(&_S1324);
            if(_S1325)
            {
                return false;
            }
            op_vconcat_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 127U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1326 = *m_266;
            bool _S1327 = failed_0(&_S1326);
            if(_S1327)
            {
                return false;
            }
            op_subgrid_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 128U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1328 = *m_266;
            bool _S1329 = failed_0(&_S1328);
            if(_S1329)
            {
                return false;
            }
            op_hsplit_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 129U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1330 = *m_266;
            bool _S1331 = failed_0(&_S1330);
            if(_S1331)
            {
                return false;
            }
            op_vsplit_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 130U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1332 = *m_266;
            bool _S1333 = failed_0(&_S1332);
            if(_S1333)
            {
                return false;
            }
            op_cellwise_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 131U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1334 = *m_266;
            bool _S1335 = failed_0(&_S1334);
            if(_S1335)
            {
                return false;
            }
            op_replace_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 132U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1336 = *m_266;
            bool _S1337 = failed_0(&_S1336);
            if(_S1337)
            {
                return false;
            }
            op_switch_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 133U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1338 = *m_266;
            bool _S1339 = failed_0(&_S1338);
            if(_S1339)
            {
                return false;
            }
            op_center_0(m_266, args_0.x);
            break;
        }
    case 134U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1340 = *m_266;
            bool _S1341 = failed_0(&_S1340);
            if(_S1341)
            {
                return false;
            }
            op_position_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 135U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1342 = *m_266;
            bool _S1343 = failed_0(&_S1342);
            if(_S1343)
            {
                return false;
            }
            op_index_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 136U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1344 = *m_266;
            bool _S1345 = failed_0(&_S1344);
            if(_S1345)
            {
                return false;
            }
            op_canvas_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 137U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1346 = *m_266;
            bool _S1347 = failed_0(&_S1346);
            if(_S1347)
            {
                return false;
            }
            op_corners_0(m_266, args_0.x);
            break;
        }
    case 138U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1348 = *m_266;
            bool _S1349 = failed_0(&_S1348);
            if(_S1349)
            {
                return false;
            }
            op_connect_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 139U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1350 = *m_266;
            bool _S1351 = failed_0(&_S1350);
            if(_S1351)
            {
                return false;
            }
            op_cover_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 140U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1352 = *m_266;
            bool _S1353 = failed_0(&_S1352);
            if(_S1353)
            {
                return false;
            }
            op_trim_0(m_266, args_0.x);
            break;
        }
    case 141U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1354 = *m_266;
            bool _S1355 = failed_0(&_S1354);
            if(_S1355)
            {
                return false;
            }
            op_move_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 142U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1356 = *m_266;
            bool _S1357 = failed_0(&_S1356);
            if(_S1357)
            {
                return false;
            }
            op_tophalf_0(m_266, args_0.x);
            break;
        }
    case 143U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1358 = *m_266;
            bool _S1359 = failed_0(&_S1358);
            if(_S1359)
            {
                return false;
            }
            op_bottomhalf_0(m_266, args_0.x);
            break;
        }
    case 144U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1360 = *m_266;
            bool _S1361 = failed_0(&_S1360);
            if(_S1361)
            {
                return false;
            }
            op_lefthalf_0(m_266, args_0.x);
            break;
        }
    case 145U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1362 = *m_266;
            bool _S1363 = failed_0(&_S1362);
            if(_S1363)
            {
                return false;
            }
            op_righthalf_0(m_266, args_0.x);
            break;
        }
    case 146U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1364 = *m_266;
            bool _S1365 = failed_0(&_S1364);
            if(_S1365)
            {
                return false;
            }
            op_vfrontier_0(m_266, args_0.x);
            break;
        }
    case 147U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1366 = *m_266;
            bool _S1367 = failed_0(&_S1366);
            if(_S1367)
            {
                return false;
            }
            op_hfrontier_0(m_266, args_0.x);
            break;
        }
    case 148U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1368 = *m_266;
            bool _S1369 = failed_0(&_S1368);
            if(_S1369)
            {
                return false;
            }
            op_backdrop_0(m_266, args_0.x);
            break;
        }
    case 149U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1370 = *m_266;
            bool _S1371 = failed_0(&_S1370);
            if(_S1371)
            {
                return false;
            }
            op_delta_0(m_266, args_0.x);
            break;
        }
    case 150U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1372 = *m_266;
            bool _S1373 = failed_0(&_S1372);
            if(_S1373)
            {
                return false;
            }
            op_gravitate_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 151U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1374 = *m_266;
            bool _S1375 = failed_0(&_S1374);
            if(_S1375)
            {
                return false;
            }
            op_inbox_0(m_266, args_0.x);
            break;
        }
    case 152U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1376 = *m_266;
            bool _S1377 = failed_0(&_S1376);
            if(_S1377)
            {
                return false;
            }
            op_outbox_0(m_266, args_0.x);
            break;
        }
    case 153U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1378 = *m_266;
            bool _S1379 = failed_0(&_S1378);
            if(_S1379)
            {
                return false;
            }
            op_box_0(m_266, args_0.x);
            break;
        }
    case 154U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1380 = *m_266;
            bool _S1381 = failed_0(&_S1380);
            if(_S1381)
            {
                return false;
            }
            op_shoot_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 156U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1382 = *m_266;
            bool _S1383 = failed_0(&_S1382);
            if(_S1383)
            {
                return false;
            }
            op_frontiers_0(m_266, args_0.x);
            break;
        }
    case 157U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1384 = *m_266;
            bool _S1385 = failed_0(&_S1384);
            if(_S1385)
            {
                return false;
            }
            op_compress_0(m_266, args_0.x);
            break;
        }
    case 160U:
        {
            spend_call_0(m_266, 16U);
            Machine_0 _S1386 = *m_266;
            bool _S1387 = failed_0(&_S1386);
            if(_S1387)
            {
                return false;
            }
            op_o_g_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 161U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1388 = *m_266;
            bool _S1389 = failed_0(&_S1388);
            if(_S1389)
            {
                return false;
            }
            op_p_g_0(m_266, args_0.x);
            break;
        }
    case 162U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1390 = *m_266;
            bool _S1391 = failed_0(&_S1390);
            if(_S1391)
            {
                return false;
            }
            op_p_f_0(m_266, args_0.x);
            break;
        }
    case 163U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1392 = *m_266;
            bool _S1393 = failed_0(&_S1392);
            if(_S1393)
            {
                return false;
            }
            op_get_nth_t_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 164U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1394 = *m_266;
            bool _S1395 = failed_0(&_S1394);
            if(_S1395)
            {
                return false;
            }
            op_get_nth_f_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 165U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1396 = *m_266;
            bool _S1397 = failed_0(&_S1396);
            if(_S1397)
            {
                return false;
            }
            op_get_nth_by_key_t_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 166U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1398 = *m_266;
            bool _S1399 = failed_0(&_S1398);
            if(_S1399)
            {
                return false;
            }
            op_get_nth_by_key_f_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 168U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1400 = *m_266;
            bool _S1401 = failed_0(&_S1400);
            if(_S1401)
            {
                return false;
            }
            op_get_arg_rank_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 169U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1402 = *m_266;
            bool _S1403 = failed_0(&_S1402);
            if(_S1403)
            {
                return false;
            }
            op_get_val_rank_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 170U:
        {
            spend_call_0(m_266, 8U);
            Machine_0 _S1404 = *m_266;
            bool _S1405 = failed_0(&_S1404);
            if(_S1405)
            {
                return false;
            }
            op_get_common_rank_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 171U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1406 = *m_266;
            bool _S1407 = failed_0(&_S1406);
            if(_S1407)
            {
                return false;
            }
            op_get_color_rank_t_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 172U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1408 = *m_266;
            bool _S1409 = failed_0(&_S1408);
            if(_S1409)
            {
                return false;
            }
            op_get_color_rank_f_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 173U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1410 = *m_266;
            bool _S1411 = failed_0(&_S1410);
            if(_S1411)
            {
                return false;
            }
            op_mir_rot_t_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 174U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1412 = *m_266;
            bool _S1413 = failed_0(&_S1412);
            if(_S1413)
            {
                return false;
            }
            op_mir_rot_f_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 175U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1414 = *m_266;
            bool _S1415 = failed_0(&_S1414);
            if(_S1415)
            {
                return false;
            }
            op_difference_tuple_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 181U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1416 = *m_266;
            bool _S1417 = failed_0(&_S1416);
            if(_S1417)
            {
                return false;
            }
            op_corner_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 182U:
        {
            spend_call_0(m_266, 2U);
            Machine_0 _S1418 = *m_266;
            bool _S1419 = failed_0(&_S1418);
            if(_S1419)
            {
                return false;
            }
            op_col_row_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 183U:
        {
            spend_call_0(m_266, 4U);
            Machine_0 _S1420 = *m_266;
            bool _S1421 = failed_0(&_S1420);
            if(_S1421)
            {
                return false;
            }
            op_f_ofcolor_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 184U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1422 = *m_266;
            bool _S1423 = failed_0(&_S1422);
            if(_S1423)
            {
                return false;
            }
            op_ascell_0(m_266, args_0.x, args_0.y);
            break;
        }
    case 185U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1424 = *m_266;
            bool _S1425 = failed_0(&_S1424);
            if(_S1425)
            {
                return false;
            }
            op_toij_0(m_266, args_0.x);
            break;
        }
    case 186U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1426 = *m_266;
            bool _S1427 = failed_0(&_S1426);
            if(_S1427)
            {
                return false;
            }
            op_c_branch_0(m_266, args_0.x, args_0.y, args_0.z);
            break;
        }
    case 187U:
        {
            spend_call_0(m_266, 1U);
            Machine_0 _S1428 = *m_266;
            bool _S1429 = failed_0(&_S1428);
            if(_S1429)
            {
                return false;
            }
            op_second_0(m_266, args_0.x);
            break;
        }
    default:
        {
            fail_0(m_266, 254U);
            break;
        }
    }
    return true;
}

__device__ bool Walk_by_key_0(Walk_0 * this_12)
{
    uint _S1430 = this_12->mode_0;
    bool _S1431;
    if((this_12->mode_0) >= 2U)
    {
        _S1431 = _S1430 <= 5U;
    }
    else
    {
        _S1431 = false;
    }
    return _S1431;
}

__device__ bool Walk_keeps_0(Walk_0 * this_13)
{
    uint _S1432 = this_13->mode_0;
    bool _S1433;
    if((this_13->mode_0) >= 7U)
    {
        _S1433 = _S1432 <= 12U;
    }
    else
    {
        _S1433 = false;
    }
    return _S1433;
}

__device__ bool Walk_lists_0(Walk_0 * this_14)
{
    uint _S1434 = this_14->mode_0;
    bool _S1435;
    if((this_14->mode_0) == 0U)
    {
        _S1435 = true;
    }
    else
    {
        if(_S1434 == 1U)
        {
            _S1435 = !is_set_0(this_14->container_0);
        }
        else
        {
            _S1435 = false;
        }
    }
    return _S1435;
}

__device__ void start_walk_0(Machine_0 * m_267, Walk_0 * w_2)
{
    w_2->length_0 = length_of_0(w_2->container_0);
    Walk_0 _S1436 = *w_2;
    bool _S1437 = Walk_by_key_0(&_S1436);
    if(_S1437)
    {
        spend_0(m_267, length_or_0_0(w_2->container_0) / 2U);
    }
    else
    {
        Walk_0 _S1438 = *w_2;
        bool _S1439 = Walk_keeps_0(&_S1438);
        if(_S1439)
        {
            spend_0(m_267, length_or_0_0(w_2->container_0) / 4U);
        }
    }
    if((w_2->length_0) == 4294967295U)
    {
        fail_0(m_267, 7U);
        w_2->length_0 = 0U;
    }
    Walk_0 _S1440 = *w_2;
    bool _S1441 = Walk_lists_0(&_S1440);
    if(_S1441)
    {
        uint _S1442 = open_items_0(m_267, w_2->length_0);
    }
    else
    {
        if((w_2->length_0) > 8192U)
        {
            fail_0(m_267, 254U);
        }
    }
    return;
}

__device__ void keep_one_0(Machine_0 * m_268, Walk_0 * w_3, bool holds_0)
{
    uint at_26 = m_268->scratch_1 + 1152U + ((w_3->i_0) >> int(5));
    uint word_4;
    if(((w_3->i_0) & 31U) == 0U)
    {
        word_4 = 0U;
    }
    else
    {
        word_4 = word_at_0(at_26);
    }
    uint * _S1443 = (&(globalParams_0->arena_0)[at_26]);
    if(holds_0)
    {
        word_4 = word_4 | (1U << ((w_3->i_0) & 31U));
    }
    *_S1443 = word_4;
    int _S1444;
    if(holds_0)
    {
        _S1444 = int(1);
    }
    else
    {
        _S1444 = int(0);
    }
    w_3->chosen_0 = w_3->chosen_0 + uint(_S1444);
    return;
}

__device__ bool Walk_ranks_0(Walk_0 * this_15)
{
    return (this_15->mode_0) >= 13U;
}

__device__ __noinline__ void take_value_0(Machine_0 * m_269, Walk_0 * w_4)
{
    Walk_0 _S1445 = *w_4;
    bool _S1446 = Walk_lists_0(&_S1445);
    if(_S1446)
    {
        return;
    }
    if((w_4->mode_0) == 1U)
    {
        union_add_0(m_269, &w_4->joined_0, w_4->at_1);
        return;
    }
    if((w_4->mode_0) == 7U)
    {
        bool _S1447 = truthy_0(w_4->at_1);
        Machine_0 _S1448 = *m_269;
        keep_one_0(&_S1448, w_4, _S1447);
        return;
    }
    uint _S1449 = word_at_0(w_4->at_1);
    uint _S1450 = word_at_0(w_4->at_1 + 1U);
    uint _S1451 = word_at_0(w_4->at_1 + 2U);
    uint3  key_2 = make_uint3 (_S1449, _S1450, _S1451);
    Walk_0 _S1452 = *w_4;
    bool _S1453 = Walk_ranks_0(&_S1452);
    if(_S1453)
    {
        *(&(globalParams_0->arena_0)[w_4->at_1]) = _S1449;
        *(&(globalParams_0->arena_0)[w_4->at_1 + 1U]) = _S1450;
        *(&(globalParams_0->arena_0)[w_4->at_1 + 2U]) = _S1451;
        return;
    }
    bool better_2 = (w_4->chosen_0) == 4294967295U;
    bool better_3;
    if((w_4->mode_0) == 6U)
    {
        better_3 = truthy_0(w_4->at_1);
    }
    else
    {
        if(!better_2)
        {
            if((w_4->mode_0) == 3U)
            {
                better_3 = true;
            }
            else
            {
                better_3 = (w_4->mode_0) == 5U;
            }
            uint3  _S1454 = w_4->best_0;
            uint3  low_5;
            uint3  high_3;
            if(better_3)
            {
                low_5 = key_2;
                high_3 = w_4->best_0;
            }
            else
            {
                low_5 = _S1454;
                high_3 = key_2;
            }
            bool _S1455 = key_less_0(m_269, low_5, high_3);
            better_3 = _S1455;
        }
        else
        {
            better_3 = better_2;
        }
    }
    if(better_3)
    {
        w_4->best_0 = key_2;
        w_4->chosen_0 = w_4->i_0;
        if((w_4->mode_0) == 6U)
        {
            w_4->i_0 = w_4->length_0;
        }
    }
    return;
}

__device__ bool Walk_of_zero_0(Walk_0 * this_16)
{
    bool _S1456;
    if((this_16->length_0) == 0U)
    {
        uint _S1457 = this_16->mode_0;
        if((this_16->mode_0) == 4U)
        {
            _S1456 = true;
        }
        else
        {
            _S1456 = _S1457 == 5U;
        }
    }
    else
    {
        _S1456 = false;
    }
    return _S1456;
}

__device__ uint zero_record_0(Machine_0 * m_270)
{
    uint at_27 = m_270->scratch_1 + 1024U;
    *(&(globalParams_0->arena_0)[at_27]) = 2U;
    *(&(globalParams_0->arena_0)[at_27 + 1U]) = 0U;
    *(&(globalParams_0->arena_0)[at_27 + 2U]) = 0U;
    *(&(globalParams_0->arena_0)[at_27 + 3U]) = 0U;
    return at_27;
}

__device__ uint Walk_ahead_0(Walk_0 * this_17)
{
    uint _S1458;
    if((this_17->mode_0) == 1U)
    {
        _S1458 = 4U + (&(&this_17->joined_0)->list_0)->count_1;
    }
    else
    {
        bool _S1459 = Walk_ranks_0(this_17);
        if(_S1459)
        {
            _S1458 = 3U * this_17->i_0;
        }
        else
        {
            _S1458 = 0U;
        }
    }
    return _S1458;
}

__device__ __noinline__ uint arity_of_0(uint op_1)
{
    switch(op_1)
    {
    case 0U:
    case 5U:
    case 6U:
    case 7U:
    case 8U:
    case 9U:
    case 19U:
    case 20U:
    case 21U:
    case 22U:
    case 29U:
    case 32U:
    case 33U:
    case 34U:
    case 35U:
    case 36U:
    case 37U:
    case 38U:
    case 42U:
    case 43U:
    case 44U:
    case 66U:
    case 67U:
    case 68U:
    case 69U:
    case 70U:
    case 71U:
    case 75U:
    case 77U:
    case 78U:
    case 79U:
    case 80U:
    case 82U:
    case 85U:
    case 86U:
    case 87U:
    case 88U:
    case 90U:
    case 91U:
    case 92U:
    case 93U:
    case 94U:
    case 95U:
    case 96U:
    case 97U:
    case 98U:
    case 104U:
    case 105U:
    case 106U:
    case 107U:
    case 109U:
    case 110U:
    case 111U:
    case 112U:
    case 113U:
    case 114U:
    case 115U:
    case 116U:
    case 133U:
    case 137U:
    case 140U:
    case 142U:
    case 143U:
    case 144U:
    case 145U:
    case 146U:
    case 147U:
    case 148U:
    case 149U:
    case 151U:
    case 152U:
    case 153U:
    case 156U:
    case 157U:
    case 161U:
    case 162U:
    case 185U:
    case 187U:
        {
            return 1U;
        }
    case 1U:
    case 2U:
    case 3U:
    case 4U:
    case 10U:
    case 11U:
    case 12U:
    case 13U:
    case 14U:
    case 16U:
    case 18U:
    case 23U:
    case 24U:
    case 25U:
    case 26U:
    case 30U:
    case 31U:
    case 39U:
    case 41U:
    case 46U:
    case 60U:
    case 62U:
    case 72U:
    case 73U:
    case 74U:
    case 76U:
    case 83U:
    case 84U:
    case 99U:
    case 100U:
    case 101U:
    case 102U:
    case 103U:
    case 108U:
    case 118U:
    case 120U:
    case 121U:
    case 122U:
    case 123U:
    case 124U:
    case 125U:
    case 126U:
    case 127U:
    case 128U:
    case 129U:
    case 134U:
    case 135U:
    case 136U:
    case 138U:
    case 139U:
    case 150U:
    case 154U:
    case 160U:
    case 163U:
    case 164U:
    case 170U:
    case 171U:
    case 172U:
    case 173U:
    case 174U:
    case 175U:
    case 181U:
    case 182U:
    case 183U:
    case 184U:
        {
            return 2U;
        }
    case 52U:
    case 81U:
    case 117U:
    case 119U:
    case 130U:
    case 131U:
    case 132U:
    case 141U:
    case 165U:
    case 166U:
    case 168U:
    case 169U:
    case 186U:
        {
            return 3U;
        }
    case 89U:
        {
            return 4U;
        }
    default:
        {
            return 0U;
        }
    }
}

__device__ bool walks_0(uint op_2)
{
    switch(op_2)
    {
    case 60U:
    case 62U:
    case 25U:
    case 26U:
    case 23U:
    case 24U:
    case 41U:
    case 39U:
    case 16U:
    case 73U:
    case 74U:
    case 14U:
    case 175U:
    case 46U:
    case 13U:
        {
            return true;
        }
    default:
        {
            return false;
        }
    }
}

__device__ __noinline__ bool function_of_0(Machine_0 * m_271, Walk_0 * w_5, uint * op_3)
{
    uint _S1460 = w_5->function_0;
    if((kind_of_0(w_5->function_0)) != 5U)
    {
        fail_0(m_271, 10U);
    }
    else
    {
        *op_3 = word_at_0(_S1460 + 1U);
        bool is_bound_0 = (word_at_0(_S1460 + 2U)) != 0U;
        bool _S1461 = (w_5->mode_0) == 1U;
        bool keeps_scratch_0;
        if(_S1461)
        {
            keeps_scratch_0 = true;
        }
        else
        {
            bool _S1462 = Walk_keeps_0(w_5);
            keeps_scratch_0 = _S1462;
        }
        uint _S1463 = arity_of_0(*op_3);
        int _S1464;
        if(is_bound_0)
        {
            _S1464 = int(2);
        }
        else
        {
            _S1464 = int(1);
        }
        bool _S1465;
        if(_S1463 != uint(_S1464))
        {
            _S1465 = true;
        }
        else
        {
            if(is_bound_0)
            {
                _S1465 = walks_0(*op_3);
            }
            else
            {
                _S1465 = false;
            }
        }
        if(_S1465)
        {
            _S1465 = true;
        }
        else
        {
            if((*op_3) == 20U)
            {
                _S1465 = _S1461;
            }
            else
            {
                _S1465 = false;
            }
        }
        if(_S1465)
        {
            keeps_scratch_0 = true;
        }
        else
        {
            if((*op_3) == 160U)
            {
            }
            else
            {
                keeps_scratch_0 = false;
            }
        }
        if(keeps_scratch_0)
        {
            fail_0(m_271, 254U);
        }
    }
    Machine_0 _S1466 = *m_271;
    bool _S1467 = failed_0(&_S1466);
    return !_S1467;
}

__device__ __noinline__ uint4  arguments_0(Machine_0 * m_272, Walk_0 * w_6, uint item_5)
{
    uint side_1 = word_at_0(w_6->function_0 + 2U);
    if(side_1 == 0U)
    {
        return make_uint4 (item_5, 0U, 0U, 0U);
    }
    uint _S1468 = m_272->scratch_1;
    uint i_83;
    if(item_5 == (m_272->scratch_1 + 1024U))
    {
        uint _S1469 = words_of_0(item_5);
        i_83 = 0U;
        for(;;)
        {
            if(i_83 < _S1469)
            {
            }
            else
            {
                break;
            }
            *(&(globalParams_0->arena_0)[_S1468 + 8064U + i_83]) = word_at_0(item_5 + i_83);
            i_83 = i_83 + 1U;
        }
        i_83 = _S1468 + 8064U;
    }
    else
    {
        i_83 = item_5;
    }
    uint4  _S1470;
    if(side_1 == 2U)
    {
        _S1470 = make_uint4 (w_6->bound_0, i_83, 0U, 0U);
    }
    else
    {
        _S1470 = make_uint4 (i_83, w_6->bound_0, 0U, 0U);
    }
    return _S1470;
}

__device__ __noinline__ bool holds_here_0(Machine_0 * m_273, Walk_0 * w_7, uint item_6)
{
    uint _S1471 = w_7->mode_0;
    if((w_7->mode_0) == 10U)
    {
        bool _S1472 = has_0(m_273, w_7->function_0, item_6);
        return !_S1472;
    }
    if(_S1471 == 11U)
    {
        bool _S1473 = same_0(m_273, w_7->function_0, item_6);
        return !_S1473;
    }
    bool found_4;
    if(_S1471 == 12U)
    {
        spend_0(m_273, weight_of_0(item_6));
        found_4 = false;
        uint i_84 = 0U;
        for(;;)
        {
            uint _S1474 = w_7->function_0;
            bool _S1475;
            if(i_84 < (word_at_0(w_7->function_0 + 1U)))
            {
                _S1475 = !found_4;
            }
            else
            {
                _S1475 = false;
            }
            bool _S1476;
            if(_S1475)
            {
                Machine_0 _S1477 = *m_273;
                bool _S1478 = failed_0(&_S1477);
                _S1476 = !_S1478;
            }
            else
            {
                _S1476 = false;
            }
            if(_S1476)
            {
            }
            else
            {
                break;
            }
            uint other_5 = item_at_0(_S1474, i_84);
            bool found_5 = same_0(m_273, other_5, item_6);
            bool _S1479;
            if(found_5)
            {
                _S1479 = !same_words_0(other_5, item_6);
            }
            else
            {
                _S1479 = false;
            }
            if(_S1479)
            {
                fail_0(m_273, 12U);
            }
            uint i_85 = i_84 + 1U;
            found_4 = found_5;
            i_84 = i_85;
        }
        return found_4;
    }
    uint size_1 = length_of_0(item_6);
    if(_S1471 == 9U)
    {
        found_4 = size_1 == 4294967295U;
    }
    else
    {
        found_4 = false;
    }
    if(found_4)
    {
        fail_0(m_273, 7U);
    }
    int number_2;
    if(_S1471 == 8U)
    {
        int _S1480 = colour_of_patch_0(m_273, item_6);
        number_2 = _S1480;
    }
    else
    {
        number_2 = int(size_1);
    }
    return equals_number_0(w_7->function_0, number_2);
}

__device__ uint3  key_at_0(Walk_0 * w_8, uint i_86)
{
    uint at_28 = w_8->base_0 + 3U * i_86;
    return make_uint3 (word_at_0(at_28), word_at_0(at_28 + 1U), word_at_0(at_28 + 2U));
}

__device__ __noinline__ void finish_ranks_0(Machine_0 * m_274, Walk_0 * w_9)
{
    bool earlier_0;
    uint chosen_1;
    uint _S1481 = w_9->length_0;
    bool numbers_1 = true;
    bool pairs_0 = true;
    uint i_87 = 0U;
    for(;;)
    {
        if(i_87 < _S1481)
        {
        }
        else
        {
            break;
        }
        uint3  _S1482 = key_at_0(w_9, i_87);
        uint kind_28 = _S1482.x;
        if(numbers_1)
        {
            if(kind_28 == 2U)
            {
                earlier_0 = true;
            }
            else
            {
                earlier_0 = kind_28 == 1U;
            }
            numbers_1 = earlier_0;
        }
        else
        {
            numbers_1 = false;
        }
        if(pairs_0)
        {
            pairs_0 = kind_28 == 3U;
        }
        else
        {
            pairs_0 = false;
        }
        i_87 = i_87 + 1U;
    }
    if(!numbers_1)
    {
        pairs_0 = !pairs_0;
    }
    else
    {
        pairs_0 = false;
    }
    if(pairs_0)
    {
        fail_0(m_274, 254U);
    }
    spend_0(m_274, _S1481 * log_2_0(_S1481));
    uint _S1483 = w_9->base_0;
    uint places_2 = w_9->base_0 + 3U * _S1481;
    uint _S1484 = w_9->mode_0;
    bool all_7 = (w_9->mode_0) == 16U;
    bool _S1485 = !all_7;
    uint position_0;
    if(_S1485)
    {
        int rank_3 = int_view_0(m_274, word_at_0(m_274->scratch_1 + 4088U + 3U));
        uint _S1486 = position_of_0(m_274, rank_3, _S1481);
        position_0 = _S1486;
    }
    else
    {
        position_0 = 0U;
    }
    uint _S1487 = places_2 + _S1481;
    if(_S1487 > (m_274->end_0))
    {
        fail_0(m_274, 254U);
    }
    Machine_0 _S1488 = *m_274;
    bool _S1489 = failed_0(&_S1488);
    if(_S1489)
    {
        return;
    }
    bool _S1490 = _S1484 == 14U;
    i_87 = 0U;
    for(;;)
    {
        if(i_87 < _S1481)
        {
        }
        else
        {
            chosen_1 = 0U;
            break;
        }
        uint3  _S1491 = key_at_0(w_9, i_87);
        chosen_1 = 0U;
        uint before_4 = 0U;
        for(;;)
        {
            if(chosen_1 < _S1481)
            {
            }
            else
            {
                break;
            }
            uint3  _S1492 = key_at_0(w_9, chosen_1);
            if(chosen_1 < i_87)
            {
                if(_S1490)
                {
                    bool _S1493 = key_less_0(m_274, _S1492, _S1491);
                    pairs_0 = !_S1493;
                }
                else
                {
                    bool _S1494 = key_less_0(m_274, _S1491, _S1492);
                    pairs_0 = !_S1494;
                }
                earlier_0 = pairs_0;
            }
            else
            {
                if(_S1490)
                {
                    bool _S1495 = key_less_0(m_274, _S1491, _S1492);
                    pairs_0 = _S1495;
                }
                else
                {
                    bool _S1496 = key_less_0(m_274, _S1492, _S1491);
                    pairs_0 = _S1496;
                }
                earlier_0 = pairs_0;
            }
            int _S1497;
            if(earlier_0)
            {
                _S1497 = int(1);
            }
            else
            {
                _S1497 = int(0);
            }
            uint before_5 = before_4 + uint(_S1497);
            chosen_1 = chosen_1 + 1U;
            before_4 = before_5;
        }
        if(all_7)
        {
            *(&(globalParams_0->arena_0)[places_2 + before_4]) = i_87;
        }
        else
        {
            if(before_4 == position_0)
            {
                chosen_1 = i_87;
                break;
            }
        }
        i_87 = i_87 + 1U;
    }
    if(_S1484 == 15U)
    {
        uint3  _S1498 = key_at_0(w_9, chosen_1);
        m_274->cursor_0 = _S1483;
        uint _S1499 = new_record_0(m_274, _S1498.x, _S1498.y, _S1498.z, 0U);
        return;
    }
    if(_S1485)
    {
        m_274->cursor_0 = _S1483;
        put_element_0(m_274, w_9->container_0, chosen_1);
        return;
    }
    m_274->cursor_0 = _S1487;
    uint items_23 = open_items_0(m_274, _S1481);
    i_87 = 0U;
    for(;;)
    {
        if(i_87 < _S1481)
        {
            Machine_0 _S1500 = *m_274;
            bool _S1501 = failed_0(&_S1500);
            pairs_0 = !_S1501;
        }
        else
        {
            pairs_0 = false;
        }
        if(pairs_0)
        {
        }
        else
        {
            break;
        }
        Machine_0 _S1502 = *m_274;
        start_item_0(&_S1502, items_23, i_87);
        put_element_0(m_274, w_9->container_0, word_at_0(places_2 + i_87));
        i_87 = i_87 + 1U;
    }
    Machine_0 _S1503 = *m_274;
    bool _S1504 = failed_0(&_S1503);
    if(_S1504)
    {
        return;
    }
    if((kind_of_0(w_9->container_0)) == 7U)
    {
    }
    else
    {
        numbers_1 = false;
    }
    if(numbers_1)
    {
        make_0(m_274, _S1481);
        Machine_0 _S1505 = *m_274;
        bool _S1506 = failed_0(&_S1505);
        if(!_S1506)
        {
            pack_tuple_0(m_274, items_23, _S1481);
        }
    }
    else
    {
        close_tuple_0(m_274, items_23, _S1481);
    }
    slide_0(m_274, items_23, _S1483);
    return;
}

__device__ __noinline__ void keep_0(Machine_0 * m_275, uint container_4, uint kept_2, uint count_33, bool as_set_0)
{
    uint kind_29 = kind_of_0(container_4);
    uint length_22 = length_of_0(container_4);
    bool packed_6;
    if(kind_29 == 10U)
    {
        packed_6 = true;
    }
    else
    {
        packed_6 = kind_29 == 11U;
    }
    bool _S1507 = kind_29 == 12U;
    bool tuple_0;
    if(_S1507)
    {
        tuple_0 = count_33 == length_22;
    }
    else
    {
        tuple_0 = false;
    }
    if(tuple_0)
    {
        uint _S1508 = copy_record_0(m_275, container_4);
        return;
    }
    Machine_0 _S1509 = *m_275;
    CellList_0 _S1510 = CellList_at_0(&_S1509);
    CellList_0 list_31 = _S1510;
    uint _S1511 = m_275->cursor_0;
    uint items_24;
    if(!packed_6)
    {
        uint _S1512 = open_items_0(m_275, count_33);
        items_24 = _S1512;
    }
    else
    {
        items_24 = _S1511;
    }
    uint first_6 = 0U;
    uint i_88 = 0U;
    uint placed_8 = 0U;
    for(;;)
    {
        if(i_88 < length_22)
        {
            Machine_0 _S1513 = *m_275;
            bool _S1514 = failed_0(&_S1513);
            tuple_0 = !_S1514;
        }
        else
        {
            tuple_0 = false;
        }
        if(tuple_0)
        {
        }
        else
        {
            break;
        }
        if((((word_at_0(kept_2 + (i_88 >> int(5)))) >> (i_88 & 31U)) & 1U) == 0U)
        {
            i_88 = i_88 + 1U;
            continue;
        }
        if(packed_6)
        {
            CellList_push_0(&list_31, word_at_0(container_4 + 4U + i_88));
            i_88 = i_88 + 1U;
            continue;
        }
        Machine_0 _S1515 = *m_275;
        start_item_0(&_S1515, items_24, placed_8);
        uint first_7;
        if(placed_8 == 0U)
        {
            first_7 = m_275->cursor_0;
        }
        else
        {
            first_7 = first_6;
        }
        put_element_0(m_275, container_4, i_88);
        uint placed_9 = placed_8 + 1U;
        first_6 = first_7;
        placed_8 = placed_9;
        i_88 = i_88 + 1U;
    }
    Machine_0 _S1516 = *m_275;
    bool _S1517 = failed_0(&_S1516);
    if(_S1517)
    {
        return;
    }
    if(packed_6)
    {
        bool _S1518 = kind_29 == 11U;
        CellList_0 _S1519 = list_31;
        seal_cells_0(m_275, &_S1519, _S1518);
    }
    else
    {
        bool _S1520 = count_33 > 0U;
        if(_S1520)
        {
            packed_6 = _S1507;
        }
        else
        {
            packed_6 = false;
        }
        if(packed_6)
        {
            packed_6 = is_set_0(first_6);
        }
        else
        {
            packed_6 = false;
        }
        if(packed_6)
        {
            make_0(m_275, count_33 * 16U);
            close_plain_0(m_275, items_24, 12U, count_33);
        }
        else
        {
            bool tuple_1 = kind_29 != 12U;
            if(as_set_0)
            {
                packed_6 = tuple_1;
            }
            else
            {
                packed_6 = false;
            }
            if(packed_6)
            {
                if(kind_29 == 7U)
                {
                    make_0(m_275, count_33);
                }
                else
                {
                    if(_S1520)
                    {
                        make_0(m_275, count_33 * 16U);
                    }
                }
                tuple_0 = false;
            }
            else
            {
                tuple_0 = tuple_1;
            }
            if(!tuple_0)
            {
                close_set_0(m_275, items_24, count_33);
            }
            else
            {
                if(kind_29 == 7U)
                {
                    make_0(m_275, count_33);
                    Machine_0 _S1521 = *m_275;
                    bool _S1522 = failed_0(&_S1521);
                    if(!_S1522)
                    {
                        pack_tuple_0(m_275, items_24, count_33);
                    }
                }
                else
                {
                    close_tuple_0(m_275, items_24, count_33);
                }
            }
        }
    }
    return;
}

__device__ __noinline__ void finish_walk_0(Machine_0 * m_276, Walk_0 * w_10)
{
    Walk_0 _S1523 = *w_10;
    bool _S1524 = Walk_lists_0(&_S1523);
    if(_S1524)
    {
        if((w_10->mode_0) == 1U)
        {
            close_plain_0(m_276, w_10->base_0, 9U, w_10->length_0);
            uint result_1 = m_276->cursor_0;
            Machine_0 _S1525 = *m_276;
            bool _S1526 = failed_0(&_S1525);
            if(!_S1526)
            {
                chained_0(m_276, w_10->base_0);
            }
            slide_0(m_276, result_1, w_10->base_0);
        }
        else
        {
            if(is_set_0(w_10->container_0))
            {
                close_set_0(m_276, w_10->base_0, w_10->length_0);
            }
            else
            {
                close_tuple_0(m_276, w_10->base_0, w_10->length_0);
            }
        }
        return;
    }
    if((w_10->mode_0) == 1U)
    {
        union_finish_0(m_276, &w_10->joined_0);
        return;
    }
    Walk_0 _S1527 = *w_10;
    bool _S1528 = Walk_ranks_0(&_S1527);
    if(_S1528)
    {
        Walk_0 _S1529 = *w_10;
        finish_ranks_0(m_276, &_S1529);
        return;
    }
    m_276->cursor_0 = w_10->base_0;
    Walk_0 _S1530 = *w_10;
    bool _S1531 = Walk_keeps_0(&_S1530);
    bool _S1532;
    if(_S1531)
    {
        uint _S1533 = w_10->container_0;
        uint _S1534 = m_276->scratch_1 + 1152U;
        uint _S1535 = w_10->chosen_0 + 1U;
        if((w_10->mode_0) == 8U)
        {
            _S1532 = true;
        }
        else
        {
            _S1532 = (w_10->mode_0) == 9U;
        }
        keep_0(m_276, _S1533, _S1534, _S1535, _S1532);
    }
    else
    {
        if((w_10->mode_0) == 4U)
        {
            _S1532 = true;
        }
        else
        {
            _S1532 = (w_10->mode_0) == 5U;
        }
        if(_S1532)
        {
            if((w_10->best_0.x) != 2U)
            {
                _S1532 = (w_10->best_0.x) != 1U;
            }
            else
            {
                _S1532 = false;
            }
            if(_S1532)
            {
                _S1532 = (w_10->best_0.x) != 3U;
            }
            else
            {
                _S1532 = false;
            }
            if(_S1532)
            {
                fail_0(m_276, 254U);
            }
            uint _S1536 = new_record_0(m_276, w_10->best_0.x, w_10->best_0.y, w_10->best_0.z, 0U);
        }
        else
        {
            if((w_10->chosen_0) == 4294967295U)
            {
                uint _S1537;
                if((w_10->mode_0) == 6U)
                {
                    _S1537 = 25U;
                }
                else
                {
                    _S1537 = 22U;
                }
                fail_0(m_276, _S1537);
            }
            else
            {
                put_element_0(m_276, w_10->container_0, w_10->chosen_0);
            }
        }
    }
    return;
}

__device__ __noinline__ bool next_call_0(Machine_0 * m_277, Walk_0 * w_11, uint mode_1, uint * op_4, uint4  * args_1)
{
    w_11->mode_0 = mode_1;
    if(!w_11->started_0)
    {
        uint asked_0 = m_277->scratch_1 + 4088U;
        if((word_at_0(asked_0)) == 0U)
        {
            return false;
        }
        w_11->started_0 = true;
        w_11->function_0 = word_at_0(asked_0 + 1U);
        w_11->bound_0 = (*args_1).w;
        w_11->container_0 = word_at_0(asked_0 + 2U);
        start_walk_0(m_277, w_11);
    }
    else
    {
        take_value_0(m_277, w_11);
        w_11->i_0 = w_11->i_0 + 1U;
    }
    Walk_0 _S1538 = *w_11;
    bool _S1539 = Walk_of_zero_0(&_S1538);
    uint _S1540;
    if(_S1539)
    {
        _S1540 = 1U;
    }
    else
    {
        _S1540 = w_11->length_0;
    }
    for(;;)
    {
        bool _S1541;
        if((w_11->i_0) < _S1540)
        {
            Machine_0 _S1542 = *m_277;
            bool _S1543 = failed_0(&_S1542);
            _S1541 = !_S1543;
        }
        else
        {
            _S1541 = false;
        }
        if(_S1541)
        {
        }
        else
        {
            break;
        }
        Walk_0 _S1544 = *w_11;
        bool _S1545 = Walk_of_zero_0(&_S1544);
        uint item_7;
        if(_S1545)
        {
            Machine_0 _S1546 = *m_277;
            uint _S1547 = zero_record_0(&_S1546);
            item_7 = _S1547;
        }
        else
        {
            uint _S1548 = element_record_0(m_277, w_11->container_0, w_11->i_0);
            item_7 = _S1548;
        }
        Walk_0 _S1549 = *w_11;
        bool _S1550 = Walk_lists_0(&_S1549);
        if(_S1550)
        {
            Machine_0 _S1551 = *m_277;
            start_item_0(&_S1551, w_11->base_0, w_11->i_0);
        }
        else
        {
            Walk_0 _S1552 = *w_11;
            uint _S1553 = Walk_ahead_0(&_S1552);
            m_277->cursor_0 = w_11->base_0 + _S1553;
        }
        w_11->at_1 = m_277->cursor_0;
        Walk_0 _S1554 = *w_11;
        bool _S1555 = Walk_keeps_0(&_S1554);
        bool _S1556;
        if(!_S1555)
        {
            _S1556 = true;
        }
        else
        {
            _S1556 = (w_11->mode_0) == 7U;
        }
        if(_S1556)
        {
            Walk_0 _S1557 = *w_11;
            bool _S1558 = function_of_0(m_277, &_S1557, op_4);
            if(!_S1558)
            {
                return false;
            }
            Machine_0 _S1559 = *m_277;
            Walk_0 _S1560 = *w_11;
            uint4  _S1561 = arguments_0(&_S1559, &_S1560, item_7);
            *args_1 = _S1561;
            return true;
        }
        Walk_0 _S1562 = *w_11;
        bool _S1563 = holds_here_0(m_277, &_S1562, item_7);
        Machine_0 _S1564 = *m_277;
        bool _S1565 = failed_0(&_S1564);
        if(!_S1565)
        {
            Machine_0 _S1566 = *m_277;
            keep_one_0(&_S1566, w_11, _S1563);
        }
        w_11->i_0 = w_11->i_0 + 1U;
    }
    Machine_0 _S1567 = *m_277;
    bool _S1568 = failed_0(&_S1567);
    if(!_S1568)
    {
        finish_walk_0(m_277, w_11);
    }
    return false;
}

__device__ __noinline__ bool Dispatch_walk_0(Machine_0 * m_278, Walk_0 * w_12, uint outer_0, uint * op_5, uint4  * args_2)
{
    bool more_2;
    switch(outer_0)
    {
    case 60U:
        {
            bool _S1569 = next_call_0(m_278, w_12, 0U, op_5, args_2);
            more_2 = _S1569;
            break;
        }
    case 62U:
        {
            bool _S1570 = next_call_0(m_278, w_12, 1U, op_5, args_2);
            more_2 = _S1570;
            break;
        }
    case 25U:
        {
            bool _S1571 = next_call_0(m_278, w_12, 2U, op_5, args_2);
            more_2 = _S1571;
            break;
        }
    case 26U:
        {
            bool _S1572 = next_call_0(m_278, w_12, 3U, op_5, args_2);
            more_2 = _S1572;
            break;
        }
    case 23U:
        {
            bool _S1573 = next_call_0(m_278, w_12, 4U, op_5, args_2);
            more_2 = _S1573;
            break;
        }
    case 24U:
        {
            bool _S1574 = next_call_0(m_278, w_12, 5U, op_5, args_2);
            more_2 = _S1574;
            break;
        }
    case 41U:
        {
            bool _S1575 = next_call_0(m_278, w_12, 6U, op_5, args_2);
            more_2 = _S1575;
            break;
        }
    case 39U:
        {
            bool _S1576 = next_call_0(m_278, w_12, 7U, op_5, args_2);
            more_2 = _S1576;
            break;
        }
    case 16U:
        {
            bool _S1577 = next_call_0(m_278, w_12, 16U, op_5, args_2);
            more_2 = _S1577;
            break;
        }
    case 165U:
        {
            bool _S1578 = next_call_0(m_278, w_12, 13U, op_5, args_2);
            more_2 = _S1578;
            break;
        }
    case 166U:
        {
            bool _S1579 = next_call_0(m_278, w_12, 13U, op_5, args_2);
            more_2 = _S1579;
            break;
        }
    case 168U:
        {
            bool _S1580 = next_call_0(m_278, w_12, 14U, op_5, args_2);
            more_2 = _S1580;
            break;
        }
    case 169U:
        {
            bool _S1581 = next_call_0(m_278, w_12, 15U, op_5, args_2);
            more_2 = _S1581;
            break;
        }
    case 73U:
        {
            bool _S1582 = next_call_0(m_278, w_12, 8U, op_5, args_2);
            more_2 = _S1582;
            break;
        }
    case 74U:
        {
            bool _S1583 = next_call_0(m_278, w_12, 9U, op_5, args_2);
            more_2 = _S1583;
            break;
        }
    case 14U:
        {
            bool _S1584 = next_call_0(m_278, w_12, 10U, op_5, args_2);
            more_2 = _S1584;
            break;
        }
    case 175U:
        {
            bool _S1585 = next_call_0(m_278, w_12, 10U, op_5, args_2);
            more_2 = _S1585;
            break;
        }
    case 46U:
        {
            bool _S1586 = next_call_0(m_278, w_12, 11U, op_5, args_2);
            more_2 = _S1586;
            break;
        }
    case 13U:
        {
            bool _S1587 = next_call_0(m_278, w_12, 12U, op_5, args_2);
            more_2 = _S1587;
            break;
        }
    default:
        {
            more_2 = false;
            break;
        }
    }
    return more_2;
}

__device__ __noinline__ void Dispatch_call_0(Machine_0 * m_279, uint op_6, uint4  args_3)
{
    Machine_0 _S1588 = *m_279;
    Walk_0 _S1589 = Walk_none_0(&_S1588);
    Walk_0 walk_0 = _S1589;
    uint at_work_0 = op_6;
    uint4  operands_0 = args_3;
    bool inside_0 = false;
    for(;;)
    {
        bool charged_0 = Dispatch_one_0(m_279, at_work_0, operands_0);
        Machine_0 _S1590 = *m_279;
        bool _S1591 = failed_0(&_S1590);
        if(_S1591)
        {
            if(charged_0)
            {
                m_279->fault_prim_0 = at_work_0 + 1U;
            }
            else
            {
                if(inside_0)
                {
                    m_279->fault_prim_0 = op_6 + 1U;
                }
            }
            return;
        }
        bool _S1592 = Dispatch_walk_0(m_279, &walk_0, op_6, &at_work_0, &operands_0);
        if(!_S1592)
        {
            break;
        }
        inside_0 = true;
    }
    Machine_0 _S1593 = *m_279;
    bool _S1594 = failed_0(&_S1593);
    if(_S1594)
    {
        inside_0 = (m_279->fault_prim_0) == 0U;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        m_279->fault_prim_0 = op_6 + 1U;
    }
    return;
}

__device__ uint2  multiply_64_0(uint2  a_211, uint2  b_110)
{
    uint _S1595 = a_211.x;
    uint a0_0 = _S1595 & 65535U;
    uint a1_0 = _S1595 >> int(16);
    uint _S1596 = b_110.x;
    uint b0_0 = _S1596 & 65535U;
    uint b1_0 = _S1596 >> int(16);
    uint low_6 = a0_0 * b0_0;
    uint middle_1 = a1_0 * b0_0 + (low_6 >> int(16));
    uint other_6 = a0_0 * b1_0 + (middle_1 & 65535U);
    return make_uint2 ((other_6 << int(16)) | (low_6 & 65535U), a1_0 * b1_0 + (middle_1 >> int(16)) + (other_6 >> int(16)) + _S1595 * b_110.y + a_211.y * _S1596);
}

__device__ uint2  hash_of_0(uint record_29)
{
    uint _S1597 = words_of_0(record_29);
    uint2  hash_0 = make_uint2 (0U, 0U);
    uint i_89 = 0U;
    for(;;)
    {
        if(i_89 < _S1597)
        {
        }
        else
        {
            break;
        }
        uint _S1598 = record_29 + i_89;
        uint _S1599 = word_at_0(_S1598);
        uint _S1600;
        if((i_89 + 1U) < _S1597)
        {
            _S1600 = word_at_0(_S1598 + 1U);
        }
        else
        {
            _S1600 = 0U;
        }
        uint2  _S1601 = multiply_64_0(hash_0 ^ make_uint2 (_S1599, _S1600), make_uint2 (2135587861U, 2654435769U));
        hash_0 = _S1601;
        *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S1601.y);
        i_89 = i_89 + 2U;
    }
    uint2  _S1602 = multiply_64_0(hash_0, make_uint2 (3981806797U, 4283543511U));
    hash_0 = _S1602;
    *&((&hash_0)->x) = (*&((&hash_0)->x)) ^ (_S1602.y);
    return hash_0;
}

__device__ __noinline__ uint equal_cells_0(uint record_30, uint target_0)
{
    bool _S1603;
    if(target_0 == 0U)
    {
        _S1603 = true;
    }
    else
    {
        _S1603 = (kind_of_0(record_30)) != 6U;
    }
    if(_S1603)
    {
        _S1603 = true;
    }
    else
    {
        _S1603 = (word_at_0(record_30 + 1U)) != (word_at_0(target_0 + 1U));
    }
    if(_S1603)
    {
        _S1603 = true;
    }
    else
    {
        _S1603 = (word_at_0(record_30 + 2U)) != (word_at_0(target_0 + 2U));
    }
    if(_S1603)
    {
        return 4294967295U;
    }
    uint _S1604 = word_at_0(record_30 + 1U) * word_at_0(record_30 + 2U);
    uint i_90 = 0U;
    uint equal_6 = 0U;
    for(;;)
    {
        if(i_90 < _S1604)
        {
        }
        else
        {
            break;
        }
        uint _S1605 = i_90 >> int(2);
        uint _S1606 = (word_at_0(record_30 + 4U + _S1605)) ^ (word_at_0(target_0 + 4U + _S1605));
        uint _S1607 = (U32_min((4U), (_S1604 - i_90)));
        uint k_11 = 0U;
        for(;;)
        {
            if(k_11 < _S1607)
            {
            }
            else
            {
                break;
            }
            int _S1608;
            if(((_S1606 >> (8U * k_11)) & 255U) == 0U)
            {
                _S1608 = int(1);
            }
            else
            {
                _S1608 = int(0);
            }
            uint equal_7 = equal_6 + uint(_S1608);
            k_11 = k_11 + 1U;
            equal_6 = equal_7;
        }
        i_90 = i_90 + 4U;
    }
    return equal_6;
}

__device__ __noinline__ uint element_kind_0(uint record_31)
{
    uint kind_30 = kind_of_0(record_31);
    bool _S1609;
    if(kind_30 == 9U)
    {
        _S1609 = true;
    }
    else
    {
        _S1609 = kind_30 == 12U;
    }
    uint common_1;
    if(_S1609)
    {
        common_1 = 4294967295U;
        uint i_91 = 0U;
        for(;;)
        {
            if(i_91 < (word_at_0(record_31 + 1U)))
            {
            }
            else
            {
                break;
            }
            uint element_3 = kind_of_0(record_31 + word_at_0(record_31 + 4U + i_91));
            if(i_91 > 0U)
            {
                _S1609 = element_3 != common_1;
            }
            else
            {
                _S1609 = false;
            }
            if(_S1609)
            {
                return 4294967295U;
            }
            uint i_92 = i_91 + 1U;
            common_1 = element_3;
            i_91 = i_92;
        }
    }
    else
    {
        common_1 = 4294967295U;
    }
    return common_1;
}

__device__ bool loops_are_cut_0()
{
    uint _S1610 = __ldg(&globalParams_0->params_0->scratch_words_0);
    uint _S1611 = (U32_min((_S1610), (3U)));
    uint i_93 = 0U;
    uint rounds_0 = 0U;
    for(;;)
    {
        if(i_93 < _S1611)
        {
        }
        else
        {
            break;
        }
        uint rounds_1 = rounds_0 + 1U;
        i_93 = i_93 + 1U;
        rounds_0 = rounds_1;
    }
    return rounds_0 != _S1611;
}

__device__ __noinline__ void run_item_0(uint id_0)
{
    bool poisoned_0;
    uint _S1612 = __ldg(&globalParams_0->params_0->count_0);
    if(id_0 >= _S1612)
    {
        return;
    }
    uint item_8 = id_0 * 8U;
    uint _S1613 = __ldg((&(globalParams_0->items_0)[item_8]));
    uint _S1614 = __ldg((&(globalParams_0->items_0)[item_8 + 1U]));
    uint _S1615 = __ldg((&(globalParams_0->items_0)[item_8 + 2U]));
    uint _S1616 = __ldg((&(globalParams_0->items_0)[item_8 + 3U]));
    uint _S1617 = __ldg((&(globalParams_0->items_0)[item_8 + 4U]));
    uint _S1618 = __ldg((&(globalParams_0->items_0)[item_8 + 5U]));
    Machine_0 m_280;
    uint _S1619 = __ldg(&globalParams_0->params_0->scratch_0);
    uint _S1620 = __ldg(&globalParams_0->params_0->scratch_words_0);
    (&m_280)->scratch_1 = _S1619 + id_0 * _S1620;
    uint at_29 = 0U;
    for(;;)
    {
        if(at_29 < _S1614)
        {
        }
        else
        {
            break;
        }
        uint instruction_0 = (_S1613 + at_29) * 8U;
        uint _S1621 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint op_7 = _S1621 & 65535U;
        uint _S1622 = __ldg((&(globalParams_0->code_0)[instruction_0]));
        uint _S1623 = _S1622 >> int(16);
        uint _S1624 = __ldg((&(globalParams_0->code_0)[instruction_0 + 1U]));
        uint place_12 = _S1616 + _S1624;
        uint _S1625 = __ldg(&globalParams_0->params_0->fuel_0);
        (&m_280)->fuel_1 = _S1625;
        uint _S1626 = __ldg(&globalParams_0->params_0->memory_0);
        (&m_280)->memory_1 = _S1626;
        (&m_280)->fault_0 = 0U;
        (&m_280)->fault_prim_0 = 0U;
        (&m_280)->calls_0 = 0U;
        (&m_280)->cursor_0 = place_12;
        uint _S1627 = __ldg((&(globalParams_0->code_0)[instruction_0 + 2U]));
        (&m_280)->end_0 = place_12 + _S1627;
        uint4  args_4 = make_uint4 (0U, 0U, 0U, 0U);
        bool poisoned_1 = false;
        uint i_94 = 0U;
        for(;;)
        {
            if(i_94 < _S1623)
            {
            }
            else
            {
                break;
            }
            uint _S1628 = __ldg((&(globalParams_0->code_0)[instruction_0 + 3U + i_94]));
            uint address_0 = operand_address_0(_S1628, _S1615, _S1616);
            *_slang_vector_get_element_ptr(&args_4, i_94) = address_0;
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
                (&m_280)->fault_0 = word_at_0(address_0 + 1U) + 1U;
                (&m_280)->fault_prim_0 = word_at_0(address_0 + 2U);
                poisoned_1 = true;
            }
            i_94 = i_94 + 1U;
        }
        uint _S1629 = __ldg((&(globalParams_0->code_0)[instruction_0 + 7U]));
        if(_S1629 != 0U)
        {
            *&((&args_4)->w) = operand_address_0(_S1629, _S1615, _S1616);
            if((kind_of_0(args_4.w)) == 13U)
            {
                (&m_280)->fault_0 = 255U;
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
            Dispatch_call_0(&m_280, op_7, args_4);
        }
        uint row_22 = (_S1618 + at_29) * 12U;
        uint * _S1630 = (&(globalParams_0->results_0)[row_22 + 1U]);
        uint _S1631 = __ldg(&globalParams_0->params_0->fuel_0);
        *_S1630 = _S1631 - (&m_280)->fuel_1;
        uint * _S1632 = (&(globalParams_0->results_0)[row_22 + 2U]);
        uint _S1633 = __ldg(&globalParams_0->params_0->memory_0);
        *_S1632 = _S1633 - (&m_280)->memory_1;
        *(&(globalParams_0->results_0)[row_22 + 3U]) = (&m_280)->calls_0;
        if(((&m_280)->fault_0) != 0U)
        {
            *(&(globalParams_0->arena_0)[place_12]) = 13U;
            *(&(globalParams_0->arena_0)[place_12 + 1U]) = (&m_280)->fault_0 - 1U;
            *(&(globalParams_0->arena_0)[place_12 + 2U]) = (&m_280)->fault_prim_0;
            *(&(globalParams_0->arena_0)[place_12 + 3U]) = 0U;
        }
        *(&(globalParams_0->results_0)[row_22]) = kind_of_0(place_12);
        uint _S1634 = row_22 + 4U;
        uint _S1635 = place_12 + 1U;
        *(&(globalParams_0->results_0)[_S1634]) = word_at_0(_S1635);
        *(&(globalParams_0->results_0)[row_22 + 5U]) = word_at_0(place_12 + 2U);
        *(&(globalParams_0->results_0)[row_22 + 6U]) = words_of_0(place_12);
        if(((&m_280)->fault_0) == 0U)
        {
            uint2  hash_1 = hash_of_0(place_12);
            *(&(globalParams_0->results_0)[row_22 + 7U]) = weight_of_0(place_12);
            *(&(globalParams_0->results_0)[row_22 + 8U]) = hash_1.x;
            *(&(globalParams_0->results_0)[row_22 + 9U]) = hash_1.y;
            *(&(globalParams_0->results_0)[row_22 + 10U]) = equal_cells_0(place_12, _S1617);
            *(&(globalParams_0->results_0)[row_22 + 11U]) = element_kind_0(place_12);
        }
        if(loops_are_cut_0())
        {
            *(&(globalParams_0->arena_0)[place_12]) = 13U;
            *(&(globalParams_0->arena_0)[_S1635]) = 254U;
            *(&(globalParams_0->results_0)[row_22]) = 13U;
            *(&(globalParams_0->results_0)[_S1634]) = 254U;
        }
        at_29 = at_29 + 1U;
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

