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

fn firstbithigh_0( value_0 : u32) -> u32
{
    var _S1 : u32 = firstLeadingBit(value_0);
    return _S1;
}

fn firstbitlow_0( value_1 : u32) -> u32
{
    var _S2 : u32 = firstTrailingBit(value_1);
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
    var _S4 : u32 = record_1 + u32(4);
    view_0.cells_0 = _S4;
    var kind_0 : u32 = kind_of_0(record_1);
    if(kind_0 == u32(6))
    {
        view_0.height_0 = word_at_0(record_1 + u32(1));
        view_0.width_0 = word_at_0(record_1 + u32(2));
        return view_0;
    }
    var rows_are_empty_0 : bool;
    if(kind_0 == u32(9))
    {
        rows_are_empty_0 = (word_at_0(record_1 + u32(1))) <= u32(256);
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
            if(i_0 < (word_at_0(record_1 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var row_0 : u32 = record_1 + word_at_0(_S4 + i_0);
            var _S5 : bool;
            if(rows_are_empty_0)
            {
                _S5 = (kind_of_0(row_0)) == u32(9);
            }
            else
            {
                _S5 = false;
            }
            if(_S5)
            {
                rows_are_empty_0 = (word_at_0(row_0 + u32(1))) == u32(0);
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
        view_0.height_0 = word_at_0(record_1 + u32(1));
    }
    else
    {
        fail_0(&((*m_4)), u32(4));
    }
    return view_0;
}

fn GridView_area_0( this_0 : GridView_0) -> u32
{
    return this_0.height_0 * this_0.width_0;
}

fn fail_1( m_5 : ptr<function, Machine_0>,  reason_1 : u32)
{
    if(((*m_5).fault_0) == u32(0))
    {
        (*m_5).fault_0 = reason_1 + u32(1);
    }
    return;
}

fn spend_1( m_6 : ptr<function, Machine_0>,  units_1 : u32)
{
    if(((*m_6).fault_0) != u32(0))
    {
        return;
    }
    if(units_1 > ((*m_6).fuel_1))
    {
        (*m_6).fuel_1 = u32(0);
        fail_0(&((*m_6)), u32(30));
    }
    else
    {
        (*m_6).fuel_1 = (*m_6).fuel_1 - units_1;
    }
    return;
}

fn whole_0( m_7 : ptr<function, Machine_0>,  record_2 : u32,  times_0 : u32) -> GridView_0
{
    var from_0 : GridView_0 = grid_view_0(&((*m_7)), record_2);
    if(failed_0((*m_7)))
    {
        return from_0;
    }
    var _S6 : u32 = GridView_area_0(from_0);
    if(_S6 == u32(0))
    {
        fail_1(&((*m_7)), u32(24));
    }
    else
    {
        var _S7 : bool;
        if((from_0.height_0) > u32(1024))
        {
            _S7 = true;
        }
        else
        {
            _S7 = (from_0.width_0) > u32(1024);
        }
        if(_S7)
        {
            _S7 = true;
        }
        else
        {
            _S7 = _S6 > u32(1024);
        }
        if(_S7)
        {
            fail_1(&((*m_7)), u32(254));
        }
    }
    spend_1(&((*m_7)), _S6 * times_0);
    return from_0;
}

fn int_view_0( m_8 : ptr<function, Machine_0>,  record_3 : u32) -> i32
{
    var kind_1 : u32 = kind_of_0(record_3);
    var _S8 : bool;
    if(kind_1 != u32(2))
    {
        _S8 = kind_1 != u32(1);
    }
    else
    {
        _S8 = false;
    }
    if(_S8)
    {
        fail_1(&((*m_8)), u32(0));
        return i32(0);
    }
    var low_0 : i32 = i32(word_at_0(record_3 + u32(1)));
    var high_0 : i32 = i32(word_at_0(record_3 + u32(2)));
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

fn variant_0( m_9 : ptr<function, Machine_0>,  record_4 : u32,  count_1 : i32) -> u32
{
    var k_0 : i32 = int_view_0(&((*m_9)), record_4);
    var _S10 : bool;
    if(!failed_0((*m_9)))
    {
        if(k_0 < i32(0))
        {
            _S10 = true;
        }
        else
        {
            _S10 = k_0 >= count_1;
        }
    }
    else
    {
        _S10 = false;
    }
    if(_S10)
    {
        fail_1(&((*m_9)), u32(20));
    }
    return u32(k_0);
}

fn usual_part_0( from_1 : GridView_0,  work_0 : u32,  part_0 : u32) -> u32
{
    var _S11 : u32;
    if((max(from_1.height_0, from_1.width_0)) > u32(64))
    {
        _S11 = work_0;
    }
    else
    {
        var _S12 : u32 = work_0 / part_0;
        _S11 = _S12;
    }
    return _S11;
}

struct Joint_0
{
     one_colour_0 : bool,
     diagonal_0 : bool,
};

fn Joint_x24init_0( one_colour_1 : bool,  diagonal_1 : bool) -> Joint_0
{
    var _S13 : Joint_0;
    _S13.one_colour_0 = one_colour_1;
    _S13.diagonal_0 = diagonal_1;
    return _S13;
}

fn cell_at_0( cells_1 : u32,  i_1 : u32) -> i32
{
    return (i32(((word_at_0(cells_1 + ((i_1 >> (u32(2)))))) << ((u32(24) - u32(8) * ((i_1 & (u32(3)))))))) >> (u32(24)));
}

fn meets_0( cell_0 : i32,  condition_0 : i32,  colour_0 : i32) -> bool
{
    switch(condition_0)
    {
    case i32(0):
        {
            return cell_0 != i32(0);
        }
    case i32(1):
        {
            return cell_0 == colour_0;
        }
    default :
        {
            return cell_0 != colour_0;
        }
    }
}

fn lead_of_0( m_10 : Machine_0,  label_0 : u32) -> u32
{
    var _S14 : u32 = m_10.scratch_1 + u32(1024);
    var _S15 : u32 = label_0;
    for(;;)
    {
        var _S16 : u32 = _S14 + _S15;
        if((word_at_0(_S16)) != _S15)
        {
        }
        else
        {
            break;
        }
        _S15 = word_at_0(_S16);
    }
    return _S15;
}

fn united_0( m_11 : Machine_0,  a_0 : u32,  b_0 : u32) -> u32
{
    var x_0 : u32 = lead_of_0(m_11, a_0);
    var y_0 : u32 = lead_of_0(m_11, b_0);
    var _S17 : u32 = min(x_0, y_0);
    arena_0[m_11.scratch_1 + u32(1024) + max(x_0, y_0)] = _S17;
    return _S17;
}

fn joined_0( m_12 : Machine_0,  from_2 : GridView_0,  joint_0 : Joint_0,  cell_1 : i32,  other_0 : u32,  label_1 : u32) -> u32
{
    var own_0 : u32 = word_at_0(m_12.scratch_1 + other_0);
    var _S18 : bool;
    if(own_0 == u32(0))
    {
        _S18 = true;
    }
    else
    {
        if(joint_0.one_colour_0)
        {
            _S18 = (cell_at_0(from_2.cells_0, other_0)) != cell_1;
        }
        else
        {
            _S18 = false;
        }
    }
    if(_S18)
    {
        return label_1;
    }
    var _S19 : u32;
    if(label_1 == u32(0))
    {
        _S19 = own_0;
    }
    else
    {
        var _S20 : u32 = united_0(m_12, label_1, own_0);
        _S19 = _S20;
    }
    return _S19;
}

fn find_parts_0( m_13 : ptr<function, Machine_0>,  from_3 : GridView_0,  joint_1 : Joint_0,  condition_1 : i32,  colour_1 : i32) -> u32
{
    var _S21 : u32;
    var used_0 : u32;
    var label_2 : u32;
    var column_0 : u32;
    var _S22 : u32 = (*m_13).scratch_1;
    var leads_0 : u32 = (*m_13).scratch_1 + u32(1024);
    var _S23 : bool;
    if((GridView_area_0(from_3)) >= u32(1024))
    {
        _S23 = true;
    }
    else
    {
        _S23 = (from_3.height_0) > u32(255);
    }
    if(_S23)
    {
        _S23 = true;
    }
    else
    {
        _S23 = (from_3.width_0) > u32(255);
    }
    if(_S23)
    {
        fail_0(&((*m_13)), u32(254));
        return u32(0);
    }
    arena_0[leads_0] = u32(0);
    var row_1 : u32 = u32(0);
    var used_1 : u32 = u32(1);
    for(;;)
    {
        _S21 = from_3.height_0;
        if(row_1 < (from_3.height_0))
        {
        }
        else
        {
            break;
        }
        column_0 = u32(0);
        used_0 = used_1;
        for(;;)
        {
            if(column_0 < (from_3.width_0))
            {
            }
            else
            {
                break;
            }
            var at_1 : u32 = row_1 * from_3.width_0 + column_0;
            var cell_2 : i32 = cell_at_0(from_3.cells_0, at_1);
            if(!meets_0(cell_2, condition_1, colour_1))
            {
                arena_0[_S22 + at_1] = u32(0);
                column_0 = column_0 + u32(1);
                continue;
            }
            var _S24 : bool = column_0 > u32(0);
            if(_S24)
            {
                var _S25 : u32 = joined_0((*m_13), from_3, joint_1, cell_2, at_1 - u32(1), u32(0));
                label_2 = _S25;
            }
            else
            {
                label_2 = u32(0);
            }
            var label_3 : u32;
            var label_4 : u32;
            if(row_1 > u32(0))
            {
                var _S26 : u32 = at_1 - from_3.width_0;
                var label_5 : u32 = joined_0((*m_13), from_3, joint_1, cell_2, _S26, label_2);
                if(joint_1.diagonal_0)
                {
                    _S23 = _S24;
                }
                else
                {
                    _S23 = false;
                }
                if(_S23)
                {
                    var _S27 : u32 = joined_0((*m_13), from_3, joint_1, cell_2, _S26 - u32(1), label_5);
                    label_3 = _S27;
                }
                else
                {
                    label_3 = label_5;
                }
                var _S28 : bool;
                if(joint_1.diagonal_0)
                {
                    _S28 = (column_0 + u32(1)) < (from_3.width_0);
                }
                else
                {
                    _S28 = false;
                }
                if(_S28)
                {
                    var _S29 : u32 = joined_0((*m_13), from_3, joint_1, cell_2, _S26 + u32(1), label_3);
                    label_4 = _S29;
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
            var used_2 : u32;
            if(label_3 == u32(0))
            {
                arena_0[leads_0 + used_0] = used_0;
                var used_3 : u32 = used_0 + u32(1);
                label_4 = used_0;
                used_2 = used_3;
            }
            else
            {
                label_4 = label_3;
                used_2 = used_0;
            }
            arena_0[_S22 + at_1] = label_4;
            used_0 = used_2;
            column_0 = column_0 + u32(1);
        }
        row_1 = row_1 + u32(1);
        used_1 = used_0;
    }
    var _S30 : u32 = (*m_13).scratch_1 + u32(2048);
    used_0 = u32(1);
    label_2 = u32(0);
    for(;;)
    {
        if(used_0 < used_1)
        {
        }
        else
        {
            break;
        }
        var _S31 : u32 = leads_0 + used_0;
        var lead_0 : u32 = word_at_0(_S31);
        if(lead_0 == used_0)
        {
            var count_2 : u32 = label_2 + u32(1);
            arena_0[_S31] = count_2;
            var _S32 : u32 = _S30 + u32(2) * count_2;
            arena_0[_S32] = u32(16711935);
            arena_0[_S32 + u32(1)] = u32(0);
            label_2 = count_2;
        }
        else
        {
            arena_0[_S31] = word_at_0(leads_0 + lead_0);
        }
        used_0 = used_0 + u32(1);
    }
    row_1 = u32(0);
    for(;;)
    {
        if(row_1 < _S21)
        {
        }
        else
        {
            break;
        }
        column_0 = u32(0);
        for(;;)
        {
            if(column_0 < (from_3.width_0))
            {
            }
            else
            {
                break;
            }
            var _S33 : u32 = _S22 + row_1 * from_3.width_0 + column_0;
            var label_6 : u32 = word_at_0(_S33);
            if(label_6 == u32(0))
            {
                column_0 = column_0 + u32(1);
                continue;
            }
            var label_7 : u32 = word_at_0(leads_0 + label_6);
            arena_0[_S33] = label_7;
            var _S34 : u32 = _S30 + u32(2) * label_7;
            var span_0 : u32 = word_at_0(_S34);
            arena_0[_S34] = ((((((min((span_0 & (u32(255))), row_1)) | ((((max((((span_0 >> (u32(8)))) & (u32(255))), row_1 + u32(1))) << (u32(8))))))) | ((((min((((span_0 >> (u32(16)))) & (u32(255))), column_0)) << (u32(16))))))) | ((((max((span_0 >> (u32(24))), column_0 + u32(1))) << (u32(24))))));
            arena_0[_S34 + u32(1)] = arena_0[_S34 + u32(1)] + u32(1);
            column_0 = column_0 + u32(1);
        }
        row_1 = row_1 + u32(1);
    }
    return label_2;
}

fn new_record_0( m_14 : ptr<function, Machine_0>,  kind_2 : u32,  a_1 : u32,  b_1 : u32,  words_0 : u32) -> u32
{
    if(((*m_14).fault_0) != u32(0))
    {
        return u32(0);
    }
    var at_2 : u32 = (*m_14).cursor_0;
    var _S35 : bool;
    if(words_0 > u32(1048576))
    {
        _S35 = true;
    }
    else
    {
        _S35 = (at_2 + u32(4) + words_0) > ((*m_14).end_0);
    }
    if(_S35)
    {
        fail_0(&((*m_14)), u32(254));
        return u32(0);
    }
    arena_0[at_2] = kind_2;
    arena_0[at_2 + u32(1)] = a_1;
    arena_0[at_2 + u32(2)] = b_1;
    arena_0[at_2 + u32(3)] = words_0;
    if(words_0 > u32(0))
    {
        arena_0[at_2 + u32(4) + words_0 - u32(1)] = u32(0);
    }
    (*m_14).cursor_0 = at_2 + u32(4) + words_0;
    return at_2;
}

fn make_0( m_15 : ptr<function, Machine_0>,  bytes_0 : u32)
{
    if(((*m_15).fault_0) != u32(0))
    {
        return;
    }
    var all_0 : u32 = bytes_0 + u32(32);
    if(all_0 > ((*m_15).memory_1))
    {
        (*m_15).memory_1 = u32(0);
        fail_0(&((*m_15)), u32(31));
        return;
    }
    (*m_15).memory_1 = (*m_15).memory_1 - all_0;
    spend_0(&((*m_15)), all_0 / u32(16));
    return;
}

fn new_empty_rows_0( m_16 : ptr<function, Machine_0>,  count_3 : u32)
{
    if(count_3 == u32(0))
    {
        var _S36 : u32 = new_record_0(&((*m_16)), u32(9), u32(0), u32(1), u32(0));
        return;
    }
    make_0(&((*m_16)), count_3 * u32(16));
    var at_3 : u32 = new_record_0(&((*m_16)), u32(9), count_3, u32(1) + count_3, count_3 + count_3 * u32(4));
    if(at_3 == u32(0))
    {
        return;
    }
    var i_2 : u32 = u32(0);
    for(;;)
    {
        if(i_2 < count_3)
        {
        }
        else
        {
            break;
        }
        var start_0 : u32 = u32(4) + count_3 + i_2 * u32(4);
        arena_0[at_3 + u32(4) + i_2] = start_0;
        var _S37 : u32 = at_3 + start_0;
        arena_0[_S37] = u32(9);
        arena_0[_S37 + u32(1)] = u32(0);
        arena_0[_S37 + u32(2)] = u32(1);
        arena_0[_S37 + u32(3)] = u32(0);
        i_2 = i_2 + u32(1);
    }
    return;
}

fn new_grid_0( m_17 : ptr<function, Machine_0>,  height_1 : u32,  width_1 : u32) -> u32
{
    if(((*m_17).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S38 : bool;
    if(height_1 > u32(1048576))
    {
        _S38 = true;
    }
    else
    {
        _S38 = width_1 > u32(1048576);
    }
    if(_S38)
    {
        _S38 = true;
    }
    else
    {
        _S38 = (max(height_1 * width_1, height_1)) > u32(1048576);
    }
    if(_S38)
    {
        fail_0(&((*m_17)), u32(28));
        return u32(0);
    }
    var area_0 : u32 = height_1 * width_1;
    if(area_0 == u32(0))
    {
        new_empty_rows_0(&((*m_17)), height_1);
        return u32(0);
    }
    make_0(&((*m_17)), area_0);
    var at_4 : u32 = new_record_0(&((*m_17)), u32(6), height_1, width_1, (area_0 + u32(3)) / u32(4));
    var _S39 : u32;
    if(at_4 == u32(0))
    {
        _S39 = u32(0);
    }
    else
    {
        _S39 = at_4 + u32(4);
    }
    return _S39;
}

fn part_size_0( m_18 : Machine_0,  part_1 : u32) -> u32
{
    return word_at_0(m_18.scratch_1 + u32(2048) + u32(2) * part_1 + u32(1));
}

fn part_at_0( m_19 : Machine_0,  at_5 : u32) -> u32
{
    return word_at_0(m_19.scratch_1 + at_5);
}

fn list_parts_0( m_20 : Machine_0,  from_4 : GridView_0,  count_4 : u32,  cells_2 : u32,  starts_0 : u32)
{
    var part_2 : u32 = u32(1);
    var start_1 : u32 = u32(0);
    for(;;)
    {
        if(part_2 <= count_4)
        {
        }
        else
        {
            break;
        }
        var start_2 : u32 = start_1 + part_size_0(m_20, part_2);
        arena_0[starts_0 + part_2] = start_2;
        part_2 = part_2 + u32(1);
        start_1 = start_2;
    }
    arena_0[starts_0 + count_4 + u32(1)] = start_1;
    var _S40 : u32 = GridView_area_0(from_4);
    var i_3 : u32 = u32(1);
    var at_6 : u32 = _S40;
    for(;;)
    {
        if(i_3 <= (from_4.height_0))
        {
        }
        else
        {
            break;
        }
        var j_0 : u32 = u32(1);
        for(;;)
        {
            if(j_0 <= (from_4.width_0))
            {
            }
            else
            {
                break;
            }
            var row_2 : u32 = from_4.height_0 - i_3;
            var column_1 : u32 = from_4.width_0 - j_0;
            var at_7 : u32 = at_6 - u32(1);
            var part_3 : u32 = part_at_0(m_20, at_7);
            if(part_3 == u32(0))
            {
                j_0 = j_0 + u32(1);
                at_6 = at_7;
                continue;
            }
            var _S41 : u32 = starts_0 + part_3;
            var place_1 : u32 = word_at_0(_S41) - u32(1);
            arena_0[_S41] = place_1;
            arena_0[cells_2 + place_1] = (((at_7 | (((row_2 << (u32(12))))))) | (((column_1 << (u32(22))))));
            j_0 = j_0 + u32(1);
            at_6 = at_7;
        }
        i_3 = i_3 + u32(1);
    }
    return;
}

struct Way_0
{
     down_0 : i32,
     right_0 : i32,
     stride_0 : i32,
};

fn Way_of_0( from_5 : GridView_0,  k_1 : u32) -> Way_0
{
    var way_0 : Way_0;
    var _S42 : bool;
    if(k_1 == u32(0))
    {
        _S42 = true;
    }
    else
    {
        _S42 = k_1 == u32(4);
    }
    if(_S42)
    {
        _S42 = true;
    }
    else
    {
        _S42 = k_1 == u32(5);
    }
    var _S43 : i32;
    if(_S42)
    {
        _S43 = i32(1);
    }
    else
    {
        if(k_1 == u32(1))
        {
            _S42 = true;
        }
        else
        {
            _S42 = k_1 == u32(6);
        }
        if(_S42)
        {
            _S42 = true;
        }
        else
        {
            _S42 = k_1 == u32(7);
        }
        if(_S42)
        {
            _S43 = i32(-1);
        }
        else
        {
            _S43 = i32(0);
        }
    }
    way_0.down_0 = _S43;
    if(k_1 == u32(2))
    {
        _S42 = true;
    }
    else
    {
        _S42 = k_1 == u32(4);
    }
    if(_S42)
    {
        _S42 = true;
    }
    else
    {
        _S42 = k_1 == u32(6);
    }
    if(_S42)
    {
        _S43 = i32(1);
    }
    else
    {
        if(k_1 == u32(3))
        {
            _S42 = true;
        }
        else
        {
            _S42 = k_1 == u32(5);
        }
        if(_S42)
        {
            _S42 = true;
        }
        else
        {
            _S42 = k_1 == u32(7);
        }
        if(_S42)
        {
            _S43 = i32(-1);
        }
        else
        {
            _S43 = i32(0);
        }
    }
    way_0.right_0 = _S43;
    way_0.stride_0 = way_0.down_0 * i32(from_5.width_0) + _S43;
    return way_0;
}

fn Way_steps_0( this_1 : Way_0,  from_6 : GridView_0,  row_3 : u32,  column_2 : u32) -> u32
{
    var most_0 : u32;
    if((this_1.down_0) != i32(0))
    {
        if((this_1.down_0) > i32(0))
        {
            most_0 = from_6.height_0 - u32(1) - row_3;
        }
        else
        {
            most_0 = row_3;
        }
    }
    else
    {
        most_0 = u32(4294967295);
    }
    if((this_1.right_0) != i32(0))
    {
        var _S44 : u32;
        if((this_1.right_0) > i32(0))
        {
            _S44 = from_6.width_0 - u32(1) - column_2;
        }
        else
        {
            _S44 = column_2;
        }
        most_0 = min(most_0, _S44);
    }
    return most_0;
}

fn fall_part_0( m_21 : Machine_0,  from_7 : GridView_0,  part_4 : u32,  way_1 : Way_0) -> u32
{
    var own_1 : bool;
    var _S45 : u32 = m_21.scratch_1 + u32(4096);
    var _S46 : u32 = m_21.scratch_1 + u32(5120) + part_4;
    var first_0 : u32 = word_at_0(_S46);
    var _S47 : u32 = word_at_0(_S46 + u32(1));
    var _S48 : u32 = m_21.scratch_1 + u32(6144) + part_4;
    var moved_0 : u32 = word_at_0(_S48);
    var by_0 : i32 = i32(moved_0) * way_1.stride_0;
    var far_0 : u32 = u32(4294967295);
    var i_4 : u32 = first_0;
    for(;;)
    {
        if(i_4 < _S47)
        {
        }
        else
        {
            break;
        }
        var start_3 : u32 = word_at_0(_S45 + i_4);
        var _S49 : u32 = Way_steps_0(way_1, from_7, (((start_3 >> (u32(12)))) & (u32(1023))), (start_3 >> (u32(22)))) - moved_0;
        var at_8 : u32 = u32(i32((start_3 & (u32(4095)))) + by_0);
        var steps_0 : u32 = u32(0);
        for(;;)
        {
            if(steps_0 < (min(_S49, far_0)))
            {
            }
            else
            {
                own_1 = false;
                break;
            }
            var at_9 : u32 = u32(i32(at_8) + way_1.stride_0);
            var there_0 : u32 = word_at_0(m_21.scratch_1 + at_9);
            if(there_0 != u32(0))
            {
                own_1 = there_0 == part_4;
                break;
            }
            var steps_1 : u32 = steps_0 + u32(1);
            at_8 = at_9;
            steps_0 = steps_1;
        }
        if(!own_1)
        {
            far_0 = steps_0;
        }
        if(far_0 == u32(0))
        {
            return u32(0);
        }
        i_4 = i_4 + u32(1);
    }
    i_4 = first_0;
    for(;;)
    {
        if(i_4 < _S47)
        {
        }
        else
        {
            break;
        }
        arena_0[m_21.scratch_1 + u32(i32(((word_at_0(_S45 + i_4)) & (u32(4095)))) + by_0)] = u32(0);
        i_4 = i_4 + u32(1);
    }
    var by_1 : i32 = by_0 + i32(far_0) * way_1.stride_0;
    i_4 = first_0;
    for(;;)
    {
        if(i_4 < _S47)
        {
        }
        else
        {
            break;
        }
        arena_0[m_21.scratch_1 + u32(i32(((word_at_0(_S45 + i_4)) & (u32(4095)))) + by_1)] = part_4;
        i_4 = i_4 + u32(1);
    }
    arena_0[_S48] = moved_0 + far_0;
    return far_0;
}

fn fill_cells_0( cells_3 : u32,  count_5 : u32,  value_2 : i32)
{
    var word_0 : u32 = ((u32(value_2) & (u32(255)))) * u32(16843009);
    var whole_1 : u32 = (count_5 >> (u32(2)));
    var i_5 : u32 = u32(0);
    for(;;)
    {
        if(i_5 < whole_1)
        {
        }
        else
        {
            break;
        }
        arena_0[cells_3 + i_5] = word_0;
        i_5 = i_5 + u32(1);
    }
    var _S50 : u32 = (count_5 & (u32(3)));
    if(_S50 != u32(0))
    {
        arena_0[cells_3 + whole_1] = (word_0 & ((((u32(1) << ((u32(8) * _S50)))) - u32(1))));
    }
    return;
}

fn put_cell_0( cells_4 : u32,  i_6 : u32,  value_3 : i32)
{
    var at_10 : u32 = cells_4 + ((i_6 >> (u32(2))));
    var shift_0 : u32 = u32(8) * ((i_6 & (u32(3))));
    arena_0[at_10] = ((((word_at_0(at_10)) & ((~((u32(255) << (shift_0))))))) | (((((u32(value_3) & (u32(255)))) << (shift_0)))));
    return;
}

fn op_fall_parts_0( m_22 : ptr<function, Machine_0>,  grid_0 : u32,  number_0 : u32)
{
    var i_7 : u32;
    var from_8 : GridView_0 = whole_0(&((*m_22)), grid_0, u32(9));
    if(failed_0((*m_22)))
    {
        return;
    }
    var k_2 : u32 = variant_0(&((*m_22)), number_0, i32(8));
    if(failed_0((*m_22)))
    {
        return;
    }
    var direction_0 : u32 = (k_2 & (u32(3)));
    var limit_0 : u32;
    if(direction_0 < u32(2))
    {
        limit_0 = from_8.height_0;
    }
    else
    {
        limit_0 = from_8.width_0;
    }
    var _S51 : u32 = GridView_area_0(from_8);
    var _S52 : u32 = usual_part_0(from_8, _S51 * limit_0, u32(16));
    spend_0(&((*m_22)), _S52);
    if(failed_0((*m_22)))
    {
        return;
    }
    var count_6 : u32 = find_parts_0(&((*m_22)), from_8, Joint_x24init_0(k_2 >= u32(4), true), i32(0), i32(0));
    if(failed_0((*m_22)))
    {
        return;
    }
    var out_0 : u32 = new_grid_0(&((*m_22)), from_8.height_0, from_8.width_0);
    if(out_0 == u32(0))
    {
        return;
    }
    list_parts_0((*m_22), from_8, count_6, (*m_22).scratch_1 + u32(4096), (*m_22).scratch_1 + u32(5120));
    var part_5 : u32 = u32(1);
    for(;;)
    {
        if(part_5 <= count_6)
        {
        }
        else
        {
            break;
        }
        arena_0[(*m_22).scratch_1 + u32(6144) + part_5] = u32(0);
        part_5 = part_5 + u32(1);
    }
    var _S53 : Way_0 = Way_of_0(from_8, direction_0);
    var changed_0 : bool = true;
    for(;;)
    {
        if(changed_0)
        {
        }
        else
        {
            break;
        }
        var changed_1 : bool = false;
        i_7 = u32(1);
        for(;;)
        {
            if(i_7 <= count_6)
            {
            }
            else
            {
                break;
            }
            var _S54 : Machine_0 = (*m_22);
            if(((direction_0 & (u32(1)))) == u32(0))
            {
                limit_0 = count_6 + u32(1) - i_7;
            }
            else
            {
                limit_0 = i_7;
            }
            var _S55 : u32 = fall_part_0(_S54, from_8, limit_0, _S53);
            if(_S55 > u32(0))
            {
                changed_1 = true;
            }
            i_7 = i_7 + u32(1);
        }
        changed_0 = changed_1;
    }
    fill_cells_0(out_0, _S51, i32(0));
    part_5 = u32(1);
    for(;;)
    {
        if(part_5 <= count_6)
        {
        }
        else
        {
            break;
        }
        var _S56 : u32 = word_at_0((*m_22).scratch_1 + u32(5120) + part_5 + u32(1));
        var _S57 : i32 = i32(word_at_0((*m_22).scratch_1 + u32(6144) + part_5)) * _S53.stride_0;
        i_7 = word_at_0((*m_22).scratch_1 + u32(5120) + part_5);
        for(;;)
        {
            if(i_7 < _S56)
            {
            }
            else
            {
                break;
            }
            var at_11 : u32 = ((word_at_0((*m_22).scratch_1 + u32(4096) + i_7)) & (u32(4095)));
            put_cell_0(out_0, u32(i32(at_11) + _S57), cell_at_0(from_8.cells_0, at_11));
            i_7 = i_7 + u32(1);
        }
        part_5 = part_5 + u32(1);
    }
    return;
}

fn variant_1( m_23 : ptr<function, Machine_0>,  record_5 : u32,  count_7 : i32) -> u32
{
    var k_3 : i32 = int_view_0(&((*m_23)), record_5);
    var _S58 : bool;
    if(!failed_0((*m_23)))
    {
        if(k_3 < i32(0))
        {
            _S58 = true;
        }
        else
        {
            _S58 = k_3 >= count_7;
        }
    }
    else
    {
        _S58 = false;
    }
    if(_S58)
    {
        fail_1(&((*m_23)), u32(20));
    }
    return u32(k_3);
}

struct Directions_0
{
     count_8 : u32,
     steps_2 : u32,
};

fn Directions_x24init_0( count_9 : u32,  steps_3 : u32) -> Directions_0
{
    var _S59 : Directions_0;
    _S59.count_8 = count_9;
    _S59.steps_2 = steps_3;
    return _S59;
}

fn ray_directions_0( k_4 : u32) -> Directions_0
{
    var all_1 : Directions_0 = Directions_x24init_0(u32(1), u32(0));
    if(k_4 < u32(4))
    {
        all_1.steps_2 = k_4;
    }
    else
    {
        var _S60 : bool;
        if(k_4 >= u32(7))
        {
            _S60 = k_4 < u32(11);
        }
        else
        {
            _S60 = false;
        }
        if(_S60)
        {
            all_1.steps_2 = k_4 - u32(3);
        }
        else
        {
            var _S61 : bool = k_4 == u32(6);
            if(_S61)
            {
                _S60 = true;
            }
            else
            {
                _S60 = k_4 == u32(13);
            }
            var _S62 : i32;
            if(_S60)
            {
                all_1.count_8 = u32(4);
                if(_S61)
                {
                    _S62 = i32(12816);
                }
                else
                {
                    _S62 = i32(30292);
                }
                all_1.steps_2 = u32(_S62);
            }
            else
            {
                if(k_4 == u32(14))
                {
                    all_1.count_8 = u32(8);
                    all_1.steps_2 = u32(1985229328);
                }
                else
                {
                    all_1.count_8 = u32(2);
                    if(k_4 == u32(4))
                    {
                        _S62 = i32(16);
                    }
                    else
                    {
                        if(k_4 == u32(5))
                        {
                            _S62 = i32(50);
                        }
                        else
                        {
                            if(k_4 == u32(11))
                            {
                                _S62 = i32(116);
                            }
                            else
                            {
                                _S62 = i32(101);
                            }
                        }
                    }
                    all_1.steps_2 = u32(_S62);
                }
            }
        }
    }
    return all_1;
}

fn whole_2( m_24 : ptr<function, Machine_0>,  record_6 : u32,  times_1 : u32) -> GridView_0
{
    var from_9 : GridView_0 = grid_view_0(&((*m_24)), record_6);
    if(failed_0((*m_24)))
    {
        return from_9;
    }
    var _S63 : u32 = GridView_area_0(from_9);
    if(_S63 == u32(0))
    {
        fail_1(&((*m_24)), u32(24));
    }
    else
    {
        var _S64 : bool;
        if((from_9.height_0) > u32(1024))
        {
            _S64 = true;
        }
        else
        {
            _S64 = (from_9.width_0) > u32(1024);
        }
        if(_S64)
        {
            _S64 = true;
        }
        else
        {
            _S64 = _S63 > u32(1024);
        }
        if(_S64)
        {
            fail_1(&((*m_24)), u32(254));
        }
    }
    spend_1(&((*m_24)), _S63 * times_1);
    return from_9;
}

fn edit_grid_0( m_25 : ptr<function, Machine_0>,  from_10 : GridView_0) -> u32
{
    var _S65 : u32 = GridView_area_0(from_10);
    make_0(&((*m_25)), _S65);
    var words_1 : u32 = (_S65 + u32(3)) / u32(4);
    var at_12 : u32 = new_record_0(&((*m_25)), u32(6), from_10.height_0, from_10.width_0, words_1);
    if(at_12 == u32(0))
    {
        return u32(0);
    }
    var i_8 : u32 = u32(0);
    for(;;)
    {
        if(i_8 < words_1)
        {
        }
        else
        {
            break;
        }
        arena_0[at_12 + u32(4) + i_8] = word_at_0(from_10.cells_0 + i_8);
        i_8 = i_8 + u32(1);
    }
    return at_12 + u32(4);
}

fn list_cells_0( from_11 : GridView_0,  any_0 : bool,  colour_2 : i32,  list_0 : u32) -> u32
{
    var row_4 : u32 = u32(0);
    var at_13 : u32 = u32(0);
    var count_10 : u32 = u32(0);
    for(;;)
    {
        if(row_4 < (from_11.height_0))
        {
        }
        else
        {
            break;
        }
        var column_3 : u32 = u32(0);
        var count_11 : u32 = count_10;
        for(;;)
        {
            if(column_3 < (from_11.width_0))
            {
            }
            else
            {
                break;
            }
            var cell_3 : i32 = cell_at_0(from_11.cells_0, at_13);
            var _S66 : bool;
            if(cell_3 != i32(0))
            {
                if(any_0)
                {
                    _S66 = true;
                }
                else
                {
                    _S66 = cell_3 == colour_2;
                }
            }
            else
            {
                _S66 = false;
            }
            if(_S66)
            {
                arena_0[list_0 + count_11] = (((at_13 | (((row_4 << (u32(12))))))) | (((column_3 << (u32(22))))));
                count_11 = count_11 + u32(1);
            }
            var at_14 : u32 = at_13 + u32(1);
            column_3 = column_3 + u32(1);
            at_13 = at_14;
        }
        row_4 = row_4 + u32(1);
        count_10 = count_11;
    }
    return count_10;
}

fn Directions_step_0( this_2 : Directions_0,  i_9 : u32) -> u32
{
    return ((((this_2.steps_2) >> ((u32(4) * i_9)))) & (u32(15)));
}

fn draw_rays_0( m_26 : ptr<function, Machine_0>,  from_12 : GridView_0,  directions_0 : Directions_0,  any_1 : bool,  colour_3 : i32)
{
    var out_1 : u32 = edit_grid_0(&((*m_26)), from_12);
    if(out_1 == u32(0))
    {
        return;
    }
    var _S67 : u32 = list_cells_0(from_12, any_1, colour_3, (*m_26).scratch_1);
    var i_10 : u32 = u32(0);
    for(;;)
    {
        if(i_10 < (directions_0.count_8))
        {
        }
        else
        {
            break;
        }
        var _S68 : Way_0 = Way_of_0(from_12, Directions_step_0(directions_0, i_10));
        var k_5 : u32 = u32(0);
        for(;;)
        {
            if(k_5 < _S67)
            {
            }
            else
            {
                break;
            }
            var start_4 : u32 = word_at_0((*m_26).scratch_1 + k_5);
            var at_15 : u32 = (start_4 & (u32(4095)));
            var _S69 : u32 = Way_steps_0(_S68, from_12, (((start_4 >> (u32(12)))) & (u32(1023))), (start_4 >> (u32(22))));
            var _S70 : i32 = cell_at_0(from_12.cells_0, at_15);
            var at_16 : u32 = at_15;
            var s_0 : u32 = u32(0);
            for(;;)
            {
                if(s_0 < _S69)
                {
                }
                else
                {
                    break;
                }
                var at_17 : u32 = u32(i32(at_16) + _S68.stride_0);
                if((cell_at_0(from_12.cells_0, at_17)) != i32(0))
                {
                    break;
                }
                if((cell_at_0(out_1, at_17)) == i32(0))
                {
                    put_cell_0(out_1, at_17, _S70);
                }
                var s_1 : u32 = s_0 + u32(1);
                at_16 = at_17;
                s_0 = s_1;
            }
            k_5 = k_5 + u32(1);
        }
        i_10 = i_10 + u32(1);
    }
    return;
}

fn op_rays_0( m_27 : ptr<function, Machine_0>,  grid_1 : u32,  number_1 : u32)
{
    var k_6 : u32 = variant_1(&((*m_27)), number_1, i32(15));
    if(failed_0((*m_27)))
    {
        return;
    }
    var directions_1 : Directions_0 = ray_directions_0(k_6);
    var from_13 : GridView_0 = whole_2(&((*m_27)), grid_1, directions_1.count_8 * u32(2));
    if(!failed_0((*m_27)))
    {
        draw_rays_0(&((*m_27)), from_13, directions_1, true, i32(0));
    }
    return;
}

fn colour_view_0( m_28 : ptr<function, Machine_0>,  record_7 : u32) -> i32
{
    var value_4 : i32;
    if((kind_of_0(record_7)) == u32(2))
    {
        var _S71 : i32 = int_view_0(&((*m_28)), record_7);
        value_4 = _S71;
    }
    else
    {
        fail_1(&((*m_28)), u32(3));
        value_4 = i32(0);
    }
    var _S72 : bool;
    if(value_4 < i32(-128))
    {
        _S72 = true;
    }
    else
    {
        _S72 = value_4 > i32(127);
    }
    if(_S72)
    {
        fail_1(&((*m_28)), u32(3));
    }
    return value_4;
}

fn op_color_rays_0( m_29 : ptr<function, Machine_0>,  grid_2 : u32,  hue_0 : u32,  number_2 : u32)
{
    var colour_4 : i32 = colour_view_0(&((*m_29)), hue_0);
    if(failed_0((*m_29)))
    {
        return;
    }
    var k_7 : u32 = variant_1(&((*m_29)), number_2, i32(15));
    if(failed_0((*m_29)))
    {
        return;
    }
    var directions_2 : Directions_0 = ray_directions_0(k_7);
    var from_14 : GridView_0 = whole_2(&((*m_29)), grid_2, directions_2.count_8 * u32(2));
    if(!failed_0((*m_29)))
    {
        draw_rays_0(&((*m_29)), from_14, directions_2, false, colour_4);
    }
    return;
}

fn join_directions_0( k_8 : u32) -> Directions_0
{
    var all_2 : Directions_0 = Directions_x24init_0(u32(1), u32(2));
    if(k_8 == u32(1))
    {
        all_2.steps_2 = u32(0);
    }
    else
    {
        var _S73 : bool = k_8 == u32(2);
        var _S74 : bool;
        if(_S73)
        {
            _S74 = true;
        }
        else
        {
            _S74 = k_8 == u32(3);
        }
        if(_S74)
        {
            all_2.count_8 = u32(2);
            var _S75 : i32;
            if(_S73)
            {
                _S75 = i32(32);
            }
            else
            {
                _S75 = i32(84);
            }
            all_2.steps_2 = u32(_S75);
        }
        else
        {
            if(k_8 == u32(4))
            {
                all_2.count_8 = u32(4);
                all_2.steps_2 = u32(21536);
            }
        }
    }
    return all_2;
}

fn op_join_0( m_30 : ptr<function, Machine_0>,  grid_3 : u32,  number_3 : u32)
{
    var k_9 : u32 = variant_0(&((*m_30)), number_3, i32(10));
    if(failed_0((*m_30)))
    {
        return;
    }
    var over_others_0 : bool = k_9 >= u32(5);
    var i_11 : u32;
    if(over_others_0)
    {
        i_11 = k_9 - u32(5);
    }
    else
    {
        i_11 = k_9;
    }
    var directions_3 : Directions_0 = join_directions_0(i_11);
    var from_15 : GridView_0 = whole_0(&((*m_30)), grid_3, directions_3.count_8 * u32(3));
    if(failed_0((*m_30)))
    {
        return;
    }
    if(over_others_0)
    {
        spend_0(&((*m_30)), GridView_area_0(from_15) * max(from_15.height_0, from_15.width_0) * directions_3.count_8 / u32(2));
    }
    if(failed_0((*m_30)))
    {
        return;
    }
    var out_2 : u32 = edit_grid_0(&((*m_30)), from_15);
    if(out_2 == u32(0))
    {
        return;
    }
    var _S76 : u32 = list_cells_0(from_15, true, i32(0), (*m_30).scratch_1);
    i_11 = u32(0);
    for(;;)
    {
        if(i_11 < (directions_3.count_8))
        {
        }
        else
        {
            break;
        }
        var _S77 : Way_0 = Way_of_0(from_15, Directions_step_0(directions_3, i_11));
        var k_10 : u32 = u32(0);
        for(;;)
        {
            if(k_10 < _S76)
            {
            }
            else
            {
                break;
            }
            var start_5 : u32 = word_at_0((*m_30).scratch_1 + k_10);
            var place_2 : u32 = (start_5 & (u32(4095)));
            var _S78 : u32 = Way_steps_0(_S77, from_15, (((start_5 >> (u32(12)))) & (u32(1023))), (start_5 >> (u32(22))));
            var _S79 : i32 = cell_at_0(from_15.cells_0, place_2);
            var at_18 : u32 = place_2;
            var s_2 : u32 = u32(0);
            for(;;)
            {
                if(s_2 < _S78)
                {
                }
                else
                {
                    break;
                }
                var at_19 : u32 = u32(i32(at_18) + _S77.stride_0);
                var there_1 : i32 = cell_at_0(from_15.cells_0, at_19);
                if(there_1 == _S79)
                {
                    var place_3 : u32 = place_2;
                    var between_0 : u32 = u32(0);
                    for(;;)
                    {
                        if(between_0 < s_2)
                        {
                        }
                        else
                        {
                            break;
                        }
                        var place_4 : u32 = u32(i32(place_3) + _S77.stride_0);
                        put_cell_0(out_2, place_4, _S79);
                        var between_1 : u32 = between_0 + u32(1);
                        place_3 = place_4;
                        between_0 = between_1;
                    }
                    break;
                }
                var _S80 : bool;
                if(there_1 != i32(0))
                {
                    _S80 = !over_others_0;
                }
                else
                {
                    _S80 = false;
                }
                if(_S80)
                {
                    break;
                }
                var s_3 : u32 = s_2 + u32(1);
                at_18 = at_19;
                s_2 = s_3;
            }
            k_10 = k_10 + u32(1);
        }
        i_11 = i_11 + u32(1);
    }
    return;
}

fn op_spread_0( m_31 : ptr<function, Machine_0>,  grid_4 : u32,  number_4 : u32)
{
    var w_0 : u32;
    var k_11 : u32 = variant_0(&((*m_31)), number_4, i32(2));
    if(failed_0((*m_31)))
    {
        return;
    }
    var from_16 : GridView_0 = whole_0(&((*m_31)), grid_4, u32(10));
    if(failed_0((*m_31)))
    {
        return;
    }
    var out_3 : u32 = edit_grid_0(&((*m_31)), from_16);
    if(out_3 == u32(0))
    {
        return;
    }
    var _S81 : u32 = (*m_31).scratch_1;
    var front_0 : u32 = (*m_31).scratch_1 + u32(1024);
    var _S82 : u32 = (*m_31).scratch_1 + u32(2048);
    var _S83 : u32 = list_cells_0(from_16, true, i32(0), front_0);
    var _S84 : u32 = GridView_area_0(from_16);
    var i_12 : u32 = u32(0);
    for(;;)
    {
        if(i_12 < _S84)
        {
        }
        else
        {
            break;
        }
        arena_0[_S81 + i_12] = u32(4096);
        i_12 = i_12 + u32(1);
    }
    var _S85 : i32;
    if(k_11 == u32(1))
    {
        _S85 = i32(8);
    }
    else
    {
        _S85 = i32(4);
    }
    var _S86 : u32 = u32(_S85);
    var count_12 : u32 = _S83;
    var front_1 : u32 = front_0;
    var reached_0 : u32 = _S82;
    for(;;)
    {
        if(count_12 > u32(0))
        {
        }
        else
        {
            break;
        }
        i_12 = u32(0);
        var next_0 : u32 = u32(0);
        for(;;)
        {
            if(i_12 < count_12)
            {
            }
            else
            {
                break;
            }
            var start_6 : u32 = word_at_0(front_1 + i_12);
            var at_20 : u32 = (start_6 & (u32(4095)));
            var _S87 : u32 = (((start_6 >> (u32(12)))) & (u32(1023)));
            var _S88 : u32 = (start_6 >> (u32(22)));
            var _S89 : i32 = cell_at_0(out_3, at_20);
            w_0 = u32(0);
            var next_1 : u32 = next_0;
            for(;;)
            {
                if(w_0 < _S86)
                {
                }
                else
                {
                    break;
                }
                var way_2 : Way_0 = Way_of_0(from_16, w_0);
                if((Way_steps_0(way_2, from_16, _S87, _S88)) == u32(0))
                {
                    w_0 = w_0 + u32(1);
                    continue;
                }
                var place_5 : u32 = u32(i32(at_20) + way_2.stride_0);
                if((cell_at_0(out_3, place_5)) != i32(0))
                {
                    w_0 = w_0 + u32(1);
                    continue;
                }
                var _S90 : u32 = _S81 + place_5;
                var next_2 : u32;
                if((word_at_0(_S90)) == u32(4096))
                {
                    arena_0[_S90] = u32(_S89);
                    arena_0[reached_0 + next_1] = (((place_5 | (((u32(i32(_S87) + way_2.down_0) << (u32(12))))))) | (((u32(i32(_S88) + way_2.right_0) << (u32(22))))));
                    next_2 = next_1 + u32(1);
                }
                else
                {
                    arena_0[_S90] = u32(min(i32(word_at_0(_S90)), _S89));
                    next_2 = next_1;
                }
                next_1 = next_2;
                w_0 = w_0 + u32(1);
            }
            i_12 = i_12 + u32(1);
            next_0 = next_1;
        }
        w_0 = u32(0);
        for(;;)
        {
            if(w_0 < next_0)
            {
            }
            else
            {
                break;
            }
            var at_21 : u32 = ((word_at_0(reached_0 + w_0)) & (u32(4095)));
            put_cell_0(out_3, at_21, i32(word_at_0(_S81 + at_21)));
            w_0 = w_0 + u32(1);
        }
        count_12 = next_0;
        var _S91 : u32 = front_1;
        front_1 = reached_0;
        reached_0 = _S91;
    }
    return;
}

fn fits_lines_0( m_32 : ptr<function, Machine_0>,  from_17 : GridView_0) -> bool
{
    var _S92 : bool;
    if((from_17.width_0) > u32(32))
    {
        _S92 = true;
    }
    else
    {
        _S92 = (from_17.height_0) > u32(64);
    }
    if(_S92)
    {
        fail_1(&((*m_32)), u32(254));
    }
    return !failed_0((*m_32));
}

fn edit_grid_1( m_33 : ptr<function, Machine_0>,  from_18 : GridView_0) -> u32
{
    var _S93 : u32 = GridView_area_0(from_18);
    make_0(&((*m_33)), _S93);
    var words_2 : u32 = (_S93 + u32(3)) / u32(4);
    var at_22 : u32 = new_record_0(&((*m_33)), u32(6), from_18.height_0, from_18.width_0, words_2);
    if(at_22 == u32(0))
    {
        return u32(0);
    }
    var i_13 : u32 = u32(0);
    for(;;)
    {
        if(i_13 < words_2)
        {
        }
        else
        {
            break;
        }
        arena_0[at_22 + u32(4) + i_13] = word_at_0(from_18.cells_0 + i_13);
        i_13 = i_13 + u32(1);
    }
    return at_22 + u32(4);
}

struct Three_0
{
     above_0 : u32,
     own_2 : u32,
     below_0 : u32,
};

fn Three_x24init_0( above_1 : u32,  own_3 : u32,  below_1 : u32) -> Three_0
{
    var _S94 : Three_0;
    _S94.above_0 = above_1;
    _S94.own_2 = own_3;
    _S94.below_0 = below_1;
    return _S94;
}

fn four_cells_0( cells_5 : u32,  i_14 : u32) -> u32
{
    var at_23 : u32 = cells_5 + ((i_14 >> (u32(2))));
    var shift_1 : u32 = u32(8) * ((i_14 & (u32(3))));
    var _S95 : u32;
    if(shift_1 == u32(0))
    {
        _S95 = word_at_0(at_23);
    }
    else
    {
        _S95 = ((((word_at_0(at_23)) >> (shift_1))) | ((((word_at_0(at_23 + u32(1))) << ((u32(32) - shift_1))))));
    }
    return _S95;
}

fn zero_bytes_0( word_1 : u32) -> u32
{
    return ~(((((((word_1 & (u32(2139062143)))) + u32(2139062143)) | (word_1))) | (u32(2139062143))));
}

fn gathered_0( word_2 : u32) -> u32
{
    return ((((((word_2 & (u32(16843009)))) * u32(16909320)) >> (u32(24)))) & (u32(15)));
}

fn lowest_0( count_13 : u32) -> u32
{
    return (u32(4294967295) >> ((u32(32) - count_13)));
}

fn filled_in_row_0( from_19 : GridView_0,  row_5 : u32) -> u32
{
    var _S96 : u32;
    var column_4 : u32 = u32(0);
    var filled_0 : u32 = u32(0);
    for(;;)
    {
        _S96 = from_19.width_0;
        if(column_4 < (from_19.width_0))
        {
        }
        else
        {
            break;
        }
        var filled_1 : u32 = (filled_0 | ((((((gathered_0(((zero_bytes_0(four_cells_0(from_19.cells_0, row_5 * from_19.width_0 + column_4))) >> (u32(7))))) ^ (u32(15)))) << (column_4)))));
        column_4 = column_4 + u32(4);
        filled_0 = filled_1;
    }
    return (filled_0 & ((lowest_0(_S96))));
}

fn three_rows_0( from_20 : GridView_0,  row_6 : u32,  before_0 : Three_0) -> Three_0
{
    var three_0 : Three_0;
    var _S97 : bool = row_6 == u32(0);
    var _S98 : u32;
    if(_S97)
    {
        _S98 = u32(0);
    }
    else
    {
        _S98 = before_0.own_2;
    }
    three_0.above_0 = _S98;
    if(_S97)
    {
        _S98 = filled_in_row_0(from_20, u32(0));
    }
    else
    {
        _S98 = before_0.below_0;
    }
    three_0.own_2 = _S98;
    var _S99 : u32 = row_6 + u32(1);
    if(_S99 < (from_20.height_0))
    {
        _S98 = filled_in_row_0(from_20, _S99);
    }
    else
    {
        _S98 = u32(0);
    }
    three_0.below_0 = _S98;
    return three_0;
}

fn Three_beside_0( this_3 : Three_0) -> u32
{
    return ((((((this_3.above_0) | ((this_3.below_0)))) | ((((this_3.own_2) << (u32(1))))))) | ((((this_3.own_2) >> (u32(1))))));
}

fn Three_diagonal_0( this_4 : Three_0) -> u32
{
    var _S100 : u32 = ((this_4.above_0) | ((this_4.below_0)));
    return (((_S100 << (u32(1)))) | (((_S100 >> (u32(1))))));
}

fn neighbour_0( from_21 : GridView_0,  row_7 : u32,  column_5 : u32,  first_1 : u32,  after_0 : u32) -> i32
{
    var k_12 : u32 = first_1;
    for(;;)
    {
        if(k_12 < after_0)
        {
        }
        else
        {
            break;
        }
        var way_3 : Way_0 = Way_of_0(from_21, k_12);
        if((Way_steps_0(way_3, from_21, row_7, column_5)) == u32(0))
        {
            k_12 = k_12 + u32(1);
            continue;
        }
        var cell_4 : i32 = cell_at_0(from_21.cells_0, u32(i32(row_7 * from_21.width_0 + column_5) + way_3.stride_0));
        if(cell_4 != i32(0))
        {
            return cell_4;
        }
        k_12 = k_12 + u32(1);
    }
    return i32(0);
}

fn op_grow_0( m_34 : ptr<function, Machine_0>,  grid_5 : u32,  number_5 : u32)
{
    var from_22 : GridView_0 = whole_2(&((*m_34)), grid_5, u32(6));
    if(failed_0((*m_34)))
    {
        return;
    }
    var k_13 : u32 = variant_1(&((*m_34)), number_5, i32(3));
    var _S101 : bool;
    if(failed_0((*m_34)))
    {
        _S101 = true;
    }
    else
    {
        var _S102 : bool = fits_lines_0(&((*m_34)), from_22);
        _S101 = !_S102;
    }
    if(_S101)
    {
        return;
    }
    var out_4 : u32 = edit_grid_1(&((*m_34)), from_22);
    if(out_4 == u32(0))
    {
        return;
    }
    var _S103 : i32;
    if(k_13 == u32(2))
    {
        _S103 = i32(4);
    }
    else
    {
        _S103 = i32(0);
    }
    var _S104 : u32 = u32(_S103);
    if(k_13 == u32(0))
    {
        _S103 = i32(4);
    }
    else
    {
        _S103 = i32(8);
    }
    var _S105 : u32 = u32(_S103);
    var three_1 : Three_0 = Three_x24init_0(u32(0), u32(0), u32(0));
    var row_8 : u32 = u32(0);
    for(;;)
    {
        if(row_8 < (from_22.height_0))
        {
        }
        else
        {
            break;
        }
        var three_2 : Three_0 = three_rows_0(from_22, row_8, three_1);
        var _S106 : u32;
        if(k_13 < u32(2))
        {
            _S106 = Three_beside_0(three_2);
        }
        else
        {
            _S106 = u32(0);
        }
        var _S107 : u32;
        if(k_13 > u32(0))
        {
            _S107 = Three_diagonal_0(three_2);
        }
        else
        {
            _S107 = u32(0);
        }
        var near_0 : u32 = (((_S106 | (_S107))) & ((((~three_2.own_2) & ((lowest_0(from_22.width_0)))))));
        for(;;)
        {
            if(near_0 != u32(0))
            {
            }
            else
            {
                break;
            }
            var column_6 : u32 = firstbitlow_0(near_0);
            var near_1 : u32 = (near_0 & ((near_0 - u32(1))));
            put_cell_0(out_4, row_8 * from_22.width_0 + column_6, neighbour_0(from_22, row_8, column_6, _S104, _S105));
            near_0 = near_1;
        }
        var row_9 : u32 = row_8 + u32(1);
        three_1 = three_2;
        row_8 = row_9;
    }
    return;
}

fn op_surround_0( m_35 : ptr<function, Machine_0>,  grid_6 : u32,  hue_1 : u32)
{
    var from_23 : GridView_0 = whole_2(&((*m_35)), grid_6, u32(6));
    if(failed_0((*m_35)))
    {
        return;
    }
    var _S108 : i32 = colour_view_0(&((*m_35)), hue_1);
    var _S109 : bool;
    if(failed_0((*m_35)))
    {
        _S109 = true;
    }
    else
    {
        var _S110 : bool = fits_lines_0(&((*m_35)), from_23);
        _S109 = !_S110;
    }
    if(_S109)
    {
        return;
    }
    var out_5 : u32 = edit_grid_1(&((*m_35)), from_23);
    if(out_5 == u32(0))
    {
        return;
    }
    var three_3 : Three_0 = Three_x24init_0(u32(0), u32(0), u32(0));
    var row_10 : u32 = u32(0);
    for(;;)
    {
        if(row_10 < (from_23.height_0))
        {
        }
        else
        {
            break;
        }
        var three_4 : Three_0 = three_rows_0(from_23, row_10, three_3);
        var near_2 : u32 = ((((((Three_beside_0(three_4)) | ((Three_diagonal_0(three_4))))) & ((~three_4.own_2)))) & ((lowest_0(from_23.width_0))));
        for(;;)
        {
            if(near_2 != u32(0))
            {
            }
            else
            {
                break;
            }
            var near_3 : u32 = (near_2 & ((near_2 - u32(1))));
            put_cell_0(out_5, row_10 * from_23.width_0 + firstbitlow_0(near_2), _S108);
            near_2 = near_3;
        }
        var row_11 : u32 = row_10 + u32(1);
        three_3 = three_4;
        row_10 = row_11;
    }
    return;
}

fn fits_lines_1( m_36 : ptr<function, Machine_0>,  from_24 : GridView_0) -> bool
{
    var _S111 : bool;
    if((from_24.width_0) > u32(32))
    {
        _S111 = true;
    }
    else
    {
        _S111 = (from_24.height_0) > u32(64);
    }
    if(_S111)
    {
        fail_1(&((*m_36)), u32(254));
    }
    return !failed_0((*m_36));
}

struct CellWriter_0
{
     at_24 : u32,
     word_3 : u32,
     filled_2 : u32,
};

fn CellWriter_to_0( cells_6 : u32) -> CellWriter_0
{
    var w_1 : CellWriter_0;
    w_1.at_24 = cells_6;
    w_1.word_3 = u32(0);
    w_1.filled_2 = u32(0);
    return w_1;
}

fn Three_inside_0( this_5 : Three_0,  diagonally_0 : bool) -> u32
{
    var _S112 : u32 = ((this_5.above_0) & ((this_5.below_0)));
    var all_3 : u32 = (((_S112 & ((((this_5.own_2) << (u32(1))))))) & ((((this_5.own_2) >> (u32(1))))));
    var all_4 : u32;
    if(diagonally_0)
    {
        all_4 = (all_3 & (((((_S112 << (u32(1)))) & (((_S112 >> (u32(1)))))))));
    }
    else
    {
        all_4 = all_3;
    }
    return all_4;
}

fn CellWriter_push_0( this_6 : ptr<function, CellWriter_0>,  value_5 : i32)
{
    (*this_6).word_3 = (((*this_6).word_3) | (((((u32(value_5) & (u32(255)))) << ((u32(8) * (*this_6).filled_2))))));
    var _S113 : u32 = (*this_6).filled_2 + u32(1);
    (*this_6).filled_2 = _S113;
    if(_S113 == u32(4))
    {
        arena_0[(*this_6).at_24] = (*this_6).word_3;
        (*this_6).at_24 = (*this_6).at_24 + u32(1);
        (*this_6).word_3 = u32(0);
        (*this_6).filled_2 = u32(0);
    }
    return;
}

fn CellWriter_finish_0( this_7 : ptr<function, CellWriter_0>)
{
    if(((*this_7).filled_2) != u32(0))
    {
        arena_0[(*this_7).at_24] = (*this_7).word_3;
    }
    return;
}

fn op_rim_0( m_37 : ptr<function, Machine_0>,  grid_7 : u32,  number_6 : u32)
{
    var from_25 : GridView_0 = whole_0(&((*m_37)), grid_7, u32(6));
    if(failed_0((*m_37)))
    {
        return;
    }
    var _S114 : u32 = variant_0(&((*m_37)), number_6, i32(4));
    var _S115 : bool;
    if(failed_0((*m_37)))
    {
        _S115 = true;
    }
    else
    {
        var _S116 : bool = fits_lines_1(&((*m_37)), from_25);
        _S115 = !_S116;
    }
    if(_S115)
    {
        return;
    }
    var cells_7 : u32 = new_grid_0(&((*m_37)), from_25.height_0, from_25.width_0);
    if(cells_7 == u32(0))
    {
        return;
    }
    var out_6 : CellWriter_0 = CellWriter_to_0(cells_7);
    var three_5 : Three_0 = Three_x24init_0(u32(0), u32(0), u32(0));
    var row_12 : u32 = u32(0);
    var at_25 : u32 = u32(0);
    for(;;)
    {
        if(row_12 < (from_25.height_0))
        {
        }
        else
        {
            break;
        }
        var three_6 : Three_0 = three_rows_0(from_25, row_12, three_5);
        var kept_0 : u32 = Three_inside_0(three_6, ((_S114 & (u32(1)))) == u32(1));
        var kept_1 : u32;
        if(_S114 < u32(2))
        {
            kept_1 = ~kept_0;
        }
        else
        {
            kept_1 = kept_0;
        }
        var kept_2 : u32 = (kept_1 & ((three_6.own_2)));
        var column_7 : u32 = u32(0);
        for(;;)
        {
            if(column_7 < (from_25.width_0))
            {
            }
            else
            {
                break;
            }
            var _S117 : i32;
            if(((((kept_2 >> (column_7))) & (u32(1)))) == u32(1))
            {
                _S117 = cell_at_0(from_25.cells_0, at_25);
            }
            else
            {
                _S117 = i32(0);
            }
            CellWriter_push_0(&(out_6), _S117);
            var at_26 : u32 = at_25 + u32(1);
            column_7 = column_7 + u32(1);
            at_25 = at_26;
        }
        var row_13 : u32 = row_12 + u32(1);
        three_5 = three_6;
        row_12 = row_13;
    }
    CellWriter_finish_0(&(out_6));
    return;
}

fn colour_view_1( m_38 : ptr<function, Machine_0>,  record_8 : u32) -> i32
{
    var value_6 : i32;
    if((kind_of_0(record_8)) == u32(2))
    {
        var _S118 : i32 = int_view_0(&((*m_38)), record_8);
        value_6 = _S118;
    }
    else
    {
        fail_1(&((*m_38)), u32(3));
        value_6 = i32(0);
    }
    var _S119 : bool;
    if(value_6 < i32(-128))
    {
        _S119 = true;
    }
    else
    {
        _S119 = value_6 > i32(127);
    }
    if(_S119)
    {
        fail_1(&((*m_38)), u32(3));
    }
    return value_6;
}

fn along_row_0( reached_1 : u32,  free_0 : u32) -> u32
{
    var _S120 : u32 = (reached_1 & (free_0));
    var step_0 : u32 = u32(1);
    var left_0 : u32 = free_0;
    var _S121 : u32 = _S120;
    var right_1 : u32 = free_0;
    for(;;)
    {
        if(step_0 < u32(32))
        {
        }
        else
        {
            break;
        }
        var _S122 : u32 = (_S121 | (((((left_0 & (((_S121 << (step_0)))))) | (((right_1 & (((_S121 >> (step_0)))))))))));
        var left_1 : u32 = (left_0 & (((left_0 << (step_0)))));
        var right_2 : u32 = (right_1 & (((right_1 >> (step_0)))));
        step_0 = (step_0 << (u32(1)));
        left_0 = left_1;
        _S121 = _S122;
        right_1 = right_2;
    }
    return _S121;
}

fn flood_0( m_39 : Machine_0,  from_26 : GridView_0,  first_2 : u32,  last_0 : u32) -> vec2<u32>
{
    var _S123 : u32;
    var above_2 : u32;
    var _S124 : u32 = m_39.scratch_1 + u32(64);
    var changed_2 : bool = true;
    var _S125 : u32 = first_2;
    var _S126 : u32 = last_0;
    for(;;)
    {
        if(changed_2)
        {
        }
        else
        {
            break;
        }
        var _S127 : u32 = _S126;
        var changed_3 : bool = false;
        var row_14 : u32 = _S125;
        for(;;)
        {
            _S123 = from_26.height_0;
            if(row_14 < (from_26.height_0))
            {
            }
            else
            {
                break;
            }
            if(row_14 == u32(0))
            {
                above_2 = u32(0);
            }
            else
            {
                above_2 = word_at_0(_S124 + row_14 - u32(1));
            }
            var _S128 : u32 = _S124 + row_14;
            var own_4 : u32 = word_at_0(_S128);
            var now_0 : u32 = along_row_0((own_4 | (above_2)), word_at_0(m_39.scratch_1 + row_14));
            if(now_0 != own_4)
            {
                arena_0[_S128] = now_0;
                _S127 = max(_S127, row_14);
                changed_3 = true;
            }
            else
            {
                if(row_14 > _S127)
                {
                    break;
                }
            }
            row_14 = row_14 + u32(1);
        }
        above_2 = _S125;
        var changed_4 : bool = changed_3;
        var number_7 : u32 = u32(0);
        for(;;)
        {
            if(number_7 <= _S127)
            {
            }
            else
            {
                break;
            }
            var row_15 : u32 = _S127 - number_7;
            var below_2 : u32;
            if((row_15 + u32(1)) < _S123)
            {
                below_2 = word_at_0(_S124 + row_15 + u32(1));
            }
            else
            {
                below_2 = u32(0);
            }
            var _S129 : u32 = _S124 + row_15;
            var own_5 : u32 = word_at_0(_S129);
            var now_1 : u32 = along_row_0((own_5 | (below_2)), word_at_0(m_39.scratch_1 + row_15));
            if(now_1 != own_5)
            {
                arena_0[_S129] = now_1;
                above_2 = min(above_2, row_15);
                changed_4 = true;
            }
            else
            {
                if(row_15 < above_2)
                {
                    break;
                }
            }
            number_7 = number_7 + u32(1);
        }
        changed_2 = changed_4;
        _S125 = above_2;
        _S126 = _S127;
    }
    return vec2<u32>(_S125, _S126);
}

fn find_holes_0( m_40 : Machine_0,  from_27 : GridView_0)
{
    var _S130 : u32;
    var _S131 : u32 = m_40.scratch_1 + u32(64);
    var _S132 : u32 = lowest_0(from_27.width_0);
    var _S133 : u32 = (u32(1) | (((u32(1) << ((from_27.width_0 - u32(1)))))));
    var row_16 : u32 = u32(0);
    for(;;)
    {
        _S130 = from_27.height_0;
        if(row_16 < (from_27.height_0))
        {
        }
        else
        {
            break;
        }
        var free_1 : u32 = ((~filled_in_row_0(from_27, row_16)) & (_S132));
        arena_0[m_40.scratch_1 + row_16] = free_1;
        var _S134 : bool;
        if(row_16 == u32(0))
        {
            _S134 = true;
        }
        else
        {
            _S134 = (row_16 + u32(1)) == (from_27.height_0);
        }
        var _S135 : u32;
        if(_S134)
        {
            _S135 = _S132;
        }
        else
        {
            _S135 = _S133;
        }
        arena_0[_S131 + row_16] = (free_1 & (_S135));
        row_16 = row_16 + u32(1);
    }
    var _S136 : vec2<u32> = flood_0(m_40, from_27, u32(0), _S130 - u32(1));
    row_16 = u32(0);
    for(;;)
    {
        if(row_16 < _S130)
        {
        }
        else
        {
            break;
        }
        arena_0[m_40.scratch_1 + row_16] = (arena_0[m_40.scratch_1 + row_16] & ((~word_at_0(_S131 + row_16))));
        row_16 = row_16 + u32(1);
    }
    return;
}

fn op_fill_holes_0( m_41 : ptr<function, Machine_0>,  grid_8 : u32,  hue_2 : u32)
{
    var from_28 : GridView_0 = whole_0(&((*m_41)), grid_8, u32(8));
    if(failed_0((*m_41)))
    {
        return;
    }
    var _S137 : i32 = colour_view_1(&((*m_41)), hue_2);
    var _S138 : bool;
    if(failed_0((*m_41)))
    {
        _S138 = true;
    }
    else
    {
        var _S139 : bool = fits_lines_1(&((*m_41)), from_28);
        _S138 = !_S139;
    }
    if(_S138)
    {
        return;
    }
    var out_7 : u32 = edit_grid_0(&((*m_41)), from_28);
    if(out_7 == u32(0))
    {
        return;
    }
    find_holes_0((*m_41), from_28);
    var row_17 : u32 = u32(0);
    for(;;)
    {
        if(row_17 < (from_28.height_0))
        {
        }
        else
        {
            break;
        }
        var inside_0 : u32 = word_at_0((*m_41).scratch_1 + row_17);
        for(;;)
        {
            if(inside_0 != u32(0))
            {
            }
            else
            {
                break;
            }
            put_cell_0(out_7, row_17 * from_28.width_0 + firstbitlow_0(inside_0), _S137);
            inside_0 = (inside_0 & ((inside_0 - u32(1))));
        }
        row_17 = row_17 + u32(1);
    }
    return;
}

fn GridView_at_0( this_8 : GridView_0,  row_18 : u32,  column_8 : u32) -> i32
{
    return cell_at_0(this_8.cells_0, row_18 * this_8.width_0 + column_8);
}

fn op_close_holes_0( m_42 : ptr<function, Machine_0>,  grid_9 : u32,  number_8 : u32)
{
    var _S140 : u32;
    var from_29 : GridView_0 = whole_0(&((*m_42)), grid_9, u32(16));
    if(failed_0((*m_42)))
    {
        return;
    }
    var k_14 : u32 = variant_0(&((*m_42)), number_8, i32(2));
    var _S141 : bool;
    if(failed_0((*m_42)))
    {
        _S141 = true;
    }
    else
    {
        var _S142 : bool = fits_lines_1(&((*m_42)), from_29);
        _S141 = !_S142;
    }
    if(_S141)
    {
        return;
    }
    var out_8 : u32;
    if(k_14 == u32(0))
    {
        var _S143 : u32 = edit_grid_0(&((*m_42)), from_29);
        out_8 = _S143;
    }
    else
    {
        var out_9 : u32 = new_grid_0(&((*m_42)), from_29.height_0, from_29.width_0);
        if(out_9 != u32(0))
        {
            fill_cells_0(out_9, GridView_area_0(from_29), i32(0));
        }
        out_8 = out_9;
    }
    if(out_8 == u32(0))
    {
        return;
    }
    find_holes_0((*m_42), from_29);
    var _S144 : u32 = (*m_42).scratch_1;
    var _S145 : u32 = (*m_42).scratch_1 + u32(64);
    var row_19 : u32 = u32(0);
    for(;;)
    {
        _S140 = from_29.height_0;
        if(row_19 < (from_29.height_0))
        {
        }
        else
        {
            break;
        }
        arena_0[_S145 + row_19] = u32(0);
        row_19 = row_19 + u32(1);
    }
    row_19 = u32(0);
    for(;;)
    {
        if(row_19 < _S140)
        {
        }
        else
        {
            break;
        }
        for(;;)
        {
            var _S146 : u32 = _S144 + row_19;
            if((word_at_0(_S146)) != u32(0))
            {
            }
            else
            {
                break;
            }
            var column_9 : u32 = firstbitlow_0(word_at_0(_S146));
            var colour_5 : i32 = GridView_at_0(from_29, row_19 + u32(1), column_9);
            var colour_6 : i32;
            if(colour_5 == i32(0))
            {
                colour_6 = GridView_at_0(from_29, row_19 - u32(1), column_9);
            }
            else
            {
                colour_6 = colour_5;
            }
            arena_0[_S145 + row_19] = (u32(1) << (column_9));
            var rows_0 : vec2<u32> = flood_0((*m_42), from_29, row_19, row_19);
            var i_15 : u32 = rows_0.x;
            for(;;)
            {
                if(i_15 <= (rows_0.y))
                {
                }
                else
                {
                    break;
                }
                var _S147 : u32 = _S145 + i_15;
                var hole_0 : u32 = word_at_0(_S147);
                arena_0[_S144 + i_15] = (arena_0[_S144 + i_15] & ((~hole_0)));
                arena_0[_S147] = u32(0);
                var hole_1 : u32 = hole_0;
                for(;;)
                {
                    if(hole_1 != u32(0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    put_cell_0(out_8, i_15 * from_29.width_0 + firstbitlow_0(hole_1), colour_6);
                    hole_1 = (hole_1 & ((hole_1 - u32(1))));
                }
                i_15 = i_15 + u32(1);
            }
        }
        row_19 = row_19 + u32(1);
    }
    return;
}

fn Joint_of_0( k_15 : u32) -> Joint_0
{
    return Joint_x24init_0(((k_15 & (u32(2)))) == u32(0), ((k_15 & (u32(1)))) == u32(1));
}

struct Span_0
{
     top_0 : u32,
     bottom_0 : u32,
     left_2 : u32,
     right_3 : u32,
};

fn Span_x24init_0( top_1 : u32,  bottom_1 : u32,  left_3 : u32,  right_4 : u32) -> Span_0
{
    var _S148 : Span_0;
    _S148.top_0 = top_1;
    _S148.bottom_0 = bottom_1;
    _S148.left_2 = left_3;
    _S148.right_3 = right_4;
    return _S148;
}

fn part_span_0( m_43 : Machine_0,  part_6 : u32) -> Span_0
{
    var packed_0 : u32 = word_at_0(m_43.scratch_1 + u32(2048) + u32(2) * part_6);
    return Span_x24init_0((packed_0 & (u32(255))), (((packed_0 >> (u32(8)))) & (u32(255))), (((packed_0 >> (u32(16)))) & (u32(255))), (packed_0 >> (u32(24))));
}

fn Span_width_0( this_9 : Span_0) -> u32
{
    return this_9.right_3 - this_9.left_2;
}

fn op_fill_boxes_0( m_44 : ptr<function, Machine_0>,  grid_10 : u32,  number_9 : u32)
{
    var from_30 : GridView_0 = whole_0(&((*m_44)), grid_10, u32(8));
    if(failed_0((*m_44)))
    {
        return;
    }
    var k_16 : u32 = variant_0(&((*m_44)), number_9, i32(4));
    spend_0(&((*m_44)), GridView_area_0(from_30) / u32(2));
    var _S149 : bool;
    if(failed_0((*m_44)))
    {
        _S149 = true;
    }
    else
    {
        var _S150 : bool = fits_lines_1(&((*m_44)), from_30);
        _S149 = !_S150;
    }
    if(_S149)
    {
        return;
    }
    var _S151 : u32 = find_parts_0(&((*m_44)), from_30, Joint_of_0(k_16), i32(0), i32(0));
    if(failed_0((*m_44)))
    {
        return;
    }
    var out_10 : u32 = edit_grid_0(&((*m_44)), from_30);
    if(out_10 == u32(0))
    {
        return;
    }
    var _S152 : u32 = (*m_44).scratch_1 + u32(4096);
    var row_20 : u32 = u32(0);
    for(;;)
    {
        if(row_20 < (from_30.height_0))
        {
        }
        else
        {
            break;
        }
        arena_0[_S152 + row_20] = ~filled_in_row_0(from_30, row_20);
        row_20 = row_20 + u32(1);
    }
    var part_7 : u32 = u32(1);
    var first_3 : u32 = u32(0);
    for(;;)
    {
        if(part_7 <= _S151)
        {
        }
        else
        {
            break;
        }
        for(;;)
        {
            if((part_at_0((*m_44), first_3)) != part_7)
            {
            }
            else
            {
                break;
            }
            first_3 = first_3 + u32(1);
        }
        var _S153 : i32 = cell_at_0(from_30.cells_0, first_3);
        var span_1 : Span_0 = part_span_0((*m_44), part_7);
        var _S154 : u32 = ((lowest_0(Span_width_0(span_1))) << ((span_1.left_2)));
        row_20 = span_1.top_0;
        for(;;)
        {
            if(row_20 < (span_1.bottom_0))
            {
            }
            else
            {
                break;
            }
            var _S155 : u32 = _S152 + row_20;
            var empty_0 : u32 = ((word_at_0(_S155)) & (_S154));
            if(empty_0 == u32(0))
            {
                row_20 = row_20 + u32(1);
                continue;
            }
            arena_0[_S155] = (arena_0[_S155] & ((~_S154)));
            var empty_1 : u32 = empty_0;
            for(;;)
            {
                if(empty_1 != u32(0))
                {
                }
                else
                {
                    break;
                }
                put_cell_0(out_10, row_20 * from_30.width_0 + firstbitlow_0(empty_1), _S153);
                empty_1 = (empty_1 & ((empty_1 - u32(1))));
            }
            row_20 = row_20 + u32(1);
        }
        part_7 = part_7 + u32(1);
    }
    return;
}

fn op_drop_small_0( m_45 : ptr<function, Machine_0>,  grid_11 : u32,  number_10 : u32)
{
    var from_31 : GridView_0 = whole_0(&((*m_45)), grid_11, u32(8));
    if(failed_0((*m_45)))
    {
        return;
    }
    var k_17 : u32 = variant_0(&((*m_45)), number_10, i32(6));
    if(failed_0((*m_45)))
    {
        return;
    }
    var _S156 : u32 = find_parts_0(&((*m_45)), from_31, Joint_x24init_0(true, ((k_17 & (u32(1)))) == u32(1)), i32(0), i32(0));
    if(failed_0((*m_45)))
    {
        return;
    }
    var _S157 : i32;
    if(k_17 < u32(2))
    {
        _S157 = i32(1);
    }
    else
    {
        if(k_17 < u32(4))
        {
            _S157 = i32(2);
        }
        else
        {
            _S157 = i32(4);
        }
    }
    var _S158 : u32 = u32(_S157);
    var cells_8 : u32 = new_grid_0(&((*m_45)), from_31.height_0, from_31.width_0);
    if(cells_8 == u32(0))
    {
        return;
    }
    var out_11 : CellWriter_0 = CellWriter_to_0(cells_8);
    var _S159 : u32 = GridView_area_0(from_31);
    var at_27 : u32 = u32(0);
    for(;;)
    {
        if(at_27 < _S159)
        {
        }
        else
        {
            break;
        }
        var part_8 : u32 = part_at_0((*m_45), at_27);
        var _S160 : bool;
        if(part_8 > u32(0))
        {
            _S160 = (part_size_0((*m_45), part_8)) > _S158;
        }
        else
        {
            _S160 = false;
        }
        if(_S160)
        {
            _S157 = cell_at_0(from_31.cells_0, at_27);
        }
        else
        {
            _S157 = i32(0);
        }
        CellWriter_push_0(&(out_11), _S157);
        at_27 = at_27 + u32(1);
    }
    CellWriter_finish_0(&(out_11));
    return;
}

fn op_majority_0( m_46 : ptr<function, Machine_0>,  grid_12 : u32)
{
    var count_14 : u32;
    var like_0 : u32;
    var j_1 : u32;
    var best_0 : i32;
    var _S161 : bool;
    var from_32 : GridView_0 = whole_0(&((*m_46)), grid_12, u32(12));
    if(failed_0((*m_46)))
    {
        return;
    }
    var cells_9 : u32 = new_grid_0(&((*m_46)), from_32.height_0, from_32.width_0);
    if(cells_9 == u32(0))
    {
        return;
    }
    var out_12 : CellWriter_0 = CellWriter_to_0(cells_9);
    var around_0 : array<i32, i32(8)>;
    var row_21 : u32 = u32(0);
    for(;;)
    {
        if(row_21 < (from_32.height_0))
        {
        }
        else
        {
            break;
        }
        var column_10 : u32 = u32(0);
        for(;;)
        {
            if(column_10 < (from_32.width_0))
            {
            }
            else
            {
                break;
            }
            var own_6 : i32 = GridView_at_0(from_32, row_21, column_10);
            var top_2 : u32;
            if(row_21 == u32(0))
            {
                top_2 = u32(0);
            }
            else
            {
                top_2 = row_21 - u32(1);
            }
            var _S162 : u32;
            if(column_10 == u32(0))
            {
                _S162 = u32(0);
            }
            else
            {
                _S162 = column_10 - u32(1);
            }
            var _S163 : u32 = min(row_21 + u32(2), from_32.height_0);
            var _S164 : u32 = min(column_10 + u32(2), from_32.width_0);
            var i_16 : u32 = top_2;
            var count_15 : u32 = u32(0);
            var like_1 : u32 = u32(0);
            for(;;)
            {
                if(i_16 < _S163)
                {
                }
                else
                {
                    break;
                }
                j_1 = _S162;
                count_14 = count_15;
                like_0 = like_1;
                for(;;)
                {
                    if(j_1 < _S164)
                    {
                    }
                    else
                    {
                        break;
                    }
                    if(i_16 == row_21)
                    {
                        _S161 = j_1 == column_10;
                    }
                    else
                    {
                        _S161 = false;
                    }
                    if(_S161)
                    {
                        j_1 = j_1 + u32(1);
                        continue;
                    }
                    var _S165 : i32 = GridView_at_0(from_32, i_16, j_1);
                    around_0[count_14] = _S165;
                    if(_S165 == own_6)
                    {
                        best_0 = i32(1);
                    }
                    else
                    {
                        best_0 = i32(0);
                    }
                    var like_2 : u32 = like_0 + u32(best_0);
                    count_14 = count_14 + u32(1);
                    like_0 = like_2;
                    j_1 = j_1 + u32(1);
                }
                i_16 = i_16 + u32(1);
                count_15 = count_14;
                like_1 = like_0;
            }
            if(like_1 < u32(2))
            {
                count_14 = u32(0);
                best_0 = own_6;
                like_0 = u32(0);
                for(;;)
                {
                    if(like_0 < count_15)
                    {
                    }
                    else
                    {
                        break;
                    }
                    j_1 = u32(0);
                    var equal_0 : u32 = u32(0);
                    for(;;)
                    {
                        if(j_1 < count_15)
                        {
                        }
                        else
                        {
                            break;
                        }
                        var _S166 : i32;
                        if((around_0[j_1]) == (around_0[like_0]))
                        {
                            _S166 = i32(1);
                        }
                        else
                        {
                            _S166 = i32(0);
                        }
                        var equal_1 : u32 = equal_0 + u32(_S166);
                        j_1 = j_1 + u32(1);
                        equal_0 = equal_1;
                    }
                    if(equal_0 > count_14)
                    {
                        _S161 = true;
                    }
                    else
                    {
                        if(equal_0 == count_14)
                        {
                            _S161 = (around_0[like_0]) < best_0;
                        }
                        else
                        {
                            _S161 = false;
                        }
                    }
                    if(_S161)
                    {
                        count_14 = equal_0;
                        best_0 = around_0[like_0];
                    }
                    like_0 = like_0 + u32(1);
                }
            }
            else
            {
                best_0 = own_6;
            }
            CellWriter_push_0(&(out_12), best_0);
            column_10 = column_10 + u32(1);
        }
        row_21 = row_21 + u32(1);
    }
    CellWriter_finish_0(&(out_12));
    return;
}

fn has_colour_0( from_33 : GridView_0,  colour_7 : i32) -> bool
{
    var _S167 : u32 = ((u32(colour_7) & (u32(255)))) * u32(16843009);
    var _S168 : u32 = GridView_area_0(from_33);
    var i_17 : u32 = u32(0);
    for(;;)
    {
        if(i_17 < _S168)
        {
        }
        else
        {
            break;
        }
        var found_0 : u32 = zero_bytes_0(((word_at_0(from_33.cells_0 + ((i_17 >> (u32(2)))))) ^ (_S167)));
        var _S169 : u32 = _S168 - i_17;
        var found_1 : u32;
        if(_S169 < u32(4))
        {
            found_1 = (found_0 & ((((u32(1) << ((u32(8) * _S169)))) - u32(1))));
        }
        else
        {
            found_1 = found_0;
        }
        if(found_1 != u32(0))
        {
            return true;
        }
        i_17 = i_17 + u32(4);
    }
    return false;
}

struct Pattern_0
{
     rows_1 : u32,
     columns_0 : u32,
     shift_2 : u32,
};

fn Pattern_x24init_0( rows_2 : u32,  columns_1 : u32,  shift_3 : u32) -> Pattern_0
{
    var _S170 : Pattern_0;
    _S170.rows_1 = rows_2;
    _S170.columns_0 = columns_1;
    _S170.shift_2 = shift_3;
    return _S170;
}

struct Line_0
{
     known_0 : u32,
     bits_0 : vec4<u32>,
};

fn Line_x24init_0( known_1 : u32,  bits_1 : vec4<u32>) -> Line_0
{
    var _S171 : Line_0;
    _S171.known_0 = known_1;
    _S171.bits_0 = bits_1;
    return _S171;
}

fn line_of_row_0( m_47 : ptr<function, Machine_0>,  from_34 : GridView_0,  row_22 : u32,  unknown_0 : u32) -> Line_0
{
    var _S172 : u32;
    var bits_2 : vec4<u32> = vec4<u32>(u32(0), u32(0), u32(0), u32(0));
    var column_11 : u32 = u32(0);
    var odd_0 : u32 = u32(0);
    for(;;)
    {
        _S172 = from_34.width_0;
        if(column_11 < (from_34.width_0))
        {
        }
        else
        {
            break;
        }
        var word_4 : u32 = four_cells_0(from_34.cells_0, row_22 * from_34.width_0 + column_11);
        var _S173 : u32 = from_34.width_0 - column_11;
        var word_5 : u32;
        if(_S173 < u32(4))
        {
            word_5 = (word_4 & ((((u32(1) << ((u32(8) * _S173)))) - u32(1))));
        }
        else
        {
            word_5 = word_4;
        }
        var odd_1 : u32 = (odd_0 | (word_5));
        bits_2[i32(0)] = ((bits_2[i32(0)]) | ((((gathered_0(word_5)) << (column_11)))));
        bits_2[i32(1)] = ((bits_2[i32(1)]) | ((((gathered_0((word_5 >> (u32(1))))) << (column_11)))));
        bits_2[i32(2)] = ((bits_2[i32(2)]) | ((((gathered_0((word_5 >> (u32(2))))) << (column_11)))));
        bits_2[i32(3)] = ((bits_2[i32(3)]) | ((((gathered_0((word_5 >> (u32(3))))) << (column_11)))));
        column_11 = column_11 + u32(4);
        odd_0 = odd_1;
    }
    if(((odd_0 & (u32(4042322160)))) != u32(0))
    {
        fail_0(&((*m_47)), u32(254));
    }
    var known_2 : u32 = ((((((((((bits_2.x) ^ ((u32(0) - ((unknown_0 & (u32(1)))))))) | ((((bits_2.y) ^ ((u32(0) - ((((unknown_0 >> (u32(1)))) & (u32(1))))))))))) | ((((bits_2.z) ^ ((u32(0) - ((((unknown_0 >> (u32(2)))) & (u32(1))))))))))) | ((((bits_2.w) ^ ((u32(0) - ((((unknown_0 >> (u32(3)))) & (u32(1))))))))))) & ((lowest_0(_S172))));
    return Line_x24init_0(known_2, vec4<u32>(((bits_2.x) & (known_2)), ((bits_2.y) & (known_2)), ((bits_2.z) & (known_2)), ((bits_2.w) & (known_2))));
}

fn store_line_0( at_28 : u32,  line_0 : Line_0)
{
    arena_0[at_28] = line_0.known_0;
    arena_0[at_28 + u32(1)] = line_0.bits_0.x;
    arena_0[at_28 + u32(2)] = line_0.bits_0.y;
    arena_0[at_28 + u32(3)] = line_0.bits_0.z;
    arena_0[at_28 + u32(4)] = line_0.bits_0.w;
    return;
}

fn load_line_0( at_29 : u32) -> Line_0
{
    return Line_x24init_0(word_at_0(at_29), vec4<u32>(word_at_0(at_29 + u32(1)), word_at_0(at_29 + u32(2)), word_at_0(at_29 + u32(3)), word_at_0(at_29 + u32(4))));
}

fn Line_part_0( this_10 : Line_0,  start_7 : u32,  mask_0 : u32) -> Line_0
{
    return Line_x24init_0(((((this_10.known_0) >> (start_7))) & (mask_0)), vec4<u32>(((((this_10.bits_0.x) >> (start_7))) & (mask_0)), ((((this_10.bits_0.y) >> (start_7))) & (mask_0)), ((((this_10.bits_0.z) >> (start_7))) & (mask_0)), ((((this_10.bits_0.w) >> (start_7))) & (mask_0))));
}

fn Line_contradicts_0( this_11 : Line_0,  other_1 : Line_0) -> bool
{
    return (((((((((((((this_11.bits_0.x) ^ ((other_1.bits_0.x)))) | ((((this_11.bits_0.y) ^ ((other_1.bits_0.y))))))) | ((((this_11.bits_0.z) ^ ((other_1.bits_0.z))))))) | ((((this_11.bits_0.w) ^ ((other_1.bits_0.w))))))) & ((this_11.known_0)))) & ((other_1.known_0)))) != u32(0);
}

fn Line_with_0( this_12 : Line_0,  other_2 : Line_0) -> Line_0
{
    return Line_x24init_0(((this_12.known_0) | ((other_2.known_0))), vec4<u32>(((this_12.bits_0.x) | ((other_2.bits_0.x))), ((this_12.bits_0.y) | ((other_2.bits_0.y))), ((this_12.bits_0.z) | ((other_2.bits_0.z))), ((this_12.bits_0.w) | ((other_2.bits_0.w)))));
}

fn fold_lines_0( m_48 : Machine_0,  from_35 : GridView_0,  columns_2 : u32,  folded_0 : u32) -> bool
{
    var _S174 : u32 = lowest_0(columns_2);
    var row_23 : u32 = u32(0);
    for(;;)
    {
        if(row_23 < (from_35.height_0))
        {
        }
        else
        {
            break;
        }
        var _S175 : u32 = row_23 * u32(5);
        var line_1 : Line_0 = load_line_0(m_48.scratch_1 + _S175);
        var all_5 : Line_0 = Line_part_0(line_1, u32(0), _S174);
        var start_8 : u32 = columns_2;
        for(;;)
        {
            if(start_8 < (from_35.width_0))
            {
            }
            else
            {
                break;
            }
            var part_9 : Line_0 = Line_part_0(line_1, start_8, _S174);
            if(Line_contradicts_0(all_5, part_9))
            {
                return false;
            }
            var _S176 : Line_0 = Line_with_0(all_5, part_9);
            var start_9 : u32 = start_8 + columns_2;
            all_5 = _S176;
            start_8 = start_9;
        }
        store_line_0(folded_0 + _S175, all_5);
        row_23 = row_23 + u32(1);
    }
    return true;
}

fn Line_rotated_0( this_13 : Line_0,  by_2 : u32,  length_0 : u32) -> Line_0
{
    if(by_2 == u32(0))
    {
        return this_13;
    }
    var mask_1 : u32 = lowest_0(length_0);
    var back_0 : u32 = length_0 - by_2;
    var _S177 : u32 = this_13.bits_0.x;
    var _S178 : u32 = this_13.bits_0.y;
    var _S179 : u32 = this_13.bits_0.z;
    var _S180 : u32 = this_13.bits_0.w;
    return Line_x24init_0(((((((this_13.known_0) << (by_2))) | ((((this_13.known_0) >> (back_0)))))) & (mask_1)), vec4<u32>((((((_S177 << (by_2))) | (((_S177 >> (back_0)))))) & (mask_1)), (((((_S178 << (by_2))) | (((_S178 >> (back_0)))))) & (mask_1)), (((((_S179 << (by_2))) | (((_S179 >> (back_0)))))) & (mask_1)), (((((_S180 << (by_2))) | (((_S180 >> (back_0)))))) & (mask_1))));
}

fn Pattern_start_below_0( this_14 : Pattern_0,  start_10 : u32) -> u32
{
    var _S181 : u32;
    if(start_10 >= (this_14.shift_2))
    {
        _S181 = start_10 - this_14.shift_2;
    }
    else
    {
        _S181 = start_10 + this_14.columns_0 - this_14.shift_2;
    }
    return _S181;
}

fn fits_pattern_0( m_49 : Machine_0,  from_36 : GridView_0,  folded_1 : u32,  pattern_0 : Pattern_0) -> bool
{
    var _S182 : u32;
    var first_4 : u32;
    if((pattern_0.shift_2) == u32(0))
    {
        first_4 = u32(0);
    }
    else
    {
        first_4 = pattern_0.columns_0 - pattern_0.shift_2;
    }
    var row_24 : u32 = pattern_0.rows_1;
    for(;;)
    {
        _S182 = from_36.height_0;
        if(row_24 < (from_36.height_0))
        {
        }
        else
        {
            break;
        }
        if(Line_contradicts_0(load_line_0(folded_1 + (row_24 - pattern_0.rows_1) * u32(5)), Line_rotated_0(load_line_0(folded_1 + row_24 * u32(5)), first_4, pattern_0.columns_0)))
        {
            return false;
        }
        row_24 = row_24 + u32(1);
    }
    var _S183 : u32 = m_49.scratch_1 + u32(512);
    var _S184 : u32 = lowest_0(pattern_0.columns_0);
    first_4 = u32(0);
    for(;;)
    {
        if(first_4 < (pattern_0.rows_1))
        {
        }
        else
        {
            break;
        }
        var _S185 : u32 = first_4 * u32(5);
        var _S186 : Line_0 = load_line_0(folded_1 + _S185);
        var _S187 : u32 = first_4 + pattern_0.rows_1;
        var start_11 : u32 = u32(0);
        var seen_0 : Line_0 = _S186;
        row_24 = _S187;
        for(;;)
        {
            if(row_24 < _S182)
            {
            }
            else
            {
                break;
            }
            var start_12 : u32 = Pattern_start_below_0(pattern_0, start_11);
            var line_2 : Line_0 = Line_rotated_0(load_line_0(folded_1 + row_24 * u32(5)), start_12, pattern_0.columns_0);
            if(Line_contradicts_0(seen_0, line_2))
            {
                return false;
            }
            var _S188 : Line_0 = Line_with_0(seen_0, line_2);
            var row_25 : u32 = row_24 + pattern_0.rows_1;
            start_11 = start_12;
            seen_0 = _S188;
            row_24 = row_25;
        }
        if((seen_0.known_0) != _S184)
        {
            return false;
        }
        store_line_0(_S183 + _S185, seen_0);
        first_4 = first_4 + u32(1);
    }
    return true;
}

fn find_pattern_0( m_50 : ptr<function, Machine_0>,  from_37 : GridView_0,  unknown_1 : u32) -> Pattern_0
{
    var _S189 : u32;
    var none_0 : Pattern_0 = Pattern_x24init_0(u32(0), u32(0), u32(0));
    var row_26 : u32 = u32(0);
    for(;;)
    {
        _S189 = from_37.height_0;
        if(row_26 < (from_37.height_0))
        {
        }
        else
        {
            break;
        }
        var _S190 : u32 = (*m_50).scratch_1 + row_26 * u32(5);
        var _S191 : Line_0 = line_of_row_0(&((*m_50)), from_37, row_26, unknown_1);
        store_line_0(_S190, _S191);
        row_26 = row_26 + u32(1);
    }
    if(failed_0((*m_50)))
    {
        return none_0;
    }
    var _S192 : u32 = (*m_50).scratch_1 + u32(1024);
    var _S193 : u32 = GridView_area_0(from_37) * u32(2) / u32(3);
    var left_4 : bool = true;
    var found_2 : Pattern_0 = none_0;
    var fresh_0 : u32 = u32(1);
    var alive_0 : u32 = u32(0);
    for(;;)
    {
        var _S194 : bool;
        if(left_4)
        {
            _S194 = (found_2.rows_1) == u32(0);
        }
        else
        {
            _S194 = false;
        }
        if(_S194)
        {
        }
        else
        {
            break;
        }
        if(fresh_0 <= (from_37.width_0))
        {
            row_26 = fresh_0;
        }
        else
        {
            row_26 = u32(4294967295);
        }
        var area_1 : u32 = row_26;
        var columns_3 : u32 = fresh_0;
        var is_fresh_0 : bool = true;
        var rest_0 : u32 = alive_0;
        for(;;)
        {
            if(rest_0 != u32(0))
            {
            }
            else
            {
                break;
            }
            var highest_0 : u32 = firstbithigh_0(rest_0);
            var rest_1 : u32 = (rest_0 & ((~((u32(1) << (highest_0))))));
            var own_7 : u32 = word_at_0(_S192 + highest_0);
            if(own_7 < area_1)
            {
                var _S195 : u32 = highest_0 + u32(1);
                area_1 = own_7;
                columns_3 = _S195;
                is_fresh_0 = false;
            }
            rest_0 = rest_1;
        }
        if(area_1 > _S193)
        {
            left_4 = false;
            continue;
        }
        var _S196 : u32 = columns_3 - u32(1);
        var folded_2 : u32 = (*m_50).scratch_1 + u32(1152) + _S196 * _S189 * u32(5);
        var alive_1 : u32;
        if(is_fresh_0)
        {
            var fresh_1 : u32 = fresh_0 + u32(1);
            var _S197 : bool = fold_lines_0((*m_50), from_37, columns_3, folded_2);
            if(!_S197)
            {
                fresh_0 = fresh_1;
                continue;
            }
            alive_1 = (alive_0 | (((u32(1) << (_S196)))));
            fresh_0 = fresh_1;
        }
        else
        {
            alive_1 = alive_0;
        }
        var _S198 : u32 = area_1 / columns_3;
        var pattern_1 : Pattern_0 = Pattern_x24init_0(_S198, columns_3, u32(0));
        if((pattern_1.rows_1) == _S189)
        {
            alive_0 = (alive_1 & ((~((u32(1) << (_S196))))));
        }
        else
        {
            alive_0 = alive_1;
        }
        arena_0[_S192 + columns_3 - u32(1)] = area_1 + columns_3;
        var _S199 : bool;
        if((pattern_1.rows_1) < _S189)
        {
            _S199 = (pattern_1.rows_1) <= u32(3);
        }
        else
        {
            _S199 = false;
        }
        var _S200 : u32;
        if(_S199)
        {
            _S200 = columns_3;
        }
        else
        {
            _S200 = u32(1);
        }
        pattern_1.shift_2 = u32(0);
        for(;;)
        {
            if((pattern_1.shift_2) < _S200)
            {
            }
            else
            {
                break;
            }
            var _S201 : bool = fits_pattern_0((*m_50), from_37, folded_2, pattern_1);
            if(_S201)
            {
                found_2 = pattern_1;
                break;
            }
            pattern_1.shift_2 = pattern_1.shift_2 + u32(1);
        }
    }
    return found_2;
}

fn Line_cell_0( this_15 : Line_0,  at_30 : u32) -> u32
{
    return ((((((((((this_15.bits_0.x) >> (at_30))) & (u32(1)))) | ((((((((this_15.bits_0.y) >> (at_30))) & (u32(1)))) << (u32(1))))))) | ((((((((this_15.bits_0.z) >> (at_30))) & (u32(1)))) << (u32(2))))))) | ((((((((this_15.bits_0.w) >> (at_30))) & (u32(1)))) << (u32(3))))));
}

fn op_mend_period_0( m_51 : ptr<function, Machine_0>,  grid_13 : u32,  missing_0 : u32)
{
    var from_38 : GridView_0 = whole_0(&((*m_51)), grid_13, u32(2));
    if(failed_0((*m_51)))
    {
        return;
    }
    var unknown_2 : i32 = colour_view_1(&((*m_51)), missing_0);
    if(failed_0((*m_51)))
    {
        return;
    }
    var found_3 : bool = has_colour_0(from_38, unknown_2);
    var start_13 : u32;
    if((max(from_38.height_0, from_38.width_0)) > u32(64))
    {
        if(found_3)
        {
            start_13 = u32(28);
        }
        else
        {
            start_13 = u32(25);
        }
        fail_0(&((*m_51)), start_13);
        return;
    }
    spend_0(&((*m_51)), GridView_area_0(from_38) * (u32(20) + from_38.height_0 + from_38.width_0) / u32(2));
    if(!found_3)
    {
        fail_0(&((*m_51)), u32(25));
    }
    var _S202 : bool;
    if(failed_0((*m_51)))
    {
        _S202 = true;
    }
    else
    {
        var _S203 : bool = fits_lines_1(&((*m_51)), from_38);
        _S202 = !_S203;
    }
    if(_S202)
    {
        return;
    }
    var _S204 : u32 = u32(unknown_2);
    if(_S204 > u32(15))
    {
        fail_0(&((*m_51)), u32(254));
        return;
    }
    var pattern_2 : Pattern_0 = find_pattern_0(&((*m_51)), from_38, _S204);
    if((pattern_2.rows_1) == u32(0))
    {
        fail_0(&((*m_51)), u32(25));
    }
    var cells_10 : u32 = new_grid_0(&((*m_51)), from_38.height_0, from_38.width_0);
    if(cells_10 == u32(0))
    {
        return;
    }
    var out_13 : CellWriter_0 = CellWriter_to_0(cells_10);
    start_13 = u32(0);
    var row_27 : u32 = u32(0);
    var number_11 : u32 = u32(0);
    for(;;)
    {
        if(row_27 < (from_38.height_0))
        {
        }
        else
        {
            break;
        }
        var _S205 : Line_0 = load_line_0((*m_51).scratch_1 + u32(512) + number_11 * u32(5));
        var at_31 : u32 = start_13;
        var column_12 : u32 = u32(0);
        for(;;)
        {
            if(column_12 < (from_38.width_0))
            {
            }
            else
            {
                break;
            }
            CellWriter_push_0(&(out_13), i32(Line_cell_0(_S205, at_31)));
            var _S206 : u32 = at_31 + u32(1);
            if(_S206 == (pattern_2.columns_0))
            {
                at_31 = u32(0);
            }
            else
            {
                at_31 = _S206;
            }
            column_12 = column_12 + u32(1);
        }
        var number_12 : u32 = number_11 + u32(1);
        if(number_12 == (pattern_2.rows_1))
        {
            start_13 = Pattern_start_below_0(pattern_2, start_13);
            number_11 = u32(0);
        }
        else
        {
            number_11 = number_12;
        }
        row_27 = row_27 + u32(1);
    }
    CellWriter_finish_0(&(out_13));
    return;
}

fn transpose_bits_0( at_32 : u32)
{
    var size_0 : u32 = u32(16);
    var mask_2 : u32 = u32(65535);
    for(;;)
    {
        if(size_0 > u32(0))
        {
        }
        else
        {
            break;
        }
        var line_3 : u32 = u32(0);
        for(;;)
        {
            if(line_3 < u32(32))
            {
            }
            else
            {
                break;
            }
            if(((line_3 & (size_0))) != u32(0))
            {
                line_3 = line_3 + u32(1);
                continue;
            }
            var low_1 : u32 = at_32 + line_3 * u32(5);
            var high_1 : u32 = low_1 + size_0 * u32(5);
            var differ_0 : u32 = ((((((word_at_0(low_1)) >> (size_0))) ^ ((word_at_0(high_1))))) & (mask_2));
            arena_0[low_1] = (arena_0[low_1] ^ (((differ_0 << (size_0)))));
            arena_0[high_1] = (arena_0[high_1] ^ (differ_0));
            line_3 = line_3 + u32(1);
        }
        var _S207 : u32 = (size_0 >> (u32(1)));
        var mask_3 : u32 = (mask_2 ^ (((mask_2 << (_S207)))));
        size_0 = _S207;
        mask_2 = mask_3;
    }
    return;
}

fn reversed_0( word_6 : u32) -> u32
{
    var _S208 : u32 = (((((word_6 >> (u32(1)))) & (u32(1431655765)))) | (((((word_6 & (u32(1431655765)))) << (u32(1))))));
    var _S209 : u32 = (((((_S208 >> (u32(2)))) & (u32(858993459)))) | (((((_S208 & (u32(858993459)))) << (u32(2))))));
    var _S210 : u32 = (((((_S209 >> (u32(4)))) & (u32(252645135)))) | (((((_S209 & (u32(252645135)))) << (u32(4))))));
    var _S211 : u32 = (((((_S210 >> (u32(8)))) & (u32(16711935)))) | (((((_S210 & (u32(16711935)))) << (u32(8))))));
    return (((_S211 >> (u32(16)))) | (((_S211 << (u32(16))))));
}

fn mirror_lines_0( m_52 : ptr<function, Machine_0>,  from_39 : GridView_0,  unknown_3 : u32)
{
    var row_28 : u32 = u32(0);
    for(;;)
    {
        if(row_28 < u32(32))
        {
        }
        else
        {
            break;
        }
        var _S212 : Line_0 = Line_x24init_0(u32(0), vec4<u32>(u32(0), u32(0), u32(0), u32(0)));
        var line_4 : Line_0;
        if(row_28 < (from_39.height_0))
        {
            var _S213 : Line_0 = line_of_row_0(&((*m_52)), from_39, row_28, unknown_3);
            line_4 = _S213;
        }
        else
        {
            line_4 = _S212;
        }
        var _S214 : u32 = row_28 * u32(5);
        store_line_0((*m_52).scratch_1 + _S214, line_4);
        store_line_0((*m_52).scratch_1 + u32(160) + _S214, line_4);
        row_28 = row_28 + u32(1);
    }
    var plane_0 : u32 = u32(0);
    for(;;)
    {
        if(plane_0 < u32(5))
        {
        }
        else
        {
            break;
        }
        transpose_bits_0((*m_52).scratch_1 + u32(160) + plane_0);
        plane_0 = plane_0 + u32(1);
    }
    var i_18 : u32 = u32(0);
    for(;;)
    {
        if(i_18 < u32(320))
        {
        }
        else
        {
            break;
        }
        arena_0[(*m_52).scratch_1 + u32(320) + i_18] = reversed_0(word_at_0((*m_52).scratch_1 + i_18));
        i_18 = i_18 + u32(1);
    }
    return;
}

struct Mirror_0
{
     kind_3 : i32,
     number_13 : i32,
};

fn Mirror_x24init_0( kind_4 : i32,  number_14 : i32) -> Mirror_0
{
    var _S215 : Mirror_0;
    _S215.kind_3 = kind_4;
    _S215.number_13 = number_14;
    return _S215;
}

fn shifted_0( word_7 : u32,  by_3 : i32) -> u32
{
    var _S216 : u32;
    if(by_3 >= i32(0))
    {
        _S216 = (word_7 << (u32(by_3)));
    }
    else
    {
        _S216 = (word_7 >> (u32(- by_3)));
    }
    return _S216;
}

fn shifted_line_0( at_33 : u32,  by_4 : i32) -> Line_0
{
    var line_5 : Line_0 = load_line_0(at_33);
    return Line_x24init_0(shifted_0(line_5.known_0, by_4), vec4<u32>(shifted_0(line_5.bits_0.x, by_4), shifted_0(line_5.bits_0.y, by_4), shifted_0(line_5.bits_0.z, by_4), shifted_0(line_5.bits_0.w, by_4)));
}

fn image_of_row_0( m_53 : Machine_0,  from_40 : GridView_0,  mirror_0 : Mirror_0,  row_29 : i32) -> Line_0
{
    var none_1 : Line_0 = Line_x24init_0(u32(0), vec4<u32>(u32(0), u32(0), u32(0), u32(0)));
    var line_6 : i32;
    var by_5 : i32;
    var place_6 : u32;
    switch(mirror_0.kind_3)
    {
    case i32(0):
        {
            line_6 = mirror_0.number_13 - row_29;
            place_6 = u32(0);
            by_5 = i32(0);
        }
    case i32(1):
        {
            var _S217 : i32 = mirror_0.number_13 - i32(31);
            line_6 = row_29;
            place_6 = u32(320);
            by_5 = _S217;
        }
    case i32(2):
        {
            var _S218 : i32 = - mirror_0.number_13;
            line_6 = row_29 - mirror_0.number_13;
            place_6 = u32(160);
            by_5 = _S218;
        }
    default :
        {
            var _S219 : i32 = mirror_0.number_13 - i32(31);
            line_6 = mirror_0.number_13 - row_29;
            place_6 = u32(480);
            by_5 = _S219;
        }
    }
    var _S220 : bool;
    if(line_6 < i32(0))
    {
        _S220 = true;
    }
    else
    {
        _S220 = line_6 > i32(31);
    }
    if(_S220)
    {
        return none_1;
    }
    return shifted_line_0(m_53.scratch_1 + place_6 + u32(line_6) * u32(5), by_5);
}

fn Line_common_0( this_16 : Line_0,  other_3 : Line_0) -> u32
{
    return ((this_16.known_0) & ((other_3.known_0)));
}

fn support_0( m_54 : Machine_0,  from_41 : GridView_0,  mirror_1 : Mirror_0) -> i32
{
    var row_30 : i32 = i32(0);
    var pairs_0 : u32 = u32(0);
    for(;;)
    {
        if(row_30 < i32(from_41.height_0))
        {
        }
        else
        {
            break;
        }
        var _S221 : bool;
        if((mirror_1.kind_3) == i32(0))
        {
            _S221 = (i32(2) * row_30) >= (mirror_1.number_13);
        }
        else
        {
            _S221 = false;
        }
        if(_S221)
        {
            break;
        }
        var own_8 : Line_0 = load_line_0(m_54.scratch_1 + u32(row_30) * u32(5));
        var image_0 : Line_0 = image_of_row_0(m_54, from_41, mirror_1, row_30);
        if(Line_contradicts_0(own_8, image_0))
        {
            return i32(-1);
        }
        var common_0 : u32 = Line_common_0(own_8, image_0);
        var middle_0 : i32;
        switch(mirror_1.kind_3)
        {
        case i32(0):
            {
                middle_0 = i32(-1);
            }
        case i32(1):
            {
                if((((mirror_1.number_13) & (i32(1)))) == i32(0))
                {
                    middle_0 = mirror_1.number_13 / i32(2);
                }
                else
                {
                    middle_0 = i32(-1);
                }
            }
        case i32(2):
            {
                middle_0 = row_30 - mirror_1.number_13;
            }
        default :
            {
                middle_0 = mirror_1.number_13 - row_30;
            }
        }
        var _S222 : bool;
        if(middle_0 >= i32(0))
        {
            _S222 = middle_0 < i32(32);
        }
        else
        {
            _S222 = false;
        }
        var common_1 : u32;
        if(_S222)
        {
            common_1 = (common_0 & ((~((u32(1) << (u32(middle_0)))))));
        }
        else
        {
            common_1 = common_0;
        }
        var pairs_1 : u32 = pairs_0 + countOneBits(common_1);
        row_30 = row_30 + i32(1);
        pairs_0 = pairs_1;
    }
    if((mirror_1.kind_3) == i32(0))
    {
        pairs_0 = u32(2) * pairs_0;
    }
    return i32(pairs_0);
}

fn best_mirror_0( m_55 : Machine_0,  from_42 : GridView_0,  kind_5 : i32,  first_5 : i32,  last_1 : i32,  least_0 : i32,  best_1 : ptr<function, Mirror_0>) -> bool
{
    var _S223 : bool = kind_5 == i32(0);
    var _S224 : u32;
    if(_S223)
    {
        _S224 = from_42.height_0;
    }
    else
    {
        _S224 = from_42.width_0;
    }
    var _S225 : i32 = i32(_S224);
    var most_1 : i32 = i32(0);
    var number_15 : i32 = first_5;
    for(;;)
    {
        if(number_15 <= last_1)
        {
        }
        else
        {
            break;
        }
        var mirror_2 : Mirror_0 = Mirror_x24init_0(kind_5, number_15);
        var _S226 : bool;
        if(_S223)
        {
            _S226 = true;
        }
        else
        {
            _S226 = kind_5 == i32(1);
        }
        if(_S226)
        {
            if(((min(number_15, i32(2) * _S225 - i32(2) - number_15) + i32(1)) * i32(GridView_area_0(from_42))) < (least_0 * _S225))
            {
                number_15 = number_15 + i32(1);
                continue;
            }
        }
        var pairs_2 : i32 = support_0(m_55, from_42, mirror_2);
        var _S227 : bool;
        if(pairs_2 >= (max(least_0, i32(1))))
        {
            _S227 = pairs_2 > most_1;
        }
        else
        {
            _S227 = false;
        }
        var most_2 : i32;
        if(_S227)
        {
            (*best_1) = mirror_2;
            most_2 = pairs_2;
        }
        else
        {
            most_2 = most_1;
        }
        most_1 = most_2;
        number_15 = number_15 + i32(1);
    }
    return most_1 > i32(0);
}

fn tells_0( m_56 : Machine_0,  from_43 : GridView_0,  mirror_3 : Mirror_0) -> bool
{
    var row_31 : i32 = i32(0);
    for(;;)
    {
        if(row_31 < i32(from_43.height_0))
        {
        }
        else
        {
            break;
        }
        if((((((image_of_row_0(m_56, from_43, mirror_3, row_31).known_0) & ((~word_at_0(m_56.scratch_1 + u32(row_31) * u32(5)))))) & ((lowest_0(from_43.width_0))))) != u32(0))
        {
            return true;
        }
        row_31 = row_31 + i32(1);
    }
    return false;
}

fn fill_by_mirror_0( from_44 : GridView_0,  out_14 : u32,  unknown_4 : i32,  mirror_4 : Mirror_0) -> bool
{
    var _S228 : u32 = ((u32(unknown_4) & (u32(255)))) * u32(16843009);
    var _S229 : i32 = i32(from_44.height_0);
    var _S230 : i32 = i32(from_44.width_0);
    var changed_5 : bool = false;
    var row_32 : i32 = i32(0);
    for(;;)
    {
        if(row_32 < _S229)
        {
        }
        else
        {
            break;
        }
        var changed_6 : bool = changed_5;
        var column_13 : i32 = i32(0);
        for(;;)
        {
            if(column_13 < _S230)
            {
            }
            else
            {
                break;
            }
            var at_34 : u32 = u32(row_32 * _S230 + column_13);
            var _S231 : u32 = (at_34 & (u32(3)));
            var found_4 : u32 = ((zero_bytes_0(((word_at_0(out_14 + ((at_34 >> (u32(2)))))) ^ (_S228)))) >> ((u32(8) * _S231)));
            if(found_4 == u32(0))
            {
                column_13 = column_13 + (i32(4) - i32(_S231));
                continue;
            }
            var ahead_0 : u32 = ((firstbitlow_0(found_4)) >> (u32(3)));
            var at_35 : u32 = at_34 + ahead_0;
            var column_14 : i32 = column_13 + i32(ahead_0);
            if(column_14 >= _S230)
            {
                break;
            }
            var i_19 : i32;
            var j_2 : i32;
            switch(mirror_4.kind_3)
            {
            case i32(0):
                {
                    i_19 = mirror_4.number_13 - row_32;
                    j_2 = column_14;
                }
            case i32(1):
                {
                    var _S232 : i32 = mirror_4.number_13 - column_14;
                    i_19 = row_32;
                    j_2 = _S232;
                }
            case i32(2):
                {
                    var _S233 : i32 = row_32 - mirror_4.number_13;
                    i_19 = column_14 + mirror_4.number_13;
                    j_2 = _S233;
                }
            default :
                {
                    var _S234 : i32 = mirror_4.number_13 - row_32;
                    i_19 = mirror_4.number_13 - column_14;
                    j_2 = _S234;
                }
            }
            var column_15 : i32 = column_14 + i32(1);
            var _S235 : bool;
            if(i_19 < i32(0))
            {
                _S235 = true;
            }
            else
            {
                _S235 = j_2 < i32(0);
            }
            var _S236 : bool;
            if(_S235)
            {
                _S236 = true;
            }
            else
            {
                _S236 = i_19 >= _S229;
            }
            var _S237 : bool;
            if(_S236)
            {
                _S237 = true;
            }
            else
            {
                _S237 = j_2 >= _S230;
            }
            if(_S237)
            {
                column_13 = column_15;
                continue;
            }
            var cell_5 : i32 = cell_at_0(out_14, u32(i_19 * _S230 + j_2));
            if(cell_5 != unknown_4)
            {
                put_cell_0(out_14, at_35, cell_5);
                changed_6 = true;
            }
            column_13 = column_15;
        }
        var row_33 : i32 = row_32 + i32(1);
        changed_5 = changed_6;
        row_32 = row_33;
    }
    return changed_5;
}

fn op_mend_mirror_0( m_57 : ptr<function, Machine_0>,  grid_14 : u32,  missing_1 : u32)
{
    var changed_7 : bool;
    var from_45 : GridView_0 = whole_0(&((*m_57)), grid_14, u32(2));
    if(failed_0((*m_57)))
    {
        return;
    }
    var unknown_5 : i32 = colour_view_1(&((*m_57)), missing_1);
    var _S238 : u32 = GridView_area_0(from_45);
    spend_0(&((*m_57)), _S238 * u32(2) * (from_45.height_0 + from_45.width_0));
    if(failed_0((*m_57)))
    {
        return;
    }
    if(!has_colour_0(from_45, unknown_5))
    {
        fail_0(&((*m_57)), u32(25));
        return;
    }
    var _S239 : u32 = u32(unknown_5);
    var any_2 : bool;
    if(_S239 > u32(15))
    {
        any_2 = true;
    }
    else
    {
        any_2 = (from_45.height_0) > u32(32);
    }
    if(any_2)
    {
        any_2 = true;
    }
    else
    {
        any_2 = (from_45.width_0) > u32(32);
    }
    if(any_2)
    {
        fail_0(&((*m_57)), u32(254));
        return;
    }
    mirror_lines_0(&((*m_57)), from_45, _S239);
    if(failed_0((*m_57)))
    {
        return;
    }
    var h_0 : i32 = i32(from_45.height_0);
    var w_2 : i32 = i32(from_45.width_0);
    var _S240 : i32 = h_0 * w_2 / i32(3);
    var mirrors_0 : array<Mirror_0, i32(4)>;
    var sound_0 : array<bool, i32(4)>;
    any_2 = false;
    var i_20 : u32 = u32(0);
    for(;;)
    {
        if(i_20 < u32(4))
        {
        }
        else
        {
            break;
        }
        var _S241 : bool = i_20 == u32(0);
        var kind_6 : i32;
        if(_S241)
        {
            kind_6 = i32(0);
        }
        else
        {
            if(i_20 == u32(1))
            {
                kind_6 = i32(1);
            }
            else
            {
                if(i_20 == u32(2))
                {
                    kind_6 = i32(2);
                }
                else
                {
                    kind_6 = i32(3);
                }
            }
        }
        var first_6 : i32;
        if(i_20 < u32(2))
        {
            first_6 = i32(0);
        }
        else
        {
            if(i_20 == u32(2))
            {
                first_6 = i32(-2);
            }
            else
            {
                first_6 = max(min(h_0, w_2) - i32(3), i32(0));
            }
        }
        var last_2 : i32;
        if(_S241)
        {
            last_2 = i32(2) * h_0 - i32(2);
        }
        else
        {
            if(i_20 == u32(1))
            {
                last_2 = i32(2) * w_2 - i32(2);
            }
            else
            {
                if(i_20 == u32(2))
                {
                    last_2 = i32(2);
                }
                else
                {
                    last_2 = max(h_0, w_2) + i32(1);
                }
            }
        }
        var best_2 : Mirror_0 = Mirror_x24init_0(kind_6, i32(0));
        var _S242 : bool = best_mirror_0((*m_57), from_45, kind_6, first_6, last_2, _S240, &(best_2));
        sound_0[i_20] = _S242;
        mirrors_0[i_20] = best_2;
        if(any_2)
        {
            any_2 = true;
        }
        else
        {
            if(sound_0[i_20])
            {
                changed_7 = tells_0((*m_57), from_45, best_2);
            }
            else
            {
                changed_7 = false;
            }
            any_2 = changed_7;
        }
        i_20 = i_20 + u32(1);
    }
    if(!any_2)
    {
        fail_0(&((*m_57)), u32(25));
    }
    spend_0(&((*m_57)), _S238 * u32(24));
    if(failed_0((*m_57)))
    {
        return;
    }
    var out_15 : u32 = edit_grid_0(&((*m_57)), from_45);
    if(out_15 == u32(0))
    {
        return;
    }
    var round_0 : u32 = u32(0);
    for(;;)
    {
        if(round_0 < u32(4))
        {
        }
        else
        {
            break;
        }
        changed_7 = false;
        i_20 = u32(0);
        for(;;)
        {
            if(i_20 < u32(4))
            {
            }
            else
            {
                break;
            }
            if(sound_0[i_20])
            {
                var _S243 : bool = fill_by_mirror_0(from_45, out_15, unknown_5, mirrors_0[i_20]);
                any_2 = _S243;
            }
            else
            {
                any_2 = false;
            }
            if(any_2)
            {
                changed_7 = true;
            }
            i_20 = i_20 + u32(1);
        }
        if(!changed_7)
        {
            break;
        }
        round_0 = round_0 + u32(1);
    }
    return;
}

fn op_complete_mirror_0( m_58 : ptr<function, Machine_0>,  grid_15 : u32,  number_16 : u32)
{
    var from_46 : GridView_0 = whole_0(&((*m_58)), grid_15, u32(8));
    if(failed_0((*m_58)))
    {
        return;
    }
    var k_18 : u32 = variant_0(&((*m_58)), number_16, i32(5));
    if(failed_0((*m_58)))
    {
        return;
    }
    var out_16 : u32 = edit_grid_0(&((*m_58)), from_46);
    if(out_16 == u32(0))
    {
        return;
    }
    var _S244 : i32;
    if(k_18 == u32(0))
    {
        _S244 = i32(1);
    }
    else
    {
        if(k_18 == u32(1))
        {
            _S244 = i32(2);
        }
        else
        {
            if(k_18 == u32(2))
            {
                _S244 = i32(3);
            }
            else
            {
                if(k_18 == u32(3))
                {
                    _S244 = i32(4);
                }
                else
                {
                    _S244 = i32(7);
                }
            }
        }
    }
    var used_4 : u32 = u32(_S244);
    var _S245 : u32 = countOneBits(used_4);
    var round_1 : u32 = u32(0);
    for(;;)
    {
        if(round_1 < _S245)
        {
        }
        else
        {
            break;
        }
        var changed_8 : bool = false;
        var i_21 : u32 = u32(0);
        for(;;)
        {
            if(i_21 < u32(3))
            {
            }
            else
            {
                break;
            }
            if(((used_4 & (((u32(1) << (i_21)))))) == u32(0))
            {
                i_21 = i_21 + u32(1);
                continue;
            }
            var mirror_5 : Mirror_0 = Mirror_x24init_0(i32(2), i32(0));
            if(i_21 == u32(0))
            {
                mirror_5.kind_3 = i32(0);
                mirror_5.number_13 = i32(from_46.height_0) - i32(1);
            }
            else
            {
                if(i_21 == u32(1))
                {
                    mirror_5.kind_3 = i32(1);
                    mirror_5.number_13 = i32(from_46.width_0) - i32(1);
                }
            }
            var _S246 : bool = fill_by_mirror_0(from_46, out_16, i32(0), mirror_5);
            var changed_9 : bool;
            if(_S246)
            {
                changed_9 = true;
            }
            else
            {
                changed_9 = changed_8;
            }
            changed_8 = changed_9;
            i_21 = i_21 + u32(1);
        }
        if(!changed_8)
        {
            break;
        }
        round_1 = round_1 + u32(1);
    }
    return;
}

struct Fields_0
{
     rows_3 : u32,
     columns_4 : u32,
     at_36 : u32,
};

fn between_2( lines_0 : u32,  length_1 : u32,  colour_8 : u32,  stretches_0 : u32) -> u32
{
    var start_14 : u32 = u32(0);
    var at_37 : u32 = u32(0);
    var count_16 : u32 = u32(0);
    for(;;)
    {
        if(at_37 <= length_1)
        {
        }
        else
        {
            break;
        }
        var _S247 : bool;
        if(at_37 < length_1)
        {
            _S247 = (word_at_0(lines_0 + at_37)) != colour_8;
        }
        else
        {
            _S247 = false;
        }
        if(_S247)
        {
            at_37 = at_37 + u32(1);
            continue;
        }
        var count_17 : u32;
        if(at_37 > start_14)
        {
            if(stretches_0 != u32(0))
            {
                arena_0[stretches_0 + count_16] = (start_14 | (((at_37 << (u32(16))))));
            }
            count_17 = count_16 + u32(1);
        }
        else
        {
            count_17 = count_16;
        }
        start_14 = at_37 + u32(1);
        count_16 = count_17;
        at_37 = at_37 + u32(1);
    }
    return count_16;
}

fn find_fields_0( m_59 : ptr<function, Machine_0>,  from_47 : GridView_0,  offset_0 : u32) -> Fields_0
{
    var _S248 : bool;
    var _S249 : bool;
    var column_16 : u32;
    var most_3 : u32;
    var best_3 : u32;
    var _S250 : u32;
    var _S251 : u32;
    var fields_0 : Fields_0;
    fields_0.rows_3 = u32(0);
    fields_0.columns_4 = u32(0);
    fields_0.at_36 = (*m_59).scratch_1 + offset_0;
    spend_0(&((*m_59)), GridView_area_0(from_47));
    if(failed_0((*m_59)))
    {
        return fields_0;
    }
    var odd_2 : bool;
    if((from_47.height_0) > u32(64))
    {
        odd_2 = true;
    }
    else
    {
        odd_2 = (from_47.width_0) > u32(64);
    }
    if(odd_2)
    {
        fail_0(&((*m_59)), u32(254));
        return fields_0;
    }
    odd_2 = false;
    var row_34 : u32 = u32(0);
    var seen_1 : u32 = u32(0);
    for(;;)
    {
        if(row_34 < (from_47.height_0))
        {
        }
        else
        {
            break;
        }
        var colour_9 : i32 = GridView_at_0(from_47, row_34, u32(0));
        column_16 = u32(1);
        for(;;)
        {
            _S250 = from_47.width_0;
            if(column_16 < (from_47.width_0))
            {
                _S248 = (GridView_at_0(from_47, row_34, column_16)) == colour_9;
            }
            else
            {
                _S248 = false;
            }
            if(_S248)
            {
            }
            else
            {
                break;
            }
            column_16 = column_16 + u32(1);
        }
        var one_0 : bool = column_16 == _S250;
        if(one_0)
        {
            most_3 = (u32(colour_9) & (u32(255)));
        }
        else
        {
            most_3 = u32(255);
        }
        arena_0[fields_0.at_36 + row_34] = most_3;
        if(odd_2)
        {
            odd_2 = true;
        }
        else
        {
            if(one_0)
            {
                _S249 = u32(colour_9) > u32(15);
            }
            else
            {
                _S249 = false;
            }
            odd_2 = _S249;
        }
        if(one_0)
        {
            best_3 = (u32(1) << (((u32(colour_9) & (u32(15))))));
        }
        else
        {
            best_3 = u32(0);
        }
        var seen_2 : u32 = (seen_1 | (best_3));
        row_34 = row_34 + u32(1);
        seen_1 = seen_2;
    }
    column_16 = u32(0);
    for(;;)
    {
        _S251 = from_47.width_0;
        if(column_16 < (from_47.width_0))
        {
        }
        else
        {
            break;
        }
        var colour_10 : i32 = GridView_at_0(from_47, u32(0), column_16);
        row_34 = u32(1);
        for(;;)
        {
            if(row_34 < (from_47.height_0))
            {
                _S248 = (GridView_at_0(from_47, row_34, column_16)) == colour_10;
            }
            else
            {
                _S248 = false;
            }
            if(_S248)
            {
            }
            else
            {
                break;
            }
            row_34 = row_34 + u32(1);
        }
        var one_1 : bool = row_34 == (from_47.height_0);
        if(one_1)
        {
            most_3 = (u32(colour_10) & (u32(255)));
        }
        else
        {
            most_3 = u32(255);
        }
        arena_0[fields_0.at_36 + u32(64) + column_16] = most_3;
        if(odd_2)
        {
            odd_2 = true;
        }
        else
        {
            if(one_1)
            {
                _S249 = u32(colour_10) > u32(15);
            }
            else
            {
                _S249 = false;
            }
            odd_2 = _S249;
        }
        if(one_1)
        {
            best_3 = (u32(1) << (((u32(colour_10) & (u32(15))))));
        }
        else
        {
            best_3 = u32(0);
        }
        var seen_3 : u32 = (seen_1 | (best_3));
        column_16 = column_16 + u32(1);
        seen_1 = seen_3;
    }
    if(odd_2)
    {
        fail_0(&((*m_59)), u32(254));
        return fields_0;
    }
    most_3 = u32(1);
    best_3 = u32(255);
    var next_3 : u32 = u32(1);
    for(;;)
    {
        if(next_3 <= u32(16))
        {
        }
        else
        {
            break;
        }
        var colour_11 : u32 = (next_3 & (u32(15)));
        if(((seen_1 & (((u32(1) << (colour_11)))))) == u32(0))
        {
            odd_2 = true;
        }
        else
        {
            if(colour_11 == u32(0))
            {
                odd_2 = most_3 > u32(1);
            }
            else
            {
                odd_2 = false;
            }
        }
        if(odd_2)
        {
            next_3 = next_3 + u32(1);
            continue;
        }
        var _S252 : u32 = between_2(fields_0.at_36, from_47.height_0, colour_11, u32(0));
        var _S253 : u32 = between_2(fields_0.at_36 + u32(64), _S251, colour_11, u32(0));
        var count_18 : u32 = _S252 * _S253;
        var most_4 : u32;
        var best_4 : u32;
        if(count_18 > most_3)
        {
            most_4 = count_18;
            best_4 = colour_11;
        }
        else
        {
            most_4 = most_3;
            best_4 = best_3;
        }
        most_3 = most_4;
        best_3 = best_4;
        next_3 = next_3 + u32(1);
    }
    if(best_3 == u32(255))
    {
        fail_0(&((*m_59)), u32(25));
        return fields_0;
    }
    var _S254 : u32 = between_2(fields_0.at_36, from_47.height_0, best_3, fields_0.at_36 + u32(128));
    fields_0.rows_3 = _S254;
    var _S255 : u32 = between_2(fields_0.at_36 + u32(64), _S251, best_3, fields_0.at_36 + u32(192));
    fields_0.columns_4 = _S255;
    return fields_0;
}

fn Fields_count_0( this_17 : Fields_0) -> u32
{
    return this_17.rows_3 * this_17.columns_4;
}

fn Fields_stretch_of_rows_0( this_18 : Fields_0,  i_22 : u32) -> vec2<u32>
{
    var packed_1 : u32 = word_at_0(this_18.at_36 + u32(128) + i_22);
    return vec2<u32>((packed_1 & (u32(65535))), (packed_1 >> (u32(16))));
}

fn Fields_stretch_of_columns_0( this_19 : Fields_0,  i_23 : u32) -> vec2<u32>
{
    var packed_2 : u32 = word_at_0(this_19.at_36 + u32(192) + i_23);
    return vec2<u32>((packed_2 & (u32(65535))), (packed_2 >> (u32(16))));
}

fn Fields_span_0( this_20 : Fields_0,  i_24 : u32) -> Span_0
{
    var _S256 : u32 = i_24 / this_20.columns_4;
    var down_1 : vec2<u32> = Fields_stretch_of_rows_0(this_20, _S256);
    var _S257 : u32 = i_24 % this_20.columns_4;
    var right_5 : vec2<u32> = Fields_stretch_of_columns_0(this_20, _S257);
    return Span_x24init_0(down_1.x, down_1.y, right_5.x, right_5.y);
}

fn Span_height_0( this_21 : Span_0) -> u32
{
    return this_21.bottom_0 - this_21.top_0;
}

fn main_colour_0( m_60 : ptr<function, Machine_0>,  from_48 : GridView_0,  span_2 : Span_0) -> i32
{
    var column_17 : u32;
    var counts_0 : array<u32, i32(16)>;
    var colour_12 : u32 = u32(0);
    for(;;)
    {
        if(colour_12 < u32(16))
        {
        }
        else
        {
            break;
        }
        counts_0[colour_12] = u32(0);
        colour_12 = colour_12 + u32(1);
    }
    var row_35 : u32 = span_2.top_0;
    for(;;)
    {
        if(row_35 < (span_2.bottom_0))
        {
        }
        else
        {
            break;
        }
        column_17 = span_2.left_2;
        for(;;)
        {
            if(column_17 < (span_2.right_3))
            {
            }
            else
            {
                break;
            }
            var cell_6 : u32 = u32(GridView_at_0(from_48, row_35, column_17));
            if(cell_6 > u32(15))
            {
                fail_0(&((*m_60)), u32(254));
            }
            counts_0[(cell_6 & (u32(15)))] = counts_0[(cell_6 & (u32(15)))] + u32(1);
            column_17 = column_17 + u32(1);
        }
        row_35 = row_35 + u32(1);
    }
    column_17 = u32(0);
    var best_5 : u32 = u32(0);
    colour_12 = u32(1);
    for(;;)
    {
        if(colour_12 < u32(16))
        {
        }
        else
        {
            break;
        }
        if((counts_0[colour_12]) > column_17)
        {
            column_17 = counts_0[colour_12];
            best_5 = colour_12;
        }
        colour_12 = colour_12 + u32(1);
    }
    return i32(best_5);
}

fn op_fill_fields_0( m_61 : ptr<function, Machine_0>,  grid_16 : u32,  number_17 : u32)
{
    var filled_3 : u32;
    var row_36 : u32;
    var column_18 : u32;
    var _S258 : bool;
    var from_49 : GridView_0 = whole_0(&((*m_61)), grid_16, u32(6));
    var k_19 : u32 = variant_0(&((*m_61)), number_17, i32(5));
    if(failed_0((*m_61)))
    {
        return;
    }
    var fields_1 : Fields_0 = find_fields_0(&((*m_61)), from_49, u32(4096));
    var _S259 : u32 = GridView_area_0(from_49);
    var _S260 : bool = k_19 == u32(0);
    var full_0 : i32;
    if(_S260)
    {
        full_0 = i32(7);
    }
    else
    {
        full_0 = i32(2);
    }
    spend_0(&((*m_61)), _S259 * u32(full_0) / u32(8));
    if(failed_0((*m_61)))
    {
        return;
    }
    var _S261 : u32 = (*m_61).scratch_1 + u32(1024);
    var _S262 : u32 = (*m_61).scratch_1;
    var count_19 : u32 = Fields_count_0(fields_1);
    var most_5 : u32 = u32(0);
    var least_1 : u32 = u32(4294967295);
    var height_2 : u32 = u32(0);
    var width_2 : u32 = u32(0);
    var fullest_0 : u32 = u32(0);
    var i_25 : u32 = u32(0);
    for(;;)
    {
        if(i_25 < count_19)
        {
        }
        else
        {
            break;
        }
        var span_3 : Span_0 = Fields_span_0(fields_1, i_25);
        row_36 = span_3.top_0;
        filled_3 = u32(0);
        for(;;)
        {
            if(row_36 < (span_3.bottom_0))
            {
            }
            else
            {
                break;
            }
            column_18 = span_3.left_2;
            for(;;)
            {
                if(column_18 < (span_3.right_3))
                {
                }
                else
                {
                    break;
                }
                if((GridView_at_0(from_49, row_36, column_18)) != i32(0))
                {
                    full_0 = i32(1);
                }
                else
                {
                    full_0 = i32(0);
                }
                var filled_4 : u32 = filled_3 + u32(full_0);
                column_18 = column_18 + u32(1);
                filled_3 = filled_4;
            }
            row_36 = row_36 + u32(1);
        }
        arena_0[_S261 + i_25] = filled_3;
        if(i_25 == u32(0))
        {
            _S258 = true;
        }
        else
        {
            _S258 = filled_3 > most_5;
        }
        if(_S258)
        {
            most_5 = filled_3;
            fullest_0 = i_25;
        }
        var _S263 : u32 = min(least_1, filled_3);
        var _S264 : u32 = max(height_2, Span_height_0(span_3));
        var _S265 : u32 = max(width_2, Span_width_0(span_3));
        var i_26 : u32 = i_25 + u32(1);
        least_1 = _S263;
        height_2 = _S264;
        width_2 = _S265;
        i_25 = i_26;
    }
    var _S266 : bool = k_19 < u32(2);
    if(_S266)
    {
        i_25 = u32(0);
        for(;;)
        {
            if(i_25 < (height_2 * width_2))
            {
            }
            else
            {
                break;
            }
            arena_0[_S262 + i_25] = u32(0);
            i_25 = i_25 + u32(1);
        }
        if(_S260)
        {
            filled_3 = u32(0);
        }
        else
        {
            filled_3 = fullest_0;
        }
        if(_S260)
        {
            height_2 = count_19;
        }
        else
        {
            height_2 = fullest_0 + u32(1);
        }
        i_25 = filled_3;
        for(;;)
        {
            if(i_25 < height_2)
            {
            }
            else
            {
                break;
            }
            var span_4 : Span_0 = Fields_span_0(fields_1, i_25);
            row_36 = span_4.top_0;
            for(;;)
            {
                if(row_36 < (span_4.bottom_0))
                {
                }
                else
                {
                    break;
                }
                column_18 = span_4.left_2;
                for(;;)
                {
                    if(column_18 < (span_4.right_3))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var at_38 : u32 = _S262 + (row_36 - span_4.top_0) * width_2 + column_18 - span_4.left_2;
                    if((word_at_0(at_38)) == u32(0))
                    {
                        arena_0[at_38] = u32(GridView_at_0(from_49, row_36, column_18));
                    }
                    column_18 = column_18 + u32(1);
                }
                row_36 = row_36 + u32(1);
            }
            i_25 = i_25 + u32(1);
        }
    }
    var out_17 : u32 = edit_grid_0(&((*m_61)), from_49);
    if(out_17 == u32(0))
    {
        return;
    }
    i_25 = u32(0);
    for(;;)
    {
        if(i_25 < count_19)
        {
        }
        else
        {
            break;
        }
        var span_5 : Span_0 = Fields_span_0(fields_1, i_25);
        var filled_5 : u32 = word_at_0(_S261 + i_25);
        if(k_19 == u32(2))
        {
            _S258 = true;
        }
        else
        {
            if(k_19 == u32(3))
            {
                _S258 = filled_5 == most_5;
            }
            else
            {
                _S258 = false;
            }
        }
        var _S267 : bool;
        if(_S258)
        {
            _S267 = true;
        }
        else
        {
            if(k_19 == u32(4))
            {
                _S267 = filled_5 == least_1;
            }
            else
            {
                _S267 = false;
            }
        }
        if(_S267)
        {
            var _S268 : i32 = main_colour_0(&((*m_61)), from_49, span_5);
            full_0 = _S268;
        }
        else
        {
            full_0 = i32(0);
        }
        row_36 = span_5.top_0;
        for(;;)
        {
            if(row_36 < (span_5.bottom_0))
            {
            }
            else
            {
                break;
            }
            column_18 = span_5.left_2;
            for(;;)
            {
                if(column_18 < (span_5.right_3))
                {
                }
                else
                {
                    break;
                }
                var cell_7 : i32;
                if(_S266)
                {
                    cell_7 = i32(word_at_0(_S262 + (row_36 - span_5.top_0) * width_2 + column_18 - span_5.left_2));
                }
                else
                {
                    cell_7 = full_0;
                }
                put_cell_0(out_17, row_36 * from_49.width_0 + column_18, cell_7);
                column_18 = column_18 + u32(1);
            }
            row_36 = row_36 + u32(1);
        }
        i_25 = i_25 + u32(1);
    }
    return;
}

fn cells_of_part_0( m_62 : Machine_0,  part_10 : u32) -> vec2<u32>
{
    var starts_1 : u32 = m_62.scratch_1 + u32(6144) + part_10;
    var _S269 : u32 = m_62.scratch_1 + u32(4096);
    return vec2<u32>(_S269 + word_at_0(starts_1), _S269 + word_at_0(starts_1 + u32(1)));
}

fn list_templates_0( m_63 : Machine_0,  count_20 : u32) -> u32
{
    var _S270 : u32 = m_63.scratch_1 + u32(6144);
    var _S271 : u32 = m_63.scratch_1 + u32(6272);
    var most_6 : u32 = u32(2);
    var part_11 : u32 = u32(1);
    for(;;)
    {
        if(part_11 <= count_20)
        {
        }
        else
        {
            break;
        }
        var _S272 : u32 = max(most_6, countOneBits(word_at_0(_S271 + part_11)));
        var part_12 : u32 = part_11 + u32(1);
        most_6 = _S272;
        part_11 = part_12;
    }
    var largest_0 : u32 = u32(0);
    part_11 = u32(1);
    for(;;)
    {
        if(part_11 <= count_20)
        {
        }
        else
        {
            break;
        }
        if((countOneBits(word_at_0(_S271 + part_11))) == most_6)
        {
            var _S273 : u32 = _S270 + part_11;
            largest_0 = max(largest_0, word_at_0(_S273 + u32(1)) - word_at_0(_S273));
        }
        part_11 = part_11 + u32(1);
    }
    part_11 = u32(1);
    var templates_0 : u32 = u32(0);
    for(;;)
    {
        if(part_11 <= count_20)
        {
        }
        else
        {
            break;
        }
        var _S274 : u32 = _S270 + part_11;
        var size_1 : u32 = word_at_0(_S274 + u32(1)) - word_at_0(_S274);
        var _S275 : bool;
        if((countOneBits(word_at_0(_S271 + part_11))) == most_6)
        {
            _S275 = (size_1 * u32(2)) > largest_0;
        }
        else
        {
            _S275 = false;
        }
        if(_S275)
        {
            arena_0[m_63.scratch_1 + u32(6400) + templates_0] = part_11;
            templates_0 = templates_0 + u32(1);
        }
        part_11 = part_11 + u32(1);
    }
    return templates_0;
}

struct Turned_0
{
     size_2 : u32,
     starts_2 : array<u32, i32(17)>,
};

fn turn_part_0( m_64 : Machine_0,  from_50 : GridView_0,  part_13 : u32,  symmetry_0 : u32) -> Turned_0
{
    var listed_0 : vec2<u32> = cells_of_part_0(m_64, part_13);
    var _S276 : u32 = m_64.scratch_1 + u32(7040);
    var turned_0 : Turned_0;
    var _S277 : u32 = listed_0.y;
    var _S278 : u32 = listed_0.x;
    turned_0.size_2 = _S277 - _S278;
    var colour_13 : u32 = u32(0);
    for(;;)
    {
        if(colour_13 < u32(17))
        {
        }
        else
        {
            break;
        }
        turned_0.starts_2[colour_13] = u32(0);
        colour_13 = colour_13 + u32(1);
    }
    var k_20 : u32 = _S278;
    for(;;)
    {
        if(k_20 < _S277)
        {
        }
        else
        {
            break;
        }
        turned_0.starts_2[cell_at_0(from_50.cells_0, ((word_at_0(k_20)) & (u32(4095))))] = turned_0.starts_2[cell_at_0(from_50.cells_0, ((word_at_0(k_20)) & (u32(4095))))] + u32(1);
        k_20 = k_20 + u32(1);
    }
    colour_13 = u32(1);
    for(;;)
    {
        if(colour_13 < u32(17))
        {
        }
        else
        {
            break;
        }
        turned_0.starts_2[colour_13] = turned_0.starts_2[colour_13] + turned_0.starts_2[colour_13 - u32(1)];
        colour_13 = colour_13 + u32(1);
    }
    k_20 = _S278;
    for(;;)
    {
        if(k_20 < _S277)
        {
        }
        else
        {
            break;
        }
        var packed_3 : u32 = word_at_0(k_20);
        var i_27 : i32 = i32((((packed_3 >> (u32(12)))) & (u32(1023))));
        var j_3 : i32 = i32((packed_3 >> (u32(22))));
        var _S279 : bool = ((symmetry_0 & (u32(4)))) != u32(0);
        var row_37 : i32;
        if(_S279)
        {
            row_37 = j_3;
        }
        else
        {
            row_37 = i_27;
        }
        var column_19 : i32;
        if(_S279)
        {
            column_19 = i_27;
        }
        else
        {
            column_19 = j_3;
        }
        var row_38 : i32;
        if(((symmetry_0 & (u32(1)))) != u32(0))
        {
            row_38 = - row_37;
        }
        else
        {
            row_38 = row_37;
        }
        var column_20 : i32;
        if(((symmetry_0 & (u32(2)))) != u32(0))
        {
            column_20 = - column_19;
        }
        else
        {
            column_20 = column_19;
        }
        var colour_14 : u32 = u32(cell_at_0(from_50.cells_0, (packed_3 & (u32(4095)))));
        var _S280 : u32 = turned_0.starts_2[colour_14] - u32(1);
        turned_0.starts_2[colour_14] = _S280;
        arena_0[_S276 + _S280] = (((u32(row_38 + i32(128)) | (((u32(column_20 + i32(128)) << (u32(8))))))) | (((colour_14 << (u32(16))))));
        k_20 = k_20 + u32(1);
    }
    return turned_0;
}

fn Turned_row_0( cell_8 : u32) -> i32
{
    return i32((cell_8 & (u32(255)))) - i32(128);
}

fn Turned_column_0( cell_9 : u32) -> i32
{
    return i32((((cell_9 >> (u32(8)))) & (u32(255)))) - i32(128);
}

fn is_inside_0( from_51 : GridView_0,  i_28 : i32,  j_4 : i32) -> bool
{
    var _S281 : bool;
    if(i_28 >= i32(0))
    {
        _S281 = j_4 >= i32(0);
    }
    else
    {
        _S281 = false;
    }
    if(_S281)
    {
        _S281 = i_28 < i32(from_51.height_0);
    }
    else
    {
        _S281 = false;
    }
    if(_S281)
    {
        _S281 = j_4 < i32(from_51.width_0);
    }
    else
    {
        _S281 = false;
    }
    return _S281;
}

fn Turned_colour_0( cell_10 : u32) -> i32
{
    return i32((cell_10 >> (u32(16))));
}

fn in_common_0( m_65 : Machine_0,  from_52 : GridView_0,  cells_11 : u32,  size_3 : u32,  down_2 : i32,  right_6 : i32) -> i32
{
    var k_21 : u32 = u32(0);
    var common_2 : i32 = i32(0);
    for(;;)
    {
        if(k_21 < size_3)
        {
        }
        else
        {
            break;
        }
        var cell_11 : u32 = word_at_0(m_65.scratch_1 + u32(7040) + k_21);
        var i_29 : i32 = Turned_row_0(cell_11) + down_2;
        var j_5 : i32 = Turned_column_0(cell_11) + right_6;
        if(!is_inside_0(from_52, i_29, j_5))
        {
            k_21 = k_21 + u32(1);
            continue;
        }
        var at_39 : u32 = u32(i_29 * i32(from_52.width_0) + j_5);
        var there_2 : i32 = cell_at_0(cells_11, at_39);
        if(there_2 == i32(0))
        {
            k_21 = k_21 + u32(1);
            continue;
        }
        var _S282 : bool;
        if(there_2 != (Turned_colour_0(cell_11)))
        {
            _S282 = true;
        }
        else
        {
            _S282 = (word_at_0(m_65.scratch_1 + at_39)) == u32(0);
        }
        if(_S282)
        {
            return i32(-1);
        }
        common_2 = common_2 + i32(1);
        k_21 = k_21 + u32(1);
    }
    return common_2;
}

fn list_asked_0( m_66 : ptr<function, Machine_0>,  from_53 : GridView_0,  number_18 : u32,  symmetry_1 : u32,  marks_0 : u32,  asked_0 : u32) -> u32
{
    var _S283 : bool;
    var model_0 : Turned_0 = turn_part_0((*m_66), from_53, word_at_0((*m_66).scratch_1 + u32(6400) + number_18), symmetry_1);
    var top_3 : i32 = i32(256);
    var bottom_2 : i32 = i32(-256);
    var left_5 : i32 = i32(256);
    var right_7 : i32 = i32(-256);
    var k_22 : u32 = u32(0);
    for(;;)
    {
        if(k_22 < (model_0.size_2))
        {
        }
        else
        {
            break;
        }
        var cell_12 : u32 = word_at_0((*m_66).scratch_1 + u32(7040) + k_22);
        var _S284 : i32 = Turned_row_0(cell_12);
        var _S285 : i32 = min(top_3, _S284);
        var _S286 : i32 = max(bottom_2, _S284);
        var _S287 : i32 = Turned_column_0(cell_12);
        var _S288 : i32 = min(left_5, _S287);
        var _S289 : i32 = max(right_7, _S287);
        var k_23 : u32 = k_22 + u32(1);
        top_3 = _S285;
        bottom_2 = _S286;
        left_5 = _S288;
        right_7 = _S289;
        k_22 = k_23;
    }
    var width_3 : i32 = i32(from_53.width_0) + right_7 - left_5;
    var _S290 : u32 = u32((i32(from_53.height_0) + bottom_2 - top_3) * width_3 + i32(31)) / u32(32);
    var _S291 : u32 = (*m_66).scratch_1 + u32(6528);
    var _S292 : u32 = (*m_66).scratch_1 + u32(6784);
    var i_30 : u32 = u32(0);
    for(;;)
    {
        if(i_30 < _S290)
        {
        }
        else
        {
            break;
        }
        arena_0[_S291 + i_30] = u32(0);
        arena_0[_S292 + i_30] = u32(0);
        i_30 = i_30 + u32(1);
    }
    i_30 = u32(0);
    for(;;)
    {
        if(i_30 < marks_0)
        {
        }
        else
        {
            break;
        }
        var mark_0 : u32 = word_at_0((*m_66).scratch_1 + u32(5120) + i_30);
        var hue_3 : u32 = u32(cell_at_0(from_53.cells_0, (mark_0 & (u32(4095)))));
        var _S293 : u32 = hue_3 + u32(1);
        var _S294 : i32 = i32((((mark_0 >> (u32(12)))) & (u32(1023)))) + bottom_2;
        var _S295 : i32 = i32((mark_0 >> (u32(22)))) + right_7;
        k_22 = model_0.starts_2[hue_3];
        for(;;)
        {
            if(k_22 < (model_0.starts_2[_S293]))
            {
            }
            else
            {
                break;
            }
            var cell_13 : u32 = word_at_0((*m_66).scratch_1 + u32(7040) + k_22);
            var place_7 : u32 = u32((_S294 - Turned_row_0(cell_13)) * width_3 + _S295 - Turned_column_0(cell_13));
            var bit_0 : u32 = (u32(1) << (((place_7 & (u32(31))))));
            if((model_0.starts_2[_S293] - model_0.starts_2[hue_3]) == u32(1))
            {
                _S283 = true;
            }
            else
            {
                _S283 = (((word_at_0(_S291 + ((place_7 >> (u32(5)))))) & (bit_0))) != u32(0);
            }
            if(_S283)
            {
                arena_0[_S292 + ((place_7 >> (u32(5))))] = (arena_0[_S292 + ((place_7 >> (u32(5))))] | (bit_0));
            }
            else
            {
                arena_0[_S291 + ((place_7 >> (u32(5))))] = (arena_0[_S291 + ((place_7 >> (u32(5))))] | (bit_0));
            }
            k_22 = k_22 + u32(1);
        }
        i_30 = i_30 + u32(1);
    }
    i_30 = u32(0);
    k_22 = asked_0;
    for(;;)
    {
        if(i_30 < _S290)
        {
        }
        else
        {
            break;
        }
        var rest_2 : u32 = word_at_0(_S292 + i_30);
        var _S296 : u32 = k_22;
        for(;;)
        {
            if(rest_2 != u32(0))
            {
            }
            else
            {
                break;
            }
            var rest_3 : u32 = (rest_2 & ((rest_2 - u32(1))));
            var place_8 : i32 = i32(u32(32) * i_30 + firstbitlow_0(rest_2));
            var _S297 : i32 = place_8 / width_3;
            var down_3 : i32 = _S297 - bottom_2;
            var _S298 : i32 = place_8 % width_3;
            var across_0 : i32 = _S298 - right_7;
            var common_3 : i32 = in_common_0((*m_66), from_53, from_53.cells_0, model_0.size_2, down_3, across_0);
            if(common_3 < i32(0))
            {
                _S283 = true;
            }
            else
            {
                _S283 = common_3 >= i32(model_0.size_2);
            }
            if(_S283)
            {
                rest_2 = rest_3;
                continue;
            }
            if(_S296 == u32(1536))
            {
                fail_0(&((*m_66)), u32(254));
                return _S296;
            }
            var entry_0 : u32 = (*m_66).scratch_1 + u32(1024) + u32(2) * _S296;
            arena_0[entry_0] = (((u32(common_3) | (((number_18 << (u32(16))))))) | (((symmetry_1 << (u32(24))))));
            arena_0[entry_0 + u32(1)] = (u32(down_3 + i32(16384)) | (((u32(across_0 + i32(16384)) << (u32(16))))));
            var _S299 : u32 = _S296 + u32(1);
            rest_2 = rest_3;
            _S296 = _S299;
        }
        i_30 = i_30 + u32(1);
        k_22 = _S296;
    }
    return k_22;
}

fn put_part_0( m_67 : Machine_0,  from_54 : GridView_0,  out_18 : u32,  size_4 : u32,  down_4 : i32,  right_8 : i32)
{
    var k_24 : u32 = u32(0);
    for(;;)
    {
        if(k_24 < size_4)
        {
        }
        else
        {
            break;
        }
        var cell_14 : u32 = word_at_0(m_67.scratch_1 + u32(7040) + k_24);
        var i_31 : i32 = Turned_row_0(cell_14) + down_4;
        var j_6 : i32 = Turned_column_0(cell_14) + right_8;
        if(!is_inside_0(from_54, i_31, j_6))
        {
            k_24 = k_24 + u32(1);
            continue;
        }
        var at_40 : u32 = u32(i_31 * i32(from_54.width_0) + j_6);
        put_cell_0(out_18, at_40, Turned_colour_0(cell_14));
        arena_0[m_67.scratch_1 + at_40] = u32(0);
        k_24 = k_24 + u32(1);
    }
    return;
}

fn erase_part_0( m_68 : Machine_0,  out_19 : u32,  part_14 : u32)
{
    var listed_1 : vec2<u32> = cells_of_part_0(m_68, part_14);
    var k_25 : u32 = listed_1.x;
    for(;;)
    {
        if(k_25 < (listed_1.y))
        {
        }
        else
        {
            break;
        }
        put_cell_0(out_19, ((word_at_0(k_25)) & (u32(4095))), i32(0));
        k_25 = k_25 + u32(1);
    }
    return;
}

fn stamp_by_colours_0( m_69 : ptr<function, Machine_0>,  from_55 : GridView_0,  count_21 : u32,  symmetries_0 : u32,  erases_0 : bool)
{
    var k_26 : u32;
    var _S300 : u32 = GridView_area_0(from_55);
    var work_1 : u32 = usual_part_0(from_55, _S300 * _S300 * symmetries_0, u32(128));
    spend_0(&((*m_69)), work_1);
    if(failed_0((*m_69)))
    {
        return;
    }
    var _S301 : u32 = (*m_69).scratch_1;
    var templates_1 : u32 = list_templates_0((*m_69), count_21);
    var at_41 : u32 = u32(0);
    for(;;)
    {
        if(at_41 < _S300)
        {
        }
        else
        {
            break;
        }
        arena_0[_S301 + at_41] = u32(1);
        at_41 = at_41 + u32(1);
    }
    var number_19 : u32 = u32(0);
    for(;;)
    {
        if(number_19 < templates_1)
        {
        }
        else
        {
            break;
        }
        var own_9 : vec2<u32> = cells_of_part_0((*m_69), word_at_0((*m_69).scratch_1 + u32(6400) + number_19));
        k_26 = own_9.x;
        for(;;)
        {
            if(k_26 < (own_9.y))
            {
            }
            else
            {
                break;
            }
            arena_0[_S301 + (((word_at_0(k_26)) & (u32(4095))))] = u32(0);
            k_26 = k_26 + u32(1);
        }
        number_19 = number_19 + u32(1);
    }
    var marks_1 : u32;
    if(templates_1 > u32(0))
    {
        var _S302 : u32 = list_cells_0(from_55, true, i32(0), (*m_69).scratch_1 + u32(5120));
        k_26 = u32(0);
        marks_1 = u32(0);
        for(;;)
        {
            if(k_26 < _S302)
            {
            }
            else
            {
                break;
            }
            var mark_1 : u32 = word_at_0((*m_69).scratch_1 + u32(5120) + k_26);
            if((word_at_0(_S301 + ((mark_1 & (u32(4095)))))) != u32(0))
            {
                arena_0[(*m_69).scratch_1 + u32(5120) + marks_1] = mark_1;
                marks_1 = marks_1 + u32(1);
            }
            k_26 = k_26 + u32(1);
        }
    }
    else
    {
        marks_1 = u32(0);
    }
    var common_4 : u32;
    var _S303 : bool;
    if(marks_1 > u32(0))
    {
        k_26 = u32(0);
        number_19 = u32(0);
        for(;;)
        {
            if(number_19 < templates_1)
            {
            }
            else
            {
                break;
            }
            common_4 = u32(0);
            for(;;)
            {
                if(common_4 < symmetries_0)
                {
                    _S303 = !failed_0((*m_69));
                }
                else
                {
                    _S303 = false;
                }
                if(_S303)
                {
                }
                else
                {
                    break;
                }
                var _S304 : u32 = list_asked_0(&((*m_69)), from_55, number_19, common_4, marks_1, k_26);
                var symmetry_2 : u32 = common_4 + u32(1);
                k_26 = _S304;
                common_4 = symmetry_2;
            }
            number_19 = number_19 + u32(1);
        }
    }
    else
    {
        k_26 = u32(0);
    }
    if(k_26 == u32(0))
    {
        fail_0(&((*m_69)), u32(25));
    }
    spend_0(&((*m_69)), work_1 * u32(8));
    if(failed_0((*m_69)))
    {
        return;
    }
    var out_20 : u32 = edit_grid_0(&((*m_69)), from_55);
    if(out_20 == u32(0))
    {
        return;
    }
    common_4 = u32(0);
    var i_32 : u32 = u32(0);
    for(;;)
    {
        if(i_32 < k_26)
        {
        }
        else
        {
            break;
        }
        var _S305 : u32 = max(common_4, ((word_at_0((*m_69).scratch_1 + u32(1024) + u32(2) * i_32)) & (u32(65535))));
        var i_33 : u32 = i_32 + u32(1);
        common_4 = _S305;
        i_32 = i_33;
    }
    var used_5 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var turned_1 : u32 = u32(4294967295);
    var size_5 : u32 = u32(0);
    for(;;)
    {
        var next_4 : u32 = u32(0);
        var turned_2 : u32 = turned_1;
        var size_6 : u32 = size_5;
        i_32 = u32(0);
        for(;;)
        {
            if(i_32 < k_26)
            {
            }
            else
            {
                break;
            }
            var entry_1 : u32 = (*m_69).scratch_1 + u32(1024) + u32(2) * i_32;
            var own_10 : u32 = ((word_at_0(entry_1)) & (u32(65535)));
            if(own_10 < common_4)
            {
                next_4 = max(next_4, own_10);
            }
            if(own_10 != common_4)
            {
                i_32 = i_32 + u32(1);
                continue;
            }
            var number_20 : u32 = ((((word_at_0(entry_1)) >> (u32(16)))) & (u32(255)));
            var size_7 : u32;
            var turned_3 : u32;
            if(turned_2 != (((word_at_0(entry_1)) >> (u32(16)))))
            {
                var _S306 : u32 = ((word_at_0(entry_1)) >> (u32(16)));
                var _S307 : Turned_0 = turn_part_0((*m_69), from_55, word_at_0((*m_69).scratch_1 + u32(6400) + number_20), ((word_at_0(entry_1)) >> (u32(24))));
                size_7 = _S307.size_2;
                turned_3 = _S306;
            }
            else
            {
                size_7 = size_6;
                turned_3 = turned_2;
            }
            var _S308 : u32 = entry_1 + u32(1);
            var down_5 : i32 = i32(((word_at_0(_S308)) & (u32(65535)))) - i32(16384);
            var right_9 : i32 = i32(((word_at_0(_S308)) >> (u32(16)))) - i32(16384);
            if((in_common_0((*m_69), from_55, out_20, size_7, down_5, right_9)) != i32(common_4))
            {
                turned_2 = turned_3;
                size_6 = size_7;
                i_32 = i_32 + u32(1);
                continue;
            }
            put_part_0((*m_69), from_55, out_20, size_7, down_5, right_9);
            if(number_20 < u32(32))
            {
                used_5[i32(0)] = ((used_5[i32(0)]) | (((u32(1) << (number_20)))));
            }
            else
            {
                used_5[i32(1)] = ((used_5[i32(1)]) | (((u32(1) << ((number_20 - u32(32)))))));
            }
            turned_2 = turned_3;
            size_6 = size_7;
            i_32 = i_32 + u32(1);
        }
        if(next_4 == u32(0))
        {
            break;
        }
        common_4 = next_4;
        turned_1 = turned_2;
        size_5 = size_6;
    }
    number_19 = u32(0);
    for(;;)
    {
        if(number_19 < templates_1)
        {
            _S303 = erases_0;
        }
        else
        {
            _S303 = false;
        }
        if(_S303)
        {
        }
        else
        {
            break;
        }
        if(number_19 < u32(32))
        {
            at_41 = ((used_5.x) >> (number_19));
        }
        else
        {
            at_41 = ((used_5.y) >> ((number_19 - u32(32))));
        }
        if(((at_41 & (u32(1)))) == u32(1))
        {
            erase_part_0((*m_69), out_20, word_at_0((*m_69).scratch_1 + u32(6400) + number_19));
        }
        number_19 = number_19 + u32(1);
    }
    return;
}

fn same_outline_0( m_70 : Machine_0,  a_2 : u32,  b_2 : u32) -> bool
{
    var starts_3 : u32 = m_70.scratch_1 + u32(6144);
    var _S309 : u32 = starts_3 + a_2;
    var size_8 : u32 = word_at_0(_S309 + u32(1)) - word_at_0(_S309);
    var _S310 : u32 = starts_3 + b_2;
    if(size_8 != (word_at_0(_S310 + u32(1)) - word_at_0(_S310)))
    {
        return false;
    }
    var _S311 : u32 = m_70.scratch_1 + u32(4096);
    var one_2 : u32 = _S311 + word_at_0(_S309);
    var other_4 : u32 = _S311 + word_at_0(_S310);
    var _S312 : u32 = word_at_0(other_4) - word_at_0(one_2);
    var k_27 : u32 = u32(1);
    for(;;)
    {
        if(k_27 < size_8)
        {
        }
        else
        {
            break;
        }
        if((word_at_0(other_4 + k_27) - word_at_0(one_2 + k_27)) != _S312)
        {
            return false;
        }
        k_27 = k_27 + u32(1);
    }
    return true;
}

fn stamp_by_outline_0( m_71 : ptr<function, Machine_0>,  from_56 : GridView_0,  count_22 : u32)
{
    var _S313 : u32 = (*m_71).scratch_1 + u32(6272);
    var out_21 : u32 = u32(0);
    var model_1 : u32 = u32(1);
    for(;;)
    {
        if(model_1 <= count_22)
        {
        }
        else
        {
            break;
        }
        var out_22 : u32;
        if((countOneBits(word_at_0(_S313 + model_1))) < u32(2))
        {
            out_22 = out_21;
            var model_2 : u32 = model_1 + u32(1);
            out_21 = out_22;
            model_1 = model_2;
            continue;
        }
        var _S314 : u32 = word_at_0(cells_of_part_0((*m_71), model_1).x);
        out_22 = out_21;
        var used_6 : bool = false;
        var mark_2 : u32 = u32(1);
        for(;;)
        {
            if(mark_2 <= count_22)
            {
            }
            else
            {
                break;
            }
            var _S315 : bool;
            if((countOneBits(word_at_0(_S313 + mark_2))) != u32(1))
            {
                _S315 = true;
            }
            else
            {
                _S315 = !same_outline_0((*m_71), model_1, mark_2);
            }
            if(_S315)
            {
                mark_2 = mark_2 + u32(1);
                continue;
            }
            var out_23 : u32;
            if(out_22 == u32(0))
            {
                var _S316 : u32 = edit_grid_0(&((*m_71)), from_56);
                out_23 = _S316;
            }
            else
            {
                out_23 = out_22;
            }
            if(out_23 == u32(0))
            {
                return;
            }
            var _S317 : Turned_0 = turn_part_0((*m_71), from_56, model_1, u32(0));
            var place_9 : u32 = word_at_0(cells_of_part_0((*m_71), mark_2).x);
            put_part_0((*m_71), from_56, out_23, _S317.size_2, i32((((place_9 >> (u32(12)))) & (u32(1023)))) - i32((((_S314 >> (u32(12)))) & (u32(1023)))), i32((place_9 >> (u32(22)))) - i32((_S314 >> (u32(22)))));
            out_22 = out_23;
            used_6 = true;
            mark_2 = mark_2 + u32(1);
        }
        if(used_6)
        {
            erase_part_0((*m_71), out_22, model_1);
        }
        var model_2 : u32 = model_1 + u32(1);
        out_21 = out_22;
        model_1 = model_2;
    }
    if(out_21 == u32(0))
    {
        fail_0(&((*m_71)), u32(25));
    }
    return;
}

fn op_stamp_0( m_72 : ptr<function, Machine_0>,  grid_17 : u32,  variant_number_0 : u32)
{
    var from_57 : GridView_0 = whole_0(&((*m_72)), grid_17, u32(8));
    if(failed_0((*m_72)))
    {
        return;
    }
    var k_28 : u32 = variant_0(&((*m_72)), variant_number_0, i32(4));
    if(failed_0((*m_72)))
    {
        return;
    }
    var odd_3 : bool;
    if((from_57.height_0) > u32(64))
    {
        odd_3 = true;
    }
    else
    {
        odd_3 = (from_57.width_0) > u32(64);
    }
    if(odd_3)
    {
        fail_0(&((*m_72)), u32(254));
        return;
    }
    var _S318 : bool = k_28 < u32(3);
    var count_23 : u32 = find_parts_0(&((*m_72)), from_57, Joint_x24init_0(false, _S318), i32(0), i32(0));
    if(count_23 > u32(64))
    {
        fail_0(&((*m_72)), u32(28));
    }
    if(failed_0((*m_72)))
    {
        return;
    }
    list_parts_0((*m_72), from_57, count_23, (*m_72).scratch_1 + u32(4096), (*m_72).scratch_1 + u32(6144));
    odd_3 = false;
    var part_15 : u32 = u32(1);
    for(;;)
    {
        if(part_15 <= count_23)
        {
        }
        else
        {
            break;
        }
        var own_11 : vec2<u32> = cells_of_part_0((*m_72), part_15);
        var i_34 : u32 = own_11.x;
        var colours_0 : u32 = u32(0);
        for(;;)
        {
            if(i_34 < (own_11.y))
            {
            }
            else
            {
                break;
            }
            var colour_15 : u32 = u32(cell_at_0(from_57.cells_0, ((word_at_0(i_34)) & (u32(4095)))));
            var _S319 : bool;
            if(odd_3)
            {
                _S319 = true;
            }
            else
            {
                _S319 = colour_15 > u32(15);
            }
            var colours_1 : u32 = (colours_0 | (((u32(1) << (((colour_15 & (u32(15)))))))));
            var i_35 : u32 = i_34 + u32(1);
            odd_3 = _S319;
            i_34 = i_35;
            colours_0 = colours_1;
        }
        arena_0[(*m_72).scratch_1 + u32(6272) + part_15] = colours_0;
        part_15 = part_15 + u32(1);
    }
    if(odd_3)
    {
        fail_0(&((*m_72)), u32(254));
    }
    else
    {
        if(_S318)
        {
            var _S320 : i32;
            if(k_28 == u32(0))
            {
                _S320 = i32(1);
            }
            else
            {
                _S320 = i32(8);
            }
            stamp_by_colours_0(&((*m_72)), from_57, count_23, u32(_S320), k_28 == u32(2));
        }
        else
        {
            stamp_by_outline_0(&((*m_72)), from_57, count_23);
        }
    }
    return;
}

fn GridView_x24init_0( height_3 : u32,  width_4 : u32,  cells_12 : u32) -> GridView_0
{
    var _S321 : GridView_0;
    _S321.height_0 = height_3;
    _S321.width_0 = width_4;
    _S321.cells_0 = cells_12;
    return _S321;
}

struct Ranked_0
{
     colours_2 : array<i32, i32(16)>,
     count_24 : u32,
};

struct Tally_0
{
     counts_1 : array<u32, i32(16)>,
};

fn tally_cells_0( m_73 : ptr<function, Machine_0>,  cells_13 : u32,  count_25 : u32) -> Tally_0
{
    var tally_0 : Tally_0;
    var colour_16 : u32 = u32(0);
    for(;;)
    {
        if(colour_16 < u32(16))
        {
        }
        else
        {
            break;
        }
        tally_0.counts_1[colour_16] = u32(0);
        colour_16 = colour_16 + u32(1);
    }
    var i_36 : u32 = u32(0);
    var all_6 : u32 = u32(0);
    for(;;)
    {
        if(i_36 < count_25)
        {
        }
        else
        {
            break;
        }
        var word_8 : u32 = word_at_0(cells_13 + ((i_36 >> (u32(2)))));
        var all_7 : u32 = (all_6 | (word_8));
        var _S322 : u32 = min(u32(4), count_25 - i_36);
        var k_29 : u32 = u32(0);
        for(;;)
        {
            if(k_29 < _S322)
            {
            }
            else
            {
                break;
            }
            tally_0.counts_1[(((word_8 >> ((u32(8) * k_29)))) & (u32(15)))] = tally_0.counts_1[(((word_8 >> ((u32(8) * k_29)))) & (u32(15)))] + u32(1);
            k_29 = k_29 + u32(1);
        }
        i_36 = i_36 + u32(4);
        all_6 = all_7;
    }
    if(((all_6 & (u32(4042322160)))) != u32(0))
    {
        fail_0(&((*m_73)), u32(254));
    }
    return tally_0;
}

fn ranked_tally_0( tally_1 : Tally_0) -> Ranked_0
{
    var ranked_0 : Ranked_0;
    ranked_0.count_24 = u32(0);
    var colour_17 : i32 = i32(1);
    for(;;)
    {
        if(colour_17 < i32(16))
        {
        }
        else
        {
            break;
        }
        var _S323 : i32 = colour_17;
        if((tally_1.counts_1[colour_17]) == u32(0))
        {
            colour_17 = colour_17 + i32(1);
            continue;
        }
        var at_42 : u32 = ranked_0.count_24;
        for(;;)
        {
            var _S324 : bool;
            if(at_42 > u32(0))
            {
                _S324 = (tally_1.counts_1[ranked_0.colours_2[at_42 - u32(1)]]) < (tally_1.counts_1[_S323]);
            }
            else
            {
                _S324 = false;
            }
            if(_S324)
            {
            }
            else
            {
                break;
            }
            var _S325 : u32 = at_42 - u32(1);
            ranked_0.colours_2[at_42] = ranked_0.colours_2[_S325];
            at_42 = _S325;
        }
        ranked_0.colours_2[at_42] = colour_17;
        ranked_0.count_24 = ranked_0.count_24 + u32(1);
        colour_17 = colour_17 + i32(1);
    }
    return ranked_0;
}

fn ranked_cells_0( m_74 : ptr<function, Machine_0>,  cells_14 : u32,  count_26 : u32) -> Ranked_0
{
    var _S326 : Tally_0 = tally_cells_0(&((*m_74)), cells_14, count_26);
    return ranked_tally_0(_S326);
}

fn without_anchor_0( m_75 : ptr<function, Machine_0>,  from_58 : GridView_0,  kind_7 : u32) -> GridView_0
{
    var rest_4 : GridView_0 = GridView_x24init_0(from_58.height_0, from_58.width_0, (*m_75).scratch_1 + u32(4096));
    var _S327 : bool = kind_7 < u32(2);
    var at_43 : u32;
    var largest_1 : u32;
    var sought_0 : i32;
    if(_S327)
    {
        var ranked_1 : Ranked_0 = ranked_cells_0(&((*m_75)), from_58.cells_0, GridView_area_0(from_58));
        if((ranked_1.count_24) > u32(0))
        {
            if(kind_7 == u32(0))
            {
                at_43 = u32(0);
            }
            else
            {
                at_43 = ranked_1.count_24 - u32(1);
            }
            sought_0 = ranked_1.colours_2[at_43];
        }
        else
        {
            sought_0 = i32(0);
        }
        largest_1 = u32(0);
    }
    else
    {
        var _S328 : u32 = find_parts_0(&((*m_75)), from_58, Joint_x24init_0(false, true), i32(0), i32(0));
        at_43 = u32(0);
        largest_1 = u32(0);
        var part_16 : u32 = u32(1);
        for(;;)
        {
            if(part_16 <= _S328)
            {
            }
            else
            {
                break;
            }
            if((part_size_0((*m_75), part_16)) > at_43)
            {
                at_43 = part_size_0((*m_75), part_16);
                largest_1 = part_16;
            }
            part_16 = part_16 + u32(1);
        }
        sought_0 = i32(0);
    }
    if(failed_0((*m_75)))
    {
        return rest_4;
    }
    var out_24 : CellWriter_0 = CellWriter_to_0(rest_4.cells_0);
    var _S329 : u32 = GridView_area_0(from_58);
    var any_3 : bool = false;
    at_43 = u32(0);
    for(;;)
    {
        if(at_43 < _S329)
        {
        }
        else
        {
            break;
        }
        var cell_15 : i32 = cell_at_0(from_58.cells_0, at_43);
        var of_anchor_0 : bool;
        if(_S327)
        {
            of_anchor_0 = cell_15 == sought_0;
        }
        else
        {
            of_anchor_0 = (part_at_0((*m_75), at_43)) == largest_1;
        }
        var cell_16 : i32;
        if(of_anchor_0)
        {
            cell_16 = i32(0);
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
            any_3 = cell_16 != i32(0);
        }
        CellWriter_push_0(&(out_24), cell_16);
        at_43 = at_43 + u32(1);
    }
    CellWriter_finish_0(&(out_24));
    if(!any_3)
    {
        fail_0(&((*m_75)), u32(25));
    }
    return rest_4;
}

fn is_anchor_0( from_59 : GridView_0,  rest_5 : GridView_0,  at_44 : u32) -> bool
{
    return (cell_at_0(from_59.cells_0, at_44)) != (cell_at_0(rest_5.cells_0, at_44));
}

fn way_to_0( part_17 : Span_0,  anchor_0 : Span_0) -> u32
{
    var rows_meet_0 : bool;
    if((part_17.top_0) < (anchor_0.bottom_0))
    {
        rows_meet_0 = (anchor_0.top_0) < (part_17.bottom_0);
    }
    else
    {
        rows_meet_0 = false;
    }
    var columns_meet_0 : bool;
    if((part_17.left_2) < (anchor_0.right_3))
    {
        columns_meet_0 = (anchor_0.left_2) < (part_17.right_3);
    }
    else
    {
        columns_meet_0 = false;
    }
    if(rows_meet_0 == columns_meet_0)
    {
        return u32(4294967295);
    }
    var _S330 : u32;
    if(columns_meet_0)
    {
        if((part_17.bottom_0) <= (anchor_0.top_0))
        {
            _S330 = ((anchor_0.top_0 - part_17.bottom_0) << (u32(16)));
        }
        else
        {
            _S330 = (u32(1) | ((((part_17.top_0 - anchor_0.bottom_0) << (u32(16))))));
        }
        return _S330;
    }
    if((part_17.right_3) <= (anchor_0.left_2))
    {
        _S330 = (u32(2) | ((((anchor_0.left_2 - part_17.right_3) << (u32(16))))));
    }
    else
    {
        _S330 = (u32(3) | ((((part_17.left_2 - anchor_0.right_3) << (u32(16))))));
    }
    return _S330;
}

fn pull_part_0( m_76 : Machine_0,  from_60 : GridView_0,  out_25 : u32,  part_18 : u32,  way_4 : Way_0)
{
    var _S331 : u32;
    var column_21 : u32;
    var span_6 : Span_0 = part_span_0(m_76, part_18);
    var row_39 : u32 = span_6.top_0;
    for(;;)
    {
        _S331 = span_6.bottom_0;
        if(row_39 < (span_6.bottom_0))
        {
        }
        else
        {
            break;
        }
        column_21 = span_6.left_2;
        for(;;)
        {
            if(column_21 < (span_6.right_3))
            {
            }
            else
            {
                break;
            }
            var _S332 : u32 = row_39 * from_60.width_0 + column_21;
            if((part_at_0(m_76, _S332)) == part_18)
            {
                put_cell_0(out_25, _S332, i32(0));
            }
            column_21 = column_21 + u32(1);
        }
        row_39 = row_39 + u32(1);
    }
    row_39 = span_6.top_0;
    var far_1 : u32 = u32(4294967295);
    for(;;)
    {
        if(row_39 < _S331)
        {
        }
        else
        {
            break;
        }
        column_21 = span_6.left_2;
        var far_2 : u32 = far_1;
        for(;;)
        {
            if(column_21 < (span_6.right_3))
            {
            }
            else
            {
                break;
            }
            var at_45 : u32 = row_39 * from_60.width_0 + column_21;
            if((part_at_0(m_76, at_45)) != part_18)
            {
                column_21 = column_21 + u32(1);
                continue;
            }
            var _S333 : u32 = min(far_2, Way_steps_0(way_4, from_60, row_39, column_21));
            var at_46 : u32 = at_45;
            var far_3 : u32 = u32(0);
            for(;;)
            {
                if(far_3 < _S333)
                {
                }
                else
                {
                    break;
                }
                var at_47 : u32 = u32(i32(at_46) + way_4.stride_0);
                if((cell_at_0(out_25, at_47)) != i32(0))
                {
                    break;
                }
                var far_4 : u32 = far_3 + u32(1);
                at_46 = at_47;
                far_3 = far_4;
            }
            far_2 = far_3;
            column_21 = column_21 + u32(1);
        }
        row_39 = row_39 + u32(1);
        far_1 = far_2;
    }
    var _S334 : i32 = i32(far_1) * way_4.stride_0;
    row_39 = span_6.top_0;
    for(;;)
    {
        if(row_39 < _S331)
        {
        }
        else
        {
            break;
        }
        column_21 = span_6.left_2;
        for(;;)
        {
            if(column_21 < (span_6.right_3))
            {
            }
            else
            {
                break;
            }
            var at_48 : u32 = row_39 * from_60.width_0 + column_21;
            if((part_at_0(m_76, at_48)) == part_18)
            {
                put_cell_0(out_25, u32(i32(at_48) + _S334), cell_at_0(from_60.cells_0, at_48));
            }
            column_21 = column_21 + u32(1);
        }
        row_39 = row_39 + u32(1);
    }
    return;
}

fn op_pull_0( m_77 : ptr<function, Machine_0>,  grid_18 : u32,  number_21 : u32)
{
    var column_22 : u32;
    var from_61 : GridView_0 = whole_0(&((*m_77)), grid_18, u32(12));
    if(failed_0((*m_77)))
    {
        return;
    }
    var k_30 : u32 = variant_0(&((*m_77)), number_21, i32(3));
    if(failed_0((*m_77)))
    {
        return;
    }
    var rest_6 : GridView_0 = without_anchor_0(&((*m_77)), from_61, k_30);
    var _S335 : u32 = usual_part_0(from_61, GridView_area_0(from_61) * (u32(32) + from_61.height_0 + from_61.width_0), u32(64));
    spend_0(&((*m_77)), _S335);
    if(failed_0((*m_77)))
    {
        return;
    }
    var anchor_1 : Span_0 = Span_x24init_0(u32(4294967295), u32(0), u32(4294967295), u32(0));
    var row_40 : u32 = u32(0);
    for(;;)
    {
        if(row_40 < (from_61.height_0))
        {
        }
        else
        {
            break;
        }
        column_22 = u32(0);
        for(;;)
        {
            if(column_22 < (from_61.width_0))
            {
            }
            else
            {
                break;
            }
            if(is_anchor_0(from_61, rest_6, row_40 * from_61.width_0 + column_22))
            {
                anchor_1.top_0 = min(anchor_1.top_0, row_40);
                anchor_1.bottom_0 = row_40 + u32(1);
                anchor_1.left_2 = min(anchor_1.left_2, column_22);
                anchor_1.right_3 = max(anchor_1.right_3, column_22 + u32(1));
            }
            column_22 = column_22 + u32(1);
        }
        row_40 = row_40 + u32(1);
    }
    var _S336 : u32 = find_parts_0(&((*m_77)), rest_6, Joint_x24init_0(false, true), i32(0), i32(0));
    if(failed_0((*m_77)))
    {
        return;
    }
    var out_26 : u32 = edit_grid_0(&((*m_77)), from_61);
    if(out_26 == u32(0))
    {
        return;
    }
    var _S337 : u32 = (*m_77).scratch_1 + u32(4608);
    column_22 = u32(65535);
    var part_19 : u32 = u32(1);
    for(;;)
    {
        if(part_19 <= _S336)
        {
        }
        else
        {
            break;
        }
        var way_5 : u32 = way_to_0(part_span_0((*m_77), part_19), anchor_1);
        arena_0[_S337 + part_19] = way_5;
        var _S338 : u32 = min(column_22, (way_5 >> (u32(16))));
        var part_20 : u32 = part_19 + u32(1);
        column_22 = _S338;
        part_19 = part_20;
    }
    for(;;)
    {
        if(column_22 != u32(65535))
        {
        }
        else
        {
            break;
        }
        var next_5 : u32 = u32(65535);
        part_19 = u32(1);
        for(;;)
        {
            if(part_19 <= _S336)
            {
            }
            else
            {
                break;
            }
            var way_6 : u32 = word_at_0(_S337 + part_19);
            var _S339 : u32 = (way_6 >> (u32(16)));
            if(_S339 == column_22)
            {
                pull_part_0((*m_77), from_61, out_26, part_19, Way_of_0(from_61, (way_6 & (u32(3)))));
            }
            else
            {
                var next_6 : u32;
                if(_S339 > column_22)
                {
                    next_6 = min(next_5, _S339);
                }
                else
                {
                    next_6 = next_5;
                }
                next_5 = next_6;
            }
            part_19 = part_19 + u32(1);
        }
        column_22 = next_5;
    }
    return;
}

fn op_reach_0( m_78 : ptr<function, Machine_0>,  grid_19 : u32,  number_22 : u32)
{
    var from_62 : GridView_0 = whole_0(&((*m_78)), grid_19, u32(16));
    if(failed_0((*m_78)))
    {
        return;
    }
    var k_31 : u32 = variant_0(&((*m_78)), number_22, i32(6));
    if(failed_0((*m_78)))
    {
        return;
    }
    var draws_0 : bool = k_31 < u32(3);
    var i_37 : u32;
    if(draws_0)
    {
        i_37 = k_31;
    }
    else
    {
        i_37 = k_31 - u32(3);
    }
    var rest_7 : GridView_0 = without_anchor_0(&((*m_78)), from_62, i_37);
    if(failed_0((*m_78)))
    {
        return;
    }
    var out_27 : u32 = edit_grid_0(&((*m_78)), from_62);
    if(out_27 == u32(0))
    {
        return;
    }
    var _S340 : u32 = list_cells_0(rest_7, true, i32(0), (*m_78).scratch_1);
    i_37 = u32(0);
    for(;;)
    {
        if(i_37 < _S340)
        {
        }
        else
        {
            break;
        }
        var start_15 : u32 = word_at_0((*m_78).scratch_1 + i_37);
        var place_10 : u32 = (start_15 & (u32(4095)));
        var _S341 : i32 = cell_at_0(from_62.cells_0, place_10);
        var w_3 : u32 = u32(0);
        for(;;)
        {
            if(w_3 < u32(4))
            {
            }
            else
            {
                break;
            }
            var way_7 : Way_0 = Way_of_0(from_62, w_3);
            var _S342 : u32 = Way_steps_0(way_7, from_62, (((start_15 >> (u32(12)))) & (u32(1023))), (start_15 >> (u32(22))));
            var at_49 : u32 = place_10;
            var s_4 : u32 = u32(0);
            for(;;)
            {
                if(s_4 < _S342)
                {
                }
                else
                {
                    break;
                }
                var at_50 : u32 = u32(i32(at_49) + way_7.stride_0);
                if((cell_at_0(from_62.cells_0, at_50)) == i32(0))
                {
                    var s_5 : u32 = s_4 + u32(1);
                    at_49 = at_50;
                    s_4 = s_5;
                    continue;
                }
                if(!is_anchor_0(from_62, rest_7, at_50))
                {
                    break;
                }
                if(!draws_0)
                {
                    put_cell_0(out_27, at_50, _S341);
                }
                else
                {
                    var between_3 : u32 = u32(1);
                    for(;;)
                    {
                        if(between_3 <= s_4)
                        {
                        }
                        else
                        {
                            break;
                        }
                        put_cell_0(out_27, u32(i32(place_10) + i32(between_3) * way_7.stride_0), _S341);
                        between_3 = between_3 + u32(1);
                    }
                }
                break;
            }
            w_3 = w_3 + u32(1);
        }
        i_37 = i_37 + u32(1);
    }
    return;
}

fn span_where_0( from_63 : GridView_0,  condition_2 : i32,  colour_18 : i32) -> Span_0
{
    var span_7 : Span_0 = Span_x24init_0(u32(4294967295), u32(0), u32(4294967295), u32(0));
    var row_41 : u32 = u32(0);
    for(;;)
    {
        if(row_41 < (from_63.height_0))
        {
        }
        else
        {
            break;
        }
        var column_23 : u32 = u32(0);
        for(;;)
        {
            if(column_23 < (from_63.width_0))
            {
            }
            else
            {
                break;
            }
            if(meets_0(GridView_at_0(from_63, row_41, column_23), condition_2, colour_18))
            {
                span_7.top_0 = min(span_7.top_0, row_41);
                span_7.bottom_0 = row_41 + u32(1);
                span_7.left_2 = min(span_7.left_2, column_23);
                span_7.right_3 = max(span_7.right_3, column_23 + u32(1));
            }
            column_23 = column_23 + u32(1);
        }
        row_41 = row_41 + u32(1);
    }
    if((span_7.bottom_0) == u32(0))
    {
        span_7.top_0 = u32(0);
    }
    return span_7;
}

struct About_0
{
     kind_8 : i32,
     a_3 : i32,
     b_3 : i32,
};

fn About_x24init_0( kind_9 : i32,  a_4 : i32,  b_4 : i32) -> About_0
{
    var _S343 : About_0;
    _S343.kind_8 = kind_9;
    _S343.a_3 = a_4;
    _S343.b_3 = b_4;
    return _S343;
}

fn About_row_0( this_22 : About_0,  i_38 : i32,  j_7 : i32) -> i32
{
    switch(this_22.kind_8)
    {
    case i32(0):
        {
            return this_22.a_3 - i_38;
        }
    case i32(1):
        {
            return i_38;
        }
    case i32(2):
        {
            return j_7 + this_22.b_3;
        }
    default :
        {
            return j_7 + this_22.a_3;
        }
    }
}

fn About_column_0( this_23 : About_0,  i_39 : i32,  j_8 : i32) -> i32
{
    switch(this_23.kind_8)
    {
    case i32(0):
        {
            return j_8;
        }
    case i32(1):
        {
            return this_23.a_3 - j_8;
        }
    case i32(2):
        {
            return this_23.a_3 - i_39;
        }
    default :
        {
            return i_39 - this_23.a_3;
        }
    }
}

fn About_leads_out_0( this_24 : About_0,  from_64 : GridView_0,  i_40 : i32,  j_9 : i32) -> bool
{
    var row_42 : i32 = About_row_0(this_24, i_40, j_9);
    var column_24 : i32 = About_column_0(this_24, i_40, j_9);
    var _S344 : bool;
    if(row_42 < i32(0))
    {
        _S344 = true;
    }
    else
    {
        _S344 = column_24 < i32(0);
    }
    if(_S344)
    {
        _S344 = true;
    }
    else
    {
        _S344 = row_42 >= i32(from_64.height_0);
    }
    if(_S344)
    {
        _S344 = true;
    }
    else
    {
        _S344 = column_24 >= i32(from_64.width_0);
    }
    return _S344;
}

fn cells_alike_0( m_79 : Machine_0,  from_65 : GridView_0,  count_27 : u32,  span_8 : Span_0,  about_0 : About_0) -> i32
{
    var _S345 : bool;
    if(About_leads_out_0(about_0, from_65, i32(span_8.top_0), i32(span_8.left_2)))
    {
        _S345 = true;
    }
    else
    {
        _S345 = About_leads_out_0(about_0, from_65, i32(span_8.bottom_0) - i32(1), i32(span_8.right_3) - i32(1));
    }
    if(_S345)
    {
        return i32(-1);
    }
    var k_32 : u32 = u32(0);
    var like_3 : i32 = i32(0);
    for(;;)
    {
        if(k_32 < count_27)
        {
        }
        else
        {
            break;
        }
        var place_11 : u32 = word_at_0(m_79.scratch_1 + k_32);
        var at_51 : u32 = (place_11 & (u32(4095)));
        var i_41 : i32 = i32((((place_11 >> (u32(12)))) & (u32(1023))));
        var j_10 : i32 = i32((place_11 >> (u32(22))));
        var other_5 : u32 = u32(About_row_0(about_0, i_41, j_10) * i32(from_65.width_0) + About_column_0(about_0, i_41, j_10));
        var there_3 : i32 = cell_at_0(from_65.cells_0, other_5);
        if(there_3 == i32(0))
        {
            k_32 = k_32 + u32(1);
            continue;
        }
        if(there_3 != (cell_at_0(from_65.cells_0, at_51)))
        {
            return i32(-1);
        }
        var _S346 : i32;
        if(other_5 != at_51)
        {
            _S346 = i32(1);
        }
        else
        {
            _S346 = i32(0);
        }
        like_3 = like_3 + _S346;
        k_32 = k_32 + u32(1);
    }
    return like_3;
}

fn best_axis_0( m_80 : Machine_0,  from_66 : GridView_0,  count_28 : u32,  span_9 : Span_0,  kind_10 : i32,  best_6 : ptr<function, About_0>) -> bool
{
    var _S347 : bool = kind_10 == i32(0);
    var twice_0 : u32;
    if(_S347)
    {
        twice_0 = span_9.top_0;
    }
    else
    {
        twice_0 = span_9.left_2;
    }
    var first_7 : u32 = u32(2) * twice_0;
    if(_S347)
    {
        twice_0 = span_9.bottom_0;
    }
    else
    {
        twice_0 = span_9.right_3;
    }
    var _S348 : u32 = u32(2) * twice_0 - u32(2);
    var most_7 : i32 = i32(0);
    twice_0 = first_7;
    for(;;)
    {
        if(twice_0 <= _S348)
        {
        }
        else
        {
            break;
        }
        var about_1 : About_0 = About_x24init_0(kind_10, i32(twice_0), i32(0));
        var like_4 : i32 = cells_alike_0(m_80, from_66, count_28, span_9, about_1);
        if(like_4 > most_7)
        {
            (*best_6) = about_1;
            most_7 = like_4;
        }
        twice_0 = twice_0 + u32(1);
    }
    return most_7 > i32(0);
}

fn best_centre_0( m_81 : Machine_0,  from_67 : GridView_0,  count_29 : u32,  span_10 : Span_0,  best_7 : ptr<function, About_0>) -> bool
{
    var _S349 : i32 = i32(2) * i32(span_10.top_0);
    var most_8 : i32 = i32(0);
    var a_5 : i32 = _S349;
    for(;;)
    {
        if(a_5 <= (i32(2) * i32(span_10.bottom_0) - i32(2)))
        {
        }
        else
        {
            break;
        }
        var _S350 : i32 = i32(2) * i32(span_10.left_2) + ((a_5 & (i32(1))));
        var most_9 : i32 = most_8;
        var b_5 : i32 = _S350;
        for(;;)
        {
            if(b_5 <= (i32(2) * i32(span_10.right_3) - i32(2)))
            {
            }
            else
            {
                break;
            }
            var about_2 : About_0 = About_x24init_0(i32(2), (a_5 + b_5) / i32(2), (a_5 - b_5) / i32(2));
            var like_5 : i32 = cells_alike_0(m_81, from_67, count_29, span_10, about_2);
            if(like_5 > most_9)
            {
                (*best_7) = about_2;
                most_9 = like_5;
            }
            b_5 = b_5 + i32(2);
        }
        var a_6 : i32 = a_5 + i32(1);
        most_8 = most_9;
        a_5 = a_6;
    }
    return most_8 > i32(0);
}

fn op_complete_about_0( m_82 : ptr<function, Machine_0>,  grid_20 : u32,  number_23 : u32)
{
    var from_68 : GridView_0 = whole_0(&((*m_82)), grid_20, u32(2));
    if(failed_0((*m_82)))
    {
        return;
    }
    var k_33 : u32 = variant_0(&((*m_82)), number_23, i32(5));
    if(failed_0((*m_82)))
    {
        return;
    }
    if((max(from_68.height_0, from_68.width_0)) > u32(64))
    {
        fail_0(&((*m_82)), u32(28));
        return;
    }
    var area_2 : u32 = GridView_area_0(from_68);
    var _S351 : u32 = area_2 * (u32(4) + from_68.height_0 + from_68.width_0) / u32(2);
    var _S352 : bool = k_33 == u32(0);
    var work_2 : u32;
    if(_S352)
    {
        work_2 = area_2 + u32(12) * from_68.height_0;
    }
    else
    {
        if(k_33 == u32(1))
        {
            work_2 = area_2 + u32(12) * from_68.width_0;
        }
        else
        {
            if(k_33 < u32(4))
            {
                work_2 = u32(2) * area_2 + u32(12) * (from_68.height_0 + from_68.width_0);
            }
            else
            {
                work_2 = _S351;
            }
        }
    }
    spend_0(&((*m_82)), work_2);
    if(failed_0((*m_82)))
    {
        return;
    }
    var count_30 : u32 = list_cells_0(from_68, true, i32(0), (*m_82).scratch_1);
    if(count_30 == u32(0))
    {
        fail_0(&((*m_82)), u32(25));
        return;
    }
    var span_11 : Span_0 = span_where_0(from_68, i32(0), i32(0));
    var _S353 : About_0 = About_x24init_0(i32(0), i32(0), i32(0));
    var about_3 : About_0 = _S353;
    var abouts_0 : array<About_0, i32(3)>;
    abouts_0[i32(0)] = _S353;
    abouts_0[i32(1)] = _S353;
    abouts_0[i32(2)] = _S353;
    var _S354 : bool;
    if(_S352)
    {
        _S354 = true;
    }
    else
    {
        _S354 = k_33 == u32(2);
    }
    if(_S354)
    {
        _S354 = true;
    }
    else
    {
        _S354 = k_33 == u32(3);
    }
    var found_5 : u32;
    if(_S354)
    {
        var _S355 : bool = best_axis_0((*m_82), from_68, count_30, span_11, i32(0), &(about_3));
        if(_S355)
        {
            abouts_0[u32(0)] = about_3;
            found_5 = u32(1);
        }
        else
        {
            found_5 = u32(0);
        }
    }
    else
    {
        found_5 = u32(0);
    }
    if(k_33 >= u32(1))
    {
        _S354 = k_33 <= u32(3);
    }
    else
    {
        _S354 = false;
    }
    if(_S354)
    {
        var _S356 : bool = best_axis_0((*m_82), from_68, count_30, span_11, i32(1), &(about_3));
        if(_S356)
        {
            abouts_0[found_5] = about_3;
            found_5 = found_5 + u32(1);
        }
    }
    var _S357 : bool = k_33 == u32(3);
    if(_S357)
    {
        _S354 = found_5 == u32(2);
    }
    else
    {
        _S354 = false;
    }
    if(_S354)
    {
        _S354 = (((abouts_0[i32(0)].a_3 - abouts_0[i32(1)].a_3) & (i32(1)))) == i32(0);
    }
    else
    {
        _S354 = false;
    }
    if(_S354)
    {
        about_3.kind_8 = i32(3);
        about_3.a_3 = (abouts_0[i32(0)].a_3 - abouts_0[i32(1)].a_3) / i32(2);
        if((cells_alike_0((*m_82), from_68, count_30, span_11, about_3)) > i32(0))
        {
            abouts_0[found_5] = about_3;
            found_5 = found_5 + u32(1);
        }
    }
    var _S358 : bool = k_33 == u32(4);
    if(_S358)
    {
        var _S359 : bool = best_centre_0((*m_82), from_68, count_30, span_11, &(about_3));
        _S354 = _S359;
    }
    else
    {
        _S354 = false;
    }
    if(_S354)
    {
        abouts_0[i32(0)] = about_3;
        found_5 = u32(1);
    }
    var _S360 : i32;
    if(k_33 == u32(2))
    {
        _S360 = i32(2);
    }
    else
    {
        if(_S357)
        {
            _S360 = i32(3);
        }
        else
        {
            _S360 = i32(1);
        }
    }
    if(found_5 < u32(_S360))
    {
        fail_0(&((*m_82)), u32(25));
        return;
    }
    var rounds_0 : u32;
    if(_S358)
    {
        rounds_0 = u32(3);
    }
    else
    {
        rounds_0 = found_5;
    }
    spend_0(&((*m_82)), area_2 * rounds_0 * found_5);
    if(failed_0((*m_82)))
    {
        return;
    }
    var out_28 : u32 = edit_grid_0(&((*m_82)), from_68);
    if(out_28 == u32(0))
    {
        return;
    }
    var _S361 : GridView_0 = GridView_x24init_0(from_68.height_0, from_68.width_0, out_28);
    var round_2 : u32 = u32(0);
    for(;;)
    {
        if(round_2 < rounds_0)
        {
        }
        else
        {
            break;
        }
        var n_0 : u32 = u32(0);
        for(;;)
        {
            if(n_0 < found_5)
            {
            }
            else
            {
                break;
            }
            var _S362 : u32 = list_cells_0(_S361, true, i32(0), (*m_82).scratch_1);
            var c_0 : u32 = u32(0);
            for(;;)
            {
                if(c_0 < _S362)
                {
                }
                else
                {
                    break;
                }
                var place_12 : u32 = word_at_0((*m_82).scratch_1 + c_0);
                var i_42 : i32 = i32((((place_12 >> (u32(12)))) & (u32(1023))));
                var j_11 : i32 = i32((place_12 >> (u32(22))));
                if(About_leads_out_0(abouts_0[n_0], from_68, i_42, j_11))
                {
                    c_0 = c_0 + u32(1);
                    continue;
                }
                var other_6 : u32 = u32(About_row_0(abouts_0[n_0], i_42, j_11) * i32(from_68.width_0) + About_column_0(abouts_0[n_0], i_42, j_11));
                if((cell_at_0(out_28, other_6)) == i32(0))
                {
                    put_cell_0(out_28, other_6, cell_at_0(out_28, (place_12 & (u32(4095)))));
                }
                c_0 = c_0 + u32(1);
            }
            n_0 = n_0 + u32(1);
        }
        round_2 = round_2 + u32(1);
    }
    return;
}

fn op_elbow_0( m_83 : ptr<function, Machine_0>,  grid_21 : u32,  hue_4 : u32)
{
    var _S363 : bool;
    var from_69 : GridView_0 = whole_0(&((*m_83)), grid_21, u32(2));
    if(failed_0((*m_83)))
    {
        return;
    }
    var colour_19 : i32 = colour_view_1(&((*m_83)), hue_4);
    if(failed_0((*m_83)))
    {
        return;
    }
    var places_0 : array<u32, i32(2)>;
    places_0[i32(0)] = u32(0);
    places_0[i32(1)] = u32(0);
    var _S364 : u32 = GridView_area_0(from_69);
    var at_52 : u32 = u32(0);
    var count_31 : u32 = u32(0);
    for(;;)
    {
        if(at_52 < _S364)
        {
            _S363 = count_31 < u32(3);
        }
        else
        {
            _S363 = false;
        }
        if(_S363)
        {
        }
        else
        {
            break;
        }
        if((cell_at_0(from_69.cells_0, at_52)) != i32(0))
        {
            if(count_31 < u32(2))
            {
                places_0[count_31] = at_52;
            }
            count_31 = count_31 + u32(1);
        }
        at_52 = at_52 + u32(1);
    }
    var a_7 : i32 = cell_at_0(from_69.cells_0, places_0[i32(0)]);
    var b_6 : i32 = cell_at_0(from_69.cells_0, places_0[i32(1)]);
    if(count_31 != u32(2))
    {
        _S363 = true;
    }
    else
    {
        _S363 = a_7 == b_6;
    }
    if(_S363)
    {
        _S363 = true;
    }
    else
    {
        if(a_7 != colour_19)
        {
            _S363 = b_6 != colour_19;
        }
        else
        {
            _S363 = false;
        }
    }
    if(_S363)
    {
        fail_0(&((*m_83)), u32(25));
        return;
    }
    var _S365 : bool = a_7 == colour_19;
    var start_16 : u32;
    if(_S365)
    {
        start_16 = places_0[i32(0)];
    }
    else
    {
        start_16 = places_0[i32(1)];
    }
    var end_1 : u32;
    if(_S365)
    {
        end_1 = places_0[i32(1)];
    }
    else
    {
        end_1 = places_0[i32(0)];
    }
    var _S366 : u32 = start_16 / from_69.width_0;
    var _S367 : u32 = start_16 % from_69.width_0;
    var _S368 : u32 = end_1 / from_69.width_0;
    var _S369 : u32 = end_1 % from_69.width_0;
    var out_29 : u32 = edit_grid_0(&((*m_83)), from_69);
    if(out_29 == u32(0))
    {
        return;
    }
    var row_43 : u32 = min(_S366, _S368);
    for(;;)
    {
        if(row_43 <= (max(_S366, _S368)))
        {
        }
        else
        {
            break;
        }
        var _S370 : u32 = row_43 * from_69.width_0 + _S367;
        if((cell_at_0(out_29, _S370)) == i32(0))
        {
            put_cell_0(out_29, _S370, colour_19);
        }
        row_43 = row_43 + u32(1);
    }
    var column_25 : u32 = min(_S367, _S369);
    for(;;)
    {
        if(column_25 <= (max(_S367, _S369)))
        {
        }
        else
        {
            break;
        }
        var _S371 : u32 = _S368 * from_69.width_0 + column_25;
        if((cell_at_0(out_29, _S371)) == i32(0))
        {
            put_cell_0(out_29, _S371, colour_19);
        }
        column_25 = column_25 + u32(1);
    }
    return;
}

fn Dispatch_one_0( m_84 : ptr<function, Machine_0>,  op_0 : u32,  args_0 : vec4<u32>) -> bool
{
    switch(op_0)
    {
    case u32(236):
        {
            spend_call_0(&((*m_84)), u32(16));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_fall_parts_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(237):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_rays_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(238):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_color_rays_0(&((*m_84)), args_0.x, args_0.y, args_0.z);
        }
    case u32(239):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_join_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(240):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_spread_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(241):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_grow_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(242):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_surround_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(243):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_rim_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(244):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_fill_holes_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(245):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_close_holes_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(246):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_fill_boxes_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(247):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_drop_small_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(248):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_majority_0(&((*m_84)), args_0.x);
        }
    case u32(256):
        {
            spend_call_0(&((*m_84)), u32(16));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_mend_period_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(257):
        {
            spend_call_0(&((*m_84)), u32(16));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_mend_mirror_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(258):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_complete_mirror_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(276):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_fill_fields_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(277):
        {
            spend_call_0(&((*m_84)), u32(16));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_stamp_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(278):
        {
            spend_call_0(&((*m_84)), u32(16));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_pull_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(279):
        {
            spend_call_0(&((*m_84)), u32(8));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_reach_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(280):
        {
            spend_call_0(&((*m_84)), u32(16));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_complete_about_0(&((*m_84)), args_0.x, args_0.y);
        }
    case u32(282):
        {
            spend_call_0(&((*m_84)), u32(4));
            if(failed_0((*m_84)))
            {
                return false;
            }
            op_elbow_0(&((*m_84)), args_0.x, args_0.y);
        }
    default :
        {
            fail_1(&((*m_84)), u32(254));
        }
    }
    return true;
}

fn Dispatch_call_0( m_85 : ptr<function, Machine_0>,  op_1 : u32,  args_1 : vec4<u32>)
{
    var _S372 : bool = Dispatch_one_0(&((*m_85)), op_1, args_1);
    if(!_S372)
    {
        return;
    }
    var _S373 : bool;
    if(failed_0((*m_85)))
    {
        _S373 = ((*m_85).fault_prim_0) == u32(0);
    }
    else
    {
        _S373 = false;
    }
    if(_S373)
    {
        (*m_85).fault_prim_0 = op_1 + u32(1);
    }
    return;
}

fn words_of_0( record_9 : u32) -> u32
{
    return u32(4) + word_at_0(record_9 + u32(3));
}

fn multiply_64_0( a_8 : vec2<u32>,  b_7 : vec2<u32>) -> vec2<u32>
{
    var _S374 : u32 = a_8.x;
    var a0_0 : u32 = (_S374 & (u32(65535)));
    var a1_0 : u32 = (_S374 >> (u32(16)));
    var _S375 : u32 = b_7.x;
    var b0_0 : u32 = (_S375 & (u32(65535)));
    var b1_0 : u32 = (_S375 >> (u32(16)));
    var low_2 : u32 = a0_0 * b0_0;
    var middle_1 : u32 = a1_0 * b0_0 + ((low_2 >> (u32(16))));
    var other_7 : u32 = a0_0 * b1_0 + ((middle_1 & (u32(65535))));
    return vec2<u32>((((other_7 << (u32(16)))) | (((low_2 & (u32(65535)))))), a1_0 * b1_0 + ((middle_1 >> (u32(16)))) + ((other_7 >> (u32(16)))) + _S374 * b_7.y + a_8.y * _S375);
}

fn hash_of_0( record_10 : u32) -> vec2<u32>
{
    var _S376 : u32 = words_of_0(record_10);
    var hash_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var i_43 : u32 = u32(0);
    for(;;)
    {
        if(i_43 < _S376)
        {
        }
        else
        {
            break;
        }
        var _S377 : u32 = record_10 + i_43;
        var _S378 : u32 = word_at_0(_S377);
        var _S379 : u32;
        if((i_43 + u32(1)) < _S376)
        {
            _S379 = word_at_0(_S377 + u32(1));
        }
        else
        {
            _S379 = u32(0);
        }
        var _S380 : vec2<u32> = multiply_64_0((hash_0 ^ (vec2<u32>(_S378, _S379))), vec2<u32>(u32(2135587861), u32(2654435769)));
        hash_0 = _S380;
        hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S380.y)));
        i_43 = i_43 + u32(2);
    }
    var _S381 : vec2<u32> = multiply_64_0(hash_0, vec2<u32>(u32(3981806797), u32(4283543511)));
    hash_0 = _S381;
    hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S381.y)));
    return hash_0;
}

fn weight_of_0( record_11 : u32) -> u32
{
    var count_32 : u32 = word_at_0(record_11 + u32(1));
    switch(kind_of_0(record_11))
    {
    case u32(6):
        {
            return u32(1) + count_32 * word_at_0(record_11 + u32(2)) / u32(8);
        }
    case u32(7):
        {
            return u32(1) + count_32 / u32(8);
        }
    case u32(8), u32(10), u32(11):
        {
            return u32(1) + count_32 / u32(2);
        }
    case u32(9), u32(12):
        {
            return word_at_0(record_11 + u32(2));
        }
    default :
        {
            return u32(1);
        }
    }
}

fn equal_cells_0( record_12 : u32,  target_0 : u32) -> u32
{
    var _S382 : bool;
    if(target_0 == u32(0))
    {
        _S382 = true;
    }
    else
    {
        _S382 = (kind_of_0(record_12)) != u32(6);
    }
    if(_S382)
    {
        _S382 = true;
    }
    else
    {
        _S382 = (word_at_0(record_12 + u32(1))) != (word_at_0(target_0 + u32(1)));
    }
    if(_S382)
    {
        _S382 = true;
    }
    else
    {
        _S382 = (word_at_0(record_12 + u32(2))) != (word_at_0(target_0 + u32(2)));
    }
    if(_S382)
    {
        return u32(4294967295);
    }
    var _S383 : u32 = word_at_0(record_12 + u32(1)) * word_at_0(record_12 + u32(2));
    var i_44 : u32 = u32(0);
    var equal_2 : u32 = u32(0);
    for(;;)
    {
        if(i_44 < _S383)
        {
        }
        else
        {
            break;
        }
        var _S384 : u32 = (i_44 >> (u32(2)));
        var _S385 : u32 = ((word_at_0(record_12 + u32(4) + _S384)) ^ ((word_at_0(target_0 + u32(4) + _S384))));
        var _S386 : u32 = min(u32(4), _S383 - i_44);
        var k_34 : u32 = u32(0);
        for(;;)
        {
            if(k_34 < _S386)
            {
            }
            else
            {
                break;
            }
            var _S387 : i32;
            if(((((_S385 >> ((u32(8) * k_34)))) & (u32(255)))) == u32(0))
            {
                _S387 = i32(1);
            }
            else
            {
                _S387 = i32(0);
            }
            var equal_3 : u32 = equal_2 + u32(_S387);
            k_34 = k_34 + u32(1);
            equal_2 = equal_3;
        }
        i_44 = i_44 + u32(4);
    }
    return equal_2;
}

fn element_kind_0( record_13 : u32) -> u32
{
    var kind_11 : u32 = kind_of_0(record_13);
    var _S388 : bool;
    if(kind_11 == u32(9))
    {
        _S388 = true;
    }
    else
    {
        _S388 = kind_11 == u32(12);
    }
    var common_5 : u32;
    if(_S388)
    {
        common_5 = u32(4294967295);
        var i_45 : u32 = u32(0);
        for(;;)
        {
            if(i_45 < (word_at_0(record_13 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var element_0 : u32 = kind_of_0(record_13 + word_at_0(record_13 + u32(4) + i_45));
            if(i_45 > u32(0))
            {
                _S388 = element_0 != common_5;
            }
            else
            {
                _S388 = false;
            }
            if(_S388)
            {
                return u32(4294967295);
            }
            var i_46 : u32 = i_45 + u32(1);
            common_5 = element_0;
            i_45 = i_46;
        }
    }
    else
    {
        common_5 = u32(4294967295);
    }
    return common_5;
}

fn loops_are_cut_0() -> bool
{
    var _S389 : u32 = min(params_0.scratch_words_0, u32(3));
    var i_47 : u32 = u32(0);
    var rounds_1 : u32 = u32(0);
    for(;;)
    {
        if(i_47 < _S389)
        {
        }
        else
        {
            break;
        }
        var rounds_2 : u32 = rounds_1 + u32(1);
        i_47 = i_47 + u32(1);
        rounds_1 = rounds_2;
    }
    return rounds_1 != _S389;
}

fn run_item_0( id_0 : u32)
{
    var poisoned_0 : bool;
    if(id_0 >= (params_0.count_0))
    {
        return;
    }
    var item_0 : u32 = id_0 * u32(8);
    var _S390 : u32 = items_0[item_0];
    var _S391 : u32 = items_0[item_0 + u32(1)];
    var _S392 : u32 = items_0[item_0 + u32(2)];
    var _S393 : u32 = items_0[item_0 + u32(3)];
    var _S394 : u32 = items_0[item_0 + u32(4)];
    var _S395 : u32 = items_0[item_0 + u32(5)];
    var m_86 : Machine_0;
    m_86.scratch_1 = params_0.scratch_0 + id_0 * params_0.scratch_words_0;
    var at_53 : u32 = u32(0);
    for(;;)
    {
        if(at_53 < _S391)
        {
        }
        else
        {
            break;
        }
        var instruction_0 : u32 = (_S390 + at_53) * u32(8);
        var op_2 : u32 = (code_0[instruction_0] & (u32(65535)));
        var _S396 : u32 = (code_0[instruction_0] >> (u32(16)));
        var place_13 : u32 = _S393 + code_0[instruction_0 + u32(1)];
        m_86.fuel_1 = params_0.fuel_0;
        m_86.memory_1 = params_0.memory_0;
        m_86.fault_0 = u32(0);
        m_86.fault_prim_0 = u32(0);
        m_86.calls_0 = u32(0);
        m_86.cursor_0 = place_13;
        m_86.end_0 = place_13 + code_0[instruction_0 + u32(2)];
        var args_2 : vec4<u32> = vec4<u32>(u32(0), u32(0), u32(0), u32(0));
        var poisoned_1 : bool = false;
        var i_48 : u32 = u32(0);
        for(;;)
        {
            if(i_48 < _S396)
            {
            }
            else
            {
                break;
            }
            var address_0 : u32 = operand_address_0(code_0[instruction_0 + u32(3) + i_48], _S392, _S393);
            args_2[i_48] = address_0;
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
                m_86.fault_0 = word_at_0(address_0 + u32(1)) + u32(1);
                m_86.fault_prim_0 = word_at_0(address_0 + u32(2));
                poisoned_1 = true;
            }
            i_48 = i_48 + u32(1);
        }
        var bound_0 : u32 = code_0[instruction_0 + u32(7)];
        if(bound_0 != u32(0))
        {
            args_2[i32(3)] = operand_address_0(bound_0, _S392, _S393);
            if((kind_of_0(args_2.w)) == u32(13))
            {
                m_86.fault_0 = u32(255);
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
            Dispatch_call_0(&(m_86), op_2, args_2);
        }
        var row_44 : u32 = (_S395 + at_53) * u32(12);
        results_0[row_44 + u32(1)] = params_0.fuel_0 - m_86.fuel_1;
        results_0[row_44 + u32(2)] = params_0.memory_0 - m_86.memory_1;
        results_0[row_44 + u32(3)] = m_86.calls_0;
        if((m_86.fault_0) != u32(0))
        {
            arena_0[place_13] = u32(13);
            arena_0[place_13 + u32(1)] = m_86.fault_0 - u32(1);
            arena_0[place_13 + u32(2)] = m_86.fault_prim_0;
            arena_0[place_13 + u32(3)] = u32(0);
        }
        results_0[row_44] = kind_of_0(place_13);
        var _S397 : u32 = row_44 + u32(4);
        var _S398 : u32 = place_13 + u32(1);
        results_0[_S397] = word_at_0(_S398);
        results_0[row_44 + u32(5)] = word_at_0(place_13 + u32(2));
        results_0[row_44 + u32(6)] = words_of_0(place_13);
        if((m_86.fault_0) == u32(0))
        {
            var hash_1 : vec2<u32> = hash_of_0(place_13);
            results_0[row_44 + u32(7)] = weight_of_0(place_13);
            results_0[row_44 + u32(8)] = hash_1.x;
            results_0[row_44 + u32(9)] = hash_1.y;
            results_0[row_44 + u32(10)] = equal_cells_0(place_13, _S394);
            results_0[row_44 + u32(11)] = element_kind_0(place_13);
        }
        if(loops_are_cut_0())
        {
            arena_0[place_13] = u32(13);
            arena_0[_S398] = u32(254);
            results_0[row_44] = u32(13);
            results_0[_S397] = u32(254);
        }
        at_53 = at_53 + u32(1);
    }
    return;
}

fn invocation_0( id_1 : vec3<u32>) -> u32
{
    return id_1.x + id_1.y * u32(64) * u32(32768);
}

@compute
@workgroup_size(64, 1, 1)
fn shapes(@builtin(global_invocation_id) id_2 : vec3<u32>)
{
    run_item_0(invocation_0(id_2));
    return;
}

