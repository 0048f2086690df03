struct Params_std140_0
{
    @align(16) count_0 : u32,
    @align(4) fuel_0 : u32,
    @align(8) memory_0 : u32,
    @align(4) scratch_0 : u32,
    @align(16) scratch_words_0 : u32,
};

@binding(4) @group(0) var<uniform> params_0 : Params_std140_0;
@binding(2) @group(0) var<storage, read> items_0 : array<u32>;

@binding(1) @group(0) var<storage, read> code_0 : array<u32>;

@binding(0) @group(0) var<storage, read_write> arena_0 : array<u32>;

@binding(3) @group(0) var<storage, read_write> results_0 : array<u32>;

fn firstbitlow_0( value_0 : u32) -> u32
{
    var _S1 : u32 = firstTrailingBit(value_0);
    return _S1;
}

fn firstbithigh_0( value_1 : u32) -> u32
{
    var _S2 : u32 = firstLeadingBit(value_1);
    return _S2;
}

struct Machine_0
{
     fuel_1 : u32,
     memory_1 : u32,
     fault_0 : u32,
     fault_prim_0 : u32,
     calls_0 : u32,
     cursor_0 : u32,
     end_0 : u32,
     scratch_1 : u32,
};

fn word_at_0( at_0 : u32) -> u32
{
    return arena_0[at_0];
}

fn operand_address_0( operand_0 : u32,  sample_0 : u32,  frame_0 : u32) -> u32
{
    var place_0 : u32 = (operand_0 & (u32(1073741823)));
    var tag_0 : u32 = (operand_0 & (u32(3221225472)));
    if(tag_0 == u32(1073741824))
    {
        return word_at_0(place_0 + sample_0);
    }
    var _S3 : u32;
    if(tag_0 == u32(2147483648))
    {
        _S3 = frame_0 + place_0;
    }
    else
    {
        _S3 = place_0;
    }
    return _S3;
}

fn kind_of_0( record_0 : u32) -> u32
{
    return word_at_0(record_0);
}

struct CellList_0
{
     start_0 : u32,
     count_1 : u32,
     room_0 : u32,
     scratch_2 : u32,
};

struct Union_0
{
     board_0 : u32,
     kind_0 : u32,
     few_0 : u32,
     boards_0 : bool,
     top_0 : u32,
     bottom_0 : u32,
     list_0 : CellList_0,
};

struct Walk_0
{
     started_0 : bool,
     mode_0 : u32,
     function_0 : u32,
     bound_0 : u32,
     container_0 : u32,
     length_0 : u32,
     i_0 : u32,
     base_0 : u32,
     at_1 : u32,
     chosen_0 : u32,
     best_0 : vec3<u32>,
     joined_0 : Union_0,
};

fn CellList_at_0( m_0 : Machine_0) -> CellList_0
{
    var list_1 : CellList_0;
    var _S4 : u32 = m_0.cursor_0 + u32(4);
    list_1.start_0 = _S4;
    list_1.count_1 = u32(0);
    list_1.scratch_2 = m_0.scratch_1;
    var _S5 : u32;
    if((m_0.end_0) > _S4)
    {
        _S5 = m_0.end_0 - list_1.start_0;
    }
    else
    {
        _S5 = u32(0);
    }
    list_1.room_0 = _S5;
    return list_1;
}

fn Union_at_0( m_1 : Machine_0) -> Union_0
{
    var u_0 : Union_0;
    u_0.board_0 = m_1.scratch_1 + u32(512);
    u_0.kind_0 = u32(0);
    u_0.few_0 = u32(0);
    u_0.boards_0 = false;
    u_0.top_0 = u32(0);
    u_0.bottom_0 = u32(0);
    u_0.list_0 = CellList_at_0(m_1);
    return u_0;
}

fn Walk_none_0( m_2 : Machine_0) -> Walk_0
{
    var w_0 : Walk_0;
    w_0.started_0 = false;
    w_0.mode_0 = u32(0);
    w_0.function_0 = u32(0);
    w_0.bound_0 = u32(0);
    w_0.container_0 = u32(0);
    w_0.length_0 = u32(0);
    w_0.i_0 = u32(0);
    w_0.base_0 = m_2.cursor_0;
    w_0.at_1 = m_2.cursor_0;
    w_0.chosen_0 = u32(4294967295);
    w_0.best_0 = vec3<u32>(u32(0), u32(0), u32(0));
    w_0.joined_0 = Union_at_0(m_2);
    arena_0[m_2.scratch_1 + u32(4088)] = u32(0);
    return w_0;
}

fn fail_0( m_3 : ptr<function, Machine_0>,  reason_0 : u32)
{
    if(((*m_3).fault_0) == u32(0))
    {
        (*m_3).fault_0 = reason_0 + u32(1);
    }
    return;
}

fn spend_0( m_4 : ptr<function, Machine_0>,  units_0 : u32)
{
    if(((*m_4).fault_0) != u32(0))
    {
        return;
    }
    if(units_0 > ((*m_4).fuel_1))
    {
        (*m_4).fuel_1 = u32(0);
        fail_0(&((*m_4)), u32(30));
    }
    else
    {
        (*m_4).fuel_1 = (*m_4).fuel_1 - units_0;
    }
    return;
}

fn spend_call_0( m_5 : ptr<function, Machine_0>,  cost_0 : u32)
{
    (*m_5).calls_0 = (*m_5).calls_0 + u32(1);
    spend_0(&((*m_5)), cost_0);
    return;
}

fn failed_0( m_6 : Machine_0) -> bool
{
    return (m_6.fault_0) != u32(0);
}

fn words_of_0( record_1 : u32) -> u32
{
    return u32(4) + word_at_0(record_1 + u32(3));
}

fn new_record_0( m_7 : ptr<function, Machine_0>,  kind_1 : u32,  a_0 : u32,  b_0 : u32,  words_0 : u32) -> u32
{
    if(((*m_7).fault_0) != u32(0))
    {
        return u32(0);
    }
    var at_2 : u32 = (*m_7).cursor_0;
    var _S6 : bool;
    if(words_0 > u32(1048576))
    {
        _S6 = true;
    }
    else
    {
        _S6 = (at_2 + u32(4) + words_0) > ((*m_7).end_0);
    }
    if(_S6)
    {
        fail_0(&((*m_7)), u32(254));
        return u32(0);
    }
    arena_0[at_2] = kind_1;
    arena_0[at_2 + u32(1)] = a_0;
    arena_0[at_2 + u32(2)] = b_0;
    arena_0[at_2 + u32(3)] = words_0;
    if(words_0 > u32(0))
    {
        arena_0[at_2 + u32(4) + words_0 - u32(1)] = u32(0);
    }
    (*m_7).cursor_0 = at_2 + u32(4) + words_0;
    return at_2;
}

fn copy_record_0( m_8 : ptr<function, Machine_0>,  from_0 : u32) -> u32
{
    var words_1 : u32 = words_of_0(from_0);
    var at_3 : u32 = new_record_0(&((*m_8)), kind_of_0(from_0), word_at_0(from_0 + u32(1)), word_at_0(from_0 + u32(2)), words_1 - u32(4));
    if(at_3 != u32(0))
    {
        var i_1 : u32 = u32(4);
        for(;;)
        {
            if(i_1 < words_1)
            {
            }
            else
            {
                break;
            }
            arena_0[at_3 + i_1] = word_at_0(from_0 + i_1);
            i_1 = i_1 + u32(1);
        }
    }
    return at_3;
}

fn op_identity_0( m_9 : ptr<function, Machine_0>,  a_1 : u32)
{
    var _S7 : u32 = copy_record_0(&((*m_9)), a_1);
    return;
}

struct Number_0
{
     pair_0 : bool,
     x_0 : i32,
     y_0 : i32,
};

fn fail_1( m_10 : ptr<function, Machine_0>,  reason_1 : u32)
{
    if(((*m_10).fault_0) == u32(0))
    {
        (*m_10).fault_0 = reason_1 + u32(1);
    }
    return;
}

fn int_view_0( m_11 : ptr<function, Machine_0>,  record_2 : u32) -> i32
{
    var kind_2 : u32 = kind_of_0(record_2);
    var _S8 : bool;
    if(kind_2 != u32(2))
    {
        _S8 = kind_2 != u32(1);
    }
    else
    {
        _S8 = false;
    }
    if(_S8)
    {
        fail_1(&((*m_11)), u32(0));
        return i32(0);
    }
    var low_0 : i32 = i32(word_at_0(record_2 + u32(1)));
    var high_0 : i32 = i32(word_at_0(record_2 + u32(2)));
    if(high_0 == ((low_0 >> (u32(31)))))
    {
        return low_0;
    }
    var _S9 : i32;
    if(high_0 < i32(0))
    {
        _S9 = i32(-2147483648);
    }
    else
    {
        _S9 = i32(2147483647);
    }
    return _S9;
}

struct Two_0
{
     x_1 : i32,
     y_1 : i32,
};

fn two_0( x_2 : i32,  y_2 : i32) -> Two_0
{
    var both_0 : Two_0;
    both_0.x_1 = x_2;
    both_0.y_1 = y_2;
    return both_0;
}

fn length_of_0( record_3 : u32) -> u32
{
    var kind_3 : u32 = kind_of_0(record_3);
    var _S10 : bool;
    if(kind_3 == u32(3))
    {
        _S10 = true;
    }
    else
    {
        _S10 = kind_3 == u32(4);
    }
    if(_S10)
    {
        return u32(2);
    }
    if(kind_3 >= u32(6))
    {
        _S10 = kind_3 <= u32(12);
    }
    else
    {
        _S10 = false;
    }
    var _S11 : u32;
    if(_S10)
    {
        _S11 = word_at_0(record_3 + u32(1));
    }
    else
    {
        _S11 = u32(4294967295);
    }
    return _S11;
}

fn length_or_0_0( record_4 : u32) -> u32
{
    var length_1 : u32 = length_of_0(record_4);
    var _S12 : u32;
    if(length_1 == u32(4294967295))
    {
        _S12 = u32(0);
    }
    else
    {
        _S12 = length_1;
    }
    return _S12;
}

fn cell_at_0( cells_0 : u32,  i_2 : u32) -> i32
{
    return (i32(((word_at_0(cells_0 + ((i_2 >> (u32(2)))))) << ((u32(24) - u32(8) * ((i_2 & (u32(3)))))))) >> (u32(24)));
}

fn int_view_1( m_12 : ptr<function, Machine_0>,  record_5 : u32) -> i32
{
    var kind_4 : u32 = kind_of_0(record_5);
    var _S13 : bool;
    if(kind_4 != u32(2))
    {
        _S13 = kind_4 != u32(1);
    }
    else
    {
        _S13 = false;
    }
    if(_S13)
    {
        fail_1(&((*m_12)), u32(0));
        return i32(0);
    }
    var low_1 : i32 = i32(word_at_0(record_5 + u32(1)));
    var high_1 : i32 = i32(word_at_0(record_5 + u32(2)));
    if(high_1 == ((low_1 >> (u32(31)))))
    {
        return low_1;
    }
    var _S14 : i32;
    if(high_1 < i32(0))
    {
        _S14 = i32(-2147483648);
    }
    else
    {
        _S14 = i32(2147483647);
    }
    return _S14;
}

fn pair_view_0( m_13 : ptr<function, Machine_0>,  record_6 : u32) -> Two_0
{
    var kind_5 : u32 = kind_of_0(record_6);
    if(kind_5 == u32(3))
    {
        return two_0(i32(word_at_0(record_6 + u32(1))), i32(word_at_0(record_6 + u32(2))));
    }
    if((length_or_0_0(record_6)) >= u32(2))
    {
        if(kind_5 == u32(7))
        {
            var _S15 : u32 = record_6 + u32(4);
            return two_0(cell_at_0(_S15, u32(0)), cell_at_0(_S15, u32(1)));
        }
        if(kind_5 == u32(9))
        {
            var _S16 : u32 = record_6 + u32(4);
            var first_0 : i32 = int_view_1(&((*m_13)), record_6 + word_at_0(_S16));
            var second_0 : i32 = int_view_1(&((*m_13)), record_6 + word_at_0(_S16 + u32(1)));
            return two_0(first_0, second_0);
        }
    }
    fail_1(&((*m_13)), u32(2));
    return two_0(i32(0), i32(0));
}

fn number_view_0( m_14 : ptr<function, Machine_0>,  record_7 : u32) -> Number_0
{
    var kind_6 : u32 = kind_of_0(record_7);
    var n_0 : Number_0;
    n_0.pair_0 = false;
    n_0.x_0 = i32(0);
    n_0.y_0 = i32(0);
    var _S17 : bool;
    if(kind_6 == u32(2))
    {
        _S17 = true;
    }
    else
    {
        _S17 = kind_6 == u32(1);
    }
    if(_S17)
    {
        var _S18 : i32 = int_view_0(&((*m_14)), record_7);
        n_0.x_0 = _S18;
    }
    else
    {
        if(kind_6 == u32(3))
        {
            _S17 = true;
        }
        else
        {
            if(kind_6 == u32(7))
            {
                _S17 = (word_at_0(record_7 + u32(1))) >= u32(2);
            }
            else
            {
                _S17 = false;
            }
        }
        if(_S17)
        {
            var both_1 : Two_0 = pair_view_0(&((*m_14)), record_7);
            n_0.pair_0 = true;
            n_0.x_0 = both_1.x_1;
            n_0.y_0 = both_1.y_1;
        }
        else
        {
            if(kind_6 == u32(9))
            {
                _S17 = (word_at_0(record_7 + u32(1))) >= u32(2);
            }
            else
            {
                _S17 = false;
            }
            var _S19 : u32;
            if(_S17)
            {
                _S19 = u32(254);
            }
            else
            {
                _S19 = u32(1);
            }
            fail_0(&((*m_14)), _S19);
        }
    }
    if((max(n_0.x_0, n_0.y_0)) > i32(1073741824))
    {
        _S17 = true;
    }
    else
    {
        _S17 = (min(n_0.x_0, n_0.y_0)) < i32(-1073741824);
    }
    if(_S17)
    {
        fail_0(&((*m_14)), u32(254));
    }
    return n_0;
}

fn floor_divide_0( a_2 : i32,  b_1 : i32) -> i32
{
    var quotient_0 : i32 = a_2 / b_1;
    var _S20 : bool;
    if((quotient_0 * b_1) != a_2)
    {
        _S20 = (a_2 < i32(0)) != (b_1 < i32(0));
    }
    else
    {
        _S20 = false;
    }
    var _S21 : i32;
    if(_S20)
    {
        _S21 = quotient_0 - i32(1);
    }
    else
    {
        _S21 = quotient_0;
    }
    return _S21;
}

fn calculated_0( m_15 : ptr<function, Machine_0>,  how_0 : u32,  a_3 : i32,  b_2 : i32) -> i32
{
    switch(how_0)
    {
    case u32(0):
        {
            return a_3 + b_2;
        }
    case u32(1):
        {
            return a_3 - b_2;
        }
    case u32(2):
        {
            if((max(abs(a_3), abs(b_2))) >= i32(32768))
            {
                fail_1(&((*m_15)), u32(254));
            }
            return a_3 * b_2;
        }
    default :
        {
            var _S22 : bool = b_2 == i32(0);
            if(_S22)
            {
                fail_1(&((*m_15)), u32(15));
            }
            var _S23 : i32;
            if(_S22)
            {
                _S23 = i32(0);
            }
            else
            {
                var _S24 : i32 = floor_divide_0(a_3, b_2);
                _S23 = _S24;
            }
            return _S23;
        }
    }
}

fn new_record_1( m_16 : ptr<function, Machine_0>,  kind_7 : u32,  a_4 : u32,  b_3 : u32,  words_2 : u32) -> u32
{
    if(((*m_16).fault_0) != u32(0))
    {
        return u32(0);
    }
    var at_4 : u32 = (*m_16).cursor_0;
    var _S25 : bool;
    if(words_2 > u32(1048576))
    {
        _S25 = true;
    }
    else
    {
        _S25 = (at_4 + u32(4) + words_2) > ((*m_16).end_0);
    }
    if(_S25)
    {
        fail_0(&((*m_16)), u32(254));
        return u32(0);
    }
    arena_0[at_4] = kind_7;
    arena_0[at_4 + u32(1)] = a_4;
    arena_0[at_4 + u32(2)] = b_3;
    arena_0[at_4 + u32(3)] = words_2;
    if(words_2 > u32(0))
    {
        arena_0[at_4 + u32(4) + words_2 - u32(1)] = u32(0);
    }
    (*m_16).cursor_0 = at_4 + u32(4) + words_2;
    return at_4;
}

fn new_pair_0( m_17 : ptr<function, Machine_0>,  a_5 : i32,  b_4 : i32)
{
    var _S26 : u32 = new_record_1(&((*m_17)), u32(3), u32(a_5), u32(b_4), u32(0));
    return;
}

fn new_int_0( m_18 : ptr<function, Machine_0>,  value_2 : i32)
{
    var _S27 : u32 = new_record_1(&((*m_18)), u32(2), u32(value_2), u32((value_2 >> (u32(31)))), u32(0));
    return;
}

fn new_number_0( m_19 : ptr<function, Machine_0>,  n_1 : Number_0)
{
    if(n_1.pair_0)
    {
        new_pair_0(&((*m_19)), n_1.x_0, n_1.y_0);
    }
    else
    {
        new_int_0(&((*m_19)), n_1.x_0);
    }
    return;
}

fn binary_0( m_20 : ptr<function, Machine_0>,  how_1 : u32,  a_6 : u32,  b_5 : u32)
{
    var x_3 : Number_0 = number_view_0(&((*m_20)), a_6);
    var y_3 : Number_0 = number_view_0(&((*m_20)), b_5);
    if(failed_0((*m_20)))
    {
        return;
    }
    var result_0 : Number_0;
    var _S28 : bool;
    if(x_3.pair_0)
    {
        _S28 = true;
    }
    else
    {
        _S28 = y_3.pair_0;
    }
    result_0.pair_0 = _S28;
    var _S29 : i32 = calculated_0(&((*m_20)), how_1, x_3.x_0, y_3.x_0);
    result_0.x_0 = _S29;
    result_0.y_0 = i32(0);
    if(_S28)
    {
        var _S30 : i32;
        if(x_3.pair_0)
        {
            _S30 = x_3.y_0;
        }
        else
        {
            _S30 = x_3.x_0;
        }
        var _S31 : i32;
        if(y_3.pair_0)
        {
            _S31 = y_3.y_0;
        }
        else
        {
            _S31 = y_3.x_0;
        }
        var _S32 : i32 = calculated_0(&((*m_20)), how_1, _S30, _S31);
        result_0.y_0 = _S32;
    }
    new_number_0(&((*m_20)), result_0);
    return;
}

fn op_add_0( m_21 : ptr<function, Machine_0>,  a_7 : u32,  b_6 : u32)
{
    binary_0(&((*m_21)), u32(0), a_7, b_6);
    return;
}

fn op_subtract_0( m_22 : ptr<function, Machine_0>,  a_8 : u32,  b_7 : u32)
{
    binary_0(&((*m_22)), u32(1), a_8, b_7);
    return;
}

fn op_multiply_0( m_23 : ptr<function, Machine_0>,  a_9 : u32,  b_8 : u32)
{
    binary_0(&((*m_23)), u32(2), a_9, b_8);
    return;
}

fn op_divide_0( m_24 : ptr<function, Machine_0>,  a_10 : u32,  b_9 : u32)
{
    binary_0(&((*m_24)), u32(3), a_10, b_9);
    return;
}

fn sign_0( n_2 : i32) -> i32
{
    var _S33 : i32;
    if(n_2 > i32(0))
    {
        _S33 = i32(1);
    }
    else
    {
        if(n_2 < i32(0))
        {
            _S33 = i32(-1);
        }
        else
        {
            _S33 = i32(0);
        }
    }
    return _S33;
}

fn unary_0( m_25 : ptr<function, Machine_0>,  a_11 : u32,  factor_0 : i32,  more_0 : i32,  sign_times_0 : i32)
{
    var _S34 : Number_0 = number_view_0(&((*m_25)), a_11);
    var n_3 : Number_0 = _S34;
    n_3.x_0 = n_3.x_0 * factor_0 + more_0 + sign_0(n_3.x_0) * sign_times_0;
    n_3.y_0 = n_3.y_0 * factor_0 + more_0 + sign_0(n_3.y_0) * sign_times_0;
    if(!failed_0((*m_25)))
    {
        new_number_0(&((*m_25)), n_3);
    }
    return;
}

fn op_invert_0( m_26 : ptr<function, Machine_0>,  a_12 : u32)
{
    unary_0(&((*m_26)), a_12, i32(-1), i32(0), i32(0));
    return;
}

fn new_bool_0( m_27 : ptr<function, Machine_0>,  value_3 : bool)
{
    var _S35 : i32;
    if(value_3)
    {
        _S35 = i32(1);
    }
    else
    {
        _S35 = i32(0);
    }
    var _S36 : u32 = new_record_1(&((*m_27)), u32(1), u32(_S35), u32(0), u32(0));
    return;
}

fn op_even_0( m_28 : ptr<function, Machine_0>,  a_13 : u32)
{
    var _S37 : i32 = int_view_1(&((*m_28)), a_13);
    new_bool_0(&((*m_28)), (((word_at_0(a_13 + u32(1))) & (u32(1)))) == u32(0));
    return;
}

fn op_double_0( m_29 : ptr<function, Machine_0>,  a_14 : u32)
{
    unary_0(&((*m_29)), a_14, i32(2), i32(0), i32(0));
    return;
}

fn op_halve_0( m_30 : ptr<function, Machine_0>,  a_15 : u32)
{
    var _S38 : Number_0 = number_view_0(&((*m_30)), a_15);
    var n_4 : Number_0 = _S38;
    n_4.x_0 = ((n_4.x_0) >> (u32(1)));
    n_4.y_0 = ((n_4.y_0) >> (u32(1)));
    if(!failed_0((*m_30)))
    {
        new_number_0(&((*m_30)), n_4);
    }
    return;
}

fn truthy_0( record_8 : u32) -> bool
{
    var kind_8 : u32 = kind_of_0(record_8);
    var _S39 : bool;
    if(kind_8 == u32(1))
    {
        _S39 = true;
    }
    else
    {
        _S39 = kind_8 == u32(2);
    }
    if(_S39)
    {
        return (((word_at_0(record_8 + u32(1))) | ((word_at_0(record_8 + u32(2)))))) != u32(0);
    }
    if(kind_8 == u32(9))
    {
        _S39 = true;
    }
    else
    {
        _S39 = kind_8 == u32(12);
    }
    if(_S39)
    {
        return (word_at_0(record_8 + u32(1))) != u32(0);
    }
    return kind_8 != u32(0);
}

fn op_flip_0( m_31 : ptr<function, Machine_0>,  a_16 : u32)
{
    new_bool_0(&((*m_31)), !truthy_0(a_16));
    return;
}

fn weight_of_0( record_9 : u32) -> u32
{
    var count_2 : u32 = word_at_0(record_9 + u32(1));
    switch(kind_of_0(record_9))
    {
    case u32(6):
        {
            return u32(1) + count_2 * word_at_0(record_9 + u32(2)) / u32(8);
        }
    case u32(7):
        {
            return u32(1) + count_2 / u32(8);
        }
    case u32(8), u32(10), u32(11):
        {
            return u32(1) + count_2 / u32(2);
        }
    case u32(9), u32(12):
        {
            return word_at_0(record_9 + u32(2));
        }
    default :
        {
            return u32(1);
        }
    }
}

fn spend_1( m_32 : ptr<function, Machine_0>,  units_1 : u32)
{
    if(((*m_32).fault_0) != u32(0))
    {
        return;
    }
    if(units_1 > ((*m_32).fuel_1))
    {
        (*m_32).fuel_1 = u32(0);
        fail_0(&((*m_32)), u32(30));
    }
    else
    {
        (*m_32).fuel_1 = (*m_32).fuel_1 - units_1;
    }
    return;
}

fn same_words_0( a_17 : u32,  b_10 : u32) -> bool
{
    var words_3 : u32 = words_of_0(a_17);
    var equal_0 : bool = words_3 == (words_of_0(b_10));
    var i_3 : u32 = u32(0);
    for(;;)
    {
        var _S40 : bool;
        if(i_3 < words_3)
        {
            _S40 = equal_0;
        }
        else
        {
            _S40 = false;
        }
        if(_S40)
        {
        }
        else
        {
            break;
        }
        var _S41 : bool = (word_at_0(a_17 + i_3)) == (word_at_0(b_10 + i_3));
        var i_4 : u32 = i_3 + u32(1);
        equal_0 = _S41;
        i_3 = i_4;
    }
    return equal_0;
}

fn is_number_0( record_10 : u32) -> bool
{
    var _S42 : bool;
    if((kind_of_0(record_10)) == u32(2))
    {
        _S42 = true;
    }
    else
    {
        _S42 = (kind_of_0(record_10)) == u32(1);
    }
    return _S42;
}

fn is_tuple_0( record_11 : u32) -> bool
{
    var kind_9 : u32 = kind_of_0(record_11);
    var _S43 : bool;
    if(kind_9 == u32(3))
    {
        _S43 = true;
    }
    else
    {
        _S43 = kind_9 == u32(4);
    }
    if(_S43)
    {
        _S43 = true;
    }
    else
    {
        if(kind_9 >= u32(6))
        {
            _S43 = kind_9 <= u32(9);
        }
        else
        {
            _S43 = false;
        }
    }
    return _S43;
}

fn is_set_0( record_12 : u32) -> bool
{
    var kind_10 : u32 = kind_of_0(record_12);
    var _S44 : bool;
    if(kind_10 >= u32(10))
    {
        _S44 = kind_10 <= u32(12);
    }
    else
    {
        _S44 = false;
    }
    return _S44;
}

fn is_plain_0( record_13 : u32) -> bool
{
    var _S45 : bool;
    if((kind_of_0(record_13)) == u32(9))
    {
        _S45 = true;
    }
    else
    {
        _S45 = (kind_of_0(record_13)) == u32(12);
    }
    return _S45;
}

fn may_be_same_0( a_18 : u32,  b_11 : u32) -> bool
{
    var alike_0 : bool;
    if(is_number_0(a_18))
    {
        alike_0 = is_number_0(b_11);
    }
    else
    {
        alike_0 = false;
    }
    if(alike_0)
    {
        if((word_at_0(a_18 + u32(1))) == (word_at_0(b_11 + u32(1))))
        {
            alike_0 = (word_at_0(a_18 + u32(2))) == (word_at_0(b_11 + u32(2)));
        }
        else
        {
            alike_0 = false;
        }
        return alike_0;
    }
    if(is_tuple_0(a_18))
    {
        alike_0 = is_tuple_0(b_11);
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
        if(is_set_0(a_18))
        {
            alike_0 = is_set_0(b_11);
        }
        else
        {
            alike_0 = false;
        }
    }
    if(alike_0)
    {
        if(is_plain_0(a_18))
        {
            alike_0 = true;
        }
        else
        {
            alike_0 = is_plain_0(b_11);
        }
    }
    else
    {
        alike_0 = false;
    }
    if(alike_0)
    {
        alike_0 = (length_of_0(a_18)) == (length_of_0(b_11));
    }
    else
    {
        alike_0 = false;
    }
    return alike_0;
}

fn item_at_0( items_1 : u32,  i_5 : u32) -> u32
{
    return items_1 + word_at_0(items_1 + u32(4) + i_5);
}

fn same_0( m_33 : ptr<function, Machine_0>,  a_19 : u32,  b_12 : u32) -> bool
{
    if(same_words_0(a_19, b_12))
    {
        return true;
    }
    if(!may_be_same_0(a_19, b_12))
    {
        return false;
    }
    if(is_number_0(a_19))
    {
        return true;
    }
    var equal_1 : bool;
    if(is_plain_0(a_19))
    {
        equal_1 = is_plain_0(b_12);
    }
    else
    {
        equal_1 = false;
    }
    var unsure_0 : bool = !equal_1;
    var i_6 : u32 = u32(0);
    for(;;)
    {
        var _S46 : bool;
        if(i_6 < (length_of_0(a_19)))
        {
            _S46 = equal_1;
        }
        else
        {
            _S46 = false;
        }
        if(_S46)
        {
        }
        else
        {
            break;
        }
        var x_4 : u32 = item_at_0(a_19, i_6);
        var y_4 : u32 = item_at_0(b_12, i_6);
        if(same_words_0(x_4, y_4))
        {
            i_6 = i_6 + u32(1);
            continue;
        }
        var equal_2 : bool = may_be_same_0(x_4, y_4);
        var _S47 : bool;
        if(unsure_0)
        {
            _S47 = true;
        }
        else
        {
            if(equal_2)
            {
                _S47 = !is_number_0(x_4);
            }
            else
            {
                _S47 = false;
            }
        }
        equal_1 = equal_2;
        unsure_0 = _S47;
        i_6 = i_6 + u32(1);
    }
    if(unsure_0)
    {
        if(equal_1)
        {
            unsure_0 = true;
        }
        else
        {
            unsure_0 = !is_plain_0(a_19);
        }
        if(unsure_0)
        {
            unsure_0 = true;
        }
        else
        {
            unsure_0 = !is_plain_0(b_12);
        }
    }
    else
    {
        unsure_0 = false;
    }
    if(unsure_0)
    {
        fail_1(&((*m_33)), u32(254));
    }
    return equal_1;
}

fn op_equality_0( m_34 : ptr<function, Machine_0>,  a_20 : u32,  b_13 : u32)
{
    var kind_11 : u32 = kind_of_0(a_20);
    var _S48 : bool;
    if(kind_11 != (kind_of_0(b_13)))
    {
        _S48 = true;
    }
    else
    {
        if(kind_11 != u32(2))
        {
            _S48 = kind_11 != u32(3);
        }
        else
        {
            _S48 = false;
        }
    }
    if(_S48)
    {
        spend_1(&((*m_34)), min(weight_of_0(a_20), weight_of_0(b_13)));
    }
    if(failed_0((*m_34)))
    {
        return;
    }
    var equal_3 : bool = same_0(&((*m_34)), a_20, b_13);
    new_bool_0(&((*m_34)), equal_3);
    return;
}

fn pair_within_0( record_14 : u32,  low_2 : i32,  high_2 : i32) -> bool
{
    var a_21 : i32 = i32(word_at_0(record_14 + u32(1)));
    var b_14 : i32 = i32(word_at_0(record_14 + u32(2)));
    var _S49 : bool;
    if((kind_of_0(record_14)) == u32(3))
    {
        _S49 = (min(a_21, b_14)) >= low_2;
    }
    else
    {
        _S49 = false;
    }
    if(_S49)
    {
        _S49 = (max(a_21, b_14)) <= high_2;
    }
    else
    {
        _S49 = false;
    }
    return _S49;
}

fn pack_0( row_0 : i32,  column_0 : i32) -> u32
{
    return (((u32(row_0 + i32(2048)) << (u32(12)))) | (u32(column_0 + i32(2048))));
}

fn equals_number_0( record_15 : u32,  n_5 : i32) -> bool
{
    var kind_12 : u32 = kind_of_0(record_15);
    var _S50 : bool;
    if(kind_12 == u32(2))
    {
        _S50 = true;
    }
    else
    {
        _S50 = kind_12 == u32(1);
    }
    if(_S50)
    {
        _S50 = i32(word_at_0(record_15 + u32(1))) == n_5;
    }
    else
    {
        _S50 = false;
    }
    if(_S50)
    {
        _S50 = i32(word_at_0(record_15 + u32(2))) == ((n_5 >> (u32(31))));
    }
    else
    {
        _S50 = false;
    }
    return _S50;
}

fn has_0( m_35 : ptr<function, Machine_0>,  container_1 : u32,  value_4 : u32) -> bool
{
    var kind_13 : u32 = kind_of_0(container_1);
    var length_2 : u32 = length_of_0(container_1);
    if(length_2 == u32(4294967295))
    {
        fail_1(&((*m_35)), u32(7));
        return false;
    }
    var cell_0 : u32;
    if(is_set_0(container_1))
    {
        cell_0 = u32(8) + u32(16) * (weight_of_0(value_4) - u32(1));
    }
    else
    {
        cell_0 = weight_of_0(container_1);
    }
    spend_1(&((*m_35)), cell_0);
    var sought_0 : u32 = kind_of_0(value_4);
    var packed_0 : bool;
    if(sought_0 == u32(1))
    {
        packed_0 = true;
    }
    else
    {
        packed_0 = kind_13 == u32(6);
    }
    if(packed_0)
    {
        packed_0 = true;
    }
    else
    {
        packed_0 = kind_13 == u32(4);
    }
    if(packed_0)
    {
        fail_1(&((*m_35)), u32(254));
    }
    if(failed_0((*m_35)))
    {
        return false;
    }
    var _S51 : bool = kind_13 == u32(10);
    if(_S51)
    {
        packed_0 = true;
    }
    else
    {
        packed_0 = kind_13 == u32(11);
    }
    if(packed_0)
    {
        packed_0 = true;
    }
    else
    {
        packed_0 = kind_13 == u32(8);
    }
    var _S52 : bool;
    if(packed_0)
    {
        _S52 = sought_0 == u32(9);
    }
    else
    {
        _S52 = false;
    }
    if(_S52)
    {
        fail_1(&((*m_35)), u32(254));
    }
    var cell_1 : u32 = word_at_0(value_4 + u32(1));
    if(_S51)
    {
        if(pair_within_0(value_4, i32(-2048), i32(2047)))
        {
            cell_0 = pack_0(i32(cell_1), i32(word_at_0(value_4 + u32(2))));
        }
        else
        {
            cell_0 = u32(0);
        }
    }
    else
    {
        cell_0 = cell_1;
    }
    var i_7 : u32;
    if(_S51)
    {
        i_7 = u32(3);
    }
    else
    {
        if(packed_0)
        {
            i_7 = u32(4);
        }
        else
        {
            i_7 = u32(2);
        }
    }
    var _S53 : bool = sought_0 == i_7;
    if(kind_13 != u32(10))
    {
        _S52 = true;
    }
    else
    {
        _S52 = cell_0 != u32(0);
    }
    if(_S52)
    {
        _S52 = true;
    }
    else
    {
        _S52 = pair_within_0(value_4, i32(-2048), i32(2047));
    }
    i_7 = u32(0);
    for(;;)
    {
        var _S54 : bool;
        if(i_7 < length_2)
        {
            _S54 = !failed_0((*m_35));
        }
        else
        {
            _S54 = false;
        }
        if(_S54)
        {
        }
        else
        {
            break;
        }
        var found_0 : bool;
        if(packed_0)
        {
            if(_S53)
            {
                found_0 = _S52;
            }
            else
            {
                found_0 = false;
            }
            var _S55 : bool;
            if(found_0)
            {
                _S55 = (word_at_0(container_1 + u32(4) + i_7)) == cell_0;
            }
            else
            {
                _S55 = false;
            }
            found_0 = _S55;
        }
        else
        {
            if(kind_13 == u32(7))
            {
                if(_S53)
                {
                    found_0 = equals_number_0(value_4, cell_at_0(container_1 + u32(4), i_7));
                }
                else
                {
                    found_0 = false;
                }
            }
            else
            {
                if(kind_13 == u32(3))
                {
                    if(_S53)
                    {
                        found_0 = equals_number_0(value_4, i32(word_at_0(container_1 + u32(1) + i_7)));
                    }
                    else
                    {
                        found_0 = false;
                    }
                }
                else
                {
                    var _S56 : bool = same_0(&((*m_35)), item_at_0(container_1, i_7), value_4);
                    found_0 = _S56;
                }
            }
        }
        if(found_0)
        {
            return true;
        }
        i_7 = i_7 + u32(1);
    }
    return false;
}

fn op_contained_0( m_36 : ptr<function, Machine_0>,  a_22 : u32,  b_15 : u32)
{
    var found_1 : bool = has_0(&((*m_36)), b_15, a_22);
    new_bool_0(&((*m_36)), found_1);
    return;
}

fn CellList_push_0( this_0 : ptr<function, CellList_0>,  cell_2 : u32)
{
    if(((*this_0).count_1) < ((*this_0).room_0))
    {
        arena_0[(*this_0).start_0 + (*this_0).count_1] = cell_2;
    }
    (*this_0).count_1 = (*this_0).count_1 + u32(1);
    return;
}

fn make_0( m_37 : ptr<function, Machine_0>,  bytes_0 : u32)
{
    if(((*m_37).fault_0) != u32(0))
    {
        return;
    }
    var all_0 : u32 = bytes_0 + u32(32);
    if(all_0 > ((*m_37).memory_1))
    {
        (*m_37).memory_1 = u32(0);
        fail_0(&((*m_37)), u32(31));
        return;
    }
    (*m_37).memory_1 = (*m_37).memory_1 - all_0;
    spend_0(&((*m_37)), all_0 / u32(16));
    return;
}

fn new_empty_set_0( m_38 : ptr<function, Machine_0>)
{
    var _S57 : u32 = new_record_1(&((*m_38)), u32(12), u32(0), u32(1), u32(0));
    return;
}

fn seal_0( m_39 : ptr<function, Machine_0>,  at_5 : u32,  kind_14 : u32,  a_23 : u32,  b_16 : u32,  words_4 : u32)
{
    if(((*m_39).fault_0) != u32(0))
    {
        return;
    }
    var _S58 : u32 = at_5 + u32(4) + words_4;
    if(_S58 > ((*m_39).end_0))
    {
        fail_0(&((*m_39)), u32(254));
        return;
    }
    arena_0[at_5] = kind_14;
    arena_0[at_5 + u32(1)] = a_23;
    arena_0[at_5 + u32(2)] = b_16;
    arena_0[at_5 + u32(3)] = words_4;
    (*m_39).cursor_0 = _S58;
    return;
}

fn seal_cells_0( m_40 : ptr<function, Machine_0>,  list_2 : CellList_0,  coloured_0 : bool)
{
    make_0(&((*m_40)), list_2.count_1 * u32(4));
    if((list_2.count_1) == u32(0))
    {
        new_empty_set_0(&((*m_40)));
    }
    else
    {
        var _S59 : u32 = list_2.start_0 - u32(4);
        var _S60 : u32;
        if(coloured_0)
        {
            _S60 = u32(11);
        }
        else
        {
            _S60 = u32(10);
        }
        seal_0(&((*m_40)), _S59, _S60, list_2.count_1, u32(0), list_2.count_1);
    }
    return;
}

fn copy_record_1( m_41 : ptr<function, Machine_0>,  from_1 : u32) -> u32
{
    var words_5 : u32 = words_of_0(from_1);
    var at_6 : u32 = new_record_0(&((*m_41)), kind_of_0(from_1), word_at_0(from_1 + u32(1)), word_at_0(from_1 + u32(2)), words_5 - u32(4));
    if(at_6 != u32(0))
    {
        var i_8 : u32 = u32(4);
        for(;;)
        {
            if(i_8 < words_5)
            {
            }
            else
            {
                break;
            }
            arena_0[at_6 + i_8] = word_at_0(from_1 + i_8);
            i_8 = i_8 + u32(1);
        }
    }
    return at_6;
}

fn open_items_0( m_42 : ptr<function, Machine_0>,  count_3 : u32) -> u32
{
    var at_7 : u32 = (*m_42).cursor_0;
    var _S61 : bool;
    if(count_3 > u32(65536))
    {
        _S61 = true;
    }
    else
    {
        _S61 = (at_7 + u32(4) + count_3) > ((*m_42).end_0);
    }
    if(_S61)
    {
        fail_0(&((*m_42)), u32(254));
    }
    if(!failed_0((*m_42)))
    {
        (*m_42).cursor_0 = at_7 + u32(4) + count_3;
    }
    return at_7;
}

fn start_item_0( m_43 : Machine_0,  items_2 : u32,  i_9 : u32)
{
    if(!failed_0(m_43))
    {
        arena_0[items_2 + u32(4) + i_9] = m_43.cursor_0 - items_2;
    }
    return;
}

fn colour_of_0( packed_1 : u32) -> i32
{
    return i32((packed_1 >> (u32(24)))) - i32(128);
}

fn row_of_0( packed_2 : u32) -> i32
{
    return i32((((packed_2 >> (u32(12)))) & (u32(4095)))) - i32(2048);
}

fn column_of_0( packed_3 : u32) -> i32
{
    return i32((packed_3 & (u32(4095)))) - i32(2048);
}

struct CellWriter_0
{
     at_8 : u32,
     word_0 : u32,
     filled_0 : u32,
};

fn CellWriter_to_0( cells_1 : u32) -> CellWriter_0
{
    var w_1 : CellWriter_0;
    w_1.at_8 = cells_1;
    w_1.word_0 = u32(0);
    w_1.filled_0 = u32(0);
    return w_1;
}

fn four_cells_0( cells_2 : u32,  start_1 : u32) -> u32
{
    var at_9 : u32 = cells_2 + ((start_1 >> (u32(2))));
    var shift_0 : u32 = u32(8) * ((start_1 & (u32(3))));
    var low_3 : u32 = word_at_0(at_9);
    var _S62 : u32;
    if(shift_0 == u32(0))
    {
        _S62 = low_3;
    }
    else
    {
        _S62 = (((low_3 >> (shift_0))) | ((((word_at_0(at_9 + u32(1))) << ((u32(32) - shift_0))))));
    }
    return _S62;
}

fn CellWriter_push_0( this_1 : ptr<function, CellWriter_0>,  value_5 : i32)
{
    (*this_1).word_0 = (((*this_1).word_0) | (((((u32(value_5) & (u32(255)))) << ((u32(8) * (*this_1).filled_0))))));
    var _S63 : u32 = (*this_1).filled_0 + u32(1);
    (*this_1).filled_0 = _S63;
    if(_S63 == u32(4))
    {
        arena_0[(*this_1).at_8] = (*this_1).word_0;
        (*this_1).at_8 = (*this_1).at_8 + u32(1);
        (*this_1).word_0 = u32(0);
        (*this_1).filled_0 = u32(0);
    }
    return;
}

fn push_run_0( to_0 : ptr<function, CellWriter_0>,  cells_3 : u32,  start_2 : u32,  count_4 : u32)
{
    var i_10 : u32 = u32(0);
    for(;;)
    {
        var _S64 : u32 = i_10 + u32(4);
        if(_S64 <= count_4)
        {
        }
        else
        {
            break;
        }
        var word_1 : u32 = four_cells_0(cells_3, start_2 + i_10);
        var shift_1 : u32 = u32(8) * (*to_0).filled_0;
        arena_0[(*to_0).at_8] = (((*to_0).word_0) | (((word_1 << (shift_1)))));
        (*to_0).at_8 = (*to_0).at_8 + u32(1);
        var _S65 : u32;
        if(shift_1 == u32(0))
        {
            _S65 = u32(0);
        }
        else
        {
            _S65 = (word_1 >> ((u32(32) - shift_1)));
        }
        (*to_0).word_0 = _S65;
        i_10 = _S64;
    }
    for(;;)
    {
        if(i_10 < count_4)
        {
        }
        else
        {
            break;
        }
        CellWriter_push_0(&((*to_0)), cell_at_0(cells_3, start_2 + i_10));
        i_10 = i_10 + u32(1);
    }
    return;
}

fn CellWriter_finish_0( this_2 : ptr<function, CellWriter_0>)
{
    if(((*this_2).filled_0) != u32(0))
    {
        arena_0[(*this_2).at_8] = (*this_2).word_0;
    }
    return;
}

fn element_record_0( m_44 : ptr<function, Machine_0>,  record_16 : u32,  i_11 : u32) -> u32
{
    var kind_15 : u32 = kind_of_0(record_16);
    var payload_0 : u32 = record_16 + u32(4);
    var at_10 : u32 = (*m_44).scratch_1 + u32(1024);
    var _S66 : bool;
    if(kind_15 == u32(9))
    {
        _S66 = true;
    }
    else
    {
        _S66 = kind_15 == u32(12);
    }
    if(_S66)
    {
        return record_16 + word_at_0(payload_0 + i_11);
    }
    var _S67 : bool = kind_15 == u32(4);
    var packed_4 : u32;
    if(_S67)
    {
        packed_4 = word_at_0(record_16 + u32(1));
    }
    else
    {
        packed_4 = u32(0);
    }
    var _S68 : bool = kind_15 == u32(10);
    if(_S68)
    {
        _S66 = true;
    }
    else
    {
        _S66 = kind_15 == u32(11);
    }
    if(_S66)
    {
        _S66 = true;
    }
    else
    {
        _S66 = kind_15 == u32(8);
    }
    if(_S66)
    {
        packed_4 = word_at_0(payload_0 + i_11);
    }
    var element_0 : u32;
    var length_3 : u32;
    var number_0 : i32;
    if(kind_15 == u32(3))
    {
        var _S69 : i32 = i32(word_at_0(record_16 + u32(1) + i_11));
        element_0 = u32(2);
        number_0 = _S69;
        length_3 = u32(0);
    }
    else
    {
        if(kind_15 == u32(7))
        {
            var _S70 : i32 = cell_at_0(payload_0, i_11);
            element_0 = u32(2);
            number_0 = _S70;
            length_3 = u32(0);
        }
        else
        {
            if(_S67)
            {
                _S66 = i_11 == u32(0);
            }
            else
            {
                _S66 = false;
            }
            if(_S66)
            {
                var _S71 : i32 = colour_of_0(packed_4);
                element_0 = u32(2);
                number_0 = _S71;
                length_3 = u32(0);
            }
            else
            {
                if(_S68)
                {
                    _S66 = true;
                }
                else
                {
                    _S66 = _S67;
                }
                if(_S66)
                {
                    element_0 = u32(3);
                    length_3 = u32(0);
                }
                else
                {
                    if(kind_15 != u32(6))
                    {
                        element_0 = u32(4);
                        length_3 = u32(0);
                    }
                    else
                    {
                        var length_4 : u32 = word_at_0(record_16 + u32(2));
                        if(length_4 == u32(2))
                        {
                            element_0 = u32(3);
                        }
                        else
                        {
                            element_0 = u32(7);
                        }
                        length_3 = length_4;
                    }
                }
                number_0 = i32(0);
            }
        }
    }
    arena_0[at_10] = element_0;
    var _S72 : u32 = at_10 + u32(3);
    arena_0[_S72] = u32(0);
    if(element_0 == u32(2))
    {
        arena_0[at_10 + u32(1)] = u32(number_0);
        arena_0[at_10 + u32(2)] = u32((number_0 >> (u32(31))));
    }
    else
    {
        if(element_0 == u32(4))
        {
            arena_0[at_10 + u32(1)] = packed_4;
            arena_0[at_10 + u32(2)] = u32(0);
        }
        else
        {
            if(element_0 == u32(3))
            {
                var row_1 : bool = kind_15 == u32(6);
                if(row_1)
                {
                    number_0 = cell_at_0(payload_0, u32(2) * i_11);
                }
                else
                {
                    number_0 = row_of_0(packed_4);
                }
                arena_0[at_10 + u32(1)] = u32(number_0);
                if(row_1)
                {
                    number_0 = cell_at_0(payload_0, u32(2) * i_11 + u32(1));
                }
                else
                {
                    number_0 = column_of_0(packed_4);
                }
                arena_0[at_10 + u32(2)] = u32(number_0);
            }
            else
            {
                if(length_3 > u32(480))
                {
                    fail_0(&((*m_44)), u32(254));
                }
                else
                {
                    arena_0[at_10 + u32(1)] = length_3;
                    arena_0[at_10 + u32(2)] = u32(0);
                    arena_0[_S72] = (length_3 + u32(3)) / u32(4);
                    var to_1 : CellWriter_0 = CellWriter_to_0(at_10 + u32(4));
                    push_run_0(&(to_1), payload_0, i_11 * length_3, length_3);
                    CellWriter_finish_0(&(to_1));
                }
            }
        }
    }
    return at_10;
}

fn put_element_0( m_45 : ptr<function, Machine_0>,  record_17 : u32,  i_12 : u32)
{
    var element_1 : u32 = element_record_0(&((*m_45)), record_17, i_12);
    var _S73 : u32 = copy_record_0(&((*m_45)), element_1);
    return;
}

fn put_elements_0( m_46 : ptr<function, Machine_0>,  items_3 : u32,  first_1 : u32,  from_2 : u32)
{
    var _S74 : u32 = length_of_0(from_2);
    var i_13 : u32 = u32(0);
    for(;;)
    {
        var _S75 : bool;
        if(i_13 < _S74)
        {
            _S75 = !failed_0((*m_46));
        }
        else
        {
            _S75 = false;
        }
        if(_S75)
        {
        }
        else
        {
            break;
        }
        start_item_0((*m_46), items_3, first_1 + i_13);
        put_element_0(&((*m_46)), from_2, i_13);
        i_13 = i_13 + u32(1);
    }
    return;
}

fn new_empty_set_1( m_47 : ptr<function, Machine_0>)
{
    var _S76 : u32 = new_record_1(&((*m_47)), u32(12), u32(0), u32(1), u32(0));
    return;
}

fn make_1( m_48 : ptr<function, Machine_0>,  bytes_1 : u32)
{
    if(((*m_48).fault_0) != u32(0))
    {
        return;
    }
    var all_1 : u32 = bytes_1 + u32(32);
    if(all_1 > ((*m_48).memory_1))
    {
        (*m_48).memory_1 = u32(0);
        fail_0(&((*m_48)), u32(31));
        return;
    }
    (*m_48).memory_1 = (*m_48).memory_1 - all_1;
    spend_0(&((*m_48)), all_1 / u32(16));
    return;
}

fn log_2_0( n_6 : u32) -> u32
{
    return firstbithigh_0(max(n_6, u32(2)));
}

fn ascends_0( list_3 : CellList_0) -> bool
{
    var last_0 : u32 = u32(0);
    var i_14 : u32 = u32(0);
    for(;;)
    {
        if(i_14 < (list_3.count_1))
        {
        }
        else
        {
            break;
        }
        var cell_3 : u32 = word_at_0(list_3.start_0 + i_14);
        var _S77 : bool;
        if(i_14 > u32(0))
        {
            _S77 = cell_3 <= last_0;
        }
        else
        {
            _S77 = false;
        }
        if(_S77)
        {
            return false;
        }
        var i_15 : u32 = i_14 + u32(1);
        last_0 = cell_3;
        i_14 = i_15;
    }
    return true;
}

fn on_board_0( cell_4 : u32) -> u32
{
    var row_2 : u32 = u32(row_of_0(cell_4) - i32(-48));
    var column_1 : u32 = u32(column_of_0(cell_4) - i32(-48));
    var _S78 : bool;
    if(row_2 < u32(128))
    {
        _S78 = column_1 < u32(128);
    }
    else
    {
        _S78 = false;
    }
    var _S79 : u32;
    if(_S78)
    {
        _S79 = row_2 * u32(128) + column_1;
    }
    else
    {
        _S79 = u32(4294967295);
    }
    return _S79;
}

fn off_board_0( place_1 : u32) -> u32
{
    return pack_0(i32(place_1 / u32(128)) + i32(-48), i32(place_1 % u32(128)) + i32(-48));
}

fn read_board_0( board_1 : u32,  top_1 : u32,  bottom_1 : u32,  colour_0 : u32,  list_4 : u32,  length_5 : u32) -> u32
{
    var i_16 : u32 = top_1 * u32(4);
    var _S80 : u32 = length_5;
    for(;;)
    {
        if(i_16 < ((bottom_1 + u32(1)) * u32(4)))
        {
        }
        else
        {
            break;
        }
        var _S81 : u32 = (colour_0 | ((off_board_0(i_16 * u32(32)))));
        var left_0 : u32 = word_at_0(board_1 + i_16);
        for(;;)
        {
            if(left_0 != u32(0))
            {
            }
            else
            {
                break;
            }
            arena_0[list_4 + _S80] = _S81 + firstbitlow_0(left_0);
            var _S82 : u32 = _S80 + u32(1);
            left_0 = (left_0 & ((left_0 - u32(1))));
            _S80 = _S82;
        }
        i_16 = i_16 + u32(1);
    }
    return _S80;
}

fn sort_on_board_0( list_5 : ptr<function, CellList_0>,  first_colour_0 : u32,  top_2 : u32,  bottom_2 : u32)
{
    var i_17 : u32;
    var _S83 : u32 = (*list_5).start_0 + (*list_5).count_1;
    var colour_1 : u32 = first_colour_0;
    var count_5 : u32 = u32(0);
    for(;;)
    {
        if(colour_1 != u32(4294967295))
        {
        }
        else
        {
            break;
        }
        i_17 = top_2 * u32(4);
        for(;;)
        {
            if(i_17 < ((bottom_2 + u32(1)) * u32(4)))
            {
            }
            else
            {
                break;
            }
            arena_0[(*list_5).scratch_2 + i_17] = u32(0);
            i_17 = i_17 + u32(1);
        }
        var next_0 : u32 = u32(4294967295);
        var i_18 : u32 = u32(0);
        for(;;)
        {
            if(i_18 < ((*list_5).count_1))
            {
            }
            else
            {
                break;
            }
            var cell_5 : u32 = word_at_0((*list_5).start_0 + i_18);
            var _S84 : u32 = (cell_5 >> (u32(24)));
            if(_S84 == colour_1)
            {
                var place_2 : u32 = on_board_0(cell_5);
                arena_0[(*list_5).scratch_2 + ((place_2 >> (u32(5))))] = (arena_0[(*list_5).scratch_2 + ((place_2 >> (u32(5))))] | (((u32(1) << (((place_2 & (u32(31)))))))));
            }
            else
            {
                var next_1 : u32;
                if(_S84 > colour_1)
                {
                    next_1 = min(next_0, _S84);
                }
                else
                {
                    next_1 = next_0;
                }
                next_0 = next_1;
            }
            i_18 = i_18 + u32(1);
        }
        var _S85 : u32 = read_board_0((*list_5).scratch_2, top_2, bottom_2, (colour_1 << (u32(24))), _S83, count_5);
        colour_1 = next_0;
        count_5 = _S85;
    }
    i_17 = u32(0);
    for(;;)
    {
        if(i_17 < count_5)
        {
        }
        else
        {
            break;
        }
        arena_0[(*list_5).start_0 + i_17] = word_at_0(_S83 + i_17);
        i_17 = i_17 + u32(1);
    }
    (*list_5).count_1 = count_5;
    return;
}

fn sort_in_place_0( list_6 : ptr<function, CellList_0>)
{
    var i_19 : u32;
    var at_11 : u32;
    var _S86 : bool;
    var gap_0 : u32 = u32(1);
    for(;;)
    {
        if((gap_0 * u32(9)) < ((*list_6).count_1))
        {
        }
        else
        {
            break;
        }
        gap_0 = gap_0 * u32(3) + u32(1);
    }
    for(;;)
    {
        if(gap_0 > u32(0))
        {
        }
        else
        {
            break;
        }
        i_19 = gap_0;
        for(;;)
        {
            if(i_19 < ((*list_6).count_1))
            {
            }
            else
            {
                break;
            }
            var cell_6 : u32 = word_at_0((*list_6).start_0 + i_19);
            at_11 = i_19;
            for(;;)
            {
                if(at_11 >= gap_0)
                {
                    _S86 = (word_at_0((*list_6).start_0 + at_11 - gap_0)) > cell_6;
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
                arena_0[(*list_6).start_0 + at_11] = word_at_0((*list_6).start_0 + at_11 - gap_0);
                at_11 = at_11 - gap_0;
            }
            arena_0[(*list_6).start_0 + at_11] = cell_6;
            i_19 = i_19 + u32(1);
        }
        gap_0 = gap_0 / u32(3);
    }
    i_19 = u32(0);
    at_11 = u32(0);
    for(;;)
    {
        if(i_19 < ((*list_6).count_1))
        {
        }
        else
        {
            break;
        }
        var cell_7 : u32 = word_at_0((*list_6).start_0 + i_19);
        if(at_11 == u32(0))
        {
            _S86 = true;
        }
        else
        {
            _S86 = (word_at_0((*list_6).start_0 + at_11 - u32(1))) != cell_7;
        }
        if(_S86)
        {
            arena_0[(*list_6).start_0 + at_11] = cell_7;
            at_11 = at_11 + u32(1);
        }
        i_19 = i_19 + u32(1);
    }
    (*list_6).count_1 = at_11;
    return;
}

fn sort_list_0( list_7 : ptr<function, CellList_0>)
{
    var fits_board_0 : bool;
    if(((*list_7).count_1) > u32(12))
    {
        fits_board_0 = (u32(2) * (*list_7).count_1) <= ((*list_7).room_0);
    }
    else
    {
        fits_board_0 = false;
    }
    var top_3 : u32;
    var bottom_3 : u32;
    var first_2 : u32;
    if(fits_board_0)
    {
        top_3 = u32(127);
        bottom_3 = u32(0);
        first_2 = u32(4294967295);
        var i_20 : u32 = u32(0);
        for(;;)
        {
            if(i_20 < ((*list_7).count_1))
            {
            }
            else
            {
                break;
            }
            var cell_8 : u32 = word_at_0((*list_7).start_0 + i_20);
            var place_3 : u32 = on_board_0(cell_8);
            if(fits_board_0)
            {
                fits_board_0 = place_3 != u32(4294967295);
            }
            else
            {
                fits_board_0 = false;
            }
            var _S87 : u32 = min(top_3, place_3 / u32(128));
            var _S88 : u32 = max(bottom_3, place_3 / u32(128));
            var _S89 : u32 = min(first_2, (cell_8 >> (u32(24))));
            var i_21 : u32 = i_20 + u32(1);
            top_3 = _S87;
            bottom_3 = _S88;
            first_2 = _S89;
            i_20 = i_21;
        }
    }
    else
    {
        first_2 = u32(0);
        top_3 = u32(127);
        bottom_3 = u32(0);
    }
    if(fits_board_0)
    {
        sort_on_board_0(&((*list_7)), first_2, top_3, bottom_3);
    }
    else
    {
        sort_in_place_0(&((*list_7)));
    }
    return;
}

fn seal_1( m_49 : ptr<function, Machine_0>,  at_12 : u32,  kind_16 : u32,  a_24 : u32,  b_17 : u32,  words_6 : u32)
{
    if(((*m_49).fault_0) != u32(0))
    {
        return;
    }
    var _S90 : u32 = at_12 + u32(4) + words_6;
    if(_S90 > ((*m_49).end_0))
    {
        fail_0(&((*m_49)), u32(254));
        return;
    }
    arena_0[at_12] = kind_16;
    arena_0[at_12 + u32(1)] = a_24;
    arena_0[at_12 + u32(2)] = b_17;
    arena_0[at_12 + u32(3)] = words_6;
    (*m_49).cursor_0 = _S90;
    return;
}

fn two_words_0( a_25 : i32,  b_18 : i32,  low_a_0 : u32,  low_b_0 : u32) -> i32
{
    var _S91 : i32;
    if(a_25 != b_18)
    {
        if(a_25 < b_18)
        {
            _S91 = i32(-1);
        }
        else
        {
            _S91 = i32(1);
        }
        return _S91;
    }
    if(low_a_0 < low_b_0)
    {
        _S91 = i32(-1);
    }
    else
    {
        if(low_a_0 > low_b_0)
        {
            _S91 = i32(1);
        }
        else
        {
            _S91 = i32(0);
        }
    }
    return _S91;
}

fn compare_cells_0( a_26 : u32,  mine_0 : u32,  b_19 : u32,  theirs_0 : u32) -> i32
{
    var _S92 : u32 = min(mine_0, theirs_0);
    var i_22 : u32 = u32(0);
    for(;;)
    {
        var _S93 : u32 = i_22 + u32(4);
        var _S94 : bool;
        if(_S93 <= _S92)
        {
            var _S95 : u32 = (i_22 >> (u32(2)));
            _S94 = (word_at_0(a_26 + _S95)) == (word_at_0(b_19 + _S95));
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
        i_22 = _S93;
    }
    for(;;)
    {
        if(i_22 < _S92)
        {
        }
        else
        {
            break;
        }
        var x_5 : i32 = cell_at_0(a_26, i_22);
        var y_5 : i32 = cell_at_0(b_19, i_22);
        if(x_5 != y_5)
        {
            return x_5 - y_5;
        }
        i_22 = i_22 + u32(1);
    }
    return i32(mine_0) - i32(theirs_0);
}

fn compare_0( m_50 : ptr<function, Machine_0>,  a_27 : u32,  b_20 : u32) -> i32
{
    var kind_17 : u32 = kind_of_0(a_27);
    var other_0 : u32 = kind_of_0(b_20);
    var mine_1 : u32 = length_or_0_0(a_27);
    var theirs_1 : u32 = length_or_0_0(b_20);
    var _S96 : bool;
    if(is_set_0(a_27))
    {
        _S96 = is_set_0(b_20);
    }
    else
    {
        _S96 = false;
    }
    if(_S96)
    {
        if(mine_1 == u32(0))
        {
            _S96 = true;
        }
        else
        {
            _S96 = theirs_1 == u32(0);
        }
    }
    else
    {
        _S96 = false;
    }
    if(_S96)
    {
        return i32(mine_1) - i32(theirs_1);
    }
    if(kind_17 != other_0)
    {
        fail_1(&((*m_50)), u32(254));
        return i32(0);
    }
    var i_23 : u32;
    switch(kind_17)
    {
    case u32(1):
        {
            return i32(word_at_0(a_27 + u32(1))) - i32(word_at_0(b_20 + u32(1)));
        }
    case u32(2):
        {
            return two_words_0(i32(word_at_0(a_27 + u32(2))), i32(word_at_0(b_20 + u32(2))), word_at_0(a_27 + u32(1)), word_at_0(b_20 + u32(1)));
        }
    case u32(3):
        {
            return two_words_0(i32(word_at_0(a_27 + u32(1))), i32(word_at_0(b_20 + u32(1))), ((word_at_0(a_27 + u32(2))) ^ (u32(2147483648))), ((word_at_0(b_20 + u32(2))) ^ (u32(2147483648))));
        }
    case u32(4):
        {
            return two_words_0(i32(0), i32(0), word_at_0(a_27 + u32(1)), word_at_0(b_20 + u32(1)));
        }
    case u32(10), u32(11), u32(8):
        {
            i_23 = u32(0);
            for(;;)
            {
                if(i_23 < (min(mine_1, theirs_1)))
                {
                }
                else
                {
                    break;
                }
                var x_6 : u32 = word_at_0(a_27 + u32(4) + i_23);
                var y_6 : u32 = word_at_0(b_20 + u32(4) + i_23);
                if(x_6 != y_6)
                {
                    var _S97 : i32;
                    if(x_6 < y_6)
                    {
                        _S97 = i32(-1);
                    }
                    else
                    {
                        _S97 = i32(1);
                    }
                    return _S97;
                }
                i_23 = i_23 + u32(1);
            }
            return i32(mine_1) - i32(theirs_1);
        }
    case u32(6):
        {
            var width_0 : u32 = word_at_0(a_27 + u32(2));
            var other_width_0 : u32 = word_at_0(b_20 + u32(2));
            var alike_1 : bool = width_0 == other_width_0;
            var _S98 : u32 = a_27 + u32(4);
            if(alike_1)
            {
                i_23 = mine_1 * width_0;
            }
            else
            {
                i_23 = width_0;
            }
            var _S99 : u32 = b_20 + u32(4);
            var _S100 : u32;
            if(alike_1)
            {
                _S100 = theirs_1 * width_0;
            }
            else
            {
                _S100 = other_width_0;
            }
            return compare_cells_0(_S98, i_23, _S99, _S100);
        }
    case u32(7):
        {
            return compare_cells_0(a_27 + u32(4), mine_1, b_20 + u32(4), theirs_1);
        }
    default :
        {
            fail_1(&((*m_50)), u32(254));
            return i32(0);
        }
    }
}

fn close_plain_0( m_51 : ptr<function, Machine_0>,  items_4 : u32,  kind_18 : u32,  count_6 : u32)
{
    if(failed_0((*m_51)))
    {
        return;
    }
    var i_24 : u32 = u32(0);
    var weight_0 : u32 = u32(1);
    for(;;)
    {
        if(i_24 < count_6)
        {
        }
        else
        {
            break;
        }
        var weight_1 : u32 = weight_0 + weight_of_0(item_at_0(items_4, i_24));
        i_24 = i_24 + u32(1);
        weight_0 = weight_1;
    }
    seal_1(&((*m_51)), items_4, kind_18, count_6, weight_0, (*m_51).cursor_0 - items_4 - u32(4));
    return;
}

fn open_items_1( m_52 : ptr<function, Machine_0>,  count_7 : u32) -> u32
{
    var at_13 : u32 = (*m_52).cursor_0;
    var _S101 : bool;
    if(count_7 > u32(65536))
    {
        _S101 = true;
    }
    else
    {
        _S101 = (at_13 + u32(4) + count_7) > ((*m_52).end_0);
    }
    if(_S101)
    {
        fail_0(&((*m_52)), u32(254));
    }
    if(!failed_0((*m_52)))
    {
        (*m_52).cursor_0 = at_13 + u32(4) + count_7;
    }
    return at_13;
}

fn slide_0( m_53 : ptr<function, Machine_0>,  from_3 : u32,  to_2 : u32)
{
    var _S102 : bool;
    if(failed_0((*m_53)))
    {
        _S102 = true;
    }
    else
    {
        _S102 = from_3 == to_2;
    }
    if(_S102)
    {
        return;
    }
    var words_7 : u32 = words_of_0(from_3);
    var i_25 : u32 = u32(0);
    for(;;)
    {
        if(i_25 < words_7)
        {
        }
        else
        {
            break;
        }
        arena_0[to_2 + i_25] = word_at_0(from_3 + i_25);
        i_25 = i_25 + u32(1);
    }
    (*m_53).cursor_0 = to_2 + words_7;
    return;
}

fn pack_set_0( m_54 : ptr<function, Machine_0>,  items_5 : u32,  count_8 : u32)
{
    var moved_0 : bool;
    var equal_4 : bool;
    var kind_19 : u32 = kind_of_0(item_at_0(items_5, u32(0)));
    var _S103 : bool = kind_19 == u32(1);
    var packs_0 : bool;
    if(kind_19 == u32(3))
    {
        packs_0 = true;
    }
    else
    {
        packs_0 = kind_19 == u32(4);
    }
    var i_26 : u32 = u32(0);
    for(;;)
    {
        if(i_26 < count_8)
        {
        }
        else
        {
            break;
        }
        var item_0 : u32 = item_at_0(items_5, i_26);
        if(packs_0)
        {
            if(kind_19 == u32(4))
            {
                moved_0 = (kind_of_0(item_0)) == u32(4);
            }
            else
            {
                moved_0 = pair_within_0(item_0, i32(-2048), i32(2047));
            }
            packs_0 = moved_0;
        }
        else
        {
            packs_0 = false;
        }
        if(((kind_of_0(item_0)) == u32(1)) != _S103)
        {
            fail_0(&((*m_54)), u32(254));
        }
        i_26 = i_26 + u32(1);
    }
    if(failed_0((*m_54)))
    {
        return;
    }
    var kept_0 : u32;
    if(packs_0)
    {
        i_26 = u32(0);
        for(;;)
        {
            if(i_26 < count_8)
            {
            }
            else
            {
                break;
            }
            var item_1 : u32 = item_at_0(items_5, i_26);
            var a_28 : u32 = word_at_0(item_1 + u32(1));
            if(kind_19 == u32(4))
            {
                kept_0 = a_28;
            }
            else
            {
                kept_0 = pack_0(i32(a_28), i32(word_at_0(item_1 + u32(2))));
            }
            arena_0[items_5 + u32(4) + i_26] = kept_0;
            i_26 = i_26 + u32(1);
        }
        (*m_54).cursor_0 = items_5;
        var list_8 : CellList_0 = CellList_at_0((*m_54));
        list_8.count_1 = count_8;
        if(!ascends_0(list_8))
        {
            sort_list_0(&(list_8));
        }
        if(kind_19 == u32(4))
        {
            i_26 = u32(11);
        }
        else
        {
            i_26 = u32(10);
        }
        seal_1(&((*m_54)), items_5, i_26, list_8.count_1, u32(0), list_8.count_1);
        return;
    }
    moved_0 = false;
    i_26 = u32(0);
    kept_0 = u32(0);
    for(;;)
    {
        if(i_26 < count_8)
        {
            packs_0 = !failed_0((*m_54));
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
        var _S104 : u32 = items_5 + u32(4);
        var start_3 : u32 = word_at_0(_S104 + i_26);
        var equal_5 : bool = false;
        var at_14 : u32 = kept_0;
        for(;;)
        {
            var _S105 : bool;
            if(at_14 > u32(0))
            {
                _S105 = !equal_5;
            }
            else
            {
                _S105 = false;
            }
            var _S106 : bool;
            if(_S105)
            {
                _S106 = !failed_0((*m_54));
            }
            else
            {
                _S106 = false;
            }
            if(_S106)
            {
            }
            else
            {
                equal_4 = equal_5;
                break;
            }
            var _S107 : u32 = at_14 - u32(1);
            var order_0 : i32 = compare_0(&((*m_54)), items_5 + start_3, item_at_0(items_5, _S107));
            var _S108 : bool = order_0 == i32(0);
            if(order_0 >= i32(0))
            {
                equal_4 = _S108;
                break;
            }
            equal_5 = _S108;
            at_14 = _S107;
        }
        if(equal_4)
        {
            moved_0 = true;
            i_26 = i_26 + u32(1);
            continue;
        }
        var _S109 : bool;
        if(moved_0)
        {
            _S109 = true;
        }
        else
        {
            _S109 = at_14 != kept_0;
        }
        var k_0 : u32 = kept_0;
        for(;;)
        {
            if(k_0 > at_14)
            {
            }
            else
            {
                break;
            }
            var _S110 : u32 = _S104 + k_0;
            arena_0[_S110] = word_at_0(_S110 - u32(1));
            k_0 = k_0 - u32(1);
        }
        arena_0[_S104 + at_14] = start_3;
        var kept_1 : u32 = kept_0 + u32(1);
        moved_0 = _S109;
        kept_0 = kept_1;
        i_26 = i_26 + u32(1);
    }
    if(failed_0((*m_54)))
    {
        return;
    }
    if(!moved_0)
    {
        close_plain_0(&((*m_54)), items_5, u32(12), count_8);
        return;
    }
    var sorted_0 : u32 = open_items_1(&((*m_54)), kept_0);
    i_26 = u32(0);
    for(;;)
    {
        if(i_26 < kept_0)
        {
            packs_0 = !failed_0((*m_54));
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
        start_item_0((*m_54), sorted_0, i_26);
        var _S111 : u32 = copy_record_1(&((*m_54)), item_at_0(items_5, i_26));
        i_26 = i_26 + u32(1);
    }
    close_plain_0(&((*m_54)), sorted_0, u32(12), kept_0);
    slide_0(&((*m_54)), sorted_0, items_5);
    return;
}

fn close_set_0( m_55 : ptr<function, Machine_0>,  items_6 : u32,  count_9 : u32)
{
    if(count_9 == u32(0))
    {
        (*m_55).cursor_0 = items_6;
        new_empty_set_1(&((*m_55)));
        return;
    }
    make_1(&((*m_55)), count_9 * u32(16));
    if(failed_0((*m_55)))
    {
        return;
    }
    var i_27 : u32 = u32(0);
    var weight_2 : u32 = u32(0);
    for(;;)
    {
        if(i_27 < count_9)
        {
        }
        else
        {
            break;
        }
        var weight_3 : u32 = weight_2 + weight_of_0(item_at_0(items_6, i_27));
        i_27 = i_27 + u32(1);
        weight_2 = weight_3;
    }
    spend_0(&((*m_55)), weight_2 * log_2_0(count_9));
    if(!failed_0((*m_55)))
    {
        pack_set_0(&((*m_55)), items_6, count_9);
    }
    return;
}

fn int_within_0( record_18 : u32,  low_4 : i32,  high_3 : i32) -> bool
{
    var n_7 : i32 = i32(word_at_0(record_18 + u32(1)));
    var _S112 : bool;
    if((kind_of_0(record_18)) == u32(2))
    {
        _S112 = i32(word_at_0(record_18 + u32(2))) == ((n_7 >> (u32(31))));
    }
    else
    {
        _S112 = false;
    }
    if(_S112)
    {
        _S112 = n_7 >= low_4;
    }
    else
    {
        _S112 = false;
    }
    if(_S112)
    {
        _S112 = n_7 <= high_3;
    }
    else
    {
        _S112 = false;
    }
    return _S112;
}

fn new_pair_1( m_56 : ptr<function, Machine_0>,  a_29 : i32,  b_21 : i32)
{
    var _S113 : u32 = new_record_1(&((*m_56)), u32(3), u32(a_29), u32(b_21), u32(0));
    return;
}

fn colour_bits_0( colour_2 : i32) -> u32
{
    return (u32(colour_2 + i32(128)) << (u32(24)));
}

fn pack_tuple_0( m_57 : ptr<function, Machine_0>,  items_7 : u32,  count_10 : u32)
{
    var _S114 : bool = count_10 > u32(0);
    var first_3 : u32;
    if(_S114)
    {
        first_3 = item_at_0(items_7, u32(0));
    }
    else
    {
        first_3 = items_7;
    }
    var kind_20 : u32;
    if(_S114)
    {
        kind_20 = kind_of_0(first_3);
    }
    else
    {
        kind_20 = u32(0);
    }
    var packs_1 : bool;
    if(count_10 == u32(2))
    {
        var second_1 : u32 = item_at_0(items_7, u32(1));
        if(int_within_0(first_3, i32(-2147483648), i32(2147483647)))
        {
            packs_1 = int_within_0(second_1, i32(-2147483648), i32(2147483647));
        }
        else
        {
            packs_1 = false;
        }
        if(packs_1)
        {
            (*m_57).cursor_0 = items_7;
            new_pair_1(&((*m_57)), i32(word_at_0(first_3 + u32(1))), i32(word_at_0(second_1 + u32(1))));
            return;
        }
        if(int_within_0(first_3, i32(-128), i32(127)))
        {
            packs_1 = pair_within_0(second_1, i32(-2048), i32(2047));
        }
        else
        {
            packs_1 = false;
        }
        if(packs_1)
        {
            var cell_9 : u32 = ((colour_bits_0(i32(word_at_0(first_3 + u32(1))))) | ((pack_0(i32(word_at_0(second_1 + u32(1))), i32(word_at_0(second_1 + u32(2)))))));
            (*m_57).cursor_0 = items_7;
            var _S115 : u32 = new_record_0(&((*m_57)), u32(4), cell_9, u32(0), u32(0));
            return;
        }
    }
    var _S116 : bool = kind_20 == u32(7);
    var width_1 : u32;
    if(_S116)
    {
        width_1 = word_at_0(first_3 + u32(1));
    }
    else
    {
        var _S117 : i32;
        if(kind_20 == u32(3))
        {
            _S117 = i32(2);
        }
        else
        {
            _S117 = i32(1);
        }
        width_1 = u32(_S117);
    }
    var _S118 : bool = kind_20 == u32(4);
    if(_S118)
    {
        packs_1 = true;
    }
    else
    {
        packs_1 = _S116;
    }
    if(packs_1)
    {
        packs_1 = true;
    }
    else
    {
        packs_1 = kind_20 == u32(3);
    }
    if(packs_1)
    {
        packs_1 = true;
    }
    else
    {
        if(kind_20 == u32(2))
        {
            packs_1 = count_10 != u32(2);
        }
        else
        {
            packs_1 = false;
        }
    }
    var i_28 : u32 = u32(0);
    for(;;)
    {
        var _S119 : bool;
        if(i_28 < count_10)
        {
            _S119 = packs_1;
        }
        else
        {
            _S119 = false;
        }
        if(_S119)
        {
        }
        else
        {
            break;
        }
        var item_2 : u32 = item_at_0(items_7, i_28);
        var packs_2 : bool = (kind_of_0(item_2)) == kind_20;
        var packs_3 : bool;
        if(kind_20 == u32(2))
        {
            packs_3 = int_within_0(item_2, i32(-128), i32(127));
        }
        else
        {
            if(kind_20 == u32(3))
            {
                packs_3 = pair_within_0(item_2, i32(-128), i32(127));
            }
            else
            {
                if(_S116)
                {
                    if(packs_2)
                    {
                        packs_3 = (word_at_0(item_2 + u32(1))) == width_1;
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
        var i_29 : u32 = i_28 + u32(1);
        packs_1 = packs_3;
        i_28 = i_29;
    }
    if(!packs_1)
    {
        close_plain_0(&((*m_57)), items_7, u32(9), count_10);
        return;
    }
    var _S120 : u32 = words_of_0(first_3);
    var _S121 : u32 = items_7 + u32(4);
    var to_3 : CellWriter_0 = CellWriter_to_0(_S121);
    i_28 = u32(0);
    for(;;)
    {
        if(i_28 < count_10)
        {
        }
        else
        {
            break;
        }
        var item_3 : u32 = first_3 + i_28 * _S120;
        var a_30 : i32 = i32(word_at_0(item_3 + u32(1)));
        var b_22 : i32 = i32(word_at_0(item_3 + u32(2)));
        if(_S118)
        {
            arena_0[_S121 + i_28] = u32(a_30);
        }
        else
        {
            if(_S116)
            {
                push_run_0(&(to_3), item_3 + u32(4), u32(0), width_1);
            }
            else
            {
                CellWriter_push_0(&(to_3), a_30);
                if(kind_20 == u32(3))
                {
                    CellWriter_push_0(&(to_3), b_22);
                }
            }
        }
        i_28 = i_28 + u32(1);
    }
    var cells_4 : u32 = count_10 * width_1;
    if(_S118)
    {
        seal_1(&((*m_57)), items_7, u32(8), count_10, u32(0), count_10);
    }
    else
    {
        CellWriter_finish_0(&(to_3));
        var grid_0 : bool = kind_20 != u32(2);
        if(grid_0)
        {
            first_3 = u32(6);
        }
        else
        {
            first_3 = u32(7);
        }
        if(grid_0)
        {
            kind_20 = width_1;
        }
        else
        {
            kind_20 = u32(0);
        }
        seal_1(&((*m_57)), items_7, first_3, count_10, kind_20, (cells_4 + u32(3)) / u32(4));
    }
    return;
}

fn close_tuple_0( m_58 : ptr<function, Machine_0>,  items_8 : u32,  count_11 : u32)
{
    if(count_11 > u32(0))
    {
        make_0(&((*m_58)), count_11 * u32(16));
    }
    if(!failed_0((*m_58)))
    {
        pack_tuple_0(&((*m_58)), items_8, count_11);
    }
    return;
}

fn put_together_0( m_59 : ptr<function, Machine_0>,  a_31 : u32,  b_23 : u32)
{
    var mine_2 : u32 = length_of_0(a_31);
    var theirs_2 : u32 = length_of_0(b_23);
    var _S122 : bool;
    if(mine_2 == u32(4294967295))
    {
        _S122 = true;
    }
    else
    {
        _S122 = theirs_2 == u32(4294967295);
    }
    if(_S122)
    {
        fail_1(&((*m_59)), u32(7));
        return;
    }
    var _S123 : u32 = mine_2 + theirs_2;
    var items_9 : u32 = open_items_0(&((*m_59)), _S123);
    put_elements_0(&((*m_59)), items_9, u32(0), a_31);
    put_elements_0(&((*m_59)), items_9, mine_2, b_23);
    if(failed_0((*m_59)))
    {
        return;
    }
    if(is_set_0(a_31))
    {
        close_set_0(&((*m_59)), items_9, _S123);
    }
    else
    {
        close_tuple_0(&((*m_59)), items_9, _S123);
    }
    return;
}

fn op_combine_0( m_60 : ptr<function, Machine_0>,  a_32 : u32,  b_24 : u32)
{
    var kind_21 : u32 = kind_of_0(a_32);
    var other_1 : u32 = kind_of_0(b_24);
    var _S124 : bool;
    if(kind_21 == other_1)
    {
        if(kind_21 == u32(10))
        {
            _S124 = true;
        }
        else
        {
            _S124 = kind_21 == u32(11);
        }
    }
    else
    {
        _S124 = false;
    }
    if(_S124)
    {
        var list_9 : CellList_0 = CellList_at_0((*m_60));
        var i_30 : u32 = u32(0);
        var j_0 : u32 = u32(0);
        for(;;)
        {
            var _S125 : u32 = a_32 + u32(1);
            if(i_30 < (word_at_0(_S125)))
            {
                _S124 = true;
            }
            else
            {
                _S124 = j_0 < (word_at_0(b_24 + u32(1)));
            }
            if(_S124)
            {
            }
            else
            {
                break;
            }
            var x_7 : u32;
            if(i_30 < (word_at_0(_S125)))
            {
                x_7 = word_at_0(a_32 + u32(4) + i_30);
            }
            else
            {
                x_7 = u32(4294967295);
            }
            var y_7 : u32;
            if(j_0 < (word_at_0(b_24 + u32(1))))
            {
                y_7 = word_at_0(b_24 + u32(4) + j_0);
            }
            else
            {
                y_7 = u32(4294967295);
            }
            CellList_push_0(&(list_9), min(x_7, y_7));
            var _S126 : i32;
            if(x_7 <= y_7)
            {
                _S126 = i32(1);
            }
            else
            {
                _S126 = i32(0);
            }
            var i_31 : u32 = i_30 + u32(_S126);
            var _S127 : i32;
            if(y_7 <= x_7)
            {
                _S127 = i32(1);
            }
            else
            {
                _S127 = i32(0);
            }
            var j_1 : u32 = j_0 + u32(_S127);
            i_30 = i_31;
            j_0 = j_1;
        }
        seal_cells_0(&((*m_60)), list_9, kind_21 == u32(11));
    }
    else
    {
        if(kind_21 == u32(12))
        {
            _S124 = (word_at_0(a_32 + u32(1))) == u32(0);
        }
        else
        {
            _S124 = false;
        }
        if(_S124)
        {
            _S124 = is_set_0(b_24);
        }
        else
        {
            _S124 = false;
        }
        if(_S124)
        {
            var _S128 : u32 = copy_record_1(&((*m_60)), b_24);
        }
        else
        {
            if(other_1 == u32(12))
            {
                _S124 = true;
            }
            else
            {
                _S124 = other_1 == u32(9);
            }
            if(_S124)
            {
                _S124 = (word_at_0(b_24 + u32(1))) == u32(0);
            }
            else
            {
                _S124 = false;
            }
            if(_S124)
            {
                _S124 = is_set_0(a_32);
            }
            else
            {
                _S124 = false;
            }
            if(_S124)
            {
                var _S129 : u32 = copy_record_1(&((*m_60)), a_32);
            }
            else
            {
                put_together_0(&((*m_60)), a_32, b_24);
            }
        }
    }
    return;
}

fn both_packed_0( a_33 : u32,  b_25 : u32) -> bool
{
    var kind_22 : u32 = kind_of_0(a_33);
    var _S130 : bool;
    if(kind_22 == (kind_of_0(b_25)))
    {
        if(kind_22 == u32(10))
        {
            _S130 = true;
        }
        else
        {
            _S130 = kind_22 == u32(11);
        }
    }
    else
    {
        _S130 = false;
    }
    return _S130;
}

fn selected_0( m_61 : ptr<function, Machine_0>,  a_34 : u32,  b_26 : u32,  wanted_0 : bool)
{
    var _S131 : bool;
    var mine_3 : u32 = word_at_0(a_34 + u32(1));
    var theirs_3 : u32 = word_at_0(b_26 + u32(1));
    spend_0(&((*m_61)), (mine_3 + theirs_3) / u32(4));
    if(failed_0((*m_61)))
    {
        return;
    }
    var list_10 : CellList_0 = CellList_at_0((*m_61));
    var i_32 : u32 = u32(0);
    var j_2 : u32 = u32(0);
    for(;;)
    {
        if(i_32 < mine_3)
        {
        }
        else
        {
            break;
        }
        var cell_10 : u32 = word_at_0(a_34 + u32(4) + i_32);
        for(;;)
        {
            var _S132 : bool = j_2 < theirs_3;
            _S131 = _S132;
            var _S133 : bool;
            if(_S132)
            {
                _S133 = (word_at_0(b_26 + u32(4) + j_2)) < cell_10;
            }
            else
            {
                _S133 = false;
            }
            if(_S133)
            {
            }
            else
            {
                break;
            }
            j_2 = j_2 + u32(1);
        }
        var _S134 : bool;
        if(_S131)
        {
            _S134 = (word_at_0(b_26 + u32(4) + j_2)) == cell_10;
        }
        else
        {
            _S134 = false;
        }
        if(_S134 == wanted_0)
        {
            CellList_push_0(&(list_10), cell_10);
        }
        i_32 = i_32 + u32(1);
    }
    seal_cells_0(&((*m_61)), list_10, (kind_of_0(a_34)) == u32(11));
    return;
}

fn ask_rank_0( m_62 : Machine_0,  function_1 : u32,  container_2 : u32,  rank_0 : u32)
{
    var at_15 : u32 = m_62.scratch_1 + u32(4088);
    arena_0[at_15] = u32(1);
    arena_0[at_15 + u32(1)] = function_1;
    arena_0[at_15 + u32(2)] = container_2;
    arena_0[at_15 + u32(3)] = rank_0;
    return;
}

fn ask_walk_0( m_63 : Machine_0,  function_2 : u32,  container_3 : u32)
{
    ask_rank_0(m_63, function_2, container_3, u32(0));
    return;
}

fn op_intersection_0( m_64 : ptr<function, Machine_0>,  a_35 : u32,  b_27 : u32)
{
    if(both_packed_0(a_35, b_27))
    {
        selected_0(&((*m_64)), a_35, b_27, true);
    }
    else
    {
        var _S135 : bool;
        if(!is_set_0(a_35))
        {
            _S135 = true;
        }
        else
        {
            _S135 = !is_set_0(b_27);
        }
        if(_S135)
        {
            fail_1(&((*m_64)), u32(9));
        }
        else
        {
            if(is_plain_0(b_27))
            {
                ask_walk_0((*m_64), b_27, a_35);
            }
            else
            {
                fail_1(&((*m_64)), u32(254));
            }
        }
    }
    return;
}

fn op_difference_0( m_65 : ptr<function, Machine_0>,  a_36 : u32,  b_28 : u32)
{
    if(both_packed_0(a_36, b_28))
    {
        selected_0(&((*m_65)), a_36, b_28, false);
    }
    else
    {
        if((length_of_0(b_28)) == u32(4294967295))
        {
            fail_1(&((*m_65)), u32(7));
        }
        else
        {
            ask_walk_0((*m_65), b_28, a_36);
        }
    }
    return;
}

fn op_order_0( m_66 : ptr<function, Machine_0>,  a_37 : u32,  b_29 : u32)
{
    ask_walk_0((*m_66), b_29, a_37);
    return;
}

fn key_less_0( m_67 : ptr<function, Machine_0>,  a_38 : vec3<u32>,  b_30 : vec3<u32>) -> bool
{
    var _S136 : u32 = a_38.x;
    var numbers_0 : bool;
    if(_S136 == u32(2))
    {
        numbers_0 = true;
    }
    else
    {
        numbers_0 = _S136 == u32(1);
    }
    if(numbers_0)
    {
        var _S137 : u32 = b_30.x;
        if(_S137 == u32(2))
        {
            numbers_0 = true;
        }
        else
        {
            numbers_0 = _S137 == u32(1);
        }
    }
    else
    {
        numbers_0 = false;
    }
    if(numbers_0)
    {
        return (two_words_0(i32(a_38.z), i32(b_30.z), a_38.y, b_30.y)) < i32(0);
    }
    if(_S136 == u32(3))
    {
        numbers_0 = (b_30.x) == u32(3);
    }
    else
    {
        numbers_0 = false;
    }
    if(numbers_0)
    {
        return (two_words_0(i32(a_38.y), i32(b_30.y), ((a_38.z) ^ (u32(2147483648))), ((b_30.z) ^ (u32(2147483648))))) < i32(0);
    }
    fail_1(&((*m_67)), u32(254));
    return false;
}

fn op_greater_0( m_68 : ptr<function, Machine_0>,  a_39 : u32,  b_31 : u32)
{
    var less_0 : bool = key_less_0(&((*m_68)), vec3<u32>(word_at_0(b_31), word_at_0(b_31 + u32(1)), word_at_0(b_31 + u32(2))), vec3<u32>(word_at_0(a_39), word_at_0(a_39 + u32(1)), word_at_0(a_39 + u32(2))));
    new_bool_0(&((*m_68)), less_0);
    return;
}

fn op_size_0( m_69 : ptr<function, Machine_0>,  a_40 : u32)
{
    var length_6 : u32 = length_of_0(a_40);
    if(length_6 == u32(4294967295))
    {
        fail_1(&((*m_69)), u32(7));
    }
    new_int_0(&((*m_69)), i32(length_6));
    return;
}

fn new_empty_tuple_0( m_70 : ptr<function, Machine_0>)
{
    var _S138 : u32 = new_record_1(&((*m_70)), u32(9), u32(0), u32(1), u32(0));
    return;
}

fn new_empty_rows_0( m_71 : ptr<function, Machine_0>,  count_12 : u32)
{
    if(count_12 == u32(0))
    {
        var _S139 : u32 = new_record_0(&((*m_71)), u32(9), u32(0), u32(1), u32(0));
        return;
    }
    make_1(&((*m_71)), count_12 * u32(16));
    var at_16 : u32 = new_record_0(&((*m_71)), u32(9), count_12, u32(1) + count_12, count_12 + count_12 * u32(4));
    if(at_16 == u32(0))
    {
        return;
    }
    var i_33 : u32 = u32(0);
    for(;;)
    {
        if(i_33 < count_12)
        {
        }
        else
        {
            break;
        }
        var start_4 : u32 = u32(4) + count_12 + i_33 * u32(4);
        arena_0[at_16 + u32(4) + i_33] = start_4;
        var _S140 : u32 = at_16 + start_4;
        arena_0[_S140] = u32(9);
        arena_0[_S140 + u32(1)] = u32(0);
        arena_0[_S140 + u32(2)] = u32(1);
        arena_0[_S140 + u32(3)] = u32(0);
        i_33 = i_33 + u32(1);
    }
    return;
}

fn new_grid_0( m_72 : ptr<function, Machine_0>,  height_0 : u32,  width_2 : u32) -> u32
{
    if(((*m_72).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S141 : bool;
    if(height_0 > u32(1048576))
    {
        _S141 = true;
    }
    else
    {
        _S141 = width_2 > u32(1048576);
    }
    if(_S141)
    {
        _S141 = true;
    }
    else
    {
        _S141 = (max(height_0 * width_2, height_0)) > u32(1048576);
    }
    if(_S141)
    {
        fail_0(&((*m_72)), u32(28));
        return u32(0);
    }
    var area_0 : u32 = height_0 * width_2;
    if(area_0 == u32(0))
    {
        new_empty_rows_0(&((*m_72)), height_0);
        return u32(0);
    }
    make_1(&((*m_72)), area_0);
    var at_17 : u32 = new_record_0(&((*m_72)), u32(6), height_0, width_2, (area_0 + u32(3)) / u32(4));
    var _S142 : u32;
    if(at_17 == u32(0))
    {
        _S142 = u32(0);
    }
    else
    {
        _S142 = at_17 + u32(4);
    }
    return _S142;
}

fn put_elements_1( m_73 : ptr<function, Machine_0>,  items_10 : u32,  first_4 : u32,  from_4 : u32)
{
    var _S143 : u32 = length_of_0(from_4);
    var i_34 : u32 = u32(0);
    for(;;)
    {
        var _S144 : bool;
        if(i_34 < _S143)
        {
            _S144 = !failed_0((*m_73));
        }
        else
        {
            _S144 = false;
        }
        if(_S144)
        {
        }
        else
        {
            break;
        }
        start_item_0((*m_73), items_10, first_4 + i_34);
        put_element_0(&((*m_73)), from_4, i_34);
        i_34 = i_34 + u32(1);
    }
    return;
}

fn close_tuple_1( m_74 : ptr<function, Machine_0>,  items_11 : u32,  count_13 : u32)
{
    if(count_13 > u32(0))
    {
        make_0(&((*m_74)), count_13 * u32(16));
    }
    if(!failed_0((*m_74)))
    {
        pack_tuple_0(&((*m_74)), items_11, count_13);
    }
    return;
}

fn chained_0( m_75 : ptr<function, Machine_0>,  a_41 : u32)
{
    var count_14 : u32 = word_at_0(a_41 + u32(1));
    var locations_0 : bool = true;
    var cells_5 : bool = true;
    var i_35 : u32 = u32(0);
    var total_0 : u32 = u32(0);
    for(;;)
    {
        if(i_35 < count_14)
        {
        }
        else
        {
            break;
        }
        var inner_0 : u32 = item_at_0(a_41, i_35);
        var kind_23 : u32 = kind_of_0(inner_0);
        if(locations_0)
        {
            locations_0 = kind_23 == u32(10);
        }
        else
        {
            locations_0 = false;
        }
        if(cells_5)
        {
            var _S145 : bool;
            if(kind_23 == u32(11))
            {
                _S145 = true;
            }
            else
            {
                _S145 = kind_23 == u32(8);
            }
            cells_5 = _S145;
        }
        else
        {
            cells_5 = false;
        }
        var total_1 : u32 = total_0 + length_or_0_0(inner_0);
        i_35 = i_35 + u32(1);
        total_0 = total_1;
    }
    if(count_14 == u32(0))
    {
        new_empty_tuple_0(&((*m_75)));
        return;
    }
    var k_1 : u32;
    if(locations_0)
    {
        spend_0(&((*m_75)), total_0 / u32(4));
        i_35 = u32(0);
        for(;;)
        {
            if(i_35 < count_14)
            {
                locations_0 = !failed_0((*m_75));
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
            var _S146 : u32 = item_at_0(a_41, i_35);
            k_1 = u32(0);
            for(;;)
            {
                if(k_1 < (word_at_0(_S146 + u32(1))))
                {
                }
                else
                {
                    break;
                }
                var cell_11 : u32 = word_at_0(_S146 + u32(4) + k_1);
                var row_3 : i32 = row_of_0(cell_11);
                var column_2 : i32 = column_of_0(cell_11);
                if((min(row_3, column_2)) < i32(-128))
                {
                    cells_5 = true;
                }
                else
                {
                    cells_5 = (max(row_3, column_2)) > i32(127);
                }
                if(cells_5)
                {
                    fail_0(&((*m_75)), u32(254));
                }
                k_1 = k_1 + u32(1);
            }
            i_35 = i_35 + u32(1);
        }
        var grid_1 : u32 = new_grid_0(&((*m_75)), total_0, u32(2));
        if(grid_1 == u32(0))
        {
            return;
        }
        var to_4 : CellWriter_0 = CellWriter_to_0(grid_1);
        i_35 = u32(0);
        for(;;)
        {
            if(i_35 < count_14)
            {
            }
            else
            {
                break;
            }
            var _S147 : u32 = item_at_0(a_41, i_35);
            k_1 = u32(0);
            for(;;)
            {
                if(k_1 < (word_at_0(_S147 + u32(1))))
                {
                }
                else
                {
                    break;
                }
                var cell_12 : u32 = word_at_0(_S147 + u32(4) + k_1);
                CellWriter_push_0(&(to_4), row_of_0(cell_12));
                CellWriter_push_0(&(to_4), column_of_0(cell_12));
                k_1 = k_1 + u32(1);
            }
            i_35 = i_35 + u32(1);
        }
        CellWriter_finish_0(&(to_4));
        return;
    }
    if(cells_5)
    {
        var list_11 : CellList_0 = CellList_at_0((*m_75));
        i_35 = u32(0);
        for(;;)
        {
            if(i_35 < count_14)
            {
                locations_0 = !failed_0((*m_75));
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
            var inner_1 : u32 = item_at_0(a_41, i_35);
            var _S148 : u32 = inner_1 + u32(1);
            make_1(&((*m_75)), word_at_0(_S148) * u32(4));
            k_1 = u32(0);
            for(;;)
            {
                if(k_1 < (word_at_0(_S148)))
                {
                }
                else
                {
                    break;
                }
                CellList_push_0(&(list_11), word_at_0(inner_1 + u32(4) + k_1));
                k_1 = k_1 + u32(1);
            }
            i_35 = i_35 + u32(1);
        }
        seal_1(&((*m_75)), list_11.start_0 - u32(4), u32(8), list_11.count_1, u32(0), list_11.count_1);
        return;
    }
    var items_12 : u32 = open_items_1(&((*m_75)), total_0);
    i_35 = u32(0);
    k_1 = u32(0);
    for(;;)
    {
        if(i_35 < count_14)
        {
            locations_0 = !failed_0((*m_75));
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
        var inner_2 : u32 = item_at_0(a_41, i_35);
        var length_7 : u32 = length_of_0(inner_2);
        make_1(&((*m_75)), length_or_0_0(inner_2) * u32(16));
        if(length_7 == u32(4294967295))
        {
            fail_0(&((*m_75)), u32(7));
        }
        else
        {
            put_elements_1(&((*m_75)), items_12, k_1, inner_2);
        }
        var placed_0 : u32 = k_1 + length_7;
        i_35 = i_35 + u32(1);
        k_1 = placed_0;
    }
    if(!failed_0((*m_75)))
    {
        close_tuple_1(&((*m_75)), items_12, total_0);
    }
    return;
}

fn clear_rows_0( board_2 : u32,  top_4 : u32,  bottom_4 : u32)
{
    var i_36 : u32 = top_4 * u32(4);
    for(;;)
    {
        if(i_36 < ((bottom_4 + u32(1)) * u32(4)))
        {
        }
        else
        {
            break;
        }
        arena_0[board_2 + i_36] = u32(0);
        i_36 = i_36 + u32(1);
    }
    return;
}

fn union_add_0( m_76 : ptr<function, Machine_0>,  u_1 : ptr<function, Union_0>,  inner_3 : u32)
{
    var kind_24 : u32 = kind_of_0(inner_3);
    var count_15 : u32 = length_or_0_0(inner_3);
    var first_5 : bool;
    if(kind_24 == u32(12))
    {
        first_5 = true;
    }
    else
    {
        first_5 = kind_24 == u32(9);
    }
    if(first_5)
    {
        first_5 = count_15 == u32(0);
    }
    else
    {
        first_5 = false;
    }
    if(first_5)
    {
        return;
    }
    var packing_0 : u32;
    if(kind_24 == u32(8))
    {
        packing_0 = u32(11);
    }
    else
    {
        packing_0 = kind_24;
    }
    if(packing_0 != u32(11))
    {
        first_5 = packing_0 != u32(10);
    }
    else
    {
        first_5 = false;
    }
    if(first_5)
    {
        first_5 = true;
    }
    else
    {
        if(((*u_1).kind_0) != u32(0))
        {
            first_5 = ((*u_1).kind_0) != packing_0;
        }
        else
        {
            first_5 = false;
        }
    }
    if(first_5)
    {
        fail_0(&((*m_76)), u32(254));
    }
    spend_0(&((*m_76)), u32(1) + count_15 / u32(4));
    if(failed_0((*m_76)))
    {
        return;
    }
    var _S149 : bool = ((*u_1).kind_0) == u32(0);
    (*u_1).kind_0 = packing_0;
    if(!(*u_1).boards_0)
    {
        first_5 = ((*u_1).few_0 + count_15) <= u32(96);
    }
    else
    {
        first_5 = false;
    }
    if(first_5)
    {
        (*u_1).few_0 = (*u_1).few_0 + count_15;
    }
    else
    {
        (*u_1).boards_0 = true;
    }
    first_5 = _S149;
    var i_37 : u32 = u32(0);
    for(;;)
    {
        if(i_37 < count_15)
        {
        }
        else
        {
            break;
        }
        var cell_13 : u32 = word_at_0(inner_3 + u32(4) + i_37);
        var place_4 : u32 = on_board_0(cell_13);
        if(place_4 == u32(4294967295))
        {
            fail_0(&((*m_76)), u32(254));
            return;
        }
        if(packing_0 == u32(11))
        {
            var _S150 : CellList_0 = (*u_1).list_0;
            CellList_push_0(&(_S150), cell_13);
            (*u_1).list_0 = _S150;
            i_37 = i_37 + u32(1);
            continue;
        }
        var row_4 : u32 = place_4 / u32(128);
        var first_6 : bool;
        if(first_5)
        {
            clear_rows_0((*u_1).board_0, row_4, row_4);
            (*u_1).top_0 = row_4;
            (*u_1).bottom_0 = row_4;
            first_6 = false;
        }
        else
        {
            first_6 = first_5;
        }
        if(row_4 < ((*u_1).top_0))
        {
            clear_rows_0((*u_1).board_0, row_4, (*u_1).top_0 - u32(1));
            (*u_1).top_0 = row_4;
        }
        if(row_4 > ((*u_1).bottom_0))
        {
            clear_rows_0((*u_1).board_0, (*u_1).bottom_0 + u32(1), row_4);
            (*u_1).bottom_0 = row_4;
        }
        arena_0[(*u_1).board_0 + ((place_4 >> (u32(5))))] = (arena_0[(*u_1).board_0 + ((place_4 >> (u32(5))))] | (((u32(1) << (((place_4 & (u32(31)))))))));
        first_5 = first_6;
        i_37 = i_37 + u32(1);
    }
    return;
}

fn union_finish_0( m_77 : ptr<function, Machine_0>,  u_2 : ptr<function, Union_0>)
{
    if(failed_0((*m_77)))
    {
        return;
    }
    (*m_77).cursor_0 = (*u_2).list_0.start_0 - u32(4);
    if(((*u_2).kind_0) == u32(0))
    {
        new_empty_set_1(&((*m_77)));
        return;
    }
    if(!(*u_2).boards_0)
    {
        spend_0(&((*m_77)), (*u_2).few_0 / u32(2));
    }
    if(((*u_2).kind_0) == u32(10))
    {
        var i_38 : u32 = (*u_2).top_0 * u32(4);
        var count_16 : u32 = u32(0);
        for(;;)
        {
            if(i_38 < (((*u_2).bottom_0 + u32(1)) * u32(4)))
            {
            }
            else
            {
                break;
            }
            var count_17 : u32 = count_16 + countOneBits(word_at_0((*u_2).board_0 + i_38));
            i_38 = i_38 + u32(1);
            count_16 = count_17;
        }
        if(count_16 > ((*u_2).list_0.room_0))
        {
            fail_0(&((*m_77)), u32(254));
        }
        if(!failed_0((*m_77)))
        {
            var _S151 : u32 = read_board_0((*u_2).board_0, (*u_2).top_0, (*u_2).bottom_0, u32(0), (*u_2).list_0.start_0, u32(0));
            (*u_2).list_0.count_1 = _S151;
        }
    }
    else
    {
        if(((*u_2).list_0.count_1) > ((*u_2).list_0.room_0))
        {
            fail_0(&((*m_77)), u32(254));
        }
        else
        {
            var _S152 : bool;
            if(!failed_0((*m_77)))
            {
                _S152 = !ascends_0((*u_2).list_0);
            }
            else
            {
                _S152 = false;
            }
            if(_S152)
            {
                var _S153 : CellList_0 = (*u_2).list_0;
                sort_list_0(&(_S153));
                (*u_2).list_0 = _S153;
            }
        }
    }
    if(!failed_0((*m_77)))
    {
        seal_cells_0(&((*m_77)), (*u_2).list_0, ((*u_2).kind_0) == u32(11));
    }
    return;
}

fn op_merge_0( m_78 : ptr<function, Machine_0>,  a_42 : u32)
{
    var kind_25 : u32 = kind_of_0(a_42);
    if(kind_25 == u32(9))
    {
        chained_0(&((*m_78)), a_42);
    }
    else
    {
        var i_39 : u32;
        if(kind_25 == u32(12))
        {
            var u_3 : Union_0 = Union_at_0((*m_78));
            i_39 = u32(0);
            for(;;)
            {
                var _S154 : bool;
                if(i_39 < (word_at_0(a_42 + u32(1))))
                {
                    _S154 = !failed_0((*m_78));
                }
                else
                {
                    _S154 = false;
                }
                if(_S154)
                {
                }
                else
                {
                    break;
                }
                union_add_0(&((*m_78)), &(u_3), item_at_0(a_42, i_39));
                i_39 = i_39 + u32(1);
            }
            union_finish_0(&((*m_78)), &(u_3));
        }
        else
        {
            if((length_of_0(a_42)) == u32(4294967295))
            {
                i_39 = u32(7);
            }
            else
            {
                i_39 = u32(254);
            }
            fail_0(&((*m_78)), i_39);
        }
    }
    return;
}

fn extreme_0( m_79 : ptr<function, Machine_0>,  a_43 : u32,  largest_0 : bool)
{
    var kind_26 : u32 = kind_of_0(a_43);
    var length_8 : u32 = length_or_0_0(a_43);
    if(kind_26 == u32(7))
    {
        spend_1(&((*m_79)), length_8 / u32(16));
    }
    else
    {
        if(kind_26 != u32(3))
        {
            spend_1(&((*m_79)), length_8 / u32(2));
        }
    }
    if((length_of_0(a_43)) == u32(4294967295))
    {
        fail_1(&((*m_79)), u32(7));
    }
    var best_1 : vec3<u32> = vec3<u32>(u32(2), u32(0), u32(0));
    var i_40 : u32 = u32(0);
    for(;;)
    {
        var _S155 : bool;
        if(i_40 < length_8)
        {
            _S155 = !failed_0((*m_79));
        }
        else
        {
            _S155 = false;
        }
        if(_S155)
        {
        }
        else
        {
            break;
        }
        var item_4 : u32 = element_record_0(&((*m_79)), a_43, i_40);
        var _S156 : u32 = word_at_0(item_4);
        var key_0 : vec3<u32> = vec3<u32>(_S156, word_at_0(item_4 + u32(1)), word_at_0(item_4 + u32(2)));
        var _S157 : bool;
        if(_S156 != u32(2))
        {
            _S157 = _S156 != u32(1);
        }
        else
        {
            _S157 = false;
        }
        var _S158 : bool;
        if(_S157)
        {
            _S158 = _S156 != u32(3);
        }
        else
        {
            _S158 = false;
        }
        if(_S158)
        {
            fail_1(&((*m_79)), u32(254));
        }
        var better_0 : bool = i_40 == u32(0);
        var _S159 : bool = !better_0;
        var _S160 : bool;
        if(_S159)
        {
            _S160 = largest_0;
        }
        else
        {
            _S160 = false;
        }
        var better_1 : bool;
        if(_S160)
        {
            var _S161 : bool = key_less_0(&((*m_79)), best_1, key_0);
            better_1 = _S161;
        }
        else
        {
            if(_S159)
            {
                var _S162 : bool = key_less_0(&((*m_79)), key_0, best_1);
                better_1 = _S162;
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
        i_40 = i_40 + u32(1);
    }
    var _S163 : u32 = new_record_1(&((*m_79)), best_1.x, best_1.y, best_1.z, u32(0));
    return;
}

fn op_maximum_0( m_80 : ptr<function, Machine_0>,  a_44 : u32)
{
    extreme_0(&((*m_80)), a_44, true);
    return;
}

fn op_minimum_0( m_81 : ptr<function, Machine_0>,  a_45 : u32)
{
    extreme_0(&((*m_81)), a_45, false);
    return;
}

fn op_valmax_0( m_82 : ptr<function, Machine_0>,  a_46 : u32,  b_32 : u32)
{
    ask_walk_0((*m_82), b_32, a_46);
    return;
}

fn op_valmin_0( m_83 : ptr<function, Machine_0>,  a_47 : u32,  b_33 : u32)
{
    ask_walk_0((*m_83), b_33, a_47);
    return;
}

fn op_argmax_0( m_84 : ptr<function, Machine_0>,  a_48 : u32,  b_34 : u32)
{
    ask_walk_0((*m_84), b_34, a_48);
    return;
}

fn op_argmin_0( m_85 : ptr<function, Machine_0>,  a_49 : u32,  b_35 : u32)
{
    ask_walk_0((*m_85), b_35, a_49);
    return;
}

fn close_set_1( m_86 : ptr<function, Machine_0>,  items_13 : u32,  count_18 : u32)
{
    if(count_18 == u32(0))
    {
        (*m_86).cursor_0 = items_13;
        new_empty_set_1(&((*m_86)));
        return;
    }
    make_1(&((*m_86)), count_18 * u32(16));
    if(failed_0((*m_86)))
    {
        return;
    }
    var i_41 : u32 = u32(0);
    var weight_4 : u32 = u32(0);
    for(;;)
    {
        if(i_41 < count_18)
        {
        }
        else
        {
            break;
        }
        var weight_5 : u32 = weight_4 + weight_of_0(item_at_0(items_13, i_41));
        i_41 = i_41 + u32(1);
        weight_4 = weight_5;
    }
    spend_0(&((*m_86)), weight_4 * log_2_0(count_18));
    if(!failed_0((*m_86)))
    {
        pack_set_0(&((*m_86)), items_13, count_18);
    }
    return;
}

fn op_initset_0( m_87 : ptr<function, Machine_0>,  a_50 : u32)
{
    var location_0 : bool = pair_within_0(a_50, i32(-2048), i32(2047));
    var _S164 : bool;
    if(location_0)
    {
        _S164 = true;
    }
    else
    {
        _S164 = (kind_of_0(a_50)) == u32(4);
    }
    if(_S164)
    {
        var list_12 : CellList_0 = CellList_at_0((*m_87));
        var _S165 : u32;
        if(location_0)
        {
            _S165 = pack_0(i32(word_at_0(a_50 + u32(1))), i32(word_at_0(a_50 + u32(2))));
        }
        else
        {
            _S165 = word_at_0(a_50 + u32(1));
        }
        CellList_push_0(&(list_12), _S165);
        seal_cells_0(&((*m_87)), list_12, !location_0);
        return;
    }
    var items_14 : u32 = open_items_1(&((*m_87)), u32(1));
    start_item_0((*m_87), items_14, u32(0));
    var _S166 : u32 = copy_record_1(&((*m_87)), a_50);
    if(!failed_0((*m_87)))
    {
        close_set_1(&((*m_87)), items_14, u32(1));
    }
    return;
}

fn op_both_0( m_88 : ptr<function, Machine_0>,  a_51 : u32,  b_36 : u32)
{
    var _S167 : u32;
    if(truthy_0(a_51))
    {
        _S167 = b_36;
    }
    else
    {
        _S167 = a_51;
    }
    var _S168 : u32 = copy_record_0(&((*m_88)), _S167);
    return;
}

fn op_either_0( m_89 : ptr<function, Machine_0>,  a_52 : u32,  b_37 : u32)
{
    var _S169 : u32;
    if(truthy_0(a_52))
    {
        _S169 = a_52;
    }
    else
    {
        _S169 = b_37;
    }
    var _S170 : u32 = copy_record_0(&((*m_89)), _S169);
    return;
}

fn op_increment_0( m_90 : ptr<function, Machine_0>,  a_53 : u32)
{
    unary_0(&((*m_90)), a_53, i32(1), i32(1), i32(0));
    return;
}

fn op_decrement_0( m_91 : ptr<function, Machine_0>,  a_54 : u32)
{
    unary_0(&((*m_91)), a_54, i32(1), i32(-1), i32(0));
    return;
}

fn op_crement_0( m_92 : ptr<function, Machine_0>,  a_55 : u32)
{
    unary_0(&((*m_92)), a_55, i32(1), i32(0), i32(1));
    return;
}

fn op_sign_0( m_93 : ptr<function, Machine_0>,  a_56 : u32)
{
    unary_0(&((*m_93)), a_56, i32(0), i32(0), i32(1));
    return;
}

fn op_positive_0( m_94 : ptr<function, Machine_0>,  a_57 : u32)
{
    var n_8 : i32 = int_view_1(&((*m_94)), a_57);
    new_bool_0(&((*m_94)), n_8 > i32(0));
    return;
}

fn with_zero_0( m_95 : ptr<function, Machine_0>,  a_58 : u32,  zero_first_0 : bool)
{
    var n_9 : i32;
    if((kind_of_0(a_58)) == u32(2))
    {
        var _S171 : i32 = int_view_1(&((*m_95)), a_58);
        n_9 = _S171;
    }
    else
    {
        n_9 = i32(0);
    }
    var _S172 : bool;
    if((kind_of_0(a_58)) != u32(2))
    {
        _S172 = true;
    }
    else
    {
        _S172 = n_9 == i32(2147483647);
    }
    if(_S172)
    {
        _S172 = true;
    }
    else
    {
        _S172 = n_9 == i32(-2147483648);
    }
    if(_S172)
    {
        fail_1(&((*m_95)), u32(254));
    }
    var _S173 : i32;
    if(zero_first_0)
    {
        _S173 = i32(0);
    }
    else
    {
        _S173 = n_9;
    }
    if(zero_first_0)
    {
    }
    else
    {
        n_9 = i32(0);
    }
    new_pair_0(&((*m_95)), _S173, n_9);
    return;
}

fn op_toivec_0( m_96 : ptr<function, Machine_0>,  a_59 : u32)
{
    with_zero_0(&((*m_96)), a_59, false);
    return;
}

fn op_tojvec_0( m_97 : ptr<function, Machine_0>,  a_60 : u32)
{
    with_zero_0(&((*m_97)), a_60, true);
    return;
}

fn op_sfilter_0( m_98 : ptr<function, Machine_0>,  a_61 : u32,  b_38 : u32)
{
    ask_walk_0((*m_98), b_38, a_61);
    return;
}

fn op_extract_0( m_99 : ptr<function, Machine_0>,  a_62 : u32,  b_39 : u32)
{
    ask_walk_0((*m_99), b_39, a_62);
    return;
}

fn op_totuple_0( m_100 : ptr<function, Machine_0>,  a_63 : u32)
{
    if((length_of_0(a_63)) == u32(4294967295))
    {
        fail_1(&((*m_100)), u32(7));
    }
    else
    {
        if(is_tuple_0(a_63))
        {
            var _S174 : u32 = copy_record_0(&((*m_100)), a_63);
        }
        else
        {
            var _S175 : u32 = a_63 + u32(1);
            var items_15 : u32 = open_items_0(&((*m_100)), word_at_0(_S175));
            put_elements_0(&((*m_100)), items_15, u32(0), a_63);
            close_tuple_0(&((*m_100)), items_15, word_at_0(_S175));
        }
    }
    return;
}

fn end_element_0( m_101 : ptr<function, Machine_0>,  a_64 : u32,  from_end_0 : bool)
{
    var length_9 : u32 = length_of_0(a_64);
    if(length_9 == u32(4294967295))
    {
        fail_1(&((*m_101)), u32(7));
    }
    else
    {
        if(length_9 == u32(0))
        {
            fail_1(&((*m_101)), u32(22));
        }
        else
        {
            var _S176 : u32;
            if(from_end_0)
            {
                _S176 = length_9 - u32(1);
            }
            else
            {
                _S176 = u32(0);
            }
            put_element_0(&((*m_101)), a_64, _S176);
        }
    }
    return;
}

fn op_first_0( m_102 : ptr<function, Machine_0>,  a_65 : u32)
{
    end_element_0(&((*m_102)), a_65, false);
    return;
}

fn op_last_0( m_103 : ptr<function, Machine_0>,  a_66 : u32)
{
    end_element_0(&((*m_103)), a_66, true);
    return;
}

fn op_remove_0( m_104 : ptr<function, Machine_0>,  a_67 : u32,  b_40 : u32)
{
    spend_1(&((*m_104)), weight_of_0(b_40));
    if(!failed_0((*m_104)))
    {
        ask_walk_0((*m_104), a_67, b_40);
    }
    return;
}

fn op_branch_0( m_105 : ptr<function, Machine_0>,  a_68 : u32,  b_41 : u32,  c_0 : u32)
{
    var _S177 : u32;
    if(truthy_0(a_68))
    {
        _S177 = b_41;
    }
    else
    {
        _S177 = c_0;
    }
    var _S178 : u32 = copy_record_0(&((*m_105)), _S177);
    return;
}

fn op_apply_0( m_106 : ptr<function, Machine_0>,  a_69 : u32,  b_42 : u32)
{
    ask_walk_0((*m_106), a_69, b_42);
    return;
}

fn op_mapply_0( m_107 : ptr<function, Machine_0>,  a_70 : u32,  b_43 : u32)
{
    ask_walk_0((*m_107), a_70, b_43);
    return;
}

struct GridView_0
{
     height_1 : u32,
     width_3 : u32,
     cells_6 : u32,
};

fn grid_view_0( m_108 : ptr<function, Machine_0>,  record_19 : u32) -> GridView_0
{
    var view_0 : GridView_0;
    view_0.height_1 = u32(0);
    view_0.width_3 = u32(0);
    var _S179 : u32 = record_19 + u32(4);
    view_0.cells_6 = _S179;
    var kind_27 : u32 = kind_of_0(record_19);
    if(kind_27 == u32(6))
    {
        view_0.height_1 = word_at_0(record_19 + u32(1));
        view_0.width_3 = word_at_0(record_19 + u32(2));
        return view_0;
    }
    var rows_are_empty_0 : bool;
    if(kind_27 == u32(9))
    {
        rows_are_empty_0 = (word_at_0(record_19 + u32(1))) <= u32(256);
    }
    else
    {
        rows_are_empty_0 = false;
    }
    if(rows_are_empty_0)
    {
        var i_42 : u32 = u32(0);
        for(;;)
        {
            if(i_42 < (word_at_0(record_19 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var row_5 : u32 = record_19 + word_at_0(_S179 + i_42);
            var _S180 : bool;
            if(rows_are_empty_0)
            {
                _S180 = (kind_of_0(row_5)) == u32(9);
            }
            else
            {
                _S180 = false;
            }
            if(_S180)
            {
                rows_are_empty_0 = (word_at_0(row_5 + u32(1))) == u32(0);
            }
            else
            {
                rows_are_empty_0 = false;
            }
            i_42 = i_42 + u32(1);
        }
    }
    if(rows_are_empty_0)
    {
        view_0.height_1 = word_at_0(record_19 + u32(1));
    }
    else
    {
        fail_0(&((*m_108)), u32(4));
    }
    return view_0;
}

fn GridView_area_0( this_3 : GridView_0) -> u32
{
    return this_3.height_1 * this_3.width_3;
}

fn four_of_0( colour_3 : i32) -> u32
{
    return ((u32(colour_3) & (u32(255)))) * u32(16843009);
}

fn equal_bytes_0( a_71 : u32,  b_44 : u32) -> u32
{
    var differs_0 : u32 = (a_71 ^ (b_44));
    return ((~(((((differs_0 & (u32(2139062143)))) + u32(2139062143)) | (differs_0)))) & (u32(2155905152)));
}

fn cells_left_0( left_1 : u32) -> u32
{
    var _S181 : u32;
    if(left_1 >= u32(4))
    {
        _S181 = u32(4294967295);
    }
    else
    {
        _S181 = ((u32(1) << ((u32(8) * left_1)))) - u32(1);
    }
    return _S181;
}

fn count_colour_0( cells_7 : u32,  area_1 : u32,  colour_4 : i32) -> u32
{
    var _S182 : u32 = four_of_0(colour_4);
    var i_43 : u32 = u32(0);
    var count_19 : u32 = u32(0);
    for(;;)
    {
        if(i_43 < area_1)
        {
        }
        else
        {
            break;
        }
        var count_20 : u32 = count_19 + countOneBits(((equal_bytes_0(word_at_0(cells_7 + ((i_43 >> (u32(2))))), _S182)) & ((cells_left_0(area_1 - i_43)))));
        i_43 = i_43 + u32(4);
        count_19 = count_20;
    }
    return count_19;
}

struct Tally_0
{
     cells_8 : u32,
     length_10 : u32,
     left_2 : u32,
     bytes_2 : bool,
     small_0 : bool,
     runs_0 : bool,
     rows_0 : bool,
     key_1 : i32,
     count_21 : u32,
};

fn Tally_of_cells_0( cells_9 : u32,  area_2 : u32) -> Tally_0
{
    var t_0 : Tally_0;
    t_0.cells_8 = cells_9;
    t_0.length_10 = area_2;
    t_0.left_2 = area_2;
    t_0.bytes_2 = true;
    t_0.runs_0 = false;
    t_0.rows_0 = false;
    t_0.key_1 = i32(-4096);
    t_0.count_21 = u32(0);
    var i_44 : u32 = u32(0);
    var all_2 : u32 = u32(0);
    for(;;)
    {
        if(i_44 < ((area_2 + u32(3)) / u32(4)))
        {
        }
        else
        {
            break;
        }
        var all_3 : u32 = (all_2 | ((word_at_0(cells_9 + i_44))));
        i_44 = i_44 + u32(1);
        all_2 = all_3;
    }
    t_0.small_0 = ((all_2 & (u32(4042322160)))) == u32(0);
    return t_0;
}

fn Tally_key_at_0( this_4 : Tally_0,  i_45 : u32) -> i32
{
    if(this_4.bytes_2)
    {
        return cell_at_0(this_4.cells_8, i_45);
    }
    var packed_5 : u32 = word_at_0(this_4.cells_8 + i_45);
    var _S183 : i32;
    if(this_4.rows_0)
    {
        _S183 = row_of_0(packed_5);
    }
    else
    {
        _S183 = colour_of_0(packed_5);
    }
    return _S183;
}

fn Tally_next_0( this_5 : ptr<function, Tally_0>) -> bool
{
    if(((*this_5).left_2) == u32(0))
    {
        return false;
    }
    if((*this_5).small_0)
    {
        (*this_5).count_21 = u32(0);
        (*this_5).key_1 = max((*this_5).key_1, i32(-1));
        for(;;)
        {
            if(((*this_5).count_21) == u32(0))
            {
            }
            else
            {
                break;
            }
            var _S184 : i32 = (*this_5).key_1 + i32(1);
            (*this_5).key_1 = _S184;
            (*this_5).count_21 = count_colour_0((*this_5).cells_8, (*this_5).length_10, _S184);
        }
    }
    else
    {
        var _S185 : bool;
        if((*this_5).runs_0)
        {
            var start_5 : u32 = (*this_5).length_10 - (*this_5).left_2;
            (*this_5).key_1 = Tally_key_at_0((*this_5), start_5);
            (*this_5).count_21 = u32(1);
            for(;;)
            {
                if((start_5 + (*this_5).count_21) < ((*this_5).length_10))
                {
                    _S185 = (Tally_key_at_0((*this_5), start_5 + (*this_5).count_21)) == ((*this_5).key_1);
                }
                else
                {
                    _S185 = false;
                }
                if(_S185)
                {
                }
                else
                {
                    break;
                }
                (*this_5).count_21 = (*this_5).count_21 + u32(1);
            }
        }
        else
        {
            var least_0 : i32 = i32(4096);
            var i_46 : u32 = u32(0);
            for(;;)
            {
                if(i_46 < ((*this_5).length_10))
                {
                }
                else
                {
                    break;
                }
                var found_2 : i32 = Tally_key_at_0((*this_5), i_46);
                if(found_2 > ((*this_5).key_1))
                {
                    _S185 = found_2 <= least_0;
                }
                else
                {
                    _S185 = false;
                }
                if(_S185)
                {
                    var _S186 : u32;
                    if(found_2 == least_0)
                    {
                        _S186 = (*this_5).count_21 + u32(1);
                    }
                    else
                    {
                        _S186 = u32(1);
                    }
                    (*this_5).count_21 = _S186;
                    least_0 = found_2;
                }
                i_46 = i_46 + u32(1);
            }
            (*this_5).key_1 = least_0;
        }
    }
    (*this_5).left_2 = (*this_5).left_2 - (*this_5).count_21;
    return true;
}

fn extreme_colour_0( all_4 : Tally_0,  rare_0 : bool) -> i32
{
    var tally_0 : Tally_0 = all_4;
    var count_22 : u32 = u32(0);
    var best_2 : i32 = i32(0);
    for(;;)
    {
        var _S187 : bool = Tally_next_0(&(tally_0));
        if(_S187)
        {
        }
        else
        {
            break;
        }
        var _S188 : bool;
        if(count_22 == u32(0))
        {
            _S188 = true;
        }
        else
        {
            if(rare_0)
            {
                _S188 = (tally_0.count_21) < count_22;
            }
            else
            {
                _S188 = (tally_0.count_21) > count_22;
            }
        }
        if(_S188)
        {
            count_22 = tally_0.count_21;
            best_2 = tally_0.key_1;
        }
    }
    return best_2;
}

fn background_0( m_109 : ptr<function, Machine_0>,  grid_2 : GridView_0) -> i32
{
    var area_3 : u32 = GridView_area_0(grid_2);
    spend_1(&((*m_109)), area_3 / u32(8));
    if(area_3 == u32(0))
    {
        fail_1(&((*m_109)), u32(24));
    }
    if(failed_0((*m_109)))
    {
        return i32(0);
    }
    if((count_colour_0(grid_2.cells_6, area_3, i32(0)) * u32(2)) > area_3)
    {
        return i32(0);
    }
    var middle_0 : i32 = cell_at_0(grid_2.cells_6, area_3 / u32(2));
    if((count_colour_0(grid_2.cells_6, area_3, middle_0) * u32(2)) > area_3)
    {
        return middle_0;
    }
    return extreme_colour_0(Tally_of_cells_0(grid_2.cells_6, area_3), false);
}

fn grid_view_1( m_110 : ptr<function, Machine_0>,  record_20 : u32) -> GridView_0
{
    var view_1 : GridView_0;
    view_1.height_1 = u32(0);
    view_1.width_3 = u32(0);
    var _S189 : u32 = record_20 + u32(4);
    view_1.cells_6 = _S189;
    var kind_28 : u32 = kind_of_0(record_20);
    if(kind_28 == u32(6))
    {
        view_1.height_1 = word_at_0(record_20 + u32(1));
        view_1.width_3 = word_at_0(record_20 + u32(2));
        return view_1;
    }
    var rows_are_empty_1 : bool;
    if(kind_28 == u32(9))
    {
        rows_are_empty_1 = (word_at_0(record_20 + u32(1))) <= u32(256);
    }
    else
    {
        rows_are_empty_1 = false;
    }
    if(rows_are_empty_1)
    {
        var i_47 : u32 = u32(0);
        for(;;)
        {
            if(i_47 < (word_at_0(record_20 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var row_6 : u32 = record_20 + word_at_0(_S189 + i_47);
            var _S190 : bool;
            if(rows_are_empty_1)
            {
                _S190 = (kind_of_0(row_6)) == u32(9);
            }
            else
            {
                _S190 = false;
            }
            if(_S190)
            {
                rows_are_empty_1 = (word_at_0(row_6 + u32(1))) == u32(0);
            }
            else
            {
                rows_are_empty_1 = false;
            }
            i_47 = i_47 + u32(1);
        }
    }
    if(rows_are_empty_1)
    {
        view_1.height_1 = word_at_0(record_20 + u32(1));
    }
    else
    {
        fail_0(&((*m_110)), u32(4));
    }
    return view_1;
}

struct PatchView_0
{
     cells_10 : u32,
     count_23 : u32,
     is_set_1 : bool,
     coloured_1 : bool,
};

fn patch_view_0( m_111 : ptr<function, Machine_0>,  record_21 : u32) -> PatchView_0
{
    var kind_29 : u32 = kind_of_0(record_21);
    var length_11 : u32 = length_or_0_0(record_21);
    var view_2 : PatchView_0;
    var _S191 : u32 = record_21 + u32(4);
    view_2.cells_10 = _S191;
    view_2.count_23 = u32(0);
    view_2.is_set_1 = true;
    view_2.coloured_1 = false;
    spend_0(&((*m_111)), length_11 / u32(16));
    if(failed_0((*m_111)))
    {
        return view_2;
    }
    var plain_0 : bool;
    if(kind_29 == u32(9))
    {
        plain_0 = true;
    }
    else
    {
        plain_0 = kind_29 == u32(12);
    }
    var _S192 : bool;
    if(kind_29 == u32(10))
    {
        _S192 = true;
    }
    else
    {
        _S192 = kind_29 == u32(11);
    }
    if(_S192)
    {
        _S192 = true;
    }
    else
    {
        _S192 = kind_29 == u32(8);
    }
    if(_S192)
    {
        view_2.count_23 = length_11;
        view_2.is_set_1 = kind_29 != u32(8);
        view_2.coloured_1 = kind_29 != u32(10);
    }
    else
    {
        if(kind_29 == u32(6))
        {
            _S192 = (word_at_0(record_21 + u32(2))) == u32(2);
        }
        else
        {
            _S192 = false;
        }
        var i_48 : u32;
        if(_S192)
        {
            spend_0(&((*m_111)), length_11 / u32(2));
            view_2.cells_10 = (*m_111).scratch_1 + u32(1408);
            view_2.is_set_1 = false;
            if(length_11 > u32(2680))
            {
                fail_0(&((*m_111)), u32(254));
            }
            if(failed_0((*m_111)))
            {
                return view_2;
            }
            view_2.count_23 = length_11;
            i_48 = u32(0);
            for(;;)
            {
                if(i_48 < length_11)
                {
                }
                else
                {
                    break;
                }
                var _S193 : u32 = u32(2) * i_48;
                arena_0[view_2.cells_10 + i_48] = pack_0(cell_at_0(_S191, _S193), cell_at_0(_S191, _S193 + u32(1)));
                i_48 = i_48 + u32(1);
            }
        }
        else
        {
            if(!plain_0)
            {
                _S192 = true;
            }
            else
            {
                _S192 = length_11 > u32(0);
            }
            if(_S192)
            {
                spend_0(&((*m_111)), length_11);
                if(plain_0)
                {
                    i_48 = kind_of_0(record_21 + word_at_0(_S191));
                }
                else
                {
                    i_48 = u32(2);
                }
                if(i_48 == u32(4))
                {
                    plain_0 = true;
                }
                else
                {
                    plain_0 = i_48 == u32(3);
                }
                if(plain_0)
                {
                    plain_0 = true;
                }
                else
                {
                    plain_0 = i_48 == u32(9);
                }
                if(plain_0)
                {
                    i_48 = u32(254);
                }
                else
                {
                    i_48 = u32(5);
                }
                fail_0(&((*m_111)), i_48);
            }
        }
    }
    return view_2;
}

fn Tally_of_patch_0( patch_0 : PatchView_0) -> Tally_0
{
    var t_1 : Tally_0;
    t_1.cells_8 = patch_0.cells_10;
    t_1.length_10 = patch_0.count_23;
    t_1.left_2 = patch_0.count_23;
    t_1.bytes_2 = false;
    t_1.small_0 = false;
    t_1.runs_0 = patch_0.is_set_1;
    t_1.rows_0 = !patch_0.coloured_1;
    t_1.key_1 = i32(-4096);
    t_1.count_21 = u32(0);
    return t_1;
}

fn tally_of_0( m_112 : ptr<function, Machine_0>,  element_2 : u32) -> Tally_0
{
    if(is_tuple_0(element_2))
    {
        var grid_3 : GridView_0 = grid_view_1(&((*m_112)), element_2);
        var _S194 : u32 = GridView_area_0(grid_3);
        spend_0(&((*m_112)), _S194 / u32(8));
        var _S195 : u32;
        if(failed_0((*m_112)))
        {
            _S195 = u32(0);
        }
        else
        {
            _S195 = _S194;
        }
        return Tally_of_cells_0(grid_3.cells_6, _S195);
    }
    var _S196 : PatchView_0 = patch_view_0(&((*m_112)), element_2);
    var patch_1 : PatchView_0 = _S196;
    spend_0(&((*m_112)), patch_1.count_23 / u32(4));
    if(failed_0((*m_112)))
    {
        patch_1.count_23 = u32(0);
    }
    return Tally_of_patch_0(patch_1);
}

fn new_extreme_0( m_113 : ptr<function, Machine_0>,  a_72 : u32,  rare_1 : bool)
{
    var tally_1 : Tally_0 = tally_of_0(&((*m_113)), a_72);
    if((tally_1.length_10) == u32(0))
    {
        fail_1(&((*m_113)), u32(24));
    }
    if(!failed_0((*m_113)))
    {
        new_int_0(&((*m_113)), extreme_colour_0(tally_1, rare_1));
    }
    return;
}

fn op_mostcolor_0( m_114 : ptr<function, Machine_0>,  a_73 : u32)
{
    if((kind_of_0(a_73)) == u32(6))
    {
        var _S197 : GridView_0 = grid_view_0(&((*m_114)), a_73);
        var most_0 : i32 = background_0(&((*m_114)), _S197);
        new_int_0(&((*m_114)), most_0);
    }
    else
    {
        new_extreme_0(&((*m_114)), a_73, false);
    }
    return;
}

fn op_leastcolor_0( m_115 : ptr<function, Machine_0>,  a_74 : u32)
{
    new_extreme_0(&((*m_115)), a_74, true);
    return;
}

fn patch_view_1( m_116 : ptr<function, Machine_0>,  record_22 : u32) -> PatchView_0
{
    var kind_30 : u32 = kind_of_0(record_22);
    var length_12 : u32 = length_or_0_0(record_22);
    var view_3 : PatchView_0;
    var _S198 : u32 = record_22 + u32(4);
    view_3.cells_10 = _S198;
    view_3.count_23 = u32(0);
    view_3.is_set_1 = true;
    view_3.coloured_1 = false;
    spend_0(&((*m_116)), length_12 / u32(16));
    if(failed_0((*m_116)))
    {
        return view_3;
    }
    var plain_1 : bool;
    if(kind_30 == u32(9))
    {
        plain_1 = true;
    }
    else
    {
        plain_1 = kind_30 == u32(12);
    }
    var _S199 : bool;
    if(kind_30 == u32(10))
    {
        _S199 = true;
    }
    else
    {
        _S199 = kind_30 == u32(11);
    }
    if(_S199)
    {
        _S199 = true;
    }
    else
    {
        _S199 = kind_30 == u32(8);
    }
    if(_S199)
    {
        view_3.count_23 = length_12;
        view_3.is_set_1 = kind_30 != u32(8);
        view_3.coloured_1 = kind_30 != u32(10);
    }
    else
    {
        if(kind_30 == u32(6))
        {
            _S199 = (word_at_0(record_22 + u32(2))) == u32(2);
        }
        else
        {
            _S199 = false;
        }
        var i_49 : u32;
        if(_S199)
        {
            spend_0(&((*m_116)), length_12 / u32(2));
            view_3.cells_10 = (*m_116).scratch_1 + u32(1408);
            view_3.is_set_1 = false;
            if(length_12 > u32(2680))
            {
                fail_0(&((*m_116)), u32(254));
            }
            if(failed_0((*m_116)))
            {
                return view_3;
            }
            view_3.count_23 = length_12;
            i_49 = u32(0);
            for(;;)
            {
                if(i_49 < length_12)
                {
                }
                else
                {
                    break;
                }
                var _S200 : u32 = u32(2) * i_49;
                arena_0[view_3.cells_10 + i_49] = pack_0(cell_at_0(_S198, _S200), cell_at_0(_S198, _S200 + u32(1)));
                i_49 = i_49 + u32(1);
            }
        }
        else
        {
            if(!plain_1)
            {
                _S199 = true;
            }
            else
            {
                _S199 = length_12 > u32(0);
            }
            if(_S199)
            {
                spend_0(&((*m_116)), length_12);
                if(plain_1)
                {
                    i_49 = kind_of_0(record_22 + word_at_0(_S198));
                }
                else
                {
                    i_49 = u32(2);
                }
                if(i_49 == u32(4))
                {
                    plain_1 = true;
                }
                else
                {
                    plain_1 = i_49 == u32(3);
                }
                if(plain_1)
                {
                    plain_1 = true;
                }
                else
                {
                    plain_1 = i_49 == u32(9);
                }
                if(plain_1)
                {
                    i_49 = u32(254);
                }
                else
                {
                    i_49 = u32(5);
                }
                fail_0(&((*m_116)), i_49);
            }
        }
    }
    return view_3;
}

struct Bounds_0
{
     top_5 : i32,
     left_3 : i32,
     bottom_5 : i32,
     right_0 : i32,
     empty_0 : bool,
};

fn Bounds_from_0( top_6 : i32,  left_4 : i32,  bottom_6 : i32,  right_1 : i32) -> Bounds_0
{
    var b_45 : Bounds_0;
    b_45.top_5 = top_6;
    b_45.left_3 = left_4;
    b_45.bottom_5 = bottom_6;
    b_45.right_0 = right_1;
    b_45.empty_0 = false;
    return b_45;
}

fn bounds_of_0( patch_2 : PatchView_0) -> Bounds_0
{
    var _S201 : u32;
    var top_7 : u32 = u32(4095);
    var bottom_7 : u32 = u32(0);
    var left_5 : u32 = u32(4095);
    var right_2 : u32 = u32(0);
    var i_50 : u32 = u32(0);
    for(;;)
    {
        _S201 = patch_2.count_23;
        if(i_50 < (patch_2.count_23))
        {
        }
        else
        {
            break;
        }
        var cell_14 : u32 = word_at_0(patch_2.cells_10 + i_50);
        var row_7 : u32 = (((cell_14 >> (u32(12)))) & (u32(4095)));
        var column_3 : u32 = (cell_14 & (u32(4095)));
        var _S202 : u32 = min(top_7, row_7);
        var _S203 : u32 = max(bottom_7, row_7);
        var _S204 : u32 = min(left_5, column_3);
        var _S205 : u32 = max(right_2, column_3);
        var i_51 : u32 = i_50 + u32(1);
        top_7 = _S202;
        bottom_7 = _S203;
        left_5 = _S204;
        right_2 = _S205;
        i_50 = i_51;
    }
    var b_46 : Bounds_0 = Bounds_from_0(i32(top_7) - i32(2048), i32(left_5) - i32(2048), i32(bottom_7) - i32(2048), i32(right_2) - i32(2048));
    b_46.empty_0 = _S201 == u32(0);
    return b_46;
}

fn Bounds_height_0( this_6 : Bounds_0) -> i32
{
    return this_6.bottom_5 - this_6.top_5 + i32(1);
}

fn Bounds_width_0( this_7 : Bounds_0) -> i32
{
    return this_7.right_0 - this_7.left_3 + i32(1);
}

fn extent_0( m_117 : ptr<function, Machine_0>,  a_75 : u32) -> Two_0
{
    if(is_tuple_0(a_75))
    {
        var grid_4 : GridView_0 = grid_view_0(&((*m_117)), a_75);
        return two_0(i32(grid_4.height_1), i32(grid_4.width_3));
    }
    var patch_3 : PatchView_0 = patch_view_1(&((*m_117)), a_75);
    var _S206 : bool;
    if(failed_0((*m_117)))
    {
        _S206 = true;
    }
    else
    {
        _S206 = (patch_3.count_23) == u32(0);
    }
    if(_S206)
    {
        return two_0(i32(0), i32(0));
    }
    var b_47 : Bounds_0 = bounds_of_0(patch_3);
    return two_0(Bounds_height_0(b_47), Bounds_width_0(b_47));
}

fn op_height_0( m_118 : ptr<function, Machine_0>,  a_76 : u32)
{
    var any_0 : bool;
    if((kind_of_0(a_76)) == u32(9))
    {
        any_0 = true;
    }
    else
    {
        any_0 = (kind_of_0(a_76)) == u32(7);
    }
    var height_2 : i32;
    if(any_0)
    {
        height_2 = i32(word_at_0(a_76 + u32(1)));
    }
    else
    {
        var _S207 : Two_0 = extent_0(&((*m_118)), a_76);
        height_2 = _S207.x_1;
    }
    new_int_0(&((*m_118)), height_2);
    return;
}

fn op_width_0( m_119 : ptr<function, Machine_0>,  a_77 : u32)
{
    var sides_0 : Two_0 = extent_0(&((*m_119)), a_77);
    new_int_0(&((*m_119)), sides_0.y_1);
    return;
}

fn op_shape_0( m_120 : ptr<function, Machine_0>,  a_78 : u32)
{
    var sides_1 : Two_0 = extent_0(&((*m_120)), a_78);
    new_pair_0(&((*m_120)), sides_1.x_1, sides_1.y_1);
    return;
}

fn op_portrait_0( m_121 : ptr<function, Machine_0>,  a_79 : u32)
{
    var sides_2 : Two_0 = extent_0(&((*m_121)), a_79);
    new_bool_0(&((*m_121)), (sides_2.x_1) > (sides_2.y_1));
    return;
}

fn sought_colour_0( record_23 : u32) -> i32
{
    var kind_31 : u32 = kind_of_0(record_23);
    var _S208 : bool;
    if(kind_31 != u32(2))
    {
        _S208 = kind_31 != u32(1);
    }
    else
    {
        _S208 = false;
    }
    if(_S208)
    {
        return i32(1000);
    }
    var low_5 : i32 = i32(word_at_0(record_23 + u32(1)));
    if(low_5 >= i32(-128))
    {
        _S208 = low_5 <= i32(127);
    }
    else
    {
        _S208 = false;
    }
    if(_S208)
    {
        _S208 = i32(word_at_0(record_23 + u32(2))) == ((low_5 >> (u32(31))));
    }
    else
    {
        _S208 = false;
    }
    var _S209 : i32;
    if(_S208)
    {
        _S209 = low_5;
    }
    else
    {
        _S209 = i32(1000);
    }
    return _S209;
}

fn tally_of_1( m_122 : ptr<function, Machine_0>,  element_3 : u32) -> Tally_0
{
    if(is_tuple_0(element_3))
    {
        var grid_5 : GridView_0 = grid_view_1(&((*m_122)), element_3);
        var _S210 : u32 = GridView_area_0(grid_5);
        spend_0(&((*m_122)), _S210 / u32(8));
        var _S211 : u32;
        if(failed_0((*m_122)))
        {
            _S211 = u32(0);
        }
        else
        {
            _S211 = _S210;
        }
        return Tally_of_cells_0(grid_5.cells_6, _S211);
    }
    var _S212 : PatchView_0 = patch_view_0(&((*m_122)), element_3);
    var patch_4 : PatchView_0 = _S212;
    spend_0(&((*m_122)), patch_4.count_23 / u32(4));
    if(failed_0((*m_122)))
    {
        patch_4.count_23 = u32(0);
    }
    return Tally_of_patch_0(patch_4);
}

fn Tally_next_1( this_8 : ptr<function, Tally_0>) -> bool
{
    if(((*this_8).left_2) == u32(0))
    {
        return false;
    }
    if((*this_8).small_0)
    {
        (*this_8).count_21 = u32(0);
        (*this_8).key_1 = max((*this_8).key_1, i32(-1));
        for(;;)
        {
            if(((*this_8).count_21) == u32(0))
            {
            }
            else
            {
                break;
            }
            var _S213 : i32 = (*this_8).key_1 + i32(1);
            (*this_8).key_1 = _S213;
            (*this_8).count_21 = count_colour_0((*this_8).cells_8, (*this_8).length_10, _S213);
        }
    }
    else
    {
        var _S214 : bool;
        if((*this_8).runs_0)
        {
            var start_6 : u32 = (*this_8).length_10 - (*this_8).left_2;
            (*this_8).key_1 = Tally_key_at_0((*this_8), start_6);
            (*this_8).count_21 = u32(1);
            for(;;)
            {
                if((start_6 + (*this_8).count_21) < ((*this_8).length_10))
                {
                    _S214 = (Tally_key_at_0((*this_8), start_6 + (*this_8).count_21)) == ((*this_8).key_1);
                }
                else
                {
                    _S214 = false;
                }
                if(_S214)
                {
                }
                else
                {
                    break;
                }
                (*this_8).count_21 = (*this_8).count_21 + u32(1);
            }
        }
        else
        {
            var least_1 : i32 = i32(4096);
            var i_52 : u32 = u32(0);
            for(;;)
            {
                if(i_52 < ((*this_8).length_10))
                {
                }
                else
                {
                    break;
                }
                var found_3 : i32 = Tally_key_at_0((*this_8), i_52);
                if(found_3 > ((*this_8).key_1))
                {
                    _S214 = found_3 <= least_1;
                }
                else
                {
                    _S214 = false;
                }
                if(_S214)
                {
                    var _S215 : u32;
                    if(found_3 == least_1)
                    {
                        _S215 = (*this_8).count_21 + u32(1);
                    }
                    else
                    {
                        _S215 = u32(1);
                    }
                    (*this_8).count_21 = _S215;
                    least_1 = found_3;
                }
                i_52 = i_52 + u32(1);
            }
            (*this_8).key_1 = least_1;
        }
    }
    (*this_8).left_2 = (*this_8).left_2 - (*this_8).count_21;
    return true;
}

fn new_int_1( m_123 : ptr<function, Machine_0>,  value_6 : i32)
{
    var _S216 : u32 = new_record_1(&((*m_123)), u32(2), u32(value_6), u32((value_6 >> (u32(31)))), u32(0));
    return;
}

fn op_colorcount_0( m_124 : ptr<function, Machine_0>,  a_80 : u32,  b_48 : u32)
{
    var number_1 : bool;
    var count_24 : u32;
    if((kind_of_0(a_80)) == u32(6))
    {
        var area_4 : u32 = word_at_0(a_80 + u32(1)) * word_at_0(a_80 + u32(2));
        var sought_1 : i32 = sought_colour_0(b_48);
        spend_0(&((*m_124)), area_4 / u32(16));
        if(!failed_0((*m_124)))
        {
            number_1 = sought_1 != i32(1000);
        }
        else
        {
            number_1 = false;
        }
        if(number_1)
        {
            count_24 = count_colour_0(a_80 + u32(4), area_4, sought_1);
        }
        else
        {
            count_24 = u32(0);
        }
    }
    else
    {
        if((kind_of_0(b_48)) == u32(2))
        {
            number_1 = true;
        }
        else
        {
            number_1 = (kind_of_0(b_48)) == u32(1);
        }
        var _S217 : Tally_0 = tally_of_1(&((*m_124)), a_80);
        var tally_2 : Tally_0 = _S217;
        if(failed_0((*m_124)))
        {
            return;
        }
        var _S218 : i32;
        if(number_1)
        {
            var _S219 : i32 = int_view_0(&((*m_124)), b_48);
            _S218 = _S219;
        }
        else
        {
            _S218 = i32(4096);
        }
        count_24 = u32(0);
        for(;;)
        {
            var _S220 : bool = Tally_next_1(&(tally_2));
            if(_S220)
            {
            }
            else
            {
                break;
            }
            if((tally_2.key_1) == _S218)
            {
                count_24 = tally_2.count_21;
            }
        }
    }
    new_int_1(&((*m_124)), i32(count_24));
    return;
}

fn op_colorfilter_0( m_125 : ptr<function, Machine_0>,  a_81 : u32,  b_49 : u32)
{
    ask_walk_0((*m_125), b_49, a_81);
    return;
}

fn op_sizefilter_0( m_126 : ptr<function, Machine_0>,  a_82 : u32,  b_50 : u32)
{
    ask_walk_0((*m_126), b_50, a_82);
    return;
}

fn bounds_of_grid_0( grid_6 : GridView_0) -> Bounds_0
{
    return Bounds_from_0(i32(0), i32(0), i32(grid_6.height_1) - i32(1), i32(grid_6.width_3) - i32(1));
}

fn fits_0( n_10 : i32) -> bool
{
    var _S221 : bool;
    if(n_10 >= i32(-2048))
    {
        _S221 = n_10 <= i32(2047);
    }
    else
    {
        _S221 = false;
    }
    return _S221;
}

fn check_bounds_0( m_127 : ptr<function, Machine_0>,  b_51 : Bounds_0)
{
    var all_5 : bool;
    if(fits_0(b_51.top_5))
    {
        all_5 = fits_0(b_51.left_3);
    }
    else
    {
        all_5 = false;
    }
    if(all_5)
    {
        all_5 = fits_0(b_51.bottom_5);
    }
    else
    {
        all_5 = false;
    }
    if(all_5)
    {
        all_5 = fits_0(b_51.right_0);
    }
    else
    {
        all_5 = false;
    }
    if(!all_5)
    {
        all_5 = (Bounds_height_0(b_51)) > i32(0);
    }
    else
    {
        all_5 = false;
    }
    if(all_5)
    {
        all_5 = (Bounds_width_0(b_51)) > i32(0);
    }
    else
    {
        all_5 = false;
    }
    if(all_5)
    {
        fail_1(&((*m_127)), u32(27));
    }
    return;
}

fn rectangle_0( m_128 : ptr<function, Machine_0>,  b_52 : Bounds_0)
{
    check_bounds_0(&((*m_128)), b_52);
    if(failed_0((*m_128)))
    {
        return;
    }
    var _S222 : i32 = Bounds_height_0(b_52);
    var _S223 : bool;
    if(_S222 <= i32(0))
    {
        _S223 = true;
    }
    else
    {
        _S223 = (Bounds_width_0(b_52)) <= i32(0);
    }
    if(_S223)
    {
        new_empty_set_1(&((*m_128)));
        return;
    }
    var area_5 : u32 = u32(_S222) * u32(Bounds_width_0(b_52));
    var list_13 : CellList_0 = CellList_at_0((*m_128));
    if(area_5 > (list_13.room_0))
    {
        var _S224 : u32;
        if(area_5 > u32(4194304))
        {
            _S224 = u32(28);
        }
        else
        {
            _S224 = u32(254);
        }
        fail_0(&((*m_128)), _S224);
    }
    if(failed_0((*m_128)))
    {
        return;
    }
    var row_8 : i32 = b_52.top_5;
    for(;;)
    {
        if(row_8 <= (b_52.bottom_5))
        {
        }
        else
        {
            break;
        }
        var column_4 : i32 = b_52.left_3;
        for(;;)
        {
            if(column_4 <= (b_52.right_0))
            {
            }
            else
            {
                break;
            }
            CellList_push_0(&(list_13), pack_0(row_8, column_4));
            column_4 = column_4 + i32(1);
        }
        row_8 = row_8 + i32(1);
    }
    seal_cells_0(&((*m_128)), list_13, false);
    return;
}

fn op_asindices_0( m_129 : ptr<function, Machine_0>,  a_83 : u32)
{
    var grid_7 : GridView_0 = grid_view_0(&((*m_129)), a_83);
    if(!failed_0((*m_129)))
    {
        rectangle_0(&((*m_129)), bounds_of_grid_0(grid_7));
    }
    return;
}

fn CellList_push_1( this_9 : ptr<function, CellList_0>,  cell_15 : u32)
{
    if(((*this_9).count_1) < ((*this_9).room_0))
    {
        arena_0[(*this_9).start_0 + (*this_9).count_1] = cell_15;
    }
    (*this_9).count_1 = (*this_9).count_1 + u32(1);
    return;
}

fn push_colour_0( list_14 : ptr<function, CellList_0>,  grid_8 : GridView_0,  colour_5 : i32,  bits_0 : u32)
{
    var _S225 : u32 = GridView_area_0(grid_8);
    var _S226 : u32 = four_of_0(colour_5);
    var i_53 : u32 = u32(0);
    var start_7 : u32 = u32(0);
    var row_9 : u32 = u32(0);
    for(;;)
    {
        if(i_53 < _S225)
        {
        }
        else
        {
            break;
        }
        var hits_0 : u32 = ((equal_bytes_0(word_at_0(grid_8.cells_6 + ((i_53 >> (u32(2))))), _S226)) & ((cells_left_0(_S225 - i_53))));
        for(;;)
        {
            if(hits_0 != u32(0))
            {
            }
            else
            {
                break;
            }
            var at_18 : u32 = i_53 + (((firstbitlow_0(hits_0)) >> (u32(3))));
            var hits_1 : u32 = (hits_0 & ((hits_0 - u32(1))));
            var start_8 : u32 = start_7;
            var row_10 : u32 = row_9;
            for(;;)
            {
                var _S227 : u32 = start_8 + grid_8.width_3;
                if(at_18 >= _S227)
                {
                }
                else
                {
                    break;
                }
                var row_11 : u32 = row_10 + u32(1);
                start_8 = _S227;
                row_10 = row_11;
            }
            CellList_push_1(&((*list_14)), (bits_0 | ((pack_0(i32(row_10), i32(at_18 - start_8))))));
            hits_0 = hits_1;
            start_7 = start_8;
            row_9 = row_10;
        }
        i_53 = i_53 + u32(4);
    }
    return;
}

fn op_ofcolor_0( m_130 : ptr<function, Machine_0>,  a_84 : u32,  b_53 : u32)
{
    var grid_9 : GridView_0 = grid_view_1(&((*m_130)), a_84);
    if(failed_0((*m_130)))
    {
        return;
    }
    var colour_6 : i32 = sought_colour_0(b_53);
    var area_6 : u32 = GridView_area_0(grid_9);
    var _S228 : bool;
    if(colour_6 == i32(1000))
    {
        _S228 = true;
    }
    else
    {
        _S228 = area_6 == u32(0);
    }
    if(_S228)
    {
        new_empty_set_1(&((*m_130)));
        return;
    }
    if((grid_9.height_1) > u32(2048))
    {
        _S228 = true;
    }
    else
    {
        _S228 = (grid_9.width_3) > u32(2048);
    }
    if(_S228)
    {
        fail_0(&((*m_130)), u32(27));
    }
    spend_0(&((*m_130)), area_6 / u32(4));
    if(failed_0((*m_130)))
    {
        return;
    }
    var list_15 : CellList_0 = CellList_at_0((*m_130));
    push_colour_0(&(list_15), grid_9, colour_6, u32(0));
    seal_cells_0(&((*m_130)), list_15, false);
    return;
}

fn new_empty_tuple_1( m_131 : ptr<function, Machine_0>)
{
    var _S229 : u32 = new_record_1(&((*m_131)), u32(9), u32(0), u32(1), u32(0));
    return;
}

fn corner_of_0( m_132 : ptr<function, Machine_0>,  a_85 : u32,  which_0 : i32)
{
    var patch_5 : PatchView_0 = patch_view_1(&((*m_132)), a_85);
    if(failed_0((*m_132)))
    {
        return;
    }
    var b_54 : Bounds_0 = bounds_of_0(patch_5);
    if(b_54.empty_0)
    {
        new_empty_tuple_1(&((*m_132)));
    }
    else
    {
        var _S230 : i32;
        if(which_0 < i32(2))
        {
            _S230 = b_54.top_5;
        }
        else
        {
            _S230 = b_54.bottom_5;
        }
        var _S231 : i32;
        if(((which_0 & (i32(1)))) == i32(0))
        {
            _S231 = b_54.left_3;
        }
        else
        {
            _S231 = b_54.right_0;
        }
        new_pair_0(&((*m_132)), _S230, _S231);
    }
    return;
}

fn op_ulcorner_0( m_133 : ptr<function, Machine_0>,  a_86 : u32)
{
    corner_of_0(&((*m_133)), a_86, i32(0));
    return;
}

fn op_urcorner_0( m_134 : ptr<function, Machine_0>,  a_87 : u32)
{
    corner_of_0(&((*m_134)), a_87, i32(1));
    return;
}

fn op_llcorner_0( m_135 : ptr<function, Machine_0>,  a_88 : u32)
{
    corner_of_0(&((*m_135)), a_88, i32(2));
    return;
}

fn op_lrcorner_0( m_136 : ptr<function, Machine_0>,  a_89 : u32)
{
    corner_of_0(&((*m_136)), a_89, i32(3));
    return;
}

fn pair_view_1( m_137 : ptr<function, Machine_0>,  record_24 : u32) -> Two_0
{
    var kind_32 : u32 = kind_of_0(record_24);
    if(kind_32 == u32(3))
    {
        return two_0(i32(word_at_0(record_24 + u32(1))), i32(word_at_0(record_24 + u32(2))));
    }
    if((length_or_0_0(record_24)) >= u32(2))
    {
        if(kind_32 == u32(7))
        {
            var _S232 : u32 = record_24 + u32(4);
            return two_0(cell_at_0(_S232, u32(0)), cell_at_0(_S232, u32(1)));
        }
        if(kind_32 == u32(9))
        {
            var _S233 : u32 = record_24 + u32(4);
            var first_7 : i32 = int_view_1(&((*m_137)), record_24 + word_at_0(_S233));
            var second_2 : i32 = int_view_1(&((*m_137)), record_24 + word_at_0(_S233 + u32(1)));
            return two_0(first_7, second_2);
        }
    }
    fail_1(&((*m_137)), u32(2));
    return two_0(i32(0), i32(0));
}

fn clip_0( at_19 : i32,  length_13 : u32) -> u32
{
    var _S234 : i32;
    if(at_19 < i32(0))
    {
        _S234 = at_19 + i32(length_13);
    }
    else
    {
        _S234 = at_19;
    }
    return u32(clamp(_S234, i32(0), i32(length_13)));
}

fn slice_0( start_9 : i32,  count_25 : i32,  length_14 : u32) -> vec2<u32>
{
    var from_5 : u32 = clip_0(start_9, length_14);
    return vec2<u32>(from_5, max(from_5, clip_0(start_9 + count_25, length_14)));
}

fn cut_0( m_138 : ptr<function, Machine_0>,  from_6 : GridView_0,  top_8 : u32,  bottom_8 : u32,  left_6 : u32,  right_3 : u32)
{
    var height_3 : u32;
    if(bottom_8 > top_8)
    {
        height_3 = bottom_8 - top_8;
    }
    else
    {
        height_3 = u32(0);
    }
    var width_4 : u32;
    if(right_3 > left_6)
    {
        width_4 = right_3 - left_6;
    }
    else
    {
        width_4 = u32(0);
    }
    var cells_11 : u32 = new_grid_0(&((*m_138)), height_3, width_4);
    if(cells_11 == u32(0))
    {
        return;
    }
    var to_5 : CellWriter_0 = CellWriter_to_0(cells_11);
    if(width_4 == (from_6.width_3))
    {
        push_run_0(&(to_5), from_6.cells_6, top_8 * width_4, height_3 * width_4);
    }
    else
    {
        var i_54 : u32 = top_8;
        for(;;)
        {
            if(i_54 < bottom_8)
            {
            }
            else
            {
                break;
            }
            push_run_0(&(to_5), from_6.cells_6, i_54 * from_6.width_3 + left_6, width_4);
            i_54 = i_54 + u32(1);
        }
    }
    CellWriter_finish_0(&(to_5));
    return;
}

fn crop_to_0( m_139 : ptr<function, Machine_0>,  from_7 : GridView_0,  start_10 : Two_0,  dims_0 : Two_0)
{
    var _S235 : bool;
    if((max(max(abs(start_10.x_1), abs(start_10.y_1)), max(abs(dims_0.x_1), abs(dims_0.y_1)))) > i32(536870912))
    {
        _S235 = true;
    }
    else
    {
        _S235 = (min(min(start_10.x_1, start_10.y_1), min(dims_0.x_1, dims_0.y_1))) < i32(-536870912);
    }
    if(_S235)
    {
        fail_1(&((*m_139)), u32(254));
        return;
    }
    var rows_1 : vec2<u32> = slice_0(start_10.x_1, dims_0.x_1, from_7.height_1);
    var columns_0 : vec2<u32> = slice_0(start_10.y_1, dims_0.y_1, from_7.width_3);
    cut_0(&((*m_139)), from_7, rows_1.x, rows_1.y, columns_0.x, columns_0.y);
    return;
}

fn op_crop_0( m_140 : ptr<function, Machine_0>,  a_90 : u32,  b_55 : u32,  c_1 : u32)
{
    var from_8 : GridView_0 = grid_view_0(&((*m_140)), a_90);
    var start_11 : Two_0 = pair_view_1(&((*m_140)), b_55);
    var dims_1 : Two_0 = pair_view_1(&((*m_140)), c_1);
    if(!failed_0((*m_140)))
    {
        crop_to_0(&((*m_140)), from_8, start_11, dims_1);
    }
    return;
}

fn sort_cells_0( m_141 : ptr<function, Machine_0>,  list_16 : ptr<function, CellList_0>)
{
    if(((*list_16).count_1) > ((*list_16).room_0))
    {
        fail_0(&((*m_141)), u32(254));
    }
    var _S236 : bool;
    if(failed_0((*m_141)))
    {
        _S236 = true;
    }
    else
    {
        _S236 = ascends_0((*list_16));
    }
    if(_S236)
    {
        return;
    }
    spend_0(&((*m_141)), (*list_16).count_1);
    if(failed_0((*m_141)))
    {
        return;
    }
    sort_list_0(&((*list_16)));
    return;
}

fn op_toindices_0( m_142 : ptr<function, Machine_0>,  a_91 : u32)
{
    var kind_33 : u32 = kind_of_0(a_91);
    var object_0 : bool = kind_33 == u32(11);
    var _S237 : bool;
    if(kind_33 == u32(9))
    {
        _S237 = (word_at_0(a_91 + u32(1))) == u32(0);
    }
    else
    {
        _S237 = false;
    }
    if(_S237)
    {
        new_empty_set_1(&((*m_142)));
        return;
    }
    var patch_6 : PatchView_0;
    patch_6.cells_10 = a_91 + u32(4);
    var i_55 : u32;
    if(object_0)
    {
        i_55 = word_at_0(a_91 + u32(1));
    }
    else
    {
        i_55 = u32(0);
    }
    patch_6.count_23 = i_55;
    patch_6.coloured_1 = object_0;
    if(!object_0)
    {
        var _S238 : PatchView_0 = patch_view_0(&((*m_142)), a_91);
        patch_6 = _S238;
    }
    if(failed_0((*m_142)))
    {
        return;
    }
    if(!patch_6.coloured_1)
    {
        var _S239 : u32 = copy_record_1(&((*m_142)), a_91);
        return;
    }
    var list_17 : CellList_0 = CellList_at_0((*m_142));
    i_55 = u32(0);
    for(;;)
    {
        if(i_55 < (patch_6.count_23))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&(list_17), ((word_at_0(patch_6.cells_10 + i_55)) & (u32(16777215))));
        i_55 = i_55 + u32(1);
    }
    if(object_0)
    {
        sort_cells_0(&((*m_142)), &(list_17));
    }
    else
    {
        if((list_17.count_1) > (list_17.room_0))
        {
            fail_0(&((*m_142)), u32(254));
        }
        else
        {
            if(!ascends_0(list_17))
            {
                sort_list_0(&(list_17));
            }
        }
    }
    seal_cells_0(&((*m_142)), list_17, false);
    return;
}

fn colour_view_0( m_143 : ptr<function, Machine_0>,  record_25 : u32) -> i32
{
    var value_7 : i32;
    if((kind_of_0(record_25)) == u32(2))
    {
        var _S240 : i32 = int_view_1(&((*m_143)), record_25);
        value_7 = _S240;
    }
    else
    {
        fail_1(&((*m_143)), u32(3));
        value_7 = i32(0);
    }
    var _S241 : bool;
    if(value_7 < i32(-128))
    {
        _S241 = true;
    }
    else
    {
        _S241 = value_7 > i32(127);
    }
    if(_S241)
    {
        fail_1(&((*m_143)), u32(3));
    }
    return value_7;
}

fn op_recolor_0( m_144 : ptr<function, Machine_0>,  a_92 : u32,  b_56 : u32)
{
    var _S242 : i32 = colour_view_0(&((*m_144)), a_92);
    var _S243 : PatchView_0 = patch_view_0(&((*m_144)), b_56);
    if(failed_0((*m_144)))
    {
        return;
    }
    var list_18 : CellList_0 = CellList_at_0((*m_144));
    var i_56 : u32 = u32(0);
    for(;;)
    {
        if(i_56 < (_S243.count_23))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&(list_18), ((((word_at_0(_S243.cells_10 + i_56)) & (u32(16777215)))) | ((colour_bits_0(_S242)))));
        i_56 = i_56 + u32(1);
    }
    sort_cells_0(&((*m_144)), &(list_18));
    seal_cells_0(&((*m_144)), list_18, true);
    return;
}

fn exact_pair_0( m_145 : ptr<function, Machine_0>,  record_26 : u32) -> Two_0
{
    if((length_of_0(record_26)) != u32(2))
    {
        fail_1(&((*m_145)), u32(2));
    }
    var _S244 : Two_0 = pair_view_1(&((*m_145)), record_26);
    return _S244;
}

fn can_move_0( patch_7 : PatchView_0,  offset_0 : Two_0) -> bool
{
    var _S245 : bool;
    if((min(offset_0.x_1, offset_0.y_1)) < i32(-4095))
    {
        _S245 = true;
    }
    else
    {
        _S245 = (max(offset_0.x_1, offset_0.y_1)) > i32(4095);
    }
    if(_S245)
    {
        return false;
    }
    var i_57 : u32 = u32(0);
    var lost_0 : u32 = u32(0);
    for(;;)
    {
        if(i_57 < (patch_7.count_23))
        {
        }
        else
        {
            break;
        }
        var cell_16 : u32 = word_at_0(patch_7.cells_10 + i_57);
        var lost_1 : u32 = (lost_0 | (((u32(row_of_0(cell_16) + i32(2048) + offset_0.x_1) | (u32(column_of_0(cell_16) + i32(2048) + offset_0.y_1))))));
        i_57 = i_57 + u32(1);
        lost_0 = lost_1;
    }
    return ((lost_0 & (u32(4294963200)))) == u32(0);
}

fn shifted_0( m_146 : ptr<function, Machine_0>,  patch_8 : PatchView_0,  by_0 : Two_0)
{
    if(failed_0((*m_146)))
    {
        return;
    }
    if(!can_move_0(patch_8, by_0))
    {
        fail_0(&((*m_146)), u32(27));
        return;
    }
    var _S246 : u32 = ((u32(by_0.x_1) << (u32(12)))) + u32(by_0.y_1);
    var list_19 : CellList_0 = CellList_at_0((*m_146));
    var i_58 : u32 = u32(0);
    for(;;)
    {
        if(i_58 < (patch_8.count_23))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&(list_19), word_at_0(patch_8.cells_10 + i_58) + _S246);
        i_58 = i_58 + u32(1);
    }
    if(!patch_8.is_set_1)
    {
        sort_cells_0(&((*m_146)), &(list_19));
    }
    seal_cells_0(&((*m_146)), list_19, patch_8.coloured_1);
    return;
}

fn op_shift_0( m_147 : ptr<function, Machine_0>,  a_93 : u32,  b_57 : u32)
{
    if((length_of_0(a_93)) == u32(0))
    {
        var _S247 : u32 = copy_record_0(&((*m_147)), a_93);
        return;
    }
    var patch_9 : PatchView_0 = patch_view_1(&((*m_147)), a_93);
    var by_1 : Two_0 = exact_pair_0(&((*m_147)), b_57);
    shifted_0(&((*m_147)), patch_9, by_1);
    return;
}

fn some_bounds_0( m_148 : ptr<function, Machine_0>,  patch_10 : PatchView_0) -> Bounds_0
{
    var b_58 : Bounds_0 = bounds_of_0(patch_10);
    if(b_58.empty_0)
    {
        fail_1(&((*m_148)), u32(23));
    }
    return b_58;
}

fn op_normalize_0( m_149 : ptr<function, Machine_0>,  a_94 : u32)
{
    if((length_of_0(a_94)) == u32(0))
    {
        var _S248 : u32 = copy_record_0(&((*m_149)), a_94);
        return;
    }
    var patch_11 : PatchView_0 = patch_view_1(&((*m_149)), a_94);
    if(failed_0((*m_149)))
    {
        return;
    }
    var b_59 : Bounds_0 = some_bounds_0(&((*m_149)), patch_11);
    shifted_0(&((*m_149)), patch_11, two_0(- b_59.top_5, - b_59.left_3));
    return;
}

fn around_0( m_150 : ptr<function, Machine_0>,  a_95 : u32,  beside_0 : bool,  diagonal_0 : bool)
{
    if((kind_of_0(a_95)) != u32(3))
    {
        fail_0(&((*m_150)), u32(2));
        return;
    }
    var row_12 : i32 = i32(word_at_0(a_95 + u32(1)));
    var column_5 : i32 = i32(word_at_0(a_95 + u32(2)));
    var _S249 : bool;
    if((min(row_12, column_5)) < i32(-2047))
    {
        _S249 = true;
    }
    else
    {
        _S249 = (max(row_12, column_5)) > i32(2046);
    }
    if(_S249)
    {
        fail_0(&((*m_150)), u32(27));
        return;
    }
    var list_20 : CellList_0 = CellList_at_0((*m_150));
    var i_59 : i32 = i32(-1);
    for(;;)
    {
        if(i_59 <= i32(1))
        {
        }
        else
        {
            break;
        }
        var j_3 : i32 = i32(-1);
        for(;;)
        {
            if(j_3 <= i32(1))
            {
            }
            else
            {
                break;
            }
            if(i_59 != i32(0))
            {
                _S249 = true;
            }
            else
            {
                _S249 = j_3 != i32(0);
            }
            var _S250 : bool;
            if(_S249)
            {
                if(i_59 == i32(0))
                {
                    _S250 = true;
                }
                else
                {
                    _S250 = j_3 == i32(0);
                }
                var _S251 : bool;
                if(_S250)
                {
                    _S251 = beside_0;
                }
                else
                {
                    _S251 = diagonal_0;
                }
                _S250 = _S251;
            }
            else
            {
                _S250 = false;
            }
            if(_S250)
            {
                CellList_push_0(&(list_20), pack_0(row_12 + i_59, column_5 + j_3));
            }
            j_3 = j_3 + i32(1);
        }
        i_59 = i_59 + i32(1);
    }
    seal_cells_0(&((*m_150)), list_20, false);
    return;
}

fn op_dneighbors_0( m_151 : ptr<function, Machine_0>,  a_96 : u32)
{
    around_0(&((*m_151)), a_96, true, false);
    return;
}

fn op_ineighbors_0( m_152 : ptr<function, Machine_0>,  a_97 : u32)
{
    around_0(&((*m_152)), a_97, false, true);
    return;
}

fn op_neighbors_0( m_153 : ptr<function, Machine_0>,  a_98 : u32)
{
    around_0(&((*m_153)), a_98, true, true);
    return;
}

fn with_rows_0( m_154 : ptr<function, Machine_0>,  grid_10 : GridView_0) -> GridView_0
{
    if((grid_10.height_1) == u32(0))
    {
        fail_1(&((*m_154)), u32(24));
    }
    return grid_10;
}

fn pack_run_0( row_13 : u32,  start_12 : u32,  end_1 : u32,  colour_7 : i32) -> u32
{
    return (((((row_13 | (((start_12 << (u32(7))))))) | (((end_1 << (u32(14))))))) | (((((u32(colour_7) & (u32(255)))) << (u32(21))))));
}

fn run_end_0( run_0 : u32) -> u32
{
    return (((run_0 >> (u32(14)))) & (u32(127)));
}

fn run_start_0( run_1 : u32) -> u32
{
    return (((run_1 >> (u32(7)))) & (u32(127)));
}

fn run_colour_0( run_2 : u32) -> i32
{
    return (i32((run_2 << (u32(3)))) >> (u32(24)));
}

fn root_of_0( parents_0 : u32,  run_3 : u32) -> u32
{
    var parent_0 : u32 = word_at_0(parents_0 + run_3);
    var at_20 : u32 = run_3;
    for(;;)
    {
        if(parent_0 != at_20)
        {
        }
        else
        {
            break;
        }
        var above_0 : u32 = word_at_0(parents_0 + parent_0);
        arena_0[parents_0 + at_20] = above_0;
        parent_0 = word_at_0(parents_0 + above_0);
        at_20 = above_0;
    }
    return at_20;
}

fn find_runs_0( m_155 : ptr<function, Machine_0>,  from_9 : GridView_0,  univalued_0 : bool,  diagonal_1 : bool,  ground_0 : i32) -> u32
{
    var _S252 : bool;
    var _S253 : u32 = (*m_155).scratch_1;
    var _S254 : u32 = (*m_155).scratch_1 + u32(1022);
    var apart_0 : i32;
    if(diagonal_1)
    {
        apart_0 = i32(1);
    }
    else
    {
        apart_0 = i32(0);
    }
    var _S255 : u32 = u32(apart_0);
    var above_1 : u32 = u32(0);
    var above_end_0 : u32 = u32(0);
    var row_14 : u32 = u32(0);
    for(;;)
    {
        if(row_14 < (from_9.height_1))
        {
        }
        else
        {
            break;
        }
        var _S256 : u32 = row_14 * from_9.width_3;
        var start_13 : u32 = u32(0);
        var count_26 : u32 = above_end_0;
        var touching_0 : u32 = above_1;
        for(;;)
        {
            if(start_13 < (from_9.width_3))
            {
            }
            else
            {
                break;
            }
            var colour_8 : i32 = cell_at_0(from_9.cells_6, _S256 + start_13);
            var in_ground_0 : bool = colour_8 == ground_0;
            var end_2 : u32 = start_13 + u32(1);
            for(;;)
            {
                if(end_2 < (from_9.width_3))
                {
                }
                else
                {
                    break;
                }
                var cell_17 : i32 = cell_at_0(from_9.cells_6, _S256 + end_2);
                if(univalued_0)
                {
                    _S252 = true;
                }
                else
                {
                    _S252 = in_ground_0;
                }
                var _S257 : bool;
                if(_S252)
                {
                    _S257 = cell_17 != colour_8;
                }
                else
                {
                    _S257 = cell_17 == ground_0;
                }
                if(_S257)
                {
                    break;
                }
                end_2 = end_2 + u32(1);
            }
            if(!in_ground_0)
            {
                if(count_26 == u32(1022))
                {
                    fail_0(&((*m_155)), u32(254));
                    return u32(0);
                }
                if(univalued_0)
                {
                    apart_0 = colour_8;
                }
                else
                {
                    apart_0 = i32(0);
                }
                arena_0[_S253 + count_26] = pack_run_0(row_14, start_13, end_2, apart_0);
                arena_0[_S254 + count_26] = count_26;
                var touching_1 : u32 = touching_0;
                for(;;)
                {
                    if(touching_1 < above_end_0)
                    {
                        _S252 = (run_end_0(word_at_0(_S253 + touching_1)) + _S255) <= start_13;
                    }
                    else
                    {
                        _S252 = false;
                    }
                    if(_S252)
                    {
                    }
                    else
                    {
                        break;
                    }
                    touching_1 = touching_1 + u32(1);
                }
                var other_2 : u32 = touching_1;
                for(;;)
                {
                    if(other_2 < above_end_0)
                    {
                    }
                    else
                    {
                        break;
                    }
                    var run_4 : u32 = word_at_0(_S253 + other_2);
                    if((run_start_0(run_4)) >= (end_2 + _S255))
                    {
                        break;
                    }
                    if((run_colour_0(run_4)) == apart_0)
                    {
                        var a_99 : u32 = root_of_0(_S254, other_2);
                        var b_60 : u32 = root_of_0(_S254, count_26);
                        arena_0[_S254 + max(a_99, b_60)] = min(a_99, b_60);
                    }
                    other_2 = other_2 + u32(1);
                }
                count_26 = count_26 + u32(1);
                touching_0 = touching_1;
            }
            start_13 = end_2;
        }
        var row_15 : u32 = row_14 + u32(1);
        above_1 = above_end_0;
        above_end_0 = count_26;
        row_14 = row_15;
    }
    return above_end_0;
}

fn run_row_0( run_5 : u32) -> u32
{
    return (run_5 & (u32(127)));
}

fn GridView_at_0( this_10 : GridView_0,  row_16 : u32,  column_6 : u32) -> i32
{
    return cell_at_0(this_10.cells_6, row_16 * this_10.width_3 + column_6);
}

fn components_0( m_156 : ptr<function, Machine_0>,  from_10 : GridView_0,  univalued_1 : bool,  diagonal_2 : bool,  ground_1 : i32)
{
    var colour_9 : i32;
    var j_4 : u32;
    var _S258 : bool;
    if((from_10.height_1) > u32(2047))
    {
        _S258 = true;
    }
    else
    {
        _S258 = (from_10.width_3) > u32(2047);
    }
    if(_S258)
    {
        fail_0(&((*m_156)), u32(28));
    }
    spend_0(&((*m_156)), GridView_area_0(from_10));
    if((from_10.height_1) > u32(64))
    {
        _S258 = true;
    }
    else
    {
        _S258 = (from_10.width_3) > u32(64);
    }
    if(_S258)
    {
        fail_0(&((*m_156)), u32(254));
    }
    if(failed_0((*m_156)))
    {
        return;
    }
    var runs_1 : u32 = (*m_156).scratch_1;
    var parents_1 : u32 = (*m_156).scratch_1 + u32(1022);
    var sizes_0 : u32 = parents_1 + u32(1022);
    var _S259 : u32 = sizes_0 + u32(1022);
    var _S260 : u32 = find_runs_0(&((*m_156)), from_10, univalued_1, diagonal_2, ground_1);
    var colour_10 : i32 = i32(128);
    var i_60 : u32 = u32(0);
    var objects_0 : u32 = u32(0);
    for(;;)
    {
        if(i_60 < _S260)
        {
        }
        else
        {
            break;
        }
        var run_6 : u32 = word_at_0(runs_1 + i_60);
        var root_0 : u32 = root_of_0(parents_1, i_60);
        arena_0[parents_1 + i_60] = root_0;
        if(root_0 == i_60)
        {
            arena_0[sizes_0 + i_60] = u32(0);
            arena_0[_S259 + i_60] = u32(0);
            objects_0 = objects_0 + u32(1);
        }
        var _S261 : u32 = run_end_0(run_6);
        var _S262 : u32 = run_start_0(run_6);
        arena_0[sizes_0 + root_0] = arena_0[sizes_0 + root_0] + (_S261 - _S262);
        if(univalued_1)
        {
            colour_10 = min(colour_10, run_colour_0(run_6));
        }
        else
        {
            colour_9 = colour_10;
            j_4 = _S262;
            for(;;)
            {
                if(j_4 < _S261)
                {
                }
                else
                {
                    break;
                }
                var _S263 : i32 = min(colour_9, GridView_at_0(from_10, run_row_0(run_6), j_4));
                var j_5 : u32 = j_4 + u32(1);
                colour_9 = _S263;
                j_4 = j_5;
            }
            colour_10 = colour_9;
        }
        i_60 = i_60 + u32(1);
    }
    var items_16 : u32 = open_items_1(&((*m_156)), objects_0);
    var placed_1 : u32 = u32(0);
    for(;;)
    {
        if(colour_10 < i32(128))
        {
            _S258 = !failed_0((*m_156));
        }
        else
        {
            _S258 = false;
        }
        if(_S258)
        {
        }
        else
        {
            break;
        }
        colour_9 = i32(128);
        i_60 = u32(0);
        var placed_2 : u32 = placed_1;
        for(;;)
        {
            var _S264 : bool;
            if(i_60 < _S260)
            {
                _S264 = !failed_0((*m_156));
            }
            else
            {
                _S264 = false;
            }
            if(_S264)
            {
            }
            else
            {
                break;
            }
            var run_7 : u32 = word_at_0(runs_1 + i_60);
            var _S265 : u32 = run_row_0(run_7);
            var _S266 : u32 = run_end_0(run_7);
            var apart_1 : i32 = run_colour_0(run_7);
            var _S267 : bool;
            if(univalued_1)
            {
                _S267 = apart_1 != colour_10;
            }
            else
            {
                _S267 = false;
            }
            var next_2 : i32;
            var placed_3 : u32;
            if(_S267)
            {
                if(apart_1 > colour_10)
                {
                    next_2 = min(colour_9, apart_1);
                }
                else
                {
                    next_2 = colour_9;
                }
                placed_3 = placed_2;
                var i_61 : u32 = i_60 + u32(1);
                colour_9 = next_2;
                i_60 = i_61;
                placed_2 = placed_3;
                continue;
            }
            var root_1 : u32 = word_at_0(parents_1 + i_60);
            var _S268 : u32 = _S259 + root_1;
            var _S269 : u32 = word_at_0(_S268);
            var _S270 : u32 = run_start_0(run_7);
            next_2 = colour_9;
            j_4 = _S270;
            var place_5 : u32 = _S269;
            placed_3 = placed_2;
            for(;;)
            {
                if(j_4 < _S266)
                {
                }
                else
                {
                    break;
                }
                var cell_18 : i32;
                if(univalued_1)
                {
                    cell_18 = colour_10;
                }
                else
                {
                    cell_18 = GridView_at_0(from_10, _S265, j_4);
                }
                if(cell_18 > colour_10)
                {
                    next_2 = min(next_2, cell_18);
                }
                if(cell_18 != colour_10)
                {
                    j_4 = j_4 + u32(1);
                    continue;
                }
                var place_6 : u32;
                var placed_4 : u32;
                if(place_5 == u32(0))
                {
                    var size_0 : u32 = word_at_0(sizes_0 + root_1);
                    start_item_0((*m_156), items_16, placed_3);
                    var placed_5 : u32 = placed_3 + u32(1);
                    make_1(&((*m_156)), size_0 * u32(4));
                    var _S271 : u32 = new_record_0(&((*m_156)), u32(11), size_0, u32(0), size_0);
                    var _S272 : u32 = _S271 + u32(4);
                    if(failed_0((*m_156)))
                    {
                        return;
                    }
                    place_6 = _S272;
                    placed_4 = placed_5;
                }
                else
                {
                    place_6 = place_5;
                    placed_4 = placed_3;
                }
                arena_0[place_6] = ((colour_bits_0(colour_10)) | ((pack_0(i32(_S265), i32(j_4)))));
                place_5 = place_6 + u32(1);
                placed_3 = placed_4;
                j_4 = j_4 + u32(1);
            }
            arena_0[_S268] = place_5;
            var i_61 : u32 = i_60 + u32(1);
            colour_9 = next_2;
            i_60 = i_61;
            placed_2 = placed_3;
        }
        colour_10 = colour_9;
        placed_1 = placed_2;
    }
    make_1(&((*m_156)), objects_0 * u32(16));
    close_plain_0(&((*m_156)), items_16, u32(12), objects_0);
    return;
}

fn cut_objects_0( m_157 : ptr<function, Machine_0>,  a_100 : u32,  univalued_2 : bool,  diagonal_3 : bool,  without_ground_0 : bool)
{
    var from_11 : GridView_0 = grid_view_0(&((*m_157)), a_100);
    if(failed_0((*m_157)))
    {
        return;
    }
    var ground_2 : i32;
    if(without_ground_0)
    {
        var _S273 : i32 = background_0(&((*m_157)), from_11);
        ground_2 = _S273;
    }
    else
    {
        ground_2 = i32(1000);
    }
    if(failed_0((*m_157)))
    {
        return;
    }
    var _S274 : GridView_0 = with_rows_0(&((*m_157)), from_11);
    if(!failed_0((*m_157)))
    {
        components_0(&((*m_157)), from_11, univalued_2, diagonal_3, ground_2);
    }
    return;
}

fn op_objects_0( m_158 : ptr<function, Machine_0>,  a_101 : u32,  b_61 : u32,  c_2 : u32,  d_0 : u32)
{
    cut_objects_0(&((*m_158)), a_101, truthy_0(b_61), truthy_0(c_2), truthy_0(d_0));
    return;
}

fn by_colour_0( m_159 : ptr<function, Machine_0>,  from_12 : GridView_0,  left_out_0 : i32)
{
    if(failed_0((*m_159)))
    {
        return;
    }
    var _S275 : bool;
    if((from_12.height_1) > u32(2047))
    {
        _S275 = true;
    }
    else
    {
        _S275 = (from_12.width_3) > u32(2047);
    }
    if(_S275)
    {
        fail_0(&((*m_159)), u32(27));
    }
    var _S276 : u32 = GridView_area_0(from_12);
    spend_0(&((*m_159)), _S276);
    if(failed_0((*m_159)))
    {
        return;
    }
    var _S277 : Tally_0 = Tally_of_cells_0(from_12.cells_6, _S276);
    var all_6 : Tally_0 = _S277;
    var tally_3 : Tally_0 = _S277;
    var count_27 : u32 = u32(0);
    for(;;)
    {
        var _S278 : bool = Tally_next_1(&(all_6));
        if(_S278)
        {
        }
        else
        {
            break;
        }
        var _S279 : i32;
        if((all_6.key_1) != left_out_0)
        {
            _S279 = i32(1);
        }
        else
        {
            _S279 = i32(0);
        }
        count_27 = count_27 + u32(_S279);
    }
    var items_17 : u32 = open_items_1(&((*m_159)), count_27);
    var i_62 : u32 = u32(0);
    for(;;)
    {
        if(!failed_0((*m_159)))
        {
            var _S280 : bool = Tally_next_1(&(tally_3));
            _S275 = _S280;
        }
        else
        {
            _S275 = false;
        }
        if(_S275)
        {
        }
        else
        {
            break;
        }
        if((tally_3.key_1) == left_out_0)
        {
            continue;
        }
        start_item_0((*m_159), items_17, i_62);
        var i_63 : u32 = i_62 + u32(1);
        var list_21 : CellList_0 = CellList_at_0((*m_159));
        push_colour_0(&(list_21), from_12, tally_3.key_1, colour_bits_0(tally_3.key_1));
        seal_cells_0(&((*m_159)), list_21, true);
        i_62 = i_63;
    }
    make_1(&((*m_159)), count_27 * u32(16));
    close_plain_0(&((*m_159)), items_17, u32(12), count_27);
    return;
}

fn op_partition_0( m_160 : ptr<function, Machine_0>,  a_102 : u32)
{
    var from_13 : GridView_0 = grid_view_0(&((*m_160)), a_102);
    by_colour_0(&((*m_160)), from_13, i32(1000));
    return;
}

fn op_fgpartition_0( m_161 : ptr<function, Machine_0>,  a_103 : u32)
{
    var from_14 : GridView_0 = grid_view_0(&((*m_161)), a_103);
    if(failed_0((*m_161)))
    {
        return;
    }
    var ground_3 : i32 = background_0(&((*m_161)), from_14);
    by_colour_0(&((*m_161)), from_14, ground_3);
    return;
}

fn bound_1( m_162 : ptr<function, Machine_0>,  a_104 : u32,  which_1 : i32)
{
    var patch_12 : PatchView_0 = patch_view_1(&((*m_162)), a_104);
    if(failed_0((*m_162)))
    {
        return;
    }
    var b_62 : Bounds_0 = some_bounds_0(&((*m_162)), patch_12);
    var _S281 : i32;
    if(which_1 == i32(0))
    {
        _S281 = b_62.bottom_5;
    }
    else
    {
        if(which_1 == i32(1))
        {
            _S281 = b_62.top_5;
        }
        else
        {
            if(which_1 == i32(2))
            {
                _S281 = b_62.left_3;
            }
            else
            {
                _S281 = b_62.right_0;
            }
        }
    }
    new_int_0(&((*m_162)), _S281);
    return;
}

fn op_uppermost_0( m_163 : ptr<function, Machine_0>,  a_105 : u32)
{
    bound_1(&((*m_163)), a_105, i32(1));
    return;
}

fn op_lowermost_0( m_164 : ptr<function, Machine_0>,  a_106 : u32)
{
    bound_1(&((*m_164)), a_106, i32(0));
    return;
}

fn op_leftmost_0( m_165 : ptr<function, Machine_0>,  a_107 : u32)
{
    bound_1(&((*m_165)), a_107, i32(2));
    return;
}

fn op_rightmost_0( m_166 : ptr<function, Machine_0>,  a_108 : u32)
{
    bound_1(&((*m_166)), a_108, i32(3));
    return;
}

fn op_square_0( m_167 : ptr<function, Machine_0>,  a_109 : u32)
{
    var sides_3 : Two_0 = extent_0(&((*m_167)), a_109);
    var square_0 : bool = (sides_3.x_1) == (sides_3.y_1);
    if(failed_0((*m_167)))
    {
        return;
    }
    var square_1 : bool;
    if(!is_tuple_0(a_109))
    {
        var patch_13 : PatchView_0 = patch_view_1(&((*m_167)), a_109);
        if(square_0)
        {
            square_1 = u32(sides_3.x_1 * sides_3.y_1) == (patch_13.count_23);
        }
        else
        {
            square_1 = false;
        }
    }
    else
    {
        if((sides_3.x_1) == i32(0))
        {
            fail_1(&((*m_167)), u32(24));
        }
        square_1 = square_0;
    }
    new_bool_0(&((*m_167)), square_1);
    return;
}

fn patch_set_view_0( m_168 : ptr<function, Machine_0>,  record_27 : u32) -> PatchView_0
{
    var _S282 : bool;
    if(is_tuple_0(record_27))
    {
        _S282 = (length_of_0(record_27)) != u32(0);
    }
    else
    {
        _S282 = false;
    }
    if(_S282)
    {
        fail_1(&((*m_168)), u32(5));
    }
    var _S283 : PatchView_0 = patch_view_1(&((*m_168)), record_27);
    return _S283;
}

fn line_0( m_169 : ptr<function, Machine_0>,  a_110 : u32,  vertical_0 : bool)
{
    var patch_14 : PatchView_0 = patch_set_view_0(&((*m_169)), a_110);
    if(failed_0((*m_169)))
    {
        return;
    }
    var b_63 : Bounds_0 = bounds_of_0(patch_14);
    var length_15 : i32;
    if(vertical_0)
    {
        length_15 = Bounds_height_0(b_63);
    }
    else
    {
        length_15 = Bounds_width_0(b_63);
    }
    var thickness_0 : i32;
    if(vertical_0)
    {
        thickness_0 = Bounds_width_0(b_63);
    }
    else
    {
        thickness_0 = Bounds_height_0(b_63);
    }
    var _S284 : bool;
    if(!b_63.empty_0)
    {
        _S284 = u32(length_15) == (patch_14.count_23);
    }
    else
    {
        _S284 = false;
    }
    if(_S284)
    {
        _S284 = thickness_0 == i32(1);
    }
    else
    {
        _S284 = false;
    }
    new_bool_0(&((*m_169)), _S284);
    return;
}

fn op_vline_0( m_170 : ptr<function, Machine_0>,  a_111 : u32)
{
    line_0(&((*m_170)), a_111, true);
    return;
}

fn op_hline_0( m_171 : ptr<function, Machine_0>,  a_112 : u32)
{
    line_0(&((*m_171)), a_112, false);
    return;
}

fn check_two_0( m_172 : ptr<function, Machine_0>,  a_113 : u32,  b_64 : u32)
{
    var _S285 : bool;
    if((kind_of_0(a_113)) == u32(6))
    {
        _S285 = (kind_of_0(b_64)) == u32(6);
    }
    else
    {
        _S285 = false;
    }
    if(_S285)
    {
        fail_1(&((*m_172)), u32(254));
    }
    return;
}

fn line_of_0( cell_19 : u32,  columns_1 : bool) -> u32
{
    var _S286 : u32;
    if(columns_1)
    {
        _S286 = (cell_19 & (u32(4095)));
    }
    else
    {
        _S286 = (((cell_19 >> (u32(12)))) & (u32(4095)));
    }
    return _S286;
}

fn matching_0( m_173 : ptr<function, Machine_0>,  a_114 : PatchView_0,  b_65 : PatchView_0,  columns_2 : bool) -> bool
{
    spend_0(&((*m_173)), (a_114.count_23 + b_65.count_23) / u32(2));
    if(failed_0((*m_173)))
    {
        return false;
    }
    var i_64 : u32 = u32(0);
    for(;;)
    {
        if(i_64 < u32(128))
        {
        }
        else
        {
            break;
        }
        arena_0[(*m_173).scratch_1 + i_64] = u32(0);
        i_64 = i_64 + u32(1);
    }
    i_64 = u32(0);
    for(;;)
    {
        if(i_64 < (a_114.count_23))
        {
        }
        else
        {
            break;
        }
        var at_21 : u32 = line_of_0(word_at_0(a_114.cells_10 + i_64), columns_2);
        arena_0[(*m_173).scratch_1 + ((at_21 >> (u32(5))))] = (arena_0[(*m_173).scratch_1 + ((at_21 >> (u32(5))))] | (((u32(1) << (((at_21 & (u32(31)))))))));
        i_64 = i_64 + u32(1);
    }
    i_64 = u32(0);
    for(;;)
    {
        if(i_64 < (b_65.count_23))
        {
        }
        else
        {
            break;
        }
        var at_22 : u32 = line_of_0(word_at_0(b_65.cells_10 + i_64), columns_2);
        if((((((word_at_0((*m_173).scratch_1 + ((at_22 >> (u32(5)))))) >> (((at_22 & (u32(31))))))) & (u32(1)))) != u32(0))
        {
            return true;
        }
        i_64 = i_64 + u32(1);
    }
    return false;
}

fn two_matching_0( m_174 : ptr<function, Machine_0>,  a_115 : u32,  b_66 : u32,  columns_3 : bool)
{
    check_two_0(&((*m_174)), a_115, b_66);
    var x_8 : PatchView_0 = patch_view_1(&((*m_174)), a_115);
    var y_8 : PatchView_0 = patch_view_1(&((*m_174)), b_66);
    if(failed_0((*m_174)))
    {
        return;
    }
    var found_4 : bool = matching_0(&((*m_174)), x_8, y_8, columns_3);
    new_bool_0(&((*m_174)), found_4);
    return;
}

fn op_hmatching_0( m_175 : ptr<function, Machine_0>,  a_116 : u32,  b_67 : u32)
{
    two_matching_0(&((*m_175)), a_116, b_67, false);
    return;
}

fn op_vmatching_0( m_176 : ptr<function, Machine_0>,  a_117 : u32,  b_68 : u32)
{
    two_matching_0(&((*m_176)), a_117, b_68, true);
    return;
}

fn distance_between_0( m_177 : ptr<function, Machine_0>,  a_118 : u32,  b_69 : u32) -> i32
{
    check_two_0(&((*m_177)), a_118, b_69);
    var x_9 : PatchView_0 = patch_view_1(&((*m_177)), a_118);
    var y_9 : PatchView_0 = patch_view_1(&((*m_177)), b_69);
    var _S287 : bool;
    if((x_9.count_23) == u32(0))
    {
        _S287 = true;
    }
    else
    {
        _S287 = (y_9.count_23) == u32(0);
    }
    if(_S287)
    {
        fail_1(&((*m_177)), u32(23));
    }
    if((max(x_9.count_23, y_9.count_23)) > u32(4096))
    {
        fail_1(&((*m_177)), u32(254));
    }
    spend_1(&((*m_177)), x_9.count_23 * y_9.count_23 / u32(4));
    if(failed_0((*m_177)))
    {
        return i32(2147483647);
    }
    var least_2 : i32 = i32(2147483647);
    var i_65 : u32 = u32(0);
    for(;;)
    {
        if(i_65 < (x_9.count_23))
        {
            _S287 = least_2 > i32(0);
        }
        else
        {
            _S287 = false;
        }
        if(_S287)
        {
        }
        else
        {
            break;
        }
        var _S288 : u32 = x_9.cells_10 + i_65;
        var _S289 : i32 = row_of_0(word_at_0(_S288));
        var _S290 : i32 = column_of_0(word_at_0(_S288));
        var k_2 : u32 = u32(0);
        for(;;)
        {
            if(k_2 < (y_9.count_23))
            {
            }
            else
            {
                break;
            }
            var other_3 : u32 = word_at_0(y_9.cells_10 + k_2);
            var _S291 : i32 = min(least_2, abs(row_of_0(other_3) - _S289) + abs(column_of_0(other_3) - _S290));
            var k_3 : u32 = k_2 + u32(1);
            least_2 = _S291;
            k_2 = k_3;
        }
        i_65 = i_65 + u32(1);
    }
    return least_2;
}

fn op_manhattan_0( m_178 : ptr<function, Machine_0>,  a_119 : u32,  b_70 : u32)
{
    var least_3 : i32 = distance_between_0(&((*m_178)), a_119, b_70);
    new_int_0(&((*m_178)), least_3);
    return;
}

fn op_adjacent_0( m_179 : ptr<function, Machine_0>,  a_120 : u32,  b_71 : u32)
{
    var least_4 : i32 = distance_between_0(&((*m_179)), a_120, b_71);
    new_bool_0(&((*m_179)), least_4 == i32(1));
    return;
}

fn op_bordering_0( m_180 : ptr<function, Machine_0>,  a_121 : u32,  b_72 : u32)
{
    var patch_15 : PatchView_0 = patch_view_1(&((*m_180)), a_121);
    if(failed_0((*m_180)))
    {
        return;
    }
    var bounds_0 : Bounds_0 = some_bounds_0(&((*m_180)), patch_15);
    var grid_11 : GridView_0 = grid_view_0(&((*m_180)), b_72);
    if(failed_0((*m_180)))
    {
        return;
    }
    var _S292 : GridView_0 = with_rows_0(&((*m_180)), grid_11);
    var _S293 : bool;
    if((bounds_0.top_5) == i32(0))
    {
        _S293 = true;
    }
    else
    {
        _S293 = (bounds_0.left_3) == i32(0);
    }
    if(_S293)
    {
        _S293 = true;
    }
    else
    {
        _S293 = (bounds_0.bottom_5) == (i32(grid_11.height_1) - i32(1));
    }
    if(_S293)
    {
        _S293 = true;
    }
    else
    {
        _S293 = (bounds_0.right_0) == (i32(grid_11.width_3) - i32(1));
    }
    new_bool_0(&((*m_180)), _S293);
    return;
}

fn PatchView_in_order_0( this_11 : PatchView_0) -> bool
{
    var _S294 : bool;
    if(this_11.is_set_1)
    {
        if(!this_11.coloured_1)
        {
            _S294 = true;
        }
        else
        {
            _S294 = (this_11.count_23) == u32(0);
        }
        if(_S294)
        {
            _S294 = true;
        }
        else
        {
            _S294 = (((word_at_0(this_11.cells_10)) ^ ((word_at_0(this_11.cells_10 + this_11.count_23 - u32(1)))))) <= u32(16777215);
        }
    }
    else
    {
        _S294 = false;
    }
    return _S294;
}

fn floor_mean_0( sum_0 : i32,  count_28 : i32) -> i32
{
    var _S295 : i32;
    if(sum_0 >= i32(0))
    {
        var _S296 : i32 = sum_0 / count_28;
        _S295 = _S296;
    }
    else
    {
        var _S297 : i32 = (count_28 - i32(1) - sum_0) / count_28;
        _S295 = - _S297;
    }
    return _S295;
}

fn op_centerofmass_0( m_181 : ptr<function, Machine_0>,  a_122 : u32)
{
    var patch_16 : PatchView_0 = patch_view_0(&((*m_181)), a_122);
    if(failed_0((*m_181)))
    {
        return;
    }
    if((patch_16.count_23) == u32(0))
    {
        new_empty_tuple_0(&((*m_181)));
        return;
    }
    spend_0(&((*m_181)), patch_16.count_23);
    var places_0 : CellList_0 = CellList_at_0((*m_181));
    places_0.start_0 = patch_16.cells_10;
    places_0.count_1 = patch_16.count_23;
    var _S298 : bool;
    if(patch_16.coloured_1)
    {
        _S298 = !PatchView_in_order_0(patch_16);
    }
    else
    {
        _S298 = false;
    }
    var i_66 : u32;
    if(_S298)
    {
        places_0.start_0 = (*m_181).scratch_1 + u32(1408);
        places_0.room_0 = u32(2680);
        if((patch_16.count_23) > u32(2680))
        {
            fail_0(&((*m_181)), u32(254));
        }
        if(failed_0((*m_181)))
        {
            return;
        }
        i_66 = u32(0);
        for(;;)
        {
            if(i_66 < (patch_16.count_23))
            {
            }
            else
            {
                break;
            }
            arena_0[places_0.start_0 + i_66] = ((word_at_0(patch_16.cells_10 + i_66)) & (u32(16777215)));
            i_66 = i_66 + u32(1);
        }
        sort_list_0(&(places_0));
    }
    i_66 = u32(0);
    var rows_2 : i32 = i32(0);
    var columns_4 : i32 = i32(0);
    for(;;)
    {
        if(i_66 < (places_0.count_1))
        {
        }
        else
        {
            break;
        }
        var rows_3 : i32 = rows_2 + row_of_0(word_at_0(places_0.start_0 + i_66));
        var columns_5 : i32 = columns_4 + column_of_0(word_at_0(places_0.start_0 + i_66));
        i_66 = i_66 + u32(1);
        rows_2 = rows_3;
        columns_4 = columns_5;
    }
    var count_29 : i32 = i32(patch_16.count_23);
    var _S299 : i32 = floor_mean_0(rows_2, count_29);
    var _S300 : i32 = floor_mean_0(columns_4, count_29);
    new_pair_1(&((*m_181)), _S299, _S300);
    return;
}

fn put_colours_0( m_182 : ptr<function, Machine_0>,  items_18 : u32,  all_7 : Tally_0,  count_30 : u32) -> u32
{
    var tally_4 : Tally_0 = all_7;
    var i_67 : u32 = u32(0);
    for(;;)
    {
        var _S301 : bool;
        if(!failed_0((*m_182)))
        {
            var _S302 : bool = Tally_next_1(&(tally_4));
            _S301 = _S302;
        }
        else
        {
            _S301 = false;
        }
        if(_S301)
        {
        }
        else
        {
            break;
        }
        if(i_67 < count_30)
        {
            start_item_0((*m_182), items_18, i_67);
            new_int_1(&((*m_182)), tally_4.key_1);
        }
        i_67 = i_67 + u32(1);
    }
    return i_67;
}

fn close_plain_1( m_183 : ptr<function, Machine_0>,  items_19 : u32,  kind_34 : u32,  count_31 : u32)
{
    if(failed_0((*m_183)))
    {
        return;
    }
    var i_68 : u32 = u32(0);
    var weight_6 : u32 = u32(1);
    for(;;)
    {
        if(i_68 < count_31)
        {
        }
        else
        {
            break;
        }
        var weight_7 : u32 = weight_6 + weight_of_0(item_at_0(items_19, i_68));
        i_68 = i_68 + u32(1);
        weight_6 = weight_7;
    }
    seal_1(&((*m_183)), items_19, kind_34, count_31, weight_6, (*m_183).cursor_0 - items_19 - u32(4));
    return;
}

fn colours_0( m_184 : ptr<function, Machine_0>,  a_123 : u32,  as_tuple_0 : bool)
{
    var tally_5 : Tally_0 = tally_of_0(&((*m_184)), a_123);
    if(failed_0((*m_184)))
    {
        return;
    }
    var count_32 : u32 = put_colours_0(&((*m_184)), u32(0), tally_5, u32(0));
    var items_20 : u32 = open_items_0(&((*m_184)), count_32);
    var _S303 : u32 = put_colours_0(&((*m_184)), items_20, tally_5, count_32);
    if(as_tuple_0)
    {
        close_tuple_0(&((*m_184)), items_20, count_32);
        return;
    }
    make_0(&((*m_184)), count_32 * u32(16));
    close_plain_1(&((*m_184)), items_20, u32(12), count_32);
    return;
}

fn op_palette_0( m_185 : ptr<function, Machine_0>,  a_124 : u32)
{
    colours_0(&((*m_185)), a_124, false);
    return;
}

fn op_numcolors_0( m_186 : ptr<function, Machine_0>,  a_125 : u32)
{
    var _S304 : Tally_0 = tally_of_1(&((*m_186)), a_125);
    var tally_6 : Tally_0 = _S304;
    if(failed_0((*m_186)))
    {
        return;
    }
    var count_33 : i32 = i32(0);
    for(;;)
    {
        var _S305 : bool = Tally_next_1(&(tally_6));
        if(_S305)
        {
        }
        else
        {
            break;
        }
        count_33 = count_33 + i32(1);
    }
    new_int_1(&((*m_186)), count_33);
    return;
}

fn colour_of_patch_0( m_187 : ptr<function, Machine_0>,  a_126 : u32) -> i32
{
    var patch_17 : PatchView_0 = patch_view_1(&((*m_187)), a_126);
    if((patch_17.count_23) == u32(0))
    {
        fail_1(&((*m_187)), u32(23));
    }
    if(failed_0((*m_187)))
    {
        return i32(0);
    }
    var cell_20 : u32 = word_at_0(patch_17.cells_10);
    var _S306 : i32;
    if(patch_17.coloured_1)
    {
        _S306 = colour_of_0(cell_20);
    }
    else
    {
        _S306 = row_of_0(cell_20);
    }
    return _S306;
}

fn op_color_0( m_188 : ptr<function, Machine_0>,  a_127 : u32)
{
    var colour_11 : i32 = colour_of_patch_0(&((*m_188)), a_127);
    new_int_0(&((*m_188)), colour_11);
    return;
}

fn with_rows_1( m_189 : ptr<function, Machine_0>,  grid_12 : GridView_0) -> GridView_0
{
    if((grid_12.height_1) == u32(0))
    {
        fail_1(&((*m_189)), u32(24));
    }
    return grid_12;
}

fn op_toobject_0( m_190 : ptr<function, Machine_0>,  a_128 : u32,  b_73 : u32)
{
    var patch_18 : PatchView_0 = patch_view_0(&((*m_190)), a_128);
    if(failed_0((*m_190)))
    {
        return;
    }
    var grid_13 : GridView_0 = grid_view_1(&((*m_190)), b_73);
    if(failed_0((*m_190)))
    {
        return;
    }
    var _S307 : GridView_0 = with_rows_1(&((*m_190)), grid_13);
    spend_0(&((*m_190)), patch_18.count_23);
    if(failed_0((*m_190)))
    {
        return;
    }
    var list_22 : CellList_0 = CellList_at_0((*m_190));
    var i_69 : u32 = u32(0);
    for(;;)
    {
        if(i_69 < (patch_18.count_23))
        {
        }
        else
        {
            break;
        }
        var cell_21 : u32 = word_at_0(patch_18.cells_10 + i_69);
        var row_17 : u32 = u32(row_of_0(cell_21));
        var column_7 : u32 = u32(column_of_0(cell_21));
        var _S308 : bool;
        if(row_17 < (grid_13.height_1))
        {
            _S308 = column_7 < (grid_13.width_3);
        }
        else
        {
            _S308 = false;
        }
        if(_S308)
        {
            CellList_push_0(&(list_22), (((cell_21 & (u32(16777215)))) | ((colour_bits_0(GridView_at_0(grid_13, row_17, column_7))))));
        }
        i_69 = i_69 + u32(1);
    }
    sort_cells_0(&((*m_190)), &(list_22));
    seal_cells_0(&((*m_190)), list_22, true);
    return;
}

fn op_asobject_0( m_191 : ptr<function, Machine_0>,  a_129 : u32)
{
    var grid_14 : GridView_0 = grid_view_1(&((*m_191)), a_129);
    if(failed_0((*m_191)))
    {
        return;
    }
    check_bounds_0(&((*m_191)), bounds_of_grid_0(grid_14));
    var _S309 : u32 = GridView_area_0(grid_14);
    spend_0(&((*m_191)), _S309);
    if(failed_0((*m_191)))
    {
        return;
    }
    var list_23 : CellList_0 = CellList_at_0((*m_191));
    var tally_7 : Tally_0 = Tally_of_cells_0(grid_14.cells_6, _S309);
    for(;;)
    {
        var _S310 : bool = Tally_next_1(&(tally_7));
        if(_S310)
        {
        }
        else
        {
            break;
        }
        push_colour_0(&(list_23), grid_14, tally_7.key_1, colour_bits_0(tally_7.key_1));
    }
    seal_cells_0(&((*m_191)), list_23, true);
    return;
}

fn turned_0( m_192 : ptr<function, Machine_0>,  a_130 : u32,  flip_rows_0 : bool,  flip_columns_0 : bool)
{
    var from_15 : GridView_0 = grid_view_1(&((*m_192)), a_130);
    if(failed_0((*m_192)))
    {
        return;
    }
    if((from_15.width_3) == u32(0))
    {
        new_empty_tuple_0(&((*m_192)));
        return;
    }
    var cells_12 : u32 = new_grid_0(&((*m_192)), from_15.width_3, from_15.height_1);
    if(cells_12 == u32(0))
    {
        return;
    }
    var to_6 : CellWriter_0 = CellWriter_to_0(cells_12);
    var i_70 : u32 = u32(0);
    for(;;)
    {
        if(i_70 < (from_15.width_3))
        {
        }
        else
        {
            break;
        }
        var _S311 : u32;
        if(flip_columns_0)
        {
            _S311 = from_15.width_3 - u32(1) - i_70;
        }
        else
        {
            _S311 = i_70;
        }
        var j_6 : u32 = u32(0);
        for(;;)
        {
            if(j_6 < (from_15.height_1))
            {
            }
            else
            {
                break;
            }
            var _S312 : u32;
            if(flip_rows_0)
            {
                _S312 = from_15.height_1 - u32(1) - j_6;
            }
            else
            {
                _S312 = j_6;
            }
            CellWriter_push_0(&(to_6), GridView_at_0(from_15, _S312, _S311));
            j_6 = j_6 + u32(1);
        }
        i_70 = i_70 + u32(1);
    }
    CellWriter_finish_0(&(to_6));
    return;
}

fn op_rot90_0( m_193 : ptr<function, Machine_0>,  a_131 : u32)
{
    turned_0(&((*m_193)), a_131, true, false);
    return;
}

fn same_grid_0( m_194 : ptr<function, Machine_0>,  a_132 : u32)
{
    var _S313 : GridView_0 = grid_view_0(&((*m_194)), a_132);
    var _S314 : u32 = copy_record_0(&((*m_194)), a_132);
    return;
}

fn flipped_0( m_195 : ptr<function, Machine_0>,  a_133 : u32,  rows_4 : bool,  columns_6 : bool)
{
    if((kind_of_0(a_133)) != u32(6))
    {
        same_grid_0(&((*m_195)), a_133);
        return;
    }
    var from_16 : GridView_0 = grid_view_1(&((*m_195)), a_133);
    var cells_13 : u32 = new_grid_0(&((*m_195)), from_16.height_1, from_16.width_3);
    if(cells_13 == u32(0))
    {
        return;
    }
    var to_7 : CellWriter_0 = CellWriter_to_0(cells_13);
    var i_71 : u32 = u32(0);
    for(;;)
    {
        if(i_71 < (from_16.height_1))
        {
        }
        else
        {
            break;
        }
        var _S315 : u32;
        if(rows_4)
        {
            _S315 = from_16.height_1 - u32(1) - i_71;
        }
        else
        {
            _S315 = i_71;
        }
        var start_14 : u32 = _S315 * from_16.width_3;
        if(columns_6)
        {
            var j_7 : u32 = from_16.width_3;
            for(;;)
            {
                if(j_7 > u32(0))
                {
                }
                else
                {
                    break;
                }
                CellWriter_push_0(&(to_7), cell_at_0(from_16.cells_6, start_14 + j_7 - u32(1)));
                j_7 = j_7 - u32(1);
            }
        }
        else
        {
            push_run_0(&(to_7), from_16.cells_6, start_14, from_16.width_3);
        }
        i_71 = i_71 + u32(1);
    }
    CellWriter_finish_0(&(to_7));
    return;
}

fn op_rot180_0( m_196 : ptr<function, Machine_0>,  a_134 : u32)
{
    flipped_0(&((*m_196)), a_134, true, true);
    return;
}

fn op_rot270_0( m_197 : ptr<function, Machine_0>,  a_135 : u32)
{
    turned_0(&((*m_197)), a_135, false, true);
    return;
}

fn same_grid_1( m_198 : ptr<function, Machine_0>,  a_136 : u32)
{
    var _S316 : GridView_0 = grid_view_1(&((*m_198)), a_136);
    var _S317 : u32 = copy_record_1(&((*m_198)), a_136);
    return;
}

fn fail_2( m_199 : ptr<function, Machine_0>,  reason_2 : u32)
{
    if(((*m_199).fault_0) == u32(0))
    {
        (*m_199).fault_0 = reason_2 + u32(1);
    }
    return;
}

fn grid_view_2( m_200 : ptr<function, Machine_0>,  record_28 : u32) -> GridView_0
{
    var view_4 : GridView_0;
    view_4.height_1 = u32(0);
    view_4.width_3 = u32(0);
    var _S318 : u32 = record_28 + u32(4);
    view_4.cells_6 = _S318;
    var kind_35 : u32 = kind_of_0(record_28);
    if(kind_35 == u32(6))
    {
        view_4.height_1 = word_at_0(record_28 + u32(1));
        view_4.width_3 = word_at_0(record_28 + u32(2));
        return view_4;
    }
    var rows_are_empty_2 : bool;
    if(kind_35 == u32(9))
    {
        rows_are_empty_2 = (word_at_0(record_28 + u32(1))) <= u32(256);
    }
    else
    {
        rows_are_empty_2 = false;
    }
    if(rows_are_empty_2)
    {
        var i_72 : u32 = u32(0);
        for(;;)
        {
            if(i_72 < (word_at_0(record_28 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var row_18 : u32 = record_28 + word_at_0(_S318 + i_72);
            var _S319 : bool;
            if(rows_are_empty_2)
            {
                _S319 = (kind_of_0(row_18)) == u32(9);
            }
            else
            {
                _S319 = false;
            }
            if(_S319)
            {
                rows_are_empty_2 = (word_at_0(row_18 + u32(1))) == u32(0);
            }
            else
            {
                rows_are_empty_2 = false;
            }
            i_72 = i_72 + u32(1);
        }
    }
    if(rows_are_empty_2)
    {
        view_4.height_1 = word_at_0(record_28 + u32(1));
    }
    else
    {
        fail_2(&((*m_200)), u32(4));
    }
    return view_4;
}

fn new_record_2( m_201 : ptr<function, Machine_0>,  kind_36 : u32,  a_137 : u32,  b_74 : u32,  words_8 : u32) -> u32
{
    if(((*m_201).fault_0) != u32(0))
    {
        return u32(0);
    }
    var at_23 : u32 = (*m_201).cursor_0;
    var _S320 : bool;
    if(words_8 > u32(1048576))
    {
        _S320 = true;
    }
    else
    {
        _S320 = (at_23 + u32(4) + words_8) > ((*m_201).end_0);
    }
    if(_S320)
    {
        fail_2(&((*m_201)), u32(254));
        return u32(0);
    }
    arena_0[at_23] = kind_36;
    arena_0[at_23 + u32(1)] = a_137;
    arena_0[at_23 + u32(2)] = b_74;
    arena_0[at_23 + u32(3)] = words_8;
    if(words_8 > u32(0))
    {
        arena_0[at_23 + u32(4) + words_8 - u32(1)] = u32(0);
    }
    (*m_201).cursor_0 = at_23 + u32(4) + words_8;
    return at_23;
}

fn spend_2( m_202 : ptr<function, Machine_0>,  units_2 : u32)
{
    if(((*m_202).fault_0) != u32(0))
    {
        return;
    }
    if(units_2 > ((*m_202).fuel_1))
    {
        (*m_202).fuel_1 = u32(0);
        fail_2(&((*m_202)), u32(30));
    }
    else
    {
        (*m_202).fuel_1 = (*m_202).fuel_1 - units_2;
    }
    return;
}

fn make_2( m_203 : ptr<function, Machine_0>,  bytes_3 : u32)
{
    if(((*m_203).fault_0) != u32(0))
    {
        return;
    }
    var all_8 : u32 = bytes_3 + u32(32);
    if(all_8 > ((*m_203).memory_1))
    {
        (*m_203).memory_1 = u32(0);
        fail_2(&((*m_203)), u32(31));
        return;
    }
    (*m_203).memory_1 = (*m_203).memory_1 - all_8;
    spend_2(&((*m_203)), all_8 / u32(16));
    return;
}

fn new_empty_rows_1( m_204 : ptr<function, Machine_0>,  count_34 : u32)
{
    if(count_34 == u32(0))
    {
        var _S321 : u32 = new_record_2(&((*m_204)), u32(9), u32(0), u32(1), u32(0));
        return;
    }
    make_2(&((*m_204)), count_34 * u32(16));
    var at_24 : u32 = new_record_2(&((*m_204)), u32(9), count_34, u32(1) + count_34, count_34 + count_34 * u32(4));
    if(at_24 == u32(0))
    {
        return;
    }
    var i_73 : u32 = u32(0);
    for(;;)
    {
        if(i_73 < count_34)
        {
        }
        else
        {
            break;
        }
        var start_15 : u32 = u32(4) + count_34 + i_73 * u32(4);
        arena_0[at_24 + u32(4) + i_73] = start_15;
        var _S322 : u32 = at_24 + start_15;
        arena_0[_S322] = u32(9);
        arena_0[_S322 + u32(1)] = u32(0);
        arena_0[_S322 + u32(2)] = u32(1);
        arena_0[_S322 + u32(3)] = u32(0);
        i_73 = i_73 + u32(1);
    }
    return;
}

fn new_grid_1( m_205 : ptr<function, Machine_0>,  height_4 : u32,  width_5 : u32) -> u32
{
    if(((*m_205).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S323 : bool;
    if(height_4 > u32(1048576))
    {
        _S323 = true;
    }
    else
    {
        _S323 = width_5 > u32(1048576);
    }
    if(_S323)
    {
        _S323 = true;
    }
    else
    {
        _S323 = (max(height_4 * width_5, height_4)) > u32(1048576);
    }
    if(_S323)
    {
        fail_2(&((*m_205)), u32(28));
        return u32(0);
    }
    var area_7 : u32 = height_4 * width_5;
    if(area_7 == u32(0))
    {
        new_empty_rows_1(&((*m_205)), height_4);
        return u32(0);
    }
    make_2(&((*m_205)), area_7);
    var at_25 : u32 = new_record_2(&((*m_205)), u32(6), height_4, width_5, (area_7 + u32(3)) / u32(4));
    var _S324 : u32;
    if(at_25 == u32(0))
    {
        _S324 = u32(0);
    }
    else
    {
        _S324 = at_25 + u32(4);
    }
    return _S324;
}

fn CellWriter_push_1( this_12 : ptr<function, CellWriter_0>,  value_8 : i32)
{
    (*this_12).word_0 = (((*this_12).word_0) | (((((u32(value_8) & (u32(255)))) << ((u32(8) * (*this_12).filled_0))))));
    var _S325 : u32 = (*this_12).filled_0 + u32(1);
    (*this_12).filled_0 = _S325;
    if(_S325 == u32(4))
    {
        arena_0[(*this_12).at_8] = (*this_12).word_0;
        (*this_12).at_8 = (*this_12).at_8 + u32(1);
        (*this_12).word_0 = u32(0);
        (*this_12).filled_0 = u32(0);
    }
    return;
}

fn push_run_1( to_8 : ptr<function, CellWriter_0>,  cells_14 : u32,  start_16 : u32,  count_35 : u32)
{
    var i_74 : u32 = u32(0);
    for(;;)
    {
        var _S326 : u32 = i_74 + u32(4);
        if(_S326 <= count_35)
        {
        }
        else
        {
            break;
        }
        var word_2 : u32 = four_cells_0(cells_14, start_16 + i_74);
        var shift_2 : u32 = u32(8) * (*to_8).filled_0;
        arena_0[(*to_8).at_8] = (((*to_8).word_0) | (((word_2 << (shift_2)))));
        (*to_8).at_8 = (*to_8).at_8 + u32(1);
        var _S327 : u32;
        if(shift_2 == u32(0))
        {
            _S327 = u32(0);
        }
        else
        {
            _S327 = (word_2 >> ((u32(32) - shift_2)));
        }
        (*to_8).word_0 = _S327;
        i_74 = _S326;
    }
    for(;;)
    {
        if(i_74 < count_35)
        {
        }
        else
        {
            break;
        }
        CellWriter_push_1(&((*to_8)), cell_at_0(cells_14, start_16 + i_74));
        i_74 = i_74 + u32(1);
    }
    return;
}

fn CellWriter_finish_1( this_13 : ptr<function, CellWriter_0>)
{
    if(((*this_13).filled_0) != u32(0))
    {
        arena_0[(*this_13).at_8] = (*this_13).word_0;
    }
    return;
}

fn flipped_1( m_206 : ptr<function, Machine_0>,  a_138 : u32,  rows_5 : bool,  columns_7 : bool)
{
    if((kind_of_0(a_138)) != u32(6))
    {
        same_grid_1(&((*m_206)), a_138);
        return;
    }
    var from_17 : GridView_0 = grid_view_2(&((*m_206)), a_138);
    var cells_15 : u32 = new_grid_1(&((*m_206)), from_17.height_1, from_17.width_3);
    if(cells_15 == u32(0))
    {
        return;
    }
    var to_9 : CellWriter_0 = CellWriter_to_0(cells_15);
    var i_75 : u32 = u32(0);
    for(;;)
    {
        if(i_75 < (from_17.height_1))
        {
        }
        else
        {
            break;
        }
        var _S328 : u32;
        if(rows_5)
        {
            _S328 = from_17.height_1 - u32(1) - i_75;
        }
        else
        {
            _S328 = i_75;
        }
        var start_17 : u32 = _S328 * from_17.width_3;
        if(columns_7)
        {
            var j_8 : u32 = from_17.width_3;
            for(;;)
            {
                if(j_8 > u32(0))
                {
                }
                else
                {
                    break;
                }
                CellWriter_push_1(&(to_9), cell_at_0(from_17.cells_6, start_17 + j_8 - u32(1)));
                j_8 = j_8 - u32(1);
            }
        }
        else
        {
            push_run_1(&(to_9), from_17.cells_6, start_17, from_17.width_3);
        }
        i_75 = i_75 + u32(1);
    }
    CellWriter_finish_1(&(to_9));
    return;
}

fn new_empty_tuple_2( m_207 : ptr<function, Machine_0>)
{
    var _S329 : u32 = new_record_0(&((*m_207)), u32(9), u32(0), u32(1), u32(0));
    return;
}

fn turned_1( m_208 : ptr<function, Machine_0>,  a_139 : u32,  flip_rows_1 : bool,  flip_columns_1 : bool)
{
    var from_18 : GridView_0 = grid_view_2(&((*m_208)), a_139);
    if(failed_0((*m_208)))
    {
        return;
    }
    if((from_18.width_3) == u32(0))
    {
        new_empty_tuple_2(&((*m_208)));
        return;
    }
    var cells_16 : u32 = new_grid_1(&((*m_208)), from_18.width_3, from_18.height_1);
    if(cells_16 == u32(0))
    {
        return;
    }
    var to_10 : CellWriter_0 = CellWriter_to_0(cells_16);
    var i_76 : u32 = u32(0);
    for(;;)
    {
        if(i_76 < (from_18.width_3))
        {
        }
        else
        {
            break;
        }
        var _S330 : u32;
        if(flip_columns_1)
        {
            _S330 = from_18.width_3 - u32(1) - i_76;
        }
        else
        {
            _S330 = i_76;
        }
        var j_9 : u32 = u32(0);
        for(;;)
        {
            if(j_9 < (from_18.height_1))
            {
            }
            else
            {
                break;
            }
            var _S331 : u32;
            if(flip_rows_1)
            {
                _S331 = from_18.height_1 - u32(1) - j_9;
            }
            else
            {
                _S331 = j_9;
            }
            CellWriter_push_1(&(to_10), GridView_at_0(from_18, _S331, _S330));
            j_9 = j_9 + u32(1);
        }
        i_76 = i_76 + u32(1);
    }
    CellWriter_finish_1(&(to_10));
    return;
}

fn some_bounds_1( m_209 : ptr<function, Machine_0>,  patch_19 : PatchView_0) -> Bounds_0
{
    var b_75 : Bounds_0 = bounds_of_0(patch_19);
    if(b_75.empty_0)
    {
        fail_0(&((*m_209)), u32(23));
    }
    return b_75;
}

fn mirrored_0( m_210 : ptr<function, Machine_0>,  a_140 : u32,  axis_0 : u32)
{
    var _S332 : bool;
    if(is_tuple_0(a_140))
    {
        var _S333 : bool = axis_0 == u32(0);
        if(_S333)
        {
            _S332 = true;
        }
        else
        {
            _S332 = axis_0 == u32(2);
        }
        if(_S332)
        {
            flipped_1(&((*m_210)), a_140, _S333, axis_0 == u32(2));
        }
        else
        {
            var _S334 : bool = axis_0 == u32(3);
            turned_1(&((*m_210)), a_140, _S334, _S334);
        }
        return;
    }
    var patch_20 : PatchView_0 = patch_view_0(&((*m_210)), a_140);
    if(failed_0((*m_210)))
    {
        return;
    }
    var _S335 : Bounds_0 = some_bounds_1(&((*m_210)), patch_20);
    spend_0(&((*m_210)), patch_20.count_23);
    if(failed_0((*m_210)))
    {
        return;
    }
    var list_24 : CellList_0 = CellList_at_0((*m_210));
    var i_77 : u32 = u32(0);
    for(;;)
    {
        if(i_77 < (patch_20.count_23))
        {
        }
        else
        {
            break;
        }
        var cell_22 : u32 = word_at_0(patch_20.cells_10 + i_77);
        var row_19 : i32 = row_of_0(cell_22);
        var column_8 : i32 = column_of_0(cell_22);
        var _S336 : Two_0 = two_0(_S335.top_5 + _S335.bottom_5 - row_19, column_8);
        var place_7 : Two_0;
        if(axis_0 == u32(1))
        {
            place_7 = two_0(column_8 - _S335.left_3 + _S335.top_5, row_19 - _S335.top_5 + _S335.left_3);
        }
        else
        {
            if(axis_0 == u32(2))
            {
                place_7 = two_0(row_19, _S335.left_3 + _S335.right_0 - column_8);
            }
            else
            {
                if(axis_0 == u32(3))
                {
                    place_7 = two_0(_S335.top_5 + _S335.right_0 - column_8, _S335.left_3 + _S335.bottom_5 - row_19);
                }
                else
                {
                    place_7 = _S336;
                }
            }
        }
        var _S337 : Two_0 = place_7;
        if(!fits_0(place_7.x_1))
        {
            _S332 = true;
        }
        else
        {
            _S332 = !fits_0(place_7.y_1);
        }
        if(_S332)
        {
            fail_0(&((*m_210)), u32(27));
        }
        CellList_push_0(&(list_24), (((cell_22 & (u32(4278190080)))) | ((pack_0(_S337.x_1, place_7.y_1)))));
        i_77 = i_77 + u32(1);
    }
    sort_cells_0(&((*m_210)), &(list_24));
    seal_cells_0(&((*m_210)), list_24, patch_20.coloured_1);
    return;
}

fn op_hmirror_0( m_211 : ptr<function, Machine_0>,  a_141 : u32)
{
    mirrored_0(&((*m_211)), a_141, u32(0));
    return;
}

fn op_vmirror_0( m_212 : ptr<function, Machine_0>,  a_142 : u32)
{
    mirrored_0(&((*m_212)), a_142, u32(2));
    return;
}

fn op_dmirror_0( m_213 : ptr<function, Machine_0>,  a_143 : u32)
{
    mirrored_0(&((*m_213)), a_143, u32(1));
    return;
}

fn op_cmirror_0( m_214 : ptr<function, Machine_0>,  a_144 : u32)
{
    mirrored_0(&((*m_214)), a_144, u32(3));
    return;
}

fn colour_view_1( m_215 : ptr<function, Machine_0>,  record_29 : u32) -> i32
{
    var value_9 : i32;
    if((kind_of_0(record_29)) == u32(2))
    {
        var _S338 : i32 = int_view_1(&((*m_215)), record_29);
        value_9 = _S338;
    }
    else
    {
        fail_1(&((*m_215)), u32(3));
        value_9 = i32(0);
    }
    var _S339 : bool;
    if(value_9 < i32(-128))
    {
        _S339 = true;
    }
    else
    {
        _S339 = value_9 > i32(127);
    }
    if(_S339)
    {
        fail_1(&((*m_215)), u32(3));
    }
    return value_9;
}

fn edit_grid_0( m_216 : ptr<function, Machine_0>,  from_19 : GridView_0) -> u32
{
    var _S340 : u32 = GridView_area_0(from_19);
    make_1(&((*m_216)), _S340);
    var words_9 : u32 = (_S340 + u32(3)) / u32(4);
    var at_26 : u32 = new_record_0(&((*m_216)), u32(6), from_19.height_1, from_19.width_3, words_9);
    if(at_26 == u32(0))
    {
        return u32(0);
    }
    var i_78 : u32 = u32(0);
    for(;;)
    {
        if(i_78 < words_9)
        {
        }
        else
        {
            break;
        }
        arena_0[at_26 + u32(4) + i_78] = word_at_0(from_19.cells_6 + i_78);
        i_78 = i_78 + u32(1);
    }
    return at_26 + u32(4);
}

fn put_cell_0( cells_17 : u32,  i_79 : u32,  value_10 : i32)
{
    var at_27 : u32 = cells_17 + ((i_79 >> (u32(2))));
    var shift_3 : u32 = u32(8) * ((i_79 & (u32(3))));
    arena_0[at_27] = ((((word_at_0(at_27)) & ((~((u32(255) << (shift_3))))))) | (((((u32(value_10) & (u32(255)))) << (shift_3)))));
    return;
}

fn stroke_0( cells_18 : u32,  height_5 : u32,  width_6 : u32,  patch_21 : PatchView_0,  moved_1 : Two_0,  hue_0 : i32,  ground_4 : i32)
{
    var i_80 : u32 = u32(0);
    for(;;)
    {
        if(i_80 < (patch_21.count_23))
        {
        }
        else
        {
            break;
        }
        var cell_23 : u32 = word_at_0(patch_21.cells_10 + i_80);
        var row_20 : u32 = u32(row_of_0(cell_23) + moved_1.x_1);
        var column_9 : u32 = u32(column_of_0(cell_23) + moved_1.y_1);
        var _S341 : bool;
        if(row_20 >= height_5)
        {
            _S341 = true;
        }
        else
        {
            _S341 = column_9 >= width_6;
        }
        if(_S341)
        {
            i_80 = i_80 + u32(1);
            continue;
        }
        var at_28 : u32 = row_20 * width_6 + column_9;
        var _S342 : bool;
        if(ground_4 == i32(1000))
        {
            _S342 = true;
        }
        else
        {
            _S342 = (cell_at_0(cells_18, at_28)) == ground_4;
        }
        if(_S342)
        {
            var _S343 : i32;
            if(hue_0 == i32(1000))
            {
                _S343 = colour_of_0(cell_23);
            }
            else
            {
                _S343 = hue_0;
            }
            put_cell_0(cells_18, at_28, _S343);
        }
        i_80 = i_80 + u32(1);
    }
    return;
}

fn painted_0( m_217 : ptr<function, Machine_0>,  a_145 : u32,  patch_22 : PatchView_0,  hue_1 : i32,  ground_5 : i32)
{
    if(failed_0((*m_217)))
    {
        return;
    }
    var on_0 : GridView_0 = grid_view_0(&((*m_217)), a_145);
    if((kind_of_0(a_145)) != u32(6))
    {
        if(!failed_0((*m_217)))
        {
            var _S344 : GridView_0 = with_rows_0(&((*m_217)), on_0);
        }
        var _S345 : u32 = copy_record_0(&((*m_217)), a_145);
        return;
    }
    spend_1(&((*m_217)), patch_22.count_23 / u32(2));
    var cells_19 : u32 = edit_grid_0(&((*m_217)), on_0);
    if(cells_19 != u32(0))
    {
        stroke_0(cells_19, on_0.height_1, on_0.width_3, patch_22, two_0(i32(0), i32(0)), hue_1, ground_5);
    }
    return;
}

fn op_fill_0( m_218 : ptr<function, Machine_0>,  a_146 : u32,  b_76 : u32,  c_3 : u32)
{
    var patch_23 : PatchView_0 = patch_view_1(&((*m_218)), c_3);
    var hue_2 : i32 = colour_view_1(&((*m_218)), b_76);
    painted_0(&((*m_218)), a_146, patch_23, hue_2, i32(1000));
    return;
}

fn object_view_0( m_219 : ptr<function, Machine_0>,  record_30 : u32) -> PatchView_0
{
    var view_5 : PatchView_0 = patch_view_1(&((*m_219)), record_30);
    var _S346 : bool;
    if(!view_5.coloured_1)
    {
        _S346 = (view_5.count_23) != u32(0);
    }
    else
    {
        _S346 = false;
    }
    if(_S346)
    {
        fail_1(&((*m_219)), u32(6));
    }
    return view_5;
}

fn op_paint_0( m_220 : ptr<function, Machine_0>,  a_147 : u32,  b_77 : u32)
{
    var patch_24 : PatchView_0 = object_view_0(&((*m_220)), b_77);
    painted_0(&((*m_220)), a_147, patch_24, i32(1000), i32(1000));
    return;
}

fn ground_of_0( m_221 : ptr<function, Machine_0>,  a_148 : u32,  needs_rows_0 : bool) -> i32
{
    if(failed_0((*m_221)))
    {
        return i32(0);
    }
    var on_1 : GridView_0 = grid_view_0(&((*m_221)), a_148);
    if(failed_0((*m_221)))
    {
        return i32(0);
    }
    if(needs_rows_0)
    {
        var _S347 : GridView_0 = with_rows_0(&((*m_221)), on_1);
    }
    var _S348 : i32 = background_0(&((*m_221)), on_1);
    return _S348;
}

fn op_underfill_0( m_222 : ptr<function, Machine_0>,  a_149 : u32,  b_78 : u32,  c_4 : u32)
{
    var patch_25 : PatchView_0 = patch_view_1(&((*m_222)), c_4);
    var hue_3 : i32 = colour_view_1(&((*m_222)), b_78);
    var ground_6 : i32 = ground_of_0(&((*m_222)), a_149, true);
    painted_0(&((*m_222)), a_149, patch_25, hue_3, ground_6);
    return;
}

fn op_underpaint_0( m_223 : ptr<function, Machine_0>,  a_150 : u32,  b_79 : u32)
{
    var patch_26 : PatchView_0 = object_view_0(&((*m_223)), b_79);
    var ground_7 : i32 = ground_of_0(&((*m_223)), a_150, true);
    painted_0(&((*m_223)), a_150, patch_26, i32(1000), ground_7);
    return;
}

fn factor_view_0( m_224 : ptr<function, Machine_0>,  record_31 : u32) -> u32
{
    var _S349 : i32 = int_view_1(&((*m_224)), record_31);
    var _S350 : i32 = max(_S349, i32(0));
    if(_S350 > i32(1048576))
    {
        fail_1(&((*m_224)), u32(28));
    }
    return u32(_S350);
}

fn times_0( a_151 : u32,  b_80 : u32) -> u32
{
    var _S351 : bool;
    if(a_151 != u32(0))
    {
        var _S352 : u32 = u32(16777215) / a_151;
        _S351 = b_80 > _S352;
    }
    else
    {
        _S351 = false;
    }
    var _S353 : u32;
    if(_S351)
    {
        _S353 = u32(16777215);
    }
    else
    {
        _S353 = a_151 * b_80;
    }
    return _S353;
}

fn new_grid_2( m_225 : ptr<function, Machine_0>,  height_6 : u32,  width_7 : u32) -> u32
{
    if(((*m_225).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S354 : bool;
    if(height_6 > u32(1048576))
    {
        _S354 = true;
    }
    else
    {
        _S354 = width_7 > u32(1048576);
    }
    if(_S354)
    {
        _S354 = true;
    }
    else
    {
        _S354 = (max(height_6 * width_7, height_6)) > u32(1048576);
    }
    if(_S354)
    {
        fail_0(&((*m_225)), u32(28));
        return u32(0);
    }
    var area_8 : u32 = height_6 * width_7;
    if(area_8 == u32(0))
    {
        new_empty_rows_0(&((*m_225)), height_6);
        return u32(0);
    }
    make_1(&((*m_225)), area_8);
    var at_29 : u32 = new_record_0(&((*m_225)), u32(6), height_6, width_7, (area_8 + u32(3)) / u32(4));
    var _S355 : u32;
    if(at_29 == u32(0))
    {
        _S355 = u32(0);
    }
    else
    {
        _S355 = at_29 + u32(4);
    }
    return _S355;
}

fn sized_grid_0( m_226 : ptr<function, Machine_0>,  height_7 : u32,  width_8 : u32) -> u32
{
    var _S356 : bool;
    if(height_7 > u32(1048576))
    {
        _S356 = true;
    }
    else
    {
        if(height_7 != u32(0))
        {
            var _S357 : u32 = u32(1048576) / height_7;
            _S356 = width_8 > _S357;
        }
        else
        {
            _S356 = false;
        }
    }
    if(_S356)
    {
        fail_1(&((*m_226)), u32(28));
    }
    var _S358 : u32;
    if(height_7 == u32(0))
    {
        _S358 = u32(0);
    }
    else
    {
        _S358 = width_8;
    }
    var _S359 : u32 = new_grid_2(&((*m_226)), height_7, _S358);
    return _S359;
}

fn grown_0( m_227 : ptr<function, Machine_0>,  a_152 : u32,  tall_0 : u32,  wide_0 : u32)
{
    if(failed_0((*m_227)))
    {
        return;
    }
    var from_20 : GridView_0 = grid_view_1(&((*m_227)), a_152);
    if(failed_0((*m_227)))
    {
        return;
    }
    var _S360 : u32 = times_0(from_20.height_1, tall_0);
    var _S361 : u32 = times_0(from_20.width_3, wide_0);
    var cells_20 : u32 = sized_grid_0(&((*m_227)), _S360, _S361);
    if(cells_20 == u32(0))
    {
        return;
    }
    var to_11 : CellWriter_0 = CellWriter_to_0(cells_20);
    var i_81 : u32 = u32(0);
    for(;;)
    {
        if(i_81 < (from_20.height_1))
        {
        }
        else
        {
            break;
        }
        var again_0 : u32 = u32(0);
        for(;;)
        {
            if(again_0 < tall_0)
            {
            }
            else
            {
                break;
            }
            var j_10 : u32 = u32(0);
            for(;;)
            {
                if(j_10 < (from_20.width_3))
                {
                }
                else
                {
                    break;
                }
                var _S362 : i32 = GridView_at_0(from_20, i_81, j_10);
                var k_4 : u32 = u32(0);
                for(;;)
                {
                    if(k_4 < wide_0)
                    {
                    }
                    else
                    {
                        break;
                    }
                    CellWriter_push_0(&(to_11), _S362);
                    k_4 = k_4 + u32(1);
                }
                j_10 = j_10 + u32(1);
            }
            again_0 = again_0 + u32(1);
        }
        i_81 = i_81 + u32(1);
    }
    CellWriter_finish_0(&(to_11));
    return;
}

fn op_hupscale_0( m_228 : ptr<function, Machine_0>,  a_153 : u32,  b_81 : u32)
{
    var _S363 : u32 = factor_view_0(&((*m_228)), b_81);
    grown_0(&((*m_228)), a_153, u32(1), _S363);
    return;
}

fn op_vupscale_0( m_229 : ptr<function, Machine_0>,  a_154 : u32,  b_82 : u32)
{
    var _S364 : u32 = factor_view_0(&((*m_229)), b_82);
    grown_0(&((*m_229)), a_154, _S364, u32(1));
    return;
}

fn factor_view_1( m_230 : ptr<function, Machine_0>,  record_32 : u32) -> u32
{
    var _S365 : i32 = int_view_1(&((*m_230)), record_32);
    var _S366 : i32 = max(_S365, i32(0));
    if(_S366 > i32(1048576))
    {
        fail_1(&((*m_230)), u32(28));
    }
    return u32(_S366);
}

fn grown_1( m_231 : ptr<function, Machine_0>,  a_155 : u32,  tall_1 : u32,  wide_1 : u32)
{
    if(failed_0((*m_231)))
    {
        return;
    }
    var from_21 : GridView_0 = grid_view_1(&((*m_231)), a_155);
    if(failed_0((*m_231)))
    {
        return;
    }
    var _S367 : u32 = times_0(from_21.height_1, tall_1);
    var _S368 : u32 = times_0(from_21.width_3, wide_1);
    var cells_21 : u32 = sized_grid_0(&((*m_231)), _S367, _S368);
    if(cells_21 == u32(0))
    {
        return;
    }
    var to_12 : CellWriter_0 = CellWriter_to_0(cells_21);
    var i_82 : u32 = u32(0);
    for(;;)
    {
        if(i_82 < (from_21.height_1))
        {
        }
        else
        {
            break;
        }
        var again_1 : u32 = u32(0);
        for(;;)
        {
            if(again_1 < tall_1)
            {
            }
            else
            {
                break;
            }
            var j_11 : u32 = u32(0);
            for(;;)
            {
                if(j_11 < (from_21.width_3))
                {
                }
                else
                {
                    break;
                }
                var _S369 : i32 = GridView_at_0(from_21, i_82, j_11);
                var k_5 : u32 = u32(0);
                for(;;)
                {
                    if(k_5 < wide_1)
                    {
                    }
                    else
                    {
                        break;
                    }
                    CellWriter_push_0(&(to_12), _S369);
                    k_5 = k_5 + u32(1);
                }
                j_11 = j_11 + u32(1);
            }
            again_1 = again_1 + u32(1);
        }
        i_82 = i_82 + u32(1);
    }
    CellWriter_finish_0(&(to_12));
    return;
}

fn op_upscale_0( m_232 : ptr<function, Machine_0>,  a_156 : u32,  b_83 : u32)
{
    if(is_tuple_0(a_156))
    {
        var factor_1 : u32 = factor_view_1(&((*m_232)), b_83);
        grown_1(&((*m_232)), a_156, factor_1, factor_1);
        return;
    }
    var patch_27 : PatchView_0 = patch_view_0(&((*m_232)), a_156);
    var factor_2 : i32 = int_view_0(&((*m_232)), b_83);
    if(failed_0((*m_232)))
    {
        return;
    }
    var bounds_1 : Bounds_0 = bounds_of_0(patch_27);
    if(bounds_1.empty_0)
    {
        new_empty_set_1(&((*m_232)));
        return;
    }
    if(!patch_27.coloured_1)
    {
        fail_0(&((*m_232)), u32(6));
        return;
    }
    if(factor_2 <= i32(0))
    {
        new_empty_set_1(&((*m_232)));
        return;
    }
    var _S370 : bool;
    if(factor_2 > i32(4096))
    {
        _S370 = true;
    }
    else
    {
        _S370 = !fits_0(Bounds_height_0(bounds_1) * factor_2 + bounds_1.top_5 - i32(1));
    }
    if(_S370)
    {
        _S370 = true;
    }
    else
    {
        _S370 = !fits_0(Bounds_width_0(bounds_1) * factor_2 + bounds_1.left_3 - i32(1));
    }
    if(_S370)
    {
        fail_0(&((*m_232)), u32(27));
        return;
    }
    var list_25 : CellList_0 = CellList_at_0((*m_232));
    var side_0 : u32 = u32(factor_2);
    if((patch_27.count_23) > (list_25.room_0))
    {
        _S370 = true;
    }
    else
    {
        var _S371 : u32 = side_0 * side_0;
        var _S372 : u32 = list_25.room_0 / patch_27.count_23;
        _S370 = _S371 > _S372;
    }
    if(_S370)
    {
        fail_0(&((*m_232)), u32(254));
        return;
    }
    make_1(&((*m_232)), side_0 * side_0 * patch_27.count_23 * u32(4));
    if(failed_0((*m_232)))
    {
        return;
    }
    var i_83 : u32 = u32(0);
    for(;;)
    {
        if(i_83 < (patch_27.count_23))
        {
        }
        else
        {
            break;
        }
        var cell_24 : u32 = word_at_0(patch_27.cells_10 + i_83);
        var _S373 : u32 = (((cell_24 & (u32(4278190080)))) | ((pack_0((row_of_0(cell_24) - bounds_1.top_5) * factor_2 + bounds_1.top_5, (column_of_0(cell_24) - bounds_1.left_3) * factor_2 + bounds_1.left_3))));
        var k_6 : u32 = u32(0);
        for(;;)
        {
            if(k_6 < side_0)
            {
            }
            else
            {
                break;
            }
            var j_12 : u32 = u32(0);
            for(;;)
            {
                if(j_12 < side_0)
                {
                }
                else
                {
                    break;
                }
                CellList_push_0(&(list_25), _S373 + ((k_6 << (u32(12)))) + j_12);
                j_12 = j_12 + u32(1);
            }
            k_6 = k_6 + u32(1);
        }
        i_83 = i_83 + u32(1);
    }
    sort_cells_0(&((*m_232)), &(list_25));
    seal_cells_0(&((*m_232)), list_25, true);
    return;
}

fn op_downscale_0( m_233 : ptr<function, Machine_0>,  a_157 : u32,  b_84 : u32)
{
    var from_22 : GridView_0 = grid_view_1(&((*m_233)), a_157);
    if(failed_0((*m_233)))
    {
        return;
    }
    var _S374 : GridView_0 = with_rows_1(&((*m_233)), from_22);
    var _S375 : i32 = int_view_0(&((*m_233)), b_84);
    var factor_3 : u32 = u32(abs(_S375));
    if(factor_3 == u32(0))
    {
        fail_0(&((*m_233)), u32(15));
    }
    if(failed_0((*m_233)))
    {
        return;
    }
    var _S376 : u32 = (from_22.height_1 - u32(1)) / factor_3;
    var height_8 : u32 = _S376 + u32(1);
    var width_9 : u32;
    if((from_22.width_3) == u32(0))
    {
        width_9 = u32(0);
    }
    else
    {
        var _S377 : u32 = (from_22.width_3 - u32(1)) / factor_3;
        width_9 = _S377 + u32(1);
    }
    var cells_22 : u32 = new_grid_0(&((*m_233)), height_8, width_9);
    if(cells_22 == u32(0))
    {
        return;
    }
    var to_13 : CellWriter_0 = CellWriter_to_0(cells_22);
    var i_84 : u32 = u32(0);
    for(;;)
    {
        if(i_84 < height_8)
        {
        }
        else
        {
            break;
        }
        var j_13 : u32 = u32(0);
        for(;;)
        {
            if(j_13 < width_9)
            {
            }
            else
            {
                break;
            }
            CellWriter_push_0(&(to_13), GridView_at_0(from_22, i_84 * factor_3, j_13 * factor_3));
            j_13 = j_13 + u32(1);
        }
        i_84 = i_84 + u32(1);
    }
    CellWriter_finish_0(&(to_13));
    return;
}

fn op_hconcat_0( m_234 : ptr<function, Machine_0>,  a_158 : u32,  b_85 : u32)
{
    var x_10 : GridView_0 = grid_view_1(&((*m_234)), a_158);
    var y_10 : GridView_0 = grid_view_1(&((*m_234)), b_85);
    if(failed_0((*m_234)))
    {
        return;
    }
    var _S378 : u32 = min(x_10.height_1, y_10.height_1);
    var cells_23 : u32 = sized_grid_0(&((*m_234)), _S378, x_10.width_3 + y_10.width_3);
    if(cells_23 == u32(0))
    {
        return;
    }
    var to_14 : CellWriter_0 = CellWriter_to_0(cells_23);
    var i_85 : u32 = u32(0);
    for(;;)
    {
        if(i_85 < _S378)
        {
        }
        else
        {
            break;
        }
        push_run_0(&(to_14), x_10.cells_6, i_85 * x_10.width_3, x_10.width_3);
        push_run_0(&(to_14), y_10.cells_6, i_85 * y_10.width_3, y_10.width_3);
        i_85 = i_85 + u32(1);
    }
    CellWriter_finish_0(&(to_14));
    return;
}

fn op_vconcat_0( m_235 : ptr<function, Machine_0>,  a_159 : u32,  b_86 : u32)
{
    var _S379 : bool;
    if((kind_of_0(a_159)) == u32(6))
    {
        _S379 = (kind_of_0(b_86)) == u32(6);
    }
    else
    {
        _S379 = false;
    }
    if(_S379)
    {
        _S379 = (word_at_0(a_159 + u32(2))) == (word_at_0(b_86 + u32(2)));
    }
    else
    {
        _S379 = false;
    }
    if(_S379)
    {
        var x_11 : GridView_0 = grid_view_1(&((*m_235)), a_159);
        var y_11 : GridView_0 = grid_view_1(&((*m_235)), b_86);
        var cells_24 : u32 = sized_grid_0(&((*m_235)), x_11.height_1 + y_11.height_1, x_11.width_3);
        if(cells_24 == u32(0))
        {
            return;
        }
        var to_15 : CellWriter_0 = CellWriter_to_0(cells_24);
        push_run_0(&(to_15), x_11.cells_6, u32(0), GridView_area_0(x_11));
        push_run_0(&(to_15), y_11.cells_6, u32(0), GridView_area_0(y_11));
        CellWriter_finish_0(&(to_15));
        return;
    }
    if(!is_tuple_0(a_159))
    {
        _S379 = true;
    }
    else
    {
        _S379 = !is_tuple_0(b_86);
    }
    if(_S379)
    {
        fail_0(&((*m_235)), u32(4));
        return;
    }
    var count_36 : u32 = length_of_0(a_159) + length_of_0(b_86);
    var items_21 : u32 = open_items_1(&((*m_235)), count_36);
    put_elements_1(&((*m_235)), items_21, u32(0), a_159);
    put_elements_1(&((*m_235)), items_21, length_of_0(a_159), b_86);
    close_tuple_1(&((*m_235)), items_21, count_36);
    return;
}

fn op_subgrid_0( m_236 : ptr<function, Machine_0>,  a_160 : u32,  b_87 : u32)
{
    var patch_28 : PatchView_0 = patch_set_view_0(&((*m_236)), a_160);
    if(failed_0((*m_236)))
    {
        return;
    }
    var bounds_2 : Bounds_0 = some_bounds_0(&((*m_236)), patch_28);
    var from_23 : GridView_0 = grid_view_0(&((*m_236)), b_87);
    if(!failed_0((*m_236)))
    {
        crop_to_0(&((*m_236)), from_23, two_0(bounds_2.top_5, bounds_2.left_3), two_0(Bounds_height_0(bounds_2), Bounds_width_0(bounds_2)));
    }
    return;
}

fn split_0( m_237 : ptr<function, Machine_0>,  a_161 : u32,  b_88 : u32,  of_rows_0 : bool)
{
    var from_24 : GridView_0 = grid_view_0(&((*m_237)), a_161);
    if(failed_0((*m_237)))
    {
        return;
    }
    var _S380 : GridView_0 = with_rows_0(&((*m_237)), from_24);
    var n_11 : i32 = int_view_1(&((*m_237)), b_88);
    if(n_11 == i32(0))
    {
        fail_1(&((*m_237)), u32(15));
    }
    if(n_11 > i32(4194304))
    {
        fail_1(&((*m_237)), u32(28));
    }
    var count_37 : u32 = u32(max(n_11, i32(0)));
    spend_1(&((*m_237)), count_37);
    if(failed_0((*m_237)))
    {
        return;
    }
    var length_16 : u32;
    if(of_rows_0)
    {
        length_16 = from_24.height_1;
    }
    else
    {
        length_16 = from_24.width_3;
    }
    var items_22 : u32 = open_items_0(&((*m_237)), count_37);
    var _S381 : bool = count_37 == u32(0);
    var piece_0 : u32;
    if(_S381)
    {
        piece_0 = u32(0);
    }
    else
    {
        var _S382 : u32 = length_16 / count_37;
        piece_0 = _S382;
    }
    var _S383 : u32;
    if(_S381)
    {
        _S383 = u32(0);
    }
    else
    {
        var _S384 : u32 = length_16 % count_37;
        var _S385 : i32;
        if(_S384 != u32(0))
        {
            _S385 = i32(1);
        }
        else
        {
            _S385 = i32(0);
        }
        _S383 = piece_0 + u32(_S385);
    }
    var i_86 : u32 = u32(0);
    for(;;)
    {
        var _S386 : bool;
        if(i_86 < count_37)
        {
            _S386 = !failed_0((*m_237));
        }
        else
        {
            _S386 = false;
        }
        if(_S386)
        {
        }
        else
        {
            break;
        }
        start_item_0((*m_237), items_22, i_86);
        var _S387 : u32 = i_86 * _S383;
        var _S388 : u32 = min(length_16, _S387);
        var _S389 : u32 = min(length_16, _S387 + piece_0);
        if(of_rows_0)
        {
            cut_0(&((*m_237)), from_24, _S388, _S389, u32(0), from_24.width_3);
        }
        else
        {
            cut_0(&((*m_237)), from_24, u32(0), from_24.height_1, _S388, _S389);
        }
        i_86 = i_86 + u32(1);
    }
    close_tuple_0(&((*m_237)), items_22, count_37);
    return;
}

fn op_hsplit_0( m_238 : ptr<function, Machine_0>,  a_162 : u32,  b_89 : u32)
{
    split_0(&((*m_238)), a_162, b_89, false);
    return;
}

fn op_vsplit_0( m_239 : ptr<function, Machine_0>,  a_163 : u32,  b_90 : u32)
{
    split_0(&((*m_239)), a_163, b_90, true);
    return;
}

fn op_cellwise_0( m_240 : ptr<function, Machine_0>,  a_164 : u32,  b_91 : u32,  c_5 : u32)
{
    var x_12 : GridView_0 = grid_view_1(&((*m_240)), a_164);
    if(failed_0((*m_240)))
    {
        return;
    }
    var _S390 : GridView_0 = with_rows_1(&((*m_240)), x_12);
    var y_12 : GridView_0 = grid_view_1(&((*m_240)), b_91);
    var _S391 : i32 = colour_view_0(&((*m_240)), c_5);
    var _S392 : bool;
    if(!failed_0((*m_240)))
    {
        _S392 = (x_12.width_3) > u32(0);
    }
    else
    {
        _S392 = false;
    }
    if(_S392)
    {
        if((y_12.height_1) < (x_12.height_1))
        {
            _S392 = true;
        }
        else
        {
            _S392 = (y_12.width_3) < (x_12.width_3);
        }
    }
    else
    {
        _S392 = false;
    }
    if(_S392)
    {
        fail_0(&((*m_240)), u32(18));
    }
    var cells_25 : u32 = new_grid_0(&((*m_240)), x_12.height_1, x_12.width_3);
    if(cells_25 == u32(0))
    {
        return;
    }
    var to_16 : CellWriter_0 = CellWriter_to_0(cells_25);
    var i_87 : u32 = u32(0);
    for(;;)
    {
        if(i_87 < (x_12.height_1))
        {
        }
        else
        {
            break;
        }
        var j_14 : u32 = u32(0);
        for(;;)
        {
            if(j_14 < (x_12.width_3))
            {
            }
            else
            {
                break;
            }
            var cell_25 : i32 = GridView_at_0(x_12, i_87, j_14);
            var _S393 : i32;
            if(cell_25 == (GridView_at_0(y_12, i_87, j_14)))
            {
                _S393 = cell_25;
            }
            else
            {
                _S393 = _S391;
            }
            CellWriter_push_0(&(to_16), _S393);
            j_14 = j_14 + u32(1);
        }
        i_87 = i_87 + u32(1);
    }
    CellWriter_finish_0(&(to_16));
    return;
}

fn same_grid_2( m_241 : ptr<function, Machine_0>,  a_165 : u32)
{
    var _S394 : GridView_0 = grid_view_0(&((*m_241)), a_165);
    var _S395 : u32 = copy_record_0(&((*m_241)), a_165);
    return;
}

fn edit_grid_1( m_242 : ptr<function, Machine_0>,  from_25 : GridView_0) -> u32
{
    var _S396 : u32 = GridView_area_0(from_25);
    make_1(&((*m_242)), _S396);
    var words_10 : u32 = (_S396 + u32(3)) / u32(4);
    var at_30 : u32 = new_record_0(&((*m_242)), u32(6), from_25.height_1, from_25.width_3, words_10);
    if(at_30 == u32(0))
    {
        return u32(0);
    }
    var i_88 : u32 = u32(0);
    for(;;)
    {
        if(i_88 < words_10)
        {
        }
        else
        {
            break;
        }
        arena_0[at_30 + u32(4) + i_88] = word_at_0(from_25.cells_6 + i_88);
        i_88 = i_88 + u32(1);
    }
    return at_30 + u32(4);
}

fn recoloured_0( m_243 : ptr<function, Machine_0>,  a_166 : u32,  old_0 : i32,  new_colour_0 : i32,  exchanged_0 : bool)
{
    var from_26 : GridView_0 = grid_view_1(&((*m_243)), a_166);
    var cells_26 : u32 = edit_grid_1(&((*m_243)), from_26);
    if(cells_26 == u32(0))
    {
        return;
    }
    var _S397 : u32 = four_of_0(old_0);
    var _S398 : u32 = four_of_0(new_colour_0);
    var _S399 : u32 = GridView_area_0(from_26);
    var i_89 : u32 = u32(0);
    for(;;)
    {
        if(i_89 < _S399)
        {
        }
        else
        {
            break;
        }
        var _S400 : u32 = cells_26 + ((i_89 >> (u32(2))));
        var word_3 : u32 = word_at_0(_S400);
        var to_y_0 : u32 = (((equal_bytes_0(word_3, _S397)) >> (u32(7)))) * u32(255);
        var to_x_0 : u32;
        if(exchanged_0)
        {
            to_x_0 = (((((equal_bytes_0(word_3, _S398)) >> (u32(7)))) * u32(255)) & ((~to_y_0)));
        }
        else
        {
            to_x_0 = u32(0);
        }
        arena_0[_S400] = (((((((word_3 & ((~((to_x_0 | (to_y_0))))))) | (((_S397 & (to_x_0)))))) | (((_S398 & (to_y_0)))))) & ((cells_left_0(_S399 - i_89))));
        i_89 = i_89 + u32(4);
    }
    return;
}

fn op_replace_0( m_244 : ptr<function, Machine_0>,  a_167 : u32,  b_92 : u32,  c_6 : u32)
{
    if((kind_of_0(a_167)) != u32(6))
    {
        same_grid_2(&((*m_244)), a_167);
        return;
    }
    var old_1 : i32 = sought_colour_0(b_92);
    var can_0 : bool;
    if((kind_of_0(c_6)) == u32(2))
    {
        can_0 = (sought_colour_0(c_6)) != i32(1000);
    }
    else
    {
        can_0 = false;
    }
    if(old_1 == i32(1000))
    {
        var _S401 : u32 = copy_record_0(&((*m_244)), a_167);
    }
    else
    {
        if(can_0)
        {
            recoloured_0(&((*m_244)), a_167, old_1, sought_colour_0(c_6), false);
        }
        else
        {
            if((count_colour_0(a_167 + u32(4), word_at_0(a_167 + u32(1)) * word_at_0(a_167 + u32(2)), old_1)) > u32(0))
            {
                fail_1(&((*m_244)), u32(3));
            }
            else
            {
                var _S402 : u32 = copy_record_0(&((*m_244)), a_167);
            }
        }
    }
    return;
}

fn op_switch_0( m_245 : ptr<function, Machine_0>,  a_168 : u32,  b_93 : u32,  c_7 : u32)
{
    var x_13 : i32 = colour_view_1(&((*m_245)), b_93);
    var y_13 : i32 = colour_view_1(&((*m_245)), c_7);
    if(failed_0((*m_245)))
    {
        return;
    }
    if((kind_of_0(a_168)) == u32(6))
    {
        recoloured_0(&((*m_245)), a_168, x_13, y_13, true);
    }
    else
    {
        same_grid_2(&((*m_245)), a_168);
    }
    return;
}

fn center_of_0( m_246 : ptr<function, Machine_0>,  patch_29 : PatchView_0) -> Two_0
{
    var b_94 : Bounds_0 = some_bounds_0(&((*m_246)), patch_29);
    return two_0(b_94.top_5 + Bounds_height_0(b_94) / i32(2), b_94.left_3 + Bounds_width_0(b_94) / i32(2));
}

fn op_center_0( m_247 : ptr<function, Machine_0>,  a_169 : u32)
{
    var patch_30 : PatchView_0 = patch_set_view_0(&((*m_247)), a_169);
    if(failed_0((*m_247)))
    {
        return;
    }
    var middle_1 : Two_0 = center_of_0(&((*m_247)), patch_30);
    new_pair_0(&((*m_247)), middle_1.x_1, middle_1.y_1);
    return;
}

fn op_position_0( m_248 : ptr<function, Machine_0>,  a_170 : u32,  b_95 : u32)
{
    var x_14 : PatchView_0 = patch_set_view_0(&((*m_248)), a_170);
    if(failed_0((*m_248)))
    {
        return;
    }
    var from_27 : Two_0 = center_of_0(&((*m_248)), x_14);
    var y_14 : PatchView_0 = patch_set_view_0(&((*m_248)), b_95);
    if(failed_0((*m_248)))
    {
        return;
    }
    var to_17 : Two_0 = center_of_0(&((*m_248)), y_14);
    var sideways_0 : i32;
    if((from_27.y_1) < (to_17.y_1))
    {
        sideways_0 = i32(1);
    }
    else
    {
        sideways_0 = i32(-1);
    }
    if((from_27.x_1) == (to_17.x_1))
    {
        new_pair_0(&((*m_248)), i32(0), sideways_0);
    }
    else
    {
        var _S403 : i32;
        if((from_27.x_1) < (to_17.x_1))
        {
            _S403 = i32(1);
        }
        else
        {
            _S403 = i32(-1);
        }
        if((from_27.y_1) == (to_17.y_1))
        {
            sideways_0 = i32(0);
        }
        new_pair_0(&((*m_248)), _S403, sideways_0);
    }
    return;
}

fn op_index_0( m_249 : ptr<function, Machine_0>,  a_171 : u32,  b_96 : u32)
{
    var from_28 : GridView_0 = grid_view_0(&((*m_249)), a_171);
    if(failed_0((*m_249)))
    {
        return;
    }
    var _S404 : GridView_0 = with_rows_0(&((*m_249)), from_28);
    var place_8 : Two_0 = exact_pair_0(&((*m_249)), b_96);
    if(failed_0((*m_249)))
    {
        return;
    }
    var _S405 : bool;
    if((place_8.x_1) >= i32(0))
    {
        _S405 = (place_8.y_1) >= i32(0);
    }
    else
    {
        _S405 = false;
    }
    if(_S405)
    {
        _S405 = u32(place_8.x_1) < (from_28.height_1);
    }
    else
    {
        _S405 = false;
    }
    if(_S405)
    {
        _S405 = u32(place_8.y_1) < (from_28.width_3);
    }
    else
    {
        _S405 = false;
    }
    if(_S405)
    {
        new_int_0(&((*m_249)), GridView_at_0(from_28, u32(place_8.x_1), u32(place_8.y_1)));
    }
    else
    {
        var _S406 : u32 = new_record_1(&((*m_249)), u32(0), u32(0), u32(0), u32(0));
    }
    return;
}

fn sized_grid_1( m_250 : ptr<function, Machine_0>,  height_9 : u32,  width_10 : u32) -> u32
{
    var _S407 : bool;
    if(height_9 > u32(1048576))
    {
        _S407 = true;
    }
    else
    {
        if(height_9 != u32(0))
        {
            var _S408 : u32 = u32(1048576) / height_9;
            _S407 = width_10 > _S408;
        }
        else
        {
            _S407 = false;
        }
    }
    if(_S407)
    {
        fail_1(&((*m_250)), u32(28));
    }
    var _S409 : u32;
    if(height_9 == u32(0))
    {
        _S409 = u32(0);
    }
    else
    {
        _S409 = width_10;
    }
    var _S410 : u32 = new_grid_2(&((*m_250)), height_9, _S409);
    return _S410;
}

fn fill_cells_0( cells_27 : u32,  count_38 : u32,  value_11 : i32)
{
    var word_4 : u32 = ((u32(value_11) & (u32(255)))) * u32(16843009);
    var whole_0 : u32 = (count_38 >> (u32(2)));
    var i_90 : u32 = u32(0);
    for(;;)
    {
        if(i_90 < whole_0)
        {
        }
        else
        {
            break;
        }
        arena_0[cells_27 + i_90] = word_4;
        i_90 = i_90 + u32(1);
    }
    var _S411 : u32 = (count_38 & (u32(3)));
    if(_S411 != u32(0))
    {
        arena_0[cells_27 + whole_0] = (word_4 & ((((u32(1) << ((u32(8) * _S411)))) - u32(1))));
    }
    return;
}

fn op_canvas_0( m_251 : ptr<function, Machine_0>,  value_12 : u32,  dimensions_0 : u32)
{
    var hue_4 : i32 = colour_view_1(&((*m_251)), value_12);
    var sides_4 : Two_0 = pair_view_1(&((*m_251)), dimensions_0);
    if(failed_0((*m_251)))
    {
        return;
    }
    var height_10 : u32 = u32(max(sides_4.x_1, i32(0)));
    var width_11 : u32 = u32(max(sides_4.y_1, i32(0)));
    var cells_28 : u32 = sized_grid_1(&((*m_251)), height_10, width_11);
    if(cells_28 != u32(0))
    {
        fill_cells_0(cells_28, height_10 * width_11, hue_4);
    }
    return;
}

fn op_corners_0( m_252 : ptr<function, Machine_0>,  a_172 : u32)
{
    var patch_31 : PatchView_0 = patch_view_0(&((*m_252)), a_172);
    if(failed_0((*m_252)))
    {
        return;
    }
    var b_97 : Bounds_0 = bounds_of_0(patch_31);
    if(b_97.empty_0)
    {
        var items_23 : u32 = open_items_1(&((*m_252)), u32(1));
        start_item_0((*m_252), items_23, u32(0));
        new_empty_tuple_0(&((*m_252)));
        close_set_1(&((*m_252)), items_23, u32(1));
        return;
    }
    var list_26 : CellList_0 = CellList_at_0((*m_252));
    CellList_push_0(&(list_26), pack_0(b_97.top_5, b_97.left_3));
    var _S412 : bool = (b_97.left_3) != (b_97.right_0);
    if(_S412)
    {
        CellList_push_0(&(list_26), pack_0(b_97.top_5, b_97.right_0));
    }
    if((b_97.top_5) != (b_97.bottom_5))
    {
        CellList_push_0(&(list_26), pack_0(b_97.bottom_5, b_97.left_3));
        if(_S412)
        {
            CellList_push_0(&(list_26), pack_0(b_97.bottom_5, b_97.right_0));
        }
    }
    seal_cells_0(&((*m_252)), list_26, false);
    return;
}

fn place_view_0( m_253 : ptr<function, Machine_0>,  record_33 : u32) -> Two_0
{
    var _S413 : Two_0 = two_0(i32(0), i32(0));
    var place_9 : Two_0;
    if((kind_of_0(record_33)) != u32(3))
    {
        fail_1(&((*m_253)), u32(2));
        place_9 = _S413;
    }
    else
    {
        place_9 = two_0(i32(word_at_0(record_33 + u32(1))), i32(word_at_0(record_33 + u32(2))));
    }
    var _S414 : bool;
    if(!fits_0(place_9.x_1))
    {
        _S414 = true;
    }
    else
    {
        _S414 = !fits_0(place_9.y_1);
    }
    if(_S414)
    {
        fail_1(&((*m_253)), u32(27));
    }
    return place_9;
}

fn segment_0( m_254 : ptr<function, Machine_0>,  a_173 : Two_0,  b_98 : Two_0)
{
    var swapped_0 : bool;
    if((a_173.x_1) > (b_98.x_1))
    {
        swapped_0 = true;
    }
    else
    {
        if((a_173.x_1) == (b_98.x_1))
        {
            swapped_0 = (a_173.y_1) > (b_98.y_1);
        }
        else
        {
            swapped_0 = false;
        }
    }
    var from_29 : Two_0;
    if(swapped_0)
    {
        from_29 = b_98;
    }
    else
    {
        from_29 = a_173;
    }
    var to_18 : Two_0;
    if(swapped_0)
    {
        to_18 = a_173;
    }
    else
    {
        to_18 = b_98;
    }
    var _S415 : Two_0 = from_29;
    var rows_6 : i32 = to_18.x_1 - from_29.x_1;
    var _S416 : Two_0 = from_29;
    var columns_8 : i32 = to_18.y_1 - from_29.y_1;
    if(rows_6 != i32(0))
    {
        swapped_0 = columns_8 != i32(0);
    }
    else
    {
        swapped_0 = false;
    }
    if(swapped_0)
    {
        swapped_0 = rows_6 != (abs(columns_8));
    }
    else
    {
        swapped_0 = false;
    }
    if(swapped_0)
    {
        new_empty_set_1(&((*m_254)));
        return;
    }
    var _S417 : i32;
    if(rows_6 > i32(0))
    {
        _S417 = i32(1);
    }
    else
    {
        _S417 = i32(0);
    }
    var _S418 : i32;
    if(columns_8 > i32(0))
    {
        _S418 = i32(1);
    }
    else
    {
        if(columns_8 < i32(0))
        {
            _S418 = i32(-1);
        }
        else
        {
            _S418 = i32(0);
        }
    }
    var list_27 : CellList_0 = CellList_at_0((*m_254));
    var n_12 : i32 = i32(0);
    for(;;)
    {
        if(n_12 <= (max(rows_6, abs(columns_8))))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&(list_27), pack_0(_S415.x_1 + _S417 * n_12, _S416.y_1 + _S418 * n_12));
        n_12 = n_12 + i32(1);
    }
    seal_cells_0(&((*m_254)), list_27, false);
    return;
}

fn op_connect_0( m_255 : ptr<function, Machine_0>,  a_174 : u32,  b_99 : u32)
{
    var from_30 : Two_0 = place_view_0(&((*m_255)), a_174);
    var to_19 : Two_0 = place_view_0(&((*m_255)), b_99);
    if(!failed_0((*m_255)))
    {
        segment_0(&((*m_255)), from_30, to_19);
    }
    return;
}

fn op_cover_0( m_256 : ptr<function, Machine_0>,  a_175 : u32,  b_100 : u32)
{
    var patch_32 : PatchView_0 = patch_view_1(&((*m_256)), b_100);
    var ground_8 : i32 = ground_of_0(&((*m_256)), a_175, false);
    painted_0(&((*m_256)), a_175, patch_32, ground_8, i32(1000));
    return;
}

fn op_trim_0( m_257 : ptr<function, Machine_0>,  a_176 : u32)
{
    var from_31 : GridView_0 = grid_view_0(&((*m_257)), a_176);
    if(failed_0((*m_257)))
    {
        return;
    }
    var _S419 : u32 = min(u32(1), from_31.height_1);
    var _S420 : u32 = min(u32(1), from_31.width_3);
    cut_0(&((*m_257)), from_31, _S419, max(_S419, from_31.height_1 - _S419), _S420, max(_S420, from_31.width_3 - _S420));
    return;
}

fn background_1( m_258 : ptr<function, Machine_0>,  grid_15 : GridView_0) -> i32
{
    var area_9 : u32 = GridView_area_0(grid_15);
    spend_0(&((*m_258)), area_9 / u32(8));
    if(area_9 == u32(0))
    {
        fail_0(&((*m_258)), u32(24));
    }
    if(failed_0((*m_258)))
    {
        return i32(0);
    }
    if((count_colour_0(grid_15.cells_6, area_9, i32(0)) * u32(2)) > area_9)
    {
        return i32(0);
    }
    var middle_2 : i32 = cell_at_0(grid_15.cells_6, area_9 / u32(2));
    if((count_colour_0(grid_15.cells_6, area_9, middle_2) * u32(2)) > area_9)
    {
        return middle_2;
    }
    return extreme_colour_0(Tally_of_cells_0(grid_15.cells_6, area_9), false);
}

fn ground_of_1( m_259 : ptr<function, Machine_0>,  a_177 : u32,  needs_rows_1 : bool) -> i32
{
    if(failed_0((*m_259)))
    {
        return i32(0);
    }
    var on_2 : GridView_0 = grid_view_1(&((*m_259)), a_177);
    if(failed_0((*m_259)))
    {
        return i32(0);
    }
    if(needs_rows_1)
    {
        var _S421 : GridView_0 = with_rows_1(&((*m_259)), on_2);
    }
    var _S422 : i32 = background_1(&((*m_259)), on_2);
    return _S422;
}

fn painted_1( m_260 : ptr<function, Machine_0>,  a_178 : u32,  patch_33 : PatchView_0,  hue_5 : i32,  ground_9 : i32)
{
    if(failed_0((*m_260)))
    {
        return;
    }
    var on_3 : GridView_0 = grid_view_1(&((*m_260)), a_178);
    if((kind_of_0(a_178)) != u32(6))
    {
        if(!failed_0((*m_260)))
        {
            var _S423 : GridView_0 = with_rows_1(&((*m_260)), on_3);
        }
        var _S424 : u32 = copy_record_1(&((*m_260)), a_178);
        return;
    }
    spend_0(&((*m_260)), patch_33.count_23 / u32(2));
    var cells_29 : u32 = edit_grid_1(&((*m_260)), on_3);
    if(cells_29 != u32(0))
    {
        stroke_0(cells_29, on_3.height_1, on_3.width_3, patch_33, two_0(i32(0), i32(0)), hue_5, ground_9);
    }
    return;
}

fn op_cover_1( m_261 : ptr<function, Machine_0>,  a_179 : u32,  b_101 : u32)
{
    var patch_34 : PatchView_0 = patch_view_0(&((*m_261)), b_101);
    var ground_10 : i32 = ground_of_1(&((*m_261)), a_179, false);
    painted_1(&((*m_261)), a_179, patch_34, ground_10, i32(1000));
    return;
}

fn object_view_1( m_262 : ptr<function, Machine_0>,  record_34 : u32) -> PatchView_0
{
    var view_6 : PatchView_0 = patch_view_1(&((*m_262)), record_34);
    var _S425 : bool;
    if(!view_6.coloured_1)
    {
        _S425 = (view_6.count_23) != u32(0);
    }
    else
    {
        _S425 = false;
    }
    if(_S425)
    {
        fail_1(&((*m_262)), u32(6));
    }
    return view_6;
}

fn exact_pair_1( m_263 : ptr<function, Machine_0>,  record_35 : u32) -> Two_0
{
    if((length_of_0(record_35)) != u32(2))
    {
        fail_1(&((*m_263)), u32(2));
    }
    var _S426 : Two_0 = pair_view_1(&((*m_263)), record_35);
    return _S426;
}

fn op_move_0( m_264 : ptr<function, Machine_0>,  a_180 : u32,  b_102 : u32,  c_8 : u32)
{
    var covered_0 : u32 = (*m_264).cursor_0;
    op_cover_1(&((*m_264)), a_180, b_102);
    var patch_35 : PatchView_0 = object_view_1(&((*m_264)), b_102);
    var _S427 : bool;
    if(failed_0((*m_264)))
    {
        _S427 = true;
    }
    else
    {
        _S427 = (patch_35.count_23) == u32(0);
    }
    if(_S427)
    {
        return;
    }
    var offset_1 : Two_0 = exact_pair_1(&((*m_264)), c_8);
    if(!failed_0((*m_264)))
    {
        _S427 = !can_move_0(patch_35, offset_1);
    }
    else
    {
        _S427 = false;
    }
    if(_S427)
    {
        fail_0(&((*m_264)), u32(27));
    }
    if(!patch_35.is_set_1)
    {
        fail_0(&((*m_264)), u32(254));
    }
    make_1(&((*m_264)), patch_35.count_23 * u32(4));
    spend_0(&((*m_264)), patch_35.count_23 / u32(16));
    spend_0(&((*m_264)), patch_35.count_23 / u32(2));
    var _S428 : u32 = covered_0 + u32(1);
    var _S429 : u32 = covered_0 + u32(2);
    make_1(&((*m_264)), word_at_0(_S428) * word_at_0(_S429));
    if(!failed_0((*m_264)))
    {
        stroke_0(covered_0 + u32(4), word_at_0(_S428), word_at_0(_S429), patch_35, offset_1, i32(1000), i32(1000));
    }
    return;
}

fn one_half_0( m_265 : ptr<function, Machine_0>,  a_181 : u32,  of_rows_1 : bool,  later_0 : bool)
{
    var from_32 : GridView_0 = grid_view_0(&((*m_265)), a_181);
    if(failed_0((*m_265)))
    {
        return;
    }
    var length_17 : u32;
    if(of_rows_1)
    {
        length_17 = from_32.height_1;
    }
    else
    {
        length_17 = from_32.width_3;
    }
    var start_18 : u32;
    if(later_0)
    {
        start_18 = (length_17 + u32(1)) / u32(2);
    }
    else
    {
        start_18 = u32(0);
    }
    var end_3 : u32;
    if(later_0)
    {
        end_3 = length_17;
    }
    else
    {
        end_3 = length_17 / u32(2);
    }
    if(of_rows_1)
    {
        cut_0(&((*m_265)), from_32, start_18, end_3, u32(0), from_32.width_3);
    }
    else
    {
        if(start_18 >= end_3)
        {
            new_empty_tuple_1(&((*m_265)));
        }
        else
        {
            cut_0(&((*m_265)), from_32, u32(0), from_32.height_1, start_18, end_3);
        }
    }
    return;
}

fn op_tophalf_0( m_266 : ptr<function, Machine_0>,  a_182 : u32)
{
    one_half_0(&((*m_266)), a_182, true, false);
    return;
}

fn op_bottomhalf_0( m_267 : ptr<function, Machine_0>,  a_183 : u32)
{
    one_half_0(&((*m_267)), a_183, true, true);
    return;
}

fn op_lefthalf_0( m_268 : ptr<function, Machine_0>,  a_184 : u32)
{
    one_half_0(&((*m_268)), a_184, false, false);
    return;
}

fn op_righthalf_0( m_269 : ptr<function, Machine_0>,  a_185 : u32)
{
    one_half_0(&((*m_269)), a_185, false, true);
    return;
}

fn place_view_1( m_270 : ptr<function, Machine_0>,  record_36 : u32) -> Two_0
{
    var _S430 : Two_0 = two_0(i32(0), i32(0));
    var place_10 : Two_0;
    if((kind_of_0(record_36)) != u32(3))
    {
        fail_0(&((*m_270)), u32(2));
        place_10 = _S430;
    }
    else
    {
        place_10 = two_0(i32(word_at_0(record_36 + u32(1))), i32(word_at_0(record_36 + u32(2))));
    }
    var _S431 : bool;
    if(!fits_0(place_10.x_1))
    {
        _S431 = true;
    }
    else
    {
        _S431 = !fits_0(place_10.y_1);
    }
    if(_S431)
    {
        fail_0(&((*m_270)), u32(27));
    }
    return place_10;
}

fn frontier_0( m_271 : ptr<function, Machine_0>,  a_186 : u32,  vertical_1 : bool)
{
    if((kind_of_0(a_186)) == u32(9))
    {
        fail_0(&((*m_271)), u32(254));
    }
    var _S432 : Two_0 = place_view_1(&((*m_271)), a_186);
    if(failed_0((*m_271)))
    {
        return;
    }
    var list_28 : CellList_0 = CellList_at_0((*m_271));
    var n_13 : i32 = i32(0);
    for(;;)
    {
        if(n_13 < i32(30))
        {
        }
        else
        {
            break;
        }
        var _S433 : u32;
        if(vertical_1)
        {
            _S433 = pack_0(n_13, _S432.y_1);
        }
        else
        {
            _S433 = pack_0(_S432.x_1, n_13);
        }
        CellList_push_0(&(list_28), _S433);
        n_13 = n_13 + i32(1);
    }
    seal_cells_0(&((*m_271)), list_28, false);
    return;
}

fn op_vfrontier_0( m_272 : ptr<function, Machine_0>,  a_187 : u32)
{
    frontier_0(&((*m_272)), a_187, true);
    return;
}

fn op_hfrontier_0( m_273 : ptr<function, Machine_0>,  a_188 : u32)
{
    frontier_0(&((*m_273)), a_188, false);
    return;
}

fn op_backdrop_0( m_274 : ptr<function, Machine_0>,  a_189 : u32)
{
    var patch_36 : PatchView_0 = patch_view_1(&((*m_274)), a_189);
    if(failed_0((*m_274)))
    {
        return;
    }
    var b_103 : Bounds_0 = bounds_of_0(patch_36);
    if(b_103.empty_0)
    {
        new_empty_set_0(&((*m_274)));
    }
    else
    {
        rectangle_0(&((*m_274)), b_103);
    }
    return;
}

fn op_delta_0( m_275 : ptr<function, Machine_0>,  a_190 : u32)
{
    var patch_37 : PatchView_0 = patch_view_0(&((*m_275)), a_190);
    if(failed_0((*m_275)))
    {
        return;
    }
    if((patch_37.count_23) == u32(0))
    {
        new_empty_set_1(&((*m_275)));
        return;
    }
    var _S434 : bool;
    if(!patch_37.coloured_1)
    {
        _S434 = is_tuple_0(a_190);
    }
    else
    {
        _S434 = false;
    }
    if(_S434)
    {
        fail_0(&((*m_275)), u32(9));
    }
    var b_104 : Bounds_0 = bounds_of_0(patch_37);
    var area_10 : u32 = u32(Bounds_height_0(b_104)) * u32(Bounds_width_0(b_104));
    spend_0(&((*m_275)), area_10);
    var places_1 : CellList_0 = CellList_at_0((*m_275));
    places_1.start_0 = patch_37.cells_10;
    places_1.count_1 = patch_37.count_23;
    if(!failed_0((*m_275)))
    {
        _S434 = !PatchView_in_order_0(patch_37);
    }
    else
    {
        _S434 = false;
    }
    var next_3 : u32;
    if(_S434)
    {
        places_1.start_0 = (*m_275).scratch_1 + u32(1408);
        places_1.room_0 = u32(2680);
        if((patch_37.count_23) > u32(2680))
        {
            fail_0(&((*m_275)), u32(254));
        }
        else
        {
            next_3 = u32(0);
            for(;;)
            {
                if(next_3 < (patch_37.count_23))
                {
                }
                else
                {
                    break;
                }
                arena_0[places_1.start_0 + next_3] = ((word_at_0(patch_37.cells_10 + next_3)) & (u32(16777215)));
                next_3 = next_3 + u32(1);
            }
        }
        if(!failed_0((*m_275)))
        {
            sort_list_0(&(places_1));
        }
    }
    var list_29 : CellList_0 = CellList_at_0((*m_275));
    if(area_10 > (list_29.room_0 + patch_37.count_23))
    {
        fail_0(&((*m_275)), u32(254));
    }
    if(failed_0((*m_275)))
    {
        return;
    }
    var row_21 : i32 = b_104.top_5;
    next_3 = u32(0);
    for(;;)
    {
        if(row_21 <= (b_104.bottom_5))
        {
        }
        else
        {
            break;
        }
        var column_10 : i32 = b_104.left_3;
        var next_4 : u32 = next_3;
        for(;;)
        {
            if(column_10 <= (b_104.right_0))
            {
            }
            else
            {
                break;
            }
            var place_11 : u32 = pack_0(row_21, column_10);
            if(next_4 < (places_1.count_1))
            {
                _S434 = (((word_at_0(places_1.start_0 + next_4)) & (u32(16777215)))) == place_11;
            }
            else
            {
                _S434 = false;
            }
            if(_S434)
            {
                next_4 = next_4 + u32(1);
            }
            else
            {
                CellList_push_0(&(list_29), place_11);
            }
            column_10 = column_10 + i32(1);
        }
        row_21 = row_21 + i32(1);
        next_3 = next_4;
    }
    seal_cells_0(&((*m_275)), list_29, false);
    return;
}

fn patch_set_view_1( m_276 : ptr<function, Machine_0>,  record_37 : u32) -> PatchView_0
{
    var _S435 : bool;
    if(is_tuple_0(record_37))
    {
        _S435 = (length_of_0(record_37)) != u32(0);
    }
    else
    {
        _S435 = false;
    }
    if(_S435)
    {
        fail_1(&((*m_276)), u32(5));
    }
    var _S436 : PatchView_0 = patch_view_1(&((*m_276)), record_37);
    return _S436;
}

fn center_of_1( m_277 : ptr<function, Machine_0>,  patch_38 : PatchView_0) -> Two_0
{
    var b_105 : Bounds_0 = some_bounds_0(&((*m_277)), patch_38);
    return two_0(b_105.top_5 + Bounds_height_0(b_105) / i32(2), b_105.left_3 + Bounds_width_0(b_105) / i32(2));
}

fn matching_1( m_278 : ptr<function, Machine_0>,  a_191 : PatchView_0,  b_106 : PatchView_0,  columns_9 : bool) -> bool
{
    spend_0(&((*m_278)), (a_191.count_23 + b_106.count_23) / u32(2));
    if(failed_0((*m_278)))
    {
        return false;
    }
    var i_91 : u32 = u32(0);
    for(;;)
    {
        if(i_91 < u32(128))
        {
        }
        else
        {
            break;
        }
        arena_0[(*m_278).scratch_1 + i_91] = u32(0);
        i_91 = i_91 + u32(1);
    }
    i_91 = u32(0);
    for(;;)
    {
        if(i_91 < (a_191.count_23))
        {
        }
        else
        {
            break;
        }
        var at_31 : u32 = line_of_0(word_at_0(a_191.cells_10 + i_91), columns_9);
        arena_0[(*m_278).scratch_1 + ((at_31 >> (u32(5))))] = (arena_0[(*m_278).scratch_1 + ((at_31 >> (u32(5))))] | (((u32(1) << (((at_31 & (u32(31)))))))));
        i_91 = i_91 + u32(1);
    }
    i_91 = u32(0);
    for(;;)
    {
        if(i_91 < (b_106.count_23))
        {
        }
        else
        {
            break;
        }
        var at_32 : u32 = line_of_0(word_at_0(b_106.cells_10 + i_91), columns_9);
        if((((((word_at_0((*m_278).scratch_1 + ((at_32 >> (u32(5)))))) >> (((at_32 & (u32(31))))))) & (u32(1)))) != u32(0))
        {
            return true;
        }
        i_91 = i_91 + u32(1);
    }
    return false;
}

struct Differences_0
{
     bits_1 : array<u32, i32(3)>,
};

fn Differences_none_0() -> Differences_0
{
    var d_1 : Differences_0;
    d_1.bits_1[i32(0)] = u32(0);
    d_1.bits_1[i32(1)] = u32(0);
    d_1.bits_1[i32(2)] = u32(0);
    return d_1;
}

fn Differences_set_0( this_14 : ptr<function, Differences_0>,  along_0 : i32)
{
    var bit_0 : u32 = u32(along_0 + i32(42) + i32(1));
    if(bit_0 < u32(96))
    {
        (*this_14).bits_1[(bit_0 >> (u32(5)))] = (((*this_14).bits_1[(bit_0 >> (u32(5)))]) | (((u32(1) << (((bit_0 & (u32(31)))))))));
    }
    return;
}

fn Differences_has_0( this_15 : Differences_0,  along_1 : i32) -> bool
{
    var bit_1 : u32 = u32(along_1 + i32(42) + i32(1));
    return (((((this_15.bits_1[(bit_1 >> (u32(5)))]) >> (((bit_1 & (u32(31))))))) & (u32(1)))) != u32(0);
}

fn op_gravitate_0( m_279 : ptr<function, Machine_0>,  a_192 : u32,  b_107 : u32)
{
    var along_2 : i32;
    var across_0 : i32;
    var x_15 : PatchView_0 = patch_set_view_1(&((*m_279)), a_192);
    var y_15 : PatchView_0 = patch_set_view_1(&((*m_279)), b_107);
    if(failed_0((*m_279)))
    {
        return;
    }
    var from_33 : Two_0 = center_of_1(&((*m_279)), x_15);
    var to_20 : Two_0 = center_of_1(&((*m_279)), y_15);
    var vertical_2 : bool = matching_1(&((*m_279)), x_15, y_15, true);
    if((max(x_15.count_23, y_15.count_23)) > u32(4096))
    {
        fail_0(&((*m_279)), u32(254));
    }
    spend_0(&((*m_279)), x_15.count_23 * y_15.count_23 / u32(2));
    if(failed_0((*m_279)))
    {
        return;
    }
    var _S437 : Differences_0 = Differences_none_0();
    var overlap_0 : Differences_0 = _S437;
    var beside_1 : Differences_0 = _S437;
    var i_92 : u32 = u32(0);
    for(;;)
    {
        if(i_92 < (x_15.count_23))
        {
        }
        else
        {
            break;
        }
        var _S438 : u32 = x_15.cells_10 + i_92;
        var _S439 : i32 = row_of_0(word_at_0(_S438));
        var _S440 : i32 = column_of_0(word_at_0(_S438));
        var k_7 : u32 = u32(0);
        for(;;)
        {
            if(k_7 < (y_15.count_23))
            {
            }
            else
            {
                break;
            }
            var cell_26 : u32 = word_at_0(y_15.cells_10 + k_7);
            var rows_7 : i32 = row_of_0(cell_26) - _S439;
            var columns_10 : i32 = column_of_0(cell_26) - _S440;
            if(vertical_2)
            {
                along_2 = rows_7;
            }
            else
            {
                along_2 = columns_10;
            }
            if(vertical_2)
            {
                across_0 = columns_10;
            }
            else
            {
                across_0 = rows_7;
            }
            if(across_0 == i32(0))
            {
                Differences_set_0(&(overlap_0), along_2);
                Differences_set_0(&(beside_1), along_2 - i32(1));
                Differences_set_0(&(beside_1), along_2 + i32(1));
            }
            else
            {
                if((abs(across_0)) == i32(1))
                {
                    Differences_set_0(&(beside_1), along_2);
                }
            }
            k_7 = k_7 + u32(1);
        }
        i_92 = i_92 + u32(1);
    }
    var _S441 : bool;
    if(vertical_2)
    {
        _S441 = (from_33.x_1) < (to_20.x_1);
    }
    else
    {
        _S441 = (from_33.y_1) < (to_20.y_1);
    }
    if(_S441)
    {
        along_2 = i32(1);
    }
    else
    {
        along_2 = i32(-1);
    }
    across_0 = i32(0);
    for(;;)
    {
        if(across_0 < i32(42))
        {
            var _S442 : i32 = across_0 * along_2;
            if(!Differences_has_0(beside_1, _S442))
            {
                _S441 = true;
            }
            else
            {
                _S441 = Differences_has_0(overlap_0, _S442);
            }
        }
        else
        {
            _S441 = false;
        }
        if(_S441)
        {
        }
        else
        {
            break;
        }
        across_0 = across_0 + i32(1);
    }
    var _S443 : i32;
    if(vertical_2)
    {
        _S443 = across_0 * along_2;
    }
    else
    {
        _S443 = i32(0);
    }
    if(vertical_2)
    {
        along_2 = i32(0);
    }
    else
    {
        along_2 = across_0 * along_2;
    }
    new_pair_1(&((*m_279)), _S443, along_2);
    return;
}

fn outline_0( m_280 : ptr<function, Machine_0>,  b_108 : Bounds_0)
{
    check_bounds_0(&((*m_280)), b_108);
    if(failed_0((*m_280)))
    {
        return;
    }
    var list_30 : CellList_0 = CellList_at_0((*m_280));
    var row_22 : i32 = b_108.top_5;
    for(;;)
    {
        if(row_22 <= (b_108.bottom_5))
        {
        }
        else
        {
            break;
        }
        var _S444 : bool;
        if(row_22 == (b_108.top_5))
        {
            _S444 = true;
        }
        else
        {
            _S444 = row_22 == (b_108.bottom_5);
        }
        var _S445 : i32;
        if(_S444)
        {
            _S445 = i32(1);
        }
        else
        {
            _S445 = max(b_108.right_0 - b_108.left_3, i32(1));
        }
        var column_11 : i32 = b_108.left_3;
        for(;;)
        {
            if(column_11 <= (b_108.right_0))
            {
            }
            else
            {
                break;
            }
            CellList_push_0(&(list_30), pack_0(row_22, column_11));
            column_11 = column_11 + _S445;
        }
        row_22 = row_22 + i32(1);
    }
    seal_cells_0(&((*m_280)), list_30, false);
    return;
}

fn outline_around_0( m_281 : ptr<function, Machine_0>,  a_193 : u32,  by_2 : i32)
{
    var patch_39 : PatchView_0 = patch_view_1(&((*m_281)), a_193);
    if(failed_0((*m_281)))
    {
        return;
    }
    var b_109 : Bounds_0 = some_bounds_0(&((*m_281)), patch_39);
    var top_9 : i32 = b_109.top_5 - by_2;
    var bottom_9 : i32 = b_109.bottom_5 + by_2;
    var left_7 : i32 = b_109.left_3 - by_2;
    var right_4 : i32 = b_109.right_0 + by_2;
    if(!failed_0((*m_281)))
    {
        outline_0(&((*m_281)), Bounds_from_0(min(top_9, bottom_9), min(left_7, right_4), max(top_9, bottom_9), max(left_7, right_4)));
    }
    return;
}

fn op_inbox_0( m_282 : ptr<function, Machine_0>,  a_194 : u32)
{
    outline_around_0(&((*m_282)), a_194, i32(-1));
    return;
}

fn op_outbox_0( m_283 : ptr<function, Machine_0>,  a_195 : u32)
{
    outline_around_0(&((*m_283)), a_195, i32(1));
    return;
}

fn op_box_0( m_284 : ptr<function, Machine_0>,  a_196 : u32)
{
    var patch_40 : PatchView_0 = patch_view_1(&((*m_284)), a_196);
    if(failed_0((*m_284)))
    {
        return;
    }
    var b_110 : Bounds_0 = bounds_of_0(patch_40);
    if(b_110.empty_0)
    {
        var _S446 : u32 = copy_record_0(&((*m_284)), a_196);
    }
    else
    {
        outline_0(&((*m_284)), b_110);
    }
    return;
}

fn op_shoot_0( m_285 : ptr<function, Machine_0>,  a_197 : u32,  b_111 : u32)
{
    var from_34 : Two_0 = place_view_0(&((*m_285)), a_197);
    var by_3 : Two_0 = place_view_0(&((*m_285)), b_111);
    if(failed_0((*m_285)))
    {
        return;
    }
    var end_4 : Two_0 = two_0(from_34.x_1 + i32(42) * by_3.x_1, from_34.y_1 + i32(42) * by_3.y_1);
    var _S447 : bool;
    if(fits_0(end_4.x_1))
    {
        _S447 = fits_0(end_4.y_1);
    }
    else
    {
        _S447 = false;
    }
    if(_S447)
    {
        segment_0(&((*m_285)), from_34, end_4);
    }
    else
    {
        if((by_3.x_1) == i32(0))
        {
            _S447 = true;
        }
        else
        {
            _S447 = (by_3.y_1) == i32(0);
        }
        if(_S447)
        {
            _S447 = true;
        }
        else
        {
            _S447 = (abs(by_3.x_1)) == (abs(by_3.y_1));
        }
        if(_S447)
        {
            fail_1(&((*m_285)), u32(27));
        }
        else
        {
            new_empty_set_0(&((*m_285)));
        }
    }
    return;
}

fn uniform_lines_0( m_286 : ptr<function, Machine_0>,  from_35 : GridView_0) -> vec2<u32>
{
    var rows_8 : u32 = (*m_286).scratch_1 + u32(1408);
    var _S448 : u32 = rows_8 + from_35.height_1;
    spend_0(&((*m_286)), GridView_area_0(from_35) / u32(2));
    if((from_35.height_1 + from_35.width_3) > u32(2680))
    {
        fail_0(&((*m_286)), u32(254));
    }
    var found_5 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    if(failed_0((*m_286)))
    {
        return found_5;
    }
    var j_15 : u32 = u32(0);
    for(;;)
    {
        if(j_15 < (from_35.width_3))
        {
        }
        else
        {
            break;
        }
        arena_0[_S448 + j_15] = u32(1);
        j_15 = j_15 + u32(1);
    }
    var i_93 : u32 = u32(0);
    for(;;)
    {
        if(i_93 < (from_35.height_1))
        {
        }
        else
        {
            break;
        }
        var _S449 : i32;
        if((from_35.width_3) == u32(0))
        {
            _S449 = i32(0);
        }
        else
        {
            _S449 = GridView_at_0(from_35, i_93, u32(0));
        }
        var uniform_0 : bool = true;
        j_15 = u32(0);
        for(;;)
        {
            if(j_15 < (from_35.width_3))
            {
            }
            else
            {
                break;
            }
            var cell_27 : i32 = GridView_at_0(from_35, i_93, j_15);
            if(uniform_0)
            {
                uniform_0 = cell_27 == _S449;
            }
            else
            {
                uniform_0 = false;
            }
            if(cell_27 != (GridView_at_0(from_35, u32(0), j_15)))
            {
                arena_0[_S448 + j_15] = u32(0);
            }
            j_15 = j_15 + u32(1);
        }
        var _S450 : i32;
        if(uniform_0)
        {
            _S450 = i32(1);
        }
        else
        {
            _S450 = i32(0);
        }
        arena_0[rows_8 + i_93] = u32(_S450);
        var _S451 : i32;
        if(uniform_0)
        {
            _S451 = i32(1);
        }
        else
        {
            _S451 = i32(0);
        }
        found_5[i32(0)] = found_5[i32(0)] + u32(_S451);
        i_93 = i_93 + u32(1);
    }
    j_15 = u32(0);
    for(;;)
    {
        if(j_15 < (from_35.width_3))
        {
        }
        else
        {
            break;
        }
        found_5[i32(1)] = found_5[i32(1)] + word_at_0(_S448 + j_15);
        j_15 = j_15 + u32(1);
    }
    return found_5;
}

fn put_line_0( m_287 : ptr<function, Machine_0>,  from_36 : GridView_0,  items_24 : u32,  placed_6 : ptr<function, u32>,  is_row_0 : bool,  at_33 : u32)
{
    var length_18 : u32;
    if(is_row_0)
    {
        length_18 = from_36.width_3;
    }
    else
    {
        length_18 = from_36.height_1;
    }
    start_item_0((*m_287), items_24, (*placed_6));
    (*placed_6) = (*placed_6) + u32(1);
    var record_38 : u32 = new_record_0(&((*m_287)), u32(11), length_18, u32(0), length_18);
    if(record_38 == u32(0))
    {
        return;
    }
    var _S452 : i32;
    if(is_row_0)
    {
        _S452 = GridView_at_0(from_36, at_33, u32(0));
    }
    else
    {
        _S452 = GridView_at_0(from_36, u32(0), at_33);
    }
    var _S453 : u32 = colour_bits_0(_S452);
    var k_8 : u32 = u32(0);
    for(;;)
    {
        if(k_8 < length_18)
        {
        }
        else
        {
            break;
        }
        var _S454 : u32;
        if(is_row_0)
        {
            _S454 = pack_0(i32(at_33), i32(k_8));
        }
        else
        {
            _S454 = pack_0(i32(k_8), i32(at_33));
        }
        arena_0[record_38 + u32(4) + k_8] = (_S453 | (_S454));
        k_8 = k_8 + u32(1);
    }
    return;
}

fn op_frontiers_0( m_288 : ptr<function, Machine_0>,  a_198 : u32)
{
    var j_16 : u32;
    var _S455 : bool;
    var from_37 : GridView_0 = grid_view_1(&((*m_288)), a_198);
    if(failed_0((*m_288)))
    {
        return;
    }
    var _S456 : GridView_0 = with_rows_1(&((*m_288)), from_37);
    var _S457 : bool;
    if((from_37.height_1) > u32(2047))
    {
        _S457 = true;
    }
    else
    {
        _S457 = (from_37.width_3) > u32(2047);
    }
    if(_S457)
    {
        fail_0(&((*m_288)), u32(27));
    }
    var found_6 : vec2<u32> = uniform_lines_0(&((*m_288)), from_37);
    if(failed_0((*m_288)))
    {
        return;
    }
    var rows_9 : u32 = (*m_288).scratch_1 + u32(1408);
    var _S458 : u32 = rows_9 + from_37.height_1;
    var count_39 : u32;
    if((from_37.width_3) == u32(0))
    {
        count_39 = u32(0);
    }
    else
    {
        count_39 = found_6.x + found_6.y;
    }
    var i_94 : u32 = u32(0);
    for(;;)
    {
        if(i_94 < count_39)
        {
        }
        else
        {
            break;
        }
        if(i_94 < (found_6.x))
        {
            j_16 = from_37.width_3;
        }
        else
        {
            j_16 = from_37.height_1;
        }
        make_1(&((*m_288)), j_16 * u32(4));
        i_94 = i_94 + u32(1);
    }
    if(count_39 == u32(0))
    {
        new_empty_set_1(&((*m_288)));
        return;
    }
    make_1(&((*m_288)), count_39 * u32(16));
    spend_0(&((*m_288)), (found_6.x * (u32(1) + from_37.width_3 / u32(2)) + found_6.y * (u32(1) + from_37.height_1 / u32(2))) * log_2_0(count_39));
    if(failed_0((*m_288)))
    {
        return;
    }
    var _S459 : u32 = GridView_area_0(from_37);
    var one_cell_0 : bool = _S459 == u32(1);
    if(one_cell_0)
    {
        count_39 = u32(1);
    }
    var items_25 : u32 = open_items_1(&((*m_288)), count_39);
    var placed_7 : u32 = u32(0);
    var tally_8 : Tally_0 = Tally_of_cells_0(from_37.cells_6, _S459);
    for(;;)
    {
        if(!failed_0((*m_288)))
        {
            _S457 = placed_7 < count_39;
        }
        else
        {
            _S457 = false;
        }
        var _S460 : bool;
        if(_S457)
        {
            var _S461 : bool = Tally_next_1(&(tally_8));
            _S460 = _S461;
        }
        else
        {
            _S460 = false;
        }
        if(_S460)
        {
        }
        else
        {
            break;
        }
        var row_23 : bool;
        if((word_at_0(rows_9)) != u32(0))
        {
            row_23 = (GridView_at_0(from_37, u32(0), u32(0))) == (tally_8.key_1);
        }
        else
        {
            row_23 = false;
        }
        var _S462 : bool;
        if((word_at_0(_S458)) != u32(0))
        {
            _S462 = (GridView_at_0(from_37, u32(0), u32(0))) == (tally_8.key_1);
        }
        else
        {
            _S462 = false;
        }
        var column_12 : bool;
        if(_S462)
        {
            column_12 = !one_cell_0;
        }
        else
        {
            column_12 = false;
        }
        var _S463 : bool;
        if(column_12)
        {
            _S463 = (from_37.height_1) == u32(1);
        }
        else
        {
            _S463 = false;
        }
        if(_S463)
        {
            put_line_0(&((*m_288)), from_37, items_25, &(placed_7), false, u32(0));
        }
        if(row_23)
        {
            put_line_0(&((*m_288)), from_37, items_25, &(placed_7), true, u32(0));
        }
        var _S464 : bool;
        if(column_12)
        {
            _S464 = (from_37.height_1) != u32(1);
        }
        else
        {
            _S464 = false;
        }
        if(_S464)
        {
            put_line_0(&((*m_288)), from_37, items_25, &(placed_7), false, u32(0));
        }
        j_16 = u32(1);
        for(;;)
        {
            if(j_16 < (from_37.width_3))
            {
            }
            else
            {
                break;
            }
            if((word_at_0(_S458 + j_16)) != u32(0))
            {
                _S455 = (GridView_at_0(from_37, u32(0), j_16)) == (tally_8.key_1);
            }
            else
            {
                _S455 = false;
            }
            if(_S455)
            {
                put_line_0(&((*m_288)), from_37, items_25, &(placed_7), false, j_16);
            }
            j_16 = j_16 + u32(1);
        }
        i_94 = u32(1);
        for(;;)
        {
            if(i_94 < (from_37.height_1))
            {
            }
            else
            {
                break;
            }
            if((word_at_0(rows_9 + i_94)) != u32(0))
            {
                _S455 = (GridView_at_0(from_37, i_94, u32(0))) == (tally_8.key_1);
            }
            else
            {
                _S455 = false;
            }
            if(_S455)
            {
                put_line_0(&((*m_288)), from_37, items_25, &(placed_7), true, i_94);
            }
            i_94 = i_94 + u32(1);
        }
    }
    close_plain_0(&((*m_288)), items_25, u32(12), count_39);
    return;
}

fn op_compress_0( m_289 : ptr<function, Machine_0>,  a_199 : u32)
{
    var from_38 : GridView_0 = grid_view_1(&((*m_289)), a_199);
    if(failed_0((*m_289)))
    {
        return;
    }
    if((from_38.width_3) == u32(0))
    {
        var _S465 : u32 = copy_record_1(&((*m_289)), a_199);
        return;
    }
    var found_7 : vec2<u32> = uniform_lines_0(&((*m_289)), from_38);
    var rows_10 : u32 = (*m_289).scratch_1 + u32(1408);
    var _S466 : u32 = rows_10 + from_38.height_1;
    var cells_30 : u32 = new_grid_0(&((*m_289)), from_38.height_1 - found_7.x, from_38.width_3 - found_7.y);
    if(cells_30 == u32(0))
    {
        return;
    }
    var to_21 : CellWriter_0 = CellWriter_to_0(cells_30);
    var i_95 : u32 = u32(0);
    for(;;)
    {
        if(i_95 < (from_38.height_1))
        {
        }
        else
        {
            break;
        }
        if((word_at_0(rows_10 + i_95)) == u32(0))
        {
            var j_17 : u32 = u32(0);
            for(;;)
            {
                if(j_17 < (from_38.width_3))
                {
                }
                else
                {
                    break;
                }
                if((word_at_0(_S466 + j_17)) == u32(0))
                {
                    CellWriter_push_0(&(to_21), GridView_at_0(from_38, i_95, j_17));
                }
                j_17 = j_17 + u32(1);
            }
        }
        i_95 = i_95 + u32(1);
    }
    CellWriter_finish_0(&(to_21));
    return;
}

fn op_o_g_0( m_290 : ptr<function, Machine_0>,  a_200 : u32,  b_112 : u32)
{
    var flags_0 : i32 = int_view_1(&((*m_290)), b_112);
    var _S467 : bool;
    if(flags_0 < i32(0))
    {
        _S467 = true;
    }
    else
    {
        _S467 = flags_0 > i32(7);
    }
    if(_S467)
    {
        fail_1(&((*m_290)), u32(20));
    }
    if(!failed_0((*m_290)))
    {
        cut_objects_0(&((*m_290)), a_200, ((flags_0 & (i32(4)))) != i32(0), ((flags_0 & (i32(2)))) != i32(0), ((flags_0 & (i32(1)))) != i32(0));
    }
    return;
}

fn op_p_g_0( m_291 : ptr<function, Machine_0>,  a_201 : u32)
{
    colours_0(&((*m_291)), a_201, true);
    return;
}

fn op_p_f_0( m_292 : ptr<function, Machine_0>,  a_202 : u32)
{
    colours_0(&((*m_292)), a_202, false);
    return;
}

fn position_of_0( m_293 : ptr<function, Machine_0>,  n_14 : i32,  length_19 : u32) -> u32
{
    var at_34 : i32;
    if(n_14 < i32(0))
    {
        at_34 = n_14 + i32(length_19);
    }
    else
    {
        at_34 = n_14;
    }
    var _S468 : bool;
    if(at_34 < i32(0))
    {
        _S468 = true;
    }
    else
    {
        _S468 = at_34 >= i32(length_19);
    }
    if(_S468)
    {
        fail_1(&((*m_293)), u32(19));
    }
    return u32(at_34);
}

fn nth_0( m_294 : ptr<function, Machine_0>,  a_203 : u32,  n_15 : i32)
{
    var length_20 : u32 = length_of_0(a_203);
    if(length_20 == u32(4294967295))
    {
        fail_1(&((*m_294)), u32(7));
    }
    var at_35 : u32 = position_of_0(&((*m_294)), n_15, length_20);
    if(!failed_0((*m_294)))
    {
        put_element_0(&((*m_294)), a_203, at_35);
    }
    return;
}

fn op_get_nth_t_0( m_295 : ptr<function, Machine_0>,  a_204 : u32,  b_113 : u32)
{
    if((length_of_0(a_204)) == u32(4294967295))
    {
        fail_1(&((*m_295)), u32(7));
    }
    var _S469 : i32 = int_view_1(&((*m_295)), b_113);
    nth_0(&((*m_295)), a_204, _S469);
    return;
}

fn op_get_nth_f_0( m_296 : ptr<function, Machine_0>,  a_205 : u32,  b_114 : u32)
{
    if((kind_of_0(a_205)) == u32(4))
    {
        fail_1(&((*m_296)), u32(254));
    }
    op_get_nth_t_0(&((*m_296)), a_205, b_114);
    return;
}

fn op_get_nth_by_key_t_0( m_297 : ptr<function, Machine_0>,  a_206 : u32,  b_115 : u32,  c_9 : u32)
{
    ask_rank_0((*m_297), c_9, a_206, b_115);
    return;
}

fn op_get_nth_by_key_f_0( m_298 : ptr<function, Machine_0>,  a_207 : u32,  b_116 : u32,  c_10 : u32)
{
    ask_rank_0((*m_298), c_10, a_207, b_116);
    return;
}

fn op_get_arg_rank_0( m_299 : ptr<function, Machine_0>,  a_208 : u32,  b_117 : u32,  c_11 : u32)
{
    ask_rank_0((*m_299), b_117, a_208, c_11);
    return;
}

fn op_get_val_rank_0( m_300 : ptr<function, Machine_0>,  a_209 : u32,  b_118 : u32,  c_12 : u32)
{
    ask_rank_0((*m_300), b_118, a_209, c_12);
    return;
}

fn same_1( m_301 : ptr<function, Machine_0>,  a_210 : u32,  b_119 : u32) -> bool
{
    if(same_words_0(a_210, b_119))
    {
        return true;
    }
    if(!may_be_same_0(a_210, b_119))
    {
        return false;
    }
    if(is_number_0(a_210))
    {
        return true;
    }
    var equal_6 : bool;
    if(is_plain_0(a_210))
    {
        equal_6 = is_plain_0(b_119);
    }
    else
    {
        equal_6 = false;
    }
    var unsure_1 : bool = !equal_6;
    var i_96 : u32 = u32(0);
    for(;;)
    {
        var _S470 : bool;
        if(i_96 < (length_of_0(a_210)))
        {
            _S470 = equal_6;
        }
        else
        {
            _S470 = false;
        }
        if(_S470)
        {
        }
        else
        {
            break;
        }
        var x_16 : u32 = item_at_0(a_210, i_96);
        var y_16 : u32 = item_at_0(b_119, i_96);
        if(same_words_0(x_16, y_16))
        {
            i_96 = i_96 + u32(1);
            continue;
        }
        var equal_7 : bool = may_be_same_0(x_16, y_16);
        var _S471 : bool;
        if(unsure_1)
        {
            _S471 = true;
        }
        else
        {
            if(equal_7)
            {
                _S471 = !is_number_0(x_16);
            }
            else
            {
                _S471 = false;
            }
        }
        equal_6 = equal_7;
        unsure_1 = _S471;
        i_96 = i_96 + u32(1);
    }
    if(unsure_1)
    {
        if(equal_6)
        {
            unsure_1 = true;
        }
        else
        {
            unsure_1 = !is_plain_0(a_210);
        }
        if(unsure_1)
        {
            unsure_1 = true;
        }
        else
        {
            unsure_1 = !is_plain_0(b_119);
        }
    }
    else
    {
        unsure_1 = false;
    }
    if(unsure_1)
    {
        fail_0(&((*m_301)), u32(254));
    }
    return equal_6;
}

fn position_of_1( m_302 : ptr<function, Machine_0>,  n_16 : i32,  length_21 : u32) -> u32
{
    var at_36 : i32;
    if(n_16 < i32(0))
    {
        at_36 = n_16 + i32(length_21);
    }
    else
    {
        at_36 = n_16;
    }
    var _S472 : bool;
    if(at_36 < i32(0))
    {
        _S472 = true;
    }
    else
    {
        _S472 = at_36 >= i32(length_21);
    }
    if(_S472)
    {
        fail_1(&((*m_302)), u32(19));
    }
    return u32(at_36);
}

fn common_0( m_303 : ptr<function, Machine_0>,  a_211 : u32,  which_2 : u32,  rank_1 : u32)
{
    var _S473 : bool;
    var at_37 : u32;
    var _S474 : bool;
    var _S475 : i32;
    var found_8 : u32;
    if(!is_tuple_0(a_211))
    {
        fail_0(&((*m_303)), u32(8));
        return;
    }
    var length_22 : u32 = length_of_0(a_211);
    make_1(&((*m_303)), length_22 * u32(16));
    var items_26 : u32 = open_items_1(&((*m_303)), length_22);
    put_elements_1(&((*m_303)), items_26, u32(0), a_211);
    if(length_22 > u32(2680))
    {
        fail_0(&((*m_303)), u32(254));
    }
    if(failed_0((*m_303)))
    {
        return;
    }
    var _S476 : u32 = (*m_303).scratch_1 + u32(1408);
    var i_97 : u32 = u32(0);
    var weight_8 : u32 = u32(0);
    for(;;)
    {
        if(i_97 < length_22)
        {
        }
        else
        {
            break;
        }
        var weight_9 : u32 = weight_8 + weight_of_0(item_at_0(items_26, i_97));
        i_97 = i_97 + u32(1);
        weight_8 = weight_9;
    }
    spend_0(&((*m_303)), weight_8 * log_2_0(length_22));
    i_97 = u32(0);
    var distinct_0 : u32 = u32(0);
    for(;;)
    {
        if(i_97 < length_22)
        {
            _S473 = !failed_0((*m_303));
        }
        else
        {
            _S473 = false;
        }
        if(_S473)
        {
        }
        else
        {
            break;
        }
        at_37 = u32(0);
        for(;;)
        {
            if(at_37 < i_97)
            {
                if((word_at_0(_S476 + at_37)) != u32(0))
                {
                    var _S477 : bool = same_1(&((*m_303)), item_at_0(items_26, at_37), item_at_0(items_26, i_97));
                    _S474 = _S477;
                }
                else
                {
                    _S474 = false;
                }
                _S474 = !_S474;
            }
            else
            {
                _S474 = false;
            }
            if(_S474)
            {
            }
            else
            {
                break;
            }
            at_37 = at_37 + u32(1);
        }
        arena_0[_S476 + i_97] = u32(0);
        arena_0[_S476 + at_37] = arena_0[_S476 + at_37] + u32(1);
        if(at_37 == i_97)
        {
            _S475 = i32(1);
        }
        else
        {
            _S475 = i32(0);
        }
        var distinct_1 : u32 = distinct_0 + u32(_S475);
        i_97 = i_97 + u32(1);
        distinct_0 = distinct_1;
    }
    if(which_2 == u32(2))
    {
        var n_17 : i32 = int_view_0(&((*m_303)), rank_1);
        var _S478 : u32 = position_of_1(&((*m_303)), n_17, distinct_0);
        at_37 = _S478;
    }
    else
    {
        if(length_22 == u32(0))
        {
            fail_0(&((*m_303)), u32(22));
        }
        at_37 = u32(0);
    }
    i_97 = u32(0);
    for(;;)
    {
        if(i_97 < length_22)
        {
            _S473 = !failed_0((*m_303));
        }
        else
        {
            _S473 = false;
        }
        if(_S473)
        {
        }
        else
        {
            found_8 = u32(0);
            break;
        }
        var _S479 : u32 = _S476 + i_97;
        if((word_at_0(_S479)) == u32(0))
        {
            i_97 = i_97 + u32(1);
            continue;
        }
        found_8 = u32(0);
        var before_0 : u32 = u32(0);
        for(;;)
        {
            if(found_8 < length_22)
            {
                _S474 = before_0 <= at_37;
            }
            else
            {
                _S474 = false;
            }
            var _S480 : bool;
            if(_S474)
            {
                _S480 = !failed_0((*m_303));
            }
            else
            {
                _S480 = false;
            }
            if(_S480)
            {
            }
            else
            {
                break;
            }
            var _S481 : u32 = _S476 + found_8;
            var _S482 : bool;
            if((word_at_0(_S481)) == u32(0))
            {
                _S482 = true;
            }
            else
            {
                _S482 = found_8 == i_97;
            }
            if(_S482)
            {
                found_8 = found_8 + u32(1);
                continue;
            }
            var more_1 : i32 = i32(word_at_0(_S481)) - i32(word_at_0(_S479));
            var before_1 : u32;
            if(more_1 == i32(0))
            {
                var _S483 : i32 = compare_0(&((*m_303)), item_at_0(items_26, found_8), item_at_0(items_26, i_97));
                if(_S483 < i32(0))
                {
                    _S475 = i32(1);
                }
                else
                {
                    _S475 = i32(0);
                }
                before_1 = before_0 + u32(_S475);
            }
            else
            {
                if((more_1 > i32(0)) == (which_2 == u32(0)))
                {
                    _S475 = i32(1);
                }
                else
                {
                    _S475 = i32(0);
                }
                before_1 = before_0 + u32(_S475);
            }
            before_0 = before_1;
            found_8 = found_8 + u32(1);
        }
        if(before_0 == at_37)
        {
            found_8 = i_97;
            break;
        }
        i_97 = i_97 + u32(1);
    }
    if(!failed_0((*m_303)))
    {
        slide_0(&((*m_303)), item_at_0(items_26, found_8), items_26);
    }
    return;
}

fn op_get_common_rank_0( m_304 : ptr<function, Machine_0>,  a_212 : u32,  b_120 : u32)
{
    common_0(&((*m_304)), a_212, u32(2), b_120);
    return;
}

fn op_get_color_rank_t_0( m_305 : ptr<function, Machine_0>,  a_213 : u32,  b_121 : u32)
{
    var _S484 : Tally_0 = tally_of_1(&((*m_305)), a_213);
    var tally_9 : Tally_0 = _S484;
    if(failed_0((*m_305)))
    {
        return;
    }
    var _S485 : u32 = (*m_305).scratch_1 + u32(1408);
    var length_23 : u32 = u32(0);
    for(;;)
    {
        var _S486 : bool = Tally_next_1(&(tally_9));
        if(_S486)
        {
        }
        else
        {
            break;
        }
        if(length_23 >= u32(1340))
        {
            fail_0(&((*m_305)), u32(254));
            return;
        }
        var _S487 : u32 = _S485 + u32(2) * length_23;
        arena_0[_S487] = u32(tally_9.key_1);
        arena_0[_S487 + u32(1)] = tally_9.count_21;
        length_23 = length_23 + u32(1);
    }
    var rank_2 : i32 = int_view_0(&((*m_305)), b_121);
    var _S488 : u32 = position_of_1(&((*m_305)), rank_2, length_23);
    if(failed_0((*m_305)))
    {
        return;
    }
    var i_98 : u32 = u32(0);
    for(;;)
    {
        if(i_98 < length_23)
        {
        }
        else
        {
            break;
        }
        var _S489 : u32 = _S485 + u32(2) * i_98;
        var _S490 : u32 = word_at_0(_S489 + u32(1));
        var k_9 : u32 = u32(0);
        var before_2 : u32 = u32(0);
        for(;;)
        {
            if(k_9 < length_23)
            {
            }
            else
            {
                break;
            }
            var other_4 : u32 = word_at_0(_S485 + u32(2) * k_9 + u32(1));
            var _S491 : bool;
            if(other_4 > _S490)
            {
                _S491 = true;
            }
            else
            {
                if(other_4 == _S490)
                {
                    _S491 = k_9 < i_98;
                }
                else
                {
                    _S491 = false;
                }
            }
            var _S492 : i32;
            if(_S491)
            {
                _S492 = i32(1);
            }
            else
            {
                _S492 = i32(0);
            }
            var before_3 : u32 = before_2 + u32(_S492);
            k_9 = k_9 + u32(1);
            before_2 = before_3;
        }
        if(before_2 == _S488)
        {
            new_int_1(&((*m_305)), i32(word_at_0(_S489)));
            return;
        }
        i_98 = i_98 + u32(1);
    }
    return;
}

fn op_get_color_rank_f_0( m_306 : ptr<function, Machine_0>,  a_214 : u32,  b_122 : u32)
{
    op_get_color_rank_t_0(&((*m_306)), a_214, b_122);
    return;
}

fn op_mir_rot_t_0( m_307 : ptr<function, Machine_0>,  a_215 : u32,  b_123 : u32)
{
    var k_10 : i32 = int_view_1(&((*m_307)), b_123);
    if(failed_0((*m_307)))
    {
        return;
    }
    var _S493 : bool;
    if(k_10 >= i32(0))
    {
        _S493 = k_10 <= i32(3);
    }
    else
    {
        _S493 = false;
    }
    if(_S493)
    {
        mirrored_0(&((*m_307)), a_215, u32(k_10));
    }
    else
    {
        var _S494 : bool = k_10 == i32(4);
        if(_S494)
        {
            _S493 = true;
        }
        else
        {
            _S493 = k_10 == i32(6);
        }
        if(_S493)
        {
            turned_0(&((*m_307)), a_215, _S494, k_10 == i32(6));
        }
        else
        {
            if(k_10 == i32(5))
            {
                flipped_0(&((*m_307)), a_215, true, true);
            }
            else
            {
                if(k_10 == i32(7))
                {
                    same_grid_2(&((*m_307)), a_215);
                }
                else
                {
                    fail_1(&((*m_307)), u32(20));
                }
            }
        }
    }
    return;
}

fn op_mir_rot_f_0( m_308 : ptr<function, Machine_0>,  a_216 : u32,  b_124 : u32)
{
    var k_11 : i32 = int_view_1(&((*m_308)), b_124);
    var _S495 : bool;
    if(k_11 < i32(0))
    {
        _S495 = true;
    }
    else
    {
        _S495 = k_11 > i32(3);
    }
    if(_S495)
    {
        fail_1(&((*m_308)), u32(20));
    }
    if(!failed_0((*m_308)))
    {
        mirrored_0(&((*m_308)), a_216, u32(k_11));
    }
    return;
}

fn op_difference_tuple_0( m_309 : ptr<function, Machine_0>,  a_217 : u32,  b_125 : u32)
{
    if(!is_tuple_0(a_217))
    {
        fail_1(&((*m_309)), u32(8));
    }
    else
    {
        if((length_of_0(b_125)) == u32(4294967295))
        {
            fail_1(&((*m_309)), u32(7));
        }
        else
        {
            ask_walk_0((*m_309), b_125, a_217);
        }
    }
    return;
}

fn one_of_four_0( m_310 : ptr<function, Machine_0>,  record_39 : u32) -> i32
{
    var which_3 : i32 = int_view_1(&((*m_310)), record_39);
    var _S496 : bool;
    if(which_3 < i32(0))
    {
        _S496 = true;
    }
    else
    {
        _S496 = which_3 > i32(3);
    }
    if(_S496)
    {
        fail_1(&((*m_310)), u32(20));
    }
    return which_3;
}

fn op_corner_0( m_311 : ptr<function, Machine_0>,  a_218 : u32,  b_126 : u32)
{
    var which_4 : i32 = one_of_four_0(&((*m_311)), b_126);
    if(!failed_0((*m_311)))
    {
        corner_of_0(&((*m_311)), a_218, which_4);
    }
    return;
}

fn op_col_row_0( m_312 : ptr<function, Machine_0>,  a_219 : u32,  b_127 : u32)
{
    var which_5 : i32 = one_of_four_0(&((*m_312)), b_127);
    if(!failed_0((*m_312)))
    {
        bound_1(&((*m_312)), a_219, which_5);
    }
    return;
}

fn op_f_ofcolor_0( m_313 : ptr<function, Machine_0>,  a_220 : u32,  b_128 : u32)
{
    op_ofcolor_0(&((*m_313)), a_220, b_128);
    return;
}

fn op_ascell_0( m_314 : ptr<function, Machine_0>,  a_221 : u32,  b_129 : u32)
{
    var place_12 : Two_0 = pair_view_1(&((*m_314)), a_221);
    var _S497 : bool;
    if(!fits_0(place_12.x_1))
    {
        _S497 = true;
    }
    else
    {
        _S497 = !fits_0(place_12.y_1);
    }
    if(_S497)
    {
        fail_1(&((*m_314)), u32(27));
    }
    var hue_6 : i32 = colour_view_1(&((*m_314)), b_129);
    if(!failed_0((*m_314)))
    {
        var _S498 : u32 = new_record_1(&((*m_314)), u32(4), ((colour_bits_0(hue_6)) | ((pack_0(place_12.x_1, place_12.y_1)))), u32(0), u32(0));
    }
    return;
}

fn op_toij_0( m_315 : ptr<function, Machine_0>,  a_222 : u32)
{
    if((kind_of_0(a_222)) != u32(4))
    {
        fail_1(&((*m_315)), u32(6));
    }
    else
    {
        var _S499 : u32 = a_222 + u32(1);
        new_pair_0(&((*m_315)), row_of_0(word_at_0(_S499)), column_of_0(word_at_0(_S499)));
    }
    return;
}

fn op_c_branch_0( m_316 : ptr<function, Machine_0>,  a_223 : u32,  b_130 : u32,  c_13 : u32)
{
    var _S500 : u32;
    if(truthy_0(a_223))
    {
        _S500 = b_130;
    }
    else
    {
        _S500 = c_13;
    }
    var _S501 : u32 = copy_record_0(&((*m_316)), _S500);
    return;
}

fn op_second_0( m_317 : ptr<function, Machine_0>,  a_224 : u32)
{
    nth_0(&((*m_317)), a_224, i32(1));
    return;
}

fn Dispatch_one_0( m_318 : ptr<function, Machine_0>,  op_0 : u32,  args_0 : vec4<u32>) -> bool
{
    switch(op_0)
    {
    case u32(0):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_identity_0(&((*m_318)), args_0.x);
        }
    case u32(1):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_add_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(2):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_subtract_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(3):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_multiply_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(4):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_divide_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(5):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_invert_0(&((*m_318)), args_0.x);
        }
    case u32(6):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_even_0(&((*m_318)), args_0.x);
        }
    case u32(7):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_double_0(&((*m_318)), args_0.x);
        }
    case u32(8):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_halve_0(&((*m_318)), args_0.x);
        }
    case u32(9):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_flip_0(&((*m_318)), args_0.x);
        }
    case u32(10):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_equality_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(11):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_contained_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(12):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_combine_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(13):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_intersection_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(14):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_difference_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(16):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_order_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(18):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_greater_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(19):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_size_0(&((*m_318)), args_0.x);
        }
    case u32(20):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_merge_0(&((*m_318)), args_0.x);
        }
    case u32(21):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_maximum_0(&((*m_318)), args_0.x);
        }
    case u32(22):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_minimum_0(&((*m_318)), args_0.x);
        }
    case u32(23):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_valmax_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(24):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_valmin_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(25):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_argmax_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(26):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_argmin_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(29):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_initset_0(&((*m_318)), args_0.x);
        }
    case u32(30):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_both_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(31):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_either_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(32):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_increment_0(&((*m_318)), args_0.x);
        }
    case u32(33):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_decrement_0(&((*m_318)), args_0.x);
        }
    case u32(34):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_crement_0(&((*m_318)), args_0.x);
        }
    case u32(35):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_sign_0(&((*m_318)), args_0.x);
        }
    case u32(36):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_positive_0(&((*m_318)), args_0.x);
        }
    case u32(37):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_toivec_0(&((*m_318)), args_0.x);
        }
    case u32(38):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_tojvec_0(&((*m_318)), args_0.x);
        }
    case u32(39):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_sfilter_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(41):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_extract_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(42):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_totuple_0(&((*m_318)), args_0.x);
        }
    case u32(43):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_first_0(&((*m_318)), args_0.x);
        }
    case u32(44):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_last_0(&((*m_318)), args_0.x);
        }
    case u32(46):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_remove_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(52):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_branch_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(60):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_apply_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(62):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_mapply_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(66):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_mostcolor_0(&((*m_318)), args_0.x);
        }
    case u32(67):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_leastcolor_0(&((*m_318)), args_0.x);
        }
    case u32(68):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_height_0(&((*m_318)), args_0.x);
        }
    case u32(69):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_width_0(&((*m_318)), args_0.x);
        }
    case u32(70):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_shape_0(&((*m_318)), args_0.x);
        }
    case u32(71):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_portrait_0(&((*m_318)), args_0.x);
        }
    case u32(72):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_colorcount_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(73):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_colorfilter_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(74):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_sizefilter_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(75):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_asindices_0(&((*m_318)), args_0.x);
        }
    case u32(76):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_ofcolor_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(77):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_ulcorner_0(&((*m_318)), args_0.x);
        }
    case u32(78):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_urcorner_0(&((*m_318)), args_0.x);
        }
    case u32(79):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_llcorner_0(&((*m_318)), args_0.x);
        }
    case u32(80):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_lrcorner_0(&((*m_318)), args_0.x);
        }
    case u32(81):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_crop_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(82):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_toindices_0(&((*m_318)), args_0.x);
        }
    case u32(83):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_recolor_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(84):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_shift_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(85):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_normalize_0(&((*m_318)), args_0.x);
        }
    case u32(86):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_dneighbors_0(&((*m_318)), args_0.x);
        }
    case u32(87):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_ineighbors_0(&((*m_318)), args_0.x);
        }
    case u32(88):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_neighbors_0(&((*m_318)), args_0.x);
        }
    case u32(89):
        {
            spend_call_0(&((*m_318)), u32(16));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_objects_0(&((*m_318)), args_0.x, args_0.y, args_0.z, args_0.w);
        }
    case u32(90):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_partition_0(&((*m_318)), args_0.x);
        }
    case u32(91):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_fgpartition_0(&((*m_318)), args_0.x);
        }
    case u32(92):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_uppermost_0(&((*m_318)), args_0.x);
        }
    case u32(93):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_lowermost_0(&((*m_318)), args_0.x);
        }
    case u32(94):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_leftmost_0(&((*m_318)), args_0.x);
        }
    case u32(95):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_rightmost_0(&((*m_318)), args_0.x);
        }
    case u32(96):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_square_0(&((*m_318)), args_0.x);
        }
    case u32(97):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_vline_0(&((*m_318)), args_0.x);
        }
    case u32(98):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_hline_0(&((*m_318)), args_0.x);
        }
    case u32(99):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_hmatching_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(100):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_vmatching_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(101):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_manhattan_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(102):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_adjacent_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(103):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_bordering_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(104):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_centerofmass_0(&((*m_318)), args_0.x);
        }
    case u32(105):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_palette_0(&((*m_318)), args_0.x);
        }
    case u32(106):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_numcolors_0(&((*m_318)), args_0.x);
        }
    case u32(107):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_color_0(&((*m_318)), args_0.x);
        }
    case u32(108):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_toobject_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(109):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_asobject_0(&((*m_318)), args_0.x);
        }
    case u32(110):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_rot90_0(&((*m_318)), args_0.x);
        }
    case u32(111):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_rot180_0(&((*m_318)), args_0.x);
        }
    case u32(112):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_rot270_0(&((*m_318)), args_0.x);
        }
    case u32(113):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_hmirror_0(&((*m_318)), args_0.x);
        }
    case u32(114):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_vmirror_0(&((*m_318)), args_0.x);
        }
    case u32(115):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_dmirror_0(&((*m_318)), args_0.x);
        }
    case u32(116):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_cmirror_0(&((*m_318)), args_0.x);
        }
    case u32(117):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_fill_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(118):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_paint_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(119):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_underfill_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(120):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_underpaint_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(121):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_hupscale_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(122):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_vupscale_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(123):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_upscale_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(124):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_downscale_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(125):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_hconcat_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(126):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_vconcat_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(127):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_subgrid_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(128):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_hsplit_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(129):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_vsplit_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(130):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_cellwise_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(131):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_replace_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(132):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_switch_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(133):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_center_0(&((*m_318)), args_0.x);
        }
    case u32(134):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_position_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(135):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_index_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(136):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_canvas_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(137):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_corners_0(&((*m_318)), args_0.x);
        }
    case u32(138):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_connect_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(139):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_cover_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(140):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_trim_0(&((*m_318)), args_0.x);
        }
    case u32(141):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_move_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(142):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_tophalf_0(&((*m_318)), args_0.x);
        }
    case u32(143):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_bottomhalf_0(&((*m_318)), args_0.x);
        }
    case u32(144):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_lefthalf_0(&((*m_318)), args_0.x);
        }
    case u32(145):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_righthalf_0(&((*m_318)), args_0.x);
        }
    case u32(146):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_vfrontier_0(&((*m_318)), args_0.x);
        }
    case u32(147):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_hfrontier_0(&((*m_318)), args_0.x);
        }
    case u32(148):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_backdrop_0(&((*m_318)), args_0.x);
        }
    case u32(149):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_delta_0(&((*m_318)), args_0.x);
        }
    case u32(150):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_gravitate_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(151):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_inbox_0(&((*m_318)), args_0.x);
        }
    case u32(152):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_outbox_0(&((*m_318)), args_0.x);
        }
    case u32(153):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_box_0(&((*m_318)), args_0.x);
        }
    case u32(154):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_shoot_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(156):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_frontiers_0(&((*m_318)), args_0.x);
        }
    case u32(157):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_compress_0(&((*m_318)), args_0.x);
        }
    case u32(160):
        {
            spend_call_0(&((*m_318)), u32(16));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_o_g_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(161):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_p_g_0(&((*m_318)), args_0.x);
        }
    case u32(162):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_p_f_0(&((*m_318)), args_0.x);
        }
    case u32(163):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_get_nth_t_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(164):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_get_nth_f_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(165):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_get_nth_by_key_t_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(166):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_get_nth_by_key_f_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(168):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_get_arg_rank_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(169):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_get_val_rank_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(170):
        {
            spend_call_0(&((*m_318)), u32(8));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_get_common_rank_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(171):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_get_color_rank_t_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(172):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_get_color_rank_f_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(173):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_mir_rot_t_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(174):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_mir_rot_f_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(175):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_difference_tuple_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(181):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_corner_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(182):
        {
            spend_call_0(&((*m_318)), u32(2));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_col_row_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(183):
        {
            spend_call_0(&((*m_318)), u32(4));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_f_ofcolor_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(184):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_ascell_0(&((*m_318)), args_0.x, args_0.y);
        }
    case u32(185):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_toij_0(&((*m_318)), args_0.x);
        }
    case u32(186):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_c_branch_0(&((*m_318)), args_0.x, args_0.y, args_0.z);
        }
    case u32(187):
        {
            spend_call_0(&((*m_318)), u32(1));
            if(failed_0((*m_318)))
            {
                return false;
            }
            op_second_0(&((*m_318)), args_0.x);
        }
    default :
        {
            fail_1(&((*m_318)), u32(254));
        }
    }
    return true;
}

fn Walk_by_key_0( this_16 : Walk_0) -> bool
{
    var _S502 : bool;
    if((this_16.mode_0) >= u32(2))
    {
        _S502 = (this_16.mode_0) <= u32(5);
    }
    else
    {
        _S502 = false;
    }
    return _S502;
}

fn Walk_keeps_0( this_17 : Walk_0) -> bool
{
    var _S503 : bool;
    if((this_17.mode_0) >= u32(7))
    {
        _S503 = (this_17.mode_0) <= u32(12);
    }
    else
    {
        _S503 = false;
    }
    return _S503;
}

fn Walk_lists_0( this_18 : Walk_0) -> bool
{
    var _S504 : bool;
    if((this_18.mode_0) == u32(0))
    {
        _S504 = true;
    }
    else
    {
        if((this_18.mode_0) == u32(1))
        {
            _S504 = !is_set_0(this_18.container_0);
        }
        else
        {
            _S504 = false;
        }
    }
    return _S504;
}

fn start_walk_0( m_319 : ptr<function, Machine_0>,  w_2 : ptr<function, Walk_0>)
{
    (*w_2).length_0 = length_of_0((*w_2).container_0);
    if(Walk_by_key_0((*w_2)))
    {
        spend_0(&((*m_319)), length_or_0_0((*w_2).container_0) / u32(2));
    }
    else
    {
        if(Walk_keeps_0((*w_2)))
        {
            spend_0(&((*m_319)), length_or_0_0((*w_2).container_0) / u32(4));
        }
    }
    if(((*w_2).length_0) == u32(4294967295))
    {
        fail_0(&((*m_319)), u32(7));
        (*w_2).length_0 = u32(0);
    }
    if(Walk_lists_0((*w_2)))
    {
        var _S505 : u32 = open_items_1(&((*m_319)), (*w_2).length_0);
    }
    else
    {
        if(((*w_2).length_0) > u32(8192))
        {
            fail_0(&((*m_319)), u32(254));
        }
    }
    return;
}

fn keep_one_0( m_320 : Machine_0,  w_3 : ptr<function, Walk_0>,  holds_0 : bool)
{
    var at_38 : u32 = m_320.scratch_1 + u32(1152) + ((((*w_3).i_0) >> (u32(5))));
    var word_5 : u32;
    if(((((*w_3).i_0) & (u32(31)))) == u32(0))
    {
        word_5 = u32(0);
    }
    else
    {
        word_5 = word_at_0(at_38);
    }
    if(holds_0)
    {
        word_5 = (word_5 | (((u32(1) << (((((*w_3).i_0) & (u32(31)))))))));
    }
    arena_0[at_38] = word_5;
    var _S506 : i32;
    if(holds_0)
    {
        _S506 = i32(1);
    }
    else
    {
        _S506 = i32(0);
    }
    (*w_3).chosen_0 = (*w_3).chosen_0 + u32(_S506);
    return;
}

fn Walk_ranks_0( this_19 : Walk_0) -> bool
{
    return (this_19.mode_0) >= u32(13);
}

fn key_less_1( m_321 : ptr<function, Machine_0>,  a_225 : vec3<u32>,  b_131 : vec3<u32>) -> bool
{
    var _S507 : u32 = a_225.x;
    var numbers_1 : bool;
    if(_S507 == u32(2))
    {
        numbers_1 = true;
    }
    else
    {
        numbers_1 = _S507 == u32(1);
    }
    if(numbers_1)
    {
        var _S508 : u32 = b_131.x;
        if(_S508 == u32(2))
        {
            numbers_1 = true;
        }
        else
        {
            numbers_1 = _S508 == u32(1);
        }
    }
    else
    {
        numbers_1 = false;
    }
    if(numbers_1)
    {
        return (two_words_0(i32(a_225.z), i32(b_131.z), a_225.y, b_131.y)) < i32(0);
    }
    if(_S507 == u32(3))
    {
        numbers_1 = (b_131.x) == u32(3);
    }
    else
    {
        numbers_1 = false;
    }
    if(numbers_1)
    {
        return (two_words_0(i32(a_225.y), i32(b_131.y), ((a_225.z) ^ (u32(2147483648))), ((b_131.z) ^ (u32(2147483648))))) < i32(0);
    }
    fail_0(&((*m_321)), u32(254));
    return false;
}

fn take_value_0( m_322 : ptr<function, Machine_0>,  w_4 : ptr<function, Walk_0>)
{
    if(Walk_lists_0((*w_4)))
    {
        return;
    }
    if(((*w_4).mode_0) == u32(1))
    {
        var _S509 : Union_0 = (*w_4).joined_0;
        union_add_0(&((*m_322)), &(_S509), (*w_4).at_1);
        (*w_4).joined_0 = _S509;
        return;
    }
    if(((*w_4).mode_0) == u32(7))
    {
        keep_one_0((*m_322), &((*w_4)), truthy_0((*w_4).at_1));
        return;
    }
    var _S510 : u32 = word_at_0((*w_4).at_1);
    var _S511 : u32 = word_at_0((*w_4).at_1 + u32(1));
    var _S512 : u32 = word_at_0((*w_4).at_1 + u32(2));
    var key_2 : vec3<u32> = vec3<u32>(_S510, _S511, _S512);
    if(Walk_ranks_0((*w_4)))
    {
        arena_0[(*w_4).at_1] = _S510;
        arena_0[(*w_4).at_1 + u32(1)] = _S511;
        arena_0[(*w_4).at_1 + u32(2)] = _S512;
        return;
    }
    var better_2 : bool = ((*w_4).chosen_0) == u32(4294967295);
    var better_3 : bool;
    if(((*w_4).mode_0) == u32(6))
    {
        better_3 = truthy_0((*w_4).at_1);
    }
    else
    {
        if(!better_2)
        {
            if(((*w_4).mode_0) == u32(3))
            {
                better_3 = true;
            }
            else
            {
                better_3 = ((*w_4).mode_0) == u32(5);
            }
            var _S513 : vec3<u32> = (*w_4).best_0;
            var low_6 : vec3<u32>;
            var high_4 : vec3<u32>;
            if(better_3)
            {
                low_6 = key_2;
                high_4 = (*w_4).best_0;
            }
            else
            {
                low_6 = _S513;
                high_4 = key_2;
            }
            var _S514 : bool = key_less_1(&((*m_322)), low_6, high_4);
            better_3 = _S514;
        }
        else
        {
            better_3 = better_2;
        }
    }
    if(better_3)
    {
        (*w_4).best_0 = key_2;
        (*w_4).chosen_0 = (*w_4).i_0;
        if(((*w_4).mode_0) == u32(6))
        {
            (*w_4).i_0 = (*w_4).length_0;
        }
    }
    return;
}

fn Walk_of_zero_0( this_20 : Walk_0) -> bool
{
    var _S515 : bool;
    if((this_20.length_0) == u32(0))
    {
        if((this_20.mode_0) == u32(4))
        {
            _S515 = true;
        }
        else
        {
            _S515 = (this_20.mode_0) == u32(5);
        }
    }
    else
    {
        _S515 = false;
    }
    return _S515;
}

fn zero_record_0( m_323 : Machine_0) -> u32
{
    var at_39 : u32 = m_323.scratch_1 + u32(1024);
    arena_0[at_39] = u32(2);
    arena_0[at_39 + u32(1)] = u32(0);
    arena_0[at_39 + u32(2)] = u32(0);
    arena_0[at_39 + u32(3)] = u32(0);
    return at_39;
}

fn element_record_1( m_324 : ptr<function, Machine_0>,  record_40 : u32,  i_99 : u32) -> u32
{
    var kind_37 : u32 = kind_of_0(record_40);
    var payload_1 : u32 = record_40 + u32(4);
    var at_40 : u32 = (*m_324).scratch_1 + u32(1024);
    var _S516 : bool;
    if(kind_37 == u32(9))
    {
        _S516 = true;
    }
    else
    {
        _S516 = kind_37 == u32(12);
    }
    if(_S516)
    {
        return record_40 + word_at_0(payload_1 + i_99);
    }
    var _S517 : bool = kind_37 == u32(4);
    var packed_6 : u32;
    if(_S517)
    {
        packed_6 = word_at_0(record_40 + u32(1));
    }
    else
    {
        packed_6 = u32(0);
    }
    var _S518 : bool = kind_37 == u32(10);
    if(_S518)
    {
        _S516 = true;
    }
    else
    {
        _S516 = kind_37 == u32(11);
    }
    if(_S516)
    {
        _S516 = true;
    }
    else
    {
        _S516 = kind_37 == u32(8);
    }
    if(_S516)
    {
        packed_6 = word_at_0(payload_1 + i_99);
    }
    var element_4 : u32;
    var length_24 : u32;
    var number_2 : i32;
    if(kind_37 == u32(3))
    {
        var _S519 : i32 = i32(word_at_0(record_40 + u32(1) + i_99));
        element_4 = u32(2);
        number_2 = _S519;
        length_24 = u32(0);
    }
    else
    {
        if(kind_37 == u32(7))
        {
            var _S520 : i32 = cell_at_0(payload_1, i_99);
            element_4 = u32(2);
            number_2 = _S520;
            length_24 = u32(0);
        }
        else
        {
            if(_S517)
            {
                _S516 = i_99 == u32(0);
            }
            else
            {
                _S516 = false;
            }
            if(_S516)
            {
                var _S521 : i32 = colour_of_0(packed_6);
                element_4 = u32(2);
                number_2 = _S521;
                length_24 = u32(0);
            }
            else
            {
                if(_S518)
                {
                    _S516 = true;
                }
                else
                {
                    _S516 = _S517;
                }
                if(_S516)
                {
                    element_4 = u32(3);
                    length_24 = u32(0);
                }
                else
                {
                    if(kind_37 != u32(6))
                    {
                        element_4 = u32(4);
                        length_24 = u32(0);
                    }
                    else
                    {
                        var length_25 : u32 = word_at_0(record_40 + u32(2));
                        if(length_25 == u32(2))
                        {
                            element_4 = u32(3);
                        }
                        else
                        {
                            element_4 = u32(7);
                        }
                        length_24 = length_25;
                    }
                }
                number_2 = i32(0);
            }
        }
    }
    arena_0[at_40] = element_4;
    var _S522 : u32 = at_40 + u32(3);
    arena_0[_S522] = u32(0);
    if(element_4 == u32(2))
    {
        arena_0[at_40 + u32(1)] = u32(number_2);
        arena_0[at_40 + u32(2)] = u32((number_2 >> (u32(31))));
    }
    else
    {
        if(element_4 == u32(4))
        {
            arena_0[at_40 + u32(1)] = packed_6;
            arena_0[at_40 + u32(2)] = u32(0);
        }
        else
        {
            if(element_4 == u32(3))
            {
                var row_24 : bool = kind_37 == u32(6);
                if(row_24)
                {
                    number_2 = cell_at_0(payload_1, u32(2) * i_99);
                }
                else
                {
                    number_2 = row_of_0(packed_6);
                }
                arena_0[at_40 + u32(1)] = u32(number_2);
                if(row_24)
                {
                    number_2 = cell_at_0(payload_1, u32(2) * i_99 + u32(1));
                }
                else
                {
                    number_2 = column_of_0(packed_6);
                }
                arena_0[at_40 + u32(2)] = u32(number_2);
            }
            else
            {
                if(length_24 > u32(480))
                {
                    fail_0(&((*m_324)), u32(254));
                }
                else
                {
                    arena_0[at_40 + u32(1)] = length_24;
                    arena_0[at_40 + u32(2)] = u32(0);
                    arena_0[_S522] = (length_24 + u32(3)) / u32(4);
                    var to_22 : CellWriter_0 = CellWriter_to_0(at_40 + u32(4));
                    push_run_0(&(to_22), payload_1, i_99 * length_24, length_24);
                    CellWriter_finish_0(&(to_22));
                }
            }
        }
    }
    return at_40;
}

fn Walk_ahead_0( this_21 : Walk_0) -> u32
{
    var _S523 : u32;
    if((this_21.mode_0) == u32(1))
    {
        _S523 = u32(4) + this_21.joined_0.list_0.count_1;
    }
    else
    {
        if(Walk_ranks_0(this_21))
        {
            _S523 = u32(3) * this_21.i_0;
        }
        else
        {
            _S523 = u32(0);
        }
    }
    return _S523;
}

fn arity_of_0( op_1 : u32) -> u32
{
    switch(op_1)
    {
    case u32(0), u32(5), u32(6), u32(7), u32(8), u32(9), u32(19), u32(20), u32(21), u32(22), u32(29), u32(32), u32(33), u32(34), u32(35), u32(36), u32(37), u32(38), u32(42), u32(43), u32(44), u32(66), u32(67), u32(68), u32(69), u32(70), u32(71), u32(75), u32(77), u32(78), u32(79), u32(80), u32(82), u32(85), u32(86), u32(87), u32(88), u32(90), u32(91), u32(92), u32(93), u32(94), u32(95), u32(96), u32(97), u32(98), u32(104), u32(105), u32(106), u32(107), u32(109), u32(110), u32(111), u32(112), u32(113), u32(114), u32(115), u32(116), u32(133), u32(137), u32(140), u32(142), u32(143), u32(144), u32(145), u32(146), u32(147), u32(148), u32(149), u32(151), u32(152), u32(153), u32(156), u32(157), u32(161), u32(162), u32(185), u32(187):
        {
            return u32(1);
        }
    case u32(1), u32(2), u32(3), u32(4), u32(10), u32(11), u32(12), u32(13), u32(14), u32(16), u32(18), u32(23), u32(24), u32(25), u32(26), u32(30), u32(31), u32(39), u32(41), u32(46), u32(60), u32(62), u32(72), u32(73), u32(74), u32(76), u32(83), u32(84), u32(99), u32(100), u32(101), u32(102), u32(103), u32(108), u32(118), u32(120), u32(121), u32(122), u32(123), u32(124), u32(125), u32(126), u32(127), u32(128), u32(129), u32(134), u32(135), u32(136), u32(138), u32(139), u32(150), u32(154), u32(160), u32(163), u32(164), u32(170), u32(171), u32(172), u32(173), u32(174), u32(175), u32(181), u32(182), u32(183), u32(184):
        {
            return u32(2);
        }
    case u32(52), u32(81), u32(117), u32(119), u32(130), u32(131), u32(132), u32(141), u32(165), u32(166), u32(168), u32(169), u32(186):
        {
            return u32(3);
        }
    case u32(89):
        {
            return u32(4);
        }
    default :
        {
            return u32(0);
        }
    }
}

fn walks_0( op_2 : u32) -> bool
{
    switch(op_2)
    {
    case u32(60), u32(62), u32(25), u32(26), u32(23), u32(24), u32(41), u32(39), u32(16), u32(73), u32(74), u32(14), u32(175), u32(46), u32(13):
        {
            return true;
        }
    default :
        {
            return false;
        }
    }
}

fn function_of_0( m_325 : ptr<function, Machine_0>,  w_5 : Walk_0,  op_3 : ptr<function, u32>) -> bool
{
    if((kind_of_0(w_5.function_0)) != u32(5))
    {
        fail_1(&((*m_325)), u32(10));
    }
    else
    {
        (*op_3) = word_at_0(w_5.function_0 + u32(1));
        var is_bound_0 : bool = (word_at_0(w_5.function_0 + u32(2))) != u32(0);
        var _S524 : bool = (w_5.mode_0) == u32(1);
        var keeps_scratch_0 : bool;
        if(_S524)
        {
            keeps_scratch_0 = true;
        }
        else
        {
            keeps_scratch_0 = Walk_keeps_0(w_5);
        }
        var _S525 : u32 = arity_of_0((*op_3));
        var _S526 : i32;
        if(is_bound_0)
        {
            _S526 = i32(2);
        }
        else
        {
            _S526 = i32(1);
        }
        var _S527 : bool;
        if(_S525 != u32(_S526))
        {
            _S527 = true;
        }
        else
        {
            if(is_bound_0)
            {
                _S527 = walks_0((*op_3));
            }
            else
            {
                _S527 = false;
            }
        }
        if(_S527)
        {
            _S527 = true;
        }
        else
        {
            if((*op_3) == u32(20))
            {
                _S527 = _S524;
            }
            else
            {
                _S527 = false;
            }
        }
        if(_S527)
        {
            keeps_scratch_0 = true;
        }
        else
        {
            if((*op_3) == u32(160))
            {
            }
            else
            {
                keeps_scratch_0 = false;
            }
        }
        if(keeps_scratch_0)
        {
            fail_1(&((*m_325)), u32(254));
        }
    }
    return !failed_0((*m_325));
}

fn arguments_0( m_326 : Machine_0,  w_6 : Walk_0,  item_5 : u32) -> vec4<u32>
{
    var side_1 : u32 = word_at_0(w_6.function_0 + u32(2));
    if(side_1 == u32(0))
    {
        return vec4<u32>(item_5, u32(0), u32(0), u32(0));
    }
    var i_100 : u32;
    if(item_5 == (m_326.scratch_1 + u32(1024)))
    {
        var _S528 : u32 = words_of_0(item_5);
        i_100 = u32(0);
        for(;;)
        {
            if(i_100 < _S528)
            {
            }
            else
            {
                break;
            }
            arena_0[m_326.scratch_1 + u32(8064) + i_100] = word_at_0(item_5 + i_100);
            i_100 = i_100 + u32(1);
        }
        i_100 = m_326.scratch_1 + u32(8064);
    }
    else
    {
        i_100 = item_5;
    }
    var _S529 : vec4<u32>;
    if(side_1 == u32(2))
    {
        _S529 = vec4<u32>(w_6.bound_0, i_100, u32(0), u32(0));
    }
    else
    {
        _S529 = vec4<u32>(i_100, w_6.bound_0, u32(0), u32(0));
    }
    return _S529;
}

fn holds_here_0( m_327 : ptr<function, Machine_0>,  w_7 : Walk_0,  item_6 : u32) -> bool
{
    if((w_7.mode_0) == u32(10))
    {
        var _S530 : bool = has_0(&((*m_327)), w_7.function_0, item_6);
        return !_S530;
    }
    if((w_7.mode_0) == u32(11))
    {
        var _S531 : bool = same_0(&((*m_327)), w_7.function_0, item_6);
        return !_S531;
    }
    var found_9 : bool;
    if((w_7.mode_0) == u32(12))
    {
        spend_1(&((*m_327)), weight_of_0(item_6));
        found_9 = false;
        var i_101 : u32 = u32(0);
        for(;;)
        {
            var _S532 : bool;
            if(i_101 < (word_at_0(w_7.function_0 + u32(1))))
            {
                _S532 = !found_9;
            }
            else
            {
                _S532 = false;
            }
            var _S533 : bool;
            if(_S532)
            {
                _S533 = !failed_0((*m_327));
            }
            else
            {
                _S533 = false;
            }
            if(_S533)
            {
            }
            else
            {
                break;
            }
            var other_5 : u32 = item_at_0(w_7.function_0, i_101);
            var found_10 : bool = same_0(&((*m_327)), other_5, item_6);
            var _S534 : bool;
            if(found_10)
            {
                _S534 = !same_words_0(other_5, item_6);
            }
            else
            {
                _S534 = false;
            }
            if(_S534)
            {
                fail_1(&((*m_327)), u32(12));
            }
            var i_102 : u32 = i_101 + u32(1);
            found_9 = found_10;
            i_101 = i_102;
        }
        return found_9;
    }
    var size_1 : u32 = length_of_0(item_6);
    if((w_7.mode_0) == u32(9))
    {
        found_9 = size_1 == u32(4294967295);
    }
    else
    {
        found_9 = false;
    }
    if(found_9)
    {
        fail_1(&((*m_327)), u32(7));
    }
    var number_3 : i32;
    if((w_7.mode_0) == u32(8))
    {
        var _S535 : i32 = colour_of_patch_0(&((*m_327)), item_6);
        number_3 = _S535;
    }
    else
    {
        number_3 = i32(size_1);
    }
    return equals_number_0(w_7.function_0, number_3);
}

fn key_at_0( w_8 : Walk_0,  i_103 : u32) -> vec3<u32>
{
    var at_41 : u32 = w_8.base_0 + u32(3) * i_103;
    return vec3<u32>(word_at_0(at_41), word_at_0(at_41 + u32(1)), word_at_0(at_41 + u32(2)));
}

fn put_element_1( m_328 : ptr<function, Machine_0>,  record_41 : u32,  i_104 : u32)
{
    var element_5 : u32 = element_record_0(&((*m_328)), record_41, i_104);
    var _S536 : u32 = copy_record_0(&((*m_328)), element_5);
    return;
}

fn new_pair_2( m_329 : ptr<function, Machine_0>,  a_226 : i32,  b_132 : i32)
{
    var _S537 : u32 = new_record_0(&((*m_329)), u32(3), u32(a_226), u32(b_132), u32(0));
    return;
}

fn seal_2( m_330 : ptr<function, Machine_0>,  at_42 : u32,  kind_38 : u32,  a_227 : u32,  b_133 : u32,  words_11 : u32)
{
    if(((*m_330).fault_0) != u32(0))
    {
        return;
    }
    var _S538 : u32 = at_42 + u32(4) + words_11;
    if(_S538 > ((*m_330).end_0))
    {
        fail_2(&((*m_330)), u32(254));
        return;
    }
    arena_0[at_42] = kind_38;
    arena_0[at_42 + u32(1)] = a_227;
    arena_0[at_42 + u32(2)] = b_133;
    arena_0[at_42 + u32(3)] = words_11;
    (*m_330).cursor_0 = _S538;
    return;
}

fn close_plain_2( m_331 : ptr<function, Machine_0>,  items_27 : u32,  kind_39 : u32,  count_40 : u32)
{
    if(failed_0((*m_331)))
    {
        return;
    }
    var i_105 : u32 = u32(0);
    var weight_10 : u32 = u32(1);
    for(;;)
    {
        if(i_105 < count_40)
        {
        }
        else
        {
            break;
        }
        var weight_11 : u32 = weight_10 + weight_of_0(item_at_0(items_27, i_105));
        i_105 = i_105 + u32(1);
        weight_10 = weight_11;
    }
    seal_2(&((*m_331)), items_27, kind_39, count_40, weight_10, (*m_331).cursor_0 - items_27 - u32(4));
    return;
}

fn pack_tuple_1( m_332 : ptr<function, Machine_0>,  items_28 : u32,  count_41 : u32)
{
    var _S539 : bool = count_41 > u32(0);
    var first_8 : u32;
    if(_S539)
    {
        first_8 = item_at_0(items_28, u32(0));
    }
    else
    {
        first_8 = items_28;
    }
    var kind_40 : u32;
    if(_S539)
    {
        kind_40 = kind_of_0(first_8);
    }
    else
    {
        kind_40 = u32(0);
    }
    var packs_4 : bool;
    if(count_41 == u32(2))
    {
        var second_3 : u32 = item_at_0(items_28, u32(1));
        if(int_within_0(first_8, i32(-2147483648), i32(2147483647)))
        {
            packs_4 = int_within_0(second_3, i32(-2147483648), i32(2147483647));
        }
        else
        {
            packs_4 = false;
        }
        if(packs_4)
        {
            (*m_332).cursor_0 = items_28;
            new_pair_2(&((*m_332)), i32(word_at_0(first_8 + u32(1))), i32(word_at_0(second_3 + u32(1))));
            return;
        }
        if(int_within_0(first_8, i32(-128), i32(127)))
        {
            packs_4 = pair_within_0(second_3, i32(-2048), i32(2047));
        }
        else
        {
            packs_4 = false;
        }
        if(packs_4)
        {
            var cell_28 : u32 = ((colour_bits_0(i32(word_at_0(first_8 + u32(1))))) | ((pack_0(i32(word_at_0(second_3 + u32(1))), i32(word_at_0(second_3 + u32(2)))))));
            (*m_332).cursor_0 = items_28;
            var _S540 : u32 = new_record_2(&((*m_332)), u32(4), cell_28, u32(0), u32(0));
            return;
        }
    }
    var _S541 : bool = kind_40 == u32(7);
    var width_12 : u32;
    if(_S541)
    {
        width_12 = word_at_0(first_8 + u32(1));
    }
    else
    {
        var _S542 : i32;
        if(kind_40 == u32(3))
        {
            _S542 = i32(2);
        }
        else
        {
            _S542 = i32(1);
        }
        width_12 = u32(_S542);
    }
    var _S543 : bool = kind_40 == u32(4);
    if(_S543)
    {
        packs_4 = true;
    }
    else
    {
        packs_4 = _S541;
    }
    if(packs_4)
    {
        packs_4 = true;
    }
    else
    {
        packs_4 = kind_40 == u32(3);
    }
    if(packs_4)
    {
        packs_4 = true;
    }
    else
    {
        if(kind_40 == u32(2))
        {
            packs_4 = count_41 != u32(2);
        }
        else
        {
            packs_4 = false;
        }
    }
    var i_106 : u32 = u32(0);
    for(;;)
    {
        var _S544 : bool;
        if(i_106 < count_41)
        {
            _S544 = packs_4;
        }
        else
        {
            _S544 = false;
        }
        if(_S544)
        {
        }
        else
        {
            break;
        }
        var item_7 : u32 = item_at_0(items_28, i_106);
        var packs_5 : bool = (kind_of_0(item_7)) == kind_40;
        var packs_6 : bool;
        if(kind_40 == u32(2))
        {
            packs_6 = int_within_0(item_7, i32(-128), i32(127));
        }
        else
        {
            if(kind_40 == u32(3))
            {
                packs_6 = pair_within_0(item_7, i32(-128), i32(127));
            }
            else
            {
                if(_S541)
                {
                    if(packs_5)
                    {
                        packs_6 = (word_at_0(item_7 + u32(1))) == width_12;
                    }
                    else
                    {
                        packs_6 = false;
                    }
                }
                else
                {
                    packs_6 = packs_5;
                }
            }
        }
        var i_107 : u32 = i_106 + u32(1);
        packs_4 = packs_6;
        i_106 = i_107;
    }
    if(!packs_4)
    {
        close_plain_2(&((*m_332)), items_28, u32(9), count_41);
        return;
    }
    var _S545 : u32 = words_of_0(first_8);
    var _S546 : u32 = items_28 + u32(4);
    var to_23 : CellWriter_0 = CellWriter_to_0(_S546);
    i_106 = u32(0);
    for(;;)
    {
        if(i_106 < count_41)
        {
        }
        else
        {
            break;
        }
        var item_8 : u32 = first_8 + i_106 * _S545;
        var a_228 : i32 = i32(word_at_0(item_8 + u32(1)));
        var b_134 : i32 = i32(word_at_0(item_8 + u32(2)));
        if(_S543)
        {
            arena_0[_S546 + i_106] = u32(a_228);
        }
        else
        {
            if(_S541)
            {
                push_run_1(&(to_23), item_8 + u32(4), u32(0), width_12);
            }
            else
            {
                CellWriter_push_1(&(to_23), a_228);
                if(kind_40 == u32(3))
                {
                    CellWriter_push_1(&(to_23), b_134);
                }
            }
        }
        i_106 = i_106 + u32(1);
    }
    var cells_31 : u32 = count_41 * width_12;
    if(_S543)
    {
        seal_2(&((*m_332)), items_28, u32(8), count_41, u32(0), count_41);
    }
    else
    {
        CellWriter_finish_1(&(to_23));
        var grid_16 : bool = kind_40 != u32(2);
        if(grid_16)
        {
            first_8 = u32(6);
        }
        else
        {
            first_8 = u32(7);
        }
        if(grid_16)
        {
            kind_40 = width_12;
        }
        else
        {
            kind_40 = u32(0);
        }
        seal_2(&((*m_332)), items_28, first_8, count_41, kind_40, (cells_31 + u32(3)) / u32(4));
    }
    return;
}

fn finish_ranks_0( m_333 : ptr<function, Machine_0>,  w_9 : Walk_0)
{
    var earlier_0 : bool;
    var chosen_1 : u32;
    var numbers_2 : bool = true;
    var pairs_0 : bool = true;
    var i_108 : u32 = u32(0);
    for(;;)
    {
        if(i_108 < (w_9.length_0))
        {
        }
        else
        {
            break;
        }
        var kind_41 : u32 = key_at_0(w_9, i_108).x;
        if(numbers_2)
        {
            if(kind_41 == u32(2))
            {
                earlier_0 = true;
            }
            else
            {
                earlier_0 = kind_41 == u32(1);
            }
            numbers_2 = earlier_0;
        }
        else
        {
            numbers_2 = false;
        }
        if(pairs_0)
        {
            pairs_0 = kind_41 == u32(3);
        }
        else
        {
            pairs_0 = false;
        }
        i_108 = i_108 + u32(1);
    }
    if(!numbers_2)
    {
        pairs_0 = !pairs_0;
    }
    else
    {
        pairs_0 = false;
    }
    if(pairs_0)
    {
        fail_0(&((*m_333)), u32(254));
    }
    spend_0(&((*m_333)), w_9.length_0 * log_2_0(w_9.length_0));
    var places_2 : u32 = w_9.base_0 + u32(3) * w_9.length_0;
    var all_9 : bool = (w_9.mode_0) == u32(16);
    var _S547 : bool = !all_9;
    var position_0 : u32;
    if(_S547)
    {
        var rank_3 : i32 = int_view_0(&((*m_333)), word_at_0((*m_333).scratch_1 + u32(4088) + u32(3)));
        var _S548 : u32 = position_of_1(&((*m_333)), rank_3, w_9.length_0);
        position_0 = _S548;
    }
    else
    {
        position_0 = u32(0);
    }
    var _S549 : u32 = places_2 + w_9.length_0;
    if(_S549 > ((*m_333).end_0))
    {
        fail_0(&((*m_333)), u32(254));
    }
    if(failed_0((*m_333)))
    {
        return;
    }
    var _S550 : bool = (w_9.mode_0) == u32(14);
    i_108 = u32(0);
    for(;;)
    {
        if(i_108 < (w_9.length_0))
        {
        }
        else
        {
            chosen_1 = u32(0);
            break;
        }
        var _S551 : vec3<u32> = key_at_0(w_9, i_108);
        chosen_1 = u32(0);
        var before_4 : u32 = u32(0);
        for(;;)
        {
            if(chosen_1 < (w_9.length_0))
            {
            }
            else
            {
                break;
            }
            var other_6 : vec3<u32> = key_at_0(w_9, chosen_1);
            if(chosen_1 < i_108)
            {
                if(_S550)
                {
                    var _S552 : bool = key_less_1(&((*m_333)), other_6, _S551);
                    pairs_0 = !_S552;
                }
                else
                {
                    var _S553 : bool = key_less_1(&((*m_333)), _S551, other_6);
                    pairs_0 = !_S553;
                }
                earlier_0 = pairs_0;
            }
            else
            {
                if(_S550)
                {
                    var _S554 : bool = key_less_1(&((*m_333)), _S551, other_6);
                    pairs_0 = _S554;
                }
                else
                {
                    var _S555 : bool = key_less_1(&((*m_333)), other_6, _S551);
                    pairs_0 = _S555;
                }
                earlier_0 = pairs_0;
            }
            var _S556 : i32;
            if(earlier_0)
            {
                _S556 = i32(1);
            }
            else
            {
                _S556 = i32(0);
            }
            var before_5 : u32 = before_4 + u32(_S556);
            chosen_1 = chosen_1 + u32(1);
            before_4 = before_5;
        }
        if(all_9)
        {
            arena_0[places_2 + before_4] = i_108;
        }
        else
        {
            if(before_4 == position_0)
            {
                chosen_1 = i_108;
                break;
            }
        }
        i_108 = i_108 + u32(1);
    }
    if((w_9.mode_0) == u32(15))
    {
        var key_3 : vec3<u32> = key_at_0(w_9, chosen_1);
        (*m_333).cursor_0 = w_9.base_0;
        var _S557 : u32 = new_record_0(&((*m_333)), key_3.x, key_3.y, key_3.z, u32(0));
        return;
    }
    if(_S547)
    {
        (*m_333).cursor_0 = w_9.base_0;
        put_element_1(&((*m_333)), w_9.container_0, chosen_1);
        return;
    }
    (*m_333).cursor_0 = _S549;
    var items_29 : u32 = open_items_1(&((*m_333)), w_9.length_0);
    i_108 = u32(0);
    for(;;)
    {
        if(i_108 < (w_9.length_0))
        {
            pairs_0 = !failed_0((*m_333));
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
        start_item_0((*m_333), items_29, i_108);
        put_element_1(&((*m_333)), w_9.container_0, word_at_0(places_2 + i_108));
        i_108 = i_108 + u32(1);
    }
    if(failed_0((*m_333)))
    {
        return;
    }
    if((kind_of_0(w_9.container_0)) == u32(7))
    {
    }
    else
    {
        numbers_2 = false;
    }
    if(numbers_2)
    {
        make_1(&((*m_333)), w_9.length_0);
        if(!failed_0((*m_333)))
        {
            pack_tuple_1(&((*m_333)), items_29, w_9.length_0);
        }
    }
    else
    {
        close_tuple_1(&((*m_333)), items_29, w_9.length_0);
    }
    slide_0(&((*m_333)), items_29, w_9.base_0);
    return;
}

fn keep_0( m_334 : ptr<function, Machine_0>,  container_4 : u32,  kept_2 : u32,  count_42 : u32,  as_set_0 : bool)
{
    var kind_42 : u32 = kind_of_0(container_4);
    var length_26 : u32 = length_of_0(container_4);
    var packed_7 : bool;
    if(kind_42 == u32(10))
    {
        packed_7 = true;
    }
    else
    {
        packed_7 = kind_42 == u32(11);
    }
    var _S558 : bool = kind_42 == u32(12);
    var tuple_0 : bool;
    if(_S558)
    {
        tuple_0 = count_42 == length_26;
    }
    else
    {
        tuple_0 = false;
    }
    if(tuple_0)
    {
        var _S559 : u32 = copy_record_1(&((*m_334)), container_4);
        return;
    }
    var list_31 : CellList_0 = CellList_at_0((*m_334));
    var _S560 : u32 = (*m_334).cursor_0;
    var items_30 : u32;
    if(!packed_7)
    {
        var _S561 : u32 = open_items_1(&((*m_334)), count_42);
        items_30 = _S561;
    }
    else
    {
        items_30 = _S560;
    }
    var first_9 : u32 = u32(0);
    var i_109 : u32 = u32(0);
    var placed_8 : u32 = u32(0);
    for(;;)
    {
        if(i_109 < length_26)
        {
            tuple_0 = !failed_0((*m_334));
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
        if((((((word_at_0(kept_2 + ((i_109 >> (u32(5)))))) >> (((i_109 & (u32(31))))))) & (u32(1)))) == u32(0))
        {
            i_109 = i_109 + u32(1);
            continue;
        }
        if(packed_7)
        {
            CellList_push_0(&(list_31), word_at_0(container_4 + u32(4) + i_109));
            i_109 = i_109 + u32(1);
            continue;
        }
        start_item_0((*m_334), items_30, placed_8);
        var first_10 : u32;
        if(placed_8 == u32(0))
        {
            first_10 = (*m_334).cursor_0;
        }
        else
        {
            first_10 = first_9;
        }
        put_element_1(&((*m_334)), container_4, i_109);
        var placed_9 : u32 = placed_8 + u32(1);
        first_9 = first_10;
        placed_8 = placed_9;
        i_109 = i_109 + u32(1);
    }
    if(failed_0((*m_334)))
    {
        return;
    }
    if(packed_7)
    {
        seal_cells_0(&((*m_334)), list_31, kind_42 == u32(11));
    }
    else
    {
        var _S562 : bool = count_42 > u32(0);
        if(_S562)
        {
            packed_7 = _S558;
        }
        else
        {
            packed_7 = false;
        }
        if(packed_7)
        {
            packed_7 = is_set_0(first_9);
        }
        else
        {
            packed_7 = false;
        }
        if(packed_7)
        {
            make_1(&((*m_334)), count_42 * u32(16));
            close_plain_0(&((*m_334)), items_30, u32(12), count_42);
        }
        else
        {
            var tuple_1 : bool = kind_42 != u32(12);
            if(as_set_0)
            {
                packed_7 = tuple_1;
            }
            else
            {
                packed_7 = false;
            }
            if(packed_7)
            {
                if(kind_42 == u32(7))
                {
                    make_1(&((*m_334)), count_42);
                }
                else
                {
                    if(_S562)
                    {
                        make_1(&((*m_334)), count_42 * u32(16));
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
                close_set_1(&((*m_334)), items_30, count_42);
            }
            else
            {
                if(kind_42 == u32(7))
                {
                    make_1(&((*m_334)), count_42);
                    if(!failed_0((*m_334)))
                    {
                        pack_tuple_1(&((*m_334)), items_30, count_42);
                    }
                }
                else
                {
                    close_tuple_1(&((*m_334)), items_30, count_42);
                }
            }
        }
    }
    return;
}

fn finish_walk_0( m_335 : ptr<function, Machine_0>,  w_10 : ptr<function, Walk_0>)
{
    if(Walk_lists_0((*w_10)))
    {
        if(((*w_10).mode_0) == u32(1))
        {
            close_plain_0(&((*m_335)), (*w_10).base_0, u32(9), (*w_10).length_0);
            var result_1 : u32 = (*m_335).cursor_0;
            if(!failed_0((*m_335)))
            {
                chained_0(&((*m_335)), (*w_10).base_0);
            }
            slide_0(&((*m_335)), result_1, (*w_10).base_0);
        }
        else
        {
            if(is_set_0((*w_10).container_0))
            {
                close_set_1(&((*m_335)), (*w_10).base_0, (*w_10).length_0);
            }
            else
            {
                close_tuple_1(&((*m_335)), (*w_10).base_0, (*w_10).length_0);
            }
        }
        return;
    }
    if(((*w_10).mode_0) == u32(1))
    {
        var _S563 : Union_0 = (*w_10).joined_0;
        union_finish_0(&((*m_335)), &(_S563));
        (*w_10).joined_0 = _S563;
        return;
    }
    if(Walk_ranks_0((*w_10)))
    {
        finish_ranks_0(&((*m_335)), (*w_10));
        return;
    }
    (*m_335).cursor_0 = (*w_10).base_0;
    var _S564 : bool;
    if(Walk_keeps_0((*w_10)))
    {
        var _S565 : u32 = (*w_10).container_0;
        var _S566 : u32 = (*m_335).scratch_1 + u32(1152);
        var _S567 : u32 = (*w_10).chosen_0 + u32(1);
        if(((*w_10).mode_0) == u32(8))
        {
            _S564 = true;
        }
        else
        {
            _S564 = ((*w_10).mode_0) == u32(9);
        }
        keep_0(&((*m_335)), _S565, _S566, _S567, _S564);
    }
    else
    {
        if(((*w_10).mode_0) == u32(4))
        {
            _S564 = true;
        }
        else
        {
            _S564 = ((*w_10).mode_0) == u32(5);
        }
        if(_S564)
        {
            if(((*w_10).best_0.x) != u32(2))
            {
                _S564 = ((*w_10).best_0.x) != u32(1);
            }
            else
            {
                _S564 = false;
            }
            if(_S564)
            {
                _S564 = ((*w_10).best_0.x) != u32(3);
            }
            else
            {
                _S564 = false;
            }
            if(_S564)
            {
                fail_0(&((*m_335)), u32(254));
            }
            var _S568 : u32 = new_record_0(&((*m_335)), (*w_10).best_0.x, (*w_10).best_0.y, (*w_10).best_0.z, u32(0));
        }
        else
        {
            if(((*w_10).chosen_0) == u32(4294967295))
            {
                var _S569 : u32;
                if(((*w_10).mode_0) == u32(6))
                {
                    _S569 = u32(25);
                }
                else
                {
                    _S569 = u32(22);
                }
                fail_0(&((*m_335)), _S569);
            }
            else
            {
                put_element_1(&((*m_335)), (*w_10).container_0, (*w_10).chosen_0);
            }
        }
    }
    return;
}

fn next_call_0( m_336 : ptr<function, Machine_0>,  w_11 : ptr<function, Walk_0>,  mode_1 : u32,  op_4 : ptr<function, u32>,  args_1 : ptr<function, vec4<u32>>) -> bool
{
    (*w_11).mode_0 = mode_1;
    if(!(*w_11).started_0)
    {
        var asked_0 : u32 = (*m_336).scratch_1 + u32(4088);
        if((word_at_0(asked_0)) == u32(0))
        {
            return false;
        }
        (*w_11).started_0 = true;
        (*w_11).function_0 = word_at_0(asked_0 + u32(1));
        (*w_11).bound_0 = (*args_1).w;
        (*w_11).container_0 = word_at_0(asked_0 + u32(2));
        start_walk_0(&((*m_336)), &((*w_11)));
    }
    else
    {
        take_value_0(&((*m_336)), &((*w_11)));
        (*w_11).i_0 = (*w_11).i_0 + u32(1);
    }
    var _S570 : u32;
    if(Walk_of_zero_0((*w_11)))
    {
        _S570 = u32(1);
    }
    else
    {
        _S570 = (*w_11).length_0;
    }
    for(;;)
    {
        var _S571 : bool;
        if(((*w_11).i_0) < _S570)
        {
            _S571 = !failed_0((*m_336));
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
        var item_9 : u32;
        if(Walk_of_zero_0((*w_11)))
        {
            var _S572 : u32 = zero_record_0((*m_336));
            item_9 = _S572;
        }
        else
        {
            var _S573 : u32 = element_record_1(&((*m_336)), (*w_11).container_0, (*w_11).i_0);
            item_9 = _S573;
        }
        if(Walk_lists_0((*w_11)))
        {
            start_item_0((*m_336), (*w_11).base_0, (*w_11).i_0);
        }
        else
        {
            (*m_336).cursor_0 = (*w_11).base_0 + Walk_ahead_0((*w_11));
        }
        (*w_11).at_1 = (*m_336).cursor_0;
        var _S574 : bool;
        if(!Walk_keeps_0((*w_11)))
        {
            _S574 = true;
        }
        else
        {
            _S574 = ((*w_11).mode_0) == u32(7);
        }
        if(_S574)
        {
            var _S575 : bool = function_of_0(&((*m_336)), (*w_11), &((*op_4)));
            if(!_S575)
            {
                return false;
            }
            var _S576 : vec4<u32> = arguments_0((*m_336), (*w_11), item_9);
            (*args_1) = _S576;
            return true;
        }
        var holds_1 : bool = holds_here_0(&((*m_336)), (*w_11), item_9);
        if(!failed_0((*m_336)))
        {
            keep_one_0((*m_336), &((*w_11)), holds_1);
        }
        (*w_11).i_0 = (*w_11).i_0 + u32(1);
    }
    if(!failed_0((*m_336)))
    {
        finish_walk_0(&((*m_336)), &((*w_11)));
    }
    return false;
}

fn Dispatch_walk_0( m_337 : ptr<function, Machine_0>,  w_12 : ptr<function, Walk_0>,  outer_0 : u32,  op_5 : ptr<function, u32>,  args_2 : ptr<function, vec4<u32>>) -> bool
{
    var more_2 : bool;
    switch(outer_0)
    {
    case u32(60):
        {
            var _S577 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(0), &((*op_5)), &((*args_2)));
            more_2 = _S577;
        }
    case u32(62):
        {
            var _S578 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(1), &((*op_5)), &((*args_2)));
            more_2 = _S578;
        }
    case u32(25):
        {
            var _S579 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(2), &((*op_5)), &((*args_2)));
            more_2 = _S579;
        }
    case u32(26):
        {
            var _S580 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(3), &((*op_5)), &((*args_2)));
            more_2 = _S580;
        }
    case u32(23):
        {
            var _S581 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(4), &((*op_5)), &((*args_2)));
            more_2 = _S581;
        }
    case u32(24):
        {
            var _S582 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(5), &((*op_5)), &((*args_2)));
            more_2 = _S582;
        }
    case u32(41):
        {
            var _S583 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(6), &((*op_5)), &((*args_2)));
            more_2 = _S583;
        }
    case u32(39):
        {
            var _S584 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(7), &((*op_5)), &((*args_2)));
            more_2 = _S584;
        }
    case u32(16):
        {
            var _S585 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(16), &((*op_5)), &((*args_2)));
            more_2 = _S585;
        }
    case u32(165):
        {
            var _S586 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(13), &((*op_5)), &((*args_2)));
            more_2 = _S586;
        }
    case u32(166):
        {
            var _S587 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(13), &((*op_5)), &((*args_2)));
            more_2 = _S587;
        }
    case u32(168):
        {
            var _S588 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(14), &((*op_5)), &((*args_2)));
            more_2 = _S588;
        }
    case u32(169):
        {
            var _S589 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(15), &((*op_5)), &((*args_2)));
            more_2 = _S589;
        }
    case u32(73):
        {
            var _S590 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(8), &((*op_5)), &((*args_2)));
            more_2 = _S590;
        }
    case u32(74):
        {
            var _S591 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(9), &((*op_5)), &((*args_2)));
            more_2 = _S591;
        }
    case u32(14):
        {
            var _S592 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(10), &((*op_5)), &((*args_2)));
            more_2 = _S592;
        }
    case u32(175):
        {
            var _S593 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(10), &((*op_5)), &((*args_2)));
            more_2 = _S593;
        }
    case u32(46):
        {
            var _S594 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(11), &((*op_5)), &((*args_2)));
            more_2 = _S594;
        }
    case u32(13):
        {
            var _S595 : bool = next_call_0(&((*m_337)), &((*w_12)), u32(12), &((*op_5)), &((*args_2)));
            more_2 = _S595;
        }
    default :
        {
            more_2 = false;
        }
    }
    return more_2;
}

fn Dispatch_call_0( m_338 : ptr<function, Machine_0>,  op_6 : u32,  args_3 : vec4<u32>)
{
    var _S596 : Walk_0 = Walk_none_0((*m_338));
    var walk_0 : Walk_0 = _S596;
    var at_work_0 : u32 = op_6;
    var operands_0 : vec4<u32> = args_3;
    var inside_0 : bool = false;
    for(;;)
    {
        var charged_0 : bool = Dispatch_one_0(&((*m_338)), at_work_0, operands_0);
        if(failed_0((*m_338)))
        {
            if(charged_0)
            {
                (*m_338).fault_prim_0 = at_work_0 + u32(1);
            }
            else
            {
                if(inside_0)
                {
                    (*m_338).fault_prim_0 = op_6 + u32(1);
                }
            }
            return;
        }
        var _S597 : bool = Dispatch_walk_0(&((*m_338)), &(walk_0), op_6, &(at_work_0), &(operands_0));
        if(!_S597)
        {
            break;
        }
        inside_0 = true;
    }
    if(failed_0((*m_338)))
    {
        inside_0 = ((*m_338).fault_prim_0) == u32(0);
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        (*m_338).fault_prim_0 = op_6 + u32(1);
    }
    return;
}

fn multiply_64_0( a_229 : vec2<u32>,  b_135 : vec2<u32>) -> vec2<u32>
{
    var _S598 : u32 = a_229.x;
    var a0_0 : u32 = (_S598 & (u32(65535)));
    var a1_0 : u32 = (_S598 >> (u32(16)));
    var _S599 : u32 = b_135.x;
    var b0_0 : u32 = (_S599 & (u32(65535)));
    var b1_0 : u32 = (_S599 >> (u32(16)));
    var low_7 : u32 = a0_0 * b0_0;
    var middle_3 : u32 = a1_0 * b0_0 + ((low_7 >> (u32(16))));
    var other_7 : u32 = a0_0 * b1_0 + ((middle_3 & (u32(65535))));
    return vec2<u32>((((other_7 << (u32(16)))) | (((low_7 & (u32(65535)))))), a1_0 * b1_0 + ((middle_3 >> (u32(16)))) + ((other_7 >> (u32(16)))) + _S598 * b_135.y + a_229.y * _S599);
}

fn hash_of_0( record_42 : u32) -> vec2<u32>
{
    var _S600 : u32 = words_of_0(record_42);
    var hash_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var i_110 : u32 = u32(0);
    for(;;)
    {
        if(i_110 < _S600)
        {
        }
        else
        {
            break;
        }
        var _S601 : u32 = record_42 + i_110;
        var _S602 : u32 = word_at_0(_S601);
        var _S603 : u32;
        if((i_110 + u32(1)) < _S600)
        {
            _S603 = word_at_0(_S601 + u32(1));
        }
        else
        {
            _S603 = u32(0);
        }
        var _S604 : vec2<u32> = multiply_64_0((hash_0 ^ (vec2<u32>(_S602, _S603))), vec2<u32>(u32(2135587861), u32(2654435769)));
        hash_0 = _S604;
        hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S604.y)));
        i_110 = i_110 + u32(2);
    }
    var _S605 : vec2<u32> = multiply_64_0(hash_0, vec2<u32>(u32(3981806797), u32(4283543511)));
    hash_0 = _S605;
    hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S605.y)));
    return hash_0;
}

fn equal_cells_0( record_43 : u32,  target_0 : u32) -> u32
{
    var _S606 : bool;
    if(target_0 == u32(0))
    {
        _S606 = true;
    }
    else
    {
        _S606 = (kind_of_0(record_43)) != u32(6);
    }
    if(_S606)
    {
        _S606 = true;
    }
    else
    {
        _S606 = (word_at_0(record_43 + u32(1))) != (word_at_0(target_0 + u32(1)));
    }
    if(_S606)
    {
        _S606 = true;
    }
    else
    {
        _S606 = (word_at_0(record_43 + u32(2))) != (word_at_0(target_0 + u32(2)));
    }
    if(_S606)
    {
        return u32(4294967295);
    }
    var _S607 : u32 = word_at_0(record_43 + u32(1)) * word_at_0(record_43 + u32(2));
    var i_111 : u32 = u32(0);
    var equal_8 : u32 = u32(0);
    for(;;)
    {
        if(i_111 < _S607)
        {
        }
        else
        {
            break;
        }
        var _S608 : u32 = (i_111 >> (u32(2)));
        var _S609 : u32 = ((word_at_0(record_43 + u32(4) + _S608)) ^ ((word_at_0(target_0 + u32(4) + _S608))));
        var _S610 : u32 = min(u32(4), _S607 - i_111);
        var k_12 : u32 = u32(0);
        for(;;)
        {
            if(k_12 < _S610)
            {
            }
            else
            {
                break;
            }
            var _S611 : i32;
            if(((((_S609 >> ((u32(8) * k_12)))) & (u32(255)))) == u32(0))
            {
                _S611 = i32(1);
            }
            else
            {
                _S611 = i32(0);
            }
            var equal_9 : u32 = equal_8 + u32(_S611);
            k_12 = k_12 + u32(1);
            equal_8 = equal_9;
        }
        i_111 = i_111 + u32(4);
    }
    return equal_8;
}

fn element_kind_0( record_44 : u32) -> u32
{
    var kind_43 : u32 = kind_of_0(record_44);
    var _S612 : bool;
    if(kind_43 == u32(9))
    {
        _S612 = true;
    }
    else
    {
        _S612 = kind_43 == u32(12);
    }
    var common_1 : u32;
    if(_S612)
    {
        common_1 = u32(4294967295);
        var i_112 : u32 = u32(0);
        for(;;)
        {
            if(i_112 < (word_at_0(record_44 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var element_6 : u32 = kind_of_0(record_44 + word_at_0(record_44 + u32(4) + i_112));
            if(i_112 > u32(0))
            {
                _S612 = element_6 != common_1;
            }
            else
            {
                _S612 = false;
            }
            if(_S612)
            {
                return u32(4294967295);
            }
            var i_113 : u32 = i_112 + u32(1);
            common_1 = element_6;
            i_112 = i_113;
        }
    }
    else
    {
        common_1 = u32(4294967295);
    }
    return common_1;
}

fn loops_are_cut_0() -> bool
{
    var _S613 : u32 = min(params_0.scratch_words_0, u32(3));
    var i_114 : u32 = u32(0);
    var rounds_0 : u32 = u32(0);
    for(;;)
    {
        if(i_114 < _S613)
        {
        }
        else
        {
            break;
        }
        var rounds_1 : u32 = rounds_0 + u32(1);
        i_114 = i_114 + u32(1);
        rounds_0 = rounds_1;
    }
    return rounds_0 != _S613;
}

fn run_item_0( id_0 : u32)
{
    var poisoned_0 : bool;
    if(id_0 >= (params_0.count_0))
    {
        return;
    }
    var item_10 : u32 = id_0 * u32(8);
    var _S614 : u32 = items_0[item_10];
    var _S615 : u32 = items_0[item_10 + u32(1)];
    var _S616 : u32 = items_0[item_10 + u32(2)];
    var _S617 : u32 = items_0[item_10 + u32(3)];
    var _S618 : u32 = items_0[item_10 + u32(4)];
    var _S619 : u32 = items_0[item_10 + u32(5)];
    var m_339 : Machine_0;
    m_339.scratch_1 = params_0.scratch_0 + id_0 * params_0.scratch_words_0;
    var at_43 : u32 = u32(0);
    for(;;)
    {
        if(at_43 < _S615)
        {
        }
        else
        {
            break;
        }
        var instruction_0 : u32 = (_S614 + at_43) * u32(8);
        var op_7 : u32 = (code_0[instruction_0] & (u32(65535)));
        var _S620 : u32 = (code_0[instruction_0] >> (u32(16)));
        var place_13 : u32 = _S617 + code_0[instruction_0 + u32(1)];
        m_339.fuel_1 = params_0.fuel_0;
        m_339.memory_1 = params_0.memory_0;
        m_339.fault_0 = u32(0);
        m_339.fault_prim_0 = u32(0);
        m_339.calls_0 = u32(0);
        m_339.cursor_0 = place_13;
        m_339.end_0 = place_13 + code_0[instruction_0 + u32(2)];
        var args_4 : vec4<u32> = vec4<u32>(u32(0), u32(0), u32(0), u32(0));
        var poisoned_1 : bool = false;
        var i_115 : u32 = u32(0);
        for(;;)
        {
            if(i_115 < _S620)
            {
            }
            else
            {
                break;
            }
            var address_0 : u32 = operand_address_0(code_0[instruction_0 + u32(3) + i_115], _S616, _S617);
            args_4[i_115] = address_0;
            if(!poisoned_1)
            {
                poisoned_0 = (kind_of_0(address_0)) == u32(13);
            }
            else
            {
                poisoned_0 = false;
            }
            if(poisoned_0)
            {
                m_339.fault_0 = word_at_0(address_0 + u32(1)) + u32(1);
                m_339.fault_prim_0 = word_at_0(address_0 + u32(2));
                poisoned_1 = true;
            }
            i_115 = i_115 + u32(1);
        }
        var bound_2 : u32 = code_0[instruction_0 + u32(7)];
        if(bound_2 != u32(0))
        {
            args_4[i32(3)] = operand_address_0(bound_2, _S616, _S617);
            if((kind_of_0(args_4.w)) == u32(13))
            {
                m_339.fault_0 = u32(255);
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
            Dispatch_call_0(&(m_339), op_7, args_4);
        }
        var row_25 : u32 = (_S619 + at_43) * u32(12);
        results_0[row_25 + u32(1)] = params_0.fuel_0 - m_339.fuel_1;
        results_0[row_25 + u32(2)] = params_0.memory_0 - m_339.memory_1;
        results_0[row_25 + u32(3)] = m_339.calls_0;
        if((m_339.fault_0) != u32(0))
        {
            arena_0[place_13] = u32(13);
            arena_0[place_13 + u32(1)] = m_339.fault_0 - u32(1);
            arena_0[place_13 + u32(2)] = m_339.fault_prim_0;
            arena_0[place_13 + u32(3)] = u32(0);
        }
        results_0[row_25] = kind_of_0(place_13);
        var _S621 : u32 = row_25 + u32(4);
        var _S622 : u32 = place_13 + u32(1);
        results_0[_S621] = word_at_0(_S622);
        results_0[row_25 + u32(5)] = word_at_0(place_13 + u32(2));
        results_0[row_25 + u32(6)] = words_of_0(place_13);
        if((m_339.fault_0) == u32(0))
        {
            var hash_1 : vec2<u32> = hash_of_0(place_13);
            results_0[row_25 + u32(7)] = weight_of_0(place_13);
            results_0[row_25 + u32(8)] = hash_1.x;
            results_0[row_25 + u32(9)] = hash_1.y;
            results_0[row_25 + u32(10)] = equal_cells_0(place_13, _S618);
            results_0[row_25 + u32(11)] = element_kind_0(place_13);
        }
        if(loops_are_cut_0())
        {
            arena_0[place_13] = u32(13);
            arena_0[_S622] = u32(254);
            results_0[row_25] = u32(13);
            results_0[_S621] = u32(254);
        }
        at_43 = at_43 + u32(1);
    }
    return;
}

fn invocation_0( id_1 : vec3<u32>) -> u32
{
    return id_1.x + id_1.y * u32(64) * u32(32768);
}

@compute
@workgroup_size(64, 1, 1)
fn dsl(@builtin(global_invocation_id) id_2 : vec3<u32>)
{
    run_item_0(invocation_0(id_2));
    return;
}

