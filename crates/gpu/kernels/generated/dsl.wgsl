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

fn operand_address_0( operand_0 : u32,  sample_0 : u32,  frame_0 : u32) -> u32
{
    var place_0 : u32 = (operand_0 & (u32(1073741823)));
    var tag_0 : u32 = (operand_0 & (u32(3221225472)));
    if(tag_0 == u32(1073741824))
    {
        return arena_0[place_0 + sample_0];
    }
    var _S1 : u32;
    if(tag_0 == u32(2147483648))
    {
        _S1 = frame_0 + place_0;
    }
    else
    {
        _S1 = place_0;
    }
    return _S1;
}

fn kind_of_0( record_0 : u32) -> u32
{
    return arena_0[record_0];
}

fn fail_0( m_0 : ptr<function, Machine_0>,  reason_0 : u32)
{
    if(((*m_0).fault_0) == u32(0))
    {
        (*m_0).fault_0 = reason_0 + u32(1);
    }
    return;
}

fn spend_0( m_1 : ptr<function, Machine_0>,  units_0 : u32)
{
    if(((*m_1).fault_0) != u32(0))
    {
        return;
    }
    if(units_0 > ((*m_1).fuel_1))
    {
        (*m_1).fuel_1 = u32(0);
        fail_0(&((*m_1)), u32(30));
    }
    else
    {
        (*m_1).fuel_1 = (*m_1).fuel_1 - units_0;
    }
    return;
}

fn spend_call_0( m_2 : ptr<function, Machine_0>,  cost_0 : u32)
{
    (*m_2).calls_0 = (*m_2).calls_0 + u32(1);
    spend_0(&((*m_2)), cost_0);
    return;
}

fn failed_0( m_3 : Machine_0) -> bool
{
    return (m_3.fault_0) != u32(0);
}

struct GridView_0
{
     height_0 : u32,
     width_0 : u32,
     cells_0 : u32,
};

fn grid_view_0( m_4 : ptr<function, Machine_0>,  record_1 : u32) -> GridView_0
{
    var view_0 : GridView_0;
    view_0.height_0 = u32(0);
    view_0.width_0 = u32(0);
    var _S2 : u32 = record_1 + u32(4);
    view_0.cells_0 = _S2;
    var kind_0 : u32 = kind_of_0(record_1);
    if(kind_0 == u32(6))
    {
        view_0.height_0 = arena_0[record_1 + u32(1)];
        view_0.width_0 = arena_0[record_1 + u32(2)];
        return view_0;
    }
    var rows_are_empty_0 : bool;
    if(kind_0 == u32(9))
    {
        rows_are_empty_0 = arena_0[record_1 + u32(1)] <= u32(256);
    }
    else
    {
        rows_are_empty_0 = false;
    }
    if(rows_are_empty_0)
    {
        var i_0 : u32 = u32(0);
        for(;;)
        {
            if(i_0 < arena_0[record_1 + u32(1)])
            {
            }
            else
            {
                break;
            }
            var row_0 : u32 = record_1 + arena_0[_S2 + i_0];
            var _S3 : bool;
            if(rows_are_empty_0)
            {
                _S3 = (kind_of_0(row_0)) == u32(9);
            }
            else
            {
                _S3 = false;
            }
            if(_S3)
            {
                rows_are_empty_0 = arena_0[row_0 + u32(1)] == u32(0);
            }
            else
            {
                rows_are_empty_0 = false;
            }
            i_0 = i_0 + u32(1);
        }
    }
    if(rows_are_empty_0)
    {
        view_0.height_0 = arena_0[record_1 + u32(1)];
    }
    else
    {
        fail_0(&((*m_4)), u32(4));
    }
    return view_0;
}

fn new_record_0( m_5 : ptr<function, Machine_0>,  kind_1 : u32,  a_0 : u32,  b_0 : u32,  words_0 : u32) -> u32
{
    if(((*m_5).fault_0) != u32(0))
    {
        return u32(0);
    }
    var at_0 : u32 = (*m_5).cursor_0;
    var _S4 : bool;
    if(words_0 > u32(1048576))
    {
        _S4 = true;
    }
    else
    {
        _S4 = (at_0 + u32(4) + words_0) > ((*m_5).end_0);
    }
    if(_S4)
    {
        fail_0(&((*m_5)), u32(254));
        return u32(0);
    }
    arena_0[at_0] = kind_1;
    arena_0[at_0 + u32(1)] = a_0;
    arena_0[at_0 + u32(2)] = b_0;
    arena_0[at_0 + u32(3)] = words_0;
    if(words_0 > u32(0))
    {
        arena_0[at_0 + u32(4) + words_0 - u32(1)] = u32(0);
    }
    (*m_5).cursor_0 = at_0 + u32(4) + words_0;
    return at_0;
}

fn make_0( m_6 : ptr<function, Machine_0>,  bytes_0 : u32)
{
    if(((*m_6).fault_0) != u32(0))
    {
        return;
    }
    var all_0 : u32 = bytes_0 + u32(32);
    if(all_0 > ((*m_6).memory_1))
    {
        (*m_6).memory_1 = u32(0);
        fail_0(&((*m_6)), u32(31));
        return;
    }
    (*m_6).memory_1 = (*m_6).memory_1 - all_0;
    spend_0(&((*m_6)), all_0 / u32(16));
    return;
}

fn new_empty_rows_0( m_7 : ptr<function, Machine_0>,  count_1 : u32)
{
    if(count_1 == u32(0))
    {
        var _S5 : u32 = new_record_0(&((*m_7)), u32(9), u32(0), u32(1), u32(0));
        return;
    }
    make_0(&((*m_7)), count_1 * u32(16));
    var at_1 : u32 = new_record_0(&((*m_7)), u32(9), count_1, u32(1) + count_1, count_1 + count_1 * u32(4));
    if(at_1 == u32(0))
    {
        return;
    }
    var i_1 : u32 = u32(0);
    for(;;)
    {
        if(i_1 < count_1)
        {
        }
        else
        {
            break;
        }
        var start_0 : u32 = u32(4) + count_1 + i_1 * u32(4);
        arena_0[at_1 + u32(4) + i_1] = start_0;
        var _S6 : u32 = at_1 + start_0;
        arena_0[_S6] = u32(9);
        arena_0[_S6 + u32(1)] = u32(0);
        arena_0[_S6 + u32(2)] = u32(1);
        arena_0[_S6 + u32(3)] = u32(0);
        i_1 = i_1 + u32(1);
    }
    return;
}

fn new_grid_0( m_8 : ptr<function, Machine_0>,  height_1 : u32,  width_1 : u32) -> u32
{
    if(((*m_8).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S7 : bool;
    if(height_1 > u32(1048576))
    {
        _S7 = true;
    }
    else
    {
        _S7 = width_1 > u32(1048576);
    }
    if(_S7)
    {
        _S7 = true;
    }
    else
    {
        _S7 = (max(height_1 * width_1, height_1)) > u32(1048576);
    }
    if(_S7)
    {
        fail_0(&((*m_8)), u32(28));
        return u32(0);
    }
    var area_0 : u32 = height_1 * width_1;
    if(area_0 == u32(0))
    {
        new_empty_rows_0(&((*m_8)), height_1);
        return u32(0);
    }
    make_0(&((*m_8)), area_0);
    var at_2 : u32 = new_record_0(&((*m_8)), u32(6), height_1, width_1, (area_0 + u32(3)) / u32(4));
    var _S8 : u32;
    if(at_2 == u32(0))
    {
        _S8 = u32(0);
    }
    else
    {
        _S8 = at_2 + u32(4);
    }
    return _S8;
}

struct CellWriter_0
{
     at_3 : u32,
     word_0 : u32,
     filled_0 : u32,
};

fn CellWriter_to_0( cells_1 : u32) -> CellWriter_0
{
    var w_0 : CellWriter_0;
    w_0.at_3 = cells_1;
    w_0.word_0 = u32(0);
    w_0.filled_0 = u32(0);
    return w_0;
}

fn cell_at_0( cells_2 : u32,  i_2 : u32) -> i32
{
    return (i32((arena_0[cells_2 + ((i_2 >> (u32(2))))] << ((u32(24) - u32(8) * ((i_2 & (u32(3)))))))) >> (u32(24)));
}

fn GridView_at_0( this_0 : GridView_0,  row_1 : u32,  column_0 : u32) -> i32
{
    return cell_at_0(this_0.cells_0, row_1 * this_0.width_0 + column_0);
}

fn CellWriter_push_0( this_1 : ptr<function, CellWriter_0>,  value_0 : i32)
{
    (*this_1).word_0 = (((*this_1).word_0) | (((((u32(value_0) & (u32(255)))) << ((u32(8) * (*this_1).filled_0))))));
    var _S9 : u32 = (*this_1).filled_0 + u32(1);
    (*this_1).filled_0 = _S9;
    if(_S9 == u32(4))
    {
        arena_0[(*this_1).at_3] = (*this_1).word_0;
        (*this_1).at_3 = (*this_1).at_3 + u32(1);
        (*this_1).word_0 = u32(0);
        (*this_1).filled_0 = u32(0);
    }
    return;
}

fn CellWriter_finish_0( this_2 : ptr<function, CellWriter_0>)
{
    if(((*this_2).filled_0) != u32(0))
    {
        arena_0[(*this_2).at_3] = (*this_2).word_0;
    }
    return;
}

fn turned_0( m_9 : ptr<function, Machine_0>,  a_1 : u32,  flip_rows_0 : bool,  flip_columns_0 : bool)
{
    var from_0 : GridView_0 = grid_view_0(&((*m_9)), a_1);
    if(failed_0((*m_9)))
    {
        return;
    }
    if((from_0.width_0) == u32(0))
    {
        var _S10 : u32 = new_record_0(&((*m_9)), u32(9), u32(0), u32(1), u32(0));
        return;
    }
    var cells_3 : u32 = new_grid_0(&((*m_9)), from_0.width_0, from_0.height_0);
    if(cells_3 == u32(0))
    {
        return;
    }
    var out_0 : CellWriter_0 = CellWriter_to_0(cells_3);
    var i_3 : u32 = u32(0);
    for(;;)
    {
        if(i_3 < (from_0.width_0))
        {
        }
        else
        {
            break;
        }
        var _S11 : u32;
        if(flip_columns_0)
        {
            _S11 = from_0.width_0 - u32(1) - i_3;
        }
        else
        {
            _S11 = i_3;
        }
        var j_0 : u32 = u32(0);
        for(;;)
        {
            if(j_0 < (from_0.height_0))
            {
            }
            else
            {
                break;
            }
            var _S12 : u32;
            if(flip_rows_0)
            {
                _S12 = from_0.height_0 - u32(1) - j_0;
            }
            else
            {
                _S12 = j_0;
            }
            CellWriter_push_0(&(out_0), GridView_at_0(from_0, _S12, _S11));
            j_0 = j_0 + u32(1);
        }
        i_3 = i_3 + u32(1);
    }
    CellWriter_finish_0(&(out_0));
    return;
}

fn op_rot90_0( m_10 : ptr<function, Machine_0>,  a_2 : u32)
{
    turned_0(&((*m_10)), a_2, true, false);
    return;
}

fn op_rot270_0( m_11 : ptr<function, Machine_0>,  a_3 : u32)
{
    turned_0(&((*m_11)), a_3, false, true);
    return;
}

fn fail_1( m_12 : ptr<function, Machine_0>,  reason_1 : u32)
{
    if(((*m_12).fault_0) == u32(0))
    {
        (*m_12).fault_0 = reason_1 + u32(1);
    }
    return;
}

fn Dispatch_call_0( m_13 : ptr<function, Machine_0>,  op_0 : u32,  args_0 : vec4<u32>)
{
    switch(op_0)
    {
    case u32(110):
        {
            spend_call_0(&((*m_13)), u32(4));
            if(!failed_0((*m_13)))
            {
                op_rot90_0(&((*m_13)), args_0.x);
            }
        }
    case u32(112):
        {
            spend_call_0(&((*m_13)), u32(4));
            if(!failed_0((*m_13)))
            {
                op_rot270_0(&((*m_13)), args_0.x);
            }
        }
    default :
        {
            fail_1(&((*m_13)), u32(254));
        }
    }
    return;
}

fn words_of_0( record_2 : u32) -> u32
{
    return u32(4) + arena_0[record_2 + u32(3)];
}

fn multiply_64_0( a_4 : vec2<u32>,  b_1 : vec2<u32>) -> vec2<u32>
{
    var _S13 : u32 = a_4.x;
    var a0_0 : u32 = (_S13 & (u32(65535)));
    var a1_0 : u32 = (_S13 >> (u32(16)));
    var _S14 : u32 = b_1.x;
    var b0_0 : u32 = (_S14 & (u32(65535)));
    var b1_0 : u32 = (_S14 >> (u32(16)));
    var low_0 : u32 = a0_0 * b0_0;
    var middle_0 : u32 = a1_0 * b0_0 + ((low_0 >> (u32(16))));
    var other_0 : u32 = a0_0 * b1_0 + ((middle_0 & (u32(65535))));
    return vec2<u32>((((other_0 << (u32(16)))) | (((low_0 & (u32(65535)))))), a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + ((other_0 >> (u32(16)))) + _S13 * b_1.y + a_4.y * _S14);
}

fn hash_of_0( record_3 : u32) -> vec2<u32>
{
    var _S15 : u32 = words_of_0(record_3);
    var hash_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var i_4 : u32 = u32(0);
    for(;;)
    {
        if(i_4 < _S15)
        {
        }
        else
        {
            break;
        }
        var _S16 : u32 = record_3 + i_4;
        var _S17 : u32 = arena_0[_S16];
        var _S18 : u32;
        if((i_4 + u32(1)) < _S15)
        {
            _S18 = arena_0[_S16 + u32(1)];
        }
        else
        {
            _S18 = u32(0);
        }
        var _S19 : vec2<u32> = multiply_64_0((hash_0 ^ (vec2<u32>(_S17, _S18))), vec2<u32>(u32(2135587861), u32(2654435769)));
        hash_0 = _S19;
        hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S19.y)));
        i_4 = i_4 + u32(2);
    }
    var _S20 : vec2<u32> = multiply_64_0(hash_0, vec2<u32>(u32(3981806797), u32(4283543511)));
    hash_0 = _S20;
    hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S20.y)));
    return hash_0;
}

fn weight_of_0( record_4 : u32) -> u32
{
    var count_2 : u32 = arena_0[record_4 + u32(1)];
    switch(kind_of_0(record_4))
    {
    case u32(6):
        {
            return u32(1) + count_2 * arena_0[record_4 + u32(2)] / u32(8);
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
            return arena_0[record_4 + u32(2)];
        }
    default :
        {
            return u32(1);
        }
    }
}

fn equal_cells_0( record_5 : u32,  target_0 : u32) -> u32
{
    var _S21 : bool;
    if(target_0 == u32(0))
    {
        _S21 = true;
    }
    else
    {
        _S21 = (kind_of_0(record_5)) != u32(6);
    }
    if(_S21)
    {
        _S21 = true;
    }
    else
    {
        _S21 = arena_0[record_5 + u32(1)] != arena_0[target_0 + u32(1)];
    }
    if(_S21)
    {
        _S21 = true;
    }
    else
    {
        _S21 = arena_0[record_5 + u32(2)] != arena_0[target_0 + u32(2)];
    }
    if(_S21)
    {
        return u32(4294967295);
    }
    var _S22 : u32 = arena_0[record_5 + u32(1)] * arena_0[record_5 + u32(2)];
    var i_5 : u32 = u32(0);
    var equal_0 : u32 = u32(0);
    for(;;)
    {
        if(i_5 < _S22)
        {
        }
        else
        {
            break;
        }
        var _S23 : u32 = (i_5 >> (u32(2)));
        var _S24 : u32 = (arena_0[record_5 + u32(4) + _S23] ^ (arena_0[target_0 + u32(4) + _S23]));
        var _S25 : u32 = min(u32(4), _S22 - i_5);
        var k_0 : u32 = u32(0);
        for(;;)
        {
            if(k_0 < _S25)
            {
            }
            else
            {
                break;
            }
            var _S26 : i32;
            if(((((_S24 >> ((u32(8) * k_0)))) & (u32(255)))) == u32(0))
            {
                _S26 = i32(1);
            }
            else
            {
                _S26 = i32(0);
            }
            var equal_1 : u32 = equal_0 + u32(_S26);
            k_0 = k_0 + u32(1);
            equal_0 = equal_1;
        }
        i_5 = i_5 + u32(4);
    }
    return equal_0;
}

fn element_kind_0( record_6 : u32) -> u32
{
    var kind_2 : u32 = kind_of_0(record_6);
    var _S27 : bool;
    if(kind_2 == u32(9))
    {
        _S27 = true;
    }
    else
    {
        _S27 = kind_2 == u32(12);
    }
    var common_0 : u32;
    if(_S27)
    {
        common_0 = u32(4294967295);
        var i_6 : u32 = u32(0);
        for(;;)
        {
            if(i_6 < arena_0[record_6 + u32(1)])
            {
            }
            else
            {
                break;
            }
            var element_0 : u32 = kind_of_0(record_6 + arena_0[record_6 + u32(4) + i_6]);
            if(i_6 > u32(0))
            {
                _S27 = element_0 != common_0;
            }
            else
            {
                _S27 = false;
            }
            if(_S27)
            {
                return u32(4294967295);
            }
            var i_7 : u32 = i_6 + u32(1);
            common_0 = element_0;
            i_6 = i_7;
        }
    }
    else
    {
        common_0 = u32(4294967295);
    }
    return common_0;
}

fn run_item_0( id_0 : u32)
{
    var _S28 : bool;
    if(id_0 >= (params_0.count_0))
    {
        return;
    }
    var item_0 : u32 = id_0 * u32(8);
    var _S29 : u32 = items_0[item_0];
    var _S30 : u32 = items_0[item_0 + u32(1)];
    var _S31 : u32 = items_0[item_0 + u32(2)];
    var _S32 : u32 = items_0[item_0 + u32(3)];
    var _S33 : u32 = items_0[item_0 + u32(4)];
    var _S34 : u32 = items_0[item_0 + u32(5)];
    var m_14 : Machine_0;
    m_14.scratch_1 = params_0.scratch_0 + id_0 * params_0.scratch_words_0;
    var at_4 : u32 = u32(0);
    for(;;)
    {
        if(at_4 < _S30)
        {
        }
        else
        {
            break;
        }
        var instruction_0 : u32 = (_S29 + at_4) * u32(8);
        var op_1 : u32 = (code_0[instruction_0] & (u32(65535)));
        var _S35 : u32 = (code_0[instruction_0] >> (u32(16)));
        var place_1 : u32 = _S32 + code_0[instruction_0 + u32(1)];
        m_14.fuel_1 = params_0.fuel_0;
        m_14.memory_1 = params_0.memory_0;
        m_14.fault_0 = u32(0);
        m_14.fault_prim_0 = u32(0);
        m_14.calls_0 = u32(0);
        m_14.cursor_0 = place_1;
        m_14.end_0 = place_1 + code_0[instruction_0 + u32(2)];
        var args_1 : vec4<u32> = vec4<u32>(u32(0), u32(0), u32(0), u32(0));
        var poisoned_0 : bool = false;
        var i_8 : u32 = u32(0);
        for(;;)
        {
            if(i_8 < _S35)
            {
            }
            else
            {
                break;
            }
            var address_0 : u32 = operand_address_0(code_0[instruction_0 + u32(3) + i_8], _S31, _S32);
            args_1[i_8] = address_0;
            if(!poisoned_0)
            {
                _S28 = (kind_of_0(address_0)) == u32(13);
            }
            else
            {
                _S28 = false;
            }
            if(_S28)
            {
                m_14.fault_0 = arena_0[address_0 + u32(1)] + u32(1);
                m_14.fault_prim_0 = arena_0[address_0 + u32(2)];
                poisoned_0 = true;
            }
            i_8 = i_8 + u32(1);
        }
        if(!poisoned_0)
        {
            Dispatch_call_0(&(m_14), op_1, args_1);
            if((m_14.fault_0) != u32(0))
            {
                _S28 = (m_14.fault_prim_0) == u32(0);
            }
            else
            {
                _S28 = false;
            }
            if(_S28)
            {
                m_14.fault_prim_0 = op_1 + u32(1);
            }
        }
        var row_2 : u32 = (_S34 + at_4) * u32(12);
        results_0[row_2 + u32(1)] = params_0.fuel_0 - m_14.fuel_1;
        results_0[row_2 + u32(2)] = params_0.memory_0 - m_14.memory_1;
        results_0[row_2 + u32(3)] = m_14.calls_0;
        if((m_14.fault_0) != u32(0))
        {
            arena_0[place_1] = u32(13);
            arena_0[place_1 + u32(1)] = m_14.fault_0 - u32(1);
            arena_0[place_1 + u32(2)] = m_14.fault_prim_0;
            arena_0[place_1 + u32(3)] = u32(0);
        }
        results_0[row_2] = kind_of_0(place_1);
        results_0[row_2 + u32(4)] = arena_0[place_1 + u32(1)];
        results_0[row_2 + u32(5)] = arena_0[place_1 + u32(2)];
        results_0[row_2 + u32(6)] = words_of_0(place_1);
        if((m_14.fault_0) == u32(0))
        {
            var hash_1 : vec2<u32> = hash_of_0(place_1);
            results_0[row_2 + u32(7)] = weight_of_0(place_1);
            results_0[row_2 + u32(8)] = hash_1.x;
            results_0[row_2 + u32(9)] = hash_1.y;
            results_0[row_2 + u32(10)] = equal_cells_0(place_1, _S33);
            results_0[row_2 + u32(11)] = element_kind_0(place_1);
        }
        at_4 = at_4 + u32(1);
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

