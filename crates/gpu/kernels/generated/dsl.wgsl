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

fn words_of_0( record_1 : u32) -> u32
{
    return u32(4) + word_at_0(record_1 + u32(3));
}

fn new_record_0( m_4 : ptr<function, Machine_0>,  kind_0 : u32,  a_0 : u32,  b_0 : u32,  words_0 : u32) -> u32
{
    if(((*m_4).fault_0) != u32(0))
    {
        return u32(0);
    }
    var at_1 : u32 = (*m_4).cursor_0;
    var _S4 : bool;
    if(words_0 > u32(1048576))
    {
        _S4 = true;
    }
    else
    {
        _S4 = (at_1 + u32(4) + words_0) > ((*m_4).end_0);
    }
    if(_S4)
    {
        fail_0(&((*m_4)), u32(254));
        return u32(0);
    }
    arena_0[at_1] = kind_0;
    arena_0[at_1 + u32(1)] = a_0;
    arena_0[at_1 + u32(2)] = b_0;
    arena_0[at_1 + u32(3)] = words_0;
    if(words_0 > u32(0))
    {
        arena_0[at_1 + u32(4) + words_0 - u32(1)] = u32(0);
    }
    (*m_4).cursor_0 = at_1 + u32(4) + words_0;
    return at_1;
}

fn copy_record_0( m_5 : ptr<function, Machine_0>,  from_0 : u32) -> u32
{
    var words_1 : u32 = words_of_0(from_0);
    var at_2 : u32 = new_record_0(&((*m_5)), kind_of_0(from_0), word_at_0(from_0 + u32(1)), word_at_0(from_0 + u32(2)), words_1 - u32(4));
    if(at_2 != u32(0))
    {
        var i_0 : u32 = u32(4);
        for(;;)
        {
            if(i_0 < words_1)
            {
            }
            else
            {
                break;
            }
            arena_0[at_2 + i_0] = word_at_0(from_0 + i_0);
            i_0 = i_0 + u32(1);
        }
    }
    return at_2;
}

fn op_identity_0( m_6 : ptr<function, Machine_0>,  a_1 : u32)
{
    var _S5 : u32 = copy_record_0(&((*m_6)), a_1);
    return;
}

fn length_of_0( record_2 : u32) -> u32
{
    var kind_1 : u32 = kind_of_0(record_2);
    var _S6 : bool;
    if(kind_1 == u32(3))
    {
        _S6 = true;
    }
    else
    {
        _S6 = kind_1 == u32(4);
    }
    if(_S6)
    {
        return u32(2);
    }
    if(kind_1 >= u32(6))
    {
        _S6 = kind_1 <= u32(12);
    }
    else
    {
        _S6 = false;
    }
    var _S7 : u32;
    if(_S6)
    {
        _S7 = word_at_0(record_2 + u32(1));
    }
    else
    {
        _S7 = u32(4294967295);
    }
    return _S7;
}

fn fail_1( m_7 : ptr<function, Machine_0>,  reason_1 : u32)
{
    if(((*m_7).fault_0) == u32(0))
    {
        (*m_7).fault_0 = reason_1 + u32(1);
    }
    return;
}

fn new_record_1( m_8 : ptr<function, Machine_0>,  kind_2 : u32,  a_2 : u32,  b_1 : u32,  words_2 : u32) -> u32
{
    if(((*m_8).fault_0) != u32(0))
    {
        return u32(0);
    }
    var at_3 : u32 = (*m_8).cursor_0;
    var _S8 : bool;
    if(words_2 > u32(1048576))
    {
        _S8 = true;
    }
    else
    {
        _S8 = (at_3 + u32(4) + words_2) > ((*m_8).end_0);
    }
    if(_S8)
    {
        fail_0(&((*m_8)), u32(254));
        return u32(0);
    }
    arena_0[at_3] = kind_2;
    arena_0[at_3 + u32(1)] = a_2;
    arena_0[at_3 + u32(2)] = b_1;
    arena_0[at_3 + u32(3)] = words_2;
    if(words_2 > u32(0))
    {
        arena_0[at_3 + u32(4) + words_2 - u32(1)] = u32(0);
    }
    (*m_8).cursor_0 = at_3 + u32(4) + words_2;
    return at_3;
}

fn new_int_0( m_9 : ptr<function, Machine_0>,  value_2 : i32)
{
    var _S9 : u32 = new_record_1(&((*m_9)), u32(2), u32(value_2), u32((value_2 >> (u32(31)))), u32(0));
    return;
}

fn op_size_0( m_10 : ptr<function, Machine_0>,  a_3 : u32)
{
    var length_0 : u32 = length_of_0(a_3);
    if(length_0 == u32(4294967295))
    {
        fail_1(&((*m_10)), u32(7));
    }
    new_int_0(&((*m_10)), i32(length_0));
    return;
}

fn item_at_0( items_1 : u32,  i_1 : u32) -> u32
{
    return items_1 + word_at_0(items_1 + u32(4) + i_1);
}

fn length_or_0_0( record_3 : u32) -> u32
{
    var length_1 : u32 = length_of_0(record_3);
    var _S10 : u32;
    if(length_1 == u32(4294967295))
    {
        _S10 = u32(0);
    }
    else
    {
        _S10 = length_1;
    }
    return _S10;
}

fn new_empty_tuple_0( m_11 : ptr<function, Machine_0>)
{
    var _S11 : u32 = new_record_1(&((*m_11)), u32(9), u32(0), u32(1), u32(0));
    return;
}

fn row_of_0( packed_0 : u32) -> i32
{
    return i32((((packed_0 >> (u32(12)))) & (u32(4095)))) - i32(2048);
}

fn column_of_0( packed_1 : u32) -> i32
{
    return i32((packed_1 & (u32(4095)))) - i32(2048);
}

fn make_0( m_12 : ptr<function, Machine_0>,  bytes_0 : u32)
{
    if(((*m_12).fault_0) != u32(0))
    {
        return;
    }
    var all_0 : u32 = bytes_0 + u32(32);
    if(all_0 > ((*m_12).memory_1))
    {
        (*m_12).memory_1 = u32(0);
        fail_0(&((*m_12)), u32(31));
        return;
    }
    (*m_12).memory_1 = (*m_12).memory_1 - all_0;
    spend_0(&((*m_12)), all_0 / u32(16));
    return;
}

fn new_empty_rows_0( m_13 : ptr<function, Machine_0>,  count_1 : u32)
{
    if(count_1 == u32(0))
    {
        var _S12 : u32 = new_record_0(&((*m_13)), u32(9), u32(0), u32(1), u32(0));
        return;
    }
    make_0(&((*m_13)), count_1 * u32(16));
    var at_4 : u32 = new_record_0(&((*m_13)), u32(9), count_1, u32(1) + count_1, count_1 + count_1 * u32(4));
    if(at_4 == u32(0))
    {
        return;
    }
    var i_2 : u32 = u32(0);
    for(;;)
    {
        if(i_2 < count_1)
        {
        }
        else
        {
            break;
        }
        var start_0 : u32 = u32(4) + count_1 + i_2 * u32(4);
        arena_0[at_4 + u32(4) + i_2] = start_0;
        var _S13 : u32 = at_4 + start_0;
        arena_0[_S13] = u32(9);
        arena_0[_S13 + u32(1)] = u32(0);
        arena_0[_S13 + u32(2)] = u32(1);
        arena_0[_S13 + u32(3)] = u32(0);
        i_2 = i_2 + u32(1);
    }
    return;
}

fn new_grid_0( m_14 : ptr<function, Machine_0>,  height_0 : u32,  width_0 : u32) -> u32
{
    if(((*m_14).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S14 : bool;
    if(height_0 > u32(1048576))
    {
        _S14 = true;
    }
    else
    {
        _S14 = width_0 > u32(1048576);
    }
    if(_S14)
    {
        _S14 = true;
    }
    else
    {
        _S14 = (max(height_0 * width_0, height_0)) > u32(1048576);
    }
    if(_S14)
    {
        fail_0(&((*m_14)), u32(28));
        return u32(0);
    }
    var area_0 : u32 = height_0 * width_0;
    if(area_0 == u32(0))
    {
        new_empty_rows_0(&((*m_14)), height_0);
        return u32(0);
    }
    make_0(&((*m_14)), area_0);
    var at_5 : u32 = new_record_0(&((*m_14)), u32(6), height_0, width_0, (area_0 + u32(3)) / u32(4));
    var _S15 : u32;
    if(at_5 == u32(0))
    {
        _S15 = u32(0);
    }
    else
    {
        _S15 = at_5 + u32(4);
    }
    return _S15;
}

struct CellWriter_0
{
     at_6 : u32,
     word_0 : u32,
     filled_0 : u32,
};

fn CellWriter_to_0( cells_0 : u32) -> CellWriter_0
{
    var w_0 : CellWriter_0;
    w_0.at_6 = cells_0;
    w_0.word_0 = u32(0);
    w_0.filled_0 = u32(0);
    return w_0;
}

fn CellWriter_push_0( this_0 : ptr<function, CellWriter_0>,  value_3 : i32)
{
    (*this_0).word_0 = (((*this_0).word_0) | (((((u32(value_3) & (u32(255)))) << ((u32(8) * (*this_0).filled_0))))));
    var _S16 : u32 = (*this_0).filled_0 + u32(1);
    (*this_0).filled_0 = _S16;
    if(_S16 == u32(4))
    {
        arena_0[(*this_0).at_6] = (*this_0).word_0;
        (*this_0).at_6 = (*this_0).at_6 + u32(1);
        (*this_0).word_0 = u32(0);
        (*this_0).filled_0 = u32(0);
    }
    return;
}

fn CellWriter_finish_0( this_1 : ptr<function, CellWriter_0>)
{
    if(((*this_1).filled_0) != u32(0))
    {
        arena_0[(*this_1).at_6] = (*this_1).word_0;
    }
    return;
}

struct CellList_0
{
     start_1 : u32,
     count_2 : u32,
     room_0 : u32,
     scratch_2 : u32,
};

fn CellList_at_0( m_15 : Machine_0) -> CellList_0
{
    var list_0 : CellList_0;
    var _S17 : u32 = m_15.cursor_0 + u32(4);
    list_0.start_1 = _S17;
    list_0.count_2 = u32(0);
    list_0.scratch_2 = m_15.scratch_1;
    var _S18 : u32;
    if((m_15.end_0) > _S17)
    {
        _S18 = m_15.end_0 - list_0.start_1;
    }
    else
    {
        _S18 = u32(0);
    }
    list_0.room_0 = _S18;
    return list_0;
}

fn CellList_push_0( this_2 : ptr<function, CellList_0>,  cell_0 : u32)
{
    if(((*this_2).count_2) < ((*this_2).room_0))
    {
        arena_0[(*this_2).start_1 + (*this_2).count_2] = cell_0;
    }
    (*this_2).count_2 = (*this_2).count_2 + u32(1);
    return;
}

fn seal_0( m_16 : ptr<function, Machine_0>,  at_7 : u32,  kind_3 : u32,  a_4 : u32,  b_2 : u32,  words_3 : u32)
{
    if(((*m_16).fault_0) != u32(0))
    {
        return;
    }
    var _S19 : u32 = at_7 + u32(4) + words_3;
    if(_S19 > ((*m_16).end_0))
    {
        fail_0(&((*m_16)), u32(254));
        return;
    }
    arena_0[at_7] = kind_3;
    arena_0[at_7 + u32(1)] = a_4;
    arena_0[at_7 + u32(2)] = b_2;
    arena_0[at_7 + u32(3)] = words_3;
    (*m_16).cursor_0 = _S19;
    return;
}

fn open_items_0( m_17 : ptr<function, Machine_0>,  count_3 : u32) -> u32
{
    var at_8 : u32 = (*m_17).cursor_0;
    var _S20 : bool;
    if(count_3 > u32(65536))
    {
        _S20 = true;
    }
    else
    {
        _S20 = (at_8 + u32(4) + count_3) > ((*m_17).end_0);
    }
    if(_S20)
    {
        fail_0(&((*m_17)), u32(254));
    }
    if(!failed_0((*m_17)))
    {
        (*m_17).cursor_0 = at_8 + u32(4) + count_3;
    }
    return at_8;
}

fn start_item_0( m_18 : Machine_0,  items_2 : u32,  i_3 : u32)
{
    if(!failed_0(m_18))
    {
        arena_0[items_2 + u32(4) + i_3] = m_18.cursor_0 - items_2;
    }
    return;
}

fn cell_at_0( cells_1 : u32,  i_4 : u32) -> i32
{
    return (i32(((word_at_0(cells_1 + ((i_4 >> (u32(2)))))) << ((u32(24) - u32(8) * ((i_4 & (u32(3)))))))) >> (u32(24)));
}

fn colour_of_0( packed_2 : u32) -> i32
{
    return i32((packed_2 >> (u32(24)))) - i32(128);
}

fn four_cells_0( cells_2 : u32,  start_2 : u32) -> u32
{
    var at_9 : u32 = cells_2 + ((start_2 >> (u32(2))));
    var shift_0 : u32 = u32(8) * ((start_2 & (u32(3))));
    var low_0 : u32 = word_at_0(at_9);
    var _S21 : u32;
    if(shift_0 == u32(0))
    {
        _S21 = low_0;
    }
    else
    {
        _S21 = (((low_0 >> (shift_0))) | ((((word_at_0(at_9 + u32(1))) << ((u32(32) - shift_0))))));
    }
    return _S21;
}

fn push_run_0( to_0 : ptr<function, CellWriter_0>,  cells_3 : u32,  start_3 : u32,  count_4 : u32)
{
    var i_5 : u32 = u32(0);
    for(;;)
    {
        var _S22 : u32 = i_5 + u32(4);
        if(_S22 <= count_4)
        {
        }
        else
        {
            break;
        }
        var word_1 : u32 = four_cells_0(cells_3, start_3 + i_5);
        var shift_1 : u32 = u32(8) * (*to_0).filled_0;
        arena_0[(*to_0).at_6] = (((*to_0).word_0) | (((word_1 << (shift_1)))));
        (*to_0).at_6 = (*to_0).at_6 + u32(1);
        var _S23 : u32;
        if(shift_1 == u32(0))
        {
            _S23 = u32(0);
        }
        else
        {
            _S23 = (word_1 >> ((u32(32) - shift_1)));
        }
        (*to_0).word_0 = _S23;
        i_5 = _S22;
    }
    for(;;)
    {
        if(i_5 < count_4)
        {
        }
        else
        {
            break;
        }
        CellWriter_push_0(&((*to_0)), cell_at_0(cells_3, start_3 + i_5));
        i_5 = i_5 + u32(1);
    }
    return;
}

fn element_record_0( m_19 : ptr<function, Machine_0>,  record_4 : u32,  i_6 : u32) -> u32
{
    var kind_4 : u32 = kind_of_0(record_4);
    var payload_0 : u32 = record_4 + u32(4);
    var at_10 : u32 = (*m_19).scratch_1 + u32(1024);
    var _S24 : bool;
    if(kind_4 == u32(9))
    {
        _S24 = true;
    }
    else
    {
        _S24 = kind_4 == u32(12);
    }
    if(_S24)
    {
        return record_4 + word_at_0(payload_0 + i_6);
    }
    var _S25 : bool = kind_4 == u32(4);
    var packed_3 : u32;
    if(_S25)
    {
        packed_3 = word_at_0(record_4 + u32(1));
    }
    else
    {
        packed_3 = u32(0);
    }
    var _S26 : bool = kind_4 == u32(10);
    if(_S26)
    {
        _S24 = true;
    }
    else
    {
        _S24 = kind_4 == u32(11);
    }
    if(_S24)
    {
        _S24 = true;
    }
    else
    {
        _S24 = kind_4 == u32(8);
    }
    if(_S24)
    {
        packed_3 = word_at_0(payload_0 + i_6);
    }
    var element_0 : u32;
    var length_2 : u32;
    var number_0 : i32;
    if(kind_4 == u32(3))
    {
        var _S27 : i32 = i32(word_at_0(record_4 + u32(1) + i_6));
        element_0 = u32(2);
        number_0 = _S27;
        length_2 = u32(0);
    }
    else
    {
        if(kind_4 == u32(7))
        {
            var _S28 : i32 = cell_at_0(payload_0, i_6);
            element_0 = u32(2);
            number_0 = _S28;
            length_2 = u32(0);
        }
        else
        {
            if(_S25)
            {
                _S24 = i_6 == u32(0);
            }
            else
            {
                _S24 = false;
            }
            if(_S24)
            {
                var _S29 : i32 = colour_of_0(packed_3);
                element_0 = u32(2);
                number_0 = _S29;
                length_2 = u32(0);
            }
            else
            {
                if(_S26)
                {
                    _S24 = true;
                }
                else
                {
                    _S24 = _S25;
                }
                if(_S24)
                {
                    element_0 = u32(3);
                    length_2 = u32(0);
                }
                else
                {
                    if(kind_4 != u32(6))
                    {
                        element_0 = u32(4);
                        length_2 = u32(0);
                    }
                    else
                    {
                        var length_3 : u32 = word_at_0(record_4 + u32(2));
                        if(length_3 == u32(2))
                        {
                            element_0 = u32(3);
                        }
                        else
                        {
                            element_0 = u32(7);
                        }
                        length_2 = length_3;
                    }
                }
                number_0 = i32(0);
            }
        }
    }
    arena_0[at_10] = element_0;
    var _S30 : u32 = at_10 + u32(3);
    arena_0[_S30] = u32(0);
    if(element_0 == u32(2))
    {
        arena_0[at_10 + u32(1)] = u32(number_0);
        arena_0[at_10 + u32(2)] = u32((number_0 >> (u32(31))));
    }
    else
    {
        if(element_0 == u32(4))
        {
            arena_0[at_10 + u32(1)] = packed_3;
            arena_0[at_10 + u32(2)] = u32(0);
        }
        else
        {
            if(element_0 == u32(3))
            {
                var row_0 : bool = kind_4 == u32(6);
                if(row_0)
                {
                    number_0 = cell_at_0(payload_0, u32(2) * i_6);
                }
                else
                {
                    number_0 = row_of_0(packed_3);
                }
                arena_0[at_10 + u32(1)] = u32(number_0);
                if(row_0)
                {
                    number_0 = cell_at_0(payload_0, u32(2) * i_6 + u32(1));
                }
                else
                {
                    number_0 = column_of_0(packed_3);
                }
                arena_0[at_10 + u32(2)] = u32(number_0);
            }
            else
            {
                if(length_2 > u32(480))
                {
                    fail_0(&((*m_19)), u32(254));
                }
                else
                {
                    arena_0[at_10 + u32(1)] = length_2;
                    arena_0[at_10 + u32(2)] = u32(0);
                    arena_0[_S30] = (length_2 + u32(3)) / u32(4);
                    var to_1 : CellWriter_0 = CellWriter_to_0(at_10 + u32(4));
                    push_run_0(&(to_1), payload_0, i_6 * length_2, length_2);
                    CellWriter_finish_0(&(to_1));
                }
            }
        }
    }
    return at_10;
}

fn put_element_0( m_20 : ptr<function, Machine_0>,  record_5 : u32,  i_7 : u32)
{
    var element_1 : u32 = element_record_0(&((*m_20)), record_5, i_7);
    var _S31 : u32 = copy_record_0(&((*m_20)), element_1);
    return;
}

fn put_elements_0( m_21 : ptr<function, Machine_0>,  items_3 : u32,  first_0 : u32,  from_1 : u32)
{
    var _S32 : u32 = length_of_0(from_1);
    var i_8 : u32 = u32(0);
    for(;;)
    {
        var _S33 : bool;
        if(i_8 < _S32)
        {
            _S33 = !failed_0((*m_21));
        }
        else
        {
            _S33 = false;
        }
        if(_S33)
        {
        }
        else
        {
            break;
        }
        start_item_0((*m_21), items_3, first_0 + i_8);
        put_element_0(&((*m_21)), from_1, i_8);
        i_8 = i_8 + u32(1);
    }
    return;
}

fn make_1( m_22 : ptr<function, Machine_0>,  bytes_1 : u32)
{
    if(((*m_22).fault_0) != u32(0))
    {
        return;
    }
    var all_1 : u32 = bytes_1 + u32(32);
    if(all_1 > ((*m_22).memory_1))
    {
        (*m_22).memory_1 = u32(0);
        fail_0(&((*m_22)), u32(31));
        return;
    }
    (*m_22).memory_1 = (*m_22).memory_1 - all_1;
    spend_0(&((*m_22)), all_1 / u32(16));
    return;
}

fn int_within_0( record_6 : u32,  low_1 : i32,  high_0 : i32) -> bool
{
    var n_0 : i32 = i32(word_at_0(record_6 + u32(1)));
    var _S34 : bool;
    if((kind_of_0(record_6)) == u32(2))
    {
        _S34 = i32(word_at_0(record_6 + u32(2))) == ((n_0 >> (u32(31))));
    }
    else
    {
        _S34 = false;
    }
    if(_S34)
    {
        _S34 = n_0 >= low_1;
    }
    else
    {
        _S34 = false;
    }
    if(_S34)
    {
        _S34 = n_0 <= high_0;
    }
    else
    {
        _S34 = false;
    }
    return _S34;
}

fn new_pair_0( m_23 : ptr<function, Machine_0>,  a_5 : i32,  b_3 : i32)
{
    var _S35 : u32 = new_record_1(&((*m_23)), u32(3), u32(a_5), u32(b_3), u32(0));
    return;
}

fn pair_within_0( record_7 : u32,  low_2 : i32,  high_1 : i32) -> bool
{
    var a_6 : i32 = i32(word_at_0(record_7 + u32(1)));
    var b_4 : i32 = i32(word_at_0(record_7 + u32(2)));
    var _S36 : bool;
    if((kind_of_0(record_7)) == u32(3))
    {
        _S36 = (min(a_6, b_4)) >= low_2;
    }
    else
    {
        _S36 = false;
    }
    if(_S36)
    {
        _S36 = (max(a_6, b_4)) <= high_1;
    }
    else
    {
        _S36 = false;
    }
    return _S36;
}

fn colour_bits_0( colour_0 : i32) -> u32
{
    return (u32(colour_0 + i32(128)) << (u32(24)));
}

fn pack_0( row_1 : i32,  column_0 : i32) -> u32
{
    return (((u32(row_1 + i32(2048)) << (u32(12)))) | (u32(column_0 + i32(2048))));
}

fn weight_of_0( record_8 : u32) -> u32
{
    var count_5 : u32 = word_at_0(record_8 + u32(1));
    switch(kind_of_0(record_8))
    {
    case u32(6):
        {
            return u32(1) + count_5 * word_at_0(record_8 + u32(2)) / u32(8);
        }
    case u32(7):
        {
            return u32(1) + count_5 / u32(8);
        }
    case u32(8), u32(10), u32(11):
        {
            return u32(1) + count_5 / u32(2);
        }
    case u32(9), u32(12):
        {
            return word_at_0(record_8 + u32(2));
        }
    default :
        {
            return u32(1);
        }
    }
}

fn close_plain_0( m_24 : ptr<function, Machine_0>,  items_4 : u32,  kind_5 : u32,  count_6 : u32)
{
    if(failed_0((*m_24)))
    {
        return;
    }
    var i_9 : u32 = u32(0);
    var weight_0 : u32 = u32(1);
    for(;;)
    {
        if(i_9 < count_6)
        {
        }
        else
        {
            break;
        }
        var weight_1 : u32 = weight_0 + weight_of_0(item_at_0(items_4, i_9));
        i_9 = i_9 + u32(1);
        weight_0 = weight_1;
    }
    seal_0(&((*m_24)), items_4, kind_5, count_6, weight_0, (*m_24).cursor_0 - items_4 - u32(4));
    return;
}

fn pack_tuple_0( m_25 : ptr<function, Machine_0>,  items_5 : u32,  count_7 : u32)
{
    var _S37 : bool = count_7 > u32(0);
    var first_1 : u32;
    if(_S37)
    {
        first_1 = item_at_0(items_5, u32(0));
    }
    else
    {
        first_1 = items_5;
    }
    var kind_6 : u32;
    if(_S37)
    {
        kind_6 = kind_of_0(first_1);
    }
    else
    {
        kind_6 = u32(0);
    }
    var packs_0 : bool;
    if(count_7 == u32(2))
    {
        var second_0 : u32 = item_at_0(items_5, u32(1));
        if(int_within_0(first_1, i32(-2147483648), i32(2147483647)))
        {
            packs_0 = int_within_0(second_0, i32(-2147483648), i32(2147483647));
        }
        else
        {
            packs_0 = false;
        }
        if(packs_0)
        {
            (*m_25).cursor_0 = items_5;
            new_pair_0(&((*m_25)), i32(word_at_0(first_1 + u32(1))), i32(word_at_0(second_0 + u32(1))));
            return;
        }
        if(int_within_0(first_1, i32(-128), i32(127)))
        {
            packs_0 = pair_within_0(second_0, i32(-2048), i32(2047));
        }
        else
        {
            packs_0 = false;
        }
        if(packs_0)
        {
            var cell_1 : u32 = ((colour_bits_0(i32(word_at_0(first_1 + u32(1))))) | ((pack_0(i32(word_at_0(second_0 + u32(1))), i32(word_at_0(second_0 + u32(2)))))));
            (*m_25).cursor_0 = items_5;
            var _S38 : u32 = new_record_0(&((*m_25)), u32(4), cell_1, u32(0), u32(0));
            return;
        }
    }
    var _S39 : bool = kind_6 == u32(7);
    var width_1 : u32;
    if(_S39)
    {
        width_1 = word_at_0(first_1 + u32(1));
    }
    else
    {
        var _S40 : i32;
        if(kind_6 == u32(3))
        {
            _S40 = i32(2);
        }
        else
        {
            _S40 = i32(1);
        }
        width_1 = u32(_S40);
    }
    var _S41 : bool = kind_6 == u32(4);
    if(_S41)
    {
        packs_0 = true;
    }
    else
    {
        packs_0 = _S39;
    }
    if(packs_0)
    {
        packs_0 = true;
    }
    else
    {
        packs_0 = kind_6 == u32(3);
    }
    if(packs_0)
    {
        packs_0 = true;
    }
    else
    {
        if(kind_6 == u32(2))
        {
            packs_0 = count_7 != u32(2);
        }
        else
        {
            packs_0 = false;
        }
    }
    var i_10 : u32 = u32(0);
    for(;;)
    {
        var _S42 : bool;
        if(i_10 < count_7)
        {
            _S42 = packs_0;
        }
        else
        {
            _S42 = false;
        }
        if(_S42)
        {
        }
        else
        {
            break;
        }
        var item_0 : u32 = item_at_0(items_5, i_10);
        var packs_1 : bool = (kind_of_0(item_0)) == kind_6;
        var packs_2 : bool;
        if(kind_6 == u32(2))
        {
            packs_2 = int_within_0(item_0, i32(-128), i32(127));
        }
        else
        {
            if(kind_6 == u32(3))
            {
                packs_2 = pair_within_0(item_0, i32(-128), i32(127));
            }
            else
            {
                if(_S39)
                {
                    if(packs_1)
                    {
                        packs_2 = (word_at_0(item_0 + u32(1))) == width_1;
                    }
                    else
                    {
                        packs_2 = false;
                    }
                }
                else
                {
                    packs_2 = packs_1;
                }
            }
        }
        var i_11 : u32 = i_10 + u32(1);
        packs_0 = packs_2;
        i_10 = i_11;
    }
    if(!packs_0)
    {
        close_plain_0(&((*m_25)), items_5, u32(9), count_7);
        return;
    }
    var _S43 : u32 = words_of_0(first_1);
    var _S44 : u32 = items_5 + u32(4);
    var to_2 : CellWriter_0 = CellWriter_to_0(_S44);
    i_10 = u32(0);
    for(;;)
    {
        if(i_10 < count_7)
        {
        }
        else
        {
            break;
        }
        var item_1 : u32 = first_1 + i_10 * _S43;
        var a_7 : i32 = i32(word_at_0(item_1 + u32(1)));
        var b_5 : i32 = i32(word_at_0(item_1 + u32(2)));
        if(_S41)
        {
            arena_0[_S44 + i_10] = u32(a_7);
        }
        else
        {
            if(_S39)
            {
                push_run_0(&(to_2), item_1 + u32(4), u32(0), width_1);
            }
            else
            {
                CellWriter_push_0(&(to_2), a_7);
                if(kind_6 == u32(3))
                {
                    CellWriter_push_0(&(to_2), b_5);
                }
            }
        }
        i_10 = i_10 + u32(1);
    }
    var cells_4 : u32 = count_7 * width_1;
    if(_S41)
    {
        seal_0(&((*m_25)), items_5, u32(8), count_7, u32(0), count_7);
    }
    else
    {
        CellWriter_finish_0(&(to_2));
        var grid_0 : bool = kind_6 != u32(2);
        if(grid_0)
        {
            first_1 = u32(6);
        }
        else
        {
            first_1 = u32(7);
        }
        if(grid_0)
        {
            kind_6 = width_1;
        }
        else
        {
            kind_6 = u32(0);
        }
        seal_0(&((*m_25)), items_5, first_1, count_7, kind_6, (cells_4 + u32(3)) / u32(4));
    }
    return;
}

fn close_tuple_0( m_26 : ptr<function, Machine_0>,  items_6 : u32,  count_8 : u32)
{
    if(count_8 > u32(0))
    {
        make_1(&((*m_26)), count_8 * u32(16));
    }
    if(!failed_0((*m_26)))
    {
        pack_tuple_0(&((*m_26)), items_6, count_8);
    }
    return;
}

fn chained_0( m_27 : ptr<function, Machine_0>,  a_8 : u32)
{
    var count_9 : u32 = word_at_0(a_8 + u32(1));
    var locations_0 : bool = true;
    var cells_5 : bool = true;
    var i_12 : u32 = u32(0);
    var total_0 : u32 = u32(0);
    for(;;)
    {
        if(i_12 < count_9)
        {
        }
        else
        {
            break;
        }
        var inner_0 : u32 = item_at_0(a_8, i_12);
        var kind_7 : u32 = kind_of_0(inner_0);
        if(locations_0)
        {
            locations_0 = kind_7 == u32(10);
        }
        else
        {
            locations_0 = false;
        }
        if(cells_5)
        {
            var _S45 : bool;
            if(kind_7 == u32(11))
            {
                _S45 = true;
            }
            else
            {
                _S45 = kind_7 == u32(8);
            }
            cells_5 = _S45;
        }
        else
        {
            cells_5 = false;
        }
        var total_1 : u32 = total_0 + length_or_0_0(inner_0);
        i_12 = i_12 + u32(1);
        total_0 = total_1;
    }
    if(count_9 == u32(0))
    {
        new_empty_tuple_0(&((*m_27)));
        return;
    }
    var k_0 : u32;
    if(locations_0)
    {
        spend_0(&((*m_27)), total_0 / u32(4));
        i_12 = u32(0);
        for(;;)
        {
            if(i_12 < count_9)
            {
                locations_0 = !failed_0((*m_27));
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
            var _S46 : u32 = item_at_0(a_8, i_12);
            k_0 = u32(0);
            for(;;)
            {
                if(k_0 < (word_at_0(_S46 + u32(1))))
                {
                }
                else
                {
                    break;
                }
                var cell_2 : u32 = word_at_0(_S46 + u32(4) + k_0);
                var row_2 : i32 = row_of_0(cell_2);
                var column_1 : i32 = column_of_0(cell_2);
                if((min(row_2, column_1)) < i32(-128))
                {
                    cells_5 = true;
                }
                else
                {
                    cells_5 = (max(row_2, column_1)) > i32(127);
                }
                if(cells_5)
                {
                    fail_0(&((*m_27)), u32(254));
                }
                k_0 = k_0 + u32(1);
            }
            i_12 = i_12 + u32(1);
        }
        var grid_1 : u32 = new_grid_0(&((*m_27)), total_0, u32(2));
        if(grid_1 == u32(0))
        {
            return;
        }
        var to_3 : CellWriter_0 = CellWriter_to_0(grid_1);
        i_12 = u32(0);
        for(;;)
        {
            if(i_12 < count_9)
            {
            }
            else
            {
                break;
            }
            var _S47 : u32 = item_at_0(a_8, i_12);
            k_0 = u32(0);
            for(;;)
            {
                if(k_0 < (word_at_0(_S47 + u32(1))))
                {
                }
                else
                {
                    break;
                }
                var cell_3 : u32 = word_at_0(_S47 + u32(4) + k_0);
                CellWriter_push_0(&(to_3), row_of_0(cell_3));
                CellWriter_push_0(&(to_3), column_of_0(cell_3));
                k_0 = k_0 + u32(1);
            }
            i_12 = i_12 + u32(1);
        }
        CellWriter_finish_0(&(to_3));
        return;
    }
    if(cells_5)
    {
        var list_1 : CellList_0 = CellList_at_0((*m_27));
        i_12 = u32(0);
        for(;;)
        {
            if(i_12 < count_9)
            {
                locations_0 = !failed_0((*m_27));
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
            var inner_1 : u32 = item_at_0(a_8, i_12);
            var _S48 : u32 = inner_1 + u32(1);
            make_0(&((*m_27)), word_at_0(_S48) * u32(4));
            k_0 = u32(0);
            for(;;)
            {
                if(k_0 < (word_at_0(_S48)))
                {
                }
                else
                {
                    break;
                }
                CellList_push_0(&(list_1), word_at_0(inner_1 + u32(4) + k_0));
                k_0 = k_0 + u32(1);
            }
            i_12 = i_12 + u32(1);
        }
        seal_0(&((*m_27)), list_1.start_1 - u32(4), u32(8), list_1.count_2, u32(0), list_1.count_2);
        return;
    }
    var items_7 : u32 = open_items_0(&((*m_27)), total_0);
    i_12 = u32(0);
    k_0 = u32(0);
    for(;;)
    {
        if(i_12 < count_9)
        {
            locations_0 = !failed_0((*m_27));
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
        var inner_2 : u32 = item_at_0(a_8, i_12);
        var length_4 : u32 = length_of_0(inner_2);
        make_0(&((*m_27)), length_or_0_0(inner_2) * u32(16));
        if(length_4 == u32(4294967295))
        {
            fail_0(&((*m_27)), u32(7));
        }
        else
        {
            put_elements_0(&((*m_27)), items_7, k_0, inner_2);
        }
        var placed_0 : u32 = k_0 + length_4;
        i_12 = i_12 + u32(1);
        k_0 = placed_0;
    }
    if(!failed_0((*m_27)))
    {
        close_tuple_0(&((*m_27)), items_7, total_0);
    }
    return;
}

struct Union_0
{
     board_0 : u32,
     kind_8 : u32,
     few_0 : u32,
     boards_0 : bool,
     top_0 : u32,
     bottom_0 : u32,
     list_2 : CellList_0,
};

fn Union_at_0( m_28 : Machine_0) -> Union_0
{
    var u_0 : Union_0;
    u_0.board_0 = m_28.scratch_1 + u32(512);
    u_0.kind_8 = u32(0);
    u_0.few_0 = u32(0);
    u_0.boards_0 = false;
    u_0.top_0 = u32(0);
    u_0.bottom_0 = u32(0);
    u_0.list_2 = CellList_at_0(m_28);
    return u_0;
}

fn on_board_0( cell_4 : u32) -> u32
{
    var row_3 : u32 = u32(row_of_0(cell_4) - i32(-48));
    var column_2 : u32 = u32(column_of_0(cell_4) - i32(-48));
    var _S49 : bool;
    if(row_3 < u32(128))
    {
        _S49 = column_2 < u32(128);
    }
    else
    {
        _S49 = false;
    }
    var _S50 : u32;
    if(_S49)
    {
        _S50 = row_3 * u32(128) + column_2;
    }
    else
    {
        _S50 = u32(4294967295);
    }
    return _S50;
}

fn clear_rows_0( board_1 : u32,  top_1 : u32,  bottom_1 : u32)
{
    var i_13 : u32 = top_1 * u32(4);
    for(;;)
    {
        if(i_13 < ((bottom_1 + u32(1)) * u32(4)))
        {
        }
        else
        {
            break;
        }
        arena_0[board_1 + i_13] = u32(0);
        i_13 = i_13 + u32(1);
    }
    return;
}

fn union_add_0( m_29 : ptr<function, Machine_0>,  u_1 : ptr<function, Union_0>,  inner_3 : u32)
{
    var kind_9 : u32 = kind_of_0(inner_3);
    var count_10 : u32 = length_or_0_0(inner_3);
    var first_2 : bool;
    if(kind_9 == u32(12))
    {
        first_2 = true;
    }
    else
    {
        first_2 = kind_9 == u32(9);
    }
    if(first_2)
    {
        first_2 = count_10 == u32(0);
    }
    else
    {
        first_2 = false;
    }
    if(first_2)
    {
        return;
    }
    var packing_0 : u32;
    if(kind_9 == u32(8))
    {
        packing_0 = u32(11);
    }
    else
    {
        packing_0 = kind_9;
    }
    if(packing_0 != u32(11))
    {
        first_2 = packing_0 != u32(10);
    }
    else
    {
        first_2 = false;
    }
    if(first_2)
    {
        first_2 = true;
    }
    else
    {
        if(((*u_1).kind_8) != u32(0))
        {
            first_2 = ((*u_1).kind_8) != packing_0;
        }
        else
        {
            first_2 = false;
        }
    }
    if(first_2)
    {
        fail_0(&((*m_29)), u32(254));
    }
    spend_0(&((*m_29)), u32(1) + count_10 / u32(4));
    if(failed_0((*m_29)))
    {
        return;
    }
    var _S51 : bool = ((*u_1).kind_8) == u32(0);
    (*u_1).kind_8 = packing_0;
    if(!(*u_1).boards_0)
    {
        first_2 = ((*u_1).few_0 + count_10) <= u32(96);
    }
    else
    {
        first_2 = false;
    }
    if(first_2)
    {
        (*u_1).few_0 = (*u_1).few_0 + count_10;
    }
    else
    {
        (*u_1).boards_0 = true;
    }
    first_2 = _S51;
    var i_14 : u32 = u32(0);
    for(;;)
    {
        if(i_14 < count_10)
        {
        }
        else
        {
            break;
        }
        var cell_5 : u32 = word_at_0(inner_3 + u32(4) + i_14);
        var place_1 : u32 = on_board_0(cell_5);
        if(place_1 == u32(4294967295))
        {
            fail_0(&((*m_29)), u32(254));
            return;
        }
        if(packing_0 == u32(11))
        {
            var _S52 : CellList_0 = (*u_1).list_2;
            CellList_push_0(&(_S52), cell_5);
            (*u_1).list_2 = _S52;
            i_14 = i_14 + u32(1);
            continue;
        }
        var row_4 : u32 = place_1 / u32(128);
        var first_3 : bool;
        if(first_2)
        {
            clear_rows_0((*u_1).board_0, row_4, row_4);
            (*u_1).top_0 = row_4;
            (*u_1).bottom_0 = row_4;
            first_3 = false;
        }
        else
        {
            first_3 = first_2;
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
        arena_0[(*u_1).board_0 + ((place_1 >> (u32(5))))] = (arena_0[(*u_1).board_0 + ((place_1 >> (u32(5))))] | (((u32(1) << (((place_1 & (u32(31)))))))));
        first_2 = first_3;
        i_14 = i_14 + u32(1);
    }
    return;
}

fn new_empty_set_0( m_30 : ptr<function, Machine_0>)
{
    var _S53 : u32 = new_record_1(&((*m_30)), u32(12), u32(0), u32(1), u32(0));
    return;
}

fn off_board_0( place_2 : u32) -> u32
{
    return pack_0(i32(place_2 / u32(128)) + i32(-48), i32(place_2 % u32(128)) + i32(-48));
}

fn read_board_0( board_2 : u32,  top_2 : u32,  bottom_2 : u32,  colour_1 : u32,  list_3 : u32,  length_5 : u32) -> u32
{
    var i_15 : u32 = top_2 * u32(4);
    var _S54 : u32 = length_5;
    for(;;)
    {
        if(i_15 < ((bottom_2 + u32(1)) * u32(4)))
        {
        }
        else
        {
            break;
        }
        var _S55 : u32 = (colour_1 | ((off_board_0(i_15 * u32(32)))));
        var left_0 : u32 = word_at_0(board_2 + i_15);
        for(;;)
        {
            if(left_0 != u32(0))
            {
            }
            else
            {
                break;
            }
            arena_0[list_3 + _S54] = _S55 + firstbitlow_0(left_0);
            var _S56 : u32 = _S54 + u32(1);
            left_0 = (left_0 & ((left_0 - u32(1))));
            _S54 = _S56;
        }
        i_15 = i_15 + u32(1);
    }
    return _S54;
}

fn ascends_0( list_4 : CellList_0) -> bool
{
    var last_0 : u32 = u32(0);
    var i_16 : u32 = u32(0);
    for(;;)
    {
        if(i_16 < (list_4.count_2))
        {
        }
        else
        {
            break;
        }
        var cell_6 : u32 = word_at_0(list_4.start_1 + i_16);
        var _S57 : bool;
        if(i_16 > u32(0))
        {
            _S57 = cell_6 <= last_0;
        }
        else
        {
            _S57 = false;
        }
        if(_S57)
        {
            return false;
        }
        var i_17 : u32 = i_16 + u32(1);
        last_0 = cell_6;
        i_16 = i_17;
    }
    return true;
}

fn sort_on_board_0( list_5 : ptr<function, CellList_0>,  first_colour_0 : u32,  top_3 : u32,  bottom_3 : u32)
{
    var i_18 : u32;
    var _S58 : u32 = (*list_5).start_1 + (*list_5).count_2;
    var colour_2 : u32 = first_colour_0;
    var count_11 : u32 = u32(0);
    for(;;)
    {
        if(colour_2 != u32(4294967295))
        {
        }
        else
        {
            break;
        }
        i_18 = top_3 * u32(4);
        for(;;)
        {
            if(i_18 < ((bottom_3 + u32(1)) * u32(4)))
            {
            }
            else
            {
                break;
            }
            arena_0[(*list_5).scratch_2 + i_18] = u32(0);
            i_18 = i_18 + u32(1);
        }
        var next_0 : u32 = u32(4294967295);
        var i_19 : u32 = u32(0);
        for(;;)
        {
            if(i_19 < ((*list_5).count_2))
            {
            }
            else
            {
                break;
            }
            var cell_7 : u32 = word_at_0((*list_5).start_1 + i_19);
            var _S59 : u32 = (cell_7 >> (u32(24)));
            if(_S59 == colour_2)
            {
                var place_3 : u32 = on_board_0(cell_7);
                arena_0[(*list_5).scratch_2 + ((place_3 >> (u32(5))))] = (arena_0[(*list_5).scratch_2 + ((place_3 >> (u32(5))))] | (((u32(1) << (((place_3 & (u32(31)))))))));
            }
            else
            {
                var next_1 : u32;
                if(_S59 > colour_2)
                {
                    next_1 = min(next_0, _S59);
                }
                else
                {
                    next_1 = next_0;
                }
                next_0 = next_1;
            }
            i_19 = i_19 + u32(1);
        }
        var _S60 : u32 = read_board_0((*list_5).scratch_2, top_3, bottom_3, (colour_2 << (u32(24))), _S58, count_11);
        colour_2 = next_0;
        count_11 = _S60;
    }
    i_18 = u32(0);
    for(;;)
    {
        if(i_18 < count_11)
        {
        }
        else
        {
            break;
        }
        arena_0[(*list_5).start_1 + i_18] = word_at_0(_S58 + i_18);
        i_18 = i_18 + u32(1);
    }
    (*list_5).count_2 = count_11;
    return;
}

fn sort_in_place_0( list_6 : ptr<function, CellList_0>)
{
    var i_20 : u32;
    var at_11 : u32;
    var _S61 : bool;
    var gap_0 : u32 = u32(1);
    for(;;)
    {
        if((gap_0 * u32(9)) < ((*list_6).count_2))
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
        i_20 = gap_0;
        for(;;)
        {
            if(i_20 < ((*list_6).count_2))
            {
            }
            else
            {
                break;
            }
            var cell_8 : u32 = word_at_0((*list_6).start_1 + i_20);
            at_11 = i_20;
            for(;;)
            {
                if(at_11 >= gap_0)
                {
                    _S61 = (word_at_0((*list_6).start_1 + at_11 - gap_0)) > cell_8;
                }
                else
                {
                    _S61 = false;
                }
                if(_S61)
                {
                }
                else
                {
                    break;
                }
                arena_0[(*list_6).start_1 + at_11] = word_at_0((*list_6).start_1 + at_11 - gap_0);
                at_11 = at_11 - gap_0;
            }
            arena_0[(*list_6).start_1 + at_11] = cell_8;
            i_20 = i_20 + u32(1);
        }
        gap_0 = gap_0 / u32(3);
    }
    i_20 = u32(0);
    at_11 = u32(0);
    for(;;)
    {
        if(i_20 < ((*list_6).count_2))
        {
        }
        else
        {
            break;
        }
        var cell_9 : u32 = word_at_0((*list_6).start_1 + i_20);
        if(at_11 == u32(0))
        {
            _S61 = true;
        }
        else
        {
            _S61 = (word_at_0((*list_6).start_1 + at_11 - u32(1))) != cell_9;
        }
        if(_S61)
        {
            arena_0[(*list_6).start_1 + at_11] = cell_9;
            at_11 = at_11 + u32(1);
        }
        i_20 = i_20 + u32(1);
    }
    (*list_6).count_2 = at_11;
    return;
}

fn sort_list_0( list_7 : ptr<function, CellList_0>)
{
    var fits_board_0 : bool;
    if(((*list_7).count_2) > u32(12))
    {
        fits_board_0 = (u32(2) * (*list_7).count_2) <= ((*list_7).room_0);
    }
    else
    {
        fits_board_0 = false;
    }
    var top_4 : u32;
    var bottom_4 : u32;
    var first_4 : u32;
    if(fits_board_0)
    {
        top_4 = u32(127);
        bottom_4 = u32(0);
        first_4 = u32(4294967295);
        var i_21 : u32 = u32(0);
        for(;;)
        {
            if(i_21 < ((*list_7).count_2))
            {
            }
            else
            {
                break;
            }
            var cell_10 : u32 = word_at_0((*list_7).start_1 + i_21);
            var place_4 : u32 = on_board_0(cell_10);
            if(fits_board_0)
            {
                fits_board_0 = place_4 != u32(4294967295);
            }
            else
            {
                fits_board_0 = false;
            }
            var _S62 : u32 = min(top_4, place_4 / u32(128));
            var _S63 : u32 = max(bottom_4, place_4 / u32(128));
            var _S64 : u32 = min(first_4, (cell_10 >> (u32(24))));
            var i_22 : u32 = i_21 + u32(1);
            top_4 = _S62;
            bottom_4 = _S63;
            first_4 = _S64;
            i_21 = i_22;
        }
    }
    else
    {
        first_4 = u32(0);
        top_4 = u32(127);
        bottom_4 = u32(0);
    }
    if(fits_board_0)
    {
        sort_on_board_0(&((*list_7)), first_4, top_4, bottom_4);
    }
    else
    {
        sort_in_place_0(&((*list_7)));
    }
    return;
}

fn new_empty_set_1( m_31 : ptr<function, Machine_0>)
{
    var _S65 : u32 = new_record_1(&((*m_31)), u32(12), u32(0), u32(1), u32(0));
    return;
}

fn seal_1( m_32 : ptr<function, Machine_0>,  at_12 : u32,  kind_10 : u32,  a_9 : u32,  b_6 : u32,  words_4 : u32)
{
    if(((*m_32).fault_0) != u32(0))
    {
        return;
    }
    var _S66 : u32 = at_12 + u32(4) + words_4;
    if(_S66 > ((*m_32).end_0))
    {
        fail_0(&((*m_32)), u32(254));
        return;
    }
    arena_0[at_12] = kind_10;
    arena_0[at_12 + u32(1)] = a_9;
    arena_0[at_12 + u32(2)] = b_6;
    arena_0[at_12 + u32(3)] = words_4;
    (*m_32).cursor_0 = _S66;
    return;
}

fn seal_cells_0( m_33 : ptr<function, Machine_0>,  list_8 : CellList_0,  coloured_0 : bool)
{
    make_1(&((*m_33)), list_8.count_2 * u32(4));
    if((list_8.count_2) == u32(0))
    {
        new_empty_set_1(&((*m_33)));
    }
    else
    {
        var _S67 : u32 = list_8.start_1 - u32(4);
        var _S68 : u32;
        if(coloured_0)
        {
            _S68 = u32(11);
        }
        else
        {
            _S68 = u32(10);
        }
        seal_1(&((*m_33)), _S67, _S68, list_8.count_2, u32(0), list_8.count_2);
    }
    return;
}

fn union_finish_0( m_34 : ptr<function, Machine_0>,  u_2 : ptr<function, Union_0>)
{
    if(failed_0((*m_34)))
    {
        return;
    }
    (*m_34).cursor_0 = (*u_2).list_2.start_1 - u32(4);
    if(((*u_2).kind_8) == u32(0))
    {
        new_empty_set_0(&((*m_34)));
        return;
    }
    if(!(*u_2).boards_0)
    {
        spend_0(&((*m_34)), (*u_2).few_0 / u32(2));
    }
    if(((*u_2).kind_8) == u32(10))
    {
        var i_23 : u32 = (*u_2).top_0 * u32(4);
        var count_12 : u32 = u32(0);
        for(;;)
        {
            if(i_23 < (((*u_2).bottom_0 + u32(1)) * u32(4)))
            {
            }
            else
            {
                break;
            }
            var count_13 : u32 = count_12 + countOneBits(word_at_0((*u_2).board_0 + i_23));
            i_23 = i_23 + u32(1);
            count_12 = count_13;
        }
        if(count_12 > ((*u_2).list_2.room_0))
        {
            fail_0(&((*m_34)), u32(254));
        }
        if(!failed_0((*m_34)))
        {
            var _S69 : u32 = read_board_0((*u_2).board_0, (*u_2).top_0, (*u_2).bottom_0, u32(0), (*u_2).list_2.start_1, u32(0));
            (*u_2).list_2.count_2 = _S69;
        }
    }
    else
    {
        if(((*u_2).list_2.count_2) > ((*u_2).list_2.room_0))
        {
            fail_0(&((*m_34)), u32(254));
        }
        else
        {
            var _S70 : bool;
            if(!failed_0((*m_34)))
            {
                _S70 = !ascends_0((*u_2).list_2);
            }
            else
            {
                _S70 = false;
            }
            if(_S70)
            {
                var _S71 : CellList_0 = (*u_2).list_2;
                sort_list_0(&(_S71));
                (*u_2).list_2 = _S71;
            }
        }
    }
    if(!failed_0((*m_34)))
    {
        seal_cells_0(&((*m_34)), (*u_2).list_2, ((*u_2).kind_8) == u32(11));
    }
    return;
}

fn op_merge_0( m_35 : ptr<function, Machine_0>,  a_10 : u32)
{
    var kind_11 : u32 = kind_of_0(a_10);
    if(kind_11 == u32(9))
    {
        chained_0(&((*m_35)), a_10);
    }
    else
    {
        var i_24 : u32;
        if(kind_11 == u32(12))
        {
            var u_3 : Union_0 = Union_at_0((*m_35));
            i_24 = u32(0);
            for(;;)
            {
                var _S72 : bool;
                if(i_24 < (word_at_0(a_10 + u32(1))))
                {
                    _S72 = !failed_0((*m_35));
                }
                else
                {
                    _S72 = false;
                }
                if(_S72)
                {
                }
                else
                {
                    break;
                }
                union_add_0(&((*m_35)), &(u_3), item_at_0(a_10, i_24));
                i_24 = i_24 + u32(1);
            }
            union_finish_0(&((*m_35)), &(u_3));
        }
        else
        {
            if((length_of_0(a_10)) == u32(4294967295))
            {
                i_24 = u32(7);
            }
            else
            {
                i_24 = u32(254);
            }
            fail_0(&((*m_35)), i_24);
        }
    }
    return;
}

fn is_set_0( record_9 : u32) -> bool
{
    var kind_12 : u32 = kind_of_0(record_9);
    var _S73 : bool;
    if(kind_12 >= u32(10))
    {
        _S73 = kind_12 <= u32(12);
    }
    else
    {
        _S73 = false;
    }
    return _S73;
}

fn zero_record_0( m_36 : Machine_0) -> u32
{
    var at_13 : u32 = m_36.scratch_1 + u32(1024);
    arena_0[at_13] = u32(2);
    arena_0[at_13 + u32(1)] = u32(0);
    arena_0[at_13 + u32(2)] = u32(0);
    arena_0[at_13 + u32(3)] = u32(0);
    return at_13;
}

fn element_record_1( m_37 : ptr<function, Machine_0>,  record_10 : u32,  i_25 : u32) -> u32
{
    var kind_13 : u32 = kind_of_0(record_10);
    var payload_1 : u32 = record_10 + u32(4);
    var at_14 : u32 = (*m_37).scratch_1 + u32(1024);
    var _S74 : bool;
    if(kind_13 == u32(9))
    {
        _S74 = true;
    }
    else
    {
        _S74 = kind_13 == u32(12);
    }
    if(_S74)
    {
        return record_10 + word_at_0(payload_1 + i_25);
    }
    var _S75 : bool = kind_13 == u32(4);
    var packed_4 : u32;
    if(_S75)
    {
        packed_4 = word_at_0(record_10 + u32(1));
    }
    else
    {
        packed_4 = u32(0);
    }
    var _S76 : bool = kind_13 == u32(10);
    if(_S76)
    {
        _S74 = true;
    }
    else
    {
        _S74 = kind_13 == u32(11);
    }
    if(_S74)
    {
        _S74 = true;
    }
    else
    {
        _S74 = kind_13 == u32(8);
    }
    if(_S74)
    {
        packed_4 = word_at_0(payload_1 + i_25);
    }
    var element_2 : u32;
    var length_6 : u32;
    var number_1 : i32;
    if(kind_13 == u32(3))
    {
        var _S77 : i32 = i32(word_at_0(record_10 + u32(1) + i_25));
        element_2 = u32(2);
        number_1 = _S77;
        length_6 = u32(0);
    }
    else
    {
        if(kind_13 == u32(7))
        {
            var _S78 : i32 = cell_at_0(payload_1, i_25);
            element_2 = u32(2);
            number_1 = _S78;
            length_6 = u32(0);
        }
        else
        {
            if(_S75)
            {
                _S74 = i_25 == u32(0);
            }
            else
            {
                _S74 = false;
            }
            if(_S74)
            {
                var _S79 : i32 = colour_of_0(packed_4);
                element_2 = u32(2);
                number_1 = _S79;
                length_6 = u32(0);
            }
            else
            {
                if(_S76)
                {
                    _S74 = true;
                }
                else
                {
                    _S74 = _S75;
                }
                if(_S74)
                {
                    element_2 = u32(3);
                    length_6 = u32(0);
                }
                else
                {
                    if(kind_13 != u32(6))
                    {
                        element_2 = u32(4);
                        length_6 = u32(0);
                    }
                    else
                    {
                        var length_7 : u32 = word_at_0(record_10 + u32(2));
                        if(length_7 == u32(2))
                        {
                            element_2 = u32(3);
                        }
                        else
                        {
                            element_2 = u32(7);
                        }
                        length_6 = length_7;
                    }
                }
                number_1 = i32(0);
            }
        }
    }
    arena_0[at_14] = element_2;
    var _S80 : u32 = at_14 + u32(3);
    arena_0[_S80] = u32(0);
    if(element_2 == u32(2))
    {
        arena_0[at_14 + u32(1)] = u32(number_1);
        arena_0[at_14 + u32(2)] = u32((number_1 >> (u32(31))));
    }
    else
    {
        if(element_2 == u32(4))
        {
            arena_0[at_14 + u32(1)] = packed_4;
            arena_0[at_14 + u32(2)] = u32(0);
        }
        else
        {
            if(element_2 == u32(3))
            {
                var row_5 : bool = kind_13 == u32(6);
                if(row_5)
                {
                    number_1 = cell_at_0(payload_1, u32(2) * i_25);
                }
                else
                {
                    number_1 = row_of_0(packed_4);
                }
                arena_0[at_14 + u32(1)] = u32(number_1);
                if(row_5)
                {
                    number_1 = cell_at_0(payload_1, u32(2) * i_25 + u32(1));
                }
                else
                {
                    number_1 = column_of_0(packed_4);
                }
                arena_0[at_14 + u32(2)] = u32(number_1);
            }
            else
            {
                if(length_6 > u32(480))
                {
                    fail_0(&((*m_37)), u32(254));
                }
                else
                {
                    arena_0[at_14 + u32(1)] = length_6;
                    arena_0[at_14 + u32(2)] = u32(0);
                    arena_0[_S80] = (length_6 + u32(3)) / u32(4);
                    var to_4 : CellWriter_0 = CellWriter_to_0(at_14 + u32(4));
                    push_run_0(&(to_4), payload_1, i_25 * length_6, length_6);
                    CellWriter_finish_0(&(to_4));
                }
            }
        }
    }
    return at_14;
}

struct PatchView_0
{
     cells_6 : u32,
     count_14 : u32,
     is_set_1 : bool,
     coloured_1 : bool,
};

fn patch_view_0( m_38 : ptr<function, Machine_0>,  record_11 : u32) -> PatchView_0
{
    var kind_14 : u32 = kind_of_0(record_11);
    var length_8 : u32 = length_or_0_0(record_11);
    var view_0 : PatchView_0;
    var _S81 : u32 = record_11 + u32(4);
    view_0.cells_6 = _S81;
    view_0.count_14 = u32(0);
    view_0.is_set_1 = true;
    view_0.coloured_1 = false;
    spend_0(&((*m_38)), length_8 / u32(16));
    if(failed_0((*m_38)))
    {
        return view_0;
    }
    var plain_0 : bool;
    if(kind_14 == u32(9))
    {
        plain_0 = true;
    }
    else
    {
        plain_0 = kind_14 == u32(12);
    }
    var _S82 : bool;
    if(kind_14 == u32(10))
    {
        _S82 = true;
    }
    else
    {
        _S82 = kind_14 == u32(11);
    }
    if(_S82)
    {
        _S82 = true;
    }
    else
    {
        _S82 = kind_14 == u32(8);
    }
    if(_S82)
    {
        view_0.count_14 = length_8;
        view_0.is_set_1 = kind_14 != u32(8);
        view_0.coloured_1 = kind_14 != u32(10);
    }
    else
    {
        if(kind_14 == u32(6))
        {
            _S82 = (word_at_0(record_11 + u32(2))) == u32(2);
        }
        else
        {
            _S82 = false;
        }
        var i_26 : u32;
        if(_S82)
        {
            spend_0(&((*m_38)), length_8 / u32(2));
            view_0.cells_6 = (*m_38).scratch_1 + u32(1408);
            view_0.is_set_1 = false;
            if(length_8 > u32(2688))
            {
                fail_0(&((*m_38)), u32(254));
            }
            if(failed_0((*m_38)))
            {
                return view_0;
            }
            view_0.count_14 = length_8;
            i_26 = u32(0);
            for(;;)
            {
                if(i_26 < length_8)
                {
                }
                else
                {
                    break;
                }
                var _S83 : u32 = u32(2) * i_26;
                arena_0[view_0.cells_6 + i_26] = pack_0(cell_at_0(_S81, _S83), cell_at_0(_S81, _S83 + u32(1)));
                i_26 = i_26 + u32(1);
            }
        }
        else
        {
            if(!plain_0)
            {
                _S82 = true;
            }
            else
            {
                _S82 = length_8 > u32(0);
            }
            if(_S82)
            {
                spend_0(&((*m_38)), length_8);
                if(plain_0)
                {
                    i_26 = kind_of_0(record_11 + word_at_0(_S81));
                }
                else
                {
                    i_26 = u32(2);
                }
                if(i_26 == u32(4))
                {
                    plain_0 = true;
                }
                else
                {
                    plain_0 = i_26 == u32(3);
                }
                if(plain_0)
                {
                    plain_0 = true;
                }
                else
                {
                    plain_0 = i_26 == u32(9);
                }
                if(plain_0)
                {
                    i_26 = u32(254);
                }
                else
                {
                    i_26 = u32(5);
                }
                fail_0(&((*m_38)), i_26);
            }
        }
    }
    return view_0;
}

fn colour_of_patch_0( m_39 : ptr<function, Machine_0>,  a_11 : u32) -> i32
{
    var patch_0 : PatchView_0 = patch_view_0(&((*m_39)), a_11);
    if((patch_0.count_14) == u32(0))
    {
        fail_1(&((*m_39)), u32(23));
    }
    if(failed_0((*m_39)))
    {
        return i32(0);
    }
    var cell_11 : u32 = word_at_0(patch_0.cells_6);
    var _S84 : i32;
    if(patch_0.coloured_1)
    {
        _S84 = colour_of_0(cell_11);
    }
    else
    {
        _S84 = row_of_0(cell_11);
    }
    return _S84;
}

fn equals_number_0( record_12 : u32,  n_1 : i32) -> bool
{
    var kind_15 : u32 = kind_of_0(record_12);
    var _S85 : bool;
    if(kind_15 == u32(2))
    {
        _S85 = true;
    }
    else
    {
        _S85 = kind_15 == u32(1);
    }
    if(_S85)
    {
        _S85 = i32(word_at_0(record_12 + u32(1))) == n_1;
    }
    else
    {
        _S85 = false;
    }
    if(_S85)
    {
        _S85 = i32(word_at_0(record_12 + u32(2))) == ((n_1 >> (u32(31))));
    }
    else
    {
        _S85 = false;
    }
    return _S85;
}

fn spend_call_1( m_40 : ptr<function, Machine_0>,  cost_1 : u32)
{
    (*m_40).calls_0 = (*m_40).calls_0 + u32(1);
    spend_0(&((*m_40)), cost_1);
    return;
}

fn charged_0( m_41 : ptr<function, Machine_0>,  cost_2 : u32) -> bool
{
    spend_call_1(&((*m_41)), cost_2);
    return !failed_0((*m_41));
}

fn end_element_0( m_42 : ptr<function, Machine_0>,  a_12 : u32,  from_end_0 : bool)
{
    var length_9 : u32 = length_of_0(a_12);
    if(length_9 == u32(4294967295))
    {
        fail_1(&((*m_42)), u32(7));
    }
    else
    {
        if(length_9 == u32(0))
        {
            fail_1(&((*m_42)), u32(22));
        }
        else
        {
            var _S86 : u32;
            if(from_end_0)
            {
                _S86 = length_9 - u32(1);
            }
            else
            {
                _S86 = u32(0);
            }
            put_element_0(&((*m_42)), a_12, _S86);
        }
    }
    return;
}

fn op_first_0( m_43 : ptr<function, Machine_0>,  a_13 : u32)
{
    end_element_0(&((*m_43)), a_13, false);
    return;
}

fn op_last_0( m_44 : ptr<function, Machine_0>,  a_14 : u32)
{
    end_element_0(&((*m_44)), a_14, true);
    return;
}

fn position_of_0( m_45 : ptr<function, Machine_0>,  n_2 : i32,  length_10 : u32) -> u32
{
    var at_15 : i32;
    if(n_2 < i32(0))
    {
        at_15 = n_2 + i32(length_10);
    }
    else
    {
        at_15 = n_2;
    }
    var _S87 : bool;
    if(at_15 < i32(0))
    {
        _S87 = true;
    }
    else
    {
        _S87 = at_15 >= i32(length_10);
    }
    if(_S87)
    {
        fail_1(&((*m_45)), u32(19));
    }
    return u32(at_15);
}

fn nth_0( m_46 : ptr<function, Machine_0>,  a_15 : u32,  n_3 : i32)
{
    var length_11 : u32 = length_of_0(a_15);
    if(length_11 == u32(4294967295))
    {
        fail_1(&((*m_46)), u32(7));
    }
    var at_16 : u32 = position_of_0(&((*m_46)), n_3, length_11);
    if(!failed_0((*m_46)))
    {
        put_element_0(&((*m_46)), a_15, at_16);
    }
    return;
}

fn op_second_0( m_47 : ptr<function, Machine_0>,  a_16 : u32)
{
    nth_0(&((*m_47)), a_16, i32(1));
    return;
}

fn colour_of_patch_1( m_48 : ptr<function, Machine_0>,  a_17 : u32) -> i32
{
    var patch_1 : PatchView_0 = patch_view_0(&((*m_48)), a_17);
    if((patch_1.count_14) == u32(0))
    {
        fail_1(&((*m_48)), u32(23));
    }
    if(failed_0((*m_48)))
    {
        return i32(0);
    }
    var cell_12 : u32 = word_at_0(patch_1.cells_6);
    var _S88 : i32;
    if(patch_1.coloured_1)
    {
        _S88 = colour_of_0(cell_12);
    }
    else
    {
        _S88 = row_of_0(cell_12);
    }
    return _S88;
}

fn op_color_0( m_49 : ptr<function, Machine_0>,  a_18 : u32)
{
    var colour_3 : i32 = colour_of_patch_1(&((*m_49)), a_18);
    new_int_0(&((*m_49)), colour_3);
    return;
}

struct Tally_0
{
     cells_7 : u32,
     length_12 : u32,
     left_1 : u32,
     bytes_2 : bool,
     small_0 : bool,
     runs_0 : bool,
     rows_0 : bool,
     key_0 : i32,
     count_15 : u32,
};

fn is_tuple_0( record_13 : u32) -> bool
{
    var kind_16 : u32 = kind_of_0(record_13);
    var _S89 : bool;
    if(kind_16 == u32(3))
    {
        _S89 = true;
    }
    else
    {
        _S89 = kind_16 == u32(4);
    }
    if(_S89)
    {
        _S89 = true;
    }
    else
    {
        if(kind_16 >= u32(6))
        {
            _S89 = kind_16 <= u32(9);
        }
        else
        {
            _S89 = false;
        }
    }
    return _S89;
}

struct GridView_0
{
     height_1 : u32,
     width_2 : u32,
     cells_8 : u32,
};

fn grid_view_0( m_50 : ptr<function, Machine_0>,  record_14 : u32) -> GridView_0
{
    var view_1 : GridView_0;
    view_1.height_1 = u32(0);
    view_1.width_2 = u32(0);
    var _S90 : u32 = record_14 + u32(4);
    view_1.cells_8 = _S90;
    var kind_17 : u32 = kind_of_0(record_14);
    if(kind_17 == u32(6))
    {
        view_1.height_1 = word_at_0(record_14 + u32(1));
        view_1.width_2 = word_at_0(record_14 + u32(2));
        return view_1;
    }
    var rows_are_empty_0 : bool;
    if(kind_17 == u32(9))
    {
        rows_are_empty_0 = (word_at_0(record_14 + u32(1))) <= u32(256);
    }
    else
    {
        rows_are_empty_0 = false;
    }
    if(rows_are_empty_0)
    {
        var i_27 : u32 = u32(0);
        for(;;)
        {
            if(i_27 < (word_at_0(record_14 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var row_6 : u32 = record_14 + word_at_0(_S90 + i_27);
            var _S91 : bool;
            if(rows_are_empty_0)
            {
                _S91 = (kind_of_0(row_6)) == u32(9);
            }
            else
            {
                _S91 = false;
            }
            if(_S91)
            {
                rows_are_empty_0 = (word_at_0(row_6 + u32(1))) == u32(0);
            }
            else
            {
                rows_are_empty_0 = false;
            }
            i_27 = i_27 + u32(1);
        }
    }
    if(rows_are_empty_0)
    {
        view_1.height_1 = word_at_0(record_14 + u32(1));
    }
    else
    {
        fail_0(&((*m_50)), u32(4));
    }
    return view_1;
}

fn GridView_area_0( this_3 : GridView_0) -> u32
{
    return this_3.height_1 * this_3.width_2;
}

fn Tally_of_cells_0( cells_9 : u32,  area_1 : u32) -> Tally_0
{
    var t_0 : Tally_0;
    t_0.cells_7 = cells_9;
    t_0.length_12 = area_1;
    t_0.left_1 = area_1;
    t_0.bytes_2 = true;
    t_0.runs_0 = false;
    t_0.rows_0 = false;
    t_0.key_0 = i32(-4096);
    t_0.count_15 = u32(0);
    var i_28 : u32 = u32(0);
    var all_2 : u32 = u32(0);
    for(;;)
    {
        if(i_28 < ((area_1 + u32(3)) / u32(4)))
        {
        }
        else
        {
            break;
        }
        var all_3 : u32 = (all_2 | ((word_at_0(cells_9 + i_28))));
        i_28 = i_28 + u32(1);
        all_2 = all_3;
    }
    t_0.small_0 = ((all_2 & (u32(4042322160)))) == u32(0);
    return t_0;
}

fn patch_view_1( m_51 : ptr<function, Machine_0>,  record_15 : u32) -> PatchView_0
{
    var kind_18 : u32 = kind_of_0(record_15);
    var length_13 : u32 = length_or_0_0(record_15);
    var view_2 : PatchView_0;
    var _S92 : u32 = record_15 + u32(4);
    view_2.cells_6 = _S92;
    view_2.count_14 = u32(0);
    view_2.is_set_1 = true;
    view_2.coloured_1 = false;
    spend_0(&((*m_51)), length_13 / u32(16));
    if(failed_0((*m_51)))
    {
        return view_2;
    }
    var plain_1 : bool;
    if(kind_18 == u32(9))
    {
        plain_1 = true;
    }
    else
    {
        plain_1 = kind_18 == u32(12);
    }
    var _S93 : bool;
    if(kind_18 == u32(10))
    {
        _S93 = true;
    }
    else
    {
        _S93 = kind_18 == u32(11);
    }
    if(_S93)
    {
        _S93 = true;
    }
    else
    {
        _S93 = kind_18 == u32(8);
    }
    if(_S93)
    {
        view_2.count_14 = length_13;
        view_2.is_set_1 = kind_18 != u32(8);
        view_2.coloured_1 = kind_18 != u32(10);
    }
    else
    {
        if(kind_18 == u32(6))
        {
            _S93 = (word_at_0(record_15 + u32(2))) == u32(2);
        }
        else
        {
            _S93 = false;
        }
        var i_29 : u32;
        if(_S93)
        {
            spend_0(&((*m_51)), length_13 / u32(2));
            view_2.cells_6 = (*m_51).scratch_1 + u32(1408);
            view_2.is_set_1 = false;
            if(length_13 > u32(2688))
            {
                fail_0(&((*m_51)), u32(254));
            }
            if(failed_0((*m_51)))
            {
                return view_2;
            }
            view_2.count_14 = length_13;
            i_29 = u32(0);
            for(;;)
            {
                if(i_29 < length_13)
                {
                }
                else
                {
                    break;
                }
                var _S94 : u32 = u32(2) * i_29;
                arena_0[view_2.cells_6 + i_29] = pack_0(cell_at_0(_S92, _S94), cell_at_0(_S92, _S94 + u32(1)));
                i_29 = i_29 + u32(1);
            }
        }
        else
        {
            if(!plain_1)
            {
                _S93 = true;
            }
            else
            {
                _S93 = length_13 > u32(0);
            }
            if(_S93)
            {
                spend_0(&((*m_51)), length_13);
                if(plain_1)
                {
                    i_29 = kind_of_0(record_15 + word_at_0(_S92));
                }
                else
                {
                    i_29 = u32(2);
                }
                if(i_29 == u32(4))
                {
                    plain_1 = true;
                }
                else
                {
                    plain_1 = i_29 == u32(3);
                }
                if(plain_1)
                {
                    plain_1 = true;
                }
                else
                {
                    plain_1 = i_29 == u32(9);
                }
                if(plain_1)
                {
                    i_29 = u32(254);
                }
                else
                {
                    i_29 = u32(5);
                }
                fail_0(&((*m_51)), i_29);
            }
        }
    }
    return view_2;
}

fn Tally_of_patch_0( patch_2 : PatchView_0) -> Tally_0
{
    var t_1 : Tally_0;
    t_1.cells_7 = patch_2.cells_6;
    t_1.length_12 = patch_2.count_14;
    t_1.left_1 = patch_2.count_14;
    t_1.bytes_2 = false;
    t_1.small_0 = false;
    t_1.runs_0 = patch_2.is_set_1;
    t_1.rows_0 = !patch_2.coloured_1;
    t_1.key_0 = i32(-4096);
    t_1.count_15 = u32(0);
    return t_1;
}

fn tally_of_0( m_52 : ptr<function, Machine_0>,  element_3 : u32) -> Tally_0
{
    if(is_tuple_0(element_3))
    {
        var grid_2 : GridView_0 = grid_view_0(&((*m_52)), element_3);
        var _S95 : u32 = GridView_area_0(grid_2);
        spend_0(&((*m_52)), _S95 / u32(8));
        var _S96 : u32;
        if(failed_0((*m_52)))
        {
            _S96 = u32(0);
        }
        else
        {
            _S96 = _S95;
        }
        return Tally_of_cells_0(grid_2.cells_8, _S96);
    }
    var _S97 : PatchView_0 = patch_view_1(&((*m_52)), element_3);
    var patch_3 : PatchView_0 = _S97;
    spend_0(&((*m_52)), patch_3.count_14 / u32(4));
    if(failed_0((*m_52)))
    {
        patch_3.count_14 = u32(0);
    }
    return Tally_of_patch_0(patch_3);
}

fn four_of_0( colour_4 : i32) -> u32
{
    return ((u32(colour_4) & (u32(255)))) * u32(16843009);
}

fn equal_bytes_0( a_19 : u32,  b_7 : u32) -> u32
{
    var differs_0 : u32 = (a_19 ^ (b_7));
    return ((~(((((differs_0 & (u32(2139062143)))) + u32(2139062143)) | (differs_0)))) & (u32(2155905152)));
}

fn cells_left_0( left_2 : u32) -> u32
{
    var _S98 : u32;
    if(left_2 >= u32(4))
    {
        _S98 = u32(4294967295);
    }
    else
    {
        _S98 = ((u32(1) << ((u32(8) * left_2)))) - u32(1);
    }
    return _S98;
}

fn count_colour_0( cells_10 : u32,  area_2 : u32,  colour_5 : i32) -> u32
{
    var _S99 : u32 = four_of_0(colour_5);
    var i_30 : u32 = u32(0);
    var count_16 : u32 = u32(0);
    for(;;)
    {
        if(i_30 < area_2)
        {
        }
        else
        {
            break;
        }
        var count_17 : u32 = count_16 + countOneBits(((equal_bytes_0(word_at_0(cells_10 + ((i_30 >> (u32(2))))), _S99)) & ((cells_left_0(area_2 - i_30)))));
        i_30 = i_30 + u32(4);
        count_16 = count_17;
    }
    return count_16;
}

fn Tally_key_at_0( this_4 : Tally_0,  i_31 : u32) -> i32
{
    if(this_4.bytes_2)
    {
        return cell_at_0(this_4.cells_7, i_31);
    }
    var packed_5 : u32 = word_at_0(this_4.cells_7 + i_31);
    var _S100 : i32;
    if(this_4.rows_0)
    {
        _S100 = row_of_0(packed_5);
    }
    else
    {
        _S100 = colour_of_0(packed_5);
    }
    return _S100;
}

fn Tally_next_0( this_5 : ptr<function, Tally_0>) -> bool
{
    if(((*this_5).left_1) == u32(0))
    {
        return false;
    }
    if((*this_5).small_0)
    {
        (*this_5).count_15 = u32(0);
        (*this_5).key_0 = max((*this_5).key_0, i32(-1));
        for(;;)
        {
            if(((*this_5).count_15) == u32(0))
            {
            }
            else
            {
                break;
            }
            var _S101 : i32 = (*this_5).key_0 + i32(1);
            (*this_5).key_0 = _S101;
            (*this_5).count_15 = count_colour_0((*this_5).cells_7, (*this_5).length_12, _S101);
        }
    }
    else
    {
        var _S102 : bool;
        if((*this_5).runs_0)
        {
            var start_4 : u32 = (*this_5).length_12 - (*this_5).left_1;
            (*this_5).key_0 = Tally_key_at_0((*this_5), start_4);
            (*this_5).count_15 = u32(1);
            for(;;)
            {
                if((start_4 + (*this_5).count_15) < ((*this_5).length_12))
                {
                    _S102 = (Tally_key_at_0((*this_5), start_4 + (*this_5).count_15)) == ((*this_5).key_0);
                }
                else
                {
                    _S102 = false;
                }
                if(_S102)
                {
                }
                else
                {
                    break;
                }
                (*this_5).count_15 = (*this_5).count_15 + u32(1);
            }
        }
        else
        {
            var least_0 : i32 = i32(4096);
            var i_32 : u32 = u32(0);
            for(;;)
            {
                if(i_32 < ((*this_5).length_12))
                {
                }
                else
                {
                    break;
                }
                var found_0 : i32 = Tally_key_at_0((*this_5), i_32);
                if(found_0 > ((*this_5).key_0))
                {
                    _S102 = found_0 <= least_0;
                }
                else
                {
                    _S102 = false;
                }
                if(_S102)
                {
                    var _S103 : u32;
                    if(found_0 == least_0)
                    {
                        _S103 = (*this_5).count_15 + u32(1);
                    }
                    else
                    {
                        _S103 = u32(1);
                    }
                    (*this_5).count_15 = _S103;
                    least_0 = found_0;
                }
                i_32 = i_32 + u32(1);
            }
            (*this_5).key_0 = least_0;
        }
    }
    (*this_5).left_1 = (*this_5).left_1 - (*this_5).count_15;
    return true;
}

fn new_int_1( m_53 : ptr<function, Machine_0>,  value_4 : i32)
{
    var _S104 : u32 = new_record_1(&((*m_53)), u32(2), u32(value_4), u32((value_4 >> (u32(31)))), u32(0));
    return;
}

fn op_numcolors_0( m_54 : ptr<function, Machine_0>,  a_20 : u32)
{
    var _S105 : Tally_0 = tally_of_0(&((*m_54)), a_20);
    var tally_0 : Tally_0 = _S105;
    if(failed_0((*m_54)))
    {
        return;
    }
    var count_18 : i32 = i32(0);
    for(;;)
    {
        var _S106 : bool = Tally_next_0(&(tally_0));
        if(_S106)
        {
        }
        else
        {
            break;
        }
        count_18 = count_18 + i32(1);
    }
    new_int_1(&((*m_54)), count_18);
    return;
}

fn grid_view_1( m_55 : ptr<function, Machine_0>,  record_16 : u32) -> GridView_0
{
    var view_3 : GridView_0;
    view_3.height_1 = u32(0);
    view_3.width_2 = u32(0);
    var _S107 : u32 = record_16 + u32(4);
    view_3.cells_8 = _S107;
    var kind_19 : u32 = kind_of_0(record_16);
    if(kind_19 == u32(6))
    {
        view_3.height_1 = word_at_0(record_16 + u32(1));
        view_3.width_2 = word_at_0(record_16 + u32(2));
        return view_3;
    }
    var rows_are_empty_1 : bool;
    if(kind_19 == u32(9))
    {
        rows_are_empty_1 = (word_at_0(record_16 + u32(1))) <= u32(256);
    }
    else
    {
        rows_are_empty_1 = false;
    }
    if(rows_are_empty_1)
    {
        var i_33 : u32 = u32(0);
        for(;;)
        {
            if(i_33 < (word_at_0(record_16 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var row_7 : u32 = record_16 + word_at_0(_S107 + i_33);
            var _S108 : bool;
            if(rows_are_empty_1)
            {
                _S108 = (kind_of_0(row_7)) == u32(9);
            }
            else
            {
                _S108 = false;
            }
            if(_S108)
            {
                rows_are_empty_1 = (word_at_0(row_7 + u32(1))) == u32(0);
            }
            else
            {
                rows_are_empty_1 = false;
            }
            i_33 = i_33 + u32(1);
        }
    }
    if(rows_are_empty_1)
    {
        view_3.height_1 = word_at_0(record_16 + u32(1));
    }
    else
    {
        fail_0(&((*m_55)), u32(4));
    }
    return view_3;
}

fn spend_1( m_56 : ptr<function, Machine_0>,  units_1 : u32)
{
    if(((*m_56).fault_0) != u32(0))
    {
        return;
    }
    if(units_1 > ((*m_56).fuel_1))
    {
        (*m_56).fuel_1 = u32(0);
        fail_0(&((*m_56)), u32(30));
    }
    else
    {
        (*m_56).fuel_1 = (*m_56).fuel_1 - units_1;
    }
    return;
}

fn Tally_next_1( this_6 : ptr<function, Tally_0>) -> bool
{
    if(((*this_6).left_1) == u32(0))
    {
        return false;
    }
    if((*this_6).small_0)
    {
        (*this_6).count_15 = u32(0);
        (*this_6).key_0 = max((*this_6).key_0, i32(-1));
        for(;;)
        {
            if(((*this_6).count_15) == u32(0))
            {
            }
            else
            {
                break;
            }
            var _S109 : i32 = (*this_6).key_0 + i32(1);
            (*this_6).key_0 = _S109;
            (*this_6).count_15 = count_colour_0((*this_6).cells_7, (*this_6).length_12, _S109);
        }
    }
    else
    {
        var _S110 : bool;
        if((*this_6).runs_0)
        {
            var start_5 : u32 = (*this_6).length_12 - (*this_6).left_1;
            (*this_6).key_0 = Tally_key_at_0((*this_6), start_5);
            (*this_6).count_15 = u32(1);
            for(;;)
            {
                if((start_5 + (*this_6).count_15) < ((*this_6).length_12))
                {
                    _S110 = (Tally_key_at_0((*this_6), start_5 + (*this_6).count_15)) == ((*this_6).key_0);
                }
                else
                {
                    _S110 = false;
                }
                if(_S110)
                {
                }
                else
                {
                    break;
                }
                (*this_6).count_15 = (*this_6).count_15 + u32(1);
            }
        }
        else
        {
            var least_1 : i32 = i32(4096);
            var i_34 : u32 = u32(0);
            for(;;)
            {
                if(i_34 < ((*this_6).length_12))
                {
                }
                else
                {
                    break;
                }
                var found_1 : i32 = Tally_key_at_0((*this_6), i_34);
                if(found_1 > ((*this_6).key_0))
                {
                    _S110 = found_1 <= least_1;
                }
                else
                {
                    _S110 = false;
                }
                if(_S110)
                {
                    var _S111 : u32;
                    if(found_1 == least_1)
                    {
                        _S111 = (*this_6).count_15 + u32(1);
                    }
                    else
                    {
                        _S111 = u32(1);
                    }
                    (*this_6).count_15 = _S111;
                    least_1 = found_1;
                }
                i_34 = i_34 + u32(1);
            }
            (*this_6).key_0 = least_1;
        }
    }
    (*this_6).left_1 = (*this_6).left_1 - (*this_6).count_15;
    return true;
}

fn extreme_colour_0( all_4 : Tally_0,  rare_0 : bool) -> i32
{
    var tally_1 : Tally_0 = all_4;
    var count_19 : u32 = u32(0);
    var best_0 : i32 = i32(0);
    for(;;)
    {
        var _S112 : bool = Tally_next_1(&(tally_1));
        if(_S112)
        {
        }
        else
        {
            break;
        }
        var _S113 : bool;
        if(count_19 == u32(0))
        {
            _S113 = true;
        }
        else
        {
            if(rare_0)
            {
                _S113 = (tally_1.count_15) < count_19;
            }
            else
            {
                _S113 = (tally_1.count_15) > count_19;
            }
        }
        if(_S113)
        {
            count_19 = tally_1.count_15;
            best_0 = tally_1.key_0;
        }
    }
    return best_0;
}

fn background_0( m_57 : ptr<function, Machine_0>,  grid_3 : GridView_0) -> i32
{
    var area_3 : u32 = GridView_area_0(grid_3);
    spend_1(&((*m_57)), area_3 / u32(8));
    if(area_3 == u32(0))
    {
        fail_1(&((*m_57)), u32(24));
    }
    if(failed_0((*m_57)))
    {
        return i32(0);
    }
    if((count_colour_0(grid_3.cells_8, area_3, i32(0)) * u32(2)) > area_3)
    {
        return i32(0);
    }
    var middle_0 : i32 = cell_at_0(grid_3.cells_8, area_3 / u32(2));
    if((count_colour_0(grid_3.cells_8, area_3, middle_0) * u32(2)) > area_3)
    {
        return middle_0;
    }
    return extreme_colour_0(Tally_of_cells_0(grid_3.cells_8, area_3), false);
}

fn tally_of_1( m_58 : ptr<function, Machine_0>,  element_4 : u32) -> Tally_0
{
    if(is_tuple_0(element_4))
    {
        var grid_4 : GridView_0 = grid_view_0(&((*m_58)), element_4);
        var _S114 : u32 = GridView_area_0(grid_4);
        spend_0(&((*m_58)), _S114 / u32(8));
        var _S115 : u32;
        if(failed_0((*m_58)))
        {
            _S115 = u32(0);
        }
        else
        {
            _S115 = _S114;
        }
        return Tally_of_cells_0(grid_4.cells_8, _S115);
    }
    var _S116 : PatchView_0 = patch_view_1(&((*m_58)), element_4);
    var patch_4 : PatchView_0 = _S116;
    spend_0(&((*m_58)), patch_4.count_14 / u32(4));
    if(failed_0((*m_58)))
    {
        patch_4.count_14 = u32(0);
    }
    return Tally_of_patch_0(patch_4);
}

fn new_extreme_0( m_59 : ptr<function, Machine_0>,  a_21 : u32,  rare_1 : bool)
{
    var tally_2 : Tally_0 = tally_of_1(&((*m_59)), a_21);
    if((tally_2.length_12) == u32(0))
    {
        fail_1(&((*m_59)), u32(24));
    }
    if(!failed_0((*m_59)))
    {
        new_int_0(&((*m_59)), extreme_colour_0(tally_2, rare_1));
    }
    return;
}

fn op_mostcolor_0( m_60 : ptr<function, Machine_0>,  a_22 : u32)
{
    if((kind_of_0(a_22)) == u32(6))
    {
        var _S117 : GridView_0 = grid_view_1(&((*m_60)), a_22);
        var most_0 : i32 = background_0(&((*m_60)), _S117);
        new_int_0(&((*m_60)), most_0);
    }
    else
    {
        new_extreme_0(&((*m_60)), a_22, false);
    }
    return;
}

fn op_leastcolor_0( m_61 : ptr<function, Machine_0>,  a_23 : u32)
{
    new_extreme_0(&((*m_61)), a_23, true);
    return;
}

fn put_colours_0( m_62 : ptr<function, Machine_0>,  items_8 : u32,  all_5 : Tally_0,  count_20 : u32) -> u32
{
    var tally_3 : Tally_0 = all_5;
    var i_35 : u32 = u32(0);
    for(;;)
    {
        var _S118 : bool;
        if(!failed_0((*m_62)))
        {
            var _S119 : bool = Tally_next_0(&(tally_3));
            _S118 = _S119;
        }
        else
        {
            _S118 = false;
        }
        if(_S118)
        {
        }
        else
        {
            break;
        }
        if(i_35 < count_20)
        {
            start_item_0((*m_62), items_8, i_35);
            new_int_1(&((*m_62)), tally_3.key_0);
        }
        i_35 = i_35 + u32(1);
    }
    return i_35;
}

fn open_items_1( m_63 : ptr<function, Machine_0>,  count_21 : u32) -> u32
{
    var at_17 : u32 = (*m_63).cursor_0;
    var _S120 : bool;
    if(count_21 > u32(65536))
    {
        _S120 = true;
    }
    else
    {
        _S120 = (at_17 + u32(4) + count_21) > ((*m_63).end_0);
    }
    if(_S120)
    {
        fail_0(&((*m_63)), u32(254));
    }
    if(!failed_0((*m_63)))
    {
        (*m_63).cursor_0 = at_17 + u32(4) + count_21;
    }
    return at_17;
}

fn close_tuple_1( m_64 : ptr<function, Machine_0>,  items_9 : u32,  count_22 : u32)
{
    if(count_22 > u32(0))
    {
        make_1(&((*m_64)), count_22 * u32(16));
    }
    if(!failed_0((*m_64)))
    {
        pack_tuple_0(&((*m_64)), items_9, count_22);
    }
    return;
}

fn close_plain_1( m_65 : ptr<function, Machine_0>,  items_10 : u32,  kind_20 : u32,  count_23 : u32)
{
    if(failed_0((*m_65)))
    {
        return;
    }
    var i_36 : u32 = u32(0);
    var weight_2 : u32 = u32(1);
    for(;;)
    {
        if(i_36 < count_23)
        {
        }
        else
        {
            break;
        }
        var weight_3 : u32 = weight_2 + weight_of_0(item_at_0(items_10, i_36));
        i_36 = i_36 + u32(1);
        weight_2 = weight_3;
    }
    seal_0(&((*m_65)), items_10, kind_20, count_23, weight_2, (*m_65).cursor_0 - items_10 - u32(4));
    return;
}

fn colours_0( m_66 : ptr<function, Machine_0>,  a_24 : u32,  as_tuple_0 : bool)
{
    var tally_4 : Tally_0 = tally_of_1(&((*m_66)), a_24);
    if(failed_0((*m_66)))
    {
        return;
    }
    var count_24 : u32 = put_colours_0(&((*m_66)), u32(0), tally_4, u32(0));
    var items_11 : u32 = open_items_1(&((*m_66)), count_24);
    var _S121 : u32 = put_colours_0(&((*m_66)), items_11, tally_4, count_24);
    if(as_tuple_0)
    {
        close_tuple_1(&((*m_66)), items_11, count_24);
        return;
    }
    make_1(&((*m_66)), count_24 * u32(16));
    close_plain_1(&((*m_66)), items_11, u32(12), count_24);
    return;
}

fn op_palette_0( m_67 : ptr<function, Machine_0>,  a_25 : u32)
{
    colours_0(&((*m_67)), a_25, false);
    return;
}

fn op_p_g_0( m_68 : ptr<function, Machine_0>,  a_26 : u32)
{
    colours_0(&((*m_68)), a_26, true);
    return;
}

fn op_p_f_0( m_69 : ptr<function, Machine_0>,  a_27 : u32)
{
    colours_0(&((*m_69)), a_27, false);
    return;
}

struct Two_0
{
     x_0 : i32,
     y_0 : i32,
};

fn two_0( x_1 : i32,  y_1 : i32) -> Two_0
{
    var both_0 : Two_0;
    both_0.x_0 = x_1;
    both_0.y_0 = y_1;
    return both_0;
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
    var b_8 : Bounds_0;
    b_8.top_5 = top_6;
    b_8.left_3 = left_4;
    b_8.bottom_5 = bottom_6;
    b_8.right_0 = right_1;
    b_8.empty_0 = false;
    return b_8;
}

fn bounds_of_0( patch_5 : PatchView_0) -> Bounds_0
{
    var _S122 : u32;
    var top_7 : u32 = u32(4095);
    var bottom_7 : u32 = u32(0);
    var left_5 : u32 = u32(4095);
    var right_2 : u32 = u32(0);
    var i_37 : u32 = u32(0);
    for(;;)
    {
        _S122 = patch_5.count_14;
        if(i_37 < (patch_5.count_14))
        {
        }
        else
        {
            break;
        }
        var cell_13 : u32 = word_at_0(patch_5.cells_6 + i_37);
        var row_8 : u32 = (((cell_13 >> (u32(12)))) & (u32(4095)));
        var column_3 : u32 = (cell_13 & (u32(4095)));
        var _S123 : u32 = min(top_7, row_8);
        var _S124 : u32 = max(bottom_7, row_8);
        var _S125 : u32 = min(left_5, column_3);
        var _S126 : u32 = max(right_2, column_3);
        var i_38 : u32 = i_37 + u32(1);
        top_7 = _S123;
        bottom_7 = _S124;
        left_5 = _S125;
        right_2 = _S126;
        i_37 = i_38;
    }
    var b_9 : Bounds_0 = Bounds_from_0(i32(top_7) - i32(2048), i32(left_5) - i32(2048), i32(bottom_7) - i32(2048), i32(right_2) - i32(2048));
    b_9.empty_0 = _S122 == u32(0);
    return b_9;
}

fn Bounds_height_0( this_7 : Bounds_0) -> i32
{
    return this_7.bottom_5 - this_7.top_5 + i32(1);
}

fn Bounds_width_0( this_8 : Bounds_0) -> i32
{
    return this_8.right_0 - this_8.left_3 + i32(1);
}

fn extent_0( m_70 : ptr<function, Machine_0>,  a_28 : u32) -> Two_0
{
    if(is_tuple_0(a_28))
    {
        var grid_5 : GridView_0 = grid_view_1(&((*m_70)), a_28);
        return two_0(i32(grid_5.height_1), i32(grid_5.width_2));
    }
    var patch_6 : PatchView_0 = patch_view_0(&((*m_70)), a_28);
    var _S127 : bool;
    if(failed_0((*m_70)))
    {
        _S127 = true;
    }
    else
    {
        _S127 = (patch_6.count_14) == u32(0);
    }
    if(_S127)
    {
        return two_0(i32(0), i32(0));
    }
    var b_10 : Bounds_0 = bounds_of_0(patch_6);
    return two_0(Bounds_height_0(b_10), Bounds_width_0(b_10));
}

fn op_height_0( m_71 : ptr<function, Machine_0>,  a_29 : u32)
{
    var any_0 : bool;
    if((kind_of_0(a_29)) == u32(9))
    {
        any_0 = true;
    }
    else
    {
        any_0 = (kind_of_0(a_29)) == u32(7);
    }
    var height_2 : i32;
    if(any_0)
    {
        height_2 = i32(word_at_0(a_29 + u32(1)));
    }
    else
    {
        var _S128 : Two_0 = extent_0(&((*m_71)), a_29);
        height_2 = _S128.x_0;
    }
    new_int_0(&((*m_71)), height_2);
    return;
}

fn op_width_0( m_72 : ptr<function, Machine_0>,  a_30 : u32)
{
    var sides_0 : Two_0 = extent_0(&((*m_72)), a_30);
    new_int_0(&((*m_72)), sides_0.y_0);
    return;
}

fn new_pair_1( m_73 : ptr<function, Machine_0>,  a_31 : i32,  b_11 : i32)
{
    var _S129 : u32 = new_record_1(&((*m_73)), u32(3), u32(a_31), u32(b_11), u32(0));
    return;
}

fn op_shape_0( m_74 : ptr<function, Machine_0>,  a_32 : u32)
{
    var sides_1 : Two_0 = extent_0(&((*m_74)), a_32);
    new_pair_1(&((*m_74)), sides_1.x_0, sides_1.y_0);
    return;
}

fn new_bool_0( m_75 : ptr<function, Machine_0>,  value_5 : bool)
{
    var _S130 : i32;
    if(value_5)
    {
        _S130 = i32(1);
    }
    else
    {
        _S130 = i32(0);
    }
    var _S131 : u32 = new_record_1(&((*m_75)), u32(1), u32(_S130), u32(0), u32(0));
    return;
}

fn op_portrait_0( m_76 : ptr<function, Machine_0>,  a_33 : u32)
{
    var sides_2 : Two_0 = extent_0(&((*m_76)), a_33);
    new_bool_0(&((*m_76)), (sides_2.x_0) > (sides_2.y_0));
    return;
}

fn op_square_0( m_77 : ptr<function, Machine_0>,  a_34 : u32)
{
    var sides_3 : Two_0 = extent_0(&((*m_77)), a_34);
    var square_0 : bool = (sides_3.x_0) == (sides_3.y_0);
    if(failed_0((*m_77)))
    {
        return;
    }
    var square_1 : bool;
    if(!is_tuple_0(a_34))
    {
        var patch_7 : PatchView_0 = patch_view_0(&((*m_77)), a_34);
        if(square_0)
        {
            square_1 = u32(sides_3.x_0 * sides_3.y_0) == (patch_7.count_14);
        }
        else
        {
            square_1 = false;
        }
    }
    else
    {
        if((sides_3.x_0) == i32(0))
        {
            fail_1(&((*m_77)), u32(24));
        }
        square_1 = square_0;
    }
    new_bool_0(&((*m_77)), square_1);
    return;
}

fn patch_set_view_0( m_78 : ptr<function, Machine_0>,  record_17 : u32) -> PatchView_0
{
    var _S132 : bool;
    if(is_tuple_0(record_17))
    {
        _S132 = (length_of_0(record_17)) != u32(0);
    }
    else
    {
        _S132 = false;
    }
    if(_S132)
    {
        fail_1(&((*m_78)), u32(5));
    }
    var _S133 : PatchView_0 = patch_view_0(&((*m_78)), record_17);
    return _S133;
}

fn line_0( m_79 : ptr<function, Machine_0>,  a_35 : u32,  vertical_0 : bool)
{
    var patch_8 : PatchView_0 = patch_set_view_0(&((*m_79)), a_35);
    if(failed_0((*m_79)))
    {
        return;
    }
    var b_12 : Bounds_0 = bounds_of_0(patch_8);
    var length_14 : i32;
    if(vertical_0)
    {
        length_14 = Bounds_height_0(b_12);
    }
    else
    {
        length_14 = Bounds_width_0(b_12);
    }
    var thickness_0 : i32;
    if(vertical_0)
    {
        thickness_0 = Bounds_width_0(b_12);
    }
    else
    {
        thickness_0 = Bounds_height_0(b_12);
    }
    var _S134 : bool;
    if(!b_12.empty_0)
    {
        _S134 = u32(length_14) == (patch_8.count_14);
    }
    else
    {
        _S134 = false;
    }
    if(_S134)
    {
        _S134 = thickness_0 == i32(1);
    }
    else
    {
        _S134 = false;
    }
    new_bool_0(&((*m_79)), _S134);
    return;
}

fn op_vline_0( m_80 : ptr<function, Machine_0>,  a_36 : u32)
{
    line_0(&((*m_80)), a_36, true);
    return;
}

fn op_hline_0( m_81 : ptr<function, Machine_0>,  a_37 : u32)
{
    line_0(&((*m_81)), a_37, false);
    return;
}

fn some_bounds_0( m_82 : ptr<function, Machine_0>,  patch_9 : PatchView_0) -> Bounds_0
{
    var b_13 : Bounds_0 = bounds_of_0(patch_9);
    if(b_13.empty_0)
    {
        fail_1(&((*m_82)), u32(23));
    }
    return b_13;
}

fn bound_0( m_83 : ptr<function, Machine_0>,  a_38 : u32,  which_0 : i32)
{
    var patch_10 : PatchView_0 = patch_view_0(&((*m_83)), a_38);
    if(failed_0((*m_83)))
    {
        return;
    }
    var b_14 : Bounds_0 = some_bounds_0(&((*m_83)), patch_10);
    var _S135 : i32;
    if(which_0 == i32(0))
    {
        _S135 = b_14.bottom_5;
    }
    else
    {
        if(which_0 == i32(1))
        {
            _S135 = b_14.top_5;
        }
        else
        {
            if(which_0 == i32(2))
            {
                _S135 = b_14.left_3;
            }
            else
            {
                _S135 = b_14.right_0;
            }
        }
    }
    new_int_0(&((*m_83)), _S135);
    return;
}

fn op_uppermost_0( m_84 : ptr<function, Machine_0>,  a_39 : u32)
{
    bound_0(&((*m_84)), a_39, i32(1));
    return;
}

fn op_lowermost_0( m_85 : ptr<function, Machine_0>,  a_40 : u32)
{
    bound_0(&((*m_85)), a_40, i32(0));
    return;
}

fn op_leftmost_0( m_86 : ptr<function, Machine_0>,  a_41 : u32)
{
    bound_0(&((*m_86)), a_41, i32(2));
    return;
}

fn op_rightmost_0( m_87 : ptr<function, Machine_0>,  a_42 : u32)
{
    bound_0(&((*m_87)), a_42, i32(3));
    return;
}

fn new_empty_tuple_1( m_88 : ptr<function, Machine_0>)
{
    var _S136 : u32 = new_record_1(&((*m_88)), u32(9), u32(0), u32(1), u32(0));
    return;
}

fn corner_of_0( m_89 : ptr<function, Machine_0>,  a_43 : u32,  which_1 : i32)
{
    var patch_11 : PatchView_0 = patch_view_0(&((*m_89)), a_43);
    if(failed_0((*m_89)))
    {
        return;
    }
    var b_15 : Bounds_0 = bounds_of_0(patch_11);
    if(b_15.empty_0)
    {
        new_empty_tuple_1(&((*m_89)));
    }
    else
    {
        var _S137 : i32;
        if(which_1 < i32(2))
        {
            _S137 = b_15.top_5;
        }
        else
        {
            _S137 = b_15.bottom_5;
        }
        var _S138 : i32;
        if(((which_1 & (i32(1)))) == i32(0))
        {
            _S138 = b_15.left_3;
        }
        else
        {
            _S138 = b_15.right_0;
        }
        new_pair_1(&((*m_89)), _S137, _S138);
    }
    return;
}

fn op_ulcorner_0( m_90 : ptr<function, Machine_0>,  a_44 : u32)
{
    corner_of_0(&((*m_90)), a_44, i32(0));
    return;
}

fn op_urcorner_0( m_91 : ptr<function, Machine_0>,  a_45 : u32)
{
    corner_of_0(&((*m_91)), a_45, i32(1));
    return;
}

fn op_llcorner_0( m_92 : ptr<function, Machine_0>,  a_46 : u32)
{
    corner_of_0(&((*m_92)), a_46, i32(2));
    return;
}

fn op_lrcorner_0( m_93 : ptr<function, Machine_0>,  a_47 : u32)
{
    corner_of_0(&((*m_93)), a_47, i32(3));
    return;
}

fn center_of_0( m_94 : ptr<function, Machine_0>,  patch_12 : PatchView_0) -> Two_0
{
    var b_16 : Bounds_0 = some_bounds_0(&((*m_94)), patch_12);
    return two_0(b_16.top_5 + Bounds_height_0(b_16) / i32(2), b_16.left_3 + Bounds_width_0(b_16) / i32(2));
}

fn op_center_0( m_95 : ptr<function, Machine_0>,  a_48 : u32)
{
    var patch_13 : PatchView_0 = patch_set_view_0(&((*m_95)), a_48);
    if(failed_0((*m_95)))
    {
        return;
    }
    var middle_1 : Two_0 = center_of_0(&((*m_95)), patch_13);
    new_pair_1(&((*m_95)), middle_1.x_0, middle_1.y_0);
    return;
}

fn log_2_0( n_4 : u32) -> u32
{
    return firstbithigh_0(max(n_4, u32(2)));
}

fn two_words_0( a_49 : i32,  b_17 : i32,  low_a_0 : u32,  low_b_0 : u32) -> i32
{
    var _S139 : i32;
    if(a_49 != b_17)
    {
        if(a_49 < b_17)
        {
            _S139 = i32(-1);
        }
        else
        {
            _S139 = i32(1);
        }
        return _S139;
    }
    if(low_a_0 < low_b_0)
    {
        _S139 = i32(-1);
    }
    else
    {
        if(low_a_0 > low_b_0)
        {
            _S139 = i32(1);
        }
        else
        {
            _S139 = i32(0);
        }
    }
    return _S139;
}

fn compare_cells_0( a_50 : u32,  mine_0 : u32,  b_18 : u32,  theirs_0 : u32) -> i32
{
    var _S140 : u32 = min(mine_0, theirs_0);
    var i_39 : u32 = u32(0);
    for(;;)
    {
        var _S141 : u32 = i_39 + u32(4);
        var _S142 : bool;
        if(_S141 <= _S140)
        {
            var _S143 : u32 = (i_39 >> (u32(2)));
            _S142 = (word_at_0(a_50 + _S143)) == (word_at_0(b_18 + _S143));
        }
        else
        {
            _S142 = false;
        }
        if(_S142)
        {
        }
        else
        {
            break;
        }
        i_39 = _S141;
    }
    for(;;)
    {
        if(i_39 < _S140)
        {
        }
        else
        {
            break;
        }
        var x_2 : i32 = cell_at_0(a_50, i_39);
        var y_2 : i32 = cell_at_0(b_18, i_39);
        if(x_2 != y_2)
        {
            return x_2 - y_2;
        }
        i_39 = i_39 + u32(1);
    }
    return i32(mine_0) - i32(theirs_0);
}

fn compare_0( m_96 : ptr<function, Machine_0>,  a_51 : u32,  b_19 : u32) -> i32
{
    var kind_21 : u32 = kind_of_0(a_51);
    var other_0 : u32 = kind_of_0(b_19);
    var mine_1 : u32 = length_or_0_0(a_51);
    var theirs_1 : u32 = length_or_0_0(b_19);
    var _S144 : bool;
    if(is_set_0(a_51))
    {
        _S144 = is_set_0(b_19);
    }
    else
    {
        _S144 = false;
    }
    if(_S144)
    {
        if(mine_1 == u32(0))
        {
            _S144 = true;
        }
        else
        {
            _S144 = theirs_1 == u32(0);
        }
    }
    else
    {
        _S144 = false;
    }
    if(_S144)
    {
        return i32(mine_1) - i32(theirs_1);
    }
    if(kind_21 != other_0)
    {
        fail_1(&((*m_96)), u32(254));
        return i32(0);
    }
    var i_40 : u32;
    switch(kind_21)
    {
    case u32(1):
        {
            return i32(word_at_0(a_51 + u32(1))) - i32(word_at_0(b_19 + u32(1)));
        }
    case u32(2):
        {
            return two_words_0(i32(word_at_0(a_51 + u32(2))), i32(word_at_0(b_19 + u32(2))), word_at_0(a_51 + u32(1)), word_at_0(b_19 + u32(1)));
        }
    case u32(3):
        {
            return two_words_0(i32(word_at_0(a_51 + u32(1))), i32(word_at_0(b_19 + u32(1))), ((word_at_0(a_51 + u32(2))) ^ (u32(2147483648))), ((word_at_0(b_19 + u32(2))) ^ (u32(2147483648))));
        }
    case u32(4):
        {
            return two_words_0(i32(0), i32(0), word_at_0(a_51 + u32(1)), word_at_0(b_19 + u32(1)));
        }
    case u32(10), u32(11), u32(8):
        {
            i_40 = u32(0);
            for(;;)
            {
                if(i_40 < (min(mine_1, theirs_1)))
                {
                }
                else
                {
                    break;
                }
                var x_3 : u32 = word_at_0(a_51 + u32(4) + i_40);
                var y_3 : u32 = word_at_0(b_19 + u32(4) + i_40);
                if(x_3 != y_3)
                {
                    var _S145 : i32;
                    if(x_3 < y_3)
                    {
                        _S145 = i32(-1);
                    }
                    else
                    {
                        _S145 = i32(1);
                    }
                    return _S145;
                }
                i_40 = i_40 + u32(1);
            }
            return i32(mine_1) - i32(theirs_1);
        }
    case u32(6):
        {
            var width_3 : u32 = word_at_0(a_51 + u32(2));
            var other_width_0 : u32 = word_at_0(b_19 + u32(2));
            var alike_0 : bool = width_3 == other_width_0;
            var _S146 : u32 = a_51 + u32(4);
            if(alike_0)
            {
                i_40 = mine_1 * width_3;
            }
            else
            {
                i_40 = width_3;
            }
            var _S147 : u32 = b_19 + u32(4);
            var _S148 : u32;
            if(alike_0)
            {
                _S148 = theirs_1 * width_3;
            }
            else
            {
                _S148 = other_width_0;
            }
            return compare_cells_0(_S146, i_40, _S147, _S148);
        }
    case u32(7):
        {
            return compare_cells_0(a_51 + u32(4), mine_1, b_19 + u32(4), theirs_1);
        }
    default :
        {
            fail_1(&((*m_96)), u32(254));
            return i32(0);
        }
    }
}

fn copy_record_1( m_97 : ptr<function, Machine_0>,  from_2 : u32) -> u32
{
    var words_5 : u32 = words_of_0(from_2);
    var at_18 : u32 = new_record_0(&((*m_97)), kind_of_0(from_2), word_at_0(from_2 + u32(1)), word_at_0(from_2 + u32(2)), words_5 - u32(4));
    if(at_18 != u32(0))
    {
        var i_41 : u32 = u32(4);
        for(;;)
        {
            if(i_41 < words_5)
            {
            }
            else
            {
                break;
            }
            arena_0[at_18 + i_41] = word_at_0(from_2 + i_41);
            i_41 = i_41 + u32(1);
        }
    }
    return at_18;
}

fn slide_0( m_98 : ptr<function, Machine_0>,  from_3 : u32,  to_5 : u32)
{
    var _S149 : bool;
    if(failed_0((*m_98)))
    {
        _S149 = true;
    }
    else
    {
        _S149 = from_3 == to_5;
    }
    if(_S149)
    {
        return;
    }
    var words_6 : u32 = words_of_0(from_3);
    var i_42 : u32 = u32(0);
    for(;;)
    {
        if(i_42 < words_6)
        {
        }
        else
        {
            break;
        }
        arena_0[to_5 + i_42] = word_at_0(from_3 + i_42);
        i_42 = i_42 + u32(1);
    }
    (*m_98).cursor_0 = to_5 + words_6;
    return;
}

fn pack_set_0( m_99 : ptr<function, Machine_0>,  items_12 : u32,  count_25 : u32)
{
    var moved_0 : bool;
    var equal_0 : bool;
    var kind_22 : u32 = kind_of_0(item_at_0(items_12, u32(0)));
    var _S150 : bool = kind_22 == u32(1);
    var packs_3 : bool;
    if(kind_22 == u32(3))
    {
        packs_3 = true;
    }
    else
    {
        packs_3 = kind_22 == u32(4);
    }
    var i_43 : u32 = u32(0);
    for(;;)
    {
        if(i_43 < count_25)
        {
        }
        else
        {
            break;
        }
        var item_2 : u32 = item_at_0(items_12, i_43);
        if(packs_3)
        {
            if(kind_22 == u32(4))
            {
                moved_0 = (kind_of_0(item_2)) == u32(4);
            }
            else
            {
                moved_0 = pair_within_0(item_2, i32(-2048), i32(2047));
            }
            packs_3 = moved_0;
        }
        else
        {
            packs_3 = false;
        }
        if(((kind_of_0(item_2)) == u32(1)) != _S150)
        {
            fail_0(&((*m_99)), u32(254));
        }
        i_43 = i_43 + u32(1);
    }
    if(failed_0((*m_99)))
    {
        return;
    }
    var kept_0 : u32;
    if(packs_3)
    {
        i_43 = u32(0);
        for(;;)
        {
            if(i_43 < count_25)
            {
            }
            else
            {
                break;
            }
            var item_3 : u32 = item_at_0(items_12, i_43);
            var a_52 : u32 = word_at_0(item_3 + u32(1));
            if(kind_22 == u32(4))
            {
                kept_0 = a_52;
            }
            else
            {
                kept_0 = pack_0(i32(a_52), i32(word_at_0(item_3 + u32(2))));
            }
            arena_0[items_12 + u32(4) + i_43] = kept_0;
            i_43 = i_43 + u32(1);
        }
        (*m_99).cursor_0 = items_12;
        var list_9 : CellList_0 = CellList_at_0((*m_99));
        list_9.count_2 = count_25;
        if(!ascends_0(list_9))
        {
            sort_list_0(&(list_9));
        }
        if(kind_22 == u32(4))
        {
            i_43 = u32(11);
        }
        else
        {
            i_43 = u32(10);
        }
        seal_0(&((*m_99)), items_12, i_43, list_9.count_2, u32(0), list_9.count_2);
        return;
    }
    moved_0 = false;
    i_43 = u32(0);
    kept_0 = u32(0);
    for(;;)
    {
        if(i_43 < count_25)
        {
            packs_3 = !failed_0((*m_99));
        }
        else
        {
            packs_3 = false;
        }
        if(packs_3)
        {
        }
        else
        {
            break;
        }
        var _S151 : u32 = items_12 + u32(4);
        var start_6 : u32 = word_at_0(_S151 + i_43);
        var equal_1 : bool = false;
        var at_19 : u32 = kept_0;
        for(;;)
        {
            var _S152 : bool;
            if(at_19 > u32(0))
            {
                _S152 = !equal_1;
            }
            else
            {
                _S152 = false;
            }
            var _S153 : bool;
            if(_S152)
            {
                _S153 = !failed_0((*m_99));
            }
            else
            {
                _S153 = false;
            }
            if(_S153)
            {
            }
            else
            {
                equal_0 = equal_1;
                break;
            }
            var _S154 : u32 = at_19 - u32(1);
            var order_0 : i32 = compare_0(&((*m_99)), items_12 + start_6, item_at_0(items_12, _S154));
            var _S155 : bool = order_0 == i32(0);
            if(order_0 >= i32(0))
            {
                equal_0 = _S155;
                break;
            }
            equal_1 = _S155;
            at_19 = _S154;
        }
        if(equal_0)
        {
            moved_0 = true;
            i_43 = i_43 + u32(1);
            continue;
        }
        var _S156 : bool;
        if(moved_0)
        {
            _S156 = true;
        }
        else
        {
            _S156 = at_19 != kept_0;
        }
        var k_1 : u32 = kept_0;
        for(;;)
        {
            if(k_1 > at_19)
            {
            }
            else
            {
                break;
            }
            var _S157 : u32 = _S151 + k_1;
            arena_0[_S157] = word_at_0(_S157 - u32(1));
            k_1 = k_1 - u32(1);
        }
        arena_0[_S151 + at_19] = start_6;
        var kept_1 : u32 = kept_0 + u32(1);
        moved_0 = _S156;
        kept_0 = kept_1;
        i_43 = i_43 + u32(1);
    }
    if(failed_0((*m_99)))
    {
        return;
    }
    if(!moved_0)
    {
        close_plain_0(&((*m_99)), items_12, u32(12), count_25);
        return;
    }
    var sorted_0 : u32 = open_items_0(&((*m_99)), kept_0);
    i_43 = u32(0);
    for(;;)
    {
        if(i_43 < kept_0)
        {
            packs_3 = !failed_0((*m_99));
        }
        else
        {
            packs_3 = false;
        }
        if(packs_3)
        {
        }
        else
        {
            break;
        }
        start_item_0((*m_99), sorted_0, i_43);
        var _S158 : u32 = copy_record_1(&((*m_99)), item_at_0(items_12, i_43));
        i_43 = i_43 + u32(1);
    }
    close_plain_0(&((*m_99)), sorted_0, u32(12), kept_0);
    slide_0(&((*m_99)), sorted_0, items_12);
    return;
}

fn close_set_0( m_100 : ptr<function, Machine_0>,  items_13 : u32,  count_26 : u32)
{
    if(count_26 == u32(0))
    {
        (*m_100).cursor_0 = items_13;
        new_empty_set_0(&((*m_100)));
        return;
    }
    make_0(&((*m_100)), count_26 * u32(16));
    if(failed_0((*m_100)))
    {
        return;
    }
    var i_44 : u32 = u32(0);
    var weight_4 : u32 = u32(0);
    for(;;)
    {
        if(i_44 < count_26)
        {
        }
        else
        {
            break;
        }
        var weight_5 : u32 = weight_4 + weight_of_0(item_at_0(items_13, i_44));
        i_44 = i_44 + u32(1);
        weight_4 = weight_5;
    }
    spend_0(&((*m_100)), weight_4 * log_2_0(count_26));
    if(!failed_0((*m_100)))
    {
        pack_set_0(&((*m_100)), items_13, count_26);
    }
    return;
}

fn op_corners_0( m_101 : ptr<function, Machine_0>,  a_53 : u32)
{
    var patch_14 : PatchView_0 = patch_view_1(&((*m_101)), a_53);
    if(failed_0((*m_101)))
    {
        return;
    }
    var b_20 : Bounds_0 = bounds_of_0(patch_14);
    if(b_20.empty_0)
    {
        var items_14 : u32 = open_items_0(&((*m_101)), u32(1));
        start_item_0((*m_101), items_14, u32(0));
        new_empty_tuple_0(&((*m_101)));
        close_set_0(&((*m_101)), items_14, u32(1));
        return;
    }
    var list_10 : CellList_0 = CellList_at_0((*m_101));
    CellList_push_0(&(list_10), pack_0(b_20.top_5, b_20.left_3));
    var _S159 : bool = (b_20.left_3) != (b_20.right_0);
    if(_S159)
    {
        CellList_push_0(&(list_10), pack_0(b_20.top_5, b_20.right_0));
    }
    if((b_20.top_5) != (b_20.bottom_5))
    {
        CellList_push_0(&(list_10), pack_0(b_20.bottom_5, b_20.left_3));
        if(_S159)
        {
            CellList_push_0(&(list_10), pack_0(b_20.bottom_5, b_20.right_0));
        }
    }
    seal_cells_0(&((*m_101)), list_10, false);
    return;
}

fn fits_0( n_5 : i32) -> bool
{
    var _S160 : bool;
    if(n_5 >= i32(-2048))
    {
        _S160 = n_5 <= i32(2047);
    }
    else
    {
        _S160 = false;
    }
    return _S160;
}

fn check_bounds_0( m_102 : ptr<function, Machine_0>,  b_21 : Bounds_0)
{
    var all_6 : bool;
    if(fits_0(b_21.top_5))
    {
        all_6 = fits_0(b_21.left_3);
    }
    else
    {
        all_6 = false;
    }
    if(all_6)
    {
        all_6 = fits_0(b_21.bottom_5);
    }
    else
    {
        all_6 = false;
    }
    if(all_6)
    {
        all_6 = fits_0(b_21.right_0);
    }
    else
    {
        all_6 = false;
    }
    if(!all_6)
    {
        all_6 = (Bounds_height_0(b_21)) > i32(0);
    }
    else
    {
        all_6 = false;
    }
    if(all_6)
    {
        all_6 = (Bounds_width_0(b_21)) > i32(0);
    }
    else
    {
        all_6 = false;
    }
    if(all_6)
    {
        fail_1(&((*m_102)), u32(27));
    }
    return;
}

fn rectangle_0( m_103 : ptr<function, Machine_0>,  b_22 : Bounds_0)
{
    check_bounds_0(&((*m_103)), b_22);
    if(failed_0((*m_103)))
    {
        return;
    }
    var _S161 : i32 = Bounds_height_0(b_22);
    var _S162 : bool;
    if(_S161 <= i32(0))
    {
        _S162 = true;
    }
    else
    {
        _S162 = (Bounds_width_0(b_22)) <= i32(0);
    }
    if(_S162)
    {
        new_empty_set_0(&((*m_103)));
        return;
    }
    var area_4 : u32 = u32(_S161) * u32(Bounds_width_0(b_22));
    var list_11 : CellList_0 = CellList_at_0((*m_103));
    if(area_4 > (list_11.room_0))
    {
        var _S163 : u32;
        if(area_4 > u32(4194304))
        {
            _S163 = u32(28);
        }
        else
        {
            _S163 = u32(254);
        }
        fail_0(&((*m_103)), _S163);
    }
    if(failed_0((*m_103)))
    {
        return;
    }
    var row_9 : i32 = b_22.top_5;
    for(;;)
    {
        if(row_9 <= (b_22.bottom_5))
        {
        }
        else
        {
            break;
        }
        var column_4 : i32 = b_22.left_3;
        for(;;)
        {
            if(column_4 <= (b_22.right_0))
            {
            }
            else
            {
                break;
            }
            CellList_push_0(&(list_11), pack_0(row_9, column_4));
            column_4 = column_4 + i32(1);
        }
        row_9 = row_9 + i32(1);
    }
    seal_cells_0(&((*m_103)), list_11, false);
    return;
}

fn op_backdrop_0( m_104 : ptr<function, Machine_0>,  a_54 : u32)
{
    var patch_15 : PatchView_0 = patch_view_0(&((*m_104)), a_54);
    if(failed_0((*m_104)))
    {
        return;
    }
    var b_23 : Bounds_0 = bounds_of_0(patch_15);
    if(b_23.empty_0)
    {
        new_empty_set_1(&((*m_104)));
    }
    else
    {
        rectangle_0(&((*m_104)), b_23);
    }
    return;
}

fn PatchView_in_order_0( this_9 : PatchView_0) -> bool
{
    var _S164 : bool;
    if(this_9.is_set_1)
    {
        if(!this_9.coloured_1)
        {
            _S164 = true;
        }
        else
        {
            _S164 = (this_9.count_14) == u32(0);
        }
        if(_S164)
        {
            _S164 = true;
        }
        else
        {
            _S164 = (((word_at_0(this_9.cells_6)) ^ ((word_at_0(this_9.cells_6 + this_9.count_14 - u32(1)))))) <= u32(16777215);
        }
    }
    else
    {
        _S164 = false;
    }
    return _S164;
}

fn op_delta_0( m_105 : ptr<function, Machine_0>,  a_55 : u32)
{
    var patch_16 : PatchView_0 = patch_view_1(&((*m_105)), a_55);
    if(failed_0((*m_105)))
    {
        return;
    }
    if((patch_16.count_14) == u32(0))
    {
        new_empty_set_0(&((*m_105)));
        return;
    }
    var _S165 : bool;
    if(!patch_16.coloured_1)
    {
        _S165 = is_tuple_0(a_55);
    }
    else
    {
        _S165 = false;
    }
    if(_S165)
    {
        fail_0(&((*m_105)), u32(9));
    }
    var b_24 : Bounds_0 = bounds_of_0(patch_16);
    var area_5 : u32 = u32(Bounds_height_0(b_24)) * u32(Bounds_width_0(b_24));
    spend_0(&((*m_105)), area_5);
    var places_0 : CellList_0 = CellList_at_0((*m_105));
    places_0.start_1 = patch_16.cells_6;
    places_0.count_2 = patch_16.count_14;
    if(!failed_0((*m_105)))
    {
        _S165 = !PatchView_in_order_0(patch_16);
    }
    else
    {
        _S165 = false;
    }
    var next_2 : u32;
    if(_S165)
    {
        places_0.start_1 = (*m_105).scratch_1 + u32(1408);
        places_0.room_0 = u32(2688);
        if((patch_16.count_14) > u32(2688))
        {
            fail_0(&((*m_105)), u32(254));
        }
        else
        {
            next_2 = u32(0);
            for(;;)
            {
                if(next_2 < (patch_16.count_14))
                {
                }
                else
                {
                    break;
                }
                arena_0[places_0.start_1 + next_2] = ((word_at_0(patch_16.cells_6 + next_2)) & (u32(16777215)));
                next_2 = next_2 + u32(1);
            }
        }
        if(!failed_0((*m_105)))
        {
            sort_list_0(&(places_0));
        }
    }
    var list_12 : CellList_0 = CellList_at_0((*m_105));
    if(area_5 > (list_12.room_0 + patch_16.count_14))
    {
        fail_0(&((*m_105)), u32(254));
    }
    if(failed_0((*m_105)))
    {
        return;
    }
    var row_10 : i32 = b_24.top_5;
    next_2 = u32(0);
    for(;;)
    {
        if(row_10 <= (b_24.bottom_5))
        {
        }
        else
        {
            break;
        }
        var column_5 : i32 = b_24.left_3;
        var next_3 : u32 = next_2;
        for(;;)
        {
            if(column_5 <= (b_24.right_0))
            {
            }
            else
            {
                break;
            }
            var place_5 : u32 = pack_0(row_10, column_5);
            if(next_3 < (places_0.count_2))
            {
                _S165 = (((word_at_0(places_0.start_1 + next_3)) & (u32(16777215)))) == place_5;
            }
            else
            {
                _S165 = false;
            }
            if(_S165)
            {
                next_3 = next_3 + u32(1);
            }
            else
            {
                CellList_push_0(&(list_12), place_5);
            }
            column_5 = column_5 + i32(1);
        }
        row_10 = row_10 + i32(1);
        next_2 = next_3;
    }
    seal_cells_0(&((*m_105)), list_12, false);
    return;
}

fn outline_0( m_106 : ptr<function, Machine_0>,  b_25 : Bounds_0)
{
    check_bounds_0(&((*m_106)), b_25);
    if(failed_0((*m_106)))
    {
        return;
    }
    var list_13 : CellList_0 = CellList_at_0((*m_106));
    var row_11 : i32 = b_25.top_5;
    for(;;)
    {
        if(row_11 <= (b_25.bottom_5))
        {
        }
        else
        {
            break;
        }
        var _S166 : bool;
        if(row_11 == (b_25.top_5))
        {
            _S166 = true;
        }
        else
        {
            _S166 = row_11 == (b_25.bottom_5);
        }
        var _S167 : i32;
        if(_S166)
        {
            _S167 = i32(1);
        }
        else
        {
            _S167 = max(b_25.right_0 - b_25.left_3, i32(1));
        }
        var column_6 : i32 = b_25.left_3;
        for(;;)
        {
            if(column_6 <= (b_25.right_0))
            {
            }
            else
            {
                break;
            }
            CellList_push_0(&(list_13), pack_0(row_11, column_6));
            column_6 = column_6 + _S167;
        }
        row_11 = row_11 + i32(1);
    }
    seal_cells_0(&((*m_106)), list_13, false);
    return;
}

fn op_box_0( m_107 : ptr<function, Machine_0>,  a_56 : u32)
{
    var patch_17 : PatchView_0 = patch_view_0(&((*m_107)), a_56);
    if(failed_0((*m_107)))
    {
        return;
    }
    var b_26 : Bounds_0 = bounds_of_0(patch_17);
    if(b_26.empty_0)
    {
        var _S168 : u32 = copy_record_0(&((*m_107)), a_56);
    }
    else
    {
        outline_0(&((*m_107)), b_26);
    }
    return;
}

fn outline_around_0( m_108 : ptr<function, Machine_0>,  a_57 : u32,  by_0 : i32)
{
    var patch_18 : PatchView_0 = patch_view_0(&((*m_108)), a_57);
    if(failed_0((*m_108)))
    {
        return;
    }
    var b_27 : Bounds_0 = some_bounds_0(&((*m_108)), patch_18);
    var top_8 : i32 = b_27.top_5 - by_0;
    var bottom_8 : i32 = b_27.bottom_5 + by_0;
    var left_6 : i32 = b_27.left_3 - by_0;
    var right_3 : i32 = b_27.right_0 + by_0;
    if(!failed_0((*m_108)))
    {
        outline_0(&((*m_108)), Bounds_from_0(min(top_8, bottom_8), min(left_6, right_3), max(top_8, bottom_8), max(left_6, right_3)));
    }
    return;
}

fn op_outbox_0( m_109 : ptr<function, Machine_0>,  a_58 : u32)
{
    outline_around_0(&((*m_109)), a_58, i32(1));
    return;
}

fn op_inbox_0( m_110 : ptr<function, Machine_0>,  a_59 : u32)
{
    outline_around_0(&((*m_110)), a_59, i32(-1));
    return;
}

fn sort_cells_0( m_111 : ptr<function, Machine_0>,  list_14 : ptr<function, CellList_0>)
{
    if(((*list_14).count_2) > ((*list_14).room_0))
    {
        fail_0(&((*m_111)), u32(254));
    }
    var _S169 : bool;
    if(failed_0((*m_111)))
    {
        _S169 = true;
    }
    else
    {
        _S169 = ascends_0((*list_14));
    }
    if(_S169)
    {
        return;
    }
    spend_0(&((*m_111)), (*list_14).count_2);
    if(failed_0((*m_111)))
    {
        return;
    }
    sort_list_0(&((*list_14)));
    return;
}

fn op_toindices_0( m_112 : ptr<function, Machine_0>,  a_60 : u32)
{
    var kind_23 : u32 = kind_of_0(a_60);
    var object_0 : bool = kind_23 == u32(11);
    var _S170 : bool;
    if(kind_23 == u32(9))
    {
        _S170 = (word_at_0(a_60 + u32(1))) == u32(0);
    }
    else
    {
        _S170 = false;
    }
    if(_S170)
    {
        new_empty_set_0(&((*m_112)));
        return;
    }
    var patch_19 : PatchView_0;
    patch_19.cells_6 = a_60 + u32(4);
    var i_45 : u32;
    if(object_0)
    {
        i_45 = word_at_0(a_60 + u32(1));
    }
    else
    {
        i_45 = u32(0);
    }
    patch_19.count_14 = i_45;
    patch_19.coloured_1 = object_0;
    if(!object_0)
    {
        var _S171 : PatchView_0 = patch_view_1(&((*m_112)), a_60);
        patch_19 = _S171;
    }
    if(failed_0((*m_112)))
    {
        return;
    }
    if(!patch_19.coloured_1)
    {
        var _S172 : u32 = copy_record_1(&((*m_112)), a_60);
        return;
    }
    var list_15 : CellList_0 = CellList_at_0((*m_112));
    i_45 = u32(0);
    for(;;)
    {
        if(i_45 < (patch_19.count_14))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&(list_15), ((word_at_0(patch_19.cells_6 + i_45)) & (u32(16777215))));
        i_45 = i_45 + u32(1);
    }
    if(object_0)
    {
        sort_cells_0(&((*m_112)), &(list_15));
    }
    else
    {
        if((list_15.count_2) > (list_15.room_0))
        {
            fail_0(&((*m_112)), u32(254));
        }
        else
        {
            if(!ascends_0(list_15))
            {
                sort_list_0(&(list_15));
            }
        }
    }
    seal_cells_0(&((*m_112)), list_15, false);
    return;
}

fn can_move_0( patch_20 : PatchView_0,  offset_0 : Two_0) -> bool
{
    var _S173 : bool;
    if((min(offset_0.x_0, offset_0.y_0)) < i32(-4095))
    {
        _S173 = true;
    }
    else
    {
        _S173 = (max(offset_0.x_0, offset_0.y_0)) > i32(4095);
    }
    if(_S173)
    {
        return false;
    }
    var i_46 : u32 = u32(0);
    var lost_0 : u32 = u32(0);
    for(;;)
    {
        if(i_46 < (patch_20.count_14))
        {
        }
        else
        {
            break;
        }
        var cell_14 : u32 = word_at_0(patch_20.cells_6 + i_46);
        var lost_1 : u32 = (lost_0 | (((u32(row_of_0(cell_14) + i32(2048) + offset_0.x_0) | (u32(column_of_0(cell_14) + i32(2048) + offset_0.y_0))))));
        i_46 = i_46 + u32(1);
        lost_0 = lost_1;
    }
    return ((lost_0 & (u32(4294963200)))) == u32(0);
}

fn shifted_0( m_113 : ptr<function, Machine_0>,  patch_21 : PatchView_0,  by_1 : Two_0)
{
    if(failed_0((*m_113)))
    {
        return;
    }
    if(!can_move_0(patch_21, by_1))
    {
        fail_0(&((*m_113)), u32(27));
        return;
    }
    var _S174 : u32 = ((u32(by_1.x_0) << (u32(12)))) + u32(by_1.y_0);
    var list_16 : CellList_0 = CellList_at_0((*m_113));
    var i_47 : u32 = u32(0);
    for(;;)
    {
        if(i_47 < (patch_21.count_14))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&(list_16), word_at_0(patch_21.cells_6 + i_47) + _S174);
        i_47 = i_47 + u32(1);
    }
    if(!patch_21.is_set_1)
    {
        sort_cells_0(&((*m_113)), &(list_16));
    }
    seal_cells_0(&((*m_113)), list_16, patch_21.coloured_1);
    return;
}

fn op_normalize_0( m_114 : ptr<function, Machine_0>,  a_61 : u32)
{
    if((length_of_0(a_61)) == u32(0))
    {
        var _S175 : u32 = copy_record_0(&((*m_114)), a_61);
        return;
    }
    var patch_22 : PatchView_0 = patch_view_0(&((*m_114)), a_61);
    if(failed_0((*m_114)))
    {
        return;
    }
    var b_28 : Bounds_0 = some_bounds_0(&((*m_114)), patch_22);
    shifted_0(&((*m_114)), patch_22, two_0(- b_28.top_5, - b_28.left_3));
    return;
}

fn around_0( m_115 : ptr<function, Machine_0>,  a_62 : u32,  beside_0 : bool,  diagonal_0 : bool)
{
    if((kind_of_0(a_62)) != u32(3))
    {
        fail_0(&((*m_115)), u32(2));
        return;
    }
    var row_12 : i32 = i32(word_at_0(a_62 + u32(1)));
    var column_7 : i32 = i32(word_at_0(a_62 + u32(2)));
    var _S176 : bool;
    if((min(row_12, column_7)) < i32(-2047))
    {
        _S176 = true;
    }
    else
    {
        _S176 = (max(row_12, column_7)) > i32(2046);
    }
    if(_S176)
    {
        fail_0(&((*m_115)), u32(27));
        return;
    }
    var list_17 : CellList_0 = CellList_at_0((*m_115));
    var i_48 : i32 = i32(-1);
    for(;;)
    {
        if(i_48 <= i32(1))
        {
        }
        else
        {
            break;
        }
        var j_0 : i32 = i32(-1);
        for(;;)
        {
            if(j_0 <= i32(1))
            {
            }
            else
            {
                break;
            }
            if(i_48 != i32(0))
            {
                _S176 = true;
            }
            else
            {
                _S176 = j_0 != i32(0);
            }
            var _S177 : bool;
            if(_S176)
            {
                if(i_48 == i32(0))
                {
                    _S177 = true;
                }
                else
                {
                    _S177 = j_0 == i32(0);
                }
                var _S178 : bool;
                if(_S177)
                {
                    _S178 = beside_0;
                }
                else
                {
                    _S178 = diagonal_0;
                }
                _S177 = _S178;
            }
            else
            {
                _S177 = false;
            }
            if(_S177)
            {
                CellList_push_0(&(list_17), pack_0(row_12 + i_48, column_7 + j_0));
            }
            j_0 = j_0 + i32(1);
        }
        i_48 = i_48 + i32(1);
    }
    seal_cells_0(&((*m_115)), list_17, false);
    return;
}

fn op_neighbors_0( m_116 : ptr<function, Machine_0>,  a_63 : u32)
{
    around_0(&((*m_116)), a_63, true, true);
    return;
}

fn op_dneighbors_0( m_117 : ptr<function, Machine_0>,  a_64 : u32)
{
    around_0(&((*m_117)), a_64, true, false);
    return;
}

fn op_ineighbors_0( m_118 : ptr<function, Machine_0>,  a_65 : u32)
{
    around_0(&((*m_118)), a_65, false, true);
    return;
}

fn same_grid_0( m_119 : ptr<function, Machine_0>,  a_66 : u32)
{
    var _S179 : GridView_0 = grid_view_0(&((*m_119)), a_66);
    var _S180 : u32 = copy_record_1(&((*m_119)), a_66);
    return;
}

fn fail_2( m_120 : ptr<function, Machine_0>,  reason_2 : u32)
{
    if(((*m_120).fault_0) == u32(0))
    {
        (*m_120).fault_0 = reason_2 + u32(1);
    }
    return;
}

fn grid_view_2( m_121 : ptr<function, Machine_0>,  record_18 : u32) -> GridView_0
{
    var view_4 : GridView_0;
    view_4.height_1 = u32(0);
    view_4.width_2 = u32(0);
    var _S181 : u32 = record_18 + u32(4);
    view_4.cells_8 = _S181;
    var kind_24 : u32 = kind_of_0(record_18);
    if(kind_24 == u32(6))
    {
        view_4.height_1 = word_at_0(record_18 + u32(1));
        view_4.width_2 = word_at_0(record_18 + u32(2));
        return view_4;
    }
    var rows_are_empty_2 : bool;
    if(kind_24 == u32(9))
    {
        rows_are_empty_2 = (word_at_0(record_18 + u32(1))) <= u32(256);
    }
    else
    {
        rows_are_empty_2 = false;
    }
    if(rows_are_empty_2)
    {
        var i_49 : u32 = u32(0);
        for(;;)
        {
            if(i_49 < (word_at_0(record_18 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var row_13 : u32 = record_18 + word_at_0(_S181 + i_49);
            var _S182 : bool;
            if(rows_are_empty_2)
            {
                _S182 = (kind_of_0(row_13)) == u32(9);
            }
            else
            {
                _S182 = false;
            }
            if(_S182)
            {
                rows_are_empty_2 = (word_at_0(row_13 + u32(1))) == u32(0);
            }
            else
            {
                rows_are_empty_2 = false;
            }
            i_49 = i_49 + u32(1);
        }
    }
    if(rows_are_empty_2)
    {
        view_4.height_1 = word_at_0(record_18 + u32(1));
    }
    else
    {
        fail_2(&((*m_121)), u32(4));
    }
    return view_4;
}

fn new_record_2( m_122 : ptr<function, Machine_0>,  kind_25 : u32,  a_67 : u32,  b_29 : u32,  words_7 : u32) -> u32
{
    if(((*m_122).fault_0) != u32(0))
    {
        return u32(0);
    }
    var at_20 : u32 = (*m_122).cursor_0;
    var _S183 : bool;
    if(words_7 > u32(1048576))
    {
        _S183 = true;
    }
    else
    {
        _S183 = (at_20 + u32(4) + words_7) > ((*m_122).end_0);
    }
    if(_S183)
    {
        fail_2(&((*m_122)), u32(254));
        return u32(0);
    }
    arena_0[at_20] = kind_25;
    arena_0[at_20 + u32(1)] = a_67;
    arena_0[at_20 + u32(2)] = b_29;
    arena_0[at_20 + u32(3)] = words_7;
    if(words_7 > u32(0))
    {
        arena_0[at_20 + u32(4) + words_7 - u32(1)] = u32(0);
    }
    (*m_122).cursor_0 = at_20 + u32(4) + words_7;
    return at_20;
}

fn spend_2( m_123 : ptr<function, Machine_0>,  units_2 : u32)
{
    if(((*m_123).fault_0) != u32(0))
    {
        return;
    }
    if(units_2 > ((*m_123).fuel_1))
    {
        (*m_123).fuel_1 = u32(0);
        fail_2(&((*m_123)), u32(30));
    }
    else
    {
        (*m_123).fuel_1 = (*m_123).fuel_1 - units_2;
    }
    return;
}

fn make_2( m_124 : ptr<function, Machine_0>,  bytes_3 : u32)
{
    if(((*m_124).fault_0) != u32(0))
    {
        return;
    }
    var all_7 : u32 = bytes_3 + u32(32);
    if(all_7 > ((*m_124).memory_1))
    {
        (*m_124).memory_1 = u32(0);
        fail_2(&((*m_124)), u32(31));
        return;
    }
    (*m_124).memory_1 = (*m_124).memory_1 - all_7;
    spend_2(&((*m_124)), all_7 / u32(16));
    return;
}

fn new_empty_rows_1( m_125 : ptr<function, Machine_0>,  count_27 : u32)
{
    if(count_27 == u32(0))
    {
        var _S184 : u32 = new_record_2(&((*m_125)), u32(9), u32(0), u32(1), u32(0));
        return;
    }
    make_2(&((*m_125)), count_27 * u32(16));
    var at_21 : u32 = new_record_2(&((*m_125)), u32(9), count_27, u32(1) + count_27, count_27 + count_27 * u32(4));
    if(at_21 == u32(0))
    {
        return;
    }
    var i_50 : u32 = u32(0);
    for(;;)
    {
        if(i_50 < count_27)
        {
        }
        else
        {
            break;
        }
        var start_7 : u32 = u32(4) + count_27 + i_50 * u32(4);
        arena_0[at_21 + u32(4) + i_50] = start_7;
        var _S185 : u32 = at_21 + start_7;
        arena_0[_S185] = u32(9);
        arena_0[_S185 + u32(1)] = u32(0);
        arena_0[_S185 + u32(2)] = u32(1);
        arena_0[_S185 + u32(3)] = u32(0);
        i_50 = i_50 + u32(1);
    }
    return;
}

fn new_grid_1( m_126 : ptr<function, Machine_0>,  height_3 : u32,  width_4 : u32) -> u32
{
    if(((*m_126).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S186 : bool;
    if(height_3 > u32(1048576))
    {
        _S186 = true;
    }
    else
    {
        _S186 = width_4 > u32(1048576);
    }
    if(_S186)
    {
        _S186 = true;
    }
    else
    {
        _S186 = (max(height_3 * width_4, height_3)) > u32(1048576);
    }
    if(_S186)
    {
        fail_2(&((*m_126)), u32(28));
        return u32(0);
    }
    var area_6 : u32 = height_3 * width_4;
    if(area_6 == u32(0))
    {
        new_empty_rows_1(&((*m_126)), height_3);
        return u32(0);
    }
    make_2(&((*m_126)), area_6);
    var at_22 : u32 = new_record_2(&((*m_126)), u32(6), height_3, width_4, (area_6 + u32(3)) / u32(4));
    var _S187 : u32;
    if(at_22 == u32(0))
    {
        _S187 = u32(0);
    }
    else
    {
        _S187 = at_22 + u32(4);
    }
    return _S187;
}

fn CellWriter_push_1( this_10 : ptr<function, CellWriter_0>,  value_6 : i32)
{
    (*this_10).word_0 = (((*this_10).word_0) | (((((u32(value_6) & (u32(255)))) << ((u32(8) * (*this_10).filled_0))))));
    var _S188 : u32 = (*this_10).filled_0 + u32(1);
    (*this_10).filled_0 = _S188;
    if(_S188 == u32(4))
    {
        arena_0[(*this_10).at_6] = (*this_10).word_0;
        (*this_10).at_6 = (*this_10).at_6 + u32(1);
        (*this_10).word_0 = u32(0);
        (*this_10).filled_0 = u32(0);
    }
    return;
}

fn push_run_1( to_6 : ptr<function, CellWriter_0>,  cells_11 : u32,  start_8 : u32,  count_28 : u32)
{
    var i_51 : u32 = u32(0);
    for(;;)
    {
        var _S189 : u32 = i_51 + u32(4);
        if(_S189 <= count_28)
        {
        }
        else
        {
            break;
        }
        var word_2 : u32 = four_cells_0(cells_11, start_8 + i_51);
        var shift_2 : u32 = u32(8) * (*to_6).filled_0;
        arena_0[(*to_6).at_6] = (((*to_6).word_0) | (((word_2 << (shift_2)))));
        (*to_6).at_6 = (*to_6).at_6 + u32(1);
        var _S190 : u32;
        if(shift_2 == u32(0))
        {
            _S190 = u32(0);
        }
        else
        {
            _S190 = (word_2 >> ((u32(32) - shift_2)));
        }
        (*to_6).word_0 = _S190;
        i_51 = _S189;
    }
    for(;;)
    {
        if(i_51 < count_28)
        {
        }
        else
        {
            break;
        }
        CellWriter_push_1(&((*to_6)), cell_at_0(cells_11, start_8 + i_51));
        i_51 = i_51 + u32(1);
    }
    return;
}

fn CellWriter_finish_1( this_11 : ptr<function, CellWriter_0>)
{
    if(((*this_11).filled_0) != u32(0))
    {
        arena_0[(*this_11).at_6] = (*this_11).word_0;
    }
    return;
}

fn flipped_0( m_127 : ptr<function, Machine_0>,  a_68 : u32,  rows_1 : bool,  columns_0 : bool)
{
    if((kind_of_0(a_68)) != u32(6))
    {
        same_grid_0(&((*m_127)), a_68);
        return;
    }
    var from_4 : GridView_0 = grid_view_2(&((*m_127)), a_68);
    var cells_12 : u32 = new_grid_1(&((*m_127)), from_4.height_1, from_4.width_2);
    if(cells_12 == u32(0))
    {
        return;
    }
    var to_7 : CellWriter_0 = CellWriter_to_0(cells_12);
    var i_52 : u32 = u32(0);
    for(;;)
    {
        if(i_52 < (from_4.height_1))
        {
        }
        else
        {
            break;
        }
        var _S191 : u32;
        if(rows_1)
        {
            _S191 = from_4.height_1 - u32(1) - i_52;
        }
        else
        {
            _S191 = i_52;
        }
        var start_9 : u32 = _S191 * from_4.width_2;
        if(columns_0)
        {
            var j_1 : u32 = from_4.width_2;
            for(;;)
            {
                if(j_1 > u32(0))
                {
                }
                else
                {
                    break;
                }
                CellWriter_push_1(&(to_7), cell_at_0(from_4.cells_8, start_9 + j_1 - u32(1)));
                j_1 = j_1 - u32(1);
            }
        }
        else
        {
            push_run_1(&(to_7), from_4.cells_8, start_9, from_4.width_2);
        }
        i_52 = i_52 + u32(1);
    }
    CellWriter_finish_1(&(to_7));
    return;
}

fn new_empty_tuple_2( m_128 : ptr<function, Machine_0>)
{
    var _S192 : u32 = new_record_0(&((*m_128)), u32(9), u32(0), u32(1), u32(0));
    return;
}

fn GridView_at_0( this_12 : GridView_0,  row_14 : u32,  column_8 : u32) -> i32
{
    return cell_at_0(this_12.cells_8, row_14 * this_12.width_2 + column_8);
}

fn turned_0( m_129 : ptr<function, Machine_0>,  a_69 : u32,  flip_rows_0 : bool,  flip_columns_0 : bool)
{
    var from_5 : GridView_0 = grid_view_2(&((*m_129)), a_69);
    if(failed_0((*m_129)))
    {
        return;
    }
    if((from_5.width_2) == u32(0))
    {
        new_empty_tuple_2(&((*m_129)));
        return;
    }
    var cells_13 : u32 = new_grid_1(&((*m_129)), from_5.width_2, from_5.height_1);
    if(cells_13 == u32(0))
    {
        return;
    }
    var to_8 : CellWriter_0 = CellWriter_to_0(cells_13);
    var i_53 : u32 = u32(0);
    for(;;)
    {
        if(i_53 < (from_5.width_2))
        {
        }
        else
        {
            break;
        }
        var _S193 : u32;
        if(flip_columns_0)
        {
            _S193 = from_5.width_2 - u32(1) - i_53;
        }
        else
        {
            _S193 = i_53;
        }
        var j_2 : u32 = u32(0);
        for(;;)
        {
            if(j_2 < (from_5.height_1))
            {
            }
            else
            {
                break;
            }
            var _S194 : u32;
            if(flip_rows_0)
            {
                _S194 = from_5.height_1 - u32(1) - j_2;
            }
            else
            {
                _S194 = j_2;
            }
            CellWriter_push_1(&(to_8), GridView_at_0(from_5, _S194, _S193));
            j_2 = j_2 + u32(1);
        }
        i_53 = i_53 + u32(1);
    }
    CellWriter_finish_1(&(to_8));
    return;
}

fn some_bounds_1( m_130 : ptr<function, Machine_0>,  patch_23 : PatchView_0) -> Bounds_0
{
    var b_30 : Bounds_0 = bounds_of_0(patch_23);
    if(b_30.empty_0)
    {
        fail_0(&((*m_130)), u32(23));
    }
    return b_30;
}

fn mirrored_0( m_131 : ptr<function, Machine_0>,  a_70 : u32,  axis_0 : u32)
{
    var _S195 : bool;
    if(is_tuple_0(a_70))
    {
        var _S196 : bool = axis_0 == u32(0);
        if(_S196)
        {
            _S195 = true;
        }
        else
        {
            _S195 = axis_0 == u32(2);
        }
        if(_S195)
        {
            flipped_0(&((*m_131)), a_70, _S196, axis_0 == u32(2));
        }
        else
        {
            var _S197 : bool = axis_0 == u32(3);
            turned_0(&((*m_131)), a_70, _S197, _S197);
        }
        return;
    }
    var patch_24 : PatchView_0 = patch_view_1(&((*m_131)), a_70);
    if(failed_0((*m_131)))
    {
        return;
    }
    var _S198 : Bounds_0 = some_bounds_1(&((*m_131)), patch_24);
    spend_0(&((*m_131)), patch_24.count_14);
    if(failed_0((*m_131)))
    {
        return;
    }
    var list_18 : CellList_0 = CellList_at_0((*m_131));
    var i_54 : u32 = u32(0);
    for(;;)
    {
        if(i_54 < (patch_24.count_14))
        {
        }
        else
        {
            break;
        }
        var cell_15 : u32 = word_at_0(patch_24.cells_6 + i_54);
        var row_15 : i32 = row_of_0(cell_15);
        var column_9 : i32 = column_of_0(cell_15);
        var _S199 : Two_0 = two_0(_S198.top_5 + _S198.bottom_5 - row_15, column_9);
        var place_6 : Two_0;
        if(axis_0 == u32(1))
        {
            place_6 = two_0(column_9 - _S198.left_3 + _S198.top_5, row_15 - _S198.top_5 + _S198.left_3);
        }
        else
        {
            if(axis_0 == u32(2))
            {
                place_6 = two_0(row_15, _S198.left_3 + _S198.right_0 - column_9);
            }
            else
            {
                if(axis_0 == u32(3))
                {
                    place_6 = two_0(_S198.top_5 + _S198.right_0 - column_9, _S198.left_3 + _S198.bottom_5 - row_15);
                }
                else
                {
                    place_6 = _S199;
                }
            }
        }
        var _S200 : Two_0 = place_6;
        if(!fits_0(place_6.x_0))
        {
            _S195 = true;
        }
        else
        {
            _S195 = !fits_0(place_6.y_0);
        }
        if(_S195)
        {
            fail_0(&((*m_131)), u32(27));
        }
        CellList_push_0(&(list_18), (((cell_15 & (u32(4278190080)))) | ((pack_0(_S200.x_0, place_6.y_0)))));
        i_54 = i_54 + u32(1);
    }
    sort_cells_0(&((*m_131)), &(list_18));
    seal_cells_0(&((*m_131)), list_18, patch_24.coloured_1);
    return;
}

fn op_hmirror_0( m_132 : ptr<function, Machine_0>,  a_71 : u32)
{
    mirrored_0(&((*m_132)), a_71, u32(0));
    return;
}

fn op_vmirror_0( m_133 : ptr<function, Machine_0>,  a_72 : u32)
{
    mirrored_0(&((*m_133)), a_72, u32(2));
    return;
}

fn op_dmirror_0( m_134 : ptr<function, Machine_0>,  a_73 : u32)
{
    mirrored_0(&((*m_134)), a_73, u32(1));
    return;
}

fn op_cmirror_0( m_135 : ptr<function, Machine_0>,  a_74 : u32)
{
    mirrored_0(&((*m_135)), a_74, u32(3));
    return;
}

fn turned_1( m_136 : ptr<function, Machine_0>,  a_75 : u32,  flip_rows_1 : bool,  flip_columns_1 : bool)
{
    var from_6 : GridView_0 = grid_view_0(&((*m_136)), a_75);
    if(failed_0((*m_136)))
    {
        return;
    }
    if((from_6.width_2) == u32(0))
    {
        new_empty_tuple_0(&((*m_136)));
        return;
    }
    var cells_14 : u32 = new_grid_0(&((*m_136)), from_6.width_2, from_6.height_1);
    if(cells_14 == u32(0))
    {
        return;
    }
    var to_9 : CellWriter_0 = CellWriter_to_0(cells_14);
    var i_55 : u32 = u32(0);
    for(;;)
    {
        if(i_55 < (from_6.width_2))
        {
        }
        else
        {
            break;
        }
        var _S201 : u32;
        if(flip_columns_1)
        {
            _S201 = from_6.width_2 - u32(1) - i_55;
        }
        else
        {
            _S201 = i_55;
        }
        var j_3 : u32 = u32(0);
        for(;;)
        {
            if(j_3 < (from_6.height_1))
            {
            }
            else
            {
                break;
            }
            var _S202 : u32;
            if(flip_rows_1)
            {
                _S202 = from_6.height_1 - u32(1) - j_3;
            }
            else
            {
                _S202 = j_3;
            }
            CellWriter_push_0(&(to_9), GridView_at_0(from_6, _S202, _S201));
            j_3 = j_3 + u32(1);
        }
        i_55 = i_55 + u32(1);
    }
    CellWriter_finish_0(&(to_9));
    return;
}

fn op_rot90_0( m_137 : ptr<function, Machine_0>,  a_76 : u32)
{
    turned_1(&((*m_137)), a_76, true, false);
    return;
}

fn same_grid_1( m_138 : ptr<function, Machine_0>,  a_77 : u32)
{
    var _S203 : GridView_0 = grid_view_1(&((*m_138)), a_77);
    var _S204 : u32 = copy_record_0(&((*m_138)), a_77);
    return;
}

fn flipped_1( m_139 : ptr<function, Machine_0>,  a_78 : u32,  rows_2 : bool,  columns_1 : bool)
{
    if((kind_of_0(a_78)) != u32(6))
    {
        same_grid_1(&((*m_139)), a_78);
        return;
    }
    var from_7 : GridView_0 = grid_view_0(&((*m_139)), a_78);
    var cells_15 : u32 = new_grid_0(&((*m_139)), from_7.height_1, from_7.width_2);
    if(cells_15 == u32(0))
    {
        return;
    }
    var to_10 : CellWriter_0 = CellWriter_to_0(cells_15);
    var i_56 : u32 = u32(0);
    for(;;)
    {
        if(i_56 < (from_7.height_1))
        {
        }
        else
        {
            break;
        }
        var _S205 : u32;
        if(rows_2)
        {
            _S205 = from_7.height_1 - u32(1) - i_56;
        }
        else
        {
            _S205 = i_56;
        }
        var start_10 : u32 = _S205 * from_7.width_2;
        if(columns_1)
        {
            var j_4 : u32 = from_7.width_2;
            for(;;)
            {
                if(j_4 > u32(0))
                {
                }
                else
                {
                    break;
                }
                CellWriter_push_0(&(to_10), cell_at_0(from_7.cells_8, start_10 + j_4 - u32(1)));
                j_4 = j_4 - u32(1);
            }
        }
        else
        {
            push_run_0(&(to_10), from_7.cells_8, start_10, from_7.width_2);
        }
        i_56 = i_56 + u32(1);
    }
    CellWriter_finish_0(&(to_10));
    return;
}

fn op_rot180_0( m_140 : ptr<function, Machine_0>,  a_79 : u32)
{
    flipped_1(&((*m_140)), a_79, true, true);
    return;
}

fn op_rot270_0( m_141 : ptr<function, Machine_0>,  a_80 : u32)
{
    turned_1(&((*m_141)), a_80, false, true);
    return;
}

fn call_unary_0( m_142 : ptr<function, Machine_0>,  function_0 : u32,  a_81 : u32)
{
    if((kind_of_0(function_0)) != u32(5))
    {
        fail_0(&((*m_142)), u32(10));
        return;
    }
    var op_0 : u32 = word_at_0(function_0 + u32(1));
    var inside_0 : bool;
    switch(op_0)
    {
    case u32(0):
        {
            var inside_1 : bool = charged_0(&((*m_142)), u32(1));
            if(inside_1)
            {
                op_identity_0(&((*m_142)), a_81);
            }
            inside_0 = inside_1;
        }
    case u32(19):
        {
            var inside_2 : bool = charged_0(&((*m_142)), u32(1));
            if(inside_2)
            {
                op_size_0(&((*m_142)), a_81);
            }
            inside_0 = inside_2;
        }
    case u32(43):
        {
            var inside_3 : bool = charged_0(&((*m_142)), u32(1));
            if(inside_3)
            {
                op_first_0(&((*m_142)), a_81);
            }
            inside_0 = inside_3;
        }
    case u32(44):
        {
            var inside_4 : bool = charged_0(&((*m_142)), u32(1));
            if(inside_4)
            {
                op_last_0(&((*m_142)), a_81);
            }
            inside_0 = inside_4;
        }
    case u32(187):
        {
            var inside_5 : bool = charged_0(&((*m_142)), u32(1));
            if(inside_5)
            {
                op_second_0(&((*m_142)), a_81);
            }
            inside_0 = inside_5;
        }
    case u32(107):
        {
            var inside_6 : bool = charged_0(&((*m_142)), u32(1));
            if(inside_6)
            {
                op_color_0(&((*m_142)), a_81);
            }
            inside_0 = inside_6;
        }
    case u32(106):
        {
            var inside_7 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_7)
            {
                op_numcolors_0(&((*m_142)), a_81);
            }
            inside_0 = inside_7;
        }
    case u32(66):
        {
            var inside_8 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_8)
            {
                op_mostcolor_0(&((*m_142)), a_81);
            }
            inside_0 = inside_8;
        }
    case u32(67):
        {
            var inside_9 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_9)
            {
                op_leastcolor_0(&((*m_142)), a_81);
            }
            inside_0 = inside_9;
        }
    case u32(105):
        {
            var inside_10 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_10)
            {
                op_palette_0(&((*m_142)), a_81);
            }
            inside_0 = inside_10;
        }
    case u32(161):
        {
            var inside_11 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_11)
            {
                op_p_g_0(&((*m_142)), a_81);
            }
            inside_0 = inside_11;
        }
    case u32(162):
        {
            var inside_12 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_12)
            {
                op_p_f_0(&((*m_142)), a_81);
            }
            inside_0 = inside_12;
        }
    case u32(68):
        {
            var inside_13 : bool = charged_0(&((*m_142)), u32(1));
            if(inside_13)
            {
                op_height_0(&((*m_142)), a_81);
            }
            inside_0 = inside_13;
        }
    case u32(69):
        {
            var inside_14 : bool = charged_0(&((*m_142)), u32(1));
            if(inside_14)
            {
                op_width_0(&((*m_142)), a_81);
            }
            inside_0 = inside_14;
        }
    case u32(70):
        {
            var inside_15 : bool = charged_0(&((*m_142)), u32(1));
            if(inside_15)
            {
                op_shape_0(&((*m_142)), a_81);
            }
            inside_0 = inside_15;
        }
    case u32(71):
        {
            var inside_16 : bool = charged_0(&((*m_142)), u32(1));
            if(inside_16)
            {
                op_portrait_0(&((*m_142)), a_81);
            }
            inside_0 = inside_16;
        }
    case u32(96):
        {
            var inside_17 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_17)
            {
                op_square_0(&((*m_142)), a_81);
            }
            inside_0 = inside_17;
        }
    case u32(97):
        {
            var inside_18 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_18)
            {
                op_vline_0(&((*m_142)), a_81);
            }
            inside_0 = inside_18;
        }
    case u32(98):
        {
            var inside_19 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_19)
            {
                op_hline_0(&((*m_142)), a_81);
            }
            inside_0 = inside_19;
        }
    case u32(92):
        {
            var inside_20 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_20)
            {
                op_uppermost_0(&((*m_142)), a_81);
            }
            inside_0 = inside_20;
        }
    case u32(93):
        {
            var inside_21 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_21)
            {
                op_lowermost_0(&((*m_142)), a_81);
            }
            inside_0 = inside_21;
        }
    case u32(94):
        {
            var inside_22 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_22)
            {
                op_leftmost_0(&((*m_142)), a_81);
            }
            inside_0 = inside_22;
        }
    case u32(95):
        {
            var inside_23 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_23)
            {
                op_rightmost_0(&((*m_142)), a_81);
            }
            inside_0 = inside_23;
        }
    case u32(77):
        {
            var inside_24 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_24)
            {
                op_ulcorner_0(&((*m_142)), a_81);
            }
            inside_0 = inside_24;
        }
    case u32(78):
        {
            var inside_25 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_25)
            {
                op_urcorner_0(&((*m_142)), a_81);
            }
            inside_0 = inside_25;
        }
    case u32(79):
        {
            var inside_26 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_26)
            {
                op_llcorner_0(&((*m_142)), a_81);
            }
            inside_0 = inside_26;
        }
    case u32(80):
        {
            var inside_27 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_27)
            {
                op_lrcorner_0(&((*m_142)), a_81);
            }
            inside_0 = inside_27;
        }
    case u32(133):
        {
            var inside_28 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_28)
            {
                op_center_0(&((*m_142)), a_81);
            }
            inside_0 = inside_28;
        }
    case u32(137):
        {
            var inside_29 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_29)
            {
                op_corners_0(&((*m_142)), a_81);
            }
            inside_0 = inside_29;
        }
    case u32(148):
        {
            var inside_30 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_30)
            {
                op_backdrop_0(&((*m_142)), a_81);
            }
            inside_0 = inside_30;
        }
    case u32(149):
        {
            var inside_31 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_31)
            {
                op_delta_0(&((*m_142)), a_81);
            }
            inside_0 = inside_31;
        }
    case u32(153):
        {
            var inside_32 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_32)
            {
                op_box_0(&((*m_142)), a_81);
            }
            inside_0 = inside_32;
        }
    case u32(152):
        {
            var inside_33 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_33)
            {
                op_outbox_0(&((*m_142)), a_81);
            }
            inside_0 = inside_33;
        }
    case u32(151):
        {
            var inside_34 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_34)
            {
                op_inbox_0(&((*m_142)), a_81);
            }
            inside_0 = inside_34;
        }
    case u32(82):
        {
            var inside_35 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_35)
            {
                op_toindices_0(&((*m_142)), a_81);
            }
            inside_0 = inside_35;
        }
    case u32(85):
        {
            var inside_36 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_36)
            {
                op_normalize_0(&((*m_142)), a_81);
            }
            inside_0 = inside_36;
        }
    case u32(88):
        {
            var inside_37 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_37)
            {
                op_neighbors_0(&((*m_142)), a_81);
            }
            inside_0 = inside_37;
        }
    case u32(86):
        {
            var inside_38 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_38)
            {
                op_dneighbors_0(&((*m_142)), a_81);
            }
            inside_0 = inside_38;
        }
    case u32(87):
        {
            var inside_39 : bool = charged_0(&((*m_142)), u32(2));
            if(inside_39)
            {
                op_ineighbors_0(&((*m_142)), a_81);
            }
            inside_0 = inside_39;
        }
    case u32(113):
        {
            var inside_40 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_40)
            {
                op_hmirror_0(&((*m_142)), a_81);
            }
            inside_0 = inside_40;
        }
    case u32(114):
        {
            var inside_41 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_41)
            {
                op_vmirror_0(&((*m_142)), a_81);
            }
            inside_0 = inside_41;
        }
    case u32(115):
        {
            var inside_42 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_42)
            {
                op_dmirror_0(&((*m_142)), a_81);
            }
            inside_0 = inside_42;
        }
    case u32(116):
        {
            var inside_43 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_43)
            {
                op_cmirror_0(&((*m_142)), a_81);
            }
            inside_0 = inside_43;
        }
    case u32(110):
        {
            var inside_44 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_44)
            {
                op_rot90_0(&((*m_142)), a_81);
            }
            inside_0 = inside_44;
        }
    case u32(111):
        {
            var inside_45 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_45)
            {
                op_rot180_0(&((*m_142)), a_81);
            }
            inside_0 = inside_45;
        }
    case u32(112):
        {
            var inside_46 : bool = charged_0(&((*m_142)), u32(4));
            if(inside_46)
            {
                op_rot270_0(&((*m_142)), a_81);
            }
            inside_0 = inside_46;
        }
    default :
        {
            fail_0(&((*m_142)), u32(254));
            inside_0 = false;
        }
    }
    if(failed_0((*m_142)))
    {
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = ((*m_142).fault_prim_0) == u32(0);
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        (*m_142).fault_prim_0 = op_0 + u32(1);
    }
    return;
}

fn truthy_0( record_19 : u32) -> bool
{
    var kind_26 : u32 = kind_of_0(record_19);
    var _S206 : bool;
    if(kind_26 == u32(1))
    {
        _S206 = true;
    }
    else
    {
        _S206 = kind_26 == u32(2);
    }
    if(_S206)
    {
        return (((word_at_0(record_19 + u32(1))) | ((word_at_0(record_19 + u32(2)))))) != u32(0);
    }
    if(kind_26 == u32(9))
    {
        _S206 = true;
    }
    else
    {
        _S206 = kind_26 == u32(12);
    }
    if(_S206)
    {
        return (word_at_0(record_19 + u32(1))) != u32(0);
    }
    return kind_26 != u32(0);
}

fn key_less_0( m_143 : ptr<function, Machine_0>,  a_82 : vec3<u32>,  b_31 : vec3<u32>) -> bool
{
    var _S207 : u32 = a_82.x;
    var numbers_0 : bool;
    if(_S207 == u32(2))
    {
        numbers_0 = true;
    }
    else
    {
        numbers_0 = _S207 == u32(1);
    }
    if(numbers_0)
    {
        var _S208 : u32 = b_31.x;
        if(_S208 == u32(2))
        {
            numbers_0 = true;
        }
        else
        {
            numbers_0 = _S208 == u32(1);
        }
    }
    else
    {
        numbers_0 = false;
    }
    if(numbers_0)
    {
        return (two_words_0(i32(a_82.z), i32(b_31.z), a_82.y, b_31.y)) < i32(0);
    }
    if(_S207 == u32(3))
    {
        numbers_0 = (b_31.x) == u32(3);
    }
    else
    {
        numbers_0 = false;
    }
    if(numbers_0)
    {
        return (two_words_0(i32(a_82.y), i32(b_31.y), ((a_82.z) ^ (u32(2147483648))), ((b_31.z) ^ (u32(2147483648))))) < i32(0);
    }
    fail_1(&((*m_143)), u32(254));
    return false;
}

fn put_element_1( m_144 : ptr<function, Machine_0>,  record_20 : u32,  i_57 : u32)
{
    var element_5 : u32 = element_record_0(&((*m_144)), record_20, i_57);
    var _S209 : u32 = copy_record_0(&((*m_144)), element_5);
    return;
}

fn pack_tuple_1( m_145 : ptr<function, Machine_0>,  items_15 : u32,  count_29 : u32)
{
    var _S210 : bool = count_29 > u32(0);
    var first_5 : u32;
    if(_S210)
    {
        first_5 = item_at_0(items_15, u32(0));
    }
    else
    {
        first_5 = items_15;
    }
    var kind_27 : u32;
    if(_S210)
    {
        kind_27 = kind_of_0(first_5);
    }
    else
    {
        kind_27 = u32(0);
    }
    var packs_4 : bool;
    if(count_29 == u32(2))
    {
        var second_1 : u32 = item_at_0(items_15, u32(1));
        if(int_within_0(first_5, i32(-2147483648), i32(2147483647)))
        {
            packs_4 = int_within_0(second_1, i32(-2147483648), i32(2147483647));
        }
        else
        {
            packs_4 = false;
        }
        if(packs_4)
        {
            (*m_145).cursor_0 = items_15;
            new_pair_0(&((*m_145)), i32(word_at_0(first_5 + u32(1))), i32(word_at_0(second_1 + u32(1))));
            return;
        }
        if(int_within_0(first_5, i32(-128), i32(127)))
        {
            packs_4 = pair_within_0(second_1, i32(-2048), i32(2047));
        }
        else
        {
            packs_4 = false;
        }
        if(packs_4)
        {
            var cell_16 : u32 = ((colour_bits_0(i32(word_at_0(first_5 + u32(1))))) | ((pack_0(i32(word_at_0(second_1 + u32(1))), i32(word_at_0(second_1 + u32(2)))))));
            (*m_145).cursor_0 = items_15;
            var _S211 : u32 = new_record_0(&((*m_145)), u32(4), cell_16, u32(0), u32(0));
            return;
        }
    }
    var _S212 : bool = kind_27 == u32(7);
    var width_5 : u32;
    if(_S212)
    {
        width_5 = word_at_0(first_5 + u32(1));
    }
    else
    {
        var _S213 : i32;
        if(kind_27 == u32(3))
        {
            _S213 = i32(2);
        }
        else
        {
            _S213 = i32(1);
        }
        width_5 = u32(_S213);
    }
    var _S214 : bool = kind_27 == u32(4);
    if(_S214)
    {
        packs_4 = true;
    }
    else
    {
        packs_4 = _S212;
    }
    if(packs_4)
    {
        packs_4 = true;
    }
    else
    {
        packs_4 = kind_27 == u32(3);
    }
    if(packs_4)
    {
        packs_4 = true;
    }
    else
    {
        if(kind_27 == u32(2))
        {
            packs_4 = count_29 != u32(2);
        }
        else
        {
            packs_4 = false;
        }
    }
    var i_58 : u32 = u32(0);
    for(;;)
    {
        var _S215 : bool;
        if(i_58 < count_29)
        {
            _S215 = packs_4;
        }
        else
        {
            _S215 = false;
        }
        if(_S215)
        {
        }
        else
        {
            break;
        }
        var item_4 : u32 = item_at_0(items_15, i_58);
        var packs_5 : bool = (kind_of_0(item_4)) == kind_27;
        var packs_6 : bool;
        if(kind_27 == u32(2))
        {
            packs_6 = int_within_0(item_4, i32(-128), i32(127));
        }
        else
        {
            if(kind_27 == u32(3))
            {
                packs_6 = pair_within_0(item_4, i32(-128), i32(127));
            }
            else
            {
                if(_S212)
                {
                    if(packs_5)
                    {
                        packs_6 = (word_at_0(item_4 + u32(1))) == width_5;
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
        var i_59 : u32 = i_58 + u32(1);
        packs_4 = packs_6;
        i_58 = i_59;
    }
    if(!packs_4)
    {
        close_plain_0(&((*m_145)), items_15, u32(9), count_29);
        return;
    }
    var _S216 : u32 = words_of_0(first_5);
    var _S217 : u32 = items_15 + u32(4);
    var to_11 : CellWriter_0 = CellWriter_to_0(_S217);
    i_58 = u32(0);
    for(;;)
    {
        if(i_58 < count_29)
        {
        }
        else
        {
            break;
        }
        var item_5 : u32 = first_5 + i_58 * _S216;
        var a_83 : i32 = i32(word_at_0(item_5 + u32(1)));
        var b_32 : i32 = i32(word_at_0(item_5 + u32(2)));
        if(_S214)
        {
            arena_0[_S217 + i_58] = u32(a_83);
        }
        else
        {
            if(_S212)
            {
                push_run_0(&(to_11), item_5 + u32(4), u32(0), width_5);
            }
            else
            {
                CellWriter_push_0(&(to_11), a_83);
                if(kind_27 == u32(3))
                {
                    CellWriter_push_0(&(to_11), b_32);
                }
            }
        }
        i_58 = i_58 + u32(1);
    }
    var cells_16 : u32 = count_29 * width_5;
    if(_S214)
    {
        seal_0(&((*m_145)), items_15, u32(8), count_29, u32(0), count_29);
    }
    else
    {
        CellWriter_finish_0(&(to_11));
        var grid_6 : bool = kind_27 != u32(2);
        if(grid_6)
        {
            first_5 = u32(6);
        }
        else
        {
            first_5 = u32(7);
        }
        if(grid_6)
        {
            kind_27 = width_5;
        }
        else
        {
            kind_27 = u32(0);
        }
        seal_0(&((*m_145)), items_15, first_5, count_29, kind_27, (cells_16 + u32(3)) / u32(4));
    }
    return;
}

fn keep_0( m_146 : ptr<function, Machine_0>,  container_0 : u32,  kept_2 : u32,  count_30 : u32)
{
    var kind_28 : u32 = kind_of_0(container_0);
    var length_15 : u32 = length_of_0(container_0);
    var packed_6 : bool;
    if(kind_28 == u32(10))
    {
        packed_6 = true;
    }
    else
    {
        packed_6 = kind_28 == u32(11);
    }
    var _S218 : bool;
    if(kind_28 == u32(12))
    {
        _S218 = count_30 == length_15;
    }
    else
    {
        _S218 = false;
    }
    if(_S218)
    {
        var _S219 : u32 = copy_record_1(&((*m_146)), container_0);
        return;
    }
    var list_19 : CellList_0 = CellList_at_0((*m_146));
    var _S220 : u32 = (*m_146).cursor_0;
    var items_16 : u32;
    if(!packed_6)
    {
        var _S221 : u32 = open_items_0(&((*m_146)), count_30);
        items_16 = _S221;
    }
    else
    {
        items_16 = _S220;
    }
    var first_6 : u32 = u32(0);
    var i_60 : u32 = u32(0);
    var placed_1 : u32 = u32(0);
    for(;;)
    {
        if(i_60 < length_15)
        {
            _S218 = !failed_0((*m_146));
        }
        else
        {
            _S218 = false;
        }
        if(_S218)
        {
        }
        else
        {
            break;
        }
        if((((((word_at_0(kept_2 + ((i_60 >> (u32(5)))))) >> (((i_60 & (u32(31))))))) & (u32(1)))) == u32(0))
        {
            i_60 = i_60 + u32(1);
            continue;
        }
        if(packed_6)
        {
            CellList_push_0(&(list_19), word_at_0(container_0 + u32(4) + i_60));
            i_60 = i_60 + u32(1);
            continue;
        }
        start_item_0((*m_146), items_16, placed_1);
        var first_7 : u32;
        if(placed_1 == u32(0))
        {
            first_7 = (*m_146).cursor_0;
        }
        else
        {
            first_7 = first_6;
        }
        put_element_1(&((*m_146)), container_0, i_60);
        var placed_2 : u32 = placed_1 + u32(1);
        first_6 = first_7;
        placed_1 = placed_2;
        i_60 = i_60 + u32(1);
    }
    if(failed_0((*m_146)))
    {
        return;
    }
    if(packed_6)
    {
        seal_cells_0(&((*m_146)), list_19, kind_28 == u32(11));
    }
    else
    {
        if(kind_28 == u32(7))
        {
            make_0(&((*m_146)), count_30);
            if(!failed_0((*m_146)))
            {
                pack_tuple_1(&((*m_146)), items_16, count_30);
            }
        }
        else
        {
            if(kind_28 != u32(12))
            {
                close_tuple_0(&((*m_146)), items_16, count_30);
            }
            else
            {
                if(count_30 > u32(0))
                {
                    packed_6 = is_set_0(first_6);
                }
                else
                {
                    packed_6 = false;
                }
                if(packed_6)
                {
                    make_0(&((*m_146)), count_30 * u32(16));
                    close_plain_0(&((*m_146)), items_16, u32(12), count_30);
                }
                else
                {
                    close_set_0(&((*m_146)), items_16, count_30);
                }
            }
        }
    }
    return;
}

fn higher_0( m_147 : ptr<function, Machine_0>,  mode_0 : u32,  function_1 : u32,  container_1 : u32)
{
    var length_16 : u32 = length_of_0(container_1);
    var keeps_0 : bool = mode_0 >= u32(7);
    var listed_0 : bool;
    if(mode_0 >= u32(2))
    {
        listed_0 = mode_0 <= u32(5);
    }
    else
    {
        listed_0 = false;
    }
    if(listed_0)
    {
        spend_0(&((*m_147)), length_or_0_0(container_1) / u32(2));
    }
    else
    {
        if(keeps_0)
        {
            spend_0(&((*m_147)), length_or_0_0(container_1) / u32(4));
        }
    }
    if(length_16 == u32(4294967295))
    {
        fail_0(&((*m_147)), u32(7));
    }
    if(failed_0((*m_147)))
    {
        return;
    }
    var base_0 : u32 = (*m_147).cursor_0;
    var _S222 : bool = mode_0 == u32(0);
    if(_S222)
    {
        listed_0 = true;
    }
    else
    {
        if(mode_0 == u32(1))
        {
            listed_0 = !is_set_0(container_1);
        }
        else
        {
            listed_0 = false;
        }
    }
    var items_17 : u32;
    if(listed_0)
    {
        var _S223 : u32 = open_items_0(&((*m_147)), length_16);
        items_17 = _S223;
    }
    else
    {
        if(length_16 > u32(8192))
        {
            fail_0(&((*m_147)), u32(254));
        }
        items_17 = base_0;
    }
    var u_4 : Union_0 = Union_at_0((*m_147));
    const _S224 : vec3<u32> = vec3<u32>(u32(0), u32(0), u32(0));
    var kept_3 : u32 = (*m_147).scratch_1 + u32(1152);
    var _S225 : bool;
    if(mode_0 == u32(3))
    {
        _S225 = true;
    }
    else
    {
        _S225 = mode_0 == u32(5);
    }
    var _S226 : bool;
    if(length_16 == u32(0))
    {
        if(mode_0 == u32(4))
        {
            _S226 = true;
        }
        else
        {
            _S226 = mode_0 == u32(5);
        }
    }
    else
    {
        _S226 = false;
    }
    var chosen_0 : u32 = u32(4294967295);
    var best_1 : vec3<u32> = _S224;
    var i_61 : u32 = u32(0);
    for(;;)
    {
        var _S227 : u32;
        if(_S226)
        {
            _S227 = u32(1);
        }
        else
        {
            _S227 = length_16;
        }
        var _S228 : bool;
        if(i_61 < _S227)
        {
            _S228 = !failed_0((*m_147));
        }
        else
        {
            _S228 = false;
        }
        if(_S228)
        {
        }
        else
        {
            break;
        }
        var item_6 : u32;
        if(_S226)
        {
            var _S229 : u32 = zero_record_0((*m_147));
            item_6 = _S229;
        }
        else
        {
            var _S230 : u32 = element_record_1(&((*m_147)), container_1, i_61);
            item_6 = _S230;
        }
        if(failed_0((*m_147)))
        {
            return;
        }
        var word_3 : u32;
        if(listed_0)
        {
            start_item_0((*m_147), items_17, i_61);
        }
        else
        {
            if(mode_0 == u32(1))
            {
                word_3 = base_0 + u32(4) + u_4.list_2.count_2;
            }
            else
            {
                word_3 = base_0;
            }
            (*m_147).cursor_0 = word_3;
        }
        var at_23 : u32 = (*m_147).cursor_0;
        var holds_0 : bool;
        if(mode_0 == u32(8))
        {
            var colour_6 : i32 = colour_of_patch_0(&((*m_147)), item_6);
            holds_0 = equals_number_0(function_1, colour_6);
        }
        else
        {
            if(mode_0 == u32(9))
            {
                var size_0 : u32 = length_of_0(item_6);
                if(size_0 == u32(4294967295))
                {
                    fail_0(&((*m_147)), u32(7));
                }
                holds_0 = equals_number_0(function_1, i32(size_0));
            }
            else
            {
                call_unary_0(&((*m_147)), function_1, item_6);
                holds_0 = false;
            }
        }
        if(failed_0((*m_147)))
        {
            return;
        }
        if(listed_0)
        {
            i_61 = i_61 + u32(1);
            continue;
        }
        if(mode_0 == u32(1))
        {
            union_add_0(&((*m_147)), &(u_4), at_23);
            i_61 = i_61 + u32(1);
            continue;
        }
        var holds_1 : bool;
        if(keeps_0)
        {
            if(mode_0 == u32(7))
            {
                holds_1 = truthy_0(at_23);
            }
            else
            {
                holds_1 = holds_0;
            }
            var _S231 : u32 = (i_61 & (u32(31)));
            var bit_0 : u32 = (u32(1) << (_S231));
            if(_S231 == u32(0))
            {
                word_3 = u32(0);
            }
            else
            {
                word_3 = word_at_0(kept_3 + ((i_61 >> (u32(5)))));
            }
            var _S232 : u32;
            if(holds_1)
            {
                _S232 = (word_3 | (bit_0));
            }
            else
            {
                _S232 = word_3;
            }
            arena_0[kept_3 + ((i_61 >> (u32(5))))] = _S232;
            var _S233 : u32;
            if(holds_1)
            {
                _S233 = chosen_0 + u32(1);
            }
            else
            {
                _S233 = chosen_0;
            }
            chosen_0 = _S233;
            i_61 = i_61 + u32(1);
            continue;
        }
        var key_1 : vec3<u32> = vec3<u32>(word_at_0(at_23), word_at_0(at_23 + u32(1)), word_at_0(at_23 + u32(2)));
        var better_0 : bool = chosen_0 == u32(4294967295);
        var _S234 : bool = mode_0 == u32(6);
        var best_2 : vec3<u32>;
        if(_S234)
        {
            holds_1 = truthy_0(at_23);
        }
        else
        {
            if(!better_0)
            {
                var y_4 : vec3<u32>;
                if(!_S225)
                {
                    best_2 = best_1;
                    y_4 = key_1;
                }
                else
                {
                    best_2 = key_1;
                    y_4 = best_1;
                }
                var _S235 : bool = key_less_0(&((*m_147)), best_2, y_4);
                holds_1 = _S235;
            }
            else
            {
                holds_1 = better_0;
            }
        }
        if(holds_1)
        {
            if(_S234)
            {
                chosen_0 = i_61;
                best_1 = key_1;
                break;
            }
            word_3 = i_61;
            best_2 = key_1;
        }
        else
        {
            word_3 = chosen_0;
            best_2 = best_1;
        }
        chosen_0 = word_3;
        best_1 = best_2;
        i_61 = i_61 + u32(1);
    }
    if(failed_0((*m_147)))
    {
        return;
    }
    if(_S222)
    {
        if(is_set_0(container_1))
        {
            close_set_0(&((*m_147)), items_17, length_16);
        }
        else
        {
            close_tuple_0(&((*m_147)), items_17, length_16);
        }
        return;
    }
    if(mode_0 == u32(1))
    {
        if(!listed_0)
        {
            union_finish_0(&((*m_147)), &(u_4));
            return;
        }
        close_plain_0(&((*m_147)), items_17, u32(9), length_16);
        var result_0 : u32 = (*m_147).cursor_0;
        chained_0(&((*m_147)), items_17);
        slide_0(&((*m_147)), result_0, items_17);
        return;
    }
    (*m_147).cursor_0 = base_0;
    if(keeps_0)
    {
        keep_0(&((*m_147)), container_1, kept_3, chosen_0 + u32(1));
    }
    else
    {
        if(mode_0 == u32(4))
        {
            listed_0 = true;
        }
        else
        {
            listed_0 = mode_0 == u32(5);
        }
        if(listed_0)
        {
            var _S236 : u32 = best_1.x;
            if(_S236 != u32(2))
            {
                listed_0 = _S236 != u32(1);
            }
            else
            {
                listed_0 = false;
            }
            if(listed_0)
            {
                listed_0 = _S236 != u32(3);
            }
            else
            {
                listed_0 = false;
            }
            if(listed_0)
            {
                fail_0(&((*m_147)), u32(254));
            }
            var _S237 : u32 = new_record_0(&((*m_147)), _S236, best_1.y, best_1.z, u32(0));
        }
        else
        {
            if(chosen_0 == u32(4294967295))
            {
                if(mode_0 == u32(6))
                {
                    items_17 = u32(25);
                }
                else
                {
                    items_17 = u32(22);
                }
                fail_0(&((*m_147)), items_17);
            }
            else
            {
                put_element_1(&((*m_147)), container_1, chosen_0);
            }
        }
    }
    return;
}

fn op_valmax_0( m_148 : ptr<function, Machine_0>,  a_84 : u32,  b_33 : u32)
{
    higher_0(&((*m_148)), u32(4), b_33, a_84);
    return;
}

fn op_valmin_0( m_149 : ptr<function, Machine_0>,  a_85 : u32,  b_34 : u32)
{
    higher_0(&((*m_149)), u32(5), b_34, a_85);
    return;
}

fn op_argmax_0( m_150 : ptr<function, Machine_0>,  a_86 : u32,  b_35 : u32)
{
    higher_0(&((*m_150)), u32(2), b_35, a_86);
    return;
}

fn op_argmin_0( m_151 : ptr<function, Machine_0>,  a_87 : u32,  b_36 : u32)
{
    higher_0(&((*m_151)), u32(3), b_36, a_87);
    return;
}

fn op_sfilter_0( m_152 : ptr<function, Machine_0>,  a_88 : u32,  b_37 : u32)
{
    higher_0(&((*m_152)), u32(7), b_37, a_88);
    return;
}

fn op_extract_0( m_153 : ptr<function, Machine_0>,  a_89 : u32,  b_38 : u32)
{
    higher_0(&((*m_153)), u32(6), b_38, a_89);
    return;
}

fn op_apply_0( m_154 : ptr<function, Machine_0>,  a_90 : u32,  b_39 : u32)
{
    higher_0(&((*m_154)), u32(0), a_90, b_39);
    return;
}

fn op_mapply_0( m_155 : ptr<function, Machine_0>,  a_91 : u32,  b_40 : u32)
{
    higher_0(&((*m_155)), u32(1), a_91, b_40);
    return;
}

fn sought_colour_0( record_21 : u32) -> i32
{
    var kind_29 : u32 = kind_of_0(record_21);
    var _S238 : bool;
    if(kind_29 != u32(2))
    {
        _S238 = kind_29 != u32(1);
    }
    else
    {
        _S238 = false;
    }
    if(_S238)
    {
        return i32(1000);
    }
    var low_3 : i32 = i32(word_at_0(record_21 + u32(1)));
    if(low_3 >= i32(-128))
    {
        _S238 = low_3 <= i32(127);
    }
    else
    {
        _S238 = false;
    }
    if(_S238)
    {
        _S238 = i32(word_at_0(record_21 + u32(2))) == ((low_3 >> (u32(31))));
    }
    else
    {
        _S238 = false;
    }
    var _S239 : i32;
    if(_S238)
    {
        _S239 = low_3;
    }
    else
    {
        _S239 = i32(1000);
    }
    return _S239;
}

fn int_view_0( m_156 : ptr<function, Machine_0>,  record_22 : u32) -> i32
{
    var kind_30 : u32 = kind_of_0(record_22);
    var _S240 : bool;
    if(kind_30 != u32(2))
    {
        _S240 = kind_30 != u32(1);
    }
    else
    {
        _S240 = false;
    }
    if(_S240)
    {
        fail_1(&((*m_156)), u32(0));
        return i32(0);
    }
    var low_4 : i32 = i32(word_at_0(record_22 + u32(1)));
    var high_2 : i32 = i32(word_at_0(record_22 + u32(2)));
    if(high_2 == ((low_4 >> (u32(31)))))
    {
        return low_4;
    }
    var _S241 : i32;
    if(high_2 < i32(0))
    {
        _S241 = i32(-2147483648);
    }
    else
    {
        _S241 = i32(2147483647);
    }
    return _S241;
}

fn op_colorcount_0( m_157 : ptr<function, Machine_0>,  a_92 : u32,  b_41 : u32)
{
    var number_2 : bool;
    var count_31 : u32;
    if((kind_of_0(a_92)) == u32(6))
    {
        var area_7 : u32 = word_at_0(a_92 + u32(1)) * word_at_0(a_92 + u32(2));
        var sought_0 : i32 = sought_colour_0(b_41);
        spend_0(&((*m_157)), area_7 / u32(16));
        if(!failed_0((*m_157)))
        {
            number_2 = sought_0 != i32(1000);
        }
        else
        {
            number_2 = false;
        }
        if(number_2)
        {
            count_31 = count_colour_0(a_92 + u32(4), area_7, sought_0);
        }
        else
        {
            count_31 = u32(0);
        }
    }
    else
    {
        if((kind_of_0(b_41)) == u32(2))
        {
            number_2 = true;
        }
        else
        {
            number_2 = (kind_of_0(b_41)) == u32(1);
        }
        var _S242 : Tally_0 = tally_of_0(&((*m_157)), a_92);
        var tally_5 : Tally_0 = _S242;
        if(failed_0((*m_157)))
        {
            return;
        }
        var _S243 : i32;
        if(number_2)
        {
            var _S244 : i32 = int_view_0(&((*m_157)), b_41);
            _S243 = _S244;
        }
        else
        {
            _S243 = i32(4096);
        }
        count_31 = u32(0);
        for(;;)
        {
            var _S245 : bool = Tally_next_0(&(tally_5));
            if(_S245)
            {
            }
            else
            {
                break;
            }
            if((tally_5.key_0) == _S243)
            {
                count_31 = tally_5.count_15;
            }
        }
    }
    new_int_1(&((*m_157)), i32(count_31));
    return;
}

fn higher_1( m_158 : ptr<function, Machine_0>,  mode_1 : u32,  function_2 : u32,  container_2 : u32)
{
    var length_17 : u32 = length_of_0(container_2);
    var keeps_1 : bool = mode_1 >= u32(7);
    var listed_1 : bool;
    if(mode_1 >= u32(2))
    {
        listed_1 = mode_1 <= u32(5);
    }
    else
    {
        listed_1 = false;
    }
    if(listed_1)
    {
        spend_0(&((*m_158)), length_or_0_0(container_2) / u32(2));
    }
    else
    {
        if(keeps_1)
        {
            spend_0(&((*m_158)), length_or_0_0(container_2) / u32(4));
        }
    }
    if(length_17 == u32(4294967295))
    {
        fail_0(&((*m_158)), u32(7));
    }
    if(failed_0((*m_158)))
    {
        return;
    }
    var base_1 : u32 = (*m_158).cursor_0;
    var _S246 : bool = mode_1 == u32(0);
    if(_S246)
    {
        listed_1 = true;
    }
    else
    {
        if(mode_1 == u32(1))
        {
            listed_1 = !is_set_0(container_2);
        }
        else
        {
            listed_1 = false;
        }
    }
    var items_18 : u32;
    if(listed_1)
    {
        var _S247 : u32 = open_items_0(&((*m_158)), length_17);
        items_18 = _S247;
    }
    else
    {
        if(length_17 > u32(8192))
        {
            fail_0(&((*m_158)), u32(254));
        }
        items_18 = base_1;
    }
    var u_5 : Union_0 = Union_at_0((*m_158));
    const _S248 : vec3<u32> = vec3<u32>(u32(0), u32(0), u32(0));
    var kept_4 : u32 = (*m_158).scratch_1 + u32(1152);
    var _S249 : bool;
    if(mode_1 == u32(3))
    {
        _S249 = true;
    }
    else
    {
        _S249 = mode_1 == u32(5);
    }
    var _S250 : bool;
    if(length_17 == u32(0))
    {
        if(mode_1 == u32(4))
        {
            _S250 = true;
        }
        else
        {
            _S250 = mode_1 == u32(5);
        }
    }
    else
    {
        _S250 = false;
    }
    var chosen_1 : u32 = u32(4294967295);
    var best_3 : vec3<u32> = _S248;
    var i_62 : u32 = u32(0);
    for(;;)
    {
        var _S251 : u32;
        if(_S250)
        {
            _S251 = u32(1);
        }
        else
        {
            _S251 = length_17;
        }
        var _S252 : bool;
        if(i_62 < _S251)
        {
            _S252 = !failed_0((*m_158));
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
        var item_7 : u32;
        if(_S250)
        {
            var _S253 : u32 = zero_record_0((*m_158));
            item_7 = _S253;
        }
        else
        {
            var _S254 : u32 = element_record_1(&((*m_158)), container_2, i_62);
            item_7 = _S254;
        }
        if(failed_0((*m_158)))
        {
            return;
        }
        var word_4 : u32;
        if(listed_1)
        {
            start_item_0((*m_158), items_18, i_62);
        }
        else
        {
            if(mode_1 == u32(1))
            {
                word_4 = base_1 + u32(4) + u_5.list_2.count_2;
            }
            else
            {
                word_4 = base_1;
            }
            (*m_158).cursor_0 = word_4;
        }
        var at_24 : u32 = (*m_158).cursor_0;
        var holds_2 : bool;
        if(mode_1 == u32(8))
        {
            var colour_7 : i32 = colour_of_patch_0(&((*m_158)), item_7);
            holds_2 = equals_number_0(function_2, colour_7);
        }
        else
        {
            if(mode_1 == u32(9))
            {
                var size_1 : u32 = length_of_0(item_7);
                if(size_1 == u32(4294967295))
                {
                    fail_0(&((*m_158)), u32(7));
                }
                holds_2 = equals_number_0(function_2, i32(size_1));
            }
            else
            {
                call_unary_0(&((*m_158)), function_2, item_7);
                holds_2 = false;
            }
        }
        if(failed_0((*m_158)))
        {
            return;
        }
        if(listed_1)
        {
            i_62 = i_62 + u32(1);
            continue;
        }
        if(mode_1 == u32(1))
        {
            union_add_0(&((*m_158)), &(u_5), at_24);
            i_62 = i_62 + u32(1);
            continue;
        }
        var holds_3 : bool;
        if(keeps_1)
        {
            if(mode_1 == u32(7))
            {
                holds_3 = truthy_0(at_24);
            }
            else
            {
                holds_3 = holds_2;
            }
            var _S255 : u32 = (i_62 & (u32(31)));
            var bit_1 : u32 = (u32(1) << (_S255));
            if(_S255 == u32(0))
            {
                word_4 = u32(0);
            }
            else
            {
                word_4 = word_at_0(kept_4 + ((i_62 >> (u32(5)))));
            }
            var _S256 : u32;
            if(holds_3)
            {
                _S256 = (word_4 | (bit_1));
            }
            else
            {
                _S256 = word_4;
            }
            arena_0[kept_4 + ((i_62 >> (u32(5))))] = _S256;
            var _S257 : u32;
            if(holds_3)
            {
                _S257 = chosen_1 + u32(1);
            }
            else
            {
                _S257 = chosen_1;
            }
            chosen_1 = _S257;
            i_62 = i_62 + u32(1);
            continue;
        }
        var key_2 : vec3<u32> = vec3<u32>(word_at_0(at_24), word_at_0(at_24 + u32(1)), word_at_0(at_24 + u32(2)));
        var better_1 : bool = chosen_1 == u32(4294967295);
        var _S258 : bool = mode_1 == u32(6);
        var best_4 : vec3<u32>;
        if(_S258)
        {
            holds_3 = truthy_0(at_24);
        }
        else
        {
            if(!better_1)
            {
                var y_5 : vec3<u32>;
                if(!_S249)
                {
                    best_4 = best_3;
                    y_5 = key_2;
                }
                else
                {
                    best_4 = key_2;
                    y_5 = best_3;
                }
                var _S259 : bool = key_less_0(&((*m_158)), best_4, y_5);
                holds_3 = _S259;
            }
            else
            {
                holds_3 = better_1;
            }
        }
        if(holds_3)
        {
            if(_S258)
            {
                chosen_1 = i_62;
                best_3 = key_2;
                break;
            }
            word_4 = i_62;
            best_4 = key_2;
        }
        else
        {
            word_4 = chosen_1;
            best_4 = best_3;
        }
        chosen_1 = word_4;
        best_3 = best_4;
        i_62 = i_62 + u32(1);
    }
    if(failed_0((*m_158)))
    {
        return;
    }
    if(_S246)
    {
        if(is_set_0(container_2))
        {
            close_set_0(&((*m_158)), items_18, length_17);
        }
        else
        {
            close_tuple_0(&((*m_158)), items_18, length_17);
        }
        return;
    }
    if(mode_1 == u32(1))
    {
        if(!listed_1)
        {
            union_finish_0(&((*m_158)), &(u_5));
            return;
        }
        close_plain_0(&((*m_158)), items_18, u32(9), length_17);
        var result_1 : u32 = (*m_158).cursor_0;
        chained_0(&((*m_158)), items_18);
        slide_0(&((*m_158)), result_1, items_18);
        return;
    }
    (*m_158).cursor_0 = base_1;
    if(keeps_1)
    {
        keep_0(&((*m_158)), container_2, kept_4, chosen_1 + u32(1));
    }
    else
    {
        if(mode_1 == u32(4))
        {
            listed_1 = true;
        }
        else
        {
            listed_1 = mode_1 == u32(5);
        }
        if(listed_1)
        {
            var _S260 : u32 = best_3.x;
            if(_S260 != u32(2))
            {
                listed_1 = _S260 != u32(1);
            }
            else
            {
                listed_1 = false;
            }
            if(listed_1)
            {
                listed_1 = _S260 != u32(3);
            }
            else
            {
                listed_1 = false;
            }
            if(listed_1)
            {
                fail_0(&((*m_158)), u32(254));
            }
            var _S261 : u32 = new_record_0(&((*m_158)), _S260, best_3.y, best_3.z, u32(0));
        }
        else
        {
            if(chosen_1 == u32(4294967295))
            {
                if(mode_1 == u32(6))
                {
                    items_18 = u32(25);
                }
                else
                {
                    items_18 = u32(22);
                }
                fail_0(&((*m_158)), items_18);
            }
            else
            {
                put_element_1(&((*m_158)), container_2, chosen_1);
            }
        }
    }
    return;
}

fn put_elements_1( m_159 : ptr<function, Machine_0>,  items_19 : u32,  first_8 : u32,  from_8 : u32)
{
    var _S262 : u32 = length_of_0(from_8);
    var i_63 : u32 = u32(0);
    for(;;)
    {
        var _S263 : bool;
        if(i_63 < _S262)
        {
            _S263 = !failed_0((*m_159));
        }
        else
        {
            _S263 = false;
        }
        if(_S263)
        {
        }
        else
        {
            break;
        }
        start_item_0((*m_159), items_19, first_8 + i_63);
        put_element_0(&((*m_159)), from_8, i_63);
        i_63 = i_63 + u32(1);
    }
    return;
}

fn close_set_1( m_160 : ptr<function, Machine_0>,  items_20 : u32,  count_32 : u32)
{
    if(count_32 == u32(0))
    {
        (*m_160).cursor_0 = items_20;
        new_empty_set_0(&((*m_160)));
        return;
    }
    make_0(&((*m_160)), count_32 * u32(16));
    if(failed_0((*m_160)))
    {
        return;
    }
    var i_64 : u32 = u32(0);
    var weight_6 : u32 = u32(0);
    for(;;)
    {
        if(i_64 < count_32)
        {
        }
        else
        {
            break;
        }
        var weight_7 : u32 = weight_6 + weight_of_0(item_at_0(items_20, i_64));
        i_64 = i_64 + u32(1);
        weight_6 = weight_7;
    }
    spend_0(&((*m_160)), weight_6 * log_2_0(count_32));
    if(!failed_0((*m_160)))
    {
        pack_set_0(&((*m_160)), items_20, count_32);
    }
    return;
}

fn slide_1( m_161 : ptr<function, Machine_0>,  from_9 : u32,  to_12 : u32)
{
    var _S264 : bool;
    if(failed_0((*m_161)))
    {
        _S264 = true;
    }
    else
    {
        _S264 = from_9 == to_12;
    }
    if(_S264)
    {
        return;
    }
    var words_8 : u32 = words_of_0(from_9);
    var i_65 : u32 = u32(0);
    for(;;)
    {
        if(i_65 < words_8)
        {
        }
        else
        {
            break;
        }
        arena_0[to_12 + i_65] = word_at_0(from_9 + i_65);
        i_65 = i_65 + u32(1);
    }
    (*m_161).cursor_0 = to_12 + words_8;
    return;
}

fn as_set_0( m_162 : ptr<function, Machine_0>,  from_10 : u32)
{
    var _S265 : bool;
    if(failed_0((*m_162)))
    {
        _S265 = true;
    }
    else
    {
        _S265 = is_set_0(from_10);
    }
    if(_S265)
    {
        return;
    }
    var count_33 : u32 = length_of_0(from_10);
    var items_21 : u32 = open_items_1(&((*m_162)), count_33);
    put_elements_1(&((*m_162)), items_21, u32(0), from_10);
    if(failed_0((*m_162)))
    {
        return;
    }
    close_set_1(&((*m_162)), items_21, count_33);
    slide_1(&((*m_162)), items_21, from_10);
    return;
}

fn op_colorfilter_0( m_163 : ptr<function, Machine_0>,  a_93 : u32,  b_42 : u32)
{
    var from_11 : u32 = (*m_163).cursor_0;
    higher_1(&((*m_163)), u32(8), b_42, a_93);
    as_set_0(&((*m_163)), from_11);
    return;
}

fn op_sizefilter_0( m_164 : ptr<function, Machine_0>,  a_94 : u32,  b_43 : u32)
{
    var from_12 : u32 = (*m_164).cursor_0;
    higher_1(&((*m_164)), u32(9), b_43, a_94);
    as_set_0(&((*m_164)), from_12);
    return;
}

fn bounds_of_grid_0( grid_7 : GridView_0) -> Bounds_0
{
    return Bounds_from_0(i32(0), i32(0), i32(grid_7.height_1) - i32(1), i32(grid_7.width_2) - i32(1));
}

fn op_asindices_0( m_165 : ptr<function, Machine_0>,  a_95 : u32)
{
    var grid_8 : GridView_0 = grid_view_1(&((*m_165)), a_95);
    if(!failed_0((*m_165)))
    {
        rectangle_0(&((*m_165)), bounds_of_grid_0(grid_8));
    }
    return;
}

fn CellList_push_1( this_13 : ptr<function, CellList_0>,  cell_17 : u32)
{
    if(((*this_13).count_2) < ((*this_13).room_0))
    {
        arena_0[(*this_13).start_1 + (*this_13).count_2] = cell_17;
    }
    (*this_13).count_2 = (*this_13).count_2 + u32(1);
    return;
}

fn push_colour_0( list_20 : ptr<function, CellList_0>,  grid_9 : GridView_0,  colour_8 : i32,  bits_0 : u32)
{
    var _S266 : u32 = GridView_area_0(grid_9);
    var _S267 : u32 = four_of_0(colour_8);
    var i_66 : u32 = u32(0);
    var start_11 : u32 = u32(0);
    var row_16 : u32 = u32(0);
    for(;;)
    {
        if(i_66 < _S266)
        {
        }
        else
        {
            break;
        }
        var hits_0 : u32 = ((equal_bytes_0(word_at_0(grid_9.cells_8 + ((i_66 >> (u32(2))))), _S267)) & ((cells_left_0(_S266 - i_66))));
        for(;;)
        {
            if(hits_0 != u32(0))
            {
            }
            else
            {
                break;
            }
            var at_25 : u32 = i_66 + (((firstbitlow_0(hits_0)) >> (u32(3))));
            var hits_1 : u32 = (hits_0 & ((hits_0 - u32(1))));
            var start_12 : u32 = start_11;
            var row_17 : u32 = row_16;
            for(;;)
            {
                var _S268 : u32 = start_12 + grid_9.width_2;
                if(at_25 >= _S268)
                {
                }
                else
                {
                    break;
                }
                var row_18 : u32 = row_17 + u32(1);
                start_12 = _S268;
                row_17 = row_18;
            }
            CellList_push_1(&((*list_20)), (bits_0 | ((pack_0(i32(row_17), i32(at_25 - start_12))))));
            hits_0 = hits_1;
            start_11 = start_12;
            row_16 = row_17;
        }
        i_66 = i_66 + u32(4);
    }
    return;
}

fn op_ofcolor_0( m_166 : ptr<function, Machine_0>,  a_96 : u32,  b_44 : u32)
{
    var grid_10 : GridView_0 = grid_view_0(&((*m_166)), a_96);
    if(failed_0((*m_166)))
    {
        return;
    }
    var colour_9 : i32 = sought_colour_0(b_44);
    var area_8 : u32 = GridView_area_0(grid_10);
    var _S269 : bool;
    if(colour_9 == i32(1000))
    {
        _S269 = true;
    }
    else
    {
        _S269 = area_8 == u32(0);
    }
    if(_S269)
    {
        new_empty_set_0(&((*m_166)));
        return;
    }
    if((grid_10.height_1) > u32(2048))
    {
        _S269 = true;
    }
    else
    {
        _S269 = (grid_10.width_2) > u32(2048);
    }
    if(_S269)
    {
        fail_0(&((*m_166)), u32(27));
    }
    spend_0(&((*m_166)), area_8 / u32(4));
    if(failed_0((*m_166)))
    {
        return;
    }
    var list_21 : CellList_0 = CellList_at_0((*m_166));
    push_colour_0(&(list_21), grid_10, colour_9, u32(0));
    seal_cells_0(&((*m_166)), list_21, false);
    return;
}

fn int_view_1( m_167 : ptr<function, Machine_0>,  record_23 : u32) -> i32
{
    var kind_31 : u32 = kind_of_0(record_23);
    var _S270 : bool;
    if(kind_31 != u32(2))
    {
        _S270 = kind_31 != u32(1);
    }
    else
    {
        _S270 = false;
    }
    if(_S270)
    {
        fail_1(&((*m_167)), u32(0));
        return i32(0);
    }
    var low_5 : i32 = i32(word_at_0(record_23 + u32(1)));
    var high_3 : i32 = i32(word_at_0(record_23 + u32(2)));
    if(high_3 == ((low_5 >> (u32(31)))))
    {
        return low_5;
    }
    var _S271 : i32;
    if(high_3 < i32(0))
    {
        _S271 = i32(-2147483648);
    }
    else
    {
        _S271 = i32(2147483647);
    }
    return _S271;
}

fn pair_view_0( m_168 : ptr<function, Machine_0>,  record_24 : u32) -> Two_0
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
            var _S272 : u32 = record_24 + u32(4);
            return two_0(cell_at_0(_S272, u32(0)), cell_at_0(_S272, u32(1)));
        }
        if(kind_32 == u32(9))
        {
            var _S273 : u32 = record_24 + u32(4);
            var first_9 : i32 = int_view_1(&((*m_168)), record_24 + word_at_0(_S273));
            var second_2 : i32 = int_view_1(&((*m_168)), record_24 + word_at_0(_S273 + u32(1)));
            return two_0(first_9, second_2);
        }
    }
    fail_1(&((*m_168)), u32(2));
    return two_0(i32(0), i32(0));
}

fn clip_0( at_26 : i32,  length_18 : u32) -> u32
{
    var _S274 : i32;
    if(at_26 < i32(0))
    {
        _S274 = at_26 + i32(length_18);
    }
    else
    {
        _S274 = at_26;
    }
    return u32(clamp(_S274, i32(0), i32(length_18)));
}

fn slice_0( start_13 : i32,  count_34 : i32,  length_19 : u32) -> vec2<u32>
{
    var from_13 : u32 = clip_0(start_13, length_19);
    return vec2<u32>(from_13, max(from_13, clip_0(start_13 + count_34, length_19)));
}

fn cut_0( m_169 : ptr<function, Machine_0>,  from_14 : GridView_0,  top_9 : u32,  bottom_9 : u32,  left_7 : u32,  right_4 : u32)
{
    var height_4 : u32;
    if(bottom_9 > top_9)
    {
        height_4 = bottom_9 - top_9;
    }
    else
    {
        height_4 = u32(0);
    }
    var width_6 : u32;
    if(right_4 > left_7)
    {
        width_6 = right_4 - left_7;
    }
    else
    {
        width_6 = u32(0);
    }
    var cells_17 : u32 = new_grid_0(&((*m_169)), height_4, width_6);
    if(cells_17 == u32(0))
    {
        return;
    }
    var to_13 : CellWriter_0 = CellWriter_to_0(cells_17);
    if(width_6 == (from_14.width_2))
    {
        push_run_0(&(to_13), from_14.cells_8, top_9 * width_6, height_4 * width_6);
    }
    else
    {
        var i_67 : u32 = top_9;
        for(;;)
        {
            if(i_67 < bottom_9)
            {
            }
            else
            {
                break;
            }
            push_run_0(&(to_13), from_14.cells_8, i_67 * from_14.width_2 + left_7, width_6);
            i_67 = i_67 + u32(1);
        }
    }
    CellWriter_finish_0(&(to_13));
    return;
}

fn crop_to_0( m_170 : ptr<function, Machine_0>,  from_15 : GridView_0,  start_14 : Two_0,  dims_0 : Two_0)
{
    var _S275 : bool;
    if((max(max(abs(start_14.x_0), abs(start_14.y_0)), max(abs(dims_0.x_0), abs(dims_0.y_0)))) > i32(536870912))
    {
        _S275 = true;
    }
    else
    {
        _S275 = (min(min(start_14.x_0, start_14.y_0), min(dims_0.x_0, dims_0.y_0))) < i32(-536870912);
    }
    if(_S275)
    {
        fail_1(&((*m_170)), u32(254));
        return;
    }
    var rows_3 : vec2<u32> = slice_0(start_14.x_0, dims_0.x_0, from_15.height_1);
    var columns_2 : vec2<u32> = slice_0(start_14.y_0, dims_0.y_0, from_15.width_2);
    cut_0(&((*m_170)), from_15, rows_3.x, rows_3.y, columns_2.x, columns_2.y);
    return;
}

fn op_crop_0( m_171 : ptr<function, Machine_0>,  a_97 : u32,  b_45 : u32,  c_0 : u32)
{
    var from_16 : GridView_0 = grid_view_1(&((*m_171)), a_97);
    var start_15 : Two_0 = pair_view_0(&((*m_171)), b_45);
    var dims_1 : Two_0 = pair_view_0(&((*m_171)), c_0);
    if(!failed_0((*m_171)))
    {
        crop_to_0(&((*m_171)), from_16, start_15, dims_1);
    }
    return;
}

fn colour_view_0( m_172 : ptr<function, Machine_0>,  record_25 : u32) -> i32
{
    var value_7 : i32;
    if((kind_of_0(record_25)) == u32(2))
    {
        var _S276 : i32 = int_view_1(&((*m_172)), record_25);
        value_7 = _S276;
    }
    else
    {
        fail_1(&((*m_172)), u32(3));
        value_7 = i32(0);
    }
    var _S277 : bool;
    if(value_7 < i32(-128))
    {
        _S277 = true;
    }
    else
    {
        _S277 = value_7 > i32(127);
    }
    if(_S277)
    {
        fail_1(&((*m_172)), u32(3));
    }
    return value_7;
}

fn op_recolor_0( m_173 : ptr<function, Machine_0>,  a_98 : u32,  b_46 : u32)
{
    var _S278 : i32 = colour_view_0(&((*m_173)), a_98);
    var _S279 : PatchView_0 = patch_view_1(&((*m_173)), b_46);
    if(failed_0((*m_173)))
    {
        return;
    }
    var list_22 : CellList_0 = CellList_at_0((*m_173));
    var i_68 : u32 = u32(0);
    for(;;)
    {
        if(i_68 < (_S279.count_14))
        {
        }
        else
        {
            break;
        }
        CellList_push_0(&(list_22), ((((word_at_0(_S279.cells_6 + i_68)) & (u32(16777215)))) | ((colour_bits_0(_S278)))));
        i_68 = i_68 + u32(1);
    }
    sort_cells_0(&((*m_173)), &(list_22));
    seal_cells_0(&((*m_173)), list_22, true);
    return;
}

fn exact_pair_0( m_174 : ptr<function, Machine_0>,  record_26 : u32) -> Two_0
{
    if((length_of_0(record_26)) != u32(2))
    {
        fail_1(&((*m_174)), u32(2));
    }
    var _S280 : Two_0 = pair_view_0(&((*m_174)), record_26);
    return _S280;
}

fn op_shift_0( m_175 : ptr<function, Machine_0>,  a_99 : u32,  b_47 : u32)
{
    if((length_of_0(a_99)) == u32(0))
    {
        var _S281 : u32 = copy_record_0(&((*m_175)), a_99);
        return;
    }
    var patch_25 : PatchView_0 = patch_view_0(&((*m_175)), a_99);
    var by_2 : Two_0 = exact_pair_0(&((*m_175)), b_47);
    shifted_0(&((*m_175)), patch_25, by_2);
    return;
}

fn with_rows_0( m_176 : ptr<function, Machine_0>,  grid_11 : GridView_0) -> GridView_0
{
    if((grid_11.height_1) == u32(0))
    {
        fail_1(&((*m_176)), u32(24));
    }
    return grid_11;
}

fn pack_run_0( row_19 : u32,  start_16 : u32,  end_1 : u32,  colour_10 : i32) -> u32
{
    return (((((row_19 | (((start_16 << (u32(7))))))) | (((end_1 << (u32(14))))))) | (((((u32(colour_10) & (u32(255)))) << (u32(21))))));
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
    var at_27 : u32 = run_3;
    for(;;)
    {
        if(parent_0 != at_27)
        {
        }
        else
        {
            break;
        }
        var above_0 : u32 = word_at_0(parents_0 + parent_0);
        arena_0[parents_0 + at_27] = above_0;
        parent_0 = word_at_0(parents_0 + above_0);
        at_27 = above_0;
    }
    return at_27;
}

fn find_runs_0( m_177 : ptr<function, Machine_0>,  from_17 : GridView_0,  univalued_0 : bool,  diagonal_1 : bool,  ground_0 : i32) -> u32
{
    var _S282 : bool;
    var _S283 : u32 = (*m_177).scratch_1;
    var _S284 : u32 = (*m_177).scratch_1 + u32(1024);
    var apart_0 : i32;
    if(diagonal_1)
    {
        apart_0 = i32(1);
    }
    else
    {
        apart_0 = i32(0);
    }
    var _S285 : u32 = u32(apart_0);
    var above_1 : u32 = u32(0);
    var above_end_0 : u32 = u32(0);
    var row_20 : u32 = u32(0);
    for(;;)
    {
        if(row_20 < (from_17.height_1))
        {
        }
        else
        {
            break;
        }
        var _S286 : u32 = row_20 * from_17.width_2;
        var start_17 : u32 = u32(0);
        var count_35 : u32 = above_end_0;
        var touching_0 : u32 = above_1;
        for(;;)
        {
            if(start_17 < (from_17.width_2))
            {
            }
            else
            {
                break;
            }
            var colour_11 : i32 = cell_at_0(from_17.cells_8, _S286 + start_17);
            var in_ground_0 : bool = colour_11 == ground_0;
            var end_2 : u32 = start_17 + u32(1);
            for(;;)
            {
                if(end_2 < (from_17.width_2))
                {
                }
                else
                {
                    break;
                }
                var cell_18 : i32 = cell_at_0(from_17.cells_8, _S286 + end_2);
                if(univalued_0)
                {
                    _S282 = true;
                }
                else
                {
                    _S282 = in_ground_0;
                }
                var _S287 : bool;
                if(_S282)
                {
                    _S287 = cell_18 != colour_11;
                }
                else
                {
                    _S287 = cell_18 == ground_0;
                }
                if(_S287)
                {
                    break;
                }
                end_2 = end_2 + u32(1);
            }
            if(!in_ground_0)
            {
                if(count_35 == u32(1024))
                {
                    fail_0(&((*m_177)), u32(254));
                    return u32(0);
                }
                if(univalued_0)
                {
                    apart_0 = colour_11;
                }
                else
                {
                    apart_0 = i32(0);
                }
                arena_0[_S283 + count_35] = pack_run_0(row_20, start_17, end_2, apart_0);
                arena_0[_S284 + count_35] = count_35;
                var touching_1 : u32 = touching_0;
                for(;;)
                {
                    if(touching_1 < above_end_0)
                    {
                        _S282 = (run_end_0(word_at_0(_S283 + touching_1)) + _S285) <= start_17;
                    }
                    else
                    {
                        _S282 = false;
                    }
                    if(_S282)
                    {
                    }
                    else
                    {
                        break;
                    }
                    touching_1 = touching_1 + u32(1);
                }
                var other_1 : u32 = touching_1;
                for(;;)
                {
                    if(other_1 < above_end_0)
                    {
                    }
                    else
                    {
                        break;
                    }
                    var run_4 : u32 = word_at_0(_S283 + other_1);
                    if((run_start_0(run_4)) >= (end_2 + _S285))
                    {
                        break;
                    }
                    if((run_colour_0(run_4)) == apart_0)
                    {
                        var a_100 : u32 = root_of_0(_S284, other_1);
                        var b_48 : u32 = root_of_0(_S284, count_35);
                        arena_0[_S284 + max(a_100, b_48)] = min(a_100, b_48);
                    }
                    other_1 = other_1 + u32(1);
                }
                count_35 = count_35 + u32(1);
                touching_0 = touching_1;
            }
            start_17 = end_2;
        }
        var row_21 : u32 = row_20 + u32(1);
        above_1 = above_end_0;
        above_end_0 = count_35;
        row_20 = row_21;
    }
    return above_end_0;
}

fn run_row_0( run_5 : u32) -> u32
{
    return (run_5 & (u32(127)));
}

fn components_0( m_178 : ptr<function, Machine_0>,  from_18 : GridView_0,  univalued_1 : bool,  diagonal_2 : bool,  ground_1 : i32)
{
    var colour_12 : i32;
    var j_5 : u32;
    var _S288 : bool;
    if((from_18.height_1) > u32(2047))
    {
        _S288 = true;
    }
    else
    {
        _S288 = (from_18.width_2) > u32(2047);
    }
    if(_S288)
    {
        fail_0(&((*m_178)), u32(28));
    }
    spend_0(&((*m_178)), GridView_area_0(from_18));
    if((from_18.height_1) > u32(64))
    {
        _S288 = true;
    }
    else
    {
        _S288 = (from_18.width_2) > u32(64);
    }
    if(_S288)
    {
        fail_0(&((*m_178)), u32(254));
    }
    if(failed_0((*m_178)))
    {
        return;
    }
    var runs_1 : u32 = (*m_178).scratch_1;
    var parents_1 : u32 = (*m_178).scratch_1 + u32(1024);
    var sizes_0 : u32 = parents_1 + u32(1024);
    var _S289 : u32 = sizes_0 + u32(1024);
    var _S290 : u32 = find_runs_0(&((*m_178)), from_18, univalued_1, diagonal_2, ground_1);
    var colour_13 : i32 = i32(128);
    var i_69 : u32 = u32(0);
    var objects_0 : u32 = u32(0);
    for(;;)
    {
        if(i_69 < _S290)
        {
        }
        else
        {
            break;
        }
        var run_6 : u32 = word_at_0(runs_1 + i_69);
        var root_0 : u32 = root_of_0(parents_1, i_69);
        arena_0[parents_1 + i_69] = root_0;
        if(root_0 == i_69)
        {
            arena_0[sizes_0 + i_69] = u32(0);
            arena_0[_S289 + i_69] = u32(0);
            objects_0 = objects_0 + u32(1);
        }
        var _S291 : u32 = run_end_0(run_6);
        var _S292 : u32 = run_start_0(run_6);
        arena_0[sizes_0 + root_0] = arena_0[sizes_0 + root_0] + (_S291 - _S292);
        if(univalued_1)
        {
            colour_13 = min(colour_13, run_colour_0(run_6));
        }
        else
        {
            colour_12 = colour_13;
            j_5 = _S292;
            for(;;)
            {
                if(j_5 < _S291)
                {
                }
                else
                {
                    break;
                }
                var _S293 : i32 = min(colour_12, GridView_at_0(from_18, run_row_0(run_6), j_5));
                var j_6 : u32 = j_5 + u32(1);
                colour_12 = _S293;
                j_5 = j_6;
            }
            colour_13 = colour_12;
        }
        i_69 = i_69 + u32(1);
    }
    var items_22 : u32 = open_items_0(&((*m_178)), objects_0);
    var placed_3 : u32 = u32(0);
    for(;;)
    {
        if(colour_13 < i32(128))
        {
            _S288 = !failed_0((*m_178));
        }
        else
        {
            _S288 = false;
        }
        if(_S288)
        {
        }
        else
        {
            break;
        }
        colour_12 = i32(128);
        i_69 = u32(0);
        var placed_4 : u32 = placed_3;
        for(;;)
        {
            var _S294 : bool;
            if(i_69 < _S290)
            {
                _S294 = !failed_0((*m_178));
            }
            else
            {
                _S294 = false;
            }
            if(_S294)
            {
            }
            else
            {
                break;
            }
            var run_7 : u32 = word_at_0(runs_1 + i_69);
            var _S295 : u32 = run_row_0(run_7);
            var _S296 : u32 = run_end_0(run_7);
            var apart_1 : i32 = run_colour_0(run_7);
            var _S297 : bool;
            if(univalued_1)
            {
                _S297 = apart_1 != colour_13;
            }
            else
            {
                _S297 = false;
            }
            var next_4 : i32;
            var placed_5 : u32;
            if(_S297)
            {
                if(apart_1 > colour_13)
                {
                    next_4 = min(colour_12, apart_1);
                }
                else
                {
                    next_4 = colour_12;
                }
                placed_5 = placed_4;
                var i_70 : u32 = i_69 + u32(1);
                colour_12 = next_4;
                i_69 = i_70;
                placed_4 = placed_5;
                continue;
            }
            var root_1 : u32 = word_at_0(parents_1 + i_69);
            var _S298 : u32 = _S289 + root_1;
            var _S299 : u32 = word_at_0(_S298);
            var _S300 : u32 = run_start_0(run_7);
            next_4 = colour_12;
            j_5 = _S300;
            var place_7 : u32 = _S299;
            placed_5 = placed_4;
            for(;;)
            {
                if(j_5 < _S296)
                {
                }
                else
                {
                    break;
                }
                var cell_19 : i32;
                if(univalued_1)
                {
                    cell_19 = colour_13;
                }
                else
                {
                    cell_19 = GridView_at_0(from_18, _S295, j_5);
                }
                if(cell_19 > colour_13)
                {
                    next_4 = min(next_4, cell_19);
                }
                if(cell_19 != colour_13)
                {
                    j_5 = j_5 + u32(1);
                    continue;
                }
                var place_8 : u32;
                var placed_6 : u32;
                if(place_7 == u32(0))
                {
                    var size_2 : u32 = word_at_0(sizes_0 + root_1);
                    start_item_0((*m_178), items_22, placed_5);
                    var placed_7 : u32 = placed_5 + u32(1);
                    make_0(&((*m_178)), size_2 * u32(4));
                    var _S301 : u32 = new_record_0(&((*m_178)), u32(11), size_2, u32(0), size_2);
                    var _S302 : u32 = _S301 + u32(4);
                    if(failed_0((*m_178)))
                    {
                        return;
                    }
                    place_8 = _S302;
                    placed_6 = placed_7;
                }
                else
                {
                    place_8 = place_7;
                    placed_6 = placed_5;
                }
                arena_0[place_8] = ((colour_bits_0(colour_13)) | ((pack_0(i32(_S295), i32(j_5)))));
                place_7 = place_8 + u32(1);
                placed_5 = placed_6;
                j_5 = j_5 + u32(1);
            }
            arena_0[_S298] = place_7;
            var i_70 : u32 = i_69 + u32(1);
            colour_12 = next_4;
            i_69 = i_70;
            placed_4 = placed_5;
        }
        colour_13 = colour_12;
        placed_3 = placed_4;
    }
    make_0(&((*m_178)), objects_0 * u32(16));
    close_plain_0(&((*m_178)), items_22, u32(12), objects_0);
    return;
}

fn cut_objects_0( m_179 : ptr<function, Machine_0>,  a_101 : u32,  univalued_2 : bool,  diagonal_3 : bool,  without_ground_0 : bool)
{
    var from_19 : GridView_0 = grid_view_1(&((*m_179)), a_101);
    if(failed_0((*m_179)))
    {
        return;
    }
    var ground_2 : i32;
    if(without_ground_0)
    {
        var _S303 : i32 = background_0(&((*m_179)), from_19);
        ground_2 = _S303;
    }
    else
    {
        ground_2 = i32(1000);
    }
    if(failed_0((*m_179)))
    {
        return;
    }
    var _S304 : GridView_0 = with_rows_0(&((*m_179)), from_19);
    if(!failed_0((*m_179)))
    {
        components_0(&((*m_179)), from_19, univalued_2, diagonal_3, ground_2);
    }
    return;
}

fn op_objects_0( m_180 : ptr<function, Machine_0>,  a_102 : u32,  b_49 : u32,  c_1 : u32,  d_0 : u32)
{
    cut_objects_0(&((*m_180)), a_102, truthy_0(b_49), truthy_0(c_1), truthy_0(d_0));
    return;
}

fn by_colour_0( m_181 : ptr<function, Machine_0>,  from_20 : GridView_0,  left_out_0 : i32)
{
    if(failed_0((*m_181)))
    {
        return;
    }
    var _S305 : bool;
    if((from_20.height_1) > u32(2047))
    {
        _S305 = true;
    }
    else
    {
        _S305 = (from_20.width_2) > u32(2047);
    }
    if(_S305)
    {
        fail_0(&((*m_181)), u32(27));
    }
    var _S306 : u32 = GridView_area_0(from_20);
    spend_0(&((*m_181)), _S306);
    if(failed_0((*m_181)))
    {
        return;
    }
    var _S307 : Tally_0 = Tally_of_cells_0(from_20.cells_8, _S306);
    var all_8 : Tally_0 = _S307;
    var tally_6 : Tally_0 = _S307;
    var count_36 : u32 = u32(0);
    for(;;)
    {
        var _S308 : bool = Tally_next_0(&(all_8));
        if(_S308)
        {
        }
        else
        {
            break;
        }
        var _S309 : i32;
        if((all_8.key_0) != left_out_0)
        {
            _S309 = i32(1);
        }
        else
        {
            _S309 = i32(0);
        }
        count_36 = count_36 + u32(_S309);
    }
    var items_23 : u32 = open_items_0(&((*m_181)), count_36);
    var i_71 : u32 = u32(0);
    for(;;)
    {
        if(!failed_0((*m_181)))
        {
            var _S310 : bool = Tally_next_0(&(tally_6));
            _S305 = _S310;
        }
        else
        {
            _S305 = false;
        }
        if(_S305)
        {
        }
        else
        {
            break;
        }
        if((tally_6.key_0) == left_out_0)
        {
            continue;
        }
        start_item_0((*m_181), items_23, i_71);
        var i_72 : u32 = i_71 + u32(1);
        var list_23 : CellList_0 = CellList_at_0((*m_181));
        push_colour_0(&(list_23), from_20, tally_6.key_0, colour_bits_0(tally_6.key_0));
        seal_cells_0(&((*m_181)), list_23, true);
        i_71 = i_72;
    }
    make_0(&((*m_181)), count_36 * u32(16));
    close_plain_0(&((*m_181)), items_23, u32(12), count_36);
    return;
}

fn op_partition_0( m_182 : ptr<function, Machine_0>,  a_103 : u32)
{
    var from_21 : GridView_0 = grid_view_1(&((*m_182)), a_103);
    by_colour_0(&((*m_182)), from_21, i32(1000));
    return;
}

fn op_fgpartition_0( m_183 : ptr<function, Machine_0>,  a_104 : u32)
{
    var from_22 : GridView_0 = grid_view_1(&((*m_183)), a_104);
    if(failed_0((*m_183)))
    {
        return;
    }
    var ground_3 : i32 = background_0(&((*m_183)), from_22);
    by_colour_0(&((*m_183)), from_22, ground_3);
    return;
}

fn check_two_0( m_184 : ptr<function, Machine_0>,  a_105 : u32,  b_50 : u32)
{
    var _S311 : bool;
    if((kind_of_0(a_105)) == u32(6))
    {
        _S311 = (kind_of_0(b_50)) == u32(6);
    }
    else
    {
        _S311 = false;
    }
    if(_S311)
    {
        fail_1(&((*m_184)), u32(254));
    }
    return;
}

fn line_of_0( cell_20 : u32,  columns_3 : bool) -> u32
{
    var _S312 : u32;
    if(columns_3)
    {
        _S312 = (cell_20 & (u32(4095)));
    }
    else
    {
        _S312 = (((cell_20 >> (u32(12)))) & (u32(4095)));
    }
    return _S312;
}

fn matching_0( m_185 : ptr<function, Machine_0>,  a_106 : PatchView_0,  b_51 : PatchView_0,  columns_4 : bool) -> bool
{
    spend_0(&((*m_185)), (a_106.count_14 + b_51.count_14) / u32(2));
    if(failed_0((*m_185)))
    {
        return false;
    }
    var i_73 : u32 = u32(0);
    for(;;)
    {
        if(i_73 < u32(128))
        {
        }
        else
        {
            break;
        }
        arena_0[(*m_185).scratch_1 + i_73] = u32(0);
        i_73 = i_73 + u32(1);
    }
    i_73 = u32(0);
    for(;;)
    {
        if(i_73 < (a_106.count_14))
        {
        }
        else
        {
            break;
        }
        var at_28 : u32 = line_of_0(word_at_0(a_106.cells_6 + i_73), columns_4);
        arena_0[(*m_185).scratch_1 + ((at_28 >> (u32(5))))] = (arena_0[(*m_185).scratch_1 + ((at_28 >> (u32(5))))] | (((u32(1) << (((at_28 & (u32(31)))))))));
        i_73 = i_73 + u32(1);
    }
    i_73 = u32(0);
    for(;;)
    {
        if(i_73 < (b_51.count_14))
        {
        }
        else
        {
            break;
        }
        var at_29 : u32 = line_of_0(word_at_0(b_51.cells_6 + i_73), columns_4);
        if((((((word_at_0((*m_185).scratch_1 + ((at_29 >> (u32(5)))))) >> (((at_29 & (u32(31))))))) & (u32(1)))) != u32(0))
        {
            return true;
        }
        i_73 = i_73 + u32(1);
    }
    return false;
}

fn two_matching_0( m_186 : ptr<function, Machine_0>,  a_107 : u32,  b_52 : u32,  columns_5 : bool)
{
    check_two_0(&((*m_186)), a_107, b_52);
    var x_4 : PatchView_0 = patch_view_0(&((*m_186)), a_107);
    var y_6 : PatchView_0 = patch_view_0(&((*m_186)), b_52);
    if(failed_0((*m_186)))
    {
        return;
    }
    var found_2 : bool = matching_0(&((*m_186)), x_4, y_6, columns_5);
    new_bool_0(&((*m_186)), found_2);
    return;
}

fn op_hmatching_0( m_187 : ptr<function, Machine_0>,  a_108 : u32,  b_53 : u32)
{
    two_matching_0(&((*m_187)), a_108, b_53, false);
    return;
}

fn op_vmatching_0( m_188 : ptr<function, Machine_0>,  a_109 : u32,  b_54 : u32)
{
    two_matching_0(&((*m_188)), a_109, b_54, true);
    return;
}

fn distance_between_0( m_189 : ptr<function, Machine_0>,  a_110 : u32,  b_55 : u32) -> i32
{
    check_two_0(&((*m_189)), a_110, b_55);
    var x_5 : PatchView_0 = patch_view_0(&((*m_189)), a_110);
    var y_7 : PatchView_0 = patch_view_0(&((*m_189)), b_55);
    var _S313 : bool;
    if((x_5.count_14) == u32(0))
    {
        _S313 = true;
    }
    else
    {
        _S313 = (y_7.count_14) == u32(0);
    }
    if(_S313)
    {
        fail_1(&((*m_189)), u32(23));
    }
    if((max(x_5.count_14, y_7.count_14)) > u32(4096))
    {
        fail_1(&((*m_189)), u32(254));
    }
    spend_1(&((*m_189)), x_5.count_14 * y_7.count_14 / u32(4));
    if(failed_0((*m_189)))
    {
        return i32(2147483647);
    }
    var least_2 : i32 = i32(2147483647);
    var i_74 : u32 = u32(0);
    for(;;)
    {
        if(i_74 < (x_5.count_14))
        {
            _S313 = least_2 > i32(0);
        }
        else
        {
            _S313 = false;
        }
        if(_S313)
        {
        }
        else
        {
            break;
        }
        var _S314 : u32 = x_5.cells_6 + i_74;
        var _S315 : i32 = row_of_0(word_at_0(_S314));
        var _S316 : i32 = column_of_0(word_at_0(_S314));
        var k_2 : u32 = u32(0);
        for(;;)
        {
            if(k_2 < (y_7.count_14))
            {
            }
            else
            {
                break;
            }
            var other_2 : u32 = word_at_0(y_7.cells_6 + k_2);
            var _S317 : i32 = min(least_2, abs(row_of_0(other_2) - _S315) + abs(column_of_0(other_2) - _S316));
            var k_3 : u32 = k_2 + u32(1);
            least_2 = _S317;
            k_2 = k_3;
        }
        i_74 = i_74 + u32(1);
    }
    return least_2;
}

fn op_manhattan_0( m_190 : ptr<function, Machine_0>,  a_111 : u32,  b_56 : u32)
{
    var least_3 : i32 = distance_between_0(&((*m_190)), a_111, b_56);
    new_int_0(&((*m_190)), least_3);
    return;
}

fn op_adjacent_0( m_191 : ptr<function, Machine_0>,  a_112 : u32,  b_57 : u32)
{
    var least_4 : i32 = distance_between_0(&((*m_191)), a_112, b_57);
    new_bool_0(&((*m_191)), least_4 == i32(1));
    return;
}

fn op_bordering_0( m_192 : ptr<function, Machine_0>,  a_113 : u32,  b_58 : u32)
{
    var patch_26 : PatchView_0 = patch_view_0(&((*m_192)), a_113);
    if(failed_0((*m_192)))
    {
        return;
    }
    var bounds_0 : Bounds_0 = some_bounds_0(&((*m_192)), patch_26);
    var grid_12 : GridView_0 = grid_view_1(&((*m_192)), b_58);
    if(failed_0((*m_192)))
    {
        return;
    }
    var _S318 : GridView_0 = with_rows_0(&((*m_192)), grid_12);
    var _S319 : bool;
    if((bounds_0.top_5) == i32(0))
    {
        _S319 = true;
    }
    else
    {
        _S319 = (bounds_0.left_3) == i32(0);
    }
    if(_S319)
    {
        _S319 = true;
    }
    else
    {
        _S319 = (bounds_0.bottom_5) == (i32(grid_12.height_1) - i32(1));
    }
    if(_S319)
    {
        _S319 = true;
    }
    else
    {
        _S319 = (bounds_0.right_0) == (i32(grid_12.width_2) - i32(1));
    }
    new_bool_0(&((*m_192)), _S319);
    return;
}

fn with_rows_1( m_193 : ptr<function, Machine_0>,  grid_13 : GridView_0) -> GridView_0
{
    if((grid_13.height_1) == u32(0))
    {
        fail_1(&((*m_193)), u32(24));
    }
    return grid_13;
}

fn op_toobject_0( m_194 : ptr<function, Machine_0>,  a_114 : u32,  b_59 : u32)
{
    var patch_27 : PatchView_0 = patch_view_1(&((*m_194)), a_114);
    if(failed_0((*m_194)))
    {
        return;
    }
    var grid_14 : GridView_0 = grid_view_0(&((*m_194)), b_59);
    if(failed_0((*m_194)))
    {
        return;
    }
    var _S320 : GridView_0 = with_rows_1(&((*m_194)), grid_14);
    spend_0(&((*m_194)), patch_27.count_14);
    if(failed_0((*m_194)))
    {
        return;
    }
    var list_24 : CellList_0 = CellList_at_0((*m_194));
    var i_75 : u32 = u32(0);
    for(;;)
    {
        if(i_75 < (patch_27.count_14))
        {
        }
        else
        {
            break;
        }
        var cell_21 : u32 = word_at_0(patch_27.cells_6 + i_75);
        var row_22 : u32 = u32(row_of_0(cell_21));
        var column_10 : u32 = u32(column_of_0(cell_21));
        var _S321 : bool;
        if(row_22 < (grid_14.height_1))
        {
            _S321 = column_10 < (grid_14.width_2);
        }
        else
        {
            _S321 = false;
        }
        if(_S321)
        {
            CellList_push_0(&(list_24), (((cell_21 & (u32(16777215)))) | ((colour_bits_0(GridView_at_0(grid_14, row_22, column_10))))));
        }
        i_75 = i_75 + u32(1);
    }
    sort_cells_0(&((*m_194)), &(list_24));
    seal_cells_0(&((*m_194)), list_24, true);
    return;
}

fn op_asobject_0( m_195 : ptr<function, Machine_0>,  a_115 : u32)
{
    var grid_15 : GridView_0 = grid_view_0(&((*m_195)), a_115);
    if(failed_0((*m_195)))
    {
        return;
    }
    check_bounds_0(&((*m_195)), bounds_of_grid_0(grid_15));
    var _S322 : u32 = GridView_area_0(grid_15);
    spend_0(&((*m_195)), _S322);
    if(failed_0((*m_195)))
    {
        return;
    }
    var list_25 : CellList_0 = CellList_at_0((*m_195));
    var tally_7 : Tally_0 = Tally_of_cells_0(grid_15.cells_8, _S322);
    for(;;)
    {
        var _S323 : bool = Tally_next_0(&(tally_7));
        if(_S323)
        {
        }
        else
        {
            break;
        }
        push_colour_0(&(list_25), grid_15, tally_7.key_0, colour_bits_0(tally_7.key_0));
    }
    seal_cells_0(&((*m_195)), list_25, true);
    return;
}

fn colour_view_1( m_196 : ptr<function, Machine_0>,  record_27 : u32) -> i32
{
    var value_8 : i32;
    if((kind_of_0(record_27)) == u32(2))
    {
        var _S324 : i32 = int_view_1(&((*m_196)), record_27);
        value_8 = _S324;
    }
    else
    {
        fail_1(&((*m_196)), u32(3));
        value_8 = i32(0);
    }
    var _S325 : bool;
    if(value_8 < i32(-128))
    {
        _S325 = true;
    }
    else
    {
        _S325 = value_8 > i32(127);
    }
    if(_S325)
    {
        fail_1(&((*m_196)), u32(3));
    }
    return value_8;
}

fn edit_grid_0( m_197 : ptr<function, Machine_0>,  from_23 : GridView_0) -> u32
{
    var _S326 : u32 = GridView_area_0(from_23);
    make_0(&((*m_197)), _S326);
    var words_9 : u32 = (_S326 + u32(3)) / u32(4);
    var at_30 : u32 = new_record_0(&((*m_197)), u32(6), from_23.height_1, from_23.width_2, words_9);
    if(at_30 == u32(0))
    {
        return u32(0);
    }
    var i_76 : u32 = u32(0);
    for(;;)
    {
        if(i_76 < words_9)
        {
        }
        else
        {
            break;
        }
        arena_0[at_30 + u32(4) + i_76] = word_at_0(from_23.cells_8 + i_76);
        i_76 = i_76 + u32(1);
    }
    return at_30 + u32(4);
}

fn put_cell_0( cells_18 : u32,  i_77 : u32,  value_9 : i32)
{
    var at_31 : u32 = cells_18 + ((i_77 >> (u32(2))));
    var shift_3 : u32 = u32(8) * ((i_77 & (u32(3))));
    arena_0[at_31] = ((((word_at_0(at_31)) & ((~((u32(255) << (shift_3))))))) | (((((u32(value_9) & (u32(255)))) << (shift_3)))));
    return;
}

fn stroke_0( cells_19 : u32,  height_5 : u32,  width_7 : u32,  patch_28 : PatchView_0,  moved_1 : Two_0,  hue_0 : i32,  ground_4 : i32)
{
    var i_78 : u32 = u32(0);
    for(;;)
    {
        if(i_78 < (patch_28.count_14))
        {
        }
        else
        {
            break;
        }
        var cell_22 : u32 = word_at_0(patch_28.cells_6 + i_78);
        var row_23 : u32 = u32(row_of_0(cell_22) + moved_1.x_0);
        var column_11 : u32 = u32(column_of_0(cell_22) + moved_1.y_0);
        var _S327 : bool;
        if(row_23 >= height_5)
        {
            _S327 = true;
        }
        else
        {
            _S327 = column_11 >= width_7;
        }
        if(_S327)
        {
            i_78 = i_78 + u32(1);
            continue;
        }
        var at_32 : u32 = row_23 * width_7 + column_11;
        var _S328 : bool;
        if(ground_4 == i32(1000))
        {
            _S328 = true;
        }
        else
        {
            _S328 = (cell_at_0(cells_19, at_32)) == ground_4;
        }
        if(_S328)
        {
            var _S329 : i32;
            if(hue_0 == i32(1000))
            {
                _S329 = colour_of_0(cell_22);
            }
            else
            {
                _S329 = hue_0;
            }
            put_cell_0(cells_19, at_32, _S329);
        }
        i_78 = i_78 + u32(1);
    }
    return;
}

fn painted_0( m_198 : ptr<function, Machine_0>,  a_116 : u32,  patch_29 : PatchView_0,  hue_1 : i32,  ground_5 : i32)
{
    if(failed_0((*m_198)))
    {
        return;
    }
    var on_0 : GridView_0 = grid_view_1(&((*m_198)), a_116);
    if((kind_of_0(a_116)) != u32(6))
    {
        if(!failed_0((*m_198)))
        {
            var _S330 : GridView_0 = with_rows_0(&((*m_198)), on_0);
        }
        var _S331 : u32 = copy_record_0(&((*m_198)), a_116);
        return;
    }
    spend_1(&((*m_198)), patch_29.count_14 / u32(2));
    var cells_20 : u32 = edit_grid_0(&((*m_198)), on_0);
    if(cells_20 != u32(0))
    {
        stroke_0(cells_20, on_0.height_1, on_0.width_2, patch_29, two_0(i32(0), i32(0)), hue_1, ground_5);
    }
    return;
}

fn op_fill_0( m_199 : ptr<function, Machine_0>,  a_117 : u32,  b_60 : u32,  c_2 : u32)
{
    var patch_30 : PatchView_0 = patch_view_0(&((*m_199)), c_2);
    var hue_2 : i32 = colour_view_1(&((*m_199)), b_60);
    painted_0(&((*m_199)), a_117, patch_30, hue_2, i32(1000));
    return;
}

fn object_view_0( m_200 : ptr<function, Machine_0>,  record_28 : u32) -> PatchView_0
{
    var view_5 : PatchView_0 = patch_view_0(&((*m_200)), record_28);
    var _S332 : bool;
    if(!view_5.coloured_1)
    {
        _S332 = (view_5.count_14) != u32(0);
    }
    else
    {
        _S332 = false;
    }
    if(_S332)
    {
        fail_1(&((*m_200)), u32(6));
    }
    return view_5;
}

fn op_paint_0( m_201 : ptr<function, Machine_0>,  a_118 : u32,  b_61 : u32)
{
    var patch_31 : PatchView_0 = object_view_0(&((*m_201)), b_61);
    painted_0(&((*m_201)), a_118, patch_31, i32(1000), i32(1000));
    return;
}

fn ground_of_0( m_202 : ptr<function, Machine_0>,  a_119 : u32,  needs_rows_0 : bool) -> i32
{
    if(failed_0((*m_202)))
    {
        return i32(0);
    }
    var on_1 : GridView_0 = grid_view_1(&((*m_202)), a_119);
    if(failed_0((*m_202)))
    {
        return i32(0);
    }
    if(needs_rows_0)
    {
        var _S333 : GridView_0 = with_rows_0(&((*m_202)), on_1);
    }
    var _S334 : i32 = background_0(&((*m_202)), on_1);
    return _S334;
}

fn op_underfill_0( m_203 : ptr<function, Machine_0>,  a_120 : u32,  b_62 : u32,  c_3 : u32)
{
    var patch_32 : PatchView_0 = patch_view_0(&((*m_203)), c_3);
    var hue_3 : i32 = colour_view_1(&((*m_203)), b_62);
    var ground_6 : i32 = ground_of_0(&((*m_203)), a_120, true);
    painted_0(&((*m_203)), a_120, patch_32, hue_3, ground_6);
    return;
}

fn op_underpaint_0( m_204 : ptr<function, Machine_0>,  a_121 : u32,  b_63 : u32)
{
    var patch_33 : PatchView_0 = object_view_0(&((*m_204)), b_63);
    var ground_7 : i32 = ground_of_0(&((*m_204)), a_121, true);
    painted_0(&((*m_204)), a_121, patch_33, i32(1000), ground_7);
    return;
}

fn factor_view_0( m_205 : ptr<function, Machine_0>,  record_29 : u32) -> u32
{
    var _S335 : i32 = int_view_1(&((*m_205)), record_29);
    var _S336 : i32 = max(_S335, i32(0));
    if(_S336 > i32(1048576))
    {
        fail_1(&((*m_205)), u32(28));
    }
    return u32(_S336);
}

fn times_0( a_122 : u32,  b_64 : u32) -> u32
{
    var _S337 : bool;
    if(a_122 != u32(0))
    {
        var _S338 : u32 = u32(16777215) / a_122;
        _S337 = b_64 > _S338;
    }
    else
    {
        _S337 = false;
    }
    var _S339 : u32;
    if(_S337)
    {
        _S339 = u32(16777215);
    }
    else
    {
        _S339 = a_122 * b_64;
    }
    return _S339;
}

fn new_grid_2( m_206 : ptr<function, Machine_0>,  height_6 : u32,  width_8 : u32) -> u32
{
    if(((*m_206).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S340 : bool;
    if(height_6 > u32(1048576))
    {
        _S340 = true;
    }
    else
    {
        _S340 = width_8 > u32(1048576);
    }
    if(_S340)
    {
        _S340 = true;
    }
    else
    {
        _S340 = (max(height_6 * width_8, height_6)) > u32(1048576);
    }
    if(_S340)
    {
        fail_0(&((*m_206)), u32(28));
        return u32(0);
    }
    var area_9 : u32 = height_6 * width_8;
    if(area_9 == u32(0))
    {
        new_empty_rows_0(&((*m_206)), height_6);
        return u32(0);
    }
    make_0(&((*m_206)), area_9);
    var at_33 : u32 = new_record_0(&((*m_206)), u32(6), height_6, width_8, (area_9 + u32(3)) / u32(4));
    var _S341 : u32;
    if(at_33 == u32(0))
    {
        _S341 = u32(0);
    }
    else
    {
        _S341 = at_33 + u32(4);
    }
    return _S341;
}

fn sized_grid_0( m_207 : ptr<function, Machine_0>,  height_7 : u32,  width_9 : u32) -> u32
{
    var _S342 : bool;
    if(height_7 > u32(1048576))
    {
        _S342 = true;
    }
    else
    {
        if(height_7 != u32(0))
        {
            var _S343 : u32 = u32(1048576) / height_7;
            _S342 = width_9 > _S343;
        }
        else
        {
            _S342 = false;
        }
    }
    if(_S342)
    {
        fail_1(&((*m_207)), u32(28));
    }
    var _S344 : u32;
    if(height_7 == u32(0))
    {
        _S344 = u32(0);
    }
    else
    {
        _S344 = width_9;
    }
    var _S345 : u32 = new_grid_2(&((*m_207)), height_7, _S344);
    return _S345;
}

fn grown_0( m_208 : ptr<function, Machine_0>,  a_123 : u32,  tall_0 : u32,  wide_0 : u32)
{
    if(failed_0((*m_208)))
    {
        return;
    }
    var from_24 : GridView_0 = grid_view_0(&((*m_208)), a_123);
    if(failed_0((*m_208)))
    {
        return;
    }
    var _S346 : u32 = times_0(from_24.height_1, tall_0);
    var _S347 : u32 = times_0(from_24.width_2, wide_0);
    var cells_21 : u32 = sized_grid_0(&((*m_208)), _S346, _S347);
    if(cells_21 == u32(0))
    {
        return;
    }
    var to_14 : CellWriter_0 = CellWriter_to_0(cells_21);
    var i_79 : u32 = u32(0);
    for(;;)
    {
        if(i_79 < (from_24.height_1))
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
            var j_7 : u32 = u32(0);
            for(;;)
            {
                if(j_7 < (from_24.width_2))
                {
                }
                else
                {
                    break;
                }
                var _S348 : i32 = GridView_at_0(from_24, i_79, j_7);
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
                    CellWriter_push_0(&(to_14), _S348);
                    k_4 = k_4 + u32(1);
                }
                j_7 = j_7 + u32(1);
            }
            again_0 = again_0 + u32(1);
        }
        i_79 = i_79 + u32(1);
    }
    CellWriter_finish_0(&(to_14));
    return;
}

fn op_hupscale_0( m_209 : ptr<function, Machine_0>,  a_124 : u32,  b_65 : u32)
{
    var _S349 : u32 = factor_view_0(&((*m_209)), b_65);
    grown_0(&((*m_209)), a_124, u32(1), _S349);
    return;
}

fn op_vupscale_0( m_210 : ptr<function, Machine_0>,  a_125 : u32,  b_66 : u32)
{
    var _S350 : u32 = factor_view_0(&((*m_210)), b_66);
    grown_0(&((*m_210)), a_125, _S350, u32(1));
    return;
}

fn factor_view_1( m_211 : ptr<function, Machine_0>,  record_30 : u32) -> u32
{
    var _S351 : i32 = int_view_1(&((*m_211)), record_30);
    var _S352 : i32 = max(_S351, i32(0));
    if(_S352 > i32(1048576))
    {
        fail_1(&((*m_211)), u32(28));
    }
    return u32(_S352);
}

fn grown_1( m_212 : ptr<function, Machine_0>,  a_126 : u32,  tall_1 : u32,  wide_1 : u32)
{
    if(failed_0((*m_212)))
    {
        return;
    }
    var from_25 : GridView_0 = grid_view_0(&((*m_212)), a_126);
    if(failed_0((*m_212)))
    {
        return;
    }
    var _S353 : u32 = times_0(from_25.height_1, tall_1);
    var _S354 : u32 = times_0(from_25.width_2, wide_1);
    var cells_22 : u32 = sized_grid_0(&((*m_212)), _S353, _S354);
    if(cells_22 == u32(0))
    {
        return;
    }
    var to_15 : CellWriter_0 = CellWriter_to_0(cells_22);
    var i_80 : u32 = u32(0);
    for(;;)
    {
        if(i_80 < (from_25.height_1))
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
            var j_8 : u32 = u32(0);
            for(;;)
            {
                if(j_8 < (from_25.width_2))
                {
                }
                else
                {
                    break;
                }
                var _S355 : i32 = GridView_at_0(from_25, i_80, j_8);
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
                    CellWriter_push_0(&(to_15), _S355);
                    k_5 = k_5 + u32(1);
                }
                j_8 = j_8 + u32(1);
            }
            again_1 = again_1 + u32(1);
        }
        i_80 = i_80 + u32(1);
    }
    CellWriter_finish_0(&(to_15));
    return;
}

fn op_upscale_0( m_213 : ptr<function, Machine_0>,  a_127 : u32,  b_67 : u32)
{
    if(is_tuple_0(a_127))
    {
        var factor_0 : u32 = factor_view_1(&((*m_213)), b_67);
        grown_1(&((*m_213)), a_127, factor_0, factor_0);
        return;
    }
    var patch_34 : PatchView_0 = patch_view_1(&((*m_213)), a_127);
    var factor_1 : i32 = int_view_0(&((*m_213)), b_67);
    if(failed_0((*m_213)))
    {
        return;
    }
    var bounds_1 : Bounds_0 = bounds_of_0(patch_34);
    if(bounds_1.empty_0)
    {
        new_empty_set_0(&((*m_213)));
        return;
    }
    if(!patch_34.coloured_1)
    {
        fail_0(&((*m_213)), u32(6));
        return;
    }
    if(factor_1 <= i32(0))
    {
        new_empty_set_0(&((*m_213)));
        return;
    }
    var _S356 : bool;
    if(factor_1 > i32(4096))
    {
        _S356 = true;
    }
    else
    {
        _S356 = !fits_0(Bounds_height_0(bounds_1) * factor_1 + bounds_1.top_5 - i32(1));
    }
    if(_S356)
    {
        _S356 = true;
    }
    else
    {
        _S356 = !fits_0(Bounds_width_0(bounds_1) * factor_1 + bounds_1.left_3 - i32(1));
    }
    if(_S356)
    {
        fail_0(&((*m_213)), u32(27));
        return;
    }
    var list_26 : CellList_0 = CellList_at_0((*m_213));
    var side_0 : u32 = u32(factor_1);
    if((patch_34.count_14) > (list_26.room_0))
    {
        _S356 = true;
    }
    else
    {
        var _S357 : u32 = side_0 * side_0;
        var _S358 : u32 = list_26.room_0 / patch_34.count_14;
        _S356 = _S357 > _S358;
    }
    if(_S356)
    {
        fail_0(&((*m_213)), u32(254));
        return;
    }
    make_0(&((*m_213)), side_0 * side_0 * patch_34.count_14 * u32(4));
    if(failed_0((*m_213)))
    {
        return;
    }
    var i_81 : u32 = u32(0);
    for(;;)
    {
        if(i_81 < (patch_34.count_14))
        {
        }
        else
        {
            break;
        }
        var cell_23 : u32 = word_at_0(patch_34.cells_6 + i_81);
        var _S359 : u32 = (((cell_23 & (u32(4278190080)))) | ((pack_0((row_of_0(cell_23) - bounds_1.top_5) * factor_1 + bounds_1.top_5, (column_of_0(cell_23) - bounds_1.left_3) * factor_1 + bounds_1.left_3))));
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
            var j_9 : u32 = u32(0);
            for(;;)
            {
                if(j_9 < side_0)
                {
                }
                else
                {
                    break;
                }
                CellList_push_0(&(list_26), _S359 + ((k_6 << (u32(12)))) + j_9);
                j_9 = j_9 + u32(1);
            }
            k_6 = k_6 + u32(1);
        }
        i_81 = i_81 + u32(1);
    }
    sort_cells_0(&((*m_213)), &(list_26));
    seal_cells_0(&((*m_213)), list_26, true);
    return;
}

fn op_downscale_0( m_214 : ptr<function, Machine_0>,  a_128 : u32,  b_68 : u32)
{
    var from_26 : GridView_0 = grid_view_0(&((*m_214)), a_128);
    if(failed_0((*m_214)))
    {
        return;
    }
    var _S360 : GridView_0 = with_rows_1(&((*m_214)), from_26);
    var _S361 : i32 = int_view_0(&((*m_214)), b_68);
    var factor_2 : u32 = u32(abs(_S361));
    if(factor_2 == u32(0))
    {
        fail_0(&((*m_214)), u32(15));
    }
    if(failed_0((*m_214)))
    {
        return;
    }
    var _S362 : u32 = (from_26.height_1 - u32(1)) / factor_2;
    var height_8 : u32 = _S362 + u32(1);
    var width_10 : u32;
    if((from_26.width_2) == u32(0))
    {
        width_10 = u32(0);
    }
    else
    {
        var _S363 : u32 = (from_26.width_2 - u32(1)) / factor_2;
        width_10 = _S363 + u32(1);
    }
    var cells_23 : u32 = new_grid_0(&((*m_214)), height_8, width_10);
    if(cells_23 == u32(0))
    {
        return;
    }
    var to_16 : CellWriter_0 = CellWriter_to_0(cells_23);
    var i_82 : u32 = u32(0);
    for(;;)
    {
        if(i_82 < height_8)
        {
        }
        else
        {
            break;
        }
        var j_10 : u32 = u32(0);
        for(;;)
        {
            if(j_10 < width_10)
            {
            }
            else
            {
                break;
            }
            CellWriter_push_0(&(to_16), GridView_at_0(from_26, i_82 * factor_2, j_10 * factor_2));
            j_10 = j_10 + u32(1);
        }
        i_82 = i_82 + u32(1);
    }
    CellWriter_finish_0(&(to_16));
    return;
}

fn op_hconcat_0( m_215 : ptr<function, Machine_0>,  a_129 : u32,  b_69 : u32)
{
    var x_6 : GridView_0 = grid_view_0(&((*m_215)), a_129);
    var y_8 : GridView_0 = grid_view_0(&((*m_215)), b_69);
    if(failed_0((*m_215)))
    {
        return;
    }
    var _S364 : u32 = min(x_6.height_1, y_8.height_1);
    var cells_24 : u32 = sized_grid_0(&((*m_215)), _S364, x_6.width_2 + y_8.width_2);
    if(cells_24 == u32(0))
    {
        return;
    }
    var to_17 : CellWriter_0 = CellWriter_to_0(cells_24);
    var i_83 : u32 = u32(0);
    for(;;)
    {
        if(i_83 < _S364)
        {
        }
        else
        {
            break;
        }
        push_run_0(&(to_17), x_6.cells_8, i_83 * x_6.width_2, x_6.width_2);
        push_run_0(&(to_17), y_8.cells_8, i_83 * y_8.width_2, y_8.width_2);
        i_83 = i_83 + u32(1);
    }
    CellWriter_finish_0(&(to_17));
    return;
}

fn op_vconcat_0( m_216 : ptr<function, Machine_0>,  a_130 : u32,  b_70 : u32)
{
    var _S365 : bool;
    if((kind_of_0(a_130)) == u32(6))
    {
        _S365 = (kind_of_0(b_70)) == u32(6);
    }
    else
    {
        _S365 = false;
    }
    if(_S365)
    {
        _S365 = (word_at_0(a_130 + u32(2))) == (word_at_0(b_70 + u32(2)));
    }
    else
    {
        _S365 = false;
    }
    if(_S365)
    {
        var x_7 : GridView_0 = grid_view_0(&((*m_216)), a_130);
        var y_9 : GridView_0 = grid_view_0(&((*m_216)), b_70);
        var cells_25 : u32 = sized_grid_0(&((*m_216)), x_7.height_1 + y_9.height_1, x_7.width_2);
        if(cells_25 == u32(0))
        {
            return;
        }
        var to_18 : CellWriter_0 = CellWriter_to_0(cells_25);
        push_run_0(&(to_18), x_7.cells_8, u32(0), GridView_area_0(x_7));
        push_run_0(&(to_18), y_9.cells_8, u32(0), GridView_area_0(y_9));
        CellWriter_finish_0(&(to_18));
        return;
    }
    if(!is_tuple_0(a_130))
    {
        _S365 = true;
    }
    else
    {
        _S365 = !is_tuple_0(b_70);
    }
    if(_S365)
    {
        fail_0(&((*m_216)), u32(4));
        return;
    }
    var count_37 : u32 = length_of_0(a_130) + length_of_0(b_70);
    var items_24 : u32 = open_items_0(&((*m_216)), count_37);
    put_elements_0(&((*m_216)), items_24, u32(0), a_130);
    put_elements_0(&((*m_216)), items_24, length_of_0(a_130), b_70);
    close_tuple_0(&((*m_216)), items_24, count_37);
    return;
}

fn op_subgrid_0( m_217 : ptr<function, Machine_0>,  a_131 : u32,  b_71 : u32)
{
    var patch_35 : PatchView_0 = patch_set_view_0(&((*m_217)), a_131);
    if(failed_0((*m_217)))
    {
        return;
    }
    var bounds_2 : Bounds_0 = some_bounds_0(&((*m_217)), patch_35);
    var from_27 : GridView_0 = grid_view_1(&((*m_217)), b_71);
    if(!failed_0((*m_217)))
    {
        crop_to_0(&((*m_217)), from_27, two_0(bounds_2.top_5, bounds_2.left_3), two_0(Bounds_height_0(bounds_2), Bounds_width_0(bounds_2)));
    }
    return;
}

fn split_0( m_218 : ptr<function, Machine_0>,  a_132 : u32,  b_72 : u32,  of_rows_0 : bool)
{
    var from_28 : GridView_0 = grid_view_1(&((*m_218)), a_132);
    if(failed_0((*m_218)))
    {
        return;
    }
    var _S366 : GridView_0 = with_rows_0(&((*m_218)), from_28);
    var n_6 : i32 = int_view_1(&((*m_218)), b_72);
    if(n_6 == i32(0))
    {
        fail_1(&((*m_218)), u32(15));
    }
    if(n_6 > i32(4194304))
    {
        fail_1(&((*m_218)), u32(28));
    }
    var count_38 : u32 = u32(max(n_6, i32(0)));
    spend_1(&((*m_218)), count_38);
    if(failed_0((*m_218)))
    {
        return;
    }
    var length_20 : u32;
    if(of_rows_0)
    {
        length_20 = from_28.height_1;
    }
    else
    {
        length_20 = from_28.width_2;
    }
    var items_25 : u32 = open_items_1(&((*m_218)), count_38);
    var _S367 : bool = count_38 == u32(0);
    var piece_0 : u32;
    if(_S367)
    {
        piece_0 = u32(0);
    }
    else
    {
        var _S368 : u32 = length_20 / count_38;
        piece_0 = _S368;
    }
    var _S369 : u32;
    if(_S367)
    {
        _S369 = u32(0);
    }
    else
    {
        var _S370 : u32 = length_20 % count_38;
        var _S371 : i32;
        if(_S370 != u32(0))
        {
            _S371 = i32(1);
        }
        else
        {
            _S371 = i32(0);
        }
        _S369 = piece_0 + u32(_S371);
    }
    var i_84 : u32 = u32(0);
    for(;;)
    {
        var _S372 : bool;
        if(i_84 < count_38)
        {
            _S372 = !failed_0((*m_218));
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
        start_item_0((*m_218), items_25, i_84);
        var _S373 : u32 = i_84 * _S369;
        var _S374 : u32 = min(length_20, _S373);
        var _S375 : u32 = min(length_20, _S373 + piece_0);
        if(of_rows_0)
        {
            cut_0(&((*m_218)), from_28, _S374, _S375, u32(0), from_28.width_2);
        }
        else
        {
            cut_0(&((*m_218)), from_28, u32(0), from_28.height_1, _S374, _S375);
        }
        i_84 = i_84 + u32(1);
    }
    close_tuple_1(&((*m_218)), items_25, count_38);
    return;
}

fn op_hsplit_0( m_219 : ptr<function, Machine_0>,  a_133 : u32,  b_73 : u32)
{
    split_0(&((*m_219)), a_133, b_73, false);
    return;
}

fn op_vsplit_0( m_220 : ptr<function, Machine_0>,  a_134 : u32,  b_74 : u32)
{
    split_0(&((*m_220)), a_134, b_74, true);
    return;
}

fn op_cellwise_0( m_221 : ptr<function, Machine_0>,  a_135 : u32,  b_75 : u32,  c_4 : u32)
{
    var x_8 : GridView_0 = grid_view_0(&((*m_221)), a_135);
    if(failed_0((*m_221)))
    {
        return;
    }
    var _S376 : GridView_0 = with_rows_1(&((*m_221)), x_8);
    var y_10 : GridView_0 = grid_view_0(&((*m_221)), b_75);
    var _S377 : i32 = colour_view_0(&((*m_221)), c_4);
    var _S378 : bool;
    if(!failed_0((*m_221)))
    {
        _S378 = (x_8.width_2) > u32(0);
    }
    else
    {
        _S378 = false;
    }
    if(_S378)
    {
        if((y_10.height_1) < (x_8.height_1))
        {
            _S378 = true;
        }
        else
        {
            _S378 = (y_10.width_2) < (x_8.width_2);
        }
    }
    else
    {
        _S378 = false;
    }
    if(_S378)
    {
        fail_0(&((*m_221)), u32(18));
    }
    var cells_26 : u32 = new_grid_0(&((*m_221)), x_8.height_1, x_8.width_2);
    if(cells_26 == u32(0))
    {
        return;
    }
    var to_19 : CellWriter_0 = CellWriter_to_0(cells_26);
    var i_85 : u32 = u32(0);
    for(;;)
    {
        if(i_85 < (x_8.height_1))
        {
        }
        else
        {
            break;
        }
        var j_11 : u32 = u32(0);
        for(;;)
        {
            if(j_11 < (x_8.width_2))
            {
            }
            else
            {
                break;
            }
            var cell_24 : i32 = GridView_at_0(x_8, i_85, j_11);
            var _S379 : i32;
            if(cell_24 == (GridView_at_0(y_10, i_85, j_11)))
            {
                _S379 = cell_24;
            }
            else
            {
                _S379 = _S377;
            }
            CellWriter_push_0(&(to_19), _S379);
            j_11 = j_11 + u32(1);
        }
        i_85 = i_85 + u32(1);
    }
    CellWriter_finish_0(&(to_19));
    return;
}

fn same_grid_2( m_222 : ptr<function, Machine_0>,  a_136 : u32)
{
    var _S380 : GridView_0 = grid_view_1(&((*m_222)), a_136);
    var _S381 : u32 = copy_record_0(&((*m_222)), a_136);
    return;
}

fn edit_grid_1( m_223 : ptr<function, Machine_0>,  from_29 : GridView_0) -> u32
{
    var _S382 : u32 = GridView_area_0(from_29);
    make_0(&((*m_223)), _S382);
    var words_10 : u32 = (_S382 + u32(3)) / u32(4);
    var at_34 : u32 = new_record_0(&((*m_223)), u32(6), from_29.height_1, from_29.width_2, words_10);
    if(at_34 == u32(0))
    {
        return u32(0);
    }
    var i_86 : u32 = u32(0);
    for(;;)
    {
        if(i_86 < words_10)
        {
        }
        else
        {
            break;
        }
        arena_0[at_34 + u32(4) + i_86] = word_at_0(from_29.cells_8 + i_86);
        i_86 = i_86 + u32(1);
    }
    return at_34 + u32(4);
}

fn recoloured_0( m_224 : ptr<function, Machine_0>,  a_137 : u32,  old_0 : i32,  new_colour_0 : i32,  exchanged_0 : bool)
{
    var from_30 : GridView_0 = grid_view_0(&((*m_224)), a_137);
    var cells_27 : u32 = edit_grid_1(&((*m_224)), from_30);
    if(cells_27 == u32(0))
    {
        return;
    }
    var _S383 : u32 = four_of_0(old_0);
    var _S384 : u32 = four_of_0(new_colour_0);
    var _S385 : u32 = GridView_area_0(from_30);
    var i_87 : u32 = u32(0);
    for(;;)
    {
        if(i_87 < _S385)
        {
        }
        else
        {
            break;
        }
        var _S386 : u32 = cells_27 + ((i_87 >> (u32(2))));
        var word_5 : u32 = word_at_0(_S386);
        var to_y_0 : u32 = (((equal_bytes_0(word_5, _S383)) >> (u32(7)))) * u32(255);
        var to_x_0 : u32;
        if(exchanged_0)
        {
            to_x_0 = (((((equal_bytes_0(word_5, _S384)) >> (u32(7)))) * u32(255)) & ((~to_y_0)));
        }
        else
        {
            to_x_0 = u32(0);
        }
        arena_0[_S386] = (((((((word_5 & ((~((to_x_0 | (to_y_0))))))) | (((_S383 & (to_x_0)))))) | (((_S384 & (to_y_0)))))) & ((cells_left_0(_S385 - i_87))));
        i_87 = i_87 + u32(4);
    }
    return;
}

fn op_replace_0( m_225 : ptr<function, Machine_0>,  a_138 : u32,  b_76 : u32,  c_5 : u32)
{
    if((kind_of_0(a_138)) != u32(6))
    {
        same_grid_2(&((*m_225)), a_138);
        return;
    }
    var old_1 : i32 = sought_colour_0(b_76);
    var can_0 : bool;
    if((kind_of_0(c_5)) == u32(2))
    {
        can_0 = (sought_colour_0(c_5)) != i32(1000);
    }
    else
    {
        can_0 = false;
    }
    if(old_1 == i32(1000))
    {
        var _S387 : u32 = copy_record_0(&((*m_225)), a_138);
    }
    else
    {
        if(can_0)
        {
            recoloured_0(&((*m_225)), a_138, old_1, sought_colour_0(c_5), false);
        }
        else
        {
            if((count_colour_0(a_138 + u32(4), word_at_0(a_138 + u32(1)) * word_at_0(a_138 + u32(2)), old_1)) > u32(0))
            {
                fail_1(&((*m_225)), u32(3));
            }
            else
            {
                var _S388 : u32 = copy_record_0(&((*m_225)), a_138);
            }
        }
    }
    return;
}

fn op_switch_0( m_226 : ptr<function, Machine_0>,  a_139 : u32,  b_77 : u32,  c_6 : u32)
{
    var x_9 : i32 = colour_view_1(&((*m_226)), b_77);
    var y_11 : i32 = colour_view_1(&((*m_226)), c_6);
    if(failed_0((*m_226)))
    {
        return;
    }
    if((kind_of_0(a_139)) == u32(6))
    {
        recoloured_0(&((*m_226)), a_139, x_9, y_11, true);
    }
    else
    {
        same_grid_2(&((*m_226)), a_139);
    }
    return;
}

fn op_position_0( m_227 : ptr<function, Machine_0>,  a_140 : u32,  b_78 : u32)
{
    var x_10 : PatchView_0 = patch_set_view_0(&((*m_227)), a_140);
    if(failed_0((*m_227)))
    {
        return;
    }
    var from_31 : Two_0 = center_of_0(&((*m_227)), x_10);
    var y_12 : PatchView_0 = patch_set_view_0(&((*m_227)), b_78);
    if(failed_0((*m_227)))
    {
        return;
    }
    var to_20 : Two_0 = center_of_0(&((*m_227)), y_12);
    var sideways_0 : i32;
    if((from_31.y_0) < (to_20.y_0))
    {
        sideways_0 = i32(1);
    }
    else
    {
        sideways_0 = i32(-1);
    }
    if((from_31.x_0) == (to_20.x_0))
    {
        new_pair_1(&((*m_227)), i32(0), sideways_0);
    }
    else
    {
        var _S389 : i32;
        if((from_31.x_0) < (to_20.x_0))
        {
            _S389 = i32(1);
        }
        else
        {
            _S389 = i32(-1);
        }
        if((from_31.y_0) == (to_20.y_0))
        {
            sideways_0 = i32(0);
        }
        new_pair_1(&((*m_227)), _S389, sideways_0);
    }
    return;
}

fn op_index_0( m_228 : ptr<function, Machine_0>,  a_141 : u32,  b_79 : u32)
{
    var from_32 : GridView_0 = grid_view_1(&((*m_228)), a_141);
    if(failed_0((*m_228)))
    {
        return;
    }
    var _S390 : GridView_0 = with_rows_0(&((*m_228)), from_32);
    var place_9 : Two_0 = exact_pair_0(&((*m_228)), b_79);
    if(failed_0((*m_228)))
    {
        return;
    }
    var _S391 : bool;
    if((place_9.x_0) >= i32(0))
    {
        _S391 = (place_9.y_0) >= i32(0);
    }
    else
    {
        _S391 = false;
    }
    if(_S391)
    {
        _S391 = u32(place_9.x_0) < (from_32.height_1);
    }
    else
    {
        _S391 = false;
    }
    if(_S391)
    {
        _S391 = u32(place_9.y_0) < (from_32.width_2);
    }
    else
    {
        _S391 = false;
    }
    if(_S391)
    {
        new_int_0(&((*m_228)), GridView_at_0(from_32, u32(place_9.x_0), u32(place_9.y_0)));
    }
    else
    {
        var _S392 : u32 = new_record_1(&((*m_228)), u32(0), u32(0), u32(0), u32(0));
    }
    return;
}

fn sized_grid_1( m_229 : ptr<function, Machine_0>,  height_9 : u32,  width_11 : u32) -> u32
{
    var _S393 : bool;
    if(height_9 > u32(1048576))
    {
        _S393 = true;
    }
    else
    {
        if(height_9 != u32(0))
        {
            var _S394 : u32 = u32(1048576) / height_9;
            _S393 = width_11 > _S394;
        }
        else
        {
            _S393 = false;
        }
    }
    if(_S393)
    {
        fail_1(&((*m_229)), u32(28));
    }
    var _S395 : u32;
    if(height_9 == u32(0))
    {
        _S395 = u32(0);
    }
    else
    {
        _S395 = width_11;
    }
    var _S396 : u32 = new_grid_2(&((*m_229)), height_9, _S395);
    return _S396;
}

fn fill_cells_0( cells_28 : u32,  count_39 : u32,  value_10 : i32)
{
    var word_6 : u32 = ((u32(value_10) & (u32(255)))) * u32(16843009);
    var whole_0 : u32 = (count_39 >> (u32(2)));
    var i_88 : u32 = u32(0);
    for(;;)
    {
        if(i_88 < whole_0)
        {
        }
        else
        {
            break;
        }
        arena_0[cells_28 + i_88] = word_6;
        i_88 = i_88 + u32(1);
    }
    var _S397 : u32 = (count_39 & (u32(3)));
    if(_S397 != u32(0))
    {
        arena_0[cells_28 + whole_0] = (word_6 & ((((u32(1) << ((u32(8) * _S397)))) - u32(1))));
    }
    return;
}

fn op_canvas_0( m_230 : ptr<function, Machine_0>,  value_11 : u32,  dimensions_0 : u32)
{
    var hue_4 : i32 = colour_view_1(&((*m_230)), value_11);
    var sides_4 : Two_0 = pair_view_0(&((*m_230)), dimensions_0);
    if(failed_0((*m_230)))
    {
        return;
    }
    var height_10 : u32 = u32(max(sides_4.x_0, i32(0)));
    var width_12 : u32 = u32(max(sides_4.y_0, i32(0)));
    var cells_29 : u32 = sized_grid_1(&((*m_230)), height_10, width_12);
    if(cells_29 != u32(0))
    {
        fill_cells_0(cells_29, height_10 * width_12, hue_4);
    }
    return;
}

fn op_cover_0( m_231 : ptr<function, Machine_0>,  a_142 : u32,  b_80 : u32)
{
    var patch_36 : PatchView_0 = patch_view_0(&((*m_231)), b_80);
    var ground_8 : i32 = ground_of_0(&((*m_231)), a_142, false);
    painted_0(&((*m_231)), a_142, patch_36, ground_8, i32(1000));
    return;
}

fn op_trim_0( m_232 : ptr<function, Machine_0>,  a_143 : u32)
{
    var from_33 : GridView_0 = grid_view_1(&((*m_232)), a_143);
    if(failed_0((*m_232)))
    {
        return;
    }
    var _S398 : u32 = min(u32(1), from_33.height_1);
    var _S399 : u32 = min(u32(1), from_33.width_2);
    cut_0(&((*m_232)), from_33, _S398, max(_S398, from_33.height_1 - _S398), _S399, max(_S399, from_33.width_2 - _S399));
    return;
}

fn object_view_1( m_233 : ptr<function, Machine_0>,  record_31 : u32) -> PatchView_0
{
    var view_6 : PatchView_0 = patch_view_0(&((*m_233)), record_31);
    var _S400 : bool;
    if(!view_6.coloured_1)
    {
        _S400 = (view_6.count_14) != u32(0);
    }
    else
    {
        _S400 = false;
    }
    if(_S400)
    {
        fail_1(&((*m_233)), u32(6));
    }
    return view_6;
}

fn exact_pair_1( m_234 : ptr<function, Machine_0>,  record_32 : u32) -> Two_0
{
    if((length_of_0(record_32)) != u32(2))
    {
        fail_1(&((*m_234)), u32(2));
    }
    var _S401 : Two_0 = pair_view_0(&((*m_234)), record_32);
    return _S401;
}

fn op_move_0( m_235 : ptr<function, Machine_0>,  a_144 : u32,  b_81 : u32,  c_7 : u32)
{
    var covered_0 : u32 = (*m_235).cursor_0;
    op_cover_0(&((*m_235)), a_144, b_81);
    var patch_37 : PatchView_0 = object_view_1(&((*m_235)), b_81);
    var _S402 : bool;
    if(failed_0((*m_235)))
    {
        _S402 = true;
    }
    else
    {
        _S402 = (patch_37.count_14) == u32(0);
    }
    if(_S402)
    {
        return;
    }
    var offset_1 : Two_0 = exact_pair_1(&((*m_235)), c_7);
    if(!failed_0((*m_235)))
    {
        _S402 = !can_move_0(patch_37, offset_1);
    }
    else
    {
        _S402 = false;
    }
    if(_S402)
    {
        fail_0(&((*m_235)), u32(27));
    }
    if(!patch_37.is_set_1)
    {
        fail_0(&((*m_235)), u32(254));
    }
    make_0(&((*m_235)), patch_37.count_14 * u32(4));
    spend_0(&((*m_235)), patch_37.count_14 / u32(16));
    spend_0(&((*m_235)), patch_37.count_14 / u32(2));
    var _S403 : u32 = covered_0 + u32(1);
    var _S404 : u32 = covered_0 + u32(2);
    make_0(&((*m_235)), word_at_0(_S403) * word_at_0(_S404));
    if(!failed_0((*m_235)))
    {
        stroke_0(covered_0 + u32(4), word_at_0(_S403), word_at_0(_S404), patch_37, offset_1, i32(1000), i32(1000));
    }
    return;
}

fn one_half_0( m_236 : ptr<function, Machine_0>,  a_145 : u32,  of_rows_1 : bool,  later_0 : bool)
{
    var from_34 : GridView_0 = grid_view_1(&((*m_236)), a_145);
    if(failed_0((*m_236)))
    {
        return;
    }
    var length_21 : u32;
    if(of_rows_1)
    {
        length_21 = from_34.height_1;
    }
    else
    {
        length_21 = from_34.width_2;
    }
    var start_18 : u32;
    if(later_0)
    {
        start_18 = (length_21 + u32(1)) / u32(2);
    }
    else
    {
        start_18 = u32(0);
    }
    var end_3 : u32;
    if(later_0)
    {
        end_3 = length_21;
    }
    else
    {
        end_3 = length_21 / u32(2);
    }
    if(of_rows_1)
    {
        cut_0(&((*m_236)), from_34, start_18, end_3, u32(0), from_34.width_2);
    }
    else
    {
        if(start_18 >= end_3)
        {
            new_empty_tuple_1(&((*m_236)));
        }
        else
        {
            cut_0(&((*m_236)), from_34, u32(0), from_34.height_1, start_18, end_3);
        }
    }
    return;
}

fn op_tophalf_0( m_237 : ptr<function, Machine_0>,  a_146 : u32)
{
    one_half_0(&((*m_237)), a_146, true, false);
    return;
}

fn op_bottomhalf_0( m_238 : ptr<function, Machine_0>,  a_147 : u32)
{
    one_half_0(&((*m_238)), a_147, true, true);
    return;
}

fn op_lefthalf_0( m_239 : ptr<function, Machine_0>,  a_148 : u32)
{
    one_half_0(&((*m_239)), a_148, false, false);
    return;
}

fn op_righthalf_0( m_240 : ptr<function, Machine_0>,  a_149 : u32)
{
    one_half_0(&((*m_240)), a_149, false, true);
    return;
}

fn patch_set_view_1( m_241 : ptr<function, Machine_0>,  record_33 : u32) -> PatchView_0
{
    var _S405 : bool;
    if(is_tuple_0(record_33))
    {
        _S405 = (length_of_0(record_33)) != u32(0);
    }
    else
    {
        _S405 = false;
    }
    if(_S405)
    {
        fail_1(&((*m_241)), u32(5));
    }
    var _S406 : PatchView_0 = patch_view_0(&((*m_241)), record_33);
    return _S406;
}

fn center_of_1( m_242 : ptr<function, Machine_0>,  patch_38 : PatchView_0) -> Two_0
{
    var b_82 : Bounds_0 = some_bounds_0(&((*m_242)), patch_38);
    return two_0(b_82.top_5 + Bounds_height_0(b_82) / i32(2), b_82.left_3 + Bounds_width_0(b_82) / i32(2));
}

fn matching_1( m_243 : ptr<function, Machine_0>,  a_150 : PatchView_0,  b_83 : PatchView_0,  columns_6 : bool) -> bool
{
    spend_0(&((*m_243)), (a_150.count_14 + b_83.count_14) / u32(2));
    if(failed_0((*m_243)))
    {
        return false;
    }
    var i_89 : u32 = u32(0);
    for(;;)
    {
        if(i_89 < u32(128))
        {
        }
        else
        {
            break;
        }
        arena_0[(*m_243).scratch_1 + i_89] = u32(0);
        i_89 = i_89 + u32(1);
    }
    i_89 = u32(0);
    for(;;)
    {
        if(i_89 < (a_150.count_14))
        {
        }
        else
        {
            break;
        }
        var at_35 : u32 = line_of_0(word_at_0(a_150.cells_6 + i_89), columns_6);
        arena_0[(*m_243).scratch_1 + ((at_35 >> (u32(5))))] = (arena_0[(*m_243).scratch_1 + ((at_35 >> (u32(5))))] | (((u32(1) << (((at_35 & (u32(31)))))))));
        i_89 = i_89 + u32(1);
    }
    i_89 = u32(0);
    for(;;)
    {
        if(i_89 < (b_83.count_14))
        {
        }
        else
        {
            break;
        }
        var at_36 : u32 = line_of_0(word_at_0(b_83.cells_6 + i_89), columns_6);
        if((((((word_at_0((*m_243).scratch_1 + ((at_36 >> (u32(5)))))) >> (((at_36 & (u32(31))))))) & (u32(1)))) != u32(0))
        {
            return true;
        }
        i_89 = i_89 + u32(1);
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
    var bit_2 : u32 = u32(along_0 + i32(42) + i32(1));
    if(bit_2 < u32(96))
    {
        (*this_14).bits_1[(bit_2 >> (u32(5)))] = (((*this_14).bits_1[(bit_2 >> (u32(5)))]) | (((u32(1) << (((bit_2 & (u32(31)))))))));
    }
    return;
}

fn Differences_has_0( this_15 : Differences_0,  along_1 : i32) -> bool
{
    var bit_3 : u32 = u32(along_1 + i32(42) + i32(1));
    return (((((this_15.bits_1[(bit_3 >> (u32(5)))]) >> (((bit_3 & (u32(31))))))) & (u32(1)))) != u32(0);
}

fn op_gravitate_0( m_244 : ptr<function, Machine_0>,  a_151 : u32,  b_84 : u32)
{
    var along_2 : i32;
    var across_0 : i32;
    var x_11 : PatchView_0 = patch_set_view_1(&((*m_244)), a_151);
    var y_13 : PatchView_0 = patch_set_view_1(&((*m_244)), b_84);
    if(failed_0((*m_244)))
    {
        return;
    }
    var from_35 : Two_0 = center_of_1(&((*m_244)), x_11);
    var to_21 : Two_0 = center_of_1(&((*m_244)), y_13);
    var vertical_1 : bool = matching_1(&((*m_244)), x_11, y_13, true);
    if((max(x_11.count_14, y_13.count_14)) > u32(4096))
    {
        fail_0(&((*m_244)), u32(254));
    }
    spend_0(&((*m_244)), x_11.count_14 * y_13.count_14 / u32(2));
    if(failed_0((*m_244)))
    {
        return;
    }
    var _S407 : Differences_0 = Differences_none_0();
    var overlap_0 : Differences_0 = _S407;
    var beside_1 : Differences_0 = _S407;
    var i_90 : u32 = u32(0);
    for(;;)
    {
        if(i_90 < (x_11.count_14))
        {
        }
        else
        {
            break;
        }
        var _S408 : u32 = x_11.cells_6 + i_90;
        var _S409 : i32 = row_of_0(word_at_0(_S408));
        var _S410 : i32 = column_of_0(word_at_0(_S408));
        var k_7 : u32 = u32(0);
        for(;;)
        {
            if(k_7 < (y_13.count_14))
            {
            }
            else
            {
                break;
            }
            var cell_25 : u32 = word_at_0(y_13.cells_6 + k_7);
            var rows_4 : i32 = row_of_0(cell_25) - _S409;
            var columns_7 : i32 = column_of_0(cell_25) - _S410;
            if(vertical_1)
            {
                along_2 = rows_4;
            }
            else
            {
                along_2 = columns_7;
            }
            if(vertical_1)
            {
                across_0 = columns_7;
            }
            else
            {
                across_0 = rows_4;
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
        i_90 = i_90 + u32(1);
    }
    var _S411 : bool;
    if(vertical_1)
    {
        _S411 = (from_35.x_0) < (to_21.x_0);
    }
    else
    {
        _S411 = (from_35.y_0) < (to_21.y_0);
    }
    if(_S411)
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
            var _S412 : i32 = across_0 * along_2;
            if(!Differences_has_0(beside_1, _S412))
            {
                _S411 = true;
            }
            else
            {
                _S411 = Differences_has_0(overlap_0, _S412);
            }
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
        across_0 = across_0 + i32(1);
    }
    var _S413 : i32;
    if(vertical_1)
    {
        _S413 = across_0 * along_2;
    }
    else
    {
        _S413 = i32(0);
    }
    if(vertical_1)
    {
        along_2 = i32(0);
    }
    else
    {
        along_2 = across_0 * along_2;
    }
    new_pair_0(&((*m_244)), _S413, along_2);
    return;
}

fn uniform_lines_0( m_245 : ptr<function, Machine_0>,  from_36 : GridView_0) -> vec2<u32>
{
    var rows_5 : u32 = (*m_245).scratch_1 + u32(1408);
    var _S414 : u32 = rows_5 + from_36.height_1;
    spend_0(&((*m_245)), GridView_area_0(from_36) / u32(2));
    if((from_36.height_1 + from_36.width_2) > u32(2688))
    {
        fail_0(&((*m_245)), u32(254));
    }
    var found_3 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    if(failed_0((*m_245)))
    {
        return found_3;
    }
    var j_12 : u32 = u32(0);
    for(;;)
    {
        if(j_12 < (from_36.width_2))
        {
        }
        else
        {
            break;
        }
        arena_0[_S414 + j_12] = u32(1);
        j_12 = j_12 + u32(1);
    }
    var i_91 : u32 = u32(0);
    for(;;)
    {
        if(i_91 < (from_36.height_1))
        {
        }
        else
        {
            break;
        }
        var _S415 : i32;
        if((from_36.width_2) == u32(0))
        {
            _S415 = i32(0);
        }
        else
        {
            _S415 = GridView_at_0(from_36, i_91, u32(0));
        }
        var uniform_0 : bool = true;
        j_12 = u32(0);
        for(;;)
        {
            if(j_12 < (from_36.width_2))
            {
            }
            else
            {
                break;
            }
            var cell_26 : i32 = GridView_at_0(from_36, i_91, j_12);
            if(uniform_0)
            {
                uniform_0 = cell_26 == _S415;
            }
            else
            {
                uniform_0 = false;
            }
            if(cell_26 != (GridView_at_0(from_36, u32(0), j_12)))
            {
                arena_0[_S414 + j_12] = u32(0);
            }
            j_12 = j_12 + u32(1);
        }
        var _S416 : i32;
        if(uniform_0)
        {
            _S416 = i32(1);
        }
        else
        {
            _S416 = i32(0);
        }
        arena_0[rows_5 + i_91] = u32(_S416);
        var _S417 : i32;
        if(uniform_0)
        {
            _S417 = i32(1);
        }
        else
        {
            _S417 = i32(0);
        }
        found_3[i32(0)] = found_3[i32(0)] + u32(_S417);
        i_91 = i_91 + u32(1);
    }
    j_12 = u32(0);
    for(;;)
    {
        if(j_12 < (from_36.width_2))
        {
        }
        else
        {
            break;
        }
        found_3[i32(1)] = found_3[i32(1)] + word_at_0(_S414 + j_12);
        j_12 = j_12 + u32(1);
    }
    return found_3;
}

fn put_line_0( m_246 : ptr<function, Machine_0>,  from_37 : GridView_0,  items_26 : u32,  placed_8 : ptr<function, u32>,  is_row_0 : bool,  at_37 : u32)
{
    var length_22 : u32;
    if(is_row_0)
    {
        length_22 = from_37.width_2;
    }
    else
    {
        length_22 = from_37.height_1;
    }
    start_item_0((*m_246), items_26, (*placed_8));
    (*placed_8) = (*placed_8) + u32(1);
    var record_34 : u32 = new_record_0(&((*m_246)), u32(11), length_22, u32(0), length_22);
    if(record_34 == u32(0))
    {
        return;
    }
    var _S418 : i32;
    if(is_row_0)
    {
        _S418 = GridView_at_0(from_37, at_37, u32(0));
    }
    else
    {
        _S418 = GridView_at_0(from_37, u32(0), at_37);
    }
    var _S419 : u32 = colour_bits_0(_S418);
    var k_8 : u32 = u32(0);
    for(;;)
    {
        if(k_8 < length_22)
        {
        }
        else
        {
            break;
        }
        var _S420 : u32;
        if(is_row_0)
        {
            _S420 = pack_0(i32(at_37), i32(k_8));
        }
        else
        {
            _S420 = pack_0(i32(k_8), i32(at_37));
        }
        arena_0[record_34 + u32(4) + k_8] = (_S419 | (_S420));
        k_8 = k_8 + u32(1);
    }
    return;
}

fn op_frontiers_0( m_247 : ptr<function, Machine_0>,  a_152 : u32)
{
    var j_13 : u32;
    var _S421 : bool;
    var from_38 : GridView_0 = grid_view_0(&((*m_247)), a_152);
    if(failed_0((*m_247)))
    {
        return;
    }
    var _S422 : GridView_0 = with_rows_1(&((*m_247)), from_38);
    var _S423 : bool;
    if((from_38.height_1) > u32(2047))
    {
        _S423 = true;
    }
    else
    {
        _S423 = (from_38.width_2) > u32(2047);
    }
    if(_S423)
    {
        fail_0(&((*m_247)), u32(27));
    }
    var found_4 : vec2<u32> = uniform_lines_0(&((*m_247)), from_38);
    if(failed_0((*m_247)))
    {
        return;
    }
    var rows_6 : u32 = (*m_247).scratch_1 + u32(1408);
    var _S424 : u32 = rows_6 + from_38.height_1;
    var count_40 : u32;
    if((from_38.width_2) == u32(0))
    {
        count_40 = u32(0);
    }
    else
    {
        count_40 = found_4.x + found_4.y;
    }
    var i_92 : u32 = u32(0);
    for(;;)
    {
        if(i_92 < count_40)
        {
        }
        else
        {
            break;
        }
        if(i_92 < (found_4.x))
        {
            j_13 = from_38.width_2;
        }
        else
        {
            j_13 = from_38.height_1;
        }
        make_0(&((*m_247)), j_13 * u32(4));
        i_92 = i_92 + u32(1);
    }
    if(count_40 == u32(0))
    {
        new_empty_set_0(&((*m_247)));
        return;
    }
    make_0(&((*m_247)), count_40 * u32(16));
    spend_0(&((*m_247)), (found_4.x * (u32(1) + from_38.width_2 / u32(2)) + found_4.y * (u32(1) + from_38.height_1 / u32(2))) * log_2_0(count_40));
    if(failed_0((*m_247)))
    {
        return;
    }
    var _S425 : u32 = GridView_area_0(from_38);
    var one_cell_0 : bool = _S425 == u32(1);
    if(one_cell_0)
    {
        count_40 = u32(1);
    }
    var items_27 : u32 = open_items_0(&((*m_247)), count_40);
    var placed_9 : u32 = u32(0);
    var tally_8 : Tally_0 = Tally_of_cells_0(from_38.cells_8, _S425);
    for(;;)
    {
        if(!failed_0((*m_247)))
        {
            _S423 = placed_9 < count_40;
        }
        else
        {
            _S423 = false;
        }
        var _S426 : bool;
        if(_S423)
        {
            var _S427 : bool = Tally_next_0(&(tally_8));
            _S426 = _S427;
        }
        else
        {
            _S426 = false;
        }
        if(_S426)
        {
        }
        else
        {
            break;
        }
        var row_24 : bool;
        if((word_at_0(rows_6)) != u32(0))
        {
            row_24 = (GridView_at_0(from_38, u32(0), u32(0))) == (tally_8.key_0);
        }
        else
        {
            row_24 = false;
        }
        var _S428 : bool;
        if((word_at_0(_S424)) != u32(0))
        {
            _S428 = (GridView_at_0(from_38, u32(0), u32(0))) == (tally_8.key_0);
        }
        else
        {
            _S428 = false;
        }
        var column_12 : bool;
        if(_S428)
        {
            column_12 = !one_cell_0;
        }
        else
        {
            column_12 = false;
        }
        var _S429 : bool;
        if(column_12)
        {
            _S429 = (from_38.height_1) == u32(1);
        }
        else
        {
            _S429 = false;
        }
        if(_S429)
        {
            put_line_0(&((*m_247)), from_38, items_27, &(placed_9), false, u32(0));
        }
        if(row_24)
        {
            put_line_0(&((*m_247)), from_38, items_27, &(placed_9), true, u32(0));
        }
        var _S430 : bool;
        if(column_12)
        {
            _S430 = (from_38.height_1) != u32(1);
        }
        else
        {
            _S430 = false;
        }
        if(_S430)
        {
            put_line_0(&((*m_247)), from_38, items_27, &(placed_9), false, u32(0));
        }
        j_13 = u32(1);
        for(;;)
        {
            if(j_13 < (from_38.width_2))
            {
            }
            else
            {
                break;
            }
            if((word_at_0(_S424 + j_13)) != u32(0))
            {
                _S421 = (GridView_at_0(from_38, u32(0), j_13)) == (tally_8.key_0);
            }
            else
            {
                _S421 = false;
            }
            if(_S421)
            {
                put_line_0(&((*m_247)), from_38, items_27, &(placed_9), false, j_13);
            }
            j_13 = j_13 + u32(1);
        }
        i_92 = u32(1);
        for(;;)
        {
            if(i_92 < (from_38.height_1))
            {
            }
            else
            {
                break;
            }
            if((word_at_0(rows_6 + i_92)) != u32(0))
            {
                _S421 = (GridView_at_0(from_38, i_92, u32(0))) == (tally_8.key_0);
            }
            else
            {
                _S421 = false;
            }
            if(_S421)
            {
                put_line_0(&((*m_247)), from_38, items_27, &(placed_9), true, i_92);
            }
            i_92 = i_92 + u32(1);
        }
    }
    close_plain_0(&((*m_247)), items_27, u32(12), count_40);
    return;
}

fn op_compress_0( m_248 : ptr<function, Machine_0>,  a_153 : u32)
{
    var from_39 : GridView_0 = grid_view_0(&((*m_248)), a_153);
    if(failed_0((*m_248)))
    {
        return;
    }
    if((from_39.width_2) == u32(0))
    {
        var _S431 : u32 = copy_record_1(&((*m_248)), a_153);
        return;
    }
    var found_5 : vec2<u32> = uniform_lines_0(&((*m_248)), from_39);
    var rows_7 : u32 = (*m_248).scratch_1 + u32(1408);
    var _S432 : u32 = rows_7 + from_39.height_1;
    var cells_30 : u32 = new_grid_0(&((*m_248)), from_39.height_1 - found_5.x, from_39.width_2 - found_5.y);
    if(cells_30 == u32(0))
    {
        return;
    }
    var to_22 : CellWriter_0 = CellWriter_to_0(cells_30);
    var i_93 : u32 = u32(0);
    for(;;)
    {
        if(i_93 < (from_39.height_1))
        {
        }
        else
        {
            break;
        }
        if((word_at_0(rows_7 + i_93)) == u32(0))
        {
            var j_14 : u32 = u32(0);
            for(;;)
            {
                if(j_14 < (from_39.width_2))
                {
                }
                else
                {
                    break;
                }
                if((word_at_0(_S432 + j_14)) == u32(0))
                {
                    CellWriter_push_0(&(to_22), GridView_at_0(from_39, i_93, j_14));
                }
                j_14 = j_14 + u32(1);
            }
        }
        i_93 = i_93 + u32(1);
    }
    CellWriter_finish_0(&(to_22));
    return;
}

fn op_o_g_0( m_249 : ptr<function, Machine_0>,  a_154 : u32,  b_85 : u32)
{
    var flags_0 : i32 = int_view_1(&((*m_249)), b_85);
    var _S433 : bool;
    if(flags_0 < i32(0))
    {
        _S433 = true;
    }
    else
    {
        _S433 = flags_0 > i32(7);
    }
    if(_S433)
    {
        fail_1(&((*m_249)), u32(20));
    }
    if(!failed_0((*m_249)))
    {
        cut_objects_0(&((*m_249)), a_154, ((flags_0 & (i32(4)))) != i32(0), ((flags_0 & (i32(2)))) != i32(0), ((flags_0 & (i32(1)))) != i32(0));
    }
    return;
}

fn op_get_nth_t_0( m_250 : ptr<function, Machine_0>,  a_155 : u32,  b_86 : u32)
{
    if(!is_tuple_0(a_155))
    {
        fail_1(&((*m_250)), u32(8));
    }
    var _S434 : i32 = int_view_1(&((*m_250)), b_86);
    nth_0(&((*m_250)), a_155, _S434);
    return;
}

fn op_get_nth_f_0( m_251 : ptr<function, Machine_0>,  a_156 : u32,  b_87 : u32)
{
    if(!is_set_0(a_156))
    {
        fail_1(&((*m_251)), u32(9));
    }
    var _S435 : i32 = int_view_1(&((*m_251)), b_87);
    nth_0(&((*m_251)), a_156, _S435);
    return;
}

fn position_of_1( m_252 : ptr<function, Machine_0>,  n_7 : i32,  length_23 : u32) -> u32
{
    var at_38 : i32;
    if(n_7 < i32(0))
    {
        at_38 = n_7 + i32(length_23);
    }
    else
    {
        at_38 = n_7;
    }
    var _S436 : bool;
    if(at_38 < i32(0))
    {
        _S436 = true;
    }
    else
    {
        _S436 = at_38 >= i32(length_23);
    }
    if(_S436)
    {
        fail_1(&((*m_252)), u32(19));
    }
    return u32(at_38);
}

fn op_get_color_rank_t_0( m_253 : ptr<function, Machine_0>,  a_157 : u32,  b_88 : u32)
{
    var _S437 : Tally_0 = tally_of_0(&((*m_253)), a_157);
    var tally_9 : Tally_0 = _S437;
    if(failed_0((*m_253)))
    {
        return;
    }
    var _S438 : u32 = (*m_253).scratch_1 + u32(1408);
    var length_24 : u32 = u32(0);
    for(;;)
    {
        var _S439 : bool = Tally_next_0(&(tally_9));
        if(_S439)
        {
        }
        else
        {
            break;
        }
        if(length_24 >= u32(1344))
        {
            fail_0(&((*m_253)), u32(254));
            return;
        }
        var _S440 : u32 = _S438 + u32(2) * length_24;
        arena_0[_S440] = u32(tally_9.key_0);
        arena_0[_S440 + u32(1)] = tally_9.count_15;
        length_24 = length_24 + u32(1);
    }
    var rank_0 : i32 = int_view_0(&((*m_253)), b_88);
    var _S441 : u32 = position_of_1(&((*m_253)), rank_0, length_24);
    if(failed_0((*m_253)))
    {
        return;
    }
    var i_94 : u32 = u32(0);
    for(;;)
    {
        if(i_94 < length_24)
        {
        }
        else
        {
            break;
        }
        var _S442 : u32 = _S438 + u32(2) * i_94;
        var _S443 : u32 = word_at_0(_S442 + u32(1));
        var k_9 : u32 = u32(0);
        var before_0 : u32 = u32(0);
        for(;;)
        {
            if(k_9 < length_24)
            {
            }
            else
            {
                break;
            }
            var other_3 : u32 = word_at_0(_S438 + u32(2) * k_9 + u32(1));
            var _S444 : bool;
            if(other_3 > _S443)
            {
                _S444 = true;
            }
            else
            {
                if(other_3 == _S443)
                {
                    _S444 = k_9 < i_94;
                }
                else
                {
                    _S444 = false;
                }
            }
            var _S445 : i32;
            if(_S444)
            {
                _S445 = i32(1);
            }
            else
            {
                _S445 = i32(0);
            }
            var before_1 : u32 = before_0 + u32(_S445);
            k_9 = k_9 + u32(1);
            before_0 = before_1;
        }
        if(before_0 == _S441)
        {
            new_int_1(&((*m_253)), i32(word_at_0(_S442)));
            return;
        }
        i_94 = i_94 + u32(1);
    }
    return;
}

fn op_get_color_rank_t_1( m_254 : ptr<function, Machine_0>,  a_158 : u32,  b_89 : u32)
{
    var _S446 : Tally_0 = tally_of_0(&((*m_254)), a_158);
    var tally_10 : Tally_0 = _S446;
    if(failed_0((*m_254)))
    {
        return;
    }
    var _S447 : u32 = (*m_254).scratch_1 + u32(1408);
    var length_25 : u32 = u32(0);
    for(;;)
    {
        var _S448 : bool = Tally_next_0(&(tally_10));
        if(_S448)
        {
        }
        else
        {
            break;
        }
        if(length_25 >= u32(1344))
        {
            fail_0(&((*m_254)), u32(254));
            return;
        }
        var _S449 : u32 = _S447 + u32(2) * length_25;
        arena_0[_S449] = u32(tally_10.key_0);
        arena_0[_S449 + u32(1)] = tally_10.count_15;
        length_25 = length_25 + u32(1);
    }
    var rank_1 : i32 = int_view_0(&((*m_254)), b_89);
    var _S450 : u32 = position_of_1(&((*m_254)), rank_1, length_25);
    if(failed_0((*m_254)))
    {
        return;
    }
    var i_95 : u32 = u32(0);
    for(;;)
    {
        if(i_95 < length_25)
        {
        }
        else
        {
            break;
        }
        var _S451 : u32 = _S447 + u32(2) * i_95;
        var _S452 : u32 = word_at_0(_S451 + u32(1));
        var k_10 : u32 = u32(0);
        var before_2 : u32 = u32(0);
        for(;;)
        {
            if(k_10 < length_25)
            {
            }
            else
            {
                break;
            }
            var other_4 : u32 = word_at_0(_S447 + u32(2) * k_10 + u32(1));
            var _S453 : bool;
            if(other_4 > _S452)
            {
                _S453 = true;
            }
            else
            {
                if(other_4 == _S452)
                {
                    _S453 = k_10 < i_95;
                }
                else
                {
                    _S453 = false;
                }
            }
            var _S454 : i32;
            if(_S453)
            {
                _S454 = i32(1);
            }
            else
            {
                _S454 = i32(0);
            }
            var before_3 : u32 = before_2 + u32(_S454);
            k_10 = k_10 + u32(1);
            before_2 = before_3;
        }
        if(before_2 == _S450)
        {
            new_int_1(&((*m_254)), i32(word_at_0(_S451)));
            return;
        }
        i_95 = i_95 + u32(1);
    }
    return;
}

fn op_get_color_rank_f_0( m_255 : ptr<function, Machine_0>,  a_159 : u32,  b_90 : u32)
{
    op_get_color_rank_t_1(&((*m_255)), a_159, b_90);
    return;
}

fn op_mir_rot_t_0( m_256 : ptr<function, Machine_0>,  a_160 : u32,  b_91 : u32)
{
    var k_11 : i32 = int_view_1(&((*m_256)), b_91);
    if(failed_0((*m_256)))
    {
        return;
    }
    var _S455 : bool;
    if(k_11 >= i32(0))
    {
        _S455 = k_11 <= i32(3);
    }
    else
    {
        _S455 = false;
    }
    if(_S455)
    {
        mirrored_0(&((*m_256)), a_160, u32(k_11));
    }
    else
    {
        var _S456 : bool = k_11 == i32(4);
        if(_S456)
        {
            _S455 = true;
        }
        else
        {
            _S455 = k_11 == i32(6);
        }
        if(_S455)
        {
            turned_1(&((*m_256)), a_160, _S456, k_11 == i32(6));
        }
        else
        {
            if(k_11 == i32(5))
            {
                flipped_1(&((*m_256)), a_160, true, true);
            }
            else
            {
                if(k_11 == i32(7))
                {
                    same_grid_2(&((*m_256)), a_160);
                }
                else
                {
                    fail_1(&((*m_256)), u32(20));
                }
            }
        }
    }
    return;
}

fn op_mir_rot_f_0( m_257 : ptr<function, Machine_0>,  a_161 : u32,  b_92 : u32)
{
    var k_12 : i32 = int_view_1(&((*m_257)), b_92);
    var _S457 : bool;
    if(k_12 < i32(0))
    {
        _S457 = true;
    }
    else
    {
        _S457 = k_12 > i32(3);
    }
    if(_S457)
    {
        fail_1(&((*m_257)), u32(20));
    }
    if(!failed_0((*m_257)))
    {
        mirrored_0(&((*m_257)), a_161, u32(k_12));
    }
    return;
}

fn one_of_four_0( m_258 : ptr<function, Machine_0>,  record_35 : u32) -> i32
{
    var which_2 : i32 = int_view_1(&((*m_258)), record_35);
    var _S458 : bool;
    if(which_2 < i32(0))
    {
        _S458 = true;
    }
    else
    {
        _S458 = which_2 > i32(3);
    }
    if(_S458)
    {
        fail_1(&((*m_258)), u32(20));
    }
    return which_2;
}

fn op_corner_0( m_259 : ptr<function, Machine_0>,  a_162 : u32,  b_93 : u32)
{
    var which_3 : i32 = one_of_four_0(&((*m_259)), b_93);
    if(!failed_0((*m_259)))
    {
        corner_of_0(&((*m_259)), a_162, which_3);
    }
    return;
}

fn op_col_row_0( m_260 : ptr<function, Machine_0>,  a_163 : u32,  b_94 : u32)
{
    var which_4 : i32 = one_of_four_0(&((*m_260)), b_94);
    if(!failed_0((*m_260)))
    {
        bound_0(&((*m_260)), a_163, which_4);
    }
    return;
}

fn op_ofcolor_1( m_261 : ptr<function, Machine_0>,  a_164 : u32,  b_95 : u32)
{
    var grid_16 : GridView_0 = grid_view_0(&((*m_261)), a_164);
    if(failed_0((*m_261)))
    {
        return;
    }
    var colour_14 : i32 = sought_colour_0(b_95);
    var area_10 : u32 = GridView_area_0(grid_16);
    var _S459 : bool;
    if(colour_14 == i32(1000))
    {
        _S459 = true;
    }
    else
    {
        _S459 = area_10 == u32(0);
    }
    if(_S459)
    {
        new_empty_set_0(&((*m_261)));
        return;
    }
    if((grid_16.height_1) > u32(2048))
    {
        _S459 = true;
    }
    else
    {
        _S459 = (grid_16.width_2) > u32(2048);
    }
    if(_S459)
    {
        fail_0(&((*m_261)), u32(27));
    }
    spend_0(&((*m_261)), area_10 / u32(4));
    if(failed_0((*m_261)))
    {
        return;
    }
    var list_27 : CellList_0 = CellList_at_0((*m_261));
    push_colour_0(&(list_27), grid_16, colour_14, u32(0));
    seal_cells_0(&((*m_261)), list_27, false);
    return;
}

fn op_f_ofcolor_0( m_262 : ptr<function, Machine_0>,  a_165 : u32,  b_96 : u32)
{
    op_ofcolor_1(&((*m_262)), a_165, b_96);
    return;
}

fn op_ascell_0( m_263 : ptr<function, Machine_0>,  a_166 : u32,  b_97 : u32)
{
    var place_10 : Two_0 = pair_view_0(&((*m_263)), a_166);
    var _S460 : bool;
    if(!fits_0(place_10.x_0))
    {
        _S460 = true;
    }
    else
    {
        _S460 = !fits_0(place_10.y_0);
    }
    if(_S460)
    {
        fail_1(&((*m_263)), u32(27));
    }
    var hue_5 : i32 = colour_view_1(&((*m_263)), b_97);
    if(!failed_0((*m_263)))
    {
        var _S461 : u32 = new_record_1(&((*m_263)), u32(4), ((colour_bits_0(hue_5)) | ((pack_0(place_10.x_0, place_10.y_0)))), u32(0), u32(0));
    }
    return;
}

fn op_toij_0( m_264 : ptr<function, Machine_0>,  a_167 : u32)
{
    if((kind_of_0(a_167)) != u32(4))
    {
        fail_1(&((*m_264)), u32(6));
    }
    else
    {
        var _S462 : u32 = a_167 + u32(1);
        new_pair_1(&((*m_264)), row_of_0(word_at_0(_S462)), column_of_0(word_at_0(_S462)));
    }
    return;
}

fn Dispatch_call_0( m_265 : ptr<function, Machine_0>,  op_1 : u32,  args_0 : vec4<u32>)
{
    switch(op_1)
    {
    case u32(0):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_identity_0(&((*m_265)), args_0.x);
        }
    case u32(19):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_size_0(&((*m_265)), args_0.x);
        }
    case u32(20):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_merge_0(&((*m_265)), args_0.x);
        }
    case u32(23):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_valmax_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(24):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_valmin_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(25):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_argmax_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(26):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_argmin_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(39):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_sfilter_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(41):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_extract_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(43):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_first_0(&((*m_265)), args_0.x);
        }
    case u32(44):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_last_0(&((*m_265)), args_0.x);
        }
    case u32(60):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_apply_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(62):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_mapply_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(66):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_mostcolor_0(&((*m_265)), args_0.x);
        }
    case u32(67):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_leastcolor_0(&((*m_265)), args_0.x);
        }
    case u32(68):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_height_0(&((*m_265)), args_0.x);
        }
    case u32(69):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_width_0(&((*m_265)), args_0.x);
        }
    case u32(70):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_shape_0(&((*m_265)), args_0.x);
        }
    case u32(71):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_portrait_0(&((*m_265)), args_0.x);
        }
    case u32(72):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_colorcount_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(73):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_colorfilter_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(74):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_sizefilter_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(75):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_asindices_0(&((*m_265)), args_0.x);
        }
    case u32(76):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_ofcolor_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(77):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_ulcorner_0(&((*m_265)), args_0.x);
        }
    case u32(78):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_urcorner_0(&((*m_265)), args_0.x);
        }
    case u32(79):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_llcorner_0(&((*m_265)), args_0.x);
        }
    case u32(80):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_lrcorner_0(&((*m_265)), args_0.x);
        }
    case u32(81):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_crop_0(&((*m_265)), args_0.x, args_0.y, args_0.z);
        }
    case u32(82):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_toindices_0(&((*m_265)), args_0.x);
        }
    case u32(83):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_recolor_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(84):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_shift_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(85):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_normalize_0(&((*m_265)), args_0.x);
        }
    case u32(86):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_dneighbors_0(&((*m_265)), args_0.x);
        }
    case u32(87):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_ineighbors_0(&((*m_265)), args_0.x);
        }
    case u32(88):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_neighbors_0(&((*m_265)), args_0.x);
        }
    case u32(89):
        {
            spend_call_0(&((*m_265)), u32(16));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_objects_0(&((*m_265)), args_0.x, args_0.y, args_0.z, args_0.w);
        }
    case u32(90):
        {
            spend_call_0(&((*m_265)), u32(8));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_partition_0(&((*m_265)), args_0.x);
        }
    case u32(91):
        {
            spend_call_0(&((*m_265)), u32(8));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_fgpartition_0(&((*m_265)), args_0.x);
        }
    case u32(92):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_uppermost_0(&((*m_265)), args_0.x);
        }
    case u32(93):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_lowermost_0(&((*m_265)), args_0.x);
        }
    case u32(94):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_leftmost_0(&((*m_265)), args_0.x);
        }
    case u32(95):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_rightmost_0(&((*m_265)), args_0.x);
        }
    case u32(96):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_square_0(&((*m_265)), args_0.x);
        }
    case u32(97):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_vline_0(&((*m_265)), args_0.x);
        }
    case u32(98):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_hline_0(&((*m_265)), args_0.x);
        }
    case u32(99):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_hmatching_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(100):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_vmatching_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(101):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_manhattan_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(102):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_adjacent_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(103):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_bordering_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(105):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_palette_0(&((*m_265)), args_0.x);
        }
    case u32(106):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_numcolors_0(&((*m_265)), args_0.x);
        }
    case u32(107):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_color_0(&((*m_265)), args_0.x);
        }
    case u32(108):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_toobject_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(109):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_asobject_0(&((*m_265)), args_0.x);
        }
    case u32(110):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_rot90_0(&((*m_265)), args_0.x);
        }
    case u32(111):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_rot180_0(&((*m_265)), args_0.x);
        }
    case u32(112):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_rot270_0(&((*m_265)), args_0.x);
        }
    case u32(113):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_hmirror_0(&((*m_265)), args_0.x);
        }
    case u32(114):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_vmirror_0(&((*m_265)), args_0.x);
        }
    case u32(115):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_dmirror_0(&((*m_265)), args_0.x);
        }
    case u32(116):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_cmirror_0(&((*m_265)), args_0.x);
        }
    case u32(117):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_fill_0(&((*m_265)), args_0.x, args_0.y, args_0.z);
        }
    case u32(118):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_paint_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(119):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_underfill_0(&((*m_265)), args_0.x, args_0.y, args_0.z);
        }
    case u32(120):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_underpaint_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(121):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_hupscale_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(122):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_vupscale_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(123):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_upscale_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(124):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_downscale_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(125):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_hconcat_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(126):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_vconcat_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(127):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_subgrid_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(128):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_hsplit_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(129):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_vsplit_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(130):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_cellwise_0(&((*m_265)), args_0.x, args_0.y, args_0.z);
        }
    case u32(131):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_replace_0(&((*m_265)), args_0.x, args_0.y, args_0.z);
        }
    case u32(132):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_switch_0(&((*m_265)), args_0.x, args_0.y, args_0.z);
        }
    case u32(133):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_center_0(&((*m_265)), args_0.x);
        }
    case u32(134):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_position_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(135):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_index_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(136):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_canvas_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(137):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_corners_0(&((*m_265)), args_0.x);
        }
    case u32(139):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_cover_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(140):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_trim_0(&((*m_265)), args_0.x);
        }
    case u32(141):
        {
            spend_call_0(&((*m_265)), u32(8));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_move_0(&((*m_265)), args_0.x, args_0.y, args_0.z);
        }
    case u32(142):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_tophalf_0(&((*m_265)), args_0.x);
        }
    case u32(143):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_bottomhalf_0(&((*m_265)), args_0.x);
        }
    case u32(144):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_lefthalf_0(&((*m_265)), args_0.x);
        }
    case u32(145):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_righthalf_0(&((*m_265)), args_0.x);
        }
    case u32(148):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_backdrop_0(&((*m_265)), args_0.x);
        }
    case u32(149):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_delta_0(&((*m_265)), args_0.x);
        }
    case u32(150):
        {
            spend_call_0(&((*m_265)), u32(8));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_gravitate_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(151):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_inbox_0(&((*m_265)), args_0.x);
        }
    case u32(152):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_outbox_0(&((*m_265)), args_0.x);
        }
    case u32(153):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_box_0(&((*m_265)), args_0.x);
        }
    case u32(156):
        {
            spend_call_0(&((*m_265)), u32(8));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_frontiers_0(&((*m_265)), args_0.x);
        }
    case u32(157):
        {
            spend_call_0(&((*m_265)), u32(8));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_compress_0(&((*m_265)), args_0.x);
        }
    case u32(160):
        {
            spend_call_0(&((*m_265)), u32(16));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_o_g_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(161):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_p_g_0(&((*m_265)), args_0.x);
        }
    case u32(162):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_p_f_0(&((*m_265)), args_0.x);
        }
    case u32(163):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_get_nth_t_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(164):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_get_nth_f_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(171):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_get_color_rank_t_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(172):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_get_color_rank_f_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(173):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_mir_rot_t_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(174):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_mir_rot_f_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(181):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_corner_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(182):
        {
            spend_call_0(&((*m_265)), u32(2));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_col_row_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(183):
        {
            spend_call_0(&((*m_265)), u32(4));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_f_ofcolor_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(184):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_ascell_0(&((*m_265)), args_0.x, args_0.y);
        }
    case u32(185):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_toij_0(&((*m_265)), args_0.x);
        }
    case u32(187):
        {
            spend_call_0(&((*m_265)), u32(1));
            if(failed_0((*m_265)))
            {
                return;
            }
            op_second_0(&((*m_265)), args_0.x);
        }
    default :
        {
            fail_0(&((*m_265)), u32(254));
        }
    }
    var _S463 : bool;
    if(failed_0((*m_265)))
    {
        _S463 = ((*m_265).fault_prim_0) == u32(0);
    }
    else
    {
        _S463 = false;
    }
    if(_S463)
    {
        (*m_265).fault_prim_0 = op_1 + u32(1);
    }
    return;
}

fn multiply_64_0( a_168 : vec2<u32>,  b_98 : vec2<u32>) -> vec2<u32>
{
    var _S464 : u32 = a_168.x;
    var a0_0 : u32 = (_S464 & (u32(65535)));
    var a1_0 : u32 = (_S464 >> (u32(16)));
    var _S465 : u32 = b_98.x;
    var b0_0 : u32 = (_S465 & (u32(65535)));
    var b1_0 : u32 = (_S465 >> (u32(16)));
    var low_6 : u32 = a0_0 * b0_0;
    var middle_2 : u32 = a1_0 * b0_0 + ((low_6 >> (u32(16))));
    var other_5 : u32 = a0_0 * b1_0 + ((middle_2 & (u32(65535))));
    return vec2<u32>((((other_5 << (u32(16)))) | (((low_6 & (u32(65535)))))), a1_0 * b1_0 + ((middle_2 >> (u32(16)))) + ((other_5 >> (u32(16)))) + _S464 * b_98.y + a_168.y * _S465);
}

fn hash_of_0( record_36 : u32) -> vec2<u32>
{
    var _S466 : u32 = words_of_0(record_36);
    var hash_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var i_96 : u32 = u32(0);
    for(;;)
    {
        if(i_96 < _S466)
        {
        }
        else
        {
            break;
        }
        var _S467 : u32 = record_36 + i_96;
        var _S468 : u32 = word_at_0(_S467);
        var _S469 : u32;
        if((i_96 + u32(1)) < _S466)
        {
            _S469 = word_at_0(_S467 + u32(1));
        }
        else
        {
            _S469 = u32(0);
        }
        var _S470 : vec2<u32> = multiply_64_0((hash_0 ^ (vec2<u32>(_S468, _S469))), vec2<u32>(u32(2135587861), u32(2654435769)));
        hash_0 = _S470;
        hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S470.y)));
        i_96 = i_96 + u32(2);
    }
    var _S471 : vec2<u32> = multiply_64_0(hash_0, vec2<u32>(u32(3981806797), u32(4283543511)));
    hash_0 = _S471;
    hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S471.y)));
    return hash_0;
}

fn equal_cells_0( record_37 : u32,  target_0 : u32) -> u32
{
    var _S472 : bool;
    if(target_0 == u32(0))
    {
        _S472 = true;
    }
    else
    {
        _S472 = (kind_of_0(record_37)) != u32(6);
    }
    if(_S472)
    {
        _S472 = true;
    }
    else
    {
        _S472 = (word_at_0(record_37 + u32(1))) != (word_at_0(target_0 + u32(1)));
    }
    if(_S472)
    {
        _S472 = true;
    }
    else
    {
        _S472 = (word_at_0(record_37 + u32(2))) != (word_at_0(target_0 + u32(2)));
    }
    if(_S472)
    {
        return u32(4294967295);
    }
    var _S473 : u32 = word_at_0(record_37 + u32(1)) * word_at_0(record_37 + u32(2));
    var i_97 : u32 = u32(0);
    var equal_2 : u32 = u32(0);
    for(;;)
    {
        if(i_97 < _S473)
        {
        }
        else
        {
            break;
        }
        var _S474 : u32 = (i_97 >> (u32(2)));
        var _S475 : u32 = ((word_at_0(record_37 + u32(4) + _S474)) ^ ((word_at_0(target_0 + u32(4) + _S474))));
        var _S476 : u32 = min(u32(4), _S473 - i_97);
        var k_13 : u32 = u32(0);
        for(;;)
        {
            if(k_13 < _S476)
            {
            }
            else
            {
                break;
            }
            var _S477 : i32;
            if(((((_S475 >> ((u32(8) * k_13)))) & (u32(255)))) == u32(0))
            {
                _S477 = i32(1);
            }
            else
            {
                _S477 = i32(0);
            }
            var equal_3 : u32 = equal_2 + u32(_S477);
            k_13 = k_13 + u32(1);
            equal_2 = equal_3;
        }
        i_97 = i_97 + u32(4);
    }
    return equal_2;
}

fn element_kind_0( record_38 : u32) -> u32
{
    var kind_33 : u32 = kind_of_0(record_38);
    var _S478 : bool;
    if(kind_33 == u32(9))
    {
        _S478 = true;
    }
    else
    {
        _S478 = kind_33 == u32(12);
    }
    var common_0 : u32;
    if(_S478)
    {
        common_0 = u32(4294967295);
        var i_98 : u32 = u32(0);
        for(;;)
        {
            if(i_98 < (word_at_0(record_38 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var element_6 : u32 = kind_of_0(record_38 + word_at_0(record_38 + u32(4) + i_98));
            if(i_98 > u32(0))
            {
                _S478 = element_6 != common_0;
            }
            else
            {
                _S478 = false;
            }
            if(_S478)
            {
                return u32(4294967295);
            }
            var i_99 : u32 = i_98 + u32(1);
            common_0 = element_6;
            i_98 = i_99;
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
    if(id_0 >= (params_0.count_0))
    {
        return;
    }
    var item_8 : u32 = id_0 * u32(8);
    var _S479 : u32 = items_0[item_8];
    var _S480 : u32 = items_0[item_8 + u32(1)];
    var _S481 : u32 = items_0[item_8 + u32(2)];
    var _S482 : u32 = items_0[item_8 + u32(3)];
    var _S483 : u32 = items_0[item_8 + u32(4)];
    var _S484 : u32 = items_0[item_8 + u32(5)];
    var m_266 : Machine_0;
    m_266.scratch_1 = params_0.scratch_0 + id_0 * params_0.scratch_words_0;
    var at_39 : u32 = u32(0);
    for(;;)
    {
        if(at_39 < _S480)
        {
        }
        else
        {
            break;
        }
        var instruction_0 : u32 = (_S479 + at_39) * u32(8);
        var op_2 : u32 = (code_0[instruction_0] & (u32(65535)));
        var _S485 : u32 = (code_0[instruction_0] >> (u32(16)));
        var place_11 : u32 = _S482 + code_0[instruction_0 + u32(1)];
        m_266.fuel_1 = params_0.fuel_0;
        m_266.memory_1 = params_0.memory_0;
        m_266.fault_0 = u32(0);
        m_266.fault_prim_0 = u32(0);
        m_266.calls_0 = u32(0);
        m_266.cursor_0 = place_11;
        m_266.end_0 = place_11 + code_0[instruction_0 + u32(2)];
        var args_1 : vec4<u32> = vec4<u32>(u32(0), u32(0), u32(0), u32(0));
        var poisoned_0 : bool = false;
        var i_100 : u32 = u32(0);
        for(;;)
        {
            if(i_100 < _S485)
            {
            }
            else
            {
                break;
            }
            var address_0 : u32 = operand_address_0(code_0[instruction_0 + u32(3) + i_100], _S481, _S482);
            args_1[i_100] = address_0;
            var _S486 : bool;
            if(!poisoned_0)
            {
                _S486 = (kind_of_0(address_0)) == u32(13);
            }
            else
            {
                _S486 = false;
            }
            if(_S486)
            {
                m_266.fault_0 = word_at_0(address_0 + u32(1)) + u32(1);
                m_266.fault_prim_0 = word_at_0(address_0 + u32(2));
                poisoned_0 = true;
            }
            i_100 = i_100 + u32(1);
        }
        if(!poisoned_0)
        {
            Dispatch_call_0(&(m_266), op_2, args_1);
        }
        var row_25 : u32 = (_S484 + at_39) * u32(12);
        results_0[row_25 + u32(1)] = params_0.fuel_0 - m_266.fuel_1;
        results_0[row_25 + u32(2)] = params_0.memory_0 - m_266.memory_1;
        results_0[row_25 + u32(3)] = m_266.calls_0;
        if((m_266.fault_0) != u32(0))
        {
            arena_0[place_11] = u32(13);
            arena_0[place_11 + u32(1)] = m_266.fault_0 - u32(1);
            arena_0[place_11 + u32(2)] = m_266.fault_prim_0;
            arena_0[place_11 + u32(3)] = u32(0);
        }
        results_0[row_25] = kind_of_0(place_11);
        results_0[row_25 + u32(4)] = word_at_0(place_11 + u32(1));
        results_0[row_25 + u32(5)] = word_at_0(place_11 + u32(2));
        results_0[row_25 + u32(6)] = words_of_0(place_11);
        if((m_266.fault_0) == u32(0))
        {
            var hash_1 : vec2<u32> = hash_of_0(place_11);
            results_0[row_25 + u32(7)] = weight_of_0(place_11);
            results_0[row_25 + u32(8)] = hash_1.x;
            results_0[row_25 + u32(9)] = hash_1.y;
            results_0[row_25 + u32(10)] = equal_cells_0(place_11, _S483);
            results_0[row_25 + u32(11)] = element_kind_0(place_11);
        }
        at_39 = at_39 + u32(1);
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

